"""Confrontation, a fifth blind round: places drawn at random over the whole book, told as players tell them in the middle of a game.

Worked out from the text alone, before the resolver was asked anything; one row a situation, each question with what the row states and nothing more.
"""

from __future__ import annotations

from fractions import Fraction as F

import pytest
from verdicts import ask, check, rows

ROWS, row = rows()

BOW = "arme=dict(portee_courte=20, portee_moyenne=40, portee_longue=60, force=5)"

row(
    "CONF-S01",
    "Un archer (TIR 3) vise à 15 cm la porte qu'un des siens touche : 1 suffit, et personne d'autre ne risque la flèche.",
    ask("faire_un_jet_de_repartition(decor_vise=True, cible_au_contact_d_un_ami_du_tireur=True)", outcome="Interdit"),
    ask(f"tir_sur_une_cible(attaquant_tir=3, distance=15, {BOW})", odds={"Touche": F(1)}),
    ask("faire_un_jet_de_repartition(cible_au_contact_d_un_decor=True)", outcome="Interdit"),
)
row(
    "CONF-S02",
    "La baliste rate la porte fermée : le carreau s'arrête ; une tour de 6 cm l'arrête même détruite, une de 5 non.",
    ask("poursuivre_la_trajectoire(decor_issue_fermee=True, tir_manque=True, decor_longueur_de_la_base=3)", outcome="Interdit"),
    ask("poursuivre_la_trajectoire(decor_detruit=True, decor_longueur_de_la_base=6, decor_largeur_de_la_base=5)", outcome="Interdit"),
    ask("poursuivre_la_trajectoire(decor_longueur_de_la_base=5, decor_largeur_de_la_base=5)", outcome="Permis"),
)
row(
    "CONF-S03",
    "Aguerri : un naturel de 6 se fait au 5 relancé, même sur un 1 ; un naturel de 7 ne se fait pas sur ce 1.",
    ask("test_d_attaque(attaquant_att=2, attaquant_aguerri=True, difficulte=8)", odds={"Réussi": F(1, 3)}),
    ask("test_d_attaque(attaquant_att=3, attaquant_aguerri=True, difficulte=10)", odds={"Réussi": F(5, 18)}),
)
row(
    "CONF-S04",
    "DEF 4, Parade, en Blessure légère, contre une attaque de 8 : le meilleur de deux dés à 5 ou plus.",
    ask("test_de_defense(cible=dict(defense=4, parade=True, blessure_legere=True), difficulte=8)", odds={"Parée": F(5, 9)}),
)
row(
    "CONF-S05",
    "« Gagner » survit à la sortie de l'aire, « bénéficier » non. Une aire de 10 cm + 1d6 avec un 6 fait 16, et s'arrête là.",
    ask("profiter_d_un_effet(effet_gagner=True, figurine_condition_remplie_au_lancement=True)", outcome="Permis"),
    ask("profiter_d_un_effet(effet_beneficier=True, figurine_condition_remplie=True)", outcome="Permis"),
    ask("jet_d_aire_d_effet(aire_d_effet=10, des=[6])", total=16),
)
row(
    "CONF-S07",
    "300 PA : 90 PA d'Alliés passent, 91 non ; 70 PA de Champions dont 20 d'Alliés n'en comptent que 50.",
    ask("aligner_l_armee(valeur_de_l_armee=300, pa_d_allies=90)", outcome="Permis"),
    ask("aligner_l_armee(valeur_de_l_armee=300, pa_d_allies=91)", outcome="Interdit"),
    ask("pa_de_champions_comptes(l_armee_tous_les_champions=70, pa_de_champions_allies=20)", total=50),
)
row(
    "CONF-S09",
    "Faction : un limité n'a pas de solo mais l'affiliation ; un mercenaire n'entre pas, un élémentaire si. 51 PA paient Z, 50 paient V.",
    ask("acheter_un_solo(figurine_limite_par_la_faction=True)", outcome="Interdit"),
    ask("profiter_de_l_affiliation(figurine_limite_par_la_faction=True)", outcome="Permis"),
    ask("recruter_dans_une_faction(figurine_mercenaire=True)", outcome="Interdit"),
    ask("recruter_dans_une_faction(figurine_elementaire=True, figurine_allie_ou_mercenaire=True)", outcome="Permis"),
    ask("cout_d_un_solo(cout_v=3, cout_z=7, figurine_valeur_strategique_initiale=51)", total=7),
    ask("cout_d_un_solo(cout_v=3, cout_z=7, figurine_valeur_strategique_initiale=50)", total=3),
)
row(
    "CONF-S11",
    "Jet de Tactique : pas un Paria, sauf si tous le sont ; un Immortel lié par Alliance, un mercenaire du peuple. Une seule réserve ; 11 − 6 refus.",
    ask("etre_designe_pour_le_jet_de_tactique(figurine_paria=True)", outcome="Interdit"),
    ask("etre_designe_pour_le_jet_de_tactique(figurine_paria=True, l_armee_toute_paria=True)", outcome="Permis"),
    ask("""etre_designe_pour_le_jet_de_tactique(figurine_immortel=True, figurine_hors_du_peuple_de_l_armee=True,
        figurine_alliance_avec_l_armee=True)""", outcome="Permis"),
    ask("mettre_en_reserve(a_deja_mis_en_reserve=True, l_armee_cartes_dans_la_sequence=4)", outcome="Interdit"),
    ask("nombre_de_refus(cartes_au_debut_du_tour=6, cartes_adverses_au_debut_du_tour=11)", total=5),
)
LEFT = "s_est_desengage=True"
row(
    "CONF-S13",
    "Il vient de se désengager (MOU 10) : ni charge, ni course, ni déplacement à couvert ; il engage à 10 cm, Rapidité n'y fait rien.",
    ask(f"charger(attaquant_{LEFT})", outcome="Interdit"),
    ask(f"courir(figurine_{LEFT})", outcome="Interdit"),
    ask(f"se_deplacer_a_couvert(figurine_{LEFT})", outcome="Interdit"),
    ask(f"engager_un_adversaire(attaquant_{LEFT})", outcome="Permis"),
    ask(f"marcher(figurine_{LEFT})", outcome="Permis"),
    ask(f"portee_de_l_assaut(figurine=dict(mou=10, rapidite=True, use_de_rapidite=True, {LEFT}))", total=10),
)
row(
    "CONF-S15",
    "Tirer désengagé, c'est tirer après une marche : plus de Tir immobile, pas de Rechargement rapide ; une artillerie y perd 1 TIR.",
    ask(f"tirer(attaquant_{LEFT})", outcome="Permis"),
    ask(f"tirer(attaquant=dict(rechargement_rapide_x=1, recharge_vite=True, {LEFT}))", outcome="Interdit"),
    ask(f"nombre_de_tirs(attaquant=dict(rechargement_rapide_x=1, recharge_vite=True, {LEFT}))", total=1),
    ask(f"ligne_des_blessures(plus_grand_de=4, arme_force=5, cible_res=5, cible_touche_par_un_tir=True, attaquant=dict(force=3, {LEFT}))", total=4),
    ask(f"ligne_des_blessures(plus_grand_de=4, arme_force=5, cible_res=5, cible_touche_par_un_tir=True, attaquant=dict(force=3, visee=True, {LEFT}))", total=6),
    ask(f"test_de_tir(attaquant=dict(tir=4, {LEFT}), arme_artillerie=True, difficulte=7)", odds={"Touche": F(1, 2)}),
)
row(
    "CONF-S14",
    "TIR 4 à 30 cm sur une Grande Taille qui a Cible/+1 et s'est déplacée à couvert : 7 − 1 + 3, un 5. Déjà activée, elle ne s'y jette pas.",
    ask(f"tir_sur_une_cible(attaquant_tir=4, distance=30, {BOW}, cible=dict(s_est_deplace_a_couvert=True, taille='Grande', competence_cible_x=1))",
        odds={"Touche": F(1, 3)}),
    ask("se_jeter_a_couvert(cible_deja_active=True)", outcome="Interdit"),
    ask("se_jeter_a_couvert(cible_au_contact_d_un_adversaire=True)", outcome="Interdit"),
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
ROCK = "attaquant=dict(au_contact_d_un_decor=True, distance_au_tas=2.5{0}), cible_distance_en_contrebas={1}"
row(
    "CONF-S18",
    "Bélier : quatre porteurs, 21 de FOR et 3 de pénalités, 23. Rocher à 5 cm en contrebas, pas à 5,5 ; action exclusive, pas après une marche.",
    ask("force_du_belier(force_cumulee_des_porteurs=21, penalites_des_porteurs=-3)", total=23),
    ask("frapper_au_belier(un_porteur_au_contact_d_un_adversaire=True, charge_au_belier=True, decor_vise=True)", outcome="Interdit"),
    ask(f"lancer_un_rocher({ROCK.format('', 5)})", outcome="Permis"),
    ask(f"lancer_un_rocher({ROCK.format('', 5.5)})", outcome="Interdit"),
    ask(f"lancer_un_rocher({ROCK.format(', a_marche=True', 5)})", outcome="Interdit"),
)
CALL = "au_contact_d_un_adversaire=True, foi=6), difficulte=6, cible_palier=1, points_de_censure=1"
row(
    "CONF-S21",
    "FOI 6 au contact, miracle sur un volant, un point de censure : 2 pour un pur, 3 pour un Moine-guerrier. Pythie, trois dés, censurée : 19/27.",
    ask(f"test_de_divination(fidele=dict(fidele_pur=True, {CALL})", odds={"Réussi": F(1, 2)}),
    ask(f"test_de_divination(fidele=dict(moine_guerrier=True, {CALL})", odds={"Réussi": F(2, 3)}),
    ask("test_de_divination(fidele=dict(foi=2, renforcement=2), difficulte=6, points_de_censure=1)", odds={"Réussi": F(19, 27)}),
    ask("difficulte_du_miracle(difficulte_indiquee=3, effet_difficulte_selon_la_cible=True, cible_valeur_de_caracteristique=3)", total=5),
    ask("censurer(effet_prodige=True)", outcome="Interdit"),
)
row(
    "CONF-S23",
    "PEUR 4 assaille une PEUR 4 et une PEUR 6 : il teste, 5/6 ; devant la PEUR 4 seule, non. Un COU 4 contre PEUR 3 ne peut pas rater.",
    ask("test_de_courage(figurine=dict(peur=4, assaillant=True), adversaire_peur=4, autre_peur=6)", odds={"Réussi": F(5, 6)}),
    ask("devoir_tester_son_courage(figurine=dict(peur=4, assaillant=True), adversaire_peur=4)", outcome="Sans effet"),
    ask("test_de_courage(figurine=dict(cou=4, assaillant=True), adversaire_peur=3)", odds={"Réussi": F(1)}),
)
row(
    "CONF-S24",
    "Une PEUR 6 qui a Cri de guerre/4 ne baisse pas en chargeant ; une PEUR 4 qui a Cri de guerre/6 vaut 6, ou 4 si seul un Courage se remplace.",
    ask("devoir_tester_son_courage(figurine=dict(peur=6, assaillant=True, cri_de_guerre_x=4, en_charge=True), adversaire_peur=5)", outcome="Sans effet"),
    ask("plus_haute_peur(adversaire=dict(peur=6, cri_de_guerre_x=4, en_charge=True))", total=6),
    ask("peur_effective(figurine=dict(peur=4, cri_de_guerre_x=6, en_charge=True))", total=6, disputed="4 : 4"),
)
LORD = "mort_vivant=True, aura_d_un_seigneur_des_morts=True, categorie_de_rang_du_seigneur=2"
row(
    "CONF-S46",
    "Un zombie (PEUR 8) près de la Gorgone (rang 2, PEUR 9) fait peur à 9, un pantin (5) près de Melmoth (7) à 7 ; quand il teste lui-même, à 5.",
    ask(f"peur_effective(figurine=dict(peur=8, peur_du_seigneur=9, {LORD}))", total=9),
    ask(f"peur_effective(figurine=dict(peur=5, peur_du_seigneur=7, {LORD}))", total=7),
    ask(f"peur_effective(figurine=dict(peur=5, peur_du_seigneur=7, teste_son_courage=True, {LORD}))", total=5),
    ask("peur_effective(figurine=dict(peur=5, sous_pression=True), caracteristique_sous_pression='PEUR', total_de_pression=5)", total=7),
)
row(
    "CONF-S25",
    "Fuite, MOU 10 : 20 cm, 30 avec Rapidité, 10 s'il a dû se désengager ; une seule par tour. Furie et autres actives ne servent plus.",
    ask("distance_de_fuite(figurine_mou=10)", total=20),
    ask("distance_de_fuite(figurine_mou=10, figurine_rapidite=True)", total=30),
    ask(f"distance_de_fuite(figurine_mou=10, figurine_{LEFT})", total=10),
    ask("fuir(figurine_a_deja_fui=True)", outcome="Interdit"),
    ask("employer_une_competence_active(figurine_en_deroute=True)", outcome="Sans effet"),
)
row(
    "CONF-S28",
    "Un Adepte a deux Familiers, pas trois. L'un meurt : deux gemmes ou une Blessure légère, rien s'il fut donné par Dévotion. Hors de 10 cm, pas d'asservissement.",
    ask('recruter_un_familier(magicien_rang_de_magicien="Adepte", familiers_recrutes=2)', outcome="Interdit"),
    ask("perte_du_familier(magicien_gemmes_de_l_element=1)", says="blessure légère"),
    ask("perte_du_familier(familier_retire_par_devotion=True)", says="Aucune conséquence"),
    ask("asservir_un_familier(distance=12)", outcome="Interdit"),
    ask("test_d_asservissement(magicien_pou=5, des=[5])", total=10),
    ask('nombre_de_sortileges(magicien_rang_de_magicien="Adepte", magicien_guerrier_mage=True)', total=3),
    ask("limite_de_controle(rang=2, invocateur_x=4)", total=6),
)
row(
    "CONF-S31",
    "Dévot pur au contact, quatre croyants et un Féal/2 : 1 + 2 + 2. Sered, Zélote Moine-guerrier, sept croyants et un Féal/1 : 7.",
    ask('foi_temporaire_du_tour(fidele=dict(rang_de_fidele="Dévot", au_contact_d_un_adversaire=True, croyants=4, feal_x=2))', total=5),
    ask('foi_temporaire_du_tour(fidele=dict(rang_de_fidele="Zélote", moine_guerrier=True, croyants=7, feal_x=1))', total=7),
    ask("appeler_un_miracle(fidele=dict(mou=10), distance_parcourue=12)", outcome="Interdit"),
    ask("appeler_un_miracle(fidele=dict(moine_guerrier=True, a_charge=True))", outcome="Permis"),
    ask("appeler_un_miracle(fidele=dict(moine_guerrier=True, s_est_deplace_a_couvert=True))", outcome="Interdit"),
)
row(
    "CONF-S35",
    "Épreuve de DIS, difficulté 6, DIS 3 et Rigueur : un seul dé, 2/3 ; forcée, 8, 1/3. Maîtrise des arcanes d'une gemme : POU 4, pas de mana pour la maîtrise.",
    ask("test_de_discipline(figurine=dict(dis=3, rigueur=True, a_l_epreuve=True), difficulte=6)", odds={"Réussi": F(2, 3)}),
    ask("test_de_discipline(figurine=dict(dis=3, a_l_epreuve=True, du_camp_adverse_du_nexus=True), difficulte=6)", odds={"Réussi": F(1, 3)}),
    ask("test_d_incantation(magicien=dict(pou=5, maitrise_des_arcanes=True, gemmes_par_les_arcanes=1), difficulte=8)", odds={"Réussi": F(1, 2)}),
    ask("renforcer_la_maitrise_avec_du_mana(magicien=dict(maitrise_des_arcanes=True, gemmes_par_les_arcanes=1))", outcome="Interdit"),
)
row(
    "CONF-S38",
    "Énorme à deux marqueurs : une grave ne fait rien, un tué net fait une grave. Épée-hache : critique tue, sauf que Dur à cuire la lit grave.",
    ask('crans_subis(cible=dict(enorme=True, marqueurs_enorme=2), resultat_de_blessures="Blessure grave")', total=0),
    ask('crans_subis(cible=dict(enorme=True, marqueurs_enorme=2), resultat_de_blessures="Tué net")', total=2),
    ask('crans_subis(attaquant_epee_hache=True, resultat_de_blessures="Blessure critique")', total=4),
    ask('crans_subis(attaquant_epee_hache=True, resultat_de_blessures="Blessure grave")', total=2),
    ask('crans_subis(cible_vulnerable=True, resultat_de_blessures="Sonné")', total=0),
    ask('crans_subis(cible_vulnerable=True, resultat_de_blessures="Blessure grave")', total=3),
)
FAST = "marqueur_de_vitesse=True, irrepressible=True, assailli_hors_de_face=True, res=10"
row(
    "CONF-S42",
    "Char lancé, RES 10, de flanc : FOR 9 ne le charge pas, FOR 10 si. Débarqué ce tour, on ne charge pas ; Transport/4 : un grand et un petit, pas deux.",
    ask(f"charger(attaquant_force=9, cible=dict({FAST}))", outcome="Interdit"),
    ask(f"charger(attaquant_force=10, cible=dict({FAST}))", outcome="Permis"),
    ask("charger(attaquant_debarque_ce_tour=True)", outcome="Interdit"),
    ask("embarquer(figurine=dict(au_contact_de_l_acces=True, taille='Grande'), cible=dict(transport_x=4, petits_et_moyens_a_bord=1))", outcome="Permis"),
    ask("embarquer(figurine=dict(au_contact_de_l_acces=True, taille='Grande'), cible=dict(transport_x=4, petits_et_moyens_a_bord=2))", outcome="Interdit"),
)
row(
    "CONF-S51",
    "Stratège, DIS 3 contre 9, le livre se contredit : 1/3 ou 11/36. Régénération/4 : deux crans une fois sur quatre. Soin/5 : 5/9. Désengagement/6 : 3/4.",
    ask("test_de_discipline(figurine_dis=3, figurine_stratege=True, difficulte=9)", odds={"Réussi": F(1, 3)}, disputed="11/36"),
    ask("une_regeneration(figurine=dict(regeneration_x=4, blessure_critique=True))", odds={"niveau 1": F(1, 4), "niveau 2": F(1, 2)}),
    ask("jet_de_soin(figurine_soin_x=5)", values=[F(4, 9), F(5, 9)]),
    ask("test_de_desengagement(figurine=dict(ini=4, desengagement_x=6, blessure_grave=True, vivacite=True), adversaires_au_contact=2)",
        odds={"Se désengage": F(3, 4)}),
)
row(
    "CONF-S81",
    "2 PV à 1 : 7 points. 220 PA pris pour 150 perdus et un bonus de 130 : 170. À 15 cm de la médiane, trop près ; un éclaireur à MOU d'un objectif non plus.",
    ask("points_de_tournoi(l_armee_points_de_victoire=2, l_armee_adverse_points_de_victoire=1)", says="7"),
    ask("goal_average(l_armee=dict(pa_perdus=150, bonus_reclame=130), l_armee_adverse_pa_perdus=220)", total=170),
    ask("deployer_une_figurine(distance_a_la_ligne_mediane=15)", outcome="Interdit"),
    ask("deployer_une_figurine(distance_a_la_ligne_mediane=15.5)", outcome="Permis"),
    ask("deployer_une_figurine(figurine_eclaireur=True, figurine_mou=10, distance_d_un_objectif=10, distance=20)", outcome="Interdit"),
    ask("distance_de_poursuite(figurine_mou=15)", total=8),
    ask("des_de_toxique(l_armee_pa_des_combattants_dotes=200)", total=2),
    ask("des_de_mutagene(l_armee_pa_des_combattants_dotes=201)", total=3),
)

QUESTIONS = [(code, n, *asked) for code, (_, questions) in ROWS.items() for n, asked in enumerate(questions, 1)]


@pytest.mark.parametrize("code, rank, question, expected", QUESTIONS, ids=[f"{code}-{n}" for code, n, *_ in QUESTIONS])
def test_situation(resolver, code, rank, question, expected):
    check(resolver, "confrontation", code, question, expected)
