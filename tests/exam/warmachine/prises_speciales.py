"""Situations of Warmachine of the chapter « Prises spéciales » (Power attacks)."""

from __future__ import annotations

from fractions import Fraction as F

from verdicts import ask, rows

ROWS, row = rows()

row(
    "giants-do-not-budge",
    "Mon Juggernaut voudrait slammer, pousser, jeter, assommer de la tête un colosse, puis une machine de bataille ; le toit s'écroule sur elle.",
    ask('slam(cible_est_un_colosse=True)', outcome="Interdit"),
    ask('slam(cible_machine_de_bataille=True)', outcome="Interdit"),
    ask('poussee(attaquant_socle="grand", cible_est_un_gargantuan=True)', outcome="Interdit"),
    ask('projection(gantelets_disponibles=1, cible_est_un_colosse=True)', outcome="Interdit"),
    ask('coup_de_tete(attaquant_socle="grand", cible_est_un_colosse=True)', outcome="Interdit"),
    ask('frappe_puissante(attaquant_est_un_colosse=True, gantelets_disponibles=1, cible_machine_de_bataille=True)', outcome="Interdit"),
    ask('effondrement_sur_une_figurine(dans_la_structure=True, figurine_machine_de_bataille=True)', outcome="jet de dégâts d'effondrement"),
    ask('slam(cible_intangible=True)', outcome="Permis"),
    ask('deplacement_slamme(de_de_slam=5, cible_intangible=True)', outcome="Interdit"),
)
row(
    "mouvement commencé",
    "Qui a déjà bougé ne charge plus, ne slamme, ne piétine ni ne court ; le mouvement du slam lui-même n'empêche pas son attaque.",
    *(ask(f"{act}(attaquant_a_bouge=True)", outcome="Interdit") for act in ("charger", "slam", "pietinement")),
    ask("courir(figurine_a_bouge=True)", outcome="Interdit"),
    ask("courir(figurine_mouvement_indisponible=True)", outcome="Interdit"),
    ask("renoncer_au_mouvement(figurine_a_bouge=True)", outcome="Interdit"),
    ask("attaque_de_slam(attaquant_a_bouge=True, distance_parcourue=4, acc=6, defense=13, des=[3, 4])", outcome="Touche", total=13),
    ask("attaque_de_corps_a_corps(attaquant_a_bouge=True, acc=6, defense=13, des=[3, 4])", outcome="Touche"),
)
row(
    "wm35-04",
    "Un léger (FOR 9) slamme un lourd après 3 pouces pile : −2 pour toucher, la moitié du dé, et le mur d'un dé de plus, boost ou pas.",
    ask('attaque_de_slam(acc=6, defense=10, attaquant_socle="moyen", cible_socle="grand", distance_parcourue=3)', odds={"Touche": F(13, 18)}),
    ask('distance_de_slam(attaquant_socle="moyen", cible_socle="grand", de_de_slam=5)', total=F(5, 2)),
    ask('degats_de_slam(force=9, arm=19, heurte_une_obstruction=True, des=[4, 3, 2])', outcome="Dégâts 0", total=18),
    ask('degats_de_slam(force=9, arm=19, heurte_une_obstruction=True, jet_booste=True, des=[4, 3, 2, 4])', outcome="Dégâts 3", total=22),
)
row(
    "slam-over-a-recruit",
    "Ma warbeast au Corps désactivé slamme à travers une recrue à bouclier : FOR 12 contre ARM 14. Les collatéraux ne viennent ni d'elle ni de l'arc avant.",
    ask('degats_collateraux(force=12, arm=14, corps_desactive=True, boucliers=1, des=[2, 3])', outcome="Dégâts 3"),
    ask('degats_collateraux(force=12, arm=14, arme_systeme_desactive=True, arme_maitre_d_armes=True, des=[2, 3])', outcome="Dégâts 3"),
)
row(
    "slam-on-a-fallen-jack",
    "Déjà au tapis : touché d'office, pas déplacé, mais blessé : 6 + 4 + 11 contre 18.",
    ask('attaque_de_slam(acc=6, defense=14, cible_au_tapis=True)', outcome="Touche"),
    ask('distance_de_slam(de_de_slam=5, cible_au_tapis=True)', outcome="Interdit"),
    ask('degats_de_slam(force=11, arm=18, cible_au_tapis=True, des=[6, 4])', outcome="Dégâts 3"),
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
    "wmb31-19",
    "Slam à 3 pouces d'un socle moyen sur un grand : −2, il faut 10 ; l'inverse, 8. À 2,5 pouces on ne slamme pas, on jette 2d6 + FOR.",
    ask("attaque_de_slam(acc=6, defense=14, distance_parcourue=3, attaquant_socle='moyen', cible_socle='grand')", odds={"Touche": F(1, 6)}),
    ask("attaque_de_slam(acc=6, defense=14, distance_parcourue=3, attaquant_socle='grand', cible_socle='moyen')", odds={"Touche": F(5, 12)}),
    ask("etre_slamme(distance_parcourue=2.5)", outcome="jet de dégâts de slam"),
    ask("degats_de_slam(force=10, arm=18, distance_parcourue=2.5, des=[4, 5])", outcome="Dégâts 1"),
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
    "prises",
    "Pas de prise sans focus, ni en charge, ni tenu. Slam d'un socle plus grand : −2 et la moitié du dé ; contre un mur à 2 pouces : 2. Poussée : à l'égalité.",
    ask("prise_speciale(attaquant_est_un_warjack=True, attaquant_points_de_focus=0)", outcome="Interdit"),
    ask("prise_speciale(distance=0.75, arme_allonge=True)", outcome="Interdit"),
    ask("prises_disponibles(gantelets_disponibles=2)", gives="projection à deux mains"),
    ask("coup_de_tete(attaque_de_charge=True)", outcome="Interdit"),
    ask("coup_de_tete(attaquant_tete_verrouillee=True)", outcome="Interdit"),
    ask('coup_de_tete(attaquant_socle="moyen", cible_socle="grand")', outcome="Interdit"),
    ask("coup_de_tete_reussi()", gives="au tapis"),
    ask("degats_de_prise_speciale(force=10, arm=16, des=[5, 3])", total=18),
    ask("verrou(cible_au_tapis=True)", outcome="Interdit"),
    ask("attaquer_avec_une_arme(attaquant_tete_verrouillee=True, arme_sur_la_tete=True)", outcome="Interdit"),
    ask("attaquer_avec_une_arme(attaquant_tete_verrouillee=True)", outcome="Permis"),
    ask("poussee(attaquant_arme_verrouillee=True)", outcome="Interdit"),
    ask("rompre_un_verrou(figurine_force=9, autre_force=9, des=[3], des_adverses=[3])", outcome="Verrou maintenu"),
    ask("attaquer_avec_une_arme(arme_liberee_dans_l_action=True, attaque_initiale=True)", outcome="Interdit"),
    ask("points_depenses_sous_verrou(tentatives_supplementaires=1, attaques_supplementaires=1)", total=2),
    ask("relacher_un_verrou(figurine_maintenir_un_verrou=True, hors_activation=True)", outcome="Interdit"),
    ask("relacher_un_verrou(figurine_maintenir_un_verrou=True)", outcome="Permis"),
    ask('verrou_rompu_d_office(evenement_pendant_le_verrou="défenseur stationnaire")', outcome="Aucune conséquence"),
    ask('verrou_rompu_d_office(evenement_pendant_le_verrou="attaquant stationnaire")', gives="verrou rompu"),
    ask("jet_de_poussee(attaquant_force=9, cible_force=8, des=[2], des_adverses=[3])", outcome="Poussée"),
    ask("fin_du_deplacement_subi(en_hauteur=True, sol_sous_le_socle=0.8)", gives="chute"),
    ask("fin_du_deplacement_subi(en_hauteur=True, sol_sous_le_socle=1.2)", gives="Aucune conséquence"),
    ask("slam(cible_hors_de_vue=True)", outcome="Interdit"),
    ask("portee_d_un_slam(vts=4)", total=7.5),
    ask("fin_du_mouvement_de_slam(distance=1, distance_parcourue=4)", gives="slam échoué, fin de l'activation"),
    ask("attaque_de_slam(acc=6, defense=12, distance_parcourue=3, des=[3, 4])", outcome="Touche", total=13),
    ask('attaque_de_slam(acc=6, defense=12, distance_parcourue=3, attaquant_socle="moyen", cible_socle="grand", des=[4, 3])',
        outcome="Raté", total=11),
    ask('deplacement_slamme(de_de_slam=5, attaquant_socle="moyen", cible_socle="grand")', total=2.5),
    ask("deplacement_slamme(de_de_slam=6, heurte_une_obstruction=True, distance_de_l_arret=2)", total=2),
    ask("degats_de_slam(arm=15, force=9, des=[3, 4], distance_parcourue=2)", total=16),
    ask("degats_de_slam(force=9, arm=13, heurte_un_obstacle=True, des=[3, 3, 4])", total=19),
    ask("degats_de_slam(force=11, arm=17, cible_au_tapis=True, des=[3, 5])", total=19),
    ask("""degats_de_slam(force=10, arm=17, jet_booste=True, heurte_une_figurine=True, cible_socle="moyen", heurtee_socle="moyen",
        des=[3, 5, 1, 1])""", total=20),
    ask("etre_slamme(cible_immunisee_au_tapis=True)", gives="renoncement imposé"),
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
    "AO-16",
    "Qui tient un verrou ne donne pas plus de coup de tête que celui qui le subit ; à 0,75 pouce, l'Allonge n'y fait rien.",
    ask("coup_de_tete(attaquant_maintenir_un_verrou=True)", outcome="Interdit"),
    ask("coup_de_tete(attaquant_tete_verrouillee=True)", outcome="Interdit"),
    ask("coup_de_tete(distance=0.75, arme_allonge=True)", outcome="Interdit"),
)
row(
    "prises et colosses",
    "Slam à 2,5 pouces : la cible ne bouge pas, 2d6 + FOR. Pas de projection d'un socle plus grand. Un colosse ne se pousse, ne se place ni ne se slamme.",
    ask("etre_slamme(distance_parcourue=2.5)", gives="Conséquences : jet de dégâts de slam"),
    ask("degats_de_slam(arm=18, force=10, des=[5, 4], distance_parcourue=2.5)", total=19),
    ask('projection(cible_socle="grand", attaquant_socle="moyen")', outcome="Interdit"),
    ask('projection_a_deux_mains(cible_socle="grand", attaquant_socle="moyen")', outcome="Interdit"),
    ask("projection_a_deux_mains(attaquant_gantelets_disponibles=1)", outcome="Interdit"),
    ask("projeter_sur_une_figurine(seule_la_projetee_masque=True, heurtee_hors_de_vue=True)", outcome="Permis"),
    ask('figurine_heurtee_par_une_projection(cible_socle="moyen", heurtee_socle="grand")', gives="rien pour un socle plus grand"),
    ask("attaquer_avec_une_arme(attaquant_maintenir_un_verrou=True, arme_du_verrou=True)", outcome="Interdit"),
    ask("attaquer_avec_une_arme(attaquant_maintenir_un_verrou=True)", outcome="Permis"),
    ask("etre_pousse(cible_verrouillee=True)", outcome="Interdit"),
    *(ask(f"{act}(cible_est_un_colosse=True)", gives="WM-2085") for act in ("etre_pousse", "etre_slamme", "etre_projete")),
    ask("placer_une_figurine(figurine_est_un_colosse=True)", outcome="Interdit"),
)
row(
    "projection et piétinement",
    "À deux mains, 13 contre 13 projette. FOR 11 d'un grand sur un petit : 6,5 ; dévier d'au plus la moitié. Piétiner à VTS 4 : 7, ou 5 contre un socle moyen.",
    ask("jet_de_projection(attaquant_force=9, cible_force=6, des=[2], des_adverses=[6])", outcome="Se libère"),
    ask("jet_de_projection_a_deux_mains(attaquant_force=8, cible_force=10, des=[2, 3], des_adverses=[3])", outcome="Projetée"),
    ask('distance_de_projection(force=9, attaquant_socle="moyen", cible_socle="moyen")', total=4.5),
    ask('distance_de_projection(force=11, attaquant_socle="grand", cible_socle="petit")', total=6.5),
    ask("deviation_d_une_projection(force=8, des=[3, 6])", total=2),
    ask("deviation_d_une_projection(force=11, des=[3, 6])", total=2.75),
    ask('figurine_heurtee_par_une_projection(cible_socle="moyen", heurtee_socle="moyen")', gives="dégâts collatéraux"),
    ask("degats_de_projection(force=9, arm=14, des=[5, 4])", total=18),
    ask('degats_de_projection(force=12, arm=19, heurte_une_figurine=True, cible_socle="moyen", heurtee_socle="moyen", des=[1, 2, 6])', total=21),
    ask("degats_collateraux(force=10, arm=13, des=[2, 3])", total=15),
    ask("booster_un_jet_de_prise(degats_collateraux_subis=True)", outcome="Interdit"),
    ask("reagir_a_une_attaque(degats_collateraux_subis=True)", outcome="Interdit"),
    ask("mouvement_de_pietinement(vts=4)", total=7),
    ask('mouvement_de_pietinement(vts=4, heurte_une_figurine=True, heurtee_socle="moyen", distance_de_l_arret=5)', total=5),
    ask("attaques_de_pietinement(petits_socles_traverses=3)", total=3),
    ask("degats_de_prise_speciale(force=9, arm=13, pietinement_en_cours=True, des=[2, 4])", total=15),
    ask("frapper_gratuitement_un_pietineur(attaquant_heurtee_par_le_pietinement=True)", outcome="Interdit"),
)
row(
    "wm35-08",
    "Mon grand socle FOR 11 lance un petit socle : 6,5 pouces, 3 de déviation ; le muret au bout ajoute-t-il un dé ?",
    ask('distance_de_projection(attaquant_socle="grand", cible_socle="petit", force=11)', total=F(13, 2)),
    ask('deviation_d_une_projection(force=11, attaquant_socle="grand", cible_socle="petit", des=[2, 6])', says="3 pouces"),
    ask('degats_de_projection(force=11, arm=13, heurte_un_obstacle=True, des=[2, 3])', outcome="Dégâts 3", total=16),
    ask('degats_de_projection(force=11, arm=13, heurte_un_obstacle=True)', says="WM-939"),
)
row(
    "free-strike-on-a-trampler",
    "Un lourd de DEF 14 piétine sous le nez d'un lancier d'ACC 6 resté de côté, dans son dos ; celui qu'il a écrasé voudrait frapper aussi.",
    ask('attaque_de_corps_a_corps(acc=6, defense=14, frappe_gratuite_en_cours=True, depuis_l_arc_arriere=True)', odds={"Touche": F(13, 18)}),
    ask('degats_de_corps_a_corps(p_plus_f=11, arm=20, frappe_gratuite_en_cours=True, des=[3, 3, 4])', outcome="Dégâts 1"),
    ask('frapper_gratuitement_un_pietineur()', outcome="Permis"),
    ask('frapper_gratuitement_un_pietineur(heurtee_par_le_pietinement=True)', outcome="Interdit"),
    ask('position_pendant_un_pietinement(moment_du_pietinement="frappe gratuite")', says="sortie de la zone"),
    ask('position_pendant_un_pietinement(moment_du_pietinement="réaction")', says="fin du piétinement"),
)
row(
    "thrown-by-a-weakened-jack",
    "Projeté par un jack tombé à FOR 8 : 3 pouces au dé, 2 au plus ; le muret survolé n'ajoute rien, le mur un dé ; le collatéral ne se booste pas.",
    ask('deviation_d_une_projection(force=8, des=[3, 6])', says="2 pouces"),
    ask('degats_de_projection(force=8, arm=14, heurte_un_obstacle=True, des=[3, 4])', outcome="Dégâts 1"),
    ask('degats_de_projection(force=8, arm=14, heurte_une_obstruction=True, des=[3, 4, 5])', outcome="Dégâts 6"),
    ask('degats_collateraux(force=8, arm=14, jet_booste=True, des=[3, 4])', outcome="Dégâts 1"),
    ask('appliquer_une_competence_d_arme(prise_speciale_en_cours=True)', outcome="Interdit"),
)
row(
    "wmb29-1",
    "Ma bête moyenne, ACC 6, slamme un Juggernaut, DEF 10, après 4 pouces, jet boosté : 3d6+4. Un 5 : il recule de 2,5. FUR 3, une furie, slam et boost : plus un seul boost.",
    ask('attaque_de_slam(acc=6, defense=10, attaquant=dict(est_une_warbeast=True, socle="moyen"), cible_socle="grand", distance_parcourue=4, jet_booste=True)', odds={'Touche': F(103, 108)}),
    ask('distance_de_slam(de_de_slam=5, attaquant_socle="moyen", cible_socle="grand")', total=F(5, 2)),
    ask('payer_un_boost(figurine_est_une_warbeast=True, fur=3, points_de_furie=1, contraintes_faites=2)', outcome='Interdit', disputed='Permis'),
    ask('contraindre_une_warbeast(fur=3, points_de_furie=1, contraintes_faites=1)', outcome='Permis'),
)
row(
    "thrown-onto-a-larger-base",
    "Je jette un fantassin (petit socle) et il finit sur un jack lourd (grand) : le jack n'a rien, on sépare les socles ; sur un fantassin comme lui, l'autre tombe et subit des collatéraux ; sur une machine de bataille, rien.",
    ask('point_d_impact_final_sur_une_figurine(cible_socle="petit", heurtee_socle="grand")', outcome="rien pour un socle plus grand, moindre perturbation", disputed="dégâts collatéraux"),
    ask('point_d_impact_final_sur_une_figurine(cible_socle="petit", heurtee_socle="petit")', outcome="dégâts collatéraux d'une projection, moindre perturbation"),
    ask('point_d_impact_final_sur_une_figurine(heurtee_machine_de_bataille=True)', outcome="rien pour un socle plus grand, moindre perturbation", disputed="dégâts collatéraux"),
    ask('etre_projete(cible_immunisee_au_tapis=True)', outcome="renoncement imposé, au mouvement ou à l'action, jet de dégâts de projection"),
)
row(
    "a-wall-on-the-throw",
    "FOR 11 : point d'impact initial à 5,5 pouces, 3 puis 6 aux dés de déviation, donc 2,75 au plus. La figurine avait 6 pouces à faire, un mur l'attend à 3 : elle s'y arrête, et son jet de dégâts gagne un dé.",
    ask('distance_de_projection(force=11)', total=F(11, 2)),
    ask('deviation_d_une_projection(force=11, des=[3, 6])', says="2,75 pouces"),
    ask('trajet_projete(distance_du_point_d_impact_final=6, distance_a_l_obstruction=3)', total=3),
    ask('trajet_projete(distance_du_point_d_impact_final=6, distance_a_l_obstruction=7)', total=6),
    ask('degats_de_projection(force=11, arm=18, heurte_une_obstruction=True, des=[3, 4, 2])', outcome="Dégâts 2", total=20),
    ask('distance_de_projection(force=11, attaquant_socle="grand", cible_socle="petit")', total=F(13, 2)),
)
row(
    "slam-stopped-short-by-a-wall",
    "Mon jack (VTS 6, FOR 12) slamme : un muret l'arrête à 2 pouces, sa cible est encore à 1 pouce, raté. L'autre slam porte : 6 au dé, un mur 4 pouces derrière, un dé de plus, 9 aux trois dés contre ARM 18, et on peut booster.",
    ask('mouvement_de_slam(vts=6, heurte_un_obstacle=True, distance_de_l_arret=2)', total=2),
    ask('fin_du_mouvement_de_slam(distance_parcourue=2, distance=1)', outcome="slam échoué, fin de l'activation"),
    ask('deplacement_slamme(de_de_slam=6, distance_a_l_obstruction=4)', total=4),
    ask('degats_de_slam(force=12, arm=18, heurte_une_obstruction=True, des=[3, 3, 3])', outcome="Dégâts 3", total=21),
    ask('degats_de_slam(force=12, arm=18, heurte_une_obstruction=True, jet_booste=True, des=[3, 3, 3, 3])', outcome="Dégâts 6", total=24),
    ask('jet_de_poussee(force=11, cible_force=9, des=[3], des_adverses=[5])', outcome="Poussée", total=14),
    ask('jet_de_poussee(force=11, cible_force=9, des=[3], des_adverses=[6])', outcome="Résiste"),
)
row(
    "across-the-mud",
    "Slammé de 5 pouces : 1 pouce libre, une bande de boue, puis l'herbe. 1 pouce de boue en coûte 2 : il finit à 4. 2 pouces de boue : à 3, juste au bord. 4 pouces : à 3, dedans. Et un muret à 2 pouces l'arrête quand même.",
    ask("deplacement_slamme(de_de_slam=5, distance_avant_le_terrain_difficile=1, distance_en_terrain_difficile=1)", total=4),
    ask("deplacement_slamme(de_de_slam=5, distance_avant_le_terrain_difficile=1, distance_en_terrain_difficile=2)", total=3),
    ask("deplacement_slamme(de_de_slam=5, distance_avant_le_terrain_difficile=1, distance_en_terrain_difficile=4)", total=3),
    ask("deplacement_slamme(de_de_slam=5, distance_en_terrain_difficile=2)", total=3),
    ask("deplacement_slamme(de_de_slam=5, distance_en_terrain_difficile=1, heurte_un_obstacle=True, distance_de_l_arret=2)", total=2),
)
row(
    "trample-into-the-bog",
    "VTS 5, le marais à 4 pouces : 6 pouces au plus, Éclaireur 8 ; le petit socle au tapis est touché d'office ; heurté, il ne frappe pas gratuitement.",
    ask('portee_d_un_pietinement(vts=5, distance_avant_le_terrain_difficile=4)', total=6),
    ask('portee_d_un_pietinement(vts=5, distance_avant_le_terrain_difficile=4, attaquant_eclaireur=True)', total=8),
    ask('pietinement_jusqu_aux_degats(attaquant=dict(acc=7, force=10), cible=dict(defense=12, arm=13, socle="petit", au_tapis=True, cases_de_degats_restantes=1), degats_boostes=1)', odds={'la cible est hors de combat': F(215, 216)}),
    ask('frapper_gratuitement_un_pietineur(attaquant_heurtee_par_le_pietinement=True)', outcome='Interdit'),
    ask('frapper_gratuitement_un_pietineur()', outcome='Permis'),
)
row(
    "headbutt-then-the-broken-arm",
    "Coup de tête (FOR 11), puis le bras désactivé, P+F 16 : un dé de moins ; au tapis il touche d'office, sinon un seul dé ne touche pas DEF 13.",
    ask('coup_de_tete_et_attaques(attaquant=dict(acc=6, force=11, socle="grand", points_de_focus=2), p_plus_f=16, arme_systeme_desactive=True, cible=dict(defense=13, arm=18, socle="grand", cases_de_degats_restantes=3), attaques_supplementaires=1)', odds={'la cible est hors de combat': F(763, 2592), 'la cible est au tapis': F(7, 12)}),
    ask('prise_speciale(attaquant_est_une_warbeast=True, attaquant_tete_verrouillee=True)', outcome='Interdit'),
)
row(
    "short-slam-on-a-rock",
    "Slam après 2 pouces : pas de recul, 2d6 + 12 contre ARM 16 ; immunisé au tapis ou non, rien n'y change. Balayage : celui au tapis est touché d'office.",
    ask('slam_jusqu_aux_degats(attaquant=dict(acc=7, force=12, socle="grand", distance_parcourue=2), cible=dict(defense=12, arm=16, socle="moyen", immunisee_au_tapis=True, cases_de_degats_restantes=4))', odds={'la cible est hors de combat': F(25, 72)}),
    ask('balayage_jusqu_aux_degats(attaquant=dict(est_un_colosse=True, acc=6, force=14, points_de_focus=1), cible=dict(defense=13, arm=14, au_tapis=True, cases_de_degats_restantes=1), seconde_cible=dict(defense=13, arm=17, cases_de_degats_restantes=2))', odds={'les deux figurines sont hors de combat': F(35, 72)}),
)
row(
    "wmb29-2",
    "FOR 11 pris par FOR 12 : 5 chances sur 18 de s'arracher, 145 sur 432 à la lettre du livret. Pas de coup de tête entre-temps, même avec l'Allonge ; à 1 pouce non plus.",
    ask('rompre_un_verrou(figurine_force=11, autre_force=12)', odds={'Verrou rompu': F(5, 18)}, disputed='145/432'),
    ask('coup_de_tete(acc=6, defense=12, attaquant_tete_verrouillee=True)', outcome='Interdit'),
    ask('coup_de_tete(distance=1, attaquant_allonge=True)', outcome='Interdit'),
)
row(
    "lock-on-a-dead-boiler",
    "Un warjack inerte n'est pas au tapis : on peut le verrouiller, et le coup touche d'office ; au tapis, jamais. Le bouclier de l'inerte ne compte pas.",
    ask("etre_verrouille(cible_warjack_inerte=True)", outcome="Permis"),
    ask("etre_verrouille(cible_au_tapis=True)", outcome="Interdit"),
    ask("attaque_de_corps_a_corps(acc=6, defense=12, cible_warjack_inerte=True)", says="Touche automatique"),
    ask("degats_de_corps_a_corps(p_plus_f=16, arm=17, boucliers=1, cible_warjack_inerte=True, des=[3, 4])", outcome="Dégâts 6"),
    ask("degats_de_corps_a_corps(p_plus_f=16, arm=17, boucliers=1, des=[3, 4])", outcome="Dégâts 4"),
)
row(
    "wmb29-35",
    "Deux FOR 11 : la projection part à égalité, 7 sur 12 ; à deux mains, 49 sur 54. Un grand socle jette un petit à 6,5 pouces.",
    ask('jet_de_projection(attaquant_force=11, cible_force=11)', odds={'Projetée': F(7, 12)}),
    ask('jet_de_projection_a_deux_mains(attaquant_force=11, cible_force=11)', odds={'Projetée': F(49, 54)}),
    ask('distance_de_projection(attaquant_force=11, attaquant_socle="grand", cible_socle="petit")', total=F(13, 2)),
)
row(
    "wmb31-21",
    "FOR 11 contre 8 : 33 cas sur 36 ; à deux mains contre 15 : 1/2. Pas de projection d'un socle plus grand ; un grand écraseur qui tombe près d'un moyen ne heurte que plus petit ou égal à lui.",
    ask("jet_de_projection(force=11, cible_force=8)", odds={"Projetée": F(11, 12)}),
    ask("jet_de_projection_a_deux_mains(force=11, cible_force=15)", odds={"Projetée": F(1, 2)}),
    ask("projection(attaquant_socle='moyen', cible_socle='grand')", outcome="Interdit"),
    ask("atterrir_sur_une_figurine(figurine_socle='moyen', heurtee_socle='grand')", outcome="moindre perturbation"),
    ask("atterrir_sur_une_figurine(figurine_socle='moyen', heurtee_socle='moyen')", gives="au tapis"),
)
row(
    "wmb31-20",
    "FOR 12 : un grand socle projette un petit à 7 pouces, un moyen à 6 ; FOR 11, 5,5 pouces, jamais arrondis, et 2,75 de déviation au plus. À deux mains, 5,6 pouces c'est trop loin pour viser.",
    ask("distance_de_projection(force=12, attaquant_socle='grand', cible_socle='petit')", total=7),
    ask("distance_de_projection(force=12, attaquant_socle='grand', cible_socle='moyen')", total=6),
    ask("distance_de_projection(force=11)", total=5.5),
    ask("deviation_maximale_d_une_projection(force=11)", total=2.75),
    ask("projection_vers_une_figurine(distance_a_l_autre_figurine=5.6, force=11)", gives="vers l'autre figurine"),
    ask("projection_vers_une_figurine(distance_a_l_autre_figurine=5.5, force=11)", gives="jet d'attaque"),
)
row(
    "wmb29-20",
    "Léger, il ne piétine pas. Lourd, VTS 4 : 7 pouces, ou 3 si la haie l'arrête là. Coup de tête d'une arme à Feu : rien ne brûle.",
    ask('pietinement(attaquant_legere=True)', outcome='Interdit'),
    ask('portee_d_un_pietinement(vts=4)', total=7),
    ask('portee_d_un_pietinement(vts=4, heurte_un_obstacle=True, distance_de_l_arret=3)', total=3),
)
row(
    "stopped-by-something",
    "Chacun dit à combien de pouces son mouvement s'arrête, aucun ne dit contre quoi ; un petit socle n'arrête ni le piétineur ni la moyenne slammée.",
    ask('deplacement_slamme(de_de_slam=6, distance_de_l_arret=4)', total=4),
    ask('deplacement_slamme(de_de_slam=3, distance_de_l_arret=4)', total=3),
    ask('deplacement_slamme(de_de_slam=6, cible_socle="moyen", heurtee_socle="petit", distance_de_l_arret=4)', total=6),
    ask('mouvement_de_slam(vts=5, distance_de_l_arret=3)', total=3),
    ask('mouvement_de_slam(vts=5, distance_de_l_arret=3, heurte_un_obstacle=True, attaquant_eclaireur=True)', total=8),
    ask('mouvement_de_pietinement(vts=5, distance_de_l_arret=3)', total=3),
    ask('mouvement_de_pietinement(vts=5, heurtee_socle="petit", distance_de_l_arret=3)', total=8),
    ask('trajet_projete(distance_du_point_d_impact_final=5, distance_de_l_arret=3)', total=3),
    ask('trajet_projete(distance_du_point_d_impact_final=5, heurte_un_obstacle=True, distance_de_l_arret=3)', total=5),
    ask('deplacement_d_une_poussee(distance_de_l_arret=0.4)', total=F(2, 5)),
    ask('avance_apres_une_poussee(distance_de_l_arret=0.4)', total=F(2, 5)),
)
row(
    "wall-behind-the-crusader",
    "Le mur est à 4 pouces derrière le Croisé, le dé de slam donne 6 ; FOR 11, 5 chances sur 6 de toucher, une case, ARM 20 : le mur joue une fois sur deux.",
    ask('deplacement_slamme(de_de_slam=6, distance_a_l_obstruction=4)', total=4),
    ask('deplacement_slamme(de_de_slam=3, distance_a_l_obstruction=4)', total=3),
    ask('deplacement_d_une_poussee(distance_a_l_obstruction=0.3)', total=F(3, 10)),
    ask('slam_jusqu_aux_degats(acc=7, force=11, cible=dict(defense=12, arm=20, cases_de_degats_restantes=1), distance_a_l_obstruction=4)',
        odds={"la cible est hors de combat": F(95, 288)}),
    ask('degats_de_slam(force=11, arm=18, heurte_une_obstruction=True, jet_booste=True, des=[2, 3, 4, 5])', outcome="Dégâts 7"),
)
row(
    "fist-against-a-bigger-jack",
    "Un moyen à Allonge, sa cible à 1,5 pouce sur grand socle : ni coup de tête, ni projection ; la poussée attend un demi-pouce, le verrou fait débat.",
    ask('coup_de_tete(distance=1.5, attaquant_allonge=True)', outcome="Interdit"),
    ask('projection(attaquant_socle="moyen", cible_socle="grand", gantelets_disponibles=1)', outcome="Interdit"),
    ask('poussee(distance=0.5, attaquant_socle="moyen", cible_socle="grand")', outcome="Permis"),
    ask('prise_speciale(distance=0.6)', outcome="Interdit"),
    ask('verrou(attaquant_socle="moyen", cible_socle="grand", gantelets_disponibles=1)', outcome="Interdit", disputed="Permis"),
    ask('verrou_rompu_d_office(evenement_pendant_le_verrou="destruction ou retrait")', says="verrou rompu"),
)
row(
    "headlocked-slaughterer",
    "Tête tenue par le Gantelet du Juggernaut : plus de Défenses, plus d'attaque spéciale ; lui n'use plus de ce Gantelet, chacun garde ses autres armes.",
    ask('attaquer_avec_une_arme(arme_sur_la_tete=True, attaquant_tete_verrouillee=True)', outcome="Interdit"),
    ask('effectuer_une_attaque_speciale(attaquant_tete_verrouillee=True)', outcome="Interdit"),
    ask('faire_un_enchainement(arme_sur_la_tete=True, attaquant_tete_verrouillee=True)', outcome="Interdit"),
    ask('faire_un_enchainement(attaquant_tete_verrouillee=True)', outcome="Permis"),
    ask('attaquer_avec_une_arme(arme_du_verrou=True)', outcome="Interdit"),
    ask('effectuer_une_attaque_speciale(attaquant_maintenir_un_verrou=True)', outcome="Interdit"),
    ask('rompre_un_verrou(figurine_force=12, autre_force=10)', odds={"Verrou rompu": F(13, 18)}),
)
row(
    "wmb29-4",
    "Il ne tombe jamais : projeté dans mon tour avant d'agir, il doit pourtant renoncer ; s'il a déjà fini, non.",
    ask('etre_projete(cible_immunisee_au_tapis=True)', gives='renoncement imposé'),
    ask('etre_projete(cible_immunisee_au_tapis=True, cible_activation_finie=True)', gives='dégâts'),
    ask('furie_apres_maintenance(fur=3, points_de_furie=5)', total=3),
)
row(
    "no-grab-on-a-charge-or-a-free-strike",
    "Juggernaut : un point de focus par prise, jamais au titre de la charge, d'une frappe gratuite, ou avec la tête prise. Le jet lui-même le dit.",
    ask("verrou(points_de_focus=0, gantelets_disponibles=1)", outcome="Interdit"),
    ask("verrou(points_de_focus=1, gantelets_disponibles=1)", outcome="Permis"),
    ask("attaque_de_corps_a_corps(acc=6, defense=12, prise_speciale_en_cours=True, attaque_de_charge=True)", outcome="Interdit"),
    ask("attaque_de_corps_a_corps(acc=6, defense=12, prise_speciale_en_cours=True, frappe_gratuite_en_cours=True)", outcome="Interdit"),
    ask("attaque_de_corps_a_corps(acc=6, defense=12, verrou_en_cours=True, attaque_de_charge=True)", outcome="Interdit"),
    ask("attaque_de_corps_a_corps(acc=6, defense=12, prise_speciale_en_cours=True)", odds={"Touche": F(13, 18)}),
)
row(
    "slaughterer-held-by-the-head",
    "Le Juggernaut tient la tête du Massacreur. Celui-ci ne frappe ni avec ses défenses ni d'une attaque spéciale, mais de ses autres armes si ; le Juggernaut n'a plus son Gantelet ni de prise, sa hache si.",
    ask("attaquer_avec_une_arme(attaquant_tete_verrouillee=True, arme_sur_la_tete=True)", outcome="Interdit"),
    ask("effectuer_une_attaque_speciale(attaquant_tete_verrouillee=True)", outcome="Interdit"),
    ask("attaquer_avec_une_arme(attaquant_tete_verrouillee=True)", outcome="Permis"),
    ask("attaquer_avec_une_arme(attaquant_maintenir_un_verrou=True, arme_du_verrou=True)", outcome="Interdit"),
    ask("attaquer_avec_une_arme(attaquant_maintenir_un_verrou=True)", outcome="Permis"),
    ask("attaque_de_corps_a_corps(acc=6, defense=12, prise_speciale_en_cours=True, attaquant_maintenir_un_verrou=True)", outcome="Interdit"),
    ask("avancer(figurine_verrouillee=True)", outcome="Interdit"),
)
row(
    "marsh-then-the-edge",
    "Slammé de 5 (dé), 1 pouce de plain-pied puis la boue : 1 + 4 / 2 = 3 pouces, au bord d'un remblai de 2 pouces avec un demi-pouce de sol : il tombe, 2d6 + 10. Le petit socle qu'il a traversé est au tapis, prend 2d6 + FOR qui ne se boostent pas, et sa riposte « si une attaque ennemie m'endommage » ne joue pas.",
    ask("deplacement_slamme(de_de_slam=5, distance_avant_le_terrain_difficile=1)", total=3),
    ask("fin_du_deplacement_subi(sol_sous_le_socle=0.5, hauteur_de_chute=2)", gives="chute"),
    ask("degats_de_chute(hauteur_de_chute=2, arm=16, des=[4, 4])", outcome="Dégâts 2"),
    ask('figurine_heurtee_par_un_slam(cible_socle="moyen", heurtee_socle="petit")', gives="au tapis"),
    ask("degats_collateraux(force=11, arm=14, jet_booste=True, des=[3, 4])", outcome="Dégâts 4"),
    ask("reagir_a_une_attaque(degats_collateraux_subis=True)", outcome="Interdit"),
)
row(
    "stepped-on-no-free-strike",
    "La bête piétine A et sort de sa zone, puis de celle de B qu'elle n'a pas touché : A ne frappe pas, B oui, une fois les attaques de piétinement finies, là où elle a quitté sa zone.",
    ask("quitter_une_zone_de_corps_a_corps(attaquant_heurtee_par_le_pietinement=True)", outcome="Aucune conséquence"),
    ask("frapper_gratuitement_un_pietineur(heurtee_par_le_pietinement=True)", outcome="Interdit"),
    ask("quitter_une_zone_de_corps_a_corps()", gives="frappe gratuite"),
    ask("frapper_gratuitement_un_pietineur(jets_restants=True)", outcome="Interdit"),
    ask("frapper_gratuitement_un_pietineur()", outcome="Permis"),
    ask('position_pendant_un_pietinement(moment_du_pietinement="frappe gratuite")', gives="sortie de la zone"),
)
row(
    "crusader-throws-a-scavenger",
    "FOR 11 : 5,5 pouces, déviation d'au plus 2,75 même avec un 6 lu 3. Un grand socle qui jette un petit ajoute un pouce : 6,5 et 3,25. Obstacles et boue n'y font rien ; à FOR égale l'attaquant l'emporte (7/12, 49/54 à deux mains).",
    ask("deviation_d_une_projection(force=11, des=[3, 6])", gives="2,75 pouces"),
    ask('distance_de_projection(force=11, attaquant_socle="grand", cible_socle="petit")', total=F(13, 2)),
    ask('deviation_maximale_d_une_projection(force=11, attaquant_socle="grand", cible_socle="petit")', total=F(13, 4)),
    ask("trajet_projete(distance_du_point_d_impact_final=5, terrain_difficile_en_chemin=True)", total=5),
    ask("jet_de_projection(attaquant_force=9, cible_force=9)", odds={"Projetée": F(7, 12)}),
    ask("jet_de_projection_a_deux_mains(attaquant_force=9, cible_force=9)", odds={"Projetée": F(49, 54)}),
)
row(
    "push-tied-then-followed",
    "FOR 9 contre 9, un 3 partout : l'égalité pousse d'un pouce. Arrêtée au bout de 0,4 par un mur, l'attaquant ne suit que de 0,4. Aucune frappe gratuite contre la poussée ; qui tient un verrou n'est pas poussé.",
    ask("jet_de_poussee(attaquant_force=9, cible_force=9, des=[3], des_adverses=[3])", outcome="Poussée"),
    ask("avance_apres_une_poussee(heurte_une_obstruction=True, distance_de_l_arret=0.4)", total=F(2, 5)),
    ask("quitter_une_zone_de_corps_a_corps(figurine_deplacee_malgre_elle=True)", outcome="Aucune conséquence"),
    ask("poussee(cible_maintenir_un_verrou=True)", outcome="Interdit", disputed="Permis"),
    ask('verrou_rompu_d_office(evenement_pendant_le_verrou="mise au tapis")', gives="verrou rompu"),
)
row(
    "marshal-boosts-the-throw",
    "Le marshal offre un boost : aux dégâts de projection, oui, 3d6 + 11 contre 14 (215/216 d'au moins un) ; aux collatéraux, non. Au tapis, il n'offre rien.",
    ask("degats_de_projection(force=11, arm=14, boost_du_marshal=True, des=[1, 2, 3])", outcome="Dégâts 3"),
    ask("degats_collateraux(force=11, arm=14, boost_du_marshal=True, des=[1, 2])", outcome="Dégâts 0"),
    ask("beneficier_d_un_avantage_de_marshal(controleur_au_tapis=True)", outcome="Interdit"),
    ask("beneficier_d_un_avantage_de_marshal(avantages_recus=1)", outcome="Interdit"),
)
row(
    "PZ-01",
    "Slam contre un mur à 4 pouces sur un 6 : 4 pouces, un dé de plus, et le boost s'y ajoute ; le petit traversé tombe ; Maître d'Armes ne sert pas.",
    ask("deplacement_slamme(de_de_slam=6, heurte_une_obstruction=True, distance_de_l_arret=4)", total=4),
    ask("degats_de_slam(force=11, arm=17, heurte_une_obstruction=True, jet_booste=True, des=[1, 2, 3, 4])", total=21),
    ask('figurine_heurtee_par_un_slam(cible_socle="grand", heurtee_socle="petit")', says="au tapis"),
    ask("degats_de_prise_speciale(force=8, arm=14, arme_maitre_d_armes=True, des=[4, 4])", total=16),
    ask("booster_un_jet_de_prise(degats_collateraux_subis=True)", outcome="Interdit"),
    ask("trajet_projete(distance_du_point_d_impact_final=5, heurte_un_obstacle=True, distance_de_l_arret=2)", total=5),
)
row(
    "a-burning-blade-slams",
    "VTS 5, FOR 11, une arme de feu contre ARM 14 immunisée au feu : slam 7 + 11 = 18, 4 de dégâts ; projection de même ; le coup d'épée, rien.",
    ask('degats_de_slam(force=11, arm=14, type_de_degats="feu", cible_immunite_au_feu=True, des=[3, 4])', total=18, outcome="Dégâts 4"),
    ask('degats_de_projection(force=11, arm=14, type_de_degats="feu", cible_immunite_au_feu=True, des=[3, 4])', outcome="Dégâts 4"),
    ask('degats_de_corps_a_corps(force=11, pui=5, arm=14, type_de_degats="feu", cible_immunite_au_feu=True, des=[3, 4])', outcome="Sans effet"),
    ask('degats_de_slam(pui=14, arm=14, source_a_pui_propre=True, type_de_degats="feu", cible_immunite_au_feu=True, des=[3, 4])', outcome="Sans effet"),
)
row(
    "a-ghost-in-the-way",
    "Un spectre de socle moyen à 3 pouces : le slam et le piétinement de VTS 5 font leurs 8 pouces ; il vient d'attaquer, ou l'on finirait sur lui, 3.",
    ask('mouvement_de_slam(vts=5, heurtee=dict(socle="moyen", intangible=True), distance_de_l_arret=3)', total=8),
    ask('mouvement_de_pietinement(vts=5, heurtee=dict(socle="moyen", intangible=True), distance_de_l_arret=3)', total=8),
    ask('mouvement_de_slam(vts=5, heurtee=dict(socle="moyen", intangible=True, intangible_perdu=True), distance_de_l_arret=3)', total=3),
    ask('mouvement_de_pietinement(vts=5, heurtee=dict(socle="moyen", intangible=True), attaquant_depassement_incomplet=True, distance_de_l_arret=3)', total=3),
)
row(
    "slammed-onto-a-ghost",
    "Un socle moyen slammé de 5 vers un spectre moyen à 2 pouces : sans la place de le dépasser, il s'y arrête, 3d6 ; avec, 5 pouces et 2d6.",
    ask('deplacement_slamme(de_de_slam=5, attaquant_socle="grand", cible=dict(socle="moyen", depassement_incomplet=True), heurtee=dict(socle="moyen", intangible=True), distance_de_l_arret=2)', total=2),
    ask('degats_de_slam(force=10, arm=17, cible=dict(socle="moyen", heurte_une_figurine=True, depassement_incomplet=True), heurtee=dict(socle="moyen", intangible=True), des=[3, 3, 3])', total=19, outcome="Dégâts 2"),
    ask('deplacement_slamme(de_de_slam=5, attaquant_socle="grand", cible_socle="moyen", heurtee=dict(socle="moyen", intangible=True), distance_de_l_arret=2)', total=5),
    ask('degats_de_slam(force=10, arm=17, cible=dict(socle="moyen", heurte_une_figurine=True), heurtee=dict(socle="moyen", intangible=True), des=[4, 4])', total=18, outcome="Dégâts 1"),
)
row(
    "a-low-wall-before-the-slam",
    "VTS 5, un muret à 4 pouces, la cible à 5 derrière : le slam s'arrête au muret, un demi-pouce ne suffit pas, l'Allonge n'y peut rien ; à 4,5, si. La charge à l'Allonge, du même muret, frappe à 6. Éclaireur ou spectre, il passe.",
    ask("slam(vts=5, distance=5, distance_de_l_arret=4, arme_allonge=True)", outcome="Permis", gives="slam trop long"),
    ask("portee_d_un_slam(vts=5, distance_de_l_arret=4, arme_allonge=True)", total=F(9, 2)),
    ask("portee_d_une_charge(vts=5, distance_de_l_arret=4, arme_allonge=True)", total=6),
    ask("portee_d_un_slam(vts=5, distance_de_l_arret=4, attaquant_eclaireur=True)", total=F(17, 2)),
    ask("mouvement_de_slam(vts=5, attaquant_intangible=True, attaquant_heurte_une_obstruction=True, distance_de_l_arret=4)", total=8),
)
row(
    "into-the-lake",
    "FOR 11, ACC 6, je slamme, je jette ou je pousse son jack (DEF 13, FOR 11, ARM 18) de la berge, 4 pouces plus bas dans le lac : touché, ou poussé, il quitte le jeu, sans jet de dégâts et sans épave. Sans élan, il reste au sec. Une bête y nage, et prend sa chute.",
    ask("slam_jusqu_aux_degats(attaquant=dict(acc=6, force=11, distance_parcourue=4), cible=dict(defense=13, arm=18, est_un_warjack=True, en_eau_profonde=True, cases_de_degats_restantes=1))",
        odds={"la cible est retirée du jeu": F(7, 12), "la cible est hors de combat": F(0)}),
    ask("slam_jusqu_aux_degats(attaquant=dict(acc=6, force=11, distance_parcourue=2), cible=dict(defense=13, arm=18, est_un_warjack=True, en_eau_profonde=True, cases_de_degats_restantes=1))",
        odds={"la cible est retirée du jeu": F(0), "la cible est hors de combat": F(35, 144)}),
    ask("projection_jusqu_aux_degats(attaquant=dict(acc=6, force=11), cible=dict(defense=13, force=11, arm=18, est_un_warjack=True, en_eau_profonde=True, cases_de_degats_restantes=1))",
        odds={"la cible est retirée du jeu": F(49, 144), "la cible est hors de combat": F(0)}),
    ask("poussee_jusqu_a_la_chute(attaquant=dict(force=11), cible=dict(force=11, arm=18, est_un_warjack=True, en_eau_profonde=True, cases_de_degats_restantes=1), hauteur_de_chute=4)",
        odds={"la cible est retirée du jeu": F(7, 12), "la cible est hors de combat": F(0)}),
    ask("poussee_jusqu_a_la_chute(attaquant=dict(force=11), cible=dict(force=11, arm=18, est_une_warbeast=True, en_eau_profonde=True, cases_de_degats_restantes=1), hauteur_de_chute=4)",
        odds={"la cible est retirée du jeu": F(0), "la cible est hors de combat": F(7, 12) * F(160, 216)}),
    ask("warjack_detruit(figurine_est_un_warjack=True, figurine_en_eau_profonde=True)", outcome="Aucune conséquence"),
)
row(
    "the-held-arm-breaks",
    "Je tiens le bras d'un jack ; un copain lui en noircit la dernière case : je le tiens toujours, ses coups de tête restent interdits. C'est mon Gantelet qui casse : tout est lâché.",
    ask('verrou_rompu_d_office(evenement_pendant_le_verrou="système tenu désactivé")', outcome="Aucune conséquence"),
    ask("coup_de_tete(attaquant_arme_verrouillee=True)", outcome="Interdit"),
    ask('verrou_rompu_d_office(evenement_pendant_le_verrou="système du verrou désactivé")', gives="verrou rompu"),
)
