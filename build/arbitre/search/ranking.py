"""The ranking, as a small explicit formula in whole numbers.

A term is worth an *impact* in a document: its rarity times its level there (BM25F over the fields), both rounded to whole
numbers before they are multiplied. These are the only place with decimals; they are computed here, from the Whoosh index, both for Python's answers and for the
browser's export. All that follows (sums, bonuses, ties) is whole-number arithmetic, written the same way in
`query.py`, `scoring.py` and their twins in `assets/`, so that the two never disagree.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable

Counted = Callable[[str, str], Iterable[tuple[int, float, int]]]  # a field and a term → a document, how many times it is there, the words of the field
FRENCH = {  # field: (weight, how much its length counts)
    "label": (10.0, 0.3),
    "alt": (7.0, 0.3),
    "reads": (6.0, 0.5),
    "facts": (3.0, 0.5),
    "statement": (2.0, 0.5),
    "text": (1.0, 0.5),
    "chapter": (1.0, 0.0),
    "kind": (1.0, 0.0),
    "game": (1.0, 0.0),
}
ENGLISH = {"label_en": (8.0, 0.3)}
SATURATION = 5.0
SCALE = 12.0  # rarity of a term, in impacts
LEAST_RARITY, TOP_RARITY = 4, 90  # one character of the export
MANY, LEAST_IMPACT = 100, 4  # of a word that more pages have, those it says less of are left out: they would weigh more than they tell
LEVELS = 8  # how present a term is in a page: 1 to 7

# Bonuses, in impacts.
TITLE = 84  # all the words of the query are the words of a title
WHOLE = 84  # all the words of a title are among those of the query
EXACT = 70  # and the title has no other word
VERBATIM = 28  # and it is written so
GRADED = 84  # the query grades the title: « Énorme/2 »
COORDINATION = 40  # all the words of the query are in the page
CODE = 1000
CODE_PREFIX = 300
CODE_NUMBER = 100
TITLE_PARTS = (8, 5, 5, 7)  # label, alternate label, English label, symbols read: eighths of the title bonus
FULL, NEAR, FAR = 4, 3, 1  # quarters of an impact: the word itself, a synonym or correction, a longer word
LINKED = 10  # for each time the pages that lead to a page double: what others speak of is what one asks about
MAX_LINKED = 12  # doublings counted
ASKED = 17  # one question of the page is the query, word for word
BEST = 3  # questions of a page that count: those that look most like the query
ALIKE = 50  # one question of the page shares all its words with the query, whatever their order: in proportion when it shares some
HEARD = 40  # the letters of one question of the page are all in the query
LETTERS = 58  # one question of the page has the letters of the query
UNHEARD = 9  # what letters that no question has weigh
COMMON_LETTERS = 1500  # letters that more questions have tell nothing
LEANING = 6  # eighths of what the words around a question tell of the kind of page
LENDING, LENT = 25, 70  # so many of the best pages lend their chapters a seventieth of what they have
ASKED_PAGE = 123  # all the words of the query are somewhere in the page; in proportion when some are
LEAST_ASKED = 1
SPOKEN = 6  # a word of speech (« je », « combien ») weighs a sixth of what its rarity says
RELATED = 84  # the page goes with the words that the query's words go with, as much as can be
LEAST_COMPANY = 10  # a page that has none of the words is an answer from there on
LIKE = 1000  # how like a query a page is that says just the same
PRESENCE = [round(8 + 8 * math.log(1 + halves / 2)) for halves in range(64)]  # of a term in a page that has so many halves of it, see `likeness.Bag`
SAID_FULL, SAID_NEAR = 10, 6  # tenths of its rarity: a word of the query, and what another word for it shares
UNKNOWN = 40  # what a word that no question of the game has weighs
CUT = 5  # a page whose score is less than a fifth of the best one is not an answer

TITLE_KINDS = {"Fact": 4, "Measure": 4, "Choice": 4, "Step": 6, "Dispute": 6}  # eighths: one looks for the rule that has this name
PLAYED = (2, 1)  # the score of the pages of the game one is playing: the others follow, unless they answer twice as well
NAMED = (4, 1)  # the score of the pages of the games that the query names: who says a game asks for no other

PRIOR = {
    "Roll": 72, "State": 69, "Quantity": 62, "Skill": 58, "Table": 56, "Term": 56, "Event": 54, "Action": 54, "Rule": 53, "Procedure": 53, "Property": 51,
    "Ranking": 45, "Role": 34, "Principle": 32, "Chain": 30, "Profile": 30, "Choice": 29, "Characteristic": 24, "Dispute": 22, "Chapter": 19,
    "Sequence": 19, "Step": 8, "Measure": 6,
}  # fmt: skip


class Impacts:
    """The impacts of terms, and their levels, from what an index counts (see parts.py).

    `counted` gives where a term stands in a field: each document, how many times, among how many words; `lengths` has the words of each field.
    """

    def __init__(self, counted: Counted, lengths: dict[str, int], count: int) -> None:
        self.counted, self.count = counted, max(1, count)
        self.known: dict[str, dict[int, int]] = {}
        self.mean = {f: lengths[f] / self.count or 1.0 for f in (*FRENCH, *ENGLISH)}

    def __getitem__(self, term: str) -> dict[int, int]:
        """Document → impact, for a French stem or an English one ("~knock"); those that are hardly any are left out."""
        if term not in self.known:
            rarity, levels = self.levels(term)
            self.known[term] = {doc: rarity * level // LEVELS for doc, level in levels.items()}
        return self.known[term]

    def levels(self, term: str) -> tuple[int, dict[int, int]]:
        """The rarity of a term and its level in each document where the two make an impact."""
        weighted: dict[int, float] = {}
        for name, (weight, slope) in (ENGLISH if term.startswith("~") else FRENCH).items():
            mean = self.mean[name]
            for doc, times, length in self.counted(name, term):
                part = weight * times / (1 - slope + slope * (length / mean))
                weighted[doc] = weighted.get(doc, 0.0) + part
        rarity = math.log(1 + (self.count - len(weighted) + 0.5) / (len(weighted) + 0.5))
        rare = max(LEAST_RARITY, min(TOP_RARITY, round(SCALE * rarity)))
        levels = {doc: max(1, round((LEVELS - 1) * w / (SATURATION + w))) for doc, w in sorted(weighted.items())}
        least = LEAST_IMPACT if len(levels) > MANY else 1
        return rare, {n: level for n, level in levels.items() if rare * level >= least * LEVELS}


def title_bonus(part: int, asked: int, covered: int, size: int, used: int, verbatim: bool) -> int:
    """What a title adds: `asked` words of the query, `covered` of them in a title of `size` words, `used` of these.

    `part` says which kind of title it is (an index of TITLE_PARTS).
    """
    if not covered or not size:
        return 0
    bonus = TITLE * covered * covered * (size + used) // (2 * asked * asked * size)
    if used == size:
        bonus = max(bonus, WHOLE * covered // asked)
    if covered == asked and used == size:
        bonus += EXACT + (VERBATIM if verbatim else 0)
    return bonus * TITLE_PARTS[part] // 8
