"""Identifiers are for ever: unique, in the letters of their game, known to content/registry.csv, never reused."""

from __future__ import annotations

import keyword
import re
from collections.abc import Callable, Iterator
from contextlib import suppress

from rdflib import DCTERMS, Literal, URIRef

from ...errors import GraphError, nearest
from .. import names, registry
from ..history import History
from ..model import ASKABLE, PARAMETERS
from .corpus import Corpus
from .problem import Problem

FILES = ("registry.csv",)
RESERVED = {"des", "relances", "options", "litiges"}  # arguments that every question of the resolver may have
NAMED = 3  # how many nodes a line names before it only counts
SOURCES, SOURCES_FOLDER = "SRC", "sources"


def check(corpus: Corpus) -> Iterator[Problem]:
    """Codes, addresses and Python names of the graph, then the registry against the graph."""
    yield from _codes(corpus)
    yield from _names(corpus)
    try:
        entries = registry.known(corpus.root)
    except GraphError as error:
        place, _, rest = str(error).partition(" : ")
        message, _, remedy = rest.partition(" → ")
        yield Problem(place.rpartition(":")[0], int(place.rpartition(":")[2]), "", message, remedy)
        return
    yield from _rows(entries)
    yield from _history(corpus, entries)


def _codes(corpus: Corpus) -> Iterator[Problem]:
    letters: dict[str, str] = {}  # namespace → the letters of its game
    owners: dict[str, URIRef] = {}
    for game in corpus.nodes("Game"):
        for own in corpus.values(game, "prefix"):
            if str(own) in owners:
                yield corpus.problem(
                    game,
                    f"les lettres {own} sont déjà celles de {corpus.curie(owners[str(own)])}",
                    "choisissez d'autres lettres",
                    own,
                )
            owners.setdefault(str(own), game)
            letters[corpus.namespace(game)] = str(own)
    letters[corpus.base + f"{SOURCES_FOLDER}/"] = SOURCES
    bearing: dict[str, list[URIRef]] = {}
    lettered: dict[str, list[tuple[URIRef, Literal, re.Match]]] = {}
    for node in corpus.nodes():
        if corpus.namespace(node) not in letters:
            yield corpus.problem(
                node,
                f"aucun jeu n'a l'adresse {corpus.namespace(node).removeprefix(corpus.base)}",
                'décrivez le jeu dans son game.ttl (a arb:Game ; arb:prefix "…"), ou corrigez le préfixe',
            )
            continue
        for code in corpus.values(node, DCTERMS.identifier):
            own = letters[corpus.namespace(node)]
            match = registry.CODE.fullmatch(str(code))
            if str(code).endswith("\n") or len(code) > names.LONGEST:  # a pattern of the shapes overlooks both
                yield corpus.problem(
                    node,
                    f"le code {corpus.name(code)} est mal formé",
                    "écrivez des majuscules, un tiret, un nombre : \"WM-118\"",
                    code,
                )
            if match:
                lettered.setdefault(corpus.namespace(node), []).append((node, code, match))
            bearing.setdefault(str(code), []).append(node)
    for namespace, coded in lettered.items():
        yield from _lettered(corpus, letters[namespace], coded)
    for code, nodes in bearing.items():
        if len(nodes) > 1:
            owner, allotted, own = _owner(corpus, code, nodes), free_codes(corpus), _own_codes(corpus)
            for node in nodes:
                if node != owner:
                    yield corpus.problem(
                        node,
                        f"le code {code} est déjà celui de {corpus.curie(owner)} ({corpus.home[owner]})",
                        f"rendez-lui {own[corpus.slug(node)]}, le sien au registre" if own.get(corpus.slug(node)) not in (None, "", code)
                        else f"donnez-lui {allotted(corpus.curie(node))}, le premier libre, puis lancez `arbitre register`",
                        Literal(code),
                    )


def _lettered(corpus: Corpus, own: str, coded: list[tuple[URIRef, Literal, re.Match]]) -> Iterator[Problem]:
    """The codes of a game that have other letters than its own; where all have the same, it is the game that says others."""
    said = {match.group(1) for *_, match in coded}
    game = next((one for one in corpus.nodes("Game") if corpus.namespace(one) == corpus.namespace(coded[0][0])), None)
    if len(coded) > 1 and len(said) == 1 and own not in said and game is not None:
        yield corpus.problem(
            game,
            f"le jeu dit arb:prefix « {own} », et ses {len(coded)} codes commencent par {min(said)}",
            f"remettez arb:prefix \"{min(said)}\" : un code inscrit au registre ne change plus",
            corpus.arb.prefix,
        )
        return
    for node, code, match in coded:
        if match.group(1) != own:
            yield corpus.problem(
                node,
                f"le code {code} n'a pas les lettres de son jeu",
                f"écrivez {own}-{match.group(2)}, ou le numéro libre que donne `arbitre new`",
                code,
            )


def free_codes(corpus: Corpus) -> Callable[[str], str]:
    """What gives a node, by its CURIE, the next free code of its game, another one each time it is asked."""
    letters = {corpus.curie(game).partition(":")[0]: str(corpus.value(game, "prefix")) for game in corpus.nodes("Game")}
    used: list[registry.Entry] = []

    def allot(curie: str) -> str:
        if not used:
            used.extend(registry.published(corpus))
            with suppress(GraphError):  # a registry that cannot be read is told by another
                used.extend(registry.known(corpus.root))
        own = letters.get(curie.partition(":")[0], "…")
        used.append(registry.Entry(registry.following(used, own), "", ""))
        return used[-1].code

    return allot


def _owner(corpus: Corpus, code: str, nodes: list[URIRef]) -> URIRef:
    """Whose a code is, of several nodes that bear it: of the one that had it in the last commit, else in the registry, else of the first."""
    then = History(corpus.root).owner_then(code)
    try:
        slug = next((entry.slug for entry in registry.known(corpus.root) if entry.code == code), "")
    except GraphError:
        slug = ""
    return min(nodes, key=lambda node: (corpus.curie(node) != then, corpus.slug(node) != slug))


def _own_codes(corpus: Corpus) -> dict[str, str]:
    """The codes that the registry has for each address: whoever took another's by a slip is given back its own."""
    try:
        return {entry.slug: entry.code for entry in registry.known(corpus.root) if entry.status == registry.ACTIVE}
    except GraphError:
        return {}


def _names(corpus: Corpus) -> Iterator[Problem]:
    for node in corpus.nodes():
        slug = corpus.slug(node)
        if found := names.unfit(slug):
            yield corpus.problem(node, *found)
            continue
        name = slug.partition("/")[2].replace("-", "_")
        if corpus.kind(node) in (*ASKABLE, *PARAMETERS) and (
            name in RESERVED or keyword.iskeyword(name) or not name.isidentifier()
        ):
            yield corpus.problem(
                node,
                f"« {name} » ne peut pas nommer une question ni un fait dans un exemple (mot réservé, ou chiffre au début)",
                "choisissez un nom plus précis",
            )


def _rows(entries: list[registry.Entry]) -> Iterator[Problem]:
    """The registry in itself: each code and slug once, each retired row with a successor."""
    known = {e.code for e in entries if e.code} | {e.slug for e in entries}
    by_name = {name: e for e in entries for name in (e.code, e.slug) if name}
    for column in ("code", "slug"):
        first: dict[str, int] = {}
        for entry in entries:
            value = getattr(entry, column)
            if value and value in first:
                yield Problem(
                    entry.file,
                    entry.line,
                    value,
                    f"déjà à la ligne {first[value]}",
                    "gardez la plus ancienne ; un identifiant ne sert qu'une fois",
                )
            first.setdefault(value, entry.line)
    for entry in entries:
        if entry.status not in (registry.ACTIVE, registry.RETIRED):
            yield Problem(
                entry.file, entry.line, entry.name, f"statut inconnu : « {entry.status} »", "écrivez active ou retired"
            )
        elif entry.status == registry.RETIRED and not entry.replaced_by:
            yield Problem(
                entry.file,
                entry.line,
                entry.name,
                "retiré sans remplaçant",
                "écrivez dans replaced_by le code de ce qui le remplace",
            )
        elif entry.replaced_by and entry.replaced_by not in known:
            yield Problem(
                entry.file,
                entry.line,
                entry.name,
                f"remplaçant inconnu : {entry.replaced_by}",
                nearest(entry.replaced_by, known, "") or "écrivez le code d'un nœud qui existe",
            )
        elif entry.replaced_by and _endless(entry, by_name):
            yield Problem(
                entry.file,
                entry.line,
                entry.name,
                f"les remplaçants tournent en rond depuis {entry.replaced_by}",
                "finissez par un nœud actif",
            )


def _endless(entry: registry.Entry, by_name: dict[str, registry.Entry]) -> bool:
    seen = set()
    while entry.status == registry.RETIRED and entry.replaced_by in by_name:
        if entry.name in seen:
            return True
        seen.add(entry.name)
        entry = by_name[entry.replaced_by]
    return False


def _unregistered(corpus: Corpus, file: str, found: list[tuple]) -> Problem:
    """What a registry lacks: one row, or so many that one line tells them all."""
    node, row, at = found[0]
    if len(found) == 1:
        return corpus.problem(
            node, f"{row.name} n'est pas au registre", f"lancez `arbitre register`, ou ajoutez à {file} la ligne {row.row}", at
        )
    names = ", ".join(row.name for _, row, _ in found[:NAMED])
    more = f" et {len(found) - NAMED} autres" if len(found) > NAMED else ""
    return corpus.problem(node, f"{len(found)} nœuds ne sont pas au registre : {names}{more}", f"lancez `arbitre register`, qui les inscrit à {file}", at)


def _history(corpus: Corpus, entries: list[registry.Entry]) -> Iterator[Problem]:
    """The graph against the registry: nothing changes address, or comes back as something else. What it has no more: pending.py."""
    nodes = {corpus.slug(node): node for node in corpus.nodes()}
    rows = {row.slug: row for row in registry.published(corpus)}
    by_slug, by_code = {e.slug: e for e in entries}, {e.code: e for e in entries if e.code}
    shared = [row.code for row in rows.values()]
    new: dict[str, list[tuple]] = {}
    for slug, row in rows.items():
        if row.code and shared.count(row.code) > 1:
            continue  # told by _codes
        node, entry = nodes[slug], by_slug.get(slug) or by_code.get(row.code)
        at = Literal(row.code) if row.code else None
        if entry is None:
            new.setdefault(f"{corpus.home[node].partition('/')[0]}/registry.csv", []).append((node, row, at))
        elif entry.status == registry.RETIRED and corpus.value(node, "replacedBy") is None:
            yield corpus.problem(
                node,
                f"{row.name} reprend un identifiant retiré ({entry.name}, {entry.slug})",
                "donnez-lui un code et une adresse neufs ; pour rétablir l'ancien nœud, remettez active au registre",
                at,
            )
        elif entry.slug != slug:
            yield corpus.problem(
                node,
                f"{row.code} a changé d'adresse : {entry.slug} au registre",
                f"rendez-lui cette adresse, ou donnez-lui un code neuf et retirez {row.code} en sa faveur",
                at,
            )
        elif entry.code != row.code:
            yield corpus.problem(
                node,
                f"{slug} a changé de code : {entry.code or 'aucun'} au registre",
                f"rendez-lui {entry.code or 'sa description sans code'}",
                at,
            )
    for file, found in new.items():
        yield _unregistered(corpus, file, found)
