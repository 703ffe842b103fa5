"""The page of the vocabulary: each term at work in a node, with an example that runs; what no game says, an invented one shows."""

import html
import re
import shutil
from types import SimpleNamespace

import pytest
import sites

from arbitre.graph import check, only
from arbitre.resolver import Resolver
from arbitre.site.atlas import Atlas
from arbitre.site.questions import answered
from arbitre.site.vocabulary import SPECIMEN, at_work, missing, uses

@pytest.fixture(scope="module")
def whole(reference, resolver, root):
    """What shows each term of the real vocabulary; that every example of the three games passes is proved elsewhere."""
    atlas = Atlas(reference, resolver)
    atlas.prover = SimpleNamespace(count=lambda node: (len(node.examples), len(node.examples)))
    return at_work(atlas, root)


def test_every_term_is_shown_at_work(whole, reference):
    assert missing(reference.ontology, whole) == []


def test_what_is_shown_says_the_term_and_answers_what_the_game_answers(whole, reference, resolver):
    direct = {term: use for term, use in whole.items() if f"arb:{term}" in use.line and not use.invented}
    assert len(direct) > 200
    for term in ("operationOrder", "on", "against", "tie", "stage", "plays", "times", "ifStated", "reroll", "modality", "selects"):
        use = direct[term]
        node = reference.by_slug.get(use.proof.path) or next(game for game in reference.games() if game.slug.startswith(f"{use.proof.path}/"))
        printed = [line.strip() for example in node.examples for line in example.code.splitlines()]
        at = printed.index(f">>> {use.question}")
        assert answered(printed[at + 1]) == use.answer
        runs = [run for example in node.examples for run in resolver.run_example(node, example).runs]
        assert next(run for run in runs if run.source.strip() == use.question).ok


def test_the_invented_game_is_as_sound_as_any(tmp_path):
    project = shutil.copytree(SPECIMEN, tmp_path / "osselets")
    with only(frozenset({"osselets"})):
        assert check(project, Resolver) == []


def test_the_invented_game_shows_only_what_no_game_says(whole):
    invented = {term: use for term, use in whole.items() if use.invented}
    assert {"BecomesTrue", "LessThan", "edition", "replacedBy"} <= set(invented)
    assert "atLeast" not in invented and "dice" not in invented
    assert invented["LessThan"].answer == "Pris : 3 + 4 = 7 contre GUET 7"  # seven is not under seven
    assert invented["BecomesTrue"].answer.startswith("7/12")  # 21 throws of 36 are under eight


def test_what_a_node_does_not_write_itself_is_shown_too(whole, reference):
    asked = whole["QuestionName"]  # said of the procedure that every game shares
    assert reference.by_slug[asked.ref.path].data["common"] == "SimultaneousRolls" and "question=" in asked.question
    said = whole["predicate"]  # published of a name in two parts
    name, _, rest = said.line.partition(" ")
    role, predicate = re.fullmatch(r"arb:role (\S+) ; arb:predicate (\S+) \.", rest).groups()
    assert reference.roles.split(name) == (role, predicate) and f"{reference[name].name}=" in said.question


def test_every_term_is_said_or_read(reference, root):
    """What nothing reads is no part of the vocabulary: each is in the content, the shapes or the program, or a class that something leads to."""
    texts = [path.read_text(encoding="utf-8") for folder in ("content", "build/arbitre", "ontology") for path in (root / folder).rglob("*")
             if path.suffix in {".ttl", ".py", ".jinja"} and path.name != "arbitre.ttl"]
    words = {word for text in texts for word in re.findall(r"\w+", text)}
    leading = {term.get(key, "").removeprefix("arb:") for term in reference.ontology.values() for key in ("range", "domain", "parent")}
    assert [name for name in reference.ontology if name not in words and name not in leading] == []


def test_the_page_shows_them(mini_site, atlas, mini):
    page = (mini_site / "ontology" / "exemples" / "index.html").read_text(encoding="utf-8")
    shown = uses(atlas, mini)
    assert "operationOrder" in missing(atlas.reference.ontology, shown)  # the small game does not say its order
    assert "LessThan" not in shown
    invented = html.unescape(page.partition('id="LessThan"')[2].partition("</div>")[0])
    assert "D'un jeu inventé, «\u00a0Se faufiler\u00a0»" in invented and 'href="../../essai' not in invented  # it has no page
    assert '<code>arb:comparison arb:LessThan ; arb:success "Passe"@fr ; arb:failure "Pris"@fr ;</code>' in invented  # Turtle, its spaces as written
    for term in ("dice", "effect", "Chain", "favouredBy", "times"):
        entry = page.partition(f'id="{term}"')[2].partition("</div>")[0]
        assert f'/{shown[term].ref.path}/"' in entry.replace("../", "/")
    assert not sites.broken(mini_site)
