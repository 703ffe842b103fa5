"""A fifth round of situations of Warhammer 40,000 PEN: the odds of whole chains, worked out from the text before the resolver was asked.

Several special rules at once, vehicles at each speed, arrivals, morale and what follows it; then prohibitions that a question must not step over.
"""

from __future__ import annotations

from fractions import Fraction as F

import pytest
from verdicts import ask, check, rows

ROWS, row = rows()
DESTROYED = "la cible est détruite ou explosée"

BERSERKS = """attaques=2, arme_de_melee="arme de corps à corps", unite_plusieurs_armes_de_corps_a_corps=True, pistolet_en_melee=True, unite_rage=True,
    unite_a_charge=True"""
row(
    "PR-01",
    "Un berserk (CC5, F4, A2, Rage, Charge furieuse en force) charge sans grenades dix gardes (CC3, E3, svg 5+, I3) dans des ruines : 5 attaques.",
    ask(f"attaques_portees({BERSERKS})", total=5),
    ask(f"""combat({BERSERKS}, unite_cc=5, force=4, unite_charge_furieuse=True, choix_de_charge_furieuse="force", cible_cc=3, endurance=3, svg=5,
        effectif=10)""", mean=5 * F(25, 54), odds={"Pertes 0": F(29, 54) ** 5}),
    ask("initiative_effective(initiative=3, unite_chargee=True, unite_en_zone_de_couvert=True)", total=10),
    ask("initiative_effective(initiative=4, unite_a_charge=True, unite_en_zone_de_couvert=True)", total=4),
)

row(
    "PR-02",
    "Deux fusils melta immobiles à 6 ps de marines insensibles dans des ruines : mortelles, donc rien à ignorer.",
    ask("""phase_de_tir(tireurs=2, ct=4, arme_de_tir="Fusil melta", distance=6, unite_immobile=True, cible_en_zone_de_couvert=True,
        type_de_couvert="moyen", cible_a_tire_ou_attaque=True, cible_insensible_a_la_douleur=True, endurance=4, svg=3, cible_immobile=True)""",
        mean=F(1225, 972)),
)

row(
    "PR-03",
    "Deux fusils plasma immobiles à 12 ps de démons insensibles (E4) : l'invulnérable 5+ du démon, l'insensible sur 6, sauf sur un 6 mortel.",
    ask("""phase_de_tir(tireurs=2, ct=4, arme_de_tir="Fusil plasma", distance=12, unite_immobile=True, cible_demon=True,
        cible_insensible_a_la_douleur=True, endurance=4)""", mean=F(3185, 1458)),
)

TWIN = """tireurs=1, ct=4, arme_de_tir="Canon d'assaut", arme_jumelee=True, distance=12, unite_immobile=True, endurance=4, svg=3, cible_immobile=True"""
row(
    "PR-04",
    "Un canon d'assaut jumelé, immobile, à 12 ps de marines à découvert : doublé en tirs ou en touches, 35/9 ; rien du tout moins souvent en tirs.",
    ask(f"phase_de_tir({TWIN})", mean=F(35, 9)),
    ask(f"phase_de_tir({TWIN}, touches_comptees_double=True)", mean=F(35, 9)),
)

SNIPERS = """tireurs=5, ct=4, arme_de_tir="Fusil sniper", distance=24, unite_immobile=True, cible_creature_monstrueuse=True, cible_a_tire_ou_attaque=True,
    cible_en_zone_de_couvert=True, type_de_couvert="moyen", pourcentage_visible=75, svg=3"""
row(
    "PR-05",
    "Cinq snipers à mi-portée d'un Carnifex aux trois quarts visible dans des ruines : couvert 6+, seuls les 6 blessent, à PA2 ; E7 n'y change rien.",
    ask(f"phase_de_tir({SNIPERS}, endurance=6)", mean=F(9625, 7776)),
    ask(f"phase_de_tir({SNIPERS}, endurance=7)", mean=F(9625, 7776)),
)

row(
    "PR-06",
    "Deux canons laser immobiles à 24 ps du flanc 11 d'un Rhino à l'arrêt, 3 points de coque, la coque annoncée.",
    ask("""tirs_sur_un_vehicule(tirs_enchaines=2, ct=4, arme_de_tir="Canon laser", distance=24, unite_immobile=True, cible_transport=True,
        cible_immobile=True, blindage=11, points_de_coque=3, zone_annoncee="coque")""", odds={DESTROYED: F(305, 972)}),
)

row(
    "PR-07",
    "Un fusil melta (CT3), après 4 ps, à 6 ps d'un transport ouvert à l'arrêt, flanc 10.",
    ask("""tirs_sur_un_vehicule(tirs_enchaines=1, ct=3, arme_de_tir="Fusil melta", distance=6, unite_distance_parcourue=4, cible_transport=True,
        cible_ouvert=True, cible_immobile=True, blindage=10, points_de_coque=3, zone_annoncee="coque")""", odds={DESTROYED: F(71, 324)}),
)

DREADNOUGHT = """attaques=2, unite_cc=4, force=6, unite_marcheur=True, arme_de_melee="arme de Dreadnought", unite_a_charge=True, cible_cc=4, endurance=4,
    svg=2, svg_invulnerable=5"""
row(
    "PR-08",
    "Un Dreadnought charge des terminators (2+, invulnérable 5+) ; puis avec deux bras pareils.",
    ask(f"combat({DREADNOUGHT})", mean=F(35, 36)),
    ask(f"combat({DREADNOUGHT}, unite_plusieurs_armes_de_corps_a_corps=True, armes_identiques=True)", mean=F(35, 27)),
)

LIBRARIAN = """attaques=2, unite_cc=5, force=4, unite_a_charge=True, arme_de_melee="arme énergétique", cible_cc=4, endurance=6, svg=3, points_de_vie=4"""
row(
    "PR-09",
    "Un archiviste (Cd 8) charge un Carnifex et tente « Blessure mortelle » : 13/18 × 0,66 + 5/18 × 1/3, quatre PV au plus.",
    ask("test_psy(commandement=8)", odds={"Pouvoir lancé": F(13, 18), "péril du warp : une blessure sans sauvegarde": F(1, 36)}),
    ask(f"pv_otes_au_corps_a_corps({LIBRARIAN}, pouvoir_blessure_mortelle_actif=True)", mean=F(484, 729)),  # 2 x 75 + 4 x (15 + 1), of 216
    ask(f"pv_otes_au_corps_a_corps({LIBRARIAN})", mean=F(1, 3)),
)

row(
    "PR-11",
    "L'ennemi est à 5 ps derrière 4 ps de bois ; des cavaliers à 7 ps, dont 3 de bois ; des bêtes à 9 ps de bois.",
    ask("charger(unite_infanterie=True, distance=5, ps_en_terrain_difficile=4)", outcome="Interdit"),
    ask("charger(unite_cavalerie=True, distance=7, ps_en_terrain_difficile=3)", outcome="Permis"),
    ask("charger(unite_bete=True, distance=9, ps_en_terrain_difficile=9)", outcome="Permis"),
    ask("test_de_terrain_dangereux(unite_bete=True, mouvement_de_corps_a_corps=True)", outcome="Sans effet"),
)

P = F(10, 27)
BIN = [F(n) * P**k * (1 - P) ** (8 - k) for k, n in enumerate((1, 8, 28, 56, 70, 56, 28, 8, 1))]
VOLLEY = 'tireurs=4, ct=4, arme_de_tir="Fulgurant", distance=20, unite_a_bouge=True, endurance=3, svg=5, effectif=8, cible_commandement=8'
row(
    "PR-12",
    "Quatre fulgurants à 20 ps de huit gardes (Cd 8) : 2 ou 3 morts, Cd 8 ; 4 à 7, Cd 7 ; puis sans peur, obstinés.",
    ask(f"tirs_puis_moral({VOLLEY}, cible_immobile=True)", odds={"la cible rate son moral": sum(BIN[2:4]) * F(10, 36) + sum(BIN[4:8]) * F(15, 36)}),
    ask(f"tirs_puis_moral({VOLLEY}, cible_sans_peur=True)", odds={"la cible rate son moral": 0}),
    ask(f"tirs_puis_moral({VOLLEY}, cible_obstinee=True)", odds={"la cible rate son moral": sum(BIN[2:8]) * F(10, 36)}),
)

GUNS = "commandement=9, pertes_de_l_escouade=5, effectif_de_l_escouade=10, arme_d_artillerie=True"
row(
    "PR-13",
    "Un obusier a tué la moitié d'une escouade (Cd 9) ; un capitaine obstiné la mène, ou non.",
    ask(f"test_de_moral_apres_les_tirs({GUNS})", odds={"Réussi": F(21, 36)}),
    ask(f"test_de_moral_apres_les_tirs({GUNS}, unite_menee_par_un_personnage_obstine=True)", odds={"Réussi": F(5, 6)}),
)

PREDATOR = "tireurs=1, ct=4, distance=20, unite_tank=True, endurance=4, svg=4, cible_immobile=True"
row(
    "PR-14",
    "Un Predator à 20 ps de guerriers (E4, svg 4+) : trois armes après 6 ps, tout au jugé après 12, et la quatrième toujours.",
    ask(f'phase_de_tir({PREDATOR}, arme_de_tir="Autocanon", unite_distance_parcourue=6)', mean=F(875, 648)),
    ask(f'phase_de_tir({PREDATOR}, arme_de_tir="Bolter lourd", unite_distance_parcourue=6, rang_de_l_arme=3)', mean=F(35, 27)),
    ask(f'phase_de_tir({PREDATOR}, arme_de_tir="Autocanon", unite_distance_parcourue=12)', mean=F(175, 324)),
    ask(f'phase_de_tir({PREDATOR}, arme_de_tir="Bolter lourd", unite_distance_parcourue=6, rang_de_l_arme=4)', mean=F(35, 54)),
)

PASSENGER = 'ct=4, arme_de_tir="Bolter lourd", distance=15, unite_embarquee=True, cible_immobile=True'
row(
    "PR-15",
    "Un bolter lourd embarqué : après 12 ps, après 14 ps d'un rapide ouvert, puis implacable après 6 ps.",
    ask(f"ct_du_tir({PASSENGER}, transporteur_distance_parcourue=12)", total=2),
    ask(f"ct_du_tir({PASSENGER}, transporteur_rapide=True, transporteur_ouvert=True, transporteur_distance_parcourue=14)", total=2),
    ask(f"ct_du_tir({PASSENGER}, unite_implacable=True, transporteur_distance_parcourue=6)", total=5),
)

OUT = "unite_a_charge=True, unite_a_debarque_ce_tour=True, transporteur_distance_parcourue=6"
FIGHT = "attaques=1, unite_cc=4, force=4, cible_cc=3, endurance=3, svg=5"
row(
    "PR-16",
    "Descendus d'un transport qui a fait 6 ps, ils chargent : verrouillés, mais on ne frappe qu'au prochain tour ; d'un transport d'assaut, tout de suite.",
    ask("charger(unite_infanterie=True, unite_a_debarque_ce_tour=True, transporteur_distance_parcourue=6, distance=5)", outcome="Permis"),
    ask(f"charge_au_debarquement({OUT})", gives="corps à corps verrouillé"),
    ask(f"combat({FIGHT}, {OUT})", outcome="Interdit"),
    ask(f"combat({FIGHT}, {OUT}, transporteur_transport_d_assaut=True)", mean=2 * F(8, 27)),
    ask("attaques_portees(attaques=1, a_charge_en_descendant=True)", total=2),
)

ANTI_AIR = 'tireurs=1, ct=4, arme_de_tir="Missiles Anti-aérien", distance=20, unite_immobile=True'
row(
    "PR-17",
    "Un missile anti-aérien à 20 ps d'un tank, puis d'une créature volante lancée de 20 ps.",
    ask(f"degats_au_tir({ANTI_AIR}, cible_tank=True, cible_immobile=True, blindage=11)", means={"dégâts lourds": F(1, 9)}),
    ask(f"phase_de_tir({ANTI_AIR}, cible_creature_monstrueuse=True, cible_volante=True, cible_distance_parcourue=20, endurance=6, svg=3)",
        mean=F(5, 18)),
)

row(
    "PR-19",
    "Des gardes (Cd 8, I3) battus de 2 par des marines (I4) : ratent à 21/36, rattrapés à 26/36.",
    ask("moral_puis_percee(unite_initiative=4, cible_initiative=3, cible_commandement=8, ecart_de_pertes=2)",
        odds={"pertes 2": F(91, 216), "la cible est en retraite": F(21, 36)}),
)

OPEN = """tireurs=10, ct=4, arme_de_tir="Bolter", distance=20, unite_immobile=True, passagers_vises=True, transporteur_ouvert=True, endurance=4, svg=6"""
row(
    "PR-20",
    "Dix bolters immobiles à 20 ps d'orks dans leur transport ouvert ; puis le transport est dans les broussailles ; il explose, il est détruit.",
    ask(f"phase_de_tir({OPEN})", mean=F(25, 18)),
    ask(f"phase_de_tir({OPEN}, svg_de_couvert_du_transport=5)", mean=F(25, 27)),
    ask('force_contre_les_passagers(degat_recu="explosé", transporteur_ouvert=True)', total=4),
    ask('force_contre_les_passagers(degat_recu="détruit", transporteur_ouvert=True)', total=0),
)

QUESTIONS = [(code, n, *asked) for code, (_, questions) in ROWS.items() for n, asked in enumerate(questions, 1)]


@pytest.mark.parametrize("code, rank, question, expected", QUESTIONS, ids=[f"{code}-{n}" for code, n, *_ in QUESTIONS])
def test_situation(resolver, code, rank, question, expected):
    check(resolver, "warhammer-40000-pen", code, question, expected)
