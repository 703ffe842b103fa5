"""`arbitre new --game`: a whole game, ready to fill in and green at once, in a project or in an empty folder."""

from __future__ import annotations

import datetime
import os
import re
import shutil
from dataclasses import replace
from pathlib import Path

from ..errors import GraphError
from . import names, registry, templates
from .authoring import addressed
from .checks.corpus import Corpus

LETTERS = re.compile(r"[A-Z][A-Z0-9]{0,9}")
TAKEN = {"ARB", "CSVW", "DCT", "OWL", "PROV", "RDF", "RDFS", "SCHEMA", "SH", "SKOS", "SRC", "XSD"}  # prefixes with a meaning of their own
BESIDE = ("readme", "license", "licence")  # what an empty folder may hold all the same, with what is hidden


def found(root: Path, name: str, letters: str) -> list[str]:
    """Writes a game into content/, its identifiers into the registry; a folder that is no project becomes one first.

    `name` is what players call the game, `letters` those of its codes ("ESC"). Nothing that exists is written over. Returns the files
    written, from `root`. Raises GraphError for a name or letters that cannot be, or are taken, and for a folder that is neither a
    project nor empty.
    """
    root = Path(root)
    folder = addressed(name, "Game")
    if wrong := names.unfit(f"{folder}/{folder}"):
        raise GraphError(" → ".join(wrong))
    if not LETTERS.fullmatch(letters) or letters in TAKEN:
        raise GraphError(f"« {letters[:20]} » ne peut pas commencer les codes d'un jeu → donnez des majuscules à vous, dix au plus : --prefix ESC")
    known = {"name": templates.quoted(name), "folder": folder, "letters": letters, "prefix": letters.lower(), "module": f"arbitre_{folder.replace('-', '_')}"}
    alone = not is_project(root)
    if alone:
        _empty(root)
    else:
        _free(root, folder, letters)
    written = [*(_project(root, known) if alone else ()), *_game(root, known)]
    _register(root, folder)
    return sorted([*written, registry.FILE])


def is_project(root: Path) -> bool:
    """Whether a folder holds a project of Arbitre: its settings and its content."""
    return (root / "mkdocs.yml").is_file() and (root / "content").is_dir()


def _empty(root: Path) -> None:
    for path in sorted(root.iterdir()):
        if not path.name.lower().startswith((".", *BESIDE)):
            raise GraphError(f"{root} n'est ni un projet d'Arbitre ni un dossier vide ({path.name}) → placez-vous dans l'un d'eux, ou passez --root DOSSIER")


def _free(root: Path, folder: str, letters: str) -> None:
    """Raises GraphError when a game, or what is left of one, has this address or these letters."""
    corpus = Corpus(root)
    if corpus.syntax:
        raise GraphError(str(corpus.syntax[0]))
    if os.path.lexists(root / "content" / folder):
        raise GraphError(f"content/{folder} existe déjà → donnez un autre nom, ou complétez ce jeu")
    used = {str(own) for game in corpus.nodes("Game") for own in corpus.values(game, "prefix")}
    for entry in registry.read(root):
        used.add(entry.code.rpartition("-")[0])
        if entry.slug.startswith(f"{folder}/") or entry.slug == f"sources/livret-{folder}":
            raise GraphError(f"{entry.slug} est déjà au registre → donnez un autre nom : une adresse publiée ne change pas de sens")
    if letters in used or letters.lower() in corpus.namespaces.values():
        raise GraphError(f"les lettres {letters} sont déjà celles d'un jeu → choisissez-en d'autres")


def _project(root: Path, known: dict[str, str]) -> list[str]:
    """The settings around a game that lives alone: those of its site, and those by which `pip install` finds it."""
    written = []
    for file in templates.files("project"):
        path = root / file.removesuffix(".in")
        if not path.exists():  # a .gitignore of their own stays theirs
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(templates.render(f"project/{file}", **known), encoding="utf-8")
            written.append(path.relative_to(root).as_posix())
    return written


def _game(root: Path, known: dict[str, str]) -> list[str]:
    """The folder of the game, whole or not at all."""
    content = root / "content"
    fresh = content / f".{known['folder']}.{os.getpid()}.tmp"
    try:
        for file in templates.files("game"):
            path = fresh / file
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(templates.render(f"game/{file}", **known), encoding="utf-8")
        fresh.rename(content / known["folder"])
    finally:
        shutil.rmtree(fresh, ignore_errors=True)
    return [f"content/{known['folder']}/{file}" for file in templates.files("game")]


def _register(root: Path, folder: str) -> None:
    """Records the identifiers of the game, and no other's."""
    today = datetime.date.today().isoformat()
    mine = [entry for entry in registry.published(Corpus(root)) if entry.slug.startswith(f"{folder}/") or entry.slug == f"sources/livret-{folder}"]
    registry.write(root, [*registry.read(root), *(replace(entry, since=today) for entry in mine)])
