"""Situations of Warmachine of the chapter « Commandement » (Command)."""

from __future__ import annotations

from fractions import Fraction as F

from verdicts import ask, rows

ROWS, row = rows()

row(
    "bones-do-not-run",
    "Mes squelettes (unité Mort-Vivante, CMD 5) ratent leur test de Terreur sur un 10 : ils restent ; des Sans Peur n'auraient pas lancé les dés.",
    ask('test_provoquant_la_fuite(cmd=5, des=[5, 5], l_unite_mort_vivant=True)', outcome="Raté"),
    ask('fuir(l_unite_mort_vivant=True)', outcome="Aucune conséquence"),
    ask('fuir(l_unite_sans_peur=True)', outcome="Aucune conséquence"),
    ask('fuir()', outcome="en fuite"),
)
row(
    "my-own-abomination",
    "Mon unité (CMD 8) finit sa charge à 3 pouces pile de ma propre Abomination ; un Mort-Vivant rate le test sans fuir.",
    ask('creature_terrifiante(creature_abomination=True, creature_amie=True, distance_a_la_creature=3)', outcome="test de commandement ou fuite"),
    ask('test_provoquant_la_fuite(cmd=8, des=[4, 5])', outcome="Raté", gives="en fuite"),
    ask('fuir(fuite_pendant_son_activation=True)', gives="fin immédiate de l'activation"),
    ask('fuir(figurine_mort_vivant=True)', outcome="Aucune conséquence"),
)
row(
    "AO-20",
    "Une Abomination amie à 3 pouces fait tester ; une Terreur amie, même au contact, non ; une Terreur ennemie à 3,1 pouces non plus.",
    ask("creature_terrifiante(distance_a_la_creature=3, creature_abomination=True, creature_amie=True)", gives="test de commandement ou fuite"),
    ask("creature_terrifiante(distance_a_la_creature=0.3, creature_terreur=True, creature_amie=True)", outcome="Aucune conséquence"),
    ask("creature_terrifiante(distance_a_la_creature=3.1, creature_abomination=True)", outcome="Aucune conséquence"),
)
row(
    "wmb31-6",
    "Asphyxious vient au contact de trois des miens : un Construct, un Mort-Vivant, un vivant. Seul le vivant risque de fuir, et il teste à la fin de ce mouvement ; s'il fuyait déjà, il ne teste pas.",
    ask("creature_terrifiante(creature_terreur=True, distance_a_la_creature=0, figurine_construct=True)", outcome="Aucune conséquence"),
    ask("creature_terrifiante(creature_terreur=True, distance_a_la_creature=0, figurine_mort_vivant=True)", outcome="Aucune conséquence"),
    ask("creature_terrifiante(creature_terreur=True, distance_a_la_creature=0)", outcome="test de commandement ou fuite"),
    ask("creature_terrifiante(creature_terreur=True, distance_a_la_creature=0, figurine_en_fuite=True)", outcome="Aucune conséquence"),
    ask("moment_du_test_de_terreur(rencontre_pendant_un_mouvement_normal=True)", gives="fin du mouvement"),
)
row(
    "fuite",
    "Quatre perdus sur huit : test ; trois sur sept : non. Abomination à 3 pouces, amie comprise ; une fois par créature. En fuite, on ne teste plus.",
    ask("pertes_massives(figurines_au_debut_du_tour=8, figurines_detruites=4)", gives="test"),
    ask("pertes_massives(figurines_au_debut_du_tour=7, figurines_detruites=3)", gives="Aucune conséquence"),
    ask("pertes_massives(figurines_au_debut_du_tour=10, figurines_detruites=8, test_de_pertes_massives_deja_fait=True)", gives="Aucune conséquence"),
    ask("test_provoquant_la_fuite(cmd=8, des=[5, 5])", outcome="Raté", gives="en fuite"),
    ask("creature_terrifiante(creature_abomination=True, creature_amie=True, distance_a_la_creature=2.5)", gives="test de commandement"),
    ask("creature_terrifiante(creature_terreur=True, distance_a_la_creature=1.5, figurine_allonge=True)", gives="test de commandement"),
    ask("creature_terrifiante(creature_abomination=True, distance_a_la_creature=3, deja_teste_contre_cette_creature=True)", gives="Aucune conséquence"),
    ask("creature_terrifiante(creature_abomination=True, distance_a_la_creature=3, figurine_en_fuite=True)", gives="Aucune conséquence"),
    ask("tests_face_a_des_creatures(creatures_rencontrees=4, creatures_d_une_meme_unite=True)", total=1),
    ask("deplacement_immediat_de_fuite()", total=0),
    ask("donner_un_ordre(figurine_en_fuite=True)", outcome="Interdit"),
    ask("se_rallier(figurine_en_fuite=True, figurine_hors_de_formation=True)", outcome="Interdit"),
    ask("test_de_ralliement(cmd=8, des=[3, 4])", outcome="Ralliée"),
    ask("devenir_sans_peur(figurine_en_fuite=True)", gives="fin : en fuite"),
)
row(
    "wm35-16",
    "Dix au départ, neuf au début du tour : quatre morts ne suffisent pas, le cinquième oui, le sixième ne fait pas retester ; en fuite, la Terreur non plus.",
    ask('pertes_massives(figurines_au_debut_du_tour=9, figurines_perdues=4)', gives="aucune conséquence"),
    ask('pertes_massives(figurines_au_debut_du_tour=9, figurines_perdues=5)', gives="test de commandement"),
    ask('tests_de_pertes_massives(franchissements_du_seuil=2)', total=1),
    ask('test_provoquant_la_fuite(cmd=7)', odds={"Réussi": F(7, 12)}),
    ask('test_provoquant_la_fuite(cmd=7, l_unite_en_fuite=True)', outcome="Sans effet"),
)
row(
    "wmb31-7",
    "CMD 7 en fuite : 7/12 de se rallier ; le Commandant de CMD 9 à 9 pouces, 5/6 ; à 9,5 il est trop loin.",
    ask("test_de_ralliement(cmd=7)", odds={"Ralliée": F(7, 12)}),
    ask("test_de_ralliement(cmd=7, figurine_a_portee_d_un_commandant=True, meneur_cmd=9)", odds={"Ralliée": F(5, 6)}),
    ask("etre_a_portee_de_commandement(cmd=9, distance_au_commandant=9.5)", outcome="Interdit"),
    ask("test_de_commandement(cmd=7, meneur_cmd=9, distance_au_commandant=9)", odds={"Réussi": F(5, 6)}),
)
row(
    "unités et commandement",
    "Troupier de CMD 6 sous un chef de CMD 9, un 8 : réussi en formation, raté au-dehors. Seul le commandant d'unité donne un ordre, et de sa carte.",
    ask("test_de_commandement(figurine_cmd=6, chef_cmd=9, des=[4, 4])", outcome="Réussi"),
    ask("test_de_commandement(figurine_cmd=6, chef_cmd=9, figurine_hors_de_formation=True, des=[4, 4])", outcome="Raté"),
    ask("test_de_commandement(figurine_cmd=7, meneur_cmd=10, figurine_a_portee_d_un_commandant=True, des=[5, 4])", outcome="Réussi"),
    ask("test_de_commandement(cmd=8, meneur_cmd=9, distance_au_commandant=10, des=[4, 5])", outcome="Raté"),
    ask("""test_de_commandement(figurine_cmd=6, meneur_cmd=9, figurine_hors_de_formation=True, figurine_a_portee_d_un_commandant=True,
        des=[5, 4])""", outcome="Réussi"),
    ask("etre_a_portee_de_commandement(cmd=8, distance_au_commandant=8.5)", outcome="Interdit"),
    ask("formation(chef_cmd=9, distance_au_commandant_d_unite=9.5)", outcome="Interdit"),
    ask("formation(chef_cmd=9, distance_au_commandant_d_unite=9)", outcome="Permis"),
    ask("attaquer(attaquant_hors_de_formation=True)", outcome="Interdit"),
    ask("fin_d_activation_hors_formation(figurine_hors_de_formation=True)", gives="test de commandement"),
    ask("donner_un_ordre(donneur_non_commandant=True)", outcome="Interdit"),
    ask("donner_l_ordre_d_unite(ordre_absent_de_sa_carte=True, commande_par_un_officier_detache=True)", outcome="Interdit"),
    ask("etre_le_jack_marshal(est_un_officier_detache=True)", outcome="Interdit"),
    ask("perdre_une_recrue_a_la_place_du_chef(unite_de_servants_d_arme=True, distance_de_la_recrue=0.5)", outcome="Permis"),
)
row(
    "wm35-15",
    "À 9 pouces d'un chef CMD 8, l'ordre de charge ne l'atteint pas : il rentre, et teste sur 6.",
    ask('activation_hors_formation(distance_au_commandant_d_unite=9, cmd=8)', gives="rejoindre le commandant d'unité"),
    ask('charger(attaquant_hors_de_formation=True, ordre_de_charge_recu=True)', outcome="Interdit"),
    ask('test_de_commandement(figurine_cmd=8, figurine_hors_de_formation=True)', odds={"Réussi": F(5, 12)}),
)
row(
    "wmb29-3",
    "3 cavaliers sur 5 : test. CMD 7 seul, ou le 9 du Commandant qu'un seul d'entre eux approche.",
    ask('pertes_massives(figurines_au_debut_du_tour=5, figurines_detruites=3)', gives='test de commandement'),
    ask('test_de_commandement(cmd=7)', odds={'Réussi': F(7, 12)}),
    ask('test_de_commandement(figurine_cmd=7, meneur_cmd=9, cmd_d_un_commandant_employe=True)', odds={'Réussi': F(5, 6)}),
)
row(
    "wmb31-5",
    "Ma compagnie Sans Peur perd cinq de ses dix soldats sous les yeux d'une Abomination : elle réussit d'office, rien n'arrive. Des gens ordinaires testent ; à quatre morts sur neuf, non.",
    ask("pertes_massives(figurines_au_debut_du_tour=10, figurines_detruites=5, l_unite_sans_peur=True)", outcome="Aucune conséquence"),
    ask("creature_terrifiante(creature_abomination=True, distance_a_la_creature=2.5, l_unite_sans_peur=True)", outcome="Aucune conséquence"),
    ask("pertes_massives(figurines_au_debut_du_tour=10, figurines_detruites=5)", outcome="test de commandement ou fuite"),
    ask("pertes_massives(figurines_au_debut_du_tour=9, figurines_detruites=4)", outcome="Aucune conséquence"),
)
row(
    "gunfighter-on-the-run",
    "Mon pistolero fuit : il ne tire pas. CMD 8, 5 et 4 : toujours en fuite. Remis, il tire sur l'ennemi à son contact (DEF 13, ATD 6) : pas de -4, 3 et 4 touchent ; viser ne lui donne rien à cette distance.",
    ask('attaquer_a_distance(attaquant_en_fuite=True, attaquant_pistolero=True)', outcome="Interdit"),
    ask('test_de_ralliement(cmd=8, des=[5, 4])', outcome="Toujours en fuite", total=9),
    ask('attaque_a_distance(atd=6, defense=13, des=[3, 4], attaquant_pistolero=True, cible_en_corps_a_corps=True, attaquant_en_corps_a_corps_avec_la_cible=True)', outcome="Touche", total=13),
    ask('attaque_a_distance(atd=6, defense=15, des=[4, 4], attaquant_pistolero=True, attaquant_vise=True, cible_dans_la_zone_de_corps_a_corps=True)', outcome="Raté", total=14),
    ask('se_rallier(figurine_en_fuite=True, figurine_hors_de_formation=True)', outcome="Interdit"),
    ask('test_de_commandement(cmd=8, hors_de_formation=True, test_individuel=True, des=[3, 4])', outcome="Raté", total=7),
)
row(
    "lone-runner-rallies",
    "Un troupier (CMD 8) fuit sans son unité : en formation il tente le ralliement, à 9 pouces de son chef non ; si toute l'unité fuit, il suit le test, CMD 6 pour lui.",
    ask('se_rallier(figurine_troupier_fuit_seul=True)', outcome='Permis'),
    ask('se_rallier(figurine_troupier_fuit_seul=True, figurine_hors_de_formation=True)', outcome='Interdit'),
    ask('test_de_ralliement(cmd=8, figurine_hors_de_formation=True, des=[1, 2])', outcome='Interdit'),
    ask('test_de_ralliement(cmd=8, l_unite_en_fuite=True, figurine_hors_de_formation=True, des=[1, 2])', outcome='Ralliée'),
    ask('test_de_ralliement(cmd=8, l_unite_en_fuite=True, figurine_hors_de_formation=True, des=[3, 4])', outcome='Toujours en fuite'),
)
row(
    "made-fearless-mid-flight",
    "Mon gars fuyait, un sort le rend Sans Peur : il frappe tout de suite, et ne jette rien pour se rallier ; un test qui ne fait pas fuir, il le passe.",
    ask('attaquer(attaquant_en_fuite=True, attaquant_sans_peur=True)', outcome='Permis', disputed='Interdit'),
    ask('attaquer(attaquant_en_fuite=True)', outcome='Interdit'),
    ask('test_de_ralliement(cmd=8, figurine_sans_peur=True)', odds={'Ralliée': 1}),
    ask('courir(figurine_en_fuite=True, figurine_sans_peur=True)', outcome='Permis'),
    ask('test_de_commandement(cmd=8, figurine_sans_peur=True, des=[6, 6])', outcome='Raté'),
)
row(
    "far-from-the-flag",
    "Unité de 10 dont 9 restaient au début du tour : 4 pertes, pas de test ; 5, oui. CMD 8 et l'étendard en formation : on relance un raté. Le troupier hors formation, seul, teste sous 6.",
    ask("pertes_massives(figurines_au_debut_du_tour=9, figurines_detruites=4)", outcome="Aucune conséquence"),
    ask("pertes_massives(figurines_au_debut_du_tour=9, figurines_detruites=5)", gives="test de commandement"),
    ask("test_provoquant_la_fuite(cmd=8, l_unite_porte_etendard_en_formation=True)", odds={"en fuite": F(25, 324)}),
    ask("test_de_commandement(cmd=8, hors_de_formation=True, test_individuel=True)", odds={"Réussi": F(5, 12)}),
)
row(
    "end-of-activation-alone",
    "Fin de l'activation de l'unité, un 3 et un 4 : CMD 8 moins 2 hors formation, il fuit ; l'unité qui en perd 3 sur 6 teste aussitôt, CMD 7.",
    ask('test_provoquant_la_fuite(cmd=8, des=[3, 4], figurine_hors_de_formation=True)', outcome='Raté', gives='en fuite'),
    ask('pertes_massives(figurines_au_debut_du_tour=6, figurines_detruites=3)', gives='test de commandement ou fuite'),
    ask('pertes_massives(figurines_au_debut_du_tour=6, figurines_detruites=2)', outcome='Aucune conséquence'),
    ask('test_de_commandement(cmd=7)', odds={'Réussi': F(7, 12)}),
    ask('fuite_puis_ralliement(cmd=7, l_unite_porte_etendard_en_formation=True)', odds={'la figurine est en fuite': F(625, 20736)}),
)
row(
    "wmb31-8",
    "L'unité (CMD 6, chef CMD 8) teste : un seul des siens à portée du Commandant de CMD 9 suffit. Le troupier seul prend le CMD du chef s'il est en formation, sinon 6 − 2.",
    ask("test_de_commandement(cmd=6, chef_cmd=8, meneur_cmd=9, test_pour_l_unite=True, figurines_a_portee_du_commandant=1)", odds={"Réussi": F(5, 6)}),
    ask("test_de_commandement(cmd=6, chef_cmd=9, test_individuel=True, cmd_du_commandant_d_unite_employe=True)", odds={"Réussi": F(5, 6)}),
    ask("test_de_commandement(cmd=6, chef_cmd=9, test_individuel=True, cmd_du_commandant_d_unite_employe=True, figurine_hors_de_formation=True)", odds={"Réussi": F(1, 6)}),
)
row(
    "wmb29-7",
    "CMD 6, seul et hors formation : 4, donc une chance sur six. Par le 9 d'un Commandant : 9, ou 7 selon qui lit.",
    ask('test_de_commandement(cmd=6, figurine_hors_de_formation=True)', odds={'Réussi': F(1, 6)}),
    ask('test_de_commandement(figurine_cmd=6, meneur_cmd=9, cmd_d_un_commandant_employe=True, figurine_hors_de_formation=True)', odds={'Réussi': F(5, 6)}, disputed='7/12'),
    ask('recevoir_un_ordre(figurine_hors_de_formation=True)', outcome='Interdit'),
)
row(
    "wmb31-9",
    "Fin d'activation hors formation : le Sans Peur n'a rien à craindre, le troupier ordinaire teste.",
    ask("fin_d_activation_hors_formation(figurine_hors_de_formation=True, figurine_sans_peur=True)", outcome="Aucune conséquence"),
    ask("fin_d_activation_hors_formation(figurine_hors_de_formation=True)", outcome="test de commandement ou fuite"),
)
row(
    "wmb29-fuite",
    "En fuite et incapable de courir : elle ne court pas, avance, et perd son action.",
    ask('courir(figurine_en_fuite=True, figurine_course_impossible=True)', outcome='Interdit'),
    ask('courir(figurine_course_impossible=True)', outcome='Interdit'),
    ask('courir(figurine_en_fuite=True)', outcome='Obligatoire'),
    ask('renoncer_a_l_action(figurine_en_fuite=True, figurine_course_impossible=True)', outcome='Obligatoire'),
    ask('avancer(figurine_en_fuite=True, figurine_course_impossible=True)', outcome='Permis'),
)
row(
    "wmb29-19",
    "Seul à fuir, loin de son chef : près d'un Commandant il se rallie, sinon non.",
    ask('se_rallier(figurine_en_fuite=True, figurine_troupier_fuit_seul=True, figurine_hors_de_formation=True, figurine_a_portee_d_un_commandant=True)', outcome='Permis'),
    ask('se_rallier(figurine_en_fuite=True, figurine_troupier_fuit_seul=True, figurine_hors_de_formation=True)', outcome='Interdit'),
)
row(
    "wmb29-36",
    "L'unité marche sur la Liche : test une fois tous arrivés. La Liche s'y téléporte : juste après. En fuite, plus de souffle ni d'ordre.",
    ask('moment_du_test_de_terreur(rencontre_pendant_un_mouvement_normal=True, activation_d_unite=True)', gives="de toute l'unité"),
    ask('moment_du_test_de_terreur(figurine_placee=True)', gives='juste après'),
    ask('attaquer_a_distance(attaquant_en_fuite=True, attaque_de_souffle=True)', outcome='Interdit'),
    ask('donner_un_ordre(figurine_en_fuite=True)', outcome='Interdit'),
)
row(
    "wmb29-38",
    "5 morts sur 10 : test. 8 : plus de test ce tour. Une unité de cinq horreurs : un seul test.",
    ask('pertes_massives(figurines_au_debut_du_tour=10, figurines_detruites=8, test_de_pertes_massives_deja_fait=True)', outcome='Aucune conséquence'),
    ask('tests_face_a_des_creatures(creatures_rencontrees=5, creatures_d_une_meme_unite=True)', total=1),
    ask('fuir(figurine_en_fuite=True)', outcome='Aucune conséquence'),
)
row(
    "wmb29-dispense",
    "Une règle la dispense du test, elle ou son unité : pas de jet, pas de fuite.",
    ask('test_provoquant_la_fuite(figurine_dispense_de_test_provoquant_la_fuite=True, cmd=8)', outcome='Sans effet'),
    ask('test_provoquant_la_fuite(l_unite_dispense_de_test_provoquant_la_fuite=True, cmd=8)', outcome='Sans effet'),
    ask('test_provoquant_la_fuite(cmd=8)', odds={'Réussi': F(13, 18)}),
)
row(
    "PZ-03",
    "Abomination amie à 3 pouces : test ; à 3,5 : rien ; trois troupiers d'une unité terrifiante : un test ; hors formation : CMD 4 ; Sans Peur, Construct.",
    ask("creature_terrifiante(creature_abomination=True, creature_amie=True, distance_a_la_creature=3)", says="test de commandement"),
    ask("creature_terrifiante(creature_abomination=True, distance_a_la_creature=3.5)", says="Aucune conséquence"),
    ask("tests_face_a_des_creatures(creatures_rencontrees=3, creatures_d_une_meme_unite=True)", total=1),
    ask("test_de_commandement(figurine_cmd=6, chef_cmd=9, figurine_hors_de_formation=True, des=[4, 3])", outcome="Raté"),
    ask("test_provoquant_la_fuite(cmd=6, figurine_sans_peur=True, des=[6, 6])", says="Réussi"),
    ask("test_de_commandement(cmd=8, des=[6, 6], figurine_construct=True)", says="Réussi"),
    ask("test_de_commandement(cmd=8, figurine_mort_vivant=True, des=[6, 6])", outcome="Raté"),
)
row(
    "nobody-near-the-commander",
    "Une unité de CMD 6 voudrait tester au CMD 8 du Commandant : sur 7, avec une figurine à sa portée elle réussit, avec aucune elle échoue.",
    ask("test_de_commandement(chef_cmd=6, meneur_cmd=8, test_pour_l_unite=True, cmd_d_un_commandant_employe=True, figurines_a_portee_du_commandant=1, des=[3, 4])", outcome="Réussi"),
    ask("test_de_commandement(chef_cmd=6, meneur_cmd=8, test_pour_l_unite=True, cmd_d_un_commandant_employe=True, figurines_a_portee_du_commandant=0, des=[3, 4])", outcome="Raté"),
    ask("test_de_ralliement(chef_cmd=6, meneur_cmd=8, test_pour_l_unite=True, cmd_d_un_commandant_employe=True, figurines_a_portee_du_commandant=0, des=[3, 4])", outcome="Toujours en fuite"),
)
row(
    "four-horrors-one-unit",
    "Mon unité, CMD 8, se retrouve au milieu de quatre troupiers d'une même unité d'abominations, amis de mon camp : un seul test, qu'elle rate 5 fois sur 18, et 25 fois sur 324 avec son porte-étendard.",
    ask("creature_terrifiante(creature_abomination=True, creature_amie=True, distance_a_la_creature=3)", gives="test de commandement"),
    ask("tests_face_a_des_creatures(creatures_rencontrees=4, troupiers_d_une_unite_terrifiante=4)", total=1),
    ask("plusieurs_tests_de_fuite(cmd=8, tests_de_fuite_a_passer=1)", odds={"la figurine est en fuite": F(5, 18)}),
    ask("plusieurs_tests_de_fuite(cmd=8, tests_de_fuite_a_passer=1, l_unite_porte_etendard_en_formation=True)", odds={"la figurine est en fuite": F(25, 324)}),
)
row(
    "wmb45-panicked-stroll",
    "Mes piquiers détalent, CMD 9 : à leur tour ils veulent avancer tranquillement de 3 pouces au lieu de courir ; non. Celui qui vient de se relever, lui, marche et n'agit pas. À la fin, ils se calment 5 fois sur 6.",
    ask("faire_une_avance_tactique(figurine_en_fuite=True, vts=6, distance_parcourue=3)", outcome="Interdit"),
    ask("courir(figurine_en_fuite=True, vts=6, distance_parcourue=3)", outcome="Obligatoire"),
    ask("faire_une_avance_tactique(figurine_en_fuite=True, figurine_releve_en_renoncant_a_l_action=True)", outcome="Permis"),
    ask("accomplir_une_action(figurine_en_fuite=True, figurine_releve_en_renoncant_a_l_action=True)", outcome="Interdit"),
    ask("test_de_ralliement(figurine_en_fuite=True, figurine_apres_une_course=True, cmd=9)", odds={"Ralliée": F(5, 6)}),
)
