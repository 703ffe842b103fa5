"""Situations of Warhammer 40,000 PEN that ask `phase_de_tir` first of all."""

from __future__ import annotations

from fractions import Fraction as F

from verdicts import ask, rows

ROWS, row = rows()

row(
    "PAA-14",
    "Balayage jumelé, deux nuées sur le segment : deux jets chacune, et rien de mortel : ce n'est pas un gabarit.",
    ask("""phase_de_tir(tireurs=1, arme_a_balayage=True, arme_jumelee=True, cadence_de_tir=2, ct=4, force=5, pa=4, portee=36, distance=18,
        unite_immobile=True, unites_sur_le_segment=2, cible_essaim=True, endurance=3, svg=6, cible_points_de_vie=3)""", mean=F(25, 9)),
)
row(
    "PAA-15",
    "Deux tirs à ondes, CT3 : chacun touche les quatre gardes du segment, sans couvert ; 20/9 blessures.",
    ask("""phase_de_tir(tireurs=1, arme_a_ondes=True, cadence_de_tir=2, ct=3, force=4, pa=5, portee=24, distance=20, unite_a_bouge=True,
        unites_sur_le_segment=4, cible_en_zone_de_couvert=True, type_de_couvert="lourd", endurance=3, svg=5)""", mean=F(20, 9)),
)
row(
    "AC-03",
    "Premier tour, de nuit, à 11 ps, des jet-packs dans des ruines : ni nuit ni vitesse, mais cachés d'office, 3+ de couvert.",
    ask("""phase_de_tir(tireurs=5, ct=4, arme_de_tir="Fulgurant", distance=11, unite_immobile=True, combat_de_nuit=True, premier_tour_du_premier_joueur=True,
cible_jet_pack=True, cible_en_zone_de_couvert=True, type_de_couvert="moyen", endurance=4, svg=3)""", mean=F(175, 324)),
)

MORTAR = "tirs=3, ct=4, force=4, pa=6, arme_de_barrage=True, endurance=3, svg=5"

row(
    "AC-21",
    "Trois obus de mortier sur des gardes derrière une autre escouade : ni couvert ni tir renvoyé ; sous le toit d'un bunker, 3+ ; derrière un mur nu, rien.",
    ask(f"phase_de_tir({MORTAR}, cible_masquee_par_une_escouade=True)", mean=F(10, 9)),
    ask(f"""phase_de_tir({MORTAR}, cible_en_zone_de_couvert=True, decor_protege_du_dessus=True, type_de_couvert="lourd")""", mean=F(10, 27)),
    ask(f"""phase_de_tir({MORTAR}, cible_masquee_par_un_decor=True, type_de_couvert="moyen")""", mean=F(10, 9)),
)
row(
    "AD-01",
    "Cinq fulgurants qui ont avancé, à 12 ps pile, voient des orks entre des gretchins : CT 5, écran 3+, 25/18 d'orks ; un écran ne cache personne.",
    ask("""phase_de_tir(tireurs=5, ct=4, arme_de_tir="Fulgurant", distance=12, unite_a_bouge=True, endurance=4, svg=6, cible_masquee_par_une_escouade=True)""",
        mean=F(25, 18)),
    ask("avoir_droit_au_couvert(tir_entre_les_figurines=True)", outcome="Permis"),
    ask("etre_cachee(cible_n_a_ni_tire_ni_attaque=True, cible_masquee_par_une_escouade=True)", outcome="Interdit"),
)

# --- a weapon carried, and the one that is used
SHOT = 'tireurs=1, ct=4, arme_de_tir="Bolter", distance=20, endurance=4, svg=3'

row(
    "AG-01",
    "Mon sergent au gantelet, ou à la griffe, tire au bolter sur un marine : 2/3 × 1/2 × 1/3, sa main gauche n'y change rien ; sur un flanc 10, 1/9 de superficiel, poing tronçonneur ou non.",
    *(ask(f'phase_de_tir({SHOT}, arme_de_melee="{arm}")', mean=F(1, 9)) for arm in ("griffe éclair", "gantelet énergétique", "lame sorcière", "marteau tonnerre")),
    ask('degats_au_tir(tireurs=1, ct=4, arme_de_tir="Bolter", distance=20, blindage=10, arme_de_melee="poing tronçonneur")',
        means={"dégâts lourds": 0, "dégâts superficiels": F(1, 9)}),
    ask('tirs_puis_moral(tireurs=1, ct=4, arme_de_tir="Bolter", distance=20, effectif=8, endurance=4, svg=3, cible_commandement=8, arme_de_melee="gantelet énergétique")',
        means={"Pertes": F(1, 9)}),
    ask(f'phase_de_tir({SHOT}, arme_de_melee="épée")', asks="inconnu"),
)

# --- shooting
SMOKE = """tireurs=10, ct=4, arme_de_tir="Bolter", distance=12, combat_de_nuit=True, unite_immobile=True, cible_furtive=True,
    cible_sous_fumigenes=True, cible_a_terre=True, cible_en_zone_de_couvert=True, type_de_couvert="moyen", endurance=3, svg=5"""

row(
    "AG-04",
    "De nuit, dix bolters immobiles à capteurs, à 12 ps d'éclaireurs furtifs enfumés et couchés dans des ruines : CT 4+1+1-1 = 5 ; la fumée les a fait taire, donc cachés, 2+ : 125/81.",
    ask(f"phase_de_tir({SMOKE}, unite_capteurs_extrasensoriels=True)", mean=F(125, 81)),
    ask(f"phase_de_tir({SMOKE}, unite_capteurs_extrasensoriels=True, cible_a_tire_ou_attaque=True)", mean=F(125, 27)),
    ask(f"phase_de_tir({SMOKE})", mean=F(20, 1) * F(1, 2) * F(1, 6) * F(2, 3) * F(5, 6)),  # hidden twice over, -2 once: 4 + 1 + 1 - 1 - 2 = 3
    ask('svg_de_couvert_effective(cible_sous_fumigenes=True, cible_masquee_par_une_escouade=True, svg=5)', total=3),  # a screen is no terrain
)
row(
    "AG-05",
    "La nuit à 13 ps, des marines furtifs le sont deux fois (-2) ; mes bolters n'ont que pivoté : CT 3 ; des broussailles et leur 3+ donnent 6+ : 25/36.",
    ask("""phase_de_tir(tireurs=10, ct=4, arme_de_tir="Bolter", distance=13, combat_de_nuit=True, unite_a_pivote=True, unite_immobile=True, cible_furtive=True,
        cible_en_zone_de_couvert=True, type_de_couvert="léger", cible_a_tire_ou_attaque=True, endurance=4, svg=3)""", mean=F(25, 36)),
)
row(
    "AG-07",
    "Un bolter lourd sur une moto qui a fait 12 ps : CT 5, le 6 tire encore, 175/108 ; elle charge ensuite à 9 ps, un fantassin non. Jumelé et porté à pied, en marchant : 35/18, de 18 comme de 19 ps.",
    ask("""phase_de_tir(tireurs=1, ct=4, arme_de_tir="Bolter lourd", distance=18, unite_moto=True, unite_distance_parcourue=12, endurance=4, svg=4)""", mean=F(175, 108)),
    ask('charger(unite_moto=True, arme_de_tir="Bolter lourd", arme_a_tire_ce_tour=True, unite_distance_parcourue=12, distance=9)', outcome="Permis"),
    ask('charger(unite_infanterie=True, arme_de_tir="Bolter lourd", arme_a_tire_ce_tour=True, distance=5)', outcome="Interdit"),
    *(ask(f'phase_de_tir(tireurs=1, ct=4, arme_de_tir="Bolter lourd", arme_jumelee=True, distance={far}, unite_a_bouge=True, endurance=3, svg=5)', mean=F(35, 18))
      for far in (18, 19)),
)
row(
    "AG-08",
    "Tirés de loin derrière leur mur : 4+ pour qui est de l'autre côté, 40/27 ; une colline cache à un seul tireur : 3+, 4+ pour des marines.",
    ask("""phase_de_tir(tireurs=5, ct=4, arme_de_tir="Fulgurant", distance=20, unite_a_bouge=True, endurance=3, svg=4, cible_a_tire_ou_attaque=True,
        tir_a_travers_un_decor=True, type_de_couvert="moyen")""", mean=F(40, 27)),
    ask('svg_de_couvert_effective(cible_masquee_par_un_decor=True, type_de_couvert="lourd", svg=3, cible_a_tire_ou_attaque=True)', total=4),
)

LASERS = 'tireurs=2, ct=4, arme_de_tir="Canon laser", distance=24, unite_immobile=True'

row(
    "AG-11",
    "J'ouvre la partie, il fait jour : deux canons laser à 24 ps, CT 5, sur des fantassins : 2 × 175/108 à découvert ; dans des ruines, cachés d'office, six fois moins. Je joue second, de nuit, motos à 18 ps : CT 3, 35/72.",
    ask(f"phase_de_tir({LASERS}, premier_tour_du_premier_joueur=True, cible_infanterie=True, endurance=3, svg=4)", mean=F(175, 108)),
    ask(f"""phase_de_tir({LASERS}, premier_tour_du_premier_joueur=True, cible_infanterie=True, endurance=3, svg=4, cible_en_zone_de_couvert=True,
        type_de_couvert="moyen")""", mean=F(175, 648)),
    ask("""phase_de_tir(tirs=1, ct=4, arme_de_tir="Canon laser", distance=24, unite_immobile=True, combat_de_nuit=True, cible_moto=True,
        cible_distance_parcourue=18, endurance=4, svg=3)""", mean=F(35, 72)),
)
row(
    "AG-14",
    "Un lance-flammes lourd prend quatre marines derrière des gardes : aucun couvert, rien pour les gardes, 10/9 ; lancé à fond, il touche encore sur 2+. Une grenade incendiaire (CT 2) sur des gardes couchés dans un bunker, la nuit à 6 ps : 5+, 5/6.",
    ask("""phase_de_tir(tireurs=1, ct=4, arme_de_tir="Lance-flammes lourd", unites_sous_le_gabarit=4, endurance=4, svg=3, cible_masquee_par_une_escouade=True)""", mean=F(10, 9)),
    ask('phase_de_tir(tireurs=1, ct=2, arme_de_tir="Lance-flammes", unites_sous_le_gabarit=6, endurance=3, svg=5, unite_mouvement_rapide_fait=True)', mean=F(25, 9)),
    ask("""phase_de_tir(tireurs=1, ct=2, arme_de_tir="Grenades incendiaires", distance=6, unite_a_bouge=True, combat_de_nuit=True, cible_a_terre=True,
        cible_en_zone_de_couvert=True, type_de_couvert="lourd", unites_sous_le_gabarit=6, endurance=3, svg=5)""", means={"Blessures": F(5, 6)}),
)
row(
    "AG-15",
    "Des jet-packs (CT 3) ont fait 12 ps, canon plasma à 18 ps, quatre terminators (2+, inv 5+) en ruines qui ont tiré : 280/243. Une grenade plasma après une course : 5+, une sur deux dévie.",
    ask("""phase_de_tir(tireurs=1, ct=3, arme_de_tir="Canon plasma", distance=18, unite_jet_pack=True, unite_distance_parcourue=12, unites_sous_le_gabarit=4,
        endurance=4, svg=2, svg_invulnerable=5, cible_en_zone_de_couvert=True, type_de_couvert="moyen", cible_a_tire_ou_attaque=True)""", mean=F(280, 243)),
    ask('jet_pour_toucher_au_tir(ct=4, arme_de_tir="Grenades plasma", distance=5, unite_mouvement_rapide_fait=True)', odds={"Touché": F(1, 3), "déviation d'un gabarit": F(1, 2)}),
)

SALVO = "ct=3, arme_a_salve=True, x_de_salve=2, y_de_salve=4, portee=24, force=4, pa=5, endurance=3, svg=5"

row(
    "AI-01",
    "Une arme à salve 2/4 qui a bougé, à 12 ps : deux tirs à CT 4, ou quatre à CT 2, autant de morts ; à 13 ps, quatre à CT 1 ; immobile, quatre à CT 3.",
    ask(f"phase_de_tir(tireurs=1, {SALVO}, distance=12, unite_a_bouge=True)", mean=F(20, 27)),
    ask(f"phase_de_tir(tireurs=1, {SALVO}, distance=12, unite_a_bouge=True, salve_entiere_au_juge=True)", mean=F(20, 27)),
    ask(f"phase_de_tir(tireurs=1, {SALVO}, distance=13, unite_a_bouge=True)", mean=F(10, 27)),
    ask(f"phase_de_tir(tireurs=1, {SALVO}, distance=13, unite_immobile=True)", mean=F(10, 9)),
    ask("ct_du_tir(ct=4, arme_a_salve=True, x_de_salve=2, y_de_salve=4, unite_implacable=True, unite_a_bouge=True, portee=24, distance=24)", total=4),
)
row(
    "AI-13",
    "Bolter immobile à 10 ps dans une mêlée : deux tirs à CT 4 (l'immobilité compte, la portée non), 2/3 de blessure et 1/3 de touche chez les miens.",
    ask("""phase_de_tir(tireurs=1, ct=4, arme_de_tir="Bolter", distance=10, unite_immobile=True, cible_verrouillee=True, endurance=4, svg=6)""",
        means={"Blessures": F(2, 3)}, gives="touche automatique à l'escouade alliée : 0,33 en moyenne"),
    ask("""phase_de_tir(tireurs=4, ct=4, arme_de_tir="Fulgurant", distance=12, unite_immobile=True, cible_deux_fois_plus_grande=True, cible_verrouillee=True,
        endurance=6, svg=3)""", means={"Blessures": F(10, 27)}),
)

SNIPER = """ct=3, arme_de_tir="Fusil sniper", unite_immobile=True, distance=30, endurance=3, svg=5, cible_en_zone_de_couvert=True, type_de_couvert="moyen" """

row(
    "AI-18",
    "Cinq ratlings visent à 30 ps des gardes muets dans des ruines : 3+, couvert 2+, 35/81 ; s'ils ont tiré, couvert 4+, trois fois plus.",
    ask(f"phase_de_tir(tireurs=5, {SNIPER}, cible_n_a_ni_tire_ni_attaque=True)", mean=F(35, 81)),
    ask(f"phase_de_tir(tireurs=5, {SNIPER}, cible_a_tire_ou_attaque=True)", mean=F(35, 27)),
)
row(
    "AI-19",
    "Canon d'assaut implacable qui marche, à 12 ps de marines : CT 5, 35/9 touches, une sur deux tue. Le même de loin sur un flanc 11 : 14/27 de lourds.",
    ask("""phase_de_tir(tireurs=1, ct=4, arme_de_tir="Canon d'assaut", unite_implacable=True, unite_a_bouge=True, distance=12, endurance=4, svg=3)""", mean=F(35, 18)),
    ask("""degats_au_tir(tireurs=1, ct=4, arme_de_tir="Canon d'assaut", distance=24, unite_implacable=True, blindage=11)""",
        means={"dégâts lourds": F(14, 27), "dégâts superficiels": F(14, 27)}),
)
row(
    "AI-25",
    "Dix bolters immobiles à 12 ps d'insensibles E4 en 4+ : CT 6, 350/81. Ennemi juré : 7/12 deux fois, 49/216 par tir ; avec une griffe, 7/12 × 3/4.",
    ask("""phase_de_tir(tireurs=10, ct=4, arme_de_tir="Bolter", unite_immobile=True, distance=12, endurance=4, svg=4, cible_insensible_a_la_douleur=True)""", mean=F(350, 81)),
    ask("phase_de_tir(tirs=1, ct=3, force=4, pa=5, endurance=4, svg=4, unite_a_ennemi_jure=True)", mean=F(49, 216)),
    ask("""combat(attaques=2, cc=4, cible_cc=4, force=4, endurance=4, svg=4, arme_de_melee="griffe éclair", unite_a_ennemi_jure=True)""", mean=F(7, 8)),
)
row(
    "AI-26",
    "Un lance-flammes jumelé prend quatre marines : 10/9 ; un lourd, cinq gardes en 4+ : 625/216. Trois soniques font 53/81 de blessures.",
    ask("""phase_de_tir(tireurs=1, arme_de_tir="Lance-flammes", arme_jumelee=True, unites_sous_le_gabarit=4, endurance=4, svg=3)""", mean=F(10, 9)),
    ask("""phase_de_tir(tirs=1, arme_de_tir="Lance-flammes lourd", unites_sous_le_gabarit=5, endurance=3, svg=4)""", mean=F(625, 216)),
    ask("salve_sonique(tireurs=3, ct=4, force=4, endurance=4, svg=4)", mean=F(53, 81)),
)
row(
    "AI-27",
    "Le nom de l'arme dit tout : plasma sur 2+ (inv 5+), 35/81 ; krak, 35/162 ; anti-aérien sur des fantassins, au jugé, 175/648 ; glace, 2/3.",
    ask("""phase_de_tir(tireurs=1, ct=4, arme_de_tir="Fusil plasma", distance=13, unite_a_bouge=True, endurance=4, svg=2, svg_invulnerable=5)""", mean=F(35, 81)),
    ask("""phase_de_tir(tireurs=1, ct=4, arme_de_tir="Missiles Krak", distance=30, endurance=4, svg=2)""", mean=F(35, 162)),
    ask("""phase_de_tir(tireurs=1, ct=4, arme_de_tir="Missiles Anti-aérien", distance=30, cible_infanterie=True, endurance=4, svg=4)""", mean=F(175, 648)),
    ask("""phase_de_tir(tireurs=1, ct=4, arme_de_tir="Missiles de Glace", distance=30, unites_sous_le_gabarit=3, endurance=4, svg=4)""", mean=F(2, 3)),
    ask("""tirer(arme_de_tir="Pistolet melta", distance=7)""", outcome="Interdit"),
)
row(
    "RP-26",
    "Deux fusils plasma (CT4) après 6 ps, à 12 ps de Terminators (E4, 2+, 5+ invulnérable).",
    ask("""phase_de_tir(tireurs=2, ct=4, arme_de_tir="Fusil plasma", distance=12, unite_distance_parcourue=6, endurance=4, svg=2,
        svg_invulnerable=5)""", total=4 * F(175, 324)),
    ask('sauvegarde_d_armure(svg=2, arme_de_tir="Fusil plasma")', odds={"Sauvé": F(1, 6)}),
    ask('charger(arme_de_tir="Fusil plasma", arme_a_tire_ce_tour=True, distance=5)', outcome="Interdit"),
)
row(
    "RP-27",
    "Une grenade frag (CT4) à 6 ps sans bouger, à 8 ps après 6 ps de marche ; l'escouade en a déjà lancé une.",
    ask('jet_pour_toucher_au_tir(ct=4, arme_de_tir="Grenades frag", distance=6, unite_immobile=True)', odds={"Touché": F(35, 36)}),
    ask('jet_pour_toucher_au_tir(ct=4, arme_de_tir="Grenades frag", distance=8, unite_distance_parcourue=6)', odds={"Touché": F(2, 3)}),
    ask('tirer(arme_de_tir="Grenades frag", grenade_deja_lancee=True)', outcome="Interdit"),
    ask("fumigenes(unite_detruite=True)", outcome="Interdit"),
)
row(
    "AI-28",
    "Cinq gardes à grenades frag à 6 ps : une seule part, 50/27, et un 1 retombe chez eux ; incendiaire à 12 ps dans un bunker : 25/24.",
    ask("""phase_de_tir(tireurs=5, ct=4, arme_de_tir="Grenades frag", distance=6, unites_sous_le_gabarit=4, endurance=3, svg=5, unite_a_bouge=True)""",
        means={"Blessures": F(50, 27)}, gives="grenade retombée chez les siens : 0,17 en moyenne"),
    ask("""phase_de_tir(tireurs=1, ct=4, arme_de_tir="Grenades incendiaires", distance=12, unites_sous_le_gabarit=3, endurance=3, svg=5, type_de_couvert="lourd",
        unite_immobile=True)""", means={"Blessures": F(25, 24)}),
    ask("""svg_de_couvert_effective(arme_de_tir="Missiles Frag", cible_en_zone_de_couvert=True, type_de_couvert="moyen")""", total=4),
)
row(
    "AJ-15",
    "Une tourelle (CT3) arrose une motojet qui a fait 20 ps, à 30 ps : la visée automatique efface le -2. Quatre tirs jumelés ; sur un avion, 4+ encore, en litige.",
    ask('nombre_de_tirs(unite_tourelle=True, arme_de_tir="Autocanon", arme_jumelee=True, distance=30)', total=4),
    ask("""phase_de_tir(tireurs=1, unite_tourelle=True, arme_de_tir="Autocanon", arme_jumelee=True, distance=30, cible_motojet=True,
        cible_distance_parcourue=20, endurance=4, svg=3)""", mean=F(5, 6)),
    ask('jet_pour_toucher_au_tir(unite_tourelle=True, arme_de_tir="Canon laser", distance=20, cible_aeronef_au_passage=True)', odds={"Touché": F(1, 2)}, disputed="1/6"),
    ask("faire_une_charge_belier(unite_tourelle=True)", outcome="Interdit"),
)

AT_PASSENGERS = "cible_embarquee=True, transporteur_ouvert=True, endurance=3, svg=5"

row(
    "AJ-28",
    "Viser les gardes d'un ouvert à couvert (4+) : la sienne, puis l'écran 3+. Un frag en touche 1D3+1, un lance-flammes 1D6 sans couvert.",
    ask(f'phase_de_tir(tirs=6, ct=4, arme_de_tir="Bolter", distance=20, {AT_PASSENGERS}, effectif=10, svg_de_couvert_du_transport=4)',
        mean=6 * F(2, 3) * F(1, 2) * F(1, 3) * F(2, 3) * F(5, 6)),
    ask(f'phase_de_tir(tireurs=1, ct=4, arme_de_tir="Missiles Frag", distance=20, {AT_PASSENGERS}, effectif=6)', mean=F(5, 6) * 3 * F(1, 3) * F(2, 3) * F(5, 6)),
    ask(f'phase_de_tir(tireurs=1, ct=4, arme_de_tir="Lance-flammes", distance=4, {AT_PASSENGERS}, effectif=6)', mean=F(5, 6) * F(7, 2) * F(2, 3) * F(5, 6)),
)
row(
    "P30-29",
    "Missile de glace (F4 PA5) sur trois hommes E4 svg 4+ : 3+, 4+, svg 5+ : au moins un PV, 38/81.",
    ask("""pv_otes_au_tir(tireurs=1, ct=4, arme_de_tir="Missiles de Glace", distance=30, endurance=4, svg=4, unites_sous_le_gabarit=3,
        cible_points_de_vie=1)""", total=F(38, 81)),
)

HEDGE = 'cible_masquee_par_un_decor=True, type_de_couvert="léger"'

row(
    "AK-03",
    "Dix bolters immobiles à 24 ps sur des orks (E4, svg 6+) derrière une barricade (5+) : cachés, 3+ ; ayant tiré, 5+ ; la PA5 ignore la svg 6+.",
    ask(f'phase_de_tir(tireurs=10, ct=4, arme_de_tir="Bolter", unite_immobile=True, distance=24, endurance=4, svg=6, {HEDGE}, cible_n_a_ni_tire_ni_attaque=True)', total=F(25, 18)),
    ask(f'phase_de_tir(tireurs=10, ct=4, arme_de_tir="Bolter", unite_immobile=True, distance=24, endurance=4, svg=6, {HEDGE})', total=F(25, 9)),
)
row(
    "AK-05",
    "Un autocanon jumelé de CT 3 à 30 ps sur E4, svg 4+ : doubler les tirs ou les touches, la même moyenne ; la chance d'au moins une touche, non.",
    ask('phase_de_tir(tireurs=1, ct=3, arme_de_tir="Autocanon", arme_jumelee=True, distance=30, unite_immobile=True, endurance=4, svg=4)', total=F(175, 108)),
    ask('phase_de_tir(tireurs=1, ct=3, arme_de_tir="Autocanon", arme_jumelee=True, touches_comptees_double=True, distance=30, unite_immobile=True, endurance=4, svg=4)', total=F(175, 108)),
    ask('phase_de_tir(tireurs=1, ct=3, arme_de_tir="Autocanon", arme_jumelee=True, touches_comptees_double=True, distance=30, endurance=4)',
        odds={"Blessures 0": F(1297, 1296) ** 2 / 4}),
)

OPEN = "tirs=9, ct=4, force=4, endurance=4, passagers_vises=True, transporteur_ouvert=True"
row(
    "PN33-10",
    "Bolter lourd, porteur implacable qui a bougé, à 20 ps d'un boss furtif insensible à la douleur, svg 6 : 4+, tirs soutenus, puis il charge et l'arme s'enraye sur 6.",
    ask("""pv_otes_au_tir(tirs=3, ct=4, arme_de_tir="Bolter lourd", distance=20, unite_implacable=True, unite_a_bouge=True, cible_furtive=True, endurance=4,
        svg=6, cible_insensible_a_la_douleur=True, points_de_vie=2)""", odds={"PV perdus 2": F(57835475, 229582512)}),
    ask('charger(unite_implacable=True, arme_de_tir="Bolter lourd", arme_a_tire_ce_tour=True, distance=5)', outcome="Permis"),
    ask('jet_de_surchauffe(arme_de_tir="Bolter lourd")', odds={"Surchauffe": F(1, 6)}),
)
row(
    "PN33-11",
    "Deux tirs de plasma à 12 ps sur une moto (E4, svg 3+, 3 PV) passée à 14 ps derrière un mur : un sur 25/324 l'abat ; blessée, elle risque l'accident à 11/36.",
    ask("""pv_otes_au_tir(tirs=2, ct=4, arme_de_tir="Fusil plasma", distance=12, unite_immobile=True, cible_moto=True, endurance=4, svg=3,
        cible_distance_parcourue=14, type_de_couvert="moyen", cible_en_zone_de_couvert=True, points_de_vie=3)""", odds={"PV perdus 3": F(25, 324)}),
    ask("test_d_accident(unite_moto=True, pv_perdu_a_ces_tirs=True)", odds={"Réussi": F(25, 36)}),
)
row(
    "PN33-12",
    "Deux canons laser sur une créature volante lancée à 24 ps, E6 et 4 PV : CT 2 ; touchée, elle part hors de contrôle à 11/36.",
    ask("""tirs_puis_accident(tirs=2, ct=4, arme_de_tir="Canon laser", distance=30, cible_creature_monstrueuse=True, cible_volante=True,
        cible_mouvement_rapide_fait=True, endurance=6, svg=3, cible_points_de_vie=4)""", says="69685/419904"),
)

row(
    "AK-16",
    "Des passagers d'un transport ouvert en ruines, vu à 60 % (5+), puis l'écran 3+ : 9 × 2/3 × 2/3 × 1/3 × 1/2 ; au lance-flammes, ni l'un ni l'autre.",
    ask(f"phase_de_tir({OPEN}, svg_de_couvert_du_transport=5)", total=F(2, 3)),
    ask('phase_de_tir(tirs=1, arme_de_tir="Lance-flammes", passagers_vises=True, transporteur_ouvert=True, svg_de_couvert_du_transport=5, endurance=3, svg=5)', total=F(175, 108)),
)
row(
    "AK-36",
    "Un canon plasma à 15 ps, sur son pied, sur quatre marines que masque une escouade : 2+, un jet par touche contre 3+ + 1 ; chaque réussite part sur l'écran.",
    ask('phase_de_tir(tirs=1, ct=4, arme_de_tir="Canon plasma", distance=15, unite_immobile=True, unites_sous_le_gabarit=4, endurance=4, svg=3, cible_masquee_par_une_escouade=True)',
        total=F(5, 6) * 4 * F(1, 2) * F(35, 36)),
    ask("svg_de_couvert_effective(cible_masquee_par_une_escouade=True, svg=3)", total=4),
)
row(
    "AM-18",
    "Un obus frag en cloche, au jugé de la vue : CT5 plafonnée à 3 : 1/2 × 5 × 1/2 × 5/6. Une arme à deux mains n'ajoute pas d'attaque.",
    ask('phase_de_tir(tireurs=1, ct=5, arme_de_tir="Missiles Frag", arme_de_barrage=True, tir_indirect=True, distance=20, unites_sous_le_gabarit=5, endurance=4, svg=5)', total=F(25, 24)),
    ask("ct_du_tir(ct=5, tir_indirect=True, arme_de_barrage=True)", total=2),
    ask("attaques_effectives(attaques=2, unite_plusieurs_armes_de_corps_a_corps=True)", total=3),
    ask("attaques_effectives(attaques=2, unite_plusieurs_armes_de_corps_a_corps=True, arme_a_deux_mains=True)", total=2),
)
row(
    "AM-19",
    "Un bolter lourd jumelé, CT4 immobile : six tirs ou des touches doubles, tirs soutenus compris, 14/3 touches, 28/9 blessures sur des E4 à 6+.",
    ask('phase_de_tir(tireurs=1, ct=4, arme_de_tir="Bolter lourd", arme_jumelee=True, distance=30, endurance=4, svg=6)', total=F(28, 9)),
    ask('phase_de_tir(tireurs=1, ct=4, arme_de_tir="Bolter lourd", arme_jumelee=True, touches_comptees_double=True, distance=30, endurance=4, svg=6)', total=F(28, 9)),
)
row(
    "AM-25",
    "Une grenade krak dans un bunker : 5/6 × 1/3 × 35/36. Au bolter, on ne vise pas les gardes. Au lance-flammes, il faut une meurtrière.",
    ask('phase_de_tir(tireurs=1, ct=4, arme_de_tir="Grenades krak", distance=6, cible_embarquee=True, transporteur_batiment=True, endurance=3, svg=5)', total=F(175, 648)),
    ask('phase_de_tir(tireurs=4, ct=4, arme_de_tir="Bolter", distance=6, cible_embarquee=True, transporteur_batiment=True, endurance=3, svg=5)', outcome="Interdit"),
    ask('tirer(arme_de_tir="Lance-flammes", cible_embarquee=True, transporteur_batiment=True)', outcome="Interdit"),
    ask('tirer(arme_de_tir="Lance-flammes", cible_embarquee=True, transporteur_batiment=True, gabarit_sur_un_point_du_batiment=True)', outcome="Permis"),
)
row(
    "P35-03",
    "Un lance-flammes par la meurtrière d'un bunker où s'abritent dix gardes (E3, svg 5+) : il vise dedans, 1D6 touches sans couvert ; sans point touché, rien.",
    ask("phase_de_tir(tirs=1, arme_de_tir='lance-flammes', cible_embarquee=True, transporteur_batiment=True, gabarit_sur_un_point_du_batiment=True, endurance=3, svg=5)", means={"blessures": F(175, 108)}),
    ask("phase_de_tir(tirs=1, arme_de_tir='lance-flammes', cible_embarquee=True, transporteur_batiment=True, endurance=3, svg=5)", outcome="Interdit"),
)
row(
    "AM-33",
    "Une grenade incendiaire à 6 ps dans un bunker de sacs (lourd) : pas de couvert, 2/3 × 4 × 1/2, la 4+ devient 5+ : 8/9.",
    ask('phase_de_tir(tireurs=1, ct=3, arme_de_tir="Grenades incendiaires", distance=6, unites_sous_le_gabarit=4, endurance=3, svg=4, cible_masquee_par_un_decor=True, type_de_couvert="lourd")', total=F(8, 9)),
    ask('tirer(arme_de_tir="Grenades incendiaires", distance=13)', outcome="Interdit"),
    ask("choix_des_points_du_balayage(arme_jumelee=True)", total=1),
)

TURRET = 'unite_tourelle_de_defense=True, arme_de_tir="Missiles Krak", arme_jumelee=True, distance=20, cible_motojet=True, cible_distance_parcourue=20'

row(
    "AM-41",
    "Une batterie lance-missiles (CT3, visée automatique) sur une motojet à fond : 3+ à mi-portée, 25/27 blessure ; invisible, un 6. Un bois retient les motos, pas les motojets.",
    ask(f'phase_de_tir(tireurs=1, {TURRET}, endurance=5, svg=3)', total=F(25, 27)),
    ask(f'ct_du_tir({TURRET}, cible_invisible=True)', total=1),
    ask("mouvement_normal_permis(unite_moto=True, ps_en_terrain_difficile=4)", total=10),
    ask("mouvement_normal_permis(unite_motojet=True, ps_en_terrain_difficile=4)", total=12),
)

# --- rare weapons
SALVO_2 = """ct=4, force=5, pa=4, arme_a_salve=True, x_de_salve=2, y_de_salve=4, portee=30, distance=18, unite_a_bouge=True"""

row(
    "PE-16",
    "Cinq armes à salve 2/4 après un pas, à 18 ps pour 30 ; puis les mêmes, implacables.",
    ask(f"phase_de_tir(tireurs=5, {SALVO_2}, endurance=3, svg=4, cible_immobile=True)", mean=F(125, 27)),
    ask(f"phase_de_tir(tireurs=5, {SALVO_2}, unite_implacable=True, endurance=3, svg=4, cible_immobile=True)", mean=F(250, 27)),
    ask("charger(arme_a_salve=True, arme_a_tire_ce_tour=True, distance=5)", outcome="Interdit"),
    ask("charger(arme_a_salve=True, arme_a_tire_ce_tour=True, distance=5, unite_implacable=True)", outcome="Permis"),
)

WAVE = "ct=4, force=5, pa=4, arme_a_ondes=True, arme_d_assaut=True, cadence_de_tir=1, portee=24, distance=14, unite_immobile=True"

row(
    "PE-18",
    "Une arme à ondes traverse quatre gardes dans des ruines, et deux marines du même camp.",
    ask(f"""phase_de_tir(tireurs=1, {WAVE}, unites_sur_le_segment=4, endurance=3, svg=5, cible_en_zone_de_couvert=True,
        type_de_couvert="moyen")""", mean=F(25, 9)),
    ask(f"phase_de_tir(tireurs=1, {WAVE}, unites_sur_le_segment=2, endurance=4, svg=3)", mean=F(5, 9)),
)
row(
    "PE-28",
    "Dix gardes et leurs deux plateformes d'autocanon, immobiles, à 24 ps de guerriers (E4, svg 4+).",
    ask("servant_d_une_plateforme(effectif_de_l_escouade=10, plateformes_qui_tirent=2)", total=8),
    ask("""phase_de_tir(tireurs=8, ct=3, force=3, arme_de_tir_rapide=True, portee=24, distance=24, unite_immobile=True, endurance=4, svg=4,
        cible_immobile=True)""", mean=F(8, 9)),
    ask("""phase_de_tir(tireurs=2, ct=3, arme_de_tir="Autocanon", unite_plateforme=True, distance=24, unite_immobile=True, endurance=4, svg=4,
        cible_immobile=True)""", mean=F(175, 81)),
    ask("tirer(unite_plateforme=True, unite_a_bouge=True)", outcome="Interdit"),
)

BURNT = """arme_de_tir="Lance-flammes", unites_sous_le_gabarit=2, unite_en_alerte=True, unite_chargee=True, tir_d_alerte=True"""

row(
    "PE-47",
    "Un lance-flammes en alerte, deux orks (E4, svg 6+) sous le gabarit, accueille leur charge.",
    ask(f"phase_de_tir(tireurs=1, ct=4, {BURNT}, endurance=4, svg=6)", mean=F(55, 36)),  # 5/6 x 11/3 x 1/2, no save against AP 5
)

OPEN_2 = 'tirs=1, ct=4, arme_de_tir="Bolter", distance=20, passagers_vises=True, transporteur_ouvert=True, endurance=4, svg=6'

row(
    "PE-50",
    "Un bolter vise les orks (E4, svg 6+) d'un transport ouvert, en plaine puis dans des ruines.",
    ask(f"phase_de_tir({OPEN_2})", mean=F(1, 9)),  # 2/3 x 1/3 x 1/2
    ask(f"phase_de_tir({OPEN_2}, svg_de_couvert_du_transport=4)", mean=F(1, 18)),
)
row(
    "PE-51",
    "Une arme à balayage (F6 PA3), immobile, à mi-portée, sur les quatre passagers (E4, svg 4+) d'un transport ouvert.",
    ask("""phase_de_tir(tireurs=1, ct=4, force=6, pa=3, arme_a_balayage=True, portee=36, distance=18, unite_immobile=True, passagers_vises=True,
        unites_de_l_escouade_embarquee=4, endurance=4, svg=4)""", mean=F(25, 36)),  # 3 x 5/6 x 1/3 x 5/6
)
row(
    "PE-54",
    "Douze tirs de fulgurant sur des orks (E4, svg 6+) insensibles ; puis d'ennemis jurés sur des guerriers (E4, svg 4+).",
    ask('phase_de_tir(tirs=12, ct=4, arme_de_tir="Fulgurant", distance=20, endurance=4, svg=6, cible_insensible_a_la_douleur=True)', mean=F(8, 3)),
    ask('phase_de_tir(tirs=12, ct=4, arme_de_tir="Fulgurant", distance=20, unite_ennemi_jure=True, endurance=4, svg=4)', mean=F(98, 27)),
)

IN_THE_FIGHT = 'tireurs=10, ct=4, arme_de_tir="Fulgurant", unite_chargee=True, tir_au_corps_a_corps=True'

row(
    "PQ-08",
    "Terrifiés par un Carnifex (E6, svg 3+) trois fois plus haut, ils tirent quand même : CT 4 / 2, sans le -1.",
    ask(f"""phase_de_tir({IN_THE_FIGHT}, unite_terrifiee=True, cible_deux_fois_plus_grande=True, cible_creature_monstrueuse=True, endurance=6,
        svg=3)""", mean=F(10, 27)),
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

SKY = "unites_sous_le_gabarit=3, cible_motojet=True, cible_en_altitude=True, endurance=4, svg=4"

row(
    "PQ-32",
    "Un souffle torrent (F6 PA3) atteint trois motojets en altitude ; un lance-flammes, non.",
    ask(f"phase_de_tir(tireurs=1, ct=4, force=6, pa=3, arme_a_gabarit_de_souffle=True, arme_torrent=True, cadence_de_tir=1, {SKY})", mean=F(5, 3)),
    ask(f'phase_de_tir(tireurs=1, ct=4, arme_de_tir="Lance-flammes", {SKY})', outcome="Interdit"),
)
row(
    "PQ-39",
    "Une créature monstrueuse volante lancée tire deux armes jumelées à 8 ps, et pas une troisième.",
    ask("""phase_de_tir(tireurs=1, ct=4, force=6, arme_d_assaut=True, cadence_de_tir=6, arme_jumelee=True, portee=18, distance=8,
        unite_creature_monstrueuse=True, unite_volante=True, unite_distance_parcourue=24, endurance=4, svg=6, cible_immobile=True)""", mean=F(50, 9)),
    ask("tirer_avec_une_arme_de_plus(unite_creature_monstrueuse=True, rang_de_l_arme=3)", outcome="Interdit"),
)
row(
    "PR-02",
    "Deux fusils melta immobiles à 6 ps de marines insensibles dans des ruines : mortelles, donc rien à ignorer.",
    ask("""phase_de_tir(tireurs=2, ct=4, arme_de_tir="Fusil melta", distance=6, unite_immobile=True, cible_en_zone_de_couvert=True,
        type_de_couvert="moyen", cible_a_tire_ou_attaque=True, cible_insensible_a_la_douleur=True, endurance=4, svg=3, cible_immobile=True)""",
        mean=F(1225, 972)),
)
row(
    "PR-03",
    "Deux fusils plasma immobiles à 12 ps de démons insensibles (E4) : l'invulnérable 5+ du démon, l'insensible sur 6, sauf sur un 6 mortel.",
    ask("""phase_de_tir(tireurs=2, ct=4, arme_de_tir="Fusil plasma", distance=12, unite_immobile=True, cible_demon=True,
        cible_insensible_a_la_douleur=True, endurance=4)""", mean=F(3185, 1458)),
)

TWIN = """tireurs=1, ct=4, arme_de_tir="Canon d'assaut", arme_jumelee=True, distance=12, unite_immobile=True, endurance=4, svg=3, cible_immobile=True"""

row(
    "PR-04",
    "Un canon d'assaut jumelé, immobile, à 12 ps de marines à découvert : doublé en tirs ou en touches, 35/9 ; rien du tout moins souvent en tirs.",
    ask(f"phase_de_tir({TWIN})", mean=F(35, 9)),
    ask(f"phase_de_tir({TWIN}, touches_comptees_double=True)", mean=F(35, 9)),
)
row(
    "P35-20",
    "Un sniper (CT4) à 24 ps sur une créature monstrueuse (E6, svg 3+) dans des ruines, visible à 60 % : CT6, couvert 6+, un 6 relançable, PA2.",
    ask("phase_de_tir(tirs=1, ct=4, arme_de_tir='fusil sniper', distance=24, unite_immobile=True, cible_creature_monstrueuse=True, type_de_couvert='ruines', pourcentage_visible=60, endurance=6, svg=3)", means={"blessures": F(1925, 7776)}),
    ask("test_de_pilonnage(unite_creature_monstrueuse=True)", outcome="Sans effet"),
)

SNIPERS = """tireurs=5, ct=4, arme_de_tir="Fusil sniper", distance=24, unite_immobile=True, cible_creature_monstrueuse=True, cible_a_tire_ou_attaque=True,
    cible_en_zone_de_couvert=True, type_de_couvert="moyen", pourcentage_visible=75, svg=3"""

row(
    "PR-05",
    "Cinq snipers à mi-portée d'un Carnifex aux trois quarts visible dans des ruines : couvert 6+, seuls les 6 blessent, à PA2 ; E7 n'y change rien.",
    ask(f"phase_de_tir({SNIPERS}, endurance=6)", mean=F(9625, 7776)),
    ask(f"phase_de_tir({SNIPERS}, endurance=7)", mean=F(9625, 7776)),
)

PREDATOR = "tireurs=1, ct=4, distance=20, unite_tank=True, endurance=4, svg=4, cible_immobile=True"

row(
    "PR-14",
    "Un Predator à 20 ps de guerriers (E4, svg 4+) : trois armes après 6 ps, tout au jugé après 12, et la quatrième toujours.",
    ask(f'phase_de_tir({PREDATOR}, arme_de_tir="Autocanon", unite_distance_parcourue=6)', mean=F(875, 648)),
    ask(f'phase_de_tir({PREDATOR}, arme_de_tir="Bolter lourd", unite_distance_parcourue=6, rang_de_l_arme=3)', mean=F(35, 27)),
    ask(f'phase_de_tir({PREDATOR}, arme_de_tir="Autocanon", unite_distance_parcourue=12)', mean=F(175, 324)),
    ask(f'phase_de_tir({PREDATOR}, arme_de_tir="Bolter lourd", unite_distance_parcourue=6, rang_de_l_arme=4)', mean=F(35, 54)),
)

OPEN_3 = """tireurs=10, ct=4, arme_de_tir="Bolter", distance=20, unite_immobile=True, passagers_vises=True, transporteur_ouvert=True, endurance=4, svg=6"""

row(
    "PR-20",
    "Dix bolters immobiles à 20 ps d'orks dans leur transport ouvert ; puis le transport est dans les broussailles ; il explose, il est détruit.",
    ask(f"phase_de_tir({OPEN_3})", mean=F(25, 18)),
    ask(f"phase_de_tir({OPEN_3}, svg_de_couvert_du_transport=5)", mean=F(25, 27)),
    ask('force_contre_les_passagers(degat_recu="explosé", transporteur_ouvert=True)', total=4),
    ask('force_contre_les_passagers(degat_recu="détruit", transporteur_ouvert=True)', total=0),
)
row(
    "PR-22",
    "Un canon plasma jumelé (CT3) immobile, quatre marines sous chaque disque.",
    ask("""phase_de_tir(tireurs=1, ct=3, arme_de_tir="Canon plasma", arme_jumelee=True, distance=15, unite_immobile=True,
        unites_sous_le_gabarit=4, endurance=4, svg=3, cible_immobile=True)""", mean=F(140, 27)),
)

KRAK = 'tireurs=6, ct=4, arme_de_tir="Grenades krak"'

row(
    "PR-31",
    "Six marines veulent lancer six grenades krak à 5 ps, puis à 10 ps sur un Rhino (flancs 10) : une seule part.",
    ask(f"phase_de_tir({KRAK}, distance=5, unite_a_bouge=True, endurance=4, svg=4)", mean=F(125, 216)),
    ask(f"degats_au_tir({KRAK}, distance=10, unite_a_bouge=True, cible_transport=True, blindage_lateral=10)",
        means={"dégâts lourds": F(2, 9), "dégâts superficiels": F(1, 9)}),
)

NAMES = [
    ("escouade_survolee", "survolee_ou_croisee"), ("vitesse_annoncee", "distance_parcourue"), ("ennemi_visible", "ennemi_en_vue"),
    ("cible_n_a_pas_tire", "n_a_ni_tire_ni_attaque"), ("unite_n_a_pas_bouge", "immobile"), ("unite_a_deux_armes", "plusieurs_armes_de_corps_a_corps"),
    ("cible_derriere_des_ruines", "masquee_par_un_decor"), ("cible_retranchee", "en_zone_de_couvert"), ("nombre_de_tireurs", "tireurs"),
    ("points_de_structure", "points_de_coque"), ("unite_capitaine", "personnage_independant"), ("unite_passager", "embarquee"),
    ("unite_a_couru", "mouvement_rapide_fait"), ("il_fait_nuit", "combat_de_nuit"), ("cible_au_corps_a_corps", "verrouillee"),
    ("ps_de_bois", "ps_en_terrain_difficile"), ("cible_vue_de_flanc", "angle_de_l_attaque"), ("chef_obstine", "menee_par_un_personnage_obstine"),
    ("quatrieme_arme", "rang_de_l_arme"), ("psyker_ennemi_cd", "commandement_du_psyker_ennemi"), ("unite_engagee_ailleurs", "engagee_avec_une_autre"),
]

row(
    "PR-38",
    "Ce qu'un joueur dit, et que le jeu appelle autrement : le refus mène au nom juste.",
    *(ask(f'phase_de_tir(tireurs=1, ct=4, arme_de_tir="Bolter", distance=10, endurance=4, svg=4, {said}=True)', asks=meant) for said, meant in NAMES),
)
row(
    "PS-31",
    "Une arme à salve 2/4 qui a bougé : 2 tirs à mi-portée, 4 au jugé plus loin ; un sniper qui a bougé, 5/36 sur un marine.",
    ask("nombre_de_tirs(arme_salve=True, x_de_salve=2, y_de_salve=4, unite_a_bouge=True, distance=12, portee=24)", total=2),
    ask("ct_du_tir(ct=4, arme_salve=True, x_de_salve=2, y_de_salve=4, unite_a_bouge=True, distance=20, portee=24)", total=2),
    ask("nombre_de_tirs(arme_salve=True, x_de_salve=2, y_de_salve=4, unite_a_bouge=True, distance=12, portee=24, unite_implacable=True)", total=4),
    ask('phase_de_tir(tireurs=1, ct=4, arme_de_tir="Fusil sniper", unite_a_bouge=True, distance=40, endurance=4, svg=3)', mean=F(5, 36)),
    ask('phase_de_tir(tireurs=4, ct=4, arme_de_tir="Fulgurant", distance=12, unite_immobile=True, endurance=4, svg=4, svg_de_couvert=5)', mean=F(140, 81)),
)
row(
    "P30-25",
    "Un sniper (CT4, à 30 ps) sur E6 svg 3+ : 5/6, puis 11/36, et tout 6 perce : 55/216.",
    ask("""pv_otes_au_tir(tireurs=1, ct=4, unite_immobile=True, arme_de_tir="Fusil sniper", distance=30, endurance=6, svg=3,
        cible_points_de_vie=1)""", total=F(55, 216)),
)

NAMES_2 = [
    ("cible_masquee_par_un_ecran", "masquee_par_une_escouade"), ("distance_annoncee", "distance_voulue"),
    ("unite_en_terrain_difficile", "terrain_difficile_traverse"),
    ("armes_deja_utilisees", "rang_de_l_arme"), ("survivants", "effectif_de_l_escouade"), ("angle_de_la_fleche", "pivot_impose"),
]

row(
    "PT-26",
    "Ce qu'un joueur dit, et que le jeu appelle autrement : le refus mène au nom juste.",
    *(ask(f'phase_de_tir(tireurs=1, ct=4, arme_de_tir="Bolter", distance=10, endurance=4, svg=4, {said}=True)', asks=meant) for said, meant in NAMES_2),
    ask("points_pour_une_unite(cout_en_points=120)", asks="cout_de_l_unite"),
    ask("attaques_de_pistolet(choix_du_pistolet=True)", asks="pistolet_au_tir"),
    ask("se_desengager(unite_peut_se_desengager=True)", asks="a_desengagement"),
)
row(
    "PU-02",
    "Sur les orks d'un truk ouvert : un lance-flammes en touche 1D6 sans couvert (35/24 de blessés), une frag 1D3+1 derrière leur 3+ (5/12) ; déviée, aucun.",
    ask('phase_de_tir(tireurs=1, arme_de_tir="Lance-flammes", ct=3, passagers_vises=True, endurance=4, cible_svg=6)', total=F(35, 24)),
    ask("""phase_de_tir(tireurs=1, arme_de_tir="Grenades frag", ct=3, unite_immobile=True, distance=5, passagers_vises=True, endurance=4, cible_svg=6)""",
        total=F(5, 12)),
    ask('gabarits_contre_un_transport_ouvert(arme_de_tir="Grenades frag", de_du_gabarit=2, gabarit_devie=True)', total=0),
)
row(
    "PU-06",
    "Un canon à balayage couvre trois gardes sur son segment (CT4, F5 PA4 contre E3, svg 5+) : 5/3 de mort ; il a bougé, CT 2.",
    ask("""phase_de_tir(tireurs=1, arme_a_balayage=True, cadence_de_tir=2, ct=4, force=5, pa=4, unites_sur_le_segment=3, endurance=3, cible_svg=5)""",
        total=F(5, 3)),
    ask("ct_du_tir(ct=4, arme_a_balayage=True, unite_a_bouge=True)", total=2),
)
row(
    "PV-01",
    "Mes jet-packs (CT4, fusil plasma) foncent de 12 ps et tirent à 12 ps sur des terminators (2+, inv 5+) en ruines : CT 5, couvert 5+, 175/243 de mort par tireur.",
    ask("""phase_de_tir(tireurs=1, arme_de_tir="Fusil plasma", ct=4, unite_jet_pack=True, unite_mouvement_rapide_fait=True, distance=12, endurance=4,
        cible_svg=2, cible_svg_invulnerable=5, cible_masquee_par_un_decor=True, type_de_couvert="moyen")""", total=F(175, 243)),
    ask('ct_du_tir(ct=4, arme_de_tir="Fusil plasma", unite_jet_pack=True, unite_distance_parcourue=12, distance=12)', total=5),
)
row(
    "PV-02",
    "Mon sniper (CT4), immobile, à 20 ps d'un marine furtif à découvert : CT 4+1+1-1 ; blessant et perforant contre 3+, 25/72.",
    ask("""phase_de_tir(tireurs=1, arme_de_tir="Fusil sniper", ct=4, unite_immobile=True, distance=20, cible_furtive=True, endurance=4, cible_svg=3)""",
        total=F(25, 72)),
)
row(
    "PV-16",
    "En alerte, mon lance-flammes (2 dessous) accueille une charge : 1D6 au moins, 55/18 touches, 55/27 blessés ; qu'on dise tir d'alerte ou alerte.",
    ask("un_jet_pour_toucher(arme_a_gabarit_de_souffle=True, unites_sous_le_gabarit=2, tir_d_alerte=True, unite_chargee=True)", total=F(55, 18)),
    ask("""phase_de_tir(tireurs=1, arme_de_tir="Lance-flammes", ct=3, tir_d_alerte=True, unite_chargee=True, unites_sous_le_gabarit=2, endurance=3,
        cible_svg=6)""", total=F(55, 27)),
    ask("""phase_de_tir(tireurs=1, arme_de_tir="Lance-flammes", ct=3, tir_d_alerte=True, souffle_sur_la_charge=True, unites_sous_le_gabarit=2, endurance=3,
        cible_svg=6)""", total=F(55, 27)),
    ask("lance_flammes_en_alerte(tir_d_alerte=True, unite_chargee=True, unites_sous_le_gabarit=2, resultat_de_d6=4)", total=4),
)
row(
    "PV-19",
    "Cinq marines immobiles, à 10 ps, tirent dans une mêlée : CT 4, 10/3 d'orks, 5/3 de balles chez les nôtres.",
    ask("""phase_de_tir(tireurs=5, arme_de_tir="Bolter", ct=4, unite_immobile=True, distance=10, cible_verrouillee=True, endurance=4, cible_svg=6)""",
        total=F(10, 3), gives="touche automatique à l'escouade alliée : 1,67 en moyenne"),
)
row(
    "PV-23",
    "Un truk en ruines visible à 60 % (5+), des marines à bord (4+) : deux balles à 12 ps, 5/54 ; derrière un décor, le couvert du truk est demandé.",
    ask("""phase_de_tir(tireurs=1, arme_de_tir="Bolter", ct=4, unite_a_bouge=True, distance=12, passagers_vises=True, endurance=4, cible_svg=3,
        svg_de_couvert_du_transport=5)""", total=F(5, 54)),
    ask("""phase_de_tir(tireurs=1, arme_de_tir="Bolter", ct=4, unite_a_bouge=True, distance=12, passagers_vises=True, endurance=4, cible_svg=3,
        transporteur_masquee_par_un_decor=True, svg_de_couvert_du_transport=5)""", total=F(5, 54)),
    ask("""phase_de_tir(tireurs=1, arme_de_tir="Bolter", ct=4, distance=12, passagers_vises=True, endurance=4, cible_svg=3,
        transporteur_masquee_par_un_decor=True)""", asks="svg_de_couvert_du_transport"),
    ask('svg_de_couvert_effective(cible_est_un_vehicule=True, cible_masquee_par_un_decor=True, type_de_couvert="moyen", pourcentage_visible=60)', total=5),
)
row(
    "PV-35",
    "Salve 2/4 à 20 ps sur 24 après avoir marché : quatre tirs au jugé, 2/3 de mort ; implacables, 4/3. Sonique, trois touches de F5 : F7.",
    ask("""phase_de_tir(tireurs=1, arme_a_salve=True, x_de_salve=2, y_de_salve=4, portee=24, ct=4, unite_a_bouge=True, distance=20, force=4, pa=5,
        endurance=4, cible_svg=6)""", total=F(2, 3)),
    ask("""phase_de_tir(tireurs=1, arme_a_salve=True, x_de_salve=2, y_de_salve=4, portee=24, ct=4, unite_a_bouge=True, unite_implacable=True, distance=20,
        force=4, pa=5, endurance=4, cible_svg=6)""", total=F(4, 3)),
    ask("force_effective(force=5, touches_soniques=3)", total=7),
)
row(
    "PV-42",
    "Ennemi juré, CT3 à 20 ps, orks E4 à 4+ (PA5 : 5+) : 7/12 × 7/12 × 2/3.",
    ask('phase_de_tir(tireurs=1, arme_de_tir="Bolter", ct=3, unite_a_bouge=True, distance=20, unite_a_ennemi_jure=True, endurance=4, cible_svg=4)',
        total=F(49, 216)),
)

FAST = "transporteur_rapide=True, transporteur_distance_parcourue="

row(
    "PW-01",
    "Mon transport rapide a roulé 10 ps, ses vétérans descendent, tirent au bolter à 12 ps (25/9) et ne chargent plus ; il en a roulé 13 : au jugé, 10/9.",
    ask(f"""phase_de_tir(tireurs=5, arme_de_tir="Bolter", ct=4, unite_vient_de_debarquer=True, {FAST}10, distance=12, endurance=4, cible_svg=4)""",
        total=F(25, 9)),
    ask(f"""phase_de_tir(tireurs=5, arme_de_tir="Bolter", ct=4, unite_vient_de_debarquer=True, {FAST}13, distance=12, endurance=4, cible_svg=4)""",
        total=F(10, 9)),
    ask('charger(unite_vient_de_debarquer=True, arme_de_tir="Bolter", arme_a_tire_ce_tour=True)', outcome="Interdit"),
    ask(f"debarquement_d_urgence({FAST}13)", gives="à terre"),
    ask(f"debarquement_d_urgence({FAST}12)", outcome="Aucune conséquence"),
)
row(
    "PW-06",
    "Marcheur antigrav rapide (CT4), 12 ps, autocanon à 24 ps sur des motos (E4, 3+) lancées à 20 ps qui esquivent : CT 2, 5/18 de blessure.",
    ask("""phase_de_tir(tireurs=1, arme_de_tir="Autocanon", ct=4, unite_marcheur=True, unite_antigrav=True, unite_rapide=True,
        unite_distance_parcourue=12, distance=24, cible_moto=True, cible_esquive=True, cible_distance_parcourue=20, endurance=4, cible_svg=3)""",
        total=F(5, 18)),
)
row(
    "PW-24",
    "Mon vétéran CT5 immobile, fulgurant à 10 ps : CT 7, un de malus au couvert ; des gardes cachés en ruines (E3, 5+) : 175/486.",
    ask("""phase_de_tir(tireurs=1, arme_de_tir="Fulgurant", ct=5, unite_immobile=True, distance=10, endurance=3, cible_svg=5, cible_cachee=True,
        cible_en_zone_de_couvert=True, type_de_couvert="moyen")""", total=F(175, 486)),
)
row(
    "PZ-31",
    "Trois fusils melta à 6 ps, CT 4, sur quatre svg 3+ de 1 PV planqués en ruines, E 4 : 0,81 mort en moyenne.",
    ask("""phase_de_tir(tireurs=3, ct=4, arme_de_tir="Fusil melta", distance=6, unite_a_bouge=True, effectif=4, endurance=4, svg=3,
        type_de_couvert="moyen", cible_cachee=True)""", mean=F(175, 216)),
)
row(
    "P45-03",
    "De nuit, cinq gars CT 4, salve 2/4 de 24 ps (F4 PA5), ont marché ; cible furtive E4, svg 6+. À 12 ps : 10 tirs à 3+ ou 20 au jugé à 5+, 10/3 des deux façons. À 13 ps : dissimulée, 20 tirs à 6, 5/3.",
    ask("""phase_de_tir(tireurs=5, ct=4, arme_a_salve=True, x_de_salve=2, y_de_salve=4, portee=24, distance=12, unite_a_bouge=True, combat_de_nuit=True,
        cible_furtive=True, force=4, pa=5, endurance=4, svg=6)""", total=F(10, 3)),
    ask("""phase_de_tir(tireurs=5, ct=4, arme_a_salve=True, x_de_salve=2, y_de_salve=4, portee=24, distance=12, unite_a_bouge=True, combat_de_nuit=True,
        cible_furtive=True, force=4, pa=5, endurance=4, svg=6, salve_entiere_au_juge=True)""", total=F(10, 3)),
    ask("""phase_de_tir(tireurs=5, ct=4, arme_a_salve=True, x_de_salve=2, y_de_salve=4, portee=24, distance=13, unite_a_bouge=True, combat_de_nuit=True,
        cible_furtive=True, force=4, pa=5, endurance=4, svg=6)""", total=F(5, 3)),
)
