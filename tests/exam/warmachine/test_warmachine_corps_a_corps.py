"""Situations of Warmachine whose questions stand in `corps-a-corps.ttl`."""

from fractions import Fraction as F
from itertools import product

import pytest


def test_x16(wm):
    """Charge de 3 pouces pile contre une cible derrière une haie, sur un replat ; des ennemis hors d'état sur la route."""
    for harmless in ("attaquant_au_tapis", "attaquant_en_fuite", "attaquant_warjack_inerte"):
        assert not wm.quitter_une_zone_de_corps_a_corps(**{harmless: True}).gives, harmless
    assert wm.quitter_une_zone_de_corps_a_corps().gives
    charge = dict(attaque_de_charge=True, distance_parcourue=3)
    hedge = dict(cible_derriere_un_obstacle=True, cible_en_partie_masquee=True, cible_plus_haute=True, denivele=1)
    v = wm.attaque_de_corps_a_corps(acc=7, defense=13, distance=0.4, **charge, **hedge, des=[5, 3])
    assert (v.outcome, v.total) == ("Touche", 15)
    blow = wm.degats_de_corps_a_corps(p_plus_f=12, arm=18, arme_maitre_d_armes=True, **charge, des=[6, 4, 3, 2])
    assert blow.outcome == "Dégâts 9"


def test_ac17(wm):
    """Ma Terreur se téléporte : pas de frappe gratuite, le Gardien teste dès qu'elle est posée ; un troupier ne se pose pas hors formation."""
    assert wm.quitter_une_zone_de_corps_a_corps(figurine_placee=True).outcome == "Aucune conséquence"
    assert wm.moment_du_test_de_terreur(creature_placee=True).outcome == "juste après l'attaque ou l'effet"
    assert wm.placer_une_figurine(placement_hors_formation=True).outcome == "Interdit"


def test_ae19(wm):
    """Couché ou figé, on n'est pas engagé : qu'une règle vous sorte de la zone ne vaut aucune frappe gratuite ; debout, si."""
    for state in ("au_tapis", "stationnaire"):
        assert wm.quitter_une_zone_de_corps_a_corps(figurine={state: True}).outcome == "Aucune conséquence"
    assert "frappe gratuite" in wm.quitter_une_zone_de_corps_a_corps().text


def test_af02(wm):
    """Un solo sans arme de contact n'a ni zone ni frappe gratuite ; le Pistolero, même les mains vides, en a une, et c'est un tir."""
    assert wm.zone_de_corps_a_corps(armes_de_melee=0).total == 0
    assert wm.quitter_une_zone_de_corps_a_corps(attaquant_sans_arme_de_corps_a_corps=True).outcome == "Aucune conséquence"
    assert "frappe gratuite" in wm.quitter_une_zone_de_corps_a_corps(attaquant_sans_arme_de_corps_a_corps=True, attaquant_pistolero=True).text


def test_af24(wm, chance):
    """Un fuyard collé à mon gars : qui lui tire dessus a -4, 1/12 ; mon gars part sans risque ; lui, s'il part, prend ma frappe ; il ne charge plus."""
    assert chance(wm.attaque_a_distance(atd=6, defense=13, cible_en_fuite=True, cible_en_corps_a_corps=True)) == F(1, 12)
    assert wm.quitter_une_zone_de_corps_a_corps(attaquant_en_fuite=True).outcome == "Aucune conséquence"
    assert "frappe gratuite" in wm.quitter_une_zone_de_corps_a_corps(figurine_en_fuite=True).text
    assert wm.charger(attaquant_en_fuite=True).outcome == "Interdit"


def test_ag14(wm):
    """Mon hallebardier recule de 1,5 pouce d'une épée : rien ; l'épéiste recule de ma hallebarde : je frappe, de la hallebarde, pas de la masse."""
    assert wm.quitter_une_zone_de_corps_a_corps(distance=1.5).outcome == "Aucune conséquence"
    assert wm.quitter_une_zone_de_corps_a_corps(distance=1.5, attaquant_allonge=True).outcome == "frappe gratuite"
    assert wm.quitter_une_zone_de_corps_a_corps(distance=2.1, attaquant_allonge=True).outcome == "Aucune conséquence"
    strike = dict(acc=6, defense=13, frappe_gratuite_en_cours=True, distance=1.5)
    assert wm.attaque_de_corps_a_corps(**strike, arme_allonge=False).outcome == "Interdit"
    assert wm.attaque_de_corps_a_corps(**strike, arme_allonge=True).odds["Touche"] == F(5, 6)


@pytest.mark.parametrize("unseen", [dict(figurine_derriere=True), dict(figurine_hors_de_vue=True), dict(figurine_hors_de_vue=True, attaquant_allonge=True)])
def test_ag15(wm, unseen):
    """Il était dans mon dos, ou derrière l'angle d'une maison : il ne m'engageait pas, il s'en va sans que je le frappe."""
    assert wm.quitter_une_zone_de_corps_a_corps(**unseen).outcome == "Aucune conséquence"


def test_ag41(wm):
    """Je descends d'un mur de 1,5 pouce au pied duquel il m'attend : son épée n'y montait pas ; d'une caisse d'un pouce, il me frappe."""
    assert wm.quitter_une_zone_de_corps_a_corps(denivele=1.5).outcome == "Aucune conséquence"
    assert wm.quitter_une_zone_de_corps_a_corps(denivele=1.5, attaquant_allonge=True).outcome == "frappe gratuite"
    assert wm.quitter_une_zone_de_corps_a_corps(denivele=1).outcome == "frappe gratuite"


def test_al18(wm):
    """Le fuyard quitte mon bretteur (ACC 6) : DEF 13, 5/6 ; son bouclier ne compte pas, j'entame ARM 15 à coup sûr ; il ne frappe pas, lui."""
    ask = dict(acc=6, p_plus_f=15, frappe_gratuite_en_cours=True, cible=dict(defense=13, arm=15, boucliers=1, cases_de_degats_restantes=1))
    assert wm.une_attaque_de_corps_a_corps(**ask).odds["Points de dégâts subis 0"] == F(1, 6)
    assert wm.quitter_une_zone_de_corps_a_corps(attaquant_en_fuite=True).outcome == "Aucune conséquence"


def test_q39(wm):
    """L'arbalétrier ou le warjack sans arme de corps-à-corps ne frappe pas au passage ; le Pistolero si, sans rien payer."""
    bare = dict(attaquant_sans_arme_de_corps_a_corps=True)
    assert not wm.quitter_une_zone_de_corps_a_corps(**bare).gives
    assert wm.quitter_une_zone_de_corps_a_corps(**bare, attaquant_pistolero=True).gives
    assert not wm.quitter_une_zone_de_corps_a_corps(**bare, attaquant_est_un_warjack=True).gives
    free = dict(frappe_gratuite_en_cours=True)
    assert wm.depenser_du_focus(**free, points_de_focus=2).outcome == wm.payer_un_boost(**free).outcome == "Interdit"


OUT = "la cible est hors de combat"


def test_u29(wm):
    """Il passe derrière le mur sans quitter ma pique : frappe gratuite ; téléporté, non."""
    strike = dict(acc=6, p_plus_f=12, defense=14, arm=15, cases_de_degats_restantes=1, attaques_enchainees=1, frappe_gratuite_en_cours=True)
    assert wm.attaques_de_corps_a_corps(**strike).odds[OUT] == F(2795, 3888)
    assert wm.quitter_une_zone_de_corps_a_corps().gives and not wm.quitter_une_zone_de_corps_a_corps(figurine_placee=True).gives


def test_wn2_07(wm):
    """FOR 11 pousse FOR 12 ; la poussée ne subit pas de frappe gratuite, celui qui la suit si : ACC 6 contre 12, 3d6, sans bouclier."""
    assert wm.jet_de_poussee(force=11, cible_force=12).odds["Poussée"] == F(5, 12)
    assert wm.quitter_une_zone_de_corps_a_corps(figurine_deplacee_malgre_elle=True).outcome == "Aucune conséquence"
    assert "frappe gratuite" in str(wm.quitter_une_zone_de_corps_a_corps())
    assert wm.attaque_de_corps_a_corps(acc=6, defense=12, frappe_gratuite_en_cours=True).odds["Touche"] == F(11, 12)
    hurt = wm.degats_de_corps_a_corps(p_plus_f=12, arm=15, frappe_gratuite_en_cours=True, cible_boucliers=1, des=[3, 4, 5])
    assert hurt.outcome == "Dégâts 9"


def test_x14_bis(wm):
    """Un fuyard (DEF 13, ARM 14, un bouclier, 1 case) quitte ACC 6, P+F 10 : 5/6 × 53/54 ; lui-même ne frappe pas qui le quitte."""
    runner = dict(defense=13, arm=14, boucliers=1, cases_de_degats_restantes=1, en_fuite=True)
    assert "265/324" in str(wm.une_attaque_de_corps_a_corps(acc=6, p_plus_f=10, cible=runner, frappe_gratuite_en_cours=True))
    assert not wm.quitter_une_zone_de_corps_a_corps(attaquant_en_fuite=True).gives
    assert wm.attaquer_au_corps_a_corps(attaquant_en_fuite=True, frappe_gratuite_en_cours=True).outcome == "Interdit"


def test_aa17(wm):
    """Une bête sauvage engage toujours : mon tireur ne tire pas ; elle ne le frappe pas s'il part ; son bouclier ne compte plus."""
    assert wm.engager(attaquant_sauvage=True, distance=0.5).outcome == "Permis"
    assert wm.attaquer_a_distance(attaquant_engagee=True, cible_sauvage=True).outcome == "Interdit"
    assert wm.attaquer_au_corps_a_corps(attaquant_sauvage=True, frappe_gratuite_en_cours=True).outcome == "Interdit"
    blow = wm.degats_de_corps_a_corps(p_plus_f=14, cible=dict(arm=16, boucliers=1, sauvage=True), des=[4, 3])
    assert str(blow).startswith("Dégâts 5")


def test_ab22(wm):
    """Ma hallebarde est prise : à 1,5 pouce je n'engage plus personne, et qui s'en va ne craint pas ma frappe gratuite."""
    caught = dict(allonge=True, tenue_par_le_verrou=True)
    assert wm.engager(distance=1.5, arme=caught).outcome == "Interdit"
    assert wm.engager(distance=0.5, arme=caught).outcome == "Permis"
    assert wm.attaque_de_corps_a_corps(acc=7, frappe_gratuite_en_cours=True, distance=1.5, arme=caught, cible=dict(defense=10)).outcome == "Interdit"


def test_aj31(wm):
    """Il fuit, mais il me tient encore dans sa zone : engagé, je ne tire pas ; couché, il ne tient personne."""
    assert wm.engager(figurine_en_fuite=True, distance=0.4).outcome == "Permis"
    assert wm.attaque_a_distance(atd=6, defense=12, attaquant_engagee=True).outcome == "Interdit"
    assert wm.engager(figurine=dict(en_fuite=True, au_tapis=True), distance=0.4).outcome == "Interdit"


def test_al12(wm):
    """Au contact, un archer sans arme de corps-à-corps n'engage pas ; un warjack sans arme, si ; couché, personne."""
    assert wm.engager(distance=0, figurine_sans_arme_de_corps_a_corps=True).outcome == "Interdit"
    assert wm.engager(distance=0, figurine_sans_arme_de_corps_a_corps=True, figurine_est_un_warjack=True).outcome == "Permis"
    assert wm.engager(distance=0, figurine_au_tapis=True).outcome == "Interdit"


def test_wn2_09(wm, both):
    """Relayé par un nœud resté dans le dos : +2 pour toucher, ou seulement aux dégâts. Une Allonge engage le nœud à 1,8 pouce."""
    v = wm.attaque_magique(magie=6, defense=14, depuis_l_arc_arriere=True)
    assert v.odds["Touche"] == F(13, 18) and "5/12" in both(v, "WM-380")["B"]
    assert wm.engager(distance=1.8, arme_allonge=True).outcome == "Permis"
    assert wm.engager(distance=1.8).outcome == "Interdit"
    assert wm.relayer_un_sort(figurine_engagee=True).outcome == "Interdit"


def test_aa20(wm):
    """À cheval, socle moyen, la lance passe par-dessus un petit socle, non un moyen ; le pistolet ne passe pas ; à pied, la lance non plus."""
    line = dict(cible_socle="petit", socle_sur_la_ligne=True)
    pike = dict(**line, arme_allonge=True, distance=1.8)
    rider = dict(figurine_de_cavalerie=True, socle="moyen")
    assert wm.attaquer_au_corps_a_corps(attaquant=rider, interposee_socle="petit", **pike).outcome == "Permis"
    assert wm.attaquer_au_corps_a_corps(attaquant=rider, interposee_socle="moyen", **pike).outcome == "Interdit"
    assert wm.attaquer_au_corps_a_corps(attaquant=dict(socle="moyen"), interposee_socle="petit", **pike).outcome == "Interdit"
    assert wm.attaquer_a_distance(attaquant=rider, interposee_socle="petit", **line).outcome == "Interdit"
    walker = dict(dragon=True, dragon_a_pied=True, socle="moyen")
    assert wm.attaquer_au_corps_a_corps(attaquant=walker, interposee_socle="petit", **pike).outcome == "Interdit"


def test_ae18(wm):
    """Le warcaster a réveillé un jack : ni second, ni tir, ni coup, ni marche du marshal vers un autre ; des sorts, et une frappe gratuite au tour adverse, si."""
    assert wm.reactiver_un_warjack(controleur_reactivation_deja_faite=True).outcome == "Interdit"
    for act in (wm.attaquer_a_distance, wm.attaquer_au_corps_a_corps, wm.coup_de_tete):
        assert act(attaquant_reactivation_deja_faite=True).outcome == "Interdit"
    assert wm.lancer_un_sort(figurine_reactivation_deja_faite=True).outcome == "Permis"
    assert wm.attaquer_au_corps_a_corps(attaquant_reactivation_deja_faite=True, frappe_gratuite_en_cours=True).outcome == "Permis"


FIGHT = ("charger", "slam", "pietinement", "coup_de_tete", "faire_ses_attaques_initiales", "effectuer_une_attaque_speciale", "faire_un_enchainement", "attaquer_par_magie")

OWN = ("accomplir_une_action", "courir", "renoncer_a_l_action", "renoncer_au_mouvement", "lancer_un_sort", "utiliser_un_animus", "utiliser_un_pouvoir", "defausser_de_la_furie")


@pytest.mark.parametrize("act", OWN + FIGHT)
def test_outside_its_activation(wm, act):
    """Au tour adverse, on n'agit, ne court ni ne charge ; un coup qu'une règle accorde reste permis."""
    role = "figurine" if act in OWN else "attaquant"
    assert getattr(wm, act)().outcome == "Permis"
    assert getattr(wm, act)(**{f"{role}_hors_activation": True}).outcome == "Interdit"
    assert wm.attaquer_au_corps_a_corps(attaquant_hors_activation=True).outcome == "Permis"


def test_w19(wm):
    """L'ordre d'en-passant : le cavalier hors formation ne le reçoit pas ; qui l'a reçu attaque, même sorti de formation."""
    assert wm.recevoir_un_ordre(hors_de_formation=True).outcome == "Interdit"
    assert wm.faire_une_attaque_en_passant(attaquant_figurine_de_cavalerie=True, attaquant_hors_de_formation=True).outcome == "Interdit"
    kept = dict(attaquant_hors_de_formation=True, attaquant_ordre_d_attaque_en_passant=True)
    assert wm.attaquer_au_corps_a_corps(**kept).outcome == "Permis"
    assert wm.attaquer_au_corps_a_corps(**kept, frappe_gratuite_en_cours=True).outcome == "Interdit"
    assert wm.attaquer_au_corps_a_corps(**kept, attaquant_hors_activation=True).outcome == "Interdit"


def test_w21(wm):
    """À hauteur de selle : on frappe par-dessus un socle moyen, on ne tire pas à travers lui."""
    line = dict(attaquant_figurine_de_cavalerie=True, attaquant_socle="grand", interposee_socle="moyen", cible_socle="moyen", figurine_interposee=True)
    assert wm.attaquer_au_corps_a_corps(**line).outcome == "Permis"
    assert wm.attaquer_a_distance(**line).outcome == "Interdit"


def test_w43(wm):
    """Un pouce et demi plus haut, l'épée n'atteint pas ; un pouce plus haut, la hauteur s'ignore ; l'Allonge, elle, atteint."""
    assert wm.attaquer_au_corps_a_corps(denivele=1.5, distance=0).outcome == "Interdit"
    assert wm.attaquer_au_corps_a_corps(denivele=1, distance=0.5).outcome == "Permis"
    assert wm.attaquer_au_corps_a_corps(denivele=1.5, distance=0.5, attaquant_allonge=True).outcome == "Permis"


def test_x09_bis(wm):
    """L'ordre d'attaque en passant suit qui sort de formation ; sans lui, rien ; qui est dehors ne le reçoit pas."""
    out = dict(hors_de_formation=True, figurine_de_cavalerie=True)
    assert wm.attaquer_au_corps_a_corps(attaquant=dict(out, ordre_d_attaque_en_passant=True)).outcome == "Permis"
    assert wm.attaquer_au_corps_a_corps(attaquant=out).outcome == "Interdit"
    assert wm.recevoir_un_ordre(figurine_hors_de_formation=True).outcome == "Interdit"


def test_y31(wm, chance):
    """Frappe gratuite sur un Croisé qui charge : quelle arme, les dégâts, le Mouvement désactivé."""
    assert wm.attaquer_au_corps_a_corps(distance=1.8, arme_allonge=True).outcome == "Permis"
    assert wm.attaquer_au_corps_a_corps(distance=1.8).outcome == "Interdit"
    free = dict(frappe_gratuite_en_cours=True, distance=1.8, arme_allonge=True)
    hit = wm.attaque_de_corps_a_corps(acc=6, defense=10, **free, des=[1, 2])
    assert (hit.outcome, hit.total) == ("Touche", 11)
    blow = wm.degats_de_corps_a_corps(p_plus_f=12, arm=17, cible_boucliers=1, frappe_gratuite_en_cours=True, des=[3, 4, 5])
    assert (blow.outcome, blow.total) == ("Dégâts 7", 24)
    grid = wm.reporter_sur_la_grille(colonne=5, cases={"5": ["coque", "coque", "coque", "M", "M"], "6": 6}, degats=7)
    assert "Colonne 5 : 5" in grid.text and "colonne 6 : 2" in grid.text
    assert "M" in grid.text
    assert wm.mouvement_desactive_en_avancant(pendant_l_avance_d_une_charge=True).gives
    assert chance(wm.attaque_a_distance(atd=4, defense=10, cible_mouvement_desactive=True)) == F(35, 36)


def test_ac32(wm):
    """Après sa projection, le jack n'a plus d'attaques initiales, au corps-à-corps ni au tir : une seule, achetée ; après ses coups, plus de prise."""
    assert wm.nombre_d_attaques_de_corps_a_corps(armes_de_melee=2, attaques_supplementaires=1, attaquant_attaque_speciale_faite=True).total == 1
    assert wm.attaques_initiales_a_distance(armes_de_tir=2, attaquant_attaque_speciale_faite=True).total == 0
    for done in ("a_frappe_dans_l_activation", "attaques_initiales_faites", "attaque_speciale_faite"):
        assert wm.projection(attaquant={done: True}).outcome == "Interdit"


KILL = "la cible est hors de combat"


def test_ae01(wm):
    """Le Croisé s'en va devant un Juggernaut à deux armes et trois focus, qui voudrait frapper deux fois : un coup, 35/36 ; il en aurait cinq à son tour."""
    story = dict(acc=7, defense=10, p_plus_f=18, arm=18, cases_de_degats_restantes=3, points_de_focus=3, frappe_gratuite_en_cours=True)
    for wanted in (1, 2):
        assert wm.attaques_de_corps_a_corps(**story, attaques_enchainees=wanted, attaques_supplementaires=2).odds[KILL] == F(35, 36)
    arms = dict(armes_de_melee=2, attaques_supplementaires=3)
    assert wm.nombre_d_attaques_de_corps_a_corps(**arms, frappe_gratuite_en_cours=True).total == 1
    assert wm.nombre_d_attaques_de_corps_a_corps(**arms).total == 5


def test_ae36(wm, chance):
    """Cortex mort, deux armes : deux coups, rien d'acheté ni de boosté ; d'un focus, trois coups des cinq voulus ; mitrailleuse CDT 3, deux tirs."""
    wish = dict(armes_de_melee=2, attaques_supplementaires=3)
    assert wm.nombre_d_attaques_de_corps_a_corps(**wish, cortex_desactive=True).total == 2
    assert wm.nombre_d_attaques_de_corps_a_corps(**wish, points_de_focus=1).total == 3
    assert wm.cadence_de_tir(cdt=3, attaques_supplementaires=3, points_de_focus=1).total == 2
    blow = dict(acc=6, defense=13, jet_booste=True)
    assert chance(wm.attaque_de_corps_a_corps(**blow, attaquant_cortex_desactive=True)) == F(7, 12)
    assert chance(wm.attaque_de_corps_a_corps(**blow)) == F(49, 54)


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


def test_aj39(wm):
    """Un sort à 3, puis l'épée et le pistolet : 5 focus, deux coups de plus au plus ; 3 focus, aucun, et pas de boost."""
    swings = wm.nombre_d_attaques_de_corps_a_corps
    want = dict(armes_de_melee=2, attaques_supplementaires=3, cout_des_sorts=3)
    assert [swings(**want, attaquant_points_de_focus=points).total for points in (6, 5, 4, 3)] == [5, 4, 3, 2]
    assert swings(**want, attaquant=dict(est_un_warlock=True, points_de_furie=4)).total == 3
    assert wm.attaque_de_corps_a_corps(acc=6, defense=13, jet_booste=True, cout_des_sorts=3, attaquant_points_de_focus=3).odds["Touche"] == F(7, 12)


@pytest.mark.parametrize("wanted, focus, crippled, marshal, failed", list(product((0, 1, 3), (0, 2), (False, True), (False, True), (False, True))))
def test_al03(wm, wanted, focus, crippled, marshal, failed):
    """Deux armes et des coups de plus : autant que de focus, aucun par un Cortex mort, un de plus si le marshal l'offre encore."""
    jack = dict(est_un_warjack=True, points_de_focus=focus, **({"cortex_desactive": True} if crippled else {}))
    state = {**({"controleur_jack_marshal": True} if marshal else {}), **({"direction_ratee": True} if failed else {})}
    paid = (0 if crippled else focus) + (marshal and not failed)
    assert wm.nombre_d_attaques_de_corps_a_corps(armes_de_melee=2, attaques_supplementaires=wanted, attaquant=jack, **state).total == 2 + min(wanted, paid)
    assert wm.cadence_de_tir(cdt=3, attaques_supplementaires=wanted, attaquant=jack, **state).total == min(3, 1 + min(wanted, paid))


def test_u39(wm):
    """Deux armes, trois points, une charge payée : quatre attaques."""
    assert wm.nombre_d_attaques_de_corps_a_corps(armes_de_melee=2, attaques_supplementaires=2).total == 4
    assert wm.focus_restant(points_de_focus=3, attaques_supplementaires=2, court_ou_charge=True, figurine_est_un_warjack=True).total == 0


def test_ae21(wm):
    """Sans arme de corps-à-corps, pas de zone, qu'on dise « aucune arme » ou « zéro » ; un warjack garde un demi-pouce."""
    assert wm.zone_de_corps_a_corps(figurine_armes_de_melee=0).total == 0
    assert wm.zone_de_corps_a_corps(figurine_armes_de_melee=0, figurine_est_un_warjack=True).total == F(1, 2)
    assert wm.zone_de_corps_a_corps(figurine_armes_de_melee=2).total == F(1, 2)


def test_af01(wm):
    """Son jack canonnier, sans arme de corps-à-corps, m'engage à 0,4 pouce : je ne tire pas ; je pars sans frappe gratuite ; il garde son coup de tête."""
    gunner = dict(attaquant_est_un_warjack=True, armes_de_melee=0)
    assert wm.zone_de_corps_a_corps(figurine_est_un_warjack=True, armes_de_melee=0).total == F(1, 2)
    assert wm.attaquer_a_distance(attaquant_engagee=True).outcome == "Interdit"
    assert wm.quitter_une_zone_de_corps_a_corps(**gunner).outcome == "Aucune conséquence"
    assert wm.attaque_de_corps_a_corps(acc=6, defense=13, **gunner, frappe_gratuite_en_cours=True).outcome == "Interdit"
    assert wm.attaquer_au_corps_a_corps(**gunner, attaque_de_charge=True).outcome == "Interdit"
    assert wm.nombre_d_attaques_de_corps_a_corps(**gunner, attaques_supplementaires=2).total == 0
    assert wm.coup_de_tete(attaquant_est_un_warjack=True, attaquant_sans_arme_de_corps_a_corps=True, points_de_focus=1).outcome == "Permis"
    head = dict(attaquant=dict(acc=6, force=10, est_un_warjack=True, armes_de_melee=0), defense=12, arm=16, cases_de_degats_restantes=5)
    assert wm.coup_de_tete_et_attaques(**head, p_plus_f=16, attaques_supplementaires=1).odds[KILL] == F(13, 216)


def test_am32(wm):
    """Lance à Allonge prise dans un verrou : la zone retombe à 0,5 pouce, il n'engage plus à 1,5."""
    jack = dict(figurine_est_un_warjack=True, arme_allonge=True, arme_tenue_par_le_verrou=True)
    assert wm.zone_de_corps_a_corps(**jack).total == F(1, 2)
    assert wm.engager(distance=1.5, **jack).outcome == "Interdit"


def odds(dice: int, least: int) -> F:
    """The chance of a score or more on some dice."""
    return F(sum(1 for thrown in product(range(1, 7), repeat=dice) if sum(thrown) >= least), 6**dice)


def test_am20(wm):
    """L'épée puis le pistolet, non ; l'épée puis un sort, oui ; l'aire de corps-à-corps reste une attaque de corps-à-corps, sans −4."""
    assert wm.attaquer_a_distance(deja_attaque_au_corps_a_corps=True).outcome == "Interdit"
    assert wm.attaquer_par_magie(deja_attaque_au_corps_a_corps=True).outcome == "Permis"
    assert wm.attaque_de_corps_a_corps(acc=5, defense=14, cible_en_corps_a_corps=True).odds["Touche"] == odds(2, 9)


ANY = ("attaquer", "attaquer_a_distance", "attaquer_au_corps_a_corps", "attaquer_par_magie", "attaquer_une_structure", "placer_le_gabarit_de_souffle", *FIGHT)


@pytest.mark.parametrize("act", ANY)
@pytest.mark.parametrize("state", ["apres_une_course", "apres_une_charge_ratee"])
def test_after_a_run_or_a_failed_charge(wm, act, state):
    """Qui a couru ou raté sa charge n'attaque plus, d'aucune manière, sinon en frappe gratuite."""
    assert getattr(wm, act)(**{f"attaquant_{state}": True}).outcome == "Interdit"
    assert wm.attaquer(**{f"attaquant_{state}": True}, frappe_gratuite_en_cours=True).outcome == "Permis"
