"""French punctuation stays with its word, in prose only."""

from arbitre.site.spacing import spaced

NB = "\u00a0"


def test_prose_is_spaced():
    assert spaced("<p>Deux lectures : « oui » ou non ?</p>") == f"<p>Deux lectures{NB}: «{NB}oui{NB}» ou non{NB}?</p>"
    assert spaced("<p>« <a href='x'>oui</a> »</p>") == f"<p>«{NB}<a href='x'>oui</a>{NB}»</p>"


def test_code_and_attributes_are_left_alone():
    for html in ("<pre><code>a : b ; c</code></pre>", "<p title='a : b'>x</p>", '<script>{"a" : 1}</script>', "<textarea>a : b</textarea>"):
        assert spaced(html) == html
