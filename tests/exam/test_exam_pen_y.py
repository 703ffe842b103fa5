"""A round of situations of Warhammer 40,000 PEN: what one phase leaves to the next, transports, altitude, morale; several rules at once, a trap in each."""

from __future__ import annotations

from fractions import Fraction as F

import pytest
from verdicts import ask, check, rows

ROWS, row = rows()

LOST = "camp_perdant=True, ecart_de_pertes=2"

row(
    "PY-01",
    "Vaincus de 2 à la mêlée (Cd 8) : 15/36 à ce moral-là ; au regroupement, à la terreur, sous les tirs, pour tirer dans le tas, 26/36.",
    ask(f"test_de_moral(cd=8, {LOST})", odds={"Réussi": F(15, 36)}),
    ask(f"test_de_regroupement(cd=8, {LOST})", odds={"Regroupée": F(26, 36)}),
    ask(f"regroupement_face_a_une_charge(cd=8, {LOST})", odds={"Combat normalement": F(26, 36)}),
    ask(f"test_de_terreur(cd=8, {LOST})", odds={"Sans effet": F(26, 36)}),
    ask(f"test_de_moral_apres_les_tirs(cd=8, {LOST})", odds={"Réussi": F(26, 36)}),
    ask(f"test_pour_tirer_dans_un_corps_a_corps(cd=8, {LOST})", odds={"Tire": F(26, 36)}),
)

row(
    "PY-02",
    "Un obusier m'a touché : Cd 8 vaut 7 au moral et au pilonnage, 8 à la terreur et pour se regrouper.",
    ask("test_de_moral_apres_les_tirs(cd=8, arme_artillerie=True)", odds={"Réussi": F(21, 36)}),
    ask("test_de_pilonnage(cd=8, arme_artillerie=True)", odds={"Réussi": F(21, 36)}),
    ask("test_de_terreur(cd=8, arme_artillerie=True)", odds={"Sans effet": F(26, 36)}),
    ask("test_de_regroupement(cd=8, arme_artillerie=True)", odds={"Regroupée": F(26, 36)}),
)

row(
    "PY-03",
    "Montés dans le Rhino ce tour, un tir d'alerte le détruit en route : on en sort de force ; intact, non.",
    ask("debarquer(transporteur_detruite=True, transporteur_a_embarque_ce_tour=True, en_cours_de_phase=True)", outcome="Permis"),
    ask("debarquer(transporteur_a_embarque_ce_tour=True)", outcome="Interdit"),
    ask("debarquer(en_cours_de_phase=True)", outcome="Interdit"),
    ask("embarquer(unite_infanterie=True, transporteur_detruite=True)", outcome="Interdit"),
)

row(
    "PY-04",
    "Un transport en réserve : on n'y monte ni n'en descend ; arrivé, si. Détruit en altitude : on en tombe, à terre.",
    ask("embarquer(unite_infanterie=True, transporteur_en_reserve=True)", outcome="Interdit"),
    ask("debarquer(transporteur_en_reserve=True)", outcome="Interdit"),
    ask("debarquer(transporteur_en_reserve=True, transporteur_arrivee_de_la_reserve=True)", outcome="Permis"),
    ask("debarquer(transporteur_en_altitude=True)", outcome="Interdit"),
    ask("debarquement_d_urgence(transporteur_detruite=True, transporteur_en_altitude=True)", gives="à terre"),
)

row(
    "PY-05",
    "Figés, verrouillés ou en alerte à bord d'un truk : on n'en descend pas.",
    ask("debarquer(unite_figee=True)", outcome="Interdit"),
    ask("debarquer(unite_verrouillee=True)", outcome="Interdit"),
    ask("debarquer(unite_en_alerte=True)", outcome="Interdit"),
    ask("debarquer(unite_figee=True, transporteur_detruite=True)", outcome="Permis"),
)

row(
    "PY-06",
    "Ma motojet eldar a tiré en route : plus de bélier ; hors de contrôle, il est forcé.",
    ask("faire_une_charge_belier(unite_motojet=True, arme_a_tire_ce_tour=True)", outcome="Interdit"),
    ask("faire_une_charge_belier(unite_motojet=True)", outcome="Permis"),
    ask("faire_une_charge_belier(unite_motojet=True, arme_a_tire_ce_tour=True, unite_hors_de_controle=True)", outcome="Obligatoire"),
)

row(
    "PY-07",
    "Collés à un Rhino arrêté : on le retape ; figés, ou lui en l'air, non.",
    ask("attaquer_un_vehicule_deja_engage(unite_engagee=True, cible_sans_cc=True)", outcome="Permis"),
    ask("attaquer_un_vehicule_deja_engage(unite_engagee=True, cible_sans_cc=True, unite_figee=True)", outcome="Interdit"),
    ask("attaquer_un_vehicule_deja_engage(unite_engagee=True, cible_sans_cc=True, cible_en_altitude=True)", outcome="Interdit"),
)

row(
    "PY-08",
    "Ils ont chargé puis consolidé dans les ruines : plus cachés, 4+ ; sans avoir chargé, 2+.",
    ask("etre_cachee(cible_en_zone_de_couvert=True, cible_a_charge=True)", outcome="Interdit"),
    ask('svg_de_couvert_effective(cible_en_zone_de_couvert=True, type_de_couvert="moyen", cible_cachee=True, cible_a_charge=True)', total=4),
    ask('svg_de_couvert_effective(cible_en_zone_de_couvert=True, type_de_couvert="moyen", cible_cachee=True)', total=2),
)

row(
    "PY-09",
    "Antigrav rapide à mobilité réduite, un 4 de plus à la mobilité : immobilisé ; pris en pleine course, crash.",
    ask('degat_sur_la_table(zone_touchee="mobilité", cible_mobilite_reduite=True, cible_antigrav=True, cible_rapide=True, pa=4, des=[4])', outcome="Immobilisé"),
    ask("""degat_sur_la_table(zone_touchee="mobilité", cible_mobilite_reduite=True, cible_antigrav=True, cible_rapide=True,
        cible_mouvement_rapide_fait=True, pa=4, des=[4])""", outcome="Crash"),
)

row(
    "PY-10",
    "Mes passagers tirent d'un transport secoué qui a fait 6 ps (fulgurant, CT 4, 10 ps) : (4 + 1) / 2 = 2 ; descendus d'un secoué, CT 4 entière.",
    ask('ct_du_tir(ct=4, unite_embarquee=True, transporteur_secoue=True, transporteur_distance_parcourue=6, arme_de_tir="Fulgurant", distance=10)', total=2),
    ask("ct_du_tir(ct=4, unite_vient_de_debarquer=True, transporteur_secoue=True, transporteur_distance_parcourue=6)", total=4),
)

row(
    "PY-11",
    "Transport emballé : 12 ps, on descend ; 13, en urgence. Truk rapide à 14 ps : en urgence, donc sans charge.",
    ask("debarquement_d_urgence(transporteur_hors_de_controle=True, transporteur_distance_parcourue=12)", outcome="Aucune conséquence"),
    ask("debarquement_d_urgence(transporteur_hors_de_controle=True, transporteur_distance_parcourue=13)", gives="à terre"),
    ask("charger(unite_vient_de_debarquer=True, transporteur_rapide=True, transporteur_ouvert=True, transporteur_distance_parcourue=14)", outcome="Interdit"),
)

row(
    "PY-12",
    "Mes jet-packs immobiles ont esquivé (fulgurant à 10 ps, CT 4) : (4 + 1 + 1) / 2 = 3 ; terrifiée et aveuglée, CC 5 contre 5 : 5+.",
    ask('ct_du_tir(ct=4, unite_jet_pack=True, unite_esquive=True, unite_immobile=True, arme_de_tir="Fulgurant", distance=10)', total=3),
    ask("toucher_au_corps_a_corps(cc=5, cible_cc=5, unite_terrifiee=True, unite_aveuglee=True)", outcome="5+"),
)

QUESTIONS = [(code, n, *asked) for code, (_, questions) in ROWS.items() for n, asked in enumerate(questions, 1)]


@pytest.mark.parametrize("code, rank, question, expected", QUESTIONS, ids=[f"{code}-{n}" for code, n, *_ in QUESTIONS])
def test_situation(resolver, code, rank, question, expected):
    check(resolver, "warhammer-40000-pen", code, question, expected)
