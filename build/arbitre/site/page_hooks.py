"""MkDocs hooks on each page, for `arbitre build` and plain `mkdocs` alike."""

from __future__ import annotations

import sys
from pathlib import Path
from types import SimpleNamespace

from mkdocs.structure.files import Files
from mkdocs.utils import get_build_date

if str(Path(__file__).resolve().parents[2]) not in sys.path:
    sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from arbitre.site.blocks import Blocks
from arbitre.site.headers import META_POLICY
from arbitre.site.once import COMPILED
from arbitre.site.shares import navigated
from arbitre.site.spacing import spaced

_command = ["build"]
_all = []  # every page of the site, as MkDocs found their Markdown


def on_startup(*, command, dirty):
    """Remembers what MkDocs was asked."""
    _command[0] = command


def on_config(config):
    """Gives the pages their policy, and Markdown what spares it their HTML; under `mkdocs serve` they have none: its reloading is a script inside each page."""
    config.markdown_extensions.append(Blocks())
    config.extra["content_security_policy"] = "" if _command[0] == "serve" else META_POLICY
    return config


def on_files(files, config):
    """Leaves out the pages that stand: MkDocs would read each of them, to no end."""
    only = config.extra.pop("only", None)
    _all[:] = files.documentation_pages()
    if only is None:
        return files
    shown = only.union(navigated(config.nav or ()))
    return Files([file for file in files if not file.is_documentation_page() or file.src_uri in shown])


def on_template_context(context, template_name, config):
    """The sitemap has every page, those left out too."""
    if template_name == "sitemap.xml":
        today, base = get_build_date(), config.site_url  # which MkDocs ends with a slash
        left_out = lambda url: SimpleNamespace(page=SimpleNamespace(is_link=False, canonical_url=base and base + url, update_date=today))
        context["pages"] = [file if file.page else left_out(file.url) for file in _all]
    return context


def on_env(env, config, files):
    """The theme's templates leave a blank line for each of their instructions: no page repeats them."""
    env.trim_blocks = env.lstrip_blocks = True
    env.bytecode_cache = COMPILED
    return env


def on_page_content(html, page, config, files):
    """Keeps French punctuation with its word, in the list of what the page holds too."""
    for item in _listed(page.toc):
        item.title = spaced(item.title)
    return spaced(html)


def _listed(items):
    for item in items:
        yield item
        yield from _listed(item.children)
