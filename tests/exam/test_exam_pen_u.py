"""A seventh round of situations of Warhammer 40,000 PEN: what a whole turn tells, who may no longer do what, and what only a rule could have given."""

from __future__ import annotations

from fractions import Fraction as F

import pytest
from verdicts import ask, check, rows

ROWS, row = rows()

row(
    "PU-01",
    "Mon carnifex (A4, F6) charge des gars à grenades défensives et smashe : 2 coups de F10 ; en rage, sans leurs grenades, 3 ; sur un avant 13, 3/4 et 5/36.",
    ask("attaques_portees(attaques=4, unite_creature_monstrueuse=True, unite_a_charge=True, cible_a_grenades_defensives=True, unite_attaques_smash_choisies=True)", total=2),
    ask("attaques_portees(attaques=4, unite_creature_monstrueuse=True, unite_a_charge=True, unite_attaques_smash_choisies=True)", total=2),
    ask("attaques_portees(attaques=4, unite_creature_monstrueuse=True, unite_a_charge=True, unite_en_rage=True, unite_attaques_smash_choisies=True)", total=3),
    ask("""penetration_de_blindage(force=6, unite_creature_monstrueuse=True, unite_attaques_smash_choisies=True, attaque_au_contact=True, blindage=13)""",
        odds={"dégât lourd": F(3, 4), "dégât superficiel": F(5, 36)}),
)

row(
    "PU-02",
    "Sur les orks d'un truk ouvert : un lance-flammes en touche 1D6 sans couvert (35/24 de blessés), une frag 1D3+1 derrière leur 3+ (5/12) ; déviée, aucun.",
    ask('phase_de_tir(tireurs=1, arme_de_tir="Lance-flammes", ct=3, passagers_vises=True, endurance=4, cible_svg=6)', total=F(35, 24)),
    ask("""phase_de_tir(tireurs=1, arme_de_tir="Grenades frag", ct=3, unite_immobile=True, distance=5, passagers_vises=True, endurance=4, cible_svg=6)""",
        total=F(5, 12)),
    ask('gabarits_contre_un_transport_ouvert(arme_de_tir="Grenades frag", de_du_gabarit=2, gabarit_devie=True)', total=0),
)

row(
    "PU-03",
    "Le truk explose : F4 à bord ; détruit, rien ; un Rhino détruit, F5 ; une chenille perdue, rien.",
    ask('force_contre_les_passagers(degat_recu="explosé", cible_ouvert=True)', total=4),
    ask('force_contre_les_passagers(degat_recu="détruit", cible_ouvert=True)', total=0),
    ask('force_contre_les_passagers(degat_recu="détruit")', total=5),
    ask('force_contre_les_passagers(degat_recu="mobilité réduite")', total=0),
)

row(
    "PU-04",
    "Ma motojet frôle une escouade : un coup, deux pour un personnage, aucun couvert pour eux, et plus de charge ; un avion aussi, pas pour l'unité de saut.",
    ask("attaques_portees(attaques=3, touche_d_attaque_au_passage=True, unite_motojet=True)", total=1),
    ask("attaques_portees(attaques=3, touche_d_attaque_au_passage=True, unite_motojet=True, unite_personnage_independant=True)", total=2),
    ask("se_servir_d_un_couvert(touche_d_attaque_au_passage=True)", outcome="Interdit"),
    ask("charger(unite_motojet=True, unite_a_fait_une_attaque_au_passage=True, distance=5)", outcome="Interdit"),
    ask("attaquer_au_passage(unite_motojet=True, cible_aeronef=True, cible_survolee_ou_croisee=True)", outcome="Permis"),
    ask("attaquer_au_passage(unite_de_saut=True, cible_aeronef=True, cible_survolee_ou_croisee=True, unite_en_altitude=True)", outcome="Interdit"),
    ask("attaquer_au_passage(unite_moto=True, cible_aeronef=True, cible_survolee_ou_croisee=True)", outcome="Interdit"),
    ask("attaquer_au_passage(unite_motojet=True, cible_survolee_ou_croisee=True, cible_embarquee=True)", outcome="Interdit"),
    ask("attaquer_au_passage(unite_motojet=True, cible_survolee_ou_croisee=True, cible_embarquee=True, transporteur_ouvert=True)", outcome="Permis"),
)

row(
    "PU-05",
    "On ne charge pas les hommes d'un Rhino mais le Rhino ; ceux d'un truk, si.",
    ask("charger(cible_embarquee=True, distance=5)", outcome="Interdit"),
    ask("charger(cible_embarquee=True, transporteur_ouvert=True, distance=5)", outcome="Permis"),
    ask("charger(cible_transport=True, distance=5)", outcome="Permis"),
    ask("attaquer_au_corps_a_corps(unite_engagee=True, cible_embarquee=True)", outcome="Interdit"),
)

row(
    "PU-06",
    "Un canon à balayage couvre trois gardes sur son segment (CT4, F5 PA4 contre E3, svg 5+) : 5/3 de mort ; il a bougé, CT 2.",
    ask("""phase_de_tir(tireurs=1, arme_a_balayage=True, cadence_de_tir=2, ct=4, force=5, pa=4, unites_sur_le_segment=3, endurance=3, cible_svg=5)""",
        total=F(5, 3)),
    ask("ct_du_tir(ct=4, arme_a_balayage=True, unite_a_bouge=True)", total=2),
)

row(
    "PU-07",
    "Quatre marines du bruit (CT4, F4) tirent ensemble sur E4 : une touche au plus, qui blesse à 560/729 ; trois touches réunies font F6, et c'est une arme sonique.",
    ask("salve_sonique(tireurs=4, ct=4, force=4, endurance=4)", odds={"Blessures à répartir 1": F(560, 729)}),
    ask("force_effective(force=4, touches_soniques=3)", total=6),
    ask("force_effective(force=4, arme_sonique=True, touches_soniques=1)", total=4),
)

row(
    "PU-08",
    "En alerte, ils ont un champ de 90°, même le char ; leur tir ne fait pas fuir, il prive de tir et de charge ; deux sous le gabarit et un 4, la charge en brûle 4.",
    ask("champ_de_vision(unite_en_alerte=True, unite_tank=True)", total=90),
    ask("voir_en_alerte(unite_en_alerte=True, direction_de_la_cible=46)", outcome="Interdit"),
    ask("suite_d_un_tir_d_alerte(retraite_imposee=True)", gives="ne peut plus tirer ni charger"),
    ask("lance_flammes_en_alerte(unite_en_alerte=True, unite_chargee=True, unites_sous_le_gabarit=2, resultat_de_d6=4)", total=4),
)

row(
    "PU-09",
    "« Je me mets en alerte » : après un bélier, un coup au passage, une descente de transport ou des fumigènes, non ; avoir pivoté, si.",
    *(ask(f"se_mettre_en_alerte(unite_{done}=True)", outcome="Interdit") for done in (
        "en_charge_belier", "a_fait_une_attaque_au_passage", "vient_de_debarquer", "fumigenes_utilises_ce_tour")),
    ask("se_mettre_en_alerte(distance_parcourue=0)", outcome="Permis"),
)

row(
    "PU-10",
    "Une mêlée à trois : mes deux escouades perdent 4 et 1, eux 3 : perdu de 2 ; Cd 9, 7/12, obstinée 5/6, sans peur toujours.",
    ask("gagnant_du_corps_a_corps(pertes_infligees=[3], pertes_subies=[4, 1])", outcome="Perdu", total=2),
    ask("test_de_moral(cd=9, ecart_de_pertes=2)", odds={"Réussi": F(7, 12)}),
    ask("test_de_moral(cd=9, ecart_de_pertes=2, unite_obstinee=True)", odds={"Réussi": F(5, 6)}),
    ask("test_de_moral(cd=9, ecart_de_pertes=2, unite_sans_peur=True)", odds={"Réussi": F(1)}),
)

row(
    "PU-11",
    "Des marines (I4) rattrapent des fuyards I3 à 13/18, trois morts de plus ; qui ne connaît pas la peur n'en perd pas ; figés, fuyant eux-mêmes ou pris ailleurs, non.",
    ask("jet_de_percee(initiative=4, cible_initiative=3)", odds={"Percée réussie": F(13, 18)}),
    ask("pertes_de_la_percee(ecart_de_pertes=3)", total=3),
    ask("pertes_de_la_percee(ecart_de_pertes=3, cible_ne_connait_pas_la_peur=True)", total=0),
    ask("jet_de_percee(initiative=4, cible_initiative=3, unite_figee=True)", outcome="Interdit"),
    ask("tenter_une_percee(cible_en_retraite=True, unite_en_retraite=True)", outcome="Interdit"),
    ask("jet_de_percee(initiative=4, cible_initiative=3, engagee_avec_une_autre_escouade=True)", outcome="Interdit"),
)

row(
    "PU-12",
    "En fuite et chargés, Cd 8, la moitié tombée : 7/12 ou détruits ; un sans peur combat ; fuyards bloqués, détruits ; à terre et engagés, ils restent pris.",
    ask("regroupement_face_a_une_charge(cd=8, pertes_de_l_escouade=5, effectif_de_depart=10)", odds={"Combat normalement": F(7, 12)}),
    ask("rattrapee_en_retraite(unite_regroupement_rate_face_a_une_charge=True)", gives="détruite"),
    ask("rattrapee_en_retraite(unite_regroupement_rate_face_a_une_charge=True, unite_sans_peur=True)", gives="combat normalement"),
    ask("battre_en_retraite(retraite_bloquee=True)", gives="détruite"),
    ask("battre_en_retraite(unite_a_terre=True, unite_engagee=True)", gives="corps à corps verrouillé"),
)

row(
    "PU-13",
    "Mes motos en fuite n'éperonnent pas, leur course est leur fuite, elles tirent au jugé (CT 2) ; regroupées, tout revient ; des jet-packs tirent à CT 4.",
    ask("faire_une_charge_belier(unite_moto=True, unite_en_retraite=True)", outcome="Interdit"),
    ask("se_deplacer(unite_moto=True, unite_en_retraite=True)", outcome="Obligatoire"),
    ask("se_teleporter(unite_a_teleportation=True, unite_en_retraite=True)", outcome="Interdit"),
    ask("ct_du_tir(ct=4, unite_moto=True, unite_en_retraite=True)", total=2),
    ask("faire_une_charge_belier(unite_moto=True, unite_en_retraite=True, unite_regroupee=True)", outcome="Permis"),
    ask("ct_du_tir(ct=4, unite_jet_pack=True, unite_en_retraite=True)", total=4),
    ask("consolider(unite_en_retraite=True)", outcome="Interdit"),
)

row(
    "PU-14",
    "Des motos givrées fuient de 12 ps, de la cavalerie de 18.",
    ask("distance_de_fuite(unite_moto=True, unite_givree=True)", total=12),
    ask("distance_de_fuite(unite_cavalerie=True)", total=18),
)

row(
    "PU-15",
    "Entrée au combat en consolidant : pas d'attaque de charge ; Hit & Run I5 contre I4, 7/12 ; à égalité, 5/12 ; figée, elle reste.",
    ask("attaques_effectives(attaques=2, unite_engagee_par_consolidation=True)", total=2),
    ask("jet_de_hit_and_run(initiative=5, cible_initiative=4)", odds={"Désengagée": F(7, 12)}),
    ask("jet_de_hit_and_run(initiative=4, cible_initiative=4)", odds={"Désengagée": F(5, 12)}),
    ask("se_desengager(unite_a_hit_and_run=True, unite_verrouillee=True, fin_d_un_tour_d_initiative=True)", outcome="Permis"),
    ask("se_desengager(unite_a_hit_and_run=True, unite_verrouillee=True, fin_d_un_tour_d_initiative=True, unite_figee=True)", outcome="Interdit"),
)

row(
    "PU-16",
    "Deux pilotes sonnés le même tour : mobilité réduite ; trois : immobilisé ; deux « endommagé » restent deux marqueurs.",
    ask('degat_sur_la_table(zone_touchee="mobilité", des=[1], deja_ce_tour=["pilote sonné"])', outcome="mobilité réduite"),
    ask('degat_sur_la_table(zone_touchee="mobilité", des=[1], deja_ce_tour=["pilote sonné", "pilote sonné"])', outcome="immobilisé"),
    ask('degat_sur_la_table(zone_touchee="coque", des=[1])', outcome="endommagé"),
)

row(
    "PU-17",
    "Cinq à la mobilité : l'antigrav rapide lancé s'écrase, le bâtiment est détruit ; cinq à la coque d'un immobilisé, détruit.",
    ask('degat_du_resultat(zone_touchee="mobilité", resultat_de_degat=5, cible_antigrav=True, cible_rapide=True, cible_mouvement_rapide_fait=True)', outcome="crash"),
    ask('degat_du_resultat(zone_touchee="mobilité", resultat_de_degat=5, cible_batiment=True)', outcome="détruit"),
    ask('degat_du_resultat(zone_touchee="coque", resultat_de_degat=5, cible_immobilisee=True)', outcome="détruit"),
)

row(
    "PU-18",
    "Un superficiel à 5 contre un ouvert : PA1, 5 ; PA5, 3. Sur un tank blindé renforcé, PA2, un 4 : rien.",
    ask("jet_de_degat(des=[5], degat_superficiel=True, cible_ouvert=True, pa=1)", total=5),
    ask("jet_de_degat(des=[5], degat_superficiel=True, cible_ouvert=True, pa=5)", total=3),
    ask("jet_de_degat(des=[4], degat_superficiel=True, cible_tank=True, cible_blindage_renforce=True, pa=2)", total=0),
)

row(
    "PU-19",
    "Un char désarmé prend un 4 à l'armement : très endommagé ; de 4 points de coque, deux « endommagé » avant, il n'en reste pas ; sans arme, il ne tire plus.",
    ask('degat_du_resultat(zone_touchee="armement", resultat_de_degat=4, cible_sans_armes=True)', outcome="très endommagé"),
    ask("points_de_coque_restants(points_de_coque=4, marqueurs_endommage=2, marqueurs_tres_endommage=1)", total=0),
    ask("tirer(unite_est_un_vehicule=True, unite_sans_armes=True)", outcome="Interdit"),
)

row(
    "PU-20",
    "À la fin : un char de 150 points sur 4 de coque vaut 75 pour deux « endommagé », 0 pour un, 150 s'il n'a plus rien ; un noble à 3 PV perdus sur 3 vaut son prix.",
    ask("points_pour_une_unite(cout_de_l_unite=150, points_de_coque=4, marqueurs_endommage=2)", total=75),
    ask("points_pour_une_unite(cout_de_l_unite=150, points_de_coque=4, marqueurs_endommage=1)", total=0),
    ask("points_pour_une_unite(cout_de_l_unite=150, points_de_coque=4, marqueurs_tres_endommage=2)", total=150),
    ask("points_pour_une_unite(cout_de_l_unite=90, points_de_vie=3, pv_perdus=3)", total=90),
    ask("points_pour_une_unite(cout_de_l_unite=90, points_de_vie=3, pv_perdus=2)", total=45),
    ask("pc_perdus(marqueurs_endommage=1, marqueurs_tres_endommage=1)", total=3),
)

row(
    "PU-21",
    "Des tourelles : CT 3 vise un antigrav lancé à 20 ps, 4+ à 40 ps, 3+ à mi-portée ; les bitubes coûtent 50 ; elles ne chargent ni n'éperonnent.",
    ask('jet_pour_toucher_au_tir(unite_tourelle=True, arme_de_tir="Canon laser", distance=40, cible_distance_parcourue=20)', odds={"Touché": F(1, 2)}),
    ask('jet_pour_toucher_au_tir(unite_tourelle=True, arme_de_tir="Autocanon", distance=20, cible_distance_parcourue=20)', odds={"Touché": F(2, 3)}),
    ask('armements_de_tourelle(armement_de_tourelle="Bitubes")', gives="50 pts"),
    ask("faire_une_charge_belier(unite_tourelle=True)", outcome="Interdit"),
)

row(
    "PU-22",
    "Une maison en brique sous un canon laser : un 2 l'entame, 3 et plus la percent ; on la frappe sur 3+ à CC4 ; explosée, c'est un décor infranchissable.",
    ask('penetration_de_blindage(force=9, cible_batiment=True, reference_du_batiment="maison en brique")',
        odds={"dégât lourd": F(2, 3), "dégât superficiel": F(1, 6)}),
    ask("jet_pour_toucher_au_corps_a_corps(cc=4, cible_batiment=True)", odds={"Touché": F(2, 3)}),
    ask('degat_subi(degat_recu="explosé", cible_batiment=True)', gives="décor infranchissable"),
)

row(
    "PU-23",
    "Mes marines (svg 3+) sur la falaise, tirés d'en bas : 4+, 3+ cachés (2+ si tout se compte ensemble) ; un mortier n'y trouve pas ce couvert.",
    ask("svg_de_couvert_effective(cible_en_hauteur=True, ligne_de_vue_montante=True, cible_svg=3)", total=4),
    ask("svg_de_couvert_effective(cible_en_hauteur=True, ligne_de_vue_montante=True, cible_svg=3, cible_cachee=True)", total=3, disputed="^2 :"),
    ask("avoir_droit_au_couvert(cible_en_hauteur=True, ligne_de_vue_montante=True, tir_de_barrage=True)", outcome="Interdit"),
)

row(
    "PU-24",
    "Sept blessures sur quatre gars à 2 PV et un à 1 PV : il en prend deux, un autre aussi ; on ne blesse pas un groupe qu'on n'a pas visé.",
    ask('repartition_des_blessures(blessures=7, membres=[["A", 2], ["B", 2], ["C", 2], ["D", 2], ["E", 1]])', outcome="E 2, A 2, B 1, C 1, D 1"),
    ask("blesser_un_groupe_non_vise()", outcome="Interdit"),
)

row(
    "PU-25",
    "Un missile krak (CT4, à 30 ps) sur un marine dans les ruines : 35/81 de blessure ; quatre sur un héros à 3 PV n'en ôtent jamais un seul.",
    ask("""un_tir(arme_de_tir="Missiles Krak", ct=4, cible_svg=3, endurance=4, cible_masquee_par_un_decor=True, type_de_couvert="moyen", distance=30)""",
        odds={"Blessures à répartir 1": F(35, 81)}),
    ask('pv_otes_au_tir(tireurs=4, arme_de_tir="Missiles Krak", ct=4, distance=30, endurance=4, cible_svg=3, cible_points_de_vie=3)',
        odds={"pv perdus 0": F(149, 324) ** 4, "pv perdus 2": 4 * F(175, 324) * F(149, 324) ** 3}),
)

row(
    "PU-26",
    "Terrifiés, mes gars Cd 8 ratent à 5/18 : CC 4 devient 2, on les touche sur 3+, ils touchent sur 5+ ; un tank ne charge pas, un marcheur qui charge terrifie.",
    ask("test_de_terreur(cd=8)", odds={"Terrifiée": F(5, 18)}),
    ask("jet_pour_toucher_au_corps_a_corps(cc=4, cible_cc=4, unite_terrifiee=True)", odds={"Touché": F(1, 3)}),
    ask("jet_pour_toucher_au_corps_a_corps(cc=4, cible_cc=4, cible_terrifiee=True)", odds={"Touché": F(2, 3)}),
    ask("charger(unite_tank=True, distance=5)", outcome="Interdit"),
    ask("charge_d_un_vehicule(unite_marcheur=True)", gives="terrifiant"),
)

row(
    "PU-27",
    "Mon prince volant perd un PV en pleine course : 11/36 de partir hors de contrôle ; une motojet de conducteur habile, 121/1296 de blessure.",
    ask("""test_d_accident(unite_creature_monstrueuse=True, unite_volante=True, unite_pv_perdu_a_ces_tirs=True, unite_mouvement_rapide_fait=True)""",
        odds={"Raté": F(11, 36), "l'unité est hors de contrôle": F(11, 36)}),
    ask("test_d_accident(unite_motojet=True, pv_perdu_a_ces_tirs=True, unite_a_conducteur_habile=True)", odds={"Raté": F(121, 1296)}),
    ask("test_d_accident(unite_infanterie=True)", outcome="Sans effet"),
)

row(
    "PU-28",
    "Immobilisée ou verrouillée, ma motojet ne monte ni ne croise personne ; le Valkyrie cloué ou fou ne sort pas de la table et ne décolle pas.",
    *(ask(f"prendre_de_l_altitude(unite_motojet=True, unite_{held}=True)", outcome="Interdit") for held in ("immobilisee", "verrouillee")),
    ask("croiser_d_autres_unites(unite_motojet=True, unite_verrouillee=True)", outcome="Interdit"),
    *(ask(f"sortir_du_plateau(unite_vehicule_volant=True, unite_{held}=True)", outcome="Interdit") for held in ("immobilisee", "hors_de_controle")),
    ask("decollage_d_un_aeronef(unite_aeronef=True, unite_hors_de_controle=True)", outcome="Interdit"),
    ask("prendre_de_l_altitude(unite_motojet=True)", outcome="Permis"),
)

row(
    "PU-29",
    "Mon capitaine pris dans la mêlée ne quitte pas son escouade ; verrouillée, elle ne se resserre pas ; libre, il va et vient en phase de mouvement.",
    ask("rejoindre_ou_quitter_une_escouade(unite_personnage_independant=True, unite_verrouillee=True)", outcome="Interdit"),
    ask("retrouver_la_cohesion(cohesion_rompue=True, unite_verrouillee=True)", outcome="Interdit"),
    ask("rejoindre_ou_quitter_une_escouade(unite_personnage_independant=True)", outcome="Permis"),
    ask("retrouver_la_cohesion(cohesion_rompue=True)", outcome="Obligatoire"),
)

row(
    "PU-30",
    "Le char fonce sur ma mêlée : mes gars verrouillés n'en sortent pas ; figés, ils n'esquivent pas ; de la cavalerie esquive à 2/3, 5/6 face à un antigrav.",
    ask("reculer_devant_un_belier(unite_verrouillee=True)", outcome="Interdit"),
    ask("reculer_devant_un_belier(unite_infanterie=True)", outcome="Permis"),
    ask("esquiver_une_charge_belier(unite_infanterie=True, unite_figee=True)", odds={"Percutée": F(1)}),
    ask("esquiver_une_charge_belier(unite_cavalerie=True)", odds={"Esquivée": F(2, 3)}),
    ask("esquiver_une_charge_belier(unite_cavalerie=True, assaillant_antigrav=True)", odds={"Esquivée": F(5, 6)}),
    ask("force_d_une_charge_belier(unite_tank=True, blindage=13)", total=9),
)

row(
    "PU-31",
    "Chargés, mes gars ont réussi leur contre-attaque : 3 attaques pour 2 ; figés, ils n'en font pas ; déjà verrouillés non plus.",
    ask("attaques_effectives(attaques=2, unite_contre_attaque_reussie=True)", total=3),
    ask("test_de_contre_attaque(cd=8, unite_a_contre_attaque=True, unite_chargee=True)", odds={"Contre-attaque": F(13, 18)}),
    ask("test_de_contre_attaque(cd=8, unite_a_contre_attaque=True, unite_chargee=True, unite_figee=True)", outcome="Interdit"),
    ask("attaques_effectives(attaques=2, unite_contre_attaque_reussie=True, unite_verrouillee=True)", total=2),
)

row(
    "PU-32",
    "Mes éclaireurs veulent déborder, à pied ou dans leur Rhino : oui ; déjà posés, non, mais ils bougent avant la partie. Au tour 2, 2/3 d'être là, 4/9 à gauche.",
    ask("deborder(unite_scout=True)", outcome="Permis"),
    ask("deborder(unite_transport=True, passager_scout=True)", outcome="Permis"),
    ask("deborder(unite_scout=True, unite_en_reserve=False)", outcome="Interdit"),
    ask("deborder(unite_infanterie=True)", outcome="Interdit"),
    ask("bouger_avant_la_partie(unite_scout=True)", outcome="Permis"),
    ask("bouger_avant_la_partie(unite_scout=True, unite_en_reserve=True)", outcome="Interdit"),
    ask('arrivee_par_un_flanc(tour=1, tours_de_reserve=2, flanc_desire="gauche")', odds={"gauche": F(4, 9), "l'unité arrive de la réserve ce tour": F(2, 3)}),
)

row(
    "PU-33",
    "Mes jet-packs frappent en profondeur au contact : un tiers de ne pas dévier ; tombés juste, ils sont pris, ne tirent ni ne chargent, et gardent leur attaque de plus.",
    ask("deployer_par_frappe_en_profondeur(unite_jet_pack=True)", outcome="Permis"),
    ask("deployer_par_frappe_en_profondeur(unite_jet_pack=True, unite_en_reserve=False)", outcome="Interdit"),
    ask("deviation_de_la_frappe(unite_jet_pack=True)", odds={"aucune déviation": F(1, 3)}),
    ask("tirer(unite_deployee_en_frappe_en_profondeur=True, unite_pose_au_contact=True)", outcome="Interdit"),
    ask("tirer(unite_deployee_en_frappe_en_profondeur=True)", outcome="Permis"),
    ask("charger(unite_deployee_en_frappe_en_profondeur=True, distance=3)", outcome="Interdit"),
    ask("attaques_portees(attaques=2, combat_apres_une_frappe_au_contact=True)", total=3),
)

row(
    "PU-34",
    "J'ouvre la partie : leurs motos comptent 24 ps (CT 4 - 2), leurs fantassins sont cachés (ruines, 2+), leurs éclaireurs ont leur vraie vitesse.",
    ask("ct_effective(ct=4, premier_tour_du_premier_joueur=True, cible_moto=True)", total=2),
    ask("ct_effective(ct=4, premier_tour_du_premier_joueur=True, cible_moto=True, cible_a_fait_un_mouvement_scout=True)", total=4),
    ask("""svg_de_couvert_effective(premier_tour_du_premier_joueur=True, cible_infanterie=True, cible_masquee_par_un_decor=True, type_de_couvert="moyen")""",
        total=2),
    ask("ct_effective(ct=4, cible_furtive=True, cible_geante=True, combat_de_nuit=True, distance=13)", total=3),
)

row(
    "PU-35",
    "Régénération : un tiers, et rien à qui n'a rien perdu. Pilonnés sans un mort : pas de test, sauf pour qui sort d'un transport qui explose.",
    ask("jet_de_regeneration(unite_a_regeneration=True, pv_perdus=1)", odds={"PV regagné": F(1, 3)}),
    ask("jet_de_regeneration(unite_a_regeneration=True, pv_perdus=0)", outcome="Sans effet"),
    ask("test_de_pilonnage(cd=8, pertes_de_l_escouade=0)", outcome="Sans effet"),
    ask("test_de_pilonnage(cd=8, pertes_de_l_escouade=1)", odds={"Raté": F(5, 18)}),
    ask("test_de_pilonnage(cd=8, pertes_de_l_escouade=0, unite_vient_de_debarquer=True)", odds={"Raté": F(5, 18)}),
)

row(
    "PU-36",
    "Un fuseur jumelé à 6 ps d'un flanc 11 sous 5+ : au moins un lourd, 1 - (263/648)² ; un canon laser jumelé sur 12, 5/9 en doublant les tirs.",
    ask("""degats_au_tir(tireurs=1, arme_de_tir="Fusil melta", arme_jumelee=True, ct=4, unite_immobile=True, distance=6, blindage=11, svg_de_couvert=5)""",
        odds={"dégâts lourds 0": F(263, 648) ** 2}),
    ask('degats_au_tir(tireurs=1, arme_de_tir="Canon laser", arme_jumelee=True, ct=4, blindage=12, distance=30)', odds={"dégâts lourds 0": F(4, 9)}),
    ask("touches_par_jet_reussi(touches_comptees_double=True)", total=2),
)

row(
    "PU-37",
    "Douze orks (CC4, F3, A2, deux armes) chargent des marines : 8/3 de morts, 4 en charge furieuse (force).",
    ask("""combat(attaquants=12, attaques=2, cc=4, force=3, cible_cc=4, cible_endurance=4, cible_svg=3, unite_plusieurs_armes_de_corps_a_corps=True,
        unite_a_charge=True)""", total=F(8, 3)),
    ask("""combat(attaquants=12, attaques=2, cc=4, force=3, cible_cc=4, cible_endurance=4, cible_svg=3, unite_plusieurs_armes_de_corps_a_corps=True,
        unite_a_charge=True, unite_a_charge_furieuse=True, choix_de_charge_furieuse="force")""", total=4),
)

row(
    "PU-38",
    "Deux griffes éclair (A2, F4) chargent une 2+ : quatre coups, 5/4 de PV ; une seule, trois coups. Un poing tronçonneur F4 sur un marcheur 12 : 5/12 de lourd.",
    ask("""combat(attaques=2, cc=4, force=4, cible_cc=4, endurance=4, cible_svg=2, unite_plusieurs_armes_de_corps_a_corps=True, armes_identiques=True,
        unite_a_charge=True, arme_de_melee="griffe éclair")""", total=F(5, 4)),
    ask('attaques_effectives(attaques=2, unite_plusieurs_armes_de_corps_a_corps=True, unite_a_charge=True, arme_de_melee="griffe éclair")', total=3),
    ask('attaques_sur_un_vehicule(cc=4, cible_cc=4, force=4, arme_de_melee="poing tronçonneur", blindage=12, attaques=1)', odds={"dégâts lourds 1": F(5, 12)}),
)

row(
    "PU-39",
    "L'invisible : on le frappe à CC 4 - 3 (5+), il frappe une CC 1 (3+) ; les capteurs l'effacent, 4+ ; au tir, 6.",
    ask("jet_pour_toucher_au_corps_a_corps(cc=4, cible_cc=4, cible_invisible=True)", odds={"Touché": F(1, 3)}),
    ask("jet_pour_toucher_au_corps_a_corps(cc=4, cible_cc=4, unite_invisible=True)", odds={"Touché": F(2, 3)}),
    ask("jet_pour_toucher_au_corps_a_corps(cc=4, cible_cc=4, cible_invisible=True, unite_a_capteurs=True)", odds={"Touché": F(1, 2)}),
    ask("jet_pour_toucher_au_tir(ct=4, cible_invisible=True)", odds={"Touché": F(1, 6)}),
)

row(
    "PU-40",
    "Lame sorcière F3 : F9 sur l'arrière 10, lourd à 5/6 ; une E8, sur 2+. Attaques de zone contre quatre : 4 à 6 coups.",
    ask('penetration_de_blindage(force=3, arme_de_melee="lame sorcière", blindage=10)', odds={"dégât lourd": F(5, 6), "dégât superficiel": F(1, 6)}),
    ask('jet_pour_blesser(force=3, arme_de_melee="lame sorcière", endurance=8)', odds={"Blessé": F(5, 6)}),
    ask("attaques_avec_leur_de(attaques=3, unite_geante=True, ennemis_engages=4)", total=F(11, 2)),
)

row(
    "PU-41",
    "L'escouade qui a raté son test ne tire plus sur personne ; une plateforme sans servant non plus ; un figé ne pare rien et ne poursuit pas.",
    ask("tirer(unite_test_pour_tirer_rate=True)", outcome="Interdit"),
    ask("tirer(cible_verrouillee=True)", outcome="Permis", gives="test pour tirer dans un corps à corps"),
    ask("tirer(unite_plateforme=True, unite_plus_de_servants=True)", outcome="Interdit"),
    ask("tenter_une_percee(cible_en_retraite=True, unite_figee=True)", outcome="Interdit"),
)

row(
    "PU-42",
    "Je charge en descendant d'un Rhino qui a roulé : pris, et l'on se bat au tour d'après, avec l'attaque de plus ; le truk explosé en mêlée attend la fin du combat.",
    ask("charge_au_debarquement(transporteur_a_bouge=True)", gives="combattra au prochain tour"),
    ask("attaques_effectives(attaques=2, unite_a_charge_en_descendant=True)", total=3),
    ask("explosion_d_un_transport_ouvert(cible_transport=True, cible_ouvert=True)", gives="après le corps à corps"),
    ask("tir_d_un_aeronef_au_passage(unite_aeronef=True)", gives="portée maximale"),
)

row(
    "PU-43",
    "Conscrits en terrain : 4 ps de bois sur 6 en laissent 4 ; lents et méthodiques, le sol nu aussi ; à fond par 7 ps de marais, 3 ; assommés, 3.",
    ask("mouvement_normal_permis(unite_infanterie=True, ps_en_terrain_difficile=4)", total=4),
    ask("mouvement_normal_permis(unite_infanterie=True, unite_lente_et_methodique=True, ps_en_terrain_neutre=6)", total=4),
    ask("mouvement_rapide_permis(unite_infanterie=True, ps_en_terrain_tres_difficile=7)", total=3),
    ask("mouvement_normal_permis(unite_infanterie=True, unite_assommee=True)", total=3),
)

row(
    "PU-44",
    "Un psyker Cd 9 : 5/6, péril 1/36 ; le mien, Cd 10, dissipe à 43/90 ; deux pouvoirs au profil, jamais deux fois le même.",
    ask("test_psy(cd=9)", odds={"Pouvoir lancé": F(5, 6), "péril du warp : une blessure sans sauvegarde": F(1, 36)}),
    ask("dissipation(commandement=10, commandement_du_psyker_ennemi=9)", odds={"Pouvoir annulé": F(43, 90)}),
    ask("lancer_un_pouvoir(pouvoirs_deja_lances=1, pouvoirs_du_profil=2)", outcome="Permis"),
    ask("lancer_un_pouvoir(pouvoirs_deja_lances=1, pouvoirs_du_profil=2, pouvoir_deja_lance_ce_tour=True)", outcome="Interdit"),
)

row(
    "PU-45",
    "Ce qu'un joueur dit, et que le jeu appelle autrement : le refus mène au nom juste.",
    ask("points_pour_une_unite(cout=160)", asks="cout_de_l_unite"),
    ask("svg_de_couvert_effective(couvert=4)", asks="dire svg_de_couvert"),
    ask("attaques_effectives(attaques=2, unite_charge=True)", asks="dire unite_a_charge"),
    ask("ct_du_tir(ct=4, unite_creature_monstrueuse_volante=True)", asks="unite_creature_monstrueuse et unite_volante"),
    ask("jet_pour_toucher_au_tir(ct=4, arme_autocanon=True)", asks='arme_de_tir="Autocanon"'),
    ask("svg_de_couvert_effective(couvert_leger=True)", asks='type_de_couvert="léger"'),
    ask("distance_de_fuite(unite_moto=True, unite_ralentie_par_le_givre=True)", asks="dire unite_givree"),
)

QUESTIONS = [(code, n, *asked) for code, (_, questions) in ROWS.items() for n, asked in enumerate(questions, 1)]


@pytest.mark.parametrize("code, rank, question, expected", QUESTIONS, ids=[f"{code}-{n}" for code, n, *_ in QUESTIONS])
def test_situation(resolver, code, rank, question, expected):
    check(resolver, "warhammer-40000-pen", code, question, expected)
