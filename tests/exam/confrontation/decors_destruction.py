"""Situations of Confrontation whose questions stand in `decors-destruction.ttl`."""

from __future__ import annotations

from fractions import Fraction as F

from verdicts import ask, rows

ROWS, row = rows()

TROLL = "attaquant_att=4, attaquant_force=8, nexus_garde_x=4, decor_res=8, decor_points_de_structure=4"

row(
    "CONF-N55",
    "Garde/4 au 4 : le premier coup est ignoré, le nexus garde 1 PS ; Garde/3 les ignore tous deux.",
    ask(f"attaques_contre_un_decor(attaques_enchainees=2, {TROLL}, des=[[3], [4], [2], [3], [4, 6]])", outcome="Le décor est détruit : non", says="PS 1"),
    ask(f"attaques_contre_un_decor(attaques_enchainees=2, {TROLL.replace('x=4', 'x=3')}, des=[[3], [3], [2], [3]])", says="PS 4"),
)
row(
    "CONF-X56",
    "FOR 7 contre une Grande porte (3 PS), 4 et 5 : RES 7, elle tient à 1 PS ; RES 6, elle cède.",
    ask("degats_d_un_decor(attaquant_force=7, decor_grande_porte=True, des=[[4, 5]])", says="PS 1", disputed="PS 0"),
    ask("degats_d_un_decor(attaquant_force=6, decor_porte_de_manoir=True, des=[[4, 5]])", says="PS 1"),
)

STATUE = 'materiau="Pierre", epaisseur=2'

row(
    "CONF-P35",
    "Une brute (FOR 6, Force en charge/2) a chargé une statue de pierre de 2 cm : 5 et 6 lui ôtent 4 PS sur 6 ; FOR 7, rien ; FOR 8 blessée, rien.",
    ask(f"degats_d_un_decor({STATUE}, attaquant=dict(force=6, force_en_charge_x=2, a_charge=True), des=[[5, 6]])", says="PS 2"),
    ask(f"degats_d_un_decor({STATUE}, attaquant=dict(force=7), des=[[5, 6]])", outcome="Sans effet"),
    ask(f"degats_d_un_decor({STATUE}, attaquant=dict(force=8, blessure_legere=True), des=[[5, 6]])", outcome="Sans effet"),
)
row(
    "CONF-AE23",
    "Un mur de planches de 1,2 cm : 2 × 3 PS ; Sonné n'en ôte aucun, tué net quatre ; la tour de guet (7 PS) tombe sans blesser ; le donjon a 18 PS.",
    ask('structure_d_origine(decor=dict(materiau="Planches de bois", epaisseur=1.2))', total=6),
    ask('ps_perdus_par_blessure(resultat_de_blessures="Sonné")', outcome="0"),
    ask('ps_perdus_par_blessure(resultat_de_blessures="Tué net")', outcome="4"),
    ask('effondrement(decor_batiment="Tour de guet en bois")', outcome="Aucune conséquence"),
    ask('table_des_batiments(batiment="Donjon en pierre")', gives="18"),
)
row(
    "CONF-BA17",
    "Le joueur nomme ce qu'il a détruit : une statue reste un obstacle, une palissade s'ouvre de 5 cm, une porte laisse passer, un grand bâtiment se traite par structures.",
    ask("ce_que_devient_un_decor_detruit(decor_nature_du_decor=\"statue\")", says="obstacle de même volume"),
    ask("ce_que_devient_un_decor_detruit(decor_nature_du_decor=\"Palissade\")", says="brèche de 5 cm"),
    ask("ce_que_devient_un_decor_detruit(decor_nature_du_decor=\"fenêtre\")", says="ouverte"),
    ask("largeur_de_la_breche(decor_nature_du_decor=\"mur\", decor_detruit=True)", total=5),
    ask("largeur_de_la_breche(decor_nature_du_decor=\"statue\", decor_detruit=True)", total=0),
)

BOW6 = "arme=dict(force=6, portee_courte=20, portee_moyenne=40, portee_longue=60)"

row(
    "CONF-AG18",
    "La porte n'a plus qu'1 PS ; FOR 7 contre RES 7, 3 et 4, case inconnue mais au moins légère : détruite ; à 2 PS, on ne sait ; le nexus de même.",
    ask("une_attaque_contre_un_decor(attaquant=dict(att=4, force=7), decor=dict(res=7, points_de_structure=1), des=[[3], [3, 4]])",
        gives="Le décor est détruit : oui"),
    ask("une_attaque_contre_un_decor(attaquant=dict(att=4, force=7), decor=dict(res=7, points_de_structure=2), des=[[3], [3, 4]])", gives="inconnue : oui"),
    ask("attaques_contre_un_decor(attaques_enchainees=1, attaquant=dict(att=4, force=7), nexus_garde_x=4, decor=dict(res=7, points_de_structure=1), "
        "des=[[3], [3], [3, 4]])", outcome="Le décor est détruit : oui"),
    ask(f"un_tir_sur_un_decor(attaquant=dict(tir=4, s_est_deplace=True), {BOW6}, distance=15, decor=dict(res=6, points_de_structure=1), des=[[3], [3, 4]])",
        gives="Le décor est détruit : oui"),
)

WALL = "decor=dict(materiau='Pierre', epaisseur=2)"

row(
    "CONF-W11",
    "Un mur de pierre, RES 8, 6 PS : FOR 7 n'y fait rien, dés lancés ou non ; FOR 8, thorax 6, 3 PS ; une flèche de FOR 6, rien, quelle que soit la FOR de l'archer.",
    ask(f"une_attaque_contre_un_decor(attaquant=dict(att=4, force=7), {WALL})", odds={"PS 6": F(1)}),
    ask(f"attaques_contre_un_decor(attaquant=dict(att=4, force=7, des_d_attaque_restants=2), {WALL})", odds={"PS 6": F(1)}),
    ask(f"une_attaque_contre_un_decor(attaquant=dict(att=4, force=8), {WALL}, des=[[3], [4, 6]])", outcome="PS 3"),
    ask(f"un_tir_sur_un_decor(attaquant=dict(tir=4, force=9), portee_du_tir='courte', arme_force=6, {WALL})", odds={"PS 6": F(1)}),
    ask(f"""un_tir_sur_un_decor(attaquant=dict(tir=4), portee_du_tir='courte', arme=dict(force=12, artillerie_legere=True, artillerie_perforante=True), {WALL},
        cible_apres_le_premier_touche=True)""", odds={"PS 6": F(1)}),
)
row(
    "VIII-G",
    "Grave : deux PS ; 2 PS perdus 3 : détruit. 12 PS : pas d'effondrement. Inflammable, arme enflammée : Incendie/0. Incendie/3, "
    "un 2 : 0. Incendie/6 : 6 cm.",
    ask('ps_perdus_par_le_decor(resultat_de_blessures="Blessure grave")', total=2),
    ask('structure_apres_la_blessure(decor_points_de_structure=5, resultat_de_blessures="Blessure grave")', total=3),
    ask("appliquer_un_effet_de_localisation(decor_vise=True)", outcome="Sans effet"),
    ask("ce_que_devient_un_decor_detruit(nature_du_decor='porte, fenêtre')", gives="ouverte"),
    ask('largeur_de_la_breche(decor=dict(nature_du_decor="mur, barricade, palissade", points_de_structure=0))', total=5),
    ask("effondrement(decor=dict(detruit=True, ps_au_depart=12))", outcome="Aucune conséquence"),
    ask('declencher_un_incendie(decor_inflammable=True, jet_enflamme=True, resultat_de_blessures="Blessure légère")', outcome="Obligatoire"),
    ask("valeur_apres_le_jet_d_incendie(valeur_de_l_incendie=3, de_d_incendie=2)", total=0),
    ask("rayon_de_l_incendie(valeur_de_l_incendie=6)", total=6),
    ask("retirer_le_marqueur_d_incendie(decor_detruit=True, decor_isole=True)", outcome="Obligatoire"),
    ask("combattre_par_dessus_un_obstacle(element_enflamme_entre_eux=True, separation=2, decor_hauteur=2, hauteur_du_plus_petit=3)",
        outcome="Interdit"),
)
row(
    "CONF-P36",
    "Un donjon s'effondre : à 2 cm, un jet de FOR 8 ; au sommet, enseveli. Une tour de guet de 7 PS ne fait rien.",
    ask('subir_l_effondrement(batiment="Donjon en pierre", decor_detruit=True, cible_distance_au_decor=2)', outcome="Obligatoire"),
    ask('effondrement(batiment="Donjon en pierre", decor_detruit=True, figurine_dans_ou_sur_le_decor=True)', gives="enseveli"),
    ask('force_du_jet_de_blessures(cible_dans_l_effondrement=True, materiau="Pierre")', total=8),
    ask('subir_l_effondrement(batiment="Tour de guet en bois", decor_detruit=True, cible_distance_au_decor=2)', outcome="Interdit"),
)
row(
    "CONF-BA18",
    "Une grande maison (15 PS) s'écroule : à 2,5 cm on subit, à 2,6 non ; d'un édifice de 14 PS, personne.",
    ask("subir_l_effondrement(decor_detruit=True, decor_ps_au_depart=15, cible_distance_au_decor=2.5)", outcome="Obligatoire"),
    ask("subir_l_effondrement(decor_detruit=True, decor_ps_au_depart=15, cible_distance_au_decor=2.6)", outcome="Interdit"),
    ask("subir_l_effondrement(decor_detruit=True, decor_ps_au_depart=14, cible_distance_au_decor=1)", outcome="Interdit"),
)
row(
    "CONF-U54",
    "Un char n'a pas de zones : ni effet de localisation, ni Immunité/Tête. Une machine de guerre ne prend pas d'échelle ; un ami n'est pas une cible.",
    ask("appliquer_un_effet_de_localisation(cible_structure_x=8)", outcome="Sans effet"),
    ask("ignorer_le_jet_de_blessures(cible=dict(structure_x=8, zone_immunisee='Tête'), localisation='Tête')", outcome="Interdit"),
    ask("employer_un_equipement_d_assaut(figurine_rang_de_guerrier='Machine de guerre')", outcome="Interdit"),
    ask("prendre_pour_cible(cible_ami=True)", outcome="Interdit"),
    ask("profiter_du_commandement(commandant_du_camp_adverse=True)", outcome="Interdit"),
    ask("placer_une_barricade(figurine_sapeur_x=1, dans_la_zone_de_deploiement_adverse=True)", outcome="Interdit"),
)
row(
    "CONF-V50",
    "Un décor dont on ne dit pas les PS : on les demande, il n'est pas détruit d'avance ; une tour de pierre en a 15, sans son épaisseur, 9 si on le dit.",
    ask("degats_d_un_decor(attaquant_force=8, decor_res=6)", asks="ps_au_depart"),
    ask("un_tir_sur_un_decor(attaquant_tir=4, portee_du_tir='courte', arme_force=6, decor_res=6)", asks="ps_au_depart"),
    ask("structure_restante(decor=dict(batiment='Tour en pierre', materiau='Pierre'))", total=15),
    ask("structure_restante(decor=dict(materiau='Pierre', ps_au_depart=9))", total=9),
    ask("structure_restante(decor=dict(materiau='Pierre', epaisseur=2))", total=6),
)
row(
    "CONF-AR14",
    "Porte d'acier de 3 cm : 15 PS, elle s'effondre sur qui est à 2,5 cm. Planches renforcées de 2,1 cm : 9 PS, rien.",
    ask("structure_d_origine(decor_materiau='Métaux résistants', decor_epaisseur=3)", total=15),
    ask("subir_l_effondrement(decor_materiau='Métaux résistants', decor_epaisseur=3, decor_detruit=True, cible_distance_au_decor=2.5)", outcome="Obligatoire"),
    ask("subir_l_effondrement(decor_materiau='Planches renforcées de métal', decor_epaisseur=2.1, decor_detruit=True, cible_distance_au_decor=2.5)", outcome="Interdit"),
)
row(
    "CONF-ZF02",
    "Une tente en toile, 3 PS : on la frappe, un sortilège ne lui fait rien ; un pont de pierre, 12 PS, aussi ; une tente qui a perdu ses 3 PS, plus.",
    ask("attaquer_un_decor(decor_batiment='Tente en toile', origine_des_blessures='Combat')", outcome="Permis"),
    ask("attaquer_un_decor(decor_batiment='Tente en toile', origine_des_blessures='Magie')", outcome="Interdit"),
    ask("structure_d_origine(decor_batiment='Tente en toile')", total=3),
    ask("attaquer_un_decor(decor_batiment='Pont en pierre')", outcome="Permis"),
    ask("structure_d_origine(decor_batiment='Pont en pierre', decor_epaisseur=3)", total=12),
    ask("attaquer_un_decor(decor_batiment='Tente en toile', decor_points_de_structure=0)", outcome="Interdit"),
)

row(
    "CONF-CG05",
    "Je frappe une porte dont on ne m'a dit que les 3 PS, un mur dont on ne m'a dit que la RES, un rocher qui n'a ni l'une ni les autres.",
    ask("attaquer_un_decor(decor_points_de_structure=3)", outcome="Permis"),
    ask("attaquer_un_decor(decor_res=8)", outcome="Permis"),
    ask("attaquer_un_decor(decor_possede_resistance_et_structure=False)", outcome="Interdit"),
    ask("degats_d_un_decor(attaquant_force=5, decor_points_de_structure=3)", asks="decor_res"),
)
row(
    "CONF-CFA42B",
    "Un décor de 15 PS s'écroule : qui est à 2,5 cm juste subit un jet, qui vole au palier 1 non ; à 14 PS, rien ; un Tué net lui coûte 4 PS.",
    ask("subir_l_effondrement(ps_au_depart=15, decor_detruit=True, distance_au_decor=2.5)", outcome="Obligatoire"),
    ask("subir_l_effondrement(ps_au_depart=15, decor_detruit=True, distance_au_decor=2.6)", outcome="Interdit"),
    ask("subir_l_effondrement(ps_au_depart=14, decor_detruit=True, distance_au_decor=2.5)", outcome="Interdit"),
    ask("subir_l_effondrement(ps_au_depart=15, decor_detruit=True, distance_au_decor=1, palier=1)", outcome="Interdit"),
    ask('ps_perdus_par_le_decor(resultat_de_blessures="Tué net")', total=4),
)
