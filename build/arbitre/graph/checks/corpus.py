"""Everything under content/ as one RDF graph that remembers which file, node and line each triple came from.

The loader stops at the first thing it cannot read; the checks must instead see a broken graph whole.
"""

from __future__ import annotations

import re
from pathlib import Path

from rdflib import RDF, BNode, Literal, URIRef

from ...files import FileError
from ..loader import site_address, turtle_files
from ..names import is_asked_file
from ..reading import Fault, Parsed, Term, parse
from ..roles import BORNE
from ..shelves import located
from ..triples import Triples
from .lines import Locator
from .problem import ERROR, Problem, told
from .reads import Heard
from .vocabulary import Vocabulary

COMMA = re.compile(r"arb:(?!page )\w+ (-?[0-9]+),([0-9]+)(?=\s*[;.\]])")  # a decimal written as in French


class Corpus:
    """The content of one project root, parsed; `syntax` holds what could not be."""

    whole = True  # its nodes are all there are: see focus.py

    def __init__(self, root: Path, site_url: str | None = None) -> None:
        self._start(Path(root), site_url or site_address(Path(root)))
        self.files = turtle_files(self.root)
        for path in self.files:
            self._parse(path)
        self._name()
        self.kinds = {s: found[0][0] for s, found in self.types.items() if found}
        self.syntax += [self._fault(file, fault) for file, fault in self._faults]

    def _start(self, root: Path, base: str) -> None:
        self.root, self.base = root, base
        self.vocabulary = Vocabulary(self.root, self.base)
        self.arb = self.vocabulary.arb
        self._iris: dict[str, URIRef] = {}
        self.graph: Triples = Heard()
        self._slang = {self.arb[name] for name in ("slang", "spoken", "means")}
        self.texts: dict[str, str] = {}
        self.marks: dict[str, str] = {}  # file → what its text is kept by
        self.prefixes: dict[str, dict[str, str]] = {}  # file → prefix → namespace
        self.home: dict[Term, str] = {}  # subject → file
        self.kinds: dict[Term, str] = {}
        self.types: dict[Term, list[tuple[str, str]]] = {}  # subject → (kind, file), as often as written
        self.blanks: dict[tuple[Term, URIRef], list[BNode]] = {}
        self.parent: dict[BNode, tuple[Term, URIRef]] = {}
        self.asked: list[tuple[Term, Literal, str]] = []  # the questions that lead to nodes: (node, question, file), as often as written
        self.asked_files: set[str] = set()  # those that hold nothing else
        self.strays: list[tuple[Term, URIRef, str]] = []  # what stands in them all the same: (subject, predicate, file)
        self.syntax: list[Problem] = []
        self._said: dict[tuple[Term, Term], str] = {}  # a node and one of its questions → where it is written
        self._locators: dict[str, Locator] = {}
        self._faults: list[tuple[str, Fault]] = []

    def _name(self) -> None:
        """Learns the names that the prefixes of the files give."""
        self.namespaces = {ns: prefix for found in self.prefixes.values() for prefix, ns in found.items()}
        self._longest = sorted(self.namespaces, key=len, reverse=True)

    # ------------------------------------------------------------------ asking

    def curie(self, term: Term | str) -> str:
        """ "wm:attaque-de-dos" for its IRI, as an author would write it."""
        text = str(term)
        for namespace in self._longest:
            if text.startswith(namespace):
                return f"{self.namespaces[namespace]}:{text[len(namespace) :]}"
        return f"<{text[len(self.base) :]}>" if text.startswith(self.base) else f"<{text}>"

    def name(self, term: Term) -> str:
        """A term as a message shows it: a CURIE, a number, or a quoted text cut short."""
        if isinstance(term, Literal):
            text = " ".join(str(term).split())
            if term.datatype and term.language is None and not str(term.datatype).endswith("#string"):
                return text
            return f"« {text[:40].rstrip()}… »" if len(text) > 41 else f"« {text} »"
        return self.curie(term)

    def nodes(self, *kinds: str) -> list[URIRef]:
        """The subjects that have a page, all or of some kinds, as read."""
        return [s for s, k in self.kinds.items() if isinstance(s, URIRef) and (not kinds or k in kinds)]

    def every(self, *kinds: str) -> list[URIRef]:
        """All the nodes there are, or all of some kinds, whatever a check looks at."""
        return [s for s, k in self.kinds.items() if isinstance(s, URIRef) and (not kinds or k in kinds)]

    def subjects(self) -> list[tuple[Term, str]]:
        """Every subject, each with the file that speaks of it first."""
        return list(self.home.items())

    def kind(self, term: Term) -> str:
        """The kind of a node ("Rule"), or ""; a predicate said of a role (wm:cible.au-tapis) is a fact, or the number it is."""
        if term in self.kinds or not isinstance(term, URIRef):
            return self.kinds.get(term, "")
        found = self.split(term)
        kind = self.kinds.get(found[1], "") if found else ""
        return "Fact" if kind in BORNE else kind

    def described(self, term: Term) -> Term:
        """The node that describes a name: the predicate of wm:cible.au-tapis, the term itself otherwise."""
        found = self.split(term) if isinstance(term, URIRef) else None
        return found[1] if found else term

    def split(self, term: Term) -> tuple[URIRef, URIRef] | None:
        """The role and the predicate of a name such as wm:cible.au-tapis, when both are described."""
        namespace = self.namespace(term) if self.is_ours(term) else ""
        role, dot, predicate = str(term)[len(namespace) :].partition(".")
        found = URIRef(namespace + role), URIRef(namespace + predicate)
        return found if dot and self.kinds.get(found[0]) == "Role" and found[1] in self.kinds else None

    def values(self, subject: Term, predicate: str | URIRef) -> list[Term]:
        """The objects of an arb: property (given by its short name) or of any other."""
        return list(self.graph.objects(subject, self.iri(predicate)))

    def value(self, subject: Term, predicate: str | URIRef) -> Term | None:
        """The first of them, or None."""
        return next(iter(self.values(subject, predicate)), None)

    def items(self, head: Term) -> list[Term]:
        """The items of an RDF list; a single term is a list of one."""
        if head == RDF.nil or (head, RDF.first, None) not in self.graph:
            return [] if head == RDF.nil else [head]
        found: list[Term] = []
        while head is not None and head != RDF.nil:
            found += self.graph.objects(head, RDF.first)
            head = self.graph.value(head, RDF.rest)
        return found

    def iri(self, predicate: str | URIRef) -> URIRef:
        """An arb: term from its short name; an IRI as it is."""
        return predicate if isinstance(predicate, URIRef) else self._iris.get(predicate) or self._iris.setdefault(predicate, self.arb[predicate])

    def effects(self) -> list[BNode]:
        """Every effect, also those that stand under a reading."""
        return [e for e in self.graph.objects(None, self.arb.effect) if isinstance(e, BNode)]  # anything else: nature.py

    def slug(self, node: URIRef) -> str:
        """The page address of a node under the site: warmachine/attaque-de-dos."""
        return str(node)[len(self.base) :].rstrip("/")

    def namespace(self, node: URIRef) -> str:
        """What stands before the local part of an IRI."""
        return str(node)[: str(node).rfind("/") + 1]

    def is_ours(self, term: Term) -> bool:
        """Whether an IRI is an address of this site."""
        return isinstance(term, URIRef) and str(term).startswith(self.base)

    # ------------------------------------------------------------------ telling

    def problem(
        self, subject: Term, message: str, remedy: str, at: Term | None = None, severity: str = ERROR
    ) -> Problem:
        """A problem of a node or of one of its blank nodes; `at` is the offending word, to find its line."""
        node, path = self.owner(subject)
        file = self._said.get((node, at)) or self.home.get(subject) or self.home.get(node, "content")
        line = self.locator(file).line(str(node), path, at) if file in self.texts else 1
        name = "" if isinstance(node, BNode) else self.curie(node)
        # the shapes give their models with the prefix wm: ; the author reads the prefix of the node at hand
        remedy = remedy.replace("wm:…", f"{name.partition(':')[0]}:…") if self.is_ours(node) and ":" in name else remedy
        if file in self.texts and (comma := COMMA.search(self.texts[file].split("\n")[line - 1])):
            remedy = f"écrivez {comma.group(1)}.{comma.group(2)} : Turtle lit deux nombres dans « {comma.group(1)},{comma.group(2)} »"
        return Problem(file, line, name, message, remedy, severity)

    def owner(self, subject: Term) -> tuple[Term, tuple[tuple[str, int], ...]]:
        """The named node a blank node stands in, and the way from one to the other."""
        path: list[tuple[str, int]] = []
        seen: set[Term] = set()
        while isinstance(subject, BNode) and subject in self.parent and subject not in seen:
            seen.add(subject)
            above, predicate = self.parent[subject]
            if predicate in (RDF.first, RDF.rest):
                path.clear()  # inside a list, the list is near enough
            else:
                path.append((str(predicate), self.blanks[above, predicate].index(subject)))
            subject = above
        return subject, tuple(reversed(path))

    def path(self, file: str) -> Path:
        """Where a file stands, as messages call it."""
        return located(self.root, file)[0]

    def locator(self, file: str) -> Locator:
        """The lines of a file, read at the first problem it has."""
        if file not in self._locators:
            self._locators[file] = Locator(self.texts[file], lambda token: self._expand(file, token))
        return self._locators[file]

    def _fault(self, file: str, fault: Fault) -> Problem:
        """What parsing found wrong: in that very file, which need not be the first that speaks of the subject."""
        node, path = self.owner(fault.subject)
        name = f"_:{node.rpartition('@')[0]}" if isinstance(node, BNode) else str(node)
        line = self.locator(file).line(name, path, fault.at)
        return Problem(file, line, "" if isinstance(node, BNode) else self.curie(node), fault.message, fault.remedy)

    def _expand(self, file: str, token: str) -> str:
        if token.startswith("<"):
            iri = token[1:-1]
            return iri if "://" in iri else self.base + iri
        prefix, colon, local = token.partition(":")
        namespace = self.prefixes[file].get(prefix)
        return namespace + local if colon and namespace is not None else token

    # ------------------------------------------------------------------ reading

    def _parse(self, path: Path) -> None:
        try:
            parsed = parse(path, self.root, self.base)
        except FileError as error:
            self.syntax.append(told(error))
            return
        self._take(parsed, path)

    def _take(self, parsed: Parsed, path: Path) -> None:
        self.texts[parsed.file], self.marks[parsed.file] = parsed.text, parsed.mark
        self.prefixes[parsed.file] = parsed.prefixes
        if is_asked_file(path):
            self.asked_files.add(parsed.file)
        for triple in parsed.triples:
            self._add(*triple, parsed.file)
        self._faults += [(parsed.file, fault) for fault in parsed.faults]

    def _add(self, subject: Term, predicate: URIRef, value: Term, file: str) -> None:
        self.graph.add((subject, predicate, value))
        self.home.setdefault(subject, file)
        if predicate == self.arb.asked and isinstance(value, Literal):
            self.asked.append((subject, value, file))
            self._said[subject, value] = file
        elif file in self.asked_files:
            self._said.setdefault((subject, value), file)
        if file in self.asked_files and predicate != self.arb.asked and predicate not in self._slang:
            self.strays.append((subject, predicate, file))
        if isinstance(value, BNode):
            self.blanks.setdefault((subject, predicate), []).append(value)
            self.parent[value] = (subject, predicate)
        if predicate == RDF.type and str(value).startswith(str(self.arb)):
            self.types.setdefault(subject, []).append((str(value)[len(str(self.arb)) :], file))
