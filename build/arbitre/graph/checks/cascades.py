"""What is told only because of something else that is told too: one slip, one line.

A misspelt kind or property makes other checks miss what it stood for; a file that is gone takes its nodes with it. Whoever reads the
first line mends them all, so the others only hide it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

from ..history import COMMIT, History, blocks
from .problem import Problem

KIND = re.compile(r"genre inconnu : arb:(\w+)")
PROPERTY, MEANT = "propriété inconnue : ", re.compile(r"vouliez-vous dire (\S+) \?")
CODED, LETTERS = re.compile(r" a changé de code : \S+ au registre$"), " n'a pas les lettres de son jeu"
VANISHED = " a disparu du graphe"
UNKNOWN = re.compile(r"inconnu : ([\w-]+):([\w-]+)(?:\.([\w-]+))?$")


def alone(root: Path, found: Iterable[Problem]) -> list[Problem]:
    """The problems, without those that another one explains."""
    found = list(found)
    kinds = {match.group(1) for p in found if (match := KIND.match(p.message))}
    meant = {(p.node, match.group(1)) for p in found if p.message.startswith(PROPERTY) and (match := MEANT.search(p.remedy))}
    left = [p for p in found if not any(f"({kind})" in p.message for kind in kinds)]
    left = [p for p in left if not any(p.node == node and f"ajoutez {name} " in p.remedy for node, name in meant)]
    recoded = {p.node for p in left if CODED.search(p.message)}
    left = [p for p in left if not (p.node in recoded and p.message.endswith(LETTERS))]
    return _missed(_gone(Path(root), left)) if any(p.message.endswith(VANISHED) for p in left) else left


def _gone(root: Path, found: list[Problem]) -> list[Problem]:
    """Of the files that the last commit has and the folder has not, or has empty: each told once, in place of all that it described."""
    history = History(root)
    for file in sorted(file for file in history.committed or {} if not history.texts.get(file, "").strip()):
        there = (root / file).exists()
        if there and file not in history.texts:  # it cannot be read, which is told
            continue
        folder = file.split("/")[1]
        names = {name.partition(":") for name in blocks(file, history.committed[file] or "") if file.endswith(".ttl")}
        lost = [p for p in found if p.message.endswith(VANISHED) and p.message.removesuffix(VANISHED) in {f"{folder}/{local}" for *_, local in names}]
        if len(lost) > 1:
            found = [p for p in found if p not in lost and not _named(p, {(prefix, local) for prefix, _, local in names})]
            what = "est vide" if there else "a disparu"
            told = f"le fichier {what}, avec {len(lost)} nœuds inscrits au registre ({', '.join(p.node for p in lost[:3])}{'…' * (len(lost) > 3)})"
            found.append(Problem(file, 1, "", told, f"remettez-le, {COMMIT} l'a : git checkout HEAD -- {file} ; ou passez leurs lignes du registre à retired"))
    return found


def _named(problem: Problem, names: set[tuple[str, str]]) -> bool:
    """Whether a problem is that a name, or a role or the predicate said of it, is not described."""
    match = UNKNOWN.match(problem.message)
    return match is not None and any((match.group(1), local) in names for local in match.groups()[1:] if local)


def _missed(found: list[Problem]) -> list[Problem]:
    """The problems, with a better way out for who cites a node that the registry has and the folder has no more: no look-alike was meant."""
    codes = {tuple(p.message.removesuffix(VANISHED).split("/")): p.node for p in found if p.message.endswith(VANISHED)}
    left = []
    for problem in found:
        match, folder = UNKNOWN.match(problem.message), problem.file.split("/")[1:2]
        code = next((codes[*folder, local] for local in match.groups()[1:] if local and (*folder, local) in codes), "") if match and folder else ""
        left.append(replace(problem, remedy=f"{code} n'est plus décrit : remettez-le, ou citez ce qui le remplace") if code else problem)
    return left
