"""Reads content/ and ontology/ into a `Reference`; with compile.py, the only code that walks RDF for the other rooms."""

from __future__ import annotations

import csv
import hashlib
import io
import re
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

from rdflib import RDFS, Literal, URIRef

from ..errors import GraphError
from ..files import FileError, MissingFile, read_bytes, read_text
from ..french import csv_error
from . import bearing, pieces
from . import compile as compiler
from . import registry
from .curies import Names
from .model import Node
from .reference import Reference
from .names import LOCAL, is_asked_file, is_table_file
from .reading import Parsed, parse, sound, text_of
from .roles import bind
from .shelves import Shelf, called, narrowed, shelves, vocabulary
from .triples import Triples

KEPT = Path(".cache") / "model.json"
DEFAULT_SITE = "https://arbitre.example/"
SUBJECT = re.compile(r"^([a-z][\w-]*:[\w.-]+)\s", re.MULTILINE)


def load(root: Path, site_url: str | None = None, kept: Path | None = None) -> Reference:
    """The reference written under `root`.

    `site_url` is the address every relative IRI resolves against; by default what mkdocs.yml says. What was read is kept in `.cache/` under
    `kept`, a folder of the user's when `root` is not.
    Raises GraphError when a file is not Turtle or the folders are missing.
    """
    root = Path(root)
    site_url = site_url or site_address(root)
    files = turtle_files(root)
    if not files:
        raise GraphError(f"{root}/content : aucun fichier .ttl → lancez la commande à la racine du projet, ou passez --root")
    sources, code = _digest(root), _code()
    made_from = hashlib.sha256(f"{sources}\0{site_url}\0{code}".encode()).hexdigest()
    cache = (kept or root) / KEPT.with_stem("-".join([KEPT.stem, *sorted(narrowed() or ())]))
    found = pieces.read(cache)
    if found is None or found.made_from != made_from:
        found = _compile(root, files, site_url, sources[:8], code, found)
        found.made_from = made_from
        pieces.write(cache, found)
    reference = _assembled(found)
    reference.retired = _retired(root, reference)
    return reference


def loaded(path: Path) -> Reference | None:
    """The reference that a file keeps, its retired names apart; None when there is none, or it is not ours."""
    found = pieces.read(path)
    return None if found is None else _assembled(found)


def turtle_files(root: Path) -> list[Path]:
    """Every Turtle file of the content, in a stable order: each folder's game.ttl first, what only tells how players ask last."""
    found = [(rank, path) for rank, shelf in enumerate(shelves(root)) for path in shelf.files() if path.suffix == ".ttl"]
    return [path for _, path in sorted(found, key=lambda f: (is_asked_file(f[1]), f[0], str(f[1].parent), f[1].name != "game.ttl", f[1].name))]


def content_version(root: Path) -> str:
    """Eight hexadecimal digits that change with any byte of content/ or ontology/."""
    return content_mark(root)[:8]


def content_mark(root: Path) -> str:
    """What changes with any byte of content/ or ontology/, in full."""
    return _digest(root)


def site_address(root: Path) -> str:
    """`site_url` of mkdocs.yml, with its trailing slash."""
    try:
        config = read_text(root / "mkdocs.yml", inside=root, name="mkdocs.yml")
    except MissingFile:
        return DEFAULT_SITE
    match = re.search(r"^site_url:\s*(\S+)", config, re.MULTILINE)
    if match is None:
        return DEFAULT_SITE
    address = match.group(1).strip("'\"").rstrip("/") + "/"
    if not re.fullmatch(r"https?://[\w.:\[\]-]+/([\w.~%-]+/)*", address, re.ASCII):
        line = config.count("\n", 0, match.start()) + 1
        raise FileError("mkdocs.yml", line, f"site_url n'est pas une adresse : {match.group(1)[:60]}", "écrivez par exemple https://arbitre.example/")
    return address


def _retired(root: Path, reference: Reference) -> dict[str, str]:
    """The codes and addresses of retired rows with the CURIE of what replaced them; a faulty registry is left to the checks."""
    try:
        rows = registry.known(root)
    except GraphError:
        return {}
    by_name = {name: row for row in rows for name in (row.code, row.slug) if name}
    found: dict[str, str] = {}
    for row in rows:
        here, passed = row, set()
        while here is not None and here.status == registry.RETIRED and here.slug not in passed:
            passed.add(here.slug)
            here = by_name.get(here.replaced_by)
        node = reference.by_slug.get(here.slug) if here is not None and passed else None
        if node is not None:
            found |= {name: node.id for name in (row.code, row.slug) if name and name not in reference.by_code and name not in reference.by_slug}
    return found


def _digest(root: Path) -> str:
    """What the reference is made from; a file that cannot be read counts by its name, and whoever needs it says why."""
    digest = hashlib.sha256()
    for shelf in (*shelves(root), Shelf("ontology", vocabulary(root))):
        for path in shelf.files():
            try:
                data = read_bytes(path, inside=shelf.folder)
            except FileError as error:
                data = str(error).encode()
            digest.update(f"{shelf.name}/{path.relative_to(shelf.folder).as_posix()}".encode() + b"\0" + data + b"\0")
    return digest.hexdigest()


def _code() -> str:
    """A mark of the program that makes and keeps the reference."""
    here = Path(__file__).parent
    names = ("bearing.py", "loader.py", "reading.py", "compile.py", "curies.py", "model.py", "names.py", "arguments.py", "parsed.py", "pieces.py", "reference.py", "roles.py", "shelves.py", "store.py", "triples.py")  # fmt: skip
    return hashlib.sha256(b"\0".join((here / name).read_bytes() for name in names)).hexdigest()


def _compile(root: Path, files: list[Path], site_url: str, version: str, code: str = "", former: pieces.Kept | None = None) -> pieces.Kept:
    """What the files say, each compiled unless `former` has it as it is. Raises GraphError."""
    former = former if former is not None and (former.code, former.site_url) == (code, site_url) else None
    found, read, wrong = pieces.Kept("", code, version, site_url, {}, {}), {}, False
    for path in files:
        name, mark = text_of(path, root, site_url)
        kept = former.pieces.get(name) if former else None
        if kept is None or kept.mark != mark:
            read[name] = parse(path, root, site_url)
            wrong = wrong or bool(read[name].faults)
            kept = pieces.Piece(name, mark, prefixes=read[name].prefixes)
        found.pieces[name] = kept
        found.prefixes |= {uri: prefix for prefix, uri in kept.prefixes.items() if uri.startswith(site_url)}
    if wrong:
        raise _told(root, site_url)
    names = Names(site_url, found.prefixes)
    alike = former is not None and former.prefixes == found.prefixes
    for path, (name, piece) in zip(files, list(found.pieces.items())):
        if not alike or name in read or piece.rows != _rows_mark(path.parent, piece.tables):
            found.pieces[name] = _piece(root, path, read.get(name) or parse(path, root, site_url), names, piece.mark)
    pieces.opened(found)
    nodes = {node.id: node for piece in found.pieces.values() for node in piece.nodes}
    if len(nodes) < sum(len(piece.nodes) for piece in found.pieces.values()):
        raise _twice(found)
    graph = _vocabulary(root, site_url)
    found.ontology = _ontology(graph, site_url)
    sharing = {str(node.data["common"]): None for node in nodes.values() if node.data.get("common")}
    found.shared = {name: compiler.common(graph, names, name) for name in sharing} if graph is not None else {}
    return found


def _piece(root: Path, path: Path, parsed: Parsed, names: Names, mark: str) -> pieces.Piece:
    """What one file says."""
    graph = Triples(parsed.triples)
    nodes = tuple(compiler.nodes(graph, names, parsed.file, _subject_lines(parsed.text)))
    tables = tuple((str(node.data.get("url", "")), bool(node.data.get("grades"))) for node in nodes if node.kind == "Table")
    rows = _rows_mark(path.parent, tables)
    for node in nodes:
        if node.kind == "Table":
            node.data.update(_rows(root, path.parent, node))
    slang = tuple(compiler.slang(graph, names)) if is_asked_file(path) else ()
    made = pieces.Piece(parsed.file, mark, nodes, tuple(compiler.asked(parsed.triples, names)), slang, tables, rows, parsed.prefixes)
    made.tell()
    return made


def _twice(found: pieces.Kept) -> GraphError:
    """The first node that is described twice."""
    first: dict[str, Node] = {}
    for node in (node for piece in found.pieces.values() for node in piece.nodes):
        if (other := first.setdefault(node.id, node)) is not node:
            return GraphError(
                f"{node.file}:{node.line} {node.id} : déjà décrit dans {other.file}:{other.line} → gardez une seule description par identifiant"
            )
    raise AssertionError("every node is described once")


def _assembled(kept: pieces.Kept) -> Reference:
    """The reference that some pieces make together; they stay as they are, as they may be those of another."""
    found = pieces.opened(kept)
    nodes = {node.id: node for piece in found for node in piece.nodes}
    _ask(nodes, (asked for piece in found for asked in piece.asked))
    for game, entry in (told for piece in found for told in piece.slang):
        if game in nodes:
            nodes[game] = replace(nodes[game], data={**nodes[game].data, "slang": (*nodes[game].data.get("slang", ()), entry)})
    bearing.bind(nodes)
    bind(nodes)
    for node in list(nodes.values()):
        if (shared := kept.shared.get(str(node.data.get("common", "")))) is not None:
            nodes[node.id] = replace(node, data={**node.data, "arguments": (*shared, *node.data.get("arguments", ()))})
    return Reference(nodes, kept.site_url, kept.version, kept.ontology)


def _ask(nodes: dict[str, Node], asked: Iterable[pieces.Asked]) -> None:
    """Gives the nodes the questions that lead to them; one about nothing is left to the checks."""
    told: dict[str, dict[str, dict[str, None]]] = {}
    for curie, language, question in asked:
        told.setdefault(curie, {}).setdefault("asked" if language == "fr" else "asked_en", {})[question] = None
    for curie, questions in told.items():
        if curie in nodes:
            nodes[curie] = replace(nodes[curie], **{name: tuple(said) for name, said in questions.items()})


def _subject_lines(text: str) -> dict[str, int]:
    return {m.group(1): text.count("\n", 0, m.start()) + 1 for m in SUBJECT.finditer(text)}


def _told(root: Path, site_url: str) -> GraphError:
    """The first fault of the files, as the checks place it."""
    from .checks.corpus import Corpus  # the checks read this module

    return GraphError(str(Corpus(root, site_url).syntax[0]))


def _rows(root: Path, folder: Path, table: Node) -> dict[str, object]:
    """The header and the rows of a table's CSV file, or of a player's own copy; an absent file is left to the checks."""
    path = _rows_file(folder, str(table.data.get("url", "")), bool(table.data.get("grades")))
    try:
        text = read_text(path, inside=folder) if path is not None else ""
    except MissingFile:
        text = ""
    try:
        lines = [row for row in csv.reader(io.StringIO(text, newline="")) if row]  # a blank line, at the end mostly, says nothing
    except csv.Error as error:
        raise FileError(called(root, path)[0], 1, f"fichier illisible ({csv_error(error)})", "enregistrez-le en CSV, séparé par des virgules") from None
    return {"columns": lines[0] if lines else [], "rows": lines[1:]}


def _rows_file(folder: Path, url: str, graded: bool) -> Path | None:
    """Where the rows of a table are: a player's own copy goes before the file that a graded table names."""
    if not is_table_file(url):
        return None
    own = folder / LOCAL / Path(url).name
    return own if graded and own.exists() else folder / url


def _rows_mark(folder: Path, tables: Iterable[tuple[str, bool]]) -> str:
    """A mark of the files of some tables, as they are."""
    told = []
    for url, graded in tables:
        path = _rows_file(folder, url, graded)
        try:
            told.append("" if path is None else f"{path.relative_to(folder)}\0{read_text(path, inside=folder)}")
        except FileError as error:
            told.append(str(error))
    return hashlib.sha256("\0".join(told).encode()).hexdigest()[:32] if told else ""


def _vocabulary(root: Path, site_url: str) -> Triples | None:
    try:
        return Triples(sound(vocabulary(root) / "arbitre.ttl", root, site_url).triples)
    except MissingFile:
        return None


def _ontology(graph: Triples | None, site_url: str) -> dict[str, dict]:
    base = site_url + "ontology/#"
    if graph is None:
        return {}
    terms: dict[str, dict] = {}
    for subject in sorted(set(graph.subjects())):
        if not (isinstance(subject, URIRef) and str(subject).startswith(base)):
            continue
        term = terms.setdefault(str(subject)[len(base):], {"iri": str(subject)})
        for name, predicate in (("label", RDFS.label), ("comment", RDFS.comment)):
            for value in graph.objects(subject, predicate):
                if isinstance(value, Literal) and value.language:
                    term[f"{name}_{value.language}"] = str(value)
        types = [str(o).rsplit("#", 1)[-1].rsplit("/", 1)[-1] for o in graph.objects(subject, compiler.RDF.type)]
        term["type"] = types[0] if types else ""
        for name, predicate in (("parent", RDFS.subClassOf), ("parent", RDFS.subPropertyOf), ("domain", RDFS.domain), ("range", RDFS.range)):
            value = graph.value(subject, predicate)
            if isinstance(value, URIRef):
                term[name] = "arb:" + str(value)[len(base):] if str(value).startswith(base) else str(value)
    return terms
