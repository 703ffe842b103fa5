"""Distances, angles and sizes drawn to scale: what a base reaches around it, what it faces, how large discs and bases are."""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, radians, sin

from markupsafe import Markup

from ..literal import literal

WIDTH, PAD = 360, 12
BASE = 15  # pixels of the base that distances are measured from: its own size is not part of the picture
FAR = 125  # pixels of the longest distance
LETTER = 8.4  # the mean width of a bold letter at 14 px
LINE = 18


@dataclass(frozen=True)
class Mark:
    """One thing drawn: how much, in its unit (two sides for a rectangle), and how it is written."""

    amounts: tuple[float, ...]
    written: str


def arcs_svg(marks: list[Mark], title: str) -> Markup:
    """Angles open on either side of what the base faces, the widest behind."""
    middle, top = WIDTH / 2, PAD + FAR + BASE
    parts = [_open(title, top + (FAR if any(mark.amounts[0] > 180 for mark in marks) else BASE) + PAD + LINE)]
    ranked = sorted(enumerate(marks), key=lambda ranked: -ranked[1].amounts[0])
    for step, (rank, mark) in enumerate(ranked):
        parts.append(f'<path class="arb-area arb-a{rank % 4}" d="{_sector(middle, top, FAR - 28 * step, mark.amounts[0])}"/>')
    for step, (_, mark) in enumerate(ranked):
        parts.append(_text(middle, top - FAR + 28 * step + 18, mark.written))
    return Markup("".join(parts) + _base(middle, top) + "</svg>")


def reach_svg(marks: list[Mark], title: str, angle: float = 360) -> Markup:
    """Distances from the edge of a base, all around it or within an angle before it, the longest behind."""
    longest = max(mark.amounts[0] for mark in marks)
    middle, top = WIDTH / 2, PAD + FAR + BASE
    parts = [_open(title, top + (FAR + BASE if angle > 180 else BASE) + PAD)]
    for rank, mark in sorted(enumerate(marks), key=lambda ranked: -ranked[1].amounts[0]):
        far = BASE + FAR * mark.amounts[0] / longest
        parts.append(f'<path class="arb-area arb-a{rank % 4}" d="{_sector(middle, top, far, angle)}"/>')
    below = 0.0
    for mark in sorted(marks, key=lambda mark: -mark.amounts[0]):  # the shortest would write over one another
        below = max(below, top - BASE - FAR * mark.amounts[0] / longest + LINE - 3)
        if below > top - BASE - 2:
            break
        parts.append(_text(middle, below, mark.written))
        below += LINE
    return Markup("".join(parts) + _base(middle, top) + "</svg>")


def sizes_svg(marks: list[Mark], title: str) -> Markup:
    """Discs and rectangles side by side, standing on as many lines as it takes, each with its size under it."""
    scale = min(110 / max(max(mark.amounts) for mark in marks), (WIDTH - 2 * PAD) / sum(mark.amounts[0] for mark in marks))
    rooms = [max(mark.amounts[0] * scale, LETTER * len(mark.written)) + PAD for mark in marks]
    parts, y, placed = [], float(PAD), 0
    while placed < len(marks):
        last = placed + 1
        while last < len(marks) and PAD + sum(rooms[placed : last + 1]) <= WIDTH:
            last += 1
        ground, x = y + max(mark.amounts[-1] for mark in marks[placed:last]) * scale, float(PAD)
        for rank in range(placed, last):
            middle = x + (rooms[rank] - PAD) / 2
            parts += [_size(marks[rank], rank, middle, ground, scale), _text(middle, ground + LINE - 3, marks[rank].written)]
            x += rooms[rank]
        y, placed = ground + LINE + PAD, last
    return Markup(_open(title, y) + "".join(parts) + "</svg>")


def _size(mark: Mark, rank: int, middle: float, ground: float, scale: float) -> str:
    """A disc, or a rectangle, that stands on the ground."""
    wide, high = mark.amounts[0] * scale, mark.amounts[-1] * scale
    if len(mark.amounts) == 1:
        return f'<circle class="arb-area arb-a{rank % 4}" cx="{middle:.1f}" cy="{ground - high / 2:.1f}" r="{wide / 2:.1f}"/>'
    return f'<rect class="arb-area arb-a{rank % 4}" x="{middle - wide / 2:.1f}" y="{ground - high:.1f}" width="{wide:.1f}" height="{high:.1f}"/>'


def _open(title: str, height: float) -> str:
    return f'<svg class="arb-scale" viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{literal(title)}">'


def _text(x: float, y: float, words: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="middle">{literal(words)}</text>'


def _base(x: float, y: float) -> str:
    """The base seen from above, with the way it faces."""
    return f'<circle class="arb-base" cx="{x:.1f}" cy="{y:.1f}" r="{BASE}"/><path class="arb-facing" d="M{x:.1f} {y + 7:.1f}V{y - 8:.1f}l-5 6m5 -6l5 6"/>'


def _sector(x: float, y: float, far: float, angle: float) -> str:
    """The part of a disc that opens an angle before the base; the whole disc from 360 degrees on."""
    if angle >= 360:
        return f"M{x - far:.1f} {y:.1f}a{far:.1f} {far:.1f} 0 1 0 {2 * far:.1f} 0a{far:.1f} {far:.1f} 0 1 0 {-2 * far:.1f} 0z"
    side, up = far * sin(radians(angle / 2)), far * cos(radians(angle / 2))
    return f"M{x:.1f} {y:.1f}L{x - side:.1f} {y - up:.1f}A{far:.1f} {far:.1f} 0 {int(angle > 180)} 1 {x + side:.1f} {y - up:.1f}z"
