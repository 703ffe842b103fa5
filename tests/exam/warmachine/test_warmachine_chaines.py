"""Situations of Warmachine whose questions stand in `chaines.ttl`."""

from fractions import Fraction as F

KILL = "la cible est hors de combat"


def test_ac11(wm):
    """Le souffle dans la tranchée et la mêlée : DEF 13 nue, et ce ne sont pas des dégâts d'explosion, 175/432 ; l'obus du dehors, rien."""
    dug = dict(defense=13, arm=14, cases_de_degats_restantes=1, dans_une_tranchee=True, en_corps_a_corps=True)
    v = wm.attaques_a_distance(attaquant_atd=5, pui=12, attaque_de_souffle=True, attaques_enchainees=1, cible=dug)
    assert v.odds[KILL] == F(5, 12) * F(35, 36)
    assert wm.degats_d_explosion(pui=14, arm=14, cible_dans_une_tranchee=True, explosion_dans_la_tranchee=False).outcome == "Sans effet"


def readings(verdict, dispute):
    """What the other readings of a dispute answer."""
    return [answer for answer in verdict.answers if answer.dispute == dispute]


def test_ae08(wm):
    """Le Pistolero frappe d'un tir qui s'enfuit : un tir, trois dés de dégâts, sans visée : 25/81 ; avec le +2 de l'autre lecture, 130/243."""
    story = dict(atd=6, defense=14, pui=12, arm=16, cases_de_degats_restantes=5, attaquant_pistolero=True, attaquant_vise=True)
    v = wm.attaques_a_distance(**story, attaques_enchainees=2, frappe_gratuite_en_cours=True)
    assert v.odds[KILL] == F(25, 81)
    assert "130/243" in readings(v, "WM-9134")[0].text
    assert wm.attaques_initiales_a_distance(armes_de_tir=2, attaquant_pistolero=True, frappe_gratuite_en_cours=True).total == 1


def test_ae09(wm):
    """Quatre tirent ensemble, le principal a visé, la cible est sur la butte : 5/6, puis 5/18 de prendre ses cinq cases."""
    story = dict(atd=5, defense=14, pui=10, arm=18, cases_de_degats_restantes=5, cible_surelevee=True, attaques_enchainees=1)
    assert wm.attaques_a_distance(**story, participants=4, attaquant_vise=True).odds[KILL] == F(25, 108)
    assert wm.attaques_a_distance(**story, participants=4).odds[KILL] == F(7, 12) * F(5, 18)


def test_ak01(wm):
    """Six fusiliers combinent sur une furtive à couvert, deux trop loin, le principal vise à 4,5 pouces : 7 ou plus, puis 6 ou plus."""
    shot = dict(atd=5, attaque_combinee=True, participants=6, participants_en_echec=2, attaquant_vise=True, distance=4.5)
    assert wm.attaque_a_distance(**shot, defense=14, cible_a_couvert=True, cible_furtivite=True).odds["Touche"] == F(7, 12)
    v = wm.attaques_a_distance(**shot, pui=10, attaques_enchainees=1, cible=dict(defense=14, arm=15, a_couvert=True, furtivite=True, cases_de_degats_restantes=5))
    assert v.odds[KILL] == F(91, 216)


def test_ak24(wm):
    """Un warjack inerte derrière son bouclier : DEF 5 au tir, touché d'office au corps-à-corps, et le bouclier n'est plus."""
    cible = dict(defense=12, arm=18, boucliers=1, warjack_inerte=True, cases_de_degats_restantes=5)
    assert wm.attaques_a_distance(atd=6, pui=14, attaques_enchainees=1, cible=cible).odds[KILL] == F(35, 36) * F(10, 36)
    assert wm.attaques_de_corps_a_corps(acc=6, p_plus_f=18, attaques_enchainees=1, cible=cible).odds[KILL] == F(30, 36)


def test_wn38(wm):
    """Un canon de CDT 1, deux focus : un seul tir, quoi qu'on achète ; CDT 2 : deux. Il faut 6 pour toucher, 4 pour la case."""
    gun = dict(atd=7, pui=12, attaquant_points_de_focus=2, cible=dict(defense=13, arm=15, cases_de_degats_restantes=1))
    one = F(26, 36) * F(33, 36)
    kill = "la cible est hors de combat"
    assert wm.attaques_a_distance(**gun, cdt=1, attaques_enchainees=1, attaques_supplementaires=2).odds[kill] == one
    assert wm.attaques_a_distance(**gun, cdt=2, attaques_enchainees=1, attaques_supplementaires=2).odds[kill] == 1 - (1 - one) ** 2
    assert wm.touches_d_une_serie_de_tirs(atd=6, defense=13, attaques_enchainees=3, cdt=2).odds["Touches 0"] == F(25, 144)


def out(verdict, whom="la cible"):
    """The chance that somebody is disabled at the end."""
    return verdict.odds[f"{whom} est hors de combat"]


def test_z12(wm):
    """PUI 13 sur une structure, un fusil sur un spectre : on touche, et rien. Le fusil magique, lui, blesse."""
    assert out(wm.attaques_a_distance(atd=6, pui=13, attaques_enchainees=2, cible=dict(est_une_structure=True, arm=16, cases_de_degats_restantes=5))) == 0
    ghost = dict(atd=6, pui=13, attaques_enchainees=1, cible=dict(intangible=True, defense=12, arm=10, cases_de_degats_restantes=1))
    assert out(wm.attaques_a_distance(**ghost)) == 0
    assert out(wm.attaques_a_distance(**ghost, arme_armes_magiques=True)) == F(13, 18)


def test_z13(wm):
    """Les focus de la cible la protègent, l'attaquant qui n'en a plus ne booste rien."""
    caster = dict(champ_d_energie=True, points_de_focus=3, defense=15, arm=14, cases_de_degats_restantes=5)
    v = wm.attaques_a_distance(atd=6, pui=12, attaques_enchainees=1, attaques_boostees=1, attaquant_points_de_focus=0, cible=caster)
    assert out(v) == F(10, 36) * F(6, 36)


def test_ah05(wm):
    """Le spectre a seulement lancé un sort : il reste Intangible ; le fusil n'y peut rien, mon sort 5/18 en forêt, sans que son feu prenne."""
    ghost = dict(defense=13, arm=12, intangible=True, cases_de_degats_restantes=1)
    assert wm.attaquer_en_etant_intangible(type_d_attaque="magique").gives == ()
    shot = wm.une_attaque_a_distance(atd=8, pui=12, cible=ghost)
    assert shot.odds["Points de dégâts subis 0"] == 1
    assert wm.un_sort_et_ses_degats(foc=6, pui=12, cible={**ghost, "en_foret": True}).odds[KILL] == F(5, 18)
    assert wm.figurine_touchee_par_l_arme(cible_intangible=True, effet_continu_feu=True, source_de_l_effet="attaque magique").gives == ()


def test_ai18(wm):
    """Quatre fusiliers, l'un trop loin, le principal vise un gars dissimulé : +3, 5 ou plus, puis 2d6 + 14 ; deux hors de 5 pouces d'un Furtif : +2."""
    v = wm.une_attaque_a_distance(
        atd=5, pui=11, attaque_combinee=True, participants=4, participants_en_echec=1, attaquant_vise=True,
        cible=dict(defense=13, dissimulee=True, arm=16, cases_de_degats_restantes=8),
    )
    assert v.odds["Points de dégâts subis 0"] == 1 - F(5, 6) * F(35, 36)
    stealth = wm.attaque_a_distance(
        atd=5, defense=14, attaque_combinee=True, participants=4, participants_en_echec=2, distance=5, cible_furtivite=True, attaquant_vise=True,
    )
    assert stealth.odds["Touche"] == F(5, 6)
    assert wm.combiner_les_attaques_a_distance(participants=3, cible_en_corps_a_corps=True, cible_est_un_colosse=True).outcome == "Permis"


def test_ai21(wm):
    """Il charge de 4 pouces et tire : pas de dé de plus, 77/144 ; puis son épée, non ; à 11 pouces pour POR 10, personne n'est touché."""
    v = wm.une_attaque_a_distance(atd=6, pui=12, attaquant_pistolero=True, attaque_de_charge=True, distance_parcourue=4, cible=dict(defense=13, arm=15, cases_de_degats_restantes=1))
    assert v.odds["Points de dégâts subis 0"] == 1 - F(77, 144)
    sword = dict(attaquant_pistolero=True, attaquant_apres_l_avance_d_une_charge=True, a_tire_dans_l_activation=True)
    assert wm.attaquer_au_corps_a_corps(**sword).outcome == "Interdit"
    far = wm.tir_dans_une_melee(atd=6, por=10, distance=11, cible=dict(defense=12, en_corps_a_corps=True), seconde_cible=dict(defense=12), nombre_de_candidats=1)
    assert far.odds["la seconde cible est touchée"] == 0


def test_ai30(wm):
    """Feu et froid sur un immunisé au feu : rien ; une attaque de PUI « – » ne blesse pas ; l'impact frappe aussi mon ami, et d'office un couché."""
    burn = wm.une_attaque_a_distance(atd=6, pui=14, type_de_degats="feu", second_type_de_degats="froid", cible=dict(defense=12, arm=12, immunite_au_feu=True, cases_de_degats_restantes=1))
    assert burn.odds["Points de dégâts subis 0"] == 1
    assert wm.degats_de_corps_a_corps(arme_sans_pui=True, arm=10, force=10, des=[6, 6]).outcome == "Interdit"
    impact = dict(acc=6, defense=13, attaque_d_impact_en_cours=True)
    assert wm.attaque_de_monture(**impact, cible_amie=True).odds["Touche"] == F(7, 12)
    assert wm.attaque_de_monture(**impact, cible_au_tapis=True).odds["Touche"] == 1


def test_am26(wm):
    """Souffle ATD 5 sur DEF 13 à couvert, un point, Robuste : touchée 5/12, perdue 5/18, au tapis 5/36."""
    v = wm.une_attaque_a_distance(atd=5, pui=12, attaque_de_souffle=True, cible=dict(defense=13, a_couvert=True, arm=12, cases_de_degats_restantes=1, robuste=True))
    assert v.odds["la cible est au tapis"] == F(5, 36)


def test_r22(wm):
    """Mise au tapis critique : 1 sur 18 sans boost, 8 sur 27 avec ; l'ARM de 30 n'y fait rien."""
    shot = dict(atd=5, defense=14, pui=12, arm=30, arme_critique_au_tapis=True)
    assert wm.une_attaque_a_distance(**shot).odds["la cible est au tapis"] == F(1, 18)
    assert wm.une_attaque_a_distance(**shot, attaques_boostees=1).odds["la cible est au tapis"] == F(8, 27)


def test_v_c02(wm):
    """Quatre fusiliers sur un furtif, deux trop loin : deux contribuent ; le principal trop loin, tout échoue."""
    foe = dict(furtivite=True, defense=13, arm=15, cases_de_degats_restantes=1)
    volley = dict(attaquant=dict(atd=5), pui=10, vise=True, participants=4, cible=foe)
    assert wm.une_attaque_a_distance(**volley, participants_en_echec=2, distance=5).odds["Points de dégâts subis 0"] == 1 - F(121, 144)
    assert wm.une_attaque_a_distance(**volley, participants_en_echec=2, distance=6).odds["Points de dégâts subis 0"] == 1
    assert wm.combiner_les_attaques_a_distance(participants=5, participant_hors_formation=True).outcome == "Interdit"


def test_x36_bis(wm):
    """Pistolero qui charge et tire au contact : ni −4 ni boost, 5/12 × 11/12 ; l'épée ensuite, non."""
    shot = dict(atd=6, defense=14, pui=10, arm=13, attaquant_pistolero=True, attaque_de_charge=True, attaquant_distance_parcourue=4)
    close = dict(cible_dans_la_zone_de_corps_a_corps=True, cible_en_corps_a_corps=True, attaquant_en_corps_a_corps_avec_la_cible=True)
    assert "55/144" in str(wm.une_attaque_a_distance(**shot, **close, cible_cases_de_degats_restantes=1))
    assert wm.attaquer_au_corps_a_corps(attaquant_pistolero=True, attaquant_a_tire_dans_l_activation=True).outcome == "Interdit"


def test_ah06(wm):
    """Il quitte mon épée : ordinaire, rien ; magique, 7/12 et mort ; un mur entre nous, 5/18. Celui que l'on slamme le traverse."""
    ghost = dict(defense=15, arm=12, intangible=True, cases_de_degats_restantes=1)
    blow = dict(acc=6, p_plus_f=10, frappe_gratuite_en_cours=True)
    assert wm.une_attaque_de_corps_a_corps(**blow, cible=ghost).odds["Points de dégâts subis 0"] == 1
    assert wm.une_attaque_de_corps_a_corps(**blow, arme_magique=True, cible=ghost).odds["Points de dégâts subis 0"] == F(5, 12)
    hidden = wm.une_attaque_de_corps_a_corps(**blow, arme_magique=True, cible=ghost, decor_interferent=True)
    assert hidden.odds["Points de dégâts subis 0"] == F(13, 18)
    assert wm.figurine_heurtee_par_un_slam(heurtee_intangible=True, cible_socle="moyen", heurtee_socle="petit").gives == ()


def test_ai14(wm, chance):
    """Le bras mort frappe quand même celui qui s'en va : un dé, 1/6 ; les dégâts, deux dés et non trois ; rien ne se booste."""
    blow = dict(acc=6, frappe_gratuite_en_cours=True, arme_systeme_desactive=True)
    assert chance(wm.attaque_de_corps_a_corps(defense=14, **blow)) == F(1, 6)
    v = wm.une_attaque_de_corps_a_corps(p_plus_f=16, jet_booste=True, cible=dict(defense=14, arm=18, cases_de_degats_restantes=5), **blow)
    assert v.odds["Points de dégâts subis 0"] == 1 - F(1, 6) * F(35, 36)
    charge = dict(attaque_de_charge=True, distance_parcourue=4, maitre_d_armes=True, arme_systeme_desactive=True)
    assert wm.degats_de_corps_a_corps(p_plus_f=16, arm=20, **charge, des=[1, 2, 3]).outcome == "Dégâts 2"


def test_ai19(wm):
    """Trois chargeurs sur un jack couché, P+F 11 : touché d'office, trois dés et +3, 53/54 de l'entamer ; un quatrième qui n'a pas chargé : deux dés, 11/12."""
    down = dict(defense=13, arm=18, au_tapis=True, cases_de_degats_restantes=5)
    v = wm.une_attaque_de_corps_a_corps(acc=6, p_plus_f=11, attaque_combinee=True, participants=3, attaque_de_charge=True, distance_parcourue=4, cible=down)
    assert v.odds["Points de dégâts subis 0"] == F(1, 54)
    slow = wm.une_attaque_de_corps_a_corps(
        acc=6, p_plus_f=11, attaque_combinee=True, participants=4, participant_sans_charge=True, attaque_de_charge=True, distance_parcourue=4, cible=down,
    )
    assert slow.odds["Points de dégâts subis 0"] == F(1, 12)  # two dice and 15: 4 or more pierces 18


def test_aj02(wm):
    """Frénétique, un ami à 0,4 pouce, un ennemi à 3 : l'ami, 103/108 ; et pas d'activation ensuite."""
    options = [{"amie_a_portee": True, "distance_a_franchir": 0}, {"ennemie_a_engager": True, "distance_a_franchir": 3}]
    assert wm.cible_de_la_frenesie(options=options).text.startswith("Option 1")
    v = wm.une_attaque_de_corps_a_corps(acc=6, p_plus_f=15, attaque_de_frenesie=True, cible=dict(defense=12, arm=15))
    assert 1 - v.odds["Points de dégâts subis 0"] == F(103, 108)
    assert wm.s_activer(figurine_frenesie=True).outcome == "Interdit"


def test_al26(wm):
    """La hache P+F 11, Maître d'Armes, sur un mur de pierre : touché d'office, trois dés, il faut 8 : 181/216."""
    v = wm.une_attaque_de_corps_a_corps(acc=6, p_plus_f=11, arme_maitre_d_armes=True, materiau="pierre", cible=dict(est_une_structure=True, cases_de_degats_restantes=5))
    assert 1 - v.odds["Points de dégâts subis 0"] == F(181, 216)


def test_al31(wm):
    """Trois épées ensemble sur un gars couché ARM 18, P+F 10 : touché d'office, 2d6 + 13, 13/18 ; un participant hors charge, pas de boost."""
    down = dict(au_tapis=True, defense=14, arm=18, cases_de_degats_restantes=1)
    v = wm.une_attaque_de_corps_a_corps(acc=6, p_plus_f=10, participants=3, attaque_combinee=True, cible=down)
    assert 1 - v.odds["Points de dégâts subis 0"] == F(13, 18)
    v = wm.une_attaque_de_corps_a_corps(acc=6, p_plus_f=10, participants=3, attaque_combinee=True, attaque_de_charge=True, participant_sans_charge=True, cible=dict(down, au_tapis=False))
    assert 1 - v.odds["Points de dégâts subis 0"] == F(5, 6) * F(13, 18)


def test_u04(wm):
    """Le jack lourd à la hache P+F 17 piétine : sa FOR 11, et rien de la hache."""
    stomp = wm.une_attaque_de_corps_a_corps(acc=6, p_plus_f=17, force=11, defense=12, arm=14, pietinement_en_cours=True)
    assert stomp.odds["Points de dégâts subis 0"] == 1 - F(143, 216)
    assert wm.degats_de_corps_a_corps(p_plus_f=17, force=11, arm=14, prise_speciale_en_cours=True, des=[2, 2]).total == 15


def test_x08_bis(wm):
    """L'impact frappe aussi mon piquier (DEF 13, ARM 14, 1 case) : 7/12 puis 5/6 ; le focus n'y change rien."""
    blow = dict(acc=6, defense=13, arm=14, pui=10, force=7, arme_monture=True, attaque_d_impact_en_cours=True, attaquant_figurine_de_cavalerie=True)
    mine = dict(cible_amie=True, cible_cases_de_degats_restantes=1)
    assert "35/72" in str(wm.une_attaque_de_corps_a_corps(**blow, **mine))
    assert "35/72" in str(wm.une_attaque_de_corps_a_corps(**blow, cible_cases_de_degats_restantes=1, attaques_boostees=1, degats_boostes=1))
    assert wm.attaquer_avec_la_monture(attaque_d_impact_en_cours=True, cible_amie=True).outcome == "Permis"


def test_x29_bis(wm):
    """Frénétique, Corps mort : trois dés pour toucher, deux pour blesser : 181/216 × 35/36."""
    mad = dict(attaquant_frenesie=True, attaquant_corps_desactive=True, attaque_de_frenesie=True)
    assert "6335/7776" in str(wm.une_attaque_de_corps_a_corps(acc=6, defense=14, p_plus_f=15, arm=17, cible_cases_de_degats_restantes=1, **mad))


def test_x35_bis(wm):
    """À trois, le chef dans le dos : 13/18 puis 5/6, bouclier compris pour rien ; le +2 de dos est en litige."""
    blow = dict(acc=5, defense=16, p_plus_f=10, arm=17, cible_boucliers=1, attaque_combinee=True, participants=3, depuis_l_arc_arriere=True)
    found = wm.une_attaque_de_corps_a_corps(**blow, cible_cases_de_degats_restantes=30)
    assert "65/108" in str(found) and "WM-380" in found.disputes
