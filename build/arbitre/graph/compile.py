"""From RDF to `Node`: one function a kind of blank node, read in the order the author wrote."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from decimal import Decimal
from fractions import Fraction

from rdflib import DCTERMS, RDF, SKOS, BNode, Literal, Namespace, URIRef

from .arguments import Argument
from .curies import Names
from .model import Block, Citation, Compare, Conditions, DicePattern, Effect, Example, Jump, Node, Pass, Per, Reading, Stage
from .reading import Triple
from .triples import Triples

CSVW = Namespace("http://www.w3.org/ns/csvw#")
OPERATIONS = ["add", "set", "multiply", "cap", "floor", "round", "addDice", "dropLowest", "dropHighest", "outcome", "waives", "prefers", "reroll", "explodes", "compels", "reads", "keepsDie", "tie", "decides", "atPar", "modality", "gives", "ends", "implies", "denies", "cancels"]
UNSAID = "unsaid"  # arb:ifStated false: met when nobody stated the measure
COMPARISONS = ("atMost", "atLeast", "lessThan", "moreThan", "equals")
LINKS = ["requires", "exceptionTo", "overrides", "grants", "cancels", "appliesAt", "partOf", "seeAlso", "concerns", "about", "replacedBy", "settledBy"]


def nodes(graph: Triples, names: Names, file: str, lines: dict[str, int]) -> Iterator[Node]:
    """Every typed subject of one file that has an address of ours, in the order of its lines."""
    found = {s for s in graph.subjects(RDF.type) if isinstance(s, URIRef) and str(s).startswith(names.site_url)}
    reader = _Reader(graph, names, lines)
    for subject in sorted(found, key=lambda s: (lines.get(names.curie(s), 0), str(s))):
        yield reader.node(subject, file)


def asked(triples: Iterable[Triple], names: Names) -> Iterator[tuple[str, str, str]]:
    """Every question that leads to a node, wherever it is written: (CURIE, language, question)."""
    predicate = names.arb.asked
    for subject, said, question in triples:
        if said == predicate and isinstance(question, Literal):
            yield names.curie(subject), str(question.language), " ".join(question.split())


def slang(graph: Triples, names: Names) -> Iterator[tuple[str, tuple[tuple[str, ...], tuple[str, ...]]]]:
    """Each entry of the games' slang in one file: (CURIE of the game, (what is said, what it means))."""
    for game, entry in graph.subject_objects(names.arb.slang):
        said, meant = (tuple(map(str, graph.objects(entry, p))) for p in (names.arb.spoken, names.arb.means))
        yield names.curie(game), (said, meant)


def common(graph: Triples, names: Names, procedure: str) -> tuple[Argument, ...]:
    """The arguments that the ontology declares for a procedure of the kernel ("SimultaneousRolls")."""
    return _Reader(graph, names, {}).arguments(names.arb[procedure])


class _Reader:
    """Reads the triples of one file."""

    def __init__(self, graph: Triples, names: Names, lines: dict[str, int]) -> None:
        self.graph, self.names, self.lines, self.arb = graph, names, lines, names.arb

    def node(self, subject: URIRef, file: str) -> Node:
        curie = self.names.curie(subject)
        kinds = [self.names.curie(t) for t in self.graph.objects(subject, RDF.type) if str(t).startswith(str(self.arb))]
        links = {link: targets for link in LINKS if (targets := self.curies(subject, self.arb[link]))}
        if broader := self.curies(subject, SKOS.broader):
            links["broader"] = broader
        slug = str(subject)[len(self.names.site_url):].rstrip("/")
        return Node(
            id=curie, kind=kinds[0] if kinds else "", line=self.lines.get(curie, 0), file=file, iri=str(subject), slug=slug,
            code=self.text(subject, DCTERMS.identifier), game=_game_of(slug, curie),
            chapter=next(iter(self.curies(subject, self.arb.chapter)), ""),
            label=self.text(subject, SKOS.prefLabel, "fr") or self.text(subject, DCTERMS.title),
            label_en=self.text(subject, SKOS.prefLabel, "en"),
            alt=tuple(str(o) for o in self.graph.objects(subject, SKOS.altLabel)),
            statement=self.text(subject, self.arb.statement), note=self.text(subject, self.arb.note),
            cites=self.citations(subject), effects=tuple(self.effects(subject, curie)), examples=tuple(self.examples(subject)),
            links=links, data=self.data(subject, curie),
        )

    def text(self, subject, predicate, lang: str | None = None) -> str:
        for value in self.graph.objects(subject, predicate):
            if isinstance(value, Literal) and (lang is None or value.language == lang):
                return str(value)
        return ""

    def curies(self, subject, predicate) -> tuple[str, ...]:
        return tuple(self.names.curie(o) for o in self.graph.objects(subject, predicate) if isinstance(o, URIRef))

    def listed(self, subject, predicate) -> tuple:
        head = self.graph.value(subject, predicate)
        return tuple(self.value(item) for item in self.graph.items(head)) if isinstance(head, BNode) else ()

    def value(self, term) -> Fraction | str:
        """A number as an exact fraction, a literal as its text, an IRI as its CURIE."""
        if isinstance(term, Literal):
            python = term.toPython()
            if isinstance(python, (int, Decimal)) and not isinstance(python, bool):
                return Fraction(python)
            return str(term)
        return self.names.curie(term)

    def citations(self, subject) -> tuple[Citation, ...]:
        return tuple(
            Citation(next(iter(self.curies(c, self.arb.document)), ""), self.text(c, self.arb.section), self.page(c))
            for c in self.graph.objects(subject, self.arb.cites)
        )

    def page(self, citation) -> int | None:
        text = self.text(citation, self.arb.page)
        return int(text) if re.fullmatch(r"[0-9]{1,9}", text) else None

    def examples(self, subject) -> Iterator[Example]:
        for node in self.graph.objects(subject, self.arb.example):
            yield Example(self.text(node, SKOS.prefLabel), self.text(node, self.arb.code))

    def effects(self, subject, rule: str) -> Iterator[Effect]:
        index = 0
        for node in self.graph.objects(subject, self.arb.effect):
            for op in OPERATIONS:
                for term in self.graph.objects(node, self.arb[op]):
                    yield self.effect(node, rule, op, term, None, index)
                    index += 1
        for reading in self.graph.objects(subject, self.arb.reading):
            letter = self.text(reading, self.arb.letter)
            for node in self.graph.objects(reading, self.arb.effect):
                for op in OPERATIONS:
                    for term in self.graph.objects(node, self.arb[op]):
                        yield self.effect(node, rule, op, term, letter, index)
                        index += 1

    def effect(self, node, rule: str, op: str, term, reading: str | None, index: int) -> Effect:
        pattern = self.graph.value(node, self.arb.dicePattern)
        per = self.graph.value(node, self.arb.per)
        return Effect(
            rule=rule, op=op, value=self.value(term), target=next(iter(self.curies(node, self.arb.on)), ""),
            when=self.curies(node, self.arb.when), unless=self.curies(node, self.arb.unless),
            given=tuple(sorted(self.compares(node), key=lambda c: not c.if_stated)),  # first those that may spare a question
            pattern=self.pattern(pattern) if pattern is not None else None,
            per=self.per(per) if per is not None else None, stack=next(iter(self.curies(node, self.arb.stack)), None),
            on_outcome=next(iter(self.curies(node, self.arb.onOutcome)), None), lasts=self.text(node, self.arb.lasts) or None,
            reading=reading, index=index, line=self.lines.get(rule, 0),
            broken_by=self.whole(node, self.arb.brokenBy), falls_to=self.whole(node, self.arb.fallsTo),
            final=self.text(node, self.arb.final) == "true",
        )

    def compares(self, node) -> Iterator[Compare]:
        for given in self.graph.objects(node, self.arb.given):
            measure = next(iter(self.curies(given, self.arb.measure)), "")
            stated = self.text(given, self.arb.ifStated)
            compared = [(op, term) for op in COMPARISONS for term in self.graph.objects(given, self.arb[op])]
            for op, term in compared:
                yield Compare(measure, op, self.value(term), stated == "true")
            if stated == "false":
                yield Compare(measure, UNSAID, Fraction(0))
            elif stated == "true" and not compared:
                yield Compare(measure, "atLeast", measure, True)  # whatever it is, once somebody said it

    def number(self, node, predicate, default: Fraction | None) -> Fraction | None:
        term = self.graph.value(node, predicate)
        value = self.value(term) if term is not None else default
        return value if isinstance(value, Fraction) else default

    def pattern(self, node) -> DicePattern:
        return DicePattern(
            self.whole(node, self.arb.allShow), self.whole(node, self.arb.sameFace), self.whole(node, self.arb.minimumDice) or 1,
            self.number(node, self.arb.totalAtMost, None), self.number(node, self.arb.shortBy, None), self.whole(node, self.arb.lowestShows),
        )

    def whole(self, node, predicate) -> int | None:
        number = self.number(node, predicate, None)
        return None if number is None else int(number)

    def per(self, node) -> Per:
        return Per(
            next(iter(self.curies(node, self.arb.measure)), ""), self.number(node, self.arb.beyond, Fraction(0)),
            Fraction(1) if (step := self.graph.value(node, self.arb.step)) is None else self.value(step), next(iter(self.curies(node, self.arb.rounding)), None),
        )

    def jumps(self, subject) -> tuple[Jump, ...]:
        return tuple(
            Jump(next(iter(self.curies(j, self.arb.to)), ""), self.curies(j, self.arb.when), next(iter(self.curies(j, self.arb.times)), None))
            for j in self.graph.objects(subject, self.arb.jump)
        )

    def conditions(self, node) -> Conditions:
        return Conditions(self.curies(node, self.arb.when), self.curies(node, self.arb.unless), tuple(self.compares(node)))

    def stages(self, subject) -> tuple[Stage, ...]:
        head = self.graph.value(subject, self.arb.stage)
        return tuple(self.stage(node) for node in self.graph.items(head)) if isinstance(head, BNode) else ()

    def stage(self, node) -> Stage:
        times, shares = self.graph.value(node, self.arb.times), self.graph.value(node, self.arb.shares)
        return Stage(
            next(iter(self.curies(node, self.arb.asks)), ""), self.value(times) if times is not None else None, self.conditions(node),
            tuple(self.passes(node, self.arb.states)), tuple(self.passes(node, self.arb.passes)),
            None if shares is None else self.pair(shares, "measure", "carries"),
            tuple(sorted(self.pair(c, "part", "player") for c in self.graph.objects(node, self.arb.casts))),
            self.curies(node, self.arb.orAsks), next(iter(self.curies(node, self.arb.knowing)), None),
            tuple(sorted((self.text(h, self.arb.called), self.text(h, self.arb["as"]) or "des") for h in self.graph.objects(node, self.arb.hands))),
        )

    def pair(self, node, one: str, other: str) -> tuple[str, str]:
        return tuple(next(iter(self.curies(node, self.arb[p])), "") for p in (one, other))

    def passes(self, node, predicate) -> Iterator[Pass]:
        for one in self.graph.objects(node, predicate):
            amount = self.graph.value(one, self.arb.amount)
            named = {p: next(iter(self.curies(one, self.arb[p])), None) for p in ("how", "onOutcome", "brought", "answering")}
            yield Pass(
                next(iter(self.curies(one, self.arb.carries)), ""), named["how"] or "BecomesTrue",
                self.value(amount) if amount is not None else None, named["onOutcome"], self.text(one, self.arb.onWord) or None,
                named["brought"], self.conditions(one), named["answering"],
            )

    def arguments(self, subject) -> tuple[Argument, ...]:
        """What a procedure, or a chain, takes for itself."""
        return tuple(self.argument(a) for a in self.graph.objects(subject, self.arb.argument))

    def argument(self, node) -> Argument:
        """An argument, or a value inside one."""
        heads, keys, default = (self.graph.value(node, p) for p in (self.arb.terms, self.arb.keyedBy, self.arb.default))
        items = self.graph.items(heads) if isinstance(heads, BNode) else self.graph.objects(node, self.arb.item)
        value = None if default is None else self.value(default)
        return Argument(
            self.text(node, self.arb.called), self.text(node, SKOS.prefLabel, "fr"), self.text(node, SKOS.prefLabel, "en"),
            self.text(node, self.arb.statement), next(iter(self.curies(node, self.arb.takes)), ""), self.curies(node, self.arb.valueOf),
            self.text(node, self.arb.unit), *(self.number(node, self.arb[p], None) for p in ("min", "max", "moreThan")),
            tuple(map(str, self.listed(node, self.arb["values"]))), tuple(map(self.argument, items)),
            None if keys is None else self.argument(keys), value is None and self.text(node, self.arb.required) != "false", value,
        )

    def readings(self, subject) -> tuple[Reading, ...]:
        return tuple(
            Reading(
                self.text(r, self.arb.letter), self.text(r, self.arb.says), self.citations(r), self.curies(r, self.arb.replaces),
                self.curies(r, self.arb.favouredBy),
            )
            for r in self.graph.objects(subject, self.arb.reading)
        )

    def blocks(self, subject) -> tuple[Block, ...]:
        return tuple(
            Block(self.text(b, SKOS.prefLabel, "fr"), self.listed(b, self.arb.recalls)) for b in self.graph.objects(subject, self.arb.block)
        )

    def data(self, subject, curie: str) -> dict[str, object]:
        """What a kind adds to the common ground: every other literal and link of the ontology, lists as tuples."""
        known = {self.arb[p] for p in (*APART, *LINKS)}
        data: dict[str, object] = {}
        for predicate in dict.fromkeys(self.graph.predicates(subject)):
            if predicate in known or not str(predicate).startswith((str(self.arb), str(CSVW), str(DCTERMS))):
                continue
            name = str(predicate).rsplit("#", 1)[-1].rsplit("/", 1)[-1]
            values = list(self.graph.objects(subject, predicate))
            if name == "said":
                data.update({SAID.get(str(v.language), "said"): str(v) for v in values})
            elif isinstance(values[0], BNode):
                data[name] = self.listed(subject, predicate)
            elif name in MANY or name in LISTS:
                data[name] = tuple(self.value(v) for v in values)
            else:
                data[name] = self.value(values[0])
        if jumps := self.jumps(subject):
            data["jumps"] = jumps
        if stages := self.stages(subject):
            data["stages"] = stages
        if stops := tuple(self.conditions(s) for s in self.graph.objects(subject, self.arb.stops)):
            data["stops"] = stops
        if arguments := self.arguments(subject):
            data["arguments"] = arguments
        if readings := self.readings(subject):
            data["readings"] = readings
        if blocks := self.blocks(subject):
            data["blocks"] = blocks
        return data


APART = (  # what a Node holds elsewhere than in its data, or in another form
    "chapter", "statement", "note", "cites", "effect", "example", "jump", "reading", "block", "stage", "stops", "argument", "asked", "slang",
)
SAID = {"fr": "said", "en": "saidInEnglish"}
LISTS = {"tells", "leaves", "mentions", "minimises", "values"}  # a term that stands there alone, without its parentheses, is a list of one
MANY = {"adds", "subtracts", "when", "charts", "defect", "key", "of", "presupposes", "asks", "fills", "setsAside", "setsAsideBeside"}


def _game_of(slug: str, curie: str) -> str:
    """A node belongs to the game whose folder its address starts with; the game itself is `prefix:` + its folder."""
    return "" if curie.startswith("src:") or "/" not in slug else curie.partition(":")[0] + ":" + slug.partition("/")[0]
