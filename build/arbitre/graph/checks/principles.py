"""One order between principles: the same one never rules two ways, and a lower one never beats a higher one in silence."""

from __future__ import annotations

from collections.abc import Iterator

from rdflib import URIRef

from .corpus import Corpus
from .problem import Problem


def check(corpus: Corpus) -> Iterator[Problem]:
    """Principles of one rank in a game; disputes settled without saying by what, by nothing, or against the order."""
    ranks: dict[tuple[str, int], URIRef] = {}
    games: set[str] = set()
    for principle in corpus.nodes("Principle"):
        games.add(_game(corpus, principle))
        if (rank := _rank(corpus, principle)) is None:
            continue
        first = ranks.setdefault((_game(corpus, principle), rank), principle)
        if first != principle:
            yield corpus.problem(principle, f"{corpus.curie(first)} a déjà le rang {rank}", "donnez à chaque principe le sien", corpus.arb.rank)
    for dispute in corpus.nodes("Dispute"):
        yield from _dispute(corpus, dispute, _game(corpus, dispute) in games)


def _dispute(corpus: Corpus, dispute: URIRef, ordered: bool) -> Iterator[Problem]:
    settled, held = corpus.value(dispute, "settledBy"), corpus.value(dispute, "holds")
    if settled is not None and held is None:
        yield corpus.problem(dispute, "un principe tranche un litige ouvert", "ajoutez arb:holds et la lecture retenue, ou ôtez arb:settledBy", settled)
    if settled is None and held is not None and ordered:
        yield corpus.problem(dispute, "une lecture est retenue sans nommer le principe", "ajoutez arb:settledBy et un principe du jeu", corpus.arb.holds)
    if settled is None or held is None or (rank := _rank(corpus, settled)) is None:
        return
    noted = corpus.value(dispute, "note") is not None
    for reading in corpus.values(dispute, "reading"):
        letter = corpus.value(reading, "letter")
        for principle in corpus.values(reading, "favouredBy"):
            other = _rank(corpus, principle)
            if other is None or (str(letter) == str(held) and other >= rank):
                continue
            if str(letter) == str(held):
                yield corpus.problem(
                    dispute, f"{corpus.curie(principle)}, de rang {other}, tranche avant {corpus.curie(settled)}", f"écrivez arb:settledBy {corpus.curie(principle)}", settled,
                )
            elif principle == settled:
                yield corpus.problem(
                    dispute, f"{corpus.curie(principle)} donne à la fois la lecture {held} et la lecture {letter}",
                    "dites lequel des deux textes il préfère, et ôtez-le de l'autre lecture", principle,
                )
            elif other < rank and not noted:
                yield corpus.problem(
                    dispute, f"{corpus.curie(principle)}, de rang {other}, donnerait la lecture {letter}, et {corpus.curie(settled)}, de rang {rank}, retient {held}",
                    "retenez l'autre lecture, ou dites pourquoi dans arb:note", principle,
                )


def _rank(corpus: Corpus, principle: object) -> int | None:
    rank = corpus.value(principle, "rank")
    text = str(rank) if rank is not None else ""
    return int(text) if text.lstrip("-").isdigit() else None


def _game(corpus: Corpus, node: URIRef) -> str:
    """The folder of a node: principles of one game do not rule another's disputes."""
    return str(node).removeprefix(corpus.base).partition("/")[0]
