"""What a question may be handed: lists and texts of a size a table can count, whoever reads them next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..errors import SituationError
from .literals import GREATEST, LONGEST_TEXT

if TYPE_CHECKING:
    from .context import Context

MOST = 200  # members, wounds, dice, models, situations: more than any table holds
DEEP = 4  # lists within lists


def bounded(name: str, stated: dict[str, object]) -> None:
    """Raises SituationError, naming the argument and its limit, for a value too large to be meant."""
    for argument, value in stated.items():
        _bounded(f"{name} : {argument}", value, DEEP)


def whole(context: Context, argument: str, value: object, least: int = 0, most: int = MOST) -> int:
    """An argument that counts something. Raises SituationError for anything else than a whole number within reach."""
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise SituationError(f"{context.asked.name} : {argument} attend un nombre entier de {least} à {most}, {brief(value)} reçu")
    return value


def brief(value: object) -> str:
    """A value as a message shows it, cut short."""
    if isinstance(value, int) and abs(value) > GREATEST:
        return "un nombre trop grand"
    try:
        shown = repr(value)
    except ValueError:  # a list that holds an integer of thousands of digits
        return "une valeur trop grande"
    return shown if len(shown) <= 60 else shown[:59] + "…"


def _bounded(where: str, value: object, deep: int) -> None:
    if isinstance(value, (int, float)):
        if not -GREATEST <= value <= GREATEST:
            raise SituationError(f"{where} : un nombre fini est attendu, au plus un milliard")
    elif isinstance(value, str):
        if len(value) > LONGEST_TEXT:
            raise SituationError(f"{where} : texte trop long, au plus {LONGEST_TEXT} caractères")
    elif isinstance(value, (list, tuple, dict)):
        if len(value) > MOST:
            raise SituationError(f"{where} : {len(value)} éléments, au plus {MOST}")
        if not deep:
            raise SituationError(f"{where} : trop de listes l'une dans l'autre, au plus {DEEP}")
        for inner in (*value, *value.values()) if isinstance(value, dict) else value:
            _bounded(where, inner, deep - 1)
