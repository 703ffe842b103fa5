"""Examples as a reader sees them: the situation in words, the call, the verdict, and a trace whose lines are links."""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace
from fractions import Fraction

from ..errors import ArbitreError
from ..french import counted
from ..graph import Example, Node, Reference
from ..resolver import READERS, Ledger, Teller, reasons, signed
from ..resolver.examples import Run
from ..resolver.verdict import number
from ..resolver.distribution import Distribution, distribution
from .links import Links, Ref
from .prose import Phrase
from .questions import DICE, Question, answered, question

WORD = re.compile(r"[A-Za-zÀ-ÿ_]\w*")
CODE = re.compile(r"\b[A-Z0-9]{1,6}-\d+\b")
ARGUMENTS = {"des": "dés", "des_adverses": "dés adverses", "options": "options", "relances": "relances", "relances_adverses": "relances adverses", "litiges": "litiges"}

LONG, FEW = 6, 4  # questions of an example: beyond the first figure, only the second is shown at once


@dataclass(frozen=True)
class TraceView:
    """One line of a trace: its rule as a link, what it did, its value."""

    ref: Ref | None
    label: str
    text: Phrase
    value: str


@dataclass(frozen=True)
class AnswerView:
    """What another reading of a dispute would answer."""

    ref: Ref
    reading: str
    text: Phrase


@dataclass(frozen=True)
class RunView:
    """One question of an example, with its answer."""

    asked: Ref | None
    situation: list[Phrase]
    code: Phrase
    verdict: Phrase
    ok: bool
    got: str
    trace: list[TraceView]
    codes: list[str]
    reads: str = ""  # what of the verdict is read, when it is not the whole
    idle: list[Phrase] = field(default_factory=list)  # what was said and changed nothing
    answers: list[AnswerView] = field(default_factory=list)


@dataclass(frozen=True)
class ExampleView:
    """One example, run; `spread` is drawn once, for the last question whose answer is a number."""

    label: str
    ok: bool
    runs: list[RunView]
    spread: Distribution | None = None

    @property
    def shown(self) -> int:
        """How many questions stand before the rest is folded; what is read of an answer is never parted from its question."""
        if len(self.runs) <= LONG:
            return len(self.runs)
        return max((i for i in range(1, FEW + 1) if self.runs[i].asked), default=FEW)


@dataclass
class Proof:
    """What the examples of a node prove."""

    examples: list[ExampleView] = field(default_factory=list)

    @property
    def passed(self) -> int:
        """How many examples answer what they promise."""
        return sum(example.ok for example in self.examples)

    @property
    def total(self) -> int:
        """How many examples stand under the node."""
        return len(self.examples)

    @property
    def wide(self) -> bool:
        """Whether an answer names the questions that read something: it rests on the whole game."""
        return any(READERS in run.got for example in self.examples for run in example.runs)

    @property
    def failures(self) -> list[ExampleView]:
        """The examples that do not answer what they promise."""
        return [example for example in self.examples if not example.ok]


class Prover:
    """Runs the examples of nodes, each once."""

    def __init__(self, reference: Reference, resolver, links: Links, ledger: Ledger | None = None, whole: Reference | None = None) -> None:
        """`whole` is the reference asked for all that a rule says, `reference` for what names a node: a build hears which page reads what."""
        self.reference, self.resolver, self.links, self.whole = reference, resolver, links, whole or reference
        self.ledger = ledger or Ledger(resolver)
        self.passing: dict[str, int] = {}  # nodes known to have no failing example, with how many they have
        teller = Teller(reference)
        self.say, self.line = teller.say, teller.line
        self._proofs: dict[str, Proof] = {}
        self._names: dict[str, dict[str, str]] = {}

    def proof(self, node: Node) -> Proof:
        """The examples of a node, run and put in words."""
        if node.id not in self._proofs:
            self._proofs[node.id] = Proof([self._example(node, example) for example in node.examples])
        return self._proofs[node.id]

    def count(self, node: Node) -> tuple[int, int]:
        """How many examples of a node answer what they promise, of how many."""
        if node.id in self.passing:
            return self.passing[node.id], self.passing[node.id]
        proof = self.proof(node)
        return proof.passed, proof.total

    def _example(self, node: Node, example: Example) -> ExampleView:
        result = self.ledger.example(node, example)
        spreads = [found for run in result.runs if run.verdict and (found := distribution(run.verdict.odds))]
        return ExampleView(example.label, result.ok, [self._run(node, example, run) for run in result.runs], spreads[-1] if spreads else None)

    def _run(self, node: Node, example: Example, run: Run) -> RunView:
        read = question(run.source, self.resolver, node.game)
        names = self.names(node.game)
        lines = [] if run.verdict is None else reasons(run.verdict, self.whole)
        codes = list(dict.fromkeys(line.code for line in lines if line.code))
        asked = self.links.ref(read.asked) if read.asked else None
        situation = [self._argument(name, value, read) for name, value in read.stated.items()]
        of = read.asked or ""
        return RunView(
            asked, situation, self.coloured(read.call, names), self.coded(self.say(answered(str(run.want)), of)), run.ok, self.say(answered(str(run.got)), of),
            [self._trace(line) for line in lines], codes, read.reads, [self._argument(n, read.stated[n], read) for n in self._idle(read, node, example, run)],
            [] if run.verdict is None else [self._answer(answer) for answer in run.verdict.answers],
        )

    def situation(self, read: Question, without: str = "") -> list[Phrase]:
        """What a question says, its dice and one number (a CURIE) left out."""
        return [self._argument(name, value, read) for name, value in read.stated.items() if name not in DICE and read.names.get(name) != without]

    def _trace(self, line) -> TraceView:
        ref = self.links.ref(line.node) if line.node and self.reference.get(line.node) else None
        ref = replace(ref, label=signed(ref.label)) if ref else None
        text, value = self.line(line)
        return TraceView(ref, signed(line.label), self.coded(text), value)

    def _answer(self, answer) -> AnswerView:
        return AnswerView(self.links.by_code(answer.dispute), answer.reading, self.coded(self.say(answer.text)))

    def _idle(self, read: Question, node: Node, example: Example, run: Run) -> list[str]:
        """What a line of an example says in vain, found by asking again without it; an error has no account to give."""
        if not read.asked or not any(name in read.names for name in read.stated):
            return []
        asked, known = self.reference[read.asked], None
        if read.alone and run.verdict is not None and run.verdict.asked == read.asked:
            known = run.verdict  # what it is compared with, then, was judged when the example ran

        def again() -> list[str]:
            self.ledger.example(node, example)  # what that verdict rests on, this rests on
            try:
                return [n for n in self.resolver.resolve(asked, read.given, accounts=True, known=known).idle if n in read.stated]
            except ArbitreError:
                return []

        return self.ledger.recall(asked.game, ["idle", asked.id, read.given], again)

    def names(self, game: str) -> dict[str, str]:
        """The Python names of a game's nodes."""
        if game not in self._names:
            self._names[game] = {n.name: n.id for n in self.resolver.reference.of_game(game)} | self.resolver.index(game).naming.whole
        return self._names[game]

    def coded(self, text: str) -> Phrase:
        """A text whose rule codes are links."""
        pieces: Phrase = []
        end = 0
        for match in CODE.finditer(text):
            if match.group() in self.reference.by_code:
                node = self.reference.by_code[match.group()]
                ref = self.links.ref(node.id)
                pieces += [text[end : match.start()], Ref(ref.path, node.code, "", ref.kind, node.label)]
                end = match.end()
        return [piece for piece in (*pieces, text[end:]) if piece != ""]

    def coloured(self, source: str, names: dict[str, str]) -> Phrase:
        """A call whose function and arguments are links to their pages."""
        pieces: Phrase = []
        end = 0
        for match in WORD.finditer(source):
            after = source[match.end() : match.end() + 1]
            if after in ("=", "(") and match.group() in names:
                ref = self.links.ref(names[match.group()])
                pieces += [source[end : match.start()], Ref(ref.path, match.group(), "", ref.kind, ref.label)]
                end = match.end()
        return [piece for piece in (*pieces, source[end:]) if piece != ""]

    def _argument(self, name: str, given: object, read: Question) -> Phrase:
        curie = read.names.get(name)
        if curie is None:
            return [f"{ARGUMENTS.get(name, name.replace('_', ' '))} : {literal(given)}"]
        node = self.reference[curie]
        ref = self.links.ref(curie)
        if given is True:
            return [ref]
        if given is False:
            return ["pas : ", ref]
        unit = node.data.get("unit")
        named = self.reference.get(str(unit)) if unit else None
        role = self.reference.roles.split(curie)
        whose = f" ({self.reference[role[0]].label})" if role and name == node.name else ""
        whose = "" if node.symbol.endswith(whose) else whose  # a number without a symbol is named with its bearer
        unit = named.label if named else unit
        said = counted(Fraction(str(given)), unit) if type(given) in (int, float) else f"{literal(given)}{f' {unit}' if unit else ''}"
        return [Ref(ref.path, node.symbol, "", ref.kind, node.label), f"{whose} {said}"]


def literal(value: object) -> str:
    """A Python literal as French readers write it."""
    if isinstance(value, bool):
        return "oui" if value else "non"
    if isinstance(value, (list, tuple)):
        return ", ".join(literal(item) for item in value)
    if isinstance(value, dict):
        return " et ".join(f"{str(key).replace('_', ' ')} {literal(item)}" for key, item in value.items())
    if isinstance(value, (int, float)):
        return number(Fraction(str(value)))
    return str(value)
