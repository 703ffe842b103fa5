"""Situations of Warmachine of the chapter « 'Jack marshals et warjacks » ('Jack marshals and warjacks)."""

from __future__ import annotations

from fractions import Fraction as F

from verdicts import ask, rows

ROWS, row = rows()

row(
    "armées",
    "Officier perdu : le chef commande, sans remplaçant, et garde les warjacks. Sans Peur ne dispense pas de diriger. Grille : 2, 1, 2.",
    ask("commandant_d_unite(l_unite_officier_perdu=True)", gives="chef d'unité"),
    ask("promotion(l_unite_officier_perdu=True)", outcome="Aucune conséquence"),
    ask("perte_du_marshal(l_unite_officier_perdu=True)", gives="contrôle du 'jack marshal", disputed="autonome"),
    ask("etre_le_jack_marshal(controleur_membre_sans_commandement=True)", outcome="Interdit"),
    ask("affinite(figurine_controle_par_le_warcaster_nomme=True)", outcome="Permis"),
    ask("tentative_de_direction(controleur_sans_peur=True, cmd=8, des=[5, 5])", outcome="Pas dirigé"),
    ask("test_provoquant_la_fuite(figurine_sans_peur=True, cmd=8, des=[6, 6])", outcome="Réussi"),
    ask("moment_du_deploiement(figurine_machine_de_bataille=True)", gives="avant toute autre figurine"),
    ask("reporter_sur_la_grille(colonne=5, degats=5, cases={5: 2, 6: 1, 1: 3})", gives="Colonne 5 : 2, colonne 6 : 1, colonne 1 : 2"),
    ask('reporter_sur_un_systeme(cases={"2": [2, 3]}, degats=1, systeme="C", champ_de_force=5)',
        gives="colonne 2, rang 2 ; champ de force intact : 5", disputed="champ de force : 1"),
    ask('agir_en_prenant_le_controle(acte="sort")', outcome="Permis"),
    ask('agir_en_prenant_le_controle(acte="action")', outcome="Interdit"),
    ask('effet_special(condition_de_l_effet="touche")', gives="effet spécial appliqué"),
)
row(
    "warjacks, warbeasts et armées",
    "Un marshal au tapis, stationnaire, en fuite ou servi n'aide plus ; deux warjacks au plus. Furie 1 et deux attaques : 3. Une warbeast pleine ne prend rien.",
    ask("controler_un_warjack(controleur_jack_marshal=True, warjacks_deja_controles=2)", outcome="Interdit"),
    ask("controler_un_warjack(controleur_jack_marshal=True, controleur_mercenaire=True, figurine_non_mercenaire=True)", outcome="Interdit"),
    *(ask(f"beneficier_d_un_avantage_de_marshal({fact})", outcome="Interdit") for fact in (
        "controleur_stationnaire=True", "controleur_au_tapis=True", "controleur_en_fuite=True", "avantages_recus=1", "direction_ratee=True",
        "figurine_hors_de_portee_du_marshal=True")),
    ask("reactivation_par_un_marshal(warjacks_deja_controles=2)", gives="autonome"),
    ask("prendre_le_controle_d_un_autonome(controleur_jack_marshal=True, warjacks_deja_controles=2)", outcome="Interdit"),
    ask("prendre_le_controle_d_un_autonome(controleur_jack_marshal=True, warjacks_deja_controles=1)", outcome="Permis"),
    ask("tentative_de_direction(cmd=8, des=[4, 5])", outcome="Pas dirigé"),
    ask("tentative_de_direction(controleur_cmd=8, des=[4, 5])", outcome="Pas dirigé"),
    ask("tenter_de_diriger(direction_d_un_officier_parti=True)", outcome="Interdit"),
    ask("furie_restante(points_de_furie=3, cout_des_sorts=3)", total=0),
    ask("transferer_des_degats(figurine_points_de_furie=4, figurine_fur=4)", outcome="Interdit"),
    ask("contraindre_une_warbeast(hors_de_la_zone_de_controle=True)", outcome="Interdit"),
    ask("contraindre_une_warbeast(esprit_desactive=True)", outcome="Interdit"),
    ask("furie_apres_contrainte(points_de_furie=1, attaques_supplementaires=2)", total=3),
    ask("prise_speciale(attaquant_ame_desactivee=True)", outcome="Interdit"),
    ask("destruction_du_warlock()", gives="sauvage"),
    ask("inclure_un_allie()", outcome="Interdit"),
    ask("inclure_un_allie(contrat_incluant_la_faction=True)", outcome="Permis"),
    ask("inclure_une_figurine(autre_version_dans_l_armee=True)", outcome="Interdit"),
    ask("jouer_une_armee_a_theme(autre_warcaster_que_le_titre=True)", outcome="Interdit"),
    ask("jeter_pour_un_lien(lien_epique=True)", outcome="Interdit"),
    ask("designer_le_warjack_lie(partie_commencee=True)", outcome="Interdit"),
    ask('utiliser_une_empreinte(points_de_focus=1, moment_de_l_empreinte="pendant le mouvement")', outcome="Interdit"),
    ask('utiliser_une_empreinte(points_de_focus=1, moment_de_l_empreinte="avant le mouvement")', outcome="Permis"),
    ask("focus_d_un_sort_de_competence_magique()", total=0),
    ask("attaque_de_competence_magique(magie=7, defense=13, des=[3, 2])", outcome="Raté", total=12),
    ask("reactiver_un_warjack(figurine_mercenaire=True)", outcome="Interdit"),
)
row(
    "wmb31-28",
    "Deux jacks au plus par marshal ; au début, pas de jack à nom propre ; en cours de partie il prend l'autonome, s'il n'a ni couru ni fui.",
    ask("controler_un_warjack(controleur_jack_marshal=True, warjacks_deja_controles=2)", outcome="Interdit"),
    ask("commencer_la_partie_avec_un_warjack(figurine_warjack_personnage=True, controleur_jack_marshal=True)", outcome="Interdit"),
    ask("prendre_le_controle_d_un_autonome(figurine_warjack_personnage=True, controleur_jack_marshal=True)", outcome="Permis"),
    ask("prendre_le_controle_d_un_autonome(controleur_apres_une_course=True)", outcome="Interdit"),
    ask("agir_en_prenant_le_controle(acte='sort')", outcome="Permis"),
)
row(
    "wmb31-25",
    "Mon marshal est un Construct : il dirige sans lancer les dés. Le warjack, lui, pourrait l'être que rien ne changerait : CMD 7, 7/12.",
    ask("tentative_de_direction(cmd=7, controleur_construct=True)", odds={"Dirigé": F(1)}),
    ask("tentative_de_direction(cmd=7, figurine_construct=True)", odds={"Dirigé": F(7, 12)}),
    ask("tentative_de_direction(cmd=7)", odds={"Dirigé": F(7, 12)}),
)
row(
    "wmb29-10",
    "CMD 8, direction ratée sur un 9 : le jack sans focus ne charge ni ne booste plus par son marshal de tout le tour.",
    ask('tentative_de_direction(cmd=8)', odds={'Dirigé': F(13, 18)}),
    ask('beneficier_d_un_avantage_de_marshal(direction_ratee=True)', outcome='Interdit'),
    ask('charger(attaquant_est_un_warjack=True, attaquant_points_de_focus=0, attaquant_charge_du_marshal=True, direction_ratee=True)', outcome='Interdit'),
    ask('attaque_de_corps_a_corps(acc=6, defense=13, boost_du_marshal=True, direction_ratee=True)', odds={'Touche': F(7, 12)}),
)
row(
    "wmb29-25",
    "Le marshal n'est plus en état de diriger : dit du jack ou du marshal, aucun avantage, et le boost est perdu.",
    ask('beneficier_d_un_avantage_de_marshal(figurine_marshal_hors_d_etat=True)', outcome='Interdit'),
    ask('beneficier_d_un_avantage_de_marshal(controleur_hors_d_etat_de_diriger=True)', outcome='Interdit'),
    ask('beneficier_d_un_avantage_de_marshal(controleur_en_fuite=True)', outcome='Interdit'),
    ask('attaque_de_corps_a_corps(acc=6, defense=13, boost_du_marshal=True, attaquant_marshal_hors_d_etat=True)', odds={'Touche': F(7, 12)}),
)
row(
    "officer-marshal-falls",
    "L'Officier 'jack marshal tombe : le nouveau commandant hérite du jack (CMD 8, 8 pouces : un avantage ; 8,1 : non), pas des directions de l'Officier. Marshal au tapis ou en fuite, plus d'avantage ; sans focus, plus de charge.",
    ask('beneficier_d_un_avantage_de_marshal(distance_au_controleur=8, controleur_cmd=8)', outcome="Permis"),
    ask('beneficier_d_un_avantage_de_marshal(distance_au_controleur=8.1, controleur_cmd=8)', outcome="Interdit"),
    ask('tenter_de_diriger(direction_d_un_officier_parti=True)', outcome="Interdit"),
    ask('beneficier_d_un_avantage_de_marshal(controleur_au_tapis=True)', outcome="Interdit"),
    ask('charger(attaquant_est_un_warjack=True, controleur_jack_marshal=True, controleur_au_tapis=True, points_de_focus=0)', outcome="Interdit"),
    ask('reactivation_par_un_marshal(warjacks_deja_controles=2)', outcome="warjack autonome"),
    ask('reactivation_par_un_marshal(warjacks_deja_controles=1)', outcome="contrôle du 'jack marshal"),
)
row(
    "wmb29-15",
    "Deux jacks, ou un troisième à rallumer, un colosse ou un personnage : aucun ne passe sous le marshal.",
    ask('reactivation_par_un_marshal(warjacks_deja_controles=2)', gives='autonome'),
    ask('reactivation_par_un_marshal(figurine_colossale=True, warjacks_deja_controles=1)', gives='autonome'),
    ask('reactivation_par_un_marshal(figurine_warjack_personnage=True)', gives='autonome'),
    ask('commencer_la_partie_avec_un_warjack(figurine_warjack_personnage=True, controleur_jack_marshal=True)', outcome='Interdit'),
)
row(
    "epic-bonds-a-character",
    "La warcaster épique veut son lien avec un warjack personnage : non, sauf affinité ou règle qui le dise ; avec un warjack déjà lié à un autre, oui. Après la bataille, pas de jet pour un personnage.",
    ask('designer_le_warjack_lie(figurine_warjack_personnage=True)', outcome='Interdit'),
    ask('designer_le_warjack_lie(figurine_warjack_personnage=True, regle_autorisant_le_lien=True)', outcome='Permis'),
    ask('designer_le_warjack_lie(est_lie_a_un_autre_warcaster=True)', outcome='Permis'),
    ask('jeter_pour_un_lien(figurine_warjack_personnage=True)', outcome='Interdit'),
    ask('jeter_pour_un_lien(est_lie_a_un_autre_warcaster=True)', outcome='Interdit'),
)
row(
    "bond-for-a-beast",
    "Avant la partie, on veut désigner pour le lien épique une warbeast prise à l'ami qui joue Hordes, puis une machine de bataille, puis un warjack ordinaire.",
    ask("lier_un_warjack(figurine_est_une_warbeast=True)", outcome="Interdit"),
    ask("designer_le_warjack_lie(figurine_est_une_warbeast=True)", outcome="Interdit"),
    ask("designer_le_warjack_lie(figurine_machine_de_bataille=True)", outcome="Interdit"),
    ask("designer_le_warjack_lie(figurine_est_un_warjack=True)", outcome="Permis"),
    ask("designer_le_warjack_lie(figurine_est_un_warjack=True, partie_commencee=True)", outcome="Interdit"),
)
row(
    "mercenary-hands-only",
    "Un warjack mercenaire personnage gît inerte. Le warcaster du Cygnar n'y peut rien ; le 'jack marshal mercenaire qui a couru non plus ; à pied et l'action libre, oui, mais le warjack devient autonome.",
    ask("reactiver_un_warjack(controleur_est_un_warcaster=True, figurine_mercenaire=True)", outcome="Interdit"),
    ask("reactiver_un_warjack(controleur_mercenaire=True, controleur_jack_marshal=True, figurine_mercenaire=True, controleur_apres_une_course=True)", outcome="Interdit"),
    ask("reactiver_un_warjack(controleur_mercenaire=True, controleur_jack_marshal=True, figurine_mercenaire=True)", outcome="Permis"),
    ask("reactivation_par_un_marshal(controleur_mercenaire=True, figurine_mercenaire=True, figurine_warjack_personnage=True)", outcome="warjack autonome"),
)
row(
    "fleeing-marshal-of-a-unit",
    "Le chef d'unité 'jack marshal fuit : ni charge pour son warjack, ni réactivation. Debout et maître de deux autres, il réactive un troisième, autonome ; un second dans le tour, non.",
    ask('beneficier_d_un_avantage_de_marshal(controleur_en_fuite=True)', outcome='Interdit'),
    ask('reactiver_un_warjack(controleur_jack_marshal=True, controleur_en_fuite=True)', outcome='Interdit'),
    ask('reactivation_par_un_marshal(warjacks_deja_controles=2)', gives='warjack autonome'),
    ask('reactiver_un_warjack(controleur_jack_marshal=True, controleur_reactivation_deja_faite=True)', outcome='Interdit'),
    ask('prendre_le_controle_d_un_autonome(controleur_jack_marshal=True, warjacks_deja_controles=2)', outcome='Interdit'),
)
row(
    "wmb31-26",
    "Le marshal réveille un jack à nom propre : autonome. Un ordinaire lui revient, sauf s'il en mène déjà deux. Il n'y touche ni en fuite, ni de loin, ni après avoir agi ; le jack ne s'active pas ce tour.",
    ask("reactivation_par_un_marshal(figurine_warjack_personnage=True)", gives="autonome"),
    ask("reactivation_par_un_marshal(warjacks_deja_controles=1)", gives="contrôle du 'jack marshal"),
    ask("reactivation_par_un_marshal(warjacks_deja_controles=2)", gives="autonome"),
    ask("reactiver_un_warjack(controleur_en_fuite=True)", outcome="Interdit"),
    ask("reactiver_un_warjack(controleur_sans_contact=True)", outcome="Interdit"),
    ask("s_activer(figurine_reactive_ce_tour=True)", outcome="Interdit"),
)
row(
    "wmb29-17",
    "L'Officier tombe : ses directions s'en vont avec lui. Le jack a déjà tiré de son canon à CDT 1 : l'attaque offerte n'y change rien.",
    ask('tenter_de_diriger(direction_d_un_officier_parti=True)', outcome='Interdit'),
    ask('cadence_de_tir(cdt=1, attaque_du_marshal=True)', total=1),
    ask('nombre_d_attaques_de_corps_a_corps(armes_de_melee=2, attaque_du_marshal=True)', total=3),
)
row(
    "wmb29-31",
    "ACC 6 pour le warcaster : son Vector frappe à 6, quel que soit son propre bonus. DEF 12.",
    ask('attaque_de_corps_a_corps(acc=8, defense=12, attaquant_vector=True, controleur_acc=6)', odds={'Touche': F(13, 18)}),
    ask('induction_du_focus(distance=6)', outcome='Permis'),
    ask('induction_du_focus(distance=6.1)', outcome='Interdit'),
    ask('induction_du_focus(induction_deja_faite=True)', outcome='Interdit'),
)
row(
    "wmb31-27",
    "Un Vector (ACC 4 sur sa carte, son warcaster a 6) frappe de dos une DEF 14 : 2d6 + 6 + 2. Visant, ATD de même. L'induction à 6 pouces, une fois.",
    ask("attaque_de_corps_a_corps(acc=4, defense=14, attaquant_vector=True, controleur_acc=6, depuis_l_arc_arriere=True)", odds={"Touche": F(13, 18)}),
    ask("attaque_a_distance(atd=4, defense=14, attaquant_vector=True, controleur_atd=6, attaquant_vise=True)", odds={"Touche": F(13, 18)}),
    ask("induction_du_focus(distance=6, autre_points_de_focus=1)", outcome="Permis"),
    ask("induction_du_focus(distance=6.5, autre_points_de_focus=1)", outcome="Interdit"),
)
row(
    "wmb29-27",
    "Une empreinte, 1 focus : avant le mouvement, pas pendant ; en fuite, avant de courir encore ; après une course, plus rien.",
    ask('utiliser_une_empreinte(points_de_focus=1, moment_de_l_empreinte="avant le mouvement")', outcome='Permis'),
    ask('utiliser_une_empreinte(points_de_focus=1, moment_de_l_empreinte="pendant le mouvement")', outcome='Interdit'),
    ask('utiliser_une_empreinte(points_de_focus=0, moment_de_l_empreinte="avant le mouvement")', outcome='Interdit'),
    ask('utiliser_une_empreinte(figurine_apres_une_course=True, points_de_focus=1)', outcome='Interdit'),
)
row(
    "wmb29-aide",
    "Le jack a perdu l'aide de son marshal, peu importe pourquoi : aucun avantage, pas de charge sans focus.",
    ask('beneficier_d_un_avantage_de_marshal(aide_du_marshal_perdue=True)', outcome='Interdit'),
    ask('charger(attaquant_est_un_warjack=True, attaquant_points_de_focus=0, attaquant_charge_du_marshal=True, attaquant_aide_du_marshal_perdue=True)', outcome='Interdit'),
)
row(
    "wmb45-charge-then-swing",
    "Le jack n'a pas de focus, deux armes, son marshal de CMD 8 à 8 pouces : la charge vient de lui, la seconde arme frappe encore, l'attaque de plus non. Le marshal tué juste avant, pas même la charge, à moins d'un point venu d'ailleurs.",
    ask("charger(attaquant=dict(est_un_warjack=True, points_de_focus=0), controleur=dict(jack_marshal=True, cmd=8), distance_au_controleur=8)", outcome="Permis"),
    ask("attaques_apres_l_attaque_de_charge(armes_de_melee=2, attaques_supplementaires=1, controleur_jack_marshal=True)", total=1),
    ask("charger(attaquant=dict(est_un_warjack=True, points_de_focus=0), controleur=dict(jack_marshal=True, hors_de_la_table=True))", outcome="Interdit"),
    ask("charger(attaquant=dict(est_un_warjack=True, points_de_focus=1), controleur=dict(jack_marshal=True, hors_de_la_table=True))", outcome="Permis"),
    ask("nombre_d_attaques_de_corps_a_corps(armes_de_melee=2, attaques_supplementaires=1, controleur=dict(jack_marshal=True, hors_de_la_table=True))", total=2),
)
