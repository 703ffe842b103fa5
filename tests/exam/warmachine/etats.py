"""Situations of Warmachine of the chapter « États » (States)."""

from __future__ import annotations

from fractions import Fraction as F

from verdicts import ask, rows

ROWS, row = rows()

row(
    "stationary-arc-node",
    "Mon arc nodal stationnaire, collé à un fantassin, relaie ; au tapis, non.",
    ask('relayer_un_sort(figurine_stationnaire=True, figurine_engagee=True, sort_offensif=True)', outcome="Permis"),
    ask('relayer_un_sort(figurine_au_tapis=True, sort_offensif=True)', outcome="Interdit"),
    ask('attaque_magique(magie=6, defense=14, sort_relaye=True)', odds={"Touche": F(5, 12)}),
)
row(
    "livret, états et touches",
    "Stationnaire ou au tapis : DEF 5 à distance, touché d'office au contact. Frappe gratuite à 6 + 6 + 2. Un 4, 4, 6 : critique. La réussite d'office l'emporte.",
    ask("attaque_a_distance(atd=4, defense=13, cible_stationnaire=True, des=[1, 2])", outcome="Touche", total=7),
    ask("attaque_de_corps_a_corps(acc=4, defense=16, cible_stationnaire=True)", outcome="Touche"),
    ask("etre_slamme(cible_au_tapis=True)", gives="jet de dégâts"),
    ask("bloquer_la_ligne_de_vue(figurine_au_tapis=True)", outcome="Interdit"),
    ask("relayer_un_sort(figurine_au_tapis=True)", outcome="Interdit"),
    ask("relayer_un_sort(figurine_rallume_dans_cette_sequence_de_jeu=True)", outcome="Interdit"),
    ask("relayer_un_sort(figurine_engagee=True)", outcome="Interdit"),
    ask("relayer_un_sort(cible_est_le_relais=True, sort_offensif=True)", outcome="Interdit"),
    ask("se_relever(mise_au_tapis_pendant_son_activation=True)", outcome="Interdit"),
    ask("attaque_de_corps_a_corps(acc=6, defense=14, frappe_gratuite_en_cours=True, des=[3, 3])", outcome="Touche", total=14),
    ask("attaque_de_corps_a_corps(acc=5, defense=13, frappe_gratuite_en_cours=True, depuis_l_arc_arriere=True, des=[2, 4])", outcome="Touche", total=13),
    ask("attaque_a_distance(atd=4, defense=17, jet_booste=True, des=[4, 4, 6])", outcome="Touche", total=18, gives="critique"),
    ask("attaque_de_corps_a_corps(acc=6, defense=13, cible_au_tapis=True, attaque_automatiquement_ratee=True)", outcome="Touche"),
    ask("attaque_de_corps_a_corps(acc=4, defense=12, cible_dysfonctionnement=True, des=[1, 2])", outcome="Touche", total=7),
)
row(
    "frozen-caster-live-node",
    "Le warcaster est changé en glace, son arc nodal debout et libre : rien à relayer. L'inverse, l'arc nodal gelé et le warcaster debout, passe ; l'arc nodal à terre, non.",
    ask("relayer_un_sort(attaquant_stationnaire=True)", outcome="Interdit"),
    ask("relayer_un_sort(figurine_stationnaire=True)", outcome="Permis"),
    ask("relayer_un_sort(figurine_au_tapis=True, attaquant_stationnaire=False)", outcome="Interdit"),
    ask("attaque_magique(foc=7, defense=12, sort_relaye=True, attaquant_stationnaire=True)", outcome="Interdit"),
)
row(
    "battle-engine-stands",
    "Réparation [8] sur une machine de bataille, que rien ne projette ni ne renverse.",
    ask('jet_de_competence(x_de_competence=8)', odds={"Réussi": F(13, 18)}),
    ask('etre_deplace_par_un_slam(cible_machine_de_bataille=True)', outcome="Interdit"),
    ask('projection(cible_machine_de_bataille=True)', outcome="Interdit"),
    ask('jet_de_projection_a_deux_mains(attaquant_force=12, cible_force=12, cible_machine_de_bataille=True)', outcome="Interdit"),
    ask('mise_au_tapis(figurine_machine_de_bataille=True)', outcome="Aucune conséquence"),
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
    "wmb29-21",
    "Couché au tour d'en face, mon pikeman reprend un effet qui couche dans mon tour, avant d'agir : il y était déjà, rien ne change, il se relève.",
    ask('se_relever(figurine_deja_au_tapis_avant_son_tour=True, figurine_mise_au_tapis_pendant_son_tour=True)', outcome='Permis'),
    ask('se_relever(figurine_deja_au_tapis_avant_son_tour=True)', outcome='Permis'),
    ask('mise_au_tapis(figurine_deja_au_tapis_avant_son_tour=True)', outcome='Aucune conséquence'),
    ask('se_relever(figurine_mise_au_tapis_pendant_son_tour=True)', outcome='Interdit'),
)
row(
    "stalled-then-not",
    "Mon solo est en Dysfonctionnement et en feu : maintenance, 3, la panne reste (DEF 7, ni charge) ; 2, elle expire. Le feu, sur 4, fait 2d6 + 12 : 3 et 3 contre ARM 14, 4 points.",
    ask('jet_d_effet_continu(des=[3])', outcome="Reste en jeu et s'applique"),
    ask('jet_d_effet_continu(des=[2])', outcome="Expire"),
    ask('charger(attaquant_dysfonctionnement=True)', outcome="Interdit"),
    ask('attaque_de_corps_a_corps(acc=6, defense=13, des=[2, 3], cible_dysfonctionnement=True)', outcome="Touche", total=11),
    ask('degats_du_feu_continu(arm=14, des=[3, 3])', outcome="Dégâts 4", total=18),
    ask('premiere_attaque_de_la_charge(est_une_attaque_supplementaire=True)', outcome="Interdit"),
)
row(
    "stand-up-with-the-same-move",
    "Ce mouvement a déjà payé ma visée : il ne me relève pas en plus ; l'action, si. Au tapis, un relais ne relaie pas ; stationnaire, si.",
    ask('se_relever_au_prix_de_son_mouvement(figurine_au_tapis=True, renoncement_deja_utilise=True)', outcome='Interdit'),
    ask('relayer_un_sort(figurine_au_tapis=True)', outcome='Interdit'),
    ask('relayer_un_sort(figurine_stationnaire=True)', outcome='Permis'),
    ask('verrou(cible_au_tapis=True)', outcome='Interdit'),
)
row(
    "caster-out-of-it-node-free",
    "Mon arc nodal est debout et libre, mais le warcaster fuit, gît, a couru ou patauge : rien à relayer. Le relais gelé, lui, relaie.",
    ask('relayer_un_sort(attaquant_en_fuite=True)', outcome='Interdit'),
    ask('relayer_un_sort(attaquant_au_tapis=True)', outcome='Interdit'),
    ask('relayer_un_sort(attaquant_apres_une_course=True)', outcome='Interdit'),
    ask('relayer_un_sort(attaquant_en_eau_profonde=True)', outcome='Interdit'),
    ask('relayer_un_sort(attaquant_en_fuite=True, attaquant_sans_peur=True)', outcome='Permis'),
    ask('attaque_magique(foc=6, defense=12, sort_relaye=True, relais_au_tapis=True, des=[3, 4])', outcome='Interdit'),
)
row(
    "wmb29-13",
    "Furtif et Intangible, DEF 14, à 4 pouces : mon fusil ordinaire, qui vise, le touche et ne lui fait rien ; mon sort rate d'office à 5,1 et part à 5.",
    ask('attaque_a_distance(atd=6, defense=14, distance=4, attaquant_vise=True, cible_furtivite=True, cible_intangible=True)', odds={'Touche': F(13, 18)}),
    ask('degats_a_distance(pui=10, arm=12, cible_intangible=True)', outcome='Sans effet'),
    ask('attaque_magique(foc=7, defense=14, distance=5.1, cible_furtivite=True, cible_intangible=True)', odds={'Raté': 1}),
    ask('attaque_magique(foc=7, defense=14, distance=5, cible_furtivite=True, cible_intangible=True)', odds={'Touche': F(7, 12)}),
)
row(
    "down-again-the-same-turn",
    "Mon dragon, au tapis depuis le tour adverse, prend un second coup qui l'y mettrait pendant mon tour, avant de s'activer : le second ne compte pas, il se relève. Passé À Pied, il garde l'état. Une règle qui relève joue le tour même.",
    ask("se_relever(figurine_au_tapis=True, figurine_deja_au_tapis_avant_son_tour=True, figurine_mise_au_tapis_pendant_son_tour=True)", outcome="Permis"),
    ask("mise_au_tapis(figurine_au_tapis=True)", outcome="Aucune conséquence"),
    ask("passer_a_pied(figurine_au_tapis=True, figurine_hors_activation=True)", gives="effets transmis"),
    ask("se_relever(figurine_au_tapis=True, figurine_mise_au_tapis_pendant_son_tour=True, figurine_regle_pour_se_relever=True)", outcome="Permis"),
)
row(
    "down-and-movement-already-owed",
    "Un effet oblige déjà ma figurine au tapis à renoncer à son mouvement : elle ne se relève pas avec, mais peut donner son action, si elle ne l'a pas déjà donnée pour autre chose.",
    ask("se_relever_au_prix_de_son_mouvement(figurine_au_tapis=True, figurine_obligee_d_y_renoncer=True)", outcome="Interdit"),
    ask("se_relever_au_prix_de_son_action(figurine_au_tapis=True)", outcome="Permis"),
    ask("se_relever_au_prix_de_son_action(figurine_au_tapis=True, renoncement_deja_utilise=True)", outcome="Interdit"),
    ask("se_relever_au_prix_de_son_mouvement(figurine_au_tapis=True, renoncement_deja_utilise=True)", outcome="Interdit"),
)
row(
    "stationary-and-magic",
    "Un warcaster gelé, que mon solo frappe : touché d'office ; mon sort, lui, se jette contre DEF 5, sans −4 puisque personne n'est en corps-à-corps avec une figurine stationnaire. Il ne renonce pas à une activation qu'il n'a pas, et se défend au prochain contrôle.",
    ask("attaque_de_corps_a_corps(acc=4, defense=16, cible_stationnaire=True)", odds={"Touche": F(1)}),
    ask("attaque_magique(magie=6, defense=16, cible_stationnaire=True, cible_en_corps_a_corps=True)", odds={"Touche": F(35, 36)}),
    ask("renoncer_a_l_activation(figurine_stationnaire=True, figurine_regle_de_renoncement=True)", outcome="Interdit"),
    ask("renverser_les_effets(figurine_stationnaire=True, figurine_est_un_warcaster=True, points_de_focus=1)", outcome="Permis"),
)
row(
    "relay-down-or-frozen",
    "Mon arc nodal gelé relaie encore ; au tapis, non. L'attaque par magie le sait, comme le relais.",
    ask("attaquer_par_magie(sort_relaye=True, relais_stationnaire=True)", outcome="Permis"),
    ask("attaquer_par_magie(sort_relaye=True, relais_au_tapis=True)", outcome="Interdit"),
    ask("relayer_un_sort(figurine_au_tapis=True)", outcome="Interdit"),
)
row(
    "base-to-base-with-a-downed-foe",
    "Socle à socle, un ennemi au tapis, gelé, ou son jack inerte : il ne me tient pas, je ne le tiens pas ; je pars sans frappe, et je tire.",
    ask("engager(distance=0, attaquant_au_tapis=True)", outcome="Interdit"),
    ask("engager(distance=0, attaquant_stationnaire=True)", outcome="Interdit"),
    ask("engager(distance=0, attaquant_warjack_inerte=True)", outcome="Interdit"),
    ask("engager(distance=0, cible_au_tapis=True)", outcome="Interdit"),
    ask("quitter_une_zone_de_corps_a_corps(attaquant_au_tapis=True)", outcome="Aucune conséquence"),
    ask("attaquer_a_distance(attaquant_en_corps_a_corps=True, attaquant_seuls_ennemis_au_tapis_ou_stationnaires=True)", outcome="Permis"),
)
