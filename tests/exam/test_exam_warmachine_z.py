"""Whole stories of Warmachine asked in one question, written from the documents by an adversary: traps, thresholds, who is who."""

from fractions import Fraction
from itertools import product

SIX = range(1, 7)


def out(verdict, whom="la cible"):
    """The chance that somebody is disabled at the end."""
    return verdict.odds[f"{whom} est hors de combat"]


def hit(verdict, whom="la cible"):
    """The chance that somebody is hit."""
    return verdict.odds[f"{whom} est touchée"]


def test_z01(wm):
    """Tir visé dans la mêlée : mon ami Robuste, immunisé au feu, un candidat sur deux, une case, PUI 12 contre ARM 13."""
    foe = dict(defense=12, arm=16, en_corps_a_corps=True, cases_de_degats_restantes=5)
    friend = dict(defense=11, arm=13, robuste=True, cases_de_degats_restantes=1, immunite_au_feu=True)
    v = wm.tir_dans_une_melee_et_degats(atd=5, vise=True, pui=12, cible=foe, seconde_cible=friend, nombre_de_candidats=2)
    # 9 or more to hit the foe, 10 cases; missed 13/18, drawn 1/2, 8 or more 15/36, wounded for sure, saved on 5 or 6
    assert out(v, "la seconde cible") == Fraction(13, 18) * Fraction(1, 2) * Fraction(5, 12) * Fraction(2, 3)
    assert out(v) == Fraction(5, 18) * Fraction(10, 36)  # 2d6 + 12 makes five points on ARM 16 at 9 or more


def test_z02(wm):
    """On dit en feu un Immunisé au feu à une case : il ne brûle pas. Son voisin intangible n'est pas corrodé non plus."""
    v = wm.effets_continus_a_la_maintenance(figurine=dict(effet_continu_feu=True, immunite_au_feu=True, arm=12, cases_de_degats_restantes=1))
    assert out(v, "la figurine") == 0 and v.odds["la figurine subit l'effet continu Feu"] == 0
    v = wm.effets_continus_a_la_maintenance(figurine=dict(effet_continu_corrosion=True, intangible=True, cases_de_degats_restantes=1))
    assert out(v, "la figurine") == 0
    v = wm.effets_continus_a_la_maintenance(figurine=dict(effet_continu_corrosion=True, immunite_au_feu=True, cases_de_degats_restantes=1))
    assert out(v, "la figurine") == Fraction(2, 3)


def test_z03(wm):
    """Stationnaire à DEF 16, dix cases : une attaque, et trois de plus voulues avec deux focus seulement."""
    v = wm.attaques_de_corps_a_corps(
        acc=5, pui=8, force=10, attaques_enchainees=1, attaques_supplementaires=3, attaquant_points_de_focus=2,
        cible=dict(defense=16, arm=20, stationnaire=True, cases_de_degats_restantes=10),
    )
    ways = sum(1 for dice in product(SIX, repeat=6) if sum(dice) - 6 >= 10)  # three hits for sure, 2d6 - 2 each
    assert out(v) == Fraction(ways, 6**6)


def test_z04(wm):
    """C'est l'attaquant qui est au tapis, non la cible : il ne frappe pas. À un pouce sans Allonge, il ne frappe pas non plus."""
    blow = dict(acc=5, p_plus_f=18, attaques_enchainees=2, cible=dict(defense=12, arm=20, cases_de_degats_restantes=10))
    down = wm.attaques_de_corps_a_corps(**blow, attaquant_au_tapis=True)
    assert down.outcome == "Interdit" and "WM-250" in down.codes
    assert wm.attaques_de_corps_a_corps(**blow, distance=1).outcome == "Interdit"


def test_z05(wm):
    """L'impact à 3 pouces pile sur un Robuste ; les deux focus du cavalier ne boostent pas la Monture. À pied, point d'impact."""
    rider = dict(acc=6, distance_parcourue=8, points_de_focus=2)
    b, a = dict(defense=13, arm=15, robuste=True, cases_de_degats_restantes=1), dict(defense=14, arm=12, cases_de_degats_restantes=1)
    story = dict(distance_avant_contact=3, pui_de_la_monture=12, interposee=b, p_plus_f=15, cible=a)
    v = wm.charge_de_cavalerie_a_travers(attaquant=dict(**rider, figurine_de_cavalerie=True), **story)
    # 7 or more, then 4 or more, then no 5 nor 6; the lance hits on 6 or more with its +2, and kills
    assert out(v, "la figurine interposée") == Fraction(7, 12) * Fraction(11, 12) * Fraction(2, 3)
    assert out(v) == Fraction(77, 216) * Fraction(13, 18)
    assert wm.charge_de_cavalerie_a_travers(attaquant=rider, **story).outcome == "Interdit"


def test_z06(wm):
    """Frénésie sur un ennemi au tapis : touché d'office, dégâts boostés sans payer ; sans furie, pas de test."""
    prey = dict(defense=14, arm=18, au_tapis=True, cases_de_degats_restantes=5)
    v = wm.frenesie_jusqu_aux_degats(figurine=dict(points_de_furie=2, seu=8, acc=6), p_plus_f=14, cible=prey)
    assert out(v) == Fraction(21, 36) * Fraction(160, 216)  # 7 or more to go mad, 9 or more on 3d6 to kill
    calm = wm.frenesie_jusqu_aux_degats(figurine=dict(points_de_furie=0, seu=8, acc=6), p_plus_f=14, cible=prey)
    assert calm.outcome == "Interdit" and "WM-1664" in calm.codes


def test_z07(wm):
    """Le souffle sur deux, dont une que la maison cache tout entière ; et un tireur engagé ne souffle pas."""
    pair = dict(atd=5, cible=dict(defense=12), seconde_cible=dict(defense=12))
    v = wm.souffle_sur_deux_figurines(**pair, seconde_cible_cachee_par_le_decor=True)
    assert (hit(v), hit(v, "la seconde cible"), v.odds["les deux figurines sont touchées"]) == (Fraction(7, 12), 0, 0)
    assert wm.souffle_sur_deux_figurines(**pair).odds["les deux figurines sont touchées"] == Fraction(49, 144)
    assert wm.souffle_sur_deux_figurines(**pair, attaquant_engagee=True).outcome == "Interdit"


def test_z08(wm, both):
    """De dos, une case, dégâts assurés : la chance de tuer, selon que le +2 va à l'attaque ou aux dégâts."""
    target = dict(defense=14, arm=16, boucliers=1, cases_de_degats_restantes=1)
    v = wm.attaques_de_corps_a_corps(acc=6, p_plus_f=18, attaques_enchainees=1, depuis_l_arc_arriere=True, cible=target)
    assert out(v) == Fraction(13, 18)
    assert "5/12" in both(v, "WM-380")["B"]


def test_z09(wm):
    """Au tapis quoique « engagée » : ni -4, ni balle perdue. Et un ami au tapis n'est pas candidat."""
    v = wm.tir_dans_une_melee(atd=4, cible=dict(defense=13, au_tapis=True, engagee=True), seconde_cible=dict(defense=12), nombre_de_candidats=1)
    assert (hit(v), hit(v, "la seconde cible")) == (Fraction(35, 36), 0)
    v = wm.tir_dans_une_melee(atd=5, cible=dict(defense=12, en_corps_a_corps=True), seconde_cible=dict(defense=12, au_tapis=True), nombre_de_candidats=1)
    assert (hit(v), hit(v, "la seconde cible")) == (Fraction(1, 12), 0)


def test_z10(wm):
    """Frappe gratuite : +2 pour toucher, dégâts boostés ; jamais de bonus de dos, où qu'on le lise : pas de litige."""
    runaway = dict(defense=12, arm=16, cases_de_degats_restantes=5)
    v = wm.attaques_de_corps_a_corps(acc=5, p_plus_f=10, frappe_gratuite_en_cours=True, attaques_enchainees=1, cible=runaway)
    assert out(v) == Fraction(30, 36) * Fraction(108, 216) and not v.disputes  # 5 or more; 11 or more on 3d6


def test_z11(wm):
    """La charge de 2,9 pouces ne booste pas les dégâts, celle de 3 pouces si."""
    charge = dict(acc=6, p_plus_f=12, attaque_de_charge=True, attaques_enchainees=1, cible=dict(defense=12, arm=17, cases_de_degats_restantes=3))
    assert out(wm.attaques_de_corps_a_corps(**charge, distance_parcourue=2.9)) == Fraction(26, 36) * Fraction(15, 36)
    assert out(wm.attaques_de_corps_a_corps(**charge, distance_parcourue=3)) == Fraction(26, 36) * Fraction(181, 216)


def test_z12(wm):
    """PUI 13 sur une structure, un fusil sur un spectre : on touche, et rien. Le fusil magique, lui, blesse."""
    assert out(wm.attaques_a_distance(atd=6, pui=13, attaques_enchainees=2, cible=dict(est_une_structure=True, arm=16, cases_de_degats_restantes=5))) == 0
    ghost = dict(atd=6, pui=13, attaques_enchainees=1, cible=dict(intangible=True, defense=12, arm=10, cases_de_degats_restantes=1))
    assert out(wm.attaques_a_distance(**ghost)) == 0
    assert out(wm.attaques_a_distance(**ghost, arme_armes_magiques=True)) == Fraction(13, 18)


def test_z13(wm):
    """Les focus de la cible la protègent, l'attaquant qui n'en a plus ne booste rien."""
    caster = dict(champ_d_energie=True, points_de_focus=3, defense=15, arm=14, cases_de_degats_restantes=5)
    v = wm.attaques_a_distance(atd=6, pui=12, attaques_enchainees=1, attaques_boostees=1, attaquant_points_de_focus=0, cible=caster)
    assert out(v) == Fraction(10, 36) * Fraction(6, 36)


def test_z14(wm):
    """Un critique met au tapis : la seconde attaque touche d'office. Sur un Colosse, le critique ne met personne au tapis."""
    v = wm.attaques_de_corps_a_corps(
        acc=5, p_plus_f=12, attaques_enchainees=2, arme_critique_au_tapis=True, cible=dict(defense=14, arm=18, cases_de_degats_restantes=6),
    )
    rolls = list(product(SIX, repeat=2))
    hits = [(sum(d) >= 9, sum(d) >= 9 and d[0] == d[1]) for d in rolls]
    wounds = [max(0, sum(d) - 6) for d in rolls]
    dead = Fraction(0)
    for struck, down in hits:
        for first in wounds if struck else [0]:
            weight = Fraction(1, 36 * 36 if struck else 36)
            if first >= 6:
                dead += weight
                continue
            again = Fraction(sum(1 for s, _ in hits if s or down), 36)
            dead += weight * again * Fraction(sum(1 for w in wounds if first + w >= 6), 36)
    assert out(v) == dead
    colossus = dict(est_un_colosse=True, defense=13, arm=18)
    assert wm.une_attaque_de_corps_a_corps(acc=6, p_plus_f=12, arme_critique_au_tapis=True, cible=colossus).odds["la cible est au tapis"] == 0


def test_z15(wm):
    """Deux tirs sur un Robuste à une case : sauvé, il est au tapis, DEF 5 de loin ; trois tirs sur une Furtive à 5,5 pouces : rien."""
    v = wm.attaques_a_distance(atd=5, pui=14, attaques_enchainees=2, cible=dict(defense=12, arm=12, robuste=True, cases_de_degats_restantes=1))
    first, dies = Fraction(21, 36), Fraction(2, 3)
    assert out(v) == first * (dies + (1 - dies) * Fraction(35, 36) * dies) + (1 - first) * first * dies
    far = wm.touches_d_une_serie_de_tirs(atd=7, por=12, distance=5.5, attaques_enchainees=3, cible=dict(furtivite=True, defense=10))
    assert far.odds["Touches 0"] == 1
    assert wm.touches_d_une_serie_de_tirs(atd=7, por=12, distance=5, attaques_enchainees=3, cible=dict(furtivite=True, defense=10)).odds["Touches 0"] < 1
