"""Tables read by what somebody is, on the invented game; every situation is compared with a slow oracle that knows no resolver."""

from itertools import combinations

import pytest

from arbitre.errors import SituationError

FACTS = ("geant", "colosse", "agile", "cloue")
FOLLOWS = {"colosse": {"geant"}}  # as the game states it
ROWS = [({"geant"}, {"cloue"}, "3"), ({"colosse"}, set(), "5"), ({"agile"}, set(), "4"), ({"geant", "agile"}, set(), "7")]


def closed(facts: set[str]) -> set[str]:
    """The facts with those that follow."""
    return facts.union(*(FOLLOWS.get(fact, set()) for fact in facts))


def oracle(facts: set[str]) -> list[str]:
    """The cells of the rows that hold, without those from which another row that holds does not differ but by saying more."""
    true = closed(facts)
    held = [(asks, cell) for asks, excludes, cell in ROWS if asks <= true and not excludes & true]
    return [cell for asks, cell in held if not any(asks <= closed(other) and not other <= closed(asks) for other, _ in held)]


@pytest.mark.parametrize("facts", [set(c) for n in range(len(FACTS) + 1) for c in combinations(FACTS, n)], ids=lambda facts: "+".join(sorted(facts)) or "none")
def test_the_row_that_says_most_of_those_that_hold(ask, facts):
    said, wanted = ", ".join(f"lanceur_{fact}=True" for fact in sorted(facts)), oracle(facts)
    if len(wanted) == 1:
        assert str(ask(f"stature_du_lanceur({said})")) == f"{wanted[0]} (J-404)"
        return
    with pytest.raises(SituationError) as refused:
        ask(f"stature_du_lanceur({said})")
    assert ("plusieurs lignes conviennent" if wanted else "rien de ce qui est dit n'y choisit une ligne") in str(refused.value)


REFUSED = [
    ("stature_du_lanceur()", "stature_du_lanceur : rien de ce qui est dit n'y choisit une ligne (stature) → dites lanceur_geant (géante), "
                             "lanceur_colosse (colossale), lanceur_agile (agile) ou lanceur_geant et lanceur_agile (géante et agile)"),
    ("stature_du_lanceur(lanceur_colosse=True, lanceur_agile=True)",
     "stature_du_lanceur : plusieurs lignes conviennent (stature) → n'en gardez qu'une : lanceur_colosse (colossale) et "
     "lanceur_geant et lanceur_agile (géante et agile)"),
]


@pytest.mark.parametrize(("question", "message"), REFUSED)
def test_what_selects_no_row_or_two_is_told_with_what_to_say(ask, question, message):
    with pytest.raises(SituationError) as refused:
        ask(question)
    assert str(refused.value) == message


@pytest.mark.parametrize(("said", "cell"), [
    ("victime_geant=True, lanceur_agile=True", "basse"), ("victime_colosse=True", "haute"), ("lanceur_agile=True", "moyenne"), ("", "aucune"),
    ("lanceur_geant=True, victime_agile=True", "aucune"),  # what is said of the one is never the other's
])
def test_two_roles_and_a_line_for_all_the_rest(ask, said, cell):
    assert str(ask(f"garde_a_deux({said})")) == f"{cell} (J-405)"


def test_what_somebody_is_and_a_number(ask):
    assert [str(ask(f"saut_dit({said})")) for said in ("lanceur_geant=True, pas=2", "lanceur_geant=True, pas=4", "lanceur_agile=True, pas=2")] == [
        "9 (J-409)", "12 (J-409)", "7 (J-409)"]
    with pytest.raises(SituationError, match="saut_dit : aucune ligne pour stature agile, Pas 4"):
        ask("saut_dit(lanceur_agile=True, pas=4)")


def test_what_a_table_reads_is_what_its_rows_name(mini):
    read = mini.reading("j:jeu").depths("j:stature-du-lanceur")
    assert {f"j:lanceur.{fact}" for fact in FACTS} <= {curie for curie, depth in read.items() if not depth}
    assert "j:victime.geant" not in read


def test_its_cells_are_shown_as_printed(mini):
    table = mini.reference["j:stature-du-lanceur"]
    assert [row[0] for row in table.data["rows"]] == ["géante", "colossale", "agile", "géante et agile"]
    assert table.data["bearing"][3] == ((("j:geant", "j:agile"), ()),)


def test_what_the_bearer_is_counts_for_whom_the_question_is_about(mini):
    said = mini.reference["j:victime.stature-du-lanceur"]
    assert said.data["key"] == ("j:victime",)
