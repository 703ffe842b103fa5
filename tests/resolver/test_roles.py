"""Who is who, what was said, what comes first and what is in dispute, on the invented game."""

import pytest

from arbitre.errors import SituationError

SAID = [
    # the thrower's state is never the victim's
    ("prise(muscle=5, esquive=8, des=[3])", "Saisie : 3 + 5 (MUS) = 8 contre ESQ 8"),
    ("prise(muscle=5, esquive=8, victime_sonne=True, des=[1])", "Saisie : 1 + 5 (MUS) = 6 contre ESQ 3 (J-103)"),
    ("prise(lanceur=dict(muscle=5), victime=dict(esquive=8, sonne=True), des=[1])", "Saisie : 1 + 5 (MUS) = 6 contre ESQ 3 (J-103)"),
    # what a roll presupposes, and what leaves it without effect, come before the dice
    ("prise(muscle=5, esquive=8, lanceur_sonne=True, des=[6])", "Interdit : J-103, lutter"),
    ("prise(muscle=5, esquive=8, victime_fantome=True, des=[6])", "Sans effet : J-110"),
    # what follows from a predicate follows for whoever bears it
    ("prise(muscle=5, esquive=8, victime_vigilant=True, des=[3])", "Glissée : 3 + 5 (MUS) - 1 (J-110) = 7 contre ESQ 8"),
    ("prise(muscle=5, esquive=9, victime_vigilant=True, victime_sonne=True, des=[1])", "Saisie : 1 + 5 (MUS) = 6 contre ESQ 3 (J-103)"),
    # a question about its bearer, and about somebody else
    ("saisie(muscle=4)", "4 : 4 (MUS)"),
    ("saisie(muscle=4, sonne=True)", "0 : 4 (MUS), au plus 0 (J-103)"),
    ("prise(muscle=5, esquive=8, victime_muscle=4, victime_sonne=True, des=[1])",
     "Saisie : 1 + 5 (MUS) + 1 (J-110) = 7 contre ESQ 3 (J-103)"),
    # one reading of the sources changes nothing here: the dispute is not named
    ("tirer_a_l_arc(tir=3, but=9, des=[2, 5], abrite=True)", "À côté : 2 + 5 + 3 (TIR) = 10 contre BUT 12 = 9 + 3 (J-31)"),
    ("tirer_a_l_arc(tir=3, but=9, des=[4, 4], abrite=True)",
     "À côté : 4 + 4 + 3 (TIR) = 11 contre BUT 12 = 9 + 3 (J-31) ; litige J-70"),
    # nothing settles this one: both answers, or one when they agree
    ("guet(pas=3, grand_jour=True)", "Litige J-122, que rien ne tranche : lecture A : 5 : 3 (Pas) + 2 (J-122) ; lecture B : 3 : 3 (Pas)"),
    ("guet(pas=3)", "3 : 3 (Pas)"),
    ('guet(pas=3, grand_jour=True, litiges={"J-122": "B"})', "3 : 3 (Pas) ; litige J-122, lecture B"),
]


@pytest.mark.parametrize(("question", "answer"), SAID)
def test_judged(ask, question, answer):
    assert str(ask(question)) == answer


REFUSED = [
    ("prise(muscle=5, esquive=8, sonne=True, des=[3])", "sonne : de qui ? → dites lanceur_sonne ou victime_sonne"),
    ("prise(muscle=5, esquive=8, victime_esquive=9, des=[3])", "esquive et victime_esquive disent la même chose → gardez l'un des deux"),
    ("prise(victime=dict(esquive=8), victime_esquive=9)", "victime_esquive est dit deux fois → gardez victime_esquive=…, ou le dictionnaire de son rôle"),
    ("prise(muscle=5, esquive=8, victime_sone=True)", "inconnu : victime_sone ; vouliez-vous dire victime_sonne ?"),
]


@pytest.mark.parametrize(("question", "message"), REFUSED)
def test_refused(ask, question, message):
    with pytest.raises(SituationError) as caught:
        ask(question)
    assert message in str(caught.value)


def test_the_other_reading_says_what_it_gives(ask):
    verdict = ask("tirer_a_l_arc(tir=3, but=9, des=[4, 4], abrite=True)")
    assert verdict.disputes == ("J-70",)
    assert [(a.dispute, a.reading) for a in verdict.answers] == [("J-70", "B")]
    assert verdict.answers[0].text.startswith("Dans le mille : 4 + 4 + 3 (TIR) = 11 contre BUT 11")


def test_every_word_is_accounted_for(ask):
    verdict = ask("prise(muscle=5, esquive=8, lanceur_vigilant=True, victime_vigilant=True, ivre=True, des=[3])")
    assert verdict.idle == ("lanceur_vigilant",)
    assert set(verdict.unread) == {"ivre"} and "courir" in verdict.unread["ivre"]


@pytest.mark.parametrize(("question", "rather"), [
    ("lutter(victime_sonne=True)", {"victime_sonne": "lanceur_sonne"}),  # a stunned thrower may not wrestle
    ("lutter(victime_sonne=True, lanceur_sonne=True)", {}),  # it was said of the thrower too
    ("lutter(victime_vigilant=True)", {}),  # of no consequence, whoever is vigilant
    ("prise(muscle=5, esquive=8, victime_sonne=True, des=[1])", {}),  # it mattered
    ("prise(muscle=5, esquive=8, lanceur_vigilant=True, des=[3])", {}),  # the question is about the thrower
])
def test_what_is_said_of_another_in_vain_and_would_matter_of_ones_own_is_told(ask, question, rather):
    assert ask(question).rather == rather


@pytest.mark.parametrize(("said", "outcome"), [("ligote", "Permis"), ("victime_ligote", "Permis"), ("lanceur_ligote", "Interdit")])
def test_what_an_action_is_about_to_end_is_of_whom_it_ends_it(ask, said, outcome):
    verdict = ask(f"delier({said}=True)")
    assert verdict.outcome == outcome and not verdict.rather


STUNNED = "temoin_sonne : lutter se demande pour le lanceur, et le témoin n'y est pour rien → dites lanceur_sonne, ou ôtez temoin_sonne"


@pytest.mark.parametrize("said", ("temoin_sonne=True", "temoin=dict(sonne=True)", "temoin_sonne=True, victime_vigilant=True"))
def test_what_is_said_of_somebody_who_takes_no_part_and_would_matter_of_ones_own_is_refused(ask, said):
    with pytest.raises(SituationError) as caught:
        ask(f"lutter({said})")
    assert str(caught.value) == STUNNED


@pytest.mark.parametrize("said", ("temoin_sonne=False", "temoin_vigilant=True", "temoin_sonne=True, lanceur_sonne=True"))
def test_what_would_not_matter_of_ones_own_either_is_only_told(ask, said):
    verdict = ask(f"lutter({said})")
    assert verdict.outcome == ("Interdit" if "lanceur_sonne" in said else "Permis") and said.partition("=")[0] in verdict.idle + tuple(verdict.unread)


@pytest.mark.parametrize(("question", "total"), [
    ("poignes(muscle=4, victime_muscle=1)", 5),
    ("poignes(muscle=4, victime_muscle=1, victime_vigilant=True)", 7),  # +2 for the thrower alone
    ("poignes(muscle=4, victime_muscle=3, lanceur_fantome=True)", 4),  # the victim's is 0, for what the thrower is
    ("poignes(muscle=4, victime_muscle=3, victime_fantome=True)", 7),
])
def test_an_effect_on_the_question_put_about_one_of_two_concerns_that_one_and_means_whom_it_names(ask, question, total):
    assert ask(question).total == total


@pytest.mark.parametrize("said", ["lanceur_poigne", "poigne"])
def test_a_number_stated_of_the_bearer_is_read_where_its_name_says_whose_it_is(ask, said):
    assert ask(f"poignes_dites({said}=5, victime_muscle=1)").total == 6
    assert ask(f"poignes_dites({said}=9, victime_muscle=1)").total == 20
    assert ask("poignes_dites(muscle=4, victime_muscle=1, victime_poigne=2)").total == 6


RANKED = [  # who is a ghost first, by what follows from the option too; then the weakest grip, stated or worked out
    ('[{"lanceur_ombre": True, "lanceur_muscle": 5}, {"lanceur_muscle": 1}]', "Option 1"),
    ('[{"lanceur_ombre": True, "lanceur_fantome": False, "lanceur_muscle": 5}, {"lanceur_muscle": 1}]', "Option 2"),
    ('[{"lanceur_muscle": 5, "lanceur_sonne": True}, {"lanceur_muscle": 4}]', "Option 1"),
    ('[{"saisie": 3}, {"lanceur": dict(muscle=4)}]', "Option 1"),
    ('[{"saisie": 4, "lanceur_fantome": False}, {"lanceur_muscle": 4}]', "Au hasard"),
]


@pytest.mark.parametrize(("options", "outcome"), RANKED)
def test_an_option_is_ranked_by_what_follows_from_it(ask, options, outcome):
    assert ask(f"choix_du_lutteur(options={options})").outcome == outcome


@pytest.mark.parametrize(("option", "message"), [
    ('{"ivre": True, "saisie": 1}', "inconnu : ivre"), ('{"lanceur_sonne": False}', "il manque saisie"), ('{"saisie": 1, "lanceur_fantome": 2}', "True ou False attendu"),
])
def test_an_option_that_cannot_be_ranked(ask, option, message):
    with pytest.raises(SituationError, match=message):
        ask(f"choix_du_lutteur(options=[{option}])")


def test_examples_say_nothing_in_vain(mini):
    ask = mini.functions("j:jeu")["prise"]
    with pytest.raises(SituationError, match="prise ne considère pas ivre ; lu par"):
        ask(muscle=5, esquive=8, ivre=True)


def test_what_a_question_reads_the_nearest_first(mini):
    names = mini.signature("j:prise")
    assert set(names[:2]) == {"j:lanceur.muscle", "j:victime.esquive"}
    assert names.index("j:victime.vigilant") < names.index("j:lanceur.vigilant") if "j:lanceur.vigilant" in names else True
    assert {"j:lanceur.sonne", "j:victime.fantome"} <= set(names)
    assert "j:ivre" not in names


def test_a_predicate_said_of_a_role_reads_as_a_sentence(mini):
    reference = mini.reference
    assert reference["j:victime.sonne"].label == "la victime est sonnée"
    assert reference["j:lanceur.sonne"].label == "le lanceur est sonné"
    assert reference["j:lanceur.sonne"].label_en == "the thrower is stunned"
    assert reference["j:victime.sonne"].code == "J-103"


@pytest.mark.parametrize("said", ("elan_pris={}", "lanceur_elan_pris={}", "muscle={}", "lanceur=dict(elan_pris={})"))
@pytest.mark.parametrize("pull", (8, 9, 12))
def test_a_number_compared_under_its_own_bearer_s_name_is_the_one_stated_plainly(ask, said, pull):
    assert ask(f"bondir({said.format(pull)})").outcome == ("Interdit" if pull >= 9 else "Permis")


@pytest.mark.parametrize("said", ("elan_pris={}", "lanceur_elan_pris={}"))
@pytest.mark.parametrize("pull", (1, 2, 5))
def test_so_is_the_number_of_times_a_stage_is_asked(ask, said, pull):
    reached = ask(f"bonds({said.format(pull)}, rang=0)").outcome
    assert reached == f"Rang de la prise {pull}" if pull >= 2 else "1" not in reached
