"""Situations of Warmachine whose questions stand in `ressources-1-focus-et-depenses.ttl`."""

from fractions import Fraction as F


def test_ac19(wm):
    """Mon warcaster n'alloue rien au jack d'un marshal et ne relaie rien par lui : il n'est d'aucune phalange."""
    assert wm.allouer_du_focus(controleur_jack_marshal=True, distance_au_controleur=4).outcome == "Interdit"
    assert wm.relayer_un_sort(controleur_jack_marshal=True).outcome == "Interdit"


def test_ah17(wm):
    """Mon warcaster nage : il alloue et entretient, ni sort ni feat ; il n'engage personne ; à couvert, DEF 11 : 5/6 ; il y perd un point."""
    wet = dict(figurine_en_eau_profonde=True)
    assert [ask(**wet).outcome for ask in (wm.allouer_du_focus, wm.entretenir_un_sort)] == ["Permis"] * 2
    assert [ask(**wet).outcome for ask in (wm.lancer_un_sort, wm.utiliser_un_pouvoir)] == ["Interdit"] * 2
    assert wm.engager(**wet, distance=0.4).outcome == "Interdit"
    assert wm.attaque_a_distance(atd=6, defense=15, cible_en_eau_profonde=True, cible_a_couvert=True).odds["Touche"] == F(5, 6)
    assert wm.degats_en_eau_profonde(figurine_est_un_warcaster=True).total == 1


def test_al40(wm):
    """Lié, il reçoit 4 focus, non lié 3 ; à 12 pouces de FOC 6, à 13 non ; rien par un Cortex mort ni à un autonome."""
    give = dict(foc=6, controleur_points_de_focus=6)
    assert wm.allouer_du_focus(**give, focus_alloue=4, focus_alloue_en_tout=4, distance_au_controleur=12, figurine=dict(est_un_warjack=True, lie=True)).outcome == "Permis"
    assert wm.allouer_du_focus(**give, focus_alloue=4, focus_alloue_en_tout=4, distance_au_controleur=12, figurine_est_un_warjack=True).outcome == "Interdit"
    for state, far in ((dict(), 13), (dict(cortex_desactive=True), 12), (dict(warjack_autonome=True), 12)):
        assert wm.allouer_du_focus(**give, focus_alloue=1, focus_alloue_en_tout=1, distance_au_controleur=far, figurine=dict(est_un_warjack=True, **state)).outcome == "Interdit"


def test_q24(wm):
    """FOC 6 : trois sorts entretenus et trois points alloués, il n'en reste pas pour se relever ; 12 pouces oui, 12,5 non ; un sort ami, pas deux."""
    spent = dict(points_de_focus=6, focus_alloue=3, sorts_entretenus=3)
    assert wm.focus_restant(**spent).total == 0 and wm.focus_restant(**spent, etats_renverses=1).outcome == "Interdit"
    assert wm.allouer_du_focus(focus_alloue=3, distance_au_controleur=12, foc=6).outcome == "Permis"
    assert wm.allouer_du_focus(focus_alloue=1, distance_au_controleur=12.5, foc=6).outcome == "Interdit"
    assert wm.entretenir_un_sort(cible_hors_de_la_zone_de_controle=True).outcome == "Permis"
    assert wm.cumuler_un_effet(nature_de_l_effet="sort à entretien ami", effets_de_meme_nature=1).outcome == "Interdit"
    assert wm.cumuler_un_effet(nature_de_l_effet="sort à entretien ennemi", effets_de_meme_nature=0).outcome == "Permis"


def test_s58(wm):
    """La bête liée, Seuil 8, trois furies ; sans lien ; le jack lié reçoit quatre points, pas cinq."""
    assert wm.test_de_seuil(seu=8, points_de_furie=3, figurine_lie=True).odds["frénésie"] == F(5, 12)
    assert wm.test_de_seuil(seu=8, points_de_furie=3).odds["frénésie"] == F(13, 18)
    assert wm.allouer_du_focus(focus_alloue=4, figurine_lie=True).outcome == "Permis"
    assert wm.allouer_du_focus(focus_alloue=5, figurine_lie=True).outcome == "Interdit"


def test_ac20(wm, chance):
    """Un jack de marshal en dysfonctionnement : ni charge ni slam ; un même jet n'est boosté qu'une fois, par lui ou par un focus. DEF 7 + 4 derrière l'épave."""
    stalled = dict(est_un_warjack=True, dysfonctionnement=True)
    assert wm.charger(attaquant=stalled, controleur_jack_marshal=True).outcome == "Interdit"
    assert wm.slam(attaquant_dysfonctionnement=True).outcome == "Interdit"
    assert wm.payer_un_boost(points_de_focus=1, boost_du_marshal=True).outcome == "Interdit"
    assert wm.beneficier_d_un_avantage_de_marshal(boost_du_marshal=True, jet_deja_booste=True).outcome == "Interdit"
    assert wm.payer_un_boost(points_de_focus=1).outcome == "Permis"
    v = wm.attaque_a_distance(atd=5, defense=12, cible=dict(dysfonctionnement=True, masquee_par_une_epave=True), distance_au_decor=0.8)
    assert chance(v, "Touche") == F(13, 18)


def test_ac23(wm):
    """Trois focus : un pour charger, un pour le jet d'attaque ; rien sur les dégâts de charge, déjà boostés, sauf à moins de 3 pouces."""
    hit = dict(attaque_de_charge=True, points_de_focus=1)
    assert wm.payer_un_boost(jet_a_booster="attaque", distance_parcourue=5, **hit).outcome == "Permis"
    assert wm.payer_un_boost(jet_a_booster="dégâts", distance_parcourue=5, **hit).outcome == "Interdit"
    assert wm.payer_un_boost(jet_a_booster="dégâts", distance_parcourue=2.5, **hit).outcome == "Permis"
    v = wm.degats_de_corps_a_corps(p_plus_f=12, arm=14, attaque_de_charge=True, distance_parcourue=5, jet_booste=True, des=[1, 2, 3])
    assert v.outcome == "Dégâts 4"


def test_ac27(wm):
    """Le jack gelé paie un focus en phase de Contrôle pour renverser ; laissé gelé, il n'en dépense ni n'en booste aucun."""
    assert wm.renverser_les_effets(figurine=dict(stationnaire=True, points_de_focus=1)).outcome == "Permis"
    assert wm.depenser_du_focus(figurine_stationnaire=True, depense_de_phase_de_controle=True).outcome == "Permis"
    assert wm.depenser_du_focus(figurine_stationnaire=True).outcome == "Interdit"
    assert wm.payer_un_boost(figurine=dict(stationnaire=True, points_de_focus=1)).outcome == "Interdit"


def test_wn34(wm):
    """Cortex désactivé : plus un point de focus à dépenser, pour quoi que ce soit."""
    assert wm.depenser_du_focus(figurine_cortex_desactive=True, figurine_points_de_focus=2).outcome == "Interdit"
    assert wm.depenser_du_focus(figurine_points_de_focus=2).outcome == "Permis"


def test_q34(wm):
    """Trois points alloués, un pour se relever : il en reste 3 ; relevé, le jack charge avec un point."""
    assert wm.focus_restant(points_de_focus=7, focus_alloue=3, etats_renverses=1).total == 3
    jack = dict(figurine_est_un_warjack=True, points_de_focus=3, focus_alloue=3, etats_renverses=1, court_ou_charge=True)
    assert wm.focus_restant(**jack).total == 1
    assert wm.charger(attaquant_au_tapis=True, attaquant_effets_renverses=True, attaquant_points_de_focus=2, attaquant_est_un_warjack=True).outcome == "Permis"
    assert wm.renverser_les_effets(figurine_au_tapis=True, points_de_focus=0).outcome == "Interdit"


def test_r12(wm):
    """Trois focus, un, un sort entretenu, un boost : il en reste un, ARM 16. Deux boosts sur un jet, jamais."""
    assert wm.focus_restant(points_de_focus=7, focus_alloue=4, sorts_entretenus=1, jets_boostes=1).total == 1
    assert wm.payer_un_boost(jet_deja_booste=True).outcome == "Interdit"
    hurt = wm.degats_a_distance(pui=14, arm=15, jet_booste=True, cible_est_un_warcaster=True, cible_points_de_focus=1)
    assert sum(share for name, share in hurt.odds.items() if int(name.split()[-1]) >= 6) == F(181, 216)


def test_u32(wm):
    """FOC 7 : quatre au lié, trois à l'autre ; l'entretien est de trop."""
    assert wm.focus_restant(points_de_focus=7, focus_alloue=4, focus_alloue_en_tout=7).total == 0
    assert wm.focus_restant(points_de_focus=7, focus_alloue=4, focus_alloue_en_tout=7, sorts_entretenus=1).outcome == "Interdit"
    assert wm.payer_un_boost(points_de_focus=0).outcome == "Interdit"


def test_wn2_13(wm):
    """Warcaster au tapis, FOC 7 : 4 au jack lié, 1 pour se relever, 1 pour son sort : il en reste 1, ARM +1."""
    assert wm.allouer_du_focus(focus_alloue=4, figurine_lie=True).outcome == "Permis"
    assert wm.focus_restant(points_de_focus=7, focus_alloue=4, etats_renverses=1, sorts_entretenus=1).total == 1
    assert wm.focus_restant(points_de_focus=7, focus_alloue=3, focus_alloue_en_tout=6, etats_renverses=1).total == 0
    assert wm.degats_de_corps_a_corps(p_plus_f=12, arm=15, points_de_focus=1, cible_champ_d_energie=True, des=[3, 3]).outcome == "Dégâts 2"


def test_x33_bis(wm):
    """FOC 6, 2 alloués, 1 sort entretenu : il en reste 3, ARM 17, et 5/6 de le blesser à PUI 13."""
    assert wm.focus_restant(foc=6, points_de_focus=6, focus_alloue=2, sorts_entretenus=1).total == 3
    assert "5/6" in str(wm.degats_a_distance(pui=13, arm=14, cible_est_un_warcaster=True, cible_points_de_focus=3))


def test_x38(wm, chance):
    """Trois focus : un pour se relever, un pour charger, un pour l'attaque (20/27) ; les dégâts, déjà boostés, n'en prennent pas."""
    jack = dict(est_un_warjack=True, points_de_focus=3, etats_renverses=1, court_ou_charge=True)
    assert wm.focus_restant(figurine=jack, jets_boostes=1).total == 0
    assert wm.depenser_du_focus(figurine=jack, jets_boostes=2).outcome == "Interdit"
    assert wm.charger(attaquant_est_un_warjack=True, attaquant_effets_renverses=True).outcome == "Permis"
    assert chance(wm.attaque_de_corps_a_corps(acc=6, defense=15, attaque_de_charge=True, attaquant_distance_parcourue=5, jet_booste=True)) == F(20, 27)
    hit = dict(p_plus_f=18, arm=20, attaque_de_charge=True, attaquant_distance_parcourue=5)
    assert wm.degats_de_corps_a_corps(**hit, jet_booste=True).odds == wm.degats_de_corps_a_corps(**hit).odds


def test_u40(wm):
    """Le warlock soigne à 12 pouces, pas à 13, ni un Construct, ni figé ; le warcaster se rend deux points."""
    assert wm.guerir(distance_au_controleur=12, controleur_fur=6).outcome == "Permis"
    assert wm.guerir(distance_au_controleur=13, controleur_fur=6).outcome == wm.guerir(figurine_construct=True).outcome == "Interdit"
    assert wm.guerir(controleur_stationnaire=True).outcome == "Interdit"
    assert wm.degats_apres_guerison(cases_noircies=5, points_soignes=2).total == 3


def test_v_l15(wm):
    """Soigner : à onze pouces, de deux points ; pas un Construct, ni sans furie, ni hors de son activation, ni après une course."""
    assert wm.guerir(distance_au_controleur=11, controleur_fur=6, controleur_points_de_furie=2).outcome == "Permis"
    assert wm.degats_apres_guerison(cases_noircies=5, points_soignes=2).total == 3
    for said in ("figurine_construct", "controleur_hors_activation", "controleur_apres_une_course", "controleur_apres_une_charge_ratee"):
        assert wm.guerir(**{said: True}).outcome == "Interdit"
    assert wm.guerir(controleur_points_de_furie=0).outcome == wm.guerir(controleur_points_de_focus=0).outcome == "Interdit"
