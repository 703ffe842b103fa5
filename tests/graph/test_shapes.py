"""What the shapes ask is said in French, also where a shape has no words of its own."""

import re

from arbitre.graph import check
from trees import SITE, edit, tree


def test_a_shape_without_a_message_speaks_french(tmp_path):
    root = tree(tmp_path / "t")
    shapes = root / "ontology/shapes.ttl"
    text = shapes.read_text(encoding="utf-8")
    shapes.write_text(re.sub(r'\s*sh:message\s+"(?:[^"\\]|\\.)*"@fr\s*;?', "", text), encoding="utf-8")
    edit(root, "arb:chapter es:combat", "arb:chapter es:taille", "essai/game.ttl")
    edit(root, 'dct:identifier "ES-', 'dct:identifier "es ', "essai/game.ttl")
    edit(root, "arb:statement ", "arb:note ", "essai/game.ttl")
    told = [p for p in check(root, site_url=SITE) if "sh:" in p.message or "davantage" in p.message]
    assert len({re.sub(r"« .* »", "", p.message) for p in told}) > 2
    assert not [p for p in told if re.search(r"\b(?:Value|Less|More|than|does|not|match)\b", f"{p.message} {p.remedy}")]
    assert all(p.remedy and p.line > 1 for p in told)
