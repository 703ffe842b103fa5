"""A ninth round of situations of Warhammer 40,000 PEN: three to six rules at once, drawn from every chapter, a trap in each."""

from __future__ import annotations

from fractions import Fraction as F

import pytest
from verdicts import ask, check, rows

ROWS, row = rows()

FAST = "transporteur_rapide=True, transporteur_distance_parcourue="
BARRAGE = "arme_artillerie=True, arme_barrage=True"

row(
    "PW-01",
    "Mon transport rapide a roulé 10 ps, ses vétérans descendent, tirent au bolter à 12 ps (25/9) et ne chargent plus ; il en a roulé 13 : au jugé, 10/9.",
    ask(f"""phase_de_tir(tireurs=5, arme_de_tir="Bolter", ct=4, unite_vient_de_debarquer=True, {FAST}10, distance=12, endurance=4, cible_svg=4)""",
        total=F(25, 9)),
    ask(f"""phase_de_tir(tireurs=5, arme_de_tir="Bolter", ct=4, unite_vient_de_debarquer=True, {FAST}13, distance=12, endurance=4, cible_svg=4)""",
        total=F(10, 9)),
    ask('charger(unite_vient_de_debarquer=True, arme_de_tir="Bolter", arme_a_tire_ce_tour=True)', outcome="Interdit"),
    ask(f"debarquement_d_urgence({FAST}13)", gives="à terre"),
    ask(f"debarquement_d_urgence({FAST}12)", outcome="Aucune conséquence"),
)

row(
    "PW-02",
    "Transport fermé avancé de 6 ps : son passager implacable tire son krak à CT 4 ; secoué, au jugé, implacable ou non.",
    ask('ct_du_tir(ct=4, unite_embarquee=True, transporteur_distance_parcourue=6, unite_implacable=True, arme_de_tir="Missiles Krak", distance=40)',
        total=4),
    ask("""ct_du_tir(ct=4, unite_embarquee=True, transporteur_distance_parcourue=6, transporteur_secoue=True, unite_implacable=True,
        arme_de_tir="Missiles Krak", distance=40)""", total=2),
)

row(
    "PW-03",
    "Un transport lancé à fond : à bord, l'arme lourde tire au jugé et personne n'est immobile ; qui en descend et charge ne se bat qu'au prochain tour.",
    ask("ct_du_tir(ct=4, unite_embarquee=True, transporteur_mouvement_rapide_fait=True, arme_lourde=True)", total=2),
    ask("ct_du_tir(ct=4, unite_embarquee=True, transporteur_mouvement_rapide_fait=True, arme_d_assaut=True, unite_immobile=True)", total=4),
    ask("charge_au_debarquement(transporteur_mouvement_rapide_fait=True)", gives="combattra au prochain tour"),
    ask("attaquer_au_corps_a_corps(unite_engagee=True, unite_a_charge=True, unite_vient_de_debarquer=True, transporteur_mouvement_rapide_fait=True)",
        outcome="Interdit"),
    ask("se_teleporter(unite_a_teleportation=True, unite_mouvement_rapide_fait=True)", outcome="Interdit"),
)

row(
    "PW-04",
    "Cloués, en fuite ou figés, mes gars ne remontent pas dans leur Rhino ; un monstre non plus, jamais.",
    ask("embarquer(unite_infanterie=True, unite_a_terre=True)", outcome="Interdit"),
    ask("embarquer(unite_infanterie=True, unite_immobilisee=True)", outcome="Interdit"),
    ask("embarquer(unite_infanterie=True, unite_en_retraite=True)", outcome="Interdit"),
    ask("embarquer(unite_infanterie=True, unite_figee=True)", outcome="Interdit"),
    ask("embarquer(unite_infanterie=True, unite_en_retraite=True, unite_regroupee=True)", outcome="Permis"),
    ask("embarquer(unite_creature_monstrueuse=True)", outcome="Interdit"),
)

row(
    "PW-05",
    "Ma descente gênée par des orks : ils frappent à 2 et sans leur attaque de charge, mes marines (I4) à 1.",
    ask("attaques_effectives(attaques=2, unite_a_charge=True, cible_genee_par_des_ennemis=True)", total=2),
    ask("initiative_effective(initiative=4, unite_genee_par_des_ennemis=True)", total=1),
)

row(
    "PW-06",
    "Marcheur antigrav rapide (CT4), 12 ps, autocanon à 24 ps sur des motos (E4, 3+) lancées à 20 ps qui esquivent : CT 2, 5/18 de blessure.",
    ask("""phase_de_tir(tireurs=1, arme_de_tir="Autocanon", ct=4, unite_marcheur=True, unite_antigrav=True, unite_rapide=True,
        unite_distance_parcourue=12, distance=24, cible_moto=True, cible_esquive=True, cible_distance_parcourue=20, endurance=4, cible_svg=3)""",
        total=F(5, 18)),
)

row(
    "PW-07",
    "Un Dreadnought court 9 ps par des ruines : pas de test ; la lave, elle, se teste ; puis il tire au jugé et ne charge pas.",
    ask("terrain_difficile_en_mouvement_rapide(unite_marcheur=True, unite_mouvement_rapide_fait=True, terrain_difficile_traverse=True)",
        outcome="Aucune conséquence"),
    ask("test_de_terrain_dangereux(unite_marcheur=True)", odds={"Réussi": F(5, 6)}, gives="le dégât est superficiel : 1/6"),
    ask('ct_du_tir(ct=4, unite_marcheur=True, unite_mouvement_rapide_fait=True, arme_de_tir="Autocanon", distance=30)', total=2),
    ask("charger(unite_marcheur=True, unite_mouvement_rapide_fait=True)", outcome="Interdit"),
)

row(
    "PW-08",
    "Mon obusier (CT4, barrage) a avancé : au jugé, tout véhicule qu'il est ; son obus F9 perce le flanc 12 d'un 14, 3/4 et 5/36.",
    ask(f"ct_du_tir(ct=4, unite_est_un_vehicule=True, unite_a_bouge=True, {BARRAGE}, distance=60, portee=240)", total=2),
    ask(f"ct_du_tir(ct=4, unite_implacable=True, unite_a_bouge=True, {BARRAGE}, distance=60, portee=240)", total=2),
    ask(f"penetration_de_blindage(force=9, {BARRAGE}, blindage_avant=14, blindage_lateral=12)",
        odds={"Dégât lourd": F(3, 4), "Dégât superficiel": F(5, 36)}),
)

row(
    "PW-09",
    "Dix gardes obstinés, sergent Cd 9, Cd 8 les autres, trois morts d'un obus de barrage : moral à 9, pilonnage à 7.",
    ask("test_de_moral_apres_les_tirs(cd=9, unite_obstinee=True, arme_artillerie=True, des=[4, 5])", outcome="Réussi"),
    ask(f"test_de_pilonnage(cd=8, unite_obstinee=True, {BARRAGE}, pertes_subies=True, des=[4, 4])", outcome="Raté", gives="à terre"),
    ask(f"test_de_pilonnage(cd=8, unite_obstinee=True, {BARRAGE}, pertes_subies=True, des=[3, 4])", outcome="Réussi"),
)

row(
    "PW-10",
    "Un double 1 à Cd 8 contre un 4 à Cd 10 : 6 n'est pas plus que 6, le pouvoir passe ; contre un 5, il est annulé.",
    ask("dissipation(commandement=8, commandement_du_psyker_ennemi=10, des=[1, 1], des_adverses=[2, 2])", outcome="Pouvoir maintenu"),
    ask("dissipation(commandement=8, commandement_du_psyker_ennemi=10, des=[1, 1], des_adverses=[2, 3])", outcome="Pouvoir annulé"),
)

row(
    "PW-11",
    "Mon monstre (CT3) a couru : au jugé malgré Implacable, à moins qu'on ne lise autrement ; volant, il tire à -1, et au-dessus de 12 ps on le vise à -2.",
    ask('ct_du_tir(ct=3, unite_creature_monstrueuse=True, unite_mouvement_rapide_fait=True, arme_de_tir="Autocanon", distance=12)', total=2,
        disputed="^4 :"),
    ask("""ct_du_tir(ct=4, unite_creature_monstrueuse=True, unite_volante=True, unite_mouvement_rapide_fait=True, arme_d_assaut=True, portee=18,
        distance=9)""", total=4),
    ask("ct_du_tir(ct=4, cible_creature_monstrueuse=True, cible_volante=True, cible_distance_parcourue=24)", total=2),
    ask("charger(unite_creature_monstrueuse=True, unite_volante=True, unite_mouvement_rapide_fait=True)", outcome="Interdit"),
)

row(
    "PW-12",
    "Un aéronef passe (flancs 11). Mon multi-melta immobile, à 12 ps de sa trajectoire : 6 pour toucher, mais le melta joue, 11/72 et 1/108.",
    ask('degats_au_tir(tireurs=1, arme_de_tir="Multi-melta", ct=4, unite_immobile=True, distance=12, cible_aeronef_au_passage=True, blindage_lateral=11)',
        means={"dégâts lourds": F(11, 72), "dégâts superficiels": F(1, 108)}),
    ask("attaques_sur_un_vehicule(attaques=1, cc=4, unite_motojet=True, grenade_anti_vehicule=True, cible_aeronef_au_passage=True, blindage_lateral=11)",
        means={"dégâts lourds": F(1, 18), "dégâts superficiels": F(1, 18)}),
)

row(
    "PW-13",
    "Qui charge un aéronef charge : pas après une course, ni en esquivant, ni verrouillé, ni sans CC ; l'antigrav rapide, si, à moins qu'on ne lise autrement.",
    ask("charger_un_aeronef(unite_motojet=True)", outcome="Permis"),
    ask("charger_un_aeronef(unite_motojet=True, unite_mouvement_rapide_fait=True)", outcome="Interdit"),
    ask("charger_un_aeronef(unite_motojet=True, unite_esquive=True)", outcome="Interdit"),
    ask("charger_un_aeronef(unite_motojet=True, unite_verrouillee=True)", outcome="Interdit"),
    ask("charger_un_aeronef(unite_motojet=True, unite_sans_cc=True)", outcome="Interdit"),
    ask("charger_un_aeronef(unite_antigrav=True, unite_rapide=True, unite_sans_cc=True)", outcome="Permis", disputed="^Interdit"),
)

row(
    "PW-14",
    "Mes fumigènes : pas en alerte, pas deux fois, pas après un tir fait en bougeant.",
    ask("fumigenes(unite_en_alerte=True)", outcome="Interdit"),
    ask("fumigenes(unite_fumigenes_utilises_ce_tour=True)", outcome="Interdit"),
    ask("fumigenes(unite_sous_fumigenes=True)", outcome="Interdit"),
    ask("fumigenes(unite_jet_pack=True, arme_a_tire_ce_tour=True)", outcome="Interdit"),
    ask("fumigenes(unite_jet_pack=True, unite_mouvement_rapide_fait=True)", outcome="Permis"),
)

row(
    "PW-15",
    "Pilote sonné : mon marcheur ne charge ni n'éperonne, et ne bouge pas davantage en mêlée, en consolidant ou en se désengageant.",
    ask("charger(unite_marcheur=True, unite_pilote_sonne=True)", outcome="Interdit"),
    ask("consolider(unite_marcheur=True, unite_pilote_sonne=True)", outcome="Interdit"),
    ask("mouvement_de_melee(unite_marcheur=True, unite_pilote_sonne=True)", outcome="Sans effet"),
    ask("""se_desengager(unite_a_desengagement=True, unite_marcheur=True, unite_pilote_sonne=True, unite_verrouillee=True,
        fin_de_la_phase_d_assaut=True)""", outcome="Interdit"),
    ask("faire_une_charge_belier(unite_marcheur=True, unite_pilote_sonne=True)", outcome="Interdit"),
    ask("mouvement_de_melee(unite_infanterie=True, unite_a_terre=True)", outcome="Sans effet"),
)

row(
    "PW-16",
    "Figé par le givre, mon sergent verrouillé ne frappe pas ; on le frappe, lui, à CC 1.",
    ask("attaquer_au_corps_a_corps(unite_engagee=True, unite_verrouillee=True, unite_figee=True)", outcome="Interdit"),
    ask("attaquer_au_corps_a_corps(unite_engagee=True, cible_verrouillee=True, cible_figee=True)", outcome="Permis"),
    ask("toucher_au_corps_a_corps(cc=4, cible_cc=5, cible_figee=True)", outcome="3+"),
)

row(
    "PW-17",
    "Arrivé en frappe en profondeur, on a bougé : ni bélier, ni sortie de table, ni téléportation, et l'arme lourde tire au jugé.",
    ask("faire_une_charge_belier(unite_motojet=True, unite_deployee_en_frappe_en_profondeur=True)", outcome="Interdit"),
    ask("sortir_du_plateau(unite_vehicule_volant=True, unite_deployee_en_frappe_en_profondeur=True)", outcome="Interdit"),
    ask("se_teleporter(unite_a_teleportation=True, unite_deployee_en_frappe_en_profondeur=True)", outcome="Interdit"),
    ask("ct_du_tir(ct=4, arme_lourde=True, unite_deployee_en_frappe_en_profondeur=True)", total=2),
)

row(
    "PW-18",
    "Ma motojet n'a qu'une attaque au passage par tour, et plus de charge ensuite ; mon capitaine en fuite ne quitte pas son escouade.",
    ask("attaquer_au_passage(unite_motojet=True, cible_survolee_ou_croisee=True)", outcome="Permis"),
    ask("attaquer_au_passage(unite_motojet=True, cible_survolee_ou_croisee=True, unite_a_fait_une_attaque_au_passage=True)", outcome="Interdit"),
    ask("charger(unite_motojet=True, unite_a_fait_une_attaque_au_passage=True)", outcome="Interdit"),
    ask("rejoindre_ou_quitter_une_escouade(unite_personnage_independant=True, unite_en_retraite=True)", outcome="Interdit"),
)

row(
    "PW-19",
    "Mes marines (3+) cachés dans un bunker : 3+, ou 2+ si l'on compte tout ensemble ; en ruines, 3+ ; des gardes, 2+ ; en altitude, rien n'est caché.",
    ask('svg_de_couvert_effective(cible_en_zone_de_couvert=True, type_de_couvert="lourd", cible_cachee=True, cible_svg=3)', total=3, disputed="^2 :"),
    ask('svg_de_couvert_effective(cible_en_zone_de_couvert=True, type_de_couvert="moyen", cible_cachee=True, cible_svg=3)', total=3),
    ask('svg_de_couvert_effective(cible_en_zone_de_couvert=True, type_de_couvert="lourd", cible_cachee=True, cible_svg=5)', total=2),
    ask("etre_cachee(cible_en_zone_de_couvert=True, cible_en_altitude=True)", outcome="Interdit"),
)

row(
    "PW-20",
    "La nuit à 30 ps, mon projecteur éclaire des tapis dans l'ombre : dissimulés, ou invisibles si leurs paliers ne doublent pas ; à 20 ps, furtifs.",
    ask("ct_du_tir(ct=5, distance=30, portee=48, combat_de_nuit=True, cible_tapie_dans_l_ombre=True, cible_eclairee=True)", total=3, disputed="^2 :"),
    ask("ct_du_tir(ct=5, distance=20, portee=36, combat_de_nuit=True, cible_tapie_dans_l_ombre=True, cible_eclairee=True)", total=4, disputed="^3 :"),
    ask("ct_du_tir(ct=5, distance=20, portee=36, combat_de_nuit=True, cible_tapie_dans_l_ombre=True)", total=3),
)

row(
    "PW-21",
    "Fumigènes de nuit à 20 ps : -2 une fois, CT 5 donne 3 ; des capteurs voient tout.",
    ask("ct_du_tir(ct=5, arme_lourde=True, portee=36, distance=20, combat_de_nuit=True, cible_sous_fumigenes=True)", total=3),
    ask("ct_du_tir(ct=5, arme_lourde=True, portee=36, distance=20, combat_de_nuit=True, cible_sous_fumigenes=True, unite_a_capteurs=True)", total=5),
)

row(
    "PW-22",
    "Leurs motos n'ont pas pu se regrouper et fuient de 24 ps : -2 pour les viser, et elles n'esquivent pas.",
    ask('ct_du_tir(ct=4, arme_de_tir="Autocanon", distance=20, cible_moto=True, cible_en_retraite=True, cible_distance_parcourue=24)', total=3),
    ask("se_jeter_a_terre(unite_moto=True, unite_en_retraite=True)", outcome="Interdit"),
)

row(
    "PW-23",
    "Grenade plasma d'un sergent CT4 immobile à 6 ps : CT 6, jamais de dérive ; quatre dessous (E4, 4+) derrière un mur, 175/108 de morts.",
    ask("ct_du_tir(ct=4, arme_de_tir='Grenades plasma', unite_immobile=True, distance=6)", total=6),
    ask("""phase_de_tir(tireurs=1, arme_de_tir="Grenades plasma", ct=4, unite_immobile=True, distance=6, unites_sous_le_gabarit=4, endurance=4, cible_svg=4,
        cible_a_tire_ou_attaque=True)""", total=F(175, 108)),
)

row(
    "PW-24",
    "Mon vétéran CT5 immobile, fulgurant à 10 ps : CT 7, un de malus au couvert ; des gardes cachés en ruines (E3, 5+) : 175/486.",
    ask("""phase_de_tir(tireurs=1, arme_de_tir="Fulgurant", ct=5, unite_immobile=True, distance=10, endurance=3, cible_svg=5, cible_cachee=True,
        cible_en_zone_de_couvert=True, type_de_couvert="moyen")""", total=F(175, 486)),
)

row(
    "PW-25",
    "Canon d'assaut (CT4) à 24 ps sur un avant 12 arrêté : 14/27 de lourd, jamais de superficiel.",
    ask("degats_au_tir(tireurs=1, arme_de_tir=\"Canon d'assaut\", ct=4, unite_immobile=True, distance=24, cible_tank=True, blindage=12)",
        means={"dégâts lourds": F(14, 27)}, odds={"dégâts superficiels 0": F(1)}),
)

row(
    "PW-26",
    "Mon Dreadnought charge, dans des ruines, des marines qui ne connaissent pas la peur et des gardes : ceux-là l'ignorent, ceux-ci passent à CC 1, et nul n'est à 10.",
    ask("test_de_terreur(cd=8, unite_ils_ne_connaitront_pas_la_peur=True, cible_terrifiante=True)", outcome="Sans effet"),
    ask("cc_effective(cc=3, unite_terrifiee=True)", total=1),
    ask("toucher_au_corps_a_corps(cc=4, cible_cc=3, cible_terrifiee=True)", outcome="3+"),
    ask("initiative_effective(initiative=4, unite_chargee=True, unite_a_couvert_avant_la_charge=True, cible_marcheur=True)", total=4),
    ask("initiative_effective(initiative=4, unite_chargee=True, unite_a_couvert_avant_la_charge=True)", total=10),
)

row(
    "PW-27",
    "Un tir d'alerte tue trois gardes sur dix : le moral raté ne fait pas fuir, il ôte le tir et la charge.",
    ask("suite_d_un_tir_d_alerte(unite_test_de_moral_rate=True)", gives="ne peut plus tirer ni charger"),
)

row(
    "PW-28",
    "1500 points, zones à 8 ps : une Troupe à 8 ps tout juste tient, une élite ne la conteste pas, des motos lancées non plus ; 280 contre 150, nul.",
    ask("controler_un_objectif(objectif_est_une_zone=True, distance_a_l_objectif=8)", outcome="Permis"),
    ask("controler_un_objectif(objectif_est_une_zone=True, distance_a_l_objectif=8.5)", outcome="Interdit"),
    ask("contester_un_objectif(objectif_est_une_zone=True, distance_a_l_objectif=1, controle_par_une_troupe=True)", outcome="Interdit"),
    ask("contester_un_objectif(objectif_est_une_zone=True, distance_a_l_objectif=1, unite_mouvement_rapide_fait=True)", outcome="Interdit"),
    ask("points_pour_une_unite(cout_de_l_unite=150, points_de_coque=3, pc_perdus=1)", total=0),
)

row(
    "PW-29",
    "1800 points : j'ai 900 en réserve, lui 901 ; lui seul ne peut pas commencer.",
    ask("jouer_en_premier(cout_de_l_armee=1800, cout_en_reserve=900)", outcome="Permis"),
    ask("jouer_en_premier(cout_de_l_armee=1800, cout_en_reserve=901)", outcome="Interdit"),
)

row(
    "PW-30",
    "Hit & Run, trois I4 et trois I5 : l'escouade compte 5 ; à égalité avec l'ennemi elle attend, puis s'en va sans percée, lui consolide.",
    ask("valeur_majoritaire(valeurs=[4, 4, 4, 5, 5, 5])", total=5),
    ask("jet_de_hit_and_run(unite_initiative=5, cible_initiative=4, des=[2], des_adverses=[3])", outcome="Retenue jusqu'à la fin de la phase"),
)

row(
    "PW-31",
    "Huit blessures sur quatre gardes, un sergent (1 PV) et un héros (3 PV) : le héros n'en prend qu'une.",
    ask("""repartition_des_blessures(blessures=8, membres=[["garde 1", 1], ["garde 2", 1], ["garde 3", 1], ["garde 4", 1], ["sergent", 1], ["héros", 3]])""",
        gives="héros 1"),
)

row(
    "PW-32",
    "Cinq terminators (2+, inv 5+) se posent net dans un bois : l'invulnérable vaut mieux que la 6+, 1/9 chacun ; ils tirent, ne chargent pas.",
    ask("test_de_terrain_dangereux(unite_infanterie=True, terrain_difficile_traverse=True)", gives="1/6"),
    ask("charger(unite_deployee_en_frappe_en_profondeur=True)", outcome="Interdit"),
    ask("tirer(unite_deployee_en_frappe_en_profondeur=True)", outcome="Permis"),
    ask("ct_du_tir(ct=4, arme_d_assaut=True, unite_deployee_en_frappe_en_profondeur=True, unite_immobile=True)", total=4),
)

row(
    "PW-33",
    "Mes deux escouades ont perdu 3 et 2, les orks 4 : chacune teste à -1, et qui fuit n'est pas rattrapé tant que les orks sont pris par l'autre.",
    ask("test_de_moral(cd=8, camp_perdant=True, ecart_de_pertes=1, des=[4, 4])", outcome="Raté"),
    ask("test_de_moral(cd=8, camp_perdant=True, ecart_de_pertes=1, des=[3, 4])", outcome="Réussi"),
    ask("tenter_une_percee(cible_en_retraite=True, unite_engagee_avec_une_autre_escouade=True)", outcome="Interdit"),
)

row(
    "PW-34",
    "Marteau tonnerre : mon personnage (I5) y laisse 1 PV, il frappe à 1 et marche de 3 ps.",
    ask("initiative_effective(initiative=5, unite_assommee=True)", total=1),
    ask("mouvement_normal_permis(unite_infanterie=True, unite_assommee=True)", total=3),
    ask("tenter_une_percee(cible_en_retraite=True, unite_lente_et_methodique=True)", outcome="Interdit"),
)

row(
    "PW-35",
    "Un canon laser (CT4) perce une maison en brique : coque, 5, elle est détruite ; F5 sur les gardes (E3, 5+) de la garnison, qui sortent.",
    ask("penetration_de_blindage(force=9, blindage=11, cible_batiment=True, des=[3])", outcome="Dégât lourd"),
    ask('zone_du_vehicule(ct=4, zone_annoncee="coque", des=[1])', outcome="coque"),
    ask('degat_sur_la_table(zone_touchee="coque", cible_batiment=True, pa=2, des=[5])', outcome="détruit"),
)

row(
    "PW-36",
    "Ce qu'un joueur dit, et que le jeu appelle autrement : le refus mène au nom juste.",
    ask("ct_du_tir(ct=4, cible_pilonnee=True)", asks="dire cible_a_terre"),
    ask("ct_du_tir(ct=4, cible_en_vol=True)", asks="dire cible_en_altitude"),
    ask("ct_du_tir(ct=4, unite_eblouie=True)", asks="dire unite_aveuglee"),
    ask("tirer(unite_en_fuite=True)", asks="dire unite_en_retraite"),
    ask("ct_du_tir(ct=4, unite_transportee=True)", asks="dire unite_embarquee"),
    ask("charger(unite_debarquee=True)", asks="dire unite_vient_de_debarquer"),
    ask("ct_du_tir(ct=4, cible_vitesse=20)", asks="dire cible_distance_parcourue"),
    ask("svg_de_couvert_effective(svg_de_couvert=4, cible_embusquee=True)", asks="dire cible_cachee"),
    ask("svg_de_couvert_effective(cible_dans_une_tranchee=True)", asks="type_de_couvert"),
    ask("attaques_effectives(attaques=2, unite_a_consolide=True)", asks="dire unite_engagee_par_consolidation"),
)

row(
    "PW-37",
    "Mes gars montés dans un Rhino en réserve ne tirent pas ; le Rhino arrivé, si ; et qui n'est pas sur la table ne monte pas.",
    ask("tirer(unite_embarquee=True, transporteur_en_reserve=True)", outcome="Interdit"),
    ask("tirer(unite_embarquee=True, transporteur_en_reserve=True, transporteur_arrivee_de_la_reserve=True)", outcome="Permis"),
    ask("embarquer(unite_infanterie=True, unite_en_reserve=True)", outcome="Interdit"),
)

row(
    "PW-38",
    "Mon plasma a surchauffé : ni tir d'alerte, ni tir au corps à corps ; une plateforme chargée ne tire pas non plus, elle compte comme ayant bougé.",
    ask("tirer_en_alerte(unite_en_alerte=True, escouade_ennemie_en_mouvement=True, arme_inutilisable=True)", outcome="Interdit"),
    ask("tirer_en_alerte(unite_en_alerte=True, escouade_ennemie_en_mouvement=True)", outcome="Permis"),
    ask("tirer_au_corps_a_corps(unite_chargee=True, arme_inutilisable=True)", outcome="Interdit"),
    ask("tirer_au_corps_a_corps(unite_chargee=True, arme_deja_utilisee=True)", outcome="Interdit"),
    ask("tirer_au_corps_a_corps(unite_chargee=True, unite_plateforme=True)", outcome="Interdit"),
)

row(
    "PW-39",
    "Une salve 2/4 après une course, à mi-portée : deux tirs, au jugé.",
    ask("nombre_de_tirs(arme_a_salve=True, x_de_salve=2, y_de_salve=4, portee=24, distance=12, unite_mouvement_rapide_fait=True)", total=2),
    ask("ct_du_tir(ct=4, arme_a_salve=True, portee=24, distance=12, unite_mouvement_rapide_fait=True)", total=2),
)

row(
    "PW-40",
    "Sniper d'un missile anti-aérien sur des fantassins à mi-portée : (4 + 1 + 1) / 2 = 3 ; un barrage indirect sans gabarit plafonne à 2.",
    ask("ct_du_tir(ct=4, arme_anti_aerienne=True, arme_sniper=True, cible_infanterie=True, distance=20, portee=48)", total=3),
    ask("ct_du_tir(ct=6, arme_barrage=True, tir_indirect=True, unite_immobile=True, distance=10, portee=48)", total=2),
)

row(
    "PW-41",
    "Cinq marines CC4 à deux attaques chargent, à la krak, un Dreadnought immobilisé de face (12) : une attaque chacun, 4+, superficiel sur 6.",
    ask("""attaques_sur_un_vehicule(attaques=2, cc=4, unite_a_charge=True, grenade_anti_vehicule=True, cible_marcheur=True, cible_immobilisee=True,
        cible_cc=4, blindage=12)""", odds={"dégâts superficiels 1": F(1, 12), "dégâts lourds 0": F(1)}),
)

row(
    "PW-42",
    "Mon monstre (CC4, F6, A3) au poing tronçonneur charge un Land Raider arrêté : quatre coups à 2+, F10, le meilleur dé doublé, 80/27.",
    ask("""attaques_sur_un_vehicule(attaques=3, cc=4, force=6, unite_creature_monstrueuse=True, unite_a_charge=True, arme_de_melee="poing tronçonneur",
        blindage=14, cible_geante=True, cible_distance_parcourue=0)""", means={"dégâts lourds": F(80, 27), "dégâts superficiels": F(5, 18)}),
)

row(
    "PW-43",
    "Le 5e tour fini, un 3 continue ; le 6e fini, un 4 arrête.",
    ask("jet_de_fin_de_partie(tour=5, des=[3])", gives="continue"),
    ask("jet_de_fin_de_partie(tour=6, des=[4])", gives="s'arrête"),
)

QUESTIONS = [(code, n, *asked) for code, (_, questions) in ROWS.items() for n, asked in enumerate(questions, 1)]


@pytest.mark.parametrize("code, rank, question, expected", QUESTIONS, ids=[f"{code}-{n}" for code, n, *_ in QUESTIONS])
def test_situation(resolver, code, rank, question, expected):
    check(resolver, "warhammer-40000-pen", code, question, expected)
