"""Dated versions: what a release keeps, what a page says of what it was, what a citation of then still answers."""

import json
import re
import shutil
from pathlib import Path
from xml.etree import ElementTree

import pytest
import sites

from arbitre import cli
from arbitre.commands import room
from arbitre.graph import load, releases
from arbitre.resolver import Resolver, Versions, remembering
from arbitre.site import build
from arbitre.site.changes import History, differences, former_file, spelled


@pytest.fixture(scope="module", autouse=True)
def unchecked():
    """The small project stands for a checked one: what a release needs of the check is its resolver."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("arbitre.commands.release.find_problems", lambda root: ([], remembering(load(root))))
        yield


@pytest.fixture(scope="module")
def story(tmp_path_factory):
    """A project released, changed and released again: its folder, and the version of the page « dos » each time."""
    root = sites.project(tmp_path_factory.mktemp("story") / "project")
    versions = [version(root)]
    assert cli.run(["release", "--date", "2026-01-01", "--root", str(root)]) == 0
    path = root / "content" / "essai" / "game.ttl"
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace("Pas plus.", "Pas plus. Et jamais de face."), encoding="utf-8")
    versions.append(version(root))
    assert cli.run(["release", "--date", "2026-02-01", "--root", str(root)]) == 0
    return root, versions


@pytest.fixture(scope="module")
def site(story):
    return build(story[0]).out


def version(root):
    reference = load(root)
    return Versions(Resolver(reference)).of(reference["es:dos"])


def lines(root, day):
    return [json.loads(line) for line in (root / releases.FOLDER / f"{day}.jsonl").read_text(encoding="utf-8").splitlines()]


def test_the_first_release_keeps_every_page_and_the_next_what_changed(story):
    root, (first, second) = story
    assert {line["page"] for line in lines(root, "2026-01-01")} == set(load(root).nodes)
    assert first != second and [line["version"] for line in lines(root, "2026-02-01") if line["page"] == "es:dos"] == [second]
    reference = load(root)
    rests = {n.id for n in reference if "es:dos" in Versions(Resolver(reference)).rests_on(n)}
    assert {line["page"] for line in lines(root, "2026-02-01")} == rests


def test_a_release_is_never_written_again(story, capsys):
    root = story[0]
    kept = (root / releases.FOLDER / "2026-02-01.jsonl").read_bytes()
    for day, why in (("2026-02-01", "une version du 2026-02-01 existe déjà"), ("2025-01-01", "existe déjà"), ("demain", "ce n'est pas une date"),
                     ("2026-03-01", "rien n'a changé")):
        assert cli.run(["release", "--date", day, "--root", str(root)]) == 1
        assert why in capsys.readouterr().err
    assert (root / releases.FOLDER / "2026-02-01.jsonl").read_bytes() == kept and releases.dates(root) == ["2026-01-01", "2026-02-01"]


def test_a_page_says_since_when_it_stands_and_what_it_was(story, site):
    text = (site / "essai" / "dos" / "index.html").read_text(encoding="utf-8")
    assert f'data-version="{story[1][1]}"' in text and 'data-since="1er février 2026"' in text
    told = json.loads((site / "essai" / "dos.versions.json").read_text(encoding="utf-8"))
    assert [(one["version"], one["released"]) for one in told] == [(story[1][0], "1er janvier 2026")]
    assert "".join(words for sign, words in told[0]["difference"] if sign == "+").strip() == "Et jamais de face."
    assert not any(sign == "-" for sign, _ in told[0]["difference"])
    calm = next(n for n in load(story[0]) if n.kind == "Term")
    page = (site / calm.slug / "index.html").read_text(encoding="utf-8")
    assert "inchangée depuis le 1er janvier 2026" in page and not (site / f"{calm.slug}.versions.json").exists()


def test_what_rests_on_a_changed_rule_names_it(story):
    reference = load(story[0])
    history = History(reference, Versions(Resolver(reference)), story[0])
    other = next(n for n in reference if n.id != "es:dos" and history.former(n))
    assert [ref.code for ref in history.others(other, history.former(other)[0])] == [reference["es:dos"].code]


def test_what_a_page_was_is_told_again_only_when_what_tells_it_changes(story, tmp_path, monkeypatch):
    """Finding what each page rested on costs seconds; a word elsewhere asks for nothing, the name of a rule that is told does."""
    root = tmp_path / "project"
    shutil.copytree(story[0], root, ignore=shutil.ignore_patterns("site", ".cache"))
    asked, beside = [], History.beside
    monkeypatch.setattr(History, "beside", lambda self, node: asked.append(node.id) or beside(self, node))
    site, path = build(root).out, root / "content" / "essai" / "game.ttl"
    assert asked and "es:dos" in asked
    told = {file.name: file.read_text(encoding="utf-8") for file in (site / "essai").glob("*.versions.json")}

    def after(old: str, new: str) -> dict[str, str]:
        asked.clear()
        text = path.read_text(encoding="utf-8")
        assert old in text
        path.write_text(text.replace(old, new), encoding="utf-8")
        build(root)
        return {file.name: file.read_text(encoding="utf-8") for file in (site / "essai").glob("*.versions.json")}

    calm = next(n for n in load(root) if n.kind == "Term")
    changed = after(calm.statement, f"{calm.statement} Rien de plus.")
    assert asked == [calm.id] and changed == {**told, Path(former_file(calm)).name: changed[Path(former_file(calm)).name]}
    label = load(root)["es:dos"].label
    renamed = after(f'"{label}"@fr', f'"{label} nommé autrement"@fr')
    assert any(f"{label} nommé autrement" in text for text in renamed.values()) and asked
    shutil.rmtree(root / "site")
    shutil.rmtree(root / ".cache")
    build(root)
    assert {file.name: file.read_text(encoding="utf-8") for file in (site / "essai").glob("*.versions.json")} == renamed


def test_the_pages_of_what_changed_and_their_feed(site):
    index = (site / "changements" / "index.html").read_text(encoding="utf-8")
    assert index.index("1er février 2026") < index.index("1er janvier 2026")
    second = (site / "changements" / "2026-02-01" / "index.html").read_text(encoding="utf-8")
    assert re.search(r"<ins>(?:\s|&#32;)Et jamais de face\.</ins>", second) and "<del>" not in second
    assert second.index("Attaque") < second.index("Frapper</a>"), "what says otherwise comes before what rests on it"
    feed = ElementTree.fromstring((site / "changements" / "atom.xml").read_text(encoding="utf-8"))
    atom = "{http://www.w3.org/2005/Atom}"
    assert [e.find(f"{atom}title").text for e in feed.iter(f"{atom}entry")] == ["Version du 1er février 2026", "Version du 1er janvier 2026"]


def test_a_citation_of_then_is_in_the_words_of_then(story, capsys):
    root, (first, second) = story
    said = load(root)["es:dos"].statement
    assert cli.run(["cite", "es:dos", "--at", first, "--root", str(root)]) == 0
    then = capsys.readouterr().out
    assert "Et jamais de face" in said and "Et jamais de face" not in then and f"version {first}" in then and f"?v={first}" in then
    assert cli.run(["cite", "es:dos", "--at", first, "--format", "json", "--root", str(root)]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["released"] == "2026-01-01" and told["version"] == first and told["text"][0] in said
    assert cli.run(["cite", "es:dos", "--at", second, "--root", str(root)]) == 0
    assert "Et jamais de face" in capsys.readouterr().out
    assert cli.run(["cite", "es:dos", "--at", "ffffffff", "--root", str(root)]) == 2
    assert f"versions publiées : {first} (2026-01-01), {second} (2026-02-01)" in capsys.readouterr().err


@pytest.mark.parametrize(("day", "which"), [("2026-01-01", 0), ("2026-01-31", 0), ("2026-02-01", 1), ("2099-12-31", 1)])
def test_a_page_is_cited_as_it_stood_published_on_a_day(story, capsys, day, which):
    root, versions = story
    assert cli.run(["cite", "es:dos", "--at", day, "--root", str(root)]) == 0
    assert f"?v={versions[which]}" in capsys.readouterr().out


def test_on_a_day_before_the_first_release_a_page_had_no_version(story, capsys):
    root, versions = story
    assert cli.run(["cite", "es:dos", "--at", "2025-12-31", "--root", str(root)]) == 2
    assert f"{versions[0]} (2026-01-01)" in capsys.readouterr().err


@pytest.mark.parametrize("line", ["{", "[]", '{"page": "es:dos"}', '{"page": 1, "version": "abcd"}', '{"page": "x", "version": "<b>"}'])
def test_a_release_altered_is_told_with_its_line(tmp_path, line):
    folder = tmp_path / releases.FOLDER
    folder.mkdir(parents=True)
    (folder / "2026-01-01.jsonl").write_text('{"page": "x", "version": "abcd1234", "text": []}\n' + line + "\n", encoding="utf-8")
    with pytest.raises(Exception, match=r"content/releases/2026-01-01\.jsonl:2 .*remettez le fichier"):
        releases.read(tmp_path)


@pytest.mark.parametrize("before, after, found", [
    ("un deux", "un deux", [("=", "un deux")]),
    ("donne +2 au jet", "donne +3 au jet", [("=", "donne"), ("-", " +2"), ("+", " +3"), ("=", " au jet")]),
    ("", "neuf", [("+", "neuf")]), ("vieux", "", [("-", "vieux")]),
])
def test_what_differs_is_told_by_words(before, after, found):
    assert differences(before, after) == found


def test_a_date_is_spelled_as_one_says_it():
    assert [spelled(day) for day in ("2026-01-01", "2026-08-12")] == ["1er janvier 2026", "12 août 2026"]
