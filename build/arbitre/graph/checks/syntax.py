"""Turtle syntax errors in French, and the prefixes every file must agree on."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from .problem import Problem

if TYPE_CHECKING:
    from .corpus import Corpus

# What the parser says → what the author reads. Groups of the pattern fill the text.
WORDING = (
    (
        r"The prefix (\S*): has not been declared",
        "préfixe inconnu : {0}:",
        "déclarez-le en tête du fichier (@prefix {0}: <…> .) ou corrigez-le",
    ),
    (
        r"A dot is expected",
        "il manque un point ou un point-virgule avant cette ligne",
        "terminez la description précédente par « . », ou la propriété précédente par « ; »",
    ),
    (
        r"blank node property lists should end",
        "un crochet « [ » n'est pas refermé",
        "ajoutez « ] » avant la fin de la description",
    ),
    (
        r"Line jumps are not allowed",
        "un guillemet n'est pas refermé sur sa ligne",
        "refermez-le ; un texte de plusieurs lignes s'écrit entre trois guillemets",
    ),
    (
        r"Unexpected end",
        "le fichier finit au milieu d'un texte ou d'une description",
        "refermez le guillemet ouvert ici, ou terminez par « . »",
    ),
    (
        r"(.*) is not a valid RDF object",
        "« {0} » n'est pas une valeur",
        "mettez un texte entre guillemets, un nombre ou un nom avec son préfixe (wm:…)",
    ),
    (
        r"(.*) is not a valid (?:RDF )?predicate",
        "« {0} » n'est pas une propriété",
        "écrivez une propriété (arb:…) suivie de sa valeur, séparées par « ; »",
    ),
    (
        r"(.*) is not a valid subject",
        "« {0} » ne peut pas commencer une description",
        "commencez par le nom du nœud (wm:…) ; vérifiez la ponctuation qui précède",
    ),
    (r"Invalid IRI", "adresse mal formée entre < et >", "ôtez les espaces et les caractères interdits"),
)
FIXED = {
    "dct": "http://purl.org/dc/terms/",
    "skos": "http://www.w3.org/2004/02/skos/core#",
    "xsd": "http://www.w3.org/2001/XMLSchema#",
    "csvw": "http://www.w3.org/ns/csvw#",
    "prov": "http://www.w3.org/ns/prov#",
    "schema": "https://schema.org/",
    "rdf": "http://www.w3.org/1999/02/22-rdf-syntax-ns#",
    "rdfs": "http://www.w3.org/2000/01/rdf-schema#",
}


def explain(file: str, text: str, error: SyntaxError) -> Problem:
    """The Problem of a file the parser refused."""
    reason = re.sub(r"^Parser error .*?: (?=\S)", "", str(error.msg), count=1, flags=re.DOTALL)
    line = min(error.lineno or 1, len(text.splitlines()) or 1)
    if re.search(r"(?:^|[\s:])…(?=\s|$)", text.splitlines()[line - 1] if text else ""):
        return Problem(
            file, line, "", "il reste un « … » à remplir", "remplacez-le, ou effacez sa ligne si elle ne sert pas"
        )
    for pattern, message, remedy in WORDING:
        if match := re.search(pattern, reason, re.DOTALL):
            words = [" ".join(g.split())[:40] for g in match.groups()]
            return Problem(file, line, "", "Turtle illisible : " + message.format(*words), remedy.format(*words))
    return Problem(
        file,
        line,
        "",
        f"Turtle illisible ({reason})",
        "vérifiez le point, le point-virgule ou le guillemet qui précède",
    )


def check(corpus: Corpus) -> list[Problem]:
    """Prefixes that do not mean what they mean elsewhere: their nodes would land at other addresses."""
    fixed = {**FIXED, "arb": corpus.base + "ontology/#", "src": corpus.base + "sources/"}
    first: dict[str, tuple[str, str]] = {}
    found = []
    for file, prefixes in corpus.prefixes.items():
        for prefix, namespace in prefixes.items():
            where, expected = first.setdefault(prefix, (file, fixed.get(prefix, namespace)))
            if namespace == expected and (
                prefix in fixed or re.fullmatch(re.escape(corpus.base) + r"[a-z0-9-]+/", namespace)
            ):
                continue
            wanted = (
                expected
                if namespace != expected
                else corpus.base + re.sub(r"\W+", "-", namespace.removeprefix(corpus.base)).strip("-") + "/"
            )
            found.append(
                Problem(
                    file,
                    _line(corpus.texts[file], prefix),
                    "",
                    f"le préfixe {prefix}: désigne <{namespace.removeprefix(corpus.base)}>",
                    f"écrivez @prefix {prefix}: <{wanted.removeprefix(corpus.base)}> ."
                    + (f" (comme dans {where})" if where != file else ""),
                )
            )
    return found


def _line(text: str, prefix: str) -> int:
    match = re.search(rf"^\s*@?prefix\s+{re.escape(prefix)}:", text, re.MULTILINE | re.IGNORECASE)
    return text.count("\n", 0, match.start()) + 1 if match else 1
