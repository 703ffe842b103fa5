"""Situations of Warhammer 40,000 PEN of the chapter « Armes et équipements » (Weapons and equipment)."""

from __future__ import annotations

from fractions import Fraction as F

from verdicts import ask, rows

ROWS, row = rows()

FLAMER_AT_NIGHT = """ct=2, arme_de_tir="Lance-flammes", combat_de_nuit=True, cible_a_terre=True, cible_en_zone_de_couvert=True,
    type_de_couvert="lourd", cible_a_tire_ou_attaque=False"""

row(
    "PEN-X17",
    "De nuit, un lance-flammes (CT2) sur des gardes cachés dans une tranchée, couvert lourd, à terre ; six sous le gabarit.",
    ask('jet_pour_toucher_au_souffle(ct=2, arme_de_tir="Lance-flammes", combat_de_nuit=True, cible_a_terre=True)', odds={"Touché": F(5, 6)}),
    ask(f"phase_de_tir(tireurs=1, {FLAMER_AT_NIGHT}, effectif=8, endurance=3, svg=5, unites_sous_le_gabarit=6)", mean=F(25, 9)),
)
row(
    "PE-66",
    "Le lance-flammes d'un aveuglé touche sur 2+ comme un autre : son jet n'est pas celui de la CT.",
    ask('jet_pour_toucher_au_souffle(ct=4, arme_de_tir="Lance-flammes", unite_aveuglee=True)', odds={"Touché": F(5, 6)}),
    ask('jet_pour_toucher_au_tir(ct=4, arme_de_tir="Lance-flammes", unite_aveuglee=True)', outcome="Sans effet"),
)

WOUNDED = "unite_creature_monstrueuse=True, unite_volante=True, unite_distance_parcourue=20"
row(
    "P32-05",
    "CT 1, un pistolet à gabarit de souffle, il a bougé : 2+ quand même, et il charge ensuite ; sa CT n'y est pour rien. Un disque dévié hors de vue ne touche rien.",
    ask("jet_pour_toucher_au_souffle(unite_a_bouge=True)", odds={"touché": F(5, 6)}),
    ask("toucher_au_tir(ct=1, arme_pistolet=True, arme_souffle=True, unite_a_bouge=True)", outcome="sans effet"),
    ask('toucher_au_tir(ct=3, arme_de_tir="Lance-flammes")', outcome="sans effet"),
    ask("charger(arme_pistolet=True, arme_souffle=True, arme_a_tire_ce_tour=True, distance=5)", outcome="permis"),
    ask("touches_du_gabarit(arme_explosion=True, unites_sous_le_gabarit=4, gabarit_devie=True, centre_devie_hors_de_vue=True)", total=0),
)
row(
    "PEN-X66",
    "Une créature monstrueuse volante de 240 points, au sol, a fait 20 ps ; des tirs lui laissent 5 PV sur 10.",
    ask(f"apres_les_tirs_ennemis({WOUNDED}, unite_blessee_par_ces_tirs=True)", gives="test d'accident"),
    ask(f"test_d_accident({WOUNDED}, points_de_vie=10, pv_perdus=5)", odds={"l'unité est hors de contrôle": F(11, 36)}),
    ask("points_pour_une_unite(cout_de_l_unite=240, points_de_vie=10, pv_perdus=5)", total=120),
)
row(
    "PEN-Y05",
    "Dix bolters à 20 ps, après 6 ps de marche, sur dix orks (E4, svg 6+, Cd 7) au complet : fuiront-ils ?",
    ask("""phase_de_tir(tireurs=10, ct=4, arme_de_tir="Bolter", distance=20, unite_distance_parcourue=6, effectif=10, endurance=4, svg=6,
        cible_immobile=True)""", mean=F(10, 3), odds={"Pertes 10": F(1, 59049), "Pertes 3": F(120 * 128, 59049)}),
    ask("apres_les_tirs_ennemis(pertes_de_l_escouade=2, effectif_de_l_escouade=10)", outcome="Aucune conséquence"),
    ask("apres_les_tirs_ennemis(pertes_de_l_escouade=3, effectif_de_l_escouade=10)", gives="test de moral"),
    ask("test_de_moral_apres_les_tirs(commandement=7, pertes_de_l_escouade=4, effectif_de_l_escouade=10)", odds={"battre en retraite": F(15, 36)}),
    ask("test_de_moral_apres_les_tirs(commandement=7, pertes_de_l_escouade=5, effectif_de_l_escouade=10)", odds={"battre en retraite": F(21, 36)}),
)

# --- morale
FRAG = 'arme_de_tir="Missiles Frag", pertes_de_l_escouade=3, effectif_de_l_escouade=10'

row(
    "PEN-Y20",
    "Un missile frag, pilonnage, tue trois gardes sur dix ; restent six gardes à Cd 7 et leur sergent à Cd 8.",
    ask(f"apres_les_tirs_ennemis({FRAG})", gives="test de pilonnage"),
    ask(f"apres_les_tirs_ennemis({FRAG})", gives="test de moral"),
    ask("commandement_de_l_escouade(valeurs=[7, 7, 7, 7, 7, 7, 8])", total=8),
    ask("valeur_majoritaire(valeurs=[7, 7, 7, 7, 7, 7, 8])", total=7),
    ask(f"tests_apres_les_tirs(commandement=8, commandement_majoritaire=7, {FRAG})",
        odds={"l'unité tient bon": F(91, 216), "l'unité rate son moral": F(10, 36), "l'unité rate son test de pilonnage": F(15, 36)}),
)
row(
    "6.2 à 6.5",
    "Grenade flash, I 3, 4 au dé : CC et CT 1. Missile de glace : 3 ps au lieu de 6. Pistolet plasma : 1 attaque, 2+ relançable. Anti-aérien au jugé.",
    ask('test_d_aveuglement(arme_de_tir="Grenades flash", initiative=3, des=[4])', outcome="Raté"),
    ask("cc_effective(unite_aveuglee=True, cc=4)", total=1),
    ask("ct_effective(unite_aveuglee=True, ct=4)", total=1),
    ask("mouvement_normal_permis(unite_givree=True, unite_infanterie=True)", total=3),
    ask("attaques_de_pistolet(pistolet_au_tir=True)", total=1),
    ask('jet_pour_blesser(arme_de_tir="Pistolet plasma", endurance=4)', odds={"Blessé": F(35, 36)}),
    ask('ct_du_tir(arme_de_tir="Missiles Anti-aérien", ct=4, cible_infanterie=True, distance=40)', total=2),
    ask("apres_les_tirs_ennemis(arme_de_barrage=True, pertes_de_l_escouade=1, effectif_de_l_escouade=10)", gives="test de pilonnage"),
    ask("test_de_pilonnage(cd=7, des=[5, 3])", outcome="Raté", gives="à terre"),
)

TWICE = "pertes_de_l_escouade=2, effectif_de_l_escouade=8, effectif_de_depart=10"

row(
    "PE-37",
    "Dix hommes : deux tombent sous une première escouade, deux sous une seconde.",
    ask("apres_les_tirs_ennemis(pertes_de_l_escouade=2, effectif_de_l_escouade=10, effectif_de_depart=10)", outcome="Aucune conséquence"),
    ask(f"apres_les_tirs_ennemis({TWICE})", gives="test de moral", disputed="Aucune conséquence"),
)

JET_PACK = "unite_jet_pack=True, pv_perdu_a_ces_tirs=True, unite_en_altitude=True"

row(
    "PE-38",
    "Un jet-pack en altitude vient de perdre 1 PV au tir.",
    ask(f"apres_les_tirs_ennemis({JET_PACK})", gives="test d'accident"),
    ask(f"test_d_accident({JET_PACK})", odds={"blessure automatique pa4": F(11, 36), "escouade redescendue au sol": F(11, 36)}),
    ask("sauvegarde_d_armure(svg=4, pa=4)", odds={"Sauvé": F(1, 6)}),  # 11/36 x 5/6
)

ASSAULT_CANNON = """arme_de_tir="Canon d'assaut", distance=20, unite_immobile=True, cible_est_un_vehicule=True, cible_geante=True, cible_immobile=True"""

row(
    "PEN-Y06",
    "Un canon d'assaut immobile (CT4) à 20 ps de l'avant d'un Land Raider, 14 partout.",
    ask(f"jet_pour_toucher_au_tir(ct=4, {ASSAULT_CANNON})", odds={"Touché": F(5, 6), "un tir supplémentaire": F(1, 6)}),
    ask(f"nombre_de_tirs({ASSAULT_CANNON})", total=4),
    ask(f"penetration_de_blindage({ASSAULT_CANNON}, blindage=14)", odds={"Dégât lourd": F(1, 18), "Dégât superficiel": F(1, 18)}),  # x 35/9
    ask("""jet_de_surchauffe(arme_de_tir="Canon d'assaut")""", odds={"Surchauffe": F(1, 6)}),
)

# --- the rest of shooting
PLAGUE = """ct=4, arme_de_tir="Bolter", distance=12, unite_distance_parcourue=5, unite_a_vision_nocturne=True, unite_ne_connait_pas_la_peur=True,
    endurance=5, svg=3, cible_insensible_a_la_douleur=True, cible_immobile=True"""

row(
    "PEN-Y27",
    "Dix bolters, après 5 ps de marche, à 12 ps de marines de la peste (E5, svg 3+, Insensible à la douleur).",
    ask('nombre_de_tirs(arme_de_tir="Bolter", distance=12)', total=2),
    ask(f"phase_de_tir(tireurs=10, {PLAGUE})", mean=F(25, 27), odds={"Blessures 0": F(103, 108) ** 20}),
)
row(
    "AI-14",
    "On me charge, mes cinq bolters tirent : à bout portant, deux tirs chacun, CT 3, aucun ami touché : 5/2. Le bolter lourd, CT 1 ; le canon plasma, jamais.",
    ask("""nombre_de_tirs(arme_de_tir="Bolter", tir_au_corps_a_corps=True, unite_chargee=True)""", total=2),
    ask("""phase_de_tir(tireurs=5, ct=4, arme_de_tir="Bolter", tir_au_corps_a_corps=True, unite_chargee=True, endurance=4, svg=6)""", mean=F(5, 2)),
    ask("""ct_du_tir(ct=4, arme_de_tir="Bolter lourd", tir_au_corps_a_corps=True, unite_chargee=True)""", total=1),
    ask("""tirer_au_corps_a_corps(unite_chargee=True, arme_de_tir="Canon plasma")""", outcome="Interdit"),
    ask("""nombre_de_tirs(arme_de_tir="Bolter")""", asks="distance"),
)
row(
    "AO-07",
    "Salve 2/4, portée 24, après un pas : à 12 ps deux tirs pleins ; à 13, quatre au jugé, CT 4 tombée à 2 ; et pas de charge ensuite.",
    ask("nombre_de_tirs(arme_a_salve=True, unite_a_bouge=True, x_de_salve=2, y_de_salve=4, distance=12, portee=24)", total=2),
    ask("nombre_de_tirs(arme_a_salve=True, unite_a_bouge=True, x_de_salve=2, y_de_salve=4, distance=13, portee=24)", total=4),
    ask("ct_du_tir(ct=4, arme_a_salve=True, unite_a_bouge=True, x_de_salve=2, y_de_salve=4, distance=13, portee=24)", total=2),
    ask("charger(a_tire_ce_tour=True, arme_a_salve=True, distance=5)", outcome="Interdit"),
)
row(
    "6.1",
    "Salve 2/4 après un déplacement : 4 tirs au jugé de loin, 2 à CT entière de près. Autocanon : le pivot ne compte pas. Balayage et gabarit se partagent.",
    ask("nombre_de_tirs(x_de_salve=2, y_de_salve=4, unite_a_bouge=True, distance=20, portee=24)", total=4),
    ask("ct_du_tir(x_de_salve=2, y_de_salve=4, unite_a_bouge=True, distance=20, portee=24, ct=4)", total=2),
    ask("nombre_de_tirs(x_de_salve=2, y_de_salve=4, unite_a_bouge=True, distance=10, portee=24)", total=2),
    ask('ct_du_tir(arme_de_tir="Autocanon", unite_a_pivote=True, ct=4)', total=4),
    ask('charger(arme_de_tir="Autocanon", arme_a_tire_ce_tour=True)', outcome="Interdit"),
    ask("balayage_sur_plusieurs_escouades(unites_sur_le_segment=3)", total=3),
    ask("gabarit_sur_plusieurs_escouades(unites_sous_le_gabarit=2)", total=2),
    ask("choix_des_points_du_balayage(arme_a_balayage=True, arme_jumelee=True)", total=1),
)

VOLLEY = "arme_a_salve=True, x_de_salve=2, y_de_salve=4, portee=24"

row(
    "PT-14",
    "Une salve 2/4 après un pas : 2 tirs à 12 ps, 4 à 18 (au jugé) ; immobile ou Implacable, 4 ; ensuite, seul l'Implacable charge.",
    ask(f"nombre_de_tirs({VOLLEY}, unite_a_bouge=True, distance=12)", total=2),
    ask(f"nombre_de_tirs({VOLLEY}, unite_a_bouge=True, distance=18)", total=4),
    ask(f"jet_pour_toucher_au_tir(ct=4, {VOLLEY}, unite_a_bouge=True, distance=18)", odds={"Touché": F(1, 3)}),
    ask(f"jet_pour_toucher_au_tir(ct=4, {VOLLEY}, unite_a_bouge=True, unite_implacable=True, distance=18)", odds={"Touché": F(2, 3)}),
    ask(f"charger({VOLLEY}, arme_a_tire_ce_tour=True, distance=5)", outcome="Interdit"),
    ask(f"charger({VOLLEY}, arme_a_tire_ce_tour=True, distance=5, unite_implacable=True)", outcome="Permis"),
)
row(
    "PW-39",
    "Une salve 2/4 après une course, à mi-portée : deux tirs, au jugé.",
    ask("nombre_de_tirs(arme_a_salve=True, x_de_salve=2, y_de_salve=4, portee=24, distance=12, unite_mouvement_rapide_fait=True)", total=2),
    ask("ct_du_tir(ct=4, arme_a_salve=True, portee=24, distance=12, unite_mouvement_rapide_fait=True)", total=2),
)
row(
    "PAA-08",
    "Empoisonné E4 : raté sur 5 et 6, à chaque tour de joueur ; l'invulnérable n'arrête rien.",
    ask("test_d_empoisonnement(endurance=4)", odds={"Raté": F(1, 3)}),
    ask("sauvegarde_invulnerable(svg_invulnerable=3, blessure_de_poison=True)", outcome="Non sauvegardé"),
    ask("duree_en_tours_de_joueur(tour=1)", total=2),
)
row(
    "PV-08",
    "Un monstre E10 empoisonné rate encore un test sur six, et son invulnérable n'y peut rien.",
    ask("test_d_empoisonnement(endurance=10)", odds={"blessure due au poison": F(1, 6)}),
    ask("sauvegarde_invulnerable(svg_invulnerable=5, blessure_de_poison=True)", outcome="Non sauvegardé"),
)
row(
    "PAA-30",
    "Bombe F8 sur un tank 14/12/10 : 1D6 de déviation, le flanc ; hors du tank, un lourd devient superficiel ; rien ne le cloue.",
    ask("deviation_d_un_gabarit(arme_bombe_aerienne=True, cible_survolee=True, des=[5])", total=5),
    ask("penetration_de_blindage(force=8, arme_bombe_aerienne=True, blindage_avant=14, blindage_lateral=12, blindage_arriere=10)",
        odds={"Dégât lourd": F(1, 3), "Dégât superficiel": F(1, 6)}),
    ask("crans_perdus_a_la_penetration(centre_hors_du_vehicule=True)", total=1),
    ask("test_de_pilonnage(unite_tank=True, cd=8)", outcome="Sans effet"),
)
row(
    "AE-27",
    "Salve 2/4 de 24 ps : après un pas, 2 tirs à 10 ps à CT pleine ; immobile à 20 ps, pas de bonus ; canon plasma raté à 12 ps, 1D6 de déviation.",
    ask("nombre_de_tirs(x_de_salve=2, y_de_salve=4, portee=24, distance=10, unite_a_bouge=True)", total=2),
    ask("ct_du_tir(ct=4, x_de_salve=2, y_de_salve=4, arme_a_salve=True, portee=24, distance=10, unite_a_bouge=True)", total=5),
    ask("ct_du_tir(ct=4, arme_a_salve=True, portee=24, distance=20, unite_immobile=True)", total=4),
    ask("""deviation_d_un_gabarit(arme_de_tir="Canon plasma", distance=12)""", says="1d6"),
    ask("""deviation_d_un_gabarit(arme_de_tir="Canon plasma", distance=13)""", says="2d6"),
)
row(
    "6.1 bis",
    "Au jugé, les CT 1 à 5 valent 1, 1, 1, 2, 2. Artillerie : le meilleur de deux dés. Gabarit décentré : le dégât lourd n'est que superficiel.",
    *(ask(f"ct_du_tir(ct={skill}, tir_au_juge=True)", total=used) for skill, used in ((1, 1), (2, 1), (3, 1), (4, 2), (5, 2))),
    ask("charger(arme_d_assaut=True, arme_a_tire_ce_tour=True, unite_a_bouge=True)", outcome="Permis"),
    ask('charger(arme_de_tir="Pistolet Bolter", arme_a_tire_ce_tour=True)', outcome="Permis"),
    ask('nombre_de_tirs(arme_de_tir="Pistolet Bolter")', total=1),
    ask("nombre_de_tirs(arme_lourde=True, cadence_de_tir=3)", total=3),
    ask("charger(x_de_salve=2, y_de_salve=4, arme_a_tire_ce_tour=True)", outcome="Interdit"),
    ask("penetration_de_blindage(force=8, blindage=12, arme_d_artillerie=True, des=[2, 5])", outcome="Dégât lourd", total=13),
    ask("penetration_de_blindage(force=8, blindage=12, centre_hors_du_vehicule=True, des=[6])", outcome="Dégât superficiel", total=14),
    ask("penetration_de_blindage(force=8, blindage=12, centre_hors_du_vehicule=True, des=[4])", outcome="Sans effet", total=12),
    ask("tirer(arme_grenade=True, grenade_deja_lancee=True)", outcome="Interdit"),
    ask("longueur_du_balayage(cadence_de_tir=2, des=[3, 4])", total=7),
    ask("deviation_d_un_gabarit(distance=10, des=[4])", total=4),
    ask("diametre_du_gabarit(arme_a_grande_explosion=True)", total=5),
    ask("jet_pour_toucher_au_souffle(arme_a_gabarit_de_souffle=True, ct=1, des=[2])", outcome="Touché"),
    ask("sauvegarde_de_couvert(svg_de_couvert=3, arme_a_gabarit_de_souffle=True, des=[6])", outcome="Touche maintenue"),
    ask("touches_du_gabarit(unites_sous_le_gabarit=3, cible_a_l_autre_altitude=True)", total=0),
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
    "P30-18",
    "Une bombe PA4 lâchée sur l'escouade survolée : svg 4+ à 6, 3+ à 4+ ; 1D6 de déviation. Une moto ne peut pas croiser l'escouade, une motojet oui.",
    ask("svg_d_armure_effective(svg=4, pa=4, arme_bombe_aerienne=True)", total=6),
    ask("svg_d_armure_effective(svg=3, pa=4, arme_bombe_aerienne=True)", total=4),
    ask("deviation_d_un_gabarit(arme_bombe_aerienne=True, cible_survolee=True, arme_explosion=True)", says="1d6"),
    ask("croiser_d_autres_unites(unite_moto=True)", outcome="Interdit"),
    ask("croiser_d_autres_unites(unite_motojet=True)", outcome="Permis"),
)
row(
    "PAA-36",
    "Fumigènes : ni figée, ni en réserve, ni au bout d'un bélier, sauf à lire autrement.",
    ask("fumigenes(unite_figee=True)", outcome="Interdit"),
    ask("fumigenes(unite_en_reserve=True)", outcome="Interdit"),
    ask("fumigenes(unite_en_charge_belier=True)", outcome="Interdit", disputed="Permis"),
)
row(
    "PW-14",
    "Mes fumigènes : pas en alerte, pas deux fois, pas après un tir fait en bougeant.",
    ask("fumigenes(unite_en_alerte=True)", outcome="Interdit"),
    ask("fumigenes(unite_fumigenes_utilises_ce_tour=True)", outcome="Interdit"),
    ask("fumigenes(unite_sous_fumigenes=True)", outcome="Interdit"),
    ask("fumigenes(unite_jet_pack=True, arme_a_tire_ce_tour=True)", outcome="Interdit"),
    ask("fumigenes(unite_jet_pack=True, unite_mouvement_rapide_fait=True)", outcome="Permis"),
)
row(
    "AC-10",
    "Un tank aux armes endommagées : le canon d'assaut s'enraye sur 3+, le canon laser sur 4+ ; un second « armes endommagées », par une IEM, en détruit une.",
    ask("""jet_de_surchauffe(arme_de_tir="Canon d'assaut", unite_tank=True, unite_armes_endommagees=True)""", odds={"Surchauffe": F(2, 3)}),
    ask("""jet_de_surchauffe(arme_de_tir="Canon laser", unite_tank=True, unite_armes_endommagees=True)""", odds={"Surchauffe": F(1, 2)}),
    ask("""degats_vehicule(arme_de_tir="Grenades IEM", distance=8, ct=4, cible_tank=True, blindage_lateral=12, penetration=[6], zone_touchee="armement",
degat=[3], cible_armes_endommagees=True)""", outcome="arme détruite"),
)
row(
    "AK-11",
    "Un Dreadnought « armes endommagées » : son canon d'assaut s'enraye sur 3+, son bolter sur 4+ ; la seconde fois, une arme est détruite.",
    ask('jet_de_surchauffe(arme_de_tir="Canon d\'assaut", unite_armes_endommagees=True)', odds={"Surchauffe": F(2, 3)}),
    ask('jet_de_surchauffe(arme_de_tir="Bolter", unite_armes_endommagees=True)', odds={"Surchauffe": F(1, 2)}),
    ask('degat_subi(degat_recu="armes endommagées", cible_armes_endommagees=True)', gives="une arme du véhicule en moins"),
)
row(
    "AG-26",
    "Un torrent se pose à 12 ps, pas à 13 ; un mortier ne tire pas sous sa portée minimum ; les étages à 2 ps l'un de l'autre ne prennent rien ; six au dé contre trois engagés : deux attaques de plus.",
    ask("placer_le_gabarit_de_souffle(arme_torrent=True, distance_de_la_pointe=13)", outcome="Interdit"),
    ask("tirer(arme_de_barrage=True, portee_minimum=12, distance=11)", outcome="Interdit"),
    ask("touches_du_gabarit(unites_sous_le_gabarit=5, ecart_d_altitude=2, etage_non_choisi=True)", total=0),
    ask("attaques_de_zone_supplementaires(de_d_attaques_de_zone=6, ennemis_engages=3)", total=2),
    ask("penetration_de_blindage(force=8, arme_lance=True, blindage=13)", odds={"dégât lourd": F(1, 3), "dégât superficiel": F(1, 6)}),
    ask("penetration_de_blindage(force=8, arme_lance=True, blindage=11)", odds={"dégât lourd": F(1, 2), "dégât superficiel": F(1, 6)}),
)
row(
    "AI-09",
    "Un sergent à Cd 9 parmi des gardes à Cd 7 : pilonnés ou en contre-attaque, 7/12 ; sous un obus d'artillerie, 5/12 ; au moral ou face à la terreur, 5/6.",
    ask("test_de_pilonnage(commandement=9, commandement_majoritaire=7)", odds={"Réussi": F(7, 12)}),
    ask("test_de_pilonnage(commandement=9, commandement_majoritaire=7, arme_d_artillerie=True)", odds={"Réussi": F(5, 12)}),
    ask("test_de_contre_attaque(commandement=9, commandement_majoritaire=7, unite_a_contre_attaque=True, unite_chargee=True)", odds={"Contre-attaque": F(7, 12)}),
    ask("test_de_moral(commandement=9, commandement_majoritaire=7)", odds={"Réussi": F(5, 6)}),
    ask("test_de_terreur(commandement=9, commandement_majoritaire=7)", odds={"terrifié": F(1, 6)}),
    ask("""tests_apres_les_tirs(arme_pilonnante=True, pertes_de_l_escouade=3, effectif_de_l_escouade=12, commandement=9, commandement_majoritaire=7)""",
        odds={"l'unité rate son moral": F(1, 6), "l'unité rate son test de pilonnage": F(5, 12)}),
)
row(
    "AI-10",
    "Obstinés : le -1 de l'artillerie compte au pilonnage, pas celui de la moitié perdue au regroupement. Sans peur, on teste encore sa contre-attaque.",
    ask("test_de_pilonnage(commandement=8, unite_obstinee=True, arme_d_artillerie=True)", odds={"Réussi": F(7, 12)}),
    ask("test_de_regroupement(commandement=8, unite_obstinee=True, effectif_de_depart=10, effectif_de_l_escouade=5)", odds={"Regroupée": F(13, 18)}),
    ask("test_de_contre_attaque(commandement=8, unite_sans_peur=True, unite_a_contre_attaque=True, unite_chargee=True)", odds={"Contre-attaque": F(13, 18)}),
    ask("test_de_pilonnage(commandement=8, unite_sans_peur=True)", outcome="Réussi", says="automatique"),
)
row(
    "P32-26",
    "Deux morts sous les bolters : pas de test de pilonnage. Sous un missile frag (2+ à 20 ps), un sniper : Cd7, 21/36.",
    ask('test_de_pilonnage(arme_de_tir="Bolter", commandement=7, pertes=2)', outcome="sans effet"),
    ask('test_de_pilonnage(arme_de_tir="Missiles Frag", commandement=7, pertes=2)', odds={"réussi": F(7, 12)}),
    ask('test_de_pilonnage(arme_de_tir="Fusil sniper", commandement=7)', odds={"réussi": F(7, 12)}),
    ask('toucher_au_tir(arme_de_tir="Missiles Frag", ct=4, distance=20)', says="2+"),
    ask('tests_apres_les_tirs(arme_de_tir="Bolter", pertes=2, commandement=7, unite_effectif_de_l_escouade=5)', says="rate son test de pilonnage : 0 %"),
)
row(
    "P30-04",
    "Une créature monstrueuse qui a bougé tire au jugé avec une artillerie de barrage, tout implacable qu'elle soit ; 4 ps de terrain difficile ne la ralentissent pas.",
    ask("""jet_pour_toucher_au_tir(ct=4, unite_creature_monstrueuse=True, arme_artillerie=True, arme_barrage=True, unite_a_bouge=True,
        distance=30, portee=48)""", odds={"Touché": F(1, 3)}),
    ask("mouvement_normal_permis(unite_creature_monstrueuse=True, ps_en_terrain_difficile=4)", total=6),
    ask("mouvement_normal_permis(unite_bete=True, ps_en_terrain_tres_difficile=4)", total=7, disputed="^9"),
)
row(
    "PN33-01",
    "Un lance-flammes à torrent, quatre orks dans un bunker sous la pointe : le couvert ne compte pas, on touche sur 2+. Chargé, il ne tire pas dans la mêlée ; une nuée y perd 4 PV.",
    ask("""phase_de_tir(tireurs=1, ct=3, arme_torrent=True, cadence_de_tir=1, force=4, pa=5, endurance=4, svg=5, unites_sous_le_gabarit=4,
        type_de_couvert="lourd", cible_en_zone_de_couvert=True)""", mean=F(25, 18)),
    ask("tirer_au_corps_a_corps(unite_chargee=True, arme_torrent=True)", outcome="Interdit"),
    ask("points_de_vie_perdus(blessures_non_sauvegardees=1, cible_essaim=True, arme_torrent=True)", total=4),
    ask("ct_du_tir(ct=4, arme_torrent=True, distance=5, portee=12)", total=4),
    ask("gabarits_contre_un_transport_ouvert(arme_torrent=True, de_du_gabarit=4)", total=4),
    ask("viser_les_occupants_d_un_batiment(arme_torrent=True)", outcome="Interdit"),
    ask("viser_les_occupants_d_un_batiment(arme_torrent=True, gabarit_sur_un_point_du_batiment=True)", outcome="Permis"),
    ask("lance_flammes_en_alerte(arme_torrent=True, unites_sous_le_gabarit=2, unite_en_alerte=True, unite_chargee=True, resultat_de_d6=5)", total=5),
)
row(
    "PN33-02",
    "Un melta que l'on nomme par sa propriété embrase ; la lame bulldozer n'y fait rien. Poison : F5 contre E4 relance, contre E6 blesse sur 4+.",
    ask("jet_pour_blesser(force=8, endurance=5, arme_melta=True)", odds={"Blessé": F(35, 36), "blessure mortelle": F(7, 36)}),
    ask("jet_pour_blesser(force=5, endurance=4, arme_empoisonnee=True)", odds={"Blessé": F(8, 9)}),
    ask("jet_pour_blesser(force=5, endurance=6, arme_empoisonnee=True)", odds={"Blessé": F(1, 2)}),
    ask("penetration_de_blindage(force=5, blindage=12, arme_perforante=True)", odds={"dégât lourd": F(1, 9), "dégât superficiel": F(1, 18)}),
    ask("penetration_de_blindage(force=5, blindage=12, arme_penetrante=True, arme_anti_vehicule=True)", odds={"dégât lourd": F(3, 4)}),
)
row(
    "PS-15",
    "L'artillerie, escouade Cd 8 : 7/12 au pilonnage, obstinée ou non ; obstinée, un moral à -3 reste à 13/18.",
    ask("test_de_pilonnage(commandement=8, arme_artillerie=True)", odds={"Réussi": F(7, 12)}),
    ask("test_de_pilonnage(commandement=8, arme_artillerie=True, cible_obstinee=True)", odds={"Réussi": F(7, 12)}),
    ask("test_de_moral(commandement=8, ecart_de_pertes=3, unite_obstinee=True)", odds={"Réussi": F(13, 18)}),
    ask("test_de_moral(commandement=8, ecart_de_pertes=3)", odds={"Réussi": F(5, 18)}),
)
row(
    "PU-35",
    "Régénération : un tiers, et rien à qui n'a rien perdu. Pilonnés sans un mort : pas de test, sauf pour qui sort d'un transport qui explose.",
    ask("jet_de_regeneration(unite_a_regeneration=True, pv_perdus=1)", odds={"PV regagné": F(1, 3)}),
    ask("jet_de_regeneration(unite_a_regeneration=True, pv_perdus=0)", outcome="Sans effet"),
    ask("test_de_pilonnage(cd=8, pertes_de_l_escouade=0)", outcome="Sans effet"),
    ask("test_de_pilonnage(cd=8, pertes_de_l_escouade=1)", odds={"Raté": F(5, 18)}),
    ask("test_de_pilonnage(cd=8, pertes_de_l_escouade=0, unite_vient_de_debarquer=True)", odds={"Raté": F(5, 18)}),
)

BARRAGE = "arme_artillerie=True, arme_barrage=True"

row(
    "PW-09",
    "Dix gardes obstinés, sergent Cd 9, Cd 8 les autres, trois morts d'un obus de barrage : moral à 9, pilonnage à 7.",
    ask("test_de_moral_apres_les_tirs(cd=9, unite_obstinee=True, arme_artillerie=True, des=[4, 5])", outcome="Réussi"),
    ask(f"test_de_pilonnage(cd=8, unite_obstinee=True, {BARRAGE}, pertes_subies=True, des=[4, 4])", outcome="Raté", gives="à terre"),
    ask(f"test_de_pilonnage(cd=8, unite_obstinee=True, {BARRAGE}, pertes_subies=True, des=[3, 4])", outcome="Réussi"),
)
row(
    "AK-15",
    "Quatre tireurs soniques de CT 4, F5, sur E8 : F5 à F8 selon les touches ; le 6 puis 4+, le 6, le 5+, le 4+.",
    ask("salve_sonique(tireurs=4, ct=4, force=5, endurance=8)", total=F(8, 81) * F(1, 12) + F(24, 81) * F(1, 6) + F(32, 81) * F(1, 3) + F(16, 81) * F(1, 2)),
)
row(
    "RP-09",
    "Cinq marines du bruit (CT4, F4) tirent ensemble sur de l'E4 à 20 ps : trois touches en font une de F6.",
    ask("salve_sonique(tireurs=5, ct=4, force=4, arme_sonique=True, endurance=4, distance=20)", says="1865/2187"),
    ask("jet_pour_blesser(force=6, endurance=4)", odds={"Blessé": F(5, 6)}),
)
row(
    "RP-10",
    "Balayage 2 d'un canon, puis d'un autocanon qui n'en est pas un ; le plasma qui n'a pas tiré ne chauffe pas.",
    ask("longueur_du_balayage(cadence_de_tir=2, des=[3, 4])", total=7),
    ask('longueur_du_balayage(arme_de_tir="Autocanon")', outcome="Sans effet"),
    ask("longueur_du_balayage(cadence_de_tir=2, arme_a_balayage=False)", outcome="Sans effet"),
    ask('jet_de_surchauffe(arme_de_tir="Fusil plasma", arme_a_tire_ce_tour=False)', outcome="Sans effet"),
    ask('jet_de_surchauffe(arme_de_tir="Fusil plasma")', odds={"Surchauffe": F(1, 6)}),
)
row(
    "RP-11",
    "L'arme n'aveugle ni ne givre : rien à tester, ni avec un bolter que l'on nomme.",
    ask("test_d_aveuglement(initiative=4, arme_aveuglante=False)", outcome="Sans effet"),
    ask("test_de_givrage(endurance=4, arme_givrante=False)", outcome="Sans effet"),
    ask('test_d_aveuglement(initiative=4, arme_de_tir="Bolter")', outcome="Sans effet"),
    ask("test_d_aveuglement(initiative=4)", odds={"Réussi": F(2, 3)}),
)
row(
    "PE-17",
    "Quatre canons soniques réunis, après un pas, sur le flanc 10 d'un transport à 15 ps.",
    ask("""salve_sonique(tireurs=4, ct=4, force=4, pa=5, arme_sonique=True, arme_d_assaut=True, portee=24, distance=15, unite_a_bouge=True,
        cible_immobile=True, blindage=10)""", means={"dégâts lourds": F(68, 243), "dégâts superficiels": F(40, 243)}),
)
row(
    "AK-29",
    "Un lanceur fait 1 : une krak touche un des siens ; une frag en touche 1D3 + 1 (E3, svg 5+ gênée par la PA6) : 5/3 de perte ; sur des marines, une demie.",
    ask('pertes_d_une_grenade_echappee(arme_de_tir="Grenades frag", endurance=3, svg=5)', total=F(5, 3)),
    ask('pertes_d_une_grenade_echappee(arme_de_tir="Grenades krak", endurance=4, svg=3)', total=F(5, 6) * F(1, 2)),
    ask('pertes_d_une_grenade_echappee(arme_de_tir="Grenades frag", endurance=4, svg=3)', total=F(1, 2)),
)
row(
    "AK-37",
    "Un pistolet plasma en main (choix tir) : son attaque se demande à part, CC de l'unité, F7 PA2 ; l'épée frappe sans lui ; surchauffé, il ne sert pas.",
    ask("attaques_de_pistolet(pistolet_au_tir=True)", total=1),
    ask('combat(attaques=1, cc=4, cible_cc=4, arme_de_tir="Pistolet plasma", pistolet_au_tir=True, endurance=4, svg=4)', total=F(1, 2) * F(35, 36)),
    ask('combat(attaques=3, cc=4, cible_cc=4, force=4, arme_de_tir="Pistolet plasma", pistolet_au_tir=True, endurance=4, svg=4)', total=F(3, 8)),
    ask("attaques_de_pistolet(pistolet_au_tir=True, arme_inutilisable=True)", outcome="Interdit"),
)
row(
    "AM-42",
    "Dévié hors de vue, un gabarit rate, sauf en tir indirect ; à 12 ps il dévie d'1D6. On fuit de 6 ps, 5 en forêt ; un véhicule ne fuit pas.",
    ask("touches_du_gabarit(unites_sous_le_gabarit=4, centre_devie_hors_de_vue=True)", total=0),
    ask("touches_du_gabarit(unites_sous_le_gabarit=4, centre_devie_hors_de_vue=True, tir_indirect=True)", total=4),
    ask("deviation_d_un_gabarit(distance=12, des=[4])", total=4),
    ask("distance_de_retraite(unite_infanterie=True, ps_en_terrain_difficile=3)", total=5),
    ask("distance_de_retraite(unite_est_un_vehicule=True)", outcome="Sans effet"),
)
row(
    "PE-09",
    "Une grenade flash lancée à 5 ps après un pas : aveugler l'ennemi, ou les siens.",
    ask('jet_pour_toucher_au_tir(ct=4, arme_de_tir="Grenades flash", distance=5, unite_infanterie=True, unite_distance_parcourue=4)',
        odds={"Touché": F(5, 6), "touches de la grenade échappée": F(1, 6)}),
    ask("test_d_aveuglement(initiative=3)", odds={"l'unité est aveuglée": F(1, 2)}),
    ask("test_d_aveuglement(initiative=4)", odds={"l'unité est aveuglée": F(1, 3)}),
    ask('touches_de_la_grenade_echappee(arme_de_tir="Grenades flash")', total=1),
)
row(
    "PE-63",
    "Qui n'a rien à jeter ne dit aucune valeur : un tank sous une grenade flash, du givre, des Sans peur au moral.",
    ask("test_d_aveuglement(unite_tank=True)", odds={"Réussi": 1}),
    ask("test_d_aveuglement(unite_sans_initiative=True)", odds={"Réussi": 1}),
    ask("test_d_aveuglement()", asks="initiative"),
    ask("test_de_givrage(unite_plateforme_de_tir=True)", odds={"Réussi": 1}),
    ask("test_de_moral(unite_sans_peur=True)", odds={"Réussi": 1}),
    ask("test_de_pilonnage(unite_sans_peur=True)", odds={"Réussi": 1}),
    ask("test_de_moral()", asks="commandement"),
)
row(
    "P32-27",
    "Un missile de glace fait tester l'endurance (E4, 24/36), un missile frag non ; une grenade flash l'initiative, un bolter non ; un fusil plasma ne dévie pas.",
    ask('test_de_givrage(arme_de_tir="Missiles de Glace", endurance=4)', odds={"réussi": F(2, 3)}),
    ask('test_de_givrage(arme_de_tir="Missiles Frag", endurance=4)', outcome="sans effet"),
    ask('test_d_aveuglement(arme_de_tir="Grenades flash", initiative=4)', odds={"réussi": F(2, 3)}),
    ask('test_d_aveuglement(arme_de_tir="Bolter", initiative=4)', outcome="sans effet"),
    ask('deviation_d_un_gabarit(arme_de_tir="Fusil plasma", distance=20)', outcome="sans effet"),
)
row(
    "PE-19",
    "Une arme à balayage 2 jumelée, immobile, à mi-portée, sur cinq ennemis alignés.",
    ask("longueur_du_balayage(arme_a_balayage=True, cadence_de_tir=2, des=[3, 4])", total=7),
    ask("""phase_de_tir(tireurs=1, ct=4, force=6, pa=3, arme_a_balayage=True, arme_jumelee=True, unites_sur_le_segment=5, portee=36, distance=18,
        unite_immobile=True, endurance=4, svg=4, cible_immobile=True)""", mean=F(125, 18)),
)
row(
    "PT-15",
    "Une grenade plasma lâchée (dé de grenade 1) touche deux des siens, une krak un seul ; lancées hors de vue (CT5, à 6 ps), 4+ et 5+ ; une par escouade.",
    ask('touches_de_la_grenade_echappee(arme_de_tir="Grenades plasma", de_de_la_grenade=1)', total=2),
    ask('touches_de_la_grenade_echappee(arme_de_tir="Grenades krak", de_de_la_grenade=1)', total=1),
    ask('jet_pour_toucher_au_tir(ct=5, arme_de_tir="Grenades plasma", unite_immobile=True, distance=6, tir_indirect=True)', odds={"Touché": F(1, 2)}),
    ask('jet_pour_toucher_au_tir(ct=5, arme_de_tir="Grenades krak", unite_immobile=True, distance=6, tir_indirect=True)', odds={"Touché": F(1, 3)}),
    ask('tirer(arme_de_tir="Grenades krak", grenade_deja_lancee=True)', outcome="Interdit"),
)
row(
    "P35-11",
    "Une grenade plasma lancée sans bouger à 6 ps (CT3) sur trois nuées (E3, svg 5+, vulnérables aux gabarits) : elle ne dévie jamais, et un 1 la laisse tomber.",
    ask("phase_de_tir(tirs=1, ct=3, arme_de_tir='grenades plasma', distance=6, unite_immobile=True, unites_sous_le_gabarit=3, endurance=3, svg=5, cible_vulnerable_aux_gabarits=True)", means={"blessures": F(5, 3)}, gives="grenade retombée chez les siens : 0,17 en moyenne"),
)
row(
    "PV-43",
    "Un 1 en lançant la grenade plasma : elle touche 1D3+1 des miens.",
    *(ask(f'touches_de_la_grenade_echappee(arme_de_tir="Grenades plasma", de_de_la_grenade={die})', total=die + 1) for die in (1, 3)),
)
row(
    "PT-28",
    "Le givre a figé mes gars (E4, un tiers) : ni alerte, ni tir contre qui les charge, ni fumigènes, ni montée en transport, ni attaque au passage.",
    ask("test_de_givrage(endurance=4)", odds={"Raté": F(1, 3)}),
    ask("tirer_en_alerte(unite_en_alerte=True, escouade_ennemie_en_mouvement=True, unite_figee=True)", outcome="Interdit"),
    ask("tirer_au_corps_a_corps(unite_chargee=True, unite_figee=True)", outcome="Interdit"),
    ask("fumigenes(unite_figee=True)", outcome="Interdit"),
    ask("embarquer(unite_infanterie=True, unite_figee=True)", outcome="Interdit"),
    ask("attaquer_au_passage(unite_moto=True, cible_survolee_ou_croisee=True, unite_figee=True)", outcome="Interdit"),
)
