"""Situations of Confrontation whose questions stand in `generalites.ttl`."""

from __future__ import annotations

from fractions import Fraction as F

from verdicts import ask, rows

ROWS, row = rows()

row(
    "CONF-AB30",
    "Le mage en Blessure critique qu'un miracle aggrave à l'entretien meurt avant de payer : le sortilège tombe ; en grave, il paie.",
    ask("entretenir_un_sortilege(magicien=dict(gemmes_de_l_element=2, blessure_critique=True, blessures_aggravees_a_l_entretien=True), effet_entretien=2)", outcome="Interdit"),
    ask("entretenir_un_sortilege(magicien=dict(gemmes_de_l_element=2, blessure_grave=True, blessures_aggravees_a_l_entretien=True), effet_entretien=2)", outcome="Permis"),
    ask("entretenir_son_effet(figurine_tue_net=True)", outcome="Interdit"),
)
row(
    "CONF-CE21",
    "Entretien/2 avec une gemme, non ; un miracle avec une FT, oui ; qui meurt à l'entretien ne paie plus ; hors de l'aura, plus de FOR + 2.",
    ask("entretenir_un_sortilege(magicien_gemmes_de_l_element=1, effet_entretien=2)", outcome="Interdit"),
    ask("entretenir_un_miracle(fidele_foi_temporaire=1)", outcome="Permis"),
    ask("entretenir_un_sortilege(magicien=dict(gemmes_de_l_element=2, elimine_par_un_effet_nuisible=True), effet_entretien=2)", outcome="Interdit"),
    ask("profiter_d_un_effet(effet_beneficier=True, figurine_condition_remplie=False)", outcome="Interdit"),
    ask("profiter_d_un_effet(effet_gagner=True, figurine_condition_remplie=False, figurine_condition_remplie_au_lancement=True)", outcome="Permis"),
)
row(
    "CONF-AE02",
    "RES 2, un maléfice −3, un bouclier +2 : 3, ou 1 si le minimum ne se compte qu'à la fin ; MOU 5, −10, +2 : 2, ou 0 ; une ATT 2 n'a pas de plancher : 1.",
    ask('caracteristique_modifiee(valeur_de_caracteristique=2, malus=3, bonus=2, caracteristique_visee="RES")', total=3, disputed="^1 "),
    ask('caracteristique_modifiee(valeur_de_caracteristique=5, malus=10, bonus=2, caracteristique_visee="MOU")', total=2, disputed="^0 "),
    ask('caracteristique_modifiee(valeur_de_caracteristique=2, malus=3, bonus=2, caracteristique_visee="ATT")', total=1),
    ask('caracteristique_modifiee(valeur_de_caracteristique=2, valeur_de_remplacement=6, malus=3, bonus=2, caracteristique_visee="RES")', total=5),
)
row(
    "CONF-AE20",
    "La dispersion sur 4 : 10 cm ; une aire de 10 cm et deux dés, 6 et 3 : 19, le 6 ne se relance pas ; un miracle s'entretient d'un point de FT.",
    ask("distance_de_dispersion(de_de_dispersion=4)", gives="10 cm"),
    ask("jet_d_aire_d_effet(effet=dict(aire_d_effet=10, des_d_aire=2), des=[6, 3])", total=19),
    ask("entretenir_un_miracle(fidele_foi_temporaire=1)", outcome="Permis"),
    ask("entretenir_un_miracle(fidele_foi_temporaire=0)", outcome="Interdit"),
    ask("entretenir_un_sortilege(magicien_gemmes_de_l_element=1, effet_entretien=2)", outcome="Interdit"),
)
row(
    "CONF-AG35",
    "« Gagner » dure, « bénéficier » cesse hors de l'aura ; RES 2 − 4 : 1 ; 6 puis 1, c'est 1 ; l'aire de 10 cm et un 6 : 16 ; MOU 7,5 poursuit à 4 ; qui a la main parle.",
    ask("profiter_d_un_effet(condition_remplie=False, condition_remplie_au_lancement=True)", outcome="Interdit"),
    ask("""caracteristique_modifiee(figurine=dict(valeur_de_caracteristique=2, malus=4), caracteristique_visee="RES")""", total=1),
    ask("test_de_caracteristique(valeur_de_caracteristique=0, difficulte=1, des=[6, 1])", total=1),
    ask("jet_d_aire_d_effet(aire_d_effet=10, des=[6])", total=16),
    ask("distance_de_poursuite(figurine_mou=7.5)", total=4),
    ask("choisir_le_combat_a_resoudre(premier_tour_de_parole_du_combat=True)", outcome="Interdit"),
    ask("placer_un_nexus(distance_au_nexus_le_plus_proche=19)", outcome="Interdit"),
    ask("placer_un_nexus(distance_au_nexus_le_plus_proche=20, dans_la_zone_adverse=True)", outcome="Permis"),
)
row(
    "AO-05",
    "Gagné, l'effet reste à qui était là au lancement ; dont on bénéficie, il va à qui est là maintenant.",
    ask("profiter_d_un_effet(effet_gagner=True, figurine_condition_remplie_au_lancement=True)", outcome="Permis"),
    ask("profiter_d_un_effet(effet_beneficier=True, figurine_condition_remplie_au_lancement=True)", outcome="Interdit"),
    ask("profiter_d_un_effet(effet_beneficier=True, figurine_condition_remplie=True)", outcome="Permis"),
)
row(
    "II-A-8",
    "Bénéficier, à 12 cm d'une aire de 10 : plus rien. Gagner : le bonus tient après la mort du lanceur. Entré ensuite à 4 cm de "
    "5, on bénéficie aussitôt.",
    ask("profiter_d_un_effet(effet=dict(beneficier=True, aire_d_effet=10), distance=12)", outcome="Interdit"),
    ask("profiter_d_un_effet(effet_gagner=True, figurine_condition_remplie_au_lancement=True)", outcome="Permis"),
    ask("profiter_d_un_effet(effet=dict(beneficier=True, aire_d_effet=5), distance=4)", outcome="Permis"),
)
row(
    "CONF-S05",
    "« Gagner » survit à la sortie de l'aire, « bénéficier » non. Une aire de 10 cm + 1d6 avec un 6 fait 16, et s'arrête là.",
    ask("profiter_d_un_effet(effet_gagner=True, figurine_condition_remplie_au_lancement=True)", outcome="Permis"),
    ask("profiter_d_un_effet(effet_beneficier=True, figurine_condition_remplie=True)", outcome="Permis"),
    ask("jet_d_aire_d_effet(aire_d_effet=10, des=[6])", total=16),
)

MORTAR = """arme=dict(artillerie_lourde=True, artillerie_a_effet_de_zone=True, portee_courte=20, portee_moyenne=40, portee_longue=60),
    cible=dict(s_est_jete_a_couvert=True, hors_de_vue=True), distance=25"""

row(
    "CONF-CC22",
    "Un mortier Poids/5 a marché et tire en cloche sur qui s'est jeté à couvert ; dispersion 4.",
    ask(f"tir_sur_une_cible(attaquant=dict(tir=4, poids_x=5, a_marche=True), {MORTAR})", odds={"Touche": F(5, 36)}),
    ask("distance_de_dispersion(de_de_dispersion=4)", outcome="10 cm"),
    ask("force_du_jet_de_blessures(arme=dict(force=8, artillerie_lourde=True, artillerie_a_effet_de_zone=True), cible_touche_par_un_tir=True)", total=8),
)
row(
    "II-A-4, II-A-5, II-A-6",
    "MOU 7,5 sur deux : 4. Dispersion 5 : 12 cm. Aire de 10 à 11 cm : rien ; aire 5 + 6 + 3 : 14.",
    ask("moitie_arrondie(valeur_de_caracteristique=7.5)", total=4),
    ask("distance_de_dispersion(de_de_dispersion=5)", gives="12"),
    ask("etre_dans_l_aire_d_effet(effet_aire_d_effet=10, distance=11)", outcome="Interdit"),
    ask("jet_d_aire_d_effet(effet_aire_d_effet=5, des_d_aire=2, des=[6, 3])", total=14),
)
row(
    "CONF-AR32",
    "Aire de 5 cm + 2d6, 6 et 6 : 17 cm, sans relance. ATT 3 remplacée par 6, −2, +1 : 5. Trois 6 puis un 1 : naturel 1.",
    ask("jet_d_aire_d_effet(effet_aire_d_effet=5, effet_des_d_aire=2, des=[6, 6])", total=17),
    ask("caracteristique_modifiee(valeur_de_caracteristique=3, valeur_de_remplacement=6, malus=2, bonus=1)", total=5),
    ask("test_d_attaque(attaquant_att=3, difficulte=5, des=[6, 6, 6, 1])", outcome="Raté", total=4),
)
row(
    "CONF-KZ01",
    "Entretien/2, cinq gemmes de Feu : contré, le sortilège n'est plus là ; actif, on le prolonge. FOR+2 à 5 cm dont on bénéficie, à 5 puis 5,5.",
    ask("entretenir_un_sortilege(magicien_gemmes_de_l_element=5, effet_entretien=2, effet_contre=True)", outcome="Interdit"),
    ask("entretenir_un_sortilege(magicien_gemmes_de_l_element=5, effet_entretien=2)", outcome="Permis"),
    ask("entretenir_un_miracle(fidele_foi_temporaire=4, effet_duree_ecoulee=True)", outcome="Interdit"),
    ask("profiter_d_un_effet(effet_beneficier=True, effet_aire_d_effet=5, distance=5)", outcome="Permis"),
    ask("profiter_d_un_effet(effet_beneficier=True, effet_aire_d_effet=5, distance=5.5)", outcome="Interdit"),
)
row(
    "CONF-ZF03",
    "Mon prêtre tombe, tué net : la FOR+2 dont bénéficiait mon gars à 3 cm cesse. Le mage qui a fait gagner INI+2 meurt aussi : elle reste, à 30 cm.",
    ask("profiter_d_un_effet(effet_beneficier=True, effet_aire_d_effet=5, distance=3, fidele_tue_net=True)", outcome="Interdit"),
    ask("profiter_d_un_effet(effet_beneficier=True, effet_aire_d_effet=5, distance=3, fidele_blessure_critique=True)", outcome="Permis"),
    ask("profiter_d_un_effet(effet_gagner=True, figurine_condition_remplie_au_lancement=True, effet_aire_d_effet=5, distance=30, magicien_elimine=True)",
        outcome="Permis"),
    ask("profiter_d_un_effet(effet_gagner=True, figurine_condition_remplie_au_lancement=True, magicien_elimine=True, effet_duree_ecoulee=True)",
        outcome="Interdit"),
)
row(
    "CF-ZK01",
    "Mon rituel porte à 10 cm plus 2d6 ; j'ai fait 6 et 3. Le garde à 19 cm est dedans, celui à 20 non ; avant les dés, à 15 cm, on n'en sait rien, à 10 il y est (1086 à 1092).",
    ask("etre_dans_l_aire_d_effet(effet=dict(aire_d_effet=10, des_d_aire=2, somme_des_des_d_aire=9), distance=19)", outcome="Permis"),
    ask("etre_dans_l_aire_d_effet(effet=dict(aire_d_effet=10, des_d_aire=2, somme_des_des_d_aire=9), distance=20)", outcome="Interdit"),
    ask("etre_dans_l_aire_d_effet(effet=dict(aire_d_effet=10, des_d_aire=2), distance=15)", asks="somme_des_des_d_aire"),
    ask("etre_dans_l_aire_d_effet(effet=dict(aire_d_effet=10, des_d_aire=2), distance=10)", outcome="Permis"),
    ask("profiter_d_un_effet(effet=dict(beneficier=True, aire_d_effet=10, des_d_aire=2), distance=15)", asks="somme_des_des_d_aire"),
    ask("jet_d_aire_d_effet(effet=dict(aire_d_effet=10, des_d_aire=2), distance=15)", odds={"Affecté": F(5, 6)}),
)
row(
    "CONF-CFB01",
    "Aura de 5 cm « bénéficient » autour du mage au sol, un ami en vol à 3 cm : non ; tous deux en l'air, oui ; l'aura dite sur plusieurs paliers, oui.",
    ask("profiter_d_un_effet(effet=dict(beneficier=True, aire_d_effet=5), distance=3, figurine_palier=1, magicien_palier=0)", outcome="Interdit"),
    ask("profiter_d_un_effet(effet=dict(beneficier=True, aire_d_effet=5), distance=3, figurine_palier=1, magicien_palier=1)", outcome="Permis"),
    ask("profiter_d_un_effet(effet=dict(beneficier=True, aire_d_effet=5, sur_plusieurs_paliers=True), distance=3, figurine_palier=1)", outcome="Permis"),
    ask("etre_dans_l_aire_d_effet(effet_aire_d_effet=15, distance=10, cible_palier=1)", outcome="Interdit"),
)
