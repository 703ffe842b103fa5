"""Situations of Warhammer 40,000 PEN of the chapter « Processus de combat » (Combat process)."""

from fractions import Fraction as F

import pytest
from arbitre.errors import SituationError


def mean(verdict, name: str = "") -> F:
    """The mean of the outcomes that end with a number, of one kind where there are several."""
    kept = {key: share for key, share in verdict.odds.items() if key.lower().startswith(name)}
    return sum((int(key.rsplit(" ", 1)[1]) * share for key, share in kept.items()), F(0))


def test_ab01(pen, both):
    """Des nuées, guerriers éternels, dans les buissons, sous un lance-flammes lourd : 1 PV par blessure, ou aucun si la mortelle s'ignore en entier."""
    swarm = dict(est_un_essaim=True, guerrier_eternel=True, endurance=3, svg=6, points_de_vie=9, en_zone_de_couvert=True)
    v = pen.pv_otes_au_tir(tireurs=1, arme_de_tir="Lance-flammes lourd", ct=3, unites_sous_le_gabarit=3, cible=swarm, type_de_couvert="léger")
    assert mean(v) == F(25, 12)
    assert "0 en moyenne" in both(v, "PEN-1282")["B"]


def test_ab02(pen):
    """La lame empoisonnée d'un sergent F5 contre E4 : mieux que 4+, donc relancée ; puis 1/3 de perdre un PV, sans svg, au début de chaque tour."""
    foe = dict(cc=4, endurance=4, svg=4, points_de_vie=9)
    v = pen.pv_otes_au_corps_a_corps(attaquants=1, attaques=2, cc=4, force=5, unite_a_charge=True, arme_de_melee="arme de corps à corps", arme_empoisonnee=True, cible=foe)
    assert mean(v) == F(8, 9)
    assert pen.test_d_empoisonnement(endurance=4).odds["Raté"] == F(1, 3)
    assert pen.sauvegarde_invulnerable(cible_svg_invulnerable=3, blessure_de_poison=True).outcome == "Non sauvegardé"


def test_ab06(pen):
    """De nuit, à 10 ps, une bande furtive tapie dans l'ombre : deux Furtif font Dissimulé ; capteurs et vision nocturne n'ôtent pas la même chose."""
    shot = dict(ct=4, arme_de_tir="Bolter", distance=10, combat_de_nuit=True, cible_tapie_dans_l_ombre=True, cible_furtive=True)
    assert pen.jet_pour_toucher_au_tir(**shot).odds["Touché"] == F(1, 2)
    assert pen.jet_pour_toucher_au_tir(**shot, unite_a_capteurs=True).odds["Touché"] == F(5, 6)
    assert pen.jet_pour_toucher_au_tir(**shot, unite_a_vision_nocturne=True).odds["Touché"] == F(2, 3)


def test_ab12(pen):
    """De nuit, des éclaireurs furtifs éclairés à 30 ps : le palier doublé rend Furtif, ce qu'ils sont déjà ; Dissimulé, donc CT 2."""
    v = pen.jet_pour_toucher_au_tir(ct=4, arme_de_tir="Canon laser", distance=30, combat_de_nuit=True, cible_eclairee=True, cible_furtive=True)
    assert v.odds["Touché"] == F(1, 3)


def test_ab13(pen):
    """Une barque antigrav ouverte survole des gardes avec six guerriers à bord : deux frappent, d'une attaque ; puis on ne charge plus."""
    barge = dict(antigrav=True, ouvert=True, transport=True, a_attaque_au_passage=True)
    assert pen.attaque_au_passage_depuis_un_transport(unite=barge).total == 2
    v = pen.combat(
        attaquants=2, attaques=1, cc=4, force=4, arme_de_melee="arme de corps à corps", touche_d_attaque_au_passage=True,
        cible=dict(cc=3, endurance=3, svg=5),
    )
    assert mean(v) == F(20, 27)
    assert pen.charger(unite_a_fait_une_attaque_au_passage=True).outcome == "Interdit"


def test_ab20(pen, both):
    """Des terminators sur une falaise, tirés d'en bas : 4+, ou 3+ cachés (2+ sous l'autre lecture) ; un mortier les prend sans couvert."""
    above = dict(svg=2, cible_en_hauteur=True, ligne_de_vue_montante=True)
    assert pen.svg_de_couvert_effective(**above).total == 4
    v = pen.svg_de_couvert_effective(**above, cible_cachee=True)
    assert v.total == 3 and both(v, "PEN-2246")["B"].startswith("2 ")
    assert pen.avoir_droit_au_couvert(cible_en_hauteur=True, ligne_de_vue_montante=True, arme_de_barrage=True).outcome == "Interdit"


def test_ab21(pen):
    """Un aéronef au passage tire de son bord à 60 ps, comme à portée maximale : ni hors de portée, ni de près ; son gabarit dévie de 2D6."""
    v = pen.phase_de_tir(tireurs=1, ct=4, unite_aeronef_au_passage=True, arme_de_tir="Multi-melta", distance=60, endurance=4, svg=3)
    assert mean(v) == F(2, 3) * F(35, 36)
    v = pen.degats_au_tir(tireurs=1, ct=4, unite_aeronef_au_passage=True, arme_de_tir="Multi-melta", distance=5, blindage=12)
    assert (mean(v, "dégâts lourds"), mean(v, "dégâts superficiels")) == (F(2, 9), F(1, 9))
    v = pen.deviation_d_un_gabarit(unite_aeronef_au_passage=True, arme_de_tir="Canon plasma", distance=10)
    assert v.odds["12"] == F(1, 36)
    far = dict(ct=4, arme_de_tir="Canon laser", distance=60)
    assert pen.jet_pour_toucher_au_tir(**far, unite_aeronef_au_passage=True, cible_aeronef=True).outcome == "Interdit"


def test_ab22(pen):
    """Cinq bolters à bord, deux points de tir : deux tirent, à CT 5 si le transport est resté sur place ; d'un transport ouvert, les cinq."""
    shot = dict(tireurs=5, ct=4, arme_de_tir="Bolter", distance=20, unite_embarquee=True, points_de_tir_du_transport=2, endurance=4)
    assert mean(pen.phase_de_tir(**shot, transporteur_distance_parcourue=0)) == 2 * F(5, 6) * F(1, 2)
    assert mean(pen.phase_de_tir(**shot, transporteur_distance_parcourue=6)) == 2 * F(2, 3) * F(1, 2)
    assert mean(pen.phase_de_tir(**shot, transporteur_ouvert=True)) == 5 * F(2, 3) * F(1, 2)


def test_ab27(pen):
    """« Ils sont à couvert » : de quoi ? On le demande, des fantassins comme du char ; un lance-flammes et un corps à corps s'en passent."""
    shot = dict(tireurs=2, ct=4, arme_de_tir="Bolter", distance=20, endurance=4, svg=6)
    with pytest.raises(SituationError, match="svg_de_couvert"):
        pen.phase_de_tir(**shot, cible_en_zone_de_couvert=True)
    assert mean(pen.phase_de_tir(**shot, cible_en_zone_de_couvert=True, type_de_couvert="moyen")) == 2 * F(2, 3) * F(1, 2) * F(1, 2)
    with pytest.raises(SituationError, match="svg_de_couvert"):
        pen.degats_au_tir(tireurs=1, ct=4, arme_de_tir="Canon laser", distance=30, blindage=12, cible_masquee_par_un_decor=True)
    v = pen.phase_de_tir(tireurs=1, arme_de_tir="Lance-flammes", unites_sous_le_gabarit=2, endurance=3, cible_en_zone_de_couvert=True)
    assert mean(v) == 2 * F(5, 6) * F(2, 3)


def test_ab23(pen):
    """Pilote sonné, un char compte comme immobile : toutes ses armes à CT normale, +1 avec une arme d'assaut ; pas s'il venait de bouger."""
    assert pen.tir_des_vehicules(unite_est_un_vehicule=True, unite_pilote_sonne=True).outcome == "toutes les armes"
    tank = dict(est_un_vehicule=True, pilote_sonne=True)
    assert pen.ct_du_tir(ct=4, unite=tank, arme_d_assaut=True, portee=24, distance=20).total == 5
    assert pen.ct_du_tir(ct=4, unite=tank | dict(a_bouge=True), arme_d_assaut=True, portee=24, distance=20).total == 4


def test_ab26(pen):
    """De nuit, à combien de pouces ? On le demande au tireur ; pas au lance-flammes, ni à qui a des capteurs, ni en plein jour."""
    for question in (pen.ct_du_tir, pen.jet_pour_toucher_au_tir):
        with pytest.raises(SituationError, match="distance"):
            question(ct=4, arme_de_tir="Canon laser", combat_de_nuit=True)
    v = pen.phase_de_tir(tireurs=1, arme_de_tir="Lance-flammes", combat_de_nuit=True, unites_sous_le_gabarit=2, endurance=3)
    assert mean(v) == 2 * F(5, 6) * F(2, 3)
    assert pen.ct_du_tir(ct=4, arme_de_tir="Canon laser", combat_de_nuit=True, unite_a_capteurs=True).total == 4
    with pytest.raises(SituationError, match="distance"):
        pen.penetration_de_blindage(arme_de_tir="Fusil melta", blindage=12)


def test_ab28(pen):
    """Des motos lancées : 24 ps au tableau, CT 2, et plus moyen de se cacher ; une infanterie qui court n'y gagne rien ; un véhicule lancé a sa CC."""
    fast = dict(moto=True, mouvement_rapide_fait=True)
    assert pen.ct_du_tir(ct=4, cible=fast).total == 2
    assert pen.ct_du_tir(ct=4, cible=fast | dict(distance_parcourue=15)).total == 3
    assert pen.etre_cachee(cible=fast | dict(a_couvert_d_un_decor=True)).outcome == "Interdit"
    assert pen.ct_du_tir(ct=4, cible_infanterie=True, cible_mouvement_rapide_fait=True).total == 4
    car = dict(est_un_vehicule=True, rapide=True, distance_parcourue=14)
    assert pen.jet_pour_toucher_au_corps_a_corps(cc=3, cible=car).odds["Touché"] == F(1, 2)


def test_ab25(pen, both):
    """Un motard insensible à la douleur rate son test d'accident, svg 3+ contre PA 4 : blessé une fois sur deux ; une sur quatre sous l'autre lecture."""
    v = pen.une_blessure(blessure_sans_force=True, pa=4, cible=dict(svg=3, endurance=4, moto=True, insensible_a_la_douleur=True))
    assert v.odds["la blessure est subie"] == F(1, 2)
    assert "1/4" in both(v, "PEN-2302")["B"]
    v = pen.une_blessure(blessure_de_peril_du_warp=True, cible=dict(svg=2, svg_invulnerable=4))
    assert v.odds["la blessure est subie"] == 1
