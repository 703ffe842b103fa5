"""Charts: well-formed SVG, arrows that do not cross each other's lanes, curves that say what they are."""

import itertools
import xml.etree.ElementTree as ET
from fractions import Fraction

from arbitre.site.charts import Box, Curve, Edge, odds_svg, sequence_svg
from arbitre.site.charts.sequence import assign

SVG = "{http://www.w3.org/2000/svg}"


def parsed(svg):
    return ET.fromstring(str(svg).replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1))


def test_a_sequence_draws_every_step_and_every_arrow():
    boxes = [Box("1", 'Un & <deux> "trois"', "../a/"), Box("1a", "Long " * 20, "../b/", "quand il pleut", True), Box("2", "Fin", "../c/", lit=True)]
    edges = [Edge(0, 1), Edge(1, 2), Edge(0, 2, "quand il neige"), Edge(2, 0), Edge(1, 1)]
    svg = parsed(sequence_svg(boxes, edges, "Le tour"))
    links = svg.findall(f"{SVG}a")
    assert [a.get("href") for a in links] == ["../a/", "../b/", "../c/"]
    assert [a.get("aria-current") for a in links] == [None, None, "step"]
    assert len([p for p in svg.findall(f"{SVG}path") if "arb-jump" in p.get("class")]) == 3
    words = " ".join("".join(a.itertext()) for a in links)
    assert "quand il pleut" in words and "↪ 2 quand il neige" in words


def test_boxes_never_overlap():
    boxes = [Box(str(n), "Une étape au nom assez long pour deux lignes", "x") for n in range(30)]
    rects = parsed(sequence_svg(boxes, [], "x")).iter(f"{SVG}rect")
    spans = [(float(r.get("y")), float(r.get("y")) + float(r.get("height"))) for r in rects]
    assert all(a[1] < b[0] for a, b in itertools.pairwise(spans))


def test_lanes_hold_arrows_that_do_not_meet():
    edges = [Edge(0, 5), Edge(1, 3), Edge(6, 9), Edge(8, 7), Edge(2, 3)]
    far = [e for e in edges if e.end != e.start + 1]
    lanes = assign(edges)
    for i, a in enumerate(far):
        for j, b in enumerate(far[:i]):
            if lanes[i] == lanes[j]:
                assert max(a.start, a.end) < min(b.start, b.end) or max(b.start, b.end) < min(a.start, a.end)


def test_curves_have_marks_of_different_shapes():
    points = tuple((n, Fraction(12 - n, 10)) for n in range(2, 13))
    svg = parsed(odds_svg([Curve("a", points), Curve("b", points)], "Chances <de> toucher", "À faire"))
    assert svg.get("role") == "img" and svg.get("aria-label") == "Chances <de> toucher"
    assert len(svg.findall(f"{SVG}circle")) == len(points) and len(svg.findall(f"{SVG}rect")) == len(points)


def test_a_curve_of_one_point_is_drawn():
    assert parsed(odds_svg([Curve("a", ((7, Fraction(1)),))], "x", "y")) is not None
