"""Whatever is typed in the search, an answer comes: control characters, scripts of every direction, syntax, a megabyte."""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path

import pytest
from trials import seeded, trials

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "search"))
from small import records  # noqa: E402

from arbitre.search import build_index, search  # noqa: E402
from arbitre.search.query import MAX_CHARACTERS  # noqa: E402

SYNTAX = ["label:", "kind:Rule", "*", "?", "attaq*", "~2", "^9", '"', "'", "(", "))", "[a TO z]", "{", "AND", "OR", "NOT", "&&", "||", "-", "+", "\\"]
ODD = ["\x00", "\x1b[31m", "\r", "\x0c", "\x85", "\u2028", "\ufeff", "\u202e", "\u200d", "\ud800", "\udfff", "\uffff", "\U0010ffff", "e\u0301" * 40]
SCRIPTS = ["هجوم من الخلف", "התקפה", "背後攻撃", "атака", "🎲🎯", "👩‍👩‍👧‍👦", "ﷺ", "İıſßﬁ", "Ⅷ²½", "aͣbͤcͥ"]
WORDS = ["attaque", "dos", "dégâts", "l'arc", "WM-118", "knocked down", "charge", "ataque", "DEF 14", "1e999", "0x7f", "%s", "{0}", "<script>", "../.."]


@pytest.fixture(scope="module")
def index(tmp_path_factory):
    return build_index(records(), tmp_path_factory.mktemp("index"))


def _typed(chance: random.Random) -> str:
    pieces = [chance.choice(chance.choice((SYNTAX, ODD, SCRIPTS, WORDS))) for _ in range(chance.randrange(9))]
    pieces += ["".join(chr(chance.randrange(1, 0x11000)) for _ in range(chance.randrange(30)))] * chance.randrange(2)
    return chance.choice(("", " ", "\t", ":")).join(pieces) * chance.choice((1, 1, 1, 2, 500))


@pytest.mark.parametrize("name", ["bare", "kind", "game", "limit"])
def test_a_search_never_fails(index, name):
    chance = seeded(f"searches {name}")
    for _ in range(trials(250)):
        typed = _typed(chance)
        more = {"bare": {}, "kind": {"kind": _typed(chance)}, "game": {"game": _typed(chance)}, "limit": {"limit": chance.randrange(1, 1000)}}[name]
        result = search(index, typed, **more)
        assert len(result.query) <= MAX_CHARACTERS, ascii(typed)
        json.dumps([hit.excerpt for hit in result.results]).encode("utf-8")
        assert all(hit.score > 0 for hit in result.results), ascii(typed)


def test_a_field_is_a_word_like_another(index):
    """What would choose a field elsewhere finds what its words find."""
    assert [h.id for h in search(index, "label:attaque").results] == [h.id for h in search(index, "label attaque").results]
