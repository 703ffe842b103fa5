"""What is ahead of a world in a chain asked by another: what its stages from one on bring, told as changes to whatever was there.

A stage is asked once for all the worlds that look the same to it, and what follows is worked out once for all those where it brings
the same, and which the stages that may still be asked see alike. What is made of the same parts is put together once, whatever the reading.
"""

from __future__ import annotations

from collections.abc import Iterator
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
    """How a world is seen from a place where its gates stand so: the first stage asked there, and what it and those after it look at."""

    def __init__(self, spot: Spot, first: int | None, own: set[int], slots: set[int]) -> None:
        """`own`: what the first stage looks at; `slots`: what all of them do."""
        own = own - set(spot.gates)
        self.chain, self.stages, self.gates = spot.chain, spot.stages, spot.gates  # not the place itself: it would hold its view, which holds it
        self.first, self.slots, self.sees, self.blind = first, slots, seeing(own), not own
        self.inner: View | None = None  # of the chain that the first stage asks as the world stands
        self.came: dict[object, Onward] = {}  # by what the first stage sees, or by what the chain it asks brings
        self.onwards: dict[int, Onward] = {}  # by what the first stage brings


class Onward:
    """What the first stage of a view brings, and what follows: worked out once for all the worlds that what follows sees alike."""

    def __init__(self, done: Done, ways: list[tuple[int, Changes, View]], gates: tuple[int, ...]) -> None:
        """`ways`: those of `done` after which a stage may still be asked, by their rank, and how a world is seen there."""
        self.done, self.ranks = done, tuple([rank for rank, _, _ in ways])
        self.parts: list[Onward | None] = []  # of each way: what follows it whatever the world, as far as that goes
        self.ends: list[tuple[Changes, View]] = []  # where what follows hangs on the world
        for _, changes, after in ways:
            part = after.came[()] if after.blind and after.inner is None else None
            self.parts.append(part)
            self.ends += [(changes + more, view) for more, view in part.ends] if part else [(changes, after)]
        slots = {slot for changes, after in self.ends for slot in after.slots - {slot for slot, added, _ in changes if not added}}
        self.sees = seeing(slots - set(gates))
        self.found: dict[object, Done] = {}
        self.made: dict[tuple[int, ...], Done] = {}
        self.whole: Done | None = None  # all of it, where nothing that follows hangs on the world


class Ahead(Doing):
    """A chain whose nested chains are worked out from what is ahead."""

    def __init__(self, *given: object, **named: object) -> None:
        super().__init__(*given, **named)
        self.forward = lru_cache(maxsize=None)(self._forward)
        self.bars = lru_cache(maxsize=None)(self._bars)
        self.asks = lru_cache(maxsize=None)(self._asks)
        self.spot = lru_cache(maxsize=None)(self._spot)
        self.writes = lru_cache(maxsize=None)(self._writes)
        self._products: dict[tuple, tuple[Done, Done, list[Done]]] = {}  # with what they are made of: an id is of what still stands
        self._joined: dict[tuple, Done] = {}  # those that this walk came to

    def _again(self, stage: Stage, times: int, live: Worlds, stops: tuple, over: list[Worlds]) -> Worlds:
        """The worlds after a stage is asked so many times in each."""
        raise NotImplementedError

    def _times(self, stage: Stage, world: World) -> int:
        """How many times a stage is asked in a world."""
        raise NotImplementedError

    def share(self, first: Ahead) -> None:
        """Takes over from the walk of another reading what is made of the same parts: no reading changes what they come to together."""
        if self.caps == first.caps:
            self._one, self._products, self.left = first._one, first._products, first.left

    def ended(self, chain: Node, start: World) -> Done:
        return self.ahead(chain.id, 0, start) if self.exact and not self.forward(chain.id) else super().ended(chain, start)

    def _forward(self, chain: str) -> bool:
        """Whether a chain is to be walked from its first stage on: it may stop, or takes off what is counted no further than some bound."""
        return bool(self.reference[chain].data.get("stops")) or not self.spent.isdisjoint(set().union(*self.manners(chain)))

    def ahead(self, chain: str, index: int, world: World) -> Done:
        """What the stages of a chain from one on bring to a world."""
        return self._onward(self._viewed(self.spot(chain, index), world), world)

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
        written, slots, first, own = set[int](), set(spot.gates), None, set[int]()
        for index, stage in enumerate(spot.stages[spot.index:], spot.index):
            if written.isdisjoint(self.bars(id(stage))) and not self._asked_here(stage, world):
                continue
            sure = written.isdisjoint(self._gates(stage)) and stage.shares is None and (stage.times is None or self._times(stage, world) == 1)
            looked_at = self._shown(stage, world) if sure else self._repeat_reads(stage)
            if first is None:
                first, own = index, looked_at
            slots |= looked_at
            written |= self.writes(id(stage))
        view = View(spot, first, own, slots)
        if first is not None and self._once_for_all(spot.stages[first], world):
            view.inner = self._viewed(self.spot(spot.stages[first].asks, 0), world)
        return view

    def _once_for_all(self, stage: Stage, world: World) -> bool:
        """Whether a stage asks a chain once, as the world stands, and passes nothing on."""
        alone = stage.shares is None and (stage.times is None or self._times(stage, world) == 1)
        return alone and self.asks(id(stage))

    def _repeat_reads(self, stage: Stage) -> set[int]:
        """The slots that tell what a stage asked many times brings."""
        added, anew = self.stage_manners(stage)
        return {*self._stage_reads(stage), *(added & anew)}

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

    def _onward(self, view: View, world: World) -> Done:
        """What the stages of a view bring to a world."""
        if view.first is None:
            return NOTHING
        if view.inner is None:
            seen = view.sees(world)
        else:
            self.asking.place.append(view.first)
            seen = id(self._onward(view.inner, world))
            self.asking.place.pop()
        onward = view.came.get(seen) or self._first(view, seen, world)
        if onward.whole is not None:
            return onward.whole
        seen = onward.sees(world)
        found = onward.found.get(seen)
        if found is None:
            caps = self.caps
            rests = [self._onward(after, changed(world, changes, caps)) for changes, after in onward.ends]
            made = tuple([id(rest) for rest in rests])
            found = onward.made.get(made)
            if found is None:
                found = onward.made[made] = self._folded(onward, iter(rests))
            onward.found[seen] = found
        return found

    def _folded(self, onward: Onward, rests: Iterator[Done]) -> Done:
        return self._join(onward, [next(rests) if part is None else self._folded(part, rests) for part in onward.parts])

    def _first(self, view: View, seen: object, world: World) -> Onward:
        """What the first stage of a view brings to a world of which it sees what it has not seen yet."""
        stage = view.stages[view.first]
        if view.inner is not None and (left := self.left.get((id(stage), seen))):
            done = left[1]
        else:
            self.asking.place.append(view.first)
            done = self._here(stage, world)
            self.asking.place.pop()
        onward = view.onwards.get(id(done))
        if onward is None:
            ways = []
            if view.first + 1 < len(view.stages):
                after = self.spot(view.chain, view.first + 1)
                for rank, (changes, _) in enumerate(done[0]):
                    there = changed(world, changes, self.caps)
                    ahead = self._viewed(after, there)
                    if ahead.first is not None:
                        ways.append((rank, changes, ahead))
                        self._onward(ahead, there)
            onward = view.onwards[id(done)] = Onward(done, ways, view.gates)
            if not onward.ends:
                onward.whole = self._folded(onward, iter(()))
        view.came[seen] = onward
        return onward

    def _here(self, stage: Stage, world: World) -> Done:
        """What a stage that is asked brings to a world."""
        times = 1 if stage.times is None else self._times(stage, world)
        if times > 1 or stage.shares is not None:
            return self._many(stage, times, world)
        return self._effect(stage, world) if self.reference[stage.asks].kind == "Chain" else self.outcome(stage, world)

    def _asks(self, key: int) -> bool:
        """Whether a stage asks a chain as the world stands, and passes nothing on."""
        stage = self.stages[key]
        node = self.reference[stage.asks]
        return node.kind == "Chain" and not (stage.casts or stage.states or stage.passes or self.forward(node.id))

    def _many(self, stage: Stage, times: int, world: World) -> Done:
        """What a stage asked many times brings: how much is added to what it never looks at, what the rest comes to hold."""
        shown, (_, anew) = self._repeat_reads(stage), self.stage_manners(stage)
        start, over = tuple([value if slot in shown else None for slot, value in enumerate(world)]), list[Worlds]()
        ends = together([self._again(stage, times, Worlds({start: 1}), (), over), *over])
        return self.one(([(left_by(start, end, shown | anew), weight) for end, weight in ends.weights.items()], ends.denominator))

    def _join(self, onward: Onward, rests: list[Done]) -> Done:
        """What a stage brings with what follows each of its ways: once for all that is made of the same."""
        if all([rest is NOTHING for rest in rests]):
            return onward.done
        key = (id(onward.done), onward.ranks, *[id(rest) for rest in rests])
        found = self._joined.get(key)
        if found is None:
            if key not in self._products:
                after = [NOTHING] * len(onward.done[0])
                for rank, rest in zip(onward.ranks, rests):
                    after[rank] = rest
                self._products[key] = self.one(self._product(onward.done, after)), onward.done, rests
            found = self._joined[key] = self._products[key][0]
            budget.spend(len(found[0]))  # each walk spends it, whoever has worked it out
        return found

    def _product(self, done: Done, rests: list[Done]) -> Done:
        scale, sums = lcm(*{below for _, below in rests}), dict[Changes, int]()
        for (changes, part), (follow, below) in zip(done[0], rests):
            part *= scale // below
            for more, weight in follow:
                both = merged(changes + more, self.caps) if changes and more else changes or more
                sums[both] = sums.get(both, 0) + part * weight
        denominator = done[1] * scale
        common = gcd(denominator, *sums.values())
        return [(changes, weight // common) for changes, weight in sums.items()], denominator // common
