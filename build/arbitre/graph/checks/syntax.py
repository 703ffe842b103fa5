"""The prefixes every file must agree on."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from .problem import Problem

if TYPE_CHECKING:
    from .corpus import Corpus

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
