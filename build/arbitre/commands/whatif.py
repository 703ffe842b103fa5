"""`arbitre whatif` describes a table once: what applies to it, in the order of the sequences, and what may be asked of it."""

from __future__ import annotations

import json
import re

import click

from . import room
from .french import command, option

PLAIN = re.compile(r"True|False|-?\d+(\.\d+)?|[\[{\"'].*")  # a value that a question reads as it is; anything else is a word
SHOWN = 8  # questions answered unless told otherwise


@command("whatif", "Dit ce qui s'applique à une table décrite une fois.")
@click.argument("game", metavar="JEU")
@click.argument("said", nargs=-1, metavar="[NOM=VALEUR]…")
@option("--questions", type=click.IntRange(min=0), default=SHOWN, show_default=True, metavar="N", help="Combien de questions sont posées et répondues.")
@option("--json", "as_json", is_flag=True, help="Un objet JSON : ce qui s'applique par étape, ce qui en découle, les questions et leurs réponses.")
@room.rooted
def whatif_command(game: str, said: tuple[str, ...], questions: int, as_json: bool) -> int:
    """Dit ce qui s'applique à une table, dans l'ordre des séquences, puis chaque question qui lit quelque chose de ce qui est dit.

    \b
    arbitre whatif warmachine cible_au_tapis depuis_l_arc_arriere distance=4
    arbitre whatif confrontation figurine_en_deroute=True --json

    Chaque nom dit de qui l'on parle, comme dans une question ; sans valeur, c'est vrai. Un mot s'écrit sans guillemets.
    """
    from ..resolver import Resolver
    from ..resolver.whatif import NAME, WhatIf

    reference = room.reference()
    curie = room.game(reference, game).id
    table = WhatIf(Resolver(reference))
    told = table.tell(curie, f"{NAME}({', '.join(map(stated, said))})")
    for one in told["asks"][:questions]:
        one["answer"] = table.answer(curie, one["call"])
    room.write_json(told) if as_json else _say(told, questions)
    return 0


def stated(said: str) -> str:
    """What was typed, as a question says it: « vise » as « vise=True », « lumiere=nuit » as « lumiere="nuit" »."""
    name, equals, value = said.partition("=")
    return f"{name}={value if PLAIN.fullmatch(value) else json.dumps(value, ensure_ascii=False)}" if equals else f"{name}=True"


def _say(told: dict, questions: int) -> None:
    from rich.markup import escape

    console = room.out()
    console.print(f"[bold]{escape(told['summary'])}[/]")
    for one in told["follows"]:
        console.print(f"  [cyan]{one['code']}[/]  {escape(one['text'])}")
    _groups(console, "", told["groups"])
    _groups(console, "Il ne manque qu'une chose", told["nearly"])
    _groups(console, "Ce qui ne compte pas", told["kept"])
    if told["asks"]:
        console.print("\n[bold]Ce qu'on peut demander[/]")
    for one in told["asks"][:questions]:
        console.print(f"  [cyan]{one['code']}[/]  {escape(one['call'])}\n      {escape(answered(one['answer']))}")
    if left := told["asks"][questions:]:
        console.print(f"  et {len(left)} autre{'s' if len(left) > 1 else ''} → --questions {len(told['asks'])}")


def _groups(console, title: str, groups: list[dict]) -> None:
    from rich.markup import escape

    if title and groups:
        console.print(f"\n[bold]{escape(title)}[/]")
    for group in groups:
        console.print(f"{escape(' '.join(filter(None, [group['sequence'] and group['sequence'] + ' ·', group['number'], group['label']])))}")
        for rule in group["rules"]:
            for line in rule["lines"]:
                why = f" ; manque : {line['lacks']}" if "lacks" in line else f" ; écarté par {line['beaten']['label']}" if "beaten" in line else ""
                console.print(f"  [cyan]{rule['code']}[/]  {escape(line['text'] + why)}")


def answered(answer: dict) -> str:
    """The answer of a question in a line: what it says, what it lacks, or why it cannot be put."""
    return answer.get("said") or answer.get("error") or f"il manque : {' ; '.join(answer['missing'])}"
