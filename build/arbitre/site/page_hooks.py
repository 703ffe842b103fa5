"""MkDocs hooks on each page, for `arbitre build` and plain `mkdocs` alike."""

from __future__ import annotations

import sys
from pathlib import Path

if str(Path(__file__).resolve().parents[2]) not in sys.path:
    sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from arbitre.site.spacing import spaced


def on_page_content(html, page, config, files):
    """Keeps French punctuation with its word."""
    return spaced(html)
