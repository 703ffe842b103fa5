"""The resolver of a process that builds again and again: where nothing that decides an answer has changed, what it has worked out stands.

An author who words a rule better, or adds an example, changes no answer: the effects by what they act on, what each question reads, the marks
of what answers rest on and the answers themselves are those of the build before.
"""

from __future__ import annotations

from pathlib import Path

from ..graph import COMMON, Difference, Reference
from ..graph.shelves import narrowed
from ..graph.since import between
from .engine import Resolver
from .ledger import remembering

_last: dict[Path, Resolver] = {}  # one, of the project that was asked for last


def lasting_resolver(reference: Reference, root: Path) -> Resolver:
    """The resolver of a project: the one given last, its reference being made the one that is given, or else a new one."""
    if narrowed() is not None:
        return remembering(reference, root)
    former = _last.pop(root, None)
    _last.clear()
    if former is not None and _frame(former.reference) == _frame(reference):
        changed = between(former.reference, reference)
        if _only_told(changed, reference):
            former.become(reference, changed.told)
            _last[root] = former
            return former
    _last[root] = remembering(reference, root)
    return _last[root]


def last(root: Path) -> Resolver | None:
    """The resolver of a project that this process made last, if any."""
    return _last.get(root)


def _frame(reference: Reference) -> tuple[str, dict[str, str]]:
    """What a reference says besides its nodes, and its version does not tell."""
    return reference.site_url, reference.retired


def _only_told(changed: Difference, reference: Reference) -> bool:
    """Whether only words, examples and sources changed, of nodes that no answer of a game leans on as a whole."""
    deciding = changed.whole or changed.calling or changed.games or changed.named or changed.deciding
    return not deciding and not any((node := reference.get(curie)) is None or node.kind in COMMON for curie in changed.told)
