"""What ontology/arbitre.ttl allows content/ to say: kinds, properties, the kinds that carry them, enumerations."""

from __future__ import annotations

from pathlib import Path

from rdflib import RDF, RDFS

from ...errors import GraphError
from ...files import MissingFile
from ..parsed import Words
from ..reading import sound
from ..shelves import vocabulary

LANG_STRING = str(RDF.langString)
TYPE, SUBCLASS, RANGE, DOMAIN, LABEL = map(str, (RDF.type, RDFS.subClassOf, RDFS.range, RDFS.domain, RDFS.label))  # looked up once: rdflib is slow at it
INCLUDES = "https://schema.org/domainIncludes"


class Vocabulary:
    """The ontology, read once: every map is keyed by full IRI."""

    def __init__(self, root: Path, base: str) -> None:
        self.arb = Words(base + "ontology/#")
        path = vocabulary(root) / "arbitre.ttl"
        try:
            triples = sound(path, root, base).triples
        except MissingFile:
            raise GraphError(
                f"{path} : vocabulaire introuvable → lancez la commande à la racine du projet, ou passez --root"
            ) from None
        self.types: dict[str, str] = {}
        self.parents: dict[str, set[str]] = {}
        self.ranges: dict[str, str] = {}
        self.labels: dict[str, dict[str, str]] = {}
        domains: dict[str, set[str]] = {}
        includes: dict[str, set[str]] = {}
        for triple in triples:
            subject, predicate, value = map(str, triple)
            if predicate == TYPE:
                self.types[subject] = value
            elif predicate == SUBCLASS:
                self.parents.setdefault(subject, set()).add(value)
            elif predicate == RANGE:
                self.ranges[subject] = value
            elif predicate == DOMAIN:
                domains.setdefault(subject, set()).add(value)
            elif predicate == INCLUDES:
                includes.setdefault(subject, set()).add(value)
            elif predicate == LABEL:
                self.labels.setdefault(subject, {})[getattr(triple[2], "language", None) or ""] = value
        self.domains = domains | includes
        self.properties = {t for t, kind in self.types.items() if kind == str(RDF.Property)}
        self.classes = {t for t, kind in self.types.items() if kind == str(RDFS.Class)}
        self.texts = {p for p, found in self.ranges.items() if found == LANG_STRING}

    def short(self, iri: str) -> str:
        """ "Rule" for the IRI of arb:Rule."""
        return iri.removeprefix(str(self.arb))

    def label(self, kind: str) -> str:
        """What a kind is called in French."""
        return self.labels.get(str(self.arb[kind]), {}).get("fr", kind)

    def is_a(self, kind: str, ancestor: str) -> bool:
        """Whether a class is another or one of its subclasses (full IRIs)."""
        above, seen = [kind], set()
        while above:
            here = above.pop()
            if here == ancestor:
                return True
            if here not in seen:  # a vocabulary may be written in a circle
                seen.add(here)
                above += self.parents.get(here, ())
        return False

    def kinds(self) -> list[str]:
        """The short names of the kinds a node may have, abstract ones left out."""
        node = str(self.arb.Node)
        own = {str(self.arb.Document), str(self.arb.Game)}
        abstract = {node, str(self.arb.Askable)}
        return [
            self.short(c)
            for c in self.types
            if c in self.classes and c not in abstract and (c in own or self.is_a(c, node))
        ]
