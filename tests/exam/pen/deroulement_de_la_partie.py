"""Situations of Warhammer 40,000 PEN of the chapter « Déroulement de la partie » (Sequence of play)."""

from __future__ import annotations

from fractions import Fraction as F

from verdicts import ask, rows

ROWS, row = rows()

BEHIND_RUINS = 'cible_masquee_par_un_decor=True, type_de_couvert="moyen", pourcentage_visible=50, cible_a_tire_ou_attaque=False'

row(
    "PEN-X50",
    "Une créature monstrueuse (svg 3+), visible à 50 % pile derrière des ruines, n'a ni tiré ni attaqué.",
    ask("etre_cachee(cible_creature_monstrueuse=True, cible_masquee_par_un_decor=True, cible_a_tire_ou_attaque=False)", outcome="Interdit"),
    ask(f"svg_de_couvert_effective(ct=4, cible_creature_monstrueuse=True, {BEHIND_RUINS}, svg=3)", total=6),
)

SILENT = "cible_mouvement_rapide_fait=True, cible_en_zone_de_couvert=True"

row(
    "AD-31",
    "« À fond » : gelées, des motos ont fait 12 ps et se cachent ; supersoniques et gelées, 18, non ; un antigrav rapide gelé, CC 1 et non 5.",
    ask(f"etre_cachee(cible_moto=True, cible_givree=True, {SILENT})", outcome="Permis"),
    ask(f"etre_cachee(cible_moto=True, cible_supersonique=True, cible_givree=True, {SILENT})", outcome="Interdit"),
    ask("cc_effective(unite_rapide=True, unite_antigrav=True, unite_mouvement_rapide_fait=True)", total=5),
    ask("cc_effective(unite_rapide=True, unite_antigrav=True, unite_mouvement_rapide_fait=True, unite_givree=True)", total=1),
)
row(
    "AL-07",
    "Premier tour, je suis visé dans mes ruines : mes fantassins sont cachés d'office ; mes motos aussi, à moins qu'on ne les tienne pour lancées. Mes chars non.",
    ask("etre_cachee(cible_moto=True, cible_en_zone_de_couvert=True, premier_tour_du_premier_joueur=True)", outcome="Permis", disputed="Interdit"),
    ask("etre_cachee(cible_infanterie=True, premier_tour_du_premier_joueur=True)", outcome="Permis"),
    ask("etre_cachee(cible_moto=True, premier_tour_du_premier_joueur=True)", outcome="Interdit"),
    ask('ct_du_tir(ct=4, arme_de_tir="Bolter", distance=20, premier_tour_du_premier_joueur=True, cible_moto=True)', total=2),
)

SKIMMER = "unite_est_un_vehicule=True, unite_antigrav=True, unite_rapide=True"

row(
    "PEN-Y10",
    "Un antigrav rapide en altitude, blindage 10, a fait 20 ps ; dégât lourd aux moteurs, 5 ; puis une flèche à 60°.",
    ask("""degat_sur_la_table(degat_lourd=True, pa=3, zone_touchee="mobilité", des=[5], cible_est_un_vehicule=True, cible_antigrav=True,
        cible_rapide=True, cible_distance_parcourue=20)""", outcome="crash"),
    ask(f"distance_hors_de_controle({SKIMMER}, fleche_obtenue=True, pivot_impose=60)", total=24),
    ask(f"force_d_une_charge_belier({SKIMMER}, unite_blindage=10)", total=5),
)
row(
    "AC-15",
    "Un antigrav rapide en altitude perd le contrôle, le dé dit « touché » : 12 ps plus loin, F 6 sur quatre marines ; et il rate son test, dégât lourd.",
    ask("distance_hors_de_controle(unite_antigrav=True, unite_rapide=True)", total=12),
    ask("distance_hors_de_controle(unite_antigrav=True, unite_rapide=True, fleche_obtenue=True)", total=24),
    ask("force_d_une_charge_belier(unite_est_un_vehicule=True, unite_antigrav=True, blindage=11)", total=6),
    ask("touches_sur_une_escouade(touches_a_resoudre=4, force=6, endurance=4, svg=3)", total=F(10, 9)),
    ask("degat_d_un_terrain_dangereux(unite_antigrav=True, unite_est_un_vehicule=True, unite_en_altitude=True, unite_hors_de_controle=True)",
        odds={"sans effet": 0, "détruit": F(1, 9)}),
    ask("terrain_dangereux(debarquement_force_en_altitude=True, unite_infanterie=True)", outcome="Obligatoire"),
)
row(
    "AH-30",
    "Un Dreadnought fou : 9 ps sur une flèche, 6 sur « touché », rien si elle le retourne de 120°, sans tir ni charge pour autant.",
    ask("distance_hors_de_controle(unite_marcheur=True, fleche_obtenue=True)", total=9),
    ask("distance_hors_de_controle(unite_marcheur=True, fleche_obtenue=False)", total=6),
    ask("distance_hors_de_controle(unite_marcheur=True, fleche_obtenue=True, pivot_impose=120)", total=0),
    ask("tirer(unite_marcheur=True, unite_hors_de_controle=True)", outcome="Interdit"),
    ask("charger(unite_marcheur=True, unite_hors_de_controle=True, distance=3)", outcome="Interdit"),
)

RUNAWAY = "unite_transport=True, unite_antigrav=True, unite_rapide=True"

row(
    "PE-24",
    "Un transport antigrav rapide hors de contrôle fait 12 ps, ou 24 : comment en sort-on ?",
    ask(f"distance_hors_de_controle({RUNAWAY})", total=12),
    ask(f"distance_hors_de_controle({RUNAWAY}, fleche_obtenue=True, pivot_impose=60)", total=24),
    ask(f"distance_hors_de_controle({RUNAWAY}, fleche_obtenue=True, pivot_impose=120)", total=0),
    ask("debarquement_d_urgence(transporteur_hors_de_controle=True, transporteur_distance_parcourue=12)", outcome="Aucune conséquence"),
    ask("debarquement_d_urgence(transporteur_hors_de_controle=True, transporteur_distance_parcourue=24)", gives="à terre"),
)

POUNCED = """tir_d_alerte=True, unite_en_alerte=True, unite_verrouillee=True, cible_deployee_en_frappe_en_profondeur=True, cible_verrouillee=True"""
row(
    "P32-08",
    "Une créature volante (F6) lancée, à 1 PV perdu : 11/36 d'être hors de contrôle ; au sol, F7 sur les trois (E4, svg 4+) sous le disque.",
    ask("test_d_accident(unite_creature_monstrueuse=True, unite_volante=True, unite_mouvement_rapide_fait=True, unite_pv_perdus=1)", odds={"réussi": F(25, 36)}, says="hors de contrôle : 11/36"),
    ask("force_d_une_charge_belier(unite_creature_monstrueuse=True, unite_force=6, unite_en_altitude=True)", total=7),
    ask("pertes_d_un_crash_au_sol(unite_creature_monstrueuse=True, unite_force=6, unites_sous_le_gabarit=3, endurance=4, svg=4)", says="1,46 en moyenne"),
)
row(
    "AC-07",
    "Mes gardes en alerte, des griffes se posent au contact : on leur tire dessus sans test, à CT 5, sans toucher les nôtres ; le combat est pour plus tard.",
    ask(f"""ct_du_tir(ct=3, arme_de_tir="Bolter", distance=1, unite_immobile=True, {POUNCED})""", total=5),
    ask(f"""phase_de_tir(tireurs=5, ct=3, arme_de_tir="Bolter", distance=1, unite_immobile=True, {POUNCED}, endurance=4, svg=3)""", mean=F(25, 18)),
    ask(f"test_pour_tirer_dans_un_corps_a_corps(cd=8, {POUNCED})", outcome="Sans effet"),
    ask("tirer_en_alerte(unite_en_alerte=True, unite_verrouillee=True, cible_arrivee_au_contact=True, escouade_ennemie_en_mouvement=True)", outcome="Permis"),
    ask("test_de_moral_apres_les_tirs(cd=8, effectif_de_l_escouade=5, pertes_de_l_escouade=3, tir_d_alerte=True, des=[6, 5])", outcome="Raté",
        gives="ni charger"),
    ask("attaques_effectives(attaques=2, unite_arrivee_au_contact=True)", total=3),
)
row(
    "AD-21",
    "Je tire dans la mêlée (Cd 8, 13/18) : ni portée ni vitesse ne comptent, CT 4 au sniper. Ceux qui s'y battent sont sans peur contre mes tirs.",
    ask("test_pour_tirer_dans_un_corps_a_corps(cd=8)", odds={"Tire": F(13, 18)}),
    ask("""ct_du_tir(ct=4, arme_de_tir="Fusil sniper", distance=10, unite_immobile=True, cible_verrouillee=True, cible_distance_parcourue=20)""", total=4),
    ask("test_de_moral_apres_les_tirs(cd=8, effectif_de_l_escouade=8, pertes_de_l_escouade=4, unite_verrouillee=True)", odds={"Réussi": 1}),
    ask("test_de_pilonnage(cd=8, unite_verrouillee=True)", outcome="Sans effet"),
)

IN_THE_FIGHT = 'tireurs=10, ct=4, arme_de_tir="Fulgurant", unite_chargee=True, tir_au_corps_a_corps=True'

row(
    "PQ-07",
    "Dix marines chargés par des orks (E4, svg 6+) tirent dans le tas au fulgurant ; le lance-flammes se tait.",
    ask("test_pour_tirer_dans_un_corps_a_corps(commandement=8)", odds={"Tire": F(13, 18)}),
    ask('tirer_au_corps_a_corps(unite_chargee=True, arme_de_tir="Lance-flammes")', outcome="Interdit"),
    ask(f"phase_de_tir({IN_THE_FIGHT}, endurance=4, svg=6)", mean=F(5)),
)

RAM = "unite_moto=True, force=4, endurance=3, svg=5"

row(
    "AC-20",
    "Une moto percute deux gardes engagés au corps à corps, dans un bois : 20/27 perte, le bois n'y fait rien ; sur dix gardes, 8/9. Puis plus rien ce tour.",
    ask(f"""pertes_d_une_charge_belier({RAM}, cible_effectif_de_l_escouade=2, cible_en_zone_de_couvert=True, type_de_couvert="léger")""", total=F(20, 27)),
    ask(f"pertes_d_une_charge_belier({RAM}, cible_effectif_de_l_escouade=10)", total=F(8, 9)),
    ask("tirer(unite_en_charge_belier=True)", outcome="Interdit"),
    ask("charger(unite_moto=True, unite_en_charge_belier=True, distance=3)", outcome="Interdit"),
    ask("etre_cachee(cible_moto=True, cible_en_charge_belier=True, cible_en_zone_de_couvert=True)", outcome="Interdit"),
    ask("controler_un_objectif(unite_moto=True, unite_en_charge_belier=True, distance_a_l_objectif=1)", outcome="Interdit", disputed="Permis"),
)
row(
    "AC-22",
    "Un Land Raider (avant 14, F 10) roule sur trois marines : trois touches sauf sur un double 1, chacune 35/36 × 1/3.",
    ask("force_d_une_charge_belier(unite_tank=True, blindage=14)", total=10),
    ask("""pertes_d_une_charge_belier(unite_tank=True, unite_geante=True, blindage=14, cible_effectif_de_l_escouade=3, effectif=3, endurance=4, svg=3)""",
        total=F(3745, 3888)),
    ask("pertes_d_une_charge_belier(unite_creature_monstrueuse=True, force=6, cible_effectif_de_l_escouade=2, endurance=3, svg=5)", total=F(35, 27)),
    ask("pertes_d_une_charge_belier(unite_infanterie=True, force=6, cible_effectif_de_l_escouade=2, endurance=3, svg=5)", outcome="Interdit"),
)
row(
    "AD-11",
    "Un antigrav percute des gardes (Cd 8) : moral puis 5+, avec 1 de mieux, 13/36 ; un char, 13/54. En altitude on échappe toujours, une plateforme jamais.",
    ask("moral_puis_esquive(cd=8, unite_infanterie=True, assaillant_antigrav=True)", odds={"l'unité échappe au bélier": F(13, 36)}),
    ask("moral_puis_esquive(cd=8, unite_infanterie=True)", odds={"l'unité échappe au bélier": F(13, 54)}),
    ask("moral_puis_esquive(cd=8, unite_motojet=True)", odds={"l'unité échappe au bélier": F(13, 27)}),
    ask("esquiver_une_charge_belier(unite_jet_pack=True, unite_en_altitude=True)", odds={"Esquivée": 1}),
    ask("esquiver_une_charge_belier(unite_plateforme=True)", odds={"Percutée": 1}),
)
row(
    "AI-38",
    "Cinq bolters immobiles à 12 ps de huit gardes (Cd 8) : les pertes, puis le moral, -1 dès quatre morts ; les derniers morts n'ont plus à fuir.",
    ask("""tirs_puis_moral(tireurs=5, ct=4, arme_de_tir="Bolter", distance=12, unite_immobile=True, endurance=3, svg=5, effectif=8, points_de_vie=1, cible_commandement=8)""",
        means={"Pertes": F(10120727606980731125, 1897492673384285184)}),
)

P = F(10, 27)
BIN = [F(n) * P**k * (1 - P) ** (8 - k) for k, n in enumerate((1, 8, 28, 56, 70, 56, 28, 8, 1))]
VOLLEY = 'tireurs=4, ct=4, arme_de_tir="Fulgurant", distance=20, unite_a_bouge=True, endurance=3, svg=5, effectif=8, cible_commandement=8'

row(
    "PR-12",
    "Quatre fulgurants à 20 ps de huit gardes (Cd 8) : 2 ou 3 morts, Cd 8 ; 4 à 7, Cd 7 ; puis sans peur, obstinés.",
    ask(f"tirs_puis_moral({VOLLEY}, cible_immobile=True)", odds={"la cible rate son moral": sum(BIN[2:4]) * F(10, 36) + sum(BIN[4:8]) * F(15, 36)}),
    ask(f"tirs_puis_moral({VOLLEY}, cible_sans_peur=True)", odds={"la cible rate son moral": 0}),
    ask(f"tirs_puis_moral({VOLLEY}, cible_obstinee=True)", odds={"la cible rate son moral": sum(BIN[2:8]) * F(10, 36)}),
)
row(
    "AJ-08",
    "Un transport rapide s'emballe : une flèche, et c'est 18 ps, donc en urgence, deux fois sur trois ; un ordinaire n'en fait jamais plus de 12.",
    ask("descendre_d_un_transport_emballe(transporteur_transport=True, transporteur_rapide=True)", odds={"l'unité descend en urgence": F(2, 3)}),
    ask("descendre_d_un_transport_emballe(transporteur_transport=True)", odds={"l'unité descend en urgence": 0}),
    ask("descendre_d_un_transport_emballe(transporteur_transport=True, transporteur_rapide=True, transporteur_antigrav=True)",
        odds={"l'unité descend en urgence": F(2, 3)}),
    ask("descendre_d_un_transport_emballe(transporteur_transport=True, transporteur_rapide=True, des=[[2]])", outcome="Distance parcourue 9"),
)
row(
    "AJ-09",
    "Un tank (avant 13) percute un transport au flanc 11 : F9, pas d'esquive, lourd deux fois sur trois ; le choc rendu, F6, ne fait rien à 13.",
    ask("belier_contre_un_vehicule(unite_tank=True, unite_blindage=13, cible_transport=True, cible_blindage=11)",
        odds={"dégâts lourds 1": F(2, 3), "dégâts superficiels 1": F(1, 6)}),
    ask("belier_contre_un_vehicule(unite_transport=True, unite_blindage=11, cible_tank=True, cible_blindage=13)", odds={"dégâts lourds 0": 1, "dégâts superficiels 0": 1}),
    ask("esquiver_une_charge_belier(unite_transport=True)", outcome="Percutée"),
    ask("belier_contre_un_vehicule(unite_creature_monstrueuse=True, unite_force=6, cible_tank=True, cible_blindage=11)", odds={"dégâts lourds 1": F(1, 3)}),
    ask("belier_contre_un_vehicule(unite_marcheur=True, unite_force=6, unite_blindage=12, cible_tank=True, cible_blindage=11)",
        odds={"dégâts lourds 1": F(1, 6)}, disputed="1/3"),
    ask("belier_contre_un_vehicule(unite_tank=True, unite_immobilisee=True, unite_blindage=13, cible_tank=True, cible_blindage=11)", outcome="Interdit"),
)

BREAK = "unite_initiative=4, cible_initiative=3, cible_commandement=8"

row(
    "AK-27",
    "Deux coups de CC4 contre CC3 (2/3 × 2/3), dix orks de Cd 8 : à une perte d'écart 15/36 de fuir, à deux 21/36 ; la percée prend 26 cas sur 36.",
    ask(f"assaut_puis_moral(attaquants=2, attaques=1, effectif=10, cc=4, cible_cc=3, force=4, endurance=3, {BREAK})",
        odds={"la cible est en retraite": F(40, 81) * F(15, 36) + F(16, 81) * F(21, 36), "Pertes 4": F(16, 81) * F(21, 36) * F(26, 36)}),
    ask(f"assaut_puis_moral(attaquants=2, attaques=1, effectif=10, pertes_de_notre_camp=1, cc=4, cible_cc=3, force=4, endurance=3, {BREAK})",
        odds={"la cible est en retraite": F(16, 81) * F(15, 36)}),
    ask(f"assaut_puis_moral(attaquants=2, attaques=1, effectif=10, cc=4, cible_cc=3, force=4, endurance=3, {BREAK}, cible_obstinee=True)",
        odds={"la cible est en retraite": F(56, 81) * F(10, 36)}),
    ask(f"assaut_puis_moral(attaquants=2, attaques=1, effectif=10, cc=4, cible_cc=3, force=4, endurance=3, {BREAK}, cible_sans_peur=True)", odds={"la cible est en retraite": 0}),
)

SNIPER = 'ct=4, arme_de_tir="Fusil sniper", unite_immobile=True'

row(
    "AK-28",
    "Cinq snipers sur dix gardes (E3, svg 5+, Cd 8) : 20/27 chacun de blesser et d'abattre, le pilonnage dès la première perte, raté à 10/36.",
    ask(f"tirs_puis_tests(tireurs=5, {SNIPER}, distance=30, endurance=3, svg=5, effectif=10, points_de_vie=1, cible_commandement=8)",
        odds={"la cible rate son test de pilonnage": (1 - F(19, 54) ** 5) * F(5, 18)}),
    ask(f"tirs_puis_tests(tireurs=5, {SNIPER}, distance=30, endurance=3, svg=5, effectif=10, points_de_vie=1, cible_commandement=8, cible_verrouillee=True)",
        odds={"la cible rate son test de pilonnage": 0}),
    ask('tirs_puis_tests(tirs=10, ct=4, arme_de_tir="Bolter", distance=20, endurance=3, svg=5, effectif=10, points_de_vie=1, cible_commandement=8)', odds={"la cible rate son test de pilonnage": 0}),
)
row(
    "AK-34",
    "Un prince démon volant (4 PV, E6, svg 3+) à 20 ps en mouvement rapide, deux canons laser à 30 ps : CT 2, 35/108 chacun ; blessé, 11/36 de perdre le contrôle.",
    ask('tirs_puis_accident(tireurs=2, ct=4, arme_de_tir="Canon laser", distance=30, endurance=6, svg=3, points_de_vie=4, cible_creature_monstrueuse=True, cible_volante=True,'
        " cible_mouvement_rapide_fait=True, cible_distance_parcourue=20)",
        odds={"pv perdus 1": 2 * F(35, 108) * F(73, 108), "pv perdus 2": F(35, 108) ** 2, "la cible est hors de contrôle": (1 - F(73, 108) ** 2) * F(11, 36)}),
)
row(
    "AM-29",
    "Un antigrav 11 s'écrase : les trois gardes sous le disque prennent F6, 35/18 blessures, même dans un bois ; ceux du chemin, rien. Son test est raté d'office.",
    ask('pertes_d_un_crash_au_sol(unite_est_un_vehicule=True, unite_blindage=11, unites_sous_le_gabarit=3, endurance=3, svg=5, cible_en_zone_de_couvert=True, type_de_couvert="lourd")', total=F(35, 18)),
    ask("pertes_d_une_charge_belier(unite_est_un_vehicule=True, unite_blindage=11, unite_hors_de_controle=True, unite_en_altitude=True, cible_effectif_de_l_escouade=3, endurance=3, svg=5)", outcome="Sans effet"),
    ask("belier_contre_un_vehicule(unite_est_un_vehicule=True, unite_blindage=12, unite_hors_de_controle=True, unite_en_altitude=True, cible_transport=True, cible_blindage=11)", outcome="Sans effet"),
    ask("test_de_terrain_dangereux(unite_hors_de_controle=True, unite_en_altitude=True, unite_motojet=True, des=[6])", outcome="Raté"),
)
row(
    "AM-30",
    "Deux motojets de F4 tombent sur des marines : 1/2 × 1/2 pour chacun des deux sous le disque ; au moins un mort sur cinq, 7/16.",
    ask("pertes_d_un_crash_au_sol(unite_motojet=True, unite_force=4, unites_sous_le_gabarit=2, endurance=4, svg=4)", total=F(1, 2)),
    ask("pertes_d_un_crash_au_sol(unite_motojet=True, unite_force=4, unites_sous_le_gabarit=2, endurance=4, svg=4, effectif=5, points_de_vie=1)", odds={"Pertes 0": F(9, 16)}),
)
row(
    "AO-03",
    "Transport abattu en passant : ses passagers à 6 ps de la trajectoire, pas à 7 ; on le vise à CT 4 − 3, soit un 6.",
    ask("poser_les_passagers_d_un_aeronef(distance_a_la_trajectoire=6)", outcome="Permis"),
    ask("poser_les_passagers_d_un_aeronef(distance_a_la_trajectoire=7)", outcome="Interdit"),
    ask("jet_pour_toucher_au_tir(ct=4, cible_aeronef=True)", odds={"Touché": F(1, 6)}),
    ask('degat_subi(degat_recu="détruit", cible_aeronef=True)', gives="retiré comme perte"),
)
row(
    "PR-19",
    "Des gardes (Cd 8, I3) battus de 2 par des marines (I4) : ratent à 21/36, rattrapés à 26/36.",
    ask("moral_puis_percee(unite_initiative=4, cible_initiative=3, cible_commandement=8, ecart_de_pertes=2)",
        odds={"pertes 2": F(91, 216), "la cible est en retraite": F(21, 36)}),
)
row(
    "PZ-08",
    "Nuit, tour 2 : un 3 fait lever le jour. La benne embarque d'abord : plus de mouvement rapide. Les fuyards butent contre elle : détruits.",
    ask("table_du_lever_du_jour(tour=2)", gives="3+"),
    ask("faire_un_mouvement_rapide(unite_est_un_vehicule=True, embarquement_en_debut_de_phase=True)", outcome="Interdit"),
    ask("battre_en_retraite(retraite_bloquee=True)", gives="détruite"),
)
row(
    "PZ-16",
    "Un transport à mobilité réduite perd le contrôle : une flèche l'emporte à 12 ps, on en descend sans hâte ; un antigrav rapide à 24, en urgence.",
    ask("distance_hors_de_controle(unite_est_un_vehicule=True, unite_mobilite_reduite=True, fleche_obtenue=True)", total=12),
    ask("debarquement_d_urgence(transporteur_hors_de_controle=True, transporteur_distance_parcourue=12)", outcome="Aucune conséquence"),
    ask("debarquement_d_urgence(transporteur_hors_de_controle=True, transporteur_distance_parcourue=13)", gives="à terre"),
)
row(
    "PEN-AA01",
    "Pendant la phase d'assaut, plus personne ne monte ni ne descend, ni ne fonce en bélier ; les fumigènes attendent la phase de mouvement ; le transport perdu, on en sort.",
    ask("embarquer(unite_infanterie=True, pendant_la_phase_d_assaut=True)", outcome="Interdit"),
    ask("debarquer(hors_de_la_phase_de_mouvement=True)", outcome="Interdit"),
    ask("debarquer(hors_de_la_phase_de_mouvement=True, transporteur_detruite=True)", outcome="Permis"),
    ask("faire_une_charge_belier(unite_moto=True, hors_de_la_phase_de_mouvement=True)", outcome="Interdit"),
    ask("faire_un_mouvement_rapide(unite_infanterie=True, hors_de_la_phase_de_mouvement=True)", outcome="Interdit"),
    ask("fumigenes(hors_de_la_phase_de_mouvement=True)", outcome="Interdit"),
    ask("fumigenes()", outcome="Permis"),
)
row(
    "PEN-AA02",
    "Charge bélier : char de blindage 12, force 7 ; créature de F6, force 7 ; moto, D3 = 3 contre deux membres ; abattue en route ; contre un véhicule, une touche en retour.",
    ask("force_d_une_charge_belier(unite_est_un_vehicule=True, blindage=12)", total=7),
    ask("force_d_une_charge_belier(unite_creature_monstrueuse=True, force=6)", total=7),
    ask("touches_d_une_charge_belier(unite_moto=True, cible_effectif_de_l_escouade=2, des=[3])", total=2),
    ask("choc_d_une_charge_belier(unite_abattue_en_route=True)", says="s'écroule et s'arrête"),
    ask("choc_d_une_charge_belier(cible_est_un_vehicule=True)", says="subit une touche"),
    ask("choc_d_une_charge_belier(infranchissable_sur_la_trajectoire=True, unite_hors_de_controle=True)", says="raté d'office"),
)
row(
    "PEN-AA03",
    "Nuit : à 36 ps dissimulée, à 37 invisible ; cachée : 5+ devient 3+, 3+ devient 2+, 4+ pour une moto à 5+ ; une créature monstrueuse n'est jamais cachée.",
    ask("ct_effective(ct=5, combat_de_nuit=True, distance=36)", total=3),
    ask("ct_effective(ct=5, combat_de_nuit=True, distance=37)", total=2),
    ask("svg_de_couvert_effective(svg_de_couvert=5, cible_cachee=True)", total=3),
    ask("svg_de_couvert_effective(svg_de_couvert=3, cible_cachee=True)", total=2),
    ask("svg_de_couvert_effective(svg_de_couvert=5, cible_cachee=True, cible_moto=True)", total=4),
    ask("etre_cachee(cible_creature_monstrueuse=True, cible_a_couvert_d_un_decor=True)", outcome="Interdit"),
)
row(
    "P45-05",
    "Mon Rhino emballé fait 12 ps au plus, flèche ou non : on en descend sans urgence. Rapide, une flèche l'emporte à 18, deux fois sur trois ; à 12 tout rond, jamais d'urgence.",
    ask("descendre_d_un_transport_emballe(transporteur_est_un_vehicule=True)", says="descend en urgence : 0 %"),
    ask("descendre_d_un_transport_emballe(transporteur_rapide=True)", says="descend en urgence : 2/3"),
    ask("debarquement_d_urgence(transporteur_hors_de_controle=True, transporteur_distance_parcourue=12)", outcome="Aucune conséquence"),
)
