"""An event that gives actions gives those that the situation allows, and says which rule bars the others."""

from itertools import product

import pytest

FACTS = ("lanceur_sonne", "victime_glissant", "victime_cloue", "lanceur_emporte")


def oracle(said: dict[str, bool]) -> list[str]:
    """What is left: nobody stunned wrestles, only a diver takes a giant or somebody nailed down, who is carried away does not bound."""
    hard = said["victime_glissant"] or said["victime_cloue"]
    barred = {"lutter": said["lanceur_sonne"] or hard, "plonger": said["lanceur_sonne"], "bondir": said["lanceur_emporte"], "joie": False}
    return [name for name, no in barred.items() if not no]


@pytest.mark.parametrize("values", list(product((True, False), repeat=len(FACTS))), ids=str)
def test_only_what_may_be_done_is_given(ask, values):
    said = dict(zip(FACTS, values))
    verdict = ask(f"prises_au_choix({', '.join(f'{fact}={value}' for fact, value in said.items())})")
    left = oracle(said)
    assert verdict.outcome == ", ".join(left) and list(verdict.gives) == left
    assert [given.partition(":")[2] for given in verdict.details["given"]] == left
    assert all((f"sans {name} (" in verdict.text) == (name not in left) for name in ("lutter", "plonger", "bondir")), verdict.text
