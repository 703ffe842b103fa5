"""What a single node must make sense of: rolls, choices, numbers, rankings, the order of a game, disputes."""

from __future__ import annotations

from collections.abc import Iterator

from rdflib import Literal, URIRef

from .conditions import NUMERIC, choice_values, is_number
from .corpus import Corpus, Term
from .problem import Problem
from .reads import ANY, Scope

SCOPE = Scope(dict.fromkeys(("type", "grades"), (ANY,)))

ORDERED = ("set", "multiply", "add", "malus", "bonus", "floor", "cap", "round")


def check(corpus: Corpus) -> Iterator[Problem]:
    """Every roll, quantity, choice, number, ranking, game and dispute."""
    for roll in corpus.nodes("Roll"):
        yield from _roll(corpus, roll)
    for node in corpus.nodes("Roll", "Quantity"):
        for name in ("adds", "subtracts", "lowestDie", "highestDie", "totalBecomes"):
            yield from _numbers(corpus, node, name, corpus.values(node, name))
    for ranking in corpus.nodes("Ranking"):
        yield from _numbers(
            corpus,
            ranking,
            "minimises",
            [i for head in corpus.values(ranking, "minimises") for i in corpus.items(head)],
            ("Fact",),  # what is true comes first
        )
    for choice in corpus.nodes("Choice"):
        yield from _choice(corpus, choice)
    for node in corpus.nodes("Characteristic", "Measure"):
        yield from bounds(corpus, node)
    for game in corpus.nodes("Game"):
        yield from _order(corpus, game)
    for dispute in corpus.nodes("Dispute"):
        yield from _dispute(corpus, dispute)


def _roll(corpus: Corpus, roll: URIRef) -> Iterator[Problem]:
    """A roll says by itself all the resolver needs: more general rolls lend it their effects, not their dice."""
    has = {p: corpus.value(roll, p) for p in ("dice", "sides", "against", "comparison", "success", "failure", "margin")}
    for name, example in (("dice", "2"), ("sides", "6")):
        if has[name] is None:
            yield corpus.problem(roll, f"le jet n'a pas de arb:{name}", f"ajoutez arb:{name} {example}")
    yield from _selecting(corpus, roll)
    if has["margin"] is not None:
        if has["comparison"] is not None:
            yield corpus.problem(
                roll,
                "le jet a une marge et une comparaison",
                "gardez arb:margin, ou arb:comparison avec arb:success et arb:failure",
                corpus.arb.margin,
            )
    elif has["against"] is not None and has["comparison"] is None:
        yield corpus.problem(
            roll,
            "le jet a un seuil, mais rien ne dit ce qu'on en fait",
            "ajoutez arb:comparison (réussi ou manqué) ou arb:margin (ce que vaut la différence)",
            corpus.arb.against,
        )
    for name in ("comparison", "margin"):
        if has[name] is not None and has["against"] is None:
            yield corpus.problem(
                roll,
                f"le jet a arb:{name}, mais pas de seuil",
                "ajoutez arb:against et ce à quoi le total se compare",
                corpus.iri(name),
            )
    if has["comparison"] is not None:
        for name, example in (("success", "Touche"), ("failure", "Raté")):
            if has[name] is None:
                yield corpus.problem(
                    roll,
                    f"le jet se réussit ou se manque, mais n'a pas de arb:{name}",
                    f'ajoutez arb:{name} "{example}"@fr',
                )
    # against another roll it is an opposed one; against a table, a cell says what to reach
    yield from _numbers(corpus, roll, "against", corpus.values(roll, "against"), ("Roll", "Table"))
    yield from _reaching(corpus, roll)


def _reaching(corpus: Corpus, roll: URIRef) -> Iterator[Problem]:
    """A total that must first reach a number is that of an opposed roll, which says what it is called below it."""
    least, short = corpus.value(roll, "mustReach"), corpus.value(roll, "short")
    if (least is None) != (short is None):
        lacks, has = ("short", "mustReach") if short is None else ("mustReach", "short")
        yield corpus.problem(roll, f"le jet a arb:{has}, mais pas arb:{lacks}", f"ajoutez arb:{lacks}", corpus.iri(has))
    elif least is not None and corpus.kind(corpus.value(roll, "against")) != "Roll":
        yield corpus.problem(roll, "le jet a arb:mustReach, mais n'est pas opposé", "nommez le nombre dans arb:against", corpus.arb.mustReach)
    yield from _numbers(corpus, roll, "mustReach", corpus.values(roll, "mustReach"))


def _selecting(corpus: Corpus, roll: URIRef) -> Iterator[Problem]:
    """A roll that selects a cell says which number its total becomes, or its lowest and its highest die, and of what graded table."""
    table = corpus.value(roll, "selects")
    if corpus.value(roll, "totalBecomes") is not None:
        if table is None:
            yield corpus.problem(roll, "le jet a arb:totalBecomes, mais pas arb:selects", "ajoutez arb:selects", corpus.iri("totalBecomes"))
        return
    for name in ("lowestDie", "highestDie"):
        if (table is None) != (corpus.value(roll, name) is None):
            lacks, has = (name, "selects") if table is not None else ("selects", name)
            yield corpus.problem(roll, f"le jet a arb:{has}, mais pas arb:{lacks}", f"ajoutez arb:{lacks}", corpus.iri(has))
    if table is not None and corpus.kind(table) == "Table" and corpus.value(table, "grades") is None:
        yield corpus.problem(
            roll, f"les cases de {corpus.name(table)} n'ont pas d'ordre", "ajoutez arb:grades à la table, et le choix qui range ses résultats", table
        )


def _numbers(corpus: Corpus, node: URIRef, name: str, values: list, more: tuple[str, ...] = ()) -> Iterator[Problem]:
    for value in values:
        kind = corpus.kind(value)
        if isinstance(value, Literal) or (kind and kind not in (*NUMERIC, *more)):
            what = f" ({corpus.vocabulary.label(kind)})" if kind else ""
            yield corpus.problem(
                node,
                f"arb:{name} attend un nombre de la situation, et non {corpus.name(value)}{what}",
                _figure(corpus, node, name, value) if is_number(value) else "nommez une caractéristique, une mesure ou une valeur",
                value,
            )


def _figure(corpus: Corpus, node: URIRef, name: str, value: Literal) -> str:
    """How to say a figure that never changes, where a name is asked: a quantity that says so has a page, and others may change it."""
    game = corpus.slug(node).partition("/")[0]
    return (
        f"un nombre fixe est une valeur, qui a sa page : arbitre new {game} valeur \"…\", avec arb:effect [ arb:on elle-même ; arb:set {value} ], "
        f"puis arb:{name} et son nom"
    )


def _choice(corpus: Corpus, choice: URIRef) -> Iterator[Problem]:
    values = choice_values(corpus, choice)
    if len(corpus.values(choice, "values")) > 1:
        return  # no list: told by the shapes
    if values and len(set(values)) < 2:
        yield corpus.problem(
            choice,
            "un choix d'une seule valeur",
            'donnez au moins deux valeurs : arb:values ( "petit" "grand" )',
            corpus.arb["values"],
        )
    elif len(set(values)) < len(values):
        twice = next(v for v in values if values.count(v) > 1)
        yield corpus.problem(choice, f"la valeur « {twice} » est donnée deux fois", "ôtez-en une", corpus.arb["values"])
    for default in corpus.values(choice, "default"):
        if values and str(default) not in values:
            yield corpus.problem(
                choice,
                f"{corpus.name(default)} n'est pas une valeur de {corpus.name(choice)}",
                "prenez l'une de : " + ", ".join(f"« {v} »" for v in values),
                default,
            )


def bounds(corpus: Corpus, node: Term) -> Iterator[Problem]:
    """A number's least, default and greatest values, in that order."""
    low, default, high = (corpus.value(node, name) for name in ("min", "default", "max"))
    for less, more in (("min", "max"), ("min", "default"), ("default", "max")):
        pair = {"min": low, "default": default, "max": high}
        a, b = pair[less], pair[more]
        if a is not None and b is not None and is_number(a) and is_number(b) and a.value > b.value:
            yield corpus.problem(
                node, f"arb:{less} {a} dépasse arb:{more} {b}", "corrigez l'un des deux", corpus.iri(less)
            )


def _order(corpus: Corpus, game: URIRef) -> Iterator[Problem]:
    for head in corpus.values(game, "operationOrder"):
        items = [str(item) for item in corpus.items(head)]
        for item in dict.fromkeys(items):
            if item not in ORDERED:
                yield corpus.problem(
                    game,
                    f"opération inconnue dans arb:operationOrder : « {item} »",
                    "prenez celles de : " + ", ".join(ORDERED),
                    corpus.arb.operationOrder,
                )
            elif item == "add" and {"malus", "bonus"} & set(items):
                yield corpus.problem(
                    game,
                    "arb:operationOrder ajoute deux fois : « add », puis « malus » ou « bonus »",
                    "ôtez « add », ou les deux autres",
                    corpus.arb.operationOrder,
                )
            elif items.count(item) > 1:
                yield corpus.problem(
                    game,
                    f"opération donnée deux fois dans arb:operationOrder : « {item} »",
                    "ôtez-en une",
                    corpus.arb.operationOrder,
                )


def _dispute(corpus: Corpus, dispute: URIRef) -> Iterator[Problem]:
    letters = [
        str(letter) for reading in corpus.values(dispute, "reading") for letter in corpus.values(reading, "letter")
    ]
    for letter in dict.fromkeys(letters):
        if letters.count(letter) > 1:
            yield corpus.problem(
                dispute,
                f"deux lectures portent la lettre {letter}",
                "donnez à chaque lecture sa lettre",
                corpus.arb.reading,
            )
    for held in corpus.values(dispute, "holds"):
        if str(held) not in letters:
            yield corpus.problem(
                dispute,
                f"la lecture retenue {corpus.name(held)} n'existe pas",
                f"prenez l'une de : {', '.join(sorted(letters))}",
                corpus.arb.holds,
            )
        if corpus.value(dispute, "principle") is None:
            yield corpus.problem(
                dispute, "une lecture est retenue sans dire pourquoi", 'ajoutez arb:principle "…"@fr', corpus.arb.holds
            )
