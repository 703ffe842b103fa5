"""Situations of Warhammer 40,000 PEN of the chapter « Types d'unités » (Unit types)."""

import pytest
from arbitre.errors import SituationError


def test_ab14(pen):
    """Un véhicule volant qui a largué sa bombe ne sort pas du plateau ; sorti sans attaquer, il revient sans dé, comme la page le dit d'elle-même."""
    assert pen.sortir_du_plateau(vehicule_volant=True, arme_bombe_aerienne=True, arme_a_tire_ce_tour=True).outcome == "Interdit"
    assert pen.sortir_du_plateau(vehicule_volant=True).outcome == "Permis"
    assert "sans jet" in str(pen.retour_sur_le_plateau())


def test_ab30(pen):
    """Ce qu'une page nomme, elle le sait : la plateforme sans servant, la charge au sortir du transport qui roulait, la fin du passage."""
    assert pen.plateforme_sans_servant().outcome == "la plateforme est retirée comme perte"
    assert "prochain tour" in str(pen.charge_au_debarquement())
    assert pen.charge_au_debarquement(transporteur_ouvert=True).outcome == "Aucune conséquence"
    assert pen.fin_du_passage().outcome == "retour en réserve"
    assert pen.gabarit_contre_un_aeronef().outcome == "tir raté d'office"
    with pytest.raises(SituationError, match="effectif_de_depart"):
        pen.test_de_regroupement(commandement=8, pertes_de_l_escouade=5)
