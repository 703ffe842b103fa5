"""Reads content/ and ontology/ into a `Reference`; with compile.py, the only code that walks RDF for the other rooms."""

from __future__ import annotations

import csv
import hashlib
import pickle
import re
from pathlib import Path

import yaml
from rdflib import RDFS, Graph, Literal, URIRef
from rdflib.plugins.parsers.notation3 import BadSyntax

from ..errors import GraphError
from . import compile as compiler
from .model import Node, Reference

DEFAULT_SITE = "https://arbitre.example/"
SUBJECT = re.compile(r"^([a-z][\w-]*:[\w.-]+)\s", re.MULTILINE)


def load(root: Path, site_url: str | None = None) -> Reference:
    """The reference written under `root`.

    `site_url` is the address every relative IRI resolves against; by default what mkdocs.yml says.
    Raises GraphError when a file is not Turtle or the folders are missing.
    """
    root = Path(root)
    site_url = site_url or site_address(root)
    files = turtle_files(root)
    if not files:
        raise GraphError(f"{root}/content : aucun fichier .ttl → lancez la commande à la racine du projet, ou passez --root")
    version = content_version(root)
    cached = _cache_path(root, site_url, version)
    if cached.is_file():
        try:
            return pickle.loads(cached.read_bytes())
        except Exception:  # noqa: BLE001 - a cache of an older layout is only a cache
            cached.unlink(missing_ok=True)
    reference = _compile(root, files, site_url, version)
    _store(cached, reference)
    return reference


def turtle_files(root: Path) -> list[Path]:
    """Every Turtle file of the content, in a stable order: each folder's game.ttl first."""
    found = (root / "content").rglob("*.ttl")
    return sorted(found, key=lambda p: (str(p.parent), p.name != "game.ttl", p.name))


def content_version(root: Path) -> str:
    """Eight hexadecimal digits that change with any byte of content/ or ontology/."""
    digest = hashlib.sha256()
    for folder in ("content", "ontology"):
        for path in sorted((root / folder).rglob("*")):
            if path.is_file() and path.suffix in {".ttl", ".csv", ".md"}:
                digest.update(str(path.relative_to(root)).encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()[:8]


def site_address(root: Path) -> str:
    """`site_url` of mkdocs.yml, with its trailing slash."""
    config = root / "mkdocs.yml"
    if not config.is_file():
        return DEFAULT_SITE
    match = re.search(r"^site_url:\s*(\S+)", config.read_text(encoding="utf-8"), re.MULTILINE)
    return (yaml.safe_load(match.group(1)) if match else DEFAULT_SITE).rstrip("/") + "/"


def parse(path: Path, site_url: str, root: Path) -> Graph:
    """One Turtle file as a graph of its own; a syntax error names the file and the line."""
    graph = Graph()
    try:
        graph.parse(data=path.read_text(encoding="utf-8"), format="turtle", publicID=site_url)
    except BadSyntax as error:
        reason = str(error._why).strip()  # rdflib keeps the reason there and nowhere else
        raise GraphError(
            f"{path.relative_to(root)}:{error.lines + 1} : Turtle illisible ({reason}) "
            "→ vérifiez le point, le point-virgule ou le guillemet qui précède"
        ) from None
    except (UnicodeDecodeError, ValueError) as error:
        raise GraphError(f"{path.relative_to(root)} : {error} → enregistrez le fichier en UTF-8") from None
    return graph


def _compile(root: Path, files: list[Path], site_url: str, version: str) -> Reference:
    graphs = {path: parse(path, site_url, root) for path in files}
    prefixes = {str(uri): prefix for graph in graphs.values() for prefix, uri in graph.namespaces() if str(uri).startswith(site_url)}
    names = compiler.Names(site_url, prefixes)
    nodes: dict[str, Node] = {}
    for path, graph in graphs.items():
        lines = _subject_lines(path.read_text(encoding="utf-8"))
        for node in compiler.nodes(graph, names, str(path.relative_to(root)), lines):
            if node.id in nodes:
                first = nodes[node.id]
                raise GraphError(
                    f"{node.file}:{node.line} {node.id} : déjà décrit dans {first.file}:{first.line} "
                    "→ gardez une seule description par identifiant"
                )
            if node.kind == "Table":
                node.data.update(_rows(path.parent, node))
            nodes[node.id] = node
    return Reference(nodes, site_url, version, _ontology(root, site_url))


def _subject_lines(text: str) -> dict[str, int]:
    return {m.group(1): text.count("\n", 0, m.start()) + 1 for m in SUBJECT.finditer(text)}


def _rows(folder: Path, table: Node) -> dict[str, object]:
    """The header and the rows of a table's CSV file; an absent file is left to the checks."""
    path = folder / str(table.data.get("url", ""))
    if not path.is_file():
        return {"columns": [], "rows": []}
    with path.open(encoding="utf-8", newline="") as handle:
        lines = list(csv.reader(handle))
    return {"columns": lines[0] if lines else [], "rows": lines[1:]}


def _ontology(root: Path, site_url: str) -> dict[str, dict]:
    path = root / "ontology" / "arbitre.ttl"
    if not path.is_file():
        return {}
    graph, base = parse(path, site_url, root), site_url + "ontology/#"
    terms: dict[str, dict] = {}
    for subject in dict.fromkeys(graph.subjects()):
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


def _cache_path(root: Path, site_url: str, version: str) -> Path:
    code = b"".join((Path(__file__).parent / name).read_bytes() for name in ("loader.py", "compile.py", "model.py"))
    key = hashlib.sha256(code + site_url.encode()).hexdigest()[:8]
    return root / ".cache" / f"model-{version}-{key}.pickle"


def _store(path: Path, reference: Reference) -> None:
    """Keeps the compiled model for the next run; a read-only checkout simply compiles again."""
    try:
        path.parent.mkdir(exist_ok=True)
        for old in path.parent.glob("model-*.pickle"):
            old.unlink(missing_ok=True)
        fresh = path.with_suffix(f".{id(reference)}.tmp")
        fresh.write_bytes(pickle.dumps(reference))
        fresh.replace(path)
    except OSError:
        pass
