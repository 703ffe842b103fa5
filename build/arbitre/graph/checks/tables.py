"""Tables: the CSV file exists, its columns are those the graph names, each key is met once."""

from __future__ import annotations

import csv
import io
import re
import unicodedata
from collections.abc import Iterator

from rdflib import SKOS, Literal, Namespace, URIRef

from .conditions import choice_values
from .corpus import Corpus
from .problem import WARNING, Problem

CSVW = Namespace("http://www.w3.org/ns/csvw#")
KEYS = ("Characteristic", "Measure", "Quantity", "Choice")


def check(corpus: Corpus) -> Iterator[Problem]:
    """Every table of the graph, then the CSV files no table reads."""
    used = set()
    for table in corpus.nodes("Table"):
        keys = yield from _keys(corpus, table)
        for url in corpus.values(table, CSVW.url):
            file = f"{corpus.home[table].rpartition('/')[0]}/{url}"
            used.add(file)
            yield from _file(corpus, table, url, file, keys)
    for path in sorted((corpus.root / "content").glob("*/tables/*.csv")):
        file = path.relative_to(corpus.root).as_posix()
        if file not in used:
            yield Problem(
                file,
                1,
                "",
                "aucune table ne lit ce fichier",
                "décrivez-la (a arb:Table ; csvw:url), ou supprimez le fichier",
                WARNING,
            )


def _keys(corpus: Corpus, table: URIRef):
    heads = corpus.values(table, "key")
    keys = [key for head in heads for key in corpus.items(head)]
    if len(heads) > 1:
        yield corpus.problem(
            table,
            "plusieurs clés sans ordre",
            f"écrivez-les dans une liste : arb:key ( {' '.join(corpus.name(k) for k in keys)} )",
            corpus.arb.key,
        )
    for key in keys:
        kind = corpus.kind(key)
        if isinstance(key, Literal) or (kind and kind not in KEYS):
            yield corpus.problem(
                table,
                f"{corpus.name(key)} ne peut pas être une clé",
                "nommez un paramètre : caractéristique, mesure, valeur ou choix",
                key,
            )
    return keys


def _file(corpus: Corpus, table: URIRef, url: Literal, file: str, keys: list) -> Iterator[Problem]:
    path = corpus.root / file
    if not path.is_file():
        yield corpus.problem(
            table, f"fichier introuvable : {file}", "créez-le, ou corrigez csvw:url (depuis le dossier du jeu)", url
        )
        return
    try:
        reader = csv.reader(io.StringIO(path.read_bytes().decode("utf-8-sig"), newline=""))
        rows = [(reader.line_num, row) for row in reader]
    except (UnicodeDecodeError, csv.Error) as error:
        yield Problem(
            file,
            1,
            corpus.curie(table),
            f"fichier illisible ({error})",
            "enregistrez-le en CSV, UTF-8, séparé par des virgules",
        )
        return
    if len(rows) < 2:
        yield Problem(
            file, 1, corpus.curie(table), "la table est vide", "écrivez une ligne d'en-tête, puis une ligne par cas"
        )
        return
    header = [cell.strip() for cell in rows[0][1]]
    for cell in corpus.values(table, "cell"):
        if str(cell) not in header:
            yield corpus.problem(
                table, f"pas de colonne {corpus.name(cell)} dans {file}", f"prenez l'une de : {', '.join(header)}", cell
            )
    for rank, key in enumerate(keys):
        found = header[rank] if rank < len(header) else ""
        if corpus.kind(key) and folded(found) not in _names(corpus, key):
            yield Problem(
                file,
                1,
                corpus.curie(table),
                f"la colonne {rank + 1} s'appelle « {found} », et la clé {corpus.name(key)}",
                f"nommez-la {_local(corpus, key)}",
            )
    yield from _lines(corpus, table, file, header, rows[1:], keys)


def _lines(corpus: Corpus, table: URIRef, file: str, header: list[str], rows: list, keys: list) -> Iterator[Problem]:
    first: dict[tuple[str, ...], int] = {}
    name = corpus.curie(table)
    for line, row in rows:
        if len(row) != len(header):
            yield Problem(
                file,
                line,
                name,
                f"{len(row)} colonne{'s' * (len(row) > 1)} au lieu de {len(header)}",
                f"complétez la ligne : {', '.join(header)}",
            )
            continue
        key = tuple(cell.strip() for cell in row[: len(keys)])
        if keys and key in first:
            yield Problem(
                file,
                line,
                name,
                f"le cas {', '.join(key)} est déjà à la ligne {first[key]}",
                "gardez une seule ligne par cas",
            )
        first.setdefault(key, line)
        for rank, value in enumerate(key):
            words = choice_values(corpus, keys[rank]) if corpus.kind(keys[rank]) == "Choice" else []
            if words and value not in words:
                yield Problem(
                    file,
                    line,
                    name,
                    f"« {value} » n'est pas une valeur de {corpus.name(keys[rank])}",
                    "prenez l'une de : " + ", ".join(words),
                )


def _names(corpus: Corpus, key: URIRef) -> set[str]:
    """What a key's column may be called: its local name, its symbol, its label."""
    texts = [
        _local(corpus, key),
        *corpus.values(key, "symbol"),
        *corpus.values(key, SKOS.prefLabel),
        *corpus.values(key, SKOS.altLabel),
    ]
    return {folded(str(text)) for text in texts}


def _local(corpus: Corpus, key: URIRef) -> str:
    return corpus.slug(key).rpartition("/")[2].replace("-", "_")


def folded(text: str) -> str:
    """Lower case, without accents, words joined by a dash."""
    plain = "".join(
        c for c in unicodedata.normalize("NFD", text.lower().replace("œ", "oe")) if not unicodedata.combining(c)
    )
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-")
