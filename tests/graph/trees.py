"""Builds the project a case of tests/bad or tests/good describes: the shared base, the case's files laid over it."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

from arbitre.errors import GraphError
from arbitre.graph.registry import register

TESTS = Path(__file__).resolve().parent.parent
BASE = TESTS / "bad" / "_base"
SITE = "https://arbitre.example/"


def cases(folder: str) -> list[str]:
    """The names of the cases, in order."""
    return sorted(p.name for p in (TESTS / folder).iterdir() if p.is_dir() and not p.name.startswith("_"))


def tree(target: Path, case: Path | None = None) -> Path:
    """A project at `target`. A case that brings no registry of its own gets its nodes registered."""
    shutil.copytree(BASE, target, dirs_exist_ok=True)
    shutil.copytree(TESTS.parent / "ontology", target / "ontology")
    if case is not None:
        shutil.copytree(case, target / "content", dirs_exist_ok=True, ignore=shutil.ignore_patterns("expected.txt"))
    if case is None or not (case / "registry.csv").is_file():
        try:
            register(target, SITE)
        except GraphError:
            pass  # broken Turtle: the check says so
    return target


def git(root: Path, *arguments: str) -> None:
    """Runs git in a project."""
    subprocess.run(["git", "-c", "user.name=n", "-c", "user.email=e@example.org", "-C", str(root), *arguments], check=True, capture_output=True)


def committed(root: Path) -> None:
    """Makes a project a commit of its own."""
    git(root, "init", "--quiet")
    git(root, "add", "--all")
    git(root, "commit", "--quiet", "--message", "all is well")


def edit(root: Path, before: str, after: str, file: str = "essai/cas.ttl") -> int:
    """Replaces some words in a file of the content; returns the line of the first."""
    path = root / "content" / file
    text = path.read_text(encoding="utf-8")
    assert before in text
    path.write_text(text.replace(before, after), encoding="utf-8")
    return text.replace(before, after).split(after)[0].count("\n") + 1
