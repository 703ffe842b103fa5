"""Sections that are cited: a name nobody else gives to that place of a document is likely a slip.

No document lists its sections here. What its citations say together is known instead: how it numbers them, what each number is called, on
which pages each section stands. What one node alone says otherwise is told, with what the others say.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from ...french import plain
from .corpus import Corpus, Term
from .problem import WARNING, Problem

NUMBERED = re.compile(r"(?:Ch\.\s*)?((?:[IVXLC]+|[0-9]+)(?:[-.](?:[A-Z]|[0-9]+))*)\.?(?:\s+(.*))?$")
FEW, MOST = 10, 0.9  # a document numbers its sections when so many of ten or more are
SURE = 3  # nodes that agree before they are believed against one
ALIKE = 0.85  # likeness of two titles of which one is the other misspelt
WITHIN = " / "  # « 3.10 Types / Char » is a part of « 3.10 Types »


@dataclass
class Section:
    """One section of a document, by the words it is cited with."""

    name: str
    citations: list[tuple[Term, Term]] = field(default_factory=list)  # (node, citation)
    pages: list[tuple[Term, int]] = field(default_factory=list)  # (citation, page)

    @property
    def nodes(self) -> int:
        """How many nodes cite it."""
        return len({node for node, _ in self.citations})

    @property
    def number(self) -> str:
        """« XIX-B-5 » of « XIX-B-5. Alliance/X », or ""."""
        match = NUMBERED.match(self.name)
        return match.group(1) if match else ""

    @property
    def title(self) -> str:
        """Its name without its number."""
        match = NUMBERED.match(self.name)
        return (match.group(2) or "") if match else self.name


def check(corpus: Corpus) -> Iterator[Problem]:
    """Every document, by the sections that are cited of it."""
    for document, sections in _read(corpus).items():
        numbers = [section for section in sections.values() if section.number]
        if len(sections) >= FEW and len(numbers) >= MOST * len(sections):
            yield from _unnumbered(corpus, document, sections)
            yield from _renamed(corpus, document, numbers)
        elif not numbers:
            yield from _misspelt(corpus, document, sections)
        yield from _elsewhere(corpus, document, sections)


def _read(corpus: Corpus) -> dict[Term, dict[str, Section]]:
    found: dict[Term, dict[str, Section]] = {}
    for subject, citation in corpus.graph.subject_objects(corpus.arb.cites):
        document, name, page = (corpus.value(citation, said) for said in ("document", "section", "page"))
        if name is None or corpus.kind(document) != "Document":
            continue
        section = found.setdefault(document, {}).setdefault(str(name), Section(str(name)))
        section.citations.append((corpus.owner(subject)[0], citation))
        if page is not None and isinstance(page.value, int):
            section.pages.append((citation, page.value))
    return found


def _unnumbered(corpus: Corpus, document: Term, sections: dict[str, Section]) -> Iterator[Problem]:
    """A section without a number, where the others have one."""
    titles = {plain(section.title): section.name for section in sections.values() if section.number and section.title}
    for section in sections.values():
        if not section.number:
            close = difflib.get_close_matches(plain(section.name), titles, n=1, cutoff=0.6)
            near = f"vouliez-vous dire « {titles[close[0]]} » ?" if close else f"donnez son numéro, comme « {next(iter(titles.values()), '')} »"
            yield _told(corpus, section, f"la section « {section.name} » n'a pas de numéro, et {corpus.curie(document)} les numérote", near)


def _renamed(corpus: Corpus, document: Term, numbers: list[Section]) -> Iterator[Problem]:
    """A number that one node calls otherwise than the others do."""
    by_number: dict[str, list[Section]] = {}
    for section in numbers:
        if section.title:
            by_number.setdefault(section.number, []).append(section)
    for number, named in by_number.items():
        usual = max(named, key=lambda section: section.nodes)
        for section in named:
            if section is not usual and not _part(section.title, usual.title) and section.nodes < SURE:
                yield _told(
                    corpus, section, f"la section {number} de {corpus.curie(document)} s'appelle ici « {section.title} », ailleurs « {usual.title} »",
                    f"vouliez-vous dire « {usual.name} »{_or_else(numbers, section)} ?",
                )


def _or_else(numbers: list[Section], section: Section) -> str:
    """The section that does have this title, under another number."""
    alike = [other for other in numbers if other.number != section.number and plain(other.title) == plain(section.title)]
    return f" ou « {max(alike, key=lambda other: other.nodes).name} »" if alike else ""


def _part(title: str, other: str) -> bool:
    """Whether one is a part of the other, or both of the same."""
    return title.split(WITHIN)[0] == other.split(WITHIN)[0]


def _misspelt(corpus: Corpus, document: Term, sections: dict[str, Section]) -> Iterator[Problem]:
    """A title that one node spells almost as several others do."""
    usual = {plain(section.name): section for section in sections.values() if section.nodes >= SURE}
    for section in sections.values():
        if section.nodes == 1 and (close := difflib.get_close_matches(plain(section.name), usual, n=1, cutoff=ALIKE)):
            other = usual[close[0]]
            if not _longer(section.name, other.name):
                yield _told(corpus, section, f"« {section.name} » de {corpus.curie(document)} n'est citée qu'ici ; ailleurs, « {other.name} »",
                            f"vouliez-vous dire « {other.name} » ?")


def _longer(name: str, other: str) -> bool:
    """Whether one says all that the other does, and more: two sections, one of which the other precises."""
    name, other = plain(name), plain(other)
    return name != other and (f" {name} " in f" {other} " or f" {other} " in f" {name} ")


def _elsewhere(corpus: Corpus, document: Term, sections: dict[str, Section]) -> Iterator[Problem]:
    """A section cited at a page far from those where the others found it."""
    last = corpus.value(document, "pages")
    for section in sections.values():
        for rank, (citation, page) in enumerate(section.pages):
            if last is not None and isinstance(last.value, int) and page > last.value:
                continue  # told by citations.py
            others = [number for place, (_, number) in enumerate(section.pages) if place != rank]
            if len(others) >= SURE and not min(others) - 1 <= page <= max(others) + 1:
                shown = f"page {min(others)}" if min(others) == max(others) else f"pages {min(others)} à {max(others)}"
                yield corpus.problem(
                    citation, f"« {section.name} » de {corpus.curie(document)} est citée page {page}, et ailleurs {shown}",
                    "corrigez arb:page, ou arb:section", corpus.value(citation, "page"), WARNING,
                )


def _told(corpus: Corpus, section: Section, message: str, remedy: str) -> Problem:
    """A remark at the first citation that says so."""
    _, citation = section.citations[0]
    return corpus.problem(citation, message, remedy, corpus.value(citation, "section"), WARNING)
