"""Situations of Warhammer 40,000 PEN whose questions stand in `assaut-4-suites-et-litiges.ttl`."""

from __future__ import annotations

from fractions import Fraction as F

from verdicts import ask, rows

ROWS, row = rows()

row(
    "PEN-X39",
    "Quatre orks morts contre un marine ; Cd 9, 7 au moral ; percée : 4 et I3 pour eux, 3 et I4 pour les marines.",
    ask("gagnant_du_corps_a_corps(pertes_infligees=[4], pertes_subies=[1])", total=3),
    ask("test_de_moral(commandement=9, ecart_de_pertes=3, des=[3, 4])", outcome="Raté"),
    ask("jet_de_percee(unite_initiative=4, cible_initiative=3, des=[3], des_adverses=[4])", says="Percée"),
    ask("pertes_de_la_percee(ecart_de_pertes=3)", total=3),
    ask("moral_puis_percee(unite_initiative=4, cible_commandement=9, cible_initiative=3, ecart_de_pertes=3, des=[[3, 4], [3], [4]])", total=3),
    ask("moral_puis_percee(unite_initiative=4, cible_commandement=9, cible_initiative=3, ecart_de_pertes=3)",
        odds={"la percée de l'ennemi est réussie": F(91, 216)}),
)
row(
    "RP-18",
    "Des Space Marines perdent un combat de 3 et fuient (Cd 8) ; l'ennemi, I4 contre I4, les poursuit en vain.",
    ask("jet_de_percee(unite_initiative=4, cible_initiative=4, cible_ne_connait_pas_la_peur=True)", odds={"Percée réussie": 0}),
    ask("jet_de_percee(unite_initiative=4, cible_initiative=4)", odds={"Percée réussie": F(7, 12)}),
    ask("moral_puis_percee(cible_commandement=8, ecart_de_pertes=3, unite_initiative=4, cible_initiative=4, cible_ne_connait_pas_la_peur=True)",
        says="La percée de l'ennemi est réussie : 0 % ; La cible est en retraite : 13/18"),
)
row(
    "RP-19",
    "Tous morts au premier tour d'initiative : ni percée, ni retraite choisie, ni désengagement, ni contre-attaque, ni tir au contact, ni défi.",
    ask("tenter_une_percee(cible_en_retraite=True, unite_detruite=True)", outcome="Interdit"),
    ask("choisir_de_battre_en_retraite(ecart_de_pertes=0, unite_detruite=True)", outcome="Interdit"),
    ask("se_desengager(unite_a_desengagement=True, unite_verrouillee=True, fin_de_la_phase_d_assaut=True, unite_detruite=True)", outcome="Interdit"),
    ask("contre_attaquer(unite_a_contre_attaque=True, unite_chargee=True, unite_detruite=True)", outcome="Interdit"),
    ask("tirer_au_corps_a_corps(unite_chargee=True, unite_detruite=True)", outcome="Interdit"),
    ask("defier(a_charge=True, unite_chef_d_escouade=True, cible_chef_d_escouade=True, unite_detruite=True)", outcome="Interdit"),
)
row(
    "locked-elsewhere",
    "Mes gars ont gagné mais se battent aussi contre une autre escouade : pas de percée, donc aucune perte de plus.",
    ask('jet_de_percee(unite_initiative=4, cible_initiative=3, engagee_avec_une_autre_escouade=True)', outcome="Interdit"),
    ask('pertes_de_la_percee(ecart_de_pertes=3, engagee_avec_une_autre_escouade=True)', outcome="Interdit"),
    ask(
        'moral_puis_percee(cible_commandement=8, ecart_de_pertes=3, initiative=3, cible_initiative=4, engagee_avec_une_autre_escouade=True)',
        odds={"la percée de l'ennemi est réussie": 0},
    ),
)
row(
    "AL-09",
    "Deux morts partout ; les orks (I2) s'en vont, mes marines (I4) font 2 contre 4 : 6 à 6, rattrapés, mais l'écart est nul : personne de plus.",
    ask("choisir_de_battre_en_retraite(pertes_egales=True)", outcome="Permis"),
    ask("jet_de_percee(initiative=4, cible_initiative=2, des=[2], des_adverses=[4])", outcome="Percée réussie"),
    ask("pertes_de_la_percee(ecart_de_pertes=0)", total=0),
)
row(
    "PS-28",
    "Tirer dans la mêlée : Cd 9, cinq fois sur six ; CT 4, le -1 compte et la mi-portée non. Percée à I4 contre I5 : 5/12.",
    ask("test_pour_tirer_dans_un_corps_a_corps(commandement=9)", odds={"Tire": F(5, 6)}),
    ask("jet_pour_toucher_au_tir(ct=4, cible_verrouillee=True, distance=5, portee=24)", odds={"Touché": F(1, 2)}),
    ask("jet_de_percee(unite_initiative=4, cible_initiative=5)", odds={"Percée réussie": F(5, 12)}),
    ask("tenter_une_percee(cible_desengagee=True)", outcome="Interdit"),
    ask("consolider(cible_desengagee=True)", outcome="Permis"),
    ask("attaques_effectives(attaques=3, unite_a_charge=True, unite_engagee_par_consolidation=True)", total=3),
)
row(
    "PT-3",
    "Le même gantelet (I4) poursuit des fuyards I4, s'échappe, ou encaisse un éclair : son initiative est 4 ; assommé, elle est 1, du fuyard comme de l'autre.",
    ask('jet_de_percee(initiative=4, cible_initiative=4, arme_de_melee="gantelet énergétique")', odds={"Percée réussie": F(7, 12)}),
    ask("jet_de_percee(initiative=4, cible_initiative=4, cible_assommee=True)", odds={"Percée réussie": F(11, 12)}),
    ask("jet_de_percee(initiative=4, cible_initiative=4, unite_assommee=True)", odds={"Percée réussie": F(1, 6)}),
    ask("jet_de_hit_and_run(initiative=5, cible_initiative=4)", odds={"Désengagée": F(7, 12)}),
    ask("jet_de_hit_and_run(initiative=4, cible_initiative=4, unite_assommee=True)", odds={"Désengagée": F(1, 12)}),
    ask("jet_de_hit_and_run(initiative=4, cible_initiative=4, cible_assommee=True)", odds={"Désengagée": F(5, 6)}),
    ask('test_d_aveuglement(initiative=4, arme_de_melee="gantelet énergétique")', odds={"Réussi": F(2, 3)}),
    ask("test_d_aveuglement(initiative=4, unite_assommee=True)", odds={"Réussi": F(1, 6)}),
)
row(
    "PU-11",
    "Des marines (I4) rattrapent des fuyards I3 à 13/18, trois morts de plus ; qui ne connaît pas la peur n'en perd pas ; figés, fuyant eux-mêmes ou pris ailleurs, non.",
    ask("jet_de_percee(initiative=4, cible_initiative=3)", odds={"Percée réussie": F(13, 18)}),
    ask("pertes_de_la_percee(ecart_de_pertes=3)", total=3),
    ask("pertes_de_la_percee(ecart_de_pertes=3, cible_ne_connait_pas_la_peur=True)", total=0),
    ask("jet_de_percee(initiative=4, cible_initiative=3, unite_figee=True)", outcome="Interdit"),
    ask("tenter_une_percee(cible_en_retraite=True, unite_en_retraite=True)", outcome="Interdit"),
    ask("jet_de_percee(initiative=4, cible_initiative=3, engagee_avec_une_autre_escouade=True)", outcome="Interdit"),
)
row(
    "PAA-35",
    "Qui attaque déjà une autre escouade ne perce pas ; verrouillée, une unité en rage n'avance pas ; posée au contact, elle ne tire pas.",
    ask("tenter_une_percee(cible_en_retraite=True, unite_attaque_une_autre_escouade=True)", outcome="Interdit"),
    ask("avance_minimale_en_rage(unite_rage=True, unite_infanterie=True, unite_verrouillee=True)", total=0),
    ask("tirer(unite_arrivee_au_contact=True)", outcome="Interdit"),
    ask("attaques_effectives(attaques=2, unite_rage=True, combat_apres_une_frappe_au_contact=True)", total=3, disputed="^4"),
)
row(
    "AI-36",
    "Deux camps : mes 1 et 2 morts contre leurs 2, je perds d'un. Je fuis à Cd 6 (8 - 2), I 3 contre 4 : rattrapé 35 fois sur 144.",
    ask("gagnant_du_corps_a_corps(pertes_subies=[1, 2], pertes_infligees=[2])", total=1, says="Perdu"),
    ask("moral_puis_percee(cible_commandement=8, ecart_de_pertes=2, initiative=3, cible_initiative=4)", odds={"la percée de l'ennemi est réussie": F(35, 144)}),
    ask("tenter_une_percee(cible_en_retraite=True, unite_attaque_une_autre_escouade=True)", outcome="Interdit"),
    ask("jet_de_percee(initiative=4, cible_initiative=4, unite_a_charge=True, unite_a_charge_furieuse=True, choix_de_charge_furieuse='initiative')",
        odds={"Percée réussie": F(7, 12)}),
    ask("jet_de_hit_and_run(initiative=4, cible_initiative=4)", odds={"Désengagée": F(5, 12)}),
)
row(
    "AM-40",
    "Un lance-flammes lourd sur six E4 à 4+ : 5/6 × 6 × 2/3 × 5/6. Un membre à 7 ps de l'unité posée en frappe est perdu ; on consolide de 6 ps, 5 en forêt.",
    ask('phase_de_tir(tireurs=1, ct=4, arme_de_tir="Lance-flammes lourd", unites_sous_le_gabarit=6, endurance=4, svg=4)', total=F(25, 9)),
    ask("placer_les_autres_unites(distance_a_l_unite_initiale=7)", outcome="Interdit"),
    ask("mouvement_de_consolidation()", total=6),
    ask("mouvement_de_consolidation(ps_en_terrain_difficile=3)", total=5),
)
row(
    "PQ-10",
    "L'ennemi exterminé, on consolide dans une autre escouade à 5 ps ; les fuyards sont hors d'atteinte.",
    ask("consolider(distance_voulue=5)", outcome="Permis"),
    ask("attaques_effectives(attaques=2, unite_a_charge=True, unite_engagee_par_consolidation=True)", total=2),
    ask("attaquer_au_corps_a_corps(unite_engagee_par_consolidation=True)", outcome="Interdit"),
    ask("consolider(vise_l_escouade_mise_en_retraite=True)", outcome="Interdit"),
)
row(
    "PV-11",
    "Mes marines qui ne connaissent pas la peur, percés pour trois : aucun mort de plus ; en fuite et chargés, la moitié tombée, à Cd 7 : 5/12.",
    ask("pertes_de_la_percee(ecart_de_pertes=3, cible_ne_connait_pas_la_peur=True)", total=0),
    ask("regroupement_face_a_une_charge(cd=7, pertes_de_l_escouade=5, effectif_de_depart=10)", odds={"Combat normalement": F(5, 12)}),
)
row(
    "PZ-17",
    "Des démons perdent de 3 : moral d'office. La percée, I 4 contre I 4 : 7 chances sur 12. Rattrapés, ils restent verrouillés.",
    ask("test_de_moral(cd=8, ecart_de_pertes=3, unite_demon=True)", outcome="Réussi"),
    ask("jet_de_percee(unite_initiative=4, cible_initiative=4)", odds={"Percée réussie": F(7, 12)}),
    ask("pertes_de_la_percee(ecart_de_pertes=3, cible_demon=True)", total=0),
    ask("rattrapee_en_retraite(unite_demon=True, percee_reussie=True)", gives="verrouillé"),
)
row(
    "PZ-18",
    "Un obstiné perd de 4, Cd 8 : 26 cas sur 36. Puis il se désengage de 6 ps ; l'ennemi ne perce pas.",
    ask("test_de_moral(cd=8, ecart_de_pertes=4, unite_obstinee=True)", odds={"Réussi": F(26, 36)}),
    ask("distance_de_desengagement(unite_infanterie=True)", total=6),
    ask("se_desengager(unite_a_desengagement=True, unite_verrouillee=True)", outcome="Permis"),
)
