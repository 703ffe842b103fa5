"""The questions of a chain: each asked once in each situation that it can tell apart, with its results and their exact chances."""

from __future__ import annotations

from dataclasses import dataclass, replace
from fractions import Fraction

from ..errors import SituationError
from ..graph import UNKNOWN, Node, declared, lowered
from . import answers, chains_memory, chances, contest, grids, procedures, rolls, throwing
from .chains_memory import Answer, Question, Result
from .context import Context
from .values import evaluate
from .verdict import TraceLine, Verdict

REFUSED = ("Interdit", "Sans effet")
Hands = tuple[tuple[str, str], ...]  # an argument of the chain, and what the question calls it
Place = tuple[tuple[int, ...], int]  # the stages a question was come to by, from the chain asked for down, and when
TOLD = 3  # how many of the situations a question is put in are told, when every chance is counted


class Refused(Exception):
    """The first question of a chain is forbidden or void: so is the chain."""

    def __init__(self, verdict: Verdict) -> None:
        super().__init__(verdict.text)
        self.verdict = verdict


@dataclass(frozen=True)
class Asked:
    """What a question answered in one situation: its results with their chances, and what it remembers."""

    curie: str
    results: list[tuple[Result, Fraction]]
    text: str
    trace: tuple[TraceLine, ...]
    disputes: tuple[str, ...]
    about: tuple[str, ...] = ()  # who takes parts that the question knows under other names


class Asking:
    """Puts the questions of one chain, with the dice given or as exact chances, and remembers what was said."""

    def __init__(self, context: Context, des: list | tuple | None, handed: dict[str, object] | None = None) -> None:
        self.context, self.des, self.taken = context, des, 0
        self.handed, self._hands = handed or {}, dict[str, str]()  # what the chain takes for itself; under which name its question wants it
        self._named = {argument.name for argument in declared(context.asked)}
        self.said: list[tuple[str, str]] = []  # the name of each question with what it answers, in the order asked
        self._known = set(context.trace)
        self.place: list[int] = []  # the stages the walk stands at
        self._begun, self._heard = False, 0
        self._times: dict[str, int] = {}  # how often each question was put

    def anew(self, context: Context) -> None:
        """Tells all that was heard to another question."""
        self.context, self.said, self._known = context, [], set(context.trace)

    def put(self, question: Question, about: tuple[str, ...] = (), knowing: str | None = None, hands: Hands = ()) -> Asked:
        """What a question answers in its situation; only the results of the outcome that is already known, when one is.

        `about` says whom it is put about, where the question itself would not say; `hands`, which arguments of the chain it is handed.
        """
        self._hands = {own: name for name, own in hands if name in self._named}
        self._times[question.curie] = self._times.get(question.curie, 0) + 1
        if self.des is None and not self._hands:
            answer = chains_memory.answer(question, (self._begun, self._times[question.curie] > TOLD), self._answer)
        else:
            answer = self._answer(question.context())
        results = answer.results if knowing is None else self._left(self.context.reference[question.curie], answer.results, knowing == "Success")
        return Asked(question.curie, results, answer.text, answer.trace, answer.disputes, about)

    def _answer(self, asked: Context) -> Answer:
        text, results = self._results(asked)
        return Answer(text, results, asked.relevant(tuple(asked.trace)), tuple(asked.disputes))

    def _left(self, asked: Node, results: list[tuple[Result, Fraction]], success: bool) -> list[tuple[Result, Fraction]]:
        kept = [(result, share) for result, share in results if result.success is success]
        weight = sum((share for _, share in kept), Fraction(0))
        if not kept and self.des is not None:
            word = "réussir" if success else "échouer"
            raise SituationError(f"{self.context.asked.name} : des : on sait déjà le résultat de « {asked.label} » → redites des dés qui le font {word}")
        return [(result, share / weight) for result, share in kept] or [(Result(None, ""), Fraction(1))]

    def hear(self, asked: Asked) -> Place:
        """Where the walk stands, once it has come to what a question answered."""
        self._begun, self._heard = self._begun or bool(asked.text), self._heard + 1
        return tuple(self.place), self._heard

    def keep(self, asked: Asked) -> None:
        """Takes over what a question answered."""
        self._begun = self._begun or bool(asked.text)
        if asked.text:
            label = self.context.reference[asked.curie].label
            self.said.append((f"{label} ({', '.join(asked.about)})" if asked.about else label, asked.text))
        self.context.trace += [line for line in asked.trace if line not in self._known]
        self._known.update(asked.trace)
        self.context.disputes += [code for code in asked.disputes if code not in self.context.disputes]

    def _results(self, asked: Context) -> tuple[str, list[tuple[Result, Fraction]]]:
        refusal = answers.refused(asked)
        if refusal is not None:
            if not self._begun:
                raise Refused(refusal)
            return refusal.text, [(Result(None, refusal.outcome), Fraction(1))]
        if asked.asked.kind == "Roll":
            return self._roll(asked)
        verdict = self._verdict(asked)
        if self.des is None and asked.asked.kind == "Quantity" and self._times[asked.asked.id] > TOLD:
            verdict = replace(verdict, text="")
        if verdict.odds is not None:
            return verdict.text, [(Result(None, word), share) for word, share in verdict.odds.items()]
        success = None if asked.asked.kind != "Action" else verdict.outcome not in REFUSED
        if success is False and not self._begun:
            raise Refused(verdict)
        found = Result(success, verdict.outcome, verdict.total, frozenset(verdict.details.get("given", verdict.gives)))
        return verdict.text, [(found, Fraction(1))]

    def _roll(self, asked: Context) -> tuple[str, list[tuple[Result, Fraction]]]:
        if asked.asked.data.get("selects"):
            verdict = grids.resolve(asked, None if self.des is None else self._thrown(asked.asked)[0])
            words = (verdict.odds or {verdict.outcome: Fraction(1)}).items()
            least = verdict.details.get("least", {})
            told = verdict.text if self.des is not None or self._times[asked.asked.id] <= TOLD else ""
            known = [(Result(None, word), share) for word, share in words if word != UNKNOWN or not least]
            return told, known + [(Result(None, UNKNOWN, least=word), share) for word, share in least.items()]
        roll = rolls.Roll(asked)
        data = roll.node.data
        if roll.automatic:
            verdict = rolls.resolve(asked)
            success = roll.automatic.value == "Success"
            found = Result(success, verdict.outcome, None, frozenset(verdict.gives))
            return verdict.text, [(found, Fraction(1))]
        opposite = contest.opposite(asked)
        if opposite is not None:
            return self._opposed(asked, roll, opposite)
        if roll.need is None and data.get("against"):
            raise asked.missing(asked.reference[str(data["against"])])
        asked.note_node(roll.node.id, roll.expression() + roll.against())
        if self.des is not None:
            throw, again = self._thrown(roll.node)
            judged, text = throwing.thrown(roll, throw, again)
            return text + rolls.gives(roll, judged.gives), [(_result(roll, judged), Fraction(1))]
        merged = chances.added((_result(roll, judged), share) for judged, share in chances.joint(roll) if share)
        if self._times[asked.asked.id] > TOLD:
            chances.counted(roll)
            return "", list(merged.items())
        return chances.odds(roll).text, list(merged.items())

    def _opposed(self, asked: Context, roll: rolls.Roll, opposite: rolls.Roll) -> tuple[str, list[tuple[Result, Fraction]]]:
        if self.des is None:
            verdict = rolls.resolve(asked)
            told = verdict.text if self._times[asked.asked.id] <= TOLD else ""
            return told, [(Result(end.success, end.outcome, None, end.brought), share) for end, share in verdict.details["results"]]
        while True:
            mine, again = self._thrown(roll.node)
            theirs, theirs_again = (None, []) if opposite.automatic else self._thrown(opposite.node, "des_adverses")
            verdict = rolls.resolve(asked, mine, again or None, theirs, theirs_again or None)
            if verdict.outcome == contest.TIED and self._hands:
                raise SituationError(f"{self.context.asked.name} : à égalité on relance, et ces dés ont chacun leur nom → donnez ceux qui départagent")
            if verdict.outcome != contest.TIED:  # a tie that is thrown again takes the next dice
                return verdict.text, [(Result(verdict.outcome == roll.label(True), verdict.outcome, None, frozenset(verdict.gives)), Fraction(1))]

    def _verdict(self, asked: Context) -> Verdict:
        """What another kind of question answers; a procedure that rolls takes its dice where a roll would."""
        node = asked.asked
        if node.kind == "Quantity":
            worked = evaluate(asked, node.id)
            return Verdict(node.id, worked.words, str(worked.amount), worked.amount)
        if node.kind == "Procedure":
            rolled = next((a for a in declared(node) if a.name in ("des", "de")), None)
            own = {name: self.handed[mine] for name, mine in self._hands.items() if mine in self.handed}
            if rolled and self.des is not None:
                own[rolled.name] = self._thrown(node, rolled.name)[0]
                if rolled.kind == "OneDie" and isinstance(own[rolled.name], list) and len(own[rolled.name]) == 1:
                    own[rolled.name] = own[rolled.name][0]  # a die alone may be written as a throw of one
            return procedures.bound(node)(asked, **procedures.read(asked, own))
        return {"Action": answers.action, "Event": answers.event, "Table": answers.table}[node.kind](asked)

    def _thrown(self, node: Node, called: str = "des") -> tuple[object, list]:
        """The next dice given, or those named for the stage: one die, a list, or the throw and its re-rolls as lists of a list."""
        if named := self._hands.get(called):
            if named not in self.handed:
                label = lowered(next(argument.label for argument in declared(self.context.asked) if argument.name == named))
                raise SituationError(f"{self.context.asked.name} : il manque {named} : {label} → donnez {named}=[…], ou aucun dé")
            return self.handed[named], []
        if self.taken == len(self.des):
            where = f"{len(self.des)} jet{'s' if len(self.des) > 1 else ''} donné{'s' if len(self.des) > 1 else ''}"
            raise SituationError(f"{self.context.asked.name} : des : il manque les dés de « {node.label} », après {where} → une liste par jet, ou aucun dé")
        given, self.taken = self.des[self.taken], self.taken + 1
        if isinstance(given, (list, tuple)) and given and all(isinstance(d, (list, tuple)) for d in given):
            return given[0], list(given[1:])
        return given if isinstance(given, (list, tuple)) else [given], []

    def spent(self) -> None:
        """Raises SituationError when dice are left that no stage rolls."""
        if self.des is not None and self.taken < len(self.des):
            raise SituationError(f"{self.context.asked.name} : des : {len(self.des)} jets donnés, {self.taken} lancés ici → ôtez les derniers")


def _result(roll: rolls.Roll, judged: rolls.Judged) -> Result:
    amount = max(Fraction(0), judged.total - roll.need.amount) if roll.node.data.get("margin") else judged.total
    counted = amount if roll.need is None or roll.node.data.get("margin") else None  # the total of a roll that succeeds or fails is not passed on
    return Result(judged.success, judged.outcome, counted, frozenset(str(e.value) for e in judged.gives if e.op == "gives"))
