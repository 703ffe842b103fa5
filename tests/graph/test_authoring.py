"""`arbitre new`: an address and a code, a row in the registry, Turtle that passes once it is filled in."""

import re

import pytest
from trees import SITE, TESTS, tree

from arbitre.errors import GraphError, UnknownError
from arbitre.graph import registry
from arbitre.graph.authoring import new, slugify
from arbitre.graph.checks import check
from arbitre.graph.checks.vocabulary import Vocabulary

PREFIXES = (TESTS / "good/table-row-short/essai/cas.ttl").read_text(encoding="utf-8").partition("\n\n")[0] + "\n\n"


@pytest.fixture
def root(tmp_path):
    return tree(tmp_path / "t")


@pytest.mark.parametrize(
    ("label", "slug"),
    [
        ("Attaque de dos", "attaque-de-dos"),
        ("Jet d'attaque", "jet-d-attaque"),
        ("Jet d’attaque", "jet-d-attaque"),
        ("À l'œil nu !", "a-l-oeil-nu"),
        ("  Élan  brisé — fin ", "elan-brise-fin"),
        ("???", ""),
    ],
)
def test_slugs(label, slug):
    assert slugify(label) == slug


def test_a_new_node_gets_the_next_code_and_its_row(root):
    text = new(root, "essai", "rule", "Attaque de dos")
    assert "es:attaque-de-dos a arb:Rule ;" in text and 'dct:identifier "ES-009"' in text
    (row,) = [e for e in registry.read(root) if e.code == "ES-009"]
    assert (row.slug, row.kind, row.status) == ("essai/attaque-de-dos", "Rule", "active")
    assert 'dct:identifier "ES-010"' in new(root, "essai", "rule", "Attaque de face")


def test_a_role_is_called_without_its_article(root):
    text = new(root, "essai", "rôle", "L'Adversaire")
    assert "es:adversaire a arb:Role ;" in text and 'skos:prefLabel "l\'Adversaire"@fr' in text
    assert "es:la-charge a arb:Rule" in new(root, "essai", "règle", "La charge"), "only people are called so"


def test_a_new_node_is_told_where_its_chapters_lie_and_what_its_game_cites(root):
    other = PREFIXES.replace("es: <essai/>", "au: <autre/>") + '''au:autre a arb:Game ; skos:prefLabel "Autre"@fr ; arb:prefix "AU" ;
    arb:cites [ arb:document src:aide ; arb:section "Tout" ] .
'''
    (root / "content/autre").mkdir()
    (root / "content/autre/game.ttl").write_text(other, encoding="utf-8")
    more = PREFIXES + 'es:tir a arb:Chapter ; dct:identifier "ES-090" ; skos:prefLabel "Tir"@fr .\n'
    (root / "content/essai/tir.ttl").write_text(more, encoding="utf-8")
    text = new(root, "essai", "règle", "Viser")
    assert "arb:chapter es:… ;  # es:combat (game.ttl), es:tir\n" in text
    assert "arb:document src:livre" in text and "src:aide" not in text


def test_a_new_node_says_how_its_question_is_asked_where_nothing_else_does(root):
    ranking = new(root, "essai", "ordre de préférence", "Qui l'on vise")
    assert "# la question compare des options : qui_l_on_vise(options=[dict(…=2), dict(…=1)]).outcome répond 'Option 2'\n" in ranking
    assert '# du Python du jeu la juge, lié par @procedure("es:tirage") : voyez « Procedures »' in new(root, "essai", "procédure", "Tirage")


@pytest.mark.parametrize("game", ["essai", "es", "ES", "Jeu d'essai", "es:essai"])
@pytest.mark.parametrize("kind", ["règle", "regle", "RULE", "Rule"])
def test_games_and_kinds_go_by_all_their_names(root, game, kind):
    assert "es:x a arb:Rule" in new(root, game, kind, "x")


@pytest.mark.parametrize(
    ("game", "kind", "label", "error", "says"),
    [
        ("esai", "rule", "x", UnknownError, "vouliez-vous dire essai ?"),
        ("essai", "regel", "x", UnknownError, "genre inconnu : regel"),
        ("essai", "jeu", "x", GraphError, "arbitre new --game"),
        ("essai", "rule", "De dos", GraphError, "existe déjà"),
        ("essai", "rule", "!", GraphError, "ni lettre ni chiffre"),
        ("essai", "rule", "", GraphError, "ni lettre ni chiffre"),
        ("essai", "rule", "Deux\nlignes", GraphError, "U+000A"),
        ("essai", "rule", "À l'env\u202eers", GraphError, "U+202E"),
        ("essai", "rule", "moiti\udce9", GraphError, "U+DCE9"),
        ("essai", "rule", "long " * 60, GraphError, "caractères → 100 au plus"),
        ("essai", "jet", "3 dés", GraphError, "ne peut pas nommer une question"),
        ("../../etc", "rule", "x", UnknownError, "jeu inconnu"),
    ],
)
def test_wrong_requests_are_named(root, game, kind, label, error, says):
    before = registry.read(root)
    with pytest.raises(error, match=re.escape(says)):
        new(root, game, kind, label)
    assert registry.read(root) == before


def test_a_name_never_leaves_the_folder_of_its_game(root):
    assert "es:etc-passwd a arb:Rule" in new(root, "essai", "rule", "../../etc/passwd")
    assert {e.slug for e in registry.read(root) if "etc" in e.slug} == {"essai/etc-passwd"}


COMMENTED = re.compile(r"^ +# (arb:of es:….*?)  # .*$", re.MULTILINE)


@pytest.mark.parametrize("kind", ["Characteristic", "Choice", "Fact", "Measure", "Profile", "Property", "Skill", "State"])
def test_what_is_offered_as_a_choice_has_a_meaning_there(root, kind):
    """Whoever takes away the # of the line that says of whom a node is said must not be told that it has no meaning here."""
    text = COMMENTED.sub(r"    \1", new(root, "essai", kind, "Neuf"))
    assert "\n    arb:of es:…" in text
    filled = re.sub(r"^ +# .*\n", "", text, flags=re.MULTILINE).replace("es:…", "es:tirer").replace("arb:page …", "arb:page 3").replace("src:…", "src:livre")
    (root / "content/essai/cas.ttl").write_text(PREFIXES + filled.replace(">>> …", ">>> f()").replace("        …\n", "        1\n"), encoding="utf-8")
    assert not [problem.message for problem in check(root, site_url=SITE) if "n'a pas de sens ici" in problem.message]


def test_a_chapter_and_a_principle_come_after_those_there_are(root):
    taken = '\nes:feu a arb:Chapter ; dct:identifier "ES-090" ; skos:prefLabel "Feu"@fr ; arb:rank 4 .\n'
    (root / "content/essai/cas.ttl").write_text(PREFIXES + taken, encoding="utf-8")
    assert "arb:rank 5 ;" in new(root, "essai", "chapter", "Eau") and "arb:rank 1 ;" in new(root, "essai", "principle", "La lettre")


def test_unfilled_turtle_says_it_is_to_be_filled_in(root):
    (root / "content/essai/cas.ttl").write_text(
        PREFIXES + new(root, "essai", "rule", "Attaque de face"), encoding="utf-8"
    )
    (problem,) = check(root, site_url=SITE)
    assert problem.message == "il reste un « … » à remplir"


KINDS = [k for k in Vocabulary(TESTS.parent, SITE).kinds() if k != "Game"]  # a game is founded whole: test_founding.py


@pytest.mark.parametrize("kind", KINDS)
def test_filled_turtle_breaks_no_shape(root, kind):
    """Every blank filled with something plausible, what is left are only links that do not fit this kind or its steps."""
    text = new(root, "essai", kind, 'Le "neuf"')
    filled = (
        re.sub(r"^ +# .*\n", "", text, flags=re.MULTILINE)
        .replace("arb:page …", "arb:page 3")
        .replace("src:…", "src:livre")
        .replace("arb:chapter es:…", "arb:chapter es:combat")
        .replace("arb:carries es:…", "arb:carries es:distance")
        .replace("arb:times es:…", "arb:times es:distance")
        .replace("es:… es:…", "es:distance")
        .replace("( es:… )", "( es:taille )")
        .replace("es:…", "es:jet-d-attaque")
        .replace('( "…" "…" )', '( "a" "b" )')
        .replace('"…"', '"x"')
        .replace(">>> …", ">>> f()")
        .replace("        …\n", "        1\n")
    )
    (root / "content/essai/cas.ttl").write_text(PREFIXES + filled, encoding="utf-8")
    told = [str(p) for p in check(root, site_url=SITE)]
    links = ("fichier introuvable", "un rôle joue un sujet", "mène hors de la séquence", "n'est pas une séquence", "une séquence sans étape")
    assert [t for t in told if not any(link in t for link in links)] == []
