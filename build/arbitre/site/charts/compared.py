"""What may be done or not, by the numbers it rests on: sums set against each other, what stands between two, levels, an edge near enough.

Each case is a line or a place of the picture, numbered as its legend is; a good one and a bad one differ by their sign too, never by colour alone.
"""

from __future__ import annotations

from dataclasses import dataclass

from .frame import LINE, PAD, WIDTH, Picture, arrow, disc, line, text

YES, NO = "arb-yes", "arb-no"
SIGNS = {True: "✓", False: "✗"}
CELL, ROW = 16, 34  # pixels of a unit of a sum; of a line of the picture
LEFT, RIGHT = 26, 30  # pixels kept for the number of a case and for its sign
EDGE = 26  # pixels of the thing whose edge counts
MODEL = 9  # pixels of a base that has no size of its own here


@dataclass(frozen=True)
class Case:
    """One situation: its numbers, how each is written, and whether it may be done (or the rule is at work)."""

    amounts: tuple[float, ...]
    written: tuple[str, ...]
    acts: bool


def balance(cases: list[Case]) -> Picture:
    """Two sums a line, unit by unit, with the sign between them."""
    middle, room = WIDTH / 2, WIDTH / 2 - LEFT - RIGHT
    cell = min(CELL, room / max(max(case.amounts) for case in cases))
    parts = []
    for rank, case in enumerate(cases):
        y, (ours, theirs) = PAD + rank * ROW + ROW / 2, case.amounts
        parts += [text(8, y + 5, str(rank + 1)), text(middle, y + 5, "=" if ours == theirs else "<" if ours < theirs else ">"), _sign(case, y)]
        parts += [_cell(middle - 14 - (unit + 1) * cell, y, cell, "arb-a0") for unit in range(int(ours))]
        parts += [_cell(middle + 14 + unit * cell, y, cell, "arb-a1") for unit in range(int(theirs))]
    return Picture("".join(parts), 2 * PAD + len(cases) * ROW)


def sight(cases: list[Case]) -> Picture:
    """Who looks, what stands between and who is looked at, each as large as its rank; the line goes through, or stops."""
    places = (56, WIDTH / 2, WIDTH - 62)
    largest = max(max(case.amounts) for case in cases)
    size, parts, y = min(11.0, 26 / largest), [], float(PAD)
    for rank, case in enumerate(cases):
        *source, _, _ = sizes = [8 + size * amount for amount in case.amounts]
        radii = [*(source or [MODEL]), *sizes[-2:]]
        centre = y + max(radii)
        end = places[2] - radii[2] - 2 if case.acts else places[1] - radii[1] - 3
        parts += [disc(x, centre, radius, f"arb-area arb-a{place}") for place, (x, radius) in enumerate(zip(places, radii))]
        parts += [text(8, centre + 5, str(rank + 1)), _sign(case, centre)]
        from_x = places[0] + radii[0] + 2
        parts += [arrow(from_x, centre, end, centre, YES)] if case.acts else [line(from_x, centre, end, centre, NO), _bar(end, centre)]
        for x, words in zip(places[-len(case.written) :], case.written):
            parts.append(text(x, centre + max(radii) + 14, words, small=True))
        y = centre + max(radii) + 14 + PAD
    return Picture("".join(parts), y)


def levels(cases: list[Case]) -> Picture:
    """A line of ground for each level, the highest on top: what stands on it, to scale, and whether one passes over it."""
    tallest, parts, y = max(case.amounts[1] for case in cases), [], float(PAD)
    for level in sorted({case.amounts[0] for case in cases}, reverse=True):
        here = [(rank, case) for rank, case in enumerate(cases) if case.amounts[0] == level]
        ground, step = y + 92, (WIDTH - 96) / len(here)
        parts += [line(PAD, ground, WIDTH - PAD, ground, "arb-ground"), disc(34, ground - 34, 15), text(34, ground - 29, here[0][1].written[0])]
        for place, (rank, case) in enumerate(here):
            x, high = 84 + step * (place + 0.5), 56 * case.amounts[1] / tallest
            parts += [f'<rect class="arb-area arb-a1" x="{x - 16:.1f}" y="{ground - high:.1f}" width="32" height="{high:.1f}"/>']
            parts += [text(x, ground + 16, f"{case.written[1]} {SIGNS[case.acts]}"), text(x + 26, ground - 8, str(rank + 1), small=True)]
            top = ground - high - 14
            if case.acts:
                parts.append(f'<path class="{YES}" d="M{x - 36:.1f} {top + 8:.1f}Q{x:.1f} {top - 12:.1f} {x + 34:.1f} {top + 8:.1f}l-8 -1m8 1l-3 -8"/>')
            else:
                parts += [line(x - 44, ground - high / 2, x - 20, ground - high / 2, NO), _bar(x - 20, ground - high / 2)]
        y = ground + LINE + PAD
    return Picture("".join(parts), y)


def near(cases: list[Case], bounds: list[tuple[float, str]]) -> Picture:
    """The edge of something, and bases at their distance from it, to scale, with the distance that the rule names."""
    farthest = max([*(case.amounts[0] for case in cases), *(bound for bound, _ in bounds)])
    start, scale = PAD + EDGE + MODEL, (WIDTH - 2 * PAD - EDGE - 2 * MODEL) / farthest
    y, parts, below, last = PAD + LINE + 14, [], [], {}
    for rank, case in sorted(enumerate(cases), key=lambda ranked: ranked[1].amounts[0]):
        x = start + scale * case.amounts[0]
        row = next((row for row in range(len(cases)) if x - last.get(row, -99.0) > 3 * MODEL))
        last[row] = x
        at = y + row * (2 * MODEL + LINE + 8)
        below.append(at)
        parts += [disc(x, at, MODEL, YES if case.acts else NO), text(x - MODEL + 2, at + MODEL + 15, f"{rank + 1} {SIGNS[case.acts]}", "start", small=True)]
    bottom = max(below) + MODEL + 22
    edge = f'<rect class="arb-area arb-a1" x="{PAD}" y="{PAD + LINE}" width="{EDGE}" height="{bottom - PAD - LINE:.1f}"/>'
    limits = [line(start - MODEL + scale * bound, PAD + LINE, start - MODEL + scale * bound, bottom, "arb-limit") for bound, _ in bounds]
    said = [text(min(start - MODEL + scale * bound, WIDTH - 36), PAD + 10, words, small=True) for bound, words in bounds]
    return Picture(edge + "".join([*limits, *said, *parts]), bottom + PAD)


def _sign(case: Case, y: float) -> str:
    return text(WIDTH - PAD, y + 5, SIGNS[case.acts], kind=YES if case.acts else NO)


def _cell(x: float, y: float, cell: float, kind: str) -> str:
    return f'<rect class="arb-area {kind}" x="{x:.1f}" y="{y - cell / 2:.1f}" width="{cell - 3:.1f}" height="{cell:.1f}"/>'


def _bar(x: float, y: float) -> str:
    return f'<path class="{NO}" d="M{x:.1f} {y - 9:.1f}v18"/>'
