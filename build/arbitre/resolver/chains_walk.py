"""The walk of a chain: the situations it may be in after each stage, each with its exact weight.

What a stage does to a world hangs only on what it reads there: it is worked out once for all the worlds that look the same to
it. A chain asked by another is a stage like any other. A stage repeated that reads nothing it changes is raised to a power.
"""

from __future__ import annotations

from collections.abc import Hashable

from ..errors import SituationError
from ..graph import Conditions, Node, Stage
from . import budget
from .arguments import brief
from .chains_again import Steps
from .chains_ahead import Ahead
from .chains_leads import Leads
from .chains_worlds import World, Worlds, changed, held_at, together
from .context import Context

FEW = 6  # times below which going one by one is as quick as a power
MOST = 1000


class Walk(Ahead):
    """One chain walked from its first stage to its last, in one situation."""

    def __init__(self, *given: object, **named: object) -> None:
        self.steps = Steps(budget.so_far())
        super().__init__(*given, **named)
        self._leads: dict[int, Leads] = {}  # where each stage leads from each world
        stage, *more = self.context.asked.data["stages"]
        self._lone = None if more or self.under or not self.exact else stage  # what the chain does, it does so many times
        self.others: dict[Hashable, Walk] = {}  # those of the same question under other readings
        self.alike = False  # whether all of it is taken over from the first of them
        self._told: tuple[dict, dict, int] = {}, {}, 0  # what was worked out before anything was told, and at what cost

    def whole(self) -> None:
        """Goes through the whole chain. The first walk of a question is what its other readings are compared with."""
        first = next(iter(self.context.memory), None) if self.exact else None
        if first is not None:
            self.share(first)
            self.alike = self.like(first)
        if self.alike:
            self.came, self.worlds = first.came, first.worlds
        else:
            self.worlds = self.run(self.context.asked, self.start)
        if self.exact and first is None:
            self.context.memory.append(self)
        self._told = dict(self._values), dict(self._contexts), budget.so_far() - self.steps.begun

    def lasts(self, times: str) -> bool:
        """Whether the walk can be gone through once more, of which this number tells how often."""
        given = any(times in self.context.functions.reads(name) for name in self.slots)  # what it begins with may hang on it
        return not given and times not in self.slots and (self.alike or bool(self.steps.costs))

    def size(self) -> int:
        """How many worlds it knows the ways of, under all readings."""
        return sum(leads.size() for leads in self._leads.values()) + sum(other.size() for other in self.others.values())

    def once_more(self, context: Context, times: str) -> bool:
        """Goes through the chain for a question that says the same but for how often its stage is asked; false where it would hear less of it."""
        values, contexts, cost = self._told
        often, mark = context.situation.numbers[times], self.steps.mark
        if not self.alike and (often < self.steps.heard or (often > FEW) != (len(self.steps.costs) > FEW)):
            return False
        values = {key: (often, met) if key[:2] == (times, Context.number) else (value, met) for key, (value, met) in values.items()}
        self.context, self._values, self._contexts = context, values, dict(contexts)
        self.asking.anew(context)
        self.start = self.begun()  # told of to this question too, where a rule gives it
        if self.alike:
            budget.spend(cost)
            self.worlds = context.memory[0].worlds
            return True
        self.steps.begun = budget.so_far()
        self.worlds = self.run(context.asked, self.start)
        self._told = dict(self._values), dict(self._contexts), cost
        if self.steps.mark != mark:  # the other readings are compared with what it has heard since
            self.forget_others()
        return True

    def forget_others(self) -> None:
        while self.others:
            self.others.popitem()[1].let_go()

    def let_go(self) -> None:
        self.forget_others()
        super().let_go()

    def mark(self) -> tuple[int, ...]:
        """How much the walk has asked, looked at, heard and come to: it only grows."""
        own = len(self._asked), len(self._values), len(self._heard), len(self.came)
        return sum((part.mark() for part, _ in self.parts.values()), own)

    def run(self, chain: Node, start: World) -> Worlds:
        """The worlds at the end of a chain begun in one."""
        stops, over = chain.data.get("stops", ()), []
        live = self._halted(stops, Worlds({start: 1}), over)
        for index, stage in enumerate(self.alive(chain.id)):
            with self.at(index):
                live = self._stage(stage, live, stops, over)
        return together([live, *over])

    def _halted(self, stops: tuple[Conditions, ...], live: Worlds, over: list[Worlds]) -> Worlds:
        """The worlds that go on; those that stop here are put over."""
        if not stops:
            return live
        ended = {w: n for w, n in live.weights.items() if any(self.holds(s, w) for s in stops)}
        if ended:
            over.append(Worlds(ended, live.denominator))
            return Worlds({w: n for w, n in live.weights.items() if w not in ended}, live.denominator)
        return live

    def _stage(self, stage: Stage, live: Worlds, stops: tuple[Conditions, ...], over: list[Worlds]) -> Worlds:
        if stage.times is None:
            return self._halted(stops, self._once(stage, live), over)
        groups: dict[int, dict[World, int]] = {}
        for world, weight in live.weights.items():
            times = self._times(stage, world) if self.holds(stage.conditions, world) else 0
            groups.setdefault(times, {})[world] = weight
        return together([self._again(stage, n, Worlds(g, live.denominator), stops, over) for n, g in sorted(groups.items())] or [Worlds({})])

    def _times(self, stage: Stage, world: World) -> int:
        self.come(stage)
        times = self.number(stage.times, world)
        if not isinstance(times, int) or not 0 <= times <= MOST:
            name = self.reference[stage.times].name if isinstance(stage.times, str) else self.context.asked.name
            raise SituationError(f"{self.context.asked.name} : {name} : un nombre entier de fois est attendu, au plus {MOST}, {brief(str(times))} reçu")
        return times

    def _again(self, stage: Stage, times: int, live: Worlds, stops: tuple[Conditions, ...], over: list[Worlds]) -> Worlds:
        if stage.shares is None:
            return self._repeated(stage, times, live, stops, over)
        shared, part = (self.slots[c] for c in stage.shares)
        groups: dict[tuple[int, object], dict[World, int]] = {}
        for world, weight in live.weights.items():
            groups.setdefault((world[shared] or 0, world[part]), {})[held_at(world, shared, 0)] = weight
        found = []
        for (amount, before), worlds in groups.items() if times else ():
            each, more = divmod(amount, times)
            here = Worlds(worlds, live.denominator)
            for share, count in ((each + 1, more), (each, times - more)):
                here = Worlds({held_at(w, part, share): n for w, n in here.weights.items()}, here.denominator)
                here = self._repeated(stage, count, here, stops, over)
            after: dict[World, int] = {}
            for world, weight in here.weights.items():
                there = held_at(world, part, before)
                after[there] = after.get(there, 0) + weight
            found.append(Worlds(after, here.denominator))
        return together(found) if found else live

    def _repeated(self, stage: Stage, times: int, live: Worlds, stops: tuple[Conditions, ...], over: list[Worlds]) -> Worlds:
        if self.exact and times > FEW and not stops and (found := self._power(stage, times, live)) is not None:
            return found
        if not self.exact:
            for _ in range(times):
                live = self._halted(stops, self._once(stage, live), over)
            return live
        leads = self._leads_of(stage)
        weights, still = leads.numbered(live.weights), list[Worlds]()  # by number
        denominator = live.denominator
        for step in range(times):
            left = leads.kept(weights)
            if stage is self._lone:
                self.steps.taken(step, self.mark())
            # what this stage leaves as it is, it leaves so each time
            if left:
                still.append(Worlds(left, denominator))
                weights = {number: weight for number, weight in weights.items() if number not in left}
            if not weights:
                break
            weights, scale = leads.followed(weights)
            denominator *= scale
            if stops:
                live = self._halted(stops, Worlds(leads.named(weights), denominator), over)
                weights = leads.numbered(live.weights)
        ends = together([*still, Worlds(weights, denominator)])
        return Worlds(leads.named(ends.weights), ends.denominator)

    def _once(self, stage: Stage, live: Worlds) -> Worlds:
        """The worlds after a stage is asked once in each."""
        leads = self._leads_of(stage) if self.exact else Leads(lambda world: self._led(stage, world))  # dice given are asked anew each time
        weights, scale = leads.followed(leads.numbered(live.weights))
        return Worlds(leads.named(weights), live.denominator * scale)

    def _leads_of(self, stage: Stage) -> Leads:
        if id(stage) not in self._leads:
            self._leads[id(stage)] = Leads(lambda world: self._led(stage, world))
        return self._leads[id(stage)]

    def _led(self, stage: Stage, world: World) -> tuple[int, list[tuple[World, int]]]:
        """The worlds that a stage leads to from one, with their weights over a denominator."""
        found, denominator = self.outcome(stage, world)
        return denominator, [(changed(world, changes, self.caps), part) for changes, part in found]

    def _power(self, stage: Stage, times: int, live: Worlds) -> Worlds | None:
        """The worlds after many times, when each time is like the first: sums of independent changes."""
        slots = self._stage_reads(stage)
        groups: dict[tuple, dict[World, int]] = {}
        for world, weight in live.weights.items():
            groups.setdefault(tuple(world[s] for s in slots), {})[world] = weight
        parts = []
        for worlds in groups.values():
            one = next(iter(worlds))
            found, denominator = self.outcome(stage, one)
            moved = sorted({slot for changes, _ in found for slot, _, _ in changes})
            if any(not added for changes, _ in found for _, added, _ in changes) or set(moved) & set(slots):
                return None
            single: dict[tuple, int] = {}
            for changes, part in found:
                sums = dict.fromkeys(moved, 0)
                for slot, _, value in changes:
                    sums[slot] += value
                key = tuple(sums.values())
                single[key] = single.get(key, 0) + part
            after: dict[World, int] = {}
            for sums, part in self.powers.of(single, times).items():
                moves = tuple((slot, True, value) for slot, value in zip(moved, sums) if value)
                for world, weight in worlds.items():
                    there = changed(world, moves, self.caps)
                    after[there] = after.get(there, 0) + weight * part
            parts.append(Worlds(after, live.denominator * denominator**times))
        return together(parts)
