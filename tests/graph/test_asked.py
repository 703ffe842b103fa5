"""The questions that lead to a node may stand in another file than it: they are read with it, and change nothing else of it."""

from dataclasses import replace

from trees import SITE, TESTS, tree

from arbitre.graph import load
from arbitre.graph.records import record

CASE = TESTS / "good" / "asked-too-often"


def test_questions_of_two_files_lead_to_one_node(tmp_path):
    root = tree(tmp_path / "t", CASE)
    node = load(root, SITE)["es:viser"]
    assert node.asked == ("je bouge pas et je tire, j'ai un bonus ?", "il vise", "visé, tir", "je prends mon temps", "il attend et tire")
    assert node.asked_en == ("does aiming help", "steady shot", "take aim")
    assert record(node, load(root, SITE))["questions"] == {"fr": list(node.asked), "en": list(node.asked_en)}


def test_a_node_stays_where_it_is_described(tmp_path):
    root = tree(tmp_path / "t", CASE)
    with_them = load(root, SITE)
    (root / "content/essai/demandes/cas.ttl").unlink()
    without = load(root, SITE)
    assert with_them.version != without.version and list(with_them.nodes) == list(without.nodes)
    for node in with_them:
        assert replace(node, asked=(), asked_en=()) == replace(without[node.id], asked=(), asked_en=())


def test_a_question_more_is_read_at_once(tmp_path):
    root = tree(tmp_path / "t", CASE)
    load(root, SITE)
    file = root / "content/essai/demandes/cas.ttl"
    file.write_text(file.read_text(encoding="utf-8").replace("il vise", "il prend son temps pour viser"), encoding="utf-8")
    assert "il prend son temps pour viser" in load(root, SITE)["es:viser"].asked
