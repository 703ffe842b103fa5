"""Situations of Confrontation that ask `test_de_courage` first of all."""

from __future__ import annotations

from fractions import Fraction as F

from verdicts import ask, rows

ROWS, row = rows()

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

GUARD = """figurine_cou=3, figurine_bravoure=True, figurine_defenseur=True, commandant_cou=6, commandant_distance_a_la_figurine=8,
    commandant_aura_de_commandement=10, le_porte_etendard_distance_a_la_figurine=8, le_porte_etendard_aura_de_commandement=10,
    adversaire_peur=8, adversaire_abominable=True"""

row(
    "CONF-T08",
    "Un garde (COU 3, Bravoure) près d'un commandant (COU 6) et d'un porte-étendard est chargé par une banshee Abominable (PEUR 8) : 1 ; Paria : 4.",
    ask(f"test_de_courage({GUARD}, des=[1])", outcome="Réussi", total=8),
    ask(f"test_de_courage({GUARD}, figurine_paria=True, des=[4])", outcome="Raté", total=7, gives="est en déroute"),
)

CHIEF = "commandant=dict(cou=6, champion=True, commandement_x=10, distance_a_la_figurine=12)"
DRUM = "le_musicien=dict(de_l_etat_major=True, aura_de_commandement=8, distance_a_la_figurine=15, distance_au_commandant=%s)"
FLAG = "le_porte_etendard=dict(de_l_etat_major=True, aura_de_commandement=10, distance_a_la_figurine=6, distance_au_commandant=7)"

row(
    "CONF-AA13",
    "À 12 cm du chef mais à 6 de son étendard, COU 6 + 1 contre 9 : 5/6, car le musicien est à 9 cm d'un chef qu'il ne porte qu'à 8 ; à 8 cm, au complet, sûr.",
    ask(f"test_de_courage(figurine=dict(cou=3, defenseur=True), adversaire_peur=9, {CHIEF}, {FLAG}, {DRUM % 9})", odds={"Réussi": F(5, 6)}),
    ask(f"test_de_courage(figurine=dict(cou=3, defenseur=True), adversaire_peur=9, {CHIEF}, {FLAG}, {DRUM % 8})", odds={"Réussi": F(1)}),
)

SLAVE = "figurine=dict(cou=3, asservi=True, dans_l_aura_d_un_porte_etendard=True, defenseur=True), adversaire_peur=9"

row(
    "CONF-AA16",
    "Asservi au Duc (COU 6), sous l'étendard, PEUR 9 : 5/6 à 10 cm, 1/3 à 11 ; le Duc mort, 1/3 aussi. À 28 PA trois tiennent sur sa carte, à 31 deux.",
    ask(f"test_de_courage({SLAVE}, autre_cou=6, distance_de_x=10)", odds={"Réussi": F(5, 6)}),
    ask(f"test_de_courage({SLAVE}, autre_cou=6, distance_de_x=11)", odds={"Réussi": F(1, 3)}),
    ask(f"test_de_courage({SLAVE}, autre=dict(cou=6, tue_net=True), distance_de_x=10)", odds={"Réussi": F(1, 3)}),
    ask("combattants_par_carte(figurine=dict(asservi=True, valeur_strategique=28))", total=3),
    ask("combattants_par_carte(figurine=dict(asservi=True, valeur_strategique=31))", total=2),
)

STAFF = "commandant=dict(cou=6, dis=6, champion=True, commandement_x=15, distance_a_la_figurine=8%s), etat_major_au_complet=True"

row(
    "CONF-AB06",
    "État-major dit au complet, COU 6 et PEUR 12 : 1/2 ; musicien mort, 1/3, le porte-étendard compte encore ; porte-étendard mort, 1/6 ; DIS, l'inverse.",
    ask(f"test_de_courage(figurine_cou=4, {STAFF % ''}, adversaire_peur=12)", odds={"Réussi": F(1, 2)}),
    ask(f"test_de_courage(figurine_cou=4, {STAFF % ''}, le_musicien_tue_net=True, adversaire_peur=12)", odds={"Réussi": F(1, 3)}),
    ask(f"test_de_courage(figurine_cou=4, {STAFF % ''}, le_porte_etendard_tue_net=True, adversaire_peur=12)", odds={"Réussi": F(1, 6)}),
    ask(f"test_de_discipline(figurine_dis=4, {STAFF % ''}, le_porte_etendard_tue_net=True, difficulte=12)", odds={"Réussi": F(1, 3)}),
    ask(f"test_de_discipline(figurine_dis=4, {STAFF % ''}, le_musicien_palier=1, difficulte=12)", odds={"Réussi": F(1, 6)}),
    ask(f"test_de_courage(figurine_cou=4, {STAFF % ', tue_net=True'}, adversaire_peur=9)", odds={"Réussi": F(1, 3)}),
)
row(
    "CONF-AB12",
    "Deux courageux et un effrayant qu'on ne dit que comme troisième : on teste son Courage, contre lui. Le mort n'y compte pas.",
    ask("devoir_tester_son_courage(figurine=dict(cou=4, peur_du_troisieme_adversaire=7, defenseur=True), adversaire=dict(cou=3), autre_cou=4)", outcome="Obligatoire"),
    ask("test_de_courage(figurine=dict(cou=4, peur_du_troisieme_adversaire=7, defenseur=True), adversaire=dict(cou=3), des=[2])", outcome="Raté"),
    ask("test_de_courage(figurine=dict(cou=4, peur_du_troisieme_adversaire=7, defenseur=True), adversaire=dict(peur=8, tue_net=True), des=[3])", outcome="Réussi"),
    ask("test_de_ralliement(figurine=dict(cou=4, peur_du_troisieme_adversaire=9, en_deroute=True), adversaire=dict(cou=3), des=[4])", outcome="Toujours en déroute"),
    ask("se_rallier_par_la_discipline(figurine=dict(dis=5, peur_du_troisieme_adversaire=9, en_deroute=True), adversaire=dict(cou=3))", outcome="Interdit"),
    ask("test_de_fanatisme(figurine=dict(cou=4, dis=3, fanatisme=True, peur_du_troisieme_adversaire=7), adversaire=dict(cou=3), des=[3])", outcome="Raté"),
)
row(
    "CONF-CB20",
    "Mon fanatique (COU 3, DIS 4) face à PEUR 8 : un tiers de tenir, sinon encore une chance sur deux ; assaillant, il engage sans charger ni tirer.",
    ask("test_de_courage(figurine_cou=3, difficulte=8)", odds={"Réussi": F(1, 3)}),
    ask("test_de_fanatisme(figurine=dict(dis=4, fanatisme=True), adversaire_peur=8)", odds={"Réussi": F(1, 2)}),
    ask("charger(attaquant_engagement_du_fanatique=True)", outcome="Interdit"),
)

STAFF_2 = """commandant=dict(cou=7, dis=6, champion=True, aura_de_commandement=10, distance_a_la_figurine=21),
    le_musicien=dict({}aura_de_commandement=15, distance_a_la_figurine=14, distance_au_commandant=8)"""

row(
    "CONF-AB15",
    "À 14 cm du musicien, 21 du commandant (COU 7, DIS 6) : l'aura d'un état-major est celle de tous, 5/6 et DIS 7 ; un musicien sans état-major, COU 3.",
    ask(f"test_de_courage(figurine=dict(cou=3), {STAFF_2.format('de_l_etat_major=True, ')}, adversaire_peur=9)", odds={"Réussi": F(5, 6)}),
    ask(f"test_de_discipline(figurine=dict(dis=3), {STAFF_2.format('de_l_etat_major=True, ')}, difficulte=10)", odds={"Réussi": F(2, 3)}),
    ask(f"test_de_courage(figurine=dict(cou=3), {STAFF_2.format('')}, adversaire_peur=9)", odds={"Réussi": F(1, 6)}),
    ask(f"test_de_courage(figurine=dict(cou=3, paria=True), {STAFF_2.format('de_l_etat_major=True, ')}, adversaire_peur=9)", odds={"Réussi": F(1, 6)}),
)
row(
    "CONF-AB28",
    "Le porte-étendard (COU 3) teste à 4 contre PEUR 8 ; au milieu d'un état-major complet, son commandant (COU 5) à 7 ; près d'un second étendard, rien de plus.",
    ask("test_de_courage(figurine=dict(cou=3, etendard_x=10), adversaire_peur=8)", odds={"Réussi": F(1, 2)}),
    ask("test_de_courage(figurine=dict(cou=3, etendard_x=10, dans_l_aura_d_un_porte_etendard=True), adversaire_peur=8)", odds={"Réussi": F(1, 2)}),
    ask("test_de_courage(figurine=dict(cou=5, commandement_x=10), etat_major_au_complet=True, adversaire_peur=9)", odds={"Réussi": F(5, 6)}),
    ask("jet_de_tactique(figurine=dict(dis=3, musicien=True), adversaire_dis=3, des=[3], des_adverses=[3])", outcome="Gagné", total=7),
)
row(
    "CONF-AB37",
    "Un porte-étendard Paria, ou qui vole, garde son propre COU+1 ; Mort-vivant devant un Hypérien, non.",
    ask("test_de_courage(figurine=dict(cou=3, etendard_x=10, paria=True), adversaire_peur=8)", odds={"Réussi": F(1, 2)}),
    ask("test_de_courage(figurine=dict(cou=3, etendard_x=10, palier=1), adversaire_peur=8)", odds={"Réussi": F(1, 2)}),
    ask("test_de_courage(figurine=dict(cou=3, etendard_x=10, mort_vivant=True), adversaire_hyperien_x=8)", odds={"Réussi": F(1, 3)}),
)
row(
    "CONF-AF29",
    "Seigneur des morts (Élite, PEUR 9) : le Wolfen zombie, 8, passe à 9 ; face à un Hypérien/8, pas de bonus, mais le COU de son seigneur ; une PEUR, non.",
    ask("""peur_sous_un_seigneur_des_morts(figurine=dict(peur=8, mort_vivant=True, peur_du_seigneur=9, categorie_de_rang_du_seigneur=2,
        aura_d_un_seigneur_des_morts=True))""", total=9),
    ask("""test_de_courage(figurine=dict(peur=5, mort_vivant=True, peur_du_seigneur=9, categorie_de_rang_du_seigneur=2, aura_d_un_seigneur_des_morts=True),
        adversaire=dict(hyperien=True, hyperien_x=8))""", odds={"Réussi": F(1)}),
    ask("devoir_tester_son_courage(figurine=dict(peur=5, mort_vivant=True, assaillant=True), adversaire_peur=8)", outcome="Sans effet"),
)
row(
    "CONF-AG01",
    "COU 3, Aimé des Dieux, devant une PEUR 9 Abominable ; le commandant à portée est Paria, lui non : 2d6 le plus faible, 1/4. D'un autre peuple : rien non plus.",
    ask("test_de_courage(figurine=dict(cou=3, aime_des_dieux=True, dans_l_aura_d_un_commandant=True), commandant=dict(peur=7, paria=True), "
        "adversaire=dict(peur=9, abominable=True))", odds={"Réussi": F(1, 4)}),
    ask("test_de_courage(figurine=dict(peur=4, dans_l_aura_d_un_commandant=True), commandant=dict(peur=7, d_un_autre_peuple=True), adversaire_peur=9)",
        odds={"Réussi": F(1, 3)}),
)
row(
    "CONF-AG02",
    "Bravoure contre Abominable, un seul dé ; Résolution/2 annoncée : COU 5 contre 9, 1/2 ; en déroute, elle se tait : 1/6.",
    ask("test_de_courage(figurine=dict(cou=3, bravoure=True, use_de_resolution=True, resolution_x=2), adversaire=dict(peur=9, abominable=True))",
        odds={"Réussi": F(1, 2)}),
    ask("test_de_courage(figurine=dict(cou=3, bravoure=True, use_de_resolution=True, resolution_x=2, en_deroute=True), adversaire=dict(peur=9, "
        "abominable=True))", odds={"Réussi": F(1, 6)}),
)
row(
    "CONF-AG03",
    "Un vétéran Aguerri près de son chef (COU 6) devant PEUR 12 : 1/3 ; Maudit des Dieux, 1/6. Aguerri et Chance, seul, contre 9 : 4/9, le second jet ne se relançant plus.",
    ask("test_de_courage(figurine=dict(cou=3, aguerri=True, dans_l_aura_d_un_commandant=True), commandant_cou=6, adversaire_peur=12)", odds={"Réussi": F(1, 3)}),
    ask("test_de_courage(figurine=dict(cou=3, aguerri=True, maudit_des_dieux=True, dans_l_aura_d_un_commandant=True), commandant_cou=6, adversaire_peur=12)",
        odds={"Réussi": F(1, 6)}),
    ask("test_de_courage(figurine=dict(cou=3, aguerri=True, chance=True), adversaire_peur=9)", odds={"Réussi": F(4, 9)}),
)
row(
    "CONF-AI25",
    "Bravoure annule Abominable ; COU 5, Aguerri, PEUR 12 : 5/18.",
    ask("test_de_courage(figurine=dict(cou=5, bravoure=True, aguerri=True), adversaire=dict(peur=12, abominable=True))", odds={"Réussi": F(5, 18)}),
)
row(
    "CONF-AI26",
    "Abominable : COU 4 contre 8, 1/4 ; Aguerri, contre 9, 1/9.",
    ask("test_de_courage(figurine=dict(cou=4), adversaire=dict(peur=8, abominable=True))", odds={"Réussi": F(1, 4)}),
    ask("test_de_courage(figurine=dict(cou=4, aguerri=True), adversaire=dict(peur=9, abominable=True))", odds={"Réussi": F(1, 9)}),
)
row(
    "CONF-AI29",
    "Commandant en déroute : son Courage ne sert plus.",
    ask("test_de_courage(figurine=dict(cou=3, dans_l_aura_d_un_commandant=True), commandant=dict(cou=6, en_deroute=True), adversaire_peur=8)",
        odds={"Réussi": F(1, 3)}),
    ask("test_de_courage(figurine=dict(cou=3, dans_l_aura_d_un_commandant=True), commandant=dict(cou=6), adversaire_peur=8)", odds={"Réussi": F(5, 6)}),
)
row(
    "CONF-AI41",
    "Chance : COU 3 contre 8, 5/9 ; contre 10, 5/36, le second jet ne se relance pas ; en déroute, 1/3.",
    ask("test_de_courage(figurine=dict(cou=3, chance=True), adversaire_peur=8)", odds={"Réussi": F(5, 9)}),
    ask("test_de_courage(figurine=dict(cou=3, chance=True), adversaire_peur=10)", odds={"Réussi": F(5, 36)}),
    ask("test_de_courage(figurine=dict(cou=3, chance=True, en_deroute=True), adversaire_peur=8)", odds={"Réussi": F(1, 3)}),
)
row(
    "CONF-AI42",
    "Maudit des Dieux : pas de Chance ; Résolution/2 contre 10, 1/3, contre 12 jamais.",
    ask("test_de_courage(figurine=dict(cou=3, chance=True, maudit_des_dieux=True), adversaire_peur=8)", odds={"Réussi": F(1, 3)}),
    ask("test_de_courage(figurine=dict(cou=3, resolution_x=2, maudit_des_dieux=True), adversaire_peur=12)", odds={"Réussi": F(0)}),
    ask("test_de_courage(figurine=dict(cou=3, resolution_x=2, use_de_resolution=True, maudit_des_dieux=True), adversaire_peur=10)", odds={"Réussi": F(1, 3)}),
    ask("test_de_courage(figurine=dict(cou=3, resolution_x=2, use_de_resolution=True, maudit_des_dieux=True), adversaire_peur=12)", odds={"Réussi": F(0)}),
)
row(
    "CONF-AI52",
    "PEUR 5 tenue pour Courage, étendard : 5/6 contre 8.",
    ask("test_de_courage(figurine=dict(peur=5, dans_l_aura_d_un_porte_etendard=True), adversaire_peur=8)", odds={"Réussi": F(5, 6)}),
)
row(
    "CONF-AI57",
    "Poursuivre une PEUR 8 avec COU 4 : 1/2.",
    ask("test_de_courage(figurine=dict(cou=4, en_poursuite=True), adversaire_peur=8)", odds={"Réussi": F(1, 2)}),
)
row(
    "CONF-AI68",
    "Bravoure, COU 3 contre 10. Piqué, pénalités de charge et Sonné se cumulent. Farouche se désengage mieux.",
    ask("test_de_courage(figurine=dict(cou=3, bravoure=True), adversaire_peur=10)", odds={"Réussi": F(335, 1296)}),
    ask("test_d_attaque(attaquant=dict(att=4, charge_en_pique=True, brutal=True, subit_les_penalites_de_charge=True, sonne=True), des=[3])", total=7),
    ask("test_de_desengagement(figurine=dict(ini=3, farouche_x=10, distance_de_l_ami_le_plus_proche=15, adversaires_au_contact=1))",
        odds={"Se désengage": F(5, 6)}),
)
row(
    "CONF-AI80",
    "Ni l'Aguerri ni le 6 ne se relancent.",
    ask("test_de_courage(figurine=dict(cou=4, maudit_des_dieux=True, aguerri=True), adversaire_peur=10)", odds={"Réussi": F(1, 6)}),
)
row(
    "CONF-AI89",
    "Bravoure, Chance, Abominable : 3/4. Bravoure et Chance : 15/16.",
    ask("test_de_courage(figurine=dict(cou=4, bravoure=True, chance=True), adversaire=dict(peur=8, abominable=True))", odds={"Réussi": F(3, 4)}),
    ask("test_de_courage(figurine=dict(cou=4, bravoure=True, chance=True), adversaire=dict(peur=8))", odds={"Réussi": F(15, 16)}),
)
row(
    "CONF-AI90",
    "Paria et commandant Paria : 5/6. Paria près d'un commandant qui ne l'est pas : 1/3.",
    ask("test_de_courage(figurine=dict(cou=4, paria=True, dans_l_aura_d_un_commandant=True), commandant=dict(cou=7, paria=True), adversaire_peur=9)",
        odds={"Réussi": F(5, 6)}),
    ask("test_de_courage(figurine=dict(cou=4, dans_l_aura_d_un_commandant=True, paria=True), commandant_cou=7, adversaire_peur=9)", odds={"Réussi": F(1, 3)}),
)
row(
    "CONF-AK07",
    "Bravoure, COU 4 contre 11 : un 6 relancé en 2 ou plus, 335/1296 ; [6, 5] puis 1, c'est 1 : raté, le 5 est perdu. Maudit des Dieux : jamais.",
    ask("test_de_courage(figurine=dict(cou=4, bravoure=True), difficulte=11)", odds={"Réussi": F(335, 1296)}),
    ask("test_de_courage(figurine=dict(cou=4, bravoure=True), difficulte=11, des=[6, 5, 1])", outcome="Raté", total=5),
    ask("test_de_courage(figurine=dict(cou=4, bravoure=True, maudit_des_dieux=True), difficulte=11)", odds={"Réussi": F(0)}),
    ask("test_de_courage(figurine=dict(cou=3, bravoure=True, maudit_des_dieux=True), difficulte=9)", odds={"Réussi": F(11, 36)}),
)
row(
    "CONF-AK08",
    "Les Blessures ne pèsent pas sur le COU ; Chance le rejoue, 5/9 contre 9 ; Résolution/2, deux tiers ; cri de ralliement et étendard, COU 7.",
    ask("test_de_courage(figurine=dict(cou=4, blessure_grave=True), difficulte=8)", odds={"Réussi": F(1, 2)}),
    ask("test_de_courage(figurine=dict(cou=4, chance=True), difficulte=9)", odds={"Réussi": F(5, 9)}),
    ask("test_de_courage(figurine=dict(cou=4, resolution_x=2, use_de_resolution=True), difficulte=9)", odds={"Réussi": F(2, 3)}),
    ask("test_de_courage(figurine=dict(cou=5, a_entendu_le_cri_de_ralliement=True, dans_l_aura_d_un_porte_etendard=True), difficulte=9)",
        odds={"Réussi": F(5, 6)}),
)
row(
    "CONF-AL34",
    "Aguerri devant une Abominable de PEUR 9, COU 3 : il faut 6 sur les deux dés, un 5 relancé compte : 1/9 ; Bravoure annule, 1/3.",
    ask("test_de_courage(figurine=dict(cou=3, aguerri=True), adversaire=dict(peur=9, abominable=True))", odds={"Réussi": F(1, 9)}),
    ask("test_de_courage(figurine=dict(cou=3, bravoure=True, aguerri=True), adversaire=dict(peur=9, abominable=True))", odds={"Réussi": F(1, 3)}),
    ask("test_de_courage(figurine=dict(cou=3, chance=True, bravoure=True), adversaire_peur=7)", odds={"Réussi": F(15, 16)}),
)
row(
    "CONF-AM25",
    "PEUR 4 près d'un étendard de son peuple, contre PEUR 6 : 5, tout dé réussit ; l'étendard ne dispense pas un PEUR 5 de tester.",
    ask("test_de_courage(figurine=dict(peur=4, dans_l_aura_d_un_porte_etendard=True, assaillant=True), adversaire_peur=6)", odds={"Réussi": F(1)}),
    ask("devoir_tester_son_courage(figurine=dict(peur=5, dans_l_aura_d_un_porte_etendard=True, assaillant=True), adversaire_peur=6)", outcome="Obligatoire"),
)

EMBLEM = "figurine=dict(cou=3, courageux=True, repond_a_l_allegeance=True), nexus=dict(embleme_x=15, valeur_de_structure=8), adversaire_peur=11"

row(
    "CONF-AN40",
    "Échec automatique de l'attaque : la Contre-attaque rend un dé à qui cède le sien. Emblème/15, Structure 8 contre PEUR 11 : à 15 cm 2/3, à 16 il faut 8, 5/36.",
    ask("des_gagnes_par_la_parade(cible=dict(contre_attaque=True, abandonne_son_de_de_defense=True), attaque_en_echec_automatique=True)", total=1),
    ask(f"test_de_courage({EMBLEM}, distance=15)", odds={"Réussi": F(2, 3)}),
    ask(f"test_de_courage({EMBLEM}, distance=16)", odds={"Réussi": F(5, 36)}),
)
row(
    "CONF-CC14",
    "Un Désespéré drune chargé par Hypérien/8 et par une PEUR 10 ne teste que contre l'Hypérien ; sans immunité, contre 10 ; et au ralliement.",
    ask("devoir_tester_son_courage(figurine=dict(cou=4, desespere=True, issu_des_meandres_des_tenebres=True), adversaire_hyperien_x=8, autre_peur=10)",
        outcome="Obligatoire"),
    ask("test_de_courage(figurine=dict(cou=4, desespere=True, issu_des_meandres_des_tenebres=True), adversaire_hyperien_x=8, autre_peur=10)",
        odds={"Réussi": F(1, 2)}, disputed="1/6"),
    ask("test_de_courage(figurine=dict(cou=4, issu_des_meandres_des_tenebres=True), adversaire_hyperien_x=8, autre_peur=10)", odds={"Réussi": F(1, 6)}),
    ask("test_de_courage(figurine=dict(cou=4, desespere=True, issu_des_meandres_des_tenebres=True), adversaire_peur=10, autre_hyperien_x=8)",
        odds={"Réussi": F(1, 2)}),
    ask("test_de_ralliement(figurine=dict(cou=4, issu_des_meandres_des_tenebres=True), adversaire_hyperien_x=9)", odds={"Rallié": F(1, 3)}),
    ask("se_rallier_par_la_discipline(figurine_issu_des_meandres_des_tenebres=True, adversaire_hyperien_x=9)", outcome="Interdit"),
)
row(
    "CONF-CC17",
    "Emblème/12 à 12 cm, étendard, Cri de ralliement, un commandant Paria qui ne compte pas, contre un Abominable de PEUR 9.",
    ask("""test_de_courage(figurine=dict(cou=3, dans_l_aura_d_un_porte_etendard=True, a_entendu_le_cri_de_ralliement=True, repond_a_l_allegeance=True),
        commandant=dict(cou=8, paria=True, distance_a_la_figurine=5, aura_de_commandement=10), nexus=dict(embleme_x=12, valeur_de_structure=5),
        distance=12, adversaire=dict(peur=9, abominable=True))""", odds={"Réussi": F(25, 36)}),
)
row(
    "CONF-CC55",
    "Le porteur rate son Courage : marqueurs au sol ; ni le Renfort ne revient dessus, ni l'invoqué d'un autre peuple ne les ramasse.",
    ask("test_de_courage(figurine=dict(cou=3, defenseur=True, marqueurs_portes=2), adversaire_peur=7, des=[3])", outcome="Raté", says="marqueurs au sol"),
    ask("revenir_de_renfort_ici(figurine_apparaitrait_au_contact=True, distance=5)", outcome="Interdit"),
    ask("ramasser_un_marqueur(figurine=dict(invoque=True, finit_sur_le_marqueur=True))", outcome="Interdit"),
)
row(
    "CONF-BA26",
    "La goule (MOU 10, PEUR 6) charge à 23 cm : elle avance de 20, le conscrit n'a rien à tester. Mon nain (MOU 7,5) à 19 cm d'un minotaure non plus.",
    ask("devoir_tester_son_courage(figurine=dict(defenseur=True, cou=3), adversaire=dict(peur=6, mou=10), distance=23)", outcome="Sans effet"),
    ask("avance_d_un_assaut(figurine_mou=10, distance=23)", total=20),
    ask("devoir_tester_son_courage(figurine=dict(assaillant=True, cou=4, mou=7.5), adversaire_peur=8, distance=19)", outcome="Sans effet"),
    ask("test_de_courage(figurine_peur=5, adversaire_peur=8, commandant=dict(cou=7, commandement_x=15, distance_a_la_figurine=10))", odds={"Réussi": 1}),
)
row(
    "CF-DF04",
    "COU 4 devant PEUR 8 : deux chefs, COU 6 à 12 cm de 15, COU 7 à 11 de 10. Le second est trop loin : 5/6. Et si le mien vole au palier 1, le chef au sol ne sert à rien : 1/2.",
    ask("""test_de_courage(figurine_cou=4, commandant=dict(cou=6, commandement_x=15, distance_a_la_figurine=12),
        l_autre_commandant=dict(cou=7, commandement_x=10, distance_a_la_figurine=11), adversaire_peur=8)""", odds={"Réussi": F(5, 6)}),
    ask("""test_de_courage(figurine_cou=4, commandant=dict(cou=6, commandement_x=15, distance_a_la_figurine=12),
        l_autre_commandant=dict(cou=7, commandement_x=10, distance_a_la_figurine=10), adversaire_peur=8)""", odds={"Réussi": F(1)}),
    ask("test_de_courage(figurine=dict(cou=4, palier=1), commandant=dict(cou=6, commandement_x=15, distance_a_la_figurine=12, palier=0), adversaire_peur=8)",
        odds={"Réussi": F(1, 2)}),
)
row(
    "CONF-CC56",
    "Un Fanatique drune tient devant un Hypérien/8, en déroute ; il le tue net et se rallie.",
    ask("""test_de_courage(figurine=dict(cou=4, issu_des_meandres_des_tenebres=True, fanatisme=True, defenseur=True), adversaire_hyperien_x=8,
        autre_cou=5, des=[3])""", outcome="Raté"),
    ask("test_de_fanatisme(figurine=dict(dis=3, issu_des_meandres_des_tenebres=True, fanatisme=True, defenseur=True), adversaire_hyperien_x=8, des=[5])",
        outcome="Réussi", says="en déroute"),
    ask("ralliement_sur_un_tue_net(figurine_en_deroute=True, figurine_issu_des_meandres_des_tenebres=True, adversaire_hyperien_x=8)",
        says="fin : la figurine est en déroute"),
)
row(
    "CONF-CC63",
    "Deux points de Mutagène dans le COU du commandant : pour lui, non pour le soldat qui use de son COU.",
    ask("""test_de_courage(figurine=dict(cou=3, dans_l_aura_d_un_commandant=True), commandant=dict(cou=5, points_de_mutagene_places=2),
        adversaire_peur=8)""", odds={"Réussi": F(2, 3)}),
    ask('test_de_courage(figurine=dict(cou=5, mutagene=True, points_de_mutagene_places=2), caracteristique_visee="COU", adversaire_peur=8)',
        odds={"Réussi": F(1)}),
)
row(
    "CONF-CC75",
    "Le don d'Yllia, une fois nommé, compte : COU+2, MOU+2,5, PEUR+1 ; sans Sélénite, rien.",
    ask("""test_de_courage(figurine=dict(cou=4, selenite=True, don_d_yllia="COU+2"), difficulte=9, des=[3])""", total=9),
    ask("""test_de_courage(figurine=dict(cou=4, don_d_yllia="COU+2"), difficulte=9, des=[3])""", total=7),
    ask("""plus_haute_peur(adversaire=dict(peur=6, selenite=True, don_d_yllia="PEUR+1"))""", total=7),
)
row(
    "CF-CD15",
    "Un vorace (PEUR 5) use du COU 6 d'un commandant devant PEUR 9 ; l'étendard, au palier 1, n'y ajoute rien, au palier 0 si.",
    ask("test_de_courage(figurine_peur=5, figurine_defenseur=True, commandant_cou=6, commandant_aura_de_commandement=10, commandant_distance_a_la_figurine=5, "
        "adversaire_peur=9, figurine_palier=0, le_porte_etendard_palier=1, le_porte_etendard_aura_de_commandement=10, "
        "le_porte_etendard_distance_a_la_figurine=5)", odds={"Réussi": F(2, 3)}),
    ask("test_de_courage(figurine_peur=5, figurine_defenseur=True, commandant_cou=6, commandant_aura_de_commandement=10, commandant_distance_a_la_figurine=5, "
        "adversaire_peur=9, figurine_palier=0, le_porte_etendard_palier=0, le_porte_etendard_aura_de_commandement=10, "
        "le_porte_etendard_distance_a_la_figurine=5)", odds={"Réussi": F(5, 6)}),
)

NEAR_THE_LORD = "commandant=dict(seigneur_des_morts_x=10, distance_a_la_figurine=8, peur=7, rang_de_guerrier='Élite')"

row(
    "CONF-CE01",
    "Un pantin (PEUR 5) près de Melmoth (Seigneur des morts/10, PEUR 7, rang 2) charge un COU 3 Bravoure ; puis un Hypérien/8 le charge.",
    ask("""test_de_courage(figurine=dict(cou=3, bravoure=True, defenseur=True, dans_l_aura_d_un_musicien=True), adversaire=dict(peur=5, mort_vivant=True,
        aura_d_un_seigneur_des_morts=True, categorie_de_rang_du_seigneur=2, peur_du_seigneur=7))""", odds={"Réussi": F(3, 4)}, says="difficulté 7"),
    ask(f"test_de_courage(figurine=dict(peur=5, mort_vivant=True, defenseur=True), adversaire_hyperien_x=8, {NEAR_THE_LORD})", odds={"Réussi": F(1)}),
    ask("""test_de_courage(figurine=dict(peur=5, mort_vivant=True, defenseur=True, aura_d_un_seigneur_des_morts=True, peur_du_seigneur=7),
        adversaire_hyperien_x=8)""", odds={"Réussi": F(1)}),
    ask("test_de_courage(figurine=dict(peur=5, mort_vivant=True, defenseur=True), adversaire_hyperien_x=8)", odds={"Réussi": F(2, 3)}),
)
row(
    "CONF-CE02",
    "Aimé des Dieux, COU 4 contre PEUR 11 : un 4, un 5, un 6 relancés ; Maudit, rien.",
    ask("test_de_courage(figurine=dict(cou=4, aime_des_dieux=True), adversaire_peur=11)", odds={"Réussi": F(7, 18)}),
    ask("test_de_courage(figurine=dict(cou=4, aime_des_dieux=True, maudit_des_dieux=True), adversaire_peur=11)", odds={"Réussi": F(0)}),
)
row(
    "CONF-CE23",
    "Un porteur de marqueur rapide rate son Courage : il le pose, fuit de 30 cm, sort et meurt ; une machine Poids/8 ne fuit pas.",
    ask("test_de_courage(figurine=dict(cou=3, mou=10, rapidite=True, porteur_de_marqueur=True, defenseur=True), adversaire_peur=9, des=[4])",
        outcome="Raté", says="marqueurs au sol"),
    ask("distance_de_fuite(figurine=dict(mou=10, rapidite=True, porteur_de_marqueur=True))", total=30),
    ask("sortir_de_la_table_en_fuyant(figurine_porteur_de_marqueur=True)", says="éliminée"),
    ask("test_de_courage(figurine=dict(cou=3, poids_x=8, defenseur=True), adversaire_peur=9)", odds={"Réussi": F(1, 6), "fuite immédiate": F(0)}),
    ask("test_de_fanatisme(figurine=dict(dis=2, fanatisme=True, immobile_x=2, defenseur=True), adversaire_peur=9)",
        odds={"fuite immédiate": F(0)}),
    ask("rediriger_son_assaut(figurine_peur=9, adversaire_en_fuite=True)", outcome="Permis"),
)

LANCER = "cou=3, resolution_x=2, use_de_resolution=True"
STAFF_3 = "commandant=dict(cou=5, champion=True, distance_a_la_figurine=5, aura_de_commandement=15)"

row(
    "CONF-CE24",
    "Un état-major au complet et un second étendard : COU 5 + 2, Résolution/2, contre 12 ; le ralliement, d'office ; sans état-major, + 1 seulement.",
    ask(f"test_de_courage(figurine=dict({LANCER}, dans_l_aura_d_un_porte_etendard=True), {STAFF_3}, etat_major_au_complet=True, adversaire_peur=12)",
        odds={"Réussi": F(2, 3)}),
    ask(f"test_de_ralliement(figurine=dict({LANCER}, en_deroute=True), {STAFF_3}, etat_major_au_complet=True)", odds={"Rallié": F(1)}),
    ask(f"""test_de_courage(figurine=dict({LANCER}, dans_l_aura_d_un_porte_etendard=True, dans_l_aura_d_un_musicien=True),
        commandant=dict(cou=5, distance_a_la_figurine=5, aura_de_commandement=15), adversaire_peur=12)""", odds={"Réussi": F(1, 2)}),
)
row(
    "CONF-CE38",
    "Un effrayant (PEUR 8) l'a chargé, engagé ou rejoint en poursuite : COU 4, il rate sur 3 ; c'est lui qui a chargé : figé, non en déroute.",
    ask("test_de_courage(figurine=dict(cou=4), adversaire=dict(peur=8, a_charge=True))", odds={"Réussi": F(1, 2), "fuite immédiate": F(1, 2)}),
    ask("test_de_courage(figurine=dict(cou=4, a_ete_engage=True), adversaire=dict(peur=8), des=[3])", outcome="Raté", says="fuite immédiate"),
    ask("test_de_courage(figurine=dict(cou=4), adversaire=dict(peur=8, en_poursuite=True), des=[3])", outcome="Raté", says="en déroute"),
    ask("test_de_courage(figurine=dict(cou=4, a_charge=True), adversaire=dict(peur=8), des=[3])", outcome="Raté", says="figée"),
    ask("devoir_tester_son_courage(figurine=dict(peur=5, a_engage=True), adversaire=dict(peur=5))", outcome="Sans effet"),
)

TEST = "test_de_courage(figurine=dict(cou=4, bravoure=True, chance=True"

row(
    "CONF-CF02",
    "COU 4, Bravoure et Chance contre PEUR 9 : 65/81 ; Abominable, un dé relancé, 5/9 ; Maudit des Dieux, sans relance, 5/9.",
    ask(f"{TEST}), adversaire_peur=9)", odds={"Réussi": F(65, 81)}),
    ask(f"{TEST}), adversaire=dict(peur=9, abominable=True))", odds={"Réussi": F(5, 9)}),
    ask(f"{TEST}, maudit_des_dieux=True), adversaire_peur=9)", odds={"Réussi": F(5, 9)}),
)
row(
    "XI-A-3, XI-A-5",
    "Charge de MOU 12,5 à 26 cm : 25, personne ne teste. Assaillant qui échoue : il ne bouge ni ne tire, sans déroute. Défenseur "
    "déjà activé : déroute, sur place.",
    ask("avance_d_un_assaut(figurine_mou=12.5, figurine_chemin=26)", total=25),
    ask("devoir_tester_son_courage(figurine=dict(cou=3, defenseur=True), adversaire=dict(peur=7, mou=12.5, chemin=26))", outcome="Sans effet"),
    ask("devoir_tester_son_courage(figurine=dict(cou=3, assaillant=True, mou=7.5, chemin=19), adversaire_peur=8)", outcome="Sans effet"),
    ask("test_de_courage(figurine=dict(cou=3, assaillant=True), adversaire_peur=8, des=[4])", outcome="Raté", gives="figé"),
    ask("test_de_courage(figurine=dict(cou=3, assaillant=True), adversaire_peur=8, des=[5])", outcome="Réussi"),
    ask("tirer(attaquant_fige_par_la_peur=True)", outcome="Interdit"),
    ask("test_de_courage(figurine=dict(cou=3, defenseur=True, a_son_activation=False), adversaire_peur=8, des=[2])", gives="déroute"),
    ask("fuir(figurine=dict(en_deroute=True, defenseur=True, a_son_activation=True), adversaire_peur=6)", outcome="Obligatoire"),
    ask("rediriger_son_assaut(adversaire_en_fuite=True)", outcome="Permis"),
)
row(
    "XII-A",
    "DIS 2, commandant DIS 4, un 3 : 7. Commandant PEUR 6 sert de COU 6. Paria commandant un Paria. Étendard +1, état-major au "
    "complet +2, pas de cumul.",
    ask("test_de_discipline(figurine=dict(dis=2, dans_l_aura_d_un_commandant=True), commandant_dis=4, difficulte=7, des=[3])",
        outcome="Réussi", total=7),
    ask("test_de_courage(figurine=dict(cou=4, dans_l_aura_d_un_commandant=True, defenseur=True), commandant_peur=6, adversaire_peur=8, des=[2])",
        outcome="Réussi", total=8),
    ask("""test_de_courage(figurine=dict(cou=5, defenseur=True), adversaire=dict(peur=4, dans_l_aura_d_un_commandant=True),
        commandant_peur=7, des=[2])""",
        outcome="Réussi", gives="difficulté 4"),
    ask("profiter_du_commandement(figurine_paria=True, commandant_paria=True)", outcome="Permis"),
    ask("profiter_du_commandement(commandant_paria=True)", outcome="Interdit"),
    ask("test_de_courage(figurine=dict(cou=4, dans_l_aura_d_un_porte_etendard=True, defenseur=True), adversaire_peur=7, des=[2])",
        outcome="Réussi", total=7),
    ask("""test_de_courage(figurine=dict(cou=4, dans_l_aura_d_un_commandant=True, defenseur=True), commandant_cou=4,
        etat_major_au_complet=True, adversaire_peur=7, des=[2])""",
        total=8),
    ask("former_un_etat_major(commandant_champion=True, le_musicien_de_l_etat_major=True, le_musicien_paria=True)", outcome="Interdit"),
)
row(
    "CONF-S23",
    "PEUR 4 assaille une PEUR 4 et une PEUR 6 : il teste, 5/6 ; devant la PEUR 4 seule, non. Un COU 4 contre PEUR 3 ne peut pas rater.",
    ask("test_de_courage(figurine=dict(peur=4, assaillant=True), adversaire_peur=4, autre_peur=6)", odds={"Réussi": F(5, 6)}),
    ask("devoir_tester_son_courage(figurine=dict(peur=4, assaillant=True), adversaire_peur=4)", outcome="Sans effet"),
    ask("test_de_courage(figurine=dict(cou=4, assaillant=True), adversaire_peur=3)", odds={"Réussi": F(1)}),
)
row(
    "CONF-S24 bis",
    "Près du seul étendard d'un état-major au complet, COU 4 : +2 ; un Paria, rien ; le commandant en déroute, +1 de l'étendard.",
    ask("test_de_courage(figurine=dict(cou=4, dans_l_aura_d_un_porte_etendard=True), etat_major_au_complet=True, commandant_cou=3, difficulte=9)",
        odds={"Réussi": F(2, 3)}),
    ask("test_de_courage(figurine=dict(cou=4, paria=True, dans_l_aura_d_un_commandant=True), etat_major_au_complet=True, difficulte=9)", odds={"Réussi": F(1, 3)}),
    ask("test_de_courage(figurine=dict(cou=4, dans_l_aura_d_un_porte_etendard=True), etat_major_au_complet=True, commandant_en_deroute=True, difficulte=9)",
        odds={"Réussi": F(1, 2)}),
)

BRAVE = "figurine=dict(cou=4, dans_l_aura_d_un_porte_etendard=True, assaillant=True{})"

row(
    "CONF-U14",
    "COU 4 sous l'étendard contre PEUR 8 : 2/3 ; Abominable, 4/9 ; avec Bravoure, 2/3 ; un commandant COU 6 en déroute n'y fait rien. Trop loin : pas de test.",
    ask(f"test_de_courage({BRAVE.format('')}, adversaire_peur=8)", odds={"Réussi": F(2, 3)}),
    ask(f"test_de_courage({BRAVE.format('')}, adversaire=dict(peur=8, abominable=True))", odds={"Réussi": F(4, 9)}),
    ask(f"test_de_courage({BRAVE.format(', bravoure=True')}, adversaire=dict(peur=8, abominable=True))", odds={"Réussi": F(2, 3)}),
    ask(f"test_de_courage({BRAVE.format(', dans_l_aura_d_un_commandant=True')}, commandant=dict(cou=6, en_deroute=True), adversaire_peur=8)",
        odds={"Réussi": F(2, 3)}),
    ask("devoir_tester_son_courage(figurine=dict(cou=4, assaillant=True), adversaire=dict(peur=8, hors_de_portee_d_assaut=True))", outcome="Sans effet"),
    ask("devoir_tester_son_courage(figurine=dict(cou=4, defenseur=True, hors_de_portee_d_assaut=True), adversaire_peur=8)", outcome="Sans effet"),
)
row(
    "CONF-U15",
    "Un fanatique COU 3, DIS 4, assailli par PEUR 8, pas encore activé : 1/3 tient, sinon un second test à 1/2. L'assaillant qui rate reste figé.",
    ask("test_de_courage(figurine=dict(cou=3, fanatisme=True, defenseur=True), adversaire_peur=8)", odds={"Réussi": F(1, 3)}),
    ask("test_de_fanatisme(figurine=dict(dis=4, fanatisme=True, defenseur=True), adversaire_peur=8)", odds={"Réussi": F(1, 2), "fuite immédiate": F(1, 2)}),
    ask("test_de_courage(figurine=dict(cou=3, assaillant=True), adversaire_peur=8)", odds={"la figurine est figée par la peur": F(2, 3)}),
)
row(
    "CONF-U44",
    "Emblème/10 d'un nexus de Structure 6, COU 4 contre PEUR 8 : 5/6 à 10 cm, 1/2 à 11. Un nexus Inviolable ne se force pas.",
    ask("test_de_courage(figurine=dict(cou=4, repond_a_l_allegeance=True), nexus=dict(embleme=True, nexus_x=10, valeur_de_structure=6), distance=10, adversaire_peur=8)",
        odds={"Réussi": F(5, 6)}),
    ask("test_de_courage(figurine=dict(cou=4, repond_a_l_allegeance=True), nexus=dict(embleme=True, nexus_x=10, valeur_de_structure=6), distance=11, adversaire_peur=8)",
        odds={"Réussi": F(1, 2)}),
    ask("""tenter_d_activer_le_nexus(figurine=dict(repond_a_l_allegeance=True, voit_le_nexus=True, du_camp_adverse_du_nexus=True), distance=5,
        nexus=dict(acces=10, inviolable=True))""", outcome="Interdit"),
)
row(
    "CONF-V10",
    "Champion tireur, COU 4, TIR 3, tire en assaut sur PEUR 7 à demi visible : 2/3 d'oser, puis 5/6, sans qu'on dise son Tir d'assaut.",
    ask("test_de_courage(figurine=dict(cou=4, assaillant=True), adversaire_peur=7)", odds={"Réussi": F(2, 3)}),
    ask("tir_sur_une_cible(attaquant=dict(tir=3, tir_en_assaut=True, champion=True), cible_partiellement_visible=True)", odds={"Touche": F(5, 6)}),
    ask("nombre_de_tirs(attaquant=dict(tir_supplementaire_x=2, tir_en_assaut=True))", total=1),
)

DEAN = "fidele=dict(rang_de_fidele='Doyen', croyants=1, nexus_dans_l_aura_de_foi=True{}), nexus=dict(icone=True, nexus_x=2{})"
EMBLEM_2 = "figurine=dict(cou=4, repond_a_l_allegeance=True{}), nexus=dict(embleme=True, nexus_x=10, valeur_de_structure=6{}), distance=5"

row(
    "CONF-V22",
    "Emblème et Icône ne servent que les leurs, tant qu'ils sont debout : 5/6 et 7 FT ; en face, ou détruits, 1/2 et 5.",
    ask(f"test_de_courage({EMBLEM_2.format('', '')}, adversaire_peur=8)", odds={"Réussi": F(5, 6)}),
    ask(f"test_de_courage({EMBLEM_2.format(', du_camp_adverse_du_nexus=True', '')}, adversaire_peur=8)", odds={"Réussi": F(1, 2)}),
    ask(f"test_de_courage({EMBLEM_2.format('', ', nexus_detruit=True')}, adversaire_peur=8)", odds={"Réussi": F(1, 2)}),
    ask(f"foi_temporaire_du_tour({DEAN.format('', '')})", total=7),
    ask(f"foi_temporaire_du_tour({DEAN.format(', du_camp_adverse_du_nexus=True', '')})", total=5),
    ask(f"foi_temporaire_du_tour({DEAN.format('', ', nexus_detruit=True')})", total=5),
)
row(
    "CONF-V31",
    "Un fanatique COU 4, DIS 3 sous le musicien, contre PEUR 8 : 1/2, puis 1/2. Cri de guerre/6 contre PEUR 9, 2/3 ; il fait peur à 6, 5/6.",
    ask("test_de_courage(figurine=dict(cou=4, defenseur=True), adversaire_peur=8)", odds={"Réussi": F(1, 2)}),
    ask("test_de_fanatisme(figurine=dict(dis=3, fanatisme=True, defenseur=True, dans_l_aura_d_un_musicien=True), adversaire_peur=8)",
        odds={"Réussi": F(1, 2)}),
    ask("test_de_courage(figurine=dict(cou=3, cri_de_guerre_x=6, en_charge=True, assaillant=True), adversaire_peur=9)", odds={"Réussi": F(2, 3)}),
    ask("test_de_courage(figurine=dict(cou=4, defenseur=True), adversaire=dict(cou=3, cri_de_guerre_x=6, en_charge=True))", odds={"Réussi": F(5, 6)}),
)
row(
    "CONF-V32",
    "Courage 3 contre PEUR 9 : Résolution/3, 2/3, 1/6 en déroute ; Cri de ralliement et étendard, 1/2 ; Bravoure et Aguerri contre un Abominable, 1/3.",
    ask("test_de_courage(figurine=dict(cou=3, defenseur=True, resolution_x=3, use_de_resolution=True), adversaire_peur=9)", odds={"Réussi": F(2, 3)}),
    ask("test_de_courage(figurine=dict(cou=3, defenseur=True, resolution_x=3, use_de_resolution=True, en_deroute=True), adversaire_peur=9)",
        odds={"Réussi": F(1, 6)}),
    ask("""test_de_courage(figurine=dict(cou=3, defenseur=True, a_entendu_le_cri_de_ralliement=True, dans_l_aura_d_un_porte_etendard=True), adversaire_peur=9)""",
        odds={"Réussi": F(1, 2)}),
    ask("devoir_tester_son_courage(figurine=dict(peur=8, defenseur=True), adversaire_peur=8)", outcome="Sans effet"),
)

BANNER = "dans_l_aura_d_un_porte_etendard=True"
HEARD = "test_de_courage(figurine=dict(cou=4, {}), adversaire_peur=8, des=[3])"
LEADER = "dans_l_aura_d_un_commandant=True"

row(
    "CONF-W23",
    "Un Titan ou un Inaltérable ne profite d'aucun commandement : ni étendard, ni commandant, ni cri, ni musicien, ni emblème ; COU 4 et un 3 font 7.",
    ask(HEARD.format(BANNER), total=8),
    ask(HEARD.format(f"{BANNER}, est_un_titan=True"), total=7),
    ask(HEARD.format(f"{BANNER}, inalterable=True"), total=7),
    ask(f"test_de_courage(figurine=dict(cou=4, {LEADER}, est_un_titan=True), commandant_cou=6, adversaire_peur=8, des=[3])", total=7),
    ask(HEARD.format("a_entendu_le_cri_de_ralliement=True, est_un_titan=True"), total=7),
    ask("test_de_discipline(figurine=dict(dis=4, dans_l_aura_d_un_musicien=True, est_un_titan=True), difficulte=8, des=[3])", total=7),
    ask("""test_de_courage(figurine=dict(cou=4, repond_a_l_allegeance=True, est_un_titan=True), nexus=dict(embleme=True, nexus_x=10,
        valeur_de_structure=6), distance=5, adversaire_peur=8, des=[3])""", total=7),
)

CRIT = "blessure_critique=True"

row(
    "CONF-W28",
    "Une Critique ne coûte rien au Courage ni au ralliement : COU ou DIS 4 contre 8, 1/2. Commandant en déroute, musicien sain : DIS 5, 2/3. Commandant tué : COU 4.",
    ask(f"test_de_courage(figurine=dict(cou=4, {CRIT}, defenseur=True), adversaire_peur=8)", odds={"Réussi": F(1, 2)}),
    ask(f"test_de_ralliement_par_la_discipline(figurine=dict(dis=4, {CRIT}, en_deroute=True))", odds={"Rallié": F(1, 2)}),
    ask(f"""test_de_ralliement_par_la_discipline(figurine=dict(dis=4, en_deroute=True, {LEADER}, dans_l_aura_d_un_musicien=True),
        commandant=dict(dis=6, en_deroute=True))""", odds={"Rallié": F(2, 3)}),
    ask(f"test_de_courage(figurine=dict(cou=3, {BANNER}), commandant_tue_net=True, etat_major_au_complet=True, adversaire_peur=7, des=[1])", total=5),
)
row(
    "CONF-W29",
    "PEUR 5 chargé par un Abominable PEUR 8, commandant COU 6 : deux dés pour 2, 25/36 ; volant au palier 1, hors du commandement : pour 3, 4/9.",
    ask(f"test_de_courage(figurine=dict(peur=5, defenseur=True, {LEADER}), commandant_cou=6, adversaire=dict(peur=8, abominable=True))",
        odds={"Réussi": F(25, 36)}),
    ask(f"test_de_courage(figurine=dict(peur=5, defenseur=True, {LEADER}, palier=1), commandant_cou=6, adversaire=dict(peur=8, abominable=True))",
        odds={"Réussi": F(4, 9)}),
    ask("test_de_fanatisme(figurine=dict(dis=3, fanatisme=True, assaillant=True), adversaire_peur=8)", odds={"Réussi": F(1, 3)}),
)

LORD = "peur=5, mort_vivant=True, aura_d_un_seigneur_des_morts=True, categorie_de_rang_du_seigneur=2, peur_du_seigneur=7, defenseur=True"

row(
    "CONF-W44",
    "Mort-vivant PEUR 5 face à un Hypérien/7 et PEUR 9 : contre 7, sans le +2, mais l'aura commande à 7 : sûr ; en vol au-dessus d'elle, 5/6. Cri d'outre-muret : rien.",
    ask(f"test_de_courage(figurine=dict({LORD}), adversaire=dict(hyperien_x=7), autre_peur=9)", odds={"Réussi": F(1)}),
    ask(f"test_de_courage(figurine=dict({LORD}, palier=1), adversaire=dict(hyperien_x=7), autre_peur=9)", odds={"Réussi": F(5, 6)}),
    ask("test_de_courage(figurine=dict(cou=4, defenseur=True), adversaire=dict(cou=3, cri_de_guerre_x=6, en_charge=True, par_dessus_un_decor=True))",
        outcome="Sans effet"),
)
row(
    "CF-CB07",
    "Cri de guerre/7 : il charge une PEUR 8 et un conscrit ; en engagement, rien de tout cela ; un porte-étendard s'ajoute au X.",
    ask("test_de_courage(figurine_cou=4, figurine_cri_de_guerre_x=7, figurine_en_charge=True, figurine_assaillant=True, adversaire_peur=8)",
        odds={"Réussi": F(1)}),
    ask("test_de_courage(figurine_cou=4, figurine_cri_de_guerre_x=7, figurine_assaillant=True, adversaire_peur=8)", odds={"Réussi": F(1, 2)}),
    ask("test_de_courage(figurine_cou=5, figurine_defenseur=True, adversaire_cri_de_guerre_x=7, adversaire_en_charge=True)", odds={"Réussi": F(5, 6)}),
    ask("test_de_courage(figurine_cou=4, figurine_cri_de_guerre_x=7, figurine_en_charge=True, figurine_dans_l_aura_d_un_porte_etendard=True, adversaire_peur=11)",
        odds={"Réussi": F(2, 3)}),
)
row(
    "CF-CB11",
    "Un Asservi à 9 cm puis à 11 cm de son maître (COU 6), puis à 9 cm près d'un porte-étendard.",
    ask("test_de_courage(figurine_cou=3, figurine_asservi=True, autre_cou=6, distance_de_x=9, adversaire_peur=9)", odds={"Réussi": F(2, 3)}),
    ask("test_de_courage(figurine_cou=3, figurine_asservi=True, autre_cou=6, distance_de_x=11, adversaire_peur=9)", odds={"Réussi": F(1, 6)}),
    ask("test_de_courage(figurine_cou=3, figurine_asservi=True, autre_cou=6, distance_de_x=9, figurine_dans_l_aura_d_un_porte_etendard=True, adversaire_peur=9)",
        odds={"Réussi": F(5, 6)}),
)
row(
    "CF-CB46",
    "Emblème/10, Structure 6, et un porte-étendard : 7 contre 9.",
    ask("test_de_courage(figurine_cou=3, nexus_embleme_x=10, nexus_valeur_de_structure=6, figurine_repond_a_l_allegeance=True, distance=10, "
        "figurine_dans_l_aura_d_un_porte_etendard=True, adversaire_peur=9)", odds={"Réussi": F(5, 6)}),
)
row(
    "CONF-Y04 bis",
    "Un mort ne teste ni son Courage, ni son ralliement, ni face au Rugissement, ni son Initiative devant un faucheur ; un Acharné tué net, si.",
    ask("test_de_courage(figurine=dict(cou=3, tue_net=True), adversaire_peur=6)", outcome="Sans effet"),
    ask("test_de_courage(figurine=dict(cou=3, tue_net=True, acharne=True), adversaire_peur=6)", odds={"Réussi": F(2, 3)}),
    ask("test_de_ralliement(figurine=dict(cou=3, en_deroute=True, tue_net=True))", outcome="Sans effet"),
    ask("test_face_au_rugissement(figurine=dict(cou=4, tue_net=True), adversaire_rugissement_x=8, distance=12)", outcome="Sans effet"),
    ask("test_de_fauchage(figurine=dict(ini=3, tue_net=True))", outcome="Sans effet"),
    ask("test_d_attaque(attaquant=dict(att=4, acharne=True, tue_net=True, sonne=True), des=[3])", total=3),
)

AID = "de_l_etat_major=True, aura_de_commandement=10, distance_a_la_figurine=5, distance_au_commandant=5"
CHIEF_2 = "commandant=dict(cou=6, champion=True, commandement_x=15, distance_a_la_figurine=8)"
SCARED = "cou=3, defenseur=True"

row(
    "CONF-Y06 bis",
    "COU 6 du chef contre PEUR 9 : état-major au complet +2, sûr ; musicien mort, en déroute ou d'un autre palier, +1, 5/6 ; porte-étendard mort, 2/3 ; le chef mort, COU 4, 1/3.",
    ask(f"test_de_courage(figurine=dict({SCARED}), adversaire_peur=9, {CHIEF_2}, le_porte_etendard=dict({AID}), le_musicien=dict({AID}))", odds={"Réussi": F(1)}),
    *(ask(f"test_de_courage(figurine=dict({SCARED}), adversaire_peur=9, {CHIEF_2}, le_porte_etendard=dict({AID}), le_musicien=dict({AID}, {lost}))",
          odds={"Réussi": F(5, 6)}) for lost in ("tue_net=True", "en_deroute=True", "palier=1", "d_un_autre_peuple=True", "paria=True")),
    ask(f"test_de_courage(figurine=dict({SCARED}), adversaire_peur=9, {CHIEF_2}, le_porte_etendard=dict({AID}, tue_net=True), le_musicien=dict({AID}))",
        odds={"Réussi": F(2, 3)}),
    ask(f"test_de_courage(figurine=dict({SCARED}), adversaire_peur=9, {CHIEF_2[:-1]}, tue_net=True), le_porte_etendard=dict({AID}), le_musicien=dict({AID}))",
        odds={"Réussi": F(1, 3)}),
)
row(
    "CONF-Y07 bis",
    "COU 3 et Abominable : 1/36 à 9 ; Bravoure, 11/36 ; les deux, 1/6. Bravoure : ATT+1 tous dés en attaque, pas avec un dé en réserve, ni en déroute.",
    ask("test_de_courage(figurine_cou=3, adversaire_peur=9, adversaire_abominable=True)", odds={"Réussi": F(1, 36)}),
    ask("test_de_courage(figurine=dict(cou=3, bravoure=True), adversaire_peur=9)", odds={"Réussi": F(11, 36)}),
    ask("test_de_courage(figurine=dict(cou=3, bravoure=True), adversaire_peur=9, adversaire_abominable=True)", odds={"Réussi": F(1, 6)}),
    ask("test_d_attaque(attaquant=dict(att=3, bravoure=True, des_en_attaque=2, des_en_defense=0), des=[3])", total=7),
    ask("test_d_attaque(attaquant=dict(att=3, bravoure=True, des_en_attaque=2, des_non_places=1), des=[3])", total=6),
)
