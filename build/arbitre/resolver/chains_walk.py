"""The walk of a chain: the situations it may be in after each stage, each with its exact weight.

What a stage does to a world hangs only on what it reads there: it is worked out once for all the worlds that look the same to
it. A chain asked by another is a stage like any other. A stage repeated that reads nothing it changes is raised to a power.
"""

from __future__ import annotations

from ..errors import SituationError
from ..graph import Conditions, Node, Stage
from .arguments import brief
from .chains_ahead import Ahead
from .chains_leads import Leads
from .chains_worlds import World, Worlds, changed, held_at, together

FEW = 6  # times below which going one by one is as quick as a power
MOST = 1000


class Walk(Ahead):
    """One chain walked from its first stage to its last, in one situation."""

    def __init__(self, *given: object, **named: object) -> None:
        super().__init__(*given, **named)
        self._leads: dict[int, Leads] = {}  # where each stage leads from each world

    def whole(self) -> Worlds:
        """The worlds at the end of the chain. The first walk of a question is what its other readings are compared with."""
        first = next(iter(self.context.memory), None) if self.exact else None
        if first is not None and self.like(first):
            self.came = first.came
            return first.worlds
        self.worlds = self.run(self.context.asked, self.start)
        if self.exact and first is None:
            self.context.memory.append(self)
        return self.worlds

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
        weights, still = leads.numbered(live.weights), list[Worlds]()
        denominator = live.denominator
        for _ in range(times):
            left = leads.kept(weights)  # what this stage leaves as it is, it leaves so each time
            if left:
                still.append(Worlds(leads.named(left), denominator))
                weights = {number: weight for number, weight in weights.items() if number not in left}
            if not weights:
                break
            weights, scale = leads.followed(weights)
            denominator *= scale
            if stops:
                live = self._halted(stops, Worlds(leads.named(weights), denominator), over)
                weights = leads.numbered(live.weights)
        return together([*still, Worlds(leads.named(weights), denominator)])

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
