"""Situations of Warmachine of the chapter « Structures » (Structures)."""

from __future__ import annotations

from verdicts import ask, rows

ROWS, row = rows()

row(
    "AO-21",
    "Un mur de pierre de 17 pouces percé d'une porte de bois d'un pouce : 175 points ; brique, deux étages et le rez-de-chaussée : PUI 48.",
    ask('capacite_de_degats_d_une_structure(materiaux=[["pierre", 17], ["bois", 1]])', total=175),
    ask("degats_d_effondrement(decor_arm=16, etages=2, figurine_arm=18, des=[3, 4])", outcome="Dégâts 37"),
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
