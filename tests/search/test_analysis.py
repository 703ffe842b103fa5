"""How text becomes words and terms."""

import re

import pytest

from arbitre.search.analysis import content_words, fold, runs, stem_en, stem_fr, words
from arbitre.search.export import _pack_codes
from arbitre.search.packing import ALPHABET, pack, pack_any, pack_apart, pack_words, unpack_any


@pytest.mark.parametrize(
    "text, folded",
    [
        ("Dégâts ÉLEVÉS", "degats eleves"),
        ("l’Œuvre", "l'oeuvre"),
        ("relancer un dé, des DÉS", "relancer un dee, des dees"),
        ("DE\u0301", "dee"),
        ("idées de dédale", "idees de dedale"),
    ],
)
def test_fold(text, folded):
    """Accents and ligatures go; the die keeps a name of its own."""
    assert fold(text) == folded


@pytest.mark.parametrize(
    "text, found",
    [
        ("L’attaque d'opportunité qu’il subit jusqu'ici", ["attaque", "opportunite", "il", "subit", "ici"]),
        ("corps-à-corps", ["corps", "a", "corps"]),
        ("0,5 pouce, 2d6+10, 3.", ["0.5", "pouce", "2d6", "10", "3"]),
        ("WM-118 wm118", ["wm", "118", "wm", "118"]),
        ("CC4 contre CC3, PA2 sur d6, F4", ["cc", "4", "contre", "cc", "3", "pa", "2", "sur", "d6", "f0", "4"]),
        ("un 5+, 2d6+1, F0", ["un", "5", "0+", "2d6", "1", "f0"]),
        ("Énorme/X, énorme/2, cible/-1 ; 20/40/60, et/ou, PA/tour", ["enorme", "enorme", "cible", "20", "40", "60", "et", "ou", "pa", "tour"]),
        ("« »… ?!", []),
        ("x" * 99, ["x" * 30]),
    ],
)
def test_words(text, found):
    """Elisions are cut, hyphens split, numbers kept."""
    assert words(text) == found


def test_stop_words_go_but_game_words_stay():
    """A question keeps its nouns; a label made of nothing else keeps its stop words."""
    assert content_words("Est-ce que je peux tirer si je suis engagé ?") == ["tirer", "engage"]
    assert (
        content_words("avant, après, sans, hors, contre, tour, plus")
        == ["avant", "apres", "sans", "hors", "contre", "tour", "plus"]
    )
    assert content_words("les") == ["les"]


@pytest.mark.parametrize(
    "one, other",
    [("engagée", "engagés"), ("touche", "toucher"), ("dé", "dés"), ("dévie", "déviation"), ("tir", "tirer"),
     ("attaquent", "attaquer"), ("fuit", "fuir"), ("parade", "parer")],
)
def test_same_family(one, other):
    """Words of one family meet."""
    assert stem_fr(fold(one)) == stem_fr(fold(other))


def test_families_apart():
    """« portée » is not « porter »; French and English stems never meet; numbers are not stemmed."""
    assert stem_fr("portees") == "portee" != stem_fr("porter")
    assert stem_en("knocked") == stem_en("knock") == "~knock"
    assert stem_fr("2d6") == "2d6"


@pytest.mark.parametrize("word, little", [("parer", "par"), ("tuer", "tu"), ("sonné", "son"), ("saisir", "sais")])
def test_a_word_never_becomes_a_stop_word(word, little):
    """Its questions would weigh nothing; its own family it meets all the same."""
    assert stem_fr(fold(word)) != stem_fr(little) == little
    assert stem_fr("pare") == stem_fr("parer") and stem_fr("tues") == stem_fr("tuer") and stem_fr("sonnes") == stem_fr("sonner")


def test_runs_give_places():
    """The places are those of the text as written."""
    text = "L’Échec, 0,5 pouce"
    assert [(text[a:b], f) for a, b, f in runs(text)] == [
        ("L", ["l"]), ("Échec", ["echec"]), ("0,5", ["0.5"]), ("pouce", ["pouce"]),
    ]  # fmt: skip


def test_packing():
    """Numbers come back; nothing needs escaping in JSON."""
    numbers = [*range(3000), 65_000, 10**6]
    assert unpack_any(pack_any(numbers)) == numbers
    starts, others = pack_apart(numbers)
    assert len(starts) == len(numbers) and sorted(starts + others) == sorted(pack_any(numbers)), "browsers put them together again"
    assert len(ALPHABET) == 91 and '"' not in pack(range(91)) and "\\" not in pack(range(91))


@pytest.mark.parametrize("told", [["abri", "abris", "abriter", "âtre", "être", "z"], ["a" * 30, "a" * 30 + "b"], ["\U0001d552b", "\U0001d552c"], [""], []])
def test_words_are_told_by_what_they_add_and_read_back(told):
    """As the browser reads them, which counts by halves of what lies beyond the first plane."""
    found, before = [], b""
    for shared, rest in re.findall(r"([A-Z])([^A-Z]*)", pack_words(told)):
        before = before[: 2 * (ord(shared) - 65)] + rest.encode("utf-16-le")
        found.append(before.decode("utf-16-le"))
    assert found == told


def test_what_is_fixed_is_no_figurine():
    assert {stem_fr(word) for text in ("figé", "figés", "figée", "figer") for word in words(text)} == {"fige"}
    assert stem_fr("fig") == "fig"


@pytest.mark.parametrize("codes", [
    ["CF-001", "CF-2251", "CF-2252", "CF-099", "CF-100", "WM-101", "WM-102"],
    ["", "A-01", "A-02", "", "", "A-3", "A-004", "-5", "X"],
    [],
])
def test_codes_are_told_in_short_and_read_back(codes):
    """As the browser reads them: nothing is the next one, figures alone keep the letters, « - » is none."""
    found, letters, following = [], "", ""
    for line in _pack_codes(codes).split("\n") if codes else []:
        code = following if line == "" else f"{letters}-{line}" if line.isdigit() and letters else "" if line == "-" else line
        before, dash, figures = code.rpartition("-")
        if dash and figures.isdigit():
            letters, following = before, f"{before}-{int(figures) + 1:03}"
        found.append(code)
    assert found == codes
