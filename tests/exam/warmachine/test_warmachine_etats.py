"""Situations of Warmachine of the chapter « États » (States)."""

from fractions import Fraction as F

import pytest


def test_x30(wm):
    """Cortex désactivé : plus de focus, donc ni course ni charge ; le 'jack marshal, lui, les offre sans focus."""
    dead = dict(est_un_warjack=True, cortex_desactive=True)
    assert wm.se_voir_allouer_du_focus(**dead).outcome == "Interdit"
    assert wm.allouer_du_focus(figurine=dead, focus_alloue=3, distance_au_controleur=3, controleur_foc=7).outcome == "Interdit"
    assert wm.courir(**dead).outcome == "Interdit"
    assert wm.charger(attaquant=dead).outcome == "Interdit"
    assert wm.avancer(**dead).outcome == "Permis"
    assert wm.allouer_du_focus(hors_phase_de_controle=True).outcome == "Interdit"
    marshal = dict(controleur_jack_marshal=True, controleur_cmd=8, distance_au_controleur=8)
    assert wm.beneficier_d_un_avantage_de_marshal(**dead, **marshal).outcome == "Permis"
    assert wm.courir(**dead, course_offerte=True).outcome == "Permis"
    assert wm.charger(attaquant={**dead, "course_offerte": True}).outcome == "Permis"
    assert wm.distance_d_avance_tactique(vts=4).total == 4


def out(verdict, whom="la cible"):
    """The chance that somebody is disabled at the end."""
    return verdict.odds[f"{whom} est hors de combat"]


def test_ab35(wm, chance):
    """Charge de 2 pouces, la première relance accordée et l'autre imposée, puis courir : ni boost, ni course."""
    v = wm.attaques_de_corps_a_corps(
        acc=6, p_plus_f=12, attaque_de_charge=True, charge_sans_elan=True, attaques_enchainees=1, cible=dict(defense=13, arm=18, cases_de_degats_restantes=1)
    )
    assert out(v) == F(21, 36) * F(21, 36)
    assert wm.courir(figurine_apres_une_course=True).outcome == wm.courir(figurine_apres_une_charge_ratee=True).outcome == "Interdit"
    assert wm.attaquer_a_distance(attaquant_apres_l_avance_d_une_charge=True).outcome == "Interdit"
    assert chance(wm.attaque_a_distance(atd=6, attaquant_vise=True, renoncement_deja_utilise=True, cible=dict(defense=15))) == F(10, 36)


def test_ad17(wm):
    """L'Officier détaché n'est le marshal de personne : sans focus, le jack ne court ni ne charge par lui, et n'en reçoit rien."""
    told = dict(controleur_jack_marshal=True, controleur_est_un_officier_detache=True)
    assert wm.charger(attaquant_est_un_warjack=True, attaquant_points_de_focus=0, **told).outcome == "Interdit"
    assert wm.courir(figurine_est_un_warjack=True, figurine_points_de_focus=0, **told).outcome == "Interdit"
    assert wm.courir(figurine_est_un_warjack=True, figurine_points_de_focus=0, controleur_jack_marshal=True).outcome == "Permis"
    assert wm.etre_le_jack_marshal(est_un_officier_detache=True).outcome == "Interdit"


def test_aj07(wm):
    """Plus de warlock : elle court, ne frappe pas qui part, perd son bouclier ; reprise, elle attend le tour suivant."""
    assert wm.courir(figurine_sauvage=True).outcome == "Obligatoire"
    assert wm.attaque_de_corps_a_corps(acc=6, defense=12, attaquant_sauvage=True, frappe_gratuite_en_cours=True).outcome == "Interdit"
    assert wm.degats_de_corps_a_corps(p_plus_f=15, arm=16, boucliers=1, cible_sauvage=True, des=[3, 3]).outcome == "Dégâts 5"
    assert wm.charger(attaquant=dict(est_une_warbeast=True, controle_pris_ce_tour=True)).outcome == "Interdit"


def test_ak28(wm):
    """Relevé au prix de l'action, ni course ni charge ; au prix du mouvement, un sort mais pas de visée, de slam ni de piétinement."""
    assert wm.charger(attaquant_releve_en_renoncant_a_l_action=True).outcome == wm.courir(figurine_releve_en_renoncant_a_l_action=True).outcome == "Interdit"
    assert wm.lancer_un_sort(figurine_releve_en_renoncant_au_mouvement=True).outcome == "Permis"
    assert wm.attaque_a_distance(atd=5, defense=12, attaquant_releve_en_renoncant_au_mouvement=True, attaquant_vise=True).odds["Touche"] == F(7, 12)
    assert wm.pietinement(attaquant_releve_en_renoncant_au_mouvement=True).outcome == "Interdit"


def test_al07(wm):
    """Marshal volé, jacks autonomes : pas de focus alloué, mais un point d'une autre source les fait courir."""
    assert wm.se_voir_allouer_du_focus(warjack_autonome=True).outcome == "Interdit"
    assert wm.courir(est_un_warjack=True, warjack_autonome=True, points_de_focus=0).outcome == "Interdit"
    assert wm.courir(est_un_warjack=True, warjack_autonome=True, points_de_focus=1).outcome == "Permis"


def test_al36(wm):
    """Une recrue sans ordre ne court ni ne charge ; hors formation elle court vers son chef (litige) ; son unité en fuite, elle doit courir."""
    assert wm.courir(figurine_type_de_figurine="recrue").outcome == wm.charger(attaquant_type_de_figurine="recrue").outcome == "Interdit"
    v = wm.courir(figurine_type_de_figurine="recrue", figurine_hors_de_formation=True)
    assert v.outcome == "Permis" and "WM-2154" in v.text
    assert wm.courir(figurine_type_de_figurine="recrue", l_unite_en_fuite=True).outcome == "Obligatoire"
    assert wm.charger(attaquant_type_de_figurine="recrue", attaquant_ordre_de_charge_recu=True, l_unite_en_fuite=True).outcome == "Interdit"


def test_q16(wm):
    """La bête sauvage : pas de frappe gratuite, plus de bouclier, elle court ; reprise, elle ne fait rien de ce tour."""
    assert not wm.quitter_une_zone_de_corps_a_corps(attaquant_sauvage=True).gives
    assert wm.degats_de_corps_a_corps(p_plus_f=15, arm=17, cible_boucliers=1, cible_sauvage=True, des=[4, 3]).outcome == "Dégâts 5"
    assert wm.charger(attaquant_sauvage=True).outcome == "Interdit" and wm.courir(figurine_sauvage=True).outcome == "Obligatoire"
    assert wm.prendre_le_controle_d_une_warbeast_sauvage(figurine_sauvage=True).outcome == "Permis"
    assert wm.prendre_le_controle_d_une_warbeast_sauvage(figurine_sauvage=False).outcome == "Interdit"
    taken = dict(controle_pris_ce_tour=True)
    assert {ask(**taken).outcome for ask in (wm.charger, wm.courir, wm.accomplir_une_action, wm.relayer_un_sort)} == {"Interdit"}


OUT = "la cible est hors de combat"


def test_q37(wm):
    """L'Esprit désactivé : ni charge, ni slam, ni course, ni attaque achetée ; à sa FUR, les documents se partagent."""
    spirit = dict(attaquant_est_une_warbeast=True, attaquant_esprit_desactive=True)
    assert {ask(**spirit).outcome for ask in (wm.charger, wm.slam, wm.coup_de_tete)} == {"Interdit"}
    assert wm.courir(figurine_est_une_warbeast=True, figurine_esprit_desactive=True).outcome == "Interdit"
    bite = dict(acc=6, p_plus_f=16, cible=dict(defense=13, arm=17, cases_de_degats_restantes=1), attaques_enchainees=1, attaques_supplementaires=1)
    assert wm.attaques_de_corps_a_corps(**bite, **spirit).odds[OUT] == F(7, 12)
    full = wm.courir(figurine_est_une_warbeast=True, figurine_points_de_furie=4, figurine_fur=4)
    assert full.outcome == "Interdit" and "WM-1754" in full.disputes


def test_v_s01(wm):
    """Le marshal CMD 8 à 8 pouces offre la course comme la charge, une fois ; ni de plus loin, ni à terre, ni à un colosse."""
    jack = dict(figurine_est_un_warjack=True, points_de_focus=0, controleur_jack_marshal=True)
    assert wm.courir(**jack, controleur_cmd=8, distance_au_controleur=8).outcome == "Permis"
    assert wm.courir(**jack, controleur_cmd=8, distance_au_controleur=8.5).outcome == "Interdit"
    for said in ("controleur_au_tapis", "controleur_en_fuite", "controleur_stationnaire", "direction_ratee", "figurine_warjack_autonome", "figurine_est_un_colosse"):
        assert wm.courir(**jack, **{said: True}).outcome == "Interdit"
    assert wm.courir(**jack, figurine_avantages_recus=1).outcome == "Interdit"
    assert wm.courir(figurine_cortex_desactive=True, controleur_jack_marshal=True).outcome == "Permis"
    charge = dict(attaquant_est_un_warjack=True, attaquant_points_de_focus=0, controleur_jack_marshal=True, controleur_cmd=8)
    assert wm.charger(**charge, distance_au_controleur=8).outcome == "Permis"
    assert wm.charger(**charge, distance_au_controleur=9).outcome == "Interdit"


BEAST = dict(figurine_est_une_warbeast=True)

UNFORCED = (dict(figurine_esprit_desactive=True), dict(distance_au_controleur=13, controleur_fur=6), dict(figurine_fur=4, figurine_points_de_furie=4))


@pytest.mark.parametrize("state", UNFORCED, ids=["esprit", "zone", "pleine"])
def test_v_l05(wm, state):
    """L'Esprit mort, hors de la zone, ou pleine de furie : on ne la contraint à rien, ni à courir, ni à booster, ni à son animus."""
    assert wm.contraindre_une_warbeast(**state).outcome == "Interdit"
    for act in (wm.courir, wm.payer_un_boost, wm.utiliser_un_animus):
        assert act(**BEAST, **state).outcome == "Interdit"


def test_x36(wm):
    """Mis au tapis pendant son propre tour sans avoir été activé : se relève-t-il ? Et celui qui l'était déjà ?"""
    m = wm.se_relever(mise_au_tapis_pendant_son_tour=True)
    assert m.outcome == "Interdit" and len(m.disputes) == 1
    assert any(a.text.startswith("Permis") for a in m.answers)
    n = wm.se_relever(au_tapis=True, deja_au_tapis_avant_son_tour=True, mise_au_tapis_pendant_son_tour=True)
    assert n.outcome == "Permis" and not n.disputes
    assert not wm.mise_au_tapis(au_tapis=True).gives
    aim = wm.attaque_a_distance(atd=6, defense=12, vise=True, attaquant_releve_en_renoncant_au_mouvement=True, des=[3, 3])
    assert aim.total == 12
    assert wm.renoncer(renoncement_deja_utilise=True).outcome == "Interdit"


def test_ac25(wm):
    """Mis au tapis en pleine activation, il ne se relève pas ; celui qui n'a encore rien fait, si."""
    for done in ("a_bouge", "a_tire_dans_l_activation", "apres_une_course", "apres_une_charge"):
        assert wm.se_relever(figurine={"au_tapis": True, done: True}).outcome == "Interdit"
    assert wm.se_relever(figurine_au_tapis=True).outcome == "Permis"


def test_ah15(wm, both):
    """Mon jack est couché dans 1 pouce d'eau : sa chaudière est éteinte ; le focus ne le relève pas, le rallumer, si ; une bête se relève."""
    wet = dict(est_un_warjack=True, au_tapis=True, en_eau_peu_profonde=True)
    assert wm.se_relever(figurine=wet).outcome == wm.s_activer(figurine=wet).outcome == "Interdit"
    v = wm.renverser_les_effets(figurine=wet, litiges={})
    assert v.outcome == "Interdit" and both(v, "WM-1761")["B"].startswith("Permis")
    assert wm.rallumer_la_chaudiere(figurine=wet).outcome == "Permis"
    assert "phalange inchangée" in wm.chaudiere_rallumee(figurine=wet, rallume_par_un_autre_warcaster=True).gives
    assert wm.se_relever(figurine=dict(est_une_warbeast=True, au_tapis=True, en_eau_peu_profonde=True)).outcome == "Permis"


def test_al08(wm):
    """Promue chef ce tour-ci et au tapis : elle ne se relève pas, ne se rallie pas seule ; sa frappe gratuite, si elle est debout, compte."""
    assert wm.se_relever(figurine_au_tapis=True, figurine_promue_ce_tour=True).outcome == "Interdit"
    assert wm.se_rallier(figurine_en_fuite=True, figurine_promue_ce_tour=True).outcome == "Interdit"
    assert wm.attaque_de_corps_a_corps(acc=6, defense=12, attaquant_promue_ce_tour=True, frappe_gratuite_en_cours=True).odds["Touche"] == F(11, 12)


def test_al09(wm):
    """Le jack couché que je viens de reprendre ou de réactiver reste couché ; mon jack à moi se relève."""
    for taken in ("controle_pris_ce_tour", "reactive_ce_tour"):
        assert wm.se_relever(figurine_au_tapis=True, **{f"figurine_{taken}": True}).outcome == "Interdit"
    assert wm.se_relever(figurine_au_tapis=True, figurine_est_un_warjack=True).outcome == "Permis"


def test_u27(wm):
    """Un sort le relève : il charge. Relevé aux dépens de son action, il avance de six pouces et ne frappe pas."""
    assert wm.se_relever(figurine_au_tapis=True, figurine_regle_pour_se_relever=True, figurine_mise_au_tapis_pendant_son_tour=True).outcome == "Permis"
    assert wm.charger(attaquant_regle_pour_se_relever=True).outcome == "Permis"
    risen = dict(releve_en_renoncant_a_l_action=True)
    assert wm.distance_d_avance_tactique(vts=6, **risen).total == 6
    assert wm.courir(**risen).outcome == wm.attaquer_au_corps_a_corps(attaquant=risen).outcome == "Interdit"


def test_aa16(wm):
    """En fuite, l'Esprit mort : rien ne la contraint à courir, elle avance de 5 pouces, sans action ; un Commandant CMD 9 à 9 pouces la rallie."""
    beast = dict(est_une_warbeast=True, en_fuite=True, esprit_desactive=True)
    assert wm.courir(figurine=beast).outcome == "Interdit" and wm.avancer(figurine=beast).outcome == "Permis"
    assert wm.accomplir_une_action(figurine=beast).outcome == "Interdit"
    assert wm.avancer_vers_un_ennemi(figurine_en_fuite=True).outcome == "Interdit"
    assert wm.test_de_ralliement(cmd=6, meneur_cmd=9, distance_au_commandant=9).odds["Ralliée"] == F(30, 36)
    assert wm.test_de_ralliement(cmd=6, meneur_cmd=9, distance_au_commandant=9.5).odds["Ralliée"] == F(15, 36)


def test_ab34(wm, chance, both):
    """Leur warcaster est mort, leur colosse inerte : il n'agit plus, l'épée le touche d'office, un tir contre DEF 5 ; l'autre lecture le laisse debout."""
    giant = dict(est_un_colosse=True, warjack_inerte=True)
    v = wm.s_activer(figurine=giant)
    assert v.outcome == "Interdit" and both(v, "WM-9321")["B"].startswith("Permis")
    assert wm.attaque_de_corps_a_corps(acc=4, cible=dict(defense=12, **giant)).outcome.startswith("Touche")
    assert chance(wm.attaque_a_distance(atd=4, cible=dict(defense=12, a_couvert=True, **giant))) == F(35, 36)  # a colossal has no cover
    assert wm.balayage(attaquant=giant).outcome == "Interdit"


def test_q23(wm):
    """La recrue promue dans mon tour ne charge pas, n'agit pas, ne court pas."""
    assert "recrue promue" in wm.promotion().gives
    promoted = dict(promue_ce_tour=True)
    assert {ask(**promoted).outcome for ask in (wm.s_activer, wm.charger, wm.courir, wm.accomplir_une_action)} == {"Interdit"}


def test_v_c08(wm):
    """L'inerte se touche d'office et n'a plus de bouclier ; réveillé, il n'agit ni ne relaie ; qui réveille le fait à son activation."""
    assert wm.attaque_de_corps_a_corps(acc=5, defense=11, cible_warjack_inerte=True).outcome == "Touche"
    assert wm.degats_de_corps_a_corps(p_plus_f=14, arm=15, cible_boucliers=1, cible_warjack_inerte=True, des=[3, 4]).outcome == "Dégâts 6"
    assert wm.s_activer(figurine_reactive_ce_tour=True).outcome == wm.relayer_un_sort(figurine_reactive_ce_tour=True).outcome == "Interdit"
    assert wm.lancer_un_sort(figurine_action_indisponible=True).outcome == "Permis"
    assert wm.reactiver_un_warjack(controleur_hors_activation=True).outcome == "Interdit"


def test_ac01(wm, chance):
    """Gelé, mon arc nodal relaie, deux brutes devant lui ; au tapis ou inerte, non. DEF 13 en lisière, FOC 6 : 9 ou plus."""
    frozen = dict(stationnaire=True, engagee=True, engage_un_ennemi=True)
    assert wm.relayer_un_sort(figurine=frozen, sort_offensif=True).outcome == "Permis"
    assert wm.relayer_un_sort(figurine=dict(engagee=True), sort_offensif=True).outcome == "Interdit"
    for down in ("au_tapis", "warjack_inerte"):
        assert wm.relayer_un_sort(figurine={down: True}).outcome == "Interdit"
    assert chance(wm.attaque_magique(foc=6, defense=13, cible_en_partie_en_foret=True), "Touche") == F(5, 18)


def test_relay_in_melee(wm):
    """Le nœud « en corps-à-corps » est engagé, sauf s'il engage seulement."""
    assert wm.relayer_un_sort(figurine_en_corps_a_corps=True).outcome == "Interdit"
    assert wm.relayer_un_sort(figurine_en_corps_a_corps=True, figurine_engage_un_ennemi=True).outcome == "Permis"


def test_w37(wm, chance):
    """Le nœud à lance engage sa cible de loin : relayé sans −4, FOC 6 contre 14, 8 ou plus."""
    assert wm.relayer_un_sort(figurine_engage_un_ennemi=True).outcome == "Permis"
    spell = dict(magie=6, defense=14, sort_relaye=True, cible_en_corps_a_corps=True)
    assert chance(wm.attaque_magique(**spell, origine_en_corps_a_corps_avec_la_cible=True)) == F(5, 12)


def test_ad06(wm):
    """Au milieu de son mouvement, ni pouvoir, ni sort, ni direction, ni furie jetée ; une fois arrêté, tout cela se peut."""
    for act in (wm.utiliser_un_pouvoir, wm.lancer_un_sort, wm.defausser_de_la_furie, wm.a_n_importe_quel_moment):
        assert act(figurine_pendant_une_avance=True).outcome == "Interdit"
        assert act(resolution_en_cours=True).outcome == "Interdit"
        assert act().outcome == "Permis"
    assert wm.tenter_de_diriger(controleur_pendant_une_avance=True).outcome == "Interdit"
    assert wm.attaque_magique(foc=6, defense=12, attaquant_pendant_une_avance=True).outcome == "Interdit"


def test_aj34(wm):
    """Le feat entre l'avance et l'attaque de charge, oui ; charge ratée, en fuite, couché, non ; en fuite sans pouvoir courir, oui."""
    ask = wm.utiliser_un_pouvoir
    assert ask(figurine_apres_l_avance_d_une_charge=True).outcome == "Permis"
    assert [ask(**{f"figurine_{why}": True}).outcome for why in ("apres_une_charge_ratee", "en_fuite", "au_tapis", "en_eau_profonde")] == ["Interdit"] * 4
    assert ask(figurine=dict(en_fuite=True, mouvement_desactive=True)).outcome == "Permis"


def test_q31(wm):
    """Le feat et le sort après une course, après une charge ratée, pendant une charge réussie ; et le feat deux fois, non."""
    for ran in (dict(apres_une_course=True), dict(apres_une_charge_ratee=True)):
        assert wm.utiliser_un_pouvoir(**ran).outcome == wm.lancer_un_sort(**ran).outcome == "Interdit"
    assert wm.lancer_un_sort_en_chargeant().outcome == wm.utiliser_un_pouvoir().outcome == "Permis"
    assert wm.utiliser_un_pouvoir(pouvoir_deja_utilise=True).outcome == "Interdit"


def test_u09(wm):
    """Mon warlock a couru : il se défausse de sa furie, et c'est tout."""
    assert wm.defausser_de_la_furie(apres_une_course=True).outcome == "Permis"
    for act in (wm.utiliser_un_pouvoir, wm.utiliser_un_animus, wm.lancer_un_sort):
        assert act(apres_une_course=True).outcome == "Interdit"


def test_u17(wm):
    """Le warcaster en fuite entretient et alloue ; il ne lance rien, n'ordonne rien, et doit courir : pas de pouvoir."""
    assert wm.entretenir_un_sort(figurine_en_fuite=True).outcome == wm.allouer_du_focus(controleur_en_fuite=True).outcome == "Permis"
    for act in (wm.lancer_un_sort, wm.utiliser_un_pouvoir, wm.utiliser_un_animus, wm.donner_un_ordre):
        assert act(figurine_en_fuite=True).outcome == "Interdit"
    assert wm.utiliser_un_pouvoir(figurine_en_fuite=True, figurine_dysfonctionnement=True).outcome == "Permis"


def test_w16(wm):
    """Après une course : ni feat, ni sort, ni soin ; un transfert, au tour adverse, si."""
    for act in (wm.utiliser_un_pouvoir, wm.lancer_un_sort, wm.guerir):
        assert act(apres_une_course=True).outcome == "Interdit"
    assert wm.transferer_des_degats(apres_une_course=True).outcome == "Permis"


def test_af11(wm):
    """Mon warcaster tire, puis voudrait frapper : non ; un sort, oui, même engagé ; après une course, ni sort ni pouvoir."""
    assert wm.attaquer_au_corps_a_corps(attaquant_deja_attaque_a_distance=True).outcome == "Interdit"
    assert wm.lancer_un_sort(deja_attaque_a_distance=True, en_corps_a_corps=True).outcome == "Permis"
    assert wm.lancer_un_sort(apres_une_course=True).outcome == wm.utiliser_un_pouvoir(apres_une_course=True).outcome == "Interdit"


def test_al17(wm):
    """Mon warcaster fuit : il alloue et entretient encore, ne lance rien, n'use pas de son pouvoir, et sa course est imposée."""
    assert wm.allouer_du_focus(controleur_en_fuite=True).outcome == wm.entretenir_un_sort(figurine_en_fuite=True).outcome == "Permis"
    assert wm.lancer_un_sort(figurine_en_fuite=True).outcome == wm.utiliser_un_pouvoir(figurine_en_fuite=True).outcome == "Interdit"
    assert wm.courir(figurine_en_fuite=True).outcome == "Obligatoire"


def test_q29(wm, chance):
    """Le warcaster dans le lac : ni sort ni feat ; allouer et entretenir, oui ; DEF 7, et un point en finissant là."""
    deep = dict(figurine_en_eau_profonde=True)
    assert wm.lancer_un_sort(**deep).outcome == wm.utiliser_un_pouvoir(**deep).outcome == "Interdit"
    assert wm.allouer_du_focus(controleur_en_eau_profonde=True, focus_alloue=2).outcome == wm.entretenir_un_sort(**deep).outcome == "Permis"
    assert chance(wm.attaque_a_distance(atd=5, defense=15, cible_en_eau_profonde=True)) == F(35, 36)
    assert wm.degats_en_eau_profonde(**deep, figurine_type_de_figurine="warcaster").total == 1


def test_out_of_turn(wm):
    """Au tour adverse, ni sort ni animus ; le sort de Caine qui slamme garde sa PUI, même demandé comme un coup."""
    assert wm.lancer_un_sort(figurine_hors_activation=True).outcome == wm.utiliser_un_animus(figurine_hors_activation=True).outcome == "Interdit"
    assert wm.attaque_magique(foc=6, defense=13, attaquant_hors_activation=True).outcome == "Interdit"
    assert wm.degats_de_corps_a_corps(pui=14, force=5, source_a_pui_propre=True, prise_speciale_en_cours=True, arm=15, des=[3, 4]).total == 21


def test_am35(wm):
    """Au tapis avant mon tour, remis au tapis pendant : la seconde fois ne fait rien, il se relève."""
    assert wm.mise_au_tapis(figurine_au_tapis=True).gives == ()
    assert wm.se_relever(au_tapis=True, deja_au_tapis_avant_son_tour=True, mise_au_tapis_pendant_son_tour=True).outcome == "Permis"


def test_v_s11(wm, chance):
    """Dans l'eau profonde : ni charge, ni course, ni coup ; DEF 7 ; un point à la fin, sauf au spectre ; la warbeast garde son animus, pas le warlock."""
    for act in (wm.charger, wm.attaquer_au_corps_a_corps):
        assert act(attaquant_en_eau_profonde=True).outcome == "Interdit"
    assert wm.courir(figurine_en_eau_profonde=True).outcome == "Interdit"
    assert chance(wm.attaque_a_distance(atd=4, defense=13, cible_en_eau_profonde=True)) == F(35, 36)
    assert wm.degats_en_eau_profonde(figurine_de_guerrier=True).total == 1
    assert wm.degats_en_eau_profonde(figurine_de_guerrier=True, figurine_intangible=True).outcome == "Sans effet"
    assert wm.utiliser_un_animus(figurine_en_eau_profonde=True).outcome == "Permis"
    assert wm.utiliser_un_animus(figurine_en_eau_profonde=True, figurine_est_un_warlock=True).outcome == "Interdit"
    assert wm.focus_en_eau_profonde().outcome == "Permis"


def test_v_l05_margin(wm, both):
    """FUR 4, une furie : charge et boost la portent à trois ; un animus de coût 3 est de trop après deux."""
    assert wm.furie_apres_contrainte(fur=4, points_de_furie=1, **BEAST, court_ou_charge=True, jets_boostes=1).total == 3
    assert wm.utiliser_un_animus(**BEAST, figurine_fur=4, figurine_points_de_furie=2, cout_de_l_animus=2).outcome == "Permis"
    dear = wm.utiliser_un_animus(**BEAST, figurine_fur=4, figurine_points_de_furie=2, cout_de_l_animus=3)
    assert dear.outcome == "Interdit" and both(dear, "WM-1754")["B"].startswith("Permis")


def test_v_l10_warlock(wm):
    """L'animus du warlock est un sort : il le paie, plusieurs fois s'il veut, et ne le lance ni à l'eau ni après une course."""
    lock = dict(figurine_est_un_warlock=True, figurine_points_de_furie=2)
    assert wm.utiliser_un_animus(**lock, cout_de_l_animus=2).outcome == "Permis"
    assert wm.utiliser_un_animus(**lock, cout_de_l_animus=3).outcome == "Interdit"
    assert wm.utiliser_un_animus(**lock, animus_deja_lance=True).outcome == "Permis"
    assert wm.utiliser_un_animus(**BEAST, animus_deja_lance=True).outcome == "Interdit"
    for state in ("apres_une_course", "en_eau_profonde", "au_tapis", "en_fuite"):
        assert wm.animus_du_warlock(**{f"controleur_{state}": True}).outcome == "Interdit"


def test_x19_bis(wm):
    """Un tiers ne pousse ni l'un ni l'autre du verrou ; un coup de tête le rompt ; ni l'un ni l'autre ne bouge ni ne donne son mouvement."""
    for held in ("arme_verrouillee", "tete_verrouillee", "maintenir_un_verrou"):
        assert wm.poussee(**{f"cible_{held}": True}).outcome == "Interdit"
        for act in (wm.avancer, wm.se_deplacer, wm.courir, wm.renoncer_au_mouvement):
            assert act(**{f"figurine_{held}": True}).outcome == "Interdit"
    assert wm.coup_de_tete(cible_arme_verrouillee=True).outcome == "Permis"
    assert wm.verrou_rompu_d_office(evenement_pendant_le_verrou="mise au tapis").gives
