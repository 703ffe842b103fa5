"""What comes before and after MkDocs: the Markdown it reads, and the files that stand beside its pages."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING

from ..graph import Reference, load, vocabulary
from ..graph import pages as handwritten
from ..resolver import remembering
from ..resolver.resting import digest
from . import pocket, referee
from .ahead import Ahead
from .atlas import Atlas
from .changes import atom, former_file
from .figures import mutation_figures, search_figures
from .fresh import Fresh, Kept, write
from .headers import headers_file
from .keeping import Pages
from .links import SiteError, path_of
from .literal import spaced
from .output import files
from .press import pressed
from .redirects import write_names, write_redirects
from .render import Renderer
from .served import assets
from .styles import WORDS, slim
from .terms import files as shown_terms
from .turtle import write_turtle
from .views import chapter_pages, gathering_pages
from .views.page import Page
from .views.tables import as_csv, file_of
from .vocabulary import at_work

if TYPE_CHECKING:
    from ..search import Made

DOCS = Path(".cache") / "docs"
MAKING = Path(".cache") / "index-making"  # what `arbitre search` will read if all goes well
Found = tuple[str, str, str | None]  # a file that browsers search in: its address, the version of what it holds, its text unless it stands


@dataclass
class Generated:
    """What one generation wrote."""

    reference: Reference
    docs: Path
    nav: list
    pages: int = 0
    written: list[str] = field(default_factory=list)  # those that say something else than before, from `docs`
    sources: list[str] = field(default_factory=list)  # Markdown files, those written by hand included, from `docs`
    left: dict[str, list[int]] = field(default_factory=dict)  # the files of `docs`, each as it was left
    examples: int = 0
    atlas: Atlas | None = None
    stood: Pages | None = None
    spoken: set[str] = field(default_factory=set)  # the names with a role that questions read
    failures: list[str] = field(default_factory=list)  # French lines: which example of which node


def generate(
    root: Path, *, reference: Reference | None = None, resolver=None, docs: Path | None = None, early: Ahead | None = None,
) -> Generated:
    """Writes the Markdown of every page under `.cache/docs`, touching only what changed.

    `early` shows the files written so far once the few nodes that were edited have their pages, then once all nodes and their chapters have.
    """
    reference = reference or load(root)
    resolver = resolver or remembering(reference, root)
    docs = docs or root / DOCS
    if docs.is_symlink():  # what it leads to is not ours to sweep
        raise SiteError(f"{docs} : c'est un lien vers {docs.resolve()}, que le build viderait → supprimez ce lien")
    hand = handwritten.read(root, (path_of(game) for game in reference.games()))
    atlas = Atlas(reference, resolver, mutation_figures(root), root)
    stood = Pages(root, docs, atlas)
    renderer, home = Renderer(), hand.pop("index.md", "")
    kept = {f"{path_of(reference[curie])}.md" for curie in stood.standing}
    paths: set[str] = set()  # of the pages that are no node's alone
    written: list[str] = []

    def put(texts: Iterable[tuple[str, str]]) -> None:
        for name, text in texts:  # as they come: together they are as long as the site
            kept.add(name)
            written.extend([name] if write(docs / name, text) else ())

    def gather(pages: Iterable[Page]) -> None:
        for page in pages:
            kept.add(page.source)
            paths.add(page.path)
            if not stood.gathered(page):
                put([(page.source, renderer.markdown(page))])

    put(pressed(atlas, stood, renderer, early and (lambda: early.show(written))))
    gather(chapter_pages(atlas, stood))
    if early:
        early.show(written)
    others = gathering_pages(atlas, home, search_figures(root, reference), lambda: at_work(atlas, root), stood)
    gather(early.between(others) if early else others)
    kept |= {f"{path}.md" for path in stood.gathering}
    made = Generated(reference, docs, nav(atlas, paths | stood.gathering, hand), pages=len(kept))
    put(hand.items())
    made.written = written
    for name, content in assets():
        kept.add(f"assets/{name}")
        write(docs / "assets" / name, content)
    made.left = sweep(docs, kept)
    made.sources = sorted(name for name in kept if name.endswith(".md"))
    for node in reference:
        passed, total = atlas.prover.count(node)
        made.examples += total
        made.failures += [failure(node, example) for example in atlas.prover.proof(node).failures] if passed < total else []
    atlas.ledger.keep(forget=not stood.standing)
    stood.keep()
    made.atlas, made.stood, made.spoken = atlas, stood, {name for names in stood.spoken().values() for name in names}
    return made


def failure(node, example) -> str:
    """One failed example, in a line."""
    bad = next((run for run in example.runs if not run.ok), None)
    return f"{node.file}:{node.line} {node.id} : l'exemple « {example.label} » échoue" + (f" → {bad.got}" if bad else "")


def sweep(docs: Path, kept: set[str]) -> dict[str, list[int]]:
    """Removes what an earlier generation wrote and this one did not, and the folders it leaves empty. Answers what `files` says of the others."""
    present = files(docs)
    for name in present.keys() - kept:
        path = docs / name
        path.unlink()
        for folder in path.parents:
            if folder == docs or any(folder.iterdir()):
                break
            folder.rmdir()
    return {name: left for name, left in present.items() if name in kept}


def nav(atlas: Atlas, known: set[str], hand: dict[str, str]) -> list:
    """The navigation, of the addresses of pages: the first page, each game with its chapters, the finders, the reference itself; never the rules."""
    reference = atlas.reference
    items: list = [{"Accueil": "index.md"}, {"Recherche": "recherche.md"}]
    for game in reference.games():
        chapters = sorted(reference.of_game(game.id, "Chapter"), key=lambda n: n.data.get("rank", 0))
        found = f"trouver/{path_of(game)}"
        inside = [{"Vue d'ensemble": f"{path_of(game)}.md"}, *([{"Trouver": f"{found}.md"}] if found in known else []), *({spaced(c.label): f"{path_of(c)}.md"} for c in chapters)]
        items.append({game.label: inside})
    items.append({"Trouver": [{title: f"{path}.md"} for path, title, _, _ in atlas.indexes()]})
    about = [("Dossier", "dossier"), ("Dans la poche", "poche"), ("Sources", "sources"), ("Glossaire", "glossaire"), ("Vocabulaire", "ontology"),
             ("Qualité", "qualite"), ("Ce qui a changé", "changements")]
    own = [("Citer", "citer"), ("Contribuer", "contribuer")]
    items.append({"La référence": [
        *({title: f"{path}.md"} for title, path in about if path in known),
        *({title: f"{path}.md"} for title, path in own if f"{path}.md" in hand),
    ]})
    return items


def finish(root: Path, made: Generated, fresh: Fresh, judged: dict[str, str], index: Made) -> None:
    """What stands beside the pages MkDocs made: short addresses, Turtle, CSV files, style sheets cut to what they show, what judges in a browser, headers.

    `judged` is what `referee.told` gives, and `index` the search's, taken into use with the site.
    """
    from ..search import PLACE, use_index

    told = fresh.put
    reference, history, program = made.reference, made.atlas.history, made.atlas.ledger.program
    moved = write_redirects(reference, fresh) | write_names(reference, fresh, made.spoken)
    write_turtle(made.atlas.written, reference, fresh, made.spoken, program)
    for address, text in shown_terms(made.atlas):
        told(address, text)
    for node in reference:
        if history.former(node):
            address, mark = former_file(node), digest(program, history.mark(node))
            if not fresh.stands(address, mark):
                told(address, history.beside(node), mark)
        if name := file_of(node):
            address, mark = f"{path_of(node).partition('/')[0]}/{name}", made.stood.rows_mark(node)
            if not fresh.stands(address, mark):
                told(address, as_csv(made.atlas, node), mark)
    if history.dates:
        told("changements/atom.xml", atom(history))
    terms = vocabulary(root) / "arbitre.ttl"
    if terms.is_file():
        told("ontology/arbitre.ttl", f"@base <{reference.site_url}> .\n{terms.read_text(encoding='utf-8')}")
    told("version.json", json.dumps({"version": reference.version, "pages": len(reference.nodes)}))
    told("_headers", headers_file())
    shutil.rmtree(fresh.site / "assets" / "javascripts", ignore_errors=True)  # the theme's scripts: no page loads them
    slim(fresh.site, fresh.pages(), root / WORDS)
    referee.publish(root, reference, fresh, judged, program)
    use_index(index, root / PLACE)
    shutil.rmtree(root / MAKING, ignore_errors=True)
    fresh.clear(but=pocket.FOLDER)
    pocket.write_pocket(fresh, reference, moved)
    fresh.clear()


def searched(root: Path, reference: Reference, known: Kept | None = None) -> tuple[Made, list[Found]]:
    """The index that `arbitre search` will read, and each file that browsers read of it, its text left out where `known` has the file, made from the same."""
    from ..graph.records import records
    from ..search import FOLDER, PLACE, exported, make_index

    shutil.rmtree(root / MAKING, ignore_errors=True)  # of a build that failed
    index = make_index(records(reference), root / PLACE, root / MAKING)
    told = ((f"{FOLDER.as_posix()}/{name}", version, text) for name, version, text in exported(index))
    found = [(address, version, None if (known or {}).get(address, ("",))[0] == version else text()) for address, version, text in told]
    return replace(index, named={}), found  # what it was made of need not follow it to another process


def put_search(root: Path, reference: Reference, fresh: Fresh, index: Made, found: list[Found]) -> tuple[Made, list[str]]:
    """Writes what browsers search in, but what stands; all of it when one that should is not as it was left. Answers the index, and the files written."""
    others = [(address, version, text) for address, version, text in found if not fresh.stands(address, version)]
    if any(text is None for _, _, text in others):
        index, found = searched(root, reference)
        others = [one for one in found if one[:2] in {other[:2] for other in others}]
    for address, version, text in others:
        fresh.put(address, text, version)
    return index, [address for address, _, _ in others]
