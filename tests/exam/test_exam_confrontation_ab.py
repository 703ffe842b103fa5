"""Confrontation, one more blind round over chapters I to XIII: who froze before his charge, who stays put after his kill, staffs, sieges, walls, levels.

The first twenty-five rows were worked out from the text alone before the resolver was asked anything; the later ones were met while mending. One row a
situation, each question with what the row states and nothing more.
"""

from __future__ import annotations

from fractions import Fraction as F

import pytest
from verdicts import ask, check, rows

ROWS, row = rows()

BOW = "arme=dict(portee_courte=20, portee_moyenne=40, portee_longue=60)"
row(
    "CONF-AB01",
    "350 PA, 62 PA de Champions, un Champion allié à 40 : il en faut 70, l'allié ne compte pas ; à 70, vingt figurines au plus.",
    ask("aligner_l_armee(l_armee=dict(valeur_de_l_armee=350, pa_de_champions=62, pa_d_allies=40, pa_de_champions_allies=40), effectif=19)", outcome="Interdit"),
    ask("aligner_l_armee(l_armee=dict(valeur_de_l_armee=350, pa_de_champions=70, pa_d_allies=40, pa_de_champions_allies=40), effectif=20)", outcome="Permis"),
    ask("aligner_l_armee(l_armee=dict(valeur_de_l_armee=350, pa_de_champions=70, pa_d_allies=40, pa_de_champions_allies=40), effectif=21)", outcome="Interdit"),
)
row(
    "CONF-AB02",
    "Un artefact payé ATT+DEF+RES : 23 PA sur le profil final 9/5/9, non 20 ; à 98 PA, le Champion passe à 121, un de trop pour 300 PA.",
    ask("cout_d_un_artefact_sur_le_profil(figurine=dict(att=9, defense=5, res=9))", total=23),
    ask("aligner_l_armee(l_armee=dict(valeur_de_l_armee=300, pa_de_champions=121), figurine=dict(valeur_strategique_initiale=98, pa_d_artefacts=23))", outcome="Interdit"),
    ask("aligner_l_armee(l_armee=dict(valeur_de_l_armee=300, pa_de_champions=120), figurine=dict(valeur_strategique_initiale=97, pa_d_artefacts=23))", outcome="Permis"),
)
TURN = "l_armee=dict(cartes_au_debut_du_tour=6, cartes_adverses_au_debut_du_tour=9{})"
row(
    "CONF-AB03",
    "Six cartes contre neuf : trois refus ; un refus ne se double pas d'une réserve ; seul à jouer, on ne prend pas deux cartes de la pioche.",
    ask(f"nombre_de_refus({TURN.format('')})", total=3),
    ask(f"utiliser_un_refus({TURN.format(', refus_utilises=2')})", outcome="Permis"),
    ask(f"utiliser_un_refus({TURN.format(', refus_utilises=3')})", outcome="Interdit"),
    ask("mettre_en_reserve(l_armee=dict(a_choisi_ce_tour_de_parole=True, cartes_dans_la_sequence=3))", outcome="Interdit"),
    ask("mettre_en_reserve(l_armee=dict(a_deja_mis_en_reserve=True, cartes_dans_la_sequence=3))", outcome="Interdit"),
    ask("jouer_les_deux_cartes(l_armee=dict(cartes_dans_la_sequence=3, adversaire_sans_carte=True))", outcome="Interdit"),
    ask("jouer_les_deux_cartes(l_armee=dict(cartes_dans_la_sequence=3, carte_en_reserve=True, adversaire_sans_carte=True))", outcome="Permis"),
)
row(
    "CONF-AB04",
    "Visé à 20 cm, il se jette à couvert : 6 contre TIR 3, 2/3 ; à son activation il ne charge, ne tire ni ne grimpe ; encore +2 au tour suivant, déplacé à couvert.",
    ask(f"tir_sur_une_cible(attaquant=dict(tir=3, a_marche=True), distance=20, {BOW}, cible=dict(s_est_jete_a_couvert=True))", odds={"Touche": F(2, 3)}),
    ask("charger(attaquant=dict(s_est_jete_a_couvert=True))", outcome="Interdit"),
    ask("tirer(attaquant=dict(tir=4, s_est_jete_a_couvert=True))", outcome="Interdit"),
    ask("grimper_a_la_corde(figurine=dict(au_pied_de_la_corde=True, s_est_jete_a_couvert=True))", outcome="Interdit"),
    ask("grimper_a_l_echelle_dressee(figurine=dict(au_contact_de_l_echelle=True, s_est_jete_a_couvert=True))", outcome="Interdit"),
    ask("se_deplacer_a_couvert(figurine=dict(s_est_jete_a_couvert=True))", outcome="Obligatoire"),
    ask(f"tir_sur_une_cible(attaquant=dict(tir=3), distance=20, {BOW}, cible=dict(s_est_deplace_a_couvert=True))", odds={"Touche": F(2, 3)}),
)
row(
    "CONF-AB05",
    "MOU 10, charge de 12 cm dont 4 de forêt, cible tuée par son tir en assaut : 4 cm pour la suivante, toujours une charge, et pas de second tir.",
    ask("reste_de_l_assaut(figurine=dict(mou=10), distance=12, zone_de_terrain='encombrée', distance_parcourue_au_sol=4)", total=4),
    ask("rediriger_son_assaut(cible_tue_net=True)", outcome="Permis"),
    ask("rester_une_charge(figurine_en_charge=True, cible_tue_net=True)", outcome="Permis"),
    ask("rester_une_charge(figurine=dict(en_charge=True, sans_ligne_de_vue=True), cible_tue_net=True)", outcome="Interdit"),
    ask("tirer(attaquant=dict(tir=4, tir_en_assaut=True, tirs_deja_effectues=1))", outcome="Interdit"),
)
row(
    "CONF-AB06",
    "Trois gobelins chargent ensemble un Énorme/1 Dur à cuire (4) : rien ; sans Dur à cuire (3), les pénalités.",
    ask("infliger_les_penalites_de_charge(attaquant=dict(a_charge=True, puissance_des_autres_chargeurs=2), cible=dict(enorme_x=1, dur_a_cuire=True))", outcome="Interdit"),
    ask("infliger_les_penalites_de_charge(attaquant=dict(a_charge=True, puissance_des_autres_chargeurs=2), cible=dict(enorme_x=1))", outcome="Permis"),
)
EAGLE = "mou=10, mou_en_vol=15, vol=True"
row(
    "CONF-AB07",
    "L'aigle (10/15) décolle vers un ennemi du palier 1 : (10 − 5) × 2 = 10 cm ; il tue, poursuit de 8 cm là-haut, sans changer de palier.",
    ask(f"potentiel_de_deplacement(figurine=dict({EAGLE}, palier=0, change_de_palier=True), type_de_deplacement='engagement')", total=10),
    ask(f"distance_de_poursuite(figurine=dict({EAGLE}, palier=1))", total=8),
    ask("changer_de_palier(figurine=dict(en_poursuite=True, palier=1))", outcome="Interdit"),
)
row(
    "CONF-AB08",
    "Un nain (INI 3, léger, Réflexes) entre deux ennemis : 1/3 ; entre trois, son plafond, il ne peut pas.",
    ask("test_de_desengagement(figurine=dict(ini=3, blessure_legere=True, reflexes=True, adversaires_au_contact=2, taille='Petite'))", odds={"Se désengage": F(1, 3)}),
    ask("test_de_desengagement(figurine=dict(ini=3, blessure_legere=True, reflexes=True, adversaires_au_contact=3, taille='Petite'))", outcome="Interdit"),
    ask("parvenir_au_contact(figurine=dict(mou=10), distance=15, cible=dict(taille='Petite', adversaires_au_contact=3))", outcome="Interdit"),
)
FAILED = "a_manque_son_desengagement=True"
row(
    "CONF-AB09",
    "Désengagement manqué : tout en défense, sans bonus de Bravoure ; il ne va engager personne, mais il poursuit s'il tue, tout en défense encore.",
    ask(f"repartir_ses_des_de_combat(figurine=dict(adversaires_dans_le_combat=1, des_en_attaque=1, des_en_defense=1, {FAILED}))", outcome="Interdit"),
    ask(f"test_d_attaque(attaquant=dict(att=4, bravoure=True, des_en_attaque=2, des_en_defense=0, {FAILED}), des=[3])", total=7),
    ask(f"engager_un_adversaire(attaquant=dict({FAILED}), cible_hors_de_vue=True)", outcome="Interdit"),
    ask(f"poursuivre(figurine=dict(adversaires_du_combat_elimines=True, {FAILED}))", outcome="Permis"),
    ask(f"repartir_ses_des_de_combat(figurine=dict(adversaires_dans_le_combat=1, des_en_attaque=1, des_en_defense=1, a_poursuivi=True, {FAILED}))", outcome="Interdit"),
)
row(
    "CONF-AB10",
    "Un Incendie/0 : retiré une fois sur trois, sinon 0 ou 3 ; au palier 2 on n'y brûle pas ni n'est aveuglé, au palier 1 on finit à FOR 8, on traverse à FOR 6.",
    ask("jet_d_incendie()", odds={"baisse": F(1, 3), "se maintient": F(1, 6), "s'étend": F(1, 2)}),
    ask("retirer_le_marqueur_d_incendie(valeur_de_l_incendie=0, de_d_incendie=2)", outcome="Obligatoire"),
    ask("valeur_apres_le_jet_d_incendie(valeur_de_l_incendie=0, de_d_incendie=5)", total=3),
    ask("""etre_dans_les_flammes(cible=dict(palier=2, passage_par_les_flammes="fin d'activation"), distance_du_marqueur=3, valeur_de_l_incendie=6)""", outcome="Interdit"),
    ask("""force_du_jet_de_blessures(cible=dict(palier=1, passage_par_les_flammes="fin d'activation"))""", total=8),
    ask("force_du_jet_de_blessures(cible=dict(passage_par_les_flammes='traversée'))", total=6),
    ask("voir(attaquant=dict(palier=2), cible=dict(palier=2), flammes_sur_la_ligne=True)", outcome="Permis"),
)
WALL = "decor=dict(nature_du_decor='mur, barricade, palissade', detruit=True)"
row(
    "CONF-AB11",
    "Un mur de briques de 2,3 cm (9 PS) prend 4 et 5 de FOR 8 : critique, 6 PS ; en brèche, le socle de 5 cm passe, celui de 6 non.",
    ask("degats_d_un_decor(attaquant=dict(force=8), decor=dict(materiau='Brique', epaisseur=2.3), des=[[4, 5]])", outcome="PS 6"),
    ask(f"contourner_un_obstacle(figurine_largeur_du_socle=5, {WALL})", outcome="Permis"),
    ask(f"contourner_un_obstacle(figurine_largeur_du_socle=6, {WALL})", outcome="Interdit"),
)
row(
    "CONF-AB12",
    "Bélier : FOR 4, 6 et 3, et un Possédé en grave (−1) : 17 ; jamais contre un guerrier, ni avec un porteur engagé.",
    ask("force_du_belier(force_cumulee_des_porteurs=13, penalites_des_porteurs=-1)", total=17),
    ask("test_d_attaque(attaquant=dict(att=6, possede=True, blessure_grave=True), des=[1])", total=6),
    ask("frapper_au_belier(charge_au_belier=True, decor_vise=True)", outcome="Permis"),
    ask("frapper_au_belier(charge_au_belier=True)", outcome="Interdit"),
    ask("frapper_au_belier(charge_au_belier=True, decor_vise=True, un_porteur_au_contact_d_un_adversaire=True)", outcome="Interdit"),
)
ACROSS = "assailli_par_dessus_un_decor=True, au_contact_d_un_adversaire=True"
row(
    "CONF-AB13",
    "Par-dessus un muret neutre : FOR 4 sans Force en charge, un dé chacun ; l'assailli marche ou tire sans test, mais ne se jette plus à couvert.",
    ask("force_du_jet_de_blessures(attaquant=dict(force=4, force_en_charge_x=2, a_charge=True, par_dessus_un_decor=True))", total=4),
    ask("nombre_de_des_de_combat(figurine=dict(adversaires_dans_le_combat=1, adversaires_au_dela_de_l_obstacle=1), decor_obstacle_neutre=True)", total=1),
    ask(f"marcher(figurine=dict({ACROSS}))", outcome="Permis"),
    ask(f"tirer(attaquant=dict(tir=4, {ACROSS}))", outcome="Permis"),
    ask("se_jeter_a_couvert(cible=dict(assailli_par_dessus_un_decor=True))", outcome="Interdit"),
    ask("combattre_par_dessus_un_obstacle(decor_hauteur=2, hauteur_du_plus_petit=2, separation=2)", outcome="Interdit"),
    ask("combattre_par_dessus_un_obstacle(decor_hauteur=2, hauteur_du_plus_petit=3, separation=3)", outcome="Interdit"),
)
LOST = "cou=4, bravoure=True, resolution_x=2, use_de_resolution=True, chance=True"
row(
    "CONF-AB14",
    "Au ralliement, COU 4 près de l'étendard, Bravoure : 8/9 ; Chance et Résolution, actives, se taisent ; devant PEUR 8, pas de Discipline.",
    ask(f"test_de_ralliement(figurine=dict({LOST}, dans_l_aura_d_un_porte_etendard=True))", odds={"Rallié": F(8, 9)}),
    ask(f"test_de_ralliement(figurine=dict({LOST}, dans_l_aura_d_un_porte_etendard=True), adversaire_peur=8)", odds={"Rallié": F(8, 9)}),
    ask("test_de_ralliement_par_la_discipline(figurine=dict(dis=6, chance=True), adversaire_peur=8)", outcome="Interdit"),
    ask("test_de_ralliement_par_la_discipline(figurine=dict(dis=5, chance=True))", odds={"Rallié": F(2, 3)}),
)
STAFF = """commandant=dict(cou=7, dis=6, champion=True, aura_de_commandement=10, distance_a_la_figurine=21),
    le_musicien=dict({}aura_de_commandement=15, distance_a_la_figurine=14, distance_au_commandant=8)"""
row(
    "CONF-AB15",
    "À 14 cm du musicien, 21 du commandant (COU 7, DIS 6) : l'aura d'un état-major est celle de tous, 5/6 et DIS 7 ; un musicien sans état-major, COU 3.",
    ask(f"test_de_courage(figurine=dict(cou=3), {STAFF.format('de_l_etat_major=True, ')}, adversaire_peur=9)", odds={"Réussi": F(5, 6)}),
    ask(f"test_de_discipline(figurine=dict(dis=3), {STAFF.format('de_l_etat_major=True, ')}, difficulte=10)", odds={"Réussi": F(2, 3)}),
    ask(f"test_de_courage(figurine=dict(cou=3), {STAFF.format('')}, adversaire_peur=9)", odds={"Réussi": F(1, 6)}),
    ask(f"test_de_courage(figurine=dict(cou=3, paria=True), {STAFF.format('de_l_etat_major=True, ')}, adversaire_peur=9)", odds={"Réussi": F(1, 6)}),
)
row(
    "CONF-AB16",
    "Un Paria peut faire le jet d'Autorité, non celui de Tactique ; une armée toute en déroute le perd d'office ; la main va au combat du désigné.",
    ask("etre_designe_pour_le_jet_d_autorite(figurine_paria=True)", outcome="Permis"),
    ask("etre_designe_pour_le_jet_de_tactique(figurine_paria=True)", outcome="Interdit"),
    ask("jet_de_tactique(l_armee_tout_en_deroute=True, figurine_dis=4, adversaire_dis=3)", odds={"Perdu": F(1)}),
)
HURT = "tir=3, a_ete_charge=True, subit_les_penalites_de_charge=True"
row(
    "CONF-AB17",
    "Chargé ce tour puis dégagé, TIR 2, il vise à 40 cm un grand volant du palier 1 : 9, il faut 6 puis 2, 5/36 ; au palier 2, non.",
    ask(f"tir_sur_une_cible(attaquant=dict({HURT}), distance=40, {BOW}, cible=dict(taille='Grande', palier=1))", odds={"Touche": F(5, 36)}),
    ask(f"tir_sur_une_cible(attaquant=dict({HURT}), distance=40, {BOW}, cible=dict(taille='Grande', palier=2))", outcome="Interdit"),
)
row(
    "CONF-AB18",
    "ATT 3, en critique et sonné, un 1 : −4, c'est 0, un échec ; le dé de parade reste, ou l'Ambidextre l'échange contre un dé d'attaque.",
    ask("test_d_attaque(attaquant=dict(att=3, blessure_critique=True, sonne=True), des=[1])", outcome="Raté", total=0),
    ask("des_de_defense_perdus(cible=dict(des_de_parade=1), attaque_en_echec_automatique=True)", total=0),
    ask("des_gagnes_par_la_parade(cible=dict(ambidextre=True, abandonne_son_de_de_defense=True), attaque_en_echec_automatique=True)", total=1),
    ask("des_gagnes_par_la_parade(cible=dict(ambidextre=True), attaque_en_echec_automatique=True)", total=0),
)
row(
    "CONF-AB19",
    "Un musicien en déroute n'aide plus, pas même lui : DIS 4 contre 8, 1/2 ; rallié, 2/3 pour tous deux.",
    ask("test_de_discipline(figurine=dict(dis=4), le_musicien=dict(aura_de_commandement=15, distance_a_la_figurine=8, en_deroute=True), difficulte=8)", odds={"Réussi": F(1, 2)}),
    ask("test_de_discipline(figurine=dict(dis=4), le_musicien=dict(aura_de_commandement=15, distance_a_la_figurine=8), difficulte=8)", odds={"Réussi": F(2, 3)}),
    ask("test_de_discipline(figurine=dict(dis=4, musicien_x=15, en_deroute=True), difficulte=8)", odds={"Réussi": F(1, 2)}),
    ask("test_de_discipline(figurine=dict(dis=4, musicien_x=15), difficulte=8)", odds={"Réussi": F(2, 3)}),
)
PRIEST = "rang_de_fidele='Zélote', croyants=6, piete_x=2, foi_temporaire=3"
row(
    "CONF-AB20",
    "La déroute coûte au Pieux/2 deux FT, et celles qu'il gardait : quatre de moins.",
    ask(f"foi_temporaire_du_tour(fidele=dict({PRIEST}))", total=8),
    ask(f"foi_temporaire_du_tour(fidele=dict({PRIEST}, en_deroute=True))", total=4),
)
row(
    "CONF-AB21",
    "Posé pour un piqué dont la cible vient de mourir, il repart vers une autre ; sans cela, qui s'est posé ne bouge plus.",
    ask("rediriger_son_assaut(figurine=dict(vient_d_atterrir=True), cible_tue_net=True)", outcome="Permis"),
    ask("se_deplacer_apres_l_atterrissage(figurine=dict(vient_d_atterrir=True))", outcome="Interdit"),
)
FROZEN = "a_charge=True, fige_par_la_peur=True"
row(
    "CONF-AB22",
    "Sa charge annoncée, il rate son Courage : figé, non en déroute, rien de la charge ne reste ; il tire encore moins, mais se bat à deux dés en attaque.",
    ask("test_de_courage(figurine=dict(cou=4, a_engage=True), adversaire_peur=8, des=[3])", outcome="Raté", gives="figée par la peur"),
    ask(f"infliger_les_penalites_de_charge(attaquant=dict({FROZEN}))", outcome="Interdit"),
    ask(f"force_du_jet_de_blessures(attaquant=dict(force=5, force_en_charge_x=2, {FROZEN}))", total=5),
    ask(f"nombre_de_des_de_combat(figurine=dict(adversaires_dans_le_combat=1, destrier=True, {FROZEN}))", total=3),
    ask("tirer(attaquant=dict(tir=4, tir_en_assaut=True, fige_par_la_peur=True))", outcome="Interdit"),
    ask("repartir_ses_des_de_combat(figurine=dict(adversaires_dans_le_combat=1, des_en_attaque=2, des_en_defense=0, fige_par_la_peur=True))", outcome="Permis"),
)
row(
    "CONF-AB23",
    "Ma poursuite arrive sur une PEUR 8 qui a déjà combattu : je teste quand même, et nul combat n'en naît.",
    ask("devoir_tester_son_courage(figurine=dict(cou=4, en_poursuite=True), adversaire_peur=8)", outcome="Obligatoire"),
    ask("resoudre_aussitot_le_combat(cible_premier_combat_passe=True)", outcome="Interdit"),
)
row(
    "CONF-AB24",
    "Déjà activé, il rate son Courage : en déroute sur place, pas deux dés en attaque, ni coup de maître ; tuer la PEUR le rallie.",
    ask("test_de_courage(figurine=dict(cou=4, defenseur=True, deja_active=True), adversaire_peur=8, des=[3])", outcome="Raté", gives="est en déroute"),
    ask("fuir(figurine=dict(en_deroute=True, defenseur=True, deja_active=True))", outcome="Interdit"),
    ask("repartir_ses_des_de_combat(figurine=dict(adversaires_dans_le_combat=1, des_en_attaque=2, des_en_defense=0, en_deroute=True))", outcome="Interdit"),
    ask("tenter_un_coup_de_maitre(attaquant=dict(coup_de_maitre_x=2, des_d_attaque_restants=2, en_deroute=True))", outcome="Interdit"),
    ask("ralliement_sur_un_tue_net(figurine=dict(en_deroute=True), adversaire=dict(peur=8, tue_net=True))", gives="fin : la figurine est en déroute"),
)
row(
    "CONF-AB25",
    "Une crevasse de 5 cm : le cavalier (socle de 5) la saute en chargeant, le fantassin (2,5) ne saute pas 3 cm.",
    ask("franchir_a_plat(figurine=dict(longueur_du_socle=5, mou=10, type_de_deplacement='charge', chemin=15), largeur_de_l_obstacle_plat=5)", outcome="Permis"),
    ask("franchir_a_plat(figurine=dict(longueur_du_socle=2.5, mou=10, chemin=15), largeur_de_l_obstacle_plat=3)", outcome="Interdit"),
)

# Met while mending.

WON = "adversaires_du_combat_elimines=True, adversaires_au_contact=2"
row(
    "CONF-AB26",
    "Il a tué le sien et touche deux autres : rester sur place est sa poursuite. Pas en déroute, pas Immobile, pas si le mort est un Acharné en sursis.",
    ask(f"poursuivre_sur_place(figurine=dict({WON}))", outcome="Permis"),
    ask(f"poursuivre_sur_place(figurine=dict({WON}, en_deroute=True))", outcome="Interdit"),
    ask(f"poursuivre_sur_place(figurine=dict({WON}, immobile_x=2))", outcome="Interdit"),
    ask(f"poursuivre_sur_place(figurine=dict({WON}), adversaire=dict(acharne=True, tue_net=True))", outcome="Interdit"),
    ask(f"poursuivre_sur_place(figurine=dict({WON}, poursuites_faites=1, implacable_x=1))", outcome="Permis"),
)
TROLL = "figurine=dict(taille='Grande', force=8, adversaires_au_contact=2), adversaire=dict(taille='Moyenne', res=3)"
row(
    "CONF-AB27",
    "Le troll (FOR 8) pousse entre RES 3 et RES 6 : 2 contre 8, il faut un 6 ; entre RES 3 et 8, ou contre un second Grand, il ne peut pas.",
    ask(f"test_de_desengagement_en_force({TROLL}, autre=dict(taille='Moyenne', res=6))", odds={"Se désengage": F(1, 6)}),
    ask(f"test_de_desengagement_en_force({TROLL}, autre=dict(taille='Moyenne', res=8))", outcome="Interdit"),
    ask(f"test_de_desengagement_en_force({TROLL}, autre=dict(taille='Grande', res=3))", outcome="Interdit"),
)
row(
    "CONF-AB28",
    "Le porte-étendard (COU 3) teste à 4 contre PEUR 8 ; au milieu d'un état-major complet, son commandant (COU 5) à 7 ; près d'un second étendard, rien de plus.",
    ask("test_de_courage(figurine=dict(cou=3, etendard_x=10), adversaire_peur=8)", odds={"Réussi": F(1, 2)}),
    ask("test_de_courage(figurine=dict(cou=3, etendard_x=10, dans_l_aura_d_un_porte_etendard=True), adversaire_peur=8)", odds={"Réussi": F(1, 2)}),
    ask("test_de_courage(figurine=dict(cou=5, commandement_x=10), etat_major_au_complet=True, adversaire_peur=9)", odds={"Réussi": F(5, 6)}),
    ask("jet_de_tactique(figurine=dict(dis=3, musicien=True), adversaire_dis=3, des=[3], des_adverses=[3])", outcome="Gagné", total=7),
)
row(
    "CONF-AB29",
    "On tire sur une baliste Immobile, sur un fuyard, sur un grimpeur : se jeter à couvert, c'est promettre ce qu'ils ne peuvent pas faire ; litige.",
    ask("se_jeter_a_couvert(cible_immobile_x=2)", outcome="Interdit", disputed="Permis"),
    ask("se_jeter_a_couvert(cible_en_deroute=True)", outcome="Interdit", disputed="Permis"),
    ask("se_jeter_a_couvert(cible_grimpe_a_la_corde=True)", outcome="Interdit", disputed="Permis"),
    ask("se_jeter_a_couvert(cible_fige_par_la_peur=True)", outcome="Interdit"),
    ask("se_jeter_a_couvert()", outcome="Permis"),
)
row(
    "CONF-AB30",
    "Le mage en Blessure critique qu'un miracle aggrave à l'entretien meurt avant de payer : le sortilège tombe ; en grave, il paie.",
    ask("entretenir_un_sortilege(magicien=dict(gemmes_de_l_element=2, blessure_critique=True, blessures_aggravees_a_l_entretien=True), effet_entretien=2)", outcome="Interdit"),
    ask("entretenir_un_sortilege(magicien=dict(gemmes_de_l_element=2, blessure_grave=True, blessures_aggravees_a_l_entretien=True), effet_entretien=2)", outcome="Permis"),
    ask("entretenir_son_effet(figurine_tue_net=True)", outcome="Interdit"),
)
row(
    "CONF-AB31",
    "Le Sélénite d'Alahan mène ses Lions au jet de Tactique malgré Alliance/Wolfen ; venu en allié chez les Griffons, non.",
    ask("etre_designe_pour_le_jet_de_tactique(figurine_selenite=True)", outcome="Permis"),
    ask("etre_designe_pour_le_jet_de_tactique(figurine=dict(selenite=True, allie_ou_mercenaire=True))", outcome="Interdit"),
)
row(
    "CONF-AB32",
    "Le volant du palier 1 survole les piétons, non un autre volant du palier 1 ; Bond passe par-dessus un ennemi de sa Taille ; en fuite, Bond sert encore.",
    ask("traverser_une_figurine(figurine_palier=1, autre_palier=0)", outcome="Permis"),
    ask("traverser_une_figurine(figurine_palier=1, autre_palier=1)", outcome="Interdit"),
    ask("traverser_une_figurine(figurine=dict(bond=True, taille='Moyenne'), autre=dict(taille='Moyenne'))", outcome="Permis"),
    ask("traverser_une_figurine(figurine=dict(bond=True, taille='Moyenne'), autre=dict(taille='Grande'))", outcome="Interdit"),
    ask("traverser_un_obstacle_en_fuyant(figurine_bond=True)", outcome="Permis"),
    ask("traverser_un_obstacle_en_fuyant()", outcome="Interdit"),
)
PIVOT = "attaquant=dict(sur_socle_carre=True, en_charge=True, puissance={}), puissance_des_deplaces=1"
row(
    "CONF-AB33",
    "Pour s'aligner, il fait pivoter qui il charge : de Puissance 1 à 1, oui ; un Dur à cuire que l'on charge pèse 2, il faut autant.",
    ask(f"faire_pivoter_ses_cibles({PIVOT.format(1)})", outcome="Permis"),
    ask(f"faire_pivoter_ses_cibles({PIVOT.format(1)}, cible_dur_a_cuire=True)", outcome="Interdit"),
    ask(f"faire_pivoter_ses_cibles({PIVOT.format(2)}, cible_dur_a_cuire=True)", outcome="Permis"),
)
row(
    "CONF-AB34",
    "Au pied de la corde ou de l'échelle, un ennemi le tient : il ne grimpe pas ; libre, si.",
    ask("grimper_a_la_corde(figurine=dict(au_pied_de_la_corde=True, adversaires_au_contact=1))", outcome="Interdit"),
    ask("grimper_a_l_echelle_dressee(figurine=dict(au_contact_de_l_echelle=True, adversaires_au_contact=1))", outcome="Interdit"),
    ask("grimper_a_la_corde(figurine=dict(au_pied_de_la_corde=True))", outcome="Permis"),
    ask("grimper_a_l_echelle_dressee(figurine=dict(au_contact_de_l_echelle=True))", outcome="Permis"),
)

row(
    "CONF-AB35",
    "Tous ses dés en défense, celui qui n'a pu se désengager ne frappe ni la porte, ni la corde, ni l'échelle.",
    ask("une_attaque_contre_un_decor(attaquant=dict(att=4, force=4, a_manque_son_desengagement=True), decor=dict(res=6, points_de_structure=3))", outcome="Interdit"),
    ask("couper_la_corde(attaquant=dict(au_contact_du_grappin=True, a_manque_son_desengagement=True), pendant_la_phase_de_combat=True)", outcome="Interdit"),
    ask("""faire_tomber_l_echelle(attaquant=dict(au_contact_d_un_bout_de_l_echelle=True, des_consacres=2, a_manque_son_desengagement=True),
        pendant_la_phase_de_combat=True)""", outcome="Interdit"),
)
REACH = "parvenir_au_contact(figurine=dict(mou=10{}), distance={})"
row(
    "CONF-AB36",
    "« Mon assaut arrive-t-il ? » À 10 cm, oui ; figé, en déroute, jeté à couvert ou encore aux prises, non ; en poursuite, 5 cm, même s'il touche un autre.",
    ask(REACH.format("", 10), outcome="Permis"),
    ask(REACH.format(", fige_par_la_peur=True", 10), outcome="Interdit"),
    ask(REACH.format(", en_deroute=True", 10), outcome="Interdit"),
    ask(REACH.format(", s_est_jete_a_couvert=True", 10), outcome="Interdit"),
    ask(REACH.format(", adversaires_au_contact=1", 10), outcome="Interdit"),
    ask(REACH.format(", adversaires_au_contact=1, en_poursuite=True", 5), outcome="Permis"),
)
row(
    "CONF-AB37",
    "Un porte-étendard Paria, ou qui vole, garde son propre COU+1 ; Mort-vivant devant un Hypérien, non.",
    ask("test_de_courage(figurine=dict(cou=3, etendard_x=10, paria=True), adversaire_peur=8)", odds={"Réussi": F(1, 2)}),
    ask("test_de_courage(figurine=dict(cou=3, etendard_x=10, palier=1), adversaire_peur=8)", odds={"Réussi": F(1, 2)}),
    ask("test_de_courage(figurine=dict(cou=3, etendard_x=10, mort_vivant=True), adversaire_hyperien_x=8)", odds={"Réussi": F(1, 3)}),
)

HELD = "mou=10, mou_en_vol=15, vol=True, adversaires_au_contact=1"
row(
    "CONF-AB38",
    "Un ennemi tient le volant au sol : ni envol, ni marche, pas un centimètre ; désengagé, il s'envole ; en poursuite, 5 cm.",
    ask(f"changer_de_palier(figurine=dict({HELD}))", outcome="Interdit"),
    ask(f"potentiel_de_deplacement(figurine=dict({HELD}, type_de_deplacement='marche'))", outcome="Interdit"),
    ask(f"changer_de_palier(figurine=dict({HELD}, s_est_desengage=True))", outcome="Permis"),
    ask(f"potentiel_de_deplacement(figurine=dict({HELD}, type_de_deplacement='poursuite'))", total=5),
)

row(
    "CONF-AB39",
    "En face, on désigne pour la Tactique un champion en déroute, puis un allié : ni l'un ni l'autre ; pour l'Autorité, un mort non plus.",
    ask("jet_de_tactique(figurine_dis=4, adversaire=dict(dis=6, en_deroute=True))", outcome="Interdit"),
    ask("jet_de_tactique(figurine_dis=4, adversaire=dict(dis=6, allie_ou_mercenaire=True))", outcome="Interdit"),
    ask("jet_d_autorite(figurine_dis=4, adversaire=dict(dis=6, tue_net=True))", outcome="Interdit"),
    ask("jet_d_autorite(figurine_dis=4, adversaire=dict(dis=6, allie_ou_mercenaire=True), des=[5], des_adverses=[2])", total=9),
)

QUESTIONS = [(code, n, question, expected) for code, (_, questions) in ROWS.items() for n, (question, expected) in enumerate(questions, 1)]


@pytest.mark.parametrize("code, rank, question, expected", QUESTIONS, ids=[f"{code}-{n}" for code, n, *_ in QUESTIONS])
def test_situation(resolver, code, rank, question, expected):
    check(resolver, "confrontation", code, question, expected)
