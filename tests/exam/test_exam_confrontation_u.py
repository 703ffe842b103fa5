"""Confrontation, a blind round over the book's least visited places: armies, flyers, routs, staffs, machines, magic, faith, scenarios.

Worked out from the text alone, before the resolver was asked anything; one row a situation, each question with what the row states and nothing more.
"""

from __future__ import annotations

from fractions import Fraction as F

import pytest
from verdicts import ask, check, rows

ROWS, row = rows()

row(
    "CONF-U01",
    "À 350 PA : 20 figurines, 70 PA de Champions, nul au-delà de 140, 105 d'Alliés, 87,5 de nexus ; un nexus « Quantité 150 », deux fois.",
    ask("effectif_maximal(valeur_de_l_armee=350)", total=20),
    ask("minimum_de_champions(valeur_de_l_armee=350)", total=70),
    ask("valeur_maximale_d_un_combattant(valeur_de_l_armee=350)", total=140),
    ask("maximum_d_allies(valeur_de_l_armee=350)", total=105),
    ask("maximum_de_nexus(valeur_de_l_armee=350)", total=F(175, 2)),
    ask("exemplaires_permis(pa_de_troupes=200, pa_de_champions=70, pa_d_allies=80, nexus_quantite=150)", total=2),
)
row(
    "CONF-U02",
    "Un solo (7/10) : 7 pour une Troupe de 50 PA, 10 à 51, 10 pour un Champion de 36 ; un limité n'en achète pas. Fer (1) sur 8, 4 et 8 : 23.",
    ask("cout_d_un_solo(cout_v=7, cout_z=10, figurine_valeur_strategique_initiale=50)", total=7),
    ask("cout_d_un_solo(cout_v=7, cout_z=10, figurine_valeur_strategique_initiale=51)", total=10),
    ask("cout_d_un_solo(cout_v=7, cout_z=10, figurine_champion=True, figurine_valeur_strategique_initiale=36)", total=10),
    ask("acheter_un_solo(figurine_limite_par_la_faction=True, figurine_designe_par_le_solo=True)", outcome="Interdit"),
    ask("cout_d_un_artefact_sur_le_profil(att=8, defense=4, res=8, bonus_de_l_artefact=1)", total=23),
)
row(
    "CONF-U03",
    "Trois gars à 30 PA sur une carte, oui ; avec chacun un grappin à 3 PA, non, deux ; un seul qui porte une torche, non plus.",
    ask("representer_par_une_carte(figurine_valeur_strategique=30, combattants_sur_la_carte=3)", outcome="Permis"),
    ask("representer_par_une_carte(figurine_valeur_strategique=33, combattants_sur_la_carte=3)", outcome="Interdit"),
    ask("combattants_par_carte(figurine_valeur_strategique=33)", total=2),
    ask("representer_par_une_carte(figurine_valeur_strategique=30, combattants_sur_la_carte=3, figurine_equipements_differents=True)", outcome="Interdit"),
)
row(
    "CONF-U04",
    "Jet de Tactique : DIS 4 sous le musicien, un commandant DIS 6 à côté n'y sert pas, un 3 fait 8. Ni le routé, ni le mercenaire d'un autre peuple.",
    ask("""jet_de_tactique(figurine=dict(dis=4, dans_l_aura_d_un_musicien=True, dans_l_aura_d_un_commandant=True), commandant_dis=6, adversaire_dis=5,
        des=[3], des_adverses=[2])""", outcome="Gagné", total=8),
    ask("etre_designe_pour_le_jet_de_tactique(figurine_en_deroute=True)", outcome="Interdit"),
    ask("etre_designe_pour_le_jet_de_tactique(figurine_mercenaire=True)", outcome="Interdit"),
    ask("etre_designe_pour_le_jet_de_tactique(figurine_mercenaire=True, figurine_du_peuple_de_l_armee=True)", outcome="Permis"),
)
row(
    "CONF-U05",
    "8 cartes contre 11 : trois refus, pas quatre ; la carte d'un groupe mort ce tour se joue quand même ; une réserve, pas deux.",
    ask("nombre_de_refus(cartes_au_debut_du_tour=8, cartes_adverses_au_debut_du_tour=11)", total=3),
    ask("utiliser_un_refus(cartes_au_debut_du_tour=8, cartes_adverses_au_debut_du_tour=11, refus_utilises=2)", outcome="Permis"),
    ask("utiliser_un_refus(cartes_au_debut_du_tour=8, cartes_adverses_au_debut_du_tour=11, refus_utilises=3)", outcome="Interdit"),
    ask("retirer_une_carte_de_la_sequence()", outcome="Interdit"),
    ask("mettre_en_reserve(l_armee=dict(cartes_dans_la_sequence=4, a_deja_mis_en_reserve=True))", outcome="Interdit"),
)
row(
    "CONF-U06",
    "Harcèlement : tirer puis courir, oui ; courir puis tirer, non. Qui se désengage ou pivote n'a plus de tir immobile.",
    ask("courir(figurine=dict(harcelement=True, a_tire=True))", outcome="Permis"),
    ask("tirer(attaquant=dict(harcelement=True, a_couru=True))", outcome="Interdit"),
    ask("ligne_des_blessures(attaquant_s_est_desengage=True, arme_force=5, cible=dict(res=5, touche_par_un_tir=True), plus_grand_de=4)", total=4),
    ask("ligne_des_blessures(attaquant_reoriente_ce_tour=True, arme_force=5, cible=dict(res=5, touche_par_un_tir=True), plus_grand_de=4)", total=4),
    ask("ligne_des_blessures(arme_force=5, cible=dict(res=5, touche_par_un_tir=True), plus_grand_de=4)", total=6),
)
WOOD = 'distance_parcourue_au_sol=7, zone_de_terrain="encombrée"'
row(
    "CONF-U07",
    "MOU 10, il court dont 7 cm de bois : 13 cm en tout ; un Titan ou un Éthéré, 7 comptés et non 14.",
    ask(f'portee_sur_ce_terrain(figurine_mou=10, figurine_type_de_deplacement="course", {WOOD})', total=13),
    ask(f"distance_comptee_sur_le_terrain({WOOD})", total=14),
    ask(f"distance_comptee_sur_le_terrain({WOOD}, figurine_est_un_titan=True)", total=7),
    ask(f"distance_comptee_sur_le_terrain({WOOD}, figurine_ethere=True)", total=7),
)
WALL = "figurine=dict(taille='Moyenne', mou=10, chemin_de_l_autre_cote=8), decor_hauteur=3.5"
row(
    "CONF-U08",
    "Un mur de 3,5 cm devant un homme : il le passe à MOU × 1, l'engage au-delà, ne charge pas ; 5 cm, non ; une caisse de 2 cm n'est rien.",
    ask(f"franchir_un_relief({WALL})", outcome="Permis"),
    ask("potentiel_sur_un_relief(figurine_taille='Moyenne', figurine_mou=10, decor_hauteur=3.5, figurine_type_de_deplacement='engagement')", total=10),
    ask("charger_par_dessus_un_relief(figurine_taille='Moyenne', decor_hauteur=3.5)", outcome="Interdit"),
    ask("franchir_un_relief(figurine_taille='Moyenne', decor_hauteur=5)", outcome="Interdit"),
    ask("charger_par_dessus_un_relief(figurine_taille='Moyenne', decor_hauteur=2)", outcome="Permis"),
)
row(
    "CONF-U09",
    "L'ange (10/17,5) du palier 2 : 25 cm pour piquer d'un palier, jamais de deux ; poursuite au palier 1, 9 cm.",
    ask("portee_de_l_assaut(figurine=dict(vol=True, mou=10, mou_en_vol=17.5, palier=2, charge_en_pique=True, en_charge=True))", total=25),
    ask("charger_en_pique(attaquant_palier=2, cible_palier=0)", outcome="Interdit"),
    ask("distance_de_poursuite(figurine=dict(vol=True, mou=10, mou_en_vol=17.5, palier=1))", total=9),
)
SHOT = "arme_force=5, cible=dict(res=5, touche_par_un_tir=True), plus_grand_de=4"
row(
    "CONF-U10",
    "À 10 cm d'un Rempart/10, pas d'atterrissage ; à 11, oui. Posé : ni marche, ni course, ni couvert, ni charge ; il tire, mais plus immobile ; il incante.",
    ask("atterrir(figurine_palier=1, distance=10, adversaire_rempart_x=10)", outcome="Interdit"),
    ask("atterrir(figurine_palier=1, distance=11, adversaire_rempart_x=10)", outcome="Permis"),
    ask("marcher(figurine_vient_d_atterrir=True)", outcome="Interdit"),
    ask("courir(figurine_vient_d_atterrir=True)", outcome="Interdit"),
    ask("se_deplacer_a_couvert(figurine_vient_d_atterrir=True)", outcome="Interdit"),
    ask("charger(attaquant_vient_d_atterrir=True)", outcome="Interdit"),
    ask("tirer(attaquant_vient_d_atterrir=True)", outcome="Permis"),
    ask(f"ligne_des_blessures(attaquant_vient_d_atterrir=True, {SHOT})", total=4),
    ask(f"ligne_des_blessures(attaquant_change_de_palier=True, {SHOT})", total=4),
    ask("incanter(magicien_vient_d_atterrir=True)", outcome="Permis"),
)
row(
    "CONF-U11",
    "INI 5 léger, deux ennemis, Désengagement/6 : 5/6 ; en force, FOR 8 contre RES 4, 1/3. Un petit à trois, ou Poids par l'Initiative, non.",
    ask("test_de_desengagement(figurine=dict(ini=5, blessure_legere=True, adversaires_au_contact=2, desengagement_x=6))", odds={"Se désengage": F(5, 6)}),
    ask("""test_de_desengagement_en_force(figurine=dict(taille='Grande', force=8, blessure_legere=True, adversaires_au_contact=2, desengagement_x=6),
        adversaire=dict(taille='Moyenne', res=4))""", odds={"Se désengage": F(1, 3)}),
    ask("se_desengager(figurine=dict(taille='Petite', adversaires_au_contact=3))", outcome="Interdit"),
    ask("test_de_desengagement(figurine=dict(ini=5, adversaires_au_contact=2, poids=True))", outcome="Interdit"),
)
TITAN = "figurine=dict(ini=3, est_un_titan=True, a_ete_charge=True, adversaires_au_contact={}, adversaires_moins_que_tres_grands={}, puissance_adverse_au_contact={})"
row(
    "CONF-U12",
    "Un Titan chargé par quatre gobelins et un Énorme/2, INI 3 : 2/3 contre 6 ; deux Wolfen de plus, 12 de puissance, impossible.",
    ask(f"test_de_desengagement({TITAN.format(5, 4, 8)})", odds={"Se désengage": F(2, 3)}),
    ask(f"test_de_desengagement({TITAN.format(7, 6, 12)})", outcome="Interdit"),
)
TWO = "attaquant=dict(taille='Moyenne', en_charge=True, puissance_des_autres_chargeurs=1{}), cible=dict(taille='Grande', dur_a_cuire=True)"
row(
    "CONF-U13",
    "Deux hommes chargent un Wolfen Dur à cuire, qui pèse 3 : rien ; une Brute épaisse parmi eux, oui. Brutal engage en poursuivant : oui, sauf un Inébranlable.",
    ask(f"infliger_les_penalites_de_charge({TWO.format('')})", outcome="Interdit"),
    ask(f"infliger_les_penalites_de_charge({TWO.format(', brute_epaisse=True')})", outcome="Permis"),
    ask("puissance_sous_la_charge(figurine=dict(taille='Grande', dur_a_cuire=True))", total=3),
    ask("puissance_des_chargeurs(attaquant=dict(brute_epaisse=True, puissance_des_autres_chargeurs=1))", total=3),
    ask("infliger_les_penalites_de_charge(attaquant=dict(brutal=True, taille='Petite', en_poursuite=True), cible_taille='Grande')", outcome="Permis"),
    ask("infliger_les_penalites_de_charge(attaquant=dict(brutal=True, taille='Petite', a_engage=True), cible=dict(taille='Grande', inebranlable=True))",
        outcome="Interdit"),
)
BRAVE = "figurine=dict(cou=4, dans_l_aura_d_un_porte_etendard=True, assaillant=True{})"
row(
    "CONF-U14",
    "COU 4 sous l'étendard contre PEUR 8 : 2/3 ; Abominable, 4/9 ; avec Bravoure, 2/3 ; un commandant COU 6 en déroute n'y fait rien. Trop loin : pas de test.",
    ask(f"test_de_courage({BRAVE.format('')}, adversaire_peur=8)", odds={"Réussi": F(2, 3)}),
    ask(f"test_de_courage({BRAVE.format('')}, adversaire=dict(peur=8, abominable=True))", odds={"Réussi": F(4, 9)}),
    ask(f"test_de_courage({BRAVE.format(', bravoure=True')}, adversaire=dict(peur=8, abominable=True))", odds={"Réussi": F(2, 3)}),
    ask(f"test_de_courage({BRAVE.format(', dans_l_aura_d_un_commandant=True')}, commandant=dict(cou=6, en_deroute=True), adversaire_peur=8)",
        odds={"Réussi": F(2, 3)}),
    ask("devoir_tester_son_courage(figurine=dict(cou=4, assaillant=True), adversaire=dict(peur=8, hors_de_portee_d_assaut=True))", outcome="Sans effet"),
    ask("devoir_tester_son_courage(figurine=dict(cou=4, defenseur=True, hors_de_portee_d_assaut=True), adversaire_peur=8)", outcome="Sans effet"),
)
row(
    "CONF-U15",
    "Un fanatique COU 3, DIS 4, assailli par PEUR 8, pas encore activé : 1/3 tient, sinon un second test à 1/2. L'assaillant qui rate reste figé.",
    ask("test_de_courage(figurine=dict(cou=3, fanatisme=True, defenseur=True), adversaire_peur=8)", odds={"Réussi": F(1, 3)}),
    ask("test_de_fanatisme(figurine=dict(dis=4, fanatisme=True, defenseur=True), adversaire_peur=8)", odds={"Réussi": F(1, 2), "fuite immédiate": F(1, 2)}),
    ask("test_de_courage(figurine=dict(cou=3, assaillant=True), adversaire_peur=8)", odds={"la figurine est figée par la peur": F(2, 3)}),
)
row(
    "CONF-U16",
    "Ralliement : touché par PEUR 8, COU 3 sous l'étendard, 1/2, sa DIS 6 n'y sert pas ; libre, par la DIS, 5/6.",
    ask("test_de_ralliement(figurine=dict(cou=3, en_deroute=True, dans_l_aura_d_un_porte_etendard=True, au_contact_d_un_adversaire=True), adversaire_peur=8)",
        odds={"Rallié": F(1, 2)}),
    ask("test_de_ralliement_par_la_discipline(figurine=dict(dis=6, en_deroute=True, au_contact_d_un_adversaire=True), adversaire_peur=8)", outcome="Interdit"),
    ask("test_de_ralliement_par_la_discipline(figurine=dict(dis=6, en_deroute=True))", odds={"Rallié": F(5, 6)}),
)
ALONE = "adversaires_dans_le_combat=1"
FOE = f"cible=dict({ALONE}, des_en_attaque=1, des_en_defense=1)"
FIGHT = "att=4, force=4, defense=3, res=5, ini=4"
row(
    "CONF-U17",
    "En déroute, deux dés en attaque et aucun en défense : refusé en duel, comme à un contre deux, pour l'un et pour l'autre ; un de chaque, oui.",
    ask(f"placer_ces_des(attaquant=dict({ALONE}, des_en_attaque=2, des_en_defense=0, en_deroute=True), {FOE})", outcome="Interdit", gives="CF-550"),
    ask(f"placer_ces_des(attaquant=dict({ALONE}, des_en_attaque=1, des_en_defense=1, en_deroute=True), {FOE})", outcome="Permis"),
    ask(f"un_duel(attaquant=dict({FIGHT}, des_en_attaque=1, des_en_defense=1), cible=dict({FIGHT}, des_en_attaque=2, des_en_defense=0, en_deroute=True))",
        outcome="Interdit", gives="CF-550"),
    ask(f"""combat_a_un_contre_plusieurs(attaquant=dict({FIGHT}, des_en_attaque=2, des_en_defense=1, en_deroute=True), cible=dict({FIGHT}, des_en_attaque=1,
        des_en_defense=1), deuxieme_cible=dict({FIGHT}, des_en_attaque=1, des_en_defense=1))""", outcome="Interdit", gives="CF-550"),
    ask("prendre_des_des_d_enchainement(figurine=dict(enchainement_x=2, des_d_enchainement=1, en_deroute=True))", outcome="Interdit"),
)
FAILED = "attaquant=dict(adversaires_dans_le_combat=2, lames_dorsales_x=2, a_manque_son_desengagement=True, des_en_attaque={}, des_en_defense={})"
row(
    "CONF-U18",
    "Désengagement manqué avec Lames dorsales/2 : leurs deux dés frappent, pas un de plus. Une Furie déclarée plus tôt oblige à frapper encore.",
    ask(f"placer_ces_des({FAILED.format(2, 3)}, {FOE})", outcome="Permis"),
    ask(f"placer_ces_des({FAILED.format(3, 2)}, {FOE})", outcome="Interdit", gives="CF-1479"),
    ask(f"""placer_ces_des(attaquant=dict({ALONE}, des_en_attaque=1, des_en_defense=1, furie_guerriere=True, furie_declaree_ce_tour=True), {FOE})""",
        outcome="Interdit", gives="CF-671"),
)
row(
    "CONF-U19",
    "Lames à FOR 5, Force en charge/3, blessé grave : elles frappent à 3 ; et la Force en charge interdit le Coup de maître.",
    ask("force_d_une_lame_dorsale(attaquant=dict(force_de_la_carte=5, blessure_grave=True, force_en_charge_x=3, a_charge=True))", total=3),
    ask("tenter_un_coup_de_maitre(attaquant=dict(force_en_charge_x=3, a_charge=True, coup_de_maitre_x=0, des_d_attaque_restants=2))", outcome="Interdit"),
)
row(
    "CONF-U20",
    "Coup de maître/0, ATT 5, FOR 9 : en grave 12 ; indemne avec 2 points de Mutagène en ATT, 14.",
    ask("force_du_coup_de_maitre(attaquant=dict(att=5, force=9, blessure_grave=True, coup_de_maitre_x=0))", total=12),
    ask("force_du_coup_de_maitre(attaquant=dict(att=5, force=9, coup_de_maitre_x=0, points_de_mutagene_en_att=2))", total=14),
)
MOUNTED = "adversaires_dans_le_combat=2, tueur_ne=True, destrier=True"
row(
    "CONF-U21",
    "Tueur né sur Destrier contre deux : 5 dés ; chargé, 4, et 1 d'attaque par Charge bestiale ; l'un des deux derrière un muret, 3 sans destrier.",
    ask(f"nombre_de_des_de_combat(figurine=dict({MOUNTED}))", total=5),
    ask(f"nombre_de_des_de_combat(figurine=dict({MOUNTED}, a_charge=True))", total=4),
    ask("des_d_attaque_de_plus(figurine=dict(charge_bestiale=True, a_charge=True))", total=1),
    ask("""nombre_de_des_de_combat(figurine=dict(adversaires_dans_le_combat=2, tueur_ne=True, adversaires_au_dela_de_l_obstacle=1), decor_obstacle_neutre=True)""",
        total=3),
)
row(
    "CONF-U22",
    "Hypérien/9 : le Désespéré d'Alahan ne teste pas, le Mort-vivant, si. Seul contre plus cher que lui, ATT 3 et un 3 font 7.",
    ask("devoir_tester_son_courage(figurine=dict(cou=3, desespere=True, defenseur=True), adversaire_hyperien_x=9)", outcome="Sans effet"),
    ask("devoir_tester_son_courage(figurine=dict(peur=5, mort_vivant=True, defenseur=True), adversaire_hyperien_x=9)", outcome="Obligatoire"),
    ask("test_d_attaque(attaquant=dict(att=3, desespere=True, valeur_strategique=10), cible_valeur_strategique=20, des=[3])", total=7),
    ask("test_d_attaque(attaquant=dict(att=3, desespere=True, valeur_strategique=30), cible_valeur_strategique=20, des=[3])", total=6),
)
row(
    "CONF-U23",
    "Autorité : premier sans jeter de dé ; en déroute, elle ne vaut plus ; contre une autre, on teste la DIS.",
    ask("jet_d_autorite(figurine=dict(dis=3, autorite=True), adversaire_dis=5)", odds={"Premier tour de parole": F(1)}),
    ask("jet_d_autorite(figurine=dict(dis=3, autorite=True, en_deroute=True), adversaire_dis=5, des=[3], des_adverses=[3])", outcome="La parole à l'adversaire"),
    ask("jet_d_autorite(figurine=dict(dis=3, autorite=True), adversaire=dict(dis=5, autorite=True), des=[3], des_adverses=[3])",
        outcome="La parole à l'adversaire"),
)
row(
    "CONF-U24",
    "Un magicien de 40 PA place ses dés avant une Troupe de 10 ; un Guerrier-mage de 40, après elle.",
    ask("""ordre_de_repartition(options=[{"figurine_valeur_strategique": 40, "figurine_magicien_pur": True}, {"figurine_valeur_strategique": 10}])""",
        outcome="Option 1"),
    ask("""ordre_de_repartition(options=[{"figurine_valeur_strategique": 40, "figurine_guerrier_mage": True}, {"figurine_valeur_strategique": 10}])""",
        outcome="Option 2"),
)
row(
    "CONF-U25",
    "À trois, INI 3 et un 4 : 9 contre 8 ; INI 4 mais sonné, 9 aussi.",
    ask("initiative_du_combat(figurine=dict(ini=3, autres_combattants_de_son_camp=2), adversaire_ini=4, des=[4], des_adverses=[4])", outcome="Gagnée", total=9),
    ask("initiative_du_combat(figurine=dict(ini=4, sonne=True, autres_combattants_de_son_camp=2), adversaire_ini=4, des=[4], des_adverses=[4])", total=9),
)
row(
    "CONF-U26",
    "Défense soutenue à deux contre un, au dernier dé : DEF 4 contre 6, 1/2 ; avec plus d'attaques que de défenses, ou à deux dés, non.",
    ask("test_de_defense(cible=dict(defense=4, en_defense_soutenue=True), difficulte=6)", odds={"Parée": F(1, 2)}),
    ask("annoncer_une_defense_soutenue(cible=dict(des_en_defense=1, des_en_attaque=2, des_de_defense_restants=1))", outcome="Interdit"),
    ask("annoncer_une_defense_soutenue(cible=dict(des_en_defense=2, des_en_attaque=1, des_de_defense_restants=2))", outcome="Interdit"),
)
row(
    "CONF-U27",
    "Énorme/3 aux trois marqueurs, une grave : deux défaussés, rien. Un seul marqueur, un Tué net : critique. Un Éthéré tué net l'est.",
    ask("marqueurs_enorme_defausses(cible=dict(enorme_x=3, marqueurs_enorme=3), resultat_de_blessures='Blessure grave')", total=2),
    ask("crans_subis(cible=dict(enorme_x=3, marqueurs_enorme=3), resultat_de_blessures='Blessure grave')", total=0),
    ask("crans_subis(cible=dict(enorme_x=2, marqueurs_enorme=1), resultat_de_blessures='Tué net')", total=3),
    ask("crans_subis(cible_ethere=True, resultat_de_blessures='Tué net')", total=4),
    ask("crans_subis(cible_ethere=True, resultat_de_blessures='Blessure grave')", total=1),
)
row(
    "CONF-U28",
    "Dur à cuire : une ligne de moins, mais pas pour un Titan, ni sur un double 6.",
    ask("ligne_des_blessures(attaquant_force=5, cible=dict(res=5, dur_a_cuire=True), plus_grand_de=4)", total=2),
    ask("ligne_des_blessures(attaquant_force=5, cible=dict(res=5, est_un_titan=True, dur_a_cuire=True), plus_grand_de=4)", total=4),
    ask("jet_de_blessures(attaquant_force=5, cible=dict(res=15, dur_a_cuire=True), des=[6, 6])", outcome="Tué net"),
)
row(
    "CONF-U29",
    "Toxique/2 : une fois sur trois une grave de plus, sinon une légère ; rien à un Mort-vivant.",
    ask("jet_de_toxique(attaquant_toxique_x=2)", odds={"Blessure grave": F(1, 3), "Blessure légère": F(2, 3)}),
    ask("blessure_de_toxique(cible_mort_vivant=True)", outcome="Sans effet"),
)
BOW = """distance=40, arme=dict(portee_courte=20, portee_moyenne=40),
        cible=dict(taille='Grande', partiellement_visible=True, palier=1, competence_cible_x=2)"""
row(
    "CONF-U30",
    "Arc à 40 cm tout juste, un Wolfen à demi caché, un palier plus haut, Cible/+2, tireur chargé ce tour : 12 ; TIR 4, 5/36, et 1/9 sous les pénalités.",
    ask(f"tir_sur_une_cible(attaquant=dict(tir=4, a_ete_charge=True), {BOW})", odds={"Touche": F(5, 36)}),
    ask(f"tir_sur_une_cible(attaquant=dict(tir=4, a_ete_charge=True, subit_les_penalites_de_charge=True), {BOW})", odds={"Touche": F(1, 9)}),
)
row(
    "CONF-U31",
    "Tir en assaut à demi visible : 8, ou 5 avec Tir d'assaut. Une artillerie, seulement avec lui ; et pas après un test de Courage raté.",
    ask("difficulte_du_tir(attaquant_tir_en_assaut=True, cible_partiellement_visible=True)", total=8),
    ask("difficulte_du_tir(attaquant=dict(tir_en_assaut=True, tir_d_assaut=True), cible_partiellement_visible=True)", total=5),
    ask("tirer(attaquant_tir_en_assaut=True, arme_artillerie_perforante=True)", outcome="Interdit"),
    ask("tirer(attaquant=dict(tir_en_assaut=True, tir_d_assaut=True), arme_artillerie_perforante=True)", outcome="Permis"),
    ask("tirer(attaquant=dict(tir_en_assaut=True, fige_par_la_peur=True))", outcome="Interdit"),
)
row(
    "CONF-U32",
    "Dans la mêlée : une fois sur deux l'ami ; Tir instinctif, 1/6 l'ami, 1/6 personne ; un Titan engagé, toujours lui.",
    ask("jet_de_repartition()", odds={"un ami du tireur est touché": F(1, 2)}),
    ask("jet_de_repartition(attaquant_tir_instinctif=True)",
        odds={"La cible visée est touchée": F(2, 3), "un ami du tireur est touché": F(1, 6), "projectile perdu": F(1, 6)}),
    ask("faire_un_jet_de_repartition(cible_est_un_titan=True)", outcome="Interdit"),
)
PIERCING = "arme=dict(artillerie_perforante=True, artillerie_legere=True)"
row(
    "CONF-U33",
    "Baliste légère qui a marché, TIR 3, portée moyenne, cible à demi cachée : 1/3 ; avec Poids, 1/2. Pas de palier 2 pour elle, ni de palier 1 pour une zone.",
    ask(f"tir_sur_une_cible(attaquant=dict(tir=3, a_marche=True), {PIERCING}, portee_du_tir='moyenne', cible_partiellement_visible=True)", odds={"Touche": F(1, 3)}),
    ask(f"tir_sur_une_cible(attaquant=dict(tir=3, a_marche=True, poids=True), {PIERCING}, portee_du_tir='moyenne', cible_partiellement_visible=True)",
        odds={"Touche": F(1, 2)}),
    ask(f"tirer({PIERCING}, cible_palier=2)", outcome="Interdit"),
    ask("tirer(arme=dict(artillerie_a_effet_de_zone=True, artillerie_lourde=True), cible_palier=1)", outcome="Interdit"),
    ask("tirer(attaquant_palier=1, arme=dict(artillerie_a_effet_de_zone=True, artillerie_lourde=True), cible_palier=0)", outcome="Permis"),
)
NEST = "immobile_x=3, au_contact_d_un_adversaire=True, puissance_adverse_au_contact={}"
row(
    "CONF-U34",
    "Immobile/3, deux gobelins dessus : il tire, TIR 5 − 1, − 2 s'il a pivoté ; trois, non ; après une marche, non.",
    ask(f"tir_sur_une_cible(attaquant=dict(tir=5, {NEST.format(2)}), portee_du_tir='moyenne', des=[4])", total=8),
    ask(f"tir_sur_une_cible(attaquant=dict(tir=5, {NEST.format(2)}, reoriente_ce_tour=True), portee_du_tir='moyenne', des=[4])", total=7),
    ask(f"tirer(attaquant=dict({NEST.format(3)}))", outcome="Interdit"),
    ask("tirer(attaquant=dict(immobile_x=3, a_marche=True))", outcome="Interdit"),
)
row(
    "CONF-U35",
    "Mage pur POU 5, sonné, au contact, cible au palier voisin, difficulté 8, deux gemmes : 16865/46656 ; un Guerrier-mage, 91/216.",
    ask("test_d_incantation(magicien=dict(pou=5, sonne=True, au_contact_d_un_adversaire=True, gemmes_de_maitrise=2), cible_palier=1, difficulte=8)",
        odds={"Réussi": F(16865, 46656)}),
    ask("""test_d_incantation(magicien=dict(pou=5, sonne=True, au_contact_d_un_adversaire=True, guerrier_mage=True, gemmes_de_maitrise=2), cible_palier=1,
        difficulte=8)""", odds={"Réussi": F(91, 216)}),
    ask("cibler_avec_un_sortilege(cible_deja_affecte_par_ce_sortilege=True)", outcome="Interdit"),
)
SPELL = "magicien=dict(sacrifice_d_air=2, sacrifice_d_eau=1)"
row(
    "CONF-U36",
    "Contre de POU 4 face à 10 : 1/6, 11/36 renforcé ; jamais d'un orque. Deux Air et une Eau s'absorbent de deux Terre et un Feu, pas d'un Feu de plus.",
    ask("test_de_contre(contre_magicien_pou=4, difficulte=10)", odds={"Contré": F(1, 6)}),
    ask("test_de_contre(contre_magicien=dict(pou=4, contre_renforce=True), difficulte=10)", odds={"Contré": F(11, 36)}),
    ask("test_de_contre(contre_magicien_pou=4, magicien_magicien_orque=True, difficulte=10)", outcome="Interdit"),
    ask(f"absorber_un_sortilege({SPELL}, contre_magicien=dict(gemmes_de_terre=2, gemmes_de_feu=2, sacrifice_de_terre=2, sacrifice_de_feu=1))", outcome="Permis"),
    ask(f"absorber_un_sortilege({SPELL}, contre_magicien=dict(gemmes_de_terre=2, gemmes_de_feu=2, sacrifice_de_terre=2, sacrifice_de_feu=2))", outcome="Interdit"),
    ask(f"absorber_un_sortilege({SPELL}, contre_magicien=dict(gemmes_de_tenebres=3, sacrifice_de_tenebres=3))", outcome="Permis"),
)
HURT = 'pou=6, rang_de_magicien="Maître", blessure_grave=True, en_deroute=True, au_contact_d_un_adversaire=True'
row(
    "CONF-U37",
    "Maître POU 6 en grave, en déroute, au contact, un 4 : 6, donc 5 gemmes moins 1 ; il en avait 11 sur 12, il finit à 12.",
    ask("jet_de_recuperation_de_mana(magicien=dict(pou=6, blessure_grave=True, en_deroute=True), des=[4])", total=6),
    ask('gemmes_regagnees(magicien=dict(pou=6, rang_de_magicien="Maître", au_contact_d_un_adversaire=True, gemmes_en_reserve=5, resultat_de_recuperation=6))',
        total=4),
    ask(f"une_recuperation_de_mana(magicien=dict({HURT}, gemmes_en_reserve=11), des=[4])", says="Gemmes 12"),
)
ARCANE = "magicien=dict(pou={}, maitrise_des_arcanes=True, gemmes_par_les_arcanes={}{})"
row(
    "CONF-U38",
    "Maîtrise des arcanes, deux gemmes manquent : POU 5 − 2, 1/3 contre 8, sans dé de plus ; une fois par tour, et pas jusqu'à 0.",
    ask(f"test_d_incantation({ARCANE.format(5, 2, '')}, difficulte=8)", odds={"Réussi": F(1, 3)}),
    ask(f"test_d_incantation({ARCANE.format(5, 2, ', gemmes_de_maitrise=2')}, difficulte=8)", outcome="Interdit"),
    ask(f"user_de_la_maitrise_des_arcanes({ARCANE.format(5, 2, ', deja_employee_ce_tour=True, gemmes_en_reserve=0, gemmes_du_sortilege=2')})", outcome="Interdit"),
    ask(f"user_de_la_maitrise_des_arcanes({ARCANE.format(3, 3, ', gemmes_en_reserve=0, gemmes_du_sortilege=3')})", outcome="Interdit"),
)
CALL = 'magicien=dict(rang_de_magicien="Maître", invocateur_x=1, puissance_controlee=3)'
row(
    "CONF-U39",
    "Un Maître Invocateur/1 tient 4 ; il en tient 3 : un Élémentaire de Grande Taille, non, un étincelant, oui. Un Champion d'Achéron de rang 2, 5.",
    ask('limite_de_controle(magicien=dict(rang_de_magicien="Maître", invocateur_x=1))', total=4),
    ask('limite_de_controle(magicien=dict(rang_de_magicien="Adepte", champion_invocateur_d_office=True))', total=5),
    ask(f"invoquer({CALL}, figurine_taille='Grande')", outcome="Interdit"),
    ask(f"invoquer({CALL}, figurine_taille='Moyenne')", outcome="Permis"),
    ask("placer_un_invoque(figurine_au_contact_d_un_adversaire=True)", outcome="Interdit"),
    ask("agir_apres_l_invocation(figurine_apparu_pendant_l_activation=True)", outcome="Interdit"),
)
row(
    "CONF-U40",
    "Son Familier est tué : deux gemmes du même Élément, ou une légère s'il n'en a qu'une ; rien si c'est par Dévotion. Pas de Familier d'un Élément étranger.",
    ask("perte_du_familier(magicien_gemmes_de_l_element=3)", says="2 gemmes sacrifiées"),
    ask("perte_du_familier(magicien_gemmes_de_l_element=1)", outcome="Blessure légère"),
    ask("perte_du_familier(magicien=dict(gemmes_de_l_element=3, familier_retire_par_devotion=True))", outcome="Aucune conséquence"),
    ask('recruter_un_familier(magicien=dict(rang_de_magicien="Adepte", element_non_maitrise=True))', outcome="Interdit"),
)
PRIEST = 'fidele=dict(rang_de_fidele="Zélote", moine_guerrier=True, au_contact_d_un_adversaire=True, croyants=6, feal_x=2{})'
row(
    "CONF-U41",
    "Zélote Moine-guerrier au contact, huit autour de lui dont un Féal/2 et un Construct : 2 + 2 + 3 = 7 ; en déroute, 5.",
    ask(f"foi_temporaire_du_tour({PRIEST.format('')})", total=7),
    ask(f"foi_temporaire_du_tour({PRIEST.format(', en_deroute=True')})", total=5),
    ask("foi_temporaire_en_deroute(fidele_foi_temporaire_calculee=7)", total=5),
    ask("compter_parmi_les_croyants(fidele_orthodoxe=True, figurine=dict(de_son_peuple_et_de_son_camp=True, construct=True))", outcome="Interdit"),
)
row(
    "CONF-U42",
    "FOI 3 au contact, censurée de 2 : 0 ; trois points de lien, difficulté 6 : 671/1296. Une difficulté libre de 3 est de 5. Pas d'Aspect sous 0.",
    ask("""test_de_divination(fidele=dict(foi_creation=2, foi_alteration=1, foi_destruction=0, au_contact_d_un_adversaire=True, renforcement=3),
        censeur_points_de_censure=2, difficulte=6)""", odds={"Réussi": F(671, 1296)}),
    ask("difficulte_du_miracle(difficulte_indiquee=3, effet_difficulte_libre=True)", total=5),
    ask("porter_une_relique(fidele=dict(champion_fidele=True, foi_creation=2, foi_alteration=1, foi_destruction=0), effet_destruction_de_la_relique=-1)",
        outcome="Interdit"),
)
row(
    "CONF-U43",
    "Dévotion : au contact d'un ennemi, non ; à 10 cm sans le voir, oui, à 11, non ; un donneur en déroute ou un second du tour, non.",
    ask("profiter_d_une_devotion(magicien_au_contact_d_un_adversaire=True, figurine_devotion=True, distance=8)", outcome="Interdit"),
    ask("profiter_d_une_devotion(figurine_devotion=True, distance=10)", outcome="Permis"),
    ask("profiter_d_une_devotion(figurine_devotion=True, distance=11)", outcome="Interdit"),
    ask("profiter_d_une_devotion(figurine=dict(devotion=True, en_deroute=True), distance=8)", outcome="Interdit"),
    ask("profiter_d_une_devotion(magicien_a_deja_tire_une_devotion=True, figurine_devotion=True, distance=8)", outcome="Interdit"),
)
row(
    "CONF-U44",
    "Emblème/10 d'un nexus de Structure 6, COU 4 contre PEUR 8 : 5/6 à 10 cm, 1/2 à 11. Un nexus Inviolable ne se force pas.",
    ask("test_de_courage(figurine=dict(cou=4, repond_a_l_allegeance=True), nexus=dict(embleme=True, nexus_x=10, valeur_de_structure=6), distance=10, adversaire_peur=8)",
        odds={"Réussi": F(5, 6)}),
    ask("test_de_courage(figurine=dict(cou=4, repond_a_l_allegeance=True), nexus=dict(embleme=True, nexus_x=10, valeur_de_structure=6), distance=11, adversaire_peur=8)",
        odds={"Réussi": F(1, 2)}),
    ask("""tenter_d_activer_le_nexus(figurine=dict(repond_a_l_allegeance=True, voit_le_nexus=True, du_camp_adverse_du_nexus=True), distance=5,
        nexus=dict(acces=10, inviolable=True))""", outcome="Interdit"),
)
row(
    "CONF-U45",
    "Le porteur de marqueur, MOU 10 et Rapidité, charge à 20 cm ; en déroute, il n'en ramasse pas ; l'ayant pris, il ne continue pas, mais poursuivra.",
    ask("portee_de_l_assaut(figurine=dict(mou=10, rapidite=True, use_de_rapidite=True, porteur_de_marqueur=True, en_charge=True))", total=20),
    ask("ramasser_un_marqueur(figurine=dict(en_deroute=True, finit_sur_le_marqueur=True), prise_x=1)", outcome="Interdit"),
    ask("continuer_apres_avoir_ramasse()", outcome="Interdit"),
    ask("continuer_apres_avoir_ramasse(figurine_en_poursuite=True)", outcome="Permis"),
    ask("passer_en_deroute(figurine_porteur_de_marqueur=True)", says="marqueurs au sol"),
)
row(
    "CONF-U46",
    "Un Neutre, INI 1 contre 6, relance chaque 6 et finit sur un 1 une fois sur cinq : 3/10. Il frappe de tous ses dés, sauf obligé à se défendre.",
    ask("test_d_initiative(figurine=dict(ini=1, neutre=True), difficulte=6)", odds={"Réussi": F(3, 10)}),
    ask(f"placer_ces_des(attaquant=dict({ALONE}, des_en_attaque=2, des_en_defense=0), cible=dict({ALONE}, des_en_attaque=1, des_en_defense=1, neutre=True))",
        outcome="Interdit", gives="CF-2839"),
    ask(f"""placer_ces_des(attaquant=dict({ALONE}, des_en_attaque=2, des_en_defense=0), cible=dict({ALONE}, des_en_attaque=0, des_en_defense=2, neutre=True,
        a_manque_son_desengagement=True))""", outcome="Permis"),
    ask("repartir_ses_des_de_combat(figurine=dict(adversaires_dans_le_combat=1, des_en_attaque=1, des_en_defense=1, neutre=True, en_deroute=True))",
        outcome="Permis"),
)
row(
    "CONF-U47",
    "Un char Structure/8 qui a perdu 4 PS : −2. Impact/3 après 23 cm : 9 ; Impact/5 lancé, MOU 20, à 7 cm : 20.",
    ask("test_d_attaque(attaquant=dict(att=4, structure_x=8, ps_perdus=4), des=[3])", total=5),
    ask("force_de_l_impact(attaquant=dict(impact_x=3, distance_du_deplacement=23))", total=9),
    ask("force_de_l_impact(attaquant=dict(impact_x=5, irrepressible=True, marqueur_de_vitesse=True, mou=20, distance_du_deplacement=7))", total=20),
)
row(
    "CONF-U48",
    "Le civil ne met aucun dé en attaque et n'assaille pas ; à 16 cm des siens il ne bouge pas, sauf en déroute.",
    ask(f"placer_ces_des(attaquant=dict({ALONE}, des_en_attaque=2, des_en_defense=0), cible=dict({ALONE}, des_en_attaque=1, des_en_defense=1, individu_passif=True))",
        outcome="Interdit", gives="CF-2843"),
    ask("charger(attaquant_individu_passif=True)", outcome="Interdit"),
    ask("deplacer_un_individu_passif(figurine_distance_de_l_ami_le_plus_proche=16)", outcome="Interdit"),
    ask("deplacer_un_individu_passif(figurine=dict(distance_de_l_ami_le_plus_proche=16, en_deroute=True))", outcome="Permis"),
)
row(
    "CONF-U49",
    "Masque à vapeur, PEUR 4, un 5 : PEUR 6, pas 9 ; en déroute, pas de jet.",
    ask("peur_effective(figurine=dict(peur=4, sous_pression=True), total_de_pression=5, caracteristique_sous_pression='PEUR')", total=6),
    ask("jet_de_pression(figurine_en_deroute=True)", outcome="Interdit"),
)
STAFF = "commandant=dict(dis=6, aura_de_commandement=15, distance_a_la_figurine=5), etat_major_au_complet=True, difficulte=8, des=[3]"
row(
    "CONF-U50",
    "Un Construct près d'un état-major au complet : DIS 0 + 2, litige ; un Mort-vivant, 0. La cible en déroute libère qui atterrit, litige ; en fuite, sans litige.",
    ask(f"test_de_discipline(figurine=dict(dis=3, construct=True, dans_l_aura_d_un_musicien=True), {STAFF})", total=5, gives="CF-3282", disputed="= 4"),
    ask(f"test_de_discipline(figurine=dict(dis=3, mort_vivant=True), {STAFF})", total=3),
    ask("rediriger_son_assaut(figurine_vient_d_atterrir=True, cible_en_deroute=True)", outcome="Permis", gives="CF-3281", disputed="Interdit"),
    ask("rediriger_son_assaut(figurine_vient_d_atterrir=True, cible_en_fuite=True)", outcome="Permis"),
)
row(
    "CONF-U51",
    "L'Éclaireur caché se découvre en tirant, en incantant, pas en courant. Au milieu du combat, ni Mutagène, ni Concentration. Un feu coupe la vue.",
    ask("eclaireur_agit(figurine_a_tire=True)", says="éclaireur repéré"),
    ask("eclaireur_agit(figurine_a_incante=True)", says="éclaireur repéré"),
    ask("eclaireur_agit()", outcome="Aucune conséquence"),
    ask("placer_des_points_de_mutagene(pendant_un_combat=True)", outcome="Interdit"),
    ask("attribuer_des_points_de_concentration(figurine=dict(concentration_x=2, points_de_concentration_attribues=1), moment='pendant un combat')", outcome="Interdit"),
    ask("voir(element_enflamme_entre_eux=True)", outcome="Interdit"),
    ask("compteurs_par_combattant(figurine_taille='Grande')", total=2),
)
row(
    "CONF-U52",
    "La Furie d'un combat précédent vaut un dé sans la redire, pas en déroute. Le bonus de Charge bestiale et la Force en charge ne suivent pas la poursuite.",
    ask("des_d_attaque_de_plus(figurine=dict(en_furie_guerriere=True, des_en_attaque=2, des_en_defense=0))", total=1),
    ask("des_d_attaque_de_plus(figurine=dict(en_furie_guerriere=True, en_deroute=True, des_en_attaque=2, des_en_defense=0))", total=0),
    ask("placer_comme_impose(figurine=dict(en_furie_guerriere=True, des_en_attaque=1, des_en_defense=1))", outcome="Interdit"),
    ask("des_d_attaque_de_plus(figurine=dict(charge_bestiale=True, a_charge=True, a_poursuivi=True))", total=0),
    ask("force_du_jet_de_blessures(attaquant=dict(force=5, force_en_charge_x=3, a_charge=True, en_poursuite=True))", total=5),
    ask("test_d_attaque(attaquant=dict(att=4, a_charge_en_pique=True, en_poursuite=True), des=[3])", total=7),
)
row(
    "CONF-U53",
    "En déroute ou à la corde, ni Résolution ni vapeur ne restent ; ni la Résolution déjà servie, ni la chaudière arrêtée. Pas de vapeur en MOU après une marche.",
    ask("test_d_attaque(attaquant=dict(att=3, resolution_x=2, resolution_en_jeu=True, en_deroute=True), des=[3])", total=6),
    ask("test_d_attaque(attaquant=dict(att=3, resolution_x=2, resolution_en_jeu=True, suspendu=True), des=[3])", total=6),
    ask("test_d_attaque(attaquant=dict(att=3, resolution_x=2, use_de_resolution=True), des=[3])", total=8),
    ask("peur_effective(figurine=dict(peur=4, sous_pression=True, en_deroute=True), total_de_pression=2, caracteristique_sous_pression='PEUR')", total=4),
    ask("peur_effective(figurine=dict(peur=4, sous_pression=True, chaudiere_hors_d_usage=True), total_de_pression=2, caracteristique_sous_pression='PEUR')",
        total=4),
    ask("jet_de_pression(figurine_a_marche=True, caracteristique_sous_pression='MOU')", outcome="Interdit"),
)
row(
    "CONF-U54",
    "Un char n'a pas de zones : ni effet de localisation, ni Immunité/Tête. Une machine de guerre ne prend pas d'échelle ; un ami n'est pas une cible.",
    ask("appliquer_un_effet_de_localisation(cible_structure_x=8)", outcome="Sans effet"),
    ask("ignorer_le_jet_de_blessures(cible=dict(structure_x=8, zone_immunisee='Tête'), localisation='Tête')", outcome="Interdit"),
    ask("employer_un_equipement_d_assaut(figurine_rang_de_guerrier='Machine de guerre')", outcome="Interdit"),
    ask("prendre_pour_cible(cible_ami=True)", outcome="Interdit"),
    ask("profiter_du_commandement(commandant_du_camp_adverse=True)", outcome="Interdit"),
    ask("placer_une_barricade(figurine_sapeur_x=1, dans_la_zone_de_deploiement_adverse=True)", outcome="Interdit"),
)
row(
    "CONF-U55",
    "Un mage pur qui a incanté : ni course, ni charge ; il engage à 10 cm, MOU 10. Un Guerrier-mage court 20 cm. Avant le test de Courage, rien ne s'incante.",
    ask("portee_de_la_course(figurine=dict(mou=10, a_incante=True))", outcome="Interdit"),
    ask("portee_de_la_course(figurine=dict(mou=10, a_incante=True, guerrier_mage=True))", total=20),
    ask("portee_de_l_assaut(figurine=dict(mou=10, a_incante=True))", total=10),
    ask("charger(attaquant_a_incante=True)", outcome="Interdit"),
    ask("engager_un_adversaire(attaquant_a_incante=True, cible_hors_de_vue=True)", outcome="Permis"),
    ask("incanter(magicien_doit_tester_son_courage=True)", outcome="Interdit"),
)
row(
    "CONF-U56",
    "Deux gemmes en réserve : pas trois de maîtrise ; un sortilège à deux sur trois en laisse une, pas deux. Contre renforcé : trois gemmes, pas deux.",
    ask("test_d_incantation(magicien=dict(pou=5, gemmes_de_maitrise=3, gemmes_en_reserve=2), difficulte=8)", outcome="Interdit"),
    ask("incanter(magicien=dict(gemmes_en_reserve=3, gemmes_du_sortilege=2, gemmes_de_maitrise=1))", outcome="Permis"),
    ask("incanter(magicien=dict(gemmes_en_reserve=3, gemmes_du_sortilege=2, gemmes_de_maitrise=2))", outcome="Interdit"),
    ask("contrer(contre_magicien=dict(contre_renforce=True, gemmes_en_reserve=2))", outcome="Interdit"),
    ask("jet_de_renfort(figurine_champion=True)", outcome="Interdit"),
)

QUESTIONS = [(code, n, *asked) for code, (_, questions) in ROWS.items() for n, asked in enumerate(questions, 1)]


@pytest.mark.parametrize("code, rank, question, expected", QUESTIONS, ids=[f"{code}-{n}" for code, n, *_ in QUESTIONS])
def test_situation(resolver, code, rank, question, expected):
    check(resolver, "confrontation", code, question, expected)
