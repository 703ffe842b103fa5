"""The form of a question as its page shows it: who is who, what is said of each, and an answer judged at build."""

from __future__ import annotations

import html
import json
import re
from dataclasses import replace

import pytest

from arbitre.graph import Argument, Example, shape
from arbitre.resolver import Resolver, speaking
from arbitre.resolver.telling import Teller
from arbitre.site.atlas import Atlas
from arbitre.site.render import Renderer
from arbitre.site.uses import counted
from arbitre.site.views.ask import TAKEN, form, written
from arbitre.site.views.kinds import kind_page
from arbitre.site.views.trying import trying


@pytest.fixture(scope="module")
def judging(mini_reference):
    """What the views of the small project know, when its pages can judge."""
    found = Atlas(mini_reference, Resolver(mini_reference))
    found.judging = True
    return found


def test_a_roll_begins_with_the_situation_of_its_example(judging):
    found = form(judging, judging.resolver.reference["es:frapper"])
    assert (found["game"], found["question"], found["call"]) == ("essai", "frapper", "frapper(adresse=5,esquive=12)")
    assert found["values"] == {"adresse": "5", "esquive": "12"} and found["note"] == "Exemple : De face"
    assert found["verdict"].startswith("Touche : 7/12 (58,33 %) sur 2d6 + 5 (ADR) contre ESQ 12")  # 7 or more on two dice: 21 of 36
    told = json.loads(found["prepared"])
    assert [(one["label"], one["exact"]) for one in told["chances"][:2]] == [("Raté", "5/12"), ("Touche", "7/12")]
    assert "node" not in told["why"][0] and not {"odds", "trace", "verdict"} & told.keys()


@pytest.mark.parametrize(("label", "asked", "note"), [
    ("De face", ["adresse=5, esquive=12"], "Exemple : De face"),
    ("De face ; assez loin", ["adresse=5, esquive=12", "adresse=5, esquive=13"], "Exemple : De face"),
    ("Tout juste, puis un de plus", ["adresse=5, esquive=12", "adresse=5, esquive=13"], "Exemple : Tout juste"),
    ("Les trois esquives", ["adresse=5, esquive=12", "adresse=5, esquive=13", "adresse=5, esquive=14"], TAKEN),
    ("De face ; de loin", ["adresse=5, esquive=12", "adresse=5, esquive=13", "adresse=5, esquive=14"], TAKEN),
])
def test_beside_a_verdict_stands_its_own_situation_alone(judging, label, asked, note):
    """« Permis. Exemple : … ; sans voir la cible » told the opposite of what is permitted."""
    node = judging.resolver.reference["es:frapper"]
    code = "\n".join(f">>> frapper({one}).outcome\n''" for one in asked)
    assert form(judging, replace(node, examples=(Example(label, code),)))["note"] == note


def test_what_tells_verdicts_is_made_once_for_all_the_forms(mini_reference, monkeypatch):
    """It looks at every node of the reference, and a build asks thousands of verdicts."""
    made = []
    monkeypatch.setattr(speaking, "Teller", lambda reference: made.append(reference) or Teller(reference))
    found = Atlas(mini_reference, Resolver(mini_reference))
    found.judging = True
    assert [form(found, mini_reference[curie])["verdict"] for curie in ("es:frapper", "es:lutter")] and len(made) == 1


def test_a_form_begins_without_the_circumstances_of_its_example(reference, resolver):
    """A hasty thumb would leave them; what the question is about stays, and what is told is the answer to what the form says."""
    real = Atlas(reference, resolver)
    real.judging = True
    began = {code: form(real, next(node for node in reference if node.code == code)) for code in ("CF-1215", "WM-9105", "WM-151")}
    sight = {one.whole for panel in began["WM-151"]["panels"] for one in panel.sight}
    assert {"denivele", "cible_plus_haute", "attaquant_plus_haute"} <= sight, "a height counts for nothing as long as nobody says who stands above"
    shot = began["CF-1215"]
    panels, spoken = form(real, next(node for node in reference if node.code == "CF-130"))["panels"], real.uses.roles("cf:confrontation")
    assert [panel.title for panel in panels[:2]] == ["Attaquant", "La situation"], "what its formula takes: the difficulty"
    others = [spoken.index(panel.role) for panel in panels[2:] if panel.role in spoken]
    assert len(others) > 1 and others == sorted(others), "whom one speaks of most"
    assert "True" not in shot["values"].values() and shot["values"] and "sans ses circonstances" in shot["note"]
    assert "cible_partiellement_visible" in {one.whole for panel in shot["panels"] for one in panel.sight}, "it is offered all the same"
    assert shot["verdict"].startswith(resolver.ask("confrontation", shot["call"]).text.split(" ;")[0][:20])
    melee = began["WM-9105"]
    assert melee["values"]["cible_en_corps_a_corps"] == "True"
    assert melee["note"].startswith("Exemple : ")


def test_a_number_whose_name_says_its_unit_does_not_say_it_again(judging):
    page = kind_page(judging, judging.resolver.reference["es:frapper"])
    labels = {}
    for label in ("Dés du lot", "Lot"):
        panels = [replace(panel, sight=tuple(replace(one, label=label, unit="dés") if one.whole == "adresse" else one for one in panel.sight))
                  for panel in page.context["ask"]["panels"]]
        text = Renderer().markdown(replace(page, context={**page.context, "ask": {**page.context["ask"], "panels": panels}}))
        labels[label] = re.search(r'<label for="demande-adresse">(.*?)</label>', text)[1]
    assert labels == {"Dés du lot": "Dés du lot", "Lot": "Lot <small>dés</small>"}


def test_what_is_said_of_each_stands_under_whose_it_is(judging):
    found = form(judging, judging.resolver.reference["es:lutter"])
    panels = {panel.title: [one.label for one in (*panel.sight, *panel.folded)] for panel in found["panels"]}
    assert "est étourdi" in panels["Lutteur"], "his name stands above: it is not said again"
    (one,) = (one for panel in found["panels"] for one in (*panel.sight, *panel.folded) if one.whole == "lutteur_etourdi")
    assert (one.kind, one.role, one.whose) == ("fact", "es:lutteur", "Lutteur")


def test_a_rule_that_asks_nothing_offers_the_questions_it_bears_on(judging, atlas):
    """Each opens in a situation of its examples where it counts, no dice thrown; what the link says, the referee answers."""
    reference = judging.resolver.reference
    offered = trying(judging, reference["es:dos"])
    assert ("Frapper", "frapper") in [(ref.label, call.partition("(")[0]) for ref, call in offered]
    for _, call in offered:
        assert "(des=" not in call and ",des=" not in call and "ES-118" in judging.resolver.ask("essai", call).codes, call
    text = Renderer().markdown(kind_page(judging, reference["es:dos"]))
    assert "arb-tried" in text and "essai/frapper/#q=frapper%28" in text
    assert trying(judging, reference["es:frapper"]) == [], "a question has its own form"
    assert trying(atlas, atlas.resolver.reference["es:dos"]) == [], "nothing was fetched to judge with"


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


def test_what_examples_say_is_counted_by_the_question_they_ask():
    code = """
        >>> frapper(adresse=5, cible=dict(au_tapis=True, esquive=12),
        ...     de_dos=True)
        Touche : esquive=12 n'est pas dit ici
        >>> v = frapper(adresse=6); v.total == 9
        True
        >>> parer(adresse=5)
    """
    found = counted([code])
    assert found["frapper"] == {"adresse": 2, "cible_au_tapis": 1, "cible_esquive": 1, "de_dos": 1}
    assert found["parer"] == {"adresse": 1}


def test_what_examples_say_most_stands_in_sight(judging, monkeypatch):
    node = judging.resolver.reference["es:frapper"]
    facts = [one.whole for panel in form(judging, node)["panels"] for one in (*panel.sight, *panel.folded) if one.kind == "fact"]
    said = judging.uses.of(node.game, node.name)
    for last in facts:
        monkeypatch.setattr(judging.uses, "of", lambda game, question, last=last: said + type(said)({last: 1000}))
        (panel,) = (panel for panel in form(judging, node)["panels"] if last in {one.whole for one in panel.sight})
        assert next(one.whole for one in panel.sight if one.kind == "fact") == last


def test_a_page_is_made_again_when_examples_say_something_else(judging):
    node = judging.resolver.reference["es:frapper"]
    before = judging.uses.mark(node.game, node.name)
    assert before and before != judging.uses.mark(node.game, "lutter")


@pytest.mark.parametrize(("argument", "made"), [
    (Argument(kind="ListOf", items=(Argument(kind="WholeNumber"),)), {"is": "list", "item": {"is": "number"}}),
    (Argument(kind="MapOf", keys=Argument(kind="FreeName"), items=(Argument(kind="Truth"),)), {"is": "map", "key": {"is": "name"}, "item": {"is": "truth"}}),
    (Argument(kind="FixedList", items=(Argument(kind="FreeName", label="Qui"),)),
     {"is": "placed", "parts": [{"label": "Qui", "name": "", "required": True, "is": "name"}]}),
    (Argument(kind="ListOf", items=(Argument(kind="StatedCase"),)), None),
])
def test_what_a_value_is_made_of(mini_reference, argument, made):
    assert shape(argument, mini_reference) == made


def test_how_a_number_is_used_is_told_by_the_data_and_not_by_words(atlas):
    from arbitre.site.atlas import USES
    from arbitre.site.views.choosing import SUMMED

    assert set(SUMMED) <= USES.keys()
    assert {how for users in atlas.users.values() for how, _ in users} <= USES.keys()
