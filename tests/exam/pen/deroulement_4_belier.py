"""Situations of Warhammer 40,000 PEN whose questions stand in `deroulement-4-belier.ttl`."""

from __future__ import annotations

from fractions import Fraction as F

from verdicts import ask, rows

ROWS, row = rows()

# --- rams
row(
    "PEN-X33",
    "Un véhicule antigrav, pas un tank, fonce en charge bélier à travers dix gardes de Cd 8.",
    ask("esquiver_une_charge_belier(unite_infanterie=True, assaillant_est_un_vehicule=True, assaillant_antigrav=True, commandement=8)",
        odds={"Esquivée": F(1, 2)}),
    ask("moral_puis_esquive(unite_infanterie=True, assaillant_est_un_vehicule=True, assaillant_antigrav=True, commandement=8)",
        odds={"l'unité échappe au bélier": F(13, 36)}, disputed="1/2"),
    ask("""esquiver_une_charge_belier(unite_infanterie=True, assaillant_est_un_vehicule=True, assaillant_antigrav=True,
        unite_moral_du_belier_rate=True)""", odds={"Esquivée": 0}, disputed="1/2"),
)
row(
    "RP-20",
    "Des gardes ratent le test de moral devant un bélier : le 6 ne sert plus à rien ; et l'infanterie, elle, ne fonce pas.",
    ask("esquiver_une_charge_belier(unite_infanterie=True, unite_test_de_moral_rate=True)", odds={"Esquivée": 0}, disputed="1/3"),
    ask("esquiver_une_charge_belier(unite_infanterie=True, unite_test_de_moral_reussi=False)", odds={"Esquivée": 0}, disputed="1/3"),
    ask("esquiver_une_charge_belier(unite_infanterie=True)", odds={"Esquivée": F(1, 3)}),
    ask("distance_d_une_charge_belier(unite_infanterie=True)", outcome="Interdit"),
    ask("distance_d_une_charge_belier(unite_infanterie=True, unite_moto=True)", total=24),
    ask("faire_une_charge_belier(unite_moto=True, unite_detruite=True)", outcome="Interdit"),
    ask("faire_une_charge_belier(unite_est_un_vehicule=True, unite_detruite=True, unite_hors_de_controle=True)", outcome="Obligatoire"),
)
row(
    "PEN-X34",
    "Un prince démon volant, au sol, Sans peur, sur la trajectoire d'un tank (avant 13) lancé en charge bélier.",
    ask("esquiver_une_charge_belier(unite_creature_monstrueuse=True, unite_volante=True, unite_sans_peur=True, assaillant_tank=True)",
        odds={"Esquivée": 0}, disputed="2/3"),
    ask("force_d_une_charge_belier(unite_tank=True, unite_blindage=13)", total=9),
)
row(
    "AM-22",
    "Des passagers d'un transport ouvert n'ont pas peur. Contre un bélier d'antigrav, l'infanterie esquive sur 4+, un monstre jamais, un antigrav sur 3+.",
    ask("test_de_moral(commandement=7, unite_embarquee=True, transporteur_ouvert=True)", odds={"Réussi": 1}),
    ask("esquiver_une_charge_belier(unite_infanterie=True, assaillant_antigrav=True)", odds={"Esquivée": F(1, 2)}),
    ask("esquiver_une_charge_belier(unite_creature_monstrueuse=True)", odds={"Percutée": 1}),
    ask("esquiver_une_charge_belier(unite_est_un_vehicule=True, unite_antigrav=True)", odds={"Esquivée": F(2, 3)}),
)
row(
    "11.3",
    "Hors de contrôle : plus de 90°, il ne bouge ni ne tire. Bélier d'un blindage 14 de tank : 14 − 5 + 1. Infanterie : 5+, un de mieux contre un antigrav.",
    ask("distance_hors_de_controle(unite_rapide=True, unite_antigrav=True, pivot_impose=120)", total=0),
    ask("tirer(unite_hors_de_controle=True)", outcome="Interdit"),
    ask("charger(unite_hors_de_controle=True)", outcome="Interdit"),
    ask("fin_d_une_epave(epave_endommagee=True)", gives="explosé"),
    ask("debarquement_d_urgence(transporteur_transport=True, transporteur_hors_de_controle=True, transporteur_distance_parcourue=18)", gives="à terre"),
    ask("reculer_devant_un_belier()", outcome="Permis"),
    ask("esquiver_une_charge_belier(unite_infanterie=True, assaillant_antigrav=True, des=[4])", outcome="Esquivée"),
    ask("esquiver_une_charge_belier(unite_plateforme=True, des=[6])", outcome="Percutée"),
    ask("force_d_une_charge_belier(unite_tank=True, unite_blindage=14)", total=10),
    ask("force_d_une_charge_belier(unite_est_un_vehicule=True, unite_blindage=12)", total=7),
    ask("choc_d_une_charge_belier(cible_creature_monstrueuse=True)", gives="l'attaquant subit une touche"),
    ask("blindage_de_contact(blindage=13, blindage_avant=13, blindage_lateral=11, blindage_arriere=10, angle_de_l_attaque=90)", total=11),
    ask("trajectoire(droites=[2, 3], unite_infanterie=True)", total=5),
    ask("mouvement_normal_permis(unite_infanterie=True, ps_escalades=3)", total=5),
    ask("vitesse_d_escouade(unite_moto=True, mouvement_du_plus_lent=6)", total=6),
    ask("croiser_d_autres_unites(unite_infanterie=True)", outcome="Interdit"),
    ask("croiser_d_autres_unites(unite_motojet=True)", outcome="Permis"),
    ask("pivot_initial_permis(distance_voulue=18)", total=90),
    ask("debarquement_d_urgence(transporteur_aeronef_au_passage=True, distance_a_la_trajectoire=7)", outcome="Interdit"),
    ask("svg_de_couvert_effective(cible_moto=True, cible_cachee=True, svg_de_couvert=4)", total=3),
    ask("etre_cachee(cible_est_un_vehicule=True, cible_masquee_par_un_decor=True)", outcome="Interdit"),
)
row(
    "PT-21",
    "Un antigrav rapide hors de contrôle : 12 ps, 24 sur une flèche, 0 s'il lui faut pivoter de 91° ; devant lui, 4+ aux fantassins, 2+ aux jet-packs.",
    ask("distance_hors_de_controle(unite_antigrav=True, unite_rapide=True)", total=12),
    ask("distance_hors_de_controle(unite_antigrav=True, unite_rapide=True, fleche_obtenue=True)", total=24),
    ask("distance_hors_de_controle(unite_antigrav=True, unite_rapide=True, fleche_obtenue=True, pivot_impose=91)", total=0),
    ask("esquiver_une_charge_belier(unite_infanterie=True, assaillant_antigrav=True)", odds={"Esquivée": F(1, 2)}),
    ask("esquiver_une_charge_belier(unite_jet_pack=True, assaillant_antigrav=True)", odds={"Esquivée": F(5, 6)}),
    ask("esquiver_une_charge_belier(unite_creature_monstrueuse=True, assaillant_antigrav=True)", odds={"Esquivée": F(0)}),
    ask("force_d_une_charge_belier(unite_tank=True, blindage=12)", total=8),
)
row(
    "PU-30",
    "Le char fonce sur ma mêlée : mes gars verrouillés n'en sortent pas ; figés, ils n'esquivent pas ; de la cavalerie esquive à 2/3, 5/6 face à un antigrav.",
    ask("reculer_devant_un_belier(unite_verrouillee=True)", outcome="Interdit"),
    ask("reculer_devant_un_belier(unite_infanterie=True)", outcome="Permis"),
    ask("esquiver_une_charge_belier(unite_infanterie=True, unite_figee=True)", odds={"Percutée": F(1)}),
    ask("esquiver_une_charge_belier(unite_cavalerie=True)", odds={"Esquivée": F(2, 3)}),
    ask("esquiver_une_charge_belier(unite_cavalerie=True, assaillant_antigrav=True)", odds={"Esquivée": F(5, 6)}),
    ask("force_d_une_charge_belier(unite_tank=True, blindage=13)", total=9),
)
row(
    "PV-06",
    "Bélier d'une motojet F4 sur cinq cavaliers sans peur : 5/6 d'esquive ; sinon 1 à 3 touches F4.",
    ask("esquiver_une_charge_belier(unite_cavalerie=True, unite_sans_peur=True, assaillant_motojet=True)", odds={"Esquivée": F(5, 6)}),
    ask("touches_d_une_charge_belier(unite_motojet=True, effectif_de_l_escouade=5)", odds={"1 touche": F(1, 3), "3 touches": F(1, 3)}),
    ask("force_d_une_charge_belier(unite_motojet=True, force=4)", total=4),
)

# --- rams, vector strikes, close combat
row(
    "P32-31",
    "Un antigrav fonce : la cavalerie esquive sur 3+ avec 1 de plus (30/36), l'infanterie sur 5+ avec 1 de plus (18/36).",
    ask("esquiver_une_charge_belier(unite_cavalerie=True, assaillant_antigrav=True)", odds={"esquivée": F(5, 6)}),
    ask("esquiver_une_charge_belier(unite_infanterie=True, assaillant_antigrav=True)", odds={"esquivée": F(1, 2)}),
)
row(
    "PEN-Y14",
    "Un tank (avant 13) percute de face une créature monstrueuse (F6, E6, svg 3+), en zone de couvert.",
    ask("esquiver_une_charge_belier(unite_creature_monstrueuse=True, assaillant_tank=True)", odds={"Esquivée": 0}),
    ask("force_d_une_charge_belier(unite_tank=True, unite_blindage=13)", total=9),
    ask("sauvegarde_de_couvert(cible_en_zone_de_couvert=True, type_de_couvert=\"moyen\", touche_de_charge_belier=True)", odds={"Touche annulée": 0}),
    ask("jet_pour_blesser(force=9, endurance=6)", odds={"Blessé": F(35, 36), "blessure mortelle": 0}),
    ask("sauvegarde_d_armure(svg=3)", odds={"Sauvé": F(2, 3)}),  # 35/108
    ask("choc_d_une_charge_belier(unite_tank=True, cible_creature_monstrueuse=True)", gives="touche"),
    ask("force_d_une_charge_belier(unite_creature_monstrueuse=True, unite_force=6)", total=7),
    ask("penetration_de_blindage(force=7, blindage=13, cible_tank=True)", odds={"Dégât superficiel": F(1, 6), "Dégât lourd": 0}),
)
row(
    "PAA-29",
    "Une moto F4 percute un flanc 10 : F4, une touche, superficiel sur 6 ; en retour F5.",
    ask("force_d_une_charge_belier(unite_moto=True, force=4)", total=4),
    ask("touches_d_une_charge_belier(unite_moto=True, cible_effectif_de_l_escouade=1)", odds={"1 touche": F(1)}),
    ask("penetration_de_blindage(force=4, blindage=10)", odds={"Dégât superficiel": F(1, 6)}),
    ask("choc_d_une_charge_belier(cible_vehicule=True, unite_moto=True)", gives="l'attaquant subit une touche"),
    ask("force_d_une_charge_belier(unite_vehicule=True, unite_blindage=10)", total=5),
)
row(
    "AM-28",
    "Une lame sorcière (F3) : 2+ contre E8 ; F9 contre un marcheur 11. Béliers : un tank 14 fait F10, un trukk 10 F5, une créature F8 F9.",
    ask('jet_pour_blesser(arme_de_melee="lame sorcière", force=3, endurance=8)', odds={"Blessé": F(5, 6)}),
    ask('attaques_sur_un_vehicule(attaques=1, cc=4, cible_cc=4, arme_de_melee="lame sorcière", force=3, blindage=11, cible_marcheur=True)', means={"dégâts lourds": F(1, 3)}),
    ask("force_d_une_charge_belier(unite_tank=True, unite_blindage=14)", total=10),
    ask("force_d_une_charge_belier(unite_transport=True, unite_ouvert=True, unite_blindage=10)", total=5),
    ask("force_d_une_charge_belier(unite_creature_monstrueuse=True, force=8)", total=9),
)
row(
    "PE-22",
    "Un Land Raider (avant 14) éperonne le flanc 12 d'un tank.",
    ask("esquiver_une_charge_belier(unite_tank=True, assaillant_tank=True)", odds={"Percutée": 1}),
    ask("force_d_une_charge_belier(unite_tank=True, unite_blindage=14)", total=10),
    ask("penetration_de_blindage(force=10, blindage=12)", odds={"Dégât lourd": F(2, 3), "dégât superficiel": F(1, 6)}),
    ask("choc_d_une_charge_belier(unite_tank=True, cible_tank=True)", gives="l'attaquant subit une touche"),
    ask("force_d_une_charge_belier(unite_tank=True, unite_blindage=12)", total=8),
    ask("penetration_de_blindage(force=8, blindage=14)", odds={"dégât superficiel": F(1, 6), "dégât lourd": 0}),
)

FALLING = "unite_est_un_vehicule=True, unite_antigrav=True, unite_rapide=True, unite_en_altitude=True, unite_hors_de_controle=True"

row(
    "PQ-21",
    "Un antigrav rapide (12) hors de contrôle en altitude s'écrase à 24 ps : un disque, ni esquive, ni recul, ni 2D6 touches.",
    ask(f"distance_hors_de_controle({FALLING}, fleche_obtenue=True)", total=24),
    ask(f"force_d_une_charge_belier({FALLING}, unite_blindage=12)", total=7),
    ask(f"touches_d_une_charge_belier({FALLING}, cible_effectif_de_l_escouade=6)", outcome="Sans effet"),
    ask("esquiver_une_charge_belier(unite_infanterie=True, assaillant_antigrav=True, assaillant_en_altitude=True, assaillant_hors_de_controle=True)",
        outcome="Sans effet"),
    ask("reculer_devant_un_belier(unite_infanterie=True, assaillant_en_altitude=True, assaillant_hors_de_controle=True)", outcome="Interdit"),
    ask(f"test_de_terrain_dangereux({FALLING})", gives="le dégât est lourd"),
)
row(
    "P32-24",
    "Une motojet emballée, « touché » : 12 ps ; un terrain infranchissable : raté d'office ; une moto sur une flèche : 24 ps, et rien si elle doit pivoter de 120°.",
    ask("distance_hors_de_controle(unite_motojet=True, fleche_obtenue=False)", total=12),
    ask("choc_d_une_charge_belier(unite_motojet=True, unite_hors_de_controle=True, infranchissable_sur_la_trajectoire=True)", gives="raté d'office"),
    ask("distance_hors_de_controle(unite_moto=True, fleche_obtenue=True)", total=24),
    ask("distance_hors_de_controle(unite_moto=True, pivot_impose=120)", total=0),
)
row(
    "PAA-02",
    "Un tank (avant 13) percute plateforme et servants : F9, pas d'esquive ni de couvert pour la plateforme, une touche ; les trois servants : 107/36.",
    ask("esquiver_une_charge_belier(unite_plateforme=True)", outcome="Percutée"),
    ask("force_d_une_charge_belier(unite_tank=True, unite_blindage=13)", total=9),
    ask("touches_d_une_charge_belier(unite_tank=True, cible_effectif_de_l_escouade=1)", odds={"1 touche": F(1)}),
    ask("touches_d_une_charge_belier(unite_tank=True, effectif_de_l_escouade=3)", odds={"2 touches": F(1, 36), "3 touches": F(35, 36)}),
    ask('sauvegarde_de_couvert(touche_de_charge_belier=True, cible_en_zone_de_couvert=True, type_de_couvert="moyen", svg=3)', outcome="Touche maintenue"),
    ask("une_touche(force=9, endurance=7, svg=3, touche_de_charge_belier=True)", odds={"Blessures à répartir 1": F(5, 6)}),
    ask("une_blessure(force=9, endurance=7, svg=3)", odds={"La blessure est subie": F(1, 3)}),
)
row(
    "PN33-08",
    "Un Land Raider percute huit gardes de front (14) : F10, 2D6 touches au plus huit ; moral Cd 8 puis 5+ pour l'esquive. Sept ps de broussailles lui ôtent 3 ps.",
    ask("force_d_une_charge_belier(blindage=14, unite_tank=True)", total=10),
    ask("moral_puis_esquive(commandement=8, unite_infanterie=True)", odds={"L'unité échappe au bélier": F(13, 54)}),
    ask("distance_d_une_charge_belier(unite_est_un_vehicule=True, ps_en_terrain_difficile=7)", total=9),
    ask("touches_d_une_charge_belier(unite_motojet=True, effectif_de_l_escouade=2)", odds={"1 touche": F(1, 3), "2 touches": F(2, 3)}),
)
row(
    "PN33-09",
    "Un véhicule rapide hors de contrôle : flèche, 18 ps, et on le frappe à CC 3 ; « touché », 9 ps, à CC 1 ; forcé de tourner de 120°, il ne bouge pas.",
    ask("distance_hors_de_controle(unite_rapide=True, fleche_obtenue=True)", total=18),
    ask("distance_hors_de_controle(unite_rapide=True, fleche_obtenue=False)", total=9),
    ask("distance_hors_de_controle(unite_rapide=True, fleche_obtenue=True, pivot_impose=120)", total=0),
    ask("jet_pour_toucher_au_corps_a_corps(cc=5, cible_sans_cc=True, cible_distance_parcourue=18)", odds={"Touché": F(2, 3)}),
    ask("jet_pour_toucher_au_corps_a_corps(cc=5, cible_sans_cc=True, cible_distance_parcourue=9)", odds={"Touché": F(5, 6)}),
)
row(
    "AJ-10",
    "En altitude, on esquive d'office : ni touches, ni pertes, ni dégâts ; antigrav contre antigrav au sol, 2+, et un véhicule ne rate pas son moral.",
    ask("touches_d_une_charge_belier(unite_tank=True, cible_motojet=True, cible_en_altitude=True, cible_effectif_de_l_escouade=5)", outcome="Sans effet"),
    ask("pertes_d_une_charge_belier(unite_tank=True, unite_blindage=11, cible_motojet=True, cible_en_altitude=True, cible_effectif_de_l_escouade=5, endurance=4, svg=3)",
        outcome="Sans effet"),
    ask("belier_contre_un_vehicule(unite_tank=True, unite_blindage=13, cible_aeronef=True, cible_blindage=11)", outcome="Sans effet"),
    ask("esquiver_une_charge_belier(unite_est_un_vehicule=True, unite_antigrav=True, assaillant_antigrav=True)", odds={"Esquivée": F(5, 6)}),
    ask("moral_puis_esquive(unite_est_un_vehicule=True, unite_antigrav=True, assaillant_antigrav=True, commandement=7)",
        odds={"l'unité échappe au bélier": F(5, 6)}),
)
row(
    "P32-18",
    "Un jet-pack lancé tire à CT normale, sans charger ensuite ; la moto qui percute une créature (F6) s'arrête à 1 ps et reçoit une touche de F7.",
    ask('toucher_au_tir(unite_jet_pack=True, unite_mouvement_rapide_fait=True, unite_distance_parcourue=12, arme_de_tir="Fulgurant", ct=4, distance=20)', says="3+"),
    ask("charger(unite_jet_pack=True, unite_mouvement_rapide_fait=True, distance=4)", outcome="interdit"),
    ask("choc_d_une_charge_belier(unite_moto=True, cible_creature_monstrueuse=True)", gives="l'attaquant subit une touche"),
    ask("arret_a_1_ps(distance_a_l_obstacle=9)", total=8),
    ask("force_d_une_charge_belier(unite_creature_monstrueuse=True, force=6)", total=7),
)
row(
    "AJ-11",
    "Un tank (avant 11) percute cinq gardes qui n'ont pas esquivé : F7, 2D6 touches plafonnées à 5 ; une motojet sur deux gardes, 5/3 ; il ne tire pas.",
    ask("force_d_une_charge_belier(unite_tank=True, unite_blindage_avant=11, angle_de_l_attaque=0)", total=7),
    ask("touches_d_une_charge_belier(unite_tank=True, cible_effectif_de_l_escouade=5)", odds={"5 touches": F(5, 6), "2 touches": F(1, 36)}),
    ask("pertes_d_une_charge_belier(unite_tank=True, unite_blindage=11, cible_effectif_de_l_escouade=5, endurance=3, svg=5)", total=F(85, 18) * F(35, 54)),
    ask("touches_d_une_charge_belier(unite_motojet=True, cible_effectif_de_l_escouade=2)", odds={"2 touches": F(2, 3)}),
    ask("tirer(unite_tank=True, unite_en_charge_belier=True)", outcome="Interdit"),
)
row(
    "PE-23",
    "Une motojet en charge bélier sur trois jet-packs sans peur.",
    ask("moral_puis_esquive(unite_jet_pack=True, unite_sans_peur=True, commandement=8, assaillant_motojet=True)",
        odds={"l'unité échappe au bélier": F(5, 6)}),
    ask("touches_d_une_charge_belier(unite_motojet=True, cible_effectif_de_l_escouade=3)", odds={"2 touches": F(1, 3)}),
    ask("force_d_une_charge_belier(unite_motojet=True, unite_force=4)", total=4),
)

WALL = "infranchissable_sur_la_trajectoire=True, unite_tank=True"

row(
    "AH-25",
    "Un char (avant 13) éperonne un mur infranchissable : sa propre F9 lui revient. Fou, il ne la prend pas : un test raté d'office, un dégât lourd. Tombé du ciel, de même.",
    ask(f"choc_d_une_charge_belier({WALL})", outcome="l'attaquant subit une touche"),
    ask("force_d_une_charge_belier(blindage=13, unite_tank=True)", total=9),
    ask("penetration_de_blindage(force=9, blindage=13)", odds={"dégât lourd": F(1, 3), "dégât superficiel": F(1, 6)}),
    ask(f"choc_d_une_charge_belier({WALL}, unite_hors_de_controle=True)", gives="raté d'office"),
    ask("choc_d_une_charge_belier(unite_hors_de_controle=True, unite_en_altitude=True)", gives="raté d'office"),
    ask("choc_d_une_charge_belier(unite_hors_de_controle=True)", outcome="Aucune conséquence"),
)
row(
    "AL-28",
    "Charge bélier : un transport où l'on vient de monter n'y fait que 6 ps ; mobilité réduite, 9 pour un rapide ; à terre ou verrouillé, on ne s'écarte pas.",
    ask("distance_d_une_charge_belier(unite_transport=True, unite_est_un_vehicule=True, unite_embarquement_en_debut_de_phase=True)", total=6),
    ask("distance_d_une_charge_belier(unite_rapide=True, unite_mobilite_reduite=True)", total=9),
    ask("reculer_devant_un_belier(unite_a_terre=True)", outcome="Interdit"),
    ask("reculer_devant_un_belier(unite_verrouillee=True)", outcome="Interdit"),
    ask("esquiver_une_charge_belier(unite_moto=True, assaillant_antigrav=True)", odds={"Esquivée": F(5, 6)}),
)
row(
    "PT-30",
    "Ma moto a esquivé au tour adverse : sa charge bélier est de 12 ps ; le transport où l'on vient de monter, 6 ; le tank libre, 12.",
    ask("distance_d_une_charge_belier(unite_moto=True, unite_esquive=True)", total=12),
    ask("distance_d_une_charge_belier(unite_transport=True, embarquement_en_debut_de_phase=True)", total=6),
    ask("distance_d_une_charge_belier(unite_tank=True)", total=12),
)
row(
    "AM-11",
    "Des démons à terre devant un Land Raider (F10) : ils ne reculent pas, leur moral réussit, 5+ pour esquiver. Sinon 49/9 touches × 35/36 × 2/3, invulnérable comprise.",
    ask("reculer_devant_un_belier(unite_a_terre=True)", outcome="Interdit"),
    ask("moral_puis_esquive(unite_infanterie=True, unite_demon=True, unite_a_terre=True, commandement=7)", odds={"l'unité échappe au bélier": F(1, 3)}),
    ask("pertes_d_une_charge_belier(unite_tank=True, unite_blindage=14, cible_demon=True, cible_effectif_de_l_escouade=6, endurance=3)", total=F(1715, 486)),
)
row(
    "AM-17",
    "Un aéronef au passage, toujours en altitude, ne fait pas de charge bélier et ne charge pas ; posé sur le plateau, il le peut.",
    ask("faire_une_charge_belier(unite_aeronef_au_passage=True)", outcome="Interdit"),
    ask("faire_une_charge_belier(unite_aeronef=True)", outcome="Permis"),
    ask("charger(unite_aeronef_au_passage=True)", outcome="Interdit"),
)
row(
    "PU-13",
    "Mes motos en fuite n'éperonnent pas, leur course est leur fuite, elles tirent au jugé (CT 2) ; regroupées, tout revient ; des jet-packs tirent à CT 4.",
    ask("faire_une_charge_belier(unite_moto=True, unite_en_retraite=True)", outcome="Interdit"),
    ask("se_deplacer(unite_moto=True, unite_en_retraite=True)", outcome="Obligatoire"),
    ask("se_teleporter(unite_a_teleportation=True, unite_en_retraite=True)", outcome="Interdit"),
    ask("ct_du_tir(ct=4, unite_moto=True, unite_en_retraite=True)", total=2),
    ask("faire_une_charge_belier(unite_moto=True, unite_en_retraite=True, unite_regroupee=True)", outcome="Permis"),
    ask("ct_du_tir(ct=4, unite_jet_pack=True, unite_en_retraite=True)", total=4),
    ask("consolider(unite_en_retraite=True)", outcome="Interdit"),
)
row(
    "PW-17",
    "Arrivé en frappe en profondeur, on a bougé : ni bélier, ni sortie de table, ni téléportation, et l'arme lourde tire au jugé.",
    ask("faire_une_charge_belier(unite_motojet=True, unite_deployee_en_frappe_en_profondeur=True)", outcome="Interdit"),
    ask("sortir_du_plateau(unite_vehicule_volant=True, unite_deployee_en_frappe_en_profondeur=True)", outcome="Interdit"),
    ask("se_teleporter(unite_a_teleportation=True, unite_deployee_en_frappe_en_profondeur=True)", outcome="Interdit"),
    ask("ct_du_tir(ct=4, arme_lourde=True, unite_deployee_en_frappe_en_profondeur=True)", total=2),
)
row(
    "PX-06",
    "Pilote sonné : ni charge de Char, ni bélier, ni altitude. Mobilité réduite : un bélier de 6 ps, pas de mouvement rapide.",
    ask("charger(unite_char=True, unite_pilote_sonne=True)", outcome="Interdit"),
    ask("faire_une_charge_belier(unite_vehicule=True, unite_pilote_sonne=True)", outcome="Interdit"),
    ask("prendre_de_l_altitude(unite_pilote_sonne=True, unite_antigrav=True)", outcome="Interdit"),
    ask("distance_d_une_charge_belier(unite_vehicule=True, unite_mobilite_reduite=True)", total=6),
    ask("faire_un_mouvement_rapide(unite_vehicule=True, unite_mobilite_reduite=True)", outcome="Interdit"),
)
row(
    "PY-06",
    "Ma motojet eldar a tiré en route : plus de bélier ; hors de contrôle, il est forcé.",
    ask("faire_une_charge_belier(unite_motojet=True, arme_a_tire_ce_tour=True)", outcome="Interdit"),
    ask("faire_une_charge_belier(unite_motojet=True)", outcome="Permis"),
    ask("faire_une_charge_belier(unite_motojet=True, arme_a_tire_ce_tour=True, unite_hors_de_controle=True)", outcome="Obligatoire"),
)
row(
    "PZ-09",
    "Une créature monstrueuse de F 6 en charge furieuse fait une charge bélier : 7, pas 8. Un tank de blindage 13 : 9. La cavalerie n'en fait pas.",
    ask("force_d_une_charge_belier(force=6, unite_creature_monstrueuse=True, unite_charge_furieuse=True)", total=7),
    ask("force_d_une_charge_belier(unite_tank=True, blindage=13)", total=9),
    ask("faire_une_charge_belier(unite_cavalerie=True)", outcome="Interdit"),
)
row(
    "PZ-10",
    "Esquiver un bélier, Cd 8 : des fantassins, 13 chances sur 54 ; d'un antigrav, 13 sur 36. En altitude, d'office ; une plateforme, jamais.",
    ask("moral_puis_esquive(commandement=8, unite_infanterie=True)", odds={"L'unité échappe au bélier": F(13, 54)}, disputed="1/3"),
    ask("moral_puis_esquive(commandement=8, unite_infanterie=True, assaillant_antigrav=True)", odds={"L'unité échappe au bélier": F(13, 36)}),
    ask("esquiver_une_charge_belier(unite_motojet=True, unite_en_altitude=True)", outcome="Esquivée"),
    ask("esquiver_une_charge_belier(unite_plateforme=True)", outcome="Percutée"),
)
row(
    "P36-02",
    "Mon tank (13, 12, 10) percute droit devant un transport de flanc 11 : F9, un dégât lourd deux fois sur trois. Mis de travers, il heurte de son flanc : F8.",
    ask("force_d_une_charge_belier(unite_tank=True, unite_blindage_avant=13, unite_blindage_lateral=12, unite_blindage_arriere=10)", total=9),
    ask("force_d_une_charge_belier(unite_tank=True, unite_blindage_avant=13, unite_blindage_lateral=12, unite_blindage_arriere=10, angle_de_l_attaque=90)", total=8),
    ask("belier_contre_un_vehicule(unite_tank=True, unite_blindage_avant=13, cible_transport=True, cible_blindage=11)",
        odds={"dégâts lourds 1": F(2, 3), "dégâts superficiels 1": F(1, 6)}),
    ask("force_d_une_charge_belier(unite_est_un_vehicule=True, unite_blindage_avant=12)", total=7),
)
row(
    "P38-04",
    "Mon tank (avant 13) percute cinq motos (E4 sans la moto, svg 3+) dans un bois : F9, jamais plus de cinq touches, aucun couvert ; 85/18 × 35/36 × 1/3.",
    ask("""pertes_d_une_charge_belier(unite_tank=True, unite_blindage_avant=13, cible_moto=True, cible_endurance=4, cible_svg=3, cible_effectif_de_l_escouade=5,
        type_de_couvert="moyen", cible_en_zone_de_couvert=True)""", total=F(2975, 1944)),
    ask("esquiver_une_charge_belier(unite_moto=True)", odds={"Esquivée": F(2, 3)}),
)
row(
    "P39-06",
    "Mon char hors de contrôle vient de foncer tout droit : pas de fumigènes au bout. Une flèche à plus de 90° l'avait laissé sur place : la fumée sort.",
    ask("fumigenes(unite_tank=True, unite_hors_de_controle=True)", outcome="Interdit", disputed="Permis"),
    ask("fumigenes(unite_tank=True, unite_hors_de_controle=True, pivot_impose=120)", outcome="Permis"),
    ask("distance_hors_de_controle(unite_tank=True, pivot_impose=120)", total=0),
)
