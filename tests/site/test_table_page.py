"""The page of a game where one describes the table: who stands there, what is said of each most, where it is led to from."""

from __future__ import annotations

import re

import pytest

from arbitre.resolver import Resolver
from arbitre.site.atlas import Atlas
from arbitre.site.render import Renderer
from arbitre.site.views.groups import game_page
from arbitre.site.views.kinds import kind_page
from arbitre.site.views.whatif import version, whatif_pages


@pytest.fixture(scope="module")
def judging(mini_reference):
    """What the views of the small project know, when its pages can judge."""
    found = Atlas(mini_reference, Resolver(mini_reference))
    found.judging = True
    return found


@pytest.fixture(scope="module")
def page(judging):
    (found,) = whatif_pages(judging)
    return found


def test_what_examples_say_most_of_each_stands_under_whose_it_is(page, judging, mini_reference):
    assert page.path == "et-si/essai"
    panels = {panel.title: [one.name for one in (*panel.sight, *panel.folded)] for panel in page.context["ask"]["panels"]}
    assert set(panels) == {"Lutteur", "Proie", "La situation"}
    assert panels["Lutteur"] == ["lutteur_force", "lutteur_etourdi"] and panels["Proie"] == ["proie_force", "proie_etourdi"]
    assert "de_dos" in panels["La situation"] and "coups" not in panels["La situation"], "what no example says is found by typing"
    counts = judging.uses.in_all("es:essai")
    assert counts["es:lutteur.force"] == 7, "five of `empoigner`, one of them as dict(force=…), and two of `assaut`"
    assert counts["es:lutteur.etourdi"] == 3 and "es:lutteur.lent" not in counts
    assert {name: judging.uses.meant(mini_reference[name])["es:lutteur.force"] for name in ("es:empoigner", "es:assaut")} == {"es:empoigner": 5, "es:assaut": 2}


def test_what_is_no_fact_is_counted_without_looking_for_the_nearest_name(judging, monkeypatch):
    monkeypatch.setattr("arbitre.resolver.unknown.nearest", lambda *told: pytest.fail("half a second a name, in a whole game"))
    assert judging.uses.in_all("es:essai")["des"] > 0


def test_the_page_is_a_form_like_the_others_without_what_they_alone_have(page):
    text = Renderer().markdown(page).replace("&#95;", "_")
    fields = set(re.findall(r'data-name="(\w+)"', text))
    assert {"lutteur_etourdi", "proie_force", "de_dos", "distance"} <= fields and "des" not in fields
    assert 'data-question="et_si"' in text and re.search(r'data-stands="[0-9a-f]{8}"', text)
    assert "data-table" not in text and text.count("assets/table.css") == 1


def test_a_game_and_its_forms_lead_to_it(judging, mini_reference):
    renderer = Renderer()
    assert '<a href="../et-si/essai/">Et si…</a>' in renderer.markdown(game_page(judging, mini_reference["es:essai"]))
    form = renderer.markdown(kind_page(judging, mini_reference["es:frapper"])).replace("&#95;", "_")
    assert re.search(r'<a class="arb-ask-table" data-table href="\.\./\.\./et-si/essai/#q=frapper%28adresse%3D5%2Cesquive%3D12%29">Et si…</a>', form)


def test_a_site_that_cannot_judge_has_no_such_page(atlas, mini_reference):
    assert list(whatif_pages(atlas)) == []
    assert "et-si/" not in Renderer().markdown(game_page(atlas, mini_reference["es:essai"]))


def test_another_rule_is_another_version_of_the_table(judging, mini_reference):
    from dataclasses import replace
    from fractions import Fraction

    from arbitre.graph import Reference

    now = version(judging, mini_reference["es:essai"])
    rule = mini_reference["es:dos"]
    edited = replace(rule, effects=(replace(rule.effects[0], value=Fraction(3)), *rule.effects[1:]))
    other = Atlas(changed := Reference({**mini_reference.nodes, rule.id: edited}, mini_reference.site_url, ""), Resolver(changed))
    assert len(now) == 8 and version(other, changed["es:essai"]) != now == version(judging, mini_reference["es:essai"])
