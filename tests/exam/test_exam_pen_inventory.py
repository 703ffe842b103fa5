"""PEN, l'inventaire des règles : ce que chaque unité du livre donne, posé au résolveur avec les seuls mots d'un joueur.

Une ligne par section, tirées au sort ; la réponse attendue vient du texte. Celle des motos qui sortent d'un corps à corps a échoué d'abord.
"""

from __future__ import annotations

from fractions import Fraction

import pytest
from arbitre.errors import SituationError
from verdicts import ask, check, rows

ROWS, row = rows()

row(
    "12.1.1 sortie",
    "Des motos sortent d'un corps à corps : leur type dit 12 ps, un mouvement normal, et le tireur n'a pas de malus, quoi qu'elles aient parcouru.",
    ask("vitesse_retenue_de_la_cible(cible_moto=True, cible_sort_d_un_corps_a_corps=True, cible_distance_parcourue=24)", total=12),
    ask("vitesse_retenue_de_la_cible(cible_infanterie=True, cible_sort_d_un_corps_a_corps=True)", total=6),
    ask("ct_effective(ct=4, cible_moto=True, cible_sort_d_un_corps_a_corps=True, cible_distance_parcourue=24)", total=4),
    ask("vitesse_retenue_de_la_cible(cible_sort_d_un_corps_a_corps=True)", asks="cible_mouvement_normal"),
)
row(
    "2.1",
    "Un profil sans Initiative réussit le test, même sur 6.",
    ask("test_de_caracteristique(caracteristique_absente=True, des=[6])", outcome="Réussi", disputed="Raté"),
    ask("test_d_aveuglement(unite_sans_initiative=True, des=[6])", outcome="Réussi"),
    ask("test_de_commandement(unite_est_un_vehicule=True, des=[6, 6])", outcome="Réussi"),
)
row(
    "3",
    "Une unité de saut va à 12 ps et charge à 9 ; une moto double ses 12 ps et ne charge plus ; un marcheur à 6 ps court 12 avec Charge rapide.",
    ask("mouvement_normal_permis(unite_de_saut=True)", total=12),
    ask("mouvement_de_charge(unite_de_saut=True)", total=9),
    ask("mouvement_rapide_permis(unite_moto=True)", total=24),
    ask("charger(unite_moto=True, unite_mouvement_rapide_fait=True)", outcome="Interdit"),
    ask("mouvement_rapide_permis(unite_marcheur=True, unite_a_course=True)", total=12),
    ask("charger(unite_infanterie=True, distance=5)", outcome="Permis"),
    ask("faire_une_charge_belier(unite_infanterie=True)", outcome="Interdit"),
    ask("distance_d_une_charge_belier(unite_moto=True, unite_abattue_en_route=True, distance_parcourue=8)", total=8),
)
row(
    "3.10.8 et 3.10.9",
    "Grande explosion sur un transport ouvert, 4 au dé : 6 passagers, aucun si elle a dévié. F 6 et 5 au dé sur une tourelle de blindage 10 : dégât lourd.",
    ask("gabarits_contre_un_transport_ouvert(arme_a_grande_explosion=True, de_du_gabarit=4)", total=6),
    ask("gabarits_contre_un_transport_ouvert(arme_a_grande_explosion=True, de_du_gabarit=4, gabarit_devie=True)", total=0),
    ask("penetration_de_blindage(force=6, des=[5], cible_tourelle=True)", outcome="Dégât lourd", total=11),
    ask("penetration_de_blindage(arme_a_lance=True, force=8, des=[4], blindage=14)", outcome="Dégât superficiel", total=12),
)
row(
    "4 et 12.7.3",
    "Blindage renforcé, superficiel, 4 au dé : 1. Très endommagé et endommagé, 2 au dé : 5, crash violent. Sans arme, 4 se lit sur la coque.",
    ask("jet_de_degat(cible_blindage_renforce=True, degat_superficiel=True, pa=4, des=[4])", total=1),
    ask("jet_de_degat(marqueurs_tres_endommage=1, marqueurs_endommage=1, pa=3, des=[2])", total=5),
    ask('degat_du_resultat(resultat_de_degat=5, zone_touchee="coque")', outcome="Crash violent"),
    ask('degat_du_resultat(resultat_de_degat=4, zone_touchee="armement", cible_sans_armes=True)', outcome="Très endommagé"),
    ask('degat_du_resultat(resultat_de_degat=6, zone_touchee="armement")', outcome="Arme explosée"),
    ask('degat_subi(degat_recu="crash violent")', gives="hors de contrôle"),
    ask('degat_subi(cible_batiment=True, degat_recu="explosé")', gives="un décor infranchissable"),
    ask("force_de_l_explosion(cible_batiment=True, distance_au_vehicule=3)", total=3),
    ask("force_de_l_explosion(cible_batiment=True, distance_au_vehicule=4)", total=0),
)
row(
    "5",
    "Agile à couvert : 9 ps en forêt ; Lent et méthodique : 4 ps sur du neutre ; Implacable tire et charge ; Rage : 2 + 2 attaques ; Tapi, de nuit, à 15 ps : −2.",
    ask("mouvement_normal_permis(unite_agile_a_couvert=True, mouvement_normal=9, ps_en_terrain_difficile=6)", total=9),
    ask("mouvement_normal_permis(unite_lente_et_methodique=True, unite_infanterie=True, ps_en_terrain_neutre=6)", total=4),
    ask('ct_du_tir(unite_implacable=True, ct=4, arme_de_tir="Bolter lourd", unite_a_bouge=True)', total=4),
    ask('charger(unite_implacable=True, arme_de_tir="Bolter lourd", arme_a_tire_ce_tour=True)', outcome="Permis"),
    ask("attaques_effectives(unite_rage=True, unite_a_charge=True, attaques=2)", total=4),
    ask("ct_effective(cible_tapie_dans_l_ombre=True, combat_de_nuit=True, distance=15, ct=4)", total=2),
    ask("mouvement_normal_permis(mouvement_normal=12, ps_en_terrain_tres_difficile=4)", total=8),
)
row(
    "6.1",
    "Salve 2/4 après un déplacement : 4 tirs au jugé de loin, 2 à CT entière de près. Autocanon : le pivot ne compte pas. Balayage et gabarit se partagent.",
    ask("nombre_de_tirs(x_de_salve=2, y_de_salve=4, unite_a_bouge=True, distance=20, portee=24)", total=4),
    ask("ct_du_tir(x_de_salve=2, y_de_salve=4, unite_a_bouge=True, distance=20, portee=24, ct=4)", total=2),
    ask("nombre_de_tirs(x_de_salve=2, y_de_salve=4, unite_a_bouge=True, distance=10, portee=24)", total=2),
    ask('ct_du_tir(arme_de_tir="Autocanon", unite_a_pivote=True, ct=4)', total=4),
    ask('charger(arme_de_tir="Autocanon", arme_a_tire_ce_tour=True)', outcome="Interdit"),
    ask("balayage_sur_plusieurs_escouades(unites_sur_le_segment=3)", total=3),
    ask("gabarit_sur_plusieurs_escouades(unites_sous_le_gabarit=2)", total=2),
    ask("choix_des_points_du_balayage(arme_a_balayage=True, arme_jumelee=True)", total=1),
)
row(
    "6.2 à 6.5",
    "Grenade flash, I 3, 4 au dé : CC et CT 1. Missile de glace : 3 ps au lieu de 6. Pistolet plasma : 1 attaque, 2+ relançable. Anti-aérien au jugé.",
    ask('test_d_aveuglement(arme_de_tir="Grenades flash", initiative=3, des=[4])', outcome="Raté"),
    ask("cc_effective(unite_aveuglee=True, cc=4)", total=1),
    ask("ct_effective(unite_aveuglee=True, ct=4)", total=1),
    ask("mouvement_normal_permis(unite_givree=True, unite_infanterie=True)", total=3),
    ask("attaques_de_pistolet(pistolet_au_tir=True)", total=1),
    ask('jet_pour_blesser(arme_de_tir="Pistolet plasma", endurance=4)', odds={"Blessé": Fraction(35, 36)}),
    ask('ct_du_tir(arme_de_tir="Missiles Anti-aérien", ct=4, cible_infanterie=True, distance=40)', total=2),
    ask("apres_les_tirs_ennemis(arme_de_barrage=True, pertes_de_l_escouade=1, effectif_de_l_escouade=10)", gives="test de pilonnage"),
    ask("test_de_pilonnage(cd=7, des=[5, 3])", outcome="Raté", gives="à terre"),
)
row(
    "9.1 et 11",
    "Débordement demandé à droite, 5 au dé : à droite. De nuit, à 30 ps : CT 4 devient 2. Un marcheur ne voit pas à 120°. Blessé, il garde le pire dé.",
    ask('debordement(unite_scout=True, unite_en_reserve=True, flanc_desire="droite", des=[5])', outcome="Droite"),
    ask("ct_effective(combat_de_nuit=True, distance=30, ct=4)", total=2),
    ask("tirer(unite_marcheur=True, direction_de_la_cible=120)", outcome="Interdit"),
    ask("test_d_accident(pv_perdus=1, des=[1, 5])", outcome="Raté", total=1),
    ask("attaquer_au_corps_a_corps(duel_accepte=True)", outcome="Interdit"),
)
row(
    "12",
    "Couvert 4+ : 4 annule, 3 non ; majoritaire de 4, 4 et 5 : 4 ; endurance de 3, 3, 4, 4 : 4 ; CT 6 relance son 1 ; AE : armes endommagées.",
    ask("sauvegarde_de_couvert(svg_de_couvert=4, des=[4])", outcome="Touche annulée"),
    ask("sauvegarde_de_couvert(svg_de_couvert=4, des=[3])", outcome="Touche maintenue"),
    ask("couvert_majoritaire(valeurs=[4, 4, 5])", total=4),
    ask("valeur_majoritaire(valeurs=[3, 3, 4, 4])", total=4),
    ask("jet_pour_toucher_au_tir(ct=6, des=[1], relances=[[2]])", outcome="Touché"),
    ask('aide_memoire_degats(code_de_degat="AE")', gives="Armes endommagées"),
)


@pytest.mark.parametrize("code", ROWS)
def test_what_the_book_gives(resolver, code):
    for question, expected in ROWS[code][1]:
        check(resolver, "pen:warhammer-40000-pen", code, question, expected)


@pytest.mark.parametrize("question, name", [
    ("ct_du_tir(ct=4, unite_s_est_deplacee=True)", "a_bouge"),
    ('debordement(bord_desire="droite")', "flanc_desire"),
    ("tirer(angle_de_la_cible=120)", "direction_de_la_cible"),
    ("mouvement_rapide_permis(unite_marcheur=True, unite_a_charge_rapide=True)", "a_course"),
])
def test_a_word_of_the_table_leads_to_its_name(resolver, question, name):
    with pytest.raises(SituationError, match=f"dire .*{name}"):
        resolver.ask("pen:warhammer-40000-pen", question)
