"""Disputes, by comparing: a verdict names a dispute when another of its readings would change the answer, and says what it gives."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from ..errors import SituationError
from ..graph import Node, Reference
from .verdict import Answer, Verdict


def settled(reference: Reference, verdict: Verdict, chosen: dict[str, str], judge: Callable[[dict[str, str]], Verdict]) -> Verdict:
    """The verdict with the disputes that decide it, among those it met; `judge` answers under other readings.

    An open dispute that changes the answer has no answer of its own: the verdict gives each reading's.
    """
    deciding: list[str] = []
    answers: list[Answer] = []
    for code in dict.fromkeys(verdict.disputes):
        dispute = reference.by_code.get(code)
        if dispute is None or dispute.kind != "Dispute":  # two rules that collide: they name themselves
            deciding.append(code)
            continue
        letter = chosen.get(code) or dispute.data.get("holds")
        given = {r.letter: _answer(judge, {**chosen, code: r.letter}) for r in dispute.data.get("readings", ()) if r.letter != letter}
        if letter is None and len({_said(v) for v in given.values()}) > 1:
            return _open(verdict, dispute, given)
        if letter is None:
            verdict = next((v for v in given.values() if isinstance(v, Verdict)), verdict)
            continue
        others = {other: answer for other, answer in given.items() if _said(answer) != _said(verdict)}
        if others:
            deciding.append(code)
            answers += [Answer(code, other, _text(answer)) for other, answer in others.items()]
    said = "".join(f" ; litige {code}" + (f", lecture {chosen[code]}" if code in chosen else "") for code in deciding)
    return replace(verdict, text=verdict.text + said, disputes=tuple(deciding), answers=tuple(answers))


def differs(reference: Reference, verdict: Verdict, chosen: dict[str, str], other: Verdict) -> bool:
    """Whether a verdict says something else than a settled one whatever its own disputes bring, which then need not be looked into."""
    disputes = [found for code in verdict.disputes if (found := reference.by_code.get(code)) is not None and found.kind == "Dispute"]
    if any(not chosen.get(dispute.code) and dispute.data.get("holds") is None for dispute in disputes):
        return False  # of an open one, another answer is told
    return (verdict.outcome, verdict.total, verdict.odds) != (other.outcome, other.total, other.odds) or not other.text.startswith(verdict.text)


def _answer(judge: Callable[[dict[str, str]], Verdict], readings: dict[str, str]) -> Verdict | SituationError:
    try:
        return judge(readings)
    except SituationError as error:  # under this reading the situation does not say enough: that is a difference too
        return error


def _said(answer: Verdict | SituationError) -> object:
    """What of an answer a player acts on."""
    if isinstance(answer, SituationError):
        return str(answer)
    odds = tuple(sorted(answer.odds.items())) if answer.odds is not None else None
    return answer.outcome, answer.total, odds, answer.gives, tuple(answer.details.get("steps", ()))


def _text(answer: Verdict | SituationError) -> str:
    return answer.text if isinstance(answer, Verdict) else str(answer)


def _open(verdict: Verdict, dispute: Node, given: dict[str, Verdict | SituationError]) -> Verdict:
    said = " ; ".join(f"lecture {letter} : {_text(answer)}" for letter, answer in given.items())
    answers = tuple(Answer(dispute.code, letter, _text(answer)) for letter, answer in given.items())
    return replace(
        verdict, text=f"Litige {dispute.code}, que rien ne tranche : {said}", outcome="Litige", total=None, odds=None, gives=(),
        disputes=(dispute.code,), answers=answers,
    )
