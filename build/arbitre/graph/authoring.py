"""`arbitre new`: allots an address and a code to a new node, and hands back the Turtle to fill in."""

from __future__ import annotations

import datetime
import keyword
import re
import unicodedata
from pathlib import Path

from rdflib import URIRef

from ..errors import GraphError, UnknownError, nearest
from . import registry
from .checks.corpus import Corpus
from .model import ASKABLE, PARAMETERS
from .registry import Entry, register

__all__ = ["new", "register", "slugify"]

PREFIXES = """@prefix arb: <ontology/#> .
@prefix src: <sources/> .
@prefix {prefix}: <{folder}/> .
@prefix dct: <http://purl.org/dc/terms/> .
@prefix skos: <http://www.w3.org/2004/02/skos/core#> ."""
UNSEEN = ("Cc", "Cf", "Cs", "Co", "Zl", "Zp")  # controls, directions, halves of pairs, line ends
LONGEST = 100  # characters of a name
ONCE = ("Game", "Document")  # they have a file of their own to be written in by hand

# The lines of a kind; {p} is the prefix of the game. A line that is a comment tells what may be added.
SAID = ('# arb:of {p}:… ; arb:said "est …{{|e}}"@fr ;  # de quel sujet il se dit, et ce qui suit le nom du rôle',)
ABOUT = ("# arb:bearer {p}:… ; arb:presupposes {p}:… ;  # le rôle dont parle la question ; l'action qui doit être permise",)
OWN = {
    "Role": ("arb:plays {p}:… ;  # le sujet qu'il met en scène", 'arb:gender "m" ;  # ou "f" : ce qu\'on dit de lui s\'y accorde'),
    "Fact": SAID, "State": SAID, "Skill": SAID, "Property": SAID, "Profile": SAID, "Event": ABOUT,
    "Procedure": (
        '# arb:argument [ arb:called "…" ; skos:prefLabel "…"@fr ; arb:takes arb:… ; arb:statement "…"@fr ] ;  # ce qu\'elle prend, en plus de la situation',
        *ABOUT,
    ),
    "Chapter": ("arb:rank 1 ;  # sa place parmi les chapitres du jeu",),
    "Roll": (
        "arb:dice 2 ; arb:sides 6 ;",
        "# arb:adds {p}:… ;  # ce qu'on ajoute aux dés",
        '# arb:against {p}:… ; arb:comparison arb:AtLeast ; arb:success "…"@fr ; arb:failure "…"@fr ;  # ou arb:margin "…"@fr',
        "# skos:broader {p}:… ;  # le jet plus général dont les effets valent ici",
        *ABOUT,
    ),
    "Quantity": (
        'arb:unit "pouces"@fr ;  # l\'unité, comme on la lit',
        "# arb:adds {p}:… ;  # ce dont la valeur se compose",
        *ABOUT,
    ),
    "Action": ("arb:byDefault arb:Permitted ;  # ou arb:Forbidden : ce qu'il en est sans règle", *ABOUT),
    "Ranking": (
        "arb:minimises ( {p}:… {p}:… ) ;  # les mesures à rendre les plus petites, la plus importante d'abord",
    ),
    "Chain": (
        "arb:tells ( {p}:… ) ;  # les faits et nombres dont on veut la chance",
        "arb:stage ( [ arb:asks {p}:… ; arb:passes [ arb:onOutcome arb:Success ; arb:carries {p}:… ; arb:how arb:Grows ; arb:amount 1 ] ]",
        "    [ arb:asks {p}:… ; arb:times {p}:… ] ) ;  # les questions dans l'ordre, et ce que chacune passe à la suite",
        "# arb:stops [ arb:when {p}:… ] ;  # ce qui y met fin",
    ),
    "Sequence": ("arb:first {p}:… ;  # sa première étape",),
    "Step": (
        "arb:partOf {p}:… ;  # sa séquence",
        'arb:number "…" ;  # le numéro imprimé',
        "# arb:next {p}:… ;  # l'étape suivante ; aucune à la fin",
        "# arb:jump [ arb:to {p}:… ; arb:when {p}:… ] ;  # un saut, sous condition",
    ),
    "Table": (
        'csvw:url "tables/{slug}.csv" ;  # depuis le dossier du jeu',
        "arb:key ( {p}:… ) ;  # le paramètre que lit chaque première colonne",
        '# arb:cell "…" ;  # la colonne qui répond ; sans elle, toute la ligne répond',
    ),
    "Characteristic": (
        'arb:symbol "…" ;  # l\'abréviation imprimée',
        '# arb:min 0 ; arb:max 20 ; arb:default 0 ; arb:unit "pouces"@fr ;',
        *SAID,
    ),
    "Measure": ('# arb:unit "pouces"@fr ; arb:min 0 ; arb:max 20 ; arb:default 0 ;', *SAID),
    "Choice": ('arb:values ( "…" "…" ) ;  # du plus petit au plus grand', *SAID),
    "Group": ("arb:keeps arb:Best ;  # ou arb:Worst",),
    "Sheet": ('arb:block [ skos:prefLabel "…"@fr ; arb:recalls ( {p}:… ) ] ;  # un titre et les pages qu\'il rappelle',),
    "Principle": ("arb:rank 9 ;  # sa place parmi les principes du jeu : 1 passe avant tous les autres",),
    "Dispute": (
        "arb:concerns {p}:… ;  # la règle mise en cause",
        'arb:question "…"@fr ;  # ce que les joueurs demandent',
        'arb:reading [ arb:letter "A" ; arb:says "…"@fr ; arb:cites [ arb:document src:… ; arb:section "…" ; arb:page … ] ] ,',
        '    [ arb:letter "B" ; arb:says "…"@fr ; arb:cites [ arb:document src:… ; arb:section "…" ; arb:page … ] ; arb:replaces {p}:… ] ;',
        '# arb:holds "A" ; arb:settledBy {p}:… ; arb:principle "…"@fr ;  # la lecture qui tient, quel principe la retient et pourquoi ; rien si le litige est ouvert',
    ),
}
EFFECTS = ("Rule", "Skill", "Property", "State")
SILENT = ("Fact", "Measure", "Choice", "Group", "Unit", "Chapter", "Sheet", "Principle", "Subject", "Role")  # neither example nor source is owed
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
    slug = _address(label, kind)
    folder = corpus.namespace(home).removeprefix(corpus.base).rstrip("/")
    if wrong := registry.fault(Entry("", f"{folder}/{slug}", kind)):
        raise GraphError(" → ".join(wrong))
    prefix = corpus.curie(home).partition(":")[0]
    entries = registry.read(root)
    for entry in entries:
        if entry.slug == f"{folder}/{slug}":
            raise GraphError(
                f"{entry.slug} existe déjà ({entry.name}, {entry.kind}) → donnez un autre nom, ou complétez ce nœud"
            )
    if URIRef(corpus.namespace(home) + slug) in corpus.home:
        raise GraphError(f"{prefix}:{slug} est déjà décrit → donnez un autre nom, ou complétez ce nœud")
    code = _free_code(corpus, str(corpus.value(home, "prefix")), entries)
    since = datetime.date.today().isoformat()
    registry.write(root, [*entries, Entry(code, f"{folder}/{slug}", kind, since=since)])
    return _turtle(corpus, home, kind, label, slug, code, prefix, folder)


def _address(label: str, kind: str) -> str:
    """The local address of a new node. Raises GraphError for a name that could not stand on a page or in a question."""
    unseen = next((c for c in label if unicodedata.category(c) in UNSEEN), None)
    if unseen is not None:
        raise GraphError(
            f"le nom contient un caractère qui ne se voit pas (U+{ord(unseen):04X}) → tapez-le sur une ligne, sans retour ni marque de sens"
        )
    if len(label) > LONGEST:
        raise GraphError(f"le nom a {len(label)} caractères → {LONGEST} au plus ; le reste va dans l'énoncé")
    slug = slugify(label)
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
    kinds = [kind for kind in corpus.vocabulary.kinds() if kind not in ONCE]
    for kind in kinds:
        for alias in (kind, *corpus.vocabulary.labels.get(str(corpus.arb[kind]), {}).values()):
            known[slugify(alias)] = kind
    if slugify(name) in known:
        return known[slugify(name)]
    names = ", ".join(sorted(corpus.vocabulary.label(kind) for kind in kinds))
    raise UnknownError(f"genre inconnu : {name}{nearest(slugify(name), known)} → genres : {names}")


def _turtle(corpus: Corpus, game: URIRef, kind: str, label: str, slug: str, code: str, prefix: str, folder: str) -> str:
    """The node to fill in: every « … » is for the author, every commented line is optional."""
    chapters = [corpus.curie(c) for c in corpus.nodes("Chapter") if corpus.namespace(c) == corpus.namespace(game)]
    sources = [corpus.curie(d) for d in corpus.nodes("Document")]
    quoted = label.replace("\\", "\\\\").replace('"', '\\"')
    lines = [
        f'dct:identifier "{code}" ;  # attribué et inscrit au registre : il ne change plus, ni l\'adresse {prefix}:{slug}',
        f'skos:prefLabel "{quoted}"@fr ;  # et le nom anglais s\'il est connu : , "…"@en',
        '# skos:altLabel "…"@fr ;  # les autres noms sous lesquels on la cherche',
        '# arb:asked "…"@fr , "…"@fr ;  # deux à cinq questions qui y mènent, comme un joueur les dit à table',
    ]
    if kind not in ("Chapter", "Group", "Unit", "Subject", "Role"):
        lines.append(
            f"arb:chapter {chapters[0] if len(chapters) == 1 else prefix + ':…'} ;"
            + (f"  # {', '.join(chapters)}" if len(chapters) > 1 else "")
        )
    lines.append(
        'arb:statement "…"@fr ;  # ce que '
        + ("le nœud est" if kind in SILENT else "dit la règle")
        + ", dans vos mots, exact sur chaque nombre"
    )
    lines += [line.format(p=prefix, slug=slug) for line in OWN.get(kind, ())]
    if kind in EFFECTS:
        lines.append(
            f"# arb:effect [ arb:on {prefix}:… ; arb:add 2 ; arb:when {prefix}:… ] ;  # ce qu'elle change, et quand"
        )
        lines.append(
            f"# arb:appliesAt {prefix}:… ;  # l'étape où elle joue ; voyez aussi arb:exceptionTo, arb:requires, arb:seeAlso"
        )
    source = sources[0] if len(sources) == 1 else "src:…"
    cite = f'arb:cites [ arb:document {source} ; arb:section "…" ; arb:page … ] ;'
    hint = "la page, si le document en imprime" + (f" ; sources : {', '.join(sources)}" if len(sources) > 1 else "")
    lines.append(f"# {cite}  # {hint}" if kind in SILENT else f"{cite}  # {hint}")
    if kind not in UNPROVED:
        lines += [
            'arb:example [ skos:prefLabel "…"@fr ; arb:code """',
            "    >>> …",
            "    …",
            '""" ] ;  # la question, et dessous le verdict attendu d\'après la source',
        ]
    vocabularies = PREFIXES.format(prefix=prefix, folder=folder) + (
        "\n@prefix csvw: <http://www.w3.org/ns/csvw#> ." if kind == "Table" else ""
    )
    head = [
        f"# À coller dans content/{folder}/, dans le fichier de son chapitre. Remplacez chaque « … », puis lancez `arbitre check`.",
        *("# " + line for line in vocabularies.splitlines()),
        "",
        f"{prefix}:{slug} a arb:{kind} ;",
    ]
    return "\n".join([*head, *("    " + line for line in lines), "    .", ""])
