"""How an attack is sorted before and after the dice: lots, sublots, groups of one AP, wounds shared between members.

Who may be given a wound is asked of the game's own action; no figure of a rule stands here.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

from ...errors import SituationError
from ...resolver.arguments import MOST, whole
from ...resolver.context import Context
from ...resolver.procedures import answer, procedure
from ...resolver.verdict import Verdict
from .asking import ask, plural

ALLOCATE = "pen:attribuer-une-blessure"
OUT_OF_SIGHT, UNENGAGED = "pen:membre-hors-du-champ-de-vision", "pen:membre-non-engage"
FORBIDDEN = "Interdit"


@procedure("pen:lots-de-combat")
def lots(context: Context, *, tireurs: object) -> Verdict:
    """The lots of a squad, one a weapon, each with its sublots of one skill.

    `tireurs`: a list of [weapon, skill], with a third term for who chooses his target and so rolls apart.
    """
    good = isinstance(tireurs, (list, tuple)) and tireurs and all(
        isinstance(t, (list, tuple)) and len(t) in (2, 3) and isinstance(t[0], str) and t[0].strip() and _count(t[1])
        and all(isinstance(more, str) for more in t[2:]) for t in tireurs)
    if not good:
        raise SituationError(f'{context.asked.name} : tireurs attend des couples [arme, CT ou CC], par exemple tireurs=[["Bolter", 4]]')
    found: dict[str, list[int]] = {}
    for weapon, skill, *apart in tireurs:
        found.setdefault(" ".join([weapon, *apart]), []).append(skill)
    words = ", ".join(f"{lot} ({plural(len(set(skills)), 'sous-lot')})" for lot, skills in found.items())
    details = {lot: dict(Counter(skills)) for lot, skills in found.items()}
    return _counted(context, plural(len(found), "lot"), words, details)


@procedure("pen:regroupement-par-pa")
def by_penetration(context: Context, *, pas: object) -> Verdict:
    """The weapons that may be put together for the allocation: those of one AP."""
    if not isinstance(pas, (list, tuple)) or not pas or not all(_count(p) for p in pas):
        raise SituationError(f"{context.asked.name} : pas attend la PA de chaque arme, par exemple pas=[4, 4, 2]")
    found = Counter(pas)
    words = ", ".join(f"PA {p} ({plural(times, 'arme')})" for p, times in found.items())
    return _counted(context, plural(len(found), "répartition"), words, dict(found))


@procedure("pen:repartition-des-blessures")
def allocation(context: Context, *, blessures: object, membres: object, hors_de_vue: object = (), non_engages: object = ()) -> Verdict:
    """How many wounds each member is given: evenly, those with the fewest wounds left first.

    `membres`: a list of [name, wounds left]. Raises SituationError for a name that is no member's, or given twice.
    """
    name, members = context.asked.name, _members(context, membres)
    whole(context, "blessures", blessures)
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


def _barred(context: Context, members: dict[str, Fraction], listed: dict[str, tuple[str, object]]) -> dict[str, str]:
    """The members who may not be given a wound, each with the code of the rule that says so."""
    found: dict[str, str] = {}
    for fact, (argument, given) in listed.items():
        if not isinstance(given, (list, tuple)) or not all(m in members for m in given):
            raise SituationError(f"{context.asked.name} : {argument} attend une liste de noms pris dans membres")
        if given:
            answer = ask(context, ALLOCATE, **{context.reference[fact].name: True})
            if answer.outcome == FORBIDDEN:
                for line in answer.trace:
                    context.note_node(line.node, line.text, line.value)
                found |= {m: answer.codes[0] for m in given}
    return found


def _members(context: Context, given: object) -> dict[str, Fraction]:
    good = isinstance(given, (list, tuple)) and given and all(
        isinstance(m, (list, tuple)) and len(m) == 2 and isinstance(m[0], str) and m[0].strip() and _count(m[1]) for m in given)
    if not good:
        raise SituationError(f'{context.asked.name} : membres attend des couples [nom, PV], par exemple membres=[["sergent", 1]]')
    members = {name: Fraction(wounds) for name, wounds in given}
    if len(members) < len(given):
        raise SituationError(f"{context.asked.name} : membres donne deux fois le même nom ; donnez à chaque figurine le sien")
    return members


def _count(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= MOST


def _counted(context: Context, outcome: str, words: str, details: dict) -> Verdict:
    return answer(context, f"{outcome} : {words} ({context.code(context.asked.id)})", outcome, details=details)
