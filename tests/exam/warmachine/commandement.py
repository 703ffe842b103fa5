"""Situations of Warmachine of the chapter « Commandement » (Command)."""

from __future__ import annotations

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
