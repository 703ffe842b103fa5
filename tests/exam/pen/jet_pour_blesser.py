"""Situations of Warhammer 40,000 PEN that ask `jet_pour_blesser` first of all."""

from __future__ import annotations

from fractions import Fraction as F

from verdicts import ask, rows

ROWS, row = rows()

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
row(
    "PEN-Y04",
    "Un canon plasma couvre six petites bêtes (E3, svg 6+) que masque leur Carnifex (E6, svg 3+), hors du gabarit.",
    ask('sauvegarde_de_couvert(arme_de_tir="Canon plasma", cible_masquee_par_une_escouade=True, svg=6)', odds={"tir redirigé sur l'écran": F(2, 3)}),
    ask('touches_redirigees(arme_de_tir="Canon plasma", touches_redirigees_sur_une_unite=4)', total=1),
    ask('jet_pour_blesser(arme_de_tir="Canon plasma", endurance=3)', odds={"Blessé": F(35, 36)}),
    ask('sauvegarde_d_armure(arme_de_tir="Canon plasma", svg=6)', odds={"Sauvé": 0}),  # 6 x 1/3 x 35/36 = 35/18
    ask('jet_pour_blesser(arme_de_tir="Canon plasma", endurance=6)', odds={"Blessé": F(2, 3), "blessure mortelle": F(1, 6)}),
    ask('sauvegarde_d_armure(arme_de_tir="Canon plasma", svg=3)', odds={"Sauvé": 0}),  # 728/729 x (3/6 + 2/6) = 1820/2187
)
row(
    "AE-26",
    "« Blesse au pire sur 4+ » : F5 contre E4 blesse sur 3+ et relance, 8/9 ; F4 contre E4 reste à 1/2. Sniper sur E8 : 11/36.",
    ask("jet_pour_blesser(force=5, endurance=4, arme_anti_endurance=True)", odds={"Blessé": F(8, 9)}),
    ask("jet_pour_blesser(force=4, endurance=4, arme_empoisonnee=True)", odds={"Blessé": F(1, 2)}),
    ask("""jet_pour_blesser(arme_de_tir="Fusil sniper", endurance=8)""", odds={"Blessé": F(11, 36)}),
    ask("jet_pour_blesser(force=8, endurance=4, cible_moto=True)", odds={"Blessé": F(35, 36)}),
)
row(
    "AI-05",
    "Une lame sorcière (F3) charge un Rhino arrêté, flanc 10 : 10/9 de lourds ; elle blesse un monstre E8 sur 2+, et son PA 5 laisse la 2+ tranquille.",
    ask("""attaques_sur_un_vehicule(attaques=1, cc=4, force=3, arme_de_melee="lame sorcière", unite_a_charge=True, cible_sans_cc=True, cible_immobile=True, blindage=10)""",
        means={"dégâts lourds": F(10, 9), "dégâts superficiels": F(2, 9)}),
    ask("""jet_pour_blesser(arme_de_melee="lame sorcière", force=3, endurance=8)""", odds={"Blessé": F(5, 6)}),
    ask("""pv_otes_au_corps_a_corps(attaques=1, cc=6, cible_cc=4, force=4, endurance=4, svg=2, points_de_vie=1, arme_de_melee="lame sorcière")""", mean=F(5, 54)),
)
row(
    "AI-06",
    "Anti-endurance, F4 : E3 sur 3+ et l'on relance ; E4, une fois sur deux sans relance ; E6, une sur deux. Empoisonnée (3) : 2/3 même sur E8.",
    ask("jet_pour_blesser(force=4, endurance=3, arme_anti_endurance=True)", odds={"Blessé": F(8, 9)}),
    ask("jet_pour_blesser(force=4, endurance=4, arme_anti_endurance=True)", odds={"Blessé": F(1, 2)}),
    ask("jet_pour_blesser(force=4, endurance=6, arme_empoisonnee=True)", odds={"Blessé": F(1, 2)}),
    ask("jet_pour_blesser(force=4, endurance=8, arme_empoisonnee=True, x_anti_endurance=3)", odds={"Blessé": F(2, 3)}),
)
row(
    "P32-38",
    "Anti-endurance, F3 contre E6 : 4+ ; F6 contre E4 : 2+ relancé ; F4 contre E4 : 4+, sans relance.",
    ask("jet_pour_blesser(force=3, cible_endurance=6, arme_anti_endurance=True)", odds={"blessé": F(1, 2)}),
    ask("jet_pour_blesser(force=6, cible_endurance=4, arme_anti_endurance=True)", odds={"blessé": F(35, 36)}),
    ask("jet_pour_blesser(force=4, cible_endurance=4, arme_anti_endurance=True)", odds={"blessé": F(1, 2)}),
)
row(
    "P30-37",
    "Anti-endurance 4+, F4 : 4+ contre E6 comme contre E4, 3+ relancé contre E3.",
    ask("jet_pour_blesser(force=4, endurance=6, arme_anti_endurance=True)", odds={"Blessé": F(1, 2)}),
    ask("jet_pour_blesser(force=4, endurance=3, arme_anti_endurance=True)", odds={"Blessé": F(8, 9)}),
)
row(
    "AK-14",
    "Une dague empoisonnée de F4 : E3, 3+ et une relance ; E4, 4+ sans relance (la force ne fait pas mieux) ; E7, 4+ au lieu de 6 puis 4+.",
    ask("jet_pour_blesser(arme_empoisonnee=True, force=4, endurance=3)", odds={"Blessé": F(8, 9)}),
    ask("jet_pour_blesser(arme_empoisonnee=True, force=4, endurance=4)", odds={"Blessé": F(1, 2)}),
    ask("jet_pour_blesser(arme_empoisonnee=True, force=4, endurance=7)", odds={"Blessé": F(1, 2)}),
)
row(
    "AM-35",
    "Une créature F8 percute cinq marines : F9, 170/36 touches × 35/36 × 1/3, sans PA. F8 blesse E7 sur 3+, E10 sur 6.",
    ask("pertes_d_une_charge_belier(unite_creature_monstrueuse=True, unite_force=8, cible_effectif_de_l_escouade=5, endurance=4, svg=3)", total=F(2975, 1944)),
    ask("jet_pour_blesser(force=8, endurance=7)", odds={"Blessé": F(2, 3)}),
    ask("jet_pour_blesser(force=8, endurance=10)", odds={"Blessé": F(1, 6)}),
)
row(
    "AO-12",
    "F5 contre E8 : un 6 puis un 4, 1/12 ; contre E7, 1/6 ; contre E2, 35/36, et c'est mortel.",
    ask("jet_pour_blesser(force=5, endurance=8)", odds={"Blessé": F(1, 12)}),
    ask("jet_pour_blesser(force=5, endurance=7)", odds={"Blessé": F(1, 6)}),
    ask("jet_pour_blesser(force=5, endurance=2)", odds={"Blessé": F(35, 36)}),
)
row(
    "P32-16",
    "F9 contre E6 : 2+ relançable, mais pas mortelle ; contre E4, 9 fait plus du double : mortelle.",
    ask("jet_pour_blesser(force=9, cible_endurance=6)", odds={"blessé": F(35, 36)}),
    ask("jet_pour_blesser(force=9, cible_endurance=4)", odds={"blessé": F(35, 36)}, says="blessure mortelle : 35/36"),
)
row(
    "P30-10",
    "Un souffle blessant F4 sur un essaim E3 : 8/9, et la blessure est mortelle.",
    ask("jet_pour_blesser(force=4, endurance=3, cible_essaim=True, arme_souffle=True, arme_blessant=True)", odds={"Blessé": F(8, 9)}),
    ask("points_de_vie_perdus(blessure_mortelle=True, cible_essaim=True)", total=4, disputed="^2"),
)
row(
    "P30-11",
    "Un guerrier éternel sous un fusil melta, puis un plasma F7 contre E5 : le 6 embrasant n'est pas mortel pour lui, il perd 1 PV. Sans la règle, le 6 est mortel.",
    ask('jet_pour_blesser(arme_de_tir="Fusil plasma", distance=20, endurance=5, cible_guerrier_eternel=True, des=[6])', says="sans PEN-473 (PEN-331)", disputed="blessure mortelle"),
    ask('jet_pour_blesser(arme_de_tir="Fusil plasma", distance=20, endurance=5, des=[6])', says="blessure mortelle"),
    ask("""pv_otes_au_tir(tireurs=1, ct=5, arme_de_tir="Fusil plasma", distance=20, endurance=5, svg=3, cible_points_de_vie=3,
        cible_guerrier_eternel=True)""", total=F(25, 36)),
)
row(
    "6.5 et 6.6",
    "Barrage : blindage latéral, minimum de portée, au jugé sans voir. Jumelée : 4 tirs. Pénétrant, anti-véhicule. Sonique à trois touches : F 6. Fumigènes : −2.",
    ask("sauvegarde_de_couvert(svg_de_couvert=3, arme_anti_couvert=True, des=[6])", outcome="Touche maintenue"),
    ask("mouvement_normal_permis(unite_assommee=True, unite_moto=True)", total=6),
    ask("test_d_aveuglement(unite_est_un_vehicule=True, des=[6])", outcome="Réussi"),
    ask("""penetration_de_blindage(force=8, arme_de_barrage=True, blindage_avant=14, blindage_lateral=12, blindage_arriere=10, angle_de_l_attaque=0,
        des=[4])""", outcome="Dégât superficiel", total=12),
    ask("tirer(arme_de_barrage=True, portee_minimum=12, distance=10)", outcome="Interdit"),
    ask("ct_du_tir(ct=5, arme_de_barrage=True, tir_indirect=True)", total=2),
    ask("jet_pour_toucher_au_tir(ct=5, arme_de_barrage=True, tir_indirect=True, des=[4])", outcome="Raté"),
    ask("jet_pour_blesser(arme_blessante=True, force=4, endurance=4, des=[3], relances=[[4]])", outcome="Blessé"),
    ask("mouvement_normal_permis(unite_givree=True, mouvement_normal=12)", total=6),
    ask("test_de_givrage(endurance=4, des=[5])", outcome="Raté", gives="figée"),
    ask("cc_effective(cc=4, unite_figee=True)", total=1),
    ask("charger(unite_figee=True)", outcome="Interdit"),
    ask("nombre_de_tirs(arme_jumelee=True, cadence_de_tir=2)", total=4),
    ask("penetration_de_blindage(arme_penetrante=True, force=7, blindage=13, des=[3, 6])", outcome="Dégât superficiel", total=13),
    ask("penetration_de_blindage(arme_penetrante=True, arme_anti_vehicule=True, force=6, blindage=14, des=[3, 4])",
        outcome="Dégât superficiel", total=14),
    ask("test_de_pilonnage(arme_pilonnante=True, commandement=7, pertes_de_l_escouade=2, des=[4, 4])", outcome="Raté", gives="à terre"),
    ask("ct_effective(arme_sniper=True, ct=4, distance=30)", total=5),
    ask("jet_pour_blesser(arme_sniper=True, endurance=4, des=[2], relances=[[4]])", outcome="Blessé"),
    ask("force_effective(arme_sonique=True, force=4, touches_soniques=3)", total=6),
    ask("jet_de_surchauffe(arme_sujette_a_surchauffe=True, x_de_surchauffe=4, des=[4])", outcome="Surchauffe"),
    ask("placer_le_gabarit_de_souffle(arme_torrent=True, distance_de_la_pointe=12, distance_du_bout_large=10)", outcome="Interdit"),
    ask("tirer(arme_deja_utilisee=True)", outcome="Interdit"),
    ask("test_d_empoisonnement(endurance=3, des=[4])", outcome="Raté", gives="blessure due au poison"),
    ask("ct_effective(ct=4, cible_sous_fumigenes=True)", total=2),
)
row(
    "12.1 à 12.6",
    "CT 8 : deux de malus au couvert, 4+ devient 6+. Armure 3+ : 5+. Premier tour : la moto compte 24 ps. F 3 contre E 6 : un 6 puis 4+.",
    ask("svg_de_couvert_effective(ct=8, svg_de_couvert=4)", total=6),
    ask("ct_effective(ct=3, cible_invisible=True)", total=1),
    ask("ct_effective(ct=3, cible_verrouillee=True, portee=24, distance=10)", total=2),
    ask("vitesse_retenue_de_la_cible(cible_distance_parcourue=24, mouvement_de_corps_a_corps_ou_de_retraite=True)", total=0),
    ask("ct_effective(ct=4, cible_moto=True, premier_tour_du_premier_joueur=True)", total=2),
    ask("cc_d_une_unite_sans_cc(distance_parcourue=18)", gives="3"),
    ask("svg_de_couvert_effective(cible_svg=3, svg_de_couvert=4)", total=5),
    ask("sauvegarde_de_couvert(svg=3, svg_de_couvert=4, des=[4])", outcome="Touche maintenue"),
    ask("jet_pour_blesser(force=6, endurance=7, des=[5])", outcome="Blessé"),
    ask("jet_pour_blesser(force=6, endurance=7, des=[4])", outcome="Sans blessure"),
    ask("jet_pour_blesser(force=7, endurance=4, des=[1], relances=[[3]])", outcome="Blessé"),
    ask("jet_pour_blesser(force=3, endurance=6, des=[6, 3])", outcome="Sans blessure"),
    ask('repartition_des_blessures(blessures=4, membres=[["a", 1], ["b", 2], ["c", 2]])', gives="a 2, b 1, c 1"),
    ask('lots_de_combat(membres=[["Bolter", 4], ["Bolter", 3], ["Canon laser", 4]])', gives="Bolter"),
    ask("sauvegarde_d_armure(svg=3, des=[2])", outcome="Non sauvegardé"),
    ask("combiner_deux_sauvegardes()", outcome="Interdit"),
    ask("pv_restants(points_de_vie=2, blessures_non_sauvegardees=1)", total=1),
    ask("relance_de_sauvegarde(svg_jouee=2, svg_de_relance=3, des=[3])", gives="4"),
)
row(
    "PE-03",
    "Un transport antigrav explose en altitude, huit gardes à bord : l'explosion, le saut, puis à terre.",
    ask('force_contre_les_passagers(degat_recu="explosé")', total=6),
    ask("jet_pour_blesser(force=6, endurance=3)", odds={"Blessé": F(35, 36)}),
    ask("test_de_terrain_dangereux(unite_infanterie=True, debarquement_force_en_altitude=True)", odds={"blessure automatique pa2": F(1, 6)}),
    ask("sauvegarde_d_armure(svg=5, pa=2)", odds={"Sauvé": 0}),
    ask("debarquement_d_urgence(debarquement_force_en_altitude=True)", gives="à terre"),  # 8 x 19/54 x 5/6 = 190/81 left
)

# --- poison, frost, blindness
POISON = 'arme_empoisonnee=True, arme_de_melee="arme de corps à corps"'

row(
    "PE-06",
    "Quatre sbires aux lames empoisonnées (F3) chargent une créature d'endurance 6.",
    ask(f"jet_pour_blesser(force=3, endurance=6, {POISON})", odds={"Blessé": F(1, 2)}, gives="d'après PEN-454"),
    ask(f"combat(attaquants=4, attaques=1, unite_cc=4, force=3, {POISON}, unite_a_charge=True, cible_cc=4, endurance=6, svg=4)", mean=F(4, 3)),
    ask("test_d_empoisonnement(endurance=6)", odds={"Réussi": F(5, 6)}),  # a 6 always fails
)
row(
    "PE-07",
    "Un héros F5 à l'arme empoisonnée contre des gardes d'endurance 3 : le poison relance.",
    ask(f"jet_pour_blesser(force=5, endurance=3, {POISON})", odds={"Blessé": F(35, 36)}, gives="relance : PEN-920"),
    ask(f"combat(attaques=3, unite_cc=4, force=5, {POISON}, cible_cc=4, endurance=3, svg=5)", mean=F(175, 144)),
)
row(
    "PR-29",
    "Un bolter lourd sur une moto insensible (E4 avant la moto) : 4+, ignorée sur 5+.",
    ask('jet_pour_blesser(arme_de_tir="Bolter lourd", endurance=4, cible_moto=True)', odds={"Blessé": F(1, 2)}),
    ask("jet_d_insensible_a_la_douleur(force=5, endurance=4, cible_moto=True, cible_insensible_a_la_douleur=True)",
        odds={"Blessure ignorée": F(1, 3)}),
)
row(
    "PT-23",
    "Une empoisonnée F4 contre E4 ne relance pas, F5 si ; un missile anti-aérien ignore les 24 ps d'une motojet dissimulée, pas son -2 ; un fantassin : 5+.",
    ask("jet_pour_blesser(force=4, endurance=4, arme_empoisonnee=True)", odds={"Blessé": F(1, 2)}),
    ask("jet_pour_blesser(force=5, endurance=4, arme_empoisonnee=True)", odds={"Blessé": F(8, 9)}),
    ask("jet_pour_toucher_au_tir(ct=4, arme_anti_aerienne=True, cible_motojet=True, cible_dissimulee=True, distance_parcourue=24)", odds={"Touché": F(1, 3)}),
    ask('jet_pour_toucher_au_tir(ct=4, arme_de_tir="Missiles Anti-aérien", distance=30, cible_infanterie=True)', odds={"Touché": F(1, 3)}),
)
