"""Situations of Confrontation of the chapter « Décors » (Scenery)."""


def test_ac27(cf):
    """Sur une porte de RES 11 : un coup Féroce qui la sonne ôte 1 PS, un double d'Arme sacrée n'en ôte pas plus ; un éclair, rien."""
    door = dict(res=11, points_de_structure=6)
    assert cf.degats_d_un_decor(attaquant=dict(force=4, feroce=True), decor=door, des=[[2, 4]]).outcome == "PS 5"
    assert cf.degats_d_un_decor(attaquant=dict(force=4), decor=door, des=[[2, 4]]).outcome == "PS 6"
    assert cf.degats_d_un_decor(attaquant=dict(force=1, arme_sacree_x="Combat"), decor=dict(res=15, points_de_structure=6), des=[[2, 2]]).outcome == "PS 6"
    assert cf.degats_d_un_decor(force_de_l_effet=12, decor=door).outcome == "Interdit"
