"""MkDocs hooks: `mkdocs build` and `mkdocs serve` generate the Markdown first, and `serve` follows what authors edit."""

from __future__ import annotations

import sys
from pathlib import Path

from mkdocs.exceptions import PluginError

if str(Path(__file__).resolve().parents[2]) not in sys.path:
    sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from arbitre.errors import ArbitreError
from arbitre.graph.shelves import shelves, vocabulary
from arbitre.site import referee, reuse
from arbitre.site.fresh import Fresh
from arbitre.site.generate import Generated, finish, generate, put_search, searched
from arbitre.site.output import mark

_made: dict[str, Generated] = {}
WATCHED = ("templates", "assets", "overrides", "specimen")


def on_config(config):
    """Writes the Markdown and tells MkDocs to read it instead of the hand-written pages alone."""
    root = Path(config.config_file_path).parent
    try:
        made = generate(root)
    except ArbitreError as error:
        raise PluginError(str(error)) from None
    for line in made.failures:
        print(line, file=sys.stderr)
    _made[str(root)] = made
    config.docs_dir = str(made.docs)
    config.nav = made.nav
    return config


def on_post_build(config):
    """Adds what stands beside the pages."""
    root = Path(config.config_file_path).parent
    made, site = _made[str(root)], Path(config.site_dir)
    fresh = Fresh(site)
    for source in made.sources:
        fresh.made[reuse.address(source)] = ""
    index, _ = put_search(root, made.reference, fresh, *searched(root, made.reference))
    finish(root, made, fresh, referee.told(root, made.reference), index)
    mark(site, made.reference.site_url, made.reference.version)


def on_serve(server, config, builder):
    """Follows the files authors edit; the generated Markdown is ours to write, not a reason to build again."""
    root = Path(config.config_file_path).parent
    server.unwatch(config.docs_dir)
    for folder in (*(shelf.folder for shelf in shelves(root)), vocabulary(root), *(Path(__file__).with_name(name) for name in WATCHED)):
        if folder.is_dir():
            server.watch(str(folder))
    return server
