"""Situations of Warmachine whose questions stand in `prises-speciales-3-tete-et-poussee.ttl`."""

from fractions import Fraction as F

import pytest


def test_x23(wm):
    """Relevé en renonçant à son mouvement : pas de slam, mais un coup de tête, sans Maître d'Armes."""
    up = dict(attaquant_releve_en_renoncant_au_mouvement=True, attaquant_socle="grand", cible_socle="grand")
    assert wm.slam(**up).outcome == "Interdit"
    assert wm.coup_de_tete(**up, distance=0.3, points_disponibles=2).outcome == "Permis"
    hit = wm.attaque_de_corps_a_corps(acc=7, defense=10, prise_speciale_en_cours=True, des=[2, 1])
    assert (hit.outcome, hit.total) == ("Touche", 10)
    assert "au tapis" in wm.coup_de_tete_reussi(**up).gives
    assert wm.degats_de_prise_speciale(force=12, arm=18, arme_maitre_d_armes=True, des=[5, 3]).outcome == "Dégâts 2"
    assert wm.appliquer_une_competence_d_arme(prise_speciale_en_cours=True).outcome == "Interdit"


def test_af03(wm):
    """Je tiens le bras au bouclier : 5 points de moyenne deviennent 7 ; le tenu ne charge, ne slamme ni ne donne du front ; moi non plus."""
    blow = dict(p_plus_f=16, arm=16, boucliers=1, des=[3, 4])
    assert wm.degats_de_corps_a_corps(**blow).outcome == "Dégâts 5"
    assert wm.degats_de_corps_a_corps(**blow, cible_systeme_du_bouclier_hors_service=True).outcome == "Dégâts 7"
    held = dict(attaquant_arme_verrouillee=True, points_de_focus=2)
    assert [ask(**held).outcome for ask in (wm.charger, wm.slam, wm.coup_de_tete)] == ["Interdit"] * 3
    assert wm.coup_de_tete(attaquant_maintenir_un_verrou=True, points_de_focus=2).outcome == "Interdit"
    assert wm.attaquer_avec_une_arme(arme_de_la_meme_localisation=True, attaquant_arme_verrouillee=True).outcome == "Interdit"


def test_ah14(wm):
    """Relevé par son action : il avance, ne court ni ne charge. Par son mouvement : coup de tête et poussée, ni slam, ni piétinement, ni visée."""
    assert wm.avancer(figurine_releve_en_renoncant_a_l_action=True).outcome == "Permis"
    assert wm.courir(figurine_releve_en_renoncant_a_l_action=True).outcome == "Interdit"
    up = dict(attaquant_releve_en_renoncant_au_mouvement=True, points_de_focus=1)
    asks = (wm.coup_de_tete, wm.poussee, wm.slam, wm.pietinement)
    assert [ask(**up).outcome for ask in asks] == ["Permis", "Permis", "Interdit", "Interdit"]
    shot = wm.attaque_a_distance(atd=6, defense=13, attaquant_vise=True, attaquant_releve_en_renoncant_au_mouvement=True)
    assert shot.odds["Touche"] == F(7, 12)


def test_ai29(wm, both):
    """Disputes : le léger tient-il un lourd ? suit-on de 1 pouce ? le Pistolero frappe-t-il gratuitement à +2 ? sa hallebarde l'empêche-t-elle de tirer ?"""
    assert "WM-931" in wm.verrou(attaquant_socle="moyen", cible_socle="grand", gantelets_disponibles=1).disputes
    assert "WM-934" in wm.avance_apres_une_poussee(cible_heurte_un_obstacle=True, distance_de_l_arret=0.3).disputes
    assert "WM-9134" in wm.attaque_a_distance(atd=6, defense=14, attaquant_pistolero=True, frappe_gratuite_en_cours=True).disputes
    assert "WM-8310" in wm.attaque_a_distance(atd=6, defense=12, attaquant_engage_un_ennemi=True).disputes
    assert "WM-8323" in wm.pietinement(attaquant_est_un_colosse=True, points_de_focus=1).disputes
    assert wm.arreter_son_pietinement().disputes == ("WM-940",)
    assert both(wm.coup_de_tete(attaquant_arme_verrouillee=True), "WM-933")


def test_q13(wm):
    """Au bout de la charge, à 1,8 pouce : ni coup de tête, ni verrou ; la hallebarde touche, à trois dés."""
    bases = dict(attaquant_socle="moyen", cible_socle="grand", attaque_de_charge=True, points_disponibles=1)
    assert wm.coup_de_tete(**bases).outcome == wm.verrou(**bases, gantelets_disponibles=1, distance=1.8).outcome == "Interdit"
    charge = dict(attaque_de_charge=True, distance_parcourue=4)
    assert wm.attaque_de_corps_a_corps(acc=6, defense=10, **charge, arme_allonge=True, distance=1.8, des=[1, 3]).outcome == "Touche"
    assert "3d6" in wm.degats_de_corps_a_corps(p_plus_f=14, arm=18, **charge).text


def test_s01(wm):
    """Il charge, arrive au contact et veut finir d'un coup de tête ; à pied, avec 1 point ; sans point ; la tête tenue."""
    assert wm.coup_de_tete(attaque_de_charge=True, points_disponibles=2).outcome == "Interdit"
    assert wm.coup_de_tete(points_disponibles=1).outcome == "Permis"
    assert wm.coup_de_tete(points_disponibles=0).outcome == wm.coup_de_tete(attaquant_tete_verrouillee=True).outcome == "Interdit"


def test_u26(wm, chance):
    """Tête et bras tenus, FOR 11 contre 12 : dix chances sur 36 pour chaque verrou ; qui tient ne prend personne, qui est tenu ne tire pas."""
    assert chance(wm.rompre_un_verrou(figurine_force=11, autre_force=12), "Verrou rompu") == F(5, 18)
    assert wm.coup_de_tete(attaquant_maintenir_un_verrou=True).outcome == wm.poussee(cible_verrouillee=True).outcome == "Interdit"
    assert wm.attaquer_a_distance(attaquant_verrouillee=True).outcome == wm.attaquer_a_distance(attaquant_maintenir_un_verrou=True).outcome == "Interdit"
    assert wm.attaquer_au_corps_a_corps(attaquant_verrouillee=True).outcome == "Permis"
    assert chance(wm.attaque_a_distance(atd=6, defense=13, cible_verrouillee=True)) == F(1, 12)


def test_w25(wm):
    """Ni slam, ni coup de tête, ni poussée, ni verrou, ni projection contre un mur."""
    for act in (wm.charger, wm.slam, wm.coup_de_tete, wm.poussee, wm.verrou, wm.projection, wm.projection_a_deux_mains, wm.frappe_puissante):
        assert act(cible_est_une_structure=True).outcome == "Interdit"
    assert wm.etre_pousse(cible_est_une_structure=True).outcome == "Interdit"
    for act in (wm.attaquer_a_distance, wm.attaquer_au_corps_a_corps, wm.attaquer_par_magie):
        assert act(cible_est_un_decor=True).outcome == "Interdit"
        assert act(cible_est_une_structure=True).outcome == "Permis"
    assert wm.etre_verrouille(cible_machine_de_bataille=True).outcome == "Interdit"


def test_x40_bis(wm, chance):
    """Machine de bataille : pas de coup de tête ; Réparation [9], 5/6, et d6 points."""
    assert wm.coup_de_tete(attaquant_socle="grand", cible_machine_de_bataille=True).outcome == "Interdit"
    assert chance(wm.jet_de_competence(x_de_competence=9), "Réussi") == F(5, 6)


def test_x45(wm):
    """Bras ou tête morts : les prises sans arme restent, à deux dés ; celles du Gantelet, non."""
    for act in (wm.coup_de_tete, wm.poussee, wm.slam, wm.pietinement):
        assert act(arme_systeme_desactive=True).outcome == "Permis"
    for act in (wm.verrou, wm.projection, wm.projection_a_deux_mains):
        assert act(arme_systeme_desactive=True).outcome == "Interdit"
        assert act(attaquant_gantelets_disponibles=0).outcome == "Interdit"
    assert wm.degats_de_prise_speciale(force=11, arm=16, arme_systeme_desactive=True, des=[3, 4]).outcome == "Dégâts 2"
    assert wm.attaque_de_corps_a_corps(acc=6, defense=11, des=[5], arme_systeme_desactive=True).outcome == "Touche"


def test_ac09(wm, chance):
    """Mon Colosse ne reçoit ni Furtivité, ni abri : 11/12 à 9 pouces. Il pousse FOR 11 à coup sûr, mais ne suit pas ; on ne le pousse pas."""
    huge = dict(est_un_colosse=True, furtivite=True, en_foret=True, sur_une_colline=True)
    assert chance(wm.attaque_a_distance(atd=6, defense=10, cible=huge, distance=9), "Touche") == F(11, 12)
    assert chance(wm.jet_de_poussee(attaquant_force=16, cible_force=11), "Poussée") == 1
    assert wm.avance_apres_une_poussee(attaquant_est_un_colosse=True).outcome == "Interdit"
    assert wm.poussee(cible_est_un_colosse=True).outcome == "Interdit"


def test_af04(wm, chance):
    """FOR 10 pousse FOR 12 : 5/18 ; un demi-pouce dans la boue, et pas plus pour qui suit ; nulle frappe gratuite sur le poussé."""
    assert chance(wm.jet_de_poussee(attaquant=dict(force=10), cible=dict(force=12)), "Poussée") == F(5, 18)
    assert wm.deplacement_d_une_poussee(cible_en_terrain_difficile=True).total == F(1, 2)
    assert wm.avance_apres_une_poussee(cible_en_terrain_difficile=True).total == F(1, 2)
    assert wm.quitter_une_zone_de_corps_a_corps(deplacee_malgre_elle=True).outcome == "Aucune conséquence"


def test_q09(wm):
    """Poussé dans les éboulis : à égalité, d'un demi-pouce ; l'attaquant ne suit pas plus loin ; lui seul risque une frappe gratuite."""
    assert wm.jet_de_poussee(attaquant_force=12, cible_force=11, des=[2], des_adverses=[3]).outcome == "Poussée"
    assert wm.deplacement_d_une_poussee(cible_en_terrain_difficile=True).total == F(1, 2)
    assert wm.avance_apres_une_poussee(cible_en_terrain_difficile=True).total == F(1, 2)
    assert not wm.quitter_une_zone_de_corps_a_corps(figurine_deplacee_malgre_elle=True).gives
    assert "frappe gratuite" in wm.quitter_une_zone_de_corps_a_corps().gives


def test_s06(wm, both):
    """FOR 9 pousse FOR 11 ; à 14 partout, il est poussé ; dans la boue, d'un demi-pouce, que l'autre suit."""
    assert wm.jet_de_poussee(attaquant_force=9, cible_force=11).odds["Poussée"] == F(5, 18)
    assert wm.jet_de_poussee(attaquant_force=9, cible_force=11, des=[5], des_adverses=[3]).outcome == "Poussée"
    assert wm.deplacement_d_une_poussee(cible_en_terrain_difficile=True).total == F(1, 2)
    after = wm.avance_apres_une_poussee(cible_en_terrain_difficile=True)
    assert after.total == F(1, 2) and both(after, "WM-934")["B"].startswith("1 pouce")


def test_v_c15(wm, chance):
    """FOR 9 pousse FOR 11 dans les ronces ; il suit d'un demi-pouce, et c'est lui qui prend la frappe gratuite."""
    assert chance(wm.jet_de_poussee(attaquant_force=9, cible_force=11), "Poussée") == F(5, 18)
    assert wm.deplacement_d_une_poussee(cible_en_terrain_difficile=True).total == F(1, 2)
    assert wm.avance_apres_une_poussee(cible_en_terrain_difficile=True).total == F(1, 2)
    assert not wm.quitter_une_zone_de_corps_a_corps(figurine_deplacee_malgre_elle=True).gives
    assert wm.quitter_une_zone_de_corps_a_corps().gives


@pytest.mark.parametrize("ask", ["slam", "poussee", "projection", "projection_a_deux_mains", "etre_pousse", "etre_deplace_par_un_slam", "coup_de_tete"])
def test_ae16(wm, ask):
    """On dit seulement « socle de 120 » : ni slam, ni poussée, ni projection, ni coup de tête ; un grand socle, si."""
    assert getattr(wm, ask)(cible_socle="gigantesque").outcome == "Interdit"
    assert getattr(wm, ask)(cible_socle="grand").outcome == "Permis"


def test_ai26(wm):
    """Jambes mortes : le front, la poussée, le verrou restent ; relevé de son action, aucun ; relevé de son mouvement, tous sauf ceux qui avancent."""
    lame = dict(attaquant=dict(mouvement_desactive=True, points_de_focus=1))
    assert [wm.coup_de_tete(**lame).outcome, wm.poussee(**lame).outcome, wm.verrou(**lame, gantelets_disponibles=1).outcome] == ["Permis"] * 3
    assert wm.slam(**lame).outcome == wm.pietinement(**lame).outcome == "Interdit"
    assert wm.poussee(attaquant=dict(points_de_focus=1, releve_en_renoncant_a_l_action=True)).outcome == "Interdit"
    up = dict(attaquant=dict(points_de_focus=1, releve_en_renoncant_au_mouvement=True))
    assert [wm.poussee(**up).outcome, wm.pietinement(**up).outcome, wm.slam(**up).outcome] == ["Permis", "Interdit", "Interdit"]


def test_s02(wm):
    """La pique atteint à 1,5 pouce, pas la poussée ; à un demi-pouce juste, oui ; le slam qui finit à 1,5 pouce échoue."""
    assert wm.poussee(distance=1.5, arme_allonge=True).outcome == "Interdit"
    assert wm.poussee(distance=0.5, arme_allonge=True).outcome == "Permis"
    assert wm.fin_du_mouvement_de_slam(distance=1.5).gives == ("slam échoué, fin de l'activation",)


OUT = "la cible est hors de combat"


def test_s87_paid(wm):
    """Le point de focus paie la prise, pas les boosts qu'on annonce avec ; la bête au bord de sa FUR ; une frappe gratuite n'est jamais une prise."""
    prey = dict(cible=dict(defense=13, force=9, arm=18, cases_de_degats_restantes=2), attaques_boostees=1, degats_boostes=1)
    paid = [wm.projection_jusqu_aux_degats(attaquant=dict(acc=6, force=9, points_de_focus=n), **prey).odds[OUT] for n in (1, 2, 3)]
    assert paid == [F(49, 1728), F(343, 7776), F(343, 1296)]
    run = dict(attaquant_distance_parcourue=4, cible=dict(defense=14, arm=18, cases_de_degats_restantes=3), attaques_boostees=1, degats_boostes=1)
    paid = [wm.slam_jusqu_aux_degats(acc=6, force=11, attaquant_points_de_focus=n, **run).odds[OUT] for n in (1, 2, 3)]
    assert paid == [F(5, 72), F(181, 1296), F(905, 1728)]
    beast = dict(acc=6, force=11, attaquant_est_une_warbeast=True, points_de_furie=2, fur=3)
    assert wm.slam_jusqu_aux_degats(**beast, **run).odds[OUT] == F(5, 72)
    for grab in (wm.projection, wm.poussee, wm.coup_de_tete, wm.slam, wm.verrou):
        assert grab(frappe_gratuite_en_cours=True).outcome == "Interdit"


def test_lock_ended_by_what_came_after(wm):
    """Verrouillé, puis mis au tapis : on le pousse ; le tenu qui se fige reste tenu ; le dragon à pied n'a plus de Monture."""
    for lock in ("verrouillee", "tete_verrouillee", "maintenir_un_verrou"):
        assert wm.poussee(cible={lock: True, "au_tapis": True}).outcome == "Permis"
    assert wm.poussee(cible_maintenir_un_verrou=True, cible_stationnaire=True).outcome == "Permis"
    assert wm.poussee(cible_verrouillee=True, cible_stationnaire=True).outcome == "Interdit"
    assert wm.attaque_de_monture(acc=7, defense=13, attaquant_dragon_a_pied=True).outcome == "Interdit"


def test_w10(wm, chance):
    """Machine de bataille : placée oui, poussée non, jamais stationnaire ; elle ne fait pas de prise, et nul ne la verrouille."""
    assert wm.placer_une_figurine(machine_de_bataille=True).outcome == "Permis"
    assert wm.poussee(cible_machine_de_bataille=True).outcome == "Interdit"
    assert chance(wm.attaque_de_corps_a_corps(acc=6, defense=10, cible_machine_de_bataille=True, cible_stationnaire=True)) == F(11, 12)
    for act in (wm.slam, wm.coup_de_tete, wm.poussee, wm.projection, wm.pietinement, wm.verrou):
        assert act(attaquant_machine_de_bataille=True).outcome == "Interdit"
    assert wm.verrou(attaquant_est_un_colosse=True, gantelets_disponibles=1, cible_machine_de_bataille=True).outcome == "Interdit"
    assert wm.slam(attaquant_est_une_warbeast=True).outcome == "Permis"


def test_y19(wm, chance):
    """Poussée d'un plus gros vers le lac : permise, jamais boostée, une chance sur six ; retiré du jeu."""
    bases = dict(attaquant_socle="moyen", cible_socle="grand")
    assert wm.poussee(**bases, points_disponibles=2).outcome == "Permis"
    assert wm.attaque_de_corps_a_corps(acc=6, defense=12, poussee_en_cours=True).outcome == "Touche"
    roll = dict(attaquant_force=9, cible_force=12)
    assert chance(wm.jet_de_poussee(**roll), "Poussée") == F(1, 6)
    assert wm.payer_un_boost(jet_a_booster="FOR").outcome == "Interdit"
    assert wm.warjack_en_eau_profonde(est_un_warjack=True, en_eau_profonde=True).gives
    assert not wm.quitter_une_zone_de_corps_a_corps(figurine_deplacee_malgre_elle=True).gives


def test_ak22(wm):
    """Arrêtée à un demi-pouce, elle n'est suivie que d'un demi-pouce."""
    assert wm.avance_apres_une_poussee(deplacement_subi=0.5).total == F(1, 2)
    assert wm.avance_apres_une_poussee().total == 1


def test_w05(wm):
    """Le colosse FOR 18 pousse FOR 12 (1 et 5 aux dés) : elle recule d'un pouce, il ne la suit pas."""
    assert wm.jet_de_poussee(attaquant_force=18, cible_force=12, attaquant_est_un_colosse=True, des=[1], des_adverses=[5]).total == 19
    assert wm.avance_apres_une_poussee(attaquant_est_un_colosse=True).outcome == "Interdit"
    assert wm.avance_apres_une_poussee(attaquant_est_un_warjack=True).total == 1


def test_x18_bis(wm):
    """Slammé d'une plate-forme de 4 pouces : 3d6 + 10 fait 19, 2, et le slam 18, 1 ; moins d'un pouce de sol, il tombe."""
    assert wm.fin_du_deplacement_subi(sol_sous_le_socle=0.9, hauteur_de_chute=4).gives
    assert not wm.fin_du_deplacement_subi(sol_sous_le_socle=1, hauteur_de_chute=4).gives
    assert wm.degats_de_chute(hauteur_de_chute=4, arm=17, des=[1, 2, 6]).outcome == "Dégâts 2"
    assert wm.degats_de_slam(force=11, arm=17, des=[3, 4]).outcome == "Dégâts 1"
