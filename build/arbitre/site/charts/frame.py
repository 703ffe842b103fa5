"""What every drawing is made of: its frame with what it says in words, texts, bases seen from above, parts of a disc."""

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
    """One thing drawn: how much, in its unit (two sides for a rectangle, two ends for what lies between them), and how it is written."""

    amounts: tuple[float, ...]
    written: str


@dataclass(frozen=True)
class Picture:
    """What is drawn, and how high it stands."""

    body: str
    height: float

    def svg(self, title: str, says: str) -> Markup:
        """The picture with its title and, for whoever does not see it, what it shows. A page has one."""
        return Markup(
            f'<svg class="arb-scale" viewBox="0 0 {WIDTH} {self.height:.0f}" role="img" aria-labelledby="dessin-titre dessin-texte">'
            f'<title id="dessin-titre">{literal(title)}</title><desc id="dessin-texte">{literal(says)}</desc>{self.body}</svg>'
        )


def text(x: float, y: float, words: str, anchor: str = "middle", small: bool = False, kind: str = "") -> str:
    """Words, in the middle of x unless they begin or end there."""
    kind = f' class="{kind or "arb-fine"}"' if small or kind else ""
    return f'<text{kind} x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{literal(words)}</text>'


def base(x: float, y: float) -> str:
    """The base seen from above, with the way it faces."""
    return f'<circle class="arb-base" cx="{x:.1f}" cy="{y:.1f}" r="{BASE}"/><path class="arb-facing" d="M{x:.1f} {y + 7:.1f}V{y - 8:.1f}l-5 6m5 -6l5 6"/>'


def disc(x: float, y: float, radius: float, kind: str = "arb-base") -> str:
    """A disc of one of the classes of the style sheet."""
    return f'<circle class="{kind}" cx="{x:.1f}" cy="{y:.1f}" r="{radius:.1f}"/>'


def line(x: float, y: float, to_x: float, to_y: float, kind: str = "arb-facing") -> str:
    """A line from a point to another."""
    return f'<path class="{kind}" d="M{x:.1f} {y:.1f}L{to_x:.1f} {to_y:.1f}"/>'


def arrow(x: float, y: float, to_x: float, to_y: float, kind: str = "arb-facing") -> str:
    """A line with a head at its end."""
    long = ((to_x - x) ** 2 + (to_y - y) ** 2) ** 0.5 or 1
    along_x, along_y = 7 * (to_x - x) / long, 7 * (to_y - y) / long
    head = f"M{to_x - along_x - along_y:.1f} {to_y - along_y + along_x:.1f}L{to_x:.1f} {to_y:.1f}L{to_x - along_x + along_y:.1f} {to_y - along_y - along_x:.1f}"
    return f'<path class="{kind}" d="M{x:.1f} {y:.1f}L{to_x:.1f} {to_y:.1f}{head}"/>'


def sector(x: float, y: float, far: float, angle: float, middle: float = 0) -> str:
    """The part of a disc that opens an angle around a direction (0 is ahead, clockwise); the whole disc from 360 degrees on."""
    if angle >= 360:
        return f"M{x - far:.1f} {y:.1f}a{far:.1f} {far:.1f} 0 1 0 {2 * far:.1f} 0a{far:.1f} {far:.1f} 0 1 0 {-2 * far:.1f} 0z"
    (left, up), (right, high) = (polar(far, middle + side * angle / 2) for side in (-1, 1))
    return f"M{x:.1f} {y:.1f}L{x + left:.1f} {y + up:.1f}A{far:.1f} {far:.1f} 0 {int(angle > 180)} 1 {x + right:.1f} {y + high:.1f}z"


def polar(far: float, angle: float) -> tuple[float, float]:
    """How far a point stands across and down, at a distance in a direction (0 is ahead, clockwise)."""
    return far * sin(radians(angle)), -far * cos(radians(angle))


def wrapped(words: str, room: float, small: bool = False) -> list[str]:
    """A text cut into lines that hold in some pixels."""
    letters, lines = max(1, int(room / (LETTER * (0.8 if small else 1)))), [""]
    for word in words.split():
        if lines[-1] and len(lines[-1]) + 1 + len(word) > letters:
            lines.append("")
        lines[-1] = f"{lines[-1]} {word}".strip()
    return lines
