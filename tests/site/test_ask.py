"""The form of a question as its page shows it: who is who, what is said of each, and an answer judged at build."""

from __future__ import annotations

import html
import json
import re

import pytest

from arbitre.resolver import Resolver
from arbitre.site.atlas import Atlas
from arbitre.site.render import Renderer
from arbitre.site.views.ask import form, written
from arbitre.site.views.kinds import kind_page


@pytest.fixture(scope="module")
def judging(mini_reference):
    """What the views of the small project know, when its pages can judge."""
    found = Atlas(mini_reference, Resolver(mini_reference))
    found.judging = True
    return found


def test_a_roll_begins_with_the_situation_of_its_example(judging):
    found = form(judging, judging.resolver.reference["es:frapper"])
    assert (found["game"], found["question"], found["call"]) == ("essai", "frapper", "frapper(adresse=5,esquive=12)")
    assert found["values"] == {"adresse": "5", "esquive": "12"} and found["example"] == "De face"
    assert found["verdict"].startswith("Touche : 7/12 (58,33 %) sur 2d6 + 5 (ADR) contre ESQ 12")  # 7 or more on two dice: 21 of 36
    told = json.loads(found["prepared"])
    assert [(one["label"], one["exact"]) for one in told["chances"][:2]] == [("Raté", "5/12"), ("Touche", "7/12")]
    assert "node" not in told["why"][0] and not {"odds", "trace", "verdict"} & told.keys()


def test_what_is_said_of_each_stands_under_whose_it_is(judging):
    found = form(judging, judging.resolver.reference["es:lutter"])
    panels = {panel.title: [one.label for one in panel.fields] for panel in found["panels"]}
    assert "est étourdi" in panels["Lutteur"], "his name stands above: it is not said again"
    (one,) = (one for panel in found["panels"] for one in panel.fields if one.whole == "lutteur_etourdi")
    assert (one.kind, one.role, one.whose) == ("fact", "es:lutteur", "Lutteur")


def test_numbers_choices_and_dice_have_fields_of_their_own(judging):
    text = Renderer().markdown(kind_page(judging, judging.resolver.reference["es:frapper"])).replace("&#95;", "_")
    fields = re.findall(r'<(?:input|select|button)[^>]*data-name="(\w+)"[^>]*data-kind="(\w+)"', text)
    assert {("adresse", "number"), ("esquive", "number"), ("de_dos", "fact"), ("booste", "fact"), ("des", "dice")} <= set(fields)
    assert re.search(r'<input id="demande-adresse"[^>]*data-low="0"[^>]*value="5"', text)
    prepared = html.unescape(re.search(r'data-prepared="([^"]*)"', text)[1])
    assert json.loads(prepared)["said"].startswith("Touche")
    assert text.count('<label for="demande-adresse">') == 1


def test_what_cannot_be_asked_or_judged_has_no_form(judging, atlas):
    assert form(judging, judging.resolver.reference["es:dos"]) is None
    assert form(atlas, atlas.resolver.reference["es:frapper"]) is None, "nothing was fetched to judge with"
    assert "arb-ask-answer" not in Renderer().markdown(kind_page(atlas, atlas.resolver.reference["es:frapper"]))


@pytest.mark.parametrize(("value", "text"), [
    (True, "True"), (3, "3"), (2.5, "2.5"), ('Un "mot"', '"Un \\"mot\\""'), ([3, [4]], "[3,[4]]"), ({"a": [1]}, '{"a":[1]}'),
])
def test_a_value_is_written_as_a_question_reads_it(value, text):
    assert written(value) == text
