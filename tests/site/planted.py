"""Projects whose every text is a trap: each text property of each kind, of each inner node, each cell of a table."""

from __future__ import annotations

import csv
import html.parser
import itertools
import re
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

import sites
from rdflib import DCTERMS, RDF, SKOS, XSD, BNode, Graph, Literal, URIRef

from arbitre.graph.checks.vocabulary import Vocabulary

SITE = "https://arbitre.example/"
MORE = """@prefix arb: <ontology/#> . @prefix src: <sources/> . @prefix es: <essai/> . @prefix dct: <http://purl.org/dc/terms/> .
@prefix skos: <http://www.w3.org/2004/02/skos/core#> .
es:aide a arb:Sheet ; dct:identifier "ES-300" ; arb:chapter es:combat ; skos:prefLabel "Aide"@fr ;
    arb:block [ skos:prefLabel "Tour"@fr ; arb:recalls ( es:tour es:bareme es:frapper es:dos ) ] .
es:portrait a arb:Rule ; dct:identifier "ES-302" ; arb:chapter es:combat ; skos:prefLabel "Portrait"@fr ; arb:of es:figurine ; arb:statement "Tout ce qu'on dit d'elle."@fr ;
    arb:effect [ arb:on es:empoigner ; arb:add 1 ; arb:when es:proie.portrait , es:proie.vif , es:proie.affole , es:proie.dur , es:proie.pointu , es:proie.geant , es:proie.nomme ] .
es:vif a arb:Fact ; dct:identifier "ES-303" ; arb:chapter es:combat ; skos:prefLabel "Vif"@fr ; arb:of es:figurine .
es:affole a arb:State ; dct:identifier "ES-304" ; arb:chapter es:combat ; skos:prefLabel "Affolé"@fr ; arb:of es:figurine .
es:dur a arb:Skill ; dct:identifier "ES-305" ; arb:chapter es:combat ; skos:prefLabel "Dur"@fr ; arb:of es:figurine .
es:pointu a arb:Property ; dct:identifier "ES-306" ; arb:chapter es:combat ; skos:prefLabel "Pointu"@fr ; arb:of es:figurine .
es:geant a arb:Profile ; dct:identifier "ES-307" ; arb:chapter es:combat ; skos:prefLabel "Géant"@fr ; arb:of es:figurine .
es:nomme a arb:Term ; dct:identifier "ES-308" ; arb:chapter es:combat ; skos:prefLabel "Nommé"@fr ; arb:of es:figurine .
"""  # the kinds the small project lacks, and what is said of a role for each kind that can be
START = (  # traps that must open a text
    "# titre", "## titre", "- liste", "* liste", "+ liste", "1. liste", "1) liste", "> cite", "    code", "\tcode", "```js\nfaux()\n```", "~~~\nfaux()\n~~~",
    "---\ntitle: faux\n---", "===\n---\n", "<script>window.piege=1</script>", "</p></div><script>window.piege=1</script>", "<!-- caché", "-->", "<![CDATA[x]]>",
    "<?php x ?>", "!!! note\n    faux", '??? note "faux"\n    faux', "--8<-- \"../secret\"", "[TOC]", "| a | b |\n|---|---|\n| 1 | 2 |", ": définition",
    "*[HTML]: abréviation", "[^1]: note", "[ref]: javascript:window.piege=1", "&lt;script&gt;", "&amp;", "\u2028# titre", "\r\r# titre", "\n\n# titre", "\n\n<div onclick=piege()>\n\n",
)
END = (  # traps that must close one
    "{: onfocus=window.piege=1 autofocus tabindex=0 }", "{ onfocus=window.piege=1 autofocus tabindex=0 }", "{:onmouseover='window.piege=1' }", "{: #piege .piege style=color:red }",
    "\n{: onclick=window.piege=1 }", "{{ config.site_url }}", "{% raw %}", "{# rien #}", "[lien](javascript:window.piege=1)", "![image](x){: onerror=window.piege=1 }",
    "<img src=x onerror=window.piege=1>", "<svg onload=window.piege=1>", "<javascript:window.piege=1>", "<https://ailleurs.example>", "https://ailleurs.example www.ailleurs.example",
    "**gras** _penché_ `code` ~~barré~~ ==marqué== ^haut^ ~bas~", "fin\\", "`", "``", "[^1]", "[lien][ref]", "HTML", "\" onfocus=window.piege=1 autofocus x=\"", "' onfocus=window.piege=1 '",
    "</title><script>window.piege=1</script>", "</textarea></script><script>window.piege=1</script>", "]]>", "$x$ \\(x\\) $$x$$", "\n===", "\n---\n", "\x02wzxhzdk:0\x03", "klzzwxh:0001",
    "\x1b[31m", "\ufeff", "\U0001f600", "\x85# titre", "\\u003cscript\\u003e", "%3Cscript%3E", "=cmd|' /C calc'!A0", "a\n\n\nb\n\n    c", "&#123;: onclick=x &#125;", "\u202exfaux",
)
EXACT = {"identifier", "prefix", "python", "code", "letter", "holds", "cell", "url", "called"}  # words the graph itself reads, and checks


def text_properties(vocabulary: Vocabulary, kind: str) -> list[str]:
    """The properties that hold a text and that a class (a full IRI) may carry."""
    found = []
    for iri in sorted(vocabulary.properties):
        reach = vocabulary.ranges.get(iri)
        literal = reach in (str(RDF.langString), str(XSD.string)) or (reach is None and iri.startswith((str(SKOS), str(DCTERMS)))) or iri.endswith("#edition")
        named = iri.rsplit("#", 1)[-1].rsplit("/", 1)[-1]
        if not literal or named in EXACT or iri in (str(SKOS.broader), str(SKOS.inScheme)):
            continue
        domains = vocabulary.domains.get(iri)
        if not domains or any(vocabulary.is_a(kind, domain) for domain in domains):
            found.append(iri)
    return found


def single(shift: int) -> Callable[[str], str]:
    """One trap a text, its number beside it; `shift` moves the list along the texts."""
    traps = [*((trap, True) for trap in START), *((trap, False) for trap in END)]
    count = itertools.count()

    def chosen(_: str) -> str:
        number = next(count)
        trap, first = traps[(number + shift) % len(traps)]
        return f"{trap} zq{number}q" if first else f"zq{number}q {trap}"

    return chosen


def whole() -> Callable[[str], str]:
    """Every trap in each text, one a line, each text beginning and ending with others."""
    traps, count = [*START, *END], itertools.count()

    def chosen(_: str) -> str:
        number = next(count)
        at = number % len(traps)
        return "\n".join([*traps[at:], f"zq{number}q", *traps[:at]])

    return chosen


def plant(folder: Path, choose: Callable[[str], str], without: tuple[str, ...] = ()) -> dict[str, str]:
    """A project in `folder` whose texts are what `choose("Rule.note")` says; answers what stands where.

    `without` names properties left out, as one hides another: a roll with a margin shows neither success nor failure.
    """
    root = sites.project(folder)
    (root / "content" / "essai" / "plus.ttl").write_text(MORE, encoding="utf-8")
    vocabulary = Vocabulary(root, SITE)
    placed: dict[str, str] = {}

    def said(place: str) -> str:
        name = place
        while name in placed:
            name += "'"
        placed[name] = choose(name)
        if place == "cell":  # braces hold a question there; a heading shows its dashes as blanks
            placed[name] = placed[name].replace("{", "(").replace("}", ")").replace("_", " ")
        return placed[name]

    for path in sorted((root / "content").rglob("*.ttl")):
        graph = Graph()
        graph.parse(path, format="turtle", publicID=SITE)
        classes = {s: str(o) for s, o in graph.subject_objects(RDF.type) if isinstance(s, URIRef)}
        for _, predicate, value in graph:
            if isinstance(value, BNode) and str(predicate) in vocabulary.ranges:
                classes[value] = vocabulary.ranges[str(predicate)]
        for subject in sorted(classes, key=lambda s: (isinstance(s, BNode), str(s) if isinstance(s, URIRef) else _holder(graph, s))):
            kind = classes[subject].rpartition("#")[2]
            wanted = text_properties(vocabulary, classes[subject]) if isinstance(subject, URIRef) else [
                *(p for p in text_properties(vocabulary, classes[subject]) if p in vocabulary.domains), *([str(SKOS.prefLabel)] if (subject, SKOS.prefLabel, None) in graph else [])]
            for iri in wanted:
                predicate = URIRef(iri)
                graph.remove((subject, predicate, None))
                name = f"{kind}.{iri.rsplit('#', 1)[-1].rsplit('/', 1)[-1]}"
                if name in without:
                    continue
                local = vocabulary.ranges.get(iri) == str(RDF.langString) or iri in (str(SKOS.prefLabel), str(SKOS.altLabel))
                graph.add((subject, predicate, Literal(said(name), lang="fr" if local else None)))
                if iri == str(SKOS.prefLabel) and isinstance(subject, URIRef):
                    graph.add((subject, predicate, Literal(said(name + "@en"), lang="en")))
        for holder, _, value in list(graph.triples((None, RDF.first, None))):
            if isinstance(value, Literal):
                graph.set((holder, RDF.first, Literal(said("Choice.values"))))
        graph.serialize(path, format="turtle")
    for path in sorted((root / "content").glob("*/tables/*.csv")):
        rows = list(csv.reader(path.open(encoding="utf-8", newline="")))
        for row in rows:
            row[1:] = [said("cell") for _ in row[1:]]
        with path.open("w", encoding="utf-8", newline="") as file:
            csv.writer(file).writerows(rows)
    return placed


def _holder(graph: Graph, blank: BNode) -> str:
    """A name for a blank node that does not change from one reading to the next."""
    above = next(iter(graph.subject_predicates(blank)), ("", ""))
    inner = sorted(str(o) for p, o in graph.predicate_objects(blank) if not isinstance(o, BNode))
    return f"{above[0] if isinstance(above[0], URIRef) else ''} {above[1]} {inner}"


@dataclass
class Shape(html.parser.HTMLParser):
    """The bones of a page: how many of each element with which attributes; its words apart."""

    bones: Counter = field(default_factory=Counter)
    words: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        super().__init__()

    def handle_starttag(self, tag, attrs):
        if tag not in ("tspan", "text"):  # a drawing breaks its texts where they are long
            self.bones[tag, *sorted(name for name, _ in attrs)] += 1

    def handle_comment(self, data):
        self.bones["comment"] += 1

    def handle_data(self, data):
        self.words.append(data)


def shape(path: Path) -> Shape:
    """One page of a built site."""
    found = Shape()
    found.feed(path.read_text(encoding="utf-8"))
    return found


def tame(text: str) -> str:
    """A harmless text as long as a trap, with its words in the same places."""
    return re.sub(r"[^\w\s]", "x", re.sub(r"\s", " ", text.replace("_", "x")))


def flat(text: str) -> str:
    """A text as one compares it: blanks alike, without the signs nobody sees."""
    return re.sub(r"\s+", " ", re.sub(r"[\x00-\x08\x0e-\x1b\x7f-\x84\x86-\x9f\u2060\ufeff]", "", re.sub(r"[\s\x85]+", " ", text))).strip().casefold()  # a capital opens some lines
