"""Situations of Warhammer 40,000 PEN whose questions stand in `combat-1-toucher.ttl`."""

from __future__ import annotations

from fractions import Fraction as F

from verdicts import ask, rows

ROWS, row = rows()

FIRST_TURN = """ct=4, arme_de_tir="Canon laser", distance=30, unite_immobile=True, combat_de_nuit=True, premier_tour_du_premier_joueur=True,
    cible_moto=True"""

row(
    "PEN-X11",
    "Premier tour de celui qui commence, le dé du jour a fait 3 : deux canons laser à 30 ps de motos qui n'ont pas fait de scout.",
    ask("lever_du_jour(tour=1, des=[3])", outcome="La nuit dure"),
    ask("vitesse_retenue_de_la_cible(premier_tour_du_premier_joueur=True, cible_moto=True)", total=24),
    ask(f"jet_pour_toucher_au_tir({FIRST_TURN})", odds={"Touché": F(1, 6)}),
    ask("etre_cachee(cible_moto=True, premier_tour_du_premier_joueur=True, combat_de_nuit=True)", outcome="Interdit"),
    ask(f"phase_de_tir(tireurs=2, {FIRST_TURN}, endurance=4, svg=3)", mean=F(35, 108)),
)
row(
    "12.1.1 sortie",
    "Des motos sortent d'un corps à corps : leur type dit 12 ps, un mouvement normal, et le tireur n'a pas de malus, quoi qu'elles aient parcouru.",
    ask("vitesse_retenue_de_la_cible(cible_moto=True, cible_sort_d_un_corps_a_corps=True, cible_distance_parcourue=24)", total=12),
    ask("vitesse_retenue_de_la_cible(cible_infanterie=True, cible_sort_d_un_corps_a_corps=True)", total=6),
    ask("ct_effective(ct=4, cible_moto=True, cible_sort_d_un_corps_a_corps=True, cible_distance_parcourue=24)", total=4),
    ask("vitesse_retenue_de_la_cible(cible_sort_d_un_corps_a_corps=True)", asks="cible_mouvement_normal"),
)
row(
    "PZ-36",
    "Nuit : un dissimulé à 25 ps, −2 en tout ; à 37, −3. La visée automatique ignore 20 ps de course. Motos sorties d'une mêlée : aucun malus.",
    ask("ct_effective(ct=4, cible_dissimule=True, combat_de_nuit=True, distance=25)", total=2),
    ask("ct_effective(ct=4, cible_dissimule=True, combat_de_nuit=True, distance=37)", total=1),
    ask("ct_effective(ct=4, arme_a_visee_automatique=True, cible_distance_parcourue=20)", total=4),
    ask("ct_effective(ct=4, cible_moto=True, cible_sort_d_un_corps_a_corps=True, cible_distance_parcourue=24)", total=4),
)
row(
    "P38-01",
    "Un transport ouvert vient de faire 20 ps : CT 4 contre ses passagers à 30 ps (l'autre lecture dit 2), CT 2 contre lui ; dans l'autre lecture, plus rien à 12 ps.",
    ask('ct_du_tir(ct=4, arme_de_tir="Autocanon", distance=30, cible_embarquee=True, transporteur_ouvert=True, transporteur_distance_parcourue=20)',
        total=4, disputed="^2 "),
    ask('ct_du_tir(ct=4, arme_de_tir="Autocanon", distance=30, cible_transport=True, cible_ouvert=True, cible_distance_parcourue=20)', total=2),
    ask('ct_du_tir(ct=4, passagers_vises=True, transporteur_distance_parcourue=12, litiges={"PEN-2544": "B"})', total=4),
)
row(
    "P41-05",
    "Ses motojets se sont désengagées à la fin de mon assaut : mouvement normal, 12 pas, aucun malus. Les miens sortent aussi de la mêlée sans bouger : l'alinéa ne parle que de la vitesse de la cible ; le bolter (CT4) garde son +1 d'immobile, le bolter lourd sa CT, à moins de lire la phrase pour tous.",
    ask("vitesse_retenue_de_la_cible(cible_desengagee=True, cible_motojet=True, cible_distance_parcourue=24)", total=12),
    ask('ct_du_tir(ct=4, unite_sort_d_un_corps_a_corps=True, unite_immobile=True, arme_de_tir="Bolter", distance=20)', total=5, disputed="^4 "),
    ask('ct_du_tir(ct=4, unite_sort_d_un_corps_a_corps=True, arme_de_tir="Bolter lourd", distance=30)', total=4, disputed="^2 "),
    ask("""ct_du_tir(ct=4, unite_sort_d_un_corps_a_corps=True, arme_de_tir="Bolter lourd", distance=30, litiges={"PEN-2548": "B"})""", total=2),
)
