"""What the search costs, at the content's size and at some times it.

Beyond 1× each game is cloned with pages composed anew from the words of its own, with new words coming in as they do in real text, so
that neither the index nor the compression gains from repetition. Times are told against a budget or against 1×.
"""

from __future__ import annotations

import functools
import gzip
import http.server
import json
import random
import statistics
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "build"), str(ROOT / "tests")]

from arbitre.search import build_index, export, quality, read_queries  # noqa: E402
from arbitre.search.engine import engine  # noqa: E402
from arbitre.site.served import assets  # noqa: E402

Show = Callable[[str, str], None]

QUERIES = ROOT / "tests" / "search" / "queries.tsv"
DOWNLOAD, KEYSTROKE = 150_000, 16.0  # the budgets: bytes compressed before the first answer, milliseconds
SCRIPTS = ("search.js", "search-worker.js", *(f"search-{part}.js" for part in ("packing", "text", "words", "excerpt", "plan", "engine", "games")))
TYPED = 40  # queries that are typed in the browser, letter after letter
NEW_WORDS = 0.02  # of the words of a composed text, how many are new to the whole
MISSING = "not measured: {} → .venv/bin/pip install -r requirements-test.txt, and a Chromium (`make test` says how)"
PAGE = """<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>Recherche</title><link rel="icon" href="data:,">
<script src="assets/search.js" data-base="./" defer></script></head>
<body><div class="arbitre-search"><input id="arbitre-search" type="search"></div></body></html>"""
READY = """async () => {
  const began = performance.now();
  await ArbitreSearch.search("attaque");
  return performance.now() - began;
}"""
TYPE = """async (queries) => {
  const times = [];
  for (const [query, played] of queries) for (let n = 1; n <= query.length; n++) {
    const began = performance.now();
    await ArbitreSearch.search(query.slice(0, n), { limit: 8, played });
    times.push(performance.now() - began);
  }
  return times;
}"""
DRAW = """async (queries) => {
  const box = document.getElementById("arbitre-search"), times = [];
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0)));
  for (const [query] of queries) for (let n = 1; n <= query.length; n += 2) {
    box.value = query.slice(0, n);
    await frame();
    const began = performance.now();
    box.dispatchEvent(new Event("input"));
    await frame();
    times.push(performance.now() - began);
  }
  return times;
}"""


def gz(*files: Path) -> int:
    """Bytes to download, compressed as a static host does."""
    return sum(len(gzip.compress(f.read_bytes(), 6)) for f in files)


class Composer:
    """Writes pages of the length and with the words of those of one game."""

    def __init__(self, records: list[dict], seed: int) -> None:
        self.chance, self.records = random.Random(seed), records
        texts = [f"{r['statement']} {r['text']}".split() for r in records]
        self.words = [w for text in texts for w in text] or ["mot"]
        self.labels = [w for r in records for w in r["label"].split()] or ["nom"]
        self.next: dict[str, list[str]] = {}
        for text in texts:
            for one, other in zip(text, text[1:]):
                self.next.setdefault(one, []).append(other)

    def new_word(self) -> str:
        """A word that sounds like the others: the beginning of one, the end of another."""
        one, other = self.chance.choice(self.words), self.chance.choice(self.words)
        return one[: len(one) // 2 + 1] + other[len(other) // 2 :]

    def text(self, length: int) -> str:
        """A text of that many words, each following the one before as it does somewhere."""
        made, word = [], self.chance.choice(self.words)
        for _ in range(length):
            new = self.chance.random() < NEW_WORDS
            made.append(self.new_word() if new else word)
            word = self.chance.choice(self.next.get(word) or self.words)
        return " ".join(made)

    def like(self, text: str) -> str:
        """A text as long as another."""
        return self.text(len(text.split()))

    def clones(self, number: int) -> list[dict]:
        """The game once more, under a number: the same pages with other words."""
        return [self._clone(record, number) for record in self.records]

    def _clone(self, record: dict, number: int) -> dict:
        words = [self.chance.choice(self.labels) for _ in record["label"].split()]
        label = " ".join([*words[:-1], self.new_word() if self.chance.random() < 0.3 else words[-1]])
        folder, slash, rest = record["slug"].partition("/")
        slug, (letters, _, rank) = f"{folder}-{number}{slash}{rest}", record["code"].partition("-")
        return record | {
            "id": _other(record["id"], number), "slug": slug, "url": f"/{slug}/", "code": f"{letters}{number}-{rank}",
            "game": f"{record['game']}-{number}", "chapter": _other(record["chapter"], number),
            "label": label, "label_en": self.like(record["label_en"]), "alt": [self.text(2) for _ in record["alt"]],
            "questions": {tongue: [self.like(said) for said in asked] for tongue, asked in record["questions"].items()},
            "statement": self.like(record["statement"]), "text": self.like(record["text"]), "slang": [],
        }  # fmt: skip


def _other(curie: str, number: int) -> str:
    prefix, colon, local = curie.partition(":")
    return f"{prefix}{number}:{local}" if colon else curie


def compose(records: list[dict], times: int) -> list[dict]:
    """The records, and each of their games composed anew `times` - 1 times."""
    made = list(records)
    for rank, game in enumerate(sorted({r["game"] for r in records} - {""})):
        composer = Composer([r for r in records if r["game"] == game], rank)
        for number in range(2, times + 1):
            made += composer.clones(number)
    return made


def first_answer(site: Path) -> dict[str, float]:
    """Bytes of a built site that the first answer waits for: the programs, the list of the games, the core of the heaviest one."""
    folder = site / "assets" / "search"
    parts = json.loads((folder / "core.json").read_text(encoding="utf-8"))["parts"]
    return {
        "scripts": gz(*(site / "assets" / name for name in SCRIPTS)), "list": gz(folder / "core.json"),
        "core": max(gz(folder / f"core-{part['version']}.json") for part in parts),
        "asked": max((gz(folder / f"asked-{part['version']}.json") for part in parts if part["asked"]), default=0),
        "excerpts": statistics.median(gz(path) for path in folder.glob("x-*.json")),
    }  # fmt: skip


def show_download(found: dict[str, float], show: Show) -> None:
    """The download of a first search, against its budget."""
    once = found["scripts"] + found["list"] + found["core"]
    show("search: download, first answer", f"{once / 1000:.0f} KB gz, {once / DOWNLOAD:.2f}× the budget (programs {found['scripts'] / 1000:.0f}, "
         f"list {found['list'] / 1000:.1f}, heaviest game {found['core'] / 1000:.0f}); then questions {found['asked'] / 1000:.0f}, "
         f"sentences {found['excerpts'] / 1000:.1f} a shard")  # fmt: skip


def in_browser(site: Path, queries: list[list[str]]) -> tuple[float, list[float], list[float]]:
    """Milliseconds: to have every game ready, of each keystroke's answer, and from each keystroke to the list drawn.

    Raises LookupError when this machine has no browser that can be asked.
    """
    try:
        from conftest import QUIET, REMEDY, find_chromium
        from playwright.sync_api import sync_playwright
    except ImportError as error:
        raise LookupError(f"no {error.name} here") from None
    if (chromium := find_chromium()) is None:
        raise LookupError(REMEDY)

    class Quiet(http.server.SimpleHTTPRequestHandler):
        def log_message(self, *_: object) -> None:
            """Say nothing."""

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=str(site)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox", *QUIET])
            page = browser.new_page()
            page.goto(f"http://127.0.0.1:{server.server_port}/")
            found = page.evaluate(READY), page.evaluate(TYPE, queries), page.evaluate(DRAW, queries[:12])
            browser.close()
            return found
    finally:
        server.shutdown()


def measure(records: list[dict], show: Show) -> dict[str, float]:
    """Shows the figures of some records; gives those that are told against 1×: seconds, and milliseconds."""
    queries = read_queries(QUERIES)
    with tempfile.TemporaryDirectory() as folder:
        site = Path(folder) / "site"
        (site / "assets").mkdir(parents=True)
        for name, content in assets():
            (site / "assets" / name).write_bytes(content)
        (site / "index.html").write_text(PAGE, encoding="utf-8")
        began = time.perf_counter()
        index = build_index(records, Path(folder) / "index")
        export(index, site)
        built, ready, times = time.perf_counter() - began, engine(index), []
        ready.search("attaque", {}, 10)
        for query in queries:
            began = time.perf_counter()
            ready.search(query.query, {}, 10, query.played)
            times.append(1000 * (time.perf_counter() - began))
        found = {"index": built, "query": statistics.median(times)}
        show("search: pages", f"{len(records):,} in {len(ready.games)} parts (indexed and exported in {built:.1f} s)")
        show("search: a query, in Python", f"{found['query']:.2f} ms median, {max(times):.1f} ms worst")
        show_download(first_answer(site), show)
        try:
            load, typed, drawn = in_browser(site, [[q.query, q.played or ""] for q in queries[:: max(1, len(queries) // TYPED)]])
        except LookupError as missing:
            show("search: in the browser", MISSING.format(missing))
            return found
    found |= {"keystroke": statistics.median(typed), "ready": load}
    show("search: a keystroke, in the browser", f"{found['keystroke']:.2f} ms median, {found['keystroke'] / KEYSTROKE:.2f}× the budget; "
         f"{statistics.quantiles(typed, n=20)[-1]:.1f} ms for 95 %")  # fmt: skip
    show("search: keystroke to list drawn", f"{statistics.median(drawn):.1f} ms median, the wait for the next frame included")
    show("search: every game ready in", f"{load:.0f} ms, once a page")
    return found


def run(root: Path, many: list[int], title: Callable[[str], None], show: Show) -> None:
    """The search of a project, at its size and at some times it, then how good it is."""
    from arbitre.graph import load
    from arbitre.graph.records import records

    listed, first = records(load(root)), {}
    for times in many:
        title(f"search at {times}×")
        found = measure(compose(listed, times), show)
        if first:
            show(f"search: {times}× against {many[0]}×", ", ".join(f"{name} {value / max(first[name], 0.01):.1f}×" for name, value in found.items() if name in first))
        first = first or found
    said = quality(listed, QUERIES)
    show("search: mean reciprocal rank", f"{said['mrr']:.3f} over {said['queries']} queries")
