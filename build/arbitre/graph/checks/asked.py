"""The questions that lead to a node: known nodes, two to eight each, none that says the name again, none that leads to two nodes of a game."""

from __future__ import annotations

from collections.abc import Iterator

from rdflib import DCTERMS, SKOS, BNode, Literal, URIRef

from ..names import ASKED, folded
from .conditions import choice_values
from .corpus import Corpus, Term
from .problem import Problem
from .reads import ANY, Scope
from .references import guess

SCOPE = Scope(dict.fromkeys(("asked", "slang", "spoken", "means", "type", "values", "first", "rest"), (ANY,)), gathers=("asked", "slang", "spoken", "means"))

FEWEST, MOST = 2, 8
NAMES = (SKOS.prefLabel, SKOS.altLabel, DCTERMS.title, "symbol")
ARTICLES = ("le-", "la-", "les-", "l-", "un-", "une-", "des-", "the-", "a-", "an-")


def check(corpus: Corpus) -> Iterator[Problem]:
    """Every file of questions, then every question."""
    for subject, predicate, file in corpus.strays:
        remedy = "décrivez le nœud dans le fichier de son chapitre ; ici, seulement des arb:asked et l'argot du jeu"
        yield _placed(corpus, subject, file, f"un fichier de questions ne dit pas {corpus.curie(predicate)}", remedy, predicate)
    yield from _slang(corpus)
    yield from _unknown(corpus)
    asked: dict[URIRef, list[Literal]] = {}
    leads: dict[tuple[str, str], tuple[URIRef, Literal]] = {}
    for subject, question, _ in corpus.asked:
        if subject not in corpus.kinds:
            continue
        asked.setdefault(subject, []).append(question)
        first, said = leads.setdefault((corpus.namespace(subject), folded(str(question))), (subject, question))
        if first != subject:
            place = corpus.problem(first, "", "", said)
            yield corpus.problem(
                subject, f"la question {corpus.name(question)} mène déjà à {corpus.curie(first)} ({place.file}:{place.line})",
                "gardez-la sous celui des deux qui y répond, ou dites dans l'autre ce qui l'en distingue", question,
            )
        elif len([q for q in asked[subject] if folded(str(q)) == folded(str(question))]) > 1:
            yield corpus.problem(subject, f"la question {corpus.name(question)} est posée deux fois", "ôtez-en une", question)
    for subject, questions in asked.items():
        yield from _own(corpus, subject, questions)


def _unknown(corpus: Corpus) -> Iterator[Problem]:
    told = set()
    for subject, question, file in corpus.asked:
        if subject not in corpus.kinds and subject not in told and file in corpus.asked_files:
            told.add(subject)
            if isinstance(subject, URIRef):
                name = corpus.curie(subject)
                remedy = guess(name, (corpus.curie(n) for n in corpus.nodes()), "décrivez ce nœud, ou corrigez son nom")
                yield _placed(corpus, subject, file, f"inconnu : {name}", remedy, question)
            else:
                line = corpus.texts[file].count("\n", 0, max(0, corpus.texts[file].find(str(question)))) + 1
                yield Problem(file, line, "", f"la question {corpus.name(question)} ne mène à aucun nœud", "commencez la ligne par le nom du nœud")


def _slang(corpus: Corpus) -> Iterator[Problem]:
    """A word of the table is told once, in a file of questions: whoever describes the game need not know how it is spoken of."""
    for game, entry in corpus.graph.subject_objects(corpus.arb.slang):
        if isinstance(entry, BNode) and corpus.home.get(entry, corpus.home.get(game)) not in corpus.asked_files:
            yield corpus.problem(entry, "l'argot ne se lit pas ici", f"écrivez-le dans {ASKED}/argot.ttl, à côté des fichiers du jeu")
    first: dict[tuple[str, str], Term] = {}
    for entry, said in corpus.graph.subject_objects(corpus.arb.spoken):
        game = corpus.owner(entry)[0]
        if first.setdefault((str(game), folded(str(said))), entry) != entry:
            where = f"du choix {corpus.curie(game)}" if corpus.kind(game) == "Choice" else "du jeu"
            yield corpus.problem(entry, f"{corpus.name(said)} est déjà dans l'argot {where}", "réunissez leurs arb:means sous une seule entrée", said)
    for entry, meant in corpus.graph.subject_objects(corpus.arb.means):
        if corpus.kind(choice := corpus.owner(entry)[0]) != "Choice":
            continue
        values = choice_values(corpus, choice)
        if str(meant) not in values:
            remedy = "prenez l'une de : " + ", ".join(f"« {v} »" for v in values)
            yield corpus.problem(entry, f"{corpus.name(meant)} n'est pas une valeur de {corpus.name(choice)}", remedy, meant)


def _own(corpus: Corpus, subject: URIRef, questions: list[Literal]) -> Iterator[Problem]:
    """How many questions a node has, in which languages, and whether they only say its name."""
    count, last = len(questions), questions[-1]
    if count < FEWEST:
        yield corpus.problem(subject, "une seule question mène à ce nœud", f"écrivez-en {FEWEST} à {MOST}, ou aucune", last)
    elif count > MOST:
        yield corpus.problem(subject, f"{count} questions mènent à ce nœud", f"gardez-en {MOST} au plus, les plus différentes", last)
    if all(question.language == "en" for question in questions):
        yield corpus.problem(subject, "aucune question en français", "ajoutez-en une, suivie de @fr", last)
    names = {_bare(str(name)) for predicate in NAMES for name in corpus.values(subject, predicate)}
    for question in questions:
        if _bare(str(question)) in names:
            yield corpus.problem(
                subject, f"la question {corpus.name(question)} est déjà un nom du nœud", "écrivez ce qu'un joueur dirait sans connaître ce nom", question,
            )


def _bare(text: str) -> str:
    plain = folded(text)
    return next((plain.removeprefix(article) for article in ARTICLES if plain.startswith(article)), plain)


def _placed(corpus: Corpus, subject: Term, file: str, message: str, remedy: str, at: Term) -> Problem:
    """A problem in that very file, whoever else speaks of the subject."""
    name = corpus.curie(subject) if isinstance(subject, URIRef) else ""
    return Problem(file, corpus.locator(file).line(str(subject), (), at), name, message, remedy)
