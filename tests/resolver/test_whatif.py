"""A table described once: what applies to it, in the order of the sequences, what does not, and what may be asked of it."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from arbitre.errors import ExpressionError, SituationError
from arbitre.graph import load
from arbitre.resolver import Resolver
from arbitre.resolver.fields import every
from arbitre.resolver.whatif import WhatIf

HERE = Path(__file__).parent


@pytest.fixture(scope="module")
def table(tmp_path_factory) -> WhatIf:
    root = tmp_path_factory.mktemp("table") / "jeu"
    shutil.copytree(HERE / "table" / "content", root / "content")
    return WhatIf(Resolver(load(root, "https://table.example/")))


@pytest.fixture
def tell(table):
    return lambda said: table.tell("jeu", f"et_si({said})")


def figures(groups: list[dict]) -> list[tuple]:
    """What a list of steps says: the step or the chapter, the rule, its badges."""
    return [(group["number"] or group["label"], rule["code"], [line["badge"] for line in rule["lines"]]) for group in groups for rule in group["rules"]]


def test_what_applies_stands_in_the_order_of_the_sequences(tell):
    told = tell('but_couche=True, tireur_vise=True, distance=3, lumiere="jour"')
    assert figures(told["groups"]) == [
        ("1", "J-65", ["+1"]),  # the chapter of the watch comes first, whatever its code
        ("2", "J-44", ["+1"]),
        ("10", "J-42", ["+2"]),  # and a tenth step after a second
        ("Fin", "J-24", ["interdit"]),  # of no step: under the chapter of what is forbidden
    ]
    assert [(group["sequence"], group["label"]) for group in told["groups"]] == [("Veille", "Guet"), ("Tour", "Lancer"), ("Tour", "Compter"), ("", "Fin")]
    assert told["summary"] == "4 règles s'appliquent ; 1 question à poser."
    assert told["said"].splitlines()[1:3] == ["1 Guet : Au guet (J-65) +1", "2 Lancer : De près (J-44) +1"]


def test_nothing_applies_whose_circumstances_are_not_said(tell):
    told = tell("tireur_couche=True, distance=5")
    assert figures(told["groups"]) == [("Fin", "J-24", ["interdit"])], "neither the bonus of a target on the ground, nor that of five paces"
    assert "J-42" not in str(told["nearly"]) and "J-44" not in str(told["nearly"]), "who shoots lies down, and five is not four: nothing said would do"
    (line,) = told["groups"][0]["rules"][0]["lines"]
    assert line["text"] == "Interdit : « Courir » quand « le tireur est couché »"


def test_what_lacks_one_thing_says_which_and_what_lacks_two_is_left_out(tell):
    lacking = lambda said: [(rule["code"], line["lacks"]) for group in tell(said)["nearly"] for rule in group["rules"] for line in rule["lines"]]
    assert lacking("but_couche=True") == [("J-45", "le but est énervé"), ("J-27", "le but est agile")]
    assert lacking("distance=3") == []
    assert lacking("but_couche=True, but_enerve=False") == [("J-27", "le but est agile")], "what is said to be false is not lacking"


def test_a_number_nobody_said_is_what_lacks(tell):
    assert figures(tell("tireur_vise=True")["nearly"]) == [], "to aim does nothing to distance or light"
    told = tell('lumiere="nuit"')
    assert figures(told["groups"]) == [("2", "J-43", ["−4"])]


def test_what_is_kept_from_counting_says_by_what(tell):
    kept = lambda said: [(rule["code"], line["beaten"]["code"]) for group in tell(said)["kept"] for rule in group["rules"] for line in rule["lines"]]
    assert kept('lumiere="nuit", tireur_vise=True') == [("J-43", "J-26")]
    assert kept("tireur_couche=True, tireur_agile=True") == [("J-24", "J-27")], "the exception holds"
    assert kept("distance=3, tireur_enerve=True") == [("J-44", "J-46")], "a rule that is cancelled"
    assert ("Fin", "J-27", ["permis"]) in figures(tell("tireur_couche=True, tireur_agile=True")["groups"])


def test_what_follows_is_told_and_what_is_so_of_any_table_is_not(tell):
    assert [(one["code"], one["text"]) for one in tell("but_couche=True")["follows"]] == [("J-24", "donc : le but est lent")]
    assert "J-47" not in str(tell("but_couche=True")["groups"]), "everybody is calm: nothing that was said makes it so"
    assert ("Fin", "J-47") not in [one[:2] for one in figures(tell("distance=3")["groups"])]


def test_what_is_true_of_one_is_not_read_as_true_of_the_other(tell):
    assert [line["text"] for g in tell("but_couche=True")["groups"] for r in g["rules"] if r["code"] == "J-24" for line in r["lines"]] == [
        "Interdit : « Courir (le but) » quand « le but est couché »"]


def test_every_question_that_reads_something_said_with_all_that_it_reads(tell, table):
    told = tell("but_couche=True, distance=3, tireur_vise=True")
    assert [one["call"] for one in told["asks"]] == ["tirer(but_couche=True,distance=3,tireur_vise=True)"]
    assert {one["call"] for one in tell("tireur_couche=True")["asks"]} == {"courir(tireur_couche=True)"}
    assert told["asks"][0]["path"] == "jeu/tirer"
    call = told["asks"][0]["call"]
    assert table.answer("jeu", call) == {"missing": ["adresse du tireur"]}
    assert table.answer("jeu", "tirer(distance=3)") == {"missing": ["Lumière", "adresse du tireur"]}, "whoever does not aim is asked for the light"
    whole = 'tirer(tireur_adresse=5,but_esquive=15,but_couche=True,distance=3,lumiere="jour")'
    # 2 for a target on the ground, 1 from near, 3 as everybody is calm: 4 or more on two dice, 33 of 36
    assert table.answer("jeu", whole)["said"].startswith("Touché : 11/12 (91,67 %) sur 2d6 + 5 (ADR) + 2 (J-42) + 1 (J-44) + 3 (J-47) contre ESQ 15")
    assert table.answer("jeu", "courir(tireur_couche=True)") == {"said": "Interdit : J-24", "outcome": "Interdit"}
    assert "est sous le minimum" in table.answer("jeu", "tirer(tireur_adresse=-1)")["error"]


def test_nothing_said_is_nothing_applied(tell):
    told = tell("")
    assert told["groups"] == told["asks"] == told["follows"] == told["nearly"] == told["kept"] == [] and told["summary"].startswith("Dites")


def test_what_is_refused_tells_so(tell, table):
    with pytest.raises(SituationError, match="inconnu : but_couch ; vouliez-vous dire but_couche"):
        tell("but_couch=True")
    with pytest.raises(SituationError, match="couche : de qui .* tireur_couche ou but_couche"):
        tell("couche=True")
    with pytest.raises(SituationError, match="lumiere : 'lune' inconnu"):
        tell('lumiere="lune"')
    with pytest.raises(SituationError, match="but_couche est dit deux fois"):
        tell("but=dict(couche=True), but_couche=False")
    for wrong in ("tirer(distance=3)", "et_si(distance=3).text", "et_si(__import__('os'))"):
        with pytest.raises(ExpressionError):
            table.tell("jeu", wrong)


def test_what_a_form_says_is_carried_over_under_the_names_of_a_table(table):
    assert table.carry("jeu", "tirer(adresse=5, esquive=12, vise=True, des=[3, 4])") == "et_si(tireur_adresse=5,but_esquive=12,tireur_vise=True)"
    assert table.carry("jeu", 'tirer(but=dict(couche=True), lumiere="nuit")') == 'et_si(but_couche=True,lumiere="nuit")'
    assert table.carry("jeu", "et_si(distance=3)") == "et_si(distance=3)"


def test_a_table_may_be_told_whatever_a_question_reads(table):
    found = {one.name: one for one in every(table.resolver, "j:jeu")}
    assert {"but_couche", "tireur_vise", "distance", "lumiere", "but_esquive"} <= found.keys()
    assert (found["but_couche"].whose, found["but_couche"].label, found["lumiere"].values) == ("But", "est couché", ("nuit", "jour"))
