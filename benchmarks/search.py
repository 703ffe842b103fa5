"""What the search costs: `make bench`, or `.venv/bin/python benchmarks/search.py` for the search alone.

Alone, it measures the content as it is, at 10× and at 3,000 pages. Beyond 1× the pages are varied, not repeated: labels and
sentences are composed anew from the words of the content, with new words coming in as they do in real text, so that
neither the index nor the compression gains from repetition. Times are told against a budget or against 1×.
"""

from __future__ import annotations

import functools
import gzip
import http.server
import random
import shutil
import statistics
import sys
import tempfile
import threading
import time
from pathlib import Path
from collections.abc import Callable

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "build"), str(ROOT / "tests")]

from arbitre.search import build_index, export, quality, read_queries  # noqa: E402
from arbitre.search.analysis import words as words_of
from arbitre.search.engine import engine  # noqa: E402
from arbitre.search.export import SHARD  # noqa: E402

QUERIES = ROOT / "tests" / "search" / "queries.tsv"
ASSETS = ROOT / "build" / "arbitre" / "site" / "assets"
DOWNLOAD, KEYSTROKE = 250_000, 16.0  # the budgets: bytes compressed, milliseconds
SCRIPTS = ("search.js", "search-words.js", "search-engine.js", "search.css")
NEW_WORDS = 0.02  # of the words of a composed text, how many are new to the whole
PAGE = """<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>Recherche</title><link rel="icon" href="data:,">
<script src="assets/search.js" data-base="./" defer></script></head>
<body><div class="arbitre-search"><input id="arbitre-search" type="search"></div></body></html>"""
TYPE = """async (queries) => {
  const engine = await ArbitreSearch.load(), times = [];
  for (const query of queries) for (let n = 1; n <= query.length; n++) {
    const began = performance.now();  // a browser's clock is coarse: several answers between two looks at it
    for (let i = 0; i < 4; i++) engine.search(query.slice(0, n), { limit: 8 });
    times.push((performance.now() - began) / 4);
  }
  return times;
}"""
DRAW = """async (queries) => {
  const box = document.getElementById("arbitre-search"), times = [];
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0)));
  for (const query of queries) for (let n = 1; n <= query.length; n += 2) {
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
    """Writes pages of the length and with the words of some records."""

    def __init__(self, records: list[dict], seed: int = 1) -> None:
        self.chance, self.records = random.Random(seed), records
        texts = [f"{r['statement']} {r['text']}".split() for r in records]
        self.words = [w for text in texts for w in text] or ["mot"]
        self.labels = [w for r in records for w in r["label"].split()]
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

    def record(self, number: int) -> dict:
        """A page like one of the records."""
        model = self.chance.choice(self.records)
        words = [self.chance.choice(self.labels) for _ in model["label"].split()]
        label = " ".join([*words[:-1], self.new_word() if self.chance.random() < 0.3 else words[-1]])
        prefix = model["id"].partition(":")[0]
        local = "-".join([*(w for w in words_of(label) if len(w) > 1), str(number)])
        english = " ".join(self.chance.choice(self.records)["label_en"].split()[:1] + model["label_en"].split()[1:])
        return model | {
            "id": f"{prefix}:{local}", "slug": f"{model['slug'].partition('/')[0]}/{local}", "url": f"/{local}/",
            "kind": "Rule" if model["kind"] in ("Game", "Chapter") else model["kind"], "label": label, "label_en": english,
            "code": f"{prefix.upper()}-{number + 1000}", "alt": [self.text(2) for _ in model["alt"]],
            "statement": self.text(len(model["statement"].split())), "text": self.text(len(model["text"].split())),
        }  # fmt: skip


def compose(records: list[dict], count: int) -> list[dict]:
    """The records and as many composed ones as it takes to be `count`."""
    composer = Composer(records)
    return [*records, *(composer.record(n) for n in range(len(records), count))]


def in_browser(site: Path, queries: list[str]) -> tuple[float, list[float], list[float]]:
    """Milliseconds: to load the index, of each keystroke's answer, and from each keystroke to the list drawn."""
    from conftest import find_chromium
    from playwright.sync_api import sync_playwright

    class Quiet(http.server.SimpleHTTPRequestHandler):
        def log_message(self, *_: object) -> None:
            """Say nothing."""

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=str(site)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=find_chromium(), args=["--no-sandbox"])
            page = browser.new_page()
            page.goto(f"http://127.0.0.1:{server.server_port}/")
            began = "const t = performance.now(); await ArbitreSearch.load(); return performance.now() - t;"
            load = page.evaluate(f"async () => {{ {began} }}")
            found = load, page.evaluate(TYPE, queries), page.evaluate(DRAW, queries[:12])
            browser.close()
            return found
    finally:
        server.shutdown()


def measure(records: list[dict], queries: list[str]) -> dict[str, float]:
    """The figures of a reference: milliseconds and bytes."""
    with tempfile.TemporaryDirectory() as folder:
        site = Path(folder) / "site"
        shutil.copytree(ASSETS, site / "assets")
        (site / "index.html").write_text(PAGE, encoding="utf-8")
        began = time.perf_counter()
        index = build_index(records, Path(folder) / "index")
        built = time.perf_counter() - began
        files, ready = export(index, site), engine(index)
        ready.search("attaque", {}, 10)
        times = []
        for query in queries:
            began = time.perf_counter()
            ready.search(query, {}, 10)
            times.append(1000 * (time.perf_counter() - began))
        place = {slug: doc for doc, slug in enumerate(ready.core.docs["slug"])}
        shards = [{place[h.slug] // SHARD for h in ready.search(q, {}, 8).results} for q in queries]
        excerpts = [gz(*(files[1 + n] for n in needed)) for needed in shards]
        load, typed, drawn = in_browser(site, queries)
        return {
            "pages": len(records), "build": built, "python": statistics.median(times), "python_worst": max(times),
            "load": load, "typed": statistics.median(typed), "typed_95": statistics.quantiles(typed, n=20)[-1],
            "drawn": statistics.median(drawn), "core": gz(files[0]), "excerpts": statistics.mean(excerpts),
            "most": max(excerpts), "scripts": gz(*(ASSETS / s for s in SCRIPTS)),
        }  # fmt: skip


def report(found: dict[str, float], show: Callable[[str, str], None]) -> None:
    """The figures as lines, against their budgets."""
    once = found["core"] + found["scripts"] + found["excerpts"]
    show("search: pages", f"{found['pages']:,} (indexed in {found['build']:.1f} s)")
    show("search: Python, a query", f"{found['python']:.2f} ms median, {found['python_worst']:.1f} ms worst")
    show("search: browser, a keystroke", f"{found['typed']:.2f} ms median, {found['typed'] / KEYSTROKE:.2f}× the budget; "
         f"{found['typed_95']:.1f} ms for 95 %")  # fmt: skip
    show("search: keystroke to list drawn", f"{found['drawn']:.1f} ms median, the wait for the next frame included")
    show("search: index ready in", f"{found['load']:.0f} ms, once a page")
    show("search: download, first search", f"{once / 1000:.0f} KB gz, {once / DOWNLOAD:.2f}× the budget "
         f"(index {found['core'] / 1000:.0f}, excerpts {found['excerpts'] / 1000:.0f}, at most {found['most'] / 1000:.0f}, "
         f"scripts {found['scripts'] / 1000:.0f})")  # fmt: skip


def load_records(root: Path) -> list[dict]:
    """The records of a project."""
    from arbitre.graph import load
    from arbitre.graph.records import records

    return records(load(root))


def run(root: Path, show: Callable[[str, str], None]) -> None:
    """Measure a project, whatever its size."""
    report(measure(load_records(root), [q.query for q in read_queries(QUERIES)]), show)


def main() -> None:
    """The content as it is, at 10× and at 3,000 pages."""
    records, queries = load_records(ROOT), [q.query for q in read_queries(QUERIES)]

    def show(name: str, value: str) -> None:
        print(f"  {name:<34} {value}", flush=True)

    first: dict[str, float] = {}
    for title, count in (("1×", len(records)), ("10×", 10 * len(records)), ("3,000 pages", 3000)):
        found = measure(compose(records, count), queries)
        print(f"\ncontent at {title}")
        report(found, show)
        first = first or found
        if found is not first:
            show("search: against 1×", " ".join(
                f"{name} {found[key] / max(first[key], 0.01):.1f}×"
                for name, key in (("Python", "python"), ("browser", "typed"), ("index", "core"))
            ))  # fmt: skip
    found = quality(records, QUERIES)
    print(f"\nmean reciprocal rank {found['mrr']:.3f} over {found['queries']} queries")


if __name__ == "__main__":
    main()
