"""The exact chances of a roll as curves: what is needed on the dice across, the chance upwards."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from markupsafe import Markup

from ..literal import literal

WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 360, 230, 40, 10, 12, 36


@dataclass(frozen=True)
class Curve:
    """One line of the chart: what it is called, and the chance for each need."""

    label: str
    points: tuple[tuple[int, Fraction], ...]


def odds_svg(curves: list[Curve], title: str, across: str) -> Markup:
    """The chart, as a picture with its name; the table beside it says the same to those who cannot see it."""
    needs = sorted({n for curve in curves for n, _ in curve.points})
    low, high = needs[0], max(needs[-1], needs[0] + 1)

    def x(need: int) -> float:
        return round(LEFT + (need - low) * (WIDTH - LEFT - RIGHT) / (high - low), 1)

    def y(share: Fraction) -> float:
        return round(TOP + float(1 - share) * (HEIGHT - TOP - BOTTOM), 1)

    parts = [f'<svg class="arb-odds" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{literal(title)}">']
    for percent in (0, 25, 50, 75, 100):
        at = y(Fraction(percent, 100))
        parts.append(f'<path class="arb-grid" d="M{LEFT} {at}H{WIDTH - RIGHT}"/>')
        parts.append(f'<text class="arb-tick" x="{LEFT - 5}" y="{at + 4}" text-anchor="end">{percent} %</text>')
    every = max(1, -(-len(needs) // 12))
    for need in needs[::every]:
        parts.append(f'<text class="arb-tick" x="{x(need)}" y="{HEIGHT - BOTTOM + 16}" text-anchor="middle">{need}</text>')
    parts.append(f'<text class="arb-axis" x="{(LEFT + WIDTH - RIGHT) / 2}" y="{HEIGHT - 4}" text-anchor="middle">{literal(across)}</text>')
    for rank, curve in enumerate(curves):
        points = [(x(n), y(p)) for n, p in curve.points]
        line = "".join(f"{'M' if i == 0 else 'L'}{a} {b}" for i, (a, b) in enumerate(points))
        parts.append(f'<path class="arb-curve arb-c{rank % 4}" d="{line}"/>')
        parts += [_mark(rank, a, b) for a, b in points]
    return Markup("".join(parts) + "</svg>")


def _mark(rank: int, a: float, b: float) -> str:
    """A mark of its own shape for each curve: colour is never the only difference."""
    kind = rank % 4
    if kind == 0:
        return f'<circle class="arb-m0" cx="{a}" cy="{b}" r="3"/>'
    if kind == 1:
        return f'<rect class="arb-m1" x="{a - 3}" y="{b - 3}" width="6" height="6"/>'
    if kind == 2:
        return f'<path class="arb-m2" d="M{a} {b - 4}l4 7h-8z"/>'
    return f'<path class="arb-m3" d="M{a} {b - 4}l4 4-4 4-4-4z"/>'
