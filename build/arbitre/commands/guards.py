"""What `arbitre check` says of mutation: the figures of changed nodes that no example guards, and how far the whole is from its bar."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from ..graph import Change, History, Problem
from ..resolver import Guarding, Resolver, guarding
from ..resolver.mutation import BAR
from . import room

SECONDS = 60  # that an author waits for the mutants of what has changed


@dataclass(frozen=True)
class Guards:
    """The mutants of what has changed since `since`: what was found, and a remark for each survivor."""

    found: Guarding
    nodes: int
    since: str
    problems: tuple[Problem, ...]


def recent(root: Path) -> dict[str, Change]:
    """What has changed since the last commit; where there is none, since the last check without an error."""
    history = History(root)
    found = history.since_commit()
    return (history.since_check() if found is None else found) or {}


def unguarded(resolver: Resolver, changes: dict[str, Change]) -> Guards:
    """Tries the mutants of what has changed."""
    nodes = [node for node in resolver.reference if node.id in changes]
    with room.working(f"mutants de ce qui a changé, {SECONDS} s au plus"):
        found = guarding(resolver, nodes, SECONDS)
    told = []
    for mutant in found.survivors:
        node, change = resolver.reference[mutant.node.id], changes[mutant.node.id]
        told.append(Problem(change.file, node.line, node.id, f"aucun exemple ne remarque ce mutant : {mutant.what}",
                            "ajoutez un exemple dont la réponse en dépend", "warning"))
    return Guards(found, len(nodes), next(iter(changes.values())).since if changes else "", tuple(told))


def say_bar(root: Path, version: str, guards: Guards | None) -> None:
    """How well the examples guard the rules, on standard error: of what has changed when it was tried, else of the whole at its last measure."""
    from ..site.figures import mutation_figures

    say = room.out(stderr=True).print
    if guards is not None:
        if not guards.nodes:
            say("mutants : rien n'a changé" + f" depuis {guards.since}" * bool(guards.since), markup=False)
            return
        found = guards.found
        left = f" ; {found.mutants - found.tried} non essayés en {SECONDS} s → arbitre mutate" if found.tried < found.mutants else ""
        say(f"mutants de {guards.nodes} page{'s' * (guards.nodes > 1)} changée{'s' * (guards.nodes > 1)} depuis {guards.since} : "
            f"{found.tried - len(found.survivors)} pris sur {found.tried}{left}", markup=False)
        return
    figures = mutation_figures(root)
    if figures is None or not figures["mutants"]:
        say(f"mutants : jamais mesurés ici, la barre est à {BAR} % → arbitre mutate, ou arbitre check --mutants pour ce qui a changé", markup=False)
        return
    share = 100 * figures["caught"] / figures["mutants"]
    older = "" if figures["version"] == version else ", avant les derniers changements"
    below = " → ajoutez des exemples là où arbitre mutate le dit" if share < BAR else ""
    say(f"mutants : {share:.1f} % pris{older}, la barre est à {BAR} %".replace(".", ",") + below, markup=False)
