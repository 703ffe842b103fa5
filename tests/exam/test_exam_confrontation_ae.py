"""Confrontation, one more blind round over the first half of the book: two failures against each other, minimums, fires, flights, levels, what was done before.

The rows were worked out from the text alone; those of what already held were asked with the others. One row a situation, each question with what the row
states and nothing more.
"""

from __future__ import annotations

from fractions import Fraction as F

import pytest
from verdicts import ask, check, rows

ROWS, row = rows()

BOW = "arme=dict(portee_courte=20, portee_moyenne=40, portee_longue=60)"
row(
    "CONF-AE01",
    "INI 1, critique et Sonné, un 2 : −1 ; en face INI 2, critique, un 1 : 0. Je perds, ou nul ne gagne ; contre un 1 ou plus, je perds de toute façon.",
    ask("""initiative_du_combat(figurine=dict(ini=1, blessure_critique=True, sonne=True), adversaire=dict(ini=2, blessure_critique=True), des=[2],
        des_adverses=[1])""", outcome="Perdue", total=-1, disputed="Égalité"),
    ask("""initiative_du_combat(figurine=dict(ini=2, blessure_critique=True), adversaire=dict(ini=1, blessure_critique=True, sonne=True), des=[1],
        des_adverses=[2])""", outcome="Gagnée", disputed="Égalité"),
    ask("initiative_du_combat(figurine=dict(ini=1, blessure_critique=True), adversaire=dict(ini=3), des=[2], des_adverses=[1])", outcome="Perdue", total=0),
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
    "CONF-AE03",
    "Un Incendie/0 : éteint dans deux tours 7 fois sur 18, à 6 une fois sur 4 ; un Incendie/3 éteint 1/9, à 9 une fois sur 4 ; en trois tours, 4, 1, 2 : éteint.",
    ask("un_incendie(valeur_de_l_incendie=0, temps_morts_passes=2)", odds={"le marqueur d'incendie est retiré": F(7, 18), "X 3": F(1, 6), "X 6": F(1, 4)}),
    ask("un_incendie(valeur_de_l_incendie=3, temps_morts_passes=2)", odds={"le marqueur d'incendie est retiré": F(1, 9), "X 9": F(1, 4)}),
    ask("un_incendie(valeur_de_l_incendie=0, temps_morts_passes=3, des=[[4], [1], [2]])", gives="retiré : oui"),
    ask("jet_d_incendie()", odds={"baisse": F(1, 3), "se maintient": F(1, 6), "s'étend": F(1, 2)}),
)
FLAMES = "flammes_sur_la_ligne=True"
row(
    "CONF-AE04",
    "Le feu entre eux : du palier 1 au sol, on ne voit pas ; du palier 2 au palier 2, si ; du palier 2 au palier 1, non, ou si : litige. Ni tir, ni sort.",
    ask(f"voir(attaquant_palier=1, cible_palier=0, {FLAMES})", outcome="Interdit"),
    ask(f"voir(attaquant_palier=2, cible_palier=2, {FLAMES})", outcome="Permis"),
    ask(f"prendre_pour_cible(attaquant_palier=2, cible_palier=1, {FLAMES})", outcome="Interdit", disputed="Permis"),
    ask(f"cibler_avec_un_sortilege(magicien_palier=1, cible_palier=2, {FLAMES})", outcome="Interdit", disputed="Permis"),
    ask(f"tir_sur_une_cible(attaquant=dict(tir=4, palier=1), cible_palier=0, distance=15, {BOW}, {FLAMES})", outcome="Interdit"),
)
SIZES = 'attaquant=dict(tir=4, taille="Grande", a_marche=True), cible=dict(taille="Très Grande", partiellement_visible=True), decor_taille="Petite"'
row(
    "CONF-AE05",
    "Un veneur (Grand) tire sur un Wörg (Très Grand) par-dessus un muret : 7 − 2 ; un muret et une haie moyenne : 7 − 2 + 1. Un muret au ras du tireur, et la haie.",
    ask(f"difficulte_du_tir({SIZES.replace('tir=4, ', '')}, distance=30, {BOW})", total=5),
    ask(f"difficulte_du_tir({SIZES.replace('tir=4, ', '')}, taille_du_second_obstacle='Moyenne', distance=30, {BOW})", total=6),
    ask(f"difficulte_du_tir({SIZES.replace('tir=4, ', '')}, taille_du_second_obstacle='Petite', distance=30, {BOW})", total=5),
    ask("subir_le_malus_d_obstacle(attaquant=dict(distance_au_bord_eloigne=4), cible=dict(distance_a_l_obstacle=12), un_second_obstacle_compte=True)",
        outcome="Permis"),
)
ROUTED = "figurine=dict(mou=10, en_deroute=True, distance_au_bord_en_fuyant=18{})"
row(
    "CONF-AE06",
    "Il fuit vers le bord, à 18 cm, MOU 10 : dehors, éliminé ; 4 cm de forêt en chemin, il s'arrête à 16 ; désengagé, à 10 ; une seconde fuite, il ne bouge pas.",
    ask(f"sortir_de_la_table_en_fuyant({ROUTED.format('')})", gives="éliminée"),
    ask(f"sortir_de_la_table_en_fuyant({ROUTED.format('')}, distance_parcourue_au_sol=4, zone_de_terrain='encombrée')", outcome="Sans effet"),
    ask("fuite_sur_ce_terrain(figurine=dict(mou=10, en_deroute=True), distance_parcourue_au_sol=4, zone_de_terrain='encombrée')", total=16),
    ask(f"sortir_de_la_table_en_fuyant({ROUTED.format(', s_est_desengage=True')})", outcome="Sans effet"),
    ask("distance_de_fuite(figurine=dict(mou=10, a_deja_fui=True))", total=0),
)
FLYER = "figurine=dict(mou=10, mou_en_vol=17.5, palier={}, chemin={}{})"
row(
    "CONF-AE07",
    "L'ange (10/17,5) fond du palier 1 sur un homme au sol : 25 cm, pas 26, qu'il dise ou non qu'il pique ; au même palier, 35 ; déjà descendu ce tour, non.",
    ask(f"parvenir_au_contact({FLYER.format(1, 25, '')}, cible_palier=0)", outcome="Permis"),
    ask(f"parvenir_au_contact({FLYER.format(1, 26, '')}, cible_palier=0)", outcome="Interdit"),
    ask(f"parvenir_au_contact({FLYER.format(1, 26, ', a_charge_en_pique=True')}, cible_palier=0)", outcome="Interdit"),
    ask(f"parvenir_au_contact({FLYER.format(1, 35, '')}, cible_palier=1)", outcome="Permis"),
    ask(f"parvenir_au_contact({FLYER.format(1, 20, ', changements_de_palier=1')}, cible_palier=0)", outcome="Interdit"),
    ask(f"parvenir_au_contact({FLYER.format(2, 5, '')}, cible_palier=0)", outcome="Interdit"),
    ask(f"parvenir_au_contact({FLYER.format(1, 5, ', en_poursuite=True')}, cible_palier=0)", outcome="Interdit"),
)
row(
    "CONF-AE08",
    "« Je me désengage et je charge » : ni pénalités, ni Force en charge/3, et 10 cm au plus ; un Brutal pénalise quand même.",
    ask("charger(attaquant_s_est_desengage=True)", outcome="Interdit"),
    ask('infliger_les_penalites_de_charge(attaquant=dict(a_charge=True, s_est_desengage=True, taille="Grande"), cible_taille="Moyenne")', outcome="Interdit"),
    ask("force_du_jet_de_blessures(attaquant=dict(force=6, force_en_charge_x=3, a_charge=True, s_est_desengage=True))", total=6),
    ask("parvenir_au_contact(figurine=dict(mou=10, chemin=11, s_est_desengage=True))", outcome="Interdit"),
    ask('infliger_les_penalites_de_charge(attaquant=dict(brutal=True, a_engage=True, s_est_desengage=True), cible_taille="Moyenne")', outcome="Permis"),
)
row(
    "CONF-AE09",
    "Défense soutenue : un dé, pas deux ; DEF 4 − 2, un 5 pare un 7. Deux dés annoncés quand il en reste un : non.",
    ask("test_de_defense(cible=dict(defense=4, defense_soutenue=True, des_de_parade=2), difficulte=7)", outcome="Interdit"),
    ask("test_de_defense(cible=dict(defense=4, defense_soutenue=True, des_de_parade=1), difficulte=7, des=[5])", outcome="Parée", total=7),
    ask("attaque(attaquant_att=3, cible=dict(defense=4, des_de_defense_restants=1, des_de_parade=2))", outcome="Interdit"),
    ask("test_de_defense(cible=dict(defense=4, des_de_defense_restants=2, des_de_parade=2), difficulte=9, des=[2, 5])", outcome="Parée", total=9),
)
row(
    "CONF-AE10",
    "Il a couru, ou sa carte est déjà passée : ni assaut, ni marche, ni tir, ni désengagement ; à la poursuite, MOU 7,5 : 4 cm.",
    ask("parvenir_au_contact(figurine=dict(mou=10, chemin=5, a_couru=True))", outcome="Interdit"),
    ask("parvenir_au_contact(figurine=dict(mou=10, chemin=5, a_marche=True))", outcome="Interdit"),
    ask('potentiel_de_deplacement(figurine=dict(mou=10, type_de_deplacement="marche", a_marche=True))', outcome="Interdit"),
    ask("charger(attaquant_deja_active=True)", outcome="Interdit"),
    ask("tirer(attaquant=dict(tir=3, deja_active=True))", outcome="Interdit"),
    ask("test_de_desengagement(figurine=dict(ini=4, adversaires_au_contact=1, deja_active=True))", outcome="Interdit"),
    ask("parvenir_au_contact(figurine=dict(mou=7.5, chemin=4, deja_active=True, en_poursuite=True))", outcome="Permis"),
    ask("parvenir_au_contact(figurine=dict(mou=7.5, chemin=5, deja_active=True, en_poursuite=True))", outcome="Interdit"),
)
row(
    "CONF-AE11",
    "Un Wolfen et trois gobelins chargent ensemble un Énorme/2 : 5 contre 4 ; le Wolfen, figé par la peur, n'a pas chargé : un gobelin et ses deux amis font 3.",
    ask('infliger_les_penalites_de_charge(attaquant=dict(a_charge=True, taille="Grande", puissance_des_autres_chargeurs=3), cible_enorme_x=2)', outcome="Permis"),
    ask("""infliger_les_penalites_de_charge(attaquant=dict(a_charge=True, taille="Grande", puissance_des_autres_chargeurs=3, fige_par_la_peur=True),
        cible_enorme_x=2)""", outcome="Interdit"),
    ask('infliger_les_penalites_de_charge(attaquant=dict(a_charge=True, taille="Petite", puissance_des_autres_chargeurs=2), cible_enorme_x=2)', outcome="Interdit"),
)
row(
    "CONF-AE12",
    "FOR 8, légère, il pousse entre deux gobelins, RES 6 au plus : 1 contre 8, 5/36 ; FOR 6 contre RES 6 : impossible ; contre un autre Grand : non.",
    ask('test_de_desengagement_en_force(figurine=dict(force=8, blessure_legere=True, taille="Grande"), adversaires_au_contact=2, plus_haute_res=6)',
        odds={"Se désengage": F(5, 36)}),
    ask('se_desengager_en_force(figurine=dict(taille="Grande", force=6), plus_haute_res=6)', outcome="Interdit"),
    ask('test_de_desengagement_en_force(figurine=dict(force=8, taille="Grande"), adversaires_au_contact=1, adversaire=dict(taille="Grande", res=4))',
        outcome="Interdit"),
)
row(
    "CONF-AE13",
    "INI 4, légère, un ennemi : 6 à faire, 2/3 ; dégagé, il tire à 20 cm, TIR 3 − 1 contre 4 : 5/6 ; chargé ce tour, il ne se dégage pas.",
    ask("test_de_desengagement(figurine=dict(ini=4, blessure_legere=True, adversaires_au_contact=1))", odds={"Se désengage": F(2, 3)}),
    ask(f"tir_sur_une_cible(attaquant=dict(tir=3, s_est_desengage=True, blessure_legere=True), distance=20, {BOW})", odds={"Touche": F(5, 6)}),
    ask("test_de_desengagement(figurine=dict(ini=4, adversaires_au_contact=1, a_ete_charge=True))", outcome="Interdit"),
)
row(
    "CONF-AE14",
    "COU 3 en Blessure grave contre PEUR 6 : 2/3, la Blessure n'ôte rien au Courage ; à PEUR égale, l'effrayant ne teste pas ; COU 4 contre 3 : sûr, mais il teste.",
    ask("test_de_courage(figurine=dict(cou=3, blessure_grave=True), adversaire_peur=6)", odds={"Réussi": F(2, 3)}),
    ask("devoir_tester_son_courage(figurine_peur=5, adversaire_peur=5)", outcome="Sans effet"),
    ask("devoir_tester_son_courage(figurine_peur=4, adversaire_peur=5)", outcome="Obligatoire"),
    ask("devoir_tester_son_courage(figurine_cou=4, adversaire_peur=3)", outcome="Obligatoire"),
    ask("test_de_courage(figurine_cou=4, adversaire_peur=3)", odds={"Réussi": F(1)}),
    ask("devoir_tester_son_courage(figurine=dict(cou=3, defenseur=True), adversaire=dict(peur=6, mou=10, chemin=23))", outcome="Sans effet"),
)
row(
    "CONF-AE15",
    "4d6 : 1, 4, 6, 6 ; relancés en 1 et 3, 9 ; en 1 et 1, 1, le 4 est perdu. ATT 3, trois 6 puis 1 : 4.",
    ask("test_de_caracteristique(valeur_de_caracteristique=0, des_supplementaires=3, des=[1, 4, 6, 6, 1, 3])", total=9),
    ask("test_de_caracteristique(valeur_de_caracteristique=0, des_supplementaires=3, des=[1, 4, 6, 6, 1, 1])", total=1),
    ask("test_d_attaque(attaquant_att=3, des=[6, 6, 6, 1])", total=4),
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
    "CONF-AE17",
    "Trois cartes contre trois : aucun refus ; après le jet de Tactique je regarde ma pile, je ne la change plus ; au Placement, on mesure librement.",
    ask("nombre_de_refus(l_armee=dict(cartes_au_debut_du_tour=3, cartes_adverses_au_debut_du_tour=3))", total=0),
    ask("modifier_sa_sequence_d_activation(jet_de_tactique_effectue=True)", outcome="Interdit"),
    ask("consulter_sa_sequence_d_activation()", outcome="Permis"),
    ask("mesurer_pendant_le_placement()", outcome="Permis"),
)
row(
    "CONF-AE18",
    "Bombardier nain à cheval, Baron Samedi : Petits ; Sasia Samaris : moyenne ; Énorme/2 : Puissance 4 ; trois contacts pour un Petit, seize pour un Titan.",
    ask('taille_d_un_combattant(socle_fourni="cavalerie", cas_de_taille="bombardier nain")', outcome="Petite"),
    ask('taille_d_un_combattant(socle_fourni="infanterie", cas_de_taille="Baron Samedi")', outcome="Petite"),
    ask('taille_d_un_combattant(socle_fourni="cavalerie", cas_de_taille="Sasia Samaris")', outcome="Moyenne"),
    ask("puissance(figurine_enorme_x=2)", total=4),
    ask('contacts_possibles(figurine_taille="Petite")', total=3),
    ask("contacts_possibles(figurine_est_un_titan=True)", total=16),
)
row(
    "CONF-AE19",
    "301 PA : vingt figurines ; 599 PA, Quantité 300 : un nexus ; une Créature est de catégorie 1, une Machine de guerre 2, une Légende vivante 3, un Zélote 2.",
    ask("effectif_maximal(l_armee_valeur_de_l_armee=301)", total=20),
    ask("exemplaires_permis(l_armee=dict(valeur_de_l_armee=599, pa_de_troupes=599), nexus_quantite=300)", total=1),
    ask('rangs(nom_du_rang="Créature")', gives="catégorie 1"),
    ask('rangs(nom_du_rang="Machine de guerre")', gives="catégorie 2"),
    ask('rangs(nom_du_rang="Légende vivante")', gives="catégorie 3"),
    ask('rangs(nom_du_rang="Zélote")', gives="catégorie 2"),
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
    "CONF-AE21",
    "Au palier 1 on voit tout autour, on survole 15 cm, pas 16, et les arbres ne coûtent rien ; de qui me touche dans le dos, j'ai une ligne de vue.",
    ask("champ_de_vision(figurine_palier=1)", total=360),
    ask("survoler_un_obstacle(figurine_palier=1, hauteur_de_l_obstacle=15)", outcome="Permis"),
    ask("survoler_un_obstacle(figurine_palier=1, hauteur_de_l_obstacle=16)", outcome="Interdit"),
    ask("""portee_sur_ce_terrain(figurine=dict(mou=10, mou_en_vol=15, palier=1, type_de_deplacement="marche"), distance_parcourue_au_sol=4,
        zone_de_terrain="encombrée")""", total=15),
    ask("voir(cible=dict(au_contact_de_la_source=True, hors_de_son_champ_de_vision=True))", outcome="Permis"),
)
row(
    "CONF-AE22",
    "Une figurine intermédiaire de même Taille cache la cible ; plus petite que l'un des deux, elle n'en cache qu'une partie : 4 − 1 + 1 contre un Grand.",
    ask('voir(cible_taille="Petite", attaquant_taille="Petite", autre=dict(taille="Petite", fait_obstacle=True))', outcome="Interdit"),
    ask('charger(attaquant_taille="Petite", cible_taille="Petite", autre=dict(taille="Grande", fait_obstacle=True))', outcome="Interdit"),
    ask('difficulte_du_tir(portee_du_tir="courte", cible_taille="Grande", attaquant_taille="Moyenne", autre=dict(taille="Moyenne", fait_obstacle=True))', total=4),
)
row(
    "CONF-AE23",
    "Un mur de planches de 1,2 cm : 2 × 3 PS ; Sonné n'en ôte aucun, tué net quatre ; la tour de guet (7 PS) tombe sans blesser ; le donjon a 18 PS.",
    ask('structure_d_origine(decor=dict(materiau="Planches de bois", epaisseur=1.2))', total=6),
    ask('ps_perdus_par_blessure(resultat_de_blessures="Sonné")', outcome="0"),
    ask('ps_perdus_par_blessure(resultat_de_blessures="Tué net")', outcome="4"),
    ask('effondrement(decor_batiment="Tour de guet en bois")', outcome="Aucune conséquence"),
    ask('table_des_batiments(batiment="Donjon en pierre")', gives="18"),
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
    "CONF-AE25",
    "Bélier : 5 + 4 + 6 + 3 + 8 − 1 − 2 = 23 ; ATT 1 critique contre une porte, un 2 : échec ; par-dessus un obstacle de la hauteur du plus petit, pas de combat.",
    ask("force_du_belier(force_cumulee_des_porteurs=21, penalites_des_porteurs=-3)", total=23),
    ask("test_d_attaque(attaquant=dict(att=1, blessure_critique=True), des=[2])", total=0),
    ask("combattre_par_dessus_un_obstacle(separation=2.5, decor_hauteur=2, hauteur_du_plus_petit=2)", outcome="Interdit"),
    ask("combattre_par_dessus_un_obstacle(separation=2.5, decor_hauteur=2, hauteur_du_plus_petit=3)", outcome="Permis"),
)
row(
    "CONF-AE26",
    "Un prétorien (INI 3) contre trois : 3 et 3 font 6, l'autre camp 2 + 3 + 2 = 7 ; il a quatre dés ; à trois dés d'attaque contre deux, deux attaques par passe.",
    ask("initiative_du_combat(figurine_ini=3, adversaire=dict(ini=3, autres_combattants_de_son_camp=2), des=[3], des_adverses=[2])", outcome="Perdue", total=6),
    ask("nombre_de_des_de_combat(figurine_adversaires_dans_le_combat=3)", total=4),
    ask("attaques_dans_la_passe(figurine=dict(des_d_attaque_restants=3, adversaires_dans_le_combat=2))", total=2),
    ask("attaques_dans_la_passe(figurine=dict(des_d_attaque_restants=1, adversaires_dans_le_combat=3))", total=1),
    ask("jet_d_autorite(figurine=dict(dis=4, paria=True), adversaire_dis=3, des=[2], des_adverses=[4])", total=6),
)
row(
    "CONF-AE27",
    "ATT 1 et une légère, sans parade : il faut jeter ; ATT 2 : on peut s'en passer ; une parade annoncée : on jette.",
    ask("se_passer_du_test_d_attaque(attaquant=dict(att=1, blessure_legere=True), cible_des_de_parade=0)", outcome="Interdit"),
    ask("se_passer_du_test_d_attaque(attaquant=dict(att=2, blessure_legere=True), cible_des_de_parade=0)", outcome="Permis"),
    ask("se_passer_du_test_d_attaque(attaquant_att=5, cible_des_de_parade=1)", outcome="Interdit"),
)
row(
    "CONF-AE28",
    "En déroute : ni poursuite, ni tir, ni compétence active, POU 4 − 2 à la récupération, deux dés en attaque contre aucun : non ; libre, il fuit de 20 cm.",
    ask("poursuivre(figurine_en_deroute=True)", outcome="Interdit"),
    ask("tirer(attaquant=dict(tir=3, en_deroute=True))", outcome="Interdit"),
    ask("employer_une_competence_active(figurine_en_deroute=True)", outcome="Sans effet"),
    ask("jet_de_recuperation_de_mana(magicien=dict(pou=4, en_deroute=True), des=[3])", total=5),
    ask("""un_duel(attaquant=dict(ini=4, att=4, force=5, defense=3, res=6, des_en_attaque=2, des_en_defense=0, en_deroute=True),
        cible=dict(ini=4, att=3, force=4, defense=3, res=5, des_en_attaque=1, des_en_defense=1))""", outcome="Interdit"),
    ask("fuir(figurine_en_deroute=True)", outcome="Obligatoire"),
    ask("distance_de_fuite(figurine=dict(mou=10, en_deroute=True))", total=20),
)
row(
    "CONF-AE29",
    "Ralliement à 8 : COU 4 ou DIS 4, 1/2 ; un effrayant de PEUR 6 au contact : le Courage seul, contre 6 ; l'armée toute en déroute perd le jet de Tactique.",
    ask("test_de_ralliement(figurine=dict(cou=4, en_deroute=True))", odds={"Rallié": F(1, 2)}),
    ask("test_de_ralliement_par_la_discipline(figurine=dict(dis=4, en_deroute=True))", odds={"Rallié": F(1, 2)}),
    ask("test_de_ralliement_par_la_discipline(figurine=dict(dis=6, en_deroute=True), adversaire_peur=6)", outcome="Interdit"),
    ask("difficulte_du_ralliement(figurine_en_deroute=True, adversaire_peur=6)", total=6),
    ask("jet_de_tactique(figurine_dis=4, adversaire_dis=3, l_armee_tout_en_deroute=True)", outcome="Perdu"),
)
row(
    "CONF-AE30",
    "Le commandant (COU 6, aura 15) à 15 cm sert, à 16 non, ni d'un autre palier, ni en déroute ; au jet de Tactique, jamais sa DIS.",
    ask("cou_de_commandement(figurine_cou=3, commandant=dict(cou=6, commandement_x=15, distance_a_la_figurine=15))", total=6),
    ask("cou_de_commandement(figurine_cou=3, commandant=dict(cou=6, commandement_x=15, distance_a_la_figurine=16))", total=0),
    ask("cou_de_commandement(figurine=dict(cou=3, palier=1), commandant=dict(cou=6, commandement_x=15, distance_a_la_figurine=10))", total=0),
    ask("jet_de_tactique(figurine_dis=4, commandant=dict(dis=7, commandement_x=20, distance_a_la_figurine=5), adversaire_dis=3, des=[2], des_adverses=[4])",
        total=6),
)
row(
    "CONF-AE31",
    "La cible d'à 8 cm s'enfuit : il reste 12 (MOU 10), pour un autre assaut ou une course ; le passage de 2,5 cm laisse un socle de 2,5, pas un de 3,7.",
    ask("reste_de_l_assaut(figurine=dict(mou=10, chemin=8))", total=12),
    ask("transformer_son_assaut_en_course(cible_derobee=True)", outcome="Permis"),
    ask("contourner_un_obstacle(figurine_largeur_du_socle=2.5, espace_entre_les_obstacles=2.5)", outcome="Permis"),
    ask("contourner_un_obstacle(figurine_largeur_du_socle=3.7, espace_entre_les_obstacles=3.5)", outcome="Interdit"),
    ask("avance_d_un_assaut(figurine=dict(mou=10, chemin=23))", total=20),
)
row(
    "CONF-AE32",
    "Un relief de sa Taille : MOU × 1, même en courant, et pas de charge ; plus bas que lui, il ne compte pas ; une haie de 9 mm est ignorée.",
    ask('potentiel_sur_un_relief(figurine=dict(mou=10, taille="Moyenne", type_de_deplacement="course"), decor_taille="Moyenne")', total=10),
    ask('potentiel_sur_un_relief(figurine=dict(mou=10, taille="Grande", type_de_deplacement="course"), decor_taille="Moyenne")', total=20),
    ask('charger_par_dessus_un_relief(figurine_taille="Moyenne", decor_taille="Moyenne")', outcome="Interdit"),
    ask("taille_d_un_decor(decor_hauteur=0.9)", outcome="ignoré"),
)
row(
    "CONF-AE33",
    "En déroute, il a tué le sien : pas de poursuite, sous aucune lecture ; son ami, qui n'a pas porté le coup, peut, ou non : litige. Un Immobile assailli ne fuit pas.",
    ask("poursuivre(figurine=dict(a_tue_ses_adversaires=True, en_deroute=True), litiges={'CF-483': 'B'})", outcome="Interdit"),
    ask("poursuivre(figurine_adversaires_du_combat_elimines=True)", outcome="Permis", disputed="Interdit"),
    ask("""fuir(figurine=dict(en_deroute=True, defenseur=True, au_contact_d_un_autre_adversaire=True, immobile_x=2), litiges={'CF-1339': 'B'})""",
        outcome="Interdit"),
    ask("""se_desengager_en_force(figurine=dict(est_un_titan=True, adversaires_au_contact=1, force=9), adversaire=dict(est_un_titan=True, res=5))""",
        outcome="Interdit"),
)
row(
    "CONF-AE34",
    "Un cavalier, dit « monté », n'emploie ni corde, ni échelle, ni bélier ; qui est figé par la peur ne tire pas ; une PEUR 4 charge une PEUR 6 : figée sur un 1.",
    ask("employer_un_equipement_d_assaut(figurine_a_une_monture=True)", outcome="Interdit"),
    ask("tirer(attaquant=dict(tir=3, fige_par_la_peur=True))", outcome="Interdit"),
    ask("test_de_courage(figurine=dict(peur=4, assaillant=True), adversaire_peur=6)", odds={"Réussi": F(5, 6)}),
    ask("entretenir_son_effet(figurine=dict(blessure_critique=True, blessures_aggravees_a_l_entretien=True))", outcome="Interdit"),
)

QUESTIONS = [(code, n, question, expected) for code, (_, questions) in ROWS.items() for n, (question, expected) in enumerate(questions, 1)]


@pytest.mark.parametrize("code, rank, question, expected", QUESTIONS, ids=[f"{code}-{n}" for code, n, *_ in QUESTIONS])
def test_situation(resolver, code, rank, question, expected):
    check(resolver, "confrontation", code, question, expected)
