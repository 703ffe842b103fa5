"""What is refused of a question, all at once: nobody is sent back for one name at a time."""

from __future__ import annotations

from collections.abc import Callable

from ..errors import ArbitreError, SituationError

REST = 6  # things told missing or unknown after the first, at most
Stated = dict[str, object]


def with_the_rest(resolve: Callable[[Stated], object], stated: Stated, error: SituationError) -> SituationError:
    """The refusal of who left something out, or said what nothing reads, with what would be refused next."""
    more = _missing(resolve, stated, error) if error.missing else _unknown(resolve, stated, error)
    return SituationError(f"{str(error).rstrip('.')} ; et {' ; '.join(more)}", missing=error.missing, unknown=error.unknown) if more else error


def _missing(resolve: Callable[[Stated], object], stated: Stated, error: SituationError) -> list[str]:
    """What else is asked for, once what was is said: any number will do to hear it."""
    told, rest = error, {}
    while told is not None and told.missing and told.missing[0] not in rest and len(rest) <= REST:
        rest[told.missing[0]] = told.missing[1]
        told = _refusal(resolve, {**stated, **dict.fromkeys(rest, 1)})
    return [f"{name} : {label}" for name, label in list(rest.items())[1:]]


def _unknown(resolve: Callable[[Stated], object], stated: Stated, error: SituationError) -> list[str]:
    """The other names that nothing has, each as it would be refused once those before it are left out."""
    told, left, more = error, dict(stated), []
    while told is not None and told.unknown and told.unknown[0] in left and len(more) <= REST:
        del left[told.unknown[0]]
        told = _refusal(resolve, left)
        more += [f"inconnu : {''.join(told.unknown).rstrip(' .')}"] if told is not None and told.unknown else []
    return more


def _refusal(resolve: Callable[[Stated], object], stated: Stated) -> SituationError | None:
    """How a situation is refused; None where it is not, or takes too long to tell."""
    try:
        resolve(stated)
    except SituationError as error:
        return error
    except ArbitreError:
        return None
    return None
