"""How an attack is sorted before and after the dice: lots, sublots, groups of one AP, wounds shared between members.

Who may be given a wound is asked of the game's own action; no figure of a rule stands here.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

from ...errors import SituationError, nearest
from ...resolver.context import Context
from ...resolver.procedures import answer, procedure
from ...resolver.verdict import Verdict
from .asking import ask, plural

ALLOCATE = "pen:attribuer-une-blessure"
OUT_OF_SIGHT, UNENGAGED = "pen:membre-hors-du-champ-de-vision", "pen:membre-non-engage"
FORBIDDEN = "Interdit"


@procedure("pen:lots-de-combat")
def lots(context: Context, *, membres: list[list]) -> Verdict:
    """The lots of a squad, one a weapon, each with its sublots of one skill.

    `membres`: a list of [weapon, skill], with a third term for who chooses his target and so rolls apart.
    """
    found: dict[str, list[int]] = {}
    for weapon, skill, *apart in membres:
        found.setdefault(" ".join([weapon, *apart]), []).append(skill)
    words = ", ".join(f"{lot} ({plural(len(set(skills)), 'sous-lot')})" for lot, skills in found.items())
    details = {lot: dict(Counter(skills)) for lot, skills in found.items()}
    return _counted(context, plural(len(found), "lot"), words, details)


@procedure("pen:regroupement-par-pa")
def by_penetration(context: Context, *, pas: list[int]) -> Verdict:
    """The weapons that may be put together for the allocation: those of one AP."""
    found = Counter(pas)
    words = ", ".join(f"PA {p} ({plural(times, 'arme')})" for p, times in found.items())
    return _counted(context, plural(len(found), "répartition"), words, dict(found))


@procedure("pen:repartition-des-blessures")
def allocation(
    context: Context, *, blessures: int, membres: list[list], hors_de_vue: list[str] = (), non_engages: list[str] = (),
) -> Verdict:
    """How many wounds each member is given: evenly, those with the fewest wounds left first.

    `membres`: a list of [name, wounds left]. Raises SituationError for a name that is no member's, or given twice.
    """
    members = {name: Fraction(wounds) for name, wounds in membres}
    if len(members) < len(membres):
        raise SituationError(f"{context.asked.name} : membres donne deux fois le même nom ; donnez à chaque figurine le sien")
    barred = _barred(context, members, {OUT_OF_SIGHT: ("hors_de_vue", hors_de_vue), UNENGAGED: ("non_engages", non_engages)})
    order = sorted((m for m in members if m not in barred), key=lambda m: members[m])
    shares = dict.fromkeys(order, 0)
    if order:
        each, more = divmod(blessures, len(order))
        shares = {m: each + (rank < more) for rank, m in enumerate(order)}
    outcome = ", ".join(f"{m} {n}" for m, n in shares.items() if n) or "Aucune blessure"
    text = f"{outcome} ({context.code(context.asked.id)})"
    if barred:
        text += f" ; écarté : {', '.join(barred)} ({', '.join(dict.fromkeys(barred.values()))})"
    return answer(context, text, outcome, details=shares)


def _barred(context: Context, members: dict[str, Fraction], listed: dict[str, tuple[str, list[str]]]) -> dict[str, str]:
    """The members who may not be given a wound, each with the code of the rule that says so."""
    found: dict[str, str] = {}
    for fact, (argument, given) in listed.items():
        if stranger := next((m for m in given if m not in members), None):
            raise SituationError(f"{context.asked.name} : {argument} nomme {stranger!r}, qui n'est pas dans membres{nearest(stranger, members)}")
        if given:
            answer = ask(context, ALLOCATE, **{context.reference[fact].name: True})
            if answer.outcome == FORBIDDEN:
                for line in answer.trace:
                    context.note_node(line.node, line.text, line.value)
                found |= {m: answer.codes[0] for m in given}
    return found


def _counted(context: Context, outcome: str, words: str, details: dict) -> Verdict:
    return answer(context, f"{outcome} : {words} ({context.code(context.asked.id)})", outcome, details=details)
