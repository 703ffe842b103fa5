"""From a typed word to the words of the reference: exact, inflected, begun, misspelt.

Everything here has its twin in `assets/search-words.js`, line for line: change both.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Collection
from functools import cached_property, lru_cache

from arbitre.search.analysis import content_words
from arbitre.search.core import Core
from arbitre.search.stopwords import STOP

PREFIXES = 30
SHORTENED = 4  # letters that a word cut short has at least
LINKS = ["", "de", "des", "du", "la", "le", "les", "a", "au", "aux", "en", "et"]  # what may stand between two words written as one
ENDINGS = ["s", "x", "e", "i", "es", "ee", "er", "ez", "ai", "as", "is", "it", "ir", "nt", "ed", "ees", "ent", "ant", "ait", "ais", "era", "ons", "ira", "eur", "eux", "ive", "ing", "ifs", "age", "ants", "ante", "aient", "erai", "eras", "erez", "ions", "ment", "ives", "eurs", "euse", "ages", "antes", "erons", "eront", "erait", "erais", "issent", "issant", "ement", "ation", "euses", "eraient", "issaient", "ements", "ations"]
# How French words sound, roughly: rules in the order they apply, in a syntax that Python and browsers share. Words that sound alike are one misspelt.
SOUNDS = [
    ["ph", "f"], ["h", ""], ["c(?=[eiy])", "s"], ["g(?=[eiy])|ge(?=[ao])", "j"], ["qu|[cqk]+", "k"], ["y", "i"], ["xs?", "ks"], ["z", "s"],
    ["[ae]in", "in"], ["en", "an"], ["e?au", "o"], ["ai|ei|oe", "e"], ["ti(?=on)", "si"], ["(.)\\1+", "$1"], ["(..)(?:e[rz]|e?es?|[estxd])$", "$1"],
]  # fmt: skip
_SOUNDS = [(re.compile(said), heard.replace("$1", r"\1")) for said, heard in SOUNDS]
_BY_LENGTH = sorted(ENDINGS, key=lambda e: (len(e), e))


def distance(a: str, b: str, limit: int) -> int:
    """Damerau-Levenshtein (adjacent letters swapped count once), given up beyond `limit`."""
    if abs(len(a) - len(b)) > limit:
        return limit + 1
    before: list[int] = []
    previous = list(range(len(b) + 1))
    for i, x in enumerate(a, 1):
        row = [i]
        for j, y in enumerate(b, 1):
            cost = min(previous[j] + 1, row[j - 1] + 1, previous[j - 1] + (x != y))
            if i > 1 and j > 1 and x == b[j - 2] and a[i - 2] == y:
                cost = min(cost, before[j - 2] + 1)
            row.append(cost)
        if min(row) > limit:
            return limit + 1
        before, previous = previous, row
    return previous[-1]


def letters(word: str) -> int:
    """The letters a word is made of, as bits: words that differ by much are told apart at once."""
    bits = 0
    for c in word:
        bits |= 1 << (ord(c) - 97 if "a" <= c <= "z" else 26 + int(c) % 5 if c.isdigit() else 31)
    return bits


def sound(word: str) -> str:
    """How a folded word sounds to a French ear: « atak » and « attaque » are one."""
    for said, heard in _SOUNDS:
        word = said.sub(heard, word)
    return word


class Lexicon:
    """The words of a core, and how to find them from what people type."""

    def __init__(self, core: Core) -> None:
        self.core = core
        self.place = {word: i for i, word in enumerate(core.words)}
        self.stems = {*core.french, *core.english} - {""}
        read = {word for symbols in core.docs["reads"] for word in self.title(symbols)}
        self.symbols = (read | {word for word, _ in core.aliases}) - STOP  # what is read of a profile: « FOR », « F4 » (f0)
        self.correct = lru_cache(maxsize=4096)(self._correct)

    @cached_property
    def bits(self) -> list[int]:
        """The letters of each word."""
        return [letters(word) for word in self.core.words]

    @cached_property
    def sounds(self) -> list[str]:
        """How each word sounds."""
        return [sound(word) for word in self.core.words]

    def title(self, text: str) -> list[str]:
        """The words of a title that the reference has: « ES » alone is the article."""
        return [word for word in content_words(text) if word in self.place]

    def terms(self, word: str) -> list[str]:
        """The stems under which a word of the reference is indexed."""
        i = self.place.get(word)
        return [] if i is None else [t for t in (self.core.french[i], self.core.english[i]) if t]

    def inflected(self, word: str, stems: Collection[str] = ()) -> list[str]:
        """The stems of a word that is not in the reference, when cutting a common ending leaves one that is (or one of `stems`)."""
        stems = stems or self.stems
        if not word.isalpha():
            return []
        for ending in _BY_LENGTH:
            bare = word[: -len(ending)]
            if word.endswith(ending) and len(bare) >= 3:
                found = [t for t in (bare, "~" + bare) if t in stems]
                if found:
                    return found
        return []

    def begun(self, prefix: str) -> list[str]:
        """The most frequent words that begin so, at most PREFIXES, the word itself left out."""
        words, frequency = self.core.words, self.core.frequency
        first = bisect_left(words, prefix)
        last = bisect_left(words, prefix + "{")  # the character after "z"
        places = [i for i in range(first, last) if words[i] != prefix]
        places.sort(key=lambda i: (-frequency[i], i))
        return [words[i] for i in places[:PREFIXES]]

    def meant(self, word: str) -> list[str]:
        """What a word that is not known was meant for: another word (perhaps a stop word), or those it is made of; else nothing.

        One cut short (« comp », « loca ») is its most frequent end, unless a likelier word is one error away.
        """
        one, longer = self.correct(word), next(iter(self.begun(word)), "") if word.isalpha() and len(word) >= SHORTENED else ""
        if longer and not one.startswith(word) and self._frequency(longer) >= self._frequency(one):
            one = longer
        return [one] if one else self.split(word)

    def alike(self, word: str) -> list[str]:
        """The words of the reference that sound like this one: who typed « atack » says « attack » or « attaque »."""
        heard = sound(word)
        return [other for i, other in enumerate(self.core.words) if self.sounds[i] == heard]

    def _frequency(self, word: str) -> int:
        """How often the reference has a word; -1 when it has not."""
        return self.core.frequency[self.place[word]] if word in self.place else -1

    def split(self, word: str) -> list[str]:
        """Two words written as one ("backstrike", "attaquededos"), both in the reference and of three letters or more; else nothing."""
        best: tuple[int, str, str] = (-1, "", "")
        for cut in range(3, len(word) - 2 if word.isalpha() else 0):
            i, rest = self.place.get(word[:cut]), word[cut:]
            for link in LINKS if i is not None else ():
                j = self.place.get(rest[len(link) :]) if rest.startswith(link) and len(rest) > len(link) + 2 else None
                if j is not None:
                    best = max(best, (self.core.frequency[i] + self.core.frequency[j], word[:cut], rest[len(link) :]))
        return [*best[1:]] if best[1] else []

    def _correct(self, word: str) -> str:
        """The word most likely meant: one that sounds alike, or one error in 4 to 6 letters, two from 7 on. Empty when there is none.

        A stop word is an answer too (the misspelt word is then ignored), but the last choice.
        """
        limit = 0 if len(word) < 4 or not word.isalpha() else 1 if len(word) < 7 else 2
        if not limit:
            return ""
        own, heard, best = letters(word), sound(word), (limit + 1, 0, 0, 0, "")
        for i, bits in enumerate(self.bits):
            other = self.core.words[i]
            if heard == self.sounds[i] and len(heard) > 2:
                far = abs(len(other) - len(word))
                begins = other[0] == word[0]
                near = -2 if begins and distance(word, other, limit) <= limit else -1 if begins else 1  # « ataque »: attaque, not attack
                best = min(best, (1 if far < 2 else 2, near, -self.core.frequency[i], far, other))
            if (own ^ bits).bit_count() > 2 * limit or abs(len(other) - len(word)) > limit or len(other) < 3:
                continue
            if (d := distance(word, other, limit)) <= limit:
                key = (d, int(other[0] != word[0]), -self.core.frequency[i], abs(len(other) - len(word)), other)
                best = min(best, key)
        for other in STOP:
            if len(other) > 3 and (d := distance(word, other, limit)) <= limit:
                best = min(best, (d, 2, 0, 0, other))
        return best[4]
