"""Names of the graph as people write them: IRIs as CURIEs, for one site address."""

from __future__ import annotations

from .parsed import Words


class Names:
    """IRIs as CURIEs, and back, for one site address."""

    def __init__(self, site_url: str, prefixes: dict[str, str]) -> None:
        self.site_url, self.prefixes = site_url, prefixes
        self.arb = Words(site_url + "ontology/#")

    def curie(self, iri: object) -> str:
        """"wm:attaque-de-dos" for its IRI; the local part alone for a term of the ontology; else the IRI itself."""
        text = str(iri)
        if text.startswith(str(self.arb)):
            return text[len(str(self.arb)):]
        for uri in sorted(self.prefixes, key=len, reverse=True):
            if text.startswith(uri) and len(text) > len(uri):
                return f"{self.prefixes[uri]}:{text[len(uri):]}"
        return text
