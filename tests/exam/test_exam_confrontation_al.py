"""Confrontation, a blind round on magic, faith, machines, Titans and chapter XIX: two or three skills at once with a phase, a wound state or a machine.

The rows were worked out from the text alone; those of what already held were asked with the others. One row a situation, each question with what the row
states and nothing more.
"""

from __future__ import annotations

from fractions import Fraction as F

import pytest
from verdicts import ask, check, rows

ROWS, row = rows()

BOW = "arme=dict(portee_courte=20, portee_moyenne=40, portee_longue=60)"
LANCE = "arme=dict(artillerie_legere=True, artillerie_perforante=True, portee_courte=20, portee_moyenne=40, portee_longue=60)"
ARCHER = "tir=3, rechargement_rapide_x=1, tir_supplementaire_x=1, recharge_vite=True"
row(
    "CONF-AL01",
    "TIR 3, Rechargement rapide/1 et Tir supplémentaire/1, sans bouger, portée courte : trois tirs à TIR 2 contre 4 ; l'un au moins touche, 215/216.",
    ask(f"nombre_de_tirs(attaquant=dict({ARCHER}))", total=3),
    ask(f"tests_des_tirs_d_une_activation(attaquant=dict({ARCHER}), portee_du_tir='courte')", gives="2,5 en moyenne"),
    ask(f"tests_des_tirs_d_une_activation(attaquant=dict({ARCHER}, a_marche=True), portee_du_tir='courte')", outcome="Interdit"),
)
CHARIOT = "tireur_embarque=True, tir=4, mou=20, a_charge=True, au_contact_d_un_adversaire=True"
row(
    "CONF-AL02",
    "Tireur embarqué, MOU 20 : après une charge de 25 cm, au contact, à 30 cm : TIR 4 - 1 - 1 contre 7, 1/3 ; une charge de 18 cm, 1/2 ; à 9 cm, non.",
    ask(f"tir_sur_une_cible(attaquant=dict({CHARIOT}, distance_parcourue=25), {BOW}, distance=30)", odds={"Touche": F(1, 3)}),
    ask(f"tir_sur_une_cible(attaquant=dict({CHARIOT}, distance_parcourue=18), {BOW}, distance=30)", odds={"Touche": F(1, 2)}),
    ask(f"tirer(attaquant=dict({CHARIOT}, distance_parcourue=25), distance=9)", outcome="Interdit"),
)
row(
    "CONF-AL03",
    "Immobile/3, deux ennemis moyens au contact, dont un l'a chargé : il tire sur l'un d'eux, TIR 4 - 1 contre 4 + 1, 5/6 ; à trois, il ne tire plus.",
    ask("tir_sur_une_cible(attaquant=dict(tir=4, immobile_x=3, au_contact_d_un_adversaire=True, puissance_adverse_au_contact=2, a_ete_charge=True), "
        "portee_du_tir='courte')", odds={"Touche": F(5, 6)}),
    ask("tirer(attaquant=dict(tir=4, immobile_x=3, au_contact_d_un_adversaire=True, puissance_adverse_au_contact=3))", outcome="Interdit"),
)
row(
    "CONF-AL04",
    "Tir d'assaut et artillerie perforante : la trajectoire s'arrête à la portée courte, 20 cm ; une cible à 25 cm n'est pas atteinte.",
    ask(f"longueur_de_la_trajectoire(attaquant=dict(tir=4, tir_d_assaut=True, tir_en_assaut=True), {LANCE})", total=20),
    ask(f"tirer(attaquant=dict(tir=4, tir_d_assaut=True, tir_en_assaut=True), {LANCE}, distance=25)", outcome="Interdit"),
)
row(
    "CONF-AL05",
    "Maître pur, POU 5, léger, en déroute, au contact, Récupération/2, 7 gemmes ; 6 puis 2 : 10, 7 gemmes - 1 + 2, mais la réserve s'arrête à 10.",
    ask("de_la_recuperation_a_la_reserve(magicien=dict(pou=5, rang=3, magicien_pur=True, blessure_legere=True, en_deroute=True, "
        "au_contact_d_un_adversaire=True, recuperation_x=2, gemmes_en_reserve=7), des=[[6, 2]])", gives="Gemmes 10"),
    ask("de_la_recuperation_a_la_reserve(magicien=dict(pou=4, rang=1, guerrier_mage=True, blessure_grave=True, au_contact_d_un_adversaire=True, "
        "gemmes_en_reserve=0), des=[[1]])", gives="Gemmes 2"),
)
MOON = "pou=3, rang_de_magicien='Initié', selenite=True, don_d_yllia='Récupération/1'"
row(
    "CONF-AL06",
    "Sélénite initié, POU 3, Hermétisme, au contact, 2 gemmes, un 5 : 4 + 1, au plus 6 en réserve ; Récupération/2 sur sa carte : 2, et non 3.",
    ask(f"de_la_recuperation_a_la_reserve(magicien=dict({MOON}, magicien_pur=True, maitrise_l_hermetisme=True, au_contact_d_un_adversaire=True, "
        "gemmes_en_reserve=2), des=[[5]])", gives="Gemmes 6"),
    ask(f"gemmes_regagnees(magicien=dict({MOON}, recuperation_x=2, gemmes_en_reserve=0, resultat_de_recuperation=8))", total=6),
    ask("nombre_de_des_de_combat(figurine=dict(selenite=True, don_d_yllia='Tueur né', adversaires_dans_le_combat=1))", total=3),
)
row(
    "CONF-AL07",
    "Contre d'un pur au contact, POU 5, son Familier a donné POU+2 : 6 contre un total de 11, 1/3 ; renforcé, 5/9, trois gemmes.",
    ask("test_de_contre(contre_magicien=dict(pou=5, magicien_pur=True, au_contact_d_un_adversaire=True, resultat_d_asservissement=5), difficulte=11)",
        odds={"Contré": F(1, 3)}),
    ask("test_de_contre(contre_magicien=dict(pou=5, magicien_pur=True, au_contact_d_un_adversaire=True, resultat_d_asservissement=5, "
        "contre_renforce=True), difficulte=11)", odds={"Contré": F(5, 9)}),
    ask("cout_du_contre(contre_magicien=dict(contre_renforce=True))", total=3),
    ask("recourir_a_la_contre_magie(effet=dict(portee_personnelle=True))", outcome="Interdit"),
)
row(
    "CONF-AL08",
    "Pur au contact, POU 6, cible au palier voisin, deux gemmes d'Air, Esprit de l'Air, une gemme pour la maîtrise : 3 contre 8 sur trois dés, 19/27.",
    ask("test_d_incantation(magicien=dict(pou=6, magicien_pur=True, au_contact_d_un_adversaire=True, esprit_x='Air', gemmes_de_maitrise=1), "
        "cible_palier=1, difficulte=8, effet=dict(cout_d_air=2))", odds={"Réussi": F(19, 27)}),
    ask("cibler_avec_un_sortilege(magicien=dict(palier=0), cible_palier=2)", outcome="Interdit"),
)
row(
    "CONF-AL09",
    "Primagie lancée de deux Feu et une Ténèbres : deux Eau et un Feu l'absorbent ; une Eau et deux Feu, non ; une gemme de trop, non plus.",
    ask("absorber_un_sortilege(effet_primagie=True, magicien=dict(sacrifice_de_feu=2, sacrifice_de_tenebres=1), "
        "contre_magicien=dict(sacrifice_d_eau=2, sacrifice_de_feu=1))", outcome="Permis"),
    ask("absorber_un_sortilege(effet_primagie=True, magicien=dict(sacrifice_de_feu=2, sacrifice_de_tenebres=1), "
        "contre_magicien=dict(sacrifice_d_eau=1, sacrifice_de_feu=2))", outcome="Interdit"),
    ask("absorber_un_sortilege(magicien=dict(sacrifice_de_lumiere=2, sacrifice_de_terre=1), contre_magicien=dict(sacrifice_de_tenebres=4))", outcome="Interdit"),
)
row(
    "CONF-AL10",
    "Familier mort, une seule gemme de son Élément : une légère au magicien ; Dévotion/2 à 9 gemmes sur 10 : une seule entre ; à 11 cm, rien.",
    ask("perte_du_familier(magicien=dict(blessure_legere=True, gemmes_de_l_element=1))", outcome="Blessure légère"),
    ask("gemmes_d_une_devotion(devotion_x=2, pou=5, gemmes_en_reserve=9)", total=1),
    ask("profiter_d_une_devotion(figurine_devotion_x=2, distance=11)", outcome="Interdit"),
    ask("profiter_d_une_devotion(figurine=dict(devotion_x=2, en_deroute=True), distance=5)", outcome="Interdit"),
)
row(
    "CONF-AL11",
    "Qui donne sa Dévotion déjà blessé : légère, il passe en critique ; grave ou critique, il meurt ; Vulnérable en légère, il meurt aussi.",
    ask("etre_designe_pour_une_devotion(figurine=dict(devotion_x=2, blessure_legere=True))", outcome="Blessure critique"),
    ask("etre_designe_pour_une_devotion(figurine=dict(devotion_x=2, blessure_grave=True))", outcome="Tué net"),
    ask("etre_designe_pour_une_devotion(figurine=dict(devotion_x=2, blessure_critique=True))", outcome="Tué net"),
    ask("etre_designe_pour_une_devotion(figurine=dict(devotion_x=2, blessure_legere=True, vulnerable=True))", outcome="Tué net"),
    ask("etre_designe_pour_une_devotion(figurine=dict(devotion_x=2))", outcome="Blessure grave"),
)
row(
    "CONF-AL12",
    "Un Martyr/2 à 5 cm de son fidèle libre : permis sans dire que c'est son activation ; hors d'elle, non ; en légère, il passe en critique.",
    ask("designer_un_martyr(cible_martyr_x=2, distance=5)", outcome="Permis"),
    ask("designer_un_martyr(figurine_martyr_x=2, distance=5)", outcome="Permis"),
    ask("designer_un_martyr(cible_martyr_x=2, distance=5, fidele_hors_de_son_activation=True)", outcome="Interdit"),
    ask("designer_un_martyr(figurine=dict(martyr_x=2, en_deroute=True), distance=5)", outcome="Interdit"),
    ask("designer_un_martyr(fidele_au_contact_d_un_adversaire=True, cible_martyr_x=2, distance=5)", outcome="Interdit"),
    ask("etre_designe_comme_martyr(figurine=dict(martyr_x=2, blessure_legere=True, dur_a_cuire=True, ethere=True))", outcome="Blessure critique"),
    ask("etre_designe_comme_martyr(figurine=dict(martyr_x=2, blessure_grave=True))", outcome="Tué net"),
)
row(
    "CONF-AL13",
    "L'invocateur tué net : ses invoqués partent en fin de tour, sauf si leur carte les garde ; Acharné, ils restent, mais pas son Familier.",
    ask("lien_rompu(figurine_invoque=True, magicien_tue_net=True)", outcome="retiré du jeu à la fin du tour"),
    ask("lien_rompu(figurine_invoque=True, fidele_tue_net=True)", outcome="retiré du jeu à la fin du tour"),
    ask("lien_rompu(figurine=dict(invoque=True, survit_a_son_invocateur=True), magicien_tue_net=True)", outcome="Aucune conséquence"),
    ask("lien_rompu(figurine_invoque=True, magicien=dict(tue_net=True, acharne=True))", outcome="Aucune conséquence"),
    ask("lien_rompu(figurine_familier=True, magicien=dict(tue_net=True, acharne=True))", outcome="retiré du jeu à la fin du tour"),
)
row(
    "CONF-AL14",
    "Rang 2, Invocateur/1 : limite 3 ; deux pantins tenus, une Grande Taille de plus, non ; Invocateur/-1, limite 1 ; Énorme/1 pèse 3.",
    ask("limite_de_controle(magicien=dict(rang=2, invocateur_x=1))", total=3),
    ask("invoquer(magicien=dict(rang=2, invocateur_x=1, puissance_controlee=2), figurine_taille='Grande')", outcome="Interdit"),
    ask("invoquer(magicien=dict(rang=2, invocateur_x=1, puissance_controlee=1), figurine_taille='Grande')", outcome="Permis"),
    ask("limite_de_controle(magicien=dict(rang=2, invocateur_x=-1))", total=1),
    ask("puissance_apres_l_invocation(magicien=dict(puissance_controlee=1), figurine=dict(enorme_x=1))", total=4),
)
row(
    "CONF-AL15",
    "Un Élément que le magicien ne maîtrise pas : ni le sortilège appris, ni le Familier recruté ; de la Primagie, si.",
    ask("apprendre_un_sortilege(magicien_element_non_maitrise=True)", outcome="Interdit"),
    ask("apprendre_un_sortilege(magicien_element_non_maitrise=True, effet_primagie=True)", outcome="Permis"),
    ask("recruter_un_familier(magicien=dict(rang=2, familiers_recrutes=1, element_non_maitrise=True))", outcome="Interdit"),
)
row(
    "CONF-AL16",
    "Zélote Moine-guerrier, Piété/2, Thaumaturge en grave, en déroute, 3 FT restants, 5 croyants dans ses 25 cm : 2 + 3 - 2, Piété muette ; rallié, 7.",
    ask("aura_de_foi_du_fidele(fidele=dict(aura_de_foi=15, thaumaturge=True, blessure_grave=True))", total=25),
    ask("foi_temporaire_du_tour(fidele=dict(rang=2, moine_guerrier=True, piete_x=2, foi_temporaire=3, en_deroute=True), croyants=5)", total=3),
    ask("foi_temporaire_du_tour(fidele=dict(rang=2, moine_guerrier=True, piete_x=2, foi_temporaire=3), croyants=5)", total=7),
    ask("aura_de_foi_du_fidele(fidele=dict(aura_de_foi=15, thaumaturge=True, blessure_legere=True, endurance=True))", total=20),
)
row(
    "CONF-AL17",
    "Une Relique qui ôte 1 de Création : 1/1/0 la porte et commence à 1 FT ; qui ôte 1 d'Altération à 0, non. Un prodige se paie, sans test ni censure.",
    ask("porter_une_relique(fidele=dict(champion=True, est_un_fidele=True, foi_creation=1, foi_alteration=1, foi_destruction=0), effet=dict(creation_de_la_relique=-1))",
        outcome="Permis"),
    ask("porter_une_relique(fidele=dict(champion=True, est_un_fidele=True, foi_creation=1, foi_alteration=0, foi_destruction=0), effet=dict(alteration_de_la_relique=-1))",
        outcome="Interdit"),
    ask("ft_de_depart(fidele=dict(foi_creation=1, foi_alteration=1, foi_destruction=0), effet=dict(creation_de_la_relique=-1))", total=1),
    ask("utiliser_un_prodige(fidele=dict(foi_temporaire=2), effet=dict(prodige=True, ferveur=3))", outcome="Interdit"),
    ask("censurer(censeur=dict(foi_temporaire=2), effet=dict(prodige=True))", outcome="Interdit"),
)
row(
    "CONF-AL18",
    "Débarqué ce tour, il ne charge pas, mais engage la cible qu'il voit ; un guerrier qui pouvait charger, c'est un litige.",
    ask("charger(attaquant_debarque_ce_tour=True)", outcome="Interdit"),
    ask("engager_un_adversaire(attaquant_debarque_ce_tour=True)", outcome="Permis"),
    ask("engager_un_adversaire()", outcome="Interdit", disputed="Permis"),
)
row(
    "CONF-AL19",
    "Un Titan RES 12 : FOR 6 n'inflige qu'une grave, un double 6 compris ; chargé par quatre moyens et un Énorme/1 (7 de Puissance), il peut se désengager.",
    ask("jet_de_blessures(attaquant=dict(force=6), cible=dict(est_un_titan=True, res=12), des=[6, 6])", outcome="Blessure grave"),
    ask("se_desengager(figurine=dict(est_un_titan=True, a_ete_charge=True, adversaires_au_contact=5, puissance_adverse_au_contact=7))", outcome="Permis"),
    ask("se_desengager(figurine=dict(est_un_titan=True, puissance_adverse_au_contact=10))", outcome="Interdit"),
    ask("test_de_desengagement(figurine=dict(ini=3, est_un_titan=True, adversaires_au_contact=5, adversaires_moins_que_tres_grands=4))", odds={"Se désengage": F(2, 3)}),
    ask("force_du_balayage(attaquant_force_de_la_carte=13)", total=7),
)
row(
    "CONF-AL20",
    "Bretteur en Furie : deux dés en attaque et un en réserve, un dé de plus ; un et un, non ; et pas de défense soutenue avec un dé non placé.",
    ask("des_d_attaque(figurine=dict(bretteur=True, furie_guerriere=True, declare_sa_furie=True, adversaires_dans_le_combat=2, des_en_attaque=2, des_en_defense=0, "
        "des_non_places=1))", total=3),
    ask("des_d_attaque(figurine=dict(bretteur=True, furie_guerriere=True, declare_sa_furie=True, adversaires_dans_le_combat=1, des_en_attaque=1, des_en_defense=0, "
        "des_non_places=1))", total=1),
    ask("annoncer_une_defense_soutenue(cible=dict(bretteur=True, des_en_attaque=0, des_en_defense=1, des_non_places=1, des_de_defense_restants=1))", outcome="Interdit"),
)
RIDER = "destrier=True, tueur_ne=True, charge_bestiale=True"
row(
    "CONF-AL21",
    "Destrier, Tueur né, Charge bestiale : chargé, 3 dés de combat, et un d'attaque ; sans charge, 4.",
    ask(f"nombre_de_des_de_combat(figurine=dict({RIDER}, a_charge=True, adversaires_dans_le_combat=1))", total=3),
    ask(f"des_d_attaque(figurine=dict({RIDER}, a_charge=True, des_en_attaque=3, des_en_defense=0))", total=4),
    ask(f"nombre_de_des_de_combat(figurine=dict({RIDER}, adversaires_dans_le_combat=1))", total=4),
)
row(
    "CONF-AL22",
    "Acharné tué net et Possédé, ATT 4, FOR 6 : ATT 2, un coup de maître/1 à 9 ; on ne le soigne plus. Possédé et Endurance en grave : -1 seulement.",
    ask("force_du_coup_de_maitre(attaquant=dict(att=4, force=6, coup_de_maitre_x=1, acharne=True, tue_net=True, possede=True))", total=9),
    ask("soigner(cible=dict(acharne=True, tue_net=True))", outcome="Interdit"),
    ask("test_d_attaque(attaquant=dict(att=4, possede=True, endurance=True, blessure_grave=True), des=[3])", total=6),
    ask("test_d_attaque(attaquant=dict(att=4, endurance=True, blessure_grave=True, sonne=True), des=[3])", total=5),
    ask("test_d_attaque(attaquant=dict(att=4, possede=True, blessure_critique=True, sonne=True), des=[3])", total=4),
)
row(
    "CONF-AL23",
    "En légère, Éphémère/5 puis Régénération/4 : indemne 17/36, blessé encore 19/36.",
    ask("une_regeneration(figurine=dict(blessure_legere=True, ephemere_x=5, regeneration_x=4))", odds={"niveau 0": F(17, 36)}),
)
AXE = "attaquant=dict(force=5, epee_hache=True"
row(
    "CONF-AL24",
    "Épée-hache : une grave qu'un Vulnérable aggrave en critique n'est pas un Tué net ; lue critique par Fléau, elle l'est, Éthéré compris ; Énorme, deux crans de moins.",
    ask(f"blessures_subies({AXE}), cible=dict(res=5, vulnerable=True), des=[[3, 6]])", outcome="niveau 3"),
    ask(f"blessures_subies({AXE}, fleau=True), cible=dict(res=5, vise_par_le_fleau=True, ethere=True), des=[[4, 5]])", outcome="niveau 4"),
    ask(f"blessures_subies({AXE}, fleau=True), cible=dict(res=5, vise_par_le_fleau=True, enorme_x=2, marqueurs_enorme=2), des=[[4, 5]])", gives="niveau 2"),
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
    "CONF-AL26",
    "Cri de guerre/7, COU 4, charge une PEUR 8 : réussi d'office ; sa cible Mutagène/1 met trois points au plus par caractéristique, et ses points d'ATT ne font pas la FOR.",
    ask("test_de_courage(figurine=dict(cou=4, cri_de_guerre_x=7, en_charge=True), difficulte=8)", odds={"Réussi": F(1)}),
    ask("plafond_de_mutagene(figurine=dict(mutagene_x=1))", total=3),
    ask("force_du_coup_de_maitre(attaquant=dict(att=3, force=6, coup_de_maitre_x=1, mutagene_x=1, points_de_mutagene_en_att=3))", total=10),
    ask("un_de_de_mutagene(figurine=dict(mutagene_x=1), des=[[1]])", gives="0"),
)
row(
    "CONF-AL27",
    "Char à Structure/8, deux PS perdus, touché d'une grave toxique : 2 + 2 + 2 = 6 ; à Structure/10, 2 PS perdus ne gênent pas encore, 3 si.",
    ask("blessures_subies(attaquant=dict(force=7, toxique_x=2, attaque_toxique=True), cible=dict(res=7, structure_x=8, ps_perdus=2), des=[[3, 6], [2]])", gives="PS perdus 6"),
    ask("test_d_attaque(attaquant=dict(att=4, structure_x=10, ps_perdus=2), des=[3])", total=7),
    ask("test_d_attaque(attaquant=dict(att=4, structure_x=10, ps_perdus=3), des=[3])", total=6),
    ask("soigner(cible=dict(structure_x=8))", outcome="Interdit"),
)
row(
    "CONF-AL28",
    "Irrépressible lancé, Impact/3, MOU 15 : 30 cm, FOR 9 ; assailli de face il frappe l'assaillant et ne subit pas de pénalités.",
    ask("force_de_l_impact(attaquant=dict(impact_x=3, mou=15, irrepressible=True, marqueur_de_vitesse=True))", total=9),
    ask("infliger_l_impact_en_retour(cible=dict(impact_x=3, irrepressible=True, marqueur_de_vitesse=True, assailli_de_face=True))", outcome="Obligatoire"),
    ask("infliger_les_penalites_de_charge(attaquant=dict(a_charge=True), cible=dict(irrepressible=True, marqueur_de_vitesse=True, assailli_de_face=True))", outcome="Interdit"),
    ask("fin_du_deplacement(figurine=dict(irrepressible=True, mou=15, distance_du_deplacement=16))", outcome="marqueur de vitesse"),
)
row(
    "CONF-AL29",
    "Transport/4, deux moyens à bord : une Grande Taille n'entre plus, un cavalier jamais ; un commandant à bord n'a plus d'aura ; RES 8, détruit : FOR 8.",
    ask("embarquer(figurine=dict(taille='Grande', au_contact_de_l_acces=True), cible=dict(transport_x=4, places_occupees=2))", outcome="Interdit"),
    ask("embarquer(figurine=dict(taille='Moyenne', au_contact_de_l_acces=True), cible=dict(transport_x=4, places_occupees=2))", outcome="Permis"),
    ask("embarquer(figurine=dict(a_une_monture=True, au_contact_de_l_acces=True), transport_x=4)", outcome="Interdit"),
    ask("profiter_du_commandement(commandant=dict(a_bord=True, commandement_x=10, distance_a_la_figurine=3))", outcome="Interdit"),
    ask("force_de_la_destruction(res=8)", total=8),
)
row(
    "CONF-AL30",
    "Pression à deux dés : un incident 11/36, une explosion 11/216 ; la PEUR ne gagne que 2 ; en déroute, aucun jet.",
    ask("un_jet_de_pression(des_de_pression=2)", gives="11/216"),
    ask("bonus_de_pression(caracteristique_sous_pression='PEUR', total_de_pression=5)", total=2),
    ask("jet_de_pression(figurine_en_deroute=True)", outcome="Interdit"),
)
row(
    "CONF-AL31",
    "Poids/5 : pas de fuite, pas de désengagement à l'INI ; course puis tir à TIR-1, marche puis tir sans malus ; un virage de 60°, non.",
    ask("fuir(figurine=dict(poids_x=5))", outcome="Interdit"),
    ask("test_de_desengagement(figurine=dict(ini=3, poids_x=5, adversaires_au_contact=1))", outcome="Interdit"),
    ask(f"tir_sur_une_cible(attaquant=dict(tir=4, poids_x=5, a_couru=True), {LANCE}, portee_du_tir='moyenne')", odds={"Touche": F(1, 2)}),
    ask(f"tir_sur_une_cible(attaquant=dict(tir=4, poids_x=5, a_marche=True), {LANCE}, portee_du_tir='moyenne')", odds={"Touche": F(2, 3)}),
    ask("virer(figurine=dict(poids_x=5), angle_du_virage=60)", outcome="Interdit"),
)
row(
    "CONF-AL32",
    "Désengagement/7 contre trois : 7, 1/2 à INI 3 ; en force il ne sert pas. Éthéré réussit d'office, mais pas chargé ce tour.",
    ask("test_de_desengagement(figurine=dict(ini=3, desengagement_x=7, adversaires_au_contact=3))", odds={"Se désengage": F(1, 2)}),
    ask("test_de_desengagement_en_force(figurine=dict(force=9, desengagement_x=5, taille='Grande', adversaires_au_contact=1), adversaire=dict(taille='Moyenne', res=5))",
        odds={"Se désengage": F(5, 6)}),
    ask("se_desengager(figurine=dict(ethere=True, a_ete_charge=True))", outcome="Interdit"),
    ask("test_de_desengagement(figurine=dict(ethere=True, ini=1, adversaires_au_contact=3))", gives="automatique"),
)
row(
    "CONF-AL33",
    "Un faucheur/8 : un Bond au contact d'un adversaire teste contre 6, INI 2, 1/2.",
    ask("un_fauchage(attaquant=dict(fauchage_x=8), cible=dict(ini=2, bond=True, au_contact_d_un_adversaire=True, res=5))", gives="difficulté 6"),
)
row(
    "CONF-AL34",
    "Aguerri devant une Abominable de PEUR 9, COU 3 : il faut 6 sur les deux dés, un 5 relancé compte : 1/9 ; Bravoure annule, 1/3.",
    ask("test_de_courage(figurine=dict(cou=3, aguerri=True), adversaire=dict(peur=9, abominable=True))", odds={"Réussi": F(1, 9)}),
    ask("test_de_courage(figurine=dict(cou=3, bravoure=True, aguerri=True), adversaire=dict(peur=9, abominable=True))", odds={"Réussi": F(1, 3)}),
    ask("test_de_courage(figurine=dict(cou=3, chance=True, bravoure=True), adversaire_peur=7)", odds={"Réussi": F(15, 16)}),
)
row(
    "CONF-AL35",
    "Conscience ou Immortel du Destin, à 18 cm, charge ce qu'il ne voit pas ; à 21, non ; il contre sans voir à 15 cm ; Négation le fait à 25.",
    ask("charger(attaquant=dict(immortel=True, voie='Destin'), distance=18, cible_hors_de_vue=True)", outcome="Permis"),
    ask("charger(attaquant=dict(conscience=True), distance=21, cible_hors_de_vue=True)", outcome="Interdit"),
    ask("recourir_a_la_contre_magie(contre_magicien=dict(conscience=True, ne_voit_pas_le_lanceur=True, distance_au_lanceur=15), effet=dict(portee_de_l_effet=20))",
        outcome="Permis"),
    ask("recourir_a_la_contre_magie(contre_magicien=dict(conscience=True, ne_voit_pas_le_lanceur=True, distance_au_lanceur=25), effet=dict(portee_de_l_effet=30))",
        outcome="Interdit"),
    ask("recourir_a_la_contre_magie(contre_magicien=dict(negation=True, ne_voit_pas_le_lanceur=True, distance_au_lanceur=25), effet=dict(portee_de_l_effet=30))",
        outcome="Permis"),
)
row(
    "CONF-AL36",
    "Nexus : Ruine/4 une fois sur deux ; Icône/2 à un Dévot pur de quatre croyants : 2 + 2 + 2 ; Sanctuaire et Hostile : ATT-1 à 15 cm ; Emblème de Structure 6 : COU 6.",
    ask("jet_du_nexus(nexus=dict(ruine_x=4))", odds={"X atteint": F(1, 2)}),
    ask("foi_temporaire_du_tour(fidele=dict(rang=1, nexus_dans_l_aura_de_foi=True), croyants=4, nexus=dict(icone_x=2))", total=6),
    ask("test_d_attaque(attaquant=dict(att=4, a_l_attribut_hostile=True), nexus=dict(sanctuaire_x=15, hostile=True), distance=15, des=[3])", total=6),
    ask("test_de_courage(figurine=dict(cou=3, repond_a_l_allegeance=True), nexus=dict(embleme_x=15, valeur_de_structure=6), adversaire_peur=9, distance=15)",
        odds={"Réussi": F(2, 3)}),
)

row(
    "CONF-AL37",
    "Trois dés en attaque contre un dé de défense : trois attaques ; Furie en ajoute une ; un coup de maître est un seul coup.",
    ask("attaques_portees(attaquant_des_en_attaque=3)", total=3),
    ask("attaques_portees(attaquant=dict(des_en_attaque=3, des_en_defense=0, furie_guerriere=True, declare_sa_furie=True))", total=4),
    ask("attaques_portees(attaquant=dict(des_en_attaque=3, coup_de_maitre_x=1, porte_un_coup_de_maitre=True))", total=1),
    ask("attaques_contre_un_adversaire(attaquant=dict(att=3, force=5, des_en_attaque=2), cible=dict(res=11, des_de_defense_restants=0), "
        "des=[[5], [4, 5], [3], [4, 5]])", outcome="niveau 2"),
)
row(
    "CONF-AL38",
    "Adepte à 9, deux places seulement en réserve : deux gemmes des cinq ; Dévotion/3, une place : une.",
    ask("gemmes_regagnees(magicien=dict(resultat_de_recuperation=9, rang=2, place_en_reserve=2))", total=2),
    ask("gemmes_d_une_devotion(figurine_devotion_x=3, magicien_place_en_reserve=1)", total=1),
)


QUESTIONS = [(code, n, question, expected) for code, (_, questions) in ROWS.items() for n, (question, expected) in enumerate(questions, 1)]


@pytest.mark.parametrize("code, rank, question, expected", QUESTIONS, ids=[f"{code}-{n}" for code, n, *_ in QUESTIONS])
def test_situation(resolver, code, rank, question, expected):
    check(resolver, "confrontation", code, question, expected)
