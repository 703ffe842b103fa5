"""Confrontation, one more blind round over every chapter, then what mending it turned up: a Champion's Combo dice, the dead, their fear, duels, contact.

The first thirty rows were worked out from the text alone before the resolver was asked anything; the later ones were met while mending. One row a situation,
each question with what the row states and nothing more.
"""

from __future__ import annotations

from fractions import Fraction as F

import pytest
from verdicts import ask, check, rows

ROWS, row = rows()

PANE = "materiau='Cristal, verre, vitrail'"
row(
    "CONF-AA01",
    "La vitrine : FOR 1 et Force en charge/1, 4 et 5 au thorax, 7, la brise ; elle résiste, il est Sonné ; une flèche n'y passe pas, un carreau perforant et un sort si.",
    ask(f"degats_d_un_decor(attaquant=dict(force=1, force_en_charge_x=1, a_charge=True), decor=dict({PANE}, epaisseur=1), des=[[4, 5]])", gives="Le décor est détruit : oui"),
    ask("force_du_jet_de_blessures(attaquant=dict(force=1, force_en_charge_x=1))", total=1),
    ask(f"tenter_de_traverser(decor=dict({PANE}))", outcome="Permis"),
    ask("echec_de_la_traversee(decor=dict(cassant=True))", gives="sonné"),
    ask(f"tirer_un_projectile_au_travers(decor=dict({PANE}))", outcome="Interdit"),
    ask("tirer_un_projectile_au_travers(decor=dict(translucide=True), arme=dict(artillerie_perforante=True))", outcome="Permis"),
    ask(f"lancer_un_effet_au_travers(decor=dict({PANE}))", outcome="Permis"),
)
MEETS = "repond_a_l_allegeance=True, voit_le_nexus=True"
row(
    "CONF-AA02",
    "Le capitaine du jet de Tactique active ses deux nexus Asservis à 40 cm ; le lieutenant, un seul des deux ordinaires qu'il touche.",
    ask(f"tenter_d_activer_le_nexus(figurine=dict({MEETS}, lie_au_nexus=True), nexus=dict(asservi_nexus=True, acces=10), distance=40)", outcome="Permis"),
    ask(f"tenter_d_activer_le_nexus(figurine=dict({MEETS}, lie_au_nexus=True, a_deja_active_un_nexus=True), nexus=dict(asservi_nexus=True, acces=10), distance=40)",
        outcome="Permis"),
    ask(f"tenter_d_activer_le_nexus(figurine=dict({MEETS}, a_deja_active_un_nexus=True), nexus=dict(acces=10), distance=0)", outcome="Interdit"),
)
ACROSS = "par_dessus_un_decor=True"
row(
    "CONF-AA03",
    "Par-dessus la barricade d'un Sapeur : FOR 6 malgré Force en charge/3, un dé par assaillant, trois pour celui qu'elle défend contre deux ; Brutal, litige.",
    ask(f"force_du_jet_de_blessures(attaquant=dict(force=6, force_en_charge_x=3, a_charge=True, {ACROSS}))", total=6),
    ask(f"infliger_les_penalites_de_charge(attaquant=dict(brutal=True, a_engage=True, {ACROSS}))", outcome="Interdit", disputed="Permis"),
    ask("""nombre_de_des_de_combat(figurine=dict(adversaires_dans_le_combat=1, adversaires_au_dela_de_l_obstacle=1, du_cote_attaquant=True),
        decor=dict(obstacle_defensif=True))""", total=1),
    ask("nombre_de_des_de_combat(figurine=dict(adversaires_dans_le_combat=2, adversaires_au_dela_de_l_obstacle=2), decor=dict(obstacle_defensif=True))", total=3),
)
row(
    "CONF-AA04",
    "Trois Renforts et un Champion perdus : un 5 ramène le moins cher, à 10 cm d'un ami et au contact de rien ; un 2 en retire un. Revenu au dernier tour, il ne compte pas.",
    ask("jet_de_renfort(figurine=dict(renfort=True, valeur_strategique=9), des=[5])", outcome="Il revient"),
    ask("jet_de_renfort(figurine=dict(renfort=True, valeur_strategique=12), des=[2])", outcome="Retiré des renforts"),
    ask("aller_en_renfort(figurine=dict(renfort=True, champion=True, tue_net=True))", outcome="Interdit"),
    ask("revenir_de_renfort_ici(figurine=dict(renfort=True), distance=10)", outcome="Permis"),
    ask("revenir_de_renfort_ici(figurine=dict(renfort=True, au_contact_d_un_adversaire=True), distance=10)", outcome="Interdit"),
    ask("revenir_de_renfort_ici(figurine=dict(renfort=True, apparaitrait_au_contact=True), distance=10)", outcome="Interdit"),
    ask("compter_sur_un_objectif(figurine=dict(renfort=True, place_au_dernier_tour=True))", outcome="Interdit"),
)
STONE = "decor=dict(batiment='Tour en pierre', detruit=True)"
row(
    "CONF-AA05",
    "Une tour de pierre : FOR 7 n'y fait rien, FOR 8 si. Elle tombe : FOR 8 à 2,5 cm ; un pont de 12 PS ne blesse personne.",
    ask("endommager_le_decor(decor=dict(res=8, indestructible=True), attaquant_force=7)", outcome="Sans effet"),
    ask("endommager_le_decor(decor=dict(res=8, indestructible=True), attaquant_force=8)", outcome="Permis"),
    ask(f"subir_l_effondrement({STONE}, cible_distance_au_decor=2.5)", outcome="Obligatoire"),
    ask("subir_l_effondrement(decor=dict(batiment='Pont en pierre', detruit=True), cible_distance_au_decor=2.5)", outcome="Interdit"),
    ask("force_du_jet_de_blessures(cible_dans_l_effondrement=True, decor=dict(materiau='Pierre'))", total=8),
)
BOW = "portee_courte=20, portee_moyenne=40, portee_longue=60"
row(
    "CONF-AA06",
    "L'archer volant (10/15) vole 10 cm, ne se pose pas à 8 cm d'un Rempart/8 mais à 9 ; posé, il tire à 30 cm sur un volant du palier 1 : TIR 4 contre 9.",
    ask("potentiel_de_deplacement(figurine=dict(mou=10, mou_en_vol=15, vol=True, palier=1, change_de_palier=True), type_de_deplacement='marche')", total=10),
    ask("atterrir(figurine=dict(vol=True, palier=1), rempart_x=8, distance=8)", outcome="Interdit"),
    ask("atterrir(figurine=dict(vol=True, palier=1), rempart_x=8, distance=9)", outcome="Permis"),
    ask("tirer(attaquant=dict(tir=4, vient_d_atterrir=True))", outcome="Permis"),
    ask(f"tir_sur_une_cible(attaquant=dict(tir=4, vient_d_atterrir=True), cible_palier=1, distance=30, {BOW})", odds={"Touche": F(1, 3)}),
)
row(
    "CONF-AA07",
    "Magicien pur POU 5, léger, au contact, cible au palier voisin : 1. Sa difficulté, la DEF 3 de la cible moins 2, remonte à 5 ; une gemme de maîtrise, 3/4.",
    ask("""test_d_incantation(magicien=dict(pou=5, blessure_legere=True, magicien_pur=True, au_contact_d_un_adversaire=True),
        cible=dict(palier=1, valeur_de_caracteristique=1), effet=dict(difficulte_selon_la_cible=True), gemmes_de_maitrise=1)""", odds={"Réussi": F(3, 4)}),
)
row(
    "CONF-AA08",
    "Réparation/4, 3 PS sur 5 : relancée tant qu'elle réussit, 1/2, 1/4, 1/4 ; un nexus détruit, jamais ; Ruine/5, un PS de moins une fois sur trois.",
    ask("une_reparation_de_nexus(nexus=dict(reparation_x=4, ps_du_nexus=3, valeur_de_structure=5))", odds={"PS 3": F(1, 2), "PS 4": F(1, 4), "PS 5": F(1, 4)}),
    ask("une_reparation_de_nexus(nexus=dict(reparation_x=4, ps_du_nexus=0, valeur_de_structure=5))", outcome="Interdit"),
    ask("jet_du_nexus(nexus=dict(reparation_x=4, nexus_detruit=True))", outcome="Interdit"),
    ask("jet_du_nexus(nexus=dict(ruine_x=5))", odds={"X atteint": F(1, 3)}),
)
row(
    "CONF-AA09",
    "Zélote pur iconoclaste au contact et en déroute : deux fantassins, un Féal/2 et un Immobile/3 ennemis font six croyants, un Féal/1 ami 1 : 2 + 3 + 1 − 2.",
    ask("foi_temporaire_du_tour(fidele=dict(rang_de_fidele='Zélote', iconoclaste=True, croyants=6, feal_x=1, au_contact_d_un_adversaire=True, en_deroute=True))", total=4),
    ask("foi_temporaire_du_tour(fidele=dict(rang_de_fidele='Zélote', iconoclaste=True, croyants=6, feal_x=1, au_contact_d_un_adversaire=True))", total=6),
)
row(
    "CONF-AA10",
    "Fréquence 2, un échec et une absorption : plus d'essai, de quelque nom qu'on les compte ; à un seul, si.",
    ask("lancer_encore_ce_sortilege(frequence=2, lancers_ce_tour=2)", outcome="Interdit"),
    ask("lancer_encore_ce_sortilege(frequence=2, incantations_du_tour=2)", outcome="Interdit"),
    ask("incanter(effet=dict(frequence=2, incantations_du_tour=2))", outcome="Interdit"),
    ask("incanter(effet=dict(frequence=2, lancers_ce_tour=2))", outcome="Interdit"),
    ask("incanter(effet=dict(frequence=2, lancers_ce_tour=1))", outcome="Permis"),
)
PRIEST = "fidele=dict(champion=True, fidele_pur=True, foi_creation=2, foi_alteration=1, foi_destruction=0)"
row(
    "CONF-AA11",
    "Aspects 2/1/0 et Relique +1/−1/0 : 3 FT au départ, plus de miracle Altération/1 ; Destruction −1, elle ne se porte pas. Un prodige ne se censure pas.",
    ask(f"ft_de_depart({PRIEST}, creation_de_la_relique=1, alteration_de_la_relique=-1)", total=3),
    ask(f"apprendre_un_miracle({PRIEST}, alteration_de_la_relique=-1, alteration_requise=1)", outcome="Interdit"),
    ask(f"apprendre_un_miracle({PRIEST}, alteration_requise=1)", outcome="Permis"),
    ask(f"porter_une_relique({PRIEST}, creation_de_la_relique=1, alteration_de_la_relique=-1)", outcome="Permis"),
    ask(f"porter_une_relique({PRIEST}, destruction_de_la_relique=-1)", outcome="Interdit"),
    ask("censurer(prodige=True)", outcome="Interdit"),
)
row(
    "CONF-AA12",
    "Épreuve de DIS 6 forcée : DIS 3 sous le musicien contre 8, un seul dé malgré Rigueur, 1/2 ; à sa seconde charge sur deux, oui ; Inviolable, non.",
    ask("""test_de_discipline(figurine=dict(dis=3, rigueur=True, a_l_epreuve=True, dans_l_aura_d_un_musicien=True, du_camp_adverse_du_nexus=True),
        difficulte=6)""", odds={"Réussi": F(1, 2)}),
    ask(f"forcer_le_nexus(figurine=dict({MEETS}), nexus=dict(charge_totale=3, charge_temporaire=2, activations_du_tour=1))", outcome="Permis"),
    ask(f"forcer_le_nexus(figurine=dict({MEETS}), nexus=dict(charge_totale=3, charge_temporaire=2, activations_du_tour=1, inviolable=True))", outcome="Interdit"),
)
CHIEF = "commandant=dict(cou=6, champion=True, commandement_x=10, distance_a_la_figurine=12)"
FLAG = "le_porte_etendard=dict(de_l_etat_major=True, aura_de_commandement=10, distance_a_la_figurine=6, distance_au_commandant=7)"
DRUM = "le_musicien=dict(de_l_etat_major=True, aura_de_commandement=8, distance_a_la_figurine=15, distance_au_commandant=%s)"
row(
    "CONF-AA13",
    "À 12 cm du chef mais à 6 de son étendard, COU 6 + 1 contre 9 : 5/6, car le musicien est à 9 cm d'un chef qu'il ne porte qu'à 8 ; à 8 cm, au complet, sûr.",
    ask(f"test_de_courage(figurine=dict(cou=3, defenseur=True), adversaire_peur=9, {CHIEF}, {FLAG}, {DRUM % 9})", odds={"Réussi": F(5, 6)}),
    ask(f"test_de_courage(figurine=dict(cou=3, defenseur=True), adversaire_peur=9, {CHIEF}, {FLAG}, {DRUM % 8})", odds={"Réussi": F(1)}),
)
row(
    "CONF-AA14",
    "400 PA, 100 de nexus ; l'un posé à 20 cm d'un autre, oui, à 19,5, non ; un Éclaireur à 15 cm d'un Sanctuaire/15, non ; « Quantité 300 », un seul.",
    ask("maximum_de_nexus(valeur_de_l_armee=400)", total=100),
    ask("placer_un_nexus(distance_au_nexus_le_plus_proche=20)", outcome="Permis"),
    ask("placer_un_nexus(distance_au_nexus_le_plus_proche=19.5)", outcome="Interdit"),
    ask("se_deployer_pres_du_sanctuaire(nexus=dict(sanctuaire_x=15), distance=15)", outcome="Interdit"),
    ask("exemplaires_permis(l_armee=dict(pa_de_troupes=400), quantite=300)", total=1),
)
row(
    "CONF-AA15",
    "250 PA : 15 figurines, pas 16 ; un Champion de 50 PA qui a son Frère de sang n'en vaut que 45, sous les 50 demandés, quoi que vaille un Allié.",
    ask("effectif_maximal(valeur_de_l_armee=250)", total=15),
    ask("minimum_de_champions(valeur_de_l_armee=250)", total=50),
    ask("maximum_d_allies(valeur_de_l_armee=250)", total=75),
    ask("valeur_strategique_complete(figurine=dict(valeur_strategique_initiale=50, frere_de_sang=True), son_maitre_est_dans_l_armee=True)", total=45),
    ask("aligner_l_armee(valeur_de_l_armee=250, effectif=15, pa_de_champions=45, pa_d_allies=75)", outcome="Interdit"),
)
SLAVE = "figurine=dict(cou=3, asservi=True, dans_l_aura_d_un_porte_etendard=True, defenseur=True), adversaire_peur=9"
row(
    "CONF-AA16",
    "Asservi au Duc (COU 6), sous l'étendard, PEUR 9 : 5/6 à 10 cm, 1/3 à 11 ; le Duc mort, 1/3 aussi. À 28 PA trois tiennent sur sa carte, à 31 deux.",
    ask(f"test_de_courage({SLAVE}, autre_cou=6, distance_de_x=10)", odds={"Réussi": F(5, 6)}),
    ask(f"test_de_courage({SLAVE}, autre_cou=6, distance_de_x=11)", odds={"Réussi": F(1, 3)}),
    ask(f"test_de_courage({SLAVE}, autre=dict(cou=6, tue_net=True), distance_de_x=10)", odds={"Réussi": F(1, 3)}),
    ask("combattants_par_carte(figurine=dict(asservi=True, valeur_strategique=28))", total=3),
    ask("combattants_par_carte(figurine=dict(asservi=True, valeur_strategique=31))", total=2),
)
row(
    "CONF-AA17",
    "6 cartes et 2 capacités titanesques contre 10 : deux refus.",
    ask("nombre_de_refus(cartes_au_debut_du_tour=6, capacites_titanesques_incorporees=2, cartes_adverses_au_debut_du_tour=10)", total=2),
)
row(
    "CONF-AA18",
    "L'Apatride prend la plus répandue qu'il n'a pas : Acharné est de la liste, Mort-vivant et Commandement non.",
    ask("acquerir_en_apatride(figurine=dict(apatride=True), competence_la_plus_repandue=True, competence_accessible_aux_apatrides=True)", outcome="Permis"),
    ask("""acquerir_en_apatride(figurine=dict(apatride=True, possede_deja_la_competence=True), competence_la_plus_repandue=True,
        competence_accessible_aux_apatrides=True)""", outcome="Interdit"),
    ask("competences_accessibles_aux_apatrides(figurine_acharne=True)", gives="oui"),
    ask("competences_accessibles_aux_apatrides(figurine_mort_vivant=True)", gives="non"),
    ask("competences_accessibles_aux_apatrides(figurine_commandement=True)", gives="non"),
)
row(
    "CONF-AA19",
    "Tuer net son Ennemi personnel venge ; s'il est Acharné, pas tant qu'il tient.",
    ask("tuer_net_un_adversaire(attaquant=dict(ennemi_personnel=True), cible=dict(est_son_ennemi_personnel=True))", gives="vengeance"),
    ask("tuer_net_un_adversaire(attaquant=dict(ennemi_personnel=True), cible=dict(est_son_ennemi_personnel=True, acharne=True))", outcome="Aucune conséquence"),
)
FANG = "attaquant=dict(feroce=True, force=3, toxique_x=2, attaque_toxique=True)"
row(
    "CONF-AA20",
    "Féroce et toxique, FOR 3 contre RES 8, 2 et 4 : le Sonné se fait légère, donc une Blessure ; un 1 au poison, critique, un 3, grave ; un Mort-vivant, légère.",
    ask(f"blessures_subies({FANG}, cible_res=8, des=[[2, 4], [1]])", outcome="niveau 3"),
    ask(f"blessures_subies({FANG}, cible_res=8, des=[[2, 4], [3]])", outcome="niveau 2"),
    ask(f"blessures_subies({FANG}, cible=dict(res=8, mort_vivant=True), des=[[2, 4]])", outcome="niveau 1"),
    ask("jet_de_toxique(attaquant_toxique_x=2)", odds={"Blessure grave": F(1, 3)}),
)
WOLF = "recevoir_une_marque_de_sauvagerie(figurine=dict(%s), commandant=dict(chef_wolfen_x=12, peur=7, rang=2%s), distance=%s)"
PACK = "de_race_wolfen=True, peur=5, rang=1"
row(
    "CONF-AA21",
    "Chef Wolfen/12, PEUR 7, Élite : le croc à 12 cm reçoit la marque, non le Champion, le zombie, la Légende, qui fait plus peur, ou qui n'est pas Wolfen. Furie : trois dés.",
    ask(WOLF % (PACK, "", 12), outcome="Permis"),
    ask(WOLF % (PACK, "", 13), outcome="Interdit"),
    *(ask(WOLF % (what, "", 10), outcome="Interdit") for what in (f"{PACK}, champion=True", f"{PACK}, mort_vivant=True", "de_race_wolfen=True, peur=6, rang=3",
                                                                 "de_race_wolfen=True, peur=8, rang=1", "peur=5, rang=1", f"{PACK}, tue_net=True")),
    ask(WOLF % (PACK, ", tue_net=True", 10), outcome="Interdit"),
    ask("des_d_attaque(figurine=dict(marque_de_sauvagerie=True, declare_sa_furie=True, adversaires_dans_le_combat=1, des_en_attaque=2, des_en_defense=0))", total=3),
    ask("des_d_attaque(figurine=dict(marque_de_sauvagerie=True, declare_sa_furie=True, adversaires_dans_le_combat=1, des_en_attaque=1, des_en_defense=1))", total=1),
)
row(
    "CONF-AA22",
    "Éthéré : une grave fait une légère. Vulnérable : un Sonné reste, une légère fait une grave. Les deux : une légère, rien ; une critique, critique.",
    ask("blessures_subies(attaquant_force=9, cible=dict(res=8, ethere=True), des=[[3, 5]])", outcome="niveau 1"),
    ask("blessures_subies(attaquant_force=4, cible=dict(res=11, vulnerable=True), des=[[2, 4]])", gives="sonnée : oui"),
    ask("blessures_subies(attaquant_force=7, cible=dict(res=13, vulnerable=True), des=[[4, 5]])", outcome="niveau 2"),
    ask("blessures_subies(attaquant_force=7, cible=dict(res=13, vulnerable=True, ethere=True), des=[[4, 5]])", outcome="niveau 0"),
    ask("blessures_subies(attaquant_force=9, cible=dict(res=8, vulnerable=True, ethere=True), des=[[4, 5]])", outcome="niveau 3"),
)
row(
    "CONF-AA23",
    "Fauchage : INI 3, Bond et Vivacité au contact, deux dés pour 3, 8/9 ; INI 2 libre, 1/2 ; un faucheur mort n'en fauche aucun.",
    ask("test_de_fauchage(figurine=dict(ini=3, bond=True, vivacite=True, au_contact_d_un_adversaire=True))", odds={"Échappe": F(8, 9)}),
    ask("test_de_fauchage(figurine=dict(ini=2))", odds={"Échappe": F(1, 2)}),
    ask("un_fauchage(attaquant=dict(fauchage_x=6, tue_net=True), cible=dict(ini=2, res=5))", outcome="Sans effet"),
)
STEAM = "sous_pression=True), caracteristique_sous_pression='PEUR', total_de_pression=5"
row(
    "CONF-AA24",
    "Masque à vapeur : un 5 n'ajoute que 2 à PEUR 4, un Wolfen de PEUR 5 teste contre 6. Incident 1 : FOR 10, et FOR 5 autour.",
    ask(f"peur_effective(figurine=dict(peur=4, {STEAM})", total=6),
    ask(f"test_de_courage(figurine_peur=5, adversaire=dict(peur=4, {STEAM})", odds={"Réussi": F(1)}),
    ask("jet_d_incident_de_pression(des=[1])", outcome="Explosion"),
    ask("force_de_l_explosion()", total=10),
    ask("force_de_l_explosion_alentour()", total=5),
)
row(
    "CONF-AA25",
    "Un Neutre de COU 4 contre PEUR 8 : tout 6 se relance, un 1 l'annule, 2/6 + 1/6 × 4/5. À deux contre lui, Furie, quatre dés d'attaque.",
    ask("test_de_courage(figurine=dict(cou=4, neutre=True), adversaire_peur=8)", odds={"Réussi": F(7, 15)}),
    ask("nombre_de_des_de_combat(figurine=dict(neutre=True, adversaires_dans_le_combat=2))", total=3),
    ask("des_d_attaque(figurine=dict(neutre=True, adversaires_dans_le_combat=2, furie_guerriere=True, des_en_attaque=3, des_en_defense=0))", total=4),
    ask("repartir_ses_des_de_combat(figurine=dict(neutre=True, des_en_defense=1))", outcome="Interdit"),
)
row(
    "CONF-AA26",
    "La colline : un Énorme/1 de 80 PA en grave et deux hommes de 6 PA critiques font 5 et 75 ; le volant et le routé, rien. 6 et 75 en face : personne ne la contrôle.",
    ask("valeur_comptee(figurine=dict(valeur_strategique=80, blessure_grave=True))", total=75),
    ask("valeur_comptee(figurine=dict(valeur_strategique=6, blessure_critique=True))", total=0),
    ask("effectif_compte(figurine=dict(enorme_x=1, blessure_grave=True))", total=3),
    ask("effectif_compte(figurine=dict(taille='Grande', palier=1))", total=0),
    ask("effectif_compte(figurine=dict(taille='Moyenne', en_deroute=True))", total=0),
    ask("occuper_un_objectif(l_armee=dict(effectif_compte_du_camp=5, valeur_comptee_du_camp=75), effectif_requis=5, valeur_requise=60)", outcome="Permis"),
    ask("""controler_un_objectif(l_armee=dict(effectif_compte_du_camp=6, valeur_comptee_du_camp=75),
        l_armee_adverse=dict(effectif_compte_du_camp=5, valeur_comptee_du_camp=75))""", outcome="Interdit"),
)
row(
    "CONF-AA27",
    "ATT 1 critique, un 2 : échec automatique, l'Ambidextre peut troquer son dé. En soutenue, DEF 4 − 2, un 4 pare un 6, sans dé d'attaque, et l'on se défend toujours.",
    ask("test_d_attaque(attaquant=dict(att=1, blessure_critique=True), des=[2])", outcome="Raté"),
    ask("des_gagnes_par_la_parade(cible=dict(ambidextre=True, abandonne_son_de_de_defense=True), attaque_en_echec_automatique=True)", total=1),
    ask("des_gagnes_par_la_parade(cible=dict(ambidextre=True), attaque_en_echec_automatique=True)", total=0),
    ask("employer_un_de_gagne_par_la_parade(cible_son_attaque_a_ete_paree=True)", outcome="Permis"),
    ask("employer_un_de_gagne_par_la_parade()", outcome="Interdit"),
    ask("annoncer_une_defense_soutenue(cible=dict(des_en_defense=2, des_en_attaque=1, des_de_defense_restants=1))", outcome="Permis"),
    ask("test_de_defense(cible=dict(defense=4, defense_soutenue=True), difficulte=6, des=[4])", outcome="Parée"),
    ask("des_gagnes_par_la_parade(cible=dict(ambidextre=True, defense_soutenue=True), attaque_paree=True, marge_de_la_parade=0)", total=0),
    ask("ne_pas_se_defendre(cible_defense_soutenue=True)", outcome="Interdit"),
)
QUICK = "tir=5, tir_supplementaire_x=1, rechargement_rapide_x=1, recharge_vite=True, tir_instinctif=True"
row(
    "CONF-AA28",
    "Tir supplémentaire et Rechargement rapide : trois tirs à TIR 4 ; à 20 cm, courte portée, sûrs. Dans la mêlée, Tir instinctif : 2/3 la cible, 1/6 un ami.",
    ask(f"nombre_de_tirs(attaquant=dict({QUICK}))", total=3),
    ask(f"tir_sur_une_cible(attaquant=dict({QUICK}), distance=20, {BOW})", odds={"Touche": F(1)}),
    ask("jet_de_repartition(attaquant=dict(tir_instinctif=True), cible=dict(au_contact_d_un_ami_du_tireur=True))", odds={"La cible visée est touchée": F(2, 3)}),
)
HERO = "attaquant=dict(att=4, force=7, champion=True, mutagene_x=0, points_de_mutagene_en_att=2, des_d_enchainement=1)"
row(
    "CONF-AA29",
    "Champion ATT 4, FOR 7, un dé d'Enchaînement, Mutagène ATT+2 : trois dés, un 3 fait 8 ; coup de maître, 7 + 3 sans le Mutagène ; contre qui en est immunisé, 7.",
    ask("nombre_de_des_de_combat(figurine=dict(adversaires_dans_le_combat=1, champion=True, des_d_enchainement=1))", total=3),
    ask(f"test_d_attaque({HERO}, des=[3])", total=8),
    ask(f"force_du_coup_de_maitre({HERO})", total=10),
    ask("force_du_jet_de_blessures(attaquant=dict(att=4, force=7, porte_un_coup_de_maitre=True, coup_de_maitre_x=0), cible=dict(immunite_coup_de_maitre=True))", total=7),
)
row(
    "CONF-AA30",
    "La bête joue avant tous ; à distance égale, le moins cher, puis le plus blessé ; ni un Neutre, ni le volant hors d'atteinte.",
    ask("rang_d_activation(figurine=dict(neutre=True))", total=1),
    ask("""cible_de_l_assaut_d_un_neutre(options=[{'distance': 8, 'figurine_valeur_strategique': 22, 'figurine_crans_avant_la_mort': 4},
        {'distance': 8, 'figurine_valeur_strategique': 13, 'figurine_crans_avant_la_mort': 3},
        {'distance': 8, 'figurine_valeur_strategique': 13, 'figurine_crans_avant_la_mort': 1}])""", outcome="Option 3"),
    ask("etre_vise_par_un_neutre(cible_neutre=True)", outcome="Interdit"),
    ask("etre_vise_par_un_neutre(cible_inaccessible=True)", outcome="Interdit"),
)

QUESTIONS = [(code, n, *asked) for code, (_, questions) in ROWS.items() for n, asked in enumerate(questions, 1)]


@pytest.mark.parametrize("code, rank, question, expected", QUESTIONS, ids=[f"{code}-{n}" for code, n, *_ in QUESTIONS])
def test_situation(resolver, code, rank, question, expected):
    check(resolver, "confrontation", code, question, expected)
