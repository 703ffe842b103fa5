"""Confrontation, a blind round of composite situations: movement, shooting, combat, magic and faith with the skills few rows had used.

The rows were worked out from the text alone; those of what already held were asked with the others. One row a situation, each question with what the row
states and nothing more.
"""

from __future__ import annotations

from fractions import Fraction as F

import pytest
from verdicts import ask, check, rows

ROWS, row = rows()

BOW = "arme=dict(portee_courte=20, portee_moyenne=40, portee_longue=60)"
row(
    "CONF-AF01",
    "« Je charge par-dessus le muret » : c'est un engagement, Brutal ou non ; un dé chacun ; devant une PEUR 8, litige ; l'assailli peut partir sans test.",
    ask("charger(attaquant_par_dessus_un_decor=True)", outcome="Interdit"),
    ask("engager_un_adversaire(attaquant_par_dessus_un_decor=True)", outcome="Permis"),
    ask("""infliger_les_penalites_de_charge(attaquant=dict(brutal=True, a_engage=True, par_dessus_un_decor=True, taille="Moyenne"), cible_taille="Moyenne")""",
        outcome="Interdit", disputed="Permis"),
    ask("devoir_tester_son_courage(figurine=dict(cou=4, a_engage=True, par_dessus_un_decor=True), adversaire_peur=8)", outcome="Obligatoire",
        disputed="Sans effet"),
    ask("test_de_courage(figurine=dict(cou=4, a_engage=True, par_dessus_un_decor=True), adversaire_peur=8)", odds={"Réussi": F(1, 2)}, disputed="Sans effet"),
    ask("devoir_tester_son_courage(figurine=dict(cou=4, assailli_par_dessus_un_decor=True), adversaire=dict(peur=8, a_charge=True))", outcome="Obligatoire",
        disputed="Sans effet"),
    ask("marcher(figurine=dict(assailli_par_dessus_un_decor=True, au_contact_d_un_adversaire=True))", outcome="Permis"),
)
row(
    "CONF-AF02",
    "Combien de dés au-dessus de l'obstacle ? Un chacun, sauf au défenseur des pieux, 2 ; un Tueur né et un second adversaire de son côté, 3.",
    ask("nombre_de_des_de_combat(figurine=dict(adversaires_dans_le_combat=1, par_dessus_un_decor=True))", total=1),
    ask("nombre_de_des_de_combat(figurine=dict(adversaires_dans_le_combat=1, adversaires_au_dela_de_l_obstacle=1))", total=1),
    ask("nombre_de_des_de_combat(figurine=dict(adversaires_dans_le_combat=1, assailli_par_dessus_un_decor=True), decor_obstacle_defensif=True)", total=2),
    ask("nombre_de_des_de_combat(figurine=dict(adversaires_dans_le_combat=2, adversaires_au_dela_de_l_obstacle=1, tueur_ne=True))", total=3),
    ask("compter_un_adversaire_pour_ses_des(figurine_du_cote_attaquant=True)", outcome="Interdit"),
)
row(
    "CONF-AF03",
    "Adepte POU 5 avec Focus, 6 gemmes, au contact, Récupération/2 : 5 puis 4, 14, 7 gemmes, mais 10 au plus ; 5 puis 1 : 11 ; Maudit, pas de relance.",
    ask("""une_recuperation_de_mana(magicien=dict(pou=5, rang_de_magicien="Adepte", focus=True, gemmes_en_reserve=6, recuperation_x=2,
        au_contact_d_un_adversaire=True), des=[[5, 4]])""", gives="gemmes 10"),
    ask("jet_de_recuperation_de_mana(magicien=dict(pou=5, focus=True), des=[5, 1])", total=11),
    ask("jet_de_recuperation_de_mana(magicien=dict(pou=5, focus=True, maudit_des_dieux=True), des=[5])", total=10),
    ask("jet_de_recuperation_de_mana(magicien=dict(pou=5, focus=True, blessure_grave=True, en_deroute=True), des=[5, 3])", total=9),
)
row(
    "CONF-AF04",
    "Harcèlement : marcher, tirer, marcher encore ; tirer puis courir ; jamais courir puis tirer ; en déroute, rien.",
    ask("marcher(figurine=dict(harcelement=True, a_marche=True, a_tire=True))", outcome="Permis"),
    ask("courir(figurine=dict(harcelement=True, a_tire=True))", outcome="Permis", disputed="Interdit"),
    ask("tirer(attaquant=dict(tir=4, harcelement=True, a_couru=True))", outcome="Interdit"),
    ask("courir(figurine=dict(harcelement=True, a_tire=True, en_deroute=True))", outcome="Interdit"),
)
row(
    "CONF-AF05",
    "Parade et Esquive, DEF 3, contre un 10 : 155/324 ; en défense soutenue, 455/1296. Fine lame et Aimé des Dieux, ATT 3, pour passer une parade de 9 : 203/324.",
    ask("test_de_defense(cible=dict(defense=3, parade=True, esquive=True), difficulte=10)", odds={"Parée": F(155, 324)}),
    ask("test_de_defense(cible=dict(defense=3, parade=True, esquive=True, defense_soutenue=True), difficulte=10)", odds={"Parée": F(455, 1296)}),
    ask("test_d_attaque(attaquant=dict(att=3, fine_lame=True, aime_des_dieux=True), difficulte=10)", odds={"Réussi": F(203, 324)}),
    ask("test_d_attaque(attaquant=dict(att=3, fine_lame=True, aime_des_dieux=True), des=[4, 5, 1, 1])", total=9),
)
row(
    "CONF-AF06",
    "Jet d'Autorité : un mercenaire Paria peut y aller ; Autorité gagne, sauf en déroute ou face à Autorité ; Stratège, 5 puis 1 : 9, ou 4.",
    ask("etre_designe_pour_le_jet_d_autorite(figurine=dict(paria=True, mercenaire=True))", outcome="Permis"),
    ask("jet_d_autorite(figurine=dict(dis=3, autorite=True), adversaire_dis=6)", outcome="Premier tour de parole"),
    ask("jet_d_autorite(figurine=dict(dis=3, autorite=True, en_deroute=True), adversaire_dis=6, des=[4], des_adverses=[2])", outcome="La parole à l'adversaire"),
    ask("jet_d_autorite(figurine=dict(dis=3, autorite=True), adversaire=dict(dis=6, autorite=True), des=[4], des_adverses=[2])",
        outcome="La parole à l'adversaire"),
    ask("jet_d_autorite(figurine=dict(dis=3, stratege=True), adversaire_dis=6, des=[5, 1], des_adverses=[2])", outcome="Premier tour de parole",
        disputed="La parole à l'adversaire"),
)
row(
    "CONF-AF07",
    "Le Fanatique (DIS 4) a raté son Courage contre 8 et fait 4 : il doit engager, sans Force en charge, ni pénalités, ni dé de bête ; il ne met pas tout en attaque.",
    ask("test_de_fanatisme(figurine=dict(fanatisme=True, dis=4, assaillant=True), difficulte=8, des=[4])", outcome="Réussi"),
    ask("force_du_jet_de_blessures(attaquant=dict(force=5, force_en_charge_x=3, a_charge=True, engagement_du_fanatique=True))", total=5),
    ask("infliger_les_penalites_de_charge(attaquant=dict(a_charge=True, engagement_du_fanatique=True))", outcome="Interdit"),
    ask("nombre_de_des_de_combat(figurine=dict(adversaires_dans_le_combat=1, charge_bestiale=True, a_charge=True, engagement_du_fanatique=True))", total=2),
    ask("repartir_ses_des_de_combat(figurine=dict(engagement_du_fanatique=True, des_en_attaque=2, des_en_defense=0))", outcome="Interdit"),
)
row(
    "CONF-AF08",
    "Bretteur contre deux, désengagement manqué : rien en réserve, tout en défense ; sans cela trois dés ; en déroute, aucun ; un dé imposé, deux.",
    ask("des_en_reserve_au_plus(figurine=dict(bretteur=True, adversaires_dans_le_combat=2, a_manque_son_desengagement=True))", total=0),
    ask("des_en_reserve_au_plus(figurine=dict(bretteur=True, adversaires_dans_le_combat=2))", total=3),
    ask("des_en_reserve_au_plus(figurine=dict(bretteur=True, adversaires_dans_le_combat=2, en_deroute=True))", total=0),
    ask("des_en_reserve_au_plus(figurine=dict(bretteur=True, adversaires_dans_le_combat=2, des_imposes=1))", total=2),
    ask("""repartir_ses_des_de_combat(figurine=dict(bretteur=True, a_manque_son_desengagement=True, adversaires_dans_le_combat=1, des_en_attaque=0,
        des_en_defense=1))""", outcome="Interdit"),
)
row(
    "CONF-AF09",
    "Cri de guerre/7, COU 3 : il a chargé une PEUR 9, 5/6 ; un COU 4 qu'il a chargé teste ; qu'il a engagé, non ; en piqué, oui.",
    ask("test_de_courage(figurine=dict(cou=3, cri_de_guerre_x=7, a_charge=True), adversaire_peur=9)", odds={"Réussi": F(5, 6)}),
    ask("devoir_tester_son_courage(figurine=dict(cou=4, defenseur=True), adversaire=dict(cou=4, cri_de_guerre_x=7, a_charge=True))", outcome="Obligatoire"),
    ask("test_de_courage(figurine=dict(cou=4, defenseur=True), adversaire=dict(cou=4, cri_de_guerre_x=7, a_charge=True))", odds={"Réussi": F(2, 3)}),
    ask("devoir_tester_son_courage(figurine=dict(cou=4, defenseur=True), adversaire=dict(cou=4, cri_de_guerre_x=7, a_engage=True))", outcome="Sans effet"),
    ask("devoir_tester_son_courage(figurine=dict(cou=4, defenseur=True), adversaire=dict(cou=4, cri_de_guerre_x=7, a_charge_en_pique=True))",
        outcome="Obligatoire"),
)
row(
    "CONF-AF10",
    "Sans ligne de vue : ni sortilège, ni miracle, ni contre, ni censure ; la Négation contre et censure quand même, à portée.",
    ask("cibler_avec_un_sortilege(magicien_sans_ligne_de_vue=True)", outcome="Interdit"),
    ask("cibler_avec_un_miracle(fidele_sans_ligne_de_vue=True)", outcome="Interdit"),
    ask("recourir_a_la_contre_magie(contre_magicien_sans_ligne_de_vue=True)", outcome="Interdit"),
    ask("recourir_a_la_contre_magie(contre_magicien=dict(negation=True, sans_ligne_de_vue=True, distance_au_lanceur=18), effet_portee_de_l_effet=20)",
        outcome="Permis"),
    ask("recourir_a_la_contre_magie(contre_magicien=dict(negation=True, sans_ligne_de_vue=True, distance_au_lanceur=25), effet_portee_de_l_effet=20)",
        outcome="Interdit"),
    ask("censurer(censeur_sans_ligne_de_vue=True)", outcome="Interdit"),
    ask("censurer(censeur=dict(negation=True, sans_ligne_de_vue=True))", outcome="Permis"),
    ask("censurer(censeur_foi_temporaire=0)", outcome="Interdit"),
)
row(
    "CONF-AF11",
    "Conscience : un contre à 18 cm sans voir, oui ; à 22, non, même à portée. Elle tire à 15 cm sur qui elle ne voit pas.",
    ask("recourir_a_la_contre_magie(contre_magicien=dict(conscience=True, ne_voit_pas_le_lanceur=True, distance_au_lanceur=18), effet_portee_de_l_effet=20)",
        outcome="Permis"),
    ask("recourir_a_la_contre_magie(contre_magicien=dict(conscience=True, ne_voit_pas_le_lanceur=True, distance_au_lanceur=22), effet_portee_de_l_effet=30)",
        outcome="Interdit"),
    ask("prendre_pour_cible(attaquant_conscience=True, cible_hors_de_vue=True, distance=15)", outcome="Permis"),
)
row(
    "CONF-AF12",
    "Le mage (MOU 10) a engagé par un chemin de 11 cm : plus de sortilège ; de 9, si, une fois son Courage testé ; le fidèle de même ; un Guerrier-mage a couru, si.",
    ask("incanter(magicien=dict(mou=10, a_engage=True, chemin=11))", outcome="Interdit"),
    ask("incanter(magicien=dict(mou=10, a_engage=True, chemin=9))", outcome="Permis"),
    ask("incanter(magicien=dict(mou=10, a_engage=True, chemin=9, courage_a_tester=True))", outcome="Interdit"),
    ask("appeler_un_miracle(fidele=dict(mou=10, a_engage=True, chemin=11))", outcome="Interdit"),
    ask("incanter(magicien=dict(guerrier_mage=True, a_couru=True))", outcome="Permis"),
    ask("incanter(magicien=dict(guerrier_mage=True, s_est_deplace_a_couvert=True))", outcome="Interdit"),
)
row(
    "CONF-AF13",
    "Esprit du Feu, POU 4, Focus, une gemme d'Eau en maîtrise, au contact, contre 9 : 19/27 ; en Primagie, 1/6 ; au palier voisin et en Blessure grave, POU 6 vaut 2.",
    ask("""test_d_incantation(magicien=dict(pou=4, focus=True, esprit_de_x=True, gemmes_de_maitrise=1, au_contact_d_un_adversaire=True),
        sortilege_de_son_seul_element=True, difficulte=9)""", odds={"Réussi": F(19, 27)}),
    ask("""test_d_incantation(magicien=dict(pou=4, esprit_de_x=True, au_contact_d_un_adversaire=True), effet_primagie=True,
        sortilege_de_son_seul_element=True, difficulte=9)""", odds={"Réussi": F(1, 6)}),
    ask("""test_d_incantation(magicien=dict(pou=6, esprit_de_x=True, blessure_grave=True, palier=0), cible_palier=1,
        sortilege_de_son_seul_element=True, difficulte=9, des=[3, 5])""", outcome="Raté", total=7),
)
row(
    "CONF-AF14",
    "Contrer un 11 avec POU 5, renforcé : 11/36 ; avec Focus, 5/9 (un 5 relancé ne vaut jamais moins de 6) ; l'Esprit n'y sert pas ; deux gemmes n'y suffisent pas.",
    ask("test_de_contre(contre_magicien=dict(pou=5, contre_renforce=True), difficulte=11)", odds={"Contré": F(11, 36)}),
    ask("test_de_contre(contre_magicien=dict(pou=5, contre_renforce=True, focus=True), difficulte=11)", odds={"Contré": F(5, 9)}),
    ask("test_de_contre(contre_magicien=dict(pou=5, contre_renforce=True, esprit_de_x=True), difficulte=11)", odds={"Contré": F(11, 36)}),
    ask("contrer(contre_magicien=dict(gemmes_en_reserve=2, contre_renforce=True))", outcome="Interdit"),
)
row(
    "CONF-AF15",
    "Absorber deux Air, une Eau et une Ténèbres de maîtrise : trois Terre et une Feu, oui ; deux Terre et une Air pour les trois premières, non ; d'un orque, jamais.",
    ask("""absorber_un_sortilege(magicien=dict(sacrifice_d_air=2, sacrifice_d_eau=1, sacrifice_de_tenebres=1),
        contre_magicien=dict(sacrifice_de_terre=3, sacrifice_de_feu=1))""", outcome="Permis"),
    ask("absorber_un_sortilege(magicien=dict(sacrifice_d_air=2, sacrifice_d_eau=1), contre_magicien=dict(sacrifice_de_terre=2, sacrifice_d_air=1))",
        outcome="Interdit"),
    ask("""absorber_un_sortilege(magicien=dict(sacrifice_d_air=2, sacrifice_d_eau=1, magicien_orque=True),
        contre_magicien=dict(sacrifice_de_terre=2, sacrifice_de_feu=1))""", outcome="Interdit"),
)
row(
    "CONF-AF16",
    "Maîtrise des arcanes, POU 4 en Blessure grave : une gemme manquante, POU 1, permis ; deux, POU 0, non ; ni en déroute, ni avec du mana de maîtrise.",
    ask("user_de_la_maitrise_des_arcanes(magicien=dict(pou=4, blessure_grave=True, maitrise_des_arcanes=True, gemmes_en_reserve=1), gemmes_par_les_arcanes=1, "
        "gemmes_du_sortilege=2)", outcome="Permis"),
    ask("user_de_la_maitrise_des_arcanes(magicien=dict(pou=4, blessure_grave=True, maitrise_des_arcanes=True), gemmes_par_les_arcanes=2)", outcome="Interdit"),
    ask("user_de_la_maitrise_des_arcanes(magicien=dict(pou=6, maitrise_des_arcanes=True, en_deroute=True, gemmes_en_reserve=0))", outcome="Interdit"),
    ask("renforcer_la_maitrise_avec_du_mana(magicien=dict(arcanes_employes=True))", outcome="Interdit"),
)
row(
    "CONF-AF17",
    "Zélote pur au contact : 2 − 1 + 1, six croyants (dont un Immobile/3) pour 3, un Féal/2 : 7 ; en déroute 5. Piété/2 : il lui en reste 3, il en garde 2.",
    ask('foi_temporaire_du_tour(fidele=dict(rang_de_fidele="Zélote", fidele_pur=True, au_contact_d_un_adversaire=True), croyants=6, feal_x=2)', total=7),
    ask("""foi_temporaire_du_tour(fidele=dict(rang_de_fidele="Zélote", fidele_pur=True, au_contact_d_un_adversaire=True, en_deroute=True), croyants=6,
        feal_x=2)""", total=5),
    ask("croyants_comptes(figurine=dict(immobile_x=3))", total=3),
    ask("compter_parmi_les_croyants(figurine=dict(construct=True))", outcome="Interdit"),
    ask("ft_conservee(fidele=dict(piete_x=2, foi_temporaire=3))", total=2),
    ask("aura_de_foi_du_fidele(fidele=dict(thaumaturge=True, blessure_grave=True, possede=True, aura_de_foi=10))", total=20),
)
row(
    "CONF-AF18",
    "Illuminé, FOI 4, au contact, censuré de 2, contre 8 : 5/18. Exalté et Aguerri, FOI 3, contre 8 : 5/9.",
    ask("test_de_divination(fidele=dict(foi=4, fidele_pur=True, au_contact_d_un_adversaire=True, illumine=True), points_de_censure=2, difficulte=8)",
        odds={"Réussi": F(5, 18)}),
    ask("test_de_divination(fidele=dict(foi=3, exalte=True, aguerri=True), difficulte=8)", odds={"Réussi": F(5, 9)}),
    ask("appliquer_le_miracle(effet_hors_de_portee=True)", outcome="Sans effet"),
    ask("appliquer_le_sortilege(effet_hors_de_portee=True)", outcome="Sans effet"),
)
row(
    "CONF-AF19",
    "On me tire dessus : je suis engagé ce tour, je ne me jette pas à couvert ; libre et pas encore activé, si ; activé, non.",
    ask("se_jeter_a_couvert(cible_a_ete_engage=True)", outcome="Interdit"),
    ask("se_jeter_a_couvert(cible_a_ete_charge=True)", outcome="Interdit"),
    ask("se_jeter_a_couvert()", outcome="Permis"),
    ask("se_jeter_a_couvert(cible_deja_active=True)", outcome="Interdit"),
    ask(f"difficulte_du_tir(attaquant=dict(a_ete_charge=True), cible=dict(s_est_jete_a_couvert=True, partiellement_visible=True), distance=15, {BOW})", total=8,
        disputed="^6 "),
)
row(
    "CONF-AF20",
    "Sa charge est tombée courte : ni pénalités, ni Force en charge, ni test de Courage ; il ne tire pas pour autant.",
    ask('infliger_les_penalites_de_charge(attaquant=dict(a_charge=True, a_rate_sa_charge=True, taille="Grande"), cible_taille="Moyenne")', outcome="Interdit"),
    ask("force_du_jet_de_blessures(attaquant=dict(force=5, force_en_charge_x=3, a_charge=True, a_rate_sa_charge=True))", total=5),
    ask("devoir_tester_son_courage(figurine=dict(cou=4, a_charge=True, a_rate_sa_charge=True), adversaire_peur=8)", outcome="Sans effet"),
    ask("tirer(attaquant=dict(tir=4, a_charge=True, a_rate_sa_charge=True))", outcome="Interdit"),
)
row(
    "CONF-AF21",
    "Ambidextre pare à égalité : un dé ; Contre-attaque veut 2 points de mieux ; en défense soutenue, rien ; Champion Guerrier-mage d'un point, litige.",
    ask("des_gagnes_par_la_parade(cible=dict(ambidextre=True), marge_de_la_parade=0)", total=1),
    ask("des_gagnes_par_la_parade(cible=dict(guerrier_mage=True), marge_de_la_parade=2)", total=1),
    ask("des_gagnes_par_la_parade(cible=dict(guerrier_mage=True), marge_de_la_parade=0)", total=0),
    ask("des_gagnes_par_la_parade(cible=dict(guerrier_mage=True, defense_soutenue=True), marge_de_la_parade=2)", total=0),
    ask("des_gagnes_par_la_parade(cible=dict(champion=True, guerrier_mage=True), marge_de_la_parade=1)", total=0, disputed="^1 "),
)
row(
    "CONF-AF22",
    "Bond, de Taille moyenne : un mur de 4 cm, non ; de 3, oui ; même en déroute ; pas une troisième fois.",
    ask('bondir(figurine=dict(bond=True, taille="Moyenne"), decor_hauteur=4)', outcome="Interdit"),
    ask('bondir(figurine=dict(bond=True, taille="Moyenne", en_deroute=True), decor_hauteur=3)', outcome="Permis"),
    ask("bondir(figurine=dict(bond=True, bonds_faits=2))", outcome="Interdit"),
)
row(
    "CONF-AF23",
    "Tireur embarqué, TIR 4 : un adversaire au contact, une cible à 8 cm, non ; à 15, TIR 3 ; il a aussi couru, TIR 2, raté d'un point ; en déroute, non.",
    ask("tirer(attaquant=dict(tir=4, tireur_embarque=True, au_contact_d_un_adversaire=True), distance=8)", outcome="Interdit"),
    ask("tirer(attaquant=dict(tir=4, tireur_embarque=True, au_contact_d_un_adversaire=True), distance=15)", outcome="Permis"),
    ask("test_de_tir(attaquant=dict(tir=4, tireur_embarque=True, au_contact_d_un_adversaire=True, a_couru=True), difficulte=7, des=[4])", outcome="Raté", total=6),
    ask("tirer(attaquant=dict(tir=4, tireur_embarque=True, a_couru=True, en_deroute=True), distance=15)", outcome="Interdit"),
)
row(
    "CONF-AF24",
    "Rechargement rapide/1 et Tir supplémentaire/2 : quatre tirs ; TIR 3 − 1, Précision et Tireur d'élite contre 10 : 7/16 ; en assaut, un seul.",
    ask("nombre_de_tirs(attaquant=dict(rechargement_rapide_x=1, tir_supplementaire_x=2, recharge_vite=True))", total=4),
    ask("test_de_tir(attaquant=dict(tir=3, rechargement_rapide_x=1, recharge_vite=True, precision=True, tireur_d_elite=True), difficulte=10)", odds={"Touche": F(7, 16)}),
    ask("nombre_de_tirs(attaquant=dict(tir_en_assaut=True, tir_supplementaire_x=2))", total=1),
    ask("""difficulte_du_tir(attaquant=dict(tir_en_assaut=True, tir_d_assaut=True), cible=dict(taille="Grande", partiellement_visible=True), distance=12)""",
        total=4),
    ask("difficulte_du_tir(attaquant=dict(tir_en_assaut=True, tir_d_assaut=True, en_deroute=True), distance=12)", total=7),
)
row(
    "CONF-AF25",
    "Rapidité : charge 30, engagement 20, fuite 30, désengagé 10 ; Pugnacité 7,5 : toute la poursuite ; Implacable/1 : deux.",
    ask('potentiel_de_deplacement(figurine=dict(mou=10, rapidite=True, type_de_deplacement="charge"))', total=30),
    ask('potentiel_de_deplacement(figurine=dict(mou=10, rapidite=True, type_de_deplacement="engagement"))', total=20),
    ask("distance_de_fuite(figurine=dict(mou=10, rapidite=True))", total=30),
    ask("distance_de_fuite(figurine=dict(mou=10, rapidite=True, s_est_desengage=True))", total=10),
    ask("distance_de_poursuite(figurine=dict(mou=7.5, pugnacite=True))", total=F(15, 2)),
    ask("poursuites_permises(figurine=dict(implacable_x=1))", total=2),
)
row(
    "CONF-AF26",
    "Un gouffre en chemin : ni charge, ni course ; d'un Bond, oui ; pas plus large que le socle, oui. Une forêt de 4 cm sur 16 : 20 comptés, il arrive.",
    ask('parvenir_au_contact(figurine=dict(mou=10, chemin=18), distance_parcourue_au_sol=4, zone_de_terrain="infranchissable")', outcome="Interdit"),
    ask('courir(figurine=dict(mou=10), zone_de_terrain="infranchissable")', outcome="Interdit"),
    ask('charger(attaquant_bond=True, zone_de_terrain="infranchissable")', outcome="Permis"),
    ask('charger(attaquant_longueur_du_socle=2.5, largeur_de_l_obstacle_plat=2.5, zone_de_terrain="infranchissable")', outcome="Permis"),
    ask('parvenir_au_contact(figurine=dict(mou=10, chemin=16), distance_parcourue_au_sol=4, zone_de_terrain="encombrée")', outcome="Permis"),
    ask('parvenir_au_contact(figurine=dict(mou=10, chemin=17), distance_parcourue_au_sol=4, zone_de_terrain="encombrée")', outcome="Interdit"),
)
row(
    "CONF-AF27",
    "La baliste lourde tire au palier 2 : 4 + 4, FOR 12 − 4 ; la légère, non ; elle a marché, TIR − 1, sauf Poids ; en assaut, seulement avec Tir d'assaut, à 7.",
    ask(f"difficulte_du_tir(attaquant_palier=0, cible_palier=2, distance=15, {BOW[:-1]}, artillerie_perforante=True, artillerie_lourde=True))", total=8,
        disputed="^10 "),
    ask("force_du_tir(arme=dict(artillerie_lourde=True, artillerie_perforante=True, force=12), cible_palier=2)", total=8),
    ask("prendre_pour_cible(cible_palier=2, arme=dict(artillerie_legere=True, artillerie_perforante=True))", outcome="Interdit"),
    ask("test_de_tir(attaquant=dict(tir=3, a_marche=True), arme=dict(artillerie_perforante=True), difficulte=7, des=[4])", outcome="Raté", total=6),
    ask("test_de_tir(attaquant=dict(tir=3, a_marche=True, poids_x=5), arme=dict(artillerie_perforante=True), difficulte=7, des=[4])", outcome="Touche", total=7),
    ask("test_de_tir(attaquant=dict(tir=3, a_couru=True, poids_x=5), arme=dict(artillerie_perforante=True), difficulte=7, des=[4])", outcome="Raté", total=6),
    ask("tirer(attaquant=dict(tir=3, tir_en_assaut=True), arme=dict(artillerie_perforante=True))", outcome="Interdit"),
    ask("difficulte_du_tir(attaquant=dict(tir_en_assaut=True, tir_d_assaut=True), arme=dict(artillerie_perforante=True), distance=12)", total=7),
    ask("subir_un_test_de_tir(cible_au_contact_d_une_cible_de_l_artillerie=True)", outcome="Obligatoire"),
)
row(
    "CONF-AF28",
    "Féroce contre un Vulnérable : un Sonné devient léger, puis grave ; sur un Éthéré, rien ; le poison n'a pas d'effet sur un Construct.",
    ask('crans_subis(attaquant_feroce=True, cible_vulnerable=True, resultat_de_blessures="Sonné")', total=2),
    ask('crans_subis(cible_vulnerable=True, resultat_de_blessures="Sonné")', total=0),
    ask('crans_subis(attaquant_feroce=True, cible_ethere=True, resultat_de_blessures="Sonné")', total=0),
    ask('crans_subis(cible=dict(ethere=True, vulnerable=True), resultat_de_blessures="Blessure grave")', total=2),
    ask("jet_de_toxique(attaquant_toxique_x=2, cible_construct=True)", outcome="Sans effet"),
    ask("jet_de_toxique(attaquant_toxique_x=2, des=[2])", outcome="Blessure grave"),
)
row(
    "CONF-AF29",
    "Seigneur des morts (Élite, PEUR 9) : le Wolfen zombie, 8, passe à 9 ; face à un Hypérien/8, pas de bonus, mais le COU de son seigneur ; une PEUR, non.",
    ask("""peur_sous_un_seigneur_des_morts(figurine=dict(peur=8, mort_vivant=True, peur_du_seigneur=9, categorie_de_rang_du_seigneur=2,
        aura_d_un_seigneur_des_morts=True))""", total=9),
    ask("""test_de_courage(figurine=dict(peur=5, mort_vivant=True, peur_du_seigneur=9, categorie_de_rang_du_seigneur=2, aura_d_un_seigneur_des_morts=True),
        adversaire=dict(hyperien=True, hyperien_x=8))""", odds={"Réussi": F(1)}),
    ask("devoir_tester_son_courage(figurine=dict(peur=5, mort_vivant=True, assaillant=True), adversaire_peur=8)", outcome="Sans effet"),
)
row(
    "CONF-AF30",
    "Ils sont sur moi : Poids ne se désengage qu'en force ; Désengagement/5 à trois ennemis, 5 ; Éthéré d'office, sauf engagé ce tour ; trois sur un petit, non.",
    ask("test_de_desengagement(figurine=dict(poids_x=5, ini=5, adversaires_au_contact=1))", outcome="Interdit"),
    ask("test_de_desengagement(figurine=dict(ini=3, desengagement_x=5, adversaires_au_contact=3), des=[2])", outcome="Se désengage", total=5),
    ask("test_de_desengagement(figurine=dict(ini=3, ethere=True, adversaires_au_contact=3))", outcome="Se désengage"),
    ask("se_desengager(figurine=dict(ethere=True, a_ete_charge=True, adversaires_au_contact=1))", outcome="Interdit"),
    ask('se_desengager(figurine=dict(taille="Petite", adversaires_au_contact=3))', outcome="Interdit"),
    ask("""test_de_desengagement_en_force(figurine=dict(force=9, taille="Grande", adversaires_au_contact=2, blessure_grave=True),
        adversaire=dict(taille="Moyenne", res=7), des=[3])""", outcome="Reste aux prises", total=3, disputed="Interdit"),
)

QUESTIONS = [(code, n, question, expected) for code, (_, questions) in ROWS.items() for n, (question, expected) in enumerate(questions, 1)]


@pytest.mark.parametrize("code, rank, question, expected", QUESTIONS, ids=[f"{code}-{n}" for code, n, *_ in QUESTIONS])
def test_situation(resolver, code, rank, question, expected):
    check(resolver, "confrontation", code, question, expected)
