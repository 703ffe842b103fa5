"""The whole build: graph, pages, MkDocs, and the swap that never leaves a broken site behind."""

from __future__ import annotations

import logging
import os
import shutil
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

from ..graph import Reference
from .generate import finish, generate
from .links import SiteError

PAGE_HOOKS = Path(__file__).with_name("page_hooks.py")


@dataclass(frozen=True)
class BuildReport:
    """What a build did."""

    out: Path
    pages: int
    written: int
    examples: int
    failures: tuple[str, ...]
    warnings: tuple[str, ...]
    seconds: float
    version: str


class _Warnings(logging.Handler):
    """Collects what MkDocs complains about."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.found: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.found.append(record.getMessage())


def build(
    root: Path, out: Path | None = None, *, strict: bool = True, reference: Reference | None = None, resolver=None,
) -> BuildReport:
    """Builds the site of the project at `root` into `out` (by default `site/`).

    Everything is made beside `out` and put in its place only when it is whole: on any error the last good site stays.
    `strict` refuses examples that fail and MkDocs' warnings. Raises SiteError or GraphError, in French.
    """
    started = time.monotonic()
    root = Path(root).resolve()
    out = Path(out).resolve() if out else root / "site"
    made = generate(root, reference=reference, resolver=resolver)
    if strict and made.failures:
        raise SiteError("\n".join(made.failures))
    out.parent.mkdir(parents=True, exist_ok=True)
    fresh = Path(tempfile.mkdtemp(prefix=f".{out.name}-", dir=out.parent))
    try:
        warnings = mkdocs(root, made.docs, made.nav, fresh)
        if strict and warnings:
            raise SiteError("MkDocs : " + "\n".join(warnings))
        finish(root, made.reference, fresh)
        fresh.chmod(0o755)
        swap(fresh, out)
    finally:
        shutil.rmtree(fresh, ignore_errors=True)
    seconds = time.monotonic() - started
    return BuildReport(out, made.pages, made.written, made.examples, tuple(made.failures), tuple(warnings), seconds, made.reference.version)


def mkdocs(root: Path, docs: Path, nav: list, site: Path) -> list[str]:
    """Runs MkDocs over the generated Markdown; answers its warnings."""
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
        config = load_config(str(root / "mkdocs.yml"), docs_dir=str(docs), site_dir=str(site), nav=nav, hooks=[str(PAGE_HOOKS)])
        run(config)
    except MkDocsException as error:
        raise SiteError(f"MkDocs : {error} " + "\n".join(heard.found)) from None
    finally:
        logger.removeHandler(heard)
        logger.setLevel(level)
        logger.propagate = propagate
    return heard.found


def swap(fresh: Path, out: Path) -> None:
    """Puts a finished site in the place of the old one: two renames; the old one comes back if the second fails."""
    if not out.exists():
        fresh.rename(out)
        return
    old = Path(tempfile.mkdtemp(prefix=f".{out.name}-old-", dir=out.parent)) / "site"
    out.rename(old)
    try:
        fresh.rename(out)
    except OSError:
        old.rename(out)
        raise
    finally:
        shutil.rmtree(old.parent, ignore_errors=True)
