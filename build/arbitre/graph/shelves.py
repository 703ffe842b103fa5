"""Where games are found: the project's own content/, and the folder of every installed package that brings one.

Each is a shelf, read in one way: sources.ttl, registry.csv, and a folder a game. A package says which game it brings by an entry point
of the group `arbitre.games`, its name the game's folder and its value the module whose folder is the shelf (and whose procedures bind
themselves). Nothing of a package runs for its rules to be read.
"""

from __future__ import annotations

import importlib.util
import re
import sys
import sysconfig
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from functools import lru_cache
from importlib.metadata import entry_points
from pathlib import Path

import yaml

from ..errors import GraphError
from ..files import FileError, MissingFile, read_text
from .names import GROUP

OWN = "content"  # the project's own shelf, and what its files are called by
READ = {".ttl", ".csv", ".md"}
GAME = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
_ONLY: ContextVar[frozenset[str] | None] = ContextVar("only", default=None)


@dataclass(frozen=True)
class Shelf:
    """A folder of games. Its files are called from `name`: content/jeu/combat.ttl, arbitre_jeu/jeu/combat.ttl."""

    name: str
    folder: Path
    chosen: frozenset[str] | None = None  # the folders of the games to read; None for every one

    def files(self) -> list[Path]:
        """What is read of the shelf; what editors and systems hide there is not, nor the games that were not chosen.

        Of a package, nothing is read but its games and what stands beside their folders: the rest is not for us.
        """
        found = []
        for path in self.folder.rglob("*"):
            parts = path.relative_to(self.folder).parts
            if path.suffix in READ and not any(part.startswith(".") for part in parts) and (len(parts) == 1 or self.publishes(parts[0])):
                found.append(path)
        return sorted(found)

    def publishes(self, folder: str) -> bool:
        """Whether what stands in a folder of the shelf is read: all but a game that was not chosen."""
        if self.chosen is None or folder in self.chosen:
            return True
        return self.name == OWN and not (self.folder / folder / "game.ttl").exists()

    def games(self) -> set[str]:
        """The folders of the games it brings, chosen or not."""
        return {path.parent.name for path in self.folder.glob("*/game.ttl")}


@contextmanager
def only(games: frozenset[str]) -> Iterator[None]:
    """Meanwhile a project has these games (by folder) and no other, as if mkdocs.yml chose them."""
    before = _ONLY.set(games)
    try:
        yield
    finally:
        _ONLY.reset(before)


def narrowed() -> frozenset[str] | None:
    """The games that all there is is narrowed to, for a time; None outside of `only`."""
    return _ONLY.get()


def shelves(root: Path) -> tuple[Shelf, ...]:
    """The shelves of a project: its own first, then those of the installed packages in the order of their games.

    Raises GraphError for a game that two of them bring, or that mkdocs.yml chooses and none has.
    """
    root = Path(root)
    chosen = _chosen(root) if narrowed() is None else narrowed()
    own = Shelf(OWN, root / OWN, chosen)
    found, here = [own], own.games()
    for module, folder, games in _installed(tuple(sys.path)):
        if folder.resolve() == own.folder.resolve():
            continue  # the package of the project itself
        if twice := sorted(games & here):
            raise GraphError(f"le jeu {twice[0]} est deux fois : {OWN}/{twice[0]}, et le paquet {module} → désinstallez-le, ou ôtez ce dossier")
        if wanted := games if chosen is None else games & chosen:
            found.append(Shelf(module, folder, wanted))
    if chosen is not None and (missing := sorted(chosen - {game for shelf in found for game in shelf.games()})):
        raise GraphError(f"mkdocs.yml : le jeu {missing[0]} n'est ni dans {OWN}/ ni dans un paquet installé → corrigez extra: games:, ou installez-le")
    return tuple(found)


def vocabulary(root: Path) -> Path:
    """The folder ontology/ of a project, or the program's when it has none of its own."""
    own = Path(root) / "ontology"
    if own.is_dir():
        return own
    beside = Path(__file__).parents[3] / "ontology"  # in a checkout
    homes = (sysconfig.get_path("data"), sysconfig.get_path("data", sysconfig.get_preferred_scheme("user")), Path(__file__).parents[2])  # pip's, --user, --target
    installed = [Path(home) / "share" / "arbitre" / "ontology" for home in homes]
    return next((folder for folder in (beside, *installed) if folder.is_dir()), installed[0])


def called(root: Path, path: Path) -> tuple[str, Path]:
    """What a file of a project is called in messages, and the folder it may not leave."""
    for shelf in shelves(root):
        if path.is_relative_to(shelf.folder):
            return f"{shelf.name}/{path.relative_to(shelf.folder).as_posix()}", shelf.folder
    folder = vocabulary(root)
    return f"{folder.name}/{path.relative_to(folder).as_posix()}", folder


def located(root: Path, file: str, among: tuple[Shelf, ...] | None = None) -> tuple[Path, Path]:
    """The file that is called so, and the folder it may not leave; `among` is what `shelves` says, for who has asked already."""
    name, _, rest = file.partition("/")
    shelf = next((shelf for shelf in (shelves(root) if among is None else among) if shelf.name == name), None)
    folder = shelf.folder if shelf else Path(root) / OWN
    return folder / rest, folder


@lru_cache(maxsize=8)
def _installed(path: tuple[str, ...]) -> tuple[tuple[str, Path, frozenset[str]], ...]:
    """The modules that bring games, each with its folder and the folders of these games; nothing of them is imported.

    Raises GraphError for a game whose name could lead out of its folder, and for one that two packages bring.
    """
    brought: dict[str, tuple[str, Path]] = {}
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: (entry.name, entry.value)):
        folder = folder_of_module(entry.module)
        if folder is None:
            continue
        if not GAME.fullmatch(entry.name) or entry.module in (OWN, "ontology"):
            raise GraphError(f"le paquet {entry.module} nomme un jeu {entry.name[:40]!r} → un nom de dossier, en minuscules, chiffres et tirets")
        if not (folder / entry.name / "game.ttl").is_file():
            continue  # it only brings procedures
        module, _ = brought.setdefault(entry.name, (entry.module, folder))
        if module != entry.module:
            raise GraphError(f"le jeu {entry.name} est deux fois : les paquets {module} et {entry.module} → désinstallez l'un des deux")
    modules = sorted(set(brought.values()))
    return tuple((module, folder, frozenset(game for game, home in brought.items() if home == (module, folder))) for module, folder in modules)


def folder_of_module(module: str) -> Path | None:
    """Where a module stands, found without running any of it; None for what `pip` left of a package that is gone."""
    top, _, rest = module.partition(".")
    try:
        spec = importlib.util.find_spec(top)
    except (ImportError, ValueError):
        return None
    if spec is None or not spec.submodule_search_locations:
        return None
    return Path(list(spec.submodule_search_locations)[0]).joinpath(*rest.split(".")) if rest else Path(list(spec.submodule_search_locations)[0])


def _chosen(root: Path) -> frozenset[str] | None:
    """The games that mkdocs.yml publishes (extra: games: [ … ]); None when it does not choose."""
    try:
        text = read_text(root / "mkdocs.yml", inside=root, name="mkdocs.yml")
    except MissingFile:
        return None
    try:
        said = _settings(text)
    except yaml.YAMLError as error:
        line = getattr(getattr(error, "problem_mark", None), "line", 0) + 1
        raise FileError("mkdocs.yml", line, "ce fichier n'est pas du YAML", "vérifiez les deux-points et le retrait de cette ligne") from None
    extra = said.get("extra") if isinstance(said, dict) else None
    games = extra.get("games") if isinstance(extra, dict) else None
    if games is None:
        return None
    if not isinstance(games, list) or not games or not all(isinstance(game, str) for game in games):
        line = text.count("\n", 0, text.find("games:")) + 1
        raise FileError("mkdocs.yml", line, "extra: games: n'est pas une liste de jeux", "écrivez games: [warmachine, escarmouche]")
    return frozenset(games)


@lru_cache(maxsize=8)
def _settings(text: str) -> object:
    return yaml.load(text, Loader=yaml.BaseLoader)  # plain texts, lists and maps: no tag of it means anything here
