"""Composite situations of Confrontation about fear, movement, scenery, nexuses, objectives and tournament points, in a line or two each.

What is expected was worked out by hand from the text: the rows of other readers (X), and our own neighbours of them (N).
"""

from __future__ import annotations

from fractions import Fraction as F

from verdicts import ask, rows

ROWS, row = rows()

FANATIC = "figurine_cou=3, figurine_dis=2, figurine_fanatisme=True, figurine_dans_l_aura_d_un_musicien=True, adversaire_peur=7"
ENGAGED = "attaquant_engagement_du_fanatique=True"
row(
    "CONF-X25",
    "Un fanatique (MOU 10, COU 3, DIS 2) charge à 15 cm un monstre de PEUR 7, près d'un musicien ; Courage 2, Discipline 4.",
    ask("test_de_courage(figurine_cou=3, figurine_fanatisme=True, figurine_assaillant=True, adversaire_peur=7, des=[2])",
        outcome="Raté", total=5, says="second test du fanatique"),
    ask(f"test_de_fanatisme({FANATIC}, figurine_assaillant=True, des=[4])", outcome="Réussi", total=7, says="doit engager"),
    ask(f"charger({ENGAGED})", outcome="Interdit"),
    ask(f"engager_un_adversaire({ENGAGED})", outcome="Obligatoire"),
    ask(f"tirer({ENGAGED}, attaquant_tir_en_assaut=True)", outcome="Interdit"),
    ask("parvenir_au_contact(figurine_mou=10, figurine_chemin=15)", outcome="Permis"),
    ask("repartir_ses_des_de_combat(figurine_adversaires_dans_le_combat=1, figurine_des_en_attaque=2, figurine_des_en_defense=0, figurine_en_deroute=True)",
        outcome="Interdit"),
    ask("repartir_ses_des_de_combat(figurine_adversaires_dans_le_combat=1, figurine_des_en_attaque=1, figurine_des_en_defense=1, figurine_en_deroute=True)",
        outcome="Permis"),
    ask(f"force_du_jet_de_blessures(attaquant_force=5, attaquant_fanatisme=True, attaquant_des_en_attaque=2, attaquant_des_en_defense=0, {ENGAGED})", total=5),
    ask("poursuivre(figurine_adversaires_du_combat_elimines=True, figurine_engagement_du_fanatique=True)", outcome="Interdit"),
)

row(
    "CONF-N25",
    "Le même, chargé par le monstre : raté, il est en déroute, et sa Discipline dit s'il fuit ; déjà activé, il ne fuirait pas.",
    ask("test_de_courage(figurine_cou=3, figurine_fanatisme=True, figurine_defenseur=True, adversaire_peur=7, des=[2])", says="en déroute"),
    ask(f"test_de_fanatisme({FANATIC}, figurine_defenseur=True, des=[3])", outcome="Raté", says="fuite immédiate"),
    ask(f"test_de_fanatisme({FANATIC}, figurine_defenseur=True)", odds={"Réussi": F(1, 2), "la figurine est en déroute": F(1), "fuite immédiate": F(1, 2)}),
)

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

TROLL = "attaquant_att=4, attaquant_force=8, nexus_garde_x=4, decor_res=8, decor_points_de_structure=4"
row(
    "CONF-X55",
    "Un troll (FOR 8) a chargé un nexus (RES 8, 4 PS, Garde/4), seul : Garde 3 et 3, blessures 3-6 puis 4-6 ; un sortilège l'avait visé.",
    ask("subir_un_effet(cible_inalterable=True, nature_de_l_effet=\"sortilège\")", outcome="Interdit"),
    ask("nombre_de_des_de_combat(figurine_adversaires_dans_le_combat=0, figurine_a_assailli_le_decor=True)", total=2),
    ask(f"attaques_contre_un_decor(attaques_enchainees=2, {TROLL}, des=[[3], [3], [3, 6], [2], [3], [4, 6]])",
        outcome="Le décor est détruit : oui", says="PS -1"),
    ask("poursuivre(figurine_adversaires_du_combat_elimines=True, figurine_n_a_combattu_qu_un_decor=True)", outcome="Interdit"),
)

row(
    "CONF-N55",
    "Garde/4 au 4 : le premier coup est ignoré, le nexus garde 1 PS ; Garde/3 les ignore tous deux.",
    ask(f"attaques_contre_un_decor(attaques_enchainees=2, {TROLL}, des=[[3], [4], [2], [3], [4, 6]])", outcome="Le décor est détruit : non", says="PS 1"),
    ask(f"attaques_contre_un_decor(attaques_enchainees=2, {TROLL.replace('x=4', 'x=3')}, des=[[3], [3], [2], [3]])", says="PS 4"),
)

row(
    "CONF-X56",
    "FOR 7 contre une Grande porte (3 PS), 4 et 5 : RES 7, elle tient à 1 PS ; RES 6, elle cède.",
    ask("degats_d_un_decor(attaquant_force=7, decor_grande_porte=True, des=[[4, 5]])", says="PS 1", disputed="PS 0"),
    ask("degats_d_un_decor(attaquant_force=6, decor_porte_de_manoir=True, des=[[4, 5]])", says="PS 1"),
)

CAMP_A = """premier_groupe=dict(enorme_x=1, en_blessure_critique=1, valeur_strategique=70), deuxieme_groupe=dict(peu_blesses=2, valeur_strategique=12),
    troisieme_groupe=dict(taille="Grande", peu_blesses=1, en_deroute=True, valeur_strategique=34),
    quatrieme_groupe=dict(peu_blesses=1, invoque=True, valeur_strategique=30)"""
CAMP_B = "premier_groupe=dict(peu_blesses=3, en_blessure_grave=2, valeur_strategique=13)"
row(
    "CONF-X64",
    "Un Énorme/1 en critique, deux gardes, un Wolfen en déroute, un Élémentaire invoqué, contre cinq gardes dont deux en grave ; il faut 5 et 60.",
    ask(f"effectif_d_un_camp({CAMP_A})", total=5),
    ask(f"valeur_d_un_camp({CAMP_A})", total=84),
    ask(f"effectif_d_un_camp({CAMP_B})", total=5),
    ask(f"valeur_d_un_camp({CAMP_B})", total=55),
    ask("occuper_un_objectif(l_armee_effectif_compte_du_camp=5, l_armee_valeur_comptee_du_camp=84, effectif_requis=5, valeur_requise=60)", outcome="Permis"),
    ask("occuper_un_objectif(l_armee_effectif_compte_du_camp=5, l_armee_valeur_comptee_du_camp=55, effectif_requis=5, valeur_requise=60)", outcome="Interdit"),
    ask("""controler_un_objectif(l_armee=dict(effectif_compte_du_camp=5, valeur_comptee_du_camp=84),
        l_armee_adverse=dict(effectif_compte_du_camp=5, valeur_comptee_du_camp=55))""", outcome="Interdit"),
)

row(
    "CONF-X65",
    "2 PV à 1 ; 120 PA tués, 15 sacrifiés, 20 d'invoqués, 10 par un neutre, contre 280 ; un neutre tué, un bonus de 130.",
    ask("points_de_tournoi(l_armee_points_de_victoire=2, l_armee_adverse_points_de_victoire=1)", outcome="7"),
    ask("points_de_tournoi(l_armee_points_de_victoire=1, l_armee_adverse_points_de_victoire=2)", outcome="3"),
    ask("""goal_average(l_armee_pa_perdus=120, l_armee_pa_sacrifies=15, l_armee_pa_d_invoques_perdus=20, l_armee_pa_tues_par_des_neutres=10,
        l_armee_adverse_pa_perdus=280, l_armee_adverse_pa_de_neutres_tues=40, l_armee_bonus_reclame=130)""", total=215),
)

ON_IT = "figurine_au_contact_de_l_objectif=True, a_la_phase_d_entretien=True"
row(
    "CONF-X66",
    "À l'entretien, au contact d'un objectif : un Énorme/2, un invoqué de mon peuple, un Wolfen en déroute.",
    ask(f"compteurs_par_combattant(figurine_enorme_x=2, {ON_IT})", outcome="Litige", disputed="^4 "),
    ask(f"compteurs_par_combattant(figurine_enorme_x=2, {ON_IT})", disputed="^3 "),
    ask(f"compteurs_par_combattant(figurine_invoque=True, figurine_du_peuple_de_l_armee=True, {ON_IT})", total=1),
    ask(f"compteurs_par_combattant(figurine_taille=\"Grande\", figurine_en_deroute=True, {ON_IT})", outcome="Interdit"),
)

STANDARD = "le_porte_etendard=dict(etendard_x=10, distance_a_la_figurine=8)"
row(
    "CONF-N01",
    "Le templier de X01, dit comme sur les cartes : Étendard/10 à 8 cm ; Commandement/15 à 8 cm, puis d'un autre peuple.",
    ask(f"test_de_courage(figurine=dict(cou=3, bravoure=True, defenseur=True), adversaire_peur=9, autre=dict(peur=7, abominable=True), {STANDARD})",
        odds={"Réussi": F(1, 3)}),
    ask("test_de_courage(figurine=dict(cou=3, defenseur=True), adversaire_peur=9, commandant=dict(cou=6, commandement_x=15, distance_a_la_figurine=8))",
        odds={"Réussi": F(2, 3)}),
    ask("""test_de_courage(figurine=dict(cou=3, defenseur=True), adversaire_peur=9,
        commandant=dict(cou=6, commandement_x=15, distance_a_la_figurine=8, d_un_autre_peuple=True))""", odds={"Réussi": F(1, 6)}),
)

row(
    "CONF-N27",
    "Un magicien figé par la peur, un fidèle en déroute, un archer qui s'est déplacé à couvert : ni sort, ni miracle, ni tir.",
    ask("incanter(magicien_fige_par_la_peur=True)", outcome="Interdit"),
    ask("appeler_un_miracle(fidele_en_deroute=True)", outcome="Interdit"),
    ask("tirer(attaquant_s_est_deplace_a_couvert=True)", outcome="Interdit"),
)

row(
    "CONF-N30",
    "Portée longue sur un Énorme/2 à demi caché : 10 - 2 + 1 ; il pèse 4 ; un homme de taille moyenne, 1, l'engage sans pénalités, un Brutal si.",
    ask("tir_sur_une_cible(attaquant_tir=4, portee_du_tir=\"longue\", cible=dict(enorme_x=2, partiellement_visible=True))",
        says="difficulté 9", odds={"Touche": F(1, 3)}),
    ask("puissance(figurine_enorme_x=2)", total=4),
    ask("puissance()", total=1),
    ask("infliger_les_penalites_de_charge(attaquant_en_charge=True, cible_enorme_x=2)", outcome="Interdit"),
    ask("infliger_les_penalites_de_charge(attaquant=dict(brutal=True, a_engage=True), cible_enorme_x=2)", outcome="Permis"),
)

row(
    "CONF-N43",
    "Un char (Impact/4) heurte de face un guerrier de RES 8 à 20 cm : 4 et 5 au thorax, 5 ; son Instinct de survie/5 fait 4, puis 5.",
    ask("un_impact(attaquant=dict(impact_x=4, distance_du_deplacement=20), cible=dict(res=8, au_contact_de_l_avant=True), des=[[4, 5]])", outcome="niveau 2"),
    ask("""un_impact(attaquant=dict(impact_x=4, distance_du_deplacement=20), cible=dict(res=8, instinct_de_survie_x=5, au_contact_de_l_avant=True),
        des=[[4], [4, 5]])""", outcome="niveau 2"),
    ask("un_impact(attaquant=dict(impact_x=4, distance_du_deplacement=20), cible=dict(res=8, instinct_de_survie_x=5, au_contact_de_l_avant=True), des=[[5]])",
        outcome="niveau 0"),
)
