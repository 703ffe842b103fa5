"""SHACL: what ontology/shapes.ttl asks of every kind, with the message the shape carries."""

from __future__ import annotations

import logging
from dataclasses import replace
from importlib.metadata import version

from rdflib import RDF, SH, BNode, Graph, URIRef
from rdflib.term import Node

from ...cores import shared, slices
from ...files import MissingFile
from ..reading import Parsed, Term, sound
from ..shelves import vocabulary
from . import identifiers
from .corpus import Corpus
from .parts import Part, Parts
from .problem import ERROR, WARNING, Problem
from .reads import ANY, Scope
from .references import FREE, closest

SCOPE = Scope({"type": (ANY,)})  # see parts.py

FILE = "ontology/shapes.ttl"
ALONE = {RDF.type, SH.path, SH.maxCount, SH.message, SH.severity}  # a shape of nothing more says by its message that there are two
SHARE = 1_000  # nodes at a time: pySHACL takes the square of the time, and all the memory at once
Judged = tuple[Graph, dict[Node, Term]]  # a report, and the node that each of its results is about
# A value that does not exist is told once, by references.py, with the nearest name.
ABOUT_VALUES = {SH.ClassConstraintComponent, SH.InConstraintComponent, SH.OrConstraintComponent}
_ready: dict[tuple[str, str], Graph] = {}  # see _shapes


def check(corpus: Corpus) -> list[Problem]:
    """The violations and warnings of the shapes."""
    path = vocabulary(corpus.root) / "shapes.ttl"
    try:
        parsed = sound(path, corpus.root, corpus.base)
    except MissingFile:
        return [
            Problem(
                FILE,
                1,
                "",
                "fichier introuvable",
                "rétablissez-le : il dit ce que chaque genre demande",
            )
        ]
    targets = SH.targetObjectsOf
    judging = {value for _, predicate, value in parsed.triples if predicate == targets}
    parts = Parts(corpus, path.read_bytes() + version("pyshacl").encode(), judging)
    if not parts.waiting:
        parts.keep(())
        return []
    shapes = _shapes(parsed, corpus.base)
    try:
        found = [one for one in shared(lambda nodes: _judged(parts.of(nodes), shapes), slices(parts.waiting, SHARE)) if one]
    except Exception as error:  # noqa: BLE001 - shapes that are Turtle and no SHACL: pySHACL and re raise what they like
        reason = " ".join(str(error).split())[:160]
        return [
            Problem(FILE, 1, "", f"des formes que SHACL n'admet pas ({reason})", "corrigez-les, ou rétablissez le fichier")
        ]
    parts.keep((owners[result], report.value(result, SH.focusNode)) for report, owners in found for result in owners)
    return _problems(corpus, shapes, found)


def _judged(part: Part, shapes: Graph) -> Judged | None:
    """What the shapes say of some nodes: the report, and the node of each of its results; None when that is nothing."""
    import pyshacl  # a quarter of a second that only a check with something to look at should pay

    logging.getLogger("pyshacl").setLevel(logging.ERROR)
    conforms, report, _ = pyshacl.validate(part.graph, shacl_graph=shapes, inplace=True, advanced=False, meta_shacl=False, inference="none")
    if conforms and not len(report):
        return None
    told = {result: report.value(result, SH.focusNode) for result in report.subjects(RDF.type, SH.ValidationResult)}
    return report, {result: part.owner[focus] for result, focus in told.items() if focus in part.owner}


def _shapes(parsed: Parsed, base: str) -> Graph:
    """The shapes as pySHACL reads them; nobody writes in them, so whoever checks again has them ready."""
    if (parsed.text, base) not in _ready:
        _ready.clear()
        shapes = _ready[parsed.text, base] = Graph(bind_namespaces="none")
        for triple in parsed.triples:
            shapes.add(triple)
    return _ready[parsed.text, base]


def _french(corpus: Corpus, report: Graph, result: Node) -> str:
    """What a shape that has no message asks."""
    wanted = str(report.value(result, SH.sourceConstraintComponent)).rpartition("#")[2].removesuffix("ConstraintComponent")
    path, value = report.value(result, SH.resultPath), report.value(result, SH.value)
    where = f"{corpus.curie(path)} : " if isinstance(path, URIRef) else ""
    if wanted == "MinCount":
        return f"{where}il en faut davantage → ajoutez ce que {FILE} demande de ce nœud"
    what = "une valeur de trop" if wanted == "MaxCount" else f"{corpus.name(value)} ne convient pas" if value is not None else "une valeur ne convient pas"
    return f"{where}{what} (sh:{wanted[:1].lower()}{wanted[1:]}) → corrigez-la d'après ce que {FILE} demande"


def _several(corpus: Corpus, focus: Node, path: Node) -> str:
    """What to say of two values where one stands: of a shape that asks more than their number, the message is about something else."""
    values, name = corpus.values(focus, path), corpus.curie(path)
    shown = "" if any(isinstance(value, BNode) for value in values) else f" : {', '.join(map(corpus.name, values[:-1]))} et {corpus.name(values[-1])}"
    a_list = corpus.vocabulary.ranges.get(str(path)) == str(RDF.List)
    remedy = f"mettez-les dans une seule liste, entre parenthèses : {name} ( … )" if a_list else "gardez-en une"
    return f"{name} a {'deux' if len(values) == 2 else len(values)} valeurs{shown} → {remedy}"


def _problems(corpus: Corpus, shapes: Graph, judged: list[Judged]) -> list[Problem]:
    found = set()
    bracketed = lambda shape: any((whole, SH.targetObjectsOf, None) in shapes for whole in shapes.subjects(SH.property, shape))
    for report, result in ((report, result) for report, owners in judged for result in owners):
        focus = report.value(result, SH.focusNode)
        value = report.value(result, SH.value)
        if not isinstance(focus, BNode) and bracketed(report.value(result, SH.sourceShape)):
            continue  # a name or a text where brackets should stand: told by nature.py, where it is written
        if (
            isinstance(value, URIRef)
            and report.value(result, SH.sourceConstraintComponent) in ABOUT_VALUES
            and _unknown(corpus, value)
        ):
            continue
        path = report.value(result, SH.resultPath)
        if report.value(result, SH.sourceConstraintComponent) == SH.MinCountConstraintComponent and _misspelt(corpus, focus, path):
            continue
        text = str(report.value(result, SH.resultMessage))
        shape = report.value(result, SH.sourceShape)
        if shapes.value(shape, SH.message) is None:  # what pySHACL says by itself is in English
            text = _french(corpus, report, result)
        elif report.value(result, SH.sourceConstraintComponent) == SH.MaxCountConstraintComponent and not set(shapes.predicates(shape)) <= ALONE:
            text = _several(corpus, focus, path)
        message, _, remedy = text.replace("{value}", corpus.name(value) if value is not None else "").partition(" → ")
        # With a value, its line; without (a missing property), the line of the node or blank node itself.
        told = isinstance(path, URIRef) and (focus, path, None) in corpus.graph
        at = value if value is not None and not isinstance(value, BNode) else path if told else None
        severity = WARNING if report.value(result, SH.resultSeverity) == SH.Warning else ERROR
        found.add(corpus.problem(focus, message, remedy, at, severity))
    allotted = identifiers.free_codes(corpus)
    return [replace(told, remedy=told.remedy.replace("{code}", allotted(told.node))) if "{code}" in told.remedy else told
            for told in sorted(found, key=lambda told: told.order)]


def _unknown(corpus: Corpus, value: URIRef) -> bool:
    return corpus.is_ours(value) and value not in corpus.kinds and str(value) not in corpus.vocabulary.types


def _misspelt(corpus: Corpus, focus: Node, wanted: Node) -> bool:
    """Whether what is missing stands there under a name that nobody knows: that name is told, not what it leaves to be said."""
    known = corpus.vocabulary.properties
    unknown = {corpus.curie(p) for p in corpus.graph.predicates(focus) if str(p) not in known and str(p) not in FREE}
    return any(closest(name, map(corpus.curie, known)) == corpus.curie(wanted) for name in unknown)
