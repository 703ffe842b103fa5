"""Citations: the page lies within the document, and is given where the document prints pages."""

from __future__ import annotations

from collections.abc import Iterator

from rdflib import Literal

from .corpus import Corpus
from .problem import WARNING, Problem
from .reads import ANY, Scope

SCOPE = Scope({"type": (ANY,), "pages": ("Document",)})


def check(corpus: Corpus) -> Iterator[Problem]:
    """What the shapes cannot say: each citation against its document."""
    for subject, citation in corpus.graph.subject_objects(corpus.arb.cites):
        document, page = corpus.value(citation, "document"), corpus.value(citation, "page")
        if corpus.kind(document) != "Document":
            continue
        last = corpus.value(document, "pages")
        name = corpus.curie(document)
        if not isinstance(last, Literal) or not isinstance(last.value, int):
            if page is not None:
                yield corpus.problem(
                    citation,
                    f"page {page} d'un document qui n'imprime pas de pages : {name}",
                    f"ôtez arb:page, ou ajoutez arb:pages à {name} s'il en imprime",
                    page,
                )
        elif page is None:
            yield corpus.problem(
                citation,
                f"pas de page, alors que {name} en imprime",
                "ajoutez arb:page et le numéro imprimé",
                severity=WARNING,
            )
        elif isinstance(page, Literal) and isinstance(page.value, int) and page.value > last.value:
            yield corpus.problem(
                citation,
                f"page {page} hors du document : {name} finit page {last}",
                f"corrigez arb:page, ou arb:pages dans {corpus.home[document]}",
                page,
            )
