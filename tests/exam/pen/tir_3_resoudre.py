"""Situations of Warhammer 40,000 PEN whose questions stand in `tir-3-resoudre.ttl`."""

from __future__ import annotations

from fractions import Fraction as F

from verdicts import ask, rows

ROWS, row = rows()

# --- morale
row(
    "PEN-X43",
    "Douze gardes en perdent trois d'un obusier, artillerie en tir direct ; Cd 8, 8 au moral.",
    ask("apres_les_tirs_ennemis(pertes_de_l_escouade=3, effectif_de_l_escouade=12, arme_d_artillerie=True)", gives="test de moral"),
    ask("test_de_moral_apres_les_tirs(commandement=8, pertes_de_l_escouade=3, effectif_de_l_escouade=12, arme_d_artillerie=True, des=[4, 4])",
        outcome="Raté", says="Cd 7", gives="battre en retraite"),
    ask("tests_apres_les_tirs(commandement=8, pertes_de_l_escouade=3, effectif_de_l_escouade=12, arme_d_artillerie=True, des=[[4, 4]])",
        outcome="L'unité tient bon : non", says="battre en retraite"),
    ask("distance_de_retraite(unite_infanterie=True)", total=6),
)
row(
    "PAA-16",
    "Deux morts sur huit, 25 % tout rond : test ; l'artillerie ôte 1, qu'un personnage indépendant obstiné fait oublier à tous.",
    ask("apres_les_tirs_ennemis(effectif_de_l_escouade=8, pertes_de_l_escouade=2)", gives="test de moral"),
    ask("test_de_moral_apres_les_tirs(effectif_de_l_escouade=8, pertes_de_l_escouade=2, cd=8, arme_d_artillerie=True)", odds={"Réussi": F(7, 12)}),
    ask("""test_de_moral_apres_les_tirs(effectif_de_l_escouade=8, pertes_de_l_escouade=2, cd=8, arme_d_artillerie=True,
        menee_par_un_personnage_obstine=True)""", odds={"Réussi": F(13, 18)}),
)
row(
    "PAA-17",
    "À terre, six morts sur dix, moral raté sur 8 (Cd 8 - 1) : elle reste sur place.",
    ask("test_de_moral_apres_les_tirs(effectif_de_l_escouade=10, pertes_de_l_escouade=6, cd=8, unite_a_terre=True, des=[4, 4])", outcome="Raté"),
    ask("battre_en_retraite(unite_a_terre=True)", outcome="Aucune conséquence"),
)
row(
    "AD-13",
    "Deux morts sur huit sous une même escouade : moral, 13/18 à Cd 8 ; un seul, rien ; quatre, Cd 7. À terre, raté ou non, on ne fuit pas.",
    ask("test_de_moral_apres_les_tirs(cd=8, effectif_de_l_escouade=8, pertes_de_l_escouade=2)", odds={"Réussi": F(13, 18)}),
    ask("test_de_moral_apres_les_tirs(cd=8, effectif_de_l_escouade=8, pertes_de_l_escouade=1)", outcome="Sans effet"),
    ask("test_de_moral_apres_les_tirs(cd=8, effectif_de_l_escouade=8, pertes_de_l_escouade=4)", odds={"Réussi": F(7, 12), "battre en retraite": F(5, 12)}),
    ask("test_de_moral_apres_les_tirs(cd=8, effectif_de_l_escouade=8, pertes_de_l_escouade=4, unite_a_terre=True)", odds={"battre en retraite": 0}),
)

GUN = "arme_artillerie=True"

row(
    "AH-09",
    "Un obusier en tir direct tue quatre gardes sur huit : Cd 6, aucun pilonnage. Un mortier d'artillerie tue trois cavaliers sur douze : les deux tests à Cd 7.",
    ask(f"apres_les_tirs_ennemis(effectif_de_l_escouade=8, pertes_de_l_escouade=4, {GUN})", outcome="test de moral après les tirs"),
    ask(f"test_de_moral_apres_les_tirs(cd=8, effectif_de_l_escouade=8, pertes_de_l_escouade=4, {GUN})", odds={"Réussi": F(5, 12)}),
    ask(f"tests_apres_les_tirs(cd=8, effectif_de_l_escouade=12, pertes_de_l_escouade=3, {GUN}, arme_de_barrage=True)",
        odds={"L'unité tient bon": F(49, 144), "L'unité rate son moral": F(5, 12), "L'unité rate son test de pilonnage": F(5, 12)}),
)
row(
    "P30-28",
    "Un missile de glace sous lequel tombent deux hommes sur dix (Cd 8) : givre et pilonnage ; trois : le moral aussi. Dire deux pertes suffit.",
    ask('apres_les_tirs_ennemis(arme_de_tir="Missiles de Glace", pertes=2, effectif_de_l_escouade=10)', gives="test de pilonnage"),
    ask('apres_les_tirs_ennemis(arme_de_tir="Missiles de Glace", pertes=3, effectif_de_l_escouade=10)', gives="test de moral après les tirs"),
    ask('tests_apres_les_tirs(arme_de_tir="Missiles de Glace", pertes=2, effectif_de_l_escouade=10, cd=8)', says="rate son test de pilonnage : 5/18"),
    ask('tests_apres_les_tirs(arme_de_tir="Missiles de Glace", pertes=2, cd=8)', asks="effectif_de_l_escouade"),
    ask("test_de_moral_apres_les_tirs(pertes=5, effectif_de_l_escouade=10, cd=8)", odds={"Réussi": F(7, 12)}),
)
row(
    "AH-10",
    "À bord d'un truk, sans peur ; dans un bunker, cela se discute. Quatre morts plus tôt puis deux sur six : moral, mais à quel Cd, cela se discute aussi.",
    ask("test_de_moral_apres_les_tirs(cd=8, unite_embarquee=True, transporteur_ouvert=True)", outcome="Réussi"),
    ask("test_de_moral_apres_les_tirs(cd=8, unite_embarquee=True, transporteur_batiment=True)", odds={"Réussi": F(13, 18)}, gives="PEN-785"),
    ask("test_de_moral_apres_les_tirs(cd=8, effectif_de_depart=10, effectif_de_l_escouade=6, pertes_de_l_escouade=2)",
        odds={"Réussi": F(13, 18)}, disputed="PEN-2220"),
)
row(
    "P35-08",
    "Deux fulgurants jumelés immobiles à 12 ps (CT4) sur huit gardes (E3, svg 5+) ; quatre tombent, Cd 8, un 8 ; un mur infranchissable barre leur retraite.",
    ask("phase_de_tir(tireurs=1, ct=4, arme_de_tir='fulgurant', arme_jumelee=True, distance=12, unite_immobile=True, endurance=3, svg=5)", means={"blessures": F(175, 81)}),
    ask("test_de_moral_apres_les_tirs(effectif_de_l_escouade=8, pertes=4, commandement=8, des=[4, 4])", outcome="Raté", says="Cd 7"),
    ask("battre_en_retraite(retraite_bloquee=True)", gives="l'unité est détruite"),
)
row(
    "AI-30",
    "Regroupés, ils ont tiré : la charge se discute ; s'ils ont bougé, ils ne tirent pas. Sur des fuyards, un quart de morts de plus : le test se discute.",
    ask("""charger(unite_regroupee=True, arme_de_tir="Fulgurant", arme_a_tire_ce_tour=True)""", outcome="Permis", disputed="Interdit"),
    ask("tirer(unite_regroupee=True, unite_a_bouge=True)", outcome="Interdit"),
    ask("test_de_moral_apres_les_tirs(commandement=8, effectif_de_l_escouade=8, pertes_de_l_escouade=2, unite_en_retraite=True)",
        odds={"Réussi": F(13, 18)}, disputed="Sans effet"),
    ask("test_de_moral_apres_les_tirs(commandement=8, effectif_de_l_escouade=8, pertes_de_l_escouade=4, unite_verrouillee=True)", outcome="Réussi", says="automatique"),
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
    "P32-20",
    "Huit hommes, Cd8 : un mort, pas de test ; deux (25 %), 26/36 ; quatre (50 %), 21/36.",
    ask("test_de_moral_apres_les_tirs(effectif_de_l_escouade=8, pertes=1, commandement=8)", outcome="sans effet"),
    ask("test_de_moral_apres_les_tirs(effectif_de_l_escouade=8, pertes=2, commandement=8)", odds={"réussi": F(13, 18)}),
    ask("test_de_moral_apres_les_tirs(effectif_de_l_escouade=8, pertes=4, commandement=8)", odds={"réussi": F(7, 12)}),
)
row(
    "AM-34",
    "Cinq pertes sur dix aux tirs : Cd8 à 7, 7/12. Deux sur dix : pas de test ; deux sur huit, si. En mêlée, on ne craint pas les tirs.",
    ask("test_de_moral_apres_les_tirs(commandement=8, effectif_de_l_escouade=10, pertes_de_l_escouade=5)", odds={"Réussi": F(7, 12)}),
    ask("apres_les_tirs_ennemis(effectif_de_l_escouade=10, pertes_de_l_escouade=2)", outcome="Aucune conséquence"),
    ask("apres_les_tirs_ennemis(effectif_de_l_escouade=8, pertes_de_l_escouade=2)", gives="test de moral"),
    ask("test_de_moral_apres_les_tirs(commandement=8, effectif_de_l_escouade=10, pertes_de_l_escouade=5, unite_verrouillee=True)", outcome="Réussi"),
)
row(
    "P35-13",
    "Douze au départ, huit restent, deux tombent sous les tirs : 25 % des présents, pas de l'effectif de départ.",
    ask("test_de_moral_apres_les_tirs(effectif_de_depart=12, effectif_de_l_escouade=8, pertes=2, commandement=8)", odds={"Réussi": F(13, 18)}, says="PEN-2220"),
)
row(
    "PE-46",
    "Jetée à terre, une escouade perd six de ses dix hommes, rate son moral, puis perd un corps à corps de 3 sans pouvoir fuir.",
    ask("test_de_moral_apres_les_tirs(commandement=8, unite_a_terre=True, pertes_de_l_escouade=6, effectif_de_l_escouade=10)",
        odds={"Réussi": F(7, 12), "battre en retraite": 0}),
    ask("battre_en_retraite(unite_a_terre=True)", outcome="Aucune conséquence"),
    ask("issue_du_corps_a_corps(camp_perdant=True, test_de_moral_rate=True, unite_a_terre=True)", gives="corps à corps verrouillé"),
    ask("moral_puis_percee(unite_initiative=4, cible_commandement=8, cible_initiative=3, cible_a_terre=True, ecart_de_pertes=3)",
        odds={"la cible est en retraite": 0, "la percée de l'ennemi est réussie": 0}),
)
row(
    "PE-60",
    "Trois morts sur treize : moins de 25 %, personne ne teste ; trois sur douze, juste 25 %.",
    ask("test_de_moral_apres_les_tirs(commandement=7, pertes_de_l_escouade=3, effectif_de_l_escouade=13)", outcome="Sans effet"),
    ask("test_de_moral_apres_les_tirs(commandement=7, pertes_de_l_escouade=3, effectif_de_l_escouade=12)", odds={"Réussi": F(7, 12)}),
)

GUNS = "commandement=9, pertes_de_l_escouade=5, effectif_de_l_escouade=10, arme_d_artillerie=True"

row(
    "PR-13",
    "Un obusier a tué la moitié d'une escouade (Cd 9) ; un capitaine obstiné la mène, ou non.",
    ask(f"test_de_moral_apres_les_tirs({GUNS})", odds={"Réussi": F(21, 36)}),
    ask(f"test_de_moral_apres_les_tirs({GUNS}, unite_menee_par_un_personnage_obstine=True)", odds={"Réussi": F(5, 6)}),
)
row(
    "PV-34",
    "Quatre morts sur dix dans une mêlée : pas de test ; la moitié tombée sous un chef obstiné : Cd 7 entier.",
    ask("test_de_moral_apres_les_tirs(cd=7, effectif_de_l_escouade=10, pertes_de_l_escouade=4, unite_verrouillee=True)", outcome="Réussi"),
    ask("""test_de_moral_apres_les_tirs(cd=7, effectif_de_l_escouade=10, pertes_de_l_escouade=5, unite_menee_par_un_personnage_obstine=True)""",
        odds={"Réussi": F(7, 12)}),
)
row(
    "PY-02",
    "Un obusier m'a touché : Cd 8 vaut 7 au moral et au pilonnage, 8 à la terreur et pour se regrouper.",
    ask("test_de_moral_apres_les_tirs(cd=8, arme_artillerie=True)", odds={"Réussi": F(21, 36)}),
    ask("test_de_pilonnage(cd=8, arme_artillerie=True)", odds={"Réussi": F(21, 36)}),
    ask("test_de_terreur(cd=8, arme_artillerie=True)", odds={"Sans effet": F(26, 36)}),
    ask("test_de_regroupement(cd=8, arme_artillerie=True)", odds={"Regroupée": F(26, 36)}),
)
row(
    "who-has-accidents",
    "Un fantassin blessé ne fait pas de test d'accident ; une moto, si.",
    ask('test_d_accident(unite_infanterie=True)', outcome="Sans effet"),
    ask('test_d_accident(unite_moto=True)', odds={"Raté": F(1, 6)}),
)
row(
    "RP-23",
    "Une moto blessée et sauvée, blessée d'un PV, pas même touchée.",
    ask("test_d_accident(unite_moto=True)", odds={"Raté": F(1, 6)}),
    ask("test_d_accident(unite_moto=True, unite_pv_perdu_a_ces_tirs=True)", odds={"Raté": F(11, 36)}),
    ask("test_d_accident(unite_moto=True, unite_blessee_par_ces_tirs=False)", outcome="Sans effet"),
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

HURT = "unite_creature_monstrueuse=True"

row(
    "AH-23",
    "Un monstre blessé (2 PV en moins) qui courait 9 ps perd le contrôle 11 fois sur 36 ; au pas, une PA4 ; volant à 20 ps, en l'air, il perd le contrôle et tombe.",
    ask(f"test_d_accident({HURT}, unite_distance_parcourue=9, pv_perdus=2)", odds={"l'unité est hors de contrôle": F(11, 36)}),
    ask(f"test_d_accident({HURT}, unite_distance_parcourue=6, pv_perdus=2)", odds={"blessure automatique pa4": F(11, 36)}),
    ask(f"test_d_accident({HURT}, unite_volante=True, unite_en_altitude=True, unite_distance_parcourue=20, pv_perdus=1)",
        odds={"l'unité est hors de contrôle": F(11, 36), "escouade redescendue au sol": F(11, 36)}),
)

CREATURE = "unite_creature_monstrueuse=True, unite_mouvement_rapide_fait=True, pv_perdu_a_ces_tirs=True"

row(
    "PE-57",
    "Une créature monstrueuse lancée, blessée au tir, puis en alerte adverse, rate son accident.",
    ask(f"test_d_accident({CREATURE})", odds={"l'unité est hors de contrôle": F(11, 36)}),
    ask(f"test_d_accident({CREATURE}, tir_d_alerte=True)",
        odds={"l'unité est hors de contrôle": 0, "l'unité ne peut plus tirer ni charger ce tour": F(11, 36)}),
)
row(
    "PU-27",
    "Mon prince volant perd un PV en pleine course : 11/36 de partir hors de contrôle ; une motojet de conducteur habile, 121/1296 de blessure.",
    ask("""test_d_accident(unite_creature_monstrueuse=True, unite_volante=True, unite_pv_perdu_a_ces_tirs=True, unite_mouvement_rapide_fait=True)""",
        odds={"Raté": F(11, 36), "l'unité est hors de contrôle": F(11, 36)}),
    ask("test_d_accident(unite_motojet=True, pv_perdu_a_ces_tirs=True, unite_a_conducteur_habile=True)", odds={"Raté": F(121, 1296)}),
    ask("test_d_accident(unite_infanterie=True)", outcome="Sans effet"),
)

TRUKK = """arme_de_tir="Missiles Krak", ct=4, cible_ouvert=True, cible_transport=True, cible_marqueurs_endommage=1"""

row(
    "AC-19",
    "Un trukk déjà endommagé prend un 6 à la coque : explosé. Les cinq orks ont une F 4, non 6. Qui visait le trukk peut viser ceux qui en sortent.",
    ask(f"""degat_sur_la_table({TRUKK}, zone_touchee="coque", degat_lourd=True, des=[6])""", outcome="explosé"),
    ask("""touches_aux_passagers(degat_recu="explosé", cible_ouvert=True, cible_transport=True,
passager=dict(effectif_de_l_escouade=5, endurance=4, svg=6))""", total=F(25, 12)),
    ask("viser_les_debarques(transport_vise_detruit=True)", outcome="Permis"),
    ask("viser_les_debarques()", outcome="Interdit"),
    ask("test_de_moral_apres_les_tirs(cd=7, effectif_de_l_escouade=10, pertes_de_l_escouade=5, unite_embarquee=True, transporteur_ouvert=True)",
        odds={"Réussi": 1}),
)
row(
    "RP-07",
    "Mon canon laser détruit le Rhino : mes bolters, qui l'avaient annoncé, visent ceux qui en sortent ; mon autre cible, déjà détruite, ne se frappe plus.",
    ask("viser_les_debarques(transport_vise_detruit=True)", outcome="Permis"),
    ask("tirer(cible_detruite=True)", outcome="Interdit"),
    ask("attaquer_au_corps_a_corps(unite_engagee=True, cible_detruite=True)", outcome="Interdit"),
    ask("attaquer_au_passage(unite_a_attaque_au_passage=True, cible_survolee=True, cible_detruite=True)", outcome="Interdit"),
    ask("defier(a_charge=True, unite_chef_d_escouade=True, cible_chef_d_escouade=True, cible_detruite=True)", outcome="Interdit"),
)
row(
    "PQ-19",
    "Un transport détruit au tir : qui l'avait pris pour cible vise et charge les gardes qui en sortent.",
    ask("viser_les_debarques(transport_vise_detruit=True)", outcome="Permis"),
    ask("charger(unite_a_tire_sur_un_autre_ennemi=True, transport_vise_detruit=True, cible_debarquee_du_transport_vise=True, distance=4)",
        outcome="Permis"),
    ask("viser_les_debarques()", outcome="Interdit"),
    ask("charger(unite_a_tire_sur_un_autre_ennemi=True, cible_vient_de_debarquer=True, distance=4)", outcome="Interdit"),
)
