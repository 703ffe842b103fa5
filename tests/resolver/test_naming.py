"""A name the game does not know is told with the names that would do: by likeness, or by the words of a label."""

import re
from fractions import Fraction

import pytest

from arbitre.errors import ExpressionError, SituationError


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("cible_au_tapi", "vouliez-vous dire cible_au_tapis ?"),  # a slip of the keyboard
        ("p_f", "vouliez-vous dire p_plus_f ou p_plus_f_de_l_autre_arme ?"),  # another name of the same thing
        ("pf", "vouliez-vous dire p_plus_f ?"),  # without what ties its letters
        ("attaquant_a_couru", "vouliez-vous dire attaquant_apres_une_course ?"),  # the words of its label, said of whom the name says it
        ("visee", "vouliez-vous dire vise ?"),  # a near name comes before the words of a label
    ],
)
def test_an_unknown_name_is_told_what_would_do(resolver, said, told):
    ask = resolver.functions("wm:warmachine")["attaque_de_corps_a_corps"]
    with pytest.raises(SituationError, match="inconnu") as error:
        ask(acc=6, defense=13, **{said: True})
    assert told in str(error.value)


@pytest.mark.parametrize(
    ("game", "question", "told"),
    [
        ("wm:warmachine", "attaque_a_distance", "vouliez-vous dire cible_a_couvert ?"),  # of those who take part, the one that may be under cover
        ("pen:warhammer-40000-pen", "embarquer", "a_couvert_d_un_decor"),  # no name is so: those that say it and little else
    ],
)
def test_what_is_said_of_a_stranger_is_told_of_those_who_take_part(resolver, game, question, told):
    with pytest.raises(SituationError, match="inconnu : unite_a_couvert") as error:
        resolver.functions(game)[question](unite_a_couvert=True)
    assert told in str(error.value)


@pytest.mark.parametrize(
    ("question", "said", "told"),
    [
        ("points_pour_une_unite", "cout", "cout_de_l_unite"),  # and not « scout »
        ("svg_de_couvert_effective", "couvert", "svg_de_couvert"),  # and not « ouvert »
        ("attaques_effectives", "unite_charge", "unite_a_charge"),  # and not « unite_chargee »
        ("attaques_effectives", "unite_a_ete_chargee", "unite_chargee"),  # and not « unite_a_charge », which the other did
        ("charger", "unite_charge", "unite_a_charge"),  # not read there, and its meaning all the same
        ("tirer", "altitude", "en_altitude"),
        ("distance_de_fuite", "unite_ralentie_par_le_givre", "unite_givree"),  # « est ralenti par le givre »
        ("tirer", "immobil", "immobile"),  # no label has that word: a slip of the keyboard
    ],
)
def test_a_bare_word_of_a_label_goes_before_a_look_alike(resolver, question, said, told):
    with pytest.raises(SituationError, match=rf"inconnu : {said} ; vouliez-vous dire {told}\b"):
        resolver.functions("pen:warhammer-40000-pen")[question](**{said: True})


@pytest.mark.parametrize(
    ("question", "said", "told"),
    [
        ("ct_du_tir", "unite_creature_monstrueuse_volante", "dites unite_creature_monstrueuse et unite_volante"),
        ("mouvement_normal_permis", "transport_rapide", "dites transport et rapide"),
        ("jet_pour_toucher_au_tir", "cible_moto_et_furtive", "dites cible_moto et cible_furtive"),
    ],
)
def test_a_name_that_says_two_facts_is_told_both(resolver, question, said, told):
    with pytest.raises(SituationError, match=f"inconnu : {said} ; {told}"):
        resolver.functions("pen:warhammer-40000-pen")[question](**{said: True})


@pytest.mark.parametrize(
    ("question", "said", "told"),
    [
        ("jet_pour_toucher_au_tir", "arme_autocanon", 'arme_de_tir="Autocanon"'),
        ("force_effective", "marteau_tonnerre", 'arme_de_melee="marteau tonnerre"'),
        ("svg_de_couvert_effective", "couvert_leger", 'type_de_couvert="léger"'),  # the value, and the choice it is a value of
    ],
)
def test_a_value_said_as_a_fact_is_told_the_choice_it_belongs_to(resolver, question, said, told):
    with pytest.raises(SituationError, match=f"inconnu : {said} ; vouliez-vous dire {told} ?"):
        resolver.functions("pen:warhammer-40000-pen")[question](**{said: True})


def test_a_weapon_said_to_have_an_effect_is_told_the_choice(resolver):
    with pytest.raises(SituationError, match='vouliez-vous dire effet_de_l_arme="effet continu : feu" ?'):
        resolver.functions("wm:warmachine")["figurine_touchee_par_l_arme"](arme_a_effet_continu_feu=True)


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("combattant_mort_vivant", "figurine_mort_vivant ou adversaire_mort_vivant"),  # nobody is called so: of whom it is heard, and not the look-alike
        ("comandant_mort_vivant", "commandant_mort_vivant ?"),  # a slip in the word for whom
    ],
)
def test_what_is_said_of_nobody_is_told_of_those_of_whom_it_is_heard(resolver, said, told):
    with pytest.raises(SituationError, match=f"inconnu : {said} ; vouliez-vous dire {re.escape(told)}"):
        resolver.functions("cf:confrontation")["test_de_courage"](**{said: True})


@pytest.mark.parametrize(
    ("question", "said", "told"),
    [
        ("ligne_des_blessures", "tir_immobile", "touche_par_un_tir"),  # a rule's name; « tir » is a number, no fact to say beside « immobile »
        ("ligne_des_blessures", "attaquant_tir_immobile", "cible_touche_par_un_tir"),  # of whom the rule says it
        ("difficulte_du_tir", "attaquant_a_un_palier_different", "paliers_differents"),  # which is said of nobody
    ],
)
def test_the_name_of_a_rule_or_of_nobody_is_told_what_is_said(resolver, question, said, told):
    with pytest.raises(SituationError, match=rf"inconnu : {said} ; vouliez-vous dire {told} \?"):
        resolver.functions("cf:confrontation")[question](**{said: True})


def test_somebody_named_without_an_article_is_told_the_role(resolver):
    with pytest.raises(SituationError, match="inconnu : armee ; vouliez-vous dire l_armee ou l_armee_adverse ?"):
        resolver.functions("cf:confrontation")["nombre_de_refus"](armee={"cartes_au_debut_du_tour": 4})


def test_the_name_of_a_role_said_with_a_word_is_told_what_can_be_said_of_it(resolver):
    with pytest.raises(SituationError, match="inconnu : effet ; vouliez-vous dire .*effet_beneficier ou .*effet_gagner.* ?"):
        resolver.functions("cf:confrontation")["profiter_d_un_effet"](effet="gagner")


@pytest.mark.parametrize(
    ("question", "said", "told"),
    [
        ("penetration_de_blindage", {"arme": "Autocanon"}, "inconnu : arme ; vouliez-vous dire arme_de_tir ou arme_de_melee ?"),
        ("svg_de_couvert_effective", {"decor": "moyen"}, "inconnu : decor ; vouliez-vous dire type_de_couvert ?"),
    ],
)
def test_the_name_of_a_role_said_with_a_word_is_told_its_choices(resolver, question, said, told):
    with pytest.raises(SituationError) as refused:
        resolver.functions("pen:warhammer-40000-pen")[question](**said)
    assert told in str(refused.value)


@pytest.mark.parametrize(
    ("question", "said", "told"),
    [
        ("blindage_du_batiment", {"reference_du_batiment": "bunker"}, "vouliez-vous dire fortification ou bunker ? Valeurs"),
        ("blindage_du_batiment", {"reference_du_batiment": "maison"}, "vouliez-vous dire maison en béton ou maison en brique ou maison en bois ? Valeurs"),
        ("svg_de_couvert_effective", {"type_de_couvert": "couvert moyen"}, "vouliez-vous dire moyen ? Valeurs"),
        ("armes_standard_de_tir", {"arme_de_tir": "missile de type frag"}, "vouliez-vous dire Missiles Frag ? Valeurs"),
        ("armes_standard_de_tir", {"arme_de_tir": "grenade"}, "'grenade' inconnu. Valeurs"),  # six of them: the list says it better
        ("armes_standard_de_tir", {"arme_de_tir": "Botler"}, "vouliez-vous dire Bolter ? Valeurs"),
    ],
)
def test_a_value_told_by_fewer_words_or_by_more_is_named(resolver, question, said, told):
    with pytest.raises(SituationError) as refused:
        resolver.functions("pen:warhammer-40000-pen")[question](**said)
    assert told in str(refused.value)


@pytest.mark.parametrize(
    ("question", "said", "told"),
    [("tenter_de_diriger", "marshal_en_fuite", "controleur_en_fuite"), ("attaque_a_distance", "défenseur_au_tapis", "cible_au_tapis")],
)
def test_somebody_called_as_players_do_is_told_the_role(resolver, question, said, told):
    with pytest.raises(SituationError, match=f"inconnu : {said} ; vouliez-vous dire {told} ?"):
        resolver.functions("wm:warmachine")[question](**{said: True})


def test_a_retired_name_is_told_what_took_its_place(resolver):
    ask = resolver.functions("pen:warhammer-40000-pen")["distances_de_mouvement"]
    with pytest.raises(SituationError, match="type_d_unite ne se dit plus : voyez PEN-818 « Distances de mouvement » → dites unite_infanterie, "):
        ask(type_d_unite="Bête")


def test_of_many_names_those_the_question_reads_are_told(resolver):
    """Many names speak of a range; one is read by this question."""
    ask = resolver.functions("cf:confrontation")["appliquer_le_sortilege"]
    with pytest.raises(SituationError, match="vouliez-vous dire portee_de_l_effet ?"):
        ask(distance=25, portee=20)


@pytest.mark.parametrize("said", ["Initié", "initié", "initie", "INITIE"])
def test_a_word_is_known_whatever_its_capitals_and_accents(resolver, said):
    ask = resolver.functions("cf:confrontation")["nombre_de_sortileges"]
    assert ask(magicien_guerrier_mage=True, magicien_rang_de_magicien=said).total == 2


@pytest.mark.parametrize("said", ["mur", "Barricade", "palissade", "mur, barricade, palissade"])
def test_a_word_of_a_value_that_lists_several_says_that_value(resolver, said):
    """The table has one line for the three; whoever plays names what stands there."""
    ask = resolver.functions("cf:confrontation")["largeur_de_la_breche"]
    assert ask(decor_nature_du_decor=said, decor_detruit=True).total == 5


def test_values_that_list_several_words_are_told_apart(resolver):
    with pytest.raises(SituationError, match="statue, autel, pilier, petit bâtiment ; porte, fenêtre ; mur"):
        resolver.functions("cf:confrontation")["largeur_de_la_breche"](decor_nature_du_decor="tour", decor_detruit=True)


@pytest.mark.parametrize("said", [{"cd": 8}, {"unite_cd": 8}, {"unite": {"cd": 8}}, {"commandement": 8}])
def test_a_characteristic_may_be_called_by_the_sign_its_profile_prints(resolver, said):
    """Nobody writes « commandement=8 »: the profile says Cd. 2d6 at most 8 is 26 in 36."""
    verdict = resolver.functions("pen:warhammer-40000-pen")["test_de_commandement"](**said)
    assert verdict.odds["Réussi"] == Fraction(26, 36)


def test_the_sign_and_the_name_say_the_same_thing(resolver):
    ask = resolver.functions("pen:warhammer-40000-pen")["test_de_commandement"]
    with pytest.raises(SituationError, match="disent la même chose"):
        ask(cd=8, commandement=8)


def test_a_number_counted_elsewhere_is_told_the_one_its_bearer_has_here(resolver):
    """A run does not read the distance between two models; how far its model went, it does."""
    verdict = resolver.ask("warmachine", "courir(vts=6, distance=13)")
    assert verdict.rather == {"distance": "figurine_distance_parcourue"}


def test_losses_said_of_nobody_are_those_of_the_squad_that_rallies(resolver):
    """5 of 10: one less on the Leadership; said of whom, or of nobody."""
    asked = "regroupement_face_a_une_charge(cd=8, {}=5, effectif_de_depart=10)"
    bare, said = (resolver.ask("warhammer-40000-pen", asked.format(name)) for name in ("pertes", "unite_pertes_de_l_escouade"))
    assert bare.odds == said.odds and not bare.idle


def test_a_sign_that_is_a_name_already_keeps_its_meaning(resolver):
    """In Warmachine « arm » is the characteristic's own name."""
    naming = resolver.index("wm:warmachine").naming
    assert naming.bare["arm"] == list(dict.fromkeys(naming.bare["arm"]))


@pytest.mark.parametrize(("game", "typed", "meant"), [
    ("wm", "attaque_de_corps_a_corps(acc=6, def=14)", "attaque_de_corps_a_corps(acc=6, defense=14)"),
    ("wm", "attaque_de_corps_a_corps(acc=6, def_=14)", "attaque_de_corps_a_corps(acc=6, defense=14)"),
    ("wm", "attaque_de_corps_a_corps( acc=6,\n def = 14)", "attaque_de_corps_a_corps(acc=6, defense=14)"),
    ("wm", "attaque_de_corps_a_corps(acc=6, cible=dict(def=14))", "attaque_de_corps_a_corps(acc=6, cible_defense=14)"),
    ("wm", "attaque_de_corps_a_corps(acc=6, cible_def=14)", "attaque_de_corps_a_corps(acc=6, cible_defense=14)"),
    ("cf", "jet_de_blessures(for=7, res=5)", "jet_de_blessures(force=7, res=5)"),
    ("cf", "jet_de_blessures(for=7, resistance=5)", "jet_de_blessures(force=7, res=5)"),
    ("wm", "degats_a_distance(puissance=12, cible_armure=15)", "degats_a_distance(pui=12, cible_arm=15)"),
])
def test_what_a_card_prints_is_a_name(resolver, game, typed, meant):
    """DEF and FOR are words of Python, and printed on every card: who types them is heard; and so is who types the word that they shorten."""
    typed, meant = (resolver.ask(game, asked) for asked in (typed, meant))
    assert (typed.text, typed.idle) == (meant.text, meant.idle)


@pytest.mark.parametrize("asked", ["def=14", "attaque_de_corps_a_corps(acc=6, def 14)", "attaque_de_corps_a_corps(def)", "courir(if=1, else)"])
def test_a_word_of_python_is_a_name_before_equals_alone(resolver, asked):
    with pytest.raises(ExpressionError, match="illisible"):
        resolver.ask("wm", asked)


@pytest.mark.parametrize(("game", "asked"), [("wm", "attaque_magique(focus=6)"), ("wm", "courir(portee=6)"), ("wm", "courir(attaque_a_distance=True)")])
def test_a_word_that_may_be_counted_is_no_characteristic(resolver, game, asked):
    """« focus » may be the points of it that are left, and « attaque à distance » an attack: what is meant is asked."""
    with pytest.raises(SituationError, match="inconnu : "):
        resolver.ask(game, asked)


def test_a_word_of_python_that_no_card_prints_is_unknown(resolver):
    with pytest.raises(SituationError, match="inconnu : class"):
        resolver.ask("wm", "courir(class=3)")


def test_the_same_sign_twice_is_refused(resolver):
    with pytest.raises(ExpressionError, match="def est donné deux fois"):
        resolver.ask("wm", "attaque_de_corps_a_corps(acc=6, def=14, def=15)")
    with pytest.raises(SituationError, match="def et defense disent la même chose"):
        resolver.ask("wm", "attaque_de_corps_a_corps(acc=6, def=14, defense=15)")


@pytest.mark.parametrize(("said", "told"), [("charge", "attaque_de_charge"), ("poussee", "deplacee_malgre_elle"), ("relance", "relance_accordee")])
def test_the_very_words_of_another_name_go_before_longer_ones(resolver, said, told):
    """Many labels hold the word; one that the question reads is called by it and nothing else."""
    ask = resolver.functions("wm:warmachine")
    asked, stated = (ask["quitter_une_zone_de_corps_a_corps"], {}) if said == "poussee" else (ask["attaque_de_corps_a_corps"], dict(acc=6, defense=13))
    with pytest.raises(SituationError, match=f"vouliez-vous dire {told} ?"):
        asked(**stated, **{said: True})


@pytest.mark.parametrize(("said", "told"), [("defense_de_la_cible", "cible_defense"), ("acc_de_l_attaquant", "attaquant_acc")])
def test_a_name_that_says_its_role_last_is_told_the_one_that_says_it_first(resolver, said, told):
    with pytest.raises(SituationError, match=f"vouliez-vous dire {told} ?"):
        resolver.functions("wm:warmachine")["attaque_de_corps_a_corps"](**{said: 6})


@pytest.mark.parametrize(("game", "asked", "told"), [
    ("pen", "tirer(tireur_n_a_pas_bouge=True)", "unite_a_bouge=False"),
    ("wm", "attaque_a_distance(atd=6, defense=14, cible_n_est_pas_engagee=True)", "cible_engagee=False"),
    ("wm", "attaque_de_corps_a_corps(acc=6, defense=14, attaquant_pas_au_tapis=True)", "attaquant_au_tapis=False"),
    ("cf", "test_de_tir(tir=3, difficulte=7, attaquant_ne_s_est_pas_deplace=True)", "attaquant_s_est_deplace=False"),
    ("pen", "tirer(unite_n_a_pas_bouge=True)", "unite_immobile"),  # called by these very words
])
def test_a_name_that_denies_a_fact_is_told_the_fact_to_say_false(resolver, game, asked, told):
    with pytest.raises(SituationError, match=f"vouliez-vous dire {told} ?"):
        resolver.ask(game, asked)
