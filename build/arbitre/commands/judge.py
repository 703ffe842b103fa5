"""`arbitre resolve` puts a question to the resolver; `arbitre mutate` asks whether the examples guard the rules."""

from __future__ import annotations

import click

from ..errors import UnknownError
from . import room
from .french import command, option


@command("resolve", "Juge une situation.")
@click.argument("said", metavar="[JEU] QUESTION", nargs=-1, required=True)
@option("--json", "as_json", is_flag=True, help="Un objet JSON : verdict, issue, total, chances, ce qui n'a pas servi, litiges, trace, version.")
@room.rooted
def resolve_command(said: tuple[str, ...], as_json: bool) -> int:
    """Juge une situation, avec les dés donnés ou, sans dés, en chances exactes. Le jeu se dit, à moins que la question ne soit que d'un seul.

    \b
    arbitre resolve warmachine "attaque_de_corps_a_corps(acc=6, defense=14, des=[3, 4])"
    arbitre resolve warmachine "attaque_de_corps_a_corps(acc=6, defense=14)"

    « arbitre show » donne, pour ce qui se demande, le nom de la question et ce qu'elle accepte.
    """
    from ..resolver import Resolver
    from ..resolver.speaking import as_json_object

    *games, expression = said
    if len(games) > 1:
        raise click.UsageError("la question s'écrit en un seul mot, entre guillemets, après le jeu", click.get_current_context())
    if not games and "(" not in expression:
        raise click.UsageError("il manque QUESTION", click.get_current_context())
    reference = room.reference()
    resolver = Resolver(reference)
    game = room.game(reference, games[0]) if games else _only_game(reference, resolver, expression)
    verdict = resolver.ask(game.id, expression)
    if as_json:
        room.write_json(as_json_object(verdict, reference.version))
    else:
        _say(verdict, reference)
    return 0


def _only_game(reference, resolver, expression: str):
    """The game that alone has the question put. Raises UnknownError where none has it, or several."""
    asked, games = expression.partition("(")[0].strip(), reference.games()
    having = [game for game in games if asked in resolver.functions(game.id)] if len(games) > 1 else games
    if len(having) == 1:
        return having[0]
    several = f"{asked} se demande dans plusieurs jeux" if having else f"aucun jeu n'a de question {asked}"
    which = " ou ".join(game.id.partition(":")[2] for game in having or games)
    raise UnknownError(f"{several} → dites le jeu, puis la question : arbitre resolve JEU QUESTION, où JEU est {which}")


def _say(verdict, reference) -> None:
    from rich.markup import escape

    from ..resolver import Teller, reasons

    console, say = room.out(), Teller(reference).say
    if verdict.unread:
        console.print(f"[yellow]{escape(not_considered(verdict))}[/]")
    for contradiction in verdict.contradicted:
        console.print(f"[yellow]{escape(str(contradiction))}[/]")
    console.print(f"[bold]{escape(say(verdict.text))}[/]")
    if verdict.idle:
        console.print(f"sans effet ici : {escape(', '.join(verdict.idle))}")
    for finer in dict.fromkeys(verdict.counts_in.values()):
        counted = ", ".join(name for name, question in verdict.counts_in.items() if question == finer)
        console.print(f"[yellow]{escape(f'{finer} compte {counted} → posez cette question')}[/]")
    for name, other in verdict.rather.items():
        console.print(f"[yellow]{escape(f'{name} ne change rien ici ; {other} compterait → dites {other} si c’est ce que vous voulez dire')}[/]")
    for answer in verdict.answers if verdict.outcome != "Litige" else ():
        console.print(f"{answer.dispute}, lecture {answer.reading} : {escape(say(answer.text))}")
    for line in reasons(verdict, reference):
        console.print(f"  [cyan]{line.code or line.node}[/]  {escape(line.label)} : {escape(say(line.text))}")


def not_considered(verdict) -> str:
    """« non considéré ici : distance ; lu par tirer, charger »: what the question cannot read, with the nearest that can."""
    by_readers: dict[tuple[str, ...], list[str]] = {}
    for name, readers in verdict.unread.items():
        by_readers.setdefault(tuple(readers[:3]), []).append(name)
    said = [", ".join(found) + (f" ; lu par {', '.join(readers)}" if readers else "") for readers, found in by_readers.items()]
    return "non considéré ici : " + " | ".join(said)


@command("mutate", "Vérifie que les exemples gardent les règles.")
@option("--game", metavar="JEU", help="Seulement ce jeu.")
@option("--at-least", type=click.FloatRange(0, 100), metavar="POURCENT", help="Sortie 1 si moins de mutants sont pris.")
@option("--json", "as_json", is_flag=True, help='Un objet JSON : {"mutants", "caught", "survivors"}.')
@room.rooted
def mutate_command(game: str | None, at_least: float | None, as_json: bool) -> int:
    """Change chaque chiffre et retire chaque condition de chaque effet, puis relance les exemples concernés.

    Un mutant qu'aucun exemple ne remarque survit : il manque un exemple qui garde ce chiffre ou cette condition.
    """
    from ..resolver.mutation import mutate
    from ..site.figures import MUTATION, keep_mutation

    reference = room.reference()
    curie = room.game(reference, game).id if game else None
    with room.counting("mutants") as progress:
        report = mutate(reference, curie, progress)
    if curie is None:
        keep_mutation(room.root(), reference, report)  # the site publishes what was last measured
        room.out(stderr=True).print(f"{MUTATION} : gardé pour la page « qualité » du prochain build", markup=False)
    if as_json:
        room.write_json(report)
    else:
        for survivor in report["survivors"]:
            node = reference[survivor["id"]]
            print(f"{node.file}:{node.line} {node.id} : aucun exemple ne remarque ce mutant : {survivor['mutation']}")
        room.out(stderr=True).print(f"{report['caught']} mutants pris sur {report['mutants']} ({share(report):.1f} %)".replace(".", ","))
    return int(at_least is not None and share(report) < at_least)


def share(report: dict) -> float:
    """The percentage of mutants caught; all of none."""
    return 100 * report["caught"] / report["mutants"] if report["mutants"] else 100.0
