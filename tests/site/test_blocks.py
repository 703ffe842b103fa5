"""Blocks of HTML set aside come back as Markdown would have left them, and MkDocs knows the places they hold."""

import re

import markdown
import pytest
import sites

from arbitre.site import SiteError, build
from arbitre.site.blocks import Blocks

TEXTS = {
    "a block": "# Titre\n\n<div class=\"a\"><p>un <b>mot</b></p></div>\n\nDu *texte*.\n",
    "blank lines inside": "<div>\n<pre>un\n\ndeux</pre>\n\n<p>*pas* de Markdown</p>\n\n</div>\n\nDu *texte*.",
    "the same tag inside": "<div>\n<div>\n\n</div>\n\n<p>*a*</p></div>\n\n*b*",
    "one after the other": "<div>un</div>\n<p>deux</p>\n<ul><li>*trois*</li></ul>\n\n*quatre*\n\n<div>cinq</div>",
    "text after its end": "<div>un</div> *deux*\n\n*trois*",
    "text on the line after": "<div>un</div>\n*deux*\n\n*trois*",
    "text on the line before": "*un*\n<div>deux</div>\n\n*trois*",
    "never closed": "<div>un\n\n*deux*\n",
    "what closes itself": "<hr>\n\n*un*\n\n<hr class=\"a\">\n",
    "a tag in a sentence": "<span>un</span> *deux*\n\n<em>trois</em>",
    "in code": "```html\n\n<div>un</div>\n\n```\n\n    <div>deux</div>\n\n*trois*",
    "a remark": "<!-- <div> -->\n\n<div>un</div>\n\n*deux*",
    "signs": "<div title=\"a &lt;div&gt; b\">un &amp; deux</div>\n\n*trois*",
    "in a list": "- un\n\n    <div>deux</div>\n\n- *trois*",
    "a table": "| a | b |\n|---|--:|\n| <b>1</b> | *2* |\n\n<table><tr><td>*3*</td></tr></table>",
}


@pytest.mark.parametrize("name", TEXTS)
def test_a_page_is_what_markdown_makes_of_it_but_for_blank_lines(name):
    known = ["attr_list", "tables", "fenced_code", "toc"]
    said, plain = (re.sub(r"\n+", "\n", markdown.markdown(TEXTS[name], extensions=[*known, *more])) for more in ([Blocks()], []))
    assert said == plain


def test_what_is_set_aside_is_not_looked_at_again(monkeypatch):
    fed = []
    honest = markdown.htmlparser.HTMLExtractor.feed
    monkeypatch.setattr(markdown.htmlparser.HTMLExtractor, "feed", lambda self, data: (fed.append(data), honest(self, data))[1])
    markdown.markdown("# Un\n\n<div><p>deux</p></div>\n<p>trois</p>\n\n*quatre*", extensions=[Blocks()])
    assert fed and "deux" not in fed[0] and "trois" not in fed[0] and "quatre" in fed[0]


@pytest.mark.parametrize(("place", "known"), [("citer", True), ("ailleurs", False)])
def test_a_link_leads_to_a_place_in_a_block(tmp_path, place, known):
    root = sites.project(tmp_path / "project")
    (root / "content" / "pages" / "citer.md").write_text(f"# Citer\n\n[Lire](essai/boost.md#{place})\n", encoding="utf-8")
    if known:
        assert build(root).warnings == ()
    else:
        with pytest.raises(SiteError, match="ailleurs"):
            build(root)
