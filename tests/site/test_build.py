"""The build as a whole: what it writes, what it leaves alone, what it refuses."""

from __future__ import annotations

import html
import itertools
import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
import sites
from rdflib import Graph, URIRef

from arbitre import cores
from arbitre.errors import ArbitreError
from arbitre.site import SiteError, build, press, shares


@pytest.fixture
def fresh(mini, mini_site, tmp_path) -> Path:
    """A copy of the small project, already built."""
    return Path(shutil.copytree(mini, tmp_path / "project"))


def contents(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def edit(root: Path, before: str, after: str) -> None:
    path = root / "content" / "essai" / "game.ttl"
    text = path.read_text(encoding="utf-8")
    assert before in text
    path.write_text(text.replace(before, after), encoding="utf-8")


def page(site: Path, address: str) -> str:
    return (site / address / "index.html").read_text(encoding="utf-8")


def test_every_link_leads_somewhere(mini_site):
    assert sites.broken(mini_site) == []


def test_texts_are_shown_as_written(mini_site):
    dos = page(mini_site, "essai/dos")
    assert "<h1 " in dos and "Attaque *de* dos_a_dos</h1>" in html.unescape(dos) and 'id="attaque-de-dos_a_dos"' in dos
    assert "+2 &lt;au jet&gt; &#34;franc&#34;" in dos and "<au jet>" not in dos
    assert "trois, ou &lt;quatre&gt;" in page(mini_site, "essai/bareme")


def test_the_page_of_a_procedure_says_what_it_takes(mini_site):
    text = page(mini_site, "essai/calcul")
    assert "Ce que la procédure prend" in text and "<code>des</code> Dés" in text and "Les dés &lt;lancés&gt;." in text
    assert "facultatif" in text and '<code>lots=[["A", 3]]</code>' in html.unescape(text)


def test_no_page_loads_from_another_host(mini_site):
    for path in mini_site.rglob("*.html"):
        for address in sites.read(path).loads:
            assert not re.match(r"(https?:)?//", address), f"{path}: {address}"


def test_headings_never_skip_a_level(mini_site):
    for path in (mini_site / "essai").rglob("index.html"):
        levels = sites.read(path).headings or [1]  # a redirect has none
        assert levels[0] == 1 and levels.count(1) == 1, path
        assert all(b <= a + 1 for a, b in itertools.pairwise(levels)), path


def test_a_code_leads_to_its_page(mini_site):
    text = page(mini_site, "ES-118")
    assert '<meta http-equiv="refresh" content="0; url=../essai/dos/">' in text
    assert '<link rel="canonical" href="https://arbitre.example/essai/dos/">' in text
    assert 'url=../../essai/' in page(mini_site, "essai/essai")


def test_names_with_a_role_are_told_once(mini_site, mini_reference):
    names = json.loads((mini_site / "assets" / "names" / "essai.json").read_text(encoding="utf-8"))
    assert names["etourdi"] == ["lutteur", "proie"]
    said = {f"essai/{role}.{name}" for name, roles in names.items() for role in roles}
    turtle = {path.name: Graph().parse(path, format="turtle") for path in (mini_site / "essai").glob("*.ttl")}
    role = URIRef("https://arbitre.example/ontology/#role")
    told = {str(s).removeprefix("https://arbitre.example/") for graph in turtle.values() for s in graph.subjects(role)}
    assert told == said, "each name that Turtle says leads to its page"
    assert not any((mini_site / name).exists() for name in said)
    assert all((mini_site / "essai" / name / "index.html").is_file() for name in names)


def test_a_page_asks_the_disputed_question_before_what_holds(mini_site):
    """« Non : ce dé n'en est pas un » answers nothing that one has read."""
    note = re.search(r'<p class="arb-disputed".*?</p>', page(mini_site, "essai/dos"), re.DOTALL)[0]
    seen = re.sub(r'<span class="arb-unseen.*?</span>|<[^>]+>', "", note)
    assert html.unescape(seen).replace("\xa0", " ") == "Litige. De dos : +2 ou +3 ? ES-190 La lecture A tient : +2."


def test_a_dispute_frames_what_holds_and_tells_what_is_asked_under_its_title(mini_site):
    page = (mini_site / "essai" / "litige-dos" / "index.html").read_text(encoding="utf-8")
    assert page.count('class="arb-statement"') == 1, "a second frame without a title reads as a second ruling"
    asked, told, read = page.index('class="arb-question">Combien de dos'), page.index("<p>Deux passages se contredisent"), page.index('id="les-lectures"')
    assert asked < told < read


def test_linked_data_inside_and_beside(mini_site, mini_reference):
    data = re.search(r'<script type="application/ld\+json">(.*?)</script>', page(mini_site, "essai/dos")).group(1)
    record = json.loads(data)
    assert record["@id"] == "https://arbitre.example/essai/dos" and record["termCode"] == "ES-118"
    assert record["subjectOf"]["url"] == "https://arbitre.example/essai/dos.ttl"
    for node in mini_reference:
        path = mini_site / (node.slug.partition("/")[0] if node.kind == "Game" else node.slug)
        graph = Graph().parse(path.with_name(path.name + ".ttl"), format="turtle")
        assert set(map(str, graph.subjects())) & {node.iri}, node.id
        assert (URIRef(node.iri), None, None) in graph


def test_tables_go_beside_their_pages(mini_site):
    assert (mini_site / "essai" / "tables" / "bareme.csv").read_text(encoding="utf-8").startswith("distance,")


def test_the_vocabulary_has_an_anchor_for_every_term(mini_site, mini_reference):
    assert set(mini_reference.ontology) <= sites.read(mini_site / "ontology" / "index.html").ids
    assert len(Graph().parse(mini_site / "ontology" / "arbitre.ttl", format="turtle")) > 100


def test_the_unknown_address_page_has_a_search(mini_site):
    text = (mini_site / "404.html").read_text(encoding="utf-8")
    assert 'id="arbitre-search"' in text and 'action="/recherche/"' in text and "Page introuvable" in text


def test_building_again_gives_the_same_bytes(fresh):
    before = contents(fresh / "site")
    report = build(fresh)
    after = contents(fresh / "site")
    assert report.written == 0
    assert {n for n in before if before[n] != after.get(n)} <= {"sitemap.xml", "sitemap.xml.gz"} and before.keys() == after.keys()


def test_several_processes_make_the_site_that_one_makes(mini_site, fresh, monkeypatch):
    monkeypatch.setattr(press, "SHARE", 3)
    monkeypatch.setattr(shares, "ENOUGH", 4)
    shared, lent = contents(mini_site), []
    for count in ("1", "3"):
        monkeypatch.setenv(cores.SAYING, count)
        monkeypatch.setattr(cores.gc, "freeze", lambda: lent.append(count))  # once before the forks
        shutil.rmtree(fresh / ".cache")
        shutil.rmtree(fresh / "site")
        build(fresh)
        made = contents(fresh / "site")
        assert {n for n in shared if shared[n] != made.get(n)} <= {"sitemap.xml", "sitemap.xml.gz"} and shared.keys() == made.keys()
        assert lent.count(count) == (3 if count == "3" else 0), "several processes made the search, the pages, then rendered them"


def test_several_processes_say_what_is_wrong_as_one_does(fresh, monkeypatch):
    edit(fresh, "(ADR) = 12 contre", "(ADR) = 13 contre")
    monkeypatch.setattr(press, "SHARE", 3)
    said = []
    for count in ("1", "3"):
        monkeypatch.setenv(cores.SAYING, count)
        shutil.rmtree(fresh / ".cache")
        with pytest.raises(ArbitreError) as caught:
            build(fresh)
        said.append(str(caught.value))
    assert said[0] == said[1] and re.search(r"content/essai/game\.ttl:\d+ .*De face", said[0])


@pytest.mark.parametrize(("linked", "runs"), [("", 3), ("[là](a.md)", 3), ("[là](a.md#la)", 1)], ids=["pages", "names", "places"])
def test_a_process_renders_its_share_and_a_warning_is_told_once(tmp_path, monkeypatch, linked, runs):
    """What stood stays as it was; who names the Markdown of another page is shown them all, and a link to a place of it is for one process that renders both."""
    monkeypatch.setattr(shares, "ENOUGH", 1)
    monkeypatch.setenv(cores.SAYING, "3")
    docs, site, log = tmp_path / "docs", tmp_path / "work" / "site", tmp_path / "log"
    docs.mkdir()
    (site / "z").mkdir(parents=True)
    (site / "z" / "index.html").write_text("stood")
    for name in "abcdez":
        (docs / f"{name}.md").write_text(name + linked * (name == "d"))

    def run(folder: Path, dirty: bool, only: frozenset[str] | None) -> list[str]:
        shown = [name for name in "abcdez" if only is None or f"{name}.md" in only]
        assert shown == [*"abcdez"] if only is None else "z" not in shown and not (linked and "d" in shown)
        made = [name for name in shown if not (folder / name / "index.html").exists()]
        with open(log, "a") as line:
            line.write("".join(made) + "\n")
        for name in made:
            (folder / name).mkdir(exist_ok=True)
            (folder / name / "index.html").write_text(f"page {name}")
        return ["the same"] if dirty else []

    assert shares.render(run, docs, [f"{name}.md" for name in "abcdez"], site) == ["the same"]
    assert len(log.read_text().split()) == runs and sorted(log.read_text()) == sorted("abcde" + "\n" * runs), "each page once"
    assert contents(site) == {f"{name}/index.html": f"page {name}".encode() for name in "abcde"} | {"z/index.html": b"stood"}
    assert not (tmp_path / "work" / shares.SHARES).exists()


def test_an_edit_changes_the_page_and_a_removal_removes_it(fresh):
    edit(fresh, "Un soldat.", "Un fantassin.")
    edit(fresh, 'es:tranchant a arb:Property', 'es:coupant a arb:Property')
    assert build(fresh).written >= 2
    assert "Un fantassin." in page(fresh / "site", "essai/troupier")
    assert (fresh / "site" / "essai" / "coupant").is_dir() and not (fresh / "site" / "essai" / "tranchant").exists()


@pytest.mark.parametrize(("before", "after", "said"), [
    ("arb:seeAlso es:a-terre", "arb:seeAlso es:absent", "es:absent"),
    ("(ADR) = 12 contre", "(ADR) = 13 contre", "De face"),
    ('"Un soldat."@fr ;', '"Un soldat."@fr', "game.ttl"),
])
def test_a_failed_build_leaves_the_last_good_site(fresh, before, after, said):
    kept, index = contents(fresh / "site"), contents(fresh / ".cache" / "index")
    edit(fresh, before, after)
    with pytest.raises(ArbitreError, match=re.escape(said)):
        build(fresh)
    assert contents(fresh / "site") == kept and contents(fresh / ".cache" / "index") == index
    assert [p.name for p in fresh.iterdir() if p.name.startswith(".site")] == []


def test_a_failure_after_mkdocs_leaves_the_last_good_site(fresh, monkeypatch):
    kept = contents(fresh / "site")

    def fail(*_):
        raise OSError("disk full")

    monkeypatch.setattr("arbitre.site.builder.finish", fail)
    with pytest.raises(OSError, match="disk full"):
        build(fresh)
    assert contents(fresh / "site") == kept and [p.name for p in fresh.iterdir() if p.name.startswith(".site")] == []


def test_a_lenient_build_shows_what_fails(fresh):
    edit(fresh, "(ADR) = 12 contre", "(ADR) = 13 contre")
    report = build(fresh, strict=False)
    assert len(report.failures) == 1 and "De face" in report.failures[0]
    assert "Réponse obtenue" in page(fresh / "site", "essai/frapper")
    assert "Exemples qui échouent" in page(fresh / "site", "qualite")


def test_a_warning_of_mkdocs_is_an_error_when_strict(fresh):
    (fresh / "content" / "pages" / "citer.md").write_text("# Citer\n\n[là](nulle-part.md)\n", encoding="utf-8")
    with pytest.raises(SiteError, match=r"nulle-part\.md"):
        build(fresh)
    assert build(fresh, strict=False).warnings


def test_mkdocs_alone_builds_the_same_site(fresh, tmp_path):
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(tmp_path / "plain")]
    done = subprocess.run(command, cwd=fresh, capture_output=True, text=True, env={"PATH": "", "NO_MKDOCS_2_WARNING": "1"}, check=False)
    assert done.returncode == 0, done.stderr
    plain, ours = contents(tmp_path / "plain"), contents(fresh / "site")
    assert plain.keys() == ours.keys()
    assert {n for n in plain if plain[n] != ours[n]} <= {"sitemap.xml", "sitemap.xml.gz"}


def test_mkdocs_alone_says_what_is_wrong_without_a_traceback(fresh, tmp_path):
    edit(fresh, "arb:seeAlso es:a-terre", "arb:seeAlso es:absent")
    command = [sys.executable, "-m", "mkdocs", "build", "--site-dir", str(tmp_path / "plain")]
    done = subprocess.run(command, cwd=fresh, capture_output=True, text=True, check=False)
    assert done.returncode == 1 and "es:absent" in done.stderr and "Traceback" not in done.stderr


def test_serve_follows_the_content_and_not_what_it_generates(fresh):
    from arbitre.site import hooks

    class Server:
        def __init__(self):
            self.watched, self.unwatched = [], []

        def watch(self, path):
            self.watched.append(path)

        def unwatch(self, path):
            self.unwatched.append(path)

    class Config:
        config_file_path = str(fresh / "mkdocs.yml")
        docs_dir = str(fresh / ".cache" / "docs")

    server = hooks.on_serve(Server(), Config, None)
    assert str(fresh / "content") in server.watched and server.unwatched == [Config.docs_dir]


def test_the_page_and_the_terminal_cite_alike(mini_site, mini_reference, atlas):
    from arbitre.site import cite

    text = re.search(r'<pre id="cite-bbcode"[^>]*>(.*?)</pre>', page(mini_site, "essai/dos"), re.DOTALL).group(1)
    assert html.unescape(text) == cite(mini_reference, mini_reference["es:dos"], atlas.versions.of(mini_reference["es:dos"]), "bbcode")
