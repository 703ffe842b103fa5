"""A round of situations of Warhammer 40,000 PEN on whole shootings and whole assaults: saves of several kinds, re-rolls, cover, templates, vehicles, what follows."""

from __future__ import annotations

from fractions import Fraction as F

import pytest
from verdicts import ask, check, rows

ROWS, row = rows()
DESTROYED = "la cible est détruite ou explosée"

ASSAULT = 'ct=4, arme_de_tir="Canon d\'assaut", distance=12, unite_immobile=True, cible_moto=True, cible_distance_parcourue=14'
row(
    "AK-01",
    "Un canon d'assaut immobile à mi-portée sur des motos (E5 moto comprise, svg 3+) à 14 ps : CT 4, 28/9 touches, 1/3 d'un PA4 que 4+ arrête et 1/6 de PA2.",
    ask(f"jet_pour_toucher_au_tir({ASSAULT})", odds={"Touché": F(2, 3)}),
    ask(f"phase_de_tir(tireurs=1, {ASSAULT}, endurance=4, svg=3)", total=F(35, 27)),
    ask('jet_de_surchauffe(arme_de_tir="Canon d\'assaut")', odds={"Surchauffe": F(1, 6)}),
)

row(
    "AK-02",
    "Un fusil melta après 6 ps, à 6 ps pile d'un Dreadnought (avant 12) : CT 5, 2D6 + 8 ; 5 ou plus au lourd, 4 au superficiel ; à 7 ps, un seul dé.",
    ask('degats_au_tir(tireurs=1, ct=4, arme_de_tir="Fusil melta", unite_distance_parcourue=6, distance=6, cible_marcheur=True, blindage=12)',
        means={"dégâts lourds": F(25, 36), "dégâts superficiels": F(5, 72)}),
    ask('degats_au_tir(tireurs=1, ct=4, arme_de_tir="Fusil melta", unite_distance_parcourue=6, distance=7, cible_marcheur=True, blindage=12)', means={"dégâts lourds": F(2, 9)}),
)

HEDGE = 'cible_masquee_par_un_decor=True, type_de_couvert="léger"'
row(
    "AK-03",
    "Dix bolters immobiles à 24 ps sur des orks (E4, svg 6+) derrière une barricade (5+) : cachés, 3+ ; ayant tiré, 5+ ; la PA5 ignore la svg 6+.",
    ask(f'phase_de_tir(tireurs=10, ct=4, arme_de_tir="Bolter", unite_immobile=True, distance=24, endurance=4, svg=6, {HEDGE}, cible_n_a_ni_tire_ni_attaque=True)', total=F(25, 18)),
    ask(f'phase_de_tir(tireurs=10, ct=4, arme_de_tir="Bolter", unite_immobile=True, distance=24, endurance=4, svg=6, {HEDGE})', total=F(25, 9)),
)

row(
    "AK-04",
    "Un héros sniper de CT 6 à 24 ps (mi-portée) : CT 8, deux points de moins au couvert, un de plus pour la svg 3+ : 4+ devient 7, ramené à 6.",
    ask('svg_de_couvert_effective(ct=6, arme_de_tir="Fusil sniper", unite_immobile=True, distance=24, svg=3, cible_masquee_par_un_decor=True, type_de_couvert="moyen")', total=6),
    ask('svg_de_couvert_effective(ct=6, arme_de_tir="Fusil sniper", unite_immobile=True, distance=25, svg=4, cible_masquee_par_un_decor=True, type_de_couvert="moyen")', total=5),
)

row(
    "AK-05",
    "Un autocanon jumelé de CT 3 à 30 ps sur E4, svg 4+ : doubler les tirs ou les touches, la même moyenne ; la chance d'au moins une touche, non.",
    ask('phase_de_tir(tireurs=1, ct=3, arme_de_tir="Autocanon", arme_jumelee=True, distance=30, unite_immobile=True, endurance=4, svg=4)', total=F(175, 108)),
    ask('phase_de_tir(tireurs=1, ct=3, arme_de_tir="Autocanon", arme_jumelee=True, touches_comptees_double=True, distance=30, unite_immobile=True, endurance=4, svg=4)', total=F(175, 108)),
    ask('phase_de_tir(tireurs=1, ct=3, arme_de_tir="Autocanon", arme_jumelee=True, touches_comptees_double=True, distance=30, endurance=4)',
        odds={"Blessures 0": F(1297, 1296) ** 2 / 4}),
)

row(
    "AK-06",
    "Une lame sorcière (F3) sur l'avant 12 d'un Dreadnought de même CC : F9, lourd une fois sur deux ; PA5, un point de moins au dégât ; sur E6, 2+.",
    ask('attaques_sur_un_vehicule(attaques=1, cc=4, cible_cc=4, arme_de_melee="lame sorcière", force=3, blindage=12, cible_marcheur=True)',
        means={"dégâts lourds": F(1, 4), "dégâts superficiels": F(1, 12)}),
    ask('jet_de_degat(arme_de_melee="lame sorcière", attaque_au_contact=True, degat_lourd=True, des=[4])', total=3),
    ask('combat(attaques=3, cc=4, cible_cc=4, arme_de_melee="lame sorcière", force=3, endurance=6, svg=4)', total=F(5, 6)),
)

CLAWS = 'attaques=3, cc=5, cible_cc=4, force=4, endurance=4, arme_de_melee="griffe éclair", armes_identiques=True, unite_a_charge=True, svg=3'
row(
    "AK-07",
    "Deux griffes, A3, en charge : cinq attaques ; 3+, 4+ relancé, PA2 ; l'invulnérable 5+ vaut mieux que la 3+ percée ; avec une griffe et une épée, quatre.",
    ask(f"combat({CLAWS}, svg_invulnerable=5)", total=F(5, 3)),
    ask(f"combat({CLAWS})", total=F(5, 2)),
    ask('attaques_portees(attaques=3, arme_de_melee="griffe éclair", unite_plusieurs_armes_de_corps_a_corps=True, unite_a_charge=True)', total=4),
)

FIST = 'attaques=2, cc=4, force=4, arme_de_melee="poing tronçonneur", unite_a_charge=True, cible_distance_parcourue=6, cible_geante=True, cible_tank=True, blindage=14'
row(
    "AK-08",
    "Un poing tronçonneur charge un Land Raider qui a fait 6 ps : CC 5 contre 1, 2+ ; F8 + 2D6 contre 14 ; trois attaques.",
    ask(f"attaques_sur_un_vehicule({FIST})", means={"dégâts lourds": F(35, 24), "dégâts superficiels": F(25, 72)}),
    ask('initiative_effective(initiative=4, arme_de_melee="poing tronçonneur")', total=1),
)

row(
    "AK-09",
    "Un souffle ne monte pas jusqu'à une cible en altitude, un torrent si ; en altitude, jamais de couvert, ni décor ni écran ; un pistolet melta n'y porte pas.",
    ask("tirer(arme_a_gabarit_de_souffle=True, cible_en_altitude=True)", outcome="Interdit"),
    ask("tirer(arme_a_gabarit_de_souffle=True, arme_torrent=True, cible_en_altitude=True)", outcome="Permis"),
    ask('sauvegarde_de_couvert(cible_en_altitude=True, cible_masquee_par_un_decor=True, type_de_couvert="lourd")', outcome="Interdit"),
    ask("sauvegarde_de_couvert(cible_en_altitude=True, cible_masquee_par_une_escouade=True, svg=5)", outcome="Interdit"),
    ask('degats_au_tir(tirs=1, ct=4, arme_de_tir="Pistolet melta", cible_en_altitude=True, distance=3, blindage=10)', outcome="Interdit"),
)

MORTAR = "ct=4, arme_d_artillerie=True, arme_de_barrage=True, arme_a_explosion=True, tir_indirect=True"
row(
    "AK-10",
    "Un mortier de CT 4 en tir indirect : CT 3 ; ni demi-portée ni vitesse ; après un mouvement, au jugé même implacable, et l'ordre du plafond se discute.",
    ask(f"jet_pour_toucher_au_tir({MORTAR}, unite_immobile=True, distance=10, portee=48, cible_distance_parcourue=20)", odds={"Touché": F(1, 2)}),
    ask(f"jet_pour_toucher_au_tir({MORTAR}, unite_a_bouge=True, unite_implacable=True)", odds={"Touché": F(1, 3)}, disputed=r"^Touché : 1/6"),
    ask("tirer(arme_de_barrage=True, portee_minimum=12, distance=10)", outcome="Interdit"),
)

row(
    "AK-11",
    "Un Dreadnought « armes endommagées » : son canon d'assaut s'enraye sur 3+, son bolter sur 4+ ; la seconde fois, une arme est détruite.",
    ask('jet_de_surchauffe(arme_de_tir="Canon d\'assaut", unite_armes_endommagees=True)', odds={"Surchauffe": F(2, 3)}),
    ask('jet_de_surchauffe(arme_de_tir="Bolter", unite_armes_endommagees=True)', odds={"Surchauffe": F(1, 2)}),
    ask('degat_subi(degat_recu="armes endommagées", cible_armes_endommagees=True)', gives="une arme du véhicule en moins"),
)

SNIPER = 'ct=4, arme_de_tir="Fusil sniper", unite_immobile=True'
row(
    "AK-12",
    "Des snipers sur le sergent (E3 d'escouade, svg 4+, 1 PV) : à 30 ps un tir le tue à 2/9 ; à 24 ps, CT 6, à 7/27 ; trois tirs à 30 ps, 1 - (7/9)³.",
    ask(f"pv_otes_en_visant(tirs=1, {SNIPER}, distance=30, endurance=3, svg=4, points_de_vie=1)", total=F(2, 9)),
    ask(f"pv_otes_en_visant(tirs=1, {SNIPER}, distance=24, endurance=3, svg=4, points_de_vie=1)", total=F(7, 27)),
    ask(f"pv_otes_en_visant(tireurs=3, {SNIPER}, distance=30, endurance=3, svg=4, points_de_vie=1)", total=F(386, 729)),
    ask(f'pv_otes_en_visant(tirs=1, {SNIPER}, distance=30, endurance=3, svg=4, points_de_vie=1, cible_masquee_par_un_decor=True, type_de_couvert="moyen")', total=F(1, 9)),
)

row(
    "AK-13",
    "Un personnage indépendant (CC5, F4, arme énergétique, A3) place ses 6 sur le champion (E4, svg 3+, invulnérable 5+, 2 PV) : 1/6 × 1/2 × 2/3 par coup.",
    ask('pv_otes_en_frappant_le_chef(attaques=3, cc=5, cible_cc=4, force=4, arme_de_melee="arme énergétique", unite_personnage_independant=True, endurance=4, svg=3, svg_invulnerable=5, points_de_vie=2)',
        odds={"pv perdus 0": F(17, 18) ** 3, "pv perdus 1": 3 * F(17, 18) ** 2 / 18}),
)

row(
    "AK-14",
    "Une dague empoisonnée de F4 : E3, 3+ et une relance ; E4, 4+ sans relance (la force ne fait pas mieux) ; E7, 4+ au lieu de 6 puis 4+.",
    ask("jet_pour_blesser(arme_empoisonnee=True, force=4, endurance=3)", odds={"Blessé": F(8, 9)}),
    ask("jet_pour_blesser(arme_empoisonnee=True, force=4, endurance=4)", odds={"Blessé": F(1, 2)}),
    ask("jet_pour_blesser(arme_empoisonnee=True, force=4, endurance=7)", odds={"Blessé": F(1, 2)}),
)

row(
    "AK-15",
    "Quatre tireurs soniques de CT 4, F5, sur E8 : F5 à F8 selon les touches ; le 6 puis 4+, le 6, le 5+, le 4+.",
    ask("salve_sonique(tireurs=4, ct=4, force=5, endurance=8)", total=F(8, 81) * F(1, 12) + F(24, 81) * F(1, 6) + F(32, 81) * F(1, 3) + F(16, 81) * F(1, 2)),
)

OPEN = "tirs=9, ct=4, force=4, endurance=4, passagers_vises=True, transporteur_ouvert=True"
row(
    "AK-16",
    "Des passagers d'un transport ouvert en ruines, vu à 60 % (5+), puis l'écran 3+ : 9 × 2/3 × 2/3 × 1/3 × 1/2 ; au lance-flammes, ni l'un ni l'autre.",
    ask(f"phase_de_tir({OPEN}, svg_de_couvert_du_transport=5)", total=F(2, 3)),
    ask('phase_de_tir(tirs=1, arme_de_tir="Lance-flammes", passagers_vises=True, transporteur_ouvert=True, svg_de_couvert_du_transport=5, endurance=3, svg=5)', total=F(175, 108)),
)

row(
    "AK-17",
    "Chargée à couvert, une unité à terre frappe à son initiative, les deux effets s'annulant ; de même un gantelet, ou un assommé ; des grenades offensives rendent le 1.",
    ask("initiative_effective(initiative=3, unite_a_terre=True, unite_a_couvert_avant_la_charge=True)", total=3),
    ask('initiative_effective(initiative=4, arme_de_melee="gantelet énergétique", unite_a_couvert_avant_la_charge=True)', total=4),
    ask("initiative_effective(initiative=4, unite_assommee=True, unite_a_couvert_avant_la_charge=True)", total=4),
    ask("initiative_effective(initiative=3, unite_a_terre=True, unite_a_couvert_avant_la_charge=True, assaillant_a_grenades_offensives=True)", total=1),
    ask("initiative_effective(initiative=3, unite_a_couvert_avant_la_charge=True)", total=10),
)

CLIFF = "cible_en_hauteur=True, ligne_de_vue_montante=True, svg=5"
row(
    "AK-18",
    "Au-dessus d'une falaise, 3+ contre qui tire d'en bas ; rien contre une grenade ou un mortier ; un écran ne sert à rien contre la flamme.",
    ask(f"sauvegarde_de_couvert({CLIFF})", odds={"Touche annulée": F(2, 3)}),
    ask(f'sauvegarde_de_couvert({CLIFF}, arme_de_tir="Grenades frag")', outcome="Interdit"),
    ask(f"sauvegarde_de_couvert({CLIFF}, arme_de_barrage=True)", outcome="Interdit"),
    ask('sauvegarde_de_couvert(cible_masquee_par_une_escouade=True, arme_de_tir="Lance-flammes", svg=5)', odds={"Touche annulée": 0, "tir redirigé sur l'écran": 0}),
)

row(
    "AK-19",
    "Huit blessures sur cinq gardes : deux, deux, deux, une, une ; quatre sur trois membres de PV divers : la seconde va au moins vaillant.",
    ask('repartition_des_blessures(blessures=8, membres=[["A", 1], ["B", 1], ["C", 1], ["D", 1], ["E", 1]])', says="A 2, B 2, C 2, D 1, E 1"),
    ask('repartition_des_blessures(blessures=4, membres=[["A", 3], ["B", 1], ["C", 2]])', says="B 2, C 1, A 1"),
    ask("valeur_majoritaire(valeurs=[3, 3, 3, 5, 5, 5])", total=5),
    ask("valeur_majoritaire(valeurs=[2, 4, 2, 4])", total=4),
)

TOUGH = "endurance=5, svg=6, points_de_vie=3, cible_insensible_a_la_douleur=True"
row(
    "AK-20",
    "Une touche de lance-flammes sur un E5 insensible à la douleur (svg 6+, 3 PV) : 5, une blessure ignorée sur 4+ ; 6, une mortelle de 2 PV : 5/12.",
    ask(f'pv_otes_par_des_touches(touches_a_resoudre=1, arme_de_tir="Lance-flammes", {TOUGH})', total=F(5, 12)),
    ask('pv_otes_par_des_touches(touches_a_resoudre=1, arme_de_tir="Fusil plasma", endurance=4, svg=3, points_de_vie=3, cible_insensible_a_la_douleur=True)', total=F(28, 27)),
    ask('pv_otes_par_des_touches(touches_a_resoudre=3, arme_de_tir="Missiles Krak", endurance=6, svg=3, svg_invulnerable=5, points_de_vie=4)', total=F(5, 3)),
)

row(
    "AK-21",
    "Un guerrier éternel (E4, svg 3+, 3 PV) et un melta, F8, donc toujours mortel : 35/36 d'un PV, ou rien si la mortelle ne compte pas du tout : litige.",
    ask('pv_otes_par_des_touches(touches_a_resoudre=1, arme_de_tir="Fusil melta", endurance=4, svg=3, points_de_vie=3, cible_guerrier_eternel=True)', total=F(35, 36), disputed="^Pv perdus : 0 en"),
)

row(
    "AK-22",
    "Une créature monstrueuse au poing tronçonneur (F6, A1) : F10, le meilleur de deux dés doublé, contre 14 : lourd sur 3 ou plus (8/9), superficiel sur 2 (1/12).",
    ask('attaques_sur_un_vehicule(attaques=1, cc=4, force=6, arme_de_melee="poing tronçonneur", unite_creature_monstrueuse=True, cible_distance_parcourue=6, blindage=14)',
        means={"dégâts lourds": F(16, 27), "dégâts superficiels": F(1, 18)}),
)

row(
    "AK-23",
    "Un perforant de F6 contre 14 : un 6 et 1D3, 13, 14 ou 15 ; un sniper contre 10 : 11 ou plus sur un 6, jamais superficiel.",
    ask('penetration_de_blindage(arme_de_tir="Canon d\'assaut", blindage=14)', odds={"dégât lourd": F(1, 18), "dégât superficiel": F(1, 18)}),
    ask('degats_au_tir(tirs=1, ct=4, arme_de_tir="Fusil sniper", distance=30, blindage=10)', means={"dégâts lourds": F(5, 36), "dégâts superficiels": 0}),
)

row(
    "AK-24",
    "Quatre fulgurants immobiles à 8 ps, dans un corps à corps : ni mi-portée ni vitesse, mais immobile et -1, donc 3+ ; huit tirs, 4/3 touches chez les nôtres.",
    ask('jet_pour_toucher_au_tir(ct=4, arme_de_tir="Fulgurant", unite_immobile=True, distance=8, cible_verrouillee=True, cible_distance_parcourue=20)',
        odds={"Touché": F(2, 3), "touche automatique à l'escouade alliée": F(1, 6)}),
    ask('phase_de_tir(tireurs=4, ct=4, arme_de_tir="Fulgurant", unite_immobile=True, distance=8, endurance=4, svg=6, cible_verrouillee=True)', says="1,33 en moyenne"),
)

row(
    "AK-25",
    "De nuit à 40 ps, une cible derrière ses fumigènes est invisible, sans plus ; furtive à 14 ps, dissimulée : CT 1 ; la vision nocturne rend un point.",
    ask('ct_effective(ct=4, arme_de_tir="Missiles Krak", combat_de_nuit=True, distance=40, cible_sous_fumigenes=True)', total=1),
    ask('ct_effective(ct=4, arme_de_tir="Missiles Krak", distance=40, cible_sous_fumigenes=True)', total=2),
    ask('ct_effective(ct=3, arme_de_tir="Fulgurant", distance=14, combat_de_nuit=True, cible_furtive=True)', total=1),
    ask('ct_effective(ct=3, arme_de_tir="Fulgurant", distance=14, combat_de_nuit=True, unite_vision_nocturne=True, cible_furtive=True)', total=2),
)

GUARDS = 'attaquants=10, attaques=1, cc=3, cible_cc=4, force=3, endurance=4, svg=3, arme_de_melee="arme de corps à corps"'
JUMPERS = 'attaquants=8, attaques=1, cc=4, cible_cc=3, force=4, endurance=3, svg=5, arme_de_melee="arme de corps à corps", unite_plusieurs_armes_de_corps_a_corps=True, unite_a_charge=True'
row(
    "AK-26",
    "Huit marines d'assaut (pistolet et épée) chargent dix gardes en ruines sans grenades : les gardes d'abord (I10), 5/9 de perte ; puis 24 coups, 80/9.",
    ask("initiative_effective(initiative=3, unite_a_couvert_avant_la_charge=True)", total=10),
    ask(f"combat({GUARDS})", total=F(5, 9)),
    ask(f"combat({JUMPERS})", total=F(80, 9)),
)

BREAK = "unite_initiative=4, cible_initiative=3, cible_commandement=8"
row(
    "AK-27",
    "Deux coups de CC4 contre CC3 (2/3 × 2/3), dix orks de Cd 8 : à une perte d'écart 15/36 de fuir, à deux 21/36 ; la percée prend 26 cas sur 36.",
    ask(f"assaut_puis_moral(attaquants=2, attaques=1, effectif=10, cc=4, cible_cc=3, force=4, endurance=3, {BREAK})",
        odds={"la cible est en retraite": F(40, 81) * F(15, 36) + F(16, 81) * F(21, 36), "Pertes 4": F(16, 81) * F(21, 36) * F(26, 36)}),
    ask(f"assaut_puis_moral(attaquants=2, attaques=1, effectif=10, pertes_de_notre_camp=1, cc=4, cible_cc=3, force=4, endurance=3, {BREAK})",
        odds={"la cible est en retraite": F(16, 81) * F(15, 36)}),
    ask(f"assaut_puis_moral(attaquants=2, attaques=1, effectif=10, cc=4, cible_cc=3, force=4, endurance=3, {BREAK}, cible_obstinee=True)",
        odds={"la cible est en retraite": F(56, 81) * F(10, 36)}),
    ask(f"assaut_puis_moral(attaquants=2, attaques=1, effectif=10, cc=4, cible_cc=3, force=4, endurance=3, {BREAK}, cible_sans_peur=True)", odds={"la cible est en retraite": 0}),
)

row(
    "AK-28",
    "Cinq snipers sur dix gardes (E3, svg 5+, Cd 8) : 20/27 chacun de blesser et d'abattre, le pilonnage dès la première perte, raté à 10/36.",
    ask(f"tirs_puis_tests(tireurs=5, {SNIPER}, distance=30, endurance=3, svg=5, effectif=10, points_de_vie=1, cible_commandement=8)",
        odds={"la cible rate son test de pilonnage": (1 - F(19, 54) ** 5) * F(5, 18)}),
    ask(f"tirs_puis_tests(tireurs=5, {SNIPER}, distance=30, endurance=3, svg=5, effectif=10, points_de_vie=1, cible_commandement=8, cible_verrouillee=True)",
        odds={"la cible rate son test de pilonnage": 0}),
    ask('tirs_puis_tests(tirs=10, ct=4, arme_de_tir="Bolter", distance=20, endurance=3, svg=5, effectif=10, points_de_vie=1, cible_commandement=8)', odds={"la cible rate son test de pilonnage": 0}),
)

row(
    "AK-29",
    "Un lanceur fait 1 : une krak touche un des siens ; une frag en touche 1D3 + 1 (E3, svg 5+ gênée par la PA6) : 5/3 de perte ; sur des marines, une demie.",
    ask('pertes_d_une_grenade_echappee(arme_de_tir="Grenades frag", endurance=3, svg=5)', total=F(5, 3)),
    ask('pertes_d_une_grenade_echappee(arme_de_tir="Grenades krak", endurance=4, svg=3)', total=F(5, 6) * F(1, 2)),
    ask('pertes_d_une_grenade_echappee(arme_de_tir="Grenades frag", endurance=4, svg=3)', total=F(1, 2)),
)

row(
    "AK-30",
    "Six marines à krak chargent l'avant 12 d'un Dreadnought mobile : six attaques sur 6, percer sur 6 ; immobilisé, sur sa CC ; jamais le flanc du barrage.",
    ask('attaques_sur_un_vehicule(attaquants=6, attaques=1, cc=4, force=4, arme_de_melee="grenade anti-véhicule", cible_marcheur=True, cible_cc=4, blindage=12, unite_a_charge=True)',
        odds={"dégâts superficiels 0": F(35, 36) ** 6, "dégâts lourds 0": 1}),
    ask('attaques_sur_un_vehicule(attaquants=6, attaques=1, cc=4, arme_de_tir="Grenades krak", cible_marcheur=True, cible_cc=4, blindage=12, blindage_lateral=10, unite_a_charge=True)',
        odds={"dégâts superficiels 0": F(35, 36) ** 6}),
    ask('attaques_sur_un_vehicule(attaquants=6, attaques=1, cc=4, force=4, arme_de_melee="grenade anti-véhicule", cible_marcheur=True, cible_immobilisee=True, cible_cc=4, blindage=12, unite_a_charge=True)',
        odds={"dégâts superficiels 0": F(11, 12) ** 6}),
    ask('degats_au_tir(tireurs=6, ct=4, arme_de_tir="Grenades krak", distance=10, blindage=12, blindage_lateral=10)', means={"dégâts lourds": F(2, 9)}),
)

row(
    "AK-31",
    "Cinq bombes sur un tank arrêté (12) : une attaque chacune, 3+, 2D6 + 8 ; une seule bombe sur un Rhino (10) le détruit à 35/162.",
    ask('attaques_sur_un_vehicule(attaquants=5, attaques=2, cc=4, force=4, arme_de_melee="bombe anti-véhicule", unite_a_charge=True, cible_distance_parcourue=6, blindage=12)',
        means={"dégâts lourds": F(25, 9), "dégâts superficiels": F(5, 18)}),
    ask('assaut_sur_un_vehicule(attaques=2, cc=4, ct=4, force=4, arme_de_melee="bombe anti-véhicule", cible_sans_cc=True, blindage=10, zone_annoncee="coque")', odds={DESTROYED: F(35, 162)}),
    ask('assaut_sur_un_vehicule(attaques=1, cc=4, ct=4, force=4, arme_de_melee="bombe anti-véhicule", cible_distance_parcourue=20, blindage=10, zone_annoncee="coque")',
        odds={DESTROYED: F(1, 2) * F(35, 36) * F(1, 3)}),
)

row(
    "AK-32",
    "Une IEM lancée après un mouvement contre 14 : rien sur 1, superficiel de 2 à 5, lourd sur 6 ; deux dés, le meilleur compte ; le dégât n'a ni tank ni PA.",
    ask('degats_au_tir(tireurs=1, ct=4, arme_de_tir="Grenades IEM", unite_a_bouge=True, distance=8, blindage_lateral=14, cible_tank=True)',
        means={"dégâts lourds": F(1, 9), "dégâts superficiels": F(4, 9)}),
    ask("penetration_de_blindage(arme_iem=True, arme_penetrante=True, force=4, blindage=14)", odds={"dégât lourd": F(11, 36), "dégât superficiel": F(2, 3)}),
    ask('jet_de_degat(arme_de_tir="Grenades IEM", cible_tank=True, degat_superficiel=True, des=[5])', total=3),
)

row(
    "AK-33",
    "Un missile anti-aérien sur des fantassins à mi-portée : au jugé, (4 + 1) / 2 ; une salve 2/4 à 20 ps après un mouvement, quatre tirs au jugé ; une lance, 14 vaut 12.",
    ask('jet_pour_toucher_au_tir(ct=4, arme_de_tir="Missiles Anti-aérien", distance=24)', odds={"Touché": F(1, 3)}),
    ask("phase_de_tir(tireurs=1, ct=4, arme_a_salve=True, x_de_salve=2, y_de_salve=4, portee=24, distance=20, unite_a_bouge=True, force=5, pa=4, endurance=4, svg=4)", total=F(20, 27)),
    ask("degats_au_tir(tirs=1, ct=4, arme_lance=True, force=8, pa=2, portee=36, distance=30, blindage=14)", means={"dégâts lourds": F(2, 9), "dégâts superficiels": F(1, 9)}),
)

row(
    "AK-34",
    "Un prince démon volant (4 PV, E6, svg 3+) à 20 ps en mouvement rapide, deux canons laser à 30 ps : CT 2, 35/108 chacun ; blessé, 11/36 de perdre le contrôle.",
    ask('tirs_puis_accident(tireurs=2, ct=4, arme_de_tir="Canon laser", distance=30, endurance=6, svg=3, points_de_vie=4, cible_creature_monstrueuse=True, cible_volante=True,'
        " cible_mouvement_rapide_fait=True, cible_distance_parcourue=20)",
        odds={"pv perdus 1": 2 * F(35, 108) * F(73, 108), "pv perdus 2": F(35, 108) ** 2, "la cible est hors de contrôle": (1 - F(73, 108) ** 2) * F(11, 36)}),
)

row(
    "AK-35",
    "Un transport pris dans l'altitude ou au sol, un antigrav rapide lancé : « immobilisé » est un crash ; déjà immobilisé, mobilité et crash violent font « détruit ».",
    ask('degat_sur_la_table(zone_touchee="mobilité", cible_antigrav=True, cible_rapide=True, cible_mouvement_rapide_fait=True, des=[5])', outcome="Crash"),
    ask('degat_sur_la_table(zone_touchee="mobilité", cible_immobilisee=True, des=[5])', outcome="Détruit"),
    ask('degat_sur_la_table(zone_touchee="coque", cible_immobilisee=True, des=[5])', outcome="Détruit"),
)

row(
    "AK-36",
    "Un canon plasma à 15 ps, sur son pied, sur quatre marines que masque une escouade : 2+, un jet par touche contre 3+ + 1 ; chaque réussite part sur l'écran.",
    ask('phase_de_tir(tirs=1, ct=4, arme_de_tir="Canon plasma", distance=15, unite_immobile=True, unites_sous_le_gabarit=4, endurance=4, svg=3, cible_masquee_par_une_escouade=True)',
        total=F(5, 6) * 4 * F(1, 2) * F(35, 36)),
    ask("svg_de_couvert_effective(cible_masquee_par_une_escouade=True, svg=3)", total=4),
)

row(
    "AK-37",
    "Un pistolet plasma en main (choix tir) : son attaque se demande à part, CC de l'unité, F7 PA2 ; l'épée frappe sans lui ; surchauffé, il ne sert pas.",
    ask("attaques_de_pistolet(pistolet_au_tir=True)", total=1),
    ask('combat(attaques=1, cc=4, cible_cc=4, arme_de_tir="Pistolet plasma", pistolet_au_tir=True, endurance=4, svg=4)', total=F(1, 2) * F(35, 36)),
    ask('combat(attaques=3, cc=4, cible_cc=4, force=4, arme_de_tir="Pistolet plasma", pistolet_au_tir=True, endurance=4, svg=4)', total=F(3, 8)),
    ask("attaques_de_pistolet(pistolet_au_tir=True, arme_inutilisable=True)", outcome="Interdit"),
)

QUESTIONS = [(code, n, *asked) for code, (_, questions) in ROWS.items() for n, asked in enumerate(questions, 1)]


@pytest.mark.parametrize("code, rank, question, expected", QUESTIONS, ids=[f"{code}-{n}" for code, n, *_ in QUESTIONS])
def test_situation(resolver, code, rank, question, expected):
    check(resolver, "warhammer-40000-pen", code, question, expected)
