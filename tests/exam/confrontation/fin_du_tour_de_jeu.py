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
