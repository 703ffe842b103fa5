"""Situations of Warmachine whose questions stand in `degats-subis-2-hors-de-combat.ttl`."""

import pytest


def both(verdict, dispute):
    """What the other readings of a dispute answer."""
    return [answer.text for answer in verdict.answers if answer.dispute == dispute]


def test_ad04(wm):
    """Mon warlock touche un jack inerte, mon warcaster une bête sauvage : non, sauf à la lettre du livret ; le warlock aussi marshal, si."""
    v = wm.reactiver_un_warjack(controleur_est_un_warlock=True)
    assert v.outcome == "Interdit" and both(v, "WM-9452") == ["Permis : WM-1039"]
    assert wm.reactiver_un_warjack(controleur_est_un_warlock=True, controleur_jack_marshal=True).outcome == "Permis"
    assert wm.prendre_le_controle_d_un_autonome(controleur_est_un_warlock=True).outcome == "Interdit"
    v = wm.prendre_le_controle_d_une_warbeast_sauvage(figurine_sauvage=True, controleur_est_un_warcaster=True)
    assert v.outcome == "Interdit" and both(v, "WM-9452") == ["Permis : WM-1762"]
    assert wm.prendre_le_controle_d_une_warbeast_sauvage(figurine_sauvage=True, controleur_est_un_warlock=True).outcome == "Permis"


def test_s27(wm, both):
    """Réveiller un jack inerte : le sien, celui d'un mercenaire, celui d'une autre Faction ; ce jack-là ne s'active pas."""
    assert wm.reactiver_un_warjack(figurine_est_un_warcaster=True).outcome == "Permis"
    assert wm.reactiver_un_warjack(figurine_mercenaire=True).outcome == "Interdit"
    assert both(wm.reactiver_un_warjack(d_une_autre_faction=True), "WM-1118")["B"].startswith("Permis")


WITHOUT_AN_ACTION = ("reactiver_un_warjack", "rallumer_la_chaudiere", "prendre_le_controle_d_un_autonome", "prendre_le_controle_d_une_warbeast_sauvage")


@pytest.mark.parametrize("act", WITHOUT_AN_ACTION)
@pytest.mark.parametrize("state", ["en_fuite", "au_tapis", "en_eau_profonde", "stationnaire", "apres_une_course", "apres_une_charge_ratee"])
def test_nothing_to_forfeit(wm, act, state):
    """Qui ne peut pas agir n'a pas d'action à laquelle renoncer pour réveiller, rallumer ou reprendre."""
    assert getattr(wm, act)().outcome == "Permis"
    assert getattr(wm, act)(**{f"controleur_{state}": True}).outcome == "Interdit"


def test_w32(wm):
    """Réactiver : pas après une course ; un mercenaire les siens, et la Faction les siens."""
    assert wm.reactiver_un_warjack(controleur_apres_une_course=True).outcome == "Interdit"
    assert wm.reactiver_un_warjack(figurine_mercenaire=True).outcome == "Interdit"
    assert wm.reactiver_un_warjack(controleur_mercenaire=True).outcome == "Interdit"
    assert wm.reactiver_un_warjack(figurine_mercenaire=True, controleur_mercenaire=True).outcome == "Permis"


def test_wn2_25(wm):
    """Un marshal mercenaire réactive un jack personnage mercenaire : autonome ; pas un jack de Cygnar ; une fois par tour."""
    marshal = dict(controleur_jack_marshal=True, controleur_mercenaire=True)
    jack = dict(figurine_mercenaire=True, figurine_warjack_personnage=True)
    assert "warjack autonome" in str(wm.reactivation_par_un_marshal(**marshal, **jack))
    assert wm.reactiver_un_warjack(**marshal, figurine_mercenaire=False).outcome == "Interdit"
    assert wm.reactiver_un_warjack(**marshal, figurine_mercenaire=True, controleur_reactivation_deja_faite=True).outcome == "Interdit"


def test_ae39(wm):
    """Le warcaster tombe : ses jacks s'éteignent ; ni celui d'un autre, ni l'autonome ; un marshal laisse les siens autonomes."""
    assert "inerte" in wm.destruction_du_warcaster().text
    for other in ("hors_du_battlegroup", "warjack_autonome"):
        assert "inerte" not in wm.destruction_du_warcaster(figurine={other: True}).text.split(" ; litige")[0]
    assert "autonome" in wm.destruction_du_warcaster(controleur_jack_marshal=True).text


def test_ag36(wm):
    """Atomes : sans case, un point suffit ; relevé par une règle, il agit dans le tour ; une fois par partie le reste ; un jack réveillé ne joue pas."""
    assert wm.cases_avant_hors_de_combat(cases_de_la_figurine=0).total == 1
    assert "s'activer" in wm.retour_en_jeu().gives
    assert wm.revenir_en_jeu(retiree_du_jeu=True).outcome == "Interdit"
    assert wm.reutiliser_une_competence_unique(competence_unique_deja_utilisee=True).outcome == "Interdit"
    assert wm.s_activer(reactive_ce_tour=True).outcome == wm.relayer_un_sort(figurine_reactive_ce_tour=True).outcome == "Interdit"


def test_q35(wm):
    """L'âme va au plus proche qui n'est pas plein, une seule ; boxé puis retiré du jeu, aucune ; revenu, rien d'unique deux fois."""
    assert wm.gagner_un_marqueur(limite_de_marqueurs_atteinte=True).outcome == "Interdit"
    assert wm.marqueurs_generes(regles_a_marqueur=2).total == 1
    assert wm.gagner_un_marqueur(plus_boxee=True).outcome == wm.revenir_en_jeu(retiree_du_jeu=True).outcome == "Interdit"
    assert wm.reutiliser_une_competence_unique(competence_unique_deja_utilisee=True).outcome == "Interdit"
    assert wm.retour_en_jeu().gives


def test_aj28(wm):
    """Slammé dans le lac : retiré du jeu, sans épave ; au gué, détruit, il en laisse une ; sa bête voisine nage."""
    assert "warjack retiré du jeu" in wm.etre_slamme(cible=dict(est_un_warjack=True, en_eau_profonde=True)).gives
    assert wm.warjack_detruit(figurine_en_eau_profonde=True).gives == ()
    assert "marqueur d'épave d'un warjack détruit" in wm.warjack_detruit(figurine_en_eau_peu_profonde=True).gives
    assert wm.warjack_en_eau_profonde(figurine_est_une_warbeast=True).gives == ()


def test_am19(wm):
    """Le jack détruit : tout ce qui l'affectait prend fin, une épave reste ; sauvé à temps, ni l'un ni l'autre."""
    assert wm.effets_d_un_warjack_detruit().outcome == "effets terminés"
    assert wm.effets_d_un_warjack_detruit(figurine_est_un_colosse=True).outcome == "effets terminés"
    assert wm.effets_d_un_warjack_detruit(figurine_robuste_reussi=True).gives == ()
    assert wm.warjack_detruit(figurine_robuste_reussi=True).gives == ()
