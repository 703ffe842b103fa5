"""Situations of Confrontation of the chapter « Influence de la peur » (Fear)."""

from fractions import Fraction as F


def test_x01(cf, chance):
    """Bravoure contre Abominable, un porte-étendard à 8 cm : un seul dé, contre la plus haute PEUR."""
    tested = dict(cou=3, bravoure=True, defenseur=True)
    v = cf.test_de_courage(
        figurine=tested, adversaire_peur=9, autre=dict(peur=7, abominable=True), le_porte_etendard=dict(distance_a_la_figurine=8, aura_de_commandement=10)
    )
    assert chance(v, "Réussi") == F(1, 3) and "contre difficulté 9" in str(v) and "1d6 + 4" in str(v)


def test_x03(cf, chance):
    """Un Aguerri devant PEUR 12 ; le commandant voisin est d'un autre peuple."""
    v = cf.test_de_courage(
        figurine=dict(cou=3, aguerri=True), adversaire_peur=12,
        commandant=dict(cou=6, aura_de_commandement=15, distance_a_la_figurine=5, d_un_autre_peuple=True),
    )
    assert chance(v, "Réussi") == F(7, 36)


def test_x23(cf, chance):
    """Un Hypérien/8 charge un pantin Mort-vivant (PEUR 5) qu'un commandant vivant ne peut aider."""
    puppet = dict(peur=5, mort_vivant=True, defenseur=True)
    v = cf.test_de_courage(figurine=puppet, adversaire_hyperien_x=8, commandant=dict(cou=7, aura_de_commandement=15, distance_a_la_figurine=8))
    assert chance(v, "Réussi") == F(2, 3)
    failed = cf.test_de_courage(figurine=puppet, adversaire_hyperien_x=8, des=[2])
    assert "la figurine est en déroute" in str(failed) and "fuite immédiate" in str(failed)
    assert cf.distance_de_fuite(figurine=dict(mou=10, defenseur=True)).total == 20
    assert cf.devoir_tester_son_courage(figurine=dict(cou=3, hyperien_x=8, assaillant=True), adversaire=dict(peur=5, mort_vivant=True)).outcome == "Sans effet"


def test_x27(cf):
    """Assaut simultané d'un chasseur (PEUR 4) ; son commandant vole au palier 1 ; un 1 le fige, sans déroute."""
    v = cf.test_de_courage(
        figurine=dict(peur=4, assaillant=True), adversaire_peur=6, autre_cou=4,
        commandant=dict(peur=7, aura_de_commandement=15, distance_a_la_figurine=8, palier=1), des=[1],
    )
    assert v.outcome == "Raté" and v.total == 5 and "déroute" not in str(v) and "figée par la peur" in str(v)
    assert cf.agir(figurine_fige_par_la_peur=True).outcome == "Interdit"
    fianna = cf.devoir_tester_son_courage(figurine=dict(cou=4, defenseur=True), adversaire=dict(peur=4, fige_par_la_peur=True))
    assert fianna.outcome == "Sans effet"


def test_ad19(cf):
    """COU 3 et un étendard devant PEUR 8 : 1/2 ; sinon Fanatisme, DIS 4 et un musicien, 2/3 de rester."""
    fanatic = dict(cou=3, fanatisme=True, dans_l_aura_d_un_porte_etendard=True)
    assert cf.test_de_courage(figurine=fanatic, adversaire_peur=8).odds["Réussi"] == F(1, 2)
    fanatic = dict(dis=4, fanatisme=True, dans_l_aura_d_un_musicien=True)
    assert cf.test_de_fanatisme(figurine=fanatic, difficulte=8).odds["Réussi"] == F(2, 3)


def test_x24(cf, chance):
    """Cri de guerre/6 devant un minotaure (PEUR 5) : en charge, le minotaure teste ; en engagement, le barbare."""
    barbarian, bull = dict(cou=3, cri_de_guerre_x=6), dict(peur=5)
    assert cf.devoir_tester_son_courage(figurine=dict(barbarian, en_charge=True), adversaire=bull).outcome == "Sans effet"
    assert chance(cf.test_de_courage(figurine=dict(bull, defenseur=True), adversaire=dict(barbarian, en_charge=True)), "Réussi") == 1
    assert chance(cf.test_de_courage(figurine=dict(barbarian, assaillant=True), adversaire=bull), "Réussi") == F(5, 6)
    assert cf.devoir_tester_son_courage(figurine=dict(bull, defenseur=True), adversaire=barbarian).outcome == "Sans effet"
