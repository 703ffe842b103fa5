"""Composite situations of Confrontation as a table of players told them to the site, on a phone: shots, charges, fear, wounds, magic and faith.

What is expected was worked out by hand from the text before anything was asked. Only what the situation says is stated.
"""

from __future__ import annotations

from verdicts import ask, rows

ROWS, row = rows()

WOLF = 'attaquant_tir=3, attaquant_s_est_deplace=True, cible_taille="Grande", cible_a_couvert=True, cible_au_contact_d_un_ami_du_tireur=True'
BOW = "distance=35, arme_portee_courte=20, arme_portee_moyenne=40, arme_portee_longue=60"
row(
    "CONF-T01",
    "Un archer (TIR 3) a marché, puis tire à 35 cm, avec un arc 20-40-60, sur un Wolfen qui s'était déplacé à couvert et qu'un ami touche ; il fait 5.",
    ask(f"tir_sur_une_cible({WOLF}, {BOW}, des=[5])", outcome="Touche", total=8, says="difficulté 8 = 7"),
    ask(f"tir_sur_une_cible({WOLF}, {BOW}, des=[5])", says="jet de répartition à faire"),
    ask(f"tir_sur_une_cible({WOLF}, {BOW}, des=[4])", outcome="Raté"),
)

GIANT = 'attaquant_tir=4, attaquant_tir_en_assaut=True, cible_taille="Très Grande", cible_partiellement_visible=True, des=[1]'
row(
    "CONF-T02",
    "Un tireur (TIR 4) charge un géant à demi caché et tire en chargeant, avec puis sans Tir d'assaut ; il fait 1.",
    ask(f"tir_sur_une_cible({GIANT}, attaquant_tir_d_assaut=True)", outcome="Touche", total=5, says="difficulté 3 = 4"),
    ask(f"tir_sur_une_cible({GIANT})", outcome="Raté", total=5, says="difficulté 6 = 7"),
)

BALLISTA = 'attaquant_tir=3, attaquant_s_est_deplace=True, arme_artillerie_perforante=True, cible_taille="Grande", cible_partiellement_visible=True'
row(
    "CONF-T03",
    "Une baliste (TIR 3) a avancé et tire à longue portée, à travers un Wolfen à demi caché ; 6 puis 1, 6 puis 2, 6 puis 2 avec Tir instinctif.",
    ask(f'tir_sur_une_cible({BALLISTA}, portee_du_tir="longue", des=[6, 1])', outcome="Raté", total=3, says="difficulté 9 = 10"),
    ask(f'tir_sur_une_cible({BALLISTA}, portee_du_tir="longue", des=[6, 2])', outcome="Touche", total=10),
    ask(f'tir_sur_une_cible({BALLISTA}, portee_du_tir="longue", attaquant_tir_instinctif=True, des=[6, 2])', outcome="Touche", total=11),
)

row(
    "CONF-T04",
    "Un engin à effet de zone (TIR 2) a bougé et tire en cloche à portée moyenne sur qui il ne voit pas ; il fait 6 puis 3.",
    ask("""tir_sur_une_cible(attaquant_tir=2, attaquant_s_est_deplace=True, arme_artillerie_a_effet_de_zone=True, portee_du_tir="moyenne",
        tir_en_cloche=True, cible_partiellement_visible=True, des=[6, 3])""", outcome="Touche", total=7, says="6 + 3 - 2 (TIR : 2 - 1"),
)

CHARGE = 'attaquant_en_charge=True, attaquant_taille="Moyenne", attaquant_brute_epaisse=True, cible_taille="Grande", cible_dur_a_cuire=True'
row(
    "CONF-T05",
    "Une Brute épaisse charge un Wolfen Dur à cuire ; puis un second guerrier le charge avec elle.",
    ask(f"infliger_les_penalites_de_charge({CHARGE})", outcome="Interdit"),
    ask(f"infliger_les_penalites_de_charge({CHARGE}, attaquant_puissance_des_autres_chargeurs=1)", outcome="Permis"),
)

row(
    "CONF-T06",
    "Blessé légèrement, avec deux adversaires au contact : l'un (INI 4, Désengagement/6) s'esquive sur un 3 ; un grand (FOR 9) pousse contre RES 6 : 5.",
    ask("test_de_desengagement(figurine_ini=4, figurine_adversaires_au_contact=2, figurine_blessure_legere=True, figurine_desengagement_x=6, des=[3])",
        outcome="Se désengage", total=6, says="au plus 6"),
    ask("""test_de_desengagement_en_force(figurine_force=9, figurine_adversaires_au_contact=2, figurine_taille="Grande", adversaire_res=6,
        adversaire_taille="Petite", figurine_blessure_legere=True, des=[5])""", outcome="Reste aux prises", total=7, gives="désengagement manqué"),
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

row(
    "CONF-T10",
    "Un cavalier (Destrier, Tueur né) qui a chargé se bat contre trois gobelins, dont un derrière un muret neutre.",
    ask("""nombre_de_des_de_combat(figurine_adversaires_dans_le_combat=3, figurine_adversaires_au_dela_de_l_obstacle=1, decor_obstacle_neutre=True,
        figurine_destrier=True, figurine_tueur_ne=True, figurine_a_charge=True)""", total=4),
)

KAHINIR = "attaquant_att=4, attaquant_force=7, attaquant_coup_de_maitre_x=5, attaquant_blessure_legere=True"
row(
    "CONF-T11",
    "Kahinir (ATT 4, FOR 7, Coup de maître/5), blessé légèrement, a été chargé : la Blessure ne compte qu'une fois, la charge baisse l'ATT.",
    ask(f"force_du_coup_de_maitre({KAHINIR}, attaquant_subit_les_penalites_de_charge=True)", total=14),
    ask(f"force_du_coup_de_maitre({KAHINIR})", total=15),
)

AXE = "attaquant_force=8, cible_res=8, cible_dur_a_cuire=True, attaquant_fleau=True"
row(
    "CONF-T12",
    "Une épée-hache (FOR 8) et Fléau/Nains contre un nain (RES 8) Dur à cuire : 4 et 6, un 6 au thorax.",
    ask(f"jet_de_blessures({AXE}, cible_vise_par_le_fleau=True, des=[4, 6])", outcome="Blessure critique"),
    ask(f"jet_de_blessures({AXE}, des=[4, 6])", outcome="Blessure grave"),
    ask('crans_infliges(resultat_de_blessures="Blessure critique", attaquant_epee_hache=True)', total=4),
)

row(
    "CONF-T16",
    "Un magicien pur (POU 5), blessé légèrement et au contact, vise un combattant un palier plus haut, une gemme de maîtrise en plus : 2 et 6, puis 3.",
    ask("""test_d_incantation(magicien_pou=5, magicien_blessure_legere=True, magicien_au_contact_d_un_adversaire=True, magicien_palier=0, cible_palier=1,
        magicien_gemmes_de_maitrise=1, difficulte=7, des=[2, 6, 3])""", outcome="Réussi", total=10),
    ask("""test_de_contre(contre_magicien_pou=6, contre_magicien_guerrier_mage=True, contre_magicien_au_contact_d_un_adversaire=True,
        contre_magicien_contre_renforce=True, difficulte=11, des=[2, 5])""", outcome="Contré", total=11),
)

row(
    "CONF-T18",
    "Un Adepte pur (POU 5, Récupération/2), en Blessure grave et au contact, a six gemmes et fait 5 : huit, puis le plafond de dix.",
    ask("""de_la_recuperation_a_la_reserve(magicien_pou=5, magicien_blessure_grave=True, magicien_rang_de_magicien="Adepte",
        magicien_au_contact_d_un_adversaire=True, magicien_gemmes_en_reserve=6, magicien_recuperation_x=2, des=[[5]])""", says="Gemmes 10"),
)

row(
    "CONF-T19",
    "Un Zélote moine-guerrier au contact, sept croyants et un Féal/2 dans son aura ; il gardait trois points de FT, avec Piété/2.",
    ask("""foi_temporaire_du_tour(fidele_rang_de_fidele="Zélote", fidele_moine_guerrier=True, fidele_croyants=7, fidele_au_contact_d_un_adversaire=True,
        figurine_feal_x=2, fidele_piete_x=2, fidele_foi_temporaire=3)""", total=10),
)

row(
    "CONF-T21",
    "Un loup rapide (MOU 12,5) charge à trois fois son MOU, puis poursuit ; un char (Impact/3) percute après 23 cm.",
    ask("portee_de_l_assaut(figurine_mou=12.5, figurine_rapidite=True, figurine_use_de_rapidite=True, figurine_en_charge=True)", says="37,5 cm"),
    ask("distance_de_poursuite(figurine_mou=12.5)", total=7),
    ask("force_de_l_impact(attaquant_impact_x=3, attaquant_distance_du_deplacement=23)", total=9),
)

row(
    "CONF-T22",
    "Une défense soutenue (DEF 5, Blessure légère) sur un 4 contre 6 ; un poison (Toxique/2) sur un 3 ; un ralliement (COU 4) sur un 4.",
    ask("test_de_defense(cible_defense=5, cible_blessure_legere=True, cible_defense_soutenue=True, difficulte=6, des=[4])", outcome="Parée", total=6),
    ask("jet_de_toxique(attaquant_toxique_x=2, des=[3])", outcome="Blessure légère"),
    ask("test_de_ralliement(figurine_cou=4, figurine_en_deroute=True, des=[4])", outcome="Rallié", total=8),
)
