"""Situations of Warhammer 40,000 PEN that ask `jet_pour_toucher_au_tir` first of all."""

from __future__ import annotations

from fractions import Fraction as F

from verdicts import ask, rows

ROWS, row = rows()

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

PLASMA_CANNON = 'ct=3, arme_de_tir="Canon plasma", distance=15, unite_infanterie=True, unite_immobile=True, cible_immobile=True'

row(
    "PEN-X18",
    "Un canon plasma immobile (CT3) à 15 ps de marines à découvert.",
    ask(f"jet_pour_toucher_au_tir({PLASMA_CANNON})", odds={"Touché": F(2, 3), "déviation d'un gabarit": F(1, 6)}),
    ask("deviation_d_un_gabarit(distance=15)", says="2d6"),
    ask(f"phase_de_tir(tireurs=1, {PLASMA_CANNON}, endurance=4, svg=3, unites_sous_le_gabarit=4)", mean=F(2, 3) * F(35, 9)),
    ask('jet_de_surchauffe(arme_de_tir="Canon plasma")', odds={"Surchauffe": F(1, 6)}),
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

# --- aircraft
FLYBY = 'arme_de_tir="Missiles Anti-aérien", distance=15, unite_immobile=True, cible_aeronef_au_passage=True'

row(
    "PEN-X59",
    "Un missile anti-aérien (CT4) tiré à 15 ps de la trajectoire d'un aéronef au passage, flancs 11.",
    ask(f"jet_pour_toucher_au_tir(ct=4, {FLYBY})", odds={"Touché": F(2, 3)}),
    ask(f"penetration_de_blindage({FLYBY}, blindage_lateral=11)", odds={"Dégât lourd": F(1, 3), "Dégât superficiel": F(1, 6)}),
)

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

SCOUT = """ct=4, arme_de_tir="Fusil sniper", distance=26, combat_de_nuit=True, unite_immobile=True, cible_moto=True, cible_furtive=True,
    cible_distance_parcourue=13"""

row(
    "PEN-Z11",
    "De nuit, un sniper immobile à 26 ps de motos furtives qui ont fait 13 ps ; il voit la nuit, ou c'est sa cible qui la voit.",
    ask(f"jet_pour_toucher_au_tir({SCOUT}, unite_a_vision_nocturne=True)", odds={"Touché": F(1, 2)}),
    ask(f"jet_pour_toucher_au_tir({SCOUT}, cible_a_vision_nocturne=True)", odds={"Touché": F(1, 3)}),
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

# --- shooting
CHAMELEONS = 'ct=4, arme_de_tir="Fulgurant", distance=12, unite_immobile=True, cible_tapie_dans_l_ombre=True, cible_immobile=True'

row(
    "PEN-Y01",
    "Des fulgurants immobiles à 12 ps pile de caméléons tapis dans l'ombre : de nuit, avec la vision nocturne, puis de jour.",
    ask(f"jet_pour_toucher_au_tir({CHAMELEONS}, combat_de_nuit=True)", odds={"Touché": F(5, 6)}),
    ask(f"jet_pour_toucher_au_tir({CHAMELEONS}, combat_de_nuit=True, unite_a_vision_nocturne=True)", odds={"Touché": F(35, 36)}),
    ask(f"jet_pour_toucher_au_tir({CHAMELEONS})", odds={"Touché": F(35, 36)}),
)

HERO = """ct=6, arme_de_tir="Fulgurant", distance=12, unite_immobile=True, svg=3, cible_en_zone_de_couvert=True, type_de_couvert="moyen",
    cible_a_tire_ou_attaque=True, cible_immobile=True"""

row(
    "PEN-Y03",
    "Un héros (CT6) immobile au fulgurant, à 12 ps de marines dans des ruines, qui ont tiré.",
    ask('jet_pour_toucher_au_tir(ct=6, arme_de_tir="Fulgurant", distance=12, unite_immobile=True)', odds={"Touché": F(35, 36)}),
    ask(f"svg_de_couvert_effective({HERO})", total=6),
    ask(f"phase_de_tir(tireurs=1, {HERO}, endurance=4)", mean=F(175, 648)),
)

DARK_LANCE = """pa=2, arme_a_lance=True, arme_a_visee_automatique=True, arme_lourde=True, portee=36, distance=20, unite_immobile=True,
    unite_chasseuse_de_blindes=True, cible_antigrav=True, cible_est_un_vehicule=True, cible_rapide=True, cible_distance_parcourue=20"""

row(
    "PEN-Y07",
    "Une lance noire à têtes chercheuses (F8), tenue par un chasseur de blindés immobile, à 20 ps de l'avant (13) d'un antigrav rapide lancé.",
    ask(f"jet_pour_toucher_au_tir(ct=4, {DARK_LANCE})", odds={"Touché": F(2, 3)}),
    ask(f"penetration_de_blindage(force=8, {DARK_LANCE}, blindage=13)", odds={"Dégât lourd": F(1, 2), "Dégât superficiel": F(1, 6)}),
)

SLOW = """ct=4, arme_de_tir="Canon d'assaut", distance=24, unite_lente_et_methodique=True, unite_distance_parcourue=4"""

row(
    "PEN-Y22",
    "Un terminator Lent et méthodique au canon d'assaut, à 28 ps, avance au plus en rase campagne, sol neutre, et tire.",
    ask("mouvement_normal_permis(unite_infanterie=True, unite_lente_et_methodique=True, ps_en_terrain_neutre=4)", total=4),
    ask(f"jet_pour_toucher_au_tir({SLOW})", odds={"Touché": F(2, 3), "un tir supplémentaire": F(1, 6)}),
    ask(f"phase_de_tir(tireurs=1, {SLOW}, endurance=4, svg=3)", mean=F(14, 9)),
)

INTO_THE_FIGHT = 'ct=4, arme_de_tir="Bolter", distance=10, unite_immobile=True, cible_verrouillee=True'

row(
    "PEN-Y31",
    "Dix bolters immobiles (Cd 9) veulent tirer à 10 ps dans un corps à corps : vingt orks contre vingt gardes à eux.",
    ask("test_pour_tirer_dans_un_corps_a_corps(commandement=9)", odds={"Tire": F(5, 6)}),
    ask(f"jet_pour_toucher_au_tir({INTO_THE_FIGHT})", odds={"Touché": F(2, 3), "touche automatique à l'escouade alliée": F(1, 6)}),
    ask(f"phase_de_tir(tireurs=10, {INTO_THE_FIGHT}, endurance=4, svg=6)", mean=F(20, 3), says="3,33 en moyenne"),
    ask('jet_pour_blesser(arme_de_tir="Bolter", endurance=3)', odds={"Blessé": F(2, 3)}),
    ask('sauvegarde_d_armure(arme_de_tir="Bolter", svg=5)', odds={"Sauvé": F(1, 6)}),  # 20/6 x 2/3 x 5/6 = 50/27
    ask("test_de_moral_apres_les_tirs(commandement=7, unite_verrouillee=True, pertes_de_l_escouade=10, effectif_de_l_escouade=20)", outcome="Réussi"),
)

MORTAR = """ct=4, force=4, pa=6, arme_lourde=True, cadence_de_tir=1, arme_a_explosion=True, arme_de_barrage=True, portee=48, portee_minimum=12,
    distance=20, unite_immobile=True, tir_indirect=True, cible_hors_de_vue=True"""

row(
    "PEN-Y34",
    "Un mortier en tir indirect, à 20 ps estimés pile, sur des gardes qu'il ne voit pas, dans des ruines à ciel ouvert.",
    ask(f"jet_pour_toucher_au_tir({MORTAR})", odds={"Touché": F(1, 2), "déviation d'un gabarit": F(1, 3)}),
    ask("deviation_d_un_gabarit(distance=20)", says="2d6"),
    ask('svg_d_armure_effective(svg=5, pa=6)', total=6),
    ask(f"""phase_de_tir(tireurs=1, {MORTAR}, unites_sous_le_gabarit=5, endurance=3, svg=5, cible_en_zone_de_couvert=True, type_de_couvert="moyen",
        decor_ouvert_vers_le_haut=True)""", mean=F(1, 2) * F(25, 9)),
)
row(
    "AG-29",
    "Un héros chef d'escouade choisit sa cible sur 6, un sniper sur 5+, et à CT 7 le raté relancé l'aide ; Ennemi juré relance le 1 d'une CT 1.",
    ask('jet_pour_toucher_au_tir(ct=4, arme_de_tir="Bolter", distance=20, unite_personnage_independant=True)', odds={"touche à placer à son choix": F(1, 6)}),
    ask('jet_pour_toucher_au_tir(ct=6, arme_de_tir="Fusil sniper", distance=30)', odds={"touche à placer à son choix": F(7, 18)}),
    ask('jet_pour_toucher_au_tir(ct=1, arme_de_tir="Canon laser", distance=30, unite_a_ennemi_jure=True)', odds={"Touché": F(7, 36)}),
)

KRAK = """ct=4, arme_de_tir="Grenades krak", distance=6, unite_immobile=True, cible_marcheur=True"""

row(
    "AH-04",
    "Jetée sur un marcheur mobile, une krak n'attend pas le 6 de la mêlée : CT 6 à 6 ps ; en cloche, elle prend le flanc 12, même dans le dos.",
    ask(f"jet_pour_toucher_au_tir({KRAK})", odds={"Touché": F(35, 36)}),
    ask(f"degats_au_tir(tireurs=1, {KRAK}, cible_immobile=True, blindage_avant=12, blindage_lateral=12, blindage_arriere=10, angle_de_l_attaque=180)",
        means={"dégâts superficiels": F(35, 216), "dégâts lourds": 0}),
)

FLYBY_2 = "ct=4, distance=26, combat_de_nuit=True, cible_aeronef_au_passage=True"

row(
    "AH-20",
    "De nuit, un aéronef passe à 26 ps : l'anti-aérien n'ôte que la vitesse, CT 2 ; un canon laser, 6. Un autre aéronef, derrière lui, prend l'arrière 10 ; du sol, le flanc 11.",
    ask(f"""jet_pour_toucher_au_tir(arme_de_tir="Missiles Anti-aérien", {FLYBY_2})""", odds={"Touché": F(1, 3)}),
    ask(f"""jet_pour_toucher_au_tir(arme_de_tir="Canon laser", {FLYBY_2})""", odds={"Touché": F(1, 6)}),
    *(ask(f"penetration_de_blindage(force=7, cible_aeronef_au_passage=True, {who}angle_de_l_attaque=180, blindage_avant=12, blindage_lateral=11, blindage_arriere=10)",
          odds={"dégât lourd": heavy}) for who, heavy in (("unite_aeronef=True, ", F(1, 2)), ("", F(1, 3)))),
)
row(
    "P35-01",
    "Un canon plasma immobile (CT4), à 10 ps de la trajectoire d'un aéronef au passage de flanc 11 : ni demi-portée, ni déviation qui sauve le tir.",
    ask("jet_pour_toucher_au_tir(ct=4, distance=10, portee=36, arme_de_tir='canon plasma', cible_aeronef_au_passage=True, unite_immobile=True)", odds={"Touché": F(1, 6)}),
    ask("degats_au_tir(tirs=1, ct=4, distance=10, portee=36, arme_de_tir='canon plasma', cible_aeronef_au_passage=True, cible_blindage_lateral=11)", means={"dégâts lourds": F(1, 18), "dégâts superficiels": F(1, 36)}),
)

KRAK_2 = 'ct=4, arme_de_tir="Missiles Krak", distance=30, unite_immobile=True, cible_tank=True, cible_rapide=True, cible_distance_parcourue=18'

row(
    "AJ-01",
    "Un krak immobile à 30 ps d'un tank rapide (flanc 12) qui a fait 18 ps pile : -1 seulement, CT 3 ; un lourd sur six.",
    ask(f"jet_pour_toucher_au_tir({KRAK_2})", odds={"Touché": F(1, 2)}),
    ask(f"degats_au_tir(tireurs=1, {KRAK_2}, blindage=12)", means={"dégâts lourds": F(1, 6), "dégâts superficiels": F(1, 12)}),
)

SMOKE = 'ct=4, arme_de_tir="Canon laser", cible_transport=True, cible_sous_fumigenes=True'

row(
    "AJ-29",
    "Des fumigènes : 14 ps et -2, CT 2 à mi-portée ; de nuit à 26 ps, le -2 ne se double pas, même furtif ; le véhicule ne tire pas, ceux qu'il porte si.",
    ask(f"jet_pour_toucher_au_tir({SMOKE}, distance=20, cible_rapide=True, cible_distance_parcourue=14)", odds={"Touché": F(1, 3)}),
    ask(f"jet_pour_toucher_au_tir({SMOKE}, distance=26, combat_de_nuit=True, cible_furtive=True, cible_immobile=True)", odds={"Touché": F(1, 3)}),
    ask("tirer(unite_transport=True, fumigenes_utilises_ce_tour=True)", outcome="Interdit"),
    ask("tirer(unite_embarquee=True, transporteur_fumigenes_utilises_ce_tour=True)", outcome="Permis"),
)

ASSAULT = 'ct=4, arme_de_tir="Canon d\'assaut", distance=12, unite_immobile=True, cible_moto=True, cible_distance_parcourue=14'

row(
    "AK-01",
    "Un canon d'assaut immobile à mi-portée sur des motos (E5 moto comprise, svg 3+) à 14 ps : CT 4, 28/9 touches, 1/3 d'un PA4 que 4+ arrête et 1/6 de PA2.",
    ask(f"jet_pour_toucher_au_tir({ASSAULT})", odds={"Touché": F(2, 3)}),
    ask(f"phase_de_tir(tireurs=1, {ASSAULT}, endurance=4, svg=3)", total=F(35, 27)),
    ask('jet_de_surchauffe(arme_de_tir="Canon d\'assaut")', odds={"Surchauffe": F(1, 6)}),
)

MORTAR_2 = "ct=4, arme_d_artillerie=True, arme_de_barrage=True, arme_a_explosion=True, tir_indirect=True"
row(
    "P32-07",
    "Des lasers défensifs (canon laser jumelé) visent à 30 ps un volant qui a fait 24 ps, flanc 11 : CT3 sans malus de vitesse, 4+, deux tirs.",
    ask('toucher_au_tir(arme_de_tir="Canon laser", arme_jumelee=True, unite_tourelle_de_defense=True, distance=30, cible_vehicule_volant=True, cible_distance_parcourue=24)', says="4+"),
    ask('nombre_de_tirs(arme_de_tir="Canon laser", arme_jumelee=True, unite_tourelle_de_defense=True)', total=2),
    ask("""degats_au_tir(arme_de_tir="Canon laser", arme_jumelee=True, tireurs=1, unite_tourelle_de_defense=True, distance=30, cible_vehicule_volant=True,
        cible_distance_parcourue=24, cible_blindage=11)""", says="au moins 1 : 5/9"),
    ask("tirer_une_arme_de_vehicule(unite_vehicule_volant=True, unite_mouvement_rapide_fait=True, rang_de_l_arme=5)", outcome="interdit", disputed="Permis"),
)
row(
    "AK-10",
    "Un mortier de CT 4 en tir indirect : CT 3 ; ni demi-portée ni vitesse ; après un mouvement, au jugé même implacable, et l'ordre du plafond se discute.",
    ask(f"jet_pour_toucher_au_tir({MORTAR_2}, unite_immobile=True, distance=10, portee=48, cible_distance_parcourue=20)", odds={"Touché": F(1, 2)}),
    ask(f"jet_pour_toucher_au_tir({MORTAR_2}, unite_a_bouge=True, unite_implacable=True)", odds={"Touché": F(1, 3)}, disputed=r"^Touché : 1/6"),
    ask("tirer(arme_de_barrage=True, portee_minimum=12, distance=10)", outcome="Interdit"),
)
row(
    "AK-24",
    "Quatre fulgurants immobiles à 8 ps, dans un corps à corps : ni mi-portée ni vitesse, mais immobile et -1, donc 3+ ; huit tirs, 4/3 touches chez les nôtres.",
    ask('jet_pour_toucher_au_tir(ct=4, arme_de_tir="Fulgurant", unite_immobile=True, distance=8, cible_verrouillee=True, cible_distance_parcourue=20)',
        odds={"Touché": F(2, 3), "touche automatique à l'escouade alliée": F(1, 6)}),
    ask('phase_de_tir(tireurs=4, ct=4, arme_de_tir="Fulgurant", unite_immobile=True, distance=8, endurance=4, svg=6, cible_verrouillee=True)', says="1,33 en moyenne"),
)
row(
    "AK-33",
    "Un missile anti-aérien sur des fantassins à mi-portée : au jugé, (4 + 1) / 2 ; une salve 2/4 à 20 ps après un mouvement, quatre tirs au jugé ; une lance, 14 vaut 12.",
    ask('jet_pour_toucher_au_tir(ct=4, arme_de_tir="Missiles Anti-aérien", distance=24)', odds={"Touché": F(1, 3)}),
    ask("phase_de_tir(tireurs=1, ct=4, arme_a_salve=True, x_de_salve=2, y_de_salve=4, portee=24, distance=20, unite_a_bouge=True, force=5, pa=4, endurance=4, svg=4)", total=F(20, 27)),
    ask("degats_au_tir(tirs=1, ct=4, arme_lance=True, force=8, pa=2, portee=36, distance=30, blindage=14)", means={"dégâts lourds": F(2, 9), "dégâts superficiels": F(1, 9)}),
)

# --- alert fire
ALERT = """ct=4, arme_de_tir="Bolter", distance=10, unite_en_alerte=True, tir_d_alerte=True, cible_moto=True, cible_distance_parcourue=20"""
BIKES = "pertes_de_l_escouade=2, effectif_de_l_escouade=8, tir_d_alerte=True"

row(
    "PE-15",
    "Dix bolters en alerte sur huit motos qui filent de 20 ps et passent à 10 ps ; deux tombent, le moral est raté.",
    ask(f"jet_pour_toucher_au_tir({ALERT})", odds={"Touché": F(2, 3)}),  # 4 - 2 + 1 + 1
    ask(f"phase_de_tir(tireurs=10, {ALERT}, endurance=4, svg=3)", mean=F(40, 27)),
    ask(f"apres_les_tirs_ennemis({BIKES}, unite_moto=True)", gives="test de moral"),
    ask(f"test_de_moral_apres_les_tirs(commandement=8, {BIKES}, des=[6, 5])", gives="ne peut plus tirer ni charger"),
    ask("charger(retraite_imposee=True, tir_d_alerte=True, unite_moto=True, distance=4)", outcome="Interdit"),
    ask("battre_en_retraite(tir_d_alerte=True, unite_moto=True)", outcome="Aucune conséquence"),
)

# --- night, set-up, points
RANGERS = 'ct=4, arme_de_tir="Bolter", distance=20, unite_immobile=True, cible_tapie_dans_l_ombre=True'

row(
    "PE-29",
    "Des rangers tapis dans l'ombre à 20 ps : de jour, de nuit, avec la vision nocturne, puis sous fumigènes.",
    ask(f"jet_pour_toucher_au_tir({RANGERS})", odds={"Touché": F(2, 3)}),
    ask(f"jet_pour_toucher_au_tir({RANGERS}, combat_de_nuit=True)", odds={"Touché": F(1, 2)}),
    ask(f"jet_pour_toucher_au_tir({RANGERS}, combat_de_nuit=True, unite_a_vision_nocturne=True)", odds={"Touché": F(5, 6)}),
    ask(f"jet_pour_toucher_au_tir({RANGERS}, cible_sous_fumigenes=True)", odds={"Touché": F(1, 2)}),
)

MORTAR_3 = "ct=4, arme_de_barrage=True, arme_a_explosion=True, arme_lourde=True, portee=48, distance=30, tir_indirect=True"

row(
    "PE-36",
    "De nuit, un mortier immobile tire en indirect à 30 ps sur une forêt ouverte vers le haut.",
    ask(f"jet_pour_toucher_au_tir({MORTAR_3}, combat_de_nuit=True)", odds={"Touché": F(1, 3), "déviation d'un gabarit": F(1, 2)}),
    ask("deviation_d_un_gabarit(distance=30, des=[3, 4])", total=7),
    ask('sauvegarde_de_couvert(arme_de_barrage=True, cible_en_zone_de_couvert=True, type_de_couvert="léger")', outcome="Interdit"),
)

# --- shooting again
SNIPER = 'ct=4, arme_de_tir="Fusil sniper", distance=30, unite_a_bouge=True'

row(
    "PE-39",
    "Trois snipers qui ont bougé visent le sergent d'une escouade à 30 ps.",
    ask(f"jet_pour_toucher_au_tir({SNIPER})", odds={"Touché": F(1, 3)}),
    ask('seuil_de_precision(arme_de_tir="Fusil sniper")', total=5),
    ask(f"phase_de_tir(tireurs=3, {SNIPER}, endurance=3, svg=4, effectif=1)", odds={"Pertes 1": F(386, 729)}),
)

ARRIVED = 'ct=4, arme_de_tir="Bolter", distance=1, unite_en_alerte=True, tir_d_alerte=True'

row(
    "PE-52",
    "Des terminators arrivent au contact d'une escouade en alerte, qui leur tire dessus ; une autre cible est verrouillée.",
    ask(f"jet_pour_toucher_au_tir({ARRIVED}, cible_verrouillee=True, cible_arrivee_au_contact=True)", odds={"Touché": F(35, 36)}),  # 4 + 1 + 1
)
row(
    "PE-61",
    "À bord d'un transport secoué, à 10 ps, un bolter (CT4) tire au jugé : (4 + 1) / 2 = 2.",
    ask("""jet_pour_toucher_au_tir(ct=4, arme_de_tir="Bolter", distance=10, unite_embarquee=True, transporteur_secoue=True)""", odds={"Touché": F(1, 3)}),
    ask("""jet_pour_toucher_au_tir(ct=4, arme_de_tir="Bolter", distance=10, unite_embarquee=True)""", odds={"Touché": F(5, 6)}),
)

BACK = 'ct=4, arme_de_tir="Bolter", distance=10, unite_immobile=True, cible_de_saut=True, cible_deployee_en_frappe_en_profondeur=True'
JUMP = 'ct=4, arme_de_tir="Fulgurant", distance=10, unite_de_saut=True, unite_deployee_en_frappe_en_profondeur=True'

row(
    "PQ-14",
    "Des marines de saut annoncent 12 ps, ou 24, à leur frappe en profondeur : leur tir, puis celui qui leur répond.",
    ask(f"jet_pour_toucher_au_tir({JUMP}, unite_distance_parcourue=12)", odds={"Touché": F(5, 6)}),
    ask(f"jet_pour_toucher_au_tir({BACK}, cible_distance_parcourue=12)", odds={"Touché": F(35, 36)}),
    ask(f"jet_pour_toucher_au_tir({JUMP}, unite_distance_parcourue=24)", odds={"Touché": F(1, 3)}),
    ask(f"jet_pour_toucher_au_tir({BACK}, cible_distance_parcourue=24)", odds={"Touché": F(2, 3)}),
)

NIGHT = """ct=4, arme_de_tir="Canon laser", distance=38, combat_de_nuit=True, unite_immobile=True, cible_furtive=True, cible_immobile=True"""

row(
    "PQ-31",
    "De nuit, à 38 ps d'une escouade furtive : des capteurs, la vision nocturne, ou rien.",
    ask(f"jet_pour_toucher_au_tir({NIGHT}, unite_a_capteurs=True)", odds={"Touché": F(2, 3)}),
    ask(f"jet_pour_toucher_au_tir({NIGHT}, unite_a_vision_nocturne=True)", odds={"Touché": F(1, 2)}),
    ask(f"jet_pour_toucher_au_tir({NIGHT})", odds={"Touché": F(1, 6)}),
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

CHOSEN = "touche à placer à son choix"

row(
    "PR-28",
    "Un personnage indépendant (CT4) choisit sur 6 ; un sniper sur 5+, et à CT 6 un raté relancé l'aide aussi.",
    ask('jet_pour_toucher_au_tir(ct=4, arme_de_tir="Fulgurant", distance=24, unite_a_bouge=True, unite_personnage_independant=True)',
        odds={"Touché": F(2, 3), CHOSEN: F(1, 6)}),
    ask('jet_pour_toucher_au_tir(ct=3, arme_de_tir="Fusil sniper", distance=40, unite_immobile=True)', odds={"Touché": F(2, 3), CHOSEN: F(1, 3)}),
    ask('jet_pour_toucher_au_tir(ct=4, arme_de_tir="Fusil sniper", distance=24, unite_immobile=True)', odds={CHOSEN: F(2, 6) + F(1, 6) * F(2, 6)}),
    ask('jet_pour_toucher_au_tir(ct=4, arme_de_tir="Fulgurant", distance=24, unite_a_bouge=True)', odds={CHOSEN: F(0)}),
)
row(
    "PR-34",
    "Un plasma manqué ne dévie pas vers un aéronef ; un aéronef qui a déjà bougé ne décolle plus.",
    ask('jet_pour_toucher_au_tir(ct=5, arme_de_tir="Canon plasma", distance=30, unite_immobile=True, cible_aeronef_au_passage=True)',
        odds={"Touché": F(1, 3), "déviation d'un gabarit": F(0)}),
    ask("decollage_d_un_aeronef(unite_aeronef=True, unite_a_bouge=True)", outcome="Interdit"),
)
row(
    "PR-37",
    "Ennemi juré n'ajoute rien à une CT 6 ; il relance les 1 d'une CT 5.",
    ask('jet_pour_toucher_au_tir(ct=6, arme_de_tir="Canon laser", distance=40, unite_ennemi_jure=True)', odds={"Touché": F(35, 36)}, disputed="215/216"),
    ask('jet_pour_toucher_au_tir(ct=5, arme_de_tir="Canon laser", distance=40, unite_ennemi_jure=True)', odds={"Touché": F(35, 36)}),
)
row(
    "PS-08",
    "Je tire sur l'avion qui passe à 10 ps : -3, et jamais le +1 de la mi-portée ; l'anti-aérien ignore le -3.",
    ask('jet_pour_toucher_au_tir(ct=4, cible_aeronef_au_passage=True, distance=10, arme_de_tir="Autocanon")', odds={"Touché": F(1, 6)}),
    ask('jet_pour_toucher_au_tir(ct=5, cible_aeronef_au_passage=True, distance=10, arme_de_tir="Fusil sniper")', odds={"Touché": F(1, 2)}),
    ask('jet_pour_toucher_au_tir(ct=4, cible_aeronef_au_passage=True, distance=10, arme_de_tir="Missiles Anti-aérien")', odds={"Touché": F(2, 3)}),
)
row(
    "PS-12",
    "Ma tourelle vise un antigrav qui a fait 20 ps : 4+. Un krak sur elle : deux fois sur neuf détruite, elle ne roule pas.",
    ask("jet_pour_toucher_au_tir(ct=3, unite_tourelle_de_defense=True, cible_distance_parcourue=20, distance=30, portee=48)", odds={"Touché": F(1, 2)}),
    ask('degats_vehicule(arme_de_tir="Missiles Krak", ct=3, distance=30, blindage=10, zone_annoncee="coque", cible_tourelle_de_defense=True)',
        odds={"détruit": F(2, 9), "très endommagé": F(5, 36), "sans effet": F(1, 6)}),
)
row(
    "PT-9",
    "Un autocanon sur plateforme, servant CT4 : 5/6 à 24 ps, 2/3 à 25 ; la plateforme déplacée ne tire pas, même au jugé.",
    ask('jet_pour_toucher_au_tir(ct=4, unite_plateforme=True, arme_de_tir="Autocanon", distance=24, unite_immobile=True)', odds={"Touché": F(5, 6)}),
    ask('jet_pour_toucher_au_tir(ct=4, unite_plateforme=True, arme_de_tir="Autocanon", distance=25, unite_immobile=True)', odds={"Touché": F(2, 3)}),
    ask("tirer(unite_plateforme=True, unite_a_bouge=True)", outcome="Interdit"),
)
row(
    "PT-10",
    "Un aéronef traverse : CT4 à 20 ps avec un autocanon, 6 (pas de demi-portée) ; missiles à tête chercheuse, 3+ selon la lecture qui tient.",
    ask('jet_pour_toucher_au_tir(ct=4, cible_aeronef_au_passage=True, arme_de_tir="Autocanon", distance=20)', odds={"Touché": F(1, 6)}),
    ask("""jet_pour_toucher_au_tir(ct=4, cible_aeronef_au_passage=True, arme_de_tir="Autocanon", distance=20, arme_a_visee_automatique=True)""",
        odds={"Touché": F(2, 3)}, disputed="1/6"),
)
row(
    "PT-11",
    "Fumigènes sur une escouade furtive : -2, pas -3 ; furtive la nuit à 13 ps : -2. Bolter immobile CT4 : 4+, capteurs : 2+. Ni tir ni charge ce tour.",
    ask("ct_effective(ct=4, cible_sous_fumigenes=True, cible_furtive=True)", total=2),
    ask("""jet_pour_toucher_au_tir(ct=4, cible_furtive=True, combat_de_nuit=True, distance=13, arme_de_tir="Bolter", unite_immobile=True)""",
        odds={"Touché": F(1, 2)}),
    ask("""jet_pour_toucher_au_tir(ct=4, cible_furtive=True, combat_de_nuit=True, distance=13, arme_de_tir="Bolter", unite_immobile=True,
        unite_a_capteurs=True)""", odds={"Touché": F(5, 6)}),
    ask("tirer(unite_sous_fumigenes=True)", outcome="Interdit"),
    ask("charger(unite_fumigenes_utilises_ce_tour=True, distance=3)", outcome="Interdit"),
)
row(
    "PT-16",
    "Un sniper CT4 à 24 ps : 35/36, et sur E6 11/36 ; un 6 perce à PA2 (une 2+ tombe à 6). Autocanon porté (CT5), bougé, cible furtive : 5+.",
    ask('jet_pour_toucher_au_tir(ct=4, arme_de_tir="Fusil sniper", distance=24, unite_immobile=True)', odds={"Touché": F(35, 36)}),
    ask('jet_pour_toucher_au_tir(ct=4, arme_de_tir="Fusil sniper", distance=24, unite_a_bouge=True)', odds={"Touché": F(1, 2)}),
    ask('jet_pour_blesser(arme_de_tir="Fusil sniper", endurance=6)', odds={"Blessé": F(11, 36)}),
    ask('svg_d_armure_effective(arme_de_tir="Fusil sniper", svg=2, blessure_perforante=True)', total=6),
    ask('jet_pour_toucher_au_tir(ct=5, arme_de_tir="Autocanon", unite_a_bouge=True, cible_furtive=True, distance=24)', odds={"Touché": F(1, 3)}),
)
row(
    "PU-21",
    "Des tourelles : CT 3 vise un antigrav lancé à 20 ps, 4+ à 40 ps, 3+ à mi-portée ; les bitubes coûtent 50 ; elles ne chargent ni n'éperonnent.",
    ask('jet_pour_toucher_au_tir(unite_tourelle=True, arme_de_tir="Canon laser", distance=40, cible_distance_parcourue=20)', odds={"Touché": F(1, 2)}),
    ask('jet_pour_toucher_au_tir(unite_tourelle=True, arme_de_tir="Autocanon", distance=20, cible_distance_parcourue=20)', odds={"Touché": F(2, 3)}),
    ask('armements_de_tourelle(armement_de_tourelle="Bitubes")', gives="50 pts"),
    ask("faire_une_charge_belier(unite_tourelle=True)", outcome="Interdit"),
)
row(
    "PZ-30",
    "Une grenade incendiaire à 12 ps, CT 3 : un 1 la fait tomber, un 2 ou un 3 la dévie d'un dé. F 3 contre E 4 : 5+, le couvert n'y peut rien.",
    ask("jet_pour_toucher_au_tir(ct=3, arme_de_tir=\"Grenades incendiaires\", distance=12)", odds={"Touché": F(1, 2)}, gives="échappée : 1/6"),
    ask("deviation_d_un_gabarit(distance=12)", gives="1d6"),
    ask("jet_pour_blesser(arme_de_tir=\"Grenades incendiaires\", endurance=4)", odds={"Blessé": F(1, 3)}),
    ask("une_touche(arme_de_tir=\"Grenades incendiaires\", endurance=4, svg=5, type_de_couvert=\"lourd\")", gives="maintenue"),
)
