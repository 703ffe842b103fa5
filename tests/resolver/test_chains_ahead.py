"""What is worked out from what is ahead, against the same chains walked from their first stage on, every nested chain of them."""

import pytest

from arbitre.resolver import chains_again, chains_ahead, chains_telling

VEHICLE = "force=8, blindage=12, ct=4, pa=1, tirs_enchaines=2"
FIGHT = "lanceur_muscle=5, victime_muscle=4, victime_esquive=9, lanceur_esquive=8, cuir=6, cuir_du_temoin=5"
MINI = [
    "volee(adresse=3, but=2, tours=7, hommes=5)",
    f"echanges({FIGHT}, tours=2)",
    f"ronde({FIGHT}, temoin_muscle=3, temoin_esquive=7)",
    "manches(tours=2, hommes=3, points=4, but=4)",
    "releves(but=2, tours=4, points=3)",
    "coups_portes(dur=5, tours=3)",
]
PEN = [
    f"tirs_sur_un_vehicule({VEHICLE}, zone_annoncee='{zone}'{more})"
    for zone in ("coque", "armement", "mobilité")
    for more in ("", ", cible_armes_endommagees=True", ", litiges={'PEN-782': 'B'}", ", litiges={'PEN-783': 'B'}", ", arme_a_tirs_soutenus=True")
] + [
    "phase_de_tir(tirs=4, effectif=3, ct=4, force=4, endurance=3, svg=5, pa=5, svg_de_couvert=4)",
    "touches_sur_un_vehicule(touches_a_resoudre=4, force=8, blindage=12, ct=4, pa=3, zone_annoncee='armement', cible_marqueurs_endommage=2)",
]


def told(ask, expression):
    """All that a verdict says, its stages in any order, as who remembers no walk is told it."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(chains_again, "found", lambda context: None)
        verdict = ask(expression)
    return verdict.outcome, verdict.total, verdict.odds, sorted(map(str, verdict.trace)), sorted(map(str, verdict.disputes))


def both_ways(monkeypatch, ask, expression):
    looked = []
    onward = chains_ahead.Ahead._onward
    with monkeypatch.context() as patched:
        patched.setattr(chains_ahead.Ahead, "_onward", lambda *given: looked.append(given) or onward(*given))
        ahead = told(ask, expression)
    with monkeypatch.context() as patched:
        patched.setattr(chains_ahead.Ahead, "_forward", lambda self, chain: True)
        forward = told(ask, expression)
    return ahead, forward, len(looked)


@pytest.mark.parametrize("expression", MINI)
def test_ahead_or_forward_on_the_invented_game(monkeypatch, ask, expression):
    ahead, forward, _ = both_ways(monkeypatch, ask, expression)
    assert ahead == forward


@pytest.mark.parametrize("expression", PEN)
def test_ahead_or_forward_on_vehicles_and_squads(monkeypatch, resolver, expression):
    ahead, forward, looked = both_ways(monkeypatch, lambda asked: resolver.ask("pen:warhammer-40000-pen", asked, accounts=False), expression)
    assert ahead == forward
    assert looked or expression.startswith("phase_de_tir")


def world_by_world(monkeypatch, ask, expression):
    """What is told, and what would be if each world were looked at whole, for itself; how many looks it took either way."""
    looks = []
    value = chains_telling._value
    with monkeypatch.context() as patched:
        patched.setattr(chains_telling, "_value", lambda *given: looks.append(given) or value(*given))
        alike, few = told(ask, expression), len(looks)
        patched.setattr(chains_telling, "seeing", lambda slots: lambda world: world)
        return alike, told(ask, expression), few, len(looks) - few


@pytest.mark.parametrize("expression", MINI)
def test_what_looks_the_same_is_told_once_on_the_invented_game(monkeypatch, ask, expression):
    alike, whole, few, many = world_by_world(monkeypatch, ask, expression)
    assert alike == whole and few <= many


@pytest.mark.parametrize("expression", PEN[::3])
def test_what_looks_the_same_is_told_once_of_vehicles(monkeypatch, resolver, expression):
    alike, whole, few, many = world_by_world(monkeypatch, lambda asked: resolver.ask("pen:warhammer-40000-pen", asked), expression)
    assert alike == whole and few < many


def test_what_falls_below_nothing_is_not_some(resolver):
    """A ram of FOR 23 on a door of 3 PS, by the cells of the table that the book prints: −1, 0 or 3 left; 3 of 4 leave some."""
    verdict = resolver.functions("cf:confrontation")["degats_d_un_decor"](
        decor_porte_de_manoir=True, attaquant_se_sert_du_belier=True, force_cumulee_des_porteurs=21, penalites_des_porteurs=-3,
    )
    assert verdict.odds["PS -1"] and "au moins 1 : 3/4 (75 %)" in str(verdict)
