"""Situations of Warhammer 40,000 PEN whose questions stand in `attaques.ttl`."""

from __future__ import annotations

from fractions import Fraction as F

from verdicts import ask, rows

ROWS, row = rows()

row(
    "sworn-enemy",
    "Ennemi juré : 3+ puis 4+, les 1 relancés : 7/9 × 7/12.",
    ask('un_tir(ct=4, force=4, cible_endurance=4, unite_ennemi_jure=True)', odds={"Blessures à répartir 1": F(49, 108)}),
)
row(
    "PU-25",
    "Un missile krak (CT4, à 30 ps) sur un marine dans les ruines : 35/81 de blessure ; quatre sur un héros à 3 PV n'en ôtent jamais un seul.",
    ask("""un_tir(arme_de_tir="Missiles Krak", ct=4, cible_svg=3, endurance=4, cible_masquee_par_un_decor=True, type_de_couvert="moyen", distance=30)""",
        odds={"Blessures à répartir 1": F(35, 81)}),
    ask('pv_otes_au_tir(tireurs=4, arme_de_tir="Missiles Krak", ct=4, distance=30, endurance=4, cible_svg=3, cible_points_de_vie=3)',
        odds={"pv perdus 0": F(149, 324) ** 4, "pv perdus 2": 4 * F(175, 324) * F(149, 324) ** 3}),
)
row(
    "PAA-07",
    "Trois touches soniques F4 font une touche F6 : mortelle sur E3, et l'Insensible n'y peut rien ; deux touches, F5, Insensible sur 6.",
    ask("salve_sonique(tireurs=4, ct=4, force=4, pa=5, endurance=3, svg=5)", gives="blessure mortelle : 35/36"),
    ask("une_blessure(force=6, pa=5, endurance=3, cible_svg=5, cible_insensible_a_la_douleur=True)", odds={"La blessure est subie": F(5, 6)}),
    ask("une_blessure(force=5, pa=5, endurance=3, cible_svg=5, cible_insensible_a_la_douleur=True)", odds={"La blessure est subie": F(5, 6) * F(5, 6)}),
)
row(
    "PAA-24",
    "Sans armes et immobilisé : un 5 d'armement devient coque, crash violent, donc Détruit ; les passagers E3 svg 5+ meurent à 5/9.",
    ask('degat_sur_la_table(zone_touchee="armement", cible_sans_armes=True, cible_immobilisee=True, pa=4, degat_lourd=True, des=[5])', outcome="Détruit"),
    ask("une_touche(force=5, endurance=3, svg=5)", odds={"Blessures à répartir 1": F(5, 6)}),
    ask("une_blessure(force=5, endurance=3, svg=5)", odds={"La blessure est subie": F(2, 3)}),
)

BLOWS = "attaquants=1, cc=4, attaques=2, force=4, cible_cc=4, endurance=4, svg=3"

row(
    "AG-02",
    "Mon capitaine porte un fusil plasma et frappe à l'épée : deux coups à 1/12, ni PA 2 ni embrasement ; à l'arme énergétique, 1/2 ; le gantelet F4, sur un flanc 12, sans son fuseur.",
    ask(f'combat({BLOWS}, arme_de_melee="arme de corps à corps", arme_de_tir="Fusil plasma")', mean=F(1, 6)),
    ask(f'combat({BLOWS}, arme_de_tir="Fusil plasma")', mean=F(1, 6)),
    ask(f'combat({BLOWS}, arme_de_melee="arme énergétique", arme_de_tir="Lance-flammes")', mean=F(1, 2)),
    ask("""attaques_sur_un_vehicule(attaquants=1, cc=4, attaques=2, force=4, arme_de_melee="gantelet énergétique", arme_de_tir="Fusil melta", blindage=12,
        cible_immobile=True)""", means={"dégâts lourds": F(4, 9), "dégâts superficiels": F(2, 9)}),
    ask('combat(attaquants=1, cc=4, attaques=2, cible_cc=4, endurance=4, svg=3, arme_de_melee="arme énergétique", arme_de_tir="Pistolet Bolter")', asks="force"),
)

# --- a weapon carried, and the one that is used
SHOT = 'tireurs=1, ct=4, arme_de_tir="Bolter", distance=20, endurance=4, svg=3'

row(
    "AG-03",
    "Épée énergétique et pistolet plasma, choix tir, en Charge furieuse (force) : trois coups F5 à l'épée, et un coup de pistolet F7, pas F8.",
    ask(f"""combat({BLOWS}, unite_a_charge=True, unite_a_charge_furieuse=True, choix_de_charge_furieuse="force", arme_de_melee="arme énergétique",
        unite_plusieurs_armes_de_corps_a_corps=True, pistolet_au_tir=True, arme_de_tir="Pistolet plasma")""", mean=F(1)),
    ask('force_effective(arme_de_tir="Pistolet plasma", unite_a_charge_furieuse=True, choix_de_charge_furieuse="force", unite_a_charge=True)', total=7),
    ask('combat(attaques=1, cc=4, cible_cc=4, endurance=4, svg=3, arme_de_tir="Pistolet plasma")', mean=F(35, 72)),
    ask(f"phase_de_tir({SHOT}, unite_a_charge_furieuse=True, unite_a_charge=True)", mean=F(1, 9)),
)
row(
    "AI-04",
    "Épée énergétique et pistolet plasma (A2) sur des marines : l'épée seule 1/2, avec le pistolet en seconde arme 3/4, le pistolet tirant 35/72 de plus.",
    ask("""combat(attaques=2, cc=4, cible_cc=4, force=4, endurance=4, svg=3, arme_de_melee="arme énergétique")""", mean=F(1, 2)),
    ask("""combat(attaques=2, cc=4, cible_cc=4, force=4, endurance=4, svg=3, arme_de_melee="arme énergétique", pistolet_en_melee=True)""", mean=F(3, 4)),
    ask("""combat(attaques=1, cc=4, cible_cc=4, endurance=4, svg=3, arme_de_tir="Pistolet plasma")""", mean=F(35, 72)),
)

CLAWS = 'attaques=3, cc=5, cible_cc=4, force=4, endurance=4, arme_de_melee="griffe éclair", armes_identiques=True, unite_a_charge=True, svg=3'

row(
    "AK-07",
    "Deux griffes, A3, en charge : cinq attaques ; 3+, 4+ relancé, PA2 ; l'invulnérable 5+ vaut mieux que la 3+ percée ; avec une griffe et une épée, quatre.",
    ask(f"combat({CLAWS}, svg_invulnerable=5)", total=F(5, 3)),
    ask(f"combat({CLAWS})", total=F(5, 2)),
    ask('attaques_portees(attaques=3, arme_de_melee="griffe éclair", unite_plusieurs_armes_de_corps_a_corps=True, unite_a_charge=True)', total=4),
)

GUARDS = 'attaquants=10, attaques=1, cc=3, cible_cc=4, force=3, endurance=4, svg=3, arme_de_melee="arme de corps à corps"'
JUMPERS = 'attaquants=8, attaques=1, cc=4, cible_cc=3, force=4, endurance=3, svg=5, arme_de_melee="arme de corps à corps", unite_plusieurs_armes_de_corps_a_corps=True, unite_a_charge=True'

row(
    "AK-26",
    "Huit marines d'assaut (pistolet et épée) chargent dix gardes en ruines sans grenades : les gardes d'abord (I10), 5/9 de perte ; puis 24 coups, 80/9.",
    ask("initiative_effective(initiative=3, unite_a_couvert_avant_la_charge=True)", total=10),
    ask(f"combat({GUARDS})", total=F(5, 9)),
    ask(f"combat({JUMPERS})", total=F(80, 9)),
)
row(
    "P30-02",
    "L'archiviste (Cd 10, F4, A3) réussit son test psy, prend « Force » et charge : deux attaques smash F8 contre E4, 2 PV chacune ; la svg 4+ est ignorée.",
    ask("test_psy(cd=10)", odds={"Pouvoir lancé": F(11, 12)}),
    ask("attaques_portees(attaques=3, unite_a_charge=True, pouvoir_force_actif=True, unite_attaques_smash_choisies=True)", total=2),
    ask("""pv_otes_au_corps_a_corps(attaques=3, unite_a_charge=True, pouvoir_force_actif=True, unite_attaques_smash_choisies=True, cc=5,
        cible_cc=4, force=4, endurance=4, arme_de_melee="arme énergétique", svg=4, cible_points_de_vie=4)""", total=F(70, 27)),
)
row(
    "AL-32",
    "Cinq marines (A1, CC4, F4) chargent dix gardes (CC3, E3, 5+) : 10 coups à 8/27. Leurs bolters, mobiles à 12 ps, sur des orks (6+) dans les broussailles : 25/9.",
    ask("combat(attaquants=5, cc=4, attaques=1, force=4, unite_a_charge=True, effectif=10, cible_cc=3, cible_endurance=3, cible_svg=5)", total=F(80, 27)),
    ask('phase_de_tir(tireurs=5, ct=4, arme_de_tir="Bolter", distance=12, unite_a_bouge=True, endurance=4, svg=6, cible_en_zone_de_couvert=True, type_de_couvert="léger", cible_a_tire_ou_attaque=True)', total=F(25, 9)),
)
row(
    "P30-32",
    "Un géant (A3) face à cinq ennemis : son 6 ne vaut que quatre attaques de plus, son 2 en vaut deux ; face à un seul, rien.",
    ask("attaques_effectives(attaques=3, unite_geant=True, ennemis_engages=5, de_d_attaques_de_zone=6)", total=7),
    ask("attaques_effectives(attaques=3, unite_geant=True, ennemis_engages=5, de_d_attaques_de_zone=2)", total=5),
    ask("attaques_effectives(attaques=3, unite_geant=True, ennemis_engages=1, de_d_attaques_de_zone=6)", total=3),
)

# --- close combat
CHAMPION = 'attaques=3, unite_cc=5, force=4, unite_a_charge=True, arme_de_melee="arme énergétique"'

row(
    "PQ-01",
    "Un champion charge des marines avec une arme énergétique et un pistolet plasma, choix tir : 4 attaques F4 et une F7.",
    ask("""attaques_portees(attaques=3, unite_a_charge=True, arme_de_melee="arme énergétique", unite_plusieurs_armes_de_corps_a_corps=True,
        pistolet_au_tir=True)""", total=4),
    ask("attaques_de_pistolet(pistolet_au_tir=True)", total=1),
    ask(f"combat({CHAMPION}, cible_cc=4, endurance=4, svg=3)", mean=F(4, 3)),
    ask('combat(attaques=1, unite_cc=5, arme_de_tir="Pistolet plasma", cible_cc=4, endurance=4, svg=3)', mean=F(35, 54)),  # 107/54 in all
)

CLAWS_2 = """attaques=3, unite_a_charge=True, arme_de_melee="griffe éclair", unite_plusieurs_armes_de_corps_a_corps=True, armes_identiques=True"""

row(
    "PQ-04",
    "Deux griffes éclair et Ennemi juré en charge sur des orks (CC4, E4, svg 6+) : blessant relance déjà tout échec, une fois.",
    ask(f"attaques_portees({CLAWS_2})", total=5),
    ask(f"combat({CLAWS_2}, unite_cc=5, force=4, unite_ennemi_jure=True, cible_cc=4, endurance=4, svg=6)", mean=F(35, 12)),  # 5 x 7/9 x 3/4
    ask("jet_pour_blesser(force=7, endurance=4, unite_ennemi_jure=True)", odds={"Blessé": F(35, 36)}, disputed="215/216"),
    ask('jet_pour_toucher_au_tir(ct=6, arme_de_tir="Canon laser", distance=40, unite_ennemi_jure=True)',
        odds={"Touché": F(35, 36)}, disputed="215/216"),
)

DREADNOUGHT = """attaques=2, unite_cc=4, force=6, unite_marcheur=True, arme_de_melee="arme de Dreadnought", unite_a_charge=True, cible_cc=4, endurance=4,
    svg=2, svg_invulnerable=5"""

row(
    "PR-08",
    "Un Dreadnought charge des terminators (2+, invulnérable 5+) ; puis avec deux bras pareils.",
    ask(f"combat({DREADNOUGHT})", mean=F(35, 36)),
    ask(f"combat({DREADNOUGHT}, unite_plusieurs_armes_de_corps_a_corps=True, armes_identiques=True)", mean=F(35, 27)),
)
row(
    "PR-27",
    "Dix gardes (CC3, F3) chargent des marines de la peste (E4, svg 3+, insensibles sur 4+).",
    ask("""combat(attaquants=2, attaques=1, unite_cc=3, force=3, unite_a_charge=True, arme_de_melee="arme de corps à corps", cible_cc=4, endurance=4,
        svg=3, cible_insensible_a_la_douleur=True)""", mean=4 * F(1, 36)),  # 20 attacks: 5/9
)

FIGHT = "attaques=3, unite_cc=4, force=4, cible_cc=4, endurance=4"

row(
    "PR-33",
    "On ne se bat ni d'une altitude à l'autre, ni depuis un Rhino, ni le tour où l'on tombe au contact.",
    ask(f"combat({FIGHT}, cible_en_altitude=True)", outcome="Interdit"),
    ask(f"combat({FIGHT}, unite_en_altitude=True, cible_en_altitude=True)", mean=F(3, 4)),
    ask(f"combat({FIGHT}, unite_embarquee=True, transporteur_transport=True)", outcome="Interdit"),
    ask(f"combat({FIGHT}, cible_embarquee=True)", outcome="Interdit"),
    ask(f"combat({FIGHT}, cible_embarquee=True, transporteur_ouvert=True)", mean=F(3, 4)),
    ask(f"combat({FIGHT}, unite_deployee_en_frappe_en_profondeur=True, unite_pose_au_contact=True)", outcome="Interdit"),
    ask("attaques_portees(attaques=3, combat_apres_une_frappe_au_contact=True)", total=4),
)
row(
    "PU-37",
    "Douze orks (CC4, F3, A2, deux armes) chargent des marines : 8/3 de morts, 4 en charge furieuse (force).",
    ask("""combat(attaquants=12, attaques=2, cc=4, force=3, cible_cc=4, cible_endurance=4, cible_svg=3, unite_plusieurs_armes_de_corps_a_corps=True,
        unite_a_charge=True)""", total=F(8, 3)),
    ask("""combat(attaquants=12, attaques=2, cc=4, force=3, cible_cc=4, cible_endurance=4, cible_svg=3, unite_plusieurs_armes_de_corps_a_corps=True,
        unite_a_charge=True, unite_a_charge_furieuse=True, choix_de_charge_furieuse="force")""", total=4),
)
row(
    "PU-38",
    "Deux griffes éclair (A2, F4) chargent une 2+ : quatre coups, 5/4 de PV ; une seule, trois coups. Un poing tronçonneur F4 sur un marcheur 12 : 5/12 de lourd.",
    ask("""combat(attaques=2, cc=4, force=4, cible_cc=4, endurance=4, cible_svg=2, unite_plusieurs_armes_de_corps_a_corps=True, armes_identiques=True,
        unite_a_charge=True, arme_de_melee="griffe éclair")""", total=F(5, 4)),
    ask('attaques_effectives(attaques=2, unite_plusieurs_armes_de_corps_a_corps=True, unite_a_charge=True, arme_de_melee="griffe éclair")', total=3),
    ask('attaques_sur_un_vehicule(cc=4, cible_cc=4, force=4, arme_de_melee="poing tronçonneur", blindage=12, attaques=1)', odds={"dégâts lourds 1": F(5, 12)}),
)
row(
    "P38-05",
    "Un psyker frappe deux fois à l'arme de force, « Blessure mortelle » lancée, un héros E4 svg 3+ à 3 PV : 2 PV par blessure, et le troisième seulement à la seconde.",
    ask("""pv_otes_au_corps_a_corps(attaquants=1, attaques=2, cc=4, cible_cc=4, force=4, endurance=4, svg=3, arme_de_melee="arme de force",
        pouvoir_blessure_mortelle_actif=True, cible_points_de_vie=3)""", odds={"pv perdus 0": F(9, 16), "pv perdus 2": F(3, 8), "pv perdus 3": F(1, 16)}),
    ask('toucher_au_corps_a_corps(cc=4, cible_cc=4, cible_figee=True)', gives="3+"),
)
row(
    "P38-06",
    "Un soldat (CC 4, F4) frappe un E4 à svg 4+ sans qu'on dise de quoi : 1/8, l'autre lecture 1/6 ; le couteau nommé, 1/6 ; contre une 3+, tout le monde s'accorde.",
    ask("combat(attaques=1, cc=4, cible_cc=4, force=4, endurance=4, svg=4)", total=F(1, 8), disputed="1/6"),
    ask('combat(attaques=1, cc=4, cible_cc=4, force=4, endurance=4, svg=4, arme_de_melee="arme de corps à corps")', total=F(1, 6)),
    ask("combat(attaques=1, cc=4, cible_cc=4, force=4, endurance=4, svg=3)", total=F(1, 12)),
)
