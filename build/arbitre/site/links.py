"""Where each node stands in the site, and how one page points at another."""

from __future__ import annotations

from dataclasses import dataclass

from ..errors import ArbitreError
from ..graph import Node, Reference


class SiteError(ArbitreError):
    """The site cannot be built; the last good one is still there."""


@dataclass(frozen=True)
class Ref:
    """A link to a page as templates need it: `path` is the page's address without slashes at its ends."""

    path: str
    label: str
    code: str = ""
    kind: str = ""
    text: str = ""  # a few more words beside the link


def path_of(node: Node) -> str:
    """The address of a node's page: its slug, except a game, which stands at the root of its folder."""
    return node.slug.partition("/")[0] if node.kind == "Game" else node.slug.rstrip("/")


def base_of(path: str) -> str:
    """The way back from a page to the root of the site: "../../" for "warmachine/defense"."""
    return "../" * len(path.split("/")) if path else "./"


class Links:
    """Makes `Ref`s, and refuses a link to a node that has no page."""

    def __init__(self, reference: Reference) -> None:
        self.reference = reference

    def ref(self, curie: str, text: str = "") -> Ref:
        """The link to a node by its CURIE."""
        node = self.reference.get(curie)
        if node is None:
            raise SiteError(f"{curie} : ce nœud est cité mais n'existe pas → lancez « arbitre check »")
        return Ref(path_of(node), node.label or node.id, node.code, self.kind(node), text)

    def refs(self, curies) -> list[Ref]:
        """The links to several nodes, each once, in their order."""
        return [self.ref(curie) for curie in dict.fromkeys(curies)]

    def kind(self, node: Node) -> str:
        """What a node's kind is called, with a capital."""
        label = self.reference.kind_label(node.kind)
        return KINDS.get(node.kind, label) if label == node.kind else label

    def by_code(self, code: str) -> Ref | None:
        """The link to the node of a code, if there is one."""
        node = self.reference.by_code.get(code)
        return self.ref(node.id) if node else None


# What kinds are called when an ontology says nothing.
KINDS = {
    "Game": "jeu", "Chapter": "chapitre", "Document": "source", "Rule": "règle", "Skill": "compétence",
    "Property": "propriété d'arme", "State": "état", "Sequence": "séquence", "Step": "étape", "Table": "table",
    "Profile": "profil", "Term": "définition", "Fact": "fait", "Dispute": "litige", "Roll": "jet", "Quantity": "valeur",
    "Action": "action", "Event": "événement", "Ranking": "ordre de préférence", "Procedure": "procédure", "Chain": "enchaînement",
    "Characteristic": "caractéristique", "Measure": "mesure", "Choice": "choix", "Group": "groupe de non-cumul",
    "Principle": "principe", "Subject": "sujet", "Role": "rôle",
}
