"""Situations of Confrontation of the chapter « Titans » (Titans)."""

from fractions import Fraction as F


def test_ac22(cf):
    """Un Titan à l'épée-hache balaie, puis frappe : le critique du Balayage reste critique ; celui du coup tue net."""
    sweep = dict(attaquant=dict(balayage=True, force_de_la_carte=10, epee_hache=True), cible=dict(defense=4, res=5))
    assert cf.un_balayage(des=[[1], [4, 6]], **sweep).odds is None
    assert "niveau 3" in str(cf.un_balayage(des=[[1], [4, 6]], **sweep))
    assert cf.blessures_subies(attaquant=dict(force=5, epee_hache=True), cible_res=5, des=[[4, 6]]).outcome == "niveau 4"


def test_ad20(cf):
    """Balayage d'un Titan de FOR 15 : FOR 8, DEF 3 l'évite une fois sur deux ; l'Acharné moyen qui en meurt part aussitôt, l'Énorme reste."""
    assert cf.force_du_balayage(attaquant_force_de_la_carte=15).total == 8
    swept = dict(defense=3, res=12, au_contact_du_titan=True)
    odds = cf.un_balayage(attaquant=dict(force_de_la_carte=15, balayage=True), cible=swept).odds
    assert odds["la cible n'a pas évité le Balayage"] == F(1, 2)
    fallen = dict(acharne=True, elimine_par_une_capacite_titanesque=True)
    assert "retrait immédiat" in str(cf.etre_tue_net(figurine=fallen))
    assert "sursis" in str(cf.etre_tue_net(figurine=dict(de_tres_grande_taille=True, **fallen)))
