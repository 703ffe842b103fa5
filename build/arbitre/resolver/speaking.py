"""A verdict as JSON: as programs take it, and with what a page shows besides."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import asdict, replace
from fractions import Fraction

from ..errors import ArbitreError
from ..french import number, percent, readable
from ..graph import Node, declared
from . import expressions
from .distribution import distribution
from .engine import OWN, Resolver
from .priority import Collision
from .putting import Telling
from .situation import Situation
from .telling import Teller, reasons, signed
from .verdict import Verdict


def as_json_object(verdict: Verdict, version: str) -> dict:
    """A verdict as plain JSON: a total is a number, chances are exact fractions written "5/12"."""
    return {
        "verdict": verdict.text,
        "outcome": verdict.outcome,
        "total": _number(verdict.total),
        "odds": {k: str(v) for k, v in verdict.odds.items()} if verdict.odds is not None else None,
        "unread": {name: list(readers) for name, readers in verdict.unread.items()},
        "idle": list(verdict.idle),
        "rather": dict(verdict.rather),
        "counts_in": dict(verdict.counts_in),
        "contradicted": [{"name": c.name, "code": c.code, "label": c.label} for c in verdict.contradicted],
        "disputes": list(verdict.disputes),
        "answers": [{"dispute": a.dispute, "reading": a.reading, "verdict": a.text} for a in verdict.answers],
        "trace": [{"code": t.code, "label": t.label, "text": t.text, "value": t.value} for t in verdict.trace],
        "version": version,
    }


def _number(value: Fraction | None) -> int | float | None:
    if value is None:
        return None
    value = Fraction(value)
    return value.numerator if value.denominator == 1 else float(value)


class _Quick(Telling):
    """The questions of a game, answered without trying what each thing said changes; the last one put is noted with what it was told."""

    last: tuple[Node, dict[str, object]] | None = None

    def __getitem__(self, name: str) -> Callable[..., Verdict]:
        node, resolver = self.names[name], self.resolver

        def ask(**stated: object) -> Verdict:
            flat = resolver.index(node.game).naming.flat(stated)
            unread = resolver.unread(node, {k: v for k, v in flat.items() if k not in OWN})
            self.last = node, {k: v for k, v in flat.items() if k not in unread}
            return replace(resolver.resolve(*self.last), unread=unread)

        return ask


class Speaker:
    """Says the verdicts of one resolver as pages show them."""

    def __init__(self, resolver: Resolver) -> None:
        self.resolver, teller = resolver, Teller(resolver.reference)
        self.say, self.line = teller.say, teller.line

    def tell(self, game: str, expression: str) -> dict:
        """A verdict as JSON, with what a page shows besides; what changed nothing is left to `account`, which takes longer.

        `said` is the verdict as one says it, `why` its trace so, `brought` what a line of a table states of what was named, `chances`
        each outcome as one reads it and as it is drawn, `spread` that of a number. Raises as `Resolver.ask` does.
        """
        reference, quick = self.resolver.reference, _Quick(self.resolver, self.resolver.game(game))
        verdict = expressions.evaluate(expression, quick)
        if not isinstance(verdict, Verdict) or quick.last is None:
            raise ArbitreError("posez une question entière, sans rien lire de sa réponse")
        node, stated = quick.last
        why = [
            {"code": line.code, "node": line.node, "label": signed(line.label), "text": text, "value": value}
            for line in reasons(verdict, reference) for text, value in [self.line(line)]
        ]
        drawn = distribution(verdict.odds)
        return as_json_object(verdict, reference.version) | {
            "said": self.say(verdict.text, verdict.asked), "why": why, "answers": [
                {"dispute": one.dispute, "reading": one.reading, "verdict": self.say(one.text)} for one in verdict.answers],
            "labels": self._labels(node, {*verdict.unread}), "brought": self._brought(node, stated),
            "spread": drawn and asdict(drawn), "chances": [] if drawn else _chances(verdict.odds),
        }

    def account(self, game: str, expression: str) -> dict:
        """What became of each thing said: `idle` changed nothing, `rather` what would have instead, `finer` the questions that count it, `labels` how all are called."""
        verdict = self.resolver.ask(game, expression)
        labels = self._labels(self.resolver.reference[verdict.asked], {*verdict.idle, *verdict.rather, *verdict.rather.values()})
        asked = self.resolver.askables(self.resolver.game(game))
        finer = [{"code": node.code, "label": node.label, "names": [name for name, question in verdict.counts_in.items() if question == node.name]}
                 for node in (asked[question] for question in dict.fromkeys(verdict.counts_in.values()))]
        return {"idle": list(verdict.idle), "rather": dict(verdict.rather), "finer": finer, "labels": labels, "weighed": self._weighed(game, expression)}

    def _weighed(self, game: str, expression: str) -> list[dict]:
        """The quantities that an action compares, worked out for what is said: an answer of permitted or forbidden shows none of its numbers."""
        quick = _Quick(self.resolver, self.resolver.game(game))
        expressions.evaluate(expression, quick)
        reference, found = self.resolver.reference, []
        node, stated = quick.last
        if node.kind not in ("Action", "Event"):
            return found
        naming, readable = self.resolver.index(node.game).naming, self.resolver.reading(node.game).depths(node.id)
        whole = {reference[naming.meaning(name, readable, node)].name if naming.known(name) else name: value for name, value in stated.items()}
        compared = [name for effect in node.effects if effect.target == node.id for one in effect.given for name in (one.measure, one.value)]
        for quantity in (reference[name] for name in dict.fromkeys(map(str, compared)) if reference.get(name) and reference[name].kind == "Quantity"):
            with suppress(ArbitreError, Collision):
                unread = self.resolver.unread(quantity, whole)
                verdict = self.resolver.resolve(quantity, {name: value for name, value in whole.items() if name not in unread})
                found.append({"code": quantity.code, "label": quantity.label, "said": self.say(verdict.text, verdict.asked)})
        return found

    def _labels(self, node: Node, names: set[str]) -> dict[str, str]:
        naming, readable = self.resolver.index(node.game).naming, self.resolver.reading(node.game).depths(node.id)
        return {name: self.resolver.reference[naming.meaning(name, readable, node)].label for name in sorted(names) if naming.known(name)}

    def _brought(self, node: Node, stated: dict[str, object]) -> list[dict]:
        """What the lines that a situation names state of it, and nobody said: `value` is "" for a fact."""
        resolver, reference = self.resolver, self.resolver.reference
        index, readable = resolver.index(node.game), resolver.reading(node.game).depths(node.id)
        own = {argument.name for argument in declared(node)}
        said = {name: value for name, value in stated.items() if index.naming.known(name) and name not in own}
        situation = Situation(reference, node.game, said, lambda name: index.naming.meaning(name, readable, node), index.stating)
        named = set(situation.names.values())
        values = {**{c: number(v) for c, v in situation.numbers.items()}, **situation.choices, **dict.fromkeys(sorted(situation.facts), "")}
        return [{"name": reference[c].name, "label": reference[c].label, "value": value} for c, value in values.items() if c not in named and c in readable]


def _chances(odds: dict[str, Fraction] | None) -> list[dict]:
    """Each outcome with its chance, as one reads it and, in hundredths, as it is drawn."""
    return [
        {"label": signed(label), "said": percent(share), "exact": readable(share), "width": round(float(share) * 100, 1)}
        for label, share in (odds or {}).items()
    ]
