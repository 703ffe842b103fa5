"""Whole situations of Warmachine: whose each fact is, what forbids a roll or leaves it without effect, whatever else is said."""

from __future__ import annotations

import pytest

from arbitre.errors import SituationError

GAME = "wm:warmachine"
HIT = "acc=6, defense=12, des=[3, 4]"
SHOT = "atd=6, defense=12, des=[3, 4]"
SPELL = "magie=6, defense=12, des=[3, 4]"
BLOW = "pui=3, force=9, arm=15, des=[3, 4]"
BURN = "pui=12, arm=15, des=[3, 4]"


@pytest.fixture(scope="module")
def ask(resolver):
    return lambda expression: resolver.ask(GAME, expression)


@pytest.mark.parametrize("asked", [
    f"attaque_de_corps_a_corps({HIT}, attaquant_au_tapis=True)",
    f"attaque_de_corps_a_corps({HIT}, attaquant_stationnaire=True)",
    f"attaque_de_corps_a_corps({HIT}, attaquant_en_fuite=True)",
    f"attaque_de_corps_a_corps({HIT}, cible_trop_loin=True)",
    f"attaque_de_corps_a_corps({HIT}, cible_hors_de_vue=True)",
    f"attaque_de_corps_a_corps({HIT}, cible_derriere=True)",
    f"attaque_de_corps_a_corps({HIT}, distance=10)",
    f"attaque_de_corps_a_corps({HIT}, distance=0.6)",
    f"attaque_de_corps_a_corps({HIT}, distance=2.5, arme_allonge=True)",
    f"attaque_a_distance({SHOT}, attaquant_au_tapis=True)",
    f"attaque_a_distance({SHOT}, attaquant_stationnaire=True)",
    f"attaque_a_distance({SHOT}, attaquant_en_corps_a_corps=True, vise=True)",
    f"attaque_a_distance({SHOT}, attaquant_engagee=True, vise=True)",
    f"attaque_a_distance({SHOT}, attaquant_engage_un_ennemi=True)",
    f"attaque_a_distance({SHOT}, cible_hors_de_vue=True)",
    f"attaque_a_distance({SHOT}, cible_derriere=True)",
    f"attaque_magique({SPELL}, attaquant_au_tapis=True)",
    f"attaque_magique({SPELL}, attaquant_stationnaire=True)",
    "attaquer_au_corps_a_corps(distance=10)",
    "attaquer_au_corps_a_corps(attaquant_est_un_colosse=True, distance=2.5)",
    "charger(attaquant_au_tapis=True)",
    "charger(attaquant_stationnaire=True)",
    "jet_de_poussee(attaquant_force=9, cible_force=8, des=[3], des_adverses=[2], cible_est_un_colosse=True)",
    "deplacement_slamme(de_de_slam=5, cible_au_tapis=True)",
])
def test_what_is_forbidden_is_never_a_total(ask, asked):
    verdict = ask(asked)
    assert (verdict.outcome, verdict.total, verdict.odds) == ("Interdit", None, None), verdict.text


@pytest.mark.parametrize("asked, rule", [
    (f"degats_a_distance({BURN}, type_de_degats='froid', cible_immunite_au_froid=True)", "WM-1042"),
    (f"degats_a_distance({BURN}, type_de_degats='feu', cible_immunite_au_feu=True)", "WM-1042"),
    (f"degats_a_distance({BURN}, type_de_degats='corrosion', cible_immunite_a_la_corrosion=True)", "WM-1042"),
    (f"degats_a_distance({BURN}, type_de_degats='feu', second_type_de_degats='froid', cible_immunite_au_froid=True)", "WM-1042"),
    (f"degats_de_corps_a_corps({BLOW}, type_de_degats='électricité', cible_immunite_a_l_electricite=True)", "WM-1042"),
    ("degats_d_explosion(pui=6, arm=12, des=[3, 4], type_de_degats='feu', cible_immunite_au_feu=True)", "WM-1042"),
    ("degats_reellement_subis(points_de_degats_subis=9, cases_de_degats_restantes=9, type_de_degats='feu', figurine_immunite_au_feu=True)", "WM-1042"),
    ("degats_du_feu_continu(arm=14, des=[3, 4], figurine_immunite_au_feu=True)", "WM-1046"),
    ("degats_de_la_corrosion_continue(figurine_immunite_a_la_corrosion=True)", "WM-1063"),
    (f"degats_de_corps_a_corps({BLOW}, cible_intangible=True)", "WM-2054"),
    (f"degats_a_distance({BURN}, cible_intangible=True)", "WM-2054"),
    ("degats_de_projection(force=10, arm=15, des=[3, 4], cible_intangible=True)", "WM-2054"),
    ("degats_collateraux(force=10, arm=13, des=[2, 3], heurtee_intangible=True)", "WM-2053"),
    ("degats_collateraux(force=10, arm=13, des=[2, 3], cible_socle='petit', heurtee_socle='moyen')", "WM-866"),
    (f"degats_a_distance({BURN}, attaque_ratee=True)", "WM-375"),
    (f"degats_de_corps_a_corps({BLOW}, attaque_ratee=True)", "WM-375"),
    ("test_provoquant_la_fuite(cmd=9, des=[5, 5], figurine_en_fuite=True)", "WM-1832"),
    ("test_provoquant_la_fuite(cmd=9, des=[5, 5], deja_teste_contre_cette_creature=True)", "WM-1825"),
    ("test_provoquant_la_fuite(cmd=9, des=[5, 5], restee_pres_de_la_creature=True)", "WM-1826"),
])
def test_what_cannot_matter_is_void_and_says_why(ask, asked, rule):
    verdict = ask(asked)
    assert (verdict.outcome, verdict.total, verdict.odds) == ("Sans effet", None, None), verdict.text
    assert rule in verdict.codes


@pytest.mark.parametrize("asked, total", [  # the same fact, said of the other person, changes nothing
    (f"attaque_de_corps_a_corps({HIT}, cible_en_fuite=True)", 13),
    (f"attaque_a_distance({SHOT}, cible_en_corps_a_corps=True)", 9),
    (f"degats_a_distance({BURN}, type_de_degats='froid', attaquant_immunite_au_froid=True)", 19),
    (f"degats_a_distance({BURN}, type_de_degats='feu', cible_immunite_au_froid=True)", 19),
    (f"degats_de_corps_a_corps({BLOW}, attaquant_intangible=True)", 19),
    (f"degats_de_corps_a_corps({BLOW}, cible_intangible=True, arme_armes_magiques=True)", 19),
    (f"degats_a_distance({BURN}, cible_intangible=True, type_d_attaque='magique')", 19),
    ("degats_collateraux(force=10, arm=13, des=[2, 3], cible_intangible=True, type_d_attaque='magique')", 15),
    (f"attaque_de_corps_a_corps({HIT}, distance=2, attaquant_est_un_colosse=True)", 13),
    (f"attaque_de_corps_a_corps({HIT}, distance=2, arme_allonge=True)", 13),
    (f"attaque_de_corps_a_corps({HIT}, distance=0.5)", 13),
    ("test_de_commandement(cmd=9, des=[5, 5], figurine_en_fuite=True)", 10),
])
def test_what_is_said_of_another_changes_nothing(ask, asked, total):
    assert ask(asked).total == total


@pytest.mark.parametrize("flat, nested", [
    (f"attaque_de_corps_a_corps({HIT}, attaquant_au_tapis=True)", f"attaque_de_corps_a_corps({HIT}, attaquant=dict(au_tapis=True))"),
    ("verrou(attaquant_socle='moyen', cible_socle='grand')", "verrou(attaquant=dict(socle='moyen'), cible=dict(socle='grand'))"),
    ("test_de_commandement(figurine_cmd=6, chef_cmd=8, test_pour_l_unite=True, des=[3, 5])",
     "test_de_commandement(figurine=dict(cmd=6), chef=dict(cmd=8), test_pour_l_unite=True, des=[3, 5])"),
])
def test_a_person_may_be_described_apart(ask, flat, nested):
    assert ask(flat).text == ask(nested).text


def test_a_shot_out_of_range_misses_and_its_template_deviates(ask):
    near, far = (ask(f"attaque_a_distance({SHOT}, distance={d}, por=12, attaque_a_aire_d_effet=True)") for d in (12, 12.5))
    assert (near.outcome, near.total) == ("Touche", 13) and "WM-216" not in near.codes
    assert far.total is None and "wm:deviation" in far.gives and {"WM-162", "WM-216"} <= set(far.codes)


@pytest.mark.parametrize("asked, arm", [
    (f"degats_a_distance({BURN}, boucliers=1)", 17),
    (f"degats_a_distance({BURN}, boucliers=1, depuis_l_arc_arriere=True)", 15),
    (f"degats_a_distance({BURN}, boucliers=1, depuis_l_arc_arriere=True, attaque_a_aire_d_effet=True)", 15),  # a direct hit comes from who shot (combat 1280)
    (f"degats_a_distance({BURN}, boucliers=1, attaque_a_aire_d_effet=True, point_d_impact_hors_de_l_arc_avant=True)", 17),
])
def test_a_shield_covers_the_front_arc(ask, asked, arm):
    assert f"Dégâts {19 - arm}" == ask(asked).outcome


def test_a_fact_of_two_possible_owners_is_refused(ask):
    with pytest.raises(SituationError, match="de qui .* attaquant_au_tapis .* cible_au_tapis"):
        ask(f"attaque_de_corps_a_corps({HIT}, au_tapis=True)")


def test_boxes_left_are_asked_for_rather_than_supposed(ask):
    with pytest.raises(SituationError, match="il manque figurine_cases_de_degats_restantes"):
        ask("degats_reellement_subis(points_de_degats_subis=9)")


@pytest.mark.parametrize("masked", ["decor_de_couvert=True, cible_en_partie_masquee=True, seul_le_haut_est_masque=True, distance_au_decor=0.5",
                                    "decor_de_dissimulation=True, cible_en_partie_masquee=True, seul_le_haut_est_masque=True, distance_au_decor=0.5",
                                    "cible_sur_une_colline=True, denivele=0.75"])
def test_ranged_attacks_announce_the_disputes_of_cover(ask, masked):
    assert set(ask(f"attaque_a_distance(atd=7, defense=13, des=[2, 5], {masked})").disputes) & {"WM-1355", "WM-1363", "WM-1364"}


@pytest.mark.parametrize(("asked", "rather"), [
    ("allouer_du_focus(foc=7, distance=14.1)", {"distance": "distance_au_controleur"}),  # beyond the control area: it would be forbidden
    ("allouer_du_focus(foc=7, distance=14)", {}),  # inside: permitted all the same
])
def test_a_measure_that_a_question_does_not_read_is_told_the_one_it_reads(ask, asked, rather):
    verdict = ask(asked)
    assert set(verdict.unread) == {"distance"} and verdict.rather == rather
