"""Distances, angles and sizes drawn to scale: what a base reaches around it, what it faces, how large discs and bases are."""

from __future__ import annotations

from .frame import BASE, FAR, LETTER, LINE, PAD, WIDTH, Mark, Picture, base, sector, text


def arcs(marks: list[Mark]) -> Picture:
    """Angles open on either side of what the base faces, the widest behind."""
    middle, top, parts = WIDTH / 2, PAD + FAR + BASE, []
    ranked = sorted(enumerate(marks), key=lambda ranked: -ranked[1].amounts[0])
    for step, (rank, mark) in enumerate(ranked):
        parts.append(f'<path class="arb-area arb-a{rank % 4}" d="{sector(middle, top, FAR - 28 * step, mark.amounts[0])}"/>')
    for step, (_, mark) in enumerate(ranked):
        parts.append(text(middle, top - FAR + 28 * step + 18, mark.written))
    below = FAR if any(mark.amounts[0] > 180 for mark in marks) else BASE
    return Picture("".join(parts) + base(middle, top), top + below + PAD + LINE)


def reach(marks: list[Mark], angle: float = 360) -> Picture:
    """Distances from the edge of a base, all around it or within an angle before it, the longest behind."""
    longest = max(mark.amounts[0] for mark in marks)
    middle, top, parts = WIDTH / 2, PAD + FAR + BASE, []
    for rank, mark in sorted(enumerate(marks), key=lambda ranked: -ranked[1].amounts[0]):
        far = BASE + FAR * mark.amounts[0] / longest
        parts.append(f'<path class="arb-area arb-a{rank % 4}" d="{sector(middle, top, far, angle)}"/>')
    below = 0.0
    for mark in sorted(marks, key=lambda mark: -mark.amounts[0]):  # the shortest would write over one another
        below = max(below, top - BASE - FAR * mark.amounts[0] / longest + LINE - 3)
        if below > top - BASE - 2:
            break
        parts.append(text(middle, below, mark.written))
        below += LINE
    return Picture("".join(parts) + base(middle, top), top + (FAR + BASE if angle > 180 else BASE) + PAD)


def sizes(marks: list[Mark]) -> Picture:
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
            parts += [_size(marks[rank], rank, middle, ground, scale), text(middle, ground + LINE - 3, marks[rank].written)]
            x += rooms[rank]
        y, placed = ground + LINE + PAD, last
    return Picture("".join(parts), y)


def _size(mark: Mark, rank: int, middle: float, ground: float, scale: float) -> str:
    """A disc, or a rectangle, that stands on the ground."""
    wide, high = mark.amounts[0] * scale, mark.amounts[-1] * scale
    if len(mark.amounts) == 1:
        return f'<circle class="arb-area arb-a{rank % 4}" cx="{middle:.1f}" cy="{ground - high / 2:.1f}" r="{wide / 2:.1f}"/>'
    return f'<rect class="arb-area arb-a{rank % 4}" x="{middle - wide / 2:.1f}" y="{ground - high:.1f}" width="{wide:.1f}" height="{high:.1f}"/>'
