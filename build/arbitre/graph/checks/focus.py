"""A corpus of which the checks judge some nodes alone: what they ask about the others is read when they ask."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from rdflib import BNode, URIRef

from ..names import is_asked_file
from ..parsed import iri
from ..reading import Term, parse
from ..triples import Triple
from .corpus import Corpus
from .problem import Problem
from .reads import ALL, Heard, short


class Focused(Corpus):
    """The content of a project whose nodes are known (by file: their kinds, as an earlier check found them), seen from those in `focus`.

    To go through the nodes, or through all that a property joins, is to go through those in focus; what is asked of one node is answered
    whoever it is. `strange` collects what was asked of the others, by short name.
    """

    whole = False

    def __init__(self, root: Path, base: str, paths: dict[str, Path], nodes: dict[str, dict[str, str]], prefixes: dict[str, dict[str, str]], focus: Iterable[URIRef]) -> None:
        self._start(root, base)
        self.focus, self.strange, self._paths, self._loaded = set(focus), set(), paths, set()
        self.graph = _Near(self)
        self.files, self.prefixes = list(paths.values()), dict(prefixes)
        self.asked_files = {file for file, path in paths.items() if is_asked_file(path)}
        self._files: dict[str, list[str]] = {}
        for file, named in nodes.items():
            for name, kind in named.items():
                self._files.setdefault(name, []).append(file)
                self.home.setdefault(iri(name), file)
                if kind:
                    self.kinds.setdefault(iri(name), kind)
        self._name()
        for node in self.focus:
            self.need(node)
        self.within = {subject for subject in self.graph.subjects() if self._inside(subject)}  # the focus, and the blank nodes of what is in it
        self._judged = {node: kind for node, kind in self.kinds.items() if node in self.focus}

    def nodes(self, *kinds: str) -> list[URIRef]:
        """Those in focus, all or of some kinds."""
        return [s for s, kind in self._judged.items() if not kinds or kind in kinds]

    def subjects(self) -> list[tuple[Term, str]]:
        """The subjects in focus, each with the file that speaks of it first."""
        return [(subject, self.home[subject]) for subject in self.focus if subject in self.home]

    def need(self, subject: Term | None) -> None:
        """Reads what is said of a named subject, before anything is asked of it; its blank nodes come with it."""
        for file in self._files.get(str(subject), ()):
            if file not in self._loaded:
                self._loaded.add(file)
                self._take(parse(self._paths[file], self.root, self.base), self._paths[file])

    def problem(self, subject: Term, message: str, remedy: str, at: Term | None = None, severity: str = "error") -> Problem:
        """A problem of a node, in focus or not."""
        self.need(subject)
        return super().problem(subject, message, remedy, at, severity)

    def _inside(self, subject: Term) -> bool:
        return (self.owner(subject)[0] if isinstance(subject, BNode) else subject) in self.focus

    def _add(self, subject: Term, predicate: URIRef, value: Term, file: str) -> None:
        told = len(self.asked)
        super()._add(subject, predicate, value, file)
        if subject not in self.focus:
            del self.asked[told:]


class _Near(Heard):
    """The triples of a focused corpus."""

    def __init__(self, corpus: Focused) -> None:
        super().__init__()
        self._corpus = corpus

    def predicates(self, subject: Term) -> Iterator[Term]:
        self._asked(subject, None)
        return super().predicates(subject)

    def _asked(self, subject: Term, predicate: URIRef | None) -> None:
        if isinstance(subject, URIRef):
            self._corpus.need(subject)
        if subject not in self._corpus.within:
            self._corpus.strange.add((self._corpus.kind(self._corpus.owner(subject)[0]), ALL if predicate is None else short(predicate)))

    def __iter__(self) -> Iterator[Triple]:
        within = self._corpus.within
        return iter([(subject, predicate, value) for subject in self._said if subject in within for predicate, values in self._said[subject].items() for value in values])

    def __contains__(self, pattern: tuple) -> bool:
        if pattern[0] is not None:
            self._asked(pattern[0], pattern[1])
            return super().__contains__(pattern)
        return any(pattern[2] is None or value == pattern[2] for _, value in self.subject_objects(pattern[1]))

    def objects(self, subject: Term | None, predicate: URIRef) -> Iterator[Term]:
        if subject is None:
            return iter(dict.fromkeys(value for _, value in self.subject_objects(predicate)))
        self._asked(subject, predicate)
        return super().objects(subject, predicate)

    def subjects(self, predicate: URIRef | None = None, value: Term | None = None) -> Iterator[Term]:
        found = super().subjects(predicate, value)
        return found if predicate is None else iter([subject for subject in found if subject in self._corpus.within])

    def subject_objects(self, predicate: URIRef) -> Iterator[tuple[Term, Term]]:
        return iter([pair for pair in super().subject_objects(predicate) if pair[0] in self._corpus.within])

    def predicate_objects(self, subject: Term) -> Iterator[tuple[Term, Term]]:
        self._asked(subject, None)
        return super().predicate_objects(subject)
