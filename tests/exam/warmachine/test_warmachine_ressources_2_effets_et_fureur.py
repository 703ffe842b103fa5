"""Situations of Warmachine whose questions stand in `ressources-2-effets-et-fureur.ttl`."""

from fractions import Fraction as F


def test_aa01(wm, chance):
    """Six points drainés sur sept : le dernier reste au SEU 10 (1/6), non au SEU 8 (5/12) ; hors de la zone on teste, un Construct jamais."""
    assert chance(wm.test_de_seuil(figurine=dict(points_de_furie=1, seu=8)), "Seuil dépassé") == F(15, 36)
    assert chance(wm.test_de_seuil(figurine=dict(points_de_furie=1, seu=10)), "Seuil dépassé") == F(6, 36)
    far = dict(points_de_furie=2, seu=9, hors_de_la_zone_de_controle=True)
    assert chance(wm.test_de_seuil(figurine=far), "Seuil dépassé") == F(15, 36)
    assert wm.drainer_la_furie(figurine_hors_de_la_zone_de_controle=True).outcome == "Interdit"
    assert wm.passer_un_test_de_seuil(figurine=dict(points_de_furie=2, seu=5, construct=True)).outcome == "Interdit"


def test_ah30(wm):
    """Seuil 9 et trois furies : 7/12 de frénésie ; liée, 5/18 ; un Construct ne teste pas et ne guérit pas ; contrainte pleine, plus rien."""
    told = dict(seu=9, points_de_furie=3)
    assert wm.test_de_seuil(**told).odds["Seuil dépassé"] == F(7, 12)
    assert wm.test_de_seuil(**told, lie=True).odds["Seuil dépassé"] == F(5, 18)
    assert wm.test_de_seuil(**told, figurine_construct=True).outcome == "Interdit"
    assert wm.guerir(figurine_construct=True, figurine_est_une_warbeast=True).outcome == "Interdit"
    assert wm.contraindre_une_warbeast(figurine=dict(points_de_furie=4, fur=4)).outcome == "Interdit"


def test_aj01(wm):
    """FUR 6 : la bête à 12 pouces pile se draine, celle à 13 non ; deux furies restées sur SEU 8, 7/12 ; une sur SEU 9, 5/18."""
    assert wm.drainer_la_furie(controleur_fur=6, distance_au_controleur=12).outcome == "Permis"
    assert wm.drainer_la_furie(controleur_fur=6, distance_au_controleur=13).outcome == "Interdit"
    assert wm.furie_apres_drainage(controleur_fur=6, controleur_points_de_furie=0, furie_drainee=7).total == 6
    assert wm.test_de_seuil(seu=8, points_de_furie=2).odds["Seuil dépassé"] == F(7, 12)
    assert wm.test_de_seuil(seu=9, points_de_furie=1).odds["Seuil dépassé"] == F(5, 18)
    assert wm.test_de_seuil(seu=8, points_de_furie=3, des=[2, 3]).outcome == "Seuil tenu"


def test_al27(wm):
    """SEU 8 et 3 furies : 13/18 de frénésie ; un ami et un ennemi à portée, l'ennemi ; un Construct n'est jamais testé."""
    assert wm.test_de_seuil(seu=8, points_de_furie=3).odds["Seuil dépassé"] == F(13, 18)
    foes = [{"amie_a_portee": True, "distance_a_franchir": 0}, {"ennemie_a_portee": True, "distance_a_franchir": 0}]
    assert wm.cible_de_la_frenesie(options=foes).text.startswith("Option 2")
    assert wm.test_de_seuil(seu=8, points_de_furie=3, figurine_construct=True).outcome == "Interdit"


def test_q17(wm, chance):
    """Trois furies, SEU 9 : 7/12 ; liée, 5/18. Sans furie, une bête au tapis se relève quand même en phase de Contrôle."""
    assert chance(wm.test_de_seuil(figurine_points_de_furie=3, seu=9), "Seuil dépassé") == F(7, 12)
    assert chance(wm.test_de_seuil(figurine_points_de_furie=3, seu=9, figurine_lie=True), "Seuil dépassé") == F(5, 18)
    assert wm.renverser_les_effets(figurine_au_tapis=True, figurine_est_une_warbeast=True, points_de_furie=0).outcome == "Permis"


def test_v_l01(wm):
    """SEU 9, trois furies : 7 ou plus la déchaîne, 6 non ; liée, 9 ou plus ; Construct, jamais."""
    beast = dict(seu=9, points_de_furie=3)
    assert wm.test_de_seuil(**beast).odds["frénésie"] == F(7, 12)
    assert wm.test_de_seuil(**beast, des=[2, 4]).outcome == "Seuil tenu"
    assert wm.test_de_seuil(**beast, figurine_lie=True).odds["frénésie"] == F(5, 18)
    assert wm.passer_un_test_de_seuil(points_de_furie=3, figurine_construct=True).outcome == "Interdit"


def test_x28_bis(wm, chance):
    """SEU 9, 4 de furie : 13/18 de partir ; liée, 5/12 ; 9 pile tient ; un Construct ne teste pas."""
    beast = dict(seu=9, points_de_furie=4)
    assert chance(wm.test_de_seuil(**beast), "Seuil dépassé") == F(13, 18)
    assert chance(wm.test_de_seuil(**beast, figurine_lie=True), "Seuil dépassé") == F(5, 12)
    assert wm.test_de_seuil(**beast, des=[2, 3]).outcome == "Seuil tenu"
    assert wm.test_de_seuil(**beast, figurine_construct=True).outcome == "Interdit"


def test_aa15(wm):
    """Warlock au tapis, quatre furies drainées : une pour se relever, deux sorts, il en reste une ; la bête relevée de force ne teste pas."""
    assert wm.renverser_les_effets(figurine=dict(type_de_figurine="warlock", au_tapis=True, points_de_furie=4)).outcome == "Permis"
    assert wm.furie_restante(points_de_furie=4, etats_renverses=1, sorts_entretenus=2).total == 1
    beast = dict(est_une_warbeast=True, au_tapis=True)
    assert wm.renverser_les_effets(figurine=beast).outcome == "Permis"
    assert wm.furie_generee(etats_renverses=1).total == 1
    assert wm.renverser_les_effets(figurine=dict(**beast, esprit_desactive=True)).outcome == "Interdit"
    assert wm.passer_un_test_de_seuil(figurine=dict(points_de_furie=1, effets_renverses=True)).outcome == "Interdit"


def test_ag29(wm):
    """Couché, deux focus : un le relève en phase de Contrôle, l'autre paie le slam ; debout au prix du mouvement, pas de slam ; à celui de l'action, ni course ni charge."""
    assert wm.renverser_les_effets(figurine_au_tapis=True, points_de_focus=2).outcome == "Permis"
    assert wm.renverser_les_effets(figurine_au_tapis=True, points_de_focus=2, hors_phase_de_controle=True).outcome == "Interdit"
    assert [wm.slam(attaquant_effets_renverses=True, points_de_focus=n).outcome for n in (1, 0)] == ["Permis", "Interdit"]
    assert wm.slam(attaquant_releve_en_renoncant_au_mouvement=True, points_de_focus=1).outcome == "Interdit"
    assert wm.avancer(releve_en_renoncant_a_l_action=True).outcome == "Permis"
    assert wm.charger(attaquant_releve_en_renoncant_a_l_action=True).outcome == "Interdit"


def test_al24(wm):
    """Mon jack tombe dans 1 pouce d'eau : stationnaire, touché d'office ; un focus ne le rallume pas (litige) ; inerte en eau profonde, il sort du jeu."""
    assert wm.mise_au_tapis(est_un_warjack=True, en_eau_peu_profonde=True).gives
    assert wm.attaque_de_corps_a_corps(acc=5, defense=14, cible_chaudiere_eteinte=True).odds["Touche"] == 1
    v = wm.renverser_les_effets(figurine_est_un_warjack=True, figurine_au_tapis=True, figurine_en_eau_peu_profonde=True)
    assert v.outcome == "Interdit" and "WM-1761" in v.text
    assert wm.warjack_en_eau_profonde(est_un_warjack=True, en_eau_profonde=True, warjack_inerte=True).outcome == "warjack retiré du jeu"


BEAST = dict(figurine_est_une_warbeast=True)


def test_v_l04(wm):
    """Au tapis au tour adverse : contrainte à se relever en phase de Contrôle, si elle peut l'être."""
    down = dict(**BEAST, figurine_au_tapis=True)
    assert wm.renverser_les_effets(**down, points_de_furie=1, figurine_fur=4).outcome == "Permis"
    assert wm.renverser_les_effets(**down, points_de_furie=4, figurine_fur=4).outcome == "Interdit"
    assert wm.renverser_les_effets(**down, distance_au_controleur=13, controleur_fur=6).outcome == "Interdit"
    assert wm.renverser_les_effets(**down, figurine_esprit_desactive=True).outcome == "Interdit"


def test_found_after_beasts_only(wm):
    """Ni animus ni frénésie pour un warjack ; un warcaster ne lance pas d'animus ; une sauvage n'est pas contrainte à se relever."""
    assert wm.utiliser_un_animus(figurine_est_un_warjack=True).outcome == "Interdit"
    assert wm.utiliser_un_animus(figurine=dict(est_une_warbeast=True)).outcome == "Permis"
    assert wm.frapper_en_frenesie(attaquant_est_un_warjack=True).outcome == "Interdit"
    assert not wm.animus_du_warlock(controleur_est_un_warcaster=True).gives and wm.animus_du_warlock().gives
    assert wm.renverser_les_effets(figurine=dict(est_une_warbeast=True, sauvage=True, au_tapis=True)).outcome == "Interdit"


def test_ac31(wm):
    """La furie gardée ne se teste qu'en phase de Contrôle, la frénésie n'y frappe qu'alors ; un warcaster ne soigne pas une bête."""
    assert wm.passer_un_test_de_seuil(points_de_furie=2, hors_phase_de_controle=True).outcome == "Interdit"
    assert wm.passer_un_test_de_seuil(points_de_furie=2).outcome == "Obligatoire"
    assert wm.frapper_en_frenesie(hors_phase_de_controle=True).outcome == "Interdit"
    assert wm.guerir(controleur_est_un_warcaster=True, figurine_est_une_warbeast=True).outcome == "Interdit"
    assert wm.guerir(controleur_est_un_warlock=True, figurine_est_une_warbeast=True).outcome == "Permis"


def both(verdict, dispute):
    """What the other readings of a dispute answer."""
    return [answer.text for answer in verdict.answers if answer.dispute == dispute]


def test_ad05(wm):
    """Le warlock est mort, sa bête garde trois furies (SEU 9) : elle teste, et tient 5 fois sur 12, sur 6 ou moins ; l'autre lecture l'en dispense."""
    v = wm.passer_un_test_de_seuil(figurine=dict(sauvage=True, points_de_furie=3))
    assert v.outcome == "Obligatoire" and both(v, "WM-9454") == ["Interdit : WM-9454 (exception à WM-1664)"]
    assert wm.test_de_seuil(points_de_furie=3, seu=9).odds["Seuil tenu"] == F(5, 12)
    assert wm.contraindre_une_warbeast(figurine_sauvage=True).outcome == "Interdit"


def test_wn2_14(wm):
    """Une warbeast Construct garde 4 furies : ni test de Seuil, ni guérison ; l'Esprit mort, elle n'est plus contrainte."""
    beast = dict(figurine_construct=True)
    assert wm.passer_un_test_de_seuil(**beast, points_de_furie=4).outcome == "Interdit"
    assert wm.guerir(**beast).outcome == "Interdit"
    assert wm.contraindre_une_warbeast(figurine_esprit_desactive=True).outcome == "Interdit"


def struck(verdict, whom="la cible"):
    """The chance that somebody is hit at the end of a chain."""
    return verdict.odds.get(f"{whom} est touchée", F(0))


def test_y24(wm, chance):
    """Drain, test de Seuil, frénésie : qui teste, et le piquier est-il touché ?"""
    assert wm.furie_apres_drainage(controleur_points_de_furie=0, furie_drainee=6, controleur_fur=6).total == 6
    assert wm.passer_un_test_de_seuil(figurine_points_de_furie=3).outcome == "Obligatoire"
    assert wm.passer_un_test_de_seuil(figurine_points_de_furie=0).outcome != "Obligatoire"
    assert chance(wm.test_de_seuil(figurine_points_de_furie=3, seu=9), "Seuil dépassé") == F(7, 12)
    best = wm.cible_de_la_frenesie(options=[{"amie_a_portee": True, "distance_a_franchir": 0}, {"ennemie_a_engager": True, "distance_a_franchir": 3}])
    assert best.outcome == "Option 1"
    assert chance(wm.attaque_de_corps_a_corps(acc=5, defense=13, attaque_de_frenesie=True)) == F(181, 216)
    assert struck(wm.frenesie_et_coup(figurine=dict(points_de_furie=3, seu=9, acc=5), cible_defense=13)) == F(1267, 2592)
    assert wm.frapper_en_frenesie(attaque_de_frenesie_deja_faite=True).outcome == "Interdit"


def test_af22(wm, chance):
    """FOC 7 sur celui qui m'engage, DEF 13 : 13/18 ; sur un autre, en mêlée plus loin : 1/6. Un second sort à entretien ami, non ; un animus en plus, oui."""
    assert chance(wm.attaque_magique(foc=7, defense=13, origine_en_corps_a_corps_avec_la_cible=True, cible_en_corps_a_corps=True)) == F(13, 18)
    assert chance(wm.attaque_magique(foc=7, defense=13, attaquant_engagee=True, cible_en_corps_a_corps=True)) == F(1, 6)
    assert wm.cumuler_un_effet(nature_de_l_effet="sort à entretien ami", effets_de_meme_nature=1).outcome == "Interdit"
    assert wm.cumuler_un_effet(nature_de_l_effet="animus ami", effets_de_meme_nature=0).outcome == "Permis"
    assert wm.cumuler_un_effet(nature_de_l_effet="autre sort", effet_du_meme_nom=True).outcome == "Interdit"


def test_u42(wm):
    """Un sort ami et un ennemi tiennent ensemble ; pas deux amis, ni deux animus."""
    assert wm.cumuler_un_effet(nature_de_l_effet="sort à entretien ennemi").outcome == "Permis"
    for kind in ("sort à entretien ami", "animus ami"):
        assert wm.cumuler_un_effet(nature_de_l_effet=kind, effets_de_meme_nature=1).outcome == "Interdit"


def test_v_l10(wm):
    """Deux animus amis, non ; cinq sorts, oui ; le même deux fois, non."""
    assert wm.cumuler_un_effet(nature_de_l_effet="animus ami", effets_de_meme_nature=1).outcome == "Interdit"
    assert wm.cumuler_un_effet(nature_de_l_effet="autre sort", effets_de_meme_nature=5).outcome == "Permis"
    assert wm.cumuler_un_effet(nature_de_l_effet="autre sort", effet_du_meme_nom=True).outcome == "Interdit"


def test_aj08(wm):
    """Six focus : cinq alloués, un entretien, il n'a plus rien ; l'autre sort expire ; hors zone, l'entretien reste permis."""
    assert wm.focus_restant(points_de_focus=6, focus_alloue_en_tout=5, sorts_entretenus=1).total == 0
    assert wm.sorts_qui_expirent(sorts_a_entretien=2, sorts_entretenus=1).total == 1
    assert wm.entretenir_un_sort(hors_de_la_zone_de_controle=True).outcome == "Permis"
    shot = wm.degats_a_distance(pui=12, arm=14, cible=dict(est_un_warcaster=True, points_de_focus=0), des=[3, 4])
    assert shot.outcome == "Dégâts 5"


def test_r34(wm):
    """Un capitaine n'a pas de prise spéciale ; un solo ne paie pas pour se relever ; sans focus, aucun sort ne s'entretient."""
    assert wm.coup_de_tete(attaquant_type_de_figurine="solo").outcome == "Interdit"
    assert wm.renverser_les_effets(figurine_au_tapis=True, points_de_focus=1, type_de_figurine="solo").outcome == "Interdit"
    assert wm.entretenir_un_sort(points_de_focus=0).outcome == wm.entretenir_un_sort(points_de_furie=0).outcome == "Interdit"
    assert wm.degats_de_chute(hauteur_de_chute=0.8, arm=12).outcome == "Sans effet"


def test_u05(wm):
    """Le warlock FUR 6 draine la bête à 12 pouces, pas celle à 13, qui teste ; il se blesse de deux."""
    assert wm.drainer_la_furie(distance_au_controleur=12, fur=6).outcome == "Permis"
    assert wm.drainer_la_furie(distance_au_controleur=13, fur=6).outcome == "Interdit"
    assert wm.furie_apres_drainage(points_de_furie=1, furie_drainee=3, fur=6).total == 4
    assert wm.furie_gagnee_en_se_blessant(degats_volontaires=2).total == 2
    assert wm.test_de_seuil(points_de_furie=4, seu=9).odds["frénésie"] == F(13, 18)


def test_nobodys_battlegroup(wm):
    """Le jack autonome ou inerte ne relaie rien, la bête sauvage ne prend pas de dégâts ; l'inerte ne se réveille pas d'un focus."""
    for state in ("warjack_autonome", "warjack_inerte"):
        assert wm.attaque_magique(foc=6, defense=13, sort_relaye=True, relais={state: True}).outcome == "Interdit"
    assert wm.transferer_des_degats(figurine_sauvage=True).outcome == wm.drainer_la_furie(figurine_sauvage=True).outcome == "Interdit"
    assert wm.renverser_les_effets(figurine_warjack_inerte=True, points_de_focus=2).outcome == "Interdit"


def test_v_l03(wm):
    """Le warlock FUR 6 avec une furie : quatre drainées font cinq ; deux de sang, deux d'entretien."""
    assert wm.zone_de_controle_du_warlock(fur=6).total == 12
    assert wm.furie_apres_drainage(points_de_furie=1, furie_drainee=4, fur=6).total == 5
    assert wm.furie_gagnee_en_se_blessant(degats_volontaires=2).total == 2
    assert wm.furie_restante(points_de_furie=6, sorts_entretenus=2).total == 4
