"""Situations of Warhammer 40,000 PEN drawn at random places of the document, continued: damage already taken, night, melee, the end of the game."""

from __future__ import annotations

from fractions import Fraction as F

import pytest
from verdicts import ask, check, rows

ROWS, row = rows()

row(
    "PS-22",
    "On m'annonce un dégât que mon véhicule a déjà : armes endommagées, une arme en moins ; mobilité réduite, immobilisé.",
    ask('degat_subi(degat_recu="armes endommagées", cible_armes_endommagees=True)', gives="une arme du véhicule en moins"),
    ask('degat_subi(degat_recu="mobilité réduite", cible_mobilite_reduite=True)', gives="immobilisé jusqu'à la fin de la partie"),
    ask('degat_subi(degat_recu="crash violent", cible_immobilisee=True)', gives="décor infranchissable"),
    ask('degat_subi(degat_recu="immobilisé", cible_antigrav=True, cible_rapide=True, cible_mouvement_rapide_fait=True)', gives="hors de contrôle"),
    ask('degat_subi(degat_recu="immobilisé", cible_antigrav=True, cible_rapide=True)', gives="immobilisé jusqu'à la fin"),
    ask("""degat_subi(degat_recu="immobilisé", cible_antigrav=True, cible_rapide=True, cible_mouvement_rapide_fait=True, tir_d_alerte=True)""",
        gives="immobilisé à la fin de cette phase"),
)

row(
    "PS-23",
    "Dix au départ, cinq tombés sous les tirs, Cd 8 : le regroupement se tente à 7 ; quatre tombés, à 8.",
    ask("test_de_regroupement(commandement=8, pertes_de_l_escouade=5, effectif_de_depart=10)", odds={"Regroupée": F(7, 12)}),
    ask("test_de_regroupement(commandement=8, pertes_de_l_escouade=4, effectif_de_depart=10)", odds={"Regroupée": F(13, 18)}),
    ask("test_de_regroupement(commandement=8, effectif_de_l_escouade=5, effectif_de_depart=10)", odds={"Regroupée": F(7, 12)}),
    ask("tirer(unite_regroupee=True, unite_a_bouge=True)", outcome="Interdit"),
    ask("se_deplacer(unite_regroupee=True)", outcome="Permis"),
)

row(
    "PS-24",
    "Gantelet et Charge furieuse : F4 x 2 + 1 = 9 ; en initiative, 1 et 1 font 2, ou 1 reste 1.",
    ask("""force_effective(force=4, arme_de_melee="gantelet énergétique", unite_a_charge_furieuse=True, unite_a_charge=True,
        choix_de_charge_furieuse="force")""", total=9),
    ask("""initiative_effective(initiative=4, arme_de_melee="gantelet énergétique", unite_a_charge_furieuse=True, unite_a_charge=True,
        choix_de_charge_furieuse="initiative")""", total=2, disputed="^1 "),
    ask("force_effective(force=6, unite_a_attaques_smash=True, attaques_smash_choisies=True)", total=10),
    ask("nombre_d_attaques_smash(attaques=4, unite_a_charge=True, unite_a_attaques_smash=True)", total=2),
)

OPEN = "cible_embarquee=True, transporteur_ouvert=True"
row(
    "PS-25",
    "Je tire sur ceux d'un transport ouvert : 3+ de couvert, sauf au lance-flammes (1D6 touches) ; ceux d'un transport fermé, je ne les vise pas.",
    ask(f"sauvegarde_de_couvert({OPEN})", odds={"Touche annulée": F(2, 3), "tir redirigé sur le transport": F(2, 3)}),
    ask(f"svg_de_couvert_effective({OPEN}, svg=3)", total=4),
    ask(f'phase_de_tir(tireurs=3, ct=4, arme_de_tir="Autocanon", distance=30, endurance=4, svg=4, {OPEN})', mean=F(175, 162)),
    ask(f'phase_de_tir(tireurs=1, ct=4, arme_de_tir="Lance-flammes", distance=5, endurance=3, svg=6, {OPEN})', mean=F(35, 18)),
    ask('jet_pour_toucher_au_tir(ct=4, arme_de_tir="Bolter", distance=20, cible_embarquee=True, transporteur_transport=True)', outcome="Interdit"),
    ask('viser_les_occupants_d_un_batiment(arme_de_tir="Bolter")', outcome="Interdit"),
    ask('viser_les_occupants_d_un_batiment(arme_de_tir="Grenades frag", cible_embarquee=True, transporteur_batiment=True)', outcome="Permis"),
)

row(
    "PS-26",
    "De nuit : une cible furtive à 13 ps devient dissimulée ; un géant à 30 ps, -2+1 ; éclairée à 30 ps, -1 ; un porteur de capteurs, rien.",
    ask("ct_effective(ct=4, combat_de_nuit=True, distance=13, portee=24, cible_furtive=True)", total=2),
    ask("ct_effective(ct=4, combat_de_nuit=True, distance=13, portee=24, cible_furtive=True, unite_capteurs_extrasensoriels=True)", total=4),
    ask("ct_effective(ct=4, combat_de_nuit=True, distance=30, portee=48, cible_geante=True)", total=3),
    ask("ct_effective(ct=4, combat_de_nuit=True, distance=30, cible_eclairee=True, portee=48)", total=3),
    ask("ct_effective(ct=4, combat_de_nuit=True, distance=13, portee=24, cible_tapie_dans_l_ombre=True)", total=2),
    ask("ct_effective(ct=4, distance=12, portee=18, cible_tapie_dans_l_ombre=True)", total=4),
)

row(
    "PS-27",
    "On charge mes gars à couvert : initiative 10, sauf face à un monstre ; avec un gantelet, la leur.",
    ask("initiative_effective(initiative=4, a_couvert_avant_la_charge=True, unite_chargee=True)", total=10),
    ask("initiative_effective(initiative=4, a_couvert_avant_la_charge=True, unite_chargee=True, assaillant_creature_monstrueuse=True)", total=4),
    ask('initiative_effective(initiative=4, a_couvert_avant_la_charge=True, unite_chargee=True, arme_de_melee="gantelet énergétique")', total=4),
    ask('tirer_au_corps_a_corps(unite_chargee=True, arme_de_tir="Bolter")', outcome="Permis"),
    ask('tirer_au_corps_a_corps(unite_chargee=True, arme_de_tir="Grenades frag")', outcome="Interdit"),
)

row(
    "PS-28",
    "Tirer dans la mêlée : Cd 9, cinq fois sur six ; CT 4, le -1 compte et la mi-portée non. Percée à I4 contre I5 : 5/12.",
    ask("test_pour_tirer_dans_un_corps_a_corps(commandement=9)", odds={"Tire": F(5, 6)}),
    ask("jet_pour_toucher_au_tir(ct=4, cible_verrouillee=True, distance=5, portee=24)", odds={"Touché": F(1, 2)}),
    ask("jet_de_percee(unite_initiative=4, cible_initiative=5)", odds={"Percée réussie": F(5, 12)}),
    ask("tenter_une_percee(cible_desengagee=True)", outcome="Interdit"),
    ask("consolider(cible_desengagee=True)", outcome="Permis"),
    ask("attaques_effectives(attaques=3, unite_a_charge=True, unite_engagee_par_consolidation=True)", total=3),
)

row(
    "PS-29",
    "Viser l'armement : CT 4 une fois sur deux, sinon la coque ; CT 1, jamais la zone annoncée. Un véhicule sans CC qui a fait 15 ps : 3+.",
    ask('zone_du_vehicule(ct=4, zone_annoncee="armement")', odds={"armement": F(1, 2), "coque": F(1, 2)}),
    ask('zone_du_vehicule(ct=1, zone_annoncee="coque")', odds={"armement": F(1, 6), "mobilité": F(1, 6), "coque": F(2, 3)}),
    ask("jet_pour_toucher_au_corps_a_corps(cc=4, cible_sans_cc=True, cible_distance_parcourue=15)", odds={"Touché": F(2, 3)}),
    *(ask(f"cc_d_une_unite_sans_cc(distance_parcourue={far})", gives=f"{skill} (") for far, skill in ((12, 1), (13, 3), (18, 3), (19, 5))),
)

row(
    "PS-30",
    "La partie passe au tour 6 sur 3+, au 7 sur 5+ ; 149 points d'écart à 1500 font un nul, 150 une victoire ; à moitié morte, 60 sur 120.",
    ask("duree_de_la_partie()", odds={"tour 5": F(1, 3), "tour 6": F(4, 9), "tour 7": F(2, 9)}),
    ask("resultat_de_la_partie(joueur=500, adversaire=351, format_d_armee=1500)", gives="Match nul"),
    ask("resultat_de_la_partie(joueur=500, adversaire=350, format_d_armee=1500)", gives="Victoire"),
    ask("points_pour_une_unite(cout_de_l_unite=120, unite_points_de_vie=4, pv_perdus=2)", total=60),
    ask("points_pour_une_unite(cout_de_l_unite=120, unite_points_de_vie=3, pv_perdus=1)", total=0),
    ask("jouer_en_premier(cout_de_l_armee=1000, cout_en_reserve=500)", outcome="Permis"),
    ask("jouer_en_premier(cout_de_l_armee=1000, cout_en_reserve=501)", outcome="Interdit"),
)

row(
    "PS-31",
    "Une arme à salve 2/4 qui a bougé : 2 tirs à mi-portée, 4 au jugé plus loin ; un sniper qui a bougé, 5/36 sur un marine.",
    ask("nombre_de_tirs(arme_salve=True, x_de_salve=2, y_de_salve=4, unite_a_bouge=True, distance=12, portee=24)", total=2),
    ask("ct_du_tir(ct=4, arme_salve=True, x_de_salve=2, y_de_salve=4, unite_a_bouge=True, distance=20, portee=24)", total=2),
    ask("nombre_de_tirs(arme_salve=True, x_de_salve=2, y_de_salve=4, unite_a_bouge=True, distance=12, portee=24, unite_implacable=True)", total=4),
    ask('phase_de_tir(tireurs=1, ct=4, arme_de_tir="Fusil sniper", unite_a_bouge=True, distance=40, endurance=4, svg=3)', mean=F(5, 36)),
    ask('phase_de_tir(tireurs=4, ct=4, arme_de_tir="Fulgurant", distance=12, unite_immobile=True, endurance=4, svg=4, svg_de_couvert=5)', mean=F(140, 81)),
)

ARTILLERY = "arme_artillerie=True, tir_de_barrage=True, unite_a_bouge=True, distance=40, portee=60"
row(
    "PS-33",
    "Un tir de barrage sur l'avant 14 d'un char aux flancs 12 : on perce le flanc ; une artillerie qui a bougé, au jugé, implacable ou non.",
    ask("""penetration_de_blindage(force=8, blindage_avant=14, blindage_lateral=12, blindage_arriere=10, angle_de_l_attaque=10,
        tir_de_barrage=True)""", odds={"Dégât lourd": F(1, 3), "Dégât superficiel": F(1, 6)}),
    ask(f"ct_du_tir(ct=4, {ARTILLERY}, unite_implacable=True)", total=2),
    ask("tirer(tir_de_barrage=True, distance=5, portee_minimum=12)", outcome="Interdit"),
    ask("ct_du_tir(ct=4, tir_indirect=True, arme_de_barrage=True, arme_a_explosion=True, distance=10, portee=48)", total=3),
)

row(
    "PS-34",
    "Mon sergent à 3 PV, E4, prend une blessure de F8 : il lui en reste 1, à un de 2 PV rien ; F7, 2 ; guerrier éternel, 2 ou 3.",
    ask("pv_restants(points_de_vie=3, force=8, endurance=4, blessures_non_sauvegardees=1)", total=1),
    ask("pv_restants(points_de_vie=3, force=7, endurance=4, blessures_non_sauvegardees=1)", total=2),
    ask("pv_restants(points_de_vie=3, force=8, endurance=4, pv_perdus=1)", total=2),
    ask("blessure_non_sauvegardee(points_de_vie=2, force=8, endurance=4, blessures_non_sauvegardees=1)", gives="retirée comme perte"),
    ask("pv_restants(points_de_vie=3, force=8, endurance=4, cible_guerrier_eternel=True, blessures_non_sauvegardees=1)", total=2, disputed="^3"),
)

NAMES = [
    ("cible_derriere_une_colline", "masquee_par_un_decor"), ("assaillant_grenades_offensives", "a_grenades_offensives"),
    ("unite_frappe_ratee", "deviation_bloquee"), ("unite_deja_blessee", "pv_perdus"),
]
row(
    "PS-32",
    "Ce qu'un joueur dit, et que le jeu appelle autrement : le refus mène au nom juste.",
    *(ask(f"initiative_effective(initiative=4, {said}=True)", asks=meant) for said, meant in NAMES),
)

QUESTIONS = [(code, n, *asked) for code, (_, questions) in ROWS.items() for n, asked in enumerate(questions, 1)]


@pytest.mark.parametrize("code, rank, question, expected", QUESTIONS, ids=[f"{code}-{n}" for code, n, *_ in QUESTIONS])
def test_situation(resolver, code, rank, question, expected):
    check(resolver, "warhammer-40000-pen", code, question, expected)
