"""MkDocs hooks on each page, for `arbitre build` and plain `mkdocs` alike."""

from __future__ import annotations

import os
import sys
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from urllib.parse import quote

from mkdocs.utils import get_build_date

if str(Path(__file__).resolve().parents[2]) not in sys.path:
    sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from arbitre.site.blocks import Blocks
from arbitre.site.headers import META_POLICY
from arbitre.site.once import COMPILED
from arbitre.site.reuse import address
from arbitre.site.spacing import spaced

_command = ["build"]
_whole = [True]  # whether MkDocs is asked for a site, not for some pages of one
_left_out = []  # the addresses of the pages that it was not shown


def on_startup(*, command, dirty):
    """Remembers what MkDocs was asked."""
    _command[0] = command


def on_config(config):
    """Gives the pages their policy, and Markdown what spares it their HTML; under `mkdocs serve` they have none: its reloading is a script inside each page."""
    config.markdown_extensions.append(Blocks())
    config.extra["content_security_policy"] = "" if _command[0] == "serve" else META_POLICY
    config.theme.get_env = partial(_environment, config.theme.get_env)
    return config


def _environment(get_env):
    """That of a theme, which lists no hidden file: MkDocs would look at each of its ten thousand icons to leave it out."""
    env = get_env()
    env.loader.list_templates = partial(_visible, env.loader.searchpath)
    return env


def _visible(folders):
    """The files of some folders, from there, in order; none that is hidden or in a hidden folder."""
    found = set()
    for folder in folders:
        for here, inside, names in os.walk(folder):
            inside[:] = [name for name in inside if not name.startswith(".")]
            found.update(os.path.relpath(os.path.join(here, name), folder).replace(os.sep, "/") for name in names if not name.startswith("."))
    return sorted(found)


def on_files(files, config):
    """Notes the pages of the site that MkDocs was not shown."""
    shown = {file.src_uri for file in files.documentation_pages()}
    told = config.extra.pop("every", ())
    _whole[:] = [told is not None]
    _left_out[:] = [quote(address(source).removesuffix("index.html")) for source in told or () if source not in shown]
    return files


def on_pre_template(template, template_name, config):
    """What is said of the whole site is not said of some pages made alone."""
    return template if _whole[0] else template.environment.from_string("")


def on_template_context(context, template_name, config):
    """The sitemap has every page, those left out too, in the order of their addresses."""
    if template_name == "sitemap.xml":
        today, base = get_build_date(), config.site_url  # which MkDocs ends with a slash
        others = [SimpleNamespace(page=SimpleNamespace(is_link=False, canonical_url=base and base + url, update_date=today)) for url in _left_out]
        context["pages"] = sorted([*(file for file in context["pages"] if file.page), *others], key=lambda file: file.page.canonical_url or "")
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
