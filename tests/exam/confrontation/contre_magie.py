"""Situations of Confrontation whose questions stand in `contre-magie.ttl`."""

from __future__ import annotations

from fractions import Fraction as F

from verdicts import ask, rows

ROWS, row = rows()

row(
    "CONF-FI03",
    "Un shaman orque (POU 5) lance contre 7 ; mon mage (POU 4) crie « contre renforcé » : on ne contre pas un orque, et cela ne lui coûte rien.",
    ask("incantation_face_au_contre(magicien=dict(pou=5, magicien_orque=True), contre_magicien=dict(pou=4, contre_renforce=True), difficulte=7)",
        outcome="Interdit"),
    ask("cout_du_contre(magicien_magicien_orque=True, contre_renforce=True)", outcome="Interdit"),
    ask("test_d_incantation(magicien=dict(pou=5, magicien_orque=True), difficulte=7)", odds={"Réussi": F(5, 6)}),
)
row(
    "CF-CD17",
    "Incantation de difficulté 10 (POU 6) face au contre (POU 5) : elle rate avant que le contre compte.",
    ask("incantation_face_au_contre(magicien_pou=6, contre_magicien_pou=5, difficulte=10)", 
        odds={"Raté": F(1, 2), "Lancé": F(85, 216), "Contré": F(23, 216)}),
    ask("incantation_face_au_contre(magicien_pou=6, contre_magicien_pou=5, difficulte=10, des=[3])", outcome="Raté"),
)
row(
    "CONF-CF24",
    "POU 6, difficulté 8, contre POU 4 : 67/108 de passer, contré 23/108.",
    ask("incantation_face_au_contre(magicien_pou=6, difficulte=8, contre_magicien_pou=4)", odds={"Lancé": F(67, 108), "Contré": F(23, 108), "Raté": F(1, 6)}),
)
row(
    "CONF-T18",
    "Un Adepte pur (POU 5, Récupération/2), en Blessure grave et au contact, a six gemmes et fait 5 : huit, puis le plafond de dix.",
    ask("""de_la_recuperation_a_la_reserve(magicien_pou=5, magicien_blessure_grave=True, magicien_rang_de_magicien="Adepte",
        magicien_au_contact_d_un_adversaire=True, magicien_gemmes_en_reserve=6, magicien_recuperation_x=2, des=[[5]])""", says="Gemmes 10"),
)
row(
    "CONF-AJ27",
    "Initié pur POU 4, légère, au contact, un 6 puis un 1 : total 4, 3 gemmes, moins une, plus Récupération/2 ; sur 5, plafonné à 8. Hermétisme, 4 gemmes sur 8.",
    ask("""de_la_recuperation_a_la_reserve(magicien=dict(pou=4, rang_de_magicien='Initié', magicien_pur=True, blessure_legere=True,
        au_contact_d_un_adversaire=True, recuperation_x=2, gemmes_en_reserve=5), des=[[6, 1]])""", says="Gemmes 8"),
    ask("""gemmes_regagnees(magicien=dict(rang_de_magicien='Initié', au_contact_d_un_adversaire=True, maitrise_l_hermetisme=True), resultat_de_recuperation=8)""",
        total=4),
    ask("une_recuperation_de_mana(magicien=dict(pou=4, rang_de_magicien='Initié', grimpe_a_l_echelle=True, gemmes_en_reserve=1))", says="Gemmes 1"),
)
row(
    "CONF-AL05",
    "Maître pur, POU 5, léger, en déroute, au contact, Récupération/2, 7 gemmes ; 6 puis 2 : 10, 7 gemmes - 1 + 2, mais la réserve s'arrête à 10.",
    ask("de_la_recuperation_a_la_reserve(magicien=dict(pou=5, rang=3, magicien_pur=True, blessure_legere=True, en_deroute=True, "
        "au_contact_d_un_adversaire=True, recuperation_x=2, gemmes_en_reserve=7), des=[[6, 2]])", gives="Gemmes 10"),
    ask("de_la_recuperation_a_la_reserve(magicien=dict(pou=4, rang=1, guerrier_mage=True, blessure_grave=True, au_contact_d_un_adversaire=True, "
        "gemmes_en_reserve=0), des=[[1]])", gives="Gemmes 2"),
)

MOON = "pou=3, rang_de_magicien='Initié', selenite=True, don_d_yllia='Récupération/1'"

row(
    "CONF-AL06",
    "Sélénite initié, POU 3, Hermétisme, au contact, 2 gemmes, un 5 : 4 + 1, au plus 6 en réserve ; Récupération/2 sur sa carte : 2, et non 3.",
    ask(f"de_la_recuperation_a_la_reserve(magicien=dict({MOON}, magicien_pur=True, maitrise_l_hermetisme=True, au_contact_d_un_adversaire=True, "
        "gemmes_en_reserve=2), des=[[5]])", gives="Gemmes 6"),
    ask(f"gemmes_regagnees(magicien=dict({MOON}, recuperation_x=2, gemmes_en_reserve=0, resultat_de_recuperation=8))", total=6),
    ask("nombre_de_des_de_combat(figurine=dict(selenite=True, don_d_yllia='Tueur né', adversaires_dans_le_combat=1))", total=3),
)
row(
    "CONF-AN18",
    "Adepte, POU 4, 5 gemmes, Récupération/2, un 3 : 5 + 2, trois seulement tiennent. La PEUR d'une vapeur compte avant le test.",
    ask("de_la_recuperation_a_la_reserve(magicien=dict(pou=4, rang=2, recuperation_x=2, gemmes_en_reserve=5), des=[[3]])", gives="Gemmes 8"),
    ask("test_de_courage(figurine=dict(cou=4, courageux=True), adversaire=dict(peur=4, sous_pression=True), total_de_pression=5, "
        "caracteristique_sous_pression='PEUR')", odds={"Réussi": F(5, 6)}),
)

MAGE = "pou=5, en_deroute=True, blessure_grave=True, au_contact_d_un_adversaire=True, recuperation_x=2, rang_de_magicien='Adepte'"

row(
    "CONF-CE14",
    "Récupération d'un Adepte en déroute, en Blessure grave, au contact : 9 gemmes, 10 au plus ; Guerrier-mage ou Hermétisme, 10.",
    ask(f"de_la_recuperation_a_la_reserve(magicien=dict({MAGE}, magicien_pur=True, gemmes_en_reserve=4), des=[4])", says="Gemmes 9"),
    ask(f"de_la_recuperation_a_la_reserve(magicien=dict({MAGE}, magicien_pur=True, gemmes_en_reserve=7), des=[4])", says="Gemmes 10"),
    ask(f"de_la_recuperation_a_la_reserve(magicien=dict({MAGE}, guerrier_mage=True, gemmes_en_reserve=4), des=[4])", says="Gemmes 10"),
    ask(f"de_la_recuperation_a_la_reserve(magicien=dict({MAGE}, magicien_pur=True, maitrise_l_hermetisme=True, gemmes_en_reserve=4), des=[4])",
        says="Gemmes 10"),
)
row(
    "CF-CB06",
    "Guerrier-mage en déroute, légèrement blessé, au contact, Récupération/2, huit gemmes pour un Pouvoir de 6 : la réserve s'arrête à 12.",
    ask('de_la_recuperation_a_la_reserve(magicien_pou=6, rang_de_magicien="Adepte", magicien_blessure_legere=True, magicien_en_deroute=True, '
        'magicien_guerrier_mage=True, magicien_adversaires_au_contact=1, magicien_recuperation_x=2, magicien_gemmes_en_reserve=8, des=[[4]])', says="Gemmes 12"),
)
row(
    "CONF-AF10",
    "Sans ligne de vue : ni sortilège, ni miracle, ni contre, ni censure ; la Négation contre et censure quand même, à portée.",
    ask("cibler_avec_un_sortilege(magicien_sans_ligne_de_vue=True)", outcome="Interdit"),
    ask("cibler_avec_un_miracle(fidele_sans_ligne_de_vue=True)", outcome="Interdit"),
    ask("recourir_a_la_contre_magie(contre_magicien_sans_ligne_de_vue=True)", outcome="Interdit"),
    ask("recourir_a_la_contre_magie(contre_magicien=dict(negation=True, sans_ligne_de_vue=True, distance_au_lanceur=18), effet_portee_de_l_effet=20)",
        outcome="Permis"),
    ask("recourir_a_la_contre_magie(contre_magicien=dict(negation=True, sans_ligne_de_vue=True, distance_au_lanceur=25), effet_portee_de_l_effet=20)",
        outcome="Interdit"),
    ask("censurer(censeur_sans_ligne_de_vue=True)", outcome="Interdit"),
    ask("censurer(censeur=dict(negation=True, sans_ligne_de_vue=True))", outcome="Permis"),
    ask("censurer(censeur_foi_temporaire=0)", outcome="Interdit"),
)
row(
    "CONF-AF11",
    "Conscience : un contre à 18 cm sans voir, oui ; à 22, non, même à portée. Elle tire à 15 cm sur qui elle ne voit pas.",
    ask("recourir_a_la_contre_magie(contre_magicien=dict(conscience=True, ne_voit_pas_le_lanceur=True, distance_au_lanceur=18), effet_portee_de_l_effet=20)",
        outcome="Permis"),
    ask("recourir_a_la_contre_magie(contre_magicien=dict(conscience=True, ne_voit_pas_le_lanceur=True, distance_au_lanceur=22), effet_portee_de_l_effet=30)",
        outcome="Interdit"),
    ask("prendre_pour_cible(attaquant_conscience=True, cible_hors_de_vue=True, distance=15)", outcome="Permis"),
)
row(
    "CONF-AL35",
    "Conscience ou Immortel du Destin, à 18 cm, charge ce qu'il ne voit pas ; à 21, non ; il contre sans voir à 15 cm ; Négation le fait à 25.",
    ask("charger(attaquant=dict(immortel=True, voie='Destin'), distance=18, cible_hors_de_vue=True)", outcome="Permis"),
    ask("charger(attaquant=dict(conscience=True), distance=21, cible_hors_de_vue=True)", outcome="Interdit"),
    ask("recourir_a_la_contre_magie(contre_magicien=dict(conscience=True, ne_voit_pas_le_lanceur=True, distance_au_lanceur=15), effet=dict(portee_de_l_effet=20))",
        outcome="Permis"),
    ask("recourir_a_la_contre_magie(contre_magicien=dict(conscience=True, ne_voit_pas_le_lanceur=True, distance_au_lanceur=25), effet=dict(portee_de_l_effet=30))",
        outcome="Interdit"),
    ask("recourir_a_la_contre_magie(contre_magicien=dict(negation=True, ne_voit_pas_le_lanceur=True, distance_au_lanceur=25), effet=dict(portee_de_l_effet=30))",
        outcome="Permis"),
)
row(
    "XIV-F",
    "Contre un sort Personnel, sans contact : non. Eau 2, Lumière 1 par Feu 2, Ténèbres 1 : absorbé. Contre renforcé à 3 : 2 et "
    "5, POU 4 : 9. Cynwäll contre orque : non.",
    ask("recourir_a_la_contre_magie(effet_portee_personnelle=True)", outcome="Interdit"),
    ask("recourir_a_la_contre_magie(effet_incantation_jetee=True)", outcome="Interdit"),
    ask("""absorber_un_sortilege(magicien=dict(sacrifice_d_eau=2, sacrifice_de_lumiere=1),
        contre_magicien=dict(sacrifice_de_feu=2, sacrifice_de_tenebres=1))""",
        outcome="Permis"),
    ask("""absorber_un_sortilege(magicien=dict(sacrifice_de_feu=1, sacrifice_de_terre=2), contre_magicien=dict(sacrifice_d_eau=1, sacrifice_d_air=1,
        sacrifice_de_tenebres=1))""", outcome="Permis"),
    ask("absorber_un_sortilege(magicien_sacrifice_de_tenebres=3, contre_magicien=dict(sacrifice_d_eau=1, sacrifice_de_terre=2))", outcome="Permis"),
    ask("cout_du_contre(contre_magicien_contre_renforce=True)", total=3),
    ask("test_de_contre(contre_magicien=dict(pou=4, contre_renforce=True), difficulte=9, des=[2, 5])", outcome="Contré", total=9),
    ask("test_de_contre(contre_magicien=dict(pou=3, guerrier_mage=True, a_couru=True, au_contact_d_un_adversaire=True), difficulte=7, des=[4])",
        total=7),
    ask("recourir_a_la_contre_magie(effet_contre_magie_deja_tentee=True)", outcome="Interdit"),
    ask("recourir_a_la_contre_magie(magicien_magicien_orque=True)", outcome="Interdit"),
)

BLIND = "recourir_a_la_contre_magie(contre_magicien=dict(negation=True, ne_voit_pas_le_lanceur=True, distance_au_lanceur={}), portee_de_l_effet=25)"

row(
    "CONF-W30",
    "Contre renforcé d'un Guerrier-mage POU 5, Sonné, au contact, Focus, face à 11 : 155/324. Négation sans voir : à 24 cm d'un sort de 25, oui ; à 26, non.",
    ask("""test_de_contre(contre_magicien=dict(pou=5, guerrier_mage=True, sonne=True, au_contact_d_un_adversaire=True, focus=True, contre_renforce=True),
        difficulte=11)""", odds={"Contré": F(155, 324)}),
    ask(BLIND.format(24), outcome="Permis"),
    ask(BLIND.format(26), outcome="Interdit"),
)
row(
    "CF-CB24",
    "Contrer un sort personnel sans le toucher, un mage qu'on ne voit pas ; censurer sans voir.",
    ask("recourir_a_la_contre_magie(effet_portee_personnelle=True)", outcome="Interdit"),
    ask("recourir_a_la_contre_magie(magicien_hors_de_vue=True)", outcome="Interdit"),
    ask("recourir_a_la_contre_magie(magicien_hors_de_vue=True, contre_magicien_negation=True)", outcome="Permis"),
    ask("censurer(fidele_hors_de_vue=True)", outcome="Interdit"),
    ask("censurer(fidele_hors_de_vue=True, censeur_negation=True)", outcome="Permis"),
)
row(
    "CONF-AF15",
    "Absorber deux Air, une Eau et une Ténèbres de maîtrise : trois Terre et une Feu, oui ; deux Terre et une Air pour les trois premières, non ; d'un orque, jamais.",
    ask("""absorber_un_sortilege(magicien=dict(sacrifice_d_air=2, sacrifice_d_eau=1, sacrifice_de_tenebres=1),
        contre_magicien=dict(sacrifice_de_terre=3, sacrifice_de_feu=1))""", outcome="Permis"),
    ask("absorber_un_sortilege(magicien=dict(sacrifice_d_air=2, sacrifice_d_eau=1), contre_magicien=dict(sacrifice_de_terre=2, sacrifice_d_air=1))",
        outcome="Interdit"),
    ask("""absorber_un_sortilege(magicien=dict(sacrifice_d_air=2, sacrifice_d_eau=1, magicien_orque=True),
        contre_magicien=dict(sacrifice_de_terre=2, sacrifice_de_feu=1))""", outcome="Interdit"),
)
row(
    "CONF-AH06",
    "Absorber 2 Ténèbres et 1 Feu de maîtrise : 2 Terre et 1 Eau oui, 3 Terre non, une de trop non ; sans Ténèbres en réserve, pas de Ténèbres.",
    ask("absorber_un_sortilege(magicien=dict(sacrifice_de_tenebres=2, sacrifice_de_feu=1), contre_magicien=dict(sacrifice_de_terre=2, sacrifice_d_eau=1))",
        outcome="Permis"),
    ask("absorber_un_sortilege(magicien=dict(sacrifice_de_tenebres=2, sacrifice_de_feu=1), contre_magicien_sacrifice_de_terre=3)", outcome="Interdit"),
    ask("absorber_un_sortilege(magicien=dict(sacrifice_de_tenebres=2, sacrifice_de_feu=1), contre_magicien=dict(sacrifice_de_terre=2, sacrifice_d_eau=2))",
        outcome="Interdit"),
    ask("absorber_un_sortilege(magicien_sacrifice_de_lumiere=2, contre_magicien=dict(sacrifice_de_tenebres=2, gemmes_d_eau=2))", outcome="Interdit"),
    ask("absorber_un_sortilege(magicien_sacrifice_de_lumiere=3, contre_magicien=dict(sacrifice_de_tenebres=3, gemmes_en_reserve=2))", outcome="Interdit"),
)
row(
    "CONF-AJ23",
    "Trois Ténèbres s'absorbent avec une Eau, un Feu, une Ténèbres ; trois Feu avec deux Eau et une Ténèbres, pas avec trois Air.",
    ask("absorber_un_sortilege(magicien_sacrifice_de_tenebres=3, contre_magicien=dict(sacrifice_d_eau=1, sacrifice_de_feu=1, sacrifice_de_tenebres=1))",
        outcome="Permis"),
    ask("absorber_un_sortilege(magicien_sacrifice_de_feu=3, contre_magicien=dict(sacrifice_d_eau=2, sacrifice_de_tenebres=1))", outcome="Permis"),
    ask("absorber_un_sortilege(magicien_sacrifice_de_feu=3, contre_magicien=dict(sacrifice_d_air=3))", outcome="Interdit"),
)
row(
    "CONF-AL09",
    "Primagie lancée de deux Feu et une Ténèbres : deux Eau et un Feu l'absorbent ; une Eau et deux Feu, non ; une gemme de trop, non plus.",
    ask("absorber_un_sortilege(effet_primagie=True, magicien=dict(sacrifice_de_feu=2, sacrifice_de_tenebres=1), "
        "contre_magicien=dict(sacrifice_d_eau=2, sacrifice_de_feu=1))", outcome="Permis"),
    ask("absorber_un_sortilege(effet_primagie=True, magicien=dict(sacrifice_de_feu=2, sacrifice_de_tenebres=1), "
        "contre_magicien=dict(sacrifice_d_eau=1, sacrifice_de_feu=2))", outcome="Interdit"),
    ask("absorber_un_sortilege(magicien=dict(sacrifice_de_lumiere=2, sacrifice_de_terre=1), contre_magicien=dict(sacrifice_de_tenebres=4))", outcome="Interdit"),
)

ABSORB = """contre_magicien=dict({}ne_voit_pas_le_lanceur=True, sacrifice_de_terre=2, sacrifice_de_feu=1, gemmes_de_terre=2, gemmes_de_feu=1),
    magicien=dict(sacrifice_d_air=2, sacrifice_d_eau=1)"""

row(
    "CONF-CC33",
    "Absorber une Primagie (2 Air, 1 Eau) sans voir, par Négation ; elle compte pour la fréquence.",
    ask(f"absorber_un_sortilege({ABSORB.format('negation=True, ')})", outcome="Permis"),
    ask(f"absorber_un_sortilege({ABSORB.format('')})", outcome="Interdit"),
    ask("incanter(effet=dict(frequence=1, incantations_du_tour=1))", outcome="Interdit"),
)
row(
    "CONF-DA26",
    "Deux d'Air, une d'Eau : deux de Terre et une de Feu, ni plus ; trois de Ténèbres : n'importe lesquelles. L'Initié au contact, un 4, POU 4 : trois gemmes ; hermétiste, quatre.",
    ask("absorber_un_sortilege(magicien=dict(sacrifice_d_air=2, sacrifice_d_eau=1), contre_magicien=dict(sacrifice_de_terre=2, sacrifice_de_feu=1))", outcome="Permis"),
    ask("absorber_un_sortilege(magicien=dict(sacrifice_d_air=2, sacrifice_d_eau=1), contre_magicien=dict(sacrifice_de_terre=3, sacrifice_de_feu=1))", outcome="Interdit"),
    ask("absorber_un_sortilege(magicien_sacrifice_de_tenebres=3, contre_magicien=dict(sacrifice_de_terre=2, sacrifice_d_eau=1))", outcome="Permis"),
    ask("une_recuperation_de_mana(magicien=dict(pou=4, rang_de_magicien='Initié', adversaires_au_contact=1), des=[4])", says="Gemmes 3"),
    ask("une_recuperation_de_mana(magicien=dict(pou=4, rang_de_magicien='Initié', adversaires_au_contact=1, maitrise_l_hermetisme=True), des=[4])", says="Gemmes 4"),
    ask("test_d_incantation(magicien=dict(pou=5, palier=1), cible_palier=0, difficulte=7)", odds={"Réussi": F(1, 2)}),
)
row(
    "CF-DF13",
    "Adepte POU 5, légèrement blessé, au contact, 4 gemmes, un 3 : 7 à la table, cinq gemmes moins une, 8 en réserve. Loin de tout, avec 8 déjà : 10, le maximum.",
    ask("""une_recuperation_de_mana(magicien=dict(pou=5, blessure_legere=True, au_contact_d_un_adversaire=True), rang_de_magicien="Adepte", gemmes_en_reserve=4,
        des=[[3]])""", says="Gemmes 8"),
    ask("""une_recuperation_de_mana(magicien=dict(pou=5, blessure_legere=True), rang_de_magicien="Adepte", gemmes_en_reserve=8, des=[[3]])""", says="Gemmes 10"),
)
row(
    "CONF-BA28",
    "Contrer coûte une gemme de n'importe quel Élément, trois renforcé : avec deux gemmes, pas de renfort ; avec une, le contre simple.",
    ask("cout_du_contre()", total=1),
    ask("cout_du_contre(contre_magicien_contre_renforce=True)", total=3),
    ask("contrer(contre_magicien_gemmes_en_reserve=2, contre_magicien_contre_renforce=True)", outcome="Interdit"),
    ask("contrer(contre_magicien_gemmes_en_reserve=1)", outcome="Permis"),
)

CAST = "magicien=dict(sacrifice_de_tenebres=2, sacrifice_d_eau=1)"

row(
    "CONF-CE16",
    "Absorber deux Ténèbres et une Eau : Terre, Air et Feu ; l'Eau n'absorbe pas l'Eau ; ni une gemme de trop ; un mage d'Yllia n'a pas de Ténèbres.",
    ask(f"absorber_un_sortilege({CAST}, contre_magicien=dict(sacrifice_de_terre=1, sacrifice_d_air=1, sacrifice_de_feu=1))", outcome="Permis"),
    ask(f"absorber_un_sortilege({CAST}, contre_magicien=dict(sacrifice_de_terre=1, sacrifice_d_air=1, sacrifice_d_eau=1))", outcome="Interdit"),
    ask(f"absorber_un_sortilege({CAST}, contre_magicien=dict(sacrifice_de_terre=2, sacrifice_d_air=1, sacrifice_de_feu=1))", outcome="Interdit"),
    ask("domaines_elementaires(peuple='Wolfen')", says="Ténèbres Interdit"),
)
row(
    "CONF-CE42",
    "Phase mystique : un Adepte (POU 5, Blessure grave, 6 gemmes) fait 5 ; un Initié au contact fait 8 ; l'absorption gemme contre gemme ; l'orque.",
    ask("jet_de_recuperation_de_mana(magicien=dict(pou=5, blessure_grave=True), des=[5])", total=8),
    ask("gemmes_regagnees(magicien=dict(pou=5, rang_de_magicien='Adepte', blessure_grave=True, gemmes_en_reserve=6), resultat_de_recuperation=8)", total=4),
    ask("jet_de_recuperation_de_mana(magicien=dict(pou=4, au_contact_d_un_adversaire=True), des=[4])", total=8),
    ask("gemmes_regagnees(magicien=dict(pou=4, rang_de_magicien='Initié', au_contact_d_un_adversaire=True), resultat_de_recuperation=8)", total=3),
    ask("absorber_un_sortilege(magicien=dict(sacrifice_d_air=2, sacrifice_d_eau=1), contre_magicien=dict(sacrifice_de_terre=2, sacrifice_de_feu=1))",
        outcome="Permis"),
    ask("absorber_un_sortilege(magicien=dict(sacrifice_de_tenebres=3), contre_magicien=dict(sacrifice_de_terre=2, sacrifice_d_eau=1))", outcome="Permis"),
    ask("absorber_un_sortilege(magicien=dict(sacrifice_d_air=2), contre_magicien=dict(sacrifice_de_terre=3))", outcome="Interdit"),
    ask("contrer(magicien=dict(magicien_orque=True), contre_magicien=dict(gemmes_en_reserve=3), distance_au_lanceur=10, portee_de_l_effet=20)",
        outcome="Interdit"),
)
row(
    "CONF-W31",
    "Primagie : deux Feu, un Air, un Ténèbres s'absorbent par deux Eau et deux Terre. Le Maître blessé, en déroute, relance son 6 en 1 : 3 + 4 + 2, plafond 8.",
    ask("""absorber_un_sortilege(magicien=dict(sacrifice_de_feu=2, sacrifice_d_air=1, sacrifice_de_tenebres=1), effet_primagie=True,
        contre_magicien=dict(gemmes_d_eau=2, gemmes_de_terre=2, sacrifice_d_eau=2, sacrifice_de_terre=2))""", outcome="Permis"),
    ask("""une_recuperation_de_mana(magicien=dict(pou=4, rang_de_magicien='Maître', guerrier_mage=True, blessure_legere=True, en_deroute=True,
        au_contact_d_un_adversaire=True, recuperation_x=2, gemmes_en_reserve=3), des=[[6, 1]])""", says="Gemmes 8"),
)
row(
    "CONF-AH08",
    "Contre renforcé avec une gemme d'Eau : non ; avec deux Feu de plus : oui ; dit du lanceur, il s'entend du contreur ; une portée Personnel veut le contact.",
    ask("contrer(contre_magicien=dict(gemmes_d_eau=1, contre_renforce=True))", outcome="Interdit"),
    ask("contrer(contre_magicien=dict(gemmes_d_eau=1, gemmes_de_feu=2, contre_renforce=True))", outcome="Permis"),
    ask("contrer(contre_magicien_gemmes_en_reserve=2, magicien_contre_renforce=True)", outcome="Interdit"),
    ask("test_de_contre(contre_magicien_pou=5, magicien_contre_renforce=True, difficulte=11)", odds={"Contré": F(11, 36)}),
    ask("recourir_a_la_contre_magie(effet_portee_personnelle=True, contre_magicien_distance_au_lanceur=2)", outcome="Interdit"),
)
row(
    "CONF-NA05",
    "Un mage pur (POU 5) qui a couru, un Wolfen à son contact, contre un sortilège lancé à 10 : la course n'y fait rien, le contact lui coûte 1.",
    ask("test_de_contre(contre_magicien=dict(pou=5, a_couru=True, au_contact_d_un_adversaire=True), difficulte=10)", odds={"Contré": F(1, 6)}),
    ask("test_de_contre(contre_magicien=dict(pou=5, a_couru=True), difficulte=10)", odds={"Contré": F(1, 3)}),
    ask("test_de_contre(contre_magicien=dict(pou=5, guerrier_mage=True, au_contact_d_un_adversaire=True), difficulte=10)", odds={"Contré": F(1, 3)}),
)
row(
    "CONF-CC60",
    "Suspendu à la corde : ni contre, ni censure, ni soin, ni pression.",
    ask("contrer(contre_magicien_grimpe_a_la_corde=True)", outcome="Interdit"),
    ask("censurer(censeur_grimpe_a_l_echelle=True)", outcome="Interdit"),
    ask("incanter(magicien_grimpe_a_l_echelle=True)", outcome="Interdit"),
    ask("jet_de_pression(figurine_grimpe_a_la_corde=True)", outcome="Interdit"),
)
row(
    "CONF-CE18",
    "Un shaman orque ne se contre ni ne s'absorbe ; la gemme d'Air de maîtrise ne compte pas devant Immunité/Feu ; Insensible/4, une chance sur deux.",
    ask("contrer(magicien_magicien_orque=True)", outcome="Interdit"),
    ask("absorber_un_sortilege(magicien=dict(magicien_orque=True, sacrifice_neutres=2), contre_magicien_sacrifice_de_terre=2)", outcome="Interdit"),
    ask("echapper_a_l_effet(gemmes_du_seul_element=True, cible_immunite_element=True)", outcome="Permis"),
    ask("jet_d_insensible(cible_insensible_x=4)", odds={"Il y échappe": F(1, 2)}),
)
row(
    "CONF-AJ28",
    "Sortilège sûr contre Insensible/4 et Instinct de survie/5 : un double 6 ne vient qu'une fois sur trois ; d'un ami, l'Insensible ne jette rien.",
    ask("""un_sortilege_qui_blesse(magicien_pou=10, difficulte=5, force_de_l_effet=1, cible=dict(res=15, insensible_x=4, instinct_de_survie_x=5), des=[[3], [3], [4], [6, 6]])""",
        gives="niveau 4"),
    ask("un_sortilege_qui_blesse(magicien_pou=10, difficulte=5, force_de_l_effet=1, cible=dict(res=15, insensible_x=4, instinct_de_survie_x=5), des=[[3], [4]])",
        gives="niveau 0"),
    ask("jet_d_insensible(cible=dict(insensible_x=4, ami=True), des=[6])", outcome="Sans effet"),
    ask("jet_d_insensible(cible_insensible_x=4)", odds={"Il y échappe": F(1, 2)}),
)
row(
    "CONF-AL38",
    "Adepte à 9, deux places seulement en réserve : deux gemmes des cinq ; Dévotion/3, une place : une.",
    ask("gemmes_regagnees(magicien=dict(resultat_de_recuperation=9, rang=2, place_en_reserve=2))", total=2),
    ask("gemmes_d_une_devotion(figurine_devotion_x=3, magicien_place_en_reserve=1)", total=1),
)
row(
    "CONF-AN45",
    "Initié pur au contact, résultat 8 : 4 - 1 ; maître de l'Hermétisme, 4.",
    ask("gemmes_regagnees(magicien=dict(rang_de_magicien='Initié', magicien_pur=True, au_contact_d_un_adversaire=True, resultat_de_recuperation=8))", total=3),
    ask("gemmes_regagnees(magicien=dict(rang_de_magicien='Initié', magicien_pur=True, au_contact_d_un_adversaire=True, maitrise_l_hermetisme=True, "
        "resultat_de_recuperation=8))", total=4),
)
row(
    "CONF-S21 bis",
    "Adepte, POU 5, blessé léger, en déroute, au contact, un 6 gardé : 8, quatre gemmes ; à huit déjà, deux.",
    ask("jet_de_recuperation_de_mana(magicien=dict(pou=5, blessure_legere=True, en_deroute=True), des=[6])", total=8),
    ask("gemmes_regagnees(magicien=dict(pou=5, rang=2, au_contact_d_un_adversaire=True, gemmes_en_reserve=0, resultat_de_recuperation=8))", total=4),
    ask("gemmes_regagnees(magicien=dict(pou=5, rang=2, au_contact_d_un_adversaire=True, gemmes_en_reserve=8, resultat_de_recuperation=8))", total=2),
)

HURT = 'pou=6, rang_de_magicien="Maître", blessure_grave=True, en_deroute=True, au_contact_d_un_adversaire=True'

row(
    "CONF-U37",
    "Maître POU 6 en grave, en déroute, au contact, un 4 : 6, donc 5 gemmes moins 1 ; il en avait 11 sur 12, il finit à 12.",
    ask("jet_de_recuperation_de_mana(magicien=dict(pou=6, blessure_grave=True, en_deroute=True), des=[4])", total=6),
    ask('gemmes_regagnees(magicien=dict(pou=6, rang_de_magicien="Maître", au_contact_d_un_adversaire=True, gemmes_en_reserve=5, resultat_de_recuperation=6))',
        total=4),
    ask(f"une_recuperation_de_mana(magicien=dict({HURT}, gemmes_en_reserve=11), des=[4])", says="Gemmes 12"),
)
row(
    "CONF-CC34",
    "Un contre renforcé au contact, Familier asservi au plus bas : trois gemmes, POU 7, contre 11.",
    ask("cout_du_contre(contre_magicien_contre_renforce=True)", total=3),
    ask("""test_de_contre(contre_magicien=dict(pou=6, au_contact_d_un_adversaire=True, modificateur_de_pou=2, contre_renforce=True),
        difficulte=11)""", odds={"Contré": F(3, 4)}),
)

ADEPT = "pou=5, rang_de_magicien='Adepte'"

row(
    "CONF-CF23",
    "Un Adepte (POU 5) à 3 gemmes : 7 une fois sur six, 8 trois, 9 deux ; pur, au contact, Récupération/2 : une de plus ; en déroute et grave, 7 : 10.",
    ask(f"une_recuperation_de_mana(magicien=dict({ADEPT}, gemmes_en_reserve=3))", odds={"gemmes 7": F(1, 6), "gemmes 8": F(1, 2), "gemmes 9": F(1, 3)}),
    ask(f"une_recuperation_de_mana(magicien=dict({ADEPT}, gemmes_en_reserve=3, au_contact_d_un_adversaire=True, recuperation_x=2))",
        odds={"gemmes 8": F(1, 6), "gemmes 9": F(1, 2), "gemmes 10": F(1, 3)}),
    ask(f"une_recuperation_de_mana(magicien=dict({ADEPT}, gemmes_en_reserve=7, en_deroute=True, blessure_grave=True))", odds={"gemmes 10": F(1)}),
    ask("bonus_d_un_familier(magicien_pou=6)", odds={"Récupération/2, en gemmes de X seulement": F(1, 3), "Esprit de X": F(1, 6)}),
)
row(
    "XIV-G, XIV-H",
    "POU 3, 4, Virtuose : 7 gemmes. POU 5 blessé -2, 5, Adepte : 8, cinq gemmes, dix au plus. POU 3, 2, pur au contact : 5, "
    "trois. Contre 10 pour 11 : lancé.",
    ask('une_recuperation_de_mana(magicien=dict(pou=3, rang_de_magicien="Virtuose", gemmes_en_reserve=0), des=[[4]])', gives="7"),
    ask('une_recuperation_de_mana(magicien=dict(pou=5, blessure_grave=True, rang_de_magicien="Adepte", gemmes_en_reserve=6), des=[[5]])', gives="10"),
    ask("""une_recuperation_de_mana(magicien=dict(pou=3, rang_de_magicien="Adepte", magicien_pur=True,
        au_contact_d_un_adversaire=True, gemmes_en_reserve=0), des=[[2]])""",
        gives="3"),
    ask('une_recuperation_de_mana(magicien=dict(pou=6, rang_de_magicien="Adepte", gemmes_en_reserve=8), des=[[3]])', gives="12"),
    ask("incantation_face_au_contre(magicien=dict(pou=6, gemmes_de_maitrise=1), contre_magicien_pou=5, difficulte=8, des=[3, 5], des_adverses=[5])",
        gives="11"),
)
row(
    "CF-NB24",
    "Quatre Lumière au sommet de la carte : quatre Ténèbres en réserve l'absorbent, trois non, ni quatre Eau, ni trois gemmes dont on ne sait rien.",
    ask("absorber_un_sortilege(effet_cout_de_lumiere=4, contre_magicien_gemmes_de_tenebres=4)", outcome="Permis"),
    ask("absorber_un_sortilege(effet_cout_de_lumiere=4, contre_magicien_gemmes_de_tenebres=3)", outcome="Interdit"),
    ask("absorber_un_sortilege(effet_cout_de_lumiere=4, contre_magicien_gemmes_d_eau=4)", outcome="Interdit"),
    ask("absorber_un_sortilege(effet_cout_de_lumiere=4, contre_magicien_gemmes_en_reserve=3)", outcome="Interdit"),
    ask("absorber_un_sortilege(effet_cout_de_lumiere=4, contre_magicien_sacrifice_de_tenebres=4)", outcome="Permis"),
)
row(
    "CF-NB46",
    "Deux Lumière, une Terre de maîtrise ; il lui reste trois Ténèbres et deux Eau : il absorbe ; selon l'exemple de Sardar, il en faudrait quatre.",
    ask('absorber_un_sortilege(magicien=dict(sacrifice_de_lumiere=2, sacrifice_de_terre=1, gemmes_de_maitrise=1), '
        'contre_magicien=dict(gemmes_de_tenebres=3, gemmes_d_eau=2))',
        outcome="Permis", disputed="Interdit"),
    ask("absorber_un_sortilege(effet_cout_de_lumiere=2, magicien_gemmes_de_maitrise=1, contre_magicien=dict(gemmes_de_tenebres=2, gemmes_d_eau=2))",
        outcome="Interdit"),
    ask("gemmes_utiles_a_l_absorption(magicien=dict(sacrifice_de_lumiere=2, sacrifice_de_terre=1), contre_magicien=dict(gemmes_de_tenebres=3, gemmes_d_eau=2))",
        total=3),
)
row(
    "CF-NB47",
    "Une Primagie de deux Air et une Eau contre deux Terre et un Feu en réserve ; sans voir le lanceur, non ; trois Ténèbres, contre n'importe quoi.",
    ask("absorber_un_sortilege(effet=dict(cout_d_air=2, cout_d_eau=1), contre_magicien=dict(gemmes_de_terre=2, gemmes_de_feu=1))", outcome="Permis"),
    ask("absorber_un_sortilege(effet=dict(cout_d_air=2, cout_d_eau=1), contre_magicien=dict(gemmes_de_terre=3))", outcome="Interdit"),
    ask("absorber_un_sortilege(effet=dict(cout_d_air=2, cout_d_eau=1), contre_magicien=dict(gemmes_de_terre=2, gemmes_de_feu=1, ne_voit_pas_le_lanceur=True))",
        outcome="Interdit"),
    ask("absorber_un_sortilege(effet_cout_de_tenebres=3, contre_magicien=dict(gemmes_d_eau=1, gemmes_de_terre=1, gemmes_de_lumiere=1))", outcome="Permis"),
)
row(
    "CF-NB37",
    "Adepte (POU 5) à huit gemmes, Récupération/2 : un 4, cinq gemmes au tableau, mais dix au plus. Une gemme ne renforce pas un contre.",
    ask('une_recuperation_de_mana(magicien=dict(pou=5, rang_de_magicien="Adepte", gemmes_en_reserve=8, recuperation_x=2), des=[[4]])', outcome="Gemmes 10"),
    ask("contrer(contre_magicien=dict(gemmes_de_tenebres=1, contre_renforce=True))", outcome="Interdit"),
    ask("contrer(contre_magicien=dict(gemmes_de_tenebres=2, gemmes_d_eau=1, contre_renforce=True))", outcome="Permis"),
)
row(
    "CF-NB44",
    "Un Initié pur au contact fait 8 : trois gemmes ; maître de l'Hermétisme, quatre.",
    ask('gemmes_regagnees(magicien=dict(rang_de_magicien="Initié", au_contact_d_un_adversaire=True), resultat_de_recuperation=8)', total=3),
    ask('gemmes_regagnees(magicien=dict(rang_de_magicien="Initié", au_contact_d_un_adversaire=True, maitrise_l_hermetisme=True), resultat_de_recuperation=8)',
        total=4),
)
row(
    "CONF-AO10",
    "Contre renforcé : 3 gemmes et deux dés ; égaler annule ; un second magicien ne s'y essaie pas ; avoir couru n'empêche rien.",
    ask("cout_du_contre(contre_renforce=True)", total=3),
    ask("test_de_contre(pou=4, difficulte=9, contre_renforce=True, des=[2, 5])", total=9),
    ask("incantation_face_au_contre(magicien_pou=6, contre_magicien_pou=6, des=[4], des_adverses=[4])", outcome="Contré"),
    ask("recourir_a_la_contre_magie(effet_contre_magie_deja_tentee=True)", outcome="Interdit"),
    ask("recourir_a_la_contre_magie(contre_magicien_distance_au_lanceur=20, effet_portee_de_l_effet=20, contre_magicien_a_couru=True)", outcome="Permis"),
)
row(
    "CONF-KZ02",
    "Un sortilège de portée « Contact » : le mage d'en face, à 5 cm, voit tout et ne peut rien ; collé au lanceur, il contre.",
    ask("recourir_a_la_contre_magie(effet_portee_contact=True, contre_magicien_distance_au_lanceur=5)", outcome="Interdit"),
    ask("recourir_a_la_contre_magie(effet_portee_contact=True, contre_magicien_au_contact_du_lanceur=True)", outcome="Permis"),
    ask("test_de_contre(effet_portee_contact=True, contre_magicien_pou=6, difficulte=8, des=[6, 2])", outcome="Interdit"),
)
row(
    "CF-1749",
    "Portée « Personnel » : le contreur doit toucher le lanceur, et tous deux y perdent un point de POU. POU 6 contre POU 5, un 4 de part et d'autre : 9 contre 8. Que l'un des deux soit Guerrier-mage, et lui ne perd rien.",
    ask("recourir_a_la_contre_magie(effet_portee_personnelle=True, contre_magicien_au_contact_du_lanceur=True)", outcome="Permis"),
    ask("test_de_contre(effet_portee_personnelle=True, contre_magicien_au_contact_du_lanceur=True, contre_magicien_pou=5, difficulte=9, des=[4])", total=8),
    ask("test_d_incantation(contre_magicien_au_contact_du_lanceur=True, magicien_pou=6, difficulte=8, des=[4])", total=9),
    ask("incantation_face_au_contre(magicien_pou=6, contre_magicien_pou=5, contre_magicien_au_contact_du_lanceur=True, des=[4], des_adverses=[4])", outcome="Lancé"),
    ask("incantation_face_au_contre(magicien_pou=6, contre_magicien=dict(pou=5, au_contact_du_lanceur=True, guerrier_mage=True), des=[4], des_adverses=[4])", outcome="Contré"),
)
