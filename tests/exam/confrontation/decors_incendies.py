"""Situations of Confrontation whose questions stand in `decors-incendies.ttl`."""

from __future__ import annotations

from fractions import Fraction as F

from verdicts import ask, rows

ROWS, row = rows()

row(
    "CONF-AB10 bis",
    "Un Incendie/0 : retiré une fois sur trois, sinon 0 ou 3 ; au palier 2 on n'y brûle pas ni n'est aveuglé, au palier 1 on finit à FOR 8, on traverse à FOR 6.",
    ask("jet_d_incendie()", odds={"baisse": F(1, 3), "se maintient": F(1, 6), "s'étend": F(1, 2)}),
    ask("retirer_le_marqueur_d_incendie(valeur_de_l_incendie=0, de_d_incendie=2)", outcome="Obligatoire"),
    ask("valeur_apres_le_jet_d_incendie(valeur_de_l_incendie=0, de_d_incendie=5)", total=3),
    ask("""etre_dans_les_flammes(cible=dict(palier=2, passage_par_les_flammes="fin d'activation"), distance_du_marqueur=3, valeur_de_l_incendie=6)""", outcome="Interdit"),
    ask("""force_du_jet_de_blessures(cible=dict(palier=1, passage_par_les_flammes="fin d'activation"))""", total=8),
    ask("force_du_jet_de_blessures(cible=dict(passage_par_les_flammes='traversée'))", total=6),
    ask("voir(attaquant=dict(palier=2), cible=dict(palier=2), flammes_sur_la_ligne=True)", outcome="Permis"),
)
row(
    "CONF-AE03",
    "Un Incendie/0 : éteint dans deux tours 7 fois sur 18, à 6 une fois sur 4 ; un Incendie/3 éteint 1/9, à 9 une fois sur 4 ; en trois tours, 4, 1, 2 : éteint.",
    ask("un_incendie(valeur_de_l_incendie=0, temps_morts_passes=2)", odds={"le marqueur d'incendie est retiré": F(7, 18), "X 3": F(1, 6), "X 6": F(1, 4)}),
    ask("un_incendie(valeur_de_l_incendie=3, temps_morts_passes=2)", odds={"le marqueur d'incendie est retiré": F(1, 9), "X 9": F(1, 4)}),
    ask("un_incendie(valeur_de_l_incendie=0, temps_morts_passes=3, des=[[4], [1], [2]])", gives="retiré : oui"),
    ask("jet_d_incendie()", odds={"baisse": F(1, 3), "se maintient": F(1, 6), "s'étend": F(1, 2)}),
)
row(
    "CONF-AM29",
    "Incendie/3 : un 3 n'y change rien, un 2 le ramène à 0, un 4 à 6 ; à travers la zone en feu, mon tireur immobile ne voit rien.",
    ask("valeur_apres_le_jet_d_incendie(valeur_de_l_incendie=3, de_d_incendie=3)", total=3),
    ask("valeur_apres_le_jet_d_incendie(valeur_de_l_incendie=3, de_d_incendie=2)", total=0),
    ask("valeur_apres_le_jet_d_incendie(valeur_de_l_incendie=3, de_d_incendie=4)", total=6),
    ask("voir(flammes_sur_la_ligne=True)", outcome="Interdit"),
)
row(
    "CONF-P37",
    "Incendie/0 : 5, puis 2, puis 1 : 3, 0, retiré. Au palier 1, qui traverse subit FOR 6 ; au palier 2, rien.",
    ask("valeur_apres_le_jet_d_incendie(valeur_de_l_incendie=0, de_d_incendie=5)", total=3),
    ask("valeur_apres_le_jet_d_incendie(valeur_de_l_incendie=3, de_d_incendie=2)", total=0),
    ask("retirer_le_marqueur_d_incendie(valeur_de_l_incendie=0, de_d_incendie=1)", outcome="Obligatoire"),
    ask('force_du_jet_de_blessures(cible_passage_par_les_flammes="traversée")', total=6),
    ask('etre_dans_les_flammes(cible=dict(palier=2, passage_par_les_flammes="fin d\'activation"), valeur_de_l_incendie=3, distance_du_marqueur=3)',
        outcome="Interdit"),
)
row(
    "CONF-S16",
    "Incendie/3 et un 1 : 0 ; Incendie/0 et un 2 : retiré ; on le traverse : FOR 6 ; on y finit : FOR 8 ; au palier 2, rien.",
    ask("valeur_apres_le_jet_d_incendie(valeur_de_l_incendie=3, de_d_incendie=1)", total=0),
    ask("retirer_le_marqueur_d_incendie(valeur_de_l_incendie=0, de_d_incendie=2)", outcome="Obligatoire"),
    ask('force_du_jet_de_blessures(cible_passage_par_les_flammes="traversée")', total=6),
    ask("force_du_jet_de_blessures(cible_passage_par_les_flammes=\"fin d'activation\")", total=8),
    ask("""etre_dans_les_flammes(cible_palier=2, distance_du_marqueur=3, valeur_de_l_incendie=6,
        cible_passage_par_les_flammes="fin d'activation")""", outcome="Interdit"),
    ask('structure_d_origine(materiau="pierre", epaisseur=1.5)', total=6),
    ask('structure_d_origine(materiau="pierre", epaisseur=2.1)', total=9),
)
row(
    "CONF-BA20",
    "Le marqueur est à 3 : un 2 le ramène à 0 sans l'ôter, un 3 le laisse, un 4 le porte à 6. À 0, un 2 l'ôte.",
    ask("valeur_apres_le_jet_d_incendie(valeur_de_l_incendie=3, de_d_incendie=2)", total=0),
    ask("retirer_le_marqueur_d_incendie(valeur_de_l_incendie=3, de_d_incendie=2)", outcome="Interdit"),
    ask("valeur_apres_le_jet_d_incendie(valeur_de_l_incendie=3, de_d_incendie=3)", total=3),
    ask("valeur_apres_le_jet_d_incendie(valeur_de_l_incendie=3, de_d_incendie=4)", total=6),
    ask("retirer_le_marqueur_d_incendie(valeur_de_l_incendie=0, de_d_incendie=2)", outcome="Obligatoire"),
)
row(
    "CONF-CC29",
    "Une torche sur une porte de manoir : 2 PS, un marqueur, qui grandit ; la porte brûle et tombe.",
    ask("degats_d_un_decor(attaquant_force=6, decor_porte_de_manoir=True, des=[[4, 5]])", outcome="PS 1"),
    ask("""declencher_un_incendie(decor=dict(porte_de_manoir=True, vise=True), attaquant=dict(equipement_incendiaire=True, enflamme_son_attaque=True),
        resultat_de_blessures="Blessure grave")""", outcome="Obligatoire"),
    ask("valeur_apres_le_jet_d_incendie(valeur_de_l_incendie=0, de_d_incendie=5)", total=3),
    ask("bruler_un_decor(decor_porte_de_manoir=True, valeur_de_l_incendie=3, distance_du_marqueur=0)", outcome="Obligatoire"),
    ask("degats_d_un_decor(attaquant_force=8, decor=dict(porte_de_manoir=True, points_de_structure=1), des=[[3, 4]])", says="détruit : oui"),
    ask("retirer_le_marqueur_d_incendie(decor=dict(isole=True, detruit=True))", outcome="Obligatoire"),
)
row(
    "CF-CD13",
    "Incendie/3 et Incendie/0, un 2 pour chacun : l'un tombe à 0 et reste, l'autre s'éteint.",
    ask("valeur_apres_le_jet_d_incendie(valeur_de_l_incendie=3, de_d_incendie=2)", total=0),
    ask("retirer_le_marqueur_d_incendie(valeur_de_l_incendie=3, de_d_incendie=2)", outcome="Interdit"),
    ask("retirer_le_marqueur_d_incendie(valeur_de_l_incendie=0, de_d_incendie=2)", outcome="Obligatoire"),
)

FIRE = "valeur_de_l_incendie=3, distance_du_marqueur=3, cible=dict(passage_par_les_flammes='{}'{})"

row(
    "CONF-V18",
    "Incendie/3 : s'étend une fois sur deux. Le volant du palier 1 qui le traverse brûle, celui du 2 non ; l'Éclaireur caché qu'il rejoint, non, s'il y entre, si.",
    ask("jet_d_incendie()", odds={"s'étend": F(1, 2)}),
    ask(f"etre_dans_les_flammes({FIRE.format('traversée', ', palier=1')})", outcome="Obligatoire"),
    ask(f"etre_dans_les_flammes({FIRE.format('traversée', ', palier=2')})", outcome="Interdit"),
    ask(f"etre_dans_les_flammes({FIRE.format('temps mort', ', eclaireur_cache=True')})", outcome="Interdit"),
    ask(f"etre_dans_les_flammes({FIRE.format('temps mort', ', eclaireur_cache=True')}, entre_de_lui_meme_dans_la_zone=True)", outcome="Obligatoire"),
)
row(
    "CONF-CFB06",
    "Un sortilège de Feu coûte 1 PS à une palissade inflammable : un marqueur Incendie/0 ; Sonné n'ôte aucun PS, pas de feu.",
    ask("declencher_un_incendie(decor_inflammable=True, sortilege_de_feu=True, resultat_de_blessures=\"Blessure légère\")", outcome="Obligatoire"),
    ask("declencher_un_incendie(decor_inflammable=True, sortilege_de_feu=True, resultat_de_blessures=\"Sonné\")", outcome="Interdit"),
)
row(
    "CONF-CFB08",
    "Une haie brûle entre mon archer, au sol, et un ange au palier 2 : il ne le voit pas, sauf à le lire autrement ; tous deux au palier 2, ils se voient.",
    ask("voir(flammes_sur_la_ligne=True, cible_palier=2)", outcome="Interdit", disputed="Permis"),
    ask("voir(flammes_sur_la_ligne=True, attaquant_palier=2, cible_palier=2)", outcome="Permis"),
    ask("cibler_avec_un_sortilege(flammes_sur_la_ligne=True, magicien_palier=2, cible_palier=2)", outcome="Permis"),
)
