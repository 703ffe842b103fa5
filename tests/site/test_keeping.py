"""A page stands while nothing it read has changed: the Markdown after any edit is that of a generation from nothing."""

import re
import shutil

import pytest
import sites

from arbitre import cores
from arbitre.graph import difference, load
from arbitre.site import keeping, press, pyodide
from arbitre.site.generate import DOCS, generate
from arbitre.site.render import Renderer
from arbitre.site.views import finding
from arbitre.site.views import pages as views
from arbitre.site.views import whatif

GAME = "content/essai/game.ttl"
EDITS = {  # what an author may do, and pages that must be made again for it; none of the others matters to who reads it
    "statement": (GAME, 'arb:statement "Un dé de plus."', 'arb:statement "Un dé en plus."', {"es:boost"}),
    "chapter": (GAME, 'arb:statement "Frapper."@fr', 'arb:statement "Frapper fort."@fr', set()),
    "game": (GAME, "Un jeu *très* court", "Un jeu *assez* court", set()),
    "figure": (GAME, "arb:on es:frapper ; arb:add 2 ;", "arb:on es:frapper ; arb:add 3 ;", {"es:dos", "es:frapper", "es:assaut"}),
    "condition": (GAME, "arb:on es:force ; arb:add -1 ; arb:when es:etourdi", "arb:on es:force ; arb:add -1 ; arb:when es:lent", {"es:etourdi", "es:lent", "es:force", "es:empoigner"}),
    "target": (GAME, "arb:on es:force ; arb:add -1 ; arb:when es:etourdi", "arb:on es:adresse ; arb:add -1 ; arb:when es:etourdi", {"es:force", "es:adresse", "es:frapper"}),
    "label": (GAME, '"il est boosté"@fr', '"il est poussé"@fr', {"es:booste", "es:boost", "es:frapper"}),
    "bound": (GAME, "arb:min 0 ; arb:max 20", "arb:min 0 ; arb:max 10", {"es:force", "es:empoigner", "es:assaut"}),
    "example": (GAME, '"Trois dés"@fr', '"Trois dés lancés"@fr', {"es:boost"}),
    "link": (GAME, "arb:grants es:boost ;", "arb:grants es:dos ;", {"es:ruse", "es:boost", "es:dos"}),
    "step": (GAME, '"Finir"@fr', '"Conclure"@fr', {"es:tour", "es:tour-2"}),
    "reading": (GAME, 'arb:holds "A" ; arb:settledBy es:principe ; arb:principle "La règle', 'arb:holds "B" ; arb:settledBy es:principe ; arb:principle "La règle', {"es:frapper", "es:dos"}),
    "cell": ("content/essai/tables/bareme.csv", "1,deux", "1,trois", {"es:bareme"}),
    "role": (GAME, '"le lutteur"@fr', '"le lutteur fou"@fr', {"es:lutteur", "es:empoigner", "es:force"}),
    "english": (GAME, '"Rusé"@fr , "Cunning"@en', '"Rusé"@fr , "Sly"@en', {"es:ruse"}),
    "name": (GAME, '"Socle"@fr , "Base"@en', '"Plus"@fr , "Base"@en', {"es:socle", "es:boost"}),  # a word of a statement, which leads there from now on
    "moved": (GAME, "\n", "\n# every line is another\n\n", set()),
    "document": ("content/sources.ttl", '"Livre d\'essai"@fr', '"Livre d\'épreuve"@fr', set()),
}


@pytest.fixture
def project(tmp_path):
    return sites.project(tmp_path / "project")


def markdown(root):
    return {path.relative_to(root / DOCS).as_posix(): path.read_text(encoding="utf-8") for path in (root / DOCS).rglob("*.md")}


def from_nothing(project, tmp_path):
    fresh = tmp_path / "fresh"
    shutil.rmtree(fresh, ignore_errors=True)
    shutil.copytree(project, fresh, ignore=shutil.ignore_patterns(".cache", "site"))
    generate(fresh)
    return markdown(fresh)


def edit(project, file, old, new):
    path = project / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


@pytest.fixture
def made(monkeypatch):
    """The nodes whose page is made, as they are, by this process alone: others would not tell."""
    monkeypatch.setenv(cores.SAYING, "1")
    found = []
    honest = press.own_page

    def noted(atlas, node):
        found.append(node.id)
        return honest(atlas, node)

    monkeypatch.setattr(press, "own_page", noted)
    return found


@pytest.mark.parametrize("name", EDITS)
def test_what_reads_an_edit_is_made_again_and_nothing_else_differs(project, tmp_path, made, name):
    file, old, new, touched = EDITS[name]
    generate(project)
    everything, made[:] = set(made), []
    edit(project, file, old, new)
    again = generate(project)
    assert markdown(project) == from_nothing(project, tmp_path)
    made_again = set(made[: len(made) - len(everything)])  # the rest is the generation from nothing
    assert touched <= made_again
    assert again.pages == len(markdown(project)) - len([p for p in (project / "content" / "pages").glob("*.md") if p.name != "index.md"])
    if name in ("statement", "chapter", "game", "example", "moved", "cell"):
        assert len(made_again) < len(everything) / 3


def test_a_sequence_of_edits_and_back(project, tmp_path, made):
    generate(project)
    for name in ("label", "figure", "cell", "statement"):
        edit(project, *EDITS[name][:3])
        generate(project)
        assert markdown(project) == from_nothing(project, tmp_path)
    for name in ("figure", "label"):
        file, old, new, _ = EDITS[name]
        edit(project, file, new, old)
        generate(project)
        assert markdown(project) == from_nothing(project, tmp_path)
    made.clear()
    generate(project)
    assert made == []


def test_a_node_that_comes_or_goes_touches_its_whole_game(project, tmp_path):
    generate(project)
    edit(project, GAME, "es:ruse a arb:Skill", 'es:ruse2 a arb:Term ; dct:identifier "ES-999" ; arb:chapter es:combat ; skos:prefLabel "Deux"@fr ; arb:statement "Rien."@fr .\nes:ruse a arb:Skill')
    generate(project)
    assert markdown(project) == from_nothing(project, tmp_path)
    edit(project, GAME, 'es:ruse2 a arb:Term ; dct:identifier "ES-999" ; arb:chapter es:combat ; skos:prefLabel "Deux"@fr ; arb:statement "Rien."@fr .\n', "")
    generate(project)
    assert markdown(project) == from_nothing(project, tmp_path)


def test_a_page_whose_markdown_somebody_touched_is_made_again(project, tmp_path, made):
    generate(project)
    made.clear()
    (project / DOCS / "essai" / "dos.md").write_text("autre chose", encoding="utf-8")
    generate(project)
    assert made == ["es:dos"] and markdown(project) == from_nothing(project, tmp_path)


def test_what_somebody_else_kept_is_not_believed(project, made):
    generate(project)
    kept = project / keeping.KEPT
    kept.write_bytes(kept.read_bytes().replace(b'"frame"', b'"frane"'))
    before = len(made)
    generate(project)
    assert len(made) == 2 * before


def test_a_page_whose_example_fails_is_told_each_time(project):
    generate(project)
    edit(project, *EDITS["figure"][:3])
    assert generate(project).failures
    assert generate(project).failures


def test_without_the_reference_of_the_last_build_everything_is_made_again(project, made):
    generate(project)
    (project / keeping.BUILT).unlink()
    edit(project, *EDITS["statement"][:3])
    before = len(made)
    generate(project)
    assert len(made) == 2 * before


def test_a_difference_names_what_an_edit_decides(project):
    old = load(project)
    edit(project, *EDITS["condition"][:3])
    found = difference(old, load(project))
    assert not found.whole and not found.games
    assert {"es:force", "es:lent", "es:etourdi"} <= found.deciding
    assert difference(old, old).told == set()


def judging(root):
    """A project whose site can judge, as far as its pages know."""
    for name in pyodide.FILES:
        (pyodide.home(root) / name).parent.mkdir(parents=True, exist_ok=True)
        (pyodide.home(root) / name).write_bytes(b"")


def test_the_table_of_a_game_stands_until_something_of_the_game_changes(project, monkeypatch):
    judging(project)
    made = []
    panels = whatif.panels
    monkeypatch.setattr(whatif, "panels", lambda atlas, game: made.append(game.id) or panels(atlas, game))
    generate(project)
    first = markdown(project)["et-si/essai.md"]
    generate(project)
    assert made == ["es:essai"] and markdown(project)["et-si/essai.md"] == first
    edit(project, GAME, "arb:on es:frapper ; arb:add 2 ;", "arb:on es:frapper ; arb:add 3 ;")
    edit(project, GAME, "+ 2 (ES-118) = 14", "+ 3 (ES-118) = 15")
    generate(project)
    assert made == ["es:essai"] * 2 and markdown(project)["et-si/essai.md"] != first, "its version is another"


def test_what_a_table_may_be_told_stands_while_only_what_is_told_of_its_nodes_changes(project, tmp_path, monkeypatch):
    judging(project)
    made, honest = [], whatif.panels
    monkeypatch.setattr(whatif, "panels", lambda atlas, game: made.append(game.id) or honest(atlas, game))
    generate(project)
    others = {"said": (GAME, "tour(distance=1)", "tour(de_dos=True)")}  # what examples say most comes first
    for name, again in {"statement": False, "label": True, "example": False, "bound": True, "chapter": False, "said": True, "condition": True}.items():
        made.clear()
        edit(project, *(others | EDITS)[name][:3])
        generate(project)
        assert made == ["es:essai"] * again, name
        fresh = tmp_path / name
        shutil.copytree(project, fresh, ignore=shutil.ignore_patterns(".cache", "site"))
        judging(fresh)
        generate(fresh)
        assert markdown(project) == markdown(fresh), name


SHEET = """
es:memo a arb:Sheet ; dct:identifier "ES-998" ; arb:chapter es:combat ; skos:prefLabel "Mémo"@fr , "Reminder"@en ; arb:statement "En bref."@fr ;
    arb:block [ skos:prefLabel "Tout"@fr ; arb:recalls ( es:tour es:frapper es:bareme es:boost ) ] .
"""


RECALLED = ("statement", "figure", "cell", "step", "label")


@pytest.mark.parametrize(("name", "again"), [*((name, True) for name in RECALLED), ("english", False), ("chapter", False)])
def test_a_sheet_is_made_again_for_what_it_recalls_alone(project, tmp_path, monkeypatch, name, again):
    made = []
    monkeypatch.setenv(cores.SAYING, "1")  # what another process makes, this list would not know
    honest = views.OWN["Sheet"]
    monkeypatch.setitem(views.OWN, "Sheet", lambda atlas, node: made.append(node.id) or honest(atlas, node))
    with (project / GAME).open("a", encoding="utf-8") as file:
        file.write(SHEET)
    generate(project)
    made.clear()
    edit(project, *EDITS[name][:3])
    generate(project)
    assert made == ["es:memo"] * again
    assert markdown(project) == from_nothing(project, tmp_path)


def test_pages_that_gather_others_are_put_in_words_again_only_when_they_say_something_else(project, monkeypatch):
    rendered = []
    honest = Renderer.markdown
    monkeypatch.setattr(Renderer, "markdown", lambda self, page: rendered.append(page.source) or honest(self, page))
    generate(project)
    everything, rendered[:] = set(rendered), []
    edit(project, *EDITS["example"][:3])
    generate(project)
    gathering = {"sources.md", "glossaire.md", "litiges.md", "codes/essai.md"}
    assert "essai/boost.md" in rendered and gathering < everything and not gathering & set(rendered)
    (project / DOCS / "glossaire.md").write_text("autre chose", encoding="utf-8")
    rendered.clear()
    generate(project)
    assert rendered == ["glossaire.md"]


def test_what_gathers_a_game_stands_while_another_is_edited(project, tmp_path, monkeypatch):
    twin = project / "content" / "jumeau"
    shutil.copytree(project / "content" / "essai", twin)
    for path in (path for path in twin.rglob("*.*") if path.is_file()):
        text = path.read_text(encoding="utf-8").replace("<essai/", "<jumeau/").replace("es:essai", "ju:jumeau").replace("@prefix es:", "@prefix ju:")
        path.write_text(re.sub(r"\bes:", "ju:", text).replace("ES-", "JU-").replace('"ES"', '"JU"'), encoding="utf-8")
    made = []
    gathered = {"chapter": (views, "own_page", lambda atlas, node: node.id if node.kind == "Chapter" else ""), "borne": (finding, "borne", lambda atlas, game: game.id),
                "codes": (finding, "codes_page", lambda atlas, game: game.id)}
    for name, (module, function, who) in gathered.items():
        honest = getattr(module, function)
        monkeypatch.setattr(module, function, lambda atlas, one, name=name, honest=honest, who=who: made.append((name, who(atlas, one))) or honest(atlas, one))
    generate(project)
    everything = {(name, who) for name, who in made if who}
    assert {who.partition(":")[0] for _, who in everything} == {"es", "ju"}
    for name, touched in {"statement": {"es"}, "figure": {"es"}, "example": {"es"}, "document": {"es", "ju"}}.items():
        made.clear()
        edit(project, *EDITS[name][:3])
        generate(project)
        again = {(name, who) for name, who in made if who}
        assert {who.partition(":")[0] for _, who in again} == touched and again == {one for one in everything if one[1].partition(":")[0] in touched}, name
        assert markdown(project) == from_nothing(project, tmp_path), name
