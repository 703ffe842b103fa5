"""Drawings to scale: what is drawn is what the page's examples answer, in their proportions, and nothing is cut off."""

import re
import xml.etree.ElementTree as ET

import pytest

from arbitre.resolver import Resolver
from arbitre.site.atlas import Atlas
from arbitre.site.charts import Card, Case, Mark, Ways, arcs, balance, bearing, boxes, drift, levels, near, reach, sides, sight, sizes
from arbitre.site.charts.frame import BASE, FAR, WIDTH
from arbitre.site.views.drawing import CAPTIONS, drawing

SVG = "{http://www.w3.org/2000/svg}"


def parsed(picture):
    svg = picture.svg("Titre", "Ce qu'on voit") if hasattr(picture, "svg") else picture
    return ET.fromstring(str(svg).replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1))


def texts(picture):
    """What is written in a picture, from the first to the last."""
    return [text.text.replace("\xa0", " ") for text in parsed(picture).iter(f"{SVG}text")]


def paths(picture, kind):
    return [path for path in parsed(picture).iter() if kind in (path.get("class") or "").split()]


def height(svg):
    return float(svg.get("viewBox").split()[3])


def radii(svg):
    """The radius of each area, as its arcs say it."""
    return [float(re.search(r"[aA]([\d.]+)", path.get("d")).group(1)) for path in svg.iter(f"{SVG}path") if "arb-area" in path.get("class")]


def test_distances_keep_their_proportions_and_the_longest_lies_behind():
    picture = reach([Mark((3.0,), "3"), Mark((12.0,), "12"), Mark((6.0,), "6")])
    found = [radius - BASE for radius in radii(parsed(picture))]
    assert found[0] > found[1] > found[2]
    assert found[0] / found[1] == pytest.approx(2, abs=0.01) and found[1] / found[2] == pytest.approx(2, abs=0.01)
    assert texts(picture) == ["12", "6", "3"]


def test_an_angle_opens_on_both_sides_of_what_is_faced():
    for angle, across in ((90, 2**0.5), (180, 2), (60, 1)):
        path = next(p for p in parsed(arcs([Mark((float(angle),), "x")])).iter(f"{SVG}path") if "arb-area" in p.get("class")).get("d")
        far = float(re.search(r"A([\d.]+)", path).group(1))
        left, right = float(re.search(r"L([\d.]+)", path).group(1)), float(re.search(r" ([\d.]+) [\d.]+z", path).group(1))
        assert (right - left) / far == pytest.approx(across, abs=0.01)
        assert (left + right) / 2 == pytest.approx(WIDTH / 2, abs=0.1)


def test_a_whole_turn_and_more_than_half_a_turn_are_drawn_below_the_base_too():
    assert height(parsed(arcs([Mark((360.0,), "x")]))) > height(parsed(arcs([Mark((180.0,), "x")])))


def test_sizes_keep_their_proportions_never_overlap_and_stay_inside():
    marks = [Mark((25.0, 25.0), "25 × 25 mm"), Mark((50.0,), "50 mm"), Mark((25.0, 50.0), "25 × 50 mm"), Mark((120.0,), "120 mm"), Mark((37.5, 37.5), "37,5 × 37,5 mm")]
    svg = parsed(sizes(marks))
    boxes = [(float(r.get("x")), float(r.get("y")), float(r.get("width")), float(r.get("height"))) for r in svg.iter(f"{SVG}rect")]
    discs = [(float(c.get("cx")) - float(c.get("r")), float(c.get("cy")) - float(c.get("r")), 2 * float(c.get("r")), 2 * float(c.get("r"))) for c in svg.iter(f"{SVG}circle")]
    assert boxes[1][3] / boxes[0][3] == pytest.approx(2, abs=0.01) and discs[1][2] / discs[0][2] == pytest.approx(2.4, abs=0.01)
    shapes = boxes + discs
    assert all(x >= 0 and x + wide <= WIDTH and y >= 0 and y + high <= height(svg) for x, y, wide, high in shapes)
    for one in shapes:
        for other in shapes:
            apart = one[0] + one[2] <= other[0] or other[0] + other[2] <= one[0] or one[1] + one[3] <= other[1] or other[1] + other[3] <= one[1]
            assert one is other or apart


def test_a_drift_rings_what_the_dice_may_come_to_to_scale():
    picture = drift([Mark((1.0, 6.0), "de 1 à 6"), Mark((2.0, 12.0), "de 2 à 12"), Mark((3.0,), "3")])
    wide, narrow = (sorted({float(r) for r in re.findall(r"a([\d.]+) ", ring.get("d"))}) for ring in paths(picture, "arb-area"))
    assert wide[1] == FAR and wide[1] / wide[0] == pytest.approx(6, abs=0.05) and wide[1] / narrow[1] == pytest.approx(2, abs=0.01)
    assert float(paths(picture, "arb-ring")[0].get("r")) == pytest.approx(FAR / 4, abs=0.1)


def test_only_the_ways_that_a_source_names_are_drawn():
    known, half = Ways("1 : trop long", "4 : trop court", "2, 3 ?"), Ways("1 : trop long")
    assert len(paths(bearing(known), "arb-way")) == 2 and len(paths(bearing(half), "arb-way")) == 1
    assert {"1 : trop long", "4 : trop court", "2, 3 ?"} <= set(texts(bearing(known)))
    up, down = (re.match(r"M\S+ (\S+?)L\S+ ([\d.]+)", way.get("d")).groups() for way in paths(bearing(known), "arb-way"))
    assert float(up[1]) < float(up[0]) < float(down[0]) < float(down[1])  # away from the shooter, who stands below; back to them
    assert "tireur" not in texts(drift([Mark((4.0,), "4")])) and "tireur" in texts(drift([Mark((4.0,), "4")], known))


def test_sides_share_the_whole_turn_alike_on_the_left_and_on_the_right():
    picture = sides([Mark((0.0, 45.0), "avant"), Mark((45.0, 135.0), "côté"), Mark((135.0, 180.0), "arrière")])
    assert len(paths(picture, "arb-area")) == 4 and sorted(texts(picture)) == ["arrière", "avant", "côté", "côté"]
    ends = [[float(n) for n in re.findall(r"-?[\d.]+", path.get("d"))] for path in paths(picture, "arb-area")]
    front, left, right, back = ends
    assert front[2] == pytest.approx(WIDTH - front[-2], abs=0.2) and front[3] < back[3]
    assert left[2] == pytest.approx(WIDTH - right[-2], abs=0.2)


def test_boxes_are_numbered_as_they_are_marked_whatever_their_column():
    picture = boxes([Card(((5, 2), (6, 1), (1, 3)), ((5, 2), (6, 1), (1, 2)))], 6, "Colonne")
    assert len(paths(picture, "arb-box")) == 6 and len(paths(picture, "arb-marked")) == 5
    at = {text.text: float(text.get("x")) for text in paths(picture, "arb-on")}
    assert at["1"] == at["2"] < at["3"] and at["4"] == at["5"] < at["1"]


def test_two_sums_are_set_unit_against_unit_and_a_refusal_has_its_sign():
    picture = balance([Case((2.0, 2.0), ("2", "2"), True), Case((1.0, 2.0), ("1", "2"), False)])
    assert len(paths(picture, "arb-a0")) == 3 and len(paths(picture, "arb-a1")) == 4
    assert texts(picture) == ["1", "=", "✓", "2", "<", "✗"]


def test_a_line_of_sight_goes_through_or_stops_before_what_stands_between():
    seen, hidden = (sight([Case((1.0, 2.0), ("petit", "moyen"), acts)]) for acts in (True, False))
    end = lambda picture, kind: max(float(x) for x in re.findall(r"[ML]([\d.]+)", next(p for p in paths(picture, kind) if p.tag == f"{SVG}path").get("d")))
    assert end(seen, "arb-yes") > WIDTH * 0.7 and end(hidden, "arb-no") < WIDTH / 2


def test_each_level_has_its_ground_and_heights_keep_their_proportions():
    picture = levels([Case((1.0, 15.0), ("1", "15 cm"), True), Case((1.0, 5.0), ("1", "5 cm"), False), Case((2.0, 15.0), ("2", "15 cm"), True)])
    assert len(paths(picture, "arb-ground")) == 2
    tall, same, short = sorted((float(rect.get("height")) for rect in parsed(picture).iter(f"{SVG}rect")), reverse=True)
    assert tall == same == pytest.approx(3 * short, abs=0.2)
    assert [text for text in texts(picture) if "cm" in text] == ["15 cm ✓", "15 cm ✓", "5 cm ✗"]  # the highest level first


def test_bases_stand_at_their_distance_from_an_edge_and_the_limit_where_the_rule_says():
    picture = near([Case((0.0,), ("0",), True), Case((1.0,), ("1",), True), Case((2.0,), ("2",), False)], [(1.0, "1 pouce")])
    first, limit, last = (sorted(float(disc.get("cx")) for disc in parsed(picture).iter(f"{SVG}circle")))
    assert limit - first == pytest.approx(last - limit, abs=0.1)
    at = float(re.match(r"M([\d.]+)", paths(picture, "arb-limit")[0].get("d")).group(1))
    radius = float(next(parsed(picture).iter(f"{SVG}circle")).get("r"))
    assert at == pytest.approx(limit - radius, abs=0.1)  # the nearest of its edge counts


@pytest.mark.parametrize("picture", [
    drift([Mark((1.0, 2.5), "de 1 à 2,5 pouces"), Mark((4.0,), "4 pouces")], Ways("1 : trop long", "4 : trop court")),
    bearing(Ways("1 : a", "4 : b", "2, 3, 5, 6 ?")),
    sides([Mark((0.0, 45.0), "B avant"), Mark((45.0, 135.0), "un flanc de côté"), Mark((135.0, 180.0), "B arrière")]),
    boxes([Card(tuple((place, 9) for place in range(1, 7)), ((6, 9), (1, 2)))], 6, "Colonne"),
    balance([Case((12.0, 30.0), ("12", "30"), False)]), sight([Case((4.0, 1.0, 4.0), ("a", "b", "c"), True), Case((1.0, 4.0, 1.0), ("a", "b", "c"), False)]),
    levels([Case((float(level), 10.0 * level + 1), (str(level), "x cm"), bool(level % 2)) for level in range(4)]),
    near([Case((d / 10,), ("x",), d < 10) for d in (0, 1, 2, 9, 10, 12)], [(1.0, "1 pouce")]),
])
def test_nothing_is_cut_off(picture):
    svg = parsed(picture)
    high, boxes_of = height(svg), []
    for one in svg.iter():
        if one.tag == f"{SVG}circle":
            x, y, r = (float(one.get(k)) for k in ("cx", "cy", "r"))
            boxes_of.append((x - r, y - r, x + r, y + r))
        elif one.tag == f"{SVG}rect":
            x, y, w, h = (float(one.get(k)) for k in ("x", "y", "width", "height"))
            boxes_of.append((x, y, x + w, y + h))
        elif one.tag == f"{SVG}text":
            x, y, long = float(one.get("x")), float(one.get("y")), 8.4 * len(one.text) * (0.8 if one.get("class") == "arb-fine" else 1)
            left = {"start": x, "middle": x - long / 2, "end": x - long}[one.get("text-anchor")]
            boxes_of.append((left, y - 10, left + long, y + 3))
    assert boxes_of and all(left >= -2 and top >= -2 and right <= WIDTH + 6 and bottom <= high + 2 for left, top, right, bottom in boxes_of)


def asking(atlas):
    return [node for node in atlas.reference if node.data.get("drawnAs")]


def test_every_node_that_asks_for_a_drawing_has_one_of_what_its_examples_answer(real_atlas):
    assert len({node.game for node in asking(real_atlas)}) == len(real_atlas.reference.games())
    for node in asking(real_atlas):
        found = drawing(real_atlas, node)
        assert found and found["legend"], node.code
        if node.data["drawnAs"] not in ("Arc", "Reach", "Size"):
            continue
        said = " ".join([*(example.code for example in node.examples), *(str(cell) for row in node.data.get("rows", ()) for cell in row)])
        for written, _ in found["legend"]:
            assert written in said or f"Fraction({written.split()[0]}, 1)" in said, (node.code, written)


def test_every_kind_of_drawing_is_put_to_use_and_says_what_it_shows(real_atlas):
    assert {node.data["drawnAs"] for node in asking(real_atlas)} == set(CAPTIONS)
    for node in asking(real_atlas):
        svg = parsed(drawing(real_atlas, node)["svg"])
        title, says = svg.find(f"{SVG}title"), svg.find(f"{SVG}desc")
        assert title.text.split() == node.label.split() and says.text and svg.get("aria-labelledby").split() == [title.get("id"), says.get("id")], node.code


def test_a_table_of_ways_draws_none_that_its_source_leaves_blank(real_atlas):
    node = next(node for node in real_atlas.reference if node.data.get("drawnAs") == "Bearing")
    blank = [str(row[0]) for row in node.data["rows"] if not row[1]]
    found = drawing(real_atlas, node)
    assert blank and ", ".join(blank) == found["legend"][-1][0]
    assert len(paths(found["svg"], "arb-way")) == len(node.data["rows"]) - len(blank)


def test_the_sides_of_a_vehicle_are_those_of_its_effects(real_atlas):
    node = next(node for node in real_atlas.reference if node.data.get("drawnAs") == "Sector")
    values = {str(given.value) for effect in node.effects for given in effect.given}
    said = " ".join("".join(map(str, phrase)) for _, phrase in drawing(real_atlas, node)["legend"])
    assert values and all(value in said for value in values)


def test_what_is_not_to_be_drawn_is_not(real_atlas):
    assert drawing(real_atlas, next(node for node in real_atlas.reference if node.kind == "Roll")) is None


@pytest.fixture(scope="module")
def real_atlas(reference):
    return Atlas(reference, Resolver(reference))
