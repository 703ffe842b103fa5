"""Names that nothing defines, properties that do not exist or stand in the wrong place, texts without a language."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Iterator

from rdflib import RDF, BNode, Literal, URIRef

from ...french import plain
from ..history import History
from .corpus import Corpus, Term
from .problem import Problem
from .reads import ANY, Scope

SCOPE = Scope({"type": (ANY,)})

SHOWN = 12  # roles that a message names
NEAR, NEAREST = 0.8, 0.7  # how alike a name of the content must be to be what was meant, and one of the few names of the vocabulary
FREE = {str(RDF.first), str(RDF.rest), str(RDF.type)}


def check(corpus: Corpus) -> Iterator[Problem]:
    """One problem per node and wrong name."""
    yield from _described(corpus)
    seen: set[tuple] = set()
    for subject, predicate, value in corpus.graph:
        for term, problem in _triple(corpus, subject, predicate, value):
            key = (corpus.owner(subject)[0], term)
            if key not in seen:
                seen.add(key)
                yield problem()
    yield from _french(corpus)


def guess(name: str, known: Iterable[str], otherwise: str, alike: float = NEAR) -> str:
    """The remedy for an unknown name: the nearest one. Prefixes are left out, as they make everything look alike."""
    near = closest(name, known, alike)
    return f"vouliez-vous dire {near} ?" if near else otherwise


def closest(name: str, known: Iterable[str], alike: float = NEAR) -> str:
    """The name that an unknown one was probably meant to be, or ""."""
    locals_ = {k.partition(":")[2]: k for k in sorted(known)}
    local = name.partition(":")[2]
    typed = (local, plain(local).replace("_", "-"))  # as it stands, then without the accents and the underscores that no name has
    close = next(filter(None, (difflib.get_close_matches(one, list(locals_), n=1, cutoff=alike) for one in typed)), [])
    return locals_[close[0]] if close else ""


def _triple(corpus: Corpus, subject: Term, predicate: URIRef, value: Term) -> Iterator[tuple[Term, object]]:
    vocabulary = corpus.vocabulary
    if str(predicate) not in FREE:
        if str(predicate) not in vocabulary.properties:
            yield (
                predicate,
                lambda: corpus.problem(
                    subject,
                    f"propriété inconnue : {corpus.curie(predicate)}",
                    guess(
                        corpus.curie(predicate),
                        (corpus.curie(p) for p in vocabulary.properties),
                        "voyez les propriétés dans ontology/arbitre.ttl",
                    ),
                    predicate,
                ),
            )
            return
        if misplaced := _misplaced(corpus, subject, predicate):
            yield predicate, lambda: corpus.problem(subject, *misplaced, predicate)
    if isinstance(value, Literal):
        if str(value).strip() == "…":
            yield (
                value,
                lambda: corpus.problem(
                    subject,
                    f"{corpus.curie(predicate)} reste à remplir",
                    "remplacez « … », ou effacez la ligne si elle ne sert pas",
                    value,
                ),
            )
        if str(predicate) in vocabulary.texts and not str(value).strip():
            yield (
                value,
                lambda: corpus.problem(
                    subject,
                    f"texte vide : {corpus.curie(predicate)}",
                    "écrivez-le, ou effacez la ligne si elle ne sert pas",
                    predicate,
                ),
            )
        elif str(predicate) in vocabulary.texts and not value.language:
            yield (
                value,
                lambda: corpus.problem(
                    subject,
                    f"texte sans langue : {corpus.curie(predicate)} {corpus.name(value)}",
                    "ajoutez @fr (ou @en) juste après le guillemet fermant",
                    value,
                ),
            )
    elif isinstance(value, URIRef):
        yield from _named(corpus, subject, predicate, value)


def _named(corpus: Corpus, subject: Term, predicate: URIRef, value: URIRef) -> Iterator[tuple[Term, object]]:
    vocabulary, name = corpus.vocabulary, corpus.curie(value)
    if str(value).startswith(str(corpus.arb)):
        if predicate == RDF.type and str(value) not in vocabulary.classes:
            kinds = [f"arb:{kind}" for kind in vocabulary.kinds()]
            yield (
                value,
                lambda: corpus.problem(
                    subject,
                    f"genre inconnu : {name}",
                    guess(name, kinds, f"prenez l'un de : {', '.join(sorted(kinds))}", NEAREST),
                    value,
                ),
            )
        elif predicate != RDF.type and str(value) not in vocabulary.types:
            individuals = [corpus.curie(t) for t, kind in vocabulary.types.items() if kind in vocabulary.classes]
            yield (
                value,
                lambda: corpus.problem(
                    subject,
                    f"inconnu : {name}",
                    guess(name, individuals, "voyez les valeurs dans ontology/arbitre.ttl", NEAREST),
                    value,
                ),
            )
    elif corpus.is_ours(value) and not corpus.kind(value):
        yield (
            value,
            lambda: corpus.problem(
                subject,
                f"inconnu : {name}",
                guess(name, (corpus.curie(n) for n in corpus.nodes()), _undescribed(corpus, subject, value)),
                value,
            ),
        )


def _undescribed(corpus: Corpus, subject: Term, name: URIRef) -> str:
    """What to do about a name that is near no other: a source has its own file, and before a full stop stands a role."""
    prefix, _, local = corpus.curie(name).partition(":")
    if str(name).startswith(f"{corpus.base}sources/"):
        game = corpus.slug(corpus.owner(subject)[0]).partition("/")[0]
        return f'décrivez ce document, même un cahier de règles maison (`arbitre new {game} source "…"` en écrit le Turtle), ou corrigez son nom'
    role, dot, predicate = local.partition(".")
    roles = sorted(corpus.curie(node) for node in corpus.nodes("Role") if corpus.namespace(node) == corpus.namespace(name))
    if dot and roles and (meant := _meant(corpus, name, f"{prefix}:{role}", f"{prefix}:{predicate}", roles)):
        return f"vouliez-vous dire {meant} ?"
    if dot and roles and f"{prefix}:{role}" not in roles:
        shown = ", ".join(roles[:SHOWN]) + ("…" if len(roles) > SHOWN else "")
        return f"{prefix}:{role} n'est pas un rôle ; prenez l'un de : {shown}"
    if dot and roles:
        return f"décrivez {prefix}:{predicate}, ou corrigez son nom"
    return "décrivez ce nœud, ou corrigez son nom"


def _meant(corpus: Corpus, name: URIRef, role: str, predicate: str, roles: list[str]) -> str:
    """A name with a role, one half of which is misspelt, as it was meant; "" when neither half is near another."""
    known = [corpus.curie(node) for node in corpus.nodes() if corpus.namespace(node) == corpus.namespace(name)]
    role, predicate = (said if said in among else closest(said, among) for said, among in ((role, roles), (predicate, known)))
    return f"{role}.{predicate.partition(':')[2]}" if role and predicate else ""


def _misplaced(corpus: Corpus, subject: Term, predicate: URIRef) -> tuple[str, str] | None:
    """A property on a node that is of none of the kinds it is for: nothing would ever read it."""
    domains = corpus.vocabulary.domains.get(str(predicate))
    here = _class(corpus, subject)
    if not domains or not here or any(corpus.vocabulary.is_a(here, d) for d in domains):
        return None
    where = corpus.vocabulary.label(corpus.vocabulary.short(here))
    wanted = ", ".join(sorted(corpus.vocabulary.label(corpus.vocabulary.short(d)) for d in domains))
    return f"{corpus.curie(predicate)} n'a pas de sens ici ({where})", f"elle se met sur : {wanted}"


def _class(corpus: Corpus, subject: Term) -> str:
    """The class of a node; of a blank node, what the property that holds it expects."""
    if kind := corpus.kind(subject):
        iri = str(corpus.arb[kind])
        return iri if iri in corpus.vocabulary.classes else ""
    if isinstance(subject, BNode) and subject in corpus.parent:
        return corpus.vocabulary.ranges.get(str(corpus.parent[subject][1]), "")
    return ""


def _described(corpus: Corpus) -> Iterator[Problem]:
    """Nodes without a kind, of two kinds, or described twice."""
    for subject, file in corpus.subjects():
        if not isinstance(subject, URIRef) or (file in corpus.asked_files and subject not in corpus.kinds):  # asked.py says the latter
            continue
        found = corpus.types.get(subject, [])
        kinds = list(dict.fromkeys(kind for kind, _ in found))
        if not found:
            yield corpus.problem(
                subject, "aucun genre", "ajoutez « a arb:Rule » (ou un autre genre) après le nom du nœud"
            )
        elif len(kinds) > 1:
            second = corpus.arb[kinds[1]]
            yield corpus.problem(
                subject,
                f"deux genres : {' et '.join('arb:' + k for k in kinds)}",
                "gardez-en un, et faites de l'autre un second nœud",
                second,
            )
        elif len(found) > 1:
            again = found[1][1]
            if again != file and History(corpus.root).files_then(corpus.curie(subject)) == {again}:
                file, again = again, file  # the newer of the two is told
            first = f"{file}:{corpus.locator(file).line(str(subject))}"
            line = (
                corpus.locator(again).again(str(subject)) if again == file else corpus.locator(again).line(str(subject))
            )
            yield Problem(
                again,
                line or 1,
                corpus.curie(subject),
                f"déjà décrit dans {first}",
                "gardez une seule description par nœud",
            )


def _french(corpus: Corpus) -> Iterator[Problem]:
    """Texts that exist in some language but not in French: French is what players read."""
    for iri in sorted(corpus.vocabulary.texts):
        if iri.endswith(("#altLabel", "#asked")):  # asked.py knows where they are written
            continue
        predicate = URIRef(iri)
        for subject in dict.fromkeys(corpus.graph.subjects(predicate)):
            texts = corpus.values(subject, predicate)
            languages = {t.language for t in texts if isinstance(t, Literal)}
            if languages and None not in languages and "fr" not in languages:
                yield corpus.problem(
                    subject,
                    f"pas de texte français : {corpus.curie(predicate)} {corpus.name(next(t for t in texts if isinstance(t, Literal)))}",
                    "ajoutez le même en français, suivi de @fr",
                    predicate,
                )
