"""Situations of Confrontation of the chapter « Phase stratégique » (Strategy phase)."""

from __future__ import annotations

from fractions import Fraction as F

from verdicts import ask, rows

ROWS, row = rows()

row(
    "CONF-AB16",
    "Un Paria peut faire le jet d'Autorité, non celui de Tactique ; une armée toute en déroute le perd d'office ; la main va au combat du désigné.",
    ask("etre_designe_pour_le_jet_d_autorite(figurine_paria=True)", outcome="Permis"),
    ask("etre_designe_pour_le_jet_de_tactique(figurine_paria=True)", outcome="Interdit"),
    ask("jet_de_tactique(l_armee_tout_en_deroute=True, figurine_dis=4, adversaire_dis=3)", odds={"Perdu": F(1)}),
)
row(
    "CONF-AB31",
    "Le Sélénite d'Alahan mène ses Lions au jet de Tactique malgré Alliance/Wolfen ; venu en allié chez les Griffons, non.",
    ask("etre_designe_pour_le_jet_de_tactique(figurine_selenite=True)", outcome="Permis"),
    ask("etre_designe_pour_le_jet_de_tactique(figurine=dict(selenite=True, allie_ou_mercenaire=True))", outcome="Interdit"),
)
row(
    "CONF-AG04",
    "Jet de Tactique : DIS 3 et l'état-major au complet, un 5 fait 10, pas la DIS 5 du chef ; 10 en face, on relance. Un Immortel, un Apatride n'y vont pas.",
    ask("jet_de_tactique(figurine=dict(dis=3, dans_l_aura_d_un_commandant=True), commandant_dis=5, etat_major_au_complet=True, adversaire_dis=4, des=[5], "
        "des_adverses=[6])", outcome="Égalité"),
    ask("etre_designe_pour_le_jet_de_tactique(figurine=dict(elementaire=True, du_peuple_de_l_armee=True))", outcome="Permis"),
    ask("etre_designe_pour_le_jet_de_tactique(figurine_immortel=True)", outcome="Interdit"),
    ask("etre_designe_pour_le_jet_de_tactique(figurine_apatride=True)", outcome="Interdit"),
    ask("jet_de_separation(figurine=dict(dis=4, stratege=True), adversaire_dis=4, des=[5, 1], des_adverses=[3])", outcome="Sépare la mêlée",
        disputed="= 5 contre"),
)

CAPTAIN = "figurine=dict(dis=4, rigueur=True, dans_l_aura_d_un_commandant=True), commandant_dis=7, etat_major_au_complet=True, adversaire_dis=5"

row(
    "CONF-CC50",
    "Jet de Tactique : le capitaine à DIS 4 + 2, Rigueur, jamais la DIS du chef ; ni l'en déroute, ni le mercenaire d'un autre peuple.",
    ask("etre_designe_pour_le_jet_de_tactique(figurine_en_deroute=True)", outcome="Interdit"),
    ask("etre_designe_pour_le_jet_de_tactique(figurine_mercenaire=True)", outcome="Interdit"),
    ask(f"jet_de_tactique({CAPTAIN}, des=[3, 4], des_adverses=[4])", outcome="Gagné", total=10),
    ask(f"jet_de_tactique({CAPTAIN}, des=[3, 2], des_adverses=[4])", outcome="Égalité", total=9),
)
row(
    "XI-C",
    "Le mieux discipliné en déroute ne jette pas la Tactique : DIS 2 et 4 font 6. POU 5, déroute, un 3 : 6, trois gemmes pour un Initié.",
    ask("etre_designe_pour_le_jet_de_tactique(figurine_en_deroute=True)", outcome="Interdit"),
    ask("fuir(figurine=dict(en_deroute=True, a_son_activation=True, s_est_desengage=True))", outcome="Obligatoire"),
    ask("fuir(figurine=dict(en_deroute=True, a_son_activation=True, a_manque_son_desengagement=True))", outcome="Interdit"),
    ask("jet_de_tactique(figurine_dis=2, adversaire_dis=2, des=[4], des_adverses=[1])", total=6),
    ask('une_recuperation_de_mana(magicien=dict(pou=5, rang_de_magicien="Initié", en_deroute=True, gemmes_en_reserve=0), des=[[3]])', gives="3"),
)
row(
    "CONF-S11",
    "Jet de Tactique : pas un Paria, sauf si tous le sont ; un Immortel lié par Alliance, un mercenaire du peuple. Une seule réserve ; 11 − 6 refus.",
    ask("etre_designe_pour_le_jet_de_tactique(figurine_paria=True)", outcome="Interdit"),
    ask("etre_designe_pour_le_jet_de_tactique(figurine_paria=True, l_armee_toute_paria=True)", outcome="Permis"),
    ask("""etre_designe_pour_le_jet_de_tactique(figurine_immortel=True, figurine_hors_du_peuple_de_l_armee=True,
        figurine_alliance_avec_l_armee=True)""", outcome="Permis"),
    ask("mettre_en_reserve(a_deja_mis_en_reserve=True, l_armee_cartes_dans_la_sequence=4)", outcome="Interdit"),
    ask("nombre_de_refus(cartes_au_debut_du_tour=6, cartes_adverses_au_debut_du_tour=11)", total=5),
)
row(
    "CONF-U04",
    "Jet de Tactique : DIS 4 sous le musicien, un commandant DIS 6 à côté n'y sert pas, un 3 fait 8. Ni le routé, ni le mercenaire d'un autre peuple.",
    ask("""jet_de_tactique(figurine=dict(dis=4, dans_l_aura_d_un_musicien=True, dans_l_aura_d_un_commandant=True), commandant_dis=6, adversaire_dis=5,
        des=[3], des_adverses=[2])""", outcome="Gagné", total=8),
    ask("etre_designe_pour_le_jet_de_tactique(figurine_en_deroute=True)", outcome="Interdit"),
    ask("etre_designe_pour_le_jet_de_tactique(figurine_mercenaire=True)", outcome="Interdit"),
    ask("etre_designe_pour_le_jet_de_tactique(figurine_mercenaire=True, figurine_du_peuple_de_l_armee=True)", outcome="Permis"),
)
row(
    "CONF-AB39",
    "En face, on désigne pour la Tactique un champion en déroute, puis un allié : ni l'un ni l'autre ; pour l'Autorité, un mort non plus.",
    ask("jet_de_tactique(figurine_dis=4, adversaire=dict(dis=6, en_deroute=True))", outcome="Interdit"),
    ask("jet_de_tactique(figurine_dis=4, adversaire=dict(dis=6, allie_ou_mercenaire=True))", outcome="Interdit"),
    ask("jet_d_autorite(figurine_dis=4, adversaire=dict(dis=6, tue_net=True))", outcome="Interdit"),
    ask("jet_d_autorite(figurine_dis=4, adversaire=dict(dis=6, allie_ou_mercenaire=True), des=[5], des_adverses=[2])", total=9),
)
row(
    "CONF-AE17",
    "Trois cartes contre trois : aucun refus ; après le jet de Tactique je regarde ma pile, je ne la change plus ; au Placement, on mesure librement.",
    ask("nombre_de_refus(l_armee=dict(cartes_au_debut_du_tour=3, cartes_adverses_au_debut_du_tour=3))", total=0),
    ask("modifier_sa_sequence_d_activation(jet_de_tactique_effectue=True)", outcome="Interdit"),
    ask("consulter_sa_sequence_d_activation()", outcome="Permis"),
    ask("mesurer_pendant_le_placement()", outcome="Permis"),
)
row(
    "IV",
    "Pile A, B, C : A d'abord. Séquence modifiée après la Tactique : non. DIS 4 et un 3, DIS 3 et un 5 : B. Un Paria seul de son "
    "espèce ne jette pas.",
    ask("rang_de_tirage(position_dans_la_pile=0)", total=1),
    ask("modifier_sa_sequence_d_activation(jet_de_tactique_effectue=True)", outcome="Interdit"),
    ask("jet_de_tactique(figurine_dis=4, adversaire_dis=3, des=[3], des_adverses=[5])", outcome="Perdu", total=7),
    ask("etre_designe_pour_le_jet_de_tactique(figurine_paria=True)", outcome="Interdit"),
    ask("retirer_une_carte_de_la_sequence()", outcome="Interdit"),
)
row(
    "CONF-CFB05",
    "Mercenaire qui n'est pas d'un autre peuple que l'armée : il tient le jet de Tactique ; Paria lié par Alliance/X, non.",
    ask("etre_designe_pour_le_jet_de_tactique(figurine=dict(mercenaire=True, hors_du_peuple_de_l_armee=False))", outcome="Permis"),
    ask("etre_designe_pour_le_jet_de_tactique(figurine=dict(immortel=True, du_peuple_de_l_armee=True))", outcome="Permis"),
    ask("etre_designe_pour_le_jet_de_tactique(figurine=dict(elementaire_x=\"Feu\"))", outcome="Interdit"),
    ask("etre_designe_pour_le_jet_de_tactique(figurine=dict(paria=True, alliance_avec_l_armee=True))", outcome="Interdit"),
)
