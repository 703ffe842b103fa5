"""Situations of Warmachine of the chapter « Unités » (Units)."""

from fractions import Fraction as F


def out(verdict, whom="la cible"):
    """The chance that somebody is disabled at the end."""
    return verdict.odds[f"{whom} est hors de combat"]


def test_aa29(wm):
    """Le chef d'une pièce, Robuste, une chance sur trois ; détruit, une recrue à 1 pouce part à sa place, pas à 1,2 ; et pas de soutien."""
    v = wm.coup_fatal_et_robuste(cible=dict(robuste=True, cases_de_degats_restantes=1), points_de_degats_subis=2)
    assert out(v) == F(2, 3)
    crew = dict(unite_de_servants_d_arme=True)
    assert wm.perdre_une_recrue_a_la_place_du_chef(**crew, distance_de_la_recrue=1).outcome == "Permis"
    assert wm.perdre_une_recrue_a_la_place_du_chef(**crew, distance_de_la_recrue=1.2).outcome == "Interdit"
    assert wm.ajouter_un_soutien(**crew).outcome == "Interdit"


def test_aj35(wm):
    """Atomes : lien à 4 et SEU +2 ; l'Empreinte entre deux coups, jamais pendant ; seconde recrue à 1 pouce ; un seul ordre ; l'Officier n'est pas remplacé."""
    assert wm.limite_d_allocation(lie=True).total == 4
    assert wm.test_de_seuil(seu=8, points_de_furie=3, lie=True).odds["Seuil dépassé"] == F(5, 12)
    assert wm.utiliser_une_empreinte(moment_de_l_empreinte="après une attaque", points_de_focus=1).outcome == "Permis"
    assert wm.utiliser_une_empreinte(moment_de_l_empreinte="pendant une attaque", points_de_focus=1).outcome == "Interdit"
    assert wm.perdre_une_recrue_a_la_place_du_chef(l_unite_servants_d_arme=True, distance_de_la_recrue=1).outcome == "Permis"
    assert wm.recevoir_un_ordre(l_unite_ordre_deja_recu=True).outcome == "Interdit"
    assert wm.promotion(l_unite_officier_perdu=True).gives == ()


def test_s64(wm):
    """Le chef des servants tombe, la recrue est à 1 pouce, à 1,1 ; le promu n'agit pas, et un officier n'est pas remplacé."""
    crew = dict(l_unite_unite_de_servants_d_arme=True)
    assert wm.perdre_une_recrue_a_la_place_du_chef(**crew, distance_de_la_recrue=1).outcome == "Permis"
    assert wm.perdre_une_recrue_a_la_place_du_chef(**crew, distance_de_la_recrue=1.1).outcome == "Interdit"
    assert wm.s_activer(promue_ce_tour=True).outcome == "Interdit" and not wm.promotion(officier_perdu=True).gives


def test_v_l13(wm):
    """Le chef sur le canon tombe : une recrue à un pouce pile meurt à sa place, pas à 1,2 ; la promue ne s'active pas."""
    crew = dict(l_unite_servants_d_arme=True)
    assert wm.perdre_une_recrue_a_la_place_du_chef(**crew, distance_de_la_recrue=1).outcome == "Permis"
    assert wm.perdre_une_recrue_a_la_place_du_chef(**crew, distance_de_la_recrue=1.2).outcome == "Interdit"
    assert wm.s_activer(figurine_promue_ce_tour=True).outcome == "Interdit"


def test_wn2_24(wm):
    """Le chef servant d'arme meurt : une recrue à 0,9 pouce à sa place, pas à 1,2."""
    crew = dict(l_unite_unite_de_servants_d_arme=True)
    assert wm.perdre_une_recrue_a_la_place_du_chef(**crew, distance_de_la_recrue=0.9).outcome == "Permis"
    assert wm.perdre_une_recrue_a_la_place_du_chef(**crew, distance_de_la_recrue=1.2).outcome == "Interdit"


def test_x48_bis(wm):
    """Servants d'arme : une recrue à 1 pouce part à la place du chef, pas à 1,2 ; ailleurs, jamais."""
    crew = dict(unite_de_servants_d_arme=True)
    assert wm.perdre_une_recrue_a_la_place_du_chef(**crew, distance_de_la_recrue=1).outcome == "Permis"
    assert wm.perdre_une_recrue_a_la_place_du_chef(**crew, distance_de_la_recrue=1.2).outcome == "Interdit"
    assert wm.perdre_une_recrue_a_la_place_du_chef(distance_de_la_recrue=1).outcome == "Interdit"


def test_aa30(wm, chance):
    """L'officier détaché : à une unité mercenaire non alliée ; ses ordres seuls, et la charge ; des jacks mercenaires ; le Commandant de la Faction prête."""
    assert wm.ajouter_un_officier_detache(l_unite_mercenaire=True).outcome == "Permis"
    assert wm.ajouter_un_officier_detache(l_unite=dict(mercenaire=True, unite_alliee=True)).outcome == "Interdit"
    assert wm.ajouter_un_officier_detache(l_unite_mercenaire=False).outcome == "Interdit"
    order = dict(est_un_officier_detache=True, ordre_absent_de_sa_carte=True)
    assert wm.donner_l_ordre_d_unite(**order).outcome == "Interdit"
    assert wm.donner_l_ordre_d_unite(**order, ordre_de_course_ou_charge=True).outcome == "Permis"
    assert wm.controler_un_jack_avec_un_officier_detache(figurine_mercenaire=True).outcome == "Permis"
    assert wm.controler_un_jack_avec_un_officier_detache(figurine_mercenaire=False).outcome == "Interdit"
    assert wm.test_de_commandement(cmd=7, meneur_cmd=9, distance_au_commandant=9).odds["Réussi"] == F(30, 36)


def test_ah31(wm):
    """L'officier détaché : mercenaire seulement, ni alliée ni servants ; l'autre Officier perd son avantage ; il ne mène pas de jack."""
    assert wm.ajouter_un_officier_detache(l_unite_mercenaire=True).outcome == "Permis"
    assert [wm.ajouter_un_officier_detache(**{"l_unite_mercenaire": True, why: True}).outcome for why in ("l_unite_unite_alliee", "l_unite_servants_d_arme")] == [
        "Interdit", "Interdit"]
    assert "l'autre officier perd l'avantage" in wm.officier_detache(l_unite_autre_officier=True).gives
    assert "l'officier gagne déploiement avancé" in wm.officier_detache(l_unite_deploiement_avance=True).gives
    assert wm.controler_un_jack_avec_un_officier_detache().outcome == "Interdit"


def test_al37(wm):
    """L'officier détaché : jamais sur une unité alliée, jamais marshal ; l'autre Officier perd l'avantage, et sa mort ne fait pas de promu."""
    assert wm.ajouter_un_officier_detache(l_unite_mercenaire=True, unite_alliee=True).outcome == "Interdit"
    assert wm.etre_le_jack_marshal(est_un_officier_detache=True).outcome == "Interdit"
    assert wm.promotion(officier_perdu=True).outcome == "Aucune conséquence"


def test_ac24(wm):
    """Le chef a déjà bougé, ou couru : plus d'ordre ; un troupier qui a bougé n'en reçoit plus ; d'un chef au tapis, personne."""
    for done in ("a_bouge", "apres_une_course", "apres_une_charge", "a_frappe_dans_l_activation"):
        assert wm.donner_un_ordre(figurine={done: True}).outcome == "Interdit"
        assert wm.recevoir_un_ordre(figurine={done: True}).outcome == "Interdit"
    for state in ("au_tapis", "stationnaire", "en_fuite", "en_eau_profonde"):
        assert wm.recevoir_un_ordre(chef={state: True}).outcome == "Interdit"
    assert wm.recevoir_un_ordre().outcome == "Permis"


def test_al38(wm):
    """Servants : le chef tombe, une recrue à 1 pouce pile prend sa place ; l'étendard se relève à 1 pouce, non à 1,1 ; pas de soutien."""
    assert wm.perdre_une_recrue_a_la_place_du_chef(unite_de_servants_d_arme=True, distance_de_la_recrue=1).outcome == "Permis"
    assert wm.devenir_porte_etendard(distance_de_la_recrue=1).outcome == "Permis"
    assert wm.devenir_porte_etendard(distance_de_la_recrue=1.1).outcome == "Interdit"
    assert wm.ajouter_un_soutien(unite_de_servants_d_arme=True).outcome == "Interdit"


def test_q22(wm, both):
    """L'Officier marshal tombe : le chef commande, les jacks suivent ou deviennent autonomes ; personne n'est promu Officier."""
    lost = dict(l_unite_officier_perdu=True)
    assert wm.commandant_d_unite(**lost, officier_dans_l_unite=True).gives == ("chef d'unité",)
    jacks = wm.perte_du_marshal(**lost)
    assert "contrôle" in str(jacks.gives) and "autonome" in both(jacks, "WM-1555")["B"]
    assert not wm.promotion(**lost).gives
    assert wm.attaquer(distance_au_commandant_d_unite=8, chef_cmd=7).outcome == "Interdit"
