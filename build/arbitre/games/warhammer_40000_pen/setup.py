"""Setting up and ending the game: victory points, who starts, alternating activations.

Every figure is the graph's; each procedure puts the graph's own questions one after the other.
"""

from __future__ import annotations

from fractions import Fraction

from ...errors import SituationError
from ...resolver.arguments import whole
from ...resolver.context import Context
from ...resolver.dice import distribution, read
from ...resolver.procedures import answer, procedure
from ...resolver.values import evaluate
from ...resolver.verdict import Verdict, chance, number

UNIT, OBJECTIVE = "pen:points-pour-une-unite", "pen:points-par-objectif"
DIE, FIRST = "pen:jet-pour-commencer", "pen:jouer-en-premier"
MINE, THEIRS = "pen:joueur-surtout-en-reserve", "pen:adversaire-surtout-en-reserve"
SIDES = ("joueur", "adversaire")
NAMES = {"joueur": "le joueur", "adversaire": "l'adversaire"}
MOST = 99  # squads of a player


@procedure("pen:compte-des-points")
def score(context: Context, *, detruites: object = (), a_moitie: object = (), objectifs: object = 0) -> Verdict:
    """The victory points of a player: costs of the units destroyed and half lost, and how many objectives are held."""
    lost = [*_worth(context, "detruites", detruites, "unite_detruite"), *_worth(context, "a_moitie", a_moitie, "unite_a_moitie")]
    whole(context, "objectifs", objectifs)
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
def result(context: Context, *, joueur: object, adversaire: object) -> Verdict:
    """Victory or draw, from the points of both sides."""
    mine, theirs = _amount(context, "joueur", joueur), _amount(context, "adversaire", adversaire)
    least, gap = _x(context), abs(mine - theirs)
    winner = "joueur" if mine > theirs else "adversaire"
    drawn = gap < least or not gap
    outcome = "Match nul" if drawn else "Victoire " + ("du joueur" if winner == "joueur" else "de l'adversaire")
    bound = f"moins que {number(least)}" if drawn else f"au moins {number(least)}"
    text = f"{outcome} : {number(mine)} contre {number(theirs)}, un écart de {number(gap)}, {bound} ({context.code(OBJECTIVE)})"
    return answer(context, text, outcome)


@procedure("pen:qui-commence")
def who_starts(context: Context, *, des: object = None, choix: object = None) -> Verdict:
    """Who chooses, and who plays first once `choix` says it; `des` are the pairs of dice thrown, ties thrown again."""
    if choix is not None and choix not in SIDES:
        raise SituationError(f"{context.asked.name} : choix attend « joueur » ou « adversaire »")
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
    pairs = [read(pair, 2, sides) for pair in _list(context, "des", des)]
    if not pairs or pairs[-1][0] == pairs[-1][1] or any(a != b for a, b in pairs[:-1]):
        raise SituationError(f"{context.asked.name} : des attend des paires [joueur, adversaire] ; on relance à égalité, et seulement alors")
    chooser = SIDES[pairs[-1][0] < pairs[-1][1]]
    dice = ", puis ".join(f"{a} contre {b}" for a, b in pairs)
    context.note_node(DIE, dice)
    if choix is None:
        return answer(context, f"{_first(NAMES[chooser])} choisit qui commence : {dice} ({code})", chooser)
    return answer(context, f"{_starts(str(choix))} : {dice}, {NAMES[chooser]} choisit ({code})", str(choix))


@procedure("pen:alternance")
def alternate(context: Context, *, premier: object, escouades: object) -> Verdict:
    """The order in which squads are played, one each in turn, then the rest of whoever has some left."""
    if not isinstance(escouades, dict) or len(escouades) != 2 or premier not in escouades or not all(
            isinstance(n, int) and not isinstance(n, bool) and 0 <= n <= MOST for n in escouades.values()):
        raise SituationError(f'{context.asked.name} : escouades attend deux joueurs et leurs nombres, par exemple {{"A": 2, "B": 3}}, et premier l\'un d\'eux')
    names = [premier, *(n for n in escouades if n != premier)]
    most = max(escouades.values())
    order = [f"{name}{rank}" for rank in range(1, most + 1) for name in names if rank <= escouades[name]]
    return answer(context, f"{' → '.join(order)} ({context.code(context.asked.id)})", " → ".join(order))


def _x(context: Context) -> Fraction:
    worked = evaluate(context, OBJECTIVE)
    context.note_node(OBJECTIVE, worked.words, number(worked.amount))
    return worked.amount


def _worth(context: Context, name: str, costs: object, state: str) -> list[Fraction]:
    ask = context.functions[context.reference[UNIT].name]
    return [ask(cout_de_l_unite=cost, **{state: True}).total for cost in _list(context, name, costs)]


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


def _list(context: Context, name: str, given: object) -> list:
    if not isinstance(given, (list, tuple)):
        raise SituationError(f"{context.asked.name} : {name} attend une liste")
    return list(given)


def _amount(context: Context, name: str, given: object) -> Fraction:
    if isinstance(given, bool) or not isinstance(given, (int, float)) or not 0 <= given < float("inf"):
        raise SituationError(f"{context.asked.name} : {name} attend un nombre de points")
    return Fraction(str(given))
