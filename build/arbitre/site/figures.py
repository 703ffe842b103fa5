"""Figures other rooms work out and the quality page publishes; each is kept in `.cache/` until its inputs change."""

from __future__ import annotations

import hashlib
import json
from dataclasses import replace
from pathlib import Path

from .. import seal
from ..graph import Node, Reference

MUTATION = Path(".cache") / "mutation.json"
SUITES = Path("tests") / "search"
QUERIES = "queries.tsv"  # of all the games; the other suites are each of one, by keywords or as players talk
OF_A_GAME = {"queries-*.tsv": "mots de la règle", "colloquial/*.tsv": "questions comme on les pose à table"}


def search_figures(root: Path, reference: Reference) -> dict | None:
    """How often the search puts the right page first, over the real queries of the tests; None without queries.

    `suites` has the same figures for each suite of one game, with the name of the game and how its queries are worded.
    """
    folder = root / SUITES
    if not (folder / QUERIES).is_file():
        return None
    from .. import search
    from ..graph.records import records

    listed, named = records(reference), {game.id.partition(":")[2]: game.label for game in reference.games()}
    suites = [(path, named.get(path.stem.removeprefix("queries-"), ""), said) for pattern, said in OF_A_GAME.items() for path in sorted(folder.glob(pattern))]
    paths = [folder / QUERIES, *(path for path, _, _ in suites)]
    code = b"".join(path.read_bytes() for path in [*sorted(Path(search.__file__).parent.glob("*.py")), *paths])
    key = hashlib.sha256(json.dumps(listed, sort_keys=True, default=str).encode() + code).hexdigest()[:16]
    kept = root / ".cache" / "search-quality.json"
    if (found := _read(kept)) and found.get("key") == key:
        return found
    every, *others = search.qualities(listed, paths)
    found = {"key": key, **every, "suites": [{"game": game, "said": said, **own} for (_, game, said), own in zip(suites, others)]}
    seal.keep_json(kept, found)
    return found


def mutation_figures(root: Path) -> dict | None:
    """What changing each figure and removing each condition showed: {"version", "mutants", "caught", "nodes"}.

    `nodes` gives for each node how many of its mutants were caught, of how many, and the node's own hash: a build after an
    edit reuses what an earlier version measured, and says which. A build never measures, which takes minutes: `arbitre mutate`
    does, and until then there is nothing to publish.
    """
    found = _read(root / MUTATION)
    return found if found and found.get("nodes") else None


def keep_mutation(root: Path, reference: Reference, report: dict) -> dict:
    """Keeps a whole report of `arbitre mutate` for the site to publish; answers what it kept."""
    from ..resolver.mutation import mutants_of

    alive: dict[str, int] = {}
    for survivor in report["survivors"]:
        alive[survivor["id"]] = alive.get(survivor["id"], 0) + 1
    totals = {node.id: sum(1 for _ in mutants_of(reference, node)) for node in reference if node.effects or node.kind == "Roll"}
    nodes = {curie: [total - alive.get(curie, 0), total, node_hash(reference[curie])] for curie, total in totals.items() if total}
    kept = {"version": reference.version, "mutants": report["mutants"], "caught": report["caught"], "nodes": nodes}
    seal.keep_json(root / MUTATION, kept)
    return kept


def guarded(figures: dict | None, node: Node) -> tuple[int, int] | None:
    """How many of a node's figures and conditions its examples guard, of how many; None when it changed since."""
    caught, total, mark = (figures or {}).get("nodes", {}).get(node.id, (0, 0, ""))
    return (caught, total) if total and mark == node_hash(node) else None


def node_hash(node: Node) -> str:
    """A mark that changes with what a node does or proves, not with its place in a file."""
    said = repr((node.data, [replace(e, line=0) for e in node.effects], [e.code for e in node.examples]))
    return hashlib.sha256(said.encode()).hexdigest()[:12]


def _read(path: Path) -> dict | None:
    """A JSON object kept earlier by this program, or nothing."""
    found = seal.kept_json(path)
    return found if isinstance(found, dict) else None
