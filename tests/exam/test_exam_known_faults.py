"""Situations around faults once known: who cannot be moved or floored, a unit that stands, a relayed spell, templates on passengers, edges of tables."""

from __future__ import annotations

from fractions import Fraction

import pytest
from verdicts import ask, check, rows

WM, wm = rows()
PEN, pen = rows()
CF, cf = rows()

wm(
    "giants-do-not-budge",
    "Mon Juggernaut voudrait slammer, pousser, jeter, assommer de la tête un colosse, puis une machine de bataille ; le toit s'écroule sur elle.",
    ask('slam(cible_est_un_colosse=True)', outcome="Interdit"),
    ask('slam(cible_machine_de_bataille=True)', outcome="Interdit"),
    ask('poussee(attaquant_socle="grand", cible_est_un_gargantuan=True)', outcome="Interdit"),
    ask('projection(gantelets_disponibles=1, cible_est_un_colosse=True)', outcome="Interdit"),
    ask('coup_de_tete(attaquant_socle="grand", cible_est_un_colosse=True)', outcome="Interdit"),
    ask('frappe_puissante(attaquant_est_un_colosse=True, gantelets_disponibles=1, cible_machine_de_bataille=True)', outcome="Interdit"),
    ask('effondrement_sur_une_figurine(dans_la_structure=True, figurine_machine_de_bataille=True)', outcome="jet de dégâts d'effondrement"),
    ask('slam(cible_intangible=True)', outcome="Permis"),
    ask('deplacement_slamme(de_de_slam=5, cible_intangible=True)', outcome="Interdit"),
)
wm(
    "bones-do-not-run",
    "Mes squelettes (unité Mort-Vivante, CMD 5) ratent leur test de Terreur sur un 10 : ils restent ; des Sans Peur n'auraient pas lancé les dés.",
    ask('test_provoquant_la_fuite(cmd=5, des=[5, 5], l_unite_mort_vivant=True)', outcome="Raté"),
    ask('fuir(l_unite_mort_vivant=True)', outcome="Aucune conséquence"),
    ask('fuir(l_unite_sans_peur=True)', outcome="Aucune conséquence"),
    ask('fuir()', outcome="en fuite"),
)
wm(
    "through-the-node",
    "Mon warcaster, FOC 7, derrière un mur, lance par son arc nodal sur DEF 12 : 5 ou plus ; le relais à terre ou engagé, rien ne part.",
    ask('attaque_magique(magie=7, defense=12, sort_relaye=True, cible_hors_de_vue=True)', odds={"Touche": Fraction(5, 6)}),
    ask('attaque_magique(magie=7, defense=12, cible_hors_de_vue=True)', outcome="Interdit"),
    ask('attaque_magique(magie=7, defense=12, sort_relaye=True, relais_au_tapis=True)', outcome="Interdit"),
    ask('attaque_magique(magie=7, defense=12, sort_relaye=True, relais_engagee=True)', outcome="Interdit"),
)
pen(
    "flames-through-the-loophole",
    "Mon lance-flammes, dans la meurtrière d'un bunker : dix gardes, E3, Svg 5+, 1 PV. 5/6 × 7/2 × 2/3 × 5/6.",
    ask('viser_les_occupants_d_un_batiment(arme_de_tir="Lance-flammes", gabarit_sur_un_point_du_batiment=True)', outcome="Permis"),
    ask('phase_de_tir(tirs=1, arme_de_tir="Lance-flammes", passagers_vises=True, endurance=3, svg=5, effectif=10, points_de_vie=1)', total=Fraction(175, 108)),
)
pen(
    "eternal-swarm",
    "Un lance-flammes blesse un essaim Guerrier éternel de 3 PV : la blessure mortelle n'en est plus une, il perd 1 PV, et non 4.",
    ask('points_de_vie_perdus(arme_de_tir="Lance-flammes", points_de_vie=3, cible_est_un_essaim=True, cible_guerrier_eternel=True,'
        ' blessures_non_sauvegardees=1)', total=1),
    ask('points_de_vie_perdus(arme_de_tir="Lance-flammes", points_de_vie=3, cible_est_un_essaim=True, blessures_non_sauvegardees=1)', total=4),
)
pen(
    "five-to-the-engine",
    "Un 5 à la mobilité : immobilisé ; crash pour un antigrav rapide lancé ; déjà immobilisé ou aéronef, c'est la coque.",
    ask('degat_sur_la_table(degat_lourd=True, pa=3, zone_touchee="mobilité", des=[5])', outcome="immobilisé"),
    ask(
        'degat_sur_la_table(degat_lourd=True, pa=3, zone_touchee="mobilité", des=[5], cible_antigrav=True, cible_rapide=True,'
        ' cible_mouvement_rapide_fait=True)',
        outcome="crash",
    ),
    ask('table_de_degat_de_mobilite(resultat_de_degat=5, cible_immobilisee=True)', outcome="Sans effet"),
    ask('table_de_degat_de_mobilite(resultat_de_degat=5, cible_aeronef=True)', outcome="Sans effet"),
)
pen(
    "leadership-as-printed",
    "Cd 8, test de moral : 26 cas sur 36 ; une escouade encore en retraite ne charge pas.",
    ask('test_de_moral(cd=8)', odds={"Réussi": Fraction(26, 36)}),
    ask('charger(unite_en_retraite=True)', outcome="Interdit"),
)
cf(
    "three-centimetres",
    "Mon guerrier de Taille moyenne charge par-dessus un muret de 2 cm, une haie de 3,5 ; à 3 cm tout rond, il faut convenir de la Taille.",
    ask('charger_par_dessus_un_relief(figurine_taille="Moyenne", decor_hauteur=2)', outcome="Permis"),
    ask('charger_par_dessus_un_relief(figurine_taille="Moyenne", decor_hauteur=3.5)', outcome="Interdit"),
    ask('charger_par_dessus_un_relief(figurine_taille="Moyenne", decor_hauteur=3, decor_taille="Petite")', outcome="Permis"),
    ask('charger_par_dessus_un_relief(figurine_taille="Moyenne", decor_hauteur=3, decor_taille="Moyenne")', outcome="Interdit"),
)
cf(
    "routed-and-chased",
    "Le maître des rites (MOU 10) en déroute : assailli, il fuit de 20 cm ; désengagé, de 10 ; il n'engage ni ne charge plus personne.",
    ask('fuir(figurine_en_deroute=True, figurine_defenseur=True)', outcome="Obligatoire"),
    ask('distance_de_fuite(figurine_mou=10, figurine_en_deroute=True, figurine_defenseur=True)', total=20),
    ask('distance_de_fuite(figurine_mou=10, figurine_en_deroute=True, figurine_s_est_desengage=True)', total=10),
    ask('engager_un_adversaire(attaquant_en_deroute=True, cible_hors_de_vue=True)', outcome="Interdit"),
    ask('charger(attaquant_en_deroute=True)', outcome="Interdit"),
)
cf(
    "undead-before-fear",
    "Mon squelette (COU 3) assailli par une PEUR 6 : un Mort-vivant ne teste pas.",
    ask('devoir_tester_son_courage(figurine_mort_vivant=True, figurine_cou=3, adversaire_peur=6, figurine_defenseur=True)', outcome="Sans effet"),
)
cf(
    "leaping-giants",
    "Bond : de Taille moyenne, un mur de 3 cm, pas de 4 ; un Colossal, 15 cm, pas 16 ; un Grand ne saute pas un plus grand.",
    ask('bondir(figurine_bond=True, figurine_taille="Moyenne", hauteur_de_l_obstacle=3)', outcome="Permis"),
    ask('bondir(figurine_bond=True, figurine_taille="Moyenne", hauteur_de_l_obstacle=4)', outcome="Interdit"),
    ask('bondir(figurine_bond=True, figurine_demesure="Colossale", hauteur_de_l_obstacle=15)', outcome="Permis"),
    ask('bondir(figurine_bond=True, figurine_demesure="Colossale", hauteur_de_l_obstacle=16)', outcome="Interdit"),
    ask('bondir(figurine_bond=True, figurine_taille="Grande", autre_taille="Très Grande")', outcome="Interdit"),
)
pen(
    "moved-too-far-to-charge",
    "Six pouces d'allure, disent-ils, et dix parcourus : c'était un mouvement rapide, elle ne charge plus ; douze d'allure, elle charge.",
    ask('charger(distance_parcourue=10, mouvement_du_type=6)', outcome="Interdit"),
    ask('charger(distance_parcourue=10, mouvement_du_type=12)', outcome="Permis"),
)
cf(
    "charged-by-enough",
    "Chargé par un adversaire : les pénalités ne tombent que si la Puissance de ceux qui chargent vaut celle des chargés.",
    ask('att_malus_compris(att=4, cible_a_charge_celui_ci=True, attaquant_puissance_des_charges=5, cible_puissance_des_chargeurs=5)', total=3),
    ask('att_malus_compris(att=4, cible_a_charge_celui_ci=True, attaquant_puissance_des_charges=6, cible_puissance_des_chargeurs=5)', total=4),
)
cf(
    "whose-rout",
    "Il tire, mais c'est « la figurine » qui serait en déroute : de qui parle-t-on ? Du tireur, et il ne tire pas.",
    ask('tirer(figurine_en_deroute=True)', asks="dites attaquant_en_deroute"),
    ask('tirer(attaquant_en_deroute=True)', outcome="Interdit"),
    ask('tirer(en_deroute=True)', asks="de qui"),
    ask('tirer(figurine_en_deroute=False)', outcome="Permis"),
)
wm(
    "whose-legs",
    "« La figurine » a perdu ses jambes et voudrait slammer, ou est à terre et voudrait tirer : c'est de l'attaquant qu'on le dit.",
    ask('slam(figurine_mouvement_desactive=True)', asks="dites attaquant_mouvement_desactive"),
    ask('attaque_a_distance(atd=6, defense=12, figurine_au_tapis=True)', asks="attaquant_au_tapis ou cible_au_tapis"),
    ask('attaque_a_distance(atd=6, defense=12, cible_vise=True)', odds={"Touche": Fraction(13, 18)}),
)

wm(
    "dead-jacks",
    "Un colosse détruit laisse une épave, un gargantuan non ; « inerte », quand on réactive, se dit du warjack, comme « éteinte » de celui qu'on rallume.",
    ask('warjack_detruit(figurine_est_un_colosse=True)', outcome="marqueur d'épave d'un warjack détruit"),
    ask('warjack_detruit(figurine_est_un_gargantuan=True)', outcome="Aucune conséquence"),
    ask('reactiver_un_warjack(warjack_inerte=True)', outcome="Permis"),
    ask('reactiver_un_warjack(controleur_warjack_inerte=True)', outcome="Interdit"),
    ask('rallumer_la_chaudiere(chaudiere_eteinte=True)', outcome="Permis"),
    ask('rallumer_la_chaudiere(controleur_chaudiere_eteinte=True)', outcome="Interdit"),
    ask('reactiver_un_warjack(figurine_warjack_inerte=True)', outcome="Permis"),
    ask('reactiver_un_warjack(figurine_warjack_inerte=False)', outcome="Interdit"),
    ask('prendre_le_controle_d_un_autonome(figurine_warjack_inerte=True)', outcome="Interdit"),
)

QUESTIONS = [
    (game, code, n, *asked)
    for game, kept in (("warmachine", WM), ("warhammer-40000-pen", PEN), ("confrontation", CF))
    for code, (_, questions) in kept.items()
    for n, asked in enumerate(questions, 1)
]


@pytest.mark.parametrize("game, code, rank, question, expected", QUESTIONS, ids=[f"{code}-{n}" for _, code, n, *_ in QUESTIONS])
def test_situation(resolver, game, code, rank, question, expected):
    check(resolver, game, code, question, expected)


def named_after(reference, measure) -> list[str]:
    """The skills and weapon properties whose X a measure is, by its address: « x-de-surchauffe », « toxique-x »."""
    prefix, _, slug = measure.id.partition(":")
    bare = slug.removesuffix("-x") if slug.endswith("-x") else slug.removeprefix("x-").removeprefix("de-") if slug.startswith("x-") else ""
    found = reference.get(f"{prefix}:{bare}") if bare else None
    return [found.id] if found and found.kind in ("Skill", "Property") and found.data.get("of") == measure.data.get("of") else []


def test_whoever_says_the_x_of_a_skill_has_it(resolver):
    """Nobody says « Surchauffe 4 » twice: the number alone is the skill, wherever a rule asks whether one has it."""
    reference, base, silent, said = resolver.reference, resolver.reference.roles.base, [], 0
    for game in reference.games():
        effects = [effect for node in reference.of_game(game.id) for effect in node.effects]
        implied = {(base(one.measure), base(str(effect.value))) for effect in effects if effect.op == "implies" for one in effect.given}
        tested = {base(fact) for effect in effects for fact in (*effect.when, *effect.unless)}
        for measure in reference.of_game(game.id, "Measure", "Characteristic", "Choice"):
            for skill in tested.intersection(named_after(reference, measure)):
                said += 1
                silent += [measure.id] if (measure.id, skill) not in implied else []
    assert said > 40 and silent == []
