"""The fifteenth adversary: power attacks declared from afar, what they hit, locks, sprays, areas, gunfighters, falls and cavalry cut short."""

from fractions import Fraction

import pytest

KILL, FELL, HIT = "la cible est hors de combat", "la cible est au tapis", "la cible est touchée"
STRUCK = "la figurine heurtée est hors de combat"


def small(**more):
    """A trooper on a small base, with one box."""
    return dict(defense=13, arm=13, socle="petit", cases_de_degats_restantes=1) | more


def test_ai01(wm):
    """VTS 4, deux focus : je piétine la recrue à 2 pouces, 1715/1944 boosté ; le couché, 13/18 ; le socle moyen à 6 pouces m'arrête et n'est pas attaqué."""
    jack = dict(acc=6, force=11, vts=4, socle="grand", points_de_focus=2)
    v = wm.pietinement_jusqu_aux_degats(attaquant=jack, distance=2, cible=small(), attaques_boostees=1)
    assert v.odds[KILL] == Fraction(49, 54) * Fraction(35, 36)
    v = wm.pietinement_jusqu_aux_degats(attaquant=jack, distance=4, cible=small(arm=16, au_tapis=True))
    assert (v.odds[HIT], v.odds[KILL]) == (1, Fraction(13, 18))
    assert wm.pietinement_jusqu_aux_degats(attaquant=jack, distance=6, cible=small(socle="moyen")).odds[HIT] == 0
    assert wm.portee_d_un_pietinement(vts=4, attaquant_heurte_une_figurine=True, heurtee_socle="moyen", distance_de_l_arret=6).total == 6


@pytest.mark.parametrize(("inches", "mud", "more", "reached"), [(7, 0, {}, True), (7.1, 0, {}, False), (4, 3, {}, True), (4.5, 3, {}, False), (6, 3, dict(eclaireur=True), True)])
def test_ai02(wm, inches, mud, more, reached):
    """La recrue à 7 pouces y passe, à 7,1 non ; 3 pouces de boue en chemin, à 4 oui, à 4,5 non ; l'Éclaireur, à 6."""
    jack = dict(acc=6, force=11, vts=4, points_de_focus=1, **more)
    v = wm.pietinement_jusqu_aux_degats(attaquant=jack, distance=inches, distance_en_terrain_difficile=mud, cible=small())
    assert v.odds[HIT] == (Fraction(7, 12) if reached else 0)


def test_ai03(wm, chance):
    """Heurtée, elle ne me frappe pas gratuitement ; le lancier que je dépasse sans le toucher, si ; pas avant la dernière attaque."""
    assert wm.frapper_gratuitement_un_pietineur(attaquant_heurtee_par_le_pietinement=True).outcome == "Interdit"
    assert wm.frapper_gratuitement_un_pietineur().outcome == "Permis"
    assert wm.frapper_gratuitement_un_pietineur(jets_restants=True).outcome == "Interdit"
    assert chance(wm.attaque_de_corps_a_corps(acc=6, defense=14, frappe_gratuite_en_cours=True, decor_interferent=True)) == Fraction(5, 12)


def test_ai04(wm):
    """À 9 pouces pour VTS 5, mon slam échoue : rien ; à 8,5 il passe encore ; à 2,5 il n'a pas d'élan, le mur derrière n'y fait rien."""
    jack = dict(acc=6, force=12, vts=5, points_de_focus=1)
    foe = dict(defense=12, arm=18, cases_de_degats_restantes=1)
    for inches, fell in ((9, 0), (8.6, 0), (8.5, Fraction(13, 18)), (3, Fraction(13, 18)), (2.9, 0)):
        assert wm.slam_jusqu_aux_degats(attaquant=jack, distance=inches, cible=foe).odds[FELL] == fell
    short = wm.slam_jusqu_aux_degats(attaquant=jack, distance=2.5, distance_a_l_obstruction=1, cible=foe)
    assert short.odds[KILL] == Fraction(13, 18) * Fraction(7, 12)
    assert wm.slam_jusqu_aux_degats(attaquant=jack, distance=7, distance_en_terrain_difficile=2, cible=foe).odds[FELL] == 0
    assert wm.slam_jusqu_aux_degats(attaquant={**jack, "distance_parcourue": 4}, distance=0.4, cible=foe).odds[FELL] == Fraction(13, 18)


def test_ai05(wm):
    """Mur à 2 pouces, FOR 12 contre ARM 18 : 7189/11664 ; un jack à 3 pouces derrière lui, 3367/5832, et le jack 65/162 ; un lourd, rien."""
    jack = dict(acc=6, force=12, socle="grand", distance_parcourue=4, points_de_focus=1)
    foe = dict(defense=12, arm=18, socle="moyen", cases_de_degats_restantes=1)
    wall = wm.slam_jusqu_aux_degats(attaquant=jack, distance_a_l_obstruction=2, cible=foe)
    assert wall.odds[KILL] == Fraction(7189, 11664)
    light = dict(socle="moyen", arm=16, cases_de_degats_restantes=1)
    v = wm.slam_jusqu_aux_degats(attaquant=jack, cible=foe, heurtee=light, distance_a_l_autre_figurine=3)
    assert (v.odds[KILL], v.odds[STRUCK]) == (Fraction(3367, 5832), Fraction(65, 162))
    as_other = wm.slam_jusqu_aux_degats(attaquant=jack, cible=foe, autre=light, distance_a_l_autre_figurine=3)
    assert (as_other.odds[KILL], as_other.odds["l'autre figurine est hors de combat"]) == (Fraction(3367, 5832), Fraction(65, 162))
    big = wm.slam_jusqu_aux_degats(attaquant=jack, cible=foe, heurtee={**light, "socle": "grand"}, distance_a_l_autre_figurine=3)
    assert (big.odds[KILL], big.odds[STRUCK], big.odds["la figurine heurtée est au tapis"]) == (Fraction(3367, 5832), 0, 0)


def test_ai06(wm):
    """Un piquier Robuste traversé à 2 pouces, un mur à 4 : 5 fois sur 6 atteint, tué deux fois sur trois ; au mur, trois dés la moitié du temps."""
    jack = dict(acc=6, force=12, socle="grand", distance_parcourue=4)
    foe = dict(defense=12, arm=18, socle="moyen", cases_de_degats_restantes=1)
    pike = dict(socle="petit", arm=13, robuste=True, cases_de_degats_restantes=1)
    v = wm.slam_jusqu_aux_degats(attaquant=jack, cible=foe, heurtee=pike, distance_a_l_autre_figurine=2, distance_a_l_obstruction=4)
    assert v.odds[STRUCK] == Fraction(13, 18) * Fraction(5, 6) * Fraction(2, 3)  # 12 + 2 already beats 13
    assert v.odds[KILL] == Fraction(13, 18) * (Fraction(1, 2) * Fraction(49, 54) + Fraction(1, 2) * Fraction(7, 12))
    near = wm.slam_jusqu_aux_degats(attaquant=jack, cible=foe, heurtee=pike, distance_a_l_autre_figurine=3, distance_a_l_obstruction=1)
    assert near.odds[STRUCK] == 0  # the wall is before him


def test_ai07(wm):
    """Slam sur un lourd par un léger : -2, le dé divisé par deux, un mur à 2 pouces une fois sur deux : 35/288 pour deux cases."""
    light = dict(acc=6, force=9, socle="moyen", distance_parcourue=4, points_de_focus=1)
    heavy = dict(defense=12, arm=18, socle="grand", cases_de_degats_restantes=2)
    v = wm.slam_jusqu_aux_degats(attaquant=light, cible=heavy, distance_a_l_obstruction=2)
    # 12 or more of three dice beat 9 + 18 by two: 81 of 216 do not fall short; 11 or more of two dice, 3 of 36
    assert (v.odds[FELL], v.odds[KILL]) == (Fraction(5, 12), Fraction(5, 12) * (Fraction(1, 2) * Fraction(1, 12) + Fraction(1, 2) * Fraction(1, 2)))


def test_ai08(wm):
    """Hache magique en main : coup de tête, slam, piétinement, projection ne font rien au spectre ; la hache, si, un sort qui slamme aussi."""
    ghost = dict(defense=12, arm=12, force=6, intangible=True, socle="petit", cases_de_degats_restantes=1)
    jack = dict(acc=6, force=12, socle="grand", distance_parcourue=4)
    story = dict(attaquant=jack, arme_magique=True, cible=ghost)
    assert wm.slam_jusqu_aux_degats(**story).odds[KILL] == wm.pietinement_jusqu_aux_degats(**story).odds[KILL] == 0
    assert wm.projection_jusqu_aux_degats(**story, gantelets_disponibles=1).odds["la cible part dans les airs"] == 0
    v = wm.coup_de_tete_et_attaques(**story, p_plus_f=17, attaques_supplementaires=1)
    assert (v.odds[FELL], v.odds[KILL]) == (0, Fraction(13, 18))
    assert wm.une_attaque_de_corps_a_corps(**story, p_plus_f=17).odds["Points de dégâts subis 0"] == Fraction(5, 18)
    assert wm.slam_subi(pui=14, source_a_pui_propre=True, arme_magique=True, cible=ghost).odds[KILL] == 1
    assert wm.verrou(cible_intangible=True, gantelets_disponibles=1, arme_magique=True).outcome == "Interdit"


def test_ai09(wm):
    """Deux jacks de FOR 12 tiennent ma FOR 11 : 25/324 d'être libre des deux, 5/18 d'un seul ; à 2d6, une autre chance ; la frappe d'un bras pris, non."""
    free = "la figurine n'est plus sous le verrou"
    story = dict(figurine_force=11, autre_force=12)
    assert wm.rompre_tous_les_verrous(**story, autres_verrous=1).odds[free] == Fraction(5, 18) ** 2
    assert wm.rompre_tous_les_verrous(**story).odds[free] == Fraction(5, 18)
    assert wm.rompre_tous_les_verrous(**story, autres_verrous=1, litiges={"WM-930": "B"}).odds[free] == Fraction(145, 432) ** 2
    assert wm.attaque_de_corps_a_corps(acc=6, defense=13, frappe_gratuite_en_cours=True, arme_tenue_par_le_verrou=True).outcome == "Interdit"


def test_ai10(wm):
    """Mon dernier focus pousse FOR 11 de FOR 9, le vide à 0,4 pouce, 4 de haut : 5/18 de tomber, 245/972 d'en mourir ; un muret à 0,3 le retient."""
    foe = dict(force=11, arm=16, cases_de_degats_restantes=1)
    ledge = dict(attaquant=dict(force=9, points_de_focus=1), hauteur_de_chute=4, distance_au_vide=0.4)
    v = wm.poussee_jusqu_a_la_chute(**ledge, cible=foe)
    assert (v.odds[FELL], v.odds[KILL]) == (Fraction(5, 18), Fraction(245, 972))
    assert "interdit" not in v.text  # he paid for it: the inch is his
    assert wm.poussee_jusqu_a_la_chute(**ledge, distance_de_l_arret=0.3, cible={**foe, "heurte_un_obstacle": True}).odds[FELL] == 0
    beast = dict(force=9, est_une_warbeast=True, fur=1, points_de_furie=0)
    told = wm.poussee_jusqu_a_la_chute(attaquant=beast, cible=foe, hauteur_de_chute=4, distance_au_vide=0.4)
    assert told.odds[FELL] == Fraction(5, 18) and "interdit" not in told.text


def test_ai11(wm):
    """Mon lancier bute à 2,5 pouces sur un petit socle : ni impact ni élan, mais la lance passe, 77/144, et le +2 se discute ; l'épée non."""
    rider = dict(acc=6, figurine_de_cavalerie=True, socle="grand", distance_parcourue=2.5)
    block = dict(defense=13, arm=15, socle="petit", cases_de_degats_restantes=1)
    story = dict(distance_avant_contact=2.5, pui_de_la_monture=10, distance=1.5, p_plus_f=15, cible=dict(defense=13, arm=18, cases_de_degats_restantes=1))
    v = wm.charge_de_cavalerie_a_travers(attaquant=rider, interposee=block, arme_allonge=True, **story)
    assert (v.odds[KILL], v.odds["la figurine interposée est hors de combat"]) == (Fraction(7, 12) * Fraction(11, 12), 0)
    assert "WM-1551" in v.disputes
    kept = wm.charge_de_cavalerie_a_travers(attaquant=rider, interposee=block, arme_allonge=True, **story, litiges={"WM-1551": "B"})
    assert kept.odds[KILL] == Fraction(5, 6) * Fraction(11, 12)
    assert wm.charge_de_cavalerie_a_travers(attaquant=rider, interposee=block, **story).odds[KILL] == 0
    same = wm.charge_de_cavalerie_a_travers(attaquant=rider, interposee={**block, "socle": "grand"}, arme_allonge=True, **story)
    assert same.odds[KILL] == 0
    slowed = wm.charge_de_cavalerie_a_travers(attaquant={**rider, "malus_de_vts": True}, interposee=block, arme_allonge=True, **story)
    assert slowed.outcome == "Interdit"


def test_ai12(wm):
    """La cible de ma charge, heurtée à 2 pouces : la lance seule, 65/108, sans dé de plus ; à 5 pouces, la Monture d'abord."""
    foe = dict(defense=13, arm=17, cases_de_degats_restantes=1)
    story = dict(pui_de_la_monture=12, p_plus_f=13, cible=foe)
    v = wm.charge_de_cavalerie_et_impact(attaquant=dict(acc=7, figurine_de_cavalerie=True), distance_avant_contact=2, **story)
    assert v.odds[KILL] == Fraction(13, 18) * Fraction(5, 6)
    far = wm.charge_de_cavalerie_et_impact(attaquant=dict(acc=7, figurine_de_cavalerie=True, distance_parcourue=5), distance_avant_contact=5, **story)
    mount = Fraction(13, 18) * Fraction(26, 36)  # 12 + 6 beats 17
    assert far.odds[KILL] == mount + (1 - mount) * Fraction(11, 12) * Fraction(53, 54)


def test_ai13(wm):
    """Deux focus, Maître d'Armes : le coup de tête n'y gagne pas de dé, le coup acheté si ; ARM 30 : 10465/69984."""
    jack = dict(acc=6, force=11, socle="grand", points_de_focus=2)
    foe = dict(defense=12, arm=30, socle="grand", cases_de_degats_restantes=1)
    v = wm.coup_de_tete_et_attaques(attaquant=jack, arme_maitre_d_armes=True, p_plus_f=17, cible=foe, attaques_supplementaires=1)
    assert v.odds[KILL] == (Fraction(13, 18) + Fraction(5, 18) * Fraction(13, 18)) * Fraction(35, 216)


def test_ai14(wm, chance):
    """Le bras mort frappe quand même celui qui s'en va : un dé, 1/6 ; les dégâts, deux dés et non trois ; rien ne se booste."""
    blow = dict(acc=6, frappe_gratuite_en_cours=True, arme_systeme_desactive=True)
    assert chance(wm.attaque_de_corps_a_corps(defense=14, **blow)) == Fraction(1, 6)
    v = wm.une_attaque_de_corps_a_corps(p_plus_f=16, jet_booste=True, cible=dict(defense=14, arm=18, cases_de_degats_restantes=5), **blow)
    assert v.odds["Points de dégâts subis 0"] == 1 - Fraction(1, 6) * Fraction(35, 36)
    charge = dict(attaque_de_charge=True, distance_parcourue=4, maitre_d_armes=True, arme_systeme_desactive=True)
    assert wm.degats_de_corps_a_corps(p_plus_f=16, arm=20, **charge, des=[1, 2, 3]).outcome == "Dégâts 2"


def test_ai15(wm, chance):
    """Lance-flammes : ni la mêlée, ni le couvert, ni la Furtivité à 7 pouces ne comptent ; la butte, si : 10 ou plus ; couché sur la butte, DEF 7."""
    foe = dict(defense=13, surelevee=True, furtivite=True, a_couvert=True, en_corps_a_corps=True)
    assert chance(wm.attaque_a_distance(atd=5, arme_type_de_souffle="ES 8", cible=foe, distance=7)) == Fraction(1, 6)
    down = wm.attaque_a_distance(atd=5, attaque_de_souffle=True, cible=dict(defense=15, au_tapis=True, plus_haute=True), denivele=1)
    assert chance(down) == Fraction(35, 36)
    v = wm.souffle_jusqu_aux_degats(
        atd=5, pui=12, attaques_boostees=1, cible=dict(defense=13, arm=14, surelevee=True, cases_de_degats_restantes=1),
        seconde_cible=dict(defense=12, arm=13, robuste=True, en_corps_a_corps=True, cases_de_degats_restantes=1),
    )
    assert v.odds[KILL] == Fraction(5, 8) * Fraction(35, 36)
    assert v.odds["la seconde cible est hors de combat"] == Fraction(7, 12) * Fraction(2, 3)


def test_ai16(wm):
    """PUI 13, l'explosion fait 7 ; à 5 pouces elle dévie de 2,5 au plus, hors de portée de POR 10, de 5 ; déviée, personne n'a de critique."""
    assert wm.degats_d_explosion(pui=13, arm=14).odds["Dégâts 0"] == Fraction(7, 12)
    assert (wm.deviation_maximale(distance=5).total, wm.deviation_maximale(distance=12, por=10).total) == (Fraction(5, 2), 5)
    assert "2,5 pouces" in wm.deviation(distance=5, des=[3, 6]).text
    assert wm.effet_critique(attaque_a_aire_d_effet=True).gives == ()


def test_ai17(wm):
    """L'obus en tranchée : la cible, +4 et tous ses dégâts ; sa voisine, rien ; boosté à découvert, un double qui touche couche les deux."""
    hole = wm.aire_d_effet_jusqu_aux_degats(
        atd=6, pui=13, cible=dict(defense=12, dans_une_tranchee=True, arm=15, cases_de_degats_restantes=1),
        seconde_cible=dict(arm=12, dans_une_tranchee=True, cases_de_degats_restantes=1),
    )
    assert (hole.odds[KILL], hole.odds["la seconde cible est hors de combat"]) == (Fraction(1, 6) * Fraction(35, 36), 0)
    open_field = wm.aire_d_effet_jusqu_aux_degats(
        atd=6, pui=14, attaquant=dict(points_de_focus=1), attaques_boostees=1, effet_de_l_arme="mise au tapis critique",
        cible=dict(defense=13, arm=18, cases_de_degats_restantes=5), seconde_cible=dict(arm=15, cases_de_degats_restantes=1),
    )
    assert open_field.odds[FELL] == open_field.odds["la seconde cible est au tapis"] == Fraction(41, 108)


def test_ai18(wm):
    """Quatre fusiliers, l'un trop loin, le principal vise un gars dissimulé : +3, 5 ou plus, puis 2d6 + 14 ; deux hors de 5 pouces d'un Furtif : +2."""
    v = wm.une_attaque_a_distance(
        atd=5, pui=11, attaque_combinee=True, participants=4, participants_en_echec=1, attaquant_vise=True,
        cible=dict(defense=13, dissimulee=True, arm=16, cases_de_degats_restantes=8),
    )
    assert v.odds["Points de dégâts subis 0"] == 1 - Fraction(5, 6) * Fraction(35, 36)
    stealth = wm.attaque_a_distance(
        atd=5, defense=14, attaque_combinee=True, participants=4, participants_en_echec=2, distance=5, cible_furtivite=True, attaquant_vise=True,
    )
    assert stealth.odds["Touche"] == Fraction(5, 6)
    assert wm.combiner_les_attaques_a_distance(participants=3, cible_en_corps_a_corps=True, cible_est_un_colosse=True).outcome == "Permis"


def test_ai19(wm):
    """Trois chargeurs sur un jack couché, P+F 11 : touché d'office, trois dés et +3, 53/54 de l'entamer ; un quatrième qui n'a pas chargé : deux dés, 11/12."""
    down = dict(defense=13, arm=18, au_tapis=True, cases_de_degats_restantes=5)
    v = wm.une_attaque_de_corps_a_corps(acc=6, p_plus_f=11, attaque_combinee=True, participants=3, attaque_de_charge=True, distance_parcourue=4, cible=down)
    assert v.odds["Points de dégâts subis 0"] == Fraction(1, 54)
    slow = wm.une_attaque_de_corps_a_corps(
        acc=6, p_plus_f=11, attaque_combinee=True, participants=4, participant_sans_charge=True, attaque_de_charge=True, distance_parcourue=4, cible=down,
    )
    assert slow.odds["Points de dégâts subis 0"] == Fraction(1, 12)  # two dice and 15: 4 or more pierces 18


def test_ai20(wm):
    """Pistolero aux prises avec A, mon ami B aux prises avec A : 7/12 sur l'un, 5/72 sur l'autre, qui garde son -4 ; la visée ne sert que contre B, hors de ma zone."""
    story = dict(atd=6, attaquant_pistolero=True, attaquant_en_corps_a_corps_avec_la_cible=True, nombre_de_candidats=1)
    story |= dict(cible=dict(defense=13, en_corps_a_corps=True), seconde_cible=dict(defense=12))
    other = "la seconde cible est touchée"
    v = wm.tir_dans_une_melee(**story)
    assert (v.odds[HIT], v.odds[other]) == (Fraction(7, 12), Fraction(5, 72))
    aimed = wm.tir_dans_une_melee(**story, vise=True)
    assert (aimed.odds[HIT], aimed.odds[other]) == (Fraction(7, 12), Fraction(5, 12) * Fraction(5, 12))


def test_ai21(wm):
    """Il charge de 4 pouces et tire : pas de dé de plus, 77/144 ; puis son épée, non ; à 11 pouces pour POR 10, personne n'est touché."""
    v = wm.une_attaque_a_distance(atd=6, pui=12, attaquant_pistolero=True, attaque_de_charge=True, distance_parcourue=4, cible=dict(defense=13, arm=15, cases_de_degats_restantes=1))
    assert v.odds["Points de dégâts subis 0"] == 1 - Fraction(77, 144)
    sword = dict(attaquant_pistolero=True, attaquant_apres_l_avance_d_une_charge=True, a_tire_dans_l_activation=True)
    assert wm.attaquer_au_corps_a_corps(**sword).outcome == "Interdit"
    far = wm.tir_dans_une_melee(atd=6, por=10, distance=11, cible=dict(defense=12, en_corps_a_corps=True), seconde_cible=dict(defense=12), nombre_de_candidats=1)
    assert far.odds["la seconde cible est touchée"] == 0


def test_ai22(wm):
    """FOR 12 contre 9 : 143/216 de le jeter ; 6,5 pouces d'un lourd de FOR 11 sur un petit, 3 de déviation ; sur un moyen 5,5 et 2,75."""
    jack = dict(acc=6, force=12, socle="grand")
    foe = dict(defense=12, force=9, arm=16, socle="moyen", cases_de_degats_restantes=1)
    v = wm.projection_jusqu_aux_degats(attaquant=jack, gantelets_disponibles=1, cible=foe)
    assert (v.odds["la cible part dans les airs"], v.odds[KILL]) == (Fraction(143, 216), Fraction(143, 216) * Fraction(5, 6))
    heavy = dict(force=11, attaquant_socle="grand")
    assert wm.distance_de_projection(**heavy, cible_socle="petit").total == Fraction(13, 2)
    assert wm.deviation_maximale_d_une_projection(**heavy, cible_socle="petit").total == Fraction(13, 4)
    assert wm.deviation_maximale_d_une_projection(**heavy, cible_socle="moyen").total == Fraction(11, 4)
    assert wm.degats_de_projection(force=12, arm=16, cible_heurte_un_obstacle=True).disputes == ("WM-939",)


def test_ai23(wm):
    """Le petit déjà couché, jeté contre un mur, un focus pour booster : pris d'office, 5/6 de partir, quatre dés."""
    down = dict(defense=12, force=9, arm=18, au_tapis=True, socle="petit", heurte_une_obstruction=True, cases_de_degats_restantes=1)
    v = wm.projection_jusqu_aux_degats(attaquant=dict(acc=6, force=11, socle="grand", points_de_focus=2), degats_boostes=1, cible=down)
    assert v.odds["la cible part dans les airs"] == Fraction(5, 6)
    assert v.odds[KILL] == Fraction(5, 6) * Fraction(1261, 1296)


def test_ai24(wm):
    """À deux mains, FOR 10 contre 12, sur un Robuste à 5 pouces : 245/972 de l'atteindre ; un bras pris, et c'est non."""
    v = wm.projection_sur_une_figurine(
        attaquant=dict(acc=6, force=10, points_de_focus=1), cible=dict(defense=13, force=12, arm=18, socle="grand", cases_de_degats_restantes=3),
        heurtee=dict(defense=13, arm=14, socle="moyen", cases_de_degats_restantes=1, robuste=True), distance_a_l_autre_figurine=5,
    )
    assert v.odds["la figurine heurtée est touchée"] == Fraction(7, 12) * Fraction(20, 27) * Fraction(7, 12)
    assert v.odds[STRUCK] == Fraction(245, 972) * Fraction(5, 6) * Fraction(2, 3)
    assert wm.projection_a_deux_mains(gantelets_disponibles=2, attaquant_arme_verrouillee=True).outcome == "Interdit"


def test_ai25(wm):
    """Inerte, il est pris d'office, part et tombe, sans bouclier : 7/12 ; déjà couché, il ne bouge pas, le mur n'ajoute rien."""
    jack = dict(acc=6, force=12, socle="grand", distance_parcourue=4)
    dead = dict(defense=14, arm=18, boucliers=1, warjack_inerte=True, socle="grand", cases_de_degats_restantes=1)
    v = wm.slam_jusqu_aux_degats(attaquant=jack, cible=dead)
    assert (v.odds[FELL], v.odds[KILL]) == (1, Fraction(7, 12))
    down = dict(defense=12, arm=18, au_tapis=True, socle="moyen", cases_de_degats_restantes=1)
    assert wm.slam_jusqu_aux_degats(attaquant=jack, cible=down, distance_a_l_obstruction=1).odds[KILL] == Fraction(7, 12)


def test_ai26(wm):
    """Jambes mortes : le front, la poussée, le verrou restent ; relevé de son action, aucun ; relevé de son mouvement, tous sauf ceux qui avancent."""
    lame = dict(attaquant=dict(mouvement_desactive=True, points_de_focus=1))
    assert [wm.coup_de_tete(**lame).outcome, wm.poussee(**lame).outcome, wm.verrou(**lame, gantelets_disponibles=1).outcome] == ["Permis"] * 3
    assert wm.slam(**lame).outcome == wm.pietinement(**lame).outcome == "Interdit"
    assert wm.poussee(attaquant=dict(points_de_focus=1, releve_en_renoncant_a_l_action=True)).outcome == "Interdit"
    up = dict(attaquant=dict(points_de_focus=1, releve_en_renoncant_au_mouvement=True))
    assert [wm.poussee(**up).outcome, wm.pietinement(**up).outcome, wm.slam(**up).outcome] == ["Permis", "Interdit", "Interdit"]


def test_ai27(wm):
    """Chute : 3 pouces deux dés, 3,1 trois, 6 trois, 6,5 quatre. Au bord de la table le slammé s'arrête, sans dé de plus."""
    for inches, dice in ((3, 2), (3.1, 3), (6, 3), (6.5, 4)):
        assert wm.degats_de_chute(hauteur_de_chute=inches, arm=10, des=[1] * dice).outcome == f"Dégâts {dice}"
    assert wm.deplacement_slamme(de_de_slam=5, distance_au_bord_de_table=2).total == 2
    assert wm.degats_de_slam(force=12, arm=18, distance_au_bord_de_table=2, des=[3, 4]).outcome == "Dégâts 1"


def test_ai28(wm, chance):
    """De dos et derrière une haie, la recrue piétinée : 7/12, et le +2 se discute ; en face, sans haie, pareil."""
    story = dict(attaquant=dict(acc=6, force=11), cible=small(boucliers=1))
    v = wm.pietinement_jusqu_aux_degats(**story, depuis_l_arc_arriere=True, decor_interferent=True)
    assert v.odds[HIT] == Fraction(7, 12) and "WM-380" in v.disputes
    slam = wm.attaque_de_slam(acc=6, defense=14, depuis_l_arc_arriere=True, decor_interferent=True)
    assert chance(slam) == Fraction(5, 12) and "WM-380" in slam.disputes


def test_ai29(wm, both):
    """Disputes : le léger tient-il un lourd ? suit-on de 1 pouce ? le Pistolero frappe-t-il gratuitement à +2 ? sa hallebarde l'empêche-t-elle de tirer ?"""
    assert "WM-931" in wm.verrou(attaquant_socle="moyen", cible_socle="grand", gantelets_disponibles=1).disputes
    assert "WM-934" in wm.avance_apres_une_poussee(cible_heurte_un_obstacle=True, distance_de_l_arret=0.3).disputes
    assert "WM-9134" in wm.attaque_a_distance(atd=6, defense=14, attaquant_pistolero=True, frappe_gratuite_en_cours=True).disputes
    assert "WM-8310" in wm.attaque_a_distance(atd=6, defense=12, attaquant_engage_un_ennemi=True).disputes
    assert "WM-8323" in wm.pietinement(attaquant_est_un_colosse=True, points_de_focus=1).disputes
    assert wm.arreter_son_pietinement().disputes == ("WM-940",)
    assert both(wm.coup_de_tete(attaquant_arme_verrouillee=True), "WM-933")


def test_ai30(wm):
    """Feu et froid sur un immunisé au feu : rien ; une attaque de PUI « – » ne blesse pas ; l'impact frappe aussi mon ami, et d'office un couché."""
    burn = wm.une_attaque_a_distance(atd=6, pui=14, type_de_degats="feu", second_type_de_degats="froid", cible=dict(defense=12, arm=12, immunite_au_feu=True, cases_de_degats_restantes=1))
    assert burn.odds["Points de dégâts subis 0"] == 1
    assert wm.degats_de_corps_a_corps(arme_sans_pui=True, arm=10, force=10, des=[6, 6]).outcome == "Interdit"
    impact = dict(acc=6, defense=13, attaque_d_impact_en_cours=True)
    assert wm.attaque_de_monture(**impact, cible_amie=True).odds["Touche"] == Fraction(7, 12)
    assert wm.attaque_de_monture(**impact, cible_au_tapis=True).odds["Touche"] == 1


def test_ai31(wm):
    """Deux feux de suite sur ARM 15, trois cases : 142/243 d'y rester."""
    v = wm.effets_continus_sur_plusieurs_maintenances(maintenances=2, figurine=dict(arm=15, cases_de_degats_restantes=3, effet_continu_feu=True))
    # burning on 3 or more; 6 or more takes the three boxes at once, 4 one box and 5 two, each finished by 4, 5 or more, 2 or 3 nothing
    kill, one, two, none = Fraction(26, 36), Fraction(3, 36), Fraction(4, 36), Fraction(3, 36)
    second = Fraction(2, 3) * (one * Fraction(30, 36) + two * Fraction(33, 36) + none * kill)
    assert v.odds["la figurine est hors de combat"] == Fraction(2, 3) * (kill + second)
