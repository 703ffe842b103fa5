"""Situations of Warmachine of the chapter « Structures » (Structures)."""

from __future__ import annotations

from fractions import Fraction as F

from verdicts import ask, rows

ROWS, row = rows()

row(
    "AO-21",
    "Un mur de pierre de 17 pouces percé d'une porte de bois d'un pouce : 175 points ; brique, deux étages et le rez-de-chaussée : PUI 48.",
    ask('capacite_de_degats_d_une_structure(materiaux=[["pierre", 17], ["bois", 1]])', total=175),
    ask("degats_d_effondrement(decor_arm=16, etages=2, figurine_arm=18, des=[3, 4])", outcome="Dégâts 37"),
)
row(
    "wm35-11",
    "Maison de bois renforcé, 4 sur 3 et un étage : 35 points ; la Monture y met sa PUI seule ; tombée, 28 de PUI sur mon lancier.",
    ask('capacite_de_degats_d_une_structure(materiaux=[["bois renforcé", 14]], decor_structure_porteuse=True)', says="35 points"),
    ask('degats_de_monture(pui=12, arm=14, jet_booste=True, cible_est_une_structure=True)', says="2d6 + 12 (PUI) contre ARM 14"),
    ask('degats_d_effondrement(materiau="bois renforcé", etages=1, arm=17, des=[2, 3])', outcome="Dégâts 16", total=33),
)
row(
    "structures",
    "Bois 12 pouces : 60 ; pierre 4 et bois 1 : 45 ; fer 2 : 40. Bois sur deux niveaux : 12 × 2 + 6 = 30. On ne charge ni ne slamme un mur.",
    *(ask(f'entrer_dans_un_decor(toit="{roof}")', outcome=outcome) for roof, outcome in (("fixe", "Interdit"), ("amovible", "Permis"), ("absent", "Permis"))),
    ask('table_des_materiaux(materiau="bois renforcé")', gives="14"),
    *(ask(f"capacite_de_degats_d_une_structure(materiaux={parts})", total=total) for parts, total in (
        ('[["bois", 12]]', 60), ('[["pierre", 4], ["bois", 1]]', 45), ('[["fer", 2]]', 40), ('[["bois renforcé", 4]]', 20), ('[["brique", 9]]', 90))),
    ask("charger(cible_est_une_structure=True)", outcome="Interdit"),
    ask("slam(cible_est_une_structure=True)", outcome="Interdit"),
    ask("attaque_de_corps_a_corps(acc=4, cible_est_une_structure=True)", outcome="Touche"),
    ask("puissance_d_effondrement(decor_arm=12, etages=1)", total=24),
    ask("puissance_d_effondrement(decor_arm=16, etages=2)", total=48),
    ask("degats_d_effondrement(decor_arm=12, etages=1, figurine_arm=18, des=[3, 3])", total=30),
)
row(
    "wmb31-23",
    "L'immeuble de brique à deux étages tombe sur mon jack (ARM 18) : PUI 48, jamais moins de 32 points, puis au tapis. Le muret de la clôture voisine compte à part : 3 pouces, 30 points ; la maison de 18, 90.",
    ask("puissance_d_effondrement(materiau='brique', etages=2)", total=48),
    ask("degats_d_effondrement(decor_arm=16, etages=2, arm=18, des=[1, 1])", outcome="Dégâts 32"),
    ask("effondrement_sur_une_figurine()", gives="au tapis"),
    ask("capacite_de_degats_d_une_structure(materiaux=[['brique', 3]])", total=30),
    ask("capacite_de_degats_d_une_structure(materiaux=[['brique', 18]], structure_porteuse=True)", total=90),
)
row(
    "spell-at-a-wall",
    "Mon sort de PUI 8 vise un mur de bois (ARM 12) : la limite de 14 ne vaut que pour les tirs. Relayé, pareil. Un fusil de 13 n'y fait rien, un de 14 si ; le souffle d'eau de 12, non, celui de feu, oui.",
    ask('endommager_une_structure(pui=8, sort_offensif=True)', outcome="Permis"),
    ask('endommager_une_structure(pui=8, sort_relaye=True)', outcome="Permis"),
    ask('endommager_une_structure(pui=13, type_d_attaque="à distance")', outcome="Interdit"),
    ask('endommager_une_structure(pui=14, type_d_attaque="à distance")', outcome="Permis"),
    ask('degats_a_distance(pui=12, arm=18, cible_est_une_structure=True, des=[3, 4], sort_offensif=True)', outcome="Dégâts 1", total=19),
    ask('degats_a_distance(pui=12, arm=18, cible_est_une_structure=True, des=[3, 4], attaque_de_souffle=True)', outcome="Sans effet"),
    ask('endommager_une_structure(pui=8, type_de_degats="feu")', outcome="Permis"),
    ask('puissance_d_effondrement(materiau="brique", etages=2)', total=48),
)
row(
    "outside-the-falling-house",
    "La maison de pierre à deux étages tombe : mon warjack (ARM 19, dés 1 et 2) est dedans, mon fusilier adossé au mur dehors ; au milieu d'une carcasse calcinée, on était convenus que rien.",
    ask('degats_d_effondrement(materiau="pierre", etages=2, figurine_arm=19, des=[1, 2])', outcome='Dégâts 38'),
    ask('degats_d_effondrement(materiau="pierre", etages=2, figurine_arm=12, figurine_dans_la_structure=False, des=[6, 6])', outcome='Sans effet'),
    ask('degats_d_effondrement(materiau="pierre", etages=2, figurine_arm=12, figurine_loin_des_murs_par_accord=True)', outcome='Sans effet'),
    ask('effondrement_sur_une_figurine(dans_la_structure=False)', outcome='Aucune conséquence'),
    ask('franchir_une_obstruction()', outcome='Interdit'),
)
row(
    "cabin-of-steel",
    "Une cabane d'acier de plain-pied : PUI 22, son bouclier ne le couvre pas d'un toit.",
    ask('degats_d_effondrement(materiau="acier", etages=0, figurine_arm=20, des=[1, 1], figurine_boucliers=1)', outcome='Dégâts 4'),
)
row(
    "wmb29-9",
    "Clôture de bois de 6 pouces : 30 points ; la maison de bois de 4 sur 4, à côté : 40. Le fusil PUI 12 n'y fait rien, à PUI 14 si.",
    ask('capacite_de_degats_d_une_structure(materiaux=[["bois", 6]])', total=30),
    ask('capacite_de_degats_d_une_structure(materiaux=[["bois", 16]], structure_porteuse=True)', total=40),
    ask('endommager_une_structure(pui=12, type_d_attaque="à distance")', outcome='Interdit'),
    ask('endommager_une_structure(pui=14, type_d_attaque="à distance")', outcome='Permis'),
)
row(
    "wmb31-24",
    "PUI 13 sur la porte : rien, 14 l'entame ; un crachat de feu à PUI 5 aussi, du froid non. On ne charge ni ne slamme un mur.",
    ask("endommager_une_structure(pui=13, type_d_attaque='à distance')", outcome="Interdit"),
    ask("endommager_une_structure(pui=14, type_d_attaque='à distance')", outcome="Permis"),
    ask("endommager_une_structure(pui=5, type_d_attaque='à distance', type_de_degats='feu')", outcome="Permis"),
    ask("endommager_une_structure(pui=5, type_d_attaque='à distance', type_de_degats='froid')", outcome="Interdit"),
    ask("slam(cible_est_une_structure=True)", outcome="Interdit"),
)
row(
    "wmb29-30",
    "Brique, deux étages et le rez-de-chaussée : PUI 48, ARM 19, 3 et 3 : 35 points. La ruine ralentit et couvre.",
    ask('degats_d_effondrement(materiau="brique", etages=2, arm=19, des=[3, 3])', outcome='Dégâts 35'),
    ask('distance_parcourue_selon_le_terrain(mouvement_depense=6, type_de_terrain="ruine")', total=3),
    ask('attaque_a_distance(atd=6, defense=12, cible_dans_une_ruine=True)', odds={'Touche': F(1, 6)}),
)
row(
    "wm39-04",
    "Mon fusil PUI 13 sur un mur de brique (ARM 16), 6 et 6 : rien ; PUI 14, 3 et 4 : 5 points. Une épée de même force l'entame, un tir de feu aussi.",
    ask("jet_de_degats(pui=13, type_d_attaque='à distance', cible_est_une_structure=True, materiau='brique', des=[6, 6])", outcome="Sans effet"),
    ask("jet_de_degats(pui=14, type_d_attaque='à distance', cible_est_une_structure=True, materiau='brique', des=[3, 4])", outcome="Dégâts 5", total=21),
    ask("jet_de_degats(pui=13, type_d_attaque='corps-à-corps', cible_est_une_structure=True, materiau='brique', des=[6, 6])", outcome="Dégâts 9"),
    ask("jet_de_degats(pui=13, type_d_attaque='à distance', type_de_degats='feu', cible_est_une_structure=True, materiau='brique', des=[6, 6])", outcome="Dégâts 9"),
)
row(
    "wmb45-spray-beside-the-wall",
    "Mon souffle de PUI 12 vise le mur de bois, à portée, mais le gabarit file à côté : rien, même en feu. Par-dessus le mur, le feu l'entame, l'eau non. Quatre pouces de pierre renforcée : 80 points.",
    ask("attaque_a_distance(atd=5, cible_est_une_structure=True, attaque_de_souffle=True, cible_sous_le_gabarit=False)", outcome="Raté"),
    ask("degats_a_distance(pui=12, type_de_degats='feu', cible_est_une_structure=True, materiau='bois', attaque_de_souffle=True, cible_sous_le_gabarit=False, des=[6, 6])", outcome="Sans effet"),
    ask("degats_a_distance(pui=12, type_de_degats='feu', cible_est_une_structure=True, materiau='bois', attaque_de_souffle=True, des=[3, 4])", outcome="Dégâts 7", total=19),
    ask("degats_a_distance(pui=12, cible_est_une_structure=True, materiau='bois', attaque_de_souffle=True, des=[3, 4])", outcome="Sans effet"),
    ask("capacite_de_degats_d_une_structure(materiaux=[['pierre renforcée', 4]])", total=80),
)
