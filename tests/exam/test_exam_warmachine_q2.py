"""The adversary's situations of Warmachine, continued: deep water, ghosts, feats, collapse, tokens, beasts that cannot be forced."""

from fractions import Fraction as F

OUT = "la cible est hors de combat"


def test_q29(wm, chance):
    """Le warcaster dans le lac : ni sort ni feat ; allouer et entretenir, oui ; DEF 7, et un point en finissant là."""
    deep = dict(figurine_en_eau_profonde=True)
    assert wm.lancer_un_sort(**deep).outcome == wm.utiliser_un_pouvoir(**deep).outcome == "Interdit"
    assert wm.allouer_du_focus(controleur_en_eau_profonde=True, focus_alloue=2).outcome == wm.entretenir_un_sort(**deep).outcome == "Permis"
    assert chance(wm.attaque_a_distance(atd=5, defense=15, cible_en_eau_profonde=True)) == F(35, 36)
    assert wm.degats_en_eau_profonde(**deep, figurine_type_de_figurine="warcaster").total == 1


def test_q30(wm, chance):
    """Le spectre a frappé : le fusil ordinaire le blesse au tour adverse ; au suivant il traverse tout, et la frappe ordinaire ne lui fait rien."""
    assert "intangible perdu" in str(wm.attaquer_en_etant_intangible(type_d_attaque="corps-à-corps")).lower()
    lost = dict(cible_intangible=True, cible_intangible_perdu=True)
    assert chance(wm.attaque_a_distance(atd=6, defense=13, **lost)) == F(7, 12)
    assert wm.degats_a_distance(pui=12, arm=12, **lost, des=[1, 1]).outcome == "Dégâts 2"
    ghost = dict(figurine_intangible=True)
    assert wm.traverser_une_figurine(**ghost).outcome == wm.franchir_une_obstruction(**ghost).outcome == "Permis"
    assert wm.degats_de_corps_a_corps(p_plus_f=12, arm=12, cible_intangible=True, frappe_gratuite_en_cours=True).outcome == "Sans effet"


def test_q31(wm):
    """Le feat et le sort après une course, après une charge ratée, pendant une charge réussie ; et le feat deux fois, non."""
    for ran in (dict(apres_une_course=True), dict(apres_une_charge_ratee=True)):
        assert wm.utiliser_un_pouvoir(**ran).outcome == wm.lancer_un_sort(**ran).outcome == "Interdit"
    assert wm.lancer_un_sort_en_chargeant().outcome == wm.utiliser_un_pouvoir().outcome == "Permis"
    assert wm.utiliser_un_pouvoir(pouvoir_deja_utilise=True).outcome == "Interdit"


def test_q32(wm, chance):
    """Trois frappent ensemble : derrière la haie pour le principal, +2 DEF ; un autre principal n'en a rien."""
    together = dict(acc=5, defense=13, attaque_combinee=True, participants=3)
    hedge = wm.attaque_de_corps_a_corps(**together, cible_derriere_un_obstacle=True, des=[3, 2])
    assert (hedge.outcome, hedge.total) == ("Raté", 13)
    assert chance(wm.attaque_de_corps_a_corps(**together)) == F(5, 6)
    assert wm.degats_de_corps_a_corps(p_plus_f=10, arm=16, attaque_combinee=True, participants=3, des=[3, 2]).outcome == "Dégâts 2"


def test_q33(wm):
    """Le bâtiment de pierre à la porte de bois : 97,5 points ; quatre coups, puis il s'écroule de trois niveaux."""
    assert wm.capacite_de_degats_d_une_structure(materiaux=[["pierre", 19], ["bois", 1]], structure_porteuse=True).total == F(195, 2)
    wall = dict(cible_est_une_structure=True)
    assert wm.degats_de_corps_a_corps(p_plus_f=14, arm=12, **wall, des=[3, 4]).outcome == "Dégâts 9"
    assert wm.degats_d_explosion(pui=13, arm=18, **wall, des=[6, 6]).outcome == "Dégâts 1"
    assert wm.degats_a_distance(pui=12, arm=18, type_de_degats="corrosion", **wall, des=[4, 5]).outcome == "Dégâts 3"
    assert wm.degats_d_effondrement(decor_arm=18, etages=2, figurine_arm=19, des=[1, 1]).outcome == "Dégâts 37"
    assert "au tapis" in wm.effondrement_sur_une_figurine().gives


def test_q34(wm):
    """Trois points alloués, un pour se relever : il en reste 3 ; relevé, le jack charge avec un point."""
    assert wm.focus_restant(points_de_focus=7, focus_alloue=3, etats_renverses=1).total == 3
    jack = dict(figurine_est_un_warjack=True, points_de_focus=3, focus_alloue=3, etats_renverses=1, court_ou_charge=True)
    assert wm.focus_restant(**jack).total == 1
    assert wm.charger(attaquant_au_tapis=True, attaquant_effets_renverses=True, attaquant_points_de_focus=2, attaquant_est_un_warjack=True).outcome == "Permis"
    assert wm.renverser_les_effets(figurine_au_tapis=True, points_de_focus=0).outcome == "Interdit"


def test_q35(wm):
    """L'âme va au plus proche qui n'est pas plein, une seule ; boxé puis retiré du jeu, aucune ; revenu, rien d'unique deux fois."""
    assert wm.gagner_un_marqueur(limite_de_marqueurs_atteinte=True).outcome == "Interdit"
    assert wm.marqueurs_generes(regles_a_marqueur=2).total == 1
    assert wm.gagner_un_marqueur(plus_boxee=True).outcome == wm.revenir_en_jeu(retiree_du_jeu=True).outcome == "Interdit"
    assert wm.reutiliser_une_competence_unique(competence_unique_deja_utilisee=True).outcome == "Interdit"
    assert wm.retour_en_jeu().gives


def test_q36(wm):
    """Le Vector frappe avec l'ACC de son warcaster, bonus compris ; l'induction, une fois, à 6 pouces pile."""
    blow = wm.attaque_de_corps_a_corps(attaquant_vector=True, controleur_acc=8, acc=4, defense=15, des=[4, 3])
    assert (blow.outcome, blow.total) == ("Touche", 15)
    assert wm.induction_du_focus(distance=6).outcome == "Permis"
    assert wm.induction_du_focus(distance=6.1).outcome == wm.induction_du_focus(distance=6, induction_deja_faite=True).outcome == "Interdit"


def test_q37(wm):
    """L'Esprit désactivé : ni charge, ni slam, ni course, ni attaque achetée ; à sa FUR, les documents se partagent."""
    spirit = dict(attaquant_est_une_warbeast=True, attaquant_esprit_desactive=True)
    assert {ask(**spirit).outcome for ask in (wm.charger, wm.slam, wm.coup_de_tete)} == {"Interdit"}
    assert wm.courir(figurine_est_une_warbeast=True, figurine_esprit_desactive=True).outcome == "Interdit"
    bite = dict(acc=6, p_plus_f=16, cible=dict(defense=13, arm=17, cases_de_degats_restantes=1), attaques_enchainees=1, attaques_supplementaires=1)
    assert wm.attaques_de_corps_a_corps(**bite, **spirit).odds[OUT] == F(7, 12)
    full = wm.courir(figurine_est_une_warbeast=True, figurine_points_de_furie=4, figurine_fur=4)
    assert full.outcome == "Interdit" and "WM-1754" in full.disputes


def test_q38(wm):
    """En panne et au tapis, ou stationnaire : DEF 5, ou 7 selon l'autre lecture."""
    for down in (dict(cible_au_tapis=True), dict(cible_stationnaire=True)):
        v = wm.attaque_a_distance(atd=2, defense=12, cible_dysfonctionnement=True, **down, des=[1, 2])
        assert (v.outcome, v.total) == ("Touche", 5) and any(a.text.startswith("Raté") for a in v.answers)


def test_q39(wm):
    """L'arbalétrier ou le warjack sans arme de corps-à-corps ne frappe pas au passage ; le Pistolero si, sans rien payer."""
    bare = dict(attaquant_sans_arme_de_corps_a_corps=True)
    assert not wm.quitter_une_zone_de_corps_a_corps(**bare).gives
    assert wm.quitter_une_zone_de_corps_a_corps(**bare, attaquant_pistolero=True).gives
    assert not wm.quitter_une_zone_de_corps_a_corps(**bare, attaquant_est_un_warjack=True).gives
    free = dict(frappe_gratuite_en_cours=True)
    assert wm.depenser_du_focus(**free, points_de_focus=2).outcome == wm.payer_un_boost(**free).outcome == "Interdit"


def test_q40(wm):
    """Deux pouces d'élan : touché, pas slammé ; ni tapis, ni dé du mur, ni piquier blessé."""
    juggernaut = dict(acc=7, force=12, socle="grand", distance_parcourue=2)
    lancer = dict(defense=12, arm=16, socle="moyen", heurte_une_obstruction=True, cases_de_degats_restantes=20)
    story = wm.slam_jusqu_aux_degats(attaquant=juggernaut, cible=lancer, autre=dict(socle="petit", arm=13, cases_de_degats_restantes=1))
    assert story.odds["la cible est au tapis"] == story.odds["l'autre figurine est hors de combat"] == 0
    assert "sur 2d6 + 12 (FOR)" in story.text
    assert wm.deplacement_slamme(de_de_slam=4, distance_parcourue=2).outcome == "Interdit"


def test_q41(wm):
    """On ne verrouille pas un homme à pied, warcaster ou capitaine ; ses trois focus gardés, eux, le protègent."""
    for man in (dict(cible_de_guerrier=True), dict(cible_est_un_warcaster=True), dict(cible_type_de_figurine="chef d'unité")):
        assert wm.verrou(gantelets_disponibles=1, **man).outcome == "Interdit"
    shot = dict(pui=12, arm=15, cible_est_un_warcaster=True, des=[4, 4])
    assert wm.degats_a_distance(**shot, cible_points_de_focus=3).outcome == "Dégâts 2"
    assert wm.degats_a_distance(**shot, cible_points_de_focus=0).outcome == "Dégâts 5"


def test_q42(wm):
    """Cortex mort : deux coups, rien d'acheté ni de boosté ; et il ne paie pas pour se relever."""
    jack = dict(acc=6, p_plus_f=16, attaquant_est_un_warjack=True, attaquant_cortex_desactive=True, attaquant_points_de_focus=2)
    wanted = dict(attaques_enchainees=2, attaques_supplementaires=1, attaques_boostees=1)
    story = wm.attaques_de_corps_a_corps(**jack, **wanted, cible=dict(defense=13, arm=17, cases_de_degats_restantes=1))
    assert story.odds[OUT] == F(119, 144)
    assert wm.renverser_les_effets(figurine_au_tapis=True, figurine_cortex_desactive=True, points_de_focus=2).outcome == "Interdit"


def test_q43(wm):
    """Une exception ne lève que ce qu'elle excepte : le Colosse engagé ne tire ni après une course, ni après avoir frappé, ni en fuite."""
    colossus = dict(attaquant_est_un_colosse=True, attaquant_engagee=True)
    assert wm.attaquer_a_distance(**colossus).outcome == "Permis"
    for barred in (dict(apres_une_course=True), dict(deja_attaque_au_corps_a_corps=True), dict(attaquant_en_fuite=True)):
        verdict = wm.attaquer_a_distance(**colossus, **barred)
        assert verdict.outcome == "Interdit" and not verdict.disputes, verdict.text
    ghost = dict(figurine_intangible=True, figurine_au_tapis=True)
    assert {ask(**ghost).outcome for ask in (wm.traverser_une_figurine, wm.franchir_une_obstruction)} == {"Interdit"}
    stalled = dict(figurine_en_fuite=True, figurine_dysfonctionnement=True)
    assert (wm.courir(**stalled).outcome, wm.renoncer_a_l_action(**stalled).outcome) == ("Interdit", "Obligatoire")
    assert wm.relayer_un_sort(figurine_stationnaire=True, figurine_controle_pris_ce_tour=True).outcome == "Interdit"


def test_q44(wm):
    """La recrue sans ordre, le warcaster qui donne plus qu'il n'a, l'Éclaireur dans la boue, le piquier déjà au tapis, le mécano sans arme."""
    assert wm.charger(attaquant_type_de_figurine="recrue").outcome == wm.courir(figurine_type_de_figurine="recrue").outcome == "Interdit"
    assert wm.charger(attaquant_type_de_figurine="recrue", attaquant_ordre_de_charge_recu=True).outcome == "Permis"
    assert wm.charger(attaquant_type_de_figurine="solo").outcome == "Permis"
    assert wm.allouer_du_focus(focus_alloue=2, controleur_points_de_focus=1).outcome == "Interdit"
    mud = wm.distance_parcourue_selon_le_terrain(mouvement_depense=4, figurine_en_terrain_difficile=True, figurine_eclaireur=True)
    assert mud.total == 4 and not mud.disputes
    down = dict(heurtee_au_tapis=True, heurtee_socle="petit")
    assert wm.figurine_heurtee_par_un_slam(cible_socle="moyen", **down).gives == ("jet de dégâts collatéraux",)
    assert wm.attaque_de_corps_a_corps(acc=5, defense=12, attaquant_sans_arme_de_corps_a_corps=True).outcome == "Interdit"


def test_q45(wm, both):
    """Trois furies pour FUR 4 : une contrainte, et c'est tout ; le warlock n'a qu'une furie. Une case à prendre."""
    blow = dict(acc=6, p_plus_f=16, cible=dict(defense=13, arm=17, cases_de_degats_restantes=1), attaques_enchainees=1)
    beast = dict(attaquant_est_une_warbeast=True, attaquant_points_de_furie=3, attaquant_fur=4)
    twice = wm.attaques_de_corps_a_corps(**blow, **beast, attaques_supplementaires=2)
    assert twice.odds[OUT] == F(119, 144) and "1603/1728" in both(twice, "WM-1754")["B"]
    assert wm.attaques_de_corps_a_corps(**blow, **beast, attaques_boostees=1, attaques_supplementaires=1).odds[OUT] == F(49, 54)
    warlock = dict(attaquant_est_un_warlock=True, attaquant_points_de_furie=1)
    assert wm.attaques_de_corps_a_corps(**blow, **warlock, attaques_supplementaires=2).odds[OUT] == F(119, 144)
