"""Situations of Warhammer 40,000 PEN whose questions stand in `combat-3-attribution-et-sauvegardes.ttl`."""

from __future__ import annotations

from fractions import Fraction as F

from verdicts import ask, rows

ROWS, row = rows()

row(
    "PEN-X20",
    "Un missile frag sur des nuées (Essaim, E3, svg 6+, socles de 3 PV) : une touche, 4 pour blesser.",
    ask('jet_pour_blesser(arme_de_tir="Missiles Frag", endurance=3, cible_est_un_essaim=True, des=[4])', outcome="Blessé", gives="mortelle"),
    ask('sauvegarde_d_armure(arme_de_tir="Missiles Frag", svg=6, cible_est_un_essaim=True)', odds={"Sauvé": 0}),
    ask('points_de_vie_perdus(arme_de_tir="Missiles Frag", points_de_vie=3, cible_est_un_essaim=True, blessures_non_sauvegardees=1)',
        total=4),  # what a vulnerable unit loses to a mortal wound is said in so many words: no dispute where the weapon is a template
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

INTO_THE_CLIFF = "unite_deployee_en_frappe_en_profondeur=True, devie_en_terrain_infranchissable=True"

row(
    "PEN-Y02",
    "Cinq terminators (svg 2+, invulnérable 5+) arrivent en frappe en profondeur et dévient dans une falaise infranchissable.",
    ask(f"test_de_terrain_dangereux(unite_infanterie=True, {INTO_THE_CLIFF})", odds={"blessure automatique pa2": F(1, 6)}),
    ask("sauvegarde_d_armure(svg=2, pa=2)", odds={"Sauvé": F(1, 6)}),
    ask("sauvegarde_invulnerable(svg_invulnerable=5, pa=2)", odds={"Sauvé": F(1, 3)}),  # 1 - (8/9)^5 for at least one
    ask(f"charger({INTO_THE_CLIFF})", outcome="Interdit"),
    ask(f"initiative_effective(initiative=4, {INTO_THE_CLIFF})", total=1),
)
row(
    "6.2",
    "Chaque arme du tableau apporte sa force, sa PA et ses propriétés : le melta à 6 ps pénètre de deux dés, à 8 d'un seul ; le fulgurant immobile a +1.",
    *(ask(f'jet_pour_blesser(arme_de_tir="{weapon}", endurance={toughness}, des=[{die}])', outcome=outcome)
      for weapon, toughness, die, outcome in (
          ("Grenades frag", 3, 3, "Blessé"), ("Grenades plasma", 4, 4, "Blessé"), ("Pistolet Bolter", 5, 5, "Blessé"),
          ("Pistolet Bolter", 5, 4, "Sans blessure"), ("Canon plasma", 5, 2, "Blessé"), ("Missiles Frag", 4, 4, "Blessé"))),
    *(ask(f'sauvegarde_d_armure(arme_de_tir="{weapon}", svg={save}, des=[{die}])', outcome=outcome)
      for weapon, save, die, outcome in (
          ("Grenades frag", 5, 5, "Non sauvegardé"), ("Grenades frag", 5, 6, "Sauvé"), ("Grenades plasma", 4, 6, "Sauvé"),
          ("Bolter", 4, 5, "Sauvé"), ("Bolter", 4, 4, "Non sauvegardé"), ("Pistolet plasma", 2, 6, "Sauvé"),
          ("Pistolet plasma", 2, 5, "Non sauvegardé"), ("Missiles Krak", 3, 6, "Sauvé"))),
    *(ask(f'penetration_de_blindage(arme_de_tir="{weapon}", {where}des={dice})', outcome=outcome, total=total)
      for weapon, where, dice, outcome, total in (
          ("Autocanon", "blindage=12, ", [5], "Dégât superficiel", 12), ("Canon laser", "blindage=14, ", [6], "Dégât lourd", 15),
          ("Pistolet melta", "distance=3, blindage=14, ", [3, 4], "Dégât lourd", 15),
          ("Fusil melta", "distance=8, blindage=13, ", [5], "Dégât superficiel", 13),
          ("Fusil melta", "distance=6, blindage=14, ", [3, 4], "Dégât lourd", 15),
          ("Multi-melta", "distance=12, blindage=14, ", [2, 5], "Dégât lourd", 15))),
    ask('ct_effective(arme_de_tir="Fusil sniper", ct=3, distance=30, cible_distance_parcourue=6)', total=4),
    ask('nombre_de_tirs(arme_de_tir="Bolter", distance=20)', total=1),
    ask('nombre_de_tirs(arme_de_tir="Fulgurant", distance=20)', total=2),
    ask('ct_effective(arme_de_tir="Fulgurant", ct=3, distance=20, unite_immobile=True)', total=4),
    ask('touches_du_gabarit(arme_de_tir="Canon melta", unites_sous_le_gabarit=3)', total=3),
    ask('jet_pour_blesser(arme_de_tir="Canon melta", endurance=4)', odds={"Blessé": F(35, 36)}),
    ask('jet_pour_blesser(arme_de_tir="Missiles Krak", endurance=4)', odds={"Blessé": F(35, 36)}),
    ask('pv_restants(arme_de_tir="Missiles Krak", endurance=4, points_de_vie=3, blessures_non_sauvegardees=1)', total=1),
    ask('test_de_pilonnage(arme_de_tir="Missiles Frag", pertes_de_l_escouade=1, commandement=8, des=[5, 4])', outcome="Raté", gives="à terre"),
)
row(
    "6.3 et 6.4",
    "Deux armes : +1 attaque. Le gantelet : F 8, I 1, PA 2. La griffe relance. PA 3 contre 3+ : 6+ ; PA 5 contre 4+ : 5+ ; l'invulnérable et le couvert restent.",
    ask("attaques_effectives(attaques=2, plusieurs_armes_de_corps_a_corps=True)", total=3),
    ask('jet_pour_blesser(arme_de_melee="arme de corps à corps", force=3, endurance=4, des=[5])', outcome="Blessé"),
    ask('sauvegarde_d_armure(arme_de_melee="arme de corps à corps", svg=5, des=[6])', outcome="Sauvé"),
    ask('sauvegarde_d_armure(arme_de_melee="arme de corps à corps", svg=5, des=[5])', outcome="Non sauvegardé"),
    ask('sauvegarde_d_armure(arme_de_melee="arme énergétique", svg=3, des=[6])', outcome="Non sauvegardé"),
    ask('test_psy(arme_de_melee="arme de force", commandement=9, des=[3, 4])', outcome="Pouvoir lancé"),
    ask("points_de_vie_perdus(blessures_non_sauvegardees=1, pouvoir_blessure_mortelle_actif=True)", total=2),
    ask('jet_pour_blesser(arme_de_melee="griffe éclair", force=4, endurance=4, des=[2], relances=[[5]])', outcome="Blessé"),
    ask('force_effective(arme_de_melee="gantelet énergétique", force=4)', total=8),
    ask('initiative_effective(arme_de_melee="gantelet énergétique", initiative=4)', total=1),
    ask('sauvegarde_d_armure(arme_de_melee="gantelet énergétique", svg=2, des=[6])', outcome="Sauvé"),
    ask("initiative_effective(unite_assommee=True, initiative=5)", total=1),
    ask("mouvement_normal_permis(unite_assommee=True, mouvement_normal=6)", total=3),
    ask("sauvegarde_d_armure(pa=3, svg=3, des=[6])", outcome="Sauvé"),
    ask("sauvegarde_d_armure(pa=3, svg=3, des=[5])", outcome="Non sauvegardé"),
    ask("sauvegarde_d_armure(pa=4, svg=5, des=[6])", outcome="Non sauvegardé"),
    ask("sauvegarde_d_armure(pa=5, svg=4, des=[5])", outcome="Sauvé"),
    ask("sauvegarde_d_armure(pa=5, svg=4, des=[4])", outcome="Non sauvegardé"),
    ask("sauvegarde_invulnerable(svg_invulnerable=5, pa=1, des=[5])", outcome="Sauvé"),
    ask("sauvegarde_de_couvert(svg_de_couvert=4, pa=1, des=[4])", outcome="Touche annulée"),
)
row(
    "P35-05",
    "Un archiviste (CC5, F4, A2), arme de force et pistolet en mêlée, « Blessure mortelle » lancée, charge un chef CC4 E4 svg 2+ : quatre attaques, 5/18 chacune, 2 PV.",
    ask("attaques_effectives(attaques=2, arme_de_melee='arme de force', pistolet_en_melee=True, a_charge=True)", total=4),
    ask("combat(attaques=2, cc=5, force=4, arme_de_melee='arme de force', pistolet_en_melee=True, pouvoir_blessure_mortelle_actif=True, a_charge=True, cible_cc=4, endurance=4, svg=2)", means={"blessures": F(10, 9)}),
    ask("points_de_vie_perdus(blessures_non_sauvegardees=1, pouvoir_blessure_mortelle_actif=True)", total=2),
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
row(
    "PEN-Y32",
    "Un seigneur (E4, 3 PV, Guerrier éternel) rate deux sauvegardes : gantelet F8, épée F4.",
    ask('points_de_vie_perdus(cible_guerrier_eternel=True, force=8, endurance=4, blessures_non_sauvegardees=1)', total=1, disputed="^0"),
    ask('points_de_vie_perdus(cible_guerrier_eternel=True, force=4, endurance=4, blessures_non_sauvegardees=1)', total=1),
    ask('points_de_vie_perdus(force=8, endurance=4, blessures_non_sauvegardees=1)', total=2),
)
row(
    "eternal-swarm",
    "Un lance-flammes blesse un essaim Guerrier éternel de 3 PV : la blessure mortelle n'en est plus une, il perd 1 PV, et non 4.",
    ask('points_de_vie_perdus(arme_de_tir="Lance-flammes", points_de_vie=3, cible_est_un_essaim=True, cible_guerrier_eternel=True,'
        ' blessures_non_sauvegardees=1)', total=1),
    ask('points_de_vie_perdus(arme_de_tir="Lance-flammes", points_de_vie=3, cible_est_un_essaim=True, blessures_non_sauvegardees=1)', total=4),
)
row(
    "AE-08",
    "Une nuée (E3) perd 4 PV à une blessure de missile frag ou krak, 1 à une de bolter ; un guerrier éternel, 1 d'une mortelle, un autre 2.",
    ask("""points_de_vie_perdus(cible_essaim=True, arme_de_tir="Missiles Frag", endurance=3)""", total=4),
    ask("""points_de_vie_perdus(cible_essaim=True, arme_de_tir="Missiles Krak", endurance=3)""", total=4),
    ask("""points_de_vie_perdus(cible_essaim=True, arme_de_tir="Bolter", endurance=3)""", total=1),
    ask("points_de_vie_perdus(blessure_mortelle=True, cible_guerrier_eternel=True)", total=1),
    ask("points_de_vie_perdus(blessure_mortelle=True)", total=2),
    ask("points_de_vie_perdus(force=7, endurance=4)", total=1),
    ask("points_de_vie_perdus(force=8, endurance=4)", total=2),
)
row(
    "AG-20",
    "Une nuée (E3) prise sous un missile de glace perd 4 PV, ou 2 selon la lecture ; l'explosion d'un char n'est pas un gabarit d'arme. De l'IEM sur un 14, 1/6 et 2/3.",
    ask('points_de_vie_perdus(cible_essaim=True, arme_de_tir="Missiles de Glace", endurance=3)', total=4),
    ask("points_de_vie_perdus(cible_essaim=True, force=3, endurance=3)", total=1),
    ask("""degats_au_tir(tireurs=1, ct=4, arme_de_tir="Grenades IEM", distance=6, unite_immobile=True, blindage_lateral=14, cible_geante=True, cible_tank=True)""",
        means={"dégâts lourds": F(35, 216), "dégâts superficiels": F(35, 54)}),
)
row(
    "AM-10",
    "Descendu d'un transport d'assaut, un guerrier éternel E4 (3+, 2 PV) prend un missile krak : 2/3 × 35/36 × 5/6, un seul PV ; ou aucun.",
    ask('phase_de_tir(tireurs=1, ct=4, arme_de_tir="Missiles Krak", distance=30, endurance=4, svg=3, cible_guerrier_eternel=True)', odds={"Blessures 1": F(175, 324)}),
    ask("points_de_vie_perdus(blessures_non_sauvegardees=1, blessure_mortelle=True, cible_guerrier_eternel=True)", total=1, disputed="^0"),
    ask("points_de_vie_perdus(blessures_non_sauvegardees=1, blessure_mortelle=True)", total=2),
    ask("charge_au_debarquement(transporteur_transport_d_assaut=True, transporteur_a_bouge=True)", outcome="Aucune conséquence"),
)
row(
    "PS-01",
    "Mon motard, E4 sur le papier, prend un krak : F8 n'est pas le double de 5 ; un F10 l'est, et ôte 2 PV.",
    ask("jet_pour_blesser(force=8, endurance=4, cible_moto=True)", odds={"Blessé": F(35, 36), "blessure mortelle": F(0)}),
    ask("points_de_vie_perdus(force=8, endurance=4, cible_moto=True, blessures_non_sauvegardees=1)", total=1),
    ask("points_de_vie_perdus(force=10, endurance=4, cible_moto=True, blessures_non_sauvegardees=1)", total=2),
)
row(
    "PEN-Y29",
    "Quatre gardiens de 2 PV, dont un blessé, encaissent cinq blessures PA2 d'une seule escouade.",
    ask('repartition_des_blessures(blessures=5, membres=[["blessé", 1], ["b", 2], ["c", 2], ["d", 2]])', says="blessé 2, b 1, c 1, d 1"),
    ask("apres_les_tirs_ennemis(pertes_de_l_escouade=1, effectif_de_l_escouade=4)", gives="test de moral"),
    ask("test_de_moral_apres_les_tirs(commandement=8, pertes_de_l_escouade=1, effectif_de_l_escouade=4)", odds={"Réussi": F(26, 36)}),
)
row(
    "PAA-20",
    "Huit blessures pour six orks engagés : deux en prennent deux ; les quatre autres n'en reçoivent pas et ne frappent pas.",
    ask('repartition_des_blessures(blessures=8, membres=[["a",1],["b",1],["c",1],["d",1],["e",1],["f",1]])', gives="a 2, b 2, c 1, d 1, e 1, f 1"),
    ask("attribuer_une_blessure(membre_non_engage=True, attaque_au_contact=True)", outcome="Interdit"),
    ask("attaquer_au_corps_a_corps(unite_engagee=False)", outcome="Interdit"),
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
row(
    "AI-37",
    "Cinq blessures pour deux gardes et deux sergents de 2 PV : le garde A en prend deux. Hors du combat ou de la vue, on n'en prend pas ; un souffle ne choisit pas son groupe.",
    ask("""repartition_des_blessures(blessures=5, membres=[["A", 1], ["B", 1], ["C", 2], ["D", 2]])""", gives="A 2, B 1, C 1, D 1"),
    ask("attribuer_une_blessure(membre_non_engage=True, attaque_au_contact=True)", outcome="Interdit"),
    ask("""choisir_les_groupes_vises(arme_de_tir="Canon plasma")""", outcome="Interdit"),
    ask("attaquer_une_escouade(socle_a_socle=True, au_contact_de_l_escouade_visee=False)", outcome="Interdit"),
)
row(
    "AK-19",
    "Huit blessures sur cinq gardes : deux, deux, deux, une, une ; quatre sur trois membres de PV divers : la seconde va au moins vaillant.",
    ask('repartition_des_blessures(blessures=8, membres=[["A", 1], ["B", 1], ["C", 1], ["D", 1], ["E", 1]])', says="A 2, B 2, C 2, D 1, E 1"),
    ask('repartition_des_blessures(blessures=4, membres=[["A", 3], ["B", 1], ["C", 2]])', says="B 2, C 1, A 1"),
    ask("valeur_majoritaire(valeurs=[3, 3, 3, 5, 5, 5])", total=5),
    ask("valeur_majoritaire(valeurs=[2, 4, 2, 4])", total=4),
)
row(
    "PE-21",
    "Quatre blessures sur trois ogryns (3 PV, svg 4+), dont un n'a plus qu'un PV.",
    ask('repartition_des_blessures(blessures=4, membres=[["blessé", 1], ["b", 3], ["c", 3]])', gives="blessé 2, b 1, c 1"),
    ask("un_membre_vise(blessures_recues=2, force=4, endurance=4, svg=4, points_de_vie=1)", odds={"le membre est abattu": F(3, 4)}),
)
row(
    "PQ-12",
    "Neuf blessures sur dix orks dont six sont engagés : six morts, et aucun des autres.",
    ask('repartition_des_blessures(blessures=9, membres=[["a", 1], ["b", 1], ["c", 1], ["d", 1], ["e", 1], ["f", 1]])', says="c 2, d 1"),
    ask("attribuer_une_blessure(membre_non_engage=True, attaque_au_contact=True)", outcome="Interdit"),
)
row(
    "PU-24",
    "Sept blessures sur quatre gars à 2 PV et un à 1 PV : il en prend deux, un autre aussi ; on ne blesse pas un groupe qu'on n'a pas visé.",
    ask('repartition_des_blessures(blessures=7, membres=[["A", 2], ["B", 2], ["C", 2], ["D", 2], ["E", 1]])', outcome="E 2, A 2, B 1, C 1, D 1"),
    ask("blesser_un_groupe_non_vise()", outcome="Interdit"),
)
row(
    "PW-31",
    "Huit blessures sur quatre gardes, un sergent (1 PV) et un héros (3 PV) : le héros n'en prend qu'une.",
    ask("""repartition_des_blessures(blessures=8, membres=[["garde 1", 1], ["garde 2", 1], ["garde 3", 1], ["garde 4", 1], ["sergent", 1], ["héros", 3]])""",
        gives="héros 1"),
)
row(
    "AE-25",
    "L'armure : PA 6 ôte une 6+, PA 5 fait d'une 5+ une 6+, d'une 4+ une 5+ ; insensible : 5+ à F égale, 6 au-dessus, jamais contre une mortelle.",
    ask("svg_d_armure_effective(pa=6, svg=6)", outcome="Sans effet"),
    ask("svg_d_armure_effective(pa=5, svg=5)", total=6),
    ask("svg_d_armure_effective(pa=5, svg=4)", total=5),
    ask("jet_d_insensible_a_la_douleur(force=4, endurance=4, cible_insensible_a_la_douleur=True)", odds={"Blessure ignorée": F(1, 3)}),
    ask("jet_d_insensible_a_la_douleur(force=5, endurance=4, cible_insensible_a_la_douleur=True)", odds={"Blessure ignorée": F(1, 6)}),
    ask("""jet_d_insensible_a_la_douleur(force=4, endurance=4, cible_insensible_a_la_douleur=True, cible_essaim=True, arme_de_tir="Missiles Frag")""",
        odds={"Blessure subie": 1}),
)
row(
    "PE-65",
    "Une svg 6 contre une grenade frag (PA6), une 2+ contre PA1, une 4+ contre PA5.",
    ask('svg_d_armure_effective(svg=6, arme_de_tir="Grenades frag")', outcome="Sans effet"),
    ask("svg_d_armure_effective(svg=2, pa=1)", outcome="Sans effet"),
    ask("svg_d_armure_effective(svg=4, pa=5)", total=5),
)
row(
    "P30-30",
    "Missiles de glace, PA5 : svg 4+ à 5+, 5+ à 6, 3+ intacte. Une PA6 ignore la 6+, dégrade la 5+.",
    ask('svg_d_armure_effective(svg=4, arme_de_tir="Missiles de Glace")', total=5),
    ask('svg_d_armure_effective(svg=5, arme_de_tir="Missiles de Glace")', total=6),
    ask('svg_d_armure_effective(svg=3, arme_de_tir="Missiles de Glace")', total=3),
    ask("svg_d_armure_effective(svg=6, pa=6)", outcome="Sans effet"),
    ask("svg_d_armure_effective(svg=5, pa=6)", total=6),
)
row(
    "AH-24",
    "Une 2+ relançable à 3+ ne se relance qu'à 4+ : 11/12. Une invulnérable 4+ relançable à 4+ : 3/4. Le premier dé annonce le second.",
    ask("sauvegarde_relancable(svg=2, svg_de_relance=3)", odds={"la blessure est sauvée": F(11, 12)}),
    ask("sauvegarde_relancable(svg=6, svg_invulnerable=4, svg_de_relance=4)", odds={"la blessure est sauvée": F(3, 4)}),
    ask("sauvegarde_d_armure(svg=2, svg_de_relance=3)", odds={"Sauvé": F(5, 6), "relance d'une sauvegarde": F(1, 6)}),
    ask("pv_otes_au_corps_a_corps(attaques=1, cc=4, cible_cc=4, force=4, endurance=3, svg=2, svg_de_relance=3, points_de_vie=1)", mean=F(1, 36)),
)
row(
    "PS-34",
    "Mon sergent à 3 PV, E4, prend une blessure de F8 : il lui en reste 1, à un de 2 PV rien ; F7, 2 ; guerrier éternel, 2 ou 3.",
    ask("pv_restants(points_de_vie=3, force=8, endurance=4, blessures_non_sauvegardees=1)", total=1),
    ask("pv_restants(points_de_vie=3, force=7, endurance=4, blessures_non_sauvegardees=1)", total=2),
    ask("pv_restants(points_de_vie=3, force=8, endurance=4, pv_perdus=1)", total=2),
    ask("blessure_non_sauvegardee(points_de_vie=2, force=8, endurance=4, blessures_non_sauvegardees=1)", gives="retirée comme perte"),
    ask("pv_restants(points_de_vie=3, force=8, endurance=4, cible_guerrier_eternel=True, blessures_non_sauvegardees=1)", total=2, disputed="^3"),
)
row(
    "PZ-24",
    "Un démon guerrier éternel (E 4) prend un rayon de F 8, PA 1 : 5+ invulnérable, et 1 PV ; sans guerrier éternel, 2 ; un essaim, 4.",
    ask("svg_invulnerable_effective(cible_demon=True)", total=5),
    ask("points_de_vie_perdus(force=8, endurance=4, cible_guerrier_eternel=True)", total=1, disputed="^0"),
    ask("points_de_vie_perdus(force=8, endurance=4)", total=2),
    ask("points_de_vie_perdus(force=8, endurance=4, cible_essaim=True)", total=4),
)
row(
    "PZ-25",
    "La blessure va-t-elle au gars que personne ne voit ? Non, sauf tir indirect.",
    ask("attribuer_une_blessure(cible_hors_de_vue=True)", outcome="Interdit"),
    ask("attribuer_une_blessure(cible_hors_de_vue=True, tir_indirect=True)", outcome="Permis"),
)
row(
    "PEN-AA04",
    "Sauvegardes jetées ensemble : le soldat à 6 ps tombe avant celui à 9 ; 2+ relançable à 2+ ne vaut que 4+ ; PA2 contre 3+ : rien ; on ne joue pas deux sauvegardes.",
    ask('perte_la_plus_proche(options=[{"distance": 9}, {"distance": 6}, {"distance": 12}])', outcome="Option 2"),
    ask("svg_de_relance_effective(svg_jouee=2, svg_de_relance=2)", total=4),
    ask("sauvegarde_d_armure(svg=3, pa=2, des=[6])", says="Non sauvegardé"),
    ask("combiner_deux_sauvegardes()", outcome="Interdit"),
    ask("points_de_vie_perdus(blessures_non_sauvegardees=2, blessure_mortelle=True)", total=4),
)
