"""A round of situations of Warhammer 40,000 PEN on wrecks and those aboard, arrivals, who may, points, night, and special rules one with another."""

from __future__ import annotations

from fractions import Fraction as F

import pytest
from verdicts import ask, check, rows

ROWS, row = rows()
DESTROYED = "la cible est détruite ou explosée"

row(
    "AL-01",
    "Un Rhino déjà immobilisé, six gardes à bord : « crash violent » y devient Détruit. F5, 2/3 de mourir à 5/6 blessés, et tous dehors ; l'épave est un décor.",
    ask('degat_subi(degat_recu="crash violent", cible_immobilisee=True, unites_a_bord=True)', gives="les unités embarquées doivent débarquer"),
    ask('degat_subi(degat_recu="crash violent", cible_immobilisee=True, unites_a_bord=True)', gives="un décor infranchissable"),
    ask('touches_aux_passagers(degat_recu="crash violent", cible_immobilisee=True, passager=dict(effectif_de_l_escouade=6, endurance=3, svg=5))', total=F(10, 3)),
    ask('touches_aux_passagers(degat_recu="crash violent", passager=dict(effectif_de_l_escouade=6, endurance=3, svg=5))', total=F(8, 3)),
)

row(
    "AL-02",
    "Un trukk cloué sur place prend un « crash violent » : Détruit, et un transport ouvert détruit ne blesse personne ; mobile, F4 ; explosé, F4 et non 6.",
    ask('force_contre_les_passagers(degat_recu="crash violent", cible_immobilisee=True, cible_ouvert=True)', total=0),
    ask('force_contre_les_passagers(degat_recu="crash violent", cible_ouvert=True)', total=4),
    ask('force_contre_les_passagers(degat_recu="explosé", cible_immobilisee=True, cible_ouvert=True)', total=4),
    ask('degat_subi(degat_recu="crash violent", cible_immobilisee=True, cible_ouvert=True, unites_a_bord=True)', gives="les unités embarquées doivent débarquer"),
)

row(
    "AL-03",
    "Un 5 à la coque d'un bunker, quatre gardes dedans : Détruit, F5, ils sortent. Un 5 à celle d'un aéronef : retiré, et l'on en sort en altitude.",
    ask('degat_du_resultat(zone_touchee="coque", resultat_de_degat=5, cible_batiment=True)', outcome="Détruit"),
    ask('degat_subi(degat_recu="crash violent", cible_batiment=True, unites_a_bord=True)', gives="les unités embarquées doivent débarquer"),
    ask('force_contre_les_passagers(degat_recu="crash violent", cible_batiment=True)', total=5),
    ask('degat_subi(degat_recu="crash violent", cible_aeronef=True, unites_a_bord=True)', gives="le débarquement est forcé en altitude"),
    ask('degat_subi(degat_recu="crash violent", cible_aeronef=True, unites_a_bord=True)', gives="le véhicule est retiré comme perte"),
)

row(
    "AL-04",
    "En altitude, le dernier point de coque part sur un « endommagé » : les passagers tombent avec l'épave ; s'il en reste un, rien pour eux.",
    ask('degat_subi(degat_recu="endommagé", points_de_coque=1, unites_a_bord=True, cible_en_altitude=True)', gives="le débarquement est forcé en altitude"),
    ask('degat_subi(degat_recu="endommagé", points_de_coque=2, unites_a_bord=True, cible_en_altitude=True)', gives="un marqueur « endommagé »"),
    ask('force_contre_les_passagers(degat_recu="endommagé", points_de_coque=2)', total=0),
    ask("points_de_coque_restants(points_de_coque=5, marqueurs_endommage=1, marqueurs_tres_endommage=2)", total=0),
    ask('coque_apres_ce_degat(points_de_coque=5, marqueurs_endommage=1, degat_recu="très endommagé")', total=2),
)

row(
    "AL-05",
    "À bord d'un transport immobilisé, un fulgurant garde son +1 ; s'il a roulé avant d'être cloué, non ; un bolter lourd, alors, tire au jugé.",
    ask('ct_du_tir(ct=4, unite_embarquee=True, transporteur_immobilisee=True, arme_de_tir="Fulgurant", distance=20)', total=5),
    ask('ct_du_tir(ct=4, unite_embarquee=True, transporteur_immobilisee=True, transporteur_a_bouge=True, arme_de_tir="Fulgurant", distance=20)', total=4),
    ask('ct_du_tir(ct=4, unite_embarquee=True, transporteur_immobilisee=True, transporteur_a_bouge=True, arme_de_tir="Bolter lourd", distance=20)', total=2),
    ask('ct_du_tir(ct=4, unite_embarquee=True, transporteur_en_charge_belier=True, arme_de_tir="Bolter lourd", distance=20)', total=2),
)

row(
    "AL-06",
    "Un transport volant ouvert arrive en frappe en profondeur : ses guerriers descendent et tirent, leur bolter lourd au jugé ; charger, cela se discute.",
    ask("charger(unite_vient_de_debarquer=True, transporteur_ouvert=True, transporteur_deployee_en_frappe_en_profondeur=True, distance=5)", outcome="Interdit", disputed="Permis"),
    ask('ct_du_tir(ct=4, unite_vient_de_debarquer=True, transporteur_deployee_en_frappe_en_profondeur=True, arme_de_tir="Bolter lourd", distance=20)', total=2),
    ask("placer_l_unite_initiale(pose_au_contact=True, unite_transport=True)", outcome="Interdit"),
    ask("charger(unite_vient_de_debarquer=True, transporteur_ouvert=True, transporteur_a_bouge=True, distance=5)", outcome="Permis"),
)

row(
    "AL-07",
    "Premier tour, je suis visé dans mes ruines : mes fantassins sont cachés d'office ; mes motos aussi, à moins qu'on ne les tienne pour lancées. Mes chars non.",
    ask("etre_cachee(cible_moto=True, cible_en_zone_de_couvert=True, premier_tour_du_premier_joueur=True)", outcome="Permis", disputed="Interdit"),
    ask("etre_cachee(cible_infanterie=True, premier_tour_du_premier_joueur=True)", outcome="Permis"),
    ask("etre_cachee(cible_moto=True, premier_tour_du_premier_joueur=True)", outcome="Interdit"),
    ask('ct_du_tir(ct=4, arme_de_tir="Bolter", distance=20, premier_tour_du_premier_joueur=True, cible_moto=True)', total=2),
)

row(
    "AL-08",
    "Un motard insensible rate son test de terrain et son armure : la blessure n'a pas de force, elle ne s'ignore pas, ou sur 4+ selon la lecture.",
    ask("jet_d_insensible_a_la_douleur(cible_insensible_a_la_douleur=True, blessure_du_danger=True, endurance=4)", outcome="Blessure subie", disputed="1/2"),
    ask("jet_d_insensible_a_la_douleur(cible_insensible_a_la_douleur=True, force=4, endurance=4, des=[5])", outcome="Blessure ignorée"),
    ask("jet_d_insensible_a_la_douleur(cible_insensible_a_la_douleur=True, force=4, endurance=4, blessure_mortelle=True, des=[6])", outcome="Blessure subie"),
)

row(
    "AL-09",
    "Deux morts partout ; les orks (I2) s'en vont, mes marines (I4) font 2 contre 4 : 6 à 6, rattrapés, mais l'écart est nul : personne de plus.",
    ask("choisir_de_battre_en_retraite(pertes_egales=True)", outcome="Permis"),
    ask("jet_de_percee(initiative=4, cible_initiative=2, des=[2], des_adverses=[4])", outcome="Percée réussie"),
    ask("pertes_de_la_percee(ecart_de_pertes=0)", total=0),
)

row(
    "AL-10",
    "Hit & Run à I4 contre I4 : 5/12 entre deux initiatives ; sinon en fin d'assaut, d'office. Ni percée ni poursuite, mais l'ennemi consolide de 6 ps.",
    ask("jet_de_hit_and_run(initiative=4, cible_initiative=4)", odds={"Désengagée": F(5, 12)}),
    ask("se_desengager(unite_a_hit_and_run=True, unite_verrouillee=True, fin_de_la_phase_d_assaut=True)", outcome="Permis"),
    ask("tenter_une_percee(cible_desengagee=True)", outcome="Interdit"),
    ask("mouvement_de_consolidation(unite_moto=True)", total=6),
    ask("se_desengager(unite_a_desengagement=True, unite_verrouillee=True, fin_de_la_phase_d_assaut=True, unite_a_terre=True)", outcome="Interdit"),
)

row(
    "AL-11",
    "Battus de 3 sous un héros obstiné, Cd 8, un 8 passe. Qui se bat aussi ailleurs ne perce pas, un lent et méthodique non plus.",
    ask("test_de_moral(commandement=8, ecart_de_pertes=3, unite_menee_par_un_personnage_obstine=True, des=[4, 4])", outcome="Réussi"),
    ask("test_de_moral(commandement=8, ecart_de_pertes=3, des=[4, 4])", outcome="Raté"),
    ask("tenter_une_percee(unite_engagee_avec_une_autre_escouade=True)", outcome="Interdit"),
    ask("tenter_une_percee(unite_lente_et_methodique=True)", outcome="Interdit"),
)

row(
    "AL-12",
    "L'obusier en tue deux sur huit : moral à Cd 7, 8 pour des obstinés ; mais au pilonnage, qui n'est pas du moral, l'obstiné garde Cd 7.",
    ask("test_de_moral_apres_les_tirs(commandement=8, effectif_de_l_escouade=8, pertes_de_l_escouade=2, arme_d_artillerie=True)", odds={"Réussi": F(7, 12)}),
    ask("test_de_moral_apres_les_tirs(commandement=8, effectif_de_l_escouade=8, pertes_de_l_escouade=2, arme_d_artillerie=True, unite_obstinee=True)", odds={"Réussi": F(13, 18)}),
    ask("test_de_pilonnage(commandement=8, unite_obstinee=True, arme_d_artillerie=True)", odds={"Réussi": F(7, 12)}),
    ask("test_de_pilonnage(commandement=8, unite_verrouillee=True)", outcome="Sans effet"),
    ask("test_de_moral_apres_les_tirs(commandement=8, effectif_de_l_escouade=10, pertes_de_l_escouade=6, unite_verrouillee=True)", outcome="Réussi"),
)

row(
    "AL-13",
    "Six ps de ronces épaisses : un fantassin en fait 2, une cavalerie 5 de ses 9 ; des bêtes, agiles, 7, ou 9 selon la lecture.",
    ask("mouvement_normal_permis(unite_infanterie=True, ps_en_terrain_tres_difficile=6)", total=2),
    ask("mouvement_normal_permis(unite_cavalerie=True, ps_en_terrain_tres_difficile=6)", total=5),
    ask("mouvement_normal_permis(unite_bete=True, ps_en_terrain_tres_difficile=6)", total=7, disputed="^9"),
    ask("mouvement_rapide_permis(unite_cavalerie=True, ps_en_terrain_difficile=10)", total=14),
)

row(
    "AL-14",
    "Un char rapide à lame bulldozer fait 14 ps à travers un bois : 1/36 de dégât lourd, la zone se lit à 1D6+1. Un marcheur à fond ne teste pas.",
    ask("test_de_terrain_dangereux(unite_rapide=True, unite_terrain_difficile_traverse=True, unite_a_lame_bulldozer=True)", odds={"Réussi": F(35, 36)}),
    ask("terrain_dangereux(unite_rapide=True, unite_mouvement_rapide_fait=True, unite_terrain_difficile_traverse=True)", outcome="Obligatoire"),
    ask("terrain_dangereux(unite_marcheur=True, unite_mouvement_rapide_fait=True, unite_terrain_difficile_traverse=True)", outcome="Interdit"),
    ask("terrain_dangereux(unite_moto=True, unite_hors_de_controle=True, fleche_obtenue=True, unite_terrain_difficile_traverse=True)", outcome="Obligatoire"),
)

row(
    "AL-15",
    "Une moto à 20 ps qui esquive : CT 4 - 2 - 1 = 1. Un sniper CT 3 immobile à mi-portée d'une moto à 20 ps : 3, et blesse E5 à 5/9.",
    ask("ct_effective(ct=4, cible_moto=True, cible_distance_parcourue=20, cible_esquive=True)", total=1),
    ask('ct_effective(ct=3, arme_de_tir="Fusil sniper", distance=24, unite_immobile=True, cible_moto=True, cible_distance_parcourue=20)', total=3),
    ask('jet_pour_blesser(arme_de_tir="Fusil sniper", endurance=4, cible_moto=True)', odds={"Blessé": F(5, 9)}),
)

row(
    "AL-16",
    "Sans arriver aux trois premiers tours : 1/9 ; au tour 3, 2/3. Une réserve d'un point de trop fait jouer en second, la moitié juste non.",
    ask("jet_de_reserve(tour=3)", odds={"Disponible": F(2, 3)}),
    ask("reserves_de_tour_en_tour(tour=1, tours_de_reserve=3, escouades_voulues=1)", odds={"escouades arrivées 0": F(1, 9)}),
    ask("jouer_en_premier(cout_en_reserve=750, cout_de_l_armee=1500)", outcome="Permis"),
    ask("jouer_en_premier(cout_en_reserve=751, cout_de_l_armee=1500)", outcome="Interdit"),
)

row(
    "AL-17",
    "À 1500 points, 150 d'écart gagnent, 149 non. Deux PC perdus sur quatre : la moitié ; deux PV sur cinq : rien.",
    ask("resultat_de_la_partie(format_d_armee=1500, joueur=300, adversaire=150)", outcome="Victoire du joueur"),
    ask("resultat_de_la_partie(format_d_armee=1500, joueur=300, adversaire=151)", outcome="Match nul"),
    ask("points_pour_une_unite(cout_de_l_unite=200, unite_est_un_vehicule=True, points_de_coque=4, pc_perdus=2)", total=100),
    ask("points_pour_une_unite(cout_de_l_unite=200, points_de_vie=5, pv_perdus=2)", total=0),
)

row(
    "AL-18",
    "Une zone tenue par une Troupe : une Troupe à motojets venue de 12 ps au pas la conteste à 8 ps, des jet-packs venus de 12 ps à fond non.",
    ask("contester_un_objectif(unite_motojet=True, unite_troupe=True, objectif_est_une_zone=True, distance_a_l_objectif=8, unite_distance_parcourue=12, controle_par_une_troupe=True)", outcome="Permis"),
    ask("contester_un_objectif(unite_jet_pack=True, unite_troupe=True, objectif_est_une_zone=True, distance_a_l_objectif=8, unite_distance_parcourue=12, controle_par_une_troupe=True)", outcome="Interdit"),
    ask("controler_un_objectif(unite_hors_de_controle=True, fleche_obtenue=True, unite_moto=True, distance_a_l_objectif=1)", outcome="Interdit"),
)

row(
    "AL-19",
    "Un antigrav rapide à 14 ps prend « immobilisé » : il s'écrase ; à 12, il est cloué. Deux « secoué » du tour font « armes endommagées ».",
    ask('degat_subi(degat_recu="immobilisé", cible_rapide=True, cible_antigrav=True, cible_distance_parcourue=14)', gives="l'unité est hors de contrôle"),
    ask('degat_subi(degat_recu="immobilisé", cible_rapide=True, cible_antigrav=True, cible_distance_parcourue=12)', gives="immobilisé jusqu'à la fin de la partie"),
    ask('degat_du_resultat(zone_touchee="armement", resultat_de_degat=1, degats_identiques_ce_tour=1)', outcome="Armes endommagées"),
    ask('degat_du_resultat(zone_touchee="mobilité", resultat_de_degat=4, cible_mobilite_reduite=True, cible_rapide=True, cible_antigrav=True, cible_mouvement_rapide_fait=True)', outcome="Crash"),
)

row(
    "AL-20",
    "Lance-flammes (PA5), dé 6, superficiel sur un ouvert : 6 - 2 + 1 - 1 = 4 ; une IEM n'ôte pas le 1 et ne profite pas de l'ouvert : 4 aussi.",
    ask("jet_de_degat(pa=5, des=[6], degat_superficiel=True, cible_ouvert=True)", total=4),
    ask("jet_de_degat(des=[6], degat_superficiel=True, cible_ouvert=True, arme_iem=True)", total=4),
    ask("jet_de_degat(pa=5, des=[4], degat_lourd=True)", total=3),
)

row(
    "AL-21",
    "Fusil melta immobile (CT 4) à 6 ps d'un tank de flanc 12 à l'arrêt, la coque : CT 6, détruit 175/648.",
    ask('tirs_sur_un_vehicule(tirs_enchaines=1, ct=4, arme_de_tir="Fusil melta", distance=6, unite_immobile=True, cible_tank=True, blindage=12, points_de_coque=4, zone_annoncee="coque")', odds={DESTROYED: F(175, 648)}),
    ask('penetration_de_blindage(arme_de_tir="Multi-melta", distance=12, blindage=14)', odds={"Dégât lourd": F(7, 12), "Dégât superficiel": F(5, 36)}),
)

row(
    "AL-22",
    "Trois motards frôlent l'arrière 10 d'un véhicule à 14 ps (CC 3) : une attaque chacun, 1/3 de superficiel en moyenne, jamais de lourd.",
    ask("attaques_sur_un_vehicule(attaquants=3, cc=4, attaques=3, force=4, touche_d_attaque_au_passage=True, cible_sans_cc=True, cible_distance_parcourue=14, blindage=10)",
        means={"dégâts superficiels": F(1, 3), "dégâts lourds": 0}),
    ask("charger(unite_a_fait_une_attaque_au_passage=True, distance=4)", outcome="Interdit"),
    ask("attaquer_au_passage(unite_moto=True, distance_de_passage=1, unite_hors_de_controle=True)", outcome="Interdit"),
    ask("se_mettre_en_alerte(unite_a_fait_une_attaque_au_passage=True)", outcome="Interdit"),
)

row(
    "AL-23",
    "Une créature (A4) aux attaques smash en fait 2 au passage, sans smash : l'assaut n'est pas commencé ; à l'assaut, en charge, (4 + 1) / 2 = 2.",
    ask("attaques_portees(attaques=4, unite_a_attaques_smash=True, attaques_smash_choisies=True, touche_d_attaque_au_passage=True, unite_creature_monstrueuse=True)", total=2),
    ask("attaques_portees(attaques=4, unite_a_attaques_smash=True, attaques_smash_choisies=True, unite_a_charge=True)", total=2),
    ask("force_effective(force=6, unite_a_attaques_smash=True, unite_attaques_smash_choisies=True, unite_creature_monstrueuse=True)", total=10),
)

row(
    "AL-24",
    "De nuit à 30 ps : dissimulée ; éclairée, furtive ; qui allume son projecteur se voit comme en plein jour ; fumée à 40 ps, invisible et rien de plus.",
    ask('ct_effective(ct=4, arme_de_tir="Canon laser", distance=30, combat_de_nuit=True)', total=2),
    ask('ct_effective(ct=4, arme_de_tir="Canon laser", distance=30, combat_de_nuit=True, cible_eclairee=True)', total=3),
    ask('ct_effective(ct=4, arme_de_tir="Canon laser", distance=30, combat_de_nuit=True, cible_a_projecteur_allume=True)', total=4),
    ask('ct_effective(ct=4, arme_de_tir="Canon laser", distance=40, cible_sous_fumigenes=True, combat_de_nuit=True)', total=1),
)

row(
    "AL-25",
    "Tapie dans l'ombre, à 26 ps : de jour dissimulée, de nuit invisible ; qui voit la nuit n'en a cure.",
    ask('ct_effective(ct=4, arme_de_tir="Canon laser", distance=26, cible_tapie_dans_l_ombre=True)', total=2),
    ask('ct_effective(ct=4, arme_de_tir="Canon laser", distance=26, cible_tapie_dans_l_ombre=True, combat_de_nuit=True)', total=1),
    ask('ct_effective(ct=4, arme_de_tir="Canon laser", distance=26, cible_tapie_dans_l_ombre=True, combat_de_nuit=True, unite_a_vision_nocturne=True)', total=4),
)

row(
    "AL-26",
    "Invisible, on touche mieux qui ne nous voit pas (3+) ; contre des capteurs, 4+. Un terrifié CC5 face à un géant : 5/2 + 1, donc 3.",
    ask("jet_pour_toucher_au_corps_a_corps(cc=4, cible_cc=4, unite_invisible=True)", odds={"Touché": F(2, 3)}),
    ask("jet_pour_toucher_au_corps_a_corps(cc=4, cible_cc=4, unite_invisible=True, cible_a_capteurs=True)", odds={"Touché": F(1, 2)}),
    ask("cc_effective(cc=5, unite_terrifiee=True, cible_geante=True)", total=3),
    ask('ct_du_tir(ct=4, unite_terrifiee=True, tir_au_corps_a_corps=True, arme_de_tir="Fulgurant", unite_chargee=True)', total=1),
)

row(
    "AL-27",
    "Au gantelet, assommé, le duel refusé ou gêné à la descente : chargé à couvert, tout cela s'annule avec l'initiative 10, on frappe à la sienne.",
    ask('initiative_effective(initiative=4, arme_de_melee="Gantelet énergétique", unite_a_couvert_avant_la_charge=True, unite_chargee=True)', total=4),
    ask("initiative_effective(initiative=4, unite_duel_refuse=True, unite_assommee=True, unite_a_couvert_avant_la_charge=True, unite_chargee=True)", total=4),
    ask("initiative_effective(initiative=3, unite_chargee=True, unite_embarquee=True, transporteur_ouvert=True)", total=10),
)

row(
    "AL-28",
    "Charge bélier : un transport où l'on vient de monter n'y fait que 6 ps ; mobilité réduite, 9 pour un rapide ; à terre ou verrouillé, on ne s'écarte pas.",
    ask("distance_d_une_charge_belier(unite_transport=True, unite_est_un_vehicule=True, unite_embarquement_en_debut_de_phase=True)", total=6),
    ask("distance_d_une_charge_belier(unite_rapide=True, unite_mobilite_reduite=True)", total=9),
    ask("reculer_devant_un_belier(unite_a_terre=True)", outcome="Interdit"),
    ask("reculer_devant_un_belier(unite_verrouillee=True)", outcome="Interdit"),
    ask("esquiver_une_charge_belier(unite_moto=True, assaillant_antigrav=True)", odds={"Esquivée": F(5, 6)}),
)

row(
    "AL-29",
    "Une frappe en profondeur est un mouvement : bolter lourd au jugé, plateforme muette, ni moto qui frôle ni mouvement ensuite ; des jet-packs tirent à CT 5.",
    ask('ct_du_tir(ct=4, arme_de_tir="Bolter lourd", distance=12, unite_deployee_en_frappe_en_profondeur=True)', total=2),
    ask("tirer(unite_plateforme=True, unite_deployee_en_frappe_en_profondeur=True)", outcome="Interdit"),
    ask("attaquer_au_passage(unite_moto=True, distance_de_passage=1, unite_deployee_en_frappe_en_profondeur=True)", outcome="Interdit"),
    ask('ct_du_tir(ct=4, arme_de_tir="Bolter lourd", distance=12, unite_deployee_en_frappe_en_profondeur=True, unite_jet_pack=True)', total=5),
)

row(
    "AL-30",
    "Dans un bois, la frappe en profondeur fait tester un marcheur ou des lents et méthodiques, ni une bête ni un véhicule volant.",
    ask("terrain_dangereux(unite_deployee_en_frappe_en_profondeur=True, unite_marcheur=True, unite_terrain_difficile_traverse=True)", outcome="Obligatoire"),
    ask("terrain_dangereux(unite_deployee_en_frappe_en_profondeur=True, unite_lente_et_methodique=True, unite_terrain_difficile_traverse=True)", outcome="Obligatoire"),
    ask("terrain_dangereux(unite_deployee_en_frappe_en_profondeur=True, unite_bete=True, unite_terrain_difficile_traverse=True)", outcome="Interdit"),
    ask("terrain_dangereux(unite_deployee_en_frappe_en_profondeur=True, unite_vehicule_volant=True, unite_terrain_difficile_traverse=True)", outcome="Interdit"),
)

row(
    "AL-31",
    "Mon psyker (Cd 10) fait 7 contre 9 - 6 : 3 n'est pas plus que 3 ; sur un double 6, péril, et rien d'annulé. Un second pouvoir du tour, non.",
    ask("dissipation(commandement=10, commandement_du_psyker_ennemi=9, des=[4, 3], des_adverses=[3, 3])", outcome="Pouvoir maintenu"),
    ask("dissipation(commandement=10, commandement_du_psyker_ennemi=9, des=[6, 6], des_adverses=[3, 3])", outcome="Pouvoir maintenu"),
    ask("dissipation(commandement=10, commandement_du_psyker_ennemi=9, des=[3, 3], des_adverses=[3, 3])", outcome="Pouvoir annulé"),
    ask("lancer_un_pouvoir(pouvoirs_deja_lances=1)", outcome="Interdit"),
)

row(
    "AL-32",
    "Cinq marines (A1, CC4, F4) chargent dix gardes (CC3, E3, 5+) : 10 coups à 8/27. Leurs bolters, mobiles à 12 ps, sur des orks (6+) dans les broussailles : 25/9.",
    ask("combat(attaquants=5, cc=4, attaques=1, force=4, unite_a_charge=True, effectif=10, cible_cc=3, cible_endurance=3, cible_svg=5)", total=F(80, 27)),
    ask('phase_de_tir(tireurs=5, ct=4, arme_de_tir="Bolter", distance=12, unite_a_bouge=True, endurance=4, svg=6, cible_en_zone_de_couvert=True, type_de_couvert="léger", cible_a_tire_ou_attaque=True)', total=F(25, 9)),
)

row(
    "AL-33",
    "Contre-attaque, Cd 8 : jamais si l'on est déjà verrouillé. En Rage, chargeant des grenades défensives : 3 attaques de 2, ou 2 selon la lecture.",
    ask("contre_attaquer(unite_verrouillee=True, unite_a_contre_attaque=True)", outcome="Interdit"),
    ask("attaques_effectives(attaques=2, unite_a_charge=True, unite_en_rage=True, cible_a_grenades_defensives=True)", total=3, disputed="^2"),
    ask("attaques_effectives(attaques=2, unite_contre_attaque_reussie=True, unite_en_rage=True)", total=3, disputed="^4"),
    ask("attaques_effectives(attaques=2, engagee_par_consolidation=True)", total=2),
)

row(
    "AL-34",
    "Regroupée, elle a tiré : elle ne bouge plus ; elle peut se mettre en alerte. À demi tombée, Cd 7 pour se regrouper.",
    ask("se_deplacer(unite_regroupee=True, arme_a_tire_ce_tour=True)", outcome="Interdit"),
    ask("tirer(unite_regroupee=True, unite_a_bouge=True)", outcome="Interdit"),
    ask("se_mettre_en_alerte(unite_regroupee=True)", outcome="Permis"),
    ask("test_de_regroupement(commandement=8, effectif_de_depart=10, effectif_de_l_escouade=5)", odds={"Regroupée": F(7, 12)}),
)

row(
    "AL-35",
    "Une créature me charge : je teste ma peur avant de frapper, même si je suis sans peur (c'est réussi d'office) ; un char qu'on charge n'effraie personne.",
    ask("rencontre_d_une_unite_terrifiante(unite_chargee=True, cible_creature_monstrueuse=True)", gives="test de terreur"),
    ask("rencontre_d_une_unite_terrifiante(unite_a_charge=True, cible_tank=True)", outcome="Aucune conséquence"),
    ask("test_de_terreur(commandement=8, unite_demon=True)", outcome="Sans effet"),
    ask("test_de_terreur(commandement=8, unite_obstinee=True)", odds={"Sans effet": F(13, 18)}),
)

row(
    "AL-36",
    "Ma contre-attaque réussit, avec Charge furieuse (force) et Rage : F4, 3 attaques ; si elle vaut une charge, F5 et 4. En mêlée, rien.",
    ask('force_effective(force=4, unite_a_contre_attaque=True, unite_chargee=True, unite_contre_attaque_reussie=True, unite_a_charge_furieuse=True, choix_de_charge_furieuse="force")',
        total=4, disputed="^5"),
    ask("attaques_effectives(attaques=2, unite_a_contre_attaque=True, unite_chargee=True, unite_contre_attaque_reussie=True, unite_en_rage=True)", total=3, disputed="^4"),
    ask("attaques_effectives(attaques=2, unite_a_contre_attaque=True, unite_chargee=True, unite_contre_attaque_reussie=True, unite_verrouillee=True)", total=2),
)

row(
    "AL-37",
    "Un insensible E4 (3+) sur une mine : 1/6 × 1/2, ou la moitié s'il ignore sur 4+ ; dans un bois, 1/6.",
    ask("un_danger(unite_svg=3, unite_endurance=4, unite_insensible_a_la_douleur=True)", odds={"la blessure est subie": F(1, 12)}, disputed="1/24"),
    ask("un_danger(unite_svg=3, unite_terrain_difficile_traverse=True)", odds={"la blessure est subie": F(1, 6)}),
)

row(
    "AL-38",
    "En phase d'assaut on vient à moins de 1 ps d'une autre escouade, mais pas en fuyant.",
    ask("s_approcher_d_une_autre_escouade(distance_a_une_autre_escouade=0.5, pendant_la_phase_d_assaut=True)", outcome="Permis"),
    ask("s_approcher_d_une_autre_escouade(distance_a_une_autre_escouade=0.5, pendant_la_phase_d_assaut=True, unite_en_retraite=True)", outcome="Interdit"),
    ask("s_approcher_d_une_autre_escouade(distance_a_une_autre_escouade=1, unite_en_retraite=True)", outcome="Permis"),
)

QUESTIONS = [(code, n, *asked) for code, (_, questions) in ROWS.items() for n, asked in enumerate(questions, 1)]


@pytest.mark.parametrize("code, rank, question, expected", QUESTIONS, ids=[f"{code}-{n}" for code, n, *_ in QUESTIONS])
def test_situation(resolver, code, rank, question, expected):
    check(resolver, "warhammer-40000-pen", code, question, expected)
