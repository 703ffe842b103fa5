"""Identifiers that the registry has and no file describes: asked for a moment ago and to be described, or vanished.

Told apart from what is wrong with the rest: an author who has asked for thirty tries the first while the others wait. Both are one check, as a
commit makes of the one the other, and no file says so: what waits keeps it from being believed clean.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress

from ...errors import GraphError
from .. import registry
from ..history import COMMIT, History
from ..shelves import narrowed
from .corpus import Corpus
from .identifiers import SOURCES_FOLDER
from .problem import Problem

FILES = ("registry.csv",)
NAMED = 3  # how many identifiers a line names before it only counts


class Awaited(Problem):
    """Identifiers that only wait for their description: the examples of the rest may run."""


def check(corpus: Corpus) -> Iterator[Problem]:
    """What was published and is gone; then the identifiers that wait for their description, in one line when there are several."""
    with suppress(GraphError):  # a registry that cannot be read is told by identifiers.py
        waiting, vanished = undescribed(corpus, registry.known(corpus.root))
        for entry in vanished:
            said = f"{entry.slug} a disparu du graphe"
            remedy = "remettez-le, ou passez sa ligne à retired avec le code qui le remplace dans replaced_by"
            yield Problem(entry.file, entry.line, entry.name, said, remedy)
        if len(waiting) == 1:
            (entry,) = waiting
            said = f"{entry.slug} est inscrit, et rien ne le décrit encore"
            remedy = f"décrivez-le (`arbitre new` en a écrit le Turtle), ou effacez cette ligne : {COMMIT} ne l'a pas"
            yield Awaited(entry.file, entry.line, entry.name, said, remedy)
        elif waiting:
            shown = ", ".join(f"{entry.name} {entry.slug.rpartition('/')[2]}" for entry in waiting[:NAMED])
            more = f"… et {len(waiting) - NAMED} de plus" if len(waiting) > NAMED else ""
            said = f"{len(waiting)} identifiants sont inscrits, et rien ne les décrit encore : {shown}{more}"
            remedy = f"décrivez-les (`arbitre new` en a écrit le Turtle), ou effacez leurs lignes : {COMMIT} ne les a pas"
            yield Awaited(waiting[0].file, waiting[0].line, "", said, remedy)


def undescribed(corpus: Corpus, entries: list[registry.Entry]) -> tuple[list[registry.Entry], list[registry.Entry]]:
    """The active rows that nothing describes: those that no commit has yet, and those that were published."""
    nodes = {corpus.slug(node) for node in corpus.nodes()}
    rows = {row.slug: row for row in registry.published(corpus)}
    codes = {row.code for row in rows.values() if row.code}
    committed = History(corpus.root).registered
    waiting, vanished = [], []
    for entry in entries:
        if narrowed() is not None and entry.slug.startswith(f"{SOURCES_FOLDER}/"):
            continue  # another game may describe it, and has not been read
        if entry.status != registry.ACTIVE or entry.slug in rows or entry.code in codes or entry.slug in nodes:
            continue
        fresh = entry.file == registry.FILE and committed is not None and entry.slug not in committed
        (waiting if fresh else vanished).append(entry)
    return waiting, vanished
