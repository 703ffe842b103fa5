"""An eighteenth adversary, led by chance: three lines of the documents drawn at random, and one table where they meet."""

from fractions import Fraction
from itertools import product

import pytest

KILL = "la cible est hors de combat"
FLEES = "la figurine est en fuite"


def odds(dice: int, least: int) -> Fraction:
    """The chance of a score or more on some dice."""
    return Fraction(sum(1 for thrown in product(range(1, 7), repeat=dice) if sum(thrown) >= least), 6**dice)


def test_am01(wm):
    """Bras à Allonge désactivé, l'ennemi à 1,5 pouce dans un bosquet joué comme une forêt : il l'engage, touche à 1/6, le blesse à 5/6."""
    assert wm.engager(distance=1.5, arme_allonge=True, arme_systeme_desactive=True).outcome == "Permis"
    foe = dict(defense=12, arm=15, dissimulee=True, cases_de_degats_restantes=1)
    v = wm.attaques_de_corps_a_corps(acc=6, p_plus_f=14, attaques_enchainees=1, arme_systeme_desactive=True, cible=foe)
    assert v.odds[KILL] == Fraction(1, 6) * Fraction(5, 6)


def test_am02(wm):
    """La cible de la charge de cavalerie, couchée, est la première contactée à 4 pouces : impact, touche d'office, 35/36 contre ARM 12."""
    assert wm.faire_des_attaques_d_impact(distance_avant_contact=4, attaquant_figurine_de_cavalerie=True, cible_au_tapis=True).outcome == "Permis"
    assert wm.attaque_de_monture(acc=6, defense=12, cible_au_tapis=True).outcome == "Touche"
    assert 1 - wm.degats_de_monture(pui=10, arm=12).odds["Dégâts 0"] == Fraction(35, 36)


def test_am03(wm):
    """Deux Gantelets dont un hors service : projection et verrou, pas de projection à deux mains."""
    assert wm.projection(attaquant_gantelets_disponibles=1).outcome == "Permis"
    assert wm.verrou(attaquant_gantelets_disponibles=1).outcome == "Permis"
    assert wm.projection_a_deux_mains(attaquant_gantelets_disponibles=1).outcome == "Interdit"


@pytest.mark.parametrize("helps", (False, True))
def test_am04(wm, helps):
    """Trois spectres combinent : celui qui mène perd Intangible, les deux qui l'aident n'ont pas attaqué."""
    v = wm.attaquer_en_etant_intangible(type_d_attaque="corps-à-corps", **({"attaquant_contribue_sans_mener": True} if helps else {}))
    assert (v.gives == ()) is helps


def test_am05(wm):
    """Trois combattants, ACC 6 contre DEF 14 : 5/6 ; le principal Maître d'Armes, P+F 10 contre ARM 18 : 103/108."""
    assert wm.attaque_de_corps_a_corps(acc=6, defense=14, participants=3).odds["Touche"] == odds(2, 5) == Fraction(5, 6)
    assert wm.attaque_de_corps_a_corps(acc=6, defense=14, participants=3, frappe_gratuite_en_cours=True).outcome == "Interdit"


def test_am06(wm, both):
    """Muret de pierre de 4 pouces : 40 points ; de dos depuis le début, cible à couvert : 5/12, ou 1/6 si le +2 va aux dégâts."""
    assert wm.capacite_de_degats_d_une_structure(materiaux=[["pierre", 4]]).total == 40
    shot = dict(atd=6, defense=12, depuis_l_arc_arriere=True, cible_a_couvert=True)
    assert wm.attaque_a_distance(**shot).odds["Touche"] == Fraction(5, 12)
    assert wm.attaque_a_distance(**shot, litiges={"WM-380": "B"}).odds["Touche"] == Fraction(1, 6)


@pytest.mark.parametrize("base, least", (("petit", Fraction(35, 36)), ("moyen", Fraction(0))))
def test_am07(wm, base, least):
    """Piétinement VTS 5 : la victime au tapis à 6 pouces meurt à 35/36 ; un socle moyen à 4 pouces l'en protège, un petit non."""
    prey = dict(defense=13, arm=14, au_tapis=True, cases_de_degats_restantes=1)
    v = wm.pietinement_jusqu_aux_degats(attaquant=dict(acc=6, force=12, vts=5), distance=6, heurtee_socle=base, distance_de_l_arret=4, cible=prey)
    assert v.odds[KILL] == least


@pytest.mark.parametrize("ground, mud", list(product((None, 0, 2, 4, 7, 9), (None, 1, 3, 10))))
def test_am08(wm, ground, mud):
    """VTS 5, 8 pouces : ce que la boue, d'où elle commence et sur ce qu'elle couvre, laisse à la charge, au slam et au piétinement."""
    said = {**({"distance_avant_le_terrain_difficile": ground} if ground is not None else {}), **({"distance_en_terrain_difficile": mud} if mud is not None else {})}
    reach, move, clear = Fraction(0), Fraction(8), Fraction(ground or 0)
    slow = Fraction(200) if mud is None and ground is not None else Fraction(mud or 0)
    reach = min(move, clear)
    crossed = min(slow, (move - reach) / 2)
    reach += crossed + (move - reach - 2 * crossed)
    assert wm.portee_d_une_charge(vts=5, **said).total == reach + Fraction(1, 2)
    assert wm.portee_d_un_slam(vts=5, **said).total == reach + Fraction(1, 2)
    assert wm.portee_d_un_pietinement(vts=5, **said).total == reach
    for free in ("eclaireur", "intangible"):
        assert wm.portee_d_une_charge(vts=5, **said, **{f"attaquant_{free}": True}).total == Fraction(17, 2)
        assert wm.portee_d_un_pietinement(vts=5, **said, **{f"attaquant_{free}": True}).total == 8


def test_am09(wm):
    """La boue commence à 4 pouces : à 6,5 la charge touche au but, à 7 elle est trop longue ; Allonge, elle y est."""
    mud = dict(vts=5, distance_avant_le_terrain_difficile=4)
    assert "trop longue" not in wm.charger(**mud, distance=6.5).text
    assert "trop longue" in wm.charger(**mud, distance=7).text
    assert "trop longue" not in wm.charger(**mud, distance=7, arme_allonge=True).text


def test_am10(wm):
    """Slam avec une arme à Allonge, fini à 1,5 pouce de la cible : échoué, et l'activation avec."""
    assert wm.fin_du_mouvement_de_slam(attaquant_distance_parcourue=5, distance=1.5).gives == ("slam échoué, fin de l'activation",)
    assert wm.commencer_la_partie_avec_un_warjack(warjack_autonome=True).outcome == "Interdit"


def test_am11(wm):
    """Tête verrouillée, deux Gantelets libres : ni projection à deux mains, ni coup de tête, ni arme de la tête ; le poing frappe."""
    assert wm.projection_a_deux_mains(gantelets_disponibles=2, attaquant_tete_verrouillee=True).outcome == "Interdit"
    assert wm.coup_de_tete(attaquant_tete_verrouillee=True).outcome == "Interdit"
    assert wm.attaquer_avec_une_arme(arme_sur_la_tete=True, attaquant_tete_verrouillee=True).outcome == "Interdit"
    assert wm.attaquer_avec_une_arme(arme_sur_la_tete=False, attaquant_tete_verrouillee=True).outcome == "Permis"


def test_am12(wm):
    """Slammé ce tour et immunisé au tapis, il doit son mouvement ou son action : renoncer au mouvement ne lui donne pas la visée."""
    assert wm.attaque_a_distance(atd=6, defense=13, attaquant=dict(vise=True, renoncement_du=True)).odds["Touche"] == odds(2, 7)
    assert wm.renoncer_au_mouvement(obligee_d_y_renoncer=True).outcome == "Interdit"


def test_am13(wm):
    """Frénésie à SEU 9 et 2 de furie : 5/12, puis l'ami DEF 12 à portée, jet boosté à 103/108."""
    v = wm.frenesie_et_coup(acc=6, defense=12, points_de_furie=2, seu=9)
    assert v.odds["la cible est touchée"] == Fraction(5, 12) * odds(3, 6)


@pytest.mark.parametrize("alone, unit", list(product((0, 1, 2), (0, 1, 3))))
def test_am14(wm, alone, unit):
    """Tant de créatures seules et tant de troupiers d'une même unité terrifiante : l'unité ne compte que pour un test."""
    met = wm.tests_face_a_des_creatures(creatures_rencontrees=alone + unit, troupiers_d_une_unite_terrifiante=unit)
    assert met.total == alone + (unit > 0)


@pytest.mark.parametrize("checks, cmd, again", list(product((0, 1, 2, 3), (7, 8), (False, True))))
def test_am15(wm, checks, cmd, again):
    """Plusieurs tests de fuite à la suite : tenir, c'est les réussir tous, chacun relancé une fois si l'étendard est en formation."""
    miss = odds(2, cmd + 1)
    held = (1 - (miss**2 if again else miss)) ** checks
    helped = {"l_unite_porte_etendard_en_formation": True} if again else {}
    v = wm.plusieurs_tests_de_fuite(cmd=cmd, tests_de_fuite_a_passer=checks, **helped)
    assert v.odds.get(FLEES, 0) == 1 - held


def test_am16(wm):
    """En fuite déjà, elle ne teste plus ; un Commandant de CMD 9 à 9 pouces pile sert à chaque test."""
    v = wm.plusieurs_tests_de_fuite(cmd=7, meneur_cmd=9, distance_au_commandant=9, tests_de_fuite_a_passer=2)
    assert v.odds[FLEES] == 1 - Fraction(5, 6) ** 2


def test_am17(wm):
    """Compétence Magique [7] : plus après les attaques initiales ; contre qui l'engage, pas de −4, 7/12 contre DEF 14 ; en fuite, rien."""
    assert wm.effectuer_une_attaque_speciale(attaques_initiales_faites=True).outcome == "Interdit"
    assert wm.attaque_de_competence_magique(magie=7, defense=14, cible_en_corps_a_corps=True, origine_en_corps_a_corps_avec_la_cible=True).odds["Touche"] == Fraction(7, 12)
    assert wm.effectuer_une_attaque_speciale(attaquant_en_fuite=True).outcome == "Interdit"


def test_am18(wm):
    """ARM 18 en feu : 2/3 que le feu reste, 21/36 qu'il morde ; 7/18 de perdre au moins un point."""
    v = wm.effets_continus_sur_plusieurs_maintenances(effet_continu_feu=True, arm=18, maintenances=1, cases_de_degats_restantes=1)
    assert v.odds["la figurine est hors de combat"] == Fraction(2, 3) * odds(2, 7) == Fraction(7, 18)


def test_am19(wm):
    """Le jack détruit : tout ce qui l'affectait prend fin, une épave reste ; sauvé à temps, ni l'un ni l'autre."""
    assert wm.effets_d_un_warjack_detruit().outcome == "effets terminés"
    assert wm.effets_d_un_warjack_detruit(figurine_est_un_colosse=True).outcome == "effets terminés"
    assert wm.effets_d_un_warjack_detruit(figurine_robuste_reussi=True).gives == ()
    assert wm.warjack_detruit(figurine_robuste_reussi=True).gives == ()


def test_am20(wm):
    """L'épée puis le pistolet, non ; l'épée puis un sort, oui ; l'aire de corps-à-corps reste une attaque de corps-à-corps, sans −4."""
    assert wm.attaquer_a_distance(deja_attaque_au_corps_a_corps=True).outcome == "Interdit"
    assert wm.attaquer_par_magie(deja_attaque_au_corps_a_corps=True).outcome == "Permis"
    assert wm.attaque_de_corps_a_corps(acc=5, defense=14, cible_en_corps_a_corps=True).odds["Touche"] == odds(2, 9)


def test_am21(wm):
    """Le changement de cible vient après les relances, sur une touche ; la touche est directe quelle que soit la DEF de qui se dévoue."""
    assert wm.changement_de_cible().outcome == "Permis"
    assert wm.changement_de_cible(relances_a_resoudre=True).outcome == "Interdit"
    assert wm.changement_de_cible(attaque_ratee=True).outcome == "Interdit"


def test_am22(wm):
    """Boxée, puis retirée du jeu : pas détruite, aucun marqueur d'âme."""
    assert wm.marqueurs_generes(plus_boxee=True, regles_a_marqueur=1).total == 0


def test_am23(wm):
    """Une haie : +2 à la DEF contre le coup de hache qu'elle gêne ; caisses à 1,5 pouce : rien contre le tir."""
    assert wm.attaque_de_corps_a_corps(acc=6, defense=13, decor_interferent=True, cible_dissimulee=True).odds["Touche"] == odds(2, 9)
    assert wm.attaque_a_distance(atd=6, defense=13, cible=dict(derriere_un_obstacle=True), distance_au_decor=1.5).odds["Touche"] == odds(2, 7)


def test_am24(wm):
    """Le Colosse derrière un muret : +2 en mêlée, rien au tir ; réactivé, il devient autonome, même par un marshal."""
    assert wm.attaque_de_corps_a_corps(acc=6, defense=10, decor_interferent=True, cible_est_un_colosse=True).odds["Touche"] == odds(2, 6)
    assert wm.attaque_a_distance(atd=6, defense=10, cible=dict(est_un_colosse=True, a_couvert=True)).odds["Touche"] == odds(2, 4)
    assert wm.reactivation_par_un_marshal(figurine_est_un_colosse=True).outcome == "warjack autonome"


def test_am25(wm):
    """À 0,3 pouce d'un ami au tapis, pas de −4 ; à 0,3 pouce d'un ennemi au tapis, il tire et vise : 5/12, 13/18."""
    assert wm.attaque_a_distance(atd=5, defense=13, cible_seuls_ennemis_au_tapis_ou_stationnaires=True).odds["Touche"] == Fraction(5, 12)
    assert wm.attaque_a_distance(atd=5, defense=13, vise=True, attaquant_seuls_ennemis_au_tapis_ou_stationnaires=True).odds["Touche"] == Fraction(13, 18)


def test_am26(wm):
    """Souffle ATD 5 sur DEF 13 à couvert, un point, Robuste : touchée 5/12, perdue 5/18, au tapis 5/36."""
    v = wm.une_attaque_a_distance(atd=5, pui=12, attaque_de_souffle=True, cible=dict(defense=13, a_couvert=True, arm=12, cases_de_degats_restantes=1, robuste=True))
    assert v.odds["la cible est au tapis"] == Fraction(5, 36)


def test_am27(wm):
    """Neuf au début du tour : quatre perdus, pas de test ; cinq, test."""
    assert wm.pertes_massives(figurines_au_debut_du_tour=9, figurines_detruites=4).gives == ()
    assert wm.pertes_massives(figurines_au_debut_du_tour=9, figurines_detruites=5).gives != ()


def test_am28(wm):
    """Slammé dans un mur, FOR 11 contre ARM 17 : 3d6, 49/54 d'au moins un ; couché, quatre fusils combinés le touchent à 35/36."""
    foe = dict(defense=12, arm=17, cases_de_degats_restantes=1)
    v = wm.slam_jusqu_aux_degats(acc=7, force=11, cible=foe, attaquant_distance_parcourue=4, cible_heurte_une_obstruction=True)
    assert v.odds[KILL] == odds(2, 5) * odds(3, 7)
    assert wm.attaque_a_distance(atd=5, defense=13, participants=4, cible_au_tapis=True).odds["Touche"] == Fraction(35, 36)


def test_am29(wm):
    """Slammé du haut de 4 pouces : slam et chute ensemble, 2d6+11 et 3d6+10 contre ARM 17, dix cases."""
    foe = dict(defense=12, arm=17, cases_de_degats_restantes=10)
    v = wm.slam_jusqu_aux_degats(acc=7, force=11, cible=foe, attaquant_distance_parcourue=4, hauteur_de_chute=4)
    both = sum(1 for d in product(range(1, 7), repeat=5) if max(0, sum(d[:2]) - 6) + max(0, sum(d[2:]) - 7) >= 10)
    assert v.odds[KILL] == odds(2, 5) * Fraction(both, 6**5)


def test_am30(wm):
    """Obstacle épais à 3 pouces pour VTS 6 : on monte, 1 pouce reste ; à 4,5, il n'en reste pas assez."""
    assert wm.mouvement_au_sommet(vts=6, distance_parcourue=3).total == 1
    assert wm.monter_sur_un_obstacle(vts=6, distance_parcourue=4.5).outcome == "Interdit"
    assert wm.monter_sur_un_obstacle(vts=6, distance_parcourue=4).outcome == "Permis"


@pytest.mark.parametrize("said", (dict(distance=0.5), dict(cible_dans_la_zone_de_corps_a_corps=True), dict(origine_en_corps_a_corps_avec_la_cible=True)))
def test_am31(wm, said):
    """Le Pistolero qui vise celui qui l'engage, de quelque façon qu'on le dise : ni +2, ni −4."""
    shot = dict(atd=6, defense=13, vise=True, attaquant_pistolero=True, cible_en_corps_a_corps=True, attaquant_en_corps_a_corps=True)
    assert wm.attaque_a_distance(**shot, **said).odds["Touche"] == odds(2, 7)
    assert wm.attaquer_a_distance(attaquant_pistolero=True, attaquant_en_corps_a_corps=True, **said).outcome == "Permis"


def test_am32(wm):
    """Lance à Allonge prise dans un verrou : la zone retombe à 0,5 pouce, il n'engage plus à 1,5."""
    jack = dict(figurine_est_un_warjack=True, arme_allonge=True, arme_tenue_par_le_verrou=True)
    assert wm.zone_de_corps_a_corps(**jack).total == Fraction(1, 2)
    assert wm.engager(distance=1.5, **jack).outcome == "Interdit"


def test_am33(wm):
    """Quatre fusils sur un furtif, l'un trop loin, le principal à 4 pouces : +3 ; le principal à 6 : raté d'office."""
    assert wm.attaque_a_distance(atd=5, defense=14, participants=4, participants_en_echec=1, cible_furtivite=True, distance=4).odds["Touche"] == odds(2, 6)
    assert wm.attaque_a_distance(atd=5, defense=14, participants=4, cible_furtivite=True, distance=6).outcome == "Raté"


def test_am34(wm):
    """Tir visé dans la mêlée, l'autre dissimulée : 1/6 pour la cible, puis 5/6 × 1/6."""
    v = wm.tir_dans_une_melee(atd=6, vise=True, nombre_de_candidats=1, cible=dict(defense=14, en_corps_a_corps=True), seconde_cible=dict(defense=12, dissimulee=True))
    assert v.odds["la seconde cible est touchée"] == Fraction(5, 36)


def test_am35(wm):
    """Au tapis avant mon tour, remis au tapis pendant : la seconde fois ne fait rien, il se relève."""
    assert wm.mise_au_tapis(figurine_au_tapis=True).gives == ()
    assert wm.se_relever(au_tapis=True, deja_au_tapis_avant_son_tour=True, mise_au_tapis_pendant_son_tour=True).outcome == "Permis"


def test_am36(wm):
    """Le Colosse engagé tire, sans visée : 7/12 à ATD 5 contre DEF 12 ; qu'on le rate, nul autre n'est menacé."""
    assert wm.attaque_a_distance(atd=5, defense=12, vise=True, attaquant_est_un_colosse=True, attaquant_engagee=True).odds["Touche"] == odds(2, 7)
    assert wm.rater_une_cible_en_corps_a_corps(cible_est_un_colosse=True, cible_en_corps_a_corps=True).gives == ()


def test_am37(wm):
    """Piétinement boosté au jet d'attaque par le dernier focus : le second boost demandé n'est plus payé."""
    jack = dict(acc=6, force=12, vts=5, est_un_warjack=True, points_de_focus=2)
    v = wm.pietinement_jusqu_aux_degats(attaquant=jack, attaques_boostees=1, degats_boostes=1, cible=dict(defense=13, arm=14, cases_de_degats_restantes=1))
    assert v.odds[KILL] == odds(3, 7) * odds(2, 3)


@pytest.mark.parametrize("ground, mud", list(product((0, 3, 7, 12), (1, 2, 4, 9))))
def test_am38(wm, ground, mud):
    """10 pouces de mouvement, une bande de boue de tant après tant de terrain dégagé : pleine allure, mi-allure, pleine allure."""
    reach = min(Fraction(10), Fraction(ground))
    crossed = min(Fraction(mud), (10 - reach) / 2)
    reach += crossed + (10 - reach - 2 * crossed)
    path = dict(mouvement_depense=10, distance_avant_le_terrain_difficile=ground, distance_en_terrain_difficile=mud)
    assert wm.distance_parcourue_selon_le_terrain(**path).total == reach
    assert wm.distance_parcourue_selon_le_terrain(**path, figurine_eclaireur=True).total == 10


@pytest.mark.parametrize("behind", (False, True))
def test_am39(wm, behind):
    """VTS 5, la cible à 7 pouces, la boue 1 pouce plus loin : devant l'attaquant le slam est trop long, derrière la cible il l'atteint."""
    said = dict(vts=5, distance=7, distance_avant_le_terrain_difficile=1, **({"terrain_difficile_derriere_la_cible": True} if behind else {}))
    assert ("trop long" in wm.slam(**said).text) is not behind
    foe = dict(defense=12, arm=17, cases_de_degats_restantes=1)
    story = wm.slam_jusqu_aux_degats(acc=7, force=11, vts=5, distance=7, cible=foe, distance_avant_le_terrain_difficile=1)
    assert story.odds["la cible est au tapis"] == odds(2, 5)
