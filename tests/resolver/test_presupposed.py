"""What a question presupposes is being done: how far one dives is asked of somebody who dives, and a dive may do what a hold may not."""

from itertools import product

import pytest

FACTS = ("victime_glissant", "victime_cloue", "lanceur_sonne")  # only a diver takes hold of somebody slippery, or of somebody nailed down; nobody stunned does


def oracle(question: str, said: dict[str, bool]) -> str:
    """What is answered: the refusal, or the number."""
    diving = question != "lutter"
    stopped = said["lanceur_sonne"] or not diving and (said["victime_glissant"] or said["victime_cloue"])
    number = {"plongeon": 4, "chute_du_plongeur": (4 + 5) * 2}.get(question)
    return "Interdit" if stopped else "Permis" if number is None else str(number)


@pytest.mark.parametrize("question", ("lutter", "plonger", "plongeon", "chute_du_plongeur"))
@pytest.mark.parametrize("values", list(product((True, False), repeat=len(FACTS))), ids=str)
def test_what_a_question_presupposes_holds_while_it_is_answered(ask, question, values):
    said = dict(zip(FACTS, values))
    muscle = "muscle=4, " if question in ("plongeon", "chute_du_plongeur") else ""
    verdict = ask(f"{question}({muscle}{', '.join(f'{fact}={value}' for fact, value in said.items())})")
    assert str(verdict.total if verdict.total is not None else verdict.outcome) == oracle(question, said), verdict


def test_what_is_not_presupposed_is_not_being_done(ask):
    assert ask("saisie(muscle=4)").total == 4 and ask("prise(muscle=4, esquive=8, des=[3], victime_glissant=True)").outcome == "Interdit"
