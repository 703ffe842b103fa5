"""Situations of Warmachine of the chapter « 'Jack marshals et warjacks » ('Jack marshals and warjacks)."""

from fractions import Fraction as F
from itertools import product


def test_aa11(wm):
    """Le marshal au tapis contre un jack personnage inerte : debout au prix du mouvement, il le réveille, autonome ; au prix de l'action, non."""
    jack = dict(warjack_personnage=True)
    v = wm.reactivation_par_un_marshal(controleur=dict(jack_marshal=True, releve_en_renoncant_au_mouvement=True), warjacks_deja_controles=1, figurine=jack)
    assert v.gives == ("warjack autonome",)
    v = wm.reactivation_par_un_marshal(controleur=dict(jack_marshal=True, releve_en_renoncant_a_l_action=True), warjacks_deja_controles=1, figurine=jack)
    assert v.outcome == "Interdit"
    assert wm.s_activer(figurine_reactive_ce_tour=True).outcome == "Interdit"


def test_aj15(wm):
    """Un warjack personnage, un Colosse, un troisième jack : le marshal les réactive autonomes ; un deuxième passe sous son contrôle."""
    ask = wm.reactivation_par_un_marshal
    assert ask(figurine_warjack_personnage=True, warjacks_deja_controles=0).outcome == "warjack autonome"
    assert ask(figurine_est_un_colosse=True, warjacks_deja_controles=0).outcome == ask(warjacks_deja_controles=2).outcome == "warjack autonome"
    assert ask(warjacks_deja_controles=1).outcome == "contrôle du 'jack marshal"


def test_al06(wm):
    """Le marshal a déjà deux jacks : l'inerte qu'il réveille est autonome, comme un personnage ou un Colosse ; il n'en prend pas un troisième."""
    assert wm.reactivation_par_un_marshal(warjacks_deja_controles=2).outcome == "warjack autonome"
    assert wm.reactivation_par_un_marshal(warjacks_deja_controles=1, figurine_warjack_personnage=True).outcome == "warjack autonome"
    assert wm.prendre_le_controle_d_un_autonome(controleur_jack_marshal=True, warjacks_deja_controles=2).outcome == "Interdit"


def odds(dice: int, least: int) -> F:
    """The chance of a score or more on some dice."""
    return F(sum(1 for thrown in product(range(1, 7), repeat=dice) if sum(thrown) >= least), 6**dice)


def test_am24(wm):
    """Le Colosse derrière un muret : +2 en mêlée, rien au tir ; réactivé, il devient autonome, même par un marshal."""
    assert wm.attaque_de_corps_a_corps(acc=6, defense=10, decor_interferent=True, cible_est_un_colosse=True).odds["Touche"] == odds(2, 6)
    assert wm.attaque_a_distance(atd=6, defense=10, cible=dict(est_un_colosse=True, a_couvert=True)).odds["Touche"] == odds(2, 4)
    assert wm.reactivation_par_un_marshal(figurine_est_un_colosse=True).outcome == "warjack autonome"


def test_s32(wm):
    """Le marshal qui a deux warjacks en réactive un troisième ; qui n'en a qu'un ; un warjack personnage."""
    assert wm.reactivation_par_un_marshal(warjacks_deja_controles=2).gives == ("warjack autonome",)
    assert wm.reactivation_par_un_marshal(warjacks_deja_controles=1).gives == ("contrôle du 'jack marshal",)
    assert wm.reactivation_par_un_marshal(warjacks_deja_controles=1, figurine_warjack_personnage=True).gives == ("warjack autonome",)


def test_x04_bis(wm):
    """Un marshal plein réactive un inerte : autonome, sans activation, sans relais, sans avantage ; un personnage aussi."""
    assert wm.reactivation_par_un_marshal(controleur_warjacks_deja_controles=2).gives == ("warjack autonome",)
    assert wm.reactivation_par_un_marshal(controleur_warjacks_deja_controles=0, figurine_warjack_personnage=True).gives == ("warjack autonome",)
    assert wm.s_activer(figurine_reactive_ce_tour=True).outcome == "Interdit"
    assert wm.relayer_un_sort(figurine_reactive_ce_tour=True).outcome == "Interdit"
    assert wm.beneficier_d_un_avantage_de_marshal(figurine_warjack_autonome=True).outcome == "Interdit"


def test_aa12(wm):
    """Arrivé en courant au contact d'un autonome : plus d'action à donner."""
    story = dict(figurine_warjack_autonome=True, warjacks_deja_controles=0)
    assert wm.prendre_le_controle_d_un_autonome(controleur=dict(jack_marshal=True, apres_une_course=True), **story).outcome == "Interdit"
    assert wm.prendre_le_controle_d_un_autonome(controleur=dict(jack_marshal=True), **story).outcome == "Permis"


def test_ac22(wm):
    """Le warcaster qui a chargé jusqu'au jack autonome ne le prend pas, ni ne réveille l'inerte ; relevé au prix de son mouvement, si."""
    charged, stood = dict(controleur_apres_une_charge=True), dict(controleur_releve_en_renoncant_au_mouvement=True)
    for act in (wm.prendre_le_controle_d_un_autonome, wm.reactiver_un_warjack):
        assert act(**charged).outcome == "Interdit"
        assert act(**stood).outcome == "Permis"
    assert wm.prendre_le_controle_d_une_warbeast_sauvage(figurine_sauvage=True, **charged).outcome == "Interdit"


def test_v_s05(wm):
    """Un troisième jack, un personnage, un colosse : autonomes ; le mercenaire ne réveille que les siens."""
    for said in (dict(warjacks_deja_controles=2), dict(warjacks_deja_controles=1, figurine_warjack_personnage=True), dict(figurine_colossale=True)):
        assert wm.reactivation_par_un_marshal(**said).outcome == "warjack autonome"
    assert wm.reactiver_un_warjack(controleur_mercenaire=True).outcome == "Interdit"
    assert wm.prendre_le_controle_d_un_autonome(figurine_colossale=True, controleur_jack_marshal=True).outcome == "Interdit"


def test_x03(wm):
    """Qui s'est relevé en donnant son action ne la donne pas encore pour prendre un autonome ; relevé d'un focus, si."""
    for deal in (wm.prendre_le_controle_d_un_autonome, wm.reactiver_un_warjack, wm.prendre_le_controle_d_une_warbeast_sauvage, wm.rallumer_la_chaudiere):
        assert deal(controleur_releve_en_renoncant_a_l_action=True).outcome == "Interdit"
        assert deal(controleur_effets_renverses=True).outcome == "Permis"


def test_aa13(wm):
    """Le marshal volé : mon warcaster prend l'un de ses jacks, qui ne s'active pas ; le marshal revenu ne reprend que l'autre."""
    assert wm.marshal_pris_par_l_adversaire().gives
    assert wm.prendre_le_controle_d_un_autonome(controleur_est_un_warcaster=True, figurine_warjack_autonome=True).outcome == "Permis"
    assert wm.s_activer(figurine_controle_pris_ce_tour=True).outcome == "Interdit"
    assert not wm.marshal_repris(figurine_warjack_pris_entre_temps=True).gives and wm.marshal_repris().gives


def test_aa18(wm):
    """L'empreinte : pas pendant le mouvement, ni après une course, ni le Cortex mort ; entre la charge et son coup, ou autonome, oui."""

    def mark(moment, **more):
        return wm.utiliser_une_empreinte(moment_de_l_empreinte=moment, figurine=dict(points_de_focus=1, **more)).outcome

    assert mark("pendant le mouvement") == mark("après le mouvement", apres_une_course=True) == "Interdit"
    assert mark("après le mouvement", cortex_desactive=True) == "Interdit"
    assert mark("après le mouvement", apres_l_avance_d_une_charge=True) == mark("après une attaque", warjack_autonome=True) == "Permis"


def test_u31(wm):
    """L'empreinte avant une attaque, en plein mouvement, sans point, le Cortex mort."""
    before = dict(moment_de_l_empreinte="avant une attaque")
    assert wm.utiliser_une_empreinte(**before, points_de_focus=1).outcome == "Permis"
    assert wm.utiliser_une_empreinte(moment_de_l_empreinte="pendant le mouvement", points_de_focus=1).outcome == "Interdit"
    assert wm.utiliser_une_empreinte(**before, points_de_focus=0).outcome == "Interdit"
    assert wm.utiliser_une_empreinte(**before, points_de_focus=1, figurine_cortex_desactive=True).outcome == "Interdit"


def test_w30(wm):
    """Empreinte : un point, avant ou après le mouvement ; pas pendant, ni le Cortex mort."""
    mark = dict(figurine_points_de_focus=1)
    assert wm.utiliser_une_empreinte(**mark, moment_de_l_empreinte="après le mouvement").outcome == "Permis"
    assert wm.utiliser_une_empreinte(**mark, moment_de_l_empreinte="pendant le mouvement").outcome == "Interdit"
    assert wm.utiliser_une_empreinte(figurine_points_de_focus=0, moment_de_l_empreinte="avant une attaque").outcome == "Interdit"
    assert wm.utiliser_une_empreinte(**mark, figurine_cortex_desactive=True, moment_de_l_empreinte="avant une attaque").outcome == "Interdit"


def test_aa26(wm):
    """Un allié de Cygnar, marshal dans une armée mercenaire, est mercenaire : des warjacks mercenaires, et eux seuls."""
    ally = dict(jack_marshal=True, contrat_incluant_la_faction=True)
    assert wm.controler_un_warjack(controleur=ally, figurine_mercenaire=False).outcome == "Interdit"
    assert wm.controler_un_warjack(controleur=ally, figurine_mercenaire=True).outcome == "Permis"
    assert wm.controler_un_warjack(controleur=dict(jack_marshal=True)).outcome == "Permis"
    sellsword = dict(est_un_warcaster=True, mercenaire=True)
    assert wm.reactiver_un_warjack(controleur=sellsword, figurine=dict(warjack_inerte=True, mercenaire=False)).outcome == "Interdit"
    assert wm.inclure_une_figurine(warcasters_de_la_faction=0, warcasters_mercenaires=1).outcome == "Interdit"


def test_found_after_character_jacks(wm):
    """Autonome, donc en cours de partie : le marshal peut prendre un warjack personnage. Inerte, celui-ci perd son affinité."""
    jack = dict(warjack_personnage=True, warjack_autonome=True)
    assert wm.prendre_le_controle_d_un_autonome(controleur_jack_marshal=True, figurine=jack).outcome == "Permis"
    assert wm.affinite(controle_par_le_warcaster_nomme=True).outcome == "Permis"
    assert wm.affinite(controle_par_le_warcaster_nomme=True, figurine_warjack_inerte=True).outcome == "Interdit"


def test_w31(wm):
    """Lié, quatre points ; le nouveau lien rompt l'ancien ; l'affinité vaut sous toute version de son warcaster ; l'encadrement survit à qui le donne."""
    assert wm.limite_d_allocation(figurine_lie=True).total == 4
    assert wm.limite_d_allocation().total == 3
    assert "rompu" in str(wm.nouveau_lien(figurine_lie=True))
    assert wm.affinite(controle_par_le_warcaster_nomme=True).outcome == "Permis"
    assert wm.affinite().outcome == "Interdit"
    assert wm.encadrement_d_elite().outcome == "Permis"


def test_ac14(wm, chance):
    """L'unité de l'Officier marshal a fui : son jack ne charge pas par lui. L'unité d'abord : elle court, se rallie à CMD 9, 5/6, et il charge."""
    led = dict(controleur=dict(jack_marshal=True, est_le_commandant_d_unite=True, cmd=9), distance_au_controleur=8)
    assert wm.beneficier_d_un_avantage_de_marshal(l_unite_en_fuite=True, **led).outcome == "Interdit"
    assert chance(wm.test_de_ralliement(cmd=9), "Ralliée") == F(5, 6)
    assert wm.beneficier_d_un_avantage_de_marshal(**led).outcome == "Permis"
    assert wm.recevoir_un_ordre(l_unite_en_fuite=True).outcome == "Interdit"


def test_ac18(wm):
    """La recrue promue ne frappe pas ce tour-ci, mais commande déjà les jacks du chef mort ; promue au tapis, elle n'offre rien."""
    assert wm.attaquer_au_corps_a_corps(attaquant_promue_ce_tour=True).outcome == "Interdit"
    assert wm.beneficier_d_un_avantage_de_marshal(controleur=dict(promue_ce_tour=True, jack_marshal=True)).outcome == "Permis"
    assert wm.beneficier_d_un_avantage_de_marshal(controleur=dict(promue_ce_tour=True, jack_marshal=True, au_tapis=True)).outcome == "Interdit"


def test_ah09(wm):
    """Le chef de l'unité marshal tombe, un autre prend la tête : il garde le jack ; en fuite, couché ou à 8,1 pouces de CMD 8, rien."""
    assert "contrôle du 'jack marshal" in wm.perte_du_marshal(commandant_remplace=True).gives
    boss = dict(jack_marshal=True, cmd=8)
    ask = wm.beneficier_d_un_avantage_de_marshal
    assert ask(controleur=boss, distance_au_controleur=8).outcome == "Permis"
    assert ask(controleur=boss, distance_au_controleur=8.1).outcome == "Interdit"
    assert ask(controleur=boss, distance_au_controleur=8, avantages_recus=1).outcome == "Interdit"
    assert [ask(controleur={**boss, state: True}).outcome for state in ("en_fuite", "au_tapis", "stationnaire")] == ["Interdit"] * 3


def test_s31(wm):
    """Le marshal est au tapis, ou trop loin, ou a déjà aidé ce jack ; le jack autonome n'est plus nourri."""
    for lost in (dict(controleur_au_tapis=True), dict(figurine_hors_de_portee_du_marshal=True), dict(avantages_recus=1)):
        assert wm.beneficier_d_un_avantage_de_marshal(**lost).outcome == "Interdit"
    assert wm.beneficier_d_un_avantage_de_marshal().outcome == "Permis"
    assert wm.se_voir_allouer_du_focus(warjack_autonome=True).outcome == "Interdit"


def test_ac33(wm):
    """Mon Vector induit un point à 6 pouces : s'il en a un et s'active ; celui qui reçoit peut être gelé, non privé de son Interface."""
    assert wm.induction_du_focus(distance=6, autre_points_de_focus=1, figurine_stationnaire=True).outcome == "Permis"
    for giver in (dict(points_de_focus=0), dict(hors_activation=True), dict(stationnaire=True), dict(apres_une_course=True), dict(cortex_desactive=True)):
        assert wm.induction_du_focus(distance=6, autre=giver).outcome == "Interdit"
    assert wm.induction_du_focus(distance=6, figurine_cortex_desactive=True).outcome == "Interdit"


def test_aj33(wm):
    """Un Vector frappe à l'ACC du warcaster, sort compris : 8 contre 14, 13/18 ; un point par tour passe à un autre, à 6 pouces."""
    assert wm.attaque_de_corps_a_corps(defense=14, attaquant_vector=True, controleur_acc=8).odds["Touche"] == F(13, 18)
    assert [wm.induction_du_focus(distance=inches).outcome for inches in (6, 6.5)] == ["Permis", "Interdit"]
    assert wm.induction_du_focus(distance=6, induction_deja_faite=True).outcome == "Interdit"


def test_q36(wm):
    """Le Vector frappe avec l'ACC de son warcaster, bonus compris ; l'induction, une fois, à 6 pouces pile."""
    blow = wm.attaque_de_corps_a_corps(attaquant_vector=True, controleur_acc=8, acc=4, defense=15, des=[4, 3])
    assert (blow.outcome, blow.total) == ("Touche", 15)
    assert wm.induction_du_focus(distance=6).outcome == "Permis"
    assert wm.induction_du_focus(distance=6.1).outcome == wm.induction_du_focus(distance=6, induction_deja_faite=True).outcome == "Interdit"


def test_s88(wm):
    """La salve de trois dans la mêlée ; l'officier détaché ne commande pas de jack ; le Vector frappe de l'ACC de son maître."""
    volley = dict(atd=5, defense=14, attaque_combinee=True, participants=3)
    assert wm.attaque_a_distance(**volley, cible_en_corps_a_corps=True).outcome == "Interdit"
    assert wm.etre_le_jack_marshal(controleur_est_un_officier_detache=True).outcome == "Interdit"
    assert wm.attaque_de_corps_a_corps(acc=6, controleur_acc=7, attaquant_vector=True, defense=13, des=[3, 3]).outcome == "Touche"
    assert wm.induction_du_focus(distance=6).outcome == "Permis" and wm.induction_du_focus(distance=6.1).outcome == "Interdit"


def test_ad01(wm, chance):
    """Mon officier marshal (CMD 7, étendard debout) dirige deux jacks : 119/144 chacun, une fois chacun ; raté, plus de charge offerte, mais son propre focus, si."""
    v = wm.tentative_de_direction(cmd=7, l_unite_porte_etendard_en_formation=True)
    assert chance(v, "Dirigé") == 1 - F(5, 12) ** 2 == F(119, 144)
    assert wm.tenter_de_diriger(direction_deja_tentee=True).outcome == "Interdit"
    led = dict(attaquant_est_un_warjack=True, controleur_jack_marshal=True, direction_ratee=True)
    assert wm.charger(attaquant_points_de_focus=0, **led).outcome == "Interdit"
    assert wm.charger(attaquant_points_de_focus=1, **led).outcome == "Permis"
    assert wm.beneficier_d_un_avantage_de_marshal(direction_ratee=True).outcome == "Interdit"


def test_aj14(wm):
    """Diriger à CMD 8 : 13/18 ; un Commandant CMD 9 à 9 pouces, 5/6 ; raté, plus d'avantage ce tour ; l'Officier parti emporte ses directions."""
    assert wm.tentative_de_direction(controleur_cmd=8).odds["Dirigé"] == F(13, 18)
    assert wm.tentative_de_direction(controleur_cmd=8, meneur_cmd=9, distance_au_commandant=9).odds["Dirigé"] == F(5, 6)
    assert wm.beneficier_d_un_avantage_de_marshal(direction_ratee=True).outcome == "Interdit"
    assert wm.tenter_de_diriger(direction_d_un_officier_parti=True).outcome == "Interdit"


def test_al02(wm):
    """Direction à CMD 8 : 13/18 ; un 9 la rate, et ce warjack sans focus ne charge, ne court, ne booste ni ne frappe une fois de plus par son marshal."""
    assert wm.tentative_de_direction(controleur_cmd=8).odds["Dirigé"] == F(13, 18)
    assert wm.tentative_de_direction(controleur_cmd=8, des=[5, 4]).outcome == "Pas dirigé"
    jack = dict(est_un_warjack=True, points_de_focus=0)
    failed = dict(controleur_jack_marshal=True, direction_ratee=True)
    assert wm.charger(attaquant=jack, **failed).outcome == "Interdit"
    assert wm.courir(figurine=jack, **failed).outcome == "Interdit"
    assert wm.attaque_de_corps_a_corps(acc=6, defense=13, jet_booste=True, attaquant=jack, **failed).odds["Touche"] == F(7, 12)
    assert wm.nombre_d_attaques_de_corps_a_corps(armes_de_melee=2, attaques_supplementaires=1, attaquant=jack, **failed).total == 2


def test_q21(wm, chance):
    """La direction ratée, le jack perd les avantages ; le marshal volé, ses jacks sont autonomes, puis revenus."""
    assert wm.tentative_de_direction(cmd=8, des=[5, 4]).outcome == "Pas dirigé"
    assert chance(wm.tentative_de_direction(cmd=8), "Dirigé") == F(13, 18)
    assert wm.beneficier_d_un_avantage_de_marshal(direction_ratee=True).outcome == "Interdit"
    assert "autonome" in str(wm.marshal_pris_par_l_adversaire()) and wm.marshal_repris().gives
    assert not wm.marshal_repris(warjack_pris_entre_temps=True).gives


def test_v_s02(wm):
    """La direction d'un marshal CMD 7, seul ou sous un Commandant CMD 9."""
    drive = dict(controleur_cmd=7, meneur_cmd=9)
    assert wm.tentative_de_direction(**drive, des=[5, 3]).outcome == "Pas dirigé"
    assert wm.tentative_de_direction(**drive, controleur_a_portee_d_un_commandant=True).odds["Dirigé"] == F(5, 6)
    assert wm.beneficier_d_un_avantage_de_marshal(direction_ratee=True).outcome == "Interdit"


def test_x02_bis(wm, chance):
    """Un marshal Sans Peur CMD 7 dirige à 8 : raté, le jack n'a plus d'avantage ; un Construct réussit d'office ; après une course, non."""
    assert wm.tentative_de_direction(cmd=7, controleur_sans_peur=True, des=[4, 4]).outcome == "Pas dirigé"
    assert chance(wm.tentative_de_direction(cmd=7), "Dirigé") == F(7, 12)
    assert wm.tentative_de_direction(cmd=7, controleur_construct=True).outcome == "Dirigé"
    assert wm.beneficier_d_un_avantage_de_marshal(figurine_est_un_warjack=True, direction_ratee=True).outcome == "Interdit"
    for late in ("apres_une_course", "apres_une_charge_ratee"):
        assert wm.tenter_de_diriger(**{f"controleur_{late}": True}).outcome == "Interdit"
        assert wm.depenser_du_focus(**{f"figurine_{late}": True}).outcome == "Interdit"
        assert wm.contraindre_une_warbeast(**{f"figurine_{late}": True}).outcome == "Interdit"
    assert wm.tenter_de_diriger(resolution_en_cours=True).outcome == "Interdit"


def both(verdict, dispute):
    """What the other readings of a dispute answer."""
    return [answer.text for answer in verdict.answers if answer.dispute == dispute]


def test_ad02(wm, chance):
    """Mon marshal fuit (CMD 8) : avant de courir, une direction (litige) ; après, non ; son jack ne charge pas par lui. Rallié 13 fois sur 18, si."""
    v = wm.tenter_de_diriger(controleur_en_fuite=True)
    assert v.outcome == "Permis" and both(v, "WM-9453") == ["Interdit : WM-9453"]
    assert wm.tenter_de_diriger(controleur_en_fuite=True, controleur_apres_une_course=True).outcome == "Interdit"
    assert chance(wm.tentative_de_direction(cmd=8, controleur_en_fuite=True), "Dirigé") == F(13, 18)
    assert wm.beneficier_d_un_avantage_de_marshal(controleur_en_fuite=True).outcome == "Interdit"
    assert chance(wm.test_de_ralliement(cmd=8), "Ralliée") == F(13, 18)
    assert wm.beneficier_d_un_avantage_de_marshal().outcome == "Permis"


def test_w28(wm):
    """Warjack autonome : rien d'alloué, rien d'un marshal, pas de direction ; un point venu d'ailleurs, il court et charge."""
    for act in (wm.allouer_du_focus, wm.beneficier_d_un_avantage_de_marshal, wm.tenter_de_diriger):
        assert act(figurine_warjack_autonome=True).outcome == "Interdit"
    assert wm.courir(figurine_warjack_autonome=True, figurine_est_un_warjack=True, figurine_points_de_focus=1).outcome == "Permis"
    assert wm.courir(figurine_warjack_autonome=True, figurine_est_un_warjack=True, figurine_points_de_focus=0).outcome == "Interdit"
    assert wm.tenter_de_diriger(figurine_est_un_colosse=True).outcome == "Interdit"


def test_ad03(wm):
    """Ma liste : un marshal avec deux jacks, oui ; un troisième, un personnage, un Colosse, un autonome, un inerte, un sans maître : non."""
    start = wm.commencer_la_partie_avec_un_warjack
    led = dict(controleur_jack_marshal=True)
    assert start(warjacks_deja_controles=1, **led).outcome == "Permis"
    assert start(warjacks_deja_controles=2, **led).outcome == "Interdit"
    for jack in ("warjack_personnage", "est_un_colosse", "warjack_autonome", "warjack_inerte"):
        assert start(figurine={jack: True}, **led).outcome == "Interdit"
    assert start(controleur_ni_commandant_ni_marshal=True).outcome == "Interdit"
    assert start(controleur_est_un_warcaster=True, figurine_est_un_colosse=True).outcome == "Permis"


def test_ad18(wm):
    """Campagne : le jack que ma warcaster épique désigne était lié à un autre, ou à elle : l'ancien lien saute. Pas de jet, pas en cours de partie."""
    for bond in (dict(est_lie_a_un_autre_warcaster=True), dict(figurine_lie=True)):
        assert "rompu" in wm.nouveau_lien(**bond).outcome
    assert "rompu" not in wm.nouveau_lien().outcome
    assert wm.jeter_pour_un_lien(lien_epique=True).outcome == "Interdit"
    assert wm.designer_le_warjack_lie(partie_commencee=True).outcome == "Interdit"
    assert wm.allouer_du_focus(focus_alloue=4, figurine_lie=True).outcome == "Permis"


def test_v_s03(wm):
    """L'officier marshal meurt : le successeur garde le jack, pas les directions de l'officier ; le solo mort laisse un jack autonome."""
    assert "contrôle du 'jack marshal" in str(wm.perte_du_marshal(commandant_remplace=True))
    assert "autonome" in str(wm.perte_du_marshal())
    assert wm.tenter_de_diriger(direction_d_un_officier_parti=True).outcome == "Interdit"


def test_v_s04(wm):
    """L'adversaire prend mon marshal : ses jacks restent à moi, autonomes, sans focus ni avantage."""
    assert "autonome" in str(wm.marshal_pris_par_l_adversaire())
    assert wm.beneficier_d_un_avantage_de_marshal(figurine_warjack_autonome=True).outcome == "Interdit"
    assert wm.se_voir_allouer_du_focus(figurine_warjack_autonome=True).outcome == "Interdit"
    assert "contrôle" in str(wm.marshal_repris())


def test_w29(wm):
    """L'officier détaché : jamais marshal, donc ni contrôle, ni direction, ni avantage, ni réactivation ; son unité morte-vivante ne fuit pas, lui non plus."""
    lent = dict(controleur_est_un_officier_detache=True)
    for act in (wm.etre_le_jack_marshal, wm.controler_un_warjack, wm.tenter_de_diriger, wm.beneficier_d_un_avantage_de_marshal, wm.reactiver_un_warjack):
        assert act(**lent).outcome == "Interdit"
    assert not wm.fuir(figurine_est_un_officier_detache=True, l_unite_mort_vivant=True).gives
    foreign = dict(commande_par_un_officier_detache=True, ordre_absent_de_sa_carte=True)
    assert wm.donner_l_ordre_d_unite(**foreign).outcome == "Interdit"
    assert wm.donner_l_ordre_d_unite(**foreign, ordre_de_course_ou_charge=True).outcome == "Permis"
