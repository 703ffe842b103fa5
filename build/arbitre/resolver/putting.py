"""The questions of a game by name, as each who puts them is answered: plainly, with what became of all that was said, or within another question."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Set
from typing import TYPE_CHECKING

from ..errors import SituationError
from .casting import Casts
from .context import Context
from .meant import Meant
from .refusing import with_the_rest
from .situation import Situation
from .verdict import Verdict

if TYPE_CHECKING:
    from .engine import Resolver


class Questions(Mapping):
    """The questions of a game by name, each a function made when it is called."""

    def __init__(self, resolver: Resolver, game: str) -> None:
        self.resolver, self.game, self.names = resolver, game, resolver.askables(game)

    def meant(self, name: str, said: Iterable[str] = ()) -> str:
        """The way out for a name that no question has, asked with the names `said`."""
        return Meant(self.resolver, self.game, said).way_out(name)

    def __iter__(self) -> Iterator[str]:
        return iter(self.names)

    def __len__(self) -> int:
        return len(self.names)


class Plain(Questions):
    """Questions put by somebody who is refused what they cannot read."""

    def __getitem__(self, name: str) -> Callable[..., Verdict]:
        node = self.names[name]

        def ask(**stated: object) -> Verdict:
            return self.resolver.resolve(node, stated)

        ask.__name__, ask.__doc__ = node.name, node.statement
        return ask


class Telling(Questions):
    """Questions put by somebody who wants to know what became of everything said."""

    def __getitem__(self, name: str) -> Callable[..., Verdict]:
        node = self.names[name]

        def ask(**stated: object) -> Verdict:
            try:
                return self.resolver.resolve(node, stated, accounts=True)
            except SituationError as error:
                raise with_the_rest(lambda said: self.resolver.resolve(node, said), stated, error) from None

        return ask


class Asking(Questions):
    """The other questions of the game, put under the readings of the one being judged; the disputes they meet are its own."""

    def __init__(self, resolver: Resolver, context: Context) -> None:
        super().__init__(resolver, context.asked.game)
        self.context = context

    def about(self, curie: str, situation: Situation, said: Callable[[str], str] = str) -> Context:
        """Another question of the game, in a situation already read; `said`: what those who put it call a name of it."""
        return self.resolver.judging(self.resolver.reference[curie], situation, self.context.chosen, said)

    def reads(self, curie: str, casts: Casts = ()) -> dict[str, int]:
        """What a question or a parameter reads, its parts being taken as `casts` says."""
        reading = self.resolver.reading(self.context.asked.game)
        return reading.cast(curie, casts) if casts else reading.depths(curie)

    def closure(self, curie: str) -> Set[str]:
        """Everything a question may read, the questions it leads to included."""
        return self.resolver.reading(self.context.asked.game).closure(curie)

    def __getitem__(self, name: str) -> Callable[..., Verdict]:
        node = self.names[name]

        def ask(**stated: object) -> Verdict:
            readings = {**self.context.chosen, **(stated.pop("litiges", None) or {})}
            naming = self.resolver.index(node.game).naming
            verdict = self.resolver._judge(node, {**naming.flat(stated)}, readings)
            self.context.hear(verdict)
            return verdict

        return ask
