"""Situations of Confrontation of the chapter « Fin du tour de jeu » (End of the turn)."""

from __future__ import annotations

from verdicts import ask, rows

ROWS, row = rows()

row(
    "CONF-P54",
    "Au temps mort, rien ; mais les dés d'un incendie se jettent (l'autre lecture les défend).",
    ask("agir_pendant_le_temps_mort(pour_un_incendie=True)", outcome="Permis", disputed="^Interdit"),
    ask("agir_pendant_le_temps_mort()", outcome="Interdit"),
)
row(
    "CONF-AR31",
    "Critique, un miracle l'aggrave à l'entretien : éliminé, il ne paie plus son sortilège. Magicien en déroute (POU 4) : il récupère avec 2.",
    ask("entretenir_un_sortilege(magicien_gemmes_de_l_element=2, effet_entretien=2, magicien_blessure_critique=True, magicien_blessures_aggravees_a_l_entretien=True)", outcome="Interdit"),
    ask("jet_de_recuperation_de_mana(magicien_pou=4, magicien_en_deroute=True, des=[4])", total=6),
)
