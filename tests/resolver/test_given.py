"""Arguments of procedures on the invented game: each kind accepts what an oracle of its own accepts, errors name all there is to know."""

from pathlib import Path

import pytest

from arbitre.errors import SituationError, UnknownError
from arbitre.graph import load
from arbitre.resolver import Resolver
from arbitre.resolver.procedures import answer, procedure

ROOT = Path(__file__).resolve().parents[2]
GAME = """@prefix arb: <ontology/#> . @prefix k: <pions/> .
@prefix dct: <http://purl.org/dc/terms/> . @prefix skos: <http://www.w3.org/2004/02/skos/core#> .
k:pions a arb:Game ; dct:identifier "K-1" ; skos:prefLabel "Pions"@fr ; arb:prefix "K" .
k:elan a arb:Measure ; dct:identifier "K-2" ; skos:prefLabel "Élan"@fr ; arb:unit "pas"@fr ; arb:min 0 ; arb:max 9 .
k:taille a arb:Choice ; dct:identifier "K-3" ; skos:prefLabel "Taille"@fr ; arb:values ( "nain" "ogre" ) .
k:lancer a arb:Roll ; dct:identifier "K-4" ; skos:prefLabel "Lancer"@fr ; arb:dice 2 ; arb:sides 4 ; arb:against k:elan ;
    arb:comparison arb:AtLeast ; arb:success "Pile"@fr ; arb:failure "Face"@fr .
k:ivre a arb:Fact ; dct:identifier "K-5" ; skos:prefLabel "ivre"@fr .
k:jeton a arb:Term ; dct:identifier "K-6" ; skos:prefLabel "Jeton"@fr .
k:essai a arb:Procedure ; dct:identifier "K-7" ; skos:prefLabel "Essai"@fr ;
    arb:argument [ arb:called "valeur" ; skos:prefLabel "Valeur"@fr ; arb:statement "Ce que l'on essaie."@fr ; %s ] .
"""
POOL = [
    0, 1, 2, 3, 4, 5, 9, 10, -1, 2.5, 9.5, float("inf"), True, False,
    "nain", "ogre", "jeton", "pile", "face", "Pile", "", " ", "x", "lancer", "1", "4", "7", "²",
    [], [1], [4], [1, 4], [5], [0], [2.5], [True], ["x"], ["x", 3], ["x", 3, "y"], ["x", 10], [["x", 3]], [[3]], ["x", "y", "z"],
    {}, {"1": 2}, {1: 2}, {"5": 2}, {"x": 2}, {"x": 10}, {"1": 2, 1: 3}, {"a": 1}, {"a": 1, "b": "x"}, {"a": 1, "c": 2}, {"b": "x"}, {3: {}}, (1, 4),
]


def whole(low, high):
    return lambda v: type(v) is int and low <= v <= high


def number(low, high):
    return lambda v: type(v) in (int, float) and low <= v <= high


def name(v):
    return type(v) is str and v.strip() != ""


def listed(item, low=0, high=200):
    return lambda v: type(v) in (list, tuple) and low <= len(v) <= high and all(map(item, v))


def keyed(key, item, low=0):
    return lambda v: type(v) is dict and low <= len(v) and all(map(key, v)) and all(map(item, v.values()))


def face(v):
    """A column key: a number of the four-sided die, typed as a number or as a text, once."""
    return v in (1, 2, 3, 4) and type(v) is int or v in ("1", "2", "3", "4")


FACE = "[ skos:prefLabel \"Face\"@fr ; arb:takes arb:OneDie ; arb:valueOf k:lancer ]"
NAMED = "[ skos:prefLabel \"Nom\"@fr ; arb:takes arb:FreeName ]"
KINDS = {
    "arb:takes arb:WholeNumber ; arb:min 2 ; arb:max 4": whole(2, 4),
    "arb:takes arb:WholeNumber ; arb:valueOf k:elan": whole(0, 9),
    "arb:takes arb:WholeNumber ; arb:valueOf k:elan ; arb:max 3": whole(0, 3),
    "arb:takes arb:AnyNumber ; arb:moreThan 0 ; arb:max 3": lambda v: number(0, 3)(v) and v > 0,
    "arb:valueOf k:elan": number(0, 9),
    "arb:valueOf k:taille": lambda v: v in ("nain", "ogre") and type(v) is str,
    "arb:valueOf k:ivre": lambda v: type(v) is bool,
    "arb:takes arb:OneWord ; arb:valueOf k:taille , k:jeton ; arb:values ( \"x\" )": lambda v: type(v) is str and v in ("nain", "ogre", "jeton", "x"),
    "arb:takes arb:OneWord ; arb:valueOf k:lancer": lambda v: type(v) is str and v.lower() in ("pile", "face"),
    "arb:takes arb:FreeName": name,
    "arb:takes arb:FreeName ; arb:min 0": lambda v: type(v) is str,
    "arb:takes arb:OneDie ; arb:valueOf k:lancer": whole(1, 4),
    "arb:takes arb:SomeDice ; arb:valueOf k:lancer": listed(whole(1, 4)),
    "arb:takes arb:QuestionName": lambda v: type(v) is str and v in ("lancer", "essai"),
    "arb:takes arb:StatedCase": keyed(lambda k: type(k) is str, lambda v: True),
    "arb:takes arb:ListOf ; arb:item [ arb:takes arb:WholeNumber ; arb:max 4 ]": listed(whole(-10**9, 4)),
    "arb:takes arb:ListOf ; arb:min 2 ; arb:max 2 ; arb:item [ arb:takes arb:AnyNumber ]": listed(number(-10**9, 10**9), 2, 2),
    "arb:takes arb:ListOf ; arb:min 1 ; arb:item [ arb:takes arb:FreeName ] , [ arb:valueOf k:elan ]": listed(lambda v: name(v) or number(0, 9)(v), 1),
    f"arb:takes arb:FixedList ; arb:terms ( {NAMED} [ skos:prefLabel \"Élan\"@fr ; arb:valueOf k:elan ] )":
        lambda v: type(v) in (list, tuple) and len(v) == 2 and name(v[0]) and number(0, 9)(v[1]),
    f"arb:takes arb:FixedList ; arb:terms ( {NAMED} [ skos:prefLabel \"Élan\"@fr ; arb:valueOf k:elan ] "
    "[ skos:prefLabel \"Suite\"@fr ; arb:takes arb:FreeName ; arb:required false ] )":
        lambda v: type(v) in (list, tuple) and len(v) in (2, 3) and name(v[0]) and number(0, 9)(v[1]) and all(map(name, v[2:])),
    f"arb:takes arb:MapOf ; arb:keyedBy {FACE} ; arb:item [ arb:valueOf k:elan ]":
        lambda v: keyed(face, number(0, 9))(v) and len({int(k) for k in v}) == len(v),
    f"arb:takes arb:MapOf ; arb:min 1 ; arb:keyedBy {NAMED} ; arb:item [ arb:valueOf k:elan ]": keyed(name, number(0, 9), 1),
    "arb:takes arb:NamedParts ; arb:terms ( [ arb:called \"a\" ; arb:takes arb:WholeNumber ] "
    "[ arb:called \"b\" ; arb:takes arb:FreeName ; arb:required false ] )":
        lambda v: type(v) is dict and {"a"} <= set(v) <= {"a", "b"} and type(v["a"]) is int and name(v.get("b", "x")),
}


@procedure("k:essai")
def tried(context, *, valeur):
    return answer(context, f"{valeur!r} ({context.asked.code})", "pris", details={"valeur": valeur})


def game(root: Path, takes: str, text: str = GAME) -> Resolver:
    (root / "content" / "pions").mkdir(parents=True)
    (root / "content" / "pions" / "game.ttl").write_text(text % takes, encoding="utf-8")
    (root / "ontology").symlink_to(ROOT / "ontology")
    return Resolver(load(root, "https://essai.example/"))


@pytest.mark.parametrize("takes", KINDS)
def test_each_kind_accepts_what_it_says_and_nothing_else(takes, tmp_path):
    ask, wanted = game(tmp_path, takes).functions("k:pions")["essai"], KINDS[takes]
    for value in POOL:
        if wanted(value):
            assert ask(valeur=value).outcome == "pris", value
            continue
        with pytest.raises(SituationError) as caught:
            ask(valeur=value)
        if value != float("inf"):  # no number of any question: refused before
            assert str(caught.value).startswith("essai : valeur"), value
            assert " → valeur : ce que l'on essaie ; par exemple valeur=" in str(caught.value), value


@pytest.mark.parametrize("takes", KINDS)
def test_the_value_given_as_an_example_is_accepted(takes, tmp_path):
    resolver = game(tmp_path, takes)
    with pytest.raises(SituationError) as caught:
        resolver.ask("pions", "essai()")
    assert str(caught.value).startswith("essai : il manque valeur, ")
    sample = str(caught.value).partition("par exemple ")[2]
    if "…" not in sample:  # a question's name, a situation: nothing of the game can be made up
        assert resolver.ask("pions", f"essai({sample})").outcome == "pris"


def test_the_bounds_are_those_of_the_graph(tmp_path):
    ask = game(tmp_path, "arb:takes arb:WholeNumber ; arb:min 2 ; arb:max 4 ; arb:unit \"pas\"@fr").functions("k:pions")["essai"]
    with pytest.raises(SituationError, match="valeur attend un nombre entier de 2 à 4 pas, 5 reçu"):
        ask(valeur=5)
    wider = GAME.replace("arb:max 9", "arb:max 12")
    ask = game(tmp_path / "autre", "arb:valueOf k:elan", wider).functions("k:pions")["essai"]
    assert ask(valeur=12).outcome == "pris"
    with pytest.raises(SituationError, match="valeur attend un nombre de 0 à 12 pas, 13 reçu"):
        ask(valeur=13)


def test_a_default_is_the_graph_s(tmp_path):
    resolver = game(tmp_path, "arb:takes arb:WholeNumber ; arb:default 3")
    assert resolver.ask("pions", "essai()").details == {"valeur": 3}
    half = game(tmp_path / "demi", "arb:takes arb:AnyNumber ; arb:default 0.5")
    assert half.ask("pions", "essai()").details == {"valeur": 0.5}


def test_a_deep_error_says_where(tmp_path):
    takes = f"arb:takes arb:MapOf ; arb:keyedBy {FACE} ; arb:item [ arb:takes arb:ListOf ; arb:item [ arb:valueOf k:elan ] ]"
    with pytest.raises(SituationError, match=r"essai : valeur, face 2, n° 3 attend un nombre de 0 à 9 pas, 10 reçu → valeur"):
        game(tmp_path, takes).ask("pions", 'essai(valeur={"2": [1, 2, 10]})')


def test_of_two_ways_out_the_nearest_is_told(tmp_path):
    takes = "arb:takes arb:ListOf ; arb:item [ arb:takes arb:ListOf ; arb:item [ arb:valueOf k:taille ] ] , [ arb:takes arb:WholeNumber ; arb:valueOf k:elan ]"
    resolver = game(tmp_path, takes)
    with pytest.raises(SituationError, match="valeur, n° 1, n° 1 : 'ogr' inconnu ; vouliez-vous dire ogre"):
        resolver.ask("pions", 'essai(valeur=[["ogr"]])')
    with pytest.raises(SituationError, match="valeur, n° 1 attend une liste, chacun « nain » ou « ogre » ou un nombre entier de 0 à 9 pas, 'x' reçu"):
        resolver.ask("pions", 'essai(valeur=["x"])')


@pytest.mark.parametrize("text, said", [
    (GAME.replace('arb:called "valeur"', 'arb:called "autre"'), "prend valeur, que le graphe ne déclare pas"),
    (GAME.replace("%s", "arb:required false ; %s"), "l'argument valeur peut être tu, mais .* l'exige"),
])
def test_a_graph_that_disagrees_with_the_code_is_told_with_its_line(tmp_path, text, said):
    with pytest.raises(UnknownError, match=f"content/pions/game.ttl:10 k:essai : .*{said}.* → "):
        game(tmp_path, "arb:takes arb:FreeName", text).ask("pions", 'essai()')


def test_every_argument_of_the_games_is_declared_and_explained(reference, resolver):
    found = [a for n in reference if n.kind == "Procedure" for a in n.data.get("arguments", ())]
    assert len(found) > 50 and all(a.label and a.label_en and a.meaning for a in found)
    assert [d for n in reference if n.kind == "Procedure" for d in resolver.disagreements(n)] == []


def test_the_kernel_s_procedure_declares_its_own_once(reference):
    nodes = [n for n in reference if n.data.get("common")]
    assert len(nodes) == 2 and {tuple(a.name for a in n.data["arguments"]) for n in nodes} == {("question", "cas", "partage")}
