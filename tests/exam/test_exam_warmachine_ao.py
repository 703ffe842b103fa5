"""The units nobody listed, Warmachine and Hordes: small print drawn at random from the three documents, each asked as a newcomer would; what was wrong,
missing or tricky. What is left of something is never less than nothing, and a wall too far away shelters nobody, whatever is said of it."""

from __future__ import annotations

from fractions import Fraction as F

import pytest
from verdicts import ask, check, rows

ROWS, row = rows()
SHOT = "attaque_a_distance(atd=6, defense=12"

row(
    "AO-01",
    "Il dit sa figurine à couvert d'un mur ; on mesure 1,2 pouce : rien, 13/18. À 1 pouce juste : DEF 16, 1/6. Dans sa tranchée, le mur lointain n'y change rien.",
    ask(f"{SHOT}, cible_a_couvert=True, distance_au_decor=1.2)", odds={"Touche": F(13, 18)}),
    ask(f"{SHOT}, cible_a_couvert=True, distance_au_decor=1)", odds={"Touche": F(1, 6)}),
    ask(f"{SHOT}, cible_dans_une_tranchee=True, distance_au_decor=1.2)", odds={"Touche": F(1, 6)}),
)
row(
    "AO-02",
    "Un sort FOC 6 sur une DEF 12 dissimulée par une haie à 2 pouces : 13/18 ; à 1 pouce 15/36 ; en forêt, la haie lointaine ne compte pas, la forêt si.",
    ask("attaque_magique(foc=6, defense=12, cible_dissimulee=True, distance_au_decor=2)", odds={"Touche": F(13, 18)}),
    ask("attaque_magique(foc=6, defense=12, cible_dissimulee=True, distance_au_decor=1)", odds={"Touche": F(5, 12)}),
    ask("attaque_magique(foc=6, defense=12, cible_en_foret=True, distance_au_decor=2)", odds={"Touche": F(5, 12)}),
)
row(
    "AO-03",
    "Cinq tireurs sur une figurine furtive : deux trop loin, +3 ; les cinq trop loin, personne ne contribue ; le principal à 6 pouces, c'est raté d'office.",
    ask("contributeurs(participants=5, participants_en_echec=2)", total=3),
    ask("contributeurs(participants=5, participants_en_echec=5)", total=0),
    ask("contributeurs(participants=5, participants_en_echec=6)", total=0),
    ask("attaque_a_distance(atd=5, defense=13, distance=6, cible_furtivite=True, attaque_combinee=True, participants=5, participants_en_echec=2)", outcome="Raté"),
)
row(
    "AO-04",
    "Deux focus sur un Juggernaut : il ne répare pas de champ de force, ce n'est pas un myrmidon ; un myrmidon oui, sauf générateur désactivé ou sans focus.",
    ask("reparer_le_champ_de_force(figurine_n_est_pas_un_myrmidon=True, points_de_focus=2)", outcome="Interdit"),
    ask("reparer_le_champ_de_force(points_de_focus=2)", outcome="Permis"),
    ask("reparer_le_champ_de_force(points_de_focus=2, generateur_desactive=True)", outcome="Interdit"),
    ask("reparer_le_champ_de_force(points_de_focus=0)", outcome="Interdit"),
)
row(
    "AO-05",
    "VTS 5, au contact d'un obstacle après 3 pouces : il en reste 2, on monte ; après 3,1, non ; après 6 (une erreur de mesure), il ne reste rien et l'on ne doit rien.",
    ask("mouvement_restant(vts=5, distance_parcourue=3)", total=2),
    ask("mouvement_restant(vts=5, distance_parcourue=6)", total=0),
    ask("monter_sur_un_obstacle(mouvement_restant=2)", outcome="Permis"),
    ask("monter_sur_un_obstacle(mouvement_restant=1.9)", outcome="Interdit"),
    ask("monter_sur_un_obstacle(mouvement_restant=2, epaisseur_du_decor=0.9)", outcome="Interdit"),
    ask("monter_sur_un_obstacle(mouvement_restant=4, mouvement_de_charge=True)", outcome="Interdit"),
)
row(
    "AO-06",
    "FUR 3 et cinq furies : plus une contrainte, et ses deux armes frappent quand même ; une furie, deux contraintes.",
    ask("contraintes_restantes(fur=3, points_de_furie=5)", total=0),
    ask("contraintes_restantes(fur=3, points_de_furie=1)", total=2),
    ask("nombre_d_attaques_de_corps_a_corps(armes_de_melee=2, attaques_supplementaires=1, attaquant_est_une_warbeast=True, fur=3, points_de_furie=5)", total=2),
)
row(
    "AO-07",
    "Un sort en jeu, on en dit deux entretenus : aucun n'expire. Une arme de corps-à-corps : après l'attaque de charge, plus aucune attaque.",
    ask("sorts_qui_expirent(sorts_a_entretien=1, sorts_entretenus=2)", total=0),
    ask("sorts_qui_expirent(sorts_a_entretien=3, sorts_entretenus=1)", total=2),
    ask("attaques_apres_l_attaque_de_charge(armes_de_melee=1)", total=0),
    ask("attaques_apres_l_attaque_de_charge(armes_de_melee=0)", total=0),
    ask("points_de_vie(cases_de_la_figurine=5, cases_noircies=6)", total=0),
)
row(
    "AO-08",
    "Poussée, FOR 9 contre 9 : l'égalité pousse, 7/12 ; en terrain difficile, un demi-pouce, et l'attaquant n'avance pas davantage.",
    ask("jet_de_poussee(attaquant_force=9, cible_force=9)", odds={"Poussée": F(7, 12)}),
    ask("deplacement_d_une_poussee(terrain_difficile_en_chemin=True)", total=F(1, 2)),
    ask("avance_apres_une_poussee(terrain_difficile_en_chemin=True)", total=F(1, 2)),
)
row(
    "AO-09",
    "Slam de 2,5 pouces contre un socle plus grand : le −2 compte encore, 5/12 ; touché, 2d6 + FOR sans être slammé ; à 0,7 pouce de la cible, c'est échoué.",
    ask('attaque_de_slam(acc=6, defense=12, attaquant_socle="moyen", cible_socle="grand", distance_parcourue=2.5)', odds={"Touche": F(5, 12)}),
    ask("fin_du_mouvement_de_slam(distance=0.5, distance_parcourue=2.5)", gives="sans élan"),
    ask("fin_du_mouvement_de_slam(distance=0.7, distance_parcourue=5)", gives="fin de l'activation"),
)
row(
    "AO-10",
    "Slammé contre un mur et boosté : 4d6 + FOR. L'égal heurté tombe et subit FOR, jamais boosté ; le plus grand n'a rien, et nul ne « réagit à une attaque ».",
    ask("degats_de_slam(force=11, heurte_une_obstruction=True, jet_booste=True)", gives="4d6 + 11"),
    ask('degats_de_slam(force=11, heurte_une_figurine=True, cible_socle="moyen", heurtee_socle="petit")', gives="2d6 + 11"),
    ask('figurine_heurtee_par_un_slam(cible_socle="moyen", heurtee_socle="grand")', gives="rien pour un socle plus grand"),
    ask("degats_collateraux(force=10, arm=13, jet_booste=True, des=[2, 3])", outcome="Dégâts 2"),
    ask("reagir_a_une_attaque(degats_collateraux_subis=True)", outcome="Interdit"),
)
row(
    "AO-11",
    "Projeté à 5 pouces, socle moyen : par-dessus le petit et l'obstacle, arrêté à 2 par un socle moyen ; en difficile, rien de moins ; 0,9 pouce de sol, il chute.",
    ask('trajet_projete(distance_du_point_d_impact_final=5, heurte_une_figurine=True, cible_socle="moyen", heurtee_socle="petit", distance_de_l_arret=2)', total=5),
    ask('trajet_projete(distance_du_point_d_impact_final=5, heurte_une_figurine=True, cible_socle="moyen", heurtee_socle="moyen", distance_de_l_arret=2)', total=2),
    ask("trajet_projete(distance_du_point_d_impact_final=5, heurte_un_obstacle=True, distance_de_l_arret=2)", total=5),
    ask("fin_du_deplacement_subi(en_hauteur=True, sol_sous_le_socle=0.9)", gives="chute"),
    ask("point_d_impact_final_sur_une_figurine()", gives="moindre perturbation"),
)
row(
    "AO-12",
    "Piétiner : un malus de VTS l'interdit, le Mouvement désactivé aussi ; un socle moyen arrête ; qui est heurté n'a pas de frappe gratuite.",
    ask("pietinement(attaquant_malus_de_vts=True)", outcome="Interdit"),
    ask("pietinement(attaquant_mouvement_desactive=True)", outcome="Interdit"),
    ask('mouvement_de_pietinement(vts=5, heurte_une_figurine=True, heurtee_socle="moyen", distance_de_l_arret=4)', total=4),
    ask("frapper_gratuitement_un_pietineur(attaquant_heurtee_par_le_pietinement=True)", outcome="Interdit"),
    ask("arreter_son_pietinement()", outcome="Interdit", disputed="Permis"),
)
row(
    "AO-13",
    "CDT 1 : le second tir de l'activation est interdit ; hors de l'activation, la CDT ne borne rien.",
    ask("attaquer_a_distance(cdt=1, tirs_deja_faits=1)", outcome="Interdit"),
    ask("attaquer_a_distance(cdt=1, tirs_deja_faits=1, attaquant_hors_activation=True)", outcome="Permis"),
    ask("cadence_de_tir(cdt=1, attaques_supplementaires=2, hors_activation=True)", total=3),
)
HIGH = "attaquer_a_distance(attaquant_plus_haute=True, denivele=1, figurine_interposee=True, attaquant_au_dessus_de_l_interposee=1, distance_de_l_interposee_a_la_cible=0.5"
row(
    "AO-14",
    "D'un pouce plus haut, une figurine s'interpose à un demi-pouce de la cible : de socle égal au tireur, on l'ignore ; plus grand, elle cache.",
    ask(f'{HIGH}, attaquant_socle="moyen", interposee_socle="moyen")', outcome="Permis"),
    ask(f'{HIGH}, attaquant_socle="moyen", interposee_socle="grand")', outcome="Interdit"),
)
row(
    "AO-15",
    "Déviation à 7 pouces : 3,5 au plus, sans arrondi ; hors de portée d'une POR 10, 5 au plus ; PUI 13, l'explosion est de 7.",
    ask("deviation(distance=7, des=[5, 4])", gives="3,5 pouces"),
    ask("deviation(distance=14, por=10, cible_trop_loin=True, des=[5, 6])", gives="5 pouces"),
    ask("degats_d_explosion(pui=13, arm=12, des=[3, 4])", outcome="Dégâts 2"),
)
row(
    "AO-16",
    "Qui tient un verrou ne donne pas plus de coup de tête que celui qui le subit ; à 0,75 pouce, l'Allonge n'y fait rien.",
    ask("coup_de_tete(attaquant_maintenir_un_verrou=True)", outcome="Interdit"),
    ask("coup_de_tete(attaquant_tete_verrouillee=True)", outcome="Interdit"),
    ask("coup_de_tete(distance=0.75, arme_allonge=True)", outcome="Interdit"),
)
row(
    "AO-17",
    "Attaque en passant : pas de cavalerie légère, pas de dragon à pied, pas de troupier sans ordre ; la Monture porte à un demi-pouce et ne se booste pas.",
    ask("faire_une_attaque_en_passant(attaquant_figurine_de_cavalerie=True, attaquant_cavalerie_legere=True)", outcome="Interdit"),
    ask("faire_une_attaque_en_passant(attaquant_dragon_a_pied=True)", outcome="Interdit"),
    ask("faire_une_attaque_en_passant(attaquant_figurine_de_cavalerie=True, attaquant_membre_d_une_unite=True)", outcome="Interdit"),
    ask("attaque_de_monture(acc=6, defense=13, distance=1)", outcome="Interdit"),
    ask("attaque_de_monture(acc=6, defense=13, jet_booste=True)", odds={"Touche": F(7, 12)}),
)
row(
    "AO-18",
    "ACC 6, DEF 14, 4 pouces de charge : monté, +2, 13/18 ; à pied, le dragon n'est plus de la cavalerie, 5/12.",
    ask("attaque_de_corps_a_corps(acc=6, defense=14, attaquant_dragon=True, attaque_de_charge=True, distance_parcourue=4)", odds={"Touche": F(13, 18)}),
    ask("attaque_de_corps_a_corps(acc=6, defense=14, attaquant_dragon=True, attaquant_dragon_a_pied=True, attaque_de_charge=True, distance_parcourue=4)", odds={"Touche": F(5, 12)}),
)
row(
    "AO-19",
    "En eau profonde : ni charge, ni course, ni pouvoir, ni ordre, ni engagement ; un warcaster y paie pourtant l'entretien ; DEF 7, un 1 et un 2 touchent.",
    ask("charger(attaquant_en_eau_profonde=True)", outcome="Interdit"),
    ask("utiliser_un_pouvoir(figurine_en_eau_profonde=True)", outcome="Interdit"),
    ask("donner_un_ordre(figurine_en_eau_profonde=True)", outcome="Interdit"),
    ask("engager(distance=0.3, figurine_en_eau_profonde=True)", outcome="Interdit"),
    ask("focus_en_eau_profonde(en_eau_profonde=True)", outcome="Permis"),
    ask("attaque_de_corps_a_corps(acc=6, defense=14, cible_en_eau_profonde=True, des=[1, 2])", outcome="Touche"),
)
row(
    "AO-20",
    "Une Abomination amie à 3 pouces fait tester ; une Terreur amie, même au contact, non ; une Terreur ennemie à 3,1 pouces non plus.",
    ask("creature_terrifiante(distance_a_la_creature=3, creature_abomination=True, creature_amie=True)", gives="test de commandement ou fuite"),
    ask("creature_terrifiante(distance_a_la_creature=0.3, creature_terreur=True, creature_amie=True)", outcome="Aucune conséquence"),
    ask("creature_terrifiante(distance_a_la_creature=3.1, creature_abomination=True)", outcome="Aucune conséquence"),
)
row(
    "AO-21",
    "Un mur de pierre de 17 pouces percé d'une porte de bois d'un pouce : 175 points ; brique, deux étages et le rez-de-chaussée : PUI 48.",
    ask('capacite_de_degats_d_une_structure(materiaux=[["pierre", 17], ["bois", 1]])', total=175),
    ask("degats_d_effondrement(decor_arm=16, etages=2, figurine_arm=18, des=[3, 4])", outcome="Dégâts 37"),
)

QUESTIONS = [(code, n, *asked) for code, (_, questions) in ROWS.items() for n, asked in enumerate(questions, 1)]


@pytest.mark.parametrize("code, rank, question, expected", QUESTIONS, ids=[f"{code}-{n}" for code, n, *_ in QUESTIONS])
def test_situation(resolver, code, rank, question, expected):
    check(resolver, "warmachine", code, question, expected)
