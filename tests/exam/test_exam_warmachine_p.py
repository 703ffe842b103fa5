"""What a referee of tournaments was asked at tables of Warmachine, worked out from the documents before the site was asked."""

from fractions import Fraction as F


def test_p01(wm, chance):
    """Quatre tireurs ensemble, à 4 et 7 pouces d'une figurine furtive ; puis sur une figurine engagée ; puis un tir seul."""
    shot = dict(atd=5, attaque_combinee=True, participants=4, participants_en_echec=2, cible=dict(defense=15, furtivite=True))
    assert chance(wm.attaque_a_distance(**shot, distance=4)) == F(15, 36)  # two of them add: 8 or more
    assert chance(wm.attaque_a_distance(**shot, distance=7)) == 0
    engaged = wm.attaque_a_distance(atd=5, attaque_combinee=True, participants=4, cible=dict(defense=12, en_corps_a_corps=True))
    assert engaged.outcome == "Interdit" and "WM-246" in engaged.codes
    alone = wm.attaque_a_distance(atd=5, cible=dict(defense=12, en_corps_a_corps=True))
    assert chance(alone) == F(3, 36)  # 2d6 + 5 - 4: 11 or more


def test_p02(wm):
    """« J'attaque à deux » avec un seul troupier encore debout, ou dont l'autre ne voit pas la cible."""
    blow = dict(acc=6, defense=12, attaque_combinee=True)
    for refused in (dict(participants=1), dict(participants=2, participant_inapte=True)):
        verdict = wm.attaque_de_corps_a_corps(**blow, **refused)
        assert verdict.outcome == "Interdit" and "WM-236" in verdict.codes


def test_p03(wm, chance):
    """Mon tir visé et boosté dans la mêlée, la cible derrière un mur de pierre : 3d6 + 3 contre 14."""
    target = dict(defense=10, en_corps_a_corps=True, a_couvert=True)
    assert chance(wm.attaque_a_distance(atd=5, attaquant_vise=True, jet_booste=True, cible=target)) == F(1, 2)


def test_p04(wm, chance):
    """Il est au tapis derrière le mur, et mon soldat est à son contact : DEF 5 + 4, sans le malus de mêlée."""
    assert chance(wm.attaque_a_distance(atd=6, cible=dict(defense=13, au_tapis=True, a_couvert=True, en_corps_a_corps=True))) == F(35, 36)


def test_p05(wm, chance):
    """Frappe gratuite sur qui me tourne le dos : +2 et rien pour le dos ; les dégâts sont boostés."""
    turning = dict(frappe_gratuite_en_cours=True, depuis_l_arc_arriere=True)
    assert chance(wm.attaque_de_corps_a_corps(acc=7, defense=14, **turning)) == F(30, 36)
    assert "3d6 + 7 (PUI) + 6 (FOR)" in wm.degats_de_corps_a_corps(pui=7, force=6, arm=16, **turning).text


def test_p06(wm, chance):
    """Au lance-flammes sur une furtive à 7 pouces, engagée, à couvert : rien de tout cela ne compte."""
    target = dict(defense=14, furtivite=True, en_corps_a_corps=True, a_couvert=True)
    assert chance(wm.attaque_a_distance(atd=5, distance=7, attaque_de_souffle=True, cible=target)) == F(10, 36)


def test_p07(wm, chance):
    """Le bras est désactivé, je booste : 3 - 1 dés, au jet d'attaque comme aux dégâts."""
    assert chance(wm.attaque_de_corps_a_corps(acc=6, defense=12, jet_booste=True, arme_systeme_desactive=True)) == F(26, 36)
    blow = dict(pui=5, force=11, arm=18, arme_systeme_desactive=True)
    assert "1d6 + 5 (PUI) + 11 (FOR)" in wm.degats_de_corps_a_corps(**blow).text
    assert "2d6 + 5 (PUI) + 11 (FOR)" in wm.degats_de_corps_a_corps(**blow, jet_booste=True).text


def test_p08(wm):
    """Le cheval du cavalier : sa PUI seule, et son focus n'y fait rien."""
    verdict = wm.degats_de_monture(pui=12, arm=14, jet_booste=True)
    assert "sur 2d6 + 12 (PUI) contre ARM 14" in verdict.text


def test_p09(wm):
    """Slammé contre un obstacle : trois dés, qu'il heurte aussi une obstruction ou non ; tombé de 5 pouces, 3d6 + 10."""
    for hit in ({}, {"cible_heurte_une_obstruction": True}):
        assert "3d6 + 9 (FOR)" in wm.degats_de_slam(force=9, cible_heurte_un_obstacle=True, **hit).text
    assert "3d6 + 10" in wm.degats_de_chute(hauteur_de_chute=5).text
    assert "2d6 + 10" in wm.degats_de_chute(hauteur_de_chute=3).text
