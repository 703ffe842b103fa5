"""A thirteenth round of situations of Warhammer 40,000 PEN: assault, vehicles, buildings, reserves and missions, several chapters at once."""

from __future__ import annotations

from fractions import Fraction as F

import pytest
from verdicts import ask, check, rows

ROWS, row = rows()

row(
    "AD-01",
    "Cinq fulgurants qui ont avancé, à 12 ps pile, voient des orks entre des gretchins : CT 5, écran 3+, 25/18 d'orks ; un écran ne cache personne.",
    ask("""phase_de_tir(tireurs=5, ct=4, arme_de_tir="Fulgurant", distance=12, unite_a_bouge=True, endurance=4, svg=6, cible_masquee_par_une_escouade=True)""",
        mean=F(25, 18)),
    ask("avoir_droit_au_couvert(tir_entre_les_figurines=True)", outcome="Permis"),
    ask("etre_cachee(cible_n_a_ni_tire_ni_attaque=True, cible_masquee_par_une_escouade=True)", outcome="Interdit"),
)

RUINS = """cible_en_zone_de_couvert=True, type_de_couvert="moyen\""""

row(
    "AD-02",
    "Un Carnifex (3+) dans des ruines : visible à 50 %, 6+ ; à 75 % contre une CT 8, 6+ encore. Des gardes à 75 % : 4+, 6+ contre la CT 8. Lui ne se cache pas.",
    ask(f"svg_de_couvert_effective(cible_creature_monstrueuse=True, {RUINS}, pourcentage_visible=50, svg=3)", total=6),
    ask(f"svg_de_couvert_effective(cible_creature_monstrueuse=True, {RUINS}, pourcentage_visible=75, svg=3, ct=8)", total=6),
    ask(f"svg_de_couvert_effective(cible_infanterie=True, {RUINS}, pourcentage_visible=75, svg=5)", total=4),
    ask(f"svg_de_couvert_effective(cible_infanterie=True, {RUINS}, pourcentage_visible=75, svg=5, ct=8)", total=6),
    ask(f"etre_cachee(cible_creature_monstrueuse=True, {RUINS.split(',')[0]})", outcome="Interdit"),
)

row(
    "AD-03",
    "Derrière leurs fumigènes, ils se couchent encore : un bolter immobile à 10 ps (CT 4) les vise à CT 3. En altitude, la fumée compte, le couvert jamais.",
    ask("""ct_du_tir(ct=4, arme_de_tir="Bolter", distance=10, unite_immobile=True, cible_sous_fumigenes=True, cible_a_terre=True)""", total=3),
    ask("ct_effective(ct=4, cible_en_altitude=True, cible_sous_fumigenes=True)", total=2),
    ask("avoir_droit_au_couvert(cible_en_altitude=True, cible_masquee_par_un_decor=True)", outcome="Interdit"),
)

row(
    "AD-04",
    "Un motard touché mais sauvé lance un dé d'accident ; s'il a perdu un PV, deux, et garde le pire : 11/36 ; dans un bois, PA2 ; bon pilote, il relance.",
    ask("test_d_accident(unite_moto=True, unite_blessee_par_ces_tirs=True)", odds={"Raté": F(1, 6)}),
    ask("test_d_accident(unite_moto=True, unite_pv_perdu_a_ces_tirs=True)", odds={"Raté": F(11, 36)}),
    ask("test_d_accident(unite_motojet=True, unite_terrain_difficile_traverse=True, unite_pv_perdu_a_ces_tirs=True)",
        odds={"blessure automatique PA2": F(11, 36)}),
    ask("test_d_accident(unite_moto=True, unite_conducteur_habile=True, unite_pv_perdu_a_ces_tirs=True)", odds={"Raté": F(121, 1296)}),
    ask("test_d_accident(unite_cavalerie=True, unite_pv_perdu_a_ces_tirs=True)", outcome="Sans effet"),
)

row(
    "AD-05",
    "Chargés, mes Devastators tirent dans le tas : le bolter lourd a « bougé », CT 1 ; le fulgurant, CT 3 ; ni lance-flammes, ni plateforme sans initiative.",
    ask("""ct_du_tir(ct=4, arme_de_tir="Bolter lourd", unite_chargee=True, cible_verrouillee=True, tir_au_corps_a_corps=True)""", total=1),
    ask("""ct_du_tir(ct=4, arme_de_tir="Fulgurant", tir_au_corps_a_corps=True)""", total=3),
    ask("""tirer_au_corps_a_corps(unite_chargee=True, arme_de_tir="Lance-flammes")""", outcome="Interdit"),
    ask("tirer_au_corps_a_corps(unite_chargee=True, unite_sans_initiative=True)", outcome="Interdit"),
)

row(
    "AD-06",
    "Autant de morts partout : je peux quitter la mêlée, sauf à terre ; rattrapé 13 fois sur 18 (I 4 contre 3), je ne perds personne, l'écart est nul.",
    ask("choisir_de_battre_en_retraite(ecart_de_pertes=0)", outcome="Permis"),
    ask("choisir_de_battre_en_retraite(ecart_de_pertes=0, unite_a_terre=True)", outcome="Interdit"),
    ask("jet_de_percee(initiative=4, cible_initiative=3)", odds={"Percée réussie": F(13, 18)}),
    ask("pertes_de_la_percee(ecart_de_pertes=0)", total=0),
)

DUG_IN = "initiative=3, unite_chargee=True, a_couvert_avant_la_charge=True"

row(
    "AD-07",
    "Un Char charge des gardes (Cd 7) dans des ruines : terrifiés 5/12 ; ses orks frappent à 4 sans descendre, et profitent de ses grenades d'office.",
    ask("charger(unite_embarquee=True, transporteur_char=True, distance=5)", outcome="Permis"),
    ask("charger(unite_embarquee=True, transporteur_ouvert=True, distance=5)", outcome="Interdit"),
    ask("attaques_effectives(attaques=3, unite_embarquee=True, transporteur_char=True, unite_a_charge=True)", total=4),
    ask("test_de_terreur(cd=7)", odds={"Terrifiée": F(5, 12)}),
    ask(f"initiative_effective({DUG_IN}, assaillant_embarquee=True)", total=3),
    ask(f"initiative_effective({DUG_IN}, assaillant_char=True)", total=3),
    ask(f"initiative_effective({DUG_IN})", total=10),
)

TRUKK = """zone_touchee="coque", des=[3], pa=1, cible_marqueurs_tres_endommage=1, cible_ouvert=True"""

row(
    "AD-08",
    "Un trukk très endommagé, un 3 d'une PA1 : lourd, détruit ; superficiel, crash violent ; immobilisé, détruit.",
    ask(f"degat_sur_la_table({TRUKK}, degat_lourd=True)", outcome="détruit"),
    ask(f"degat_sur_la_table({TRUKK}, degat_superficiel=True)", outcome="crash violent"),
    ask(f"degat_sur_la_table({TRUKK}, degat_superficiel=True, cible_immobilisee=True)", outcome="détruit"),
)

row(
    "AD-09",
    "Trois points de coque, un « endommagé » et un « très endommagé » : il n'en reste aucun, il est détruit ; deux « endommagé » en laissent un.",
    ask("points_de_coque_restants(points_de_coque=3, cible_marqueurs_endommage=1, cible_marqueurs_tres_endommage=1)", total=0),
    ask("vehicule_a_bout_de_coque(points_de_coque=3, marqueurs_endommage=1, marqueurs_tres_endommage=1)", gives="détruit"),
    ask("points_de_coque_restants(points_de_coque=3, cible_marqueurs_endommage=2)", total=1),
)

row(
    "AD-10",
    "Deux « secoué » le même tour : le second endommage les armes ; deux « endommagé » restent deux « endommagé ». Sans arme, l'armement se lit à la coque.",
    ask("""degat_sur_la_table(zone_touchee="armement", degat_lourd=True, des=[1], degats_identiques_ce_tour=1)""", outcome="armes endommagées"),
    ask("""degats_cumules(degat_recu="endommagé", degats_identiques_ce_tour=2)""", total=0),
    ask("""degat_sur_la_table(zone_touchee="armement", degat_lourd=True, des=[3], cible_sans_armes=True)""", outcome="endommagé"),
    ask("""degat_sur_la_table(zone_touchee="mobilité", degat_lourd=True, des=[6], cible_immobilisee=True)""", outcome="détruit"),
)

row(
    "AD-11",
    "Un antigrav percute des gardes (Cd 8) : moral puis 5+, avec 1 de mieux, 13/36 ; un char, 13/54. En altitude on échappe toujours, une plateforme jamais.",
    ask("moral_puis_esquive(cd=8, unite_infanterie=True, assaillant_antigrav=True)", odds={"l'unité échappe au bélier": F(13, 36)}),
    ask("moral_puis_esquive(cd=8, unite_infanterie=True)", odds={"l'unité échappe au bélier": F(13, 54)}),
    ask("moral_puis_esquive(cd=8, unite_motojet=True)", odds={"l'unité échappe au bélier": F(13, 27)}),
    ask("esquiver_une_charge_belier(unite_jet_pack=True, unite_en_altitude=True)", odds={"Esquivée": 1}),
    ask("esquiver_une_charge_belier(unite_plateforme=True)", odds={"Percutée": 1}),
)

FIRST = "ct=4, premier_tour_du_premier_joueur=True"

row(
    "AD-12",
    "Premier tour, je commence : un char (12 ps) ne gêne pas le tir, un rapide (18) ôte 1, un antigrav rapide (24) ôte 2, ou rien s'il a fait un mouvement scout.",
    ask(f"ct_effective({FIRST}, cible_est_un_vehicule=True)", total=4),
    ask(f"ct_effective({FIRST}, cible_est_un_vehicule=True, cible_rapide=True)", total=3),
    ask(f"ct_effective({FIRST}, cible_rapide=True, cible_antigrav=True)", total=2),
    ask(f"ct_effective({FIRST}, cible_rapide=True, cible_antigrav=True, cible_a_fait_un_mouvement_scout=True)", total=4),
    ask("""svg_de_couvert_effective(premier_tour_du_premier_joueur=True, cible_infanterie=True, cible_en_zone_de_couvert=True, type_de_couvert="léger", svg=5)""",
        total=3),
)

row(
    "AD-13",
    "Deux morts sur huit sous une même escouade : moral, 13/18 à Cd 8 ; un seul, rien ; quatre, Cd 7. À terre, raté ou non, on ne fuit pas.",
    ask("test_de_moral_apres_les_tirs(cd=8, effectif_de_l_escouade=8, pertes_de_l_escouade=2)", odds={"Réussi": F(13, 18)}),
    ask("test_de_moral_apres_les_tirs(cd=8, effectif_de_l_escouade=8, pertes_de_l_escouade=1)", outcome="Sans effet"),
    ask("test_de_moral_apres_les_tirs(cd=8, effectif_de_l_escouade=8, pertes_de_l_escouade=4)", odds={"Réussi": F(7, 12), "battre en retraite": F(5, 12)}),
    ask("test_de_moral_apres_les_tirs(cd=8, effectif_de_l_escouade=8, pertes_de_l_escouade=4, unite_a_terre=True)", odds={"battre en retraite": 0}),
)

row(
    "AD-14",
    "Mes marines (3+) guettent dans les broussailles : 4+ ; on ne guette ni en fuite, ni couché, ni au sortir de la réserve ; le regard se réduit à 90°.",
    ask("""svg_de_couvert_effective(cible_en_alerte=True, cible_infanterie=True, cible_en_zone_de_couvert=True, type_de_couvert="léger", svg=3)""", total=4),
    ask("se_mettre_en_alerte(unite_a_terre=True)", outcome="Interdit"),
    ask("se_mettre_en_alerte(unite_en_retraite=True)", outcome="Interdit"),
    ask("se_mettre_en_alerte(unite_arrivee_de_la_reserve=True)", outcome="Interdit"),
    ask("champ_de_vision(unite_infanterie=True, unite_en_alerte=True)", total=90),
)

row(
    "AD-15",
    "Un scout débarque au tour 3 par la droite 4 fois sur 9 ; qui n'est ni scout ni infiltré ne déborde pas ; venu à fond, il ne charge pas.",
    ask("""arrivee_par_un_flanc(tour=3, tours_de_reserve=1, flanc_desire="droite", unite_scout=True)""", odds={"droite": F(4, 9), "gauche": F(2, 9)}),
    ask("deborder(unite_en_reserve=True, unite_infanterie=True)", outcome="Interdit"),
    ask("charger(unite_arrivee_de_la_reserve=True, unite_mouvement_rapide_fait=True, distance=3)", outcome="Interdit"),
)

row(
    "AD-16",
    "Des jet-packs se posent au contact : verrouillés, +1 attaque au tour d'après ; un transport, ou qui en sort, ne le peut pas ; à 7 ps des leurs, perdus.",
    ask("placer_l_unite_initiale(pose_au_contact=True, unite_jet_pack=True)", outcome="Permis"),
    ask("placer_l_unite_initiale(pose_au_contact=True, unite_transport=True)", outcome="Interdit"),
    ask("placer_l_unite_initiale(pose_au_contact=True, unite_debarque=True)", outcome="Interdit"),
    ask("attaques_effectives(attaques=2, unite_arrivee_au_contact=True)", total=3),
    ask("placer_les_autres_unites(distance_a_l_unite_initiale=7)", outcome="Interdit"),
    ask("charger(unite_deployee_en_frappe_en_profondeur=True, distance=3)", outcome="Interdit"),
)

row(
    "AD-17",
    "Un cavalier parmi des fantassins fuit de 6 ps, de 9 s'il rate son regroupement, se désengage de 6. Qui touche le bord est perdu ; figé, on ne fuit pas.",
    ask("distance_de_retraite(unite_cavalerie=True, mouvement_du_plus_lent=6)", total=6),
    ask("distance_de_fuite(unite_cavalerie=True, mouvement_rapide_du_plus_lent=9)", total=9),
    ask("distance_de_desengagement(unite_cavalerie=True, mouvement_du_plus_lent=6)", total=6),
    ask("distance_de_retraite(unite_cavalerie=True)", total=9),
    ask("battre_en_retraite(socle_hors_du_plateau=True)", gives="retirée comme perte"),
    ask("battre_en_retraite(unite_figee=True)", outcome="Aucune conséquence"),
)

row(
    "AD-18",
    "Fait-il encore nuit au tour 3 ? 5/6 × 1/3 × 1/6 ; parti du tour 2, 1/18. Les dés 5 puis 3 font le jour au deuxième.",
    ask("nuit_de_tour_en_tour(tour=1, jets_du_jour=3)", odds={"le jour s'est levé": 1 - F(5, 108)}),
    ask("nuit_de_tour_en_tour(tour=2, jets_du_jour=2)", odds={"le jour s'est levé": F(17, 18)}),
    ask("nuit_de_tour_en_tour(tour=1, jets_du_jour=2, des=[5, 3])", says="oui"),
)

row(
    "AD-19",
    "Six gardes dans un bunker : deux de ses armes, pas plus que lui n'en a ; un lance-flammes sans meurtrière ne touche que le mur, des grenades les visent.",
    ask("armement_d_un_batiment(armes_du_batiment=2, occupants_du_batiment=6)", total=2),
    ask("""viser_les_occupants_d_un_batiment(arme_de_tir="Lance-flammes")""", outcome="Interdit"),
    ask("viser_les_occupants_d_un_batiment(arme_a_gabarit_de_souffle=True, gabarit_sur_un_point_du_batiment=True)", outcome="Permis"),
    ask("""viser_les_occupants_d_un_batiment(arme_de_tir="Grenades frag")""", outcome="Permis"),
    ask("""viser_les_occupants_d_un_batiment(arme_de_tir="Bolter", ct=7)""", outcome="Permis"),
    ask("""viser_les_occupants_d_un_batiment(arme_de_tir="Bolter", ct=6)""", outcome="Interdit"),
    ask("""degat_subi(degat_recu="explosé", cible_batiment=True)""", gives="un décor infranchissable"),
)

row(
    "AD-20",
    "Six gardes sur dix à 15 points : 90, ou 75 si l'escouade compte d'un bloc ; quatre, 60 ou rien. À 2000 points, 199 d'écart font un nul, 200 une victoire.",
    ask("points_pour_une_escouade(cout_d_un_membre=15, effectif_de_depart=10, pertes_de_l_escouade=6)", total=90, disputed="75"),
    ask("points_pour_une_escouade(cout_d_un_membre=15, effectif_de_depart=10, pertes_de_l_escouade=4)", total=60, disputed="^0"),
    ask("points_pour_une_escouade(cout_d_un_membre=15, effectif_de_depart=10, pertes_de_l_escouade=10)", total=150),
    ask("resultat_de_la_partie(format_d_armee=2000, joueur=500, adversaire=301)", outcome="Match nul"),
    ask("resultat_de_la_partie(format_d_armee=2000, joueur=300, adversaire=500)", outcome="Victoire de l'adversaire"),
)

row(
    "AD-21",
    "Je tire dans la mêlée (Cd 8, 13/18) : ni portée ni vitesse ne comptent, CT 4 au sniper. Ceux qui s'y battent sont sans peur contre mes tirs.",
    ask("test_pour_tirer_dans_un_corps_a_corps(cd=8)", odds={"Tire": F(13, 18)}),
    ask("""ct_du_tir(ct=4, arme_de_tir="Fusil sniper", distance=10, unite_immobile=True, cible_verrouillee=True, cible_distance_parcourue=20)""", total=4),
    ask("test_de_moral_apres_les_tirs(cd=8, effectif_de_l_escouade=8, pertes_de_l_escouade=4, unite_verrouillee=True)", odds={"Réussi": 1}),
    ask("test_de_pilonnage(cd=8, unite_verrouillee=True)", outcome="Sans effet"),
)

row(
    "AD-22",
    "Seul le chef qui charge défie ; refusé, I 1 ; chargé à couvert et refusant, il frappe à la sienne ; accepté, personne d'autre ne les touche.",
    ask("defier(unite_a_charge=True, unite_chef_d_escouade=True, cible_chef_d_escouade=True)", outcome="Permis"),
    ask("defier(unite_chargee=True, unite_chef_d_escouade=True, cible_chef_d_escouade=True)", outcome="Interdit"),
    ask("initiative_effective(initiative=4, duel_refuse=True)", total=1),
    ask("initiative_effective(initiative=4, unite_chargee=True, a_couvert_avant_la_charge=True, duel_refuse=True)", total=4),
)

row(
    "AD-23",
    "« J'esquive », sans dire quoi : je bouge au pas, fuis s'il le faut, mais ni course, ni charge, et l'initiative tombe à 1. Couché, je ne bouge pas.",
    ask("se_deplacer(unite_esquive=True)", outcome="Permis"),
    ask("battre_en_retraite(unite_esquive=True)", gives="fuite"),
    ask("faire_un_mouvement_rapide(unite_esquive=True)", outcome="Interdit"),
    ask("charger(unite_esquive=True, distance=3)", outcome="Interdit"),
    ask("initiative_effective(initiative=4, unite_esquive=True)", total=1),
    ask("se_deplacer(unite_a_terre=True)", outcome="Interdit"),
)

row(
    "AD-24",
    "Sur le pion : une unité détruite n'y tient rien ; à bord de son transport, ou figée, elle le tient, à moins qu'on ne lise autrement ; à terre, elle le tient.",
    ask("controler_un_objectif(unite_detruite=True, distance_a_l_objectif=1)", outcome="Interdit"),
    ask("controler_un_objectif(unite_embarquee=True, distance_a_l_objectif=1)", outcome="Permis", disputed="Interdit"),
    ask("contester_un_objectif(unite_figee=True, distance_a_l_objectif=1)", outcome="Permis", disputed="Interdit"),
    ask("controler_un_objectif(unite_a_terre=True, distance_a_l_objectif=2)", outcome="Permis"),
    ask("controler_un_objectif(unite_infanterie=True, unite_distance_parcourue=9, distance_a_l_objectif=2)", outcome="Interdit"),
)

row(
    "AD-25",
    "Une arme de plus : pas pour un fantassin ; une créature en tire deux, pas trois ; un char suit son tableau.",
    ask("tirer_avec_une_arme_de_plus()", outcome="Interdit"),
    ask("tirer_avec_une_arme_de_plus(unite_creature_monstrueuse=True)", outcome="Permis"),
    ask("tirer_avec_une_arme_de_plus(unite_creature_monstrueuse=True, rang_de_l_arme=3)", outcome="Interdit"),
    ask("tirer_avec_une_arme_de_plus(unite_est_un_vehicule=True)", outcome="Permis"),
)

row(
    "AD-26",
    "Une moto qui fait 14 ps n'a tourné que de 90° d'abord ; à 12 ps, à son gré ; en fuite aussi. Au bout, 90° ; un char de 14 ps, plus rien, sauf dérapage.",
    ask("pivot_initial_permis(distance_parcourue=14, unite_moto=True)", total=90),
    ask("pivot_initial_permis(distance_parcourue=12, unite_moto=True)", total=180),
    ask("pivot_initial_permis(distance_voulue=14, unite_moto=True, unite_regroupement_rate=True)", total=180),
    ask("pivot_final_permis(distance_parcourue=14, unite_moto=True)", total=90),
    ask("pivot_final_permis(distance_parcourue=14, unite_est_un_vehicule=True)", total=0),
    ask("pivot_final_permis(distance_parcourue=14, unite_est_un_vehicule=True, unite_derapage=True)", total=90),
)

row(
    "AD-27",
    "Ai-je droit à mes ruines ? Contre un bolter, oui ; un lance-flammes, un bélier, une attaque au passage, un coup d'épée, non ; une attaque météore, si.",
    ask("""avoir_droit_au_couvert(cible_en_zone_de_couvert=True, arme_de_tir="Bolter")""", outcome="Permis"),
    ask("""avoir_droit_au_couvert(cible_en_zone_de_couvert=True, arme_de_tir="Lance-flammes")""", outcome="Interdit"),
    ask("avoir_droit_au_couvert(cible_en_zone_de_couvert=True, touche_de_charge_belier=True)", outcome="Interdit"),
    ask("avoir_droit_au_couvert(cible_en_zone_de_couvert=True, touche_d_attaque_au_passage=True)", outcome="Interdit"),
    ask("avoir_droit_au_couvert(cible_en_zone_de_couvert=True, attaque_au_contact=True)", outcome="Interdit"),
    ask("avoir_droit_au_couvert(cible_en_zone_de_couvert=True, touche_de_charge_belier=True, touche_d_attaque_meteore=True)", outcome="Permis"),
)

row(
    "AD-28",
    "Une grenade sur un Dreadnought mobile (CC 4 contre 4) : un 6 ; immobilisé pour de bon, sa CC, 4+ ; le pilote sonné n'y change rien.",
    ask("jet_pour_toucher_au_corps_a_corps(unite_cc=4, cible_marcheur=True, cible_cc=4, arme_grenade=True)", odds={"Touché": F(1, 6)}),
    ask("jet_pour_toucher_au_corps_a_corps(unite_cc=4, cible_marcheur=True, cible_cc=4, arme_bombe_anti_vehicule=True, cible_immobilisee=True)",
        odds={"Touché": F(1, 2)}),
    ask("jet_pour_toucher_au_corps_a_corps(unite_cc=4, cible_marcheur=True, cible_cc=4, arme_bombe_anti_vehicule=True, cible_pilote_sonne=True)",
        odds={"Touché": F(1, 6)}),
    ask("attaques_portees(attaques=3, unite_a_charge=True, arme_grenade_anti_vehicule=True)", total=1),
)

row(
    "AD-29",
    "Descendus d'un Rhino arrêté, on charge et se bat ce tour ; il a roulé, le combat attend ; d'un transport d'assaut, non.",
    ask("charge_au_debarquement(transporteur_immobile=True)", outcome="Aucune conséquence"),
    ask("charge_au_debarquement(unite_vient_de_debarquer=True, transporteur_a_bouge=True)", gives="combattra au prochain tour"),
    ask("charge_au_debarquement(unite_vient_de_debarquer=True, transporteur_a_bouge=True, transporteur_d_assaut_pris=True)", outcome="Aucune conséquence"),
)

row(
    "AD-30",
    "Le fantassin au lance-missiles ne vise à part que l'ennemi visible le plus proche ; chaque char de l'escadron, qui il veut ; et l'on ne change pas de cible.",
    ask("choisir_sa_propre_cible(unite_infanterie=True, ennemi_visible_le_plus_proche=True)", outcome="Permis"),
    ask("choisir_sa_propre_cible(unite_infanterie=True)", outcome="Interdit"),
    ask("choisir_sa_propre_cible(unite_est_un_vehicule=True)", outcome="Permis"),
    ask("changer_de_cible(cible_detruite=True)", outcome="Interdit"),
)

SILENT = "cible_mouvement_rapide_fait=True, cible_en_zone_de_couvert=True"

row(
    "AD-31",
    "« À fond » : gelées, des motos ont fait 12 ps et se cachent ; supersoniques et gelées, 18, non ; un antigrav rapide gelé, CC 1 et non 5.",
    ask(f"etre_cachee(cible_moto=True, cible_givree=True, {SILENT})", outcome="Permis"),
    ask(f"etre_cachee(cible_moto=True, cible_supersonique=True, cible_givree=True, {SILENT})", outcome="Interdit"),
    ask("cc_effective(unite_rapide=True, unite_antigrav=True, unite_mouvement_rapide_fait=True)", total=5),
    ask("cc_effective(unite_rapide=True, unite_antigrav=True, unite_mouvement_rapide_fait=True, unite_givree=True)", total=1),
)

row(
    "AD-32",
    "À travers 4 ps de forêt un fantassin fait 4 ps, 7 en courant ; 4 ps de marais, 2 ; des bêtes dans ce marais, 7, ou 9 si rien ne les y ralentit.",
    ask("mouvement_normal_permis(unite_infanterie=True, ps_en_terrain_difficile=4)", total=4),
    ask("mouvement_rapide_permis(unite_infanterie=True, ps_en_terrain_difficile=4)", total=7),
    ask("mouvement_normal_permis(unite_infanterie=True, ps_en_terrain_tres_difficile=4)", total=2),
    ask("mouvement_normal_permis(unite_bete=True, ps_en_terrain_tres_difficile=4)", total=7, disputed="^9"),
    ask("mouvement_normal_permis(unite_jet_pack=True, ps_en_terrain_tres_difficile=4)", total=6),
)

row(
    "AD-33",
    "Une épave encore en course prend un « secoué » : elle explose. Arrivée au bout, c'est un décor. Détruit et immobile, le char est un décor aussitôt.",
    ask("""degat_subi(cible_detruite=True, cible_hors_de_controle=True, degat_recu="secoué")""", gives="l'explosion touche les unités alentour"),
    ask("""fin_d_une_epave(cible_detruite=True, cible_hors_de_controle=True, degat_recu="aucun effet")""", outcome="explosé"),
    ask("fin_d_une_epave()", gives="un décor infranchissable"),
    ask("""degat_subi(degat_recu="détruit", cible_est_un_vehicule=True)""", gives="une épave hors de contrôle"),
    ask("""degat_subi(degat_recu="détruit", cible_est_un_vehicule=True, cible_immobilisee=True)""", gives="un décor infranchissable"),
)

row(
    "AD-34",
    "La zone visée : CT 1, jamais celle qu'on annonce ; CT 4, sur 4+ ; un 3, la coque ; au plus bas, l'armement à CT 1, les moteurs à CT 2.",
    ask("""zone_du_vehicule(unite_ct=1, zone_annoncee="armement", des=[6])""", outcome="Coque"),
    ask("""zone_du_vehicule(unite_ct=4, zone_annoncee="mobilité", des=[4])""", gives="Mobilité"),
    ask("""zone_du_vehicule(unite_ct=4, zone_annoncee="mobilité", des=[3])""", outcome="Coque"),
    ask("zone_du_vehicule(unite_ct=1, des=[1])", outcome="Armement"),
    ask("zone_du_vehicule(unite_ct=2, des=[1])", outcome="Mobilité"),
)

row(
    "AD-35",
    "La partie atteint le 7e tour 2 fois sur 9, s'arrête au 5e 1 fois sur 3 ; 1001 points sur 2000 en réserve font jouer en second, 1000 non.",
    ask("duree_de_la_partie()", odds={"tour 5": F(1, 3), "tour 6": F(4, 9), "tour 7": F(2, 9)}),
    ask("jouer_en_premier(cout_en_reserve=1001, cout_de_l_armee=2000)", outcome="Interdit"),
    ask("jouer_en_premier(cout_en_reserve=1000, cout_de_l_armee=2000)", outcome="Permis"),
)

row(
    "AD-36",
    "Regroupés, on bouge ou l'on tire, et l'on peut charger ; la moitié tombée, Cd 7 au regroupement ; en cohésion, 2 ps, 4 pour des chars.",
    ask("tirer(unite_regroupee=True, unite_a_bouge=True)", outcome="Interdit"),
    ask("charger(unite_regroupee=True, distance=3)", outcome="Permis"),
    ask("test_de_regroupement(cd=8, effectif_de_depart=10, effectif_de_l_escouade=5)", odds={"Regroupée": F(7, 12)}),
    ask("rester_en_cohesion(ecart_dans_l_escouade=3, unite_est_un_vehicule=True)", outcome="Permis"),
    ask("rester_en_cohesion(ecart_dans_l_escouade=3, unite_infanterie=True)", outcome="Interdit"),
)

row(
    "AD-37",
    "Trois marines (3+) déviés dans une falaise : PA2, 1/6 chacun ; jetés d'un transport en l'air, de même ; sur une mine en plaine, PA4, 1/12.",
    ask("pertes_en_terrain_dangereux(unites=3, unite_svg=3, devie_en_terrain_infranchissable=True)", total=F(1, 2)),
    ask("pertes_en_terrain_dangereux(unites=3, unite_svg=3, debarquement_force_en_altitude=True)", total=F(1, 2)),
    ask("pertes_en_terrain_dangereux(unites=3, unite_svg=3)", total=F(1, 4)),
    ask("pertes_en_terrain_dangereux(unites=3, unite_svg=2, unite_svg_invulnerable=5, devie_en_terrain_infranchissable=True)", total=F(1, 3)),
)

row(
    "AD-38",
    "« Ma moto est lancée à plus de 12 ps » : ni charge ni pion, au jugé, et le bois se teste ; un antigrav rapide ainsi lancé s'écrase sur un 5.",
    ask("charger(unite_moto=True, unite_plus_de_12_ps=True, distance=3)", outcome="Interdit"),
    ask("controler_un_objectif(unite_moto=True, unite_plus_de_12_ps=True, distance_a_l_objectif=1)", outcome="Interdit"),
    ask("""ct_du_tir(ct=4, arme_de_tir="Fulgurant", unite_moto=True, unite_plus_de_12_ps=True, distance=20)""", total=2),
    ask("terrain_dangereux(unite_moto=True, unite_plus_de_12_ps=True, unite_terrain_difficile_traverse=True)", outcome="Obligatoire"),
    ask("""degat_sur_la_table(zone_touchee="mobilité", des=[5], degat_lourd=True, cible_antigrav=True, cible_rapide=True, cible_plus_de_12_ps=True)""",
        outcome="crash"),
)

row(
    "AD-39",
    "Posés par frappe en profondeur, on ne bouge plus ; encore en réserve, pas davantage. Après une attaque au passage, le canon laser tire au jugé.",
    ask("se_deplacer(unite_jet_pack=True, unite_deployee_en_frappe_en_profondeur=True)", outcome="Interdit"),
    ask("faire_un_mouvement_rapide(unite_jet_pack=True, unite_deployee_en_frappe_en_profondeur=True)", outcome="Interdit"),
    ask("se_deplacer(unite_en_reserve=True)", outcome="Interdit"),
    ask("se_deplacer(unite_arrivee_de_la_reserve=True)", outcome="Permis"),
    ask("""ct_du_tir(ct=4, arme_de_tir="Canon laser", distance=40, unite_de_saut=True, unite_a_fait_une_attaque_au_passage=True)""", total=2),
    ask("""ct_du_tir(ct=4, arme_de_tir="Canon laser", distance=40, unite_moto=True, unite_a_fait_une_attaque_au_passage=True)""", total=4),
)

row(
    "AD-40",
    "Cinq marines (3+) descendus d'un transport resté en l'air : forcés, donc en urgence, au jugé, sans charge, et 1/6 chacun à PA2.",
    ask("""ct_du_tir(ct=4, arme_de_tir="Bolter", distance=20, unite_vient_de_debarquer=True, transporteur_en_altitude=True)""", total=2),
    ask("charger(unite_vient_de_debarquer=True, transporteur_en_altitude=True, distance=3)", outcome="Interdit"),
    ask("pertes_en_terrain_dangereux(unites=5, unite_svg=3, unite_vient_de_debarquer=True, transporteur_en_altitude=True)", total=F(5, 6)),
)

QUESTIONS = [(code, n, *asked) for code, (_, questions) in ROWS.items() for n, asked in enumerate(questions, 1)]


@pytest.mark.parametrize("code, rank, question, expected", QUESTIONS, ids=[f"{code}-{n}" for code, n, *_ in QUESTIONS])
def test_situation(resolver, code, rank, question, expected):
    check(resolver, "warhammer-40000-pen", code, question, expected)
