"""Situations of Warmachine whose questions stand in `prises-speciales-5-projection.ttl`."""

from fractions import Fraction as F

import pytest


def test_x25(wm, both):
    """Projection contre un plus gros : distance, dé de plus, et le sort du Cuirassé heurté."""
    bases = dict(attaquant_socle="grand", cible_socle="moyen")
    assert wm.projection(**bases, gantelets_disponibles=1).outcome == "Permis"
    assert wm.jet_de_projection(attaquant_force=12, cible_force=9, des=[2], des_adverses=[5]).outcome == "Projetée"
    assert wm.distance_de_projection(force=12, **bases).total == 6
    assert wm.deviation_maximale_d_une_projection(force=12, **bases).total == 3
    wall = dict(cible_heurte_une_figurine=True, cible_socle="moyen", heurtee_socle="grand")
    assert wm.degats_de_projection(force=12, arm=17, **wall, des=[4, 2, 3]).outcome == "Dégâts 4"
    assert "au tapis" in wm.etre_projete().gives
    cuirasse = wm.figurine_heurtee_par_une_projection(cible_socle="moyen", heurtee_socle="grand")
    assert "au tapis" not in cuirasse.gives and "au tapis" in both(cuirasse, "WM-938")["B"]
    assert wm.degats_collateraux(force=12, arm=19, des=[6, 4]).outcome == "Dégâts 3"


def test_ak16(wm):
    """Un obstacle survolé, un petit socle heurté à l'arrivée : les documents se contredisent, et le disent."""
    assert wm.degats_de_projection(attaquant_force=12, arm=17, heurte_un_obstacle=True).disputes
    assert wm.figurine_heurtee_par_une_projection(heurtee_socle="petit", cible_socle="moyen").disputes
    assert not wm.figurine_heurtee_par_une_projection(heurtee_socle="moyen", cible_socle="moyen").disputes


def test_ab09(wm):
    """Un Gantelet mort sur deux : pas à deux mains, à une main oui ; 6,5 pouces et 3 de déviation sur un petit socle, 5,5 et 2,75 sur un moyen."""
    jack = dict(gantelets_disponibles=1, points_de_focus=1, force=11, socle="grand")
    assert wm.projection_a_deux_mains(attaquant=jack, cible_socle="petit").outcome == "Interdit"
    assert wm.projection(attaquant=jack, cible_socle="petit").outcome == "Permis"
    for base, far, drift in (("petit", F(13, 2), 3), ("moyen", F(11, 2), F(11, 4))):
        thrower = dict(force=11, socle="grand")
        assert wm.distance_de_projection(attaquant=thrower, cible_socle=base).total == far
        assert wm.deviation_d_une_projection(attaquant=thrower, cible_socle=base, des=[3, 6]).total == drift


def test_af18(wm, chance):
    """FOR égales : projeté 49 fois sur 54 à deux mains, 7 sur 12 à une ; un seul Gantelet, ou un bras pris, et c'est non à deux mains."""
    even = dict(attaquant=dict(force=10), cible=dict(force=10))
    assert chance(wm.jet_de_projection_a_deux_mains(**even), "Projetée") == F(49, 54)
    assert chance(wm.jet_de_projection(**even), "Projetée") == F(7, 12)
    assert wm.projection_a_deux_mains(gantelets_disponibles=1).outcome == "Interdit"
    assert wm.projection_a_deux_mains(gantelets_disponibles=2, attaquant_arme_verrouillee=True).outcome == "Interdit"
    assert wm.deviation_maximale_d_une_projection(attaquant=dict(force=11, socle="grand"), cible_socle="petit").total == F(13, 4)


def test_s14(wm):
    """FOR 8 contre 12 : une chance sur deux à deux mains, une sur douze d'une seule ; un gantelet mort, plus qu'une."""
    assert wm.jet_de_projection_a_deux_mains(attaquant_force=8, cible_force=12).odds["Projetée"] == F(1, 2)
    assert wm.jet_de_projection(attaquant_force=8, cible_force=12).odds["Projetée"] == F(1, 12)
    assert wm.projection_a_deux_mains(gantelets_disponibles=1).outcome == "Interdit"
    assert wm.projection(gantelets_disponibles=1).outcome == "Permis"


KILL = "la cible est hors de combat"


def test_ah01(wm):
    """Une recrue couchée, jetée sur une autre : la prise ne rate pas, vole à 7 pouces ; les deux meurent, sauf deux as ; le muret ne compte pas."""
    jack = dict(acc=6, force=12, socle="grand")
    man = dict(au_tapis=True, defense=12, arm=13, force=5, socle="petit", cases_de_degats_restantes=1)
    struck = dict(socle="petit", arm=14, cases_de_degats_restantes=1)
    v = wm.projection_jusqu_aux_degats(attaquant=jack, gantelets_disponibles=1, points_de_focus=1, cible=man, heurtee=struck)
    assert (v.odds["la cible part dans les airs"], v.odds[KILL], v.odds["la figurine heurtée est hors de combat"]) == (1, 1, F(35, 36))
    assert wm.distance_de_projection(attaquant=jack, cible_socle="petit").total == 7
    assert max(wm.deviation_d_une_projection(attaquant=jack, cible_socle="petit").odds) == "3 pouces"
    assert not wm.figurine_heurtee_par_une_projection(cible_socle="petit", heurtee_socle="petit").disputes
    assert wm.degats_collateraux(force=12, arm=14, jet_booste=True).odds["Dégâts 0"] == F(1, 36)


def test_v_c03(wm):
    """Juggernaut FOR 12 : le petit socle part à 7 pouces, dévie de 3,5 au plus, s'arrête au bord de la table sans dé de plus."""
    big = dict(force=12, attaquant_socle="grand", cible_socle="petit")
    assert wm.distance_de_projection(**big).total == 7
    assert wm.deviation_maximale_d_une_projection(**big).total == F(7, 2)
    assert wm.au_dela_de_la_zone_de_jeu(deplacement_subi=7, distance_au_bord_de_table=3).total == 3
    assert wm.degats_de_projection(force=12, arm=14, des=[3, 2]).outcome == "Dégâts 3"


def test_ah02(wm, chance):
    """Deux moyens de FOR 9 : 7/12 ; 4,5 pouces, sans le pouce du grand socle ; immunisé au tapis, il renonce tout de même à quelque chose."""
    even = dict(attaquant=dict(force=9), cible=dict(force=9))
    assert chance(wm.jet_de_projection(**even), "Projetée") == F(7, 12)
    light = dict(attaquant=dict(force=9, socle="moyen"), cible_socle="petit")
    assert wm.distance_de_projection(**light).total == F(9, 2)
    assert wm.deviation_maximale_d_une_projection(**light).total == F(9, 4)
    assert "renoncement imposé" in wm.etre_projete(cible_immunisee_au_tapis=True).text
    assert wm.projection(gantelets_disponibles=1, points_de_focus=0).outcome == "Interdit"


def test_q10(wm):
    """Projeté vers le bord, à 2 pouces : 6,5 pouces de vol, arrêté au bord, sans dé de plus."""
    assert wm.jet_de_projection(attaquant_force=11, cible_force=6, des=[1], des_adverses=[6]).outcome == "Projetée"
    assert wm.distance_de_projection(force=11, attaquant_socle="grand", cible_socle="petit").total == F(13, 2)
    assert wm.au_dela_de_la_zone_de_jeu(deplacement_subi=6.5, distance_au_bord_de_table=2).total == 2
    assert wm.degats_de_projection(force=11, arm=13, distance_au_bord_de_table=2, des=[4, 3]).outcome == "Dégâts 5"
    assert "hors de combat" in wm.degats_subis(points_de_degats_subis=5, cases_de_degats_restantes=5).gives


def test_x22(wm, chance):
    """FOR 11 sur grand socle projette un petit, FOR 6 : 6,5 pouces, 3,25 au plus, 3 pour un 6 ; à 12 contre 12 au pire, c'est sûr."""
    toss = dict(attaquant_force=11, attaquant_socle="grand", cible_socle="petit")
    assert wm.distance_de_projection(**toss).total == F(13, 2)
    assert wm.deviation_maximale_d_une_projection(**toss).total == F(13, 4)
    assert "3 pouces, direction 3" in str(wm.deviation_d_une_projection(**toss, des=[3, 6]))
    assert chance(wm.jet_de_projection(attaquant_force=11, cible_force=6), "Projetée") == 1
    for roll in (wm.jet_de_projection, wm.jet_de_projection_a_deux_mains):
        assert roll(attaquant_force=11, cible_force=6, cible_intangible=True).outcome == "Sans effet"


def test_y14(wm):
    """Projeté du haut d'une terrasse : distance, déviation, projection puis chute."""
    bases = dict(attaquant_socle="grand", cible_socle="petit")
    assert wm.jet_de_projection(attaquant_force=10, cible_force=6, des=[3], des_adverses=[6]).outcome == "Projetée"
    assert wm.distance_de_projection(force=10, **bases).total == 6
    assert "3 pouces" in wm.deviation_d_une_projection(force=10, **bases, des=[2, 5]).text
    assert wm.degats_de_projection(force=10, arm=15, des=[2, 3]).outcome == "Dégâts 0"
    assert "au tapis" in wm.chute(hauteur_de_chute=4).gives
    assert wm.degats_de_chute(hauteur_de_chute=4, arm=15, des=[1, 2, 4]).outcome == "Dégâts 2"


def test_ah33(wm):
    """Atomes : inerte ou sauvage, plus de bouclier, gelé, si ; le Corps mort ôte un dé à la projection, l'Âme morte l'interdit."""
    blow = dict(p_plus_f=12, arm=15, boucliers=1, des=[3, 4])
    states = ("warjack_inerte", "sauvage", "stationnaire")
    assert [wm.degats_de_corps_a_corps(**blow, cible={state: True}).outcome for state in states] == ["Dégâts 4", "Dégâts 4", "Dégâts 2"]
    assert wm.degats_de_projection(force=12, arm=15, attaquant_corps_desactive=True, des=[5]).outcome == "Dégâts 2"
    beast = dict(est_une_warbeast=True, ame_desactivee=True)
    assert wm.projection(attaquant=beast, gantelets_disponibles=1).outcome == "Interdit"


def test_s11(wm, both):
    """Jeté par-dessus un muret, contre un rocher, contre un plus gros."""
    wall = wm.degats_de_projection(force=9, arm=15, heurte_un_obstacle=True)
    assert wall.odds["Dégâts 0"] == F(5, 12) and "49/54" in both(wall, "WM-939")["B"]
    assert wm.degats_de_projection(force=9, arm=15, heurte_une_obstruction=True).odds["Dégâts 0"] == F(5, 54)
    big = wm.figurine_heurtee_par_une_projection(cible_socle="moyen", heurtee_socle="grand")
    assert "jet de dégâts collatéraux" not in big.gives and "jet de dégâts collatéraux" in both(big, "WM-938")["B"]


def test_ai22(wm):
    """FOR 12 contre 9 : 143/216 de le jeter ; 6,5 pouces d'un lourd de FOR 11 sur un petit, 3 de déviation ; sur un moyen 5,5 et 2,75."""
    jack = dict(acc=6, force=12, socle="grand")
    foe = dict(defense=12, force=9, arm=16, socle="moyen", cases_de_degats_restantes=1)
    v = wm.projection_jusqu_aux_degats(attaquant=jack, gantelets_disponibles=1, cible=foe)
    assert (v.odds["la cible part dans les airs"], v.odds[KILL]) == (F(143, 216), F(143, 216) * F(5, 6))
    heavy = dict(force=11, attaquant_socle="grand")
    assert wm.distance_de_projection(**heavy, cible_socle="petit").total == F(13, 2)
    assert wm.deviation_maximale_d_une_projection(**heavy, cible_socle="petit").total == F(13, 4)
    assert wm.deviation_maximale_d_une_projection(**heavy, cible_socle="moyen").total == F(11, 4)
    assert wm.degats_de_projection(force=12, arm=16, cible_heurte_un_obstacle=True).disputes == ("WM-939",)


def test_ak15(wm):
    """Projetée par FOR 11 : 2,75 pouces de déviation au plus ; le d3 d'un 6 vaut 3, et 3 au plus pour FOR 12."""
    assert wm.deviation_maximale_d_une_projection(attaquant_force=11).total == F(11, 4)
    assert wm.deviation_d_une_projection(attaquant_force=12, des=[3, 6]).text.startswith("Déviation de la projection : 3 pouces")


def test_ak14(wm, both):
    """À deux mains, FOR 11 contre 9 : 53/54 ; 5,5 pouces, 6,5 d'un grand socle pour un petit, et cela se discute."""
    assert wm.jet_de_projection_a_deux_mains(attaquant_force=11, cible_force=9).odds["Projetée"] == F(53, 54)
    v = wm.portee_de_projection_a_deux_mains(attaquant_force=11, attaquant_socle="grand", cible_socle="petit")
    assert v.total == F(13, 2) and v.disputes


def test_ak29(wm):
    """Projeté sans pouvoir tomber, il renonce à son mouvement ou à son action ; contraint d'y renoncer, il n'y renonce pas pour viser."""
    assert "renoncement imposé" in wm.etre_projete(cible_immunisee_au_tapis=True).text
    assert wm.renoncer_au_mouvement(figurine_obligee_d_y_renoncer=True).outcome == "Interdit"


def test_am03(wm):
    """Deux Gantelets dont un hors service : projection et verrou, pas de projection à deux mains."""
    assert wm.projection(attaquant_gantelets_disponibles=1).outcome == "Permis"
    assert wm.verrou(attaquant_gantelets_disponibles=1).outcome == "Permis"
    assert wm.projection_a_deux_mains(attaquant_gantelets_disponibles=1).outcome == "Interdit"


def test_w40(wm):
    """Bras mort, il charge de quatre pouces avec un Maître d'armes : trois dés ; et ce bras ne projette ni ne verrouille."""
    blow = wm.degats_de_corps_a_corps(p_plus_f=17, arm=19, arme_systeme_desactive=True, arme_maitre_d_armes=True, attaque_de_charge=True, attaquant_distance_parcourue=4, des=[1, 2, 3])
    assert blow.outcome == "Dégâts 4"
    for act in (wm.projection, wm.verrou):
        assert act(gantelets_disponibles=0).outcome == "Interdit"


def test_s09(wm):
    """Un grand socle jette un petit à 6 pouces, qui dévie de 3 au plus ; un moyen à 5, de 2,5."""
    assert wm.distance_de_projection(force=10, attaquant_socle="grand", cible_socle="petit").total == 6
    far = wm.deviation_d_une_projection(force=10, attaquant_socle="grand", cible_socle="petit", des=[2, 6])
    near = wm.deviation_d_une_projection(force=10, attaquant_socle="grand", cible_socle="moyen", des=[2, 6])
    assert "3 pouces, direction 2" in far.text and "2,5 pouces, direction 2" in near.text


@pytest.mark.parametrize(("force", "far"), [(11, "2,75"), (9, "2,25")])
def test_s12(wm, force, far):
    """Le Croisé jette d'une main ; un 6 dévie de 3, ramené à la moitié de la distance."""
    assert f"{far} pouces, direction 3" in wm.deviation_d_une_projection(force=force, des=[3, 6]).text


def test_w45(wm, chance):
    """À deux mains sur un furtif derrière un muret : un jet de corps-à-corps contre 15, 8 ou plus ; la distance de projection, six pouces, suffit."""
    assert "jet d'attaque" in str(wm.projection_vers_une_figurine(force=12, distance_a_l_autre_figurine=6))
    blow = dict(acc=7, defense=13, cible_furtivite=True, decor_interferent=True)
    assert chance(wm.attaque_de_corps_a_corps(**blow)) == F(5, 12)


def test_y15(wm):
    """Projection à deux mains sur un capitaine que seul le projeté cache, à 6 pouces pile."""
    bases = dict(attaquant_socle="grand", cible_socle="moyen")
    assert wm.projection_a_deux_mains(**bases, gantelets_disponibles=2, points_disponibles=1).outcome == "Permis"
    assert wm.projeter_sur_une_figurine(heurtee_hors_de_vue=True, seule_la_projetee_masque=True).outcome == "Permis"
    thrown = wm.jet_de_projection_a_deux_mains(attaquant_force=12, cible_force=9, des=[1, 2], des_adverses=[6])
    assert thrown.outcome == "Projetée"
    assert "jet d'attaque de corps-à-corps" in wm.projection_vers_une_figurine(**bases, force=12, distance_a_l_autre_figurine=6).gives
    assert wm.attaque_de_corps_a_corps(acc=6, defense=13, prise_speciale_en_cours=True, des=[3, 4]).total == 13
    captain = dict(cible_socle="moyen", heurtee_socle="petit")
    assert wm.degats_de_projection(force=12, arm=16, cible_heurte_une_figurine=True, **captain, des=[2, 3]).outcome == "Dégâts 1"
    assert wm.figurine_heurtee_par_une_projection(**captain).gives == ("au tapis", "jet de dégâts collatéraux")
    assert wm.degats_collateraux(force=12, arm=14, des=[1, 1]).outcome == "Dégâts 0"
