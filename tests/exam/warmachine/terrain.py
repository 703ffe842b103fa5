"""Situations of Warmachine of the chapter « Terrain » (Terrain)."""

from __future__ import annotations

from fractions import Fraction as F

from verdicts import ask, rows

ROWS, row = rows()

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
    "obstacle",
    "VTS 5, l'obstacle à 3,5 pouces : il n'en reste que 1,5, trop peu pour monter ; à 3 pouces, 2 suffisent, et rien ne reste en haut.",
    ask("monter_sur_un_obstacle(vts=5, distance_parcourue=3.5)", outcome="Interdit"),
    ask("monter_sur_un_obstacle(vts=5, distance_parcourue=3)", outcome="Permis"),
    ask("mouvement_au_sommet(vts=5, distance_parcourue=3)", total=0),
    ask("monter_sur_un_obstacle(vts=5, distance_parcourue=3.5, court_ou_charge=True)", outcome="Permis"),
    ask("monter_sur_un_obstacle(mouvement_restant=1.5)", outcome="Interdit"),
)
row(
    "wmb31-3",
    "Un spectre Intangible arrive au pied de l'estrade avec 1 pouce : monter ne lui coûte rien, il monte et garde son pouce ; mon voisin de chair, non. Trop mince, personne ne s'y tient.",
    ask("monter_sur_un_obstacle(mouvement_restant=1, figurine_intangible=True)", outcome="Permis"),
    ask("mouvement_au_sommet(mouvement_restant=1, figurine_intangible=True)", total=1),
    ask("monter_sur_un_obstacle(mouvement_restant=1)", outcome="Interdit"),
    ask("mouvement_au_sommet(mouvement_restant=3)", total=1),
    ask("monter_sur_un_obstacle(mouvement_restant=3, figurine_intangible=True, epaisseur_du_decor=0.5)", outcome="Interdit"),
)
row(
    "terrain",
    "Forêt : 2,5 pouces se voient, 3,5 non, et elle dissimule. Eau profonde : 6 pouces en font 3, ni sort, ni pouvoir, ni ordre, ni attaque.",
    ask("tracer_une_ligne_de_vue(cible_en_foret=True, foret_traversee=2.5)", outcome="Permis"),
    ask("tracer_une_ligne_de_vue(cible_en_foret=True, foret_traversee=3.5)", outcome="Interdit"),
    ask("attaque_a_distance(atd=5, defense=13, des=[4, 4], cible_en_foret=True)", outcome="Raté"),
    ask("distance_parcourue_selon_le_terrain(mouvement_depense=6, figurine_en_eau_profonde=True)", total=3),
    ask("lancer_un_sort(figurine_en_eau_profonde=True)", outcome="Interdit"),
    ask("utiliser_un_pouvoir(figurine_en_eau_profonde=True)", outcome="Interdit"),
    ask("attaquer(attaquant_en_eau_profonde=True)", outcome="Interdit"),
    ask("attaque_de_corps_a_corps(acc=6, defense=13, decor_interferent=True, des=[4, 5])", outcome="Touche", total=15),
    ask("degats_de_chute(hauteur_de_chute=10, arm=15, des=[3, 3, 4, 4, 3])", total=27),
)
row(
    "boulder-and-plinth",
    "Un guerrier (ACC 6) frappe DEF 13 à demi caché par un rocher de 1,5 pouce et une haie : +2 une seule fois, 4 et 4 ratent 15. Le rocher ne s'escalade pas ; un socle de 0,8 pouce, oui, s'il reste 2 pouces au contact, non avec 1,9. À travers la fumée, on ne frappe pas.",
    ask('attaque_de_corps_a_corps(acc=6, defense=13, des=[4, 4], cible_derriere_une_obstruction=True, cible_derriere_un_obstacle=True, cible_en_partie_masquee=True)', outcome="Raté", total=14),
    ask('attaque_de_corps_a_corps(acc=6, defense=13, des=[5, 4], decor_interferent=True)', outcome="Touche", total=15),
    ask('monter_sur_un_obstacle(hauteur_du_decor=1.5, mouvement_restant=3)', outcome="Interdit"),
    ask('monter_sur_un_obstacle(hauteur_du_decor=0.8, epaisseur_du_decor=1.2, mouvement_restant=1.9)', outcome="Interdit"),
    ask('monter_sur_un_obstacle(hauteur_du_decor=0.8, epaisseur_du_decor=1.2, mouvement_restant=2)', outcome="Permis"),
    ask('attaquer_au_corps_a_corps(ligne_a_travers_une_nuee=True, distance=0.3)', outcome="Interdit"),
)
row(
    "boiler-relit-in-the-shallows",
    "Mon jack tombe dans le gué : au tapis, stationnaire, chaudière éteinte. Un guerrier ami à son contact la rallume : il se relève, mais ni activation ni relais ce tour. Un autre jack ne le peut. Un obus raté à 7 pouces dévie de 3,5 au plus, mur ou non.",
    ask('mise_au_tapis(est_un_warjack=True, en_eau_peu_profonde=True)', gives="stationnaire"),
    ask('rallumer_la_chaudiere(de_guerrier=True)', outcome="Permis"),
    ask('rallumer_la_chaudiere(sans_contact=True)', outcome="Interdit"),
    ask('rallumer_la_chaudiere(controleur_est_un_warjack=True)', outcome="Interdit"),
    ask('s_activer(rallume_dans_cette_sequence_de_jeu=True)', outcome="Interdit"),
    ask('relayer_un_sort(rallume_dans_cette_sequence_de_jeu=True)', outcome="Interdit"),
    ask('deviation(distance=7, des=[1, 6])', says="3,5 pouces"),
    ask('bloquer_une_deviation()', outcome="Interdit"),
)
row(
    "trench-seen-from-its-own-lip",
    "Cible DEF 12 toute en tranchée, ATD 6 : d'ailleurs, il faut 16 et 5 et 5 y arrivent (critique) ; le tireur touche le même gabarit, plus de couvert, 2 et 4 suffisent. Immunité : Feu, et le Feu critique ne prend pas.",
    ask('attaque_a_distance(atd=6, defense=12, cible_dans_une_tranchee=True, des=[5, 5])', outcome="Touche", total=16, gives="touche critique"),
    ask('attaque_a_distance(atd=6, defense=12, cible_dans_une_tranchee=True, attaquant_au_contact_de_la_tranchee=True, des=[2, 4])', outcome="Touche", total=12, disputed="Raté"),
    ask('figurine_touchee_par_l_arme(effet_de_l_arme="feu critique", jet_d_attaque_critique=True, cible_immunite_au_feu=True)', outcome="Aucune conséquence"),
)
row(
    "jack-shoved-into-the-lake",
    "Poussé dans l'eau profonde, le warjack est retiré du jeu et ne revient pas ; monter un obstacle de 0,8 pouce coûte 2 pouces, 1,9 n'y suffit pas.",
    ask('warjack_en_eau_profonde(est_un_warjack=True)', gives='warjack retiré du jeu'),
    ask('revenir_en_jeu(figurine_retiree_du_jeu=True)', outcome='Interdit'),
    ask('monter_sur_un_obstacle(hauteur_du_decor=0.8, epaisseur_du_decor=1.2, mouvement_restant=1.9)', outcome='Interdit'),
    ask('attaque_de_corps_a_corps(acc=6, defense=14, des=[3, 4], attaquant_en_eau_profonde=True)', outcome='Interdit'),
)
row(
    "deep-water-duel",
    "Un guerrier a les pieds en eau profonde : il n'engage pas, ne frappe pas, ne charge pas, ne donne pas de frappe gratuite ; DEF 7 ; 1 point en fin d'activation, pour mon warlock aussi, pas pour sa warbeast.",
    ask('attaquer_au_corps_a_corps(attaquant_en_eau_profonde=True)', outcome="Interdit"),
    ask('engager(en_eau_profonde=True, distance=0.3)', outcome="Interdit"),
    ask('charger(attaquant_en_eau_profonde=True)', outcome="Interdit"),
    ask('quitter_une_zone_de_corps_a_corps(attaquant_en_eau_profonde=True)', outcome="Aucune conséquence"),
    ask('attaque_de_corps_a_corps(acc=5, defense=14, cible_en_eau_profonde=True, des=[1, 3])', outcome="Touche", total=9),
    ask('degats_en_eau_profonde(figurine_est_un_warlock=True)', total=1),
    ask('degats_en_eau_profonde(figurine_est_une_warbeast=True)', total=0),
)
row(
    "wm35-20",
    "Un guerrier Robuste finit dans l'eau profonde : un point, un 5, au tapis ; à couvert, sa DEF part de 5 ou de 7.",
    ask('degats_en_eau_profonde(figurine_de_guerrier=True)', total=1),
    ask('jet_de_robuste(des=[5])', outcome="Sauvée"),
    ask('attaque_a_distance(atd=4, defense=14, cible_en_eau_profonde=True, cible_au_tapis=True, cible_a_couvert=True)', odds={"Touche": F(5, 6)}, disputed="7/12"),
)
row(
    "terrain bis",
    "6 pouces dont 2 dégagés puis la boue : 4. Un muret qui en demande 7 arrête qui n'en a que 6. L'eau peu profonde éteint un warjack, sans le perdre.",
    ask("distance_parcourue_selon_le_terrain(mouvement_depense=6)", total=6),
    ask("distance_parcourue_selon_le_terrain(mouvement_depense=6, en_terrain_difficile=True)", total=3),
    ask("distance_parcourue_selon_le_terrain(mouvement_depense=6, en_terrain_difficile=True, distance_avant_le_terrain_difficile=2)", total=4),
    ask("distance_parcourue_selon_le_terrain(mouvement_depense=4, en_terrain_difficile=True, figurine_eclaireur=True)", total=4),
    ask("distance_parcourue_selon_le_terrain(mouvement_depense=4, figurine_en_foret=True)", total=2),
    ask("traverser_un_obstacle_lineaire(mouvement_restant=6, distance_a_depasser=7)", outcome="Interdit"),
    ask("traverser_un_obstacle_lineaire(mouvement_restant=6, distance_a_depasser=6)", outcome="Permis"),
    ask("franchir_une_obstruction(figurine_intangible=True, mouvement_restant=6, distance_a_depasser=7)", outcome="Interdit"),
    ask("franchir_une_obstruction(figurine_intangible=True, mouvement_restant=6, distance_a_depasser=5)", outcome="Permis"),
    ask("type_du_decor(hauteur_du_decor=0.9)", gives="obstacle"),
    ask("type_du_decor(hauteur_du_decor=0.8, epaisseur_du_decor=0.5)", gives="obstacle linéaire"),
    ask("type_du_decor(hauteur_du_decor=1.2)", gives="obstruction"),
    ask("monter_sur_un_obstacle(epaisseur_du_decor=0.75)", outcome="Interdit"),
    ask("monter_sur_un_obstacle(hauteur_du_decor=1)", outcome="Interdit"),
    ask('portion_de_decor(convention_du_decor="les deux", hauteur_du_decor=0.6)', gives="obstacle"),
    ask("tracer_une_ligne_de_vue(cible_dans_une_nuee=True)", outcome="Permis"),
    ask("attaque_a_distance(atd=7, defense=12, cible_dans_une_nuee=True, des=[3, 3])", outcome="Raté", total=13),
    ask("attaque_a_distance(atd=7, defense=11, decor_de_couvert=True, distance_au_decor=0.5, cible_en_partie_masquee=True, des=[3, 3])",
        outcome="Raté", total=13),
    ask("attaque_a_distance(atd=7, defense=11, decor_de_dissimulation=True, distance_au_decor=1.2, cible_en_partie_masquee=True, des=[2, 2])",
        outcome="Touche", total=11),
    ask("attaque_de_corps_a_corps(acc=6, defense=12, cible_derriere_un_obstacle=True, des=[4, 3])", outcome="Raté", total=13),
    ask("attaque_de_corps_a_corps(acc=6, defense=13, cible_derriere_une_obstruction=True, cible_en_partie_masquee=True, des=[4, 4])",
        outcome="Raté", total=14),
    ask("placer_une_figurine(placement_en_terrain_infranchissable=True)", outcome="Interdit"),
    ask("mise_au_tapis(figurine_est_un_warjack=True, en_eau_peu_profonde=True)", gives="stationnaire"),
    ask("warjack_en_eau_profonde(est_un_warjack=True, en_eau_peu_profonde=True, figurine_au_tapis=True)", gives="Aucune conséquence"),
    ask("warjack_en_eau_profonde(est_un_warjack=True, en_eau_profonde=True)", gives="retiré du jeu"),
    ask("s_activer(figurine_rallume_dans_cette_sequence_de_jeu=True)", outcome="Interdit"),
    ask("charger(attaquant_en_eau_profonde=True)", outcome="Interdit"),
    ask("courir(figurine_en_eau_profonde=True)", outcome="Interdit"),
    ask("engager(distance=0.4, figurine_en_eau_profonde=True)", outcome="Interdit"),
    ask("quitter_une_zone_de_corps_a_corps(attaquant_en_eau_profonde=True)", gives="Aucune conséquence"),
    ask("attaque_a_distance(atd=5, defense=14, cible_en_eau_profonde=True, des=[1, 2])", outcome="Touche", total=8),
    ask("degats_en_eau_profonde(figurine_de_guerrier=True, en_eau_profonde=True)", total=1),
    ask("allouer_du_focus(controleur_en_eau_profonde=True, focus_alloue=2)", outcome="Permis"),
    ask("rallumer_la_chaudiere()", outcome="Permis"),
    ask("attaque_a_distance(atd=5, defense=12, cible_dans_une_tranchee=True, des=[5, 5])", outcome="Raté", total=15),
    ask("degats_d_explosion(pui=14, arm=10, cible_dans_une_tranchee=True)", outcome="Sans effet"),
)
row(
    "wmb31-4",
    "Mon dragon à pied (DEF 12), tout entier dans le boyau : couvert contre l'ATD 6 de dehors (10 ou plus), ni contre le souffle ni au corps-à-corps ; l'obus de dehors ne le souffle pas, celui de dedans oui.",
    ask("attaque_a_distance(atd=6, defense=12, cible_dans_une_tranchee=True)", odds={"Touche": F(1, 6)}),
    ask("attaque_a_distance(atd=6, defense=12, cible_dans_une_tranchee=True, attaque_de_souffle=True)", odds={"Touche": F(13, 18)}),
    ask("attaque_de_corps_a_corps(acc=6, defense=12, cible_dans_une_tranchee=True)", odds={"Touche": F(13, 18)}),
    ask("degats_d_explosion(pui=14, arm=12, cible_dans_une_tranchee=True)", outcome="Sans effet"),
    ask("degats_d_explosion(pui=14, arm=12, cible_dans_une_tranchee=True, explosion_dans_la_tranchee=True, des=[3, 4])", outcome="Dégâts 2"),
    ask("faire_des_attaques_d_impact(attaquant_figurine_de_cavalerie=True, attaquant_dragon_a_pied=True, contact_pendant_la_charge=True, distance_avant_contact=4)", outcome="Interdit"),
)
row(
    "wmb31-2",
    "La cabane au toit collé : on n'y entre pas, à l'amovible si. Un tir manqué dans la mêlée à côté menace qui tient la cible et qui tient celui-ci, pas au-delà ; le jack poussé à l'étang est retiré du jeu.",
    ask('entrer_dans_un_decor(toit="fixe")', outcome="Interdit"),
    ask('entrer_dans_un_decor(toit="amovible")', outcome="Permis"),
    ask('figurines_impliquees(paires=[["O", "A"], ["A", "B"], ["B", "D"]], originale="O")', gives="A, B"),
    ask("warjack_en_eau_profonde(figurine_est_un_warjack=True, figurine_en_eau_profonde=True)", gives="retiré du jeu"),
)
row(
    "wmb31-1",
    "Mon garde (VTS 6, un cheveu de socle dans le lac) reçoit l'ordre de course du chef resté au sec : il ne court pas, il avance de 3 pouces, et l'on n'a rien mesuré avant de l'annoncer. Sa barbe est mouillée.",
    ask("courir(figurine_membre_d_une_unite=True, figurine_ordre_de_charge_recu=True, figurine_en_eau_profonde=True)", outcome="Interdit"),
    ask("courir(figurine_membre_d_une_unite=True)", outcome="Interdit"),
    ask("courir(figurine_membre_d_une_unite=True, figurine_ordre_de_charge_recu=True)", outcome="Permis"),
    ask("distance_parcourue_selon_le_terrain(mouvement_depense=6, en_eau_profonde=True)", total=3),
    ask("mesurer_un_mouvement(mouvement_pas_encore_declare=True)", outcome="Interdit"),
    ask("donner_l_ordre_d_unite(figurine_en_eau_profonde=True)", outcome="Interdit"),
    ask("utiliser_un_animus(figurine_en_eau_profonde=True, figurine_est_une_warbeast=True)", outcome="Permis"),
    ask("utiliser_un_animus(figurine_en_eau_profonde=True, figurine_est_un_warlock=True)", outcome="Interdit"),
)
row(
    "wmb29-23",
    "Cavalier, VTS 8, l'obstacle à 6 pouces : il monte ; en charge, il s'y arrête. La neige est un terrain difficile : 6 pouces en font 3.",
    ask('monter_sur_un_obstacle(vts=8, distance_parcourue=6, hauteur_du_decor=0.9)', outcome='Permis'),
    ask('monter_sur_un_obstacle(vts=8, distance_parcourue=6, hauteur_du_decor=0.9, mouvement_de_charge=True)', outcome='Interdit'),
    ask('distance_parcourue_selon_le_terrain(mouvement_depense=6, en_terrain_difficile=True)', total=3),
)
row(
    "wmb36-1",
    "Mon fusilier (ATD 5) a sauté dans la tranchée où s'abrite DEF 13 : 4 et 4 touchent, il n'y a plus de couvert, ni pour le sort que mon arc nodal y relaie. Du dehors, ou d'une autre tranchée, ils ratent ; l'obus tombé à côté ne lui fait rien. Il a mis ses bottes neuves.",
    ask("attaque_a_distance(atd=5, defense=13, des=[4, 4], cible_dans_une_tranchee=True, attaquant_dans_la_tranchee=True)", outcome="Touche", total=13),
    ask("attaque_a_distance(atd=5, defense=13, des=[4, 4], cible_dans_la_tranchee=True)", outcome="Raté"),
    ask("attaque_a_distance(atd=5, defense=13, des=[4, 4], cible_dans_une_tranchee=True, attaquant_dans_une_tranchee=True)", outcome="Raté"),
    ask("attaque_magique(foc=5, defense=13, des=[4, 4], sort_relaye=True, cible_dans_la_tranchee=True, relais_dans_la_tranchee=True)", outcome="Touche"),
    ask("degats_d_explosion(pui=14, arm=12, cible_dans_la_tranchee=True)", outcome="Sans effet"),
)
row(
    "wmb36-2",
    "Le piquier de mon unité a fini son activation dans le lac : 1 point. Il n'est pas warjack : on ne lui alloue pas de focus, on ne le verrouille pas, il ne piétine pas, et détruit il ne laisse pas d'épave. La bête d'à côté, trempée aussi, n'a rien.",
    ask("degats_en_eau_profonde(figurine_membre_d_une_unite=True)", total=1),
    ask("degats_en_eau_profonde(figurine_est_une_warbeast=True)", total=0),
    ask("allouer_du_focus(figurine_membre_d_une_unite=True)", outcome="Interdit"),
    ask("verrou(cible_membre_d_une_unite=True)", outcome="Interdit"),
    ask("pietinement(attaquant_membre_d_une_unite=True)", outcome="Interdit"),
    ask("warjack_detruit(figurine_membre_d_une_unite=True)", gives="Aucune conséquence"),
)
row(
    "a-ruin-just-one-inch-tall",
    "Un mur en ruine dont on a convenu les deux : le pan de 0,9 pouce est un obstacle, celui de 1 pouce juste une obstruction, comme celui de 1,1.",
    ask('portion_de_decor(convention_du_decor="les deux", hauteur_du_decor=0.9)', gives="Conséquences : obstacle"),
    ask('portion_de_decor(convention_du_decor="les deux", hauteur_du_decor=1)', gives="Conséquences : obstruction"),
    ask('portion_de_decor(convention_du_decor="les deux", hauteur_du_decor=1.1)', gives="Conséquences : obstruction"),
)
row(
    "a-puddle-and-lava",
    "Poussé : 0,2 pouce libre, 0,3 de boue qui en coûte 0,6, et 0,2 libre : 0,7 ; l'attaquant le suit d'autant. Le bord à 0,7 le fait tomber, à 0,8 non. Dans la lave, nul n'avance, pas même l'Éclaireur.",
    ask("deplacement_d_une_poussee(distance_avant_le_terrain_difficile=0.2, distance_en_terrain_difficile=0.3)", total=F(7, 10)),
    ask("avance_apres_une_poussee(deplacement_subi=0.7)", total=F(7, 10)),
    *(ask(f"poussee_jusqu_a_la_chute(attaquant=dict(force=15), cible=dict(force=9, arm=15, cases_de_degats_restantes=1), hauteur_de_chute=3, distance_au_vide={edge},"
          " distance_avant_le_terrain_difficile=0.2, distance_en_terrain_difficile=0.3)", odds={"la cible est au tapis": falls}) for edge, falls in ((0.7, F(1)), (0.8, F(0)))),
    ask('distance_parcourue_selon_le_terrain(mouvement_depense=5, type_de_terrain="infranchissable", figurine_eclaireur=True)', total=0),
)
row(
    "wm39-05",
    "Un mur de 1 pouce juste : sans l'épaisseur, on ne sait pas ; épais de 1 pouce, obstruction ; mince, obstacle linéaire, et l'on en dispute.",
    ask("type_du_decor(hauteur_du_decor=1)", asks="decor_epaisseur_du_decor"),
    ask("type_du_decor(hauteur_du_decor=1, epaisseur_du_decor=1)", gives="obstruction"),
    ask("type_du_decor(hauteur_du_decor=1, epaisseur_du_decor=0.9)", gives="obstacle linéaire", disputed="obstruction"),
)
row(
    "wm41-01",
    "Une levée de terre de 0,8 pouce de haut, épaisse d'un pouce juste, à 3 pouces ; VTS 6. Mon voisin veut l'enjamber comme une haie : non, elle se monte, et il reste 1 pouce en haut. Épaisse de 0,9 pouce, c'est le contraire. En charge, ni l'un ni l'autre.",
    ask("type_du_decor(hauteur_du_decor=0.8, epaisseur_du_decor=1)", gives="obstacle (WM-1223)"),
    ask("traverser_un_obstacle_lineaire(hauteur_du_decor=0.8, epaisseur_du_decor=1, mouvement_restant=3, distance_a_depasser=2)", outcome="Interdit"),
    ask("monter_sur_un_obstacle(hauteur_du_decor=0.8, epaisseur_du_decor=1, vts=6, distance_parcourue=3)", outcome="Permis"),
    ask("mouvement_au_sommet(vts=6, distance_parcourue=3)", total=1),
    ask("traverser_un_obstacle_lineaire(hauteur_du_decor=0.8, epaisseur_du_decor=0.9, mouvement_restant=3, distance_a_depasser=2)", outcome="Permis"),
    ask("monter_sur_un_obstacle(hauteur_du_decor=0.8, epaisseur_du_decor=0.9, vts=6, distance_parcourue=3)", outcome="Interdit"),
    ask("traverser_un_obstacle_lineaire(hauteur_du_decor=0.8, epaisseur_du_decor=0.9, mouvement_de_charge=True)", outcome="Interdit"),
)
row(
    "wm41-02",
    "« C'est une obstruction, tu ne passes pas » : vrai à 1,2 pouce, et à 1 pouce s'il est épais ; faux à 0,9 ; à 1 pouce et mince, les deux pages se contredisent, et l'obstacle linéaire tient.",
    ask("franchir_une_obstruction(hauteur_du_decor=1.2, epaisseur_du_decor=0.5)", outcome="Interdit"),
    ask("traverser_un_obstacle_lineaire(hauteur_du_decor=1.2, epaisseur_du_decor=0.5)", outcome="Interdit"),
    ask("franchir_une_obstruction(hauteur_du_decor=1, epaisseur_du_decor=1)", outcome="Interdit"),
    ask("franchir_une_obstruction(hauteur_du_decor=0.9)", outcome="Permis"),
    ask("franchir_une_obstruction(hauteur_du_decor=1, epaisseur_du_decor=0.5)", outcome="Permis", disputed="Interdit"),
    ask("traverser_un_obstacle_lineaire(hauteur_du_decor=1, epaisseur_du_decor=0.5)", outcome="Permis", disputed="Interdit"),
)
row(
    "wm41-03",
    "Mon jack est poussé dans le lac, son voisin y tombe d'une berge de 2 pouces : retirés du jeu tous deux, sans attendre. Une warbeast poussée au même endroit reste ; un jack poussé debout dans le gué aussi, et sa chaudière brûle.",
    ask("fin_du_deplacement_subi(cible_est_un_warjack=True, cible_en_eau_profonde=True)", gives="warjack retiré du jeu"),
    ask("chute(hauteur_de_chute=2, figurine_est_un_warjack=True, figurine_en_eau_profonde=True)", gives="warjack retiré du jeu"),
    ask("fin_du_deplacement_subi(cible_est_une_warbeast=True, cible_en_eau_profonde=True)", outcome="Aucune conséquence"),
    ask("fin_du_deplacement_subi(cible_est_un_warjack=True, cible_en_eau_peu_profonde=True)", outcome="Aucune conséquence"),
    ask("attaque_a_distance(atd=4, defense=12, cible_est_un_warjack=True, cible_en_eau_peu_profonde=True, des=[1, 2])", outcome="Raté"),
)
row(
    "wm41-04",
    "VTS 5, un marais de 5 pouces à 1 pouce de moi : 1 pouce au sec, puis 4 pouces de mouvement pour 2 de vase, 3 en tout ; un filet de 1 pouce, lui, n'en coûte qu'un. Un projeté ne s'y ralentit pas.",
    ask("mouvement_moins_le_terrain(mouvement_depense=5, distance_avant_le_terrain_difficile=1, distance_en_terrain_difficile=5)", total=3),
    ask("distance_parcourue_selon_le_terrain(mouvement_depense=5, distance_avant_le_terrain_difficile=1, distance_en_terrain_difficile=5)", total=3),
    ask("mouvement_moins_le_terrain(mouvement_depense=5, distance_avant_le_terrain_difficile=1, distance_en_terrain_difficile=1)", total=4),
    ask("mouvement_moins_le_terrain(mouvement_depense=5, distance_en_terrain_difficile=5)", total=F(5, 2)),
    ask("trajet_projete(distance_du_point_d_impact_final=5, distance_en_terrain_difficile=2)", total=5),
)
row(
    "wmb45-jack-in-the-lake",
    "Poussé dans le lac, mon jack à arc nodal est perdu : je n'y relaie plus rien, je ne lui donne pas de focus, et l'on ne tire pas dessus. Celui qui s'éteint à terre dans le gué ne relaie pas non plus ; debout, les pieds dans l'eau, si.",
    ask("relayer_un_sort(figurine_est_un_warjack=True, figurine_en_eau_profonde=True)", outcome="Interdit"),
    ask("allouer_du_focus(figurine_est_un_warjack=True, figurine_en_eau_profonde=True)", outcome="Interdit"),
    ask("attaquer_a_distance(cible_est_un_warjack=True, cible_en_eau_profonde=True)", outcome="Interdit"),
    ask("relayer_un_sort(figurine_est_un_warjack=True, figurine_au_tapis=True, figurine_en_eau_peu_profonde=True)", outcome="Interdit"),
    ask("relayer_un_sort(figurine_chaudiere_eteinte=True)", outcome="Interdit"),
    ask("relayer_un_sort(figurine_est_un_warjack=True, figurine_en_eau_peu_profonde=True)", outcome="Permis"),
)
