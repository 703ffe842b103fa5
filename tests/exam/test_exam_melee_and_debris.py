"""Whole situations on rules rarely read: damage no attack deals, colossals, frenzy; psychic powers, breakthrough, monstrous creatures in melee."""

from __future__ import annotations

from fractions import Fraction

import pytest
from verdicts import ask, check, rows

WM, wm = rows()
PEN, pen = rows()

wm(
    "slam-over-a-recruit",
    "Ma warbeast au Corps désactivé slamme à travers une recrue à bouclier : FOR 12 contre ARM 14. Les collatéraux ne viennent ni d'elle ni de l'arc avant.",
    ask('degats_collateraux(force=12, arm=14, corps_desactive=True, boucliers=1, des=[2, 3])', outcome="Dégâts 3"),
    ask('degats_collateraux(force=12, arm=14, arme_systeme_desactive=True, arme_maitre_d_armes=True, des=[2, 3])', outcome="Dégâts 3"),
)
wm(
    "cliff-roof-fire",
    "Mon bouclier ne me protège ni de 5 pouces de chute, ni d'une tour de bois renforcé à trois étages, ni du feu.",
    ask('degats_de_chute(arm=17, hauteur_de_chute=5, boucliers=1, des=[4, 4, 3])', outcome="Dégâts 4"),
    ask('degats_d_effondrement(decor_arm=14, etages=3, figurine_arm=20, boucliers=1, des=[2, 3])', outcome="Dégâts 41"),
    ask('degats_du_feu_continu(arm=17, boucliers=1)', odds={"Dégâts 0": Fraction(5, 18)}),
)
wm(
    "gargantuan-in-the-woods",
    "Gargantuan DEF 9 en mêlée, à couvert, surélevé, 5 pouces de bois : rien n'y fait ; au corps-à-corps le mur le sert encore.",
    ask(
        'attaque_a_distance(atd=5, defense=9, vise=True, cible_est_un_gargantuan=True, cible_en_corps_a_corps=True, cible_a_couvert=True,'
        ' cible_surelevee=True, foret_traversee=5)',
        odds={"Touche": Fraction(35, 36)},
    ),
    ask('attaque_de_corps_a_corps(acc=6, defense=10, cible_est_un_colosse=True, decor_interferent=True)', odds={"Touche": Fraction(13, 18)}),
)
wm(
    "bonded-frenzy",
    "SEU 8, 2 points de furie ; liée, SEU 10. En frénésie, l'Âme et le Corps désactivés mangent le dé du boost.",
    ask('test_de_seuil(seu=8, points_de_furie=2)', odds={"Seuil dépassé": Fraction(7, 12)}),
    ask('test_de_seuil(seu=8, points_de_furie=2, lie=True)', odds={"Seuil dépassé": Fraction(5, 18)}),
    ask('attaque_de_corps_a_corps(acc=6, defense=13, attaque_de_frenesie=True, attaquant_ame_desactivee=True)', odds={"Touche": Fraction(7, 12)}),
)
pen(
    "locked-elsewhere",
    "Mes gars ont gagné mais se battent aussi contre une autre escouade : pas de percée, donc aucune perte de plus.",
    ask('jet_de_percee(unite_initiative=4, cible_initiative=3, engagee_avec_une_autre_escouade=True)', outcome="Interdit"),
    ask('pertes_de_la_percee(ecart_de_pertes=3, engagee_avec_une_autre_escouade=True)', outcome="Interdit"),
    ask(
        'moral_puis_percee(cible_commandement=8, ecart_de_pertes=3, initiative=3, cible_initiative=4, engagee_avec_une_autre_escouade=True)',
        odds={"la percée de l'ennemi est réussie": 0},
    ),
)
pen(
    "locked-and-charged-again",
    "Déjà verrouillés, ils ne contre-attaquent pas ; et qui vient de consolider au contact ne frappe pas ce tour-ci.",
    ask('test_de_contre_attaque(commandement=8, unite_verrouillee=True, chargee=True)', outcome="Interdit"),
    ask('combat(cc=4, force=4, attaques=2, cible_cc=4, cible_endurance=4, cible_svg=3, engagee_par_consolidation=True)', outcome="Interdit"),
)
pen(
    "chainfist-on-a-land-raider",
    "Ma créature monstrueuse F5 et son poing tronçonneur : F10, deux dés, le meilleur compté double, contre 14. Son épée : PA2.",
    ask(
        'penetration_de_blindage(force=5, cible_blindage=14, arme_de_melee="poing tronçonneur", unite_creature_monstrueuse=True)',
        odds={"dégât lourd": Fraction(8, 9), "dégât superficiel": Fraction(1, 12)},
    ),
    ask('sauvegarde_d_armure(svg=2, arme_de_melee="arme de corps à corps", unite_creature_monstrueuse=True)', odds={"Sauvé": Fraction(1, 6)}),
)
pen(
    "no-fear",
    "Ils ne connaîtront pas la peur : le test de terreur ne leur fait rien, même sur un double six.",
    ask('test_de_terreur(commandement=7, des=[6, 6], unite_ne_connait_pas_la_peur=True)', outcome="Sans effet"),
)
pen(
    "dispel",
    "Psyker ennemi Cd 10 qui a fait 8 : mon Cd 9 doit faire 6 au plus. Hit & Run I4 contre I3.",
    ask('dissipation(commandement=9, commandement_du_psyker_ennemi=10, des_adverses=[4, 4])', odds={"Pouvoir annulé": Fraction(5, 12)}),
    ask('jet_de_hit_and_run(initiative=4, cible_initiative=3)', odds={"Désengagée": Fraction(7, 12)}),
)

QUESTIONS = [
    (game, code, n, *asked)
    for game, kept in (("warmachine", WM), ("warhammer-40000-pen", PEN))
    for code, (_, questions) in kept.items()
    for n, asked in enumerate(questions, 1)
]


@pytest.mark.parametrize("game, code, rank, question, expected", QUESTIONS, ids=[f"{code}-{n}" for _, code, n, *_ in QUESTIONS])
def test_situation(resolver, game, code, rank, question, expected):
    check(resolver, game, code, question, expected)
