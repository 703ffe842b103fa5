"""Figures other rooms work out and the quality page publishes; each is kept in `.cache/` until its inputs change."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

from ..graph import Reference

QUERIES = Path("tests") / "search" / "queries.tsv"


def search_figures(root: Path, reference: Reference) -> dict | None:
    """How often the search puts the right page first, over the real queries of the tests; None without queries."""
    queries = root / QUERIES
    if not queries.is_file():
        return None
    from ..graph.records import records

    listed = records(reference)
    key = hashlib.sha256(json.dumps(listed, sort_keys=True, default=str).encode() + queries.read_bytes()).hexdigest()[:16]
    kept = root / ".cache" / "search-quality.json"
    if (found := read(kept)) and found.get("key") == key:
        return found
    from ..search import quality

    found = {"key": key, **quality(listed, queries)}
    kept.parent.mkdir(exist_ok=True)
    kept.write_text(json.dumps(found, ensure_ascii=False), encoding="utf-8")
    return found


def mutation_figures(root: Path, reference: Reference) -> dict | None:
    """What `arbitre mutate` last found on this very version, if it ran: `.cache/mutation.json`."""
    found = read(root / ".cache" / "mutation.json")
    return found if found and found.get("version") == reference.version and found.get("mutants") else None


def read(path: Path) -> dict | None:
    """A JSON object kept earlier, or nothing."""
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return None
    return found if isinstance(found, dict) else None
