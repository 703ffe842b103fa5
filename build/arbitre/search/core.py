"""The core of the index: everything a query needs but the postings. Python and the browser read the same one.

It holds the documents (chapter by chapter: neighbours share words, so the export is smaller; this order also
settles ties), the words of the reference with their
spelling, frequency and stems, and the abbreviations with what they stand for.
"""

from __future__ import annotations

import math
import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from arbitre.search.analysis import content_words, fold, stem_en, stem_fr, terms, words, written_runs
from arbitre.search.ranking import ENGLISH, MAX_LINKED
from arbitre.search.remembering import once
from arbitre.search.stopwords import STOP

FACETS = ("game", "kind", "chapter")
MAX_FREQUENCY = 15
TELLING = 8  # words of a page's text that are indexed, besides those of its labels, facts and statement
_PARENTHESIS = re.compile(r"^(.*?)\s*\(([^()]+)\)\s*$")

KINDS = {
    "Game": "jeu", "Chapter": "chapitre", "Document": "source", "Rule": "règle", "Skill": "compétence",
    "Property": "propriété d’arme", "State": "état", "Sequence": "séquence", "Step": "étape", "Table": "table",
    "Profile": "profil", "Term": "définition", "Fact": "fait", "Dispute": "litige", "Roll": "jet", "Quantity": "valeur",
    "Action": "action", "Event": "événement", "Ranking": "ordre de préférence", "Procedure": "procédure", "Chain": "enchaînement",
    "Characteristic": "caractéristique", "Measure": "mesure", "Choice": "choix", "Group": "non-cumul",
    "Principle": "principe",
    "Subject": "sujet", "Role": "rôle", "Sheet": "aide de jeu",
}  # fmt: skip


@dataclass
class Core:
    """The parallel lists of the core. `docs` columns share their indices; so do `words`, `spelling` and `frequency`."""

    docs: dict[str, list] = field(
        default_factory=dict
    )  # id, slug, url, code, label, label_en, alt, reads, linked (doublings), game, kind, chapter
    facets: dict[str, list[list[str]]] = field(default_factory=dict)  # facet → [[key, label], …]; docs hold indices
    words: list[str] = field(default_factory=list)  # folded, sorted
    spelling: list[str] = field(default_factory=list)
    frequency: list[int] = field(default_factory=list)  # logarithmic, 0 to MAX_FREQUENCY
    french: list[str] = field(default_factory=list)  # the stem, or "" when no French text has the word
    english: list[str] = field(default_factory=list)
    aliases: list[list] = field(default_factory=list)  # [abbreviation, [French stems it stands for]]
    slang: list[list] = field(default_factory=list)  # [[French stems of the table's words], [[French stems of a meaning], …], 0 if pages say them too]


def texts(record: dict) -> dict[str, str]:
    """The text of a record by field of the index."""
    examples = record.get("examples")
    shown = [e if isinstance(e, str) else " ".join(map(str, getattr(e, "values", list)())) for e in examples] if (
        isinstance(examples, (list, tuple))
    ) else []  # fmt: skip
    return {
        "label": record.get("label") or "",
        "alt": "\n".join(alternates(record)),
        "label_en": record.get("label_en") or "",
        "reads": " ".join(symbol if len(symbol) > 1 else f"{symbol}0" for symbol in record.get("reads") or ()),  # as `words` reads « F4 »
        "facts": "\n".join(record.get("facts") or ()),
        "statement": record.get("statement") or "",
        "text": "\n".join([passage(record), *shown]),
        "chapter": record["chapter_label"],
        "kind": record["kind_label"],
        "game": record["game_label"],
    }


def alternates(record: dict) -> list[str]:
    """The alternate labels of a record, its symbol among them."""
    symbol = record.get("symbol")
    found = [*(record.get("alt") or ()), *([symbol] if symbol else ())]
    return [a for a in dict.fromkeys(found) if a and a != record.get("label")]


def questions(record: dict, language: str) -> list[str]:
    """The questions that lead to a record, as players say them in a language."""
    return list((record.get("questions") or {}).get(language) or ())


def passage(record: dict, code: bool = True) -> str:
    """The text of a record without its statement; without its examples from the first on, unless `code`."""
    text = (record.get("text") or "").strip()
    text = text if code else text.partition(">>>")[0].strip()
    statement = (record.get("statement") or "").strip()
    return text.replace(statement, " ", 1).strip() if statement else text


def prepare(records: list[dict]) -> list[dict]:
    """The records chapter by chapter, in the order of their codes (what was written together says the same words), each with the labels of its
    game, kind and chapter, and `fields`, its text by field of the index.
    """
    labels = {}
    for record in records:
        if record.get("kind") in ("Game", "Chapter"):
            labels |= dict.fromkeys((record["id"], record["slug"], record["id"].partition(":")[2]), record["label"])
    named, own = [], []
    for record in sorted(records, key=_place):
        kind, game, chapter = (record.get(f) or "" for f in ("kind", "game", "chapter"))
        around = KINDS.get(kind, kind), labels.get(game, game), labels.get(chapter, chapter.partition(":")[2].replace("-", " ") or chapter)
        named.append(record | dict(zip(("kind_label", "game_label", "chapter_label"), around)))
        own.append(once(record, f"said {around}", lambda: Said(texts(named[-1]))))  # noqa: B023 - called at once
        named[-1]["fields"] = dict(own[-1].fields)
    pages = Counter(stem for said in own for stem in said.stems)
    for record, said in zip(named, own):
        record["fields"]["text"] = said.told(pages)
    return named


def _place(record: dict) -> tuple:
    game, chapter, code = (record.get(name) or "" for name in ("game", "chapter", "code"))
    return game, chapter, len(code), code, record["slug"]


def make_core(named: list[dict]) -> Core:
    """The core of the records that `prepare` returned."""
    core = Core(docs={k: [r.get(k) or "" for r in named] for k in ("id", "slug", "url", "code", "label")})
    core.docs["label_en"] = [bare(r.get("label_en") or "") for r in named]
    core.docs["linked"] = [min(MAX_LINKED, int(r.get("linked") or 0).bit_length()) for r in named]
    core.docs["alt"] = [_called(r) for r in named]
    core.docs["reads"] = [r["fields"]["reads"] for r in named]
    for facet in FACETS:
        keys = sorted({(r.get(facet) or "", r[f"{facet}_label"]) for r in named})
        core.facets[facet] = [list(k) for k in keys]
        place = {key: i for i, (key, _) in enumerate(keys)}
        core.docs[facet] = [place[r.get(facet) or ""] for r in named]
    _add_words(core, named)
    core.aliases = _aliases(named)
    printed = {stem for record in named for text in record["fields"].values() for stem in terms(text).values()}
    core.slang = [
        [stems, [list(map(stem_fr, content_words(meaning))) for meaning in meanings], int(not printed.issuperset(stems))]
        for spoken, meanings in _slang(named) for phrase in spoken if (stems := list(map(stem_fr, content_words(phrase))))
    ]  # fmt: skip
    return core


def _add_words(core: Core, named: list[dict]) -> None:
    pages: Counter = Counter()
    slang = {word for spoken, _ in _slang(named) for phrase in spoken for word in content_words(phrase)}
    french, english = set(slang), set()
    pages.update(slang)
    for record in named:
        here: set[str] = set()
        for name, text in record["fields"].items():
            found = terms(text).keys()
            (english if name in ENGLISH else french).update(found)
            here.update(found)
        pages.update(here)
    spellings = _spellings(text for record in named for text in record["fields"].values())
    for word in sorted(pages):
        best = min(spellings[word].items(), key=lambda s: (-s[1], s[0]), default=(word, 1))[0]
        core.words.append(word)
        core.spelling.append(best if words(best) == [word] else word)
        core.frequency.append(min(MAX_FREQUENCY, round(2 * math.log2(pages[word]))))
        core.french.append(stem_fr(word) if word in french else "")
        core.english.append(stem_en(word) if word in english else "")


def _spellings(texts: Iterable[str]) -> dict[str, Counter]:
    """How each word is written, and how many times so, in lower case."""
    written = Counter(run for text in texts for run in written_runs(text))
    found: dict[str, Counter] = defaultdict(Counter)
    for run, times in written.items():
        if len(folded := words(run)) == 1:
            found[folded[0]][run.lower()] += times
    return found


def _slang(named: list[dict]) -> list[list[list[str]]]:
    """What the table says and what it means by it: [[words], [meanings]], as the game's own record has them."""
    return [entry for record in named for entry in record.get("slang") or ()]


def is_abbreviation(text: str) -> bool:
    """Short, one word, written with capitals: CàC, ADE, LDV."""
    return 2 <= len(text) <= 5 and text.isalpha() and sum(c.isupper() for c in text) >= 2 and len(words(text)) == 1


def bare(label: str) -> str:
    """What a thing is called, without the abbreviation beside it: « Défense (DEF) » is asked for as « défense »."""
    inside = _PARENTHESIS.match(label)
    return inside[1] if inside and is_abbreviation(inside[2]) else label


def _called(record: dict) -> list[str]:
    """The titles of a record besides its label: alternate ones, and the label without its abbreviation."""
    label = record.get("label") or ""
    return list(dict.fromkeys([*alternates(record), *filter(label.__ne__, [bare(label)])]))


def _aliases(named: list[dict]) -> list[list]:
    found = set()
    for record in named:
        label, short = record.get("label") or "", set(filter(is_abbreviation, alternates(record)))
        if bare(label) != label:
            short.add(_PARENTHESIS.match(label)[2])
            label = bare(label)
        stems = tuple(dict.fromkeys(stem_fr(w) for w in content_words(label)))
        for abbreviation in short:
            word = fold(abbreviation)
            if stems and stems != (stem_fr(word),) and word not in STOP:
                found.add((word, stems))
    return [[word, list(stems)] for word, stems in sorted(found)]


class Said:
    """What the text of a record says that its other fields do not."""

    def __init__(self, fields: dict[str, str]) -> None:
        self.fields = fields
        others = {stem for name, text in fields.items() if name != "text" for stem in terms(text).values()}
        self._words = {word: stem for word, stem in terms(fields["text"]).items() if stem not in others}
        self.stems = frozenset(self._words.values())
        self._told: tuple[list[str], str] = ([], "")

    def told(self, pages: Mapping[str, int]) -> str:
        """The text, of which the TELLING rarest words are kept: the export stays small however much is said. `pages` has how many say each stem."""
        rarest = sorted(self.stems, key=lambda stem: (pages[stem], stem))[:TELLING]
        if self._told[0] != rarest:
            kept = {word for word, stem in self._words.items() if stem in rarest}
            runs = written_runs(self.fields["text"])
            shown = {run for run in set(runs) if not kept.isdisjoint(words(run))}
            self._told = rarest, " ".join(run for run in runs if run in shown)
        return self._told[1]
