"""The fourteenth adversary, the end of the supplement and the booklet: water, walls that fall, boosts nobody can pay, and what a charge loses to mud."""

from fractions import Fraction

import pytest

KILL, FELL = "la cible est hors de combat", "la cible est au tapis"


def test_ah01(wm):
    """Une recrue couchée, jetée sur une autre : la prise ne rate pas, vole à 7 pouces ; les deux meurent, sauf deux as ; le muret ne compte pas."""
    jack = dict(acc=6, force=12, socle="grand")
    man = dict(au_tapis=True, defense=12, arm=13, force=5, socle="petit", cases_de_degats_restantes=1)
    struck = dict(socle="petit", arm=14, cases_de_degats_restantes=1)
    v = wm.projection_jusqu_aux_degats(attaquant=jack, gantelets_disponibles=1, points_de_focus=1, cible=man, heurtee=struck)
    assert (v.odds["la cible part dans les airs"], v.odds[KILL], v.odds["la figurine heurtée est hors de combat"]) == (1, 1, Fraction(35, 36))
    assert wm.distance_de_projection(attaquant=jack, cible_socle="petit").total == 7
    assert max(wm.deviation_d_une_projection(attaquant=jack, cible_socle="petit").odds) == "3 pouces"
    assert not wm.figurine_heurtee_par_une_projection(cible_socle="petit", heurtee_socle="petit").disputes
    assert wm.degats_collateraux(force=12, arm=14, jet_booste=True).odds["Dégâts 0"] == Fraction(1, 36)


def test_ah02(wm, chance):
    """Deux moyens de FOR 9 : 7/12 ; 4,5 pouces, sans le pouce du grand socle ; immunisé au tapis, il renonce tout de même à quelque chose."""
    even = dict(attaquant=dict(force=9), cible=dict(force=9))
    assert chance(wm.jet_de_projection(**even), "Projetée") == Fraction(7, 12)
    light = dict(attaquant=dict(force=9, socle="moyen"), cible_socle="petit")
    assert wm.distance_de_projection(**light).total == Fraction(9, 2)
    assert wm.deviation_maximale_d_une_projection(**light).total == Fraction(9, 4)
    assert "renoncement imposé" in wm.etre_projete(cible_immunisee_au_tapis=True).text
    assert wm.projection(gantelets_disponibles=1, points_de_focus=0).outcome == "Interdit"


def test_ah03(wm, both):
    """Tenu par la tête, FOR 11 contre 12, deux focus : 3635/5832 ; à 2d6, une autre chance ; ni front ni slam en attendant."""
    story = dict(figurine_force=11, autre_force=12, figurine_points_de_focus=2, tentatives_supplementaires=2)
    free = "la figurine n'est plus sous le verrou"
    assert wm.rompre_un_verrou_en_insistant(**story).odds[free] == 1 - Fraction(13, 18) ** 3
    assert wm.rompre_un_verrou_en_insistant(**story, litiges={"WM-930": "B"}).odds[free] == 1 - Fraction(287, 432) ** 3
    held = dict(attaquant_tete_verrouillee=True, points_de_focus=1)
    assert [ask(**held).outcome for ask in (wm.coup_de_tete, wm.slam, wm.pietinement)] == ["Interdit"] * 3
    assert wm.verrou_rompu_d_office(evenement_pendant_le_verrou="défenseur stationnaire").gives == ()
    assert wm.verrou_rompu_d_office(evenement_pendant_le_verrou="attaquant stationnaire").gives == ("verrou rompu",)


@pytest.mark.parametrize(
    "why", [dict(cible_est_un_colosse=True), dict(attaque_de_charge=True), dict(distance=1, allonge=True), dict(gantelets_disponibles=0)],
)
def test_ah04(wm, why):
    """Le verrou ne prend ni un Colosse, ni au terme d'une charge, ni à 1 pouce malgré l'Allonge, ni d'un Gantelet mort."""
    assert wm.verrou(**{"gantelets_disponibles": 1, "points_de_focus": 1, **why}).outcome == "Interdit"


def test_ah05(wm):
    """Le spectre a seulement lancé un sort : il reste Intangible ; le fusil n'y peut rien, mon sort 5/18 en forêt, sans que son feu prenne."""
    ghost = dict(defense=13, arm=12, intangible=True, cases_de_degats_restantes=1)
    assert wm.attaquer_en_etant_intangible(type_d_attaque="magique").gives == ()
    shot = wm.une_attaque_a_distance(atd=8, pui=12, cible=ghost)
    assert shot.odds["Points de dégâts subis 0"] == 1
    assert wm.un_sort_et_ses_degats(foc=6, pui=12, cible={**ghost, "en_foret": True}).odds[KILL] == Fraction(5, 18)
    assert wm.figurine_touchee_par_l_arme(cible_intangible=True, effet_continu_feu=True, source_de_l_effet="attaque magique").gives == ()


def test_ah06(wm):
    """Il quitte mon épée : ordinaire, rien ; magique, 7/12 et mort ; un mur entre nous, 5/18. Celui que l'on slamme le traverse."""
    ghost = dict(defense=15, arm=12, intangible=True, cases_de_degats_restantes=1)
    blow = dict(acc=6, p_plus_f=10, frappe_gratuite_en_cours=True)
    assert wm.une_attaque_de_corps_a_corps(**blow, cible=ghost).odds["Points de dégâts subis 0"] == 1
    assert wm.une_attaque_de_corps_a_corps(**blow, arme_magique=True, cible=ghost).odds["Points de dégâts subis 0"] == Fraction(5, 12)
    hidden = wm.une_attaque_de_corps_a_corps(**blow, arme_magique=True, cible=ghost, decor_interferent=True)
    assert hidden.odds["Points de dégâts subis 0"] == Fraction(13, 18)
    assert wm.figurine_heurtee_par_un_slam(heurtee_intangible=True, cible_socle="moyen", heurtee_socle="petit").gives == ()


def test_ah07(wm):
    """Mon relais à l'Allonge tient la cible sans être tenu : pas de -4, 7/12, boosté 49/54 ; couché il ne relaie pas, gelé si, engagé non."""
    spell = dict(foc=7, defense=14, cible_en_corps_a_corps=True)
    near = dict(**spell, sort_relaye=True, relais_engagee=False, origine_en_corps_a_corps_avec_la_cible=True)
    assert wm.attaque_magique(**near).odds["Touche"] == Fraction(7, 12)
    assert wm.attaque_magique(**near, jet_booste=True).odds["Touche"] == Fraction(49, 54)
    assert wm.attaque_magique(**spell, sort_relaye=True).odds["Touche"] == Fraction(1, 12)
    assert [wm.attaque_magique(**spell, relais={state: True}).outcome for state in ("engagee", "au_tapis", "stationnaire")] == [
        "Interdit", "Interdit", "Touche"]


def test_ah08(wm):
    """Jambes mortes, trois focus : ni course, ni charge, ni slam, ni piétinement ; DEF 7 : 35/36, à couvert 5/6 ; un point réparé, il charge."""
    legs = dict(attaquant_mouvement_desactive=True, points_de_focus=3)
    assert [ask(**legs).outcome for ask in (wm.charger, wm.slam, wm.pietinement)] == ["Interdit"] * 3
    assert wm.courir(figurine_mouvement_desactive=True, points_de_focus=3).outcome == "Interdit"
    slow = dict(atd=6, defense=12, cible_mouvement_desactive=True)
    assert wm.attaque_a_distance(**slow).odds["Touche"] == Fraction(35, 36)
    assert wm.attaque_a_distance(**slow, cible_a_couvert=True).odds["Touche"] == Fraction(5, 6)
    assert "Rien" in wm.etat_des_systemes(systemes={"M": {"cases": 3, "noircies": 3, "retirees": 1}}).text
    assert wm.charger(attaquant_est_un_warjack=True, points_de_focus=1).outcome == "Permis"


def test_ah09(wm):
    """Le chef de l'unité marshal tombe, un autre prend la tête : il garde le jack ; en fuite, couché ou à 8,1 pouces de CMD 8, rien."""
    assert "contrôle du 'jack marshal" in wm.perte_du_marshal(commandant_remplace=True).gives
    boss = dict(jack_marshal=True, cmd=8)
    ask = wm.beneficier_d_un_avantage_de_marshal
    assert ask(controleur=boss, distance_au_controleur=8).outcome == "Permis"
    assert ask(controleur=boss, distance_au_controleur=8.1).outcome == "Interdit"
    assert ask(controleur=boss, distance_au_controleur=8, avantages_recus=1).outcome == "Interdit"
    assert [ask(controleur={**boss, state: True}).outcome for state in ("en_fuite", "au_tapis", "stationnaire")] == ["Interdit"] * 3


def test_ah10(wm):
    """Charge à cheval, VTS 8, lance, cible à 9 pouces : 4 d'éboulis passent tout juste, 4,5 non ; l'Éclaireur, si ; un malus de VTS l'interdit."""
    rider = dict(vts=8, figurine_de_cavalerie=True)
    story = dict(arme_allonge=True, distance=9)
    long = "charge trop longue"
    assert long not in wm.charger(attaquant=rider, **story, distance_en_terrain_difficile=4).text
    assert long in wm.charger(attaquant=rider, **story, distance_en_terrain_difficile=4.5).text
    assert long not in wm.charger(attaquant=dict(**rider, eclaireur=True), **story, distance_en_terrain_difficile=4.5).text
    assert wm.charger(attaquant=dict(**rider, malus_de_vts=True), **story).outcome == "Interdit"
    assert wm.portee_d_un_slam(vts=5, distance_en_terrain_difficile=3).total == Fraction(11, 2)


def test_ah11(wm):
    """À 2,5 pouces la charge n'a pas d'élan : ni dé de plus, ni +2 du cavalier ; l'autre lecture garde le +2."""
    rush = dict(attaque_de_charge=True, distance_parcourue=2.5)
    v = wm.attaque_de_corps_a_corps(acc=7, defense=13, attaquant_figurine_de_cavalerie=True, **rush)
    assert v.odds["Touche"] == Fraction(13, 18) and "WM-1551" in v.disputes
    assert wm.degats_de_corps_a_corps(p_plus_f=13, arm=15, **rush, des=[3, 4]).outcome == "Dégâts 5"


def test_ah12(wm):
    """3 pouces, il barre la route, DEF 13 ARM 13 : 77/144 de passer ; à 2,9, aucun impact ; la cavalerie légère, jamais."""
    rider = dict(acc=6, figurine_de_cavalerie=True, distance_parcourue=8)
    block = dict(defense=13, arm=13, cases_de_degats_restantes=1)
    story = dict(pui_de_la_monture=10, interposee=block, p_plus_f=15, cible=dict(defense=13, arm=12, cases_de_degats_restantes=1))
    v = wm.charge_de_cavalerie_a_travers(attaquant=rider, distance_avant_contact=3, **story)
    assert v.odds["la figurine interposée est hors de combat"] == Fraction(77, 144)
    assert v.odds[KILL] == Fraction(77, 144) * Fraction(5, 6)
    short = wm.charge_de_cavalerie_a_travers(attaquant=rider, distance_avant_contact=2.9, **story)
    assert (short.odds["la figurine interposée est hors de combat"], short.odds[KILL]) == (0, 0)
    light = dict(figurine_de_cavalerie=True, cavalerie_legere=True)
    assert wm.faire_des_attaques_d_impact(attaquant=light, distance_avant_contact=4).outcome == "Interdit"


def test_ah13(wm):
    """Sept points sur trois cases montées : sans À Pied, il tombe ; avec, à pied. À pied, plus d'impact ; la Corrosion le finit 2/3, Robuste 4/9."""
    horse = dict(points_de_degats_subis=7, cases_de_degats_restantes=3, dragon=True)
    assert "hors de combat" in wm.degats_subis(figurine=horse).gives
    assert "à pied" in wm.degats_subis(figurine=dict(**horse, dragon_peut_passer_a_pied=True)).gives
    assert wm.attaquer_avec_la_monture(attaquant_dragon_a_pied=True).outcome == "Interdit"
    foot = dict(effet_continu_corrosion=True, cases_de_degats_restantes=1)
    dead = "la figurine est hors de combat"
    assert wm.effets_continus_a_la_maintenance(figurine=foot).odds[dead] == Fraction(2, 3)
    assert wm.effets_continus_a_la_maintenance(figurine=dict(**foot, robuste=True)).odds[dead] == Fraction(4, 9)


def test_ah14(wm):
    """Relevé par son action : il avance, ne court ni ne charge. Par son mouvement : coup de tête et poussée, ni slam, ni piétinement, ni visée."""
    assert wm.avancer(figurine_releve_en_renoncant_a_l_action=True).outcome == "Permis"
    assert wm.courir(figurine_releve_en_renoncant_a_l_action=True).outcome == "Interdit"
    up = dict(attaquant_releve_en_renoncant_au_mouvement=True, points_de_focus=1)
    asks = (wm.coup_de_tete, wm.poussee, wm.slam, wm.pietinement)
    assert [ask(**up).outcome for ask in asks] == ["Permis", "Permis", "Interdit", "Interdit"]
    shot = wm.attaque_a_distance(atd=6, defense=13, attaquant_vise=True, attaquant_releve_en_renoncant_au_mouvement=True)
    assert shot.odds["Touche"] == Fraction(7, 12)


def test_ah15(wm, both):
    """Mon jack est couché dans 1 pouce d'eau : sa chaudière est éteinte ; le focus ne le relève pas, le rallumer, si ; une bête se relève."""
    wet = dict(est_un_warjack=True, au_tapis=True, en_eau_peu_profonde=True)
    assert wm.se_relever(figurine=wet).outcome == wm.s_activer(figurine=wet).outcome == "Interdit"
    v = wm.renverser_les_effets(figurine=wet, litiges={})
    assert v.outcome == "Interdit" and both(v, "WM-1761")["B"].startswith("Permis")
    assert wm.rallumer_la_chaudiere(figurine=wet).outcome == "Permis"
    assert "phalange inchangée" in wm.chaudiere_rallumee(figurine=wet, rallume_par_un_autre_warcaster=True).gives
    assert wm.se_relever(figurine=dict(est_une_warbeast=True, au_tapis=True, en_eau_peu_profonde=True)).outcome == "Permis"


def test_ah16(wm):
    """Slammé ou jeté jusque dans le lac, le warjack est retiré du jeu ; une warbeast y nage, à DEF 7."""
    drowned = dict(cible_est_un_warjack=True, cible_en_eau_profonde=True)
    assert "warjack retiré du jeu" in wm.etre_slamme(**drowned).gives
    assert "warjack retiré du jeu" in wm.etre_projete(**drowned).gives
    assert "warjack retiré du jeu" not in wm.etre_slamme(cible_est_une_warbeast=True, cible_en_eau_profonde=True).gives
    assert wm.attaque_a_distance(atd=6, defense=13, cible_en_eau_profonde=True).odds["Touche"] == Fraction(35, 36)


def test_ah17(wm):
    """Mon warcaster nage : il alloue et entretient, ni sort ni feat ; il n'engage personne ; à couvert, DEF 11 : 5/6 ; il y perd un point."""
    wet = dict(figurine_en_eau_profonde=True)
    assert [ask(**wet).outcome for ask in (wm.allouer_du_focus, wm.entretenir_un_sort)] == ["Permis"] * 2
    assert [ask(**wet).outcome for ask in (wm.lancer_un_sort, wm.utiliser_un_pouvoir)] == ["Interdit"] * 2
    assert wm.engager(**wet, distance=0.4).outcome == "Interdit"
    assert wm.attaque_a_distance(atd=6, defense=15, cible_en_eau_profonde=True, cible_a_couvert=True).odds["Touche"] == Fraction(5, 6)
    assert wm.degats_en_eau_profonde(figurine_est_un_warcaster=True).total == 1


def test_ah18(wm):
    """Ma propre Abomination à 3 pouces : CMD 9 du Commandant et l'étendard, 35/36 ; sans lui, 119/144 ; hors de portée ou en fuite déjà."""
    assert wm.creature_terrifiante(abomination=True, distance_a_la_creature=3, creature_amie=True).gives
    assert not wm.creature_terrifiante(abomination=True, distance_a_la_creature=3.1, creature_amie=True).gives
    banner = dict(cmd=7, l_unite_porte_etendard_en_formation=True)
    assert wm.test_de_commandement(**banner, meneur_cmd=9, distance_au_commandant=9).odds["Réussi"] == Fraction(35, 36)
    assert wm.test_de_commandement(**banner, meneur_cmd=9, distance_au_commandant=9.1).odds["Réussi"] == Fraction(119, 144)
    assert wm.test_provoquant_la_fuite(cmd=7, l_unite_en_fuite=True).outcome == "Sans effet"


def test_ah19(wm):
    """Il fuit : il court, même de 0 pouce ; jambes mortes, il avance et renonce à agir. Hors formation, il ne se rallie que près d'un Commandant."""
    assert wm.course_minimale_en_fuite().total == 0
    assert "pas d'étape 1" in wm.sequence_d_une_figurine_en_fuite(figurine_mouvement_desactive=True).text
    assert wm.avancer_vers_un_ennemi(figurine_en_fuite=True).outcome == "Interdit"
    lost = dict(figurine_en_fuite=True, figurine_hors_de_formation=True)
    assert wm.se_rallier(**lost).outcome == "Interdit"
    assert wm.se_rallier(**lost, figurine_a_portee_d_un_commandant=True).outcome == "Permis"
    assert wm.se_rallier(l_unite_en_fuite=True, figurine_hors_de_formation=True).outcome == "Permis"
    assert wm.test_de_commandement(cmd=7, figurine_hors_de_formation=True).odds["Réussi"] == Fraction(5, 18)


def test_ah20(wm, both):
    """Palissade de bois, 4 pouces, 20 points : électricité rien, corrosion 5, épée 12, et le jack qu'on y slamme lui en ôte 3 ; elle tombe."""
    wood = dict(cible_est_une_structure=True, materiau="bois")
    assert wm.capacite_de_degats_d_une_structure(materiaux=[["bois", 4]]).total == 20
    assert wm.degats_a_distance(pui=12, type_de_degats="électricité", **wood).outcome == "Sans effet"
    assert wm.degats_a_distance(pui=12, type_de_degats="corrosion", **wood, des=[2, 3]).outcome == "Dégâts 5"
    assert wm.degats_de_corps_a_corps(p_plus_f=16, **wood, des=[4, 4]).outcome == "Dégâts 12"
    assert both(wm.structure_heurtee(), "WM-8321")["B"].startswith("Aucune conséquence")
    assert wm.degats_collateraux(force=12, heurtee_est_une_structure=True, materiau="bois", des=[1, 2]).outcome == "Dégâts 3"
    assert wm.charger(cible_est_une_structure=True).outcome == "Interdit"


def test_ah21(wm):
    """Pont de bois renforcé, 16 pouces de tour, porteur : 40 points. Trois fusils PUI 12 combinés : rien ; l'explosion d'un PUI 6 : un point."""
    assert wm.capacite_de_degats_d_une_structure(materiaux=[["bois renforcé", 16]], structure_porteuse=True).total == 40
    rifles = dict(pui=12, attaque_combinee=True, participants=3)
    assert wm.degats_a_distance(**rifles, cible_est_une_structure=True, materiau="bois renforcé").outcome == "Sans effet"
    assert wm.degats_d_explosion(pui=6, cible_est_une_structure=True, materiau="bois renforcé", des=[6, 6]).outcome == "Dégâts 1"


def test_ah22(wm):
    """La maison de bois, un étage, tombe à PUI 24 : douze cases d'ARM 20, 5/12 ; un Colosse n'est pas couché ; le spectre qui a frappé la subit."""
    falls = dict(materiau="bois", etages=1)
    hurt = wm.degats_d_effondrement(**falls, arm=20).odds
    assert sum(p for told, p in hurt.items() if int(told.split()[-1]) >= 12) == Fraction(5, 12)
    assert wm.degats_d_effondrement(materiau="brique", etages=2, arm=16, figurine_points_de_focus=3, figurine_est_un_warcaster=True, des=[1, 1]).outcome == "Dégâts 31"
    assert "au tapis" not in wm.effondrement_sur_une_figurine(figurine_est_un_colosse=True).gives
    assert wm.effondrement_sur_une_figurine(figurine_intangible=True).gives == ()
    assert wm.degats_d_effondrement(**falls, arm=12, cible=dict(intangible=True, intangible_perdu=True), des=[1, 2]).outcome == "Dégâts 15"
    assert wm.attaque_a_distance(atd=6, defense=10, cible=dict(est_un_colosse=True, dans_une_ruine=True)).odds["Touche"] == Fraction(11, 12)


def test_ah23(wm):
    """De dos, bouclier perdu : 10 points, six au champ de force, deux en colonne 6, deux en 1. Le point du Cortex passe sous le champ."""
    assert wm.degats_de_corps_a_corps(p_plus_f=14, arm=15, boucliers=1, degats_hors_de_l_arc_avant=True, des=[6, 5]).outcome == "Dégâts 10"
    left = {"1": 5, "2": 4, "3": 4, "4": 4, "5": 4, "6": 2}
    assert wm.reporter_sur_la_grille(degats=10, colonne=6, champ_de_force=6, cases=left).text.startswith(
        "Champ de force : 6, colonne 6 : 2, colonne 1 : 2")
    assert "champ de force intact : 6" in wm.reporter_sur_un_systeme(systeme="C", degats=1, cases={"2": [3]}, champ_de_force=6).text
    assert wm.reparer_le_champ_de_force(cortex_desactive=True).outcome == wm.reparer_le_champ_de_force(generateur_desactive=True).outcome == "Interdit"


def test_ah24(wm):
    """Neuf points, la bête n'a qu'une case : un pour elle, huit reviennent au warlock. Couché, il transfère encore ; sans furie, non."""
    told = dict(controleur_points_de_degats_subis=9, figurine_cases_de_degats_restantes=1)
    assert (wm.degats_transferes(**told).total, wm.degats_en_exces(**told).total) == (1, 8)
    assert wm.transferer_des_degats(controleur_points_de_furie=0).outcome == "Interdit"
    assert wm.transferer_des_degats(controleur=dict(points_de_furie=2), figurine=dict(points_de_furie=3, fur=4)).outcome == "Permis"
    assert wm.piller_la_furie(distance_au_controleur=10, controleur_fur=5).outcome == "Permis"
    assert wm.piller_la_furie(distance_au_controleur=10.1, controleur_fur=5).outcome == "Interdit"


def test_ah25(wm):
    """Vision Aveugle : ni la furtivité ni la forêt ne comptent, le mur à 0,5 pouce, si : 1/6. L'autre rate d'office. Une Machine se voit derrière le bosquet."""
    prey = dict(defense=14, furtivite=True, en_foret=True, derriere_une_obstruction=True)
    shot = dict(atd=6, attaquant_vise=True, distance=7, distance_au_decor=0.5, cible=prey)
    assert wm.attaque_a_distance(**shot, attaquant_vision_aveugle=True).odds["Touche"] == Fraction(1, 6)
    assert wm.attaque_a_distance(**shot).text.startswith("Raté automatique")
    assert wm.tracer_une_ligne_de_vue(ligne_a_travers_une_foret=True).outcome == "Interdit"
    assert wm.tracer_une_ligne_de_vue(ligne_a_travers_une_foret=True, cible_machine_de_bataille=True).outcome == "Permis"
    engine = dict(machine_de_bataille=True, engagee=True, defense=10)
    assert wm.attaque_a_distance(atd=6, attaquant_vise=True, cible=engine, ligne_a_travers_une_foret=True).odds["Touche"] == Fraction(35, 36)


@pytest.mark.parametrize(
    "broke", [dict(points_de_focus=0), dict(points_de_furie=0), dict(cortex_desactive=True), dict(hors_activation=True), dict(esprit_desactive=True, est_une_warbeast=True)],
)
def test_ah26(wm, broke):
    """« Je booste » sans focus, sans furie, Cortex ou Esprit mort, hors de mon activation : le dé de plus n'est pas lancé, à l'attaque ni aux dégâts."""
    assert wm.attaque_de_corps_a_corps(acc=6, defense=13, jet_booste=True, attaquant=broke).odds["Touche"] == Fraction(7, 12)
    assert wm.degats_de_corps_a_corps(p_plus_f=12, arm=15, jet_booste=True, attaquant=broke, des=[3, 4]).outcome == "Dégâts 4"


def test_ah27(wm):
    """Il lui reste un point : le boost se lance ; la bête frénétique et le jack de marshal, sans rien, gardent le leur."""
    assert wm.attaque_de_corps_a_corps(acc=6, defense=13, jet_booste=True, attaquant_points_de_focus=1).odds["Touche"] == Fraction(49, 54)
    assert wm.attaque_de_corps_a_corps(acc=6, defense=13, attaque_de_frenesie=True, attaquant_esprit_desactive=True).odds["Touche"] == Fraction(49, 54)
    assert wm.attaque_de_corps_a_corps(acc=6, defense=13, boost_du_marshal=True, attaquant_points_de_focus=0).odds["Touche"] == Fraction(49, 54)


def test_ah28(wm):
    """Mur en ruine dit « les deux » : 0,8 pouce est un obstacle, 1,2 une obstruction. On y monte avec 2 pouces de reste, non 1,5, ni en chargeant."""
    both_ways = dict(decor_convention_du_decor="les deux")
    assert wm.portion_de_decor(hauteur_du_decor=0.8, **both_ways).gives == ("obstacle",)
    assert wm.portion_de_decor(hauteur_du_decor=1.2, **both_ways).gives == ("obstruction",)
    climb = wm.monter_sur_un_obstacle
    assert [climb(mouvement_restant=left).outcome for left in (1.5, 2)] == ["Interdit", "Permis"]
    assert climb(mouvement_restant=3, mouvement_de_charge=True).outcome == "Interdit"
    assert wm.avance_en_montant().total == 1


def test_ah29(wm):
    """Quatre morts sur neuf ne suffisent pas, cinq si ; le tour d'après, deux sur les quatre qui restent ; un seul test par tour."""
    ask = wm.pertes_massives
    assert [bool(ask(figurines_au_debut_du_tour=9, figurines_detruites=dead).gives) for dead in (4, 5)] == [False, True]
    left = dict(figurines_au_debut_du_tour=4, figurines_detruites=2)
    assert ask(**left).gives and not ask(**left, test_de_pertes_massives_deja_fait=True).gives


def test_ah30(wm):
    """Seuil 9 et trois furies : 7/12 de frénésie ; liée, 5/18 ; un Construct ne teste pas et ne guérit pas ; contrainte pleine, plus rien."""
    told = dict(seu=9, points_de_furie=3)
    assert wm.test_de_seuil(**told).odds["Seuil dépassé"] == Fraction(7, 12)
    assert wm.test_de_seuil(**told, lie=True).odds["Seuil dépassé"] == Fraction(5, 18)
    assert wm.test_de_seuil(**told, figurine_construct=True).outcome == "Interdit"
    assert wm.guerir(figurine_construct=True, figurine_est_une_warbeast=True).outcome == "Interdit"
    assert wm.contraindre_une_warbeast(figurine=dict(points_de_furie=4, fur=4)).outcome == "Interdit"


def test_ah31(wm):
    """L'officier détaché : mercenaire seulement, ni alliée ni servants ; l'autre Officier perd son avantage ; il ne mène pas de jack."""
    assert wm.ajouter_un_officier_detache(l_unite_mercenaire=True).outcome == "Permis"
    assert [wm.ajouter_un_officier_detache(**{"l_unite_mercenaire": True, why: True}).outcome for why in ("l_unite_unite_alliee", "l_unite_servants_d_arme")] == [
        "Interdit", "Interdit"]
    assert "l'autre officier perd l'avantage" in wm.officier_detache(l_unite_autre_officier=True).gives
    assert "l'officier gagne déploiement avancé" in wm.officier_detache(l_unite_deploiement_avance=True).gives
    assert wm.controler_un_jack_avec_un_officier_detache().outcome == "Interdit"


def test_ah32(wm):
    """Atomes : une avance de 5 pouces après l'action ; la furie se défausse même en courant ; pas de feat ; la colline ne gêne pas la charge."""
    assert wm.avance_de_cavalerie_legere().total == 5
    assert wm.defausser_de_la_furie(figurine_apres_une_course=True).outcome == "Permis"
    assert wm.utiliser_un_pouvoir(figurine_apres_une_course=True).outcome == "Interdit"
    assert wm.charger(attaquant_sur_une_colline=True).outcome == "Permis"
    assert wm.placer_une_figurine(placement_hors_formation=True).outcome == "Interdit"
    assert wm.limite_d_allocation(lie=True).total == 4


def test_ah33(wm):
    """Atomes : inerte ou sauvage, plus de bouclier, gelé, si ; le Corps mort ôte un dé à la projection, l'Âme morte l'interdit."""
    blow = dict(p_plus_f=12, arm=15, boucliers=1, des=[3, 4])
    states = ("warjack_inerte", "sauvage", "stationnaire")
    assert [wm.degats_de_corps_a_corps(**blow, cible={state: True}).outcome for state in states] == ["Dégâts 4", "Dégâts 4", "Dégâts 2"]
    assert wm.degats_de_projection(force=12, arm=15, attaquant_corps_desactive=True, des=[5]).outcome == "Dégâts 2"
    beast = dict(est_une_warbeast=True, ame_desactivee=True)
    assert wm.projection(attaquant=beast, gantelets_disponibles=1).outcome == "Interdit"


def test_ah34(wm):
    """Deux armes, trois coups de plus voulus : le warlock d'une furie en a un ; la bête à 2 sur 4, deux (trois, sous l'autre lecture) ; l'Esprit mort, aucun."""
    want = dict(armes_de_melee=2, attaques_supplementaires=3)
    blows = wm.nombre_d_attaques_de_corps_a_corps
    assert blows(**want, attaquant=dict(est_un_warlock=True, points_de_furie=1)).total == 3
    beast = dict(est_une_warbeast=True, points_de_furie=2, fur=4)
    assert blows(**want, attaquant=beast).total == 4
    assert blows(**want, attaquant=beast, litiges={"WM-1754": "B"}).total == 5
    assert blows(**want, attaquant=dict(**beast, esprit_desactive=True)).total == 2
    assert wm.cadence_de_tir(cdt=4, attaques_supplementaires=3, attaquant=beast).total == 3


def test_ah35(wm):
    """Le marshal n'offre qu'une attaque, aucune s'il est couché ou a déjà aidé ; un point de focus venu d'ailleurs en ajoute une. Au tir, pareil ; Cortex mort, rien."""
    want = dict(armes_de_melee=2, attaques_supplementaires=2)
    blows = wm.nombre_d_attaques_de_corps_a_corps
    assert blows(**want, controleur_jack_marshal=True).total == 3
    assert blows(**want, controleur=dict(jack_marshal=True, au_tapis=True)).total == 2
    assert blows(**want, controleur_jack_marshal=True, avantages_recus=1).total == 2
    assert blows(**want, controleur_jack_marshal=True, attaquant_points_de_focus=1).total == 4
    shots = dict(cdt=3, attaques_supplementaires=2)
    assert wm.cadence_de_tir(**shots, controleur_jack_marshal=True).total == 2
    assert wm.cadence_de_tir(**shots, attaquant_cortex_desactive=True).total == 1


def test_ah36(wm):
    """« Je charge le mur, dés de charge » : rien ; le coup ordinaire, 5 points sur la pierre."""
    blow = dict(p_plus_f=16, cible_est_une_structure=True, materiau="pierre")
    assert wm.degats_de_corps_a_corps(**blow, attaque_de_charge=True, distance_parcourue=5).outcome == "Sans effet"
    assert wm.degats_de_corps_a_corps(**blow, des=[3, 4]).outcome == "Dégâts 5"


def test_ah37(wm):
    """La balle perdue garde le boost payé au premier jet, de mon dernier point ; sans point, ni l'un ni l'autre ne l'a."""
    story = dict(atd=6, cible=dict(defense=13, en_corps_a_corps=True), seconde_cible=dict(defense=12), nombre_de_candidats=1, jet_booste=True)
    hit = "la seconde cible est touchée"
    assert wm.tir_dans_une_melee(**story, attaquant_points_de_focus=1).odds[hit] == Fraction(1, 2) * Fraction(5, 8)
    assert wm.tir_dans_une_melee(**story, attaquant_points_de_focus=0).odds[hit] == Fraction(11, 12) * Fraction(1, 6)


def test_ah38(wm):
    """Quatre troupiers d'une même unité de terreurs : un test ; quatre solos : quatre. Un Mort-Vivant rate peut-être, il ne fuit pas."""
    assert wm.tests_face_a_des_creatures(creatures_rencontrees=4, creatures_d_une_meme_unite=True).total == 1
    assert wm.tests_face_a_des_creatures(creatures_rencontrees=4).total == 4
    assert wm.fuir(figurine_mort_vivant=True).gives == wm.fuir(figurine_sans_peur=True).gives == ()
    assert wm.devenir_sans_peur(figurine_en_fuite=True).text.startswith("Conséquences : fin : en fuite")


def test_ah39(wm):
    """Un cavalier frappe par-dessus le petit socle, pas un fantassin ; il charge au travers, non d'un socle égal."""
    over = dict(acc=7, defense=14, figurine_interposee=True, interposee_socle="petit", distance=1.5, allonge=True)
    rider = dict(figurine_de_cavalerie=True, socle="grand")
    assert wm.attaque_de_corps_a_corps(**over, attaquant=rider).odds["Touche"] == Fraction(7, 12)
    assert wm.attaque_de_corps_a_corps(**over).outcome == "Interdit"
    assert [wm.charger(attaquant=rider, figurine_interposee=True, interposee_socle=base).outcome for base in ("petit", "grand")] == ["Permis", "Interdit"]
