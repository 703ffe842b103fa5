"""Situations of Warmachine whose questions stand in `ressources-3-warbeasts-et-warlock.ttl`."""

from itertools import product

import pytest


def test_x43(wm):
    """Transfert de 10 points : à quelle warbeast, et que reste-t-il à chacun ?"""
    warlock = dict(controleur_fur=6, controleur_points_de_furie=1)
    assert wm.degats_a_distance(pui=14, arm=14, des=[6, 4]).outcome == "Dégâts 10"
    beasts = {
        "A": dict(distance_au_controleur=4, figurine_points_de_furie=4, figurine_fur=4),
        "B": dict(distance_au_controleur=13, figurine_points_de_furie=2, figurine_fur=3),
        "C": dict(distance_au_controleur=12, figurine_points_de_furie=3, figurine_fur=4),
    }
    allowed = [name for name, beast in beasts.items() if wm.transferer_des_degats(**warlock, **beast).outcome == "Permis"]
    assert allowed == ["C"]
    share = dict(controleur_points_de_degats_subis=10, figurine_cases_de_degats_restantes=8)
    assert wm.degats_transferes(**share, **warlock, **beasts["C"]).total == 8
    assert wm.degats_en_exces(**share, **warlock, **beasts["C"]).total == 2
    assert wm.furie_restante(controleur_points_de_furie=1, transferts=1).total == 0
    assert wm.piller_la_furie(detruite_par_un_transfert=True).outcome == "Interdit"


def test_aa03(wm):
    """Le warlock se noie : un point sans jet, rien à transférer ; le feu, qui jette des dés, se transfère."""
    assert wm.degats_en_eau_profonde(figurine=dict(type_de_figurine="warlock", en_eau_profonde=True, activation_finie=True)).total == 1
    assert wm.transferer_des_degats(controleur_points_de_furie=3, degats_sans_jet=True).outcome == "Interdit"
    assert wm.transferer_des_degats(controleur_points_de_furie=3, controleur_en_eau_profonde=True).outcome == "Permis"


def test_aa04(wm):
    """Neuf points pour six cases : trois reviennent ; pas de pillage sur une bête morte d'un transfert ; pleine, elle n'en prend pas."""
    assert wm.degats_transferes(points_de_degats_subis=9, cases_de_degats_restantes=6).total == 6
    assert wm.degats_en_exces(points_de_degats_subis=9, cases_de_degats_restantes=6).total == 3
    assert wm.piller_la_furie(detruite_par_un_transfert=True).outcome == "Interdit"
    assert wm.transferer_des_degats(controleur_points_de_furie=1, figurine=dict(points_de_furie=4, fur=4)).outcome == "Interdit"
    assert wm.transferer_des_degats(controleur_points_de_furie=1, figurine=dict(points_de_furie=2, fur=4)).outcome == "Permis"


def test_ac16(wm):
    """Six points, une furie, une bête de deux cases : elle meurt, quatre reviennent, il reste une case au warlock ; pas de pillage, et pas vers une bête pleine."""
    assert wm.degats_transferes(points_de_degats_subis=6, cases_de_degats_restantes=2).total == 2
    assert wm.degats_en_exces(points_de_degats_subis=6, cases_de_degats_restantes=2).total == 4
    assert "hors de combat" not in wm.degats_subis(points_de_degats_subis=4, cases_de_degats_restantes=5).outcome
    assert wm.piller_la_furie(detruite_par_un_transfert=True).outcome == "Interdit"
    assert wm.transferer_des_degats(controleur_points_de_furie=1, figurine=dict(points_de_furie=4, fur=4)).outcome == "Interdit"
    assert wm.transferer_des_degats(controleur_points_de_furie=1, figurine=dict(points_de_furie=3, fur=4)).outcome == "Permis"


def test_ah24(wm):
    """Neuf points, la bête n'a qu'une case : un pour elle, huit reviennent au warlock. Couché, il transfère encore ; sans furie, non."""
    told = dict(controleur_points_de_degats_subis=9, figurine_cases_de_degats_restantes=1)
    assert (wm.degats_transferes(**told).total, wm.degats_en_exces(**told).total) == (1, 8)
    assert wm.transferer_des_degats(controleur_points_de_furie=0).outcome == "Interdit"
    assert wm.transferer_des_degats(controleur=dict(points_de_furie=2), figurine=dict(points_de_furie=3, fur=4)).outcome == "Permis"
    assert wm.piller_la_furie(distance_au_controleur=10, controleur_fur=5).outcome == "Permis"
    assert wm.piller_la_furie(distance_au_controleur=10.1, controleur_fur=5).outcome == "Interdit"


def test_aj03(wm):
    """Deux furies, une bête de 9 cases : 7 puis 5 transférés, trois points reviennent ; elle porte toujours moins que sa FUR."""
    ask = dict(controleur=dict(points_de_furie=2, fur=6), figurine=dict(points_de_furie=2, fur=3))
    assert wm.transferer_des_degats(**ask).outcome == "Permis"
    assert wm.degats_en_exces(controleur_points_de_degats_subis=5, figurine_cases_de_degats_restantes=2).total == 3
    assert wm.furie_depensee(transferts=2).total == 2


@pytest.mark.parametrize("own, carried, wild, far", list(product((0, 1), (3, 4), (False, True), (False, True))))
def test_al29(wm, own, carried, wild, far):
    """Transférer : une furie à soi, une bête à moi, dans la zone, sous sa FUR de 4, même couchée."""
    beast = dict(points_de_furie=carried, fur=4, au_tapis=True, **({"sauvage": True} if wild else {}), **({"hors_de_la_zone_de_controle": True} if far else {}))
    ok = own and carried < 4 and not wild and not far
    assert wm.transferer_des_degats(controleur=dict(points_de_furie=own, fur=6), figurine=beast).outcome == ("Permis" if ok else "Interdit")


def test_u08(wm):
    """Un point de corrosion ou d'eau profonde ne se transfère pas ; une chute ou des collatéraux, qui ont un jet, si."""
    assert wm.transferer_des_degats(degats_sans_jet=True).outcome == "Interdit"
    assert wm.transferer_des_degats(points_de_furie=2).outcome == "Permis"
    assert wm.transferer_des_degats(points_de_furie=0).outcome == wm.transferer_des_degats(figurine_sauvage=True).outcome == "Interdit"


def test_v_l07(wm):
    """Au tapis, hors de son tour, d'une furie il transfère encore, pas à une bête pleine ; l'excès lui revient."""
    late = dict(controleur_au_tapis=True, hors_activation=True, controleur_points_de_furie=1)
    assert wm.transferer_des_degats(**late, figurine_points_de_furie=2, figurine_fur=4).outcome == "Permis"
    assert wm.transferer_des_degats(**late, figurine_points_de_furie=4, figurine_fur=4).outcome == "Interdit"
    assert wm.degats_transferes(points_de_degats_subis=5, cases_de_degats_restantes=3).total == 3
    assert wm.degats_en_exces(points_de_degats_subis=5, cases_de_degats_restantes=3).total == 2


def test_w12(wm):
    """À chacun le sien : ni focus à une warbeast ou à une machine, ni contrainte, drainage, transfert ou Seuil pour un warjack."""
    for beast in ("est_une_warbeast", "est_un_gargantuan", "machine_de_bataille"):
        for act in (wm.allouer_du_focus, wm.beneficier_d_un_avantage_de_marshal, wm.reactiver_un_warjack, wm.rallumer_la_chaudiere, wm.tenter_de_diriger):
            assert act(**{f"figurine_{beast}": True}).outcome == "Interdit"
    for jack in ("est_un_warjack", "est_un_colosse", "machine_de_bataille"):
        for act in (wm.contraindre_une_warbeast, wm.drainer_la_furie, wm.transferer_des_degats, wm.piller_la_furie):
            assert act(**{f"figurine_{jack}": True}).outcome == "Interdit"
    assert wm.test_de_seuil(figurine_est_un_warjack=True, seu=8, points_de_furie=3).outcome == "Interdit"
    assert wm.transferer_des_degats(figurine_type_de_figurine="solo").outcome == "Interdit"
    assert wm.allouer_du_focus(figurine_est_un_warjack=True).outcome == "Permis"
    assert wm.transferer_des_degats(figurine_est_une_warbeast=True).outcome == "Permis"


def test_w13(wm):
    """Transfert à une bête à l'Esprit mort et au tapis : permis, on ne la contraint pas. Pleine de furie : non."""
    assert wm.transferer_des_degats(figurine_esprit_desactive=True, figurine_au_tapis=True).outcome == "Permis"
    assert wm.transferer_des_degats(figurine_points_de_furie=4, figurine_fur=4).outcome == "Interdit"
    assert wm.contraindre_une_warbeast(figurine_esprit_desactive=True).outcome == "Interdit"


def test_wn2_02(wm):
    """Un warlock brûle et se corrode : le jet de dégâts du feu se transfère, le point de corrosion non."""
    assert wm.transferer_des_degats(figurine_points_de_furie=3, figurine_fur=4).outcome == "Permis"
    assert wm.transferer_des_degats(figurine_points_de_furie=3, figurine_fur=4, degats_sans_jet=True).outcome == "Interdit"


def test_ac26(wm):
    """Le warlock a raté sa charge : ni sort, ni furie dépensée ou jetée, ni soin ; un transfert au tour adverse, si. Après une course, il jette encore (litige)."""
    failed = dict(apres_une_charge_ratee=True, points_de_furie=3)
    assert wm.lancer_un_sort(figurine=failed).outcome == "Interdit"
    assert wm.defausser_de_la_furie(figurine=failed).outcome == "Interdit"
    assert wm.depenser_de_la_furie(controleur=failed).outcome == "Interdit"
    assert wm.guerir(controleur=failed).outcome == "Interdit"
    assert wm.depenser_de_la_furie(controleur=failed, transfert_en_cours=True).outcome == "Permis"
    v = wm.defausser_de_la_furie(figurine_apres_une_course=True)
    assert v.outcome == "Permis" and "WM-1757" in v.disputes


def test_ah32(wm):
    """Atomes : une avance de 5 pouces après l'action ; la furie se défausse même en courant ; pas de feat ; la colline ne gêne pas la charge."""
    assert wm.avance_de_cavalerie_legere().total == 5
    assert wm.defausser_de_la_furie(figurine_apres_une_course=True).outcome == "Permis"
    assert wm.utiliser_un_pouvoir(figurine_apres_une_course=True).outcome == "Interdit"
    assert wm.charger(attaquant_sur_une_colline=True).outcome == "Permis"
    assert wm.placer_une_figurine(placement_hors_formation=True).outcome == "Interdit"
    assert wm.limite_d_allocation(lie=True).total == 4


def test_ae26(wm):
    """Ma bête meurt avec trois furies, il m'en reste une : quatre, ou rien ; pas deux sur trois, ni d'un coup ami."""
    held = dict(controleur_points_de_furie=1, figurine_points_de_furie=3)
    assert wm.furie_apres_pillage(**held).total == 4
    assert wm.furie_apres_pillage(**held, pillage_partiel=True).outcome == "Interdit"
    assert wm.furie_apres_pillage(**held, figurine_detruite_par_un_ami=True).outcome == "Interdit"


def test_aj04(wm):
    """Tuée par l'ennemi, sa furie se prend toute ou pas : 9, ramenés à 6 à la maintenance ; par ma bête frénétique, rien."""
    assert wm.furie_apres_pillage(controleur_points_de_furie=5, figurine_points_de_furie=4).total == 9
    assert wm.furie_apres_maintenance(points_de_furie=9, fur=6).total == 6
    assert wm.piller_la_furie(pillage_partiel=True).outcome == wm.piller_la_furie(figurine_detruite_par_un_ami=True).outcome == "Interdit"


def test_s62(wm):
    """Huit points transférés, cinq cases : trois reviennent ; la bête pleine n'en prend pas ; tuée par un ami, rien à piller."""
    assert wm.degats_en_exces(points_de_degats_subis=8, figurine_cases_de_degats_restantes=5).total == 3
    assert wm.transferer_des_degats(figurine_points_de_furie=4, figurine_fur=4).outcome == "Interdit"
    assert wm.piller_la_furie().outcome == "Permis" and wm.piller_la_furie(detruite_par_un_ami=True).outcome == "Interdit"


def test_u06(wm):
    """Ma bête meurt dans la zone, hors d'elle, puis d'un transfert."""
    assert wm.piller_la_furie(distance_au_controleur=12, fur=6).outcome == "Permis"
    assert wm.piller_la_furie(distance_au_controleur=12.5, fur=6).outcome == "Interdit"
    assert wm.piller_la_furie(detruite_par_un_transfert=True).outcome == wm.piller_la_furie(pillage_partiel=True).outcome == "Interdit"


def test_v_l06(wm):
    """Ma bête meurt à dix pouces : d'un ennemi je pille, de mon tir ou d'un transfert non."""
    assert wm.piller_la_furie(distance_au_controleur=10, fur=6).outcome == "Permis"
    assert wm.piller_la_furie(detruite_par_un_ami=True).outcome == wm.piller_la_furie(detruite_par_un_transfert=True).outcome == "Interdit"


def test_x32_bis(wm):
    """Pillage à 12 pouces pile (FUR 6), pas à 12,1, ni après le coup d'un ami ou un transfert."""
    assert wm.piller_la_furie(distance_au_controleur=12, controleur_fur=6).outcome == "Permis"
    assert wm.piller_la_furie(distance_au_controleur=12.1, controleur_fur=6).outcome == "Interdit"
    for end in ("detruite_par_un_ami", "detruite_par_un_transfert"):
        assert wm.piller_la_furie(**{f"figurine_{end}": True}).outcome == "Interdit"


def test_q15(wm):
    """Il se blesse de 3 pour avoir 5 furies, en dépense 3 ; six points transférés à la bête, à 11 pouces ; la corrosion, non."""
    assert wm.furie_gagnee_en_se_blessant(degats_volontaires=3).total == 3
    assert wm.furie_restante(points_de_furie=5, cout_des_sorts=3).total == 2
    assert wm.furie_restante(points_de_furie=2, cout_des_sorts=3).outcome == "Interdit"
    beast = dict(figurine_points_de_furie=2, figurine_fur=4)
    assert wm.transferer_des_degats(**beast, controleur_points_de_furie=2, distance_au_controleur=11, controleur_fur=6).outcome == "Permis"
    assert wm.degats_en_exces(points_de_degats_subis=6, figurine_cases_de_degats_restantes=6).total == 0
    assert wm.transferer_des_degats(**beast, degats_sans_jet=True).outcome == "Interdit"


def test_w14(wm):
    """Au tapis avec deux furies et deux sorts : se relever, un sort, et c'est tout. Se blesser de deux en donne deux."""
    assert wm.furie_restante(controleur_points_de_furie=2, controleur_etats_renverses=1, sorts_entretenus=1).total == 0
    assert wm.furie_restante(controleur_points_de_furie=2, controleur_etats_renverses=1, sorts_entretenus=2).outcome == "Interdit"
    assert wm.furie_gagnee_en_se_blessant(degats_volontaires=2).total == 2


def test_v_l08(wm):
    """Sauvage : elle court, ne frappe pas qui la quitte, n'a ni animus ni bouclier, et pas d'action à laquelle renoncer."""
    assert wm.courir(figurine_sauvage=True).outcome == "Obligatoire"
    assert wm.attaque_de_corps_a_corps(acc=6, defense=13, attaquant_sauvage=True, frappe_gratuite_en_cours=True).outcome == "Interdit"
    for act in (wm.utiliser_un_animus, wm.payer_un_boost, wm.renoncer_a_l_action):
        assert act(figurine_sauvage=True).outcome == "Interdit"
    assert wm.degats_de_corps_a_corps(p_plus_f=14, arm=17, cible_boucliers=1, cible_sauvage=True, des=[4, 3]).outcome == "Dégâts 4"
    assert wm.prendre_le_controle_d_une_warbeast_sauvage().outcome == "Permis"
    assert wm.prendre_le_controle_d_une_warbeast_sauvage(controleur_jack_marshal=True).outcome == "Interdit"


def test_w15(wm):
    """S'enrager : FUR 4, une furie : trois, pas quatre ; l'Esprit mort, sauvage ou hors de la zone, rien."""
    assert wm.furie_generee(points_d_enragement=3, points_de_furie=1, fur=4).total == 3
    assert wm.furie_generee(points_d_enragement=4, points_de_furie=1, fur=4).outcome == "Interdit"
    for bar in (dict(figurine_esprit_desactive=True), dict(figurine_sauvage=True), dict(distance_au_controleur=13, controleur_fur=6)):
        assert wm.furie_generee(points_d_enragement=2, **bar).outcome == "Interdit"
