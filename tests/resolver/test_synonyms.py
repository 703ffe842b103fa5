"""A value of a choice said otherwise than the list has it: as the page that bears it is called, or as the table says it."""

import pytest

from arbitre.errors import SituationError
from arbitre.graph.names import folded
from arbitre.resolver.synonyms import value_meant


@pytest.fixture(scope="session")
def meant(reference):
    """The value that a word says of a choice, by CURIE."""

    def say(choice: str, said: str) -> str:
        node = reference[choice]
        return value_meant(reference, node.game, said, map(str, node.data["values"]), node.name)

    return say


@pytest.mark.parametrize(("choice", "said", "value"), [
    ("pen:arme-de-melee", "Arme de corps à corps de Dreadnought", "arme de Dreadnought"),  # the printed name, the title of the page
    ("pen:arme-de-melee", "power fist", "gantelet énergétique"),  # another name of the page whose title the value is
    ("pen:arme-de-melee", "Griffes éclair", "griffe éclair"),  # several of them
    ("pen:arme-de-tir", "lance-flamme", "Lance-flammes"),
    ("pen:arme-de-tir", "Lascannon", "Canon laser"),
    ("pen:degat-recu", "épave", "détruit"),
    ("pen:type-de-couvert", "épave", "moyen"),
    ("pen:type-de-couvert", "ruines", "moyen"),
    ("pen:type-de-couvert", "bunker", "lourd"),
    ("pen:type-de-couvert", "barricade", "léger"),
    ("pen:zone-annoncee", "moteurs", "mobilité"),
    ("pen:zone-touchee", "jambes", "mobilité"),
    ("cf:peuple", "Gobelins", "No-Dan-Kar"),
    ("cf:autre-peuple", "rat", "No-Dan-Kar"),  # written once, of the first list that has this people
    ("cf:materiau", "acier", "Métaux résistants"),
    ("cf:type-de-deplacement", "courir", "course"),
    ("wm:type-de-terrain", "bois", "forêt"),
    ("wm:figurine.socle", "50 mm", "grand"),
    ("wm:type-de-terrain", "EAU PROFONDE", "eau profonde"),
])
def test_a_value_by_another_of_its_names(meant, choice, said, value):
    assert meant(choice, said) == value


@pytest.mark.parametrize(("choice", "said", "words"), [
    ("pen:arme-de-tir", "Grenades standard", "peut dire Grenades frag ou Grenades krak ou"),  # the title of a page that six values name
    ("pen:arme-de-tir", "krak", "'krak' peut dire Grenades krak ou Missiles Krak → dites lequel"),
    ("cf:peuple", "nain", "peut dire Mid-Nor ou Tir-Nâ-Bor"),
    ("wm:type-de-figurine", "le contrôleur", "inconnu"),  # a role, which two of the values name
    ("pen:type-de-couvert", "gantelet énergétique", "inconnu"),  # a value of another choice
    ("pen:arme-de-tir", "Missile", "peut dire Missiles Frag ou"),
    ("cf:materiau", "pierres précieuses", "Valeurs acceptées : Cristal, verre, vitrail ; Verre renforcé ;"),
    ("cf:engin-de-siege", "", "'' inconnu. Valeurs acceptées : échelle, bélier"),
    ("wm:convention-du-decor", "deux", "vouliez-vous dire les deux ?"),
])
def test_a_word_of_several_values_or_of_none_is_told_so(meant, choice, said, words):
    with pytest.raises(SituationError, match=r".") as told:
        meant(choice, said)
    assert words in str(told.value)


def test_two_other_names_of_one_page_are_not_one_thing(reference):
    """Pages gather names of neighbours: said by one of them, a value that is only another of them is not meant."""
    with pytest.raises(SituationError):
        value_meant(reference, "wm:warmachine", "gué", ["patauger", "nager"], "essai")  # both are other names of shallow water


def test_every_slang_of_a_choice_is_heard(reference):
    """What the table says for a value is taken for it, and for nothing else; what may say two is refused with both."""
    told = 0
    for choice in (node for node in reference if node.kind == "Choice" and node.data.get("slang")):
        values = list(map(str, choice.data["values"]))
        for spoken, means in choice.data["slang"]:
            assert set(means) <= set(values)
            for said in spoken:
                told += 1
                assert folded(said) not in map(folded, values), f"{said} is already a value of {choice.id}"
                if len(means) == 1:
                    assert value_meant(reference, choice.game, said, values, choice.name) == means[0]
                else:
                    with pytest.raises(SituationError, match="peut dire"):
                        value_meant(reference, choice.game, said, values, choice.name)
    assert told > 60


def test_a_question_takes_it(ask):
    assert ask('choc(taille="gnome")').text == ask('choc(taille="nain")').text != ask('choc(taille="ogre")').text
    with pytest.raises(SituationError, match="taille : 'brutes' peut dire homme ou ogre → dites lequel"):
        ask('choc(taille="brutes")')
