"""Situations of Confrontation whose questions stand in `decors-assaillants.ttl`."""

from __future__ import annotations

from fractions import Fraction as F

from verdicts import ask, rows

ROWS, row = rows()

row(
    "CONF-AB34",
    "Au pied de la corde ou de l'échelle, un ennemi le tient : il ne grimpe pas ; libre, si.",
    ask("grimper_a_la_corde(figurine=dict(au_pied_de_la_corde=True, adversaires_au_contact=1))", outcome="Interdit"),
    ask("grimper_a_l_echelle_dressee(figurine=dict(au_contact_de_l_echelle=True, adversaires_au_contact=1))", outcome="Interdit"),
    ask("grimper_a_la_corde(figurine=dict(au_pied_de_la_corde=True))", outcome="Permis"),
    ask("grimper_a_l_echelle_dressee(figurine=dict(au_contact_de_l_echelle=True))", outcome="Permis"),
)
row(
    "CONF-CE41",
    "Un grimpeur au pied de la corde (INI 3, RES 6 sur sa carte), qui s'est réorienté ou non ; l'échelle où l'autre (RES 5) monte ; l'incendie.",
    ask("escalade_a_la_corde(figurine=dict(ini=3, res=5, res_de_la_carte=6, au_pied_de_la_corde=True))", odds={"Au sommet": F(2, 3)}),
    ask("grimper_a_la_corde(figurine=dict(au_pied_de_la_corde=True, reoriente_ce_tour=True))", outcome="Interdit"),
    ask("grimper_a_la_corde(figurine=dict(au_pied_de_la_corde=True, distance_parcourue=4))", outcome="Interdit"),
    ask("lancer_du_grappin(attaquant=dict(taille='Petite', ini=3, corde_a_grappin=True), distance_du_grappin=13)", says="Manqué automatique"),
    ask("test_pour_faire_tomber_l_echelle(attaquant=dict(force=6, blessure_legere=True, au_contact_d_un_bout_de_l_echelle=True), "
        "cible=dict(res_de_la_carte=5), pendant_la_phase_de_combat=True, des_consacres=2)", odds={"L'échelle tombe": F(1, 6)}),
    ask("jet_d_incendie()", odds={"Baisse": F(1, 3), "s'étend": F(1, 2)}),
)
row(
    "CONF-P39",
    "Grappin, INI 3 en Blessure légère : un 4 pour grimper contre RES 6 ; pas dans l'activation où il a déjà agi.",
    ask("escalade_a_la_corde(figurine=dict(ini=3, res_de_la_carte=6, blessure_legere=True, au_pied_de_la_corde=True))", odds={"Au sommet": F(1, 2)}),
    ask("grimper_a_la_corde(figurine_a_deja_agi=True, figurine_au_pied_de_la_corde=True)", outcome="Interdit"),
    ask("grimper_a_la_corde(figurine_a_tire=True, figurine_au_pied_de_la_corde=True)", outcome="Interdit"),
)
row(
    "CONF-DF03",
    "Mon Bretteur sur l'échelle : pas de réserve, un dé contre le défenseur, ni tir ni mana ; en haut, deux dés pour la faire tomber, FOR 6 légère, RES 5.",
    ask("des_en_reserve_au_plus(figurine=dict(bretteur=True, suspendu=True))", total=0),
    ask("nombre_de_des_de_combat(figurine=dict(adversaires_dans_le_combat=1, suspendu=True))", total=1),
    ask("tirer(attaquant=dict(suspendu=True))", outcome="Interdit"),
    ask("""une_recuperation_de_mana(magicien=dict(pou=5, rang_de_magicien="Initié", suspendu=True, gemmes_en_reserve=2), des=[[3]])""", outcome="Gemmes 2"),
    ask("contrer(contre_magicien=dict(suspendu=True))", outcome="Interdit"),
    ask("faire_tomber_l_echelle(attaquant=dict(au_contact_d_un_bout_de_l_echelle=True, des_consacres=1), pendant_la_phase_de_combat=True)", outcome="Interdit"),
    ask("test_pour_faire_tomber_l_echelle(attaquant=dict(force=6, blessure_legere=True, au_contact_d_un_bout_de_l_echelle=True, des_consacres=2), "
        "pendant_la_phase_de_combat=True, cible_res_de_la_carte=5)", odds={"L'échelle tombe": F(1, 6)}),
)
row(
    "CONF-AB35",
    "Tous ses dés en défense, celui qui n'a pu se désengager ne frappe ni la porte, ni la corde, ni l'échelle.",
    ask("une_attaque_contre_un_decor(attaquant=dict(att=4, force=4, a_manque_son_desengagement=True), decor=dict(res=6, points_de_structure=3))", outcome="Interdit"),
    ask("couper_la_corde(attaquant=dict(au_contact_du_grappin=True, a_manque_son_desengagement=True), pendant_la_phase_de_combat=True)", outcome="Interdit"),
    ask("""faire_tomber_l_echelle(attaquant=dict(au_contact_d_un_bout_de_l_echelle=True, des_consacres=2, a_manque_son_desengagement=True),
        pendant_la_phase_de_combat=True)""", outcome="Interdit"),
)
row(
    "VIII-J-1 à VIII-J-3",
    "La corde : INI, un grimpeur la défend ; coupée d'une légère. Au sommet, un adversaire : combat, sinon on prend pied ou l'on "
    "saute, FOR 8 de 8 cm. Un à la fois.",
    ask("couper_la_corde(pendant_la_phase_de_combat=True, attaquant_au_contact_du_grappin=True)", outcome="Permis"),
    ask("couper_la_corde(attaquant_au_contact_du_grappin=True)", outcome="Interdit"),
    ask("grimper_a_la_corde(figurine_au_pied_de_la_corde=True, occupee_par_un_grimpeur=True)", outcome="Interdit"),
    ask("grimper_a_l_echelle_dressee(figurine_au_contact_de_l_echelle=True, occupee_par_un_grimpeur=True)", outcome="Interdit"),
    ask("prendre_pied(decor_surface_praticable=True)", outcome="Permis"),
    ask("prendre_pied(decor_surface_praticable=True, adversaire_au_sommet=True)", outcome="Interdit"),
    ask("combattre_au_sommet(adversaire_au_sommet=True)", outcome="Obligatoire"),
    ask("sauter_de_l_autre_cote()", outcome="Obligatoire"),
    ask("force_du_jet_de_blessures(attaquant_force=3, cible_saute_du_sommet=True, hauteur_du_saut=8)", total=8),
    ask("""faire_tomber_l_echelle(attaquant=dict(au_contact_d_un_bout_de_l_echelle=True, des_consacres=2),
        pendant_la_phase_de_combat=True)""", outcome="Permis"),
    ask("charger(attaquant_grimpe_a_la_corde=True)", outcome="Interdit"),
)
row(
    "CONF-AE34",
    "Un cavalier, dit « monté », n'emploie ni corde, ni échelle, ni bélier ; qui est figé par la peur ne tire pas ; une PEUR 4 charge une PEUR 6 : figée sur un 1.",
    ask("employer_un_equipement_d_assaut(figurine_a_une_monture=True)", outcome="Interdit"),
    ask("tirer(attaquant=dict(tir=3, fige_par_la_peur=True))", outcome="Interdit"),
    ask("test_de_courage(figurine=dict(peur=4, assaillant=True), adversaire_peur=6)", odds={"Réussi": F(5, 6)}),
    ask("entretenir_son_effet(figurine=dict(blessure_critique=True, blessures_aggravees_a_l_entretien=True))", outcome="Interdit"),
)
row(
    "CONF-BA14",
    "Quatre porteurs (FOR 4, 6, 3, 8 ; une Blessure légère, une grave) : le bélier frappe à 23. La porte du manoir (RES 6, 3 PS) tient encore 3 fois sur 4 d'après les seules cases connues ;"
    " un porteur engagé, et il ne frappe pas.",
    ask("force_du_belier(force_cumulee_des_porteurs=21, penalites_des_porteurs=-3)", total=23),
    ask("degats_d_un_decor(decor_porte_de_manoir=True, attaquant_se_sert_du_belier=True, force_cumulee_des_porteurs=21, penalites_des_porteurs=-3)",
        odds={"PS 3": F(3, 4), "le décor est détruit": F(1, 4)}, says="au moins 1 : 3/4"),
    ask("frapper_au_belier(charge_au_belier=True, decor_vise=True)", outcome="Permis"),
    ask("frapper_au_belier(charge_au_belier=True, decor_vise=True, un_porteur_au_contact_d_un_adversaire=True)", outcome="Interdit"),
    ask("frapper_au_belier(charge_au_belier=True, decor_vise=True, attaquant_deja_active=True)", outcome="Interdit"),
    ask("porter_un_engin_de_siege(figurine_deja_active=True)", outcome="Interdit"),
)
row(
    "CONF-AG34",
    "Échelle : trop courte de 1 cm, rien ; la corde a déjà servi ce tour, non. Au contact d'un mur et de deux ennemis, trois dés, jamais tous pour le mur.",
    ask("dresser_l_echelle(hauteur=16)", outcome="Sans effet"),
    ask("grimper_a_la_corde(a_deja_servi_ce_tour=True)", outcome="Interdit"),
    ask("nombre_de_des_de_combat(figurine_adversaires_dans_le_combat=2)", total=3),
    ask("reserver_ses_attaques_au_decor(figurine_adversaires_dans_le_combat=2)", outcome="Interdit"),
)
row(
    "CONF-AM13",
    "Échelle occupée : nul n'y monte. Au placement on mesure tout ; la hauteur du mur, au moment de dresser l'échelle, non.",
    ask("grimper_a_l_echelle_dressee(figurine=dict(au_contact_de_l_echelle=True), occupee_par_un_grimpeur=True)", outcome="Interdit"),
    ask("mesurer_pendant_le_placement()", outcome="Permis"),
    ask("mesurer_avant_de_dresser()", outcome="Interdit"),
)

LADDER = "attaquant_au_contact_d_un_bout_de_l_echelle=True, pendant_la_phase_de_combat=True, attaquant_des_consacres=2"

row(
    "CF-CD11",
    "Renverser une échelle, FOR 5 en Blessure grave, grimpeur de RES 4 : 3 contre 10.",
    ask(f"test_pour_faire_tomber_l_echelle(attaquant_force=5, attaquant_blessure_grave=True, cible_res_de_la_carte=4, {LADDER})",
        odds={"L'échelle tombe": F(5, 36)}),
)

PUSH = "attaquant=dict(force=5, au_contact_d_un_bout_de_l_echelle=True, des_consacres={}{}), cible_res_de_la_carte=5, pendant_la_phase_de_combat=True"

row(
    "CONF-V17",
    "Renverser l'échelle, FOR 5 contre une RES de 5 : 1/6, 5/36 blessé léger, deux dés ou rien.",
    ask(f"test_pour_faire_tomber_l_echelle({PUSH.format(2, '')})", odds={"L'échelle tombe": F(1, 6)}),
    ask(f"test_pour_faire_tomber_l_echelle({PUSH.format(2, ', blessure_legere=True')})", odds={"L'échelle tombe": F(5, 36)}),
    ask(f"test_pour_faire_tomber_l_echelle({PUSH.format(1, '')})", outcome="Interdit"),
)
row(
    "CONF-W27",
    "Possédé, en Grave et Sonné, pousse l'échelle : FOR 6 − 2, 4 + 5 pour 11 : 5/36. Endurance en sus : seule reste la pénalité d'une légère, 5 + 3 − 1.",
    ask("""test_pour_faire_tomber_l_echelle(attaquant=dict(force=6, possede=True, blessure_grave=True, sonne=True, au_contact_d_un_bout_de_l_echelle=True,
        des_consacres=2), cible_res_de_la_carte=5, pendant_la_phase_de_combat=True)""", odds={"L'échelle tombe": F(5, 36)}),
    ask("test_d_attaque(attaquant=dict(att=5, possede=True, endurance=True, sonne=True, blessure_grave=True), des=[3])", total=7),
)
row(
    "CONF-DA18",
    "Bélier à trois (FOR 4, 5 et 6, l'un en légère) : FOR 19 ; pas si l'un d'eux est au contact. Le grappin d'un Petit s'arrête à 12 cm.",
    ask("force_du_belier(force_cumulee_des_porteurs=15, penalites_des_porteurs=-1)", total=19),
    ask("frapper_au_belier(attaquant_adversaires_au_contact=1)", outcome="Interdit"),
    ask("lancer_du_grappin(attaquant=dict(taille='Petite', corde_a_grappin=True, ini=3), distance_du_grappin=12)", odds={"Fixé": F(2, 3)}),
    ask("lancer_du_grappin(attaquant=dict(taille='Petite', corde_a_grappin=True, ini=3), distance_du_grappin=13)", says="Manqué automatique"),
)
row(
    "VIII-J",
    "Créature DIS 2 : pas d'équipement. 25 PA et corde : 28 ; torche : 12 + 3. Trois échelles 15, deux béliers 20. 16 cm pour 15 "
    "d'échelle : à terre.",
    ask("employer_un_equipement_d_assaut(figurine=dict(est_une_creature=True, dis=2))", outcome="Interdit"),
    ask("valeur_strategique_complete(valeur_strategique_initiale=25, figurine_corde_a_grappin=True)", total=28),
    ask("valeur_strategique_complete(valeur_strategique_initiale=12, figurine_equipement_incendiaire=True)", total=15),
    ask("cout_de_l_armee(l_armee=dict(pa_de_troupes=200, echelles=3))", total=215),
    ask("cout_de_l_armee(l_armee=dict(pa_de_troupes=200, beliers=2))", total=220),
    ask("dresser_l_echelle(decor_hauteur=16)", outcome="Sans effet"),
    ask('lancer_un_grappin(attaquant=dict(corde_a_grappin=True, tirs_deja_effectues=1))', outcome="Interdit"),
    ask('lancer_du_grappin(attaquant=dict(corde_a_grappin=True, ini=3, taille="Moyenne"), distance_du_grappin=10, des=[3])', outcome="Fixé", total=6),
    ask('lancer_du_grappin(attaquant=dict(corde_a_grappin=True, ini=5, taille="Grande"), distance_du_grappin=20, des=[5])', gives="Manqué"),
    ask("structure_d_origine(decor_corde=True)", total=1),
    ask("res_du_decor(decor_corde=True)", total=1),
    ask("grimper_a_l_echelle_dressee(figurine_au_contact_de_l_echelle=True)", outcome="Permis"),
    ask("grimper_a_la_corde(figurine=dict(au_pied_de_la_corde=True, a_deja_agi=True))", outcome="Interdit"),
    ask("chute_de_l_echelle(cible_grimpe_a_l_echelle=True)", gives="tué"),
    ask("force_du_belier(force_cumulee_des_porteurs=21, penalites_des_porteurs=-3)", total=23),
    ask("frapper_au_belier()", outcome="Interdit"),
    ask("porter_un_engin_de_siege(figurine_a_l_avant_ou_a_l_arriere=True)", outcome="Interdit"),
    ask('poids_de_l_engin(engin_de_siege="bélier")', total=8),
    ask("longueur_du_belier()", total=10),
)
row(
    "CONF-BA15",
    "Mon nain (Petite Taille, INI 3) lance son grappin à 12 cm : deux chances sur trois ; à 13, jamais. Sa carte déjà jouée, il ne grimpe plus, ni à la corde ni à l'échelle.",
    ask("lancer_du_grappin(attaquant=dict(corde_a_grappin=True, ini=3, taille=\"Petite\"), distance_du_grappin=12)", odds={"Fixé": F(2, 3)}),
    ask("lancer_du_grappin(attaquant=dict(corde_a_grappin=True, ini=3, taille=\"Petite\"), distance_du_grappin=13)", odds={"Manqué": 1}),
    ask("grimper_a_la_corde(figurine_au_pied_de_la_corde=True, figurine_deja_active=True)", outcome="Interdit"),
    ask("grimper_a_l_echelle_dressee(figurine_au_contact_de_l_echelle=True, figurine_deja_active=True)", outcome="Interdit"),
    ask("ramasser_une_echelle(figurine_au_contact_de_l_echelle=True, figurine_deja_active=True)", outcome="Interdit"),
)

HOOK = "attaquant=dict(corde_a_grappin=True, ini=4"

row(
    "CONF-S01 bis",
    "Le grappin d'un homme moyen blessé léger, INI 4, à 15 cm tout juste : un 3, deux fois sur trois ; à 16, non. Un cavalier, jamais ; DIS 3 suffit.",
    ask(f"lancer_du_grappin({HOOK}, taille='Moyenne', blessure_legere=True), distance_du_grappin=15)", odds={"Fixé": F(2, 3)}),
    ask(f"lancer_du_grappin({HOOK}, taille='Moyenne', blessure_legere=True), distance_du_grappin=16)", outcome="Manqué"),
    ask(f"lancer_du_grappin({HOOK}, taille='Petite'), distance_du_grappin=13)", outcome="Manqué"),
    ask("lancer_un_grappin(attaquant=dict(corde_a_grappin=True, cavalier_ou_centaure=True, dis=4))", outcome="Interdit"),
    ask("lancer_un_grappin(attaquant=dict(corde_a_grappin=True, dis=3))", outcome="Permis"),
)

HOOK_2 = "attaquant=dict(corde_a_grappin=True, ini=4, taille='Petite'{}), distance_du_grappin={}"

row(
    "CONF-V16",
    "Gobelin sonné, INI 4 : grappin à 12 cm, 2/3, à 12,5 non ; la corde, RES 6, 2/3. Pas après une charge, ni en déroute.",
    ask(f"lancer_du_grappin({HOOK_2.format(', sonne=True', 12)})", odds={"Fixé": F(2, 3)}),
    ask(f"lancer_du_grappin({HOOK_2.format('', 12.5)})", outcome="Manqué"),
    ask("escalade_a_la_corde(figurine=dict(au_pied_de_la_corde=True, ini=4, sonne=True, res_de_la_carte=6))", odds={"Au sommet": F(2, 3)}),
    ask(f"lancer_du_grappin({HOOK_2.format(', a_charge=True', 12)})", outcome="Interdit"),
    ask("escalade_a_la_corde(figurine=dict(au_pied_de_la_corde=True, ini=4, en_deroute=True, res_de_la_carte=6))", outcome="Interdit"),
)

HOOK_3 = "corde_a_grappin=True"

row(
    "CONF-Y01 bis",
    "Le grappin : à 15 cm juste un moyen lance, 2/3 ; un petit à 12,5 manque ; un grand à 18 en Blessure grave, 1/3. Ni après une course, ni au contact.",
    ask(f"lancer_du_grappin(attaquant=dict(ini=3, taille='Moyenne', {HOOK_3}), distance_du_grappin=15)", odds={"Fixé": F(2, 3)}),
    ask(f"lancer_du_grappin(attaquant=dict(ini=3, taille='Petite', {HOOK_3}), distance_du_grappin=12.5)", says="Manqué automatique"),
    ask(f"lancer_du_grappin(attaquant=dict(ini=3, taille='Grande', blessure_grave=True, {HOOK_3}), distance_du_grappin=18)", odds={"Fixé": F(1, 3)}),
    ask(f"lancer_un_grappin(attaquant=dict(a_couru=True, {HOOK_3}))", outcome="Interdit"),
    ask(f"lancer_un_grappin(attaquant=dict(au_contact_d_un_adversaire=True, {HOOK_3}))", outcome="Interdit"),
)
row(
    "CONF-S02 bis",
    "Il monte à la corde, sonné, INI 4, RES 6 sur sa carte, quoi qu'un sort y ajoute : deux fois sur trois ; pas après une incantation, ni le second du tour.",
    ask("escalade_a_la_corde(figurine=dict(ini=4, res_de_la_carte=6, sonne=True, modificateur_de_res=2, au_pied_de_la_corde=True))", odds={"Au sommet": F(2, 3)}),
    ask("escalade_a_la_corde(figurine=dict(ini=4, res_de_la_carte=6, a_incante=True, au_pied_de_la_corde=True))", outcome="Interdit"),
    ask("grimper_a_la_corde(figurine_au_pied_de_la_corde=True, a_deja_servi_ce_tour=True)", outcome="Interdit"),
)
row(
    "CONF-V15",
    "Bélier : FOR 5, 5 et 4 dont un léger, 18 ; pas si un porteur est au contact ; ni cavalier, ni Créature de DIS 2, DIS 3 oui.",
    ask("force_du_belier(force_cumulee_des_porteurs=14, penalites_des_porteurs=-1)", total=18),
    ask("frapper_au_belier(decor_vise=True, charge_au_belier=True, un_porteur_au_contact_d_un_adversaire=True)", outcome="Interdit"),
    ask("porter_un_engin_de_siege(figurine_cavalier_ou_centaure=True)", outcome="Interdit"),
    ask("porter_un_engin_de_siege(figurine=dict(est_une_creature=True, dis=2))", outcome="Interdit"),
    ask("porter_un_engin_de_siege(figurine=dict(est_une_creature=True, dis=3))", outcome="Permis"),
)
row(
    "CONF-BA16",
    "Au sommet, ma brute (FOR 6) consacre deux dés d'attaque à l'échelle où monte un RES 5 : 6 + 5 à atteindre, un 5 ou un 6. Un seul dé n'y suffit pas.",
    ask("test_pour_faire_tomber_l_echelle(pendant_la_phase_de_combat=True, cible_res_de_la_carte=5,"
        " attaquant=dict(force=6, au_contact_d_un_bout_de_l_echelle=True, des_consacres=2))", odds={"L'échelle tombe": F(1, 3)}),
    ask("faire_tomber_l_echelle(pendant_la_phase_de_combat=True, attaquant_au_contact_d_un_bout_de_l_echelle=True, attaquant_des_consacres=1)", outcome="Interdit"),
)

NEW = "apparu_pendant_l_activation=True"

row(
    "CONF-Y06",
    "Qui ne peut agir ne porte ni ne dresse l'échelle : en déroute, figé par la peur, juste invoqué, suspendu ; un cavalier ne la dresse pas davantage.",
    ask("porter_un_engin_de_siege()", outcome="Permis"),
    ask("porter_un_engin_de_siege(figurine_en_deroute=True)", outcome="Interdit"),
    ask("porter_un_engin_de_siege(figurine_fige_par_la_peur=True)", outcome="Interdit"),
    ask(f"porter_un_engin_de_siege(figurine_{NEW})", outcome="Interdit"),
    ask("dresser_l_echelle(decor_hauteur=15)", outcome="Permis"),
    ask("dresser_l_echelle(decor_hauteur=15, figurine_en_deroute=True)", outcome="Interdit"),
    ask("dresser_l_echelle(decor_hauteur=15, figurine_grimpe_a_la_corde=True)", outcome="Interdit"),
    ask("dresser_l_echelle(decor_hauteur=15, figurine_cavalier_ou_centaure=True)", outcome="Interdit"),
)
row(
    "CONF-Y04",
    "Grappin d'INI 3 : à 15 cm, taille moyenne, 2/3 ; petite à 13, trop haut. Pas au contact, ni après une course, ni le tour où l'on paraît.",
    ask("lancer_du_grappin(attaquant=dict(corde_a_grappin=True, ini=3, taille='Moyenne'), distance_du_grappin=15)", odds={"Fixé": F(2, 3)}),
    ask("lancer_du_grappin(attaquant=dict(corde_a_grappin=True, ini=3, taille='Petite'), distance_du_grappin=13)", outcome="Manqué"),
    ask("lancer_un_grappin(attaquant=dict(corde_a_grappin=True, tirs_deja_effectues=0, au_contact_d_un_adversaire=True))", outcome="Interdit"),
    ask("lancer_un_grappin(attaquant=dict(corde_a_grappin=True, tirs_deja_effectues=0, a_couru=True))", outcome="Interdit"),
    ask(f"lancer_un_grappin(attaquant=dict(corde_a_grappin=True, tirs_deja_effectues=0, {NEW}))", outcome="Interdit"),
)
row(
    "CONF-AR15",
    "Grappin, Taille moyenne, INI 3 : à 15 cm deux chances sur trois, à 15,5 manqué. Après une marche oui, une course non, au contact non.",
    ask("lancer_du_grappin(attaquant_corde_a_grappin=True, attaquant_ini=3, distance_du_grappin=15, attaquant_taille='Moyenne')", odds={"Fixé": F(2, 3)}),
    ask("lancer_du_grappin(attaquant_corde_a_grappin=True, attaquant_ini=3, attaquant_sonne=True, distance_du_grappin=15, attaquant_taille='Moyenne')", odds={"Fixé": F(1, 2)}),
    ask("lancer_du_grappin(attaquant_corde_a_grappin=True, attaquant_ini=3, distance_du_grappin=15.5, attaquant_taille='Moyenne')", gives="Manqué automatique"),
    ask("lancer_un_grappin(attaquant_corde_a_grappin=True, attaquant_a_marche=True)", outcome="Permis"),
    ask("lancer_un_grappin(attaquant_corde_a_grappin=True, attaquant_a_couru=True)", outcome="Interdit"),
    ask("lancer_un_grappin(attaquant_corde_a_grappin=True, attaquant_au_contact_d_un_adversaire=True)", outcome="Interdit"),
)
row(
    "CONF-AO03",
    "Pendu à la corde, il annonce une compétence active ; à la phase de combat, on ne ramasse pas l'échelle, on ne la dresse pas, on n'y grimpe pas.",
    ask("se_servir_d_une_competence(competence_est_active=True, competence_est_annoncee=True, figurine_grimpe_a_la_corde=True)", outcome="Interdit"),
    ask("se_servir_d_une_competence(competence_est_active=True, competence_est_annoncee=True)", outcome="Permis"),
    ask("ramasser_une_echelle(figurine_au_contact_de_l_echelle=True, pendant_la_phase_de_combat=True)", outcome="Interdit"),
    ask("ramasser_une_echelle(figurine_au_contact_de_l_echelle=True)", outcome="Permis"),
    ask("dresser_l_echelle(decor_hauteur=14, pendant_la_phase_de_combat=True)", outcome="Interdit"),
    ask("grimper_a_l_echelle_dressee(figurine_au_contact_de_l_echelle=True, figurine_hors_de_son_activation=True)", outcome="Interdit"),
    ask("grimper_a_l_echelle_dressee(figurine_au_contact_de_l_echelle=True, occupee_par_un_grimpeur=True)", outcome="Interdit"),
)
row(
    "CONF-AO04",
    "FOR 6 et un 5 contre le grimpeur de RES 5 : l'échelle tombe ; un dé de moins consacré, non. Un rocher à 2,6 cm du tas, ou sur une cible 6 cm plus bas.",
    ask("test_pour_faire_tomber_l_echelle(attaquant_force=6, cible_res_de_la_carte=5, attaquant_au_contact_d_un_bout_de_l_echelle=True, pendant_la_phase_de_combat=True, attaquant_des_consacres=2, des=[5])", total=11),
    ask("faire_tomber_l_echelle(attaquant_au_contact_d_un_bout_de_l_echelle=True, pendant_la_phase_de_combat=True, attaquant_des_consacres=1)", outcome="Interdit"),
    ask("lancer_un_rocher(attaquant_au_contact_d_un_decor=True, attaquant_distance_au_tas=2.6, cible_distance_en_contrebas=5)", outcome="Interdit"),
    ask("lancer_un_rocher(attaquant_au_contact_d_un_decor=True, attaquant_distance_au_tas=2.5, cible_distance_en_contrebas=6)", outcome="Interdit"),
    ask("lancer_un_rocher(attaquant_au_contact_d_un_decor=True, attaquant_distance_au_tas=2.5, cible_distance_en_contrebas=5)", outcome="Permis"),
)

row(
    "CF-ZG07",
    "Il grimpe (INI 3, RES 6, un sortilège lui donne RES+2) et fait 3. En haut, mon garde a tué son homme, a poursuivi jusqu'au grappin et veut couper la corde (lignes 2587, "
    "2589 et 2399 : la RES de la carte, et un décor ne s'attaque pas après une poursuite)",
    ask("escalade_a_la_corde(figurine=dict(au_pied_de_la_corde=True, ini=3, res=6, modificateur_de_res=2), des=[3])", outcome="Au sommet"),
    ask("couper_la_corde(attaquant=dict(au_contact_du_grappin=True, a_poursuivi=True), pendant_la_phase_de_combat=True)", outcome="Interdit"),
    ask("couper_la_corde(attaquant=dict(au_contact_du_grappin=True), pendant_la_phase_de_combat=True)", outcome="Permis"),
)

row(
    "CF-ZC40A",
    "Mon gobelin sonné, INI 3, sans arc ni TIR, marche puis lance son grappin à 12 cm tout juste : une chance sur deux ; pas après une course ; sa corde lancée, il "
    "ne grimpe plus de l'activation (lignes 2567 à 2585)",
    ask("lancer_du_grappin(attaquant=dict(corde_a_grappin=True, taille='Petite', ini=3, sonne=True, a_marche=True, sans_score_de_tir=True, "
        "sans_arme_a_distance=True), distance_du_grappin=12)", odds={"Fixé": F(1, 2)}),
    ask("lancer_un_grappin(attaquant=dict(corde_a_grappin=True, sans_score_de_tir=True, a_couru=True))", outcome="Interdit"),
    ask("grimper_a_la_corde(figurine=dict(au_pied_de_la_corde=True, a_lance_son_grappin=True))", outcome="Interdit"),
)
