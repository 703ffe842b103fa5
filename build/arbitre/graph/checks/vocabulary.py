"""What ontology/arbitre.ttl allows content/ to say: kinds, properties, the kinds that carry them, enumerations."""

from __future__ import annotations

from pathlib import Path

import pyoxigraph as ox
from rdflib import RDF, RDFS, Namespace

from ...errors import GraphError

SCHEMA = "https://schema.org/"
LANG_STRING = str(RDF.langString)


class Vocabulary:
    """The ontology, read once: every map is keyed by full IRI."""

    def __init__(self, root: Path, base: str) -> None:
        self.arb = Namespace(base + "ontology/#")
        path = root / "ontology" / "arbitre.ttl"
        if not path.is_file():
            raise GraphError(
                f"{path} : vocabulaire introuvable → lancez la commande à la racine du projet, ou passez --root"
            )
        self.types: dict[str, str] = {}
        self.parents: dict[str, set[str]] = {}
        self.ranges: dict[str, str] = {}
        self.labels: dict[str, dict[str, str]] = {}
        domains: dict[str, set[str]] = {}
        includes: dict[str, set[str]] = {}
        for triple in ox.parse(path=str(path), format=ox.RdfFormat.TURTLE, base_iri=base):
            subject, predicate, value = triple.subject.value, triple.predicate.value, triple.object.value
            if predicate == str(RDF.type):
                self.types[subject] = value
            elif predicate == str(RDFS.subClassOf):
                self.parents.setdefault(subject, set()).add(value)
            elif predicate == str(RDFS.range):
                self.ranges[subject] = value
            elif predicate == str(RDFS.domain):
                domains.setdefault(subject, set()).add(value)
            elif predicate == SCHEMA + "domainIncludes":
                includes.setdefault(subject, set()).add(value)
            elif predicate == str(RDFS.label):
                self.labels.setdefault(subject, {})[triple.object.language] = value
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
        return kind == ancestor or any(self.is_a(parent, ancestor) for parent in self.parents.get(kind, ()))

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
