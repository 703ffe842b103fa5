"""Confrontation, a blind round on whole combats, shootings, courage and rout: what two or three skills do together, a redirected assault, a rally.

The rows were worked out from the text alone; those of what already held were asked with the others. One row a situation, each question with what the row
states and nothing more.
"""

from __future__ import annotations

from fractions import Fraction as F

import pytest
from verdicts import ask, check, rows

ROWS, row = rows()

SHORT = "portee_du_tir='courte'"
MEDIUM = "portee_du_tir='moyenne'"
HEAD = "cible=dict(res=15, zone_immunisee='Tête')"
row(
    "CONF-AK01",
    "Immunité/Tête et double 6 : Tué net, ou ignoré, la Table n'ayant pas de zone pour un 6 ; un 5 et un 6 sont à la tête, ignorés. Un double nommé, ignoré.",
    ask(f"jet_de_blessures(attaquant_force=1, {HEAD}, des=[6, 6])", outcome="Tué net", disputed="Rien"),
    ask(f"jet_de_blessures(attaquant_force=9, {HEAD}, des=[5, 6])", outcome="Rien"),
    ask("jet_de_blessures(attaquant_force=5, cible=dict(res=5, immunite_blessures_exceptionnelles=True), des=[6, 6])", outcome="Rien"),
    ask("jet_de_blessures(attaquant_force=1, cible=dict(res=15, dur_a_cuire=True), des=[6, 6])", outcome="Tué net"),
)
FEROCE = "attaquant=dict(att=4, force=4, feroce=True)"
row(
    "CONF-AK02",
    "Féroce, bras sous 0 : légère. Sur un Vulnérable, grave, ou légère selon l'ordre. Dur à cuire relit 0/1 sous 0 : Sonné, donc légère.",
    ask(f"une_attaque({FEROCE}, cible=dict(res=10, des_de_parade=0), des=[[3], [2, 5]])", gives="niveau 1"),
    ask("crans_subis(attaquant_feroce=True, cible_vulnerable=True, resultat_de_blessures='Sonné')", total=2, disputed="^1 "),
    ask(f"une_attaque({FEROCE}, cible=dict(res=8, dur_a_cuire=True, des_de_parade=0), des=[[3], [2, 5]])", gives="niveau 1"),
)
ONE_ONE = "des_en_attaque=1, des_en_defense=1"
row(
    "CONF-AK03",
    "Un dé en attaque, un en défense, et celui de Charge bestiale : la défense soutenue est permise, ou non, selon que ce dé compte ; sans charge, permise.",
    ask(f"annoncer_une_defense_soutenue(cible=dict({ONE_ONE}, des_de_defense_restants=1, charge_bestiale=True, a_charge=True))",
        outcome="Permis", disputed="Interdit"),
    ask(f"annoncer_une_defense_soutenue(cible=dict({ONE_ONE}, des_de_defense_restants=1, charge_bestiale=True))", outcome="Permis"),
    ask(f"repartir_ses_des_de_combat(figurine=dict(en_deroute=True, charge_bestiale=True, a_charge=True, adversaires_dans_le_combat=1, {ONE_ONE}))",
        outcome="Permis", disputed="Interdit"),
)
GUN = "attaquant=dict(tir=4, immobile_x=3, puissance_adverse_au_contact=2)"
row(
    "CONF-AK04",
    "Mon Immobile/3 tire sur l'ennemi collé à lui : TIR 3 contre 4, touché d'office ; nul jet de répartition, ou un, selon qu'il compte parmi les siens.",
    ask(f"tir_sur_une_cible({GUN}, cible_au_contact_du_tireur=True, {SHORT})", odds={"Touche": F(1)}),
    ask("faire_un_jet_de_repartition(cible_au_contact_du_tireur=True)", outcome="Interdit", disputed="Obligatoire"),
    ask("faire_un_jet_de_repartition(cible=dict(au_contact_du_tireur=True, au_contact_d_un_ami_du_tireur=True))", outcome="Obligatoire"),
    ask("tirer(attaquant_tir=4, cible_au_contact_du_tireur=True)", outcome="Interdit"),
    ask("prendre_pour_cible(attaquant_tireur_embarque=True, cible_au_contact_du_tireur=True)", outcome="Interdit"),
)
row(
    "CONF-AK05",
    "Rallier à PEUR 9 au contact, COU 4 : 5 ou plus, un tiers ; la Discipline n'y sert pas. Sans effrayant, difficulté 8 : DIS 5 et Rigueur, huit neuvièmes.",
    ask("test_de_ralliement(figurine=dict(cou=4, au_contact_d_un_adversaire=True), plus_haute_peur=9)", odds={"Rallié": F(1, 3)}),
    ask("se_rallier_par_la_discipline(plus_haute_peur=9)", outcome="Interdit"),
    ask("test_de_ralliement(figurine_cou=4, adversaire_peur=9)", odds={"Rallié": F(1, 3)}),
    ask("test_de_ralliement_par_la_discipline(figurine=dict(dis=5, rigueur=True))", odds={"Rallié": F(8, 9)}),
    ask("test_de_ralliement_par_la_discipline(figurine=dict(dis=5, mort_vivant=True))", odds={"Rallié": F(5, 36)}),
)
FLED = "mou=10, distance_de_la_cible_initiale=8"
row(
    "CONF-AK06",
    "Ma cible, à 8 cm, a fui : MOU 10 laisse 12 cm vers une autre, pas 12,5 ; Rapidité en charge, 22. L'assaut se redirige si la cible est morte.",
    ask(f"parvenir_au_contact(figurine=dict({FLED}), distance=12)", outcome="Permis"),
    ask(f"parvenir_au_contact(figurine=dict({FLED}), distance=12.5)", outcome="Interdit"),
    ask(f"parvenir_au_contact(figurine=dict({FLED}, rapidite=True, type_de_deplacement='charge'), distance=22)", outcome="Permis"),
    ask(f"parvenir_au_contact(figurine=dict({FLED}, rapidite=True, type_de_deplacement='charge'), distance=22.5)", outcome="Interdit"),
    ask("rediriger_son_assaut(cible_tue_net=True)", outcome="Permis"),
)
row(
    "CONF-AK07",
    "Bravoure, COU 4 contre 11 : un 6 relancé en 2 ou plus, 335/1296 ; [6, 5] puis 1, c'est 1 : raté, le 5 est perdu. Maudit des Dieux : jamais.",
    ask("test_de_courage(figurine=dict(cou=4, bravoure=True), difficulte=11)", odds={"Réussi": F(335, 1296)}),
    ask("test_de_courage(figurine=dict(cou=4, bravoure=True), difficulte=11, des=[6, 5, 1])", outcome="Raté", total=5),
    ask("test_de_courage(figurine=dict(cou=4, bravoure=True, maudit_des_dieux=True), difficulte=11)", odds={"Réussi": F(0)}),
    ask("test_de_courage(figurine=dict(cou=3, bravoure=True, maudit_des_dieux=True), difficulte=9)", odds={"Réussi": F(11, 36)}),
)
row(
    "CONF-AK08",
    "Les Blessures ne pèsent pas sur le COU ; Chance le rejoue, 5/9 contre 9 ; Résolution/2, deux tiers ; cri de ralliement et étendard, COU 7.",
    ask("test_de_courage(figurine=dict(cou=4, blessure_grave=True), difficulte=8)", odds={"Réussi": F(1, 2)}),
    ask("test_de_courage(figurine=dict(cou=4, chance=True), difficulte=9)", odds={"Réussi": F(5, 9)}),
    ask("test_de_courage(figurine=dict(cou=4, resolution_x=2, use_de_resolution=True), difficulte=9)", odds={"Réussi": F(2, 3)}),
    ask("test_de_courage(figurine=dict(cou=5, a_entendu_le_cri_de_ralliement=True, dans_l_aura_d_un_porte_etendard=True), difficulte=9)",
        odds={"Réussi": F(5, 6)}),
)
row(
    "CONF-AK09",
    "Les deux ont fait 6, 9 contre 11 : le premier relance 4, 13 ; l'autre 2, 13 : égalité ; un 1 le ramène à 6.",
    ask("initiative_du_combat(figurine_ini=3, adversaire_ini=5, des=[6, 4], des_adverses=[6, 2])", outcome="Égalité"),
    ask("initiative_du_combat(figurine_ini=3, adversaire_ini=5, des=[6, 4], des_adverses=[6, 1])", outcome="Gagnée"),
)
row(
    "CONF-AK10",
    "Tueur né contre deux : quatre dés ; Destrier n'y ajoute rien, il a chargé ; Charge bestiale et Furie déclarée, deux dés d'attaque encore.",
    ask("nombre_de_des_de_combat(figurine=dict(adversaires_dans_le_combat=2, tueur_ne=True, destrier=True, a_charge=True))", total=4),
    ask("nombre_de_des_de_combat(figurine=dict(adversaires_dans_le_combat=2, tueur_ne=True, destrier=True))", total=5),
    ask("des_d_attaque_de_plus(figurine=dict(charge_bestiale=True, a_charge=True, furie_guerriere=True, declare_sa_furie=True, "
        "des_en_attaque=4, des_en_defense=0))", total=2),
    ask(f"repartir_ses_des_de_combat(figurine=dict(furie_guerriere=True, furie_declaree_ce_tour=True, adversaires_dans_le_combat=1, {ONE_ONE}))",
        outcome="Interdit"),
)
row(
    "CONF-AK11",
    "Coup de maître/1, Enchaînement de deux dés, Bravoure : ATT 5-2+1, FOR 6+4+1 = 11.",
    ask("force_du_coup_de_maitre(attaquant=dict(att=5, force=6, coup_de_maitre_x=1, enchainement_x=2, des_d_enchainement=2, bravoure=True, "
        "tous_ses_des_en_attaque=True))", total=11),
)
CDM = "att=4, force=7, coup_de_maitre_x=2"
row(
    "CONF-AK12",
    "Coup de maître/2, ATT 4, FOR 7 : grave, 11 ; sonné en plus, 10 ; Endurance efface le sonné, 11 ; critique et Possédé, 11 ; en piqué, 17.",
    ask(f"force_du_coup_de_maitre(attaquant=dict({CDM}, blessure_grave=True))", total=11),
    ask(f"force_du_coup_de_maitre(attaquant=dict({CDM}, blessure_grave=True, sonne=True))", total=10),
    ask(f"force_du_coup_de_maitre(attaquant=dict({CDM}, blessure_grave=True, sonne=True, endurance=True))", total=11),
    ask(f"force_du_coup_de_maitre(attaquant=dict({CDM}, blessure_critique=True, possede=True))", total=11),
    ask(f"force_du_coup_de_maitre(attaquant=dict({CDM}, a_charge_en_pique=True))", total=17),
)
row(
    "CONF-AK13",
    "Deux points de Mutagène en ATT : le test en profite, 3+6 ; le coup de maître, non, 12. Immunité/Coup de maître : FOR 7 seule, grave au thorax.",
    ask("test_d_attaque(attaquant=dict(att=4, points_de_mutagene_en_att=2), des=[3])", total=9),
    ask("force_du_coup_de_maitre(attaquant=dict(att=4, force=7, coup_de_maitre_x=1, points_de_mutagene_en_att=2))", total=12),
    ask(f"une_attaque(attaquant=dict({CDM}, groupe_ses_des=True), cible=dict(res=8, immunite_coup_de_maitre=True, des_de_parade=0), des=[[3], [4, 6]])",
        gives="niveau 2"),
)
row(
    "CONF-AK14",
    "Grave et sonné, Possédé : -2 ; Endurance en plus : -1. Critique, les deux : -2. Acharné tué net : critique, -3.",
    ask("test_d_attaque(attaquant=dict(att=5, blessure_grave=True, sonne=True, possede=True), des=[3])", total=6),
    ask("test_d_attaque(attaquant=dict(att=5, blessure_grave=True, sonne=True, possede=True, endurance=True), des=[3])", total=7),
    ask("test_d_attaque(attaquant=dict(att=5, blessure_critique=True, possede=True, endurance=True), des=[3])", total=6),
    ask("test_d_attaque(attaquant=dict(att=5, acharne=True, tue_net=True), des=[3])", total=5),
)
row(
    "CONF-AK15",
    "Désespéré contre deux et contre plus cher : +1 une seule fois ; Farouche/10, à 10 cm des siens, +1 encore, à 9 rien. Juste et Bravoure : +1.",
    ask("test_d_attaque(attaquant=dict(att=4, desespere=True, adversaires_dans_le_combat=2, valeur_strategique=20), cible_valeur_strategique=40, des=[3])",
        total=8),
    ask("test_d_attaque(attaquant=dict(att=4, desespere=True, farouche_x=10, distance_de_l_ami_le_plus_proche=10, adversaires_dans_le_combat=2), des=[3])",
        total=9),
    ask("test_d_attaque(attaquant=dict(att=4, farouche_x=10, distance_de_l_ami_le_plus_proche=9), des=[3])", total=7),
    ask("test_d_attaque(attaquant=dict(att=4, juste=True, bravoure=True, tous_ses_des_en_attaque=True), des=[3])", total=8),
)
row(
    "CONF-AK16",
    "Feinte après une parade ratée, l'autre y perd son dé d'attaque ; au second coup, 6+5-6 au thorax, grave, et il n'a pas attaqué.",
    ask("un_duel(attaquant=dict(att=4, force=5, defense=3, res=6, feinte=True, feint_contre_l_attaque=True, des_en_attaque=2, des_en_defense=0), "
        "cible=dict(att=4, force=5, defense=1, res=6, des_en_attaque=1, des_en_defense=1), attaquant_initiative_gagnee=True, des=[[5], [2], [3], [4, 6]])",
        says="niveau (la cible) 2 ; niveau (l'attaquant) 0"),
)
FIGHT = "force=1, res=15, maudit_des_dieux=True, zone_immunisee='Abdomen'"
row(
    "CONF-AK17",
    "Un duel entier, énuméré à part : ATT 4 deux dés en attaque, contre ATT 3, DEF 4, Contre-attaque, un et un ; sous 0, sans relance.",
    ask(f"un_duel(attaquant=dict(att=4, defense=3, {FIGHT}, des_en_attaque=2, des_en_defense=0), "
        f"cible=dict(att=3, defense=4, contre_attaque=True, {FIGHT}, des_en_attaque=1, des_en_defense=1), attaquant_initiative_gagnee=True)",
        odds={"la cible est tuée net": F(1229, 34992), "l'attaquant est tué net": F(3421, 104976)}),
)
row(
    "CONF-AK18",
    "Toxique/2 : sur un Vulnérable, légère puis légère en plus, quatre crans ; sur un Éthéré, deux graves, deux crans ; un marqueur avale tout.",
    ask("une_attaque(attaquant=dict(att=4, force=3, toxique_x=2, attaque_toxique=True), cible=dict(res=5, vulnerable=True, des_de_parade=0), "
        "des=[[3], [3, 5], [5]])", gives="niveau 4"),
    ask("une_attaque(attaquant=dict(att=4, force=5, toxique_x=2, attaque_toxique=True), cible=dict(res=5, ethere=True, des_de_parade=0), "
        "des=[[3], [3, 6], [1]])", gives="niveau 2"),
    ask("une_attaque(attaquant=dict(att=4, force=4, toxique_x=2, attaque_toxique=True), cible=dict(res=12, enorme_x=1, marqueurs_enorme=1, "
        "des_de_parade=0), des=[[3], [4, 5]])", gives="niveau 0"),
)
row(
    "CONF-AK19",
    "Épée-hache et Fléau contre Dur à cuire : les deux lectures s'annulent, 6 au thorax reste critique, donc Tué net.",
    ask("une_attaque(attaquant=dict(att=4, force=5, epee_hache=True, fleau=True), cible=dict(res=5, dur_a_cuire=True, vise_par_le_fleau=True, "
        "des_de_parade=0), des=[[3], [4, 6]])", gives="niveau 4"),
    ask("une_attaque(attaquant=dict(att=4, force=5, epee_hache=True), cible=dict(res=5, dur_a_cuire=True, des_de_parade=0), des=[[3], [4, 6]])",
        gives="niveau 2"),
)
row(
    "CONF-AK20",
    "Tir immobile et Fléau : deux lignes plus bas, 3 au thorax se lit 6/7 ; contre Dur à cuire, le Fléau s'annule, le tir immobile reste.",
    ask(f"un_tir(attaquant=dict(tir=6, fleau=True), arme_force=3, {SHORT}, cible=dict(res=5, vise_par_le_fleau=True), des=[[3], [4, 5]])", gives="niveau 3"),
    ask(f"un_tir(attaquant=dict(tir=6, fleau=True), arme_force=5, {SHORT}, cible=dict(res=5, dur_a_cuire=True, vise_par_le_fleau=True), des=[[3], [4, 5]])",
        gives="niveau 3"),
)
row(
    "CONF-AK21",
    "Vulnérable : grave au jet, critique ; Éthéré aussi, grave ; Dur à cuire, en légère, 6 au thorax relu 4/5 : grave aggravée, mort.",
    ask("blessures_subies(attaquant_force=5, cible=dict(res=5, vulnerable=True), des=[[3, 6]])", gives="niveau 3"),
    ask("blessures_subies(attaquant_force=5, cible=dict(res=5, vulnerable=True, ethere=True), des=[[3, 6]])", gives="niveau 2"),
    ask("blessures_subies(attaquant_force=5, cible=dict(res=5, vulnerable=True, dur_a_cuire=True, blessure_legere=True), des=[[4, 6]])", gives="niveau 4"),
)
row(
    "CONF-AK22",
    "Désengagement/7 contre trois, sonné, INI 3 : 5 ou plus ; au nombre maximal, non. En force, sans lui : 8-5 contre 8 ; en légère, 10-5, Aguerri en vain.",
    ask("test_de_desengagement(figurine=dict(ini=3, desengagement_x=7, adversaires_au_contact=3, sonne=True))", odds={"Se désengage": F(1, 3)}),
    ask("se_desengager(figurine=dict(taille='Petite', adversaires_au_contact=3))", outcome="Interdit"),
    ask("se_desengager(figurine=dict(taille='Moyenne', adversaires_au_contact=3))", outcome="Permis"),
    ask("test_de_desengagement_en_force(figurine=dict(force=8, taille='Grande', adversaires_au_contact=2, desengagement_x=7), plus_haute_res=5)",
        odds={"Se désengage": F(1, 3)}),
    ask("test_de_desengagement_en_force(figurine=dict(force=11, taille='Grande', adversaires_au_contact=2, blessure_legere=True, aguerri=True), "
        "plus_haute_res=5)", odds={"Se désengage": F(2, 3)}),
)
row(
    "CONF-AK23",
    "En déroute, Tueur né : deux en attaque pour un en défense, non ; l'inverse, oui. Lames dorsales : plus de dés. Désengagement manqué : elles restent.",
    ask("repartir_ses_des_de_combat(figurine=dict(en_deroute=True, tueur_ne=True, adversaires_dans_le_combat=1, des_en_attaque=2, des_en_defense=1))",
        outcome="Interdit"),
    ask("repartir_ses_des_de_combat(figurine=dict(en_deroute=True, tueur_ne=True, adversaires_dans_le_combat=1, des_en_attaque=1, des_en_defense=2))",
        outcome="Permis"),
    ask("repartir_ses_des_de_combat(figurine=dict(adversaires_dans_le_combat=1, lames_dorsales_x=2, en_deroute=True, des_en_attaque=2, des_en_defense=2))",
        outcome="Interdit"),
    ask("repartir_ses_des_de_combat(figurine=dict(adversaires_dans_le_combat=1, lames_dorsales_x=2, desengagement_manque=True, des_en_attaque=2, "
        "des_en_defense=2))", outcome="Permis"),
)
row(
    "CONF-AK24",
    "Poursuite : MOU 7,5, 4 cm ; Pugnacité, 7,5 ; en vol 17,5, 9. Implacable/1 : deux fois, pas trois. Immobile ou en déroute : aucune.",
    ask("distance_de_poursuite(figurine_mou=7.5)", total=4),
    ask("distance_de_poursuite(figurine=dict(mou=7.5, pugnacite=True))", total=F(15, 2)),
    ask("distance_de_poursuite(figurine=dict(mou=10, mou_en_vol=17.5, palier=1))", total=9),
    ask("poursuivre(figurine=dict(implacable_x=1, adversaires_du_combat_elimines=True, poursuites_faites=1))", outcome="Permis"),
    ask("poursuivre(figurine=dict(implacable_x=1, adversaires_du_combat_elimines=True, poursuites_faites=2))", outcome="Interdit"),
    ask("poursuivre(figurine=dict(immobile_x=3, adversaires_du_combat_elimines=True))", outcome="Interdit"),
    ask("poursuivre(figurine=dict(en_deroute=True, adversaires_du_combat_elimines=True))", outcome="Interdit"),
)
row(
    "CONF-AK25",
    "Brute épaisse charge seule un 2 : pénalités ; s'il est Dur à cuire, non. Grande Taille aidée d'un 1, contre 3 : oui ; Énorme/1 Dur à cuire, 4 : non.",
    ask("infliger_les_penalites_de_charge(attaquant=dict(a_charge=True, puissance=1, brute_epaisse=True), cible_puissance=2)", outcome="Permis"),
    ask("infliger_les_penalites_de_charge(attaquant=dict(a_charge=True, puissance=1, brute_epaisse=True), cible=dict(puissance=2, dur_a_cuire=True))",
        outcome="Interdit"),
    ask("infliger_les_penalites_de_charge(attaquant=dict(a_charge=True, taille='Grande'), cible=dict(taille='Grande', dur_a_cuire=True), "
        "puissance_des_autres_chargeurs=1)", outcome="Permis"),
    ask("infliger_les_penalites_de_charge(attaquant=dict(a_charge=True, taille='Grande'), cible=dict(enorme_x=1, dur_a_cuire=True), "
        "puissance_des_autres_chargeurs=1)", outcome="Interdit"),
)
row(
    "CONF-AK26",
    "Par-dessus un obstacle défensif : un dé au côté Attaquant, deux à l'autre ; neutre, contre deux dont un au-delà, Tueur né : trois.",
    ask("nombre_de_des_de_combat(figurine=dict(adversaires_dans_le_combat=1, du_cote_attaquant=True, adversaires_au_dela_de_l_obstacle=1), "
        "obstacle_defensif=True)", total=1),
    ask("nombre_de_des_de_combat(figurine=dict(adversaires_dans_le_combat=1, adversaires_au_dela_de_l_obstacle=1), obstacle_defensif=True)", total=2),
    ask("nombre_de_des_de_combat(figurine=dict(adversaires_dans_le_combat=2, adversaires_au_dela_de_l_obstacle=1, tueur_ne=True), obstacle_neutre=True)",
        total=3),
    ask("infliger_les_penalites_de_charge(attaquant=dict(brutal=True, a_engage=True, par_dessus_un_decor=True), cible_puissance=2)",
        outcome="Interdit", disputed="Permis"),
)
row(
    "CONF-AK27",
    "Tir en assaut d'une artillerie perforante : sans Tir d'assaut, non ; avec, pas au-delà de la portée courte ; 7-1 pour une Grande Taille, TIR-1 : moitié.",
    ask("tirer(attaquant=dict(tir=3, tir_en_assaut=True), arme_artillerie_perforante=True)", outcome="Interdit"),
    ask("tirer(attaquant=dict(tir=3, tir_en_assaut=True, tir_d_assaut=True), arme=dict(artillerie_perforante=True, portee_courte=20, portee_moyenne=40, "
        "portee_longue=60), distance=25)", outcome="Interdit"),
    ask("tir_sur_une_cible(attaquant=dict(tir=3, tir_en_assaut=True, tir_d_assaut=True), arme_artillerie_perforante=True, cible_taille='Grande')",
        odds={"Touche": F(1, 2)}),
)
row(
    "CONF-AK28",
    "Harcèlement : courir après avoir tiré, oui ; tirer après avoir couru, non ; marcher de nouveau, oui. Poids/X : tirer après une course ou un assaut, oui.",
    ask("courir(figurine=dict(harcelement=True, a_tire=True))", outcome="Permis"),
    ask("tirer(attaquant=dict(tir=4, harcelement=True, a_couru=True))", outcome="Interdit"),
    ask("marcher(figurine=dict(harcelement=True, a_tire=True, a_marche=True))", outcome="Permis"),
    ask("marcher(figurine=dict(a_tire=True, a_marche=True))", outcome="Interdit"),
    ask("tirer(attaquant=dict(tir=4, poids_x=5, a_couru=True))", outcome="Permis"),
)
row(
    "CONF-AK29",
    "Une artillerie Immobile réorientée : TIR-2, ou TIR-1 ; une cible Cible/-1 qui se jette à couvert, à portée moyenne : 8.",
    ask(f"tir_sur_une_cible(attaquant=dict(tir=4, immobile_x=3, reoriente_ce_tour=True), arme_artillerie_perforante=True, {SHORT})",
        odds={"Touche": F(5, 6)}, disputed="100 %"),
    ask(f"difficulte_du_tir({MEDIUM}, cible=dict(s_est_jete_a_couvert=True, competence_cible_x=-1))", total=8),
    ask("se_jeter_a_couvert(cible_au_contact_d_un_adversaire=True)", outcome="Interdit"),
    ask("se_jeter_a_couvert(cible_deja_active=True)", outcome="Interdit"),
)
row(
    "CONF-AK30",
    "Autorité des deux côtés : on teste la Discipline ; en déroute elle ne joue pas. Un Mort-vivant y va à DIS 0 ; un Construct garde le +1 du musicien.",
    ask("jet_d_autorite(figurine=dict(dis=3, autorite=True), adversaire=dict(dis=5, autorite=True))", odds={"Premier tour de parole": F(278, 1153)}),
    ask("jet_d_autorite(figurine=dict(dis=3, autorite=True, en_deroute=True), adversaire_dis=5)", odds={"Premier tour de parole": F(278, 1153)}),
    ask("test_de_discipline(figurine=dict(dis=3, construct=True, dans_l_aura_d_un_musicien=True), difficulte=5)", odds={"Réussi": F(1, 2)}),
)
row(
    "CONF-AK31",
    "Structure/9 : 3 PS perdus, légère ; 2, rien ; 5, grave. Régénération/5 d'une critique : 1/9 de deux crans, 4/9 d'un.",
    ask("test_d_attaque(attaquant=dict(att=5, structure_x=9, ps_perdus=3), des=[3])", total=7),
    ask("test_d_attaque(attaquant=dict(att=5, structure_x=9, ps_perdus=2), des=[3])", total=8),
    ask("test_d_attaque(attaquant=dict(att=5, structure_x=9, ps_perdus=5), des=[3])", total=6),
    ask("une_regeneration(figurine=dict(regeneration_x=5, blessure_critique=True))", odds={"niveau 1": F(1, 9), "niveau 2": F(4, 9), "niveau 3": F(4, 9)}),
    ask("se_regenerer(figurine=dict(regeneration_x=4, acharne=True, tue_net=True))", outcome="Interdit"),
)
row(
    "CONF-AK32",
    "Pantin sous un Seigneur des morts d'Élite : PEUR 5+2, au plus celle du Seigneur ; pour son propre test, 5. Le vivant l'affronte à 7 : COU 4, deux tiers.",
    ask("peur_effective(figurine=dict(peur=5, mort_vivant=True), peur_du_seigneur=7, categorie_de_rang_du_seigneur=2)", total=7),
    ask("peur_effective(figurine=dict(peur=8, mort_vivant=True), peur_du_seigneur=9, categorie_de_rang_du_seigneur=2)", total=9),
    ask("peur_effective(figurine=dict(peur=5, mort_vivant=True, teste_son_courage=True), peur_du_seigneur=7, categorie_de_rang_du_seigneur=2)", total=5),
    ask("test_de_courage(figurine_cou=4, adversaire=dict(peur=5, mort_vivant=True, peur_du_seigneur=7, categorie_de_rang_du_seigneur=2))",
        odds={"Réussi": F(2, 3)}),
)
row(
    "CONF-AK33",
    "Cri de guerre/8 chargeant : un Construct ne teste pas ; COU 5 teste contre 8, deux tiers. Fanatisme et Rigueur, DIS 3 contre 7 : trois quarts.",
    ask("devoir_tester_son_courage(figurine=dict(construct=True, peur=5), adversaire=dict(cri_de_guerre_x=8, a_charge=True))", outcome="Sans effet"),
    ask("test_de_courage(figurine_cou=5, adversaire=dict(cou=3, cri_de_guerre_x=8, a_charge=True))", odds={"Réussi": F(2, 3)}),
    ask("test_de_fanatisme(figurine=dict(dis=3, fanatisme=True, rigueur=True), difficulte=7)", odds={"Réussi": F(3, 4)}),
    ask("devoir_tester_son_courage(figurine_peur=6, adversaire_peur=6)", outcome="Sans effet"),
    ask("devoir_tester_son_courage(figurine_peur=6, adversaire_peur=6, autre_peur=7)", outcome="Obligatoire"),
)

ROUTED = "cou=5, en_deroute=True"
row(
    "CONF-AK34",
    "Mon homme en déroute, COU 5, est chargé par une PEUR 8 : il fuit, le test réussi ou non ; par un courageux, sans test ; activé ou ayant fui, il reste.",
    ask(f"test_de_courage(figurine=dict({ROUTED}), adversaire=dict(peur=8, a_charge=True))", odds={"fuite immédiate": F(1), "Réussi": F(2, 3)}),
    ask(f"fuir(figurine=dict({ROUTED}), adversaire=dict(cou=7, a_charge=True))", outcome="Obligatoire"),
    ask(f"devoir_tester_son_courage(figurine=dict({ROUTED}), adversaire=dict(cou=7, a_charge=True))", outcome="Sans effet"),
    ask(f"test_de_courage(figurine=dict({ROUTED}, deja_active=True), adversaire=dict(peur=8, a_charge=True))", odds={"fuite immédiate": F(0)}),
    ask("fuir(figurine=dict(en_deroute=True, a_deja_fui=True))", outcome="Interdit"),
    ask("fuir(figurine=dict(en_deroute=True, poids_x=5))", outcome="Interdit"),
    ask("distance_de_fuite(figurine=dict(mou=10, rapidite=True))", total=30),
    ask("distance_de_fuite(figurine=dict(mou=10, rapidite=True, s_est_desengage=True))", total=10),
)
row(
    "CONF-AK35",
    "En déroute : ni charge, ni tir, ni coup de maître, ni feinte, ni Contre-attaque, ni Soin ; contrer reste permis, bondir aussi ; l'Autorité du camp aussi.",
    ask("charger(attaquant_en_deroute=True)", outcome="Interdit"),
    ask("tirer(attaquant=dict(tir=3, en_deroute=True))", outcome="Interdit"),
    ask("tenter_un_coup_de_maitre(attaquant=dict(en_deroute=True, coup_de_maitre_x=2, des_d_attaque_restants=2))", outcome="Interdit"),
    ask("faire_une_feinte(attaquant=dict(en_deroute=True, feinte=True))", outcome="Interdit"),
    ask("recourir_a_la_contre_magie(contre_magicien=dict(pou=3, en_deroute=True))", outcome="Permis"),
    ask("bondir(figurine=dict(bond=True, en_deroute=True))", outcome="Permis"),
    ask("etre_designe_pour_le_jet_d_autorite(figurine_en_deroute=True)", outcome="Permis"),
    ask("etre_designe_pour_le_jet_de_tactique(figurine=dict(du_peuple_de_l_armee=True, en_deroute=True))", outcome="Interdit"),
)


QUESTIONS = [(code, n, question, expected) for code, (_, questions) in ROWS.items() for n, (question, expected) in enumerate(questions, 1)]


@pytest.mark.parametrize("code, rank, question, expected", QUESTIONS, ids=[f"{code}-{n}" for code, n, *_ in QUESTIONS])
def test_situation(resolver, code, rank, question, expected):
    check(resolver, "confrontation", code, question, expected)
