"""Situations of Warhammer 40,000 PEN of the chapter « Déroulement de la partie » (Sequence of play)."""

from fractions import Fraction as F

import pytest
from arbitre.errors import SituationError


def test_ab03(pen, both):
    """Un cavalier assommé par un marteau : 4,5 ps, 9 en mouvement rapide, initiative 1 ; sa distance de charge est en litige."""
    stunned = dict(cavalerie=True, assommee=True)
    assert pen.mouvement_normal_permis(unite=stunned).total == F(9, 2)
    assert pen.mouvement_rapide_permis(unite=stunned).total == 9
    assert pen.initiative_effective(initiative=5, unite_assommee=True).total == 1
    v = pen.distance_de_charge_permise(unite=stunned)
    assert v.total == 9 and both(v, "PEN-1269")["B"].startswith("4,5 ps")


def test_ab07(pen):
    """Des terminators lents et méthodiques en plaine : on demande le sol ; 4 ps, 6 en mouvement rapide, charge à 4 ps, arme lourde sans jugé, pas de percée."""
    slow = dict(infanterie=True, lente_et_methodique=True)
    with pytest.raises(SituationError, match="unite_ps_en_terrain_neutre"):
        pen.mouvement_normal_permis(unite=slow)
    assert pen.mouvement_normal_permis(unite=slow | dict(ps_en_terrain_neutre=6)).total == 4
    assert pen.mouvement_rapide_permis(unite=slow | dict(ps_en_terrain_neutre=9)).total == 6
    assert pen.charger(unite=slow, distance=4).outcome == "Permis"
    assert pen.charger(unite=slow, distance=6).outcome == "Interdit"
    assert pen.ct_du_tir(ct=4, arme_de_tir="Bolter lourd", distance=30, unite=dict(lente_et_methodique=True, a_bouge=True)).total == 4
    assert "pa4" in str(pen.test_de_terrain_dangereux(unite=dict(lente_et_methodique=True, ps_en_terrain_neutre=6), des=[1]))
    assert pen.tenter_une_percee(cible_en_retraite=True, unite_lente_et_methodique=True).outcome == "Interdit"


def test_ab04(pen):
    """Hit & Run de motards d'initiative 4, 4, 5, 5 contre 4 : 21 cas sur 36 ; l'ennemi laissé là consolide, sans percée."""
    assert pen.valeur_majoritaire(valeurs=[4, 4, 5, 5]).total == 5
    assert pen.jet_de_hit_and_run(initiative=5, cible_initiative=4).odds["Désengagée"] == F(7, 12)
    assert pen.consolider().outcome == "Permis"
    assert pen.tenter_une_percee().outcome == "Interdit"


def test_ab17(pen, both):
    """La rage contre des grenades défensives : une attaque perdue, ou deux, c'est un litige ; rien de perdu si la cible se battait déjà."""
    charge = dict(attaques=2, unite_rage=True, unite_a_charge=True, cible_a_grenades_defensives=True)
    v = pen.attaques_portees(**charge)
    assert v.total == 3 and both(v, "PEN-838")["B"].startswith("2 attaques")
    assert pen.attaques_portees(**charge, cible_verrouillee=True).total == 4


def test_ab18(pen):
    """Un monstre géant charge quatre ennemis : attaques de zone 3 ou 2 selon le dé, puis la moitié, à l'inférieur, à F10."""
    giant = dict(creature_monstrueuse=True, geante=True, attaques_smash_choisies=True)
    for die, blows in ((5, 4), (2, 3)):
        v = pen.attaques_portees(attaques=4, unite=giant | dict(a_charge=True), ennemis_engages=4, de_d_attaques_de_zone=die)
        assert v.total == blows
    assert pen.force_effective(force=6, unite=dict(creature_monstrueuse=True, attaques_smash_choisies=True)).total == 10


def test_ab19(pen):
    """Des cavaliers à 9 ps : la charge vise qui l'on a tiré, au pistolet ; pas un autre, ni à 9,5 ps, ni après un tir rapide."""
    assert pen.charger(unite=dict(cavalerie=True, a_tire_sur_un_autre_ennemi=True), distance=9).outcome == "Interdit"
    assert pen.charger(unite_cavalerie=True, distance=9, arme_de_tir="Pistolet bolter", arme_a_tire_ce_tour=True).outcome == "Permis"
    assert pen.charger(unite_cavalerie=True, distance=9.5).outcome == "Interdit"
    assert pen.charger(unite_cavalerie=True, distance=8, arme_de_tir="Bolter", arme_a_tire_ce_tour=True).outcome == "Interdit"


def test_ab29(pen):
    """Des cavaliers lents et méthodiques : 9 ps de charge, moins un par 3 ps de plaine ; à 7 ps trop loin, à 6 non ; un bois dit, on compte le bois."""
    slow = dict(cavalerie=True, lente_et_methodique=True)
    assert pen.charger(unite=slow, distance=7).outcome == "Interdit"
    assert pen.charger(unite=slow, distance=6).outcome == "Permis"
    assert pen.charger(unite=slow | dict(ps_en_terrain_neutre=3), distance=7).outcome == "Permis"
