"""Which part of the turn around something a rule holds in: the sides of what is seen from above, by the angle one comes from."""

from __future__ import annotations

from .frame import FAR, LINE, PAD, WIDTH, Mark, Picture, polar, sector, text, wrapped

HALF, SIDE = 180, 44  # a half turn, on either side of the front; pixels of the side of what is looked at
WITHIN = 0.68  # where in a sector its name stands


def sides(marks: list[Mark]) -> Picture:
    """A square seen from above, its front upward, and around it each part of the turn, alike on the left and on the right."""
    middle, top, parts, words = WIDTH / 2, PAD + FAR, [], []
    for rank, mark in enumerate(marks):
        low, high = mark.amounts
        ends = [(0.0, 2 * high)] if low == 0 else [(float(HALF), 2 * (HALF - low))] if high == HALF else []
        for around, wide in ends or [(way * (low + high) / 2, high - low) for way in (-1, 1)]:
            parts.append(f'<path class="arb-area arb-a{rank % 4}" d="{sector(middle, top, FAR, wide, around)}"/>')
            across, down = polar(FAR * WITHIN, around)
            for step, said in enumerate(lines := wrapped(mark.written, 84)):
                words.append(text(middle + across, top + down + 5 + (step - (len(lines) - 1) / 2) * (LINE - 2), said))
    square = f'<rect class="arb-base" x="{middle - SIDE / 2}" y="{top - SIDE / 2}" width="{SIDE}" height="{SIDE}"/>'
    facing = f'<path class="arb-facing" d="M{middle:.1f} {top + 12:.1f}V{top - 13:.1f}l-6 7m6 -7l6 7"/>'
    return Picture("".join(parts) + square + facing + "".join(words), top + FAR + PAD)
