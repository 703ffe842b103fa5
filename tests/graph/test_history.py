"""What has changed since the last commit, or the last check without an error: which node, at which line."""

import pytest
from trees import SITE, TESTS, committed, edit, git, tree

from arbitre.graph.checks import check
from arbitre.graph.history import CHECK, COMMIT, History
from arbitre.graph.registry import register
from arbitre.graph.shelves import only
from arbitre.resolver import Resolver


@pytest.fixture
def root(tmp_path):
    return tree(tmp_path / "t", TESTS / "good" / "example-wrong-answer")


def test_without_git_nor_a_check_nothing_is_known(root):
    assert History(root).since_commit() is None and History(root).since_check() is None


def test_since_the_last_commit(root):
    committed(root)
    assert History(root).since_commit() == {}
    line = edit(root, "arb:add 2", "arb:add 3")
    ((name, change),) = History(root).since_commit().items()
    assert (name, change.file, change.line, change.since) == ("es:attaque-de-dos", "content/essai/cas.ttl", line, COMMIT)


def test_a_new_file_and_a_table_count(root):
    committed(root)
    (root / "content/essai/neuf.ttl").write_text("@prefix es: <essai/> .\n\nes:neuve a arb:Rule .\n", encoding="utf-8")
    (root / "content/essai/tables").mkdir()
    (root / "content/essai/tables/t.csv").write_text("a,b\n1,2\n", encoding="utf-8")
    found = History(root).since_commit()
    assert found.keys() == {"es:neuve", "content/essai/tables/t.csv"} and found["es:neuve"].line == 3


def test_since_the_last_check(root):
    History(root).keep()
    assert History(root).since_check() == {}
    edit(root, "arb:add 2", "arb:add 3")
    ((name, change),) = History(root).since_check().items()
    assert (name, change.since) == ("es:attaque-de-dos", CHECK)


def test_a_node_that_only_moved_has_not_changed(root):
    committed(root)
    History(root).keep()
    edit(root, "es:attaque-de-dos a", "# a remark above\n\nes:attaque-de-dos a")
    assert History(root).since_check() == {} == History(root).since_commit()


def test_one_game_looked_at_says_nothing_of_the_others(root):
    with only(frozenset({"essai"})):
        History(root).keep()
    assert History(root).since_check() is None, "a first check of one game would make the others look changed"
    History(root).keep()
    edit(root, "2d6 + ATT contre la DEF.", "2d6 + ATT, contre la DEF.", "essai/game.ttl")
    with only(frozenset({"autre"})):
        History(root).keep()
    assert History(root).since_check().keys() == {"es:jet-d-attaque"}
    with only(frozenset({"essai"})):
        History(root).keep()
    assert History(root).since_check() == {}


def test_a_checkout_that_brings_programs_runs_none_of_them(root):
    committed(root)
    trap = root / "trap"
    for name in ("core.fsmonitor", "core.pager", "filter.x.clean", "diff.x.textconv"):
        git(root, "config", name, f"touch {trap}; cat")
    (root / ".gitattributes").write_text("* filter=x diff=x\n", encoding="utf-8")
    edit(root, "arb:add 2", "arb:add 3")
    assert History(root).since_commit().keys() == {"es:attaque-de-dos"}
    assert not trap.exists()


def test_the_older_owner_of_a_code_is_the_one_of_the_commit(root):
    committed(root)
    assert History(root).owner_then("ES-010") == "es:attaque-de-dos" and History(root).owner_then("ES-099") == ""
    (root / "content/registry.csv").unlink()
    (root / "content/essai/avant.ttl").write_text(
        (TESTS / "bad/code-taken-by-a-newer-file/essai/avant.ttl").read_text(encoding="utf-8"), encoding="utf-8")
    told = [p for p in check(root, site_url=SITE) if p.message.startswith("le code ES-010")]
    assert [(p.file, p.node) for p in told] == [("content/essai/avant.ttl", "es:attaque-de-face")]


def test_a_folder_that_another_git_does_not_know_has_no_commit(root):
    committed(root.parent)
    git(root.parent, "rm", "-r", "--cached", "--quiet", ".")
    git(root.parent, "commit", "--quiet", "--allow-empty", "--message", "nothing")
    assert History(root).since_commit() is None


def test_of_two_descriptions_the_newer_is_told(root):
    (root / "content/essai/zz.ttl").write_text((root / "content/essai/cas.ttl").read_text(encoding="utf-8"), encoding="utf-8")
    (root / "content/essai/cas.ttl").unlink()
    committed(root)
    (root / "content/essai/cas.ttl").write_text((root / "content/essai/zz.ttl").read_text(encoding="utf-8"), encoding="utf-8")
    told = [p for p in check(root, site_url=SITE) if p.message.startswith("déjà décrit")]
    assert [(p.file, p.message) for p in told] == [("content/essai/cas.ttl", "déjà décrit dans content/essai/zz.ttl:7")]


def test_an_identifier_no_commit_has_may_be_given_up(root):
    """`arbitre new` was asked and its Turtle thrown away: nothing was published, and nothing has vanished."""
    register(root, SITE)
    committed(root)
    with (root / "content/registry.csv").open("a", encoding="utf-8") as rows:
        rows.write("ES-090,essai/charge,Rule,active,,2026-01-01\n")
    (told,) = check(root, site_url=SITE)
    assert (told.node, told.message) == ("ES-090", "essai/charge est inscrit, et rien ne le décrit encore")
    assert told.remedy == "décrivez-le (`arbitre new` en a écrit le Turtle), ou effacez cette ligne : le dernier commit ne l'a pas"
    git(root, "commit", "--quiet", "--all", "--message", "published")
    (told,) = check(root, site_url=SITE)
    assert told.message == "essai/charge a disparu du graphe"


def test_identifiers_that_wait_are_told_in_one_line_and_keep_no_example_from_running(root):
    register(root, SITE)
    committed(root)
    with (root / "content/registry.csv").open("a", encoding="utf-8") as rows:
        rows.write("".join(f"ES-09{rank},essai/charge-{rank},Rule,active,,2026-01-01\n" for rank in range(5)))
    edit(root, "contre DEF 13\n", "contre DEF 14\n", "essai/game.ttl")
    wrong, waiting = check(root, Resolver, SITE)
    assert "répond" in wrong.message
    assert waiting.message == "5 identifiants sont inscrits, et rien ne les décrit encore : ES-090 charge-0, ES-091 charge-1, ES-092 charge-2… et 2 de plus"


def test_a_file_that_is_gone_is_told_once(root):
    """Not its nodes one by one in the registry, nor the names of theirs that the others say."""
    (root / "content/essai/suite.ttl").write_text(
        (root / "content/essai/game.ttl").read_text(encoding="utf-8").partition("es:essai a")[0]
        + 'es:fuir a arb:Fact ; dct:identifier "ES-090" ; skos:prefLabel "fuit"@fr .\nes:crier a arb:Fact ; dct:identifier "ES-091" ; skos:prefLabel "crie"@fr .\n',
        encoding="utf-8",
    )
    edit(root, "arb:when es:de-dos", "arb:when es:de-dos ; arb:unless es:fuir")
    register(root, SITE)
    committed(root)
    assert check(root, site_url=SITE) == []
    (root / "content/essai/suite.ttl").unlink()
    (told,) = check(root, site_url=SITE)
    assert told.file == "content/essai/suite.ttl"
    assert told.message == "le fichier a disparu, avec 2 nœuds inscrits au registre (ES-090, ES-091)"
    assert "git checkout HEAD -- content/essai/suite.ttl" in told.remedy


def test_a_file_that_is_emptied_is_told_once(root):
    """An editor that saved nothing takes all the nodes at once; a node alone is told where it is still cited, with no look-alike to take for it."""
    fact = 'es:{} a arb:Fact ; dct:identifier "{}" ; skos:prefLabel "{}"@fr .\n'
    head = (root / "content/essai/game.ttl").read_text(encoding="utf-8").partition("es:essai a")[0]
    more, cries = root / "content/essai/suite.ttl", fact.format("crier", "ES-091", "crie")
    more.write_text(head + fact.format("fuir", "ES-090", "fuit") + cries + fact.format("enfuir", "ES-092", "s'enfuit"), encoding="utf-8")
    edit(root, "arb:when es:de-dos", "arb:when es:de-dos ; arb:unless es:fuir")
    register(root, SITE)
    committed(root)
    more.write_text(head + cries + fact.format("enfuir", "ES-092", "s'enfuit"), encoding="utf-8")
    cited, gone = check(root, site_url=SITE)
    assert (cited.message, cited.remedy) == ("inconnu : es:fuir", "ES-090 n'est plus décrit : remettez-le, ou citez ce qui le remplace")
    assert gone.message == "essai/fuir a disparu du graphe"
    more.write_text("", encoding="utf-8")
    (told,) = check(root, site_url=SITE)
    assert (told.file, told.message) == ("content/essai/suite.ttl", "le fichier est vide, avec 3 nœuds inscrits au registre (ES-090, ES-091, ES-092)")
