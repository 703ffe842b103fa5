"""A round of situations of Warhammer 40,000 PEN on the second half of its text: assault, morale, cover, reserves, vehicles, the sheet of tokens."""

from __future__ import annotations

from fractions import Fraction as F

import pytest
from verdicts import ask, check, rows

ROWS, row = rows()

SMASH = "unite_creature_monstrueuse=True, unite_a_charge=True, unite_attaques_smash_choisies=True"

row(
    "AH-01",
    "Un monstre (A3, F4) charge un héros à grenades défensives : 3 attaques, donc une smash, mortelle sur E4 ; s'il se battait déjà, deux.",
    ask("nombre_d_attaques_smash(attaques=3, unite_creature_monstrueuse=True, unite_a_charge=True, cible_a_grenades_defensives=True)", total=1),
    ask("nombre_d_attaques_smash(attaques=3, unite_creature_monstrueuse=True, unite_a_charge=True, cible_a_grenades_defensives=True, cible_verrouillee=True)",
        total=2),
    ask(f"pv_otes_au_corps_a_corps(attaques=3, cc=4, cible_cc=4, force=4, endurance=4, svg=3, points_de_vie=2, {SMASH}, cible_a_grenades_defensives=True)",
        mean=F(35, 36)),
)

SKIMMER = "cible_sans_cc=True, cible_distance_parcourue=19"

row(
    "AH-02",
    "Le même bondit sur un antigrav rapide ouvert qui a fait 19 ps : CC 5 contre 5, deux F10, une chance sur deux chacune, toujours lourd ; géant, 3+ ; en plein passage, CC 7.",
    ask(f"attaques_sur_un_vehicule(attaques=4, cc=5, force=6, {SMASH}, blindage=10, {SKIMMER}, cible_rapide=True, cible_antigrav=True, cible_ouvert=True)",
        means={"dégâts lourds": 1}),
    ask(f"jet_pour_toucher_au_corps_a_corps(cc=5, {SKIMMER}, cible_geante=True)", odds={"Touché": F(2, 3)}),
    ask("jet_pour_toucher_au_corps_a_corps(cc=5, cible_sans_cc=True, cible_aeronef_au_passage=True)", odds={"Touché": F(1, 3)}),
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

KRAK = """ct=4, arme_de_tir="Grenades krak", distance=6, unite_immobile=True, cible_marcheur=True"""

row(
    "AH-04",
    "Jetée sur un marcheur mobile, une krak n'attend pas le 6 de la mêlée : CT 6 à 6 ps ; en cloche, elle prend le flanc 12, même dans le dos.",
    ask(f"jet_pour_toucher_au_tir({KRAK})", odds={"Touché": F(35, 36)}),
    ask(f"degats_au_tir(tireurs=1, {KRAK}, cible_immobile=True, blindage_avant=12, blindage_lateral=12, blindage_arriere=10, angle_de_l_attaque=180)",
        means={"dégâts superficiels": F(35, 216), "dégâts lourds": 0}),
)

row(
    "AH-05",
    "Deux gantelets (A1, CC 5) chargent un seigneur E4 à invulnérable 4+ : trois coups mortels, jamais plus que ses 3 PV. Épée à deux mains : pas d'attaque de plus.",
    ask("""pv_otes_au_corps_a_corps(attaques=1, cc=5, cible_cc=4, force=4, endurance=4, svg=2, svg_invulnerable=4, points_de_vie=3,
        arme_de_melee="Gantelet énergétique", armes_identiques=True, unite_a_charge=True)""", mean=F(6335, 3888)),
    ask("""pv_otes_au_corps_a_corps(attaques=2, cc=4, cible_cc=4, force=4, endurance=5, svg=2, points_de_vie=3, arme_de_melee="Arme énergétique",
        arme_a_deux_mains=True, unite_a_charge=True, unite_a_charge_furieuse=True, choix_de_charge_furieuse="force")""", mean=F(5, 8)),
)

LAIR = "initiative=4, unite_creature_monstrueuse=True, unite_chargee=True, unite_en_zone_de_couvert=True"

row(
    "AH-06",
    "Dix gardes (Cd 8) chargent un monstre dans ses ruines : il frappe à 10, à 4 s'ils ont des offensives ; sur 9 ils sont terrifiés, CC 1.",
    ask(f"initiative_effective({LAIR})", total=10),
    ask(f"initiative_effective({LAIR}, assaillant_a_grenades_offensives=True)", total=4),
    ask("test_de_terreur(cd=8, des=[4, 5], unite_a_charge=True, cible_creature_monstrueuse=True)", outcome="Terrifiée"),
    ask("cc_effective(cc=3, unite_terrifiee=True)", total=1),
)

row(
    "AH-07",
    "« Je fuis quand même » : 5 + 3 contre 4 + 4, rattrapés, deux de plus ; à deux initiatives aussi nombreuses, la plus grande. Obstinés, un 9 passe à Cd 9.",
    ask("choisir_de_battre_en_retraite(camp_perdant=True, ecart_de_pertes=2)", outcome="Permis"),
    ask("valeur_majoritaire(valeurs=[4, 4, 3, 3])", total=4),
    ask("jet_de_percee(initiative=4, cible_initiative=3, des=[4], des_adverses=[5], ecart_de_pertes=2)", outcome="Percée réussie"),
    ask("test_de_moral(cd=9, des=[4, 5], camp_perdant=True, ecart_de_pertes=3, unite_obstinee=True)", outcome="Réussi"),
    ask("test_de_moral(cd=9, des=[4, 5], camp_perdant=True, ecart_de_pertes=3)", outcome="Raté"),
    ask("moral_puis_percee(cd=8, initiative=3, cible_initiative=4, ecart_de_pertes=2)", odds={"la percée de l'ennemi est réussie": F(35, 144)}),
)

row(
    "AH-08",
    "Battu, un monstre peut filer de 6 ps, de 12 s'il vole ; un Dreadnought jamais. Face à la terreur, lui, ne teste même pas.",
    ask("choisir_de_battre_en_retraite(unite_creature_monstrueuse=True, camp_perdant=True)", outcome="Permis"),
    ask("choisir_de_battre_en_retraite(unite_marcheur=True, camp_perdant=True)", outcome="Interdit"),
    ask("distance_de_retraite(unite_creature_monstrueuse=True)", total=6),
    ask("distance_de_retraite(unite_creature_monstrueuse=True, unite_volante=True)", total=12),
    ask("test_de_terreur(unite_marcheur=True, cible_creature_monstrueuse=True)", outcome="Sans effet"),
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
    "AH-10",
    "À bord d'un truk, sans peur ; dans un bunker, cela se discute. Quatre morts plus tôt puis deux sur six : moral, mais à quel Cd, cela se discute aussi.",
    ask("test_de_moral_apres_les_tirs(cd=8, unite_embarquee=True, transporteur_ouvert=True)", outcome="Réussi"),
    ask("test_de_moral_apres_les_tirs(cd=8, unite_embarquee=True, transporteur_batiment=True)", odds={"Réussi": F(13, 18)}, gives="PEN-785"),
    ask("test_de_moral_apres_les_tirs(cd=8, effectif_de_depart=10, effectif_de_l_escouade=6, pertes_de_l_escouade=2)",
        odds={"Réussi": F(13, 18)}, disputed="PEN-2220"),
)

row(
    "AH-11",
    "Double 6 à Cd 10 : ils fuient encore, de 9 ps, 12 avec Course ; qui sort du plateau est perdu, un mur les détruit.",
    ask("test_de_regroupement(cd=10, des=[6, 6])", outcome="Fuit"),
    ask("distance_de_fuite(unite_infanterie=True)", total=9),
    ask("distance_de_fuite(unite_infanterie=True, unite_a_course=True)", total=12),
    ask("battre_en_retraite(socle_hors_du_plateau=True)", gives="retirée comme perte"),
    ask("battre_en_retraite(retraite_bloquee=True)", gives="l'unité est détruite"),
)

row(
    "AH-12",
    "Cinq motojets habiles (3+) au-dessus d'une mare d'acide : PA4, 1/72 chacune. Au pas, 6 ps de bois ôtent 2 ps à une moto, rien à une motojet.",
    ask("pertes_en_terrain_dangereux(unites=5, unite_motojet=True, unite_conducteur_habile=True, svg=3)", means={"blessures": F(5, 72)}),
    ask("mouvement_normal_permis(unite_moto=True, ps_en_terrain_difficile=6)", total=10),
    ask("mouvement_rapide_permis(unite_moto=True, ps_en_terrain_difficile=6)", total=22),
    ask("mouvement_normal_permis(unite_motojet=True, ps_en_terrain_difficile=6)", total=12),
)

BUNKER = """cible_creature_monstrueuse=True, cible_en_zone_de_couvert=True, type_de_couvert="lourd", svg=4"""

row(
    "AH-13",
    "Un monstre (4+) derrière un bunker : 5+ s'ils le voient tous à 75 % tout rond, 3+ si l'un n'en voit que 40 ; un fantassin à 80 %, rien ; son invulnérable 3+ se discute.",
    ask(f"svg_de_couvert_effective({BUNKER}, pourcentage_visible=75)", total=5),
    ask(f"svg_de_couvert_effective({BUNKER}, pourcentage_visible=40)", total=3),
    ask("""svg_de_couvert_effective(cible_en_zone_de_couvert=True, type_de_couvert="lourd", svg=4, pourcentage_visible=80)""", total=3),
    ask("""svg_de_couvert_effective(cible_creature_monstrueuse=True, cible_en_zone_de_couvert=True, type_de_couvert="moyen", svg=4, svg_invulnerable=5,
        pourcentage_visible=49)""", total=4),
)

WATCH = """cible_en_zone_de_couvert=True, type_de_couvert="moyen", cible_en_alerte=True"""

row(
    "AH-14",
    "Un monstre (4+) aux aguets dans des ruines, vu à 75 % : 6+, ou 4+ s'il est caché d'office. Un antigrav en altitude : aucun couvert, et rien à discuter.",
    ask(f"svg_de_couvert_effective(cible_creature_monstrueuse=True, svg=4, pourcentage_visible=75, {WATCH})", total=6, gives="PEN-2100"),
    ask(f"svg_de_couvert_effective(cible_antigrav=True, cible_est_un_vehicule=True, cible_en_altitude=True, {WATCH})", outcome="Interdit"),
)

row(
    "AH-15",
    "Une frappe à 9 ps d'un ennemi, la flèche droit sur lui : à terre 10 fois sur 36 ; à 8 ps de déviation elle s'arrête à 1 ps, debout ; à 9, couchée.",
    ask("""deviation_de_la_frappe(obstacle_a_la_deviation=9, face="flèche")""", gives="5/18"),
    ask("""deviation_de_la_frappe(obstacle_a_la_deviation=9, face="flèche", des=[4, 4])""", outcome="déviation de 8 ps"),
    ask("""deviation_de_la_frappe(obstacle_a_la_deviation=9, face="flèche", des=[4, 5])""", gives="à terre, ne tire pas"),
    ask("tirer(unite_deployee_en_frappe_en_profondeur=True, deviation_bloquee=True)", outcome="Interdit", gives="PEN-1969"),
)

row(
    "AH-16",
    "Des éclaireurs gardés jusqu'au tour 3 : là, par la droite, d'ici la fin du tour 4 : 17/27.",
    ask("jet_de_reserve(tour=3)", odds={"Disponible": F(2, 3)}),
    ask("jet_de_reserve(tour=4)", odds={"Disponible": F(5, 6)}),  # 1 - 1/3 x 1/6 = 17/18
    ask("""debordement(flanc_desire="droite")""", odds={"droite": F(2, 3)}),
)

row(
    "AH-17",
    "Posés au contact, en Rage : A2 + 1 au tour suivant, ou + 2 selon la lecture. Arrivés à 4 ps, on tire, on ne charge pas, même descendus d'un transport d'assaut.",
    ask("attaques_effectives(attaques=2, unite_rage=True, unite_arrivee_au_contact=True)", total=3, gives="PEN-2261"),
    ask("tirer(unite_deployee_en_frappe_en_profondeur=True)", outcome="Permis"),
    ask("charger(unite_deployee_en_frappe_en_profondeur=True, distance=4, transporteur_d_assaut_pris=True, unite_vient_de_debarquer=True)", outcome="Interdit"),
)

row(
    "AH-18",
    "Un archiviste (Cd 9, A3, CC 5) lance « Force » 5 fois sur 6 et charge un marine de 2 PV : deux coups F8, mort à 2555/2916. Un 10 rate sans péril, un double 6 en coûte un.",
    ask("test_psy(cd=9)", odds={"Pouvoir lancé": F(5, 6)}),
    ask("""pv_otes_au_corps_a_corps(attaques=3, cc=5, cible_cc=4, force=4, endurance=4, svg=3, points_de_vie=2, arme_de_melee="Arme de force",
        unite_a_charge=True, pouvoir_force_actif=True, unite_attaques_smash_choisies=True)""", mean=F(2555, 1458)),
    ask("test_psy(cd=9, des=[4, 6])", outcome="Pouvoir raté"),
    ask("points_de_vie_perdus(blessure_de_peril_du_warp=True, cible_guerrier_eternel=True)", total=1),
)

row(
    "AH-19",
    "Un psyker Cd 8 fait 2 : le mien, Cd 9, annule sur 2, pas sur 3. Contre un écart nul, Cd 10 annule 5 fois sur 6 ; un test raté n'a rien à annuler.",
    ask("dissipation(cd=9, des=[1, 1], commandement_du_psyker_ennemi=8, des_adverses=[1, 1])", outcome="Pouvoir annulé"),
    ask("dissipation(cd=9, des=[1, 2], commandement_du_psyker_ennemi=8, des_adverses=[1, 1])", outcome="Pouvoir maintenu"),
    ask("dissipation(cd=10, commandement_du_psyker_ennemi=9, des_adverses=[4, 5])", odds={"Pouvoir annulé": F(5, 6)}),
    ask("dissipation(cd=10, commandement_du_psyker_ennemi=9, des_adverses=[5, 5])", asks="rien à annuler"),
)

FLYBY = "ct=4, distance=26, combat_de_nuit=True, cible_aeronef_au_passage=True"

row(
    "AH-20",
    "De nuit, un aéronef passe à 26 ps : l'anti-aérien n'ôte que la vitesse, CT 2 ; un canon laser, 6. Un autre aéronef, derrière lui, prend l'arrière 10 ; du sol, le flanc 11.",
    ask(f"""jet_pour_toucher_au_tir(arme_de_tir="Missiles Anti-aérien", {FLYBY})""", odds={"Touché": F(1, 3)}),
    ask(f"""jet_pour_toucher_au_tir(arme_de_tir="Canon laser", {FLYBY})""", odds={"Touché": F(1, 6)}),
    *(ask(f"penetration_de_blindage(force=7, cible_aeronef_au_passage=True, {who}angle_de_l_attaque=180, blindage_avant=12, blindage_lateral=11, blindage_arriere=10)",
          odds={"dégât lourd": heavy}) for who, heavy in (("unite_aeronef=True, ", F(1, 2)), ("", F(1, 3)))),
)

row(
    "AH-21",
    "À 2000 points : une zone à 200 contre 180 détruits et la moitié d'un char de 150 (2 PC sur 4) : 200 à 255, nul. Passé le tour 5, 2 fois sur 3 on s'arrête au 6e.",
    ask("compte_des_points(objectifs=1, format_d_armee=2000)", total=200),
    ask("points_pour_une_unite(cout_de_l_unite=150, points_de_coque=4, marqueurs_endommage=2)", total=75),
    ask("points_pour_une_unite(cout_de_l_unite=240, points_de_vie=10, pv_perdus=4)", total=0),
    ask("resultat_de_la_partie(format_d_armee=2000, joueur=200, adversaire=255)", outcome="Match nul"),
    ask("jet_de_fin_de_partie(tour=6)", odds={"La partie s'arrête": F(2, 3)}),
)

row(
    "AH-22",
    "Un lance-flammes sur un héros E5 (3+, insensible) : 5/6 de toucher, puis 1/36 d'un PV et 1/9 de deux, car un 6 ne s'ignore pas.",
    ask("""pv_otes_au_tir(tirs=1, arme_de_tir="Lance-flammes", endurance=5, svg=3, points_de_vie=3, cible_insensible_a_la_douleur=True, unites_sous_le_gabarit=1)""",
        mean=F(25, 216)),
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

row(
    "AH-24",
    "Une 2+ relançable à 3+ ne se relance qu'à 4+ : 11/12. Une invulnérable 4+ relançable à 4+ : 3/4. Le premier dé annonce le second.",
    ask("sauvegarde_relancable(svg=2, svg_de_relance=3)", odds={"la blessure est sauvée": F(11, 12)}),
    ask("sauvegarde_relancable(svg=6, svg_invulnerable=4, svg_de_relance=4)", odds={"la blessure est sauvée": F(3, 4)}),
    ask("sauvegarde_d_armure(svg=2, svg_de_relance=3)", odds={"Sauvé": F(5, 6), "relance d'une sauvegarde": F(1, 6)}),
    ask("pv_otes_au_corps_a_corps(attaques=1, cc=4, cible_cc=4, force=4, endurance=3, svg=2, svg_de_relance=3, points_de_vie=1)", mean=F(1, 36)),
)

WALL = "infranchissable_sur_la_trajectoire=True, unite_tank=True"

row(
    "AH-25",
    "Un char (avant 13) éperonne un mur infranchissable : sa propre F9 lui revient. Fou, il ne la prend pas : un test raté d'office, un dégât lourd. Tombé du ciel, de même.",
    ask(f"choc_d_une_charge_belier({WALL})", outcome="l'attaquant subit une touche"),
    ask("force_d_une_charge_belier(blindage=13, unite_tank=True)", total=9),
    ask("penetration_de_blindage(force=9, blindage=13)", odds={"dégât lourd": F(1, 3), "dégât superficiel": F(1, 6)}),
    ask(f"choc_d_une_charge_belier({WALL}, unite_hors_de_controle=True)", gives="raté d'office"),
    ask("choc_d_une_charge_belier(unite_hors_de_controle=True, unite_en_altitude=True)", gives="raté d'office"),
    ask("choc_d_une_charge_belier(unite_hors_de_controle=True)", outcome="Aucune conséquence"),
)

row(
    "AH-26",
    "« Elle a un jeton M1 » : −1, M2 : −2, sauf pour une visée automatique. Elle ne se cache pas, ne charge pas, ne tient rien ; un char a CC 3, ou 5.",
    ask("ct_effective(ct=4, cible_m1=True)", total=3),
    ask("ct_effective(ct=4, cible_m2=True)", total=2),
    ask("ct_effective(ct=4, cible_m1=True, cible_moto=True)", total=3),
    ask("ct_effective(ct=4, cible_m2=True, arme_a_visee_automatique=True)", total=4),
    ask("etre_cachee(cible_m1=True, cible_en_zone_de_couvert=True)", outcome="Interdit"),
    ask("charger(unite_m1=True, distance=3)", outcome="Interdit"),
    ask("controler_un_objectif(unite_m2=True, distance_a_l_objectif=1)", outcome="Interdit"),
    ask("jet_pour_toucher_au_corps_a_corps(cc=4, cible_est_un_vehicule=True, cible_m1=True)", odds={"Touché": F(2, 3)}),
    ask("jet_pour_toucher_au_corps_a_corps(cc=4, cible_est_un_vehicule=True, cible_m2=True)", odds={"Touché": F(1, 2)}),
    ask("jeton_de_mouvement(unite_mouvement_rapide_fait=True)", outcome="Aucune conséquence"),
)

row(
    "AH-27",
    "Mon char est une épave : il ne tire plus, ne charge plus, ne guette plus ; fou, il finit sa course. Mort à l'initiative d'avant, on ne frappe pas.",
    ask("tirer(unite_detruite=True)", outcome="Interdit"),
    ask("tirer(unite_vehicule_detruit=True)", outcome="Interdit"),
    ask("se_mettre_en_alerte(unite_detruite=True)", outcome="Interdit"),
    ask("faire_une_charge_belier(unite_detruite=True, unite_hors_de_controle=True, unite_est_un_vehicule=True)", outcome="Obligatoire"),
    ask("attaquer_au_corps_a_corps(unite_engagee=True, unite_detruite=True)", outcome="Interdit"),
)

row(
    "AH-28",
    "Un aéronef qui n'a volé que 10 ps, ou 12, tire à CT entière, vise et se fait viser ; au passage, sa CC est 7, quoi qu'il ait parcouru.",
    ask("tirer(unite_aeronef=True, distance_parcourue=10)", outcome="Permis"),
    ask("""ct_du_tir(ct=4, arme_de_tir="Canon laser", distance=40, unite_aeronef=True, unite_distance_parcourue=12)""", total=4),
    ask("cc_d_une_unite_sans_cc(unite_aeronef_au_passage=True, distance_parcourue=10)", outcome="7"),
    ask("cc_effective(unite_aeronef_au_passage=True, unite_distance_parcourue=10)", total=7),
    ask("cc_d_une_unite_sans_cc(distance_parcourue=13)", outcome="3"),
)

row(
    "AH-29",
    "Un pistolet melta ne monte pas jusqu'à une motojet en altitude, à moins de voler aussi ; et elle ne touche pas le sol avec le sien.",
    ask("""tirer(arme_de_tir="Pistolet melta", distance=4, cible_motojet=True, cible_en_altitude=True)""", outcome="Interdit"),
    ask("""tirer(arme_de_tir="Pistolet melta", distance=4, cible_motojet=True, cible_en_altitude=True, unite_en_altitude=True)""", outcome="Permis"),
    ask("""tirer(arme_de_tir="Pistolet melta", distance=4, unite_motojet=True, unite_en_altitude=True)""", outcome="Interdit"),
    ask("test_de_pilonnage(cd=8, unite_en_altitude=True)", odds={"à terre": F(5, 18), "escouade redescendue au sol": F(5, 18)}),
    ask("avoir_droit_au_couvert(cible_en_altitude=True, cible_masquee_par_une_escouade=True)", outcome="Interdit"),
)

row(
    "AH-30",
    "Un Dreadnought fou : 9 ps sur une flèche, 6 sur « touché », rien si elle le retourne de 120°, sans tir ni charge pour autant.",
    ask("distance_hors_de_controle(unite_marcheur=True, fleche_obtenue=True)", total=9),
    ask("distance_hors_de_controle(unite_marcheur=True, fleche_obtenue=False)", total=6),
    ask("distance_hors_de_controle(unite_marcheur=True, fleche_obtenue=True, pivot_impose=120)", total=0),
    ask("tirer(unite_marcheur=True, unite_hors_de_controle=True)", outcome="Interdit"),
    ask("charger(unite_marcheur=True, unite_hors_de_controle=True, distance=3)", outcome="Interdit"),
)

row(
    "AH-31",
    "Dégâts d'un bâtiment et d'un aéronef : explosé, un décor, et l'on est touché alentour ; un aéronef, rien. Un occupant ne se vise qu'avec une grenade ou une CT de 7.",
    ask("""degat_subi(degat_recu="explosé", cible_batiment=True)""", gives="un décor infranchissable"),
    ask("""degat_subi(degat_recu="explosé", cible_aeronef_au_passage=True)""", outcome="le véhicule est retiré comme perte"),
    ask("""degat_subi(degat_recu="crash violent", cible_aeronef_au_passage=True)""", outcome="le véhicule est retiré comme perte"),
    ask("""viser_les_occupants_d_un_batiment(ct=6, distance=10, arme_de_tir="Bolter", unite_immobile=True)""", outcome="Permis"),
    ask("""viser_les_occupants_d_un_batiment(arme_de_tir="Bolter")""", outcome="Interdit"),
    ask("svg_de_couvert_effective(cible_embarquee=True, transporteur_batiment=True, svg=5)", total=3),
    ask("""blindage_du_batiment(reference_du_batiment="maison en béton")""", total=12),
)

row(
    "AH-32",
    "À l'assaut : 9,5 ps sont de trop pour des bêtes ; 4 ps de bois ôtent 2 ps à qui charge, rien à un monstre ; mêlée et consolidation aussi ; à 6,5 ps d'un des siens, pas engagé.",
    ask("charger(distance=9.5, unite_bete=True)", outcome="Interdit"),
    ask("charger(distance=5, ps_en_terrain_difficile=4)", outcome="Interdit"),
    ask("charger(distance=5, ps_en_terrain_difficile=4, unite_creature_monstrueuse=True)", outcome="Permis"),
    ask("mouvement_de_melee(ps_en_terrain_difficile=3)", total=5),
    ask("mouvement_de_consolidation(ps_en_terrain_difficile=4)", total=4),
    ask("attaquer_au_corps_a_corps(distance_a_un_membre_au_contact=6.5)", outcome="Interdit"),
    ask("attaquer_au_corps_a_corps(distance_a_un_membre_au_contact=6)", outcome="Permis"),
)

row(
    "AH-33",
    "Ce que la page dit d'une ligne : CT 10, couvert pire de 4, jamais au-delà de 6 ; un couvert ne se relance pas ; un marcheur voit à 180°, un char partout ; 4 ps entre monstres.",
    ask("""svg_de_couvert_effective(ct=10, type_de_couvert="lourd", cible_en_zone_de_couvert=True)""", total=6),
    ask("relancer_une_sauvegarde_de_couvert()", outcome="Interdit"),
    ask("champ_de_vision(unite_marcheur=True)", total=180),
    ask("champ_de_vision(unite_est_un_vehicule=True)", total=360),
    ask("rester_en_cohesion(unite_creature_monstrueuse=True, ecart_dans_l_escouade=4)", outcome="Permis"),
    ask("rester_en_cohesion(unite_creature_monstrueuse=True, ecart_dans_l_escouade=5)", outcome="Interdit"),
    ask("d3(resultat_de_d6=5)", total=3),
    ask("de_de_deviation()", odds={"Touché": F(1, 3)}),
    ask("lever_du_jour(tour=1)", odds={"Le jour se lève": F(1, 6)}),
    ask("trancher_une_situation_limite()", odds={"Oui": F(1, 2)}),
)

row(
    "AH-34",
    "Sur la table des dégâts : PA5 ôte 1, sauf IEM ; deux « endommagé », 2 PC ; PA1 superficiel sur l'armement, un 6 vaut 5 ; l'arme qu'on ne voit pas ne se détruit pas.",
    ask("""degat_sur_la_table(zone_touchee="coque", des=[4], degat_lourd=True, pa=5)""", outcome="endommagé", total=3),
    ask("""degat_sur_la_table(zone_touchee="coque", des=[4], degat_lourd=True, pa=5, arme_iem=True)""", outcome="très endommagé"),
    ask("""degat_sur_la_table(zone_touchee="armement", des=[6], degat_superficiel=True, pa=1)""", outcome="arme détruite", total=5),
    ask("pc_perdus(marqueurs_endommage=2)", total=2),
    ask("choisir_l_arme_detruite(arme_non_visible=True)", outcome="Interdit"),
    ask("choisir_l_arme_detruite()", outcome="Permis"),
)

row(
    "AH-35",
    "À 6 ps de la porte, on n'en descend qu'en urgence, à terre ; à 3, non ; à 7, on reste. En alternance, qui guette tire sur toute escouade qui bouge.",
    ask("debarquement_d_urgence(distance_au_point_d_acces=6)", gives="à terre"),
    ask("debarquement_d_urgence(distance_au_point_d_acces=3)", outcome="Aucune conséquence"),
    ask("debarquement_d_urgence(distance_au_point_d_acces=7)", outcome="Interdit"),
    ask("debarquer(distance_au_point_d_acces=4)", outcome="Interdit"),
    ask("alerte_en_alternance(escouade_ennemie_en_mouvement=True)", outcome="Permis"),
    ask("tirer_en_alerte(escouade_ennemie_en_mouvement=True)", outcome="Permis"),
    ask("tirer_en_alerte(escouade_ennemie_en_mouvement=True, direction_de_la_cible=46)", outcome="Interdit"),
)

row(
    "AH-36",
    "Sept blessures sur deux gardes et un héros à 3 PV : 3, 2 et 2, la dernière à qui en a le moins. Un écran balayé ne prend qu'une touche ; hors de vue, aucune, sauf en indirect.",
    ask("""repartition_des_blessures(blessures=7, membres=[["A", 1], ["B", 1], ["C", 3]])""", gives="A 3, B 2, C 2"),
    ask("""repartition_des_blessures(blessures=2, membres=[["A", 3], ["B", 1], ["C", 2]])""", gives="B 1, C 1"),
    ask("touches_redirigees(arme_a_balayage=True, touches_redirigees_sur_une_unite=3)", total=1),
    ask("attribuer_une_blessure(membre_hors_du_champ_de_vision=True)", outcome="Interdit"),
    ask("attribuer_une_blessure(membre_hors_du_champ_de_vision=True, tir_indirect=True)", outcome="Permis"),
    ask("groupes_de_couvert(couverts=[4, 4, 0, 5, 0])", gives="3 groupes, dont 2 à couvert"),
)

QUESTIONS = [(code, n, *asked) for code, (_, questions) in ROWS.items() for n, asked in enumerate(questions, 1)]


@pytest.mark.parametrize("code, rank, question, expected", QUESTIONS, ids=[f"{code}-{n}" for code, n, *_ in QUESTIONS])
def test_situation(resolver, code, rank, question, expected):
    check(resolver, "warhammer-40000-pen", code, question, expected)
