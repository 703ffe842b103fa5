"""The twelfth adversary, the combat chapter against the booklet: who may still strike, what already covers, what a number stated overrules."""

from fractions import Fraction

import pytest

KILL, FELL = "la cible est hors de combat", "la cible est au tapis"


def test_af01(wm):
    """Son jack canonnier, sans arme de corps-à-corps, m'engage à 0,4 pouce : je ne tire pas ; je pars sans frappe gratuite ; il garde son coup de tête."""
    gunner = dict(attaquant_est_un_warjack=True, armes_de_melee=0)
    assert wm.zone_de_corps_a_corps(figurine_est_un_warjack=True, armes_de_melee=0).total == Fraction(1, 2)
    assert wm.attaquer_a_distance(attaquant_engagee=True).outcome == "Interdit"
    assert wm.quitter_une_zone_de_corps_a_corps(**gunner).outcome == "Aucune conséquence"
    assert wm.attaque_de_corps_a_corps(acc=6, defense=13, **gunner, frappe_gratuite_en_cours=True).outcome == "Interdit"
    assert wm.attaquer_au_corps_a_corps(**gunner, attaque_de_charge=True).outcome == "Interdit"
    assert wm.nombre_d_attaques_de_corps_a_corps(**gunner, attaques_supplementaires=2).total == 0
    assert wm.coup_de_tete(attaquant_est_un_warjack=True, attaquant_sans_arme_de_corps_a_corps=True, points_de_focus=1).outcome == "Permis"
    head = dict(attaquant=dict(acc=6, force=10, est_un_warjack=True, armes_de_melee=0), defense=12, arm=16, cases_de_degats_restantes=5)
    assert wm.coup_de_tete_et_attaques(**head, p_plus_f=16, attaques_supplementaires=1).odds[KILL] == Fraction(13, 216)


def test_af02(wm):
    """Un solo sans arme de contact n'a ni zone ni frappe gratuite ; le Pistolero, même les mains vides, en a une, et c'est un tir."""
    assert wm.zone_de_corps_a_corps(armes_de_melee=0).total == 0
    assert wm.quitter_une_zone_de_corps_a_corps(attaquant_sans_arme_de_corps_a_corps=True).outcome == "Aucune conséquence"
    assert "frappe gratuite" in wm.quitter_une_zone_de_corps_a_corps(attaquant_sans_arme_de_corps_a_corps=True, attaquant_pistolero=True).text


def test_af03(wm):
    """Je tiens le bras au bouclier : 5 points de moyenne deviennent 7 ; le tenu ne charge, ne slamme ni ne donne du front ; moi non plus."""
    blow = dict(p_plus_f=16, arm=16, boucliers=1, des=[3, 4])
    assert wm.degats_de_corps_a_corps(**blow).outcome == "Dégâts 5"
    assert wm.degats_de_corps_a_corps(**blow, cible_systeme_du_bouclier_hors_service=True).outcome == "Dégâts 7"
    held = dict(attaquant_arme_verrouillee=True, points_de_focus=2)
    assert [ask(**held).outcome for ask in (wm.charger, wm.slam, wm.coup_de_tete)] == ["Interdit"] * 3
    assert wm.coup_de_tete(attaquant_maintenir_un_verrou=True, points_de_focus=2).outcome == "Interdit"
    assert wm.attaquer_avec_une_arme(arme_de_la_meme_localisation=True, attaquant_arme_verrouillee=True).outcome == "Interdit"


def test_af04(wm, chance):
    """FOR 10 pousse FOR 12 : 5/18 ; un demi-pouce dans la boue, et pas plus pour qui suit ; nulle frappe gratuite sur le poussé."""
    assert chance(wm.jet_de_poussee(attaquant=dict(force=10), cible=dict(force=12)), "Poussée") == Fraction(5, 18)
    assert wm.deplacement_d_une_poussee(cible_en_terrain_difficile=True).total == Fraction(1, 2)
    assert wm.avance_apres_une_poussee(cible_en_terrain_difficile=True).total == Fraction(1, 2)
    assert wm.quitter_une_zone_de_corps_a_corps(deplacee_malgre_elle=True).outcome == "Aucune conséquence"


def test_af05(wm):
    """Poussé vers une corniche de 3 pouces, à 1 pouce : 5/18 de tomber, 65/324 d'en souffrir ; à 1,2 pouce, dans la boue, ou un muret devant : rien."""
    story = dict(attaquant=dict(force=10), hauteur_de_chute=3)
    giant = dict(force=12, arm=15, cases_de_degats_restantes=1)
    at_the_edge = wm.poussee_jusqu_a_la_chute(**story, cible=giant, distance_au_vide=1).odds
    assert (at_the_edge[FELL], at_the_edge[KILL]) == (Fraction(5, 18), Fraction(65, 324))
    assert wm.poussee_jusqu_a_la_chute(**story, cible=giant, distance_au_vide=1.2).odds[FELL] == 0
    assert wm.poussee_jusqu_a_la_chute(**story, cible={**giant, "en_terrain_difficile": True}, distance_au_vide=1).odds[FELL] == 0
    wall = {**giant, "heurte_un_obstacle": True}
    assert wm.poussee_jusqu_a_la_chute(**story, cible=wall, distance_au_vide=1, distance_de_l_arret=0.3).odds[FELL] == 0


def test_af06(wm):
    """Coup de tête par-dessus un muret, puis un coup acheté : 5/12 de le coucher, 181/216 boosté ; trois focus, mais deux coups après la prise."""
    story = dict(acc=6, defense=12, arm=16, force=10, p_plus_f=16, cases_de_degats_restantes=5)
    assert wm.coup_de_tete_et_attaques(**story, decor_interferent=True).odds[FELL] == Fraction(5, 12)
    assert wm.coup_de_tete_et_attaques(**story, decor_interferent=True, attaques_boostees=1).odds[FELL] == Fraction(181, 216)
    paid = wm.coup_de_tete_et_attaques(**story, points_de_focus=3, attaques_supplementaires=3).odds[KILL]
    assert paid == wm.coup_de_tete_et_attaques(**story, attaques_supplementaires=2).odds[KILL] and float(paid) == pytest.approx(0.9596468610814747)
    assert wm.degats_de_prise_speciale(force=10, arm=16, arme_maitre_d_armes=True, des=[4, 4]).outcome == "Dégâts 2"


def test_af07(wm):
    """Mon léger slamme un lourd, un mur à 2,5 pouces derrière : -2, d6 divisé par deux, 13/81 pour ses deux cases ; à 2,9 pouces d'élan il ne part pas, 13/216."""
    light, heavy = dict(acc=6, force=9, socle="moyen"), dict(defense=10, arm=18, socle="grand", cases_de_degats_restantes=2)
    v = wm.slam_jusqu_aux_degats(attaquant={**light, "distance_parcourue": 3}, cible=heavy, distance_a_l_obstruction=2.5)
    assert (v.odds[KILL], v.odds[FELL]) == (Fraction(13, 81), Fraction(13, 18))
    short = wm.slam_jusqu_aux_degats(attaquant={**light, "distance_parcourue": 2.9}, cible=heavy)
    assert (short.odds[KILL], short.odds[FELL]) == (Fraction(13, 216), 0) and "WM-936" in short.disputes


def test_af08(wm):
    """Le Furtif à 7 pouces est raté d'office, mais à portée : l'autre y passe, 7/12 en visant ; hors de portée, personne."""
    story = dict(atd=5, cible=dict(defense=14, furtivite=True, en_corps_a_corps=True), seconde_cible=dict(defense=10), nombre_de_candidats=1)
    near = wm.tir_dans_une_melee(**story, distance=7, attaquant_vise=True).odds
    assert (near["la cible est touchée"], near["la seconde cible est touchée"]) == (0, Fraction(7, 12))
    assert wm.tir_dans_une_melee(**story, distance=11, por=10).odds["la seconde cible est touchée"] == 0


def test_af09(wm, chance):
    """L'obus sur un engagé : 1/12, et raté il dévie de 2,5 pouces au plus ; sur un Colosse engagé, 5/6."""
    shell = dict(atd=5, attaque_a_aire_d_effet=True, cible_en_corps_a_corps=True)
    assert chance(wm.attaque_a_distance(**shell, defense=12)) == Fraction(1, 12)
    assert chance(wm.attaque_a_distance(**shell, defense=10, cible_est_un_colosse=True)) == Fraction(5, 6)
    assert wm.rater_une_cible_en_corps_a_corps(attaque_a_aire_d_effet=True).text.startswith("Conséquences : déviation")
    assert wm.deviation_maximale(distance=5).total == Fraction(5, 2)


def test_af10(wm, chance):
    """Quatre fusiliers sur un Colosse engagé, en forêt, à couvert et sur sa butte : 35/36 ; sur un jack engagé, ils ne tirent pas ensemble."""
    colossal = dict(est_un_colosse=True, engagee=True, a_couvert=True, en_partie_en_foret=True, surelevee=True)
    assert chance(wm.attaque_a_distance(atd=5, defense=12, participants=4, cible=colossal)) == Fraction(35, 36)
    for huge in ("est_un_colosse", "est_un_gargantuan", "machine_de_bataille"):
        for low in ("derriere_un_obstacle", "derriere_une_obstruction"):
            assert chance(wm.attaque_a_distance(atd=6, defense=12, cible={huge: True, low: True})) == Fraction(13, 18)
    assert wm.attaquer_a_distance(participants=4, cible_engagee=True).outcome == "Interdit"
    assert wm.degats_a_distance(pui=10, arm=19, participants=4, des=[3, 4]).outcome == "Dégâts 2"


def test_af11(wm):
    """Mon warcaster tire, puis voudrait frapper : non ; un sort, oui, même engagé ; après une course, ni sort ni pouvoir."""
    assert wm.attaquer_au_corps_a_corps(attaquant_deja_attaque_a_distance=True).outcome == "Interdit"
    assert wm.lancer_un_sort(deja_attaque_a_distance=True, en_corps_a_corps=True).outcome == "Permis"
    assert wm.lancer_un_sort(apres_une_course=True).outcome == wm.utiliser_un_pouvoir(apres_une_course=True).outcome == "Interdit"


def test_af12(wm):
    """Qui cache la cible moyenne ? Ni le couché, ni le spectre, ni le Furtif à 6 pouces, ni un petit socle ; le Furtif à 4 pouces, si."""

    def seen(**between):
        return wm.tracer_une_ligne_de_vue(cible_socle="moyen", interposee=between).outcome

    assert [seen(socle="moyen", au_tapis=True), seen(socle="grand", intangible=True), seen(socle="petit")] == ["Permis"] * 3
    hidden = dict(cible_socle="moyen", interposee=dict(socle="moyen", furtivite=True))
    assert wm.tracer_une_ligne_de_vue(**hidden, distance_a_l_interposee=6).outcome == "Permis"
    assert wm.tracer_une_ligne_de_vue(**hidden, distance_a_l_interposee=4).outcome == "Interdit"


def test_af13(wm, chance):
    """Hallebarde et masse, à 1,5 pouce d'un épéiste : la masse n'atteint pas ; qu'on tire sur l'un ou l'autre, -4 ; l'épéiste, engagé, ne tire pas."""
    assert wm.attaquer_avec_une_arme(arme_allonge=False, distance=1.5).outcome == "Interdit"
    assert wm.attaquer_avec_une_arme(arme_allonge=True, distance=1.5).outcome == "Permis"
    blows = dict(armes_de_melee=2, armes_a_allonge=1, attaques_supplementaires=1)
    assert [wm.nombre_d_attaques_de_corps_a_corps(**blows, distance=d).total for d in (0.5, 1.5, 2.1)] == [3, 2, 0]
    assert chance(wm.attaque_a_distance(atd=6, defense=13, cible_engage_un_ennemi=True)) == Fraction(1, 12)
    assert chance(wm.attaque_a_distance(atd=6, defense=13, cible_engagee=True)) == Fraction(1, 12)
    assert wm.attaquer_a_distance(attaquant_engagee=True).outcome == "Interdit"


@pytest.mark.parametrize("hide", [dict(derriere_une_obstruction=True), dict(derriere_un_obstacle=True), dict(masquee_par_une_epave=True)])
def test_af14(wm, chance, hide):
    """Déjà à couvert, ou au fond d'une tranchée, il a aussi un rocher, un muret ou une épave devant lui : +4 une fois, nul ne demande à quelle distance."""
    for cover in (dict(a_couvert=True), dict(dans_une_tranchee=True)):
        assert chance(wm.attaque_a_distance(atd=6, defense=12, cible={**cover, **hide})) == Fraction(1, 6)
        assert chance(wm.attaque_magique(foc=6, defense=12, cible={**cover, **hide})) == Fraction(1, 6)


def test_af15(wm, chance):
    """Le tireur touche la tranchée : elle n'abrite plus, c'est au rocher de le faire, et là la distance compte."""
    trench = dict(cible=dict(dans_une_tranchee=True, derriere_une_obstruction=True), attaquant_au_contact_de_la_tranchee=True)
    assert chance(wm.attaque_a_distance(atd=6, defense=12, **trench, distance_au_decor=1)) == Fraction(1, 6)
    assert chance(wm.attaque_a_distance(atd=6, defense=12, **trench, distance_au_decor=1.1)) == Fraction(13, 18)
    hedge = dict(a_couvert=True, en_partie_masquee=True)
    assert chance(wm.attaque_a_distance(atd=6, defense=12, cible=hedge, decor_de_dissimulation=True)) == Fraction(1, 6)


def test_af16(wm):
    """Porte renforcée dont on est convenu qu'elle aurait ARM 15, non 14 : 6 points au canon ; le fusil PUI 12, rien ; nul ne la charge ni ne la slamme."""
    door = dict(cible_est_une_structure=True, materiau="bois renforcé", des=[3, 4])
    assert wm.degats_a_distance(pui=14, **door).outcome == "Dégâts 7"
    assert wm.degats_a_distance(pui=14, arm=15, **door).outcome == "Dégâts 6"
    assert wm.degats_a_distance(pui=12, arm=18, cible_est_une_structure=True).outcome == "Sans effet"
    assert wm.charger(cible_est_une_structure=True).outcome == wm.slam(cible_est_une_structure=True).outcome == "Interdit"
    assert wm.puissance_d_effondrement(materiau="brique", etages=2).total == 48
    assert wm.puissance_d_effondrement(materiau="brique", etages=2, decor_arm=17).total == 51


def test_af17(wm):
    """Il piétine un des miens, un spectre, un socle moyen : le mien y passe 35 fois sur 72, le spectre ne sent rien, le moyen n'est pas attaqué."""
    story = dict(attaquant=dict(acc=6, force=11))
    small = dict(defense=13, arm=15, socle="petit", cases_de_degats_restantes=1)
    assert wm.pietinement_jusqu_aux_degats(**story, cible={**small, "amie": True}).odds[KILL] == Fraction(35, 72)
    assert wm.pietinement_jusqu_aux_degats(**story, cible={**small, "intangible": True}).odds[KILL] == 0
    assert wm.pietinement_jusqu_aux_degats(**story, cible={**small, "socle": "moyen"}).odds["la cible est touchée"] == 0
    assert [wm.pietinement(**{who: True}).outcome for who in ("attaquant_legere", "attaquant_dysfonctionnement", "attaquant_cortex_desactive")] == ["Interdit"] * 3
    assert wm.frapper_gratuitement_un_pietineur(heurtee_par_le_pietinement=True).outcome == "Interdit"


def test_af18(wm, chance):
    """FOR égales : projeté 49 fois sur 54 à deux mains, 7 sur 12 à une ; un seul Gantelet, ou un bras pris, et c'est non à deux mains."""
    even = dict(attaquant=dict(force=10), cible=dict(force=10))
    assert chance(wm.jet_de_projection_a_deux_mains(**even), "Projetée") == Fraction(49, 54)
    assert chance(wm.jet_de_projection(**even), "Projetée") == Fraction(7, 12)
    assert wm.projection_a_deux_mains(gantelets_disponibles=1).outcome == "Interdit"
    assert wm.projection_a_deux_mains(gantelets_disponibles=2, attaquant_arme_verrouillee=True).outcome == "Interdit"
    assert wm.deviation_maximale_d_une_projection(attaquant=dict(force=11, socle="grand"), cible_socle="petit").total == Fraction(13, 4)


def test_af19(wm):
    """Mon Colosse s'en va : la frappe gratuite vient de son dos, l'autre choisit la grille, où qu'il soit ; et nul sort ne me le vole."""
    for window in ("gauche", "droite", "aucune"):
        assert "choix de l'attaquant" in wm.grille_touchee(frappe_gratuite_en_cours=True, fenetre_de_tir=window).text
    assert "choix de l'attaquant" in wm.grille_touchee(frappe_gratuite_en_cours=True, figurine_est_un_colosse=True).text
    assert "grille gauche" in wm.grille_touchee(fenetre_de_tir="gauche", figurine_est_un_colosse=True).text
    for whose in ("figurine_est_un_colosse", "cible_est_un_colosse", "figurine_est_un_gargantuan"):
        assert wm.prendre_une_figurine_ennemie(**{whose: True}).outcome == "Interdit"


def test_af20(wm):
    """Charger à travers une haie : l'Éclaireur, oui, les autres s'y arrêtent ; à mi-chemin dessus, personne ; une obstruction, jamais."""
    assert wm.traverser_un_obstacle_lineaire(mouvement_de_charge=True).outcome == "Interdit"
    assert wm.traverser_un_obstacle_lineaire(mouvement_de_charge=True, figurine_eclaireur=True).outcome == "Permis"
    assert wm.traverser_un_obstacle_lineaire(depassement_incomplet=True).outcome == "Interdit"
    assert wm.franchir_une_obstruction(figurine_eclaireur=True).outcome == "Interdit"
    assert wm.charger(troupier_sans_ordre_de_charge=True).outcome == "Interdit"


def test_af21(wm):
    """Le spectre s'éloigne : ma lame ordinaire le frappe sans rien lui faire ; s'il a frappé ce tour-ci, trois dés. Il traverse un mur qu'il dépasse."""
    strike = dict(p_plus_f=14, arm=12, cible_intangible=True, frappe_gratuite_en_cours=True)
    assert wm.degats_de_corps_a_corps(**strike).outcome == "Sans effet"
    assert wm.degats_de_corps_a_corps(**strike, cible_intangible_perdu=True, des=[2, 2, 2]).outcome == "Dégâts 8"
    assert wm.franchir_une_obstruction(intangible=True, distance_a_depasser=4, mouvement_restant=5).outcome == "Permis"
    assert wm.franchir_une_obstruction(intangible=True, distance_a_depasser=5, mouvement_restant=4).outcome == "Interdit"


def test_af22(wm, chance):
    """FOC 7 sur celui qui m'engage, DEF 13 : 13/18 ; sur un autre, en mêlée plus loin : 1/6. Un second sort à entretien ami, non ; un animus en plus, oui."""
    assert chance(wm.attaque_magique(foc=7, defense=13, origine_en_corps_a_corps_avec_la_cible=True, cible_en_corps_a_corps=True)) == Fraction(13, 18)
    assert chance(wm.attaque_magique(foc=7, defense=13, attaquant_engagee=True, cible_en_corps_a_corps=True)) == Fraction(1, 6)
    assert wm.cumuler_un_effet(nature_de_l_effet="sort à entretien ami", effets_de_meme_nature=1).outcome == "Interdit"
    assert wm.cumuler_un_effet(nature_de_l_effet="animus ami", effets_de_meme_nature=0).outcome == "Permis"
    assert wm.cumuler_un_effet(nature_de_l_effet="autre sort", effet_du_meme_nom=True).outcome == "Interdit"


def test_af23(wm):
    """Sans focus, le marshal offre la charge à son jack ; ni un coup de tête, ni un slam."""
    broke = dict(attaquant_est_un_warjack=True, points_de_focus=0)
    assert wm.charger(**broke, charge_du_marshal=True).outcome == "Permis"
    assert wm.slam(**broke, charge_du_marshal=True).outcome == wm.coup_de_tete(**broke).outcome == "Interdit"


def test_af24(wm, chance):
    """Un fuyard collé à mon gars : qui lui tire dessus a -4, 1/12 ; mon gars part sans risque ; lui, s'il part, prend ma frappe ; il ne charge plus."""
    assert chance(wm.attaque_a_distance(atd=6, defense=13, cible_en_fuite=True, cible_en_corps_a_corps=True)) == Fraction(1, 12)
    assert wm.quitter_une_zone_de_corps_a_corps(attaquant_en_fuite=True).outcome == "Aucune conséquence"
    assert "frappe gratuite" in wm.quitter_une_zone_de_corps_a_corps(figurine_en_fuite=True).text
    assert wm.charger(attaquant_en_fuite=True).outcome == "Interdit"


def test_af25(wm, chance):
    """Mon fusil POR 10 reçoit 2 pouces : 11 est à portée, 12,1 non ; maudit de 2, 9 ne l'est plus, et l'obus dévie alors de 4 au plus ; un souffle s'en moque."""
    gun = dict(atd=6, defense=12, por=10)
    assert chance(wm.attaque_a_distance(**gun, modificateur_de_por=2, distance=11)) == Fraction(13, 18)
    assert chance(wm.attaque_magique(foc=6, defense=12, por=10, modificateur_de_por=2, distance=11)) == Fraction(13, 18)
    assert wm.attaque_a_distance(**gun, modificateur_de_por=2, distance=12.1).text.startswith("Raté automatique")
    assert wm.attaque_a_distance(**gun, modificateur_de_por=-2, distance=9).text.startswith("Raté automatique")
    assert wm.deviation_maximale(por=10, modificateur_de_por=-2, distance=9).total == 4
    assert wm.attaque_a_distance(atd=6, defense=12, type_de_souffle="ES 8", modificateur_de_por=2, distance=9).text.startswith("Raté automatique")
    assert wm.mesurer_la_portee(longueur_mesuree=11, por=10, modificateur_de_por=2).outcome == "Permis"
