"""Composite situations of Warhammer 40,000 PEN written against the resolver: traps, worked out from the text before it was asked.

Half of a bonus before or after it, the target's trait taken for the shooter's, an immunity, an action that is not allowed, the die at
the very limit.
"""

from __future__ import annotations

from fractions import Fraction as F

from verdicts import ask, rows

ROWS, row = rows()

RUNNERS = 'ct=4, arme_de_tir="Bolter", distance=10, unite_infanterie=True, unite_mouvement_rapide_fait=True, cible_immobile=True'
row(
    "PEN-Z01",
    "Huit bolters ont couru, puis tirent à 10 ps sur des orks (E4, svg 6+) : le bonus de mi-portée se compte avant de diviser.",
    ask('nombre_de_tirs(arme_de_tir="Bolter", distance=10)', total=2),
    ask(f"jet_pour_toucher_au_tir({RUNNERS})", odds={"Touché": F(1, 3)}),  # (4 + 1) / 2 = 2: 5+
    ask(f"phase_de_tir(tireurs=8, {RUNNERS}, endurance=4, svg=6)", mean=F(8, 3)),  # 16 x 1/3 x 1/2
)

WALKER = """ct=4, arme_de_tir="Canon d'assaut", distance=12, unite_marcheur=True, unite_distance_parcourue=6, cible_immobile=True"""
row(
    "PEN-Z02",
    "Un Dreadnought avance de 6 ps et tire au canon d'assaut, à 12 ps tout juste, sur des orks (E4, svg 4+).",
    ask(f"jet_pour_toucher_au_tir({WALKER})", odds={"Touché": F(5, 6), "un tir supplémentaire": F(1, 6)}),
    ask(f"phase_de_tir(tireurs=1, {WALKER}, endurance=4, svg=4)", mean=F(455, 162)),  # 4 x 35/36 x (1/6 + 4/6 x 5/6)
)

row(
    "PEN-Z03",
    "Un tank lancé (12 ps) tire au canon laser à 20 ps sur un antigrav qui a fait 15 ps.",
    ask("""jet_pour_toucher_au_tir(ct=4, arme_de_tir="Canon laser", distance=20, unite_tank=True, unite_distance_parcourue=12,
        unite_mouvement_rapide_fait=True, cible_est_un_vehicule=True, cible_antigrav=True, cible_distance_parcourue=15)""",
        odds={"Touché": F(1, 3)}),  # (4 + 1 - 1) / 2 = 2
)

SMOKED = 'ct=4, arme_de_tir="Fusil plasma", distance=12, unite_immobile=True, cible_sous_fumigenes=True, cible_furtive=True, cible_immobile=True'
row(
    "PEN-Z04",
    "Un fusil plasma immobile à 12 ps de marines furtifs derrière leurs fumigènes.",
    ask('nombre_de_tirs(arme_de_tir="Fusil plasma", distance=12)', total=2),
    ask(f"ct_effective({SMOKED})", total=4),  # 4 + 1 + 1 - 2, and not - 3
    ask('jet_pour_blesser(arme_de_tir="Fusil plasma", endurance=4)', odds={"Blessé": F(35, 36), "blessure mortelle": F(7, 36)}),
    ask('sauvegarde_d_armure(arme_de_tir="Fusil plasma", svg=3)', odds={"Sauvé": 0}),
)

RIDERS = "unite_cavalerie=True, distance=8, arme_a_tire_ce_tour=True"
row(
    "PEN-Z05",
    "Des cavaliers à 8 ps de l'ennemi ont tiré ; chargent-ils ? Et le tank qui les suit à 5 ps ?",
    ask(f'charger({RIDERS}, arme_de_tir="Pistolet Bolter")', outcome="Permis"),
    ask(f'charger({RIDERS}, arme_de_tir="Bolter")', outcome="Interdit"),
    ask(f'charger({RIDERS}, arme_de_tir="Bolter", unite_implacable=True)', outcome="Permis"),
    ask(f'charger({RIDERS}, arme_de_tir="Pistolet Bolter", cible_antigrav=True, cible_en_altitude=True)', outcome="Interdit"),
    ask("charger(unite_infanterie=True, distance=8)", outcome="Interdit"),
    ask("charger(unite_tank=True, distance=5)", outcome="Interdit"),
    ask("mouvement_de_charge(unite_tank=True, distance=5)", outcome="Interdit"),
)

BEAST = "unite_creature_monstrueuse=True, unite_attaques_smash_choisies=True"
row(
    "PEN-Z06",
    "Une créature monstrueuse (CC4, F6, A4) charge le flanc (12) d'un tank immobile et choisit les attaques smash.",
    ask(f"nombre_d_attaques_smash({BEAST}, attaques=4, unite_a_charge=True)", total=2),
    ask(f"force_effective({BEAST}, force=6)", total=10),
    ask("jet_pour_toucher_au_corps_a_corps(unite_cc=4, unite_creature_monstrueuse=True, cible_tank=True, cible_immobile=True)", odds={"Touché": F(2, 3)}),
    ask(f"""penetration_de_blindage({BEAST}, force=6, attaque_au_contact=True, cible_tank=True, blindage_avant=13, blindage_lateral=12,
        blindage_arriere=10, angle_de_l_attaque=90)""", odds={"Dégât lourd": F(8, 9), "Dégât superficiel": F(1, 12)}),
    ask("jet_pour_blesser(unite_creature_monstrueuse=True, force=6, endurance=4, cible_tank=True)", outcome="Sans effet"),
)

row(
    "PEN-Z07",
    "Une grenade IEM et une grenade flash sur des gardes, puis un marine (CC4) frappe un champion (CC5) aveuglé, ou figé par le givre.",
    ask('jet_pour_blesser(arme_de_tir="Grenades IEM", cible_infanterie=True, endurance=3)', outcome="Sans effet"),
    ask('penetration_de_blindage(arme_de_tir="Grenades IEM", cible_infanterie=True, blindage_lateral=10)', outcome="Sans effet"),
    ask('force_effective(arme_de_tir="Grenades flash")', outcome="Sans effet"),
    ask("jet_pour_toucher_au_corps_a_corps(unite_cc=4, cible_cc=5)", odds={"Touché": F(1, 2)}),
    ask("jet_pour_toucher_au_corps_a_corps(unite_cc=4, cible_cc=5, cible_aveuglee=True)", odds={"Touché": F(2, 3)}),
    ask("jet_pour_toucher_au_corps_a_corps(unite_cc=4, cible_cc=5, cible_figee=True)", odds={"Touché": F(2, 3)}),
    ask("jet_pour_toucher_au_corps_a_corps(unite_cc=4, unite_aveuglee=True, cible_cc=5)", odds={"Touché": F(1, 3)}),
)

row(
    "PEN-Z08",
    "Dix gardes (Cd 8 du sergent) en ont perdu six, ou quatre, et tentent de se regrouper.",
    ask("test_de_regroupement(commandement=8, effectif_de_l_escouade=4, effectif_de_depart=10)", odds={"Regroupée": F(21, 36)}),
    ask("test_de_regroupement(commandement=8, effectif_de_l_escouade=6, effectif_de_depart=10)", odds={"Regroupée": F(26, 36)}),
    ask("test_de_regroupement(commandement=8, effectif_de_l_escouade=5, effectif_de_depart=10)", odds={"Regroupée": F(21, 36)}),
    ask("test_de_regroupement(commandement=8, effectif_de_l_escouade=4, effectif_de_depart=10, unite_obstinee=True)", odds={"Regroupée": F(26, 36)}),
    ask("test_de_regroupement(commandement=8, effectif_de_l_escouade=4, effectif_de_depart=10, unite_ne_connait_pas_la_peur=True)", outcome="Regroupée"),
)

row(
    "PEN-Z09",
    "Chacun traverse 5 ps de terrain difficile, ou très difficile : des gardes, des bêtes, des motojets.",
    ask("mouvement_normal_permis(unite_infanterie=True, ps_en_terrain_difficile=5)", total=4),
    ask("mouvement_normal_permis(unite_infanterie=True, ps_en_terrain_difficile=3)", total=5),
    ask("mouvement_normal_permis(unite_infanterie=True, ps_en_terrain_tres_difficile=5)", total=2),
    ask("mouvement_normal_permis(unite_bete=True, ps_en_terrain_difficile=5)", total=9),
    ask("mouvement_normal_permis(unite_bete=True, ps_en_terrain_tres_difficile=5)", total=7),
    ask("mouvement_normal_permis(unite_motojet=True, ps_en_terrain_tres_difficile=5)", total=12),
)

MELTED = 'arme_de_tir="Pistolet melta", distance=3, cible_tank=True, blindage_avant=14, blindage_lateral=12, blindage_arriere=10, angle_de_l_attaque=90'
row(
    "PEN-Z10",
    "Un pistolet melta à 3 ps, la moitié de sa portée, sur le flanc 12 d'un tank ; puis 1 et 3 aux dés, coque annoncée, 5 à la zone, 4 au dégât.",
    ask(f"penetration_de_blindage({MELTED})", odds={"Dégât lourd": F(5, 6), "Dégât superficiel": F(1, 12)}),
    ask(f"degats_vehicule({MELTED}, ct=4, penetration=[1, 3], zone_annoncee=\"coque\", zone=[5], degat=[4])", outcome="endommagé", says="= 2,"),
    ask("sauvegarde_d_armure(cible_tank=True, svg=3)", outcome="Sans effet", disputed="2/3"),
)

SCOUT = """ct=4, arme_de_tir="Fusil sniper", distance=26, combat_de_nuit=True, unite_immobile=True, cible_moto=True, cible_furtive=True,
    cible_distance_parcourue=13"""
row(
    "PEN-Z11",
    "De nuit, un sniper immobile à 26 ps de motos furtives qui ont fait 13 ps ; il voit la nuit, ou c'est sa cible qui la voit.",
    ask(f"jet_pour_toucher_au_tir({SCOUT}, unite_a_vision_nocturne=True)", odds={"Touché": F(1, 2)}),
    ask(f"jet_pour_toucher_au_tir({SCOUT}, cible_a_vision_nocturne=True)", odds={"Touché": F(1, 3)}),
)

PAIN = "cible_insensible_a_la_douleur=True, endurance=4"
row(
    "PEN-Z12",
    "Un marine insensible à la douleur (E4) : blessures de F3, F4, F5 et F8.",
    ask(f"jet_d_insensible_a_la_douleur({PAIN}, force=3)", odds={"Blessure ignorée": F(1, 2)}),
    ask(f"jet_d_insensible_a_la_douleur({PAIN}, force=4)", odds={"Blessure ignorée": F(1, 3)}),
    ask(f"jet_d_insensible_a_la_douleur({PAIN}, force=5)", odds={"Blessure ignorée": F(1, 6)}),
    ask(f"jet_d_insensible_a_la_douleur({PAIN}, force=8)", odds={"Blessure ignorée": 0}),
    ask("jet_d_insensible_a_la_douleur(unite_insensible_a_la_douleur=True, force=4, endurance=4)", outcome="Sans effet"),
)

row(
    "PEN-Z13",
    "Un canon laser à 48 ps, à 50 ps, ou tenu par une unité verrouillée au corps à corps.",
    ask('tirer(arme_de_tir="Canon laser", distance=48)', outcome="Permis"),
    ask('jet_pour_toucher_au_tir(ct=4, arme_de_tir="Canon laser", distance=48, unite_immobile=True, cible_immobile=True)', odds={"Touché": F(2, 3)}),
    ask('jet_pour_toucher_au_tir(ct=4, arme_de_tir="Canon laser", distance=50, unite_immobile=True, cible_immobile=True)', odds={"Touché": 0}),
    ask('jet_pour_toucher_au_tir(ct=4, arme_de_tir="Canon laser", distance=20, unite_verrouillee=True)', outcome="Interdit"),
)

FLAK = 'ct=4, arme_de_tir="Missiles Anti-aérien", distance=30, unite_immobile=True'
row(
    "PEN-Z14",
    "Un missile anti-aérien à 30 ps d'un aéronef qui passe, pris de face (12, flancs 11), puis de fantassins.",
    ask(f"jet_pour_toucher_au_tir({FLAK}, cible_aeronef=True, cible_aeronef_au_passage=True)", odds={"Touché": F(2, 3)}, disputed="1/6"),
    ask("""penetration_de_blindage(arme_de_tir="Missiles Anti-aérien", cible_aeronef=True, cible_aeronef_au_passage=True, blindage_avant=12,
        blindage_lateral=11, blindage_arriere=10, angle_de_l_attaque=0)""", odds={"Dégât lourd": F(1, 3), "Dégât superficiel": F(1, 6)}),
    ask(f"jet_pour_toucher_au_tir({FLAK}, cible_infanterie=True)", odds={"Touché": F(1, 3)}),
)

ABOARD = "passagers_vises=True, transporteur_ouvert=True"
row(
    "PEN-Z15",
    "On vise les passagers d'un transport ouvert : des orks (svg 6+), des marines (svg 3+), ou à la grenade incendiaire.",
    ask(f'sauvegarde_de_couvert(arme_de_tir="Fulgurant", {ABOARD}, svg=6)', odds={"Touche annulée": F(2, 3)}),
    ask(f'sauvegarde_de_couvert(arme_de_tir="Fulgurant", {ABOARD}, svg=3)', odds={"Touche annulée": F(1, 2)}),
    ask(f'sauvegarde_de_couvert(arme_de_tir="Grenades incendiaires", {ABOARD}, svg=6)', odds={"Touche annulée": 0}),
)

RUINS = 'cible_en_zone_de_couvert=True, type_de_couvert="moyen"'
row(
    "PEN-Z16",
    "Qui se cache le mieux dans les ruines ? Des marines, des gardes, une moto dans les fourrés, un monstre visible aux trois quarts.",
    ask(f"svg_de_couvert_effective({RUINS}, cible_cachee=True, svg=3)", total=3),
    ask(f"svg_de_couvert_effective({RUINS}, cible_cachee=True, svg=5)", total=2),
    ask(f"svg_de_couvert_effective({RUINS}, cible_a_tire_ou_attaque=True, svg=3)", total=5),
    ask('svg_de_couvert_effective(cible_en_zone_de_couvert=True, type_de_couvert="léger", cible_moto=True, cible_cachee=True, svg=4)', total=4),
    ask(f"svg_de_couvert_effective({RUINS}, cible_creature_monstrueuse=True, cible_cachee=True, svg=3, pourcentage_visible=75)", total=6),
)
