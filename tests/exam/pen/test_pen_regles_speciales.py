"""Situations of Warhammer 40,000 PEN of the chapter « Règles spéciales universelles » (Universal special rules)."""

from fractions import Fraction as F


def test_ab05(pen):
    """Chargés par un monstre : le sergent (Cd 9) tient contre la terreur, la contre-attaque se teste au Cd majoritaire (8) ; verrouillés, jamais."""
    assert pen.commandement_de_l_escouade(valeurs=[8, 8, 8, 9]).total == 9
    assert pen.test_de_terreur(commandement=9).odds["Sans effet"] == F(30, 36)
    assert pen.valeur_majoritaire(valeurs=[8, 8, 8, 9]).total == 8
    assert pen.test_de_contre_attaque(commandement=8).odds["Contre-attaque"] == F(26, 36)
    assert pen.contre_attaquer(unite=dict(a_contre_attaque=True, verrouillee=True, chargee=True)).outcome == "Interdit"


def test_ab08(pen):
    """Se téléporter à 18 ps en vue ne dévie pas ; à 30, un dé ; à 40, deux ; deux aussi sans voir l'arrivée ; et l'on ne charge pas ensuite."""
    for yards, dice in ((18, 0), (30, 1), (36, 1), (40, 2)):
        assert pen.des_de_deviation_de_teleportation(distance_de_teleportation=yards).total == dice
    assert pen.des_de_deviation_de_teleportation(distance_de_teleportation=10, destination_hors_de_vue=True).total == 2
    assert pen.charger(unite_deployee_en_frappe_en_profondeur=True).outcome == "Interdit"
