"""Our own files as the site serves them: a program without the comments and the indents that only its authors read."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import rjsmin

ASSETS = Path(__file__).with_name("assets")


def assets() -> Iterator[tuple[str, bytes]]:
    """Each of them by its name."""
    for path in sorted(ASSETS.iterdir()):
        yield path.name, rjsmin.jsmin(path.read_bytes()) if path.suffix == ".js" else path.read_bytes()
