"""What a verdict on a page costs whoever touches its form, in Chromium, on a built site: the first one, cold and warm, then after each change.

Cold is a browser that has never seen the site, warm one that has its files. A change is a fact touched, or a step of a number, once the referee is awake.
Told by the processor: what else the machine does takes the clock, not the time that the threads of the page's process ran. Of a change, the worker's is
the referee, Python in WebAssembly, and the main thread's is the page, which draws; of a first verdict all count, compilers too. (What changed nothing of
what was said is asked for half a second later: it is not counted.)
"""

from __future__ import annotations

import json
import os
import statistics
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "build"), str(ROOT / "tests")]

from api import family  # noqa: E402

Show = Callable[[str, str], None]

FORMS = 8  # of each game, chains among them
FIRST = 3  # first verdicts, cold and warm, of each game
CHANGES = 6  # facts and numbers touched in a form, each there and back
BUDGET = 50.0  # milliseconds that a change may take
WAIT = 120_000  # milliseconds that anything may take at most
MISSING = "not measured: {} → .venv/bin/pip install -r requirements-test.txt, and a Chromium (`make test` says how)"

TOUCHED = ".arb-ask [data-kind=fact], .arb-ask [data-step='1']"
# Before a page's own scripts: what changed nothing is not asked for; and what touches one thing by its rank, and tells whether a frame then shows its verdict.
PREPARED = """(() => {
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (what, ...more) { if (!what.account) post.call(this, what, ...more); };
  window.touchOne = async (rank, most) => {
    const touched = document.querySelectorAll("TOUCHED")[rank], place = document.querySelector(".arb-ask-answer");
    if (!touched) return false;
    const drawn = new Promise((done) => {
      const watch = new MutationObserver(() => {
        watch.disconnect();
        requestAnimationFrame(() => setTimeout(() => done(true), 0));
      });
      watch.observe(place, { childList: true });
    });
    touched.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
    touched.click();
    return Promise.race([drawn, new Promise((done) => setTimeout(() => done(false), most))]);
  };
})();""".replace("TOUCHED", TOUCHED)


def forms(root: Path, site: Path) -> dict[str, list[tuple[str, str]]]:
    """Of each game, forms that the site has, a chain for each other question: the kind of each, and its address."""
    from arbitre.graph import ASKABLE, load

    reference, found = load(root), {}
    for game in reference.games():
        mine = [node for node in reference.of_game(game.id) if node.kind in ASKABLE and _asks(site / node.slug.strip("/") / "index.html")]
        chains, others = ([node for node in mine if (node.kind == "Chain") is chain] for chain in (True, False))
        chosen = [*_spread(chains, FORMS // 2), *_spread(others, FORMS - FORMS // 2)]
        found[game.label] = [(node.kind, f"{node.slug.strip('/')}/") for node in chosen]
    return found


def _asks(page: Path) -> bool:
    return page.is_file() and 'class="arb-ask"' in page.read_text(encoding="utf-8")


def _spread(listed: list, most: int) -> list:
    return listed[:: max(1, -(-len(listed) // most))]


@contextmanager
def pages(site: Path) -> Iterator[Callable]:
    """Opens an address of the site in a browser, `afresh` in one that has never seen it. Raises LookupError where there is no browser."""
    from arbitre.commands.server import listen

    try:
        from conftest import QUIET, REMEDY, find_chromium
        from playwright.sync_api import sync_playwright
    except ImportError as error:
        raise LookupError(f"no {error.name} here") from None
    if (chromium := find_chromium()) is None:
        raise LookupError(REMEDY)
    with listen(site, 0) as server, sync_playwright() as playwright:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        browser, contexts = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox", *QUIET]), []

        def opened(address: str, afresh: bool = False):
            if afresh or not contexts:
                for context in contexts:
                    context.close()
                contexts[:] = [browser.new_context(viewport={"width": 360, "height": 740}, service_workers="block")]
                contexts[0].add_init_script(PREPARED)
                contexts[0].set_default_timeout(WAIT)
            page = contexts[0].new_page()
            page.goto(f"http://127.0.0.1:{server.server_address[1]}/{address}", wait_until="networkidle")
            return page

        yield opened
        browser.close()
        server.shutdown()


def ran() -> dict[str, float]:
    """Milliseconds that the threads of the pages' processes have run so far, by what they do: `referee` in a worker, `page` in the main thread, `others`.

    Raises OSError where the system does not say (/proc).
    """
    found = {"referee": 0.0, "page": 0.0, "others": 0.0}
    for process in family(os.getpid()):
        try:
            if b"--type=renderer" not in Path(f"/proc/{process}/cmdline").read_bytes():
                continue
            for thread in Path(f"/proc/{process}/task").iterdir():
                working = (thread / "comm").read_text().startswith("DedicatedWorker")
                found["referee" if working else "page" if thread.name == str(process) else "others"] += int((thread / "schedstat").read_text().split()[0]) / 1e6
        except (FileNotFoundError, ProcessLookupError):  # it has just ended
            continue
    return found


def touch(page, rank: int) -> dict[str, float] | None:
    """Touches what stands at a rank among what a form shows; what `ran` until its verdict was drawn. None when nothing stands there, or it asks nothing."""
    before = ran()
    if not page.evaluate(f"touchOne({rank}, {WAIT})"):
        return None
    after = ran()
    return {which: after[which] - before[which] for which in before}


def measure(root: Path, site: Path) -> tuple[dict[str, list[float]], list[tuple[str, str, float, float]]]:
    """Milliseconds to the first verdicts, cold and warm; and of each change its kind of question, its page, the referee's and the page's."""
    first: dict[str, list[float]] = {"cold": [], "warm": []}
    changes = []
    with pages(site) as opened:
        for listed in forms(root, site).values():
            for rank, (kind, address) in enumerate(listed):
                for how in first if rank < FIRST else ("warm",):
                    page = opened(address, afresh=how == "cold")
                    answered = next((took for place in range(CHANGES) if (took := touch(page, place))), None)
                    if answered and rank < FIRST:
                        first[how].append(sum(answered.values()))
                    if how == "warm" and answered:
                        touched = (touch(page, place) for place in range(CHANGES) for _ in range(2))
                        changes += [(kind, address, took["referee"], took["page"]) for took in touched if took]
                    page.close()
    return first, changes


def run(root: Path, show: Show) -> None:
    """The figures of the built site of a project."""
    site = root / "site"
    if not (site / "assets" / "referee" / "manifest.json").is_file():
        show("first verdict", "not measured: no site whose pages judge → make build")
        return
    try:
        first, changes = measure(root, site)
    except LookupError as missing:
        show("first verdict", MISSING.format(missing))
        return
    except OSError:
        show("first verdict", "not measured: this system does not say what a thread takes (/proc) → measure it on Linux")
        return
    for how, took in first.items():
        show(f"touch to first verdict, {how}", f"{statistics.median(took) / 1000:.1f} s of processor median, of {len(took)}")
    chains = [one for one in changes if one[0] == "Chain"]
    for name, chosen in (("a change", changes), ("a chain", chains), ("another question", [one for one in changes if one[0] != "Chain"])):
        if chosen:
            whole = [referee + drawing for *_, referee, drawing in chosen]
            show(f"{name} to its verdict", f"{statistics.median(whole):.0f} ms of processor median, {statistics.median(whole) / BUDGET:.2f}× the budget, of {len(whole)}: "
                 f"{statistics.median(one[2] for one in chosen):.0f} the referee's, {statistics.median(one[3] for one in chosen):.0f} the page's; "
                 f"{statistics.quantiles(whole, n=20)[-1]:.0f} ms for 95 %")  # fmt: skip


if __name__ == "__main__":
    print(json.dumps(measure(ROOT, Path(sys.argv[1]))))
