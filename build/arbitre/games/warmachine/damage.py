"""Damage reported on a card: rows, grids, force fields, spirals; systems and aspects crippled; damage removed.

How many columns or branches there are is the number of faces of the die that draws one; what a force field takes, and
when it is passed over, is asked of the graph. This module only moves from box to box.
"""

from __future__ import annotations

from fractions import Fraction

from ...errors import SituationError
from ...resolver.context import Context
from ...resolver.procedures import procedure
from ...resolver.values import evaluate
from ...resolver.verdict import Verdict, chance, counted
from ...resolver.wording import extras

COLUMN, BRANCH = "wm:jet-de-colonne", "wm:jet-de-branche"  # the die that draws a column, a branch
PLACE, FIELD = "wm:localisation-des-degats", "wm:champ-de-force"
SUFFERED, LIFE, OUT = "wm:degats-reellement-subis", "wm:points-de-vie", "wm:hors-de-combat"
SYSTEM, HULL, CRIPPLED = "wm:systeme", "wm:coque", "wm:etat-des-systemes"

Boxes = dict[int, list[str] | int]  # blank boxes of each column: how many, or what each holds, the first to be marked first


@procedure("wm:reporter-sur-une-ligne")
def row(context: Context) -> Verdict:
    """Damage on a row of boxes, left to right; a model without boxes has one point of life."""
    boxes, marked = int(context.number("wm:figurine.cases-de-la-figurine")), int(context.number("wm:figurine.cases-noircies"))
    damage, life = int(context.number("wm:figurine.points-de-degats-subis")), int(evaluate(context, LIFE).amount)
    if marked > boxes:
        raise SituationError(f"{context.asked.name} : cases_noircies ({marked}) dépasse cases_de_la_figurine ({boxes})")
    taken = min(damage, life)
    if boxes == 0:
        words = "Pas de cases : un seul point de vie" if not taken else "Pas de cases : le seul point de vie est perdu"
    elif not taken:
        words = "Aucune case noircie"
    else:
        words = f"Case {marked + 1} noircie" if taken == 1 else f"Cases {marked + 1} à {marked + taken} noircies"
    context.note_node(context.asked.id, words, str(taken))
    text = f"{words} ({context.code(context.asked.id)})" + _ends(context, life - taken, damage - taken)
    return _verdict(context, text, words, total=Fraction(life - taken))


@procedure("wm:reporter-sur-la-grille")
def grid(context: Context, *, cases: Boxes, degats: int, colonne: int | None = None, champ_de_force: int) -> Verdict:
    """Damage on a grid. `cases`: the blank boxes of each column, a number or a list such as ["coque", "M"], top first;
    `colonne`: the column rolled or chosen, none for every face of the die; `champ_de_force`: its blank boxes."""
    return _located(context, "colonne", COLUMN, cases, degats, colonne, _field(context, champ_de_force))


@procedure("wm:reporter-sur-la-spirale")
def spiral(context: Context, *, cases: Boxes, degats: int, branche: int | None = None) -> Verdict:
    """Damage on a spiral: like a grid, from the outside to the centre of a branch, then the next branch."""
    return _located(context, "branche", BRANCH, cases, degats, branche, 0)


@procedure("wm:reporter-sur-chaque-colonne")
def every_column(context: Context, *, degats: int, champ_de_force: int, cases: Boxes | None = None) -> Verdict:
    """The same damage to every column at once: the force field takes that of the first columns."""
    sides = _sides(context, COLUMN)
    field = first = _field(context, champ_de_force)
    marked: dict[int, int] = {}
    for column in range(1, sides + 1):
        absorbed = min(field, degats)
        field -= absorbed
        blank = {column: degats} if cases is None else {c: _count(v) - marked.get(c, 0) for c, v in cases.items()}
        for place, taken in _fill(blank, column, sides, degats - absorbed):
            marked[place] = marked.get(place, 0) + taken
    total = degats * sides
    parts = [f"champ de force : {first - field}"] * (first > field) + [f"colonne {c} : {n}" for c, n in sorted(marked.items())]
    words = f"{counted(total, 'points')} : {', '.join(parts) or 'aucune case noircie'}"
    context.note_node(context.asked.id, words, str(total))
    text = f"{words} ({context.code(context.asked.id)})"
    if cases is not None:
        text += _ends(context, sum(map(_count, cases.values())) - sum(marked.values()), total - (first - field) - sum(marked.values()))
    return _verdict(context, text, words, total=Fraction(total), details={"marked": marked})


@procedure("wm:reporter-sur-un-systeme")
def system(context: Context, *, cases: dict[int, list[int]], degats: int, champ_de_force: int) -> Verdict:
    """Damage to the first box of a type: `cases` gives the ranks of its blank boxes in each column, leftmost column first."""
    systeme = context.situation.choices.get(SYSTEM)
    if systeme is None:
        raise context.missing(context.reference[SYSTEM])
    name, ranks = _letter(context, systeme), sorted((column, rank) for column, found in cases.items() for rank in found)
    absorbed = min(_field(context, champ_de_force, degats_a_un_systeme=True), degats)
    marked = ranks[:degats - absorbed]
    parts = [f"champ de force : {absorbed}"] * bool(absorbed)
    parts += [f"colonne {column}, rang {rank}" for column, rank in marked]
    if champ_de_force > absorbed:
        parts.append(f"champ de force intact : {champ_de_force - absorbed}")
    words = f"{name} : {' ; '.join(parts)}"
    context.note_node(context.asked.id, words, str(len(marked)))
    text = f"{words} ({context.code(context.asked.id)})"
    if len(marked) == len(ranks):
        text += f" ; {_crippled(context, systeme)}"
    if lost := degats - absorbed - len(marked):
        text += f" ; {counted(lost, 'points')} de trop, que la source ne dit pas où reporter"
    return _verdict(context, text, words, details={"marked": marked})


@procedure("wm:etat-des-systemes")
def systems(context: Context, *, systemes: dict[str, dict[str, int]]) -> Verdict:
    """Which systems or aspects are crippled: {"M": {"cases": 3, "noircies": 3, "retirees": 1}}; « retirees » may be left out."""
    down, up = [], []
    for letter, state in systemes.items():
        boxes, marked, removed = state["cases"], state["noircies"], state.get("retirees", 0)
        if not boxes >= marked >= removed:
            raise SituationError(f"{context.asked.name} : {letter} a {boxes} cases, dont {marked} noircies et {removed} retirées ; c'est impossible")
        (down if marked - removed == boxes else up).append(_letter(context, letter))
    words = f"Désactivé : {', '.join(down)}" if down else "Rien n'est désactivé"
    context.note_node(context.asked.id, words, str(len(down)))
    rest = f" ; intact ou seulement touché : {', '.join(up)}" if up and down else ""
    return _verdict(context, f"{words} ({context.code(context.asked.id)}){rest}", words, details={"down": down})


@procedure("wm:retirer-des-degats")
def removed(context: Context, *, noircies: dict[str, int], points: int, retraits: dict[str, int]) -> Verdict:
    """Damage removed anywhere on the card: `noircies`, the marked boxes of each place; `retraits`, what its player unmarks."""
    for place, boxes in retraits.items():
        if boxes > noircies.get(place, 0):
            raise SituationError(f"{context.asked.name} : {place} n'a que {noircies.get(place, 0)} cases noircies, {boxes} retraits demandés")
    total = sum(retraits.values())
    if total > points:
        raise SituationError(f"{context.asked.name} : {total} retraits pour {points} points")
    left = {place: boxes - retraits.get(place, 0) for place, boxes in noircies.items()}
    words = f"Restent noircies : {', '.join(f'{p} : {n}' for p, n in left.items() if n) or 'aucune'}"
    context.note_node(context.asked.id, words, str(total))
    text = f"{words} ({context.code(context.asked.id)})"
    return _verdict(context, text, words, total=Fraction(sum(left.values())))


# --- moving from box to box ----------------------------------------------------------------------------------------------


def _located(context: Context, noun: str, roll: str, boxes: Boxes, damage: int, start: int | None, field: int) -> Verdict:
    sides = _sides(context, roll)
    if start is not None:
        words, tail, left, marked = _reported(context, noun, boxes, start, sides, damage, field)
        context.note_node(roll, f"{noun} {start}", str(start))
        context.note_node(context.asked.id, words, str(damage))
        return _verdict(context, f"{words} ({context.code(context.asked.id)}){tail}", words, total=Fraction(left), details={"marked": marked})
    faces = {face: "".join(_reported(context, noun, boxes, face, sides, damage, field)[:2]) for face in range(1, sides + 1)}
    odds: dict[str, Fraction] = {}
    for words in faces.values():
        odds[words] = odds.get(words, Fraction(0)) + Fraction(1, sides)
    listed = " / ".join(f"{face} → {words}" for face, words in faces.items())
    context.note_node(roll, f"1d{sides}", "chances")
    context.note_node(context.asked.id, "chances exactes")
    text = f"{noun.capitalize()} au d{sides}, {chance(Fraction(1, sides))} chacune : {listed} ({context.code(context.asked.id)})"
    return _verdict(context, text, "Jet", odds=odds)


def _reported(context: Context, noun: str, boxes: Boxes, start: int, sides: int, damage: int, field: int) -> tuple[str, str, int, dict[int, int]]:
    """What is marked where, what follows from it, the blank boxes left, and how many are marked in each place, in order."""
    absorbed = min(field, damage)
    filled = _fill({c: _count(v) for c, v in boxes.items()}, start, sides, damage - absorbed)
    parts = [f"champ de force : {absorbed}"] * bool(absorbed)
    left = {c: (v if isinstance(v, int) else list(v)) for c, v in boxes.items()}
    for place, taken in filled:
        here = boxes[place]
        inside = f" ({', '.join(here[:taken])})" if isinstance(here, list) else ""
        left[place] = here[taken:] if isinstance(here, list) else here - taken
        parts.append(f"{noun} {place} : {taken}{inside}")
    if any(isinstance(v, list) and context.reference[HULL].label.lower() in v for v in boxes.values()):
        context.note_node(HULL, "noircie comme les autres")
    words = ", ".join(parts) or "aucune case noircie"
    blank = field - absorbed + sum(map(_count, left.values()))
    lost = damage - absorbed - sum(taken for _, taken in filled)
    tail = "".join(f" ; {_crippled(context, letter)}" for letter in _newly(context, boxes, left))
    return words[0].upper() + words[1:], tail + _ends(context, blank, lost), blank, dict(filled)


def _fill(blank: dict[int, int], start: int, sides: int, damage: int) -> list[tuple[int, int]]:
    """How many boxes are marked in each column: from `start` to the right, then on from the first one."""
    found = []
    for place in (*range(start, sides + 1), *range(1, start)):
        if taken := min(damage, blank.get(place, 0)):
            found.append((place, taken))
            damage -= taken
    return found


def _newly(context: Context, before: Boxes, after: Boxes) -> list[str]:
    """The systems whose last blank box has just been marked, when the card says what every box holds."""
    if not all(isinstance(v, list) for v in before.values()):
        return []
    hull = context.reference[HULL].label.lower()
    held, kept = ([letter for column in card.values() for letter in column] for card in (before, after))
    return [letter for letter in dict.fromkeys(held) if letter != hull and letter not in kept]


def _field(context: Context, blank: int, **facts: bool) -> int:
    """The boxes of the force field that this damage meets first, by the graph's own rule."""
    place = context.reference[PLACE]
    verdict = context.functions[place.name](champ_de_force_entamable=blank > 0, litiges=context.chosen, **facts)
    context.trace.extend(line for line in verdict.trace if line not in context.trace)
    context.disputes.extend(code for code in verdict.disputes if code not in context.disputes)
    return blank if context.reference[FIELD].label.lower() in verdict.gives else 0


def _ends(context: Context, left: int, lost: int) -> str:
    words = ""
    if left <= 0:
        context.note_node(OUT, "plus de cases vierges")
        words += f" ; hors de combat ({context.code(OUT)})"
    else:
        words += f" ; {counted(left, 'points de vie')}"
    if lost > 0:
        context.note_node(SUFFERED, f"{lost} de trop")
        words += f" ; {counted(lost, 'points')} sans effet ({context.code(SUFFERED)})"
    return words


def _crippled(context: Context, letter: str) -> str:
    context.note_node(CRIPPLED, f"{letter} désactivé")
    return f"désactivé : {_letter(context, letter)} ({context.code(CRIPPLED)})"


def _sides(context: Context, roll: str) -> int:
    return int(context.reference[roll].data["sides"])


def _count(column: list[str] | int) -> int:
    return column if isinstance(column, int) else len(column)


def _letter(context: Context, letter: str) -> str:
    """« Mouvement (M) », from the table of systems; the name of an aspect as it is."""
    table = context.reference["wm:lettres-des-systemes"]
    return next((f"{line[1]} ({letter})" for line in table.data["rows"] if line[0] == letter), letter)


def _verdict(context: Context, text: str, outcome: str, **more) -> Verdict:
    return Verdict(context.asked.id, text + extras(context), outcome, trace=tuple(context.trace), disputes=tuple(context.disputes), **more)
