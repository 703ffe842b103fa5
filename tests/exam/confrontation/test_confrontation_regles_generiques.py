"""Situations of Confrontation of the chapter « Règles génériques » (General rules)."""

from fractions import Fraction as F

import pytest
from arbitre.errors import SituationError


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


def test_ad01(cf, chance):
    """L'ours neutre (INI 4, TIR 4, DEF 4) vise 10 : son 6 doit se relancer, un 1 le ruine, 2/15 ; un soldat garde le sien, 1/6."""
    assert chance(cf.test_d_initiative(figurine=dict(ini=4, neutre=True), difficulte=10), "Réussi") == F(2, 15)
    assert chance(cf.test_d_initiative(figurine_ini=4, difficulte=10), "Réussi") == F(1, 6)
    assert chance(cf.test_de_tir(attaquant=dict(tir=4, neutre=True), difficulte=10)) == F(2, 15)
    assert chance(cf.test_de_defense(cible=dict(defense=4, neutre=True), difficulte=10), "Parée") == F(2, 15)


def test_ad30(cf, chance):
    """Les relances : Précision, 9 à toucher pour TIR 3, 1/3 ; Aimé des Dieux, INI 4 contre 9, 1/2 ; un Aguerri Maudit n'en a aucune."""
    assert chance(cf.test_de_tir(attaquant=dict(tir=3, precision=True), difficulte=9)) == F(1, 3)
    assert chance(cf.test_d_initiative(figurine=dict(ini=4, aime_des_dieux=True), difficulte=9), "Réussi") == F(1, 2)
    assert chance(cf.test_d_initiative(figurine=dict(ini=4, aguerri=True, maudit_des_dieux=True), difficulte=11), "Réussi") == 0
    reader = dict(foi_creation=1, foi_alteration=1, foi_destruction=1, exalte=True, illumine=True)
    assert chance(cf.test_de_divination(fidele=reader, difficulte=9), "Réussi") == F(5, 9)


def test_ac07(cf):
    """Un guerrier de l'aube, 6 au thorax : son épée-hache tue net ; en déroute, elle laisse une critique."""
    axe = dict(force=5, epee_hache=True)
    assert cf.blessures_subies(attaquant=axe, cible_res=5, des=[[4, 6]]).outcome == "niveau 4"
    assert cf.blessures_subies(attaquant=dict(en_deroute=True, **axe), cible_res=5, des=[[4, 6]]).outcome == "niveau 3"


def test_ac26(cf):
    """Rien qu'un coup ou un tir sur l'engin Inaltérable : ni éclair, ni nexus, ni impact, ni Balayage, ni piège ; un rocher, si."""
    engine = dict(res=6, inalterable=True)
    assert cf.blessures_subies(force_de_l_effet=8, cible=engine).outcome == "Sans effet"
    assert cf.un_impact(attaquant=dict(impact_x=4, distance_du_deplacement=5), cible=engine).outcome == "Sans effet"
    assert cf.blessures_subies(attaquant_force_de_la_carte=9, cible=dict(balayage_non_evite=True, **engine)).outcome == "Sans effet"
    assert cf.blessures_subies(attaquant_explosion_d_un_piege=True, cible=engine).outcome == "Sans effet"
    assert cf.blessures_subies(cible=dict(touche_par_un_rocher=True, **engine), des=[[4, 6]]).outcome == "niveau 3"


def test_ac30(cf):
    """Poison : une légère que l'Éthéré ignore ne l'empoisonne pas, une grave, si ; un fauchage n'empoisonne personne."""
    venom = dict(toxique_x=2, attaque_toxique=True)
    assert cf.blessures_subies(attaquant=dict(force=3, **venom), cible=dict(res=5, ethere=True), des=[[3, 5]]).outcome == "niveau 0"
    assert cf.blessures_subies(attaquant=dict(force=5, **venom), cible=dict(res=6, ethere=True), des=[[4, 6], [2]]).outcome == "niveau 2"
    assert cf.un_fauchage(attaquant=dict(fauchage_x=3, **venom), cible=dict(ini=3, res=5), des=[[1], [3, 5]]).outcome == "niveau 1"


def test_ac23(cf):
    """L'archer à l'Arme sacrée/Combat fait un double 2 : la table ; Arme sacrée/Tir : tué net, sauf sur un Inaltérable, en litige."""
    shot = dict(arme_force=1, des=[2, 2])
    hit = dict(res=15, touche_par_un_tir=True)
    assert cf.jet_de_blessures(attaquant=dict(arme_sacree_x="Combat", s_est_deplace=True), cible=hit, **shot).outcome == "Sonné"
    assert cf.jet_de_blessures(attaquant=dict(arme_sacree_x="Tir", s_est_deplace=True), cible=hit, **shot).outcome == "Tué net"
    verdict = cf.jet_de_blessures(attaquant=dict(arme_sacree_x="Tir", s_est_deplace=True), cible=dict(inalterable=True, **hit), **shot)
    assert verdict.outcome == "Sonné"
    assert "CF-3404" in verdict.disputes


def test_ad18(cf):
    """Mon chef dans le char avec son musicien : DIS 4, un 3, il fait 7, sans bonus ; le musicien resté dehors lui donne le sien, 8."""
    chief = dict(dis=4, commandement_x=10, a_bord=True, dans_l_aura_d_un_musicien=True)
    assert cf.test_de_discipline(figurine=chief, le_musicien_a_bord=True, des=[3]).total == 7
    assert cf.test_de_discipline(figurine=chief, des=[3]).total == 8
    assert cf.profiter_du_commandement(commandant_a_bord=True).outcome == "Interdit"


def test_CONF_X54(cf, chance):
    """Forcer un nexus ennemi : DIS 3, Rigueur, un musicien ; sacrifice INI-2 avec INI 2 ; charges 5/2."""
    allowed = cf.tenter_d_activer_le_nexus(
        figurine_repond_a_l_allegeance=True, figurine_voit_le_nexus=True, figurine_du_camp_adverse_du_nexus=True, nexus_malus_du_sacrifice=2,
        figurine_valeur_sacrifiee=2, nexus_charge_totale=5, nexus_charge_temporaire=2, nexus_activations_de_la_partie=2, nexus_activations_du_tour=1,
    )
    assert allowed.outcome == "Permis"
    ordeal = dict(
        figurine_dis=3, figurine_rigueur=True, figurine_dans_l_aura_d_un_musicien=True, figurine_a_l_epreuve=True, figurine_du_camp_adverse_du_nexus=True,
        difficulte=6,
    )
    verdict = cf.test_de_discipline(**ordeal, des=[4])
    assert (verdict.total, verdict.outcome) == (8, "Réussi")
    assert chance(cf.test_de_discipline(**ordeal), "Réussi") == F(1, 2)
