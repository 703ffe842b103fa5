"""How text becomes words, and words become terms.

The order matters in French: accents are folded first ("dégât", "degat"), then elisions are cut ("l'attaque"), then stop
words go, then what is left is stemmed. `assets/search-text.js` does the first two steps the same way; it never stems,
because the words it may meet are exported with their stems.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from functools import lru_cache

import snowballstemmer
from whoosh.analysis import Analyzer, Token

from arbitre.search.remembering import remembered
from arbitre.search.stopwords import STOP

MAX_WORD = 30
KEPT = 200_000  # texts whose words are remembered: an index reads each several times, and the next index reads most of them again

_DICE = re.compile(r"(?<![^\W_])dé(s?)(?![^\W_])")
_FIXED = str.maketrans({"œ": "oe", "æ": "ae", "ß": "ss", "ø": "o"} | dict.fromkeys("’‘ʼ′`´＇", "'"))
_CUT = re.compile(  # elisions, and what a name is graded by: « Énorme/2 » is « Énorme/X »
    r"(?<![a-z0-9])(?:[ldnsjcmt]|qu|jusqu|lorsqu|puisqu|quoiqu|quelqu|presqu)'(?=[a-z0-9])|(?<=[a-z])/[-+]?(?:x|[0-9]+)(?![a-z0-9/])"
)
_WORD = re.compile(r"[0-9]+[.,][0-9]+(?![0-9a-z])|(?<![a-z0-9])[0-9]\+(?![0-9])|[a-z0-9]+")
_VALUE = re.compile(r"(?!d[0-9])([a-z]{1,3})([0-9]+)")  # « CC4 », « PA3 »: a characteristic and its value; « d6 » is one word
_RUN = re.compile(r"[0-9]+[.,][0-9]+(?![^\W_])|[^\W_]+")
_NOUNS_IN_EE = frozenset(
    ["portee", "armee", "melee", "duree", "fumee", "epee", "annee", "idee", "visee", "mainee", "chaussee", "vallee", "nuee", "coulee", "entree", "sortee", "dee"]
)
_NOUNS_IN_ENT = frozenset(
    "absent accident adjacent affluent agent argent content contingent different divergent equivalent evident excellent incandescent incident parent "
    "penitent percent permanent precedent present recent sergent serpent souvent talent torrent transparent urgent violent".split()
)
# Words of one family that Snowball keeps apart: by its stems, the one they all take.
_FAMILIES = {
    "devi": "deviat dev", "projet": "project", "fui": "fuit fuir fuyard enfuir enfuit enfui", "poursuiv": "poursuit poursuivr poursuis", "pare": "parad",
    "absorb": "absorpt", "reuss": "reussit", "descen": "descent descendr descend descendu", "invo": "invoc invoqu",
    "renfor": "renfort renforc", "deploi": "deploy",
}  # fmt: skip
_FIXED_IN_PLACE = re.compile("fige(?:e?s?|r|nt)")  # « figé » is no « fig », which is a figurine
_MEETS = {other: stem for stem, others in _FAMILIES.items() for other in others.split()}


def fold(text: str) -> str:
    """Lower case without accents or ligatures. The die, « dé », becomes "dee": folded it would be the article « de »."""
    if text.isascii():
        return text.lower()
    text = _DICE.sub(r"dee\1", unicodedata.normalize("NFC", text.lower()))
    text = unicodedata.normalize("NFKD", text.translate(_FIXED)).lower()
    return "".join(c for c in text if c.isascii() or unicodedata.category(c)[0] != "M").translate(_FIXED)


def words(text: str) -> list[str]:
    """The folded words of a text, elisions and grades cut; numbers keep their decimals ("0,5" is "0.5"); "cc4" is "cc" and "4", "5+" is "5" and "0+"."""
    return list(_words(text))


@lru_cache(maxsize=KEPT)
def _words(text: str) -> tuple[str, ...]:
    return tuple(remembered("words", text, lambda text: " ".join(_found(text))).split())


def _found(text: str) -> list[str]:
    found = []
    for word in _WORD.findall(_CUT.sub(" ", fold(text))):
        parts = _VALUE.fullmatch(word)
        if parts:  # a lone letter would be lost among the articles: « F4 » keeps it as "f0"
            found += [parts[1] if len(parts[1]) > 1 else parts[1] + "0", *([parts[2]] if parts[2] != "0" else [])]
        elif word.endswith("+"):  # « 5+ »: a number to reach, whichever
            found += [word[:-1], "0+"]
        else:
            found.append(word.replace(",", ".")[:MAX_WORD])
    return found


def runs(text: str) -> Iterator[tuple[int, int, list[str]]]:
    """The words of a text with their place in it: (start, end, folded words)."""
    for match in _RUN.finditer(text):
        yield match.start(), match.end(), words(match.group())


def written_runs(text: str) -> list[str]:
    """The same as they are written, without their places."""
    return _RUN.findall(text)


def content_words(text: str) -> list[str]:
    """The words that are searched: all but stop words, or all of them when there is nothing else."""
    return list(_content_words(text))


@lru_cache(maxsize=KEPT)
def _content_words(text: str) -> tuple[str, ...]:
    found = _words(text)
    return tuple(w for w in found if w not in STOP) or found


_french = snowballstemmer.stemmer("french")
_english = snowballstemmer.stemmer("english")


@lru_cache(maxsize=KEPT)
def stem_fr(word: str) -> str:
    """The French stem of a folded word, never a stop word's: « parer » is not « par ». Words with a digit are kept as they are."""
    return remembered("fr", word, _stem_fr)


def _stem_fr(word: str) -> str:
    if not word.isalpha():
        return word
    bare = word.removesuffix("s")
    if bare in _NOUNS_IN_EE:
        return bare
    if _FIXED_IN_PLACE.fullmatch(word):
        return "fige"
    if bare.endswith("ee") and len(bare) > 4:  # « engagée(s) » meets « engagé »
        word = bare[:-1]
    elif bare.endswith("ent") and not bare.endswith(("ment", "ient")) and len(bare) > 5 and bare not in _NOUNS_IN_ENT:  # « ils parent » meets « parer »
        word = bare[:-2]
    stem = _french.stemWord(word)
    return f"{stem}e" if stem in STOP and word not in STOP else _MEETS.get(stem, stem)


@lru_cache(maxsize=KEPT)
def stem_en(word: str) -> str:
    """The English stem of a folded word, marked so that it never meets a French one."""
    return remembered("en", word, lambda word: "~" + (_english.stemWord(word) if word.isalpha() else word))


@lru_cache(maxsize=KEPT)
def terms(text: str, english: bool = False) -> dict[str, str]:
    """The words of a text that are searched, each with its stem; nobody changes what is given."""
    stem = stem_en if english else stem_fr
    return {word: stem(word) for word in _content_words(text)}


class TermAnalyzer(Analyzer):
    """A Whoosh analyser over `content_words` and one of the two stemmers."""

    def __init__(self, english: bool = False) -> None:
        self.english = english

    def __call__(self, value, positions=False, chars=False, keeporiginal=False, removestops=True, start_pos=0,
                 start_char=0, mode="", **options):  # fmt: skip
        """Yield the tokens Whoosh indexes."""
        stem = stem_en if self.english else stem_fr
        token = Token(positions, chars, removestops=removestops, mode=mode, **options)
        for position, word in enumerate(content_words(value)):
            token.text = token.original = stem(word)
            token.boost, token.stopped = 1.0, False
            token.pos, token.startchar, token.endchar = start_pos + position, 0, 0
            yield token
