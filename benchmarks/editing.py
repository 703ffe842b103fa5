"""What an author edits, on a copy of the content: a word of a statement, an example, a figure of an effect, a cell of a table.

A figure or a cell is proved by examples: they are worked out again on another copy, as an author would before saving, so that what is measured
finds them right and has to run them.
"""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

STATEMENT = re.compile(r'a arb:Rule\b.*?arb:statement\s+"(?!"")', re.DOTALL)
EXAMPLE = re.compile(r'arb:example\s+\[\s*skos:prefLabel\s+"(?!"")')
FIGURE = re.compile(r"arb:on [^\[\];]+; arb:add (-?\d+)(?= ?;| ?\])")
CELL = re.compile(r"(?<=,)\d+(?=,|$)", re.MULTILINE)
TRIES = 6  # figures, or tables, looked at for one whose examples can be worked out again
Edit = dict[Path, str]  # file, from the root → what it says then


def kinds() -> dict[str, Callable[[Path, Path], Edit]]:
    """Each kind of edit by its name: called with a project that was built and an empty folder, what to write."""
    return {"a word of a statement": _word(STATEMENT), "an example": _word(EXAMPLE), "a figure": _changed(FIGURE, "*.ttl"), "a cell": _changed(CELL, "*.csv")}


def write(root: Path, edit: Edit) -> None:
    """Saves an edit."""
    for name, text in edit.items():
        (root / name).write_text(text, encoding="utf-8")


def _texts(root: Path, ending: str) -> Iterator[tuple[Path, str]]:
    for path in sorted((root / "content").rglob(ending)):
        if path.parent != root / "content":
            yield path.relative_to(root), path.read_text(encoding="utf-8")


def _word(pattern: re.Pattern) -> Callable[[Path, Path], Edit]:
    """A word more, where a pattern ends."""
    def edit(root: Path, work: Path) -> Edit:
        for name, text in _texts(root, "*.ttl"):
            if found := pattern.search(text):
                return {name: f"{text[: found.end()]}Ici, {text[found.end() :]}"}
        return {}
    return edit


def _changed(pattern: re.Pattern, ending: str) -> Callable[[Path, Path], Edit]:
    """A number one more, and the examples that rest on it."""
    def edit(root: Path, work: Path) -> Edit:
        tries = 0
        for name, text in _texts(root, ending):
            if tries < TRIES and (found := pattern.search(text)):
                tries += 1
                start, end = found.span(pattern.groups)
                if mended := _mended(root, work, {name: f"{text[:start]}{int(text[start:end]) + 1}{text[end:]}"}):
                    return mended
        return {}
    return edit


def _mended(root: Path, work: Path, edit: Edit) -> Edit:
    """An edit with what its examples then answer; nothing when that is not all there is to do."""
    from arbitre.commands.check import failed, find_problems

    copy = work / "mended"
    shutil.rmtree(copy, ignore_errors=True)
    shutil.copytree(root, copy, ignore=shutil.ignore_patterns("site", "docs", "index", "site-before"))
    write(copy, edit)
    for _ in range(3):
        problems, resolver = find_problems(copy)
        if not failed(problems):
            return {name: text for name, text in _texts(copy, "*.*") if text != (root / name).read_text(encoding="utf-8")}
        wrong = {place.node for problem in problems if problem.severity == "error" for place in (problem.examples or (problem,))}
        if resolver is None or not sum(_answered(copy, resolver, resolver.reference[node]) for node in sorted(wrong & resolver.reference.nodes.keys())):
            break
    return {}


def _answered(root: Path, resolver, node) -> int:
    """Writes what the examples of a node answer; how many lines were otherwise."""
    path, count = root / node.file, 0
    for example in node.examples:
        for run in (run for run in resolver.run_example(node, example).runs if not run.ok):
            text = path.read_text(encoding="utf-8")
            at = sum(map(len, text.splitlines(keepends=True)[: node.line - 1]))
            asked = text.find(run.source.strip().splitlines()[0], at)
            told = text.find(run.want.strip(), asked)
            if run.want.strip() and min(asked, told) >= 0:
                path.write_text(text[:told] + run.got.strip() + text[told + len(run.want.strip()) :], encoding="utf-8")
                count += 1
    return count
