"""Figures that others work out and the quality page publishes: what the tests hold the search to, what `arbitre mutate` measured."""

from __future__ import annotations

import hashlib
import json
from dataclasses import replace
from pathlib import Path

from .. import seal
from ..graph import Node, Reference

MUTATION = Path(".cache") / "mutation.json"
SUITES = Path("tests") / "search"
REACHED = "reached.tsv"  # what each suite of queries is held to
EVERY = "queries"  # the suite of all the games


def search_figures(root: Path, reference: Reference) -> dict | None:
    """What the search is held to, over the real queries of the tests, which measure it; None where nothing says so.

    {"mrr", "three", "queries"} of all the games together: the least mean reciprocal rank of the right page, the least share of queries
    that have it among the first three, and how many queries there are. `suites` has the same of each suite of one game, with the name
    of the game and how its queries are worded. A build measures nothing: that takes longer than all the rest.
    """
    folder = root / SUITES
    if not (folder / REACHED).is_file():
        return None
    from ..search import read_queries, reached

    named = {game.id.partition(":")[2]: game.label for game in reference.games()}
    found = {
        suite: {"mrr": mrr, "three": three, "queries": len(read_queries(folder / f"{suite}.tsv")), "said": said, "game": named.get(_game_of(suite), "")}
        for suite, mrr, three, said in reached(folder / REACHED)
    }
    every = found.pop(EVERY, None)
    return every and {**every, "suites": list(found.values())}


def _game_of(suite: str) -> str:
    """The game of a suite: "colloquial/warmachine", "queries-warmachine"."""
    return suite.rpartition("/")[2].removeprefix(f"{EVERY}-")


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
