"""Situations of Warmachine of the chapter « Avantages » (Advantages)."""

import pytest


@pytest.mark.parametrize("helps", (False, True))
def test_am04(wm, helps):
    """Trois spectres combinent : celui qui mène perd Intangible, les deux qui l'aident n'ont pas attaqué."""
    v = wm.attaquer_en_etant_intangible(type_d_attaque="corps-à-corps", **({"attaquant_contribue_sans_mener": True} if helps else {}))
    assert (v.gives == ()) is helps


def test_u41(wm):
    """Déployés 6 pouces plus loin ; le Colosse, lui, avant tout le monde, quoi qu'on lui donne."""
    assert wm.profondeur_de_deploiement(zone_de_deploiement=7, figurine_deploiement_avance=True).total == 13
    assert wm.profondeur_de_deploiement(zone_de_deploiement=7, figurine_deploiement_avance=True, figurine_colossale=True).total == 7
    assert "avant toute autre" in str(wm.moment_du_deploiement(figurine_colossale=True))
