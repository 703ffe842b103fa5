"""The whole build: graph, pages, MkDocs, and the swap that never leaves a broken site behind."""

from __future__ import annotations

import logging
import os
import time
from collections.abc import Sequence
from contextlib import nullcontext
from dataclasses import dataclass
from functools import lru_cache, partial
from pathlib import Path

import yaml

from ..cores import aside
from ..graph import Reference, load
from ..standing import program
from ..sweeping import seldom
from ..turn import turn
from . import ahead, pyodide, referee, reuse
from .fresh import Fresh
from .generate import DOCS, finish, generate, put_search, searched
from .links import SiteError
from .once import COMPILED
from .output import Listing, mark, place
from .said import french
from .shares import few, navigated, render
from .staging import staging, swap

DIRTY = "A 'dirty' build"  # what MkDocs says of a build of some pages: the links of the others have not changed
PAGE_HOOKS = Path(__file__).with_name("page_hooks.py")
TEMPLATES = Path(".cache") / "templates"  # compiled
SETTINGS = Path(__file__).with_name("settings.yml")


@dataclass(frozen=True)
class BuildReport:
    """What a build did."""

    out: Path
    pages: int
    written: int
    rendered: int  # pages MkDocs rendered; the others are those of the last site
    examples: int
    failures: tuple[str, ...]
    warnings: tuple[str, ...]
    seconds: float
    version: str
    missing: str = ""  # what the site does without, and the way to have it


class _Warnings(logging.Handler):
    """Collects what MkDocs complains about."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.found: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.found.append(record.getMessage())


@seldom()
def build(
    root: Path, out: Path | None = None, *, strict: bool = True, reference: Reference | None = None, resolver=None, stamp: str = "", placed: bool = False,
    present: Listing | None = None,
) -> BuildReport:
    """Builds the site of the project at `root` into `out` (by default `site/`).

    Everything is made beside `out` and put in its place only when it is whole: on any error the last good site stays. A folder
    that holds anything no build wrote is refused before any work. `strict` refuses examples that fail and MkDocs' warnings.
    `stamp` is what `site/` is built from, kept for `built_from`; `placed` says that `place` gave `out` a moment ago,
    `present` what was there. Raises SiteError, GraphError or, when another process does not end, ArbitreError, in French.
    """
    started = time.monotonic()
    root = Path(root).resolve()
    out = Path(out or root / "site").resolve() if placed else place(root, out)
    usual = out == root / "site"
    with turn(root, keeps=True):
        COMPILED.keep_in(root / TEMPLATES, program())
        known, reference = reuse.last(root) if usual else None, reference or load(root)
        with aside(lambda: searched(root, reference, known and known.files), lambda: referee.told(root, reference)) as beside:
            with staging(out, root / reuse.BEFORE if usual else None) as site:
                fresh = Fresh(site, out, known and known.files, known and known.digests, reuse.former(root), present)
                search = lru_cache(maxsize=1)(lambda: put_search(root, reference, fresh, *beside.of(0)))
                early = None
                if known and ahead.heard():
                    early = ahead.Ahead(fresh, root / DOCS, known.nav, partial(mkdocs, root, root / DOCS), lambda: search()[1] if beside.came(0) else [])
                made = generate(root, reference=reference, resolver=resolver, early=early)
                if strict and made.failures:
                    raise SiteError("\n".join(made.failures))
                warnings, framed = early.stays(made.nav) if early else [], reuse.frame(root, made.nav)
                wanted = reuse.take(fresh, framed, made.left, made.sources)
                warnings += render(partial(mkdocs, root, made.docs, made.nav, every=made.sources), made.docs, made.sources, site, made.nav)
                if strict and warnings:
                    raise SiteError("MkDocs : " + "\n".join(warnings))
                index, others = search()
                if early:
                    early.rest(wanted, others)
                finish(root, made, fresh, beside.of(1), index)
                whole = mark(site, made.reference.site_url, made.reference.version, fresh.look())
                if usual:
                    reuse.sign(root, "")  # a build killed from here on leaves a site nobody takes for fresh
                    reuse.forget(root)
                gone = swap(site, out, usual, present)
                if usual:
                    reuse.sign(root, stamp)
                    reuse.keep(root, framed, made.nav, fresh, whole, gone)
    seconds = time.monotonic() - started
    rendered, version = len(wanted), made.reference.version
    return BuildReport(
        out, made.pages, len(made.written), rendered, made.examples, tuple(made.failures), tuple(warnings), seconds, version, pyodide.missing(root),
    )


def _unsaid(root: Path) -> dict[str, object]:
    """The settings of every site that a project's mkdocs.yml neither says nor inherits."""
    said = yaml.load((root / "mkdocs.yml").read_text(encoding="utf-8"), Loader=yaml.BaseLoader) or {}
    if "INHERIT" in said:
        return {}
    settings = yaml.safe_load(SETTINGS.read_text(encoding="utf-8"))
    settings["theme"]["custom_dir"] = str(SETTINGS.with_name("overrides"))
    settings["extra"] |= said.get("extra") or {}
    return {name: value for name, value in settings.items() if name == "extra" or name not in said}


def mkdocs(
    root: Path, docs: Path, nav: list, site: Path, dirty: bool = False, only: frozenset[str] | None = None, every: Sequence[str] | None = None,
) -> list[str]:
    """Runs MkDocs over the generated Markdown; answers its warnings. When `dirty`, the pages that stand in `site` already are left alone.

    Of the pages that are not in the navigation, it is shown those of `only` when that is said: it would look at each of them, to no end. What it then
    says of the whole site, it says of `every` page; without, only pages are made.
    """
    os.environ.setdefault("NO_MKDOCS_2_WARNING", "1")  # the theme's notice about its successor, on every import
    from mkdocs.commands.build import build as run
    from mkdocs.config import load_config
    from mkdocs.exceptions import MkDocsException

    logger, heard = logging.getLogger("mkdocs"), _Warnings()
    logger.addHandler(heard)
    level, propagate = logger.level, logger.propagate
    logger.setLevel(logging.WARNING)
    logger.propagate = False
    try:
        with nullcontext(docs) if only is None else few(docs, only.union(navigated(nav)), docs.with_name(f"few-{site.name}"), every is not None) as shown:
            config = load_config(str(root / "mkdocs.yml"), docs_dir=str(shown), site_dir=str(site), nav=nav, hooks=[str(PAGE_HOOKS)], **_unsaid(root))
            config.extra["every"] = every if only is not None else ()  # for page_hooks.py
            run(config, dirty=dirty)
    except MkDocsException as error:
        raise SiteError(f"MkDocs : {french(str(error))} " + "\n".join(map(french, heard.found))) from None
    finally:
        logger.removeHandler(heard)
        logger.setLevel(level)
        logger.propagate = propagate
    return [french(warning) for warning in heard.found if not warning.startswith(DIRTY)]
