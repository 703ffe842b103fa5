"""Templates and filters: text stays text, whatever it holds."""

import markdown
import pytest

from arbitre.site.literal import literal, spaced
from arbitre.site.fresh import write
from arbitre.site.render import Renderer, block, pre
from arbitre.site.turtle import statement
from arbitre.site.views import Page, all_pages

NASTY = ["*a* _b_ `c`", "[x](y)", "<b>gras</b> & fin", "1. un", "- un", "+ un", "# titre", "> dit", "a_b_c*d", r"\*", "100 %", "2d6+10"]


@pytest.mark.parametrize("text", NASTY)
def test_markdown_prints_a_text_as_it_is(text):
    import html
    import re

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
