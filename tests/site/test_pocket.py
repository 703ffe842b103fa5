"""What a phone keeps: every file once, packs that stay the same while what they hold does, and what the README says a game weighs."""

from __future__ import annotations

import gzip
import json
import re
import shutil

import sites
from arbitre.site import pocket
from arbitre.site.fresh import Fresh
from arbitre.site.redirects import NAMES

SAID = re.compile(r"(\d+) to (\d+)\s+MB a game, (\d+) to (\d+) with the referee")  # of the README


def site_of(site):
    """What the service worker is told."""
    return json.loads(re.search(r"const SITE = (\{.*\});", (site / pocket.WORKER).read_text(encoding="utf-8"))[1])


def unpacked(site, name):
    return gzip.decompress((site / f"{pocket.FOLDER}{name}.pack").read_bytes())


def held(site, area):
    """The files of an area, read as the service worker reads them."""
    listed, found = json.loads(unpacked(site, area["list"])), {}
    for rank, (name, size) in enumerate(listed["packs"]):
        assert (site / f"{pocket.FOLDER}{name}.pack").stat().st_size == size
        head, _, content = unpacked(site, name).partition(b"\n")
        told, lines, start = json.loads(head), [], 0
        for length in told["lines"]:
            lines.append(content[start : start + length])
            start += length
        assert start == len(content) and len(set(lines)) == len(lines), "a line is there once"
        for address, ranks in told["files"]:
            assert listed["files"][address] == rank and address not in found
            found[address] = b"".join(lines[number] for number in ranks)
    assert found.keys() == listed["files"].keys()
    return found, listed["led"]


def test_every_page_and_what_it_loads_once(mini_site):
    told, found, led = site_of(mini_site), {}, {}
    for area in told["areas"].values():
        files, moved = held(mini_site, area)
        assert not found.keys() & files.keys()
        found |= files
        led |= moved
    assert all((mini_site / address).read_bytes() == content for address, content in found.items())
    present = {path.relative_to(mini_site).as_posix() for path in mini_site.rglob("*") if path.suffix in pocket.TYPES}
    left = {path for path in present - found.keys() if not path.startswith(pocket.REFEREE)}
    unpacked = {path.removesuffix("/index.html") for path in left if not path.startswith(NAMES)} - {"sw.js", "version.json"}
    assert {address for address in led if "." not in address} == unpacked
    assert led["essai/proie.etourdi"] == "essai/etourdi"
    assert led["ES-118"] == "essai/dos" and led["ES-092"] == "essai/distance" and {"index.html", "404.html", "assets/arbitre.js"} <= found.keys()


def test_a_game_is_its_pages_and_its_search(mini_site):
    areas = site_of(mini_site)["areas"]
    assert set(areas) == {"", "essai"} and areas["essai"]["label"] == "Jeu d'essai"
    game, everyone = (held(mini_site, areas[area])[0] for area in ("essai", ""))
    assert "essai/dos/index.html" in game and any(address.startswith(pocket.SEARCH) for address in game)
    assert "assets/search/core.json" in everyone and not any(address.startswith("essai/") for address in everyone)


def written(folder, pages):
    folder.mkdir()
    fresh = Fresh(folder)
    for address, text in pages.items():
        fresh.put(address, text)
    return [name for name, _ in pocket._packs(fresh, sorted(pages))]


def test_a_page_more_or_another_changes_one_pack(tmp_path):
    pages = {f"essai/page-{number}/index.html": f"<h1>{number}</h1>" for number in range(400)}
    first = written(tmp_path / "one", pages)
    assert len(first) > 3
    more = written(tmp_path / "two", pages | {"essai/page-1a/index.html": "a page more"})
    other = written(tmp_path / "three", pages | {"essai/page-7/index.html": "other words"})
    assert len(set(more) - set(first)) <= 2 and len(set(other) - set(first)) == 1
    assert written(tmp_path / "four", pages) == first


def test_the_worker_is_another_when_a_word_is(mini_site, tmp_path, mini_reference):
    copy = tmp_path / "site"
    shutil.copytree(mini_site, copy)
    said = site_of(copy)
    page = copy / "essai/dos/index.html"
    page.write_text(page.read_text(encoding="utf-8") + " ", encoding="utf-8")
    pocket.write_pocket(Fresh(copy), mini_reference, {})
    assert site_of(copy)["version"] != said["version"]


def test_a_game_weighs_what_is_said_with_its_referee(site):
    """What a phone keeps of a game is compressed: its packs, those that all share, and the referee, which the service worker compresses."""
    told = site_of(site)
    areas = told["areas"]
    assert len(areas) == 4
    weights = {address: len(gzip.compress((site / address).read_bytes(), 6)) for address in told["referee"]}
    named = {game: [address for address in weights if f"/{game}-" in address] for game in areas if game}
    assert all(len(found) == 1 for found in named.values()), "the worker drops a game's own file by this name"
    common = sum(size for address, size in weights.items() if not any(address in found for found in named.values()))
    packed = {game: (areas[game]["bytes"] + areas[""]["bytes"]) / 1e6 for game in named}
    judged = {game: packed[game] + (common + weights[own]) / 1e6 for game, (own,) in named.items()}
    least, most, least_judged, most_judged = map(int, SAID.search((sites.ROOT / "README.md").read_text(encoding="utf-8")).groups())
    for found, low, high in ((packed, least, most), (judged, least_judged, most_judged)):
        assert round(min(found.values())) == low and high - 1 <= max(found.values()) <= high, found


def test_a_line_that_many_pages_have_is_packed_once(tmp_path):
    pages = [f"page-{number}" for number in range(8)]
    for page in pages:
        (tmp_path / page).write_bytes(b"<nav>" + bytes(str(list(range(20_000))), "ascii") + b"</nav>\n" + page.encode() + b"\n")
    alone = len(pocket._compressed(tmp_path, pages[:1]))
    assert len(pocket._compressed(tmp_path, pages)) < alone * 1.1
