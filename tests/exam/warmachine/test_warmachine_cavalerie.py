"""Situations of Warmachine of the chapter « Cavalerie » (Cavalry)."""

from fractions import Fraction as F


def test_x33(wm):
    """Attaques d'impact d'un lancier lourd bloqué par B ; ni boost, ni +2, ni FOR."""
    horse = dict(attaquant_figurine_de_cavalerie=True, attaquant_points_de_focus=2)
    contact = dict(contact_pendant_la_charge=True, distance_avant_contact=3)
    assert wm.faire_des_attaques_d_impact(attaquant_figurine_de_cavalerie=True, **contact).outcome == "Permis"
    impact = dict(**horse, attaque_d_impact_en_cours=True, attaque_de_charge=True, distance_parcourue=3, jet_booste=True)
    b = wm.attaque_de_monture(acc=6, defense=13, **impact, des=[3, 4])
    assert (b.outcome, b.total) == ("Touche", 13)
    blow = wm.degats_de_monture(pui=10, force=7, arm=15, attaque_d_impact_en_cours=True, jet_booste=True, des=[3, 2])
    assert (blow.outcome, blow.total) == ("Dégâts 0", 15)
    c = wm.attaque_de_monture(acc=6, defense=16, **impact, des=[1, 4])
    assert (c.outcome, c.total) == ("Raté", 11)
    assert wm.fin_du_mouvement_de_charge(route_barree=True).outcome.startswith("charge échouée")


def test_s34(wm):
    """La Monture frappe sans boost, ni au jet ni aux dégâts."""
    assert wm.attaque_de_monture(acc=7, defense=14, jet_booste=True).odds["Touche"] == F(7, 12)
    assert wm.degats_de_monture(pui=10, arm=14, jet_booste=True).odds["Dégâts 0"] == F(1, 6)


def test_wn01(wm):
    """La cible de la charge est la première touchée : l'impact n'a pas le +2, la lance si."""
    horse = dict(attaquant_figurine_de_cavalerie=True, attaque_de_charge=True, distance_parcourue=6)
    assert wm.attaque_de_monture(acc=7, defense=14, attaque_d_impact_en_cours=True, **horse, des=[3, 3]).outcome == "Raté"
    assert wm.attaque_de_corps_a_corps(acc=7, defense=14, **horse).odds["Touche"] == F(5, 6)
    assert wm.degats_de_corps_a_corps(p_plus_f=13, arm=15, **horse, des=[1, 2, 3]).outcome == "Dégâts 4"


def test_y29(wm, both):
    """Warcaster de cavalerie légère : attaque de Monture sans boost ni FOR ; ses 5 pouces après une course ?"""
    light = dict(attaquant_cavalerie_legere=True)
    assert wm.attaquer_avec_la_monture(**light).outcome == "Permis"
    hit = wm.attaque_de_monture(acc=7, defense=12, **light, des=[3, 2])
    assert (hit.outcome, hit.total) == ("Touche", 12)
    blow = wm.degats_de_monture(pui=12, force=7, arm=15, jet_booste=True, **light, des=[4, 4])
    assert (blow.outcome, blow.total) == ("Dégâts 5", 20)
    v = wm.avancer_en_cavalerie_legere(cavalerie_legere=True, apres_une_course=True, activation_finie=True, longueur_de_l_avance=5)
    assert {v.outcome, both(v, "WM-1552")["B"].split(" ")[0]} == {"Interdit", "Permis"}


def test_x35(wm):
    """Dragon démonté par une frappe gratuite, en feu, Robuste : ce qui lui reste."""
    assert wm.degats_comptes_du_dragon_monte(points_de_degats_subis=7, cases_de_degats_restantes=3).total == 3
    fall = wm.degats_subis(dragon_peut_passer_a_pied=True, points_de_degats_subis=7, cases_de_degats_restantes=3)
    assert any("pied" in g for g in fall.gives) and "hors de combat" not in fall.gives
    end = wm.passer_a_pied(pendant_une_avance=True)
    assert any("avance" in g for g in end.gives) and any("activation" in g for g in end.gives)
    assert wm.caracteristique_double(premiere_valeur=17, seconde_valeur=15, dragon_a_pied=True).total == 15
    assert wm.degats_du_feu_continu(arm=15, des=[2, 5]).outcome == "Dégâts 4"
    burnt = wm.degats_subis(dragon_peut_passer_a_pied=True, dragon_a_pied=True, points_de_degats_subis=4, cases_de_degats_restantes=4)
    assert "hors de combat" in burnt.gives
    tough = wm.jet_de_robuste(des=[5])
    assert tough.outcome == "Sauvée" and "fin : hors de combat" in tough.text and "au tapis" in tough.text
    assert wm.jet_de_robuste(des=[4]).outcome != "Sauvée"


def test_x10_bis(wm):
    """Dragon à 2 cases qui prend 9 points en avançant : le surplus est perdu, tout s'arrête ; à pied, ARM 14, 17 font 3."""
    assert wm.degats_comptes_du_dragon_monte(points_de_degats_subis=9, cases_de_degats_restantes=2).total == 2
    fallen = wm.passer_a_pied(dragon_peut_passer_a_pied=True, pendant_une_avance=True).gives
    assert "activation achevée" in fallen and "avance interrompue" in fallen
    assert wm.caracteristique_double(figurine_dragon_a_pied=True, premiere_valeur=17, seconde_valeur=14).total == 14
    assert wm.degats_a_distance(pui=12, arm=14, des=[3, 2]).outcome == "Dégâts 3"
    assert wm.attaquer_avec_la_monture(attaquant_dragon_a_pied=True, attaque_d_impact_en_cours=True).outcome == "Interdit"


def test_aa06(wm):
    """Les 5 pouces de la cavalerie légère : en fuite ou stationnaire non ; ralliée, charge ratée, ou relevée au prix de son mouvement, oui."""
    done = dict(cavalerie_legere=True, actions_finies=True, activation_finie=True)

    def hop(**more):
        return wm.avancer_en_cavalerie_legere(figurine=dict(**done, **more), longueur_de_l_avance=5).outcome

    assert [hop(en_fuite=True), hop(stationnaire=True), hop(hors_de_formation=True)] == ["Interdit"] * 3
    assert [hop(), hop(apres_une_charge_ratee=True), hop(releve_en_renoncant_au_mouvement=True)] == ["Permis"] * 3


def test_ad16(wm, chance):
    """Cavalerie légère : le troupier trop loin ni ne frappe ni n'avance de 5 ; les autres si. Monture ACC 6 sur 13, PUI 10 sur 14 : 7/12 puis 5/6."""
    done = dict(cavalerie_legere=True, actions_finies=True)
    assert wm.avancer_en_cavalerie_legere(figurine=dict(hors_de_formation=True, **done), longueur_de_l_avance=5).outcome == "Interdit"
    assert wm.avancer_en_cavalerie_legere(figurine=done, longueur_de_l_avance=5).outcome == "Permis"
    assert chance(wm.attaque_de_monture(acc=6, defense=13, attaquant_cavalerie_legere=True)) == F(7, 12)
    assert 1 - wm.degats_de_monture(pui=10, arm=14, jet_booste=True).odds["Dégâts 0"] == F(5, 6)
    assert wm.attaque_de_corps_a_corps(acc=6, defense=13, attaquant_hors_de_formation=True).outcome == "Interdit"


def test_aj32(wm, both):
    """Cavalerie légère : après une course, l'avance de 5 pouces est en litige ; la Monture ne se booste pas."""
    v = wm.avancer_en_cavalerie_legere(figurine_cavalerie_legere=True, figurine_apres_une_course=True)
    assert v.outcome == "Interdit" and "WM-1552" in v.disputes
    assert wm.attaque_de_monture(acc=6, defense=13, jet_booste=True).odds["Touche"] == F(7, 12)
    assert both(wm.type_du_decor(hauteur_du_decor=1, epaisseur_du_decor=0.5), "WM-1351")


def test_r29(wm):
    """La cavalerie légère avance de 5 pouces quand tous ont fini, pas avant."""
    assert wm.avancer_en_cavalerie_legere().outcome == "Interdit"
    assert wm.avance_de_cavalerie_legere().total == 5


def test_v_s06(wm):
    """Cavalerie légère : cinq pouces après, pas en fuite ni verrouillée ; pas d'attaque en passant ; engagée, une frappe gratuite."""
    ride = dict(figurine_cavalerie_legere=True, actions_finies=True, longueur_de_l_avance=5)
    assert wm.avancer_en_cavalerie_legere(**ride).outcome == "Permis"
    for state in ("en_fuite", "verrouillee", "au_tapis", "hors_de_formation"):
        assert wm.avancer_en_cavalerie_legere(**ride, **{f"figurine_{state}": True}).outcome == "Interdit"
    assert wm.faire_une_attaque_en_passant(attaquant_cavalerie_legere=True).outcome == "Interdit"


def test_found_after_impact_without_a_charge(wm):
    """Qui ne peut pas charger n'a pas d'attaques d'impact ; hors formation, il les fait quand même."""
    for state in ("malus_de_vts", "releve_en_renoncant_au_mouvement", "troupier_sans_ordre_de_charge", "verrouillee", "dysfonctionnement"):
        rider = dict(figurine_de_cavalerie=True, **{state: True})
        assert wm.faire_des_attaques_d_impact(attaquant=rider, distance_avant_contact=4).outcome == "Interdit", state
    stray = dict(figurine_de_cavalerie=True, hors_de_formation=True)
    assert wm.faire_des_attaques_d_impact(attaquant=stray, distance_avant_contact=4).outcome == "Permis"


def test_ac30(wm):
    """La lance porte à 2 pouces, la Monture à 0,5 : pas d'impact sur qui est à 1,2 pouce, ni de coup de Monture d'une cavalerie légère."""
    lancer = dict(figurine_de_cavalerie=True, allonge=True)
    assert wm.faire_des_attaques_d_impact(attaquant=lancer, distance_avant_contact=4, distance=1.2).outcome == "Interdit"
    assert wm.faire_des_attaques_d_impact(attaquant=lancer, distance_avant_contact=4, distance=0.4).outcome == "Permis"
    light = dict(cavalerie_legere=True, allonge=True)
    assert wm.attaque_de_monture(acc=6, defense=12, attaquant=light, distance=1.2).outcome == "Interdit"
    assert wm.attaque_de_corps_a_corps(acc=6, defense=12, attaquant=light, arme_allonge=True, distance=1.2, des=[3, 3]).outcome == "Touche"


def test_am02(wm):
    """La cible de la charge de cavalerie, couchée, est la première contactée à 4 pouces : impact, touche d'office, 35/36 contre ARM 12."""
    assert wm.faire_des_attaques_d_impact(distance_avant_contact=4, attaquant_figurine_de_cavalerie=True, cible_au_tapis=True).outcome == "Permis"
    assert wm.attaque_de_monture(acc=6, defense=12, cible_au_tapis=True).outcome == "Touche"
    assert 1 - wm.degats_de_monture(pui=10, arm=12).odds["Dégâts 0"] == F(35, 36)


def test_s33(wm):
    """Le cavalier touche un homme après 3 pouces, après 2,9, ou pour la seconde fois."""
    rider = dict(attaquant_figurine_de_cavalerie=True, contact_pendant_la_charge=True)
    assert wm.faire_des_attaques_d_impact(**rider, distance_avant_contact=3).outcome == "Permis"
    assert wm.faire_des_attaques_d_impact(**rider, distance_avant_contact=2.9).outcome == "Interdit"
    assert wm.faire_des_attaques_d_impact(**rider, distance_avant_contact=5, attaquant_impact_deja_fait=True).outcome == "Interdit"
    assert wm.poursuivre_sa_charge(**rider, distance_avant_contact=3).outcome == "Permis"
    assert wm.poursuivre_sa_charge(**rider, distance_avant_contact=2.9).outcome == "Interdit"


def test_w23(wm, chance):
    """La Monture frappe un ennemi à terre d'office ; l'impact vaut après trois pouces, pas pour la cavalerie légère."""
    assert wm.attaque_de_monture(acc=7, defense=14, cible_au_tapis=True).outcome == "Touche"
    met = dict(contact_pendant_la_charge=True, attaquant_figurine_de_cavalerie=True, distance_avant_contact=3)
    assert wm.faire_des_attaques_d_impact(**met).outcome == "Permis"
    assert wm.faire_des_attaques_d_impact(**met, attaquant_cavalerie_legere=True).outcome == "Interdit"
    assert wm.faire_des_attaques_d_impact(**met, attaquant_hors_de_formation=True).outcome == "Permis"
    for bar in ("au_tapis", "stationnaire", "en_fuite"):
        assert wm.faire_des_attaques_d_impact(**met, **{f"attaquant_{bar}": True}).outcome == "Interdit"
    for bar in ("au_tapis", "verrouillee", "mouvement_desactive"):
        assert wm.poursuivre_sa_charge(**{f"attaquant_{bar}": True}).outcome == "Interdit"


def test_wn2_05(wm):
    """Le cavalier touche la cible de sa charge après 2,5 pouces : ni impact, ni dégâts boostés ; ACC 7 contre 14."""
    rider = dict(attaquant_figurine_de_cavalerie=True)
    impact = wm.faire_des_attaques_d_impact(**rider, contact_pendant_la_charge=True, distance_avant_contact=2.5)
    assert impact.outcome == "Interdit"
    short = dict(attaque_de_charge=True, distance_parcourue=2.5)
    assert wm.attaque_de_corps_a_corps(acc=7, defense=14, **rider, **short).odds["Touche"] == F(7, 12)
    assert wm.degats_de_corps_a_corps(p_plus_f=13, arm=15, **rider, **short, des=[1, 1]).outcome == "Dégâts 0"


def test_found_after_a_recruit_rides_by(wm):
    """Une recrue à cheval attaque en passant sur ordre ; un solo s'en passe."""
    rider = dict(figurine_de_cavalerie=True, type_de_figurine="recrue")
    assert wm.faire_une_attaque_en_passant(attaquant=rider).outcome == "Interdit"
    assert wm.faire_une_attaque_en_passant(attaquant=dict(**rider, ordre_d_attaque_en_passant=True)).outcome == "Permis"
    assert wm.faire_une_attaque_en_passant(attaquant=dict(figurine_de_cavalerie=True, type_de_figurine="solo")).outcome == "Permis"


def test_al34(wm):
    """Le cavalier hors formation qui a l'ordre frappe en passant et tire ; couché et relevé au prix de son action ou de son mouvement, non."""
    rider = dict(figurine_de_cavalerie=True, type_de_figurine="recrue", ordre_d_attaque_en_passant=True)
    assert wm.faire_une_attaque_en_passant(attaquant=dict(rider, hors_de_formation=True)).outcome == "Permis"
    for paid in ("action", "mouvement"):
        price = "releve_en_renoncant_a_l_action" if paid == "action" else "releve_en_renoncant_au_mouvement"
        assert wm.faire_une_attaque_en_passant(attaquant=dict(rider, **{price: True})).outcome == "Interdit"


def test_u13(wm):
    """L'attaque en passant d'un solo, d'une unité sans ordre, d'un cavalier léger ; trois pouces d'éboulis en coûtent six."""
    rider = dict(attaquant_figurine_de_cavalerie=True)
    assert wm.faire_une_attaque_en_passant(**rider).outcome == "Permis"
    assert wm.faire_une_attaque_en_passant(**rider, activation_d_unite=True).outcome == "Interdit"
    assert wm.faire_une_attaque_en_passant(attaquant_cavalerie_legere=True).outcome == "Interdit"
    assert wm.distance_parcourue_selon_le_terrain(mouvement_depense=6, figurine_en_terrain_difficile=True).total == 3
    assert wm.attaque_a_distance(atd=6, defense=12, vise=True, attaquant_mouvement_commence=True, des=[3, 2]).outcome == "Raté"


def test_w17(wm):
    """Attaque en passant : pas verrouillé, ni relevé au prix de son mouvement, ni en visant, ni à pied."""
    rider = dict(attaquant_figurine_de_cavalerie=True, attaquant_ordre_d_attaque_en_passant=True)
    assert wm.faire_une_attaque_en_passant(**rider).outcome == "Permis"
    for bar in ("verrouillee", "maintenir_un_verrou", "releve_en_renoncant_au_mouvement", "vise", "dragon_a_pied", "au_tapis"):
        assert wm.faire_une_attaque_en_passant(**rider, **{f"attaquant_{bar}": True}).outcome == "Interdit"


def test_wn2_26(wm):
    """L'ordre d'attaque en passant reçu, hors de formation : elle se fait, et ses attaques aussi."""
    rider = dict(attaquant_figurine_de_cavalerie=True, attaquant_hors_de_formation=True, attaquant_ordre_d_attaque_en_passant=True)
    assert wm.faire_une_attaque_en_passant(**rider).outcome == "Permis"
    assert wm.attaquer(**rider).outcome == "Permis"


FELL = "la figurine interposée est hors de combat"

KILL = "la cible est hors de combat"


def test_ac06(wm):
    """B survit à la Monture et barre la route ; A est à 1,4 pouce : la lance passe par-dessus son petit socle, 7/12 puis 215/216. L'épée, ou un socle égal, non."""
    b = dict(defense=25, arm=30, cases_de_degats_restantes=9, socle="petit")
    a = dict(defense=16, arm=15, cases_de_degats_restantes=1, socle="petit")
    rider = dict(acc=7, figurine_de_cavalerie=True, socle="moyen", distance_parcourue=5)
    story = dict(attaquant=rider, distance_avant_contact=5, pui_de_la_monture=10, p_plus_f=12, cible=a, distance=1.4)
    v = wm.charge_de_cavalerie_a_travers(interposee=b, arme_allonge=True, **story)
    assert v.odds[FELL] == 0 and v.odds[KILL] == F(7, 12) * F(215, 216)
    assert wm.charge_de_cavalerie_a_travers(interposee=b, **story).odds[KILL] == 0
    assert wm.charge_de_cavalerie_a_travers(interposee={**b, "socle": "moyen"}, arme_allonge=True, **story).odds[KILL] == 0
    assert wm.fin_du_mouvement_de_charge(route_barree=True, distance=1.4, arme_allonge=True).outcome == "charge réussie"


def test_ac29(wm):
    """B, socle égal et Robuste, barre la route : tué ou couché par la Monture (13/18), il ne cache plus A, que la lance touche 7 fois sur 12."""
    b = dict(defense=13, arm=10, cases_de_degats_restantes=1, socle="moyen", robuste=True)
    a = dict(defense=16, arm=5, socle="petit", cases_de_degats_restantes=1)
    rider = dict(acc=7, figurine_de_cavalerie=True, socle="moyen", distance_parcourue=5)
    v = wm.charge_de_cavalerie_a_travers(
        attaquant=rider, distance_avant_contact=5, pui_de_la_monture=10, interposee=b, arme_allonge=True, distance=1.4, p_plus_f=12, cible=a
    )
    assert v.odds[FELL] == F(13, 18) * F(2, 3)
    assert v.odds[KILL] == F(13, 18) * F(7, 12)


def test_ag12(wm):
    """Mon lancier charge un gars de dos, derrière une haie ; celui qui barre la route lui fait face, à découvert : 5/12 à la Monture ; de dos, 13/18."""
    rider = dict(acc=6, figurine_de_cavalerie=True, distance_parcourue=9)
    story = dict(attaquant=rider, distance_avant_contact=4, pui_de_la_monture=14, p_plus_f=15, cible=dict(defense=14, arm=12, cases_de_degats_restantes=1))
    block = dict(defense=14, arm=12, cases_de_degats_restantes=1)
    v = wm.charge_de_cavalerie_a_travers(**story, interposee=block, depuis_l_arc_arriere=True, decor_interferent=True)
    assert v.odds["la figurine interposée est hors de combat"] == F(5, 12) and v.odds[KILL] == F(5, 12) * F(13, 18)
    turned = wm.charge_de_cavalerie_a_travers(**story, interposee=block, depuis_l_arc_arriere_de_l_autre_figurine=True)
    assert turned.odds["la figurine interposée est hors de combat"] == F(13, 18)


def test_ah12(wm):
    """3 pouces, il barre la route, DEF 13 ARM 13 : 77/144 de passer ; à 2,9, aucun impact ; la cavalerie légère, jamais."""
    rider = dict(acc=6, figurine_de_cavalerie=True, distance_parcourue=8)
    block = dict(defense=13, arm=13, cases_de_degats_restantes=1)
    story = dict(pui_de_la_monture=10, interposee=block, p_plus_f=15, cible=dict(defense=13, arm=12, cases_de_degats_restantes=1))
    v = wm.charge_de_cavalerie_a_travers(attaquant=rider, distance_avant_contact=3, **story)
    assert v.odds["la figurine interposée est hors de combat"] == F(77, 144)
    assert v.odds[KILL] == F(77, 144) * F(5, 6)
    short = wm.charge_de_cavalerie_a_travers(attaquant=rider, distance_avant_contact=2.9, **story)
    assert (short.odds["la figurine interposée est hors de combat"], short.odds[KILL]) == (0, 0)
    light = dict(figurine_de_cavalerie=True, cavalerie_legere=True)
    assert wm.faire_des_attaques_d_impact(attaquant=light, distance_avant_contact=4).outcome == "Interdit"


def test_ai11(wm):
    """Mon lancier bute à 2,5 pouces sur un petit socle : ni impact ni élan, mais la lance passe, 77/144, et le +2 se discute ; l'épée non."""
    rider = dict(acc=6, figurine_de_cavalerie=True, socle="grand", distance_parcourue=2.5)
    block = dict(defense=13, arm=15, socle="petit", cases_de_degats_restantes=1)
    story = dict(distance_avant_contact=2.5, pui_de_la_monture=10, distance=1.5, p_plus_f=15, cible=dict(defense=13, arm=18, cases_de_degats_restantes=1))
    v = wm.charge_de_cavalerie_a_travers(attaquant=rider, interposee=block, arme_allonge=True, **story)
    assert (v.odds[KILL], v.odds["la figurine interposée est hors de combat"]) == (F(7, 12) * F(11, 12), 0)
    assert "WM-1551" in v.disputes
    kept = wm.charge_de_cavalerie_a_travers(attaquant=rider, interposee=block, arme_allonge=True, **story, litiges={"WM-1551": "B"})
    assert kept.odds[KILL] == F(5, 6) * F(11, 12)
    assert wm.charge_de_cavalerie_a_travers(attaquant=rider, interposee=block, **story).odds[KILL] == 0
    same = wm.charge_de_cavalerie_a_travers(attaquant=rider, interposee={**block, "socle": "grand"}, arme_allonge=True, **story)
    assert same.odds[KILL] == 0
    slowed = wm.charge_de_cavalerie_a_travers(attaquant={**rider, "malus_de_vts": True}, interposee=block, arme_allonge=True, **story)
    assert slowed.outcome == "Interdit"


def test_al33(wm):
    """À 3 pouces je heurte un gars DEF 13 ARM 15 : 91/216 de passer, puis +2 sur DEF 14, 13/18, et 3d6 + 13 touche toujours ARM 15 : 1183/3888."""
    v = wm.charge_de_cavalerie_a_travers(attaquant=dict(acc=6, figurine_de_cavalerie=True, distance_parcourue=7), distance_avant_contact=3, pui_de_la_monture=10,
                                         interposee=dict(defense=13, arm=15, cases_de_degats_restantes=1), p_plus_f=13, cible=dict(defense=14, arm=15, cases_de_degats_restantes=1))
    assert v.odds[KILL] == F(7, 12) * F(13, 18) * F(13, 18)


def dead(verdict):
    """The chance that the target is disabled at the end of a chain."""
    return verdict.odds.get("la cible est hors de combat", F(0))


def struck(verdict, whom="la cible"):
    """The chance that somebody is hit at the end of a chain."""
    return verdict.odds.get(f"{whom} est touchée", F(0))


def test_y30(wm):
    """Charge de cavalerie : passer B à l'impact, puis toucher et détruire A."""
    b, a = dict(defense=13, arm=14, cases_de_degats_restantes=1), dict(defense=14, arm=16, cases_de_degats_restantes=5)
    rider = dict(attaquant=dict(acc=7, figurine_de_cavalerie=True, distance_parcourue=9), distance_avant_contact=4)
    whole = wm.charge_de_cavalerie_a_travers(**rider, pui_de_la_monture=11, interposee=b, p_plus_f=12, arme_allonge=True, cible=a)
    assert whole.odds["la figurine interposée est hors de combat"] == F(143, 216)
    assert (struck(whole), dead(whole)) == (F(715, 1296), F(3575, 8748))
    assert wm.distance_de_charge_maximale(vts=8).total == 11
    assert not wm.quitter_une_zone_de_corps_a_corps(attaquant_au_tapis=True).gives


def out(verdict, whom="la cible"):
    """The chance that somebody is disabled at the end."""
    return verdict.odds[f"{whom} est hors de combat"]


def test_z05(wm):
    """L'impact à 3 pouces pile sur un Robuste ; les deux focus du cavalier ne boostent pas la Monture. À pied, point d'impact."""
    rider = dict(acc=6, distance_parcourue=8, points_de_focus=2)
    b, a = dict(defense=13, arm=15, robuste=True, cases_de_degats_restantes=1), dict(defense=14, arm=12, cases_de_degats_restantes=1)
    story = dict(distance_avant_contact=3, pui_de_la_monture=12, interposee=b, p_plus_f=15, cible=a)
    v = wm.charge_de_cavalerie_a_travers(attaquant=dict(**rider, figurine_de_cavalerie=True), **story)
    # 7 or more, then 4 or more, then no 5 nor 6; the lance hits on 6 or more with its +2, and kills
    assert out(v, "la figurine interposée") == F(7, 12) * F(11, 12) * F(2, 3)
    assert out(v) == F(77, 216) * F(13, 18)
    assert wm.charge_de_cavalerie_a_travers(attaquant=rider, **story).outcome == "Interdit"


KILL_2 = "la figurine est hors de combat"


def test_ad15(wm):
    """Mon dragon brûle, trois cases, huit points : trois comptés, à pied ; au prochain tour 7/18 d'y rester (ARM 14, cinq cases). Sans À Pied, mort."""
    assert wm.degats_comptes_du_dragon_monte(points_de_degats_subis=8, cases_de_degats_restantes=3).total == 3
    lost = dict(points_de_degats_subis=8, cases_de_degats_restantes=3)
    assert "à pied" in wm.degats_subis(dragon_peut_passer_a_pied=True, **lost).outcome
    assert "hors de combat" in wm.degats_subis(figurine_dragon=True, **lost).outcome
    assert "effets transmis" in wm.passer_a_pied(figurine_pendant_une_avance=True).outcome
    v = wm.effets_continus_a_la_maintenance(arm=14, cases_de_degats_restantes=5, effet_continu_feu=True)
    assert v.odds[KILL_2] == F(2, 3) * F(7, 12)


def test_w22(wm):
    """Dragon monté de cinq cases, neuf points : cinq comptent, il passe à pied, sans Monture ni attaque en passant."""
    assert wm.degats_comptes_du_dragon_monte(cases_de_degats_restantes=5, points_de_degats_subis=9).total == 5
    assert "activation achevée" in str(wm.passer_a_pied())
    assert wm.attaque_de_monture(acc=6, defense=12, attaquant_dragon_a_pied=True).outcome == "Interdit"


def test_ai12(wm):
    """La cible de ma charge, heurtée à 2 pouces : la lance seule, 65/108, sans dé de plus ; à 5 pouces, la Monture d'abord."""
    foe = dict(defense=13, arm=17, cases_de_degats_restantes=1)
    story = dict(pui_de_la_monture=12, p_plus_f=13, cible=foe)
    v = wm.charge_de_cavalerie_et_impact(attaquant=dict(acc=7, figurine_de_cavalerie=True), distance_avant_contact=2, **story)
    assert v.odds[KILL] == F(13, 18) * F(5, 6)
    far = wm.charge_de_cavalerie_et_impact(attaquant=dict(acc=7, figurine_de_cavalerie=True, distance_parcourue=5), distance_avant_contact=5, **story)
    mount = F(13, 18) * F(26, 36)  # 12 + 6 beats 17
    assert far.odds[KILL] == mount + (1 - mount) * F(11, 12) * F(53, 54)


OUT = "la cible est hors de combat"


def test_r14(wm):
    """La Monture puis la lance sur la même recrue, contactée en premier."""
    rider = dict(acc=7, figurine_de_cavalerie=True, distance_parcourue=5)
    recruit = dict(defense=13, arm=14, cases_de_degats_restantes=1)
    story = wm.charge_de_cavalerie_et_impact(attaquant=rider, distance_avant_contact=5, pui_de_la_monture=12, p_plus_f=13, cible=recruit)
    assert story.odds[OUT] == F(7583, 7776)


def test_al32(wm):
    """Cavalerie légère : jamais d'impact ni d'attaque en passant ; la Monture charge sans boost (litige), et ses 5 pouces sont en litige."""
    assert wm.faire_des_attaques_d_impact(attaquant=dict(figurine_de_cavalerie=True, cavalerie_legere=True), distance_avant_contact=5).outcome == "Interdit"
    assert wm.faire_une_attaque_en_passant(attaquant=dict(figurine_de_cavalerie=True, cavalerie_legere=True, ordre_d_attaque_en_passant=True)).outcome == "Interdit"
    v = wm.degats_de_monture(pui=10, arm=15, attaquant_cavalerie_legere=True, attaque_de_charge=True, attaquant_distance_parcourue=4, des=[3, 4])
    assert v.outcome == "Dégâts 2" and "WM-1554" in v.text


def test_p08(wm):
    """Le cheval du cavalier : sa PUI seule, et son focus n'y fait rien."""
    verdict = wm.degats_de_monture(pui=12, arm=14, jet_booste=True)
    assert "sur 2d6 + 12 (PUI) contre ARM 14" in verdict.text


def test_r15(wm, chance):
    """Cavalerie légère : la Monture en attaque initiale, sans boost ; 5 pouces ensuite ; ni attaque en-passant, ni impact."""
    light = dict(attaquant_cavalerie_legere=True)
    assert wm.attaquer_avec_la_monture(**light).outcome == "Permis"
    assert chance(wm.attaque_de_monture(acc=6, defense=13, jet_booste=True)) == F(7, 12)
    assert wm.faire_une_attaque_en_passant(**light).outcome == "Interdit"
    assert wm.faire_des_attaques_d_impact(distance_avant_contact=5, contact_pendant_la_charge=True, **light).outcome == "Interdit"
    assert wm.avance_de_cavalerie_legere().total == 5


def test_w20(wm):
    """Cavalerie légère : ses cinq pouces, 2,5 dans la boue ; en fuite, verrouillée ou au tapis, aucun."""
    assert wm.avance_de_cavalerie_legere().total == 5
    assert wm.distance_parcourue_selon_le_terrain(mouvement_depense=5, figurine_en_terrain_difficile=True).total == F(5, 2)
    for bar in ("en_fuite", "verrouillee", "au_tapis", "stationnaire", "hors_de_formation"):
        assert wm.avance_de_cavalerie_legere(**{f"figurine_{bar}": True}).outcome == "Interdit"
