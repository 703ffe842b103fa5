"""Confrontation, one more blind round: what is forbidden by one question, met from another; who is of what size; what passes from one level to the next.

Worked out from the text alone, before the resolver was asked anything; one row a situation, each question with what the row states and nothing more.
"""

from __future__ import annotations

from fractions import Fraction as F

import pytest
from verdicts import ask, check, rows

ROWS, row = rows()

row(
    "CONF-W01",
    "Le Doyen Moine-guerrier iconoclaste, en déroute et au contact : cinq ennemis croyants, un Féal/2 ami : 3 + 5 + 2 − 2 = 8.",
    ask("""foi_temporaire_du_tour(fidele=dict(rang_de_fidele="Doyen", moine_guerrier=True, iconoclaste=True, croyants=5, feal_x=2, en_deroute=True,
        au_contact_d_un_adversaire=True))""", total=8),
    ask("foi_temporaire_du_tour(fidele=dict(rang_de_fidele='Zélote', croyants=5, thaumaturge=True, blessure_grave=True, piete_x=1, foi_temporaire=3))", total=7),
)
row(
    "CONF-W02",
    "FOI 5 légère, Exalté, un point de lien, cible au palier voisin, censuré d'1 : FOI 1, trois dés, 19/27 ; trois points de lien sur 4 FT et 2 de ferveur, non.",
    ask("""test_de_divination(fidele=dict(foi=5, blessure_legere=True, exalte=True, renforcement=1, foi_temporaire=4), effet_ferveur=2, difficulte=6,
        cible_palier=1, points_de_censure=1)""", odds={"Réussi": F(19, 27)}),
    ask("test_de_divination(fidele=dict(foi=5, renforcement=3, foi_temporaire=4), effet_ferveur=2, difficulte=6)", outcome="Interdit"),
)
CALL = "fidele=dict(foi=3, renforcement=1{}), points_de_censure=1, difficulte=9"
row(
    "CONF-W03",
    "FOI 3 censurée d'1, difficulté 9, deux dés : il faut 7. Illuminé 155/324, Aimé des Dieux 203/324, rien 335/1296, Maudit 0.",
    ask(f"test_de_divination({CALL.format(', illumine=True')})", odds={"Réussi": F(155, 324)}),
    ask(f"test_de_divination({CALL.format(', aime_des_dieux=True')})", odds={"Réussi": F(203, 324)}),
    ask(f"test_de_divination({CALL.format('')})", odds={"Réussi": F(335, 1296)}),
    ask(f"test_de_divination({CALL.format(', illumine=True, maudit_des_dieux=True')})", odds={"Réussi": F(0)}),
)
row(
    "CONF-W04",
    "Le censeur en déroute censure s'il voit, ou par Négation ; pas par Piété, une active. Figé par la peur, un mage contre mais n'incante pas.",
    ask("censurer(censeur_en_deroute=True)", outcome="Permis"),
    ask("censurer(censeur=dict(en_deroute=True, negation=True, ne_voit_pas_le_fidele=True))", outcome="Permis"),
    ask("censurer(censeur=dict(en_deroute=True, piete=True, ne_voit_pas_le_fidele=True), celui_qui_appelle_est_dans_son_aura=True)", outcome="Interdit"),
    ask("incanter(magicien_fige_par_la_peur=True)", outcome="Interdit"),
    ask("contrer(contre_magicien_fige_par_la_peur=True)", outcome="Permis"),
    ask("test_de_contre(contre_magicien=dict(pou=5, blessure_grave=True, en_deroute=True, au_contact_d_un_adversaire=True), difficulte=9)",
        odds={"Contré": F(5, 36)}),
)
DUCKED = "s_est_jete_a_couvert=True"
row(
    "CONF-W05",
    "Jeté à couvert, il devra s'y déplacer : ni sortilège, ni miracle, ni prodige, ni rocher, ni chaudron ; il n'embarque pas, ne court ni n'assaille.",
    ask(f"incanter(magicien_{DUCKED})", outcome="Interdit"),
    ask(f"appeler_un_miracle(fidele_{DUCKED})", outcome="Interdit"),
    ask(f"utiliser_un_prodige(fidele=dict({DUCKED}, foi_temporaire=3), effet_ferveur=2)", outcome="Interdit"),
    ask(f"lancer_un_rocher(attaquant=dict(au_contact_d_un_decor=True, distance_au_tas=2.5, {DUCKED}), cible_distance_en_contrebas=5)", outcome="Interdit"),
    ask(f"renverser_un_chaudron(attaquant=dict(au_contact_du_chaudron=True, {DUCKED}))", outcome="Interdit"),
    ask(f"embarquer(figurine=dict(au_contact_de_l_acces=True, {DUCKED}))", outcome="Interdit"),
    ask(f"portee_de_l_assaut(figurine=dict(mou=10, {DUCKED}))", outcome="Interdit"),
    ask(f"portee_de_la_course(figurine=dict(mou=10, {DUCKED}))", outcome="Interdit"),
    ask(f"faire_une_action_mystique(figurine=dict(est_un_magicien=True, guerrier_mage=True, {DUCKED}))", outcome="Interdit"),
)
HUNG = "grimpe_a_la_corde=True"
row(
    "CONF-W06",
    "Suspendu à la corde, un mage ne tire de gemmes ni d'une Dévotion ni d'un nexus, un fidèle pas de FT d'un Martyr, un mutant pas de dé.",
    ask(f"profiter_d_une_devotion(magicien_{HUNG}, figurine_devotion=True, distance=8)", outcome="Interdit"),
    ask(f"gemmes_d_une_devotion(magicien_{HUNG}, figurine_devotion_x=2)", outcome="Interdit"),
    ask(f"designer_un_martyr(fidele=dict(en_cours_d_activation=True, {HUNG}), cible_martyr_x=2, distance=8)", outcome="Interdit"),
    ask(f"ft_du_martyr(fidele_{HUNG}, cible_martyr_x=2)", outcome="Interdit"),
    ask(f"sacrifier_le_nexus(figurine=dict(dans_l_acces_et_de_l_allegeance=True, est_un_magicien=True, {HUNG}), nexus_mana_nexus=True)", outcome="Interdit"),
    ask(f"gemmes_apres_le_sacrifice(magicien=dict(pou=5, gemmes_en_reserve=3, {HUNG}), nexus_mana_nexus_x=4)", outcome="Interdit"),
    ask(f"ft_apres_le_sacrifice(fidele=dict(foi_temporaire=2, {HUNG}), nexus_foi_nexus_x=3)", outcome="Interdit"),
    ask(f"recevoir_un_de_de_mutagene(figurine=dict(mutagene_x=1, {HUNG}))", outcome="Interdit"),
)
row(
    "CONF-W07",
    "Un Zélote suspendu à quatre croyants : 0 FT ; un Adepte, 8 au jet et Récupération/2, garde sa seule gemme.",
    ask(f"foi_temporaire_du_tour(fidele=dict(rang_de_fidele='Zélote', croyants=4, {HUNG}))", total=0),
    ask(f"une_recuperation_de_mana(magicien=dict(pou=5, rang_de_magicien='Adepte', {HUNG}, recuperation_x=2, gemmes_en_reserve=1), des=[3])", says="Gemmes 1"),
)
RAM = "frapper_au_belier(decor_vise=True, charge_au_belier=True, attaquant_{}=True)"
row(
    "CONF-W08",
    "Au bélier, chaque porteur doit pouvoir charger : en déroute, au contact, débarqué ce tour, suspendu, désengagé, cavalier, non ; ayant chargé, si.",
    *(ask(RAM.format(state), outcome="Interdit")
      for state in ("en_deroute", "au_contact_d_un_adversaire", "debarque_ce_tour", "suspendu", "s_est_desengage", "cavalier_ou_centaure")),
    ask(RAM.format("a_charge"), outcome="Permis"),
)
row(
    "CONF-W09",
    "Mort, on ne frappe plus la porte, on ne coupe plus la corde, on ne renverse plus l'échelle ; un Acharné, si. Pas de pierre sur un cadavre.",
    ask("""frapper_un_decor(attaquant=dict(tue_net=True, a_assailli_le_decor=True, au_contact_d_un_decor=True), decor_possede_resistance_et_structure=True)""",
        outcome="Interdit"),
    ask("""frapper_un_decor(attaquant=dict(tue_net=True, acharne=True, a_assailli_le_decor=True, au_contact_d_un_decor=True),
        decor_possede_resistance_et_structure=True)""", outcome="Permis"),
    ask("couper_la_corde(attaquant=dict(tue_net=True, au_contact_du_grappin=True), pendant_la_phase_de_combat=True)", outcome="Interdit"),
    ask("""faire_tomber_l_echelle(attaquant=dict(tue_net=True, au_contact_d_un_bout_de_l_echelle=True, des_consacres=2), pendant_la_phase_de_combat=True)""",
        outcome="Interdit"),
    ask("""lancer_un_rocher(attaquant=dict(au_contact_d_un_decor=True, distance_au_tas=2.5), cible=dict(distance_en_contrebas=5, tue_net=True))""",
        outcome="Interdit"),
)
DOOR = "adversaires_dans_le_combat=0, a_assailli_le_decor=True"
row(
    "CONF-W10",
    "Seul contre une porte : deux dés, trois pour un Tueur né, trois pour un Destrier qui l'a engagée, deux s'il l'a chargée.",
    ask(f"nombre_de_des_de_combat(figurine=dict({DOOR}))", total=2),
    ask(f"nombre_de_des_de_combat(figurine=dict({DOOR}, tueur_ne=True))", total=3),
    ask(f"nombre_de_des_de_combat(figurine=dict({DOOR}, destrier=True))", total=3),
    ask(f"nombre_de_des_de_combat(figurine=dict({DOOR}, destrier=True, a_charge=True), decor_possede_resistance_et_structure=True)", total=2),
)
WALL = "decor=dict(materiau='Pierre', epaisseur=2)"
row(
    "CONF-W11",
    "Un mur de pierre, RES 8, 6 PS : FOR 7 n'y fait rien, dés lancés ou non ; FOR 8, thorax 6, 3 PS ; une flèche de FOR 6, rien, quelle que soit la FOR de l'archer.",
    ask(f"une_attaque_contre_un_decor(attaquant=dict(att=4, force=7), {WALL})", odds={"PS 6": F(1)}),
    ask(f"attaques_contre_un_decor(attaquant=dict(att=4, force=7, des_d_attaque_restants=2), {WALL})", odds={"PS 6": F(1)}),
    ask(f"une_attaque_contre_un_decor(attaquant=dict(att=4, force=8), {WALL}, des=[[3], [4, 6]])", outcome="PS 3"),
    ask(f"un_tir_sur_un_decor(attaquant=dict(tir=4, force=9), portee_du_tir='courte', arme_force=6, {WALL})", odds={"PS 6": F(1)}),
    ask(f"""un_tir_sur_un_decor(attaquant=dict(tir=4), portee_du_tir='courte', arme=dict(force=12, artillerie_legere=True, artillerie_perforante=True), {WALL},
        cible_apres_le_premier_touche=True)""", odds={"PS 6": F(1)}),
)
row(
    "CONF-W12",
    "Un rugissement, un faucheur, une chaudière, la poix, du sol, ne touchent pas le volant du palier 1 ; ni Dévotion ni Martyr ne montent jusqu'à lui.",
    ask("tester_face_au_rugissement(figurine=dict(cou=4, palier=1), adversaire_rugissement_x=8, distance=12)", outcome="Sans effet"),
    ask("test_de_fauchage(figurine=dict(ini=3, palier=1))", outcome="Sans effet"),
    ask("subir_un_jet_de_blessures(cible=dict(pres_de_la_chaudiere_qui_explose=True, palier=1))", outcome="Sans effet"),
    ask("subir_un_jet_de_blessures(cible=dict(pres_de_la_chaudiere_qui_explose=True, palier=1), attaquant_palier=1)", outcome="Permis"),
    ask("subir_la_poix(cible=dict(distance_en_contrebas=3, palier=1))", outcome="Interdit"),
    ask("gemmes_d_une_devotion(figurine=dict(devotion_x=2, palier=1), distance=5)", outcome="Interdit"),
    ask("ft_du_martyr(cible=dict(martyr_x=2, palier=1), distance=5)", outcome="Interdit"),
)
ANGEL = "mou=10, mou_en_vol=17.5, palier={}"
row(
    "CONF-W13",
    "L'ange 10/17,5 fuit du palier 1 de 35 cm, 52,5 avec Rapidité, 20 du sol ; en vol, à 15 cm il incante et tire encore, à 18 non.",
    ask(f"distance_de_fuite(figurine=dict({ANGEL.format(1)}))", total=35),
    ask(f"distance_de_fuite(figurine=dict({ANGEL.format(1)}, rapidite=True))", total=F(105, 2)),
    ask(f"distance_de_fuite(figurine=dict({ANGEL.format(0)}))", total=20),
    ask(f"incanter(magicien=dict({ANGEL.format(1)}, distance_parcourue=15))", outcome="Permis"),
    ask(f"incanter(magicien=dict({ANGEL.format(1)}, distance_parcourue=18))", outcome="Interdit"),
    ask(f"tirer(attaquant=dict({ANGEL.format(1)}, distance_parcourue=15))", outcome="Permis"),
    ask(f"tirer(attaquant=dict({ANGEL.format(0)}, distance_parcourue=15))", outcome="Interdit"),
)
row(
    "CONF-W14",
    "« J'ai fait 12 cm, MOU 10 » : ni sortilège, ni miracle, ni tir, sauf en assaut ; 6 cm ôtent 1 TIR à la baliste et le Tir immobile à l'archer.",
    ask("incanter(magicien=dict(mou=10, distance_du_deplacement=12))", outcome="Interdit"),
    ask("incanter(magicien=dict(mou=10, distance_du_deplacement=10))", outcome="Permis"),
    ask("appeler_un_miracle(fidele=dict(mou=10, distance_du_deplacement=12))", outcome="Interdit"),
    ask("tirer(attaquant=dict(mou=10, distance_du_deplacement=12))", outcome="Interdit"),
    ask("tirer(attaquant=dict(mou=10, distance_du_deplacement=12, tir_en_assaut=True))", outcome="Permis"),
    ask("tir_sur_une_cible(attaquant=dict(tir=4, distance_du_deplacement=6), arme=dict(artillerie_perforante=True), portee_du_tir='moyenne')",
        odds={"Touche": F(1, 2)}),
    ask("ligne_des_blessures(attaquant_distance_du_deplacement=6, arme_force=5, cible=dict(res=5, touche_par_un_tir=True), plus_grand_de=4)", total=4),
)
BOW = "arme=dict(portee_courte=20, portee_moyenne=40, portee_longue=60)"
row(
    "CONF-W15",
    "Tireur embarqué TIR 4, MOU 12,5, qui a chargé à 18 cm et touche l'ennemi : TIR 2 sur qui est à 15 cm, 5/6 ; à 8 cm, non.",
    ask(f"""tir_sur_une_cible(attaquant=dict(tir=4, tireur_embarque=True, mou=12.5, a_charge=True, au_contact_d_un_adversaire=True,
        distance_du_deplacement=18), distance=15, {BOW})""", odds={"Touche": F(5, 6)}),
    ask(f"""tir_sur_une_cible(attaquant=dict(tir=4, tireur_embarque=True, mou=12.5, a_charge=True, au_contact_d_un_adversaire=True,
        distance_du_deplacement=18), distance=8, {BOW})""", outcome="Interdit"),
)
SIGHT, WOLFEN = "autre=dict(fait_obstacle=True, {})", "taille='Grande'"
row(
    "CONF-W16",
    "Un Énorme ou un Titan est de Très Grande Taille sans qu'on le dise : on le voit par-dessus un Wolfen, et il cache un Wolfen à un Wolfen.",
    ask(f"voir({SIGHT.format(WOLFEN)}, cible_enorme_x=1, attaquant_taille='Moyenne')", outcome="Permis"),
    ask(f"voir({SIGHT.format(WOLFEN)}, cible_taille='Moyenne', attaquant_taille='Moyenne')", outcome="Interdit"),
    ask(f"voir({SIGHT.format('enorme_x=1')}, cible_taille='Grande', attaquant_taille='Grande')", outcome="Interdit"),
    ask(f"voir({SIGHT.format('enorme_x=1')}, cible_enorme_x=1, attaquant=dict(enorme_x=1, tireur_embarque=True))", outcome="Permis"),
    ask(f"voir({SIGHT.format('enorme_x=1')}, cible_taille='Grande', attaquant=dict(taille='Grande', tireur_embarque=True))", outcome="Interdit"),
    ask(f"difficulte_du_tir(portee_du_tir='moyenne', {SIGHT.format(WOLFEN)}, cible_est_un_titan=True)", total=6),
    ask("subir_le_malus_d_obstacle(attaquant_taille='Grande', cible_enorme_x=1, decor_taille='Petite')", outcome="Interdit"),
    ask("bondir(figurine=dict(bond=True, taille='Grande'), autre_enorme_x=1)", outcome="Interdit"),
)
row(
    "CONF-W17",
    "Un Titan enjambe 6 cm sans y penser ; 10 cm, de sa Taille : à MOU × 1, s'il passe, et sans charger.",
    ask("franchir_un_relief(figurine=dict(est_un_titan=True, mou=10, chemin_de_l_autre_cote=12), decor_hauteur=6)", outcome="Permis"),
    ask("franchir_un_relief(figurine=dict(est_un_titan=True, mou=10, chemin_de_l_autre_cote=12), decor_hauteur=10)", outcome="Interdit"),
    ask("franchir_un_relief(figurine=dict(est_un_titan=True, mou=10, chemin_de_l_autre_cote=8), decor_hauteur=10)", outcome="Permis"),
    ask("potentiel_sur_un_relief(figurine=dict(est_un_titan=True, mou=10, type_de_deplacement='engagement'), decor_hauteur=10)", total=10),
    ask("charger_par_dessus_un_relief(figurine=dict(enorme_x=1), decor_hauteur=6)", outcome="Permis"),
    ask("charger_par_dessus_un_relief(figurine=dict(enorme_x=1), decor_hauteur=10)", outcome="Interdit"),
)
row(
    "CONF-W18",
    "Un mur de 5 cm n'arrête pas la charge d'un Éthéré ; 2 cm, le bond d'un gobelin, 2,5 si ; le palier 1 passe 15 cm, non 16, le 2 tout.",
    ask("charger_par_dessus_un_relief(figurine=dict(taille='Moyenne', ethere=True), decor_hauteur=5)", outcome="Permis"),
    ask("potentiel_sur_un_relief(figurine=dict(taille='Petite', mou=10, bond=True, type_de_deplacement='charge'), decor_hauteur=2)", total=20),
    ask("charger_par_dessus_un_relief(figurine=dict(taille='Petite', bond=True), decor_hauteur=2.5)", outcome="Interdit"),
    ask("franchir_un_relief(figurine=dict(taille='Moyenne', palier=1), decor_hauteur=15)", outcome="Permis"),
    ask("franchir_un_relief(figurine=dict(taille='Moyenne', palier=1), decor_hauteur=16)", outcome="Interdit"),
    ask("franchir_un_relief(figurine=dict(taille='Moyenne', palier=2), decor_hauteur=16)", outcome="Permis"),
)
WOOD = "distance_parcourue_au_sol={}, zone_de_terrain='encombrée'"
row(
    "CONF-W19",
    "MOU 10 : marche de 3 cm de bois, 7 ; poursuite de 2 cm de bois, 3 ; charge de 6, 14. Il poursuit à 5 cm, non à 6 ; à 6, nul ne teste son Courage.",
    ask(f"portee_sur_ce_terrain(figurine=dict(mou=10, type_de_deplacement='marche'), {WOOD.format(3)})", total=7),
    ask(f"portee_sur_ce_terrain(figurine=dict(mou=10, type_de_deplacement='poursuite'), {WOOD.format(2)})", total=3),
    ask(f"portee_sur_ce_terrain(figurine=dict(mou=10, type_de_deplacement='charge'), {WOOD.format(6)})", total=14),
    ask("parvenir_au_contact(figurine=dict(mou=10, chemin=5, en_poursuite=True))", outcome="Permis"),
    ask("parvenir_au_contact(figurine=dict(mou=10, chemin=6, en_poursuite=True))", outcome="Interdit"),
    ask("devoir_tester_son_courage(figurine=dict(cou=4, defenseur=True), adversaire=dict(peur=8, mou=10, chemin=6, en_poursuite=True))", outcome="Sans effet"),
    ask("devoir_tester_son_courage(figurine=dict(cou=4, defenseur=True), adversaire=dict(peur=8, mou=10, chemin=5, en_poursuite=True))", outcome="Obligatoire"),
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
ACROSS = "par_dessus_un_decor=True"
row(
    "CONF-W22",
    "Par-dessus un muret, un assaut n'est qu'un engagement : ni piqué, ni Force en charge, ni Charge bestiale, ni impact, et le Destrier garde son dé, lui qui n'en a plus qu'un sans compter l'adversaire d'au-delà. Brutal, litige.",
    ask(f"test_d_attaque(attaquant=dict(att=4, charge_en_pique=True, {ACROSS}), des=[3])", total=7),
    ask(f"force_du_jet_de_blessures(attaquant=dict(force=5, force_en_charge_x=3, a_charge=True, {ACROSS}))", total=5),
    ask(f"des_d_attaque_de_plus(figurine=dict(charge_bestiale=True, a_charge=True, {ACROSS}))", total=0),
    ask(f"nombre_de_des_de_combat(figurine=dict(adversaires_dans_le_combat=1, destrier=True, a_charge=True, {ACROSS}))", total=2),
    ask(f"un_impact(attaquant=dict(impact_x=3, distance_du_deplacement=21, {ACROSS}), cible_res=10)", outcome="Interdit"),
    ask(f"infliger_les_penalites_de_charge(attaquant=dict(brutal=True, a_engage=True, {ACROSS}))", outcome="Interdit", disputed="Permis"),
)

QUESTIONS = [(code, n, *asked) for code, (_, questions) in ROWS.items() for n, asked in enumerate(questions, 1)]


@pytest.mark.parametrize("code, rank, question, expected", QUESTIONS, ids=[f"{code}-{n}" for code, n, *_ in QUESTIONS])
def test_situation(resolver, code, rank, question, expected):
    check(resolver, "confrontation", code, question, expected)
