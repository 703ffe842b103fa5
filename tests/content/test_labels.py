"""An action or an event is shown beside its verdict: its name must not read as the answer, nor as its negation."""

import re
from collections import Counter

from arbitre.search.core import KINDS

RULING = re.compile(
    r"\b(?:pas|jamais|rien|aucune?|seulement|interdite?s?|impossible|déjà|seule?)\b|^sans\b|\bn'(?:est|a|ont|en)\b", re.IGNORECASE
)
ASIDE = re.compile(r"\s(?:qui|que|qu'|dont|où)\s?.*")  # what a clause says of a thing rules nothing: « un groupe que l'on n'a pas visé »


def test_no_action_or_event_reads_as_its_own_verdict(reference):
    wrong = [f"{n.code} {n.label}" for n in reference if n.kind in ("Action", "Event") and RULING.search(ASIDE.sub("", n.label))]
    assert wrong == [], "see how other actions are named: what one does, without its answer"


def test_no_two_facts_of_a_game_are_said_in_the_same_words(reference):
    facts = (n for n in reference if n.kind in ("Fact", "State", "Skill", "Property") and n.data.get("said"))
    said = Counter((n.game, str(n.data.get("of")), str(n.data["said"])) for n in facts)
    assert [one for one, count in said.items() if count > 1] == [], "a form would offer the same line twice: say one of them otherwise"


def test_a_result_of_the_search_says_its_kind_in_french(reference):
    assert {n.kind for n in reference} - set(KINDS) == set()


BEGUN_TWICE = re.compile(r", (?:La|Le|Les|Un|Une|Il|Elle|Ils|Elles|Ce|Cette) [a-zà-ÿ]")


def test_no_statement_begins_twice(reference):
    """« Ici, La figurine… »: a word put before a sentence, to try an edit, was once left there."""
    assert [f"{n.code} {n.statement}" for n in reference if BEGUN_TWICE.search(n.statement)] == []
