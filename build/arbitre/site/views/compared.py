"""What may be done or not, case by case, as the examples of a page say: the numbers of each, and the answer."""

from __future__ import annotations

from collections.abc import Collection
from fractions import Fraction

from ...french import counted, number
from ...graph import Node
from ...resolver import Shown, drawn, drawn_of
from .. import charts
from ..atlas import Atlas
from ..charts import Case, Picture
from ..prose import Phrase
from ..questions import Question

MOST = 6  # cases one can still compare at a glance
WORKS = {True: "joue", False: "ne joue pas"}  # of a rule; of an action, the verdict has its own word


def compared(atlas: Atlas, node: Node) -> tuple[Picture, list[tuple[str, Phrase]], bool]:
    """The cases of a node with their legend, in its order."""
    kind, named, found = node.data["drawnAs"], drawn_of(node), _kept(drawn(atlas.resolver, node))
    cases = [_case(atlas, named, one) for one in found]
    tested = {given.measure for effect in node.effects for given in effect.given}.union(*((*effect.when, *effect.unless) for effect in node.effects))
    legend = [(_verdict(atlas, one, case), situated(atlas, one, tested if kind == "Near" else ())) for one, case in zip(found, cases)]
    if kind == "Near":
        return charts.near(cases, _bounds(atlas, node, named[0])), legend, True
    return {"Balance": charts.balance, "Sight": charts.sight, "Level": charts.levels}[kind](cases), legend, True


def situated(atlas: Atlas, shown: Shown, only: Collection[str] = ()) -> Phrase:
    """What a line says, its dice left out, and all but some facts and numbers if one says which."""
    read = shown.heard
    stated = {name: value for name, value in read.stated.items() if not only or read.names.get(name) in only}
    return joined(atlas.prover.situation(Question(read.call, read.asked, stated, read.given, read.names))) or ["d'ordinaire"]


def joined(phrases: list[Phrase], between: str = ", ") -> Phrase:
    """Phrases one after the other."""
    return [piece for rank, phrase in enumerate(phrases) for piece in ([between] if rank else []) + list(phrase)]


def unit_of(atlas: Atlas, curie: str) -> str:
    """The unit that a number is told in."""
    unit = str(atlas.reference[curie].data.get("unit") or "")
    return atlas.reference[unit].label if atlas.reference.get(unit) else unit


def _kept(found: list[Shown]) -> list[Shown]:
    """The first cases, and among them a yes and a no."""
    kept = found[:MOST]
    if len({one.acts for one in kept}) == 1:
        kept[-1] = next(one for one in found if one.acts != kept[0].acts)
    return kept


def _case(atlas: Atlas, named: tuple[str, ...], shown: Shown) -> Case:
    words = []
    for curie, value in zip(named, shown.values):
        said = shown.heard.said(curie)
        words.append(str(said) if isinstance(said, str) else counted(value, unit_of(atlas, curie)) if unit_of(atlas, curie) else number(value))
    return Case(tuple(float(value) for value in shown.values), tuple(words), shown.acts)


def _verdict(atlas: Atlas, shown: Shown, case: Case) -> str:
    asked = atlas.reference[shown.run.verdict.asked]
    return shown.run.verdict.outcome if asked.kind == "Action" else WORKS[case.acts]


def _bounds(atlas: Atlas, node: Node, curie: str) -> list[tuple[float, str]]:
    """The distances that the effects of a node name, each once."""
    values = {given.value for effect in node.effects for given in effect.given if given.measure == curie and isinstance(given.value, Fraction)}
    return [(float(value), counted(value, unit_of(atlas, curie))) for value in sorted(values)]
