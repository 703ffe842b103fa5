"""Situations of Warmachine of the chapter « Colosses et gargantuans » (Colossals and Gargantuans)."""


def test_ac34(wm):
    """Touché par derrière, mon Colosse : l'attaquant choisit la grille ; 7 points pour 3 cases, 4 passent à l'autre. Nul ne me le prend."""
    assert wm.grille_touchee(depuis_l_arc_arriere=True, figurine_est_un_colosse=True).outcome == "grille au choix de l'attaquant"
    assert wm.degats_sur_l_autre_grille(points_de_degats_subis=7, cases_vierges_de_la_grille=3).total == 4
    assert wm.prendre_une_figurine_ennemie(cible_est_un_colosse=True).outcome == "Interdit"


def test_af19(wm):
    """Mon Colosse s'en va : la frappe gratuite vient de son dos, l'autre choisit la grille, où qu'il soit ; et nul sort ne me le vole."""
    for window in ("gauche", "droite", "aucune"):
        assert "choix de l'attaquant" in wm.grille_touchee(frappe_gratuite_en_cours=True, fenetre_de_tir=window).text
    assert "choix de l'attaquant" in wm.grille_touchee(frappe_gratuite_en_cours=True, figurine_est_un_colosse=True).text
    assert "grille gauche" in wm.grille_touchee(fenetre_de_tir="gauche", figurine_est_un_colosse=True).text
    for whose in ("figurine_est_un_colosse", "cible_est_un_colosse", "figurine_est_un_gargantuan"):
        assert wm.prendre_une_figurine_ennemie(**{whose: True}).outcome == "Interdit"


def test_q19(wm):
    """Neuf points de la gauche, 4 cases de ce côté : 5 à droite ; ni slam ni tapis ; de dos, au choix."""
    assert wm.grille_touchee(fenetre_de_tir="gauche").gives == ("grille gauche",)
    assert wm.degats_sur_l_autre_grille(points_de_degats_subis=9, cases_vierges_de_la_grille=4).total == 5
    assert wm.slam(cible_est_un_gargantuan=True).outcome == "Interdit"
    assert "au tapis" not in wm.mise_au_tapis(figurine_est_un_gargantuan=True).gives
    assert "choix" in str(wm.grille_touchee(fenetre_de_tir="aucune").gives)


def test_w07(wm):
    """Dans le dos d'un colosse : 10 contre 10 avec le bonus de dos, et la grille au choix : aucune fenêtre de tir."""
    shot = wm.attaque_a_distance(atd=5, defense=10, cible_est_un_colosse=True, depuis_l_arc_arriere=True, des=[1, 2])
    assert (shot.outcome, shot.total) == ("Touche", 10)
    assert "au choix" in str(wm.grille_touchee(fenetre_de_tir="aucune"))
    assert "gauche" in str(wm.grille_touchee(fenetre_de_tir="gauche"))
