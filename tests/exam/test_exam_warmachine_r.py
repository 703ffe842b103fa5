"""Situations of Warmachine by a second adversary: exact chances to the last box, of blows that prepare one another, and what a model may pay for."""

from fractions import Fraction as F

import pytest
from arbitre.errors import SituationError

OUT = "la cible est hors de combat"
SECOND = "la seconde cible est hors de combat"


def test_r01(wm):
    """Deux coups sur un bourreau Robuste d'une case : sauvé au premier, il est au tapis, le second touche d'office."""
    troll = dict(acc=6, p_plus_f=11, attaques_enchainees=2)
    story = wm.attaques_de_corps_a_corps(**troll, cible=dict(defense=14, arm=14, cases_de_degats_restantes=1, robuste=True))
    assert story.odds[OUT] == F(15235, 31104)


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


def test_r04(wm, chance):
    """Un Colosse en forêt, sur une colline, derrière un mur, engagé par mon chevalier : rien de tout cela ne le protège, ni ne menace le chevalier."""
    colossus = dict(defense=10, est_un_colosse=True, a_couvert=True, surelevee=True, en_foret=True, en_corps_a_corps=True)
    assert chance(wm.attaque_a_distance(atd=5, vise=True, cible=colossus)) == F(35, 36)
    assert 1 - wm.degats_a_distance(pui=14, arm=19, jet_booste=True).odds["Dégâts 0"] == F(103, 108)
    story = wm.tir_dans_une_melee(atd=5, vise=True, cible=colossus, seconde_cible=dict(defense=12), nombre_de_candidats=1)
    assert story.odds["la seconde cible est touchée"] == 0


def test_r05(wm):
    """En feu, une case, deux maintenances ; corrodé, deux cases ; immunisé, il ne brûle pas."""
    dead = "la figurine est hors de combat"
    burn = wm.effets_continus_sur_plusieurs_maintenances
    assert burn(figurine_effet_continu_feu=True, arm=14, cases_de_degats_restantes=1, maintenances=2).odds[dead] == F(1925, 2916)
    assert burn(figurine_effet_continu_corrosion=True, cases_de_degats_restantes=2, maintenances=2).odds[dead] == F(4, 9)
    immune = burn(figurine_effet_continu_feu=True, figurine_immunite_au_feu=True, arm=14, cases_de_degats_restantes=1, maintenances=2)
    assert immune.odds[dead] == 0


def test_r06(wm):
    """Le cracheur sur deux : l'un furtif dans la brume, l'autre en pleine mêlée ; les tuer tous deux."""
    misty = dict(defense=13, arm=15, furtivite=True, dans_une_nuee=True, cases_de_degats_restantes=1)
    brawler = dict(defense=11, arm=14, en_corps_a_corps=True, cases_de_degats_restantes=1)
    story = wm.souffle_jusqu_aux_degats(atd=5, pui=12, type_de_souffle="ES 8", cible=misty, seconde_cible=brawler, distance=7)
    assert story.odds["les deux figurines sont hors de combat"] == F(25025, 93312)


def test_r07(wm):
    """Le Pistolero engagé par deux ennemis manque l'un : l'autre y passe peut-être, jamais lui-même ; pas de visée, pas de -4."""
    shot = dict(atd=6, vise=True, attaquant=dict(pistolero=True, engagee=True), nombre_de_candidats=1, cible_dans_la_zone_de_corps_a_corps=True)
    foes = dict(cible=dict(defense=14, en_corps_a_corps=True), seconde_cible=dict(defense=12))
    assert wm.tir_dans_une_melee(**shot, **foes, seconde_cible_dans_la_zone=True).odds["la seconde cible est touchée"] == F(91, 216)
    assert wm.tir_dans_une_melee(**shot, **foes).odds["la cible est touchée"] == F(5, 12)


def test_r08(wm):
    """À deux mains, un jack sur un chef à 5 pouces : toucher, soulever, toucher encore. FOR 12 porte à 6 pouces."""
    assert wm.portee_de_projection_a_deux_mains(force=12, attaquant_socle="grand", cible_socle="grand").total == 6
    jack = dict(acc=7, force=12, socle="grand")
    thrown = dict(defense=12, force=11, arm=18, socle="grand", cases_de_degats_restantes=20)
    chief = dict(defense=13, arm=15, socle="petit", cases_de_degats_restantes=5)
    story = wm.projection_sur_une_figurine(attaquant=jack, gantelets_disponibles=2, cible=thrown, heurtee=chief, distance_a_l_autre_figurine=5)
    assert story.odds["la figurine heurtée est touchée"] == F(6695, 11664)


def test_r09(wm):
    """Coup de tête, puis deux coups achetés : au tapis, ils touchent d'office. Avec un seul focus, rien d'acheté."""
    lancer = dict(defense=14, arm=18, socle="grand", cases_de_degats_restantes=3)
    blows = dict(p_plus_f=17, cible=lancer, attaques_supplementaires=2)
    rich = wm.coup_de_tete_et_attaques(attaquant=dict(acc=6, force=11, socle="grand", points_de_focus=3), **blows)
    assert (rich.odds["la cible est au tapis"], rich.odds[OUT]) == (F(5, 12), F(1741445, 2239488))
    poor = wm.coup_de_tete_et_attaques(attaquant=dict(acc=6, force=11, socle="grand", points_de_focus=1), **blows)
    assert (poor.odds["la cible est au tapis"], poor.odds[OUT]) == (F(5, 12), F(5, 72))


def test_r10(wm, both):
    """Le bras verrouillé : l'essai imposé, puis un essai payé ; un dé chacun selon le chapitre Combat, deux selon le livret."""
    story = wm.rompre_un_verrou_en_insistant(figurine_force=11, autre_force=12, tentatives_supplementaires=1)
    assert story.odds["la figurine n'est plus sous le verrou"] == F(155, 324)
    assert "55,86 %" in both(story, "WM-930")["B"] or "104255/186624" in both(story, "WM-930")["B"]


def test_r11(wm):
    """Liée, quatre furies pour SEU 8 : frénésie à 7 ou plus, puis mon gars à 0,4 pouce. Un Construct ne teste jamais."""
    beast = dict(points_de_furie=4, seu=8, acc=5, fur=5, lie=True)
    story = wm.frenesie_jusqu_aux_degats(figurine=beast, p_plus_f=15, cible=dict(defense=12, arm=15, cases_de_degats_restantes=5))
    assert story.odds[OUT] == F(18179, 34992)
    assert wm.passer_un_test_de_seuil(figurine=dict(points_de_furie=3, construct=True)).outcome == "Interdit"


def test_r12(wm):
    """Trois focus, un, un sort entretenu, un boost : il en reste un, ARM 16. Deux boosts sur un jet, jamais."""
    assert wm.focus_restant(points_de_focus=7, focus_alloue=4, sorts_entretenus=1, jets_boostes=1).total == 1
    assert wm.payer_un_boost(jet_deja_booste=True).outcome == "Interdit"
    hurt = wm.degats_a_distance(pui=14, arm=15, jet_booste=True, cible_est_un_warcaster=True, cible_points_de_focus=1)
    assert sum(share for name, share in hurt.odds.items() if int(name.split()[-1]) >= 6) == F(181, 216)


def test_r14(wm):
    """La Monture puis la lance sur la même recrue, contactée en premier."""
    rider = dict(acc=7, figurine_de_cavalerie=True, distance_parcourue=5)
    recruit = dict(defense=13, arm=14, cases_de_degats_restantes=1)
    story = wm.charge_de_cavalerie_et_impact(attaquant=rider, distance_avant_contact=5, pui_de_la_monture=12, p_plus_f=13, cible=recruit)
    assert story.odds[OUT] == F(7583, 7776)


def test_r15(wm, chance):
    """Cavalerie légère : la Monture en attaque initiale, sans boost ; 5 pouces ensuite ; ni attaque en-passant, ni impact."""
    light = dict(attaquant_cavalerie_legere=True)
    assert wm.attaquer_avec_la_monture(**light).outcome == "Permis"
    assert chance(wm.attaque_de_monture(acc=6, defense=13, jet_booste=True)) == F(7, 12)
    assert wm.faire_une_attaque_en_passant(**light).outcome == "Interdit"
    assert wm.faire_des_attaques_d_impact(distance_avant_contact=5, contact_pendant_la_charge=True, **light).outcome == "Interdit"
    assert wm.avance_de_cavalerie_legere().total == 5


def test_r16(wm):
    """Le balayage : le couché touché d'office, le spectre intact ; une Frappe Puissante demande un socle plus petit."""
    assert wm.attaque_de_corps_a_corps(acc=6, defense=12, cible_au_tapis=True, attaquant_est_un_colosse=True).outcome == "Touche"
    assert wm.degats_de_prise_speciale(force=15, arm=13, cible_intangible=True).outcome == "Sans effet"
    power = dict(attaquant_est_un_colosse=True, gantelets_disponibles=1, attaquant_socle="gigantesque")
    assert wm.frappe_puissante(**power, cible_socle="grand").outcome == "Permis"
    assert wm.frappe_puissante(**power, cible_socle="gigantesque").outcome == "Interdit"
    assert wm.balayage(attaquant_est_un_warjack=True).outcome == "Interdit"


def test_r17(wm, chance):
    """Quatre fusiliers sur une machine de bataille engagée, derrière un mur, l'un hors de portée : dire combien ils sont suffit."""
    engine = dict(defense=10, arm=18, machine_de_bataille=True, en_corps_a_corps=True, a_couvert=True)
    volley = dict(participants=4, participants_en_echec=1, cible=engine)
    assert chance(wm.attaque_a_distance(atd=5, **volley)) == F(35, 36)
    assert 1 - wm.degats_a_distance(pui=10, **volley).odds["Dégâts 0"] == F(13, 18)


def test_r18(wm):
    """Bras désactivé, deux boosts : deux dés et deux dés."""
    foe = dict(defense=12, arm=17, cases_de_degats_restantes=3)
    boosted = dict(attaques_enchainees=1, attaques_boostees=1, degats_boostes=1)
    story = wm.attaques_de_corps_a_corps(acc=6, p_plus_f=16, arme_systeme_desactive=True, **boosted, cible=foe)
    assert story.odds[OUT] == F(143, 216)


def test_r19(wm):
    """Corps et Âme désactivés, une charge de 4 pouces : un dé, puis deux ; pas de slam."""
    beast = dict(est_une_warbeast=True, corps_desactive=True, ame_desactivee=True)
    charge = dict(attaque_de_charge=True, distance_parcourue=4, attaques_enchainees=1, cible=dict(defense=11, arm=16, cases_de_degats_restantes=5))
    assert wm.attaques_de_corps_a_corps(acc=6, p_plus_f=15, attaquant=beast, **charge).odds[OUT] == F(13, 54)
    assert wm.slam(attaquant=beast).outcome == "Interdit"


def test_r20(wm):
    """Slam contre plus grand que soi : -2, la moitié du dé, un mur à 1,5 pouce ; avant lui, jamais huit points."""
    slammer = dict(acc=6, force=10, socle="moyen", distance_parcourue=4)
    lancer = dict(defense=10, arm=17, socle="grand", cases_de_degats_restantes=8)
    assert wm.slam_jusqu_aux_degats(attaquant=slammer, cible=lancer, distance_a_l_obstruction=1.5).odds[OUT] == F(65, 1458)
    assert wm.slam_jusqu_aux_degats(attaquant=slammer, cible=lancer).odds[OUT] == 0


def test_r22(wm):
    """Mise au tapis critique : 1 sur 18 sans boost, 8 sur 27 avec ; l'ARM de 30 n'y fait rien."""
    shot = dict(atd=5, defense=14, pui=12, arm=30, arme_critique_au_tapis=True)
    assert wm.une_attaque_a_distance(**shot).odds["la cible est au tapis"] == F(1, 18)
    assert wm.une_attaque_a_distance(**shot, attaques_boostees=1).odds["la cible est au tapis"] == F(8, 27)


def test_r23(wm):
    """Le Furtif à 6 pouces est raté d'office, mais à portée : l'attaque retombe sur mon gars, avec le -4."""
    stealthy = dict(defense=14, furtivite=True, en_corps_a_corps=True)
    far = dict(cible=stealthy, distance=6, seconde_cible=dict(defense=12), distance_a_la_seconde_cible=4, nombre_de_candidats=1)
    assert wm.tir_dans_une_melee(atd=6, **far).odds["la seconde cible est touchée"] == F(1, 6)
    assert wm.tir_dans_une_melee(atd=6, vise=True, **far).odds["la seconde cible est touchée"] == F(5, 12)


def test_r24(wm, chance):
    """Trois mousquetaires sur un Furtif, l'un trop loin : +2, même sans dire que le tir est combiné."""
    volley = dict(participants=3, participants_en_echec=1, cible=dict(defense=13, arm=17, furtivite=True))
    assert chance(wm.attaque_a_distance(atd=5, distance=4.5, **volley)) == F(13, 18)
    assert 1 - wm.degats_a_distance(pui=11, **volley).odds["Dégâts 0"] == F(5, 6)
    assert wm.attaque_a_distance(atd=5, distance=5.5, attaquant_principal_en_echec=True, **volley).outcome == "Raté"


def test_r25(wm, chance):
    """Un sort boosté sur un spectre Furtif à 4 pouces, en forêt, en mêlée : 14 ou plus sur trois dés ; deux sorts de 2, non."""
    ghost = dict(defense=14, furtivite=True, intangible=True, en_foret=True, en_corps_a_corps=True)
    assert chance(wm.attaque_magique(foc=6, jet_booste=True, cible=ghost, distance=4)) == F(35, 216)
    assert wm.focus_restant(points_de_focus=3, cout_des_sorts=4).outcome == "Interdit"


def test_r26(wm):
    """Frappe gratuite dans le dos, par-dessus un muret : +2, pas de bonus de dos, +2 en DEF, dégâts boostés, rien de payé."""
    leaver = dict(defense=10, arm=16, cases_de_degats_restantes=5, derriere_un_obstacle=True)
    strike = dict(frappe_gratuite_en_cours=True, depuis_l_arc_arriere=True, attaques_enchainees=1, attaques_boostees=1, attaquant_points_de_focus=1)
    assert wm.attaques_de_corps_a_corps(acc=6, p_plus_f=14, **strike, cible=leaver).odds[OUT] == F(539, 648)


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
