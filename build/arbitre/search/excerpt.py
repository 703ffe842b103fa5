"""The sentence that answers: chosen, shortened, with the places to highlight."""

from __future__ import annotations

import re
from functools import reduce
from operator import or_

from arbitre.search.analysis import runs
from arbitre.search.lexicon import Lexicon
from arbitre.search.query import Plan

LENGTH = 200
ENDS = ".!?…»”)"
_END = re.compile(r"[.!?…][»”\")]*\s+|\n+")


def sentences(text: str) -> list[tuple[int, int]]:
    """Where the sentences of a text begin and end, blanks left out."""
    found, start = [], 0
    for match in [*_END.finditer(text), None]:
        end = match.end() if match else len(text)
        piece = text[start:end]
        left = start + len(piece) - len(piece.lstrip())
        right = start + len(piece.rstrip())
        if right > left:
            found.append((left, right))
        start = end
    return found


def excerpt(text: str, plan: Plan, lexicon: Lexicon, label: str = "") -> tuple[str, tuple[tuple[int, int], ...]]:
    """The sentence that answers the most words of the plan, at most LENGTH characters, and its marks.

    The first line is the statement; it wins ties. The rest has headings and figures too: only whole sentences count there.
    What the label says stands above the sentence already: it is marked, and chooses nothing.
    """
    asked: dict[str, int] = {}
    for bit, group in enumerate(plan.groups):
        for terms, _ in group.ways:
            for term in terms:
                asked[term] = asked.get(term, 0) | 1 << bit

    def heard(folded: list[str]) -> int:
        return reduce(or_, (asked.get(term, 0) for word in folded for term in lexicon.terms(word)), 0)

    above = reduce(or_, (heard(folded) for _, _, folded in runs(label)), 0)
    best, place, found = -1, (0, 0), []
    first_line = text.find("\n") if "\n" in text else len(text)
    for start, end in sentences(text):
        beside = start > first_line
        if beside and text[end - 1] not in ENDS:
            continue
        met, marks = 0, []
        for left, right, folded in runs(text[start:end]):
            if bits := heard(folded):
                met |= bits
                marks.append((left, right))
        worth = 2 * (met & ~above).bit_count() - beside
        if worth > best:
            best, place, found = worth, (start, end), marks
    return shorten(text[slice(*place)], found)


def shorten(sentence: str, marks: list[tuple[int, int]]) -> tuple[str, tuple[tuple[int, int], ...]]:
    """Cut a long sentence between words, around its first mark."""
    start, end = 0, len(sentence)
    if end > LENGTH:
        if marks and marks[0][1] > LENGTH * 3 // 4:
            start = sentence.rfind(" ", 0, max(1, marks[0][0] - LENGTH // 4)) + 1
        end = min(len(sentence), start + LENGTH)
        if end < len(sentence):
            space = sentence.rfind(" ", 0, end)
            end = space if space > start else end
    before, after = "… " if start else "", " …" if end < len(sentence) else ""
    shift = len(before) - start
    kept = tuple((a + shift, b + shift) for a, b in marks if a >= start and b <= end)
    return before + sentence[start:end] + after, kept
