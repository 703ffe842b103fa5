"""Situations of Confrontation of the chapter « Divination » (Divination)."""

from fractions import Fraction as F


def test_ac11(cf):
    """Un fidèle de Merin pur, FOI 3, au contact, difficulté 8 : 1/3, 5/9 avec un point de lien ; d'un autre culte, 1/6 et 11/36."""
    merin = dict(foi_creation=1, foi_alteration=1, foi_destruction=1, au_contact_d_un_adversaire=True)
    assert cf.test_de_divination(fidele=dict(fidele_de_merin=True, **merin), difficulte=8).odds["Réussi"] == F(1, 3)
    assert cf.test_de_divination(fidele=dict(fidele_de_merin=True, renforcement=1, **merin), difficulte=8).odds["Réussi"] == F(5, 9)
    assert cf.test_de_divination(fidele=dict(renforcement=1, **merin), difficulte=8).odds["Réussi"] == F(11, 36)


def test_ac19(cf):
    """Un mercenaire keltois chez les Sessairs est des leurs : croyant de leur fidèle, pas Allié, bon pour le jet de Tactique."""
    kelt = dict(mercenaire=True, keltois_chez_les_drunes_ou_les_sessairs=True)
    assert cf.compter_parmi_les_croyants(fidele_orthodoxe=True, figurine=kelt).outcome == "Permis"
    assert cf.compter_parmi_les_croyants(fidele_orthodoxe=True, figurine_mercenaire=True).outcome == "Interdit"
    assert cf.recruter_comme_allie(figurine=kelt).outcome == "Interdit"
    assert cf.etre_designe_pour_le_jet_de_tactique(figurine=kelt).outcome == "Permis"


def test_CONF_X50(cf):
    """La foi temporaire d'un Doyen au contact, entre croyants, Féal, machine, Construct, Apatride, Familier et ennemis."""
    faith = dict(fidele_orthodoxe=True, fidele_aura_de_foi=15)
    ours = dict(figurine_de_son_peuple_et_de_son_camp=True)
    assert cf.compter_parmi_les_croyants(**faith, **ours, figurine_distance_du_fidele=15).outcome == "Permis"
    for trait in ("feal", "construct", "apatride", "familier"):
        assert cf.compter_parmi_les_croyants(**faith, **ours, **{f"figurine_{trait}": True}).outcome == "Interdit", trait
    assert cf.compter_parmi_les_croyants(**faith, figurine_du_camp_adverse=True).outcome == "Interdit"
    gained = cf.foi_temporaire_du_tour(
        rang_de_fidele="Doyen", fidele_est_un_fidele=True, fidele_adversaires_au_contact=1, fidele_croyants=5 + 1 + 1, figurine_immobile_x=3, fidele_feal_x=2
    )
    kept = cf.ft_conservee(fidele_est_un_fidele=True, fidele_piete_x=2, fidele_foi_temporaire=3)
    assert (gained.total, kept.total) == (15, 2)


def killed(verdict):
    """The chance that the target is killed outright."""
    return verdict.odds.get("niveau 4", F(0))


def test_ac25(cf):
    """Un châtiment de FOR 4 sur RES 12 : FOI 4 censurée d'un point, un point de lien, difficulté 8 : 5/9, puis 1/36."""
    priest = dict(foi_creation=2, foi_alteration=1, foi_destruction=1, renforcement=1)
    smite = dict(difficulte=8, force_de_l_effet=4, cible_res=12)
    assert killed(cf.un_miracle_qui_blesse(fidele=priest, censeur_points_de_censure=1, **smite)) == F(5, 9) / 36
    assert killed(cf.un_miracle_qui_blesse(fidele=dict(blessure_grave=True, **priest), **smite)) == F(11, 36) / 36
    assert cf.test_de_divination(fidele=priest, difficulte=8, effet_prodige=True).outcome == "Sans effet"


def test_ad14(cf):
    """Mon Dévot Moine-guerrier iconoclaste au contact : cinq ennemis, dont un Immobile/3 de plus, un Féal ami : 1, 3 et 1 font 5."""
    monk = dict(iconoclaste=True, moine_guerrier=True, rang_de_fidele="Dévot", au_contact_d_un_adversaire=True)
    assert cf.foi_temporaire_du_tour(fidele=monk, croyants=5, immobile_x=3, feal_x=1).total == 5


def test_CONF_X51(cf, chance):
    """Un fidèle pur au contact appelle un miracle contre 1 + DEF, lien renforcé, censuré."""
    call = dict(effet_difficulte_selon_la_cible=True, cible_valeur_de_caracteristique=3, cible_bonus=1)
    assert cf.difficulte_du_miracle(**call).total == 5  # 4, and never under 5
    faithful = dict(fidele_est_un_fidele=True, fidele_foi_creation=2, fidele_foi_alteration=1, fidele_foi_destruction=1, fidele_adversaires_au_contact=1)
    spent = dict(effet_ferveur=2, fidele_renforcement=2)
    verdict = cf.test_de_divination(**call, **faithful, **spent, fidele_foi_temporaire=6, censeur_points_de_censure=2)
    assert chance(verdict, "Réussi") == F(7, 8)
    assert 6 - cf.foi_temporaire_depensee(**spent).total == 2


def test_CONF_X52(cf, both):
    """Un miracle de portée 10 sur une cible qui s'avère à 12 cm : jette-t-on le test ?"""
    verdict = cf.test_de_divination(
        fidele_foi_creation=4, fidele_foi_alteration=0, fidele_foi_destruction=0, fidele_foi_temporaire=6, effet_ferveur=2, fidele_renforcement=1,
        effet_difficulte_indiquee=7, effet_portee_de_l_effet=10, distance=12,
    )
    assert verdict.outcome == "Sans effet"
    assert both(verdict, "CF-1886")["B"].startswith("Réussi")
    assert cf.appliquer_le_miracle(effet_portee_de_l_effet=10, distance=12).outcome == "Sans effet"
    assert cf.foi_temporaire_depensee(effet_ferveur=2, fidele_renforcement=1).total == 3
