"""Examples that fail together for one reason, told as one problem: the fact that a rule newly asks for, the word nobody knows, the node that changed.

An author who edits one node may see eighty examples of other pages fail. None of them is to be mended: what they share is.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property

from rdflib import URIRef

from ..history import Change, History
from ..model import Node
from ..reference import Reference
from . import likeness
from .corpus import Corpus
from .problem import Problem

CODE = re.compile(r"\b[A-Z][A-Z0-9]*-[0-9]+\b")
FAILED = re.compile(r"(\w+Error): (.*)", re.DOTALL)  # an answer that is a refusal
MISSING = re.compile(r"il manque (\w+).*, dont dépend ([A-Z][A-Z0-9]*-[0-9]+) « (.*?) »")
UNKNOWN = re.compile(r"(?:inconnu|fonction inconnue|nom inconnu) : (\w+)")
NEAR = re.compile(r" ; (vouliez-vous dire .*? \?)")
MANY = 2  # failures that one cause explains before it is told as theirs


@dataclass(frozen=True)
class Failure:
    """One example that failed, as it would be told alone, with what its verdict said."""

    node: Node
    problem: Problem
    wanted: str = ""
    got: str = ""
    trace: frozenset[str] = frozenset()  # the codes of the rules that had a say
    cell: bool = False  # it is no example, but the question of a table's cell

    @property
    def refusal(self) -> str:
        """Why no verdict was given; empty when one was, or when a refusal was expected, unless a rule now asks for a number first."""
        match = FAILED.match(self.got)
        return match.group(2) if match and (not FAILED.match(self.wanted) or MISSING.search(self.got)) else ""

    @cached_property
    def moved(self) -> frozenset[str]:
        """The codes that the answer cites and should not, or should and does not."""
        return frozenset(CODE.findall(self.got)) ^ frozenset(CODE.findall(self.wanted))


def of(corpus: Corpus, node: Node, label: str, subject: object, line: int, done) -> Failure:
    """The failure of one line of an example. `done` is what the resolver made of it."""
    wanted, got = (" / ".join(str(text).strip().splitlines()) for text in (done.want, done.got))
    verdict = getattr(done, "verdict", None)
    trace = frozenset(one.code for one in verdict.trace if one.code) if verdict is not None else frozenset()
    source = " / ".join(str(done.source).strip().splitlines())
    told = Failure(node, Problem("", 0, "", "", ""), wanted, got, trace)
    if told.refusal:
        message, remedy = refused(told.refusal)
        message = f"l'exemple « {label} » : {source} : {message}"
    else:
        message = f"l'exemple « {label} » : {source} répond « {got} », et non « {wanted} »"
        remedy = likeness.slip(str(done.got), str(done.want)) or "corrigez l'effet, ou la réponse attendue d'après la source"
    problem = corpus.problem(subject, message, remedy, corpus.arb.code)
    return replace(told, problem=replace(problem, line=line or problem.line))


def refused(reason: str) -> tuple[str, str]:
    """What a refusal says and its way out: about the name that is wrong, or the number that is missing, never about the answer."""
    message, _, remedy = reason.partition(" → ")
    if remedy:
        return message, remedy
    if near := NEAR.search(message):
        return NEAR.sub(".", message).split(" Noms acceptés")[0].rstrip(" ."), near.group(1)
    if match := MISSING.search(message):
        name, code = match.group(1), match.group(2)
        return message, f"dites {name} dans la question, ou écrivez arb:ifStated true sous {code} si cette règle ne joue que lorsqu'on le dit"
    if "il manque " in message:
        return message, "dites-le dans la question"
    if match := UNKNOWN.search(message):
        return message, f"aucun nom n'est proche de {match.group(1)} : `arbitre show` donne ceux que la question accepte"
    if message.endswith("rien ne dit laquelle"):
        return message, "départagez ces lignes de la table ; ou, si le livre les confond, attendez ce refus"
    return message, "corrigez la question"


def grouped(corpus: Corpus, reference: Reference, failures: list[Failure], history: Callable[[], History]) -> Iterator[Problem]:
    """The problems of some failures: one for each cause that several share, one for each of the others."""
    refusals: dict[tuple[str, ...], list[Failure]] = {}
    answers = [failure for failure in failures if not failure.refusal]
    for failure in failures:
        if failure.refusal:
            refusals.setdefault(_reason(failure.refusal), []).append(failure)
    for reason, alike in _cast(reference, refusals).items():
        if len(alike) < MANY:
            yield alike[0].problem
        elif reason[0] == "missing":
            yield _missing(corpus, reference, reason, alike)
        elif reason[0] == "unknown":
            yield _told(f"{_count(alike)} disent {reason[1]}, un nom inconnu", refused(alike[0].refusal)[1], alike)
        else:
            yield _refused(reference, reason[1], alike, history())
    if answers:
        yield from _shared(corpus, reference, answers, history())


def _reason(refusal: str) -> tuple[str, ...]:
    if match := MISSING.search(refusal):
        return "missing", match.group(1), match.group(2)
    if match := UNKNOWN.search(refusal):
        return "unknown", match.group(1)
    return "refused", refusal


def _cast(reference: Reference, refusals: dict[tuple[str, ...], list[Failure]]) -> dict[tuple[str, ...], list[Failure]]:
    """The refusals by reason; a number that a rule asks for by the name of another, which a chain put in its place, goes with what that rule asks for."""
    found: dict[tuple[str, ...], list[Failure]] = {}
    for reason, alike in sorted(refusals.items(), key=lambda item: item[0][0] == "missing" and not _asked(reference, *item[0][1:])):
        own = next((other for other in found if other[0] == reason[0] == "missing" and other[2] == reason[2] and not _asked(reference, *reason[1:])), reason)
        found.setdefault(own, []).extend(alike)
    return found


def _asked(reference: Reference, name: str, code: str) -> str:
    """The measure of a rule that a question calls by a name, as a CURIE; "" when none is."""
    rule = reference.by_code.get(code)
    effects = rule.effects if rule else ()
    measures = [c.measure for effect in effects for c in effect.given] + [m for e in effects if e.per for m in e.per.names()]
    return next((curie for curie in measures if f"_{name}".endswith(f"_{reference[curie].name}")), "")


def _missing(corpus: Corpus, reference: Reference, reason: tuple[str, ...], alike: list[Failure]) -> Problem:
    """The condition of a rule that asks everybody for a fact: at its line."""
    _, name, code = reason
    rule = reference.by_code.get(code)
    message = f"{_count(alike)} demandent {name} à cause de {code}"
    if rule is None:
        return _told(message, "dites-le dans les questions", alike)
    asked = _asked(reference, name, code)
    told = corpus.problem(_iri(corpus, rule.id), f"{message} « {rule.label} »", _remedy(reference, rule, asked, name), _iri(corpus, asked) if asked else None)
    return replace(told, examples=_alike(alike, code))


def _refused(reference: Reference, refusal: str, alike: list[Failure], history: History) -> Problem:
    """Examples refused in the same words: at the question that these name, when it has changed."""
    said, remedy = refused(refusal)
    message = f"{_count(alike)} sont refusés de même : {said}"
    spoken, changed = set(re.findall(r"\w+", said)), _changed(reference, history)
    for code, change in changed.items():
        rule = reference.by_code[code]
        if rule.name in spoken:
            told = f"{message} ; {code} « {rule.label} » a changé depuis {change.since}"
            return Problem(change.file, change.line, rule.id, told, f"relisez ce changement ; sinon, {remedy}", examples=_alike(alike, code))
    return _told(message, remedy, alike)


def _remedy(reference: Reference, rule: Node, asked: str, name: str) -> str:
    wherever = f"sinon, dites {name} dans chaque question"
    if any(c.measure == asked and not c.if_stated for effect in rule.effects for c in effect.given):
        return f"ajoutez arb:ifStated true à la condition sur {asked} si la règle ne joue que lorsqu'on le dit ; {wherever}"
    return f"relisez ce que cette règle lit de {asked or name} ; {wherever}"


def _shared(corpus: Corpus, reference: Reference, failures: list[Failure], history: History) -> Iterator[Problem]:
    """Wrong answers, by what explains most of them: first a node that changed and had a say, else a rule that speaks now, or no longer."""
    changed = _changed(reference, history)
    left = list(failures)
    for suspects in (lambda f: _suspected(f, changed), lambda f: f.moved - {f.node.code}):
        while left:
            explained = _counts(left, suspects)
            code = max(explained, key=lambda code: explained[code], default="")
            rule = reference.by_code.get(code)
            if rule is None or explained[code] < MANY:
                break
            alike = [failure for failure in left if code in suspects(failure)]
            left = [failure for failure in left if failure not in alike]
            also = sorted(other for other in changed.keys() - {code} if all(other in suspects(failure) for failure in alike))
            yield _blamed(corpus, rule, changed.get(code), alike, [reference.by_code[other] for other in also])
    yield from (_alone(reference, failure, changed) for failure in left)


def _suspected(failure: Failure, changed: Mapping[str, Change]) -> set[str]:
    """The nodes that changed and had a say. An example of a page that changed may be as new as what it shows: it accuses no other page."""
    found = (failure.trace | failure.moved) & changed.keys()
    return found & {failure.node.code} if failure.node.code in changed else found


def _alone(reference: Reference, failure: Failure, changed: Mapping[str, Change]) -> Problem:
    """A wrong answer that shares its cause with no other: the change of another page is named before its own effect."""
    code = next(iter(sorted((failure.trace | failure.moved) & changed.keys())), "")
    if not code or failure.node.code in changed:
        return failure.problem
    change = changed[code]
    return replace(failure.problem, remedy=f"relisez {code} « {reference.by_code[code].label} », changé depuis {change.since} "
                   f"({change.file}:{change.line}) ; s'il suit la source, corrigez la réponse attendue")


def _counts(failures: list[Failure], suspects: Callable[[Failure], Iterable[str]]) -> dict[str, int]:
    found: dict[str, int] = {}
    for failure in failures:
        for code in sorted(suspects(failure)):
            found[code] = found.get(code, 0) + 1
    return found


def _blamed(corpus: Corpus, rule: Node, change: Change | None, alike: list[Failure], also: list[Node]) -> Problem:
    """One problem for the examples that a rule makes fail: at the line that changed, where it is known."""
    if change is None:
        spoke = sum(rule.code in CODE.findall(failure.got) for failure in alike)
        how = "que leur réponse cite sans qu'ils l'attendent" if 2 * spoke > len(alike) else "qu'ils attendent et que leur réponse ne cite plus"
        told = corpus.problem(_iri(corpus, rule.id), f"{_count(alike)} répondent autre chose, avec en commun {rule.code} « {rule.label} », {how}",
                              "relisez ses effets et leurs conditions ; s'ils suivent la source, corrigez les réponses attendues")
    else:
        names = " ou ".join(f"{node.code} « {node.label} »" for node in (rule, *also))
        told = Problem(change.file, change.line, rule.id, f"{_count(alike)} répondent autre chose, et tous passent par {names}, changé depuis {change.since}",
                       "relisez ce changement ; s'il suit la source, corrigez les réponses attendues")
    return replace(told, examples=_alike(alike, rule.code))


def _changed(reference: Reference, history: History) -> Mapping[str, Change]:
    """What changed since all was well, by code."""
    found = history.since_check()
    found = history.since_commit() or {} if found is None else found
    codes = {}
    for node in reference:
        file = f"{node.file.rpartition('/')[0]}/{node.data.get('url', '')}"
        if node.code and (change := found.get(node.id) or (found.get(file) if node.kind == "Table" else None)):
            codes[node.code] = change
    return codes


def _told(message: str, remedy: str, alike: list[Failure]) -> Problem:
    """A problem that stands nowhere else than in its examples: told at the first."""
    first = alike[0].problem
    return Problem(first.file, first.line, first.node, message, remedy, examples=_alike(alike))


def _alike(failures: list[Failure], code: str = "") -> tuple[Problem, ...]:
    """The failures of one cause, each by its place, those of its own page first: their way out is that of the cause."""
    remedy = f"voyez {code}" if code else "voyez leur cause commune"
    own = sorted(failures, key=lambda failure: not code or failure.node.code != code)
    return tuple(replace(failure.problem, remedy=remedy) for failure in own)


def _count(alike: list[Failure]) -> str:
    pages = len({failure.node.id for failure in alike})
    what, where = ("cases", "tables") if alike[0].cell else ("exemples", "pages")
    return f"{len(alike)} {what}{f' de {pages} {where}' if pages > 1 else ''}"


def _iri(corpus: Corpus, curie: str) -> URIRef:
    prefix, _, local = curie.partition(":")
    namespace = next((ns for ns, known in corpus.namespaces.items() if known == prefix), "")
    return URIRef(namespace + local)
