"""Situations of Warmachine of the chapter « Aires d'effet et souffles » (Area-of-effect and spray attacks)."""

from fractions import Fraction as F


def test_x08(wm):
    """Mortier hors de portée : il dévie ; qui est en tranchée, et dans laquelle ?"""
    mortar = dict(por=12, distance=15, attaque_a_aire_d_effet=True)
    shot = wm.attaque_a_distance(atd=5, defense=12, **mortar)
    assert shot.outcome == "Raté" and "WM-162" in shot.codes
    assert wm.deviation_maximale(por=12, distance=15).total == 6
    assert "6 pouces" in wm.deviation(por=12, distance=15, des=[2, 6]).text
    blast = dict(pui=14, cible_sous_le_gabarit=True)
    a = wm.degats_d_explosion(**blast, cible_dans_une_tranchee=True, explosion_dans_la_tranchee=True, cible_a_couvert=True, arm=14, des=[3, 4])
    assert a.outcome == "Dégâts 0" and a.total == 14
    b = wm.degats_d_explosion(**blast, cible_dans_une_tranchee=True, arm=12, des=[6, 6])
    assert b.outcome in ("Interdit", "Sans effet") and "WM-1248" in b.codes
    assert wm.degats_d_explosion(**blast, arm=13, des=[2, 5]).outcome == "Dégâts 1"


def test_ag18(wm, chance):
    """L'obus PUI 13 tombe dans la tranchée où est le tireur : pas de couvert, 5/12 ; le voisin prend 7 de PUI, arrondi ; l'autre tranchée, rien."""
    v = wm.attaque_a_distance(atd=5, attaque_a_aire_d_effet=True, attaquant_au_contact_de_la_tranchee=True, cible=dict(defense=13, dans_une_tranchee=True))
    assert chance(v) == F(5, 12) and "WM-1359" in v.disputes
    blast = dict(pui=13, cible_dans_une_tranchee=True, des=[3, 4])
    assert wm.degats_d_explosion(**blast, arm=13, explosion_dans_la_tranchee=True).outcome == "Dégâts 1"
    assert wm.degats_d_explosion(**blast, arm=13).outcome == "Sans effet"


def test_al20(wm):
    """L'obus tombe dans T1 : qui est tout entier en tranchée et touche T1 le prend, PUI 14 donnant 7, 5/12 d'un point sur ARM 14 ; sinon rien."""
    v = wm.degats_d_explosion(pui=14, arm=14, cible_dans_une_tranchee=True, explosion_dans_la_tranchee=True)
    assert 1 - v.odds["Dégâts 0"] == F(5, 12)
    assert wm.degats_d_explosion(pui=14, arm=14, cible_dans_une_tranchee=True).outcome == "Sans effet"


def test_s21(wm):
    """L'explosion d'un obus de PUI 13, puis 12, sur un troupier ARM 14."""
    assert wm.degats_d_explosion(pui=13, arm=14, cible_sous_le_gabarit=True).odds["Dégâts 0"] == F(7, 12)
    assert wm.degats_d_explosion(pui=12, arm=14, cible_sous_le_gabarit=True).odds["Dégâts 0"] == F(13, 18)


def test_s25(wm):
    """Bouclier levé, l'obus éclate derrière ; de face."""
    blast = dict(pui=14, arm=15, cible_boucliers=1, cible_sous_le_gabarit=True, des=[5, 4])
    assert wm.degats_d_explosion(**blast, point_d_impact_hors_de_l_arc_avant=True).outcome == "Dégâts 1"
    assert wm.degats_a_distance(pui=14, arm=15, cible_boucliers=1, des=[5, 4]).outcome == "Dégâts 6"


def test_s49(wm, both):
    """Dans la tranchée : +4 au tir ; l'explosion du dehors ne l'atteint pas, celle du dedans si."""
    assert wm.attaque_a_distance(atd=5, defense=12, cible_dans_une_tranchee=True, des=[6, 4]).outcome == "Raté"
    pit = dict(pui=14, arm=12, cible_dans_une_tranchee=True, cible_sous_le_gabarit=True)
    assert wm.degats_d_explosion(**pit).outcome == "Sans effet"
    assert "Sans effet" in both(wm.degats_d_explosion(**pit, explosion_dans_la_tranchee=True), "WM-1360")["B"]


def test_wn33(wm):
    """L'obus, dehors, sur qui est en tranchée : rien ; dans sa tranchée : 2d6 + 7 contre 14, dont l'origine compte."""
    shell = dict(pui=14, arm=14, cible_dans_une_tranchee=True)
    assert wm.degats_d_explosion(**shell).outcome == "Sans effet"
    assert wm.degats_d_explosion(**shell, explosion_dans_la_tranchee=True, des=[6, 6]).outcome == "Dégâts 5"
    assert wm.degats_d_explosion(pui=14, arm=14, des=[6, 6]).outcome == "Dégâts 5"


def test_x37_bis(wm):
    """ADE ratée à 5 pouces, un 6 : 2,5 ; l'impact est derrière le bouclier : 14 contre ARM 13, et non 15."""
    assert "2,5 pouces" in str(wm.deviation(distance=5, des=[1, 6]))
    blast = dict(pui=14, arm=13, cible_boucliers=1, des=[4, 3])
    assert wm.degats_d_explosion(**blast, point_d_impact_hors_de_l_arc_avant=True).outcome == "Dégâts 1"
    assert wm.degats_d_explosion(**blast).outcome == "Dégâts 0"


def test_y05(wm):
    """Explosion : le bouclier regarde le point d'impact, pas le canonnier."""
    assert wm.degats_a_distance(pui=16, arm=15, touche_directe=True, attaque_a_aire_d_effet=True, des=[2, 1]).outcome == "Dégâts 4"
    blast = dict(pui=16, arm=18, cible_boucliers=1, cible_sous_le_gabarit=True, des=[6, 5])
    assert wm.degats_d_explosion(**blast, point_d_impact_hors_de_l_arc_avant=True).outcome == "Dégâts 1"
    assert wm.degats_d_explosion(**blast).outcome == "Dégâts 0"


def test_ab07(wm):
    """Lance-flammes visé : l'une Furtive à 7 pouces, en forêt, en mêlée, sur une colline, qui seule la protège ; l'autre au tapis."""
    high = dict(defense=13, furtivite=True, surelevee=True, en_foret=True, en_corps_a_corps=True)
    v = wm.souffle_sur_deux_figurines(
        atd=5, attaquant_vise=True, distance=7, cible=high, seconde_cible=dict(defense=14, au_tapis=True, a_couvert=True)
    )
    assert v.odds["la cible est touchée"] == F(15, 36)
    assert v.odds["les deux figurines sont touchées"] == F(15, 36) * F(35, 36)


def test_ab28(wm):
    """Un souffle sur mon voisin couvre l'assassin que nul ne peut cibler : il est touché comme un autre ; visé, non."""
    hidden = dict(inciblable=True, furtivite=True, defense=14)
    v = wm.souffle_sur_deux_figurines(atd=6, distance_a_la_seconde_cible=7, cible=dict(defense=12), seconde_cible=hidden)
    assert v.odds["la seconde cible est touchée"] == F(15, 36)
    assert wm.attaque_a_distance(atd=6, attaque_de_souffle=True, cible=hidden).outcome == "Interdit"


def hit(verdict, whom="la cible"):
    """The chance that somebody is hit."""
    return verdict.odds[f"{whom} est touchée"]


def test_z07(wm):
    """Le souffle sur deux, dont une que la maison cache tout entière ; et un tireur engagé ne souffle pas."""
    pair = dict(atd=5, cible=dict(defense=12), seconde_cible=dict(defense=12))
    v = wm.souffle_sur_deux_figurines(**pair, seconde_cible_cachee_par_le_decor=True)
    assert (hit(v), hit(v, "la seconde cible"), v.odds["les deux figurines sont touchées"]) == (F(7, 12), 0, 0)
    assert wm.souffle_sur_deux_figurines(**pair).odds["les deux figurines sont touchées"] == F(49, 144)
    assert wm.souffle_sur_deux_figurines(**pair, attaquant_engagee=True).outcome == "Interdit"


def out(verdict, whom="la cible"):
    """The chance that somebody is disabled at the end."""
    return verdict.odds[f"{whom} est hors de combat"]


# --- what the second look found ------------------------------------------------------------------------------------------------------
def test_ab31(wm):
    """Venin, ES 8, coût 3, cinq focus : les deux attaques boostées ; l'une Furtive à couvert, l'autre en mêlée, et rien n'y fait."""
    witch = dict(foc=6, points_de_focus=5)
    v = wm.sort_de_souffle(
        attaquant=witch, cout_des_sorts=3, attaques_boostees=2, pui=12, distance=7,
        cible=dict(defense=14, arm=14, furtivite=True, a_couvert=True, cases_de_degats_restantes=1),
        seconde_cible=dict(defense=15, arm=14, en_corps_a_corps=True, cases_de_degats_restantes=1),
    )
    first, second = F(181, 216), F(160, 216)  # 8 or more, 9 or more, on three dice
    assert (v.odds["la cible est touchée"], v.odds["la seconde cible est touchée"]) == (first, second)
    assert out(v) == first * F(35, 36)


def test_ab32(wm):
    """Sort à ADE, PUI 13 : la cible, et le spectre d'à côté, que l'explosion d'un sort blesse ; un obus ordinaire ne lui ferait rien."""
    near = dict(arm=13, intangible=True, cases_de_degats_restantes=1)
    mark = dict(defense=12, arm=16, cases_de_degats_restantes=5)
    v = wm.sort_a_aire_d_effet(foc=7, pui=13, cible=mark, seconde_cible=near)
    assert out(v) == F(30, 36) * F(15, 36)  # 5 or more; 8 or more
    assert out(v, "la seconde cible") == F(30, 36) * F(21, 36)  # half of 13 is 7: 7 or more
    assert out(wm.aire_d_effet_jusqu_aux_degats(atd=7, pui=13, cible=mark, seconde_cible=near), "la seconde cible") == 0


def test_ab36(wm, chance):
    """Obus à mise au tapis critique, boosté : un double qui touche couche toute la pièce, sauf le spectre ; l'épée achève d'office qui est couché."""
    hits = [(a, b, c) for a in range(1, 7) for b in range(1, 7) for c in range(1, 7) if a + b + c + 5 >= 15]
    down = F(sum(len(set(dice)) < 3 for dice in hits), 216)
    mark = dict(defense=15, arm=30, cases_de_degats_restantes=5)
    shell = dict(atd=5, pui=12, attaques_boostees=1, arme_critique_au_tapis=True, cible=mark)
    v = wm.aire_d_effet_jusqu_aux_degats(**shell, seconde_cible=dict(arm=30, cases_de_degats_restantes=1))
    assert v.odds["la cible est au tapis"] == v.odds["la seconde cible est au tapis"] == down
    v = wm.aire_d_effet_jusqu_aux_degats(**shell, seconde_cible=dict(arm=30, intangible=True, cases_de_degats_restantes=1))
    assert v.odds["la seconde cible est au tapis"] == 0
    assert wm.attaque_de_corps_a_corps(acc=5, cible=dict(defense=15, au_tapis=True)).outcome.startswith("Touche")
    assert chance(wm.attaque_a_distance(atd=5, cible=dict(defense=12, socle="gigantesque", a_couvert=True, en_corps_a_corps=True))) == F(21, 36)


KILL = "la cible est hors de combat"


def test_ae07(wm):
    """L'obus relancé : la cible meurt 95 fois sur 144, son voisin, soufflé de la moitié, 7/12 alors, et l'on ne relance pas ses dégâts."""
    story = dict(cible=dict(defense=14, arm=14, cases_de_degats_restantes=1), seconde_cible=dict(arm=14, cases_de_degats_restantes=1))
    odds = wm.aire_d_effet_jusqu_aux_degats(atd=6, pui=16, relance_accordee=True, **story).odds
    assert odds[KILL] == F(95, 144)
    assert odds["la seconde cible est hors de combat"] == F(95, 144) * F(7, 12)


SECOND_KILL = "la seconde cible est hors de combat"


def test_ag11(wm):
    """L'obus prend le premier à revers ; sa voisine a l'impact devant elle, 455/648 à travers le bouclier ; derrière elle, 385/432."""
    near = dict(arm=10, boucliers=1, cases_de_degats_restantes=1)
    back = dict(defense=10, arm=14, boucliers=1, cases_de_degats_restantes=5)
    behind = wm.aire_d_effet_jusqu_aux_degats(atd=7, pui=14, cible=back, seconde_cible=near, depuis_l_arc_arriere=True, degats_hors_de_l_arc_avant=True)
    assert (behind.odds[KILL], behind.odds[SECOND_KILL]) == (F(175, 216), F(455, 648))
    front = dict(defense=8, arm=14, boucliers=1, cases_de_degats_restantes=5)
    blast = wm.aire_d_effet_jusqu_aux_degats(atd=7, pui=14, cible=front, seconde_cible=near, explosion_hors_de_l_arc_avant_de_la_seconde_cible=True)
    assert (blast.odds[KILL], blast.odds[SECOND_KILL]) == (F(245, 432), F(385, 432))


FELL = "la cible est au tapis"


def test_ai17(wm):
    """L'obus en tranchée : la cible, +4 et tous ses dégâts ; sa voisine, rien ; boosté à découvert, un double qui touche couche les deux."""
    hole = wm.aire_d_effet_jusqu_aux_degats(
        atd=6, pui=13, cible=dict(defense=12, dans_une_tranchee=True, arm=15, cases_de_degats_restantes=1),
        seconde_cible=dict(arm=12, dans_une_tranchee=True, cases_de_degats_restantes=1),
    )
    assert (hole.odds[KILL], hole.odds["la seconde cible est hors de combat"]) == (F(1, 6) * F(35, 36), 0)
    open_field = wm.aire_d_effet_jusqu_aux_degats(
        atd=6, pui=14, attaquant=dict(points_de_focus=1), attaques_boostees=1, effet_de_l_arme="mise au tapis critique",
        cible=dict(defense=13, arm=18, cases_de_degats_restantes=5), seconde_cible=dict(arm=15, cases_de_degats_restantes=1),
    )
    assert open_field.odds[FELL] == open_field.odds["la seconde cible est au tapis"] == F(41, 108)


def test_aj37(wm):
    """L'obus frappe en plein dos : le bouclier ne compte pas, par un sort non plus ; de face, il compte ; l'explosion, elle, vient du point d'impact."""
    prey = dict(cible=dict(defense=7, arm=15, boucliers=1, cases_de_degats_restantes=10), seconde_cible=dict(arm=15, boucliers=1, cases_de_degats_restantes=1))
    dice = [[3, 2], [3, 4], [5, 6]]
    for ask, skill in ((wm.aire_d_effet_jusqu_aux_degats, "atd"), (wm.sort_a_aire_d_effet, "foc")):
        behind = ask(**{skill: 5}, pui=12, depuis_l_arc_arriere=True, **prey, des=dice)
        assert behind.total == 4 and "La seconde cible est hors de combat : non" in behind.text
        assert ask(**{skill: 5}, pui=12, **prey, des=dice).total == 2


OUT = "la cible est hors de combat"


def test_r35(wm):
    """L'obus : cinq points à la cible, et le voisin soufflé ; furtive à 7 pouces, personne n'est touché avant la déviation."""
    shell = dict(atd=5, pui=15, cible=dict(defense=13, arm=16, cases_de_degats_restantes=5), seconde_cible=dict(arm=14, cases_de_degats_restantes=1))
    hit = wm.aire_d_effet_jusqu_aux_degats(**shell)
    assert (hit.odds[OUT], hit.odds["la seconde cible est hors de combat"]) == (F(65, 216), F(35, 144))
    missed = wm.aire_d_effet_jusqu_aux_degats(**shell, cible_furtivite=True, distance=7)
    assert missed.odds["la cible est touchée"] == 0
    sheltered = wm.aire_d_effet_jusqu_aux_degats(**shell, seconde_cible_dans_une_tranchee=True)
    assert sheltered.odds["la seconde cible est hors de combat"] == 0


def test_s87_shell(wm):
    """Le même compte pour l'obus : un point paie le boost du tir et laisse les dégâts à deux dés."""
    shell = dict(pui=14, cible=dict(defense=13, arm=18, cases_de_degats_restantes=5), seconde_cible=dict(arm=15, cases_de_degats_restantes=1))
    shell |= dict(attaques_boostees=1, degats_boostes=1)
    assert wm.aire_d_effet_jusqu_aux_degats(attaquant=dict(atd=6, points_de_focus=1), **shell).odds[OUT] == F(245, 972)
    assert wm.aire_d_effet_jusqu_aux_degats(attaquant=dict(atd=6, points_de_focus=2), **shell).odds[OUT] == F(490, 729)


def test_ae12(wm):
    """Le souffle, deux focus, chacun son boost : le figé, DEF 5, tout sauf le triple 1 ; l'autre, en mêlée, 5/8 ; 35/36 de tuer qui est touché."""
    burnt = dict(arm=14, cases_de_degats_restantes=1)
    story = dict(atd=5, pui=12, points_de_focus=2, attaques_boostees=2, cible=dict(defense=14, stationnaire=True, **burnt))
    odds = wm.souffle_jusqu_aux_degats(**story, seconde_cible=dict(defense=15, en_corps_a_corps=True, **burnt)).odds
    assert odds[KILL] == F(215, 216) * F(35, 36)
    assert odds["la seconde cible est hors de combat"] == F(5, 8) * F(35, 36)


def test_ag10(wm):
    """Au lance-flammes, l'un me tourne le dos, l'autre me fait face derrière son bouclier : 245/432 et 25/108, 6125/46656 les deux."""
    shield = dict(defense=14, arm=14, boucliers=1, cases_de_degats_restantes=1)
    v = wm.souffle_jusqu_aux_degats(atd=5, pui=12, cible=shield, seconde_cible=shield, depuis_l_arc_arriere=True)
    both = v.odds["les deux figurines sont hors de combat"]
    assert (v.odds[KILL], v.odds[SECOND_KILL], both) == (F(245, 432), F(25, 108), F(6125, 46656))
    spell = wm.sort_de_souffle(foc=5, pui=12, cible=shield, seconde_cible=shield, depuis_l_arc_arriere_de_la_seconde_cible=True)
    assert (spell.odds[KILL], spell.odds[SECOND_KILL]) == (F(25, 108), F(245, 432))


def test_aj38(wm):
    """Un obus de PUI 10 touche le mur de bois d'office : 5 + 10 contre 12, trois points ; le lance-flammes de PUI 10, sans feu, rien."""
    wall = dict(materiau="bois", cible=dict(est_une_structure=True, cases_de_degats_restantes=20))
    beside = dict(arm=25, cases_de_degats_restantes=1)
    assert wm.aire_d_effet_jusqu_aux_degats(atd=5, pui=10, **wall, seconde_cible=beside, des=[[2, 3], [1, 1]]).total == 3
    v = wm.souffle_jusqu_aux_degats(atd=5, pui=10, **wall, seconde_cible=dict(defense=12, **beside))
    assert v.odds[KILL] == 0


def test_ak39(wm):
    """ES 8 reste ES 8 ; qui est sous le gabarit est touché quoi que vise le tireur ; deux cibles, un jet chacune, ni couvert ni mêlée."""
    assert wm.portee_modifiee(por=8, type_de_souffle="ES 8", modificateur_de_por=2).total == 8
    ask = dict(cible=dict(defense=14, arm=14, cases_de_degats_restantes=1, en_corps_a_corps=True, a_couvert=True), seconde_cible=dict(defense=12, arm=12, cases_de_degats_restantes=1))
    v = wm.souffle_jusqu_aux_degats(atd=5, pui=12, **ask)
    assert v.odds[KILL] == F(10, 36) * F(35, 36) and v.odds["la seconde cible est hors de combat"] == F(7, 12)


def test_r06(wm):
    """Le cracheur sur deux : l'un furtif dans la brume, l'autre en pleine mêlée ; les tuer tous deux."""
    misty = dict(defense=13, arm=15, furtivite=True, dans_une_nuee=True, cases_de_degats_restantes=1)
    brawler = dict(defense=11, arm=14, en_corps_a_corps=True, cases_de_degats_restantes=1)
    story = wm.souffle_jusqu_aux_degats(atd=5, pui=12, type_de_souffle="ES 8", cible=misty, seconde_cible=brawler, distance=7)
    assert story.odds["les deux figurines sont hors de combat"] == F(25025, 93312)


TWO = "la seconde cible est hors de combat"


def test_u02(wm):
    """Le souffle d'un jack à un point, « je booste » : le premier jet seul, rien pour le second ni pour les dégâts."""
    prey = dict(defense=13, arm=14, cases_de_degats_restantes=1)
    spray = dict(pui=12, attaques_boostees=2, degats_boostes=2, cible=prey, seconde_cible=prey)
    one = wm.souffle_jusqu_aux_degats(attaquant=dict(atd=5, points_de_focus=1), **spray)
    assert (one.odds[OUT], one.odds[TWO]) == (F(181, 216) * F(35, 36), F(15, 36) * F(35, 36))
    hits = wm.souffle_sur_deux_figurines(attaquant=dict(atd=5, points_de_focus=1), cible=dict(defense=13), seconde_cible=dict(defense=13), attaques_boostees=2)
    assert hits.odds["les deux figurines sont touchées"] == F(181, 216) * F(15, 36)


def test_ae30(wm, chance):
    """À la portée juste on tire, un dixième plus loin c'est raté ; le souffle ne gagne rien d'un bonus de portée ; à 5 pouces on dévie de 2,5, à 12 pour POR 10, de 5."""
    assert chance(wm.attaque_a_distance(atd=5, defense=12, distance=12, por=12)) == F(7, 12)
    assert chance(wm.attaque_a_distance(atd=5, defense=12, distance=12.1, por=12)) == 0
    assert wm.portee_modifiee(por=8, modificateur_de_por=2, attaque_de_souffle=True).total == 8
    assert wm.deviation_maximale(distance=5, por=10).total == F(5, 2)
    assert wm.deviation_maximale(distance=12, por=10).total == 5


def test_ai16(wm):
    """PUI 13, l'explosion fait 7 ; à 5 pouces elle dévie de 2,5 au plus, hors de portée de POR 10, de 5 ; déviée, personne n'a de critique."""
    assert wm.degats_d_explosion(pui=13, arm=14).odds["Dégâts 0"] == F(7, 12)
    assert (wm.deviation_maximale(distance=5).total, wm.deviation_maximale(distance=12, por=10).total) == (F(5, 2), 5)
    assert "2,5 pouces" in wm.deviation(distance=5, des=[3, 6]).text
    assert wm.effet_critique(attaque_a_aire_d_effet=True).gives == ()


def test_ak30(wm):
    """L'explosion d'une PUI 13 : 7 ; un tir à 5,5 pouces ne dévie pas de plus de 2,75 ; en mêlée, il dévie et ne se refait pas."""
    assert wm.degats_d_explosion(pui=13, arm=12, des=[3, 3]).text.startswith("Dégâts 1 ")
    assert wm.deviation_maximale(distance=5.5).total == F(11, 4)
    assert "déviation" in wm.attaque_a_aire_d_effet_ratee(cible_en_corps_a_corps=True).text


def test_w38(wm):
    """Sort à ADE de POR 8 sur un engagé à neuf pouces : raté d'office ; il dévie depuis huit pouces, de quatre au plus, six au dé."""
    spell = dict(por=8, distance=9)
    assert wm.attaque_magique(magie=7, defense=14, attaque_a_aire_d_effet=True, **spell, cible_en_corps_a_corps=True).outcome == "Raté"
    assert wm.deviation_maximale(**spell).total == 4
    assert "4 pouces" in str(wm.deviation(**spell, des=[3, 6]))


def test_ag43(wm):
    """Mur de Boucliers : de dos, ni contre une épée ni contre un obus qui le touche ; l'obus tiré de derrière qui éclate devant lui, si."""
    back = dict(depuis_l_arc_arriere=True)
    assert wm.beneficier_du_mur_de_boucliers(**back).outcome == "Interdit"
    assert wm.beneficier_du_mur_de_boucliers(**back, attaque_a_aire_d_effet=True, touche_directe=True).outcome == "Interdit"
    assert wm.beneficier_du_mur_de_boucliers(**back, attaque_a_aire_d_effet=True).outcome == "Permis"


def test_s20(wm):
    """L'obus sur un but à 11 pouces, POR 10 ; puis à 5."""
    miss = wm.attaque_a_distance(atd=5, defense=13, por=10, distance=11, attaque_a_aire_d_effet=True)
    assert miss.outcome == "Raté" and "point en limite de portée" in wm.depart_de_la_deviation(distance=11, por=10).gives
    assert "5 pouces, direction 3" in wm.deviation(distance=11, por=10, des=[3, 6]).text
    assert "2,5 pouces, direction 3" in wm.deviation(distance=5, por=10, des=[3, 4]).text


def test_y04(wm):
    """Mortier sur un Furtif à 8 pouces : pas de jet, déviation, explosions, personne en feu."""
    mortar = dict(por=14, distance=8, attaque_a_aire_d_effet=True)
    v = wm.attaque_a_distance(atd=6, vise=True, defense=15, ade=5, cible_furtivite=True, **mortar)
    assert v.outcome == "Raté" and "WM-106" in v.codes
    assert "2 pouces" in wm.deviation(distance=8, por=14, des=[1, 2]).text
    assert "4 pouces" in wm.deviation(distance=8, por=14, des=[1, 6]).text
    blast = dict(pui=14, cible_sous_le_gabarit=True, attaque_deviee=True)
    assert wm.degats_d_explosion(**blast, cible_furtivite=True, arm=12, des=[3, 3]).outcome == "Dégâts 1"
    assert "hors de combat" in wm.degats_subis(points_de_degats_subis=1, cases_de_degats_restantes=1).gives
    assert wm.degats_d_explosion(**blast, touche_directe=True, arm=14, des=[5, 4]).outcome == "Dégâts 2"
    assert not wm.effet_critique(jet_d_attaque_critique=True, attaque_a_aire_d_effet=True, attaque_deviee=True, touche_directe=True).gives
    assert not wm.figurine_touchee_par_l_arme(effet_de_l_arme="feu critique", attaque_a_aire_d_effet=True, attaque_deviee=True).gives


def struck(verdict, whom="la cible"):
    """The chance that somebody is hit at the end of a chain."""
    return verdict.odds.get(f"{whom} est touchée", F(0))


def test_y06(wm):
    """Souffle orienté sur une cible trop lointaine ; A furtif, à couvert, en mêlée, boosté ; B au tapis."""
    aimed = wm.placer_le_gabarit_de_souffle(distance=13, type_de_souffle="ES 10", cible_trop_loin=True)
    assert aimed.outcome == "Permis"
    a = dict(defense=14, furtivite=True, en_partie_masquee=True, en_corps_a_corps=True)
    ground = dict(distance=7, decor_de_couvert=True, distance_au_decor=0, seconde_cible=dict(defense=13, au_tapis=True))
    spray = wm.souffle_sur_deux_figurines(atd=5, type_de_souffle="ES 10", cible=a, **ground, attaques_boostees=1)
    assert (struck(spray), struck(spray, "la seconde cible")) == (F(20, 27), F(35, 36))
    assert spray.odds["les deux figurines sont touchées"] == F(175, 243)
    assert wm.toucher_par_le_souffle().outcome == "Interdit"
    assert wm.portee_modifiee(por=10, attaque_de_souffle=True, modificateur_de_por=2).total == 10
