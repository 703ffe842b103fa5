"""What a build knows: the reference, the resolver, and the indexes views read over and over."""

from __future__ import annotations

from pathlib import Path

from ..graph import Effect, Node, Reference, bearing, tested
from ..graph.steps import ordered_steps
from ..resolver import Ledger, Versions
from ..resolver.speaking import Speaker
from . import pyodide
from .changes import History
from .links import Links, Ref
from .proof import Prover
from .neighbours import Neighbours
from .prose import Prose
from .terms import Lexicon
from .turtle import Written
from .uses import Uses
from .watching import Listed, Watch, Watched

USES = {  # how a node uses another: the data that name it (of a table, the lines it brings), and what the other is then told
    "adds": "Entre dans", "against": "S'oppose à", "key": "Clé de", "minimises": "Départage", "times": "Compte dans",
    "bearer": "Est l'objet de", "plays": "Joué par", "of": "On en dit", "presupposes": "Doit être permis pour", "asks": "Interrogé par",
    "completedBy": "Complète",
    "brings": "Choisit une ligne de",
}
INDEXES = (  # address, title, kinds, one line of introduction
    ("competences", "Compétences", ("Skill",), "Les avantages, compétences et règles que portent les figurines."),
    ("proprietes", "Propriétés d'arme", ("Property",), "Ce qu'une arme ajoute à ses attaques."),
    ("etats", "États", ("State",), "Ce qui arrive à une figurine, et ce que cela change."),
    ("jets", "Jets", ("Roll",), "Chaque jet, ses modificateurs et ses chances exactes."),
    ("valeurs", "Valeurs", ("Quantity",), "Les distances et les nombres que les règles calculent."),
    ("actions", "Actions et événements", ("Action", "Event"), "Ce qu'une figurine peut faire, et ce qui s'ensuit."),
    ("aides-de-jeu", "Aides de jeu", ("Sheet",), "L'essentiel d'un jeu sur une feuille à imprimer."),
    ("sequences", "Séquences", ("Sequence",), "L'ordre des étapes, avec leurs sauts et leurs retours."),
    ("tables", "Tables", ("Table",), "Les tables, avec toutes leurs lignes."),
    ("procedures", "Procédures", ("Procedure", "Chain", "Ranking"), "Ce qui se règle pas à pas, d'un jet à l'autre ou par ordre de préférence."),
    ("faits", "Faits et mesures", ("Fact", "Choice", "Measure", "Characteristic"), "Ce qui change quand…"),
    ("roles", "Qui est qui", ("Role", "Subject"), "Les rôles d'une situation, et ce que chacun peut être."),
    ("profils", "Profils", ("Profile",), "Types de figurines, d'armes, de terrains et de socles."),
    ("definitions", "Définitions", ("Term",), "Les mots du jeu."),
    ("litiges", "Litiges", ("Dispute", "Principle"), "Là où les sources se contredisent, ce qui prévaut, et pourquoi."),
)


class Atlas:
    """Everything views ask, computed once."""

    def __init__(self, reference: Reference, resolver, mutation: dict | None = None, root: Path | None = None) -> None:
        """`root` is the project whose releases the pages tell."""
        self.reference, self.mutation, self.ledger = reference, mutation, resolver.ledger or Ledger(resolver)
        self.watch = watch = Watch()
        named = Watched(reference, watch, "named")
        self.links = Links(named)
        self.prose = Prose(named, self.links)
        self.prover = Prover(named, resolver, self.links, self.ledger, Watched(reference, watch, "told"))
        self.resolver, self.speaker, self.versions, self.lexicon = resolver, Speaker(resolver), Versions(resolver), Lexicon(reference)
        self.neighbours, self.uses = Neighbours(reference, self.lexicon), Uses(resolver)
        self.written = Written(root) if root else None  # the files of the project, each read once
        self.history = History(reference, self.versions, root)
        self.judging = root is not None and pyodide.present(root)  # whether the pages of this site can judge any situation
        self.targeting: dict[str, list[Effect]] = Listed(list, watch)
        self.testing: dict[str, list[Effect]] = Listed(list, watch)
        self.valued: dict[str, list[Effect]] = Listed(list, watch)
        self.users: dict[str, list[tuple[str, str]]] = Listed(list, watch)
        self.citing: dict[str, list[tuple[Node, object]]] = Listed(list, watch)
        self.members: dict[str, list[Node]] = Listed(list, watch)
        self.steps: dict[str, list[Node]] = Listed(list, watch)
        self.set_aside: dict[str, list[Effect]] = Listed(list, watch)  # by rule: what a reading that does not hold would do
        self._indexes: list[tuple[str, str, str, list[Node]]] | None = None
        self.documents: dict[str, object] = {}  # the page of each document, once it was asked for
        self.replaced = {
            rule for node in reference if node.kind == "Dispute" for r in node.data.get("readings", ()) if r.letter == node.data.get("holds")
            for rule in r.replaces
        }
        for node in reference:
            self._index(node)
        for node in reference:
            if node.kind == "Sequence":
                self.steps[node.id] = ordered_steps(reference, node)
        self.reference = Watched(reference, watch, "told")

    def _index(self, node: Node) -> None:
        if node.chapter:
            self.members[node.chapter].append(node)
        for cited in node.cites:
            self.citing[cited.document].append((node, cited))
        base = self.reference.roles.base  # said of a role, a name is told on the page of its predicate
        for effect in node.effects:
            if not self.live(effect):
                self.set_aside[node.id].append(effect)
                continue
            if effect.target:
                self.targeting[base(effect.target)].append(effect)
            for curie in dict.fromkeys(map(base, sorted(tested(effect)))):
                self.testing[curie].append(effect)
            if isinstance(effect.value, str):
                self.valued[base(effect.value)].append(effect)
        for name in USES:
            value = node.data.get(name, ())
            for curie in (value,) if isinstance(value, str) else value:
                if isinstance(curie, str) and self.reference.get(curie) and (name, node.id) not in self.users[base(curie)]:
                    self.users[base(curie)].append((name, node.id))

        for predicate in dict.fromkeys(map(base, bearing.read_of(node))):
            self.users[predicate].append(("brings", node.id))

    def live(self, effect: Effect) -> bool:
        """Whether an effect has force: not of a reading set aside, nor replaced by the one that holds."""
        if effect.reading is not None:
            return effect.reading == self.reference[effect.rule].data.get("holds")
        return effect.rule not in self.replaced

    def game(self, node: Node) -> Ref | None:
        """The link to a node's game."""
        return self.links.ref(node.game) if node.game and node.game != node.id and self.links.reference.get(node.game) else None

    def crumbs(self, node: Node) -> list[Ref]:
        """The way down to a node: its game, then its chapter."""
        game, chapter = self.game(node), self.links.reference.get(node.chapter)
        if node.kind == "Document":
            return [Ref("sources", "Sources")]
        return [*([game] if game else []), *([self.links.ref(chapter.id)] if chapter else [])]

    def sequence_of(self, step: str) -> Node | None:
        """The sequence a step belongs to."""
        for curie in self.reference.linked(step, "partOf"):
            node = self.reference.get(curie)
            if node and node.kind == "Sequence":
                return node
            if node and node.kind == "Step" and (found := self.sequence_of(curie)):
                return found
        return None

    def indexes(self) -> list[tuple[str, str, str, list[Node]]]:
        """The finders that have something to list: address, title, introduction, nodes."""
        if self._indexes is None:
            listed = ((path, title, lead, [n for n in self.reference if n.kind in kinds]) for path, title, kinds, lead in INDEXES)
            self._indexes = [one for one in listed if one[-1]]
        return self._indexes
