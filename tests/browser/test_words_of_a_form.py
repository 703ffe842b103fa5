"""What a form does not show is found by the words of a player, not only by those it is written in."""

from __future__ import annotations

import pytest
from arbitre.resolver.fields import fields

SHOT = "tir_sur_une_cible"
SAID = [
    (SHOT, "à couvert", "cible_a_couvert"), (SHOT, "déplacé à couvert", "cible_a_couvert"), (SHOT, "tire en chargeant", "attaquant_tir_en_assaut"),
    (SHOT, "au contact d'un ami", "cible_au_contact_d_un_ami_du_tireur"), (SHOT, "un de mes gars est au contact", "cible_au_contact_d_un_ami_du_tireur"),
    ("jet_de_blessures", "j'ai Fléau", "attaquant_fleau"),
]


@pytest.fixture(scope="module")
def found(chromium, resolver, root):
    """What these words find among the fields of a question, in the script the site serves."""
    source = (root / "build/arbitre/site/assets/ask-more.js").read_text(encoding="utf-8").replace('import { made } from "./ask-answer.js";', "")
    page = chromium.new_page()

    def find(question: str, words: str) -> list[dict]:
        known = [one.plain() for one in fields(resolver, resolver.askables("cf:confrontation")[question])]
        asks = "async ([source, known, words]) => (await import('data:text/javascript,' + encodeURIComponent(source))).matching(known, words)"
        return page.evaluate(asks, [source, known, words])

    yield find
    page.close()


@pytest.mark.parametrize("question, words, wanted", SAID)
def test_a_player_s_words_find_the_fact(found, question, words, wanted):
    assert wanted in [one["whole"] for one in found(question, words)[:8]]


def test_two_that_read_alike_are_offered_once(found):
    offered = [(one.get("role"), one["label"]) for one in found(SHOT, "couvert")]
    assert len(offered) == len(set(offered)) > 0


def test_words_that_nothing_says_find_nothing(found):
    assert found(SHOT, "zzz yyy xxx") == []
