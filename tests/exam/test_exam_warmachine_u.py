"""The fourth adversary: what is paid before what, who may still act, and what fury, flight, locks and ledges forbid."""

from fractions import Fraction as F

import pytest

OUT = "la cible est hors de combat"
TWO = "la seconde cible est hors de combat"


@pytest.mark.parametrize(("focus", "dead"), [(2, F(245, 432)), (3, F(1715, 1944)), (4, F(49, 54))])
def test_u01(wm, focus, dead):
    """Un sort de coût 2, boosté à l'attaque et aux dégâts : avec deux points aucun boost, avec trois le premier, avec quatre les deux."""
    spell = dict(cout_des_sorts=2, pui=12, attaques_boostees=1, degats_boostes=1, cible=dict(defense=13, arm=14, cases_de_degats_restantes=1))
    assert wm.un_sort_et_ses_degats(attaquant=dict(foc=6, points_de_focus=focus), **spell).odds[OUT] == dead
    assert wm.un_sort_et_ses_degats(attaquant=dict(fur=6, points_de_furie=focus), **spell).odds[OUT] == dead
    assert wm.un_sort_et_ses_degats(attaquant=dict(foc=6, points_de_focus=1), **spell).outcome == "Interdit"


def test_u02(wm):
    """Le souffle d'un jack à un point, « je booste » : le premier jet seul, rien pour le second ni pour les dégâts."""
    prey = dict(defense=13, arm=14, cases_de_degats_restantes=1)
    spray = dict(pui=12, attaques_boostees=2, degats_boostes=2, cible=prey, seconde_cible=prey)
    one = wm.souffle_jusqu_aux_degats(attaquant=dict(atd=5, points_de_focus=1), **spray)
    assert (one.odds[OUT], one.odds[TWO]) == (F(181, 216) * F(35, 36), F(15, 36) * F(35, 36))
    hits = wm.souffle_sur_deux_figurines(attaquant=dict(atd=5, points_de_focus=1), cible=dict(defense=13), seconde_cible=dict(defense=13), attaques_boostees=2)
    assert hits.odds["les deux figurines sont touchées"] == F(181, 216) * F(15, 36)


def test_u03(wm):
    """Il vise, booste et tire dans la mêlée, d'un seul point : la balle perdue garde le boost du tir, les dégâts n'en ont pas."""
    foe, friend = dict(defense=13, arm=20, en_corps_a_corps=True, cases_de_degats_restantes=1), dict(defense=12, arm=13, cases_de_degats_restantes=1)
    shot = dict(vise=True, pui=14, attaques_boostees=1, degats_boostes=1, cible=foe, seconde_cible=friend, nombre_de_candidats=1)
    shot = wm.tir_dans_une_melee_et_degats(attaquant=dict(atd=6, points_de_focus=1), **shot)
    assert (shot.odds[OUT], shot.odds[TWO]) == (F(35, 81), F(1267, 5832))


def test_u03_series_and_spell(wm):
    """Deux tirs boostés d'un seul point ; un sort de coût 2 dans la mêlée avec deux points, puis trois."""
    assert wm.touches_d_une_serie_de_tirs(attaquant=dict(atd=6, points_de_focus=1), defense=13, attaques_enchainees=2, attaques_boostees=2).odds["Touches 2"] == F(49, 54) * F(7, 12)
    spell = dict(cout_des_sorts=2, attaques_boostees=1, cible=dict(defense=13, en_corps_a_corps=True), seconde_cible=dict(defense=12), nombre_de_candidats=1)
    plain, boosted = (wm.sort_dans_une_melee(attaquant=dict(foc=6, points_de_focus=n), **spell).odds["la cible est touchée"] for n in (2, 3))
    assert (plain, boosted) == (F(1, 12), F(1, 2))


def test_u04(wm):
    """Le jack lourd à la hache P+F 17 piétine : sa FOR 11, et rien de la hache."""
    stomp = wm.une_attaque_de_corps_a_corps(acc=6, p_plus_f=17, force=11, defense=12, arm=14, pietinement_en_cours=True)
    assert stomp.odds["Points de dégâts subis 0"] == 1 - F(143, 216)
    assert wm.degats_de_corps_a_corps(p_plus_f=17, force=11, arm=14, prise_speciale_en_cours=True, des=[2, 2]).total == 15


def test_u05(wm):
    """Le warlock FUR 6 draine la bête à 12 pouces, pas celle à 13, qui teste ; il se blesse de deux."""
    assert wm.drainer_la_furie(distance_au_controleur=12, fur=6).outcome == "Permis"
    assert wm.drainer_la_furie(distance_au_controleur=13, fur=6).outcome == "Interdit"
    assert wm.furie_apres_drainage(points_de_furie=1, furie_drainee=3, fur=6).total == 4
    assert wm.furie_gagnee_en_se_blessant(degats_volontaires=2).total == 2
    assert wm.test_de_seuil(points_de_furie=4, seu=9).odds["frénésie"] == F(13, 18)


def test_u06(wm):
    """Ma bête meurt dans la zone, hors d'elle, puis d'un transfert."""
    assert wm.piller_la_furie(distance_au_controleur=12, fur=6).outcome == "Permis"
    assert wm.piller_la_furie(distance_au_controleur=12.5, fur=6).outcome == "Interdit"
    assert wm.piller_la_furie(detruite_par_un_transfert=True).outcome == wm.piller_la_furie(pillage_partiel=True).outcome == "Interdit"


def test_u07(wm):
    """La frénétique a l'Âme morte, puis aussi le Corps : un dé de moins à chaque jet qu'elle booste d'office."""
    blow = dict(acc=6, p_plus_f=16, defense=13, arm=15, cases_de_degats_restantes=5, attaques_enchainees=1, attaquant_ame_desactivee=True)
    assert wm.attaques_de_corps_a_corps(**blow, attaque_de_frenesie=True).odds[OUT] == F(7, 12) * F(215, 216)
    assert wm.attaques_de_corps_a_corps(**blow, attaquant_frenesie=True).odds[OUT] == F(7, 12) * F(215, 216)
    assert wm.attaques_de_corps_a_corps(**blow, attaquant_frenesie=True, attaquant_corps_desactive=True).odds[OUT] == F(77, 144)
    assert wm.attaquer_a_distance(attaquant_frenesie=True).outcome == wm.poussee(attaquant_frenesie=True).outcome == "Interdit"


def test_u08(wm):
    """Un point de corrosion ou d'eau profonde ne se transfère pas ; une chute ou des collatéraux, qui ont un jet, si."""
    assert wm.transferer_des_degats(degats_sans_jet=True).outcome == "Interdit"
    assert wm.transferer_des_degats(points_de_furie=2).outcome == "Permis"
    assert wm.transferer_des_degats(points_de_furie=0).outcome == wm.transferer_des_degats(figurine_sauvage=True).outcome == "Interdit"


def test_u09(wm):
    """Mon warlock a couru : il se défausse de sa furie, et c'est tout."""
    assert wm.defausser_de_la_furie(apres_une_course=True).outcome == "Permis"
    for act in (wm.utiliser_un_pouvoir, wm.utiliser_un_animus, wm.lancer_un_sort):
        assert act(apres_une_course=True).outcome == "Interdit"


def test_u10(wm):
    """FUR 4, une furie : elle s'enrage de trois, pas de quatre ; l'animus une fois, jamais au tapis."""
    assert wm.contraindre_une_warbeast(points_d_enragement=3, fur=4, points_de_furie=1).outcome == "Permis"
    assert wm.contraindre_une_warbeast(points_d_enragement=4, fur=4, points_de_furie=1).outcome == "Interdit"
    assert wm.utiliser_un_animus(animus_deja_lance=True).outcome == wm.utiliser_un_animus(figurine_au_tapis=True).outcome == "Interdit"


def test_u11(wm, both):
    """La bête sauvage perd sa targe, mais garde un dos."""
    assert wm.degats_de_corps_a_corps(p_plus_f=16, arm=17, cible_targes=1, cible_sauvage=True, des=[4, 3]).total - 17 == 6
    back = wm.attaque_de_corps_a_corps(acc=6, defense=13, cible_sauvage=True, depuis_l_arc_arriere=True, des=[3, 2])
    assert back.outcome == "Touche" and both(back, "WM-380")["B"].startswith("Raté")


def test_u12(wm):
    """Au tapis, l'Esprit mort : elle ne renverse rien, se relève en renonçant à son action, et ne charge pas."""
    assert wm.renverser_les_effets(figurine_est_une_warbeast=True, figurine_au_tapis=True, figurine_esprit_desactive=True).outcome == "Interdit"
    assert wm.se_relever(figurine_au_tapis=True).outcome == "Permis"
    assert wm.charger(attaquant_releve_en_renoncant_a_l_action=True).outcome == "Interdit"
    assert wm.charger(attaquant_est_une_warbeast=True, attaquant_esprit_desactive=True).outcome == "Interdit"


def test_u13(wm):
    """L'attaque en passant d'un solo, d'une unité sans ordre, d'un cavalier léger ; trois pouces d'éboulis en coûtent six."""
    rider = dict(attaquant_figurine_de_cavalerie=True)
    assert wm.faire_une_attaque_en_passant(**rider).outcome == "Permis"
    assert wm.faire_une_attaque_en_passant(**rider, activation_d_unite=True).outcome == "Interdit"
    assert wm.faire_une_attaque_en_passant(attaquant_cavalerie_legere=True).outcome == "Interdit"
    assert wm.distance_parcourue_selon_le_terrain(mouvement_depense=6, figurine_en_terrain_difficile=True).total == 3
    assert wm.attaque_a_distance(atd=6, defense=12, vise=True, attaquant_mouvement_commence=True, des=[3, 2]).outcome == "Raté"


def test_u14(wm):
    """De sa selle, il frappe par-dessus un piquier, pas par-dessus un jack."""
    lance = dict(acc=6, defense=13, attaquant=dict(figurine_de_cavalerie=True, socle="grand"), figurine_interposee=True, des=[3, 4])
    assert wm.attaque_de_corps_a_corps(**lance, interposee_socle="petit", cible_socle="petit").outcome == "Touche"
    assert wm.attaque_de_corps_a_corps(**lance, interposee_socle="grand", cible_socle="moyen").outcome == "Interdit"


def test_u15(wm):
    """Il est sur la corniche, deux pouces au-dessus de mon épée ; à un pouce, je l'atteins ; ma pique monte à deux."""
    sword = dict(acc=6, defense=12, distance=0.3, des=[3, 3])
    assert wm.attaque_de_corps_a_corps(**sword, denivele=2).outcome == "Interdit"
    assert wm.attaque_de_corps_a_corps(**sword, denivele=1).outcome == "Touche"
    assert wm.attaque_de_corps_a_corps(**sword, denivele=2, arme_allonge=True).outcome == "Touche"
    assert wm.engager(distance=0.3, denivele=2).outcome == wm.coup_de_tete(denivele=2).outcome == "Interdit"
    assert "échouée" in str(wm.fin_du_mouvement_de_charge(distance=0.3, denivele=2))


def test_u16(wm, chance):
    """Une nuée entre nous, tous deux dehors : ni tir, ni sort, ni charge ; lui dedans, +2 DEF."""
    across = dict(ligne_a_travers_une_nuee=True)
    assert wm.attaque_a_distance(atd=6, defense=13, **across).outcome == wm.attaque_magique(foc=6, defense=13, **across).outcome == "Interdit"
    assert wm.charger(**across).outcome == "Interdit"
    assert wm.tracer_une_ligne_de_vue(**across, attaquant_vision_aveugle=True).outcome == "Permis"
    assert chance(wm.attaque_a_distance(atd=6, defense=13, cible_dans_une_nuee=True)) == F(5, 18)


def test_u17(wm):
    """Le warcaster en fuite entretient et alloue ; il ne lance rien, n'ordonne rien, et doit courir : pas de pouvoir."""
    assert wm.entretenir_un_sort(figurine_en_fuite=True).outcome == wm.allouer_du_focus(controleur_en_fuite=True).outcome == "Permis"
    for act in (wm.lancer_un_sort, wm.utiliser_un_pouvoir, wm.utiliser_un_animus, wm.donner_un_ordre):
        assert act(figurine_en_fuite=True).outcome == "Interdit"
    assert wm.utiliser_un_pouvoir(figurine_en_fuite=True, figurine_dysfonctionnement=True).outcome == "Permis"


def test_u18(wm):
    """En fuite et en panne, le cavalier ne court pas : il avance de sa VTS, sans action ni frappe gratuite."""
    lost = dict(figurine_en_fuite=True, figurine_dysfonctionnement=True)
    assert wm.courir(**lost).outcome == "Interdit" and wm.distance_d_avance_tactique(vts=8, **lost).total == 8
    assert wm.renoncer_a_l_action(**lost).outcome == "Obligatoire"
    assert wm.attaque_de_corps_a_corps(acc=6, defense=14, frappe_gratuite_en_cours=True, attaquant_en_fuite=True).outcome == "Interdit"
    assert wm.frapper_gratuitement_un_pietineur(attaquant_en_fuite=True).outcome == "Interdit"


def test_u19(wm):
    """Un seul troupier a fui, loin de son chef : pas de ralliement sans un Commandant à portée, de CMD 9."""
    lost = dict(figurine_en_fuite=True, figurine_hors_de_formation=True)
    assert wm.se_rallier(**lost).outcome == "Interdit"
    assert wm.se_rallier(**lost, figurine_a_portee_d_un_commandant=True).outcome == "Permis"
    rally = wm.test_de_ralliement(cmd=8, meneur_cmd=9, figurine_en_fuite=True, figurine_a_portee_d_un_commandant=True)
    assert rally.odds["Ralliée"] == F(5, 6)


def test_u20(wm):
    """CMD 8, il finit hors de formation : il teste à 6."""
    assert wm.test_de_commandement(cmd=8, figurine_hors_de_formation=True).odds["Réussi"] == F(5, 12)


def test_u21(wm, chance):
    """Le mortier critique une fois sur douze, 73 sur 216 boosté ; PUI 11 en explosion, 6."""
    assert chance(wm.attaque_a_distance(atd=5, defense=13, attaque_a_aire_d_effet=True), "touche critique") == F(1, 12)
    assert chance(wm.attaque_a_distance(atd=5, defense=13, attaque_a_aire_d_effet=True, jet_booste=True), "touche critique") == F(73, 216)
    assert wm.degats_d_explosion(pui=11, arm=14, des=[4, 4]).outcome == "Dégâts 0"


def test_u22(wm):
    """Deux pouces d'acier : 40 points, ARM 22 ; le sort passe, le pistolet de PUI 13 non, sauf s'il ronge ; on ne le slamme pas."""
    wall = dict(cible_est_une_structure=True, arm=22)
    assert wm.capacite_de_degats_d_une_structure(materiaux=[["acier", 2]]).total == 40
    assert wm.degats_a_distance(pui=14, **wall, des=[6, 5]).outcome == "Dégâts 3"
    assert wm.degats_a_distance(pui=13, **wall, des=[6, 6], type_de_degats="corrosion").outcome == "Dégâts 3"
    assert wm.degats_a_distance(pui=13, **wall).outcome == "Sans effet"
    assert wm.slam(cible_est_une_structure=True).outcome == "Interdit"


def test_u23(wm, chance):
    """Bois renforcé, deux étages au-dessus du rez-de-chaussée : PUI 42 ; puis on tire sur ce qui gît dans la ruine."""
    assert wm.degats_d_effondrement(decor_arm=14, etages=2, arm=18, des=[1, 2]).outcome == "Dégâts 27"
    assert chance(wm.attaque_a_distance(atd=6, defense=12, cible_au_tapis=True, cible_dans_une_ruine=True)) == F(35, 36)


def test_u24(wm):
    """Trois frappent ensemble, le principal gêné par un muret."""
    blow = dict(acc=6, p_plus_f=11, defense=14, arm=16, cases_de_degats_restantes=1, attaques_enchainees=1)
    assert wm.attaques_de_corps_a_corps(**blow, participants=3, decor_interferent=True).odds[OUT] == F(245, 432)


def test_u25(wm):
    """Le quatrième tireur est hors de formation, ou le principal aux prises ; la cible « engagée » est en fait figée."""
    volley = dict(participants=4)
    assert wm.combiner_les_attaques_a_distance(**volley, participant_hors_formation=True).outcome == "Interdit"
    assert wm.combiner_les_attaques_a_distance(**volley, attaquant_en_corps_a_corps=True).outcome == "Interdit"
    assert wm.combiner_les_attaques_a_distance(**volley, cible_engagee=True, cible_stationnaire=True).outcome == "Permis"


def test_u26(wm, chance):
    """Tête et bras tenus, FOR 11 contre 12 : dix chances sur 36 pour chaque verrou ; qui tient ne prend personne, qui est tenu ne tire pas."""
    assert chance(wm.rompre_un_verrou(figurine_force=11, autre_force=12), "Verrou rompu") == F(5, 18)
    assert wm.coup_de_tete(attaquant_maintenir_un_verrou=True).outcome == wm.poussee(cible_verrouillee=True).outcome == "Interdit"
    assert wm.attaquer_a_distance(attaquant_verrouillee=True).outcome == wm.attaquer_a_distance(attaquant_maintenir_un_verrou=True).outcome == "Interdit"
    assert wm.attaquer_au_corps_a_corps(attaquant_verrouillee=True).outcome == "Permis"
    assert chance(wm.attaque_a_distance(atd=6, defense=13, cible_verrouillee=True)) == F(1, 12)


def test_u27(wm):
    """Un sort le relève : il charge. Relevé aux dépens de son action, il avance de six pouces et ne frappe pas."""
    assert wm.se_relever(figurine_au_tapis=True, figurine_regle_pour_se_relever=True, figurine_mise_au_tapis_pendant_son_tour=True).outcome == "Permis"
    assert wm.charger(attaquant_regle_pour_se_relever=True).outcome == "Permis"
    risen = dict(releve_en_renoncant_a_l_action=True)
    assert wm.distance_d_avance_tactique(vts=6, **risen).total == 6
    assert wm.courir(**risen).outcome == wm.attaquer_au_corps_a_corps(attaquant=risen).outcome == "Interdit"


def test_u28(wm, chance):
    """Relevé aux dépens de son mouvement, il croit viser une cible à couvert ; boosté, une chance sur deux."""
    shot = dict(atd=5, defense=12, cible_a_couvert=True, attaquant_releve_en_renoncant_au_mouvement=True)
    assert chance(wm.attaque_a_distance(**shot, vise=True)) == F(1, 12)
    assert chance(wm.attaque_a_distance(**shot, jet_booste=True)) == F(1, 2)


def test_u29(wm):
    """Il passe derrière le mur sans quitter ma pique : frappe gratuite ; téléporté, non."""
    strike = dict(acc=6, p_plus_f=12, defense=14, arm=15, cases_de_degats_restantes=1, attaques_enchainees=1, frappe_gratuite_en_cours=True)
    assert wm.attaques_de_corps_a_corps(**strike).odds[OUT] == F(2795, 3888)
    assert wm.quitter_une_zone_de_corps_a_corps().gives and not wm.quitter_une_zone_de_corps_a_corps(figurine_placee=True).gives


def test_u30(wm):
    """Sans focus, il charge grâce à son marshal, et voudrait booster aussi : un seul avantage."""
    charge = dict(acc=6, p_plus_f=17, defense=13, arm=18, cases_de_degats_restantes=5, attaques_enchainees=1, attaque_de_charge=True, distance_parcourue=4)
    assert wm.attaques_de_corps_a_corps(**charge, controleur_jack_marshal=True, attaques_boostees=1).odds[OUT] == F(721, 1296)
    jack = dict(attaquant_est_un_warjack=True, attaquant_points_de_focus=0)
    assert wm.charger(**jack, controleur_jack_marshal=True).outcome == "Permis"
    assert wm.charger(**jack).outcome == wm.charger(**jack, controleur_jack_marshal=True, controleur_au_tapis=True).outcome == "Interdit"


def test_u30_power_attack(wm):
    """Le slam d'un jack de marshal : un seul boost, sur l'attaque."""
    run = dict(acc=6, force=11, attaquant_distance_parcourue=4, controleur_jack_marshal=True, attaques_boostees=1, degats_boostes=1)
    slam = wm.slam_jusqu_aux_degats(**run, cible=dict(defense=14, arm=18, cases_de_degats_restantes=3))
    assert slam.odds[OUT] == F(181, 216) * F(1, 6)


def test_u31(wm):
    """L'empreinte avant une attaque, en plein mouvement, sans point, le Cortex mort."""
    before = dict(moment_de_l_empreinte="avant une attaque")
    assert wm.utiliser_une_empreinte(**before, points_de_focus=1).outcome == "Permis"
    assert wm.utiliser_une_empreinte(moment_de_l_empreinte="pendant le mouvement", points_de_focus=1).outcome == "Interdit"
    assert wm.utiliser_une_empreinte(**before, points_de_focus=0).outcome == "Interdit"
    assert wm.utiliser_une_empreinte(**before, points_de_focus=1, figurine_cortex_desactive=True).outcome == "Interdit"


def test_u32(wm):
    """FOC 7 : quatre au lié, trois à l'autre ; l'entretien est de trop."""
    assert wm.focus_restant(points_de_focus=7, focus_alloue=4, focus_alloue_en_tout=7).total == 0
    assert wm.focus_restant(points_de_focus=7, focus_alloue=4, focus_alloue_en_tout=7, sorts_entretenus=1).outcome == "Interdit"
    assert wm.payer_un_boost(points_de_focus=0).outcome == "Interdit"


def test_u33(wm, chance):
    """Compétence Magique [6] sur qui est contre moi, derrière un muret : le couvert reste, le -4 non ; rien après une course."""
    spell = dict(magie=6, defense=13, cible_en_corps_a_corps=True, origine_en_corps_a_corps_avec_la_cible=True)
    assert chance(wm.attaque_de_competence_magique(**spell, cible_a_couvert=True)) == F(1, 12)
    assert wm.attaque_de_competence_magique(**spell, attaquant_apres_une_course=True).outcome == "Interdit"


def test_u34(wm, chance):
    """Le sort sur un homme à terre, à découvert, à couvert."""
    assert chance(wm.attaque_magique(foc=5, defense=14, cible_au_tapis=True)) == F(35, 36)
    assert chance(wm.attaque_magique(foc=5, defense=14, cible_au_tapis=True, cible_a_couvert=True)) == F(11, 12)


def test_u35(wm):
    """PUI « – » : ni critique ni boost n'en font des dégâts."""
    assert wm.degats_a_distance(arme_sans_pui=True, jet_booste=True).outcome == "Interdit"
    assert wm.une_attaque_a_distance(atd=6, defense=10, arme_sans_pui=True, attaques_boostees=1).odds["Points de dégâts subis 0"] == 1


def test_u36(wm):
    """Huit points en colonne 5 : trois là, deux en 6, trois en 2."""
    grid = wm.reporter_sur_la_grille(cases={1: 0, 2: 6, 3: 4, 4: 4, 5: 3, 6: 2}, degats=8, colonne=5)
    assert str(grid).startswith("Colonne 5 : 3, colonne 6 : 2, colonne 2 : 3")


def test_u37(wm):
    """Ils chargent la créature de Terreur : test en fin de mouvement, et la fuite arrête tout."""
    assert wm.creature_terrifiante(creature_terreur=True, distance_a_la_creature=0.4).gives
    assert wm.test_provoquant_la_fuite(cmd=8).odds["Réussi"] == F(13, 18)
    assert "fin immédiate de l'activation" in str(wm.fuir(fuite_pendant_son_activation=True))
    assert wm.attaquer(attaquant_en_fuite=True).outcome == "Interdit"


def test_u38(wm):
    """Deux pouces et demi d'élan contre un plus gros : -2 quand même, et la FOR seule."""
    slam = wm.slam_jusqu_aux_degats(attaquant=dict(acc=6, force=10, socle="moyen", distance_parcourue=2.5), cible=dict(defense=12, arm=17, socle="grand", cases_de_degats_restantes=1))
    assert slam.odds[OUT] == F(25, 144)


def test_u39(wm):
    """Deux armes, trois points, une charge payée : quatre attaques."""
    assert wm.nombre_d_attaques_de_corps_a_corps(armes_de_melee=2, attaques_supplementaires=2).total == 4
    assert wm.focus_restant(points_de_focus=3, attaques_supplementaires=2, court_ou_charge=True, figurine_est_un_warjack=True).total == 0


def test_u40(wm):
    """Le warlock soigne à 12 pouces, pas à 13, ni un Construct, ni figé ; le warcaster se rend deux points."""
    assert wm.guerir(distance_au_controleur=12, controleur_fur=6).outcome == "Permis"
    assert wm.guerir(distance_au_controleur=13, controleur_fur=6).outcome == wm.guerir(figurine_construct=True).outcome == "Interdit"
    assert wm.guerir(controleur_stationnaire=True).outcome == "Interdit"
    assert wm.degats_apres_guerison(cases_noircies=5, points_soignes=2).total == 3


def test_u41(wm):
    """Déployés 6 pouces plus loin ; le Colosse, lui, avant tout le monde, quoi qu'on lui donne."""
    assert wm.profondeur_de_deploiement(zone_de_deploiement=7, figurine_deploiement_avance=True).total == 13
    assert wm.profondeur_de_deploiement(zone_de_deploiement=7, figurine_deploiement_avance=True, figurine_colossale=True).total == 7
    assert "avant toute autre" in str(wm.moment_du_deploiement(figurine_colossale=True))


def test_u42(wm):
    """Un sort ami et un ennemi tiennent ensemble ; pas deux amis, ni deux animus."""
    assert wm.cumuler_un_effet(nature_de_l_effet="sort à entretien ennemi").outcome == "Permis"
    for kind in ("sort à entretien ami", "animus ami"):
        assert wm.cumuler_un_effet(nature_de_l_effet=kind, effets_de_meme_nature=1).outcome == "Interdit"


def test_u43(wm):
    """Deux versions du même warcaster ; un contrôleur mercenaire et un jack qui ne l'est pas."""
    assert wm.inclure_une_figurine(autre_version_dans_l_armee=True).outcome == "Interdit"
    assert wm.controler_un_warjack(controleur_mercenaire=True).outcome == "Interdit"


def test_u44(wm, chance):
    """Le souffle sur qui est plus haut et en mêlée : la hauteur reste, de dos +2 ; manqué, il ne frappe personne d'autre."""
    breath = dict(atd=5, defense=12, attaque_de_souffle=True, cible_en_corps_a_corps=True, cible_surelevee=True)
    assert chance(wm.attaque_a_distance(**breath)) == F(5, 18)
    assert chance(wm.attaque_a_distance(**breath, depuis_l_arc_arriere=True)) == F(7, 12)
    assert not wm.rater_une_cible_en_corps_a_corps(attaque_de_souffle=True, cible_en_corps_a_corps=True).gives


def test_u45(wm):
    """Une frappe gratuite sur un Robuste à une case : mort onze fois sur dix-huit, au tapis onze sur trente-six."""
    strike = dict(acc=7, p_plus_f=11, defense=13, arm=12, cible_robuste=True, cases_de_degats_restantes=1, frappe_gratuite_en_cours=True)
    assert wm.attaques_de_corps_a_corps(**strike, attaques_enchainees=1).odds[OUT] == F(11, 18)
    assert wm.une_attaque_de_corps_a_corps(**strike).odds["la cible est au tapis"] == F(11, 36)


WITHOUT_AN_ACTION = ("reactiver_un_warjack", "rallumer_la_chaudiere", "prendre_le_controle_d_un_autonome", "prendre_le_controle_d_une_warbeast_sauvage")


@pytest.mark.parametrize("act", WITHOUT_AN_ACTION)
@pytest.mark.parametrize("state", ["en_fuite", "au_tapis", "en_eau_profonde", "stationnaire", "apres_une_course", "apres_une_charge_ratee"])
def test_nothing_to_forfeit(wm, act, state):
    """Qui ne peut pas agir n'a pas d'action à laquelle renoncer pour réveiller, rallumer ou reprendre."""
    assert getattr(wm, act)().outcome == "Permis"
    assert getattr(wm, act)(**{f"controleur_{state}": True}).outcome == "Interdit"


def test_nobodys_battlegroup(wm):
    """Le jack autonome ou inerte ne relaie rien, la bête sauvage ne prend pas de dégâts ; l'inerte ne se réveille pas d'un focus."""
    for state in ("warjack_autonome", "warjack_inerte"):
        assert wm.attaque_magique(foc=6, defense=13, sort_relaye=True, relais={state: True}).outcome == "Interdit"
    assert wm.transferer_des_degats(figurine_sauvage=True).outcome == wm.drainer_la_furie(figurine_sauvage=True).outcome == "Interdit"
    assert wm.renverser_les_effets(figurine_warjack_inerte=True, points_de_focus=2).outcome == "Interdit"


def test_relay_in_melee(wm):
    """Le nœud « en corps-à-corps » est engagé, sauf s'il engage seulement."""
    assert wm.relayer_un_sort(figurine_en_corps_a_corps=True).outcome == "Interdit"
    assert wm.relayer_un_sort(figurine_en_corps_a_corps=True, figurine_engage_un_ennemi=True).outcome == "Permis"


def test_frozen_or_fled_nothing_is_tried(wm):
    """Figé, on ne se rallie pas et l'on ne tente pas de rompre un verrou ; en fuite, pas de tentative non plus."""
    assert wm.se_rallier(figurine_en_fuite=True, figurine_stationnaire=True).outcome == "Interdit"
    for state in ("stationnaire", "en_fuite"):
        assert wm.tenter_de_rompre(figurine_tete_verrouillee=True, **{f"figurine_{state}": True}).outcome == "Interdit"
        assert wm.rompre_un_verrou(figurine_force=12, autre_force=11, **{f"figurine_{state}": True}).outcome == "Interdit"


def test_lock_ended_by_what_came_after(wm):
    """Verrouillé, puis mis au tapis : on le pousse ; le tenu qui se fige reste tenu ; le dragon à pied n'a plus de Monture."""
    for lock in ("verrouillee", "tete_verrouillee", "maintenir_un_verrou"):
        assert wm.poussee(cible={lock: True, "au_tapis": True}).outcome == "Permis"
    assert wm.poussee(cible_maintenir_un_verrou=True, cible_stationnaire=True).outcome == "Permis"
    assert wm.poussee(cible_verrouillee=True, cible_stationnaire=True).outcome == "Interdit"
    assert wm.attaque_de_monture(acc=7, defense=13, attaquant_dragon_a_pied=True).outcome == "Interdit"


def test_out_of_turn(wm):
    """Au tour adverse, ni sort ni animus ; le sort de Caine qui slamme garde sa PUI, même demandé comme un coup."""
    assert wm.lancer_un_sort(figurine_hors_activation=True).outcome == wm.utiliser_un_animus(figurine_hors_activation=True).outcome == "Interdit"
    assert wm.attaque_magique(foc=6, defense=13, attaquant_hors_activation=True).outcome == "Interdit"
    assert wm.degats_de_corps_a_corps(pui=14, force=5, source_a_pui_propre=True, prise_speciale_en_cours=True, arm=15, des=[3, 4]).total == 21
