"""The terms of a statement: which words are links, and what a browser reads to show them in place."""

import json
from dataclasses import replace

import pytest

from arbitre.site.links import Ref
from arbitre.site.neighbours import Neighbours
from arbitre.site.prose import plain
from arbitre.site.terms import LONG, PARAGRAPH, Lexicon, brief, files, linked, paragraphs, stem


@pytest.fixture
def named(mini_reference):
    """The words linked in a statement, each with the code of its page."""
    def read(text: str, curie: str = "es:taille"):
        lexicon, node = Lexicon(mini_reference), replace(mini_reference[curie], statement=text)
        return [(text[a:b], mini_reference[c].code) for a, b, c in lexicon.found(node)]

    return read


@pytest.mark.parametrize(("text", "links"), [
    ("La taille du socle.", [("socle", "ES-134")]),
    ("Des socles, puis un socle.", [("socles", "ES-134")]),  # once, and in the plural
    ("Celle qui est à terre reste À TERRE.", [("à terre", "ES-132")]),
    ("Elles sont étourdies.", [("étourdies", "ES-203")]),
    ("Il faut la FOR, jamais la for.", [("FOR", "ES-205")]),
    ("Un lame tranchant ne dit pas Tranchant.", [("Tranchant", "ES-131")]),  # a proper name has its capital
    ("Tranchant. Tranchant !", []),  # which every first word of a sentence has
    ("Le choix de cible se fait.", []),  # a ranking is no term
    ("Le tour de jeu.", [("tour de jeu", "ES-160")]),
])
def test_the_words_that_are_links(named, text, links):
    assert named(text) == links


def test_a_chapter_leads_to_those_before_and_after_it(reference):
    found = Neighbours(reference, Lexicon(reference))
    for game in reference.games():
        chapters = sorted((n for n in reference.of_game(game.id) if n.kind == "Chapter"), key=lambda n: n.data["rank"])
        names = ["", *(n.id for n in chapters), ""]
        assert len(chapters) > 9 and [found.beside(n) for n in chapters] == list(zip(names, names[2:]))


def test_a_page_never_links_its_own_name(named):
    assert named("Le socle, sur un socle.", "es:socle") == []


def test_accents_tell_words_apart():
    assert stem("Étourdies") == stem("étourdi") == "étourdi" and stem("limite") != stem("limité") and stem("as") == "as"


def test_a_statement_is_whole_with_its_links(atlas, mini_reference):
    for node in mini_reference:
        assert plain(linked(atlas, node)) == node.statement


def test_a_long_statement_is_read_in_paragraphs_of_whole_sentences(reference):
    for node in reference:
        said = [node.statement] * bool(node.statement)
        told = paragraphs(said)
        assert " ".join(map(plain, told)) == " ".join(node.statement.split()) or len(told) == 1
        assert len(told) == bool(said) if len(node.statement) <= LONG else all(len(plain(one)) >= PARAGRAPH for one in told[:-1])
        assert all(plain(one)[-1:] in ".!?" for one in told[:-1])


def test_where_a_paragraph_begins(mini_reference):
    ref = Ref("es/socle", "Le socle", "", "terme")
    first, then = "Une phrase assez longue pour tenir seule dans son paragraphe, de 1,5 pouce. ", " compte. 3 ne suffit pas. Et l'on dit ensuite tout ce qu'il faut dire de plus, " + "longuement, " * 12 + "sans fin."
    told = [plain(one) for one in paragraphs([first, ref, then])]
    assert told[:2] == [first.strip(), "Le socle compte. 3 ne suffit pas."] and len(told) == 3 and told[2].startswith("Et l'on dit")


def test_what_the_browser_reads_tells_every_linked_term(atlas, mini_reference):
    ((address, text),) = files(atlas)
    told = json.loads(text)
    assert address == "essai/termes.json" and told["socle"] == ["Socle", "définition", "ES-134", "Le rond sous la figurine."]
    used = {curie for node in mini_reference for _, _, curie in atlas.lexicon.found(node)}
    assert {f"essai/{name}" for name in told} == {mini_reference[curie].slug for curie in used}


def test_a_mark_changes_with_the_names_it_links(mini_reference):
    marks = lambda reference: Neighbours(reference, Lexicon(reference))
    before = marks(mini_reference)
    node, other = mini_reference["es:taille"], mini_reference["es:dos"]
    renamed = replace(mini_reference, nodes={**mini_reference.nodes, "es:socle": replace(mini_reference["es:socle"], label="Pied")})
    after = marks(renamed)
    assert before.mark(node) != after.mark(node) and before.mark(other) == after.mark(other)


def test_a_long_statement_is_cut_after_a_sentence():
    assert brief("Court.") == "Court." and brief("Une phrase. " * 60).endswith("phrase.") and len(brief("mot " * 200)) <= 321
