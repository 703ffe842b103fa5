"""Situations of Warmachine that ask `attaque_a_distance` first of all."""

from fractions import Fraction as F
from itertools import product

import pytest
from arbitre.errors import SituationError


def test_x01(wm, chance):
    """Le warjack, lui-même en lisière, vise une cible surélevée, à couvert et en mêlée : 2d6 + 4 contre 19."""
    table = dict(
        atd=6, vise=True, attaquant_en_partie_en_foret=True, ligne_a_travers_une_foret=True, foret_traversee=1, attaquant_points_de_focus=1,
        defense=13, cible_plus_haute=True, denivele=1, decor_de_couvert=True, distance_au_decor=0.5, cible_en_partie_masquee=True,
        cible_en_corps_a_corps=True,
    )
    assert chance(wm.attaque_a_distance(**table)) == F(1, 36)
    assert chance(wm.attaque_a_distance(**table, jet_booste=True)) == F(5, 54)


def test_x02(wm):
    """Souffle de feu sur un Furtif immunisé, sur un ami en mêlée, sur un ennemi caché par une maison."""
    flames = dict(atd=5, attaque_de_souffle=True, type_de_souffle="ES 8")
    hidden = dict(cible_furtivite=True, distance=6, cible_dans_une_nuee=True, decor_de_couvert=True, distance_au_decor=0, cible_en_partie_masquee=True)
    a = wm.attaque_a_distance(**flames, **hidden, cible_immunite_au_feu=True, cible_en_corps_a_corps=True, defense=15, des=[5, 5])
    assert (a.outcome, a.total) == ("Touche", 15)
    burnt = wm.degats_a_distance(pui=12, attaque_de_souffle=True, type_de_degats="feu", cible_immunite_au_feu=True, des=[5, 5])
    assert burnt.outcome in ("Interdit", "Sans effet") and "WM-1042" in burnt.codes
    assert not wm.figurine_touchee_par_l_arme(effet_de_l_arme="effet continu : feu", cible_immunite_au_feu=True).gives
    b = wm.attaque_a_distance(**flames, cible_en_corps_a_corps=True, defense=12, des=[3, 3])
    assert (b.outcome, b.total) == ("Raté", 11)
    assert not wm.rater_une_cible_en_corps_a_corps(cible_en_corps_a_corps=True, attaque_de_souffle=True).gives
    assert wm.toucher_par_le_souffle(cible_sous_le_gabarit=True, ligne_de_vue_bloquee_par_le_decor=True).outcome == "Interdit"


def test_x04(wm, chance):
    """Canon à givre boosté sur un immunisé au froid : aucun dégât, mais au tapis par le critique ; le fusilier suit."""
    shot = wm.attaque_a_distance(atd=5, defense=13, jet_booste=True, cible_immunite_au_froid=True, des=[4, 4, 2])
    assert (shot.outcome, shot.total) == ("Touche", 15) and "touche critique" in shot.text
    down = wm.figurine_touchee_par_l_arme(effet_de_l_arme="mise au tapis critique", jet_d_attaque_critique=True, cible_immunite_au_froid=True)
    assert "au tapis" in down.gives
    frost = wm.degats_a_distance(pui=14, arm=16, type_de_degats="froid", cible_immunite_au_froid=True, des=[6, 6])
    assert frost.outcome in ("Interdit", "Sans effet") and "WM-1042" in frost.codes
    assert chance(wm.attaque_a_distance(atd=5, defense=13, cible_au_tapis=True, vise=False)) == F(35, 36)


def test_x06(wm, chance):
    """Furtive à 5 pouces pile, en forêt : le fusil visé, puis le sort d'une Compétence Magique, sans visée."""
    target = dict(defense=16, cible_furtivite=True, cible_en_partie_en_foret=True, ligne_a_travers_une_foret=True, foret_traversee=2, distance=5)
    assert chance(wm.attaque_a_distance(atd=7, vise=True, **target)) == F(5, 18)
    assert chance(wm.attaque_de_competence_magique(magie=7, por=8, vise=True, **target)) == F(1, 12)


def test_x10(wm, both):
    """L'arquebusier à hallebarde engage un bretteur qui ne l'atteint pas : peut-il tirer ?"""
    shot = dict(atd=6, defense=13, distance=9, attaquant_engage_un_ennemi=True, des=[3, 4])
    v = wm.attaque_a_distance(**shot)
    assert v.outcome == "Interdit" and len(v.disputes) == 1
    assert any(a.text.startswith("Touche") for a in v.answers)
    engaged = wm.attaque_a_distance(**shot, attaquant_engagee=True)
    assert engaged.outcome == "Interdit" and not engaged.disputes


def test_x48(wm, chance):
    """3 pouces de bois pile et une cible en forêt ; une autre derrière un bosquet ; puis la Vision Aveugle."""
    wood = dict(ligne_a_travers_une_foret=True, vise=True, atd=6)
    first = dict(defense=14, cible_en_partie_en_foret=True, foret_traversee=3)
    assert chance(wm.attaque_a_distance(**wood, **first)) == F(5, 12)
    second = dict(defense=13, foret_traversee=0.5)
    assert wm.attaque_a_distance(**wood, **second).outcome == "Interdit"
    assert chance(wm.attaque_a_distance(**wood, **first, attaquant_vision_aveugle=True)) == F(13, 18)
    assert wm.attaque_a_distance(**wood, **second, attaquant_vision_aveugle=True, des=[3, 3]).outcome == "Touche"


def test_aa19(wm, chance):
    """Un dragon Pistolero qui a piétiné quelqu'un de sa Monture ne tire plus ; sans impact, il tire : ni -4, ni +2 de charge."""
    rider = dict(pistolero=True, dragon=True)
    assert wm.attaquer_a_distance(attaquant=dict(**rider, impact_deja_fait=True)).outcome == "Interdit"
    shot = wm.attaque_a_distance(
        attaquant=dict(**rider, atd=6, engagee=True), cible=dict(defense=14, engagee=True), distance=0.4, cible_dans_la_zone_de_corps_a_corps=True
    )
    assert chance(shot) == F(15, 36)


def test_ab15(wm, chance):
    """Deux Pistoleros engagés par leur cible : pas de tir combiné ; chacun tire seul, ni visée ni malus."""
    gun = dict(pistolero=True, vise=True)
    close = dict(attaquant=gun, attaquant_en_corps_a_corps_avec_la_cible=True, cible=dict(defense=14, en_corps_a_corps=True))
    assert wm.attaque_a_distance(atd=6, participants=2, **close).outcome == "Interdit"
    assert chance(wm.attaque_a_distance(atd=6, **close)) == F(15, 36)


def test_ab16(wm, chance):
    """Jambes mortes, à couvert : DEF 7 + 4 ; le bouclier réparé d'un point compte de nouveau ; pas de slam."""
    assert chance(wm.attaque_a_distance(atd=5, cible=dict(defense=14, mouvement_desactive=True, a_couvert=True))) == F(26, 36)
    assert str(wm.degats_a_distance(pui=13, cible=dict(arm=16, boucliers=1), des=[6, 5])).startswith("Dégâts 6 ")
    assert wm.slam(attaquant_mouvement_desactive=True).outcome == "Interdit"


def test_ab17(wm):
    """L'arme touche d'office un Furtif à 8 pouces ; si l'on jette quand même les dés, la Furtivité reprend ses droits."""
    shot = dict(atd=6, attaque_automatiquement_reussie=True, distance=8, cible=dict(furtivite=True, defense=13))
    assert wm.attaque_a_distance(**shot).outcome.startswith("Touche")
    assert wm.attaque_a_distance(**shot, des_lances_quand_meme=True).outcome.startswith("Raté")


def test_ab19(wm, chance):
    """Mon jack slamme à mon tour l'un des miens, qui ne tombe jamais : il tire de sa place, sans visée ; il ne charge pas, ne bouge pas puis tire."""
    struck = dict(renoncement_du=True)
    v = wm.etre_slamme(cible_immunisee_au_tapis=True)
    assert "renoncement imposé, au mouvement ou à l'action" in v.gives
    assert chance(wm.attaque_a_distance(atd=6, attaquant=dict(vise=True, **struck), cible=dict(defense=15))) == F(10, 36)
    assert wm.charger(attaquant=struck).outcome == "Interdit"
    assert wm.attaquer_a_distance(attaquant=dict(a_bouge=True, **struck)).outcome == "Interdit"


def test_ab20(wm, chance, both):
    """Il quitte mon Pistolero, dont la CDT est épuisée : il tire quand même, à trois dés de dégâts ; le +2, selon la lecture."""
    gun = dict(pistolero=True, sans_arme_de_corps_a_corps=True)
    assert wm.attaquer_a_distance(attaquant_pistolero=True, frappe_gratuite_en_cours=True, tirs_deja_faits=1, cdt=1).outcome == "Permis"
    v = wm.attaque_a_distance(atd=6, frappe_gratuite_en_cours=True, attaquant=gun, cible=dict(defense=14, engagee=True))
    assert chance(v) == F(15, 36)
    assert "13/18" in both(v, "WM-9134")["B"]
    v = wm.degats_a_distance(pui=10, frappe_gratuite_en_cours=True, attaquant_pistolero=True, cible_arm=13, des=[2, 3, 4])
    assert str(v).startswith("Dégâts 6 ")


# --- ten more, around what the first twenty had mended -----------------------------------------------------------------------------
def test_ab21(wm, chance):
    """Le Colosse dont on tient le bras gauche tire encore du droit, engagé ou non ; du gauche, rien, ni tir ni coup."""
    held = dict(est_un_colosse=True, arme_verrouillee=True)
    shot = dict(atd=5, cible=dict(defense=12))
    assert chance(wm.attaque_a_distance(**shot, attaquant=held)) == F(21, 36)
    assert wm.attaque_a_distance(**shot, attaquant=held, arme_tenue_par_le_verrou=True).outcome == "Interdit"
    assert wm.attaque_de_corps_a_corps(acc=5, cible=dict(defense=12), attaquant=held, arme_de_la_meme_localisation=True).outcome == "Interdit"
    spare = dict(arme_de_la_meme_localisation=True, localisation_tiret=True)
    assert chance(wm.attaque_de_corps_a_corps(acc=5, cible=dict(defense=12), attaquant=held, **spare)) == F(21, 36)


def test_ab23(wm, chance):
    """L'obus relançable d'un côté comme de l'autre : 5/12 devient p² (3 − 2p) ; le critique suit le dernier jet."""
    shell = dict(atd=5, attaque_a_aire_d_effet=True, cible=dict(defense=13))
    v = wm.attaque_a_distance(**shell, relance_accordee=True, relance_imposee=True)
    assert chance(v) == F(5, 12) ** 2 * (3 - 2 * F(5, 12))
    v = wm.attaque_a_distance(**shell, relance_accordee=True, relance_imposee=True, des=[4, 4], relances=[[1, 2], [5, 3]])
    assert v.outcome == "Touche" and "touche critique" not in str(v)


def test_ab33(wm, chance):
    """Le profil suffit : « ES 8 » ignore la mêlée et le couvert, « ADE 4 » dévie et ne retombe sur personne ; à 8,5 pouces, l'ES 8 ne couvre rien."""
    melee = dict(defense=12, en_corps_a_corps=True, a_couvert=True)
    assert chance(wm.attaque_a_distance(atd=5, arme_type_de_souffle="ES 8", distance=8, cible=melee)) == F(21, 36)
    assert chance(wm.attaque_a_distance(atd=5, arme_type_de_souffle="ES 8", distance=8.5, cible=melee)) == 0
    shell = dict(atd=7, arme_ade=4, cible=dict(defense=13, en_corps_a_corps=True), seconde_cible=dict(defense=10), nombre_de_candidats=1)
    assert wm.tir_dans_une_melee(**shell).odds["la seconde cible est touchée"] == 0
    assert wm.degats_a_distance(pui=14, arme_ade=4, attaque_deviee=True, cible_arm=12).outcome == "Sans effet"


def test_ad07(wm, chance):
    """À 1 pouce derrière un obstacle, DEF 14, ATD 6 : muret 1/36, haie 1/6, à 1,1 pouce 5/12. Qui ne dit pas lequel, on le lui demande."""
    shot = dict(atd=6, defense=14, cible_derriere_un_obstacle_lineaire=True)
    assert chance(wm.attaque_a_distance(distance_au_decor=1, protection_convenue="couvert", **shot)) == F(1, 36)
    assert chance(wm.attaque_a_distance(distance_au_decor=1, protection_convenue="dissimulation", **shot)) == F(1, 6)
    assert chance(wm.attaque_a_distance(distance_au_decor=1.1, **shot)) == F(5, 12)
    assert chance(wm.attaque_a_distance(distance_au_decor=1, attaque_de_souffle=True, **shot)) == F(5, 12)
    assert chance(wm.attaque_de_corps_a_corps(acc=6, defense=14, cible_derriere_un_obstacle_lineaire=True)) == F(1, 6)
    with pytest.raises(Exception, match="il manque decor_protection_convenue"):
        wm.attaque_a_distance(distance_au_decor=1, **shot)


def both(verdict, dispute):
    """What the other readings of a dispute answer."""
    return [answer.text for answer in verdict.answers if answer.dispute == dispute]


def test_ad20(wm, chance):
    """Couché au fond de l'eau : DEF 5 (litige : 7) au tir ; debout, à couvert, 7 + 4."""
    v = wm.attaque_a_distance(atd=3, defense=13, cible=dict(au_tapis=True, en_eau_profonde=True))
    assert chance(v) == F(35, 36) and "11/12" in both(v, "WM-1111")[0]
    assert chance(wm.attaque_a_distance(atd=5, defense=13, cible=dict(en_eau_profonde=True, a_couvert=True))) == F(13, 18)


def test_ae04(wm, chance):
    """Pistolet magique visé sur un spectre derrière des caisses : 1/12. Aux prises, il ne tire plus : arme magique n'est pas attaque magique ; le sort, oui, sans visée."""
    ghost = dict(cible=dict(defense=15, intangible=True, a_couvert=True), attaquant_vise=True)
    assert chance(wm.attaque_a_distance(atd=6, arme_magique=True, **ghost)) == F(1, 12)
    assert wm.attaquer_a_distance(attaquant_engagee=True, arme_magique=True).outcome == "Interdit"
    assert wm.attaquer_par_magie(attaquant_engagee=True).outcome == "Permis"
    assert chance(wm.attaque_magique(foc=7, **ghost)) == F(1, 36)


def test_ae05(wm, chance):
    """Un coup à aire d'effet reste un coup : le couché est touché d'office ; l'obus, lui, vise DEF 5."""
    down = dict(cible=dict(defense=15, au_tapis=True), attaque_a_aire_d_effet=True)
    assert wm.attaque_de_corps_a_corps(acc=5, **down).text.startswith("Touche automatique")
    assert chance(wm.attaque_a_distance(atd=5, **down)) == F(35, 36)


def readings(verdict, dispute):
    """What the other readings of a dispute answer."""
    return [answer for answer in verdict.answers if answer.dispute == dispute]


def test_ae28(wm, chance):
    """Le bras mort n'a qu'un dé : 5/6 contre DEF 7, le 1 rate ; contre 14, rien, ou 1/6 pour un 6."""
    assert chance(wm.attaque_a_distance(atd=6, defense=7, arme_systeme_desactive=True)) == F(5, 6)
    v = wm.attaque_a_distance(atd=6, defense=14, arme_systeme_desactive=True)
    assert chance(v) == 0 and "1/6" in readings(v, "WM-8702")[0].text


def test_af09(wm, chance):
    """L'obus sur un engagé : 1/12, et raté il dévie de 2,5 pouces au plus ; sur un Colosse engagé, 5/6."""
    shell = dict(atd=5, attaque_a_aire_d_effet=True, cible_en_corps_a_corps=True)
    assert chance(wm.attaque_a_distance(**shell, defense=12)) == F(1, 12)
    assert chance(wm.attaque_a_distance(**shell, defense=10, cible_est_un_colosse=True)) == F(5, 6)
    assert wm.rater_une_cible_en_corps_a_corps(attaque_a_aire_d_effet=True).text.startswith("Conséquences : déviation")
    assert wm.deviation_maximale(distance=5).total == F(5, 2)


def test_af10(wm, chance):
    """Quatre fusiliers sur un Colosse engagé, en forêt, à couvert et sur sa butte : 35/36 ; sur un jack engagé, ils ne tirent pas ensemble."""
    colossal = dict(est_un_colosse=True, engagee=True, a_couvert=True, en_partie_en_foret=True, surelevee=True)
    assert chance(wm.attaque_a_distance(atd=5, defense=12, participants=4, cible=colossal)) == F(35, 36)
    for huge in ("est_un_colosse", "est_un_gargantuan", "machine_de_bataille"):
        for low in ("derriere_un_obstacle", "derriere_une_obstruction"):
            assert chance(wm.attaque_a_distance(atd=6, defense=12, cible={huge: True, low: True})) == F(13, 18)
    assert wm.attaquer_a_distance(participants=4, cible_engagee=True).outcome == "Interdit"
    assert wm.degats_a_distance(pui=10, arm=19, participants=4, des=[3, 4]).outcome == "Dégâts 2"


def test_af13(wm, chance):
    """Hallebarde et masse, à 1,5 pouce d'un épéiste : la masse n'atteint pas ; qu'on tire sur l'un ou l'autre, -4 ; l'épéiste, engagé, ne tire pas."""
    assert wm.attaquer_avec_une_arme(arme_allonge=False, distance=1.5).outcome == "Interdit"
    assert wm.attaquer_avec_une_arme(arme_allonge=True, distance=1.5).outcome == "Permis"
    blows = dict(armes_de_melee=2, armes_a_allonge=1, attaques_supplementaires=1)
    assert [wm.nombre_d_attaques_de_corps_a_corps(**blows, distance=d).total for d in (0.5, 1.5, 2.1)] == [3, 2, 0]
    assert chance(wm.attaque_a_distance(atd=6, defense=13, cible_engage_un_ennemi=True)) == F(1, 12)
    assert chance(wm.attaque_a_distance(atd=6, defense=13, cible_engagee=True)) == F(1, 12)
    assert wm.attaquer_a_distance(attaquant_engagee=True).outcome == "Interdit"


@pytest.mark.parametrize("hide", [dict(derriere_une_obstruction=True), dict(derriere_un_obstacle=True), dict(masquee_par_une_epave=True)])
def test_af14(wm, chance, hide):
    """Déjà à couvert, ou au fond d'une tranchée, il a aussi un rocher, un muret ou une épave devant lui : +4 une fois, nul ne demande à quelle distance."""
    for cover in (dict(a_couvert=True), dict(dans_une_tranchee=True)):
        assert chance(wm.attaque_a_distance(atd=6, defense=12, cible={**cover, **hide})) == F(1, 6)
        assert chance(wm.attaque_magique(foc=6, defense=12, cible={**cover, **hide})) == F(1, 6)


def test_af15(wm, chance):
    """Le tireur touche la tranchée : elle n'abrite plus, c'est au rocher de le faire, et là la distance compte."""
    trench = dict(cible=dict(dans_une_tranchee=True, derriere_une_obstruction=True), attaquant_au_contact_de_la_tranchee=True)
    assert chance(wm.attaque_a_distance(atd=6, defense=12, **trench, distance_au_decor=1)) == F(1, 6)
    assert chance(wm.attaque_a_distance(atd=6, defense=12, **trench, distance_au_decor=1.1)) == F(13, 18)
    hedge = dict(a_couvert=True, en_partie_masquee=True)
    assert chance(wm.attaque_a_distance(atd=6, defense=12, cible=hedge, decor_de_dissimulation=True)) == F(1, 6)


def test_af25(wm, chance):
    """Mon fusil POR 10 reçoit 2 pouces : 11 est à portée, 12,1 non ; maudit de 2, 9 ne l'est plus, et l'obus dévie alors de 4 au plus ; un souffle s'en moque."""
    gun = dict(atd=6, defense=12, por=10)
    assert chance(wm.attaque_a_distance(**gun, modificateur_de_por=2, distance=11)) == F(13, 18)
    assert chance(wm.attaque_magique(foc=6, defense=12, por=10, modificateur_de_por=2, distance=11)) == F(13, 18)
    assert wm.attaque_a_distance(**gun, modificateur_de_por=2, distance=12.1).text.startswith("Raté automatique")
    assert wm.attaque_a_distance(**gun, modificateur_de_por=-2, distance=9).text.startswith("Raté automatique")
    assert wm.deviation_maximale(por=10, modificateur_de_por=-2, distance=9).total == 4
    assert wm.attaque_a_distance(atd=6, defense=12, type_de_souffle="ES 8", modificateur_de_por=2, distance=9).text.startswith("Raté automatique")
    assert wm.mesurer_la_portee(longueur_mesuree=11, por=10, modificateur_de_por=2).outcome == "Permis"


def test_ag01(wm, chance):
    """Du haut d'un pouce et visant, sur un gars au tapis en lisière et derrière une haie, mon chevalier à 0,3 : DEF 7, ni -4 ni +2 de hauteur, 35/36."""
    low = dict(defense=13, au_tapis=True, en_partie_en_foret=True, derriere_un_obstacle=True)
    shot = dict(atd=6, attaquant_vise=True, attaquant_surelevee=True, decor_de_dissimulation=True, distance_au_decor=0.5)
    v = wm.attaque_a_distance(**shot, cible=low)
    assert chance(v) == F(35, 36) and "DEF 7" in v.text


@pytest.mark.parametrize(("gap", "boost", "expected"), [(0.8, False, F(1, 12)), (0.8, True, F(1, 2)), (1.1, False, F(7, 12))])
def test_ag02(wm, chance, gap, boost, expected):
    """Vision Aveugle sur un gars DEF 13 dans un bois et derrière un mur : le bois ne compte pas, le mur si, jusqu'à 1 pouce."""
    wood = dict(defense=13, en_partie_en_foret=True, derriere_une_obstruction=True)
    assert chance(wm.attaque_a_distance(atd=6, attaquant_vision_aveugle=True, jet_booste=boost, cible=wood, distance_au_decor=gap)) == expected


def test_ag17(wm, chance):
    """Trois fusiliers sur un Furtif, le principal à 5 pouces, un autre à 6 : +2, 7/12, puis 5 points ; le principal à 6, raté d'office."""
    stealth = dict(atd=5, participants=3, cible=dict(defense=14, furtivite=True))
    assert chance(wm.attaque_a_distance(**stealth, participants_en_echec=1, distance=5)) == F(7, 12)
    assert wm.degats_a_distance(pui=10, arm=14, participants=3, participants_en_echec=1, des=[3, 4]).outcome == "Dégâts 5"
    assert wm.attaque_a_distance(**stealth, participants_en_echec=1, distance=6).text.startswith("Raté automatique")


def test_ag23(wm, chance):
    """L'arc nodal est dans son dos, mon warcaster devant : +2, 7/12 ; un jack inerte n'a pas de dos : DEF 5, 35/36, et ni dos ni bouclier."""
    assert chance(wm.attaque_magique(foc=6, sort_relaye=True, depuis_l_arc_arriere=True, defense=15)) == F(7, 12)
    inert = wm.attaque_a_distance(atd=2, defense=13, cible_warjack_inerte=True, depuis_l_arc_arriere=True)
    assert chance(inert) == F(35, 36) and inert.disputes == ()
    assert wm.degats_de_corps_a_corps(p_plus_f=12, arm=14, cible_warjack_inerte=True, boucliers=2, des=[3, 4]).outcome == "Dégâts 5"


def test_ah25(wm):
    """Vision Aveugle : ni la furtivité ni la forêt ne comptent, le mur à 0,5 pouce, si : 1/6. L'autre rate d'office. Une Machine se voit derrière le bosquet."""
    prey = dict(defense=14, furtivite=True, en_foret=True, derriere_une_obstruction=True)
    shot = dict(atd=6, attaquant_vise=True, distance=7, distance_au_decor=0.5, cible=prey)
    assert wm.attaque_a_distance(**shot, attaquant_vision_aveugle=True).odds["Touche"] == F(1, 6)
    assert wm.attaque_a_distance(**shot).text.startswith("Raté automatique")
    assert wm.tracer_une_ligne_de_vue(ligne_a_travers_une_foret=True).outcome == "Interdit"
    assert wm.tracer_une_ligne_de_vue(ligne_a_travers_une_foret=True, cible_machine_de_bataille=True).outcome == "Permis"
    engine = dict(machine_de_bataille=True, engagee=True, defense=10)
    assert wm.attaque_a_distance(atd=6, attaquant_vise=True, cible=engine, ligne_a_travers_une_foret=True).odds["Touche"] == F(35, 36)


KILL = "la cible est hors de combat"


def test_ai15(wm, chance):
    """Lance-flammes : ni la mêlée, ni le couvert, ni la Furtivité à 7 pouces ne comptent ; la butte, si : 10 ou plus ; couché sur la butte, DEF 7."""
    foe = dict(defense=13, surelevee=True, furtivite=True, a_couvert=True, en_corps_a_corps=True)
    assert chance(wm.attaque_a_distance(atd=5, arme_type_de_souffle="ES 8", cible=foe, distance=7)) == F(1, 6)
    down = wm.attaque_a_distance(atd=5, attaque_de_souffle=True, cible=dict(defense=15, au_tapis=True, plus_haute=True), denivele=1)
    assert chance(down) == F(35, 36)
    v = wm.souffle_jusqu_aux_degats(
        atd=5, pui=12, attaques_boostees=1, cible=dict(defense=13, arm=14, surelevee=True, cases_de_degats_restantes=1),
        seconde_cible=dict(defense=12, arm=13, robuste=True, en_corps_a_corps=True, cases_de_degats_restantes=1),
    )
    assert v.odds[KILL] == F(5, 8) * F(35, 36)
    assert v.odds["la seconde cible est hors de combat"] == F(7, 12) * F(2, 3)


def test_aj16(wm):
    """Quatre tireurs sur un Colosse engagé en forêt : DEF 10, 35/36 ; engagé lui-même il tire, sans visée : 13/18."""
    prey = dict(est_un_colosse=True, defense=10, engagee=True, en_foret=True)
    assert wm.attaque_a_distance(atd=5, attaque_combinee=True, participants=4, cible=prey).odds["Touche"] == F(35, 36)
    gun = dict(est_un_colosse=True, engagee=True, vise=True)
    assert wm.attaque_a_distance(atd=6, attaquant=gun, cible=dict(defense=12)).odds["Touche"] == F(13, 18)


def test_aj22(wm):
    """En dysfonctionnement, à couvert : DEF 11, 5/6 ; il ne charge pas ; une Vision de plus n'y change rien."""
    prey = dict(dysfonctionnement=True, a_couvert=True)
    assert wm.attaque_a_distance(atd=6, defense=12, cible=prey).odds["Touche"] == F(5, 6)
    assert wm.attaque_a_distance(atd=6, defense=12, cible=prey, attaquant_vision_aveugle=True).odds["Touche"] == F(5, 6)
    assert wm.charger(attaquant_dysfonctionnement=True).outcome == "Interdit"


def test_ak25(wm):
    """Au tapis et sans jambes, au tapis et dans l'eau, en dysfonctionnement et stationnaire : DEF 5, et cela se discute ; à couvert, 9."""
    for states in (("au_tapis", "mouvement_desactive"), ("au_tapis", "en_eau_profonde"), ("stationnaire", "dysfonctionnement")):
        v = wm.attaque_a_distance(atd=5, cible=dict(defense=14, **dict.fromkeys(states, True)))
        assert v.odds["Touche"] == F(35, 36)
    assert wm.attaque_a_distance(atd=5, cible=dict(defense=14, au_tapis=True, a_couvert=True)).odds["Touche"] == F(11, 12)


def test_ak26(wm):
    """Sans jambes, en mêlée, dissimulée : DEF 9 et -4 au jet, 8 ou plus."""
    v = wm.attaque_a_distance(atd=5, cible=dict(defense=14, mouvement_desactive=True, en_corps_a_corps=True, dissimulee=True))
    assert v.odds["Touche"] == F(15, 36)


def test_ak31(wm):
    """Furtive à 5,1 pouces : deux 6 n'y font rien, il n'y a pas de jet ; avec Vision aveugle, si."""
    assert wm.attaque_a_distance(atd=5, defense=14, cible_furtivite=True, distance=5.1).text.startswith("Raté automatique")
    assert wm.attaque_a_distance(atd=5, defense=12, cible_furtivite=True, distance=5.1, attaquant_vision_aveugle=True).odds["Touche"] == F(7, 12)


def test_ak38(wm):
    """L'épave : à 1,5 pouce derrière, rien ; dessus, +4, et cela se discute si rien n'est masqué."""
    assert wm.attaque_a_distance(atd=6, defense=12, cible_masquee_par_une_epave=True, distance_au_decor=1.5).odds["Touche"] == F(26, 36)
    v = wm.attaque_a_distance(atd=6, defense=12, cible_sur_l_epave=True)
    assert v.odds["Touche"] == F(1, 6) and v.disputes


def test_al23(wm):
    """De l'eau jusqu'au cou : DEF 7 au tir comme à l'épée, 35/36 à ATD 5 ; derrière un muret, 9 au corps-à-corps, 11/12."""
    assert wm.attaque_a_distance(atd=5, defense=14, cible_en_eau_profonde=True).odds["Touche"] == F(35, 36)
    assert wm.attaque_de_corps_a_corps(acc=5, defense=14, cible_en_eau_profonde=True, decor_interferent=True).odds["Touche"] == F(11, 12)


def test_al30(wm):
    """Quatre tireurs sur un Furtif à 4 pouces de leur chef, l'un à 6 : +3 ; ATD 5, DEF 14, 13/18 ; le chef à 6 pouces, raté d'office."""
    salvo = dict(atd=5, defense=14, attaque_combinee=True, participants=4, participants_en_echec=1, cible_furtivite=True)
    assert wm.attaque_a_distance(**salvo, distance=4).odds["Touche"] == F(13, 18)
    assert wm.attaque_a_distance(**salvo, distance=6).odds["Raté"] == 1
    assert wm.combiner_les_attaques_a_distance(participant_hors_formation=True).outcome == "Interdit"


def test_al35(wm):
    """Pistolero : au contact d'un Furtif, nul besoin de mesurer, 7/12 sans visée ni pénalité ; à 6 pouces d'un autre, raté d'office."""
    ask = dict(atd=6, defense=13, cible_furtivite=True, attaquant_pistolero=True)
    assert wm.attaque_a_distance(**ask, cible_dans_la_zone_de_corps_a_corps=True, attaquant_vise=True).odds["Touche"] == F(7, 12)
    assert wm.attaque_a_distance(**ask, distance=6).odds["Raté"] == 1


def test_al39(wm):
    """Un Colosse dans les bois, engagé, à couvert : DEF 10 nue, 11/12 à ATD 6 ; lui tire engagé, sans visée ; un marshal ne l'aide pas."""
    huge = dict(est_un_colosse=True, engagee=True, en_foret=True, a_couvert=True)
    assert wm.attaque_a_distance(atd=6, defense=10, cible=huge).odds["Touche"] == F(11, 12)
    assert wm.attaque_a_distance(atd=6, defense=13, attaquant=dict(est_un_colosse=True, engagee=True, vise=True)).odds["Touche"] == F(7, 12)
    assert wm.courir(figurine_est_un_colosse=True, controleur_jack_marshal=True, points_de_focus=0).outcome == "Interdit"


def test_am06(wm, both):
    """Muret de pierre de 4 pouces : 40 points ; de dos depuis le début, cible à couvert : 5/12, ou 1/6 si le +2 va aux dégâts."""
    assert wm.capacite_de_degats_d_une_structure(materiaux=[["pierre", 4]]).total == 40
    shot = dict(atd=6, defense=12, depuis_l_arc_arriere=True, cible_a_couvert=True)
    assert wm.attaque_a_distance(**shot).odds["Touche"] == F(5, 12)
    assert wm.attaque_a_distance(**shot, litiges={"WM-380": "B"}).odds["Touche"] == F(1, 6)


def test_am25(wm):
    """À 0,3 pouce d'un ami au tapis, pas de −4 ; à 0,3 pouce d'un ennemi au tapis, il tire et vise : 5/12, 13/18."""
    assert wm.attaque_a_distance(atd=5, defense=13, cible_seuls_ennemis_au_tapis_ou_stationnaires=True).odds["Touche"] == F(5, 12)
    assert wm.attaque_a_distance(atd=5, defense=13, vise=True, attaquant_seuls_ennemis_au_tapis_ou_stationnaires=True).odds["Touche"] == F(13, 18)


def odds(dice: int, least: int) -> F:
    """The chance of a score or more on some dice."""
    return F(sum(1 for thrown in product(range(1, 7), repeat=dice) if sum(thrown) >= least), 6**dice)


def test_am33(wm):
    """Quatre fusils sur un furtif, l'un trop loin, le principal à 4 pouces : +3 ; le principal à 6 : raté d'office."""
    assert wm.attaque_a_distance(atd=5, defense=14, participants=4, participants_en_echec=1, cible_furtivite=True, distance=4).odds["Touche"] == odds(2, 6)
    assert wm.attaque_a_distance(atd=5, defense=14, participants=4, cible_furtivite=True, distance=6).outcome == "Raté"


def test_p01(wm, chance):
    """Quatre tireurs ensemble, à 4 et 7 pouces d'une figurine furtive ; puis sur une figurine engagée ; puis un tir seul."""
    shot = dict(atd=5, attaque_combinee=True, participants=4, participants_en_echec=2, cible=dict(defense=15, furtivite=True))
    assert chance(wm.attaque_a_distance(**shot, distance=4)) == F(15, 36)  # two of them add: 8 or more
    assert chance(wm.attaque_a_distance(**shot, distance=7)) == 0
    engaged = wm.attaque_a_distance(atd=5, attaque_combinee=True, participants=4, cible=dict(defense=12, en_corps_a_corps=True))
    assert engaged.outcome == "Interdit" and "WM-246" in engaged.codes
    alone = wm.attaque_a_distance(atd=5, cible=dict(defense=12, en_corps_a_corps=True))
    assert chance(alone) == F(3, 36)  # 2d6 + 5 - 4: 11 or more


def test_p03(wm, chance):
    """Mon tir visé et boosté dans la mêlée, la cible derrière un mur de pierre : 3d6 + 3 contre 14."""
    target = dict(defense=10, en_corps_a_corps=True, a_couvert=True)
    assert chance(wm.attaque_a_distance(atd=5, attaquant_vise=True, jet_booste=True, cible=target)) == F(1, 2)


def test_p04(wm, chance):
    """Il est au tapis derrière le mur, et mon soldat est à son contact : DEF 5 + 4, sans le malus de mêlée."""
    assert chance(wm.attaque_a_distance(atd=6, cible=dict(defense=13, au_tapis=True, a_couvert=True, en_corps_a_corps=True))) == F(35, 36)


def test_p06(wm, chance):
    """Au lance-flammes sur une furtive à 7 pouces, engagée, à couvert : rien de tout cela ne compte."""
    target = dict(defense=14, furtivite=True, en_corps_a_corps=True, a_couvert=True)
    assert chance(wm.attaque_a_distance(atd=5, distance=7, attaque_de_souffle=True, cible=target)) == F(10, 36)


def test_q03(wm):
    """Le Pistolero charge de 5 pouces et ouvre au pistolet : ni visée, ni -4, ni dégâts boostés ; pas d'épée ensuite."""
    charge = dict(attaquant_pistolero=True, attaque_de_charge=True, distance_parcourue=5)
    shot = wm.attaque_a_distance(atd=6, defense=13, **charge, vise=True, cible_en_corps_a_corps=True, cible_dans_la_zone_de_corps_a_corps=True, des=[3, 4])
    assert (shot.outcome, shot.total) == ("Touche", 13)
    assert wm.degats_a_distance(pui=12, arm=14, **charge, des=[2, 3]).outcome == "Dégâts 3"
    assert wm.attaquer_au_corps_a_corps(attaquant_pistolero=True, attaquant_a_tire_dans_l_activation=True).outcome == "Interdit"


def test_q06(wm, chance):
    """Raté, puis relancé en double 4 : touche critique ; le garde du corps la prend, sa DEF n'y fait rien, son ARM si."""
    shot = dict(atd=5, defense=13, relance_accordee=True)
    hit = wm.attaque_a_distance(**shot, des=[2, 4], relances=[[4, 4]])
    assert (hit.outcome, hit.total) == ("Touche", 13) and "touche critique" in hit.text
    assert chance(wm.attaque_a_distance(**shot)) == F(95, 144)
    assert wm.changement_de_cible().outcome == "Permis" and "directe" in wm.changement_de_cible().text
    assert wm.degats_a_distance(pui=12, arm=15, des=[3, 2]).outcome == "Dégâts 2"


def test_q08(wm, chance):
    """Relevé au prix de son mouvement, il croit viser ; la cible en tranchée, lui au contact du même gabarit, ou à 3 pouces, ou au souffle."""
    shot = dict(atd=5, defense=13, cible_dans_une_tranchee=True, vise=True, attaquant_releve_en_renoncant_au_mouvement=True)
    touching = wm.attaque_a_distance(**shot, attaquant_au_contact_de_la_tranchee=True)
    assert chance(touching) == F(5, 12) and any("1/36" in a.text for a in touching.answers)
    assert chance(wm.attaque_a_distance(**shot)) == F(1, 36)
    assert chance(wm.attaque_a_distance(**shot, jet_booste=True)) == F(3, 8)
    assert chance(wm.attaque_a_distance(**shot, attaque_de_souffle=True)) == F(5, 12)


def test_q11(wm):
    """L'obus raté dans la mêlée dévie : 3,5 pouces au plus, arrêté au bord à 2 ; PUI 13, la moitié compte 7."""
    miss = wm.attaque_a_distance(atd=5, defense=16, por=10, distance=7, attaque_a_aire_d_effet=True, cible_en_corps_a_corps=True, des=[3, 3])
    assert (miss.outcome, miss.total) == ("Raté", 7)
    assert wm.rater_une_cible_en_corps_a_corps(cible_en_corps_a_corps=True, attaque_a_aire_d_effet=True).gives == ("déviation",)
    drift = wm.deviation(distance=7, por=10, distance_au_bord_de_table=2, des=[1, 6]).text
    assert "2 pouces, direction 1 (trop long)" in drift and "au plus 3,5" in drift
    assert wm.degats_d_explosion(pui=13, arm=15, cible_sous_le_gabarit=True, des=[6, 3]).outcome == "Dégâts 1"


def test_q18(wm, chance):
    """Le Colosse engagé tire du bon bras, sans visée, à -4 sur la mêlée ; de l'autre bras, non."""
    colossus = dict(attaquant_est_un_colosse=True, attaquant_engagee=True, vise=True)
    captain = dict(atd=5, defense=12, cible_en_corps_a_corps=True, fenetre_de_tir="droite")
    assert chance(wm.attaque_a_distance(**colossus, **captain, arme_droite=True)) == F(1, 12)
    assert wm.attaque_a_distance(**colossus, **captain, arme_gauche=True).outcome == "Interdit"
    assert chance(wm.attaque_a_distance(**colossus, atd=5, defense=12, fenetre_de_tir="les deux", arme_gauche=True)) == F(7, 12)


def test_q20(wm, chance):
    """La machine en forêt et engagée : visible, ni dissimulation ni -4 ; réparée sur 7 ou moins ; pas slammée."""
    engine = dict(cible_machine_de_bataille=True, cible_en_foret=True, foret_traversee=5, cible_engagee=True)
    assert chance(wm.attaque_a_distance(atd=5, vise=True, defense=10, **engine)) == F(35, 36)
    assert chance(wm.jet_de_competence(x_de_competence=7), "Réussi") == F(7, 12)
    assert wm.slam(cible_machine_de_bataille=True).outcome == "Interdit"


def test_q25(wm, chance):
    """Sur l'épave : couvert, DEF 16 ; et 4 pouces de mouvement n'en font que 2 par-dessus."""
    assert chance(wm.attaque_a_distance(atd=6, vise=True, defense=12, cible_sur_l_epave=True)) == F(5, 12)
    assert wm.distance_parcourue_selon_le_terrain(mouvement_depense=4, figurine_sur_l_epave=True).total == 2
    assert wm.distance_de_charge_maximale(vts=6).total == 9


def test_q38(wm):
    """En panne et au tapis, ou stationnaire : DEF 5, ou 7 selon l'autre lecture."""
    for down in (dict(cible_au_tapis=True), dict(cible_stationnaire=True)):
        v = wm.attaque_a_distance(atd=2, defense=12, cible_dysfonctionnement=True, **down, des=[1, 2])
        assert (v.outcome, v.total) == ("Touche", 5) and any(a.text.startswith("Raté") for a in v.answers)


def test_r02(wm, chance):
    """Visée, boost, relance ; dans une nuée et derrière une haie, la dissimulation ne compte qu'une fois."""
    shot = dict(atd=4, vise=True, jet_booste=True, cible=dict(defense=15, dans_une_nuee=True, dissimulee=True))
    assert chance(wm.attaque_a_distance(**shot)) == F(1, 2)
    assert chance(wm.attaque_a_distance(**shot, relance_accordee=True)) == F(3, 4)


def test_r03(wm):
    """Le mortier boosté sur un Furtif à 7 pouces : raté d'office, dévie de 3,5 pouces une fois sur deux."""
    shot = wm.attaque_a_distance(atd=6, jet_booste=True, defense=12, cible_furtivite=True, distance=7, por=14, attaque_a_aire_d_effet=True)
    assert shot.outcome == "Raté" and "déviation" in shot.text
    assert wm.deviation(distance=7, por=14).odds["3,5 pouces"] == F(1, 2)


def test_r17(wm, chance):
    """Quatre fusiliers sur une machine de bataille engagée, derrière un mur, l'un hors de portée : dire combien ils sont suffit."""
    engine = dict(defense=10, arm=18, machine_de_bataille=True, en_corps_a_corps=True, a_couvert=True)
    volley = dict(participants=4, participants_en_echec=1, cible=engine)
    assert chance(wm.attaque_a_distance(atd=5, **volley)) == F(35, 36)
    assert 1 - wm.degats_a_distance(pui=10, **volley).odds["Dégâts 0"] == F(13, 18)


def test_r24(wm, chance):
    """Trois mousquetaires sur un Furtif, l'un trop loin : +2, même sans dire que le tir est combiné."""
    volley = dict(participants=3, participants_en_echec=1, cible=dict(defense=13, arm=17, furtivite=True))
    assert chance(wm.attaque_a_distance(atd=5, distance=4.5, **volley)) == F(13, 18)
    assert 1 - wm.degats_a_distance(pui=11, **volley).odds["Dégâts 0"] == F(5, 6)
    assert wm.attaque_a_distance(atd=5, distance=5.5, attaquant_principal_en_echec=True, **volley).outcome == "Raté"


def test_r28(wm, chance):
    """Six pouces dont un seul de bois : je tire, à DEF 15."""
    assert chance(wm.attaque_a_distance(atd=6, defense=13, cible_en_foret=True, distance=6, foret_traversee=1)) == F(5, 18)


def test_r30(wm, chance, both):
    """Jambes brisées et stationnaire, derrière une épave : DEF 5 ou 7, et le couvert."""
    jack = dict(defense=12, mouvement_desactive=True, stationnaire=True, masquee_par_une_epave=True)
    shot = wm.attaque_a_distance(atd=3, cible=jack, distance_au_decor=0.5)
    assert chance(shot) == F(13, 18) and "5/12" in both(shot, "WM-1111")["B"]
    assert wm.attaque_de_corps_a_corps(acc=2, cible=jack, distance_au_decor=0.5).outcome == "Touche"


def test_names(wm):
    """Ce qu'un joueur dit de sa table, et le nom qu'on lui propose."""
    told = dict(cible_dans_une_foret="cible_en_foret", cible_sous_couvert="cible_a_couvert", cible_derriere_une_epave="cible_masquee_par_une_epave", cible_a_terre="cible_au_tapis")
    told |= dict(cible_invisible="cible_furtivite", cible_incorporelle="cible_intangible", bonus_de_visee="vise", attaque_de_dos="depuis_l_arc_arriere")
    told |= dict(tireur_engage="engagee", cible_dans_l_eau="cible_en_eau_profonde", relance="relance_accordee", bras_droit_desactive="systeme_desactive")
    for said, name in told.items():
        with pytest.raises(SituationError, match=f"vouliez-vous dire {name}"):
            wm.attaque_a_distance(atd=6, defense=13, **{said: True})


@pytest.mark.parametrize("fact", ["promue_ce_tour", "reactive_ce_tour", "controle_pris_ce_tour", "rallume_dans_cette_sequence_de_jeu"])
def test_r37(wm, fact):
    """Qui ne s'active pas ce tour-ci n'attaque pas, sinon par une frappe gratuite."""
    late = {f"attaquant_{fact}": True}
    assert wm.attaque_a_distance(atd=6, defense=12, **late).outcome == "Interdit"
    assert wm.attaque_de_corps_a_corps(acc=6, defense=12, **late, frappe_gratuite_en_cours=True, des=[3, 4]).outcome == "Touche"


def test_s23(wm, chance):
    """Le souffle traverse couvert, fumée, Furtivité et mêlée ; la hauteur reste, le dos aussi."""
    spray = dict(atd=5, defense=12, attaque_de_souffle=True)
    hidden = dict(cible_a_couvert=True, cible_dissimulee=True, cible_furtivite=True, distance=8, cible_en_corps_a_corps=True)
    assert chance(wm.attaque_a_distance(**spray, **hidden)) == F(7, 12)
    assert chance(wm.attaque_a_distance(**spray, cible_a_couvert=True, cible_surelevee=True)) == F(5, 18)
    back = wm.attaque_a_distance(atd=5, defense=12, cible_plus_haute=True, denivele=2, depuis_l_arc_arriere=True)
    assert chance(back) == F(7, 12) and any("5/18" in a.text for a in back.answers)


def test_s54(wm, chance):
    """À terre dans la mêlée, sur la butte, derrière les caisses et dans la fumée : DEF 11, sans -4."""
    shot = dict(atd=4, defense=15, cible_au_tapis=True, cible_a_couvert=True, cible_dissimulee=True, cible_surelevee=True)
    assert chance(wm.attaque_a_distance(**shot, cible_en_corps_a_corps=True)) == F(7, 12)


def test_s41(wm, chance):
    """Le Pistolero vise celui qui est contre lui : ni visée, ni -4 ; le sort ne se vise pas."""
    close = dict(cible_dans_la_zone_de_corps_a_corps=True, cible_en_corps_a_corps=True)
    assert chance(wm.attaque_a_distance(atd=5, defense=12, attaquant_pistolero=True, vise=True, **close)) == F(7, 12)
    assert chance(wm.attaque_magique(foc=5, defense=12, vise=True)) == F(7, 12)


def test_s45(wm):
    """Cinq tirent ensemble sur un furtif, un est trop loin ; le chef est trop loin ; sur un homme en mêlée, sur un colosse en mêlée."""
    volley = dict(atd=5, defense=14, attaque_combinee=True, participants=5, cible_furtivite=True)
    assert wm.attaque_a_distance(**volley, distance=4, participants_en_echec=1).odds["Touche"] == F(5, 6)
    assert wm.attaque_a_distance(**volley, distance=5.5).outcome == "Raté"
    assert wm.combiner_les_attaques_a_distance(participants=3, cible_en_corps_a_corps=True).outcome == "Interdit"
    assert wm.combiner_les_attaques_a_distance(participants=3, cible_en_corps_a_corps=True, cible_colossale=True).outcome == "Permis"


def test_s55(wm):
    """Un sort touche d'office le Furtif à 9 pouces ; qui lance quand même les dés échoue d'office."""
    far = dict(atd=4, defense=15, attaque_automatiquement_reussie=True, cible_furtivite=True, distance=9)
    assert wm.attaque_a_distance(**far).outcome == "Touche"
    assert wm.attaque_a_distance(**far, des_lances_quand_meme=True, des=[2, 2]).outcome == "Raté"


def test_s71(wm, both):
    """Derrière l'épave à 1 pouce, à 1,1 ; dessus."""
    shot = dict(atd=5, defense=12, des=[6, 4])
    assert wm.attaque_a_distance(**shot, cible_masquee_par_une_epave=True, distance_au_decor=1).outcome == "Raté"
    assert wm.attaque_a_distance(**shot, cible_masquee_par_une_epave=True, distance_au_decor=1.1).outcome == "Touche"
    assert both(wm.attaque_a_distance(**shot, cible_sur_l_epave=True), "WM-1120")["B"].startswith("Touche")


def test_u16(wm, chance):
    """Une nuée entre nous, tous deux dehors : ni tir, ni sort, ni charge ; lui dedans, +2 DEF."""
    across = dict(ligne_a_travers_une_nuee=True)
    assert wm.attaque_a_distance(atd=6, defense=13, **across).outcome == wm.attaque_magique(foc=6, defense=13, **across).outcome == "Interdit"
    assert wm.charger(**across).outcome == "Interdit"
    assert wm.tracer_une_ligne_de_vue(**across, attaquant_vision_aveugle=True).outcome == "Permis"
    assert chance(wm.attaque_a_distance(atd=6, defense=13, cible_dans_une_nuee=True)) == F(5, 18)


def test_u21(wm, chance):
    """Le mortier critique une fois sur douze, 73 sur 216 boosté ; PUI 11 en explosion, 6."""
    assert chance(wm.attaque_a_distance(atd=5, defense=13, attaque_a_aire_d_effet=True), "touche critique") == F(1, 12)
    assert chance(wm.attaque_a_distance(atd=5, defense=13, attaque_a_aire_d_effet=True, jet_booste=True), "touche critique") == F(73, 216)
    assert wm.degats_d_explosion(pui=11, arm=14, des=[4, 4]).outcome == "Dégâts 0"


def test_u28(wm, chance):
    """Relevé aux dépens de son mouvement, il croit viser une cible à couvert ; boosté, une chance sur deux."""
    shot = dict(atd=5, defense=12, cible_a_couvert=True, attaquant_releve_en_renoncant_au_mouvement=True)
    assert chance(wm.attaque_a_distance(**shot, vise=True)) == F(1, 12)
    assert chance(wm.attaque_a_distance(**shot, jet_booste=True)) == F(1, 2)


def test_u44(wm, chance):
    """Le souffle sur qui est plus haut et en mêlée : la hauteur reste, de dos +2 ; manqué, il ne frappe personne d'autre."""
    breath = dict(atd=5, defense=12, attaque_de_souffle=True, cible_en_corps_a_corps=True, cible_surelevee=True)
    assert chance(wm.attaque_a_distance(**breath)) == F(5, 18)
    assert chance(wm.attaque_a_distance(**breath, depuis_l_arc_arriere=True)) == F(7, 12)
    assert not wm.rater_une_cible_en_corps_a_corps(attaque_de_souffle=True, cible_en_corps_a_corps=True).gives


def test_v_c01(wm):
    """Mon pistolero vise celui qu'il a au contact : ni visée ni −4 ; manqué, la balle va à l'un des deux autres, à −4."""
    gun = dict(atd=6, pistolero=True)
    assert wm.attaque_a_distance(attaquant=gun, defense=14, vise=True, cible_dans_la_zone_de_corps_a_corps=True, des=[3, 4]).outcome == "Raté"
    near = dict(vise=True, cible_en_corps_a_corps=True, attaquant_en_corps_a_corps_avec_la_cible=True)
    assert wm.attaque_a_distance(attaquant=gun, defense=14, **near, des=[3, 4]).total == 13
    shot = dict(vise=True, cible=dict(defense=14, en_corps_a_corps=True), seconde_cible=dict(defense=12), nombre_de_candidats=2)
    lost = wm.tir_dans_une_melee(attaquant=gun, **shot, attaquant_en_corps_a_corps_avec_la_cible=True)
    assert lost.odds["la cible est touchée"] == F(5, 12)
    assert wm.menaces_par_un_tir_rate(figurines_du_combat=4, origine_en_corps_a_corps_avec_la_cible=True).total == 2


def test_v_c07(wm, chance):
    """Sur l'épave, à 0,8 pouce d'elle, à 1,2 : couvert, couvert, rien ; elle se traverse à mi-allure."""
    shot = dict(atd=5, vise=True, defense=12)
    assert chance(wm.attaque_a_distance(**shot, cible_sur_l_epave=True)) == F(5, 18)
    assert chance(wm.attaque_a_distance(**shot, cible_masquee_par_une_epave=True, distance_au_decor=0.8)) == F(5, 18)
    assert chance(wm.attaque_a_distance(**shot, cible_masquee_par_une_epave=True, distance_au_decor=1.2)) == F(5, 6)
    assert wm.distance_parcourue_selon_le_terrain(mouvement_depense=4, figurine_sur_l_epave=True).total == 2


def test_v_c10(wm):
    """Mortier dans la mêlée à 7 pouces : −4, manqué, personne d'autre ; dévie de 3,5 au plus ; PUI 13, la moitié vaut 7."""
    miss = wm.attaque_a_distance(atd=5, defense=12, attaque_a_aire_d_effet=True, cible_en_corps_a_corps=True, des=[4, 5])
    assert miss.outcome == "Raté" and miss.total == 10
    assert "déviation" in str(wm.rater_une_cible_en_corps_a_corps(attaque_a_aire_d_effet=True, cible_en_corps_a_corps=True))
    assert wm.deviation_maximale(distance=7, por=12).total == F(7, 2)
    assert wm.degats_d_explosion(pui=13, arm=13, des=[3, 4]).outcome == "Dégâts 1"


def test_v_c13(wm, chance):
    """Le souffle ignore tout, sauf la colline."""
    breath = dict(atd=6, vise=True, attaque_de_souffle=True, cible_a_couvert=True, cible_furtivite=True, distance=7, cible_en_corps_a_corps=True)
    assert chance(wm.attaque_a_distance(defense=15, **breath, cible_plus_haute=True, denivele=1)) == F(5, 18)
    assert chance(wm.attaque_a_distance(defense=15, **breath, cible_plus_haute=True, denivele=0.9)) == F(7, 12)


def test_v_s13(wm, chance):
    """Tranchée : un tireur au contact du même gabarit, un autre dehors."""
    trench = dict(atd=6, defense=13, cible_dans_une_tranchee=True)
    assert chance(wm.attaque_a_distance(**trench)) == F(1, 12)
    assert chance(wm.attaque_a_distance(**trench, attaquant_au_contact_de_la_tranchee=True)) == F(7, 12)


def test_v_l12(wm, chance):
    """Mon colosse engagé tire sans avoir bougé : permis, sans visée."""
    assert chance(wm.attaque_a_distance(atd=5, defense=12, attaquant_colossale=True, attaquant_en_corps_a_corps=True, vise=True)) == F(7, 12)


def test_w09(wm, chance):
    """Colosse engagé, immobile : il tire, sans visée ; la cible en forêt, DEF 14 : 9 ou plus."""
    assert chance(wm.attaque_a_distance(attaquant=dict(est_un_colosse=True, engagee=True, atd=5), vise=True, defense=12, cible_en_foret=True)) == F(5, 18)


def test_w39(wm, chance):
    """Vector : l'ATD de son warcaster, 6, pas la sienne ; il vise, DEF 14 : 6 ou plus."""
    assert chance(wm.attaque_a_distance(attaquant_vector=True, controleur_atd=6, attaquant_atd=8, defense=14, vise=True)) == F(13, 18)


def test_wn13(wm):
    """Le jack d'un warcaster mort, de dos, derrière un mur, un ami collé à lui : DEF 9, ni dos, ni mêlée, ni bouclier."""
    wreck = dict(cible_warjack_inerte=True, depuis_l_arc_arriere=True)
    v = wm.attaque_a_distance(atd=5, defense=10, cible_a_couvert=True, cible_en_corps_a_corps=True, **wreck)
    assert v.odds["Touche"] == F(11, 12)
    assert wm.degats_a_distance(pui=13, arm=18, cible_boucliers=1, **wreck, des=[6, 5]).outcome == "Dégâts 6"


def test_wn2_10(wm):
    """Vision Aveugle à travers un nuage sur un Furtif à 7 pouces derrière un mur : le couvert reste. ATD 6 contre 14."""
    v = wm.attaque_a_distance(atd=6, defense=14, attaquant_vision_aveugle=True, cible_furtivite=True, distance=7, cible_a_couvert=True,
                              ligne_a_travers_une_nuee=True)
    assert v.odds["Touche"] == F(1, 36)


def test_wn2_12(wm, both):
    """Frappe gratuite d'un Pistolero : ni visée, ni malus ; le +2 est en litige (lecture A : 6 contre 13) ; dégâts boostés."""
    shot = dict(attaquant_pistolero=True, frappe_gratuite_en_cours=True, vise=True, cible_en_corps_a_corps=True)
    v = wm.attaque_a_distance(atd=6, defense=13, **shot)
    assert v.odds["Touche"] == F(21, 36)
    assert "5/6" in both(v, "WM-9134")["B"]
    assert wm.degats_a_distance(pui=10, arm=15, attaquant_pistolero=True, frappe_gratuite_en_cours=True, des=[1, 2, 4]).outcome == "Dégâts 2"


def test_wn36(wm):
    """Derrière un mur, c'est être caché en partie : +2 au corps-à-corps, +4 au tir à 0,5 pouce, rien à 1,5 ; la distance est demandée."""
    assert wm.attaque_de_corps_a_corps(acc=6, defense=12, cible_derriere_un_obstacle=True).odds["Touche"] == F(15, 36)
    shot = dict(atd=6, defense=12, cible_derriere_une_obstruction=True)
    assert wm.attaque_a_distance(**shot, distance_au_decor=0.5).odds["Touche"] == F(6, 36)
    assert wm.attaque_a_distance(**shot, distance_au_decor=1.5).odds["Touche"] == F(26, 36)


def test_x15_bis(wm, chance):
    """Warcaster DEF 15 dans l'eau profonde, à couvert : 7 + 4, visée comprise 11/12 ; il entretient, ne lance rien."""
    assert chance(wm.attaque_a_distance(atd=5, defense=15, vise=True, cible_en_eau_profonde=True, cible_a_couvert=True)) == F(11, 12)
    assert wm.lancer_un_sort(figurine_en_eau_profonde=True).outcome == "Interdit"
    assert wm.entretenir_un_sort(figurine_en_eau_profonde=True).outcome == "Permis"


def test_x24(wm, chance):
    """Colosse engagé qui renonce à bouger : il tire sans visée, 13/18 ; sur un colosse engagé en forêt, 11/12."""
    mine = dict(atd=6, vise=True, attaquant_est_un_colosse=True, attaquant_engagee=True)
    assert chance(wm.attaque_a_distance(**mine, defense=12)) == F(13, 18)
    assert chance(wm.attaque_a_distance(**mine, defense=10, cible_est_un_colosse=True, cible_engagee=True, cible_en_foret=True)) == F(11, 12)


def test_x41(wm, chance):
    """Vector : l'ATD de son warcaster, malus compris (4), et la visée du Vector : 7/12 contre 13."""
    assert chance(wm.attaque_a_distance(controleur_atd=4, defense=13, vise=True, attaquant_vector=True)) == F(7, 12)


def test_y01(wm, chance):
    """Relevé et sans visée, il tire sur un stationnaire dans une nuée, surélevé, trop loin des caisses."""
    table = dict(
        atd=4, vise=True, attaquant_releve_en_renoncant_au_mouvement=True, defense=14, cible_stationnaire=True, cible_plus_haute=True,
        denivele=1.5, cible_dans_une_nuee=True, decor_de_couvert=True, distance_au_decor=1.2, cible_en_partie_masquee=True, cible_engagee=True,
    )
    assert chance(wm.attaque_a_distance(**table)) == F(5, 6)
    assert not wm.rater_une_cible_en_corps_a_corps(cible_stationnaire=True, cible_engagee=True).gives


def test_y03(wm, chance):
    """Mitrailleuse de CDT 2 et 3 focus ; la rôdeuse Furtive à 8 pouces ne risque rien."""
    assert wm.cadence_de_tir(cdt=2, attaques_supplementaires=2).total == 2
    assert wm.focus_depense(attaques_supplementaires=1, jets_boostes=2).total == 3
    shot = dict(atd=5, por=10, jet_booste=True, cible_en_corps_a_corps=True)
    assert chance(wm.attaque_a_distance(**shot, defense=12, distance=7)) == F(1, 2)
    series = wm.touches_d_une_serie_de_tirs(**shot, defense=12, distance=7, attaques_enchainees=2)
    assert 1 - series.odds["Touches 0"] == F(3, 4)
    stray = wm.attaque_a_distance(**shot, defense=15, distance=8, cible_furtivite=True)
    assert stray.outcome == "Raté" and "WM-106" in stray.codes


def test_y10(wm, chance):
    """Tir combiné à quatre sur un Colosse en forêt, derrière un muret, surélevé et engagé."""
    colossus = dict(cible_est_un_colosse=True, cible_en_corps_a_corps=True)
    assert wm.combiner_les_attaques_a_distance(participants=4, **colossus).outcome == "Permis"
    ground = dict(
        cible_en_foret=True, ligne_a_travers_une_foret=True, foret_traversee=5, decor_de_couvert=True, distance_au_decor=0,
        cible_en_partie_masquee=True, cible_plus_haute=True, denivele=2,
    )
    volley = dict(atd=5, defense=10, attaque_combinee=True, participants=4, participants_en_echec=0, **colossus, **ground)
    assert chance(wm.attaque_a_distance(**volley)) == F(35, 36)
    hit = wm.attaque_a_distance(**volley, des=[2, 2])
    assert (hit.outcome, hit.total) == ("Touche", 13) and "touche critique" in hit.text
    crit = wm.figurine_touchee_par_l_arme(effet_de_l_arme="mise au tapis critique", jet_d_attaque_critique=True, cible_est_un_colosse=True)
    assert "au tapis" not in crit.gives
    assert wm.degats_a_distance(pui=10, arm=19, attaque_combinee=True, participants=4, cible_est_un_colosse=True, des=[6, 5]).outcome == "Dégâts 6"
    assert any("choix" in g for g in wm.grille_touchee(fenetre_de_tir="les deux").gives)
