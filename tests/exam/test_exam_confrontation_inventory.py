"""Confrontation, l'inventaire des règles : ce que chaque unité du livre donne, posé au résolveur avec les seuls mots d'un joueur.

Une ligne par section ; la réponse attendue vient du texte. Celles des Éclaireurs (paliers) et de Conscience ont échoué d'abord, les autres non.
"""

from __future__ import annotations

import pytest
from arbitre.errors import SituationError
from verdicts import ask, check, rows

ROWS, row = rows()

AWARE = "attaquant_conscience=True, cible_eclaireur_cache=True"
row(
    "XIX-B-26",
    "Conscience révèle l'Éclaireur à 20 cm ou moins, à un palier d'écart au plus, et son porteur le vise aussitôt ; personne d'autre, ni plus loin.",
    ask(f"prendre_pour_cible({AWARE}, distance=18)", outcome="Permis"),
    ask(f"prendre_pour_cible({AWARE}, distance=22)", outcome="Interdit"),
    ask("prendre_pour_cible(cible_eclaireur_cache=True, distance=18)", outcome="Interdit"),
    ask("prendre_pour_cible(attaquant_conscience=True, cible=dict(eclaireur_cache=True, palier=2), distance=18)", outcome="Interdit"),
    ask(f"charger({AWARE}, distance=18)", outcome="Permis"),
    ask(f"engager_un_adversaire({AWARE}, attaquant_a_marche=True, distance=18)", outcome="Permis"),
    ask("cibler_avec_un_sortilege(magicien_conscience=True, cible_eclaireur_cache=True, distance=18)", outcome="Permis"),
    ask("cibler_avec_un_sortilege(magicien_conscience=True, cible_eclaireur_cache=True, distance=22)", outcome="Interdit"),
    ask("cibler_avec_un_miracle(fidele_conscience=True, cible_eclaireur_cache=True, distance=18)", outcome="Permis"),
    ask("""tir_sur_une_cible(attaquant=dict(tir=3, conscience=True), cible_eclaireur_cache=True, distance=18, des=[2],
        arme=dict(portee_courte=20, portee_moyenne=40, portee_longue=60))""", outcome="Touche"),
)
row(
    "XIX-B-37",
    "Deux paliers d'écart, au-dessus comme au-dessous : l'ennemi à 5 cm ne repère pas l'Éclaireur ; on se déploie à 4 cm de lui, pas à son contact.",
    ask("eclaireur_approche(distance=5, ecart_de_paliers=-2)", outcome="Aucune conséquence"),
    ask("eclaireur_approche(distance=5, ecart_de_paliers=2)", outcome="Aucune conséquence"),
    ask("eclaireur_approche(distance=5, ecart_de_paliers=-1)", outcome="Éclaireur repéré"),
    ask("fin_du_deploiement(figurine_eclaireur=True, distance=5, ecart_de_paliers=-2)", outcome="Éclaireur caché"),
    ask("fin_du_deploiement(figurine_eclaireur=True, distance=5, ecart_de_paliers=1)", outcome="Aucune conséquence"),
    ask("deployer_une_figurine(figurine_dans_sa_zone_de_deploiement=True, adversaire_eclaireur=True, distance=4)", outcome="Permis"),
    ask("deployer_une_figurine(figurine_dans_sa_zone_de_deploiement=True, adversaire_eclaireur=True, distance=0)", outcome="Interdit"),
)
row(
    "II-A",
    "1, 4, 6, 6 : les deux 6 relancés donnent 1 et 3, on garde 9. Un 6 en opposition peut rester : 10 contre 8. Entretien/2 avec une gemme : non.",
    ask("test_de_caracteristique(figurine=dict(valeur_de_caracteristique=0, des_supplementaires=3), difficulte=9, des=[1, 4, 6, 6, 1, 3])", total=9),
    ask("test_en_opposition(figurine_valeur_de_caracteristique=4, adversaire_valeur_de_caracteristique=3, des=[6], des_adverses=[5])", total=10),
    ask("entretenir_un_sortilege(magicien_gemmes_de_l_element=1, effet_entretien=2)", outcome="Interdit"),
)
row(
    "XIX-B-3, 46, 56, 97",
    "Les 5 qui se relancent : Aguerri et Esquive en défense, Précision au tir, un 1 ramenant à 6 ; Fine lame ne garde qu'un dé.",
    ask("test_de_defense(defense=3, cible_aguerri=True, des=[5, 4], difficulte=12)", total=12),
    ask("test_de_defense(defense=4, cible_esquive=True, des=[5, 3], difficulte=12)", total=12),
    ask("test_de_tir(tir=3, attaquant_precision=True, difficulte=9, des=[5, 1])", outcome="Touche", total=9),
    ask("test_d_attaque(att=4, attaquant_fine_lame=True, difficulte=9, des=[2, 5])", total=9),
)
row(
    "IX-D, IX-E",
    "Défense soutenue : DEF 5 et un 3 parent 6, le dé reste. Un dé placé en attaque doit servir. Un contre trois ne se sépare pas. Mort, plus de dés.",
    ask("test_de_defense(defense=5, difficulte=6, des=[3], cible_en_defense_soutenue=True)", outcome="Parée", total=6),
    ask("des_de_defense_apres_la_parade(cible_en_defense_soutenue=True, cible_des_de_defense_restants=1)", total=1),
    ask("renoncer_a_une_attaque()", outcome="Interdit"),
    ask("separer_une_melee(figurines_du_camp=1, figurines_du_camp_adverse=3)", outcome="Interdit"),
    ask("des_de_combat_restants(figurine=dict(des_d_attaque_restants=1, des_de_defense_restants=1, tue_net=True))", total=0),
)
row(
    "XIV-D, XV-D",
    "MOU 10 : après 8 cm d'engagement le magicien incante ; après 12, le fidèle n'appelle plus. Un même miracle, une fois par tour.",
    ask("incanter(magicien=dict(magicien_pur=True, a_engage=True, mou=10, distance_parcourue=8))", outcome="Permis"),
    ask("appeler_un_miracle(fidele=dict(fidele_pur=True, a_engage=True, mou=10, distance_parcourue=12))", outcome="Interdit"),
    ask("appeler_un_miracle(effet_deja_appele_ce_tour=True)", outcome="Interdit"),
    ask("appeler_un_miracle(fidele=dict(a_appele=True, foi_temporaire=4))", outcome="Permis"),
)
row(
    "XX-C",
    "Six guerriers à 9 PA, deux en grave, deux en critique : 26, rien ne descend sous 0. Valeur 39 sur 40 : pas d'occupation. 90 % du socle : hors zone.",
    ask("""valeur_d_un_groupe(figurine=dict(valeur_strategique=9, peu_blesses=2, en_blessure_grave=2, en_blessure_critique=2))""", total=26),
    ask("""occuper_un_objectif(l_armee=dict(effectif_compte_du_camp=4, valeur_comptee_du_camp=39), effectif_requis=4, valeur_requise=40)""",
        outcome="Interdit"),
    ask('compter_sur_un_objectif(exigence_de_l_objectif="zone", figurine_part_du_socle=90)', outcome="Interdit"),
    ask('compter_sur_un_objectif(exigence_de_l_objectif="zone", figurine_part_du_socle=100)', outcome="Permis"),
)
row(
    "XIII-B, XVII-C, XIX-B-68",
    "Artillerie lourde : FOR entière pour le troisième touché. Balayage d'un Titan FOR 15 : 8. L'Immortel entre dans une armée de sa Voie.",
    ask("force_du_tir(arme=dict(force=14, artillerie_lourde=True, artillerie_perforante=True), cible_apres_le_premier_touche=True)", total=14),
    ask("force_du_balayage(attaquant_force_de_la_carte=15)", total=8),
    ask("test_contre_le_balayage(defense=3, des=[3])", outcome="Balayé", total=6),
    ask("rejoindre_l_armee(figurine=dict(immortel=True, armee_de_sa_voie=True))", outcome="Permis"),
)


@pytest.mark.parametrize("code", ROWS)
def test_what_the_book_gives(resolver, code):
    for question, expected in ROWS[code][1]:
        check(resolver, "cf:confrontation", code, question, expected)


@pytest.mark.parametrize("question, name", [
    ("resoudre_aussitot_le_combat(cible_a_deja_combattu=True)", "premier_combat_passe"),
    ("separer_une_melee(combattants_du_camp=1)", "figurines_du_camp"),
    ("representer_par_une_carte(en_cours_de_partie=True)", "partie_commencee"),
    ("appeler_un_miracle(effet_a_deja_appele_ce_miracle=True)", "deja_appele_ce_tour"),
])
def test_a_word_of_the_table_leads_to_its_name(resolver, question, name):
    with pytest.raises(SituationError, match=name):
        resolver.ask("cf:confrontation", question)
