"""Confrontation, a blind round that starts from chance: three lines of chapters I to XIII drawn at random, and a situation where at least two of them meet.

The rows were worked out from the text alone; those of what already held were asked with the others. One row a situation, each question with what the row
states and nothing more.
"""

from __future__ import annotations

from fractions import Fraction as F

import pytest
from verdicts import ask, check, rows

ROWS, row = rows()

row(
    "CONF-AM01",
    "Quantité 300 : à 599 PA un exemplaire, à 600 deux ; en déroute et libre, mon catalyseur (MOU 10) n'active rien, il fuit de 20 cm.",
    ask("acquerir_un_nexus(quantite=300, exemplaires_du_nexus=2, valeur_de_l_armee=599)", outcome="Interdit"),
    ask("acquerir_un_nexus(quantite=300, exemplaires_du_nexus=2, valeur_de_l_armee=600)", outcome="Permis"),
    ask("tenter_d_activer_le_nexus(figurine=dict(en_deroute=True), distance=8, acces=10)", outcome="Interdit"),
    ask("fuir(figurine=dict(en_deroute=True))", outcome="Obligatoire"),
    ask("distance_de_fuite(figurine=dict(mou=10, en_deroute=True))", total=20),
)
row(
    "CONF-AM02",
    "Fuyard libre contre un nexus, visé : pas de répartition. Au ralliement, nul effrayant au contact, COU 4 contre 8 : 1/2.",
    ask("faire_un_jet_de_repartition(cible_au_contact_d_un_decor=True)", outcome="Interdit"),
    ask("test_de_ralliement(cou=4, dis=3)", odds={"Rallié": F(1, 2)}),
)
row(
    "CONF-AM03",
    "TIR 3, portée courte, sur un ennemi au contact d'un des miens et d'une statue : touché à coup sûr, puis un 4 ; la statue ne compte pas.",
    ask("tir_sur_une_cible(attaquant=dict(tir=3), portee_du_tir='courte', cible_au_contact_d_un_ami_du_tireur=True)", gives="jet de répartition à faire"),
    ask("faire_un_jet_de_repartition(cible_au_contact_d_un_decor=True, cible_au_contact_d_un_ami_du_tireur=True)", outcome="Obligatoire"),
    ask("jet_de_repartition()", odds={"La cible visée est touchée": F(1, 2)}),
)
row(
    "CONF-AM04",
    "Chargé (DEF 4 - 1), 2 dés contre 9 : un 6 au moins, 11/36 ; double 6 relancé en 1 et 3, 12. Le -1 suit celui qui poursuit.",
    ask("test_de_defense(cible=dict(defense=4, subit_les_penalites_de_charge=True), des_supplementaires=1, difficulte=9)", odds={"Parée": F(11, 36)}),
    ask("test_de_defense(cible=dict(defense=4, subit_les_penalites_de_charge=True), des_supplementaires=1, difficulte=9, des=[6, 6, 1, 3])", gives="= 12"),
    ask("test_de_defense(cible=dict(defense=4, a_poursuivi=True, subit_les_penalites_de_charge=True), difficulte=9)", odds={"Parée": F(1, 6)}),
)
row(
    "CONF-AM05",
    "INI 4, légère, deux adversaires : 3 contre 8, 1/3 ; raté, tous les dés en défense.",
    ask("test_de_desengagement(ini=4, blessure_legere=True, adversaires_au_contact=2)", odds={"Se désengage": F(1, 3)}),
    ask("test_de_desengagement(ini=4, blessure_legere=True, adversaires_au_contact=2, des=[4])", gives="désengagement manqué"),
)
RIDER = "en_charge=True, taille='Grande'"
row(
    "CONF-AM06",
    "Un cavalier de puissance 2 fait pivoter deux fantassins : sur socle carré seulement, s'ils sont libres, et en charge.",
    ask(f"faire_pivoter_ses_cibles(attaquant=dict({RIDER}, sur_socle_carre=True), puissance_des_deplaces=2)", outcome="Permis"),
    ask(f"faire_pivoter_ses_cibles(attaquant=dict({RIDER}), puissance_des_deplaces=2)", outcome="Interdit"),
    ask(f"faire_pivoter_ses_cibles(attaquant=dict({RIDER}, sur_socle_carre=True), puissance_des_deplaces=3)", outcome="Interdit"),
    ask(f"faire_pivoter_ses_cibles(attaquant=dict({RIDER}, sur_socle_carre=True), puissance_des_deplaces=2, cible_au_contact_d_un_adversaire=True)",
        outcome="Interdit"),
    ask("faire_pivoter_ses_cibles(attaquant=dict(type_de_deplacement='engagement', taille='Grande', sur_socle_carre=True), puissance_des_deplaces=2)",
        outcome="Interdit"),
)
row(
    "CONF-AM07",
    "Un ami et un ennemi se battent par-dessus un muret ; mon archer touche l'ennemi : répartition ? Le livre dit contact, puis pas vraiment : litige.",
    ask("faire_un_jet_de_repartition(cible_par_dessus_un_decor=True)", outcome="Obligatoire", disputed="Interdit"),
    ask("faire_un_jet_de_repartition(cible_assailli_par_dessus_un_decor=True)", outcome="Obligatoire", disputed="Interdit"),
    ask("faire_un_jet_de_repartition(attaquant_assailli_par_dessus_un_decor=True, cible_par_dessus_un_decor=True)", outcome="Interdit"),
)
row(
    "CONF-AM08",
    "Il a tué le sien et poursuit dans une autre mêlée : on la sépare de nouveau ; viser l'un des siens reste interdit.",
    ask("prendre_pour_cible(cible=dict(ami=True))", outcome="Interdit"),
    ask("poursuivre(figurine=dict(a_tue_ses_adversaires=True, au_contact_d_un_adversaire=True))", outcome="Permis"),
)
row(
    "CONF-AM09",
    "Solo (7/10) : une troupe de 50 PA paie 7, de 51 PA 10, un Champion 10. Solo (4) : un Champion paie 4 ; le Nomade est en litige.",
    ask("cout_d_un_solo(valeur_strategique_initiale=50, cout_v=7, cout_z=10)", total=7),
    ask("cout_d_un_solo(valeur_strategique_initiale=51, cout_v=7, cout_z=10)", total=10),
    ask("cout_d_un_solo(figurine=dict(champion=True, valeur_strategique_initiale=40), cout_v=7, cout_z=10)", total=10),
    ask("cout_d_un_solo(figurine=dict(champion=True), cout_v=4)", total=4),
    ask("cout_d_un_solo(figurine=dict(champion=True), cout_v=4, solo_nomade=True)", total=4, disputed="1 PA"),
)
row(
    "CONF-AM10",
    "Au jet de Tactique de l'approche, nul n'est posé ; un musicien donne pourtant son bonus : DIS 4 + 1.",
    ask("bonus_au_jet_de_tactique_du_deploiement()", outcome="Permis"),
    ask("jet_de_tactique(figurine_dis=4, figurine_dans_l_aura_d_un_musicien=True, adversaire_dis=4)", gives="5 (DIS"),
)
row(
    "CONF-AM11",
    "Deux camps, INI 3 chacun, l'un à trois combattants : + 2 ; qui gagne frappe le premier à chaque passe.",
    ask("initiative_du_combat(ini=3, adversaire=dict(ini=3), autres_combattants_de_son_camp=2)", gives="+ 2 (CF-347)"),
    ask("attaquer_en_premier(initiative_gagnee=True, des_d_attaque_restants=1)", outcome="Obligatoire"),
)
HORSE = "figurine=dict(longueur_du_socle=5, mou=10, type_de_deplacement='course'), largeur_de_l_obstacle_plat"
row(
    "CONF-AM12",
    "Un cavalier (socle de 5 cm de long) saute un fossé de 5 cm, non de 5,5 ; à l'approche comme ensuite, 4 cartes contre 7 font 3 refus.",
    ask(f"franchir_a_plat({HORSE}=5, chemin=20)", outcome="Permis"),
    ask(f"franchir_a_plat({HORSE}=5.5, chemin=20)", outcome="Interdit"),
    ask(f"franchir_a_plat({HORSE}=5, chemin=20.5)", outcome="Interdit"),
    ask("nombre_de_refus(cartes_au_debut_du_tour=4, cartes_adverses_au_debut_du_tour=7)", total=3),
)
row(
    "CONF-AM13",
    "Échelle occupée : nul n'y monte. Au placement on mesure tout ; la hauteur du mur, au moment de dresser l'échelle, non.",
    ask("grimper_a_l_echelle_dressee(figurine=dict(au_contact_de_l_echelle=True), occupee_par_un_grimpeur=True)", outcome="Interdit"),
    ask("mesurer_pendant_le_placement()", outcome="Permis"),
    ask("mesurer_avant_de_dresser()", outcome="Interdit"),
)
row(
    "CONF-AM14",
    "Catalyseur INI 4 au contact d'un ennemi : désengagement à 6, 5/6, avant de marcher ; d'un peuple hors de l'allégeance, il n'active rien.",
    ask("marcher(figurine_au_contact_d_un_adversaire=True)", outcome="Interdit"),
    ask("test_de_desengagement(ini=4, adversaires_au_contact=1)", odds={"Se désengage": F(5, 6)}),
    ask("tenter_d_activer_le_nexus(figurine=dict(repond_a_l_allegeance=False, voit_le_nexus=True), distance=8, acces=10)", outcome="Interdit"),
    ask("tenter_d_activer_le_nexus(figurine=dict(repond_a_l_allegeance=True, voit_le_nexus=True), distance=8, acces=10)", outcome="Permis"),
)
row(
    "CONF-AM15",
    "MOU 7,5, il a tué le sien et touche encore un autre : 4 cm sans test, ou il reste et l'engage.",
    ask("distance_de_poursuite(mou=7.5)", total=4),
    ask("poursuivre_sur_place(figurine=dict(a_tue_ses_adversaires=True, au_contact_d_un_adversaire=True))", outcome="Permis"),
)
row(
    "CONF-AM16",
    "Un PEUR 4 assaille à la fois un PEUR 6 et un COU 4 : 5/6. Raté, il reste, et l'autre n'a pas à tester.",
    ask("test_de_courage(figurine=dict(peur=4, assaillant=True), adversaire_peur=6)", odds={"Réussi": F(5, 6)}),
    ask("devoir_tester_son_courage(figurine=dict(cou=4), adversaire=dict(peur=4, test_de_courage_rate=True))", outcome="Sans effet"),
    ask("devoir_tester_son_courage(figurine=dict(cou=4), adversaire=dict(peur=4, fige_par_la_peur=True))", outcome="Sans effet"),
    ask("devoir_tester_son_courage(figurine=dict(cou=4), adversaire=dict(peur=4))", outcome="Obligatoire"),
)
row(
    "CONF-AM17",
    "FOR 4 contre RES 11, 1 et 3 : -4, aux jambes, rien ; par une flèche d'un tireur immobile, un cran plus bas.",
    ask("jet_de_blessures(attaquant_force=4, cible_res=11, des=[1, 3])", outcome="Rien"),
    ask("jet_de_blessures(arme_force=4, cible=dict(res=11, touche_par_un_tir=True), attaquant_force=3, des=[1, 3])", gives="Jambes, 0 à 1"),
)
row(
    "CONF-AM18",
    "Trois par carte jusqu'à 30 PA, deux jusqu'à 50, un ensuite ; un décor visé, mon homme au contact : pas de répartition.",
    ask("combattants_par_carte(valeur_strategique=30)", total=3),
    ask("combattants_par_carte(valeur_strategique=31)", total=2),
    ask("combattants_par_carte(valeur_strategique=51)", total=1),
    ask("faire_un_jet_de_repartition(decor_vise=True, cible_au_contact_d_un_ami_du_tireur=True)", outcome="Interdit"),
)
ROCK = "attaquant=dict(au_contact_d_un_decor=True, distance_au_tas=2.5), cible_distance_en_contrebas=5"
row(
    "CONF-AM19",
    "Un rocher sur un ennemi aux prises avec mon garde : 2/3, FOR 6, action exclusive ; la répartition, que le livre ne dit pas, est en litige.",
    ask(f"jet_de_rocher({ROCK})", odds={"Touche": F(2, 3)}),
    ask(f"jet_de_rocher({ROCK}, cible_au_contact_d_un_ami_du_tireur=True, des=[3])", outcome="Touche", disputed="répartition"),
    ask("faire_un_jet_de_repartition(cible_touche_par_un_rocher=True, cible_au_contact_d_un_ami_du_tireur=True)", outcome="Interdit", disputed="Obligatoire"),
    ask(f"lancer_un_rocher({ROCK}, cible_ami=True)", outcome="Permis", disputed="Interdit"),
)
row(
    "CONF-AM20",
    "Grave et chargé, 6 puis 1 : ATT 3 fait 1, ce n'est pas un échec ; ATT 2 fait 0, c'en est un.",
    ask("test_d_attaque(att=3, blessure_grave=True, subit_les_penalites_de_charge=True, des=[6, 1])", total=1),
    ask("test_d_attaque(att=2, blessure_grave=True, subit_les_penalites_de_charge=True, des=[6, 1])", outcome="Raté"),
)
row(
    "CONF-AM21",
    "Piqué, FOR 5 : 7 au premier combat, 5 après une poursuite ; une difficulté libre se choisit avant d'incanter.",
    ask("force_du_jet_de_blessures(attaquant=dict(force=5, a_charge_en_pique=True))", total=7),
    ask("force_du_jet_de_blessures(attaquant=dict(force=5, a_charge_en_pique=True, a_poursuivi=True))", total=5),
    ask("difficulte_du_sortilege(difficulte_libre=True)", asks="difficulte_indiquee"),
)
row(
    "CONF-AM22",
    "Deux effets amplifiés et un atténué : un seul dé de plus, à qui lance de choisir ; Cadwallon n'a pas d'allié.",
    ask("jet_de_blessures(attaquant_force=1, cible_res=15, effets_amplifies=2, effets_attenues=1, des=[6, 2, 6])", outcome="Tué net"),
    ask("alliances(peuple='Cadwallon', autre_peuple='No-Dan-Kar')", outcome="Pas alliés"),
)
row(
    "CONF-AM23",
    "Il fuit à l'opposé de l'assaillant ; en route un fossé de 2 cm, un muret plus petit que lui : la fuite contourne, le décor s'ignore : litige.",
    ask("direction_de_fuite(figurine_defenseur=True)", gives="à l'opposé de l'assaillant"),
    ask("traverser_un_obstacle_en_fuyant(largeur_de_l_obstacle_plat=2, figurine_longueur_du_socle=2.5)", outcome="Interdit", disputed="Permis"),
    ask("traverser_un_obstacle_en_fuyant(decor_taille='Petite', figurine_taille='Moyenne')", outcome="Interdit", disputed="Permis"),
    ask("franchir_un_relief(figurine=dict(taille='Moyenne', en_fuite=True), decor_taille='Petite')", outcome="Interdit", disputed="Permis"),
)
row(
    "CONF-AM24",
    "TIR 4, léger, chargé ce tour puis libre, immobile, à portée courte : 2 contre 5, 2/3, un cran plus bas ; s'il marche, il perd le cran.",
    ask("tir_sur_une_cible(attaquant=dict(tir=4, blessure_legere=True, a_ete_charge=True, subit_les_penalites_de_charge=True), portee_du_tir='courte')",
        odds={"Touche": F(2, 3)}),
    ask("ligne_des_blessures(plus_grand_de=4, arme_force=5, cible_res=5, cible_touche_par_un_tir=True)", total=6),
    ask("ligne_des_blessures(plus_grand_de=4, arme_force=5, cible_res=5, cible_touche_par_un_tir=True, attaquant_a_marche=True)", total=4),
)
row(
    "CONF-AM25",
    "PEUR 4 près d'un étendard de son peuple, contre PEUR 6 : 5, tout dé réussit ; l'étendard ne dispense pas un PEUR 5 de tester.",
    ask("test_de_courage(figurine=dict(peur=4, dans_l_aura_d_un_porte_etendard=True, assaillant=True), adversaire_peur=6)", odds={"Réussi": F(1)}),
    ask("devoir_tester_son_courage(figurine=dict(peur=5, dans_l_aura_d_un_porte_etendard=True, assaillant=True), adversaire_peur=6)", outcome="Obligatoire"),
)
row(
    "CONF-AM26",
    "Piqué, séparé de sa cible : le premier combat garde le bonus, ATT 3 + 2 = 5 ; contre DEF 4, chargée, une parade à un dé.",
    ask("test_d_attaque(attaquant=dict(att=3, a_charge_en_pique=True), des=[3])", total=8),
    ask("test_d_attaque(attaquant=dict(att=3, a_charge_en_pique=True, premier_combat_passe=True), des=[3])", total=6),
)
row(
    "CONF-AM27",
    "Désengagé, MOU 10 : il engage à 10 cm, non à 10,5 ; le magicien pur place ses dés avant tous, le guerrier-mage à son rang.",
    ask("desengagement_reussi(figurine=dict(s_est_desengage=True, mou=10, chemin=10))", outcome="Permis"),
    ask("desengagement_reussi(figurine=dict(s_est_desengage=True, mou=10, chemin=10.5))", outcome="Interdit"),
    ask("rang_de_repartition(magicien_pur=True)", total=2),
    ask("rang_de_repartition(guerrier_mage=True)", total=3),
)
FLYER = "mou=10, mou_en_vol=17.5, palier=0, change_de_palier=True"
row(
    "CONF-AM28",
    "MOU 10/17,5 qui décolle : 5 cm en marche, 10 en charge ; 6 cartes contre 11, 5 refus, et pas un de plus.",
    ask(f"potentiel_de_deplacement(figurine=dict({FLYER}, type_de_deplacement='marche'))", total=5),
    ask(f"potentiel_de_deplacement(figurine=dict({FLYER}, type_de_deplacement='charge'))", total=10),
    ask("nombre_de_refus(cartes_au_debut_du_tour=6, cartes_adverses_au_debut_du_tour=11)", total=5),
    ask("utiliser_un_refus(cartes_au_debut_du_tour=6, cartes_adverses_au_debut_du_tour=11, refus_utilises=5)", outcome="Interdit"),
)
row(
    "CONF-AM29",
    "Incendie/3 : un 3 n'y change rien, un 2 le ramène à 0, un 4 à 6 ; à travers la zone en feu, mon tireur immobile ne voit rien.",
    ask("valeur_apres_le_jet_d_incendie(valeur_de_l_incendie=3, de_d_incendie=3)", total=3),
    ask("valeur_apres_le_jet_d_incendie(valeur_de_l_incendie=3, de_d_incendie=2)", total=0),
    ask("valeur_apres_le_jet_d_incendie(valeur_de_l_incendie=3, de_d_incendie=4)", total=6),
    ask("voir(flammes_sur_la_ligne=True)", outcome="Interdit"),
)
row(
    "CONF-AM30",
    "Sa cible enfuie, il change son assaut en course ; un décor sans RES ni PS ne se frappe pas.",
    ask("transformer_son_assaut_en_course(cible_en_fuite=True)", outcome="Permis"),
    ask("frapper_un_decor(attaquant_a_assailli_le_decor=True, attaquant_au_contact_d_un_decor=True)", outcome="Interdit"),
)
row(
    "CONF-AM31",
    "Tir supplémentaire/1 en assaut par-dessus un muret : un tir, contre 7 ; muret aussi haut que le plus petit, pas de combat ; corde déjà servie, non.",
    ask("nombre_de_tirs(attaquant=dict(tir=4, tir_supplementaire_x=1, tir_en_assaut=True))", total=1),
    ask("tir_sur_une_cible(attaquant=dict(tir=4, tir_en_assaut=True), portee_du_tir='courte')", odds={"Touche": F(2, 3)}),
    ask("combattre_par_dessus_un_obstacle(hauteur=2, hauteur_du_plus_petit=3, separation=2.5)", outcome="Permis"),
    ask("combattre_par_dessus_un_obstacle(hauteur=3, hauteur_du_plus_petit=3, separation=2.5)", outcome="Interdit"),
    ask("grimper_a_la_corde(figurine_au_pied_de_la_corde=True, a_deja_servi_ce_tour=True)", outcome="Interdit"),
)
row(
    "CONF-AM32",
    "Duel par-dessus un obstacle : neutre, 1 dé chacun ; défensif, 1 dé du côté Attaquant, 2 derrière.",
    ask("nombre_de_des_de_combat(figurine=dict(adversaires_dans_le_combat=1), decor_obstacle_neutre=True)", total=1),
    ask("nombre_de_des_de_combat(figurine=dict(adversaires_dans_le_combat=1, du_cote_attaquant=True), decor_obstacle_defensif=True)", total=1),
    ask("nombre_de_des_de_combat(figurine=dict(adversaires_dans_le_combat=1), decor_obstacle_defensif=True)", total=2),
)
row(
    "CONF-AM33",
    "Artillerie légère perforante, FOR 7 : 7 au premier, 4 aux suivants ; un des miens en tête de trajectoire, pas une cible ; un coup, léger : FOR - 1.",
    ask("force_du_jet_de_blessures(arme=dict(artillerie_legere=True, artillerie_perforante=True, force=7), cible=dict(touche_par_un_tir=True))", total=7),
    ask("force_du_jet_de_blessures(arme=dict(artillerie_legere=True, artillerie_perforante=True, force=7), "
        "cible=dict(touche_par_un_tir=True, apres_le_premier_touche=True))", total=4),
    ask("prendre_pour_cible(arme=dict(artillerie_perforante=True), cible=dict(ami=True))", outcome="Interdit"),
    ask("force_du_jet_de_blessures(attaquant=dict(force=5, blessure_legere=True))", total=4),
)
row(
    "CONF-AM34",
    "Un garde (puissance 1) charge un Wolfen (2) : rien ; deux du même tour de parole : les pénalités.",
    ask("infliger_les_penalites_de_charge(attaquant=dict(puissance=1, en_charge=True), cible=dict(puissance=2))", outcome="Interdit"),
    ask("infliger_les_penalites_de_charge(attaquant=dict(puissance=1, en_charge=True), cible=dict(puissance=2), puissance_des_autres_chargeurs=1)",
        outcome="Permis"),
)
row(
    "CONF-AM35",
    "Réserve et carte du dessus se jouent ensemble ; tant que la réserve est prise, on n'y met rien.",
    ask("jouer_les_deux_cartes(carte_en_reserve=True, cartes_dans_la_sequence=3)", outcome="Permis"),
    ask("mettre_en_reserve(cartes_dans_la_sequence=3)", outcome="Permis"),
    ask("mettre_en_reserve(cartes_dans_la_sequence=3, carte_en_reserve=True)", outcome="Interdit"),
)
row(
    "CONF-AM36",
    "FOR 8, Sonné, RES 7, 3 et 6 : 6 à l'abdomen, grave ; sur une porte de RES 7, 2 PS de moins.",
    ask("jet_de_blessures(attaquant=dict(force=8, sonne=True), cible=dict(res=7), des=[3, 6])", outcome="Blessure grave"),
    ask("degats_d_un_decor(attaquant_force=8, attaquant_sonne=True, decor_res=7, decor_points_de_structure=3, des=[[3, 6]])", gives="PS 1"),
)
SIGHT = "voir(attaquant_taille='Moyenne', autre_fait_obstacle=True"
row(
    "CONF-AM37",
    "Source moyenne : un grand obstacle cache un moyen et un grand ; un moyen ne cache pas un grand.",
    ask(f"{SIGHT}, cible_taille='Moyenne', autre_taille='Grande')", outcome="Interdit"),
    ask(f"{SIGHT}, cible_taille='Grande', autre_taille='Grande')", outcome="Interdit"),
    ask(f"{SIGHT}, cible_taille='Grande', autre_taille='Moyenne')", outcome="Permis"),
)
row(
    "CONF-AM38",
    "Seul contre trois : 2 dés d'attaque, deux adversaires ; 4 dés, trois attaques à la passe, jamais deux au même.",
    ask("attaques_dans_la_passe(des_d_attaque_restants=2, adversaires_dans_le_combat=3)", total=2),
    ask("attaques_dans_la_passe(des_d_attaque_restants=4, adversaires_dans_le_combat=3)", total=3),
)
row(
    "CONF-AM39",
    "ATT 3, grave, un 4 : 5. Un ami barre la route : on ne le traverse que s'il est activé du même tour de parole.",
    ask("test_d_attaque(att=3, blessure_grave=True, des=[4])", total=5),
    ask("traverser_une_figurine(figurine_ami=True)", outcome="Interdit"),
)
row(
    "CONF-AM40",
    "Cible hors de vue : pas de charge, pas de tir, mais un engagement à MOU x 2 ; à 20,5 cm, il avance sans l'atteindre.",
    ask("charger(cible_hors_de_vue=True)", outcome="Interdit"),
    ask("prendre_pour_cible(cible_hors_de_vue=True)", outcome="Interdit"),
    ask("engager_un_adversaire(cible_hors_de_vue=True, distance=20, attaquant_mou=10)", outcome="Permis"),
    ask("engager_un_adversaire(cible_hors_de_vue=True, distance=20.5, attaquant_mou=10)", gives="assaut trop court"),
)
row(
    "CONF-AM41",
    "Accès 10 : un catalyseur qui voit le nexus et répond à son allégeance l'active à 10 cm, non à 10,5.",
    ask("tenter_d_activer_le_nexus(figurine=dict(repond_a_l_allegeance=True, voit_le_nexus=True), distance=10, acces=10)", outcome="Permis"),
    ask("tenter_d_activer_le_nexus(figurine=dict(repond_a_l_allegeance=True, voit_le_nexus=True), distance=10.5, acces=10)", outcome="Interdit"),
)
row(
    "CONF-AM42",
    "Il a raté son test de Courage en chargeant : figé, il ne marche, ne tire, n'incante ni n'inflige rien ; assailli et raté, il est en déroute.",
    ask("marcher(figurine_test_de_courage_rate=True)", outcome="Interdit"),
    ask("tirer(attaquant=dict(test_de_courage_rate=True, tir=3))", outcome="Interdit"),
    ask("incanter(magicien_test_de_courage_rate=True)", outcome="Interdit"),
    ask("infliger_les_penalites_de_charge(attaquant_en_charge=True, attaquant_test_de_courage_rate=True)", outcome="Interdit"),
    ask("fuir(figurine=dict(defenseur=True, test_de_courage_rate=True))", outcome="Obligatoire"),
    ask("tirer(attaquant=dict(test_de_courage_rate=True, fanatisme=True))", outcome="Permis"),
)
row(
    "CONF-AM43",
    "Bélier, quatre porteurs de FOR 4, 6, 3 et 8, une légère et une grave : 23 ; un porteur au contact, pas de coup.",
    ask("force_du_belier(force_cumulee_des_porteurs=21, penalites_des_porteurs=-3)", total=23),
    ask("frapper_au_belier(au_contact_d_un_adversaire=True)", outcome="Interdit"),
)
row(
    "CONF-AM44",
    "Un solo se vend aux seuls affiliés que vise son X ; un limité n'en a pas, un mercenaire n'est pas de la Faction.",
    ask("acheter_un_solo(figurine=dict(affilie=True, designe_par_le_solo=True))", outcome="Permis"),
    ask("acheter_un_solo(figurine=dict(limite_par_la_faction=True, designe_par_le_solo=True))", outcome="Interdit"),
    ask("recruter_dans_une_faction(figurine_mercenaire=True)", outcome="Interdit"),
)
row(
    "CONF-AM45",
    "En déroute, il ne porte plus le bélier ; désengagé, il ne fuit que de 10 cm ; critique puis légère, il est tué net ; Sonné n'aggrave rien.",
    ask("porter_un_engin_de_siege(figurine=dict(en_deroute=True))", outcome="Interdit"),
    ask("distance_de_fuite(figurine=dict(mou=10, en_deroute=True, s_est_desengage=True))", total=10),
    ask("cumul_des_blessures(blessure_critique=True, resultat_de_blessures='Blessure légère')", outcome="Tué net"),
    ask("cumul_des_blessures(blessure_critique=True, resultat_de_blessures='Sonné')", outcome="Blessure critique et Sonné"),
)
row(
    "CONF-AM46",
    "Qui a couru, marché, tiré ou incanté ce tour a été activé : il ne se jette plus à couvert, et assailli en ratant son Courage il ne fuit pas.",
    ask("se_jeter_a_couvert(cible_a_couru=True)", outcome="Interdit"),
    ask("se_jeter_a_couvert(cible_a_marche=True)", outcome="Interdit"),
    ask("se_jeter_a_couvert(cible_a_incante=True)", outcome="Interdit"),
    ask("se_jeter_a_couvert(cible_a_charge=True)", outcome="Interdit"),
    ask("se_jeter_a_couvert(cible_par_dessus_un_decor=True)", outcome="Interdit"),
    ask("test_de_courage(figurine=dict(cou=5, defenseur=True, a_couru=True), adversaire_peur=8)",
        odds={"Réussi": F(2, 3), "la figurine est en déroute": F(1, 3), "fuite immédiate": F(0)}),
    ask("test_de_courage(figurine=dict(cou=5, defenseur=True), adversaire_peur=8)", odds={"fuite immédiate": F(1, 3)}),
    ask("fuir(figurine=dict(defenseur=True, en_deroute=True, a_couru=True))", outcome="Interdit"),
)


QUESTIONS = [(code, n, question, expected) for code, (_, questions) in ROWS.items() for n, (question, expected) in enumerate(questions, 1)]


@pytest.mark.parametrize("code, rank, question, expected", QUESTIONS, ids=[f"{code}-{n}" for code, n, *_ in QUESTIONS])
def test_situation(resolver, code, rank, question, expected):
    check(resolver, "confrontation", code, question, expected)
