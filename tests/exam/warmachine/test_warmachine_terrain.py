"""Situations of Warmachine of the chapter « Terrain » (Terrain)."""

from fractions import Fraction as F
from itertools import product

import pytest


def test_ac05(wm, chance):
    """Éteint dans le gué : ni un focus, ni qui a chargé jusqu'à lui, ni un jack ne le rallume ; qui s'est relevé sans bouger, si. Rallumé, il est debout et n'agit pas."""
    v = wm.renverser_les_effets(figurine_chaudiere_eteinte=True, points_de_focus=1)
    assert v.outcome == "Interdit" and "WM-1761" in v.disputes
    assert wm.rallumer_la_chaudiere(chaudiere_eteinte=True, controleur_apres_une_charge=True).outcome == "Interdit"
    assert wm.rallumer_la_chaudiere(chaudiere_eteinte=True, controleur_est_un_warjack=True).outcome == "Interdit"
    assert wm.rallumer_la_chaudiere(chaudiere_eteinte=True, controleur_releve_en_renoncant_au_mouvement=True).outcome == "Permis"
    assert "fin : au tapis" in str(wm.chaudiere_rallumee())
    for act in (wm.s_activer, wm.relayer_un_sort, wm.payer_un_boost, wm.depenser_du_focus):
        assert act(figurine_rallume_dans_cette_sequence_de_jeu=True).outcome == "Interdit"
    assert chance(wm.attaque_a_distance(atd=5, defense=12, cible_chaudiere_eteinte=True), "Touche") == F(35, 36)


def test_s51(wm):
    """Le jack tombe dans le gué : chaudière éteinte ; un guerrier ami la rallume, un autre non."""
    assert "stationnaire" in wm.mise_au_tapis(figurine_est_un_warjack=True, figurine_en_eau_peu_profonde=True).gives
    assert wm.rallumer_la_chaudiere(figurine_de_guerrier=True).outcome == "Permis"
    assert wm.rallumer_la_chaudiere(pas_un_guerrier_ami=True).outcome == "Interdit"


def test_v_s12(wm):
    """Chaudière éteinte : un guerrier au contact, en formation, à son activation, la rallume ; le jack se relève et n'agit pas."""
    assert "fin : au tapis" in str(wm.chaudiere_rallumee())
    assert wm.rallumer_la_chaudiere().outcome == wm.rallumer_la_chaudiere(controleur_engagee=True).outcome == "Permis"
    for state in ("hors_de_formation", "hors_activation", "en_fuite"):
        assert wm.rallumer_la_chaudiere(**{f"controleur_{state}": True}).outcome == "Interdit"


def test_x51(wm):
    """Ce qu'on dit de son état dit ce qu'il est : un aspect mort ou la frénésie, une warbeast ; autonome, un warjack."""
    for beast in ("frenesie", "corps_desactive", "ame_desactivee", "esprit_desactive", "sauvage"):
        assert wm.allouer_du_focus(**{f"figurine_{beast}": True}).outcome == "Interdit"
    for jack in ("warjack_autonome", "warjack_inerte", "warjack_personnage", "vector"):
        assert wm.warjack_en_eau_profonde(**{f"figurine_{jack}": True}).gives == ("warjack retiré du jeu",)
        assert wm.transferer_des_degats(**{f"figurine_{jack}": True}).outcome == "Interdit"
    assert wm.rallumer_la_chaudiere(controleur_machine_de_bataille=True).outcome == "Interdit"


def both(verdict, dispute):
    """What the other readings of a dispute answer."""
    return [answer.text for answer in verdict.answers if answer.dispute == dispute]


def test_ac15(wm):
    """Du haut de la colline : l'ogre à 1,5 pouce de la cible ne gêne pas ; un petit socle à 0,8, les textes se contredisent ; plus gros que moi, il cache."""
    view = dict(attaquant=dict(surelevee=True, socle="moyen", au_dessus_de_l_interposee=1), figurine_interposee=True, cible_socle="petit")
    assert wm.tracer_une_ligne_de_vue(interposee_socle="grand", distance_de_l_interposee_a_la_cible=1.5, **view).outcome == "Permis"
    v = wm.tracer_une_ligne_de_vue(interposee_socle="petit", distance_de_l_interposee_a_la_cible=0.8, **view)
    assert v.outcome == "Permis" and both(v, "WM-1356") == ["Interdit : WM-1229"]
    assert wm.tracer_une_ligne_de_vue(interposee_socle="grand", distance_de_l_interposee_a_la_cible=0.8, **view).outcome == "Interdit"


def test_ad25(wm):
    """Ligne de vue par-dessus la tranchée : qui y est tout entier ne gêne pas qui regarde dehors ; vers un autre qui y est, si (litige)."""
    view = dict(interposee_dans_une_tranchee=True, interposee_socle="moyen", cible_socle="petit", figurine_interposee=True)
    assert wm.tracer_une_ligne_de_vue(**view).outcome == "Permis"
    v = wm.tracer_une_ligne_de_vue(cible_dans_une_tranchee=True, **view)
    assert v.outcome == "Interdit" and both(v, "WM-1361")


def readings(verdict, dispute):
    """What the other readings of a dispute answer."""
    return [answer for answer in verdict.answers if answer.dispute == dispute]


def test_ae27(wm):
    """Deux pouces plus haut, un grand socle contre la cible la cache, à 1 pouce encore, à 1,5 non ; un socle pas plus gros que moi, non, sauf autre lecture."""
    view = dict(attaquant=dict(surelevee=True, socle="moyen", au_dessus_de_l_interposee=2), cible_socle="moyen", figurine_interposee=True)
    for gap, outcome in ((0.5, "Interdit"), (1, "Interdit"), (1.5, "Permis")):
        assert wm.tracer_une_ligne_de_vue(**view, interposee_socle="grand", distance_de_l_interposee_a_la_cible=gap).outcome == outcome
    v = wm.tracer_une_ligne_de_vue(**view, interposee_socle="moyen", distance_de_l_interposee_a_la_cible=0.5)
    assert v.outcome == "Permis" and readings(v, "WM-1356")[0].text.startswith("Interdit")


def test_af12(wm):
    """Qui cache la cible moyenne ? Ni le couché, ni le spectre, ni le Furtif à 6 pouces, ni un petit socle ; le Furtif à 4 pouces, si."""

    def seen(**between):
        return wm.tracer_une_ligne_de_vue(cible_socle="moyen", interposee=between).outcome

    assert [seen(socle="moyen", au_tapis=True), seen(socle="grand", intangible=True), seen(socle="petit")] == ["Permis"] * 3
    hidden = dict(cible_socle="moyen", interposee=dict(socle="moyen", furtivite=True))
    assert wm.tracer_une_ligne_de_vue(**hidden, distance_a_l_interposee=6).outcome == "Permis"
    assert wm.tracer_une_ligne_de_vue(**hidden, distance_a_l_interposee=4).outcome == "Interdit"


def test_q01(wm, chance):
    """De ma terrasse, 2 pouces au-dessus de tous : un jack à 4 pouces de la cible, un piquier à 0,8 ; la cible, en bas, n'y gagne rien."""
    above = dict(attaquant_plus_haute=True, denivele=2, attaquant_au_dessus_de_l_interposee=2, attaquant_socle="petit", cible_socle="petit")
    line = dict(**above, figurine_interposee=True)
    assert wm.tracer_une_ligne_de_vue(**line, interposee_socle="grand", distance_de_l_interposee_a_la_cible=4).outcome == "Permis"
    near = dict(**line, distance_de_l_interposee_a_la_cible=0.8)
    assert wm.tracer_une_ligne_de_vue(**near, interposee_socle="moyen").outcome == "Interdit"
    shot = wm.attaque_a_distance(atd=6, vise=True, defense=14, distance=9, **near, interposee_socle="petit")
    assert chance(shot) == F(13, 18)
    assert any(a.text.startswith("Interdit") for a in shot.answers), "the booklet makes no exception within 1 inch of the target"


def test_s85(wm):
    """Trois pouces de bois devant lui, 3,1 ; lui et moi dehors, même un pouce ; la vision aveugle."""
    assert wm.tracer_une_ligne_de_vue(foret_traversee=3, cible_en_foret=True).outcome == "Permis"
    assert wm.tracer_une_ligne_de_vue(foret_traversee=3.1, cible_en_foret=True).outcome == "Interdit"
    through = dict(ligne_a_travers_une_foret=True, foret_traversee=1)
    assert wm.tracer_une_ligne_de_vue(**through).outcome == "Interdit"
    assert wm.tracer_une_ligne_de_vue(**through, attaquant_vision_aveugle=True).outcome == "Permis"


def test_w02(wm):
    """Un grand socle sur la ligne ne cache ni colosse ni machine de bataille ; eux cachent un grand socle, et se cachent l'un l'autre."""
    for huge in ("est_un_colosse", "est_un_gargantuan", "machine_de_bataille"):
        for said in ("socle_sur_la_ligne", "figurine_interposee"):
            assert wm.tracer_une_ligne_de_vue(**{said: True, f"cible_{huge}": True}, interposee_socle="grand").outcome == "Permis"
        assert wm.tracer_une_ligne_de_vue(**{f"interposee_{huge}": True}, socle_sur_la_ligne=True, cible_socle="grand").outcome == "Interdit"
        assert wm.tracer_une_ligne_de_vue(**{f"interposee_{huge}": True}, socle_sur_la_ligne=True, cible_est_un_colosse=True).outcome == "Interdit"
    both = dict(socle_sur_la_ligne=True, interposee_socle="gigantesque")
    assert wm.tracer_une_ligne_de_vue(**both, cible_est_un_colosse=True).outcome == "Interdit"


def test_w06(wm):
    """Le colosse voit mal à travers quatre pouces de bois ; à l'inverse, on le voit."""
    assert wm.tracer_une_ligne_de_vue(attaquant_est_un_colosse=True, ligne_a_travers_une_foret=True).outcome == "Interdit"
    assert wm.tracer_une_ligne_de_vue(cible_est_un_colosse=True, ligne_a_travers_une_foret=True).outcome == "Permis"


def test_wn37(wm):
    """Un homme sur la ligne ne cache pas un jack plus grand que lui ; ni s'il est au tapis, ni s'il est Intangible."""
    line = dict(figurine_interposee=True, cible_socle="grand")
    assert wm.tracer_une_ligne_de_vue(**line, interposee_socle="moyen").outcome == "Permis"
    assert wm.tracer_une_ligne_de_vue(**line, interposee_socle="grand").outcome == "Interdit"
    assert wm.tracer_une_ligne_de_vue(**line, interposee_socle="grand", interposee_au_tapis=True).outcome == "Permis"
    assert wm.tracer_une_ligne_de_vue(**line, interposee_socle="grand", interposee_intangible=True).outcome == "Permis"


def test_ad12(wm):
    """Six pouces dépensés : forêt, gué, gravats, boue, trois ; l'Éclaireur, six, mais trois en eau profonde."""
    for ground in ("forêt", "eau peu profonde", "ruine", "difficile"):
        assert wm.distance_parcourue_selon_le_terrain(mouvement_depense=6, type_de_terrain=ground).total == 3
        assert wm.distance_parcourue_selon_le_terrain(mouvement_depense=6, type_de_terrain=ground, figurine_eclaireur=True).total == 6
    assert wm.distance_parcourue_selon_le_terrain(mouvement_depense=6, type_de_terrain="eau profonde", figurine_eclaireur=True).total == 3
    assert wm.monter_sur_un_obstacle(mouvement_restant=1.5, figurine_eclaireur=True).outcome == "Interdit"
    assert wm.traverser_un_obstacle_lineaire(mouvement_de_charge=True, figurine_eclaireur=True).outcome == "Permis"
    assert wm.traverser_un_obstacle_lineaire(mouvement_de_charge=True).outcome == "Interdit"


@pytest.mark.parametrize("ground, mud", list(product((0, 3, 7, 12), (1, 2, 4, 9))))
def test_am38(wm, ground, mud):
    """10 pouces de mouvement, une bande de boue de tant après tant de terrain dégagé : pleine allure, mi-allure, pleine allure."""
    reach = min(F(10), F(ground))
    crossed = min(F(mud), (10 - reach) / 2)
    reach += crossed + (10 - reach - 2 * crossed)
    path = dict(mouvement_depense=10, distance_avant_le_terrain_difficile=ground, distance_en_terrain_difficile=mud)
    assert wm.distance_parcourue_selon_le_terrain(**path).total == reach
    assert wm.distance_parcourue_selon_le_terrain(**path, figurine_eclaireur=True).total == 10


def test_wn2_19(wm):
    """En eau profonde, VTS 6 : pas de course, 3 pouces, un point de dégâts au guerrier ; ralliement CMD 8."""
    assert wm.courir(figurine_en_eau_profonde=True).outcome == "Interdit"
    assert wm.distance_parcourue_selon_le_terrain(mouvement_depense=6, figurine_en_eau_profonde=True, vts=6).total == 3
    assert wm.degats_en_eau_profonde(figurine_en_eau_profonde=True, figurine_de_guerrier=True).total == 1
    assert wm.test_de_ralliement(cmd=8).odds["Ralliée"] == F(26, 36)


def test_ad28(wm, chance):
    """Un mur d'un pouce juste : obstacle linéaire s'il est mince (litige) ; à 0,9, obstacle. Derrière un rocher, au corps-à-corps, on ne demande pas la distance."""
    v = wm.type_du_decor(hauteur_du_decor=1, epaisseur_du_decor=0.5)
    assert "linéaire" in v.outcome and both(v, "WM-1351") == ["Conséquences : obstruction (WM-1351)"]
    assert wm.type_du_decor(hauteur_du_decor=0.9, epaisseur_du_decor=1).outcome == "obstacle"
    rock = dict(defense=13, arm=16, cases_de_degats_restantes=1, derriere_une_obstruction=True)
    v = wm.attaques_de_corps_a_corps(acc=7, p_plus_f=14, attaques_enchainees=1, cible=rock)
    assert v.odds["la cible est hors de combat"] == F(5, 12) * F(35, 36)


def test_af20(wm):
    """Charger à travers une haie : l'Éclaireur, oui, les autres s'y arrêtent ; à mi-chemin dessus, personne ; une obstruction, jamais."""
    assert wm.traverser_un_obstacle_lineaire(mouvement_de_charge=True).outcome == "Interdit"
    assert wm.traverser_un_obstacle_lineaire(mouvement_de_charge=True, figurine_eclaireur=True).outcome == "Permis"
    assert wm.traverser_un_obstacle_lineaire(depassement_incomplet=True).outcome == "Interdit"
    assert wm.franchir_une_obstruction(figurine_eclaireur=True).outcome == "Interdit"
    assert wm.charger(troupier_sans_ordre_de_charge=True).outcome == "Interdit"


def test_al21(wm):
    """Mon spectre charge à travers la haie : il passe (litige) ; l'Éclaireur aussi ; l'homme s'arrête ; à moitié franchie, personne."""
    v = wm.traverser_un_obstacle_lineaire(mouvement_de_charge=True, figurine_intangible=True)
    assert v.outcome == "Permis" and "WM-9531" in v.text
    assert wm.traverser_un_obstacle_lineaire(mouvement_de_charge=True, figurine_eclaireur=True).outcome == "Permis"
    assert wm.traverser_un_obstacle_lineaire(mouvement_de_charge=True).outcome == "Interdit"
    assert wm.traverser_un_obstacle_lineaire(mouvement_de_charge=True, figurine_intangible=True, depassement_incomplet=True).outcome == "Interdit"


def test_ah28(wm):
    """Mur en ruine dit « les deux » : 0,8 pouce est un obstacle, 1,2 une obstruction. On y monte avec 2 pouces de reste, non 1,5, ni en chargeant."""
    both_ways = dict(decor_convention_du_decor="les deux")
    assert wm.portion_de_decor(hauteur_du_decor=0.8, **both_ways).gives == ("obstacle",)
    assert wm.portion_de_decor(hauteur_du_decor=1.2, **both_ways).gives == ("obstruction",)
    climb = wm.monter_sur_un_obstacle
    assert [climb(mouvement_restant=left).outcome for left in (1.5, 2)] == ["Interdit", "Permis"]
    assert climb(mouvement_restant=3, mouvement_de_charge=True).outcome == "Interdit"
    assert wm.avance_en_montant().total == 1


KILL = "la cible est hors de combat"


def test_aj29(wm):
    """Il finit à la nage avec un point de vie, Robuste : deux fois sur trois il y reste ; un spectre n'y perd rien."""
    assert wm.degats_en_eau_profonde(figurine_type_de_figurine="solo").total == 1
    last = dict(points_de_degats_subis=1, cases_de_degats_restantes=1, robuste=True)
    assert wm.coup_fatal_et_robuste(cible=last).odds[KILL] == F(2, 3)
    assert wm.degats_en_eau_profonde(figurine_intangible=True).outcome == "Sans effet"


def test_s48(wm):
    """Le warcaster dans le fleuve : un point à l'homme, DEF 7, ni charge ni sort, mais il maintient les siens."""
    assert wm.degats_en_eau_profonde(figurine_de_guerrier=True).total == 1
    assert wm.charger(attaquant_en_eau_profonde=True).outcome == wm.lancer_un_sort(figurine_en_eau_profonde=True).outcome == "Interdit"
    assert wm.entretenir_un_sort(figurine_en_eau_profonde=True).outcome == "Permis"
    assert wm.attaque_a_distance(atd=5, defense=14, cible_en_eau_profonde=True, des=[1, 2]).outcome == "Touche"


def test_al22(wm):
    """Plate-forme : 2 pouces de reste, on monte ; 1,9, non ; épaisse de 0,9, jamais ; de 3 il en reste 1 au sommet."""
    assert wm.monter_sur_un_obstacle(mouvement_restant=2).outcome == "Permis"
    assert wm.monter_sur_un_obstacle(mouvement_restant=1.9).outcome == "Interdit"
    assert wm.monter_sur_un_obstacle(mouvement_restant=2, epaisseur_du_decor=0.9).outcome == "Interdit"
    assert wm.mouvement_au_sommet(mouvement_restant=3).total == 1


def test_am30(wm):
    """Obstacle épais à 3 pouces pour VTS 6 : on monte, 1 pouce reste ; à 4,5, il n'en reste pas assez."""
    assert wm.mouvement_au_sommet(vts=6, distance_parcourue=3).total == 1
    assert wm.monter_sur_un_obstacle(vts=6, distance_parcourue=4.5).outcome == "Interdit"
    assert wm.monter_sur_un_obstacle(vts=6, distance_parcourue=4).outcome == "Permis"


def test_q28(wm):
    """Monter sur la plate-forme coûte 2 pouces : 2,5 suffisent, 1,5 non, et jamais en chargeant."""
    assert wm.monter_sur_un_obstacle(mouvement_restant=2.5, epaisseur_du_decor=2).outcome == "Permis"
    assert (wm.avance_en_montant(mouvement_restant=2.5).total, wm.mouvement_au_sommet(mouvement_restant=2.5).total) == (1, F(1, 2))
    assert wm.monter_sur_un_obstacle(mouvement_restant=1.5).outcome == "Interdit"
    assert wm.monter_sur_un_obstacle(mouvement_restant=2.5, mouvement_de_charge=True).outcome == "Interdit"
    assert wm.traverser_un_obstacle_lineaire(mouvement_de_charge=True, figurine_eclaireur=True).outcome == "Permis"


def test_s40(wm):
    """Deux pouces restants au pied de la caisse, ou un peu moins ; posé dans le vide."""
    assert wm.monter_sur_un_obstacle(mouvement_restant=2).outcome == "Permis"
    assert wm.monter_sur_un_obstacle(mouvement_restant=1.9).outcome == "Interdit"
    assert wm.placer_une_figurine(placement_en_terrain_infranchissable=True).outcome == "Interdit"


def test_v_s15(wm):
    """Trois pouces restants devant la caisse : deux pour monter, un au sommet ; pas en charge, ni avec un pouce et demi, ni verrouillé."""
    assert wm.mouvement_au_sommet(mouvement_restant=3).total == 1
    assert wm.monter_sur_un_obstacle(mouvement_restant=1.5).outcome == "Interdit"
    assert wm.monter_sur_un_obstacle(mouvement_restant=3, mouvement_de_charge=True).outcome == "Interdit"
    assert wm.monter_sur_un_obstacle(mouvement_restant=3, figurine_verrouillee=True).outcome == "Interdit"
    assert wm.traverser_un_obstacle_lineaire(figurine_verrouillee=True).outcome == "Interdit"


def test_w08(wm):
    """Eau profonde : le colosse est retiré du jeu ; le gargantuan a DEF 7, n'attaque pas, ne se noie pas."""
    assert "retiré du jeu" in str(wm.warjack_en_eau_profonde(figurine_est_un_colosse=True))
    assert not wm.warjack_en_eau_profonde(figurine_est_un_gargantuan=True).gives
    assert wm.degats_en_eau_profonde(figurine_est_un_gargantuan=True).total == 0
    assert wm.attaquer(attaquant_est_un_gargantuan=True, attaquant_en_eau_profonde=True).outcome == "Interdit"


def test_wn35(wm):
    """Ce que la question dit déjà : le jack au fond du lac, le guerrier qui y finit son tour, le troupier trop loin de son chef."""
    assert "retiré du jeu" in wm.warjack_en_eau_profonde(figurine_est_un_warjack=True).text
    assert wm.warjack_en_eau_profonde(figurine_est_une_warbeast=True).outcome == "Aucune conséquence"
    assert wm.degats_en_eau_profonde(figurine_de_guerrier=True).total == 1
    assert wm.degats_en_eau_profonde(figurine_est_un_warjack=True).total == 0
    assert "rejoindre" in wm.activation_hors_formation().text
    assert "test de commandement ou fuite" in wm.fin_d_activation_hors_formation().text
    assert wm.fin_d_activation_hors_formation(figurine_en_fuite=True).outcome == "Aucune conséquence"
