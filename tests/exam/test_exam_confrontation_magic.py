"""Composite situations of Confrontation: magic, faith, nexuses, armies, cards (XIV to XVIII, III, IV, V), each under the name of its row."""

from fractions import Fraction


def test_CONF_X44(cf, both):
    """Absorber un sort de deux gemmes de Lumière, une gemme de Terre en plus pour la maîtrise : trois gemmes de Ténèbres y suffisent-elles ?"""
    cast = dict(magicien_sacrifice_de_lumiere=2, magicien_sacrifice_de_terre=1, magicien_gemmes_de_maitrise=1)
    owned = dict(contre_magicien_gemmes_de_tenebres=3, contre_magicien_gemmes_d_eau=2)
    verdict = cf.absorber_un_sortilege(**cast, **owned, contre_magicien_sacrifice_de_tenebres=3)
    assert verdict.outcome == "Permis"
    assert both(verdict, "CF-1977")["B"].startswith("Interdit")
    water = cf.absorber_un_sortilege(**cast, **owned, contre_magicien_sacrifice_de_tenebres=2, contre_magicien_sacrifice_d_eau=1)
    assert water.outcome == "Interdit"  # water answers fire alone


def test_CONF_X45(cf, chance):
    """Un magicien pur au contact incante contre 9 avec une gemme de maîtrise ; un Guerrier-mage en Blessure grave tente un contre renforcé."""
    cast = cf.test_d_incantation(
        magicien_pou=5, magicien_est_un_magicien=True, magicien_adversaires_au_contact=1, effet_difficulte_indiquee=9, magicien_gemmes_de_maitrise=1
    )
    assert chance(cast, "Réussi") == Fraction(5, 9)
    counter = dict(
        contre_magicien_pou=5, contre_magicien_est_un_magicien=True, contre_magicien_guerrier_mage=True, contre_magicien_blessure_grave=True,
        contre_magicien_adversaires_au_contact=1, contre_magicien_contre_renforce=True,
    )
    assert chance(cf.test_de_contre(**counter, difficulte=10), "Contré") == Fraction(335, 1296)
    assert cf.cout_du_contre(contre_magicien_contre_renforce=True).total == 3


def test_CONF_X46(cf, chance):
    """Un Champion magicien pur légèrement blessé, Esprit de Feu, à qui il manque deux gemmes de Feu."""
    mage = dict(magicien_champion=True, magicien_est_un_magicien=True)
    short = cf.user_de_la_maitrise_des_arcanes(**mage, magicien_gemmes_du_sortilege=3, magicien_gemmes_en_reserve=1, magicien_gemmes_par_les_arcanes=2)
    assert short.outcome == "Permis"
    assert cf.renforcer_la_maitrise_avec_du_mana(magicien_arcanes_employes=True).outcome == "Interdit"
    cast = cf.test_d_incantation(
        **mage, magicien_pou=6, magicien_blessure_legere=True, magicien_esprit_de_x=True, sortilege_de_son_seul_element=True,
        magicien_arcanes_employes=True, magicien_gemmes_par_les_arcanes=2, effet_difficulte_indiquee=9,
    )
    assert chance(cast, "Réussi") == Fraction(11, 36)


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


def test_CONF_X51(cf, chance):
    """Un fidèle pur au contact appelle un miracle contre 1 + DEF, lien renforcé, censuré."""
    call = dict(effet_difficulte_selon_la_cible=True, cible_valeur_de_caracteristique=3, cible_bonus=1)
    assert cf.difficulte_du_miracle(**call).total == 5  # 4, and never under 5
    faithful = dict(fidele_est_un_fidele=True, fidele_foi_creation=2, fidele_foi_alteration=1, fidele_foi_destruction=1, fidele_adversaires_au_contact=1)
    spent = dict(effet_ferveur=2, fidele_renforcement=2)
    verdict = cf.test_de_divination(**call, **faithful, **spent, fidele_foi_temporaire=6, censeur_points_de_censure=2)
    assert chance(verdict, "Réussi") == Fraction(7, 8)
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
    assert chance(cf.test_de_discipline(**ordeal), "Réussi") == Fraction(1, 2)


def test_CONF_X60(cf):
    """Achéron à 300 PA : 90 PA d'alliés de Dirz et des Drunes, puis de Mid-Nor et des Drunes."""
    army = dict(
        l_armee_valeur_de_l_armee=300, l_armee_combattants_de_l_armee=15, l_armee_pa_de_champions=60, l_armee_pa_d_allies=90, l_armee_pa_de_troupes=150,
        figurine_valeur_strategique=120,
    )
    assert cf.aligner_l_armee(**army, l_armee_allies_non_allies_entre_eux=True).outcome == "Interdit"
    assert cf.aligner_l_armee(**army).outcome == "Permis"


def test_CONF_X62(cf, both):
    """L'Escorte royale du livre, recopiée telle quelle, et une échelle à 5 PA : 300 ou 303 ?"""
    verdict = cf.aligner_l_armee(
        l_armee_valeur_de_l_armee=300, l_armee_escorte_royale_du_livre=True, l_armee_pa_de_champions=62, l_armee_pa_de_troupes=207, l_armee_pa_d_allies=34
    )
    assert {verdict.outcome, *(text.split(" ")[0] for text in both(verdict, "CF-2191").values())} == {"Interdit", "Permis"}


def test_CONF_X63(cf):
    """Sept cartes et deux capacités titanesques contre onze ; la réserve jouée avec la carte du dessus, puis une autre mise en réserve."""
    assert cf.nombre_de_refus(l_armee_cartes_au_debut_du_tour=9, l_armee_cartes_adverses_au_debut_du_tour=11).total == 2
    assert cf.jouer_les_deux_cartes(l_armee_cartes_dans_la_sequence=6, l_armee_carte_en_reserve=True).outcome == "Permis"
    assert cf.mettre_en_reserve(l_armee_cartes_dans_la_sequence=5, l_armee_a_deja_mis_en_reserve=True).outcome == "Interdit"
