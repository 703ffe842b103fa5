"""Random situations of two games: what comes first comes first, and what nobody reads changes nothing. Seeded, always the same.

Each is judged once, and once with its account, whichever tests look at it.
"""

from __future__ import annotations

import random
from fractions import Fraction

import pytest

from arbitre.errors import SituationError
from arbitre.resolver import Resolver

GAMES = ("wm:warmachine", "pen:warhammer-40000-pen")
KINDS = ("Roll", "Quantity", "Action", "Event")
REFUSED = ("Interdit", "Sans effet")
TRIALS, ACCOUNTED = 3, 1  # situations for each question; fewer where each fact said is taken away and asked again


def _value(random_: random.Random, node):
    if node.kind == "Fact":
        return True
    if node.kind == "Choice":
        return random_.choice([str(v) for v in node.data["values"]])
    low, high = int(node.data.get("min", 0)), int(node.data.get("max", 10))
    return random_.randint(low, min(high, low + 12))


def _situation(random_: random.Random, resolver: Resolver, node) -> dict[str, object]:
    """Facts that the question reads, a few, and its numbers, most of them."""
    depths = resolver.reading(node.game).depths(node.id)
    read = [resolver.reference[c] for c in depths]
    facts = [n for n in read if n.kind == "Fact"]
    numbers = [n for n in read if n.kind in ("Characteristic", "Measure", "Choice")]
    chosen = random_.sample(facts, min(len(facts), random_.randint(0, 4)))
    chosen += [n for n in numbers if depths[n.id] <= 1 or random_.random() < 0.2]
    return {n.name: _value(random_, n) for n in chosen}


def _asked(resolver: Resolver, game: str):
    """Situations of every question of a game, each with its number among those of the question and its verdict."""
    for node in resolver.reference.of_game(game, *KINDS):
        random_ = random.Random(f"{node.id}")
        for trial in range(TRIALS):
            stated = _situation(random_, resolver, node)
            try:
                yield trial, node, stated, resolver.resolve(node, stated)
            except SituationError:  # a measure that a fact makes necessary was not drawn: it is asked for
                continue


def _accounted(resolver: Resolver, node, stated: dict[str, object]):
    """The verdict with its account; what is said of somebody who has no part in the question, and meant of another, is refused by its name and left out."""
    while True:
        try:
            return resolver.resolve(node, stated, accounts=True)
        except SituationError as error:
            stranger = next((name for name in stated if str(error).startswith(f"{name} : ") and "n'y est pour rien" in str(error)), None)
            if stranger is None:
                raise
            stated = {name: value for name, value in stated.items() if name != stranger}


def _stranger(resolver: Resolver, node, stated: dict[str, object]):
    """A fact that a question cannot read, if the game has one."""
    readable, strangers = resolver.reading(node.game).depths(node.id), resolver.reference.of_game(node.game, "Fact")
    random_ = random.Random(str(stated))
    return next((f for f in random_.sample(strangers, len(strangers)) if f.id not in readable and not f.data.get("of")), None)


@pytest.fixture(scope="module", params=GAMES)
def game(request) -> str:
    return request.param


@pytest.fixture(scope="module")
def asked(resolver, game) -> list[tuple]:
    """The situations of a game, each with its verdict."""
    return list(_asked(resolver, game))


@pytest.fixture(scope="module")
def accounted(resolver, asked) -> list[tuple]:
    """The first of each question, with a fact it cannot read, if there is one, and the account of what is said with that fact besides."""
    found = []
    for trial, node, stated, verdict in asked:
        if trial < ACCOUNTED:
            stranger = _stranger(resolver, node, stated)
            said = stated if stranger is None else {**stated, stranger.name: True}
            found.append((node, stated, verdict, stranger, _accounted(resolver, node, said)))
    return found


def test_no_total_under_what_forbids_or_voids_it(asked):
    seen = 0
    for _, node, stated, verdict in asked:
        refused = [line for line in verdict.trace if line.value in REFUSED]
        if refused and node.kind != "Action":
            seen += 1
            assert verdict.outcome in REFUSED and verdict.total is None and verdict.odds is None, (node.id, stated, verdict.text)
    assert seen > 20  # the trials do meet prohibitions


def test_an_automatic_result_is_never_contradicted(asked):
    for _, node, stated, verdict in asked:
        automatic = [line.text for line in verdict.trace if line.value == "auto"]
        if automatic and node.kind == "Roll":
            assert verdict.total is None and list(verdict.odds.values()) == [Fraction(1)], (node.id, stated, verdict.text)


def test_what_a_question_cannot_read_changes_nothing(accounted):
    for node, stated, verdict, stranger, told in accounted:
        if stranger is not None:
            assert stranger.name in told.unread, (node.id, stranger.id)
            assert (told.text, told.total, told.odds) == (verdict.text, verdict.total, verdict.odds), (node.id, stated, stranger.id)


def test_what_changed_nothing_can_be_left_out(resolver, accounted):
    for node, stated, verdict, _, told in accounted:
        for names in {*((name,) for name in told.idle), told.idle}:
            without = resolver.resolve(node, {k: v for k, v in stated.items() if k not in names})
            assert (without.text, without.total, without.odds) == (verdict.text, verdict.total, verdict.odds), (node.id, stated, names)


def test_a_dispute_is_named_exactly_when_another_reading_answers_otherwise(resolver):
    """Every example of every dispute of every game, under every reading: no silent difference, no idle mention."""
    from arbitre.resolver.rulings import _said

    reference = resolver.reference
    for dispute in (dispute for game in reference.games() for dispute in reference.of_game(game.id, "Dispute")):
        letters = [r.letter for r in dispute.data.get("readings", ())]
        for example in dispute.examples:
            for run in resolver.run_example(dispute, example).runs:
                verdict, question = run.verdict, run.source.partition("= ")[2] if " = " in run.source.partition("(")[0] else run.source
                if verdict is None or "litiges" in question or not question.endswith(")") or "(" not in question:
                    continue
                comma = "" if question.endswith("()") else ", "
                answers = []
                for letter in letters:
                    try:
                        answers.append(_said(resolver.ask(dispute.game, f'{question[:-1]}{comma}litiges={{"{dispute.code}": "{letter}"}})')))
                    except SituationError as error:
                        answers.append(str(error))
                assert (dispute.code in verdict.disputes) == (len(set(map(str, answers))) > 1), (dispute.code, run.source)


def test_a_trace_says_only_what_the_answer_rests_on(resolver):
    """A target in a forest has concealment against shots; it does nothing against a sword, and is not told there."""
    ask = lambda question: resolver.ask("warmachine", question).codes
    assert "WM-1226" in ask("attaque_a_distance(atd=6, defense=14, cible_en_foret=True)")
    assert "WM-1226" not in ask("attaque_de_corps_a_corps(acc=6, defense=14, cible_en_foret=True)")


def test_what_a_subtracted_number_changes_is_not_idle(resolver):
    """What follows from a path and from a reach that a kind of ground lessens: the same facts, said with and without that ground, close apart."""
    told = resolver.ask("cf:confrontation", 'charger(attaquant_mou=10, distance=18, distance_parcourue_au_sol=3, zone_de_terrain="encombrée")')
    assert "assaut trop court" in told.text and told.idle == ()
