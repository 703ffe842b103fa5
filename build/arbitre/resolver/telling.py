"""A verdict as one would say it at the table: what decided, then why; true minus signs; nothing that carries nothing.

Only what is shown is put so: the text of a verdict, which examples quote, stays as it is.
"""

from __future__ import annotations

import re
from fractions import Fraction

from ..french import chance, number
from ..graph import Reference, tested
from .aims import aimed
from .verdict import TraceLine, Verdict

MINUS = re.compile(r"(?<![\w−-])-(?=\d)|(?<= )-(?= \d)")
COUNTED_IN = "compris dans les chances"
KIND_OF = " est un cas de « "
FOLLOWS, FOLLOWS_NOT = "implique", "exclut"
ALONE = re.compile(r"(?<= : )(\d+) = \1(?= contre | ;|$)")
NOTHING = re.compile(r"(?<![\w,])(?<![−-] )0 (?:\([A-Z]+-\d+\) )?\+ (?=\d)")
FIRST = re.compile(r"^\d+(?= : | \()")
FIGURE = re.compile(r"(?:= )?\d+")
SHARE = re.compile(r"Fraction\((-?\d+), (\d+)\)")


def signed(text: str) -> str:
    """A text whose numbers have true minus signs; the dashes of codes and words stay."""
    return MINUS.sub("−", text)


ACRONYM = re.compile(r"\b(?:[A-Z]{2,}[0-9]*|[A-Z][0-9]+)\b")


def capitals(reference: Reference) -> dict[str, str]:
    """Labels that hold an acronym, as a sentence in small letters spoils them, with how they should read: « pa4 », « PA4 »."""
    found = {}
    for node in reference:
        if node.kind in ("State", "Action", "Event", "Measure", "Characteristic") and ACRONYM.search(node.label):
            lowered = node.label[:1] + node.label[1:] if ACRONYM.match(node.label) else node.label[:1].lower() + node.label[1:]
            found[node.label.lower()] = lowered
    return found


class Teller:
    """Says the texts of one reference's verdicts as they are shown."""

    def __init__(self, reference: Reference) -> None:
        self._capitals, (self._aims, self._aimed) = capitals(reference), aimed(reference)
        words = sorted(map(re.escape, self._capitals), key=len, reverse=True)
        self._spoilt = re.compile(rf"\b(?:{'|'.join(words)})(?!\w)") if words else None

    def say(self, text: str, of: str = "") -> str:
        """A text with true minus signs, and acronyms in capitals; a die to which nothing is added is told once, no sum begins with the 0 of a rule, and
        what a bare die must reach is written « 4+ », as is the answer of a quantity that is such. `of` is the node it is a text of, a CURIE."""
        text = self._aimed(NOTHING.sub("", ALONE.sub(r"\1", signed(text))), of)
        text = FIRST.sub(r"\g<0>+", text) if of in self._aims else text
        return self._spoilt.sub(lambda found: self._capitals[found[0]], text) if self._spoilt else text

    def line(self, line: TraceLine) -> tuple[str, str]:
        """The text and the figure of one line of a trace, written alike."""
        text, value = self.say(line.text, line.node), signed(line.value)
        return text, f"{value}+" if f"{value}+ (" in text and FIGURE.fullmatch(value) else value


def reasons(verdict: Verdict, reference: Reference) -> list[TraceLine]:
    """The trace as one would tell it: the rules the verdict names, in its order, then what led to them; idle lines are left out.

    What follows from a fact is told only when a rule of the trace asks about it.
    """
    lines = [line for line in verdict.trace if line.text != COUNTED_IN and KIND_OF not in line.text]
    asked_about: set[str] = set()
    for line in lines:
        if line.value not in (FOLLOWS, FOLLOWS_NOT):
            asked_about |= _tested(line, reference)
    kept, waiting = [], [line for line in lines if line.value in (FOLLOWS, FOLLOWS_NOT)]
    while found := [line for line in waiting if _implied(line, reference) & asked_about]:
        kept += found
        waiting = [line for line in waiting if line not in found]
        for line in found:
            asked_about |= _tested(line, reference)
    told = [line for line in lines if line.value not in (FOLLOWS, FOLLOWS_NOT) or line in kept]
    rank = {code: verdict.text.find(code) for code in {line.code for line in told} if code and code in verdict.text}
    return sorted(told, key=lambda line: rank.get(line.code, len(verdict.text)))


def _tested(line: TraceLine, reference: Reference) -> set[str]:
    node = reference.get(line.node)
    found = {name for effect in node.effects for name in tested(effect)} if node else set()
    found |= {str(name) for name in node.data.get("when", ())} if node else set()
    return found | {reference.roles.base(name) for name in found}


def _implied(line: TraceLine, reference: Reference) -> set[str]:
    node = reference.get(line.node)
    values = {str(effect.value) for effect in node.effects if effect.op in ("implies", "denies")} if node else set()
    return values | {reference.roles.base(name) for name in values}


def spelled(value: object) -> str:
    """A value that an example reads, as a reader writes it: no Python word."""
    if isinstance(value, bool):
        return "oui" if value else "non"
    if value is None:
        return "rien"
    if isinstance(value, Fraction):
        return chance(value) if 0 < value < 1 else number(value)
    if isinstance(value, dict):
        return " ; ".join(f"{spelled(key)} : {chance(v) if isinstance(v, Fraction) else spelled(v)}" for key, v in value.items())
    if isinstance(value, (list, tuple)):
        return ", ".join(spelled(item) for item in value) or "rien"
    if isinstance(value, (int, float)):
        return number(Fraction(str(value)))
    return str(value)
