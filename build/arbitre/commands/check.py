"""`arbitre check`: every problem of the graph, on one line each."""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING

from . import room
from .french import command, option

if TYPE_CHECKING:
    from ..graph import Reference
    from ..resolver import Resolver


@command("check", "Valide le graphe et fait tourner ses exemples.")
@option("--json", "as_json", is_flag=True, help="Un tableau JSON de problèmes.")
@room.rooted
def check_command(as_json: bool) -> int:
    """Valide le graphe : syntaxe, formes, références, identifiants, sources, séquences, effets et exemples.

    Chaque problème dit le fichier, la ligne, le nœud, ce qui ne va pas et comment y remédier. Sortie 1 s'il y en a.
    """
    problems, _ = find_problems()
    if as_json:
        room.write_json([asdict(p) for p in problems])
    else:
        say(problems)
    return int(failed(problems))


def find_problems() -> tuple[list, Resolver | None]:
    """Every problem of the project's graph, and the resolver that ran its examples, when nothing kept them from running."""
    from ..graph.checks import check
    from ..resolver import remembering
    from ..site.generate import proved

    made: list[Resolver] = []

    def resolver(reference: Reference) -> Resolver:
        made.append(remembering(reference, room.root()))
        made[0].proved = proved(made[0], room.root())
        return made[0]

    with room.working("vérification du graphe, des sources et des exemples"):
        problems = check(room.root(), resolver)
    for one in made:
        one.ledger.keep()
    return problems, made[0] if made else None


def failed(problems: list) -> bool:
    """Whether one of the problems is more than a remark."""
    return any(p.severity == "error" for p in problems)


def say(problems: list) -> None:
    """The problems on standard output, then how many there are on standard error."""
    for problem in problems:
        print(problem)
    errors = sum(p.severity == "error" for p in problems)
    remarks = len(problems) - errors
    tail = f", {remarks} remarque{'s' * (remarks > 1)}" if remarks else ""
    color, words = ("red", f"{errors} erreur{'s' * (errors > 1)}") if errors else ("green", "aucune erreur")
    room.out(stderr=True).print(f"[{color}]{words}[/]{tail}")
