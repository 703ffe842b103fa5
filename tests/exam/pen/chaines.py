"""Situations of Warhammer 40,000 PEN whose questions stand in `chaines.ttl`."""

from __future__ import annotations

from fractions import Fraction as F

from verdicts import ask, rows

ROWS, row = rows()

DESTROYED = "la cible est détruite ou explosée"
TWIN_LASCANNON = """arme_de_tir="Canon laser", arme_jumelee=True, ct=4, distance=30, unite_immobile=True, cible_tourelle=True, points_de_coque=3,
    zone_annoncee="coque\""""

row(
    "PEN-Y13",
    "Un canon laser jumelé, immobile (CT4), à 30 ps d'une tourelle de défense à 3 points de coque ; la coque est annoncée.",
    ask('jet_pour_toucher_au_tir(ct=4, arme_de_tir="Canon laser", arme_jumelee=True, distance=30, unite_immobile=True, cible_tourelle=True)',
        odds={"Touché": F(2, 3)}),
    ask('degats_vehicule(arme_de_tir="Canon laser", ct=4, cible_tourelle=True, points_de_coque=3, zone_annoncee="coque")', odds={"détruit": F(5, 18)}),
    ask(f"tirs_sur_un_vehicule(tirs_enchaines=2, {TWIN_LASCANNON})", odds={DESTROYED: F(338, 729)}),
    ask(f"tirs_sur_un_vehicule(tirs_enchaines=1, touches_comptees_double=True, {TWIN_LASCANNON})", odds={DESTROYED: F(124, 243)}),
)

LASCANNON = 'ct=4, arme_de_tir="Canon laser", distance=40, unite_immobile=True, cible_tank=True, cible_immobile=True, blindage=11, zone_annoncee="coque"'

row(
    "AJ-02",
    "Un canon laser à 40 ps d'un tank intact, flanc 11, la coque : détruit sur un 6 d'un dégât lourd, 2/27 ; par touche, 1/9 de crash violent.",
    ask(f"tirs_sur_un_vehicule(tirs_enchaines=1, {LASCANNON}, points_de_coque=4)", odds={DESTROYED: F(2, 27)}),
    ask(f"degats_vehicule({LASCANNON})", odds={"crash violent": F(1, 9), "détruit": F(1, 9), "explosé": 0, "aucun effet": F(1, 12)}),
)
row(
    "AL-21",
    "Fusil melta immobile (CT 4) à 6 ps d'un tank de flanc 12 à l'arrêt, la coque : CT 6, détruit 175/648.",
    ask('tirs_sur_un_vehicule(tirs_enchaines=1, ct=4, arme_de_tir="Fusil melta", distance=6, unite_immobile=True, cible_tank=True, blindage=12, points_de_coque=4, zone_annoncee="coque")', odds={DESTROYED: F(175, 648)}),
    ask('penetration_de_blindage(arme_de_tir="Multi-melta", distance=12, blindage=14)', odds={"Dégât lourd": F(7, 12), "Dégât superficiel": F(5, 36)}),
)

FLYBY = """tirs_enchaines=1, ct=4, arme_de_tir="Canon laser", distance=20, unite_immobile=True, cible_aeronef_au_passage=True,
    blindage_lateral=11, points_de_coque=3"""

row(
    "PQ-15",
    "Un canon laser sur un aéronef au passage (flancs 11) : moteurs ou coque, un 5 vaut « détruit ».",
    ask(f'tirs_sur_un_vehicule({FLYBY}, zone_annoncee="coque")', odds={"la cible est détruite ou explosée": F(1, 27)}),
    ask(f'tirs_sur_un_vehicule({FLYBY}, zone_annoncee="mobilité")', odds={"la cible est détruite ou explosée": F(1, 27)}),
    ask("force_de_l_explosion(distance_au_vehicule=1, cible_aeronef_au_passage=True)", total=0),
)
row(
    "PR-06",
    "Deux canons laser immobiles à 24 ps du flanc 11 d'un Rhino à l'arrêt, 3 points de coque, la coque annoncée.",
    ask("""tirs_sur_un_vehicule(tirs_enchaines=2, ct=4, arme_de_tir="Canon laser", distance=24, unite_immobile=True, cible_transport=True,
        cible_immobile=True, blindage=11, points_de_coque=3, zone_annoncee="coque")""", odds={DESTROYED: F(305, 972)}),
)
row(
    "PR-07",
    "Un fusil melta (CT3), après 4 ps, à 6 ps d'un transport ouvert à l'arrêt, flanc 10.",
    ask("""tirs_sur_un_vehicule(tirs_enchaines=1, ct=3, arme_de_tir="Fusil melta", distance=6, unite_distance_parcourue=4, cible_transport=True,
        cible_ouvert=True, cible_immobile=True, blindage=10, points_de_coque=3, zone_annoncee="coque")""", odds={DESTROYED: F(71, 324)}),
)
row(
    "AG-19",
    "Cinq marines à la krak chargent une tourelle (10) : CC 1, 10/9 de lourds, 5/9 de superficiels ; la tourelle jumelée (CT 3) vise à mi-portée des motos enfumées à 20 ps : 3+1-2.",
    ask("attaques_sur_un_vehicule(attaquants=5, cc=4, attaques=1, arme_grenade_anti_vehicule=True, blindage=10, cible_tourelle_de_defense=True)",
        means={"dégâts lourds": F(10, 9), "dégâts superficiels": F(5, 9)}),
    ask("""ct_du_tir(ct=3, arme_de_tir="Autocanon", unite_tourelle_de_defense=True, distance=24, cible_sous_fumigenes=True, cible_distance_parcourue=20)""", total=2),
)

TANK = "cc=4, force=4, unite_a_charge=True, blindage=11, cible_tank=True, cible_sans_cc=True, cible_immobile=True"

row(
    "AH-03",
    "Cinq marines à la krak et leur sergent au gantelet chargent le flanc 11 d'un char arrêté : un lourd sur neuf par grenade, deux coups à un sur trois pour lui.",
    ask(f"attaques_sur_un_vehicule(attaques=1, attaquants=5, arme_grenade_anti_vehicule=True, {TANK})",
        means={"dégâts lourds": F(5, 9), "dégâts superficiels": F(5, 9)}),
    ask(f"""attaques_sur_un_vehicule(attaques=1, arme_de_melee="Gantelet énergétique", {TANK})""",
        means={"dégâts lourds": F(2, 3), "dégâts superficiels": F(2, 9)}),
)
row(
    "AI-15",
    "Pistolet melta au contact d'un char arrêté (flanc 12) : sans distance à dire, 2D6 et 5/9, ou 2/9 si ce n'est pas tirer ; le pistolet plasma, 1/9.",
    ask("""attaques_sur_un_vehicule(attaques=1, cc=4, arme_de_tir="Pistolet melta", cible_sans_cc=True, blindage=12)""", means={"dégâts lourds": F(5, 9)}),
    ask("""attaques_sur_un_vehicule(attaques=1, cc=4, arme_de_tir="Pistolet melta", cible_sans_cc=True, blindage=12, litiges={"PEN-2411": "B"})""",
        means={"dégâts lourds": F(2, 9)}),
    ask("""attaques_sur_un_vehicule(attaques=1, cc=4, arme_de_tir="Pistolet plasma", cible_sans_cc=True, blindage=12)""", means={"dégâts lourds": F(1, 9)}),
)
row(
    "AJ-23",
    "Cinq marines à la krak chargent le dos 10 d'un transport arrêté, CC 1 : 3+, 10/9 lourds ; géant, 2+ ; un poing tronçonneur sur un Dreadnought 13, 13/36.",
    ask("""attaques_sur_un_vehicule(attaques=1, attaquants=5, cc=4, force=4, arme_grenade_anti_vehicule=True, unite_a_charge=True, cible_transport=True,
        cible_sans_cc=True, cible_immobile=True, blindage=10)""", means={"dégâts lourds": F(10, 9), "dégâts superficiels": F(5, 9)}),
    ask("jet_pour_toucher_au_corps_a_corps(cc=4, cible_sans_cc=True, cible_immobile=True, cible_geante=True)", odds={"Touché": F(5, 6)}),
    ask("""une_attaque_sur_un_vehicule(unite_cc=4, cible_cc=4, force=4, arme_de_melee="poing tronçonneur", blindage=13, cible_marcheur=True)""",
        means={"dégâts lourds": F(13, 36), "dégâts superficiels": F(1, 18)}),
)
row(
    "AK-06",
    "Une lame sorcière (F3) sur l'avant 12 d'un Dreadnought de même CC : F9, lourd une fois sur deux ; PA5, un point de moins au dégât ; sur E6, 2+.",
    ask('attaques_sur_un_vehicule(attaques=1, cc=4, cible_cc=4, arme_de_melee="lame sorcière", force=3, blindage=12, cible_marcheur=True)',
        means={"dégâts lourds": F(1, 4), "dégâts superficiels": F(1, 12)}),
    ask('jet_de_degat(arme_de_melee="lame sorcière", attaque_au_contact=True, degat_lourd=True, des=[4])', total=3),
    ask('combat(attaques=3, cc=4, cible_cc=4, arme_de_melee="lame sorcière", force=3, endurance=6, svg=4)', total=F(5, 6)),
)

FIST = 'attaques=2, cc=4, force=4, arme_de_melee="poing tronçonneur", unite_a_charge=True, cible_distance_parcourue=6, cible_geante=True, cible_tank=True, blindage=14'

row(
    "AK-08",
    "Un poing tronçonneur charge un Land Raider qui a fait 6 ps : CC 5 contre 1, 2+ ; F8 + 2D6 contre 14 ; trois attaques.",
    ask(f"attaques_sur_un_vehicule({FIST})", means={"dégâts lourds": F(35, 24), "dégâts superficiels": F(25, 72)}),
    ask('initiative_effective(initiative=4, arme_de_melee="poing tronçonneur")', total=1),
)
row(
    "AK-22",
    "Une créature monstrueuse au poing tronçonneur (F6, A1) : F10, le meilleur de deux dés doublé, contre 14 : lourd sur 3 ou plus (8/9), superficiel sur 2 (1/12).",
    ask('attaques_sur_un_vehicule(attaques=1, cc=4, force=6, arme_de_melee="poing tronçonneur", unite_creature_monstrueuse=True, cible_distance_parcourue=6, blindage=14)',
        means={"dégâts lourds": F(16, 27), "dégâts superficiels": F(1, 18)}),
)
row(
    "AK-30",
    "Six marines à krak chargent l'avant 12 d'un Dreadnought mobile : six attaques sur 6, percer sur 6 ; immobilisé, sur sa CC ; jamais le flanc du barrage.",
    ask('attaques_sur_un_vehicule(attaquants=6, attaques=1, cc=4, force=4, arme_de_melee="grenade anti-véhicule", cible_marcheur=True, cible_cc=4, blindage=12, unite_a_charge=True)',
        odds={"dégâts superficiels 0": F(35, 36) ** 6, "dégâts lourds 0": 1}),
    ask('attaques_sur_un_vehicule(attaquants=6, attaques=1, cc=4, arme_de_tir="Grenades krak", cible_marcheur=True, cible_cc=4, blindage=12, blindage_lateral=10, unite_a_charge=True)',
        odds={"dégâts superficiels 0": F(35, 36) ** 6}),
    ask('attaques_sur_un_vehicule(attaquants=6, attaques=1, cc=4, force=4, arme_de_melee="grenade anti-véhicule", cible_marcheur=True, cible_immobilisee=True, cible_cc=4, blindage=12, unite_a_charge=True)',
        odds={"dégâts superficiels 0": F(11, 12) ** 6}),
    ask('degats_au_tir(tireurs=6, ct=4, arme_de_tir="Grenades krak", distance=10, blindage=12, blindage_lateral=10)', means={"dégâts lourds": F(2, 9)}),
)
row(
    "PN33-13",
    "Deux snipers immobiles (lourde : pas de bonus) à 30 ps cherchent le sergent, svg 4+ : 7/36 chacun. La grenade frag échappée : un vétéran à terre à 1613/3888.",
    ask("""pv_otes_en_visant(tirs=2, ct=4, arme_de_tir="Fusil sniper", distance=30, endurance=4, svg=4, points_de_vie=1)""", says="455/1296"),
    ask("""pertes_d_une_grenade_echappee(arme_de_tir="Grenades frag", effectif_de_l_escouade=5, endurance=4, svg=3)""", mean=F(1, 2), says="1613/3888"),
    ask("nuit_de_tour_en_tour(jets_du_jour=3, tour=1)", odds={"Le jour s'est levé": F(103, 108)}),
    ask("""pertes_en_terrain_dangereux(unites=5, svg=3, unite_moto=True, unite_terrain_difficile_traverse=True, unite_mouvement_rapide_fait=True)""",
        mean=F(5, 6), says="4651/7776"),
)
row(
    "PN33-14",
    "Deux griffes éclair identiques, en charge, charge furieuse en force, contre svg 3+ et 4+ invulnérable : 4 coups à 2/9, soit 4160/6561.",
    ask("""pv_otes_au_corps_a_corps(attaques=2, arme_de_melee="Griffe éclair", armes_identiques=True, unite_a_charge=True, cc=4, cible_cc=4, force=4,
        choix_de_charge_furieuse="force", unite_a_charge_furieuse=True, endurance=4, svg=3, svg_invulnerable=4, points_de_vie=1)""", says="4160/6561"),
    ask("nombre_d_attaques_smash(attaques=5, unite_a_charge=True, unite_creature_monstrueuse=True)", total=3),
    ask("initiative_effective(initiative=4, unite_chargee=True, unite_a_couvert_avant_la_charge=True, assaillant_creature_monstrueuse=True)", total=4),
)
row(
    "P30-38",
    "Trois bolters à 20 ps sur quatre gardes (E3, svg 5+, Cd 7) : un mort fait tester à 7, deux à 6 ; le moral est raté 43025 fois sur 118098.",
    ask('tirs_puis_moral(tireurs=3, ct=4, arme_de_tir="Bolter", distance=20, endurance=3, svg=5, effectif=4, cible_commandement=7)', says="43025/118098"),
)
row(
    "PE-44",
    "Quatre attaques F8 (CC4) sur un marcheur démon (CC4, 12).",
    ask("attaques_sur_un_vehicule(attaques=4, unite_cc=4, cible_cc=4, cible_marcheur=True, cible_demon=True, force=8, blindage=12)",
        means={"dégâts lourds": F(4, 9), "dégâts superficiels": F(2, 9)}),  # 4 x 1/2 x 1/3 x 2/3, x 1/6 x 2/3
)
row(
    "PE-45",
    "Six marines chargent un Dreadnought mobile (12) à la grenade krak.",
    ask("""attaques_sur_un_vehicule(attaquants=6, attaques=1, unite_cc=4, unite_a_charge=True, cible_marcheur=True, cible_cc=4,
        arme_grenade_anti_vehicule=True, blindage=12)""", odds={"dégâts superficiels 0": F(35, 36) ** 6}, means={"dégâts lourds": 0}),
)

WITCHBLADE = 'attaques=2, unite_cc=5, force=3, unite_a_charge=True, arme_de_melee="lame sorcière"'

row(
    "PQ-02",
    "Une lame sorcière en charge : le flanc 11 d'un char à l'arrêt, puis un Carnifex (CC3, E6, svg 3+).",
    ask(f"attaques_sur_un_vehicule({WITCHBLADE}, cible_tank=True, cible_sans_cc=True, cible_immobile=True, blindage=11)",
        means={"dégâts lourds": F(5, 3), "dégâts superficiels": F(5, 12)}),
    ask('degat_sur_la_table(degat_lourd=True, arme_de_melee="lame sorcière", zone_touchee="coque", cible_tank=True, des=[6])',
        outcome="crash violent", says="6 - 1"),  # PA5
    ask(f"combat({WITCHBLADE}, cible_cc=3, endurance=6, svg=3)", mean=F(5, 9)),
)
row(
    "PQ-05",
    "Cinq bombes à fusion chargent un Land Raider à l'arrêt, 14 partout : géant, CC5 contre CC1.",
    ask("""attaques_sur_un_vehicule(attaquants=5, attaques=1, unite_cc=4, unite_a_charge=True, arme_bombe_anti_vehicule=True, cible_tank=True,
        cible_geante=True, cible_immobile=True, blindage=14)""",
        means={"dégâts lourds": F(175, 72), "dégâts superficiels": F(125, 216)}, odds={"Dégâts lourds 0": F(37, 72) ** 5}),
)
row(
    "PR-26",
    "Six grenades krak au contact d'un Dreadnought immobilisé : sa CC, et non plus des 6.",
    ask("""attaques_sur_un_vehicule(attaquants=6, attaques=1, unite_cc=4, arme_grenade_anti_vehicule=True, cible_marcheur=True,
        cible_immobilisee=True, cible_cc=4, blindage=12)""", means={"dégâts superficiels": F(1, 2), "dégâts lourds": F(0)}),
)
row(
    "PV-05",
    "Mon monstre (CC4, F6, A1) au poing tronçonneur sur un Land Raider arrêté (14, géant, sans CC dite) : F10, le meilleur dé doublé, 20/27 et 5/72.",
    ask("""attaques_sur_un_vehicule(attaques=1, cc=4, force=6, unite_creature_monstrueuse=True, arme_de_melee="poing tronçonneur", blindage=14,
        cible_geante=True, cible_distance_parcourue=0)""", odds={"dégâts lourds 1": F(20, 27), "dégâts superficiels 1": F(5, 72)}),
    ask("attaques_sur_un_vehicule(attaques=2, cc=4, force=8, blindage=11, cible_distance_parcourue=14)", odds={"dégâts lourds 0": F(4, 9)}),
    ask("attaques_sur_un_vehicule(attaques=2, cc=4, force=8, blindage=11, cible_marcheur=True)", asks="cible_cc"),
)
row(
    "PV-12",
    "Six marines à grenades krak dans le dos (10) d'un Dreadnought immobilisé (CC4) : sa CC, non plus un 6 ; un lourd et un demi-superficiel.",
    ask("""attaques_sur_un_vehicule(attaquants=6, attaques=1, cc=4, cible_cc=4, cible_marcheur=True, cible_immobilisee=True, grenade_anti_vehicule=True,
        blindage=10, unite_a_charge=True)""", means={"dégâts lourds": F(1), "dégâts superficiels": F(1, 2)}),
)
row(
    "PV-28",
    "Mon chanoine de saut (CC5, F4, A3) frôle le dos (10) d'un char qui a fait 14 ps : deux coups, 3+, 2/9 de superficiel ; plus de charge.",
    ask("""attaques_sur_un_vehicule(cc=5, force=4, attaques=3, unite_personnage_independant=True, unite_de_saut=True, touche_d_attaque_au_passage=True,
        cible_distance_parcourue=14, blindage=10)""", means={"dégâts superficiels": F(2, 9), "dégâts lourds": F(0)}),
    ask("charger(unite_de_saut=True, unite_a_fait_une_attaque_au_passage=True, distance=5)", outcome="Interdit"),
)
row(
    "PW-41",
    "Cinq marines CC4 à deux attaques chargent, à la krak, un Dreadnought immobilisé de face (12) : une attaque chacun, 4+, superficiel sur 6.",
    ask("""attaques_sur_un_vehicule(attaques=2, cc=4, unite_a_charge=True, grenade_anti_vehicule=True, cible_marcheur=True, cible_immobilisee=True,
        cible_cc=4, blindage=12)""", odds={"dégâts superficiels 1": F(1, 12), "dégâts lourds 0": F(1)}),
)
row(
    "PW-42",
    "Mon monstre (CC4, F6, A3) au poing tronçonneur charge un Land Raider arrêté : quatre coups à 2+, F10, le meilleur dé doublé, 80/27.",
    ask("""attaques_sur_un_vehicule(attaques=3, cc=4, force=6, unite_creature_monstrueuse=True, unite_a_charge=True, arme_de_melee="poing tronçonneur",
        blindage=14, cible_geante=True, cible_distance_parcourue=0)""", means={"dégâts lourds": F(80, 27), "dégâts superficiels": F(5, 18)}),
)
row(
    "AM-08",
    "Un Rhino désarmé : un 4 ou un 6 à l'armement se lit à la coque. Emballé, il fait 6 ou 12 ps, on en sort sans hâte ; rapide, 18 ps deux fois sur trois, en urgence.",
    ask('degat_du_resultat(zone_touchee="armement", resultat_de_degat=4, cible_sans_armes=True)', outcome="Très endommagé"),
    ask('degat_du_resultat(zone_touchee="armement", resultat_de_degat=6, cible_sans_armes=True)', outcome="Détruit"),
    ask("descendre_d_un_transport_emballe(transporteur_transport=True)", odds={"l'unité descend en urgence": 0, "Distance parcourue 12": F(2, 3)}),
    ask("descendre_d_un_transport_emballe(transporteur_transport=True, transporteur_rapide=True)", odds={"l'unité descend en urgence": F(2, 3)}),
    ask("debarquement_d_urgence(transporteur_hors_de_controle=True, transporteur_distance_parcourue=12)", outcome="Aucune conséquence"),
)
row(
    "PU-17",
    "Cinq à la mobilité : l'antigrav rapide lancé s'écrase, le bâtiment est détruit ; cinq à la coque d'un immobilisé, détruit.",
    ask('degat_du_resultat(zone_touchee="mobilité", resultat_de_degat=5, cible_antigrav=True, cible_rapide=True, cible_mouvement_rapide_fait=True)', outcome="crash"),
    ask('degat_du_resultat(zone_touchee="mobilité", resultat_de_degat=5, cible_batiment=True)', outcome="détruit"),
    ask('degat_du_resultat(zone_touchee="coque", resultat_de_degat=5, cible_immobilisee=True)', outcome="détruit"),
)
row(
    "PU-19",
    "Un char désarmé prend un 4 à l'armement : très endommagé ; de 4 points de coque, deux « endommagé » avant, il n'en reste pas ; sans arme, il ne tire plus.",
    ask('degat_du_resultat(zone_touchee="armement", resultat_de_degat=4, cible_sans_armes=True)', outcome="très endommagé"),
    ask("points_de_coque_restants(points_de_coque=4, marqueurs_endommage=2, marqueurs_tres_endommage=1)", total=0),
    ask("tirer(unite_est_un_vehicule=True, unite_sans_armes=True)", outcome="Interdit"),
)
