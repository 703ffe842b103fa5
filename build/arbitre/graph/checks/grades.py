"""Tables whose cells are graded: each cell is a word of the choice that orders them, none falls down a column, a player's copy agrees."""

from __future__ import annotations

import csv
from collections.abc import Iterator

from rdflib import URIRef

from ...files import FileError
from .. import names
from .conditions import choice_values
from .corpus import Corpus
from .problem import Problem


def check(corpus: Corpus, table: URIRef, file: str, header: list[str], rows: list, keys: int) -> Iterator[Problem]:
    """The cells of a table, where the graph says in what order its words stand."""
    graded = corpus.value(table, "grades")
    if graded is None:
        return
    words, name = choice_values(corpus, graded), corpus.curie(table)
    if keys != 1 or corpus.value(table, "across") is None:
        yield corpus.problem(
            table, "une table à gravité se lit par une ligne et une colonne",
            "donnez une seule arb:key pour la ligne, et arb:across pour la colonne", corpus.arb.grades,
        )
        return
    for place in range(keys, len(header)):
        greatest = 0
        for line, row in rows:
            word = row[place].strip() if place < len(row) else ""
            if word == names.UNKNOWN:
                continue
            if word not in words:
                yield Problem(
                    file, line, name, f"« {word} » n'est pas un résultat de {corpus.name(graded)}",
                    f"prenez l'un de : {', '.join(words)}, ou {names.UNKNOWN}",
                )
                continue
            if words.index(word) < greatest:
                yield Problem(
                    file, line, name, f"« {word} » est moins grave que « {words[greatest]} », plus haut dans la colonne {header[place]}",
                    "relisez la colonne : la gravité ne baisse pas d'une ligne à la suivante",
                )
            greatest = max(greatest, words.index(word))


def completed(corpus: Corpus, table: URIRef, file: str, own: str) -> Iterator[Problem]:
    """A player's own copy has the lines and columns of the table, and keeps each cell that the sources establish."""
    from .tables import read  # tables.py calls this module

    home, name = corpus.root / corpus.home[table], corpus.curie(table)
    try:
        ours, theirs = (read(corpus.root / path, home) for path in (file, own))
    except (FileError, csv.Error):
        return  # said already
    if [row[0] for _, row in ours] != [row[0] for _, row in theirs if row] or ours[0][1] != theirs[0][1]:
        yield Problem(own, 1, name, f"les lignes ou les colonnes ne sont pas celles de {file}", f"partez d'une copie de {file}, et remplissez ses cases")
        return
    for (_, known), (line, given) in zip(ours, theirs):
        for column, word, other in zip(ours[0][1], known, given):
            if word not in (names.UNKNOWN, other):
                yield Problem(
                    own, line, name, f"la case {known[0]}, {column} dit « {other} », et la source « {word} »", "relisez votre table : un exemple du livre établit cette case",
                )
