"""`arbitre check`: every problem of the graph, the ones that share a cause told once."""

from __future__ import annotations

from contextlib import nullcontext
from dataclasses import asdict
from typing import TYPE_CHECKING

from ..sweeping import seldom
from ..turn import turn
from . import room
from .french import command, option

if TYPE_CHECKING:
    from pathlib import Path

    from ..graph import Problem, Reference
    from ..resolver import Resolver

CHECKING = "vérification du graphe, des sources et des exemples"
SHOWN = 3  # examples that fail for one reason, shown unless all are asked for


@command("check", "Valide le graphe et fait tourner ses exemples.")
@option("--game", metavar="JEU", help="Seulement ce jeu, plus vite : les autres ne sont pas lus.")
@option("--all", "every", is_flag=True, help="Chaque exemple qui échoue, et non les trois premiers de chaque cause.")
@option("--mutants", is_flag=True, help="Essaie aussi les chiffres et conditions de ce qui a changé : ceux qu'aucun exemple ne garde sont des remarques.")
@option("--json", "as_json", is_flag=True, help="Un tableau JSON de problèmes.")
@room.rooted
def check_command(game: str | None, every: bool, mutants: bool, as_json: bool) -> int:
    """Valide le graphe : syntaxe, formes, références, identifiants, sources, séquences, effets et exemples.

    Chaque problème dit le fichier, la ligne, le nœud, ce qui ne va pas et comment y remédier ; des exemples qui échouent pour la même
    cause n'en font qu'un, à l'endroit de la cause. Sortie 1 s'il y en a.
    """
    from . import guards  # the resolver, which a wrong option should not wait for

    from ..standing import unsound

    whole = game is None and not mutants
    with (unsound if whole else turn)(room.root()) as ours, narrowed(room.root(), game):
        if not ours:
            return _nothing_new(as_json)
        changes = guards.recent(room.root()) if mutants else None  # a check without an error forgets it
        with room.working(CHECKING):
            problems, resolver = find_problems(room.root())
        tried = guards.unguarded(resolver, changes) if changes is not None and resolver is not None and not failed(problems) else None
        problems += tried.problems if tried else ()
        if as_json:
            room.write_json([asdict(p) for p in problems])
            return int(failed(problems))
        say(problems, every, game=_label(resolver, game))
        if resolver is not None and not failed(problems) and (tried or game is None):
            guards.say_bar(room.root(), resolver.reference.version, tried)
    return int(failed(problems))


def _nothing_new(as_json: bool) -> int:
    from . import guards
    from ..graph import loader

    if as_json:
        room.write_json([])
    else:
        say([])
        guards.say_bar(room.root(), loader.content_version(room.root()), None)
    return 0


def narrowed(root: Path, game: str | None):
    """Meanwhile, only a game and those it speaks of are there; all of them for None. Raises UnknownError for a game nobody knows."""
    if game is None:
        return nullcontext()
    from ..graph import folder_of, needed, only

    return only(needed(root, folder_of(root, game)))


@seldom()
def find_problems(root: Path) -> tuple[list[Problem], Resolver | None]:
    """Every problem of a project's graph, and the resolver that ran its examples, when nothing kept them from running."""
    from ..graph import History
    from ..graph.checks import check
    from ..resolver import Proofs, lasting_resolver
    from ..standing import inputs, keep

    before = inputs(root)
    made: list[tuple[Resolver, Proofs]] = []

    def resolver(reference: Reference) -> Resolver:
        one = lasting_resolver(reference, root)
        proofs = Proofs(one, root)
        one.proved, one.unmoved = proofs.standing, proofs.unmoved
        one.ledger.ahead(node for node in reference if node.id not in proofs.standing)
        made.append((one, proofs))
        return one

    with turn(root):
        problems = check(root, resolver)
        for one, proofs in made:
            if not failed(problems):
                proofs.keep()
            one.ledger.keep()
        if not failed(problems):
            History(root).keep()
        if not problems and made:
            keep(root, before, made[0][0].reference.version)
    return problems, made[0][0] if made else None


def problems_here(root: Path) -> list[Problem]:
    """Every problem, for whoever asks at each edit; none where it is known, or another process finds meanwhile, that there is none."""
    from ..standing import unsound

    with unsound(root) as ours:
        return find_problems(root)[0] if ours else []


def failed(problems: list[Problem]) -> bool:
    """Whether one of the problems is more than a remark."""
    return any(p.severity == "error" for p in problems)


def say(problems: list[Problem], every: bool = False, game: str = "") -> None:
    """The problems on standard output, each cause with its first examples, then how many there are on standard error."""
    for problem in problems:
        print(problem)
        shown = problem.examples if every else problem.examples[:SHOWN]
        for example in shown:
            print(f"    {example.file}:{example.line} {example.node} : {example.message}")
        if more := len(problem.examples) - len(shown):
            print(f"    et {more} autre{'s' * (more > 1)} : arbitre check --all")
    errors = sum(p.severity == "error" for p in problems)
    remarks = len(problems) - errors
    failing = [example.file.endswith(".csv") for problem in problems for example in problem.examples]  # cells, and examples
    counted = " et ".join(f"{failing.count(cell)} {what}" for cell, what in ((False, "exemples"), (True, "cases")) if cell in failing)
    tail = f", qui {'font' if errors > 1 else 'fait'} échouer {counted}" if failing else ""
    tail += f", {remarks} remarque{'s' * (remarks > 1)}" if remarks else ""
    tail += f" ; seul {game} a été vérifié" if game else ""
    color, words = ("red", f"{errors} erreur{'s' * (errors > 1)}") if errors else ("green", "aucune erreur")
    room.out(stderr=True).print(f"[{color}]{words}[/]{tail}")


def _label(resolver: Resolver | None, game: str | None) -> str:
    """The game looked at alone, by its title where it is known."""
    if game is None:
        return ""
    from ..graph import folder_of

    folder = folder_of(room.root(), game)
    titles = [node.label for node in resolver.reference.games() if node.slug.startswith(f"{folder}/")] if resolver else []
    return f"« {titles[0]} »" if titles else folder
