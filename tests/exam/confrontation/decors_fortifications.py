"""Situations of Confrontation whose questions stand in `decors-fortifications.ttl`."""

from __future__ import annotations

from fractions import Fraction as F

from verdicts import ask, rows

ROWS, row = rows()

row(
    "CONF-AB12 bis",
    "Bélier : FOR 4, 6 et 3, et un Possédé en grave (−1) : 17 ; jamais contre un guerrier, ni avec un porteur engagé.",
    ask("force_du_belier(force_cumulee_des_porteurs=13, penalites_des_porteurs=-1)", total=17),
    ask("test_d_attaque(attaquant=dict(att=6, possede=True, blessure_grave=True), des=[1])", total=6),
    ask("frapper_au_belier(charge_au_belier=True, decor_vise=True)", outcome="Permis"),
    ask("frapper_au_belier(charge_au_belier=True)", outcome="Interdit"),
    ask("frapper_au_belier(charge_au_belier=True, decor_vise=True, un_porteur_au_contact_d_un_adversaire=True)", outcome="Interdit"),
)
row(
    "CONF-S03 bis",
    "Au bélier, FOR 5, 5 et 4, l'un sonné, l'autre en grave : 16 ; rien si un porteur touche un ennemi, rien contre un homme.",
    ask("force_du_belier(force_cumulee_des_porteurs=14, penalites_des_porteurs=-3)", total=16),
    ask("frapper_au_belier(charge_au_belier=True, decor_vise=True, un_porteur_au_contact_d_un_adversaire=True)", outcome="Interdit"),
    ask("frapper_au_belier(charge_au_belier=True)", outcome="Interdit"),
)

RAM = "frapper_au_belier(decor_vise=True, charge_au_belier=True, attaquant_{}=True)"

row(
    "CONF-W08",
    "Au bélier, chaque porteur doit pouvoir charger : en déroute, au contact, débarqué ce tour, suspendu, désengagé, cavalier, non ; ayant chargé, si.",
    *(ask(RAM.format(state), outcome="Interdit")
      for state in ("en_deroute", "au_contact_d_un_adversaire", "debarque_ce_tour", "suspendu", "s_est_desengage", "cavalier_ou_centaure")),
    ask(RAM.format("a_charge"), outcome="Permis"),
)

NEW = "apparu_pendant_l_activation=True"
RAM_2 = "decor_vise=True, charge_au_belier=True"

row(
    "CONF-Y01",
    "Trois porteurs de FOR 6 en grave, 4, et 5 en légère : 5 + 15 − 3 = 17 ; un porteur au contact, figé, en déroute ou juste invoqué : pas de coup de bélier.",
    ask("force_du_belier(force_cumulee_des_porteurs=15, penalites_des_porteurs=-3)", total=17),
    ask(f"frapper_au_belier({RAM_2})", outcome="Permis"),
    ask(f"frapper_au_belier({RAM_2}, attaquant_au_contact_d_un_adversaire=True)", outcome="Interdit"),
    ask(f"frapper_au_belier({RAM_2}, attaquant_fige_par_la_peur=True)", outcome="Interdit"),
    ask(f"frapper_au_belier({RAM_2}, attaquant_{NEW})", outcome="Interdit"),
)

ROCK = "attaquant=dict(au_contact_d_un_decor=True, distance_au_tas=2.5), cible_distance_en_contrebas=5"

row(
    "CONF-AM19",
    "Un rocher sur un ennemi aux prises avec mon garde : 2/3, FOR 6, action exclusive ; la répartition, que le livre ne dit pas, est en litige.",
    ask(f"jet_de_rocher({ROCK})", odds={"Touche": F(2, 3)}),
    ask(f"jet_de_rocher({ROCK}, cible_au_contact_d_un_ami_du_tireur=True, des=[3])", outcome="Touche", disputed="répartition"),
    ask("faire_un_jet_de_repartition(cible_touche_par_un_rocher=True, cible_au_contact_d_un_ami_du_tireur=True)", outcome="Interdit", disputed="Obligatoire"),
    ask(f"lancer_un_rocher({ROCK}, cible_ami=True)", outcome="Permis", disputed="Interdit"),
)
row(
    "VIII-K",
    "Deux tas de rochers : 20 PA. Rocher, un 3 : touche, FOR 6. Un chaudron vidé ne sert plus.",
    ask("cout_de_l_armee(l_armee=dict(pa_de_troupes=200, tas_de_rochers=2))", total=220),
    ask("jet_de_rocher(attaquant=dict(au_contact_d_un_decor=True, distance_au_tas=1), cible_distance_en_contrebas=3, des=[3])", outcome="Touche"),
    ask("force_du_jet_de_blessures(attaquant_force=3, cible_touche_par_un_rocher=True)", total=6),
    ask("renverser_un_chaudron(attaquant_au_contact_du_chaudron=True, chaudron_deja_vide=True)", outcome="Interdit"),
)
row(
    "CONF-AM43",
    "Bélier, quatre porteurs de FOR 4, 6, 3 et 8, une légère et une grave : 23 ; un porteur au contact, pas de coup.",
    ask("force_du_belier(force_cumulee_des_porteurs=21, penalites_des_porteurs=-3)", total=23),
    ask("frapper_au_belier(au_contact_d_un_adversaire=True)", outcome="Interdit"),
)
row(
    "CF-CD12",
    "Bélier : quatre gobelins de FOR 15 en tout, un critique (-3), donc 5 + 15 - 3.",
    ask("force_du_belier(force_cumulee_des_porteurs=15, penalites_des_porteurs=-3)", total=17),
)
row(
    "CONF-P40",
    "Un défenseur (FOR 7, Sonné) veut renverser l'échelle où grimpe un RES 5 : 5 ou 6. Un bélier : 5 + 18 - 4 ; un porteur aux prises l'empêche.",
    ask("test_pour_faire_tomber_l_echelle(attaquant=dict(force=7, sonne=True, des_consacres=2, au_contact_d_un_bout_de_l_echelle=True), "
        "cible_res_de_la_carte=5, pendant_la_phase_de_combat=True)", odds={"L'échelle tombe": F(1, 3)}),
    ask("force_du_belier(force_cumulee_des_porteurs=18, penalites_des_porteurs=-4)", total=19),
    ask("frapper_au_belier(charge_au_belier=True, un_porteur_au_contact_d_un_adversaire=True, decor_vise=True)", outcome="Interdit"),
)
row(
    "CONF-CC31",
    "Il saute d'un mur de 7 cm, Dur à cuire : FOR 7, grave ; à 10 cm au plus du point de chute ; de 5 cm, rien.",
    ask("subir_le_saut(hauteur_du_saut=7, cible_saute_du_sommet=True)", outcome="Obligatoire"),
    ask("subir_le_saut(hauteur_du_saut=5, cible_saute_du_sommet=True)", outcome="Interdit"),
    ask("blessures_subies(cible=dict(saute_du_sommet=True, res=6, dur_a_cuire=True), hauteur_du_saut=7, des=[[4, 5]])", outcome="niveau 2"),
    ask("se_placer_apres_le_saut(figurine_distance_du_point_de_chute=11)", outcome="Interdit"),
)
row(
    "CONF-S05 bis",
    "Du haut, rien où poser le pied : 5 cm ne blessent pas, 6 cm infligent FOR 6 (3 + 6 − 5, ligne 4).",
    ask("subir_le_saut(cible_saute_du_sommet=True, hauteur_du_saut=5)", outcome="Interdit"),
    ask("ligne_des_blessures(cible=dict(saute_du_sommet=True, res=5), hauteur_du_saut=6, plus_grand_de=3)", total=4),
)
row(
    "CONF-Y05",
    "FOR 5 contre l'échelle d'un grimpeur de RES 6 : 12, donc 7 d'un seul dé, 5/36. Le saut de 5 cm ne blesse pas, celui de 6 si.",
    ask("""test_pour_faire_tomber_l_echelle(attaquant=dict(force=5, au_contact_d_un_bout_de_l_echelle=True, des_consacres=2), cible_res_de_la_carte=6,
        pendant_la_phase_de_combat=True)""", odds={"L'échelle tombe": F(5, 36)}),
    ask("subir_le_saut(cible_saute_du_sommet=True, hauteur_du_saut=5)", outcome="Interdit"),
    ask("subir_le_saut(cible_saute_du_sommet=True, hauteur_du_saut=6)", outcome="Obligatoire"),
)
row(
    "CONF-CC32",
    "La poix sur quatre : critique, annulée par l'instinct, légère, et l'éclaireur caché n'est pas affecté ; après, ni tir ni sortilège.",
    ask("renverser_un_chaudron(attaquant_au_contact_du_chaudron=True)", outcome="Permis"),
    ask("renverser_un_chaudron(attaquant_au_contact_du_chaudron=True, chaudron_deja_vide=True)", outcome="Interdit"),
    ask("blessures_subies(cible=dict(sous_la_poix=True, res=5), des=[[4, 5]])", outcome="niveau 3"),
    ask("blessures_subies(cible=dict(sous_la_poix=True, res=6, instinct_de_survie_x=4), des=[[4]])", outcome="niveau 0"),
    ask("blessures_subies(cible=dict(sous_la_poix=True, res=8), des=[[3, 4]])", outcome="niveau 1"),
    ask("subir_la_poix(cible=dict(distance_en_contrebas=5, eclaireur_cache=True))", outcome="Interdit"),
    ask("tirer(attaquant_a_renverse_un_chaudron=True)", outcome="Interdit"),
    ask("incanter(magicien_a_lance_un_rocher=True)", outcome="Interdit"),
    ask("appeler_un_miracle(fidele_a_renverse_un_chaudron=True)", outcome="Interdit"),
)
row(
    "CONF-DA19",
    "Sur l'échelle, pas de Coup de maître ; le rocher touche deux fois sur trois, FOR 6 ; le chaudron, libre seulement ; arrivé au contact d'une PEUR 6, il teste.",
    ask("tenter_un_coup_de_maitre(attaquant=dict(coup_de_maitre_x=2, suspendu=True, des_en_attaque=2))", outcome="Interdit"),
    ask("jet_de_rocher(attaquant=dict(au_contact_d_un_decor=True, distance_au_tas=2), cible_distance_en_contrebas=4)", odds={"Touche": F(2, 3)}),
    ask("renverser_un_chaudron(attaquant_au_contact_du_chaudron=True)", outcome="Permis"),
    ask("renverser_un_chaudron(attaquant=dict(au_contact_du_chaudron=True, adversaires_au_contact=1))", outcome="Interdit"),
    ask("force_du_jet_de_blessures(cible_sous_la_poix=True)", total=6),
    ask("devoir_tester_son_courage(figurine=dict(cou=4, prend_pied_au_contact=True), adversaire_peur=6)", outcome="Obligatoire"),
)
row(
    "CONF-BA21",
    "Mon servant, contre le rempart, à 2,5 cm du tas, vise à 5 cm en contrebas : permis, 3+, FOR 6 ; à 2,6 cm, non ; figé par la peur ou déjà activé, non plus.",
    ask("lancer_un_rocher(attaquant=dict(au_contact_d_un_decor=True, distance_au_tas=2.5), cible_distance_en_contrebas=5)", outcome="Permis"),
    ask("lancer_un_rocher(attaquant=dict(au_contact_d_un_decor=True, distance_au_tas=2.6), cible_distance_en_contrebas=5)", outcome="Interdit"),
    ask("lancer_un_rocher(attaquant=dict(au_contact_d_un_decor=True, distance_au_tas=1, fige_par_la_peur=True), cible_distance_en_contrebas=5)", outcome="Interdit"),
    ask("jet_de_rocher(attaquant=dict(au_contact_d_un_decor=True, distance_au_tas=2.5), cible_distance_en_contrebas=5)", odds={"Touche": F(2, 3)}),
    ask("renverser_un_chaudron(attaquant_au_contact_du_chaudron=True, chaudron_deja_vide=True)", outcome="Interdit"),
)
row(
    "CONF-CC59",
    "Un Éclaireur caché : faucheur, piège, rocher, nexus et rugissement ne l'affectent pas.",
    ask("test_de_fauchage(figurine=dict(ini=3, eclaireur_cache=True), des=[1])", outcome="Sans effet"),
    ask("subir_un_jet_de_blessures(attaquant_explosion_d_un_piege=True, distance_du_marqueur=8, cible_eclaireur_cache=True)", outcome="Sans effet"),
    ask("""lancer_un_rocher(attaquant=dict(au_contact_d_un_decor=True, distance_au_tas=2), cible=dict(distance_en_contrebas=5, eclaireur_cache=True))""",
        outcome="Interdit"),
    ask("lancer_un_rocher(attaquant=dict(au_contact_d_un_decor=True, distance_au_tas=2), cible_distance_en_contrebas=5)", outcome="Permis"),
    ask("designer_la_cible_d_un_nexus(cible_eclaireur_cache=True)", outcome="Interdit"),
    ask("tester_face_au_rugissement(figurine_eclaireur_cache=True, adversaire_rugissement_x=7, distance=10)", outcome="Sans effet"),
)
row(
    "CONF-CC76",
    "Après une incantation, ou en déroute, ni rocher ni chaudron ; le rugissement laisse le désespéré indifférent.",
    ask("""lancer_un_rocher(attaquant=dict(au_contact_d_un_decor=True, distance_au_tas=2, a_incante=True), cible_distance_en_contrebas=5)""",
        outcome="Interdit"),
    ask("""lancer_un_rocher(attaquant=dict(au_contact_d_un_decor=True, distance_au_tas=2), cible_distance_en_contrebas=5)""", outcome="Permis"),
    ask("renverser_un_chaudron(attaquant=dict(au_contact_du_chaudron=True, a_appele=True))", outcome="Interdit"),
    ask("tester_face_au_rugissement(figurine_desespere=True, adversaire_rugissement_x=7, distance=10)", outcome="Sans effet"),
)

ROCK_2 = "attaquant_au_contact_d_un_decor=True, attaquant_distance_au_tas=2.5, cible_distance_en_contrebas=5"

row(
    "CF-CD10",
    "Rocher à la limite des distances : action exclusive, donc pas après une marche.",
    ask(f"lancer_un_rocher(attaquant_a_marche=True, {ROCK_2})", outcome="Interdit"),
    ask(f"jet_de_rocher({ROCK_2})", odds={"Touche": F(2, 3)}),
)

ROCK_3 = "au_contact_d_un_decor=True, distance_au_tas=2"

row(
    "CONF-P38",
    "Un défenseur de DIS 2 lance un rocher à 5 cm en contrebas : deux chances sur trois, FOR 6 ; après un tir, non.",
    ask(f"lancer_un_rocher(attaquant=dict(dis=2, {ROCK_3}), cible_distance_en_contrebas=5)", outcome="Permis"),
    ask(f"jet_de_rocher(attaquant=dict({ROCK_3}), cible_distance_en_contrebas=5)", odds={"Touche": F(2, 3)}),
    ask("force_du_jet_de_blessures(cible_touche_par_un_rocher=True)", total=6),
    ask(f"lancer_un_rocher(attaquant=dict(a_tire=True, {ROCK_3}), cible_distance_en_contrebas=5)", outcome="Interdit"),
)

ROCK_4 = "attaquant=dict(au_contact_d_un_decor=True, distance_au_tas=2.5{0}), cible_distance_en_contrebas={1}"

row(
    "CONF-S18",
    "Bélier : quatre porteurs, 21 de FOR et 3 de pénalités, 23. Rocher à 5 cm en contrebas, pas à 5,5 ; action exclusive, pas après une marche.",
    ask("force_du_belier(force_cumulee_des_porteurs=21, penalites_des_porteurs=-3)", total=23),
    ask("frapper_au_belier(un_porteur_au_contact_d_un_adversaire=True, charge_au_belier=True, decor_vise=True)", outcome="Interdit"),
    ask(f"lancer_un_rocher({ROCK_4.format('', 5)})", outcome="Permis"),
    ask(f"lancer_un_rocher({ROCK_4.format('', 5.5)})", outcome="Interdit"),
    ask(f"lancer_un_rocher({ROCK_4.format(', a_marche=True', 5)})", outcome="Interdit"),
)

STONE = "attaquant=dict(au_contact_d_un_decor=True, distance_au_tas=2.5"

row(
    "CONF-S04 bis",
    "Un rocher à 2,5 cm du tas sur qui est 5 cm plus bas : 2/3, TIR 5 n'y fait rien, ni la grave du lanceur à FOR 6 ; pas après une marche, ni à 3 cm.",
    ask(f"jet_de_rocher({STONE}, tir=5), cible_distance_en_contrebas=5)", odds={"Touche": F(2, 3)}),
    ask(f"lancer_un_rocher({STONE}, a_marche=True), cible_distance_en_contrebas=5)", outcome="Interdit"),
    ask("lancer_un_rocher(attaquant=dict(au_contact_d_un_decor=True, distance_au_tas=3), cible_distance_en_contrebas=5)", outcome="Interdit"),
    ask("ligne_des_blessures(attaquant_blessure_grave=True, cible=dict(touche_par_un_rocher=True, res=4), plus_grand_de=3)", total=5),
)

POSTED = "attaquant_au_contact_d_un_decor=True, attaquant_distance_au_tas=2.5, cible_distance_en_contrebas=5"

row(
    "CONF-V13",
    "Immobile : ni rocher, ni chaudron, ni Rechargement rapide, qui rend le tir exclusif ; un tir supplémentaire, si.",
    ask(f"lancer_un_rocher({POSTED}, attaquant_immobile_x=3)", outcome="Interdit"),
    ask(f"lancer_un_rocher({POSTED})", outcome="Permis"),
    ask("renverser_un_chaudron(attaquant=dict(au_contact_du_chaudron=True, immobile_x=3))", outcome="Interdit"),
    ask("tirer(attaquant=dict(immobile_x=3, rechargement_rapide_x=1, recharge_vite=True))", outcome="Interdit"),
    ask("un_tir(attaquant=dict(tir=4, immobile_x=3, rechargement_rapide_x=1, recharge_vite=True), portee_du_tir='courte', arme_force=4, cible_res=5)",
        outcome="Interdit"),
    ask("nombre_de_tirs(attaquant=dict(immobile_x=3, tir_supplementaire_x=1))", total=2),
    ask("nombre_de_tirs(attaquant=dict(rechargement_rapide_x=1, tir_supplementaire_x=2, recharge_vite=True))", total=4),
)
row(
    "CONF-V14",
    "Un rocher touche deux fois sur trois, Tireur d'élite ou non ; pas à 6 cm, ni après un tir, ni au contact.",
    ask(f"jet_de_rocher({POSTED}, attaquant_tireur_d_elite=True)", odds={"Touche": F(2, 3)}),
    ask("lancer_un_rocher(attaquant_au_contact_d_un_decor=True, attaquant_distance_au_tas=2.5, cible_distance_en_contrebas=6)", outcome="Interdit"),
    ask(f"lancer_un_rocher({POSTED}, attaquant_a_tire=True)", outcome="Interdit"),
    ask("renverser_un_chaudron(attaquant=dict(au_contact_du_chaudron=True, a_tire=True))", outcome="Interdit"),
)

CLIFF = "attaquant=dict(au_contact_d_un_decor=True, distance_au_tas=2)"

row(
    "CONF-CF12",
    "Un rocher (FOR 6) sur RES 6 : Tué net 2/3 x 3/36 ; Instinct de survie/5 en retire un tiers.",
    ask(f"un_rocher({CLIFF}, cible=dict(res=6, distance_en_contrebas=4))", odds={"niveau 4": F(1, 18)}),
    ask(f"un_rocher({CLIFF}, cible=dict(res=6, distance_en_contrebas=4, instinct_de_survie_x=5))", odds={"niveau 4": F(1, 27)}),
)
row(
    "CONF-W40",
    "Rocher sur qui a Cible/+2 et Instinct/4 : un 3 touche encore, un 4 annule les Blessures. Le bélier : 15 de FOR, un Sonné, 5 + 15 − 1.",
    ask("""un_rocher(attaquant=dict(au_contact_d_un_decor=True, distance_au_tas=2.5), cible=dict(distance_en_contrebas=5, competence_cible_x=2,
        instinct_de_survie_x=4, res=12), des=[[3], [4]])""", says="jet de blessures annulé"),
    ask("force_du_belier(force_cumulee_des_porteurs=15, penalites_des_porteurs=-1)", total=19),
)
row(
    "CONF-AR16",
    "Chaudron déjà vidé : plus rien. Un grimpeur à 5 cm en contrebas se prend la poix, à 6 non ; le rocher l'atteint aussi.",
    ask("renverser_un_chaudron(attaquant_au_contact_du_chaudron=True, chaudron_deja_vide=True)", outcome="Interdit"),
    ask("subir_la_poix(cible_distance_en_contrebas=5)", outcome="Obligatoire"),
    ask("subir_la_poix(cible_distance_en_contrebas=6)", outcome="Interdit"),
    ask("lancer_un_rocher(attaquant_au_contact_d_un_decor=True, attaquant_distance_au_tas=2.5, cible_distance_en_contrebas=5, attaquant_au_contact_d_un_adversaire=True)", outcome="Interdit"),
)
row(
    "CF-NB32",
    "Bélier : FOR 4, 6, 7, 5, une légère : 26. Statue de pierre de 2,5 cm : 9 PS. À travers le vitrail, le sort passe, la flèche non, la baliste oui.",
    ask("force_du_belier(force_cumulee_des_porteurs=22, penalites_des_porteurs=-1)", total=26),
    ask('structure_d_origine(decor=dict(materiau="Pierre", epaisseur=2.5))', total=9),
    ask("lancer_un_effet_au_travers(decor_translucide=True)", outcome="Permis"),
    ask("tirer_un_projectile_au_travers(decor_translucide=True)", outcome="Interdit"),
    ask("tirer_un_projectile_au_travers(decor_translucide=True, arme_artillerie_perforante=True)", outcome="Permis"),
)
