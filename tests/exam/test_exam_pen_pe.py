"""Composite situations of Warhammer 40,000 PEN, from the rarely read sections: worked out from the text before the resolver was asked.

Buildings and passengers, vector strikes, poison and frost, alert fire, sonic and wave weapons, counts of damage, the cover of vehicles.
"""

from __future__ import annotations

from fractions import Fraction as F

import pytest
from verdicts import ask, check, rows

ROWS, row = rows()

# --- buildings, transports, arrivals

FLAME = 'arme_de_tir="Lance-flammes", cible_batiment=True'
row(
    "PE-01",
    "Six gardes barricadés dans une maison en brique : un lance-flammes par la fenêtre, puis contre le mur.",
    ask(f"viser_les_occupants_d_un_batiment({FLAME}, gabarit_sur_un_point_du_batiment=True)", outcome="Permis"),
    ask('phase_de_tir(tireurs=1, ct=2, arme_de_tir="Lance-flammes", passagers_vises=True, transporteur_batiment=True, endurance=3, svg=5, effectif=6)',
        mean=F(175, 108)),  # 5/6 x 7/2 x 2/3 x 5/6
    ask(f"viser_les_occupants_d_un_batiment({FLAME})", outcome="Interdit"),
    ask(f'penetration_de_blindage({FLAME}, reference_du_batiment="Maison en brique")', odds={"Sans effet": 1}),  # 4 + 6 = 10 < 11
)

FAST = "transporteur_rapide=True, transporteur_distance_parcourue=14, debarquement_d_urgence_fait=True"
row(
    "PE-02",
    "Dix marines sautent d'un transport rapide qui a fait 14 ps, et tirent au bolter à 10 ps.",
    ask("debarquer(unite_infanterie=True, transporteur_rapide=True, transporteur_distance_parcourue=14)", outcome="Interdit"),
    ask(f"debarquer(unite_infanterie=True, {FAST}, distance_au_point_d_acces=6)", outcome="Permis"),
    ask(f"debarquement_d_urgence({FAST})", gives="à terre"),
    ask(f"""phase_de_tir(tireurs=10, ct=4, arme_de_tir="Bolter", distance=10, unite_infanterie=True, {FAST}, endurance=4, svg=4,
        cible_immobile=True)""", mean=F(20, 9)),  # (4 + 1) / 2 = 2: 20 x 1/3 x 1/2 x 2/3
    ask("charger(debarquement_d_urgence_fait=True, distance=6, unite_infanterie=True)", outcome="Interdit"),
)

row(
    "PE-03",
    "Un transport antigrav explose en altitude, huit gardes à bord : l'explosion, le saut, puis à terre.",
    ask('force_contre_les_passagers(degat_recu="explosé")', total=6),
    ask("jet_pour_blesser(force=6, endurance=3)", odds={"Blessé": F(35, 36)}),
    ask("test_de_terrain_dangereux(unite_infanterie=True, debarquement_force_en_altitude=True)", odds={"blessure automatique pa2": F(1, 6)}),
    ask("sauvegarde_d_armure(svg=5, pa=2)", odds={"Sauvé": 0}),
    ask("debarquement_d_urgence(debarquement_force_en_altitude=True)", gives="à terre"),  # 8 x 19/54 x 5/6 = 190/81 left
)

row(
    "PE-04",
    "Cinq marines d'assaut et leur capitaine survolent dix gardes tapis dans un bunker.",
    ask("nombre_d_attaques_au_passage(unite_de_saut=True)", total=1),
    ask("nombre_d_attaques_au_passage(unite_de_saut=True, unite_personnage_independant=True)", total=2),
    ask('sauvegarde_de_couvert(touche_d_attaque_au_passage=True, cible_en_zone_de_couvert=True, type_de_couvert="lourd")', odds={"Touche annulée": 0}),
    ask('combat(attaques=7, unite_cc=4, force=4, arme_de_melee="arme de corps à corps", cible_cc=3, endurance=3, svg=5, effectif=10)', mean=F(70, 27)),
    ask("charger(unite_a_fait_une_attaque_au_passage=True, unite_de_saut=True, distance=3)", outcome="Interdit"),
)

PRINCE = "unite_creature_monstrueuse=True, unite_volante=True"
row(
    "PE-05",
    "Un prince démon volant tombe du ciel en attaque météore à 3 ps tout juste de dix gardes dans des ruines, à 4 ps de dix autres.",
    ask(f"onde_de_choc({PRINCE}, distance_au_point_d_arrivee=3)", gives="touches"),
    ask(f"onde_de_choc({PRINCE}, distance_au_point_d_arrivee=4)", outcome="Aucune conséquence"),
    ask("touches_d_une_charge_belier(unite_creature_monstrueuse=True, cible_effectif_de_l_escouade=10)", odds={"10 touches": F(1, 6)}),
    ask(f"force_d_une_charge_belier({PRINCE}, unite_force=6)", total=7),
    ask("""sauvegarde_de_couvert(touche_d_attaque_meteore=True, cible_en_zone_de_couvert=True, type_de_couvert="moyen",
        cible_a_tire_ou_attaque=True)""", odds={"Touche annulée": F(1, 2)}),  # 62/9 x 1/2 x 35/36 x 2/3 = 1085/486
)

# --- poison, frost, blindness

POISON = 'arme_empoisonnee=True, arme_de_melee="arme de corps à corps"'
row(
    "PE-06",
    "Quatre sbires aux lames empoisonnées (F3) chargent une créature d'endurance 6.",
    ask(f"jet_pour_blesser(force=3, endurance=6, {POISON})", odds={"Blessé": F(1, 2)}, gives="d'après PEN-454"),
    ask(f"combat(attaquants=4, attaques=1, unite_cc=4, force=3, {POISON}, unite_a_charge=True, cible_cc=4, endurance=6, svg=4)", mean=F(4, 3)),
    ask("test_d_empoisonnement(endurance=6)", odds={"Réussi": F(5, 6)}),  # a 6 always fails
)

row(
    "PE-07",
    "Un héros F5 à l'arme empoisonnée contre des gardes d'endurance 3 : le poison relance.",
    ask(f"jet_pour_blesser(force=5, endurance=3, {POISON})", odds={"Blessé": F(35, 36)}, gives="relance : PEN-920"),
    ask(f"combat(attaques=3, unite_cc=4, force=5, {POISON}, cible_cc=4, endurance=3, svg=5)", mean=F(175, 144)),
)

ICE = 'arme_de_tir="Missiles de Glace", pertes_de_l_escouade=1, effectif_de_l_escouade=8'
row(
    "PE-08",
    "Un missile de glace sur une escouade de huit cavaliers (Cd 7, sergent Cd 9), dont un tombe.",
    ask("mouvement_normal_permis(unite_cavalerie=True, unite_givree=True)", total=F(9, 2)),
    ask("mouvement_rapide_permis(unite_cavalerie=True, unite_givree=True)", total=9),
    ask("test_de_givrage(endurance=4)", odds={"Réussi": F(2, 3)}),
    ask(f"tests_apres_les_tirs(commandement=9, commandement_majoritaire=7, {ICE}, endurance=4)", odds={"l'unité rate son test de pilonnage": F(5, 12)}),
)

row(
    "PE-09",
    "Une grenade flash lancée à 5 ps après un pas : aveugler l'ennemi, ou les siens.",
    ask('jet_pour_toucher_au_tir(ct=4, arme_de_tir="Grenades flash", distance=5, unite_infanterie=True, unite_distance_parcourue=4)',
        odds={"Touché": F(5, 6), "touches de la grenade échappée": F(1, 6)}),
    ask("test_d_aveuglement(initiative=3)", odds={"l'unité est aveuglée": F(1, 2)}),
    ask("test_d_aveuglement(initiative=4)", odds={"l'unité est aveuglée": F(1, 3)}),
    ask('touches_de_la_grenade_echappee(arme_de_tir="Grenades flash")', total=1),
)

# --- leaving a fight, counter-charge, duels, flight

HIT_AND_RUN = "unite_verrouillee=True, unite_a_hit_and_run=True"
row(
    "PE-10",
    "Des motojets (I4) veulent filer au milieu d'un combat contre des marines (I4).",
    ask("jet_de_hit_and_run(initiative=4, cible_initiative=4)", odds={"Désengagée": F(5, 12)}),
    ask(f"se_desengager({HIT_AND_RUN}, fin_d_un_tour_d_initiative=True)", outcome="Permis"),
    ask(f"se_desengager({HIT_AND_RUN}, fin_d_un_tour_d_initiative=True, fuite_empechee=True)", outcome="Interdit"),
    ask(f"se_desengager({HIT_AND_RUN}, fin_de_la_phase_d_assaut=True)", outcome="Permis"),
    ask("tenter_une_percee(cible_desengagee=True)", outcome="Interdit"),
)

COUNTER = "unite_a_contre_attaque=True, unite_chargee=True"
row(
    "PE-11",
    "Six marines chargés ont Contre-attaque (Cd majoritaire 8) ; puis les mêmes, déjà verrouillés ailleurs.",
    ask(f"test_de_contre_attaque(commandement=8, {COUNTER})", odds={"Contre-attaque": F(13, 18)}),
    ask(f"attaques_portees(attaques=1, {COUNTER}, contre_attaque_reussie=True)", total=2),
    ask(f"contre_attaquer({COUNTER}, unite_verrouillee=True)", outcome="Interdit"),
)

RUINS = "initiative=4, unite_chargee=True, unite_a_couvert_avant_la_charge=True"
row(
    "PE-12",
    "Un sergent dans les ruines, chargé sans grenades, refuse le duel ; ou se bat au gantelet.",
    ask(f"initiative_effective({RUINS})", total=10),
    ask(f"initiative_effective({RUINS}, duel_refuse=True)", total=4),
    ask(f'initiative_effective({RUINS}, arme_de_melee="Gantelet énergétique")', total=4),
    ask("initiative_effective(initiative=4, duel_refuse=True)", total=1),
)

row(
    "PE-13",
    "Des Space Marines qui ne connaissent pas la peur perdent de 4, ratent sur 6, et des orks tentent la percée.",
    ask("test_de_moral(commandement=9, ecart_de_pertes=4, unite_ne_connait_pas_la_peur=True, des=[2, 4])", outcome="Raté"),
    ask("pertes_de_la_percee(ecart_de_pertes=4, cible_ne_connait_pas_la_peur=True, cible_effectif_de_l_escouade=8)", total=0),
    ask("distance_de_retraite(unite_infanterie=True, unite_ne_connait_pas_la_peur=True)", total=6),
    ask("test_de_regroupement(commandement=9, unite_ne_connait_pas_la_peur=True)", odds={"Regroupée": 1}),
    ask("tirer(unite_regroupee=True, unite_a_bouge=True)", outcome="Interdit"),
    ask("tirer(unite_regroupee=True, unite_immobile=True)", outcome="Permis"),
)

row(
    "PE-14",
    "Quatre gardes en fuite sur dix (Cd 7) sont chargés ; un prêtre sans peur est resté parmi eux.",
    ask("regroupement_face_a_une_charge(commandement=7, effectif_de_l_escouade=4, effectif_de_depart=10, unite_en_retraite=True)",
        odds={"l'unité est détruite": F(7, 12)}),
    ask("rattrapee_en_retraite(regroupement_rate_face_a_une_charge=True)", gives="détruite"),
    ask("rattrapee_en_retraite(regroupement_rate_face_a_une_charge=True, unite_sans_peur=True)", gives="combat normalement"),
)

# --- alert fire

ALERT = """ct=4, arme_de_tir="Bolter", distance=10, unite_en_alerte=True, tir_d_alerte=True, cible_moto=True, cible_distance_parcourue=20"""
BIKES = "pertes_de_l_escouade=2, effectif_de_l_escouade=8, tir_d_alerte=True"
row(
    "PE-15",
    "Dix bolters en alerte sur huit motos qui filent de 20 ps et passent à 10 ps ; deux tombent, le moral est raté.",
    ask(f"jet_pour_toucher_au_tir({ALERT})", odds={"Touché": F(2, 3)}),  # 4 - 2 + 1 + 1
    ask(f"phase_de_tir(tireurs=10, {ALERT}, endurance=4, svg=3)", mean=F(40, 27)),
    ask(f"apres_les_tirs_ennemis({BIKES}, unite_moto=True)", gives="test de moral"),
    ask(f"test_de_moral_apres_les_tirs(commandement=8, {BIKES}, des=[6, 5])", gives="ne peut plus tirer ni charger"),
    ask("charger(retraite_imposee=True, tir_d_alerte=True, unite_moto=True, distance=4)", outcome="Interdit"),
    ask("battre_en_retraite(tir_d_alerte=True, unite_moto=True)", outcome="Aucune conséquence"),
)

# --- rare weapons

SALVO = """ct=4, force=5, pa=4, arme_a_salve=True, x_de_salve=2, y_de_salve=4, portee=30, distance=18, unite_a_bouge=True"""
row(
    "PE-16",
    "Cinq armes à salve 2/4 après un pas, à 18 ps pour 30 ; puis les mêmes, implacables.",
    ask(f"phase_de_tir(tireurs=5, {SALVO}, endurance=3, svg=4, cible_immobile=True)", mean=F(125, 27)),
    ask(f"phase_de_tir(tireurs=5, {SALVO}, unite_implacable=True, endurance=3, svg=4, cible_immobile=True)", mean=F(250, 27)),
    ask("charger(arme_a_salve=True, arme_a_tire_ce_tour=True, distance=5)", outcome="Interdit"),
    ask("charger(arme_a_salve=True, arme_a_tire_ce_tour=True, distance=5, unite_implacable=True)", outcome="Permis"),
)

row(
    "PE-17",
    "Quatre canons soniques réunis, après un pas, sur le flanc 10 d'un transport à 15 ps.",
    ask("""salve_sonique(tireurs=4, ct=4, force=4, pa=5, arme_sonique=True, arme_d_assaut=True, portee=24, distance=15, unite_a_bouge=True,
        cible_immobile=True, blindage=10)""", means={"dégâts lourds": F(68, 243), "dégâts superficiels": F(40, 243)}),
)

WAVE = "ct=4, force=5, pa=4, arme_a_ondes=True, arme_d_assaut=True, cadence_de_tir=1, portee=24, distance=14, unite_immobile=True"
row(
    "PE-18",
    "Une arme à ondes traverse quatre gardes dans des ruines, et deux marines du même camp.",
    ask(f"""phase_de_tir(tireurs=1, {WAVE}, unites_sur_le_segment=4, endurance=3, svg=5, cible_en_zone_de_couvert=True,
        type_de_couvert="moyen")""", mean=F(25, 9)),
    ask(f"phase_de_tir(tireurs=1, {WAVE}, unites_sur_le_segment=2, endurance=4, svg=3)", mean=F(5, 9)),
)

row(
    "PE-19",
    "Une arme à balayage 2 jumelée, immobile, à mi-portée, sur cinq ennemis alignés.",
    ask("longueur_du_balayage(arme_a_balayage=True, cadence_de_tir=2, des=[3, 4])", total=7),
    ask("""phase_de_tir(tireurs=1, ct=4, force=6, pa=3, arme_a_balayage=True, arme_jumelee=True, unites_sur_le_segment=5, portee=36, distance=18,
        unite_immobile=True, endurance=4, svg=4, cible_immobile=True)""", mean=F(125, 18)),
)

# --- groups, allocation, rams

row(
    "PE-20",
    "Douze blessures sur les quatre membres à découvert d'une escouade de dix ; les six autres sont dans des ruines.",
    ask("blesser_un_groupe_non_vise()", outcome="Interdit"),
    ask("apres_les_tirs_ennemis(pertes_de_l_escouade=4, effectif_de_l_escouade=10)", gives="test de moral"),
    ask("test_de_moral_apres_les_tirs(commandement=8, pertes_de_l_escouade=4, effectif_de_l_escouade=10)", odds={"Réussi": F(13, 18)}),
)

row(
    "PE-21",
    "Quatre blessures sur trois ogryns (3 PV, svg 4+), dont un n'a plus qu'un PV.",
    ask('repartition_des_blessures(blessures=4, membres=[["blessé", 1], ["b", 3], ["c", 3]])', gives="blessé 2, b 1, c 1"),
    ask("un_membre_vise(blessures_recues=2, force=4, endurance=4, svg=4, points_de_vie=1)", odds={"le membre est abattu": F(3, 4)}),
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

row(
    "PE-23",
    "Une motojet en charge bélier sur trois jet-packs sans peur.",
    ask("moral_puis_esquive(unite_jet_pack=True, unite_sans_peur=True, commandement=8, assaillant_motojet=True)",
        odds={"l'unité échappe au bélier": F(5, 6)}),
    ask("touches_d_une_charge_belier(unite_motojet=True, cible_effectif_de_l_escouade=3)", odds={"2 touches": F(1, 3)}),
    ask("force_d_une_charge_belier(unite_motojet=True, unite_force=4)", total=4),
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

# --- vehicles

MELTA = """arme_de_tir="Fusil melta", ct=4, distance=6, unite_immobile=True, cible_antigrav=True, cible_rapide=True, cible_distance_parcourue=20"""
row(
    "PE-25",
    "Un melta immobile à 6 ps sur le flanc 12 d'un antigrav rapide qui a fait 20 ps, les moteurs annoncés.",
    ask(f"jet_pour_toucher_au_tir({MELTA})", odds={"Touché": F(2, 3)}),
    ask('penetration_de_blindage(arme_de_tir="Fusil melta", distance=6, blindage=12)', odds={"Dégât lourd": F(5, 6)}),
    ask(f'degats_vehicule({MELTA}, degat_lourd=True, zone_annoncee="mobilité", points_de_coque=3)',
        odds={"crash": F(1, 4), "crash violent": F(1, 12), "détruit": F(1, 12), "explosé": F(1, 12)}),  # 1/4 + 1/12 + 1/12 = 5/12
)

ARMED = 'zone_touchee="armement", degat_lourd=True, pa=2, cible_ouvert=True, cible_transport=True'
row(
    "PE-26",
    "Trois dégâts lourds à l'armement dans le même tour : 2, 1, 2.",
    ask(f"degat_sur_la_table({ARMED}, des=[2])", outcome="Secoué"),
    ask(f'degat_sur_la_table({ARMED}, des=[1], deja_ce_tour=["secoué"])', outcome="Armes endommagées"),
    ask(f'degat_sur_la_table({ARMED}, des=[2], deja_ce_tour=["secoué", "secoué"])', outcome="Arme détruite"),
)

row(
    "PE-27",
    "Cinq marines (I4) font exploser un char au corps à corps.",
    ask("test_de_caracteristique(valeur_de_la_caracteristique=4)", odds={"Réussi": F(2, 3)}),
    ask("ca_va_peter(cible_explose_au_corps_a_corps=True, test_d_initiative_reussi=True)", outcome="Permis"),
    ask("ca_va_peter(cible_explose_au_corps_a_corps=True)", outcome="Interdit"),
    ask("force_de_l_explosion(distance_au_vehicule=1)", total=3),
    ask("jet_pour_blesser(force=3, endurance=4)", odds={"Blessé": F(1, 3)}),  # 5 x 1/3 x 1/3
)

row(
    "PE-28",
    "Dix gardes et leurs deux plateformes d'autocanon, immobiles, à 24 ps de guerriers (E4, svg 4+).",
    ask("servant_d_une_plateforme(effectif_de_l_escouade=10, plateformes_qui_tirent=2)", total=8),
    ask("""phase_de_tir(tireurs=8, ct=3, force=3, arme_de_tir_rapide=True, portee=24, distance=24, unite_immobile=True, endurance=4, svg=4,
        cible_immobile=True)""", mean=F(8, 9)),
    ask("""phase_de_tir(tireurs=2, ct=3, arme_de_tir="Autocanon", unite_plateforme=True, distance=24, unite_immobile=True, endurance=4, svg=4,
        cible_immobile=True)""", mean=F(175, 81)),
    ask("tirer(unite_plateforme=True, unite_a_bouge=True)", outcome="Interdit"),
)

# --- night, set-up, points

RANGERS = 'ct=4, arme_de_tir="Bolter", distance=20, unite_immobile=True, cible_tapie_dans_l_ombre=True'
row(
    "PE-29",
    "Des rangers tapis dans l'ombre à 20 ps : de jour, de nuit, avec la vision nocturne, puis sous fumigènes.",
    ask(f"jet_pour_toucher_au_tir({RANGERS})", odds={"Touché": F(2, 3)}),
    ask(f"jet_pour_toucher_au_tir({RANGERS}, combat_de_nuit=True)", odds={"Touché": F(1, 2)}),
    ask(f"jet_pour_toucher_au_tir({RANGERS}, combat_de_nuit=True, unite_a_vision_nocturne=True)", odds={"Touché": F(5, 6)}),
    ask(f"jet_pour_toucher_au_tir({RANGERS}, cible_sous_fumigenes=True)", odds={"Touché": F(1, 2)}),
)

row(
    "PE-30",
    "Des berserkers en rage chargent une escouade à grenades défensives.",
    ask("attaques_portees(attaques=2, unite_rage=True, unite_a_charge=True, cible_a_grenades_defensives=True)", total=3, disputed="^2 attaques"),
)

row(
    "PE-31",
    "750, puis 760 points sur 1500 en réserve ; puis l'adversaire aussi.",
    ask("jouer_en_premier(cout_de_l_armee=1500, cout_en_reserve=750)", outcome="Permis"),
    ask("jouer_en_premier(cout_de_l_armee=1500, cout_en_reserve=760)", outcome="Interdit"),
    ask("jouer_en_premier(cout_de_l_armee=1500, cout_en_reserve=760, adversaire_surtout_en_reserve=True)", outcome="Permis"),
)

WOOD = "unite_deployee_en_frappe_en_profondeur=True, unite_terrain_difficile_traverse=True"
row(
    "PE-32",
    "Cinq terminators (2+, invulnérable 5+) et des unités de saut tombent dans un bois.",
    ask(f"terrain_dangereux(unite_infanterie=True, {WOOD})", outcome="Obligatoire"),
    ask(f"terrain_dangereux(unite_de_saut=True, {WOOD})", outcome="Interdit"),
    ask(f"tests_de_terrain_dangereux(unites=5, unite_infanterie=True, {WOOD})", mean=F(5, 6)),
    ask("sauvegarde_d_armure(svg=2, pa=2)", odds={"Sauvé": F(1, 6)}),
    ask("sauvegarde_invulnerable(svg_invulnerable=5, pa=2)", odds={"Sauvé": F(1, 3)}),  # 5/6 x 2/3 = 5/9
)

row(
    "PE-33",
    "1000 points, contrôle de zones : 245 contre 150.",
    ask("controler_un_objectif(objectif_est_une_zone=True, distance_a_l_objectif=8, unite_troupe=True)", outcome="Permis"),
    ask("contester_un_objectif(objectif_est_une_zone=True, distance_a_l_objectif=5, unite_tank=True, controle_par_une_troupe=True)", outcome="Interdit"),
    ask("points_pour_une_unite(cout_de_l_unite=100, points_de_vie=3, pv_perdus=1)", total=0),
    ask("compte_des_points(detruites=[80], a_moitie=[130], objectifs=1, format_d_armee=1000)", total=245),
    ask("compte_des_points(detruites=[50], objectifs=1, format_d_armee=1000)", total=150),
    ask("resultat_de_la_partie(joueur=245, adversaire=150, format_d_armee=1000)", outcome="Match nul"),
)

# --- close combat

row(
    "PE-34",
    "Des gardes (CC3) et un assassin invisible (CC5).",
    ask("jet_pour_toucher_au_corps_a_corps(unite_cc=3, cible_cc=5, cible_invisible=True)", odds={"Touché": F(1, 3)}),
    ask("jet_pour_toucher_au_corps_a_corps(unite_cc=5, cible_cc=3, unite_invisible=True)", odds={"Touché": F(5, 6)}),
)

GIANT = "unite_creature_monstrueuse=True, unite_geante=True, unite_attaques_smash_choisies=True"
row(
    "PE-35",
    "Un géant (A4, F6) charge quatre ennemis en attaques smash.",
    ask(f"attaques_avec_leur_de(attaques=4, {GIANT}, unite_a_charge=True, ennemis_engages=4)", mean=F(11, 3)),
    ask(f"force_effective(force=6, {GIANT})", total=10),
)

MORTAR = "ct=4, arme_de_barrage=True, arme_a_explosion=True, arme_lourde=True, portee=48, distance=30, tir_indirect=True"
row(
    "PE-36",
    "De nuit, un mortier immobile tire en indirect à 30 ps sur une forêt ouverte vers le haut.",
    ask(f"jet_pour_toucher_au_tir({MORTAR}, combat_de_nuit=True)", odds={"Touché": F(1, 3), "déviation d'un gabarit": F(1, 2)}),
    ask("deviation_d_un_gabarit(distance=30, des=[3, 4])", total=7),
    ask('sauvegarde_de_couvert(arme_de_barrage=True, cible_en_zone_de_couvert=True, type_de_couvert="léger")', outcome="Interdit"),
)

TWICE = "pertes_de_l_escouade=2, effectif_de_l_escouade=8, effectif_de_depart=10"
row(
    "PE-37",
    "Dix hommes : deux tombent sous une première escouade, deux sous une seconde.",
    ask("apres_les_tirs_ennemis(pertes_de_l_escouade=2, effectif_de_l_escouade=10, effectif_de_depart=10)", outcome="Aucune conséquence"),
    ask(f"apres_les_tirs_ennemis({TWICE})", gives="test de moral", disputed="Aucune conséquence"),
)

JET_PACK = "unite_jet_pack=True, pv_perdu_a_ces_tirs=True, unite_en_altitude=True"
row(
    "PE-38",
    "Un jet-pack en altitude vient de perdre 1 PV au tir.",
    ask(f"apres_les_tirs_ennemis({JET_PACK})", gives="test d'accident"),
    ask(f"test_d_accident({JET_PACK})", odds={"blessure automatique pa4": F(11, 36), "escouade redescendue au sol": F(11, 36)}),
    ask("sauvegarde_d_armure(svg=4, pa=4)", odds={"Sauvé": F(1, 6)}),  # 11/36 x 5/6
)

# --- shooting again

SNIPER = 'ct=4, arme_de_tir="Fusil sniper", distance=30, unite_a_bouge=True'
row(
    "PE-39",
    "Trois snipers qui ont bougé visent le sergent d'une escouade à 30 ps.",
    ask(f"jet_pour_toucher_au_tir({SNIPER})", odds={"Touché": F(1, 3)}),
    ask('seuil_de_precision(arme_de_tir="Fusil sniper")', total=5),
    ask(f"phase_de_tir(tireurs=3, {SNIPER}, endurance=3, svg=4, effectif=1)", odds={"Pertes 1": F(386, 729)}),
)

row(
    "PE-40",
    "Un canon d'assaut jumelé sur le flanc 12 d'un char immobile, à 20 ps.",
    ask("""degats_au_tir(tireurs=1, ct=4, arme_de_tir="Canon d'assaut", arme_jumelee=True, distance=20, unite_immobile=True, cible_immobile=True,
        blindage=12)""", means={"dégâts lourds": F(28, 27), "dégâts superficiels": 0}),
)

SLOW = "unite_infanterie=True, unite_lente_et_methodique=True"
row(
    "PE-41",
    "Une infanterie lente et méthodique en rase campagne : au pas, en mouvement rapide, après un tir rapide.",
    ask(f"mouvement_normal_permis({SLOW}, ps_en_terrain_neutre=4)", total=4),
    ask(f"mouvement_normal_permis({SLOW}, ps_en_terrain_neutre=5)", total=4),
    ask(f"mouvement_rapide_permis({SLOW}, ps_en_terrain_neutre=7)", total=6),
    ask(f"tenter_une_percee({SLOW})", outcome="Interdit"),
    ask(f'charger(arme_de_tir="Bolter", arme_a_tire_ce_tour=True, {SLOW}, distance=4)', outcome="Permis"),
    ask(f'charger(arme_de_tir="Bolter", arme_a_tire_ce_tour=True, {SLOW}, distance=5)', outcome="Interdit"),  # 5 ps of plain, two slices: 6 - 2 = 4
)

BLADE = """attaques=3, unite_cc=5, force=4, arme_de_melee="Arme énergétique", cible_cc=3, endurance=6, svg=3, points_de_vie=4"""
row(
    "PE-42",
    "Un psyker (Cd 9) et son arme de force contre une brute (E6, svg 3+, 4 PV) ; puis contre un guerrier éternel.",
    ask("test_psy(commandement=9)", odds={"Pouvoir lancé": F(5, 6)}),
    ask(f"pv_otes_au_corps_a_corps({BLADE})", mean=F(1, 3)),
    ask(f"pv_otes_au_corps_a_corps({BLADE}, pouvoir_blessure_mortelle_actif=True)", mean=F(484, 729)),  # 2 a wound, 4 at most
    ask(f"pv_otes_au_corps_a_corps({BLADE}, pouvoir_blessure_mortelle_actif=True, cible_guerrier_eternel=True)", mean=F(1, 3)),
)

GAME = "warhammer-40000-pen"
QUESTIONS = [(code, n, *asked) for code, (_, questions) in ROWS.items() for n, asked in enumerate(questions, 1)]


@pytest.mark.parametrize("code, rank, question, expected", QUESTIONS, ids=[f"{code}-{n}" for code, n, *_ in QUESTIONS])
def test_situation(resolver, code, rank, question, expected):
    check(resolver, GAME, code, question, expected)
