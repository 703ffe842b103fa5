"""Situations of Warhammer 40,000 PEN of the chapter « Dégâts des véhicules » (Vehicle damage)."""

from fractions import Fraction as F


def mean(verdict, name: str = "") -> F:
    """The mean of the outcomes that end with a number, of one kind where there are several."""
    kept = {key: share for key, share in verdict.odds.items() if key.lower().startswith(name)}
    return sum((int(key.rsplit(" ", 1)[1]) * share for key, share in kept.items()), F(0))


def test_ab09(pen):
    """Un sniper immobile à 20 ps d'un transport : CT 6 ; contre un flanc de 11, le 6 ajoute 1D3 (superficiel sur 1) ; contre l'arrière, 10, toujours lourd."""
    shot = dict(tireurs=1, arme_de_tir="Fusil sniper", ct=4, unite_immobile=True, distance=20, cible_transport=True)
    v = pen.degats_au_tir(**shot, blindage=11)
    assert (mean(v, "dégâts lourds"), mean(v, "dégâts superficiels")) == (F(35, 324), F(35, 648))
    v = pen.degats_au_tir(**shot, blindage=10)
    assert (mean(v, "dégâts lourds"), mean(v, "dégâts superficiels")) == (F(35, 216), 0)


def test_ab10(pen):
    """Un obus IEM d'artillerie, sans force, sur un transport ouvert : le meilleur de deux dés ; superficiel, un 5 endommage les armes, ouvert ou non."""
    v = pen.penetration_de_blindage(arme=dict(d_artillerie=True, iem=True, sans_force=True), blindage=10)
    assert (v.odds["dégât lourd"], v.odds["dégât superficiel"]) == (F(11, 36), F(24, 36))
    v = pen.degat_sur_la_table(zone_touchee="armement", degat_superficiel=True, arme_iem=True, cible_ouvert=True, des=[5])
    assert v.outcome == "armes endommagées"


def test_ab11(pen):
    """Une arme lance à melta, à 13 ps sur 24, d'un chasseur de blindés contre un bunker : 14 compte 12, un seul dé, +1."""
    v = pen.penetration_de_blindage(
        force=8, arme_a_lance=True, arme_melta=True, portee=24, distance=13, unite_chasseuse_de_blindes=True,
        cible_batiment=True, reference_du_batiment="fortification ou bunker",
    )
    assert (v.odds["dégât lourd"], v.odds["dégât superficiel"]) == (F(1, 2), F(1, 6))


def test_ab16(pen):
    """Un Dreadnought F6 en charge furieuse contre un marcheur de blindage 13 : F10, trois coups à 4+, superficiel sur 3, lourd au-delà."""
    v = pen.attaques_sur_un_vehicule(
        attaquants=1, attaques=2, cc=4, force=6, arme_de_melee="arme de dreadnought", choix_de_charge_furieuse="force",
        unite=dict(marcheur=True, a_charge=True, a_charge_furieuse=True), cible=dict(marcheur=True, cc=4), blindage=13,
    )
    assert (mean(v, "dégâts lourds"), mean(v, "dégâts superficiels")) == (F(3, 4), F(1, 4))


def test_ab24(pen):
    """Un monstre volant passe au-dessus d'un véhicule et voudrait des attaques smash : deux coups à F6, pénétrants, pas à F10."""
    v = pen.attaques_sur_un_vehicule(
        attaques=4, cc=4, force=6, unite=dict(creature_monstrueuse=True, volante=True, attaques_smash_choisies=True), touche_d_attaque_au_passage=True,
        cible_sans_cc=True, cible_distance_parcourue=0, blindage=10,
    )
    assert (mean(v, "dégâts lourds"), mean(v, "dégâts superficiels")) == (F(20, 27), F(7, 27))
