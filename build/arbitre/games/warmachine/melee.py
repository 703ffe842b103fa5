"""Shooting into a melee: who is at risk when a shot into a melee misses, and which of them is shot at instead.

Every figure (how many links of melee count, which die is drawn) is read from the graph.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

from ...errors import SituationError, nearest
from ...resolver.context import Context
from ...resolver.procedures import procedure
from ...resolver.verdict import Verdict, chance

LINKS = "wm:maillons-du-combat"  # how many links of melee join a model to the original target, at most
DRAW = "wm:tirage-de-la-nouvelle-cible"  # the die that picks one candidate

COUNT = "wm:nombre-de-candidats"  # how many candidates there are, when they are not named
SECOND = "wm:seconde-cible"  # the candidate one asks about


@procedure("wm:figurines-impliquees")
def involved(context: Context, *, paires: list[list[str]], originale: str, ecartees: list[str] = ()) -> Verdict:
    """The models a missed shot may be turned against: those near enough to the original target in the web of melees.

    `paires`: the models in melee with each other, two by two; `originale`: the model that was missed; `ecartees`: those
    that the attack cannot target or see past terrain. They are no candidates, but still link others to the melee.
    """
    name = context.asked.name
    neighbours = _web(name, paires)
    if originale not in neighbours:
        raise SituationError(f"{name} : originale {originale!r} n'est dans aucune paire{_among(originale, neighbours)}")
    barred = _different(name, "ecartees", ecartees)
    for model in barred:
        if model not in neighbours:
            raise SituationError(f"{name} : ecartees nomme {model!r}, qui n'est dans aucune paire{_among(model, neighbours)}")
    reach = _within(neighbours, originale, int(context.number(LINKS)))
    candidates = [m for m in reach if m not in barred]
    far = [m for m in neighbours if m not in reach and m != originale]
    outcome = ", ".join(candidates) if candidates else "Aucun candidat"
    text = (f"Candidats : {outcome}" if candidates else outcome) + f" ({context.code(context.asked.id)})"
    text += "".join(f" ; {why} : {', '.join(models)}" for why, models in (("écarté", [m for m in reach if m in barred]), ("trop loin", far)) if models)
    context.note_node(context.asked.id, f"impliqués avec {originale} : {', '.join(reach) or 'personne'}", outcome)
    return _verdict(context, text, outcome, details={"candidates": candidates, "too_far": far})


@procedure("wm:nouvelle-cible")
def new_target(context: Context, *, candidats: list[str] | None = None, de: int | None = None) -> Verdict:
    """The model a missed shot is turned against: the faces of the die are shared evenly between the candidates, in order.

    Without `candidats`, the second target of the situation and as many others as it takes to make the number stated of them.
    Without `de` the verdict says how the faces are shared, and the exact chances. Raises SituationError for a die that
    cannot be shared evenly: the rules print no way to read it.
    """
    name, code = context.asked.name, context.code(context.asked.id)
    candidates = _counted(context) if candidats is None else _different(name, "candidats", candidats)
    sides = int(context.reference[DRAW].data["sides"])
    if len(candidates) < 2:
        return _undrawn(context, candidates, de)
    odds = {c: Fraction(1, len(candidates)) for c in candidates}
    if sides % len(candidates):
        if de is not None:
            raise SituationError(
                f"{name} : un d{sides} ne se partage pas également entre {len(candidates)} candidats, et la source ne dit pas comment le lire "
                "→ convenez d'un tirage à chances égales, et posez la question sans de"
            )
        outcome, shown = "Au hasard", ", ".join(f"{c} {chance(p)}" for c, p in odds.items())
        text = f"Au hasard, à chances égales : {shown} ({code})"
    else:
        share = sides // len(candidates)
        faces = {c: (rank * share + 1, (rank + 1) * share) for rank, c in enumerate(candidates)}
        if de is None:
            outcome, shown = "Au hasard", ", ".join(f"{c} {_faces(*faces[c])}" for c in candidates)
            text = f"Au hasard, sur un d{sides} : {shown} ({code})"
        else:
            outcome = candidates[(de - 1) // share]
            odds, shown = None, f"{de} sur un d{sides}, {_faces(*faces[outcome])}"
            text = f"{outcome} : {shown} ({code})"
    context.note_node(context.asked.id, shown, outcome)
    return _verdict(context, text, outcome, odds=odds)


def _counted(context: Context) -> list[str]:
    """The second target first, then the others, whom nobody named."""
    count = int(context.number(COUNT))
    return [context.reference[SECOND].label, *(f"une autre figurine ({rank})" for rank in range(2, count + 1))][:count]


def _undrawn(context: Context, candidates: list[str], de: int | None) -> Verdict:
    """Nobody, or the only candidate: no die is rolled."""
    if de is not None:
        many = "un seul candidat" if candidates else "aucun candidat"
        raise SituationError(f"{context.asked.name} : {many}, on ne lance pas de dé ; retirez de")
    outcome = candidates[0] if candidates else "Aucune nouvelle cible"
    reason = " : seul candidat, sans tirage" if candidates else ""
    context.note_node(context.asked.id, "sans tirage", outcome)
    return _verdict(context, f"{outcome}{reason} ({context.code(context.asked.id)})", outcome)


def _faces(low: int, high: int) -> str:
    return f"sur {low}" if low == high else f"de {low} à {high}"


def _web(name: str, pairs: list[list[str]]) -> dict[str, list[str]]:
    """Each model with those it is in melee with, in the order they are named."""
    neighbours: dict[str, list[str]] = {}
    for one, other in pairs:
        if one == other:
            raise SituationError(f"{name} : {one!r} n'est pas en corps-à-corps avec elle-même ; deux figurines attendues")
        neighbours.setdefault(one, []).append(other)
        neighbours.setdefault(other, []).append(one)
    return neighbours


def _within(neighbours: dict[str, list[str]], start: str, links: int) -> list[str]:
    """The models joined to `start` by at most `links` melees, nearest first, `start` left out."""
    found, front = [start], [start]
    for _ in range(links):
        front = [m for m in dict.fromkeys(m for here in front for m in neighbours[here]) if m not in found]
        found += front
    return found[1:]


def _different(name: str, argument: str, given: list[str]) -> list[str]:
    """Names, each given once."""
    for model, times in Counter(given).items():
        if times > 1:
            raise SituationError(f"{name} : {argument} nomme {model!r} deux fois ; donnez à chaque figurine son nom")
    return list(given)


def _among(model: str, known: dict[str, list[str]]) -> str:
    return nearest(model, known) or f" ; figurines nommées : {', '.join(known)}"


def _verdict(context: Context, text: str, outcome: str, **more) -> Verdict:
    return Verdict(context.asked.id, text, outcome, trace=tuple(context.trace), disputes=tuple(context.disputes), **more)
