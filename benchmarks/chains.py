"""What a chain costs, as a part of what ten attacks may take. No test asks how long it takes.

Ten attacks, ten shots: plain, then with all that makes their questions be asked again.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

from arbitre.graph import load
from arbitre.resolver import Resolver, chains_again

BUDGET = 0.1  # seconds of processor that ten attacks may take

MELEE = {"acc": 6, "pui": 7, "force": 9, "defense": 13, "arm": 17, "cases_de_degats_restantes": 40, "attaques_enchainees": 10}
SHOTS = {"atd": 7, "pui": 12, "defense": 13, "arm": 15, "cases_de_degats_restantes": 40, "attaques_enchainees": 10}
BOOSTS = {"attaques_boostees": 5, "degats_boostes": 5, "attaquant_points_de_focus": 8}
VEHICLE = {"force": 10, "blindage": 12, "ct": 4, "pa": 1, "tirs_enchaines": 10}
SQUAD = {"tirs": 10, "effectif": 10, "ct": 4, "force": 4, "endurance": 3, "svg": 5, "pa": 5, "svg_de_couvert": 4}
CHAINS = {
    "wm:warmachine": [
        ("attaques_de_corps_a_corps", "plain", MELEE),
        ("attaques_de_corps_a_corps", "boosts", {**MELEE, **BOOSTS}),
        ("attaques_de_corps_a_corps", "boosts, charge, knockdown", {**MELEE, **BOOSTS, "attaque_de_charge": True, "distance_parcourue": 6, "arme_critique_au_tapis": True}),
        ("attaques_a_distance", "plain", SHOTS),
        ("attaques_a_distance", "boosts, knockdown", {**SHOTS, **BOOSTS, "arme_critique_au_tapis": True}),
    ],
    "pen:warhammer-40000-pen": [
        ("phase_de_tir", "a squad", SQUAD),
        ("tirs_sur_un_vehicule", "hull", {**VEHICLE, "zone_annoncee": "coque"}),
        ("tirs_sur_un_vehicule", "weapons", {**VEHICLE, "zone_annoncee": "armement"}),
        ("tirs_sur_un_vehicule", "mobility", {**VEHICLE, "zone_annoncee": "mobilité"}),
    ],
}


MANY = ("attaques_enchainees", "tirs_enchaines", "tirs")  # what one changes by one: how many attacks


def fastest(asked: Callable[[], None], before: Callable[[], None] = lambda: None, times: int = 3) -> float:
    """The least processor time of a few goes; `before` each of them, what is not counted."""
    found = []
    for _ in range(times):
        before()
        begun = time.process_time()
        asked()
        found.append(time.process_time() - begun)
    return min(found)


def costs(resolver: Resolver, game: str, name: str, stated: dict[str, object]) -> tuple[float, float]:
    """What a chain costs who asks it of a resolver that knows no question of it, and who has just asked for one attack more."""
    ask, index = resolver.functions(game)[name], resolver.index(game)
    ask(**stated)  # what is worked out once for all that is asked
    first = fastest(lambda: ask(**stated), lambda: chains_again.forget(index))
    many = next(n for n in MANY if n in stated)
    return first, fastest(lambda: ask(**stated), lambda: ask(**{**stated, many: stated[many] + 1}))


def run(root: Path, show: Callable[[str, str], None]) -> None:
    """Shows what each chain costs."""
    resolver = Resolver(load(root))
    for game, chains in CHAINS.items():
        for name, what, stated in chains:
            first, again = (f"{cost / BUDGET:5.2f}× the budget ({cost * 1000:.0f} ms)" for cost in costs(resolver, game, name, stated))
            show(name, f"{what:28} {first}, after one attack more: {again}")
