"""« Et si… »: a table described once, what applies to it in the order of the game's sequences, and every question one may ask of it.

A description is written as a question is, « et_si(cible_au_tapis=True, distance=4) », by names that say whose they are: it stands in an address,
and what a form says may be carried over.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple
from weakref import WeakKeyDictionary

from ..errors import ArbitreError, ExpressionError, SituationError
from ..french import number
from ..graph import Effect, Node, declared
from ..graph.badges import badge, tone
from ..graph.describe import sentence
from ..graph.steps import sequences
from . import closing, expressions
from .applying import Applied, applying, described, following, table
from .context import Context
from .engine import OWN, Resolver
from .literals import written
from .situation import Situation
from .telling import FOLLOWS, FOLLOWS_NOT, Teller, signed

if TYPE_CHECKING:
    from collections.abc import Callable

NAME = "et_si"
NEAR = 2  # so far at most stands what changes a question in earnest
MISSING = 3  # things a question lacks that are told, at most
KEPT = 200  # answers remembered of a game; then all are forgotten, with what they closed
TOLD = 24  # rules that a text to hand on names
KINDS = ("Roll", "Chain", "Action", "Quantity", "Event", "Procedure", "Table", "Ranking")  # asked of a table, in this order
BESIDE = ("Action", "Event")  # a rule that forbids many of these stands each time where the thing is done
CLOSED = (FOLLOWS, FOLLOWS_NOT, "annule")  # what closing the facts tells
NOTHING = "Dites ce qu'il y a sur la table : ce qui s'applique vient à mesure."
_STEPS: WeakKeyDictionary[Resolver, dict[str, dict[str, int]]] = WeakKeyDictionary()


@dataclass(frozen=True)
class Question:
    """A question that reads something of what is said, as one puts it: `call` says of it all that the question reads."""

    node: Node
    call: str
    rank: tuple


class _Kept(NamedTuple):
    """Of a game: the answers of questions by their call, and what closing the facts of each left."""

    answers: dict[str, dict]
    closed: dict[tuple, list[closing.Closed]]


def asks(expression: str) -> bool:
    """Whether an expression describes a table rather than puts a question."""
    return expression.strip().startswith(f"{NAME}(")


def read(resolver: Resolver, game: str, expression: str) -> tuple[str, dict[str, object]]:
    """The question an expression puts, and what it says. Raises ExpressionError for anything else than one call."""
    found: list[tuple[str, dict[str, object]]] = []

    def noting(name: str) -> Callable[..., str]:
        return lambda **stated: found.append((name, stated)) or name

    expressions.evaluate(expression, {name: noting(name) for name in (*resolver.askables(game), NAME)})
    if len(found) != 1:
        raise ExpressionError(f"décrivez la table, par exemple {NAME}(distance=4)")
    return found[0]


class WhatIf:
    """Describes tables of the games of one resolver."""

    def __init__(self, resolver: Resolver, say: Callable[..., str] | None = None) -> None:
        """`say` puts a text as it is shown, when whoever asks has made what does (`Teller.say`)."""
        self.resolver, self.reference, self.say = resolver, resolver.reference, say or Teller(resolver.reference).say
        self._kept: dict[str, _Kept] = {}

    def tell(self, game: str, expression: str) -> dict:
        """What applies to a table and what may be asked of it, as JSON. Raises as `Resolver.ask` does.

        `said` tells it all in one text, `summary` in one line; `groups` has what applies by step, `nearly` what only lacks one thing, `kept` what
        something keeps from counting, `follows` what follows from what is said, `asks` the questions, the nearest first.
        """
        game = self.resolver.game(game)
        name, stated = read(self.resolver, game, expression)
        if name != NAME:
            raise ExpressionError(f"décrivez la table, par exemple {NAME}(distance=4)")
        situation = described(self.resolver, game, stated)
        context = table(self.resolver, game, situation)
        found = applying(self.resolver, context)
        groups = self._groups(game, [one for one in found if not one.lacks and not one.beaten])
        follows, asked = self._follows(context), self.questions(game, situation, stated)
        summary = _summary(sum(len(group["rules"]) for group in groups), len(asked)) if stated else NOTHING
        return {
            "said": "\n".join([summary, *_lines(groups)]), "summary": summary, "groups": groups, "follows": follows,
            "nearly": self._groups(game, [one for one in found if one.lacks]), "kept": self._groups(game, [one for one in found if one.beaten]),
            "asks": [
                {"question": one.node.name, "label": one.node.label, "kind": one.node.kind, "code": one.node.code, "path": one.node.slug, "call": one.call}
                for one in asked
            ],
            "brought": self._brought(situation), "version": self.reference.version,
        }

    def answer(self, game: str, call: str) -> dict:
        """The answer of a question, {"said", "outcome"}; what it lacks to be answered, {"missing": labels}; or why it cannot be, {"error"}.

        A call says all that its question reads of a table: while it stays the same, so does its answer. What one question closed serves the next.
        """
        game = self.resolver.game(game)
        kept = self._kept.setdefault(game, _Kept({}, {}))
        if call not in kept.answers:
            if len(kept.answers) >= KEPT:
                kept.answers.clear()
                kept.closed.clear()
            with closing.kept(kept.closed):
                kept.answers[call] = self._answer(game, call)
        return kept.answers[call]

    def _answer(self, game: str, call: str) -> dict:
        name, stated = read(self.resolver, game, call)
        node, missing = self.resolver.askables(game)[name], []
        while True:
            try:
                verdict = self.resolver.resolve(node, stated)
                return {"missing": missing} if missing else {"said": self.say(verdict.text, verdict.asked), "outcome": self.say(verdict.outcome)}
            except ArbitreError as error:
                lacks = error.missing if isinstance(error, SituationError) else None
                if lacks is None:
                    return {"missing": missing} if missing else {"error": self.say(str(error))}
            missing.append(lacks[1])
            supposed = self._supposed(game, lacks[0])
            if supposed is None or lacks[0] in stated or len(missing) == MISSING:
                return {"missing": missing}
            stated = {**stated, lacks[0]: supposed}

    def carry(self, game: str, expression: str) -> str:
        """What a question says, as the description of a table: its own arguments and its dice are left out."""
        game = self.resolver.game(game)
        name, stated = read(self.resolver, game, expression)
        if name == NAME:
            return expression
        node, naming = self.resolver.askables(game)[name], self.resolver.index(game).naming
        readable, own = self.resolver.reading(game).depths(node.id), {*OWN, *(argument.name for argument in declared(node))}
        said = {
            self.reference[naming.meaning(word, readable, node)].name: value
            for word, value in naming.flat(stated).items() if word not in own and naming.known(word)
        }
        return _call(NAME, said)

    def questions(self, game: str, situation: Situation, stated: dict[str, object]) -> list[Question]:
        """The questions that read something of what is said, those that read the most of it, and the nearest, first."""
        reading, values = self.resolver.reading(game), self.resolver.index(game).naming.flat(stated)
        found: dict[str, dict[str, int]] = {}
        for curie in situation.names.values():
            for depth, asker in reading.read_by.near(curie):
                if self.reference[asker].kind in KINDS:
                    found.setdefault(asker, {})[curie] = depth
        told = []
        for asker, depths in found.items():
            node = self.reference[asker]
            said = {self.reference[curie].name: values[name] for name, curie in situation.names.items() if curie in depths}
            near = sum(depth + (node.kind == "Chain") <= NEAR for depth in depths.values())
            told.append(Question(node, _call(node.name, said), (-near, sum(depths.values()) + (node.kind == "Chain"), KINDS.index(node.kind), node.label)))
        return sorted(told, key=lambda one: one.rank)

    def _supposed(self, game: str, name: str) -> object:
        """Some value that a number or a choice accepts, only to see what else a question lacks."""
        curie = self.resolver.index(game).naming.whole.get(name)
        node = self.reference.get(curie) if curie else None
        if node is None:
            return None
        if node.kind == "Choice":
            return str(next(iter(node.data.get("values", ())), "")) or None
        low = node.data.get("min")
        return float(low) if low is not None and low > 1 else 1

    def _follows(self, context: Context) -> list[dict]:
        """What follows from what is said, and what it makes false or sets aside, each with its rule."""
        lines = following(self.resolver, context)
        return [{"code": line.code, "label": signed(line.label), "text": self.say(line.text), "badge": line.value} for line in lines if line.value in CLOSED]

    def _groups(self, game: str, found: Iterable[Applied]) -> list[dict]:
        """Effects by step of the sequences, in their order, then by chapter where no step is theirs; of each step, by rule."""
        grouped: dict[str, dict[str, list[Applied]]] = {}
        for one in found:
            grouped.setdefault(self._place(game, one.effect), {}).setdefault(one.effect.rule, []).append(one)
        order = self._steps(game)
        ranks = {place: (order.get(place, len(order)), self._chapter_rank(place)) for place in grouped}
        return [self._group(place, grouped[place]) for place in sorted(grouped, key=lambda place: ranks[place])]

    def _group(self, place: str, rules: dict[str, list[Applied]]) -> dict:
        node = self.reference.get(place)
        owner = next((self.reference[one] for one in self.reference.linked(place, "partOf") if one in self.reference.nodes), None) if node else None
        sequence = owner if node is not None and node.kind == "Step" else node if node is not None and node.kind == "Sequence" else None
        return {
            "sequence": sequence.label if sequence else "", "number": str(node.data.get("number", "")) if node and node.kind == "Step" else "",
            "label": node.label if node else "", "code": node.code if node and node.kind in ("Step", "Sequence") else "",
            "rules": [self._rule(rule, found) for rule, found in rules.items()],
        }

    def _rule(self, rule: str, found: list[Applied]) -> dict:
        node = self.reference[rule]
        return {"code": node.code, "label": node.label, "lines": list({line["text"]: line for line in map(self._line, found)}.values())}

    def _line(self, one: Applied) -> dict:
        effect, told = one.effect, {}
        dispute = self.resolver.index(self.reference[effect.rule].game).readings.get(effect.rule) if effect.reading else None
        if one.lacks:
            told["lacks"] = self.reference[one.lacks].label
        if one.beaten:
            base = self.reference[self.reference.roles.base(one.beaten)]
            told["beaten"] = {"code": base.code, "label": self.reference[one.beaten].label}
        if dispute is not None and not dispute.data.get("holds"):
            told["dispute"] = dispute.code
        return {"badge": badge(effect, self.reference), "tone": tone(effect), "text": self.say(sentence(effect, self.reference)), **told}

    def _place(self, game: str, effect: Effect) -> str:
        """The step, or the chapter, where an effect counts: that of its rule in the sequence of what it acts on, else that of what it acts on."""
        order = self._steps(game)
        steps = lambda curie: [step for step in self.reference.linked(curie, "appliesAt") if step in order]
        sequence = lambda step: next(iter(self.reference.linked(step, "partOf")), step)
        target = next((found for place in self.reference.broaders(effect.target) if (found := steps(place))), []) if effect.target else []
        own = steps(effect.rule)
        if shared := [step for step in own if sequence(step) in set(map(sequence, target))]:
            return min(shared, key=order.__getitem__)
        node = self.reference.get(effect.target)
        if target or own and not (node is not None and node.kind in BESIDE):
            return min(target or own, key=order.__getitem__)
        return (node.chapter if node is not None else "") or self.reference[effect.rule].chapter

    def _steps(self, game: str) -> dict[str, int]:
        """The sequences of a game and their steps by their rank."""
        kept = _STEPS.setdefault(self.resolver, {})
        if game not in kept:
            told = [node.id for sequence, steps in sequences(self.reference, game) for node in (sequence, *steps)]
            kept[game] = {curie: rank for rank, curie in enumerate(told)}
        return kept[game]

    def _chapter_rank(self, place: str) -> float:
        node = self.reference.get(place)
        return float(node.data.get("rank", 0)) if node is not None and node.kind == "Chapter" else 0.0

    def _brought(self, situation: Situation) -> list[dict]:
        """What the lines of tables that are named state, and nobody said."""
        named = set(situation.names.values())
        values = {**{c: number(v) for c, v in situation.numbers.items()}, **situation.choices, **dict.fromkeys(sorted(situation.facts), "")}
        return [{"name": self.reference[c].name, "label": self.reference[c].label, "value": value} for c, value in values.items() if c not in named]


def _call(name: str, said: dict[str, object]) -> str:
    return f"{name}({','.join(f'{word}={written(value)}' for word, value in said.items())})"


def _summary(rules: int, questions: int) -> str:
    applied = f"{rules} règles s'appliquent" if rules > 1 else "1 règle s'applique" if rules else "Aucune règle ne s'applique encore"
    return f"{applied} ; {questions} question{'s' if questions > 1 else ''} à poser."


def _lines(groups: list[dict]) -> list[str]:
    """What applies, a line a rule, for a text to hand on."""
    badges = lambda rule: ", ".join(dict.fromkeys(line["badge"] for line in rule["lines"]))
    found = [
        f"{' '.join(filter(None, [group['number'], group['label']]))} : {rule['label']} ({rule['code']}) {badges(rule)}"
        for group in groups for rule in group["rules"]
    ]
    return found if len(found) <= TOLD else [*found[:TOLD], f"et {len(found) - TOLD} autres"]
