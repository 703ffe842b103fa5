"""Situations of Warmachine of the chapter « Unités » (Units)."""

from __future__ import annotations

from verdicts import ask, rows

ROWS, row = rows()

row(
    "ranking-officer",
    "L'officier détaché chez des mercenaires Sans Peur en Déploiement Avancé : jamais 'Jack Marshal.",
    ask('officier_detache(autre_officier=True, l_unite_deploiement_avance=True)', gives="l'autre officier perd l'avantage"),
    ask('fuir(est_un_officier_detache=True, l_unite_sans_peur=True)', outcome="Aucune conséquence"),
    ask('etre_le_jack_marshal(est_un_officier_detache=True)', outcome="Interdit"),
)
row(
    "wmb31-29",
    "Un second ordre dans l'activation : non. L'ordre de charge laisse chacun charger ou courir. L'officier détaché n'est jamais jack marshal.",
    ask("recevoir_un_ordre(ordre_deja_recu=True)", outcome="Interdit"),
    ask("charger(attaquant_membre_d_une_unite=True, attaquant_ordre_de_charge_recu=True)", outcome="Permis"),
    ask("courir(figurine_membre_d_une_unite=True, figurine_ordre_de_charge_recu=True)", outcome="Permis"),
    ask("etre_le_jack_marshal(est_un_officier_detache=True)", outcome="Interdit"),
)
