"""The resolver: one callable for each thing of the graph that can be asked."""

from __future__ import annotations

import importlib.util
import inspect
from collections.abc import Callable
from fractions import Fraction

from ..errors import ArbitreError, SituationError, UnknownError, nearest
from ..graph import ASKABLE, Example, Node, Reference, tested
from . import answers, expressions, procedures, rolls, walk
from .context import Context, Index
from .dice import distribution
from .examples import ExampleResult, run_example
from .priority import Collision
from .situation import Situation
from .verdict import Verdict
from .wording import dispute_verdict

OWN = ("des", "relances", "des_adverses", "options", "litiges")  # arguments that are not parameters of a game


class Resolver:
    """Answers questions about the games of a reference; holds no state between two questions."""

    def __init__(self, reference: Reference) -> None:
        self.reference = reference
        self._indexes: dict[str, Index] = {}
        self._functions: dict[str, dict[str, Callable[..., Verdict]]] = {}

    def index(self, game: str) -> Index:
        """The effects of a game, by target."""
        if game not in self._indexes:
            self._indexes[game] = Index(self.reference, game)
        return self._indexes[game]

    def functions(self, game: str) -> dict[str, Callable[..., Verdict]]:
        """The public functions of a game (by CURIE), named after its askable nodes."""
        if game not in self._functions:
            self._functions[game] = {n.name: self._function(n) for n in self.reference.of_game(game, *ASKABLE)}
        return self._functions[game]

    def _function(self, node: Node) -> Callable[..., Verdict]:
        def ask(**stated: object) -> Verdict:
            return self.resolve(node, stated)

        ask.__name__, ask.__doc__ = node.name, node.statement
        return ask

    def resolve(self, node: Node, stated: dict[str, object]) -> Verdict:
        """The verdict of an askable node in a stated situation. Raises SituationError for wrong input."""
        try:
            return self._procedure(node, stated) if node.kind == "Procedure" else self._judged(node, stated)
        except Collision as collision:
            return dispute_verdict(self.reference, node, collision)

    def _judged(self, node: Node, stated: dict[str, object]) -> Verdict:
        own = {k: v for k, v in stated.items() if k in OWN}
        context = self.context(node, {k: v for k, v in stated.items() if k not in OWN}, own.get("litiges"))
        self._refuse(node, own)
        if node.kind == "Roll":
            return rolls.resolve(context, own.get("des"), own.get("relances"), own.get("des_adverses"))
        if node.kind == "Ranking":
            return answers.ranking(context, own.get("options"))
        if node.kind == "Sequence":
            return walk.walk(context)
        return {"Action": answers.action, "Event": answers.event, "Quantity": answers.quantity, "Table": answers.table}[node.kind](context)

    def _refuse(self, node: Node, own: dict[str, object]) -> None:
        for name in ("des", "relances", "des_adverses"):
            if name in own and node.kind != "Roll":
                raise SituationError(f"{node.name} ne lance pas de dés ; retirez {name}")
        if "options" in own and node.kind != "Ranking":
            raise SituationError(f"{node.name} ne compare pas d'options ; retirez options")

    def context(self, node: Node, stated: dict[str, object], readings: object = None) -> Context:
        """The facts of a situation, closed under the game's rules."""
        game, index = node.game, self.index(node.game)
        context = Context(self.reference, index, node, Situation(self.reference, game, stated, index.parameters), self._readings(game, readings))
        context.functions = self.functions(game)  # a procedure, or a cell of a table, may put other questions
        return context

    def _readings(self, game: str, chosen: object) -> dict[str, str]:
        if chosen is None:
            return {}
        if not isinstance(chosen, dict):
            raise SituationError('litiges : un dictionnaire est attendu, par exemple litiges={"WM-190": "B"}')
        disputes = {n.code: n for n in self.index(game).readings.values()}
        for code, letter in chosen.items():
            if code not in disputes:
                raise SituationError(f"litige inconnu : {code}{nearest(str(code), disputes)}")
            letters = [r.letter for r in disputes[code].data.get("readings", ())]
            if letter not in letters:
                raise SituationError(f"litige {code} : lecture {letter!r} inconnue ; lectures : {', '.join(letters)}")
        return dict(chosen)

    def _procedure(self, node: Node, stated: dict[str, object]) -> Verdict:
        module = node.game.partition(":")[2].replace("-", "_")
        if importlib.util.find_spec(f".{module}", __package__):
            importlib.import_module(f".{module}", __package__)
        function = procedures.BOUND.get(node.id)
        if function is None:
            raise UnknownError(f"{node.file}:{node.line} {node.id} : procédure sans code → liez-la dans resolver/{module}.py")
        takes = [p for p in inspect.signature(function).parameters.values() if p.kind is inspect.Parameter.KEYWORD_ONLY]
        own = {p.name: stated[p.name] for p in takes if p.name in stated}
        for parameter in takes:
            if parameter.default is inspect.Parameter.empty and parameter.name not in own:
                raise SituationError(f"{node.name} : il manque {parameter.name}")
        rest = {k: v for k, v in stated.items() if k not in own and k != "litiges"}
        try:
            context = self.context(node, rest, stated.get("litiges"))
        except SituationError as error:
            names = ", ".join(p.name for p in takes)
            raise SituationError(f"{error} (et pour {node.name} : {names})") if names else error from None
        return function(context, **own)

    def ask(self, game: str, expression: str) -> Verdict:
        """The verdict of one expression in the game's words; its syntax tree is checked before it runs."""
        answer = expressions.evaluate(expression, self.functions(self._game(game)))
        if not isinstance(answer, Verdict):
            raise ArbitreError("posez une question, par exemple attaque_de_corps_a_corps(acc=6, defense=14)")
        return answer

    def run_example(self, node: Node, example: Example) -> ExampleResult:
        """Runs one example standing under a node of a game."""
        return run_example(self.functions(node.game), node, example)

    def _game(self, game: str) -> str:
        for node in self.reference.games():
            if game in (node.id, node.id.partition(":")[0], node.id.partition(":")[2]) or game == node.data.get("prefix"):
                return node.id
        names = [n.id.partition(":")[2] for n in self.reference.games()]
        raise UnknownError(f"jeu inconnu : {game}{nearest(game, names)} Jeux : {', '.join(names)}")

    def signature(self, curie: str) -> list[str]:
        """The parameters that can change a node's verdict, by CURIE, those of its formula first."""
        node = self.reference[curie]
        index, found, queue = self.index(node.game), [], [curie]
        while queue:
            here = queue.pop(0)
            if here in found or here not in self.reference.nodes:
                continue
            found.append(here)
            data = self.reference[here].data
            queue += [str(c) for c in (*data.get("adds", ()), *data.get("key", ()), *data.get("minimises", ()))]
            queue += [str(data["against"])] if data.get("against") else []
            effects = [e for place in self.reference.broaders(here) for e in index.by_target.get(place, ())]
            effects += [e for e in index.implying if e.value == here]
            for effect in effects:
                queue += sorted(tested(effect)) + ([effect.value] if isinstance(effect.value, str) and ":" in effect.value else [])
        return [c for c in found if self.reference[c].kind in ("Fact", "Characteristic", "Measure", "Choice")]

    def odds_curve(self, roll: str, facts: tuple[str, ...] = ()) -> list[tuple[int, Fraction]]:
        """The chance that the dice of a roll, before any characteristic, satisfy each need: a needed number and its chance.

        The all-ones and all-sixes rules are counted in. A need of n is what the dice alone must reach.
        """
        node = self.reference[roll]
        adds = {self.reference[str(c)].name: 0 for c in node.data.get("adds", ())}
        against = self.reference[str(node.data["against"])].name if node.data.get("against") else None
        stated = {**adds, **{self.reference[f].name: True for f in facts}}
        count = int(self._dice_of(node, stated))
        if against is None or node.data.get("margin") or self.reference[str(node.data["against"])].kind == "Roll":
            totals: dict[int, Fraction] = {}
            for faces, share in distribution(count, int(node.data["sides"])):
                totals[sum(faces)] = totals.get(sum(faces), Fraction(0)) + share
            return [(n, sum((p for t, p in totals.items() if t >= n), Fraction(0))) for n in sorted(totals)]
        curve = []
        for need in range(count, count * int(node.data["sides"]) + 2):
            verdict = self.resolve(node, {**stated, against: need})
            curve.append((need, (verdict.odds or {}).get(str(node.data.get("success", "Réussi")), Fraction(0))))
        return curve

    def _dice_of(self, node: Node, stated: dict[str, object]) -> int:
        return rolls.Roll(self.context(node, stated)).count
