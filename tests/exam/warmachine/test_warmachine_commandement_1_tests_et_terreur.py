"""Situations of Warmachine whose questions stand in `commandement-1-tests-et-terreur.ttl`."""

from fractions import Fraction as F
from itertools import product

import pytest


def test_x37(wm, both):
    """La Liche est dans la zone du lancier sans l'avoir dans la sienne : faut-il tester ?"""
    lich = dict(creature_terreur=True, distance_a_la_creature=1.5, figurine_allonge=True)
    v = wm.creature_terrifiante(**lich)
    assert v.gives and "WM-1950" in v.disputes
    assert both(v, "WM-1950")["B"].startswith("Aucune conséquence")
    roll = wm.test_provoquant_la_fuite(cmd=7, des=[5, 3])
    assert (roll.outcome, roll.total) == ("Raté", 8) and "en fuite" in roll.text
    flee = wm.fuir(fuite_pendant_son_activation=True)
    assert "en fuite" in flee.gives and any("activation" in g for g in flee.gives)


def test_aa28(wm):
    """Un seul troupier à 3 pouces de l'Abomination amie : l'unité teste à la fin du mouvement ; qui rate n'attaque pas ; restée là, elle ne teste plus."""
    near = dict(creature=dict(abomination=True, amie=True), distance_a_la_creature=3)
    assert wm.creature_terrifiante(**near).gives and not wm.creature_terrifiante(**near, restee_pres_de_la_creature=True).gives
    assert wm.test_provoquant_la_fuite(cmd=8).odds["Réussi"] == F(26, 36)
    assert "fin immédiate de l'activation" in wm.fuir(fuite_pendant_son_activation=True).gives
    assert wm.attaquer_au_corps_a_corps(attaquant_en_fuite=True, attaque_de_charge=True).outcome == "Interdit"


def both(verdict, dispute):
    """What the other readings of a dispute answer."""
    return [answer.text for answer in verdict.answers if answer.dispute == dispute]


def test_ac02(wm, chance):
    """Ma Terreur est au tapis : qui finit à 0,4 pouce la tient dans sa zone et teste, sauf au livret. L'Abomination, à 2,8 pouces, couchée ou non."""
    v = wm.creature_terrifiante(creature=dict(terreur=True, au_tapis=True), distance_a_la_creature=0.4)
    assert v.outcome == "test de commandement ou fuite" and "WM-1950" in v.disputes
    assert both(v, "WM-1950") == ["Aucune conséquence (WM-1817)"]
    prone = wm.creature_terrifiante(creature=dict(terreur=True, au_tapis=True), figurine_au_tapis=True, distance_a_la_creature=0.4)
    assert "fuite" not in prone.outcome
    assert wm.creature_terrifiante(creature=dict(abomination=True, au_tapis=True), distance_a_la_creature=2.8).outcome == "test de commandement ou fuite"
    v = wm.test_provoquant_la_fuite(cmd=8, l_unite_porte_etendard_en_formation=True)
    assert chance(v, "Réussi") == F(299, 324)


def test_ad13(wm):
    """Sa Terreur est dans l'eau jusqu'au cou, ou mon homme est couché devant elle : dans sa zone on teste, mais elle n'engage personne (litige)."""
    near = dict(creature_terreur=True, distance_a_la_creature=0.4)
    for story in (dict(creature_en_eau_profonde=True), dict(figurine_au_tapis=True), dict(figurine_stationnaire=True)):
        v = wm.creature_terrifiante(**near, **story)
        assert v.outcome == "test de commandement ou fuite" and both(v, "WM-1950")[0].startswith("Aucune conséquence")
    assert not wm.creature_terrifiante(**near).disputes
    assert "fuite" not in wm.creature_terrifiante(creature_amie=True, **near).outcome


def test_ag39(wm):
    """La Terreur me tourne le dos, à 0,4 pouce : j'ai peur si je la regarde (litige) ; dos à dos, non ; une Abomination, elle, n'a pas de dos."""
    near = dict(distance_a_la_creature=0.4, figurine_derriere_la_creature=True)
    assert "WM-1950" in wm.creature_terrifiante(creature_terreur=True, **near).disputes
    assert wm.creature_terrifiante(creature_terreur=True, **near, creature_derriere_la_figurine=True).outcome == "Aucune conséquence"
    assert "test" in wm.creature_terrifiante(creature_abomination=True, **near, creature_derriere_la_figurine=True).outcome


def test_ah18(wm):
    """Ma propre Abomination à 3 pouces : CMD 9 du Commandant et l'étendard, 35/36 ; sans lui, 119/144 ; hors de portée ou en fuite déjà."""
    assert wm.creature_terrifiante(abomination=True, distance_a_la_creature=3, creature_amie=True).gives
    assert not wm.creature_terrifiante(abomination=True, distance_a_la_creature=3.1, creature_amie=True).gives
    banner = dict(cmd=7, l_unite_porte_etendard_en_formation=True)
    assert wm.test_de_commandement(**banner, meneur_cmd=9, distance_au_commandant=9).odds["Réussi"] == F(35, 36)
    assert wm.test_de_commandement(**banner, meneur_cmd=9, distance_au_commandant=9.1).odds["Réussi"] == F(119, 144)
    assert wm.test_provoquant_la_fuite(cmd=7, l_unite_en_fuite=True).outcome == "Sans effet"


def test_al10(wm):
    """Socle contre socle avec une Terreur couchée, gelée ou sans arme, moi couché aussi : personne n'a de zone, pas de test."""
    for state in ("au_tapis", "stationnaire", "sans_arme_de_corps_a_corps"):
        ask = {"creature_terreur": True, "distance_a_la_creature": 0, f"creature_{state}": True}
        assert wm.creature_terrifiante(**ask, figurine_au_tapis=True).outcome == "Aucune conséquence"
        v = wm.creature_terrifiante(**ask)
        assert v.outcome == "test de commandement ou fuite" and "WM-1950" in v.text
    assert wm.creature_terrifiante(creature_abomination=True, distance_a_la_creature=0, creature_au_tapis=True, figurine_au_tapis=True).outcome == "test de commandement ou fuite"


def test_al11(wm):
    """La Liche, Allonge dite 2 pouces, est au tapis à 1 pouce de moi : elle ne fait peur à personne ; debout, si."""
    ask = dict(creature_terreur=True, distance_a_la_creature=1, creature_zone_de_corps_a_corps=2)
    assert wm.creature_terrifiante(**ask, creature_au_tapis=True).outcome == "Aucune conséquence"
    assert wm.creature_terrifiante(**ask).outcome == "test de commandement ou fuite"


def test_q27(wm):
    """Trois perdus sur les 6 du début du tour : un test, réussi sur 8 ; plus d'autre ; l'Abomination amie fait tester aussi."""
    assert wm.pertes_massives(figurines_au_debut_du_tour=6, figurines_detruites=3).gives
    assert wm.test_provoquant_la_fuite(cmd=8, des=[4, 4]).outcome == "Réussi"
    assert not wm.pertes_massives(figurines_au_debut_du_tour=6, figurines_detruites=4, test_de_pertes_massives_deja_fait=True).gives
    assert wm.creature_terrifiante(creature_abomination=True, distance_a_la_creature=3).gives
    assert wm.creature_terrifiante(creature_abomination=True, distance_a_la_creature=2, creature_amie=True).gives
    assert not wm.creature_terrifiante(creature_terreur=True, distance_a_la_creature=0.3, creature_amie=True).gives
    assert wm.tests_face_a_des_creatures(creatures_rencontrees=2, creatures_d_une_meme_unite=True).total == 1


def test_s36(wm):
    """CMD 8 devant une horreur ; déjà en fuite ; déjà éprouvé contre elle ; l'abomination amie à 3 pouces, à 3,1."""
    assert wm.test_provoquant_la_fuite(cmd=8).odds["Réussi"] == F(13, 18)
    for exempt in (dict(figurine_en_fuite=True), dict(deja_teste_contre_cette_creature=True)):
        assert wm.test_provoquant_la_fuite(cmd=8, **exempt).outcome == "Sans effet"
    near = dict(creature_abomination=True, creature_amie=True)
    assert wm.creature_terrifiante(**near, distance_a_la_creature=3).gives and not wm.creature_terrifiante(**near, distance_a_la_creature=3.1).gives
    assert not wm.creature_terrifiante(creature_terreur=True, creature_amie=True).gives


def test_u37(wm):
    """Ils chargent la créature de Terreur : test en fin de mouvement, et la fuite arrête tout."""
    assert wm.creature_terrifiante(creature_terreur=True, distance_a_la_creature=0.4).gives
    assert wm.test_provoquant_la_fuite(cmd=8).odds["Réussi"] == F(13, 18)
    assert "fin immédiate de l'activation" in str(wm.fuir(fuite_pendant_son_activation=True))
    assert wm.attaquer(attaquant_en_fuite=True).outcome == "Interdit"


def test_x13(wm):
    """Trois troupiers d'une même unité terrifiante : un seul test ; resté auprès d'elle après l'avoir réussi, ou en fuite, aucun."""
    assert wm.tests_face_a_des_creatures(creatures_rencontrees=3, creatures_d_une_meme_unite=True).total == 1
    near = dict(creature_terreur=True, distance_a_la_creature=0.3)
    assert wm.creature_terrifiante(**near).gives
    assert not wm.creature_terrifiante(**near, l_unite_restee_pres_de_la_creature=True).gives
    assert not wm.creature_terrifiante(**near, l_unite_en_fuite=True).gives


def test_x50(wm):
    """Testé contre la créature par l'unité, le test ne se refait pas ce tour ; un autre test reste dû."""
    near = dict(creature_abomination=True, distance_a_la_creature=3)
    for whose in ("figurine", "l_unite"):
        for spared in ("deja_teste_contre_cette_creature", "restee_pres_de_la_creature"):
            assert not wm.creature_terrifiante(**near, **{f"{whose}_{spared}": True}).gives
    assert wm.creature_terrifiante(**near).gives
    assert wm.pertes_massives(l_unite=dict(figurines_au_debut_du_tour=6, figurines_detruites=3)).gives


def test_aa10(wm):
    """Cinq morts sur dix, l'étendard avec : une recrue à 0,8 pouce le relève, et l'on relance ; à 1,3 pouce, non."""
    assert wm.pertes_massives(figurines_au_debut_du_tour=10, figurines_detruites=5).gives
    assert not wm.pertes_massives(figurines_au_debut_du_tour=10, figurines_detruites=4).gives
    assert wm.devenir_porte_etendard(distance_de_la_recrue=0.8).outcome == "Permis"
    assert wm.devenir_porte_etendard(distance_de_la_recrue=1.3).outcome == "Interdit"
    v = wm.test_provoquant_la_fuite(cmd=7, subit_des_pertes_massives=True, porte_etendard_en_formation=True)
    assert v.odds["Réussi"] == 1 - F(15, 36) ** 2


def test_ac13(wm, chance):
    """À l'impact je tue trois des six : ils testent (CMD 8) avant que je reparte ; en fuite, C ne me frappe pas. 13/18 × 11/12."""
    assert wm.pertes_massives(figurines_au_debut_du_tour=6, figurines_detruites=3).outcome == "test de commandement ou fuite"
    assert "fuite" not in wm.pertes_massives(figurines_au_debut_du_tour=6, figurines_detruites=2).outcome
    hold = chance(wm.test_provoquant_la_fuite(cmd=8), "Réussi")
    strike = chance(wm.attaque_de_corps_a_corps(acc=6, defense=12, frappe_gratuite_en_cours=True), "Touche")
    assert hold * strike == F(143, 216)
    assert wm.attaque_de_corps_a_corps(acc=6, defense=12, frappe_gratuite_en_cours=True, l_unite_en_fuite=True).outcome == "Interdit"


def test_ad22(wm):
    """Trois servants : un mort, pas de pertes massives ; deux, si. La recrue à 1 pouce tombe à la place du chef, et compte comme perdue."""
    assert "fuite" not in wm.pertes_massives(figurines_au_debut_du_tour=3, figurines_detruites=1).outcome
    assert wm.pertes_massives(figurines_au_debut_du_tour=3, figurines_detruites=2).outcome == "test de commandement ou fuite"
    assert wm.perdre_une_recrue_a_la_place_du_chef(distance_de_la_recrue=1, unite_de_servants_d_arme=True).outcome == "Permis"
    assert wm.perdre_une_recrue_a_la_place_du_chef(distance_de_la_recrue=1, unite_de_servants_d_arme=False).outcome == "Interdit"


def test_ah29(wm):
    """Quatre morts sur neuf ne suffisent pas, cinq si ; le tour d'après, deux sur les quatre qui restent ; un seul test par tour."""
    ask = wm.pertes_massives
    assert [bool(ask(figurines_au_debut_du_tour=9, figurines_detruites=dead).gives) for dead in (4, 5)] == [False, True]
    left = dict(figurines_au_debut_du_tour=4, figurines_detruites=2)
    assert ask(**left).gives and not ask(**left, test_de_pertes_massives_deja_fait=True).gives


@pytest.mark.parametrize(("began", "lost", "tests"), [(9, 4, False), (9, 5, True), (7, 4, True), (7, 3, False)])
def test_aj23(wm, began, lost, tests):
    """Quatre perdus comptent sur sept, non sur neuf : la moitié des figurines du début du tour, pas de la partie."""
    assert bool(wm.pertes_massives(figurines_au_debut_du_tour=began, figurines_detruites=lost).gives) is tests


def test_al13(wm):
    """Dix au début, quatre morts puis un cinquième : test à CMD 8, l'étendard relance, 299/324 ; deux morts de plus, plus de test ce tour."""
    assert wm.pertes_massives(figurines_au_debut_du_tour=10, figurines_detruites=4).outcome == "Aucune conséquence"
    assert wm.pertes_massives(figurines_au_debut_du_tour=10, figurines_detruites=5).outcome == "test de commandement ou fuite"
    assert wm.test_provoquant_la_fuite(cmd=8, l_unite_porte_etendard_en_formation=True).odds["Réussi"] == F(299, 324)
    assert wm.pertes_massives(figurines_au_debut_du_tour=10, figurines_detruites=7, test_de_pertes_massives_deja_fait=True).outcome == "Aucune conséquence"


@pytest.mark.parametrize("start", range(1, 13))
def test_al14(wm, start):
    """Pertes massives : la moitié, arrondie par en haut, et pas un de moins."""
    for lost in range(start + 1):
        tested = wm.pertes_massives(figurines_au_debut_du_tour=start, figurines_detruites=lost).outcome != "Aucune conséquence"
        assert tested == (lost > 0 and 2 * lost >= start)


def test_am27(wm):
    """Neuf au début du tour : quatre perdus, pas de test ; cinq, test."""
    assert wm.pertes_massives(figurines_au_debut_du_tour=9, figurines_detruites=4).gives == ()
    assert wm.pertes_massives(figurines_au_debut_du_tour=9, figurines_detruites=5).gives != ()


def test_s38(wm):
    """Neuf au début du tour : quatre morts, puis cinq."""
    assert not wm.pertes_massives(figurines_au_debut_du_tour=9, figurines_detruites=4).gives
    assert wm.pertes_massives(figurines_au_debut_du_tour=9, figurines_detruites=5).gives


def test_v_s08(wm):
    """Sept au début du tour : trois morts, non ; quatre, un test à 9 relancé ; une seule fois."""
    assert not wm.pertes_massives(figurines_au_debut_du_tour=7, figurines_perdues=3).gives
    assert wm.pertes_massives(figurines_au_debut_du_tour=7, figurines_perdues=4).gives
    assert not wm.pertes_massives(figurines_au_debut_du_tour=7, figurines_perdues=5, test_de_pertes_massives_deja_fait=True).gives
    flee = wm.test_provoquant_la_fuite(cmd=7, meneur_cmd=9, figurine_a_portee_d_un_commandant=True, porte_etendard_en_formation=True)
    assert flee.odds["Réussi"] == F(35, 36)


def test_x11(wm, chance):
    """Sept au début : 3 morts non, 4 oui ; CMD 8 avec étendard 299/324, sans 13/18 ; une fois par tour."""
    squad = dict(figurines_au_debut_du_tour=7)
    assert not wm.pertes_massives(l_unite=dict(squad, figurines_detruites=3)).gives
    assert wm.pertes_massives(l_unite=dict(squad, figurines_detruites=4)).gives
    assert chance(wm.test_provoquant_la_fuite(chef_cmd=8, l_unite_porte_etendard_en_formation=True, test_pour_l_unite=True), "Réussi") == F(299, 324)
    assert chance(wm.test_provoquant_la_fuite(chef_cmd=8, test_pour_l_unite=True), "Réussi") == F(13, 18)
    assert wm.devenir_porte_etendard(distance_de_la_recrue=1.1).outcome == "Interdit"
    assert not wm.pertes_massives(l_unite=dict(squad, figurines_detruites=6, test_de_pertes_massives_deja_fait=True)).gives


def test_y26(wm, chance):
    """Pertes massives à la cinquième perte sur neuf, CMD d'un Commandant à 9 pouces pile, porte-étendard."""
    losses = dict(figurines_au_debut_du_tour=9)
    assert not wm.pertes_massives(**losses, figurines_detruites=4).gives
    assert "test de commandement ou fuite" in wm.pertes_massives(**losses, figurines_detruites=5).gives
    assert not wm.pertes_massives(**losses, figurines_detruites=6, test_de_pertes_massives_deja_fait=True).gives
    test = dict(figurine_cmd=7, test_pour_l_unite=True, chef_cmd=7, cmd_d_un_commandant_employe=True, meneur_cmd=9, distance_au_commandant=9)
    assert chance(wm.test_provoquant_la_fuite(**test), "Réussi") == F(5, 6)
    assert chance(wm.test_provoquant_la_fuite(**test, porte_etendard_en_formation=True), "Réussi") == F(35, 36)


def test_found_after_an_equal_commander(wm):
    """Hors formation, CMD 9 auprès d'un Commandant de CMD 9 : 9, et non 7 ; en formation, rien ne change."""
    story = dict(meneur_cmd=9, distance_au_commandant=8)
    assert wm.test_provoquant_la_fuite(figurine=dict(cmd=9, hors_de_formation=True), **story).odds["Réussi"] == F(30, 36)
    assert wm.test_provoquant_la_fuite(figurine=dict(cmd=9, hors_de_formation=True)).odds["Réussi"] == F(21, 36)
    assert wm.test_provoquant_la_fuite(figurine=dict(cmd=10), **story).odds["Réussi"] == F(33, 36)


def test_found_after_the_unit_tests_as_one(wm):
    """L'unité teste avec le CMD de son commandant, sans le −2 du troupier égaré."""
    stray = dict(figurine=dict(cmd=8, hors_de_formation=True), chef_cmd=8)
    assert wm.test_provoquant_la_fuite(**stray, test_pour_l_unite=True).odds["Réussi"] == F(26, 36)
    assert wm.test_provoquant_la_fuite(**stray).odds["Réussi"] == F(15, 36)


def test_ad14(wm, chance):
    """Mes dix hommes finissent à 3 pouces de mon Abomination ; un seul près du Commandant de CMD 10, étendard debout : 1 chance sur 144 de fuir."""
    assert wm.creature_terrifiante(creature=dict(abomination=True, amie=True), distance_a_la_creature=3).outcome == "test de commandement ou fuite"
    unit = dict(test_pour_l_unite=True, chef_cmd=8, meneur_cmd=10, figurines_a_portee_du_commandant=1, l_unite_porte_etendard_en_formation=True)
    assert chance(wm.test_provoquant_la_fuite(**unit), "Raté") == F(1, 144)
    v = wm.test_provoquant_la_fuite(cmd=8, figurine_sans_peur=True)
    assert chance(v, "Réussi") == 1
    assert chance(wm.test_de_commandement(cmd=8, figurine_sans_peur=True), "Réussi") == F(13, 18)


def at_most(score: int) -> F:
    """The chance of a score or less on two dice."""
    return F(sum(1 for dice in product(range(1, 7), repeat=2) if sum(dice) <= score), 36)


def test_al15(wm):
    """CMD 9 hors formation et seul : 7, 7/12 ; avec l'étendard 119/144 ; un Commandant CMD 9 à portée, 5/6 et le litige."""
    lost = dict(figurine_hors_de_formation=True, test_individuel=True)
    assert wm.test_provoquant_la_fuite(cmd=9, **lost).odds["Réussi"] == at_most(7) == F(7, 12)
    assert wm.test_provoquant_la_fuite(cmd=9, **lost, l_unite_porte_etendard_en_formation=True).odds["Réussi"] == F(119, 144)
    v = wm.test_provoquant_la_fuite(cmd=9, **lost, figurine_a_portee_d_un_commandant=True, meneur_cmd=9)
    assert v.odds["Réussi"] == at_most(9) and "WM-1952" in v.text


def test_r13(wm):
    """Six au début du tour, trois de moins ; CMD 7, un Commandant de CMD 9 à portée, le porte-étendard en formation. Un Construct ne teste pas."""
    assert wm.pertes_massives(figurines_au_debut_du_tour=6, figurines_perdues=3).gives
    help_near = dict(meneur_cmd=9, a_portee_d_un_commandant=True, porte_etendard_en_formation=True)
    assert wm.test_provoquant_la_fuite(chef_cmd=7, test_pour_l_unite=True, **help_near).odds["Raté"] == F(1, 36)
    assert wm.test_provoquant_la_fuite(cmd=7, **help_near).odds["Raté"] == F(1, 36)
    assert wm.test_provoquant_la_fuite(cmd=9, meneur_cmd=8, a_portee_d_un_commandant=True).odds["Raté"] == F(1, 6)
    assert wm.test_provoquant_la_fuite(cmd=7, figurine_construct=True).outcome == "Réussi"


def test_s59(wm):
    """CMD 8 : l'étendard en formation fait relancer ; un homme égaré teste à 6."""
    assert wm.test_provoquant_la_fuite(cmd=8, porte_etendard_en_formation=True).odds["Réussi"] == F(299, 324)
    assert wm.test_provoquant_la_fuite(cmd=8, figurine_hors_de_formation=True).odds["Réussi"] == F(5, 12)


def test_v_s09(wm):
    """Sa propre Abomination à trois pouces pile : on teste ; le mort-vivant ne fuit pas, le Construct réussit."""
    near = dict(creature_abomination=True, creature_amie=True)
    assert wm.creature_terrifiante(**near, distance_a_la_creature=3).gives and not wm.creature_terrifiante(**near, distance_a_la_creature=3.1).gives
    assert not wm.creature_terrifiante(creature_terreur=True, creature_amie=True, distance_a_la_creature=0.3).gives
    assert wm.test_provoquant_la_fuite(cmd=8, des=[6, 3]).gives
    assert not wm.test_provoquant_la_fuite(cmd=8, figurine_mort_vivant=True, des=[6, 3]).gives
    assert wm.test_provoquant_la_fuite(cmd=8, figurine_construct=True).outcome == "Réussi"


def test_ad30(wm):
    """L'unité de dix rate : les dix fuient, les trois hors de formation aussi ; un troupier qui teste seul, lui seul."""
    assert wm.troupiers_affectes_par_le_test(troupiers_de_l_unite=10, troupiers_hors_formation=3).total == 10
    assert wm.troupiers_affectes_par_le_test(troupiers_de_l_unite=10, test_individuel=True).total == 1
    v = wm.troupiers_rallies(troupiers_de_l_unite=10, troupiers_hors_formation=3)
    assert v.total == 10 and both(v, "WM-1954")


def test_ah38(wm):
    """Quatre troupiers d'une même unité de terreurs : un test ; quatre solos : quatre. Un Mort-Vivant rate peut-être, il ne fuit pas."""
    assert wm.tests_face_a_des_creatures(creatures_rencontrees=4, creatures_d_une_meme_unite=True).total == 1
    assert wm.tests_face_a_des_creatures(creatures_rencontrees=4).total == 4
    assert wm.fuir(figurine_mort_vivant=True).gives == wm.fuir(figurine_sans_peur=True).gives == ()
    assert wm.devenir_sans_peur(figurine_en_fuite=True).text.startswith("Conséquences : fin : en fuite")


@pytest.mark.parametrize("alone, unit", list(product((0, 1, 2), (0, 1, 3))))
def test_am14(wm, alone, unit):
    """Tant de créatures seules et tant de troupiers d'une même unité terrifiante : l'unité ne compte que pour un test."""
    met = wm.tests_face_a_des_creatures(creatures_rencontrees=alone + unit, troupiers_d_une_unite_terrifiante=unit)
    assert met.total == alone + (unit > 0)


def test_w35(wm):
    """Deux créatures terrifiantes, deux tests ; cinq d'une même unité, un seul ; en fuite et soudain Sans Peur, on se rallie."""
    assert wm.tests_face_a_des_creatures(creatures_rencontrees=2).total == 2
    assert wm.tests_face_a_des_creatures(creatures_rencontrees=5, creatures_d_une_meme_unite=True).total == 1
    assert "fin : en fuite" in str(wm.devenir_sans_peur(figurine_en_fuite=True))


def test_aj26(wm):
    """« Mon unité fuit, le chef a CMD 7 » : 7/12 ; avec l'étendard, 119/144 ; avec un Commandant CMD 9 près d'un seul troupier, 5/6."""
    assert wm.test_de_ralliement(chef_cmd=7, l_unite_en_fuite=True).odds["Ralliée"] == F(7, 12)
    assert wm.test_de_ralliement(chef_cmd=7, l_unite_en_fuite=True, l_unite_porte_etendard_en_formation=True).odds["Ralliée"] == F(119, 144)
    assert wm.test_de_commandement(chef_cmd=7, meneur_cmd=9, l_unite_figurines_a_portee_du_commandant=1).odds["Réussi"] == F(5, 6)
    assert wm.test_provoquant_la_fuite(chef_cmd=7).odds["en fuite"] == F(5, 12)
    assert wm.test_de_commandement(chef_cmd=9, figurine=dict(cmd=6, hors_de_formation=True)).odds["Réussi"] == F(1, 6)


def test_aj27(wm):
    """Le test d'un sort qui ne fait pas fuir : le Construct réussit, Sans Peur et Mort-Vivant lancent leurs dés à CMD 6."""
    assert wm.test_de_commandement(cmd=6, figurine_construct=True).text.startswith("Réussi automatique")
    for trait in ("sans_peur", "mort_vivant"):
        assert wm.test_de_commandement(cmd=6, **{f"figurine_{trait}": True}).odds["Réussi"] == F(5, 12)


def test_s37(wm):
    """Le mort-vivant rate sans fuir, le Construct ne peut rater, le Sans Peur teste comme un autre quand il ne s'agit pas de fuir."""
    assert "en fuite" not in wm.test_provoquant_la_fuite(cmd=8, figurine_mort_vivant=True).odds
    assert wm.test_de_commandement(cmd=8, figurine_construct=True).outcome == "Réussi"
    assert wm.test_de_commandement(cmd=8, figurine_sans_peur=True).odds["Réussi"] == F(13, 18)


def test_u20(wm):
    """CMD 8, il finit hors de formation : il teste à 6."""
    assert wm.test_de_commandement(cmd=8, figurine_hors_de_formation=True).odds["Réussi"] == F(5, 12)


def test_w34(wm, chance):
    """CMD 7, un Commandant de CMD 9 à neuf pouces pile : 5/6. À 9,5 de son chef de CMD 9, seul et à CMD 8 : 6 ou moins."""
    assert chance(wm.test_de_commandement(cmd=7, meneur_cmd=9, distance_au_commandant=9), "Réussi") == F(5, 6)
    assert chance(wm.test_de_commandement(cmd=7, meneur_cmd=9, distance_au_commandant=9.5), "Réussi") == F(7, 12)
    lost = dict(cmd=8, distance_au_commandant_d_unite=9.5, chef_cmd=9)
    assert chance(wm.test_de_commandement(**lost), "Réussi") == F(5, 12)
    assert wm.test_provoquant_la_fuite(**lost, figurine_sans_peur=True).outcome == "Réussi"


def test_x54(wm):
    """Dit de l'unité, vrai de ses figurines : qui n'a pas fini de s'activer, qui rencontre une créature."""
    assert wm.se_rallier(l_unite_en_fuite=True, l_unite_activation_non_achevee=True).outcome == "Interdit"
    assert wm.circonstances_d_un_test(l_unite_rencontre_une_creature_terrifiante=True).gives
