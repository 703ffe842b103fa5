"""The units nobody listed, Warhammer 40,000 PEN: small print drawn at random, each asked as a newcomer would; what was missing or tricky."""

from __future__ import annotations

from fractions import Fraction as F

import pytest
from verdicts import ask, check, rows

ROWS, row = rows()

row(
    "AO-01",
    "Cinq gardiens, une plateforme : le servant ne tire pas avec son arme, quatre autres si ; la plateforme qui a bougé ne tire pas.",
    ask("tirer(unite_infanterie=True, unite_sert_une_plateforme=True)", outcome="Interdit"),
    ask("tirer(unite_infanterie=True)", outcome="Permis"),
    ask("servant_d_une_plateforme(effectif_de_l_escouade=5, plateformes_qui_tirent=1)", total=4),
    ask("tirer(unite_plateforme=True, unite_a_bouge=True)", outcome="Interdit"),
)
row(
    "AO-02",
    "La tourelle vise à 170°, sauf si la superstructure l'arrête de ce côté ; l'arme de coque, à 45° et pas à 46.",
    ask("tirer_une_arme_de_vehicule(angle_de_tir=170)", outcome="Permis"),
    ask("tirer_une_arme_de_vehicule(angle_de_tir=170, arme_bloquee_par_le_vehicule=True)", outcome="Interdit"),
    ask("jet_pour_toucher_au_tir(ct=4, unite_est_un_vehicule=True, arme_bloquee_par_le_vehicule=True)", outcome="Interdit"),
    ask("tirer_une_arme_de_vehicule(arme_de_coque=True, angle_de_tir=46)", outcome="Interdit"),
)
row(
    "AO-03",
    "Transport abattu en passant : ses passagers à 6 ps de la trajectoire, pas à 7 ; on le vise à CT 4 − 3, soit un 6.",
    ask("poser_les_passagers_d_un_aeronef(distance_a_la_trajectoire=6)", outcome="Permis"),
    ask("poser_les_passagers_d_un_aeronef(distance_a_la_trajectoire=7)", outcome="Interdit"),
    ask("jet_pour_toucher_au_tir(ct=4, cible_aeronef=True)", odds={"Touché": F(1, 6)}),
    ask('degat_subi(degat_recu="détruit", cible_aeronef=True)', gives="retiré comme perte"),
)
row(
    "AO-04",
    "Attaques de zone : contre un seul engagé, rien de plus ; contre aucun, rien de moins ; contre cinq, quatre au plus.",
    ask("attaques_de_zone_supplementaires(de_d_attaques_de_zone=5, ennemis_engages=1)", total=0),
    ask("attaques_de_zone_supplementaires(de_d_attaques_de_zone=5, ennemis_engages=0)", total=0),
    ask("attaques_de_zone_supplementaires(de_d_attaques_de_zone=5, ennemis_engages=5)", total=4),
)
row(
    "AO-05",
    "Une grenade sur un marcheur : un 5 ne suffit pas à CC 5 contre 3 ; immobilisé, un 3 suffit.",
    ask("jet_pour_toucher_au_corps_a_corps(cible_marcheur=True, arme_grenade_ou_bombe=True, unite_cc=5, cible_cc=3)", odds={"Touché": F(1, 6)}),
    ask("jet_pour_toucher_au_corps_a_corps(cible_marcheur=True, cible_immobilisee=True, arme_grenade_ou_bombe=True, unite_cc=5, cible_cc=3)", odds={"Touché": F(2, 3)}),
)
row(
    "AO-06",
    "Tapi dans l'ombre, CT 5 : de jour à 13 ps, −1 ; de nuit à 13, −2 ; de nuit à 25, −3 ; vision nocturne, rien.",
    ask("ct_effective(ct=5, cible_tapie_dans_l_ombre=True, distance=13)", total=4),
    ask("ct_effective(ct=5, combat_de_nuit=True, cible_tapie_dans_l_ombre=True, distance=13)", total=3),
    ask("ct_effective(ct=5, combat_de_nuit=True, cible_tapie_dans_l_ombre=True, distance=25)", total=2),
    ask("ct_effective(ct=5, combat_de_nuit=True, cible_tapie_dans_l_ombre=True, distance=25, unite_a_vision_nocturne=True)", total=5),
)
row(
    "AO-07",
    "Salve 2/4, portée 24, après un pas : à 12 ps deux tirs pleins ; à 13, quatre au jugé, CT 4 tombée à 2 ; et pas de charge ensuite.",
    ask("nombre_de_tirs(arme_a_salve=True, unite_a_bouge=True, x_de_salve=2, y_de_salve=4, distance=12, portee=24)", total=2),
    ask("nombre_de_tirs(arme_a_salve=True, unite_a_bouge=True, x_de_salve=2, y_de_salve=4, distance=13, portee=24)", total=4),
    ask("ct_du_tir(ct=4, arme_a_salve=True, unite_a_bouge=True, x_de_salve=2, y_de_salve=4, distance=13, portee=24)", total=2),
    ask("charger(a_tire_ce_tour=True, arme_a_salve=True, distance=5)", outcome="Interdit"),
)
row(
    "AO-08",
    "Retraite : à terre, on n'en fait pas ; immobilisée et engagée, on reste verrouillé ; un socle dehors, une perte ; une moto court ses 12 ps.",
    ask("battre_en_retraite(unite_a_terre=True)", outcome="Aucune conséquence"),
    ask("battre_en_retraite(unite_immobilisee=True, unite_engagee=True)", gives="verrouillé"),
    ask("battre_en_retraite(socle_hors_du_plateau=True)", gives="perte"),
    ask("distance_de_retraite(unite_moto=True)", total=12),
)
row(
    "AO-09",
    "Entre le sol et l'altitude, 6 ps de portée ne portent pas, dans les deux sens ; le souffle non plus, sauf Torrent ; tous deux là-haut, si.",
    ask("tirer(portee=6, cible_en_altitude=True)", outcome="Interdit"),
    ask("tirer(portee=6, unite_en_altitude=True)", outcome="Interdit"),
    ask("tirer(portee=6, unite_en_altitude=True, cible_en_altitude=True)", outcome="Permis"),
    ask("tirer(arme_a_gabarit_de_souffle=True, cible_en_altitude=True)", outcome="Interdit"),
    ask("tirer(arme_a_gabarit_de_souffle=True, arme_torrent=True, cible_en_altitude=True)", outcome="Permis"),
)
row(
    "AO-10",
    "Cachée : 5+ devient 3+, 4+ pour une moto, et 3+ ne passe pas 2+ ; masquée par une escouade, on n'est pas cachée.",
    ask("svg_de_couvert_effective(svg_de_couvert=5, cible_cachee=True)", total=3),
    ask("svg_de_couvert_effective(svg_de_couvert=5, cible_cachee=True, cible_moto=True)", total=4),
    ask("svg_de_couvert_effective(svg_de_couvert=3, cible_cachee=True)", total=2),
    ask("etre_cachee(cible_masquee_par_une_escouade=True)", outcome="Interdit"),
)
row(
    "AO-11",
    "149 points d'écart à 1500 : nul ; 150 : victoire. Fin du 6e tour : la partie continue une fois sur trois.",
    ask("resultat_de_la_partie(joueur=850, adversaire=701, format_d_armee=1500)", gives="nul"),
    ask("resultat_de_la_partie(joueur=850, adversaire=700, format_d_armee=1500)", gives="Victoire du joueur"),
    ask("jet_de_fin_de_partie(tour=6)", odds={"La partie continue": F(1, 3)}),
)
row(
    "AO-12",
    "F5 contre E8 : un 6 puis un 4, 1/12 ; contre E7, 1/6 ; contre E2, 35/36, et c'est mortel.",
    ask("jet_pour_blesser(force=5, endurance=8)", odds={"Blessé": F(1, 12)}),
    ask("jet_pour_blesser(force=5, endurance=7)", odds={"Blessé": F(1, 6)}),
    ask("jet_pour_blesser(force=5, endurance=2)", odds={"Blessé": F(35, 36)}),
)
row(
    "AO-13",
    "Aidé d'une PA5, −1 ; IEM, rien ; troisième « arme détruite » du tour, deux crans ; « endommagé » s'accumule sans cran.",
    ask("jet_de_degat(pa=5, des=[4])", total=3),
    ask("jet_de_degat(pa=5, arme_iem=True, des=[4])", total=4),
    ask('degats_cumules(degat_recu="arme détruite", degats_identiques_ce_tour=2)', total=2),
    ask('degats_cumules(degat_recu="endommagé", degats_identiques_ce_tour=2)', total=0),
)

QUESTIONS = [(code, n, *asked) for code, (_, questions) in ROWS.items() for n, asked in enumerate(questions, 1)]


@pytest.mark.parametrize("code, rank, question, expected", QUESTIONS, ids=[f"{code}-{n}" for code, n, *_ in QUESTIONS])
def test_situation(resolver, code, rank, question, expected):
    check(resolver, "warhammer-40000-pen", code, question, expected)
