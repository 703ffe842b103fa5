"""Situations of Warmachine whose questions stand in `degats-subis-1-cases-et-systemes.ttl`."""


def test_ae32(wm):
    """Cortex mort : plus un point ; une case réparée, il n'est plus désactivé. Jambes mortes : ni course ni slam ; bras mort : ni enchaînement ni prise."""
    assert wm.focus_du_warjack(points_de_focus=3, cortex_desactive=True).total == 0
    assert "Rien n'est désactivé" in wm.etat_des_systemes(systemes={"C": {"cases": 2, "noircies": 2, "retirees": 1}}).text
    assert wm.courir(figurine_mouvement_desactive=True).outcome == wm.slam(attaquant_mouvement_desactive=True).outcome == "Interdit"
    assert wm.faire_un_enchainement(arme_systeme_desactive=True).outcome == wm.prise_speciale(arme_systeme_desactive=True).outcome == "Interdit"


def test_ae33(wm):
    """Sept points en colonne 2, trois cases de champ : trois là, quatre en 2. Six en colonne 6 : elle, puis la 1, et un point perdu."""
    assert "hamp de force : 3, colonne 2 : 4" in wm.reporter_sur_la_grille(cases={"2": 5, "3": 3}, degats=7, colonne=2, champ_de_force=3).text
    told = wm.reporter_sur_la_grille(cases={"1": 2, "6": 3}, degats=6, colonne=6).text
    assert "olonne 6 : 3, colonne 1 : 2" in told and "1 point sans effet" in told


def test_u36(wm):
    """Huit points en colonne 5 : trois là, deux en 6, trois en 2."""
    grid = wm.reporter_sur_la_grille(cases={1: 0, 2: 6, 3: 4, 4: 4, 5: 3, 6: 2}, degats=8, colonne=5)
    assert str(grid).startswith("Colonne 5 : 3, colonne 6 : 2, colonne 2 : 3")


def test_ag33(wm):
    """Le jack est hors de la zone de contrôle : pas de focus, de qui que ce soit qu'on le demande ; dedans, Cortex mort, non plus."""
    assert wm.se_voir_allouer_du_focus(figurine_hors_de_la_zone_de_controle=True).outcome == "Interdit"
    assert wm.allouer_du_focus(figurine_hors_de_la_zone_de_controle=True).outcome == "Interdit"
    assert wm.se_voir_allouer_du_focus(figurine_cortex_desactive=True).outcome == "Interdit"


def test_ah23(wm):
    """De dos, bouclier perdu : 10 points, six au champ de force, deux en colonne 6, deux en 1. Le point du Cortex passe sous le champ."""
    assert wm.degats_de_corps_a_corps(p_plus_f=14, arm=15, boucliers=1, degats_hors_de_l_arc_avant=True, des=[6, 5]).outcome == "Dégâts 10"
    left = {"1": 5, "2": 4, "3": 4, "4": 4, "5": 4, "6": 2}
    assert wm.reporter_sur_la_grille(degats=10, colonne=6, champ_de_force=6, cases=left).text.startswith(
        "Champ de force : 6, colonne 6 : 2, colonne 1 : 2")
    assert "champ de force intact : 6" in wm.reporter_sur_un_systeme(systeme="C", degats=1, cases={"2": [3]}, champ_de_force=6).text
    assert wm.reparer_le_champ_de_force(cortex_desactive=True).outcome == wm.reparer_le_champ_de_force(generateur_desactive=True).outcome == "Interdit"


def test_v_c09(wm):
    """Le myrmidon au générateur mort ne rend rien à son champ ; ni celui au Cortex mort."""
    assert wm.reparer_le_champ_de_force(points_de_focus=2).outcome == "Permis"
    for dead in ("generateur_desactive", "cortex_desactive"):
        assert wm.reparer_le_champ_de_force(points_de_focus=2, **{f"figurine_{dead}": True}).outcome == "Interdit"


def test_q04(wm):
    """Un point dans chaque colonne, deux cases de champ de force ; un point dans le Cortex ; le générateur mort."""
    columns = {str(n): 3 for n in range(1, 7)}
    spread = wm.reporter_sur_chaque_colonne(degats=1, champ_de_force=2, cases=columns).text
    assert "champ de force : 2, colonne 3 : 1, colonne 4 : 1, colonne 5 : 1, colonne 6 : 1" in spread
    assert "colonne 2, rang 5 ; champ de force intact : 2" in wm.reporter_sur_un_systeme(systeme="C", degats=1, champ_de_force=2, cases={"2": [5]}).text
    assert wm.reparer_le_champ_de_force(generateur_desactive=True, points_de_focus=1).outcome == "Interdit"


def test_w30b(wm):
    """Le focus d'un warjack : ni sans un point, ni au tour adverse, et le champ de force ne se répare pas autrement."""
    for act in (wm.depenser_le_focus_du_warjack, wm.reparer_le_champ_de_force):
        assert act(figurine_points_de_focus=1).outcome == "Permis"
        assert act(figurine_points_de_focus=0).outcome == "Interdit"
        assert act(figurine_points_de_focus=1, figurine_hors_activation=True).outcome == "Interdit"
    assert wm.degats_du_feu_continu(arm=14, des=[3, 4], jet_booste=True).outcome == "Dégâts 5"
