"""Confrontation, a second blind round: composite situations of every chapter, told as players tell them, two to six rules at once.

Worked out from the text alone, before the resolver was asked anything; one row a situation, each question with what the row states and nothing more.
"""

from __future__ import annotations

from fractions import Fraction as F

import pytest
from verdicts import ask, check, rows

ROWS, row = rows()

row(
    "CONF-CC01",
    "Un Ambidextre, 2 dés en défense et 1 en attaque, pare deux orques ; la seconde parade est soutenue, la troisième ratée.",
    ask("annoncer_une_defense_soutenue(cible_des_en_attaque=1, cible_des_en_defense=2, cible_des_de_defense_restants=1)", outcome="Permis"),
    ask("des_gagnes_par_la_parade(attaque_paree=True, cible_ambidextre=True)", total=1),
    ask("employer_un_de_gagne_par_la_parade(cible_son_attaque_a_ete_paree=False)", outcome="Interdit"),
    ask("des_gagnes_par_la_parade(attaque_paree=True, cible_ambidextre=True, cible_defense_soutenue=True)", total=0),
    ask("test_de_defense(cible_defense=5, cible_defense_soutenue=True, difficulte=9, des=[6])", outcome="Parée", total=9),
    ask("test_de_defense(cible_defense=5, cible_defense_soutenue=True, difficulte=5, des=[1])", outcome="Touche", total=4),
    ask("des_de_defense_perdus(cible_defense_soutenue=True)", total=0),
)
row(
    "CONF-CC02",
    "Un Kératis (ATT 4, FOR 6, Coup de maître/1, Blessure grave), 3 points de Mutagène en ATT : coup de maître, puis sur un immunisé.",
    ask("test_d_attaque(attaquant=dict(att=4, points_de_mutagene_en_att=3, blessure_grave=True), des=[2])", total=7),
    ask("""force_du_jet_de_blessures(attaquant=dict(att=4, force=6, coup_de_maitre_x=1, porte_un_coup_de_maitre=True, points_de_mutagene_en_att=3,
        blessure_grave=True))""", total=9),
    ask("""force_du_jet_de_blessures(attaquant=dict(att=4, force=6, coup_de_maitre_x=1, porte_un_coup_de_maitre=True, points_de_mutagene_en_att=3,
        blessure_grave=True), cible_immunite_coup_de_maitre=True)""", total=4),
)
row(
    "CONF-CC03",
    "Destrier, Furie, Enchaînement/1, Bravoure, Fanatisme : deux adversaires engagés, tout en attaque ; puis un duel après la poursuite.",
    ask("nombre_de_des_de_combat(figurine=dict(adversaires_dans_le_combat=2, destrier=True, des_d_enchainement=1, enchainement_x=1))", total=5),
    ask("des_d_attaque(figurine=dict(des_en_attaque=5, des_en_defense=0, furie_guerriere=True, declare_sa_furie=True))", total=6),
    ask("test_d_attaque(attaquant=dict(att=5, bravoure=True, des_en_defense=0, des_en_attaque=5, enchainement_x=1, des_d_enchainement=1), des=[2])", total=7),
    ask("force_du_jet_de_blessures(attaquant=dict(force=6, fanatisme=True, des_en_attaque=5, des_en_defense=0))", total=7),
    ask("nombre_de_des_de_combat(figurine=dict(adversaires_dans_le_combat=1, destrier=True, a_poursuivi=True))", total=3),
    ask("""repartir_ses_des_de_combat(figurine=dict(adversaires_dans_le_combat=1, destrier=True, furie_guerriere=True, furie_declaree_ce_tour=True,
        des_en_attaque=1, des_en_defense=2))""", outcome="Interdit"),
    ask("""repartir_ses_des_de_combat(figurine=dict(adversaires_dans_le_combat=1, destrier=True, furie_guerriere=True, furie_declaree_ce_tour=True,
        des_en_attaque=2, des_en_defense=1))""", outcome="Permis"),
)
row(
    "CONF-CC04",
    "Un Bretteur garde un dé en réserve : pas de défense soutenue ; l'attaque échoue d'office (2 + 1 - 3), il garde son dé ou en gagne un.",
    ask("annoncer_une_defense_soutenue(cible=dict(bretteur=True, des_en_attaque=0, des_en_defense=1, des_non_places=1))", outcome="Interdit"),
    ask("des_gagnes_par_la_parade(attaque_en_echec_automatique=True, cible=dict(contre_attaque=True, abandonne_son_de_de_defense=True))", total=1),
    ask("des_gagnes_par_la_parade(attaque_en_echec_automatique=True, cible=dict(contre_attaque=True))", total=0),
    ask("des_de_defense_perdus(attaque_en_echec_automatique=True, cible=dict(contre_attaque=True))", total=0),
)
LINK = "defense=5, enchainement_x=2, des_d_enchainement=2, parade=True"
row(
    "CONF-CC05",
    "DEF 5, deux dés d'Enchaînement, Parade : contre 8, un dé, le dernier en soutenue, ou les deux d'un coup.",
    ask(f"test_de_defense(cible=dict({LINK}), difficulte=8)", odds={"Parée": F(5, 9)}),
    ask(f"test_de_defense(cible=dict({LINK}, defense_soutenue=True), difficulte=8)", odds={"Parée": F(335, 1296)}),
    ask(f"test_de_defense(cible=dict({LINK}, des_de_parade=2), difficulte=8)", odds={"Parée": F(19, 27)}),
)
ROUTED = "adversaires_dans_le_combat=2, destrier=True, tueur_ne=True, en_deroute=True"
row(
    "CONF-CC06",
    "Un Tueur né sur Destrier, en déroute, contre deux : cinq dés, deux en attaque au plus, pas de Furie ; il tue le plus effrayant et poursuit.",
    ask(f"nombre_de_des_de_combat(figurine=dict({ROUTED}))", total=5),
    ask(f"repartir_ses_des_de_combat(figurine=dict({ROUTED}, des_en_attaque=3, des_en_defense=2))", outcome="Interdit"),
    ask(f"repartir_ses_des_de_combat(figurine=dict({ROUTED}, des_en_attaque=2, des_en_defense=3))", outcome="Permis"),
    ask("des_d_attaque(figurine=dict(des_en_attaque=2, des_en_defense=3, furie_guerriere=True, declare_sa_furie=True, en_deroute=True))", total=2),
    ask("ralliement_sur_un_tue_net(figurine_en_deroute=True, adversaire_peur=6)", says="fin : la figurine est en déroute"),
    ask("poursuivre(figurine=dict(a_tue_ses_adversaires=True))", outcome="Permis"),
    ask("poursuivre(figurine=dict(a_tue_ses_adversaires=True, en_deroute=True))", outcome="Interdit"),
)
BEAST = "neutre=True, adversaires_dans_le_combat=3"
row(
    "CONF-CC07",
    "Un ours neutre contre trois ; avec un dé imposé en défense ; le dé qui reste vise le plus faible, le plus blessé.",
    ask(f"nombre_de_des_de_combat(figurine=dict({BEAST}))", total=4),
    ask(f"repartir_ses_des_de_combat(figurine=dict({BEAST}, des_en_attaque=3, des_en_defense=1))", outcome="Interdit"),
    ask(f"repartir_ses_des_de_combat(figurine=dict({BEAST}, oblige_a_se_defendre=True, des_en_attaque=3, des_en_defense=1))", outcome="Permis"),
    ask("attaques_dans_la_passe(figurine=dict(adversaires_dans_le_combat=3, des_d_attaque_restants=4))", total=3),
    ask("""cible_d_un_neutre(options=[{"figurine_valeur_strategique": 20}, {"figurine_valeur_strategique": 12, "figurine_blessure_legere": True},
        {"figurine_valeur_strategique": 12, "figurine_blessure_grave": True}])""", says="Option 3"),
)
TEMPLAR, FOE = '{"figurine_valeur_strategique": 22}', '{"figurine_valeur_strategique": 22, "figurine_a_perdu_le_jet_de_tactique": True}'
MAGE = '{"figurine_valeur_strategique": 40, "figurine_magicien_pur": True, "figurine_a_perdu_le_jet_de_tactique": True}'
row(
    "CONF-CC08",
    "Le magicien pur place ses dés d'abord, puis le perdant de la Tactique à valeur égale ; l'Initiative du Sonné contre deux.",
    ask(f"ordre_de_repartition(options=[{TEMPLAR}, {FOE}, {MAGE}])", says="Option 3"),
    ask(f"ordre_de_repartition(options=[{TEMPLAR}, {FOE}])", says="Option 2"),
    ask("""initiative_du_combat(figurine=dict(ini=4, sonne=True), adversaire=dict(ini=3, autres_combattants_de_son_camp=1), des=[3],
        des_adverses=[2])""", outcome="Égalité", total=6),
)
DAWN = "attaquant=dict(force=7, epee_hache=True)"
row(
    "CONF-CC09",
    "Une épée-hache, thorax 6 : l'Éthéré est tué net, l'Énorme/1 réduit à critique.",
    ask(f"blessures_subies({DAWN}, cible=dict(res=6, ethere=True), des=[[4, 5]])", outcome="niveau 4"),
    ask(f"blessures_subies({DAWN}, cible=dict(res=6, enorme_x=1, marqueurs_enorme=1), des=[[4, 5]])", outcome="niveau 3", says="marqueurs 0"),
)
row(
    "CONF-CC10",
    "Un tir immobile de Fléau sur un Dur à cuire Vulnérable : une ligne plus bas, critique, donc Tué net.",
    ask("""blessures_subies(attaquant_fleau=True, arme_force=5, cible=dict(res=6, dur_a_cuire=True, vulnerable=True, vise_par_le_fleau=True,
        touche_par_un_tir=True), des=[[4, 5]])""", outcome="niveau 4", says="Thorax, 6 à 7"),
)
row(
    "CONF-CC11",
    "Double 6 sur une Armure sacrée : rien ; double 3 d'une Arme sacrée/Combat sur un Dur à cuire : Tué net.",
    ask('jet_de_blessures(attaquant=dict(force=5, arme_sacree_x="Combat"), cible=dict(res=6, armure_sacree=True), des=[6, 6])', outcome="Rien"),
    ask('jet_de_blessures(attaquant=dict(force=4, arme_sacree_x="Combat"), cible=dict(res=9, dur_a_cuire=True), des=[3, 3])', outcome="Tué net"),
)
row(
    "CONF-CC12",
    "Un Féroce Toxique sur un Éthéré, Bras : ni Sonné, ni légère, et le dé de Toxique ne se lance pas.",
    ask("blessures_subies(attaquant=dict(force=3, feroce=True, toxique_x=1, attaque_toxique=True), cible=dict(res=8, ethere=True), des=[[2, 4]])",
        outcome="niveau 0", says="sonnée : non"),
)
row(
    "CONF-CC13",
    "Un char Structure/10 : Fléau contre Dur à cuire, grave, 2 PS ; puis une épée-hache, Tué net, 4 PS.",
    ask("""blessures_subies(attaquant=dict(force=8, fleau=True), cible=dict(res=9, dur_a_cuire=True, structure_x=10, ps_perdus=1,
        vise_par_le_fleau=True), des=[[4, 5]])""", outcome="niveau 1", says="PS perdus 3"),
    ask("blessures_subies(attaquant=dict(force=10, epee_hache=True), cible=dict(res=9, structure_x=10, ps_perdus=3), des=[[4, 5]])",
        outcome="niveau 2", says="PS perdus 7"),
    ask("test_d_attaque(attaquant=dict(att=5, structure_x=10, ps_perdus=7), des=[2])", total=5),
)
row(
    "CONF-CC14",
    "Un Désespéré drune chargé par Hypérien/8 et par une PEUR 10 ne teste que contre l'Hypérien ; sans immunité, contre 10 ; et au ralliement.",
    ask("devoir_tester_son_courage(figurine=dict(cou=4, desespere=True, issu_des_meandres_des_tenebres=True), adversaire_hyperien_x=8, autre_peur=10)",
        outcome="Obligatoire"),
    ask("test_de_courage(figurine=dict(cou=4, desespere=True, issu_des_meandres_des_tenebres=True), adversaire_hyperien_x=8, autre_peur=10)",
        odds={"Réussi": F(1, 2)}, disputed="1/6"),
    ask("test_de_courage(figurine=dict(cou=4, issu_des_meandres_des_tenebres=True), adversaire_hyperien_x=8, autre_peur=10)", odds={"Réussi": F(1, 6)}),
    ask("test_de_courage(figurine=dict(cou=4, desespere=True, issu_des_meandres_des_tenebres=True), adversaire_peur=10, autre_hyperien_x=8)",
        odds={"Réussi": F(1, 2)}),
    ask("test_de_ralliement(figurine=dict(cou=4, issu_des_meandres_des_tenebres=True), adversaire_hyperien_x=9)", odds={"Rallié": F(1, 3)}),
    ask("se_rallier_par_la_discipline(figurine_issu_des_meandres_des_tenebres=True, adversaire_hyperien_x=9)", outcome="Interdit"),
)
MASK = 'caracteristique_sous_pression="PEUR", total_de_pression=5'
row(
    "CONF-CC15",
    "Un masque à vapeur, 5 : PEUR 4 + 2 ; le conscrit rate sur 2, et la charge se redirige sur une PEUR 6 sans test.",
    ask(f"test_de_courage(figurine=dict(cou=3), adversaire=dict(peur=4, sous_pression=True), {MASK}, des=[2])", outcome="Raté", says="difficulté 6"),
    ask("rediriger_son_assaut(figurine_peur=4, adversaire_en_fuite=True)", outcome="Permis"),
    ask("rester_une_charge(figurine_en_charge=True, adversaire_en_fuite=True)", outcome="Permis"),
    ask(f"devoir_tester_son_courage(figurine=dict(peur=4, sous_pression=True, assaillant=True), {MASK}, adversaire_peur=6)", outcome="Sans effet"),
    ask("devoir_tester_son_courage(figurine=dict(peur=4, assaillant=True), adversaire_peur=6)", outcome="Obligatoire"),
)
row(
    "CONF-CC16",
    "Il a déjà fui ; engagé, il reste, ne se désengage pas, et se rallie mieux par la Discipline près d'un musicien.",
    ask("fuir(figurine=dict(en_deroute=True, defenseur=True, a_deja_fui=True), adversaire_assaillant=True)", outcome="Interdit"),
    ask("se_desengager(figurine=dict(adversaires_au_contact=1, a_ete_engage=True))", outcome="Interdit"),
    ask("test_de_ralliement_par_la_discipline(figurine=dict(dis=4, dans_l_aura_d_un_musicien=True))", odds={"Rallié": F(2, 3)}),
    ask("test_de_ralliement(figurine=dict(cou=3, dans_l_aura_d_un_musicien=True))", odds={"Rallié": F(1, 3)}),
)
row(
    "CONF-CC17",
    "Emblème/12 à 12 cm, étendard, Cri de ralliement, un commandant Paria qui ne compte pas, contre un Abominable de PEUR 9.",
    ask("""test_de_courage(figurine=dict(cou=3, dans_l_aura_d_un_porte_etendard=True, a_entendu_le_cri_de_ralliement=True, repond_a_l_allegeance=True),
        commandant=dict(cou=8, paria=True, distance_a_la_figurine=5, aura_de_commandement=10), nexus=dict(embleme_x=12, valeur_de_structure=5),
        distance=12, adversaire=dict(peur=9, abominable=True))""", odds={"Réussi": F(25, 36)}),
)
DIVER = "mou=10, mou_en_vol=17.5, palier=1, charge_en_pique=True"
row(
    "CONF-CC18",
    "Une charge en piqué porte à 25 cm ; le Tir d'assaut, du palier 1 sur un Grand : difficulté 5.",
    ask(f"portee_de_l_assaut(figurine=dict({DIVER}))", total=25),
    ask("tir_sur_une_cible(attaquant=dict(tir=3, tir_d_assaut=True, tir_en_assaut=True, palier=1), cible=dict(palier=0, taille='Grande'))",
        odds={"Touche": F(5, 6)}, says="difficulté 5"),
    ask("tirer(attaquant=dict(tir_en_assaut=True), cible_hors_de_portee_d_assaut=True)", outcome="Interdit"),
)
BOW = "arme=dict(portee_courte=20, portee_moyenne=40, portee_longue=60)"
row(
    "CONF-CC19",
    "Un Titan en mêlée : difficulté 6, pas de répartition, double 6 d'une FOR 7 plafonné à grave ; la capacité sacrifiée.",
    ask(f"tir_sur_une_cible(attaquant=dict(tir=4), cible=dict(est_un_titan=True, partiellement_visible=True), distance=30, {BOW})", odds={"Touche": F(5, 6)}),
    ask("faire_un_jet_de_repartition(cible=dict(est_un_titan=True))", outcome="Interdit"),
    ask("blessures_subies(arme_force=7, cible=dict(res=14, est_un_titan=True, touche_par_un_tir=True), des=[[6, 6]])", outcome="niveau 2"),
    ask("sacrifier_une_capacite_titanesque(cible=dict(est_un_titan=True, juste_avant_un_jet_de_blessures=True))", outcome="Permis"),
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
WALL = f"""attaquant=dict(tir=4, precision=True, blessure_legere=True, distance_au_bord_eloigne=4), distance=50, {BOW}"""
row(
    "CONF-CC21",
    "Par-dessus un muret à 4 cm du tireur, à 6 de la cible : le couvert ne compte pas ; Précision relance le 5.",
    ask(f"tir_sur_une_cible({WALL}, cible=dict(taille='Grande', partiellement_visible=True, distance_a_l_obstacle=6))", odds={"Touche": F(1, 3)}),
    ask(f"tir_sur_une_cible({WALL}, cible=dict(taille='Grande', partiellement_visible=True, distance_a_l_obstacle=6, s_est_jete_a_couvert=True))",
        odds={"Touche": F(1, 4)}),
    ask(f"difficulte_du_tir({WALL}, cible=dict(taille='Grande', partiellement_visible=True, distance_a_l_obstacle=5))", total=10),
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
BALLISTA = "arme=dict(artillerie_legere=True, artillerie_perforante=True, portee_courte=20, portee_moyenne=40, portee_longue=60)"
PATH = "arme=dict(artillerie_perforante=True, portee_longue=60), distance_du_decor_solide=30"
row(
    "CONF-CC23",
    "Une perforante arrêtée par un mur à 30 cm : l'ennemi, puis mon homme à FOR 5 ; ni l'ange ni qui est derrière le mur.",
    ask(f"tir_sur_une_cible(attaquant_tir=4, {BALLISTA}, cible_partiellement_visible=True, distance=12, des=[1])", outcome="Touche"),
    ask(f"tir_sur_une_cible(attaquant_tir=4, {BALLISTA}, distance=20, des=[1])", outcome="Touche"),
    ask("""force_du_jet_de_blessures(arme=dict(force=9, artillerie_legere=True, artillerie_perforante=True),
        cible=dict(touche_par_un_tir=True, apres_le_premier_touche=True))""", total=5),
    ask(f"subir_un_test_de_tir({PATH}, cible_distance_sur_la_trajectoire=20)", outcome="Obligatoire"),
    ask(f"subir_un_test_de_tir({PATH}, cible=dict(distance_sur_la_trajectoire=20, palier=1))", outcome="Interdit"),
    ask(f"subir_un_test_de_tir({PATH}, cible_distance_sur_la_trajectoire=35)", outcome="Interdit"),
    ask(f"subir_un_test_de_tir({PATH}, cible=dict(distance_sur_la_trajectoire=20, eclaireur_cache=True))", outcome="Interdit"),
    ask("prendre_pour_cible(cible_du_camp_du_tireur=True)", outcome="Interdit"),
)
RAM = "attaquant=dict(tir=4, tir_d_assaut=True, tir_en_assaut=True)"
row(
    "CONF-CC24",
    "Une artillerie tire en chargeant grâce à Tir d'assaut : base 7, TIR - 1, portée courte seulement.",
    ask(f"tirer({RAM}, arme=dict(artillerie_legere=True, artillerie_perforante=True))", outcome="Permis"),
    ask("tirer(attaquant_tir_en_assaut=True, arme=dict(artillerie_legere=True, artillerie_perforante=True))", outcome="Interdit"),
    ask(f"tir_sur_une_cible({RAM}, {BALLISTA}, cible_taille='Grande', distance=18)", odds={"Touche": F(2, 3)}, says="difficulté 6"),
    ask(f"subir_un_test_de_tir({RAM}, {BALLISTA}, cible_distance_sur_la_trajectoire=21)", outcome="Interdit"),
)
row(
    "CONF-CC25",
    "Un Énorme/1 Dur à cuire chargé par un troll Brute épaisse et un garde : 4 contre 4 ; Sonné par surcroît.",
    ask("""infliger_les_penalites_de_charge(attaquant=dict(en_charge=True, taille='Grande', brute_epaisse=True, puissance_des_autres_chargeurs=1),
        cible=dict(enorme_x=1, dur_a_cuire=True))""", outcome="Permis"),
    ask("""infliger_les_penalites_de_charge(attaquant=dict(en_charge=True, taille='Grande', brute_epaisse=True),
        cible=dict(enorme_x=1, dur_a_cuire=True))""", outcome="Interdit"),
    ask("test_d_initiative(figurine=dict(ini=4, sonne=True, subit_les_penalites_de_charge=True), difficulte=5, des=[2])", total=4),
    ask("test_d_attaque(attaquant=dict(att=5, sonne=True, subit_les_penalites_de_charge=True), des=[2])", total=5),
    ask("test_de_defense(cible=dict(defense=4, sonne=True, subit_les_penalites_de_charge=True), difficulte=5, des=[2])", total=4),
    ask("test_de_tir(attaquant=dict(tir=3, sonne=True, subit_les_penalites_de_charge=True), difficulte=5, des=[2])", total=3),
)
row(
    "CONF-CC26",
    "Un mage pur Sonné se désengage (difficulté ramenée à 6), engage à 9 cm et incante au contact avec une gemme de maîtrise.",
    ask("test_de_desengagement(figurine=dict(ini=4, sonne=True, adversaires_au_contact=2, desengagement_x=6))", odds={"Se désengage": F(2, 3)}),
    ask("incanter(magicien=dict(magicien_pur=True, distance_parcourue=9, mou=10))", outcome="Permis"),
    ask("incanter(magicien=dict(magicien_pur=True, distance_parcourue=11, mou=10))", outcome="Interdit"),
    ask("test_d_incantation(magicien=dict(pou=5, sonne=True, magicien_pur=True, au_contact_d_un_adversaire=True), gemmes_de_maitrise=1, difficulte=8)",
        odds={"Réussi": F(5, 9)}),
)
row(
    "CONF-CC27",
    "À trois camps : la meilleure Initiative poursuit d'abord ; MOU 7,5 : 4 cm ; un test d'Initiative par camp.",
    ask("poursuivre_le_premier(figurine_meilleure_initiative_du_combat=True)", outcome="Permis"),
    ask("poursuivre_le_premier(figurine_meilleure_initiative_du_combat=False)", outcome="Interdit"),
    ask("resoudre_aussitot_le_combat(cible_premier_combat_passe=True)", outcome="Interdit"),
    ask("distance_de_poursuite(figurine_mou=7.5)", total=4),
    ask("tests_d_initiative_du_combat(camps_dans_le_combat=3)", total=3),
)
row(
    "CONF-CC28",
    "Un fauve redirige sa charge : en vue elle en reste une, hors de vue non, mais un Brutal pénalise toujours.",
    ask("rester_une_charge(figurine_en_charge=True, cible_en_fuite=True)", outcome="Permis"),
    ask("rester_une_charge(figurine=dict(en_charge=True, sans_ligne_de_vue=True), cible_en_fuite=True)", outcome="Interdit"),
    ask("force_du_jet_de_blessures(attaquant=dict(force=6, force_en_charge_x=2, a_charge=True))", total=8),
    ask("des_d_attaque(figurine=dict(des_en_attaque=2, des_en_defense=0, charge_bestiale=True, a_charge=True))", total=3),
    ask("des_d_attaque(figurine=dict(des_en_attaque=2, des_en_defense=0, charge_bestiale=True, a_engage=True))", total=2),
    ask("infliger_les_penalites_de_charge(attaquant=dict(a_engage=True, brutal=True), cible_enorme_x=1)", outcome="Permis"),
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
    "CONF-CC30",
    "Un orque Sonné grimpe contre sa RES de carte ; au sommet, un seul dé, et pas d'Ambidextre.",
    ask("escalade_a_la_corde(figurine=dict(ini=3, res_de_la_carte=8, sonne=True, au_pied_de_la_corde=True))", odds={"Au sommet": F(1, 6)}),
    ask("nombre_de_des_de_combat(figurine=dict(adversaires_dans_le_combat=1, grimpe_a_la_corde=True))", total=1),
    ask("nombre_de_des_de_combat(figurine_adversaires_dans_le_combat=1)", total=2),
    ask("des_gagnes_par_la_parade(attaque_paree=True, cible=dict(ambidextre=True, grimpe_a_la_corde=True))", total=0),
    ask("des_gagnes_par_la_parade(attaque_paree=True, marge_de_la_parade=2, cible=dict(contre_attaque=True, grimpe_a_l_echelle=True))", total=0),
    ask("tenter_un_coup_de_maitre(attaquant=dict(coup_de_maitre_x=2, des_d_attaque_restants=2, grimpe_a_l_echelle=True))", outcome="Interdit"),
    ask("nombre_de_des_de_combat(figurine=dict(adversaires_dans_le_combat=1, enchainement_x=1, des_d_enchainement=1, grimpe_a_la_corde=True))", total=1),
    ask("nombre_de_des_de_combat(figurine=dict(adversaires_dans_le_combat=1, lames_dorsales_x=2, grimpe_a_la_corde=True))", total=1),
    ask("des_d_attaque(figurine=dict(des_en_attaque=1, des_en_defense=0, furie_guerriere=True, declare_sa_furie=True, grimpe_a_la_corde=True))", total=1),
    ask('crans_infliges(resultat_de_blessures="Blessure critique", attaquant=dict(epee_hache=True, grimpe_a_la_corde=True))', total=3),
    ask("des_en_reserve_au_plus(figurine=dict(bretteur=True, adversaires_dans_le_combat=1, grimpe_a_la_corde=True))", total=0),
    ask("""test_d_attaque(attaquant=dict(att=3, membre_supplementaire=True, membre_employe=True, defense_de_la_carte=6, grimpe_a_la_corde=True),
        des=[2])""", total=5),
    ask("test_d_attaque(attaquant=dict(att=3, resolution_x=2, use_de_resolution=True, grimpe_a_la_corde=True), des=[2])", total=5),
    ask("""blessures_subies(attaquant=dict(force=4, toxique_x=2, attaque_toxique=True, assassin=True, a_charge=True, grimpe_a_la_corde=True),
        cible_res=11, des=[[4, 4]])""", outcome="niveau 1"),
)
row(
    "CONF-CC31",
    "Il saute d'un mur de 7 cm, Dur à cuire : FOR 7, grave ; à 10 cm au plus du point de chute ; de 5 cm, rien.",
    ask("subir_le_saut(hauteur_du_saut=7, cible_saute_du_sommet=True)", outcome="Obligatoire"),
    ask("subir_le_saut(hauteur_du_saut=5, cible_saute_du_sommet=True)", outcome="Interdit"),
    ask("blessures_subies(cible=dict(saute_du_sommet=True, res=6, dur_a_cuire=True), hauteur_du_saut=7, des=[[4, 5]])", outcome="niveau 2"),
    ask("se_placer_apres_le_saut(figurine_distance_du_point_de_chute=11)", outcome="Interdit"),
)
row(
    "CONF-CC32",
    "La poix sur quatre : critique, annulée par l'instinct, légère, et l'éclaireur caché n'est pas affecté ; après, ni tir ni sortilège.",
    ask("renverser_un_chaudron(attaquant_au_contact_du_chaudron=True)", outcome="Permis"),
    ask("renverser_un_chaudron(attaquant_au_contact_du_chaudron=True, chaudron_deja_vide=True)", outcome="Interdit"),
    ask("blessures_subies(cible=dict(sous_la_poix=True, res=5), des=[[4, 5]])", outcome="niveau 3"),
    ask("blessures_subies(cible=dict(sous_la_poix=True, res=6, instinct_de_survie_x=4), des=[[4]])", outcome="niveau 0"),
    ask("blessures_subies(cible=dict(sous_la_poix=True, res=8), des=[[3, 4]])", outcome="niveau 1"),
    ask("subir_la_poix(cible=dict(distance_en_contrebas=5, eclaireur_cache=True))", outcome="Interdit"),
    ask("tirer(attaquant_a_renverse_un_chaudron=True)", outcome="Interdit"),
    ask("incanter(magicien_a_lance_un_rocher=True)", outcome="Interdit"),
    ask("appeler_un_miracle(fidele_a_renverse_un_chaudron=True)", outcome="Interdit"),
)
ABSORB = """contre_magicien=dict({}ne_voit_pas_le_lanceur=True, sacrifice_de_terre=2, sacrifice_de_feu=1, gemmes_de_terre=2, gemmes_de_feu=1),
    magicien=dict(sacrifice_d_air=2, sacrifice_d_eau=1)"""
row(
    "CONF-CC33",
    "Absorber une Primagie (2 Air, 1 Eau) sans voir, par Négation ; elle compte pour la fréquence.",
    ask(f"absorber_un_sortilege({ABSORB.format('negation=True, ')})", outcome="Permis"),
    ask(f"absorber_un_sortilege({ABSORB.format('')})", outcome="Interdit"),
    ask("incanter(effet=dict(frequence=1, incantations_du_tour=1))", outcome="Interdit"),
)
row(
    "CONF-CC34",
    "Un contre renforcé au contact, Familier asservi au plus bas : trois gemmes, POU 7, contre 11.",
    ask("cout_du_contre(contre_magicien_contre_renforce=True)", total=3),
    ask("""test_de_contre(contre_magicien=dict(pou=6, au_contact_d_un_adversaire=True, modificateur_de_pou=2, contre_renforce=True),
        difficulte=11)""", odds={"Contré": F(3, 4)}),
)
row(
    "CONF-CC35",
    "Un Guerrier-mage a chargé et incante sur un volant, difficulté variable ramenée à 5.",
    ask("incanter(magicien=dict(guerrier_mage=True, a_charge=True))", outcome="Permis"),
    ask("""test_d_incantation(magicien=dict(pou=4, blessure_legere=True, guerrier_mage=True, au_contact_d_un_adversaire=True),
        cible=dict(palier=1, valeur_de_caracteristique=3), effet_difficulte_selon_la_cible=True)""", odds={"Réussi": F(1, 2)}),
)
row(
    "CONF-CC36",
    "Invocateur/-1, rang 3 : un Élémentaire de puissance 2 ne passe pas avec un étincelant ; à un autre palier, POU - 2.",
    ask('invoquer(magicien=dict(rang_de_magicien="Maître", invocateur_x=-1, puissance_controlee=1), figurine_taille="Grande")', outcome="Interdit"),
    ask('invoquer(magicien=dict(rang_de_magicien="Maître", invocateur_x=-1, puissance_controlee=0), figurine_taille="Grande")', outcome="Permis"),
    ask("test_d_incantation(magicien=dict(pou=5, invoque_a_un_autre_palier=True), difficulte=8)", odds={"Réussi": F(1, 3)}),
)
CENSOR = "ne_voit_pas_le_fidele=True, celui_qui_appelle_est_dans_son_aura=True, foi_temporaire=3, points_de_censure=2"
row(
    "CONF-CC37",
    "Censuré de 2 sans être vu, par Piété ; un Moine-guerrier Exalté, en Blessure légère, contre 9.",
    ask(f"censurer(censeur=dict(piete_x=2, {CENSOR}))", outcome="Permis"),
    ask(f"censurer(censeur=dict({CENSOR}))", outcome="Interdit"),
    ask("censurer(effet_deja_censure=True)", outcome="Interdit"),
    ask("""test_de_divination(fidele=dict(foi_creation=2, foi_alteration=1, foi_destruction=1, moine_guerrier=True, au_contact_d_un_adversaire=True,
        exalte=True, renforcement=1, blessure_legere=True), censeur_points_de_censure=2, difficulte=9)""", odds={"Réussi": F(16865, 46656)}),
)
row(
    "CONF-CC38",
    "Un Zélote Moine-guerrier iconoclaste en déroute, Thaumaturge critique : rayon 27,5 cm, 8 FT.",
    ask("aura_de_foi_du_fidele(fidele=dict(aura_de_foi=12.5, thaumaturge=True, blessure_critique=True))", total=F(55, 2)),
    ask("croyants_comptes(fidele_croyants=5, figurine_immobile_x=4)", total=9),
    ask("compter_parmi_les_croyants(fidele_iconoclaste=True, figurine=dict(du_camp_adverse=True, construct=True))", outcome="Interdit"),
    ask("compter_parmi_les_croyants(fidele_iconoclaste=True, figurine=dict(du_camp_adverse=True, feal_x=2))", outcome="Permis"),
    ask("""foi_temporaire_du_tour(fidele=dict(rang_de_fidele="Zélote", moine_guerrier=True, croyants=9, en_deroute=True, feal_x=1,
        nexus_dans_l_aura_de_foi=True), nexus_icone_x=2)""", total=8),
)
row(
    "CONF-CC39",
    "Un Martyr/2 puis un nexus Foi/2 : cinq FT, trois de ferveur, deux de renfort ; le Martyr passe de légère à critique.",
    ask("designer_un_martyr(cible_martyr_x=2, fidele_en_cours_d_activation=True, distance=10)", outcome="Permis"),
    ask("cumul_des_blessures(cible_blessure_legere=True, resultat_de_blessures='Blessure grave')", outcome="Blessure critique"),
    ask("ft_apres_le_sacrifice(fidele_foi_temporaire=3, nexus_foi_nexus_x=2)", total=5),
    ask("test_de_divination(fidele=dict(foi_creation=1, foi_alteration=1, foi_destruction=1, fidele_pur=True, renforcement=2), difficulte=8)",
        odds={"Réussi": F(19, 27)}),
)
FORCED = """figurine=dict(du_camp_adverse_du_nexus=True, repond_a_l_allegeance=True, voit_le_nexus=True), distance=10,
    nexus=dict(acces=10, charge_totale=4, charge_temporaire=2, activations_de_la_partie=2, activations_du_tour={})"""
row(
    "CONF-CC40",
    "Forcer un nexus à l'épreuve COU 8 : 10, un seul dé malgré Bravoure ; au maximum du tour, non.",
    ask("""test_de_courage(figurine=dict(cou=5, bravoure=True, dans_l_aura_d_un_porte_etendard=True, a_l_epreuve=True, du_camp_adverse_du_nexus=True),
        difficulte=8)""", odds={"Réussi": F(1, 2)}, says="difficulté 10"),
    ask(f"forcer_le_nexus({FORCED.format(1)})", outcome="Permis"),
    ask(f"forcer_le_nexus({FORCED.format(2)})", outcome="Interdit"),
)
row(
    "CONF-CC41",
    "Sanctuaire/25 : un nexus à 22 cm, un éclaireur à 25, non ; à 26, oui, à 10 cm d'un ennemi.",
    ask("placer_un_nexus(nexus_distance_au_nexus_le_plus_proche=22)", outcome="Permis"),
    ask("se_deployer_pres_du_sanctuaire(nexus_sanctuaire_x=25, distance=22)", outcome="Interdit"),
    ask("se_deployer_pres_du_sanctuaire(nexus_sanctuaire_x=25, distance=25)", outcome="Interdit"),
    ask("se_deployer_pres_du_sanctuaire(nexus_sanctuaire_x=25, distance=26)", outcome="Permis"),
    ask("deployer_une_figurine(figurine_eclaireur=True, distance=10)", outcome="Permis"),
    ask("deployer_une_figurine(figurine_eclaireur=True, distance=9)", outcome="Interdit"),
)
row(
    "CONF-CC42",
    "Réparation/5 relancée : 2 PS ; Ruine/6 sur un 5 : rien.",
    ask("ps_apres_reparation(nexus=dict(jets_reussis=2, ps_du_nexus=2, valeur_de_structure=4))", total=4),
    ask("jet_du_nexus(nexus_reparation_x=5)", odds={"X atteint": F(1, 3)}),
    ask("jet_du_nexus(nexus_ruine_x=6, des=[5])", outcome="X manqué"),
)
STEAM = 'caracteristique_sous_pression="FOR d\'une arme à distance"'
row(
    "CONF-CC43",
    "Un canon à vapeur : surchauffe, le tir part ; 3 et 5, FOR 14 ; l'explosion l'empêche ; en déroute, pas de pression.",
    ask("incident_de_pression(de_naturel=6)", outcome="Surchauffe"),
    ask(f"tirer({STEAM})", outcome="Permis"),
    ask(f"tirer(attaquant_sa_chaudiere_explose=True, {STEAM})", outcome="Interdit"),
    ask(f"force_du_jet_de_blessures(arme_force=6, cible_touche_par_un_tir=True, attaquant_sous_pression=True, {STEAM}, total_de_pression=8)", total=14),
    ask("jet_de_pression(figurine_en_deroute=True)", outcome="Interdit"),
)
MOVING = "cible=dict(res=9, marqueur_de_vitesse=True, irrepressible=True, assailli_hors_de_face=True)"
row(
    "CONF-CC44",
    "Un char lancé : de flanc, FOR 7 et Force en charge/2 suffisent, FOR 8 non ; de face, l'impact des deux, sans pénalités.",
    ask(f"charger(attaquant=dict(force=7, force_en_charge_x=2), {MOVING})", outcome="Permis"),
    ask(f"charger(attaquant_force=8, {MOVING})", outcome="Interdit"),
    ask(f"charger(attaquant=dict(force=9, blessure_legere=True), {MOVING})", outcome="Interdit"),
    ask("force_de_l_impact(attaquant=dict(impact_x=3, distance_du_deplacement=17))", total=6),
    ask("force_de_l_impact(attaquant=dict(impact_x=4, mou=15, marqueur_de_vitesse=True, irrepressible=True))", total=12),
    ask("infliger_l_impact_en_retour(cible=dict(impact_x=4, marqueur_de_vitesse=True, irrepressible=True, assailli_de_face=True))", outcome="Obligatoire"),
    ask("""infliger_les_penalites_de_charge(attaquant=dict(a_charge=True, taille='Grande'),
        cible=dict(taille='Grande', irrepressible=True, marqueur_de_vitesse=True, assailli_de_face=True))""", outcome="Interdit"),
)
row(
    "CONF-CC45",
    "Un Titan (RES 15) : un Féroce Toxique de FOR 8 ne fait que le Sonner ; la légère d'un Toxique de FOR 9 ne s'aggrave pas.",
    ask("blessures_subies(attaquant=dict(force=8, feroce=True, toxique_x=2, attaque_toxique=True), cible=dict(res=15, est_un_titan=True), des=[[2, 5]])",
        outcome="niveau 0", says="sonnée : oui"),
    ask("blessures_subies(attaquant=dict(force=9, toxique_x=2, attaque_toxique=True), cible=dict(res=15, est_un_titan=True), des=[[4, 5]])",
        outcome="niveau 1"),
    ask('subir_un_effet(cible_est_un_titan=True, nature_de_l_effet="sortilège")', outcome="Interdit"),
)
row(
    "CONF-CC46",
    "Un Doyen fidèle pur, TIR 3 : ni compétence de tireur ; 4 artefacts, 8 miracles, 3 FT gardées.",
    ask("competences_d_un_champion(figurine=dict(champion=True, fidele_pur=True, tir=3))", outcome="enchaînement/x, piété/x"),
    ask("artefacts_permis(figurine=dict(champion=True, rang_de_fidele='Doyen', artefact_x=1))", total=4),
    ask("nombre_de_miracles(fidele_rang_de_fidele='Doyen')", total=8),
    ask("ft_conservee(fidele=dict(piete_x=3, champion=True, fidele_pur=True, foi_temporaire=5))", total=3),
)
row(
    "CONF-CC47",
    "À 400 PA : 82 de Champions suffisent, 125 d'Alliés non ; nexus 95 et char 160, juste ; nains et Sessairs ne s'allient pas.",
    ask("aligner_l_armee(valeur_de_l_armee=400, pa_de_champions=82, pa_d_allies=125, pa_de_nexus=95)", outcome="Interdit"),
    ask("aligner_l_armee(valeur_de_l_armee=400, pa_de_champions=82, pa_d_allies=120, pa_de_nexus=95, valeur_strategique=160)", outcome="Permis"),
    ask("aligner_l_armee(valeur_de_l_armee=400, pa_de_champions=79)", outcome="Interdit"),
    ask("aligner_l_armee(valeur_de_l_armee=400, valeur_strategique=161)", outcome="Interdit"),
    ask("alliances(peuple='Tir-Nâ-Bor', autre_peuple='Sessairs')", outcome="Pas alliés"),
)
row(
    "CONF-CC48",
    "Une Faction : mercenaire interdit, élémentaire admis ; l'Allié n'a pas l'affiliation, le limité si, mais pas de solo ; 55 PA payent Z.",
    ask("recruter_dans_une_faction(figurine_mercenaire=True)", outcome="Interdit"),
    ask("recruter_dans_une_faction(figurine=dict(elementaire=True, allie_ou_mercenaire=True))", outcome="Permis"),
    ask("profiter_de_l_affiliation(figurine=dict(elementaire=True, allie_ou_mercenaire=True))", outcome="Interdit"),
    ask("profiter_de_l_affiliation(figurine=dict(limite_par_la_faction=True, cout_d_affiliation_paye=True))", outcome="Permis"),
    ask("acheter_un_solo(figurine=dict(limite_par_la_faction=True, designe_par_le_solo=True))", outcome="Interdit"),
    ask("cout_d_un_solo(cout_v=4, cout_z=7, valeur_strategique_initiale=55)", total=7),
)
row(
    "CONF-CC49",
    "Quatre sur la carte d'un maître, pas six ; son Asservi à 10 cm, pas à 11.",
    ask("representer_sur_la_carte_de_x(combattants_sur_la_carte_de_x=6)", outcome="Interdit"),
    ask("representer_sur_la_carte_de_x(combattants_sur_la_carte_de_x=4)", outcome="Permis"),
    ask("deployer_une_figurine(figurine=dict(asservi=True, dans_sa_zone_de_deploiement=True), distance_de_x=11)", outcome="Interdit"),
    ask("deployer_une_figurine(figurine=dict(asservi=True, dans_sa_zone_de_deploiement=True), distance_de_x=10)", outcome="Permis"),
)
CAPTAIN = "figurine=dict(dis=4, rigueur=True, dans_l_aura_d_un_commandant=True), commandant_dis=7, etat_major_au_complet=True, adversaire_dis=5"
row(
    "CONF-CC50",
    "Jet de Tactique : le capitaine à DIS 4 + 2, Rigueur, jamais la DIS du chef ; ni l'en déroute, ni le mercenaire d'un autre peuple.",
    ask("etre_designe_pour_le_jet_de_tactique(figurine_en_deroute=True)", outcome="Interdit"),
    ask("etre_designe_pour_le_jet_de_tactique(figurine_mercenaire=True)", outcome="Interdit"),
    ask(f"jet_de_tactique({CAPTAIN}, des=[3, 4], des_adverses=[4])", outcome="Gagné", total=10),
    ask(f"jet_de_tactique({CAPTAIN}, des=[3, 2], des_adverses=[4])", outcome="Égalité", total=9),
)
row(
    "CONF-CC51",
    "À trois : neuf cartes dont deux capacités, six, six : trois refus chacun aux moins pourvus.",
    ask("nombre_de_refus(cartes_au_debut_du_tour=6, cartes_du_mieux_pourvu=9)", total=3),
    ask("nombre_de_refus(cartes_au_debut_du_tour=7, capacites_titanesques_incorporees=2, cartes_du_mieux_pourvu=9)", total=0),
)
row(
    "CONF-CC52",
    "Une seule mise en réserve par phase ; la carte du dessus et la réserve se jouent ensemble.",
    ask("mettre_en_reserve(a_deja_mis_en_reserve=True, cartes_dans_la_sequence=2)", outcome="Interdit"),
    ask("jouer_les_deux_cartes(carte_en_reserve=True, cartes_dans_la_sequence=3)", outcome="Permis"),
)
row(
    "CONF-CC53",
    "2 PV à 2 : la table n'en dit rien ; 1 à 2 : 3 points ; goal-average 190 - 90 + 100.",
    ask("points_de_tournoi(l_armee_points_de_victoire=2, l_armee_adverse_points_de_victoire=2)", asks="aucune ligne"),
    ask("points_de_tournoi(l_armee_points_de_victoire=1, l_armee_adverse_points_de_victoire=2)", outcome="3"),
    ask("""goal_average(l_armee=dict(pa_perdus=60, pa_d_invoques_perdus=30, bonus_reclame=120),
        l_armee_adverse=dict(pa_perdus=150, pa_tues_par_des_neutres=40))""", total=200),
)
OURS = "l_armee=dict(effectif_compte_du_camp=5, valeur_comptee_du_camp=71)"
row(
    "CONF-CC54",
    "Effectif 5, valeur 71 : j'occupe ; l'adversaire 6 et 40, non ; personne ne contrôle.",
    ask("valeur_comptee(figurine=dict(valeur_strategique=40, blessure_grave=True))", total=35),
    ask("valeur_comptee(figurine=dict(valeur_strategique=10, blessure_critique=True))", total=0),
    ask("compter_sur_un_objectif(figurine_individu_passif=True)", outcome="Interdit"),
    ask("compter_sur_un_objectif(figurine_eclaireur_cache=True)", outcome="Interdit"),
    ask(f"occuper_un_objectif({OURS}, effectif_requis=5, valeur_requise=60)", outcome="Permis"),
    ask("occuper_un_objectif(l_armee=dict(effectif_compte_du_camp=6, valeur_comptee_du_camp=40), effectif_requis=5, valeur_requise=60)", outcome="Interdit"),
    ask(f"controler_un_objectif({OURS}, l_armee_adverse=dict(effectif_compte_du_camp=6, valeur_comptee_du_camp=40))", outcome="Interdit"),
)
row(
    "CONF-CC55",
    "Le porteur rate son Courage : marqueurs au sol ; ni le Renfort ne revient dessus, ni l'invoqué d'un autre peuple ne les ramasse.",
    ask("test_de_courage(figurine=dict(cou=3, defenseur=True, marqueurs_portes=2), adversaire_peur=7, des=[3])", outcome="Raté", says="marqueurs au sol"),
    ask("revenir_de_renfort_ici(figurine_apparaitrait_au_contact=True, distance=5)", outcome="Interdit"),
    ask("ramasser_un_marqueur(figurine=dict(invoque=True, finit_sur_le_marqueur=True))", outcome="Interdit"),
)
row(
    "CONF-CC56",
    "Un Fanatique drune tient devant un Hypérien/8, en déroute ; il le tue net et se rallie.",
    ask("""test_de_courage(figurine=dict(cou=4, issu_des_meandres_des_tenebres=True, fanatisme=True, defenseur=True), adversaire_hyperien_x=8,
        autre_cou=5, des=[3])""", outcome="Raté"),
    ask("test_de_fanatisme(figurine=dict(dis=3, issu_des_meandres_des_tenebres=True, fanatisme=True, defenseur=True), adversaire_hyperien_x=8, des=[5])",
        outcome="Réussi", says="en déroute"),
    ask("ralliement_sur_un_tue_net(figurine_en_deroute=True, figurine_issu_des_meandres_des_tenebres=True, adversaire_hyperien_x=8)",
        says="fin : la figurine est en déroute"),
)
DUEL = """attaquant=dict(att=4, force=3, res=8, des_en_attaque=1, des_en_defense=0, initiative_gagnee=True),
    cible=dict(att=3, defense=5, contre_attaque=True, force=2, res=7, des_en_attaque=0, des_en_defense=1)"""
row(
    "CONF-CC57",
    "Une parade de deux points rend le coup, une légère ; d'un point, rien.",
    ask(f"un_duel({DUEL}, des=[[3], [4], [2], [4, 5]])", says="niveau (l'attaquant) 1"),
    ask(f"un_duel({DUEL}, des=[[3], [3]])", says="niveau (l'attaquant) 0"),
)
row(
    "CONF-CC59",
    "Un Éclaireur caché : faucheur, piège, rocher, nexus et rugissement ne l'affectent pas.",
    ask("test_de_fauchage(figurine=dict(ini=3, eclaireur_cache=True), des=[1])", outcome="Sans effet"),
    ask("subir_un_jet_de_blessures(attaquant_explosion_d_un_piege=True, distance_du_marqueur=8, cible_eclaireur_cache=True)", outcome="Sans effet"),
    ask("""lancer_un_rocher(attaquant=dict(au_contact_d_un_decor=True, distance_au_tas=2), cible=dict(distance_en_contrebas=5, eclaireur_cache=True))""",
        outcome="Interdit"),
    ask("lancer_un_rocher(attaquant=dict(au_contact_d_un_decor=True, distance_au_tas=2), cible_distance_en_contrebas=5)", outcome="Permis"),
    ask("designer_la_cible_d_un_nexus(cible_eclaireur_cache=True)", outcome="Interdit"),
    ask("tester_face_au_rugissement(figurine_eclaireur_cache=True, adversaire_rugissement_x=7, distance=10)", outcome="Sans effet"),
)
row(
    "CONF-CC60",
    "Suspendu à la corde : ni contre, ni censure, ni soin, ni pression.",
    ask("contrer(contre_magicien_grimpe_a_la_corde=True)", outcome="Interdit"),
    ask("censurer(censeur_grimpe_a_l_echelle=True)", outcome="Interdit"),
    ask("incanter(magicien_grimpe_a_l_echelle=True)", outcome="Interdit"),
    ask("jet_de_pression(figurine_grimpe_a_la_corde=True)", outcome="Interdit"),
)
row(
    "CONF-CC62",
    "Le Soin d'un ami ne fait rien à un Titan.",
    ask("soigner(figurine_soin_x=4, cible=dict(au_contact_de_l_autre=True, niveaux_de_blessures=2, est_un_titan=True))", outcome="Interdit"),
    ask("soigner(figurine_soin_x=4, cible=dict(au_contact_de_l_autre=True, niveaux_de_blessures=2))", outcome="Permis"),
)
row(
    "CONF-CC63",
    "Deux points de Mutagène dans le COU du commandant : pour lui, non pour le soldat qui use de son COU.",
    ask("""test_de_courage(figurine=dict(cou=3, dans_l_aura_d_un_commandant=True), commandant=dict(cou=5, points_de_mutagene_places=2),
        adversaire_peur=8)""", odds={"Réussi": F(2, 3)}),
    ask('test_de_courage(figurine=dict(cou=5, mutagene=True, points_de_mutagene_places=2), caracteristique_visee="COU", adversaire_peur=8)',
        odds={"Réussi": F(1)}),
)
PUSHED = 'caracteristique_sous_pression="MOU", total_de_pression=4'
row(
    "CONF-CC64",
    "La vapeur au MOU : 23 cm de charge ; avec un marqueur, 15.",
    ask(f"portee_de_l_assaut(figurine=dict(mou=7.5, sous_pression=True), {PUSHED})", total=23),
    ask(f"portee_de_l_assaut(figurine=dict(mou=7.5, sous_pression=True, marqueurs_portes=1), {PUSHED})", total=15),
)
row(
    "CONF-CC66",
    "Pugnacité en vol : 17,5 cm ; Endurance, Possédé, Juste et Bravoure.",
    ask("distance_de_poursuite(figurine=dict(pugnacite=True, mou=10, mou_en_vol=17.5, palier=1))", total=F(35, 2)),
    ask("test_d_attaque(attaquant=dict(att=5, endurance=True, blessure_legere=True, sonne=True), des=[2])", total=7),
    ask("test_d_attaque(attaquant=dict(att=5, endurance=True, blessure_grave=True, sonne=True), des=[2])", total=5),
    ask("test_d_attaque(attaquant=dict(att=5, possede=True, blessure_critique=True, sonne=True), des=[2])", total=4),
    ask("test_d_attaque(attaquant=dict(att=4, juste=True, bravoure=True, des_en_attaque=2, des_en_defense=0), des=[2])", total=7),
    ask("test_d_attaque(attaquant=dict(att=4, juste=True, bravoure=True, des_en_attaque=1, des_en_defense=1), des=[2])", total=6),
)
row(
    "CONF-CC72",
    "Un neutre a la Furie sans qu'on la déclare, s'il met plus de la moitié de ses dés en attaque.",
    ask("des_d_attaque(figurine=dict(neutre=True, furie_guerriere=True, des_en_attaque=1, des_en_defense=1))", total=1),
    ask("des_d_attaque(figurine=dict(neutre=True, furie_guerriere=True, des_en_attaque=2, des_en_defense=0))", total=3),
)
# --- Not blind: of the classes mended, the cases the rows above do not hold -------------------------------------------------------
row(
    "CONF-CC74",
    "Qui est éliminé n'est plus la cible de rien ; un Acharné tué net l'est encore.",
    ask("charger(cible_elimine=True)", outcome="Interdit"),
    ask("prendre_pour_cible(cible_elimine=True)", outcome="Interdit"),
    ask("censurer(censeur_elimine=True)", outcome="Interdit"),
    ask("charger(cible=dict(tue_net=True, acharne=True))", outcome="Permis"),
)
row(
    "CONF-CC75",
    "Le don d'Yllia, une fois nommé, compte : COU+2, MOU+2,5, PEUR+1 ; sans Sélénite, rien.",
    ask("""test_de_courage(figurine=dict(cou=4, selenite=True, don_d_yllia="COU+2"), difficulte=9, des=[3])""", total=9),
    ask("""test_de_courage(figurine=dict(cou=4, don_d_yllia="COU+2"), difficulte=9, des=[3])""", total=7),
    ask("""plus_haute_peur(adversaire=dict(peur=6, selenite=True, don_d_yllia="PEUR+1"))""", total=7),
)
row(
    "CONF-CC76",
    "Après une incantation, ou en déroute, ni rocher ni chaudron ; le rugissement laisse le désespéré indifférent.",
    ask("""lancer_un_rocher(attaquant=dict(au_contact_d_un_decor=True, distance_au_tas=2, a_incante=True), cible_distance_en_contrebas=5)""",
        outcome="Interdit"),
    ask("""lancer_un_rocher(attaquant=dict(au_contact_d_un_decor=True, distance_au_tas=2), cible_distance_en_contrebas=5)""", outcome="Permis"),
    ask("renverser_un_chaudron(attaquant=dict(au_contact_du_chaudron=True, a_appele=True))", outcome="Interdit"),
    ask("tester_face_au_rugissement(figurine_desespere=True, adversaire_rugissement_x=7, distance=10)", outcome="Sans effet"),
)

QUESTIONS = [(code, n, *asked) for code, (_, questions) in ROWS.items() for n, asked in enumerate(questions, 1)]


@pytest.mark.parametrize("code, rank, question, expected", QUESTIONS, ids=[f"{code}-{n}" for code, n, *_ in QUESTIONS])
def test_situation(resolver, code, rank, question, expected):
    check(resolver, "confrontation", code, question, expected)
