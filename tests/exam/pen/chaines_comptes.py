"""Situations of Warhammer 40,000 PEN whose questions stand in `chaines-comptes.ttl`."""

from __future__ import annotations

from fractions import Fraction as F

from verdicts import ask, rows

ROWS, row = rows()

row(
    "PAA-06",
    "Canon d'assaut d'un véhicule à 12 ps pile d'un Land Raider immobile : CT6, 2+ relançable ; un 6 perce de 1D3 : autant de lourds que de superficiels.",
    ask("""degats_au_tir(tireurs=1, arme_de_tir="Canon d'assaut", ct=4, unite_vehicule=True, unite_distance_parcourue=6, distance=12,
        cible_geante=True, cible_immobile=True, blindage=14)""", means={"dégâts lourds": F(1505, 5832), "dégâts superficiels": F(1505, 5832)}),
)
row(
    "AE-23",
    "Un missile anti-aérien (CT 4, 40 ps) : lourd 2/9 sur un antigrav lancé (11), 1/9 sur un tank ; IEM sur le flanc 14 d'un tank, 1/6.",
    ask("""degats_au_tir(tireurs=1, ct=4, arme_de_tir="Missiles Anti-aérien", distance=40, blindage=11, cible_antigrav=True, cible_rapide=True,
        cible_distance_parcourue=24, unite_immobile=True)""", says="2/9"),
    ask("""degats_au_tir(tireurs=1, ct=4, arme_de_tir="Missiles Anti-aérien", distance=40, blindage=11, cible_tank=True, unite_immobile=True)""", says="1/9"),
    ask("""jet_de_penetration(arme_de_tir="Grenades IEM", blindage_lateral=14)""", odds={"dégât lourd": F(1, 6), "dégât superficiel": F(2, 3)}),
)
row(
    "AG-06",
    "Mes snipers (CT 4) ont bougé : (4+1+1-1-1)/2 = 2 sur des motojets (E3 au profil) qui ont fait 14 ps et esquivent, 5/36 par tir. Sur un flanc 11, à 24 ps : 35/324 et 35/648 ; sur 10, jamais de superficiel.",
    ask("""phase_de_tir(tirs=1, ct=4, arme_de_tir="Fusil sniper", distance=24, unite_distance_parcourue=3, cible_motojet=True, cible_distance_parcourue=14,
        cible_esquive=True, endurance=3, svg=3)""", mean=F(5, 36)),
    ask("""degats_au_tir(tireurs=1, ct=4, arme_de_tir="Fusil sniper", distance=24, unite_immobile=True, blindage=11, cible_distance_parcourue=10)""",
        means={"dégâts lourds": F(35, 324), "dégâts superficiels": F(35, 648)}),
    ask('penetration_de_blindage(arme_de_tir="Fusil sniper", blindage=10)', odds={"dégât lourd": F(1, 6), "dégât superficiel": 0}),
)
row(
    "AG-23",
    "On tire dans la mêlée d'un Dreadnought : CT 4 - 1, et un 1 touche les nôtres ; un tank n'est jamais pris, sa demi-portée compte.",
    ask("""degats_au_tir(tireurs=1, ct=4, arme_de_tir="Canon laser", distance=30, blindage=12, cible_marcheur=True, cible_verrouillee=True)""",
        means={"dégâts lourds": F(1, 4), "dégâts superficiels": F(1, 12)}),
    ask('ct_du_tir(ct=4, arme_de_tir="Canon laser", distance=20, cible_tank=True, cible_verrouillee=True)', total=5),
)
row(
    "AI-22",
    "Multi-melta immobile, flanc 12 : à 12 ps, 25/36 de lourd ; à 13, 2/9. Deux krak d'un chasseur de blindés sur un 14 : 2/9 de chaque.",
    ask("""degats_au_tir(tireurs=1, ct=4, arme_de_tir="Multi-melta", distance=12, blindage=12, unite_immobile=True)""", means={"dégâts lourds": F(25, 36)}),
    ask("""degats_au_tir(tireurs=1, ct=4, arme_de_tir="Multi-melta", distance=13, blindage=12, unite_immobile=True)""", means={"dégâts lourds": F(2, 9)}),
    ask("""degats_au_tir(tireurs=2, ct=4, arme_de_tir="Missiles Krak", distance=30, unite_chasseuse_de_blindes=True, blindage=14)""",
        means={"dégâts lourds": F(2, 9), "dégâts superficiels": F(2, 9)}),
    ask("""degats_au_tir(tireurs=1, ct=4, arme_de_tir="Canon laser", distance=30, blindage=13, cible_en_zone_de_couvert=True, type_de_couvert="moyen",
        pourcentage_visible=50)""", means={"dégâts lourds": F(4, 27), "dégâts superficiels": F(2, 27)}),
)

DESTROYED = "la cible est détruite ou explosée"
MELTA = 'ct=4, arme_de_tir="Fusil melta", distance=6, unite_distance_parcourue=4, cible_geante=True, cible_tank=True, cible_immobile=True, blindage=14'

row(
    "AJ-03",
    "Un fusil melta, après 4 ps, à 6 ps pile d'un Land Raider : CT 6 (moitié, géant), 2D6 contre 14, et PA1.",
    ask(f"degats_au_tir(tireurs=1, {MELTA})", means={"dégâts lourds": F(245, 432), "dégâts superficiels": F(175, 1296)}),
    ask(f'tirs_sur_un_vehicule(tirs_enchaines=1, {MELTA}, points_de_coque=5, zone_annoncee="coque")', odds={DESTROYED: F(245, 1296)}),
)
row(
    "AJ-19",
    "Dix bolters immobiles à 12 ps du dos 10 d'un ouvert arrêté : des superficiels seulement, 175/54, et un 6 n'y vaut que 4.",
    ask('degats_au_tir(tireurs=10, ct=4, arme_de_tir="Bolter", distance=12, unite_immobile=True, cible_ouvert=True, cible_immobile=True, blindage=10)',
        means={"dégâts lourds": 0, "dégâts superficiels": F(175, 54)}),
    ask('jet_de_degat(degat_superficiel=True, arme_de_tir="Bolter", cible_ouvert=True, des=[6])', total=4),
)
row(
    "AJ-22",
    "Six hommes à grenades IEM, en marche, à 6 ps d'un tank 14 partout : un seul lanceur, 2+, lourd sur 6, superficiel de 2 à 5.",
    ask('degats_au_tir(tireurs=6, ct=4, arme_de_tir="Grenades IEM", distance=6, unite_a_bouge=True, cible_tank=True, cible_immobile=True, cible_blindage_lateral=14)',
        means={"dégâts lourds": F(5, 36), "dégâts superficiels": F(5, 9)}),
)

COVERED = "cible_en_zone_de_couvert=True, pourcentage_visible=50"

row(
    "AJ-30",
    "Trois canons laser sur un tank (13) à moitié visible derrière des épaves : couvert 5+, 4/9 de lourd ; visible aux trois quarts en couvert lourd, 5+ aussi.",
    ask(f"""degats_au_tir(tireurs=3, ct=4, arme_de_tir="Canon laser", distance=40, unite_immobile=True, cible_tank=True, cible_immobile=True, blindage=13,
        {COVERED}, type_de_couvert="moyen")""", means={"dégâts lourds": F(4, 9), "dégâts superficiels": F(2, 9)}),
    ask('svg_de_couvert_effective(cible_tank=True, cible_en_zone_de_couvert=True, type_de_couvert="lourd", pourcentage_visible=75)', total=5),
)
row(
    "AK-02",
    "Un fusil melta après 6 ps, à 6 ps pile d'un Dreadnought (avant 12) : CT 5, 2D6 + 8 ; 5 ou plus au lourd, 4 au superficiel ; à 7 ps, un seul dé.",
    ask('degats_au_tir(tireurs=1, ct=4, arme_de_tir="Fusil melta", unite_distance_parcourue=6, distance=6, cible_marcheur=True, blindage=12)',
        means={"dégâts lourds": F(25, 36), "dégâts superficiels": F(5, 72)}),
    ask('degats_au_tir(tireurs=1, ct=4, arme_de_tir="Fusil melta", unite_distance_parcourue=6, distance=7, cible_marcheur=True, blindage=12)', means={"dégâts lourds": F(2, 9)}),
)
row(
    "AK-32",
    "Une IEM lancée après un mouvement contre 14 : rien sur 1, superficiel de 2 à 5, lourd sur 6 ; deux dés, le meilleur compte ; le dégât n'a ni tank ni PA.",
    ask('degats_au_tir(tireurs=1, ct=4, arme_de_tir="Grenades IEM", unite_a_bouge=True, distance=8, blindage_lateral=14, cible_tank=True)',
        means={"dégâts lourds": F(1, 9), "dégâts superficiels": F(4, 9)}),
    ask("penetration_de_blindage(arme_iem=True, arme_penetrante=True, force=4, blindage=14)", odds={"dégât lourd": F(11, 36), "dégât superficiel": F(2, 3)}),
    ask('jet_de_degat(arme_de_tir="Grenades IEM", cible_tank=True, degat_superficiel=True, des=[5])', total=3),
)
row(
    "PE-40",
    "Un canon d'assaut jumelé sur le flanc 12 d'un char immobile, à 20 ps.",
    ask("""degats_au_tir(tireurs=1, ct=4, arme_de_tir="Canon d'assaut", arme_jumelee=True, distance=20, unite_immobile=True, cible_immobile=True,
        blindage=12)""", means={"dégâts lourds": F(28, 27), "dégâts superficiels": 0}),
)
row(
    "PE-43",
    "Trois canons laser à 30 ps sur le flanc 13 d'un tank dans des ruines, visible juste à 50 %.",
    ask("""degats_au_tir(tireurs=3, arme_de_tir="Canon laser", distance=30, ct=4, unite_immobile=True, blindage=13, cible_tank=True,
        cible_en_zone_de_couvert=True, type_de_couvert="moyen", pourcentage_visible=50)""",
        means={"dégâts lourds": F(4, 9), "dégâts superficiels": F(2, 9)}),  # 3 x 2/3 x 2/3 (5+) x 1/3, x 1/6
)
row(
    "PE-56",
    "Un lance-flammes (CT2) sur le flanc 10 d'un véhicule : il touche sur 2+.",
    ask('degats_au_tir(tireurs=1, ct=2, arme_de_tir="Lance-flammes", blindage=10)', means={"dégâts superficiels": F(5, 36), "dégâts lourds": 0}),
    ask('tirs_sur_un_vehicule(tirs_enchaines=1, ct=2, arme_de_tir="Lance-flammes", blindage=10, zone_annoncee="coque", points_de_coque=3)',
        gives="5/6 (83,33 %) sur 1d6 contre Souffle 2"),
)
row(
    "PQ-06",
    "Un obusier anti-véhicule (artillerie F8, 72 ps), immobile, à 30 ps de l'avant 14 d'un tank : le meilleur dé, doublé.",
    ask("""degats_au_tir(tireurs=1, ct=4, force=8, pa=3, arme_d_artillerie=True, arme_anti_vehicule=True, portee=72, distance=30, cadence_de_tir=1,
        unite_immobile=True, cible_tank=True, cible_immobile=True, blindage=14)""",
        means={"dégâts lourds": F(5, 8), "dégâts superficiels": F(25, 216)}),
)
row(
    "PQ-34",
    "Une artillerie de barrage (F8) qui a roulé tire au jugé, sur le flanc d'un tank.",
    ask("""degats_au_tir(tireurs=1, ct=4, force=8, pa=3, arme_d_artillerie=True, arme_de_barrage=True, portee=72, distance=30, cadence_de_tir=1,
        unite_tank=True, unite_distance_parcourue=6, cible_tank=True, blindage_avant=14, blindage_lateral=11, blindage_arriere=10,
        angle_de_l_attaque=0)""", means={"dégâts lourds": F(1, 4)}),
)

ANTI_AIR = 'tireurs=1, ct=4, arme_de_tir="Missiles Anti-aérien", distance=20, unite_immobile=True'

row(
    "PR-17",
    "Un missile anti-aérien à 20 ps d'un tank, puis d'une créature volante lancée de 20 ps.",
    ask(f"degats_au_tir({ANTI_AIR}, cible_tank=True, cible_immobile=True, blindage=11)", means={"dégâts lourds": F(1, 9)}),
    ask(f"phase_de_tir({ANTI_AIR}, cible_creature_monstrueuse=True, cible_volante=True, cible_distance_parcourue=20, endurance=6, svg=3)",
        mean=F(5, 18)),
)
row(
    "PU-36",
    "Un fuseur jumelé à 6 ps d'un flanc 11 sous 5+ : au moins un lourd, 1 - (263/648)² ; un canon laser jumelé sur 12, 5/9 en doublant les tirs.",
    ask("""degats_au_tir(tireurs=1, arme_de_tir="Fusil melta", arme_jumelee=True, ct=4, unite_immobile=True, distance=6, blindage=11, svg_de_couvert=5)""",
        odds={"dégâts lourds 0": F(263, 648) ** 2}),
    ask('degats_au_tir(tireurs=1, arme_de_tir="Canon laser", arme_jumelee=True, ct=4, blindage=12, distance=30)', odds={"dégâts lourds 0": F(4, 9)}),
    ask("touches_par_jet_reussi(touches_comptees_double=True)", total=2),
)
row(
    "PV-18",
    "Des lasers défensifs sur un aéronef qui passe (flanc 11) à 20 ps : CT 3, ni -3 ni demi-portée, 5/9 d'au moins un lourd.",
    ask("""degats_au_tir(tireurs=1, unite_tourelle=True, arme_de_tir="Canon laser", arme_jumelee=True, cible_aeronef=True, cible_aeronef_au_passage=True,
        distance=20, cible_blindage_lateral=11)""", odds={"dégâts lourds 0": F(4, 9)}),
)
row(
    "PV-45",
    "Missile anti-aérien sur l'avant 12 d'un char au sol, à 20 ps : au jugé, 1/18 et 1/18.",
    ask('degats_au_tir(tireurs=1, arme_de_tir="Missiles Anti-aérien", ct=4, unite_immobile=True, distance=20, blindage=12)',
        odds={"dégâts lourds 1": F(1, 18), "dégâts superficiels 1": F(1, 18)}),
)
row(
    "PV-46",
    "« Mon char est à terre » : non, jamais ; on le vise comme debout, un 5 à la coque ne le détruit pas. Mon fantassin à terre, lui, tire au jugé.",
    ask('degats_au_tir(tireurs=1, arme_de_tir="Canon laser", ct=4, distance=30, blindage=12, cible_a_terre=True)', odds={"dégâts lourds 1": F(1, 3)}),
    ask('degat_sur_la_table(zone_touchee="coque", des=[5], cible_a_terre=True)', outcome="crash violent"),
    ask('zone_du_vehicule(ct=4, unite_a_terre=True, zone_annoncee="armement", des=[4])', outcome="armement", disputed="Coque"),
)
row(
    "PW-12",
    "Un aéronef passe (flancs 11). Mon multi-melta immobile, à 12 ps de sa trajectoire : 6 pour toucher, mais le melta joue, 11/72 et 1/108.",
    ask('degats_au_tir(tireurs=1, arme_de_tir="Multi-melta", ct=4, unite_immobile=True, distance=12, cible_aeronef_au_passage=True, blindage_lateral=11)',
        means={"dégâts lourds": F(11, 72), "dégâts superficiels": F(1, 108)}),
    ask("attaques_sur_un_vehicule(attaques=1, cc=4, unite_motojet=True, grenade_anti_vehicule=True, cible_aeronef_au_passage=True, blindage_lateral=11)",
        means={"dégâts lourds": F(1, 18), "dégâts superficiels": F(1, 18)}),
)
row(
    "PW-25",
    "Canon d'assaut (CT4) à 24 ps sur un avant 12 arrêté : 14/27 de lourd, jamais de superficiel.",
    ask("degats_au_tir(tireurs=1, arme_de_tir=\"Canon d'assaut\", ct=4, unite_immobile=True, distance=24, cible_tank=True, blindage=12)",
        means={"dégâts lourds": F(14, 27)}, odds={"dégâts superficiels 0": F(1)}),
)
row(
    "PAA-09",
    "Lame sorcière F3 : 2+ même sur E8, svg 4+ ramenée à 5+ ; sur l'arrière 10 d'un véhicule à 14 ps (CC3) : 5/9 de lourd, 1/9 de superficiel.",
    ask("""pv_otes_au_corps_a_corps(attaquants=1, attaques=1, cc=4, force=3, arme_de_melee="lame sorcière", cible_cc=4, endurance=8, svg=4,
        cible_points_de_vie=4)""", mean=F(5, 18)),
    ask("""attaques_sur_un_vehicule(attaquants=1, attaques=1, cc=4, force=3, arme_de_melee="lame sorcière", cible_sans_cc=True,
        cible_distance_parcourue=14, blindage=10)""", means={"dégâts lourds": F(5, 9), "dégâts superficiels": F(1, 9)}),
)
row(
    "PAA-11",
    "Deux griffes éclair qui chargent un Insensible E5 à invulnérable 5+ : 4 attaques, 10/27 PV.",
    ask("""pv_otes_au_corps_a_corps(attaquants=1, attaques=2, cc=4, force=4, unite_a_charge=True, arme_de_melee="griffe éclair", armes_identiques=True,
        plusieurs_armes_de_corps_a_corps=True, cible_cc=4, endurance=5, svg=3, cible_svg_invulnerable=5, cible_insensible_a_la_douleur=True,
        cible_points_de_vie=4)""", mean=F(10, 27)),
)
row(
    "AH-05",
    "Deux gantelets (A1, CC 5) chargent un seigneur E4 à invulnérable 4+ : trois coups mortels, jamais plus que ses 3 PV. Épée à deux mains : pas d'attaque de plus.",
    ask("""pv_otes_au_corps_a_corps(attaques=1, cc=5, cible_cc=4, force=4, endurance=4, svg=2, svg_invulnerable=4, points_de_vie=3,
        arme_de_melee="Gantelet énergétique", armes_identiques=True, unite_a_charge=True)""", mean=F(6335, 3888)),
    ask("""pv_otes_au_corps_a_corps(attaques=2, cc=4, cible_cc=4, force=4, endurance=5, svg=2, points_de_vie=3, arme_de_melee="Arme énergétique",
        arme_a_deux_mains=True, unite_a_charge=True, unite_a_charge_furieuse=True, choix_de_charge_furieuse="force")""", mean=F(5, 8)),
)

BLADE = """attaques=3, unite_cc=5, force=4, arme_de_melee="Arme énergétique", cible_cc=3, endurance=6, svg=3, points_de_vie=4"""

row(
    "PE-42",
    "Un psyker (Cd 9) et son arme de force contre une brute (E6, svg 3+, 4 PV) ; puis contre un guerrier éternel.",
    ask("test_psy(commandement=9)", odds={"Pouvoir lancé": F(5, 6)}),
    ask(f"pv_otes_au_corps_a_corps({BLADE})", mean=F(1, 3)),
    ask(f"pv_otes_au_corps_a_corps({BLADE}, pouvoir_blessure_mortelle_actif=True)", mean=F(484, 729)),  # 2 a wound, 4 at most
    ask(f"pv_otes_au_corps_a_corps({BLADE}, pouvoir_blessure_mortelle_actif=True, cible_guerrier_eternel=True)", mean=F(1, 3)),
)

LIBRARIAN = """attaques=2, unite_cc=5, force=4, unite_a_charge=True, arme_de_melee="arme énergétique", cible_cc=4, endurance=6, svg=3, points_de_vie=4"""

row(
    "PR-09",
    "Un archiviste (Cd 8) charge un Carnifex et tente « Blessure mortelle » : 13/18 × 0,66 + 5/18 × 1/3, quatre PV au plus.",
    ask("test_psy(commandement=8)", odds={"Pouvoir lancé": F(13, 18), "péril du warp : une blessure sans sauvegarde": F(1, 36)}),
    ask(f"pv_otes_au_corps_a_corps({LIBRARIAN}, pouvoir_blessure_mortelle_actif=True)", mean=F(484, 729)),  # 2 x 75 + 4 x (15 + 1), of 216
    ask(f"pv_otes_au_corps_a_corps({LIBRARIAN})", mean=F(1, 3)),
)

P = F(1, 2) * F(35, 36) * F(1, 2)

row(
    "PV-38",
    "Mon Dreadnought (CC4, F6, A2) charge un capitaine à moto (CC5, E4, 3 PV, inv 4+) : trois coups de F10 contre E5, mortels.",
    ask("""pv_otes_au_corps_a_corps(attaquants=1, attaques=2, cc=4, force=6, arme_de_melee="arme de dreadnought", unite_marcheur=True, unite_a_charge=True,
        cible_cc=5, cible_endurance=4, cible_moto=True, cible_svg=3, cible_svg_invulnerable=4, cible_points_de_vie=3)""",
        total=6 * P * (1 - P) ** 2 + 9 * P**2 * (1 - P) + 3 * P**3),
)
row(
    "PAA-22",
    "Sniper CT6 à 20 ps d'un géant E8 derrière un bunker : CT9, couvert ramené à 6, un 6 relancé perce : 1925/7776.",
    ask("""pv_otes_au_tir(tireurs=1, arme_de_tir="Fusil sniper", ct=6, unite_immobile=True, distance=20, cible_geante=True,
        cible_creature_monstrueuse=True, cible_masquee_par_un_decor=True, type_de_couvert="lourd", pourcentage_visible=40, endurance=8, svg=3,
        cible_points_de_vie=6)""", mean=F(1925, 7776)),
)
row(
    "AG-30",
    "Un guerrier éternel insensible (E4) sous un canon laser : un seul PV, ignoré sur 6 ; E3 sous un plasma, de même : 175/324.",
    ask("""pv_otes_au_tir(tirs=1, ct=4, arme_de_tir="Canon laser", distance=30, endurance=4, svg=3, points_de_vie=3, cible_insensible_a_la_douleur=True,
        cible_guerrier_eternel=True)""", mean=F(175, 324)),
    ask("""pv_otes_au_tir(tirs=1, ct=4, arme_de_tir="Fusil plasma", distance=20, endurance=3, svg=3, points_de_vie=3, cible_insensible_a_la_douleur=True,
        cible_guerrier_eternel=True)""", mean=F(175, 324)),
    ask("""phase_de_tir(tireurs=4, ct=4, arme_de_tir="Fusil sniper", distance=30, unite_immobile=True, cible_bete=True, cible_distance_parcourue=14, cible_a_terre=True,
        endurance=4, svg=5, cible_insensible_a_la_douleur=True)""", mean=F(8, 9)),
)
row(
    "AH-22",
    "Un lance-flammes sur un héros E5 (3+, insensible) : 5/6 de toucher, puis 1/36 d'un PV et 1/9 de deux, car un 6 ne s'ignore pas.",
    ask("""pv_otes_au_tir(tirs=1, arme_de_tir="Lance-flammes", endurance=5, svg=3, points_de_vie=3, cible_insensible_a_la_douleur=True, unites_sous_le_gabarit=1)""",
        mean=F(25, 216)),
)
row(
    "PR-23",
    "Un fusil plasma, après un pas, sur un noble ork (E5, 2 PV, svg 4+) : 2/3 de PV, 1/9 de le tuer d'un tir.",
    ask("""pv_otes_au_tir(tireurs=1, ct=4, arme_de_tir="Fusil plasma", distance=20, unite_a_bouge=True, endurance=5, svg=4, points_de_vie=2,
        cible_immobile=True)""", mean=F(2, 3), odds={"pv perdus 2": F(1, 9)}),
)
row(
    "PV-03",
    "Canon d'assaut immobile (CT4) à 12 ps sur un monstre E8, svg 3+ : seul un 6 blesse, et perfore ; 35/54 de PV. En marchant, sur un flanc 12 : 7/27 de lourd, jamais de superficiel.",
    ask("""pv_otes_au_tir(tireurs=1, arme_de_tir="Canon d'assaut", ct=4, unite_immobile=True, distance=12, endurance=8, cible_svg=3,
        cible_creature_monstrueuse=True, cible_points_de_vie=8)""", total=F(35, 54)),
    ask("""degats_au_tir(tireurs=1, arme_de_tir="Canon d'assaut", ct=4, unite_a_bouge=True, distance=10, cible_marcheur=True, blindage=12)""",
        means={"dégâts lourds": F(7, 27)}, odds={"dégâts superficiels 0": F(1)}),
)
row(
    "PV-37",
    "Un missile krak sur mon capitaine en armure 2+/5+ : la 2+ devient 3+ et vaut mieux, mais la blessure est mortelle : 35/54 par touche.",
    ask("""pv_otes_au_tir(tireurs=1, arme_de_tir="Missiles Krak", ct=5, unite_immobile=True, distance=10, endurance=4, cible_svg=2,
        cible_svg_invulnerable=5, cible_points_de_vie=3)""", total=F(35, 36) * F(35, 54)),
)
