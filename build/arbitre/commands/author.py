"""`arbitre new`, `register` and `registry`: identifiers, allotted once and kept for ever; games, founded whole."""

from __future__ import annotations

import click

from . import room
from .french import command, option


@command("new", "Attribue un code à une nouvelle page, ou fonde un jeu.")
@click.argument("game", metavar="JEU", required=False)
@click.argument("kind", metavar="NATURE", required=False)
@click.argument("label", metavar="NOM", required=False)
@option("--game", "founded", metavar="NOM", help="Fonde un jeu de ce nom, entier et prêt à remplir : dans ce projet, ou dans un dossier vide.")
@option("--prefix", "letters", metavar="LETTRES", help="Les lettres de ses codes : ESC donne ESC-001.")
@room.rooted
def new_command(game: str | None, kind: str | None, label: str | None, founded: str | None, letters: str | None) -> int:
    """Attribue une adresse et un code à une nouvelle page, l'inscrit au registre, et écrit le Turtle à compléter.

    \b
    arbitre new warmachine rule "Attaque de dos"
    arbitre new --game "Escarmouche" --prefix ESC

    NATURE se dit en français ou en anglais : action, aide de jeu, caractéristique, chapitre, choix, compétence, définition, enchaînement,
    étape, état, événement, fait, jet, litige, mesure, non-cumul, ordre de préférence, principe, procédure, profil, propriété d'arme, règle,
    rôle, séquence, source, sujet, table, valeur.
    """
    context = click.get_current_context()
    if founded is not None or letters is not None:
        if founded is None or letters is None or game is not None:
            raise click.UsageError('pour fonder un jeu : arbitre new --game "Escarmouche" --prefix ESC', context)
        return _found(founded, letters)
    if game is None or kind is None or label is None:
        raise click.UsageError('donnez JEU, NATURE et NOM : arbitre new warmachine rule "Attaque de dos"', context)
    from ..graph.authoring import new
    from ..graph.registry import FILE, read

    before = {entry.slug for entry in read(room.root())}
    print(new(room.root(), game, kind, label).rstrip("\n"))
    for entry in read(room.root()):
        if entry.slug not in before:
            room.out(stderr=True).print(f"{FILE} : {entry.name} inscrit, à l'adresse {entry.slug} ; rien d'autre n'est écrit", markup=False)
    return 0


def _found(name: str, letters: str) -> int:
    """A whole game; where there is no project yet, the folder one stands in becomes one."""
    from ..graph.founding import found

    for file in found(room.root_or_here(), name, letters):
        print(file)
    room.out(stderr=True).print("remplacez ce que chaque fichier dit de remplacer ; `arbitre check` après chaque page, `arbitre serve` pour la voir", markup=False)
    return 0


@command("register", "Inscrit au registre les nouveaux identifiants.")
@room.rooted
def register_command() -> int:
    """Inscrit au registre les identifiants du contenu qui n'y sont pas encore."""
    from ..graph.authoring import register
    from ..graph.registry import FILE

    added = register(room.root())
    for name in added:
        print(name)
    many = "s" if len(added) > 1 else ""
    room.out(stderr=True).print(f"{FILE} : {len(added)} identifiant{many} inscrit{many}" if added else f"{FILE} est à jour", markup=False)
    return 0


@command("registry", "Affiche le registre des identifiants.")
@option("--json", "as_json", is_flag=True, help="Un tableau JSON.")
@room.rooted
def registry_command(as_json: bool) -> int:
    """Affiche le registre : chaque identifiant jamais publié, et ce qu'il est devenu."""
    from ..graph.registry import COLUMNS, read

    entries = read(room.root())
    if as_json:
        room.write_json([{column: getattr(entry, column) for column in COLUMNS} for entry in entries])
        return 0
    for entry in entries:
        print("\t".join(getattr(entry, column) for column in COLUMNS))
    return 0
