"""Composite situations of Warhammer 40,000 PEN: each in a line or two, then the questions a player would ask of it.

What is expected was worked out by hand from the text: an outcome, a total, exact odds, a mean, what is given, what another
reading of a dispute would say. Only what the situation says is stated, details that change nothing included.
"""

from __future__ import annotations

from fractions import Fraction as F

from verdicts import ask, rows

ROWS, row = rows()


# --- shooting at infantry

NIGHT_BOLTERS = """ct=4, arme_de_tir="Bolter", distance=12, combat_de_nuit=True, unite_immobile=True, cible_furtive=True,
    cible_a_terre=True, cible_immobile=True"""
row(
    "PEN-X01",
    "De nuit, 10 bolters immobiles à 12 ps pile d'éclaireurs furtifs dans des ruines, qui ont tiré et se jettent à terre.",
    ask('nombre_de_tirs(arme_de_tir="Bolter", distance=12)', total=2),
    ask(f"ct_effective({NIGHT_BOLTERS})", total=4),
    ask(f"jet_pour_toucher_au_tir({NIGHT_BOLTERS})", odds={"Touché": F(2, 3)}),
    ask('svg_de_couvert_effective(cible_en_zone_de_couvert=True, type_de_couvert="moyen", cible_a_tire_ou_attaque=True, svg=5)', total=4),
    ask('svg_d_armure_effective(arme_de_tir="Bolter", svg=5)', total=6),
    ask(f"""phase_de_tir(tireurs=10, {NIGHT_BOLTERS}, endurance=3, svg=5, cible_en_zone_de_couvert=True, type_de_couvert="moyen",
        cible_a_tire_ou_attaque=True)""", mean=F(100, 27)),
)

SNIPER = """ct=4, arme_de_tir="Fusil sniper", distance=26, combat_de_nuit=True, unite_immobile=True, cible_moto=True,
    cible_furtive=True, cible_distance_parcourue=20"""
row(
    "PEN-X02",
    "De nuit, trois snipers immobiles à 26 ps de motos furtives (E4, 5 avec la moto) qui ont fait 20 ps.",
    ask(f"jet_pour_toucher_au_tir({SNIPER})", odds={"Touché": F(1, 6)}),
    ask('jet_pour_blesser(arme_de_tir="Fusil sniper", endurance=4, cible_moto=True, des=[4])', outcome="Sans blessure"),
    ask('jet_pour_blesser(arme_de_tir="Fusil sniper", endurance=4, cible_moto=True)', odds={"Blessé": F(20, 36), "blessure perforante": F(10, 36)}),
    ask(f"phase_de_tir(tirs=1, {SNIPER}, endurance=4, svg=3)", mean=F(5, 81)),
)

HEAVY_BOLTER = 'ct=4, arme_de_tir="Bolter lourd", distance=18, unite_infanterie=True, unite_distance_parcourue=2, cible_immobile=True'
row(
    "PEN-X03",
    "Un bolter lourd, déplacé de 2 ps par un fantassin ordinaire, tire à 18 ps sur une bande immobile à découvert.",
    ask(f"ct_du_tir({HEAVY_BOLTER})", total=2),
    ask(f"jet_pour_toucher_au_tir({HEAVY_BOLTER})", odds={"Touché": F(1, 3), "un tir supplémentaire": F(1, 6)}),
    ask(f"phase_de_tir(tireurs=1, {HEAVY_BOLTER}, endurance=4, svg=4)", mean=F(35, 54)),
    ask('jet_de_surchauffe(arme_de_tir="Bolter lourd")', odds={"Surchauffe": F(1, 6)}),
)

row(
    "PEN-X04",
    "Cinq fulgurants avancent de 4 ps dans leurs ruines ; leurs cibles, en rase campagne à 20 ps, ne sont masquées par rien.",
    ask('avoir_droit_au_couvert(unite_en_zone_de_couvert=True, type_de_couvert="moyen")', outcome="Interdit"),
    ask('jet_pour_toucher_au_tir(ct=4, arme_de_tir="Fulgurant", distance=20, unite_distance_parcourue=4)', odds={"Touché": F(2, 3)}),
    ask('svg_d_armure_effective(arme_de_tir="Fulgurant", svg=4)', total=5),
    ask("""phase_de_tir(tireurs=5, ct=4, arme_de_tir="Fulgurant", distance=20, unite_distance_parcourue=4, unite_en_zone_de_couvert=True,
        type_de_couvert="moyen", effectif=10, endurance=3, svg=4, cible_immobile=True)""", mean=F(80, 27)),
)

MELTA_PISTOL = """arme_de_tir="Pistolet melta", distance=3, unite_infanterie=True, unite_immobile=True, cible_est_un_vehicule=True,
    cible_antigrav=True, cible_rapide=True, cible_en_altitude=True"""
row(
    "PEN-X07",
    "Un pistolet melta (6 ps), tenu au sol, vise à 3 ps un antigrav rapide en altitude.",
    ask(f"jet_pour_toucher_au_tir(ct=4, {MELTA_PISTOL})", outcome="Interdit"),
    ask(f"penetration_de_blindage(blindage=10, {MELTA_PISTOL})", outcome="Sans effet"),
)

AT_A_LAND_RAIDER = 'arme_de_tir="Bolter", distance=8, unite_immobile=True, cible_geante=True, cible_distance_parcourue=6'
row(
    "PEN-X09",
    "Dix bolters dans le dos d'un Land Raider, blindage 14 partout, à 8 ps.",
    ask(f"jet_pour_toucher_au_tir(ct=4, {AT_A_LAND_RAIDER})", odds={"Touché": F(35, 36)}),
    ask(f"penetration_de_blindage(blindage=14, {AT_A_LAND_RAIDER})", odds={"Sans effet": 1}),
    ask(f"degats_vehicule(ct=4, blindage=14, {AT_A_LAND_RAIDER})", odds={"Sans effet": 1}),
)

FIRST_TURN = """ct=4, arme_de_tir="Canon laser", distance=30, unite_immobile=True, combat_de_nuit=True, premier_tour_du_premier_joueur=True,
    cible_moto=True"""
row(
    "PEN-X11",
    "Premier tour de celui qui commence, le dé du jour a fait 3 : deux canons laser à 30 ps de motos qui n'ont pas fait de scout.",
    ask("lever_du_jour(tour=1, des=[3])", outcome="La nuit dure"),
    ask("vitesse_retenue_de_la_cible(premier_tour_du_premier_joueur=True, cible_moto=True)", total=24),
    ask(f"jet_pour_toucher_au_tir({FIRST_TURN})", odds={"Touché": F(1, 6)}),
    ask("etre_cachee(cible_moto=True, premier_tour_du_premier_joueur=True, combat_de_nuit=True)", outcome="Interdit"),
    ask(f"phase_de_tir(tireurs=2, {FIRST_TURN}, endurance=4, svg=3)", mean=F(35, 108)),
)

row(
    "PEN-X12",
    "De nuit, à 30 ps : un char éclaire des orks de son projecteur ; un ork vise ce char, un autre un char que personne n'éclaire.",
    ask('jet_pour_toucher_au_tir(ct=3, arme_de_tir="Canon laser", distance=30, combat_de_nuit=True, unite_char=True, unite_immobile=True, cible_eclairee=True)',
        odds={"Touché": F(1, 3)}),
    ask("""jet_pour_toucher_au_tir(ct=2, arme_de_tir="Autocanon", distance=30, combat_de_nuit=True, unite_immobile=True, cible_char=True,
        cible_a_projecteur_allume=True, cible_immobile=True)""", odds={"Touché": F(1, 3)}),
    ask("""jet_pour_toucher_au_tir(ct=2, arme_de_tir="Autocanon", distance=30, combat_de_nuit=True, unite_immobile=True, cible_char=True,
        cible_immobile=True)""", odds={"Touché": F(1, 6)}),
)

row(
    "PEN-X13",
    "Un missile krak, CT5, immobile, à 20 ps d'un aéronef déployé sur la table qui vient de faire 30 ps.",
    ask('ct_effective(ct=5, arme_de_tir="Missiles Krak", distance=20, unite_immobile=True, cible_aeronef=True, cible_distance_parcourue=30)',
        total=2, disputed="= 1|1 :"),
    ask('jet_pour_toucher_au_tir(ct=5, arme_de_tir="Missiles Krak", distance=20, unite_immobile=True, cible_aeronef=True, cible_distance_parcourue=30)',
        odds={"Touché": F(1, 3)}, disputed="1/6"),
)

row(
    "PEN-X15",
    "Un canon laser immobile à 30 ps d'un petit antigrav, véhicule, qui a fait 14 ps et dit qu'il esquive.",
    ask("se_jeter_a_terre(unite_est_un_vehicule=True, unite_antigrav=True)", outcome="Interdit", disputed="Permis"),
    ask("""jet_pour_toucher_au_tir(ct=4, arme_de_tir="Canon laser", distance=30, unite_immobile=True, cible_est_un_vehicule=True,
        cible_antigrav=True, cible_distance_parcourue=14, cible_a_terre=True)""", odds={"Touché": F(1, 2)}, disputed="1/3"),
)

SCREENED = 'arme_de_tir="Fulgurant", svg=3, cible_masquee_par_une_escouade=True, cible_a_tire_ou_attaque=False'
row(
    "PEN-X16",
    "Douze touches de fulgurant sur des marines que masque une ligne de gardes de leur camp, sans décor ; ils n'ont pas tiré.",
    ask("etre_cachee(cible_masquee_par_une_escouade=True, cible_a_tire_ou_attaque=False)", outcome="Interdit"),
    ask(f"svg_de_couvert_effective({SCREENED})", total=4),
    ask(f"sauvegarde_de_couvert({SCREENED})", odds={"Touche annulée": F(1, 2), "tir redirigé sur l'écran": F(1, 2)}),
    ask('jet_pour_blesser(arme_de_tir="Fulgurant", endurance=4)', odds={"Blessé": F(1, 2)}),
    ask('sauvegarde_d_armure(arme_de_tir="Fulgurant", svg=3)', odds={"Sauvé": F(2, 3)}),  # 6 x 1/2 x 1/3 = 1 marine
    ask('jet_pour_blesser(arme_de_tir="Fulgurant", endurance=3)', odds={"Blessé": F(2, 3)}),
    ask('sauvegarde_d_armure(arme_de_tir="Fulgurant", svg=5)', odds={"Sauvé": F(1, 6)}),  # 6 x 2/3 x 5/6 = 10/3 guards
)

FLAMER_AT_NIGHT = """ct=2, arme_de_tir="Lance-flammes", combat_de_nuit=True, cible_a_terre=True, cible_en_zone_de_couvert=True,
    type_de_couvert="lourd", cible_a_tire_ou_attaque=False"""
row(
    "PEN-X17",
    "De nuit, un lance-flammes (CT2) sur des gardes cachés dans une tranchée, couvert lourd, à terre ; six sous le gabarit.",
    ask('jet_pour_toucher_au_souffle(ct=2, arme_de_tir="Lance-flammes", combat_de_nuit=True, cible_a_terre=True)', odds={"Touché": F(5, 6)}),
    ask(f"phase_de_tir(tireurs=1, {FLAMER_AT_NIGHT}, effectif=8, endurance=3, svg=5, unites_sous_le_gabarit=6)", mean=F(25, 9)),
)

PLASMA_CANNON = 'ct=3, arme_de_tir="Canon plasma", distance=15, unite_infanterie=True, unite_immobile=True, cible_immobile=True'
row(
    "PEN-X18",
    "Un canon plasma immobile (CT3) à 15 ps de marines à découvert.",
    ask(f"jet_pour_toucher_au_tir({PLASMA_CANNON})", odds={"Touché": F(2, 3), "déviation d'un gabarit": F(1, 6)}),
    ask("deviation_d_un_gabarit(distance=15)", says="2d6"),
    ask(f"phase_de_tir(tireurs=1, {PLASMA_CANNON}, endurance=4, svg=3, unites_sous_le_gabarit=4)", mean=F(2, 3) * F(35, 9)),
    ask('jet_de_surchauffe(arme_de_tir="Canon plasma")', odds={"Surchauffe": F(1, 6)}),
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

row(
    "PEN-X20",
    "Un missile frag sur des nuées (Essaim, E3, svg 6+, socles de 3 PV) : une touche, 4 pour blesser.",
    ask('jet_pour_blesser(arme_de_tir="Missiles Frag", endurance=3, cible_est_un_essaim=True, des=[4])', outcome="Blessé", gives="mortelle"),
    ask('sauvegarde_d_armure(arme_de_tir="Missiles Frag", svg=6, cible_est_un_essaim=True)', odds={"Sauvé": 0}),
    ask('points_de_vie_perdus(arme_de_tir="Missiles Frag", points_de_vie=3, cible_est_un_essaim=True, blessures_non_sauvegardees=1)',
        total=4),  # what a vulnerable unit loses to a mortal wound is said in so many words: no dispute where the weapon is a template
)

row(
    "PEN-X23",
    "Un canon laser jumelé touche un transport ouvert (flanc 10, un point de coque sur 4 déjà perdu, six orks à bord) : 1, zone 4, dégât 5.",
    ask("""degats_vehicule(arme_de_tir="Canon laser", arme_jumelee=True, distance=30, ct=4, unite_immobile=True, cible_transport=True,
        cible_ouvert=True, blindage=10, points_de_coque=4, cible_marqueurs_endommage=1, cible_unites_a_bord=True, cible_distance_parcourue=10,
        penetration=[1], zone_annoncee="coque", zone=[4], degat=[5])""", outcome="crash violent", says="touche F 4"),
)

row(
    "PEN-X27",
    "Un autocanon sur un tank au blindage renforcé (flanc 11, 4 points de coque, deux « endommagé ») : 4, zone 4, dégât 6.",
    ask("""degats_vehicule(arme_de_tir="Autocanon", distance=30, ct=4, cible_tank=True, cible_a_blindage_renforce=True, blindage=11,
        points_de_coque=4, cible_marqueurs_endommage=2, penetration=[4], zone_annoncee="coque", zone=[4], degat=[6])""",
        outcome="très endommagé", says="= 4, dégât de coque"),
    ask("points_de_coque_restants(points_de_coque=4, cible_marqueurs_endommage=2, cible_marqueurs_tres_endommage=1)", total=0),
    ask("vehicule_a_bout_de_coque(points_de_coque=4, cible_marqueurs_endommage=2, cible_marqueurs_tres_endommage=1)", gives="détruit"),
)

row(
    "PEN-X28",
    "Une grenade IEM, lancée après 4 ps de marche, touche à 8 ps un tank de flanc 11 : 3, zone 4 (armement annoncé), dégât 5.",
    ask("""degats_vehicule(arme_de_tir="Grenades IEM", distance=8, ct=4, unite_distance_parcourue=4, cible_tank=True, blindage_lateral=11,
        penetration=[3], zone_annoncee="armement", zone=[4], degat=[5])""", outcome="armes endommagées", says="5 - 2 (PEN-711) = 3"),
)

row(
    "PEN-X30",
    "Un autocanon ork (CT2) touche une tourelle de défense : 4, armement annoncé, zone 1, dégât 5.",
    ask("""degats_vehicule(arme_de_tir="Autocanon", distance=30, ct=2, unite_immobile=True, cible_tourelle=True, penetration=[4],
        zone_annoncee="armement", zone=[1], degat=[5])""", outcome="détruit", says="mobilité : 1 + 2 (CT) = 3"),
)

row(
    "PEN-X31",
    "Six marines à 5 ps d'un Rhino (avant 12, flancs 10), après une marche, veulent tous lancer une grenade krak sur l'avant.",
    ask('jet_pour_toucher_au_tir(ct=4, arme_de_tir="Grenades krak", distance=5, unite_a_bouge=True)',
        odds={"Touché": F(5, 6), "touches de la grenade échappée": F(1, 6)}),
    ask('tirer(arme_de_tir="Grenades krak", grenade_deja_lancee=True)', outcome="Interdit"),
    ask("""penetration_de_blindage(arme_de_tir="Grenades krak", distance=5, blindage_avant=12, blindage_lateral=10, blindage_arriere=10,
        angle_de_l_attaque=0)""", odds={"Dégât lourd": F(1, 3), "Dégât superficiel": F(1, 6)}),
)

# --- rams

row(
    "PEN-X33",
    "Un véhicule antigrav, pas un tank, fonce en charge bélier à travers dix gardes de Cd 8.",
    ask("esquiver_une_charge_belier(unite_infanterie=True, assaillant_est_un_vehicule=True, assaillant_antigrav=True, commandement=8)",
        odds={"Esquivée": F(1, 2)}),
    ask("moral_puis_esquive(unite_infanterie=True, assaillant_est_un_vehicule=True, assaillant_antigrav=True, commandement=8)",
        odds={"l'unité échappe au bélier": F(13, 36)}, disputed="1/2"),
    ask("""esquiver_une_charge_belier(unite_infanterie=True, assaillant_est_un_vehicule=True, assaillant_antigrav=True,
        unite_moral_du_belier_rate=True)""", odds={"Esquivée": 0}, disputed="1/2"),
)

row(
    "PEN-X34",
    "Un prince démon volant, au sol, Sans peur, sur la trajectoire d'un tank (avant 13) lancé en charge bélier.",
    ask("esquiver_une_charge_belier(unite_creature_monstrueuse=True, unite_volante=True, unite_sans_peur=True, assaillant_tank=True)",
        odds={"Esquivée": 0}, disputed="2/3"),
    ask("force_d_une_charge_belier(unite_tank=True, unite_blindage=13)", total=9),
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

row(
    "PEN-X36",
    "Six marines à grenades krak chargent par l'avant (12) un Dreadnought mobile, marcheur de CC4.",
    ask("attaques_portees(attaques=1, unite_a_charge=True, arme_grenade_anti_vehicule=True)", total=1),
    ask("jet_pour_toucher_au_corps_a_corps(unite_cc=4, unite_a_charge=True, arme_grenade_anti_vehicule=True, cible_marcheur=True, cible_cc=4)",
        odds={"Touché": F(1, 6)}),
    ask("penetration_de_blindage(force=4, arme_grenade_anti_vehicule=True, attaque_au_contact=True, cible_marcheur=True, blindage=12)",
        odds={"Dégât superficiel": F(1, 6), "Dégât lourd": 0}),
)

FURIOUS = 'unite_a_charge_furieuse=True, choix_de_charge_furieuse="force"'
FIST = """unite_a_charge=True, arme_de_melee="gantelet énergétique", unite_plusieurs_armes_de_corps_a_corps=True"""
row(
    "PEN-X37",
    "Un capitaine (CC4, F4, A2) charge un seigneur (CC4, E5, svg 2+, 3 PV) avec un gantelet et un pistolet, Charge furieuse en force.",
    ask(f"attaques_portees(attaques=2, {FIST})", total=3),
    ask(f"force_effective(force=4, {FIST}, {FURIOUS})", total=9),
    ask(f"initiative_effective(initiative=4, {FIST}, {FURIOUS})", total=1),
    ask(f"combat(attaques=2, unite_cc=4, force=4, {FIST}, {FURIOUS}, cible_cc=4, endurance=5, svg=2)", mean=F(175, 144)),
)

row(
    "PEN-X38",
    "Une créature monstrueuse (CC4, I4) charge à travers de l'acide dix gardes (CC3, I3) dans des ruines, qui font 9 au moral sur Cd 8.",
    ask("terrain_dangereux(unite_creature_monstrueuse=True, unite_en_terrain_dangereux=True, mouvement_de_corps_a_corps=True)", outcome="Interdit"),
    ask("test_de_terrain_dangereux(unite_creature_monstrueuse=True, unite_en_terrain_dangereux=True, mouvement_de_corps_a_corps=True)", outcome="Sans effet"),
    ask("initiative_effective(initiative=3, unite_chargee=True, unite_a_couvert_avant_la_charge=True, assaillant_creature_monstrueuse=True)", total=3),
    ask("test_de_terreur(commandement=8, des=[5, 4])", outcome="Terrifiée", gives="terrifié"),
    ask("jet_pour_toucher_au_corps_a_corps(unite_cc=4, unite_creature_monstrueuse=True, cible_cc=3, cible_terrifiee=True)", odds={"Touché": F(2, 3)}),
    ask("jet_pour_toucher_au_corps_a_corps(unite_cc=3, unite_terrifiee=True, cible_cc=4)", odds={"Touché": F(1, 3)}),
)

row(
    "PEN-X39",
    "Quatre orks morts contre un marine ; Cd 9, 7 au moral ; percée : 4 et I3 pour eux, 3 et I4 pour les marines.",
    ask("gagnant_du_corps_a_corps(pertes_infligees=[4], pertes_subies=[1])", total=3),
    ask("test_de_moral(commandement=9, ecart_de_pertes=3, des=[3, 4])", outcome="Raté"),
    ask("jet_de_percee(unite_initiative=4, cible_initiative=3, des=[3], des_adverses=[4])", says="Percée"),
    ask("pertes_de_la_percee(ecart_de_pertes=3)", total=3),
    ask("moral_puis_percee(unite_initiative=4, cible_commandement=9, cible_initiative=3, ecart_de_pertes=3, des=[[3, 4], [3], [4]])", total=3),
    ask("moral_puis_percee(unite_initiative=4, cible_commandement=9, cible_initiative=3, ecart_de_pertes=3)",
        odds={"la percée de l'ennemi est réussie": F(91, 216)}),
)

row(
    "PEN-X42",
    "Un Dreadnought vient de perdre son corps à corps ; son joueur voudrait le voir battre en retraite.",
    ask("test_de_moral(commandement=9, ecart_de_pertes=2, unite_marcheur=True, des=[6, 6])", outcome="Réussi"),
    ask("choisir_de_battre_en_retraite(unite_marcheur=True, unite_camp_perdant=True)", outcome="Interdit"),
    ask("battre_en_retraite(unite_marcheur=True, unite_engagee=True)", gives="verrouillé"),
    ask("distance_de_retraite(unite_marcheur=True)", outcome="Sans effet"),
)

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
    "PEN-X45",
    "Dix gardes à terre en perdent six d'une seule escouade ; Cd 8, 11 au moral.",
    ask("""test_de_moral_apres_les_tirs(commandement=8, pertes_de_l_escouade=6, effectif_de_l_escouade=10, unite_a_terre=True,
        des=[5, 6])""", outcome="Raté", says="Cd 7"),
    ask("battre_en_retraite(unite_a_terre=True)", outcome="Aucune conséquence"),
    ask("distance_de_retraite(unite_infanterie=True, unite_a_terre=True)", outcome="Sans effet"),
)

row(
    "PEN-X46",
    "Des gardes en fuite, 5 sur 10 au départ, font 8 sur Cd 8 pour se regrouper.",
    ask("test_de_regroupement(commandement=8, effectif_de_l_escouade=5, effectif_de_depart=10, des=[4, 4])", outcome="Fuit", says="Cd 7"),
    ask("distance_de_fuite(unite_infanterie=True)", total=9),
)

# --- terrain, cover, hiding

RIDERS = "unite_moto=True, unite_a_conducteur_habile=True, unite_distance_parcourue=20, terrain_difficile_traverse=True"
row(
    "PEN-X49",
    "Cinq motards, conducteurs habiles, ont fait 20 ps à travers un bois, terrain difficile.",
    ask(f"terrain_difficile_en_mouvement_rapide({RIDERS})", gives="test de terrain dangereux"),
    ask(f"test_de_terrain_dangereux({RIDERS})", odds={"Raté": F(1, 36), "blessure automatique pa2": F(1, 36)}),
    ask(f"tests_de_terrain_dangereux(unites=5, {RIDERS})", odds={"Tests ratés 0": F(35, 36) ** 5}, mean=F(5, 36)),
    ask("sauvegarde_d_armure(svg=3, pa=2)", odds={"Sauvé": 0}),
)

BEHIND_RUINS = 'cible_masquee_par_un_decor=True, type_de_couvert="moyen", pourcentage_visible=50, cible_a_tire_ou_attaque=False'
row(
    "PEN-X50",
    "Une créature monstrueuse (svg 3+), visible à 50 % pile derrière des ruines, n'a ni tiré ni attaqué.",
    ask("etre_cachee(cible_creature_monstrueuse=True, cible_masquee_par_un_decor=True, cible_a_tire_ou_attaque=False)", outcome="Interdit"),
    ask(f"svg_de_couvert_effective(ct=4, cible_creature_monstrueuse=True, {BEHIND_RUINS}, svg=3)", total=6),
)

row(
    "PEN-X51",
    "Un char en alerte derrière des épaves, couvert moyen, visible à 50 % pile pour tous les tireurs.",
    ask(f"svg_de_couvert_effective(ct=4, cible_char=True, cible_en_alerte=True, {BEHIND_RUINS})", total=5, disputed="3"),
)

# --- reserves and deep strike

DEEP_STRIKE = "unite_deployee_en_frappe_en_profondeur=True, deviation_bloquee=True"
row(
    "PEN-X52",
    "Cinq terminators en frappe en profondeur dévient de 9 ps sur une escouade amie.",
    ask('deviation_de_la_frappe(face="flèche", des=[4, 5], obstacle_a_la_deviation=5)', says="à terre"),
    ask(f"charger({DEEP_STRIKE}, distance=10)", outcome="Interdit"),
    ask(f"initiative_effective(initiative=4, {DEEP_STRIKE})", total=1),
    ask(f"tirer({DEEP_STRIKE})", outcome="Interdit", says="litige PEN-1969"),
    ask("ct_effective(ct=4, cible_a_terre=True)", total=3),
)

row(
    "PEN-X53",
    "Des éclaireurs infiltrés en réserve veulent déborder par la gauche, dès le tour 1.",
    ask("jet_de_reserve(tour=1)", odds={"Disponible": F(1, 3)}),
    ask('arrivee_par_un_flanc(unite_infiltree=True, unite_en_reserve=True, tour=1, tours_de_reserve=2, flanc_desire="gauche")', odds={"gauche": F(4, 9)}),
)

row(
    "PEN-X55",
    "Des jet-packs arrivés en frappe en profondeur à 4 ps d'un ennemi tirent, puis veulent le charger.",
    ask("tirer(unite_deployee_en_frappe_en_profondeur=True, unite_jet_pack=True)", outcome="Permis"),
    ask("charger(unite_deployee_en_frappe_en_profondeur=True, unite_jet_pack=True, distance=4)", outcome="Interdit"),
)

# --- psykers

row(
    "PEN-X56",
    "Un archiviste (Cd 10, 2 PV, svg 2+, invulnérable 3+) fait un double 6 pour son pouvoir.",
    ask("test_psy(commandement=10, des=[6, 6])", outcome="Pouvoir raté", says="péril du warp"),
    ask("sauvegarde_d_armure(svg=2, blessure_de_peril_du_warp=True)", outcome="Non sauvegardé"),
    ask("sauvegarde_invulnerable(svg_invulnerable=3, blessure_de_peril_du_warp=True)", outcome="Non sauvegardé"),
    ask("pv_restants(points_de_vie=2, blessures_non_sauvegardees=1)", total=1),
)

row(
    "PEN-X57",
    "Un psyker ennemi (Cd 9) a fait 6 ; le mien (Cd 10) fait 7 pour dissiper.",
    ask("dissipation(commandement=10, commandement_du_psyker_ennemi=9, des=[3, 4], des_adverses=[2, 4])", outcome="Pouvoir maintenu"),
)

# --- aircraft

FLYBY = 'arme_de_tir="Missiles Anti-aérien", distance=15, unite_immobile=True, cible_aeronef_au_passage=True'
row(
    "PEN-X59",
    "Un missile anti-aérien (CT4) tiré à 15 ps de la trajectoire d'un aéronef au passage, flancs 11.",
    ask(f"jet_pour_toucher_au_tir(ct=4, {FLYBY})", odds={"Touché": F(2, 3)}),
    ask(f"penetration_de_blindage({FLYBY}, blindage_lateral=11)", odds={"Dégât lourd": F(1, 3), "Dégât superficiel": F(1, 6)}),
)

# --- the end of the game

row(
    "PEN-X63",
    "1850 points : deux objectifs aux Troupes, l'un serré par une élite ennemie ; des motos à 1 ps d'un troisième après 20 ps.",
    ask("contester_un_objectif(distance_a_l_objectif=1, controle_par_une_troupe=True, unite_infanterie=True, unite_distance_parcourue=5)", outcome="Interdit"),
    ask("controler_un_objectif(unite_moto=True, unite_distance_parcourue=20, distance_a_l_objectif=1)", outcome="Interdit"),
    ask("compte_des_points(objectifs=2, format_d_armee=1850)", total=370),
    ask("compte_des_points(objectifs=1, format_d_armee=1850)", total=185),
    ask("resultat_de_la_partie(joueur=370, adversaire=185, format_d_armee=1850)", says="Victoire du joueur"),
)

row(
    "PEN-X64",
    "Le 5e tour vient de finir.",
    ask("duree_de_la_partie()", values=[F(1, 3), F(4, 9), F(2, 9)]),
)

HERO = 'arme_de_tir="Fusil plasma", endurance=4, cible_insensible_a_la_douleur=True'
row(
    "PEN-X65",
    "Un héros (E4, svg 3+, 3 PV, Insensible à la douleur) prend une touche de plasma.",
    ask('jet_pour_blesser(arme_de_tir="Fusil plasma", endurance=4)', odds={"Blessé": F(35, 36), "blessure mortelle": F(7, 36)}),
    ask('sauvegarde_d_armure(arme_de_tir="Fusil plasma", svg=3)', odds={"Sauvé": 0}),
    ask(f"jet_d_insensible_a_la_douleur({HERO})", odds={"Blessure ignorée": F(1, 6)}),
    ask(f"jet_d_insensible_a_la_douleur({HERO}, blessure_mortelle=True)", odds={"Blessure ignorée": 0}),
    ask(f"points_de_vie_perdus({HERO}, blessures_non_sauvegardees=1)", total=1),
    ask(f"points_de_vie_perdus({HERO}, blessure_mortelle=True, blessures_non_sauvegardees=1)", total=2),  # 28/36 x 5/6 + 7/36 x 2 = 28/27
)

WOUNDED = "unite_creature_monstrueuse=True, unite_volante=True, unite_distance_parcourue=20"
row(
    "PEN-X66",
    "Une créature monstrueuse volante de 240 points, au sol, a fait 20 ps ; des tirs lui laissent 5 PV sur 10.",
    ask(f"apres_les_tirs_ennemis({WOUNDED}, unite_blessee_par_ces_tirs=True)", gives="test d'accident"),
    ask(f"test_d_accident({WOUNDED}, points_de_vie=10, pv_perdus=5)", odds={"l'unité est hors de contrôle": F(11, 36)}),
    ask("points_pour_une_unite(cout_de_l_unite=240, points_de_vie=10, pv_perdus=5)", total=120),
)
