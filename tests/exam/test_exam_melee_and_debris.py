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
wm(
    "stationary-arc-node",
    "Mon arc nodal stationnaire, collé à un fantassin, relaie ; au tapis, non.",
    ask('relayer_un_sort(figurine_stationnaire=True, figurine_engagee=True, sort_offensif=True)', outcome="Permis"),
    ask('relayer_un_sort(figurine_au_tapis=True, sort_offensif=True)', outcome="Interdit"),
    ask('attaque_magique(magie=6, defense=14, sort_relaye=True)', odds={"Touche": Fraction(5, 12)}),
)
wm(
    "landing-on-a-recruit",
    "Slammé de 5 pouces de haut, mon jack à socle moyen tombe sur une recrue à petit socle : le choc d'un petit socle n'ajoute pas de dé.",
    ask('degats_de_slam(force=12, arm=17, cible_socle="moyen", heurte_une_figurine=True, heurtee_socle="petit", des=[3, 2])', outcome="Dégâts 0"),
    ask('atterrir_sur_une_figurine(figurine_socle="moyen", heurtee_socle="petit")', gives="au tapis"),
    ask('degats_de_chute(arm=14, hauteur_de_chute=5, des=[4, 4, 3])', outcome="Dégâts 7"),
)
wm(
    "my-own-abomination",
    "Mon unité (CMD 8) finit sa charge à 3 pouces pile de ma propre Abomination ; un Mort-Vivant rate le test sans fuir.",
    ask('creature_terrifiante(creature_abomination=True, creature_amie=True, distance_a_la_creature=3)', outcome="test de commandement ou fuite"),
    ask('test_provoquant_la_fuite(cmd=8, des=[4, 5])', outcome="Raté", gives="en fuite"),
    ask('fuir(fuite_pendant_son_activation=True)', gives="fin immédiate de l'activation"),
    ask('fuir(figurine_mort_vivant=True)', outcome="Aucune conséquence"),
)
wm(
    "charged-thanks-to-its-marshal",
    "Le marshal a donné la charge : ni boost ni attaque de plus ; 7 sur 2d6, et 5 + 4 + 3 + 16 contre 19.",
    ask('attaque_de_corps_a_corps(acc=6, defense=13, boost_du_marshal=True, avantages_recus=1)', odds={"Touche": Fraction(7, 12)}),
    ask('nombre_d_attaques_de_corps_a_corps(armes_de_melee=1, attaque_du_marshal=True, avantages_recus=1)', total=1),
    ask('degats_de_corps_a_corps(p_plus_f=16, arm=19, attaque_de_charge=True, distance_parcourue=4, des=[5, 4, 3])', outcome="Dégâts 9"),
)
wm(
    "vector-and-its-warcaster",
    "Le +3 du Vector ne compte pas, le +2 de son warcaster d'ACC 5, si : 2d6 + 7 contre 14.",
    ask('attaque_de_corps_a_corps(defense=14, attaquant_acc=9, attaquant_vector=True, controleur_acc=7)', odds={"Touche": Fraction(7, 12)}),
)
wm(
    "slam-on-a-fallen-jack",
    "Déjà au tapis : touché d'office, pas déplacé, mais blessé : 6 + 4 + 11 contre 18.",
    ask('attaque_de_slam(acc=6, defense=14, cible_au_tapis=True)', outcome="Touche"),
    ask('distance_de_slam(de_de_slam=5, cible_au_tapis=True)', outcome="Interdit"),
    ask('degats_de_slam(force=11, arm=18, cible_au_tapis=True, des=[6, 4])', outcome="Dégâts 3"),
)
wm(
    "jack-thrown-at-a-jack",
    "Deux mains, FOR 12 contre 12, une cible à 6 pouces pile.",
    ask('attaque_de_corps_a_corps(acc=7, defense=12)', odds={"Touche": Fraction(5, 6)}),
    ask('jet_de_projection_a_deux_mains(attaquant_force=12, cible_force=12)', odds={"Projetée": Fraction(49, 54)}),
    ask('projection_vers_une_figurine(force=12, distance_a_l_autre_figurine=6)', outcome="jet d'attaque de corps-à-corps"),
    ask('attaque_de_corps_a_corps(acc=7, defense=11)', odds={"Touche": Fraction(11, 12)}),
)
wm(
    "who-strikes-a-trampler",
    "Celui qu'on a piétiné ne frappe pas gratuitement ; celui dont on quitte la zone, si.",
    ask('mouvement_de_pietinement(vts=4)', total=7),
    ask('attaque_de_corps_a_corps(acc=6, defense=10, frappe_gratuite_en_cours=True, attaquant_heurtee_par_le_pietinement=True)', outcome="Interdit"),
    ask('attaque_de_corps_a_corps(acc=6, defense=10, frappe_gratuite_en_cours=True)', odds={"Touche": Fraction(35, 36)}),
)
wm(
    "battle-engine-stands",
    "Réparation [8] sur une machine de bataille, que rien ne projette ni ne renverse.",
    ask('jet_de_competence(x_de_competence=8)', odds={"Réussi": Fraction(13, 18)}),
    ask('etre_deplace_par_un_slam(cible_machine_de_bataille=True)', outcome="Interdit"),
    ask('projection(cible_machine_de_bataille=True)', outcome="Interdit"),
    ask('jet_de_projection_a_deux_mains(attaquant_force=12, cible_force=12, cible_machine_de_bataille=True)', outcome="Interdit"),
    ask('mise_au_tapis(figurine_machine_de_bataille=True)', outcome="Aucune conséquence"),
)
wm(
    "light-cavalry-and-its-mount",
    "Pas d'attaque en passant ; la Monture frappe sans la FOR du cavalier : 4 + 3 + 10 contre 14.",
    ask('attaque_en_passant(attaquant_cavalerie_legere=True)', outcome="Interdit"),
    ask('degats_de_corps_a_corps(pui=10, force=8, arm=14, arme_monture=True, attaquant_cavalerie_legere=True, des=[4, 3])', outcome="Dégâts 3"),
    ask('attaque_de_corps_a_corps(acc=6, defense=12, arme_monture=True)', outcome="Interdit"),
    ask('quitter_une_zone_de_corps_a_corps(figurine_cavalerie_legere=True)', outcome="frappe gratuite"),
)
wm(
    "wild-warbeast",
    "Sauvage, elle ne frappe pas gratuitement, et son bouclier ne sert plus : 4 + 3 + 12 contre 16.",
    ask('quitter_une_zone_de_corps_a_corps(attaquant_sauvage=True)', outcome="Aucune conséquence"),
    ask('degats_de_corps_a_corps(p_plus_f=12, arm=16, boucliers=1, cible_sauvage=True, des=[4, 3])', outcome="Dégâts 3"),
)
wm(
    "ranking-officer",
    "L'officier détaché chez des mercenaires Sans Peur en Déploiement Avancé : jamais 'Jack Marshal.",
    ask('officier_detache(autre_officier=True, l_unite_deploiement_avance=True)', gives="l'autre officier perd l'avantage"),
    ask('fuir(est_un_officier_detache=True, l_unite_sans_peur=True)', outcome="Aucune conséquence"),
    ask('etre_le_jack_marshal(est_un_officier_detache=True)', outcome="Interdit"),
)
wm(
    "colossal-in-melee",
    "Tirer sur un colosse en mêlée ne coûte rien sous aucune lecture.",
    ask('attaque_a_distance(atd=7, defense=14, cible_en_corps_a_corps=True, cible_colossale=True, litiges={"WM-382": "B"})', odds={"Touche": Fraction(7, 12)}),
    ask('attaque_magique(magie=7, defense=14, cible_en_corps_a_corps=True, cible_colossale=True, litiges={"WM-383": "B"})', odds={"Touche": Fraction(7, 12)}),
)
pen(
    "who-has-accidents",
    "Un fantassin blessé ne fait pas de test d'accident ; une moto, si.",
    ask('test_d_accident(unite_infanterie=True)', outcome="Sans effet"),
    ask('test_d_accident(unite_moto=True)', odds={"Raté": Fraction(1, 6)}),
)
pen(
    "blow-from-outside-the-duel",
    "Un défi accepté : qui n'en est pas ne touche pas les duellistes.",
    ask('jet_pour_toucher_au_corps_a_corps(unite_cc=4, cible_cc=4, duel_accepte=True)', outcome="Interdit"),
    ask('jet_pour_toucher_au_corps_a_corps(unite_cc=4, cible_cc=4, duel_accepte=True, adversaires_du_duel=True)', odds={"Touché": Fraction(1, 2)}),
)
pen(
    "sworn-enemy",
    "Ennemi juré : 3+ puis 4+, les 1 relancés : 7/9 × 7/12.",
    ask('un_tir(ct=4, force=4, cible_endurance=4, unite_ennemi_jure=True)', odds={"Blessures à répartir 1": Fraction(49, 108)}),
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
