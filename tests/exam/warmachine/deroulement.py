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
