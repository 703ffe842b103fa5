"""Boxes of a card, in columns: those that are marked, in the order they are."""

from __future__ import annotations

from dataclasses import dataclass

from .frame import LINE, PAD, WIDTH, Picture, text

BOX, GAP, MOST = 20, 8, 12  # pixels of a box and between columns; boxes of a column beyond which it is drawn shorter


@dataclass(frozen=True)
class Card:
    """One report: the blank boxes of each column, and how many are marked in each, in the order they are reached."""

    blank: tuple[tuple[int, int], ...]
    marked: tuple[tuple[int, int], ...]


def boxes(cards: list[Card], columns: int, name: str) -> Picture:
    """Each report under the last: its columns, numbered, their marked boxes numbered in the order they are marked."""
    step = min(BOX + GAP, (WIDTH - 2 * PAD - LINE) / columns)
    left, parts, y = (WIDTH - step * columns) / 2, [], float(PAD)
    for rank, card in enumerate(cards):
        blank, order, done = dict(card.blank), {}, 0
        for place, taken in card.marked:
            order |= {(place, box): done + box + 1 for box in range(taken)}
            done += taken
        parts += [text(PAD, y + 14, str(rank + 1)), text(left - 6, y + 14, name, "end", small=True)]
        for place in range(1, columns + 1):
            x = left + (place - 1) * step
            parts.append(text(x + BOX / 2, y + 14, str(place), small=True))
            for box in range(min(blank.get(place, 0), MOST)):
                top, number = y + LINE + 2 + box * (BOX + 2), order.get((place, box))
                parts.append(f'<rect class="arb-box{" arb-marked" if number else ""}" x="{x:.1f}" y="{top:.1f}" width="{BOX}" height="{BOX}"/>')
                if number:
                    parts.append(text(x + BOX / 2, top + 15, str(number), kind="arb-on"))
        y += LINE + 2 + min(max(blank.values()), MOST) * (BOX + 2) + PAD
    return Picture("".join(parts), y)
