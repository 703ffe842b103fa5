"""Tables: the CSV file exists, its columns are those the graph names, each key is met once."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

from rdflib import SKOS, Literal, Namespace, URIRef

from ...errors import ArbitreError
from ...files import FileError, read_text
from ...french import csv_error
from .. import bearing, names
from ..history import History
from ..model import Node
from ..names import folded
from ..reference import Reference
from ..roles import BORNE
from ..shelves import called, shelves
from . import blanks, causes, grades
from .conditions import choice_values
from .corpus import Corpus
from .problem import WARNING, Problem
from .reads import ANY, Scope

CSVW = Namespace("http://www.w3.org/ns/csvw#")
ASKED = re.compile(r"\{([^{}]+)\}")  # a question within a cell: {allure(pas=6)} cm
CHANGE = re.compile(r"(\w+\(.*\)) - (\w+\(.*\))")  # two of them: what a rule changes
KEYS = ("Characteristic", "Measure", "Quantity", "Choice", "Role")
FILES = (".csv",)
SEPARATORS = {";": "points-virgules", "\t": "tabulations"}  # those of a French spreadsheet
NAMED = ("prefLabel", "altLabel", "symbol")  # a column is called as its key is
SCOPE = Scope({**dict.fromkeys(("type", "plays", "of", "values", "first", "rest"), (ANY,)), **dict.fromkeys(NAMED, KEYS)}, gathers=("url", "of"))


def check(corpus: Corpus) -> Iterator[Problem]:
    """Every table of the graph, then the CSV files no table reads."""
    used = set()
    for table in corpus.nodes("Table"):
        keys = yield from _keys(corpus, table)
        for url in corpus.values(table, CSVW.url):
            if not names.is_table_file(str(url)):
                yield corpus.problem(
                    table,
                    f"{corpus.name(url)} ne peut pas nommer le fichier d'une table",
                    "donnez son chemin depuis le dossier du jeu, sans lien ni « .. » : csvw:url \"tables/nom.csv\"",
                    url,
                )
                continue
            file = f"{corpus.home[table].rpartition('/')[0]}/{url}"
            used.add(file)
            yield from _file(corpus, table, url, file, keys)
            own = f"{corpus.home[table].rpartition('/')[0]}/{names.LOCAL}/{str(url).rpartition('/')[2]}"
            if corpus.values(table, "grades") and corpus.path(own).exists():
                yield from _file(corpus, table, url, own, keys)
                yield from grades.completed(corpus, table, file, own)
    if not corpus.whole:
        return  # the other tables read theirs
    for path in (path for shelf in shelves(corpus.root) for path in shelf.files() if path.suffix == ".csv" and path.parent.name == "tables"):
        file, _ = called(corpus.root, path)
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
                "nommez un paramètre (caractéristique, mesure, valeur ou choix), ou un rôle dont les prédicats choisissent la ligne",
                key,
            )
    return keys


def _file(corpus: Corpus, table: URIRef, url: Literal, file: str, keys: list) -> Iterator[Problem]:
    path = corpus.path(file)
    if not path.exists() and not path.is_symlink():
        yield corpus.problem(
            table, f"fichier introuvable : {file}", "créez-le, ou corrigez csvw:url (depuis le dossier du jeu)", url
        )
        return
    try:
        rows = read(path, corpus.path(corpus.home[table]))
    except FileError as error:
        yield Problem(file, error.line, corpus.curie(table), error.reason, error.remedy)
        return
    except csv.Error as error:
        yield Problem(
            file,
            1,
            corpus.curie(table),
            f"fichier illisible ({csv_error(error)})",
            "enregistrez-le en CSV, UTF-8, séparé par des virgules",
        )
        return
    if len(rows) < 2:
        yield Problem(
            file, 1, corpus.curie(table), "la table est vide", "écrivez une ligne d'en-tête, puis une ligne par cas"
        )
        return
    header = [cell.strip() for cell in rows[0][1]]
    if separator := _separator(rows):
        yield Problem(file, 1, corpus.curie(table), f"les colonnes sont séparées par des {separator}", "enregistrez-le en CSV, UTF-8, séparé par des virgules")
        return
    for cell in corpus.values(table, "cell"):
        if str(cell) not in header:
            yield corpus.problem(
                table, f"pas de colonne {corpus.name(cell)} dans {file}", f"prenez l'une de : {', '.join(header)}", cell
            )
    for rank, key in enumerate(keys):
        found = header[rank] if rank < len(header) else ""
        if corpus.kind(key) == "Role":
            continue  # the column says what its predicates are of the role: « type d'unité »
        if corpus.kind(key) and folded(found) not in _names(corpus, key):
            yield Problem(
                file,
                1,
                corpus.curie(table),
                f"la colonne {rank + 1} s'appelle « {found} », et la clé {corpus.name(key)}",
                f"nommez-la {_local(corpus, key)}",
            )
    yield from _lines(corpus, table, file, header, rows[1:], keys)
    yield from blanks.check(file, corpus.curie(table), header, rows[1:], len(keys))
    yield from grades.check(corpus, table, file, header, rows[1:], len(keys))


def _separator(rows: list[tuple[int, list[str]]]) -> str:
    """What stands between the columns of a file that a spreadsheet wrote its own way, or "": no line has a comma out of quotes."""
    lines = [row for _, row in rows if row]
    return next((told for sign, told in SEPARATORS.items() if all(len(row) == 1 and sign in row[0] for row in lines)), "")


def read(path: Path, source: Path) -> list[tuple[int, list[str]]]:
    """The rows of a table's file with the lines they end at; only a file of the folder that names it is read.

    Raises FileError for any other, csv.Error for what is no CSV.
    """
    reader = csv.reader(io.StringIO(read_text(path, inside=source.parent), newline=""))
    return [(reader.line_num, row) for row in reader if row]  # a blank line says nothing, to the loader either


def run(corpus: Corpus, reference: Reference, resolver_factory: Callable) -> Iterator[Problem]:
    """Puts the questions of the cells to the game, as the pages and the resolver will."""
    resolver, failures = None, []
    for node in reference:
        if node.kind != "Table" or not node.data.get("url"):
            continue
        resolver = resolver or resolver_factory(reference)
        if node.id in getattr(resolver, "unmoved", ()):
            continue
        file = f"{node.file.rpartition('/')[0]}/{node.data['url']}"
        if node.data.get("fills"):
            yield from _unknown(corpus, resolver, node, file)
        asked = list(_asked(corpus, node, file))
        with suppress(ArbitreError):  # whoever is not answered is looked for below, cell by cell
            resolver.attempt(node.game, [one for *_, parts in asked for one in parts])
            continue
        for line, question, parts in asked:
            try:
                resolver.attempt(node.game, parts)
            except ArbitreError as error:
                message, _, remedy = str(error).partition(" → ")
                said = f"la case {{{question}}} n'a pas de réponse : {message}"
                problem = Problem(file, line, node.id, said, remedy or "corrigez la question, ou écrivez le texte sans accolades")
                failures.append(causes.Failure(node, problem, got=f"{type(error).__name__}: {error}", cell=True))
    yield from causes.grouped(corpus, reference, failures, lambda: History(corpus.root))


def _asked(corpus: Corpus, node: Node, file: str) -> Iterator[tuple[int, str, tuple[str, ...]]]:
    """The questions of the cells of a table: the line, the question as written, and the one or two that it puts."""
    for line, row in read(corpus.path(file), corpus.path(node.file))[1:]:
        for question in ASKED.findall("\n".join(row)):
            change = CHANGE.fullmatch(question)
            yield line, question, change.groups() if change else (question,)


def _unknown(corpus: Corpus, resolver, node: Node, file: str) -> Iterator[Problem]:
    """The words of a line stated by name that are neither its numbers nor a predicate: said in vain."""
    said = next(stating.lines for stating in resolver.index(node.game).stating if stating.table.id == node.id)
    for line, row in read(corpus.path(file), corpus.path(node.file))[1:]:
        for word in said[row[0].strip()].unknown:
            yield Problem(
                file, line, node.id, f"« {word} » ne dit rien de {row[0].strip()}",
                "écrivez un nombre, ou le nom d'un prédicat du même sujet : son titre, ou l'un de ses autres noms",
            )


def _lines(corpus: Corpus, table: URIRef, file: str, header: list[str], rows: list, keys: list) -> Iterator[Problem]:
    first: dict[tuple[object, ...], int] = {}
    name, bearers = corpus.curie(table), {rank: _bearable(corpus, key) for rank, key in enumerate(keys) if corpus.kind(key) == "Role"}
    for line, row in rows:
        if len(row) < len(header) and row and row[-1].endswith("\n"):  # it took all the lines that follow
            at = line - row[-1].count("\n") + 1
            yield Problem(file, at, name, "un guillemet ouvert ici n'est pas refermé", "refermez-le, ou ôtez-le ; un guillemet du texte se double : \"\"")
        elif len(row) != len(header):
            yield Problem(
                file,
                line,
                name,
                f"{len(row)} colonne{'s' * (len(row) > 1)} au lieu de {len(header)}",
                f"complétez la ligne : {', '.join(header)}" if len(row) < len(header)
                else "mettez entre guillemets le texte qui contient une virgule, ou ôtez ce qui est de trop",
            )
        if len(row) != len(header):
            continue
        key = tuple(cell.strip() for cell in row[: len(keys)])
        case = tuple(_case(cell) if rank in bearers else cell for rank, cell in enumerate(key))
        if keys and case in first:
            yield Problem(
                file,
                line,
                name,
                f"le cas {', '.join(key)} est déjà à la ligne {first[case]}",
                "gardez une seule ligne par cas",
            )
        first.setdefault(case, line)
        for rank, value in enumerate(key):
            if rank in bearers:
                yield from _borne(corpus, keys[rank], bearers[rank], Problem(file, line, name, value, ""))
            words = choice_values(corpus, keys[rank]) if corpus.kind(keys[rank]) == "Choice" else []
            if words and value not in words:
                yield Problem(
                    file,
                    line,
                    name,
                    f"« {value} » n'est pas une valeur de {corpus.name(keys[rank])}",
                    "prenez l'une de : " + ", ".join(words),
                )


def _case(cell: str) -> object:
    """A cell that names predicates, as the case it stands for, whatever is printed."""
    read = bearing.read(cell)
    return cell if read is None else (frozenset(read.asks), frozenset(read.excludes))


def _bearable(corpus: Corpus, role: URIRef) -> set[str]:
    """The names of the predicates that a role may bear."""
    subject = corpus.value(role, "plays")
    return {corpus.curie(node) for node in corpus.every(*BORNE) if subject in corpus.values(node, "of")}


def _borne(corpus: Corpus, role: URIRef, bearable: set[str], at: Problem) -> Iterator[Problem]:
    """What is wrong with a cell (the message of `at`) that names predicates: they must be those of its key's role, written so that they can be read."""
    cell = bearing.read(at.message)
    if cell is None:
        said = f"« {at.message} » ne nomme pas de prédicat de {corpus.curie(role)}"
        yield replace(at, message=said, remedy="écrivez ce qui est imprimé, puis les prédicats : Lourde et rapide = jeu:lourd + jeu:rapide")
        return
    for predicate in (*cell.asks, *cell.excludes):
        if predicate not in bearable:
            said = f"{predicate} ne se dit pas de {corpus.curie(role)}"
            yield replace(at, message=said, remedy=f"nommez un prédicat de {corpus.name(corpus.value(role, 'plays'))}")


def _names(corpus: Corpus, key: URIRef) -> set[str]:
    """What a key's column may be called: its local name, its symbol, its label; whose it is need not be said."""
    key = corpus.described(key)
    texts = [
        _local(corpus, key),
        *corpus.values(key, "symbol"),
        *corpus.values(key, SKOS.prefLabel),
        *corpus.values(key, SKOS.altLabel),
    ]
    return {folded(str(text)) for text in texts}


def _local(corpus: Corpus, key: URIRef) -> str:
    return corpus.slug(key).rpartition("/")[2].replace("-", "_")
