"""The page of the vocabulary: each term at work in a node, with an example that runs; the few that no game says are listed here."""

import re
from types import SimpleNamespace

import pytest
import sites

from arbitre.site.atlas import Atlas
from arbitre.site.questions import answered
from arbitre.site.vocabulary import missing, uses

# Read by the program, and said by none of the three games: what would show them is an example of tests/good or of the invented game.
WITHOUT = {
    "BecomesTrue",  # what a fact that is passed on does when nothing else is said
    "LessThan",  # a roll that must stay under its need
    "QuestionName", "StatedCase",  # said by the ontology itself, of the procedure that every game shares
    "edition",  # of a document
    "game",  # of a node whose address does not tell
    "role", "predicate",  # published for names in two parts, never written in the content
    "replacedBy",  # of a node that another took over from
}


@pytest.fixture(scope="module")
def whole(reference, resolver, root):
    """What shows each term of the real vocabulary; that every example of the three games passes is proved elsewhere."""
    atlas = Atlas(reference, resolver)
    atlas.prover = SimpleNamespace(count=lambda node: (len(node.examples), len(node.examples)))
    return uses(atlas, root)


def test_every_term_is_shown_at_work_but_these(whole, reference):
    assert set(missing(reference.ontology, whole)) == WITHOUT


def test_what_is_shown_says_the_term_and_answers_what_the_game_answers(whole, reference, resolver):
    direct = {term: use for term, use in whole.items() if f"arb:{term}" in use.line}
    assert len(direct) > 200
    for term in ("operationOrder", "on", "against", "tie", "stage", "plays", "times", "ifStated", "reroll", "modality", "selects"):
        use = direct[term]
        node = reference.by_slug.get(use.proof.path) or next(game for game in reference.games() if game.slug.startswith(f"{use.proof.path}/"))
        printed = [line.strip() for example in node.examples for line in example.code.splitlines()]
        at = printed.index(f">>> {use.question}")
        assert answered(printed[at + 1]) == use.answer
        runs = [run for example in node.examples for run in resolver.run_example(node, example).runs]
        assert next(run for run in runs if run.source.strip() == use.question).ok


def test_what_none_of_the_games_says_the_program_reads(root):
    files = [*(root / "build" / "arbitre").rglob("*.py"), root / "ontology" / "arbitre.ttl"]
    program = "".join(path.read_text(encoding="utf-8") for path in files)
    for term in WITHOUT:
        assert re.search(rf'"{term}"|arb\.{term}\b|ontology/#{term}>|arb:takes arb:{term}\b', program), term


def test_every_term_is_said_or_read(reference, root):
    """What nothing reads is no part of the vocabulary: each is in the content, the shapes or the program, or a class that something leads to."""
    texts = [path.read_text(encoding="utf-8") for folder in ("content", "build/arbitre", "ontology") for path in (root / folder).rglob("*")
             if path.suffix in {".ttl", ".py", ".jinja"} and path.name != "arbitre.ttl"]
    words = {word for text in texts for word in re.findall(r"\w+", text)}
    leading = {term.get(key, "").removeprefix("arb:") for term in reference.ontology.values() for key in ("range", "domain", "parent")}
    assert [name for name in reference.ontology if name not in words and name not in leading] == []


def test_the_page_shows_them(mini_site, atlas, mini):
    page = (mini_site / "ontology" / "index.html").read_text(encoding="utf-8")
    shown = uses(atlas, mini)
    assert "operationOrder" in missing(atlas.reference.ontology, shown)  # the small game does not say its order
    for term in ("dice", "effect", "Chain", "favouredBy", "times"):
        entry = page.partition(f'id="{term}"')[2].partition("</div>")[0]
        assert "Par exemple" in entry and f'/{shown[term].ref.path}/"' in entry.replace("../", "/")
    assert not sites.broken(mini_site)
