"""Templates and filters: text stays text, whatever it holds."""

import re
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import markdown
import pytest
from jinja2 import Environment, FileSystemLoader

import arbitre.site
from arbitre.site.literal import literal, spaced
from arbitre.site.fresh import write
from arbitre.site.links import Ref
from arbitre.site.render import Renderer, block, environment, pre
from arbitre.site.touching import Entry, Touched
from arbitre.site.turtle import statement
from arbitre.site.views import Page, all_pages

NASTY = ["*a* _b_ `c`", "[x](y)", "<b>gras</b> & fin", "1. un", "- un", "+ un", "# titre", "> dit", "a_b_c*d", r"\*", "100 %", "2d6+10"]


@pytest.mark.parametrize("text", NASTY)
def test_markdown_prints_a_text_as_it_is(text):
    import html

    page = markdown.markdown(f"{literal(text)}\n", extensions=["tables", "fenced_code"])
    assert re.match(r"<p>", page)
    shown = html.unescape(re.sub(r"</?p>", "", page)).replace("\u200b", "").replace("\u00a0", " ")
    assert shown == text


@pytest.mark.parametrize("text", NASTY)
def test_a_heading_prints_a_text_as_it_is(text):
    page = markdown.markdown(f"# {literal(text)}\n")
    assert page.startswith("<h1>") and page.count("<") == 2


def test_french_punctuation_never_starts_a_line():
    assert spaced("« dos » : oui ? p. 3 ; 5 %") == "« dos » : oui ? p. 3 ; 5 %".replace("« ", "«\u00a0").replace(" »", "\u00a0»").replace(
        " :", "\u00a0:").replace(" ?", "\u00a0?").replace("p. ", "p.\u00a0").replace(" ;", "\u00a0;").replace(" %", "\u00a0%")


def test_a_block_holds_no_blank_line():
    assert block("<div>\n\n  <p>a</p>\n \n</div>") == "\n\n<div>\n  <p>a</p>\n</div>\n\n"
    assert "\n" not in pre("a\n\nb")


def test_every_page_renders(atlas):
    renderer = Renderer()
    for page in all_pages(atlas, "Bonjour.", None):
        text = renderer.markdown(page)
        assert text.startswith("---\ntitle: ") and f"\n# {literal(page.title)}\n" in text, page.path


def test_a_template_that_lacks_a_value_fails():
    from jinja2 import UndefinedError

    with pytest.raises(UndefinedError):
        Renderer().markdown(Page("x", "split", "X"))


def test_only_what_changed_is_written(tmp_path):
    path = tmp_path / "a" / "b.md"
    assert write(path, "é") and not write(path, "é") and write(path, "è")


def test_a_turtle_statement_ends_at_its_own_full_stop():
    text = 'x:a a x:B ; # a note. Really ] \n  x:says "one. Two ] ;" , """three "quoted". \n[ """ ; x:n 2.5 ;\n  x:in [ x:p <http://a.b/c. d> ] .\nx:c a x:D .\n'
    text = text.replace("c. d", "c.d")
    assert statement(text, 1) == text[: text.index("x:c a")].rstrip("\n")
    assert statement(text, text[: text.index("x:c a")].count("\n") + 1) == "x:c a x:D ."


def entry(title, url, children=()):
    """An item of the navigation, as MkDocs hands it to the theme."""
    return SimpleNamespace(title=title, url=url, active=False, children=[entry(*child) for child in children] or None)


NAV = [
    entry("Accueil", ""),
    entry("Go & co", "", [("Vue d'ensemble", "go/"), ("Trouver", "trouver/go/"), ("Pierres", "go/pierres/")]),
    entry("Dames", "", [("Vue d'ensemble", "dames/"), ("Pions", "dames/pions/")]),
    entry("Trouver", "", [("Jets", "jets/"), ("Litiges", "litiges/")]),
]


@pytest.mark.parametrize(("read", "seen", "unseen"), [
    ("go/pierres/atari/", {"go/", "trouver/go/", "go/pierres/", "dames/", "jets/"}, {"dames/pions/"}),
    ("dames/", {"dames/", "dames/pions/", "go/", "litiges/"}, {"go/pierres/", "trouver/go/"}),
    ("jets/", {"go/pierres/", "dames/pions/", "jets/"}, set()),
    (None, {"go/pierres/", "dames/pions/", "jets/"}, set()),  # 404.html is no page
])
def test_the_menu_of_a_page_is_that_of_its_game(read, seen, unseen):
    theme = Environment(loader=FileSystemLoader(Path(arbitre.site.__file__).parent / "overrides"), trim_blocks=True, lstrip_blocks=True)
    theme.filters["url"] = "/".__add__
    page = SimpleNamespace(url=read, meta={"chapter": "go/pierres"}) if read else None
    told = theme.get_template("partials/nav.html").render(nav=SimpleNamespace(items=NAV), page=page)
    links = dict(re.findall(r'<a href="/([^"]*)"[^>]*>([^<]*)</a>', told))
    assert seen <= links.keys() and not unseen & links.keys()
    assert links["go/"] == ("Go &amp; co" if read == "dames/" else "Vue d&#39;ensemble")
    assert ('aria-current="true"' in told) == ("go/pierres/" in seen and page is not None)


def folding(sizes, asked):
    """How many things, then figures, stand before the fold of a list whose things have figures of so many letters."""
    items = [Touched(Ref(f"a/{rank}", f"nom {rank}"), [Entry("+1", "good", ["m" * size]) for size in figures]) for rank, figures in enumerate(sizes)]
    template = environment().from_string('{% from "_macros.jinja" import touched with context %}{{ touched(items) }}')
    seen = template.render(items=items, ask=asked, base="../").partition("<details")[0]
    return seen.count("<strong>"), seen.count("arb-badge")


def test_on_a_phone_a_card_leaves_out_what_its_line_does_not_say(atlas, mini_reference):
    page = next(page for page in all_pages(atlas, "", None) if "table" in page.context)
    table = {**page.context["table"], "labelled": True, "keys": 1, "columns": ["Arme", "Force", "Portée"], "rows": [[["bolter"], ["4"], []]]}
    text = Renderer().markdown(replace(page, context={**page.context, "table": table}))
    assert '<td data-label="Force">4</td><td data-label="Portée" data-none>—</td>' in text


def test_a_list_folds_by_how_long_it_reads_beside_a_form_the_sooner():
    short, long = [[20]] * 4, [[300]] * 4
    assert folding(short, {}) == folding(short, {"form": 1}) == (4, 4)
    assert folding(long, None) == (3, 3) and folding(long, {"form": 1}) == (2, 2), "without a form half as much again may stand"
    assert folding([[300]] * 2 + [[20]], {"form": 1}) == (3, 3), "a fold saves nothing of a line"
    assert folding([[120] * 5], None) == (1, 5) and folding([[120] * 5], {"form": 1}) == folding([[200] * 5], None) == (1, 1)
    assert folding([[90, 90, 340, 190]], {"form": 1}) == (1, 2), "the figures of one thing fold too, and a long one that comes last"
    assert folding([[150, 150, 160, 20]], {"form": 1}) == (1, 1)
    assert folding([[20] * 6], {"form": 1}) == (1, 6)
