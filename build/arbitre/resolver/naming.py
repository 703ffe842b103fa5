"""The names a situation may use: « distance », « cible_au_tapis », cible=dict(au_tapis=True), and « au_tapis » when one person is meant.

A name without its role is that of the only role of the question that can bear it; where several could, it is refused with the
names that would do.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping
from functools import cached_property

from ..errors import SituationError
from ..graph import BORNE, PARAMETERS, Node, Reference, named
from ..graph.names import folded
from .reading import ASIDE
from .unknown import Unknown, words

AFAR = 3  # so much farther than one's own, what is read of somebody else is not what a name without a role means
STATED = (*PARAMETERS, *BORNE, "Quantity")  # a quantity may be stated too, rather than worked out


def slug_name(node: Node) -> str:
    """The name of a predicate as its address writes it: « vehicule » for the one called « est_un_vehicule »."""
    return node.id.partition(":")[2].replace("-", "_")


def _printed(node: Node) -> tuple[str, str]:
    """What a profile prints for a characteristic, as names: its sign, « def » for DEF, and its word, « resistance » for Résistance (RES). Empty
    for anything else, for a letter alone, and for several words: they would say an attack, or a sum, as well."""
    said = (str(node.data.get("symbol", "")), node.label.partition("(")[0]) if node.kind == "Characteristic" else ("", "")
    sign, word = (name if len(name) > 1 and name.isidentifier() else "" for name in (folded(text).replace("-", "_") for text in said))
    return sign, "" if "_" in word else word


class Naming:
    """The names of one game, by what they mean."""

    def __init__(self, reference: Reference, game: str) -> None:
        self.reference, self.game, self.roles = reference, game, reference.roles

    @cached_property
    def role_names(self) -> dict[str, str]:
        """Each role by its Python name."""
        return {self.reference[role].name: role for role in self.roles.of_game(self.game)}

    @cached_property
    def bare(self) -> dict[str, list[str]]:
        """What each name without a role may mean: the predicate said of each role that can bear it."""
        found: dict[str, list[str]] = {}
        for node in self.reference.of_game(self.game, *STATED):
            (prefix, _, local), own = node.id.partition(":"), str(node.data.get("bearer", ""))
            called = dict.fromkeys((node.called, slug_name(node), *self._signs(node)))
            for subject in self.roles.subjects(node.id):
                for role in self.roles.playing(str(subject)):
                    mine = f"{prefix}:{role.partition(':')[2]}"
                    name = node.id if mine == own else f"{mine}.{local}"  # its own bearer's is itself
                    for word in called:
                        found.setdefault(word, []).append(name)
        return found

    @cached_property
    def symbols(self) -> Counter[str]:
        """How many nodes of the game each name, and each sign of a characteristic, would stand for."""
        nodes = self.reference.of_game(self.game, *STATED)
        return Counter(word for n in nodes for word in {n.called, n.name, slug_name(n), *_printed(n)})

    def _signs(self, node: Node) -> list[str]:
        """What a profile prints for a characteristic (« Cd »), where nothing else has that name; its word, where nothing counts what it says (« focus »)."""
        sign, word = _printed(node)
        return [name for name in dict.fromkeys((sign, "" if word in self._counted else word)) if name and self.symbols[name] == 1]

    @cached_property
    def _counted(self) -> frozenset[str]:
        """The words that the measures of the game have in their names."""
        return frozenset(word for n in self.reference.of_game(self.game, "Measure") for word in n.name.split("_"))

    @cached_property
    def whole(self) -> dict[str, str]:
        """Every name that says all: of nobody in particular, or with its role."""
        plain = {n.name: n.id for n in self.reference.of_game(self.game, *PARAMETERS, "Quantity") if not n.data.get("of")}
        borne: dict[str, str] = {}
        slugs: dict[str, str] = {}
        names = {role: self.reference[role].name for role in self.roles.plays}
        other: dict[str, tuple[str, tuple[str, ...]]] = {}  # the predicate's own name does as well as the word it is called by
        for curie in (curie for meant in self.bare.values() for curie in meant if "." in curie):  # tens of thousands: none is made a node for its name
            role, predicate = self.roles.split(curie)
            if predicate not in other:
                node = self.reference[predicate]
                other[predicate] = node.called, (slug_name(node), *self._signs(node))
            name, (called, words_) = names[role], other[predicate]
            borne[f"{name}_{called}"] = curie
            for word in words_:
                slugs[f"{name}_{word}"] = curie
        own = {  # a quantity of its own bearer may say whose it is, or not
            f"{self.reference[str(n.data['bearer'])].name}_{n.name}": n.id for n in self.reference.of_game(self.game, "Quantity") if n.data.get("bearer")
        }
        return {**own, **slugs, **borne, **plain}

    def flat(self, stated: dict[str, object]) -> dict[str, object]:
        """What is stated with each role's own dictionary spread out: cible=dict(au_tapis=True) is cible_au_tapis=True.

        Raises SituationError for the same thing stated twice.
        """
        found: dict[str, object] = {}
        for name, value in stated.items():
            inside = value if name in self.role_names and isinstance(value, dict) else None
            for inner, said in (inside.items() if inside is not None else [(None, value)]):
                key = name if inner is None else f"{name}_{inner}"
                if key in found:
                    raise SituationError(f"{key} est dit deux fois → gardez {key}=…, ou le dictionnaire de son rôle")
                found[key] = said
        return found

    def known(self, name: str) -> bool:
        """Whether the game has this name at all."""
        return name in self.whole or name in self.bare

    def meaning(self, name: str, readable: Mapping[str, int], asked: Node) -> str:
        """The CURIE a name stands for in a question that reads `readable`, each with its distance.

        Raises SituationError for an unknown name, and for one that several persons of the question could bear.
        """
        meant = self.bare.get(name, ())
        able = [curie for curie in meant if curie in readable]
        if name in self.whole and (self.whole[name] in readable or not able):  # a number of its own bearer may be that of another who alone has it here
            return self.whole[name]
        if at_stake := self._at_stake.get(asked.id, frozenset()).intersection(meant):  # a warjack one reactivates is the inert one, not who does it
            return min(at_stake)
        able = [curie for curie in able if readable[curie] < ASIDE] or able
        if meant and self.reference[meant[0]].kind != "Fact":  # a number is that of whom the question reads it first
            near = min((readable[curie] for curie in able), default=0)
            able = [curie for curie in able if readable[curie] == near]
            if len(able) > 1:  # two read it as near: it is that of whom the question is about
                own = [curie for curie in able if self.roles.bearer(curie) == str(asked.data.get("bearer", ""))]
                able = own or able
        if len(able) > 1 and not self._clearly(able, readable, asked):
            able = self._heard_of(able, asked) or able
        if len(able) > 1 and (own := self._clearly(able, readable, asked)):
            able = [own]
        if len(able) > 1:
            names = " ou ".join(self.reference[curie].name for curie in able)
            raise SituationError(f"{name} : de qui ? → dites {names}")
        if able or meant:
            return (able or [self._nearest_bearer(meant, asked)])[0]
        raise Unknown(self).refusal(name, readable, asked)

    def of_its_bearer(self, name: str, readable: Mapping[str, int], asked: Node) -> str:
        """The name that says of whom the question is about what `name` says of another, when the question reads it nearer of its own; else nothing.

        Nothing either for what the question is about to end: it goes without saying, and is no slip.
        """
        curie, own = self.meaning(name, readable, asked), str(asked.data.get("bearer", ""))
        if curie in self._at_stake.get(asked.id, ()):
            return ""
        role = self.roles.bearer(curie)
        if not own or role in ("", own) or self.roles.plays.get(role) != self.roles.plays.get(own):
            return ""
        other = self.roles.plain(named(own, self.roles.base(curie)))
        return self.reference[other].name if readable.get(other, ASIDE) < readable.get(curie, ASIDE) else ""

    def instead(self, name: str, readable: Mapping[str, int], asked: Node) -> str:
        """What the question reads in place of a name that counts for nothing there: the same said of whom it is about, or of the one it hears it of first;
        for a measure that it does not read, the nearest whose name goes on from it (« distance », « distance_au_controleur »), when there is one alone, or
        one of its bearer's. Else nothing."""
        if own := self.of_its_bearer(name, readable, asked) or self._of_the_nearest(name, readable, asked):
            return own
        curie, wanted = self.meaning(name, readable, asked), words(name)
        if readable.get(curie, ASIDE) < ASIDE or self.reference[curie].kind != "Measure":
            return ""
        longer = {c: depth for c, depth in readable.items() if depth < ASIDE and self.reference[c].kind == "Measure" and wanted < words(self.reference[c].name)}
        nearest_ones = [c for c, depth in longer.items() if depth == min(longer.values())]
        mine = [c for c in nearest_ones if self.roles.bearer(c) and self.roles.bearer(c) == str(asked.data.get("bearer", ""))]
        nearest_ones = mine if len(nearest_ones) > 1 and len(mine) == 1 else nearest_ones
        return self.reference[nearest_ones[0]].name if len(nearest_ones) == 1 else ""

    def _of_the_nearest(self, name: str, readable: Mapping[str, int], asked: Node) -> str:
        """The same said of the one of whom the question hears it nearest, when there is one alone and nearer than this one: « autre_rempart » where it
        is the adversary's that counts."""
        curie, own = self.meaning(name, readable, asked), str(asked.data.get("bearer", ""))
        if self.roles.bearer(curie) in ("", own) or curie in self._at_stake.get(asked.id, ()):
            return ""
        alike = {c: depth for c, depth in readable.items() if depth < readable.get(curie, ASIDE) and self.roles.bearer(c) and self.roles.base(c) == self.roles.base(curie)}
        nearest_ones = [c for c, depth in alike.items() if depth == min(alike.values())]
        return self.reference[nearest_ones[0]].name if len(nearest_ones) == 1 else ""

    def of_another(self, name: str, readable: Mapping[str, int], asked: Node) -> str:
        """What the question hears of another by a name that says of nobody (« peur »), and is taken as its bearer's: of the nearest, and of those as
        near, of the first in the order of the game's roles. Else nothing."""
        curie, own = self.meaning(name, readable, asked), str(asked.data.get("bearer", ""))
        base, roles = self.roles.base(curie), list(self.roles.plays)
        if not own or self.roles.bearer(curie) != own or name != self.reference[base].name:
            return ""
        others = [c for c, depth in readable.items() if depth < ASIDE and c != curie and self.roles.bearer(c) and self.roles.base(c) == base]
        first = min(others, key=lambda c: (readable[c], roles.index(self.roles.bearer(c))), default="")
        return self.reference[first].name if first else ""

    def stranger(self, name: str, readable: Mapping[str, int], asked: Node) -> str:
        """The role of which `name` says what the question never hears of it, when that role takes no part there; else nothing."""
        curie, own = self.meaning(name, readable, asked), str(asked.data.get("bearer", ""))
        role = self.roles.bearer(curie)
        near = {one: min((d for c, d in readable.items() if self.roles.bearer(c) == one), default=ASIDE) for one in (own, role)}
        return role if role and own and readable.get(curie, ASIDE) >= ASIDE and near[role] >= near[own] + AFAR else ""

    def bearers(self, name: str, readable: Mapping[str, int], asked: Node) -> list[str]:
        """The names under which the question hears, of those who take part in it, what `name` says of somebody."""
        base = self.roles.base(self.meaning(name, readable, asked))
        return [self.reference[c].name for c, depth in readable.items() if depth < ASIDE and self.roles.base(c) == base]

    def _heard_of(self, able: Collection[str], asked: Node) -> list[str]:
        """Those of which the question hears in any case: what is true of another makes it true of them. Of two that each make it true of the other, one."""
        told = {curie: self._passed_on.get(curie, frozenset()).intersection(able) for curie in able}
        heard: list[str] = []
        for curie in sorted(able, key=lambda curie: self.roles.bearer(curie) != str(asked.data.get("bearer", ""))):
            both = {other for other in told[curie] if curie in told[other]}
            if told[curie] == both and both.isdisjoint(heard):
                heard.append(curie)
        return heard

    @cached_property
    def _passed_on(self) -> dict[str, frozenset[str]]:
        """Of each predicate said of somebody, of whom else it is true for that alone: a unit that flees, and its models."""
        found: dict[str, set[str]] = {}
        for node in self.reference.of_game(self.game):
            for effect in node.effects:
                if effect.op == "implies" and len(effect.when) == 1 and not (effect.unless or effect.given or effect.reading):
                    said, implied = effect.when[0], str(effect.value)
                    if said != implied and self.roles.base(said) == self.roles.base(implied):
                        found.setdefault(said, set()).add(implied)
        return {said: frozenset(implied) for said, implied in found.items()}

    @cached_property
    def _at_stake(self) -> dict[str, frozenset[str]]:
        """Of each action, the states of somebody else that end once it is done: those of the events that presuppose it."""
        found: dict[str, set[str]] = {}
        for event in self.reference.of_game(self.game, "Event"):
            owner = str(event.data.get("bearer", ""))
            ended = {self.roles.plain(named(owner, self.roles.base(str(e.value)))) for e in event.effects if owner and e.op == "ends"}
            for action in map(self.roles.base, map(str, event.data.get("presupposes", ()) if ended else ())):
                if str(self.reference[action].data.get("bearer", "")) not in ("", owner):
                    found.setdefault(action, set()).update(ended)
        return {action: frozenset(ended) for action, ended in found.items()}

    def _clearly(self, able: list[str], readable: Mapping[str, int], asked: Node) -> str:
        """The one of whom the question is about, when it reads the others' only from afar."""
        own = next((c for c in able if self.roles.bearer(c) == str(asked.data.get("bearer", ""))), "")
        return own if own and all(readable[c] > readable[own] + AFAR for c in able if c != own) else ""

    @cached_property
    def worded(self) -> list[tuple[str, str, frozenset[str]]]:
        """Each name a situation may use, what it means, and the words of one of the labels it goes by."""
        nodes = [n for n in self.reference.of_game(self.game, *STATED) if n.called in self.bare or n.name in self.whole]
        return [
            (n.called if n.called in self.bare else n.name, n.id, words(label))
            for n in nodes for label in (n.label, *n.alt, str(n.data.get("symbol", ""))) if label
        ]

    def _nearest_bearer(self, meant: Collection[str], asked: Node) -> str:
        bearer = str(asked.data.get("bearer", ""))
        return next((c for c in meant if self.roles.bearer(c) == bearer), next(iter(meant)))
