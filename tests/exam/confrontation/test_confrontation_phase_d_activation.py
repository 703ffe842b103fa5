"""Situations of Confrontation of the chapter « Phase d'activation » (Activation phase)."""

from fractions import Fraction as F

BOW = dict(portee_courte=20, portee_moyenne=40, portee_longue=60)


def test_x33(cf, chance, both):
    """Une archère qui a marché, à 40 cm tout rond ; la cible se jette à couvert."""
    shot = dict(attaquant=dict(tir=5, s_est_deplace=True), arme=BOW, distance=40, cible=dict(s_est_jete_a_couvert=True, taille="Moyenne"))
    v = cf.tir_sur_une_cible(**shot)
    assert chance(v) == F(1, 2) and "contre difficulté 9" in str(v) and both(v, "CF-1419")
    assert cf.se_deplacer_a_couvert(figurine_s_est_jete_a_couvert=True).outcome == "Obligatoire"
    assert cf.charger(attaquant_s_est_jete_a_couvert=True).outcome == cf.courir(figurine_s_est_jete_a_couvert=True).outcome == "Interdit"
    assert cf.potentiel_de_deplacement(figurine=dict(mou=10, type_de_deplacement="déplacement à couvert")).total == 10
    wound = dict(plus_grand_de=4, arme_force=5, cible=dict(res=5, touche_par_un_tir=True))
    assert cf.ligne_des_blessures(**wound, attaquant_s_est_deplace=True).total == 4


def test_x63(cf):
    """9 cartes contre 11 (l'adversaire en a perdu une) : deux refus ; la réserve se joue avec la pioche, et ne se refait pas."""
    cards = dict(cartes_au_debut_du_tour=9, cartes_adverses_au_debut_du_tour=11)
    assert cf.nombre_de_refus(l_armee=cards).total == 2
    assert cf.jouer_la_carte_en_reserve(l_armee_carte_en_reserve=True).outcome == "Permis"
    assert cf.mettre_en_reserve(l_armee=dict(a_deja_mis_en_reserve=True, cartes_dans_la_sequence=5)).outcome == "Interdit"


def test_CONF_X63(cf):
    """Sept cartes et deux capacités titanesques contre onze ; la réserve jouée avec la carte du dessus, puis une autre mise en réserve."""
    assert cf.nombre_de_refus(l_armee_cartes_au_debut_du_tour=9, l_armee_cartes_adverses_au_debut_du_tour=11).total == 2
    assert cf.jouer_les_deux_cartes(l_armee_cartes_dans_la_sequence=6, l_armee_carte_en_reserve=True).outcome == "Permis"
    assert cf.mettre_en_reserve(l_armee_cartes_dans_la_sequence=5, l_armee_a_deja_mis_en_reserve=True).outcome == "Interdit"
