"""Situations of Warhammer 40,000 PEN of the chapter « Processus de combat » (Combat process)."""

from __future__ import annotations

from fractions import Fraction as F

from verdicts import ask, rows

ROWS, row = rows()

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

SNIPER = 'ct=4, arme_de_tir="Fusil sniper", unite_immobile=True'

row(
    "AK-12",
    "Des snipers sur le sergent (E3 d'escouade, svg 4+, 1 PV) : à 30 ps un tir le tue à 2/9 ; à 24 ps, CT 6, à 7/27 ; trois tirs à 30 ps, 1 - (7/9)³.",
    ask(f"pv_otes_en_visant(tirs=1, {SNIPER}, distance=30, endurance=3, svg=4, points_de_vie=1)", total=F(2, 9)),
    ask(f"pv_otes_en_visant(tirs=1, {SNIPER}, distance=24, endurance=3, svg=4, points_de_vie=1)", total=F(7, 27)),
    ask(f"pv_otes_en_visant(tireurs=3, {SNIPER}, distance=30, endurance=3, svg=4, points_de_vie=1)", total=F(386, 729)),
    ask(f'pv_otes_en_visant(tirs=1, {SNIPER}, distance=30, endurance=3, svg=4, points_de_vie=1, cible_masquee_par_un_decor=True, type_de_couvert="moyen")', total=F(1, 9)),
)
row(
    "AK-13",
    "Un personnage indépendant (CC5, F4, arme énergétique, A3) place ses 6 sur le champion (E4, svg 3+, invulnérable 5+, 2 PV) : 1/6 × 1/2 × 2/3 par coup.",
    ask('pv_otes_en_frappant_le_chef(attaques=3, cc=5, cible_cc=4, force=4, arme_de_melee="arme énergétique", unite_personnage_independant=True, endurance=4, svg=3, svg_invulnerable=5, points_de_vie=2)',
        odds={"pv perdus 0": F(17, 18) ** 3, "pv perdus 1": 3 * F(17, 18) ** 2 / 18}),
)

TOUGH = "endurance=5, svg=6, points_de_vie=3, cible_insensible_a_la_douleur=True"

row(
    "AK-20",
    "Une touche de lance-flammes sur un E5 insensible à la douleur (svg 6+, 3 PV) : 5, une blessure ignorée sur 4+ ; 6, une mortelle de 2 PV : 5/12.",
    ask(f'pv_otes_par_des_touches(touches_a_resoudre=1, arme_de_tir="Lance-flammes", {TOUGH})', total=F(5, 12)),
    ask('pv_otes_par_des_touches(touches_a_resoudre=1, arme_de_tir="Fusil plasma", endurance=4, svg=3, points_de_vie=3, cible_insensible_a_la_douleur=True)', total=F(28, 27)),
    ask('pv_otes_par_des_touches(touches_a_resoudre=3, arme_de_tir="Missiles Krak", endurance=6, svg=3, svg_invulnerable=5, points_de_vie=4)', total=F(5, 3)),
)
row(
    "AK-21",
    "Un guerrier éternel (E4, svg 3+, 3 PV) et un melta, F8, donc toujours mortel : 35/36 d'un PV, ou rien si la mortelle ne compte pas du tout : litige.",
    ask('pv_otes_par_des_touches(touches_a_resoudre=1, arme_de_tir="Fusil melta", endurance=4, svg=3, points_de_vie=3, cible_guerrier_eternel=True)', total=F(35, 36), disputed="^Pv perdus : 0 en"),
)
