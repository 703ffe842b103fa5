"""Warhammer 40,000 PEN: lots, allocation, whole attacks: the graph's figures, what is refused, what the trace shows."""

from __future__ import annotations

import copy
from dataclasses import replace
from fractions import Fraction

import pytest

from arbitre.errors import SituationError
from arbitre.resolver import Resolver

GAME = "pen:warhammer-40000-pen"
BOLTERS = {"tirs": 4, "effectif": 2, "ct": 4, "force": 4, "endurance": 4, "svg": 4, "pa": 5}


@pytest.fixture(scope="module")
def functions(resolver):
    return resolver.functions(GAME)


def changed(reference, curie: str, **parts) -> dict:
    """The functions of the same graph with one node altered."""
    other = copy.copy(reference)
    other.nodes = {**reference.nodes, curie: replace(reference[curie], **parts)}
    return Resolver(other).functions(GAME)


REFUSED = [
    ("phase_de_tir", {}, "il manque tireurs : Tireurs du lot, faute de dire ses tirs"),
    ("phase_de_tir", {**BOLTERS, "tirs": 2.5}, "phase_de_tir : tirs : un nombre entier de fois est attendu"),
    ("phase_de_tir", {**BOLTERS, "tirs": True}, "tirs (tirs) : un nombre est attendu, True reçu"),
    ("phase_de_tir", {**BOLTERS, "tirs": 201}, "tirs (tirs) : 201 tirs dépasse le maximum, 200 tirs"),
    ("phase_de_tir", {**BOLTERS, "effectif": 0}, "effectif (membres) : 0 est sous le minimum, 1"),
    ("phase_de_tir", {"tirs": 3, "force": 4, "endurance": 4}, "il manque unite_ct : capacité de tir (CT) de l'unité"),
    ("phase_de_tir", {"tirs": 3, "ct": 4, "force": 4}, "il manque cible_endurance : endurance (E) de la cible"),
    ("phase_de_tir", {**BOLTERS, "couvert": 4}, "inconnu : couvert"),
    ("combat", {"attaquants": 2, "cc": 4, "cible_cc": 4, "force": 4, "endurance": 4}, "il manque unite_attaques : attaques (A) de l'unité"),
    ("combat", {"attaquants": "deux", "attaques": 1, "cc": 4, "cible_cc": 4}, "attaquants (attaquants) : un nombre est attendu, 'deux' reçu"),
    ("combat", {"attaquants": 201, "attaques": 2, "cc": 4, "cible_cc": 4}, "attaquants (attaquants) : 201 dépasse le maximum, 200"),
    ("lots_de_combat", {"membres": [["Bolter"]]}, "lots_de_combat : membres, n° 1 attend [arme, CT ou CC (un nombre entier de 0 à 100), et au besoin mise à part]"),
    ("lots_de_combat", {"membres": [["Bolter", "4"]]}, "lots_de_combat : membres, n° 1, CT ou CC attend un nombre entier de 0 à 100, '4' reçu"),
    ("regroupement_par_pa", {"pas": []}, "pas attend une liste d'au moins 1 élément, chacun un nombre entier de 0 à 100, [] reçu → pas : la PA de chaque arme"),
    ("repartition_des_blessures", {"blessures": -1, "membres": [["a", 1]]}, "blessures attend un nombre entier de 0 à 200, -1 reçu"),
    ("repartition_des_blessures", {"blessures": 1, "membres": ["a"]}, "membres, n° 1 attend [nom, points de vie (un nombre entier de 0 à 100)], 'a' reçu"),
    ("repartition_des_blessures", {"blessures": 1, "membres": [["a", 1], ["a", 1]]}, "donne deux fois le même nom"),
    ("repartition_des_blessures", {"blessures": 1, "membres": [["a", 1]], "hors_de_vue": ["b"]}, "hors_de_vue nomme 'b', qui n'est pas dans membres"),
    ("valeur_majoritaire", {"valeurs": []}, "valeurs attend une liste d'au moins 1 élément, chacun un nombre de 0 à 100"),
    ("valeur_majoritaire", {"valeurs": [3, "4"]}, "valeurs, n° 2 attend un nombre de 0 à 100, '4' reçu"),
    ("couvert_majoritaire", {"valeurs": 4}, "valeurs attend une liste"),
]


@pytest.mark.parametrize("name, stated, message", REFUSED, ids=[f"{r[0]}({r[1]})" for r in REFUSED])
def test_wrong_input_is_named(functions, name, stated, message):
    with pytest.raises(SituationError) as caught:
        functions[name](**stated)
    assert message in str(caught.value)


@pytest.mark.parametrize("wounds, members, more, shares", [
    (4, [["a", 1], ["b", 2], ["c", 2]], {}, {"a": 2, "b": 1, "c": 1}),
    (3, [["a", 1], ["b", 1], ["c", 1]], {}, {"a": 1, "b": 1, "c": 1}),
    (2, [["a", 3], ["b", 1], ["c", 2]], {}, {"b": 1, "c": 1, "a": 0}),
    (7, [["a", 1], ["b", 1]], {}, {"a": 4, "b": 3}),
    (0, [["a", 1]], {}, {"a": 0}),
    (2, [["a", 1], ["b", 1]], {"hors_de_vue": ["b"]}, {"a": 2}),
    (2, [["a", 1], ["b", 1]], {"hors_de_vue": ["b"], "tir_indirect": True}, {"a": 1, "b": 1}),
    (2, [["a", 1], ["b", 1]], {"hors_de_vue": ["b"], "attaque_au_contact": True}, {"a": 1, "b": 1}),
    (2, [["a", 1], ["b", 1]], {"non_engages": ["b"], "attaque_au_contact": True}, {"a": 2}),
    (2, [["a", 1], ["b", 1]], {"non_engages": ["b"]}, {"a": 1, "b": 1}),
    (2, [["a", 1]], {"hors_de_vue": ["a"]}, {}),
])
def test_wounds_are_shared_evenly(functions, wounds, members, more, shares):
    verdict = functions["repartition_des_blessures"](blessures=wounds, membres=members, **more)
    assert verdict.details == shares
    assert not shares or max(shares.values()) - min(shares.values()) <= 1


def test_lots_keep_their_sublots(functions):
    verdict = functions["lots_de_combat"](membres=[["Bolter", 4], ["Bolter", 3], ["Canon laser", 4], ["Bolter", 4]])
    assert verdict.details == {"Bolter": {4: 2, 3: 1}, "Canon laser": {4: 1}}


def test_a_figure_changed_in_the_graph_changes_the_attack(reference, functions):
    table = reference["pen:toucher-au-tir"]
    rows = [[skill, "2+" if skill == "4" else need, malus] for skill, need, malus in table.data["rows"]]
    easier = changed(reference, "pen:toucher-au-tir", data={**table.data, "rows": rows})
    assert functions["phase_de_tir"](**BOLTERS).total < easier["phase_de_tir"](**BOLTERS).total


def test_the_trace_names_the_rules_of_every_stage(functions):
    verdict = functions["phase_de_tir"](**BOLTERS, svg_de_couvert=4, portee=24, distance=12)
    assert {"PEN-122", "PEN-128", "PEN-145", "PEN-151", "PEN-160", "PEN-172", "PEN-186"} <= set(verdict.codes)
    assert "PEN-141" not in verdict.codes


def test_an_attack_rests_on_the_disputes_of_its_stages(functions):
    stated = {"tirs": 2, "effectif": 2, "ct": 4, "force": 4, "endurance": 4, "svg_invulnerable": 5, "pa": 5, "svg_de_couvert": 4}
    a, b = functions["phase_de_tir"](**stated), functions["phase_de_tir"](**stated, litiges={"PEN-1150": "B"})
    assert "PEN-1150" in b.disputes and b.total > a.total


def test_cover_is_no_use_in_close_combat(functions):
    stated = {"attaques": 3, "cc": 4, "cible_cc": 4, "force": 4, "endurance": 4}
    assert functions["combat"](**stated, svg_de_couvert=2).odds == functions["combat"](**stated).odds


def test_the_best_save_is_used_and_only_one(functions):
    stated = {"tirs": 1, "effectif": 1, "ct": 5, "force": 4, "endurance": 4, "pa": 5}
    armour = functions["phase_de_tir"](**stated, svg=3).total
    both = functions["phase_de_tir"](**stated, svg=3, svg_invulnerable=5).total
    assert both == armour == Fraction(5, 6) * Fraction(1, 2) * Fraction(1, 3)


def test_shooters_fire_what_their_weapon_may(functions):
    stated = {"effectif": 5, "arme_de_tir_rapide": True, "ct": 4, "force": 4, "endurance": 4, "svg": 4, "pa": 5, "portee": 24}
    near = functions["phase_de_tir"](tireurs=3, distance=12, **stated)
    far = functions["phase_de_tir"](tireurs=3, distance=13, **stated)
    assert near.odds == functions["phase_de_tir"](tirs=6, distance=12, **stated).odds
    assert far.odds == functions["phase_de_tir"](tirs=3, distance=13, **stated).odds


def test_no_shot_no_casualty(functions):
    assert functions["phase_de_tir"](**{**BOLTERS, "tirs": 0}).odds == {"Pertes 0": 1}


def test_shots_that_are_said_are_not_counted_from_the_shooters(resolver, functions):
    stated = ", ".join(f"{name}={value}" for name, value in BOLTERS.items())
    verdict = resolver.ask("warhammer-40000-pen", f"phase_de_tir({stated}, tireurs=2)")
    assert verdict.idle == ("tireurs",) and verdict.odds == functions["phase_de_tir"](**BOLTERS).odds


def test_a_whole_attack_is_walked_with_dice(functions):
    """Two hits, two wounds, one a member: 2 does not save on 3 and more, 3 does. Each wound's die is said again when it is saved."""
    stated = {**BOLTERS, "tirs": 2, "svg": 3}
    verdict = functions["phase_de_tir"](**stated, des=[[4], [4], [5], [6], [4], [2], [6], [3]])
    assert verdict.outcome == "Pertes 1"
    with pytest.raises(SituationError, match="on sait déjà le résultat de « Jet pour blesser » → redites des dés qui le font réussir"):
        functions["phase_de_tir"](**stated, des=[[4], [4], [5], [6], [1], [2], [6], [3]])
