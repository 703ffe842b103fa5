"""Figures other rooms work out and the quality page publishes; each is kept in `.cache/` until its inputs change."""

from __future__ import annotations

import hashlib
import json
from dataclasses import replace
from pathlib import Path

from ..errors import ArbitreError
from ..graph import Node, Reference

MUTATION = Path(".cache") / "mutation.json"
QUERIES = Path("tests") / "search" / "queries.tsv"


def search_figures(root: Path, reference: Reference) -> dict | None:
    """How often the search puts the right page first, over the real queries of the tests; None without queries."""
    queries = root / QUERIES
    if not queries.is_file():
        return None
    from .. import search
    from ..graph.records import records

    listed = records(reference)
    code = b"".join(path.read_bytes() for path in sorted(Path(search.__file__).parent.glob("*.py")))
    key = hashlib.sha256(json.dumps(listed, sort_keys=True, default=str).encode() + queries.read_bytes() + code).hexdigest()[:16]
    kept = root / ".cache" / "search-quality.json"
    if (found := read(kept)) and found.get("key") == key:
        return found
    found = {"key": key, **search.quality(listed, queries)}
    kept.parent.mkdir(exist_ok=True)
    kept.write_text(json.dumps(found, ensure_ascii=False), encoding="utf-8")
    return found


def mutation_figures(root: Path, reference: Reference) -> dict | None:
    """What changing each figure and removing each condition showed: {"version", "mutants", "caught", "nodes"}.

    `nodes` gives for each node how many of its mutants were caught, of how many, and the node's own hash: a build after an
    edit reuses what an earlier version measured, and says which. Only a checkout that never measured measures now.
    """
    found = read(root / MUTATION)
    if not found or "nodes" not in found:
        from ..resolver.mutation import mutate

        try:
            found = keep_mutation(root, reference, mutate(reference))
        except ArbitreError:
            return None
    return found if found["mutants"] else None


def keep_mutation(root: Path, reference: Reference, report: dict) -> dict:
    """Keeps a whole report of `arbitre mutate` for the site to publish; answers what it kept."""
    from ..resolver.mutation import mutants_of

    alive: dict[str, int] = {}
    for survivor in report["survivors"]:
        alive[survivor["id"]] = alive.get(survivor["id"], 0) + 1
    totals = {node.id: sum(1 for _ in mutants_of(node)) for node in reference if node.effects or node.kind == "Roll"}
    nodes = {curie: [total - alive.get(curie, 0), total, node_hash(reference[curie])] for curie, total in totals.items() if total}
    kept = {"version": reference.version, "mutants": report["mutants"], "caught": report["caught"], "nodes": nodes}
    (root / MUTATION).parent.mkdir(exist_ok=True)
    (root / MUTATION).write_text(json.dumps(kept), encoding="utf-8")
    return kept


def guarded(figures: dict | None, node: Node) -> tuple[int, int] | None:
    """How many of a node's figures and conditions its examples guard, of how many; None when it changed since."""
    caught, total, mark = (figures or {}).get("nodes", {}).get(node.id, (0, 0, ""))
    return (caught, total) if total and mark == node_hash(node) else None


def node_hash(node: Node) -> str:
    """A mark that changes with what a node does or proves, not with its place in a file."""
    said = repr((node.data, [replace(e, line=0) for e in node.effects], [e.code for e in node.examples]))
    return hashlib.sha256(said.encode()).hexdigest()[:12]


def read(path: Path) -> dict | None:
    """A JSON object kept earlier, or nothing."""
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return None
    return found if isinstance(found, dict) else None
