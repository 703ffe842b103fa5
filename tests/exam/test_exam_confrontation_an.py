"""Confrontation, a blind round by chance: each row joins rules met at three lines of the second half drawn at random, from artillery to neutral fighters.

The rows were worked out from the text alone; those of what already held were asked with the others. One row a situation, each question with what the row
states and nothing more.
"""

from __future__ import annotations

from fractions import Fraction as F

import pytest
from verdicts import ask, check, rows

ROWS, row = rows()

NEXUS = "repond_a_l_allegeance=True, voit_le_nexus=True"
row(
    "CONF-AN01",
    "Paria de DIS 1 à 5 cm d'un musicien qui ne l'est pas : DIS 1 ; le sacrifice DIS-2 d'un nexus le mènerait sous 0, DIS-1 à 0.",
    ask("test_de_discipline(figurine=dict(dis=1, paria=True), le_musicien=dict(musicien_x=10, distance_a_la_figurine=5), difficulte=6)", odds={"Réussi": F(1, 3)}),
    ask("test_de_discipline(figurine=dict(dis=1), le_musicien=dict(musicien_x=10, distance_a_la_figurine=5), difficulte=6)", odds={"Réussi": F(1, 2)}),
    ask(f"tenter_d_activer_le_nexus(figurine=dict({NEXUS}, valeur_sacrifiee=1), nexus=dict(acces=10, malus_du_sacrifice=2), distance=5)", outcome="Interdit"),
    ask(f"tenter_d_activer_le_nexus(figurine=dict({NEXUS}, valeur_sacrifiee=1), nexus=dict(acces=10, malus_du_sacrifice=1), distance=5)", outcome="Permis"),
)
FAITHFUL = "rang_de_fidele='Zélote', moine_guerrier=True, iconoclaste=True, croyants=3"
row(
    "CONF-AN02",
    "Zélote Moine-guerrier iconoclaste, trois ennemis dont un Féal/2, un Mort-vivant de plus et un Féal/1 ami : 2 + 2 + 1 ; l'ennemi Féal n'est qu'un croyant.",
    ask(f"foi_temporaire_du_tour(fidele=dict({FAITHFUL}), figurine=dict(feal_x=1))", total=5),
    ask(f"foi_temporaire_du_tour(fidele=dict({FAITHFUL}), figurine=dict(feal_x=2, du_camp_adverse=True))", total=4),
    ask("foi_temporaire_d_un_feal(fidele_iconoclaste=True, figurine=dict(feal_x=2, du_camp_adverse=True))", total=0),
    ask("compter_parmi_les_croyants(fidele_iconoclaste=True, figurine=dict(feal_x=2, du_camp_adverse=True))", outcome="Permis"),
    ask("compter_parmi_les_croyants(fidele_iconoclaste=True, figurine=dict(mort_vivant=True, du_camp_adverse=True))", outcome="Interdit"),
)
row(
    "CONF-AN03",
    "Tir en assaut à 23 cm : MOU 10, hors de portée ; MOU+2, permis ; 149 PA de Mutagènes, deux dés, 201, trois ; Mutagène/0 : deux points au plus.",
    ask("tirer(attaquant=dict(mou=10, tir=3, tir_en_assaut=True), distance=23)", outcome="Interdit"),
    ask("tirer(attaquant=dict(mou=10, modificateur_de_mou=2, tir=3, tir_en_assaut=True), distance=23)", outcome="Permis"),
    ask("des_de_mutagene(pa_des_combattants_dotes=149)", total=2),
    ask("des_de_mutagene(pa_des_combattants_dotes=201)", total=3),
    ask("placer_des_points_de_mutagene(figurine=dict(mutagene_x=0, points_de_mutagene_places=3))", outcome="Interdit"),
)
row(
    "CONF-AN04",
    "Effectif 6 contre 6, valeur 60 contre 40 : égalité ; un miracle 1/1/0 hors de portée d'un fidèle 1/0/2 ; Étendard/10 et /15 : 15.",
    ask("controler_un_objectif(effectif_compte_du_camp=6, valeur_comptee_du_camp=60, l_armee_adverse=dict(effectif_compte_du_camp=6, valeur_comptee_du_camp=40))",
        outcome="Interdit"),
    ask("controler_un_objectif(effectif_compte_du_camp=7, valeur_comptee_du_camp=60, l_armee_adverse=dict(effectif_compte_du_camp=6, valeur_comptee_du_camp=40))",
        outcome="Permis"),
    ask("apprendre_un_miracle(fidele=dict(foi_creation=1, foi_alteration=0, foi_destruction=2), effet=dict(creation_requise=1, alteration_requise=1))",
        outcome="Interdit"),
    ask("doublon_x_le_plus_fort(premier_x=10, second_x=15)", total=15),
)
row(
    "CONF-AN05",
    "Bravoure, tous ses dés en attaque, ATT 4, FOR 6, Coup de maître/3 : 6 + 5 + 3 ; en déroute ou en vol, il ne vaut rien sur un objectif.",
    ask("force_du_coup_de_maitre(attaquant=dict(att=4, force=6, coup_de_maitre_x=3, bravoure=True, tous_ses_des_en_attaque=True))", total=14),
    ask("valeur_comptee(figurine=dict(valeur_strategique=20, en_deroute=True))", total=0),
    ask("effectif_compte(figurine=dict(palier=1, puissance=1))", total=0),
)
row(
    "CONF-AN06",
    "Au contact, FOI 3 contre 7 : un Moine-guerrier une fois sur deux, un pur une sur trois ; l'invoqué d'un autre peuple n'occupe rien.",
    ask("test_de_divination(fidele=dict(foi=3, moine_guerrier=True, au_contact_d_un_adversaire=True), difficulte=7)", odds={"Réussi": F(1, 2)}),
    ask("test_de_divination(fidele=dict(foi=3, fidele_pur=True, au_contact_d_un_adversaire=True), difficulte=7)", odds={"Réussi": F(1, 3)}),
    ask("compter_sur_un_objectif(figurine=dict(invoque=True))", outcome="Interdit"),
    ask("compter_sur_un_objectif(figurine=dict(invoque=True, du_peuple_de_l_armee=True))", outcome="Permis"),
    ask("test_d_attaque(attaquant=dict(att=4, brute_epaisse=True), difficulte=12)", odds={"Réussi": F(1, 4)}),
)
row(
    "CONF-AN07",
    "Piété/2, aura de 12,5 : il censure derrière un mur à 11 cm, pas à 14 ; à vue, de n'importe où.",
    ask("censurer(fidele_hors_de_vue=True, censeur=dict(piete_x=2, aura_de_foi=12.5), distance=11)", outcome="Permis"),
    ask("censurer(fidele_hors_de_vue=True, censeur=dict(piete_x=2, aura_de_foi=12.5), distance=14)", outcome="Interdit"),
    ask("censurer(censeur=dict(piete_x=2, aura_de_foi=12.5), distance=14)", outcome="Permis"),
    ask("censurer(fidele_hors_de_vue=True, censeur=dict(aura_de_foi=12.5), distance=11)", outcome="Interdit"),
    ask("cibler_avec_un_miracle(fidele=dict(piete_x=2, aura_de_foi=12), cible_hors_de_vue=True, distance=13)", outcome="Interdit"),
)
row(
    "CONF-AN08",
    "Tir instinctif dans la mêlée : 4 fois sur 6 la cible, 1 l'ami, 1 personne.",
    ask("jet_de_repartition(attaquant_tir_instinctif=True)", odds={"La cible visée est touchée": F(2, 3), "Un ami du tireur est touché": F(1, 6)}),
)
row(
    "CONF-AN09",
    "Harcèlement et Toxique/2 : marcher puis tirer, oui, tirer après avoir couru, non ; un 2 donne une grave de plus, un 3 une légère ; Sonné, pas de dé.",
    ask("tirer(attaquant=dict(tir=3, harcelement=True, a_marche=True))", outcome="Permis"),
    ask("tirer(attaquant=dict(tir=3, harcelement=True, a_couru=True))", outcome="Interdit"),
    ask("jet_de_toxique(attaquant_toxique_x=2, des=[2])", outcome="Blessure grave"),
    ask("jet_de_toxique(attaquant_toxique_x=2, des=[3])", outcome="Blessure légère"),
    ask("blessure_de_toxique(attaquant_toxique_x=2)", outcome="Interdit"),
)
row(
    "CONF-AN10",
    "Un 3 au jet de répartition : l'ami ; viser un ami exprès : non ; un Mort-vivant de son camp n'est pas un croyant.",
    ask("jet_de_repartition(cible_au_contact_d_un_ami_du_tireur=True, des=[3])", gives="un ami du tireur est touché"),
    ask("prendre_pour_cible(cible_du_camp_du_tireur=True)", outcome="Interdit"),
    ask("compter_parmi_les_croyants(figurine=dict(mort_vivant=True, de_son_peuple_et_de_son_camp=True), fidele_orthodoxe=True)", outcome="Interdit"),
)
row(
    "CONF-AN11",
    "Crache-feu de TIR 3 déplacé, en cloche, à portée moyenne : TIR -1 contre 7, il faut 8 : un 6 puis 2 ou plus, 5/36.",
    ask("tir_sur_une_cible(attaquant=dict(tir=3, s_est_deplace=True), artillerie_a_effet_de_zone=True, tir_en_cloche=True, portee_du_tir='moyenne')",
        odds={"Touche": F(5, 36)}),
    ask("user_de_la_maitrise_des_arcanes(magicien=dict(maitrise_des_arcanes=True, deja_employee_ce_tour=True))", outcome="Interdit"),
)
row(
    "CONF-AN12",
    "Nexus sans épreuve : l'ennemi ne le force pas ; le tacticien active deux nexus asservis de loin.",
    ask(f"tenter_d_activer_le_nexus(figurine=dict({NEXUS}, du_camp_adverse_du_nexus=True), nexus=dict(sans_epreuve=True))", outcome="Interdit"),
    ask(f"tenter_d_activer_le_nexus(figurine=dict({NEXUS}, lie_au_nexus=True, a_deja_active_un_nexus=True), nexus=dict(asservi_nexus=True, acces=5), distance=40)",
        outcome="Permis"),
)
CHIEF = "commandant=dict(chef_wolfen_x=10, rang=2, peur=7), distance=10"
row(
    "CONF-AN13",
    "Marque de sauvagerie à 10 cm d'un chef de rang 2, PEUR 7 : un Wolfen de rang 1, PEUR 6, oui, un zombie non ; un fidèle pur qui a appelé ne court plus.",
    ask(f"recevoir_une_marque_de_sauvagerie(figurine=dict(de_race_wolfen=True, rang=1, peur=6), {CHIEF})", outcome="Permis"),
    ask(f"recevoir_une_marque_de_sauvagerie(figurine=dict(de_race_wolfen=True, mort_vivant=True, rang=1, peur=6), {CHIEF})", outcome="Interdit"),
    ask("courir(figurine=dict(fidele_pur=True, a_appele=True))", outcome="Interdit"),
)
row(
    "CONF-AN14",
    "Difficulté tirée de la cible : ATT 4 + 2, 6 ; COU 3, 5 ; celle du commandant n'y entre pas.",
    ask("difficulte_du_miracle(cible_valeur_de_caracteristique=6, effet_difficulte_selon_la_cible=True)", total=6),
    ask("difficulte_du_miracle(cible_valeur_de_caracteristique=3, effet_difficulte_selon_la_cible=True)", total=5),
)
row(
    "CONF-AN15",
    "Rang 2, Invocateur/1, deux points contrôlés : une créature de Puissance 1, oui, de Puissance 2, non ; une seule Dévotion par tour.",
    ask("invoquer(magicien=dict(rang=2, invocateur_x=1, puissance_controlee=2), figurine_puissance=1)", outcome="Permis"),
    ask("invoquer(magicien=dict(rang=2, invocateur_x=1, puissance_controlee=2), figurine_taille='Grande')", outcome="Interdit"),
    ask("profiter_d_une_devotion(magicien_a_deja_tire_une_devotion=True, figurine_devotion=True, distance=5)", outcome="Interdit"),
    ask("profiter_d_une_devotion(figurine_devotion=True, distance=10)", outcome="Permis"),
)
row(
    "CONF-AN16",
    "Deux cibles de 20 PA pour un neutre, une légère, une grave : la grave ; un Paria ne fait pas le jet de Tactique ; un nexus sans PS ne se détruit pas.",
    ask("cible_d_un_neutre(options=[dict(valeur_strategique=20, blessure_legere=True), dict(valeur_strategique=20, blessure_grave=True)])", outcome="Option 2"),
    ask("etre_designe_pour_le_jet_de_tactique(figurine=dict(paria=True, du_peuple_de_l_armee=True))", outcome="Interdit"),
    ask("detruire_un_nexus(nexus_sans_resistance_ou_immateriel=True)", outcome="Interdit"),
)
row(
    "CONF-AN17",
    "Fauché au contact d'un adversaire, Bond, INI 3 : 8 - 2, deux fois sur trois ; à 2,5 cm, ou tout entier derrière au départ, rien.",
    ask("test_de_fauchage(figurine=dict(ini=3, bond=True, au_contact_d_un_adversaire=True))", odds={"Échappe": F(2, 3)}),
    ask("test_de_fauchage(figurine_ini=3, distance=2.5)", outcome="Sans effet"),
    ask("test_de_fauchage(figurine_ini=3, distance=2.4)", odds={"Échappe": F(2, 3)}),
    ask("test_de_fauchage(figurine=dict(ini=3, hors_de_la_course_du_faucheur=True))", outcome="Sans effet"),
)
row(
    "CONF-AN18",
    "Adepte, POU 4, 5 gemmes, Récupération/2, un 3 : 5 + 2, trois seulement tiennent. La PEUR d'une vapeur compte avant le test.",
    ask("de_la_recuperation_a_la_reserve(magicien=dict(pou=4, rang=2, recuperation_x=2, gemmes_en_reserve=5), des=[[3]])", gives="Gemmes 8"),
    ask("test_de_courage(figurine=dict(cou=4, courageux=True), adversaire=dict(peur=4, sous_pression=True), total_de_pression=5, "
        "caracteristique_sous_pression='PEUR')", odds={"Réussi": F(5, 6)}),
)
row(
    "CONF-AN19",
    "Éclaireur caché, il commande ; mage pur, il n'incante plus après 12 cm de MOU 10.",
    ask("profiter_du_commandement(commandant=dict(commandement_x=10, eclaireur_cache=True, distance_a_la_figurine=8))", outcome="Permis"),
    ask("incanter(magicien=dict(distance_parcourue=12, mou=10))", outcome="Interdit"),
)
row(
    "CONF-AN20",
    "Fléau contre Dur à cuire : rien ne bouge ; sans l'un, deux points plus bas. Mid-Nor n'a pas d'Air.",
    ask("ligne_des_blessures(resultat_borne=4, attaquant_fleau=True, cible=dict(dur_a_cuire=True, vise_par_le_fleau=True))", total=4),
    ask("utiliser_une_gemme(magicien_maitrise_feu=True, element='Air')", outcome="Interdit"),
)
row(
    "CONF-AN21",
    "Accès 10 : parti à 9 cm, arrêté à 15, il active ; parti à 11, non. Adepte, POU 5, un 6 puis 4 : 15, sept gemmes.",
    ask(f"tenter_d_activer_le_nexus(figurine=dict({NEXUS}, distance_de_depart_au_nexus=9), nexus_acces=10, distance=15)", outcome="Permis"),
    ask(f"tenter_d_activer_le_nexus(figurine=dict({NEXUS}, distance_de_depart_au_nexus=11), nexus_acces=10, distance=15)", outcome="Interdit"),
    ask(f"tenter_d_activer_le_nexus(figurine=dict({NEXUS}, distance_de_depart_au_nexus=11), nexus_acces=10, distance=10)", outcome="Permis"),
    ask("une_recuperation_de_mana(magicien=dict(pou=5, rang_de_magicien='Adepte', gemmes_en_reserve=0), des=[[6, 4]])", gives="Gemmes 7"),
    ask("de_la_recuperation_a_la_reserve(magicien=dict(pou=5, rang=2, gemmes_en_reserve=0), des=[[6, 1]])", gives="Gemmes 4"),
)
row(
    "CONF-AN22",
    "Renfort : un tiers de chances chaque fois ; un Adepte pur apprend six sortilèges, un Initié Guerrier-mage deux.",
    ask("jet_de_renfort()", odds={"Il revient": F(1, 3), "Retiré des renforts": F(1, 3)}),
    ask("nombre_de_sortileges(magicien=dict(rang_de_magicien='Adepte', magicien_pur=True))", total=6),
    ask("nombre_de_sortileges(magicien=dict(rang_de_magicien='Initié', guerrier_mage=True))", total=2),
)
row(
    "CONF-AN23",
    "Mêlée à trois camps : le projectile va au plus proche, d'un autre camp que la cible. Un marqueur se retourne à 5 cm, pas à 6.",
    ask("touche_a_la_place_de_la_cible(options=[dict(distance_au_tireur=12), dict(distance_au_tireur=8)])", outcome="Option 2"),
    ask("recevoir_le_projectile(autre_du_camp_de_la_cible=True)", outcome="Interdit"),
    ask("marqueur_retourne(distance_du_marqueur=6)", gives="Aucune conséquence"),
)
DEVOUT = "rang_de_fidele='Dévot', fidele_pur=True, iconoclaste=True, champion=True, croyants=4, foi_temporaire=5, aura_de_foi=10"
row(
    "CONF-AN24",
    "Champion iconoclaste Dévot pur, quatre ennemis, 5 FT restantes : 2 + 2 + 2 ; un nexus Icône/1 de son allégeance à 10 cm, 7 ; à 11, 6.",
    ask(f"foi_temporaire_du_tour(fidele=dict({DEVOUT}))", total=6),
    ask(f"foi_temporaire_du_tour(fidele=dict({DEVOUT}, repond_a_l_allegeance=True), nexus_icone_x=1, distance=10)", total=7),
    ask(f"foi_temporaire_du_tour(fidele=dict({DEVOUT}, repond_a_l_allegeance=True), nexus_icone_x=1, distance=11)", total=6),
)
row(
    "CONF-AN25",
    "Un 5 de pression ne donne que PEUR+2 ; adepte grièvement blessé, POU 5, 6 gemmes, un 5 : 8, cinq gemmes, quatre tiennent.",
    ask("bonus_de_pression(total_de_pression=5, caracteristique_sous_pression='PEUR')", total=2),
    ask("de_la_recuperation_a_la_reserve(magicien=dict(pou=5, rang=2, blessure_grave=True, gemmes_en_reserve=6), des=[[5]])", gives="Gemmes 10"),
    ask("test_de_divination(foi=2, difficulte=6, renforcement=2, censeur_points_de_censure=1, des=[1, 4, 5])", total=6),
)
row(
    "CONF-AN26",
    "Deux dés de pression : un 1 au moins, 11/36 ; la chaudière qui explose atteint à 5 cm, pas à 6 ; le porteur subit FOR 10, RES 0.",
    ask("de_de_pression(des_de_pression=2)", gives="11/36"),
    ask("subir_un_jet_de_blessures(cible_distance_de_la_chaudiere=6)", outcome="Sans effet"),
    ask("resultat_du_jet_de_blessures(plus_grand_de=4, cible=dict(res=4, distance_de_la_chaudiere=5))", total=5),
    ask("force_de_l_explosion()", total=10),
)
WOLF = "marque_de_sauvagerie=True, declare_sa_furie=True, des_en_attaque=2, des_en_defense=1"
row(
    "CONF-AN27",
    "Marqué, il déclare sa Furie : trois dés d'attaque ; en déroute, deux, et ses marqueurs sont posés d'office ; un contre un, pas de Furie.",
    ask(f"des_d_attaque(figurine=dict({WOLF}))", total=3),
    ask(f"des_d_attaque(figurine=dict({WOLF}, en_deroute=True))", total=2),
    ask("des_d_attaque(figurine=dict(marque_de_sauvagerie=True, declare_sa_furie=True, des_en_attaque=1, des_en_defense=1))", total=1),
    ask("poser_un_marqueur(figurine_en_deroute=True)", outcome="Interdit"),
)
row(
    "CONF-AN28",
    "Ambidextre et Parade : un seul dé gagné ; aucun en défense soutenue.",
    ask("des_gagnes_par_la_parade(cible=dict(ambidextre=True, parade=True), attaque_paree=True)", total=1),
    ask("des_gagnes_par_la_parade(cible=dict(ambidextre=True, en_defense_soutenue=True), attaque_paree=True)", total=0),
)
row(
    "CONF-AN29",
    "Qui est dans un nexus ou un décor n'est pas protégé des sortilèges ; un Inaltérable, si.",
    ask("subir_un_effet(nature_de_l_effet='sortilège', cible_dans_ou_sur_le_decor=True)", outcome="Permis"),
    ask("subir_un_effet(nature_de_l_effet='miracle', cible_inalterable=True)", outcome="Interdit"),
)
row(
    "CONF-AN30",
    "Champion fidèle pur : Enchaînement/1, Piété/2, jamais de charge ; sous Force en charge, pas de coup de maître.",
    ask("enchainement_d_un_champion(figurine=dict(champion=True, fidele_pur=True))", total=1),
    ask("charger(attaquant_fidele_pur=True)", outcome="Interdit"),
    ask("force_du_coup_de_maitre(attaquant=dict(att=4, force=7, coup_de_maitre_x=3, force_en_charge_x=3, a_charge=True))", outcome="Interdit"),
)
row(
    "CONF-AN31",
    "Insensible/5 et Insensible/3 : 3, il y échappe deux fois sur trois.",
    ask("doublon_x_le_plus_faible(premier_x=5, second_x=3)", total=3),
    ask("jet_d_insensible(cible_insensible_x=3)", odds={"Il y échappe": F(2, 3)}),
    ask("jet_d_insensible(cible_insensible_x=3, effet_vient_du_camp_de_la_cible=True)", outcome="Sans effet"),
)
row(
    "CONF-AN32",
    "Tir en assaut sur une Grande Taille, TIR 3 contre 6 : 2/3 ; PEUR 7 d'un commandant contre PEUR 10 : 2/3 ; pas de marqueur en s'infiltrant.",
    ask("tir_sur_une_cible(attaquant=dict(tir=3, tir_en_assaut=True), cible_taille='Grande', distance=12)", odds={"Touche": F(2, 3)}),
    ask("test_de_courage(figurine=dict(cou=3, courageux=True), commandant=dict(effrayant=True, peur=7, commandement_x=10, distance_a_la_figurine=8), "
        "adversaire_peur=10)", odds={"Réussi": F(2, 3)}),
    ask("ramasser_un_marqueur(figurine=dict(finit_sur_le_marqueur=True, se_deplace_par_infiltration=True))", outcome="Interdit"),
)
row(
    "CONF-AN33",
    "Un neutre ignore l'Éclaireur caché ; libre, il s'active avant tous, aux prises, après tous ; ses 6 se relancent toujours : Réflexes, 8 à atteindre, 43/180.",
    ask("etre_vise_par_un_neutre(cible_eclaireur_cache=True)", outcome="Interdit"),
    ask("rang_d_activation(figurine_neutre=True)", total=1),
    ask("rang_d_activation(figurine=dict(neutre=True, au_contact_d_un_adversaire=True))", total=3),
    ask("test_d_initiative(figurine=dict(ini=4, reflexes=True, neutre=True), difficulte=12)", odds={"Réussi": F(43, 180)}),
)
row(
    "CONF-AN34",
    "Immunité/Blessures exceptionnelles : un double est ignoré, sauf si c'est le sacrifice d'un nexus ; Instinct de survie n'y peut rien non plus.",
    ask("ignorer_le_jet_de_blessures(cible_immunite_blessures_exceptionnelles=True, double_aux_blessures=True)", outcome="Obligatoire"),
    ask("ignorer_le_jet_de_blessures(cible_immunite_blessures_exceptionnelles=True, double_aux_blessures=True, jet_du_sacrifice=True)", outcome="Interdit"),
    ask("jet_d_instinct_de_survie(cible_instinct_de_survie_x=4, jet_du_sacrifice=True)", outcome="Sans effet"),
    ask("crans_subis(cible_ethere=True, resultat_de_blessures='Blessure grave', jet_du_sacrifice=True)", total=1, disputed="2"),
)
row(
    "CONF-AN35",
    "Sous le gabarit d'une légère de FOR 8 : l'Éclaireur caché n'a rien, celui qui n'est pas au centre subit 4.",
    ask("etre_touche_par_le_gabarit(cible=dict(eclaireur_cache=True, sous_le_gabarit=True), arme_artillerie_a_effet_de_zone=True)", outcome="Interdit"),
    ask("force_du_tir(arme=dict(force=8, artillerie_legere=True, artillerie_a_effet_de_zone=True), cible_hors_du_centre=True)", total=4),
)
row(
    "CONF-AN36",
    "Illuminé, FOI 2 contre 8 : un 5 ou un 6, 1/3. Focus, POU 5 contre 12 : 5/18.",
    ask("test_de_divination(fidele=dict(foi=2, illumine=True), difficulte=8)", odds={"Réussi": F(1, 3)}),
    ask("test_d_incantation(magicien=dict(pou=5, focus=True), difficulte=12)", odds={"Réussi": F(5, 18)}),
)
row(
    "CONF-AN37",
    "Concentration, pas au milieu d'un combat ; la vapeur de MOU, avant toute autre action.",
    ask("attribuer_des_points_de_concentration(figurine=dict(concentration_x=3, points_de_concentration_attribues=2), pendant_un_combat=True)", outcome="Interdit"),
    ask("jet_de_pression(caracteristique_sous_pression='MOU', figurine_a_tire=True)", outcome="Interdit"),
    ask("jet_de_pression(caracteristique_sous_pression='MOU')", outcome="Permis"),
)
row(
    "CONF-AN38",
    "Mana/2, accès 5 : le magicien de l'allégeance détruit le nexus de 5 cm, pas de 6 ; un fidèle, non.",
    ask("sacrifier_le_nexus(nexus=dict(mana_nexus=True, acces=5), figurine=dict(est_un_magicien=True, repond_a_l_allegeance=True), distance=5)", outcome="Permis"),
    ask("sacrifier_le_nexus(nexus=dict(mana_nexus=True, acces=5), figurine=dict(est_un_magicien=True, repond_a_l_allegeance=True), distance=6)", outcome="Interdit"),
    ask("sacrifier_le_nexus(nexus=dict(foi_nexus=True, acces=5), figurine=dict(est_un_fidele=True, repond_a_l_allegeance=True), distance=5)", outcome="Permis"),
    ask("sacrifier_le_nexus(nexus=dict(mana_nexus=True, acces=5), figurine=dict(fidele_pur=True, repond_a_l_allegeance=True), distance=5)", outcome="Interdit"),
)
row(
    "CONF-AN39",
    "Incantation à la difficulté exacte : réussie ; POU 6 abaissé d'un point par les arcanes, contre 8 : 2/3.",
    ask("test_d_incantation(magicien_pou=5, difficulte=9, des=[4])", outcome="Réussi"),
    ask("test_d_incantation(magicien=dict(pou=6, maitrise_des_arcanes=True, arcanes_employes=True, gemmes_par_les_arcanes=1), difficulte=8)",
        odds={"Réussi": F(2, 3)}),
)
EMBLEM = "figurine=dict(cou=3, courageux=True, repond_a_l_allegeance=True), nexus=dict(embleme_x=15, valeur_de_structure=8), adversaire_peur=11"
row(
    "CONF-AN40",
    "Échec automatique de l'attaque : la Contre-attaque rend un dé à qui cède le sien. Emblème/15, Structure 8 contre PEUR 11 : à 15 cm 2/3, à 16 il faut 8, 5/36.",
    ask("des_gagnes_par_la_parade(cible=dict(contre_attaque=True, abandonne_son_de_de_defense=True), attaque_en_echec_automatique=True)", total=1),
    ask(f"test_de_courage({EMBLEM}, distance=15)", odds={"Réussi": F(2, 3)}),
    ask(f"test_de_courage({EMBLEM}, distance=16)", odds={"Réussi": F(5, 36)}),
)
row(
    "CONF-AN41",
    "Apatride : la plus répandue que la liste admet, et rien d'autre.",
    ask("acquerir_en_apatride(figurine_apatride=True, competence_la_plus_repandue=True, competence_accessible_aux_apatrides=True)", outcome="Permis"),
    ask("acquerir_en_apatride(figurine_apatride=True, competence_la_plus_repandue=True)", outcome="Interdit"),
)
row(
    "CONF-AN42",
    "Impact/5 lancé, MOU 20 : quatre tranches, où que soit la cible ; Impact/3 à 20 cm, deux. Au contact, on ne tire pas.",
    ask("force_de_l_impact(attaquant=dict(impact_x=5, mou=20, irrepressible=True, marqueur_de_vitesse=True, distance_du_deplacement=12))", total=20),
    ask("force_de_l_impact(attaquant=dict(impact_x=3, distance_du_deplacement=20))", total=6),
    ask("tirer(attaquant=dict(tir=3, au_contact_d_un_adversaire=True), distance=20)", outcome="Interdit"),
)
OBJECTIVE = "figurine=dict(taille='Grande', au_contact_de_l_objectif=True"
row(
    "CONF-AN43",
    "Grande Taille au contact : deux compteurs à l'entretien, aucun avant, ni en déroute ; POU 5 contre 9 et une gemme de plus : 3/4.",
    ask(f"compteurs_par_combattant({OBJECTIVE}), a_la_phase_d_entretien=True)", total=2),
    ask(f"compteurs_par_combattant({OBJECTIVE}), a_la_phase_d_entretien=False)", outcome="Interdit"),
    ask(f"compteurs_par_combattant({OBJECTIVE}, en_deroute=True), a_la_phase_d_entretien=True)", outcome="Interdit"),
    ask("test_d_incantation(magicien=dict(pou=5, gemmes_de_maitrise=1), difficulte=9)", odds={"Réussi": F(3, 4)}),
    ask("reserve_de_depart(magicien_pou=5)", total=5),
)
row(
    "CONF-AN44",
    "Portée moyenne, autre palier, tireur chargé, Très Grande Taille : 7 + 2 + 1 - 2.",
    ask("difficulte_du_tir(attaquant_a_ete_charge=True, cible_taille='Très Grande', a_portee_moyenne=True, paliers_differents=True)", total=8),
)
row(
    "CONF-AN45",
    "Initié pur au contact, résultat 8 : 4 - 1 ; maître de l'Hermétisme, 4.",
    ask("gemmes_regagnees(magicien=dict(rang_de_magicien='Initié', magicien_pur=True, au_contact_d_un_adversaire=True, resultat_de_recuperation=8))", total=3),
    ask("gemmes_regagnees(magicien=dict(rang_de_magicien='Initié', magicien_pur=True, au_contact_d_un_adversaire=True, maitrise_l_hermetisme=True, "
        "resultat_de_recuperation=8))", total=4),
)


QUESTIONS = [(code, n, question, expected) for code, (_, questions) in ROWS.items() for n, (question, expected) in enumerate(questions, 1)]


@pytest.mark.parametrize("code, rank, question, expected", QUESTIONS, ids=[f"{code}-{n}" for code, n, *_ in QUESTIONS])
def test_situation(resolver, code, rank, question, expected):
    check(resolver, "confrontation", code, question, expected)
