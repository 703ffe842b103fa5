"""Situations of Confrontation whose questions stand in `competences-b-4.ttl`."""

from __future__ import annotations

from fractions import Fraction as F

from verdicts import ask, rows

ROWS, row = rows()

row(
    "CONF-FI10",
    "On « soigne » d'un cran un char (Structure/8) en Blessure grave ; un Acharné tué net compte sur sa Régénération/4, deux dés réussis.",
    ask("niveau_apres_soin(cible=dict(structure_x=8, blessure_grave=True))", outcome="Interdit"),
    ask("niveau_apres_regeneration(figurine=dict(regeneration_x=4, acharne=True, tue_net=True, des_reussis=2))", outcome="Interdit"),
    ask("niveau_apres_regeneration(figurine=dict(regeneration_x=4, blessure_critique=True, des_reussis=2))", total=1),
)
row(
    "CONF-P52",
    "Régénération/4 en Blessure critique, 4 et 6 : deux crans, il ne reste qu'une légère. Éphémère/5 : 5/9 d'un cran de plus.",
    ask("niveau_apres_regeneration(figurine_blessure_critique=True, figurine_des_reussis=2)", total=1),
    ask("jet_d_ephemere(figurine_ephemere_x=5)", odds={"Un cran de plus": F(5, 9)}),
)
row(
    "CONF-AA04",
    "Trois Renforts et un Champion perdus : un 5 ramène le moins cher, à 10 cm d'un ami et au contact de rien ; un 2 en retire un. Revenu au dernier tour, il ne compte pas.",
    ask("jet_de_renfort(figurine=dict(renfort=True, valeur_strategique=9), des=[5])", outcome="Il revient"),
    ask("jet_de_renfort(figurine=dict(renfort=True, valeur_strategique=12), des=[2])", outcome="Retiré des renforts"),
    ask("aller_en_renfort(figurine=dict(renfort=True, champion=True, tue_net=True))", outcome="Interdit"),
    ask("revenir_de_renfort_ici(figurine=dict(renfort=True), distance=10)", outcome="Permis"),
    ask("revenir_de_renfort_ici(figurine=dict(renfort=True, au_contact_d_un_adversaire=True), distance=10)", outcome="Interdit"),
    ask("revenir_de_renfort_ici(figurine=dict(renfort=True, apparaitrait_au_contact=True), distance=10)", outcome="Interdit"),
    ask("compter_sur_un_objectif(figurine=dict(renfort=True, place_au_dernier_tour=True))", outcome="Interdit"),
)

BOW = "portee_courte=20, portee_moyenne=40, portee_longue=60"

row(
    "CONF-AA06",
    "L'archer volant (10/15) vole 10 cm, ne se pose pas à 8 cm d'un Rempart/8 mais à 9 ; posé, il tire à 30 cm sur un volant du palier 1 : TIR 4 contre 9.",
    ask("potentiel_de_deplacement(figurine=dict(mou=10, mou_en_vol=15, vol=True, palier=1, change_de_palier=True), type_de_deplacement='marche')", total=10),
    ask("atterrir(figurine=dict(vol=True, palier=1), rempart_x=8, distance=8)", outcome="Interdit"),
    ask("atterrir(figurine=dict(vol=True, palier=1), rempart_x=8, distance=9)", outcome="Permis"),
    ask("tirer(attaquant=dict(tir=4, vient_d_atterrir=True))", outcome="Permis"),
    ask(f"tir_sur_une_cible(attaquant=dict(tir=4, vient_d_atterrir=True), cible_palier=1, distance=30, {BOW})", odds={"Touche": F(1, 3)}),
)
row(
    "CONF-AJ35",
    "Régénération/4 d'un critique : deux crans une fois sur quatre ; l'Éphémère/5 d'abord ; ni pour une Structure, ni Soin sur elle ; Soin/5, 5/9.",
    ask("une_regeneration(figurine=dict(regeneration_x=4, blessure_critique=True))", odds={"niveau 1": F(1, 4), "niveau 2": F(1, 2), "niveau 3": F(1, 4)}),
    ask("se_regenerer(figurine=dict(regeneration_x=4, structure_x=8, blessure_legere=True))", outcome="Interdit"),
    ask("jet_de_soin(figurine_soin_x=5)", odds={"Soigné d’un cran": F(5, 9)}),
    ask("soigner(figurine=dict(soin_x=5, deja_employee_ce_tour=True), cible_au_contact_de_l_autre=True)", outcome="Interdit"),
)
row(
    "CONF-CB04",
    "Régénération/5 et Régénération/4 en double : la plus basse. En critique, chaque dé à 4+ rend un cran.",
    ask("une_regeneration(figurine=dict(regeneration_x=4, blessure_critique=True))", odds={"niveau 1": F(1, 4), "niveau 2": F(1, 2), "niveau 3": F(1, 4)}),
)
row(
    "CONF-AL23",
    "En légère, Éphémère/5 puis Régénération/4 : indemne 17/36, blessé encore 19/36.",
    ask("une_regeneration(figurine=dict(blessure_legere=True, ephemere_x=5, regeneration_x=4))", odds={"niveau 0": F(17, 36)}),
)

HEALER = "blessure_critique=True"

row(
    "CONF-CF22",
    "Régénération en critique : /5, légère 1/9, encore critique 4/9 ; /4, 1/4, 1/2, 1/4 ; rien pour un engin ni pour qui vient d'être éliminé.",
    ask(f"une_regeneration(figurine=dict(regeneration_x=5, {HEALER}))", odds={"niveau 1": F(1, 9), "niveau 2": F(4, 9), "niveau 3": F(4, 9)}),
    ask(f"une_regeneration(figurine=dict(regeneration_x=4, {HEALER}))", odds={"niveau 1": F(1, 4), "niveau 2": F(1, 2), "niveau 3": F(1, 4)}),
    ask("une_regeneration(figurine=dict(regeneration_x=4, structure_x=5))", outcome="Interdit"),
    ask("une_regeneration(figurine=dict(regeneration_x=4, elimine_par_un_effet_nuisible=True))", outcome="Interdit"),
)
row(
    "CONF-NA20",
    "En Critique, Éphémère/5 et Régénération/4 : l'Éphémère d'abord, il meurt 5 fois sur 9 ; un Familier que sa Dévotion achève ne coûte rien au mage.",
    ask("une_regeneration(figurine=dict(ephemere_x=5, regeneration_x=4, blessure_critique=True))", odds={"niveau 4": F(5, 9), "niveau 3": F(1, 9),
        "niveau 2": F(2, 9), "niveau 1": F(1, 9)}),
    ask("perte_du_familier(magicien=dict(gemmes_de_l_element=2, familier_retire_par_devotion=True))", outcome="Aucune conséquence"),
    ask("perte_du_familier(magicien_gemmes_de_l_element=2)", gives="2 gemmes"),
)
row(
    "CONF-DA28",
    "Il recourt à Rechargement rapide/2 : trois tirs à TIR-1, mais ni marche, ni course, ni charge, ni rocher, qu'on dise ou non qu'il l'a.",
    ask("nombre_de_tirs(attaquant=dict(rechargement_rapide_x=2, recharge_vite=True))", total=3),
    ask("test_de_tir(attaquant=dict(tir=3, rechargement_rapide_x=2, recharge_vite=True), des=[4])", total=6),
    ask("marcher(figurine_recharge_vite=True)", outcome="Interdit"),
    ask("courir(figurine_recharge_vite=True)", outcome="Interdit"),
    ask("charger(attaquant_recharge_vite=True)", outcome="Interdit"),
    ask("nombre_de_tirs(attaquant_recharge_vite=True)", asks="rechargement_rapide_x"),
)
row(
    "CONF-DA29",
    "Réflexes, INI 4, un 5 relancé d'un 1 : 10. Rapide qui en use, MOU 10 : 30 cm de course. Résolution : de combien ?",
    ask("test_d_initiative(figurine=dict(ini=4, reflexes=True), des=[5, 1])", total=10),
    ask("portee_de_la_course(figurine=dict(mou=10, use_de_rapidite=True))", total=30),
    ask("test_d_initiative(figurine=dict(ini=3, use_de_resolution=True), des=[3])", asks="resolution_x"),
)
row(
    "XIX-B-100 à 128",
    "Rapidité, MOU 7,5 : fuite de 22,5. Rechargement/2 et Tir supplémentaire/1 : quatre tirs. Régénération/5, 5 et 6 : deux "
    "crans. Barricade : RES 10, PS 3. Toxique/2.",
    ask("distance_de_fuite(figurine=dict(mou=7.5, rapidite=True))", total=22.5),
    ask("nombre_de_tirs(attaquant=dict(rechargement_rapide_x=2, recharge_vite=True, tir_supplementaire_x=1))", total=4),
    ask("test_de_tir(attaquant=dict(tir=4, rechargement_rapide_x=1, recharge_vite=True), difficulte=6, des=[3])", total=6),
    ask("test_d_initiative(figurine=dict(ini=3, reflexes=True), difficulte=9, des=[5, 4])", total=12),
    ask("une_regeneration(figurine=dict(regeneration_x=5, blessure_critique=True), des=[[5], [6]])", gives="niveau 1"),
    ask("aller_en_renfort(figurine=dict(renfort=True, champion=True))", outcome="Interdit"),
    ask("se_reorienter_en_debut_de_phase(figurine=dict(reorientation=True, au_contact_d_un_adversaire=True))", outcome="Interdit"),
    ask("test_d_attaque(attaquant=dict(att=3, resolution_x=2, use_de_resolution=True), difficulte=9, des=[4])", total=9),
    ask("test_de_discipline(figurine=dict(dis=3, rigueur=True), difficulte=7, des=[4, 2])", outcome="Réussi", total=7),
    ask("barricades(figurine_sapeur_x=3)", total=3),
    ask("res_d_une_barricade()", total=10),
    ask("placer_une_barricade(figurine_sapeur_x=3, dans_la_zone_de_deploiement_adverse=True)", outcome="Interdit"),
    ask("portee_de_la_course(figurine=dict(mou=10, franchit_une_barricade=True))", total=10),
    ask("niveau_apres_soin(cible_blessure_grave=True)", total=1),
    ask("jet_de_soin(figurine_soin_x=4, cible_structure=True, des=[6, 6])", outcome="Interdit"),
    ask("jet_de_soin(figurine_soin_x=4, cible_blessure_grave=True, des=[5, 6])", outcome="Soigné d’un cran"),
    ask("test_de_discipline(figurine=dict(dis=4, stratege=True), difficulte=13, des=[5, 4])", total=13),
    ask("difficulte_du_tir(attaquant=dict(tir_d_assaut=True, tir_en_assaut=True), cible_taille='Grande')", total=3),
    ask("test_de_tir(attaquant=dict(tir=3, tireur_d_elite=True), difficulte=8, des=[2, 5])", outcome="Touche", total=8),
    ask("recevoir_un_de_de_toxique(figurine=dict(toxique_x=1), figurine_deja_beneficiaire_ce_tour=True)", outcome="Interdit"),
    ask('jet_de_toxique(attaquant_toxique_x=2, des=[1])', outcome="Blessure grave"),
    ask('jet_de_toxique(attaquant_toxique_x=1, des=[3])', outcome="Blessure légère"),
    ask("charger_ainsi_les_places(figurine=dict(transport_x=6, grands_a_bord=2, petits_et_moyens_a_bord=1))", outcome="Interdit"),
    ask("charger_ainsi_les_places(figurine=dict(transport_x=4, grands_a_bord=1, petits_et_moyens_a_bord=1))", outcome="Permis"),
    ask("embarquer(figurine_au_contact_de_l_acces=True, cible_en_mouvement=True)", outcome="Interdit"),
    ask("debarquer(cible_en_mouvement=True)", outcome="Interdit"),
    ask("test_d_initiative(figurine=dict(ini=3, vivacite=True), difficulte=8, des=[4, 5])", total=8),
    ask('crans_subis(cible_vulnerable=True, resultat_de_blessures="Blessure grave")', total=3),
)
row(
    "CONF-CB03",
    "MOU 10, par-dessus la barricade du Sapeur : une charge à 15 cm s'arrête court, une course de 12 est refusée ; d'un bond ou d'un géant, non.",
    ask("charger(attaquant=dict(mou=10, franchit_une_barricade=True), distance=15)", says="assaut trop court"),
    ask("charger(attaquant=dict(mou=10, franchit_une_barricade=True, bond=True), distance=15)", gives=""),
    ask("courir(figurine=dict(mou=10, franchit_une_barricade=True, distance_du_deplacement=12))", outcome="Interdit"),
    ask("courir(figurine=dict(mou=10, franchit_une_barricade=True, de_tres_grande_taille=True, distance_du_deplacement=12))", outcome="Permis"),
)
row(
    "CONF-S51",
    "Stratège, DIS 3 contre 9, le livre se contredit : 1/3 ou 11/36. Régénération/4 : deux crans une fois sur quatre. Soin/5 : 5/9. Désengagement/6 : 3/4.",
    ask("test_de_discipline(figurine_dis=3, figurine_stratege=True, difficulte=9)", odds={"Réussi": F(1, 3)}, disputed="11/36"),
    ask("une_regeneration(figurine=dict(regeneration_x=4, blessure_critique=True))", odds={"niveau 1": F(1, 4), "niveau 2": F(1, 2)}),
    ask("jet_de_soin(figurine_soin_x=5)", values=[F(4, 9), F(5, 9)]),
    ask("test_de_desengagement(figurine=dict(ini=4, desengagement_x=6, blessure_grave=True, vivacite=True), adversaires_au_contact=2)",
        odds={"Se désengage": F(3, 4)}),
)
row(
    "CONF-CE13",
    "Éphémère/4 en Blessure critique : trois chances sur quatre d'y rester, sans se régénérer ni payer ; un Acharné tué net ne se soigne pas.",
    ask("jet_d_ephemere(figurine=dict(ephemere_x=4, blessure_critique=True))", odds={"Un cran de plus": F(3, 4)}),
    ask("se_regenerer(figurine=dict(regeneration_x=5, elimine_par_un_effet_nuisible=True))", outcome="Interdit"),
    ask("se_regenerer(figurine=dict(regeneration_x=5, elimine=True))", outcome="Interdit"),
    ask("se_regenerer(figurine=dict(regeneration_x=5, acharne=True, tue_net=True))", outcome="Interdit"),
    ask("soigner(figurine_soin_x=4, cible=dict(acharne=True, tue_net=True, au_contact_de_l_autre=True))", outcome="Interdit"),
)
row(
    "CONF-CF10",
    "Renforts : une chance sur trois de revenir, une d'être perdu ; jamais un Champion. Déviation : 10 cm ou plus, une fois sur deux.",
    ask("jet_de_renfort()", odds={"Il revient": F(1, 3), "Retiré des renforts": F(1, 3), "Aucun effet": F(1, 3)}),
    ask("aller_en_renfort(figurine=dict(renfort=True, champion=True))", outcome="Interdit"),
    ask("jet_de_dispersion()", odds={"10 cm": F(1, 6), "12 cm": F(1, 6), "14 cm": F(1, 6)}),
)
row(
    "XIX-B-111, 112, 115, 117, 118",
    "Seigneur PEUR 7, rang 3 : un Mort-vivant de 5 passe à 7. Structure/8 : ni Sonné ; 3 PS restants : grave. Tir instinctif, un 3 : l'adversaire.",
    ask("peur_sous_un_seigneur_des_morts(figurine=dict(peur=5, mort_vivant=True, categorie_de_rang_du_seigneur=3, peur_du_seigneur=7))", total=7),
    ask("peur_sous_un_seigneur_des_morts(figurine=dict(peur=8, mort_vivant=True, categorie_de_rang_du_seigneur=2, peur_du_seigneur=8))", total=8),
    ask("peur_sous_un_seigneur_des_morts(figurine=dict(peur=8, mort_vivant=True, categorie_de_rang_du_seigneur=2, peur_du_seigneur=9))", total=9),
    ask("jet_d_yllia(des=[6])", gives="DIS"),
    ask("etre_sonne(figurine_structure_x=8)", outcome="Interdit"),
    ask("test_d_attaque(attaquant=dict(att=5, structure_x=8, ps_restants=3), difficulte=5, des=[3])", total=6),
    ask("repartition_instinctive(de_naturel=3)", outcome="Un adversaire"),
    ask("tirer(attaquant=dict(tir_en_assaut=True, tir_d_assaut=True), arme_artillerie_perforante=True, portee_du_tir='moyenne')", outcome="Interdit"),
    ask("tirer(attaquant=dict(tireur_embarque=True, a_charge=True, tir_d_assaut_fait=True))", outcome="Interdit"),
    ask("tirer(attaquant=dict(tireur_embarque=True, a_charge=True))", outcome="Permis"),
    ask("test_de_tir(attaquant=dict(tir=4, tireur_embarque=True, deplace_de_plus_que_son_mou=True), difficulte=6, des=[3])", total=6),
)
row(
    "CONF-DF05",
    "Seigneur rang 2, PEUR 6 : le pantin de 5 monte à 6, pas 7 ; devant l'Hypérien/8, il teste à 5. Stratège : un 5 puis un 1, litige.",
    ask("peur_sous_un_seigneur_des_morts(figurine=dict(peur=5, mort_vivant=True, aura_d_un_seigneur_des_morts=True, peur_du_seigneur=6, "
        "categorie_de_rang_du_seigneur=2))", total=6),
    ask("test_de_courage(figurine=dict(peur=5, mort_vivant=True, aura_d_un_seigneur_des_morts=True, categorie_de_rang_du_seigneur=2), "
        "adversaire_hyperien_x=8)", odds={"Réussi": F(2, 3)}),
    ask("test_de_courage(figurine=dict(cou=5, craint_les_hyperiens=True), adversaire=dict(hyperien_x=8, peur=9))", odds={"Réussi": F(1, 2)}),
    ask("test_de_discipline(figurine=dict(dis=4, stratege=True), difficulte=8, des=[5, 1])", outcome="Réussi", total=10, disputed="= 5 contre"),
)
row(
    "CONF-CB28",
    "Zombie de PEUR 8 près d'une Gorgone de PEUR 9, rang 2 : 9, et 8 face à un Hypérien. Un Renfort revient à 10 cm, pas à 10,5, jamais un Champion.",
    ask("peur_sous_un_seigneur_des_morts(figurine=dict(peur=8, mort_vivant=True, aura_d_un_seigneur_des_morts=True, categorie_de_rang_du_seigneur=2, peur_du_seigneur=9))", total=9),
    ask("peur_sous_un_seigneur_des_morts(figurine=dict(peur=8, mort_vivant=True, aura_d_un_seigneur_des_morts=True, categorie_de_rang_du_seigneur=2, peur_du_seigneur=9, teste_son_courage=True))", total=8),
    ask("revenir_de_renfort_ici(distance=10.5)", outcome="Interdit"),
    ask("revenir_de_renfort_ici(figurine_champion=True, distance=10)", outcome="Interdit"),
)
row(
    "CF-NB22",
    "Résolution/3 à l'Initiative : INI 3 et un 4, 10. Un Acharné tué net ne se régénère pas ; Régénération/5, 5 et 6 : critique devient légère.",
    ask("test_d_initiative(figurine=dict(ini=3, resolution_x=3, resolution_en_jeu=True), des=[4])", total=10),
    ask("se_regenerer(figurine=dict(regeneration_x=4, acharne=True, tue_net=True))", outcome="Interdit"),
    ask("une_regeneration(figurine=dict(regeneration_x=5, blessure_critique=True), des=[5, 6])", outcome="niveau 1"),
)
row(
    "CF-NB23",
    "Un pantin (PEUR 5) sous un Seigneur des morts de PEUR 7 : Élite, 7 ; Maître, 7 encore.",
    ask("peur_effective(figurine=dict(peur=5, mort_vivant=True), peur_du_seigneur=7, categorie_de_rang_du_seigneur=2)", total=7),
    ask("peur_effective(figurine=dict(peur=5, mort_vivant=True), peur_du_seigneur=7, categorie_de_rang_du_seigneur=3)", total=7),
)

row(
    "CONF-CG02",
    "Un pantin (PEUR 5), Cri de guerre/9, charge dans l'aura de Melmoth (Élite, PEUR 7) : il n'y perd rien ; un pantin sans cri entre Melmoth et un second "
    "Seigneur (rang 1, PEUR 9).",
    ask("""peur_effective(figurine=dict(peur=5, mort_vivant=True, cri_de_guerre_x=9, en_charge=True),
        commandant=dict(seigneur_des_morts_x=10, distance_a_la_figurine=10, rang_de_guerrier='Élite', peur=7))""", total=9),
    ask("""peur_effective(figurine=dict(peur=5, mort_vivant=True), commandant=dict(seigneur_des_morts_x=10, distance_a_la_figurine=8, rang=1, peur=9),
        l_autre_commandant=dict(seigneur_des_morts_x=10, distance_a_la_figurine=10, rang_de_guerrier='Élite', peur=7))""", total=7),
    ask("""peur_effective(figurine=dict(peur=5, mort_vivant=True), commandant=dict(seigneur_des_morts_x=10, distance_a_la_figurine=8, rang=1, peur=9),
        l_autre_commandant=dict(seigneur_des_morts_x=10, distance_a_la_figurine=10.5, rang_de_guerrier='Élite', peur=7))""", total=6),
)
