"""Pages about the reference itself: home, sources, glossary, vocabulary, quality."""

from __future__ import annotations

from ...graph import Node
from ..atlas import Atlas
from ..links import Ref
from ..vocabulary import Use
from .groups import SPLIT, finders, game_folder, plural, sort_key, source_page, spans, ways
from .page import Page


def home_page(atlas: Atlas, text: str) -> Page:
    """The first page: the search, the games, the finders; `text` is the part written by hand."""
    games = []
    for game in atlas.reference.games():
        chapters = [n for n in atlas.reference.of_game(game.id, "Chapter")]
        games.append({
            "ref": atlas.links.ref(game.id), "statement": game.statement, "count": len(atlas.reference.of_game(game.id)),
            "ways": ways(atlas, game),
            "chapters": atlas.links.refs(c.id for c in sorted(chapters, key=lambda n: n.data.get("rank", 0))),
        })
    total = sum(len(n.examples) for n in atlas.reference)
    return Page("", "home", "Arbitre", "", {"games": games, "finders": finders(atlas), "text": text, "nodes": len(atlas.reference.nodes), "examples": total})


def sources_page(atlas: Atlas) -> Page:
    """Every document, with how much the reference takes from it."""
    rows = []
    for node in (n for n in atlas.reference if n.kind == "Document"):
        more = source_page(atlas, node).context
        rows.append({"ref": atlas.links.ref(node.id), "statement": node.statement, "nodes": more["nodes"], "covered": more["covered"],
                     "total": more["total"], "sections": len(more["sections"])})
    lead = "Chaque page du site dit où lire la règle imprimée. Voici les documents, et ce que l'on en a tiré."
    return Page("sources", "sources", "Sources", lead, {"lead": lead, "rows": rows})


def glossary_pages(atlas: Atlas) -> list[Page]:
    """French and English names side by side, both ways; one page a game when there are many."""
    named = [n for n in atlas.reference if n.label_en and n.kind in NAMED]
    games = list(dict.fromkeys(n.game for n in named))
    lead = "Chaque nom français avec le nom anglais imprimé, et l'inverse."
    if len(named) > SPLIT and len(games) > 1:
        pages = [glossary(atlas, f"glossaire/{game_folder(atlas, g)}", f"Glossaire : {atlas.reference[g].label}", lead, [n for n in named if n.game == g]) for g in games]
        parts = [{"ref": Ref(p.path, atlas.reference[g].label), "count": len(p.context["rows"])} for g, p in zip(games, pages)]
        return [*pages, Page("glossaire", "split", "Glossaire français-anglais", lead, {"lead": lead, "parts": parts})]
    return [glossary(atlas, "glossaire", "Glossaire français-anglais", lead, named)]


def glossary(atlas: Atlas, path: str, title: str, lead: str, nodes: list[Node]) -> Page:
    """One glossary, in the order of the French names; a browser can sort it by the English ones."""
    rows = [{"ref": atlas.links.ref(n.id), "en": n.label_en} for n in sorted(nodes, key=lambda n: sort_key(n.label))]
    return Page(path, "glossary", title, lead, {"lead": lead, "rows": rows})


def ontology_pages(atlas: Atlas, shown: dict[str, Use]) -> list[Page]:
    """The vocabulary the graph is written in: every class, value and property, with both labels and comments; then an example of each, that runs."""
    terms = atlas.reference.ontology
    groups: dict[str, list[dict]] = {"Les genres de nœuds": [], "Les valeurs": [], "Les propriétés": []}
    for name, term in terms.items():
        kind = term.get("type", "")
        title = "Les genres de nœuds" if kind == "Class" else "Les propriétés" if "Property" in kind else "Les valeurs"
        groups[title].append({"name": name, "use": shown.get(name), **{k: term.get(k, "") for k in ("label_fr", "label_en", "comment_fr", "comment_en", "iri")},
                              **{k: local(term.get(k, ""), terms) for k in ("parent", "domain", "range")}})
    sorted_groups = [(title, sorted(found, key=lambda term: term["name"])) for title, found in groups.items() if found]
    lead = "Le vocabulaire dans lequel s'écrivent les règles : chaque genre de nœud et chaque propriété, en français et en anglais, avec un exemple vérifié à chaque construction."
    examples = "Chaque terme à l'œuvre : où il s'écrit, et ce que l'on demande et répond alors, vérifié à chaque construction."
    at_work = [(title, used) for title, found in sorted_groups if (used := [term for term in found if term["use"]])]
    return [
        Page("ontology", "ontology", "Vocabulaire", lead, {"lead": lead, "groups": sorted_groups}),
        Page("ontology/exemples", "ontology-examples", "Le vocabulaire à l'œuvre", examples, {"lead": examples, "groups": at_work}),
    ]


def local(iri: str, terms: dict) -> dict | None:
    """A term named by another: its short name, and its anchor when it is ours."""
    if not iri:
        return None
    name = iri.partition(":")[2] if iri.startswith("arb:") else ""
    outside = iri.replace("#", "/").rstrip("/").rsplit("/", 1)[-1]
    return {"name": name or outside, "anchor": name if name in terms else "", "iri": iri}


def gaps_pages(atlas: Atlas) -> list[Page]:
    """What the sources leave unsaid or spoilt, one page a game, chapter by chapter."""
    pages, lead = [], "Ce que les sources taisent, ce qui s'y lit mal, et ce que nous en avons fait."
    for game in atlas.reference.games():
        noted = [n for n in atlas.reference.of_game(game.id) if n.note]
        chapters = sorted(atlas.reference.of_game(game.id, "Chapter"), key=lambda n: n.data.get("rank", 0))
        parts = [(atlas.links.ref(c.id), [(atlas.links.ref(n.id), atlas.prover.coded(n.note)) for n in noted if n.chapter == c.id]) for c in chapters]
        if noted:
            path = f"remarques/{game_folder(atlas, game.id)}"
            pages.append(Page(path, "gaps", f"Remarques et manques : {game.label}", lead, {"lead": lead, "count": len(noted), "parts": [p for p in parts if p[1]]}))
    return pages


def quality_page(atlas: Atlas, search: dict | None, remarks: list[Page]) -> Page:
    """What the reference can show for itself, in figures; `remarks` are the pages that own what is missing."""
    reference = atlas.reference
    kinds: dict[str, int] = {}
    for node in reference:
        kinds[node.kind] = kinds.get(node.kind, 0) + 1
    counts = [atlas.prover.count(n) for n in reference if n.examples]
    normative = [n for n in reference if n.kind in PROVED]
    failing = [(atlas.links.ref(n.id), e.label) for n in reference if n.examples and n.id not in atlas.prover.passing for e in atlas.prover.proof(n).failures]
    gaps = [(Ref(p.path, p.title), p.context["count"]) for p in remarks]
    context = {
        "lead": "Ce que la référence contient, ce qui est prouvé, ce qui manque.",
        "nodes": len(reference.nodes), "version": reference.version,
        "kinds": sorted(((plural(atlas, k), n) for k, n in kinds.items()), key=lambda item: -item[1]),
        "examples": sum(total for _, total in counts), "passed": sum(passed for passed, _ in counts),
        "normative": len(normative), "proved": sum(bool(n.examples) for n in normative),
        "failing": failing, "gaps": gaps, "search": search, "mutation": atlas.mutation,
        "sources": sources_page(atlas).context["rows"],
    }
    return Page("qualite", "quality", "Qualité", context["lead"], context)


NAMED = ("Game", "Rule", "Skill", "Property", "State", "Sequence", "Table", "Profile", "Term", "Roll", "Quantity", "Characteristic")
PROVED = ("Rule", "Skill", "Property", "State", "Sequence", "Table")
__all__ = ["glossary_pages", "home_page", "ontology_pages", "quality_page", "sources_page", "spans"]
