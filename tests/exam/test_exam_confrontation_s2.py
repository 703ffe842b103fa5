"""Confrontation, a blind round over places drawn at random in the whole book: sieges, nexuses, objectives, lobbed shots, staffs, ropes, one test at a time.

Worked out from the text alone, before the resolver was asked anything; one row a situation, each question with what the row states and nothing more.
"""

from __future__ import annotations

from fractions import Fraction as F

import pytest
from verdicts import ask, check, rows

ROWS, row = rows()

HOOK = "attaquant=dict(corde_a_grappin=True, ini=4"
row(
    "CONF-S01",
    "Le grappin d'un homme moyen blessé léger, INI 4, à 15 cm tout juste : un 3, deux fois sur trois ; à 16, non. Un cavalier, jamais ; DIS 3 suffit.",
    ask(f"lancer_du_grappin({HOOK}, taille='Moyenne', blessure_legere=True), distance_du_grappin=15)", odds={"Fixé": F(2, 3)}),
    ask(f"lancer_du_grappin({HOOK}, taille='Moyenne', blessure_legere=True), distance_du_grappin=16)", outcome="Manqué"),
    ask(f"lancer_du_grappin({HOOK}, taille='Petite'), distance_du_grappin=13)", outcome="Manqué"),
    ask("lancer_un_grappin(attaquant=dict(corde_a_grappin=True, cavalier_ou_centaure=True, dis=4))", outcome="Interdit"),
    ask("lancer_un_grappin(attaquant=dict(corde_a_grappin=True, dis=3))", outcome="Permis"),
)
row(
    "CONF-S02",
    "Il monte à la corde, sonné, INI 4, RES 6 sur sa carte, quoi qu'un sort y ajoute : deux fois sur trois ; pas après une incantation, ni le second du tour.",
    ask("escalade_a_la_corde(figurine=dict(ini=4, res_de_la_carte=6, sonne=True, modificateur_de_res=2, au_pied_de_la_corde=True))", odds={"Au sommet": F(2, 3)}),
    ask("escalade_a_la_corde(figurine=dict(ini=4, res_de_la_carte=6, a_incante=True, au_pied_de_la_corde=True))", outcome="Interdit"),
    ask("grimper_a_la_corde(figurine_au_pied_de_la_corde=True, a_deja_servi_ce_tour=True)", outcome="Interdit"),
)
row(
    "CONF-S03",
    "Au bélier, FOR 5, 5 et 4, l'un sonné, l'autre en grave : 16 ; rien si un porteur touche un ennemi, rien contre un homme.",
    ask("force_du_belier(force_cumulee_des_porteurs=14, penalites_des_porteurs=-3)", total=16),
    ask("frapper_au_belier(charge_au_belier=True, decor_vise=True, un_porteur_au_contact_d_un_adversaire=True)", outcome="Interdit"),
    ask("frapper_au_belier(charge_au_belier=True)", outcome="Interdit"),
)
STONE = "attaquant=dict(au_contact_d_un_decor=True, distance_au_tas=2.5"
row(
    "CONF-S04",
    "Un rocher à 2,5 cm du tas sur qui est 5 cm plus bas : 2/3, TIR 5 n'y fait rien, ni la grave du lanceur à FOR 6 ; pas après une marche, ni à 3 cm.",
    ask(f"jet_de_rocher({STONE}, tir=5), cible_distance_en_contrebas=5)", odds={"Touche": F(2, 3)}),
    ask(f"lancer_un_rocher({STONE}, a_marche=True), cible_distance_en_contrebas=5)", outcome="Interdit"),
    ask("lancer_un_rocher(attaquant=dict(au_contact_d_un_decor=True, distance_au_tas=3), cible_distance_en_contrebas=5)", outcome="Interdit"),
    ask("ligne_des_blessures(attaquant_blessure_grave=True, cible=dict(touche_par_un_rocher=True, res=4), plus_grand_de=3)", total=5),
)
row(
    "CONF-S05",
    "Du haut, rien où poser le pied : 5 cm ne blessent pas, 6 cm infligent FOR 6 (3 + 6 − 5, ligne 4).",
    ask("subir_le_saut(cible_saute_du_sommet=True, hauteur_du_saut=5)", outcome="Interdit"),
    ask("ligne_des_blessures(cible=dict(saute_du_sommet=True, res=5), hauteur_du_saut=6, plus_grand_de=3)", total=4),
)
row(
    "CONF-S06",
    "Titan de RES 13 : FOR 7, la moitié arrondie, ne fait qu'une grave au double 6 et perd Féroce ; FOR 8 tue ; FOR 9 sonnée et blessée retombe à 7.",
    ask("jet_de_blessures(attaquant_force=7, cible=dict(res=13, est_un_titan=True), des=[6, 6])", outcome="Blessure grave"),
    ask("jet_de_blessures(attaquant_force=8, cible=dict(res=13, est_un_titan=True), des=[6, 6])", outcome="Tué net"),
    ask("jet_de_blessures(attaquant=dict(force=9, sonne=True, blessure_legere=True), cible=dict(res=13, est_un_titan=True), des=[6, 6])", outcome="Blessure grave"),
    ask("""crans_du_resultat(attaquant=dict(force=7, feroce=True), cible=dict(res=13, est_un_titan=True), resultat_de_blessures='Sonné',
        origine_des_blessures='Combat')""", total=0),
)
SHOT = "cible=dict(res=5, vise_par_le_fleau=True, touche_par_un_tir=True"
row(
    "CONF-S07",
    "Un Fléau immobile tire, FOR 5 contre RES 5, un 4 : deux lignes plus bas ; une contre un Dur à cuire ; une s'il a pivoté, ou au second tir.",
    ask(f"ligne_des_blessures(attaquant_fleau=True, arme_force=5, {SHOT}), plus_grand_de=4)", total=8),
    ask(f"ligne_des_blessures(attaquant_fleau=True, arme_force=5, {SHOT}, dur_a_cuire=True), plus_grand_de=4)", total=6),
    ask(f"ligne_des_blessures(attaquant=dict(fleau=True, reoriente_ce_tour=True), arme_force=5, {SHOT}), plus_grand_de=4)", total=6),
    ask(f"ligne_des_blessures(attaquant=dict(fleau=True, pas_le_premier_tir=True), arme_force=5, {SHOT}), plus_grand_de=4)", total=6),
)
CATALYST = "figurine=dict(repond_a_l_allegeance=True, voit_le_nexus=True"
row(
    "CONF-S08",
    "Forcer une épreuve de POU 7, POU 5 sonné : un dé contre 9, un artefact n'y ajoute rien ; ni le nexus déjà servi deux fois, ni celui qui n'a pas d'épreuve.",
    ask("test_de_pouvoir(magicien=dict(pou=5, sonne=True, a_l_epreuve=True, du_camp_adverse_du_nexus=True, des_supplementaires=1), difficulte=7)",
        odds={"Réussi": F(1, 3)}, gives="CF-2242"),
    ask("test_de_foi(foi=4, fidele=dict(a_l_epreuve=True, des_supplementaires=2), difficulte=7)", odds={"Réussi": F(2, 3)}),
    ask("test_de_discipline(figurine=dict(dis=4, a_l_epreuve=True, rigueur=True, des_supplementaires=2), difficulte=7)", odds={"Réussi": F(2, 3)}),
    ask(f"tenter_d_activer_le_nexus({CATALYST}, du_camp_adverse_du_nexus=True), distance=10, nexus=dict(acces=10, charge_temporaire=2, activations_du_tour=2))",
        outcome="Interdit"),
    ask(f"tenter_d_activer_le_nexus({CATALYST}, du_camp_adverse_du_nexus=True), distance=10, nexus=dict(acces=10, sans_epreuve=True))", outcome="Interdit"),
)
row(
    "CONF-S09",
    "À 10 cm de l'accès après une course, oui ; à 10,5, non ; en déroute, non. Sacrifier ATT−3 avec 2, non ; avec 3, oui. « MOU 10 − » refuse 12,5.",
    ask(f"tenter_d_activer_le_nexus({CATALYST}, a_couru=True), distance=10, nexus_acces=10)", outcome="Permis"),
    ask(f"tenter_d_activer_le_nexus({CATALYST}), distance=10.5, nexus_acces=10)", outcome="Interdit"),
    ask(f"tenter_d_activer_le_nexus({CATALYST}, en_deroute=True), distance=10, nexus_acces=10)", outcome="Interdit"),
    ask(f"tenter_d_activer_le_nexus({CATALYST}, valeur_sacrifiee=2), distance=5, nexus=dict(acces=10, malus_du_sacrifice=3))", outcome="Interdit"),
    ask(f"tenter_d_activer_le_nexus({CATALYST}, valeur_sacrifiee=3), distance=5, nexus=dict(acces=10, malus_du_sacrifice=3))", outcome="Permis"),
    ask(f"tenter_d_activer_le_nexus({CATALYST}, valeur_que_vise_l_allegeance=12.5), distance=5, nexus=dict(acces=10, plus_grande_valeur_admise=10))",
        outcome="Interdit"),
)
ARCH = "attaquant=dict(att=5, blessure_grave=True, a_l_attribut_hostile=True), nexus=dict(sanctuaire=True, hostile=True, sanctuaire_x=15)"
row(
    "CONF-S10",
    "Près d'une arche hostile aux Assassins, l'un d'eux, ATT 5 en grave : un 4 fait 6 à 15 cm, 7 à 16.",
    ask(f"test_d_attaque({ARCH}, distance=15, des=[4])", total=6),
    ask(f"test_d_attaque({ARCH}, distance=16, des=[4])", total=7),
)
WOLVES = "premier_groupe=dict(taille='Grande', en_blessure_grave=1, en_blessure_critique=1, valeur_strategique=34)"
row(
    "CONF-S11",
    "Deux Wolfen de 34 PA, l'un en grave, l'autre en critique, et deux hommes de 10 : 6 et 73 ; les hommes en déroute, 53. 6 et 50 suffisent, 5 non.",
    ask(f"valeur_d_un_camp({WOLVES}, deuxieme_groupe=dict(peu_blesses=2, valeur_strategique=10))", total=73),
    ask(f"valeur_d_un_camp({WOLVES}, deuxieme_groupe=dict(peu_blesses=2, valeur_strategique=10, en_deroute=True))", total=53),
    ask("effectif_d_un_camp(premier_groupe=dict(taille='Grande', en_blessure_grave=2), deuxieme_groupe_peu_blesses=2)", total=6),
    ask("occuper_un_objectif(effectif_requis=6, valeur_requise=50, l_armee=dict(effectif_compte_du_camp=6, valeur_comptee_du_camp=50))", outcome="Permis"),
    ask("occuper_un_objectif(effectif_requis=6, valeur_requise=50, l_armee=dict(effectif_compte_du_camp=5, valeur_comptee_du_camp=73))", outcome="Interdit"),
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
    "CONF-S13",
    "Un porteur de marqueur rapide, MOU 10, ne court qu'à 20, ne s'envole pas ; il ramasse en poursuivant, non par Infiltration, ni un troisième de Prise/2.",
    ask("portee_de_la_course(figurine=dict(mou=10, rapidite=True, porteur_de_marqueur=True))", total=20),
    ask("prendre_son_envol(figurine=dict(vol=True, marqueurs_portes=1))", outcome="Interdit"),
    ask("ramasser_un_marqueur(figurine=dict(finit_sur_le_marqueur=True, marqueurs_portes=1, en_poursuite=True), prise_x=2)", outcome="Permis"),
    ask("ramasser_un_marqueur(figurine=dict(finit_sur_le_marqueur=True, marqueurs_portes=1, se_deplace_par_infiltration=True), prise_x=2)", outcome="Interdit"),
    ask("ramasser_un_marqueur(figurine=dict(finit_sur_le_marqueur=True, marqueurs_portes=2), prise_x=2)", outcome="Interdit"),
)
row(
    "CONF-S14",
    "À trois, 9, 7 et 4 cartes : 0, 2 et 5 refus ; deux capacités titanesques jouées comptent dans les cartes.",
    ask("nombre_de_refus(cartes_au_debut_du_tour=9, cartes_du_mieux_pourvu=9)", total=0),
    ask("nombre_de_refus(cartes_au_debut_du_tour=4, cartes_du_mieux_pourvu=9)", total=5),
    ask("nombre_de_refus(cartes_au_debut_du_tour=7, cartes_adverses_au_debut_du_tour=9, capacites_titanesques_incorporees=2)", total=0),
)
row(
    "CONF-S15",
    "Le civil garde ses dés en défense, même furieux, n'assaille pas, ne bouge pas à 16 cm des siens sauf en déroute, et n'a pas de commandement.",
    ask("repartir_ses_des_de_combat(figurine=dict(individu_passif=True, des_en_attaque=1, des_en_defense=1, adversaires_dans_le_combat=1))", outcome="Interdit"),
    ask("charger(attaquant_individu_passif=True)", outcome="Interdit"),
    ask("deplacer_un_individu_passif(figurine=dict(individu_passif=True, distance_de_l_ami_le_plus_proche=16))", outcome="Interdit"),
    ask("deplacer_un_individu_passif(figurine=dict(individu_passif=True, distance_de_l_ami_le_plus_proche=16, en_deroute=True))", outcome="Permis"),
    ask("profiter_du_commandement(figurine_individu_passif=True)", outcome="Interdit"),
)
row(
    "CONF-S16",
    "300 PA : 90 d'Alliés, 60 de Champions ; 62 PA de Champions dont 20 Alliés n'en comptent que 42. 250 PA, 15 figurines ; nul au-delà de 120.",
    ask("maximum_d_allies(valeur_de_l_armee=300)", total=90),
    ask("pa_de_champions_comptes(tous_les_champions=62, pa_de_champions_allies=20)", total=42),
    ask("effectif_maximal(valeur_de_l_armee=250)", total=15),
    ask("valeur_maximale_d_un_combattant(valeur_de_l_armee=300)", total=120),
)
BOW = "arme=dict(portee_courte=20, portee_moyenne=40, portee_longue=60)"
row(
    "CONF-S17",
    "Archer chargé ce tour, TIR 4, à 30 cm d'un géant volant entrevu : difficulté 9, une fois sur trois ; deux paliers plus haut, pas de cible.",
    ask(f"tir_sur_une_cible(attaquant=dict(tir=4, a_ete_charge=True), cible=dict(taille='Très Grande', partiellement_visible=True, palier=1), distance=30, {BOW})",
        odds={"Touche": F(1, 3)}),
    ask(f"tir_sur_une_cible(attaquant_tir=4, cible=dict(taille='Très Grande', palier=2), distance=30, {BOW})", outcome="Interdit"),
)
RUSH = "attaquant=dict(tir=3, tir_en_assaut=True, en_charge=True, mou=12.5), cible=dict(taille='Grande', partiellement_visible=True)"
row(
    "CONF-S18",
    "Tirer en chargeant, MOU 12,5 : à 24 cm, base 7, une fois sur deux ; à 30, hors de charge, pas de tir ; avec une pièce d'artillerie, jamais.",
    ask(f"tir_sur_une_cible({RUSH}, distance=24, {BOW})", odds={"Touche": F(1, 2)}),
    ask(f"tir_sur_une_cible({RUSH}, distance=30, {BOW})", outcome="Interdit"),
    ask(f"tir_sur_une_cible({RUSH}, distance=24, arme_artillerie=True)", outcome="Interdit"),
)
LOB = "tir_sur_une_cible(attaquant=dict(tir=4, s_est_deplace=True), cible=dict(hors_de_vue=True, partiellement_visible=True), portee_du_tir='courte'"
row(
    "CONF-S19",
    "En cloche après avoir bougé, TIR 4 − 1 − 3 : une fois sur deux. Un arc ou une baliste ne tirent pas en cloche. Perforante légère : 11, puis 6.",
    ask(f"{LOB}, arme_artillerie_a_effet_de_zone=True)", odds={"Touche": F(1, 2)}),
    ask(f"{LOB}, tir_en_cloche=True)", outcome="Interdit"),
    ask(f"{LOB}, tir_en_cloche=True, arme_artillerie_perforante=True)", outcome="Interdit"),
    ask("force_du_tir(arme=dict(force=11, artillerie_perforante=True, artillerie_legere=True), cible_apres_le_premier_touche=True)", total=6),
)
COUNTER = "test_de_contre(contre_magicien=dict(pou=5, au_contact_d_un_adversaire=True, contre_renforce=True{}), difficulte=9)"
row(
    "CONF-S20",
    "Contrer un 9 au contact, POU 5, renforcé de deux gemmes : 5/9 ; Guerrier-mage, 3/4 ; un orque ne se contre pas.",
    ask(COUNTER.format(""), odds={"Contré": F(5, 9)}),
    ask(COUNTER.format(", guerrier_mage=True"), odds={"Contré": F(3, 4)}),
    ask("contrer(contre_magicien_gemmes_en_reserve=3, magicien_magicien_orque=True)", outcome="Interdit"),
)
row(
    "CONF-S21",
    "Adepte, POU 5, blessé léger, en déroute, au contact, un 6 gardé : 8, quatre gemmes ; à huit déjà, deux.",
    ask("jet_de_recuperation_de_mana(magicien=dict(pou=5, blessure_legere=True, en_deroute=True), des=[6])", total=8),
    ask("gemmes_regagnees(magicien=dict(pou=5, rang=2, au_contact_d_un_adversaire=True, gemmes_en_reserve=0, resultat_de_recuperation=8))", total=4),
    ask("gemmes_regagnees(magicien=dict(pou=5, rang=2, au_contact_d_un_adversaire=True, gemmes_en_reserve=8, resultat_de_recuperation=8))", total=2),
)
CALL = "cible_palier=1, points_de_censure=1, difficulte=6)"
PRIEST = "test_de_divination(fidele=dict(foi_creation=2, foi_alteration=1, foi_destruction=1, au_contact_d_un_adversaire=True, renforcement=2"
row(
    "CONF-S22",
    "FOI 4 au contact, cible au palier voisin, censure de 1, deux FT de renfort : 91/216 ; Moine-guerrier, 19/27.",
    ask(f"{PRIEST}, fidele_pur=True), {CALL}", odds={"Réussi": F(91, 216)}),
    ask(f"{PRIEST}, moine_guerrier=True), {CALL}", odds={"Réussi": F(19, 27)}),
)
row(
    "CONF-S23",
    "Force 9 contre deux moyens, RES 6 au plus : un 5, une fois sur trois ; FOR 6, impossible. Une Petite Taille à trois contacts ne peut pas.",
    ask("test_de_desengagement_en_force(figurine=dict(force=9, taille='Grande', adversaires_au_contact=2), adversaire=dict(res=6, taille='Moyenne'))",
        odds={"Se désengage": F(1, 3)}),
    ask("test_de_desengagement_en_force(figurine=dict(force=6, taille='Grande', adversaires_au_contact=2), adversaire=dict(res=6, taille='Moyenne'))",
        outcome="Interdit"),
    ask("se_desengager(figurine=dict(taille='Petite', adversaires_au_contact=3))", outcome="Interdit"),
)
row(
    "CONF-S24",
    "Près du seul étendard d'un état-major au complet, COU 4 : +2 ; un Paria, rien ; le commandant en déroute, +1 de l'étendard.",
    ask("test_de_courage(figurine=dict(cou=4, dans_l_aura_d_un_porte_etendard=True), etat_major_au_complet=True, commandant_cou=3, difficulte=9)",
        odds={"Réussi": F(2, 3)}),
    ask("test_de_courage(figurine=dict(cou=4, paria=True, dans_l_aura_d_un_commandant=True), etat_major_au_complet=True, difficulte=9)", odds={"Réussi": F(1, 3)}),
    ask("test_de_courage(figurine=dict(cou=4, dans_l_aura_d_un_porte_etendard=True), etat_major_au_complet=True, commandant_en_deroute=True, difficulte=9)",
        odds={"Réussi": F(1, 2)}),
)
row(
    "CONF-S25",
    "Sur la corde : ni contre-attaque, ni dé d'Enchaînement, fût-il d'un Champion, ni bond, ni cri de ralliement, ni points de Mutagène.",
    ask("contre_attaquer(figurine_grimpe_a_la_corde=True)", outcome="Interdit"),
    ask("prendre_des_des_d_enchainement(figurine=dict(champion=True, des_d_enchainement=1, grimpe_a_la_corde=True))", outcome="Interdit"),
    ask("bondir(figurine=dict(bond=True, grimpe_a_l_echelle=True))", outcome="Interdit"),
    ask("pousser_un_cri_de_ralliement(figurine=dict(cri_de_ralliement=True, grimpe_a_la_corde=True), debut_de_phase_strategique=True)", outcome="Interdit"),
    ask("placer_des_points_de_mutagene(figurine_grimpe_a_l_echelle=True)", outcome="Interdit"),
)
row(
    "CONF-S26",
    "Ce qui a sa propre Force ne prend rien des blessures ni du piqué de l'attaquant : le saut, la poix, la chute d'un mur, le feu, un fauchage, le bélier.",
    ask("force_du_jet_de_blessures(attaquant_blessure_grave=True, hauteur_du_saut=6)", total=6),
    ask("force_du_jet_de_blessures(attaquant_blessure_grave=True, cible_sous_la_poix=True)", total=6),
    ask("force_du_jet_de_blessures(attaquant_sonne=True, cible_dans_l_effondrement=True, decor_res=12)", total=12),
    ask("force_du_jet_de_blessures(attaquant_a_charge_en_pique=True, cible_passage_par_les_flammes='temps mort')", total=8),
    ask("force_du_jet_de_blessures(attaquant=dict(blessure_critique=True, fauchage_x=5, fauche_en_passant=True))", total=5),
    ask("force_du_jet_de_blessures(attaquant=dict(blessure_legere=True, se_sert_du_belier=True), force_cumulee_des_porteurs=14, penalites_des_porteurs=-3)", total=16),
)
row(
    "CONF-S27",
    "Défense soutenue à deux et deux, au dernier dé : DEF 4 − 2 pare un 7 une fois sur trois ; à un contre deux, non ; plus de contre-attaque.",
    ask("test_de_defense(cible=dict(defense=4, en_defense_soutenue=True), difficulte=7)", odds={"Parée": F(1, 3)}),
    ask("annoncer_une_defense_soutenue(cible=dict(des_en_defense=1, des_en_attaque=2, des_de_defense_restants=1))", outcome="Interdit"),
    ask("contre_attaquer(figurine_en_defense_soutenue=True)", outcome="Interdit"),
)
row(
    "CONF-S28",
    "Coup de maître/2, ATT 4, FOR 8, blessé léger : 13 ; contre qui en est immunisé, 7. Enchaînement de 2 dés, ATT 5, léger : un 4 fait 6 ; 4 dés sur 3, non.",
    ask("force_du_coup_de_maitre(attaquant=dict(att=4, force=8, blessure_legere=True, coup_de_maitre_x=2))", total=13),
    ask("force_du_coup_de_maitre(attaquant=dict(att=4, force=8, blessure_legere=True, coup_de_maitre_x=2), cible_immunite_coup_de_maitre=True)", total=7),
    ask("test_d_attaque(attaquant=dict(att=5, enchainement_x=3, des_d_enchainement=2, blessure_legere=True), des=[4])", total=6),
    ask("prendre_des_des_d_enchainement(figurine=dict(enchainement_x=3, des_d_enchainement=4))", outcome="Interdit"),
)
row(
    "CONF-S29",
    "Ange en vol 17,5 au palier 2 : il pique au palier 1, pas au sol, sur 25 cm ; ATT 4 + 2, rien après une poursuite.",
    ask("charger_en_pique(attaquant_palier=2, cible_palier=0)", outcome="Interdit"),
    ask("portee_de_l_assaut(figurine=dict(vol=True, mou_en_vol=17.5, palier=2, change_de_palier=True, en_charge=True))", total=25),
    ask("test_d_attaque(attaquant=dict(att=4, a_charge_en_pique=True), des=[3])", total=9),
    ask("test_d_attaque(attaquant=dict(att=4, a_charge_en_pique=True, a_poursuivi=True), des=[3])", total=7),
)
row(
    "CONF-S30",
    "Un combattant Neutre relance tous ses 6 : TIR 4 contre 10, 2/15, au lieu de 1/6. Éclaireur posé à 10 cm tout juste, mais pas caché.",
    ask("test_de_tir(attaquant=dict(tir=4, neutre=True), difficulte=10)", odds={"Touche": F(2, 15)}),
    ask("test_de_tir(attaquant_tir=4, difficulte=10)", odds={"Touche": F(1, 6)}),
    ask("deployer_une_figurine(figurine_eclaireur=True, distance=10)", outcome="Permis"),
    ask("fin_du_deploiement(figurine_eclaireur=True, distance=10)", outcome="Aucune conséquence"),
)

QUESTIONS = [(code, n, *asked) for code, (_, questions) in ROWS.items() for n, asked in enumerate(questions, 1)]


@pytest.mark.parametrize("code, rank, question, expected", QUESTIONS, ids=[f"{code}-{n}" for code, n, *_ in QUESTIONS])
def test_situation(resolver, code, rank, question, expected):
    check(resolver, "confrontation", code, question, expected)
