"""The resolver: one callable for each thing of the graph that can be asked."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from ..errors import ArbitreError, SituationError, UnknownError, nearest
from ..graph import ASKABLE, PARAMETERS, Example, Node, Reference, declared
from . import answers, arguments, budget, chains, chains_again, closing, expressions, finer, given, grids, handed, miscasting, noting, procedures, rolls, walk
from .accounts import accounted, contradicted
from .chains_memory import Memory
from .completing import completed
from .context import Context
from .examples import ExampleResult, run_example
from .heeding import Heeded
from .index import Index
from .naming import Naming
from .priority import Collision
from .putting import Asking, Plain, Telling
from .reading import Reading
from .rulings import differs, settled
from .situation import Situation
from .verdict import Verdict
from .wording import dispute_verdict

if TYPE_CHECKING:
    from .ledger import Ledger

OWN = ("des", "relances", "des_adverses", "relances_adverses", "options", "litiges")  # arguments that are not parameters of a game


class Resolver:
    """Answers questions about the games of a reference; holds no state between two questions."""

    def __init__(self, reference: Reference, like: Resolver | None = None, changed: Node | None = None) -> None:
        """`like` is a resolver of the same reference but for one node `changed`: its names and readings are taken over (mutation testing)."""
        self.reference, self._like, self._changed = reference, like, changed
        self._indexes: dict[str, Index] = {}
        self._readings: dict[str, Reading] = {} if like is None else like._readings
        self._namings: dict[str, Naming] = {} if like is None else like._namings
        self._askables: dict[str, dict[str, Node]] = {}
        self.taken: tuple[Node, list] | None = None  # the question last shown, with what it takes: see `accepted`
        self.ledger: Ledger | None = None  # what examples answered before, for whoever gives one
        self.proved: frozenset[str] = frozenset()  # nodes whose examples are known to answer what they promise
        self.unmoved: frozenset[str] = frozenset()  # nodes whose cells and parts are known to have their answers

    def become(self, reference: Reference, told: Iterable[str]) -> None:
        """Answers from what another reference says, whose nodes `told` are only worded otherwise: nodes held apart from the reference are let go of."""
        self.reference.become(reference, told)
        self._askables.clear()
        self.taken = None
        for index in self._indexes.values():
            chains_again.forget(index)

    def index(self, game: str) -> Index:
        """The effects of a game, by target."""
        if game not in self._indexes:
            if self._like is not None and self._changed is not None:
                self._indexes[game] = self._like.index(game).changed(self.reference, self._changed)
            else:
                naming = self._namings.setdefault(game, Naming(self.reference, game))
                self._indexes[game] = Index(self.reference, game, naming)
        return self._indexes[game]

    def reading(self, game: str) -> Reading:
        """What each question of a game reads."""
        if game not in self._readings:
            self._readings[game] = Reading(self.reference, self.index(game))
        return self._readings[game]

    def askables(self, game: str) -> dict[str, Node]:
        """What can be asked in a game (by CURIE), by name."""
        if game not in self._askables:
            if self._like is not None and self._changed is not None:
                self._askables[game] = {name: self.reference[n.id] for name, n in self._like.askables(game).items()}
            else:
                self._askables[game] = {n.name: n for n in self.reference.of_game(game, *ASKABLE)}
        return self._askables[game]

    def functions(self, game: str) -> Mapping[str, Callable[..., Verdict]]:
        """The public functions of a game (by CURIE), named after its askable nodes."""
        return Plain(self, game)

    def resolve(self, node: Node, stated: dict[str, object], accounts: bool = False, known: Verdict | None = None) -> Verdict:
        """The verdict of an askable node in a stated situation. Raises SituationError for wrong input, and for too much of it.

        With `accounts` the verdict says what became of each thing stated; without, what the question cannot read is refused. `known` is the
        verdict that the same question was given without accounts, which is then not judged again.
        """
        arguments.bounded(node.name, stated)
        noting.put(self.index(node.game), node.id)
        naming = self.index(node.game).naming
        situation = naming.flat({k: v for k, v in stated.items() if k not in OWN})
        own = {k: v for k, v in stated.items() if k in OWN and k != "litiges"}
        chosen = self._chosen(node.game, stated.get("litiges"))
        unread = self.unread(node, situation)
        if unread and not accounts:
            raise SituationError("\n".join(self._not_read(node, name, readers) for name, readers in unread.items()))
        read = {k: v for k, v in situation.items() if k not in unread}

        def answer(facts: dict[str, object], other: Verdict | None = None, keeps: bool = False) -> Verdict:
            with chains.remembered(self.index(node.game), keeps) as memory:
                judge = lambda readings: self._judge(node, {**own, **facts}, readings, memory)
                verdict = judge(chosen)
                as_it_is = not verdict.disputes or other is not None and differs(self.reference, verdict, chosen, other)
                return verdict if as_it_is else settled(self.reference, verdict, chosen, judge)

        with closing.remembered():
            verdict = answer(read, keeps=True) if known is None else known
            if not accounts:
                return verdict
            readable = self.reading(node.game).depths(node.id)
            told = accounted(verdict, situation, unread, answer, Heeded(self.index(node.game), node, readable, read))
            self._refuse_strangers(node, told.rather, readable)
            return finer.led(self, node, told, stated)

    def _refuse_strangers(self, node: Node, rather: dict[str, str], readable: dict[str, int]) -> None:
        """Refuses what is said of somebody who takes no part in a question, and would matter of whom it is about: no verdict stands on such a slip."""
        naming = self.index(node.game).naming
        for name, other in rather.items():
            if role := naming.stranger(name, readable, node):
                would_do = " ou ".join(dict.fromkeys((other, *naming.bearers(name, readable, node))))
                own, there = self.reference[str(node.data["bearer"])].label, self.reference[role].label
                raise SituationError(f"{name} : {node.name} se demande pour {own}, et {there} n'y est pour rien → dites {would_do}, ou ôtez {name}")

    def _judge(self, node: Node, stated: dict[str, object], readings: dict[str, str], memory: Memory | None = None) -> Verdict:
        """The verdict under given readings; its `disputes` are those it met, not yet compared.

        `memory` is what judging the same question under other readings has left.
        """
        try:
            with budget.question(node, stated):
                return self._procedure(node, stated, readings) if node.kind == "Procedure" else self._judged(node, stated, readings, memory)
        except Collision as collision:
            return dispute_verdict(self.reference, node, collision)

    def _judged(self, node: Node, stated: dict[str, object], readings: dict[str, str], memory: Memory | None) -> Verdict:
        names = {*OWN, *(argument.name for argument in declared(node))}
        own = {k: v for k, v in stated.items() if k in names}
        context = self.context(node, {k: v for k, v in stated.items() if k not in names}, readings)
        context.memory = Memory() if memory is None else memory
        self._refuse(node, own)
        refused = answers.refused(context)
        verdict = refused or self._answered(node, context, own)
        if refused is None and (whole := node.data.get("completedBy")) and own.keys() <= {"des", "litiges"}:
            procedure = self.reference[str(whole)]
            verdict = completed(node, verdict, procedure, lambda: self._judge(procedure, stated, readings))
        return replace(verdict, trace=context.relevant(verdict.trace), contradicted=contradicted(context))

    def _answered(self, node: Node, context: Context, own: dict[str, object]) -> Verdict:
        if node.kind == "Roll" and node.data.get("selects"):
            return grids.resolve(context, own.get("des"))
        if node.kind == "Roll":
            return rolls.resolve(context, own.get("des"), own.get("relances"), own.get("des_adverses"), own.get("relances_adverses"))
        if node.kind == "Chain":
            return chains.resolve(context, **{k: v for k, v in own.items() if k != "litiges"})
        if node.kind == "Ranking":
            return answers.ranking(context, own.get("options"))
        if node.kind == "Sequence":
            return walk.walk(context)
        return {"Action": answers.action, "Event": answers.event, "Quantity": answers.quantity, "Table": answers.table}[node.kind](context)

    def _refuse(self, node: Node, own: dict[str, object]) -> None:
        for name in ("des", "relances", "des_adverses", "relances_adverses"):
            if name in own and node.kind != "Roll" and (node.kind, name) != ("Chain", "des"):
                raise SituationError(f"{node.name} ne lance pas de dés ; {handed.instead(self.reference, node, own[name]) or f'retirez {name}'}")
        if "options" in own and node.kind != "Ranking":
            raise SituationError(f"{node.name} ne compare pas d'options ; retirez options")

    def context(self, node: Node, stated: dict[str, object], readings: dict[str, str] | None = None) -> Context:
        """The facts of a situation, closed under the game's rules."""
        game, index = node.game, self.index(node.game)
        readable = self.reading(game).depths(node.id)
        situation = Situation(self.reference, game, stated, lambda name: index.naming.meaning(name, readable, node), index.stating, node)
        situation.refuse_torn(index.stating, readable)
        return self.judging(node, situation, readings or {})

    def judging(self, node: Node, situation: Situation, readings: dict[str, str], said: Callable[[str], str] = str) -> Context:
        """A question about a situation already read."""
        context = Context(self.reference, self.index(node.game), node, situation, readings, said)
        context.functions = Asking(self, context)  # a procedure, a cell of a table, a chain may put other questions
        return context

    def unread(self, node: Node, situation: dict[str, object]) -> dict[str, tuple[str, ...]]:
        """What is stated and this question cannot read, with the questions that do.

        What is said of somebody whom the question does know is never refused: at worst it changes nothing.
        """
        if node.data.get("common"):  # it puts any question of the game
            return {}
        reading, naming, found = self.reading(node.game), self.index(node.game).naming, {}
        readable = reading.depths(node.id)
        present = reading.present(node.id)
        own = {argument.name for argument in declared(node)}
        for name in (n for n in situation if naming.known(n) and n not in own):
            curie = naming.meaning(name, readable, node)
            if curie not in readable and self.reference.roles.bearer(curie) not in present:
                found[name] = reading.readers(curie)
        return found

    def idle_words(self, game: str, question: str, names: Iterable[str]) -> list[str]:
        """Those of the names stated in a question of a game (by CURIE) that it never reads, whoever bears them."""
        node = self.askables(game).get(question)
        if node is None or node.data.get("common"):
            return []
        naming, readable = self.index(game).naming, self.reading(game).depths(node.id)
        own = {argument.name for argument in declared(node)}
        return sorted(n for n in names if naming.known(n) and n not in own and naming.meaning(n, readable, node) not in readable)

    def _not_read(self, node: Node, name: str, readers: tuple[str, ...]) -> str:
        by = f" ; lu par {', '.join(readers[:3])}" if readers else ""
        return f"{node.name} ne considère pas {name}{by} → ôtez {name}, ou posez la question qui le lit"

    def _chosen(self, game: str, chosen: object) -> dict[str, str]:
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

    def _procedure(self, node: Node, stated: dict[str, object], readings: dict[str, str]) -> Verdict:
        function, names = procedures.bound(node), [argument.name for argument in declared(node)]
        own = {name: stated[name] for name in names if name in stated}
        rest = {k: v for k, v in stated.items() if k not in own}
        try:
            context = self.context(node, rest, readings)
        except SituationError as error:
            raise given.refused(self.reference, node, error) from None
        own = procedures.read(context, own)
        verdict = answers.refused(context) or function(context, **own)
        return replace(verdict, trace=context.relevant(verdict.trace), contradicted=contradicted(context))

    def ask(self, game: str, expression: str, accounts: bool = True) -> Verdict:
        """The verdict of one expression in the game's words; its syntax tree is checked before it runs. Without `accounts` it is put once, see `resolve`."""
        curie = self.game(game)
        answer = expressions.evaluate(expression, Telling(self, curie) if accounts else self.functions(curie))
        if not isinstance(answer, Verdict):
            raise ArbitreError("posez une question, par exemple attaque_de_corps_a_corps(acc=6, defense=14)")
        return answer

    def attempt(self, game: str, expressions: Sequence[str]) -> None:
        """Asks for what may keep expressions from being answered, and raises it; what was answered is asked again only when it may answer otherwise."""
        def work() -> int:
            return len([self.ask(game, one, accounts=False) for one in expressions])

        if self.ledger and expressions:
            self.ledger.recall(game, ["tried", *expressions], work)
        else:
            work()

    def run_example(self, node: Node, example: Example) -> ExampleResult:
        """Runs one example standing under a node of a game."""
        return self.ledger.example(node, example) if self.ledger else run_example(self.functions(node.game), node, example)

    def drawable(self, node: Node) -> bool:
        """Whether a node that asks for a drawing gives it something to show."""
        from .drawn import drawable  # of a build and a check alone: a browser does not load it

        return drawable(self, node)

    def miscast(self, node: Node) -> list[tuple[str, str, str]]:
        """The parts that the stages of a chain give in vain, or to a name its question reads: the name, what is wrong, the way out."""
        return list(miscasting.miscast(self.reference, self.reading(node.game), node))

    def disagreements(self, node: Node) -> list[tuple[str, str, str]]:
        """Where the graph and the code disagree on a procedure's arguments: the argument, what is wrong, the way out.

        None for a procedure that no installed package carries out.
        """
        try:
            return list(procedures.disagreements(node))
        except UnknownError:
            return []

    def game(self, game: str) -> str:
        """The CURIE of a game, by that, its folder, or the letters of its identifiers. Raises UnknownError."""
        for node in self.reference.games():
            if game in (node.id, node.id.partition(":")[0], node.id.partition(":")[2]) or game == node.data.get("prefix"):
                return node.id
        names = [n.id.partition(":")[2] for n in self.reference.games()]
        raise UnknownError(f"jeu inconnu : {game}{nearest(game, names)} → jeux : {', '.join(names)}")

    def signature(self, curie: str) -> list[str]:
        """The parameters that can change a node's verdict, by CURIE, the nearest first."""
        depths = self.reading(self.reference[curie].game).depths(curie)
        return sorted((c for c in depths if self.reference[c].kind in PARAMETERS), key=lambda c: depths[c])

    def roll(self, node: Node, stated: dict[str, object]) -> rolls.Roll:
        """A roll ready to be judged, in a stated situation."""
        return rolls.Roll(self.context(node, stated))
