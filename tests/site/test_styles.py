"""The theme's style sheets, cut to what the pages show."""

import re

import pytest

from arbitre.site.styles import slim

PAGE = '<html lang="fr"><body data-md-color-scheme="default"><p class="md-a&#32;md-b">x</p><table></table></body></html>'
SCRIPT = 'body.setAttribute("data-md-color-scheme", "slate"); row.classList.add("md-lit");'
CASES = [  # a sheet, and what is left of it
    (".md-a{color:red}", ".md-a{color:red;}"),
    (".md-b,.md-c{color:red}", ".md-b{color:red;}"),
    (".md-c{color:red}.md-a .md-c{color:red}", ""),
    (".md-lit{color:red}", ".md-lit{color:red;}"),
    ("video{color:red}p{color:red}*{color:red}:root{color:red}", "p{color:red;}*{color:red;}:root{color:red;}"),
    ("p:not(.md-c)::before{color:red}", "p:not(.md-c)::before{color:red;}"),
    ("[data-md-color-scheme=slate]{color:red}[data-md-color-scheme=pink]{color:red}", "[data-md-color-scheme=slate]{color:red;}"),
    ("[data-md-color-scheme]{color:red}", "[data-md-color-scheme]{color:red;}"),
    ("@media print{.md-c{color:red}}@media screen{.md-a{color:red}.md-c{color:red}}", "@media screen{.md-a{color:red;}}"),
    ("p{--used:1;--idle:2;color:var(--used)}", "p{--used:1;color:var(--used);}"),
    ("p{--chain:var(--end);--end:1}", ""),
    ("p{--ours:1}", "p{--ours:1;}"),
    ("@keyframes turn{to{color:red}}@keyframes idle{to{color:red}}p{animation:turn 1s}", "@keyframes turn{to{color:red}}p{animation:turn 1s;}"),
    # a picture in a variable that the policy forbids is never asked for
    (":root{--icon:url('data:image/svg+xml;charset=utf-8,x')}p{mask-image:var(--icon)}", "p{mask-image:var(--icon);}"),
    ("p{background:url(\"data:x,{};\")}/*# sourceMappingURL=main.css.map */", "p{background:url(\"data:x,{};\");}"),
]


@pytest.fixture
def site(tmp_path):
    """A site of one page, one script and one sheet of ours; the theme's are written by the tests."""
    (tmp_path / "assets" / "stylesheets").mkdir(parents=True)
    (tmp_path / "index.html").write_text(PAGE, encoding="utf-8")
    (tmp_path / "assets" / "ours.js").write_text(SCRIPT, encoding="utf-8")
    (tmp_path / "assets" / "ours.css").write_text("p{color:var(--ours)}", encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize(("before", "after"), CASES)
def test_what_nothing_shows_goes(site, before, after):
    sheet = site / "assets" / "stylesheets" / "main.min.css"
    sheet.write_text(before, encoding="utf-8")
    sheet.with_name("main.min.css.map").write_text("{}", encoding="utf-8")
    slim(site)
    assert sheet.read_text(encoding="utf-8") == after
    assert not sheet.with_name("main.min.css.map").exists()
    slim(site)
    assert sheet.read_text(encoding="utf-8") == after, "cut twice is cut once"


def test_the_theme_is_cut_to_a_fifth_and_keeps_what_pages_wear(mini_site):
    (sheet,) = (mini_site / "assets" / "stylesheets").glob("main.*.css")
    text = sheet.read_text(encoding="utf-8")
    assert len(text) < 30_000 and "sourceMappingURL" not in text
    assert {"md-content", "md-grid", "md-header", "md-typeset"} <= set(re.findall(r"\.(md-[\w-]+)", text))
