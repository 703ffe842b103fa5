"""A sequence as a vertical chart: one box a step, arrows for jumps and returns beside them, narrow enough for a phone."""

from __future__ import annotations

import textwrap
from dataclasses import dataclass

from markupsafe import Markup

from ..literal import literal

WIDTH, LINE, PAD, GAP, LANE = 360, 18, 9, 16, 15
CHAR = 7.5  # the mean width of a letter at 14 px


@dataclass(frozen=True)
class Box:
    """A step: its number, its words, where its page is, the condition to walk it, and whether it is lit."""

    number: str
    label: str
    href: str
    condition: str = ""
    inner: bool = False
    lit: bool = False


@dataclass(frozen=True)
class Edge:
    """An arrow between two boxes, by their ranks; `words` says when it is taken."""

    start: int
    end: int
    words: str = ""


def sequence_svg(boxes: list[Box], edges: list[Edge], title: str) -> Markup:
    """The chart. Consecutive boxes are joined; other edges run in lanes at the right."""
    lanes = assign(edges)
    right = WIDTH - 6 - LANE * (max(lanes, default=-1) + 1)
    placed, height = place(boxes, edges, right)
    parts = [
        (f'<svg class="arb-chart" viewBox="0 0 {WIDTH} {height}" role="group" aria-label="{literal(title)}">'
        '<defs><marker id="arb-tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">'
        '<path d="M0 0 8 4 0 8z"/></marker></defs>')
    ]
    straight = {(e.start, e.end) for e in edges if e.end == e.start + 1}
    for i in range(len(placed) - 1):
        if (i, i + 1) in straight:
            x = 30
            parts.append(f'<path class="arb-next" marker-end="url(#arb-tip)" d="M{x} {placed[i].bottom}V{placed[i + 1].top - 1}"/>')
    for rank, (edge, lane) in enumerate(zip([e for e in edges if e.end != e.start + 1], lanes)):
        parts.append(_arc(edge, lane, placed, right, rank))
    parts += [_box(box, spot, right) for box, spot in zip(boxes, placed)]
    return Markup("".join(parts) + "</svg>")


@dataclass(frozen=True)
class Spot:
    """Where a box stands, and its text broken into lines."""

    left: int
    top: int
    bottom: int
    lines: tuple[str, ...]
    notes: tuple[str, ...]


def place(boxes: list[Box], edges: list[Edge], right: int) -> tuple[list[Spot], int]:
    """Puts the boxes one under the other; a step within a step is set in."""
    spots, top = [], 4
    for i, box in enumerate(boxes):
        left = 18 if box.inner else 4
        room = int((right - left - 50) / CHAR)
        lines = tuple(textwrap.wrap(box.label, room)) or ("",)
        words = ([box.condition] if box.condition else []) + [
            f"{'↺' if e.end <= i else '↪'} {boxes[e.end].number} {e.words}".strip() for e in edges if e.start == i and e.end != i + 1
        ]
        notes = tuple(line for word in words for line in textwrap.wrap(word, int(room * 1.12)))
        bottom = top + 2 * PAD + LINE * len(lines) + (LINE - 2) * len(notes)
        spots.append(Spot(left, top, bottom, lines, notes))
        top = bottom + GAP
    return spots, top - GAP + 6


def assign(edges: list[Edge]) -> list[int]:
    """A lane for each arrow that is not to the next box, so that no two overlap; short ones nearest."""
    far = [e for e in edges if e.end != e.start + 1]
    taken: list[list[tuple[int, int]]] = []
    lanes: dict[int, int] = {}
    for i in sorted(range(len(far)), key=lambda i: abs(far[i].end - far[i].start)):
        low, high = sorted((far[i].start, far[i].end))
        for lane, spans in enumerate(taken):
            if all(high < a or low > b for a, b in spans):
                break
        else:
            lane = len(taken)
            taken.append([])
        taken[lane].append((low, high))
        lanes[i] = lane
    return [lanes[i] for i in range(len(far))]


def _arc(edge: Edge, lane: int, spots: list[Spot], right: int, rank: int) -> str:
    start, end = spots[edge.start], spots[edge.end]
    x = right + LANE * (lane + 1) - 4
    y1 = (start.top + start.bottom) // 2 + 5
    y2 = (end.top + end.bottom) // 2 - 5
    back = " arb-back" if edge.end <= edge.start else ""
    if edge.end == edge.start:
        y1, y2 = y1 + 2, y2 - 2
    turn = 6 if y2 > y1 else -6
    path = f"M{right} {y1}H{x - 6}Q{x} {y1} {x} {y1 + turn}V{y2 - turn}Q{x} {y2} {x - 6} {y2}H{right + 2}"
    return f'<path class="arb-jump{back}" marker-end="url(#arb-tip)" d="{path}"/>'


def _box(box: Box, spot: Spot, right: int) -> str:
    lit = " arb-lit" if box.lit else ""
    current = ' aria-current="step"' if box.lit else ""
    y = spot.top + PAD + 13
    text = "".join(f'<tspan x="{spot.left + 46}" y="{y + LINE * i}">{literal(line)}</tspan>' for i, line in enumerate(spot.lines))
    y += LINE * len(spot.lines)
    notes = "".join(f'<tspan x="{spot.left + 46}" y="{y + (LINE - 2) * i}">{literal(line)}</tspan>' for i, line in enumerate(spot.notes))
    small = " arb-num-word" if len(box.number) > 3 else ""  # a word rather than a number: « échec »
    return (
        f'<a class="arb-box{lit}" href="{literal(box.href)}"{current}>'
        f'<rect x="{spot.left}" y="{spot.top}" width="{right - spot.left}" height="{spot.bottom - spot.top}" rx="8"/>'
        f'<text class="arb-num{small}" x="{spot.left + 22}" y="{spot.top + PAD + 14}">{literal(box.number)}</text>'
        f"<text>{text}</text>" + (f'<text class="arb-cond">{notes}</text>' if notes else "") + "</a>"
    )
