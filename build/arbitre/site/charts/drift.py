"""Where a shot that strays lands: how far around the point it was meant for, and which ways are known along the line it came by."""

from __future__ import annotations

from dataclasses import dataclass

from .frame import FAR, LINE, PAD, WIDTH, Mark, Picture, arrow, disc, line, text, wrapped

CROSS = 6  # pixels of half the cross that marks a point
LONG = 62  # pixels of an arrow that has a direction and no length
APART = 84  # pixels from the shooter to the point aimed at


@dataclass(frozen=True)
class Ways:
    """What is written of the ways that lead on along the line of the shot, back along it, and of those that the source does not show."""

    ahead: str = ""
    back: str = ""
    unknown: str = ""


def drift(marks: list[Mark], ways: Ways | None = None) -> Picture:
    """Rings around the point of impact: a distance, or all that lie between the least and the greatest; with the line of the shot when ways are known."""
    longest = max(mark.amounts[-1] for mark in marks)
    middle, centre, parts = WIDTH / 2, PAD + FAR + LINE, []
    for rank, mark in sorted(enumerate(marks), key=lambda ranked: -ranked[1].amounts[-1]):
        low, high = (FAR * amount / longest for amount in (mark.amounts[0], mark.amounts[-1]))
        if low < high:
            parts.append(f'<path class="arb-area arb-a{rank % 4}" fill-rule="evenodd" d="{_ring(middle, centre, high)}{_ring(middle, centre, low)}"/>')
        else:
            parts.append(disc(middle, centre, high, f"arb-ring arb-a{rank % 4}"))
    below = 0.0
    for mark in sorted(marks, key=lambda mark: -mark.amounts[-1]):
        below = max(below, centre - FAR * mark.amounts[-1] / longest + 5)
        if below > centre - CROSS - 2:
            break
        parts.append(text(middle, below, mark.written, kind="arb-over"))
        below += LINE
    height = centre + FAR + PAD
    if ways is not None and (ways.ahead or ways.back):
        parts += [disc(middle, height + 10, 7, "arb-base"), line(middle, height + 3, middle, centre + CROSS, "arb-sight")]
        parts += [text(middle + 14, height + 15, "tireur", "start", small=True)]
        parts += [text(PAD, PAD + 12, f"↑ {ways.ahead}", "start", small=True)] if ways.ahead else []
        parts += [text(PAD, height + 15, f"↓ {ways.back}", "start", small=True)] if ways.back else []
        height += 10 + PAD + 7
    return Picture("".join(parts) + _cross(middle, centre), height)


def bearing(ways: Ways) -> Picture:
    """The line of a shot through the point aimed at, with the ways that the source names along it."""
    middle, top = WIDTH / 2, PAD + LINE + LONG
    shooter = top + LONG + APART
    parts = [line(middle, shooter - 8, middle, top, "arb-sight"), disc(middle, shooter, 8), text(middle + 16, shooter + 5, "tireur", "start", small=True)]
    parts += [text(middle + 16, top + 5, "point visé", "start", small=True), _cross(middle, top)]
    if ways.ahead:
        parts += [arrow(middle, top - CROSS - 3, middle, top - LONG, "arb-way arb-a0"), text(middle, top - LONG - 8, ways.ahead)]
    if ways.back:
        parts += [arrow(middle, top + CROSS + 3, middle, top + LONG, "arb-way arb-a1"), text(middle + 14, top + LONG + 2, ways.back, "start")]
    for rank, words in enumerate(wrapped(ways.unknown, middle - 40, small=True) if ways.unknown else ()):
        parts.append(text(PAD, top + 5 + rank * 15, words, "start", small=True))
    return Picture("".join(parts), shooter + 8 + PAD)


def _ring(x: float, y: float, far: float) -> str:
    return f"M{x - far:.1f} {y:.1f}a{far:.1f} {far:.1f} 0 1 0 {2 * far:.1f} 0a{far:.1f} {far:.1f} 0 1 0 {-2 * far:.1f} 0z"


def _cross(x: float, y: float) -> str:
    return f'<path class="arb-facing" d="M{x - CROSS:.1f} {y:.1f}h{2 * CROSS}M{x:.1f} {y - CROSS:.1f}v{2 * CROSS}"/>'
