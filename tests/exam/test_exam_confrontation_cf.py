"""Confrontation, a fourth blind round: the exact chances that players ask, over whole chains, with what else stands on the table.

Worked out from the text alone, before the resolver was asked anything; one row a situation, each question with what the row states and nothing more.
"""

from __future__ import annotations

from fractions import Fraction as F

import pytest
from verdicts import ask, check, rows

ROWS, row = rows()

row(
    "CONF-CF01",
    "FOR 4 contre RES 12 : tout se lit sous 0. Féroce lit ses Sonné en légères ; une arme sacrée tue sur tout double, pas une armure sacrée.",
    ask("jet_de_blessures(attaquant_force=4, cible=dict(res=12, dur_a_cuire=True))",
        odds={"Rien": F(11, 36), "Sonné": F(1, 4), "Blessure légère": F(5, 36), "Tué net": F(1, 36), "inconnue": F(10, 36)}),
    ask("blessures_subies(attaquant=dict(force=4, feroce=True), cible_res=12)", odds={"niveau 1": F(14, 36), "la cible est sonnée": F(0)}),
    ask('jet_de_blessures(attaquant=dict(force=4, arme_sacree_x="Combat"), cible_res=12)', odds={"Tué net": F(1, 6)}),
    ask('jet_de_blessures(attaquant=dict(force=4, arme_sacree_x="Combat"), cible=dict(res=12, armure_sacree=True))', odds={"Tué net": F(0)}),
)
TEST = "test_de_courage(figurine=dict(cou=4, bravoure=True, chance=True"
row(
    "CONF-CF02",
    "COU 4, Bravoure et Chance contre PEUR 9 : 65/81 ; Abominable, un dé relancé, 5/9 ; Maudit des Dieux, sans relance, 5/9.",
    ask(f"{TEST}), adversaire_peur=9)", odds={"Réussi": F(65, 81)}),
    ask(f"{TEST}), adversaire=dict(peur=9, abominable=True))", odds={"Réussi": F(5, 9)}),
    ask(f"{TEST}, maudit_des_dieux=True), adversaire_peur=9)", odds={"Réussi": F(5, 9)}),
)
LONG = "distance=50, arme=dict(portee_courte=20, portee_moyenne=40, portee_longue=60), cible=dict(taille='Moyenne', palier=1)"
row(
    "CONF-CF03",
    "TIR 4 à 50 cm, au palier 1 : difficulté 12, un naturel de 8. Précision relance le 5 : 1/4 ; Tireur d'élite : 335/1296 ; sinon 5/36.",
    ask(f"tir_sur_une_cible(attaquant=dict(tir=4, precision=True), {LONG})", odds={"Touche": F(1, 4)}),
    ask(f"tir_sur_une_cible(attaquant=dict(tir=4, tireur_d_elite=True), {LONG})", odds={"Touche": F(335, 1296)}),
    ask(f"tir_sur_une_cible(attaquant=dict(tir=4), {LONG})", odds={"Touche": F(5, 36)}),
)
row(
    "CONF-CF04",
    "POU 5 en légère, difficulté 9, deux gemmes de plus : 19/27 libre ; pur et au contact, 91/216.",
    ask("test_d_incantation(magicien=dict(pou=5, blessure_legere=True), difficulte=9, gemmes_de_maitrise=2)", odds={"Réussi": F(19, 27)}),
    ask("""test_d_incantation(magicien=dict(pou=5, blessure_legere=True, magicien_pur=True, au_contact_d_un_adversaire=True), difficulte=9,
        gemmes_de_maitrise=2)""", odds={"Réussi": F(91, 216)}),
)
ROUTED = "figurine=dict(cou=3, dis=2, rigueur=True, en_deroute=True, dans_l_aura_d_un_musicien=True)"
row(
    "CONF-CF05",
    "Ralliement : Courage 1/3, Discipline 5/9 avec Rigueur et un musicien ; un effrayant (7) au contact : le Courage seul, 1/2.",
    ask("test_de_ralliement(figurine=dict(cou=3, en_deroute=True))", odds={"Rallié": F(1, 3)}),
    ask(f"test_de_ralliement_par_la_discipline({ROUTED})", odds={"Rallié": F(5, 9)}),
    ask("test_de_ralliement(figurine=dict(cou=3, en_deroute=True), adversaire_peur=7)", odds={"Rallié": F(1, 2)}),
    ask(f"test_de_ralliement_par_la_discipline({ROUTED}, adversaire_peur=7)", outcome="Interdit"),
)
LEAVER = "ini=3, desengagement_x=7, vivacite=True, adversaires_au_contact=3"
row(
    "CONF-CF06",
    "Désengagement/7 de trois ennemis, Vivacité : 3/4 ; en grave, 11/36 ; Éthéré, toujours.",
    ask(f"test_de_desengagement(figurine=dict({LEAVER}))", odds={"Se désengage": F(3, 4)}),
    ask(f"test_de_desengagement(figurine=dict({LEAVER}, blessure_grave=True))", odds={"Se désengage": F(11, 36)}),
    ask("test_de_desengagement(figurine=dict(ini=3, ethere=True, adversaires_au_contact=3, blessure_grave=True))", odds={"Se désengage": F(1)}),
)
row(
    "CONF-CF07",
    "Attaque toxique (Toxique/2) de FOR 4 contre RES 12 : une légère (5/36) devient critique une fois sur trois, grave sinon ; le double 6 tue.",
    ask("blessures_subies(attaquant=dict(force=4, toxique_x=2, attaque_toxique=True), cible_res=12)",
        odds={"niveau 3": F(5, 108), "niveau 2": F(5, 54), "niveau 4": F(1, 36), "niveau 1": F(0)}),
)
TITAN = "cible=dict(res=16, est_un_titan=True)"
row(
    "CONF-CF08",
    "Titan de RES 16 : à FOR 8 un double 6 ne fait qu'une grave, et Féroce ne sert à rien ; à FOR 9, Tué net.",
    ask(f"jet_de_blessures(attaquant_force=8, {TITAN}, des=[6, 6])", outcome="Blessure grave"),
    ask(f"jet_de_blessures(attaquant_force=9, {TITAN}, des=[6, 6])", outcome="Tué net"),
    ask(f"blessures_subies(attaquant=dict(force=8, feroce=True), {TITAN}, des=[[2, 3]])", says="La cible est sonnée : oui"),
)
row(
    "CONF-CF09",
    "Balayage d'un Titan de FOR 13 (FOR 7) sur DEF 4, Parade, RES 15 : évité 8/9 ; sinon Tué net 1/36, légère 5/36.",
    ask("un_balayage(attaquant_force_de_la_carte=13, cible=dict(defense=4, parade=True, res=15))", odds={"niveau 4": F(1, 324), "niveau 1": F(5, 324)}),
)
row(
    "CONF-CF10",
    "Renforts : une chance sur trois de revenir, une d'être perdu ; jamais un Champion. Déviation : 10 cm ou plus, une fois sur deux.",
    ask("jet_de_renfort()", odds={"Il revient": F(1, 3), "Retiré des renforts": F(1, 3), "Aucun effet": F(1, 3)}),
    ask("aller_en_renfort(figurine=dict(renfort=True, champion=True))", outcome="Interdit"),
    ask("jet_de_dispersion()", odds={"10 cm": F(1, 6), "12 cm": F(1, 6), "14 cm": F(1, 6)}),
)
row(
    "CONF-CF11",
    "Un dé de Mutagène/1 : 3 points ou plus, cinq fois sur six ; Mutagène/-1 : trois fois. Les points mis en ATT ne comptent pas dans un coup de maître.",
    ask("un_de_de_mutagene(figurine_mutagene_x=1)", odds={"points du dé 0": F(1, 6), "points du dé 3": F(1, 6), "points du dé 7": F(1, 6)}),
    ask("un_de_de_mutagene(figurine_mutagene_x=-1)", odds={f"points du dé {n}": F(1, 6) for n in (1, 2, 3, 4, 5)}),
    ask("force_du_coup_de_maitre(attaquant=dict(force=6, att=4, coup_de_maitre_x=1, points_de_mutagene_places=2), caracteristique_visee='ATT')", total=11),
)
CLIFF = "attaquant=dict(au_contact_d_un_decor=True, distance_au_tas=2)"
row(
    "CONF-CF12",
    "Un rocher (FOR 6) sur RES 6 : Tué net 2/3 x 3/36 ; Instinct de survie/5 en retire un tiers.",
    ask(f"un_rocher({CLIFF}, cible=dict(res=6, distance_en_contrebas=4))", odds={"niveau 4": F(1, 18)}),
    ask(f"un_rocher({CLIFF}, cible=dict(res=6, distance_en_contrebas=4, instinct_de_survie_x=5))", odds={"niveau 4": F(1, 27)}),
)
row(
    "CONF-CF13",
    "Fauchage/5, INI 3 : libre 2/3, au contact 1/3, avec Bond toujours ; manqué, RES 16 : Tué net 1/108.",
    ask("test_de_fauchage(figurine_ini=3)", odds={"Échappe": F(2, 3)}),
    ask("test_de_fauchage(figurine=dict(ini=3, au_contact_d_un_adversaire=True))", odds={"Échappe": F(1, 3)}),
    ask("test_de_fauchage(figurine=dict(ini=3, bond=True))", odds={"Échappe": F(1)}),
    ask("un_fauchage(attaquant_fauchage_x=5, cible=dict(ini=3, res=16))", odds={"niveau 4": F(1, 108), "niveau 1": F(5, 108)}),
)
MORTAR = "arme=dict(portee_courte=20, portee_moyenne=40, portee_longue=60, artillerie_lourde=True, artillerie_a_effet_de_zone=True)"
row(
    "CONF-CF14",
    "Artillerie lourde à effet de zone, TIR 4, qui a bougé et tire en cloche à 15 cm : TIR 0 contre 4, 1/2.",
    ask(f"tir_sur_une_cible(attaquant=dict(tir=4, s_est_deplace=True), distance=15, {MORTAR}, cible_hors_de_vue=True)", odds={"Touche": F(1, 2)}),
)
row(
    "CONF-CF15",
    "Armée de 350 PA : 20 figurines, 70 PA de Champions, 140 au plus par combattant, 87,5 de nexus, 105 d'alliés. À 400, 125 d'alliés sont de trop.",
    ask("effectif_maximal(valeur_de_l_armee=350)", total=20),
    ask("minimum_de_champions(valeur_de_l_armee=350)", total=70),
    ask("valeur_maximale_d_un_combattant(valeur_de_l_armee=350)", total=140),
    ask("maximum_de_nexus(valeur_de_l_armee=350)", total=F(175, 2)),
    ask("maximum_d_allies(valeur_de_l_armee=350)", total=105),
    ask("alliances(peuple='Wolfen', autre_peuple='Daïkinees')", outcome="Alliés"),
    ask("aligner_l_armee(valeur_de_l_armee=400, l_armee=dict(pa_d_allies=120, pa_de_champions=80, effectif=20))", outcome="Permis"),
    ask("aligner_l_armee(valeur_de_l_armee=400, l_armee=dict(pa_d_allies=125, pa_de_champions=80, effectif=20))", outcome="Interdit"),
)
HURT = "att=5, sonne=True"
row(
    "CONF-CF16",
    "ATT 5, un 2 : grave et Sonné, 4 ; avec Endurance, 5 ; Possédé, 5 ; légère et Sonné, Endurance et Possédé : 7, jamais un bonus.",
    ask(f"test_d_attaque(attaquant=dict({HURT}, blessure_grave=True), des=[2])", total=4),
    ask(f"test_d_attaque(attaquant=dict({HURT}, blessure_grave=True, endurance=True), des=[2])", total=5),
    ask(f"test_d_attaque(attaquant=dict({HURT}, blessure_grave=True, possede=True), des=[2])", total=5),
    ask(f"test_d_attaque(attaquant=dict({HURT}, blessure_legere=True, possede=True, endurance=True), des=[2])", total=7),
)
FURY = "furie_guerriere=True, declare_sa_furie=True"
row(
    "CONF-CF17",
    "Furie : deux dés sur trois en attaque en font trois ; un sur deux, non ; en déroute, non. Tueur né et Charge bestiale, un ennemi chargé : 3 et 1.",
    ask(f"des_d_attaque(figurine=dict(des_en_attaque=2, des_en_defense=1, {FURY}))", total=3),
    ask(f"des_d_attaque(figurine=dict(des_en_attaque=1, des_en_defense=1, {FURY}))", total=1),
    ask(f"des_d_attaque(figurine=dict(des_en_attaque=2, des_en_defense=1, en_deroute=True, {FURY}))", total=2),
    ask("nombre_de_des_de_combat(figurine=dict(tueur_ne=True, charge_bestiale=True, destrier=True, a_charge=True, adversaires_dans_le_combat=1))", total=3),
    ask("nombre_de_des_de_combat(figurine=dict(tueur_ne=True, charge_bestiale=True, destrier=True, adversaires_dans_le_combat=1))", total=4),
    ask("des_d_attaque(figurine=dict(des_en_attaque=3, des_en_defense=0, charge_bestiale=True, a_charge=True))", total=4),
)
ASSAULT = "tir_en_assaut=True, distance=8, cible=dict(taille='Grande', palier=1)"
row(
    "CONF-CF18",
    "Tir pendant l'assaut d'un Grand au palier 1, TIR 3 : avec Tir d'assaut 5/6, sans 1/3.",
    ask(f"tir_sur_une_cible(attaquant=dict(tir=3, tir_d_assaut=True), {ASSAULT})", odds={"Touche": F(5, 6)}),
    ask(f"tir_sur_une_cible(attaquant=dict(tir=3), {ASSAULT})", odds={"Touche": F(1, 3)}),
)
row(
    "CONF-CF19",
    "Tir dans la mêlée : moitié-moitié ; Tir instinctif, 2/3 la cible, 1/6 le mien, 1/6 personne ; sur un Titan, pas de répartition.",
    ask("jet_de_repartition()", odds={"La cible visée est touchée": F(1, 2), "un ami du tireur est touché": F(1, 2)}),
    ask("jet_de_repartition(attaquant_tir_instinctif=True)",
        odds={"La cible visée est touchée": F(2, 3), "un ami du tireur est touché": F(1, 6), "projectile perdu": F(1, 6)}),
    ask("faire_un_jet_de_repartition(cible=dict(est_un_titan=True, au_contact_d_un_ami_du_tireur=True))", outcome="Interdit"),
)
HEALED = "cible=dict(blessure_grave=True, au_contact_de_l_autre=True"
row(
    "CONF-CF20",
    "Soin/4 : 3/4 ; au contact ou sur soi ; ni en déroute, ni sur un engin, ni sur un Acharné tué net. Résolution/2 et Fine lame, un 4 : 9.",
    ask("jet_de_soin(figurine_soin_x=4)", odds={"Soigné d’un cran": F(3, 4)}),
    ask(f"soigner(figurine_soin_x=4, {HEALED}))", outcome="Permis"),
    ask("soigner(figurine_soin_x=4, cible=dict(est_le_soigneur=True, blessure_grave=True))", outcome="Permis"),
    ask(f"soigner(figurine=dict(soin_x=4, en_deroute=True), {HEALED}))", outcome="Interdit"),
    ask(f"soigner(figurine_soin_x=4, {HEALED}, structure_x=5))", outcome="Interdit"),
    ask("soigner(figurine_soin_x=4, cible=dict(acharne=True, tue_net=True, au_contact_de_l_autre=True))", outcome="Interdit"),
    ask("test_d_attaque(attaquant=dict(att=3, fine_lame=True, resolution_x=2, resolution_en_jeu=True), des=[2, 4])", total=9),
)
row(
    "CONF-CF21",
    "Impact/4 après 27 cm (FOR 12) contre RES 12, Énorme/1 : chaque cran connu baisse d'un.",
    ask("un_impact(attaquant=dict(impact_x=4, distance_du_deplacement=27), cible=dict(res=12, enorme_x=1, marqueurs_enorme=1))",
        odds={"niveau 1": F(5, 36), "niveau 2": F(1, 18), "niveau 3": F(1, 12), "niveau 4": F(0)}),
)
HEALER = "blessure_critique=True"
row(
    "CONF-CF22",
    "Régénération en critique : /5, légère 1/9, encore critique 4/9 ; /4, 1/4, 1/2, 1/4 ; rien pour un engin ni pour qui vient d'être éliminé.",
    ask(f"une_regeneration(figurine=dict(regeneration_x=5, {HEALER}))", odds={"niveau 1": F(1, 9), "niveau 2": F(4, 9), "niveau 3": F(4, 9)}),
    ask(f"une_regeneration(figurine=dict(regeneration_x=4, {HEALER}))", odds={"niveau 1": F(1, 4), "niveau 2": F(1, 2), "niveau 3": F(1, 4)}),
    ask("une_regeneration(figurine=dict(regeneration_x=4, structure_x=5))", outcome="Interdit"),
    ask("une_regeneration(figurine=dict(regeneration_x=4, elimine_par_un_effet_nuisible=True))", outcome="Interdit"),
)
ADEPT = "pou=5, rang_de_magicien='Adepte'"
row(
    "CONF-CF23",
    "Un Adepte (POU 5) à 3 gemmes : 7 une fois sur six, 8 trois, 9 deux ; pur, au contact, Récupération/2 : une de plus ; en déroute et grave, 7 : 10.",
    ask(f"une_recuperation_de_mana(magicien=dict({ADEPT}, gemmes_en_reserve=3))", odds={"gemmes 7": F(1, 6), "gemmes 8": F(1, 2), "gemmes 9": F(1, 3)}),
    ask(f"une_recuperation_de_mana(magicien=dict({ADEPT}, gemmes_en_reserve=3, au_contact_d_un_adversaire=True, recuperation_x=2))",
        odds={"gemmes 8": F(1, 6), "gemmes 9": F(1, 2), "gemmes 10": F(1, 3)}),
    ask(f"une_recuperation_de_mana(magicien=dict({ADEPT}, gemmes_en_reserve=7, en_deroute=True, blessure_grave=True))", odds={"gemmes 10": F(1)}),
    ask("bonus_d_un_familier(magicien_pou=6)", odds={"Récupération/2, en gemmes de X seulement": F(1, 3), "Esprit de X": F(1, 6)}),
)
row(
    "CONF-CF24",
    "POU 6, difficulté 8, contre POU 4 : 67/108 de passer, contré 23/108.",
    ask("incantation_face_au_contre(magicien_pou=6, difficulte=8, contre_magicien_pou=4)", odds={"Lancé": F(67, 108), "Contré": F(23, 108), "Raté": F(1, 6)}),
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
    "CONF-CF26",
    "Infiltration/15 : 15 cm oui, 16 non, au deuxième tour non. À 16 cm de la médiane oui, à 15 non, à 20 chez l'adversaire non. Un Grand : 2 compteurs.",
    ask("s_infiltrer(figurine=dict(infiltration_x=15, distance_du_deplacement=15))", outcome="Permis"),
    ask("s_infiltrer(figurine=dict(infiltration_x=15, distance_du_deplacement=16))", outcome="Interdit"),
    ask("s_infiltrer(figurine_infiltration_x=15, infiltration_annoncee_a_temps=False)", outcome="Interdit"),
    ask("deployer_une_figurine(figurine_distance_a_la_ligne_mediane=16)", outcome="Permis"),
    ask("deployer_une_figurine(figurine_distance_a_la_ligne_mediane=15)", outcome="Interdit"),
    ask("deployer_une_figurine(figurine=dict(distance_a_la_ligne_mediane=20, dans_sa_moitie_de_terrain=False))", outcome="Interdit"),
    ask("compteurs_par_combattant(figurine=dict(taille='Grande', au_contact_de_l_objectif=True))", total=2),
)
row(
    "CONF-CF27",
    "Des noms dits comme à la table, et celui que l'on montre.",
    ask("nombre_de_sortileges(magicien_rang='Adepte')", asks="rang_de_magicien"),
    ask("soigner(figurine_soin_x=4, sur_lui_meme=True)", asks="est_le_soigneur"),
    ask("test_d_attaque(attaquant=dict(att=3, assomme=True))", asks="sonne"),
    ask("test_d_incantation(magicien_pou=5, difficulte=9, gemmes_en_plus=2)", asks="gemmes_de_maitrise"),
    ask("test_d_incantation(magicien=dict(pou=5, au_corps_a_corps=True), difficulte=9)", asks="au_contact_d_un_adversaire"),
    ask("test_de_courage(figurine=dict(cou=3, sous_un_etendard=True), adversaire_peur=8)", asks="dans_l_aura_d_un_porte_etendard"),
    ask("tir_sur_une_cible(attaquant=dict(tir=3, a_bouge=True), distance=15)", asks="s_est_deplace"),
    ask("tir_sur_une_cible(attaquant_tir=3, distance=15, cible_a_moitie_cachee=True)", asks="partiellement_visible"),
    ask("jet_de_blessures(attaquant_force=4, cible=dict(res=12, immunite_tete=True))", asks="zone_immunisee"),
    ask("alliances(peuple='Achéron', peuple_de_l_allie='Dirz')", asks="autre_peuple"),
)
row(
    "CONF-CF28",
    "En déroute et libre, il fuit à son activation ; une fois seulement, ni déjà activé, ni au contact sans s'être désengagé.",
    ask("fuir(figurine_en_deroute=True)", outcome="Obligatoire"),
    ask("fuir(figurine=dict(en_deroute=True, a_deja_fui=True))", outcome="Interdit"),
    ask("fuir(figurine=dict(en_deroute=True, deja_active=True))", outcome="Interdit"),
    ask("fuir(figurine=dict(en_deroute=True, au_contact_d_un_adversaire=True))", outcome="Interdit"),
    ask("fuir(figurine=dict(en_deroute=True, au_contact_d_un_adversaire=True, s_est_desengage=True))", outcome="Obligatoire"),
)
ZEALOT = "rang_de_fidele='Zélote', au_contact_d_un_adversaire=True, croyants=8, feal_x=1, piete_x=2, foi_temporaire=1"
row(
    "CONF-CF29",
    "Zélote au contact, 8 croyants, Féal/1, Piété/2 et 1 FT : 8, moine ou pur ; pur en déroute, 5. Miracle au palier 1, au contact, censuré d'1 : 19/27.",
    ask(f"foi_temporaire_du_tour(fidele=dict({ZEALOT}, moine_guerrier=True))", total=8),
    ask(f"foi_temporaire_du_tour(fidele=dict({ZEALOT}))", total=8),
    ask(f"foi_temporaire_du_tour(fidele=dict({ZEALOT}, en_deroute=True))", total=5),
    ask("""test_de_divination(fidele=dict(foi=4, fidele_pur=True, au_contact_d_un_adversaire=True, renforcement=2), difficulte=5, cible_palier=1,
        points_de_censure=1)""", odds={"Réussi": F(19, 27)}),
)
SHOT = "distance=30, arme=dict(force=4, portee_courte=20, portee_moyenne=40, portee_longue=60)"
row(
    "CONF-CF30",
    "TIR 3 à 30 cm, FOR 4 contre RES 12, dans la mêlée : Tir instinctif et Chance, 1/2 de toucher la cible, 1/72 de la tuer ; Instinct de survie/5, 1/216.",
    ask(f"""un_tir(attaquant=dict(tir=3, s_est_deplace=True, tir_instinctif=True, chance=True), {SHOT}, cible=dict(res=12,
        au_contact_d_un_ami_du_tireur=True))""", odds={"la cible est touchée par un tir": F(1, 2), "niveau 4": F(1, 72), "niveau 1": F(5, 72)}),
    ask(f"""un_tir(attaquant=dict(tir=3, s_est_deplace=True), {SHOT}, cible=dict(res=12, instinct_de_survie_x=5,
        au_contact_d_un_ami_du_tireur=True))""", odds={"la cible est touchée par un tir": F(1, 4), "niveau 4": F(1, 216)}),
)

QUESTIONS = [(code, n, *asked) for code, (_, questions) in ROWS.items() for n, asked in enumerate(questions, 1)]


@pytest.mark.parametrize("code, rank, question, expected", QUESTIONS, ids=[f"{code}-{n}" for code, n, *_ in QUESTIONS])
def test_situation(resolver, code, rank, question, expected):
    check(resolver, "confrontation", code, question, expected)
