"""Examples as a reader sees them: the situation in words, the call, the verdict, and a trace whose lines are links."""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass, field
from fractions import Fraction

from ..graph import Example, Node, Reference
from ..resolver.verdict import number
from .distribution import Distribution, distribution
from .links import Links, Ref
from .prose import Phrase

WORD = re.compile(r"[A-Za-zÀ-ÿ_]\w*")
CODE = re.compile(r"\b[A-Z0-9]{1,6}-\d+\b")


@dataclass(frozen=True)
class TraceView:
    """One line of a trace: its rule as a link, what it did, its value."""

    ref: Ref | None
    label: str
    text: Phrase
    value: str


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


@dataclass(frozen=True)
class ExampleView:
    """One example, run; `spread` is drawn once, for the last question whose answer is a number."""

    label: str
    ok: bool
    runs: list[RunView]
    spread: Distribution | None = None


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
    def failures(self) -> list[ExampleView]:
        """The examples that do not answer what they promise."""
        return [example for example in self.examples if not example.ok]


class Prover:
    """Runs the examples of nodes, each once."""

    def __init__(self, reference: Reference, resolver, links: Links) -> None:
        self.reference, self.resolver, self.links = reference, resolver, links
        self._proofs: dict[str, Proof] = {}
        self._names: dict[str, dict[str, str]] = {}

    def proof(self, node: Node) -> Proof:
        """The examples of a node, run and put in words."""
        if node.id not in self._proofs:
            self._proofs[node.id] = Proof([self._example(node, example) for example in node.examples])
        return self._proofs[node.id]

    def _example(self, node: Node, example: Example) -> ExampleView:
        result = self.resolver.run_example(node, example)
        spreads = [found for run in result.runs if run.verdict and (found := distribution(run.verdict.odds))]
        return ExampleView(example.label, result.ok, [self._run(node, run) for run in result.runs], spreads[-1] if spreads else None)

    def _run(self, node: Node, run) -> RunView:
        names = self.names(node.game)
        asked, situation = self.situation(run.source, names)
        trace = [] if run.verdict is None else [self._trace(line) for line in run.verdict.trace]
        verdict = self.coded(str(run.want).strip())
        codes = [] if run.verdict is None else run.verdict.codes
        return RunView(asked, situation, self.coloured(run.source.strip(), names), verdict, run.ok, str(run.got), trace, codes)

    def _trace(self, line) -> TraceView:
        ref = self.links.ref(line.node) if line.node and self.reference.get(line.node) else None
        return TraceView(ref, line.label, self.coded(line.text), line.value)

    def names(self, game: str) -> dict[str, str]:
        """The Python names of a game's nodes."""
        if game not in self._names:
            self._names[game] = {n.name: n.id for n in self.reference.of_game(game)}
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

    def situation(self, source: str, names: dict[str, str]) -> tuple[Ref | None, list[Phrase]]:
        """Who is asked, and the situation in words; nothing when the source is not a plain call."""
        try:
            calls = [n for n in ast.walk(ast.parse(source.strip(), mode="eval")) if isinstance(n, ast.Call)]
        except SyntaxError:
            return None, []
        if len(calls) != 1 or not isinstance(calls[0].func, ast.Name):
            return None, []
        asked = names.get(calls[0].func.id)
        words = [self._argument(k.arg or "", k.value, names) for k in calls[0].keywords]
        return self.links.ref(asked) if asked else None, words

    def _argument(self, name: str, value: ast.expr, names: dict[str, str]) -> Phrase:
        try:
            given = ast.literal_eval(value)
        except ValueError:
            given = ast.unparse(value)
        curie = names.get(name)
        if curie is None:
            label = {"des": "dés", "options": "options"}.get(name, name.replace("_", " "))
            return [f"{label} : {literal(given)}"]
        node = self.reference[curie]
        ref = self.links.ref(curie)
        if given is True:
            return [ref]
        if given is False:
            return ["pas : ", ref]
        unit = node.data.get("unit")
        named = self.reference.get(str(unit)) if unit else None
        return [Ref(ref.path, node.symbol, "", ref.kind, node.label), f" {literal(given)}{f' {named.label if named else unit}' if unit else ''}"]


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
