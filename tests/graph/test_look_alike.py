"""An expected answer that only its signs or its lines part from the one given is told as such."""

import pytest

from arbitre.graph.checks.likeness import slip


@pytest.mark.parametrize(("got", "wanted", "told"), [
    ("Touche : 3", "Touche\u00a0: 3", "une espace insécable"),
    ("l'abri", "l’abri", "l'apostrophe « ’ »"),
    ("4 - 2 = l'un", "4 − 2 = l’un", "le moins « − » et l'apostrophe « ’ »"),
    ("1. Tient\n2. Flanche", "1. Tient / 2. Flanche", "2 lignes, et non 1"),
    ("Tient", "Flanche", ""),
    ("4", "5\u00a0", ""),
])
def test_what_parts_two_answers_that_look_alike(got, wanted, told):
    assert told in slip(got, wanted) and bool(told) == bool(slip(got, wanted))
