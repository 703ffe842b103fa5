"""Situations of Warmachine of the chapter « Situations de combat » (Combat situations)."""

from __future__ import annotations

from fractions import Fraction as F

from verdicts import ask, rows

ROWS, row = rows()

row(
    "cliff-roof-fire",
    "Mon bouclier ne me protège ni de 5 pouces de chute, ni d'une tour de bois renforcé à trois étages, ni du feu.",
    ask('degats_de_chute(arm=17, hauteur_de_chute=5, boucliers=1, des=[4, 4, 3])', outcome="Dégâts 4"),
    ask('degats_d_effondrement(decor_arm=14, etages=3, figurine_arm=20, boucliers=1, des=[2, 3])', outcome="Dégâts 41"),
    ask('degats_du_feu_continu(arm=17, boucliers=1)', odds={"Dégâts 0": F(5, 18)}),
)
row(
    "situations",
    "Chute de 3, 5 et 7 pouces : deux, trois, quatre dés. Au bord, on s'arrête. Retirer, réactiver, revenir. PUI « – » : pas de jet.",
    ask("chute(hauteur_de_chute=1)", gives="au tapis"),
    *(ask(f"degats_de_chute(hauteur_de_chute={height}, arm=10, des={[1] * dice})", total=10 + dice) for height, dice in ((3, 2), (5, 3), (7, 4))),
    ask("se_relever(mise_au_tapis_pendant_son_tour=True)", outcome="Interdit"),
    ask("se_relever(mise_au_tapis_pendant_son_tour=True, regle_pour_se_relever=True)", outcome="Permis"),
    ask("au_dela_de_la_zone_de_jeu(deplacement_subi=5, distance_au_bord_de_table=3)", total=3),
    ask("entrer(position_dans_la_zone=True)", gives="entrée dans la zone"),
    ask("entrer(position_dans_la_zone=True, position_precedente_dans_la_zone=True)", gives="Aucune conséquence"),
    ask("renoncer_a_l_activation(activation_commencee=True)", outcome="Interdit"),
    ask("s_activer(figurine_reactive_ce_tour=True)", outcome="Interdit"),
    ask("reutiliser_une_competence_unique(competence_unique_deja_utilisee=True)", outcome="Interdit"),
    ask("degats_a_distance(sans_pui=True, arm=10)", outcome="Interdit"),
    ask('effet_special(condition_de_l_effet="dégâts", points_de_degats_subis=0)', outcome="Aucune conséquence"),
)
row(
    "landing-on-a-recruit",
    "Slammé de 5 pouces de haut, mon jack à socle moyen tombe sur une recrue à petit socle : le choc d'un petit socle n'ajoute pas de dé.",
    ask('degats_de_slam(force=12, arm=17, cible_socle="moyen", heurte_une_figurine=True, heurtee_socle="petit", des=[3, 2])', outcome="Dégâts 0"),
    ask('atterrir_sur_une_figurine(figurine_socle="moyen", heurtee_socle="petit")', gives="au tapis"),
    ask('degats_de_chute(arm=14, hauteur_de_chute=5, des=[4, 4, 3])', outcome="Dégâts 7"),
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
    "PZ-02",
    "Pistolero en mêlée : ni visée, ni −4 ; trois combattants, un seul menacé s'il rate ; il a tiré, il ne frappe plus ; chutes de 3, 5 et 7 pouces.",
    ask("attaque_a_distance(atd=6, defense=12, attaquant_pistolero=True, vise=True, cible_dans_la_zone_de_corps_a_corps=True, des=[3, 3])", outcome="Touche", total=12),
    ask("menaces_par_un_tir_rate(figurines_du_combat=3, origine_en_corps_a_corps_avec_la_cible=True)", total=1),
    ask("attaquer_au_corps_a_corps(attaquant_pistolero=True, a_tire_dans_l_activation=True)", outcome="Interdit"),
    ask("degats_de_chute(hauteur_de_chute=3, arm=15, des=[3, 3])", total=16),
    ask("degats_de_chute(hauteur_de_chute=5)", says="3d6 + 10"),
    ask("degats_de_chute(hauteur_de_chute=7)", says="4d6 + 10"),
    ask("marqueurs_generes(regles_a_marqueur=3)", total=1),
)
