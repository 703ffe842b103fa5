"""Situations of Warmachine that ask `attaques_de_corps_a_corps` first of all."""

from fractions import Fraction as F
from itertools import product

import pytest


def out(verdict, whom="la cible"):
    """The chance that somebody is disabled at the end."""
    return verdict.odds[f"{whom} est hors de combat"]


def test_aa05(wm):
    """Frappe gratuite sur un dragon Robuste en charge : il passe à pied, sans jet de Robuste, et tout s'arrête ; le surplus est perdu."""
    rider = dict(defense=13, arm=16, cases_de_degats_restantes=5, dragon=True, robuste=True, dragon_peut_passer_a_pied=True)
    v = wm.attaques_de_corps_a_corps(acc=6, p_plus_f=10, frappe_gratuite_en_cours=True, attaques_enchainees=1, cible=rider)
    assert out(v) == 0
    ahorse = wm.attaques_de_corps_a_corps(
        acc=6, p_plus_f=10, frappe_gratuite_en_cours=True, attaques_enchainees=1, cible=dict(defense=13, arm=16, cases_de_degats_restantes=5)
    )
    assert out(ahorse) == F(5, 6) * F(1, 2)  # 5 or more; 11 or more on three dice: what makes him walk
    assert wm.passer_a_pied(pendant_une_avance=True).gives == ("effets transmis", "activation achevée", "avance interrompue")
    assert wm.degats_comptes_du_dragon_monte(points_de_degats_subis=9, cases_de_degats_restantes=5).total == 5


def test_ab02(wm):
    """Frappe gratuite d'un bras mort : un dé, 5 ou plus ; les dégâts boostés sont à deux dés ; le focus qui lui reste n'y fait rien."""
    v = wm.attaques_de_corps_a_corps(
        acc=6, p_plus_f=16, frappe_gratuite_en_cours=True, arme_systeme_desactive=True, points_de_focus=1, attaques_enchainees=1,
        attaques_boostees=1, cible=dict(defense=13, arm=14, cases_de_degats_restantes=5),
    )
    assert out(v) == F(35, 108)


def test_ad08(wm, chance):
    """Sa frappe gratuite passe par-dessus une haie : ACC 6 + 2 contre 13 + 2, 7/12 ; boostée aux dégâts, rien à dire de la haie."""
    leaver = dict(defense=13, arm=14, cases_de_degats_restantes=1, derriere_un_obstacle=True)
    v = wm.attaques_de_corps_a_corps(acc=6, p_plus_f=10, frappe_gratuite_en_cours=True, attaques_enchainees=1, cible=leaver)
    assert v.odds["la cible est hors de combat"] == F(7, 12) * F(53, 54)


KILL = "la cible est hors de combat"


def test_ae06(wm, chance):
    """Relancer l'attaque ratée n'est pas relancer les dégâts : 7 et 7, 833/1728 avec l'une ou l'autre, 14161/20736 avec les deux, 343/1728 contre une relance imposée."""
    shot = dict(atd=6, defense=13)
    assert chance(wm.attaque_a_distance(**shot, relance_accordee=True)) == F(119, 144)
    assert chance(wm.attaque_a_distance(**shot, relance_accordee=True, relance_imposee=True)) == F(539, 864)
    story = dict(acc=5, defense=12, p_plus_f=12, arm=18, cases_de_degats_restantes=1, attaques_enchainees=1)
    assert wm.attaques_de_corps_a_corps(**story, relance_accordee=True).odds[KILL] == F(833, 1728)
    assert wm.attaques_de_corps_a_corps(**story, relance_des_degats_accordee=True).odds[KILL] == F(833, 1728)
    both = dict(relance_accordee=True, relance_des_degats_accordee=True)
    assert wm.attaques_de_corps_a_corps(**story, **both).odds[KILL] == F(14161, 20736)
    assert wm.attaques_de_corps_a_corps(**story, relance_imposee=True).odds[KILL] == F(343, 1728)
    v = wm.degats_de_corps_a_corps(p_plus_f=12, arm=18, relance_accordee=True)
    assert chance(v, "Dégâts 0") == F(25, 144) and "relance : WM-740" in v.text


def test_ag30(wm):
    """Deux coups sur un Robuste d'une case : touché 7 fois sur 12, tué deux fois sur trois, sinon couché et le second touche d'office : 61985/93312."""
    tough = dict(defense=13, arm=14, robuste=True, cases_de_degats_restantes=1)
    assert wm.attaques_de_corps_a_corps(acc=6, p_plus_f=12, cible=tough, attaques_enchainees=2).odds[KILL] == F(61985, 93312)


def test_aj05(wm):
    """Corps et Âme morts, attaque boostée : deux dés, 5/12 ; un seul aux dégâts, 3 ou plus : 5/18 d'entamer ARM 18 à P+F 16."""
    beast = dict(acc=6, est_une_warbeast=True, corps_desactive=True, ame_desactivee=True)
    v = wm.attaques_de_corps_a_corps(attaquant=beast, p_plus_f=16, attaques_enchainees=1, attaques_boostees=1, cible=dict(defense=14, arm=18, cases_de_degats_restantes=1))
    assert v.odds[KILL] == F(5, 12) * F(2, 3)


def test_ak05(wm):
    """Une frappe gratuite contre un porteur de bouclier de 5 PV : 2353/3888, le bouclier n'y est pour rien."""
    v = wm.attaques_de_corps_a_corps(acc=6, p_plus_f=11, frappe_gratuite_en_cours=True, attaques_enchainees=1, cible=dict(defense=14, arm=14, boucliers=1, cases_de_degats_restantes=5))
    assert v.odds[KILL] == F(2353, 3888)


def test_ak35(wm):
    """La charge combinée : trois chargeurs, trois dés ; un quatrième sans charge, deux."""
    ask = dict(acc=6, p_plus_f=11, attaques_enchainees=1, attaque_combinee=True, attaque_de_charge=True, distance_parcourue=4, cible=dict(defense=14, arm=19, cases_de_degats_restantes=4))
    assert wm.attaques_de_corps_a_corps(**ask, participants=3).odds[KILL] == F(30, 36) * F(160, 216)
    assert wm.attaques_de_corps_a_corps(**ask, participants=4, participant_sans_charge=True).odds[KILL] == F(33, 36) * F(15, 36)


def test_al04(wm):
    """Cortex mort, un focus écrit sur la carte, deux coups voulus : le seul coup offert par le marshal, 119/144 à 7/12 par coup."""
    jack = dict(est_un_warjack=True, points_de_focus=1, cortex_desactive=True)
    prey = dict(defense=13, arm=12, cases_de_degats_restantes=1)
    more = dict(attaques_enchainees=1, attaques_supplementaires=2, attaquant=jack, controleur_jack_marshal=True, cible=prey)
    assert wm.attaques_de_corps_a_corps(acc=6, p_plus_f=20, **more).odds[KILL] == F(119, 144)
    assert wm.attaques_a_distance(atd=6, pui=20, cdt=3, **more).odds[KILL] == F(119, 144)


def test_am01(wm):
    """Bras à Allonge désactivé, l'ennemi à 1,5 pouce dans un bosquet joué comme une forêt : il l'engage, touche à 1/6, le blesse à 5/6."""
    assert wm.engager(distance=1.5, arme_allonge=True, arme_systeme_desactive=True).outcome == "Permis"
    foe = dict(defense=12, arm=15, dissimulee=True, cases_de_degats_restantes=1)
    v = wm.attaques_de_corps_a_corps(acc=6, p_plus_f=14, attaques_enchainees=1, arme_systeme_desactive=True, cible=foe)
    assert v.odds[KILL] == F(1, 6) * F(5, 6)


OUT = "la cible est hors de combat"


def test_q14(wm):
    """À 1,5 pouce, la griffe n'atteint pas : quatre coups de lance, 5 cases à prendre."""
    assert wm.attaquer_au_corps_a_corps(distance=1.5).outcome == "Interdit"
    bought = dict(attaques_enchainees=1, attaques_supplementaires=3, attaquant_points_de_focus=3)
    blows = wm.attaques_de_corps_a_corps(
        acc=6, p_plus_f=15, defense=12, arm=17, distance=1.5, arme_allonge=True, **bought, cases_de_degats_restantes=5,
    )
    assert blows.odds[OUT] == F(18674952569, 19591041024)


def test_q42(wm):
    """Cortex mort : deux coups, rien d'acheté ni de boosté ; et il ne paie pas pour se relever."""
    jack = dict(acc=6, p_plus_f=16, attaquant_est_un_warjack=True, attaquant_cortex_desactive=True, attaquant_points_de_focus=2)
    wanted = dict(attaques_enchainees=2, attaques_supplementaires=1, attaques_boostees=1)
    story = wm.attaques_de_corps_a_corps(**jack, **wanted, cible=dict(defense=13, arm=17, cases_de_degats_restantes=1))
    assert story.odds[OUT] == F(119, 144)
    assert wm.renverser_les_effets(figurine_au_tapis=True, figurine_cortex_desactive=True, points_de_focus=2).outcome == "Interdit"


def test_q45(wm, both):
    """Trois furies pour FUR 4 : une contrainte, et c'est tout ; le warlock n'a qu'une furie. Une case à prendre."""
    blow = dict(acc=6, p_plus_f=16, cible=dict(defense=13, arm=17, cases_de_degats_restantes=1), attaques_enchainees=1)
    beast = dict(attaquant_est_une_warbeast=True, attaquant_points_de_furie=3, attaquant_fur=4)
    twice = wm.attaques_de_corps_a_corps(**blow, **beast, attaques_supplementaires=2)
    assert twice.odds[OUT] == F(119, 144) and "1603/1728" in both(twice, "WM-1754")["B"]
    assert wm.attaques_de_corps_a_corps(**blow, **beast, attaques_boostees=1, attaques_supplementaires=1).odds[OUT] == F(49, 54)
    warlock = dict(attaquant_est_un_warlock=True, attaquant_points_de_furie=1)
    assert wm.attaques_de_corps_a_corps(**blow, **warlock, attaques_supplementaires=2).odds[OUT] == F(119, 144)


def test_r01(wm):
    """Deux coups sur un bourreau Robuste d'une case : sauvé au premier, il est au tapis, le second touche d'office."""
    troll = dict(acc=6, p_plus_f=11, attaques_enchainees=2)
    story = wm.attaques_de_corps_a_corps(**troll, cible=dict(defense=14, arm=14, cases_de_degats_restantes=1, robuste=True))
    assert story.odds[OUT] == F(15235, 31104)


def test_r18(wm):
    """Bras désactivé, deux boosts : deux dés et deux dés."""
    foe = dict(defense=12, arm=17, cases_de_degats_restantes=3)
    boosted = dict(attaques_enchainees=1, attaques_boostees=1, degats_boostes=1)
    story = wm.attaques_de_corps_a_corps(acc=6, p_plus_f=16, arme_systeme_desactive=True, **boosted, cible=foe)
    assert story.odds[OUT] == F(143, 216)


def test_r26(wm):
    """Frappe gratuite dans le dos, par-dessus un muret : +2, pas de bonus de dos, +2 en DEF, dégâts boostés, rien de payé."""
    leaver = dict(defense=10, arm=16, cases_de_degats_restantes=5, derriere_un_obstacle=True)
    strike = dict(frappe_gratuite_en_cours=True, depuis_l_arc_arriere=True, attaques_enchainees=1, attaques_boostees=1, attaquant_points_de_focus=1)
    assert wm.attaques_de_corps_a_corps(acc=6, p_plus_f=14, **strike, cible=leaver).odds[OUT] == F(539, 648)


def test_r31(wm):
    """Un jack de marshal : une seule attaque de plus, ou un seul boost, et rien si le marshal est loin ou au tapis."""
    blow = dict(acc=6, p_plus_f=16, attaques_enchainees=1, cible=dict(defense=13, arm=17, cases_de_degats_restantes=1), controleur_jack_marshal=True)
    assert wm.attaques_de_corps_a_corps(**blow, attaques_supplementaires=2).odds[OUT] == F(119, 144)
    assert wm.attaques_de_corps_a_corps(**blow, attaques_supplementaires=1, attaques_boostees=1).odds[OUT] == F(49, 54)
    for lost in (dict(attaquant_hors_de_portee_du_marshal=True), dict(controleur_au_tapis=True), dict(controleur_en_fuite=True)):
        assert wm.attaques_de_corps_a_corps(**blow, **lost, attaques_supplementaires=1).odds[OUT] == F(7, 12)


@pytest.mark.parametrize("fact", ["malus_de_vts", "dysfonctionnement", "mouvement_desactive", "tete_verrouillee", "releve_en_renoncant_au_mouvement"])
def test_r32(wm, fact):
    """Qui ne peut pas charger n'a pas d'attaque de charge, ni ses dégâts boostés, dans aucun enchaînement."""
    charge = dict(attaque_de_charge=True, distance_parcourue=5, attaques_enchainees=1, cible=dict(defense=13, arm=17, cases_de_degats_restantes=5))
    assert wm.attaques_de_corps_a_corps(acc=6, p_plus_f=16, **charge, **{f"attaquant_{fact}": True}).outcome == "Interdit"


def test_u07(wm):
    """La frénétique a l'Âme morte, puis aussi le Corps : un dé de moins à chaque jet qu'elle booste d'office."""
    blow = dict(acc=6, p_plus_f=16, defense=13, arm=15, cases_de_degats_restantes=5, attaques_enchainees=1, attaquant_ame_desactivee=True)
    assert wm.attaques_de_corps_a_corps(**blow, attaque_de_frenesie=True).odds[OUT] == F(7, 12) * F(215, 216)
    assert wm.attaques_de_corps_a_corps(**blow, attaquant_frenesie=True).odds[OUT] == F(7, 12) * F(215, 216)
    assert wm.attaques_de_corps_a_corps(**blow, attaquant_frenesie=True, attaquant_corps_desactive=True).odds[OUT] == F(77, 144)
    assert wm.attaquer_a_distance(attaquant_frenesie=True).outcome == wm.poussee(attaquant_frenesie=True).outcome == "Interdit"


def test_u24(wm):
    """Trois frappent ensemble, le principal gêné par un muret."""
    blow = dict(acc=6, p_plus_f=11, defense=14, arm=16, cases_de_degats_restantes=1, attaques_enchainees=1)
    assert wm.attaques_de_corps_a_corps(**blow, participants=3, decor_interferent=True).odds[OUT] == F(245, 432)


def test_u45(wm):
    """Une frappe gratuite sur un Robuste à une case : mort onze fois sur dix-huit, au tapis onze sur trente-six."""
    strike = dict(acc=7, p_plus_f=11, defense=13, arm=12, cible_robuste=True, cases_de_degats_restantes=1, frappe_gratuite_en_cours=True)
    assert wm.attaques_de_corps_a_corps(**strike, attaques_enchainees=1).odds[OUT] == F(11, 18)
    assert wm.une_attaque_de_corps_a_corps(**strike).odds["la cible est au tapis"] == F(11, 36)


def dead(verdict):
    """The chance that the target is disabled at the end of a chain."""
    return verdict.odds.get("la cible est hors de combat", F(0))


def test_y22(wm):
    """Trois attaques nues, ou une seule tout boostée : les chances exactes de détruire."""
    solo = dict(acc=6, p_plus_f=14, defense=12, arm=17, cases_de_degats_restantes=6)
    a = wm.attaques_de_corps_a_corps(**solo, attaques_enchainees=1, attaques_supplementaires=2, attaquant_points_de_focus=2)
    b = wm.attaques_de_corps_a_corps(**solo, attaques_enchainees=1, attaques_boostees=1, degats_boostes=1, attaquant_points_de_focus=2)
    assert (dead(a), dead(b)) == (F(7424209, 10077696), F(515, 729))


def test_y23(wm):
    """Warbeast au Corps désactivé contre un ennemi au tapis : trois attaques, ou deux dont une boostée."""
    prey = dict(acc=5, defense=12, p_plus_f=14, arm=15, cible_au_tapis=True, cases_de_degats_restantes=6, attaquant_corps_desactive=True)
    assert dead(wm.attaques_de_corps_a_corps(**prey, attaques_enchainees=3)) == F(20, 27)
    assert dead(wm.attaques_de_corps_a_corps(**prey, attaques_enchainees=2, degats_boostes=1)) == F(181, 216)
    assert wm.contraindre_une_warbeast(esprit_desactive=True).outcome == "Interdit"
    assert dead(wm.attaques_de_corps_a_corps(**prey, attaques_enchainees=1)) == 0


REFUSED = ("Interdit", "Sans effet")


def test_y32(wm):
    """Un pouce de mur de pierre : l'arbalète ne fait rien, la charge est interdite, et les deux plans."""
    bolt = wm.degats_a_distance(pui=13, arm=18, cible_est_une_structure=True, des=[6, 6])
    assert bolt.outcome in REFUSED and "WM-1266" in bolt.codes
    assert wm.charger(cible_est_une_structure=True).outcome == "Interdit"
    assert wm.capacite_de_degats_d_une_structure(materiaux=[["pierre", 1]]).total == 10
    wall = dict(acc=6, p_plus_f=15, arm=18, cible_est_une_structure=True, cases_de_degats_restantes=10)
    assert dead(wm.attaques_de_corps_a_corps(**wall, attaques_enchainees=1, attaques_supplementaires=2, attaquant_points_de_focus=2)) == F(2833, 3888)
    boosted = wm.attaques_de_corps_a_corps(**wall, attaques_enchainees=1, attaques_supplementaires=1, degats_boostes=1)
    assert dead(boosted) == F(113, 162)


def test_y34(wm):
    """Frapper un Robuste à 1 PV, deux attaques : les chances de le détruire."""
    tough = dict(defense=13, arm=15, robuste=True, cases_de_degats_restantes=1)
    assert dead(wm.attaques_de_corps_a_corps(acc=6, p_plus_f=16, cible=tough, attaques_enchainees=2)) == F(49, 72)


SIX = range(1, 7)


def test_z03(wm):
    """Stationnaire à DEF 16, dix cases : une attaque, et trois de plus voulues avec deux focus seulement."""
    v = wm.attaques_de_corps_a_corps(
        acc=5, pui=8, force=10, attaques_enchainees=1, attaques_supplementaires=3, attaquant_points_de_focus=2,
        cible=dict(defense=16, arm=20, stationnaire=True, cases_de_degats_restantes=10),
    )
    ways = sum(1 for dice in product(SIX, repeat=6) if sum(dice) - 6 >= 10)  # three hits for sure, 2d6 - 2 each
    assert out(v) == F(ways, 6**6)


def test_z04(wm):
    """C'est l'attaquant qui est au tapis, non la cible : il ne frappe pas. À un pouce sans Allonge, il ne frappe pas non plus."""
    blow = dict(acc=5, p_plus_f=18, attaques_enchainees=2, cible=dict(defense=12, arm=20, cases_de_degats_restantes=10))
    down = wm.attaques_de_corps_a_corps(**blow, attaquant_au_tapis=True)
    assert down.outcome == "Interdit" and "WM-250" in down.codes
    assert wm.attaques_de_corps_a_corps(**blow, distance=1).outcome == "Interdit"


def test_z08(wm, both):
    """De dos, une case, dégâts assurés : la chance de tuer, selon que le +2 va à l'attaque ou aux dégâts."""
    target = dict(defense=14, arm=16, boucliers=1, cases_de_degats_restantes=1)
    v = wm.attaques_de_corps_a_corps(acc=6, p_plus_f=18, attaques_enchainees=1, depuis_l_arc_arriere=True, cible=target)
    assert out(v) == F(13, 18)
    assert "5/12" in both(v, "WM-380")["B"]


def test_z10(wm):
    """Frappe gratuite : +2 pour toucher, dégâts boostés ; jamais de bonus de dos, où qu'on le lise : pas de litige."""
    runaway = dict(defense=12, arm=16, cases_de_degats_restantes=5)
    v = wm.attaques_de_corps_a_corps(acc=5, p_plus_f=10, frappe_gratuite_en_cours=True, attaques_enchainees=1, cible=runaway)
    assert out(v) == F(30, 36) * F(108, 216) and not v.disputes  # 5 or more; 11 or more on 3d6


def test_z11(wm):
    """La charge de 2,9 pouces ne booste pas les dégâts, celle de 3 pouces si."""
    charge = dict(acc=6, p_plus_f=12, attaque_de_charge=True, attaques_enchainees=1, cible=dict(defense=12, arm=17, cases_de_degats_restantes=3))
    assert out(wm.attaques_de_corps_a_corps(**charge, distance_parcourue=2.9)) == F(26, 36) * F(15, 36)
    assert out(wm.attaques_de_corps_a_corps(**charge, distance_parcourue=3)) == F(26, 36) * F(181, 216)


def test_z14(wm):
    """Un critique met au tapis : la seconde attaque touche d'office. Sur un Colosse, le critique ne met personne au tapis."""
    v = wm.attaques_de_corps_a_corps(
        acc=5, p_plus_f=12, attaques_enchainees=2, arme_critique_au_tapis=True, cible=dict(defense=14, arm=18, cases_de_degats_restantes=6),
    )
    rolls = list(product(SIX, repeat=2))
    hits = [(sum(d) >= 9, sum(d) >= 9 and d[0] == d[1]) for d in rolls]
    wounds = [max(0, sum(d) - 6) for d in rolls]
    dead = F(0)
    for struck, down in hits:
        for first in wounds if struck else [0]:
            weight = F(1, 36 * 36 if struck else 36)
            if first >= 6:
                dead += weight
                continue
            again = F(sum(1 for s, _ in hits if s or down), 36)
            dead += weight * again * F(sum(1 for w in wounds if first + w >= 6), 36)
    assert out(v) == dead
    colossus = dict(est_un_colosse=True, defense=13, arm=18)
    assert wm.une_attaque_de_corps_a_corps(acc=6, p_plus_f=12, arme_critique_au_tapis=True, cible=colossus).odds["la cible est au tapis"] == 0
