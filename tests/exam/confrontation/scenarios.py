"""Situations of Confrontation of the chapter « Scénarios » (Scenarios)."""

from __future__ import annotations

from fractions import Fraction as F

from verdicts import ask, rows

ROWS, row = rows()

CAMP_A = """premier_groupe=dict(enorme_x=1, en_blessure_critique=1, valeur_strategique=70), deuxieme_groupe=dict(peu_blesses=2, valeur_strategique=12),
    troisieme_groupe=dict(taille="Grande", peu_blesses=1, en_deroute=True, valeur_strategique=34),
    quatrieme_groupe=dict(peu_blesses=1, invoque=True, valeur_strategique=30)"""
CAMP_B = "premier_groupe=dict(peu_blesses=3, en_blessure_grave=2, valeur_strategique=13)"

row(
    "CONF-X64",
    "Un Énorme/1 en critique, deux gardes, un Wolfen en déroute, un Élémentaire invoqué, contre cinq gardes dont deux en grave ; il faut 5 et 60.",
    ask(f"effectif_d_un_camp({CAMP_A})", total=5),
    ask(f"valeur_d_un_camp({CAMP_A})", total=84),
    ask(f"effectif_d_un_camp({CAMP_B})", total=5),
    ask(f"valeur_d_un_camp({CAMP_B})", total=55),
    ask("occuper_un_objectif(l_armee_effectif_compte_du_camp=5, l_armee_valeur_comptee_du_camp=84, effectif_requis=5, valeur_requise=60)", outcome="Permis"),
    ask("occuper_un_objectif(l_armee_effectif_compte_du_camp=5, l_armee_valeur_comptee_du_camp=55, effectif_requis=5, valeur_requise=60)", outcome="Interdit"),
    ask("""controler_un_objectif(l_armee=dict(effectif_compte_du_camp=5, valeur_comptee_du_camp=84),
        l_armee_adverse=dict(effectif_compte_du_camp=5, valeur_comptee_du_camp=55))""", outcome="Interdit"),
)
row(
    "CONF-X65",
    "2 PV à 1 ; 120 PA tués, 15 sacrifiés, 20 d'invoqués, 10 par un neutre, contre 280 ; un neutre tué, un bonus de 130.",
    ask("points_de_tournoi(l_armee_points_de_victoire=2, l_armee_adverse_points_de_victoire=1)", outcome="7"),
    ask("points_de_tournoi(l_armee_points_de_victoire=1, l_armee_adverse_points_de_victoire=2)", outcome="3"),
    ask("""goal_average(l_armee_pa_perdus=120, l_armee_pa_sacrifies=15, l_armee_pa_d_invoques_perdus=20, l_armee_pa_tues_par_des_neutres=10,
        l_armee_adverse_pa_perdus=280, l_armee_adverse_pa_de_neutres_tues=40, l_armee_bonus_reclame=130)""", total=215),
)
row(
    "CONF-CB32",
    "L'animal neutre (ATT 4) frappe contre 8 et relance tout 6 : 7 chances sur 15 ; deux dés en défense, un seul par attaque. Le porteur du marqueur n'a qu'une poursuite, Implacable ou non.",
    ask("test_d_attaque(attaquant=dict(att=4, neutre=True), difficulte=8)", odds={"Réussi": F(7, 15)}),
    ask("parade_d_un_neutre(des_en_defense=2)", total=1),
    ask("poursuivre(figurine=dict(porteur_de_marqueur=True, implacable_x=1, adversaires_du_combat_elimines=True, poursuites_faites=1))", outcome="Interdit"),
)
row(
    "CONF-CB23",
    "Je perds 100 PA et 20 d'invoqués, j'en tue 200 et réclame 150 de bonus : 180. Mon Ira invoquée, sans peuple, ne compte pas pour la victoire ; un Zélote Moine-guerrier a trois miracles.",
    ask("goal_average(pa_perdus=100, pa_d_invoques_perdus=20, l_armee_adverse_pa_perdus=200, bonus_reclame=150)", total=180, disputed="^20 PA"),
    ask("compter_pour_la_victoire(figurine_invoque=True)", outcome="Interdit"),
    ask("nombre_de_miracles(fidele=dict(rang=2, moine_guerrier=True))", total=3),
)
row(
    "CONF-CC53",
    "2 PV à 2 : la table n'en dit rien ; 1 à 2 : 3 points ; goal-average 190 - 90 + 100.",
    ask("points_de_tournoi(l_armee_points_de_victoire=2, l_armee_adverse_points_de_victoire=2)", asks="aucune ligne"),
    ask("points_de_tournoi(l_armee_points_de_victoire=1, l_armee_adverse_points_de_victoire=2)", outcome="3"),
    ask("""goal_average(l_armee=dict(pa_perdus=60, pa_d_invoques_perdus=30, bonus_reclame=120),
        l_armee_adverse=dict(pa_perdus=150, pa_tues_par_des_neutres=40))""", total=200),
)

ON_IT = "figurine_au_contact_de_l_objectif=True, a_la_phase_d_entretien=True"

row(
    "CONF-X66",
    "À l'entretien, au contact d'un objectif : un Énorme/2, un invoqué de mon peuple, un Wolfen en déroute.",
    ask(f"compteurs_par_combattant(figurine_enorme_x=2, {ON_IT})", outcome="Litige", disputed="^4 "),
    ask(f"compteurs_par_combattant(figurine_enorme_x=2, {ON_IT})", disputed="^3 "),
    ask(f"compteurs_par_combattant(figurine_invoque=True, figurine_du_peuple_de_l_armee=True, {ON_IT})", total=1),
    ask(f"compteurs_par_combattant(figurine_taille=\"Grande\", figurine_en_deroute=True, {ON_IT})", outcome="Interdit"),
)

OBJECTIVE = "figurine=dict(taille='Grande', au_contact_de_l_objectif=True"

row(
    "CONF-AN43",
    "Grande Taille au contact : deux compteurs à l'entretien, aucun avant, ni en déroute ; POU 5 contre 9 et une gemme de plus : 3/4.",
    ask(f"compteurs_par_combattant({OBJECTIVE}), a_la_phase_d_entretien=True)", total=2),
    ask(f"compteurs_par_combattant({OBJECTIVE}), a_la_phase_d_entretien=False)", outcome="Interdit"),
    ask(f"compteurs_par_combattant({OBJECTIVE}, en_deroute=True), a_la_phase_d_entretien=True)", outcome="Interdit"),
    ask("test_d_incantation(magicien=dict(pou=5, gemmes_de_maitrise=1), difficulte=9)", odds={"Réussi": F(3, 4)}),
    ask("reserve_de_depart(magicien_pou=5)", total=5),
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
    "CONF-AA30",
    "La bête joue avant tous ; à distance égale, le moins cher, puis le plus blessé ; ni un Neutre, ni le volant hors d'atteinte.",
    ask("rang_d_activation(figurine=dict(neutre=True))", total=1),
    ask("""cible_de_l_assaut_d_un_neutre(options=[{'distance': 8, 'figurine_valeur_strategique': 22, 'figurine_crans_avant_la_mort': 4},
        {'distance': 8, 'figurine_valeur_strategique': 13, 'figurine_crans_avant_la_mort': 3},
        {'distance': 8, 'figurine_valeur_strategique': 13, 'figurine_crans_avant_la_mort': 1}])""", outcome="Option 3"),
    ask("etre_vise_par_un_neutre(cible_neutre=True)", outcome="Interdit"),
    ask("etre_vise_par_un_neutre(cible_inaccessible=True)", outcome="Interdit"),
)
row(
    "CONF-AH35",
    "Objectif : deux Wolfen à 34 PA dont un grave, effectif 4, valeur 63 ; trois à 9 PA dont un critique, valeur 18 ; l'Éclaireur caché et le vol ne comptent pas.",
    ask("effectif_d_un_camp(premier_groupe=dict(taille='Grande', peu_blesses=1, en_blessure_grave=1, valeur_strategique=34))", total=4),
    ask("valeur_d_un_camp(premier_groupe=dict(taille='Grande', peu_blesses=1, en_blessure_grave=1, valeur_strategique=34))", total=63),
    ask("valeur_d_un_camp(premier_groupe=dict(taille='Moyenne', peu_blesses=2, en_blessure_critique=1, valeur_strategique=9))", total=18),
    ask("compter_sur_un_objectif(figurine_eclaireur_cache=True)", outcome="Interdit"),
    ask("compter_sur_un_objectif(figurine_palier=1)", outcome="Interdit"),
)

WOLVES = "premier_groupe=dict(taille='Grande', en_blessure_grave=1, en_blessure_critique=1, valeur_strategique=34)"

row(
    "CONF-S11 bis",
    "Deux Wolfen de 34 PA, l'un en grave, l'autre en critique, et deux hommes de 10 : 6 et 73 ; les hommes en déroute, 53. 6 et 50 suffisent, 5 non.",
    ask(f"valeur_d_un_camp({WOLVES}, deuxieme_groupe=dict(peu_blesses=2, valeur_strategique=10))", total=73),
    ask(f"valeur_d_un_camp({WOLVES}, deuxieme_groupe=dict(peu_blesses=2, valeur_strategique=10, en_deroute=True))", total=53),
    ask("effectif_d_un_camp(premier_groupe=dict(taille='Grande', en_blessure_grave=2), deuxieme_groupe_peu_blesses=2)", total=6),
    ask("occuper_un_objectif(effectif_requis=6, valeur_requise=50, l_armee=dict(effectif_compte_du_camp=6, valeur_comptee_du_camp=50))", outcome="Permis"),
    ask("occuper_un_objectif(effectif_requis=6, valeur_requise=50, l_armee=dict(effectif_compte_du_camp=5, valeur_comptee_du_camp=73))", outcome="Interdit"),
)
row(
    "CONF-AN04",
    "Effectif 6 contre 6, valeur 60 contre 40 : égalité ; un miracle 1/1/0 hors de portée d'un fidèle 1/0/2 ; Étendard/10 et /15 : 15.",
    ask("controler_un_objectif(effectif_compte_du_camp=6, valeur_comptee_du_camp=60, l_armee_adverse=dict(effectif_compte_du_camp=6, valeur_comptee_du_camp=40))",
        outcome="Interdit"),
    ask("controler_un_objectif(effectif_compte_du_camp=7, valeur_comptee_du_camp=60, l_armee_adverse=dict(effectif_compte_du_camp=6, valeur_comptee_du_camp=40))",
        outcome="Permis"),
    ask("apprendre_un_miracle(fidele=dict(foi_creation=1, foi_alteration=0, foi_destruction=2), effet=dict(creation_requise=1, alteration_requise=1))",
        outcome="Interdit"),
    ask("doublon_x_le_plus_fort(premier_x=10, second_x=15)", total=15),
)

HELD = "controler_un_objectif(l_armee=dict(effectif_compte_du_camp={}, valeur_comptee_du_camp={}), l_armee_adverse=dict(effectif_compte_du_camp=6, valeur_comptee_du_camp=73))"

row(
    "CONF-S12",
    "Contrôler demande plus des deux : 7 et 73 contre 6 et 73, personne ; 6 et 90, personne ; 7 et 74, oui.",
    ask(HELD.format(7, 73), outcome="Interdit"),
    ask(HELD.format(6, 90), outcome="Interdit"),
    ask(HELD.format(7, 74), outcome="Permis"),
)
row(
    "CONF-AN05",
    "Bravoure, tous ses dés en attaque, ATT 4, FOR 6, Coup de maître/3 : 6 + 5 + 3 ; en déroute ou en vol, il ne vaut rien sur un objectif.",
    ask("force_du_coup_de_maitre(attaquant=dict(att=4, force=6, coup_de_maitre_x=3, bravoure=True, tous_ses_des_en_attaque=True))", total=14),
    ask("valeur_comptee(figurine=dict(valeur_strategique=20, en_deroute=True))", total=0),
    ask("effectif_compte(figurine=dict(palier=1, puissance=1))", total=0),
)

OURS = "l_armee=dict(effectif_compte_du_camp=5, valeur_comptee_du_camp=71)"

row(
    "CONF-CC54",
    "Effectif 5, valeur 71 : j'occupe ; l'adversaire 6 et 40, non ; personne ne contrôle.",
    ask("valeur_comptee(figurine=dict(valeur_strategique=40, blessure_grave=True))", total=35),
    ask("valeur_comptee(figurine=dict(valeur_strategique=10, blessure_critique=True))", total=0),
    ask("compter_sur_un_objectif(figurine_individu_passif=True)", outcome="Interdit"),
    ask("compter_sur_un_objectif(figurine_eclaireur_cache=True)", outcome="Interdit"),
    ask(f"occuper_un_objectif({OURS}, effectif_requis=5, valeur_requise=60)", outcome="Permis"),
    ask("occuper_un_objectif(l_armee=dict(effectif_compte_du_camp=6, valeur_comptee_du_camp=40), effectif_requis=5, valeur_requise=60)", outcome="Interdit"),
    ask(f"controler_un_objectif({OURS}, l_armee_adverse=dict(effectif_compte_du_camp=6, valeur_comptee_du_camp=40))", outcome="Interdit"),
)
row(
    "CONF-NA07",
    "Effectif 4, valeur 40 : une Grande Taille de 45 PA en Grave et un éclaireur caché, 2 et 40 ; quatre guerriers de 9 PA dont un en Critique, 4 et 27.",
    ask('effectif_d_un_camp(premier_groupe=dict(taille="Grande", en_blessure_grave=1), deuxieme_groupe=dict(taille="Moyenne", peu_blesses=1, '
        'eclaireur_cache=True))', total=2),
    ask("valeur_d_un_camp(premier_groupe=dict(valeur_strategique=45, en_blessure_grave=1), deuxieme_groupe=dict(valeur_strategique=20, peu_blesses=1, "
        "eclaireur_cache=True))", total=40),
    ask("occuper_un_objectif(l_armee_effectif_compte_du_camp=2, l_armee_valeur_comptee_du_camp=40, effectif_requis=4, valeur_requise=40)", outcome="Interdit"),
    ask("valeur_d_un_camp(premier_groupe=dict(valeur_strategique=9, peu_blesses=3, en_blessure_critique=1))", total=27),
    ask("occuper_un_objectif(l_armee_effectif_compte_du_camp=4, l_armee_valeur_comptee_du_camp=27, effectif_requis=4, valeur_requise=40)", outcome="Interdit"),
    ask("changer_de_palier(figurine_porteur_de_marqueur=True)", outcome="Interdit"),
)
row(
    "CONF-CB10",
    "Le civil finit à 15 cm d'un des siens, pas à 16, sauf en déroute ; à 16 quand on l'active, il ne bouge pas, et il ne pèse rien dans l'effectif.",
    ask("finir_pres_d_un_ami(figurine=dict(individu_passif=True, distance_de_l_ami_le_plus_proche=15))", outcome="Permis"),
    ask("finir_pres_d_un_ami(figurine=dict(individu_passif=True, distance_de_l_ami_le_plus_proche=16))", outcome="Interdit"),
    ask("finir_pres_d_un_ami(figurine=dict(individu_passif=True, en_deroute=True, distance_de_l_ami_le_plus_proche=16))", outcome="Permis"),
    ask("deplacer_un_individu_passif(figurine=dict(individu_passif=True, distance_de_l_ami_le_plus_proche=16))", outcome="Interdit"),
    ask("effectif_compte(figurine_individu_passif=True)", total=0),
)
row(
    "XX-C bis",
    "1, 1 et 2 : effectif 4. VS 30 critique : 20 ; 23 grave : 18 ; 4 grave : 0. Palier 1, Éclaireur caché, invoqué du dernier "
    "tour : pas comptés. 6 contre 5, 60 à 60.",
    ask("valeur_comptee(figurine=dict(valeur_strategique=30, blessure_critique=True))", total=20),
    ask("valeur_comptee(figurine=dict(valeur_strategique=23, blessure_grave=True))", total=18),
    ask("valeur_comptee(figurine=dict(valeur_strategique=4, blessure_grave=True))", total=0),
    ask("compter_sur_un_objectif(figurine_palier=1)", outcome="Interdit"),
    ask("compter_sur_un_objectif(figurine_eclaireur_cache=True)", outcome="Interdit"),
    ask("compter_sur_un_objectif(figurine=dict(invoque=True, place_au_dernier_tour=True))", outcome="Interdit"),
    ask("""controler_un_objectif(l_armee=dict(effectif_compte_du_camp=6, valeur_comptee_du_camp=60), l_armee_adverse=dict(effectif_compte_du_camp=5,
        valeur_comptee_du_camp=60))""", outcome="Interdit"),
    ask("compter_pour_deux_objectifs()", outcome="Interdit"),
    ask("valeur_d_un_groupe(figurine=dict(valeur_strategique=34, peu_blesses=2, en_blessure_grave=1, en_blessure_critique=1))", total=121),
    ask('effectif_d_un_groupe(figurine=dict(taille="Grande", peu_blesses=2, en_blessure_grave=1, en_blessure_critique=1))', total=8),
)
row(
    "CONF-AN16",
    "Deux cibles de 20 PA pour un neutre, une légère, une grave : la grave ; un Paria ne fait pas le jet de Tactique ; un nexus sans PS ne se détruit pas.",
    ask("cible_d_un_neutre(options=[dict(valeur_strategique=20, blessure_legere=True), dict(valeur_strategique=20, blessure_grave=True)])", outcome="Option 2"),
    ask("etre_designe_pour_le_jet_de_tactique(figurine=dict(paria=True, du_peuple_de_l_armee=True))", outcome="Interdit"),
    ask("detruire_un_nexus(nexus_sans_resistance_ou_immateriel=True)", outcome="Interdit"),
)
row(
    "CONF-AN23",
    "Mêlée à trois camps : le projectile va au plus proche, d'un autre camp que la cible. Un marqueur se retourne à 5 cm, pas à 6.",
    ask("touche_a_la_place_de_la_cible(options=[dict(distance_au_tireur=12), dict(distance_au_tireur=8)])", outcome="Option 2"),
    ask("recevoir_le_projectile(autre_du_camp_de_la_cible=True)", outcome="Interdit"),
    ask("marqueur_retourne(distance_du_marqueur=6)", gives="Aucune conséquence"),
)
row(
    "CONF-AN33",
    "Un neutre ignore l'Éclaireur caché ; libre, il s'active avant tous, aux prises, après tous ; ses 6 se relancent toujours : Réflexes, 8 à atteindre, 43/180.",
    ask("etre_vise_par_un_neutre(cible_eclaireur_cache=True)", outcome="Interdit"),
    ask("rang_d_activation(figurine_neutre=True)", total=1),
    ask("rang_d_activation(figurine=dict(neutre=True, au_contact_d_un_adversaire=True))", total=3),
    ask("test_d_initiative(figurine=dict(ini=4, reflexes=True, neutre=True), difficulte=12)", odds={"Réussi": F(43, 180)}),
)
row(
    "CONF-DA12",
    "Capturer, au terme de la partie : effectif et valeur au-dessus. Trois Wolfen dont un en grave, 97 PA, contre six gars : 6 contre 6, personne.",
    ask("valeur_comptee(figurine=dict(valeur_strategique=34, blessure_grave=True))", total=29),
    ask("effectif_compte(figurine_taille='Grande')", total=2),
    ask("capturer_la_cible(au_terme_de_la_partie=True, l_armee=dict(effectif_compte_du_camp=6, valeur_comptee_du_camp=97), l_armee_adverse=dict(effectif_compte_du_camp=6, valeur_comptee_du_camp=54))", outcome="Interdit"),
    ask("capturer_la_cible(au_terme_de_la_partie=True, l_armee=dict(effectif_compte_du_camp=7, valeur_comptee_du_camp=97), l_armee_adverse=dict(effectif_compte_du_camp=6, valeur_comptee_du_camp=54))", outcome="Permis"),
)
row(
    "CF-DF25",
    "Sur la colline : un guerrier à 8 PA en Blessure critique vaut 0 ; en déroute, 0 ; le caché, celui qui vole, le passif ne comptent pas ; un Grand, Brute épaisse, compte 2.",
    ask("valeur_comptee(figurine_valeur_strategique=8, figurine_blessure_critique=True)", total=0),
    ask("valeur_comptee(figurine_valeur_strategique=8, figurine_en_deroute=True)", total=0),
    ask("compter_sur_un_objectif(figurine_cache=True)", outcome="Interdit"),
    ask("compter_sur_un_objectif(figurine_palier=1)", outcome="Interdit"),
    ask("compter_sur_un_objectif(figurine_individu_passif=True)", outcome="Interdit"),
    ask("effectif_compte(figurine=dict(taille='Grande', brute_epaisse=True))", total=2),
)
row(
    "CONF-DA13",
    "À trois camps : le tir dévié ne revient pas au camp de la cible ; qui a gagné l'Initiative du combat poursuit le premier.",
    ask("recevoir_le_projectile(autre_du_camp_de_la_cible=True)", outcome="Interdit"),
    ask("recevoir_le_projectile()", outcome="Permis"),
    ask("poursuivre_le_premier(figurine_meilleure_initiative_du_combat=True)", outcome="Permis"),
    ask("poursuivre_le_premier()", outcome="Interdit"),
)
row(
    "XX-E",
    "Neutre au contact : activé en dernier. Il tue 60 PA : 0 pour personne. Éclaireur caché : pas visé. Passif : à 16 cm des "
    "siens, rien ; deux dés en défense.",
    ask("rang_d_activation(figurine_au_contact_d_un_adversaire=True)", total=2),
    ask("etre_vise_par_un_neutre(cible_eclaireur_cache=True)", outcome="Interdit"),
    ask("cible_d_un_neutre(options=[dict(figurine_valeur_strategique=20), dict(figurine_valeur_strategique=15, figurine_blessure_grave=True), "
        "dict(figurine_valeur_strategique=15, figurine_blessure_legere=True)])", outcome="Option 2"),
    ask("cartes_des_individus_passifs(profils_d_individus_passifs=1)", total=1),
    ask("sortir_du_terrain_de_plein_gre(figurine_individu_passif=True)", outcome="Interdit"),
    ask("repartir_ses_des_de_combat(figurine=dict(individu_passif=True, adversaires_dans_le_combat=1, des_en_attaque=1, des_en_defense=1))",
        outcome="Interdit"),
    ask("deplacer_un_individu_passif(figurine=dict(individu_passif=True, distance_de_l_ami_le_plus_proche=16))", outcome="Interdit"),
    ask("tests_d_initiative_du_combat(camps_dans_le_combat=3)", total=3),
    ask("poursuivre_le_premier(figurine_meilleure_initiative_du_combat=True)", outcome="Permis"),
)
row(
    "CONF-CC27",
    "À trois camps : la meilleure Initiative poursuit d'abord ; MOU 7,5 : 4 cm ; un test d'Initiative par camp.",
    ask("poursuivre_le_premier(figurine_meilleure_initiative_du_combat=True)", outcome="Permis"),
    ask("poursuivre_le_premier(figurine_meilleure_initiative_du_combat=False)", outcome="Interdit"),
    ask("resoudre_aussitot_le_combat(cible_premier_combat_passe=True)", outcome="Interdit"),
    ask("distance_de_poursuite(figurine_mou=7.5)", total=4),
    ask("tests_d_initiative_du_combat(camps_dans_le_combat=3)", total=3),
)
row(
    "CONF-BA36",
    "3 PV à 0 : 9 points de tournoi. Un combattant au palier 1 ne compte pas sur l'objectif. Le neutre libre est activé le premier, au contact le dernier, et vise le moins cher.",
    ask("points_de_tournoi(l_armee_points_de_victoire=3, l_armee_adverse_points_de_victoire=0)", outcome="9"),
    ask("effectif_compte(figurine_palier=1)", total=0),
    ask("rang_d_activation(figurine_neutre=True)", total=1),
    ask("rang_d_activation(figurine_neutre=True, figurine_au_contact_d_un_adversaire=True)", total=3),
)
row(
    "CF-DF18",
    "Un PV contre deux : 3 points de tournoi. Je réclame 130 PA de bonus : 100. Mon invoqué d'un autre peuple n'a pas ramassé le marqueur ; du mien, si.",
    ask("points_de_tournoi(l_armee_points_de_victoire=1, l_armee_adverse_points_de_victoire=2)", outcome="3"),
    ask("bonus_compte(bonus_reclame=130)", total=100),
    ask("ramasser_un_marqueur(figurine=dict(finit_sur_le_marqueur=True, invoque=True))", outcome="Interdit"),
    ask("ramasser_un_marqueur(figurine=dict(finit_sur_le_marqueur=True, invoque=True, du_peuple_de_l_armee=True))", outcome="Permis"),
)
row(
    "CF-CD08",
    "Objectif (effectif 4, valeur 30) : un wolfen critique seul compte d'un côté, trois guerriers dont un critique de l'autre ; personne ne l'occupe.",
    ask("valeur_comptee(figurine_valeur_strategique=34, figurine_blessure_critique=True)", total=24),
    ask("compter_sur_un_objectif(figurine_palier=1)", outcome="Interdit"),
    ask("compter_sur_un_objectif(figurine_en_deroute=True)", outcome="Interdit"),
    ask('valeur_d_un_camp(premier_groupe_taille="Moyenne", premier_groupe_peu_blesses=2, premier_groupe_en_blessure_critique=1, '
        "premier_groupe_valeur_strategique=9)", total=18),
    ask("occuper_un_objectif(l_armee_effectif_compte_du_camp=2, l_armee_valeur_comptee_du_camp=24, effectif_requis=4, valeur_requise=30)", outcome="Interdit"),
    ask("occuper_un_objectif(l_armee_effectif_compte_du_camp=3, l_armee_valeur_comptee_du_camp=18, effectif_requis=4, valeur_requise=30)", outcome="Interdit"),
    ask("controler_un_objectif(l_armee_effectif_compte_du_camp=2, l_armee_valeur_comptee_du_camp=24, l_armee_adverse_effectif_compte_du_camp=3, "
        "l_armee_adverse_valeur_comptee_du_camp=18)", outcome="Interdit"),
)
row(
    "XX-C",
    "Six guerriers à 9 PA, deux en grave, deux en critique : 26, rien ne descend sous 0. Valeur 39 sur 40 : pas d'occupation. 90 % du socle : hors zone.",
    ask("""valeur_d_un_groupe(figurine=dict(valeur_strategique=9, peu_blesses=2, en_blessure_grave=2, en_blessure_critique=2))""", total=26),
    ask("""occuper_un_objectif(l_armee=dict(effectif_compte_du_camp=4, valeur_comptee_du_camp=39), effectif_requis=4, valeur_requise=40)""",
        outcome="Interdit"),
    ask('compter_sur_un_objectif(exigence_de_l_objectif="zone", figurine_part_du_socle=90)', outcome="Interdit"),
    ask('compter_sur_un_objectif(exigence_de_l_objectif="zone", figurine_part_du_socle=100)', outcome="Permis"),
)
row(
    "CONF-V45",
    "Objectif : ni le volant du palier 1, ni le civil, ni l'invoqué d'un autre peuple, ni le caché ; l'invoqué des siens, si. Un gars de 8 PA critique vaut 0.",
    ask("compter_sur_un_objectif(figurine_palier=1)", outcome="Interdit"),
    ask("compter_sur_un_objectif(figurine_individu_passif=True)", outcome="Interdit"),
    ask("compter_sur_un_objectif(figurine_invoque=True)", outcome="Interdit"),
    ask("compter_sur_un_objectif(figurine_eclaireur_cache=True)", outcome="Interdit"),
    ask("compter_sur_un_objectif(figurine=dict(invoque=True, du_peuple_de_l_armee=True))", outcome="Permis"),
    ask("valeur_comptee(figurine=dict(valeur_strategique=8, blessure_critique=True))", total=0),
    ask("effectif_compte(figurine_enorme_x=1)", total=3),
)
row(
    "CF-CD14",
    "À trois joueurs, 9, 7 et 7 cartes ; deux zones à 25 cm.",
    ask("nombre_de_refus(l_armee_cartes_au_debut_du_tour=7, l_armee_cartes_adverses_au_debut_du_tour=9)", total=2),
    ask("placer_une_zone_de_deploiement(ecart_des_zones=25)", outcome="Interdit"),
    ask("placer_une_zone_de_deploiement(ecart_des_zones=30)", outcome="Permis"),
)
row(
    "XX-F",
    "25 cm entre deux zones : trop peu. 7, 6 et 5 cartes : zéro, un et deux refus. Le mieux placé sépare, le second choisit le second combat.",
    ask("placer_une_zone_de_deploiement(ecart_des_zones=25)", outcome="Interdit"),
    ask("nombre_de_refus(l_armee_cartes_au_debut_du_tour=6, cartes_du_mieux_pourvu=7)", total=1),
    ask("nombre_de_refus(l_armee_cartes_au_debut_du_tour=5, cartes_du_mieux_pourvu=7)", total=2),
    ask("rang_du_choix(l_armee_joueurs_mieux_places=2)", total=3),
    ask("combat_choisi_par_ce_joueur(l_armee_joueurs_mieux_places=1)", total=2),
    ask("rang_de_separation(l_armee_joueurs_mieux_places=0)", total=1),
    ask("choisir_sa_place(place_deja_prise=True)", outcome="Interdit"),
    ask("resoudre_aussitot_le_combat(cible_premier_combat_passe=True)", outcome="Interdit"),
)
row(
    "CF-CD16",
    "Porteur de marqueur, MOU 10, sous MOU+3 et doté de Rapidité : 20 cm au plus.",
    ask("mou_de_porteur(figurine_mou=10, figurine_porteur_de_marqueur=True, figurine_modificateur_de_mou=3, figurine_rapidite=True)", total=20),
)
row(
    "CONF-CE43",
    "Prise de guerre : le porteur (MOU 10, Rapidité, Vol, Implacable/2) ; il ramasse en poursuite, ou en Prise/2 déjà tenue ; éliminé, il ne compte plus.",
    ask("portee_de_la_course(figurine=dict(mou=10, rapidite=True, porteur_de_marqueur=True))", total=20),
    ask("changer_de_palier(figurine=dict(porteur_de_marqueur=True, vol=True))", outcome="Interdit"),
    ask("poursuites_permises(figurine=dict(implacable_x=2, porteur_de_marqueur=True))", total=1),
    ask("ramasser_un_marqueur(figurine=dict(finit_sur_le_marqueur=True, en_poursuite=True))", outcome="Permis"),
    ask("ramasser_un_marqueur(figurine=dict(finit_sur_le_marqueur=True, marqueurs_portes=2), prise_x=2)", outcome="Interdit"),
    ask("ramasser_un_marqueur(figurine=dict(finit_sur_le_marqueur=True, elimine=True))", outcome="Interdit"),
    ask("effectif_compte(figurine=dict(taille='Grande', elimine=True))", total=0),
    ask("valeur_comptee(figurine=dict(valeur_strategique=33, blessure_grave=True))", total=28),
    ask("valeur_comptee(figurine=dict(valeur_strategique=33, elimine=True))", total=0),
)
row(
    "XX-D",
    "Passer sur un marqueur, par Infiltration, ou d'un autre palier : on ne le ramasse pas. Prise/1, un porté : plus. Porteur "
    "Rapide MOU 10 : 20. Courage raté : il tombe.",
    ask("ramasser_un_marqueur()", outcome="Interdit"),
    ask("ramasser_un_marqueur(figurine=dict(finit_sur_le_marqueur=True, se_deplace_par_infiltration=True))", outcome="Interdit"),
    ask("ramasser_un_marqueur(figurine=dict(finit_sur_le_marqueur=True, palier=1), palier_du_marqueur=0)", outcome="Interdit"),
    ask("ramasser_un_marqueur(figurine=dict(finit_sur_le_marqueur=True, marqueurs_portes=1), prise_x=1)", outcome="Interdit"),
    ask("ramasser_un_marqueur(figurine=dict(finit_sur_le_marqueur=True, marqueurs_portes=1), prise_x=2)", outcome="Permis"),
    ask("mou_de_porteur(figurine=dict(mou=10, rapidite=True, porteur_de_marqueur=True))", total=20),
    ask('potentiel_de_deplacement(figurine=dict(mou=10, rapidite=True, porteur_de_marqueur=True, type_de_deplacement="course"))', total=20),
    ask("deplacer_un_marqueur_autrement()", outcome="Interdit"),
    ask("poser_un_marqueur(figurine_porteur_de_marqueur=True)", outcome="Interdit"),
    ask("poser_un_marqueur(figurine_porteur_de_marqueur=True, a_la_phase_d_entretien=True)", outcome="Permis"),
)
row(
    "CONF-S13 bis",
    "Un porteur de marqueur rapide, MOU 10, ne court qu'à 20, ne s'envole pas ; il ramasse en poursuivant, non par Infiltration, ni un troisième de Prise/2.",
    ask("portee_de_la_course(figurine=dict(mou=10, rapidite=True, porteur_de_marqueur=True))", total=20),
    ask("prendre_son_envol(figurine=dict(vol=True, marqueurs_portes=1))", outcome="Interdit"),
    ask("ramasser_un_marqueur(figurine=dict(finit_sur_le_marqueur=True, marqueurs_portes=1, en_poursuite=True), prise_x=2)", outcome="Permis"),
    ask("ramasser_un_marqueur(figurine=dict(finit_sur_le_marqueur=True, marqueurs_portes=1, se_deplace_par_infiltration=True), prise_x=2)", outcome="Interdit"),
    ask("ramasser_un_marqueur(figurine=dict(finit_sur_le_marqueur=True, marqueurs_portes=2), prise_x=2)", outcome="Interdit"),
)
row(
    "XX-A, XX-B",
    "1 contre 2 : 3 points de tournoi. Bonus de 140 : 100. Pertes 120, 200 tués, bonus 30 : 110. Deux Champions à 85 : "
    "Commandeurs possibles, pas celui de 60.",
    ask("points_de_tournoi(l_armee_points_de_victoire=1, l_armee_adverse_points_de_victoire=2)", gives="3"),
    ask("bonus_compte(l_armee_bonus_reclame=140)", total=100),
    ask("goal_average(l_armee=dict(pa_perdus=120, bonus_reclame=30), l_armee_adverse_pa_perdus=200)", total=110),
    ask("designer_le_commandeur(figurine=dict(champion=True, valeur_strategique=60), l_armee_valeur_du_champion_le_plus_cher=85)",
        outcome="Interdit"),
    ask("designer_le_commandeur(figurine=dict(champion=True, valeur_strategique=85), l_armee_valeur_du_champion_le_plus_cher=85)",
        outcome="Obligatoire"),
    ask("deployer_une_figurine(figurine=dict(dans_sa_zone_de_deploiement=True, sur_un_decor_de_scenario=True))", outcome="Interdit"),
    ask("deployer_une_figurine(figurine=dict(eclaireur=True, mou=10, distance_d_un_objectif=10))", outcome="Interdit"),
    ask("suivre_le_conseil_de_taille(decor_plus_grand_cote=35)", outcome="Sans effet"),
    ask("pertes(l_armee_pa_perdus=100, l_armee_pa_de_neutres_tues=60)", total=100),
)

HELD_2 = """l_armee=dict(effectif_compte_du_camp=6, valeur_comptee_du_camp=60),
    l_armee_adverse=dict(effectif_compte_du_camp=5, valeur_comptee_du_camp=50)"""

row(
    "XX-C-4, XX-D-3, XX-E-3, XX-E-4",
    "Périmètre contrôlé en fin de partie : capturé. Marqueur posé : repris. Neutre : ses compétences actives d'office. Trois "
    "camps : trois tests d'Initiative.",
    ask(f"capturer_la_cible({HELD_2}, au_terme_de_la_partie=True)", outcome="Permis"),
    ask(f"capturer_la_cible({HELD_2})", outcome="Interdit"),
    ask("marqueur_laisse_au_sol()", gives="bord"),
    ask("employer_une_competence_active(figurine=dict(neutre=True, furie_guerriere=True))", outcome="Obligatoire"),
    ask("nombre_de_des_de_combat(figurine=dict(neutre=True, adversaires_dans_le_combat=3))", total=4),
    ask("des_d_attaque(figurine=dict(neutre=True, furie_guerriere=True, des_en_attaque=4, des_en_defense=0))", total=5),
    ask("eclaireur_repere_avec_des_neutres(figurine_eclaireur_cache=True)", gives="repéré"),
    ask("infliger_les_penalites_de_charge(attaquant=dict(a_charge=True, en_poursuite=True))", outcome="Interdit"),
)
row(
    "CONF-S15 bis",
    "Le civil garde ses dés en défense, même furieux, n'assaille pas, ne bouge pas à 16 cm des siens sauf en déroute, et n'a pas de commandement.",
    ask("repartir_ses_des_de_combat(figurine=dict(individu_passif=True, des_en_attaque=1, des_en_defense=1, adversaires_dans_le_combat=1))", outcome="Interdit"),
    ask("charger(attaquant_individu_passif=True)", outcome="Interdit"),
    ask("deplacer_un_individu_passif(figurine=dict(individu_passif=True, distance_de_l_ami_le_plus_proche=16))", outcome="Interdit"),
    ask("deplacer_un_individu_passif(figurine=dict(individu_passif=True, distance_de_l_ami_le_plus_proche=16, en_deroute=True))", outcome="Permis"),
    ask("profiter_du_commandement(figurine_individu_passif=True)", outcome="Interdit"),
)

ALONE = "adversaires_dans_le_combat=1"

row(
    "CONF-U48",
    "Le civil ne met aucun dé en attaque et n'assaille pas ; à 16 cm des siens il ne bouge pas, sauf en déroute.",
    ask(f"placer_ces_des(attaquant=dict({ALONE}, des_en_attaque=2, des_en_defense=0), cible=dict({ALONE}, des_en_attaque=1, des_en_defense=1, individu_passif=True))",
        outcome="Interdit", gives="CF-2843"),
    ask("charger(attaquant_individu_passif=True)", outcome="Interdit"),
    ask("deplacer_un_individu_passif(figurine_distance_de_l_ami_le_plus_proche=16)", outcome="Interdit"),
    ask("deplacer_un_individu_passif(figurine=dict(distance_de_l_ami_le_plus_proche=16, en_deroute=True))", outcome="Permis"),
)
row(
    "CONF-U45",
    "Le porteur de marqueur, MOU 10 et Rapidité, charge à 20 cm ; en déroute, il n'en ramasse pas ; l'ayant pris, il ne continue pas, mais poursuivra.",
    ask("portee_de_l_assaut(figurine=dict(mou=10, rapidite=True, use_de_rapidite=True, porteur_de_marqueur=True, en_charge=True))", total=20),
    ask("ramasser_un_marqueur(figurine=dict(en_deroute=True, finit_sur_le_marqueur=True), prise_x=1)", outcome="Interdit"),
    ask("continuer_apres_avoir_ramasse()", outcome="Interdit"),
    ask("continuer_apres_avoir_ramasse(figurine_en_poursuite=True)", outcome="Permis"),
    ask("passer_en_deroute(figurine_porteur_de_marqueur=True)", says="marqueurs au sol"),
)
row(
    "CONF-DF02",
    "Sa poursuite passe sur le marqueur, Implacable/2 : il s'y arrête. Un neutre met un dé par parade ; deux Champions à 91 PA, au choix.",
    ask("continuer_apres_avoir_ramasse(figurine=dict(en_poursuite=True, l_a_ramasse_pendant_cette_poursuite=True))", outcome="Interdit"),
    ask("poursuivre(figurine=dict(adversaires_du_combat_elimines=True, poursuites_faites=1, implacable_x=2, porteur_de_marqueur=True))", outcome="Interdit"),
    ask("poursuivre(figurine=dict(adversaires_du_combat_elimines=True, poursuites_faites=1, implacable_x=2))", outcome="Permis"),
    ask("parade_d_un_neutre(cible=dict(des_de_defense_restants=2))", total=1),
    ask("designer_le_commandeur(figurine=dict(champion=True, valeur_strategique=91), valeur_du_champion_le_plus_cher=91, champions_a_cette_valeur=2)",
        outcome="Permis"),
    ask("ramasser_un_marqueur(figurine=dict(finit_sur_le_marqueur=True, se_deplace_par_infiltration=True))", outcome="Interdit"),
)
row(
    "CONF-AR34",
    "Sur l'objectif, à 30 PA debout, 40 en déroute, 25 en vol : seuls les 30 comptent. Le neutre qui touche quelqu'un au début de la phase agit en dernier, libre en premier.",
    ask("valeur_comptee(figurine_valeur_strategique=30)", total=30),
    ask("valeur_comptee(figurine_valeur_strategique=40, figurine_en_deroute=True)", total=0),
    ask("valeur_comptee(figurine_valeur_strategique=25, figurine_palier=1)", total=0),
    ask("rang_d_activation(figurine_neutre=True, figurine_au_contact_d_un_adversaire=True)", total=3),
    ask("rang_d_activation(figurine_neutre=True)", total=1),
)
row(
    "CF-NB35",
    "Un Harceleur marche sur un marqueur, le prend, tire : il ne marche plus ; et de Prise/1, il n'en prend pas un second.",
    ask("marcher(figurine=dict(harcelement=True, a_marche=True, a_tire=True))", outcome="Permis"),
    ask("marcher(figurine=dict(harcelement=True, a_marche=True, a_tire=True, a_ramasse_un_marqueur=True))", outcome="Interdit"),
    ask("tirer(attaquant=dict(a_marche=True, a_ramasse_un_marqueur=True))", outcome="Permis"),
    ask("ramasser_un_marqueur(figurine=dict(finit_sur_le_marqueur=True, porteur_de_marqueur=True), prise_x=1)", outcome="Interdit"),
    ask("ramasser_un_marqueur(figurine=dict(finit_sur_le_marqueur=True, porteur_de_marqueur=True), prise_x=2)", outcome="Permis"),
)
row(
    "CF-NB34",
    "60 PA perdus, 150 pris, 120 de bonus réclamés : 190. Un invoqué d'un autre peuple ne pose aucun compteur ; un Grand en pose deux.",
    ask("goal_average(l_armee_pa_perdus=60, l_armee_adverse_pa_perdus=150, bonus_reclame=120)", total=190),
    ask('compteurs_par_combattant(figurine_taille="Grande")', total=2),
    ask("ajouter_des_compteurs(figurine_invoque=True)", outcome="Interdit"),
)
row(
    "CF-NB08",
    "Un Élémentaire d'Air payé compte sur l'objectif ; invoqué hors de son peuple, non ; Pugnacité, MOU 12,5 : il poursuit de tout.",
    ask('compter_sur_un_objectif(figurine_elementaire_x="Air")', outcome="Permis"),
    ask('compter_sur_un_objectif(figurine=dict(elementaire_x="Air", invoque=True))', outcome="Interdit"),
    ask('compter_sur_un_objectif(figurine=dict(elementaire_x="Air", invoque=True, du_peuple_de_l_armee=True))', outcome="Permis"),
    ask("distance_de_poursuite(figurine=dict(mou=12.5, pugnacite=True))", total=F(25, 2)),
)
row(
    "CF-ZK06",
    "Mon Éclaireur (MOU 12,5) se pose dans la moitié adverse : à 12,5 cm d'un objectif, non, à 13, oui (6707) ; à 10 cm tout juste d'un garde, oui (5395), mais alors il n'est "
    "pas caché (5397). Dans un décor impassable, jamais (6711).",
    ask("deployer_une_figurine(figurine=dict(eclaireur=True, mou=12.5, distance_d_un_objectif=12.5), distance=10)", outcome="Interdit"),
    ask("deployer_une_figurine(figurine=dict(eclaireur=True, mou=12.5, distance_d_un_objectif=13), distance=10)", outcome="Permis"),
    ask("deployer_une_figurine(figurine=dict(eclaireur=True, mou=12.5, distance_d_un_objectif=13), distance=9.5)", outcome="Interdit"),
    ask("deployer_une_figurine(figurine=dict(eclaireur=True, mou=12.5, distance_d_un_objectif=13, dans_un_decor_impraticable=True), distance=10)", outcome="Interdit"),
    ask("fin_du_deploiement(figurine_eclaireur=True, distance=10)", outcome="Aucune conséquence"),
    ask("fin_du_deploiement(figurine_eclaireur=True, distance=10.5)", outcome="éclaireur caché"),
)
row(
    "CF-2796",
    "Mon guerrier tient la relique et touche l'autel quand il passe en déroute : il ne compte plus nulle part. L'ours neutre, sur l'objectif, ne compte pour personne.",
    ask("compter_pour_la_victoire(figurine_en_deroute=True)", outcome="Interdit"),
    ask("ramasser_un_marqueur(finit_sur_le_marqueur=True, figurine_en_deroute=True)", outcome="Interdit"),
    ask("ajouter_des_compteurs(figurine_au_contact_de_l_objectif=True, figurine_en_deroute=True)", outcome="Interdit"),
    ask("compter_pour_la_victoire(figurine_neutre=True)", outcome="Interdit"),
)
