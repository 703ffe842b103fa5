"""Confrontation, a blind round on shooting, magic and faith crossed with the skills from M to Z: re-rolls, who may, in which order, what a fact changes.

The rows were worked out from the text alone; those of what already held were asked with the others. One row a situation, each question with what the row
states and nothing more.
"""

from __future__ import annotations

from fractions import Fraction as F

import pytest
from verdicts import ask, check, rows

ROWS, row = rows()

BOW = "portee_courte=20, portee_moyenne=40, portee_longue=60"
LONG = "portee_du_tir='longue'"
MEDIUM = "portee_du_tir='moyenne'"
SHORT = "portee_du_tir='courte'"
LANCE = "artillerie_legere=True, artillerie_perforante=True"
row(
    "CONF-AJ01",
    "Précision, il faut un 6 naturel : un 5 relancé suffit toujours (le 1 ramène à 6), 1/3 ; deux dés, 5/9 ; Maudit des Dieux, 1/6 ; Aimé des Dieux, 1/2.",
    ask(f"tir_sur_une_cible(attaquant=dict(tir=4, precision=True), arme=dict({BOW}), distance=45)", odds={"Touche": F(1, 3)}),
    ask(f"tir_sur_une_cible(attaquant=dict(tir=4, precision=True, tireur_d_elite=True), arme=dict({BOW}), distance=45)", odds={"Touche": F(5, 9)}),
    ask(f"tir_sur_une_cible(attaquant=dict(tir=4, precision=True, maudit_des_dieux=True), {LONG})", odds={"Touche": F(1, 6)}),
    ask(f"tir_sur_une_cible(attaquant=dict(tir=4, aime_des_dieux=True), {LONG})", odds={"Touche": F(1, 2)}),
)
row(
    "CONF-AJ02",
    "Il faut un 7 : Précision, 10/36 ; Aguerri et deux dés, 155/324. Chance refait le jet, mais plus rien ne s'y relance : ni 5/36 ni 10/36 ne montent.",
    ask(f"tir_sur_une_cible(attaquant=dict(tir=3, precision=True), {LONG})", odds={"Touche": F(5, 18)}),
    ask(f"tir_sur_une_cible(attaquant=dict(tir=3, aguerri=True, tireur_d_elite=True), {LONG})", odds={"Touche": F(155, 324)}),
    ask(f"tir_sur_une_cible(attaquant=dict(tir=3, chance=True), {LONG})", odds={"Touche": F(5, 36)}),
    ask(f"tir_sur_une_cible(attaquant=dict(tir=3, chance=True, precision=True), {LONG})", odds={"Touche": F(5, 18)}),
)
row(
    "CONF-AJ03",
    "Chance sur un seuil de 4, 3/4 ; Maudit, 1/2. Un tireur neutre relance tous ses 6, s'il lui faut un 6 : 2/15 ; Aimé des Dieux en plus, 7/15.",
    ask(f"tir_sur_une_cible(attaquant=dict(tir=4, chance=True), {MEDIUM}, cible_partiellement_visible=True)", odds={"Touche": F(3, 4)}),
    ask(f"tir_sur_une_cible(attaquant=dict(tir=4, chance=True, maudit_des_dieux=True), {MEDIUM}, cible_partiellement_visible=True)",
        odds={"Touche": F(1, 2)}),
    ask(f"tir_sur_une_cible(attaquant=dict(tir=4, neutre=True), {LONG})", odds={"Touche": F(2, 15)}),
    ask(f"tir_sur_une_cible(attaquant=dict(tir=4, neutre=True, aime_des_dieux=True), {LONG})", odds={"Touche": F(7, 15)}),
)
row(
    "CONF-AJ04",
    "En assaut : avec Tir d'assaut, Grande Taille vue en partie, 4 - 1 + 1, TIR 3 touche à coup sûr ; sans, TIR 4 sur qui se jette à couvert, 9, 1/3.",
    ask("tir_sur_une_cible(attaquant=dict(tir=3, tir_d_assaut=True, tir_en_assaut=True), cible=dict(taille='Grande', partiellement_visible=True))",
        odds={"Touche": F(1)}),
    ask("tir_sur_une_cible(attaquant=dict(tir=4, tir_en_assaut=True), cible_s_est_jete_a_couvert=True)", odds={"Touche": F(1, 3)}),
    ask("tirer(attaquant=dict(tir_en_assaut=True, test_de_courage_rate=True))", outcome="Interdit"),
    ask("tirer(attaquant_tir_en_assaut=True, hors_de_portee_d_assaut=True)", outcome="Interdit"),
)
FAST = "tir=5, rechargement_rapide_x=1, recharge_vite=True"
row(
    "CONF-AJ05",
    "Rechargement rapide après un sortilège, un miracle, une marche ou un désengagement : non. Le tir ordinaire reste, et le rechargeur n'incante plus.",
    ask(f"tirer(attaquant=dict({FAST}, a_incante=True), distance=20)", outcome="Interdit"),
    ask(f"tirer(attaquant=dict({FAST}, a_appele=True), distance=20)", outcome="Interdit"),
    ask(f"tirer(attaquant=dict({FAST}, a_marche=True), distance=20)", outcome="Interdit"),
    ask(f"tirer(attaquant=dict({FAST}, s_est_desengage=True), distance=20)", outcome="Interdit"),
    ask("tirer(attaquant=dict(tir=5, rechargement_rapide_x=1, a_incante=True), distance=20)", outcome="Permis"),
    ask(f"nombre_de_tirs(attaquant=dict({FAST}, a_incante=True))", total=1),
    ask("incanter(magicien=dict(pou=4, rechargement_rapide_x=1, recharge_vite=True))", outcome="Interdit"),
)
row(
    "CONF-AJ06",
    "Rechargement rapide/1 et Tir supplémentaire/1 : trois tirs à TIR 4, 2/3 chacun, 26 chances sur 27 d'en réussir un ; en assaut, un ; une Immobile, non.",
    ask(f"nombre_de_tirs(attaquant=dict({FAST}, tir_supplementaire_x=1))", total=3),
    ask(f"tests_des_tirs_d_une_activation(attaquant=dict({FAST}, tir_supplementaire_x=1), {MEDIUM})",
        odds={"tirs réussis 0": F(1, 27), "tirs réussis 3": F(8, 27)}),
    ask("nombre_de_tirs(attaquant=dict(tir_supplementaire_x=2, tir_en_assaut=True))", total=1),
    ask("tirer(attaquant=dict(tir=4, immobile_x=3, rechargement_rapide_x=1, recharge_vite=True), distance=20)", outcome="Interdit"),
)
row(
    "CONF-AJ07",
    "Deux tirs de Champion, FOR 5 contre RES 5 : le premier, immobile, grave à l'abdomen, le second légère : critique. Touché une fois au moins : 8/9.",
    ask(f"tirs_d_une_activation(attaquant=dict({FAST}), {SHORT}, arme_force=5, cible_res=5, des=[[3], [3, 4], [3], [3, 3]])", outcome="niveau 3"),
    ask(f"tirs_d_une_activation(attaquant=dict({FAST}), {MEDIUM}, arme_force=5, cible_res=5)",
        odds={"la cible est touchée par au moins un de ces tirs": F(8, 9)}),
    ask(f"tirs_d_une_activation(attaquant=dict({FAST}), {SHORT}, arme_force=5, cible_res=5, des=[[3], [6, 6]])", outcome="niveau 4"),
)
row(
    "CONF-AJ08",
    "Tireur embarqué, TIR 5, a couru, un ennemi au contact : TIR 3 sur 7 à 25 cm, 1/2 ; à 9 cm non, à 10 oui ; après un tir d'assaut, plus de tir.",
    ask(f"tir_sur_une_cible(attaquant=dict(tir=5, tireur_embarque=True, a_couru=True, au_contact_d_un_adversaire=True), arme=dict({BOW}), distance=25)",
        odds={"Touche": F(1, 2)}),
    ask("tirer(attaquant=dict(tir=5, tireur_embarque=True, au_contact_d_un_adversaire=True), distance=9)", outcome="Interdit"),
    ask("tirer(attaquant=dict(tir=5, tireur_embarque=True, au_contact_d_un_adversaire=True), distance=10)", outcome="Permis"),
    ask("tirer(attaquant=dict(tir=5, tireur_embarque=True, a_charge=True, tir_d_assaut_fait=True), distance=20)", outcome="Interdit"),
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
row(
    "CONF-AJ10",
    "Il a atterri, s'est désengagé, s'est réorienté, a changé une fois de palier ou tire en assaut : plus de Tir immobile.",
    *(ask(f"ligne_des_blessures(attaquant=dict({fact}), arme_force=5, cible=dict(res=5, touche_par_un_tir=True), plus_grand_de=4)", total=4)
      for fact in ("vient_d_atterrir=True", "s_est_desengage=True", "reoriente_ce_tour=True", "changements_de_palier=1", "tir_en_assaut=True")),
)
row(
    "CONF-AJ11",
    "Lourde perforante FOR 14, TIR 5, palier 2, portée moyenne : 11, 1/6, FOR 10 ; la légère n'y vise pas ; une zone tire du palier 1 au sol (+2), pas en l'air.",
    ask(f"tir_sur_une_cible(attaquant_tir=5, arme=dict(artillerie_lourde=True, artillerie_perforante=True, force=14), cible_palier=2, {MEDIUM})",
        odds={"Touche": F(1, 6)}),
    ask("force_du_tir(arme=dict(artillerie_lourde=True, artillerie_perforante=True, force=14), cible_palier=2)", total=10),
    ask(f"tir_sur_une_cible(attaquant_tir=5, arme=dict({LANCE}), cible_palier=2, {MEDIUM})", outcome="Interdit"),
    ask(f"tir_sur_une_cible(attaquant=dict(tir=5, palier=1), arme_artillerie_a_effet_de_zone=True, cible_palier=0, {MEDIUM})", odds={"Touche": F(1, 2)}),
    ask("tirer(arme_artillerie_a_effet_de_zone=True, cible_palier=1)", outcome="Interdit"),
)
row(
    "CONF-AJ12",
    "Cible/+2 sur la trajectoire d'une perforante : 6 pour qui est visé, 4 ou 6 selon la lecture pour l'ennemi derrière, 4 pour mon homme à couvert.",
    ask(f"difficulte_du_tir(arme=dict({LANCE}), cible_competence_cible_x=2, {SHORT})", total=6),
    ask(f"difficulte_du_tir(arme=dict({LANCE}), cible_competence_cible_x=2, cible_indirecte=True, {SHORT})", total=4, disputed="^6 "),
    ask(f"difficulte_du_tir(arme=dict({LANCE}), cible=dict(a_couvert=True, du_camp_du_tireur=True), cible_indirecte=True, {SHORT})", total=4),
    ask(f"tir_sur_une_cible(attaquant_tir=2, arme=dict({LANCE}), cible_a_couvert=True, cible_indirecte=True, {SHORT})", odds={"Touche": F(5, 6)}),
)
row(
    "CONF-AJ13",
    "Carreau toxique (X 3) d'une lourde perforante : le premier touché, légère puis un 3, critique ; le suivant ne prend que sa légère. Un Construct non plus.",
    ask("""blessures_subies(attaquant=dict(toxique_x=3, attaque_toxique=True), arme=dict(force=3, artillerie_lourde=True, artillerie_perforante=True),
        cible=dict(res=5, touche_par_un_tir=True), des=[[3, 5], [3]])""", gives="niveau 3"),
    ask("""blessures_subies(attaquant=dict(toxique_x=3, attaque_toxique=True), arme=dict(force=3, artillerie_lourde=True, artillerie_perforante=True),
        cible=dict(res=5, touche_par_un_tir=True, apres_le_premier_touche=True), des=[[3, 5]])""", gives="niveau 1"),
    ask(f"un_tir(attaquant=dict(tir=4, toxique_x=3, attaque_toxique=True, a_marche=True), {SHORT}, arme_force=3, cible=dict(res=5, construct=True), des=[[3], [3, 5]])",
        gives="niveau 1"),
)
row(
    "CONF-AJ14",
    "Poids, artillerie : une marche ne coûte rien, une course TIR-1. Immobile/3, pivotée, 2 de puissance au contact : TIR 4 tombe à 2, 1/3 ; 3 de puissance, non.",
    ask(f"tir_sur_une_cible(attaquant=dict(tir=5, poids_x=5, a_marche=True), arme=dict({LANCE}), {MEDIUM})", odds={"Touche": F(5, 6)}),
    ask(f"tir_sur_une_cible(attaquant=dict(tir=5, poids_x=5, a_couru=True), arme=dict({LANCE}), {MEDIUM})", odds={"Touche": F(2, 3)}),
    ask(f"tir_sur_une_cible(attaquant=dict(tir=4, immobile_x=3, reoriente_ce_tour=True, puissance_adverse_au_contact=2), {MEDIUM})", odds={"Touche": F(1, 3)}),
    ask("tirer(attaquant=dict(tir=4, immobile_x=3, puissance_adverse_au_contact=3), distance=20)", outcome="Interdit"),
)
row(
    "CONF-AJ15",
    "Tir instinctif dans la mêlée, TIR 4 à 7 : la cible, 4/9 ; le tir d'un suppléant de machine, un sur deux. Un Titan, jamais de répartition.",
    ask(f"un_tir(attaquant=dict(tir=4, tir_instinctif=True), {MEDIUM}, arme_force=5, cible=dict(au_contact_d_un_ami_du_tireur=True, res=5))",
        odds={"la cible est touchée par un tir": F(4, 9)}),
    ask("jet_de_repartition(attaquant=dict(tir_instinctif=True, suppleant_d_une_machine=True))", odds={"La cible visée est touchée": F(1, 2)}),
    ask("faire_un_jet_de_repartition(cible=dict(au_contact_d_un_ami_du_tireur=True, est_un_titan=True))", outcome="Interdit"),
)
row(
    "CONF-AJ16",
    "Arme sacrée/Tir : un double tue ; /Combat, non au tir ; Armure sacrée ignore le double ; un Titan de RES 13 sous FOR 7 n'a qu'une grave.",
    ask(f"un_tir(attaquant=dict(tir=4, arme_sacree_x='Tir', a_marche=True), {SHORT}, arme_force=3, cible_res=9, des=[[3], [2, 2]])", gives="niveau 4"),
    ask(f"un_tir(attaquant=dict(tir=4, arme_sacree_x='Combat', a_marche=True), {SHORT}, arme_force=3, cible_res=9, des=[[3], [2, 2]])", gives="niveau 0"),
    ask(f"un_tir(attaquant=dict(tir=4, arme_sacree_x='Tir'), {SHORT}, arme_force=3, cible=dict(res=9, armure_sacree=True), des=[[3], [2, 2]])", gives="niveau 0"),
    ask(f"un_tir(attaquant=dict(tir=4, arme_sacree_x='Tir'), {SHORT}, arme_force=7, cible=dict(res=13, est_un_titan=True), des=[[3], [2, 2]])", gives="niveau 2"),
)
row(
    "CONF-AJ17",
    "Canon à vapeur FOR 8, pression 3 et 4 : FOR 15, que l'on dise « FOR » ou l'arme à distance ; la chaudière explose : le coup ne part pas. PEUR, +2 au plus.",
    ask("force_du_tir(arme_force=8, attaquant_sous_pression=True, caracteristique_sous_pression='FOR', total_de_pression=7)", total=15),
    ask("""force_du_tir(arme_force=8, attaquant_sous_pression=True, caracteristique_sous_pression="FOR d'une arme à distance", total_de_pression=7)""", total=15),
    ask(f"tir_sur_une_cible(attaquant=dict(tir=4, sa_chaudiere_explose=True), {SHORT}, caracteristique_sous_pression='FOR')", outcome="Interdit"),
    ask("bonus_de_pression(total_de_pression=5, caracteristique_sous_pression='PEUR')", total=2),
)
row(
    "CONF-AJ18",
    "Un muret : le tireur à 5 cm de son bord éloigné et la cible à 6 cm, pas de malus, de quelque nom qu'on dise cette distance ; la cible à 5 cm, malus.",
    ask(f"difficulte_du_tir(attaquant_distance_au_bord_eloigne=5, cible=dict(distance_au_decor=6, partiellement_visible=True), {SHORT})", total=4),
    ask(f"difficulte_du_tir(attaquant_distance_au_bord_eloigne=5, cible=dict(distance_a_l_obstacle=6, partiellement_visible=True), {SHORT})", total=4),
    ask(f"difficulte_du_tir(attaquant_distance_au_bord_eloigne=5, cible=dict(distance_au_decor=5, partiellement_visible=True), {SHORT})", total=5),
)
row(
    "CONF-AJ19",
    "Conscience : tirer sans voir à 18 cm oui, à 21 non, sans malus de décor ; contrer sans voir à 20 cm oui, à 21 non. Négation : à portée, oui.",
    ask("tirer(attaquant_conscience=True, cible_hors_de_vue=True, distance=18)", outcome="Permis"),
    ask("tirer(attaquant_conscience=True, cible_hors_de_vue=True, distance=21)", outcome="Interdit"),
    ask(f"difficulte_du_tir(attaquant_conscience=True, cible_partiellement_visible=True, distance=18, {SHORT})", total=4),
    ask("recourir_a_la_contre_magie(contre_magicien=dict(conscience=True, ne_voit_pas_le_lanceur=True, distance_au_lanceur=20))", outcome="Permis"),
    ask("recourir_a_la_contre_magie(contre_magicien=dict(conscience=True, ne_voit_pas_le_lanceur=True, distance_au_lanceur=21))", outcome="Interdit"),
    ask("recourir_a_la_contre_magie(contre_magicien=dict(negation=True, ne_voit_pas_le_lanceur=True))", outcome="Permis"),
)
row(
    "CONF-AJ20",
    "Mage pur POU 5, Focus, au contact, une gemme de maîtrise : difficulté 9 ou 10, 5/9, car un 5 relancé vaut 6 au moins.",
    ask("test_d_incantation(magicien=dict(pou=5, magicien_pur=True, focus=True, au_contact_d_un_adversaire=True, gemmes_de_maitrise=1), difficulte=9)",
        odds={"Réussi": F(5, 9)}),
    ask("test_d_incantation(magicien=dict(pou=5, magicien_pur=True, focus=True, au_contact_d_un_adversaire=True, gemmes_de_maitrise=1), difficulte=10)",
        odds={"Réussi": F(5, 9)}),
)
row(
    "CONF-AJ21",
    "Esprit de Feu, deux Feu et une gemme de maîtrise, POU 4 contre 8 : trois dés, 7/8 ; de Primagie, ou s'il faut aussi de l'Air : deux, 3/4.",
    ask("test_d_incantation(magicien=dict(pou=4, esprit_x='Feu', gemmes_de_maitrise=1), effet_cout_de_feu=2, difficulte=8)", odds={"Réussi": F(7, 8)}),
    ask("test_d_incantation(magicien=dict(pou=4, esprit_x='Feu', gemmes_de_maitrise=1), effet=dict(cout_de_feu=2, primagie=True), difficulte=8)",
        odds={"Réussi": F(3, 4)}),
    ask("test_d_incantation(magicien=dict(pou=4, esprit_x='Feu', gemmes_de_maitrise=1), effet=dict(cout_de_feu=2, cout_d_air=1), difficulte=8)",
        odds={"Réussi": F(3, 4)}),
)
row(
    "CONF-AJ22",
    "Contre renforcé d'un mage pur POU 5 au contact face à un 12 : 3 gemmes, 335/1296 ; son Familier à 5 ou moins lui donne +2 : POU 4, au contact, 9, 1/2.",
    ask("test_de_contre(contre_magicien=dict(pou=5, magicien_pur=True, au_contact_d_un_adversaire=True, contre_renforce=True), difficulte=12)",
        odds={"Contré": F(335, 1296)}),
    ask("cout_du_contre(contre_magicien_contre_renforce=True)", total=3),
    ask("test_de_contre(contre_magicien=dict(pou=4, resultat_d_asservissement=5, au_contact_d_un_adversaire=True), difficulte=9)", odds={"Contré": F(1, 2)}),
    ask("recourir_a_la_contre_magie(magicien_magicien_orque=True, contre_magicien_negation=True)", outcome="Interdit"),
)
row(
    "CONF-AJ23",
    "Trois Ténèbres s'absorbent avec une Eau, un Feu, une Ténèbres ; trois Feu avec deux Eau et une Ténèbres, pas avec trois Air.",
    ask("absorber_un_sortilege(magicien_sacrifice_de_tenebres=3, contre_magicien=dict(sacrifice_d_eau=1, sacrifice_de_feu=1, sacrifice_de_tenebres=1))",
        outcome="Permis"),
    ask("absorber_un_sortilege(magicien_sacrifice_de_feu=3, contre_magicien=dict(sacrifice_d_eau=2, sacrifice_de_tenebres=1))", outcome="Permis"),
    ask("absorber_un_sortilege(magicien_sacrifice_de_feu=3, contre_magicien=dict(sacrifice_d_air=3))", outcome="Interdit"),
)
row(
    "CONF-AJ24",
    "Arcanes pour deux Feu, POU 4 : POU 2 et, par Esprit de Feu, deux dés contre 8, 11/36 ; pour quatre gemmes, POU 0, non ; pur au contact, POU 5 à 3.",
    ask("test_d_incantation(magicien=dict(pou=4, esprit_x='Feu', gemmes_par_les_arcanes=2, maitrise_des_arcanes=True), effet_cout_de_feu=2, difficulte=8)",
        odds={"Réussi": F(11, 36)}),
    ask("user_de_la_maitrise_des_arcanes(magicien=dict(pou=4, gemmes_par_les_arcanes=4, maitrise_des_arcanes=True))", outcome="Interdit"),
    ask("""test_d_incantation(magicien=dict(pou=5, maitrise_des_arcanes=True, gemmes_par_les_arcanes=1, magicien_pur=True, au_contact_d_un_adversaire=True),
        difficulte=8)""", odds={"Réussi": F(1, 3)}),
)
row(
    "CONF-AJ25",
    "Il incante d'abord, puis veut engager à 8 cm un monstre devant qui il n'a pas testé : trop tard ; de même après un miracle. Le test fait, il engage.",
    ask("engager_un_adversaire(attaquant=dict(magicien_pur=True, a_incante=True, courage_a_tester=True, mou=10, distance_parcourue=8))", outcome="Interdit"),
    ask("engager_un_adversaire(attaquant=dict(fidele_pur=True, a_appele=True, courage_a_tester=True))", outcome="Interdit"),
    ask("charger(attaquant=dict(guerrier_mage=True, a_incante=True, courage_a_tester=True))", outcome="Interdit"),
    ask("engager_un_adversaire(attaquant=dict(magicien_pur=True, a_incante=True, mou=10, distance_parcourue=8))", outcome="Permis"),
    ask("incanter(magicien_courage_a_tester=True)", outcome="Interdit"),
)
row(
    "CONF-AJ26",
    "Guerrier-mage : charge de 18 cm, MOU 10, puis incante ; un pur qui engage à 18 cm, non, à 8 oui ; en phase de combat, le pur qui a chargé non plus.",
    ask("incanter(magicien=dict(guerrier_mage=True, a_charge=True, au_contact_d_un_adversaire=True, mou=10, distance_parcourue=18))", outcome="Permis"),
    ask("incanter(magicien=dict(magicien_pur=True, a_engage=True, mou=10, distance_parcourue=18))", outcome="Interdit"),
    ask("incanter(magicien=dict(magicien_pur=True, a_engage=True, mou=10, distance_parcourue=8))", outcome="Permis"),
    ask("incanter(magicien=dict(hors_de_son_activation=True, a_charge=True, magicien_pur=True), effet_lance_hors_de_l_activation=True)", outcome="Interdit"),
)
row(
    "CONF-AJ27",
    "Initié pur POU 4, légère, au contact, un 6 puis un 1 : total 4, 3 gemmes, moins une, plus Récupération/2 ; sur 5, plafonné à 8. Hermétisme, 4 gemmes sur 8.",
    ask("""de_la_recuperation_a_la_reserve(magicien=dict(pou=4, rang_de_magicien='Initié', magicien_pur=True, blessure_legere=True,
        au_contact_d_un_adversaire=True, recuperation_x=2, gemmes_en_reserve=5), des=[[6, 1]])""", says="Gemmes 8"),
    ask("""gemmes_regagnees(magicien=dict(rang_de_magicien='Initié', au_contact_d_un_adversaire=True, maitrise_l_hermetisme=True), resultat_de_recuperation=8)""",
        total=4),
    ask("une_recuperation_de_mana(magicien=dict(pou=4, rang_de_magicien='Initié', grimpe_a_l_echelle=True, gemmes_en_reserve=1))", says="Gemmes 1"),
)
row(
    "CONF-AJ28",
    "Sortilège sûr contre Insensible/4 et Instinct de survie/5 : un double 6 ne vient qu'une fois sur trois ; d'un ami, l'Insensible ne jette rien.",
    ask("""un_sortilege_qui_blesse(magicien_pou=10, difficulte=5, force_de_l_effet=1, cible=dict(res=15, insensible_x=4, instinct_de_survie_x=5), des=[[3], [3], [4], [6, 6]])""",
        gives="niveau 4"),
    ask("un_sortilege_qui_blesse(magicien_pou=10, difficulte=5, force_de_l_effet=1, cible=dict(res=15, insensible_x=4, instinct_de_survie_x=5), des=[[3], [4]])",
        gives="niveau 0"),
    ask("jet_d_insensible(cible=dict(insensible_x=4, ami=True), des=[6])", outcome="Sans effet"),
    ask("jet_d_insensible(cible_insensible_x=4)", odds={"Il y échappe": F(1, 2)}),
)
row(
    "CONF-AJ29",
    "Zélote moine-guerrier Thaumaturge en grave au contact : aura 10 + 10, cinq croyants et un Féal/1, 2 + 3 + 1 ; un Sonné n'étend pas l'aura.",
    ask("""foi_temporaire_du_tour(fidele=dict(rang_de_fidele='Zélote', moine_guerrier=True, thaumaturge=True, blessure_grave=True,
        au_contact_d_un_adversaire=True), croyants=5, feal_x=1)""", total=6),
    ask("aura_de_foi_du_fidele(fidele=dict(thaumaturge=True, blessure_grave=True, aura_de_foi=10))", total=20),
    ask("aura_de_foi_du_fidele(fidele=dict(thaumaturge=True, sonne=True, aura_de_foi=12.5))", total=F(25, 2)),
    ask("foi_temporaire_du_tour(fidele=dict(rang_de_fidele='Avatar', moine_guerrier=True, piete_x=3, foi_temporaire=2), croyants=4)", total=12),
)
row(
    "CONF-AJ30",
    "Divination, FOI 3, légère, autre palier, censure de 1 : FOI -1 contre 6 ; Illuminé et un point de renfort, 155/324. Possédé en grave : FOI 2, 1/2.",
    ask("test_de_divination(fidele=dict(foi=3, illumine=True, blessure_legere=True, palier=0, renforcement=1), cible_palier=1, points_de_censure=1, difficulte=6)",
        odds={"Réussi": F(155, 324)}),
    ask("test_de_divination(fidele=dict(foi=3, possede=True, blessure_grave=True), difficulte=6)", odds={"Réussi": F(1, 2)}),
    ask("test_de_divination(fidele=dict(foi=2, illumine=True, chance=True), difficulte=8)", odds={"Réussi": F(4, 9)}),
    ask("test_de_divination(fidele=dict(foi=1), censeur=dict(points_de_censure=3, foi_temporaire=5), difficulte=5)", odds={"Réussi": F(5, 36)}),
)
row(
    "CONF-AJ31",
    "Piété : un miracle sans voir à 14 cm si l'aura, 10 et une légère de Thaumaturge, en fait 15 ; censurer sans voir dans sa seule aura ; en déroute, non.",
    ask("cibler_avec_un_miracle(fidele=dict(piete_x=2, thaumaturge=True, blessure_legere=True, aura_de_foi=10), cible_hors_de_vue=True, distance=14)",
        outcome="Permis"),
    ask("cibler_avec_un_miracle(fidele=dict(piete_x=2, thaumaturge=True, aura_de_foi=10), cible_hors_de_vue=True, distance=14)", outcome="Interdit"),
    ask("censurer(censeur=dict(piete_x=2, ne_voit_pas_le_fidele=True, celui_qui_appelle_est_dans_son_aura=True))", outcome="Permis"),
    ask("censurer(censeur=dict(piete_x=2, ne_voit_pas_le_fidele=True))", outcome="Interdit"),
    ask("censurer(censeur=dict(piete_x=2, ne_voit_pas_le_fidele=True, celui_qui_appelle_est_dans_son_aura=True, en_deroute=True))", outcome="Interdit"),
)
MARTYR = "fidele_en_cours_d_activation=True, cible=dict(martyr_x=2"
row(
    "CONF-AJ32",
    "Martyr/2 à 10 cm, 2 FT, fût-il déjà en grave ; à 11 cm, engagé ou le Martyr en déroute, non. Il subit une grave, une critique s'il est Vulnérable.",
    ask(f"designer_un_martyr({MARTYR}, blessure_grave=True), distance=10)", outcome="Permis"),
    ask(f"designer_un_martyr({MARTYR}), distance=11)", outcome="Interdit"),
    ask(f"designer_un_martyr({MARTYR}), distance=10, fidele_au_contact_d_un_adversaire=True)", outcome="Interdit"),
    ask(f"designer_un_martyr({MARTYR}, en_deroute=True), distance=10)", outcome="Interdit"),
    ask("ft_du_martyr(cible_martyr_x=2)", total=2),
    ask("etre_designe_comme_martyr(figurine_martyr_x=2)", outcome="blessure grave"),
    ask("etre_designe_comme_martyr(figurine=dict(martyr_x=2, vulnerable=True))", outcome="blessure critique"),
    ask("etre_designe_pour_une_devotion(figurine=dict(devotion_x=2, vulnerable=True))", outcome="blessure critique"),
    ask("etre_designe_pour_une_devotion(figurine=dict(devotion_x=2, enorme_x=2, marqueurs_enorme=2))", outcome="blessure grave"),
)
row(
    "CONF-AJ33",
    "Adepte Champion d'Achéron : limite 2 + 1 + 2 = 5 ; quatre de tenus, un Élémentaire de puissance 2 ne vient pas ; le Familier mort coûte une légère sans gemmes.",
    ask("limite_de_controle(magicien=dict(rang=2, champion_invocateur_d_office=True))", total=5),
    ask("invoquer(magicien=dict(rang=2, champion_invocateur_d_office=True, puissance_controlee=4), figurine_puissance=2)", outcome="Interdit"),
    ask("limite_de_controle(rang=2, invocateur_x=-1)", total=1),
    ask("perte_du_familier(magicien_gemmes_de_l_element=1)", outcome="blessure légère"),
    ask("perte_du_familier(familier_retire_par_devotion=True)", outcome="Aucune conséquence"),
)
row(
    "CONF-AJ34",
    "Vulnérable immobile au bout du tir : abdomen 4 lu 6/7, grave, donc critique ; Éthéré, légère ; Énorme/1 Vulnérable, une légère ôte le marqueur et rien d'autre.",
    ask(f"un_tir(attaquant_tir=6, {SHORT}, arme_force=5, cible=dict(res=5, vulnerable=True), des=[[3], [3, 4]])", gives="niveau 3"),
    ask(f"un_tir(attaquant_tir=6, {SHORT}, arme_force=5, cible=dict(res=5, ethere=True), des=[[3], [3, 4]])", gives="niveau 1"),
    ask("blessures_subies(attaquant_force=3, cible=dict(res=5, vulnerable=True, enorme_x=1, marqueurs_enorme=1), des=[[3, 5]])", gives="niveau 0"),
)
row(
    "CONF-AJ35",
    "Régénération/4 d'un critique : deux crans une fois sur quatre ; l'Éphémère/5 d'abord ; ni pour une Structure, ni Soin sur elle ; Soin/5, 5/9.",
    ask("une_regeneration(figurine=dict(regeneration_x=4, blessure_critique=True))", odds={"niveau 1": F(1, 4), "niveau 2": F(1, 2), "niveau 3": F(1, 4)}),
    ask("se_regenerer(figurine=dict(regeneration_x=4, structure_x=8, blessure_legere=True))", outcome="Interdit"),
    ask("jet_de_soin(figurine_soin_x=5)", odds={"Soigné d’un cran": F(5, 9)}),
    ask("soigner(figurine=dict(soin_x=5, deja_employee_ce_tour=True), cible_au_contact_de_l_autre=True)", outcome="Interdit"),
)
row(
    "CONF-AJ36",
    "Mutagène/2 : un 6 ne se relance pas, 8 points, 4 au plus par caractéristique ; un 1, rien. Structure/8 à 4 PS perdus tire à TIR-2, Structure/9 à TIR-1.",
    ask("points_de_mutagene(figurine_mutagene_x=2, de_naturel=6)", total=8),
    ask("points_de_mutagene(figurine_mutagene_x=2, de_naturel=1)", total=0),
    ask("plafond_de_mutagene(figurine_mutagene_x=2)", total=4),
    ask(f"tir_sur_une_cible(attaquant=dict(tir=4, structure_x=8, ps_perdus=4), {MEDIUM})", odds={"Touche": F(1, 3)}),
    ask(f"tir_sur_une_cible(attaquant=dict(tir=4, structure_x=9, ps_perdus=4), {MEDIUM})", odds={"Touche": F(1, 2)}),
)
row(
    "CONF-AJ37",
    "Nexus : l'épreuve à 7, forcée, passe à 9, sans dé de plus ; Mana/3 sur 7 gemmes de 8 n'en rend qu'une ; Sanctuaire et Hostile à 10 cm : TIR-1.",
    ask("difficulte_de_l_epreuve(difficulte_indiquee=7, epreuve_forcee=True)", total=9),
    ask("plusieurs_des_a_l_epreuve()", outcome="Interdit"),
    ask("gemmes_apres_le_sacrifice(magicien=dict(pou=4, gemmes_en_reserve=7), nexus_mana_nexus_x=3)", total=8),
    ask(f"tir_sur_une_cible(attaquant=dict(tir=4, a_l_attribut_hostile=True), nexus=dict(sanctuaire_x=15, hostile=True), distance=10, {MEDIUM})",
        odds={"Touche": F(1, 2)}),
)


QUESTIONS = [(code, n, question, expected) for code, (_, questions) in ROWS.items() for n, (question, expected) in enumerate(questions, 1)]


@pytest.mark.parametrize("code, rank, question, expected", QUESTIONS, ids=[f"{code}-{n}" for code, n, *_ in QUESTIONS])
def test_situation(resolver, code, rank, question, expected):
    check(resolver, "confrontation", code, question, expected)
