"""A query is words, never syntax: what it asks for, and what each page is worth to it.

Everything here has its twin in `assets/search-plan.js`, line for line: change both.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from arbitre.search import ranking
from arbitre.search.analysis import STOP, content_words, fold, runs, words
from arbitre.search.core import Core
from arbitre.search.lexicon import Lexicon

MAX_CHARACTERS = 200
MAX_WORDS = 12
CODES_SHOWN = 30
CUT_SHORT = 3  # words of a query in which each may be cut short: « deg coll »
CUT_LETTERS = 3  # that such a word has at least
_CODE = re.compile(r"(?<![a-z0-9])([a-z]{1,6})[ -]{0,3}0*([0-9]{1,5})(?![a-z0-9])")
_TYPING = re.compile(r"[a-z0-9]$")
_GRADED = re.compile(r"([a-z]+)/[-+]?(?:x|[0-9]+)(?![a-z0-9/])")  # « Énorme/2 »
_WHOLE_CODE = re.compile(r"^\s*([a-z]{1,6})[ -]{0,3}0*([0-9]{0,5})\s*$")


@dataclass
class Group:
    """One word of the query: the ways a page can answer it, each a set of terms all needed, in quarters of impact."""

    word: str
    ways: list[tuple[tuple[str, ...], int]] = field(default_factory=list)
    title: set[str] = field(default_factory=set)  # terms that answer it in a title
    phrases: list[tuple[str, ...]] = field(default_factory=list)  # or all of these
    symbol: bool = False  # of a profile, a number after it: what reads it is asked for
    value: bool = False  # that number: it helps, but nobody asks for a page about it

    def add(self, terms: list[str], quarters: int, titles: bool = True) -> None:
        """One way for each term."""
        for term in terms:
            if all(way[0] != (term,) for way in self.ways):
                self.ways.append(((term,), quarters))
            if titles:
                self.title.add(term)


@dataclass
class Plan:
    """What a query asks for."""

    groups: list[Group] = field(default_factory=list)
    lost: list[str] = field(default_factory=list)  # words that no page here answers
    corrected: set[str] = field(default_factory=set)  # words that another was taken for
    elsewhere: int = 0  # lost words that other games answer: they are asked for too
    suggestion: str | None = None
    codes: dict[int, int] = field(default_factory=dict)  # document → bonus
    verbatim: str = ""
    graded: set[str] = field(default_factory=set)  # words written with a grade: « Énorme/2 » asks for « Énorme/X »

    @property
    def asked(self) -> int:
        """How many words are asked for."""
        return max(1, sum(not group.value for group in self.groups) + self.elsewhere)

    @property
    def profile(self) -> list[Group]:
        """The symbols that have a number: what reads them is asked for."""
        return [group for group in self.groups if group.symbol]


def symbols(said: Sequence[str], known: Collection[str]) -> tuple[set[str], set[str]]:
    """The symbols of profiles among the words of a query, and the numbers that follow them: « FOR 7 contre RES 5 »; `known` has those of the game."""
    found = [(before, word) for before, word in pairwise(said) if word[0].isdigit() and before in known]
    return {before for before, _ in found}, {word for _, word in found}


def clean(query: str) -> str:
    """The part of a query that is read."""
    return query[:MAX_CHARACTERS].encode("utf-8", "replace").decode("utf-8")


class Planner:
    """Reads queries with the words, abbreviations and codes of a core."""

    def __init__(self, core: Core, lexicon: Lexicon, asked_with: Callable[[str], bool]) -> None:
        self.core, self.lexicon, self.asked_with = core, lexicon, asked_with
        self.stands_for: dict[str, list[tuple[str, ...]]] = {}
        self.abbreviated: dict[tuple[str, ...], list[str]] = {}
        for word, stems in core.aliases:
            self.stands_for.setdefault(word, []).append(tuple(stems))
            self.abbreviated.setdefault(tuple(stems), []).append(word)
        self.codes: list[tuple[str, int, int]] = []
        for doc, code in enumerate(core.docs["code"]):
            if match := _WHOLE_CODE.match(fold(code)):
                self.codes.append((match[1], int(match[2] or 0), doc))
        self.codes.sort()
        self.coded: dict[tuple[str, int], list[int]] = {}
        for prefix, number, doc in self.codes:
            self.coded.setdefault((prefix, number), []).append(doc)

    def known(self, query: str) -> set[str]:
        """The words of a query that this game has."""
        return {w for w in words(query) if w in self.lexicon.place or self.lexicon.inflected(w)}

    def plan(self, query: str, elsewhere: Collection[str] = ()) -> Plan:
        """Read a query. What some game knows is no misspelling, even here: `elsewhere` has the words that are known anywhere."""
        folded = fold(query)
        plan = Plan(verbatim=" ".join(content_words(query)), graded=set(_GRADED.findall(folded)))
        used = self._codes(folded, plan)
        said = words(query)
        if len(said) > 1 and said[-1] == "des":  # « relancer les des »: nobody ends on an article
            said[-1] = "dees"
        kept = [w for w in said if w not in STOP and w not in used][:MAX_WORDS]
        lone = not kept and not used
        kept = [w for w in said if len(said) == 1 or self.lexicon.terms(w)][:MAX_WORDS] if lone else kept
        typing = _TYPING.search(folded) and bool(kept) and said[-1] == kept[-1]
        profile, values = symbols(said, self.lexicon.symbols)
        fixed: dict[str, list[str]] = {}
        for i, word in enumerate(kept):
            groups = self._groups(word, bool(typing) and i == len(kept) - 1, len(kept) <= CUT_SHORT, fixed, elsewhere)
            if not any(group.ways for group in groups):
                plan.lost.append(word)
            for group in groups:
                group.symbol, group.value = word in profile, word in values
                if group.ways and all(g.ways != group.ways for g in plan.groups):
                    plan.groups.append(group)
        self._phrases(plan)
        self._slang(plan)
        plan.suggestion, plan.corrected = self._suggest(query, fixed), set(fixed)
        return plan

    def _suggest(self, query: str, fixed: dict[str, list[str]]) -> str | None:
        """The query with its corrected words in their usual spelling; the rest as it was typed."""
        parts, end = [], 0
        for start, stop, folded in runs(query):
            if len(folded) == 1 and folded[0] in fixed:
                meant = (self.core.spelling[self.lexicon.place[w]] for w in fixed[folded[0]])
                parts += [query[end:start], " ".join(meant)]
                end = stop
        return " ".join("".join([*parts, query[end:]]).split()) if parts else None

    def _groups(self, word: str, last: bool, short: bool, fixed: dict[str, list[str]], elsewhere: Collection[str]) -> list[Group]:
        """What a word asks for: one group, or more when two words were written as one; in a `short` query, any word may be cut short."""
        group, lexicon = Group(word), self.lexicon
        known = lexicon.terms(word) or lexicon.inflected(word)
        group.add(known, ranking.FULL)
        self._expand(group, word)
        if last:
            for longer in lexicon.begun(word):
                group.add(lexicon.terms(longer), ranking.FAR if known else ranking.NEAR, not known)
        if word in STOP or word in elsewhere or group.ways or self.asked_with(word):
            return [group]
        meanings = [other for other in lexicon.meant(word) if other in lexicon.place]
        groups = []
        for other in meanings:
            fixed[word] = meanings
            groups.append(Group(other))
            for sounding in [other, *(lexicon.alike(other) if len(meanings) == 1 else ())]:
                groups[-1].add(lexicon.terms(sounding), ranking.NEAR)
            self._expand(groups[-1], other)
        if short and len(meanings) < 2 and len(word) >= CUT_LETTERS and word.isalpha():
            groups = groups or [group]
            quarters = ranking.FAR if meanings and not meanings[0].startswith(word) else ranking.NEAR  # a word one error away is likelier
            for longer in lexicon.begun(word):
                groups[0].add(lexicon.terms(longer), quarters)
        return groups

    def _expand(self, group: Group, word: str) -> None:
        for stems in self.stands_for.get(word, ()):
            group.ways.append((stems, ranking.NEAR))
            group.phrases.append(stems)
            for other in self.abbreviated[stems]:  # « RAT » is « ATD »
                group.add(self.lexicon.terms(other), ranking.NEAR)

    def _phrases(self, plan: Plan) -> None:
        """« aire d'effet » also finds the pages that only say ADE."""
        for word, stems in self.core.aliases:
            terms = self.lexicon.terms(word)
            for i in range(len(plan.groups) - len(stems) + 1):
                run = plan.groups[i : i + len(stems)]
                if terms and all(((s,), ranking.FULL) in g.ways for g, s in zip(run, stems)):
                    for group in run:
                        group.add(terms, ranking.NEAR, False)

    def _slang(self, plan: Plan) -> None:
        """« clamser » also asks for what the table means by it; so do several words in a row. In a title, words of the rules mean what they say."""
        for stems, meanings, foreign in self.core.slang:
            for i in range(len(plan.groups) - len(stems) + 1):
                run = plan.groups[i : i + len(stems)]
                if all(any(way == (stem,) and q != ranking.FAR for way, q in g.ways) for g, stem in zip(run, stems)):
                    for group in run:
                        for meaning in map(tuple, meanings):
                            group.ways.append((meaning, ranking.NEAR))
                            if foreign:
                                group.phrases.append(meaning)

    def _codes(self, folded: str, plan: Plan) -> set[str]:
        """Find codes (WM-118, wm118, wm 118) in a query; the words they are made of."""
        used: set[str] = set()
        for match in _CODE.finditer(folded[:MAX_CHARACTERS]):
            for doc in self.coded.get((match[1], int(match[2])), ()):
                plan.codes[doc] = ranking.CODE
                used.update(words(match.group()))
        if whole := _WHOLE_CODE.match(folded):
            found = [c for c in self.codes if c[0] == whole[1] and str(c[1]).startswith(whole[2])]
            if found and (whole[2] or "-" in folded):
                for rank, (_, _, doc) in enumerate(found[:CODES_SHOWN]):
                    plan.codes.setdefault(doc, ranking.CODE_PREFIX - rank)
                used.update(words(folded))
        number = folded.strip()
        if number.isascii() and number.isdigit() and 2 <= len(number) <= 5:
            for _, other, doc in self.codes:
                if other == int(number):
                    plan.codes[doc] = ranking.CODE_NUMBER
        return used
