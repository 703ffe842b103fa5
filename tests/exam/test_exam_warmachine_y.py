"""Composite situations of Warmachine of our own, written from the documents by someone who had not read the code."""

from fractions import Fraction


def dead(verdict):
    """The chance that the target is disabled at the end of a chain."""
    return verdict.odds.get("la cible est hors de combat", Fraction(0))


def struck(verdict, whom="la cible"):
    """The chance that somebody is hit at the end of a chain."""
    return verdict.odds.get(f"{whom} est touchée", Fraction(0))


REFUSED = ("Interdit", "Sans effet")


def test_y01(wm, chance):
    """Relevé et sans visée, il tire sur un stationnaire dans une nuée, surélevé, trop loin des caisses."""
    table = dict(
        atd=4, vise=True, attaquant_releve_en_renoncant_au_mouvement=True, defense=14, cible_stationnaire=True, cible_plus_haute=True,
        denivele=1.5, cible_dans_une_nuee=True, decor_de_couvert=True, distance_au_decor=1.2, cible_en_partie_masquee=True, cible_engagee=True,
    )
    assert chance(wm.attaque_a_distance(**table)) == Fraction(5, 6)
    assert not wm.rater_une_cible_en_corps_a_corps(cible_stationnaire=True, cible_engagee=True).gives


def test_y02(wm):
    """Le Destrier vise, booste, tire dans la mêlée ; B est masqué par une maison, A à couvert d'un muret."""
    others = wm.figurines_impliquees(paires=[["E", "A"], ["E", "B"]], originale="E", ecartees=["B"])
    assert others.details["candidates"] == ["A"] and wm.nouvelle_cible(candidats=["A"]).outcome == "A"
    assert wm.designer_une_nouvelle_cible(ligne_de_vue_bloquee_par_le_decor=True).outcome == "Interdit"
    wall = dict(decor_de_couvert=True, distance_au_decor=0.4)
    a, e = dict(defense=13, en_partie_masquee=True), dict(defense=14, en_corps_a_corps=True)
    shot = wm.tir_dans_une_melee(atd=7, vise=True, jet_booste=True, cible=e, seconde_cible=a, nombre_de_candidats=1, **wall)
    assert (struck(shot), struck(shot, "la seconde cible")) == (Fraction(20, 27), Fraction(7, 72))


def test_y03(wm, chance):
    """Mitrailleuse de CDT 2 et 3 focus ; la rôdeuse Furtive à 8 pouces ne risque rien."""
    assert wm.cadence_de_tir(cdt=2, attaques_supplementaires=2).total == 2
    assert wm.focus_depense(attaques_supplementaires=1, jets_boostes=2).total == 3
    shot = dict(atd=5, por=10, jet_booste=True, cible_en_corps_a_corps=True)
    assert chance(wm.attaque_a_distance(**shot, defense=12, distance=7)) == Fraction(1, 2)
    series = wm.touches_d_une_serie_de_tirs(**shot, defense=12, distance=7, attaques_enchainees=2)
    assert 1 - series.odds["Touches 0"] == Fraction(3, 4)
    stray = wm.attaque_a_distance(**shot, defense=15, distance=8, cible_furtivite=True)
    assert stray.outcome == "Raté" and "WM-106" in stray.codes


def test_y04(wm):
    """Mortier sur un Furtif à 8 pouces : pas de jet, déviation, explosions, personne en feu."""
    mortar = dict(por=14, distance=8, attaque_a_aire_d_effet=True)
    v = wm.attaque_a_distance(atd=6, vise=True, defense=15, ade=5, cible_furtivite=True, **mortar)
    assert v.outcome == "Raté" and "WM-106" in v.codes
    assert "2 pouces" in wm.deviation(distance=8, por=14, des=[1, 2]).text
    assert "4 pouces" in wm.deviation(distance=8, por=14, des=[1, 6]).text
    blast = dict(pui=14, cible_sous_le_gabarit=True, attaque_deviee=True)
    assert wm.degats_d_explosion(**blast, cible_furtivite=True, arm=12, des=[3, 3]).outcome == "Dégâts 1"
    assert "hors de combat" in wm.degats_subis(points_de_degats_subis=1, cases_de_degats_restantes=1).gives
    assert wm.degats_d_explosion(**blast, touche_directe=True, arm=14, des=[5, 4]).outcome == "Dégâts 2"
    assert not wm.effet_critique(jet_d_attaque_critique=True, attaque_a_aire_d_effet=True, attaque_deviee=True, touche_directe=True).gives
    assert not wm.figurine_touchee_par_l_arme(effet_de_l_arme="feu critique", attaque_a_aire_d_effet=True, attaque_deviee=True).gives


def test_y05(wm):
    """Explosion : le bouclier regarde le point d'impact, pas le canonnier."""
    assert wm.degats_a_distance(pui=16, arm=15, touche_directe=True, attaque_a_aire_d_effet=True, des=[2, 1]).outcome == "Dégâts 4"
    blast = dict(pui=16, arm=18, cible_boucliers=1, cible_sous_le_gabarit=True, des=[6, 5])
    assert wm.degats_d_explosion(**blast, point_d_impact_hors_de_l_arc_avant=True).outcome == "Dégâts 1"
    assert wm.degats_d_explosion(**blast).outcome == "Dégâts 0"


def test_y06(wm):
    """Souffle orienté sur une cible trop lointaine ; A furtif, à couvert, en mêlée, boosté ; B au tapis."""
    aimed = wm.placer_le_gabarit_de_souffle(distance=13, type_de_souffle="ES 10", cible_trop_loin=True)
    assert aimed.outcome == "Permis"
    a = dict(defense=14, furtivite=True, en_partie_masquee=True, en_corps_a_corps=True)
    ground = dict(distance=7, decor_de_couvert=True, distance_au_decor=0, seconde_cible=dict(defense=13, au_tapis=True))
    spray = wm.souffle_sur_deux_figurines(atd=5, type_de_souffle="ES 10", cible=a, **ground, attaques_boostees=1)
    assert (struck(spray), struck(spray, "la seconde cible")) == (Fraction(20, 27), Fraction(35, 36))
    assert spray.odds["les deux figurines sont touchées"] == Fraction(175, 243)
    assert wm.toucher_par_le_souffle().outcome == "Interdit"
    assert wm.portee_modifiee(por=10, attaque_de_souffle=True, modificateur_de_por=2).total == 10


def test_y07(wm):
    """Pistolero sur un ennemi de sa zone : ni visée ni -4 ; la balle perdue ; la lame ensuite."""
    others = wm.figurines_impliquees(paires=[["P", "E1"], ["P", "E2"]], originale="E1", ecartees=["P"])
    assert others.details["candidates"] == ["E2"]
    pistolier = dict(atd=7, vise=True, attaquant_pistolero=True, attaquant_en_corps_a_corps=True, nombre_de_candidats=1)
    near = dict(cible_dans_la_zone_de_corps_a_corps=True, seconde_cible_dans_la_zone=True)
    shot = wm.tir_dans_une_melee(**pistolier, **near, cible=dict(defense=14, en_corps_a_corps=True), seconde_cible=dict(defense=13))
    assert (struck(shot), struck(shot, "la seconde cible")) == (Fraction(7, 12), Fraction(65, 216))
    assert wm.attaquer_au_corps_a_corps(attaquant_pistolero=True, attaquant_a_tire_dans_l_activation=True).outcome == "Interdit"


def test_y08(wm):
    """Tir combiné sur un Man-o-War qui engage sans être engagé ; qui compte dans le bonus ?"""
    v = wm.combiner_les_attaques_a_distance(participants=3, cible_engage_un_ennemi=True)
    assert v.outcome == "Interdit" and len(v.disputes) == 1
    assert any(a.text.startswith("Permis") for a in v.answers)
    assert wm.contributeurs(participants=3, participants_en_echec=1).total == 2
    v = wm.attaque_a_distance(atd=5, defense=14, attaque_combinee=True, participants=3, participants_en_echec=1, des=[3, 4])
    assert v.total == 14


def test_y09(wm, chance):
    """Sort ou épée, chacun d'un côté d'un muret : le sort est permis, sans -4 ; couvert ou décor interférent."""
    assert wm.lancer_un_sort(figurine_engagee=True, points_de_focus=4, cout_des_sorts=2).outcome == "Permis"
    wall = dict(cible_derriere_un_obstacle_lineaire=True, cible_en_partie_masquee=True, decor_de_couvert=True, distance_au_decor=0.2, distance=0.4)
    spell = dict(foc=6, defense=14, por=8, vise=True, attaquant_en_corps_a_corps_avec_la_cible=True, cible_en_corps_a_corps=True, **wall)
    assert chance(wm.attaque_magique(**spell)) == Fraction(1, 36)
    assert chance(wm.attaque_magique(**spell, jet_booste=True)) == Fraction(3, 8)
    sword = dict(acc=6, defense=14, **wall)
    assert chance(wm.attaque_de_corps_a_corps(**sword)) == Fraction(1, 6)
    assert chance(wm.attaque_de_corps_a_corps(**sword, jet_booste=True)) == Fraction(5, 8)


def test_y10(wm, chance):
    """Tir combiné à quatre sur un Colosse en forêt, derrière un muret, surélevé et engagé."""
    colossus = dict(cible_est_un_colosse=True, cible_en_corps_a_corps=True)
    assert wm.combiner_les_attaques_a_distance(participants=4, **colossus).outcome == "Permis"
    ground = dict(
        cible_en_foret=True, ligne_a_travers_une_foret=True, foret_traversee=5, decor_de_couvert=True, distance_au_decor=0,
        cible_en_partie_masquee=True, cible_plus_haute=True, denivele=2,
    )
    volley = dict(atd=5, defense=10, attaque_combinee=True, participants=4, participants_en_echec=0, **colossus, **ground)
    assert chance(wm.attaque_a_distance(**volley)) == Fraction(35, 36)
    hit = wm.attaque_a_distance(**volley, des=[2, 2])
    assert (hit.outcome, hit.total) == ("Touche", 13) and "touche critique" in hit.text
    crit = wm.figurine_touchee_par_l_arme(effet_de_l_arme="mise au tapis critique", jet_d_attaque_critique=True, cible_est_un_colosse=True)
    assert "au tapis" not in crit.gives
    assert wm.degats_a_distance(pui=10, arm=19, attaque_combinee=True, participants=4, cible_est_un_colosse=True, des=[6, 5]).outcome == "Dégâts 6"
    assert any("choix" in g for g in wm.grille_touchee(fenetre_de_tir="les deux").gives)


def test_y11(wm):
    """Frappe Puissante d'un Colosse : 6 pouces, un rocher à 5, un piquier sur la route ; puis le bras désactivé."""
    colossus = dict(attaquant_est_un_colosse=True, attaquant_socle="gigantesque", cible_socle="moyen")
    assert wm.frappe_puissante(**colossus, gantelets_disponibles=1, points_disponibles=2, distance=0.4).outcome == "Permis"
    hit = wm.attaque_de_corps_a_corps(acc=5, defense=12, attaquant_est_un_colosse=True, prise_speciale_en_cours=True, des=[4, 3])
    assert (hit.outcome, hit.total) == ("Touche", 12)
    assert wm.distance_de_slam(**colossus, de_de_slam=4).total == 6
    rock = dict(cible_heurte_une_obstruction=True)
    assert wm.deplacement_slamme(**colossus, **rock, de_de_slam=4, distance_de_l_arret=5).total == 5
    assert wm.figurine_heurtee_par_un_slam(cible_socle="moyen", heurtee_socle="petit").gives == ("au tapis", "jet de dégâts collatéraux")
    assert wm.degats_collateraux(force=15, arm=15, des=[1, 1]).outcome == "Dégâts 2"
    assert wm.degats_de_slam(force=15, arm=16, **rock, des=[2, 2, 1]).outcome == "Dégâts 4"
    assert wm.frappe_puissante(**colossus, gantelets_disponibles=1, points_disponibles=1, arme_systeme_desactive=True).outcome == "Interdit"
    assert wm.frappe_puissante(**colossus, gantelets_disponibles=2, points_disponibles=1, attaque_speciale_faite=True).outcome == "Interdit"


def test_y12(wm):
    """Un jack léger slamme plus gros que lui : -2, moitié de la distance, un mur, un mécano sur la route."""
    bases = dict(attaquant_socle="moyen", cible_socle="grand")
    hit = wm.attaque_de_slam(acc=6, defense=10, distance_parcourue=3, **bases, des=[4, 2])
    assert (hit.outcome, hit.total) == ("Touche", 10)
    assert wm.distance_de_slam(**bases, de_de_slam=5).total == Fraction(5, 2)
    wall = dict(cible_heurte_une_obstruction=True)
    assert wm.deplacement_slamme(**bases, **wall, de_de_slam=5, distance_de_l_arret=2.4).total == Fraction(12, 5)
    assert wm.degats_de_slam(force=9, arm=18, **wall, des=[4, 4, 3]).outcome == "Dégâts 2"
    assert wm.figurine_heurtee_par_un_slam(cible_socle="grand", heurtee_socle="petit").gives == ("au tapis", "jet de dégâts collatéraux")
    assert wm.degats_collateraux(force=9, arm=15, des=[5, 1]).outcome == "Dégâts 0"


def test_y13(wm):
    """Slam sur un Croisé déjà au tapis : touché d'office, immobile, mais blessé ; il se relèvera à son tour."""
    down = dict(cible_au_tapis=True)
    assert wm.attaque_de_slam(acc=6, defense=10, distance_parcourue=4, **down).outcome == "Touche"
    assert wm.deplacement_slamme(de_de_slam=6, attaquant_socle="grand", cible_socle="grand", **down).outcome == "Interdit"
    assert wm.degats_de_slam(force=12, arm=18, **down, des=[3, 4]).outcome == "Dégâts 1"
    slammed = wm.etre_slamme(**down)
    assert "au tapis" not in slammed.gives and "jet de dégâts de slam" in slammed.gives
    assert wm.se_relever(au_tapis=True).outcome == "Permis"


def test_y14(wm):
    """Projeté du haut d'une terrasse : distance, déviation, projection puis chute."""
    bases = dict(attaquant_socle="grand", cible_socle="petit")
    assert wm.jet_de_projection(attaquant_force=10, cible_force=6, des=[3], des_adverses=[6]).outcome == "Projetée"
    assert wm.distance_de_projection(force=10, **bases).total == 6
    assert "3 pouces" in wm.deviation_d_une_projection(force=10, **bases, des=[2, 5]).text
    assert wm.degats_de_projection(force=10, arm=15, des=[2, 3]).outcome == "Dégâts 0"
    assert "au tapis" in wm.chute(hauteur_de_chute=4).gives
    assert wm.degats_de_chute(hauteur_de_chute=4, arm=15, des=[1, 2, 4]).outcome == "Dégâts 2"


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


def test_y16(wm, both):
    """Piétinement : peut-on s'arrêter avant le bout ? Les attaques, et la frappe gratuite de C."""
    assert wm.mouvement_de_pietinement(vts=4).total == 7
    stop = wm.arreter_son_pietinement()
    assert stop.outcome == "Interdit" and both(stop, "WM-940")["B"].startswith("Permis")
    a = wm.attaque_de_corps_a_corps(acc=7, defense=13, pietinement_en_cours=True, des=[3, 2])
    b = wm.attaque_de_corps_a_corps(acc=7, defense=12, pietinement_en_cours=True, des=[4, 1])
    assert (a.outcome, a.total, b.outcome, b.total) == ("Raté", 12, "Touche", 12)
    assert wm.degats_de_prise_speciale(force=12, arm=14, pietinement_en_cours=True, des=[1, 1]).outcome == "Dégâts 0"
    assert wm.frapper_gratuitement_un_pietineur(attaquant_heurtee_par_le_pietinement=True).outcome == "Interdit"
    assert wm.frapper_gratuitement_un_pietineur().outcome == "Permis"
    free = dict(frappe_gratuite_en_cours=True)
    hit = wm.attaque_de_corps_a_corps(acc=5, defense=10, **free, des=[2, 3])
    assert (hit.outcome, hit.total) == ("Touche", 12)
    assert wm.degats_de_corps_a_corps(p_plus_f=9, arm=18, cible_boucliers=1, **free, des=[4, 4, 4]).outcome == "Dégâts 3"


def test_y17(wm, both):
    """Bras du bouclier verrouillé : dégâts sans bouclier, rupture du verrou, puis l'arme libérée."""
    locked = dict(arm=17, cible_boucliers=1, cible_systeme_du_bouclier_hors_service=True)
    assert wm.degats_de_corps_a_corps(p_plus_f=16, **locked, des=[4, 3]).outcome == "Dégâts 6"
    strength = dict(figurine_force=11, autre_force=11)
    assert wm.rompre_un_verrou(**strength, des=[5], des_adverses=[2]).outcome == "Verrou rompu"
    assert wm.rompre_un_verrou(**strength, des=[5, 4], des_adverses=[2, 3], litiges={"WM-930": "B"}).outcome == "Verrou rompu"
    v = wm.attaquer_avec_une_arme(arme_liberee_dans_l_action=True, attaque_initiale=True)
    assert {v.outcome, both(v, "WM-932")["B"].split(" ")[0]} == {"Interdit", "Permis"}
    assert wm.attaquer_avec_une_arme(arme_liberee_dans_l_action=True).outcome == "Permis"


def test_y18(wm, both):
    """Verrou de tête d'un jack léger sur un plus gros : permis ? Et ce que peut encore le verrouillé."""
    v = wm.verrou(attaquant_socle="moyen", cible_socle="grand", gantelets_disponibles=1, points_disponibles=1)
    assert {v.outcome, both(v, "WM-931")["B"].split(" ")[0]} == {"Interdit", "Permis"}
    assert wm.coup_de_tete(attaquant_tete_verrouillee=True).outcome == "Interdit"
    assert wm.effectuer_une_attaque_speciale(attaquant_tete_verrouillee=True).outcome == "Interdit"
    assert wm.avancer(figurine_tete_verrouillee=True).outcome == "Interdit"
    assert wm.attaquer_avec_une_arme(attaquant_tete_verrouillee=True).outcome == "Permis"
    assert wm.attaquer_avec_une_arme(attaquant_tete_verrouillee=True, arme_sur_la_tete=True).outcome == "Interdit"


def test_y19(wm, chance):
    """Poussée d'un plus gros vers le lac : permise, jamais boostée, une chance sur six ; retiré du jeu."""
    bases = dict(attaquant_socle="moyen", cible_socle="grand")
    assert wm.poussee(**bases, points_disponibles=2).outcome == "Permis"
    assert wm.attaque_de_corps_a_corps(acc=6, defense=12, poussee_en_cours=True).outcome == "Touche"
    roll = dict(attaquant_force=9, cible_force=12)
    assert chance(wm.jet_de_poussee(**roll), "Poussée") == Fraction(1, 6)
    assert wm.payer_un_boost(jet_a_booster="FOR").outcome == "Interdit"
    assert wm.warjack_en_eau_profonde(est_un_warjack=True, en_eau_profonde=True).gives
    assert not wm.quitter_une_zone_de_corps_a_corps(figurine_deplacee_malgre_elle=True).gives


def test_y20(wm):
    """Poussé d'une falaise de 6 pouces, il tombe sur un petit socle et contre un grand."""
    assert wm.jet_de_poussee(attaquant_force=11, cible_force=10, des=[3], des_adverses=[4]).outcome == "Poussée"
    assert "chute : déclenchement" in wm.fin_du_deplacement_subi(cible_en_hauteur=True, sol_sous_le_socle=0.5, hauteur_de_chute=6).gives
    fall = wm.degats_de_chute(hauteur_de_chute=6, arm=16, des=[2, 3, 1])
    assert (fall.outcome, fall.total) == ("Dégâts 0", 16)
    assert "au tapis" in wm.chute(hauteur_de_chute=6).gives
    under = wm.atterrir_sur_une_figurine(figurine_socle="moyen", heurtee_socle="petit")
    assert "au tapis" in under.gives and "jet de dégâts de chute" in under.gives
    assert wm.degats_de_chute(hauteur_de_chute=6, arm=14, des=[2, 3, 1]).outcome == "Dégâts 2"
    bigger = wm.atterrir_sur_une_figurine(figurine_socle="moyen", heurtee_socle="grand")
    assert "au tapis" not in bigger.gives and "jet de dégâts de chute" not in bigger.gives


def test_y21(wm, chance):
    """Un Éclaireur charge à travers bois et haie, 8 pouces sur 9 ; son camarade a un malus de VTS."""
    assert wm.distance_de_charge_maximale(vts=6).total == 9
    assert wm.distance_parcourue_selon_le_terrain(mouvement_depense=2, figurine_en_foret=True, figurine_eclaireur=True).total == 2
    ranger = dict(attaquant_eclaireur=True, attaquant_ordre_de_charge_recu=True, attaquant_troupier_sans_ordre_de_charge=False)
    assert wm.charger(**ranger, attaquant_en_foret=True).outcome == "Permis"
    assert wm.traverser_un_obstacle_lineaire(mouvement_de_charge=True, figurine_eclaireur=True).outcome == "Permis"
    charge = dict(attaque_de_charge=True, distance_parcourue=8)
    assert chance(wm.attaque_de_corps_a_corps(acc=6, defense=13, attaquant_en_foret=True, **charge)) == Fraction(7, 12)
    whole = wm.attaques_de_corps_a_corps(acc=6, defense=13, p_plus_f=9, arm=14, cases_de_degats_restantes=1, attaques_enchainees=1, **charge)
    assert dead(whole) == Fraction(721, 1296)
    assert wm.charger(**ranger, attaquant_malus_de_vts=True).outcome == "Interdit"


def test_y22(wm):
    """Trois attaques nues, ou une seule tout boostée : les chances exactes de détruire."""
    solo = dict(acc=6, p_plus_f=14, defense=12, arm=17, cases_de_degats_restantes=6)
    a = wm.attaques_de_corps_a_corps(**solo, attaques_enchainees=1, attaques_supplementaires=2, attaquant_points_de_focus=2)
    b = wm.attaques_de_corps_a_corps(**solo, attaques_enchainees=1, attaques_boostees=1, degats_boostes=1, attaquant_points_de_focus=2)
    assert (dead(a), dead(b)) == (Fraction(7424209, 10077696), Fraction(515, 729))


def test_y23(wm):
    """Warbeast au Corps désactivé contre un ennemi au tapis : trois attaques, ou deux dont une boostée."""
    prey = dict(acc=5, defense=12, p_plus_f=14, arm=15, cible_au_tapis=True, cases_de_degats_restantes=6, attaquant_corps_desactive=True)
    assert dead(wm.attaques_de_corps_a_corps(**prey, attaques_enchainees=3)) == Fraction(20, 27)
    assert dead(wm.attaques_de_corps_a_corps(**prey, attaques_enchainees=2, degats_boostes=1)) == Fraction(181, 216)
    assert wm.contraindre_une_warbeast(esprit_desactive=True).outcome == "Interdit"
    assert dead(wm.attaques_de_corps_a_corps(**prey, attaques_enchainees=1)) == 0


def test_y24(wm, chance):
    """Drain, test de Seuil, frénésie : qui teste, et le piquier est-il touché ?"""
    assert wm.furie_apres_drainage(controleur_points_de_furie=0, furie_drainee=6, controleur_fur=6).total == 6
    assert wm.passer_un_test_de_seuil(figurine_points_de_furie=3).outcome == "Obligatoire"
    assert wm.passer_un_test_de_seuil(figurine_points_de_furie=0).outcome != "Obligatoire"
    assert chance(wm.test_de_seuil(figurine_points_de_furie=3, seu=9), "Seuil dépassé") == Fraction(7, 12)
    best = wm.cible_de_la_frenesie(options=[{"amie_a_portee": True, "distance_a_franchir": 0}, {"ennemie_a_engager": True, "distance_a_franchir": 3}])
    assert best.outcome == "Option 1"
    assert chance(wm.attaque_de_corps_a_corps(acc=5, defense=13, attaque_de_frenesie=True)) == Fraction(181, 216)
    assert struck(wm.frenesie_et_coup(figurine=dict(points_de_furie=3, seu=9, acc=5), cible_defense=13)) == Fraction(1267, 2592)
    assert wm.frapper_en_frenesie(attaque_de_frenesie_deja_faite=True).outcome == "Interdit"


def test_y25(wm):
    """Warcaster tué malgré son champ d'énergie ; son Croisé devient inerte ; un marshal déjà plein arrive."""
    shot = wm.degats_a_distance(pui=13, arm=15, cible_champ_d_energie=True, cible_points_de_focus=2, des=[5, 3])
    assert shot.outcome == "Dégâts 4"
    assert "hors de combat" in wm.degats_subis(points_de_degats_subis=4, cases_de_degats_restantes=3).gives
    loss = wm.destruction_du_warcaster()
    assert any("inerte" in g for g in loss.gives) and any("entretien" in g for g in loss.gives)
    assert wm.attaque_de_corps_a_corps(acc=6, defense=10, cible_warjack_inerte=True).outcome == "Touche"
    blow = wm.degats_de_corps_a_corps(p_plus_f=17, arm=18, cible_boucliers=1, cible_warjack_inerte=True, des=[2, 3])
    assert blow.outcome == "Dégâts 4"
    marshal = dict(controleur_jack_marshal=True, controleur_warjacks_deja_controles=2)
    assert wm.reactiver_un_warjack(**marshal).outcome == "Permis"
    assert any("autonome" in g for g in wm.reactivation_par_un_marshal(**marshal).gives)
    assert wm.s_activer(reactive_ce_tour=True).outcome == "Interdit"


def test_y26(wm, chance):
    """Pertes massives à la cinquième perte sur neuf, CMD d'un Commandant à 9 pouces pile, porte-étendard."""
    losses = dict(figurines_au_debut_du_tour=9)
    assert not wm.pertes_massives(**losses, figurines_detruites=4).gives
    assert "test de commandement ou fuite" in wm.pertes_massives(**losses, figurines_detruites=5).gives
    assert not wm.pertes_massives(**losses, figurines_detruites=6, test_de_pertes_massives_deja_fait=True).gives
    test = dict(figurine_cmd=7, test_pour_l_unite=True, chef_cmd=7, cmd_d_un_commandant_employe=True, meneur_cmd=9, distance_au_commandant=9)
    assert chance(wm.test_provoquant_la_fuite(**test), "Réussi") == Fraction(5, 6)
    assert chance(wm.test_provoquant_la_fuite(**test, porte_etendard_en_formation=True), "Réussi") == Fraction(35, 36)


def test_y27(wm, chance):
    """Déjà en fuite : pas de test, pas de frappe gratuite ; le ralliement, puis plus d'attaque."""
    assert not wm.creature_terrifiante(creature_terreur=True, distance_a_la_creature=0, figurine_en_fuite=True).gives
    assert not wm.quitter_une_zone_de_corps_a_corps(attaquant_en_fuite=True).gives
    assert wm.courir(en_fuite=True).outcome == "Obligatoire"
    assert wm.course_minimale_en_fuite(en_fuite=True).total == 0
    assert chance(wm.test_de_ralliement(cmd=7), "Ralliée") == Fraction(7, 12)
    assert wm.accomplir_une_action(apres_une_course=True).outcome == "Interdit"


def test_y28(wm, chance):
    """À 9 pouces de son chef : ni charge ni attaque, test à CMD 4, ralliement."""
    far = dict(distance_au_commandant_d_unite=9, chef_cmd=8)
    assert wm.formation(**far).outcome == "Interdit"
    assert wm.charger(**far, attaquant_ordre_de_charge_recu=True).outcome == "Interdit"
    assert wm.attaquer(**far).outcome == "Interdit"
    end = dict(distance_au_commandant_d_unite=8.5, chef_cmd=8)
    assert "test de commandement ou fuite" in wm.fin_d_activation_hors_formation(**end).gives
    assert chance(wm.test_provoquant_la_fuite(figurine_cmd=6, **end, cmd_du_commandant_d_unite_employe=True), "Réussi") == Fraction(1, 6)
    assert wm.se_rallier(figurine_en_fuite=True, **end).outcome == "Interdit"
    assert wm.se_rallier(figurine_en_fuite=True, **end, a_portee_d_un_commandant=True).outcome == "Permis"
    assert wm.se_rallier(figurine_en_fuite=True, distance_au_commandant_d_unite=8, chef_cmd=8).outcome == "Permis"


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


def test_y30(wm):
    """Charge de cavalerie : passer B à l'impact, puis toucher et détruire A."""
    b, a = dict(defense=13, arm=14, cases_de_degats_restantes=1), dict(defense=14, arm=16, cases_de_degats_restantes=5)
    rider = dict(attaquant=dict(acc=7, figurine_de_cavalerie=True, distance_parcourue=9), distance_avant_contact=4)
    whole = wm.charge_de_cavalerie_a_travers(**rider, pui_de_la_monture=11, interposee=b, p_plus_f=12, arme_allonge=True, cible=a)
    assert whole.odds["la figurine interposée est hors de combat"] == Fraction(143, 216)
    assert (struck(whole), dead(whole)) == (Fraction(715, 1296), Fraction(3575, 8748))
    assert wm.distance_de_charge_maximale(vts=8).total == 11
    assert not wm.quitter_une_zone_de_corps_a_corps(attaquant_au_tapis=True).gives


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
    assert chance(wm.attaque_a_distance(atd=4, defense=10, cible_mouvement_desactive=True)) == Fraction(35, 36)


def test_y32(wm):
    """Un pouce de mur de pierre : l'arbalète ne fait rien, la charge est interdite, et les deux plans."""
    bolt = wm.degats_a_distance(pui=13, arm=18, cible_est_une_structure=True, des=[6, 6])
    assert bolt.outcome in REFUSED and "WM-1266" in bolt.codes
    assert wm.charger(cible_est_une_structure=True).outcome == "Interdit"
    assert wm.capacite_de_degats_d_une_structure(materiaux=[["pierre", 1]]).total == 10
    wall = dict(acc=6, p_plus_f=15, arm=18, cible_est_une_structure=True, cases_de_degats_restantes=10)
    assert dead(wm.attaques_de_corps_a_corps(**wall, attaques_enchainees=1, attaques_supplementaires=2, attaquant_points_de_focus=2)) == Fraction(2833, 3888)
    boosted = wm.attaques_de_corps_a_corps(**wall, attaques_enchainees=1, attaques_supplementaires=1, degats_boostes=1)
    assert dead(boosted) == Fraction(113, 162)


def test_y33(wm):
    """Assassin en eau profonde : DEF 7, en mêlée parce qu'on l'engage, sans frappe gratuite, et il se noie."""
    drowning, friend = dict(defense=15, en_eau_profonde=True, engagee=True), dict(defense=13, engage_un_ennemi=True)
    shot = wm.tir_dans_une_melee(atd=5, cible=drowning, seconde_cible=friend, nombre_de_candidats=1)
    assert (struck(shot), struck(shot, "la seconde cible")) == (Fraction(13, 18), Fraction(5, 648))
    assert not wm.quitter_une_zone_de_corps_a_corps(attaquant_en_eau_profonde=True).gives
    assert wm.degats_en_eau_profonde(de_guerrier=True, en_eau_profonde=True).total == 1


def test_y34(wm):
    """Frapper un Robuste à 1 PV, deux attaques : les chances de le détruire."""
    tough = dict(defense=13, arm=15, robuste=True, cases_de_degats_restantes=1)
    assert dead(wm.attaques_de_corps_a_corps(acc=6, p_plus_f=16, cible=tough, attaques_enchainees=2)) == Fraction(49, 72)


def test_y35(wm):
    """En feu et corrodé, 3 PV : survit-il à la maintenance ? Son voisin est immunisé au feu."""
    burning = dict(effet_continu_feu=True, effet_continu_corrosion=True, arm=18, cases_de_degats_restantes=3, immunite_au_froid=True)
    end = wm.effets_continus_a_la_maintenance(figurine=burning)
    assert end.odds["la figurine est hors de combat"] == Fraction(20, 81)
    assert not wm.figurine_touchee_par_l_arme(effet_de_l_arme="effet continu : feu", cible_immunite_au_feu=True).gives


def test_y36(wm, chance, both):
    """Le double est au jet de dégâts : corrodé ou non ?"""
    hit = wm.attaque_de_corps_a_corps(acc=6, defense=12, des=[5, 2])
    assert (hit.outcome, hit.total) == ("Touche", 13) and "touche critique" not in hit.text
    blow = wm.degats_de_corps_a_corps(p_plus_f=11, arm=20, des=[4, 4])
    assert (blow.outcome, blow.total) == ("Dégâts 0", 19)
    v = wm.effet_critique(double_au_jet_de_degats=True)
    assert not v.gives and both(v, "WM-381")["B"].startswith("Conséquences")
