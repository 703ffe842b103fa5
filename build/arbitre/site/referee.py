"""The referee that a page asks: the resolver's own modules, its library and each game as JSON, beside the Python that runs them in a browser.

Everything stands under assets/referee/, each file under a name that changes with what it says, and manifest.json tells the names. An archive is
the same to the byte wherever it is made from the same files; it travels compiled (compiling.py).
"""

from __future__ import annotations

import ast
import hashlib
import importlib.metadata
import importlib.util
import json
from collections.abc import Iterator, Mapping
from functools import lru_cache
from pathlib import Path

from .. import __name__ as PROGRAM
from ..graph import GROUP, Reference
from ..resolver.referee import portable
from . import pyodide, stdlib
from .compiling import compiled
from .fresh import Fresh

FOLDER = "assets/referee"
DOOR = f"{PROGRAM}.resolver.referee"
LIBRARIES = ("icepool", "segno")
GUARDS = ("TYPE_CHECKING",)


def told(root: Path, reference: Reference) -> dict[str, str]:
    """What each game is judged from, by the name of its folder; nothing where nothing would judge."""
    return {game.id.partition(":")[2]: portable(reference, game.id) for game in reference.games()} if pyodide.present(root) else {}


def publish(root: Path, reference: Reference, fresh: Fresh, games: Mapping[str, str], program: str = "") -> None:
    """Puts the referee on a site being made, if what runs it was fetched. A page without a manifest shows what was prepared.

    `games` is what `told` tells, `program` a mark of the modules and of the library: by it the archive of the last site is known.
    """
    if not pyodide.present(root):
        return
    names = {}
    runtime = f"{FOLDER}/pyodide-{pyodide.VERSION}"
    home = pyodide.home(root)
    for name in pyodide.SERVED:
        address = f"{runtime}/{name}"
        if not fresh.stands(address, pyodide.SHA512[:16]):
            fresh.put(address, (home / name).read_bytes(), pyodide.SHA512[:16])
    folders = tuple(games)
    made_from = f"{program} {bool(pyodide.node())} {' '.join(folders)} {' '.join(sorted(map(str, importlib.metadata.entry_points(group=GROUP))))}" if program else ""
    for name, make in (("code", lambda: archive(folders)), ("library", lambda: stdlib.cut((home / pyodide.LIBRARY).read_bytes(), stdlib.asked(archive(folders), LIBRARIES)))):
        mark = f"{made_from} {pyodide.SHA512[:16]}" if made_from else ""
        known = fresh.standing(f"{FOLDER}/{name}-", mark) if mark else ""
        names[name] = known.rpartition("/")[2] or _named(fresh, name, "zip", compiled(root, make()), mark)
    names["lock"] = _named(fresh, "lock", "json", _without_packages((home / pyodide.LOCK).read_bytes()))
    names["games"] = {game: _named(fresh, game, "json", judged.encode()) for game, judged in games.items()}
    manifest = {"runtime": f"pyodide-{pyodide.VERSION}/", **names, "version": reference.version}
    fresh.put(f"{FOLDER}/manifest.json", json.dumps(manifest, ensure_ascii=False, sort_keys=True))


def _named(fresh: Fresh, name: str, ending: str, data: bytes, made_from: str = "") -> str:
    """Puts a file under a name that changes with it; answers the name."""
    digest = hashlib.sha256(data).hexdigest()[:12]
    called, mark = f"{name}-{digest}.{ending}", made_from or digest
    if not fresh.stands(f"{FOLDER}/{called}", mark):
        fresh.put(f"{FOLDER}/{called}", data, mark)
    return called


def _without_packages(lock: bytes) -> bytes:
    """What Pyodide asks of its list of packages, when none is to be installed: for which Python it stands."""
    return json.dumps({**json.loads(lock), "packages": {}}, sort_keys=True).encode()


@lru_cache(maxsize=4)
def archive(games: tuple[str, ...]) -> bytes:
    """The modules that answer for these games (by folder), as one zip that Python imports from."""
    entries = [entry for entry in importlib.metadata.entry_points(group=GROUP) if entry.name in games]
    files = dict(_closure([DOOR, *(module for entry in entries for module in _package(entry.module))]))
    for library in LIBRARIES:
        files.update(_library(library))
    listed = "".join(sorted(f"{entry.name} = {entry.value}\n" for entry in entries))
    files[f"{PROGRAM}-0.dist-info/METADATA"] = f"Metadata-Version: 2.1\nName: {PROGRAM}\nVersion: 0\n".encode()
    files[f"{PROGRAM}-0.dist-info/entry_points.txt"] = f"[{GROUP}]\n{listed}".encode()
    return stdlib.zipped(files)


def _closure(wanted: list[str], functions: bool = False) -> Iterator[tuple[str, bytes]]:
    """The files of some modules and of those of the same packages that importing them imports, by their names in an archive; and those that their
    functions import, with `functions`.
    """
    tops, done = {name.partition(".")[0] for name in wanted}, set()
    while wanted:
        name = wanted.pop()
        if name in done:
            continue
        done.add(name)
        path = _file(name)
        if path is None:
            continue  # a name of a module, not a module
        data = path.read_bytes()
        package = path.name == "__init__.py"
        yield name.replace(".", "/") + ("/__init__.py" if package else ".py"), data
        parent = name if package else name.rpartition(".")[0]
        wanted += [found for found in {name.rpartition(".")[0], *_imported(ast.parse(data), parent, functions)} if found.partition(".")[0] in tops]


def _imported(tree: ast.Module, package: str, functions: bool) -> Iterator[str]:
    """What a module imports when it is itself imported, or whenever with `functions`: every name that may be a module."""
    for node in ast.walk(tree) if functions else (node for statement in tree.body for node in _run(statement)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            parts = package.split(".")
            above = ".".join(parts[: len(parts) - node.level + 1]) if node.level else ""
            base = ".".join(filter(None, (above, node.module)))
            yield base
            yield from (f"{base}.{alias.name}" for alias in node.names)


def _run(statement: ast.stmt) -> Iterator[ast.stmt]:
    """A statement and those in it that run at import, but for what only a type checker reads."""
    if isinstance(statement, (ast.FunctionDef, ast.AsyncFunctionDef)) or (isinstance(statement, ast.If) and ast.unparse(statement.test) in GUARDS):
        return
    yield statement
    for inner in ast.iter_child_nodes(statement):
        if isinstance(inner, (ast.stmt, ast.ExceptHandler)):
            yield from _run(inner)


def _package(module: str) -> Iterator[str]:
    """A module, and all those of its folder when it is a package: it may import them by their names."""
    yield module
    path = _file(module)
    if path is not None and path.name == "__init__.py":
        for inner in sorted(path.parent.rglob("*.py")):
            yield ".".join([module, *inner.relative_to(path.parent).with_suffix("").parts]).removesuffix(".__init__")


def _library(name: str) -> Iterator[tuple[str, bytes]]:
    """The modules of an installed library that its door may come to import, not its command line; and its licence."""
    yield from _closure([name], functions=True)
    for said in importlib.metadata.files(name) or ():
        if "licen" in said.name.lower():
            yield f"{name}/{said.name}", said.locate().read_bytes()


@lru_cache(maxsize=None)
def _file(module: str) -> Path | None:
    """Where a module is written; None when there is no such module, or it is no Python file."""
    try:
        spec = importlib.util.find_spec(module)
    except (ImportError, ValueError, AttributeError):
        return None
    return Path(spec.origin) if spec is not None and spec.origin and spec.origin.endswith(".py") else None
