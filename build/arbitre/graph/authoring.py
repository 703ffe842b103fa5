"""`arbitre new`: allots an address and a code to a new node, and hands back the Turtle to fill in."""

from __future__ import annotations

import datetime
import keyword
import re
import unicodedata
from collections import Counter
from pathlib import Path

from rdflib import URIRef

from ..errors import GraphError, UnknownError, nearest
from . import registry, templates
from .checks.corpus import Corpus
from .model import ASKABLE, PARAMETERS
from .registry import Entry, register

__all__ = ["new", "register", "slugify"]

UNSEEN = ("Cc", "Cf", "Cs", "Co", "Zl", "Zp")  # controls, directions, halves of pairs, line ends
ARTICLE = re.compile(r"^(?:l|le|la|les|un|une|des)-")
LONGEST = 100  # characters of a name
EFFECTS = ("Rule", "Skill", "Property", "State")
SILENT = ("Fact", "Measure", "Choice", "Group", "Chapter", "Sheet", "Principle", "Subject", "Role")  # neither example nor source is owed
UNCHAPTERED = ("Chapter", "Group", "Subject", "Role")
UNPROVED = (*SILENT, "Characteristic", "Step", "Profile", "Term", "Dispute")


def new(root: Path, game: str, kind: str, label: str) -> str:
    """Registers a new node of a game and returns its Turtle, comments in French saying what to fill in.

    `game` is its folder, prefix, letters or name; `kind` a French or English name ("règle", "rule", "Rule").
    Raises UnknownError for a game or kind that does not exist, GraphError when the address is taken.
    """
    corpus = Corpus(root)
    if corpus.syntax:
        raise GraphError(str(corpus.syntax[0]))
    home = _game(corpus, game)
    kind = _kind(corpus, kind)
    slug = addressed(label, kind)
    folder = corpus.namespace(home).removeprefix(corpus.base).rstrip("/")
    address = f"sources/{slug}" if kind == "Document" else f"{folder}/{slug}"
    if wrong := registry.fault(Entry("", address, kind)):
        raise GraphError(" → ".join(wrong))
    prefix = corpus.curie(home).partition(":")[0]
    entries = registry.read(root)
    for entry in entries:
        if entry.slug == address:
            raise GraphError(
                f"{entry.slug} existe déjà ({entry.name}, {entry.kind}) → donnez un autre nom, ou complétez ce nœud"
            )
    if URIRef(corpus.base + address) in corpus.home:
        taken = corpus.curie(corpus.base + address)
        raise GraphError(f"{taken} est déjà décrit → donnez un autre nom, ou complétez ce nœud : s'il n'a pas de code, `arbitre check` dit lequel")
    code = "" if kind == "Document" else _free_code(corpus, str(corpus.value(home, "prefix")), entries)
    since = datetime.date.today().isoformat()
    registry.write(root, [*entries, Entry(code, address, kind, since=since)])
    return _turtle(corpus, home, kind, label[0].lower() + label[1:] if kind == "Role" else label, slug, code, prefix, folder)


def addressed(label: str, kind: str) -> str:
    """The local address of a new node. Raises GraphError for a name that could not stand on a page or in a question."""
    unseen = next((c for c in label if unicodedata.category(c) in UNSEEN), None)
    if unseen is not None:
        raise GraphError(
            f"le nom contient un caractère qui ne se voit pas (U+{ord(unseen):04X}) → tapez-le sur une ligne, sans retour ni marque de sens"
        )
    if len(label) > LONGEST:
        raise GraphError(f"le nom a {len(label)} caractères → {LONGEST} au plus ; le reste va dans l'énoncé")
    slug = slugify(label)
    if kind == "Role":  # « l'attaquant » is what one calls him, attaquant_adresse what a question says of him
        slug = ARTICLE.sub("", slug)
    if not slug:
        raise GraphError(f'le nom {label!r} n\'a ni lettre ni chiffre → donnez un nom, par exemple "Attaque de dos"')
    name = slug.replace("-", "_")
    if kind in (*ASKABLE, *PARAMETERS) and (keyword.iskeyword(name) or not name.isidentifier()):
        raise GraphError(f"« {name} » ne peut pas nommer une question ni un fait dans un exemple → choisissez un nom plus précis")
    return slug


def slugify(label: str) -> str:
    """The address of a label: "Jet d'attaque" → jet-d-attaque. It never changes afterwards, even if the label does."""
    folded = label.lower().replace("œ", "oe").replace("æ", "ae").replace("ß", "ss")
    folded = "".join(c for c in unicodedata.normalize("NFD", folded) if not unicodedata.combining(c))
    return re.sub(r"[^a-z0-9]+", "-", folded).strip("-")


def _free_code(corpus: Corpus, letters: str, entries: list[Entry]) -> str:
    """The next code, past those of the registry and those the graph uses without being registered yet."""
    used = [*entries, *registry.published(corpus)]
    return registry.following(used, letters)


def _game(corpus: Corpus, name: str) -> URIRef:
    known: dict[str, URIRef] = {}
    for game in corpus.nodes("Game"):
        folder = corpus.namespace(game).removeprefix(corpus.base).rstrip("/")
        labels = [str(text) for text in corpus.values(game, URIRef("http://www.w3.org/2004/02/skos/core#prefLabel"))]
        for alias in (
            folder,
            corpus.curie(game),
            corpus.curie(game).partition(":")[0],
            *corpus.values(game, "prefix"),
            *labels,
        ):
            known.setdefault(slugify(str(alias)), game)
    if slugify(name) in known:
        return known[slugify(name)]
    folders = sorted({corpus.namespace(g).removeprefix(corpus.base).rstrip("/") for g in known.values()})
    raise UnknownError(f"jeu inconnu : {name}{nearest(slugify(name), known)} → jeux : {', '.join(folders) or 'aucun'}")


def _kind(corpus: Corpus, name: str) -> str:
    known: dict[str, str] = {}
    kinds = corpus.vocabulary.kinds()
    for kind in kinds:
        for alias in (kind, *corpus.vocabulary.labels.get(str(corpus.arb[kind]), {}).values()):
            known[slugify(alias)] = kind
    if known.get(slugify(name)) == "Game":
        raise GraphError("un jeu se fonde tout entier → lancez arbitre new --game \"son nom\" --prefix SES-LETTRES")
    if slugify(name) in known:
        return known[slugify(name)]
    names = ", ".join(sorted(corpus.vocabulary.label(kind) for kind in kinds if kind != "Game"))
    raise UnknownError(f"genre inconnu : {name}{nearest(slugify(name), known)} → genres : {names}")


def _turtle(corpus: Corpus, game: URIRef, kind: str, label: str, slug: str, code: str, prefix: str, folder: str) -> str:
    """The node to fill in: every « … » is for the author, every commented line is optional."""
    chapters = [corpus.curie(c) for c in corpus.nodes("Chapter") if corpus.namespace(c) == corpus.namespace(game)]
    return templates.render(
        "node.ttl", prefix=prefix, folder=folder, kind=kind, slug=slug, code=code, label=templates.quoted(label),
        chapters=chapters, homes=_homes(corpus, chapters), sources=_sources(corpus, game),
        own=f"{kind}.ttl" in templates.files("kinds"), rank=_rank(corpus, game, kind),
        chaptered=kind not in UNCHAPTERED, silent=kind in SILENT, effects=kind in EFFECTS, proved=kind not in UNPROVED,
    )


def _rank(corpus: Corpus, game: URIRef, kind: str) -> int:
    """The rank after those that the other nodes of a kind have in a game."""
    ranks = [rank.value for node in corpus.nodes(kind) if corpus.namespace(node) == corpus.namespace(game) for rank in corpus.values(node, "rank")]
    return max((rank for rank in ranks if isinstance(rank, int)), default=0) + 1


def _homes(corpus: Corpus, chapters: list[str]) -> list[str]:
    """Chapters, each with the file where most of it stands: wm:combat-a-distance (distance.ttl)."""
    files: dict[str, Counter] = {chapter: Counter() for chapter in chapters}
    for node, chapter in corpus.graph.subject_objects(corpus.arb.chapter):
        if (name := corpus.curie(chapter)) in files:
            files[name][corpus.home[node].rpartition("/")[2]] += 1
    return [f"{name} ({counted.most_common(1)[0][0]})" if counted else name for name, counted in files.items()]


def _sources(corpus: Corpus, game: URIRef) -> list[str]:
    """The documents that a game cites, and those that no game cites yet."""
    cited: dict[object, set[str]] = {}
    for citation, document in corpus.graph.subject_objects(corpus.arb.document):
        cited.setdefault(document, set()).add(corpus.namespace(corpus.owner(citation)[0]))
    return [corpus.curie(d) for d in corpus.nodes("Document") if d not in cited or corpus.namespace(game) in cited[d]]
