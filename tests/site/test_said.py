"""What MkDocs complains about reaches the author in French."""

import pytest

from arbitre.site.builder import mkdocs
from arbitre.site.said import french


def test_a_link_that_leads_nowhere_is_told_in_french(tmp_path):
    docs = tmp_path / "docs"
    docs.mkdir()
    (docs / "index.md").write_text("[ici](perdue.md)", encoding="utf-8")
    (tmp_path / "mkdocs.yml").write_text("site_name: Essai\nsite_url: https://essai.example/\n", encoding="utf-8")
    assert mkdocs(tmp_path, docs, [{"Accueil": "index.md"}], tmp_path / "site") == ["index.md : le lien « perdue.md » ne mène à aucune page → corrigez-le"]


def test_a_setting_nobody_knows_is_told_in_french(tmp_path):
    docs = tmp_path / "docs"
    docs.mkdir()
    (docs / "index.md").write_text("Bonjour.", encoding="utf-8")
    (tmp_path / "mkdocs.yml").write_text("site_name: Essai\nsite_url: https://essai.example/\ncouleur: bleu\n", encoding="utf-8")
    assert "mkdocs.yml : « couleur » n'est pas un réglage connu → corrigez-le ou retirez-le" in mkdocs(tmp_path, docs, [{"Accueil": "index.md"}], tmp_path / "site")


@pytest.mark.parametrize(("english", "expected"), [
    ("Doc file 'a.md' contains a link 'b.md#c', but the doc 'b.md' does not contain an anchor '#c'.", "a.md : le lien « b.md#c » mène à une page qui n'a pas l'ancre « #c » → corrigez-le"),
    ("Doc file 'a.md' contains a link '#c', but there is no such anchor on this page.", "a.md : le lien « #c » mène à une ancre que la page n'a pas → corrigez-le"),
    ("Something new.", "Something new."),
])  # fmt: skip
def test_each_message_has_its_words(english, expected):
    assert french(english) == expected
