"""Who is who: a predicate said of a role ("wm:cible.au-tapis"), and what a node without a role means for the one it is about.

A predicate is one node for every role that can bear it. Said of a role it has no description of its own: it is the predicate,
with the role in its name and its label. A node with a bearer (an action, a quantity) is about that role; said of another role
it is the same question, put about somebody else. Nothing here knows RDF.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from .model import ASKABLE, Conditions, Effect, Jump, Node, Stage, varied

BORNE = ("Fact", "State", "Skill", "Property", "Profile", "Rule", "Term")  # said of somebody, these are true or false
NUMBERED = ("Characteristic", "Measure", "Choice")
AGREEMENT = re.compile(r"\{([^{}|]*)\|([^{}|]*)\}")
NAMED_PLAINLY = ("cancels", "gives", "ends")  # their value is a rule, or a state somebody receives
CAST = ("adds", "subtracts", "against", "mustReach", "key", "across", "selects", "lowestDie", "highestDie", "totalBecomes", "minimises", "presupposes", "fills", "times", "setsAside", "setsAsideBeside")  # the names a node reads, besides its effects


class Roles:
    """The roles of every game of a reference, and the predicates said of them; made once from the nodes."""

    def __init__(self, nodes: dict[str, Node]) -> None:
        self.nodes = nodes
        self.plays: dict[str, str] = {n.id: str(n.data.get("plays", "")) for n in nodes.values() if n.kind == "Role"}
        self._said: dict[str, Node | None] = {}
        self._split: dict[str, tuple[str, str] | None] = {}
        self._grounded: dict[int, tuple[Effect, list[Effect]]] = {}

    def of_game(self, game: str) -> list[str]:
        """The roles of a game, in the order of its files."""
        return [r for r in self.plays if self.nodes[r].game == game]

    def playing(self, subject: str) -> list[str]:
        """The roles that play a subject, in the order of the files."""
        return [r for r, played in self.plays.items() if played == subject]

    def subjects(self, curie: str) -> tuple[str, ...]:
        """What a node may be said of: the subjects of a predicate, the subject of a question's bearer; nothing for the others."""
        node = self.nodes.get(curie)
        if node is None:
            return ()
        bearer = str(node.data.get("bearer", ""))
        return (self.plays.get(bearer, ""),) if bearer else tuple(map(str, node.data.get("of", ())))

    def split(self, curie: str) -> tuple[str, str] | None:
        """The role and the predicate of a name such as "wm:cible.au-tapis"; None for any other."""
        if curie not in self._split:
            self._split[curie] = self._parted(curie)
        return self._split[curie]

    def _parted(self, curie: str) -> tuple[str, str] | None:
        prefix, colon, local = curie.partition(":")
        role, dot, predicate = local.partition(".")
        if not (colon and dot and f"{prefix}:{role}" in self.plays and f"{prefix}:{predicate}" in self.nodes):
            return None
        return f"{prefix}:{role}", f"{prefix}:{predicate}"

    def base(self, curie: str) -> str:
        """The node that has a page: the predicate of a name with a role, the name itself otherwise."""
        found = self.split(curie)
        return found[1] if found else curie

    def said(self, curie: str) -> Node | None:
        """The predicate said of a role, as a node; None when the name has no role, or the role cannot bear it."""
        if curie not in self._said:
            self._said[curie] = self._say(curie)
        return self._said[curie]

    def forget(self, told: Iterable[str]) -> None:
        """Lets what was said of a role, by predicates that are worded otherwise, be said again."""
        again = set(told)
        for curie in [curie for curie in self._said if self.base(curie) in again]:
            del self._said[curie]

    def _say(self, curie: str) -> Node | None:
        found = self.split(curie)
        if found is None:
            return None
        role, predicate = self.nodes[found[0]], self.nodes[found[1]]
        if self.plays[role.id] not in self.subjects(predicate.id):
            return None
        kind = "Fact" if predicate.kind in BORNE else predicate.kind
        data = {**predicate.data, "role": role.id, "predicate": predicate.id}
        if predicate.kind in ASKABLE:
            data = self.cast(predicate, role.id)
        links = predicate.links
        if broader := links.get("broader"):
            bearer = str(predicate.data.get("bearer", ""))
            links = {**links, "broader": tuple(self.recast(b, bearer, role.id) for b in broader)}
        return varied(
            predicate, id=curie, kind=kind, label=phrase(role, predicate), label_en=phrase(role, predicate, "en"), data=data,
            links=links, effects=(), examples=(),
        )

    def cast(self, node: Node, role: str) -> dict[str, object]:
        """What a question reads, when it is put about a role."""
        data = {**node.data, "role": role, "predicate": node.id}
        for name in CAST:
            if name in data:
                read = data[name]
                recast = lambda c: self.recast(str(c), str(node.data.get("bearer", "")), role)
                one = recast if name == "presupposes" else lambda c: self.plain(recast(c))  # a number of its bearer is the number itself
                data[name] = tuple(map(one, read)) if isinstance(read, tuple) else one(read)
        return data

    def recast(self, curie: str, bearer: str, role: str) -> str:
        """A name as a question about `bearer` writes it, when the question is put about `role`: the bearer's is the role's."""
        if curie == bearer:  # the key of a table: what its bearer is selects the row
            return role
        if self.base(curie) not in self.nodes:
            return curie  # the word of a choice, whatever signs it has
        if self.bearer(curie) == bearer != role:
            curie = self.base(curie)
            if self.nodes[curie].data.get("bearer"):
                return named(role, curie)
        return self.qualified(curie, role)

    def bearer(self, curie: str) -> str:
        """Whom a node is about: the role in its name, or its bearer."""
        found = self.split(curie)
        if found:
            return found[0]
        node = self.nodes.get(curie)
        return str(node.data.get("bearer", "")) if node else ""

    def qualified(self, curie: str, role: str) -> str:
        """A predicate written without a role, as the one a role gives it: its own, or the only role that can bear it.

        A name that says its role, or needs none, stays; so does a question, which has a bearer of its own.
        """
        subjects = self.subjects(curie)
        if not subjects or self.split(curie) or self.nodes[curie].data.get("bearer"):
            return curie
        taken = role if self.plays.get(role) in subjects else self._only(curie, subjects)
        return named(taken, curie) if taken else curie

    def _only(self, curie: str, subjects: tuple[str, ...]) -> str:
        """The one role of the game that can bear a name, if there is just one."""
        game = self.nodes[curie].game
        able = [r for r, played in self.plays.items() if played in subjects and self.nodes[r].game == game]
        return able[0] if len(able) == 1 else ""

    def loose(self, effect: Effect) -> list[str]:
        """The names an effect uses without saying of whom, its target left out."""
        return [c for c in mentioned(effect) if c in self.nodes and self.nodes[c].data.get("of")]

    def about(self, effect: Effect, role: str) -> Effect:
        """An effect about a role: every name without one is its own, and so is what its target's bearer has."""
        bearer = "" if self.split(effect.target) else self.bearer(effect.target)  # a target with its role means each name as written
        name = lambda c: self.recast(c, bearer, role) if isinstance(c, str) and ":" in c else c
        number = lambda c: self.plain(name(c)) if isinstance(c, str) and ":" in c else c
        value = effect.value if effect.op in NAMED_PLAINLY else number(effect.value)
        return varied(
            effect, value=value, target=name(effect.target), when=tuple(map(name, effect.when)), unless=tuple(map(name, effect.unless)),
            given=tuple(varied(c, measure=number(c.measure), value=number(c.value)) for c in effect.given),
            per=varied(effect.per, measure=number(effect.per.measure), step=number(effect.per.step)) if effect.per else None,
        )

    def plain(self, curie: str) -> str:
        """A question said of its own bearer is the question itself."""
        found = self.split(curie)
        return found[1] if found and str(self.nodes[found[1]].data.get("bearer", "")) == found[0] else curie

    def plainly(self, effect: Effect) -> Effect:
        """An effect that compares, counts or takes a question's number under the name everybody states it by: no role where it is its bearer's own."""
        name = lambda c: self.plain(c) if isinstance(c, str) else c
        said = [c for c in mentioned(effect) if name(c) != c]
        return effect if not said else varied(
            effect, value=effect.value if effect.op in NAMED_PLAINLY else name(effect.value),
            given=tuple(varied(c, measure=name(c.measure), value=name(c.value)) for c in effect.given),
            per=varied(effect.per, measure=name(effect.per.measure), step=name(effect.per.step)) if effect.per else None,
        )

    def grounded(self, effect: Effect) -> list[Effect]:
        """An effect that says of nobody, once for each role it may be true of: what follows from a predicate follows for all."""
        if not self.plays:
            return [effect]
        kept = self._grounded.get(id(effect))
        if kept is None:  # the effect is kept beside its own, so that its identity is not given to another
            kept = self._grounded[id(effect)] = (effect, self._ground(effect))
        return kept[1]

    def _ground(self, effect: Effect) -> list[Effect]:
        loose = self.loose(effect)
        if effect.target and self.subjects(effect.target) and not self.split(effect.target):  # a cancellation on one target
            loose = [effect.target, *loose]
        if not loose:
            return [effect]
        implied = str(effect.value) if effect.op in ("implies", "denies") else ""
        first = implied if implied in loose else loose[0]
        subjects, game = self.subjects(first), self.nodes[first].game
        able = [r for r, played in self.plays.items() if played in subjects and self.nodes[r].game == game]
        return list(dict.fromkeys(self.about(effect, role) for role in able))


def bind(nodes: dict[str, Node]) -> None:
    """Writes in every question, and in the steps of every sequence, whose the names are that it reads without saying; in every effect, plain names."""
    roles = Roles(nodes)
    if not roles.plays:
        return
    for node in list(nodes.values()):
        if (effects := tuple(map(roles.plainly, node.effects))) != node.effects:
            nodes[node.id] = varied(node, effects=effects)
    for node in list(nodes.values()):
        owner = nodes.get(next(iter(node.links.get("partOf", ())), "")) if node.kind == "Step" else node
        role = str(owner.data.get("bearer", "")) if owner else ""
        if not role:
            continue
        data = {k: v for k, v in roles.cast(node, role).items() if k not in ("role", "predicate")}
        if "when" in data:
            data["when"] = tuple(roles.qualified(str(f), role) for f in data["when"])
        if "stages" in data:
            data["stages"] = tuple(_stage(roles, stage, role) for stage in data["stages"])
            data["stops"] = tuple(_conditions(roles, stop, role) for stop in data.get("stops", ()))
            data |= {n: tuple(roles.qualified(str(c), role) for c in data[n]) for n in ("tells", "leaves", "mentions") if n in data}
        if "jumps" in data:
            data["jumps"] = tuple(_jump(roles, jump, role) for jump in data["jumps"])
        nodes[node.id] = varied(node, data=data)


def _jump(roles: Roles, jump: Jump, role: str) -> Jump:
    return varied(jump, when=tuple(roles.qualified(f, role) for f in jump.when), times=jump.times and _name(roles, jump.times, role))


def _stage(roles: Roles, stage: Stage, role: str) -> Stage:
    passes = lambda found: tuple(
        varied(p, carries=roles.qualified(p.carries, role), amount=_name(roles, p.amount, role), conditions=_conditions(roles, p.conditions, role))
        for p in found
    )
    return varied(
        stage, times=_name(roles, stage.times, role), conditions=_conditions(roles, stage.conditions, role), states=passes(stage.states),
        passes=passes(stage.passes), shares=stage.shares and tuple(roles.qualified(c, role) for c in stage.shares),
    )


def _conditions(roles: Roles, conditions: Conditions, role: str) -> Conditions:
    name = lambda c: roles.qualified(c, role)
    given = tuple(varied(c, measure=_name(roles, c.measure, role), value=_name(roles, c.value, role)) for c in conditions.given)
    return Conditions(tuple(map(name, conditions.when)), tuple(map(name, conditions.unless)), given)


def _name(roles: Roles, value: object, role: str) -> object:
    return roles.plain(roles.qualified(value, role)) if isinstance(value, str) and ":" in value else value


def named(role: str, curie: str) -> str:
    """A predicate, or a question, said of a role: "wm:cible.au-tapis"."""
    prefix, _, local = curie.partition(":")
    return f"{prefix}:{role.partition(':')[2]}.{local}"


def mentioned(effect: Effect) -> Iterator[str]:
    """Every name an effect uses besides its target: conditions, measures, and what it implies, denies or adds."""
    yield from effect.when
    yield from effect.unless
    for compare in effect.given:
        yield compare.measure
        if isinstance(compare.value, str) and ":" in compare.value:
            yield compare.value
    if effect.per:
        yield from effect.per.names()
    if isinstance(effect.value, str) and ":" in effect.value and effect.op not in NAMED_PLAINLY:
        yield effect.value


def owned(role: Node, predicate: Node) -> str:
    """« cadence de tir de l'arme »: a number or a choice as a sentence names it, with whose it is."""
    label, whose = predicate.label, role.label
    for article, of in (("les ", "des "), ("le ", "du ")):
        if whose.startswith(article):
            whose = of + whose.removeprefix(article)
            break
    else:
        whose = f"de {whose}"
    named, comma, rest = label.partition(", ")
    named = named if named[1:2].isupper() else named[:1].lower() + named[1:]
    return (named if named.endswith(whose) else f"{named} {whose}") + comma + rest


def phrase(role: Node, predicate: Node, lang: str = "fr") -> str:
    """« la cible est au tapis »: the role, then what is said of it, in agreement; a number or a question names its role after it."""
    said = str(predicate.data.get("said" if lang == "fr" else "saidInEnglish", ""))
    label = (role.label, predicate.label) if lang == "fr" else (role.label_en or role.label, predicate.label_en or predicate.label)
    if predicate.kind in (*NUMBERED, *ASKABLE):
        return f"{label[1]} ({label[0]})"
    if not said:
        return f"{label[0]} : {label[1]}"
    masculine = str(role.data.get("gender", "m")) == "m"
    return f"{label[0]} {AGREEMENT.sub(lambda m: m[1] if masculine else m[2], said)}"
