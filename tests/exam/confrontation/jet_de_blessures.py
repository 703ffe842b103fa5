"""Situations of Confrontation that ask `jet_de_blessures` first of all."""

from __future__ import annotations

from fractions import Fraction as F

from verdicts import ask, rows

ROWS, row = rows()

row(
    "CONF-N19",
    "Immunité/Thorax, Immunité/Tête, une épée-hache contre un Éthéré, une arme sacrée contre une armure sacrée.",
    ask("jet_de_blessures(attaquant_force=5, cible=dict(res=5, zone_immunisee=\"Thorax\"), des=[4, 6])", outcome="Rien"),
    ask("jet_de_blessures(attaquant_force=9, cible=dict(res=8, zone_immunisee=\"Thorax\"), des=[5, 6])", outcome="Tué net"),
    ask("blessures_subies(attaquant=dict(force=5, epee_hache=True), cible=dict(res=5, ethere=True), des=[[4, 6]])", outcome="niveau 4"),
    ask("blessures_subies(attaquant=dict(force=5), cible=dict(res=5, ethere=True), des=[[4, 6]])", outcome="niveau 2"),
    ask("jet_de_blessures(attaquant=dict(force=1, arme_sacree_x=\"Combat\"), cible=dict(res=15, armure_sacree=True), des=[2, 2])", outcome="Rien"),
)

AXE = "attaquant_force=8, cible_res=8, cible_dur_a_cuire=True, attaquant_fleau=True"

row(
    "CONF-T12",
    "Une épée-hache (FOR 8) et Fléau/Nains contre un nain (RES 8) Dur à cuire : 4 et 6, un 6 au thorax.",
    ask(f"jet_de_blessures({AXE}, cible_vise_par_le_fleau=True, des=[4, 6])", outcome="Blessure critique"),
    ask(f"jet_de_blessures({AXE}, des=[4, 6])", outcome="Blessure grave"),
    ask('crans_infliges(resultat_de_blessures="Blessure critique", attaquant_epee_hache=True)', total=4),
)
row(
    "CONF-AE16",
    "FOR 3 contre RES 5, 3 et 5 : l'abdomen, 3, légère ; double 6 de FOR 0 sur RES 30 : tué net ; Sonné sur une légère n'aggrave rien ; Sonné et grave, FOR 5 : 2.",
    ask("jet_de_blessures(attaquant_force=3, cible_res=5, des=[3, 5])", outcome="Blessure légère"),
    ask("jet_de_blessures(attaquant_force=0, cible_res=30, des=[6, 6])", outcome="Tué net"),
    ask("jet_de_blessures(attaquant_force=3, cible_res=5, des=[3, 5], effets_attenues=1, effets_amplifies=1)", outcome="Blessure légère"),
    ask('cumul_des_blessures(blessure_legere=True, resultat_de_blessures="Sonné")', gives="Blessure légère"),
    ask("force_du_jet_de_blessures(attaquant=dict(force=5, sonne=True, blessure_grave=True))", total=2),
)
row(
    "CONF-AE24",
    "La tour de pierre s'abat : FOR 8 sur RES 6, 4 et 4 au thorax, critique ; d'un saut de 7 cm, FOR 7 : grave ; de 5 cm, rien.",
    ask("jet_de_blessures(cible=dict(dans_l_effondrement=True, res=6), decor_res=8, des=[4, 4])", outcome="Blessure critique"),
    ask("jet_de_blessures(hauteur_du_saut=7, cible_res=6, des=[4, 4])", outcome="Blessure grave"),
    ask("subir_le_saut(hauteur_du_saut=5)", outcome="Interdit"),
    ask("subir_le_saut(hauteur_du_saut=6)", outcome="Obligatoire"),
)
row(
    "CONF-AI06",
    "L'Assassin a chargé : 3d6 ; engagé, en poursuite ou en déroute : 2d6.",
    ask("jet_de_blessures(attaquant=dict(force=1, assassin=True, a_charge=True), cible_res=15)", odds={"Tué net": F(2, 27)}),
    ask("jet_de_blessures(attaquant=dict(force=1, assassin=True, a_engage=True), cible_res=15)", odds={"Tué net": F(1, 36)}),
    ask("jet_de_blessures(attaquant=dict(force=1, assassin=True, a_charge=True, a_poursuivi=True), cible_res=15)", odds={"Tué net": F(1, 36)}),
    ask("jet_de_blessures(attaquant=dict(force=1, assassin=True, a_charge=True, en_deroute=True), cible_res=15)", odds={"Tué net": F(1, 36)}),
)
row(
    "CONF-AI36",
    "Arme sacrée/Combat : 1/6, Assassin qui a chargé 4/9, Armure sacrée 0.",
    ask("jet_de_blessures(attaquant=dict(force=1, arme_sacree_x='Combat'), cible_res=15)", odds={"Tué net": F(1, 6)}),
    ask("jet_de_blessures(attaquant=dict(force=1, arme_sacree_x='Combat', assassin=True, a_charge=True), cible_res=15)", odds={"Tué net": F(4, 9)}),
    ask("jet_de_blessures(attaquant=dict(force=1, arme_sacree_x='Combat'), cible=dict(res=15, armure_sacree=True))", odds={"Tué net": F(0)}),
    ask("jet_de_blessures(attaquant=dict(force=1, arme_sacree_x='Combat', assassin=True, a_charge=True), cible=dict(res=15, armure_sacree=True))",
        odds={"Tué net": F(0)}),
)
row(
    "CONF-AI37",
    "Immunité/Tête : 5 et 6, rien.",
    ask("jet_de_blessures(attaquant_force=4, cible=dict(res=5, zone_immunisee='Tête'), des=[5,6])", outcome="Rien"),
)
row(
    "CONF-AI71",
    "Feu contre Feu : une ligne plus haut. Feu contre Eau : une plus bas. Feu contre Terre : rien.",
    ask("jet_de_blessures(attaquant=dict(force=5, elementaire_x='Feu'), cible=dict(res=5, elementaire_x='Feu'), des=[4,6])", outcome="Blessure grave"),
    ask("jet_de_blessures(attaquant=dict(force=3, elementaire_x='Feu'), cible=dict(res=5, elementaire_x='Eau'), des=[4,6])", outcome="Blessure critique"),
    ask("jet_de_blessures(attaquant=dict(force=5, elementaire_x='Feu'), cible=dict(res=5, elementaire_x='Terre'), des=[4,6])", outcome="Blessure critique"),
)
row(
    "CONF-AI72",
    "Ténèbres contre Ténèbres : une plus bas. Feu contre une Eau Dure à cuire : s'annulent. Tueur né, Charge bestiale, Furie, contre deux : "
    "trois placés, deux de plus.",
    ask("jet_de_blessures(attaquant=dict(force=3, elementaire_x='Ténèbres'), cible=dict(res=5, elementaire_x='Ténèbres'), des=[4,6])",
        outcome="Blessure critique"),
    ask("jet_de_blessures(attaquant=dict(force=3, elementaire_x='Feu'), cible=dict(res=5, elementaire_x='Eau', dur_a_cuire=True), des=[4,6])",
        outcome="Blessure grave"),
    ask("des_d_attaque(figurine=dict(furie_guerriere=True, declare_sa_furie=True, tueur_ne=True, charge_bestiale=True, a_charge=True, "
        "adversaires_dans_le_combat=2, des_en_attaque=3, des_en_defense=1))", total=5),
)
row(
    "CONF-AJ09",
    "Visée garde Tir immobile en marchant, pas au second tir, pas en déroute, pas avec une artillerie ; Dur à cuire l'annule d'une ligne, Fléau en plus aussi.",
    ask("jet_de_blessures(attaquant=dict(visee=True, a_marche=True), arme_force=5, cible=dict(res=5, touche_par_un_tir=True), des=[4, 4])",
        outcome="Blessure critique"),
    ask("jet_de_blessures(attaquant=dict(visee=True, a_marche=True, tirs_deja_effectues=1), arme_force=5, cible=dict(res=5, touche_par_un_tir=True), des=[4, 4])",
        outcome="Blessure grave"),
    ask("jet_de_blessures(attaquant=dict(visee=True, a_marche=True), arme=dict(force=5, artillerie=True), cible=dict(res=5, touche_par_un_tir=True), des=[4, 4])",
        outcome="Blessure grave"),
    ask("jet_de_blessures(attaquant_visee=True, arme_force=5, cible=dict(res=5, touche_par_un_tir=True, dur_a_cuire=True), des=[4, 4])",
        outcome="Blessure grave"),
    ask("ligne_des_blessures(attaquant=dict(tir_en_assaut=True, visee=True), arme_force=5, cible=dict(res=5, touche_par_un_tir=True), plus_grand_de=4)", total=6),
)

HEAD = "cible=dict(res=15, zone_immunisee='Tête')"

row(
    "CONF-AK01",
    "Immunité/Tête et double 6 : Tué net, ou ignoré, la Table n'ayant pas de zone pour un 6 ; un 5 et un 6 sont à la tête, ignorés. Un double nommé, ignoré.",
    ask(f"jet_de_blessures(attaquant_force=1, {HEAD}, des=[6, 6])", outcome="Tué net", disputed="Rien"),
    ask(f"jet_de_blessures(attaquant_force=9, {HEAD}, des=[5, 6])", outcome="Rien"),
    ask("jet_de_blessures(attaquant_force=5, cible=dict(res=5, immunite_blessures_exceptionnelles=True), des=[6, 6])", outcome="Rien"),
    ask("jet_de_blessures(attaquant_force=1, cible=dict(res=15, dur_a_cuire=True), des=[6, 6])", outcome="Tué net"),
)
row(
    "CONF-AL25",
    "Assassin à l'arme sacrée qui a chargé : un double parmi trois dés, 4/9 de tuer au moins ; contre une armure sacrée, le double choisi ne fait rien.",
    ask("jet_de_blessures(attaquant=dict(force=4, assassin=True, a_charge=True, arme_sacree_x='Combat'), cible=dict(res=6))", odds={"Tué net": F(4, 9)}),
    ask("jet_de_blessures(attaquant=dict(force=4, assassin=True, a_charge=True, arme_sacree_x='Combat'), cible=dict(res=6), des=[3, 5, 3])", outcome="Tué net"),
    ask("jet_de_blessures(attaquant=dict(force=4, assassin=True, a_charge=True, arme_sacree_x='Combat'), cible=dict(res=6, armure_sacree=True))",
        odds={"Rien": F(1, 36)}),
)
row(
    "CONF-AM17",
    "FOR 4 contre RES 11, 1 et 3 : -4, aux jambes, rien ; par une flèche d'un tireur immobile, un cran plus bas.",
    ask("jet_de_blessures(attaquant_force=4, cible_res=11, des=[1, 3])", outcome="Rien"),
    ask("jet_de_blessures(arme_force=4, cible=dict(res=11, touche_par_un_tir=True), attaquant_force=3, des=[1, 3])", gives="Jambes, 0 à 1"),
)
row(
    "CONF-AM22",
    "Deux effets amplifiés et un atténué : un seul dé de plus, à qui lance de choisir ; Cadwallon n'a pas d'allié.",
    ask("jet_de_blessures(attaquant_force=1, cible_res=15, effets_amplifies=2, effets_attenues=1, des=[6, 2, 6])", outcome="Tué net"),
    ask("alliances(peuple='Cadwallon', autre_peuple='No-Dan-Kar')", outcome="Pas alliés"),
)
row(
    "CONF-AM36",
    "FOR 8, Sonné, RES 7, 3 et 6 : 6 à l'abdomen, grave ; sur une porte de RES 7, 2 PS de moins.",
    ask("jet_de_blessures(attaquant=dict(force=8, sonne=True), cible=dict(res=7), des=[3, 6])", outcome="Blessure grave"),
    ask("degats_d_un_decor(attaquant_force=8, attaquant_sonne=True, decor_res=7, decor_points_de_structure=3, des=[[3, 6]])", gives="PS 1"),
)
row(
    "CONF-DA25",
    "Double 2 d'une Arme sacrée/Combat : Tué net au corps à corps, pas au tir ; une Armure sacrée l'ignore.",
    ask("jet_de_blessures(attaquant=dict(force=5, arme_sacree_x='Combat'), origine_des_blessures='Combat', cible_res=6, des=[2, 2])", outcome="Tué net"),
    ask("jet_de_blessures(attaquant=dict(force=5, arme_sacree_x='Combat'), origine_des_blessures='Tir', cible_res=6, des=[2, 2])", outcome="Inconnue"),
    ask("jet_de_blessures(attaquant=dict(force=5, arme_sacree_x='Combat'), origine_des_blessures='Combat', cible=dict(res=6, armure_sacree=True), des=[2, 2])", outcome="Rien"),
)
row(
    "CONF-CC11",
    "Double 6 sur une Armure sacrée : rien ; double 3 d'une Arme sacrée/Combat sur un Dur à cuire : Tué net.",
    ask('jet_de_blessures(attaquant=dict(force=5, arme_sacree_x="Combat"), cible=dict(res=6, armure_sacree=True), des=[6, 6])', outcome="Rien"),
    ask('jet_de_blessures(attaquant=dict(force=4, arme_sacree_x="Combat"), cible=dict(res=9, dur_a_cuire=True), des=[3, 3])', outcome="Tué net"),
)
row(
    "CF-DF23",
    "Le prétorien sonné (FOR 8) frappe un clone (RES 5), double 5 : 5 + 7 - 5 = 7 à la tête, tué net. Sur une Armure sacrée, le double ne fait rien ; sur un Dur à cuire, l'épée-hache n'achève pas.",
    ask("jet_de_blessures(attaquant=dict(force=8, sonne=True), cible_res=5, des=[5, 5])", outcome="Tué net"),
    ask("jet_de_blessures(attaquant=dict(force=6, arme_sacree=True), cible=dict(res=6, armure_sacree=True), des=[3, 3])", outcome="Rien"),
    ask("jet_de_blessures(attaquant=dict(force=6, epee_hache=True), cible=dict(res=4, dur_a_cuire=True), des=[4, 4])", outcome="Blessure grave"),
)
row(
    "CONF-BA33",
    "Du long exemple de combat : 2 et 4 d'un FOR 4 sur RES 11, Sonné ; 1 et 3, rien ; 4 et 5 d'un FOR 7 gravement blessé, légère ; 5 et 5 d'un FOR 8 Sonné sur RES 5, tué net.",
    ask("jet_de_blessures(des=[2, 4], attaquant_force=4, cible_res=11)", outcome="Sonné"),
    ask("jet_de_blessures(des=[1, 3], attaquant_force=4, cible_res=11)", outcome="Rien"),
    ask("jet_de_blessures(des=[4, 5], attaquant=dict(force=7, blessure_grave=True), cible_res=11)", outcome="Blessure légère"),
    ask("jet_de_blessures(des=[5, 5], attaquant=dict(force=8, sonne=True), cible_res=5)", outcome="Tué net"),
    ask("cumul_des_blessures(cible_blessure_legere=True, resultat_de_blessures=\"Blessure grave\")", says="Blessure critique"),
)
row(
    "CONF-CC20",
    "Visée et Harcèlement : deux tirs, le premier seul lu une ligne plus bas.",
    ask("nombre_de_tirs(attaquant=dict(tir_supplementaire_x=1, rechargement_rapide_x=1, a_marche=True, recharge_vite=True))", total=2),
    ask("jet_de_blessures(attaquant=dict(visee=True, a_marche=True), arme_force=5, cible=dict(res=6, touche_par_un_tir=True), des=[4, 5])",
        outcome="Blessure critique"),
    ask("""jet_de_blessures(attaquant=dict(visee=True, a_marche=True, tirs_deja_effectues=1), arme_force=5, cible=dict(res=6, touche_par_un_tir=True),
        des=[4, 5])""", outcome="Blessure grave"),
)

KILLER = "force=7, assassin=True, a_charge=True"

row(
    "CONF-CE06",
    "Un Assassin a chargé : 3, 6 et 4, on garde 4 et 6 ; au second jet du combat, ou sous un effet atténué, deux dés.",
    ask(f"jet_de_blessures(attaquant=dict({KILLER}), cible_res=7, des=[3, 6, 4])", outcome="Blessure critique"),
    ask(f"jet_de_blessures(attaquant=dict({KILLER}, a_deja_blesse_dans_ce_combat=True), cible_res=7, des=[3, 6])", outcome="Blessure grave"),
    ask(f"jet_de_blessures(attaquant=dict({KILLER}), cible_res=7, effets_attenues=1, des=[3, 6])", outcome="Blessure grave"),
    ask("jet_de_blessures(attaquant=dict(force=7, assassin=True, a_engage=True), cible_res=7, des=[3, 6])", outcome="Blessure grave"),
)
row(
    "CONF-CE10",
    "Élémentaires : Eau contre Feu, contre Feu Dur à cuire, contre Eau, Ténèbres contre Ténèbres.",
    ask("jet_de_blessures(attaquant=dict(force=6, elementaire_x='Eau'), cible=dict(res=6, elementaire_x='Feu'), des=[4, 5])", outcome="Blessure critique"),
    ask("jet_de_blessures(attaquant=dict(force=6, elementaire_x='Eau'), cible=dict(res=6, elementaire_x='Feu', dur_a_cuire=True), des=[4, 5])",
        outcome="Blessure grave"),
    ask("jet_de_blessures(attaquant=dict(force=7, elementaire_x='Eau'), cible=dict(res=6, elementaire_x='Eau'), des=[4, 6])", outcome="Blessure grave"),
    ask("jet_de_blessures(attaquant=dict(force=6, elementaire_x='Ténèbres'), cible=dict(res=6, elementaire_x='Ténèbres'), des=[4, 5])",
        outcome="Blessure critique"),
)
row(
    "CONF-CF01",
    "FOR 4 contre RES 12 : tout se lit sous 0. Féroce lit ses Sonné en légères ; une arme sacrée tue sur tout double, pas une armure sacrée.",
    ask("jet_de_blessures(attaquant_force=4, cible=dict(res=12, dur_a_cuire=True))",
        odds={"Rien": F(11, 36), "Sonné": F(1, 4), "Blessure légère": F(5, 36), "Tué net": F(1, 36), "inconnue": F(10, 36)}),
    ask("blessures_subies(attaquant=dict(force=4, feroce=True), cible_res=12)", odds={"niveau 1": F(14, 36), "la cible est sonnée": F(0)}),
    ask('jet_de_blessures(attaquant=dict(force=4, arme_sacree_x="Combat"), cible_res=12)', odds={"Tué net": F(1, 6)}),
    ask('jet_de_blessures(attaquant=dict(force=4, arme_sacree_x="Combat"), cible=dict(res=12, armure_sacree=True))', odds={"Tué net": F(0)}),
)

TITAN = "cible=dict(res=16, est_un_titan=True)"

row(
    "CONF-CF08",
    "Titan de RES 16 : à FOR 8 un double 6 ne fait qu'une grave, et Féroce ne sert à rien ; à FOR 9, Tué net.",
    ask(f"jet_de_blessures(attaquant_force=8, {TITAN}, des=[6, 6])", outcome="Blessure grave"),
    ask(f"jet_de_blessures(attaquant_force=9, {TITAN}, des=[6, 6])", outcome="Tué net"),
    ask(f"blessures_subies(attaquant=dict(force=8, feroce=True), {TITAN}, des=[[2, 3]])", says="La cible est sonnée : oui"),
)

FLAMES = "cible=dict(res=8, palier=2, passage_par_les_flammes"

row(
    "CONF-CF25",
    "Un volant au palier 2 finit au-dessus du feu, puis le traverse : rien ; au temps mort, le livre ne regarde pas le palier.",
    ask(f'jet_de_blessures({FLAMES}="fin d\'activation"), des=[4, 6])', outcome="Sans effet"),
    ask(f"jet_de_blessures({FLAMES}='traversée'), des=[4, 6])", outcome="Sans effet"),
    ask(f"jet_de_blessures({FLAMES}='temps mort'), des=[4, 6])", outcome="Blessure critique"),
)
row(
    "II-B-1",
    "FOR 6, RES 4, 2 et 5 : bras, 7. FOR 4, RES 7, 3 et 6 : abdomen, légère. FOR 3, RES 5, 3 et 5 : légère. Double 6 : tué net, FOR 1 contre RES 15.",
    ask("ligne_des_blessures(plus_grand_de=5, attaquant_force=6, cible_res=4)", total=7),
    ask("jet_de_blessures(attaquant_force=4, cible_res=7, des=[3, 6])", outcome="Blessure légère"),
    ask("jet_de_blessures(attaquant_force=3, cible_res=5, des=[3, 5])", outcome="Blessure légère"),
    ask("jet_de_blessures(attaquant_force=1, cible_res=15, des=[6, 6])", outcome="Tué net"),
    ask("ligne_des_blessures(plus_grand_de=4, attaquant_force=3, cible_res=5)", total=2),
    ask("jet_de_blessures(attaquant_force=8, cible_res=7, des=[3, 6])", outcome="Blessure grave"),
)
row(
    "II-B-6",
    "Jet atténué : 1, 4, 6, le défenseur garde 1 et 4 : jambes, 3. FOR 4, RES 5.",
    ask("jet_de_blessures(attaquant_force=4, cible_res=5, effets_attenues=1, des=[1, 4, 6])", gives="au moins Rien, au plus Blessure grave"),
    ask("ligne_des_blessures(plus_grand_de=4, attaquant_force=4, cible_res=5)", total=3),
)
row(
    "CONF-S06",
    "Titan de RES 13 : FOR 7, la moitié arrondie, ne fait qu'une grave au double 6 et perd Féroce ; FOR 8 tue ; FOR 9 sonnée et blessée retombe à 7.",
    ask("jet_de_blessures(attaquant_force=7, cible=dict(res=13, est_un_titan=True), des=[6, 6])", outcome="Blessure grave"),
    ask("jet_de_blessures(attaquant_force=8, cible=dict(res=13, est_un_titan=True), des=[6, 6])", outcome="Tué net"),
    ask("jet_de_blessures(attaquant=dict(force=9, sonne=True, blessure_legere=True), cible=dict(res=13, est_un_titan=True), des=[6, 6])", outcome="Blessure grave"),
    ask("""crans_du_resultat(attaquant=dict(force=7, feroce=True), cible=dict(res=13, est_un_titan=True), resultat_de_blessures='Sonné',
        origine_des_blessures='Combat')""", total=0),
)

GIANT = "cible=dict(res=14, est_un_titan=True)"

row(
    "CONF-V02",
    "Titan de RES 14 : à FOR 7, double 6, arme sacrée ou épée-hache ne font qu'une grave ; à FOR 8, un Tué net.",
    ask(f"jet_de_blessures(attaquant_force=7, {GIANT}, des=[6, 6])", outcome="Blessure grave"),
    ask(f"jet_de_blessures(attaquant_force=8, {GIANT}, des=[6, 6])", outcome="Tué net"),
    ask(f"jet_de_blessures(attaquant=dict(force=7, arme_sacree_x='Combat'), {GIANT}, des=[3, 3])", outcome="Blessure grave"),
    ask(f"jet_de_blessures(attaquant=dict(force=8, arme_sacree_x='Combat'), {GIANT}, des=[3, 3])", outcome="Tué net"),
    ask(f"crans_infliges(resultat_de_blessures='Blessure critique', attaquant=dict(force=7, epee_hache=True), {GIANT})", total=2),
    ask(f"crans_infliges(resultat_de_blessures='Blessure critique', attaquant=dict(force=8, epee_hache=True), {GIANT})", total=4),
)
row(
    "CONF-Y02",
    "FOR 7 contre un Titan de RES 13 : 7 est sa moitié arrondie au supérieur, un double six ne fait que Grave ; de RES 12, il est Tué net.",
    ask("jet_de_blessures(attaquant_force=7, cible=dict(res=13, est_un_titan=True), des=[6, 6])", outcome="Blessure grave"),
    ask("jet_de_blessures(attaquant_force=7, cible=dict(res=12, est_un_titan=True), des=[6, 6])", outcome="Tué net"),
)
row(
    "CF-CB69",
    "Un Titan de RES 15 frappé d'un double 6 : Force 8, trop faible, une grave ; Force 9, un Tué net.",
    ask("jet_de_blessures(attaquant_force=8, cible_res=15, cible_est_un_titan=True, des=[6, 6])", outcome="Blessure grave"),
    ask("jet_de_blessures(attaquant_force=9, cible_res=15, cible_est_un_titan=True, des=[6, 6])", outcome="Tué net"),
    ask("jet_de_blessures(attaquant_force=8, cible_res=15, cible_est_un_titan=True)", odds={"Tué net": F(0), "Blessure grave": F(1, 36)}),
)

TITAN_2 = "est_un_titan=True, res=15"

row(
    "CONF-Y08",
    "Titan RES 15 : à FOR 8 un double 6 n'est que grave, à FOR 9 il tue, à FOR 9 Blessé (8) grave encore ; ni Dur à cuire. Désengagement : puissance 9 oui, 10 non.",
    ask(f"jet_de_blessures(attaquant_force=8, cible=dict({TITAN_2}), des=[6, 6])", outcome="Blessure grave"),
    ask(f"jet_de_blessures(attaquant_force=9, cible=dict({TITAN_2}), des=[6, 6])", outcome="Tué net"),
    ask(f"jet_de_blessures(attaquant=dict(force=9, blessure_legere=True), cible=dict({TITAN_2}), des=[6, 6])", outcome="Blessure grave"),
    ask("""test_de_desengagement(figurine=dict(ini=3, est_un_titan=True, a_ete_charge=True, adversaires_au_contact=3, adversaires_moins_que_tres_grands=2,
        puissance_adverse_au_contact=9))""", odds={"Se désengage": F(2, 3)}),
    ask("""test_de_desengagement(figurine=dict(ini=3, est_un_titan=True, adversaires_au_contact=3, adversaires_moins_que_tres_grands=2,
        puissance_adverse_au_contact=10))""", outcome="Interdit"),
    ask("test_contre_le_balayage(cible=dict(defense=3, blessure_critique=True))", odds={"Évité": F(5, 36)}),
)
row(
    "CONF-AR29",
    "Deux effets atténués, un amplifié : qui subit choisit parmi 2, 4 et 6 (FOR 4, RES 11) : bras, Sonné. Amplifié seul, 1, 4 et 6 : thorax, légère.",
    ask("jet_de_blessures(attaquant_force=4, cible_res=11, effets_attenues=2, effets_amplifies=1, des=[2, 4, 6])", outcome="Sonné"),
    ask("jet_de_blessures(attaquant_force=4, cible_res=11, effets_amplifies=1, des=[1, 4, 6])", outcome="Blessure légère"),
)
