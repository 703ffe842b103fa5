"""What every test may ask for: the project, its reference, its resolver, and a Chromium."""

from __future__ import annotations

import os
import pickle
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import settings

sys.path.insert(0, str(Path(__file__).parent / "site"))

import sites  # noqa: E402

ROOT = Path(__file__).resolve().parents[1]
# Without a window first: a page costs it a third less of the processor.
BROWSERS = (
    "chromium-headless-shell", "chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome", "brave-browser", "microsoft-edge",
)
APPLICATIONS = (
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
)
QUIET = ("--disable-gpu", "--disable-dev-shm-usage", "--disable-quic", "--disable-background-networking")
REMEDY = (
    "no Chromium found. On Debian: apt-get install chromium-headless-shell. On Ubuntu or macOS: .venv/bin/playwright install chromium. "
    "Or name one: CHROMIUM=/path/to/chromium make test"
)
# A machine that is busy with something else proves nothing wrong.
settings.register_profile("arbitre", deadline=None)
settings.load_profile("arbitre")
# What takes longest begins first, so that no worker is left with it at the end; the real site, which other files wait for, before all, and the
# check of the games before the documents, whose checks begin with what it kept. By processor, the browser's included.
LONGEST = (
    "site/test_real_site.py", "browser/test_referee_in_browser.py", "content/test_mutants.py", "content/test_content.py", "cli/test_documents.py",
    "resolver/test_whole_situations.py", "browser/test_site.py", "search/test_real_queries.py", "browser/test_texts.py",
    "browser/test_forms_in_browser.py", "browser/test_whatif_in_browser.py", "graph/test_cases.py", "graph/test_standing.py", "resolver/test_ledger.py",
    "cli/test_serve.py", "site/test_reuse.py", "browser/test_policy_in_browser.py", "resolver/test_compelled.py", "cli/test_wheel.py",
    "graph/test_scopes.py", "hostile/test_builds.py", "cli/test_commands.py", "cli/test_filters.py", "resolver/test_chains_ahead.py",
    "exam/test_situations.py", "site/test_odds.py", "resolver/test_chains_pen.py",
)


def pytest_collection_modifyitems(items) -> None:
    """Puts the longest files first; the others stay as they are."""
    ranks = {str(ROOT / "tests" / name): rank for rank, name in enumerate(LONGEST)}
    items.sort(key=lambda item: ranks.get(str(item.path), len(ranks)))


def find_chromium() -> str | None:
    """The Chromium of this machine: $CHROMIUM, one of the usual names, or the one playwright installed."""
    stated = os.environ.get("CHROMIUM")
    if stated:
        return shutil.which(stated)
    for name in (*BROWSERS, *APPLICATIONS):
        if found := shutil.which(name):
            return found
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).exists() else None


@pytest.fixture(scope="session")
def root() -> Path:
    """The checkout."""
    return ROOT


@pytest.fixture(scope="session")
def reference():
    """The whole reference, loaded once a worker."""
    from arbitre.graph import load

    return load(ROOT)


@pytest.fixture(scope="session")
def resolver(reference):
    """The resolver of the whole reference."""
    from arbitre.resolver import Resolver

    return Resolver(reference)


@pytest.fixture(scope="session")
def told(tmp_path_factory, reference, resolver) -> dict:
    """What the examples of every game show, by node and example: each is run once, on every core, and none is kept from another run.

    They are kept for the builds and the checks that come after.
    """
    from arbitre.resolver import Ledger

    def run(file: Path) -> None:
        ledger, kept = Ledger(resolver), Ledger(resolver, ROOT)
        ledger.ahead(reference)
        found = {(node.id, example): ledger.example(node, example) for node in reference for example in node.examples}
        file.write_bytes(pickle.dumps({key: (result.ok, tuple(result.runs), result.error) for key, result in found.items()}))
        kept.learn(ledger.since(0))
        kept.keep()

    return pickle.loads(sites.shared(tmp_path_factory, "told", run).read_bytes())


@pytest.fixture(scope="session")
def real_site(request, tmp_path_factory) -> Path:
    """The site of the whole reference; where nothing was ever built, the examples are run before, for all who look at them."""
    if not (ROOT / ".cache" / "answers").is_dir():
        request.getfixturevalue("told")
    return sites.real_site(tmp_path_factory)


@pytest.fixture(scope="session")
def chromium_path() -> str:
    """Where Chromium is; its absence is a failure that says the remedy, never a skip."""
    found = find_chromium()
    if found is None:
        pytest.fail(REMEDY, pytrace=False)
    return found


@pytest.fixture(scope="session")
def chromium(chromium_path):
    """A running headless browser, one a worker; tests open their own contexts and pages."""
    from playwright.sync_api import sync_playwright

    sandbox = ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path, args=[*sandbox, *QUIET])
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def arbitre():
    """The command line, run as a player runs it: `arbitre("show", "WM-118")` gives the finished process."""

    def run(*arguments: str, stdin: str | None = None, cwd: Path = ROOT, **environment: str) -> subprocess.CompletedProcess:
        return subprocess.run(
            [sys.executable, "-m", "arbitre", *arguments], input=stdin, cwd=cwd, env={**os.environ, **environment},
            capture_output=True, text=True, encoding="utf-8", timeout=300,
        )

    return run
