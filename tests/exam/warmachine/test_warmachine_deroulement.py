"""Situations of Warmachine of the chapter « Déroulement » (Timing)."""

from fractions import Fraction as F


def test_found_after_who_one_is(wm):
    """Dire « warlock », « recrue » ou « chef » dit ce qu'on peut : commander, combiner, contraindre, piller."""
    assert wm.donner_l_ordre_d_unite(type_de_figurine="recrue").outcome == "Interdit"
    chief = dict(type_de_figurine="chef d'unité")
    assert wm.donner_l_ordre_d_unite(**chief).outcome == "Permis"
    assert wm.donner_l_ordre_d_unite(**chief, l_unite_officier_dans_l_unite=True).outcome == "Interdit"
    assert wm.donner_l_ordre_d_unite(**chief, l_unite=dict(officier_dans_l_unite=True, officier_perdu=True)).outcome == "Permis"
    assert wm.combiner_les_attaques(participants=3, attaquant_type_de_figurine="solo").outcome == "Interdit"
    for ask in (wm.contraindre_une_warbeast, wm.piller_la_furie, wm.drainer_la_furie):
        assert ask(controleur_type_de_figurine="warcaster").outcome == "Interdit"
        assert ask(controleur_type_de_figurine="warlock").outcome == "Permis"


def test_ac35(wm):
    """Le mécano qui a frappé, tiré ou chargé n'a plus d'Action★ : pas de jet de Réparation [8] ; sinon, 13 chances sur 18."""
    for done in ("attaques_initiales_faites", "a_tire_dans_l_activation", "apres_une_charge", "attaque_speciale_faite"):
        assert wm.jet_de_competence(x_de_competence=8, figurine={done: True}).outcome == "Interdit"
    assert wm.jet_de_competence(x_de_competence=8).odds["Réussi"] == F(13, 18)


def test_w11(wm, chance):
    """Réparation [9] sur une machine : 5/6, et 4 au dé font quatre points."""
    assert chance(wm.jet_de_competence(x_de_competence=9), "Réussi") == F(5, 6)
    assert wm.reparation_d_une_machine_de_bataille(des=[4]).total == 4


def test_ad24(wm):
    """Fin d'une attaque : les retraits d'office, puis mes effets sans attaque, ceux de l'adversaire, enfin mes effets qui en entraînent une."""
    moments = [
        wm.moment_de_l_effet_en_fin_d_attaque(effet_qui_retire_d_office=True).outcome,
        wm.moment_de_l_effet_en_fin_d_attaque().outcome,
        wm.moment_de_l_effet_en_fin_d_attaque(effet_de_l_adversaire=True).outcome,
        wm.moment_de_l_effet_en_fin_d_attaque(effet_qui_entraine_une_attaque=True).outcome,
    ]
    assert [moment[:3] for moment in moments] == ["10a", "10b", "10c", "10d"]
    steps = wm.sequence_d_attaque(por=10, distance=12).text.split(" → ")  # out of range: nobody is targeted, no roll is made
    assert "3" not in steps and steps[3] == "5"


def test_ad27(wm):
    """Tout au long de ma phase : le mouvement se mesure une fois déclaré, la portée d'attaque aussi ; sa zone à lui, après qu'il a bougé."""
    assert wm.mesurer_un_mouvement(mouvement_pas_encore_declare=True).outcome == "Interdit"
    assert wm.mesurer_la_portee_d_une_attaque(attaque_pas_encore_declaree=True).outcome == "Interdit"
    assert wm.mesurer_une_zone(ennemi_pas_encore_deplace=True).outcome == "Interdit"
    assert wm.mesurer_la_portee_de_commandement().outcome == "Permis"
    assert wm.mesurer_une_distance(depuis_une_figurine_adverse=True).outcome == "Interdit"


def test_ad29(wm):
    """Il a couru, ou raté sa charge : son activation s'arrête après le mouvement, ni action ni fin d'action ; son unité, elle, continue."""
    for done in ("apres_une_course", "apres_une_charge_ratee"):
        steps = wm.sequence_d_activation(figurine={done: True}).text
        assert "→ 9" not in steps and "→ 10" not in steps and "→ 7" in steps
        assert "→ 9" in wm.sequence_d_activation(figurine={done: True}, activation_d_unite=True).text
    assert "→ 9" in wm.sequence_d_activation().text


def test_ae22(wm):
    """Une règle défend de le cibler : on ne le cible pas, mais l'obus tombé à côté le souffle ; la Furtivité, elle, n'empêche pas de viser."""
    assert wm.cibler_une_figurine(cible_inciblable=True).outcome == "Interdit"
    assert wm.cibler_une_figurine(cible_furtivite=True).outcome == "Permis"
    assert "explosion" in wm.touche_d_une_aire_d_effet(cible_inciblable=True, cible_sous_le_gabarit=True).text


def test_ah13(wm):
    """Sept points sur trois cases montées : sans À Pied, il tombe ; avec, à pied. À pied, plus d'impact ; la Corrosion le finit 2/3, Robuste 4/9."""
    horse = dict(points_de_degats_subis=7, cases_de_degats_restantes=3, dragon=True)
    assert "hors de combat" in wm.degats_subis(figurine=horse).gives
    assert "à pied" in wm.degats_subis(figurine=dict(**horse, dragon_peut_passer_a_pied=True)).gives
    assert wm.attaquer_avec_la_monture(attaquant_dragon_a_pied=True).outcome == "Interdit"
    foot = dict(effet_continu_corrosion=True, cases_de_degats_restantes=1)
    dead = "la figurine est hors de combat"
    assert wm.effets_continus_a_la_maintenance(figurine=foot).odds[dead] == F(2, 3)
    assert wm.effets_continus_a_la_maintenance(figurine=dict(**foot, robuste=True)).odds[dead] == F(4, 9)
