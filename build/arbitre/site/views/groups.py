"""Pages that gather others: games, chapters, sources, finders, the glossary."""

from __future__ import annotations

import re

from ...graph import Node
from ..atlas import Atlas
from ..changes import spelled
from ..links import Ref, path_of
from .kinds import plain
from .node import node_page, section_anchor
from .page import Page, short

SPLIT = 400  # a finder longer than this has one page a game
TOLD, CUT = 400, 160  # letters of each statement in a chapter, and in one of more than CROWD entries
CROWD = 150
BORNE_KINDS = ("Skill", "Property", "State", "Profile")  # what figures and weapons bear
TABLE = "et-si"  # the folder of the pages where one describes a table
DAY = re.compile(r"\d{4}-\d\d-\d\d")  # a date told to the day
HEAVY = 600  # a document cited more often than this has one page a section


def game_page(atlas: Atlas, node: Node) -> Page:
    """A game: its chapters, its finders, its sources."""
    members = atlas.reference.of_game(node.id)
    chapters = sorted((n for n in members if n.kind == "Chapter"), key=lambda n: n.data.get("rank", 0))
    counts = [(c, len(atlas.members.get(c.id, ()))) for c in chapters]
    sources = dict.fromkeys(cited.document for n in members for cited in n.cites)
    return node_page(
        atlas, node, "game",
        chapters=[{"ref": atlas.links.ref(c.id), "statement": c.statement, "count": n} for c, n in counts],
        finders=finders(atlas, node.id),
        tools=tools(atlas, node),
        ways=ways(atlas, node),
        sources=atlas.links.refs(sources),
        total=len(members),
    )


def tools(atlas: Atlas, game: Node) -> list[dict]:
    """The ways into a game that are not of one kind of page: the table of what is borne, the codes, the pages of its books."""
    folder = game_folder(atlas, game.id)
    described = [{"ref": Ref(f"{TABLE}/{folder}", "Et si…"), "lead": "La table décrite une fois : ce qui s'applique, et ce qu'on peut demander."}]
    found = described if atlas.judging and atlas.resolver.askables(game.id) else []
    found += [{"ref": Ref(f"trouver/{folder}", "Tout en une table"), "lead": "Compétences, propriétés, états, armes et profils : ce que chacun change."}] \
        if any(n.kind in BORNE_KINDS for n in atlas.reference.of_game(game.id)) else []
    documents = dict.fromkeys(c.document for n in atlas.reference.of_game(game.id) for c in n.cites if c.page is not None)
    found += [{"ref": Ref(printed_path(atlas.reference[d]), f"Page par page : {atlas.reference[d].label}"), "lead": "Le livre est ouvert : ce qu'en dit le site."} for d in documents]
    return [*found, {"ref": Ref(f"codes/{folder}", "Par code"), "lead": f"{game.data.get('prefix', '')}-… : tous les codes, dans l'ordre."}]


def ways(atlas: Atlas, game: Node) -> list[Ref]:
    """What one opens most in the middle of a game: the table described once, all that is borne, the quick reference."""
    found = [tool["ref"] for tool in tools(atlas, game) if tool["ref"].path.startswith((f"{TABLE}/", "trouver/"))]
    return [*found, *atlas.links.refs(n.id for n in atlas.reference.of_game(game.id, "Sheet"))]


def printed_path(document: Node) -> str:
    """Where the index of a document's pages stands."""
    return f"{path_of(document)}/pages"


def finders(atlas: Atlas, game: str = "") -> list[dict]:
    """The finders with how many pages each lists, of one game or of all."""
    found = []
    for path, title, lead, nodes in atlas.indexes():
        count = sum(not game or n.game == game for n in nodes)
        if count:
            split = f"/{game_folder(atlas, game)}" if game and by_game(nodes) else ""
            found.append({"ref": Ref(path + split, title), "count": count, "lead": lead})
    return found


def game_folder(atlas: Atlas, game: str) -> str:
    """The folder of a game: "warmachine"."""
    return path_of(atlas.reference[game])


def chapter_page(atlas: Atlas, node: Node) -> Page:
    """A chapter: every node in it, by kind, each with its statement."""
    members = [n for n in atlas.members.get(node.id, ()) if n.kind != "Step"]
    kinds: dict[str, list[dict]] = {}
    no_facets = {"game": "", "chapter": ""}  # a chapter is one game and one chapter: nothing to choose
    letters = TOLD if len(members) <= CROWD else CUT
    for member in members:
        line = entry(atlas, member, letters) | no_facets
        if len(members) > SPLIT:  # names alone, so that the page stays light
            line |= {"says": "", "label_en": ""}
        kinds.setdefault(member.kind, []).append(line)
    groups = [(plural(atlas, kind), entries) for kind, entries in kinds.items()]
    return node_page(atlas, node, "chapter", groups=groups, count=len(members))


def plural(atlas: Atlas, kind: str) -> str:
    """The name of a kind, for many: "Règles", "Propriétés d'arme"."""
    words = atlas.reference.kind_label(kind) if kind in atlas.reference.ontology else ""
    words = words or kind
    first, _, rest = words.partition(" ")
    if not first.endswith(("s", "x")):
        first += "x" if first.endswith(("eau", "eu")) else "s"
    return (first[:1].upper() + first[1:] + (" " + rest if rest else "")).strip()


def entry(atlas: Atlas, node: Node, limit: int = 140) -> dict:
    """One line of a list: the link, what it says, and what facets need."""
    chapter = atlas.reference.get(node.chapter)
    return {
        "ref": atlas.links.ref(node.id),
        "label_en": node.label_en,
        "says": short(node.statement, limit) if limit else "",
        "game": node.game,
        "chapter": chapter.label if chapter else "",
    }


def index_pages(atlas: Atlas) -> list[Page]:
    """The finders; a long one has a page for each game, so that no page grows with the whole reference."""
    pages = []
    for path, title, lead, nodes in atlas.indexes():
        if by_game(nodes):
            parts = []
            for game in dict.fromkeys(n.game for n in nodes):
                mine = [n for n in nodes if n.game == game]
                name = atlas.reference[game].label
                pages.append(finder(atlas, f"{path}/{game_folder(atlas, game)}", f"{title} : {name}", lead, mine))
                parts.append({"ref": Ref(pages[-1].path, name), "count": len(mine)})
            pages.append(Page(path, "split", title, lead, {"lead": lead, "parts": parts}))
        else:
            pages.append(finder(atlas, path, title, lead, nodes))
    return pages


def by_game(nodes: list[Node]) -> bool:
    """Whether a finder is long enough, and of games enough, to have a page for each."""
    return len(nodes) > SPLIT and len({n.game for n in nodes}) > 1


def finder(atlas: Atlas, path: str, title: str, lead: str, nodes: list[Node]) -> Page:
    """One finder: entries in the order of their labels, with the facets that have more than one value."""
    ordered = sorted(nodes, key=lambda n: sort_key(n.label))
    entries = [entry(atlas, n, 140 if len(nodes) <= 150 else 0) for n in ordered]
    if len(entries) > 300:
        entries = [{**e, "label_en": ""} for e in entries]
    games = {n.game: atlas.reference[n.game].label for n in nodes if atlas.reference.get(n.game)}
    facets = {
        "jeu": sorted(games.items(), key=lambda item: item[1]),
        "chapitre": sorted({e["chapter"] for e in entries if e["chapter"]}, key=sort_key),
        "genre": sorted({e["ref"].kind for e in entries}),
    }
    facets = {name: values for name, values in facets.items() if len(values) > 1}
    if path == "litiges":
        for e, n in zip(entries, ordered):
            e["says"] = str(n.data.get("question") or n.statement)
    return Page(path, "finder", title, lead, {"lead": lead, "items": entries, "facets": facets})


def sort_key(label: str) -> str:
    """Alphabetical order as French readers expect it: accents and case aside."""
    import unicodedata

    folded = unicodedata.normalize("NFD", label.lower().replace("œ", "oe"))
    return "".join(c for c in folded if not unicodedata.combining(c))


def source_pages(atlas: Atlas, node: Node) -> list[Page]:
    """The page of a document; one cited very often has a page for each of its sections too, so that none grows too heavy."""
    page = source_page(atlas, node)
    rows = page.context["sections"]
    if sum(len(row["refs"]) for row in rows) <= HEAVY:
        return [page]
    pages = [page]
    for row in rows:
        path = f"{page.path}/{row['anchor'] or 'document'}"
        title = row["section"] or "Ensemble du document"
        back = Ref(page.path, page.title)
        pages.append(Page(path, "section", title, f"{page.title} : {title}", {"crumbs": [Ref("sources", "Sources"), back], "refs": row["refs"], "pages": row["pages"]}))
        row["apart"] = Ref(path, title)
    return pages


def citations(atlas: Atlas, document: Node) -> list[tuple[Node, object]]:
    """Who cites a document, and where: nodes, and the readings of disputes."""
    found = list(atlas.citing.get(document.id, ()))
    for dispute in (n for n in atlas.reference if n.kind == "Dispute"):
        found += [(dispute, cited) for reading in dispute.data.get("readings", ()) for cited in reading.cites if cited.document == document.id]
    return found


def source_page(atlas: Atlas, node: Node) -> Page:
    """The page of a document, worked out once: those of all the documents, and of the reference's quality, tell of it too."""
    if node.id not in atlas.documents:
        atlas.documents[node.id] = _source_page(atlas, node)
    return atlas.documents[node.id]


def _source_page(atlas: Atlas, node: Node) -> Page:
    """A document: what it is, what cannot be read in it, and every section cited with the pages that cite it."""
    citing = citations(atlas, node)
    sections: dict[str, dict] = {}
    for citer, cited in citing:
        row = sections.setdefault(cited.section, {"section": cited.section, "pages": set(), "nodes": {}})
        row["nodes"][citer.id] = None
        if cited.page is not None:
            row["pages"].add(cited.page)
    rows = [
        {"section": r["section"], "anchor": section_anchor(r["section"]), "pages": spans(r["pages"]), "first": min(r["pages"], default=0),
         "refs": atlas.links.refs(r["nodes"]), "apart": None}
        for r in sections.values()
    ]
    rows.sort(key=lambda r: (r["first"], sort_key(r["section"])))
    covered = {page for r in sections.values() for page in r["pages"]}
    total = int(node.data["pages"]) if node.data.get("pages") else 0
    data = node.data
    facts = [(t, plain(data[k])) for k, t in (("title", "Titre"), ("creator", "Auteur"), ("publisher", "Éditeur"), ("issued", "Parution"),
                                              ("edition", "Édition"), ("bookEdition", "Édition"), ("language", "Langue"), ("source", "Provenance"),
                                              ("pages", "Pages")) if data.get(k)]
    facts = [(title, spelled(said) if DAY.fullmatch(said) else said) for title, said in facts]
    return node_page(
        atlas, node, "source", facts=facts, defects=list(data.get("defect", ())), sections=rows,
        covered=len(covered), total=total, missing=spans(set(range(1, total + 1)) - covered) if total else "",
        nodes=len({citer.id for citer, _ in citing}), printed=Ref(printed_path(node), "Page par page") if covered else None,
    )


def spans(pages: set[int]) -> str:
    """Page numbers as readers write them: "1-5, 18, 20-23"."""
    found: list[list[int]] = []
    for page in sorted(pages):
        if found and page == found[-1][1] + 1:
            found[-1][1] = page
        else:
            found.append([page, page])
    return ", ".join(str(a) if a == b else f"{a}-{b}" for a, b in found)
