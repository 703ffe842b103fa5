"""Drawings: each kind is asked of a node that can give it, of as many numbers as it reads; and none is asked of nothing."""

from __future__ import annotations

from collections.abc import Iterator

from rdflib import BNode, URIRef

from ..model import Node
from .corpus import Corpus, Term
from .problem import Problem
from .reads import ANY, Scope

SCOPE = Scope(dict.fromkeys(("type", "drawnAs", "first", "rest"), (ANY,)))

READS = {"Sector": (1, 1), "Near": (1, 1), "Balance": (2, 2), "Level": (2, 2), "Sight": (2, 3)}  # how many numbers or choices arb:drawnOf names
NUMERIC = ("Characteristic", "Measure", "Quantity")
BEARERS = {"Bearing": "Table", "Boxes": "Procedure"}  # the only kind of node that can be drawn so
WAYS = {  # what an empty drawing lacks
    "Bearing": "écrivez en arb:drawnAhead ou arb:drawnBack un mot qu'une de ses cases porte",
    "Sector": "donnez à deux de ses effets une condition (arb:given) sur l'angle de arb:drawnOf",
    "Boxes": "posez-y la question en disant les cases vierges et où l'on commence",
    "Drift": "demandez-y une distance, ou les chances d'un jet",
    **dict.fromkeys(("Balance", "Sight", "Level"), "demandez-y l'action deux fois, permise puis interdite, en disant ce que nomme arb:drawnOf"),
    "Near": "demandez-y deux situations qui disent la distance de arb:drawnOf, l'une où la règle joue, l'autre non",
}
VALUES = "demandez-y des valeurs qui diffèrent (une suffit pour un angle)"


def check(corpus: Corpus) -> Iterator[Problem]:
    """What can be said of drawings without asking their examples."""
    arb = corpus.arb
    for node in corpus.nodes():
        kind = _kind(corpus, node)
        if not kind:
            if corpus.value(node, "drawnOf") is not None:
                yield corpus.problem(node, "arb:drawnOf sans dessin", "ajoutez arb:drawnAs, ou ôtez-le", arb.drawnOf)
            continue
        if corpus.kind(node) != BEARERS.get(kind, corpus.kind(node)):
            message = f"arb:drawnAs arb:{kind} ne vaut que pour ce genre de nœud : {corpus.vocabulary.label(BEARERS[kind])}"
            yield corpus.problem(node, message, "choisissez un autre dessin, ou ôtez-le", arb.drawnAs)
        yield from _read(corpus, node, kind)
        along = corpus.value(node, "drawnAlong")
        if isinstance(along, URIRef) and corpus.kind(along) and _kind(corpus, along) != "Bearing":
            message = f"arb:drawnAlong mène à {corpus.name(along)}, qui ne dit pas de sens"
            yield corpus.problem(node, message, "nommez un tableau qui porte arb:drawnAs arb:Bearing", along)


def empty(corpus: Corpus, node: Node, subject: Term) -> Problem:
    """What an author reads of a drawing that nothing fills."""
    kind, code = str(node.data["drawnAs"]), node.code or node.id
    lacking = WAYS.get(kind, VALUES) if node.kind != "Table" or kind == "Bearing" else "écrivez dans ses cases des tailles avec leur unité (30 mm, 4 cm)"
    whose = f"les effets de {code}" if kind == "Sector" else f"le tableau {code}" if node.kind == "Table" else f"les exemples de {code}"
    gives = "ne donne" if node.kind == "Table" else "ne donnent"
    return corpus.problem(subject, f"{whose} {gives} rien à dessiner", f"{lacking}, ou ôtez arb:drawnAs", corpus.arb.drawnAs)


def _read(corpus: Corpus, node: URIRef, kind: str) -> Iterator[Problem]:
    """What arb:drawnOf names, or should."""
    named = [item for value in corpus.values(node, "drawnOf") for item in (corpus.items(value) if isinstance(value, BNode) else [value])]
    low, high = READS.get(kind, (0, 0))
    if not low <= len(named) <= high:
        wanted = "rien" if not high else "un nombre" if high == 1 else f"{low} nombres" if low == high else f"{low} ou {high} tailles"
        yield corpus.problem(
            node, f"arb:drawnAs arb:{kind} lit {wanted} en arb:drawnOf, {len(named)} nommé{'s' * (len(named) > 1)}",
            "nommez-les dans l'ordre, entre parenthèses : arb:drawnOf ( … )" if high else "ôtez arb:drawnOf",
            corpus.arb.drawnOf if named else corpus.arb.drawnAs,
        )
    for one in named:
        accepted = NUMERIC if kind != "Sight" else (*NUMERIC, "Choice")
        if isinstance(one, URIRef) and corpus.kind(one) not in (*accepted, ""):
            yield corpus.problem(
                node, f"arb:drawnOf mène à {corpus.name(one)}, que ce dessin ne sait pas lire",
                "nommez une mesure, une caractéristique ou une valeur" + (", ou un choix" if kind == "Sight" else ""), one,
            )


def _kind(corpus: Corpus, node: Term) -> str:
    """« Arc », of a node that is drawn as arb:Arc."""
    return str(corpus.value(node, "drawnAs") or "").rpartition("#")[2]
