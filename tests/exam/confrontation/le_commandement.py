"""Situations of Confrontation of the chapter « Commandement » (Command)."""

from __future__ import annotations

from fractions import Fraction as F

from verdicts import ask, rows

ROWS, row = rows()

row(
    "CONF-AE30",
    "Le commandant (COU 6, aura 15) à 15 cm sert, à 16 non, ni d'un autre palier, ni en déroute ; au jet de Tactique, jamais sa DIS.",
    ask("cou_de_commandement(figurine_cou=3, commandant=dict(cou=6, commandement_x=15, distance_a_la_figurine=15))", total=6),
    ask("cou_de_commandement(figurine_cou=3, commandant=dict(cou=6, commandement_x=15, distance_a_la_figurine=16))", total=0),
    ask("cou_de_commandement(figurine=dict(cou=3, palier=1), commandant=dict(cou=6, commandement_x=15, distance_a_la_figurine=10))", total=0),
    ask("jet_de_tactique(figurine_dis=4, commandant=dict(dis=7, commandement_x=20, distance_a_la_figurine=5), adversaire_dis=3, des=[2], des_adverses=[4])",
        total=6),
)
row(
    "CONF-AG33",
    "État-major : pas sans Champion, pas deux musiciens, pas le chef seul ; les tests de Courage d'un tour de parole se font dans l'ordre de qui a la main.",
    ask("former_un_etat_major(commandant=dict(champion=False, commandement_x=10))", outcome="Interdit"),
    ask("former_un_etat_major(membre_en_double=True)", outcome="Interdit"),
    ask("ordonner_les_tests_de_courage(joueur_qui_a_la_main=True)", outcome="Permis"),
    ask("ordonner_les_tests_de_courage(joueur_qui_a_la_main=False)", outcome="Interdit"),
)
row(
    "CF-DF10",
    "Mon champion Paria et un musicien qui ne l'est pas : pas d'état-major ; tous deux Parias, si. De taille moyenne, il bondit par-dessus un moyen, pas par-dessus un grand.",
    ask("former_un_etat_major(commandant=dict(champion=True, paria=True), le_musicien=dict(de_l_etat_major=True, paria=False))", outcome="Interdit"),
    ask("former_un_etat_major(commandant=dict(champion=True, paria=True), le_musicien=dict(de_l_etat_major=True, paria=True))", outcome="Permis"),
    ask("bondir(figurine=dict(taille='Moyenne', bond=True, mou=10), autre_taille='Moyenne')", outcome="Permis"),
    ask("bondir(figurine=dict(taille='Moyenne', bond=True, mou=10), autre_taille='Grande')", outcome="Interdit"),
)
row(
    "CONF-AI88",
    "Son Commandement joue, caché. Il charge : on teste. Caché, pas de Fauchage.",
    ask("profiter_du_commandement(commandant=dict(eclaireur=True, cache=True))", outcome="Permis"),
    ask("devoir_tester_son_courage(figurine=dict(cou=4, defenseur=True), adversaire=dict(peur=7, a_charge=True, eclaireur=True, cache=True))",
        outcome="Obligatoire"),
    ask("test_de_fauchage(figurine=dict(ini=3, eclaireur=True, cache=True))", outcome="Sans effet"),
)
row(
    "CONF-AN19",
    "Éclaireur caché, il commande ; mage pur, il n'incante plus après 12 cm de MOU 10.",
    ask("profiter_du_commandement(commandant=dict(commandement_x=10, eclaireur_cache=True, distance_a_la_figurine=8))", outcome="Permis"),
    ask("incanter(magicien=dict(distance_parcourue=12, mou=10))", outcome="Interdit"),
)
row(
    "CONF-AR08",
    "Mon commandant (60 PA), son musicien et son porte-étendard : une seule carte, qui en porte trois et pas quatre. Trois gardes de 60 PA en demandent trois.",
    ask("representer_par_une_carte(figurine_valeur_strategique=60, figurine_combattants_sur_la_carte=3, figurine_de_l_etat_major=True)", outcome="Permis"),
    ask("representer_par_une_carte(figurine_valeur_strategique=60, figurine_combattants_sur_la_carte=4, figurine_de_l_etat_major=True)", outcome="Interdit"),
    ask("representer_par_une_carte(figurine_valeur_strategique=60, figurine_combattants_sur_la_carte=2)", outcome="Interdit"),
    ask("carte_de_l_etat_major()", total=1),
)
row(
    "CONF-AR09",
    "DIS 3 contre 8 : deux musiciens et un étendard à mon palier donnent +1 (1/2) ; un seul musicien, en vol au-dessus, rien (1/3) ; en déroute, rien.",
    ask("test_de_discipline(figurine_dis=3, difficulte=8, figurine_dans_l_aura_d_un_musicien=True, figurine_dans_l_aura_d_un_porte_etendard=True)", odds={"Réussi": F(1, 2)}),
    ask("test_de_discipline(figurine_dis=3, difficulte=8, le_musicien_musicien_x=10, le_musicien_distance_a_la_figurine=8, le_musicien_palier=1)", odds={"Réussi": F(1, 3)}),
    ask("test_de_discipline(figurine_dis=3, difficulte=8, le_musicien_musicien_x=10, le_musicien_distance_a_la_figurine=8, le_musicien_en_deroute=True)", odds={"Réussi": F(1, 3)}),
)
