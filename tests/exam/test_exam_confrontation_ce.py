"""Confrontation, a third blind round: composite situations of the passages that the others leave, told as players tell them.

Worked out from the text alone, before the resolver was asked anything; one row a situation, each question with what the row states and nothing more.
"""

from __future__ import annotations

from fractions import Fraction as F

import pytest
from verdicts import ask, check, rows

ROWS, row = rows()

NEAR_THE_LORD = "commandant=dict(seigneur_des_morts_x=10, distance_a_la_figurine=8, peur=7, rang_de_guerrier='Élite')"
row(
    "CONF-CE01",
    "Un pantin (PEUR 5) près de Melmoth (Seigneur des morts/10, PEUR 7, rang 2) charge un COU 3 Bravoure ; puis un Hypérien/8 le charge.",
    ask("""test_de_courage(figurine=dict(cou=3, bravoure=True, defenseur=True, dans_l_aura_d_un_musicien=True), adversaire=dict(peur=5, mort_vivant=True,
        aura_d_un_seigneur_des_morts=True, categorie_de_rang_du_seigneur=2, peur_du_seigneur=7))""", odds={"Réussi": F(3, 4)}, says="difficulté 7"),
    ask(f"test_de_courage(figurine=dict(peur=5, mort_vivant=True, defenseur=True), adversaire_hyperien_x=8, {NEAR_THE_LORD})", odds={"Réussi": F(1)}),
    ask("""test_de_courage(figurine=dict(peur=5, mort_vivant=True, defenseur=True, aura_d_un_seigneur_des_morts=True, peur_du_seigneur=7),
        adversaire_hyperien_x=8)""", odds={"Réussi": F(1)}),
    ask("test_de_courage(figurine=dict(peur=5, mort_vivant=True, defenseur=True), adversaire_hyperien_x=8)", odds={"Réussi": F(2, 3)}),
)
row(
    "CONF-CE02",
    "Aimé des Dieux, COU 4 contre PEUR 11 : un 4, un 5, un 6 relancés ; Maudit, rien.",
    ask("test_de_courage(figurine=dict(cou=4, aime_des_dieux=True), adversaire_peur=11)", odds={"Réussi": F(7, 18)}),
    ask("test_de_courage(figurine=dict(cou=4, aime_des_dieux=True, maudit_des_dieux=True), adversaire_peur=11)", odds={"Réussi": F(0)}),
)
DANCER = "ini=3, vivacite=True, reflexes=True, taille='Moyenne'"
row(
    "CONF-CE03",
    "Vivacité et Réflexes, INI 3 : se désengager de deux (dont un Sonné), puis de trois.",
    ask(f"test_de_desengagement(figurine=dict({DANCER}, adversaires_au_contact=2), adversaire_sonne=True)", odds={"Se désengage": F(5, 9)}),
    ask(f"test_de_desengagement(figurine=dict({DANCER}, adversaires_au_contact=3))", odds={"Se désengage": F(155, 324)}),
)
row(
    "CONF-CE04",
    "Une attaque toxique qui n'est pas parée devient une feinte : pas de jet de Blessures, ni de poison ; en déroute ou parée, pas de feinte.",
    ask("faire_une_feinte(attaquant=dict(feinte=True, toxique_x=2, attaque_toxique=True), attaque_qui_porte=True)", outcome="Permis"),
    ask("faire_une_feinte(attaquant=dict(feinte=True, en_deroute=True), attaque_qui_porte=True)", outcome="Interdit"),
    ask("faire_une_feinte(attaquant_feinte=True, attaque_qui_porte=True, attaque_paree=True)", outcome="Interdit"),
    ask("blessures_subies(attaquant=dict(force=5, feinte=True, toxique_x=2, attaque_toxique=True), cible_res=5, feinte_faite=True)", outcome="Sans effet"),
    ask("jet_de_blessures(attaquant=dict(force=5, feinte=True), cible_res=5, feinte_faite=True, des=[4, 5])", outcome="Sans effet"),
)
LONER = """att=4, desespere=True, farouche_x=10, endurance=True, sonne=True, subit_les_penalites_de_charge=True, valeur_strategique=20,
    adversaires_dans_le_combat=1"""
row(
    "CONF-CE05",
    "Désespéré, Farouche/10, Endurance, chargé et Sonné, contre un garde plus cher, l'ami le plus proche à 10 cm ; à valeur égale ; l'ami à 9 cm.",
    ask(f"test_d_attaque(attaquant=dict({LONER}, distance_de_l_ami_le_plus_proche=10), cible_valeur_strategique=25, des=[2])", total=7),
    ask(f"test_d_attaque(attaquant=dict({LONER}, distance_de_l_ami_le_plus_proche=10), cible_valeur_strategique=20, des=[2])", total=6),
    ask(f"test_d_attaque(attaquant=dict({LONER}, distance_de_l_ami_le_plus_proche=9), cible_valeur_strategique=25, des=[2])", total=6),
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
SWIFT = "mou=10, mutagene_x=1, points_de_mutagene_places=3"
row(
    "CONF-CE07",
    "201 PA de mutants : trois dés ; un 6, un 1, un 2 ; trois points en MOU portent la charge à 26 cm, un marqueur la ramène à 20.",
    ask("des_de_mutagene(l_armee_pa_des_combattants_dotes=201)", total=3),
    ask("points_de_mutagene(figurine_mutagene_x=1, de_naturel=6)", total=7),
    ask("points_de_mutagene(figurine_mutagene_x=-1, de_naturel=1)", total=0),
    ask("points_de_mutagene(figurine_mutagene_x=-1, de_naturel=2)", total=1),
    ask("plafond_de_mutagene(figurine_mutagene_x=1)", total=3),
    ask("plafond_de_mutagene(figurine_mutagene_x=-1)", total=2),
    ask(f"portee_de_l_assaut(figurine=dict({SWIFT}), caracteristique_visee='MOU')", total=26),
    ask(f"portee_de_l_assaut(figurine=dict({SWIFT}, porteur_de_marqueur=True), caracteristique_visee='MOU')", total=20),
)
row(
    "CONF-CE08",
    "Un char (10 PS, deux perdus) que Sonne un Féroce en perd un troisième : un quart, ATT - 1 ; le mécanicien le rend sur un 4, un second n'essaie pas.",
    ask("blessures_subies(attaquant=dict(force=4, feroce=True), cible=dict(res=9, structure_x=10, ps_perdus=2), des=[[2, 3]])", says="PS perdus 3"),
    ask("blessures_subies(attaquant_force=4, cible=dict(res=9, structure_x=10, ps_perdus=2), des=[[2, 3]])", says="PS perdus 2"),
    ask("test_d_attaque(attaquant=dict(att=5, structure_x=10, ps_perdus=3), des=[2])", total=6),
    ask("test_d_attaque(attaquant=dict(att=5, structure_x=10, ps_perdus=2), des=[2])", total=7),
    ask("jet_de_reparation(figurine_mecanicien_x=4, des=[4])", outcome="1 PS regagné"),
    ask("tenter_une_reparation(figurine_mecanicien_x=4, cible=dict(structure_x=10, au_contact_de_l_autre=True, deja_beneficiaire_ce_tour=True))",
        outcome="Interdit"),
)
BEHEMOTH = "cible=dict(res=8, enorme_x=2, marqueurs_enorme=1, vulnerable=True, blessure_legere=True)"
row(
    "CONF-CE09",
    "Énorme (un marqueur), Vulnérable, en légère : une grave aggravée puis réduite, une critique en tout ; le poison l'achève.",
    ask(f"blessures_subies(attaquant_force=8, {BEHEMOTH}, des=[[4, 5]])", outcome="niveau 3", says="marqueurs 0"),
    ask(f"blessures_subies(attaquant=dict(force=8, toxique_x=1, attaque_toxique=True), {BEHEMOTH}, des=[[4, 5], [3]])", outcome="niveau 4"),
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
SPOTTED = "cible_vient_d_etre_repere=True"
row(
    "CONF-CE11",
    "Un éclaireur à 10 cm n'est pas caché, à 11 il l'est ; repéré, nul ne le vise ce tour de parole, sauf Conscience à 18 cm, qui l'engage.",
    ask("fin_du_deploiement(figurine_eclaireur=True, distance=10)", says="Aucune conséquence"),
    ask("fin_du_deploiement(figurine_eclaireur=True, distance=11)", says="éclaireur caché"),
    ask("eclaireur_approche(distance=10)", says="éclaireur repéré"),
    ask(f"tirer({SPOTTED})", outcome="Interdit"),
    ask("tirer(cible_eclaireur_cache=True)", outcome="Interdit"),
    ask(f"charger({SPOTTED})", outcome="Interdit"),
    ask("eclaireur_approche(distance=18, adversaire_conscience=True)", says="éclaireur repéré"),
    ask(f"engager_un_adversaire(attaquant=dict(conscience=True, a_marche=True), {SPOTTED}, distance=18)", outcome="Permis"),
    ask(f"engager_un_adversaire(attaquant_conscience=True, {SPOTTED}, distance=21)", outcome="Interdit"),
    ask("eclaireur_agit(action_qui_revele=True)", says="éclaireur repéré"),
)
BLAST = "attaquant_explosion_d_un_piege=True"
row(
    "CONF-CE12",
    "Artificier/3 : six marqueurs, à 12 cm de la zone adverse, non à 9 ; le piège blesse à 10 cm, non à 11 ; un leurre, rien.",
    ask("marqueurs_d_artificier(figurine_artificier_x=3)", total=6),
    ask("poser_un_marqueur_d_artificier(figurine_artificier_x=3, distance_de_la_zone_adverse=9)", outcome="Interdit"),
    ask("poser_un_marqueur_d_artificier(figurine_artificier_x=3, distance_de_la_zone_adverse=12)", outcome="Permis"),
    ask(f"jet_de_blessures({BLAST}, cible=dict(res=4, dur_a_cuire=True), distance_du_marqueur=5, des=[4, 5])", outcome="Blessure grave"),
    ask(f"jet_de_blessures({BLAST}, cible_res=4, distance_du_marqueur=10, des=[4, 5])", outcome="Blessure critique"),
    ask(f"jet_de_blessures({BLAST}, cible_res=4, distance_du_marqueur=11, des=[4, 5])", outcome="Sans effet"),
    ask("marqueur_retourne(distance_du_marqueur=5, c_est_un_leurre=True)", says="Aucune conséquence"),
)
row(
    "CONF-CE13",
    "Éphémère/4 en Blessure critique : trois chances sur quatre d'y rester, sans se régénérer ni payer ; un Acharné tué net ne se soigne pas.",
    ask("jet_d_ephemere(figurine=dict(ephemere_x=4, blessure_critique=True))", odds={"Un cran de plus": F(3, 4)}),
    ask("se_regenerer(figurine=dict(regeneration_x=5, elimine_par_un_effet_nuisible=True))", outcome="Interdit"),
    ask("se_regenerer(figurine=dict(regeneration_x=5, elimine=True))", outcome="Interdit"),
    ask("se_regenerer(figurine=dict(regeneration_x=5, acharne=True, tue_net=True))", outcome="Interdit"),
    ask("soigner(figurine_soin_x=4, cible=dict(acharne=True, tue_net=True, au_contact_de_l_autre=True))", outcome="Interdit"),
)
MAGE = "pou=5, en_deroute=True, blessure_grave=True, au_contact_d_un_adversaire=True, recuperation_x=2, rang_de_magicien='Adepte'"
row(
    "CONF-CE14",
    "Récupération d'un Adepte en déroute, en Blessure grave, au contact : 9 gemmes, 10 au plus ; Guerrier-mage ou Hermétisme, 10.",
    ask(f"de_la_recuperation_a_la_reserve(magicien=dict({MAGE}, magicien_pur=True, gemmes_en_reserve=4), des=[4])", says="Gemmes 9"),
    ask(f"de_la_recuperation_a_la_reserve(magicien=dict({MAGE}, magicien_pur=True, gemmes_en_reserve=7), des=[4])", says="Gemmes 10"),
    ask(f"de_la_recuperation_a_la_reserve(magicien=dict({MAGE}, guerrier_mage=True, gemmes_en_reserve=4), des=[4])", says="Gemmes 10"),
    ask(f"de_la_recuperation_a_la_reserve(magicien=dict({MAGE}, magicien_pur=True, maitrise_l_hermetisme=True, gemmes_en_reserve=4), des=[4])",
        says="Gemmes 10"),
)
row(
    "CONF-CE15",
    "Son Familier de Feu tué net, une gemme de Feu : une légère de plus ; par Dévotion, rien ; deux Familiers au plus ; asservi sur 10.",
    ask("perte_du_familier(magicien=dict(gemmes_de_l_element=1, blessure_legere=True))", says="blessure légère"),
    ask("cumul_des_blessures(cible_blessure_legere=True, resultat_de_blessures='Blessure légère')", outcome="Blessure grave"),
    ask("perte_du_familier(magicien=dict(gemmes_de_l_element=1, familier_retire_par_devotion=True))", says="Aucune conséquence"),
    ask("recruter_un_familier(magicien=dict(rang_de_magicien='Adepte', familiers_recrutes=2))", outcome="Interdit"),
    ask("test_d_asservissement(magicien=dict(pou=6, gemmes_de_maitrise=1), des=[2, 4])", total=10),
    ask("asservissement_des_familiers(resultat_d_asservissement=10)", says="Récupération/2"),
    ask("asservir_un_familier(distance=11)", outcome="Interdit"),
)
CAST = "magicien=dict(sacrifice_de_tenebres=2, sacrifice_d_eau=1)"
row(
    "CONF-CE16",
    "Absorber deux Ténèbres et une Eau : Terre, Air et Feu ; l'Eau n'absorbe pas l'Eau ; ni une gemme de trop ; un mage d'Yllia n'a pas de Ténèbres.",
    ask(f"absorber_un_sortilege({CAST}, contre_magicien=dict(sacrifice_de_terre=1, sacrifice_d_air=1, sacrifice_de_feu=1))", outcome="Permis"),
    ask(f"absorber_un_sortilege({CAST}, contre_magicien=dict(sacrifice_de_terre=1, sacrifice_d_air=1, sacrifice_d_eau=1))", outcome="Interdit"),
    ask(f"absorber_un_sortilege({CAST}, contre_magicien=dict(sacrifice_de_terre=2, sacrifice_d_air=1, sacrifice_de_feu=1))", outcome="Interdit"),
    ask("domaines_elementaires(peuple='Wolfen')", says="Ténèbres Interdit"),
)
ARCANE = "champion=True, magicien_pur=True, pou=3, gemmes_du_sortilege=3"
CASTING = "champion=True, magicien_pur=True, pou=3, esprit_de_x=True, arcanes_employes=True"
row(
    "CONF-CE17",
    "Maîtrise des arcanes, POU 3 : deux gemmes le laissent à 1, trois à 0 ; ni en déroute, ni deux fois, ni avec une gemme de maîtrise.",
    ask(f"user_de_la_maitrise_des_arcanes(magicien=dict({ARCANE}, gemmes_en_reserve=1, gemmes_par_les_arcanes=2))", outcome="Permis"),
    ask(f"test_d_incantation(magicien=dict({CASTING}, gemmes_par_les_arcanes=2), sortilege_de_son_seul_element=True, difficulte=6)",
        odds={"Réussi": F(5, 9)}),
    ask(f"user_de_la_maitrise_des_arcanes(magicien=dict({ARCANE}, gemmes_en_reserve=0, gemmes_par_les_arcanes=3))", outcome="Interdit"),
    ask(f"test_d_incantation(magicien=dict({CASTING}, gemmes_par_les_arcanes=3), sortilege_de_son_seul_element=True, difficulte=6)", outcome="Interdit"),
    ask(f"test_d_incantation(magicien=dict({CASTING}, gemmes_par_les_arcanes=2, gemmes_de_maitrise=1), sortilege_de_son_seul_element=True, difficulte=6)",
        outcome="Interdit"),
    ask(f"user_de_la_maitrise_des_arcanes(magicien=dict({ARCANE}, gemmes_en_reserve=1, gemmes_par_les_arcanes=2, en_deroute=True))", outcome="Interdit"),
    ask(f"user_de_la_maitrise_des_arcanes(magicien=dict({ARCANE}, gemmes_en_reserve=1, gemmes_par_les_arcanes=2, deja_employee_ce_tour=True))",
        outcome="Interdit"),
)
row(
    "CONF-CE18",
    "Un shaman orque ne se contre ni ne s'absorbe ; la gemme d'Air de maîtrise ne compte pas devant Immunité/Feu ; Insensible/4, une chance sur deux.",
    ask("contrer(magicien_magicien_orque=True)", outcome="Interdit"),
    ask("absorber_un_sortilege(magicien=dict(magicien_orque=True, sacrifice_neutres=2), contre_magicien_sacrifice_de_terre=2)", outcome="Interdit"),
    ask("echapper_a_l_effet(gemmes_du_seul_element=True, cible_immunite_element=True)", outcome="Permis"),
    ask("jet_d_insensible(cible_insensible_x=4)", odds={"Il y échappe": F(1, 2)}),
)
PRIEST = "champion=True, fidele_pur=True, foi_creation=2, foi_alteration=1, foi_destruction=1, renforcement=1, aura_de_foi=12.5"
row(
    "CONF-CE19",
    "Un Champion fidèle pur (Piété/2) appelle sans voir sur le palier 1, à 12 cm, censuré d'un point ; à 13 cm, non ; après une course, non.",
    ask(f"test_de_divination(fidele=dict({PRIEST}), cible=dict(hors_de_vue=True, palier=1), distance=12, censeur_points_de_censure=1, difficulte=6)",
        odds={"Réussi": F(5, 9)}),
    ask(f"test_de_divination(fidele=dict({PRIEST}), cible=dict(hors_de_vue=True, palier=1), distance=13, censeur_points_de_censure=1, difficulte=6)",
        outcome="Interdit"),
    ask("appeler_un_miracle(fidele=dict(champion=True, fidele_pur=True, distance_parcourue=8, mou=10))", outcome="Permis"),
    ask("appeler_un_miracle(fidele=dict(champion=True, fidele_pur=True, a_couru=True))", outcome="Interdit"),
)
RELIC = "creation_de_la_relique=1, destruction_de_la_relique=-1"
ASPECTS = "foi_creation=1, foi_alteration=0, foi_destruction=2"
row(
    "CONF-CE20",
    "Un Zélote Moine-guerrier, Champion (1/0/2), et sa relique +1/0/-1 : un miracle 2/0/1, non un 1/0/2 ; une autre ; le prodige.",
    ask(f"porter_une_relique(fidele=dict(champion=True, moine_guerrier=True, {ASPECTS}), {RELIC})", outcome="Permis"),
    ask(f"porter_une_relique(fidele=dict(champion=True, moine_guerrier=True, {ASPECTS}), alteration_de_la_relique=-1)", outcome="Interdit"),
    ask(f"apprendre_un_miracle(fidele=dict({ASPECTS}), {RELIC}, creation_requise=2, destruction_requise=1)", outcome="Permis"),
    ask(f"apprendre_un_miracle(fidele=dict({ASPECTS}), {RELIC}, creation_requise=1, destruction_requise=2)", outcome="Interdit"),
    ask("nombre_de_miracles(fidele=dict(rang_de_fidele='Zélote', moine_guerrier=True))", total=3),
    ask(f"ft_de_depart(fidele=dict({ASPECTS}), {RELIC})", total=3),
    ask(f"ft_de_depart(fidele=dict({ASPECTS}), creation_de_la_relique=1)", total=4),
    ask("utiliser_un_prodige(fidele_foi_temporaire=3, effet_ferveur=3)", outcome="Permis"),
    ask("utiliser_un_prodige(fidele_foi_temporaire=6, effet_ferveur=3, effet_deja_appele_ce_tour=True)", outcome="Interdit"),
    ask("censurer(effet_prodige=True)", outcome="Interdit"),
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
    "CONF-CE22",
    "Un prédateur (PEUR 8, MOU 12,5, Implacable/1) poursuit de 7 cm un COU 3 : il rate sur un 3 et reste, en déroute ; deux poursuites, pas trois.",
    ask("distance_de_poursuite(figurine=dict(mou=12.5, implacable_x=1))", total=7),
    ask("test_de_courage(figurine=dict(cou=3, defenseur=True), adversaire=dict(peur=8, en_poursuite=True))",
        odds={"Réussi": F(1, 3), "fuite immédiate": F(0)}),
    ask("fuir(figurine=dict(en_deroute=True, defenseur=True), adversaire_en_poursuite=True)", outcome="Interdit"),
    ask("repartir_ses_des_de_combat(figurine=dict(en_deroute=True, adversaires_dans_le_combat=1, des_en_attaque=2, des_en_defense=0))", outcome="Interdit"),
    ask("poursuivre(figurine=dict(a_tue_ses_adversaires=True, implacable_x=1, a_poursuivi=True))", outcome="Permis"),
    ask("poursuivre(figurine=dict(a_tue_ses_adversaires=True, implacable_x=1, poursuites_faites=2))", outcome="Interdit"),
    ask("poursuivre(figurine_a_tue_ses_adversaires=True, adversaire=dict(acharne=True, tue_net=True))", outcome="Interdit"),
)
row(
    "CONF-CE23",
    "Un porteur de marqueur rapide rate son Courage : il le pose, fuit de 30 cm, sort et meurt ; une machine Poids/8 ne fuit pas.",
    ask("test_de_courage(figurine=dict(cou=3, mou=10, rapidite=True, porteur_de_marqueur=True, defenseur=True), adversaire_peur=9, des=[4])",
        outcome="Raté", says="marqueurs au sol"),
    ask("distance_de_fuite(figurine=dict(mou=10, rapidite=True, porteur_de_marqueur=True))", total=30),
    ask("sortir_de_la_table_en_fuyant(figurine_porteur_de_marqueur=True)", says="éliminée"),
    ask("test_de_courage(figurine=dict(cou=3, poids_x=8, defenseur=True), adversaire_peur=9)", odds={"Réussi": F(1, 6), "fuite immédiate": F(0)}),
    ask("test_de_fanatisme(figurine=dict(dis=2, fanatisme=True, immobile_x=2, defenseur=True), adversaire_peur=9)",
        odds={"fuite immédiate": F(0)}),
    ask("rediriger_son_assaut(figurine_peur=9, adversaire_en_fuite=True)", outcome="Permis"),
)
STAFF = "commandant=dict(cou=5, champion=True, distance_a_la_figurine=5, aura_de_commandement=15)"
LANCER = "cou=3, resolution_x=2, use_de_resolution=True"
row(
    "CONF-CE24",
    "Un état-major au complet et un second étendard : COU 5 + 2, Résolution/2, contre 12 ; le ralliement, d'office ; sans état-major, + 1 seulement.",
    ask(f"test_de_courage(figurine=dict({LANCER}, dans_l_aura_d_un_porte_etendard=True), {STAFF}, etat_major_au_complet=True, adversaire_peur=12)",
        odds={"Réussi": F(2, 3)}),
    ask(f"test_de_ralliement(figurine=dict({LANCER}, en_deroute=True), {STAFF}, etat_major_au_complet=True)", odds={"Rallié": F(1)}),
    ask(f"""test_de_courage(figurine=dict({LANCER}, dans_l_aura_d_un_porte_etendard=True, dans_l_aura_d_un_musicien=True),
        commandant=dict(cou=5, distance_a_la_figurine=5, aura_de_commandement=15), adversaire_peur=12)""", odds={"Réussi": F(1, 2)}),
)
CYCLOPS = "en_charge=True, taille='Grande'"
row(
    "CONF-CE25",
    "Un cyclope charge deux guerriers : pénalités aux deux ; l'un Dur à cuire, à aucun ; Brute épaisse, aux deux ; l'Inébranlable jamais.",
    ask(f"infliger_les_penalites_de_charge(attaquant=dict({CYCLOPS}), cible=dict(taille='Moyenne', puissance_des_autres_cibles=1))", outcome="Permis"),
    ask(f"infliger_les_penalites_de_charge(attaquant=dict({CYCLOPS}), cible=dict(taille='Moyenne', dur_a_cuire=True, puissance_des_autres_cibles=1))",
        outcome="Interdit"),
    ask(f"infliger_les_penalites_de_charge(attaquant=dict({CYCLOPS}), cible=dict(taille='Moyenne', puissance_des_autres_cibles=2))", outcome="Interdit"),
    ask(f"""infliger_les_penalites_de_charge(attaquant=dict({CYCLOPS}, brute_epaisse=True),
        cible=dict(taille='Moyenne', dur_a_cuire=True, puissance_des_autres_cibles=1))""", outcome="Permis"),
    ask(f"infliger_les_penalites_de_charge(attaquant=dict({CYCLOPS}), cible=dict(taille='Moyenne', inebranlable=True, puissance_des_autres_cibles=1))",
        outcome="Interdit"),
)
BOW = "arme=dict(portee_courte=20, portee_moyenne=40, portee_longue=60)"
row(
    "CONF-CE26",
    "Un archer ailé se pose (12,5 cm au plus) et tire à 25 cm : difficulté 7 ; du palier 1, 9 ; pas à 9 cm d'un Rempart/10 ; il ne marche plus ensuite.",
    ask("potentiel_de_deplacement(figurine=dict(mou=10, mou_en_vol=17.5, palier=1, change_de_palier=True, type_de_deplacement='marche'))", total=F(25, 2)),
    ask(f"tir_sur_une_cible(attaquant=dict(tir=3, palier=0, s_est_deplace=True), cible_palier=0, distance=25, {BOW})", odds={"Touche": F(1, 2)}),
    ask(f"tir_sur_une_cible(attaquant=dict(tir=3, palier=1), cible_palier=0, distance=25, {BOW})", odds={"Touche": F(1, 6)}),
    ask("atterrir(adversaire_rempart_x=10, distance=9)", outcome="Interdit"),
    ask("se_deplacer_apres_l_atterrissage()", outcome="Interdit"),
    ask("agir_apres_l_atterrissage()", outcome="Permis"),
)
TOWER = "tir=4, immobile_x=3, reoriente_ce_tour=True, au_contact_d_un_adversaire=True"
row(
    "CONF-CE27",
    "Une tour Immobile/3 réorientée tire malgré un Wolfen au contact (TIR 2), pas malgré deux ; elle ne se désengage pas, et vaut trois croyants.",
    ask(f"tir_sur_une_cible(attaquant=dict({TOWER}, puissance_adverse_au_contact=2), distance=35, {BOW})", odds={"Touche": F(1, 3)}),
    ask(f"tir_sur_une_cible(attaquant=dict({TOWER}, puissance_adverse_au_contact=4), distance=35, {BOW})", outcome="Interdit"),
    ask("se_desengager(figurine=dict(immobile_x=3, adversaires_au_contact=1))", outcome="Interdit"),
    ask("croyants_comptes(fidele_croyants=2, figurine_immobile_x=3)", total=5),
    ask("foi_temporaire_du_tour(fidele=dict(rang_de_fidele='Dévot', croyants=2), figurine_immobile_x=3)", total=4),
)
SHOT = "ligne_des_blessures(plus_grand_de=4, arme=dict(force=5), cible=dict(res=5, touche_par_un_tir=True)"
GUNNER = "tir=4, tireur_embarque=True, distance_parcourue=15, mou=10"
RIFLE = "arme=dict(portee_courte=15, portee_moyenne=30, portee_longue=45)"
row(
    "CONF-CE28",
    "Un Tireur embarqué, déplacé de 15 cm, un ennemi au contact, tire à 12 cm (TIR 2), non à 8, ni en déroute.",
    ask(f"tir_sur_une_cible(attaquant=dict({GUNNER}, au_contact_d_un_adversaire=True), distance=12, {RIFLE})", odds={"Touche": F(5, 6)}),
    ask(f"tir_sur_une_cible(attaquant=dict({GUNNER}, au_contact_d_un_adversaire=True), distance=8, {RIFLE})", outcome="Interdit"),
    ask(f"tir_sur_une_cible(attaquant=dict({GUNNER}, en_deroute=True), distance=12, {RIFLE})", outcome="Interdit"),
)
HAWK = "tir=4, conscience=True, tir_instinctif=True, chance=True, a_marche=True"
row(
    "CONF-CE29",
    "Conscience, Tir instinctif et Chance, à 15 cm sur un Cible/+1 derrière un muret, aux prises avec un ami : 3/4, dont 4/6 la cible et 1/6 l'ami.",
    ask(f"""tir_sur_une_cible(attaquant=dict({HAWK}), cible=dict(competence_cible_x=1, partiellement_visible=True, au_contact_d_un_ami_du_tireur=True),
        distance=15, arme=dict(portee_courte=10, portee_moyenne=30, portee_longue=50))""", odds={"Touche": F(3, 4)}, says="difficulté 8"),
    ask("jet_de_repartition(attaquant_tir_instinctif=True)", odds={"La cible visée est touchée": F(2, 3), "un ami du tireur est touché": F(1, 6)}),
)
GLASS = "materiau='Cristal, verre, vitrail'"
row(
    "CONF-CE30",
    "Un gobelin brise une vitre en chargeant ; un sort la traverse, une flèche non, une perforante si ; qui ne la brise pas est Sonné.",
    ask(f"degats_d_un_decor(attaquant=dict(force=2, a_charge=True), {GLASS}, epaisseur=1, des=[[4, 5]])", says="détruit : oui"),
    ask(f"tenter_de_traverser({GLASS})", outcome="Permis"),
    ask(f"lancer_un_effet_au_travers({GLASS})", outcome="Permis"),
    ask(f"tirer_un_projectile_au_travers({GLASS})", outcome="Interdit"),
    ask(f"tirer_un_projectile_au_travers({GLASS}, arme_artillerie_perforante=True)", outcome="Permis"),
    ask("echec_de_la_traversee(decor_cassant=True)", says="sonné"),
)
row(
    "CONF-CE31",
    "Trois barricades d'un Sapeur/3 : une charge de 14 cm par-dessus, non (MOU 10), sauf à un Éthéré ; FOR 9 en ôte deux PS.",
    ask("barricades(figurine_sapeur_x=3)", total=3),
    ask("parvenir_au_contact(figurine=dict(mou=10, en_charge=True, chemin=14, franchit_une_barricade=True))", outcome="Interdit"),
    ask("parvenir_au_contact(figurine=dict(mou=10, en_charge=True, chemin=14, franchit_une_barricade=True, ethere=True))", outcome="Permis"),
    ask("portee_de_l_assaut(figurine=dict(mou=10, franchit_une_barricade=True))", total=10),
    ask("degats_d_un_decor(attaquant_force=9, decor=dict(res=10, points_de_structure=3), des=[[4, 6]])", says="PS 1"),
)
row(
    "CONF-CE32",
    "Un Élémentaire dont l'Élément n'est pas admis ne se recrute pas ; les Sessairs ont quatre prédilections, pas la Lumière ; Alahan, si.",
    ask("recruter_comme_allie(figurine_elementaire_x='Feu', element_admis_par_l_armee=True)", outcome="Permis"),
    ask("recruter_comme_allie(figurine_elementaire_x='Air', element_admis_par_l_armee=False)", outcome="Interdit"),
    ask("domaines_elementaires(peuple='Sessairs')", says="Lumière Interdit"),
    ask("domaines_elementaires(peuple='Alahan')", says="Lumière Prédilection"),
)
CHARIOT = "cible_transport_x=4"
row(
    "CONF-CE33",
    "Un char Transport/4 : un troll et un garde, pas deux gardes ; ni cavalier ; à bord, un chef ne commande plus ; débarqué, on ne charge pas.",
    ask(f"embarquer(figurine=dict(taille='Moyenne', au_contact_de_l_acces=True), {CHARIOT}, cible_grands_a_bord=1)", outcome="Permis"),
    ask(f"embarquer(figurine=dict(taille='Moyenne', au_contact_de_l_acces=True), {CHARIOT}, cible_grands_a_bord=1, cible_petits_et_moyens_a_bord=1)",
        outcome="Interdit"),
    ask(f"embarquer(figurine=dict(a_une_monture=True, au_contact_de_l_acces=True), {CHARIOT})", outcome="Interdit"),
    ask("""test_de_courage(figurine_cou=3, commandant=dict(cou=6, aura_de_commandement=15, distance_a_la_figurine=3, a_bord=True), adversaire_peur=8)""",
        odds={"Réussi": F(1, 3)}),
    ask("charger(attaquant_debarque_ce_tour=True)", outcome="Interdit"),
    ask("blessures_subies(attaquant_force=9, cible_res=6, des=[[4, 4]])", outcome="niveau 3"),
)
LEAP = "bond=True, taille='Moyenne', mou=10"
row(
    "CONF-CE34",
    "Bond : 3 cm de haut, non 3,5 ; un garde, non un troll ; 10 cm de long, non 11 ; deux fois ; en déroute encore.",
    ask(f"bondir(figurine=dict({LEAP}), hauteur_de_l_obstacle=3)", outcome="Permis"),
    ask(f"bondir(figurine=dict({LEAP}), hauteur_de_l_obstacle=3.5)", outcome="Interdit"),
    ask(f"bondir(figurine=dict({LEAP}), autre_taille='Grande')", outcome="Interdit"),
    ask(f"bondir(figurine=dict({LEAP}), autre_taille='Moyenne')", outcome="Permis"),
    ask(f"bondir(figurine=dict({LEAP}), longueur_de_l_obstacle=11)", outcome="Interdit"),
    ask(f"bondir(figurine=dict({LEAP}, bonds_faits=2), longueur_de_l_obstacle=5)", outcome="Interdit"),
    ask(f"bondir(figurine=dict({LEAP}, en_deroute=True), longueur_de_l_obstacle=5)", outcome="Permis"),
)
row(
    "CONF-CE35",
    "Ligne de bataille : plus de 15 cm de la médiane, moins de 50 ; l'éclaireur à plus de son MOU d'un objectif ; les décors ; le Commandeur.",
    ask("deployer_une_figurine(figurine=dict(dans_sa_moitie_de_terrain=True, distance_a_la_ligne_mediane=15))", outcome="Interdit"),
    ask("deployer_une_figurine(figurine=dict(dans_sa_moitie_de_terrain=True, distance_a_la_ligne_mediane=20))", outcome="Permis"),
    ask("deployer_une_figurine(figurine=dict(dans_sa_moitie_de_terrain=True, distance_a_la_ligne_mediane=50))", outcome="Interdit"),
    ask("deployer_une_figurine(figurine=dict(eclaireur=True, mou=10), distance=20, distance_d_un_objectif=10)", outcome="Interdit"),
    ask("deployer_une_figurine(figurine=dict(eclaireur=True, mou=10), distance=20, distance_d_un_objectif=11)", outcome="Permis"),
    ask("placer_un_decor(distance_au_decor_le_plus_proche=5)", outcome="Interdit"),
    ask("designer_le_commandeur(figurine=dict(champion=True, valeur_strategique=60), valeur_du_champion_le_plus_cher=60, champions_a_cette_valeur=2)",
        outcome="Permis"),
    ask("bonus_compte(bonus_reclame=130)", total=100),
)
row(
    "CONF-CE36",
    "Frères de sang : 25 PA pour 27, Instinct/6 à 10 cm ; l'Ennemi personnel tué net, sauf s'il est Acharné et tient encore.",
    ask("valeur_strategique_complete(figurine=dict(valeur_strategique_initiale=27, frere_de_sang=True), son_maitre_est_dans_l_armee=True)", total=25),
    ask("jet_d_instinct_de_survie(cible_frere_de_sang=True, distance_de_x=10)", odds={"Jet de Blessures annulé": F(1, 6)}),
    ask("jet_d_instinct_de_survie(cible_frere_de_sang=True, distance_de_x=11)", says="maintenu"),
    ask("tuer_net_un_adversaire(attaquant_ennemi_personnel=True, cible_est_son_ennemi_personnel=True)", says="vengeance"),
    ask("tuer_net_un_adversaire(attaquant_ennemi_personnel=True, cible=dict(est_son_ennemi_personnel=True, acharne=True))", says="Aucune conséquence"),
)
row(
    "CONF-CE37",
    "Un arquebusier qui a fait 3 cm, un autre couru et embarqué, un troisième qui a chargé : plus de Tir immobile ; Visée le rend.",
    ask(f"{SHOT}, attaquant=dict(distance_parcourue=3))", total=4),
    ask(f"{SHOT}, attaquant=dict(distance_parcourue=0))", total=6),
    ask(f"{SHOT}, attaquant=dict(a_couru=True, tireur_embarque=True))", total=4),
    ask(f"{SHOT}, attaquant=dict(a_charge=True, tir_en_assaut=True))", total=4),
    ask(f"{SHOT}, attaquant=dict(distance_parcourue=3, visee=True))", total=6),
    ask("tirer(attaquant=dict(immobile_x=2, distance_parcourue=3))", outcome="Interdit"),
)
row(
    "CONF-CE38",
    "Un effrayant (PEUR 8) l'a chargé, engagé ou rejoint en poursuite : COU 4, il rate sur 3 ; c'est lui qui a chargé : figé, non en déroute.",
    ask("test_de_courage(figurine=dict(cou=4), adversaire=dict(peur=8, a_charge=True))", odds={"Réussi": F(1, 2), "fuite immédiate": F(1, 2)}),
    ask("test_de_courage(figurine=dict(cou=4, a_ete_engage=True), adversaire=dict(peur=8), des=[3])", outcome="Raté", says="fuite immédiate"),
    ask("test_de_courage(figurine=dict(cou=4), adversaire=dict(peur=8, en_poursuite=True), des=[3])", outcome="Raté", says="en déroute"),
    ask("test_de_courage(figurine=dict(cou=4, a_charge=True), adversaire=dict(peur=8), des=[3])", outcome="Raté", says="figée"),
    ask("devoir_tester_son_courage(figurine=dict(peur=5, a_engage=True), adversaire=dict(peur=5))", outcome="Sans effet"),
)
row(
    "CONF-CE39",
    "Au ralliement, COU 4 : 8 à faire s'il est libre, la PEUR 7 de celui qui le touche sinon ; raté, il reste sur place et garde ses marqueurs.",
    ask("test_de_ralliement(figurine=dict(cou=4, en_deroute=True, defenseur=True), des=[3])", outcome="Toujours en déroute", total=7),
    ask("test_de_ralliement(figurine=dict(cou=4, en_deroute=True, defenseur=True), adversaire=dict(peur=7), des=[3])", outcome="Rallié"),
    ask("test_de_ralliement(figurine=dict(cou=4, en_deroute=True, defenseur=True), des=[3])", odds={"fuite immédiate": F(0)}),
    ask("test_de_ralliement(figurine=dict(cou=4, en_deroute=True, defenseur=True, porteur_de_marqueur=True), des=[3])", odds={"marqueurs": F(0)}),
)
row(
    "CONF-CE40",
    "MOU 10 : une marche de 8 cm, une de 12, une seconde marche, une marche après une course ; Harcèlement en donne une seconde.",
    ask("marcher(figurine=dict(mou=10, distance_parcourue=8))", outcome="Permis"),
    ask("marcher(figurine=dict(mou=10, distance_parcourue=12))", outcome="Interdit"),
    ask("marcher(figurine=dict(a_marche=True))", outcome="Interdit"),
    ask("marcher(figurine=dict(a_couru=True))", outcome="Interdit"),
    ask("marcher(figurine=dict(a_marche=True, marche_de_harcelement=True))", outcome="Permis"),
)
row(
    "CONF-CE41",
    "Un grimpeur au pied de la corde (INI 3, RES 6 sur sa carte), qui s'est réorienté ou non ; l'échelle où l'autre (RES 5) monte ; l'incendie.",
    ask("escalade_a_la_corde(figurine=dict(ini=3, res=5, res_de_la_carte=6, au_pied_de_la_corde=True))", odds={"Au sommet": F(2, 3)}),
    ask("grimper_a_la_corde(figurine=dict(au_pied_de_la_corde=True, reoriente_ce_tour=True))", outcome="Interdit"),
    ask("grimper_a_la_corde(figurine=dict(au_pied_de_la_corde=True, distance_parcourue=4))", outcome="Interdit"),
    ask("lancer_du_grappin(attaquant=dict(taille='Petite', ini=3, corde_a_grappin=True), distance_du_grappin=13)", says="Manqué automatique"),
    ask("test_pour_faire_tomber_l_echelle(attaquant=dict(force=6, blessure_legere=True, au_contact_d_un_bout_de_l_echelle=True), "
        "cible=dict(res_de_la_carte=5), pendant_la_phase_de_combat=True, des_consacres=2)", odds={"L'échelle tombe": F(1, 6)}),
    ask("jet_d_incendie()", odds={"Baisse": F(1, 3), "s'étend": F(1, 2)}),
)
row(
    "CONF-CE42",
    "Phase mystique : un Adepte (POU 5, Blessure grave, 6 gemmes) fait 5 ; un Initié au contact fait 8 ; l'absorption gemme contre gemme ; l'orque.",
    ask("jet_de_recuperation_de_mana(magicien=dict(pou=5, blessure_grave=True), des=[5])", total=8),
    ask("gemmes_regagnees(magicien=dict(pou=5, rang_de_magicien='Adepte', blessure_grave=True, gemmes_en_reserve=6), resultat_de_recuperation=8)", total=4),
    ask("jet_de_recuperation_de_mana(magicien=dict(pou=4, au_contact_d_un_adversaire=True), des=[4])", total=8),
    ask("gemmes_regagnees(magicien=dict(pou=4, rang_de_magicien='Initié', au_contact_d_un_adversaire=True), resultat_de_recuperation=8)", total=3),
    ask("absorber_un_sortilege(magicien=dict(sacrifice_d_air=2, sacrifice_d_eau=1), contre_magicien=dict(sacrifice_de_terre=2, sacrifice_de_feu=1))",
        outcome="Permis"),
    ask("absorber_un_sortilege(magicien=dict(sacrifice_de_tenebres=3), contre_magicien=dict(sacrifice_de_terre=2, sacrifice_d_eau=1))", outcome="Permis"),
    ask("absorber_un_sortilege(magicien=dict(sacrifice_d_air=2), contre_magicien=dict(sacrifice_de_terre=3))", outcome="Interdit"),
    ask("contrer(magicien=dict(magicien_orque=True), contre_magicien=dict(gemmes_en_reserve=3), distance_au_lanceur=10, portee_de_l_effet=20)",
        outcome="Interdit"),
)
row(
    "CONF-CE43",
    "Prise de guerre : le porteur (MOU 10, Rapidité, Vol, Implacable/2) ; il ramasse en poursuite, ou en Prise/2 déjà tenue ; éliminé, il ne compte plus.",
    ask("portee_de_la_course(figurine=dict(mou=10, rapidite=True, porteur_de_marqueur=True))", total=20),
    ask("changer_de_palier(figurine=dict(porteur_de_marqueur=True, vol=True))", outcome="Interdit"),
    ask("poursuites_permises(figurine=dict(implacable_x=2, porteur_de_marqueur=True))", total=1),
    ask("ramasser_un_marqueur(figurine=dict(finit_sur_le_marqueur=True, en_poursuite=True))", outcome="Permis"),
    ask("ramasser_un_marqueur(figurine=dict(finit_sur_le_marqueur=True, marqueurs_portes=2), prise_x=2)", outcome="Interdit"),
    ask("ramasser_un_marqueur(figurine=dict(finit_sur_le_marqueur=True, elimine=True))", outcome="Interdit"),
    ask("effectif_compte(figurine=dict(taille='Grande', elimine=True))", total=0),
    ask("valeur_comptee(figurine=dict(valeur_strategique=33, blessure_grave=True))", total=28),
    ask("valeur_comptee(figurine=dict(valeur_strategique=33, elimine=True))", total=0),
)
row(
    "CONF-CE44",
    "Un civil (individu passif) à 16 cm de tout défenseur ; ses dés ; son assaut ; l'ordre de son chef ; le fauve neutre à côté.",
    ask("marcher(figurine=dict(individu_passif=True, distance_de_l_ami_le_plus_proche=16))", outcome="Interdit"),
    ask("courir(figurine=dict(individu_passif=True, distance_de_l_ami_le_plus_proche=15))", outcome="Permis"),
    ask("repartir_ses_des_de_combat(figurine=dict(individu_passif=True, adversaires_dans_le_combat=1, des_en_attaque=1, des_en_defense=1))",
        outcome="Interdit"),
    ask("charger(attaquant=dict(individu_passif=True))", outcome="Interdit"),
    ask("test_de_courage(figurine=dict(individu_passif=True, cou=3, defenseur=True), adversaire=dict(peur=8), "
        "commandant=dict(cou=6, aura_de_commandement=15, distance_a_la_figurine=8))", odds={"Réussi": F(1, 3)}),
    ask("test_d_attaque(attaquant=dict(att=4, neutre=True), difficulte=7, des=[6, 2])", total=12),
    ask("repartir_ses_des_de_combat(figurine=dict(neutre=True, adversaires_dans_le_combat=3, des_en_attaque=3, des_en_defense=1))", outcome="Interdit"),
    ask("rang_d_activation(figurine=dict(neutre=True, au_contact_d_un_adversaire=True))", total=3),
)
row(
    "CONF-CE45",
    "300 PA : 59 PA de Champions, 16 figurines, un combattant à 121 PA, 76 PA de nexus ; deux échelles et un bélier en plus.",
    ask("aligner_l_armee(valeur_de_l_armee=300, pa_de_champions=59, pa_de_troupes=240, combattants_de_l_armee=14)", outcome="Interdit"),
    ask("aligner_l_armee(valeur_de_l_armee=300, pa_de_champions=70, pa_de_troupes=230, combattants_de_l_armee=15)", outcome="Permis"),
    ask("aligner_l_armee(valeur_de_l_armee=300, pa_de_champions=70, pa_de_troupes=230, combattants_de_l_armee=16)", outcome="Interdit"),
    ask("aligner_l_armee(valeur_de_l_armee=300, pa_de_champions=70, pa_de_troupes=155, combattants_de_l_armee=10, figurine=dict(valeur_strategique=121))",
        outcome="Interdit"),
    ask("aligner_l_armee(valeur_de_l_armee=300, pa_de_champions=70, pa_de_troupes=150, pa_de_nexus=76, combattants_de_l_armee=10)", outcome="Interdit"),
    ask("aligner_l_armee(valeur_de_l_armee=300, pa_de_champions=125, pa_de_troupes=155, combattants_de_l_armee=10, engins_immobiles=1, "
        "servants_de_l_armee=5)", outcome="Interdit"),
    ask("cout_de_l_armee(pa_de_champions=70, pa_de_troupes=200, echelles=2, beliers=1)", total=290),
    ask("effectif_maximal(valeur_de_l_armee=201)", total=15),
)

QUESTIONS = [(code, n, *asked) for code, (_, questions) in ROWS.items() for n, asked in enumerate(questions, 1)]


@pytest.mark.parametrize("code, rank, question, expected", QUESTIONS, ids=[f"{code}-{n}" for code, n, *_ in QUESTIONS])
def test_situation(resolver, code, rank, question, expected):
    check(resolver, "confrontation", code, question, expected)
