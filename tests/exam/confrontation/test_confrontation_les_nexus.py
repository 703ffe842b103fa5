"""Situations of Confrontation of the chapter « Nexus » (Nexuses)."""

from fractions import Fraction as F


def test_ac02(cf):
    """« PEUR 6 + » : le pantin porte 5 sur sa carte, son Seigneur le porte à 7 ; c'est la carte que le nexus regarde."""
    near = dict(repond_a_l_allegeance=True, voit_le_nexus=True, valeur_que_vise_l_allegeance=5)
    assert cf.tenter_d_activer_le_nexus(figurine=near, nexus_plus_petite_valeur_admise=6).outcome == "Interdit"
    master = dict(aura_d_un_seigneur_des_morts=True, peur_du_seigneur=7, categorie_de_rang_du_seigneur=2)
    assert cf.peur_effective(figurine=dict(peur=5, mort_vivant=True, **master)).total == 7


def test_ac31(cf):
    """Du char, mon mage ne voit pas le menhir et ne l'active pas ; un ours neutre ne fait ni jet de Tactique, ni usage de mon chef."""
    near = dict(repond_a_l_allegeance=True, voit_le_nexus=True)
    assert cf.tenter_d_activer_le_nexus(figurine=near).outcome == "Permis"
    assert cf.tenter_d_activer_le_nexus(figurine=dict(a_bord=True, **near)).outcome == "Interdit"
    assert cf.etre_designe_pour_le_jet_de_tactique(figurine_neutre=True).outcome == "Interdit"
    assert cf.profiter_du_commandement(figurine_neutre=True).outcome == "Interdit"


def test_ad29(cf):
    """Nexus : Garde/4 une fois sur deux ; Réparation/4, deux PS ou plus une sur quatre ; INI-2 à payer avec INI 2, oui, avec 1, non."""
    assert cf.jet_du_nexus(nexus_garde_x=4).odds["X atteint"] == F(1, 2)
    odds = cf.une_reparation_de_nexus(nexus=dict(reparation_x=4, valeur_de_structure=6, ps_du_nexus=3)).odds
    assert odds["PS 5"] + odds["PS 6"] == F(1, 4)
    near = dict(voit_le_nexus=True, repond_a_l_allegeance=True)
    assert cf.tenter_d_activer_le_nexus(figurine=dict(valeur_sacrifiee=2, **near), nexus_malus_du_sacrifice=2).outcome == "Permis"
    assert cf.tenter_d_activer_le_nexus(figurine=dict(valeur_sacrifiee=1, **near), nexus_malus_du_sacrifice=2).outcome == "Interdit"
    assert cf.tenter_d_activer_le_nexus(figurine=dict(du_camp_adverse_du_nexus=True, **near), nexus_sans_epreuve=True).outcome == "Interdit"
    hostile = dict(att=4, a_l_attribut_hostile=True)
    assert cf.test_d_attaque(attaquant=hostile, nexus=dict(sanctuaire_x=15, hostile=True), distance=15, des=[3]).total == 6
    assert cf.test_d_attaque(attaquant=hostile, nexus=dict(sanctuaire_x=15, hostile=True), distance=16, des=[3]).total == 7
