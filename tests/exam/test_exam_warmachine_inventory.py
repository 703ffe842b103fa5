"""Warmachine, l'inventaire des règles : ce que chaque unité des trois documents donne, posé au résolveur avec les seuls mots d'un joueur.

Une ligne par sujet, tirées au sort ; la réponse attendue vient du texte. Celles de l'action faite, du mouvement commencé et de l'obstacle ont échoué d'abord.
"""

from __future__ import annotations

import pytest
from arbitre.errors import SituationError
from verdicts import ask, check, rows

ROWS, row = rows()

row(
    "action faite",
    "Slam, charge et piétinement réunissent mouvement et action : l'action faite, ils sont impossibles, comme tout ce qui se paie d'une action.",
    ask("slam(attaquant_action_deja_accomplie=True)", outcome="Interdit"),
    ask("charger(attaquant_action_deja_accomplie=True)", outcome="Interdit"),
    ask("pietinement(attaquant_action_deja_accomplie=True)", outcome="Interdit"),
    ask("slam()", outcome="Permis"),
    *(ask(f"{act}(controleur_{spent}=True)", outcome="Interdit")
      for act in ("reactiver_un_warjack", "prendre_le_controle_d_un_autonome", "prendre_le_controle_d_une_warbeast_sauvage", "rallumer_la_chaudiere")
      for spent in ("action_deja_accomplie", "apres_une_course", "releve_en_renoncant_a_l_action")),
    ask("reactiver_un_warjack()", outcome="Permis"),
    ask("renoncer_a_l_action(figurine_action_deja_accomplie=True)", outcome="Interdit"),
    ask("commencer_son_action_de_combat(figurine_action_indisponible=True)", outcome="Interdit"),
)
row(
    "mouvement commencé",
    "Qui a déjà bougé ne charge plus, ne slamme, ne piétine ni ne court ; le mouvement du slam lui-même n'empêche pas son attaque.",
    *(ask(f"{act}(attaquant_a_bouge=True)", outcome="Interdit") for act in ("charger", "slam", "pietinement")),
    ask("courir(figurine_a_bouge=True)", outcome="Interdit"),
    ask("courir(figurine_mouvement_indisponible=True)", outcome="Interdit"),
    ask("renoncer_au_mouvement(figurine_a_bouge=True)", outcome="Interdit"),
    ask("attaque_de_slam(attaquant_a_bouge=True, distance_parcourue=4, acc=6, defense=13, des=[3, 4])", outcome="Touche", total=13),
    ask("attaque_de_corps_a_corps(attaquant_a_bouge=True, acc=6, defense=13, des=[3, 4])", outcome="Touche"),
)
row(
    "obstacle",
    "VTS 5, l'obstacle à 3,5 pouces : il n'en reste que 1,5, trop peu pour monter ; à 3 pouces, 2 suffisent, et rien ne reste en haut.",
    ask("monter_sur_un_obstacle(vts=5, distance_parcourue=3.5)", outcome="Interdit"),
    ask("monter_sur_un_obstacle(vts=5, distance_parcourue=3)", outcome="Permis"),
    ask("mouvement_au_sommet(vts=5, distance_parcourue=3)", total=0),
    ask("monter_sur_un_obstacle(vts=5, distance_parcourue=3.5, court_ou_charge=True)", outcome="Permis"),
    ask("monter_sur_un_obstacle(mouvement_restant=1.5)", outcome="Interdit"),
)
row(
    "terrain",
    "Forêt : 2,5 pouces se voient, 3,5 non, et elle dissimule. Eau profonde : 6 pouces en font 3, ni sort, ni pouvoir, ni ordre, ni attaque.",
    ask("tracer_une_ligne_de_vue(cible_en_foret=True, foret_traversee=2.5)", outcome="Permis"),
    ask("tracer_une_ligne_de_vue(cible_en_foret=True, foret_traversee=3.5)", outcome="Interdit"),
    ask("attaque_a_distance(atd=5, defense=13, des=[4, 4], cible_en_foret=True)", outcome="Raté"),
    ask("distance_parcourue_selon_le_terrain(mouvement_depense=6, figurine_en_eau_profonde=True)", total=3),
    ask("lancer_un_sort(figurine_en_eau_profonde=True)", outcome="Interdit"),
    ask("utiliser_un_pouvoir(figurine_en_eau_profonde=True)", outcome="Interdit"),
    ask("attaquer(attaquant_en_eau_profonde=True)", outcome="Interdit"),
    ask("attaque_de_corps_a_corps(acc=6, defense=13, decor_interferent=True, des=[4, 5])", outcome="Touche", total=15),
    ask("degats_de_chute(hauteur_de_chute=10, arm=15, des=[3, 3, 4, 4, 3])", total=27),
)
row(
    "attaques",
    "De dos : 4 + 3 + 5 + 2 = 14. Souffle contre furtif, à couvert et engagé : 13. Au tapis sous couvert : 5 + 4. Magie, en haut et à couvert : +6.",
    ask("attaque_a_distance(atd=5, defense=14, des=[4, 3], depuis_l_arc_arriere=True)", outcome="Touche", total=14),
    ask("attaque_de_corps_a_corps(acc=6, defense=14, des=[3, 4], depuis_l_arc_arriere=True, arc_avant_traverse=True)", outcome="Raté", total=13),
    ask("""attaque_a_distance(atd=5, defense=13, des=[4, 4], attaque_de_souffle=True, distance=7,
        cible=dict(furtivite=True, a_couvert=True, en_corps_a_corps=True))""", outcome="Touche", total=13),
    ask("rater_une_cible_en_corps_a_corps(cible_en_corps_a_corps=True, attaque_de_souffle=True)", outcome="Aucune conséquence"),
    ask("attaque_a_distance(atd=5, defense=15, cible_au_tapis=True, cible_a_couvert=True, des=[2, 2])", outcome="Touche", total=9),
    ask("attaque_magique(foc=6, defense=12, cible_surelevee=True, cible_a_couvert=True, des=[6, 5])", outcome="Raté", gives="DEF 18"),
    ask("attaque_de_corps_a_corps(acc=6, defense=12, jet_booste=True, des=[1, 3, 2])", outcome="Touche", total=12),
    ask("attaque_de_corps_a_corps(acc=6, defense=11, des=[5], arme_systeme_desactive=True)", outcome="Touche", total=11),
    ask("attaque_de_corps_a_corps(acc=6, defense=16, cible_au_tapis=True)", outcome="Touche"),
    ask("cadence_de_tir(cdt=2, attaques_supplementaires=2)", total=2),
    ask("attaque_de_competence_magique(magie=7, defense=14, des=[3, 4])", outcome="Touche", total=14),
    ask("attaquer_a_distance(attaquant_engage_un_ennemi=True)", outcome="Interdit", disputed="Permis"),
)
row(
    "prises et colosses",
    "Slam à 2,5 pouces : la cible ne bouge pas, 2d6 + FOR. Pas de projection d'un socle plus grand. Un colosse ne se pousse, ne se place ni ne se slamme.",
    ask("etre_slamme(distance_parcourue=2.5)", gives="Conséquences : jet de dégâts de slam"),
    ask("degats_de_slam(arm=18, force=10, des=[5, 4], distance_parcourue=2.5)", total=19),
    ask('projection(cible_socle="grand", attaquant_socle="moyen")', outcome="Interdit"),
    ask('projection_a_deux_mains(cible_socle="grand", attaquant_socle="moyen")', outcome="Interdit"),
    ask("projection_a_deux_mains(attaquant_gantelets_disponibles=1)", outcome="Interdit"),
    ask("projeter_sur_une_figurine(seule_la_projetee_masque=True, heurtee_hors_de_vue=True)", outcome="Permis"),
    ask('figurine_heurtee_par_une_projection(cible_socle="moyen", heurtee_socle="grand")', gives="rien pour un socle plus grand"),
    ask("attaquer_avec_une_arme(attaquant_maintenir_un_verrou=True, arme_du_verrou=True)", outcome="Interdit"),
    ask("attaquer_avec_une_arme(attaquant_maintenir_un_verrou=True)", outcome="Permis"),
    ask("etre_pousse(cible_verrouillee=True)", outcome="Interdit"),
    *(ask(f"{act}(cible_est_un_colosse=True)", gives="WM-2085") for act in ("etre_pousse", "etre_slamme", "etre_projete")),
    ask("placer_une_figurine(figurine_est_un_colosse=True)", outcome="Interdit"),
)
row(
    "focus et furie",
    "Zone de contrôle : 14 pouces pour FOC 7. Pas de focus au tour adverse. Un boost coûte 1 furie. Un frénétique ne s'active plus. Immunité au feu.",
    ask("zone_de_controle_du_warcaster(foc=7)", total=14),
    ask("payer_un_boost(figurine_hors_activation=True)", outcome="Interdit"),
    ask("furie_generee(jets_boostes=1)", total=1),
    ask("payer_un_boost(jet_deja_booste=True)", outcome="Interdit"),
    ask("s_activer(figurine_frenesie=True)", outcome="Interdit"),
    ask('degats_a_distance(pui=12, arm=15, type_de_degats="feu", cible_immunite_au_feu=True, des=[3, 3])', outcome="Sans effet"),
    ask("charger(attaquant_dysfonctionnement=True)", outcome="Interdit"),
    ask("portee_d_une_charge(vts=6)", total=9.5),
    ask("poursuivre_sa_charge(desengagerait_la_cible=True, cible_de_charge_engagee=True)", outcome="Interdit"),
)
row(
    "armées",
    "Officier perdu : le chef commande, sans remplaçant, et garde les warjacks. Sans Peur ne dispense pas de diriger. Grille : 2, 1, 2.",
    ask("commandant_d_unite(l_unite_officier_perdu=True)", gives="chef d'unité"),
    ask("promotion(l_unite_officier_perdu=True)", outcome="Aucune conséquence"),
    ask("perte_du_marshal(l_unite_officier_perdu=True)", gives="contrôle du 'jack marshal", disputed="autonome"),
    ask("etre_le_jack_marshal(controleur_membre_sans_commandement=True)", outcome="Interdit"),
    ask("affinite(figurine_controle_par_le_warcaster_nomme=True)", outcome="Permis"),
    ask("tentative_de_direction(controleur_sans_peur=True, cmd=8, des=[5, 5])", outcome="Pas dirigé"),
    ask("test_provoquant_la_fuite(figurine_sans_peur=True, cmd=8, des=[6, 6])", outcome="Réussi"),
    ask("moment_du_deploiement(figurine_machine_de_bataille=True)", gives="avant toute autre figurine"),
    ask("reporter_sur_la_grille(colonne=5, degats=5, cases={5: 2, 6: 1, 1: 3})", gives="Colonne 5 : 2, colonne 6 : 1, colonne 1 : 2"),
    ask('reporter_sur_un_systeme(cases={"2": [2, 3]}, degats=1, systeme="C", champ_de_force=5)',
        gives="colonne 2, rang 2 ; champ de force intact : 5", disputed="champ de force : 1"),
    ask('agir_en_prenant_le_controle(acte="sort")', outcome="Permis"),
    ask('agir_en_prenant_le_controle(acte="action")', outcome="Interdit"),
    ask('effet_special(condition_de_l_effet="touche")', gives="effet spécial appliqué"),
)


@pytest.mark.parametrize("code", ROWS)
def test_what_the_documents_give(resolver, code):
    for question, expected in ROWS[code][1]:
        check(resolver, "wm:warmachine", code, question, expected)


@pytest.mark.parametrize("question, name", [
    ("depenser_du_focus(tour_adverse=True)", "hors_activation"),
    ("attaque_a_distance(atd=5, defense=13, arme_a_effet_de_souffle=True)", "attaque_de_souffle"),
    ("attaque_de_corps_a_corps(acc=6, defense=13, cible_masquee_par_une_obstruction=True)", "decor_interferent"),
    ("attaquer_avec_une_arme(arme_verrouillante=True)", "du_verrou"),
    ("charger(attaquant_a_deja_agi=True)", "action_deja_accomplie"),
    ("courir(figurine_warbeast=True)", "est_une_warbeast"),
    ("slam(attaquant_warjack=True)", "est_un_warjack"),
])
def test_a_word_of_the_table_leads_to_its_name(resolver, question, name):
    with pytest.raises(SituationError, match=f"dire .*{name} "):
        resolver.ask("wm:warmachine", question)
