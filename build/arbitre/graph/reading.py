"""Turtle files as triples: the door through which the loader and the checks both read what authors wrote.

What leaves this module can be walked without a guard: every list ends, every blank node stands in one place, nothing is
nested beyond reason, every literal is a text in French or English, a number, a truth value or a date that exists.
"""

from __future__ import annotations

import datetime
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path

import pyoxigraph as ox
from rdflib import RDF, XSD, BNode, Literal, URIRef

from ..files import FileError, read_text
from . import parsed as keeping
from .misread import explain
from .parsed import iri
from .shelves import called

Term = URIRef | BNode | Literal
Triple = tuple[Term, URIRef, Term]

PROGRAM = Path(__file__).resolve().parents[1]
DEEPEST = 16  # blank nodes inside one another; the deepest effect has four
TRIPLES = 100_000  # in one file; the largest chapter has some thousands
FAULTS = 50  # told of one file: beyond, it is no longer typing
DIGITS = 9  # before the decimal point, and after it
LANGUAGES = ("fr", "en")


@dataclass(frozen=True)
class Fault:
    """Something an author must mend: on which subject, what, the way out, and the word to look for in the file."""

    subject: Term
    message: str
    remedy: str
    at: Term | None = None


@dataclass
class Parsed:
    """One file: its text, its triples in the order written, its prefixes, and what is wrong with it."""

    file: str
    text: str
    triples: list[Triple] = field(default_factory=list)
    prefixes: dict[str, str] = field(default_factory=dict)
    faults: list[Fault] = field(default_factory=list)
    mark: str = ""  # of a file: what it is kept by


def parse(path: Path, root: Path, base: str) -> Parsed:
    """Reads one Turtle file of the project. Raises FileError when it cannot be read or is not Turtle."""
    name, inside = called(root, path)
    return _kept(Path(root), name, read_text(path, inside=inside, name=name), base)


def text_of(path: Path, root: Path, base: str) -> tuple[str, str]:
    """What a Turtle file of the project is called, and a mark of what it says, without reading what that is. Raises FileError."""
    name, inside = called(root, path)
    return name, keeping.mark(name, read_text(path, inside=inside, name=name), base)


@lru_cache(maxsize=1024)  # a check and the reference it checks read the same files
def _kept(root: Path, name: str, text: str, base: str) -> Parsed:
    if root.resolve().is_relative_to(PROGRAM):  # what is installed stays as it is
        return parse_text(name, text, base)
    made_from = keeping.mark(name, text, base)
    if (found := keeping.read(root, made_from)) is not None:
        return Parsed(name, text, *found, mark=made_from)
    parsed = parse_text(name, text, base)
    parsed.mark = made_from
    if not parsed.faults:
        keeping.write(root, made_from, parsed.triples, parsed.prefixes)
    return parsed


@lru_cache(maxsize=64)  # a text that an editor has open
def parse_text(name: str, text: str, base: str) -> Parsed:
    """Reads the text of a Turtle file, saved or not. Raises FileError when it is not Turtle."""
    parsed = Parsed(name, text)
    parser = ox.parse(input=parsed.text.encode(), format=ox.RdfFormat.TURTLE, base_iri=base)
    try:
        for triple in parser:
            parsed.triples.append(_read(triple, parsed))
            if len(parsed.triples) > TRIPLES:
                raise FileError(name, 1, f"plus de {TRIPLES} énoncés dans un fichier", "partagez-le en plusieurs, un par chapitre")
    except SyntaxError as error:
        raise explain(name, parsed.text, error) from None
    parsed.prefixes = dict(parser.prefixes)
    parsed.faults += _tangles(parsed)
    del parsed.faults[FAULTS:]
    return parsed


def sound(path: Path, root: Path, base: str) -> Parsed:
    """Reads one Turtle file that must have no fault at all. Raises FileError for the first, near enough to its line."""
    parsed = parse(path, root, base)
    for fault in parsed.faults:
        raise FileError(parsed.file, near(parsed, fault), fault.message, fault.remedy)
    return parsed


def near(parsed: Parsed, fault: Fault) -> int:
    """The line of a fault, or one near enough."""
    word = str(fault.at if fault.at is not None else fault.subject.partition("@")[0])
    at = max(0, parsed.text.find(f'"{word}"') if f'"{word}"' in parsed.text else parsed.text.find(word))
    return parsed.text.count("\n", 0, at) + 1


# ---------------------------------------------------------------- words


def _read(triple: ox.Triple, parsed: Parsed) -> Triple:
    subject, value = _name(triple.subject, parsed.file), triple.object
    if isinstance(value, ox.Literal):
        wrong = _wrong(value)
        if wrong is None:
            return subject, iri(triple.predicate.value), _literal(value)
        text = Literal(value.value)  # rdflib would work out its value, and stumble on it
        parsed.faults.append(Fault(subject, *wrong, text))
        return subject, iri(triple.predicate.value), text
    if not isinstance(value, ox.NamedNode | ox.BlankNode):
        parsed.faults.append(Fault(subject, "un énoncé sur un énoncé (<< … >>) ne se lit pas ici", "décrivez un nœud, avec son nom"))
        return subject, iri(triple.predicate.value), Literal("")
    return subject, iri(triple.predicate.value), _name(value, parsed.file)


def _name(term: ox.NamedNode | ox.BlankNode, file: str) -> URIRef | BNode:
    # a labelled blank node (_:x) of one file is not that of another
    return iri(term.value) if isinstance(term, ox.NamedNode) else BNode(f"{term.value}@{file}")


def _literal(value: ox.Literal) -> Literal:
    if value.language:
        return Literal(value.value, lang=value.language)
    if value.datatype.value == str(XSD.string):  # rdflib holds "x" and "x"^^xsd:string for two different things
        return Literal(value.value)
    return Literal(value.value, datatype=URIRef(value.datatype.value), normalize=False)


def _wrong(value: ox.Literal) -> tuple[str, str] | None:
    """What is wrong with a literal, and the way out."""
    if value.language:
        known = value.language in LANGUAGES
        return None if known else (f"langue inconnue : @{value.language}", "écrivez @fr, ou @en pour un nom anglais")
    text, kind = value.value, value.datatype.value
    shown = f"« {text[:20]}… »" if len(text) > 21 else f"« {text} »"
    if kind in (str(XSD.double), str(XSD.float)):
        return f"{shown} n'est pas un nombre exact", "écrivez un entier ou un nombre à point décimal, sans exposant : 1.5"
    if kind not in KNOWN:
        return f"{shown} est d'un type inconnu : {kind.rpartition('#')[2]}", "ôtez ^^ et ce qui le suit"
    pattern, what, remedy = KNOWN[kind]
    if not re.fullmatch(pattern, text):
        return f"{shown} n'est pas {what}", remedy
    if kind in (str(XSD.integer), str(XSD.decimal)):
        before, _, after = text.lstrip("+-").partition(".")
        if len(before.lstrip("0")) > DIGITS or len(after) > DIGITS:
            return f"{shown} : un nombre de plus de {DIGITS} chiffres", "aucune règle ne compte si loin : vérifiez-le"
    if kind == str(XSD.date):
        try:
            datetime.date.fromisoformat(text)
        except ValueError:
            return f"{shown} n'est pas un jour du calendrier", "écrivez une date qui existe : \"2010-02-28\"^^xsd:date"
    return None


KNOWN = {
    str(XSD.string): (r"(?s:.*)", "un texte", ""),
    str(XSD.integer): (r"[+-]?[0-9]+", "un nombre entier", "écrivez des chiffres, sans guillemets ni ^^ : 3"),
    str(XSD.decimal): (r"[+-]?([0-9]+(\.[0-9]*)?|\.[0-9]+)", "un nombre décimal", "écrivez des chiffres et un point, sans guillemets ni ^^ : 1.5"),
    str(XSD.boolean): (r"true|false", "true ni false", "écrivez true ou false, sans guillemets ni ^^"),
    str(XSD.date): (r"[0-9]{4}-[0-9]{2}-[0-9]{2}", "une date", "écrivez l'année, le mois et le jour : \"2010-02-28\"^^xsd:date"),
    str(XSD.gYear): (r"[0-9]{4}", "une année", "écrivez quatre chiffres : \"2010\"^^xsd:gYear"),
    str(XSD.gYearMonth): (r"[0-9]{4}-(0[1-9]|1[0-2])", "un mois", "écrivez l'année et le mois : \"2010-02\"^^xsd:gYearMonth"),
}


# ---------------------------------------------------------------- structure


def _tangles(parsed: Parsed) -> Iterator[Fault]:
    """Blank nodes that are no tree, and lists that are no list: whoever walks them would never come back."""
    parents: dict[BNode, tuple[Term, URIRef]] = {}
    shared: set[BNode] = set()
    firsts: dict[Term, int] = {}
    rests: dict[Term, list[Term]] = {}
    for subject, predicate, value in parsed.triples:
        if isinstance(value, BNode):
            if value in parents and value not in shared:
                shared.add(value)
                yield Fault(subject, "un même nœud sans nom sert à deux endroits", "écrivez-le à chaque endroit entre crochets, ou donnez-lui un nom")
            parents.setdefault(value, (subject, predicate))
        if predicate == RDF.first:
            firsts[subject] = firsts.get(subject, 0) + 1
        elif predicate == RDF.rest:
            rests.setdefault(subject, []).append(value)
    for cell in firsts.keys() | rests.keys():
        after = rests.get(cell, [])
        if isinstance(cell, URIRef) or firsts.get(cell) != 1 or len(after) != 1 or (after[0] != RDF.nil and after[0] not in firsts):
            yield Fault(cell, "une liste mal formée", "écrivez-la entre parenthèses : ( wm:… wm:… )")
    yield from _depth(parsed, parents)


def _depth(parsed: Parsed, parents: dict[BNode, tuple[Term, URIRef]]) -> Iterator[Fault]:
    depths: dict[Term, int] = {}
    for blank in parents:
        way: list[BNode] = []
        here: Term = blank
        while isinstance(here, BNode) and here in parents and here not in depths:
            depths[here] = 0  # met on this way: meeting it again is going in a circle
            way.append(here)
            here = parents[here][0]
        if here in way:
            yield Fault(here, "un nœud sans nom se contient lui-même", "écrivez-le entre crochets, sans le nommer dans sa propre description")
        depth = depths.get(here, 0)
        for step in reversed(way):
            depth = depths[step] = depth + (parents[step][1] != RDF.rest)
            if depth > DEEPEST:
                raise FileError(parsed.file, _deep(parsed.text), f"plus de {DEEPEST} crochets les uns dans les autres", "refermez-les, ou nommez ce qu'ils décrivent")


def _deep(text: str) -> int:
    """The line of the first bracket too many."""
    from .checks.lines import tokens  # only when something is wrong: the checks read this module

    depth = 0
    for token, line in tokens(text):
        depth += (token in "[(") - (token in "])")
        if depth > DEEPEST:
            return line
    return 1
