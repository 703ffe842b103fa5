"""Situations of Confrontation of the chapter « Incarnation » (Incarnation)."""

from __future__ import annotations

from verdicts import ask, rows

ROWS, row = rows()

row(
    "CONF-AN30",
    "Champion fidèle pur : Enchaînement/1, Piété/2, jamais de charge ; sous Force en charge, pas de coup de maître.",
    ask("enchainement_d_un_champion(figurine=dict(champion=True, fidele_pur=True))", total=1),
    ask("charger(attaquant_fidele_pur=True)", outcome="Interdit"),
    ask("force_du_coup_de_maitre(attaquant=dict(att=4, force=7, coup_de_maitre_x=3, force_en_charge_x=3, a_charge=True))", outcome="Interdit"),
)
row(
    "CONF-CC46",
    "Un Doyen fidèle pur, TIR 3 : ni compétence de tireur ; 4 artefacts, 8 miracles, 3 FT gardées.",
    ask("competences_d_un_champion(figurine=dict(champion=True, fidele_pur=True, tir=3))", outcome="enchaînement/x, piété/x"),
    ask("artefacts_permis(figurine=dict(champion=True, rang_de_fidele='Doyen', artefact_x=1))", total=4),
    ask("nombre_de_miracles(fidele_rang_de_fidele='Doyen')", total=8),
    ask("ft_conservee(fidele=dict(piete_x=3, champion=True, fidele_pur=True, foi_temporaire=5))", total=3),
)
row(
    "XV-H, XVI",
    "Relique qui ôte 1 d'Altération à 0 : inutilisable. Prodige de 2 sur 3 FT : oui, une fois. Élite : Artefact/2. Champion "
    "guerrier, fidèle pur, Guerrier-mage.",
    ask("alteration_avec_la_relique(fidele_foi_alteration=0, effet_alteration_de_la_relique=-1)", total=-1),
    ask("porter_une_relique(champion_fidele=True, fidele_foi_alteration=0, effet_alteration_de_la_relique=-1)", outcome="Interdit"),
    ask("utiliser_un_prodige(fidele_foi_temporaire=3, effet_ferveur=2)", outcome="Permis"),
    ask("artefacts_permis(figurine=dict(champion=True, rang=2))", total=2),
    ask("competences_d_un_champion(figurine_champion=True)", gives="Contre-attaque"),
    ask("competences_d_un_champion(figurine=dict(champion=True, fidele_pur=True))", gives="Piété"),
    ask("enchainement_d_un_champion(figurine=dict(champion=True, fidele_pur=True))", total=1),
    ask("enchainement_d_un_champion(figurine=dict(champion=True, guerrier_mage=True))", total=2),
    ask("incanter(magicien=dict(champion=True, guerrier_mage=True, a_couru=True))", outcome="Permis"),
)
