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
from . import bearing, store
from . import compile as compiler
from . import registry
from .curies import Names
from .model import Node
from .reference import Reference
from .names import LOCAL, is_asked_file, is_table_file
from .reading import parse, sound
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
    sources = _digest(root)
    made_from = hashlib.sha256(f"{sources}\0{site_url}\0{_code()}".encode()).hexdigest()
    cache = (kept or root) / KEPT.with_stem("-".join([KEPT.stem, *sorted(narrowed() or ())]))
    reference = store.read(cache, made_from)
    if reference is None:
        reference = _compile(root, files, site_url, sources[:8])
        store.write(cache, made_from, reference)
    reference.retired = _retired(root, reference)
    return reference


def turtle_files(root: Path) -> list[Path]:
    """Every Turtle file of the content, in a stable order: each folder's game.ttl first, what only tells how players ask last."""
    found = [(rank, path) for rank, shelf in enumerate(shelves(root)) for path in shelf.files() if path.suffix == ".ttl"]
    return [path for _, path in sorted(found, key=lambda f: (is_asked_file(f[1]), f[0], str(f[1].parent), f[1].name != "game.ttl", f[1].name))]


def content_version(root: Path) -> str:
    """Eight hexadecimal digits that change with any byte of content/ or ontology/."""
    return _digest(root)[:8]


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
    names = ("bearing.py", "loader.py", "reading.py", "compile.py", "curies.py", "model.py", "names.py", "arguments.py", "reference.py", "roles.py", "shelves.py", "store.py", "triples.py")
    return hashlib.sha256(b"\0".join((here / name).read_bytes() for name in names)).hexdigest()


def _compile(root: Path, files: list[Path], site_url: str, version: str) -> Reference:
    read = {path: parse(path, root, site_url) for path in files}
    if any(parsed.faults for parsed in read.values()):
        raise _told(root, site_url)
    prefixes = {uri: prefix for parsed in read.values() for prefix, uri in parsed.prefixes.items() if uri.startswith(site_url)}
    names = Names(site_url, prefixes)
    nodes: dict[str, Node] = {}
    for path, parsed in read.items():
        for node in compiler.nodes(Triples(parsed.triples), names, parsed.file, _subject_lines(parsed.text)):
            if node.id in nodes:
                first = nodes[node.id]
                raise GraphError(
                    f"{node.file}:{node.line} {node.id} : déjà décrit dans {first.file}:{first.line} "
                    "→ gardez une seule description par identifiant"
                )
            if node.kind == "Table":
                node.data.update(_rows(root, path.parent, node))
            nodes[node.id] = node
    for parsed in read.values():
        _ask(nodes, compiler.asked(parsed.triples, names))
        for game, entry in compiler.slang(Triples(parsed.triples), names) if is_asked_file(root / parsed.file) else ():
            if game in nodes:
                nodes[game].data["slang"] = (*nodes[game].data.get("slang", ()), entry)
    bearing.bind(nodes)
    bind(nodes)
    _share(nodes, root, site_url, names)
    return Reference(nodes, site_url, version, _ontology(root, site_url))


def _ask(nodes: dict[str, Node], asked: Iterable[tuple[str, str, str]]) -> None:
    """Gives the nodes the questions that lead to them; one about nothing is left to the checks."""
    for curie, language, question in asked:
        node, field = nodes.get(curie), "asked" if language == "fr" else "asked_en"
        if node is not None and question not in getattr(node, field):
            nodes[curie] = replace(node, **{field: (*getattr(node, field), question)})


def _subject_lines(text: str) -> dict[str, int]:
    return {m.group(1): text.count("\n", 0, m.start()) + 1 for m in SUBJECT.finditer(text)}


def _told(root: Path, site_url: str) -> GraphError:
    """The first fault of the files, as the checks place it."""
    from .checks.corpus import Corpus  # the checks read this module

    return GraphError(str(Corpus(root, site_url).syntax[0]))


def _rows(root: Path, folder: Path, table: Node) -> dict[str, object]:
    """The header and the rows of a table's CSV file, or of a player's own copy; an absent file is left to the checks."""
    url = str(table.data.get("url", ""))
    if not is_table_file(url):
        return {"columns": [], "rows": []}
    own = folder / LOCAL / Path(url).name
    path = own if table.data.get("grades") and own.exists() else folder / url
    try:
        text = read_text(path, inside=folder)
    except MissingFile:
        return {"columns": [], "rows": []}
    try:
        lines = list(csv.reader(io.StringIO(text, newline="")))
    except csv.Error as error:
        raise FileError(called(root, path)[0], 1, f"fichier illisible ({csv_error(error)})", "enregistrez-le en CSV, séparé par des virgules") from None
    return {"columns": lines[0] if lines else [], "rows": lines[1:]}


def _share(nodes: dict[str, Node], root: Path, site_url: str, names: Names) -> None:
    """Gives each procedure of the kernel the arguments that the ontology declares once for every game, before its own."""
    sharing = [node for node in nodes.values() if node.data.get("common")]
    graph = _vocabulary(root, site_url) if sharing else None
    for node in sharing if graph is not None else ():
        shared = compiler.common(graph, names, str(node.data["common"]))
        node.data["arguments"] = (*shared, *node.data.get("arguments", ()))


def _vocabulary(root: Path, site_url: str) -> Triples | None:
    try:
        return Triples(sound(vocabulary(root) / "arbitre.ttl", root, site_url).triples)
    except MissingFile:
        return None


def _ontology(root: Path, site_url: str) -> dict[str, dict]:
    graph, base = _vocabulary(root, site_url), site_url + "ontology/#"
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
