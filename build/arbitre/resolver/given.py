"""The arguments of a procedure as the graph declares them: what is missing, out of bounds, or left to its default."""

from __future__ import annotations

from collections.abc import Collection
from fractions import Fraction

from ..errors import SituationError, nearest
from ..graph import Argument, Node, Reference, accepted, bounds, declared, expects, kind, lowered, sample
from .arguments import brief
from .synonyms import value_meant, words


class _Wrong(Exception):
    """A value that is not what is expected: where inside its argument, and how the message goes on."""

    def __init__(self, where: str, words: str, deep: int) -> None:
        super().__init__(words)
        self.where, self.words, self.deep = where, words, deep


def read(reference: Reference, node: Node, stated: dict[str, object], questions: Collection[str] = ()) -> dict[str, object]:
    """What a procedure is handed: each argument stated, or its default; one that may be left unsaid is then absent.

    The keys of dictionaries are whole numbers where numbers are expected ("4" and 4 are one key), texts elsewhere. `questions` are the names of the
    game's questions. Raises SituationError, naming the argument, its meaning and its bounds.
    """
    found: dict[str, object] = {}
    for argument in declared(node):
        said = stated.get(argument.name)
        if said is not None:
            try:
                found[argument.name] = _Reader(reference, node.game, questions).value(argument, said)
            except _Wrong as wrong:
                raise SituationError(f"{node.name} : {argument.name}{wrong.where} {wrong.words} → {meant(argument, reference)}") from None
        elif argument.default is not None:
            found[argument.name] = _plain(argument.default)
        elif argument.required:
            said = f"{node.name} : il manque {argument.name}, {expects(argument, reference)} → {meant(argument, reference)}"
            raise SituationError(said, missing=(argument.name, argument.label))
    return found


def refused(reference: Reference, node: Node, error: SituationError) -> SituationError:
    """A refusal of what was said of a procedure, with its arguments; of a name that nothing has, the argument whose meaning speaks of it, if one does:
    a « perimetre » belongs in the list of « materiaux », whatever fact it looks like. Not where a name that would do has a word of it: « arme_de_tir »."""
    arguments, (name, told) = declared(node), error.unknown or ("", "")
    spoken = next((one for one in arguments if name and words(name) <= words(one.meaning)), None)
    if spoken and not words(name) & words(told):
        return SituationError(f"inconnu : {name} → dites {meant(spoken, reference)}", unknown=(name, f" → dites {meant(spoken, reference)}"))
    named = ", ".join(one.name for one in arguments)
    return SituationError(f"{error} (et pour {node.name} : {named})", error.missing, error.unknown) if arguments else error


def _plain(default: Fraction | str) -> int | float | str:
    """A default as a player would type it."""
    return default if isinstance(default, str) else int(default) if default.denominator == 1 else float(default)


def meant(argument: Argument, reference: Reference) -> str:
    """What an argument is, with a value that would do: « degats : les points à reporter ; par exemple degats=2 »."""
    meaning = lowered(" ".join(argument.meaning.split()).rstrip("."))
    return f"{argument.name} : {meaning} ; par exemple {argument.name}={sample(argument, reference)}"


class _Reader:
    """Reads one argument."""

    def __init__(self, reference: Reference, game: str, questions: Collection[str]) -> None:
        self.reference, self.game, self.questions = reference, game, questions

    def value(self, value: Argument, said: object, where: str = "", deep: int = 0) -> object:
        """The value as the procedure reads it. Raises _Wrong for one that is not expected there."""
        return getattr(self, f"_{kind(value, self.reference)}")(value, said, where, deep)

    def _wrong(self, value: Argument, said: object, where: str, deep: int) -> _Wrong:
        return _Wrong(where, f"attend {expects(value, self.reference)}, {brief(said)} reçu", deep)

    def _AnyNumber(self, value: Argument, said: object, where: str, deep: int) -> object:
        number = isinstance(said, (int, float)) and not isinstance(said, bool) and abs(said) < float("inf")  # nan is not less either
        if not number or not self._within(value, Fraction(str(said))):
            raise self._wrong(value, said, where, deep)
        return said

    def _WholeNumber(self, value: Argument, said: object, where: str, deep: int) -> object:
        if isinstance(said, bool) or not isinstance(said, int) or not self._within(value, Fraction(said)):
            raise self._wrong(value, said, where, deep)
        return said

    _OneDie = _WholeNumber

    def _within(self, value: Argument, number: Fraction) -> bool:
        low, high = bounds(value, self.reference)
        return (low is None or number >= low) and (high is None or number <= high) and (value.above is None or number > value.above)

    def _SomeDice(self, value: Argument, said: object, where: str, deep: int) -> object:
        if not isinstance(said, (list, tuple)):
            raise self._wrong(value, said, where, deep)
        for die in said:
            if isinstance(die, bool) or not isinstance(die, int):
                raise self._wrong(value, said, where, deep)
            if not self._within(value, Fraction(die)):
                sides = bounds(value, self.reference)[1]
                raise _Wrong(where, f": un d{sides} va de 1 à {sides}, {brief(die)} donné", deep)
        return said

    def _OneWord(self, value: Argument, said: object, where: str, deep: int) -> object:
        words = accepted(value, self.reference)
        try:
            return value_meant(self.reference, self.game, said, words, "", otherwise=any(self.reference[curie].kind == "Choice" for curie in value.of))
        except SituationError as unknown:
            raise _Wrong(where, str(unknown).strip(), deep) from None

    def _FreeName(self, value: Argument, said: object, where: str, deep: int) -> object:
        if not isinstance(said, str) or (not said.strip() and value.low != 0):
            raise self._wrong(value, said, where, deep)
        return said

    def _Truth(self, value: Argument, said: object, where: str, deep: int) -> object:
        if not isinstance(said, bool):
            raise self._wrong(value, said, where, deep)
        return said

    def _QuestionName(self, value: Argument, said: object, where: str, deep: int) -> object:
        if not isinstance(said, str) or said not in self.questions:
            raise _Wrong(where, f": question inconnue {brief(said)}{nearest(str(said)[:60], self.questions)}", deep)
        return said

    def _StatedCase(self, value: Argument, said: object, where: str, deep: int) -> object:
        if not isinstance(said, dict) or not all(isinstance(key, str) for key in said):
            raise self._wrong(value, said, where, deep)
        return said

    def _ListOf(self, value: Argument, said: object, where: str, deep: int) -> object:
        if not isinstance(said, (list, tuple)) or not self._sized(value, said):
            raise self._wrong(value, said, where, deep)
        return [self._one_of(value, one, f"{where}, n° {rank}", deep + 1) for rank, one in enumerate(said, 1)]

    def _MapOf(self, value: Argument, said: object, where: str, deep: int) -> object:
        if not isinstance(said, dict) or not self._sized(value, said):
            raise self._wrong(value, said, where, deep)
        found: dict[object, object] = {}
        for key, one in said.items():
            read = self._key(value.keys, key, where, deep + 1)
            if read in found:
                raise _Wrong(where, f"donne deux fois la même clé, {lowered(value.keys.label)} {read} : gardez-en une", deep + 1)
            found[read] = self._one_of(value, one, f"{where}, {lowered(value.keys.label)} {read}", deep + 1)
        return found

    def _key(self, keys: Argument, key: object, where: str, deep: int) -> object:
        numbered = kind(keys, self.reference) in ("WholeNumber", "OneDie")
        read = int(key) if numbered and isinstance(key, str) and key.isdecimal() and len(key) < 10 else key
        return self.value(keys, read, f"{where}, {lowered(keys.label)}", deep)

    def _FixedList(self, value: Argument, said: object, where: str, deep: int) -> object:
        least = sum(place.required for place in value.items)
        if not isinstance(said, (list, tuple)) or not least <= len(said) <= len(value.items):
            raise self._wrong(value, said, where, deep)
        return [self.value(place, one, f"{where}, {lowered(place.label)}", deep + 1) for place, one in zip(value.items, said)]

    def _NamedParts(self, value: Argument, said: object, where: str, deep: int) -> object:
        needed, known = {p.name for p in value.items if p.required}, {p.name for p in value.items}
        if not isinstance(said, dict) or not needed <= set(said) <= known:
            raise self._wrong(value, said, where, deep)
        return {p.name: self.value(p, said[p.name], f"{where}, {p.name}", deep + 1) for p in value.items if p.name in said}

    def _sized(self, value: Argument, said: Collection[object]) -> bool:
        return (value.low is None or len(said) >= value.low) and (value.high is None or len(said) <= value.high)

    def _one_of(self, value: Argument, said: object, where: str, deep: int) -> object:
        """What fits one of the alternatives; otherwise what is wrong with the nearest of them."""
        wrongs = []
        for item in value.items:
            try:
                return self.value(item, said, where, deep)
            except _Wrong as wrong:
                wrongs.append(wrong)
        nearest_one = max(wrongs, key=lambda wrong: wrong.deep)
        if len(wrongs) == 1 or nearest_one.deep > deep:
            raise nearest_one
        raise _Wrong(where, f"attend {' ou '.join(expects(item, self.reference) for item in value.items)}, {brief(said)} reçu", deep)
