"""Setting up and ending the game: victory points, who starts, alternating activations.

Every figure is the graph's; each procedure puts the graph's own questions one after the other.
"""

from __future__ import annotations

from fractions import Fraction

from ...errors import SituationError, nearest
from ...resolver.context import Context
from ...resolver.dice import distribution
from ...resolver.procedures import answer, procedure
from ...resolver.values import evaluate
from ...resolver.verdict import Verdict, chance, number

UNIT, OBJECTIVE = "pen:points-pour-une-unite", "pen:points-par-objectif"
DIE, FIRST = "pen:jet-pour-commencer", "pen:jouer-en-premier"
MINE, THEIRS = "pen:joueur-surtout-en-reserve", "pen:adversaire-surtout-en-reserve"
SIDES = ("joueur", "adversaire")
NAMES = {"joueur": "le joueur", "adversaire": "l'adversaire"}


@procedure("pen:compte-des-points")
def score(context: Context, *, detruites: list[float] = (), a_moitie: list[float] = (), objectifs: int) -> Verdict:
    """The victory points of a player: costs of the units destroyed and half lost, and how many objectives are held."""
    lost = [*_worth(context, detruites, "unite_detruite"), *_worth(context, a_moitie, "unite_a_moitie")]
    total, words = sum(lost, Fraction(0)), []
    if lost:
        words.append(f"{' + '.join(map(number, lost))} ({context.code(UNIT)})")
        context.note_node(UNIT, " + ".join(map(number, lost)), number(total))
    if objectifs:
        each = _x(context)
        total += objectifs * each
        words.append(f"{objectifs} × {number(each)} ({context.code(OBJECTIVE)})")
    outcome = f"{number(total)} point{'s' if total >= 2 else ''}"
    shown = f" : {' + '.join(words)}" if words else f" ({context.code(context.asked.id)})"
    return answer(context, outcome + shown, outcome, total=total)


@procedure("pen:resultat-de-la-partie")
def result(context: Context, *, joueur: float, adversaire: float) -> Verdict:
    """Victory or draw, from the points of both sides."""
    mine, theirs = Fraction(str(joueur)), Fraction(str(adversaire))
    least, gap = _x(context), abs(mine - theirs)
    winner = "joueur" if mine > theirs else "adversaire"
    drawn = gap < least or not gap
    outcome = "Match nul" if drawn else "Victoire " + ("du joueur" if winner == "joueur" else "de l'adversaire")
    bound = f"moins que {number(least)}" if drawn else f"au moins {number(least)}"
    text = f"{outcome} : {number(mine)} contre {number(theirs)}, un écart de {number(gap)}, {bound} ({context.code(OBJECTIVE)})"
    return answer(context, text, outcome)


@procedure("pen:qui-commence")
def who_starts(context: Context, *, des: list[list[int]] | None = None, choix: str | None = None) -> Verdict:
    """Who chooses, and who plays first once `choix` says it; `des` are the pairs of dice thrown, ties thrown again."""
    forced = _forced(context)
    if forced:
        held = next(s for s in SIDES if s != forced)
        text = f"{_starts(forced)} : {NAMES[held]} a plus de la moitié de son armée en réserve ({context.code(FIRST)})"
        return answer(context, text, forced)
    code, sides = context.code(context.asked.id), int(context.reference[DIE].data["sides"])
    if des is None:
        faces = [f for (f,), _ in distribution(1, sides)]
        won = sum(a > b for a in faces for b in faces)
        odds = {"joueur": Fraction(won, 2 * won), "adversaire": Fraction(won, 2 * won)}
        return answer(context, f"Le joueur choisit qui commence : {chance(odds['joueur'])} ({code})", "Jet", odds=odds)
    pairs = des
    if pairs[-1][0] == pairs[-1][1] or any(a != b for a, b in pairs[:-1]):
        raise SituationError(f"{context.asked.name} : des attend des paires [joueur, adversaire] ; on relance à égalité, et seulement alors")
    chooser = SIDES[pairs[-1][0] < pairs[-1][1]]
    dice = ", puis ".join(f"{a} contre {b}" for a, b in pairs)
    context.note_node(DIE, dice)
    if choix is None:
        return answer(context, f"{_first(NAMES[chooser])} choisit qui commence : {dice} ({code})", chooser)
    return answer(context, f"{_starts(choix)} : {dice}, {NAMES[chooser]} choisit ({code})", choix)


@procedure("pen:alternance")
def alternate(context: Context, *, premier: str, escouades: dict[str, int]) -> Verdict:
    """The order in which squads are played, one each in turn, then the rest of whoever has some left."""
    if premier not in escouades:
        raise SituationError(f"{context.asked.name} : premier {premier!r} n'est pas l'un des joueurs de escouades{nearest(premier, escouades)}")
    names = [premier, *(n for n in escouades if n != premier)]
    most = max(escouades.values())
    order = [f"{name}{rank}" for rank in range(1, most + 1) for name in names if rank <= escouades[name]]
    return answer(context, f"{' → '.join(order)} ({context.code(context.asked.id)})", " → ".join(order))


def _x(context: Context) -> Fraction:
    worked = evaluate(context, OBJECTIVE)
    context.note_node(OBJECTIVE, worked.words, number(worked.amount))
    return worked.amount


def _worth(context: Context, costs: list[float], state: str) -> list[Fraction]:
    ask = context.functions[context.reference[UNIT].name]
    return [ask(cout_de_l_unite=cost, **{state: True}).total for cost in costs]


def _forced(context: Context) -> str:
    """Who must play first because the other keeps most of an army in reserve, if anyone."""
    facts = {context.reference[c].name: True for c in (MINE, THEIRS) if context.true(c)}
    verdict = context.functions[context.reference[FIRST].name](**facts)
    if verdict.outcome not in ("Interdit", "Obligatoire"):
        return ""
    context.trace.extend(line for line in verdict.trace if line not in context.trace)
    return "adversaire" if verdict.outcome == "Interdit" else "joueur"


def _starts(side: str) -> str:
    return f"{_first(NAMES[side])} joue en premier et se déploie en premier"


def _first(words: str) -> str:
    return words[0].upper() + words[1:]
