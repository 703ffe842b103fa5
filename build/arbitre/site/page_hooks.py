"""MkDocs hooks on each page, for `arbitre build` and plain `mkdocs` alike."""

from __future__ import annotations

import sys
from pathlib import Path

if str(Path(__file__).resolve().parents[2]) not in sys.path:
    sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from arbitre.site.headers import META_POLICY
from arbitre.site.once import COMPILED
from arbitre.site.spacing import spaced

_command = ["build"]


def on_startup(*, command, dirty):
    """Remembers what MkDocs was asked."""
    _command[0] = command


def on_config(config):
    """Gives the pages their policy; under `mkdocs serve` they have none: its reloading is a script inside each page."""
    config.extra["content_security_policy"] = "" if _command[0] == "serve" else META_POLICY
    return config


def on_env(env, config, files):
    """The theme's templates leave a blank line for each of their instructions: no page repeats them."""
    env.trim_blocks = env.lstrip_blocks = True
    env.bytecode_cache = COMPILED
    return env


def on_page_content(html, page, config, files):
    """Keeps French punctuation with its word."""
    return spaced(html)
