"""The site in a pocket: what makes it installable, and everything of a game in few files, for a phone without network.

The pages of a game are thousands of files that say much the same: each fetched alone they would be as many requests and 70 MB. Packed by
neighbours, a line that several of them have written once, they are 4 to 6 MB in some fifty files. A pack is named by what it holds, so that one that has not changed is not fetched again; a
page begins a pack by its address alone, so that a page more changes one pack and not those that follow. The service worker (templates/worker.js)
keeps the packs as they came and unpacks the one it needs.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import os
from collections.abc import Iterable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from ..cores import cores
from ..graph import Reference
from .fresh import Fresh
from .headers import HEADERS
from .links import path_of
from .redirects import NAMES

FOLDER = "assets/pocket/"
SEARCH = "assets/search/"
WORKER, MANIFEST = "sw.js", "manifest.webmanifest"
TEMPLATE = Path(__file__).with_name("templates") / "worker.js"
TYPES = {
    ".html": "text/html; charset=utf-8", ".css": "text/css; charset=utf-8", ".js": "text/javascript; charset=utf-8", ".json": "application/json; charset=utf-8",
    ".svg": "image/svg+xml", ".png": "image/png", ".webmanifest": "application/manifest+json",
}
REFEREE, REFEREE_NAMES = "assets/referee/", "assets/referee/manifest.json"  # heavy, kept when first asked for; and the names of its files
BESIDE = ("version.json", WORKER)
FORMAT = b"2"  # of a pack: another, and none is taken for one of the former
FIRST, LARGEST = 64, 2_000_000  # a page in so many begins a pack; bytes a pack holds at most, before it is compressed
LEVEL = 7  # a third less time than 9, for half a hundredth more bytes
INK, PAPER = "#22313f", "#ffffff"
EVERYONE = ""  # the area that every game comes with: the home page, the search, the finders, the scripts


def manifest(name: str, said: str) -> str:
    """What makes the site installable."""
    icons = [{"src": "assets/arbitre.svg", "sizes": "any", "type": "image/svg+xml"}]
    icons += [{"src": f"assets/icon-{size}.png", "sizes": f"{size}x{size}", "type": "image/png"} for size in (192, 512)]
    icons += [{"src": "assets/icon-maskable-512.png", "sizes": "512x512", "type": "image/png", "purpose": "maskable"}]
    told = {"name": name, "short_name": name, "description": said, "lang": "fr", "dir": "ltr", "id": "./", "start_url": "./", "scope": "./",
            "display": "standalone", "theme_color": INK, "background_color": PAPER, "icons": icons}
    return json.dumps(told, ensure_ascii=False, indent=1)


def write_pocket(fresh: Fresh, reference: Reference, moved: Mapping[str, str]) -> dict[str, int]:
    """Writes the manifest, the packs of each game and of what all share, and the service worker; the bytes of each area.

    `moved` is every address that only leads to another: they are told, not packed. Nothing of the site may change after.
    """
    fresh.put(MANIFEST, manifest("Arbitre", "Les règles de jeux de figurines, énoncées, sourcées et prouvées."))
    games = {path_of(game): game.label for game in reference.games()}
    held: dict[str, list[str]] = {area: [] for area in (EVERYONE, *games)}
    parts = _parts(fresh.site)
    present = sorted(fresh.look())
    for address in present:
        if _packed(address, moved):
            held[_area(address, games, parts)].append(address)
    led: dict[str, dict[str, str]] = {area: {} for area in held}
    for address, path in sorted(moved.items()):
        led[path.partition("/")[0] if path.partition("/")[0] in games else EVERYONE][address] = path
    areas = {area: {**_write_area(fresh, addresses, led[area]), "label": games.get(area, "")} for area, addresses in held.items()}
    referee = [address for address in present if address.startswith(REFEREE) and address != REFEREE_NAMES]
    told = {"folder": FOLDER, "referee": referee, "headers": HEADERS, "types": TYPES, "areas": areas}
    template = TEMPLATE.read_text(encoding="utf-8")
    told["version"] = _name(template.encode(), json.dumps(told, sort_keys=True).encode())
    fresh.put(WORKER, template.replace('"SITE"', json.dumps(told, ensure_ascii=False), 1))
    return {area: found["bytes"] for area, found in areas.items()}


def _parts(site: Path) -> dict[str, str]:
    """The game of each version of the search's files."""
    try:
        told = json.loads((site / SEARCH / "core.json").read_text(encoding="utf-8"))
    except FileNotFoundError:
        return {}
    return {part["version"]: part["game"] for part in told["parts"]}


def _packed(address: str, moved: Mapping[str, str]) -> bool:
    return (
        os.path.splitext(address)[1] in TYPES and address not in BESIDE and address.removesuffix("/index.html") not in moved
        and (address == REFEREE_NAMES or not address.startswith((FOLDER, REFEREE, NAMES)))  # the lists of the areas tell where names lead
    )


def _area(address: str, games: Mapping[str, str], parts: Mapping[str, str]) -> str:
    """Which game a file is of."""
    if address.startswith(SEARCH):
        version = address.removeprefix(SEARCH).removesuffix(".json").split("-")
        address = parts.get(version[1], "") if len(version) > 1 else ""
    folder = address.partition("/")[0]
    return folder if folder in games else EVERYONE


def _write_area(fresh: Fresh, addresses: Iterable[str], led: Mapping[str, str]) -> dict[str, object]:
    """The packs of some files and the list that says which pack holds each; the list's name, and the bytes of all."""
    made, packs, places, total = list(_packs(fresh, addresses)), [], {}, 0
    wanting = [(name, members) for name, members in made if not fresh.stands(_file(name), name)]
    with ThreadPoolExecutor(cores()) as hands:  # zlib lets them work at once
        for (name, _), content in zip(wanting, hands.map(lambda pack: _compressed(fresh.site, pack[1]), wanting)):
            fresh.put(_file(name), content, name)
    for rank, (name, members) in enumerate(made):
        size = fresh.look()[_file(name)][0]
        packs.append([name, size])
        places |= dict.fromkeys(members, rank)
        total += size
    listed = json.dumps({"packs": packs, "files": places, "led": led}, ensure_ascii=False, separators=(",", ":")).encode()
    name = _name(listed)
    content = gzip.compress(listed, LEVEL, mtime=0)
    fresh.put(_file(name), content)
    return {"list": name, "bytes": total + len(content)}


def _packs(fresh: Fresh, addresses: Iterable[str]) -> Iterator[tuple[str, list[str]]]:
    """The files by packs of neighbours, each pack with the name of what it holds."""
    members: list[str] = []
    marks: list[bytes] = []
    size = 0
    for address in addresses:
        length = fresh.look()[address][0]
        if members and (_begins(address) or size + length > LARGEST):
            yield _name(FORMAT, *marks), members
            members, marks, size = [], [], 0
        members.append(address)
        marks += [address.encode(), bytes.fromhex(fresh.digest(address))]
        size += length
    if members:
        yield _name(FORMAT, *marks), members


def _begins(address: str) -> bool:
    """Whether a file begins a pack, told by its address alone."""
    return int.from_bytes(hashlib.sha256(address.encode()).digest()[:4], "big") % FIRST == 0


def _file(name: str) -> str:
    return f"{FOLDER}{name}.pack"


def _compressed(site: Path, addresses: Iterable[str]) -> bytes:
    """A pack of files: a line of JSON with how many bytes each line of its files has and of which lines each file is made, then the lines, each once.

    What compresses sees no further than 32 KB back, less than a page.
    """
    lines: dict[bytes, int] = {}
    made = [[address, [lines.setdefault(line, len(lines)) for line in (site / address).read_bytes().splitlines(keepends=True)]] for address in addresses]
    head = json.dumps({"lines": list(map(len, lines)), "files": made}, ensure_ascii=False, separators=(",", ":"))
    return gzip.compress(b"".join([head.encode(), b"\n", *lines]), LEVEL, mtime=0)


def _name(*told: bytes) -> str:
    digest = hashlib.sha256()
    for piece in told:
        digest.update(len(piece).to_bytes(8, "big") + piece)
    return digest.hexdigest()[:16]
