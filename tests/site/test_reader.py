"""The reader of built pages sees what the policy would refuse, and what a link needs."""

import sites

PAGE = """<!doctype html><meta http-equiv="Content-Security-Policy" content="default-src 'self'"><link rel="canonical" href="c"><link rel="icon" href="i">
<style>a{}</style><h1 id="a">Un</h1><h2 id="a">Deux</h2><a href=" javascript:alert(1)">x</a><p onclick="x" style="y"></p><form action="JavaScript:1"></form>
<script>1</script><script type="application/ld+json">{}</script><script src="s.js"></script><a href="ailleurs/#b">y</a>"""


def test_what_a_page_says_of_itself(tmp_path):
    (tmp_path / "page.html").write_text(PAGE, encoding="utf-8")
    page = sites.read(tmp_path / "page.html")
    assert (page.ids, page.twice, page.headings, page.policies) == ({"a"}, {"a"}, [1, 2], ["default-src 'self'"])
    assert (page.links, page.loads) == ([" javascript:alert(1)", "ailleurs/#b"], ["i", "s.js"])
    assert [word for word in ("<style>", "onclick", "<script>", "javascript:alert", "JavaScript:1") if word in " ".join(page.written)] == [
        "<style>", "onclick", "<script>", "javascript:alert", "JavaScript:1",
    ]
    assert len(page.written) == 5
