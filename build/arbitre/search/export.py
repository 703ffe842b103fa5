"""The export of an index that browsers read: a core with the impacts of every term, and excerpts apart.

A static host cannot run Whoosh. The export carries what Python reads from the index (the core, and each term's impacts
as `ranking.Impacts` computes them), so the browser adds the same whole numbers and gets the same answers. Sentences
for excerpts are in shards of neighbouring pages, fetched for the pages shown.
"""

from __future__ import annotations

import json
from pathlib import Path

from arbitre.search import lexicon, query, ranking
from arbitre.search.analysis import fold
from arbitre.search.core import Core
from arbitre.search.excerpt import LENGTH
from arbitre.search.engine import Engine, engine
from arbitre.search.packing import pack, pack_any
from arbitre.search.stopwords import STOP

SHARD = 16  # pages in a shard of excerpts
ODD = 90  # a stem that is not the beginning of its word


def export(index_dir: Path, out_dir: Path) -> list[Path]:
    """Write `core.json` and the shards of excerpts into `out_dir`; returns the files, the core first."""
    ready, out_dir = engine(index_dir), Path(out_dir)
    out_dir.mkdir(parents=True, exist_ok=True)
    for old in (*out_dir.glob("core.json"), *out_dir.glob("x-*.json")):
        old.unlink()
    shards = _shards(ready.core)
    files = [out_dir / "core.json"]
    files[0].write_text(_json(_pack_core(ready)), encoding="utf-8")
    for number, docs in enumerate(shards):
        files.append(out_dir / f"x-{ready.index.version}-{number}.json")
        files[-1].write_text(_json({doc: ready.index.passage(doc) for doc in docs}), encoding="utf-8")
    return files


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _shards(core: Core) -> list[list[int]]:
    """Neighbouring pages together: what a query finds is often in one chapter."""
    docs = range(len(core.docs["id"]))
    return [list(docs[start : start + SHARD]) for start in docs[::SHARD]]


def _pack_core(ready: Engine) -> dict:
    core, docs = ready.core, ready.core.docs
    packed = {
        "version": ready.index.version,
        "rules": _rules(),
        **_addresses(core),
        "code": "\n".join(docs["code"]),
        "label": "\n".join(map(_line, docs["label"])),
        "labelEn": "\n".join(map(_line, docs["label_en"])),
        "alt": "\n".join("\t".join(map(_line, alts)) for alts in docs["alt"]),
        "facets": core.facets,
        "game": pack_any(docs["game"]),
        "kind": pack_any(docs["kind"]),
        "chapter": pack_any(docs["chapter"]),
        "aliases": core.aliases,
    }
    return packed | _pack_words(core) | _pack_postings(ready)


def _line(text: str) -> str:
    return " ".join(text.split())


def _rules() -> dict:
    """The constants of the ranking, so that the browser has no figure of its own."""
    names = "TITLE EXACT VERBATIM COORDINATION CODE CODE_PREFIX CODE_NUMBER LEVELS TITLE_PARTS FULL NEAR FAR CUT PRIOR".split()
    rules = {name: getattr(ranking, name) for name in names}
    rules |= {name: getattr(query, name) for name in ("MAX_CHARACTERS", "MAX_WORDS", "CODES_SHOWN")}
    return rules | {
        "PREFIXES": lexicon.PREFIXES, "ENDINGS": " ".join(lexicon.ENDINGS), "STOP": " ".join(sorted(STOP)),
        "LENGTH": LENGTH, "SHARD": SHARD,
    }  # fmt: skip


def slugify(label: str) -> str:
    """The end of an address as a label gives it."""
    return "-".join("".join(c if c.isascii() and c.isalnum() else " " for c in fold(label)).split())


def _addresses(core: Core) -> dict:
    """Slugs and ids: by game for the beginning, and the end only where the label does not give it."""
    spaces: dict[tuple[str, str], int] = {}
    space, local, ids = [], [], {}
    for doc, (slug, curie, label) in enumerate(zip(core.docs["slug"], core.docs["id"], core.docs["label"])):
        folder, _, name = slug.rpartition("/")
        prefix, _, rest = curie.partition(":")
        space.append(spaces.setdefault((folder, prefix), len(spaces)))
        local.append("" if slugify(label) == name else name)
        if rest != name:
            ids[doc] = curie
    return {"spaces": list(map(list, spaces)), "space": pack_any(space), "local": "\n".join(local), "ids": ids}


def _pack_words(core: Core) -> dict:
    odd: dict[str, str] = {}

    def cut(word: str, stem: str) -> int:
        if not stem:
            return 0
        bare = stem.removeprefix("~")
        if word.startswith(bare) and len(word) - len(bare) < ODD - 1:
            return 1 + len(word) - len(bare)
        odd["~" + word if stem.startswith("~") else word] = bare
        return ODD

    return {
        "words": "\n".join(core.spelling),
        "frequency": pack(core.frequency),
        "french": pack(map(cut, core.words, core.french)),
        "english": pack(map(cut, core.words, core.english)),
        "odd": odd,
    }


def _pack_postings(ready: Engine) -> dict:
    """The postings of every term, French stems in order, then English ones."""
    core = ready.core
    sizes, rarities, gaps, levels = [], [], [], []
    for term in sorted(set(core.french) - {""}) + sorted(set(core.english) - {""}):
        rarity, postings = ready.impacts.levels(term)
        sizes.append(len(postings))
        rarities.append(rarity)
        before = -1
        for doc, level in postings.items():
            gaps.append(doc - before - 1)
            levels.append(level)
            before = doc
    packed = {"sizes": pack_any(sizes), "gaps": pack_any(gaps)}
    return packed | {"rarities": pack(rarities), "levels": pack(levels)}
