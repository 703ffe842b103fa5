"""Drawings to scale: what is drawn is what the page's examples answer, in their proportions, and nothing is cut off."""

import re
import xml.etree.ElementTree as ET

import pytest

from arbitre.resolver import Resolver
from arbitre.site.atlas import Atlas
from arbitre.site.charts import Mark, arcs_svg, reach_svg, sizes_svg
from arbitre.site.charts.scale import BASE, WIDTH
from arbitre.site.views.drawing import drawing

SVG = "{http://www.w3.org/2000/svg}"


def parsed(svg):
    return ET.fromstring(str(svg).replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1))


def height(svg):
    return float(svg.get("viewBox").split()[3])


def radii(svg):
    """The radius of each area, as its arcs say it."""
    return [float(re.search(r"[aA]([\d.]+)", path.get("d")).group(1)) for path in svg.iter(f"{SVG}path") if "arb-area" in path.get("class")]


def test_distances_keep_their_proportions_and_the_longest_lies_behind():
    svg = parsed(reach_svg([Mark((3.0,), "3"), Mark((12.0,), "12"), Mark((6.0,), "6")], "Portées"))
    found = [radius - BASE for radius in radii(svg)]
    assert found[0] > found[1] > found[2]
    assert found[0] / found[1] == pytest.approx(2, abs=0.01) and found[1] / found[2] == pytest.approx(2, abs=0.01)
    assert "".join(svg.itertext()) == "1263"


def test_an_angle_opens_on_both_sides_of_what_is_faced():
    for angle, across in ((90, 2**0.5), (180, 2), (60, 1)):
        path = next(p for p in parsed(arcs_svg([Mark((float(angle),), "x")], "Vue")).iter(f"{SVG}path") if "arb-area" in p.get("class")).get("d")
        far = float(re.search(r"A([\d.]+)", path).group(1))
        left, right = float(re.search(r"L([\d.]+)", path).group(1)), float(re.search(r" ([\d.]+) [\d.]+z", path).group(1))
        assert (right - left) / far == pytest.approx(across, abs=0.01)
        assert (left + right) / 2 == pytest.approx(WIDTH / 2, abs=0.1)


def test_a_whole_turn_and_more_than_half_a_turn_are_drawn_below_the_base_too():
    assert height(parsed(arcs_svg([Mark((360.0,), "x")], "Vue"))) > height(parsed(arcs_svg([Mark((180.0,), "x")], "Vue")))


def test_sizes_keep_their_proportions_never_overlap_and_stay_inside():
    marks = [Mark((25.0, 25.0), "25 × 25 mm"), Mark((50.0,), "50 mm"), Mark((25.0, 50.0), "25 × 50 mm"), Mark((120.0,), "120 mm"), Mark((37.5, 37.5), "37,5 × 37,5 mm")]
    svg = parsed(sizes_svg(marks, "Socles"))
    boxes = [(float(r.get("x")), float(r.get("y")), float(r.get("width")), float(r.get("height"))) for r in svg.iter(f"{SVG}rect")]
    discs = [(float(c.get("cx")) - float(c.get("r")), float(c.get("cy")) - float(c.get("r")), 2 * float(c.get("r")), 2 * float(c.get("r"))) for c in svg.iter(f"{SVG}circle")]
    assert boxes[1][3] / boxes[0][3] == pytest.approx(2, abs=0.01) and discs[1][2] / discs[0][2] == pytest.approx(2.4, abs=0.01)
    shapes = boxes + discs
    assert all(x >= 0 and x + wide <= WIDTH and y >= 0 and y + high <= height(svg) for x, y, wide, high in shapes)
    for one in shapes:
        for other in shapes:
            apart = one[0] + one[2] <= other[0] or other[0] + other[2] <= one[0] or one[1] + one[3] <= other[1] or other[1] + other[3] <= one[1]
            assert one is other or apart


def test_every_node_that_asks_for_a_drawing_has_one_of_what_its_examples_answer(real_atlas):
    asking = [node for node in real_atlas.reference if node.data.get("drawnAs")]
    assert len({node.game for node in asking}) == len(real_atlas.reference.games())
    for node in asking:
        found = drawing(real_atlas, node)
        assert found, node.code
        said = " ".join([*(example.code for example in node.examples), *(str(cell) for row in node.data.get("rows", ()) for cell in row)])
        for written, _ in found["legend"]:
            assert written in said or f"Fraction({written.split()[0]}, 1)" in said, (node.code, written)


def test_what_is_not_to_be_drawn_is_not(real_atlas):
    assert drawing(real_atlas, next(node for node in real_atlas.reference if node.kind == "Roll")) is None


@pytest.fixture(scope="module")
def real_atlas(reference):
    return Atlas(reference, Resolver(reference))
