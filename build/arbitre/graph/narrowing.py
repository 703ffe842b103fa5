"""One game alone, looked at without reading the others: which folders that takes."""

from __future__ import annotations

import re
from contextlib import suppress
from pathlib import Path

from rdflib import SKOS

from ..errors import UnknownError, nearest
from ..files import FileError, read_text
from ..french import plain
from .loader import site_address
from .reading import parse
from .shelves import shelves

PREFIX = re.compile(r"^@prefix\s+[\w-]+:\s+<([a-z0-9-]+)/>", re.MULTILINE)
SOURCE = re.compile(r"^src:([\w-]+)\s+a\s", re.MULTILINE)  # described
CITED = re.compile(r"arb:document\s+src:([\w-]+)")


def folder_of(root: Path, name: str) -> str:
    """The folder of the game that an author names: by its folder, its prefix, its letters or its title. Raises UnknownError."""
    base = site_address(root)
    known: dict[str, str] = {}
    for shelf in shelves(root):
        for folder in sorted(shelf.games()):
            if not shelf.publishes(folder):
                continue
            known[plain(folder)] = folder
            try:
                parsed = parse(shelf.folder / folder / "game.ttl", root, base)
            except FileError:
                continue  # its folder names it; the check says what is wrong
            prefixes = [prefix for prefix, namespace in parsed.prefixes.items() if namespace == f"{base}{folder}/"]
            called = [f"{base}ontology/#prefix", str(SKOS.prefLabel), str(SKOS.altLabel)]
            games = {subject for subject, _, value in parsed.triples if str(value) == f"{base}ontology/#Game"}
            labels = [str(value) for subject, predicate, value in parsed.triples if subject in games and str(predicate) in called]
            for alias in (*prefixes, *labels):
                known.setdefault(plain(alias), folder)
    if plain(name) in known:
        return known[plain(name)]
    folders = sorted(set(known.values()))
    raise UnknownError(f"jeu inconnu : {name}{nearest(plain(name), known)} → jeux : {', '.join(folders)}")


def needed(root: Path, folder: str) -> frozenset[str]:
    """The folders of a game and of the games that its files speak of, and so on: those whose prefix they declare, or whose sources they cite."""
    texts = {game: _texts(shelf.folder / game) for shelf in shelves(root) for game in shelf.games()}
    describing = {name: game for game, text in texts.items() for name in SOURCE.findall(text)}
    found, queue = set(), [folder]
    while queue:
        game = queue.pop()
        if game in texts and game not in found:
            found.add(game)
            queue += PREFIX.findall(texts[game])
            queue += [describing[name] for name in set(CITED.findall(texts[game])) & describing.keys()]
    return frozenset(found)


def _texts(folder: Path) -> str:
    """All that the Turtle files of a game say; one that cannot be read says nothing, and the check says why."""
    found = []
    for path in folder.rglob("*.ttl"):
        with suppress(FileError):
            found.append(read_text(path, inside=folder))
    return "\n".join(found)
