"""Situations of Warhammer 40,000 PEN whose questions stand in `vehicules-1-penetration.ttl`."""

from __future__ import annotations

from fractions import Fraction as F

from verdicts import ask, rows

ROWS, row = rows()

AT_A_LAND_RAIDER = 'arme_de_tir="Bolter", distance=8, unite_immobile=True, cible_geante=True, cible_distance_parcourue=6'

row(
    "PEN-X09",
    "Dix bolters dans le dos d'un Land Raider, blindage 14 partout, à 8 ps.",
    ask(f"jet_pour_toucher_au_tir(ct=4, {AT_A_LAND_RAIDER})", odds={"Touché": F(35, 36)}),
    ask(f"penetration_de_blindage(blindage=14, {AT_A_LAND_RAIDER})", odds={"Sans effet": 1}),
    ask(f"degats_vehicule(ct=4, blindage=14, {AT_A_LAND_RAIDER})", odds={"Sans effet": 1}),
)
row(
    "RP-03",
    "Un missile krak immobile (CT4) à 30 ps sur l'avant 14 d'un tank vu à 60 % derrière des ruines ; percé, c'est au mieux un superficiel.",
    ask("""un_tir_qui_perce(ct=4, arme_de_tir="Missiles Krak", distance=30, unite_immobile=True, blindage=14, cible_tank=True,
        cible_masquee_par_un_decor=True, type_de_couvert="moyen", pourcentage_visible=60)""", says="au moins 1 : 2/27"),
    ask('degats_vehicule(arme_de_tir="Missiles Krak", ct=4, degat_superficiel=True, cible_tank=True, zone_annoncee="coque")',
        odds={"endommagé": F(1, 2), "aucun effet": F(1, 2)}),
    ask("relancer_une_sauvegarde_de_couvert()", outcome="Interdit"),
)

# --- shooting at vehicles
OFF_CENTRE = 'arme_de_tir="Canon plasma", blindage=11, cible_transport=True, centre_hors_du_vehicule=True'

row(
    "PEN-X19",
    "Un canon plasma dévié : le centre du disque tombe à côté d'un transport fermé de flanc 11 ; 5, ou 4, au dé de pénétration.",
    ask(f"penetration_de_blindage({OFF_CENTRE}, des=[5])", outcome="Dégât superficiel"),
    ask(f"penetration_de_blindage({OFF_CENTRE}, des=[4])", outcome="Sans effet"),
    ask(f'degats_vehicule({OFF_CENTRE}, ct=4, penetration=[5], zone_touchee="coque", degat=[6])', outcome="très endommagé", says="6 - 2 (PEN-711) = 4"),
)

# --- close combat
SMASH = "unite_creature_monstrueuse=True, unite_a_charge=True, attaques_smash_choisies=True"

row(
    "PEN-X35",
    "Une créature monstrueuse (CC5, F6, A4) charge de flanc un petit transport sans CC (flanc 12) qui a fait 14 ps ; attaques smash.",
    ask(f"attaques_portees(attaques=4, {SMASH})", total=2),
    ask(f"force_effective(force=6, {SMASH})", total=10),
    ask(f"jet_pour_toucher_au_corps_a_corps(unite_cc=5, {SMASH}, cible_transport=True, cible_sans_cc=True, cible_distance_parcourue=14)",
        odds={"Touché": F(2, 3)}),
    ask(f"penetration_de_blindage(force=6, {SMASH}, cible_transport=True, blindage=12, attaque_au_contact=True)", odds={"Dégât lourd": F(8, 9)}),
    ask(f"""attaques_sur_un_vehicule(attaques=4, force=6, unite_cc=5, {SMASH}, cible_transport=True, cible_sans_cc=True, cible_distance_parcourue=14,
        blindage=12)""", means={"dégâts lourds": F(32, 27)}, odds={"Dégâts lourds 0": 1 - F(608, 729)}),
)

MELTED = 'arme_de_tir="Pistolet melta", distance=3, cible_tank=True, blindage_avant=14, blindage_lateral=12, blindage_arriere=10, angle_de_l_attaque=90'

row(
    "PEN-Z10",
    "Un pistolet melta à 3 ps, la moitié de sa portée, sur le flanc 12 d'un tank ; puis 1 et 3 aux dés, coque annoncée, 5 à la zone, 4 au dégât.",
    ask(f"penetration_de_blindage({MELTED})", odds={"Dégât lourd": F(5, 6), "Dégât superficiel": F(1, 12)}),
    ask(f"degats_vehicule({MELTED}, ct=4, penetration=[1, 3], zone_annoncee=\"coque\", zone=[5], degat=[4])", outcome="endommagé", says="= 2,"),
    ask("sauvegarde_d_armure(cible_tank=True, svg=3)", outcome="Sans effet", disputed="2/3"),
)

SONIC = "force=4, arme_sonique=True, cible_a_blindage_renforce=True, blindage=11"

row(
    "PEN-Y28",
    "Quatre marines bruyants (CT4, arme sonique F4) amplifient à 20 ps contre un flanc 11, blindage renforcé.",
    ask("jet_pour_toucher_au_tir(ct=4, force=4, arme_sonique=True, arme_d_assaut=True, portee=24, distance=20, unite_a_bouge=True)", odds={"Touché": F(2, 3)}),
    ask(f"penetration_de_blindage({SONIC}, touches_soniques=4)", odds={"Dégât lourd": F(1, 3), "Dégât superficiel": F(1, 6)}),
    ask(f"penetration_de_blindage({SONIC}, touches_soniques=3)", odds={"Dégât lourd": F(1, 6), "Dégât superficiel": F(1, 6)}),
    ask(f"penetration_de_blindage({SONIC}, touches_soniques=2)", odds={"Dégât lourd": 0, "Dégât superficiel": F(1, 6)}),
    ask(f"penetration_de_blindage({SONIC}, touches_soniques=1)", odds={"Sans effet": 1}),
)
row(
    "chainfist-on-a-land-raider",
    "Ma créature monstrueuse F5 et son poing tronçonneur : F10, deux dés, le meilleur compté double, contre 14. Son épée : PA2.",
    ask(
        'penetration_de_blindage(force=5, cible_blindage=14, arme_de_melee="poing tronçonneur", unite_creature_monstrueuse=True)',
        odds={"dégât lourd": F(8, 9), "dégât superficiel": F(1, 12)},
    ),
    ask('sauvegarde_d_armure(svg=2, arme_de_melee="arme de corps à corps", unite_creature_monstrueuse=True)', odds={"Sauvé": F(1, 6)}),
)

MELTA = """arme_de_tir="Fusil melta", blindage=13"""

row(
    "AE-13",
    "Un fusil melta immobile (CT 3) à 6 ps d'un avant 13 : CT 5, lourd 13/18, superficiel 1/9 ; à 7 ps, un dé, 1/6 de chaque.",
    ask("""ct_du_tir(ct=3, arme_de_tir="Fusil melta", distance=6, unite_immobile=True)""", total=5),
    ask(f"penetration_de_blindage({MELTA}, distance=6)", odds={"dégât lourd": F(13, 18), "dégât superficiel": F(1, 9)}),
    ask(f"penetration_de_blindage({MELTA}, distance=7)", odds={"dégât lourd": F(1, 6), "dégât superficiel": F(1, 6)}),
    ask("""penetration_de_blindage(arme_de_tir="Canon laser", blindage=14, arme_lance=True)""", odds={"dégât lourd": F(1, 2)}),
    ask("""jet_de_penetration(arme_de_tir="Canon d'assaut", blindage=14)""", odds={"dégât lourd": F(1, 18), "dégât superficiel": F(1, 18)}),
    ask("""jet_de_penetration(arme_de_tir="Fusil sniper", blindage=12)""", odds={"sans effet": F(8, 9)}),
)
row(
    "AG-10",
    "Contre un Land Raider (14, géant) qui a fait 13 ps, chasseur de blindés : la grenade krak fait 13 au mieux ; la bombe à fusion, à 3+ : 13/27 et 2/27. Un obusier pénétrant F9 qui a bougé : 5+, un tiers de 11/36.",
    ask("penetration_de_blindage(arme_grenade_anti_vehicule=True, unite_chasseur_de_blindes=True, blindage=14)", odds={"Sans effet": 1}),
    ask("""attaques_sur_un_vehicule(attaquants=1, cc=4, attaques=2, arme_bombe_anti_vehicule=True, unite_chasseur_de_blindes=True, blindage=14, cible_geante=True,
        cible_distance_parcourue=13)""", means={"dégâts lourds": F(13, 27), "dégâts superficiels": F(2, 27)}),
    ask("""degats_au_tir(tireurs=1, ct=4, force=9, arme_d_artillerie=True, arme_de_barrage=True, unite_a_bouge=True, blindage_lateral=14, cible_geante=True,
        cible_immobile=True, cadence_de_tir=1)""", means={"dégâts lourds": F(11, 108), "dégâts superficiels": F(1, 12)}),
)

# --- vehicles
row(
    "AG-17",
    "Un canon melta à 12 ps, le centre à côté d'un transport ouvert de flanc 12 : superficiel à 5/6, jamais de lourd ; un 5, PA 1 et ouvert, reste 5 : crash violent. Un missile plasma ainsi décentré sur 10 : rien.",
    ask('penetration_de_blindage(arme_de_tir="Canon melta", distance=12, blindage=12, centre_hors_du_vehicule=True)', odds={"dégât superficiel": F(5, 6), "dégât lourd": 0}),
    ask('degat_sur_la_table(zone_touchee="coque", des=[5], degat_superficiel=True, cible_ouvert=True, arme_de_tir="Canon melta")', outcome="crash violent", total=5),
    ask('penetration_de_blindage(arme_de_tir="Missiles Plasma", blindage=10, centre_hors_du_vehicule=True)', odds={"Sans effet": 1}),
)
row(
    "AI-07",
    "Sur un Land Raider (14) : une lance F8, superficiel sur 4, lourd sur 5 et 6 ; pénétrante et anti-véhicule, lourd 3/4 ; le poing tronçonneur, 7/12.",
    ask("penetration_de_blindage(force=8, blindage=14, arme_a_lance=True)", odds={"Dégât lourd": F(1, 3), "Dégât superficiel": F(1, 6)}),
    ask("penetration_de_blindage(force=8, blindage=14, arme_penetrante=True, arme_anti_vehicule=True)", odds={"Dégât lourd": F(3, 4), "Dégât superficiel": F(5, 36)}),
    ask("""attaques_sur_un_vehicule(attaques=1, cc=4, force=4, arme_de_melee="poing tronçonneur", cible_cc=1, blindage=14)""",
        means={"dégâts lourds": F(7, 18), "dégâts superficiels": F(5, 54)}),
    ask("""attaques_sur_un_vehicule(attaques=4, cc=5, force=6, unite_creature_monstrueuse=True, unite_a_charge=True, unite_attaques_smash_choisies=True, blindage=14,
        cible_sans_cc=True, cible_immobile=True, cible_geante=True)""", means={"dégâts lourds": F(25, 27), "dégâts superficiels": F(35, 108)}),
)
row(
    "P30-09",
    "Une lance F8 ramène un Land Raider à 12, laisse un flanc de 11 à 11 ; blessante, elle ne relance pas la pénétration.",
    ask("penetration_de_blindage(force=8, blindage=14, arme_lance=True)", odds={"Dégât lourd": F(1, 3), "Dégât superficiel": F(1, 6)}),
    ask("penetration_de_blindage(force=8, blindage=11, arme_lance=True)", odds={"Dégât lourd": F(1, 2)}),
    ask("penetration_de_blindage(force=8, blindage=14, arme_lance=True, arme_blessant=True)", odds={"Dégât lourd": F(1, 3)}),
)
row(
    "AJ-20",
    "Canon d'assaut : un 6 perce 12 toujours, 14 une fois sur trois de plus. Une lance ramène 14 à 12. Chasseur de blindés : le bolter égale 11 sur 6.",
    ask("""penetration_de_blindage(arme_de_tir="Canon d'assaut", blindage=12)""", odds={"dégât lourd": F(1, 6), "dégât superficiel": 0}),
    ask("""penetration_de_blindage(arme_de_tir="Canon d'assaut", blindage=14)""", odds={"dégât lourd": F(1, 18), "dégât superficiel": F(1, 18)}),
    ask("""penetration_de_blindage(arme_de_tir="Canon d'assaut", unite_chasseur_de_blindes=True, blindage=14)""", odds={"dégât lourd": F(1, 9), "dégât superficiel": F(1, 18)}),
    ask("penetration_de_blindage(force=8, arme_lance=True, blindage=14)", odds={"dégât lourd": F(1, 3), "dégât superficiel": F(1, 6)}),
    ask('penetration_de_blindage(arme_de_tir="Bolter", unite_chasseur_de_blindes=True, blindage=11)', odds={"dégât superficiel": F(1, 6)}),
)

SHELL = "force=9, arme_d_artillerie=True, arme_de_barrage=True, cible_tank=True, blindage_avant=14, blindage_lateral=11, blindage_arriere=10, angle_de_l_attaque=0"
row(
    "P32-37",
    "Un barrage F8 sur un char 14/12/10 : le flanc, 12, superficiel sur 4. Indirect, CT4 tombe à 2.",
    ask("penetration_de_blindage(arme_barrage=True, force=8, cible_blindage_avant=14, cible_blindage_lateral=12, cible_blindage_arriere=10, des=[4])", outcome="dégât superficiel"),
    ask("ct_du_tir(ct=4, tir_indirect=True, arme_barrage=True)", total=2),
)
row(
    "P32-01",
    "Un tank qui a fait 6 ps tire son canon d'assaut à 20 ps sur le flanc (11) d'un autre tank : 3+, tirs soutenus, 5 superficiel, 6 toujours lourd.",
    ask("""penetration_de_blindage(arme_de_tir="Canon d'assaut", blindage=11)""", odds={"dégât lourd": F(1, 6), "dégât superficiel": F(1, 6)}),
    ask("""degats_au_tir(arme_de_tir="Canon d'assaut", tireurs=1, distance=20, ct=4, unite_tank=True, unite_distance_parcourue=6, cible_blindage=11, cible_tank=True)""", says="dégâts lourds : 0,52 en moyenne"),
    ask("""jet_de_surchauffe(arme_de_tir="Canon d'assaut")""", odds={"surchauffe": F(1, 6)}),
)
row(
    "P32-02",
    "Une lame sorcière (F9 contre un véhicule, PA5) sur un flanc de 11 : superficiel sur 2, lourd sur 3+ ; la PA5 ôte 1 au jet de dégât.",
    ask('penetration_de_blindage(arme_de_melee="Lame sorcière", force=3, blindage=11)', odds={"dégât lourd": F(2, 3), "dégât superficiel": F(1, 6)}),
    ask('jet_de_degat(arme_de_melee="Lame sorcière", des=[4])', total=3),
)
row(
    "AJ-21",
    "Un obus d'artillerie de barrage F9, de face : le flanc 11, le meilleur de 2D6 ; le centre à côté, rien de lourd.",
    ask(f"penetration_de_blindage({SHELL})", odds={"dégât lourd": F(8, 9), "dégât superficiel": F(1, 12)}),
    ask(f"penetration_de_blindage({SHELL}, arme_a_explosion=True, centre_hors_du_vehicule=True)", odds={"dégât superficiel": F(8, 9), "dégât lourd": 0}),
)
row(
    "PN33-06",
    "Un Ravager (CT 4, lance F8) à 20 ps tire sur un Land Raider caché par ses fumigènes : CT 2, blindage 12, 1/9 de dégât lourd. Rien ne l'aveugle, et lui ne tire pas ce tour-là.",
    ask("""degats_au_tir(tirs=1, ct=4, force=8, pa=2, blindage=14, portee=36, distance=20, arme_a_lance=True, cible_sous_fumigenes=True,
        cible_tank=True)""", says="au moins 1 : 1/9"),
    ask("ct_du_tir(ct=4, portee=36, distance=20, cible_sous_fumigenes=True, arme_lourde=True, unite_immobile=True)", total=2),
    ask("test_d_aveuglement(unite_est_un_vehicule=True)", outcome="Réussi"),
    ask("tirer(unite_fumigenes_utilises_ce_tour=True, unite_est_un_vehicule=True, distance=20, portee=36)", outcome="Interdit"),
)
row(
    "PN33-07",
    "Fusil melta à 6 ps pile, tireur immobile, flanc 13 : 35/36 de toucher, 26/36 de percer ; le 6 du dé de coque, PA1, fait exploser.",
    ask("""degats_au_tir(tirs=1, ct=4, arme_de_tir="Fusil melta", distance=6, unite_immobile=True, blindage=13)""", says="455/648"),
    ask("""degat_sur_la_table(zone_touchee="coque", arme_de_tir="Fusil melta", degat_lourd=True, des=[6])""", outcome="Explosé"),
    ask("""zone_du_vehicule(ct=4, zone_annoncee="armement", arme_de_tir="Fusil melta")""", odds={"armement": F(1, 2), "coque": F(1, 2)}),
)
row(
    "P35-10",
    "Canon laser de CT5, moteurs annoncés, un 3 à la zone ; le dégât lourd fait 5 contre un antigrav rapide lancé à 24 ps : crash, et non immobilisé.",
    ask("zone_du_vehicule(ct=5, des=[3], zone_annoncee='moteurs')", says="Mobilité"),
    ask("un_degat_de_mobilite(des=[5], zone_touchee='moteurs', cible_antigrav=True, cible_rapide=True, cible_mouvement_rapide_fait=True)", outcome="crash"),
)
row(
    "AK-23",
    "Un perforant de F6 contre 14 : un 6 et 1D3, 13, 14 ou 15 ; un sniper contre 10 : 11 ou plus sur un 6, jamais superficiel.",
    ask('penetration_de_blindage(arme_de_tir="Canon d\'assaut", blindage=14)', odds={"dégât lourd": F(1, 18), "dégât superficiel": F(1, 18)}),
    ask('degats_au_tir(tirs=1, ct=4, arme_de_tir="Fusil sniper", distance=30, blindage=10)', means={"dégâts lourds": F(5, 36), "dégâts superficiels": 0}),
)

# --- vehicles
MELTA_2 = """arme_de_tir="Fusil melta", ct=4, distance=6, unite_immobile=True, cible_antigrav=True, cible_rapide=True, cible_distance_parcourue=20"""

row(
    "PE-25",
    "Un melta immobile à 6 ps sur le flanc 12 d'un antigrav rapide qui a fait 20 ps, les moteurs annoncés.",
    ask(f"jet_pour_toucher_au_tir({MELTA_2})", odds={"Touché": F(2, 3)}),
    ask('penetration_de_blindage(arme_de_tir="Fusil melta", distance=6, blindage=12)', odds={"Dégât lourd": F(5, 6)}),
    ask(f'degats_vehicule({MELTA_2}, degat_lourd=True, zone_annoncee="mobilité", points_de_coque=3)',
        odds={"crash": F(1, 4), "crash violent": F(1, 12), "détruit": F(1, 12), "explosé": F(1, 12)}),  # 1/4 + 1/12 + 1/12 = 5/12
)
row(
    "P30-17",
    "Pistolet melta (portée 6) contre 12 : à 3 ps, 2D6, 5/6 de lourd ; à 4 ps, un seul dé.",
    ask('penetration_de_blindage(arme_de_tir="Pistolet melta", distance=3, blindage=12)', odds={"Dégât lourd": F(5, 6), "Dégât superficiel": F(1, 12)}),
    ask('penetration_de_blindage(arme_de_tir="Pistolet melta", distance=4, blindage=12)', odds={"Dégât lourd": F(1, 3), "Dégât superficiel": F(1, 6)}),
)
row(
    "P30-08",
    "Une tourelle en ruines : 4+ contre les tirs ; au corps à corps rien, et CC4 la touche sur 3+, F4 n'égale 10 que sur 6.",
    ask("jet_pour_toucher_au_corps_a_corps(cc=4, cible_tourelle_de_defense=True)", odds={"Touché": F(2, 3)}),
    ask('svg_de_couvert_effective(cible_tourelle_de_defense=True, cible_en_zone_de_couvert=True, decor_type_de_couvert="moyen")', total=4),
    ask("attaques_sur_un_vehicule(attaques=1, unite_a_charge=True, force=4, cc=4, cible_tourelle_de_defense=True)", says="17/81"),
)

HUNTER = """arme_de_tir="Canon d'assaut", unite_chasseuse_de_blindes=True"""

row(
    "PR-25",
    "Un canon d'assaut, chasseur de blindés, sur un avant 14, puis un flanc 12.",
    ask(f"penetration_de_blindage({HUNTER}, blindage=14)", odds={"Dégât lourd": F(1, 9), "Dégât superficiel": F(1, 18)}),
    ask(f"penetration_de_blindage({HUNTER}, blindage=12)", odds={"Dégât lourd": F(1, 6), "Dégât superficiel": F(1, 6)}),
)
row(
    "PS-18",
    "Un fuseur à 6 ps d'un avant 14, puis à 7 : lourd 7/12 et superficiel 5/36, puis superficiel 1/6 et rien de plus.",
    ask('penetration_de_blindage(arme_de_tir="Fusil melta", distance=6, blindage=14)', odds={"Dégât lourd": F(7, 12), "Dégât superficiel": F(5, 36)}),
    ask('penetration_de_blindage(arme_de_tir="Fusil melta", distance=7, blindage=14)', odds={"Dégât lourd": F(0), "Dégât superficiel": F(1, 6)}),
)
row(
    "PT-18",
    "Canon d'assaut sur 14 puis 12 ; poing tronçonneur F4 sur 14 ; le même porté par un monstre F6 : le meilleur dé doublé.",
    ask('penetration_de_blindage(arme_de_tir="Canon d\'assaut", blindage=14)', odds={"Dégât lourd": F(1, 18), "Dégât superficiel": F(1, 18)}),
    ask('penetration_de_blindage(arme_de_tir="Canon d\'assaut", blindage=12)', odds={"Dégât lourd": F(1, 6), "Dégât superficiel": F(0)}),
    ask("""penetration_de_blindage(force=4, arme_de_melee="poing tronçonneur", blindage=14)""",
        odds={"Dégât lourd": F(7, 12), "Dégât superficiel": F(5, 36)}),
    ask("""penetration_de_blindage(force=6, arme_de_melee="poing tronçonneur", blindage=14, unite_creature_monstrueuse=True)""",
        odds={"Dégât lourd": F(8, 9), "Dégât superficiel": F(1, 12)}),
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
    "PU-40",
    "Lame sorcière F3 : F9 sur l'arrière 10, lourd à 5/6 ; une E8, sur 2+. Attaques de zone contre quatre : 4 à 6 coups.",
    ask('penetration_de_blindage(force=3, arme_de_melee="lame sorcière", blindage=10)', odds={"dégât lourd": F(5, 6), "dégât superficiel": F(1, 6)}),
    ask('jet_pour_blesser(force=3, arme_de_melee="lame sorcière", endurance=8)', odds={"Blessé": F(5, 6)}),
    ask("attaques_avec_leur_de(attaques=3, unite_geante=True, ennemis_engages=4)", total=F(11, 2)),
)
row(
    "PW-35",
    "Un canon laser (CT4) perce une maison en brique : coque, 5, elle est détruite ; F5 sur les gardes (E3, 5+) de la garnison, qui sortent.",
    ask("penetration_de_blindage(force=9, blindage=11, cible_batiment=True, des=[3])", outcome="Dégât lourd"),
    ask('zone_du_vehicule(ct=4, zone_annoncee="coque", des=[1])', outcome="coque"),
    ask('degat_sur_la_table(zone_touchee="coque", cible_batiment=True, pa=2, des=[5])', outcome="détruit"),
)

DESTROYED = "la cible est détruite ou explosée"
MELTA_3 = 'arme_de_tir="Fusil melta", distance=6, unite_distance_parcourue=4, cible_tank=True, cible_immobile=True'

row(
    "PEN-Y08",
    "Un fusil melta, après 4 ps de marche, à 6 ps pile de l'avant (13) d'un tank intact ; la coque est annoncée.",
    ask(f"jet_pour_toucher_au_tir(ct=4, {MELTA_3})", odds={"Touché": F(5, 6)}),
    ask(f'zone_du_vehicule(ct=4, {MELTA_3}, zone_annoncee="coque")', odds={"coque": 1}),
    ask(f'degats_vehicule(ct=4, {MELTA_3}, blindage=13, points_de_coque=4, zone_annoncee="coque")',
        odds={"explosé": F(13, 108), "détruit": F(13, 108)}),  # x 5/6: 65/648
    ask(f'tirs_sur_un_vehicule(tirs_enchaines=1, ct=4, {MELTA_3}, blindage=13, points_de_coque=4, zone_annoncee="coque")',
        odds={DESTROYED: F(65, 324)}),
)
row(
    "AC-27",
    "Un tank dans un champ de mines, en terrain plat : superficiel, encore 1 de moins ; jamais détruit, endommagé une fois sur 18.",
    ask("degat_d_un_terrain_dangereux(unite_tank=True)",
        odds={"endommagé": F(1, 18), "secoué": F(1, 108), "armes endommagées": F(1, 216), "détruit": 0, "sans effet": F(5, 6)}),
    ask("zone_du_vehicule(degat_de_terrain_dangereux=True, unite_ct=5, des=[6])", outcome="Coque"),
    ask("zone_du_vehicule(degat_de_terrain_dangereux=True, unite_ct=5, des=[1])", outcome="Armement"),
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

FIST = """unite_creature_monstrueuse=True, arme_de_melee="Poing tronçonneur\""""

row(
    "AE-01",
    "Un prince démon (F6) au poing tronçonneur frappe un Land Raider arrêté : 2+, F10, le meilleur dé doublé : lourd 8/9, superficiel 1/12 ; à initiative 1.",
    ask(f"penetration_de_blindage(force=6, blindage=14, {FIST})", odds={"dégât lourd": F(8, 9), "dégât superficiel": F(1, 12)}),
    ask(f"jet_de_penetration(force=6, blindage=14, {FIST})", odds={"sans effet": F(1, 36)}),
    ask("""jet_de_penetration(force=6, blindage=14, arme_de_melee="Poing tronçonneur")""", odds={"Pénétré": F(11, 12)}),
    ask("jet_pour_toucher_au_corps_a_corps(cc=7, cible_geante=True, cible_sans_cc=True, cible_immobile=True)", odds={"Touché": F(5, 6)}),
    ask("""initiative_effective(initiative=8, arme_de_melee="Poing tronçonneur")""", total=1),
)
row(
    "AI-35",
    "Mon sergent (CC 5, CT 3) au gantelet dans les chenilles : le dé de zone prend sa CT ; au dé 4, 7, ou 9 si c'est sa CC.",
    ask("jet_de_zone(ct=3, cc=5, attaque_au_contact=True, des=[4])", total=7, disputed="9"),
    ask("jet_de_zone(ct=3, cc=5, des=[4])", total=7),
)
row(
    "PZ-22",
    "Fusil melta à 6 ps contre 14 : 2D6. Missile frag contre une maison de brique : rien ; de bois, un 6 l'égale. Artillerie F 8 contre 12, le meilleur dé.",
    ask("penetration_de_blindage(arme_de_tir=\"Fusil melta\", distance=6, blindage=14)", odds={"dégât lourd": F(7, 12), "dégât superficiel": F(5, 36)}),
    ask("penetration_de_blindage(arme_de_tir=\"Missiles frag\", cible_batiment=True, reference_du_batiment=\"maison en brique\")", odds={"sans effet": F(1)}),
    ask("penetration_de_blindage(arme_de_tir=\"Missiles frag\", cible_batiment=True, reference_du_batiment=\"maison en bois\")", odds={"dégât superficiel": F(1, 6)}),
    ask("penetration_de_blindage(force=8, arme_d_artillerie=True, blindage=12)", odds={"dégât lourd": F(5, 9), "dégât superficiel": F(7, 36)}),
)
row(
    "P45-06",
    "Mon obus IEM F4 mord un antigrav de 11, le centre à côté : 1/6 de superficiel. « L'IEM ne s'adoucit pas ! » : 2/3 de superficiel, 1/6 de lourd. Un missile F8 sur un aéronef dont le flanc vaut 11 : 1/2 de lourd.",
    ask("penetration_de_blindage(force=4, arme_iem=True, arme_a_explosion=True, blindage=11, cible_antigrav=True, centre_hors_du_vehicule=True)",
        odds={"dégât superficiel": F(1, 6), "dégât lourd": 0}, disputed="Dégât lourd : 1/6"),
    ask("""penetration_de_blindage(force=4, arme_iem=True, arme_a_explosion=True, blindage=11, cible_antigrav=True, centre_hors_du_vehicule=True,
        litiges={"PEN-2543": "B"})""", odds={"dégât superficiel": F(2, 3), "dégât lourd": F(1, 6)}),
    ask("penetration_de_blindage(force=8, blindage=11, cible_aeronef=True)", odds={"dégât lourd": F(1, 2), "dégât superficiel": F(1, 6)}),
)
