"""Situations of Warmachine of the chapter « Situations de combat » (Combat situations)."""

from fractions import Fraction as F
from itertools import product


def test_x32(wm):
    """Cavalier qui charge un ennemi au tapis : 7 pouces, dont 4 dans les éboulis."""
    assert wm.distance_de_charge_maximale(vts=8).total == 11
    assert wm.distance_parcourue_selon_le_terrain(mouvement_depense=8, en_terrain_difficile=True).total == 4
    assert wm.charger(attaquant_en_terrain_difficile=True, cible_au_tapis=True).outcome == "Permis"
    charge = dict(attaque_de_charge=True, distance_parcourue=7, attaquant_figurine_de_cavalerie=True, cible_au_tapis=True)
    assert wm.attaque_de_corps_a_corps(acc=7, defense=10, distance=2, arme_allonge=True, **charge).outcome == "Touche"
    assert wm.degats_de_corps_a_corps(p_plus_f=13, arm=17, **charge, des=[2, 3, 5]).outcome == "Dégâts 6"


def test_ab27(wm):
    """Projeté sans tomber : ayant bougé, il ne réveille pas un jack de l'action qu'il doit ; sur place, il lance encore un sort."""
    assert wm.renoncer_a_l_action(renoncement_du=True, a_bouge=True).outcome == "Interdit"
    assert wm.reactiver_un_warjack(controleur=dict(renoncement_du=True, a_bouge=True)).outcome == "Interdit"
    assert wm.attaquer_par_magie(attaquant=dict(renoncement_du=True, a_bouge=True)).outcome == "Permis"


def test_u18(wm):
    """En fuite et en panne, le cavalier ne court pas : il avance de sa VTS, sans action ni frappe gratuite."""
    lost = dict(figurine_en_fuite=True, figurine_dysfonctionnement=True)
    assert wm.courir(**lost).outcome == "Interdit" and wm.distance_d_avance_tactique(vts=8, **lost).total == 8
    assert wm.renoncer_a_l_action(**lost).outcome == "Obligatoire"
    assert wm.attaque_de_corps_a_corps(acc=6, defense=14, frappe_gratuite_en_cours=True, attaquant_en_fuite=True).outcome == "Interdit"
    assert wm.frapper_gratuitement_un_pietineur(attaquant_en_fuite=True).outcome == "Interdit"


def test_x43_bis(wm):
    """En fuite dans l'eau profonde : il ne court pas, doit renoncer à son action, fait 3 pouces sur 6, et perd 1 point."""
    sunk = dict(figurine_en_fuite=True, figurine_en_eau_profonde=True)
    assert wm.courir(**sunk).outcome == "Interdit"
    assert wm.renoncer_a_l_action(**sunk).outcome == "Obligatoire"
    assert wm.accomplir_une_action(**sunk).outcome == "Interdit"
    assert wm.distance_parcourue_selon_le_terrain(mouvement_depense=6, figurine_en_eau_profonde=True).total == 3
    assert wm.degats_en_eau_profonde(figurine_de_guerrier=True).total == 1
    assert wm.renoncer_au_mouvement(figurine_en_fuite=True).outcome == "Interdit"
    assert wm.renoncer_a_l_action(figurine_en_eau_profonde=True).outcome == "Interdit"


def out(verdict, whom="la cible"):
    """The chance that somebody is disabled at the end."""
    return verdict.odds[f"{whom} est hors de combat"]


def test_ab30(wm):
    """Il tombe de 3 pouces sur mon fantassin Robuste, de même socle, et sur rien d'autre : deux dés chacun, sauvé une fois sur trois."""
    falling = dict(arm=14, socle="petit", cases_de_degats_restantes=8)
    below = dict(arm=16, socle="petit", cases_de_degats_restantes=1, robuste=True)
    v = wm.chute_jusqu_aux_degats(hauteur_de_chute=3, figurine=falling, heurtee=below)
    assert out(v, "la figurine") == F(1, 36)  # 8 points, a double 6
    assert out(v, "la figurine heurtée") == F(21, 36) * F(2, 3)
    assert v.odds["la figurine heurtée est au tapis"] == 1


def test_ac21(wm):
    """Qui a tiré ou frappé ne charge, ne court, ne slamme plus, ne donne plus son mouvement pour viser ; le sort d'abord, lui, n'ôte rien."""
    for done in ("a_tire_dans_l_activation", "a_frappe_dans_l_activation", "attaques_initiales_faites", "action_deja_accomplie"):
        assert wm.charger(attaquant={done: True}).outcome == "Interdit"
        assert wm.slam(attaquant={done: True}).outcome == "Interdit"
        assert wm.courir(figurine={done: True}).outcome == "Interdit"
        assert wm.renoncer_au_mouvement(figurine={done: True}).outcome == "Interdit"
    assert wm.charger().outcome == "Permis"


def test_ag38(wm):
    """VTS 6, la cible à 8 pouces, 3 pouces de broussailles entre nous : je charge pour rien, 6,5 au plus (litige) ; mon Éclaireur y va ; le slam de même."""
    mud = dict(vts=6, distance_en_terrain_difficile=3)
    v = wm.portee_d_une_charge(**mud)
    assert v.total == F(13, 2) and "WM-1350" in v.disputes
    assert "échouera" in wm.charger(**mud, distance=8).text and wm.charger(**mud, distance=6.5).text == "Permis : WM-700"
    assert "échouera" not in wm.charger(**mud, distance=8, attaquant_eclaireur=True).text
    assert "échouera" in wm.slam(**mud, distance=7).text and "échouera" not in wm.slam(**mud, distance=6.5).text


def test_ah08(wm):
    """Jambes mortes, trois focus : ni course, ni charge, ni slam, ni piétinement ; DEF 7 : 35/36, à couvert 5/6 ; un point réparé, il charge."""
    legs = dict(attaquant_mouvement_desactive=True, points_de_focus=3)
    assert [ask(**legs).outcome for ask in (wm.charger, wm.slam, wm.pietinement)] == ["Interdit"] * 3
    assert wm.courir(figurine_mouvement_desactive=True, points_de_focus=3).outcome == "Interdit"
    slow = dict(atd=6, defense=12, cible_mouvement_desactive=True)
    assert wm.attaque_a_distance(**slow).odds["Touche"] == F(35, 36)
    assert wm.attaque_a_distance(**slow, cible_a_couvert=True).odds["Touche"] == F(5, 6)
    assert "Rien" in wm.etat_des_systemes(systemes={"M": {"cases": 3, "noircies": 3, "retirees": 1}}).text
    assert wm.charger(attaquant_est_un_warjack=True, points_de_focus=1).outcome == "Permis"


def test_ah10(wm):
    """Charge à cheval, VTS 8, lance, cible à 9 pouces : 4 d'éboulis passent tout juste, 4,5 non ; l'Éclaireur, si ; un malus de VTS l'interdit."""
    rider = dict(vts=8, figurine_de_cavalerie=True)
    story = dict(arme_allonge=True, distance=9)
    long = "charge trop longue"
    assert long not in wm.charger(attaquant=rider, **story, distance_en_terrain_difficile=4).text
    assert long in wm.charger(attaquant=rider, **story, distance_en_terrain_difficile=4.5).text
    assert long not in wm.charger(attaquant=dict(**rider, eclaireur=True), **story, distance_en_terrain_difficile=4.5).text
    assert wm.charger(attaquant=dict(**rider, malus_de_vts=True), **story).outcome == "Interdit"
    assert wm.portee_d_un_slam(vts=5, distance_en_terrain_difficile=3).total == F(11, 2)


def test_aj06(wm):
    """Esprit mort, elle ne charge pas ; une furie du warlock à 12 pouces lui rend une case, et elle charge. Un Construct ne guérit pas."""
    assert wm.charger(attaquant=dict(est_une_warbeast=True, esprit_desactive=True)).outcome == "Interdit"
    far = dict(controleur=dict(fur=6, points_de_furie=1), distance_au_controleur=12)
    assert wm.guerir(figurine=dict(est_une_warbeast=True, esprit_desactive=True), **far).outcome == "Permis"
    assert wm.charger(attaquant=dict(est_une_warbeast=True, points_de_furie=0, fur=4)).outcome == "Permis"
    assert wm.guerir(figurine=dict(est_une_warbeast=True, construct=True), **far).outcome == "Interdit"


def test_aj13(wm):
    """Marshal CMD 8, jack à 8 pouces, sans focus : il charge, et n'a plus de boost, 1505/2592 d'entamer ; à 8,5, ni charge ; jamais de coup de tête."""
    jack = dict(est_un_warjack=True, points_de_focus=0)
    boss = dict(controleur=dict(jack_marshal=True, cmd=8))
    assert wm.charger(attaquant=jack, **boss, distance_au_controleur=8).outcome == "Permis"
    assert wm.charger(attaquant=jack, **boss, distance_au_controleur=8.5).outcome == "Interdit"
    blow = dict(acc=6, p_plus_f=16, attaque_de_charge=True, distance_parcourue=4, cible=dict(defense=13, arm=19))
    v = wm.une_attaque_de_corps_a_corps(**blow, controleur_jack_marshal=True, avantages_recus=1, boost_du_marshal=True)
    assert 1 - v.odds["Points de dégâts subis 0"] == F(1505, 2592)
    assert wm.coup_de_tete(attaquant=jack, **boss).outcome == wm.slam(attaquant=jack, **boss).outcome == "Interdit"


def test_al01(wm):
    """L'Officier marshal meurt : le chef, CMD 8, garde le jack à 8 pouces ; il charge, mais les directions de l'Officier sont parties avec lui."""
    assert wm.charger(attaquant=dict(est_un_warjack=True, points_de_focus=0), controleur=dict(jack_marshal=True, cmd=8), distance_au_controleur=8).outcome == "Permis"
    assert wm.tenter_de_diriger(direction_d_un_officier_parti=True).outcome == "Interdit"


def test_am09(wm):
    """La boue commence à 4 pouces : à 6,5 la charge touche au but, à 7 elle est trop longue ; Allonge, elle y est."""
    mud = dict(vts=5, distance_avant_le_terrain_difficile=4)
    assert "trop longue" not in wm.charger(**mud, distance=6.5).text
    assert "trop longue" in wm.charger(**mud, distance=7).text
    assert "trop longue" not in wm.charger(**mud, distance=7, arme_allonge=True).text


def test_q44(wm):
    """La recrue sans ordre, le warcaster qui donne plus qu'il n'a, l'Éclaireur dans la boue, le piquier déjà au tapis, le mécano sans arme."""
    assert wm.charger(attaquant_type_de_figurine="recrue").outcome == wm.courir(figurine_type_de_figurine="recrue").outcome == "Interdit"
    assert wm.charger(attaquant_type_de_figurine="recrue", attaquant_ordre_de_charge_recu=True).outcome == "Permis"
    assert wm.charger(attaquant_type_de_figurine="solo").outcome == "Permis"
    assert wm.allouer_du_focus(focus_alloue=2, controleur_points_de_focus=1).outcome == "Interdit"
    mud = wm.distance_parcourue_selon_le_terrain(mouvement_depense=4, figurine_en_terrain_difficile=True, figurine_eclaireur=True)
    assert mud.total == 4 and not mud.disputes
    down = dict(heurtee_au_tapis=True, heurtee_socle="petit")
    assert wm.figurine_heurtee_par_un_slam(cible_socle="moyen", **down).gives == ("jet de dégâts collatéraux",)
    assert wm.attaque_de_corps_a_corps(acc=5, defense=12, attaquant_sans_arme_de_corps_a_corps=True).outcome == "Interdit"


def test_u12(wm):
    """Au tapis, l'Esprit mort : elle ne renverse rien, se relève en renonçant à son action, et ne charge pas."""
    assert wm.renverser_les_effets(figurine_est_une_warbeast=True, figurine_au_tapis=True, figurine_esprit_desactive=True).outcome == "Interdit"
    assert wm.se_relever(figurine_au_tapis=True).outcome == "Permis"
    assert wm.charger(attaquant_releve_en_renoncant_a_l_action=True).outcome == "Interdit"
    assert wm.charger(attaquant_est_une_warbeast=True, attaquant_esprit_desactive=True).outcome == "Interdit"


OUT = "la cible est hors de combat"


def test_u30(wm):
    """Sans focus, il charge grâce à son marshal, et voudrait booster aussi : un seul avantage."""
    charge = dict(acc=6, p_plus_f=17, defense=13, arm=18, cases_de_degats_restantes=5, attaques_enchainees=1, attaque_de_charge=True, distance_parcourue=4)
    assert wm.attaques_de_corps_a_corps(**charge, controleur_jack_marshal=True, attaques_boostees=1).odds[OUT] == F(721, 1296)
    jack = dict(attaquant_est_un_warjack=True, attaquant_points_de_focus=0)
    assert wm.charger(**jack, controleur_jack_marshal=True).outcome == "Permis"
    assert wm.charger(**jack).outcome == wm.charger(**jack, controleur_jack_marshal=True, controleur_au_tapis=True).outcome == "Interdit"


def test_w18(wm, chance):
    """Qui vise a donné son mouvement : ni charge, ni slam, ni piétinement, ni course ; le tir, lui, a son +2."""
    for act in (wm.charger, wm.slam, wm.pietinement):
        assert act(attaquant_vise=True).outcome == "Interdit"
    assert wm.courir(figurine_vise=True).outcome == "Interdit"
    assert wm.renoncer_au_mouvement(figurine_vise=True).outcome == "Interdit"
    assert chance(wm.attaque_a_distance(atd=6, defense=12, vise=True)) == F(11, 12)
    assert chance(wm.attaque_a_distance(atd=6, defense=12, vise=True, attaquant_mouvement_commence=True)) == F(13, 18)


def test_x01_bis(wm):
    """Marshal au tapis : pas d'avantage ; relevé, à 8 pouces pile (CMD 8), la charge seule : 14 contre 14, 24 contre ARM 18."""
    jack = dict(est_un_warjack=True, points_de_focus=0)
    marshal = dict(jack_marshal=True, cmd=8)
    assert wm.charger(attaquant=jack, controleur=dict(marshal, au_tapis=True), distance_au_controleur=8).outcome == "Interdit"
    assert wm.charger(attaquant=jack, controleur=marshal, distance_au_controleur=8).outcome == "Permis"
    blow = dict(acc=6, defense=14, p_plus_f=17, arm=18, attaque_de_charge=True, attaquant_distance_parcourue=4, cible_cases_de_degats_restantes=30)
    assert "subis 6" in str(wm.une_attaque_de_corps_a_corps(**blow, des=[[3, 5], [2, 4, 1]]))
    again = dict(controleur=marshal, distance_au_controleur=8, figurine_est_un_warjack=True)
    assert wm.beneficier_d_un_avantage_de_marshal(**again).outcome == "Permis"
    assert wm.beneficier_d_un_avantage_de_marshal(**again, figurine_avantages_recus=1).outcome == "Interdit"


def test_x05_bis(wm):
    """Autonome, il charge du focus venu d'ailleurs, pas sans ; on ne lui en alloue pas, ni à un inerte."""
    assert wm.charger(attaquant_warjack_autonome=True, attaquant_points_de_focus=1).outcome == "Permis"
    for kind in ("warjack_autonome", "warjack_personnage"):
        assert wm.charger(**{f"attaquant_{kind}": True}, attaquant_points_de_focus=0).outcome == "Interdit"
        assert wm.courir(**{f"figurine_{kind}": True}, figurine_points_de_focus=0).outcome == "Interdit"
    for kind in ("warjack_autonome", "warjack_inerte"):
        assert wm.allouer_du_focus(**{f"figurine_{kind}": True}).outcome == "Interdit"
        assert wm.se_voir_allouer_du_focus(**{f"figurine_{kind}": True}).outcome == "Interdit"


def test_x12(wm, chance):
    """Hors formation, CMD 8 : 6, donc 5/12 ; ni charge, ni coup à 0,3 pouce, ni mouvement à donner ; courir, oui."""
    assert chance(wm.test_provoquant_la_fuite(cmd=8, figurine_hors_de_formation=True), "Réussi") == F(5, 12)
    assert wm.charger(attaquant_hors_de_formation=True, attaquant_ordre_de_charge_recu=True).outcome == "Interdit"
    assert wm.attaquer_au_corps_a_corps(attaquant_hors_de_formation=True, distance=0.3).outcome == "Interdit"
    assert wm.renoncer_au_mouvement(figurine_hors_de_formation=True).outcome == "Interdit"
    assert wm.courir(figurine_hors_de_formation=True).outcome == "Permis"


def test_x30_bis(wm):
    """Esprit mort : ni charge, ni coup de tête, ni boost, ni course ; ses attaques initiales, si."""
    dull = dict(attaquant_esprit_desactive=True, attaquant_est_une_warbeast=True)
    assert wm.charger(**dull).outcome == wm.coup_de_tete(**dull).outcome == "Interdit"
    assert wm.payer_un_boost(figurine_esprit_desactive=True, figurine_est_une_warbeast=True).outcome == "Interdit"
    assert wm.courir(figurine_esprit_desactive=True, figurine_est_une_warbeast=True).outcome == "Interdit"
    assert wm.faire_ses_attaques_initiales(**dull).outcome == "Permis"


def test_x46(wm):
    """Officier-marshal mort, le chef CMD 7 reprend le jack à 7 pouces : il charge ; la direction de l'Officier est perdue."""
    jack = dict(est_un_warjack=True, points_de_focus=0)
    assert wm.charger(attaquant=jack, controleur=dict(jack_marshal=True, cmd=7), distance_au_controleur=7).outcome == "Permis"
    assert wm.charger(attaquant=jack, controleur=dict(jack_marshal=True, cmd=7), distance_au_controleur=7.1).outcome == "Interdit"
    assert wm.tenter_de_diriger(direction_d_un_officier_parti=True).outcome == "Interdit"


def dead(verdict):
    """The chance that the target is disabled at the end of a chain."""
    return verdict.odds.get("la cible est hors de combat", F(0))


def test_y21(wm, chance):
    """Un Éclaireur charge à travers bois et haie, 8 pouces sur 9 ; son camarade a un malus de VTS."""
    assert wm.distance_de_charge_maximale(vts=6).total == 9
    assert wm.distance_parcourue_selon_le_terrain(mouvement_depense=2, figurine_en_foret=True, figurine_eclaireur=True).total == 2
    ranger = dict(attaquant_eclaireur=True, attaquant_ordre_de_charge_recu=True, attaquant_troupier_sans_ordre_de_charge=False)
    assert wm.charger(**ranger, attaquant_en_foret=True).outcome == "Permis"
    assert wm.traverser_un_obstacle_lineaire(mouvement_de_charge=True, figurine_eclaireur=True).outcome == "Permis"
    charge = dict(attaque_de_charge=True, distance_parcourue=8)
    assert chance(wm.attaque_de_corps_a_corps(acc=6, defense=13, attaquant_en_foret=True, **charge)) == F(7, 12)
    whole = wm.attaques_de_corps_a_corps(acc=6, defense=13, p_plus_f=9, arm=14, cases_de_degats_restantes=1, attaques_enchainees=1, **charge)
    assert dead(whole) == F(721, 1296)
    assert wm.charger(**ranger, attaquant_malus_de_vts=True).outcome == "Interdit"


def test_ae10(wm):
    """Boxé puis retiré du jeu, ou sauvé par Robuste : pas d'âme pour personne, si nombreux qu'ils la veuillent ; détruit, une seule ; un collecteur plein n'en prend pas."""
    assert wm.marqueurs_generes(regles_a_marqueur=2).total == 1
    assert wm.marqueurs_generes(regles_a_marqueur=2, figurine_plus_boxee=True).total == 0
    assert wm.marqueurs_generes(regles_a_marqueur=2, figurine_robuste_reussi=True).total == 0
    assert wm.gagner_un_marqueur(figurine_plus_boxee=True).outcome == "Interdit"
    assert wm.gagner_un_marqueur(figurine_limite_de_marqueurs_atteinte=True).outcome == "Interdit"


def test_am22(wm):
    """Boxée, puis retirée du jeu : pas détruite, aucun marqueur d'âme."""
    assert wm.marqueurs_generes(plus_boxee=True, regles_a_marqueur=1).total == 0


def test_s53(wm):
    """Trois compétences offrent un coup de plus : un seul ; deux règles, un marqueur ; plein, aucun."""
    assert wm.attaques_gagnees(competences_generatrices=3).total == 1
    assert wm.marqueurs_generes(regles_a_marqueur=2).total == 1
    assert wm.gagner_un_marqueur(figurine_limite_de_marqueurs_atteinte=True).outcome == "Interdit"


def test_ae13(wm):
    """Tant qu'une relance reste à faire, le garde du corps attend ; manqué, il n'a rien à prendre."""
    assert wm.changement_de_cible(relances_a_resoudre=True).outcome == "Interdit"
    assert wm.changement_de_cible(touche_non_etablie=True).outcome == "Interdit"
    assert "directe" in wm.changement_de_cible().text


def test_ag31(wm):
    """Le garde du corps : la balle a manqué, il n'a rien à prendre ; déviée, l'attaque touche quand même quelqu'un."""
    assert wm.changement_de_cible(attaque_ratee=True).outcome == "Interdit"
    assert wm.changement_de_cible(attaque_ratee=True, autre_figurine_touchee=True).outcome == "Permis"
    assert wm.rater_une_cible_en_corps_a_corps(cible_en_corps_a_corps=True, attaque_deviee=True).outcome == "déviation"


def test_am21(wm):
    """Le changement de cible vient après les relances, sur une touche ; la touche est directe quelle que soit la DEF de qui se dévoue."""
    assert wm.changement_de_cible().outcome == "Permis"
    assert wm.changement_de_cible(relances_a_resoudre=True).outcome == "Interdit"
    assert wm.changement_de_cible(attaque_ratee=True).outcome == "Interdit"


FELL = "la figurine heurtée est hors de combat"


def test_ae15(wm):
    """Tombé de 7 pouces sur un plus gros : 545/648 de perdre cinq cases, l'autre n'a rien ; de 9,5, cinq dés ; d'un pouce juste, il tombe."""
    faller = dict(arm=16, socle="petit", cases_de_degats_restantes=5)
    under = dict(socle="moyen", arm=14, cases_de_degats_restantes=1)
    odds = wm.chute_jusqu_aux_degats(hauteur_de_chute=7, figurine=faller, heurtee=under).odds
    assert odds["la figurine est hors de combat"] == F(545, 648)
    assert odds[FELL] == 0 and odds["la figurine heurtée est au tapis"] == 0
    assert "5d6 + 10" in wm.degats_de_chute(hauteur_de_chute=9.5).text
    assert "au tapis" in wm.chute(hauteur_de_chute=1).text and wm.chute(hauteur_de_chute=0.9).outcome == "Aucune conséquence"


def test_ag34(wm):
    """Une chute de 3 pouces, deux dés ; de 3,1, trois ; de 7, quatre ; de 0,9, aucune ; poussé d'une marche de 0,9 pouce, il ne tombe pas."""
    fall = dict(arm=12)
    assert wm.degats_de_chute(**fall, hauteur_de_chute=3, des=[3, 4]).outcome == "Dégâts 5"
    assert wm.degats_de_chute(**fall, hauteur_de_chute=3.1, des=[3, 4, 1]).outcome == "Dégâts 6"
    assert wm.degats_de_chute(**fall, hauteur_de_chute=7, des=[3, 4, 1, 1]).outcome == "Dégâts 7"
    assert wm.chute(hauteur_de_chute=0.9).outcome == "Aucune conséquence"


def test_p09(wm):
    """Slammé contre un obstacle : trois dés, qu'il heurte aussi une obstruction ou non ; tombé de 5 pouces, 3d6 + 10."""
    for hit in ({}, {"cible_heurte_une_obstruction": True}):
        assert "3d6 + 9 (FOR)" in wm.degats_de_slam(force=9, cible_heurte_un_obstacle=True, **hit).text
    assert "3d6 + 10" in wm.degats_de_chute(hauteur_de_chute=5).text
    assert "2d6 + 10" in wm.degats_de_chute(hauteur_de_chute=3).text


def test_q26(wm):
    """Slammé de la falaise, 5 pouces : un point, puis deux ; celui d'en dessous tombe, et ne perd rien."""
    assert wm.degats_de_slam(force=11, arm=17, des=[3, 4]).outcome == "Dégâts 1"
    assert wm.degats_de_chute(hauteur_de_chute=5, arm=17, des=[2, 3, 4]).outcome == "Dégâts 2"
    under = wm.atterrir_sur_une_figurine(figurine_socle="moyen", heurtee_socle="moyen").gives
    assert "au tapis" in under and "jet de dégâts de chute" in under
    assert wm.degats_de_chute(hauteur_de_chute=5, arm=14, des=[2, 1, 1]).outcome == "Dégâts 0"


def test_v_c04(wm):
    """Slammé d'une terrasse de 4 pouces : chute à trois dés, la même à qui est dessous s'il n'est pas plus gros."""
    assert wm.degats_de_slam(force=11, arm=17, des=[3, 4]).outcome == "Dégâts 1"
    assert wm.degats_de_chute(hauteur_de_chute=4, arm=17, des=[2, 3, 5]).outcome == "Dégâts 3"
    assert wm.degats_de_chute(hauteur_de_chute=4, arm=18, des=[2, 3, 5]).outcome == "Dégâts 2"
    assert wm.degats_de_chute(hauteur_de_chute=3, arm=15, des=[2, 3]).outcome == "Dégâts 0"
    assert "au tapis" in str(wm.atterrir_sur_une_figurine(heurtee_socle="petit", figurine_socle="moyen"))
    assert "au tapis" not in str(wm.atterrir_sur_une_figurine(heurtee_socle="grand", figurine_socle="moyen"))


def test_y20(wm):
    """Poussé d'une falaise de 6 pouces, il tombe sur un petit socle et contre un grand."""
    assert wm.jet_de_poussee(attaquant_force=11, cible_force=10, des=[3], des_adverses=[4]).outcome == "Poussée"
    assert "chute : déclenchement" in wm.fin_du_deplacement_subi(cible_en_hauteur=True, sol_sous_le_socle=0.5, hauteur_de_chute=6).gives
    fall = wm.degats_de_chute(hauteur_de_chute=6, arm=16, des=[2, 3, 1])
    assert (fall.outcome, fall.total) == ("Dégâts 0", 16)
    assert "au tapis" in wm.chute(hauteur_de_chute=6).gives
    under = wm.atterrir_sur_une_figurine(figurine_socle="moyen", heurtee_socle="petit")
    assert "au tapis" in under.gives and "jet de dégâts de chute" in under.gives
    assert wm.degats_de_chute(hauteur_de_chute=6, arm=14, des=[2, 3, 1]).outcome == "Dégâts 2"
    bigger = wm.atterrir_sur_une_figurine(figurine_socle="moyen", heurtee_socle="grand")
    assert "au tapis" not in bigger.gives and "jet de dégâts de chute" not in bigger.gives


def test_ag40(wm):
    """Mon quatrième gardien est à 0,6 pouce : il n'en est pas, sauf à l'Allonge ; celui qui a la cible dans le dos non plus."""
    fourth = dict(attaques_restantes=1, type_d_attaque="corps-à-corps")
    assert wm.participer_a_une_attaque_combinee(**fourth, distance=0.6).outcome == "Interdit"
    assert wm.participer_a_une_attaque_combinee(**fourth, distance=0.6, arme_allonge=True).outcome == "Permis"
    assert wm.participer_a_une_attaque_combinee(**fourth, cible_derriere=True).outcome == "Interdit"


def test_aj21(wm):
    """La machine de bataille se place, ne se pousse pas ; le Colosse ne se place pas non plus."""
    assert wm.placer_une_figurine(figurine_machine_de_bataille=True).outcome == "Permis"
    assert wm.poussee(points_de_focus=1, cible_machine_de_bataille=True).outcome == "Interdit"
    assert wm.placer_une_figurine(figurine_est_un_colosse=True).outcome == "Interdit"


def test_aj30(wm):
    """En fuite et couché : il se relève en donnant son mouvement, jamais son action ; à la nage, il ne court pas, l'Éclaireur non plus n'y va plus vite."""
    down = dict(en_fuite=True, au_tapis=True)
    assert wm.se_relever_au_prix_de_son_action(figurine=down).outcome == "Interdit"
    assert wm.se_relever_au_prix_de_son_mouvement(figurine=down).outcome == "Permis"
    assert wm.se_relever_au_prix_de_son_action(figurine=dict(hors_de_formation=True, au_tapis=True)).outcome == "Interdit"
    assert wm.se_relever_au_prix_de_son_action(figurine_au_tapis=True).outcome == "Permis"
    assert wm.courir(figurine=dict(en_fuite=True, en_eau_profonde=True)).outcome == "Interdit"
    assert wm.distance_parcourue_selon_le_terrain(mouvement_depense=6, figurine_en_eau_profonde=True, figurine_eclaireur=True).total == 3


def test_ak02(wm):
    """Tirs combinés : pas sur un warjack en mêlée ; sur un colosse, si, sans -4 ni couvert."""
    assert wm.combiner_les_attaques_a_distance(cible_est_un_warjack=True, cible_en_corps_a_corps=True).outcome == "Interdit"
    ask = dict(atd=5, defense=10, attaque_combinee=True, participants=6, cible_est_un_colosse=True, cible_en_corps_a_corps=True, cible_a_couvert=True)
    assert wm.attaque_a_distance(**ask).odds["Touche"] == F(35, 36)


def test_u25(wm):
    """Le quatrième tireur est hors de formation, ou le principal aux prises ; la cible « engagée » est en fait figée."""
    volley = dict(participants=4)
    assert wm.combiner_les_attaques_a_distance(**volley, participant_hors_formation=True).outcome == "Interdit"
    assert wm.combiner_les_attaques_a_distance(**volley, attaquant_en_corps_a_corps=True).outcome == "Interdit"
    assert wm.combiner_les_attaques_a_distance(**volley, cible_engagee=True, cible_stationnaire=True).outcome == "Permis"


def test_x25_bis(wm, chance):
    """Cinq tireurs, un hors de portée, sur un colosse engagé à couvert : 35/36, 23 contre ARM 20, et nul autre n'est menacé."""
    volley = dict(attaque_combinee=True, participants=5, participants_en_echec=1)
    huge = dict(cible_est_un_colosse=True, cible_engagee=True)
    assert wm.combiner_les_attaques_a_distance(participants=5, **huge).outcome == "Permis"
    assert wm.combiner_les_attaques_a_distance(participants=5, cible_engagee=True).outcome == "Interdit"
    assert chance(wm.attaque_a_distance(atd=5, defense=10, **volley, **huge, cible_a_couvert=True)) == F(35, 36)
    assert wm.degats_a_distance(pui=10, arm=20, **volley, des=[4, 5]).outcome == "Dégâts 3"
    assert not wm.rater_une_cible_en_corps_a_corps(cible_est_un_colosse=True).gives


def test_y08(wm):
    """Tir combiné sur un Man-o-War qui engage sans être engagé ; qui compte dans le bonus ?"""
    v = wm.combiner_les_attaques_a_distance(participants=3, cible_engage_un_ennemi=True)
    assert v.outcome == "Interdit" and len(v.disputes) == 1
    assert any(a.text.startswith("Permis") for a in v.answers)
    assert wm.contributeurs(participants=3, participants_en_echec=1).total == 2
    v = wm.attaque_a_distance(atd=5, defense=14, attaque_combinee=True, participants=3, participants_en_echec=1, des=[3, 4])
    assert v.total == 14


def test_ak04(wm):
    """Chargé au pistolet, pas de dé de charge ; et l'épée ne se tire plus après."""
    assert wm.tirer_apres_une_charge(attaquant_pistolero=True).outcome == "Permis"
    assert wm.degats_a_distance(attaquant_pistolero=True, attaque_de_charge=True, distance_parcourue=4, pui=12, arm=14).odds["Dégâts 10"] == F(1, 36)
    assert wm.attaquer_au_corps_a_corps(attaquant_pistolero=True, attaquant_deja_attaque_a_distance=True).outcome == "Interdit"


def test_ak27(wm):
    """Au tapis et en fuite, au tapis et hors formation : elle se relève de son mouvement, pas de son action."""
    for other in ("en_fuite", "hors_de_formation"):
        states = {"figurine_au_tapis": True, f"figurine_{other}": True}
        assert wm.se_relever_au_prix_de_son_mouvement(**states).outcome == "Permis"
        assert wm.se_relever_au_prix_de_son_action(**states).outcome == "Interdit"
    assert wm.se_relever(figurine_au_tapis=True, figurine_stationnaire=True).outcome == "Interdit"


def odds(dice: int, least: int) -> F:
    """The chance of a score or more on some dice."""
    return F(sum(1 for thrown in product(range(1, 7), repeat=dice) if sum(thrown) >= least), 6**dice)


def test_am12(wm):
    """Slammé ce tour et immunisé au tapis, il doit son mouvement ou son action : renoncer au mouvement ne lui donne pas la visée."""
    assert wm.attaque_a_distance(atd=6, defense=13, attaquant=dict(vise=True, renoncement_du=True)).odds["Touche"] == odds(2, 7)
    assert wm.renoncer_au_mouvement(obligee_d_y_renoncer=True).outcome == "Interdit"


def test_q05(wm):
    """Deux compétences donnent une attaque pour avoir détruit : une seule."""
    assert wm.attaques_gagnees(competences_generatrices=2).total == 1


def test_s24(wm):
    """Tombé de 6,5 pouces, de 6, de 3, de 0,9 ; sur un homme, sur un plus gros."""
    tops = {h: max(int(k.split()[-1]) for k in wm.degats_de_chute(hauteur_de_chute=h, arm=14).odds) for h in (6.5, 6, 3)}
    assert tops == {6.5: 20, 6: 14, 3: 8}
    assert not wm.chute(hauteur_de_chute=0.9).gives
    assert "au tapis" in wm.atterrir_sur_une_figurine(figurine_socle="moyen", heurtee_socle="moyen").gives
    assert "au tapis" not in wm.atterrir_sur_une_figurine(figurine_socle="moyen", heurtee_socle="grand").gives


def test_w41(wm):
    """Relevé au prix de son action : un sort, pas de course, de charge ni d'attaque en passant."""
    assert wm.lancer_un_sort(releve_en_renoncant_a_l_action=True).outcome == "Permis"
    assert wm.courir(figurine_releve_en_renoncant_a_l_action=True).outcome == "Interdit"
    assert wm.charger(attaquant_releve_en_renoncant_a_l_action=True).outcome == "Interdit"
    for act in (wm.combiner_les_attaques, wm.combiner_les_attaques_a_distance):
        assert act(participants=3, attaquant_releve_en_renoncant_a_l_action=True).outcome == "Interdit"
