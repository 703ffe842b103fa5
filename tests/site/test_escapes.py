"""Where a text leaves the pages: citations, redirects, linked data, Turtle, CSV. It stays a text there too."""

import csv
import io
import json
import re
from dataclasses import replace

import markdown
import planted
import pytest

from arbitre.graph import Reference
from arbitre.graph.names import TAKEN
from arbitre.site import cite
from arbitre.site.jsonld import jsonld, script_json
from arbitre.site.literal import literal
from arbitre.site.fresh import Fresh
from arbitre.site.redirects import write_redirects
from arbitre.site.turtle import _prefixes
from arbitre.site.views.tables import as_csv, harmless

TRAPS = [*planted.START, *planted.END]
EXTENSIONS = ["attr_list", "tables", "fenced_code", "toc", "footnotes", "abbr", "def_list", "admonition", "md_in_html"]


def shapes(source: str) -> planted.Shape:
    found = planted.Shape()
    found.feed(markdown.markdown(source, extensions=EXTENSIONS))
    return found


@pytest.mark.parametrize("around", ["# {}\n", "{}\n", "- {}\n", "<div><p>{}</p></div>\n", '<div title="{}">x</div>\n', "| a | b |\n|---|---|\n| {} | x |\n"])
def test_every_trap_is_a_text_wherever_a_template_prints_it(around):
    for trap in TRAPS:
        for text in (trap, f"avant {trap}", f"{trap} après", f"avant\n{trap}\naprès"):
            found, tame = shapes(around.format(literal(text))), shapes(around.format("mot"))
            assert found.bones == tame.bones, text
            if "title=" not in around and planted.flat(text):
                assert planted.flat(text) in planted.flat("".join(found.words)), text


@pytest.fixture
def node(mini_reference):
    return mini_reference["es:dos"]


def test_a_citation_in_markdown_is_a_quotation_and_one_link(mini_reference, node):
    plain = shapes(cite(mini_reference, replace(node, statement="mot", label="mot"), "0123abcd", "markdown")).bones
    for trap in TRAPS:
        for text in (f"mot {trap}", f"{trap} mot"):
            trapped = replace(node, statement=text, label=text, cites=(replace(node.cites[0], section=text),))
            found = shapes(cite(mini_reference, trapped, "0123abcd", "markdown"))
            assert found.bones == plain, text
            words = re.sub(r"\\([~|@$:=?])", r"\1", "".join(found.words))  # CommonMark takes these escapes off too, this reader does not
            assert planted.flat(words).count(planted.flat(text)) == 3, text


def test_a_citation_in_bbcode_has_no_tag_but_its_own(mini_reference, node):
    for text in ("[/quote][url=javascript:x]clic[/url]", "[img]x[/img]", "[*] liste", "[b]gras", "[/url]", "a\n[quote]b"):
        told = cite(mini_reference, replace(node, statement=text, label=text, cites=(replace(node.cites[0], section=text),)), "0123abcd", "bbcode")
        assert re.findall(r"\[/?[*\w]+", told) == ["[quote", "[/quote", "[url", "[/url"]
        assert planted.flat(told).count(planted.flat(text)) >= 3


def test_a_citation_as_text_is_one_line_that_no_terminal_obeys(mini_reference, node):
    told = cite(mini_reference, replace(node, statement="a\n# b\x1b[31m\r\nc", label="d\u2028e\x07"), "0123abcd", "text")
    assert "\n" not in told and "\x1b" not in told and "a # b[31m c" in told and "d e" in told
    assert json.loads(cite(mini_reference, replace(node, label='"}\n{'), "0123abcd", "json"))["label"] == '"}\n{'


def test_the_title_of_a_redirect_is_escaped(mini_reference, node, tmp_path):
    trapped = replace(node, label="</title><script>x</script>\"'<b>&amp;")
    write_redirects(Reference({**mini_reference.nodes, node.id: trapped}, mini_reference.site_url, mini_reference.version, {}), Fresh(tmp_path))
    page = (tmp_path / node.code / "index.html").read_text(encoding="utf-8")
    found = planted.shape(tmp_path / node.code / "index.html")
    assert found.bones["script", "data-to", "src"] == 1 and not found.bones["script",] and not found.bones["b",]
    assert page.count("&lt;/title&gt;&lt;script&gt;") == 2 and "".join(found.words).count(trapped.label) == 2


def test_linked_data_cannot_close_its_script(mini_reference, node):
    text = "</script><script>x</script><!-- & \u2028 ]]>"
    told = str(jsonld(mini_reference, replace(node, label=text, statement=text, alt=(text,)), "0123abcd", None))
    assert not re.search(r"[<>&]", told)
    assert json.loads(told)["name"] == json.loads(told)["description"] == text
    assert json.loads(str(script_json({"<": "&"}))) == {"<": "&"}


def test_a_prefix_within_a_string_is_no_prefix():
    text = '@prefix es: <essai/> .\nes:a es:b """\n@prefix es: <http://ailleurs/> .\n""" .\n# rien\n@prefix src: <sources/> .\n'
    assert _prefixes(text) == "@prefix es: <essai/> .\n@prefix src: <sources/> ."


FIGURES = ["-4", "+2", "- 4", "+1,5", "-0.5", "-12 000", "+50 %", "-", "4+", "2+ re", "6/4+", "12 à 18", "", "≥ 8", "−4", "-4 ; +2"]
FORMULAS = ["=1+1", "=cmd|' /C calc'!A0", "+cmd|x", "-2+3+cmd|x", "@SUM(A1)", "\t=1", "\r=1", "\n=1", " =1", "+1 dé", "--1", "+A1", "=", "＝1", "-4+A1"]


def test_a_figure_stays_as_it_is_in_a_published_table():
    assert [harmless(text) for text in FIGURES] == FIGURES


@pytest.mark.parametrize("text", FORMULAS)
def test_no_cell_of_a_published_table_is_a_formula(text):
    assert harmless(text) == "'" + text
    assert harmless("mot;" + text) == "mot;'" + text


def test_a_published_table_is_still_a_table(atlas, mini_reference):
    node = mini_reference["es:bareme"]
    rows = [["1", "=1+1"], ["2", "+2"], ["3", 'a,"b']]
    told = as_csv(atlas, replace(node, data={**node.data, "columns": ["distance", "@points"], "rows": rows}))
    assert list(csv.reader(io.StringIO(told))) == [["distance", "'@points"], ["1", "'=1+1"], ["2", "+2"], ["3", 'a,"b']]


def test_no_game_can_take_the_place_of_a_page(mini_site):
    own = {path.name.partition(".")[0] for path in mini_site.iterdir()} - {"essai", "sources"}
    assert {name for name in own if re.match(r"[a-z0-9]", name)} <= TAKEN  # an address opens with a small letter or a figure
