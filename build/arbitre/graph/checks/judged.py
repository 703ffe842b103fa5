"""The checks made one after the other, each on as little as its last verdict leaves to look at."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from itertools import islice
from types import ModuleType

from .corpus import Corpus
from .focus import Focused
from .problem import Problem
from .reads import ANY, Scope
from .standing import FOCUS, SKIP, Standing, WHOLE

MOST = 200  # problems that one check tells


class Judged:
    """The checks of one corpus. What a look at the changed nodes alone finds is found again on the whole, which tells it in its order."""

    def __init__(self, standing: Standing | None, corpus: Corpus) -> None:
        self._standing, self.corpus, self._clean = standing, corpus, set()

    def by(self, name: str, module: ModuleType, check: Callable[[Corpus], Iterable[Problem]]) -> list[Problem]:
        """The problems that one check tells; `module` declares what it reads."""
        if self._standing is None:
            return list(first(check(self.corpus)))
        says = self._standing.says(name, module) if self._standing.usable else WHOLE
        if says == SKIP or (says == FOCUS and isinstance(self.corpus, Focused) and self._nothing(self.corpus, module.SCOPE, check)):
            self._clean.add(name)
            return []
        corpus = self._whole()
        corpus.graph.reads = None if hasattr(module, "SCOPE") else set()
        found = list(first(check(corpus)))
        self._standing.note(name, corpus)
        if not found:
            self._clean.add(name)
        return found

    def keep(self) -> None:
        """Keeps which checks found nothing, for the next run."""
        if self._standing is not None:
            self._standing.keep(self.corpus if self.corpus.whole else None, self._clean)

    def _whole(self) -> Corpus:
        if not self.corpus.whole:
            self.corpus = Corpus(self._standing.root, self._standing.base)
        return self.corpus

    def _nothing(self, corpus: Focused, scope: Scope, check: Callable[[Corpus], Iterable[Problem]]) -> bool:
        """Whether a check finds nothing in the nodes that changed, and read nothing that it does not declare."""
        corpus.strange.clear()
        if next(iter(check(corpus)), None) is not None:
            return False
        return all(kinds and (ANY in kinds or kind in kinds) for kind, name in corpus.strange for kinds in [scope.others.get(name, ())])


def first(problems: Iterable[Problem]) -> Iterator[Problem]:
    """The first problems of one check: beyond, nobody reads, and to look for the nearest name of each takes hours."""
    problems = iter(problems)
    yield from islice(problems, MOST)
    if (more := next(problems, None)) is not None:
        yield replace(more, message=f"plus de {MOST} problèmes de ce genre", remedy="corrigez d'abord les autres, puis relancez")
