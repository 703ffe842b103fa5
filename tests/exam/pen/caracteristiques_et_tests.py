"""Situations of Warhammer 40,000 PEN of the chapter « Caractéristiques et tests » (Characteristics and tests)."""

from __future__ import annotations

from fractions import Fraction as F

from verdicts import ask, rows

ROWS, row = rows()

FIST = """unite_a_charge=True, arme_de_melee="gantelet énergétique", unite_plusieurs_armes_de_corps_a_corps=True"""
FURIOUS = 'unite_a_charge_furieuse=True, choix_de_charge_furieuse="force"'

row(
    "PEN-X37",
    "Un capitaine (CC4, F4, A2) charge un seigneur (CC4, E5, svg 2+, 3 PV) avec un gantelet et un pistolet, Charge furieuse en force.",
    ask(f"attaques_portees(attaques=2, {FIST})", total=3),
    ask(f"force_effective(force=4, {FIST}, {FURIOUS})", total=9),
    ask(f"initiative_effective(initiative=4, {FIST}, {FURIOUS})", total=1),
    ask(f"combat(attaques=2, unite_cc=4, force=4, {FIST}, {FURIOUS}, cible_cc=4, endurance=5, svg=2)", mean=F(175, 144)),
)
row(
    "PAA-01",
    "Charge furieuse au gantelet : F4 x 2 + 1 = 9 et non 10, donc rien de mortel sur E5 ; le pistolet n'est pas un second gantelet ; initiative 1.",
    ask("""force_effective(force=4, unite_charge_furieuse=True, unite_choix_de_charge_furieuse="force", unite_a_charge=True,
        arme_de_melee="gantelet énergétique")""", total=9),
    ask('attaques_effectives(attaques=4, unite_a_charge=True, arme_de_melee="gantelet énergétique", plusieurs_armes_de_corps_a_corps=True)', total=5),
    ask("""initiative_effective(initiative=5, unite_charge_furieuse=True, unite_choix_de_charge_furieuse="force", unite_a_charge=True,
        arme_de_melee="gantelet énergétique")""", total=1),
    ask("""pv_otes_au_corps_a_corps(attaquants=1, attaques=4, cc=6, force=4, unite_a_charge=True, unite_charge_furieuse=True,
        unite_choix_de_charge_furieuse="force", arme_de_melee="gantelet énergétique", cible_cc=5, cible_endurance=5, cible_svg=4,
        cible_points_de_vie=6)""", mean=F(175, 54)),
)
row(
    "AE-24",
    "Marteau tonnerre, F4 doublée, sur E4, invulnérable 5+ : 35/36 d'en blesser, mortel, 35/36 de PV en 3 coups ; l'arme de Dreadnought garde l'initiative.",
    ask("""combat(attaquants=1, attaques=2, cc=4, cible_cc=4, force=4, arme_de_melee="marteau tonnerre", endurance=4, svg=2, svg_invulnerable=5,
        unite_a_charge=True)""", mean=F(35, 36)),
    ask("""force_effective(force=6, arme_de_melee="arme de Dreadnought")""", total=10),
    ask("""initiative_effective(initiative=4, arme_de_melee="arme de Dreadnought")""", total=4),
    ask("""pa_de_la_blessure(unite_creature_monstrueuse=True, arme_de_melee="arme de corps à corps")""", total=2),
    ask("pa_de_la_blessure(unite_creature_monstrueuse=True, pa=1)", total=1),
)
row(
    "AE-33",
    "En charge furieuse au gantelet : F4 double puis 1, 9 ; à F10, 10. Grenades défensives : plus de +1, mais la Rage garde le sien, selon la lecture.",
    ask("""force_effective(force=4, unite_charge_furieuse=True, unite_a_charge=True, unite_choix_de_charge_furieuse="force", arme_de_melee="gantelet énergétique")""",
        total=9),
    ask("""force_effective(force=10, unite_charge_furieuse=True, unite_a_charge=True, unite_choix_de_charge_furieuse="force")""", total=10),
    ask("attaques_effectives(attaques=2, unite_a_charge=True, cible_a_grenades_defensives=True)", total=2),
    ask("attaques_effectives(attaques=2, unite_a_charge=True, cible_a_grenades_defensives=True, unite_rage=True)", total=3),
    ask("jet_de_percee(initiative=4, unite_charge_furieuse=True, unite_a_charge=True, cible_initiative=4)", odds={"Percée réussie": F(7, 12)}),
)
row(
    "AI-33",
    "Attaques smash au gantelet, F4 : 10, ou 8 si l'on ne double qu'une fois ; Cd 10 lance son pouvoir 11 fois sur 12 ; A3 sans charge, une seule smash.",
    ask("""force_effective(force=4, unite_a_attaques_smash=True, unite_attaques_smash_choisies=True, arme_de_melee="gantelet énergétique")""", total=10, disputed="^8"),
    ask("force_effective(force=4, unite_a_attaques_smash=True, unite_attaques_smash_choisies=True)", total=8),
    ask("test_psy(commandement=10)", odds={"Pouvoir lancé": F(11, 12)}),
    ask("nombre_d_attaques_smash(attaques=3, unite_creature_monstrueuse=True)", total=1),
)
row(
    "PS-24",
    "Gantelet et Charge furieuse : F4 x 2 + 1 = 9 ; en initiative, 1 et 1 font 2, ou 1 reste 1.",
    ask("""force_effective(force=4, arme_de_melee="gantelet énergétique", unite_a_charge_furieuse=True, unite_a_charge=True,
        choix_de_charge_furieuse="force")""", total=9),
    ask("""initiative_effective(initiative=4, arme_de_melee="gantelet énergétique", unite_a_charge_furieuse=True, unite_a_charge=True,
        choix_de_charge_furieuse="initiative")""", total=2, disputed="^1 "),
    ask("force_effective(force=6, unite_a_attaques_smash=True, attaques_smash_choisies=True)", total=10),
    ask("nombre_d_attaques_smash(attaques=4, unite_a_charge=True, unite_a_attaques_smash=True)", total=2),
)
row(
    "P32-42",
    "F4, gantelet et charge furieuse en force : 4 × 2 + 1 = 9, et non 10. Obstinée, la moitié perdue ne pèse pas : Cd8, 26/36.",
    ask('force_effective(force=4, arme_de_melee="Gantelet énergétique", unite_charge_furieuse=True, unite_a_charge=True, unite_choix_de_charge_furieuse="force")', total=9),
    ask("test_de_moral_apres_les_tirs(effectif_de_l_escouade=10, pertes=5, commandement=8, unite_obstine=True)", odds={"réussi": F(13, 18)}),
)
row(
    "PU-07",
    "Quatre marines du bruit (CT4, F4) tirent ensemble sur E4 : une touche au plus, qui blesse à 560/729 ; trois touches réunies font F6, et c'est une arme sonique.",
    ask("salve_sonique(tireurs=4, ct=4, force=4, endurance=4)", odds={"Blessures à répartir 1": F(560, 729)}),
    ask("force_effective(force=4, touches_soniques=3)", total=6),
    ask("force_effective(force=4, arme_sonique=True, touches_soniques=1)", total=4),
)

RETRENCHED = "unite_chargee=True, unite_a_couvert_avant_la_charge=True"

row(
    "PEN-Y17",
    "Dix fanatiques (I4, Charge furieuse en initiative) chargent des marines (I4) dans des ruines ; le sergent a un gantelet.",
    ask(f"initiative_effective(initiative=4, {RETRENCHED})", total=10),
    ask('initiative_effective(initiative=4, unite_a_charge=True, unite_a_charge_furieuse=True, choix_de_charge_furieuse="initiative")', total=5),
    ask(f'initiative_effective(initiative=4, {RETRENCHED}, arme_de_melee="gantelet énergétique")', total=4),
    ask(f"initiative_effective(initiative=4, {RETRENCHED}, assaillant_a_grenades_offensives=True)", total=4),
    ask(f'initiative_effective(initiative=4, {RETRENCHED}, assaillant_a_grenades_offensives=True, arme_de_melee="gantelet énergétique")', total=1),
    ask('ordre_des_frappes(initiatives={"marines": 10, "fanatiques": 5, "sergent": 4})', says="marines (I 10), puis fanatiques (I 5), puis sergent (I 4)"),
)

SERGEANT = """initiative=4, arme_de_melee="gantelet énergétique", unite_chargee=True, a_couvert_avant_la_charge=True, duel_refuse=True"""

row(
    "AC-09",
    "Un sergent à gantelet, dans les ruines, refuse le duel : I10 contre I1, il frappe à 4. Si les chargeurs ont des grenades offensives, à 1.",
    ask(f"initiative_effective({SERGEANT})", total=4),
    ask(f"initiative_effective({SERGEANT}, assaillant_a_grenades_offensives=True)", total=1),
)

DUG_IN = "initiative=3, unite_chargee=True, a_couvert_avant_la_charge=True"

row(
    "AD-07",
    "Un Char charge des gardes (Cd 7) dans des ruines : terrifiés 5/12 ; ses orks frappent à 4 sans descendre, et profitent de ses grenades d'office.",
    ask("charger(unite_embarquee=True, transporteur_char=True, distance=5)", outcome="Permis"),
    ask("charger(unite_embarquee=True, transporteur_ouvert=True, distance=5)", outcome="Interdit"),
    ask("attaques_effectives(attaques=3, unite_embarquee=True, transporteur_char=True, unite_a_charge=True)", total=4),
    ask("test_de_terreur(cd=7)", odds={"Terrifiée": F(5, 12)}),
    ask(f"initiative_effective({DUG_IN}, assaillant_embarquee=True)", total=3),
    ask(f"initiative_effective({DUG_IN}, assaillant_char=True)", total=3),
    ask(f"initiative_effective({DUG_IN})", total=10),
)
row(
    "AE-32",
    "Des ennemis gênent le débarquement : initiative 1, mais ils n'ont pas leur +1 ; la tourelle ne bouge ni ne charge.",
    ask("initiative_effective(initiative=4, unite_genee_par_des_ennemis=True)", total=1),
    ask("attaques_effectives(attaques=2, cible_genee_par_des_ennemis=True, unite_a_charge=True)", total=2),
    ask("gene_par_l_infranchissable(unite_infanterie=True, places_a_terre=3, effectif_de_l_escouade=5)", total=2),
    ask("se_deplacer(unite_tourelle=True)", outcome="Interdit"),
    ask("charger(unite_tourelle=True, distance=3)", outcome="Interdit"),
    ask("""armements_de_tourelle(armement_de_tourelle="Bitubes")""", says="50 pts"),
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
    "AI-03",
    "Un marteau tonnerre charge un seigneur de 3 PV (E4, inv 5+) : il le tue s'il passe deux fois sur trois, 155575/629856 ; qui survit, assommé, frappe à 1.",
    ask("""combat(attaques=2, cc=4, cible_cc=4, force=4, endurance=4, svg=3, svg_invulnerable=5, points_de_vie=3, effectif=1,
        arme_de_melee="marteau tonnerre", unite_a_charge=True)""", mean=F(155575, 629856)),
    ask("""initiative_effective(initiative=5, arme_de_melee="marteau tonnerre")""", total=1),
    ask("initiative_effective(initiative=4, unite_assommee=True)", total=1),
    ask("mouvement_normal_permis(unite_infanterie=True, unite_assommee=True)", total=3),
)
row(
    "AI-08",
    "Gantelet, assommé, à terre ou défi refusé : dans les ruines, sans grenades d'en face, on frappe à sa propre initiative ; contre un monstre, à 1.",
    ask("""initiative_effective(initiative=4, arme_de_melee="gantelet énergétique", unite_chargee=True, unite_a_couvert_avant_la_charge=True)""", total=4),
    ask("initiative_effective(initiative=4, unite_assommee=True, unite_chargee=True, unite_a_couvert_avant_la_charge=True)", total=4),
    ask("initiative_effective(initiative=4, unite_a_terre=True, unite_chargee=True, unite_a_couvert_avant_la_charge=True)", total=4),
    ask("initiative_effective(initiative=4, unite_a_terre=True, unite_chargee=True, unite_a_couvert_avant_la_charge=True, assaillant_creature_monstrueuse=True)", total=1),
    ask("initiative_effective(initiative=3, unite_chargee=True, unite_a_couvert_avant_la_charge=True)", total=10),
)
row(
    "AK-17",
    "Chargée à couvert, une unité à terre frappe à son initiative, les deux effets s'annulant ; de même un gantelet, ou un assommé ; des grenades offensives rendent le 1.",
    ask("initiative_effective(initiative=3, unite_a_terre=True, unite_a_couvert_avant_la_charge=True)", total=3),
    ask('initiative_effective(initiative=4, arme_de_melee="gantelet énergétique", unite_a_couvert_avant_la_charge=True)', total=4),
    ask("initiative_effective(initiative=4, unite_assommee=True, unite_a_couvert_avant_la_charge=True)", total=4),
    ask("initiative_effective(initiative=3, unite_a_terre=True, unite_a_couvert_avant_la_charge=True, assaillant_a_grenades_offensives=True)", total=1),
    ask("initiative_effective(initiative=3, unite_a_couvert_avant_la_charge=True)", total=10),
)
row(
    "AL-27",
    "Au gantelet, assommé, le duel refusé ou gêné à la descente : chargé à couvert, tout cela s'annule avec l'initiative 10, on frappe à la sienne.",
    ask('initiative_effective(initiative=4, arme_de_melee="Gantelet énergétique", unite_a_couvert_avant_la_charge=True, unite_chargee=True)', total=4),
    ask("initiative_effective(initiative=4, unite_duel_refuse=True, unite_assommee=True, unite_a_couvert_avant_la_charge=True, unite_chargee=True)", total=4),
    ask("initiative_effective(initiative=3, unite_chargee=True, unite_embarquee=True, transporteur_ouvert=True)", total=10),
)
row(
    "AM-14",
    "On charge mon trukk sans grenades : les boyz ont I10, le Nob au gantelet garde son I4, F4 devient 8. On tire dans la benne : 4 × 1/2 × 1/3 × 1/2 ; derrière un mur, la moitié.",
    ask("initiative_effective(initiative=2, unite_embarquee=True, transporteur_ouvert=True, unite_chargee=True)", total=10),
    ask('initiative_effective(initiative=4, unite_embarquee=True, transporteur_ouvert=True, unite_chargee=True, arme_de_melee="gantelet énergétique")', total=4),
    ask('force_effective(force=4, arme_de_melee="gantelet énergétique")', total=8),
    ask('phase_de_tir(tireurs=4, ct=3, arme_de_tir="Bolter", distance=20, endurance=4, svg=6, passagers_vises=True)', total=F(1, 3)),
    ask('phase_de_tir(tireurs=4, ct=3, arme_de_tir="Bolter", distance=20, endurance=4, svg=6, passagers_vises=True, svg_de_couvert_du_transport=4)', total=F(1, 6)),
)
row(
    "AM-38",
    "Trois places pour six : en urgence. Des ennemis barrent la porte : I1, et pas de +1 pour eux. Un missile frag sur cinq gardes descendus : 2/3 × 5 × 2/3 × 5/6.",
    ask("debarquement_gene(places_a_terre=3, effectif_de_l_escouade=6)", gives="débarquement d'urgence"),
    ask("initiative_effective(initiative=4, unite_genee_par_des_ennemis=True)", total=1),
    ask("attaques_effectives(attaques=1, unite_a_charge=True, cible_genee_par_des_ennemis=True)", total=1),
    ask('phase_de_tir(tireurs=1, ct=4, arme_de_tir="Missiles Frag", distance=30, unites_sous_le_gabarit=5, endurance=3, svg=5)', total=F(50, 27)),
)

RUINS = "initiative=4, unite_chargee=True, unite_a_couvert_avant_la_charge=True"

row(
    "PE-12",
    "Un sergent dans les ruines, chargé sans grenades, refuse le duel ; ou se bat au gantelet.",
    ask(f"initiative_effective({RUINS})", total=10),
    ask(f"initiative_effective({RUINS}, duel_refuse=True)", total=4),
    ask(f'initiative_effective({RUINS}, arme_de_melee="Gantelet énergétique")', total=4),
    ask("initiative_effective(initiative=4, duel_refuse=True)", total=1),
)
row(
    "PE-64",
    "Chargée à couvert, à terre : I10 et I1 s'annulent. L'ennemi nous a chargés : on tire, on contre-attaque. C'est nous qui quittons le couvert : rien.",
    ask("initiative_effective(initiative=3, unite_a_couvert_avant_la_charge=True)", total=10),
    ask("initiative_effective(initiative=3, unite_a_couvert_avant_la_charge=True, unite_a_terre=True)", total=3),
    ask("initiative_effective(initiative=3, unite_a_couvert_avant_la_charge=True, unite_a_charge=True)", total=3),
    ask("tirer_au_corps_a_corps(cible_a_charge=True)", outcome="Permis"),
    ask("contre_attaquer(unite_contre_attaque=True, cible_a_charge=True)", outcome="Permis"),
    ask("contre_attaquer(unite_contre_attaque=True, unite_a_charge=True)", outcome="Interdit"),
    ask("attaques_effectives(attaques=2, unite_contre_attaque=True, contre_attaque_reussie=True)", total=3),
)
row(
    "P35-17",
    "Un missile frag tue trois gardes sur dix (Cd 8, I3) : moral à 8, pilonnage à 9 ; couchés dans leurs ruines, on les charge sans grenades : I3.",
    ask("test_de_moral_apres_les_tirs(effectif_de_l_escouade=10, pertes=3, commandement=8, des=[4, 4])", outcome="Réussi"),
    ask("test_de_pilonnage(commandement=8, des=[5, 4], pertes=3)", outcome="Raté", says="à terre"),
    ask("initiative_effective(initiative=3, unite_a_terre=True, unite_a_couvert_avant_la_charge=True)", total=3),
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
row(
    "PQ-18",
    "Descendus au milieu d'ennemis qui gênaient la sortie : I1 pour nous, pas de +1 pour eux.",
    ask("initiative_effective(initiative=4, unite_genee_par_des_ennemis=True)", total=1),
    ask("attaques_portees(attaques=2, unite_a_charge=True, cible_genee_par_des_ennemis=True)", total=2),
)

BERSERKS = """attaques=2, arme_de_melee="arme de corps à corps", unite_plusieurs_armes_de_corps_a_corps=True, pistolet_en_melee=True, unite_rage=True,
    unite_a_charge=True"""

row(
    "PR-01",
    "Un berserk (CC5, F4, A2, Rage, Charge furieuse en force) charge sans grenades dix gardes (CC3, E3, svg 5+, I3) dans des ruines : 5 attaques.",
    ask(f"attaques_portees({BERSERKS})", total=5),
    ask(f"""combat({BERSERKS}, unite_cc=5, force=4, unite_charge_furieuse=True, choix_de_charge_furieuse="force", cible_cc=3, endurance=3, svg=5,
        effectif=10)""", mean=5 * F(25, 54), odds={"Pertes 0": F(29, 54) ** 5}),
    ask("initiative_effective(initiative=3, unite_chargee=True, unite_en_zone_de_couvert=True)", total=10),
    ask("initiative_effective(initiative=4, unite_a_charge=True, unite_en_zone_de_couvert=True)", total=4),
)
row(
    "P30-22",
    "Un Rhino explose ; l'escouade (Cd 8, obstinée) pilonnée par l'artillerie teste à 7, car obstiné ne vaut que pour le moral : au moral, 8. Sans peur, le test est réussi d'office.",
    ask("test_de_pilonnage(cd=8, unite_obstine=True, arme_artillerie=True)", odds={"Réussi": F(7, 12)}),
    ask("test_de_moral_apres_les_tirs(cd=8, unite_obstine=True, arme_artillerie=True)", odds={"Réussi": F(13, 18)}),
    ask("test_de_pilonnage(cd=8, unite_sans_peur=True)", outcome="Réussi"),
    ask('degat_subi(cible_vehicule=True, degat_recu="explosé", cible_unites_a_bord=True)', gives="test de pilonnage"),
)

AMBUSHED = "initiative=4, unite_chargee=True, unite_en_zone_de_couvert=True"

row(
    "PR-30",
    "Chargés dans leurs ruines : assommés, à terre, gantelet au poing ; puis par une créature monstrueuse.",
    ask(f"initiative_effective({AMBUSHED}, unite_assommee=True)", total=4),
    ask(f"initiative_effective({AMBUSHED}, unite_a_terre=True)", total=4),
    ask(f'initiative_effective({AMBUSHED}, arme_de_melee="gantelet énergétique")', total=4),
    ask(f"initiative_effective({AMBUSHED}, assaillant_creature_monstrueuse=True)", total=4),
    ask(f"initiative_effective({AMBUSHED}, unite_assommee=True, assaillant_creature_monstrueuse=True)", total=1),
)
row(
    "PS-27",
    "On charge mes gars à couvert : initiative 10, sauf face à un monstre ; avec un gantelet, la leur.",
    ask("initiative_effective(initiative=4, a_couvert_avant_la_charge=True, unite_chargee=True)", total=10),
    ask("initiative_effective(initiative=4, a_couvert_avant_la_charge=True, unite_chargee=True, assaillant_creature_monstrueuse=True)", total=4),
    ask('initiative_effective(initiative=4, a_couvert_avant_la_charge=True, unite_chargee=True, arme_de_melee="gantelet énergétique")', total=4),
    ask('tirer_au_corps_a_corps(unite_chargee=True, arme_de_tir="Bolter")', outcome="Permis"),
    ask('tirer_au_corps_a_corps(unite_chargee=True, arme_de_tir="Grenades frag")', outcome="Interdit"),
)

NAMES = [
    ("cible_derriere_une_colline", "masquee_par_un_decor"), ("assaillant_grenades_offensives", "a_grenades_offensives"),
    ("unite_frappe_ratee", "deviation_bloquee"), ("unite_deja_blessee", "pv_perdus"),
]

row(
    "PS-32",
    "Ce qu'un joueur dit, et que le jeu appelle autrement : le refus mène au nom juste.",
    *(ask(f"initiative_effective(initiative=4, {said}=True)", asks=meant) for said, meant in NAMES),
)

FURIOUS_2 = 'arme_de_melee="gantelet énergétique", unite_a_charge_furieuse=True, unite_a_charge=True'

row(
    "PT-2",
    "Un champion F4 charge au gantelet, charge furieuse : en force 4 x 2 + 1 = 9, mortelle contre E4, pas E5 ; en initiative, 2 ou 1 selon la lecture.",
    ask(f'force_effective(force=4, {FURIOUS_2}, choix_de_charge_furieuse="force")', total=9),
    ask(f'jet_pour_blesser(force=4, {FURIOUS_2}, choix_de_charge_furieuse="force", endurance=5)', odds={"Blessé": F(35, 36)}),
    ask("points_de_vie_perdus(blessures_non_sauvegardees=1, force=9, endurance=4)", total=2),
    ask("points_de_vie_perdus(blessures_non_sauvegardees=1, force=9, endurance=5)", total=1),
    ask(f'initiative_effective(initiative=4, {FURIOUS_2}, choix_de_charge_furieuse="initiative")', total=2, disputed="^1 "),
    ask(f'initiative_effective(initiative=4, {FURIOUS_2}, choix_de_charge_furieuse="force")', total=1),
)
row(
    "PT-4",
    "Chargés dans les ruines sans grenades offensives, ils frappent à 10, même en percée ; un gantelet, un coup qui assomme, un duel refusé annulent ce 10.",
    ask("initiative_effective(initiative=4, unite_chargee=True, unite_a_couvert_avant_la_charge=True)", total=10),
    ask("jet_de_percee(initiative=4, cible_initiative=4, unite_chargee=True, unite_a_couvert_avant_la_charge=True)", odds={"Percée réussie": F(1)}),
    ask('initiative_effective(initiative=4, unite_chargee=True, unite_a_couvert_avant_la_charge=True, arme_de_melee="gantelet énergétique")', total=4),
    ask("initiative_effective(initiative=4, unite_chargee=True, unite_a_couvert_avant_la_charge=True, unite_duel_refuse=True)", total=4),
    ask("initiative_effective(initiative=4, unite_chargee=True, unite_a_couvert_avant_la_charge=True, assaillant_creature_monstrueuse=True)", total=4),
    ask("""initiative_effective(initiative=4, unite_chargee=True, unite_a_couvert_avant_la_charge=True, arme_de_melee="gantelet énergétique",
        assaillant_a_grenades_offensives=True)""", total=1),
)
row(
    "PV-25",
    "L'ennemi gênait la descente : mes marines frappent à 1, lui sans l'attaque de charge.",
    ask("initiative_effective(initiative=4, unite_genee_par_des_ennemis=True)", total=1),
    ask("attaques_effectives(attaques=2, unite_a_charge=True, cible_genee_par_des_ennemis=True)", total=2),
)
row(
    "PV-27",
    "Chargé en ruines, mon sergent (I4) refuse le duel : 10 et 1 s'annulent, il frappe à 4 ; assommé, de même, et il marche de 3 ps.",
    ask("initiative_effective(initiative=4, unite_chargee=True, a_couvert_avant_la_charge=True, duel_refuse=True)", total=4),
    ask("initiative_effective(initiative=4, unite_chargee=True, a_couvert_avant_la_charge=True)", total=10),
    ask("initiative_effective(initiative=4, unite_assommee=True, unite_chargee=True, a_couvert_avant_la_charge=True)", total=4),
    ask("mouvement_normal_permis(unite_infanterie=True, unite_assommee=True)", total=3),
)
row(
    "PAA-28",
    "Grenades défensives contre une charge : pas de +1, sauf si l'escouade est déjà verrouillée ; contre-attaque Cd 8 : 13/18, jamais verrouillée.",
    ask("attaques_effectives(attaques=2, unite_a_charge=True, cible_a_grenades_defensives=True)", total=2),
    ask("attaques_effectives(attaques=2, unite_a_charge=True, cible_a_grenades_defensives=True, cible_verrouillee=True)", total=3),
    ask("test_de_contre_attaque(cd=8)", odds={"Contre-attaque": F(13, 18)}),
    ask("attaques_effectives(attaques=1, plusieurs_armes_de_corps_a_corps=True, contre_attaque_reussie=True)", total=3),
    ask("contre_attaquer(cd=8, unite_contre_attaque=True, unite_chargee=True, unite_verrouillee=True)", outcome="Interdit"),
)

CLAWS = """attaques=2, unite_rage=True, unite_a_charge=True, arme_de_melee="Griffe éclair\""""

row(
    "AE-02",
    "Un berserker en Rage charge avec deux griffes éclair : 5 attaques, ou 2 smash ; une griffe et une épée, 4.",
    ask(f"attaques_effectives({CLAWS}, armes_identiques=True)", total=5),
    ask(f"nombre_d_attaques_smash({CLAWS}, unite_attaques_smash=True, armes_identiques=True)", total=2),
    ask(f"attaques_effectives({CLAWS}, unite_plusieurs_armes_de_corps_a_corps=True)", total=4),
    ask("attaques_effectives(attaques=2, armes_identiques=True, arme_a_deux_mains=True)", total=2),
)
row(
    "AI-02",
    "Deux griffes (A3, CC 5) chargent des CC 3 en armure 4+ : cinq coups, 2/3 × 3/4, l'armure n'y fait rien. Une griffe et un pistolet : pas de coup de plus.",
    ask("""combat(attaques=3, cc=5, cible_cc=3, force=4, endurance=4, svg=4, arme_de_melee="griffe éclair", armes_identiques=True, unite_a_charge=True)""", mean=F(5, 2)),
    ask("""attaques_effectives(attaques=2, arme_de_melee="griffe éclair", pistolet_en_melee=True)""", total=2),
    ask("""attaques_effectives(attaques=2, arme_de_melee="griffe éclair", plusieurs_armes_de_corps_a_corps=True)""", total=2),
    ask("""attaques_effectives(attaques=2, arme_de_melee="arme énergétique", plusieurs_armes_de_corps_a_corps=True)""", total=3),
)
row(
    "AI-21",
    "Cinq marines, épée et pistolet, chargent dix orks (6+) : quinze coups, 15/4 ; contre des grenades défensives, dix ; contre qui se battait déjà, quinze.",
    ask("""combat(attaquants=5, attaques=1, cc=4, cible_cc=4, force=4, endurance=4, svg=6, arme_de_melee="arme de corps à corps", pistolet_en_melee=True,
        unite_a_charge=True)""", mean=F(15, 4)),
    ask("""combat(attaquants=5, attaques=1, cc=4, cible_cc=4, force=4, endurance=4, svg=6, arme_de_melee="arme de corps à corps", pistolet_en_melee=True,
        unite_a_charge=True, cible_a_grenades_defensives=True)""", mean=F(5, 2)),
    ask("attaques_effectives(attaques=2, unite_a_charge=True, cible_a_grenades_defensives=True, cible_verrouillee=True)", total=3),
    ask("attaques_effectives(attaques=2, unite_a_charge=True, unite_en_rage=True)", total=4),
    ask("""attaques_effectives(attaques=2, arme_grenade_anti_vehicule=True, unite_a_charge=True)""", total=1),
)
row(
    "AL-33",
    "Contre-attaque, Cd 8 : jamais si l'on est déjà verrouillé. En Rage, chargeant des grenades défensives : 3 attaques de 2, ou 2 selon la lecture.",
    ask("contre_attaquer(unite_verrouillee=True, unite_a_contre_attaque=True)", outcome="Interdit"),
    ask("attaques_effectives(attaques=2, unite_a_charge=True, unite_en_rage=True, cible_a_grenades_defensives=True)", total=3, disputed="^2"),
    ask("attaques_effectives(attaques=2, unite_contre_attaque_reussie=True, unite_en_rage=True)", total=3, disputed="^4"),
    ask("attaques_effectives(attaques=2, engagee_par_consolidation=True)", total=2),
)
row(
    "AL-36",
    "Ma contre-attaque réussit, avec Charge furieuse (force) et Rage : F4, 3 attaques ; si elle vaut une charge, F5 et 4. En mêlée, rien.",
    ask('force_effective(force=4, unite_a_contre_attaque=True, unite_chargee=True, unite_contre_attaque_reussie=True, unite_a_charge_furieuse=True, choix_de_charge_furieuse="force")',
        total=4, disputed="^5"),
    ask("attaques_effectives(attaques=2, unite_a_contre_attaque=True, unite_chargee=True, unite_contre_attaque_reussie=True, unite_en_rage=True)", total=3, disputed="^4"),
    ask("attaques_effectives(attaques=2, unite_a_contre_attaque=True, unite_chargee=True, unite_contre_attaque_reussie=True, unite_verrouillee=True)", total=2),
)

TWO = "unite_plusieurs_armes_de_corps_a_corps=True"

row(
    "PT-13",
    "Deux armes : Rage en charge, A2 → 5 ; épée énergétique et pistolet, +1 ; gantelet et pistolet, rien ; deux griffes, +1 ; le pistolet tiré, une à part.",
    ask(f"attaques_effectives(attaques=2, unite_en_rage=True, unite_a_charge=True, {TWO})", total=5),
    ask(f"attaques_effectives(attaques=2, unite_chargee=True, unite_a_contre_attaque=True, unite_contre_attaque_reussie=True, {TWO})", total=4),
    ask(f'attaques_effectives(attaques=1, arme_de_melee="arme énergétique", {TWO})', total=2),
    ask(f'attaques_effectives(attaques=1, arme_de_melee="gantelet énergétique", {TWO})', total=1),
    ask(f'attaques_effectives(attaques=1, arme_de_melee="griffe éclair", {TWO}, armes_identiques=True)', total=2),
    ask(f"attaques_effectives(attaques=1, {TWO}, pistolet_au_tir=True)", total=1),
    ask("attaques_de_pistolet(pistolet_au_tir=True)", total=1),
)
row(
    "PU-31",
    "Chargés, mes gars ont réussi leur contre-attaque : 3 attaques pour 2 ; figés, ils n'en font pas ; déjà verrouillés non plus.",
    ask("attaques_effectives(attaques=2, unite_contre_attaque_reussie=True)", total=3),
    ask("test_de_contre_attaque(cd=8, unite_a_contre_attaque=True, unite_chargee=True)", odds={"Contre-attaque": F(13, 18)}),
    ask("test_de_contre_attaque(cd=8, unite_a_contre_attaque=True, unite_chargee=True, unite_figee=True)", outcome="Interdit"),
    ask("attaques_effectives(attaques=2, unite_contre_attaque_reussie=True, unite_verrouillee=True)", total=2),
)
row(
    "PW-05",
    "Ma descente gênée par des orks : ils frappent à 2 et sans leur attaque de charge, mes marines (I4) à 1.",
    ask("attaques_effectives(attaques=2, unite_a_charge=True, cible_genee_par_des_ennemis=True)", total=2),
    ask("initiative_effective(initiative=4, unite_genee_par_des_ennemis=True)", total=1),
)
row(
    "AE-16",
    "Les tests : 6 rate toujours, un double 6 aussi ; Cd 12 vaut 10 ; deux E3 et deux E4 testent à 4 ; un véhicule réussit d'office.",
    ask("test_de_caracteristique(valeur_de_la_caracteristique=6)", odds={"Réussi": F(5, 6)}),
    ask("test_de_commandement(cd=12)", odds={"Réussi": F(11, 12)}),
    ask("valeur_majoritaire(valeurs=[3, 3, 4, 4])", total=4),
    ask("test_de_givrage(unite_est_un_vehicule=True)", outcome="Réussi"),
    ask("test_d_empoisonnement(endurance=4, unite_moto=True)", odds={"Réussi": F(5, 6)}),
    ask("test_d_aveuglement(unite_sans_initiative=True)", outcome="Réussi"),
)
row(
    "2.1",
    "Un profil sans Initiative réussit le test, même sur 6.",
    ask("test_de_caracteristique(caracteristique_absente=True, des=[6])", outcome="Réussi", disputed="Raté"),
    ask("test_d_aveuglement(unite_sans_initiative=True, des=[6])", outcome="Réussi"),
    ask("test_de_commandement(unite_est_un_vehicule=True, des=[6, 6])", outcome="Réussi"),
)
row(
    "PT-1",
    "Le pont s'écroule : trois gars F4 et trois F3 testent leur force à 4 (la plus grande) ; un monstre F10 rate sur 6 ; une plateforme passe d'office.",
    ask("valeur_majoritaire(valeurs=[4, 4, 4, 3, 3, 3])", gives="4 : 3 membres sur 6"),
    ask("test_de_caracteristique(valeur_de_la_caracteristique=4)", odds={"Réussi": F(2, 3)}),
    ask("test_de_caracteristique(valeur_de_la_caracteristique=10)", odds={"Réussi": F(5, 6)}),
    ask("test_de_caracteristique(unite_plateforme=True)", odds={"Réussi": F(1)}),
)

# --- one fact each
row(
    "P32-13",
    "Deux motos (E4, donc 5) et deux d'endurance 4 : la plus grande, 5, réussit cinq fois sur six. Lancées dans un bois, trois motos : 91/216 d'en voir une échouer.",
    ask("endurance_effective(endurance=4, moto=True)", total=5),
    ask("valeur_majoritaire(valeurs=[5, 5, 4, 4])", total=5),
    ask("test_de_caracteristique(valeur_de_la_caracteristique=5)", odds={"réussi": F(5, 6)}),
    ask("tests_de_terrain_dangereux(unite_moto=True, unite_mouvement_rapide_fait=True, unite_terrain_difficile_traverse=True, unites=3)", says="91/216"),
)
row(
    "AG-24",
    "Les bornes : 13 vaut 10, un blindage de 15 vaut 14 ; un 6 rate, F10 ou non.",
    ask("caracteristique_effective(valeur_de_la_caracteristique=15, caracteristique_de_blindage=True)", total=14),
    ask("caracteristique_effective(valeur_de_la_caracteristique=13)", total=10),
    ask("test_de_caracteristique(valeur_de_la_caracteristique=10, des=[6])", outcome="Raté"),
)
row(
    "PQ-36",
    "Quatre orks (CC4, E4) et quatre gretchins (CC3, E3) : à égalité, la plus grande valeur.",
    ask("valeur_majoritaire(valeurs=[4, 4, 4, 4, 3, 3, 3, 3])", total=4),
    ask("""combat(attaquants=6, attaques=1, unite_cc=4, force=4, arme_de_melee="arme de corps à corps", unite_plusieurs_armes_de_corps_a_corps=True,
        unite_chargee=True, cible_cc=4, endurance=4, svg=5)""", mean=F(5, 2)),
)
row(
    "PW-30",
    "Hit & Run, trois I4 et trois I5 : l'escouade compte 5 ; à égalité avec l'ennemi elle attend, puis s'en va sans percée, lui consolide.",
    ask("valeur_majoritaire(valeurs=[4, 4, 4, 5, 5, 5])", total=5),
    ask("jet_de_hit_and_run(unite_initiative=5, cible_initiative=4, des=[2], des_adverses=[3])", outcome="Retenue jusqu'à la fin de la phase"),
)
row(
    "P45-01",
    "Mes conscrits (CC 2, CT 1, Cd 6) chargés par un prince démon CC 5 : 7/12 d'être terrifiés. Leur CC tombe à 1, pas plus bas : il les touche sur 2+, eux sur 5+ ; leur CT reste 1, même au jugé.",
    ask("rencontre_d_une_unite_terrifiante(assaillant_terrifiant=True)", outcome="test de terreur"),
    ask("test_de_terreur(commandement=6)", odds={"Terrifiée": F(7, 12)}),
    ask("cc_effective(cc=1, unite_terrifiee=True)", total=1),
    ask("toucher_au_corps_a_corps(cc=5, cible_cc=2, cible_terrifiee=True)", says="2+"),
    ask("toucher_au_corps_a_corps(cc=2, unite_terrifiee=True, cible_cc=5)", says="5+"),
    ask("ct_du_tir(ct=1, unite_terrifiee=True, unite_a_bouge=True, arme_lourde=True)", total=1),
)
