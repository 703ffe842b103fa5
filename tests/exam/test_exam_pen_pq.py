"""A fourth round of situations of Warhammer 40,000 PEN, from passages no other row touches: worked out from the text before the resolver was asked.

Pistols, blades and bombs in melee, guns in melee, whole fights and what follows them, arrivals, aircraft, transports, damage twice, height.
"""

from __future__ import annotations

from fractions import Fraction as F

import pytest
from verdicts import ask, check, rows

ROWS, row = rows()

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
    "PQ-03",
    "Un marteau tonnerre (F8, I1) charge un Carnifex (E6, I4) ; qui perd 1 PV est assommé.",
    ask("""pv_otes_au_corps_a_corps(attaques=2, unite_cc=4, force=4, unite_a_charge=True, arme_de_melee="marteau tonnerre", cible_cc=3,
        endurance=6, svg=3, points_de_vie=4, cible_creature_monstrueuse=True)""", mean=F(5, 3), gives="la cible est assommée"),
    ask('initiative_effective(initiative=4, arme_de_melee="marteau tonnerre")', total=1),
    ask("initiative_effective(initiative=4, unite_creature_monstrueuse=True, unite_assommee=True)", total=1),
    ask("mouvement_normal_permis(unite_creature_monstrueuse=True, unite_assommee=True)", total=3),
    ask("mouvement_rapide_permis(unite_creature_monstrueuse=True, unite_assommee=True)", total=F(9, 2)),
)

CLAWS = """attaques=3, unite_a_charge=True, arme_de_melee="griffe éclair", unite_plusieurs_armes_de_corps_a_corps=True, armes_identiques=True"""
row(
    "PQ-04",
    "Deux griffes éclair et Ennemi juré en charge sur des orks (CC4, E4, svg 6+) : blessant relance déjà tout échec, une fois.",
    ask(f"attaques_portees({CLAWS})", total=5),
    ask(f"combat({CLAWS}, unite_cc=5, force=4, unite_ennemi_jure=True, cible_cc=4, endurance=4, svg=6)", mean=F(35, 12)),  # 5 x 7/9 x 3/4
    ask("jet_pour_blesser(force=7, endurance=4, unite_ennemi_jure=True)", odds={"Blessé": F(35, 36)}, disputed="215/216"),
    ask('jet_pour_toucher_au_tir(ct=6, arme_de_tir="Canon laser", distance=40, unite_ennemi_jure=True)',
        odds={"Touché": F(35, 36)}, disputed="215/216"),
)

row(
    "PQ-05",
    "Cinq bombes à fusion chargent un Land Raider à l'arrêt, 14 partout : géant, CC5 contre CC1.",
    ask("""attaques_sur_un_vehicule(attaquants=5, attaques=1, unite_cc=4, unite_a_charge=True, arme_bombe_anti_vehicule=True, cible_tank=True,
        cible_geante=True, cible_immobile=True, blindage=14)""",
        means={"dégâts lourds": F(175, 72), "dégâts superficiels": F(125, 216)}, odds={"Dégâts lourds 0": F(37, 72) ** 5}),
)

row(
    "PQ-06",
    "Un obusier anti-véhicule (artillerie F8, 72 ps), immobile, à 30 ps de l'avant 14 d'un tank : le meilleur dé, doublé.",
    ask("""degats_au_tir(tireurs=1, ct=4, force=8, pa=3, arme_d_artillerie=True, arme_anti_vehicule=True, portee=72, distance=30, cadence_de_tir=1,
        unite_immobile=True, cible_tank=True, cible_immobile=True, blindage=14)""",
        means={"dégâts lourds": F(5, 8), "dégâts superficiels": F(25, 216)}),
)

IN_THE_FIGHT = 'tireurs=10, ct=4, arme_de_tir="Fulgurant", unite_chargee=True, tir_au_corps_a_corps=True'
row(
    "PQ-07",
    "Dix marines chargés par des orks (E4, svg 6+) tirent dans le tas au fulgurant ; le lance-flammes se tait.",
    ask("test_pour_tirer_dans_un_corps_a_corps(commandement=8)", odds={"Tire": F(13, 18)}),
    ask('tirer_au_corps_a_corps(unite_chargee=True, arme_de_tir="Lance-flammes")', outcome="Interdit"),
    ask(f"phase_de_tir({IN_THE_FIGHT}, endurance=4, svg=6)", mean=F(5)),
)

row(
    "PQ-08",
    "Terrifiés par un Carnifex (E6, svg 3+) trois fois plus haut, ils tirent quand même : CT 4 / 2, sans le -1.",
    ask(f"""phase_de_tir({IN_THE_FIGHT}, unite_terrifiee=True, cible_deux_fois_plus_grande=True, cible_creature_monstrueuse=True, endurance=6,
        svg=3)""", mean=F(10, 27)),
)

row(
    "PQ-09",
    "Mes deux escouades ont tué 4 et 1, perdu 2 et 3 : égalité.",
    ask("gagnant_du_corps_a_corps(pertes_infligees=[4, 1], pertes_subies=[2, 3])", outcome="Égalité"),
    ask("issue_du_corps_a_corps(ecart_de_pertes=0)", gives="corps à corps verrouillé"),
    ask("choisir_de_battre_en_retraite(ecart_de_pertes=0)", outcome="Permis"),
    ask("tenter_une_percee(cible_en_retraite=True)", outcome="Permis"),
    ask("tirer(unite_verrouillee=True)", outcome="Interdit"),
    ask("se_deplacer(unite_verrouillee=True)", outcome="Interdit"),
)

row(
    "PQ-10",
    "L'ennemi exterminé, on consolide dans une autre escouade à 5 ps ; les fuyards sont hors d'atteinte.",
    ask("consolider(distance_voulue=5)", outcome="Permis"),
    ask("attaques_effectives(attaques=2, unite_a_charge=True, unite_engagee_par_consolidation=True)", total=2),
    ask("attaquer_au_corps_a_corps(unite_engagee_par_consolidation=True)", outcome="Interdit"),
    ask("consolider(vise_l_escouade_mise_en_retraite=True)", outcome="Interdit"),
)

row(
    "PQ-11",
    "Des gardes battus fuient ; leurs vainqueurs se battent encore ailleurs ; le bord est proche, un mur barre la route.",
    ask("tenter_une_percee(cible_en_retraite=True, unite_engagee_avec_une_autre_escouade=True)", outcome="Interdit"),
    ask("distance_de_retraite(unite_infanterie=True)", total=6),
    ask("battre_en_retraite(socle_hors_du_plateau=True)", gives="retirée comme perte"),
    ask("battre_en_retraite(retraite_bloquee=True)", gives="détruite"),
)

row(
    "PQ-12",
    "Neuf blessures sur dix orks dont six sont engagés : six morts, et aucun des autres.",
    ask('repartition_des_blessures(blessures=9, membres=[["a", 1], ["b", 1], ["c", 1], ["d", 1], ["e", 1], ["f", 1]])', says="c 2, d 1"),
    ask("attribuer_une_blessure(membre_non_engage=True, attaque_au_contact=True)", outcome="Interdit"),
)

# --- arrivals, aircraft, transports

BIKES = 'ct=4, arme_de_tir="Bolter", distance=10, unite_moto=True, cible_immobile=True'
RIDE = 'unite_moto=True, arme_de_tir="Bolter", arme_a_tire_ce_tour=True, distance=8'
row(
    "PQ-13",
    "Tour 3 : trois motards aux bolters jumelés sortent de la réserve, roulent 10 ou 20 ps, tirent, chargent à 8 ps.",
    ask("jet_de_reserve(tour=3)", odds={"Disponible": F(2, 3)}),
    ask(f"phase_de_tir(tireurs=3, {BIKES}, arme_jumelee=True, unite_distance_parcourue=10, endurance=4, svg=6)", mean=F(5)),
    ask(f"charger({RIDE}, unite_distance_parcourue=10)", outcome="Permis"),
    ask(f"phase_de_tir(tireurs=3, {BIKES}, arme_jumelee=True, unite_distance_parcourue=20, endurance=4, svg=6)", mean=F(2)),
    ask(f"charger({RIDE}, unite_distance_parcourue=20)", outcome="Interdit"),
)

JUMP = 'ct=4, arme_de_tir="Fulgurant", distance=10, unite_de_saut=True, unite_deployee_en_frappe_en_profondeur=True'
BACK = 'ct=4, arme_de_tir="Bolter", distance=10, unite_immobile=True, cible_de_saut=True, cible_deployee_en_frappe_en_profondeur=True'
row(
    "PQ-14",
    "Des marines de saut annoncent 12 ps, ou 24, à leur frappe en profondeur : leur tir, puis celui qui leur répond.",
    ask(f"jet_pour_toucher_au_tir({JUMP}, unite_distance_parcourue=12)", odds={"Touché": F(5, 6)}),
    ask(f"jet_pour_toucher_au_tir({BACK}, cible_distance_parcourue=12)", odds={"Touché": F(35, 36)}),
    ask(f"jet_pour_toucher_au_tir({JUMP}, unite_distance_parcourue=24)", odds={"Touché": F(1, 3)}),
    ask(f"jet_pour_toucher_au_tir({BACK}, cible_distance_parcourue=24)", odds={"Touché": F(2, 3)}),
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
    "PQ-16",
    "Qui charge un aéronef au passage (flancs 10) ? Trois motojets à grenades krak, oui.",
    ask("charger(unite_motojet=True, distance=8, cible_aeronef_au_passage=True)", outcome="Permis"),
    ask("charger(unite_infanterie=True, distance=3, cible_aeronef_au_passage=True)", outcome="Interdit"),
    ask("charger(unite_de_saut=True, distance=3, cible_aeronef_au_passage=True)", outcome="Interdit"),
    ask("""attaques_sur_un_vehicule(attaquants=3, attaques=1, unite_cc=4, unite_a_charge=True, unite_motojet=True, arme_grenade_anti_vehicule=True,
        cible_aeronef_au_passage=True, blindage_lateral=10)""", means={"dégâts lourds": F(1, 3), "dégâts superficiels": F(1, 6)}),
)

row(
    "PQ-17",
    "Montés dans un Rhino au début du mouvement : pas de mouvement rapide, pas de descente ; deux points de tir.",
    ask("faire_un_mouvement_rapide(unite_transport=True, embarquement_en_debut_de_phase=True)", outcome="Interdit"),
    ask("debarquer(unite_infanterie=True, a_embarque_ce_tour=True)", outcome="Interdit"),
    ask("tirer_depuis_un_transport(points_de_tir_du_transport=2, rang_de_l_arme=3)", outcome="Interdit"),
    ask("""phase_de_tir(tireurs=2, ct=4, arme_de_tir="Bolter", distance=10, unite_embarquee=True, transporteur_distance_parcourue=6, endurance=4,
        svg=6, cible_immobile=True)""", mean=F(5, 3)),
)

row(
    "PQ-18",
    "Descendus au milieu d'ennemis qui gênaient la sortie : I1 pour nous, pas de +1 pour eux.",
    ask("initiative_effective(initiative=4, unite_genee_par_des_ennemis=True)", total=1),
    ask("attaques_portees(attaques=2, unite_a_charge=True, cible_genee_par_des_ennemis=True)", total=2),
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

ASTRAY = "unite_vehicule_volant=True, unite_deployee_en_frappe_en_profondeur=True, devie_en_terrain_infranchissable=True"
row(
    "PQ-20",
    "Un véhicule volant dévie dans une falaise en frappe en profondeur : secoué, jamais à terre.",
    ask(f"test_de_terrain_dangereux({ASTRAY})", odds={"le dégât est lourd": F(1, 6)}),
    ask("mise_a_terre(unite_vehicule_volant=True, deviation_bloquee=True)", gives="secoué"),
    ask(f'jet_pour_toucher_au_tir(ct=4, arme_de_tir="Missiles Krak", distance=20, {ASTRAY}, cible_immobile=True)', odds={"Touché": F(1, 3)}),
)

FALLING = "unite_est_un_vehicule=True, unite_antigrav=True, unite_rapide=True, unite_en_altitude=True, unite_hors_de_controle=True"
row(
    "PQ-21",
    "Un antigrav rapide (12) hors de contrôle en altitude s'écrase à 24 ps : un disque, ni esquive, ni recul, ni 2D6 touches.",
    ask(f"distance_hors_de_controle({FALLING}, fleche_obtenue=True)", total=24),
    ask(f"force_d_une_charge_belier({FALLING}, unite_blindage=12)", total=7),
    ask(f"touches_d_une_charge_belier({FALLING}, cible_effectif_de_l_escouade=6)", outcome="Sans effet"),
    ask("esquiver_une_charge_belier(unite_infanterie=True, assaillant_antigrav=True, assaillant_en_altitude=True, assaillant_hors_de_controle=True)",
        outcome="Sans effet"),
    ask("reculer_devant_un_belier(unite_infanterie=True, assaillant_en_altitude=True, assaillant_hors_de_controle=True)", outcome="Interdit"),
    ask(f"test_de_terrain_dangereux({FALLING})", gives="le dégât est lourd"),
)

# --- damage

row(
    "PQ-22",
    "Un 6 lourd à l'armement d'un tank, puis 4 à la coque ; plus tard l'IEM sur des armes déjà endommagées.",
    ask('degat_sur_la_table(degat_lourd=True, arme_de_tir="Canon laser", zone_touchee="armement", cible_tank=True, des=[6])', outcome="arme explosée"),
    ask('degat_subi(degat_recu="arme explosée", cible_tank=True)', gives="le dégât est superficiel"),
    ask('degat_sur_la_table(degat_superficiel=True, arme_de_tir="Canon laser", zone_touchee="coque", cible_tank=True, des=[4])', outcome="endommagé",
        says="= 1"),
    ask("""degat_sur_la_table(degat_superficiel=True, arme_de_tir="Grenades IEM", zone_touchee="armement", cible_tank=True,
        cible_armes_endommagees=True, des=[5])""", outcome="arme détruite"),
)

row(
    "PQ-23",
    "Deux mobilités réduites le même tour sur un antigrav rapide lancé : « crash » ; un Rhino déjà réduit : immobilisé.",
    ask("""degat_sur_la_table(degat_lourd=True, pa=2, zone_touchee="mobilité", des=[4], deja_ce_tour=["mobilité réduite"], cible_antigrav=True,
        cible_rapide=True, cible_distance_parcourue=20)""", outcome="crash"),
    ask('degat_sur_la_table(degat_lourd=True, pa=2, zone_touchee="mobilité", des=[3], cible_mobilite_reduite=True)', outcome="immobilisé"),
)

# --- cover, sight, targets

CLIFF = "cible_en_hauteur=True, ligne_de_vue_montante=True, svg=3, cible_a_tire_ou_attaque=True"
row(
    "PQ-24",
    "Dix bolters en contrebas tirent à 20 ps sur des marines au bord d'une falaise ; puis un mortier ; puis l'inverse.",
    ask(f"svg_de_couvert_effective({CLIFF})", total=4),
    ask(f'phase_de_tir(tireurs=10, ct=4, arme_de_tir="Bolter", distance=20, unite_immobile=True, cible_immobile=True, {CLIFF}, endurance=4)',
        mean=F(25, 36)),
    ask("avoir_droit_au_couvert(cible_en_hauteur=True, ligne_de_vue_montante=True, arme_de_barrage=True)", outcome="Interdit"),
    ask("avoir_droit_au_couvert(unite_en_hauteur=True)", outcome="Interdit"),
)

WALL = 'cible_masquee_par_un_decor=True, cible_en_position_de_tir=True, cible_a_tire_ou_attaque=True'
row(
    "PQ-25",
    "Derrière un mur, en position de tir à 1 ps : on tire, on garde son couvert, on n'est plus caché.",
    ask("se_mettre_en_position_de_tir(unite_a_couvert_d_un_decor=True, distance_au_decor=1)", outcome="Permis"),
    ask("se_mettre_en_position_de_tir(unite_a_couvert_d_un_decor=True, distance_au_decor=2)", outcome="Interdit"),
    ask(f'svg_de_couvert_effective({WALL}, type_de_couvert="moyen", svg=5)', total=4),
    ask(f"etre_cachee({WALL})", outcome="Interdit"),
)

row(
    "PQ-26",
    "Le canon laser d'une escouade de dix, ou l'un des chars d'une escouade, prend une autre cible que les siens.",
    ask("viser_a_part()", outcome="Interdit"),
    ask("viser_a_part(ennemi_visible_le_plus_proche=True)", outcome="Permis"),
    ask("viser_a_part(unite_tank=True)", outcome="Permis"),
)

row(
    "PQ-27",
    "Une créature de 240 points à 5 PV sur 10 régénère : 4 PV perdus ne valent rien.",
    ask("jet_de_regeneration(unite_regeneration=True, pv_perdus=5)", odds={"PV regagné": F(1, 3)}),
    ask("points_pour_une_unite(cout_de_l_unite=240, points_de_vie=10, pv_perdus=4)", total=0),
    ask("points_pour_une_unite(cout_de_l_unite=240, points_de_vie=10, pv_perdus=5)", total=120),
)

row(
    "PQ-28",
    "Un aéronef en mouvement rapide, avec ou sans Virage à grande vitesse.",
    ask("mouvement_rapide_permis(unite_aeronef=True)", total=36),
    ask("pivot_final_permis(unite_aeronef=True, unite_derapage=True, unite_distance_parcourue=36)", total=90),
    ask("pivot_final_permis(unite_aeronef=True, unite_distance_parcourue=36)", total=0),
    ask("decollage_d_un_aeronef(unite_aeronef=True)", outcome="Permis"),
)

row(
    "PQ-29",
    "Un capitaine obstiné dans une escouade battue de 4 (Cd 9) ; puis sans lui ; des éclaireurs bougent avant la partie.",
    ask("test_de_moral(commandement=9, ecart_de_pertes=4, unite_menee_par_un_personnage_obstine=True)", odds={"Réussi": F(5, 6)}),
    ask("test_de_moral(commandement=9, ecart_de_pertes=4)", odds={"Réussi": F(5, 18)}),
    ask("bouger_avant_la_partie(unite_scout=True)", outcome="Permis"),
)

INFILTRATED = "unite_infiltree=True, distance_de_l_ennemi_le_plus_proche="
row(
    "PQ-30",
    "Des infiltrés, à couvert à 12 ps, vus à découvert à 17 ; hors de vue à découvert à 15, selon comment on lit la phrase.",
    ask(f"deployer_une_unite_infiltree({INFILTRATED}12, deploiement_a_couvert=True)", outcome="Permis"),
    ask(f"deployer_une_unite_infiltree({INFILTRATED}17, vue_par_un_ennemi=True)", outcome="Interdit"),
    ask(f"deployer_une_unite_infiltree({INFILTRATED}15)", outcome="Permis", disputed="Interdit"),
)

NIGHT = """ct=4, arme_de_tir="Canon laser", distance=38, combat_de_nuit=True, unite_immobile=True, cible_furtive=True, cible_immobile=True"""
row(
    "PQ-31",
    "De nuit, à 38 ps d'une escouade furtive : des capteurs, la vision nocturne, ou rien.",
    ask(f"jet_pour_toucher_au_tir({NIGHT}, unite_a_capteurs=True)", odds={"Touché": F(2, 3)}),
    ask(f"jet_pour_toucher_au_tir({NIGHT}, unite_a_vision_nocturne=True)", odds={"Touché": F(1, 2)}),
    ask(f"jet_pour_toucher_au_tir({NIGHT})", odds={"Touché": F(1, 6)}),
)

SKY = "unites_sous_le_gabarit=3, cible_motojet=True, cible_en_altitude=True, endurance=4, svg=4"
row(
    "PQ-32",
    "Un souffle torrent (F6 PA3) atteint trois motojets en altitude ; un lance-flammes, non.",
    ask(f"phase_de_tir(tireurs=1, ct=4, force=6, pa=3, arme_a_gabarit_de_souffle=True, arme_torrent=True, cadence_de_tir=1, {SKY})", mean=F(5, 3)),
    ask(f'phase_de_tir(tireurs=1, ct=4, arme_de_tir="Lance-flammes", {SKY})', outcome="Interdit"),
)

BOMB = "arme_bombe_aerienne=True, arme_a_explosion=True, cible_survolee=True"
row(
    "PQ-33",
    "Un véhicule volant lâche une bombe (F6 PA4) sur des gardes survolés, dans des ruines sans toit.",
    ask(f"deviation_d_un_gabarit({BOMB}, des=[5])", total=5),
    ask(f"""phase_de_tir(tireurs=1, ct=3, force=6, pa=4, cadence_de_tir=1, unite_vehicule_volant=True, unite_distance_parcourue=20,
        unites_sous_le_gabarit=4, cible_en_zone_de_couvert=True, type_de_couvert="moyen", decor_ouvert_vers_le_haut=True, endurance=3, svg=5,
        cible_immobile=True, {BOMB})""", mean=F(35, 18)),
)

row(
    "PQ-34",
    "Une artillerie de barrage (F8) qui a roulé tire au jugé, sur le flanc d'un tank.",
    ask("""degats_au_tir(tireurs=1, ct=4, force=8, pa=3, arme_d_artillerie=True, arme_de_barrage=True, portee=72, distance=30, cadence_de_tir=1,
        unite_tank=True, unite_distance_parcourue=6, cible_tank=True, blindage_avant=14, blindage_lateral=11, blindage_arriere=10,
        angle_de_l_attaque=0)""", means={"dégâts lourds": F(1, 4)}),
)

FIRST = 'ct=4, arme_de_tir="Bolter", distance=20, unite_immobile=True, premier_tour_du_premier_joueur=True, cible_cavalerie=True'
row(
    "PQ-35",
    "Au premier tour de celui qui commence : des cavaliers (18 ps), des cavaliers éclaireurs, des gardes dans des broussailles.",
    ask(f"jet_pour_toucher_au_tir({FIRST})", odds={"Touché": F(2, 3)}),
    ask(f"jet_pour_toucher_au_tir({FIRST}, cible_a_fait_un_mouvement_scout=True)", odds={"Touché": F(5, 6)}),
    ask("""svg_de_couvert_effective(premier_tour_du_premier_joueur=True, cible_infanterie=True, cible_en_zone_de_couvert=True,
        type_de_couvert="léger", svg=5)""", total=3),
)

row(
    "PQ-36",
    "Quatre orks (CC4, E4) et quatre gretchins (CC3, E3) : à égalité, la plus grande valeur.",
    ask("valeur_majoritaire(valeurs=[4, 4, 4, 4, 3, 3, 3, 3])", total=4),
    ask("""combat(attaquants=6, attaques=1, unite_cc=4, force=4, arme_de_melee="arme de corps à corps", unite_plusieurs_armes_de_corps_a_corps=True,
        unite_chargee=True, cible_cc=4, endurance=4, svg=5)""", mean=F(5, 2)),
)

RHINO = "cible_transport=True, cible_sans_cc=True, unite_engagee=True"
row(
    "PQ-37",
    "Un Rhino chargé au tour d'avant n'a pas bougé : on l'attaque encore ; s'il a bougé, non.",
    ask(f"attaquer_un_vehicule_deja_engage({RHINO}, cible_immobile=True)", outcome="Permis"),
    ask(f"attaquer_un_vehicule_deja_engage({RHINO}, cible_distance_parcourue=6)", outcome="Interdit"),
    ask("""attaques_sur_un_vehicule(attaquants=5, attaques=1, unite_cc=4, arme_grenade_anti_vehicule=True, cible_transport=True, cible_sans_cc=True,
        cible_immobile=True, blindage=10)""", means={"dégâts lourds": F(10, 9), "dégâts superficiels": F(5, 9)}),
)

ABOARD = "unite_embarquee=True, transporteur_ouvert=True"
row(
    "PQ-38",
    "Des orks chargés dans leur transport ouvert se défendent à bord, à I10 ; tant qu'on ne les charge pas, rien. Puis un Char qui charge.",
    ask(f"attaquer_au_corps_a_corps({ABOARD}, unite_chargee=True)", outcome="Permis"),
    ask(f"initiative_effective(initiative=2, {ABOARD}, unite_chargee=True)", total=10),
    ask(f"initiative_effective(initiative=2, {ABOARD}, unite_chargee=True, assaillant_a_grenades_offensives=True)", total=2),
    ask(f"tirer_au_corps_a_corps({ABOARD})", outcome="Interdit"),
    ask(f"contre_attaquer(unite_contre_attaque=True, {ABOARD})", outcome="Interdit"),
    ask("attaquer_au_corps_a_corps(unite_embarquee=True, transporteur_char=True, unite_a_charge=True)", outcome="Permis"),
    ask("initiative_effective(initiative=4, unite_embarquee=True, transporteur_char=True)", total=4),
    ask('gabarits_contre_un_transport_ouvert(arme_de_tir="Missiles Frag", de_du_gabarit=3)', total=4),
)

row(
    "PQ-39",
    "Une créature monstrueuse volante lancée tire deux armes jumelées à 8 ps, et pas une troisième.",
    ask("""phase_de_tir(tireurs=1, ct=4, force=6, arme_d_assaut=True, cadence_de_tir=6, arme_jumelee=True, portee=18, distance=8,
        unite_creature_monstrueuse=True, unite_volante=True, unite_distance_parcourue=24, endurance=4, svg=6, cible_immobile=True)""", mean=F(50, 9)),
    ask("tirer_avec_une_arme_de_plus(unite_creature_monstrueuse=True, rang_de_l_arme=3)", outcome="Interdit"),
)

row(
    "PQ-40",
    "Deux personnages indépendants se défient ; les autres n'y touchent pas.",
    ask("defier(unite_personnage_independant=True, unite_a_charge=True, cible_personnage_independant=True)", outcome="Permis"),
    ask("attaquer_au_corps_a_corps(duel_accepte=True)", outcome="Interdit"),
)

row(
    "PQ-41",
    "Quatre armes : un marcheur antigrav rapide et un antigrav rapide à 12 ps, un marcheur à 9.",
    ask("tir_des_vehicules(unite_marcheur=True, unite_antigrav=True, unite_rapide=True, unite_distance_parcourue=12)", outcome="toutes les armes"),
    ask("tir_des_vehicules(unite_antigrav=True, unite_rapide=True, unite_distance_parcourue=12)", says="3 armes"),
    ask("tir_des_vehicules(unite_marcheur=True, unite_distance_parcourue=9)", says="au jugé"),
)

row(
    "PQ-42",
    "Derrière ses fumigènes on ne tire pas, sauf au tour adverse ; en alternance ils durent jusqu'au prochain tour de l'escouade.",
    ask("tirer(unite_sous_fumigenes=True)", outcome="Interdit"),
    ask("tirer(cible_sous_fumigenes=True)", outcome="Permis"),
    ask("""durees_en_alternance(duree_imprimee="jusqu'à la fin du prochain tour")""", says="prochain tour de l'escouade"),
)

row(
    "PQ-43",
    "Deux pouvoirs par tour, jamais deux fois le même ; et un double 6 pour dissiper.",
    ask("lancer_un_pouvoir(pouvoirs_deja_lances=1, pouvoirs_par_tour=2)", outcome="Permis"),
    ask("lancer_un_pouvoir(pouvoir_deja_lance_ce_tour=True, pouvoirs_par_tour=2)", outcome="Interdit"),
    ask("dissipation(commandement=10, commandement_du_psyker_ennemi=9, des=[6, 6], des_adverses=[2, 4])", outcome="Pouvoir maintenu",
        gives="péril du warp"),
)

row(
    "PQ-44",
    "Un missile krak touche une maison en bois où huit gardes sont barricadés.",
    ask("""degats_vehicule(arme_de_tir="Missiles Krak", ct=4, distance=20, cible_batiment=True, reference_du_batiment="maison en bois",
        zone_annoncee="coque")""", odds={"détruit": F(2, 9)}),
    ask('force_contre_les_passagers(degat_recu="détruit", cible_batiment=True)', total=5),
)

QUESTIONS = [(code, n, *asked) for code, (_, questions) in ROWS.items() for n, asked in enumerate(questions, 1)]


@pytest.mark.parametrize("code, rank, question, expected", QUESTIONS, ids=[f"{code}-{n}" for code, n, *_ in QUESTIONS])
def test_situation(resolver, code, rank, question, expected):
    check(resolver, "warhammer-40000-pen", code, question, expected)
