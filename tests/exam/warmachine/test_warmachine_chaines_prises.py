"""Situations of Warmachine whose questions stand in `chaines-prises.ttl`."""

from fractions import Fraction as F
from itertools import product

import pytest


def out(verdict, whom="la cible"):
    """The chance that somebody is disabled at the end."""
    return verdict.odds[f"{whom} est hors de combat"]


def test_aa08(wm):
    """Un guerrier jeté à deux mains sur une machine de bataille à 6 pouces (6,5 de portée) : trois dés s'il l'atteint, deux s'il la manque."""
    man = dict(defense=13, arm=14, force=7, socle="petit", cases_de_degats_restantes=8)
    engine = dict(defense=10, machine_de_bataille=True)
    v = wm.projection_sur_une_figurine(attaquant=dict(acc=6, force=11, socle="grand"), cible=man, heurtee=engine, distance_a_l_autre_figurine=6)
    assert v.odds["la figurine heurtée est touchée"] == F(7, 12) * F(11, 12)
    assert out(v) == F(7, 12) * (F(11, 12) * F(1, 2) + F(1, 12) * F(1, 12))
    assert out(v, "la figurine heurtée") == 0


def test_aa23(wm):
    """À deux mains, le Corps mort, l'attaque boostée, l'autre à 7 pouces pour 6 : un seul dé de dégâts, un point sur un 6 ; l'Âme morte, rien."""
    beast = dict(acc=6, force=12, socle="grand", corps_desactive=True, est_une_warbeast=True, points_de_furie=0, fur=4)
    target = dict(defense=12, arm=17, force=10, socle="moyen", cases_de_degats_restantes=1)
    v = wm.projection_sur_une_figurine(
        attaquant=beast, cible=target, heurtee=dict(defense=10, socle="moyen"), distance_a_l_autre_figurine=7, attaques_boostees=1
    )
    assert v.odds["la cible part dans les airs"] == F(206, 216) * F(212, 216)
    assert out(v) == F(206, 216) * F(212, 216) * F(1, 6)
    assert wm.projection_a_deux_mains(attaquant=dict(est_une_warbeast=True, ame_desactivee=True), gantelets_disponibles=2).outcome == "Interdit"


def readings(verdict, dispute):
    """What the other readings of a dispute answer."""
    return [answer for answer in verdict.answers if answer.dispute == dispute]


def test_ae25(wm):
    """À deux mains, un petit sur un furtif en mêlée à 6 pouces (5,5 et 1) : 5/6, 215/216, puis 7/12, sans malus ; sans le pouce de plus, hors de portée."""
    jack = dict(acc=7, force=11, socle="grand")
    story = dict(cible=dict(defense=12, force=8, arm=15, socle="petit", cases_de_degats_restantes=5), distance_a_l_autre_figurine=6)
    v = wm.projection_sur_une_figurine(attaquant=jack, heurtee=dict(defense=14, arm=15, socle="petit", cases_de_degats_restantes=5), **story)
    assert v.odds["la figurine heurtée est touchée"] == F(5, 6) * F(215, 216) * F(7, 12)
    assert "touchée : 0 %" in readings(v, "WM-941")[0].text
    assert wm.projeter_sur_une_figurine(heurtee_hors_de_vue=True).outcome == "Interdit"


def test_ag13(wm):
    """À deux mains, un gars pris à revers, jeté sur un autre qui est derrière une haie : 5/6 de le tenir, puis 5/18, quoi que l'autre regarde."""
    held = dict(defense=13, arm=15, force=6, socle="petit", cases_de_degats_restantes=1)
    struck = dict(defense=13, arm=16, socle="petit", cases_de_degats_restantes=1)
    story = dict(attaquant=dict(acc=6, force=12), cible=held, heurtee=struck, distance_a_l_autre_figurine=6)
    v = wm.projection_sur_une_figurine(**story, depuis_l_arc_arriere=True, decor_interferent_devant_l_autre_figurine=True)
    assert v.odds["la cible part dans les airs"] == F(5, 6)
    assert v.odds["la figurine heurtée est touchée"] == F(5, 6) * F(5, 18)


STRUCK = "la figurine heurtée est hors de combat"


def test_ai24(wm):
    """À deux mains, FOR 10 contre 12, sur un Robuste à 5 pouces : 245/972 de l'atteindre ; un bras pris, et c'est non."""
    v = wm.projection_sur_une_figurine(
        attaquant=dict(acc=6, force=10, points_de_focus=1), cible=dict(defense=13, force=12, arm=18, socle="grand", cases_de_degats_restantes=3),
        heurtee=dict(defense=13, arm=14, socle="moyen", cases_de_degats_restantes=1, robuste=True), distance_a_l_autre_figurine=5,
    )
    assert v.odds["la figurine heurtée est touchée"] == F(7, 12) * F(20, 27) * F(7, 12)
    assert v.odds[STRUCK] == F(245, 972) * F(5, 6) * F(2, 3)
    assert wm.projection_a_deux_mains(gantelets_disponibles=2, attaquant_arme_verrouillee=True).outcome == "Interdit"


def test_r08(wm):
    """À deux mains, un jack sur un chef à 5 pouces : toucher, soulever, toucher encore. FOR 12 porte à 6 pouces."""
    assert wm.portee_de_projection_a_deux_mains(force=12, attaquant_socle="grand", cible_socle="grand").total == 6
    jack = dict(acc=7, force=12, socle="grand")
    thrown = dict(defense=12, force=11, arm=18, socle="grand", cases_de_degats_restantes=20)
    chief = dict(defense=13, arm=15, socle="petit", cases_de_degats_restantes=5)
    story = wm.projection_sur_une_figurine(attaquant=jack, gantelets_disponibles=2, cible=thrown, heurtee=chief, distance_a_l_autre_figurine=5)
    assert story.odds["la figurine heurtée est touchée"] == F(6695, 11664)


def test_ab25(wm):
    """Jeté du toit, 7 pouces : quatre dés de chute, et ceux de la projection ; immunisé au tapis, il tombe mais reste debout."""
    jack, man = dict(acc=20, force=12, socle="grand"), dict(defense=10, force=1, arm=40, socle="petit", cases_de_degats_restantes=1)
    v = wm.projection_jusqu_aux_degats(attaquant=jack, gantelets_disponibles=1, cible=dict(**man, immunisee_au_tapis=True), hauteur_de_chute=7)
    assert v.odds["la cible est au tapis"] == 0
    assert out(v) == 0  # 34 at most
    v = wm.projection_jusqu_aux_degats(attaquant=jack, gantelets_disponibles=1, cible=dict(man, arm=33), hauteur_de_chute=7)
    assert out(v) == F(35, 36) * F(1, 1296)  # a double 1 misses; the fall alone may come to 34


KILL = "la cible est hors de combat"


def test_ae03(wm):
    """Il ramasse un petit au tapis, FOR 10 contre 5 : jamais manqué, jamais lâché ; 6 pouces. Par-dessus un muret 5/12, contre un rocher 181/216."""
    jack = dict(acc=6, force=10, socle="grand")
    small = dict(defense=14, force=5, arm=14, socle="petit", au_tapis=True, cases_de_degats_restantes=4)
    odds = wm.projection_jusqu_aux_degats(attaquant=jack, cible=small).odds
    assert odds["la cible part dans les airs"] == 1 and odds[KILL] == F(5, 12)
    assert wm.projection_jusqu_aux_degats(attaquant=jack, cible={**small, "heurte_une_obstruction": True}).odds[KILL] == F(181, 216)
    low_wall = wm.projection_jusqu_aux_degats(attaquant=jack, cible={**small, "heurte_un_obstacle": True})
    assert low_wall.odds[KILL] == F(5, 12) and "WM-939" in low_wall.disputes
    assert wm.distance_de_projection(attaquant=dict(force=10, socle="grand"), cible_socle="petit").total == 6


def test_ai23(wm):
    """Le petit déjà couché, jeté contre un mur, un focus pour booster : pris d'office, 5/6 de partir, quatre dés."""
    down = dict(defense=12, force=9, arm=18, au_tapis=True, socle="petit", heurte_une_obstruction=True, cases_de_degats_restantes=1)
    v = wm.projection_jusqu_aux_degats(attaquant=dict(acc=6, force=11, socle="grand", points_de_focus=2), degats_boostes=1, cible=down)
    assert v.odds["la cible part dans les airs"] == F(5, 6)
    assert v.odds[KILL] == F(5, 6) * F(1261, 1296)


OUT = "la cible est hors de combat"


def test_s87(wm):
    """Il le soulève et le jette : ACC 6 sur DEF 13, FOR 9 contre 9, ARM 18, deux cases ; contre un mur ; sur un petit."""
    throw = dict(attaquant=dict(acc=6, force=9), cible=dict(defense=13, force=9, arm=18, cases_de_degats_restantes=2))
    assert wm.projection_jusqu_aux_degats(**throw).odds[OUT] == F(49, 1728)
    assert wm.projection_jusqu_aux_degats(**throw, cible_heurte_une_obstruction=True).odds[OUT] == F(49, 288)
    assert wm.projection_jusqu_aux_degats(**throw, attaquant_socle="moyen", cible_socle="grand").outcome == "Interdit"


def test_ae40(wm):
    """À découvert ou à l'angle d'un mur : 7/12 de le coucher d'un coup de tête, 5/18 à l'angle, DEF 13 ou 15 ; plus gros, jamais."""
    jack = dict(acc=6, force=11, socle="grand", points_de_focus=1)
    foe = dict(defense=13, arm=18, socle="grand", cases_de_degats_restantes=9)
    assert wm.coup_de_tete_et_attaques(attaquant=jack, p_plus_f=17, cible=foe, attaques_supplementaires=0).odds["la cible est au tapis"] == F(7, 12)
    corner = {**foe, "derriere_une_obstruction": True}
    assert wm.coup_de_tete_et_attaques(attaquant=jack, p_plus_f=17, cible=corner, attaques_supplementaires=0).odds["la cible est au tapis"] == F(5, 18)
    assert wm.coup_de_tete_et_attaques(attaquant=jack, p_plus_f=17, cible={**foe, "socle": "gigantesque"}, attaques_supplementaires=0).outcome == "Interdit"


FELL = "la cible est au tapis"


def test_af06(wm):
    """Coup de tête par-dessus un muret, puis un coup acheté : 5/12 de le coucher, 181/216 boosté ; trois focus, mais deux coups après la prise."""
    story = dict(acc=6, defense=12, arm=16, force=10, p_plus_f=16, cases_de_degats_restantes=5)
    assert wm.coup_de_tete_et_attaques(**story, decor_interferent=True).odds[FELL] == F(5, 12)
    assert wm.coup_de_tete_et_attaques(**story, decor_interferent=True, attaques_boostees=1).odds[FELL] == F(181, 216)
    paid = wm.coup_de_tete_et_attaques(**story, points_de_focus=3, attaques_supplementaires=3).odds[KILL]
    assert paid == wm.coup_de_tete_et_attaques(**story, attaques_supplementaires=2).odds[KILL] and float(paid) == pytest.approx(0.9596468610814747)
    assert wm.degats_de_prise_speciale(force=10, arm=16, arme_maitre_d_armes=True, des=[4, 4]).outcome == "Dégâts 2"


def test_ai08(wm):
    """Hache magique en main : coup de tête, slam, piétinement, projection ne font rien au spectre ; la hache, si, un sort qui slamme aussi."""
    ghost = dict(defense=12, arm=12, force=6, intangible=True, socle="petit", cases_de_degats_restantes=1)
    jack = dict(acc=6, force=12, socle="grand", distance_parcourue=4)
    story = dict(attaquant=jack, arme_magique=True, cible=ghost)
    assert wm.slam_jusqu_aux_degats(**story).odds[KILL] == wm.pietinement_jusqu_aux_degats(**story).odds[KILL] == 0
    assert wm.projection_jusqu_aux_degats(**story, gantelets_disponibles=1).odds["la cible part dans les airs"] == 0
    v = wm.coup_de_tete_et_attaques(**story, p_plus_f=17, attaques_supplementaires=1)
    assert (v.odds[FELL], v.odds[KILL]) == (0, F(13, 18))
    assert wm.une_attaque_de_corps_a_corps(**story, p_plus_f=17).odds["Points de dégâts subis 0"] == F(5, 18)
    assert wm.slam_subi(pui=14, source_a_pui_propre=True, arme_magique=True, cible=ghost).odds[KILL] == 1
    assert wm.verrou(cible_intangible=True, gantelets_disponibles=1, arme_magique=True).outcome == "Interdit"


def test_ai13(wm):
    """Deux focus, Maître d'Armes : le coup de tête n'y gagne pas de dé, le coup acheté si ; ARM 30 : 10465/69984."""
    jack = dict(acc=6, force=11, socle="grand", points_de_focus=2)
    foe = dict(defense=12, arm=30, socle="grand", cases_de_degats_restantes=1)
    v = wm.coup_de_tete_et_attaques(attaquant=jack, arme_maitre_d_armes=True, p_plus_f=17, cible=foe, attaques_supplementaires=1)
    assert v.odds[KILL] == (F(13, 18) + F(5, 18) * F(13, 18)) * F(35, 216)


def test_r09(wm):
    """Coup de tête, puis deux coups achetés : au tapis, ils touchent d'office. Avec un seul focus, rien d'acheté."""
    lancer = dict(defense=14, arm=18, socle="grand", cases_de_degats_restantes=3)
    blows = dict(p_plus_f=17, cible=lancer, attaques_supplementaires=2)
    rich = wm.coup_de_tete_et_attaques(attaquant=dict(acc=6, force=11, socle="grand", points_de_focus=3), **blows)
    assert (rich.odds["la cible est au tapis"], rich.odds[OUT]) == (F(5, 12), F(1741445, 2239488))
    poor = wm.coup_de_tete_et_attaques(attaquant=dict(acc=6, force=11, socle="grand", points_de_focus=1), **blows)
    assert (poor.odds["la cible est au tapis"], poor.odds[OUT]) == (F(5, 12), F(5, 72))


def test_af17(wm):
    """Il piétine un des miens, un spectre, un socle moyen : le mien y passe 35 fois sur 72, le spectre ne sent rien, le moyen n'est pas attaqué."""
    story = dict(attaquant=dict(acc=6, force=11))
    small = dict(defense=13, arm=15, socle="petit", cases_de_degats_restantes=1)
    assert wm.pietinement_jusqu_aux_degats(**story, cible={**small, "amie": True}).odds[KILL] == F(35, 72)
    assert wm.pietinement_jusqu_aux_degats(**story, cible={**small, "intangible": True}).odds[KILL] == 0
    assert wm.pietinement_jusqu_aux_degats(**story, cible={**small, "socle": "moyen"}).odds["la cible est touchée"] == 0
    assert [wm.pietinement(**{who: True}).outcome for who in ("attaquant_legere", "attaquant_dysfonctionnement", "attaquant_cortex_desactive")] == ["Interdit"] * 3
    assert wm.frapper_gratuitement_un_pietineur(heurtee_par_le_pietinement=True).outcome == "Interdit"


HIT = "la cible est touchée"


def small(**more):
    """A trooper on a small base, with one box."""
    return dict(defense=13, arm=13, socle="petit", cases_de_degats_restantes=1) | more


def test_ai01(wm):
    """VTS 4, deux focus : je piétine la recrue à 2 pouces, 1715/1944 boosté ; le couché, 13/18 ; le socle moyen à 6 pouces m'arrête et n'est pas attaqué."""
    jack = dict(acc=6, force=11, vts=4, socle="grand", points_de_focus=2)
    v = wm.pietinement_jusqu_aux_degats(attaquant=jack, distance=2, cible=small(), attaques_boostees=1)
    assert v.odds[KILL] == F(49, 54) * F(35, 36)
    v = wm.pietinement_jusqu_aux_degats(attaquant=jack, distance=4, cible=small(arm=16, au_tapis=True))
    assert (v.odds[HIT], v.odds[KILL]) == (1, F(13, 18))
    assert wm.pietinement_jusqu_aux_degats(attaquant=jack, distance=6, cible=small(socle="moyen")).odds[HIT] == 0
    assert wm.portee_d_un_pietinement(vts=4, attaquant_heurte_une_figurine=True, heurtee_socle="moyen", distance_de_l_arret=6).total == 6


@pytest.mark.parametrize(("inches", "mud", "more", "reached"), [(7, 0, {}, True), (7.1, 0, {}, False), (4, 3, {}, True), (4.5, 3, {}, False), (6, 3, dict(eclaireur=True), True)])
def test_ai02(wm, inches, mud, more, reached):
    """La recrue à 7 pouces y passe, à 7,1 non ; 3 pouces de boue en chemin, à 4 oui, à 4,5 non ; l'Éclaireur, à 6."""
    jack = dict(acc=6, force=11, vts=4, points_de_focus=1, **more)
    v = wm.pietinement_jusqu_aux_degats(attaquant=jack, distance=inches, distance_en_terrain_difficile=mud, cible=small())
    assert v.odds[HIT] == (F(7, 12) if reached else 0)


def test_ai28(wm, chance):
    """De dos et derrière une haie, la recrue piétinée : 7/12, et le +2 se discute ; en face, sans haie, pareil."""
    story = dict(attaquant=dict(acc=6, force=11), cible=small(boucliers=1))
    v = wm.pietinement_jusqu_aux_degats(**story, depuis_l_arc_arriere=True, decor_interferent=True)
    assert v.odds[HIT] == F(7, 12) and "WM-380" in v.disputes
    slam = wm.attaque_de_slam(acc=6, defense=14, depuis_l_arc_arriere=True, decor_interferent=True)
    assert chance(slam) == F(5, 12) and "WM-380" in slam.disputes


@pytest.mark.parametrize("base, least", (("petit", F(35, 36)), ("moyen", F(0))))
def test_am07(wm, base, least):
    """Piétinement VTS 5 : la victime au tapis à 6 pouces meurt à 35/36 ; un socle moyen à 4 pouces l'en protège, un petit non."""
    prey = dict(defense=13, arm=14, au_tapis=True, cases_de_degats_restantes=1)
    v = wm.pietinement_jusqu_aux_degats(attaquant=dict(acc=6, force=12, vts=5), distance=6, heurtee_socle=base, distance_de_l_arret=4, cible=prey)
    assert v.odds[KILL] == least


def odds(dice: int, least: int) -> F:
    """The chance of a score or more on some dice."""
    return F(sum(1 for thrown in product(range(1, 7), repeat=dice) if sum(thrown) >= least), 6**dice)


def test_am37(wm):
    """Piétinement boosté au jet d'attaque par le dernier focus : le second boost demandé n'est plus payé."""
    jack = dict(acc=6, force=12, vts=5, est_un_warjack=True, points_de_focus=2)
    v = wm.pietinement_jusqu_aux_degats(attaquant=jack, attaques_boostees=1, degats_boostes=1, cible=dict(defense=13, arm=14, cases_de_degats_restantes=1))
    assert v.odds[KILL] == odds(3, 7) * odds(2, 3)
