"""The small reference on which the search is tried."""

from __future__ import annotations

import csv
from pathlib import Path

HERE = Path(__file__).parent


def records() -> list[dict]:
    """A small reference, what a table of players would ask, without the graph: the rows of fixture.tsv."""
    with open(HERE / "fixture.tsv", encoding="utf-8", newline="") as lines:
        rows = list(csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE))
    found, game = [], ""
    for number, row in enumerate(rows):
        game = row["local"] if row["kind"] == "Game" else game
        prefix, letters = ("wm", "WM") if game == "warmachine" else ("cf", "CF")
        slug = game if row["kind"] == "Game" else f"{game}/{row['local']}"
        found.append({
            "id": f"{prefix}:{row['local']}", "slug": slug, "url": f"/{slug}/", "kind": row["kind"], "game": game,
            "chapter": f"{prefix}:{row['chapter']}" if row["chapter"] else "", "code": f"{letters}-{number + 100}",
            "label": row["label"], "label_en": row["label_en"], "alt": [a for a in row["alt"].split("|") if a],
            "statement": row["statement"], "text": "", "symbol": "",
            "facts": [f for f in (row["facts"] or "").split("|") if f], "cites": [], "examples": 1, "effects": 1,
        })  # fmt: skip
    return found
