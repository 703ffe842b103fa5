"""What one stage of a chain does to a world: its question asked, what it answers passed on, the chains it asks walked."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction
from functools import lru_cache

from ..errors import SituationError
from ..graph import Conditions, Node, Pass, Stage
from . import budget
from .casting import Casting, Casts
from .chains_asking import Asked, Asking, Hands, Place, Refused
from .chains_memory import Question, Result
from .chains_sight import ADDED, Sight, Under
from .chains_worlds import NOTHING, Change, Changes, Done, Powers, World, Worlds, changed, left_by, merged, plain, seeing, whole
from .context import Context
from .reading import staged
from .situation import Situation


class Doing(Sight):
    """A chain whose stages are asked, each once for all the worlds that look the same to it."""

    def __init__(self, context: Context, des: list | tuple | None, under: Under | None = None, handed: dict[str, object] | None = None) -> None:
        super().__init__(context, des, under, handed)
        self._asked: dict[tuple, Asked] = {}
        self._weighing = self.asking if self.exact else Asking(context, None, handed)  # which roll succeeds most often hangs on no dice
        self.powers = Powers()
        self.came: set[str] = set()  # what the stages come to change, even by nothing
        self._heard: dict[tuple, Place] = {}  # where each answer was first come to
        self._ends: dict[tuple, Done] = {}
        self.left: dict[tuple[int, int], tuple[Done, Done]] = {}  # what a nested chain brought, and what of it stays
        self._one: dict[tuple, Done] = {}
        self.manners = lru_cache(maxsize=None)(self._manners)
        self.looks = lru_cache(maxsize=None)(self._looks)
        self.granted = lru_cache(maxsize=None)(self._granted)

    def run(self, chain: Node, start: World) -> Worlds:
        """The worlds at the end of a chain begun in one."""
        raise NotImplementedError

    def _stage_reads(self, stage: Stage) -> tuple[int, ...]:
        own = {slot for name in staged(stage) if name not in stage.questions for slot in self.reads(name)}
        return tuple(sorted(own | set(self.effect_reads(id(stage)))))

    def _effect_reads(self, key: int) -> tuple[int, ...]:
        """The slots that change what a stage does, once it is asked."""
        stage = self.stages[key]
        node = self.reference[stage.asks]
        within = replace(stage, times=None, shares=None, conditions=Conditions())
        own = {slot for name in staged(within) if name not in stage.questions for slot in self.reads(name)}
        own |= {self.slots[one.carries] for one in stage.passes if one.how == "Joins"}
        return tuple(sorted(own | set(self._inner_reads(stage) if node.kind == "Chain" else self.asked_reads(stage))))

    def _inner_reads(self, stage: Stage) -> set[int]:
        """The slots that a chain asked by a stage looks at."""
        walk, places = self.within(stage.asks, stage.casts)
        return {places[slot] for slot in walk.chain_reads(stage.asks)}

    def _chain_reads(self, curie: str) -> set[int]:
        """The slots a chain looks at: not those it only adds to."""
        chain = self.reference[curie]
        names = [name for stop in chain.data.get("stops", ()) for name in stop.names()]
        found = set(self.all_reads(iter(names)))
        for stage in self.alive(curie):
            found |= set(self._stage_reads(stage))
        added, anew = self.manners(curie)
        return found | added & anew

    def like(self, first: Doing) -> bool:
        """Whether every question of another walk answers the same under the readings of this one; the walk is then the same.

        What met none of the disputes on which the two differ is taken over; the rest is asked again, as far as needed.
        """
        mine, theirs = self.context.chosen, first.context.chosen
        apart, same = {code for code in {*mine, *theirs} if mine.get(code) != theirs.get(code)}, True
        for key, (value, met) in first._values.items():
            if apart.isdisjoint(met):
                self._values[key] = value, met
            elif same:
                curie, how, held = key
                same = self._worked(curie, self._world(self.reads(curie), held), how) == value
        for key, asked in first._asked.items():
            if apart.isdisjoint(asked.disputes):
                self._asked[key] = asked
            elif same:
                try:
                    curie, casts, held, knowing, hands = key
                    self._asked[key] = self._put(curie, casts, self._world(self.reads(curie, casts), held), knowing, hands)
                except (Refused, SituationError):
                    same = False
                    continue
                same = self._asked[key].results == asked.results
        for key, (part, _) in first.parts.items():
            same = same and self.within(*key)[0].like(part)
        if same:
            self._heard.update(first._heard)
        return same

    def _world(self, slots: tuple[int, ...], values: tuple) -> World:
        held = dict(zip(slots, values))
        return tuple(held.get(slot) for slot in range(len(self.slots)))

    def outcome(self, stage: Stage, world: World) -> Done:
        """What a stage does to a world, nothing when its conditions are not met: worked out once for all that look the same to it."""
        if not self.exact:
            return self._effect(stage, world) if self.holds(stage.conditions, world) else NOTHING
        conditions, asks, met, done = self.looks(id(stage))
        if (seen := conditions(world)) not in met:
            met[seen] = self.holds(stage.conditions, world)
        if not met[seen]:
            return NOTHING
        if (seen := asks(world)) not in done:
            done[seen] = self._effect(stage, world)
        return done[seen]

    def _looks(self, key: int) -> tuple[Callable[[World], object], Callable[[World], object], dict[object, bool], dict[object, Done]]:
        """How the conditions of a stage and what it asks see a world, and what came of each that they saw."""
        names = self.stages[key].conditions.names()
        return seeing(self.all_reads(iter(names))), seeing(self.effect_reads(key)), {}, {}

    def _effect(self, stage: Stage, world: World) -> Done:
        self.come(stage)
        held = self.held(stage, world)
        node = self.reference[stage.asks]
        return self._nested(node, held, stage) if node.kind == "Chain" else self._answered(stage, held)

    def held(self, stage: Stage, world: World) -> World:
        """A world with what a stage takes for granted there."""
        held = world
        for one in self.granted(id(stage)):
            if self.holds(one.conditions, world):
                held = changed(held, (self._change(one, None, world),), self.caps)
        return held

    def _granted(self, key: int) -> list[Pass]:
        """What a stage takes for granted, what it denies last: that wins."""
        return sorted(self.stages[key].states, key=lambda p: p.how == "BecomesFalse")

    def come(self, stage: Stage) -> None:
        """Notes that a stage is come to; what only some answers bring waits for one that does."""
        self.came.update(p.carries for p in stage.passes if p.brought is None)

    def _answered(self, stage: Stage, held: World) -> Done:
        curie = self._question(stage, held)
        if curie is None:
            return NOTHING
        key = self._key(curie, stage, held)
        if not self.exact or key not in self._asked:
            self._asked[key] = self._put(curie, stage.casts, held, stage.knowing, stage.hands)
        self._hear(key)
        ways: dict[tuple[Change, ...], Fraction] = {}
        for result, share in self._asked[key].results:
            passed = [p for p in stage.passes if p.answering in (None, curie) and self._passed(p, result, held)]
            self.came.update(p.carries for p in passed)
            changes = merged(tuple(self._change(p, result, held) for p in passed), self.caps)
            ways[changes] = ways.get(changes, Fraction(0)) + share
        return self.one(whole(ways))

    def _hear(self, key: tuple) -> None:
        """Takes over what a question answered: at once with given dice, else once the walk is over, in the order of the stages."""
        if not self.exact:
            self.asking.keep(self._asked[key])
        elif key not in self._heard:
            self._heard[key] = self.asking.hear(self._asked[key])

    def tell(self) -> None:
        """Takes over what the questions answered, stage after stage."""
        for _, asked in sorted(self._answers(), key=lambda heard: heard[0]):
            self.asking.keep(asked)

    def _answers(self) -> list[tuple[Place, Asked]]:
        found = [(place, self._asked[key]) for key, place in self._heard.items()]
        return found + [heard for part, _ in self.parts.values() for heard in part._answers()]

    def one(self, done: Done) -> Done:
        """The one that stands for all that come to the same."""
        return self._one.setdefault((tuple(done[0]), done[1]), done)

    def _question(self, stage: Stage, held: World) -> str | None:
        """What a stage asks: its question; of several rolls that can be made, the one that succeeds most often, if one may."""
        if not stage.others:
            return stage.asks
        found: dict[str, Fraction] = {}
        for curie in stage.questions:
            if not self._known(str(self.reference[curie].data["against"]), held):
                continue
            key = self._key(curie, stage, held)
            if not self.exact or key not in self._asked:
                self._asked[key] = self._put(curie, stage.casts, held, stage.knowing, stage.hands, self._weighing)
            found[curie] = sum((share for result, share in self._asked[key].results if result.success), Fraction(0))
            if not found[curie]:  # said, though nothing is rolled
                self._hear(key)
        best = max(found, key=lambda curie: found[curie], default=None)
        return best if best and found[best] else None

    def _key(self, curie: str, stage: Stage, held: World) -> tuple:
        return curie, stage.casts, tuple(held[s] for s in self.reads(curie, stage.casts)), stage.knowing, stage.hands

    def _put(self, curie: str, casts: Casts, held: World, knowing: str | None, hands: Hands, asking: Asking | None = None) -> Asked:
        budget.spend(budget.ASKED)
        asking, situation = asking or self.asking, self.situation(held, self.reads(curie, casts))
        if not casts:
            question = Question(self.context, curie, situation, lambda: self._asking(curie, situation))
            return asking.put(question, self.under.about if self.under else (), knowing, hands)
        casting = Casting(self.reference.roles, casts)
        cast = casting.situation(situation)
        return asking.put(Question(self.context, curie, cast, lambda: self._asking(curie, cast, casting.said)), self.about(casts), knowing, hands)

    def _asking(self, curie: str, situation: Situation, said: Callable[[str], str] = str) -> Context:
        """The context of a question; `said`: how this chain calls a name of it."""
        return self.context.functions.about(curie, situation, lambda name: self.context.said(said(name)))

    def _passed(self, one: Pass, result: Result, world: World) -> bool:
        if one.on is not None and result.success is not (one.on == "Success"):
            return False
        if one.word is not None and one.word != result.word or one.brought is not None and one.brought not in result.brought:
            return False
        if one.amount is None and one.how in ("Is", *ADDED) and result.amount is None:
            return False
        return self.holds(one.conditions, world)

    def _change(self, one: Pass, result: Result | None, world: World) -> Change:
        slot = self.slots[one.carries]
        if one.how in ("BecomesTrue", "BecomesFalse"):
            return slot, False, one.how == "BecomesTrue"
        if one.how == "Least":
            return slot, False, self._word(one.carries, result.least or result.word)
        if one.how in ("Word", "Joins"):
            word = self._word(one.carries, self._said(str(one.amount), world) if one.amount is not None else result.word)
            return slot, False, f"{world[slot]}, {word}" if one.how == "Joins" and world[slot] is not None else word
        amount = self.number(one.amount, world) if one.amount is not None else plain(result.amount)
        return slot, one.how != "Is", -amount if one.how == "Shrinks" else amount

    def _word(self, curie: str, word: str) -> str:
        values = self.reference[curie].data.get("values", ())
        if word not in values:
            raise SituationError(f"{self.context.asked.name} : « {word} » n'est pas une valeur de {self.reference[curie].name} : {', '.join(map(str, values))}")
        return word

    def _nested(self, chain: Node, held: World, stage: Stage) -> Done:
        """What a chain asked by another comes to: what it leaves stays; what it tells is there for what the stage passes on."""
        walk, places = self.within(chain.id, stage.casts)
        ends = walk.ended(chain, held if walk is self else tuple([held[place] for place in places]))
        self._came_there(walk, places)
        key = id(stage), id(ends)
        if key in self.left and not stage.passes:
            return self.left[key][1]
        left, said = ({walk.slots[c] for c in chain.data.get(name, ()) if c in walk.slots} for name in ("leaves", "tells"))
        ways: dict[Changes, int] = {}
        for changes, weight in ends[0]:
            came = tuple([(places[slot], added, value) for slot, added, value in changes if slot in left])
            if stage.passes:
                after = changed(held, tuple([(places[slot], added, value) for slot, added, value in changes if slot in left | said]), self.caps)
                came = merged((*came, *(self._change(p, None, after) for p in stage.passes if self.holds(p.conditions, after))), self.caps)
            ways[came] = ways.get(came, 0) + weight
        found = self.one((list(ways.items()), ends[1]))
        self.left[key] = ends, found
        return found

    def _came_there(self, walk: Doing, places: tuple[int, ...]) -> None:
        """Takes over what a chain put about others has come to change."""
        if walk is not self:
            names = list(self.slots)
            self.came.update(names[place] for name, place in zip(walk.slots, places) if name in walk.came)

    def ended(self, chain: Node, start: World) -> Done:
        """How a chain begun in a world changes it."""
        slots, (_, anew) = self.chain_reads(chain.id), self.manners(chain.id)
        start = tuple([value if slot in slots else None for slot, value in enumerate(start)])
        key = chain.id, start
        if not self.exact or key not in self._ends:
            ends, told = self.run(chain, start), slots | anew
            self._ends[key] = [(left_by(start, end, told), weight) for end, weight in ends.weights.items()], ends.denominator
        return self._ends[key]

    def _manners(self, curie: str) -> tuple[set[int], set[int]]:
        """The slots that a chain adds to, and those it gives a value of their own, what the chains it asks leave counted in."""
        added, anew = set[int](), set[int]()
        for stage in self.alive(curie):
            for mine, theirs in zip((added, anew), self.stage_manners(stage)):
                mine |= theirs
        return added, anew

    def stage_manners(self, stage: Stage) -> tuple[set[int], set[int]]:
        """The slots that a stage adds to, and those it gives a value of their own."""
        added, anew = ({self.slots[p.carries] for p in stage.passes if (p.how in ADDED) is adds} for adds in (True, False))
        if self.reference[stage.asks].kind == "Chain":
            walk, places = self.within(stage.asks, stage.casts)
            left = {walk.slots[c] for c in self.reference[stage.asks].data.get("leaves", ()) if c in walk.slots}
            for mine, theirs in zip((added, anew), walk.manners(stage.asks)):
                mine |= {places[slot] for slot in theirs & left}
        return added, anew
