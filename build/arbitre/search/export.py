"""The export of an index that browsers read: a core with the impacts of every term, and excerpts apart.

A static host cannot run Whoosh. The export carries what Python reads from each part of the index (its core, and each term's
impacts as `ranking.Impacts` computes them), so the browser adds the same whole numbers and gets the same answers. `core.json` names the
parts; the one of the game being played is fetched first, and its size is all that the first answer waits for. The id,
the address and the sentences of a page are in shards of neighbouring pages, fetched for the pages shown; until they
come, a page is linked by its code.
"""

from __future__ import annotations

import json
import tempfile
from collections.abc import Callable, Iterator
from functools import cached_property, partial
from itertools import groupby, pairwise
from pathlib import Path

from arbitre.search import asking, leaning, lexicon, query, ranking
from arbitre.search.asked import Asked
from arbitre.search.core import Core
from arbitre.search.excerpt import LENGTH
from arbitre.search.games import names_of
from arbitre.search.index import Index, Made, Part, build_index, open_index
from arbitre.search.lexicon import Lexicon
from arbitre.search.packing import pack, pack_any, pack_apart, pack_words
from arbitre.search.ranking import Impacts
from arbitre.search.stopwords import SPEECH, STOP

FOLDER = Path("assets") / "search"
SHARD = 16  # pages in a shard
ODD = 90  # a stem that is not the beginning of its word


class Game:
    """What is exported of one part of an index: its words, and what each term is worth in each page."""

    def __init__(self, part: Part) -> None:
        self.part, self.core = part, part.core

    @cached_property
    def lexicon(self) -> Lexicon:
        """The words of its core."""
        return Lexicon(self.core)

    @cached_property
    def impacts(self) -> Impacts:
        """What each term is worth."""
        return Impacts(self.part.counted, self.part.lengths, self.part.count)


def export(source: Path | list[dict], site: Path) -> list[Path]:
    """Write what browsers read under the site's root, in `assets/search/`: `core.json`, then each game's core and shards.

    `source` is the folder of an index, or records to index for the occasion. Returns the files, `core.json` first.
    """
    if isinstance(source, list):
        with tempfile.TemporaryDirectory() as folder:
            return export(build_index(source, Path(folder)), site)
    out_dir, files = Path(site) / FOLDER, []
    out_dir.mkdir(parents=True, exist_ok=True)
    for old in (path for kind in ("core*", "asked-*", "x-*") for path in out_dir.glob(f"{kind}.json")):
        old.unlink()
    for name, _, text in exported(source):
        files.append(out_dir / name)
        files[-1].write_text(text(), encoding="utf-8")
    return files


def exported(source: Path | Made) -> Iterator[tuple[str, str, Callable[[], str]]]:
    """Each file that browsers read, `core.json` first: its name, the version of what it holds, and its text once it is asked for.

    `source` is the folder of an index in use, or one that was just made.
    """
    index = Index(source.folder, source.version, source.named) if isinstance(source, Made) else open_index(source)
    parts = [{"game": part.game, "version": part.version, "asked": any(part.asked.units), "names": names_of(part.core)} for part in index.parts]
    yield "core.json", index.version, lambda: _json({"rules": _rules(), "parts": parts})
    for part in index.parts:
        yield from _of_game(Game(part))


def _of_game(game: Game) -> Iterator[tuple[str, str, Callable[[], str]]]:
    """A game's core, named by its version so that it is fetched once, then the questions players ask, if any, then its shards."""
    version = game.part.version
    yield f"core-{version}.json", version, lambda: _json(_pack_core(game))
    if any(game.part.asked.units):
        yield f"asked-{version}.json", version, lambda: _json(_pack_asked(game.part.asked))
    for number, docs in enumerate(_shards(game.core)):
        yield f"x-{version}-{number}.json", version, partial(_shard, game, docs)


def _shard(game: Game, docs: list[int]) -> str:
    columns = game.core.docs
    return _json({doc: [columns["id"][doc], columns["slug"][doc], game.part.passage(doc)] for doc in docs})


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _shards(core: Core) -> list[list[int]]:
    """Neighbouring pages together: what a query finds is often in one chapter."""
    docs = range(len(core.docs["id"]))
    return [list(docs[start : start + SHARD]) for start in docs[::SHARD]]


def _pack_core(game: Game) -> dict:
    core, docs = game.core, game.core.docs
    packed = {
        "version": game.part.version,
        "code": _pack_codes(docs["code"]),
        "linked": pack(docs["linked"]),
        "label": "\n".join(map(_line, docs["label"])),
        "facets": core.facets,
        "game": pack_any(docs["game"]),
        "kind": pack_any(docs["kind"]),
        "chapter": pack_any(docs["chapter"]),
        "aliases": core.aliases,
        "slang": _pack_slang(core.slang),
    }
    return packed | _pack_titles(game) | _pack_words(core) | _pack_postings(game)


def _pack_titles(game: Game) -> dict:
    """The titles that are matched and never shown: of each page its alternate labels, its English one, the symbols it reads. A word is its place among
    those of its page, told by the postings, then among all, the most frequent first."""
    docs, words, frequency = game.core.docs, game.core.words, game.core.frequency
    often = [words[number] for number in sorted(range(len(words)), key=lambda number: (-frequency[number], number))]
    french, english = (_words_of_pages(game, stems, often) for stems in (game.core.french, game.core.english))
    place = {word: rank for rank, word in enumerate(often)}
    sizes, places = [], []
    for own, own_english, alts, named, reads in zip(french, english, docs["alt"], docs["label_en"], docs["reads"]):
        for text, near in [*((alt, own) for alt in alts), (named, own_english), (reads, own)]:
            said, ranks = game.lexicon.title(text), {word: rank for rank, word in enumerate(near)}
            sizes.append(len(said))
            places += (ranks[word] if word in ranks else len(near) + place[word] for word in said)
    return {"titles": pack_any(map(len, docs["alt"])), "titleSizes": pack_any(sizes), "titleWords": pack_any(places)}


def _words_of_pages(game: Game, stems: list[str], often: list[str]) -> list[list[str]]:
    """The words of one language that each page may say, those that tell most of it first: a title is made of these."""
    having: dict[str, list[str]] = {}
    for word in often:
        having.setdefault(stems[game.lexicon.place[word]], []).append(word)
    found: list[list[tuple[int, str]]] = [[] for _ in game.core.docs["id"]]
    for term in sorted(having.keys() - {""}):
        for doc, impact in game.impacts[term].items():
            found[doc].append((-impact, term))
    return [[word for _, term in sorted(terms) for word in having[term]] for terms in found]


def _pack_codes(codes: list[str]) -> str:
    """A line a code: nothing for the one that follows the last, its figures alone when the letters are the same, else the whole."""
    lines, letters, following = [], "", ""
    for code in codes:
        before, _, figures = code.rpartition("-")
        short = figures if before and before == letters and figures.isascii() and figures.isdigit() else code or "-"
        lines.append("" if code == following else short)
        if figures.isascii() and figures.isdigit():
            letters, following = before, f"{before}-{int(figures) + 1:03}"
    return "\n".join(lines)


def _line(text: str) -> str:
    return " ".join(text.split())


def _rules() -> dict:
    """The constants of the ranking, so that the browser has no figure of its own."""
    names = (
        "WHOLE", "LINKED", "ASKED", "ASKED_PAGE", "UNKNOWN", "TITLE", "EXACT", "VERBATIM", "COORDINATION", "CODE",
        "CODE_PREFIX", "CODE_NUMBER", "LEVELS", "TITLE_PARTS", "FULL", "NEAR", "FAR", "CUT", "PRIOR", "TITLE_KINDS",
        "PLAYED", "NAMED", "RELATED", "LEAST_COMPANY", "PRESENCE", "SAID_FULL", "SAID_NEAR", "LIKE",
        "LEAST_ASKED", "BEST", "LEANING", "LENDING", "LENT", "LETTERS", "ALIKE", "HEARD", "GRADED", "UNHEARD", "COMMON_LETTERS",
    )  # fmt: skip
    rules = {name: getattr(ranking, name) for name in names}
    rules |= {name: getattr(query, name) for name in ("MAX_CHARACTERS", "MAX_WORDS", "CODES_SHOWN", "CUT_SHORT", "CUT_LETTERS")}
    return rules | {
        "PREFIXES": lexicon.PREFIXES, "SHORTENED": lexicon.SHORTENED, "LINKS": lexicon.LINKS, "ENDINGS": " ".join(lexicon.ENDINGS), "STOP": " ".join(sorted(STOP)),
        "SPEECH": " ".join(sorted(SPEECH - STOP)), "SOUNDS": lexicon.SOUNDS, "MAX_SAID": asking.MAX_SAID, "MIDDLE": leaning.MIDDLE,
        "LENGTH": LENGTH, "SHARD": SHARD,
    }  # fmt: skip


def _pack_slang(slang: list[list]) -> list[list[list[str]]]:
    """What is said, then what is meant by it: the phrases that mean the same are told together, a star on those that no page says."""
    alike = groupby(slang, key=lambda entry: entry[1])
    return [[[" ".join(stems) + "*" * foreign for stems, _, foreign in said], [" ".join(meaning) for meaning in meanings]] for meanings, said in alike]


def _cuts(words: list[str], stems: list[str], odd: list[str]) -> str:
    """How many letters of each word its stem lacks, and one more; 0 when it has none. The stems that words do not begin with go to `odd`, in their order."""
    def cut(word: str, stem: str) -> int:
        if not stem:
            return 0
        bare = stem.removeprefix("~")
        if word.startswith(bare) and len(word) - len(bare) < ODD - 1:
            return 1 + len(word) - len(bare)
        odd.append(bare)
        return ODD

    return pack(map(cut, words, stems))


def _pack_words(core: Core) -> dict:
    odd: list[str] = []
    french, english = _cuts(core.words, core.french, odd), _cuts(core.words, core.english, odd)
    return {"words": pack_words(core.spelling), "frequency": pack(core.frequency), "french": french, "english": english, "odd": " ".join(odd)}


def _pack_asked(asked: Asked) -> dict:
    """The questions of every page in order: how many it has, how many terms each has, and the gaps between their numbers."""
    odd: list[str] = []
    french, english = _cuts(asked.words, asked.french, odd), _cuts(asked.words, asked.english, odd)
    units = [unit for own in asked.units for unit in own]
    return {
        "words": pack_words(asked.words), "french": french, "english": english, "odd": " ".join(odd),
        "rarity": pack(asked.rarity),
        "counts": pack_any(map(len, asked.units)),
        "lengths": pack_any(map(len, units)),
        "terms": pack_any(after - before - 1 for unit in units for before, after in pairwise([-1, *unit])),
        **_pack_related(asked.related),
        "leaning": [[word, pack(much)] for word, much in asked.leaning],
    }  # fmt: skip


def _pack_related(table: list[list[list[int]]]) -> dict:
    """Of each in order: how many others it is like, the gaps between their places, and how much."""
    return {
        "relatedSizes": pack_any(map(len, table)),
        "relatedGaps": pack_any(after - before - 1 for others in table for before, after in pairwise([-1, *(place for place, _ in others)])),
        "relatedWorths": pack(worth for others in table for _, worth in others),
    }


def _pack_postings(game: Game) -> dict:
    """The postings of every term, those in few pages first: their gaps are alike. Of each term, French stems in order, then English ones, how many."""
    core, gaps, levels = game.core, [], []
    told = [game.impacts.levels(term) for term in sorted(set(core.french) - {""}) + sorted(set(core.english) - {""})]
    for _, postings in sorted(told, key=lambda one: len(one[1])):
        gaps += (doc - before - 1 for before, doc in pairwise([-1, *postings]))
        levels += postings.values()
    sizes = [len(postings) for _, postings in told]
    return {"sizes": pack_any(sizes), "gaps": pack_apart(gaps), "levels": pack(levels), "rarities": _pack_rarities(sizes, [rarity for rarity, _ in told])}


def _pack_rarities(sizes: list[int], rarities: list[int]) -> list:
    """How many pages terms are in, and how rare terms of each of these sizes are; then the few that are rarer or less: pages where a term is hardly
    anything are left out of its size."""
    usual = dict(sorted(zip(sizes, rarities)))
    return [pack_any(usual), pack(usual.values()), [[place, rarity] for place, (size, rarity) in enumerate(zip(sizes, rarities)) if usual[size] != rarity]]
