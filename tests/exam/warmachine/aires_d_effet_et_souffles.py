"""Situations of Warmachine of the chapter « Aires d'effet et souffles » (Area-of-effect and spray attacks)."""

from __future__ import annotations

from fractions import Fraction as F

from verdicts import ask, rows

ROWS, row = rows()

row(
    "AO-15",
    "Déviation à 7 pouces : 3,5 au plus, sans arrondi ; hors de portée d'une POR 10, 5 au plus ; PUI 13, l'explosion est de 7.",
    ask("deviation(distance=7, des=[5, 4])", gives="3,5 pouces"),
    ask("deviation(distance=14, por=10, cible_trop_loin=True, des=[5, 6])", gives="5 pouces"),
    ask("degats_d_explosion(pui=13, arm=12, des=[3, 4])", outcome="Dégâts 2"),
)
row(
    "wm35-03",
    "À 7 pouces, le 4 de déviation devient 3,5 ; pile sur un autre, l'obus PUI 13 n'y fait que son explosion : 7.",
    ask('deviation(distance=7, des=[1, 4])', gives="3,5 pouces"),
    ask('degats_d_explosion(pui=13, arm=14, des=[4, 4])', outcome="Dégâts 1", total=15),
)
row(
    "aires et souffles",
    "ADE : un coup au centre à la PUI, la moitié autour, 7 + 7. À 7 pouces, dévier de 3,5 ; à 5, de 2,5 ; hors de portée à 14, de 6. Le souffle voit chacun.",
    ask("diametre_du_gabarit(ade=4)", total=4),
    ask("degats_a_distance(pui=13, arm=15, touche_directe=True, attaque_a_aire_d_effet=True, des=[4, 3])", total=20),
    ask("degats_d_explosion(pui=13, arm=13, des=[4, 3])", total=14),
    ask("degats_d_explosion(pui=12, arm=12, attaque_deviee=True, des=[5, 4])", total=15),
    ask("degats_d_explosion(pui=10, arm=5, attaque_deviee=True, des=[3, 3])", total=11),
    ask("jets_de_degats_separes(figurines_touchees=3)", total=3),
    *(ask(f"deviation({where}des=[5, {die}])", total=total) for where, die, total in (
        ("distance=7, ", 5, 3.5), ("distance=11, ", 4, 4), ("distance=5, ", 6, 2.5), ("distance=14, por=12, ", 6, 6))),
    ask("touche_d_une_aire_d_effet(sous_le_gabarit=True, cible_inciblable=True)", gives="jet de dégâts d'explosion"),
    ask("portee_modifiee(por=8, modificateur_de_por=2, attaque_de_souffle=True)", total=8),
    ask("toucher_par_le_souffle(sous_le_gabarit=True, ligne_de_vue_bloquee_par_le_decor=True)", outcome="Interdit"),
    ask("degats_a_distance(pui=14, arm=10, attaque_de_souffle=True, des=[2, 3])", total=19),
)
row(
    "wm35-10",
    "Souffle ES 8 visé sur un troisième, à 10 pouces : l'un furtif derrière un muret, l'autre en mêlée, chacun se touche à sa DEF nue.",
    ask('attaque_a_distance(attaque_de_souffle=True, type_de_souffle="ES 8", distance=6, atd=5, defense=13, cible_furtivite=True, cible_a_couvert=True)', odds={"Touche": F(5, 12)}),
    ask('attaque_a_distance(attaque_de_souffle=True, type_de_souffle="ES 8", distance=7, atd=5, defense=13, cible_en_corps_a_corps=True)', odds={"Touche": F(5, 12)}),
    ask('attaquer_a_distance(attaque_de_souffle=True, type_de_souffle="ES 8", distance=10)', outcome="Permis"),
)
row(
    "wmb29-5",
    "Obus à Feu, PUI 12, hors tranchée : celui qui est tout dedans brûle sans un point, celui qui est à cheval, ARM 13, prend 4 + 4 + 6.",
    ask('degats_d_explosion(pui=12, arm=12, des=[6, 6], cible_dans_une_tranchee=True)', outcome='Sans effet'),
    ask('figurine_touchee_par_l_arme(cible_dans_une_tranchee=True, effet_de_l_arme="effet continu : feu")', gives='feu'),
    ask('degats_d_explosion(pui=12, arm=13, des=[4, 4])', total=14),
)
row(
    "wmb29-33",
    "Souffle, ATD 5, sur un cavalier Furtif à 8 pouces, engagé, dissimulé, DEF 13 : rien de cela ne compte.",
    ask('attaque_a_distance(atd=5, defense=13, attaque_de_souffle=True, cible_en_corps_a_corps=True, cible_dissimulee=True, cible_furtivite=True, distance=8, cible_figurine_de_cavalerie=True)', odds={'Touche': F(5, 12)}),
    ask('rater_une_cible_en_corps_a_corps(cible_en_corps_a_corps=True, attaque_de_souffle=True)', outcome='Aucune conséquence'),
)
row(
    "five-inches-drifts-two-and-a-half",
    "Cible à 5 pouces, POR 12 : au plus 2,5 pouces. Dans la tranchée, l'explosion née dehors ne fait rien ; née dedans, PUI 7.",
    ask('deviation_maximale(distance=5, por=12)', total=F(5, 2)),
    ask('degats_d_explosion(pui=14, arm=12, des=[3, 4], cible_dans_une_tranchee=True)', outcome='Sans effet'),
    ask('degats_d_explosion(pui=14, arm=12, des=[3, 4], cible_dans_une_tranchee=True, explosion_dans_la_tranchee=True)', outcome='Dégâts 2'),
    ask('aire_d_effet_jusqu_aux_degats(atd=5, pui=14, cible=dict(defense=11, arm=13, dans_une_tranchee=True, cases_de_degats_restantes=1), explosion_dans_la_tranchee=True, seconde_cible=dict(arm=13, dans_une_tranchee=True, robuste=True, cases_de_degats_restantes=1))', odds={'la cible est hors de combat': F(1, 6), 'la seconde cible est hors de combat': F(7, 108)}),
)
row(
    "spray-past-its-range",
    "Le souffle ES 8 se centre sur un ennemi vu à 9 pouces ; contre le colosse engagé, 2-3 touche DEF 10 et un raté ne va à personne.",
    ask('placer_le_gabarit_de_souffle(distance=9, por=8)', outcome='Permis'),
    ask('placer_le_gabarit_de_souffle(distance=9, por=8, cible_hors_de_vue=True)', outcome='Interdit'),
    ask('attaque_a_distance(atd=5, defense=10, des=[2, 3], cible_est_un_colosse=True, cible_en_corps_a_corps=True, attaque_de_souffle=True)', outcome='Touche', total=10),
    ask('toucher_par_le_souffle(ligne_de_vue_bloquee_par_le_decor=True)', outcome='Interdit'),
    ask('attaque_a_distance(atd=5, defense=12, des=[3, 4], cible_en_foret=True, attaque_de_souffle=True, cible_surelevee=True)', outcome='Raté'),
)
row(
    "shot-too-long-behind-the-wall",
    "POR 10, cible à 12 : raté d'office, dévie du point à 10 pouces, de 5 au plus. L'obus tombe dans le dos d'un Mur de Boucliers : pas de bonus ; l'explosion fait 2d6 + la moitié de la PUI.",
    ask("attaque_a_aire_d_effet_ratee(distance=12, por=10)", gives="déviation"),
    ask("deviation_maximale(distance=12, por=10)", total=5),
    ask("depart_de_la_deviation(distance=12, por=10)", gives="limite de portée"),
    ask("beneficier_du_mur_de_boucliers(attaque_deviee=True, point_d_impact_hors_de_l_arc_avant=True)", outcome="Interdit"),
    ask("beneficier_du_mur_de_boucliers(touche_directe=True, point_d_impact_hors_de_l_arc_avant=True)", outcome="Permis"),
    ask("degats_d_explosion(pui=14, arm=13, des=[3, 4])", outcome="Dégâts 1"),
)
row(
    "breath-into-a-scrum",
    "Le souffle d'un Cœliaque (ATD 5, qui vise) sur un Garde engagé, à couvert et Furtif, à 7 pouces : ni −4, ni couvert, ni échec d'office, 2d6 + 7 contre 12 : 5/6. Raté, personne d'autre n'est menacé. Une cible hors de portée se choisit, une cible qu'on ne voit pas, non.",
    ask("attaque_a_distance(atd=5, defense=12, attaque_de_souffle=True, cible_en_corps_a_corps=True, cible_a_couvert=True, cible_furtivite=True, distance=7, attaquant_vise=True)", odds={"Touche": F(5, 6)}),
    ask("rater_une_cible_en_corps_a_corps(cible_en_corps_a_corps=True, attaque_de_souffle=True)", outcome="Aucune conséquence"),
    ask("placer_le_gabarit_de_souffle(cible_trop_loin=True)", outcome="Permis"),
    ask("placer_le_gabarit_de_souffle(cible_hors_de_vue=True)", outcome="Interdit"),
    ask("toucher_par_le_souffle(cible_sous_le_gabarit=True, ligne_de_vue_bloquee_par_le_decor=True)", outcome="Interdit"),
)
row(
    "five-inches-away-half",
    "À 5 pouces, un 6 au dé de distance ne dévie que de 2,5, sans arrondi ; aucun mur n'arrête la déviation.",
    ask("deviation(distance=5, por=10, des=[3, 6])", gives="2,5 pouces"),
    ask("bloquer_une_deviation()", outcome="Interdit"),
)
row(
    "not-the-one-that-was-hit",
    "Un obus de PUI 14 : mon jack à bouclier, ARM 14, n'est pas la cible touchée. Pas de pleine puissance ; l'explosion fait 4 + 5 + 7 = 16 : rien si l'impact est devant lui, 2 s'il est derrière.",
    ask("degats_a_distance(pui=14, arm=14, boucliers=1, attaque_a_aire_d_effet=True, touche_directe=False, des=[4, 5])", outcome="Sans effet"),
    ask("degats_d_explosion(pui=14, arm=14, boucliers=1, des=[4, 5])", outcome="Dégâts 0", total=16),
    ask("degats_d_explosion(pui=14, arm=14, boucliers=1, point_d_impact_hors_de_l_arc_avant=True, des=[4, 5])", outcome="Dégâts 2"),
    ask("degats_a_distance(pui=14, arm=14, boucliers=1, attaque_a_aire_d_effet=True, point_d_impact_hors_de_l_arc_avant=True, des=[4, 5])", outcome="Dégâts 7"),
)
row(
    "wm39-01",
    "Mon lance-flammes ES 8 (ATD 5) vise le chef à 9 pouces, hors du gabarit ; deux recrues DEF 13 sont devant, l'une dessous, l'autre à côté : seule celle qui est couverte joue, 8 ou plus.",
    ask("attaque_a_distance(atd=5, defense=12, type_de_souffle='ES 8', sous_le_gabarit=False)", outcome="Raté"),
    ask("souffle_sur_deux_figurines(atd=5, cible_defense=12, seconde_cible_defense=13, type_de_souffle='ES 8', distance=9, distance_a_la_seconde_cible=6)",
        odds={"la cible est touchée": F(0), "la seconde cible est touchée": F(5, 12)}),
    ask("souffle_sur_deux_figurines(atd=5, cible_defense=13, seconde_cible_defense=13, type_de_souffle='ES 8', seconde_cible_sous_le_gabarit=False)",
        odds={"la cible est touchée": F(5, 12), "la seconde cible est touchée": F(0)}),
    ask("""souffle_jusqu_aux_degats(atd=5, cible_defense=12, type_de_souffle='ES 8', pui=12, cible_arm=14, cible_cases_de_degats_restantes=1,
        seconde_cible_defense=13, seconde_cible_arm=15, seconde_cible_cases_de_degats_restantes=1, seconde_cible_sous_le_gabarit=False)""",
        odds={"la cible est hors de combat": F(245, 432), "la seconde cible est hors de combat": F(0)}),
)
row(
    "wm39-02",
    "Mon obus de PUI 13 touche la cible ; son voisin, ARM 10, dépasse du gabarit de 3 pouces : pas d'explosion pour lui, même sur 6 et 6.",
    ask("degats_d_explosion(pui=13, arm=10, sous_le_gabarit=False, des=[6, 6])", outcome="Sans effet"),
    ask("degats_d_explosion(pui=13, arm=10, sous_le_gabarit=True, des=[6, 6])", outcome="Dégâts 9", total=19),
    ask("""sort_a_aire_d_effet(foc=5, cible_defense=12, ade=3, pui=12, cible_arm=14, cible_cases_de_degats_restantes=1, seconde_cible_arm=15,
        seconde_cible_cases_de_degats_restantes=1, seconde_cible_sous_le_gabarit=False)""",
        odds={"la cible est hors de combat": F(245, 432), "la seconde cible est hors de combat": F(0)}),
)
row(
    "a-flamer-held-in-melee",
    "Engagé, mon lance-flammes ne pose pas son gabarit ; mon mage engagé, lui, souffle son sort. Ma hache à aire d'effet rate de 1 : elle dévie, sans chercher un autre combattant, et ne fait plus que des explosions.",
    ask('placer_le_gabarit_de_souffle(attaquant_engagee=True, type_d_attaque="à distance")', outcome="Interdit"),
    ask('placer_le_gabarit_de_souffle(attaquant_engagee=True, type_d_attaque="magique")', outcome="Permis"),
    ask('placer_le_gabarit_de_souffle(attaquant_engagee=True, attaquant_seuls_ennemis_au_tapis_ou_stationnaires=True, type_d_attaque="à distance")', outcome="Permis"),
    ask("attaque_de_corps_a_corps(acc=6, defense=14, attaque_a_aire_d_effet=True, des=[3, 4])", outcome="Raté", total=13, gives="déviation"),
    ask("attaque_de_corps_a_corps(acc=6, defense=14, attaque_a_aire_d_effet=True, des=[4, 4])", outcome="Touche", total=14),
    ask("rater_une_cible_en_corps_a_corps(attaque_a_aire_d_effet=True, cible_en_corps_a_corps=True)", gives="déviation"),
    ask("degats_d_explosion(pui=13, arm=12, touche_directe=False, des=[2, 4])", total=13, outcome="Dégâts 1"),
)
