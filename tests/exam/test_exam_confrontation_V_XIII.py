"""Composite situations of Confrontation: activation, movement, charge, fear, command, shooting and artillery, as a player states them."""

from __future__ import annotations

from fractions import Fraction
from types import SimpleNamespace

import pytest

from arbitre.errors import SituationError

BOW = dict(portee_courte=20, portee_moyenne=40, portee_longue=60)


@pytest.fixture(scope="module")
def cf(resolver) -> SimpleNamespace:
    """The questions of Confrontation by their names; a fact that the one asked could not read is refused."""
    return SimpleNamespace(**resolver.functions("cf:confrontation"))


def test_x01(cf, chance):
    """Bravoure contre Abominable, un porte-étendard à 8 cm : un seul dé, contre la plus haute PEUR."""
    tested = dict(cou=3, bravoure=True, defenseur=True)
    v = cf.test_de_courage(
        figurine=tested, adversaire_peur=9, autre=dict(peur=7, abominable=True), le_porte_etendard=dict(distance_a_la_figurine=8, aura_de_commandement=10)
    )
    assert chance(v, "Réussi") == Fraction(1, 3) and "contre difficulté 9" in str(v) and "1d6 + 4" in str(v)


def test_x03(cf, chance):
    """Un Aguerri devant PEUR 12 ; le commandant voisin est d'un autre peuple."""
    v = cf.test_de_courage(
        figurine=dict(cou=3, aguerri=True), adversaire_peur=12,
        commandant=dict(cou=6, aura_de_commandement=15, distance_a_la_figurine=5, d_un_autre_peuple=True),
    )
    assert chance(v, "Réussi") == Fraction(7, 36)


def test_x04(cf, both):
    """Stratège près d'un musicien, 5 relancé en 1, contre un total de 9."""
    v = cf.jet_de_tactique(
        figurine=dict(dis=5, stratege=True, champion=True), le_musicien=dict(distance_a_la_figurine=6, aura_de_commandement=10),
        des=[5, 1], adversaire_dis=4, des_adverses=[5],
    )
    assert v.outcome == "Gagné" and v.total == 12
    assert both(v, "CF-1146")["B"].startswith("Perdu") and "= 7 contre" in both(v, "CF-1146")["B"]


def test_x08(cf):
    """Force en charge, puis une poursuite et un coup de maître : le premier est interdit, pas le second."""
    brute = dict(mou=10, att=4, force=7, force_en_charge_x=3, coup_de_maitre_x=2, en_charge=True)
    master = dict(force_en_charge_x=3, coup_de_maitre_x=2, des_d_attaque_restants=2, en_charge=True)
    assert cf.tenter_un_coup_de_maitre(attaquant=master).outcome == "Interdit"
    assert cf.force_du_jet_de_blessures(attaquant=dict(force=7, force_en_charge_x=3, en_charge=True)).total == 10
    assert cf.distance_de_poursuite(figurine_mou=10).total == 5
    assert cf.tenter_un_coup_de_maitre(attaquant=dict(master, a_poursuivi=True)).outcome == "Permis"
    assert cf.force_du_coup_de_maitre(attaquant=dict(brute, a_poursuivi=True, blessure_legere=True)).total == 12


def test_x10(cf):
    """Brutal en poursuite contre un Énorme : les pénalités ; Brutal en charge contre un Éthéré : aucune."""
    assert cf.infliger_les_penalites_de_charge(attaquant=dict(brutal=True, puissance=1, en_poursuite=True), cible_enorme_x=1).outcome == "Permis"
    v = cf.infliger_les_penalites_de_charge(attaquant=dict(brutal=True, puissance=1, en_charge=True), cible=dict(ethere=True, puissance=1))
    assert v.outcome == "Interdit"
    assert cf.test_d_attaque(attaquant=dict(att=5, subit_les_penalites_de_charge=True), des=[3]).total == 3 + 4
    assert cf.test_de_defense(cible=dict(defense=4, ethere=True, subit_les_penalites_de_charge=True), difficulte=5, des=[3]).total == 3 + 4


def test_x14(cf):
    """Le tigre aux lames dorsales, blessé, ne se désengage pas avec un 3 ; tous ses dés en défense, les lames en attaque."""
    v = cf.test_de_desengagement(figurine=dict(ini=3, adversaires_au_contact=1, blessure_legere=True), des=[3])
    assert v.outcome == "Reste aux prises" and v.total == 5 and "contre difficulté 6" in str(v)
    split = dict(adversaires_dans_le_combat=1, a_manque_son_desengagement=True)
    assert cf.repartir_ses_des_de_combat(figurine=dict(split, des_en_attaque=1, des_en_defense=1)).outcome == "Interdit"
    assert cf.repartir_ses_des_de_combat(figurine=dict(split, des_en_attaque=0, des_en_defense=2)).outcome == "Permis"


def test_x17(cf):
    """Un archer immobile : Bras, total 5, lu une ligne plus bas : une case que la copie ne laisse pas lire."""
    shot = dict(arme_force=4, cible_res=5, cible_touche_par_un_tir=True)
    assert cf.ligne_des_blessures(plus_grand_de=6, **shot).total == 7
    with pytest.raises(SituationError, match="ne se lit pas pour Bras, 6 à 7"):
        cf.table_des_blessures(plus_petit_de=2, plus_grand_de=6, **shot)


def test_x20(cf):
    """La baliste, second touché de la trajectoire : Force 6, et une case illisible."""
    shot = dict(arme=dict(force=11, artillerie_legere=True, artillerie_perforante=True), cible=dict(touche_par_un_tir=True, apres_le_premier_touche=True, res=7))
    assert cf.force_du_tir(arme=shot["arme"], cible_apres_le_premier_touche=True).total == 6
    assert cf.resultat_du_jet_de_blessures(plus_grand_de=5, **shot).total == 4
    with pytest.raises(SituationError, match="ne se lit pas pour Abdomen, 4 à 5"):
        cf.table_des_blessures(plus_petit_de=3, plus_grand_de=5, **shot)


def test_x23(cf, chance):
    """Un Hypérien/8 charge un pantin Mort-vivant (PEUR 5) qu'un commandant vivant ne peut aider."""
    puppet = dict(peur=5, mort_vivant=True, defenseur=True)
    v = cf.test_de_courage(figurine=puppet, adversaire_hyperien_x=8, commandant=dict(cou=7, aura_de_commandement=15, distance_a_la_figurine=8))
    assert chance(v, "Réussi") == Fraction(2, 3)
    failed = cf.test_de_courage(figurine=puppet, adversaire_hyperien_x=8, des=[2])
    assert "la figurine est en déroute" in str(failed) and "fuite immédiate" in str(failed)
    assert cf.distance_de_fuite(figurine=dict(mou=10, defenseur=True)).total == 20
    assert cf.devoir_tester_son_courage(figurine=dict(cou=3, hyperien_x=8, assaillant=True), adversaire=dict(peur=5, mort_vivant=True)).outcome == "Sans effet"


def test_x24(cf, chance):
    """Cri de guerre/6 devant un minotaure (PEUR 5) : en charge, le minotaure teste ; en engagement, le barbare."""
    barbarian, bull = dict(cou=3, cri_de_guerre_x=6), dict(peur=5)
    assert cf.devoir_tester_son_courage(figurine=dict(barbarian, en_charge=True), adversaire=bull).outcome == "Sans effet"
    assert chance(cf.test_de_courage(figurine=dict(bull, defenseur=True), adversaire=dict(barbarian, en_charge=True)), "Réussi") == 1
    assert chance(cf.test_de_courage(figurine=dict(barbarian, assaillant=True), adversaire=bull), "Réussi") == Fraction(5, 6)
    assert cf.devoir_tester_son_courage(figurine=dict(bull, defenseur=True), adversaire=barbarian).outcome == "Sans effet"


def test_x27(cf):
    """Assaut simultané d'un chasseur (PEUR 4) ; son commandant vole au palier 1 ; un 1 le fige, sans déroute."""
    v = cf.test_de_courage(
        figurine=dict(peur=4, assaillant=True), adversaire_peur=6, autre_cou=4,
        commandant=dict(peur=7, aura_de_commandement=15, distance_a_la_figurine=8, palier=1), des=[1],
    )
    assert v.outcome == "Raté" and v.total == 5 and "déroute" not in str(v) and "figée par la peur" in str(v)
    assert cf.agir(figurine_fige_par_la_peur=True).outcome == "Interdit"
    fianna = cf.devoir_tester_son_courage(figurine=dict(cou=4, defenseur=True), adversaire=dict(peur=4, fige_par_la_peur=True))
    assert fianna.outcome == "Sans effet"


def test_x30(cf, chance):
    """Un tireur d'élite en Blessure grave, à 45 cm, sur un troll à demi caché dans une mêlée."""
    shot = dict(
        attaquant=dict(tir=4, tireur_d_elite=True, blessure_grave=True), arme=BOW, distance=45,
        cible=dict(taille="Grande", partiellement_visible=True, au_contact_d_un_ami_du_tireur=True),
    )
    assert chance(cf.tir_sur_une_cible(**shot)) == Fraction(335, 1296)
    assert cf.difficulte_du_tir(arme=BOW, distance=45, cible=dict(taille="Grande", partiellement_visible=True)).total == 10
    shot["arme"], shot["cible"] = dict(BOW, force=4), dict(shot["cible"], res=20)
    assert cf.un_tir(**shot).odds["la cible est touchée par un tir"] == Fraction(335, 2592)


def test_x31(cf, chance):
    """Inébranlable, chargé ce tour puis libéré, à 30 cm : difficulté 8, TIR entier."""
    shooter = dict(tir=4, inebranlable=True, a_ete_charge=True, subit_les_penalites_de_charge=True, puissance=1)
    v = cf.tir_sur_une_cible(attaquant=shooter, arme=BOW, distance=30)
    assert chance(v) == Fraction(1, 2) and "contre difficulté 8" in str(v)


def test_x32(cf, chance):
    """Champion tireur en assaut, Tir d'assaut et Visée, sur un monstre à demi caché : un tir, difficulté 4."""
    champion = dict(tir=4, tir_en_assaut=True, tir_d_assaut=True, visee=True)
    assert cf.nombre_de_tirs(attaquant=dict(tir_en_assaut=True, tirs_supplementaires=2)).total == 1
    assert chance(cf.test_de_courage(figurine=dict(cou=6, assaillant=True), adversaire_peur=7), "Réussi") == 1
    v = cf.tir_sur_une_cible(attaquant=champion, cible=dict(taille="Grande", partiellement_visible=True))
    assert chance(v) == 1 and "contre difficulté 4" in str(v)
    wound = cf.table_des_blessures(plus_petit_de=3, plus_grand_de=5, attaquant=champion, arme_force=5, cible=dict(res=6, touche_par_un_tir=True))
    assert "Blessure grave" in str(wound)


def test_x33(cf, chance, both):
    """Une archère qui a marché, à 40 cm tout rond ; la cible se jette à couvert."""
    shot = dict(attaquant=dict(tir=5, s_est_deplace=True), arme=BOW, distance=40, cible=dict(s_est_jete_a_couvert=True, taille="Moyenne"))
    v = cf.tir_sur_une_cible(**shot)
    assert chance(v) == Fraction(1, 2) and "contre difficulté 9" in str(v) and both(v, "CF-1419")
    assert cf.se_deplacer_a_couvert(figurine_s_est_jete_a_couvert=True).outcome == "Obligatoire"
    assert cf.charger(attaquant_s_est_jete_a_couvert=True).outcome == cf.courir(figurine_s_est_jete_a_couvert=True).outcome == "Interdit"
    assert cf.potentiel_de_deplacement(figurine=dict(mou=10, type_de_deplacement="déplacement à couvert")).total == 10
    wound = dict(plus_grand_de=4, arme_force=5, cible=dict(res=5, touche_par_un_tir=True))
    assert cf.ligne_des_blessures(**wound, attaquant_s_est_deplace=True).total == 4


def test_x35(cf):
    """Une baliste qui a marché : A, B, C au contact de B, et D à 41 cm."""
    ballista = dict(BOW, force=11, artillerie_legere=True, artillerie_perforante=True)
    shot = dict(attaquant=dict(tir=4, s_est_deplace=True), arme=ballista)
    a = cf.tir_sur_une_cible(**shot, distance=10, cible=dict(taille="Moyenne", partiellement_visible=True), des=[1])
    b = cf.tir_sur_une_cible(**shot, distance=18, cible=dict(taille="Grande"), cible_indirecte=True, des=[1])
    c = cf.tir_sur_une_cible(**shot, distance=18, cible=dict(taille="Moyenne", du_camp_du_tireur=True), cible_indirecte=True, des=[1])
    d = cf.tir_sur_une_cible(**shot, distance=41, cible=dict(taille="Moyenne"), cible_indirecte=True, des=[6, 1])
    assert [v.outcome for v in (a, b, c, d)] == ["Touche", "Touche", "Touche", "Raté"]
    assert [v.total for v in (a, b, c, d)] == [4, 4, 4, 4]
    assert cf.force_du_tir(arme=ballista).total == 11 and cf.force_du_tir(arme=ballista, cible_apres_le_premier_touche=True).total == 6
    assert cf.faire_un_jet_de_repartition(arme=ballista).outcome == "Interdit"


def test_x36(cf, both):
    """Un crache-feu en cloche : raté, 8 cm de dispersion ; Z, au contact d'un touché hors du gabarit, fait litige."""
    gun = dict(force=8, artillerie_legere=True, artillerie_a_effet_de_zone=True)
    v = cf.tir_sur_une_cible(attaquant_tir=2, arme=dict(gun, **BOW), cible_hors_de_vue=True, portee_du_tir="moyenne", des=[5])
    assert v.outcome == "Raté" and v.total == 4 and "contre difficulté 7" in str(v)
    assert "8" in cf.distance_de_dispersion(de_de_dispersion=3).text
    assert cf.force_du_tir(arme=gun).total == 8 and cf.force_du_tir(arme=gun, cible_hors_du_centre=True).total == 4
    z = cf.etre_touche_par_le_gabarit(arme=gun, cible_au_contact_d_un_touche=True)
    assert z.outcome == "Interdit" and both(z, "CF-1291")["B"].startswith("Obligatoire")


def test_x37(cf, chance, both):
    """Tir instinctif, une artillerie perforante déplacée à 35 cm : le TIR-1 fait litige."""
    v = cf.tir_sur_une_cible(attaquant=dict(tir=3, tir_instinctif=True, s_est_deplace=True), arme=dict(BOW, artillerie_perforante=True), distance=35)
    assert chance(v) == Fraction(1, 2) and "33,33 %" in both(v, "CF-1148")["B"]


def test_x38(cf, chance):
    """Une brute se désengage puis « charge » : ce n'est qu'un engagement, sans Force en charge."""
    assert cf.test_de_desengagement(figurine=dict(ini=3, adversaires_au_contact=1), des=[3]).outcome == "Se désengage"
    assert cf.charger(attaquant_s_est_desengage=True).outcome == "Interdit"
    assert cf.engager_un_adversaire(attaquant_s_est_desengage=True).outcome == "Permis"
    assert cf.parvenir_au_contact(figurine=dict(mou=10, s_est_desengage=True, chemin=8)).outcome == "Permis"
    assert cf.test_de_courage(figurine=dict(cou=5, assaillant=True), adversaire_peur=8, des=[3]).outcome == "Réussi"
    brute = dict(force=6, brute_epaisse=True, force_en_charge_x=3, a_engage=True)
    assert cf.force_du_jet_de_blessures(attaquant=brute).total == 6
    v = cf.infliger_les_penalites_de_charge(attaquant=dict(brute_epaisse=True, taille="Moyenne", a_engage=True), cible_enorme_x=1)
    assert v.outcome == "Interdit"


def test_x41(cf):
    """Un cavalier volant charge en piqué, tue le troll et poursuit au sol."""
    rider = dict(mou=10, mou_en_vol=17.5, palier=1, en_charge=True, a_charge_en_pique=True)
    assert cf.portee_de_l_assaut(figurine=rider).total == 25
    fight = dict(ini=3, att=5, force=7, force_en_charge_x=2, en_charge=True, a_charge_en_pique=True)
    assert cf.test_d_initiative(figurine=fight, des=[1]).total == 1 + 5
    assert cf.test_d_attaque(attaquant=fight, des=[1]).total == 1 + 7
    assert cf.force_du_jet_de_blessures(attaquant=fight).total == 11
    rider_power, troll = dict(taille="Grande", en_charge=True), dict(taille="Grande", dur_a_cuire=True)
    assert cf.infliger_les_penalites_de_charge(attaquant=rider_power, cible=troll).outcome == "Interdit"
    assert cf.distance_de_poursuite(figurine_mou=10).total == 5
    after = dict(fight, a_poursuivi=True)
    assert cf.test_d_initiative(figurine=after, des=[1]).total == 1 + 3
    assert cf.test_d_attaque(attaquant=after, des=[1]).total == 1 + 5
    assert cf.force_du_jet_de_blessures(attaquant=after).total == 7


def test_x42(cf, chance, both):
    """Un troll blessé veut quitter un nain en force : la Force se compare-t-elle avant la Blessure ?"""
    troll = dict(taille="Grande", force=8, adversaires_au_contact=1, blessure_legere=True)
    v = cf.test_de_desengagement_en_force(figurine=troll, adversaire=dict(taille="Petite", res=7))
    assert chance(v, "Se désengage") == Fraction(1, 6) and both(v, "CF-1498")["B"].startswith("Interdit")


def test_x43(cf):
    """Un char à Impact/4 charge à 20 cm ; un second ennemi est à 27 cm."""
    assert cf.force_de_l_impact(attaquant=dict(impact_x=4, distance_du_deplacement=20)).total == 8
    assert cf.force_de_l_impact(attaquant=dict(impact_x=4, distance_du_deplacement=27)).total == 12
    assert cf.portee_de_l_assaut(figurine=dict(mou=20, en_charge=True)).total == 40
    assert cf.jet_d_instinct_de_survie(cible_instinct_de_survie_x=5, des=[4]).outcome == "Jet de Blessures maintenu"
    stopped = cf.continuer_apres_l_impact(attaquant_impact_x=4, cible_au_contact_de_l_avant=True)
    assert stopped.outcome == "Interdit"
    assert cf.continuer_apres_l_impact(attaquant_impact_x=4, cible=dict(au_contact_de_l_avant=True, tue_ou_detruit_par_l_impact=True)).outcome == "Permis"


def test_x63(cf):
    """9 cartes contre 11 (l'adversaire en a perdu une) : deux refus ; la réserve se joue avec la pioche, et ne se refait pas."""
    cards = dict(cartes_au_debut_du_tour=9, cartes_adverses_au_debut_du_tour=11)
    assert cf.nombre_de_refus(l_armee=cards).total == 2
    assert cf.jouer_la_carte_en_reserve(l_armee_carte_en_reserve=True).outcome == "Permis"
    assert cf.mettre_en_reserve(l_armee=dict(a_deja_mis_en_reserve=True, cartes_dans_la_sequence=5)).outcome == "Interdit"
