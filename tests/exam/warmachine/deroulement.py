"""Situations of Warmachine of the chapter « Déroulement » (Timing)."""

from __future__ import annotations

from verdicts import ask, rows

ROWS, row = rows()

row(
    "livret, temps",
    "Après avoir bougé on ne vise plus ; un ordre vient avant les mouvements ; un effet d'un round lancé au tour 3 finit au début du tour 4.",
    ask("renoncer_au_mouvement(figurine_a_bouge=True)", outcome="Interdit"),
    ask("donner_l_ordre_d_unite(etape_de_l_ordre_passee=True)", outcome="Interdit"),
    ask("jet_de_robuste(des=[6])", outcome="Sauvée", gives="au tapis"),
    ask("cycle_de_destruction()", gives="hors de combat → boxée → détruite"),
    ask("round_et_tour(tour_du_lancement=3)", gives="4"),
    ask('taille_des_socles(socle="grand")', gives="50"),
    ask("orientation(ecart_a_l_orientation=80)", gives="avant"),
    ask("orientation(ecart_a_l_orientation=100)", gives="arrière"),
    ask('moindre_perturbation(options=[{"figurines_deplacees": 2, "distance_totale": 0.6}, {"figurines_deplacees": 2, "distance_totale": 0.9}])',
        gives="Option 1"),
    ask('guerrier_et_troupier(type_de_figurine="solo")', gives="guerrier"),
    ask("a_n_importe_quel_moment(apres_une_charge_ratee=True)", outcome="Interdit"),
    ask("mesurer_la_portee_d_une_attaque(attaque_pas_encore_declaree=True)", outcome="Interdit"),
    ask("cibler_une_figurine(cible_hors_de_vue=True)", outcome="Interdit"),
    ask("choisir_une_figurine()", outcome="Permis"),
    *(ask(f'tracer_une_ligne_de_vue(interposee_socle="{base}", cible_socle="moyen", figurine_interposee=True)', outcome=outcome)
      for base, outcome in (("petit", "Permis"), ("moyen", "Interdit"))),
    ask("placer_une_figurine(placement_hors_formation=True)", outcome="Interdit"),
    ask("quitter_une_zone_de_corps_a_corps(figurine_placee=True)", gives="Aucune conséquence"),
)
row(
    "wm35-09",
    "Fin d'attaque : mon effet sans attaque, puis le sien, puis celui qui me donne une attaque ; ce qui retire d'office, avant tous.",
    ask('moment_de_l_effet_en_fin_d_attaque()', gives="10b"),
    ask('moment_de_l_effet_en_fin_d_attaque(effet_de_l_adversaire=True)', gives="10c"),
    ask('moment_de_l_effet_en_fin_d_attaque(effet_qui_entraine_une_attaque=True)', gives="10d"),
    ask('moment_de_l_effet_en_fin_d_attaque(effet_qui_retire_d_office=True, effet_qui_entraine_une_attaque=True)', gives="10a"),
)
row(
    "wmb29-a",
    "Il a donné un coup de hache, un seul : il voudrait courir, faire son action ★, frapper sa cible d'une attaque ★, ou rallumer le jack d'à côté.",
    ask('courir(figurine_deja_attaque_au_corps_a_corps=True)', outcome='Interdit'),
    ask('charger(attaquant_deja_attaque_au_corps_a_corps=True)', outcome='Interdit'),
    ask('action_speciale(figurine_deja_attaque_au_corps_a_corps=True)', outcome='Interdit'),
    ask('effectuer_une_attaque_speciale(attaquant_deja_attaque_au_corps_a_corps=True)', outcome='Interdit'),
    ask('effectuer_une_attaque_speciale(attaquant_deja_attaque_a_distance=True)', outcome='Interdit'),
    ask('reactiver_un_warjack(controleur_deja_attaque_au_corps_a_corps=True)', outcome='Interdit'),
    ask('renoncer_a_l_action(figurine_deja_attaque_au_corps_a_corps=True)', outcome='Interdit'),
    ask('faire_une_attaque_en_passant(attaquant_figurine_de_cavalerie=True, attaquant_deja_attaque_au_corps_a_corps=True)', outcome='Interdit'),
)
row(
    "wmb29-b",
    "Une attaque ★, puis l'action de combat ? Elle est entamée : on n'en commence pas une autre.",
    ask('commencer_son_action_de_combat(figurine_attaque_speciale_faite=True)', outcome='Interdit'),
    ask('commencer_son_action_de_combat(figurine_attaques_initiales_faites=True)', outcome='Interdit'),
)
row(
    "w30-avance",
    "VTS 6 : sept pouces sans courir, c'est non ; six, oui ; douze, en courant. Relevée en renonçant à son action, elle avance encore, activation finie, non.",
    ask('faire_une_avance_tactique(vts=6, distance_parcourue=7)', outcome='Interdit'),
    ask('faire_une_avance_tactique(vts=6, distance_parcourue=6)', outcome='Permis'),
    ask('courir(vts=6, distance_parcourue=12)', outcome='Permis'),
    ask('courir(vts=6, distance_parcourue=12.5)', outcome='Interdit'),
    ask('faire_une_avance_tactique(releve_en_renoncant_a_l_action=True)', outcome='Permis'),
    ask('faire_une_avance_tactique(figurine_activation_finie=True)', outcome='Interdit'),
)
row(
    "no-charge-no-first-blow",
    "Celui qui ne pouvait pas charger (Dysfonctionnement, malus de VTS, verrou, Mouvement désactivé), ou charger un mur, n'a pas de première attaque de charge ; sa cible morte, il frappe ailleurs.",
    ask('premiere_attaque_de_la_charge(attaquant_dysfonctionnement=True)', outcome='Interdit'),
    ask('premiere_attaque_de_la_charge(attaquant_malus_de_vts=True)', outcome='Interdit'),
    ask('premiere_attaque_de_la_charge(attaquant_verrouillee=True)', outcome='Interdit'),
    ask('premiere_attaque_de_la_charge(attaquant_mouvement_desactive=True)', outcome='Interdit'),
    ask('premiere_attaque_de_la_charge(cible_est_une_structure=True)', outcome='Interdit'),
    ask('premiere_attaque_de_la_charge(cible_de_charge_remplacee=True)', outcome='Permis'),
)
row(
    "spell-between-charge-and-blow",
    "Charge réussie : un sort, mais pas une Attaque★ de sort, et le pouvoir ; charge ratée : ni l'un ni l'autre.",
    ask('lancer_un_sort_en_chargeant()', outcome='Permis'),
    ask('lancer_un_sort_en_chargeant(sort_par_action_speciale=True)', outcome='Interdit'),
    ask('lancer_un_sort(figurine_apres_une_charge_ratee=True)', outcome='Interdit'),
    ask('utiliser_un_pouvoir(figurine_apres_une_charge=True)', outcome='Permis'),
    ask('utiliser_un_pouvoir(figurine_apres_une_charge_ratee=True)', outcome='Interdit'),
)
row(
    "wmb31-30",
    "Le jack (VTS 5, 1 focus) court 10 pouces : plus d'action, plus de tir. Sans courir, son canon CDT 1 ne tire pas deux fois, même payé ; CDT 2, si.",
    ask("distance_de_course(vts=5)", total=10),
    ask("accomplir_une_action(figurine_apres_une_course=True)", outcome="Interdit"),
    ask("attaque_a_distance(atd=5, defense=12, attaquant_apres_une_course=True)", outcome="Interdit"),
    ask("attaquer_a_distance(cdt=1, tirs_deja_faits=1)", outcome="Interdit"),
    ask("attaquer_a_distance(cdt=2, tirs_deja_faits=1)", outcome="Permis"),
)
row(
    "wmb29-c",
    "Son activation finie, il se souvient d'un sort, d'une course, d'un boost, d'une direction : trop tard. La frappe gratuite, elle, lui reste.",
    ask('s_activer(figurine_activation_finie=True)', outcome='Interdit'),
    ask('lancer_un_sort(figurine_activation_finie=True)', outcome='Interdit'),
    ask('courir(figurine_activation_finie=True)', outcome='Interdit'),
    ask('payer_un_boost(figurine_activation_finie=True)', outcome='Interdit'),
    ask('tenter_de_diriger(controleur_activation_finie=True)', outcome='Interdit'),
    ask('charger(attaquant_actions_finies=True)', outcome='Interdit'),
    ask('s_activer(figurine_activation_impossible=True)', outcome='Interdit'),
    ask('quitter_une_zone_de_corps_a_corps(attaquant_activation_finie=True)', gives='frappe gratuite'),
    ask('transferer_des_degats(controleur_activation_finie=True)', outcome='Permis'),
)
row(
    "wmb29-18",
    "FOC 6 : le jack est derrière un mur, à 12 pouces pile, il reçoit ; à 12,1, non. Choisir ne demande pas de le voir, cibler si. On ne mesure pas avant d'avoir déclaré.",
    ask('allouer_du_focus(distance_au_controleur=12, foc=6, focus_alloue=3, figurine_hors_de_vue=True)', outcome='Permis'),
    ask('allouer_du_focus(distance_au_controleur=12.1, foc=6, focus_alloue=3)', outcome='Interdit'),
    ask('choisir_une_figurine()', outcome='Permis'),
    ask('cibler_une_figurine(cible_hors_de_vue=True)', outcome='Interdit'),
    ask('mesurer_une_zone(ennemi_pas_encore_deplace=True)', outcome='Interdit'),
    ask('mesurer_un_mouvement(mouvement_pas_encore_declare=True)', outcome='Interdit'),
    ask('mesurer_la_portee(cout_pas_encore_paye=True)', outcome='Interdit'),
)
