"""Confrontation, a blind round on the skills from A to L: together, with wounds, charges and sizes, in which phase, denied by a rout or a failed retreat.

Worked out from the text before anything was asked; what held at once is kept with what was mended.
"""

from __future__ import annotations

from fractions import Fraction as F

import pytest
from verdicts import ask, check, rows

ROWS, row = rows()

row(
    "CONF-AI01",
    "Bravoure, Fanatisme et Furie guerrière, deux dés en attaque au duel : ATT 5, FOR 6, trois dés.",
    ask("test_d_attaque(attaquant=dict(att=4, bravoure=True, fanatisme=True, furie_guerriere=True, declare_sa_furie=True, des_en_attaque=2, "
        "des_en_defense=0), des=[3])", total=8),
    ask("des_d_attaque(figurine=dict(bravoure=True, furie_guerriere=True, declare_sa_furie=True, adversaires_dans_le_combat=1, "
        "des_en_attaque=2, des_en_defense=0))", total=3),
    ask("force_du_jet_de_blessures(attaquant=dict(force=5, fanatisme=True, des_en_attaque=2, des_en_defense=0, furie_guerriere=True, "
        "declare_sa_furie=True))", total=6),
)
row(
    "CONF-AI02",
    "Le même en déroute : jamais plus de dés en attaque qu'en défense, ni bonus d'attaque.",
    ask("repartir_ses_des_de_combat(figurine=dict(en_deroute=True, adversaires_dans_le_combat=1, des_en_attaque=2, des_en_defense=0))", outcome="Interdit"),
    ask("repartir_ses_des_de_combat(figurine=dict(en_deroute=True, adversaires_dans_le_combat=2, des_en_attaque=2, des_en_defense=1))", outcome="Interdit"),
    ask("test_d_attaque(attaquant=dict(att=4, bravoure=True, en_deroute=True, des_en_attaque=1, des_en_defense=1), des=[3])", total=7),
)
row(
    "CONF-AI03",
    "Juste et Bravoure, tout en attaque : ATT+1, une seule fois.",
    ask("test_d_attaque(attaquant=dict(att=4, bravoure=True, juste=True, des_en_attaque=2, des_en_defense=0), des=[3])", total=8),
)
row(
    "CONF-AI04",
    "Champion guerrier contre deux : deux dés d'Enchaînement (ATT 4, DEF 3), trois en attaque sur cinq, la Furie en donne un.",
    ask("nombre_de_des_de_combat(figurine=dict(champion=True, des_d_enchainement=2, adversaires_dans_le_combat=2))", total=5),
    ask("des_d_attaque(figurine=dict(champion=True, des_d_enchainement=2, adversaires_dans_le_combat=2, furie_guerriere=True, "
        "declare_sa_furie=True, des_en_attaque=3, des_en_defense=2))", total=4),
    ask("test_d_attaque(attaquant=dict(att=6, champion=True, des_d_enchainement=2, furie_guerriere=True, declare_sa_furie=True, "
        "des_en_attaque=3, des_en_defense=2), des=[2])", total=6),
    ask("test_de_defense(cible=dict(defense=5, champion=True, des_d_enchainement=2), difficulte=6, des=[3])", outcome="Parée"),
)
row(
    "CONF-AI05",
    "Tueur né et Destrier : qui a chargé n'a pas le dé de Destrier, mais celui de Charge bestiale, en attaque.",
    ask("nombre_de_des_de_combat(figurine=dict(tueur_ne=True, destrier=True, charge_bestiale=True, a_charge=True, adversaires_dans_le_combat=1))", total=3),
    ask("des_d_attaque_de_plus(figurine=dict(charge_bestiale=True, a_charge=True))", total=1),
    ask("des_d_attaque(figurine=dict(tueur_ne=True, destrier=True, charge_bestiale=True, a_charge=True, adversaires_dans_le_combat=1, "
        "des_en_attaque=1, des_en_defense=2))", total=2),
    ask("nombre_de_des_de_combat(figurine=dict(tueur_ne=True, destrier=True, charge_bestiale=True, a_engage=True, adversaires_dans_le_combat=1))", total=4),
)
row(
    "CONF-AI06",
    "L'Assassin a chargé : 3d6 ; engagé, en poursuite ou en déroute : 2d6.",
    ask("jet_de_blessures(attaquant=dict(force=1, assassin=True, a_charge=True), cible_res=15)", odds={"Tué net": F(2, 27)}),
    ask("jet_de_blessures(attaquant=dict(force=1, assassin=True, a_engage=True), cible_res=15)", odds={"Tué net": F(1, 36)}),
    ask("jet_de_blessures(attaquant=dict(force=1, assassin=True, a_charge=True, a_poursuivi=True), cible_res=15)", odds={"Tué net": F(1, 36)}),
    ask("jet_de_blessures(attaquant=dict(force=1, assassin=True, a_charge=True, en_deroute=True), cible_res=15)", odds={"Tué net": F(1, 36)}),
)
row(
    "CONF-AI07",
    "Grand Dur à cuire (3) : une Brute épaisse (2) et un gobelin du même tour de parole suffisent, seule non ; engager ne compte pas.",
    ask("infliger_les_penalites_de_charge(attaquant=dict(brute_epaisse=True, a_charge=True, puissance_des_autres_chargeurs=1), "
        "cible=dict(taille='Grande', dur_a_cuire=True))", outcome="Permis"),
    ask("infliger_les_penalites_de_charge(attaquant=dict(brute_epaisse=True, a_charge=True), cible=dict(taille='Grande', dur_a_cuire=True))",
        outcome="Interdit"),
    ask("infliger_les_penalites_de_charge(attaquant=dict(brute_epaisse=True, a_engage=True), cible=dict(taille='Moyenne'))", outcome="Interdit"),
)
row(
    "CONF-AI08",
    "Double 6 : Dur à cuire et Éthéré meurent, un Énorme/1 passe en critique, un Énorme/2 en grave.",
    ask("jet_de_blessures(attaquant_force=1, cible=dict(res=15, dur_a_cuire=True), des=[6,6])", outcome="Tué net"),
    ask("une_attaque(attaquant=dict(att=4, force=1), cible=dict(res=15, ethere=True, des_de_parade=0), des=[[3],[6,6]])", gives="niveau 4"),
    ask("une_attaque(attaquant=dict(att=4, force=1), cible=dict(res=15, enorme_x=1, marqueurs_enorme=1, des_de_parade=0), des=[[3],[6,6]])",
        gives="niveau 3"),
    ask("une_attaque(attaquant=dict(att=4, force=1), cible=dict(res=15, enorme_x=2, marqueurs_enorme=2, des_de_parade=0), des=[[3],[6,6]])",
        gives="niveau 2"),
)
row(
    "CONF-AI09",
    "Féroce change un Sonné en légère : rien sur un Éthéré ; l'Énorme y perd son marqueur.",
    ask("une_attaque(attaquant=dict(att=4, force=1, feroce=True), cible=dict(res=15, ethere=True, des_de_parade=0), des=[[3],[2,4]])", gives="niveau 0"),
    ask("une_attaque(attaquant=dict(att=4, force=1, feroce=True), cible=dict(res=15, des_de_parade=0), des=[[3],[2,4]])", gives="niveau 1"),
)
row(
    "CONF-AI10",
    "Endurance et grave et Sonné : −2 ; Possédé, −2 ; les deux compétences, −1, Sonné ou non ; en critique, −2.",
    ask("test_d_attaque(attaquant=dict(att=5, endurance=True, blessure_grave=True, sonne=True), des=[3])", total=6),
    ask("test_d_attaque(attaquant=dict(att=5, possede=True, blessure_grave=True, sonne=True), des=[3])", total=6),
    ask("test_d_attaque(attaquant=dict(att=5, possede=True, endurance=True, blessure_grave=True), des=[3])", total=7),
    ask("test_d_attaque(attaquant=dict(att=5, possede=True, endurance=True, blessure_grave=True, sonne=True), des=[3])", total=7),
    ask("test_d_attaque(attaquant=dict(att=5, possede=True, endurance=True, blessure_critique=True), des=[3])", total=6),
)
row(
    "CONF-AI11",
    "Coup de maître : malus de blessure une fois, Mutagène non compté, Bravoure et Fanatisme comptés, Endurance, pénalités de charge, "
    "Enchaînement ; X en double, le plus fort.",
    ask("test_d_attaque(attaquant=dict(att=5, blessure_legere=True, mutagene_x=1, points_de_mutagene_en_att=2), des=[3])", total=9),
    ask("force_du_coup_de_maitre(attaquant=dict(att=5, force=7, coup_de_maitre_x=1, blessure_legere=True, points_de_mutagene_en_att=2))", total=12),
    ask("force_du_coup_de_maitre(attaquant=dict(att=5, force=7, coup_de_maitre_x=1, fanatisme=True, bravoure=True, des_en_attaque=3, "
        "des_en_defense=0))", total=15),
    ask("force_du_coup_de_maitre(attaquant=dict(att=5, force=7, coup_de_maitre_x=1, possede=True, blessure_grave=True, sonne=True))", total=11),
    ask("force_du_coup_de_maitre(attaquant=dict(att=5, force=7, coup_de_maitre_x=1, endurance=True, blessure_legere=True))", total=13),
    ask("force_du_coup_de_maitre(attaquant=dict(att=5, force=7, coup_de_maitre_x=1, champion=True, des_d_enchainement=2))", total=11),
    ask("force_du_coup_de_maitre(attaquant=dict(att=5, force=7, coup_de_maitre_x=1, subit_les_penalites_de_charge=True))", total=12),
    ask("force_du_coup_de_maitre(attaquant=dict(att=5, force=7, champion=True, coup_de_maitre_x=2))", total=14),
)
row(
    "CONF-AI12",
    "Champion guerrier : Contre-attaque demande deux points ; pas un magicien pur.",
    ask("des_gagnes_par_la_parade(cible=dict(champion=True), attaque_paree=True, marge_de_la_parade=1)", total=0),
    ask("des_gagnes_par_la_parade(cible=dict(champion=True), attaque_paree=True, marge_de_la_parade=2)", total=1),
    ask("des_gagnes_par_la_parade(cible=dict(champion=True, magicien_pur=True), attaque_paree=True, marge_de_la_parade=2)", total=0),
)
row(
    "CONF-AI13",
    "Ambidextre et Contre-attaque, paré de trois points avec trois dés : un seul dé gagné ; en déroute, aucun.",
    ask("des_gagnes_par_la_parade(cible=dict(ambidextre=True, contre_attaque=True), attaque_paree=True, marge_de_la_parade=3)", total=1),
    ask("des_gagnes_par_la_parade(cible=dict(ambidextre=True, contre_attaque=True, des_de_parade=3), attaque_paree=True, marge_de_la_parade=3)", total=1),
    ask("des_gagnes_par_la_parade(cible=dict(ambidextre=True, en_deroute=True), attaque_paree=True, marge_de_la_parade=3)", total=0),
)
row(
    "CONF-AI14",
    "Attaque en échec automatique : il abandonne son dé de défense pour un dé d'attaque.",
    ask("des_gagnes_par_la_parade(cible=dict(contre_attaque=True, abandonne_son_de_de_defense=True), attaque_en_echec_automatique=True)", total=1),
)
row(
    "CONF-AI15",
    "Une feinte se fait aussi d'un coup de maître.",
    ask("faire_une_feinte(attaquant=dict(feinte=True, porte_un_coup_de_maitre=True), attaque_qui_porte=True)", outcome="Permis"),
)
row(
    "CONF-AI16",
    "Féroce et Toxique/2, Sonné lu légère puis grave au toxique : critique ; un Mort-vivant, légère seule ; sans Féroce, rien ; un Éthéré, rien.",
    ask("une_attaque(attaquant=dict(att=4, force=1, feroce=True, toxique_x=2, attaque_toxique=True), cible=dict(res=15, des_de_parade=0), "
        "des=[[3],[2,4],[2]])", gives="niveau 3"),
    ask("une_attaque(attaquant=dict(att=4, force=1, feroce=True, toxique_x=2, attaque_toxique=True), cible=dict(res=15, mort_vivant=True, "
        "des_de_parade=0), des=[[3],[2,4]])", gives="niveau 1"),
    ask("une_attaque(attaquant=dict(att=4, force=1, toxique_x=2, attaque_toxique=True), cible=dict(res=15, des_de_parade=0), des=[[3],[2,4]])",
        gives="niveau 0"),
    ask("une_attaque(attaquant=dict(att=4, force=1, feroce=True, toxique_x=2, attaque_toxique=True), cible=dict(res=15, ethere=True, "
        "des_de_parade=0), des=[[3],[2,4]])", gives="niveau 0"),
)
row(
    "CONF-AI17",
    "Acharné tué net et Possédé : −2, Sonné en plus −3 ; il peut poursuivre.",
    ask("test_d_attaque(attaquant=dict(att=5, acharne=True, tue_net=True, possede=True), des=[3])", total=6),
    ask("test_d_attaque(attaquant=dict(att=5, acharne=True, tue_net=True, possede=True, sonne=True), des=[3])", total=5),
    ask("poursuivre(figurine=dict(acharne=True, tue_net=True, a_tue_ses_adversaires=True))", outcome="Permis"),
)
row(
    "CONF-AI18",
    "Désengagement/6 devant trois : 2/3, Vivacité 8/9.",
    ask("test_de_desengagement(figurine=dict(ini=3, desengagement_x=6, adversaires_au_contact=3, taille='Moyenne'))", odds={"Se désengage": F(2, 3)}),
    ask("test_de_desengagement(figurine=dict(ini=3, desengagement_x=6, adversaires_au_contact=3, taille='Moyenne', vivacite=True))",
        odds={"Se désengage": F(8, 9)}),
)
row(
    "CONF-AI19",
    "Petite Taille et trois adversaires, ou chargé ce tour : pas de désengagement, même Éthéré ; à deux, l'Éthéré réussit toujours.",
    ask("test_de_desengagement(figurine=dict(ini=3, desengagement_x=6, adversaires_au_contact=3, taille='Petite'))", outcome="Interdit"),
    ask("se_desengager(figurine=dict(ethere=True, adversaires_au_contact=3, taille='Petite'))", outcome="Interdit"),
    ask("test_de_desengagement(figurine=dict(ini=3, ethere=True, adversaires_au_contact=2, taille='Petite'))", odds={"Se désengage": F(1)}),
    ask("se_desengager(figurine=dict(ethere=True, a_ete_charge=True, adversaires_au_contact=1))", outcome="Interdit"),
)
row(
    "CONF-AI20",
    "Poids/5 : pas à l'INI ; en force, il faut être plus grand.",
    ask("test_de_desengagement(figurine=dict(ini=6, poids_x=5, adversaires_au_contact=1))", outcome="Interdit"),
    ask("test_de_desengagement_en_force(figurine=dict(force=9, poids_x=5, adversaires_au_contact=1, taille='Grande'), adversaire=dict(res=5, "
        "taille='Grande'))", outcome="Interdit"),
)
row(
    "CONF-AI21",
    "Pugnacité, Implacable/1, Force en charge/3 : 10 cm, deux poursuites, FOR sans bonus après la première.",
    ask("distance_de_poursuite(figurine=dict(mou=10, pugnacite=True))", total=10),
    ask("poursuites_permises(figurine=dict(implacable_x=1))", total=2),
    ask("poursuivre(figurine=dict(implacable_x=1, poursuites_faites=1, a_tue_ses_adversaires=True))", outcome="Permis"),
    ask("poursuivre(figurine=dict(implacable_x=1, poursuites_faites=2, a_tue_ses_adversaires=True))", outcome="Interdit"),
    ask("force_du_jet_de_blessures(attaquant=dict(force=6, force_en_charge_x=3, a_charge=True, a_poursuivi=True))", total=6),
)
row(
    "CONF-AI22",
    "Brutal en poursuite sur un Énorme/2 : pénalités ; un Désespéré devant plus cher que lui les compense.",
    ask("infliger_les_penalites_de_charge(attaquant=dict(brutal=True, en_poursuite=True), cible=dict(enorme_x=2))", outcome="Permis"),
    ask("test_d_attaque(attaquant=dict(att=4, desespere=True, adversaires_dans_le_combat=1, valeur_strategique=30, "
        "subit_les_penalites_de_charge=True), cible_valeur_strategique=31, des=[3])", total=7),
)
row(
    "CONF-AI23",
    "Désespéré : à valeur égale au duel rien, contre deux moins chers si, DEF comprise.",
    ask("test_d_attaque(attaquant=dict(att=4, desespere=True, adversaires_dans_le_combat=1, valeur_strategique=12), "
        "cible_valeur_strategique=12, des=[3])", total=7),
    ask("test_d_attaque(attaquant=dict(att=4, desespere=True, adversaires_dans_le_combat=2, valeur_strategique=12), cible_valeur_strategique=5, "
        "des=[3])", total=8),
    ask("test_de_defense(cible=dict(defense=4, desespere=True, adversaires_dans_le_combat=2, valeur_strategique=12), "
        "attaquant_valeur_strategique=5, difficulte=8, des=[3])", outcome="Parée"),
)
row(
    "CONF-AI24",
    "Farouche/10, un ami à 10 cm tout rond : ATT+1.",
    ask("test_d_attaque(attaquant=dict(att=4, farouche_x=10, distance_de_l_ami_le_plus_proche=10), des=[3])", total=8),
)
row(
    "CONF-AI25",
    "Bravoure annule Abominable ; COU 5, Aguerri, PEUR 12 : 5/18.",
    ask("test_de_courage(figurine=dict(cou=5, bravoure=True, aguerri=True), adversaire=dict(peur=12, abominable=True))", odds={"Réussi": F(5, 18)}),
)
row(
    "CONF-AI26",
    "Abominable : COU 4 contre 8, 1/4 ; Aguerri, contre 9, 1/9.",
    ask("test_de_courage(figurine=dict(cou=4), adversaire=dict(peur=8, abominable=True))", odds={"Réussi": F(1, 4)}),
    ask("test_de_courage(figurine=dict(cou=4, aguerri=True), adversaire=dict(peur=9, abominable=True))", odds={"Réussi": F(1, 9)}),
)
row(
    "CONF-AI27",
    "Désespéré vivant devant un Hypérien : pas de test ; sous un Seigneur de PEUR 7, PEUR 5 et rang 3 : 7.",
    ask("devoir_tester_son_courage(figurine=dict(desespere=True, cou=3, defenseur=True), adversaire=dict(hyperien_x=8, a_charge=True))",
        outcome="Sans effet"),
    ask("peur_sous_un_seigneur_des_morts(figurine=dict(peur=5, mort_vivant=True, aura_d_un_seigneur_des_morts=True, peur_du_seigneur=7, "
        "categorie_de_rang_du_seigneur=3))", total=7),
)
row(
    "CONF-AI28",
    "Cri de guerre/7 : en chargeant une PEUR 6, pas de test, en engageant si ; elle teste contre 7 sans risque.",
    ask("devoir_tester_son_courage(figurine=dict(cou=3, cri_de_guerre_x=7, en_charge=True), adversaire_peur=6)", outcome="Sans effet"),
    ask("devoir_tester_son_courage(figurine=dict(cou=3, cri_de_guerre_x=7, a_engage=True), adversaire_peur=6)", outcome="Obligatoire"),
    ask("test_de_courage(figurine=dict(peur=6, defenseur=True), adversaire=dict(cou=3, cri_de_guerre_x=7, a_charge=True))", odds={"Réussi": F(1)}),
)
row(
    "CONF-AI29",
    "Commandant en déroute : son Courage ne sert plus.",
    ask("test_de_courage(figurine=dict(cou=3, dans_l_aura_d_un_commandant=True), commandant=dict(cou=6, en_deroute=True), adversaire_peur=8)",
        odds={"Réussi": F(1, 3)}),
    ask("test_de_courage(figurine=dict(cou=3, dans_l_aura_d_un_commandant=True), commandant=dict(cou=6), adversaire_peur=8)", odds={"Réussi": F(5, 6)}),
)
row(
    "CONF-AI30",
    "En déroute au contact d'une PEUR 8 : le Courage seul, pas la Discipline.",
    ask("test_de_ralliement(figurine=dict(cou=4, dis=6, en_deroute=True), adversaire=dict(peur=8, au_contact_de_l_autre=True))", odds={"Rallié": F(1, 2)}),
    ask("se_rallier_par_la_discipline(figurine=dict(cou=4, dis=6, en_deroute=True), adversaire=dict(peur=8, au_contact_de_l_autre=True))",
        outcome="Interdit"),
)
row(
    "CONF-AI31",
    "Ralliement : COU 4 et étendard, 2/3 ; DIS 3, musicien et Rigueur, 3/4.",
    ask("test_de_ralliement(figurine=dict(cou=4, en_deroute=True, dans_l_aura_d_un_porte_etendard=True))", odds={"Rallié": F(2, 3)}),
    ask("test_de_ralliement_par_la_discipline(figurine=dict(dis=3, rigueur=True, en_deroute=True, dans_l_aura_d_un_musicien=True))",
        odds={"Rallié": F(3, 4)}),
)
row(
    "CONF-AI32",
    "Rapidité : fuir devant l'assaut, 22,5 cm ; après s'être désengagé, 7,5.",
    ask("distance_de_fuite(figurine=dict(mou=7.5, rapidite=True))", total=22.5),
    ask("distance_de_fuite(figurine=dict(mou=7.5, rapidite=True, s_est_desengage=True))", total=7.5),
)
row(
    "CONF-AI33",
    "Pas deux fuites, ni d'un Immobile.",
    ask("fuir(figurine=dict(en_deroute=True, a_deja_fui=True))", outcome="Interdit"),
    ask("fuir(figurine=dict(en_deroute=True, immobile_x=2))", outcome="Interdit"),
)
row(
    "CONF-AI34",
    "DEF 3, Parade et Esquive contre 9 : un dé 5/9, deux 19/27.",
    ask("test_de_defense(cible=dict(defense=3, parade=True, esquive=True), difficulte=9)", odds={"Parée": F(5, 9)}),
    ask("test_de_defense(cible=dict(defense=3, parade=True, esquive=True, des_de_parade=2), difficulte=9)", odds={"Parée": F(19, 27)}),
)
row(
    "CONF-AI35",
    "Épée-hache, Fléau contre Dur à cuire : critique lu, tué net ; sans Fléau, grave ; Énorme/1, critique ; en déroute, critique ; Éthéré, "
    "tué ; déjà en légère et une grave : critique seulement.",
    ask("une_attaque(attaquant=dict(att=4, force=5, epee_hache=True, fleau=True), cible=dict(res=5, dur_a_cuire=True, vise_par_le_fleau=True, "
        "des_de_parade=0), des=[[3],[4,6]])", gives="niveau 4"),
    ask("une_attaque(attaquant=dict(att=4, force=5, epee_hache=True), cible=dict(res=5, dur_a_cuire=True, des_de_parade=0), des=[[3],[4,6]])",
        gives="niveau 2"),
    ask("une_attaque(attaquant=dict(att=4, force=5, epee_hache=True), cible=dict(res=5, enorme_x=1, marqueurs_enorme=1, des_de_parade=0), "
        "des=[[3],[4,6]])", gives="niveau 3"),
    ask("une_attaque(attaquant=dict(att=4, force=5, epee_hache=True, en_deroute=True), cible=dict(res=5, des_de_parade=0), des=[[3],[4,6]])",
        gives="niveau 3"),
    ask("une_attaque(attaquant=dict(att=4, force=5, epee_hache=True), cible=dict(res=5, ethere=True, des_de_parade=0), des=[[3],[4,6]])", gives="niveau 4"),
    ask("une_attaque(attaquant=dict(att=4, force=3, epee_hache=True), cible=dict(res=5, blessure_legere=True, des_de_parade=0), des=[[3],[4,6]])",
        gives="niveau 3"),
)
row(
    "CONF-AI36",
    "Arme sacrée/Combat : 1/6, Assassin qui a chargé 4/9, Armure sacrée 0.",
    ask("jet_de_blessures(attaquant=dict(force=1, arme_sacree_x='Combat'), cible_res=15)", odds={"Tué net": F(1, 6)}),
    ask("jet_de_blessures(attaquant=dict(force=1, arme_sacree_x='Combat', assassin=True, a_charge=True), cible_res=15)", odds={"Tué net": F(4, 9)}),
    ask("jet_de_blessures(attaquant=dict(force=1, arme_sacree_x='Combat'), cible=dict(res=15, armure_sacree=True))", odds={"Tué net": F(0)}),
    ask("jet_de_blessures(attaquant=dict(force=1, arme_sacree_x='Combat', assassin=True, a_charge=True), cible=dict(res=15, armure_sacree=True))",
        odds={"Tué net": F(0)}),
)
row(
    "CONF-AI37",
    "Immunité/Tête : 5 et 6, rien.",
    ask("jet_de_blessures(attaquant_force=4, cible=dict(res=5, zone_immunisee='Tête'), des=[5,6])", outcome="Rien"),
)
row(
    "CONF-AI38",
    "Concentration en déroute : plus de points.",
    ask("attribuer_des_points_de_concentration(figurine=dict(concentration_x=3, en_deroute=True))", outcome="Interdit"),
)
row(
    "CONF-AI39",
    "Bretteur, un dé en attaque et un en réserve : la moitié, pas de Furie.",
    ask("des_d_attaque(figurine=dict(bretteur=True, furie_guerriere=True, declare_sa_furie=True, adversaires_dans_le_combat=1, "
        "des_en_attaque=1, des_en_defense=0, des_non_places=1))", total=1),
)
row(
    "CONF-AI40",
    "Lames dorsales/2 : quatre dés ; coup de maître de ses deux dés, 13 ; une lame ne compte ni Fanatisme ni Force en charge, mais la Blessure.",
    ask("nombre_de_des_de_combat(figurine=dict(lames_dorsales_x=2, adversaires_dans_le_combat=1))", total=4),
    ask("force_du_coup_de_maitre(attaquant=dict(att=5, force=6, coup_de_maitre_x=2, lames_dorsales_x=2))", total=13),
    ask("force_du_jet_de_blessures(attaquant=dict(force_de_la_carte=6, attaque_des_lames=True, fanatisme=True, des_en_attaque=4, "
        "des_en_defense=0, blessure_legere=True))", total=5),
    ask("force_du_jet_de_blessures(attaquant=dict(force_de_la_carte=6, attaque_des_lames=True, force_en_charge_x=3, a_charge=True, sonne=True, "
        "endurance=True))", total=6),
)
row(
    "CONF-AI41",
    "Chance : COU 3 contre 8, 5/9 ; contre 10, 5/36, le second jet ne se relance pas ; en déroute, 1/3.",
    ask("test_de_courage(figurine=dict(cou=3, chance=True), adversaire_peur=8)", odds={"Réussi": F(5, 9)}),
    ask("test_de_courage(figurine=dict(cou=3, chance=True), adversaire_peur=10)", odds={"Réussi": F(5, 36)}),
    ask("test_de_courage(figurine=dict(cou=3, chance=True, en_deroute=True), adversaire_peur=8)", odds={"Réussi": F(1, 3)}),
)
row(
    "CONF-AI42",
    "Maudit des Dieux : pas de Chance ; Résolution/2 contre 10, 1/3, contre 12 jamais.",
    ask("test_de_courage(figurine=dict(cou=3, chance=True, maudit_des_dieux=True), adversaire_peur=8)", odds={"Réussi": F(1, 3)}),
    ask("test_de_courage(figurine=dict(cou=3, resolution_x=2, maudit_des_dieux=True), adversaire_peur=12)", odds={"Réussi": F(0)}),
    ask("test_de_courage(figurine=dict(cou=3, resolution_x=2, use_de_resolution=True, maudit_des_dieux=True), adversaire_peur=10)", odds={"Réussi": F(1, 3)}),
    ask("test_de_courage(figurine=dict(cou=3, resolution_x=2, use_de_resolution=True, maudit_des_dieux=True), adversaire_peur=12)", odds={"Réussi": F(0)}),
)
row(
    "CONF-AI43",
    "Énorme/1 (3) charge deux Grands (4) : rien ; Brute épaisse (4), si.",
    ask("infliger_les_penalites_de_charge(attaquant=dict(enorme_x=1, a_charge=True), cible_taille='Grande', puissance_des_autres_cibles=2)",
        outcome="Interdit"),
    ask("infliger_les_penalites_de_charge(attaquant=dict(enorme_x=1, brute_epaisse=True, a_charge=True), cible=dict(taille='Grande', "
        "puissance_des_autres_cibles=2))", outcome="Permis"),
)
row(
    "CONF-AI44",
    "Désengagement manqué et Enchaînement : tout en défense ; défense soutenue permise.",
    ask("repartir_ses_des_de_combat(figurine=dict(a_manque_son_desengagement=True, adversaires_dans_le_combat=1, champion=True, "
        "des_d_enchainement=2, des_en_attaque=2, des_en_defense=2))", outcome="Interdit"),
    ask("repartir_ses_des_de_combat(figurine=dict(a_manque_son_desengagement=True, adversaires_dans_le_combat=1, champion=True, "
        "des_d_enchainement=2, des_en_attaque=0, des_en_defense=4))", outcome="Permis"),
    ask("annoncer_une_defense_soutenue(cible=dict(a_manque_son_desengagement=True, des_en_attaque=0, des_en_defense=2, des_de_defense_restants=1))",
        outcome="Permis"),
)
row(
    "CONF-AI45",
    "Mort-vivant, Construct : DIS 0, dite ou non, musicien ou non ; sous un Seigneur des morts, la sienne.",
    ask("test_de_discipline(figurine=dict(dis=4, mort_vivant=True, dans_l_aura_d_un_musicien=True), difficulte=5)", odds={"Réussi": F(1, 3)}),
    ask("test_de_discipline(figurine=dict(mort_vivant=True, dans_l_aura_d_un_commandant=True), commandant=dict(dis=5, seigneur_des_morts=True), "
        "difficulte=8)", odds={"Réussi": F(2, 3)}),
    ask("test_de_discipline(figurine=dict(mort_vivant=True, dans_l_aura_d_un_commandant=True), commandant=dict(dis=5, seigneur_des_morts_x=10), "
        "difficulte=8)", odds={"Réussi": F(2, 3)}),
    ask("test_de_discipline(figurine=dict(mort_vivant=True, dans_l_aura_d_un_commandant=True), commandant=dict(dis=5), difficulte=5)",
        odds={"Réussi": F(1, 3)}),
    ask("test_de_discipline(figurine=dict(dis=0, mort_vivant=True, dans_l_aura_d_un_commandant=True), commandant=dict(dis=5, "
        "seigneur_des_morts=True), difficulte=8)", odds={"Réussi": F(2, 3)}),
    ask("test_de_discipline(figurine=dict(dis=3, mort_vivant=True, dans_l_aura_d_un_commandant=True), commandant=dict(dis=5, "
        "seigneur_des_morts_x=10), difficulte=8)", odds={"Réussi": F(2, 3)}),
    ask("test_de_discipline(figurine=dict(dis=3, mort_vivant=True, dans_l_aura_d_un_commandant=True), commandant=dict(dis=5), difficulte=5)",
        odds={"Réussi": F(1, 3)}),
    ask("test_de_discipline(figurine=dict(construct=True, dans_l_aura_d_un_commandant=True), commandant_dis=5, difficulte=5)", odds={"Réussi": F(1, 3)}),
    ask("test_de_discipline(figurine=dict(mort_vivant=True), difficulte=5)", odds={"Réussi": F(1, 3)}),
)
row(
    "CONF-AI46",
    "Fanatique en déroute : pas de poursuite ; Rigueur au second test, 3/4.",
    ask("poursuivre(figurine=dict(fanatisme=True, en_deroute=True, a_tue_ses_adversaires=True))", outcome="Interdit"),
    ask("test_de_fanatisme(figurine=dict(fanatisme=True, dis=3, defenseur=True, rigueur=True), difficulte=7)", odds={"Réussi": F(3, 4)}),
)
row(
    "CONF-AI47",
    "Énorme/1 et Féroce : la légère coûte le marqueur.",
    ask("une_attaque(attaquant=dict(att=4, force=1, feroce=True), cible=dict(res=15, enorme_x=1, marqueurs_enorme=1, des_de_parade=0), "
        "des=[[3],[2,4]])", gives="niveau 0"),
)
row(
    "CONF-AI48",
    "Brute épaisse : 5 puis 1 vaut 6 ; 6 puis 1 vaut 1 ; 5, 6, 1 vaut 6 ; Maudit, le 5 reste.",
    ask("test_d_attaque(attaquant=dict(att=4, brute_epaisse=True), des=[5,1])", total=10),
    ask("test_d_attaque(attaquant=dict(att=4, brute_epaisse=True), des=[6,1])", total=5),
    ask("test_d_attaque(attaquant=dict(att=4, brute_epaisse=True), des=[5,6,1])", total=10),
    ask("test_d_attaque(attaquant=dict(att=4, brute_epaisse=True, maudit_des_dieux=True), des=[5])", total=9),
)
row(
    "CONF-AI49",
    "Bretteur et Bravoure, un dé en réserve : pas d'ATT+1.",
    ask("test_d_attaque(attaquant=dict(att=4, bretteur=True, bravoure=True, adversaires_dans_le_combat=1, des_en_attaque=1, des_en_defense=0, "
        "des_non_places=1), des=[3])", total=7),
)
row(
    "CONF-AI50",
    "Lames dorsales en attaque, un de ses dés en défense : pas d'ATT+1 de Bravoure.",
    ask("test_d_attaque(attaquant=dict(att=4, lames_dorsales_x=2, bravoure=True, adversaires_dans_le_combat=1, des_en_attaque=3, "
        "des_en_defense=1), des=[3])", total=7),
)
row(
    "CONF-AI51",
    "Charge bestiale, deux dés en défense : défense soutenue permise.",
    ask("annoncer_une_defense_soutenue(cible=dict(charge_bestiale=True, a_charge=True, des_en_attaque=1, des_en_defense=2, "
        "des_de_defense_restants=1))", outcome="Permis"),
)
row(
    "CONF-AI52",
    "PEUR 5 tenue pour Courage, étendard : 5/6 contre 8.",
    ask("test_de_courage(figurine=dict(peur=5, dans_l_aura_d_un_porte_etendard=True), adversaire_peur=8)", odds={"Réussi": F(5, 6)}),
)
row(
    "CONF-AI53",
    "Marque de sauvagerie : ni Champion, ni Mort-vivant.",
    ask("recevoir_une_marque_de_sauvagerie(figurine=dict(de_race_wolfen=True, champion=True))", outcome="Interdit"),
    ask("recevoir_une_marque_de_sauvagerie(figurine=dict(de_race_wolfen=True, mort_vivant=True))", outcome="Interdit"),
)
row(
    "CONF-AI54",
    "Conscience : charger à 20 cm qui est hors du champ de vision, pas à 21.",
    ask("charger(attaquant=dict(conscience=True, sans_ligne_de_vue=True), distance=20)", outcome="Permis"),
    ask("charger(attaquant=dict(conscience=True, sans_ligne_de_vue=True), distance=21)", outcome="Interdit"),
    ask("charger(attaquant=dict(conscience=True), cible_hors_de_son_champ_de_vision=True, distance=20)", outcome="Permis"),
    ask("charger(attaquant=dict(conscience=True), cible_hors_de_son_champ_de_vision=True, distance=21)", outcome="Interdit"),
)
row(
    "CONF-AI55",
    "Le coup de maître compte Désespéré et Farouche.",
    ask("force_du_coup_de_maitre(attaquant=dict(att=5, force=6, coup_de_maitre_x=0, desespere=True, adversaires_dans_le_combat=2))", total=12),
    ask("force_du_coup_de_maitre(attaquant=dict(att=5, force=6, coup_de_maitre_x=0, farouche_x=10, distance_de_l_ami_le_plus_proche=12))", total=12),
)
row(
    "CONF-AI56",
    "Défense soutenue, Parade : DEF 4 contre 8, 11/36 ; Esquive, 5/9.",
    ask("test_de_defense(cible=dict(defense=4, parade=True, defense_soutenue=True), difficulte=8)", odds={"Parée": F(11, 36)}),
    ask("test_de_defense(cible=dict(defense=4, parade=True, esquive=True, defense_soutenue=True), difficulte=8)", odds={"Parée": F(5, 9)}),
)
row(
    "CONF-AI57",
    "Poursuivre une PEUR 8 avec COU 4 : 1/2.",
    ask("test_de_courage(figurine=dict(cou=4, en_poursuite=True), adversaire_peur=8)", odds={"Réussi": F(1, 2)}),
)
row(
    "CONF-AI58",
    "Bretteur Juste, un dé en réserve : pas d'ATT+1. Bretteur fanatique, un dé en réserve : pas de FOR+1.",
    ask("test_d_attaque(attaquant=dict(att=4, bretteur=True, juste=True, des_en_attaque=1, des_en_defense=0, des_non_places=1), des=[3])", total=7),
    ask("force_du_jet_de_blessures(attaquant=dict(force=5, bretteur=True, fanatisme=True, des_en_attaque=1, des_en_defense=0, des_non_places=1))", total=5),
)
row(
    "CONF-AI59",
    "Chance en défense : 5/9. Réflexes et Vivacité, INI 3 contre 9 : 5/9. Aimé des Dieux, INI 3 contre 9 : 1/2.",
    ask("test_de_defense(cible=dict(defense=3, chance=True), difficulte=8)", odds={"Parée": F(5, 9)}),
    ask("test_d_initiative(figurine=dict(ini=3, reflexes=True, vivacite=True), difficulte=9)", odds={"Réussi": F(5, 9)}),
    ask("test_d_initiative(figurine=dict(ini=3, aime_des_dieux=True), difficulte=9)", odds={"Réussi": F(1, 2)}),
)
row(
    "CONF-AI60",
    "Ralliement : Bravoure 3/4. Ralliement devant un Abominable de PEUR 8 : 1/4.",
    ask("test_de_ralliement(figurine=dict(cou=4, en_deroute=True, bravoure=True))", odds={"Rallié": F(3, 4)}),
    ask("test_de_ralliement(figurine=dict(cou=4, en_deroute=True), adversaire=dict(peur=8, abominable=True, au_contact_de_l_autre=True))",
        odds={"Rallié": F(1, 4)}),
)
row(
    "CONF-AI61",
    "Tueur né, Lames/1, Destrier, Enchaînement contre trois : huit dés. En déroute, l'Enchaînement ne donne rien. En déroute, plus de Lames dorsales.",
    ask("nombre_de_des_de_combat(figurine=dict(tueur_ne=True, lames_dorsales_x=1, destrier=True, enchainement_x=1, des_d_enchainement=1, "
        "adversaires_dans_le_combat=3))", total=8),
    ask("nombre_de_des_de_combat(figurine=dict(tueur_ne=True, enchainement_x=1, des_d_enchainement=1, en_deroute=True, adversaires_dans_le_combat=3))",
        total=5),
    ask("nombre_de_des_de_combat(figurine=dict(lames_dorsales_x=2, en_deroute=True, adversaires_dans_le_combat=1))", total=2),
)
row(
    "CONF-AI62",
    "Tueur né en déroute : 2 et 1, non. 1 et 2, oui.",
    ask("repartir_ses_des_de_combat(figurine=dict(tueur_ne=True, en_deroute=True, adversaires_dans_le_combat=1, des_en_attaque=2, des_en_defense=1))",
        outcome="Interdit"),
    ask("repartir_ses_des_de_combat(figurine=dict(tueur_ne=True, en_deroute=True, adversaires_dans_le_combat=1, des_en_attaque=1, des_en_defense=2))",
        outcome="Permis"),
)
row(
    "CONF-AI63",
    "Désengagement à deux, Sonné mais Endurant : 1/3. Chance au désengagement : 8/9. Résolution/2 au désengagement : 2/3.",
    ask("test_de_desengagement(figurine=dict(ini=3, adversaires_au_contact=2, sonne=True, endurance=True))", odds={"Se désengage": F(1, 3)}),
    ask("test_de_desengagement(figurine=dict(ini=3, chance=True, adversaires_au_contact=1))", odds={"Se désengage": F(8, 9)}),
    ask("test_de_desengagement(figurine=dict(ini=3, resolution_x=2, use_de_resolution=True, adversaires_au_contact=2))", odds={"Se désengage": F(2, 3)}),
)
row(
    "CONF-AI64",
    "En déroute, pas de Chance. Désengagement manqué : tout en défense, même après une poursuite. Brutal contre Éthéré : rien.",
    ask("test_de_desengagement(figurine=dict(ini=3, chance=True, en_deroute=True, adversaires_au_contact=1))", odds={"Se désengage": F(2, 3)}),
    ask("repartir_ses_des_de_combat(figurine=dict(a_manque_son_desengagement=True, a_poursuivi=True, adversaires_dans_le_combat=1, "
        "des_en_attaque=1, des_en_defense=1))", outcome="Interdit"),
    ask("infliger_les_penalites_de_charge(attaquant=dict(brutal=True, a_engage=True), cible=dict(ethere=True))", outcome="Interdit"),
)
row(
    "CONF-AI65",
    "Immobile : rien.",
    ask("infliger_les_penalites_de_charge(attaquant=dict(a_charge=True), cible=dict(immobile_x=2))", outcome="Interdit"),
)
row(
    "CONF-AI66",
    "Bretteur, deux en attaque, un en défense, un en réserve : pas de Furie. Furie déclarée ce tour : il ne peut garder la moitié de ses "
    "dés en réserve. Deux sur trois en attaque : Furie.",
    ask("des_d_attaque(figurine=dict(bretteur=True, furie_guerriere=True, declare_sa_furie=True, adversaires_dans_le_combat=3, "
        "des_en_attaque=2, des_en_defense=1, des_non_places=1))", total=2),
    ask("repartir_ses_des_de_combat(figurine=dict(bretteur=True, furie_guerriere=True, furie_declaree_ce_tour=True, "
        "adversaires_dans_le_combat=1, des_en_attaque=1, des_en_defense=0, des_non_places=1))", outcome="Interdit"),
    ask("des_d_attaque(figurine=dict(bretteur=True, furie_guerriere=True, declare_sa_furie=True, adversaires_dans_le_combat=2, "
        "des_en_attaque=2, des_en_defense=0, des_non_places=1))", total=3),
)
row(
    "CONF-AI67",
    "Engager ne donne pas Force en charge : coup de maître permis. Un Champion magicien pur n'a pas de coup de maître. Charge en piqué : le "
    "coup de maître compte les deux bonus.",
    ask("tenter_un_coup_de_maitre(attaquant=dict(champion=True, force_en_charge_x=2, a_engage=True, des_d_attaque_restants=2))", outcome="Permis"),
    ask("tenter_un_coup_de_maitre(attaquant=dict(champion=True, magicien_pur=True, des_d_attaque_restants=2))", outcome="Interdit"),
    ask("force_du_coup_de_maitre(attaquant=dict(att=4, force=6, coup_de_maitre_x=0, charge_en_pique=True))", total=14),
)
row(
    "CONF-AI68",
    "Bravoure, COU 3 contre 10. Piqué, pénalités de charge et Sonné se cumulent. Farouche se désengage mieux.",
    ask("test_de_courage(figurine=dict(cou=3, bravoure=True), adversaire_peur=10)", odds={"Réussi": F(335, 1296)}),
    ask("test_d_attaque(attaquant=dict(att=4, charge_en_pique=True, brutal=True, subit_les_penalites_de_charge=True, sonne=True), des=[3])", total=7),
    ask("test_de_desengagement(figurine=dict(ini=3, farouche_x=10, distance_de_l_ami_le_plus_proche=15, adversaires_au_contact=1))",
        odds={"Se désengage": F(5, 6)}),
)
row(
    "CONF-AI69",
    "Et échappe mieux au Fauchage. Membre supplémentaire et Bravoure : ATT 6. Ralliement par la DIS du commandant et le musicien : 2/3.",
    ask("test_de_fauchage(figurine=dict(ini=3, farouche_x=10, distance_de_l_ami_le_plus_proche=15))", odds={"Échappe": F(5, 6)}),
    ask("test_d_attaque(attaquant=dict(att=3, membre_supplementaire=True, membre_employe=True, defense_de_la_carte=5, bravoure=True, "
        "des_en_attaque=2, des_en_defense=0), des=[3])", total=9),
    ask("test_de_ralliement_par_la_discipline(figurine=dict(dis=2, en_deroute=True, dans_l_aura_d_un_commandant=True, "
        "dans_l_aura_d_un_musicien=True), commandant_dis=4)", odds={"Rallié": F(2, 3)}),
)
row(
    "CONF-AI70",
    "Commandant en déroute : 1/6.",
    ask("test_de_ralliement_par_la_discipline(figurine=dict(dis=2, en_deroute=True, dans_l_aura_d_un_commandant=True), commandant=dict(dis=4, "
        "en_deroute=True))", odds={"Rallié": F(1, 6)}),
)
row(
    "CONF-AI71",
    "Feu contre Feu : une ligne plus haut. Feu contre Eau : une plus bas. Feu contre Terre : rien.",
    ask("jet_de_blessures(attaquant=dict(force=5, elementaire_x='Feu'), cible=dict(res=5, elementaire_x='Feu'), des=[4,6])", outcome="Blessure grave"),
    ask("jet_de_blessures(attaquant=dict(force=3, elementaire_x='Feu'), cible=dict(res=5, elementaire_x='Eau'), des=[4,6])", outcome="Blessure critique"),
    ask("jet_de_blessures(attaquant=dict(force=5, elementaire_x='Feu'), cible=dict(res=5, elementaire_x='Terre'), des=[4,6])", outcome="Blessure critique"),
)
row(
    "CONF-AI72",
    "Ténèbres contre Ténèbres : une plus bas. Feu contre une Eau Dure à cuire : s'annulent. Tueur né, Charge bestiale, Furie, contre deux : "
    "trois placés, deux de plus.",
    ask("jet_de_blessures(attaquant=dict(force=3, elementaire_x='Ténèbres'), cible=dict(res=5, elementaire_x='Ténèbres'), des=[4,6])",
        outcome="Blessure critique"),
    ask("jet_de_blessures(attaquant=dict(force=3, elementaire_x='Feu'), cible=dict(res=5, elementaire_x='Eau', dur_a_cuire=True), des=[4,6])",
        outcome="Blessure grave"),
    ask("des_d_attaque(figurine=dict(furie_guerriere=True, declare_sa_furie=True, tueur_ne=True, charge_bestiale=True, a_charge=True, "
        "adversaires_dans_le_combat=2, des_en_attaque=3, des_en_defense=1))", total=5),
)
row(
    "CONF-AI73",
    "Moitié en attaque : pas de Furie. Possédé et Endurant en critique, Sonné : −2.",
    ask("des_d_attaque(figurine=dict(furie_guerriere=True, declare_sa_furie=True, tueur_ne=True, adversaires_dans_le_combat=2, "
        "des_en_attaque=2, des_en_defense=2))", total=2),
    ask("test_d_attaque(attaquant=dict(att=4, brutal=True, sonne=True, endurance=True, blessure_critique=True, possede=True), des=[3])", total=5),
)
row(
    "CONF-AI74",
    "Il a tué ses adversaires, dont un Acharné : pas de poursuite. Tué net ou non, Implacable ou non. Acharné tué net, Endurant, Sonné : −3.",
    ask("poursuivre(figurine=dict(a_tue_ses_adversaires=True), adversaire=dict(acharne=True))", outcome="Interdit"),
    ask("poursuivre(figurine=dict(a_tue_ses_adversaires=True, implacable_x=2), adversaire=dict(acharne=True, tue_net=True))", outcome="Interdit"),
    ask("test_d_attaque(attaquant=dict(att=5, acharne=True, tue_net=True, endurance=True, sonne=True), des=[3])", total=5),
)
row(
    "CONF-AI75",
    "Son coup de maître compte le malus une fois.",
    ask("force_du_coup_de_maitre(attaquant=dict(att=5, force=7, coup_de_maitre_x=0, acharne=True, tue_net=True))", total=9),
)
row(
    "CONF-AI76",
    "Épée-hache et Fléau, 4 en thorax lu 6 : tué net. Double 6 sur Structure/4 : détruit. Énorme/2 en légère, critique : deux marqueurs, grave.",
    ask("une_attaque(attaquant=dict(att=4, force=3, epee_hache=True, fleau=True), cible=dict(res=5, vise_par_le_fleau=True, des_de_parade=0), "
        "des=[[3],[4,6]])", gives="niveau 4"),
    ask("une_attaque(attaquant=dict(att=4, force=5), cible=dict(res=5, structure_x=4, ps_perdus=0, des_de_parade=0), des=[[3],[6,6]])", gives="niveau 4"),
    ask("une_attaque(attaquant=dict(att=4, force=5), cible=dict(res=5, enorme_x=2, marqueurs_enorme=2, blessure_legere=True, des_de_parade=0), "
        "des=[[3],[4,6]])", gives="niveau 2"),
)
row(
    "CONF-AI77",
    "Éthéré en critique, une critique réduite : tué. Une légère, ignorée.",
    ask("une_attaque(attaquant=dict(att=4, force=5), cible=dict(res=5, ethere=True, blessure_critique=True, des_de_parade=0), des=[[3],[4,6]])",
        gives="niveau 4"),
    ask("une_attaque(attaquant=dict(att=4, force=3), cible=dict(res=5, ethere=True, blessure_critique=True, des_de_parade=0), des=[[3],[3,5]])",
        gives="niveau 3"),
)
row(
    "CONF-AI78",
    "Impact/2 à 11 cm : FOR 4.",
    ask("force_de_l_impact(attaquant=dict(impact_x=2, distance_du_deplacement=11))", total=4),
)
row(
    "CONF-AI79",
    "Une PEUR 7 qui poursuit : on teste. Un effrayant chargé par un courageux : pas de test. Maudit des Dieux : Bravoure ou non, 11 est "
    "hors d'atteinte à COU 4.",
    ask("devoir_tester_son_courage(figurine=dict(cou=4, defenseur=True), adversaire=dict(peur=7, en_poursuite=True))", outcome="Obligatoire"),
    ask("devoir_tester_son_courage(figurine=dict(peur=5, cou=3, defenseur=True), adversaire=dict(cou=6, a_charge=True))", outcome="Sans effet"),
    ask("test_de_courage(figurine=dict(cou=4, maudit_des_dieux=True, bravoure=True), adversaire_peur=11)", odds={"Réussi": F(0)}),
)
row(
    "CONF-AI80",
    "Ni l'Aguerri ni le 6 ne se relancent.",
    ask("test_de_courage(figurine=dict(cou=4, maudit_des_dieux=True, aguerri=True), adversaire_peur=10)", odds={"Réussi": F(1, 6)}),
)
row(
    "CONF-AI81",
    "Rang 2 pour un magicien pur. Rang 3 pour un Guerrier-mage. Et un Moine-guerrier.",
    ask("rang_de_repartition(figurine=dict(magicien_pur=True))", total=2),
    ask("rang_de_repartition(figurine=dict(est_un_magicien=True, guerrier_mage=True))", total=3),
    ask("rang_de_repartition(figurine=dict(est_un_fidele=True, moine_guerrier=True))", total=3),
)
row(
    "CONF-AI82",
    "Réserve non placée : pas de défense soutenue.",
    ask("annoncer_une_defense_soutenue(cible=dict(bretteur=True, des_en_attaque=0, des_en_defense=1, des_non_places=1, des_de_defense_restants=1))",
        outcome="Interdit"),
)
row(
    "CONF-AI83",
    "Fauchage, INI 3 en légère, Vivacité : 3/4.",
    ask("test_de_fauchage(figurine=dict(ini=3, blessure_legere=True, vivacite=True))", odds={"Échappe": F(3, 4)}),
)
row(
    "CONF-AI84",
    "Éclaireur et caché : pas une cible. En déroute : pas pour le jet de Tactique. Un Paria pour le jet d'Autorité, si.",
    ask("prendre_pour_cible(cible=dict(eclaireur=True, cache=True))", outcome="Interdit"),
    ask("prendre_pour_cible(cible=dict(eclaireur=True, cache=True))", outcome="Interdit"),
    ask("etre_designe_pour_le_jet_de_tactique(figurine=dict(en_deroute=True))", outcome="Interdit"),
    ask("etre_designe_pour_le_jet_d_autorite(figurine=dict(paria=True))", outcome="Permis"),
)
row(
    "CONF-AI85",
    "Quatre au contact d'un moyen. Six d'un grand. Course Rapide : 22,5 cm.",
    ask("contacts_possibles(figurine_taille='Moyenne')", total=4),
    ask("contacts_possibles(figurine_taille='Grande')", total=6),
    ask("portee_de_la_course(figurine=dict(mou=7.5, rapidite=True))", total=22.5),
)
row(
    "CONF-AI86",
    "Désengagement/8 contre un : 6, 2/3. INI 0 : 1/6. FOR 5 moins RES 5 : en force, non.",
    ask("test_de_desengagement(figurine=dict(ini=3, desengagement_x=8, adversaires_au_contact=1))", odds={"Se désengage": F(2, 3)}),
    ask("test_de_desengagement(figurine=dict(ini=0, adversaires_au_contact=1))", odds={"Se désengage": F(1, 6)}),
    ask("test_de_desengagement_en_force(figurine=dict(force=5, taille='Grande', adversaires_au_contact=1), adversaire=dict(res=5, taille='Moyenne'))",
        outcome="Interdit"),
)
row(
    "CONF-AI87",
    "En déroute, pas de marche.",
    ask("marcher(figurine=dict(en_deroute=True))", outcome="Interdit"),
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
    "CONF-AI89",
    "Bravoure, Chance, Abominable : 3/4. Bravoure et Chance : 15/16.",
    ask("test_de_courage(figurine=dict(cou=4, bravoure=True, chance=True), adversaire=dict(peur=8, abominable=True))", odds={"Réussi": F(3, 4)}),
    ask("test_de_courage(figurine=dict(cou=4, bravoure=True, chance=True), adversaire=dict(peur=8))", odds={"Réussi": F(15, 16)}),
)
row(
    "CONF-AI90",
    "Paria et commandant Paria : 5/6. Paria près d'un commandant qui ne l'est pas : 1/3.",
    ask("test_de_courage(figurine=dict(cou=4, paria=True, dans_l_aura_d_un_commandant=True), commandant=dict(cou=7, paria=True), adversaire_peur=9)",
        odds={"Réussi": F(5, 6)}),
    ask("test_de_courage(figurine=dict(cou=4, dans_l_aura_d_un_commandant=True, paria=True), commandant_cou=7, adversaire_peur=9)", odds={"Réussi": F(1, 3)}),
)
row(
    "CONF-AI91",
    "FOR 8 en légère contre RES 8 : pas par le flanc d'un engin lancé. Force en charge/2 y suffit, en chargeant.",
    ask("charger(attaquant=dict(force=8, blessure_legere=True), cible=dict(irrepressible=True, marqueur_de_vitesse=True, "
        "assailli_hors_de_face=True, res=8))", outcome="Interdit"),
    ask("charger(attaquant=dict(force=6, force_en_charge_x=2), cible=dict(irrepressible=True, marqueur_de_vitesse=True, "
        "assailli_hors_de_face=True, res=8))", outcome="Permis"),
)
row(
    "CONF-AI92",
    "Lames dorsales/2 : pas un de leurs dés en défense ni dans la réserve d'un Bretteur ; il y renonce, ou est en déroute : ses deux dés seuls.",
    ask("repartir_ses_des_de_combat(figurine=dict(lames_dorsales_x=2, adversaires_dans_le_combat=1, des_en_attaque=1, des_en_defense=3))",
        outcome="Interdit"),
    ask("repartir_ses_des_de_combat(figurine=dict(lames_dorsales_x=2, a_manque_son_desengagement=True, adversaires_dans_le_combat=1, "
        "des_en_attaque=2, des_en_defense=2))", outcome="Permis"),
    ask("repartir_ses_des_de_combat(figurine=dict(lames_dorsales_x=2, bretteur=True, adversaires_dans_le_combat=1, des_en_attaque=0, "
        "des_en_defense=0, des_non_places=4))", outcome="Interdit"),
    ask("repartir_ses_des_de_combat(figurine=dict(lames_dorsales_x=2, bretteur=True, adversaires_dans_le_combat=1, des_en_attaque=2, "
        "des_en_defense=0, des_non_places=2))", outcome="Permis"),
    ask("des_en_reserve_au_plus(figurine=dict(bretteur=True, adversaires_dans_le_combat=1, lames_dorsales_x=2))", total=2),
    ask("repartir_ses_des_de_combat(figurine=dict(lames_dorsales_x=2, renonce_aux_lames=True, adversaires_dans_le_combat=1, des_en_attaque=1, "
        "des_en_defense=1))", outcome="Permis"),
)
row(
    "CONF-AI93",
    "L'Acharné tué net puis frappé encore : plus de jet ; deux coups de FOR 5 contre RES 15 : 61/1296, Énorme/1 en plus : 11/1296.",
    ask("un_duel(attaquant=dict(att=4, force=5, des_en_attaque=2, des_en_defense=0), cible=dict(att=3, force=1, res=15, acharne=True, "
        "des_en_attaque=0, des_en_defense=0), attaquant_initiative_gagnee=True)", odds={"La cible est tuée net": F(61, 1296)}),
    ask("un_duel(attaquant=dict(att=4, force=5, des_en_attaque=2, des_en_defense=0), cible=dict(att=3, force=1, res=15, enorme_x=1, "
        "marqueurs_enorme=1, acharne=True, des_en_attaque=0, des_en_defense=0), attaquant_initiative_gagnee=True)", odds={"La cible est "
        "tuée net": F(11, 1296)}),
    ask("une_attaque(attaquant=dict(att=4, force=5), cible=dict(defense=3, res=5, acharne=True, tue_net=True, des_de_parade=1), des=[[3], [4]])",
        gives="niveau 4"),
    ask("un_tir(attaquant_tir=4, portee_courte=20, portee_moyenne=40, portee_longue=60, arme_force=5, distance=10, cible=dict(res=5, "
        "acharne=True, tue_net=True))", odds={"niveau 4": F(1)}),
)
row(
    "CONF-AI94",
    "Un Inaltérable chargé : pénalités, litige ; Éphémère sur un Énorme à marqueur ou un Éthéré : un cran, litige.",
    ask("infliger_les_penalites_de_charge(attaquant=dict(a_charge=True, taille='Grande'), cible_inalterable=True)", outcome="Permis", disputed="Interdit"),
    ask("niveau_apres_l_ephemere(figurine=dict(ephemere_x=5, enorme_x=1, marqueurs_enorme=1), crans_d_ephemere=1)", total=1, disputed="^0"),
    ask("niveau_apres_l_ephemere(figurine=dict(ethere=True), crans_d_ephemere=1)", total=1, disputed="^0"),
)
row(
    "CONF-AI95",
    "En déroute, il touche encore un ennemi : il ne fuit pas ; dégagé, si. Déjà activé : non.",
    ask("fuir(figurine=dict(en_deroute=True, au_contact_d_un_autre_adversaire=True))", outcome="Interdit"),
    ask("fuir(figurine=dict(en_deroute=True, au_contact_d_un_adversaire=True, s_est_desengage=True))", outcome="Obligatoire"),
    ask("fuir(figurine=dict(en_deroute=True, deja_active=True))", outcome="Interdit"),
)
row(
    "CONF-AI96",
    "Mort-vivant désigné au jet d'Autorité, DIS non dite : 0 ; au ralliement de même ; la DIS 2 du Seigneur vaut mieux que son 0 ; le 3 de "
    "sa carte ne compte pas.",
    ask("jet_d_autorite(figurine_mort_vivant=True, adversaire_dis=3, des=[4], des_adverses=[2])", outcome="La parole à l'adversaire"),
    ask("test_de_discipline(figurine=dict(dis=3, mort_vivant=True, dans_l_aura_d_un_commandant=True), commandant=dict(dis=2, "
        "seigneur_des_morts=True), difficulte=5)", odds={"Réussi": F(2, 3)}),
    ask("test_de_ralliement_par_la_discipline(figurine=dict(mort_vivant=True, en_deroute=True))", odds={"Rallié": F(5, 36)}),
)
row(
    "CONF-AI97",
    "Énorme/1 face au Toxique : la critique passe en grave et prend le marqueur, la grave du poison s'ajoute ; un Éthéré les réduit toutes deux.",
    ask("une_attaque(attaquant=dict(att=4, force=5, toxique_x=3, attaque_toxique=True), cible=dict(res=5, enorme_x=1, marqueurs_enorme=1, "
        "des_de_parade=0), des=[[3],[4,6],[2]])", gives="niveau 4"),
    ask("une_attaque(attaquant=dict(att=4, force=5, toxique_x=3, attaque_toxique=True), cible=dict(res=5, ethere=True, des_de_parade=0), "
        "des=[[3],[4,6],[2]])", gives="niveau 3"),
    ask("une_attaque(attaquant=dict(att=4, force=1, toxique_x=3, attaque_toxique=True, feroce=True), cible=dict(res=15, enorme_x=1, "
        "marqueurs_enorme=1, des_de_parade=0), des=[[3],[2,4]])", gives="niveau 0"),
)
row(
    "CONF-AI98",
    "Une Régénération/4, grave, 4 et 6 : indemne ; se jeter à couvert en déroute ou Immobile : non, litige.",
    ask("une_regeneration(figurine=dict(regeneration_x=4, blessure_grave=True), des=[[4], [6]])", gives="Niveau 0"),
    ask("se_jeter_a_couvert(cible_en_deroute=True)", outcome="Interdit", disputed="Permis"),
    ask("se_jeter_a_couvert(cible_immobile_x=2)", outcome="Interdit", disputed="Permis"),
)


QUESTIONS = [(code, n, question, expected) for code, (_, questions) in ROWS.items() for n, (question, expected) in enumerate(questions, 1)]


@pytest.mark.parametrize("code, rank, question, expected", QUESTIONS, ids=[f"{code}-{n}" for code, n, *_ in QUESTIONS])
def test_situation(resolver, code, rank, question, expected):
    check(resolver, "confrontation", code, question, expected)
