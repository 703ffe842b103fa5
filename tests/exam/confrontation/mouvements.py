"""Situations of Confrontation whose questions stand in `mouvements.ttl`."""

from __future__ import annotations

from fractions import Fraction as F

from verdicts import ask, rows

ROWS, row = rows()

GHOUL = "mou=10, rapidite=True, en_charge=True, chemin=23"

row(
    "CONF-X29",
    "Une goule (MOU 10, PEUR 6, Rapidité), qui porte un marqueur, charge un conscrit (COU 3) à 23 cm.",
    ask("portee_de_l_assaut(figurine=dict(mou=10, rapidite=True, en_charge=True, marqueurs_portes=1))", total=20),
    ask(f"parvenir_au_contact(figurine=dict({GHOUL}, marqueurs_portes=1))", outcome="Interdit"),
    ask(f"avance_d_un_assaut(figurine=dict({GHOUL}, marqueurs_portes=1))", total=20),
    ask(f"devoir_tester_son_courage(figurine=dict(cou=3, defenseur=True), adversaire=dict(peur=6, {GHOUL}, marqueurs_portes=1))", outcome="Sans effet"),
)
row(
    "CONF-N29",
    "Sans le marqueur, elle arrive, et le conscrit teste contre 6 ; si elle y renonce, ou si elle ne fait qu'engager, 20 cm.",
    ask(f"parvenir_au_contact(figurine=dict({GHOUL}))", outcome="Permis"),
    ask(f"test_de_courage(figurine=dict(cou=3, defenseur=True), adversaire=dict(peur=6, {GHOUL}))", odds={"Réussi": F(2, 3)}),
    ask("portee_de_l_assaut(figurine=dict(mou=10, rapidite=True, renonce_a_la_rapidite=True, en_charge=True))", total=20),
    ask("portee_de_l_assaut(figurine=dict(mou=10, rapidite=True))", total=20),
)
row(
    "CONF-T21",
    "Un loup rapide (MOU 12,5) charge à trois fois son MOU, puis poursuit ; un char (Impact/3) percute après 23 cm.",
    ask("portee_de_l_assaut(figurine_mou=12.5, figurine_rapidite=True, figurine_use_de_rapidite=True, figurine_en_charge=True)", says="37,5 cm"),
    ask("distance_de_poursuite(figurine_mou=12.5)", total=7),
    ask("force_de_l_impact(attaquant_impact_x=3, attaquant_distance_du_deplacement=23)", total=9),
)
row(
    "CONF-AH26",
    "Du palier 2 au palier 1 en piqué, 17,5 : 25 cm, Rapidité 37,5 ; sur le sol, non. Décoller et courir, MOU 10 : 10 cm. Grave, piqué, Force en charge/2 : FOR 9.",
    ask("portee_de_l_assaut(figurine=dict(mou=10, mou_en_vol=17.5, palier=2, charge_en_pique=True))", total=25),
    ask("portee_de_l_assaut(figurine=dict(mou=10, mou_en_vol=17.5, palier=2, charge_en_pique=True, rapidite=True))", total=F(75, 2)),
    ask("charger_en_pique(attaquant_palier=2, cible_palier=0)", outcome="Interdit"),
    ask("portee_de_la_course(figurine=dict(mou=10, mou_en_vol=17.5, palier=0, change_de_palier=True))", total=10),
    ask("force_du_jet_de_blessures(attaquant=dict(force=7, blessure_grave=True, charge_en_pique=True, force_en_charge_x=2))", total=9),
)
row(
    "CONF-CB29",
    "MOU 10 : avoir couru 25 cm est impossible, 12 à couvert aussi ; une poursuite de 6 cm, de même ; une charge de 21 cm n'arrive pas.",
    ask("courir(figurine=dict(mou=10, distance_parcourue=25))", outcome="Interdit"),
    ask("se_deplacer_a_couvert(figurine=dict(mou=10, distance_parcourue=12))", outcome="Interdit"),
    ask("poursuivre(figurine=dict(mou=10, a_tue_ses_adversaires=True, distance_du_deplacement=6))", outcome="Interdit"),
    ask("poursuivre(figurine=dict(mou=10, a_tue_ses_adversaires=True, distance_du_deplacement=5))", outcome="Permis"),
    ask("charger(attaquant=dict(mou=10, distance_du_deplacement=21))", says="assaut trop court"),
)
row(
    "CONF-AH36",
    "Porteur de marqueur : ni envol, ni plus de MOU × 2 malgré Rapidité, ni seconde poursuite d'Implacable ; en déroute ou invoqué d'ailleurs, il ne ramasse rien.",
    ask("prendre_son_envol(figurine_porteur_de_marqueur=True)", outcome="Interdit"),
    ask("portee_de_l_assaut(figurine=dict(porteur_de_marqueur=True, mou=10, rapidite=True))", total=20),
    ask("poursuivre(figurine=dict(porteur_de_marqueur=True, implacable_x=1, a_tue_ses_adversaires=True, poursuites_faites=1))", outcome="Interdit"),
    ask("ramasser_un_marqueur(figurine=dict(en_deroute=True, finit_sur_le_marqueur=True))", outcome="Interdit"),
    ask("ramasser_un_marqueur(figurine=dict(invoque=True, finit_sur_le_marqueur=True))", outcome="Interdit"),
)
row(
    "AO-08",
    "Il a incanté, MOU 10 : il engage à 10 cm, pas à 12 ; Guerrier-mage, il charge ; personne ne se déplace à couvert.",
    ask("portee_de_l_assaut(figurine_mou=10, figurine_a_incante=True)", total=10),
    ask('parvenir_au_contact(figurine_mou=10, figurine_chemin=12, figurine_a_incante=True, figurine_type_de_deplacement="engagement")', outcome="Interdit"),
    ask("charger(attaquant_a_incante=True, attaquant_guerrier_mage=True)", outcome="Permis"),
    ask("se_deplacer_a_couvert(figurine_a_incante=True, figurine_guerrier_mage=True)", outcome="Interdit"),
)

PUSHED = 'caracteristique_sous_pression="MOU", total_de_pression=4'

row(
    "CONF-CC64",
    "La vapeur au MOU : 23 cm de charge ; avec un marqueur, 15.",
    ask(f"portee_de_l_assaut(figurine=dict(mou=7.5, sous_pression=True), {PUSHED})", total=23),
    ask(f"portee_de_l_assaut(figurine=dict(mou=7.5, sous_pression=True, marqueurs_portes=1), {PUSHED})", total=15),
)
row(
    "CONF-U09",
    "L'ange (10/17,5) du palier 2 : 25 cm pour piquer d'un palier, jamais de deux ; poursuite au palier 1, 9 cm.",
    ask("portee_de_l_assaut(figurine=dict(vol=True, mou=10, mou_en_vol=17.5, palier=2, charge_en_pique=True, en_charge=True))", total=25),
    ask("charger_en_pique(attaquant_palier=2, cible_palier=0)", outcome="Interdit"),
    ask("distance_de_poursuite(figurine=dict(vol=True, mou=10, mou_en_vol=17.5, palier=1))", total=9),
)

FLYER = "figurine=dict(vol=True, mou=10, mou_en_vol=20, palier={}, charge_en_pique=True, en_charge=True{})"

row(
    "CONF-V06",
    "Volant 10/20 : pique à 30 cm, 45 avec Rapidité ; +2 en INI, ATT et FOR, rien après une poursuite, qui est de 5 cm au sol.",
    ask(f"portee_de_l_assaut({FLYER.format(2, '')})", total=30),
    ask(f"portee_de_l_assaut({FLYER.format(1, ', rapidite=True, use_de_rapidite=True')})", total=45),
    ask("test_d_attaque(attaquant=dict(att=4, charge_en_pique=True), des=[3])", total=9),
    ask("test_d_attaque(attaquant=dict(att=4, charge_en_pique=True, a_poursuivi=True), des=[3])", total=7),
    ask("force_du_jet_de_blessures(attaquant=dict(force=5, charge_en_pique=True))", total=7),
    ask("distance_de_poursuite(figurine=dict(vol=True, mou=10, mou_en_vol=20, palier=0))", total=5),
)
row(
    "CONF-W20",
    "La vapeur en MOU porte la poursuite à 7 (13 / 2) ; à l'activation, la course à 26. Rapidité ne triple pas un engagement.",
    ask("distance_de_poursuite(figurine=dict(mou=10, sous_pression=True), caracteristique_sous_pression='MOU', total_de_pression=3)", total=7),
    ask("portee_de_la_course(figurine=dict(mou=10, sous_pression=True), caracteristique_sous_pression='MOU', total_de_pression=3)", total=26),
    ask("portee_de_l_assaut(figurine=dict(mou=10, rapidite=True, use_de_rapidite=True))", total=20),
    ask("portee_de_l_assaut(figurine=dict(mou=10, rapidite=True, use_de_rapidite=True, en_charge=True))", total=30),
)

NONE = "portee_de_l_assaut(figurine=dict(mou=10, {}))"

row(
    "CONF-W21",
    "À bord, après une course ou une marche, posé du ciel, au contact : aucune portée d'assaut ; débarqué, pas de charge, mais l'engagement à 20.",
    *(ask(NONE.format(f"{state}=True"), outcome="Interdit") for state in ("a_bord", "a_couru", "a_marche", "vient_d_atterrir", "au_contact_d_un_adversaire")),
    ask(NONE.format("debarque_ce_tour=True, en_charge=True"), outcome="Interdit"),
    ask(NONE.format("debarque_ce_tour=True"), total=20),
    ask(NONE.format("au_contact_d_un_adversaire=True, s_est_desengage=True"), total=10),
)
row(
    "CONF-FI07",
    "Ma baliste Immobile/3 a broyé son homme, et le canon Poids/5 a raté son test de Courage : ni poursuite, ni course, ni fuite.",
    ask("distance_de_poursuite(figurine=dict(mou=10, immobile_x=3))", outcome="Interdit"),
    ask("portee_de_la_course(figurine=dict(mou=10, immobile_x=3))", outcome="Interdit"),
    ask("distance_de_fuite(figurine=dict(mou=10, poids_x=5))", outcome="Interdit"),
    ask('potentiel_de_deplacement(figurine=dict(mou=10, immobile_x=3, type_de_deplacement="charge"))', outcome="Interdit"),
    ask('potentiel_de_deplacement(figurine=dict(mou=10, en_deroute=True, type_de_deplacement="course"))', outcome="Interdit"),
    ask("avance_d_un_assaut(figurine=dict(mou=10, chemin=15, en_deroute=True))", outcome="Interdit"),
)

EAGLE = "mou=10, mou_en_vol=15, vol=True"

row(
    "CONF-AB07 bis",
    "L'aigle (10/15) décolle vers un ennemi du palier 1 : (10 − 5) × 2 = 10 cm ; il tue, poursuit de 8 cm là-haut, sans changer de palier.",
    ask(f"potentiel_de_deplacement(figurine=dict({EAGLE}, palier=0, change_de_palier=True), type_de_deplacement='engagement')", total=10),
    ask(f"distance_de_poursuite(figurine=dict({EAGLE}, palier=1))", total=8),
    ask("changer_de_palier(figurine=dict(en_poursuite=True, palier=1))", outcome="Interdit"),
)
row(
    "CONF-BA01",
    "Mon guerrier (MOU 10) charge un mage à 8 cm ; une flèche le tue avant. Je vais jusqu'à sa place : il me reste 12 cm, vers un autre que j'y vois.",
    ask("rediriger_son_assaut(cible_tue_net=True)", outcome="Permis"),
    ask("reste_d_un_assaut_redirige(figurine_mou=10, figurine_distance_de_la_cible_initiale=8)", total=12),
    ask("rester_une_charge(figurine_en_charge=True, cible_tue_net=True)", outcome="Permis"),
    ask("rester_une_charge(figurine_en_charge=True, cible_tue_net=True, figurine_sans_ligne_de_vue=True)", outcome="Interdit"),
    ask("transformer_son_assaut_en_course(cible_tue_net=True)", outcome="Permis"),
)
row(
    "CONF-AF25",
    "Rapidité : charge 30, engagement 20, fuite 30, désengagé 10 ; Pugnacité 7,5 : toute la poursuite ; Implacable/1 : deux.",
    ask('potentiel_de_deplacement(figurine=dict(mou=10, rapidite=True, type_de_deplacement="charge"))', total=30),
    ask('potentiel_de_deplacement(figurine=dict(mou=10, rapidite=True, type_de_deplacement="engagement"))', total=20),
    ask("distance_de_fuite(figurine=dict(mou=10, rapidite=True))", total=30),
    ask("distance_de_fuite(figurine=dict(mou=10, rapidite=True, s_est_desengage=True))", total=10),
    ask("distance_de_poursuite(figurine=dict(mou=7.5, pugnacite=True))", total=F(15, 2)),
    ask("poursuites_permises(figurine=dict(implacable_x=1))", total=2),
)

FLYER_2 = "mou=10, mou_en_vol=17.5, palier=0, change_de_palier=True"

row(
    "CONF-AM28",
    "MOU 10/17,5 qui décolle : 5 cm en marche, 10 en charge ; 6 cartes contre 11, 5 refus, et pas un de plus.",
    ask(f"potentiel_de_deplacement(figurine=dict({FLYER_2}, type_de_deplacement='marche'))", total=5),
    ask(f"potentiel_de_deplacement(figurine=dict({FLYER_2}, type_de_deplacement='charge'))", total=10),
    ask("nombre_de_refus(cartes_au_debut_du_tour=6, cartes_adverses_au_debut_du_tour=11)", total=5),
    ask("utiliser_un_refus(cartes_au_debut_du_tour=6, cartes_adverses_au_debut_du_tour=11, refus_utilises=5)", outcome="Interdit"),
)
row(
    "AO-13",
    "Poids/X : pas de désengagement à l'Initiative, pas de fuite ; Rapidité triple la course, jamais l'engagement, et le porteur de marqueur reste au double.",
    ask("test_de_desengagement(figurine_ini=3, figurine_adversaires_au_contact=1, figurine_poids=True)", outcome="Interdit"),
    ask("fuir(figurine_poids=True)", outcome="Interdit"),
    ask('potentiel_de_deplacement(figurine_mou=10, figurine_type_de_deplacement="course", figurine_rapidite=True)', total=30),
    ask('potentiel_de_deplacement(figurine_mou=10, figurine_type_de_deplacement="engagement", figurine_rapidite=True)', total=20),
    ask('potentiel_de_deplacement(figurine_mou=10, figurine_type_de_deplacement="course", figurine_rapidite=True, figurine_porteur_de_marqueur=True)', total=20),
)
row(
    "CONF-AB07",
    "Une marche ou une course ne finit pas au contact, de quelque façon qu'on le dise ; ni un invoqué, ni un saut, ni un renfort.",
    ask("marcher(mene_au_contact=True)", outcome="Interdit"),
    ask("courir(mene_au_contact=True)", outcome="Interdit"),
    ask("parvenir_au_contact(figurine=dict(mou=10, chemin=8, type_de_deplacement='marche'))", outcome="Interdit"),
    ask("parvenir_au_contact(figurine=dict(mou=10, chemin=18, type_de_deplacement='course'))", outcome="Interdit"),
    ask("parvenir_au_contact(figurine=dict(mou=10, chemin=18, type_de_deplacement='charge'))", outcome="Permis"),
    ask("placer_un_invoque(mene_au_contact=True)", outcome="Interdit"),
    ask("se_placer_apres_le_saut(figurine_distance_du_point_de_chute=10, mene_au_contact=True)", outcome="Interdit"),
    ask("revenir_de_renfort_ici(distance=5, mene_au_contact=True)", outcome="Interdit"),
)

REACH = "parvenir_au_contact(figurine=dict(mou=10{}), distance={})"

row(
    "CONF-AB36",
    "« Mon assaut arrive-t-il ? » À 10 cm, oui ; figé, en déroute, jeté à couvert ou encore aux prises, non ; en poursuite, 5 cm, même s'il touche un autre.",
    ask(REACH.format("", 10), outcome="Permis"),
    ask(REACH.format(", fige_par_la_peur=True", 10), outcome="Interdit"),
    ask(REACH.format(", en_deroute=True", 10), outcome="Interdit"),
    ask(REACH.format(", s_est_jete_a_couvert=True", 10), outcome="Interdit"),
    ask(REACH.format(", adversaires_au_contact=1", 10), outcome="Interdit"),
    ask(REACH.format(", adversaires_au_contact=1, en_poursuite=True", 5), outcome="Permis"),
)

FLYER_3 = "figurine=dict(mou=10, mou_en_vol=17.5, palier={}, chemin={}{})"

row(
    "CONF-AE07",
    "L'ange (10/17,5) fond du palier 1 sur un homme au sol : 25 cm, pas 26, qu'il dise ou non qu'il pique ; au même palier, 35 ; déjà descendu ce tour, non.",
    ask(f"parvenir_au_contact({FLYER_3.format(1, 25, '')}, cible_palier=0)", outcome="Permis"),
    ask(f"parvenir_au_contact({FLYER_3.format(1, 26, '')}, cible_palier=0)", outcome="Interdit"),
    ask(f"parvenir_au_contact({FLYER_3.format(1, 26, ', a_charge_en_pique=True')}, cible_palier=0)", outcome="Interdit"),
    ask(f"parvenir_au_contact({FLYER_3.format(1, 35, '')}, cible_palier=1)", outcome="Permis"),
    ask(f"parvenir_au_contact({FLYER_3.format(1, 20, ', changements_de_palier=1')}, cible_palier=0)", outcome="Interdit"),
    ask(f"parvenir_au_contact({FLYER_3.format(2, 5, '')}, cible_palier=0)", outcome="Interdit"),
    ask(f"parvenir_au_contact({FLYER_3.format(1, 5, ', en_poursuite=True')}, cible_palier=0)", outcome="Interdit"),
)
row(
    "CONF-AE10",
    "Il a couru, ou sa carte est déjà passée : ni assaut, ni marche, ni tir, ni désengagement ; à la poursuite, MOU 7,5 : 4 cm.",
    ask("parvenir_au_contact(figurine=dict(mou=10, chemin=5, a_couru=True))", outcome="Interdit"),
    ask("parvenir_au_contact(figurine=dict(mou=10, chemin=5, a_marche=True))", outcome="Interdit"),
    ask('potentiel_de_deplacement(figurine=dict(mou=10, type_de_deplacement="marche", a_marche=True))', outcome="Interdit"),
    ask("charger(attaquant_deja_active=True)", outcome="Interdit"),
    ask("tirer(attaquant=dict(tir=3, deja_active=True))", outcome="Interdit"),
    ask("test_de_desengagement(figurine=dict(ini=4, adversaires_au_contact=1, deja_active=True))", outcome="Interdit"),
    ask("parvenir_au_contact(figurine=dict(mou=7.5, chemin=4, deja_active=True, en_poursuite=True))", outcome="Permis"),
    ask("parvenir_au_contact(figurine=dict(mou=7.5, chemin=5, deja_active=True, en_poursuite=True))", outcome="Interdit"),
)
row(
    "CONF-AF26",
    "Un gouffre en chemin : ni charge, ni course ; d'un Bond, oui ; pas plus large que le socle, oui. Une forêt de 4 cm sur 16 : 20 comptés, il arrive.",
    ask('parvenir_au_contact(figurine=dict(mou=10, chemin=18), distance_parcourue_au_sol=4, zone_de_terrain="infranchissable")', outcome="Interdit"),
    ask('courir(figurine=dict(mou=10), zone_de_terrain="infranchissable")', outcome="Interdit"),
    ask('charger(attaquant_bond=True, zone_de_terrain="infranchissable")', outcome="Permis"),
    ask('charger(attaquant_longueur_du_socle=2.5, largeur_de_l_obstacle_plat=2.5, zone_de_terrain="infranchissable")', outcome="Permis"),
    ask('parvenir_au_contact(figurine=dict(mou=10, chemin=16), distance_parcourue_au_sol=4, zone_de_terrain="encombrée")', outcome="Permis"),
    ask('parvenir_au_contact(figurine=dict(mou=10, chemin=17), distance_parcourue_au_sol=4, zone_de_terrain="encombrée")', outcome="Interdit"),
)

FLED = "mou=10, distance_de_la_cible_initiale=8"

row(
    "CONF-AK06",
    "Ma cible, à 8 cm, a fui : MOU 10 laisse 12 cm vers une autre, pas 12,5 ; Rapidité en charge, 22. L'assaut se redirige si la cible est morte.",
    ask(f"parvenir_au_contact(figurine=dict({FLED}), distance=12)", outcome="Permis"),
    ask(f"parvenir_au_contact(figurine=dict({FLED}), distance=12.5)", outcome="Interdit"),
    ask(f"parvenir_au_contact(figurine=dict({FLED}, rapidite=True, type_de_deplacement='charge'), distance=22)", outcome="Permis"),
    ask(f"parvenir_au_contact(figurine=dict({FLED}, rapidite=True, type_de_deplacement='charge'), distance=22.5)", outcome="Interdit"),
    ask("rediriger_son_assaut(cible_tue_net=True)", outcome="Permis"),
)
row(
    "CONF-CE31",
    "Trois barricades d'un Sapeur/3 : une charge de 14 cm par-dessus, non (MOU 10), sauf à un Éthéré ; FOR 9 en ôte deux PS.",
    ask("barricades(figurine_sapeur_x=3)", total=3),
    ask("parvenir_au_contact(figurine=dict(mou=10, en_charge=True, chemin=14, franchit_une_barricade=True))", outcome="Interdit"),
    ask("parvenir_au_contact(figurine=dict(mou=10, en_charge=True, chemin=14, franchit_une_barricade=True, ethere=True))", outcome="Permis"),
    ask("portee_de_l_assaut(figurine=dict(mou=10, franchit_une_barricade=True))", total=10),
    ask("degats_d_un_decor(attaquant_force=9, decor=dict(res=10, points_de_structure=3), des=[[4, 6]])", says="PS 1"),
)
row(
    "CONF-P11",
    "Une fianna (MOU 10, Rapidité) ne voit pas sa cible à 25 cm : un engagement, donc 20 cm.",
    ask("charger(attaquant_rapidite=True, cible_hors_de_vue=True)", outcome="Interdit"),
    ask("parvenir_au_contact(figurine=dict(mou=10, rapidite=True, chemin=25))", outcome="Interdit"),
    ask("avance_d_un_assaut(figurine=dict(mou=10, rapidite=True, chemin=25))", total=20),
)

WOOD = 'distance_parcourue_au_sol=6, zone_de_terrain="encombrée"'

row(
    "CONF-P29",
    "Une charge (MOU 10) dont 6 cm de forêt : à 14 cm elle arrive (20), à 15 non (21) ; un Éthéré, si.",
    ask(f"parvenir_au_contact(figurine=dict(mou=10, chemin=14, en_charge=True), {WOOD})", outcome="Permis"),
    ask(f"parvenir_au_contact(figurine=dict(mou=10, chemin=15, en_charge=True), {WOOD})", outcome="Interdit"),
    ask(f"parvenir_au_contact(figurine=dict(mou=10, chemin=15, en_charge=True, ethere=True), {WOOD})", outcome="Permis"),
)
row(
    "CF-CB21",
    "Un mage pur incante puis engage à 9 et 12 cm ; un autre, trop éloigné de son départ, n'incante plus, mais contre.",
    ask("charger(attaquant_magicien_pur=True)", outcome="Interdit"),
    ask("parvenir_au_contact(figurine_mou=10, figurine_chemin=9, figurine_a_incante=True)", outcome="Permis"),
    ask("parvenir_au_contact(figurine_mou=10, figurine_chemin=12, figurine_a_incante=True)", outcome="Interdit"),
    ask("parvenir_au_contact(figurine_mou=10, figurine_chemin=12, figurine_a_appele=True)", outcome="Interdit"),
    ask("incanter(magicien_deplace_de_plus_que_son_mou=True)", outcome="Interdit"),
    ask("incanter(magicien_deplace_de_plus_que_son_mou=True, magicien_guerrier_mage=True)", outcome="Permis"),
    ask("appeler_un_miracle(fidele_deplace_de_plus_que_son_mou=True)", outcome="Interdit"),
    ask("contrer(contre_magicien_deplace_de_plus_que_son_mou=True)", outcome="Permis"),
)
row(
    "CONF-BA02",
    "Mon cavalier sur socle carré (Puissance 2) charge deux gobelins et veut les faire pivoter : libres, oui ; l'un touche un ami à moi, ou trois de Puissance, non ; un engagement n'en laisse pas le droit.",
    ask("faire_pivoter_ses_cibles(attaquant_en_charge=True, attaquant_sur_socle_carre=True, attaquant_puissance=2, puissance_des_deplaces=2)", outcome="Permis"),
    ask("faire_pivoter_ses_cibles(attaquant_en_charge=True, attaquant_sur_socle_carre=True, attaquant_puissance=2, puissance_des_deplaces=2,"
        " cible_au_contact_d_un_adversaire=True)", outcome="Interdit"),
    ask("faire_pivoter_ses_cibles(attaquant_en_charge=True, attaquant_sur_socle_carre=True, attaquant_puissance=2, puissance_des_deplaces=3)", outcome="Interdit"),
)
row(
    "CONF-AB05 bis",
    "MOU 10, charge de 12 cm dont 4 de forêt, cible tuée par son tir en assaut : 4 cm pour la suivante, toujours une charge, et pas de second tir.",
    ask("reste_de_l_assaut(figurine=dict(mou=10), distance=12, zone_de_terrain='encombrée', distance_parcourue_au_sol=4)", total=4),
    ask("rediriger_son_assaut(cible_tue_net=True)", outcome="Permis"),
    ask("rester_une_charge(figurine_en_charge=True, cible_tue_net=True)", outcome="Permis"),
    ask("rester_une_charge(figurine=dict(en_charge=True, sans_ligne_de_vue=True), cible_tue_net=True)", outcome="Interdit"),
    ask("tirer(attaquant=dict(tir=4, tir_en_assaut=True, tirs_deja_effectues=1))", outcome="Interdit"),
)
row(
    "CONF-CC28",
    "Un fauve redirige sa charge : en vue elle en reste une, hors de vue non, mais un Brutal pénalise toujours.",
    ask("rester_une_charge(figurine_en_charge=True, cible_en_fuite=True)", outcome="Permis"),
    ask("rester_une_charge(figurine=dict(en_charge=True, sans_ligne_de_vue=True), cible_en_fuite=True)", outcome="Interdit"),
    ask("force_du_jet_de_blessures(attaquant=dict(force=6, force_en_charge_x=2, a_charge=True))", total=8),
    ask("des_d_attaque(figurine=dict(des_en_attaque=2, des_en_defense=0, charge_bestiale=True, a_charge=True))", total=3),
    ask("des_d_attaque(figurine=dict(des_en_attaque=2, des_en_defense=0, charge_bestiale=True, a_engage=True))", total=2),
    ask("infliger_les_penalites_de_charge(attaquant=dict(a_engage=True, brutal=True), cible_enorme_x=1)", outcome="Permis"),
)
row(
    "CONF-P19",
    "La cible, à 12 cm, s'enfuit ; il en reste 8 (MOU 10). Une autre cible cachée : l'assaut n'est plus une charge ; vue, il l'est.",
    ask("reste_de_l_assaut(figurine=dict(mou=10, chemin=12, en_charge=True))", total=8),
    ask("rester_une_charge(figurine=dict(en_charge=True, sans_ligne_de_vue=True), cible_derobee=True)", outcome="Interdit"),
    ask("rester_une_charge(figurine=dict(en_charge=True), cible_derobee=True)", outcome="Permis"),
)
row(
    "CONF-AB21",
    "Posé pour un piqué dont la cible vient de mourir, il repart vers une autre ; sans cela, qui s'est posé ne bouge plus.",
    ask("rediriger_son_assaut(figurine=dict(vient_d_atterrir=True), cible_tue_net=True)", outcome="Permis"),
    ask("se_deplacer_apres_l_atterrissage(figurine=dict(vient_d_atterrir=True))", outcome="Interdit"),
)
row(
    "CONF-AB32",
    "Le volant du palier 1 survole les piétons, non un autre volant du palier 1 ; Bond passe par-dessus un ennemi de sa Taille ; en fuite, Bond sert encore.",
    ask("traverser_une_figurine(figurine_palier=1, autre_palier=0)", outcome="Permis"),
    ask("traverser_une_figurine(figurine_palier=1, autre_palier=1)", outcome="Interdit"),
    ask("traverser_une_figurine(figurine=dict(bond=True, taille='Moyenne'), autre=dict(taille='Moyenne'))", outcome="Permis"),
    ask("traverser_une_figurine(figurine=dict(bond=True, taille='Moyenne'), autre=dict(taille='Grande'))", outcome="Interdit"),
    ask("traverser_un_obstacle_en_fuyant(figurine_bond=True)", outcome="Permis"),
    ask("traverser_un_obstacle_en_fuyant()", outcome="Interdit"),
)

PIVOT = "attaquant=dict(sur_socle_carre=True, en_charge=True, puissance={}), puissance_des_deplaces=1"

row(
    "CONF-AB33",
    "Pour s'aligner, il fait pivoter qui il charge : de Puissance 1 à 1, oui ; un Dur à cuire que l'on charge pèse 2, il faut autant.",
    ask(f"faire_pivoter_ses_cibles({PIVOT.format(1)})", outcome="Permis"),
    ask(f"faire_pivoter_ses_cibles({PIVOT.format(1)}, cible_dur_a_cuire=True)", outcome="Interdit"),
    ask(f"faire_pivoter_ses_cibles({PIVOT.format(2)}, cible_dur_a_cuire=True)", outcome="Permis"),
)

RIDER = "en_charge=True, taille='Grande'"

row(
    "CONF-AM06",
    "Un cavalier de puissance 2 fait pivoter deux fantassins : sur socle carré seulement, s'ils sont libres, et en charge.",
    ask(f"faire_pivoter_ses_cibles(attaquant=dict({RIDER}, sur_socle_carre=True), puissance_des_deplaces=2)", outcome="Permis"),
    ask(f"faire_pivoter_ses_cibles(attaquant=dict({RIDER}), puissance_des_deplaces=2)", outcome="Interdit"),
    ask(f"faire_pivoter_ses_cibles(attaquant=dict({RIDER}, sur_socle_carre=True), puissance_des_deplaces=3)", outcome="Interdit"),
    ask(f"faire_pivoter_ses_cibles(attaquant=dict({RIDER}, sur_socle_carre=True), puissance_des_deplaces=2, cible_au_contact_d_un_adversaire=True)",
        outcome="Interdit"),
    ask("faire_pivoter_ses_cibles(attaquant=dict(type_de_deplacement='engagement', taille='Grande', sur_socle_carre=True), puissance_des_deplaces=2)",
        outcome="Interdit"),
)
row(
    "CONF-AE31",
    "La cible d'à 8 cm s'enfuit : il reste 12 (MOU 10), pour un autre assaut ou une course ; le passage de 2,5 cm laisse un socle de 2,5, pas un de 3,7.",
    ask("reste_de_l_assaut(figurine=dict(mou=10, chemin=8))", total=12),
    ask("transformer_son_assaut_en_course(cible_derobee=True)", outcome="Permis"),
    ask("contourner_un_obstacle(figurine_largeur_du_socle=2.5, espace_entre_les_obstacles=2.5)", outcome="Permis"),
    ask("contourner_un_obstacle(figurine_largeur_du_socle=3.7, espace_entre_les_obstacles=3.5)", outcome="Interdit"),
    ask("avance_d_un_assaut(figurine=dict(mou=10, chemin=23))", total=20),
)
row(
    "CONF-AM30",
    "Sa cible enfuie, il change son assaut en course ; un décor sans RES ni PS ne se frappe pas.",
    ask("transformer_son_assaut_en_course(cible_en_fuite=True)", outcome="Permis"),
    ask("frapper_un_decor(attaquant_a_assailli_le_decor=True, attaquant_au_contact_d_un_decor=True)", outcome="Interdit"),
)
row(
    "CONF-U55",
    "Un mage pur qui a incanté : ni course, ni charge ; il engage à 10 cm, MOU 10. Un Guerrier-mage court 20 cm. Avant le test de Courage, rien ne s'incante.",
    ask("portee_de_la_course(figurine=dict(mou=10, a_incante=True))", outcome="Interdit"),
    ask("portee_de_la_course(figurine=dict(mou=10, a_incante=True, guerrier_mage=True))", total=20),
    ask("portee_de_l_assaut(figurine=dict(mou=10, a_incante=True))", total=10),
    ask("charger(attaquant_a_incante=True)", outcome="Interdit"),
    ask("engager_un_adversaire(attaquant_a_incante=True, cible_hors_de_vue=True)", outcome="Permis"),
    ask("incanter(magicien_doit_tester_son_courage=True)", outcome="Interdit"),
)
row(
    "CONF-V49",
    "Au contact, pas de course à mesurer ; un civil n'a pas de portée d'assaut ; un nexus détruit ne se répare pas ; suspendu, le mécanicien non plus.",
    ask("portee_de_la_course(figurine=dict(mou=10, au_contact_d_un_adversaire=True))", outcome="Interdit"),
    ask("portee_de_l_assaut(figurine=dict(mou=10, individu_passif=True, en_charge=True))", outcome="Interdit"),
    ask("jet_du_nexus(nexus=dict(reparation_x=4, nexus_detruit=True))", outcome="Interdit"),
    ask("jet_de_reparation(figurine=dict(mecanicien_x=4, suspendu=True))", outcome="Interdit"),
)

WOOD_2 = "distance_parcourue_au_sol={}, zone_de_terrain='encombrée'"

row(
    "CONF-W19",
    "MOU 10 : marche de 3 cm de bois, 7 ; poursuite de 2 cm de bois, 3 ; charge de 6, 14. Il poursuit à 5 cm, non à 6 ; à 6, nul ne teste son Courage.",
    ask(f"portee_sur_ce_terrain(figurine=dict(mou=10, type_de_deplacement='marche'), {WOOD_2.format(3)})", total=7),
    ask(f"portee_sur_ce_terrain(figurine=dict(mou=10, type_de_deplacement='poursuite'), {WOOD_2.format(2)})", total=3),
    ask(f"portee_sur_ce_terrain(figurine=dict(mou=10, type_de_deplacement='charge'), {WOOD_2.format(6)})", total=14),
    ask("parvenir_au_contact(figurine=dict(mou=10, chemin=5, en_poursuite=True))", outcome="Permis"),
    ask("parvenir_au_contact(figurine=dict(mou=10, chemin=6, en_poursuite=True))", outcome="Interdit"),
    ask("devoir_tester_son_courage(figurine=dict(cou=4, defenseur=True), adversaire=dict(peur=8, mou=10, chemin=6, en_poursuite=True))", outcome="Sans effet"),
    ask("devoir_tester_son_courage(figurine=dict(cou=4, defenseur=True), adversaire=dict(peur=8, mou=10, chemin=5, en_poursuite=True))", outcome="Obligatoire"),
)
row(
    "CONF-ZF05",
    "Mon Wolfen, Grande Taille, socle carré, charge deux gardes et les redresse ; trois, non. S'il engage, non plus ; ni un Énorme/1.",
    ask("faire_pivoter_ses_cibles(attaquant=dict(taille='Grande', sur_socle_carre=True, en_charge=True), cible_puissance_des_autres_cibles=1)", outcome="Permis"),
    ask("faire_pivoter_ses_cibles(attaquant=dict(taille='Grande', sur_socle_carre=True, en_charge=True), cible_puissance_des_autres_cibles=2)", outcome="Interdit"),
    ask("faire_pivoter_ses_cibles(attaquant=dict(taille='Grande', sur_socle_carre=True, type_de_deplacement='engagement'), cible_taille='Moyenne')",
        outcome="Interdit"),
    ask("faire_pivoter_ses_cibles(attaquant=dict(taille='Grande', sur_socle_carre=True, en_charge=True), cible_enorme_x=1)", outcome="Interdit"),
)
