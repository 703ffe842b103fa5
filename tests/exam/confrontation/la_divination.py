"""Situations of Confrontation of the chapter « Divination » (Divination)."""

from __future__ import annotations

from verdicts import ask, rows

ROWS, row = rows()

row(
    "AO-02",
    "Le vicaire a 2 FT : il censure de 2 et tombe à 0 ; de 3, il ne censure pas ; à 200 cm, la distance n'y fait rien.",
    ask("foi_temporaire_apres_la_censure(censeur_foi_temporaire=2, censeur_points_de_censure=2)", total=0),
    ask("foi_temporaire_apres_la_censure(censeur_foi_temporaire=2, censeur_points_de_censure=3)", outcome="Interdit"),
    ask("censurer(censeur_foi_temporaire=2, censeur_points_de_censure=3)", outcome="Interdit"),
    ask("censurer(distance=200)", outcome="Permis"),
)
