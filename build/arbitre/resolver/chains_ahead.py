"""What is ahead of a world in a chain asked by another: what its stages from one on bring, told as changes to whatever was there.

The stages are gone through from the last to the first: what follows is worked out once for all the worlds that look the same to
the stages that may still be asked there, and once more for those whose stages answer the same.
"""

from __future__ import annotations

from functools import lru_cache
from math import gcd, lcm

from ..graph import Node, Stage, is_name
from . import budget
from .chains_doing import Doing
from .chains_worlds import NOTHING, Changes, Done, World, Worlds, changed, left_by, merged, seeing, together


class Spot:
    """A place in a chain: before one of its stages."""

    def __init__(self, chain: str, stages: list[Stage], index: int, gates: tuple[int, ...]) -> None:
        """`gates`: the slots that tell which of the stages from here on may be asked."""
        self.chain, self.stages, self.index, self.gates, self.sees = chain, stages, index, gates, seeing(gates)
        self.views: dict[object, View] = {}


class View:
    """What the stages that may be asked from a place on look at, the first of them, and what came of each world so seen."""

    def __init__(self, first: int | None, slots: set[int]) -> None:
        self.first, self.slots, self.sees = first, slots, seeing(slots)
        self.found: dict[object, Done] = {}


class Ahead(Doing):
    """A chain whose nested chains are worked out from what is ahead."""

    def __init__(self, *given: object, **named: object) -> None:
        super().__init__(*given, **named)
        self.forward = lru_cache(maxsize=None)(self._forward)
        self.bars = lru_cache(maxsize=None)(self._bars)
        self.asks = lru_cache(maxsize=None)(self._asks)
        self.spot = lru_cache(maxsize=None)(self._spot)
        self.writes = lru_cache(maxsize=None)(self._writes)
        self._joined: dict[tuple[int, ...], tuple[Done, Done, list[Done]]] = {}  # with what it is made of: an id is of what still stands

    def _again(self, stage: Stage, times: int, live: Worlds, stops: tuple, over: list[Worlds]) -> Worlds:
        """The worlds after a stage is asked so many times in each."""
        raise NotImplementedError

    def _times(self, stage: Stage, world: World) -> int:
        """How many times a stage is asked in a world."""
        raise NotImplementedError

    def ended(self, chain: Node, start: World) -> Done:
        return self.ahead(chain.id, 0, start) if self.exact and not self.forward(chain.id) else super().ended(chain, start)

    def _forward(self, chain: str) -> bool:
        """Whether a chain is to be walked from its first stage on: it may stop, or takes off what is counted no further than some bound."""
        return bool(self.reference[chain].data.get("stops")) or not self.spent.isdisjoint(set().union(*self.manners(chain)))

    def ahead(self, chain: str, index: int, world: World) -> Done:
        """What the stages of a chain from one on bring to a world."""
        spot = self.spot(chain, index)
        view = spot.views.get(spot.sees(world)) or self._viewed(spot, world)
        seen = view.sees(world)
        found = view.found.get(seen)
        if found is None:
            found = view.found[seen] = self._onward(spot, view.first, world)
        return found

    def _spot(self, chain: str, index: int) -> Spot:
        stages = self.alive(chain)
        return Spot(chain, stages, index, tuple(sorted({slot for stage in stages[index:] for slot in self._gates(stage)})))

    def _bars(self, key: int) -> set[int]:
        """The slots that tell whether a stage is asked, and how many times."""
        stage = self.stages[key]
        return set(self.all_reads(name for name in (*stage.conditions.names(), stage.times) if is_name(name)))

    def _gates(self, stage: Stage) -> set[int]:
        """The slots that tell whether a stage is asked, what it takes for granted, and which stages of what it asks are."""
        names = [name for one in stage.states for name in one.conditions.names()]
        nested = self.reference[stage.asks].kind == "Chain"
        if nested:  # what is granted tells which of its stages are asked
            names += [one.amount for one in stage.states]
        found = {*self.bars(id(stage)), *self.all_reads(name for name in names if is_name(name))}
        if nested:
            walk, places = self.within(stage.asks, stage.casts)
            found |= {places[slot] for slot in walk.spot(stage.asks, 0).gates}
        return found

    def _viewed(self, spot: Spot, world: World) -> View:
        """How a world is seen from a place: once for all whose stages to come are the same."""
        gates = spot.sees(world)
        if gates not in spot.views:
            spot.views[gates] = self._view(spot, world)
        return spot.views[gates]

    def _view(self, spot: Spot, world: World) -> View:
        written, slots, first = set[int](), set(spot.gates), None
        for index, stage in enumerate(spot.stages[spot.index:], spot.index):
            if written.isdisjoint(self.bars(id(stage))) and not self._asked_here(stage, world):
                continue
            first = index if first is None else first
            sure = written.isdisjoint(self._gates(stage)) and stage.shares is None and (stage.times is None or self._times(stage, world) == 1)
            slots |= self._shown(stage, world) if sure else set(self._stage_reads(stage))
            written |= self.writes(id(stage))
        return View(first, slots)

    def _asked_here(self, stage: Stage, world: World) -> bool:
        return self.holds(stage.conditions, world) and (stage.times is None or self._times(stage, world) > 0)

    def _writes(self, key: int) -> set[int]:
        """The slots that a stage may change."""
        stage = self.stages[key]
        found = {self.slots[name] for name in (*(one.carries for one in stage.passes), *(stage.shares or ()))}
        if self.reference[stage.asks].kind == "Chain":
            walk, places = self.within(stage.asks, stage.casts)
            found |= {places[walk.slots[c]] for c in self.reference[stage.asks].data.get("leaves", ()) if c in walk.slots}
        return found

    def _shown(self, stage: Stage, world: World) -> set[int]:
        """The slots that a stage asked in a world looks at there."""
        granted = [one for one in self.granted(id(stage)) if self.holds(one.conditions, world)]
        names = [name for one in stage.passes for name in (*one.conditions.names(), one.amount)] + [one.amount for one in granted]
        own = set(self.all_reads(name for name in names if is_name(name)))
        own |= {self.slots[one.carries] for one in stage.passes if one.how == "Joins"}
        asked = set(self.asked_reads(stage))
        if self.reference[stage.asks].kind == "Chain":
            (walk, places), held = self.within(stage.asks, stage.casts), self.held(stage, world)
            asked = {places[slot] for slot in walk.shown(stage.asks, tuple([held[place] for place in places]))}
        return own | asked - {self.slots[one.carries] for one in granted if one.how not in ("Grows", "Shrinks", "Joins")}

    def shown(self, chain: str, world: World) -> set[int]:
        """The slots that a chain begun in a world looks at."""
        return self.chain_reads(chain) if self.forward(chain) else self._viewed(self.spot(chain, 0), world).slots

    def _onward(self, spot: Spot, first: int | None, world: World) -> Done:
        if first is None:
            return NOTHING
        self.asking.place.append(first)
        done = self._here(spot.stages[first], world)
        self.asking.place.pop()
        if first + 1 == len(spot.stages):
            return done
        return self._join(done, [self.ahead(spot.chain, first + 1, changed(world, changes, self.caps)) for changes, _ in done[0]])

    def _here(self, stage: Stage, world: World) -> Done:
        """What a stage that is asked brings to a world."""
        times = 1 if stage.times is None else self._times(stage, world)
        if times > 1 or stage.shares is not None:
            return self._many(stage, times, world)
        kind, inner = self.asks(id(stage))
        if not inner:
            return self._effect(stage, world) if kind == "Chain" else self.outcome(stage, world)
        left = self.left.get((id(stage), id(self.ahead(inner, 0, world))))
        return left[1] if left else self._effect(stage, world)

    def _asks(self, key: int) -> tuple[str, str]:
        """The kind of what a stage asks, and the chain when it asks one as the world stands and passes nothing on."""
        stage = self.stages[key]
        node = self.reference[stage.asks]
        simple = node.kind == "Chain" and not (stage.casts or stage.states or stage.passes or self.forward(node.id))
        return node.kind, node.id if simple else ""

    def _many(self, stage: Stage, times: int, world: World) -> Done:
        """What a stage asked many times brings: how much is added to what it never looks at, what the rest comes to hold."""
        added, anew = self.stage_manners(stage)
        shown = {*self._stage_reads(stage), *(added & anew)}
        start, over = tuple([value if slot in shown else None for slot, value in enumerate(world)]), list[Worlds]()
        ends = together([self._again(stage, times, Worlds({start: 1}), (), over), *over])
        return self.one(([(left_by(start, end, shown | anew), weight) for end, weight in ends.weights.items()], ends.denominator))

    def _join(self, done: Done, rests: list[Done]) -> Done:
        """What a stage brings with what follows each of its ways: once for all that is made of the same."""
        if all(rest is NOTHING for rest in rests):
            return done
        key = (id(done), *map(id, rests))
        if key not in self._joined:
            self._joined[key] = self.one(self._product(done, rests)), done, rests
        return self._joined[key][0]

    def _product(self, done: Done, rests: list[Done]) -> Done:
        scale, sums = lcm(*{below for _, below in rests}), dict[Changes, int]()
        for (changes, part), (follow, below) in zip(done[0], rests):
            part *= scale // below
            for more, weight in follow:
                both = merged(changes + more, self.caps) if changes and more else changes or more
                sums[both] = sums.get(both, 0) + part * weight
        budget.spend(len(sums))
        denominator = done[1] * scale
        common = gcd(denominator, *sums.values())
        return [(changes, weight // common) for changes, weight in sums.items()], denominator // common
