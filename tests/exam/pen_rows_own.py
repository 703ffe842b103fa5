"""Composite situations of Warhammer 40,000 PEN of our own, worked out from the text by someone who had not read the code."""

from __future__ import annotations

from fractions import Fraction as F

from verdicts import ask, rows

ROWS, row = rows()
DESTROYED = "la cible est détruite ou explosée"

# --- shooting

CHAMELEONS = 'ct=4, arme_de_tir="Fulgurant", distance=12, unite_immobile=True, cible_tapie_dans_l_ombre=True, cible_immobile=True'
row(
    "PEN-Y01",
    "Des fulgurants immobiles à 12 ps pile de caméléons tapis dans l'ombre : de nuit, avec la vision nocturne, puis de jour.",
    ask(f"jet_pour_toucher_au_tir({CHAMELEONS}, combat_de_nuit=True)", odds={"Touché": F(5, 6)}),
    ask(f"jet_pour_toucher_au_tir({CHAMELEONS}, combat_de_nuit=True, unite_a_vision_nocturne=True)", odds={"Touché": F(35, 36)}),
    ask(f"jet_pour_toucher_au_tir({CHAMELEONS})", odds={"Touché": F(35, 36)}),
)

INTO_THE_CLIFF = "unite_deployee_en_frappe_en_profondeur=True, devie_en_terrain_infranchissable=True"
row(
    "PEN-Y02",
    "Cinq terminators (svg 2+, invulnérable 5+) arrivent en frappe en profondeur et dévient dans une falaise infranchissable.",
    ask(f"test_de_terrain_dangereux(unite_infanterie=True, {INTO_THE_CLIFF})", odds={"blessure automatique pa2": F(1, 6)}),
    ask("sauvegarde_d_armure(svg=2, pa=2)", odds={"Sauvé": F(1, 6)}),
    ask("sauvegarde_invulnerable(svg_invulnerable=5, pa=2)", odds={"Sauvé": F(1, 3)}),  # 1 - (8/9)^5 for at least one
    ask(f"charger({INTO_THE_CLIFF})", outcome="Interdit"),
    ask(f"initiative_effective(initiative=4, {INTO_THE_CLIFF})", total=1),
)

HERO = """ct=6, arme_de_tir="Fulgurant", distance=12, unite_immobile=True, svg=3, cible_en_zone_de_couvert=True, type_de_couvert="moyen",
    cible_a_tire_ou_attaque=True, cible_immobile=True"""
row(
    "PEN-Y03",
    "Un héros (CT6) immobile au fulgurant, à 12 ps de marines dans des ruines, qui ont tiré.",
    ask('jet_pour_toucher_au_tir(ct=6, arme_de_tir="Fulgurant", distance=12, unite_immobile=True)', odds={"Touché": F(35, 36)}),
    ask(f"svg_de_couvert_effective({HERO})", total=6),
    ask(f"phase_de_tir(tireurs=1, {HERO}, endurance=4)", mean=F(175, 648)),
)

row(
    "PEN-Y04",
    "Un canon plasma couvre six petites bêtes (E3, svg 6+) que masque leur Carnifex (E6, svg 3+), hors du gabarit.",
    ask('sauvegarde_de_couvert(arme_de_tir="Canon plasma", cible_masquee_par_une_escouade=True, svg=6)', odds={"tir redirigé sur l'écran": F(2, 3)}),
    ask('touches_redirigees(arme_de_tir="Canon plasma", touches_redirigees_sur_une_unite=4)', total=1),
    ask('jet_pour_blesser(arme_de_tir="Canon plasma", endurance=3)', odds={"Blessé": F(35, 36)}),
    ask('sauvegarde_d_armure(arme_de_tir="Canon plasma", svg=6)', odds={"Sauvé": 0}),  # 6 x 1/3 x 35/36 = 35/18
    ask('jet_pour_blesser(arme_de_tir="Canon plasma", endurance=6)', odds={"Blessé": F(2, 3), "blessure mortelle": F(1, 6)}),
    ask('sauvegarde_d_armure(arme_de_tir="Canon plasma", svg=3)', odds={"Sauvé": 0}),  # 728/729 x (3/6 + 2/6) = 1820/2187
)

row(
    "PEN-Y05",
    "Dix bolters à 20 ps, après 6 ps de marche, sur dix orks (E4, svg 6+, Cd 7) au complet : fuiront-ils ?",
    ask("""phase_de_tir(tireurs=10, ct=4, arme_de_tir="Bolter", distance=20, unite_distance_parcourue=6, effectif=10, endurance=4, svg=6,
        cible_immobile=True)""", mean=F(10, 3), odds={"Pertes 10": F(1, 59049), "Pertes 3": F(120 * 128, 59049)}),
    ask("apres_les_tirs_ennemis(pertes_de_l_escouade=2, effectif_de_l_escouade=10)", outcome="Aucune conséquence"),
    ask("apres_les_tirs_ennemis(pertes_de_l_escouade=3, effectif_de_l_escouade=10)", gives="test de moral"),
    ask("test_de_moral_apres_les_tirs(commandement=7, pertes_de_l_escouade=4, effectif_de_l_escouade=10)", odds={"battre en retraite": F(15, 36)}),
    ask("test_de_moral_apres_les_tirs(commandement=7, pertes_de_l_escouade=5, effectif_de_l_escouade=10)", odds={"battre en retraite": F(21, 36)}),
)

ASSAULT_CANNON = """arme_de_tir="Canon d'assaut", distance=20, unite_immobile=True, cible_est_un_vehicule=True, cible_geante=True, cible_immobile=True"""
row(
    "PEN-Y06",
    "Un canon d'assaut immobile (CT4) à 20 ps de l'avant d'un Land Raider, 14 partout.",
    ask(f"jet_pour_toucher_au_tir(ct=4, {ASSAULT_CANNON})", odds={"Touché": F(5, 6), "un tir supplémentaire": F(1, 6)}),
    ask(f"nombre_de_tirs({ASSAULT_CANNON})", total=4),
    ask(f"penetration_de_blindage({ASSAULT_CANNON}, blindage=14)", odds={"Dégât lourd": F(1, 18), "Dégât superficiel": F(1, 18)}),  # x 35/9
    ask("""jet_de_surchauffe(arme_de_tir="Canon d'assaut")""", odds={"Surchauffe": F(1, 6)}),
)

DARK_LANCE = """pa=2, arme_a_lance=True, arme_a_visee_automatique=True, arme_lourde=True, portee=36, distance=20, unite_immobile=True,
    unite_chasseuse_de_blindes=True, cible_antigrav=True, cible_est_un_vehicule=True, cible_rapide=True, cible_distance_parcourue=20"""
row(
    "PEN-Y07",
    "Une lance noire à têtes chercheuses (F8), tenue par un chasseur de blindés immobile, à 20 ps de l'avant (13) d'un antigrav rapide lancé.",
    ask(f"jet_pour_toucher_au_tir(ct=4, {DARK_LANCE})", odds={"Touché": F(2, 3)}),
    ask(f"penetration_de_blindage(force=8, {DARK_LANCE}, blindage=13)", odds={"Dégât lourd": F(1, 2), "Dégât superficiel": F(1, 6)}),
)

MELTA = 'arme_de_tir="Fusil melta", distance=6, unite_distance_parcourue=4, cible_tank=True, cible_immobile=True'
row(
    "PEN-Y08",
    "Un fusil melta, après 4 ps de marche, à 6 ps pile de l'avant (13) d'un tank intact ; la coque est annoncée.",
    ask(f"jet_pour_toucher_au_tir(ct=4, {MELTA})", odds={"Touché": F(5, 6)}),
    ask(f'zone_du_vehicule(ct=4, {MELTA}, zone_annoncee="coque")', odds={"coque": 1}),
    ask(f'degats_vehicule(ct=4, {MELTA}, blindage=13, points_de_coque=4, zone_annoncee="coque")',
        odds={"explosé": F(13, 108), "détruit": F(13, 108)}),  # x 5/6: 65/648
    ask(f'tirs_sur_un_vehicule(tirs_enchaines=1, ct=4, {MELTA}, blindage=13, points_de_coque=4, zone_annoncee="coque")',
        odds={DESTROYED: F(65, 324)}),
)

row(
    "PEN-Y09",
    "Quatre dégâts lourds de mobilité dans le même tour sur un Rhino intact : 1, 2, 2, 3.",
    ask('degat_sur_la_table(degat_lourd=True, pa=4, zone_touchee="mobilité", des=[1])', outcome="pilote sonné"),
    ask('degat_sur_la_table(degat_lourd=True, pa=4, zone_touchee="mobilité", des=[2], deja_ce_tour=["pilote sonné"])', outcome="mobilité réduite"),
    ask('degat_sur_la_table(degat_lourd=True, pa=4, zone_touchee="mobilité", des=[2], deja_ce_tour=["pilote sonné", "pilote sonné"])', outcome="immobilisé"),
    ask('degat_sur_la_table(degat_lourd=True, pa=4, zone_touchee="mobilité", des=[3], cible_immobilisee=True)', outcome="endommagé"),
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

VETERANS = "transporteur_rapide=True, transporteur_distance_parcourue=14"
row(
    "PEN-Y11",
    "Un transport rapide a roulé de 14 ps ; ses vétérans descendent, plasma à 10 ps, puis veulent charger.",
    ask(f"debarquer({VETERANS}, unite_infanterie=True)", outcome="Interdit"),
    ask(f"debarquer({VETERANS}, unite_infanterie=True, debarquement_d_urgence_fait=True)", outcome="Permis"),
    ask('nombre_de_tirs(arme_de_tir="Fusil plasma", distance=10)', total=2),
    ask('ct_du_tir(ct=3, arme_de_tir="Fusil plasma", distance=10, debarquement_d_urgence_fait=True, cible_immobile=True)', total=2),
    ask('jet_pour_toucher_au_tir(ct=3, arme_de_tir="Fusil plasma", distance=10, debarquement_d_urgence_fait=True, cible_immobile=True)',
        odds={"Touché": F(1, 3)}),
    ask("charger(debarquement_d_urgence_fait=True, distance=5)", outcome="Interdit"),
)

row(
    "PEN-Y12",
    "Douze touches de bolter visent huit orks (E4, svg 6+) dans leur transport ouvert, flanc 10.",
    ask("sauvegarde_de_couvert(passagers_vises=True, transporteur_ouvert=True)", odds={"tir redirigé sur le transport": F(2, 3)}),
    ask('jet_pour_blesser(arme_de_tir="Bolter", endurance=4)', odds={"Blessé": F(1, 2)}),
    ask('sauvegarde_d_armure(arme_de_tir="Bolter", svg=6)', odds={"Sauvé": 0}),  # 4 x 1/2 = 2
    ask('penetration_de_blindage(arme_de_tir="Bolter", cible_transport=True, cible_ouvert=True, blindage=10)',
        odds={"Dégât superficiel": F(1, 6), "Dégât lourd": 0}),  # 8/6
    ask('degat_sur_la_table(arme_de_tir="Bolter", degat_superficiel=True, zone_touchee="coque", cible_ouvert=True, des=[4])', says="= 2,"),
    ask("test_de_moral(commandement=7, unite_embarquee=True, transporteur_ouvert=True)", outcome="Réussi"),
)

TWIN_LASCANNON = """arme_de_tir="Canon laser", arme_jumelee=True, ct=4, distance=30, unite_immobile=True, cible_tourelle=True, points_de_coque=3,
    zone_annoncee="coque\""""
row(
    "PEN-Y13",
    "Un canon laser jumelé, immobile (CT4), à 30 ps d'une tourelle de défense à 3 points de coque ; la coque est annoncée.",
    ask('jet_pour_toucher_au_tir(ct=4, arme_de_tir="Canon laser", arme_jumelee=True, distance=30, unite_immobile=True, cible_tourelle=True)',
        odds={"Touché": F(2, 3)}),
    ask('degats_vehicule(arme_de_tir="Canon laser", ct=4, cible_tourelle=True, points_de_coque=3, zone_annoncee="coque")', odds={"détruit": F(5, 18)}),
    ask(f"tirs_sur_un_vehicule(tirs_enchaines=2, {TWIN_LASCANNON})", odds={DESTROYED: F(338, 729)}),
    ask(f"tirs_sur_un_vehicule(tirs_enchaines=1, touches_comptees_double=True, {TWIN_LASCANNON})", odds={DESTROYED: F(124, 243)}),
)

# --- rams, vector strikes, close combat

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
    "PEN-Y15",
    "Contre un aéronef au passage (flancs 11) : un chef en réacteurs dorsaux, un capitaine sur motojet (CC5, F4, gantelet).",
    ask("prendre_de_l_altitude(unite_de_saut=True)", outcome="Interdit"),
    ask("prendre_de_l_altitude(unite_motojet=True)", outcome="Permis"),
    ask("nombre_d_attaques_au_passage(unite_motojet=True, unite_personnage_independant=True)", total=2),
    ask("jet_pour_toucher_au_corps_a_corps(unite_cc=5, unite_motojet=True, cible_aeronef_au_passage=True, cible_sans_cc=True)", odds={"Touché": F(1, 3)}),
    ask('penetration_de_blindage(force=4, arme_de_melee="gantelet énergétique", attaque_au_contact=True, cible_aeronef_au_passage=True, blindage_lateral=11)',
        odds={"Dégât lourd": F(1, 2)}),
    ask("charger(unite_motojet=True, unite_a_fait_une_attaque_au_passage=True)", outcome="Interdit"),
)

ASSASSIN = 'unite_invisible=True, unite_a_charge=True, arme_de_melee="arme énergétique"'
row(
    "PEN-Y16",
    "Un assassin Invisible (CC6, I6, F4, A3, arme énergétique) charge cinq marines (CC4, I4, E4, svg 3+).",
    ask(f"attaques_portees(attaques=3, {ASSASSIN})", total=4),
    ask(f"jet_pour_toucher_au_corps_a_corps(unite_cc=6, {ASSASSIN}, cible_cc=4)", odds={"Touché": F(5, 6)}),
    ask("jet_pour_toucher_au_corps_a_corps(unite_cc=4, cible_invisible=True, cible_cc=6)", odds={"Touché": F(1, 6)}),
    ask(f"combat(attaques=3, unite_cc=6, force=4, {ASSASSIN}, cible_cc=4, endurance=4, svg=3, effectif=5)", mean=F(5, 3),
        odds={"Pertes 3": 4 * F(5, 12) ** 3 * F(7, 12), "Pertes 4": F(5, 12) ** 4}),
)

RETRENCHED = "unite_chargee=True, unite_a_couvert_avant_la_charge=True"
row(
    "PEN-Y17",
    "Dix fanatiques (I4, Charge furieuse en initiative) chargent des marines (I4) dans des ruines ; le sergent a un gantelet.",
    ask(f"initiative_effective(initiative=4, {RETRENCHED})", total=10),
    ask('initiative_effective(initiative=4, unite_a_charge=True, unite_a_charge_furieuse=True, choix_de_charge_furieuse="initiative")', total=5),
    ask(f'initiative_effective(initiative=4, {RETRENCHED}, arme_de_melee="gantelet énergétique")', total=4),
    ask(f"initiative_effective(initiative=4, {RETRENCHED}, assaillant_a_grenades_offensives=True)", total=4),
    ask(f'initiative_effective(initiative=4, {RETRENCHED}, assaillant_a_grenades_offensives=True, arme_de_melee="gantelet énergétique")', total=1),
    ask('ordre_des_frappes(initiatives={"marines": 10, "fanatiques": 5, "sergent": 4})', says="marines (I 10), puis fanatiques (I 5), puis sergent (I 4)"),
)

COUNTER = "unite_plusieurs_armes_de_corps_a_corps=True, pistolet_en_melee=True, unite_a_contre_attaque=True, unite_chargee=True"
row(
    "PEN-Y18",
    "Vingt orks chargent six marines (CC4, I4, F4, A1, deux armes, Contre-attaque, Cd 9).",
    ask("test_de_contre_attaque(commandement=9, unite_a_contre_attaque=True, unite_chargee=True)", odds={"Contre-attaque": F(5, 6)}),
    ask(f"attaques_portees(attaques=1, {COUNTER}, contre_attaque_reussie=True)", total=3),
    ask(f"attaques_portees(attaques=1, {COUNTER})", total=2),
    ask(f'combat(attaquants=6, attaques=1, unite_cc=4, force=4, arme_de_melee="arme de corps à corps", {COUNTER}, cible_cc=4, endurance=4, svg=6)',
        mean=F(3)),
    ask(f"""combat(attaquants=6, attaques=1, unite_cc=4, force=4, arme_de_melee="arme de corps à corps", {COUNTER}, contre_attaque_reussie=True,
        cible_cc=4, endurance=4, svg=6)""", mean=F(9, 2)),  # 5/6 x 9/2 + 1/6 x 3 = 17/4
)

row(
    "PEN-Y19",
    "Des marines qui ne connaissent pas la peur perdent un corps à corps de 3 (Cd 9, 8 au moral) ; l'ork tente la percée.",
    ask("test_de_moral(commandement=9, ecart_de_pertes=3, unite_ne_connait_pas_la_peur=True, des=[4, 4])", outcome="Raté"),
    ask("""moral_puis_percee(unite_initiative=3, cible_initiative=4, cible_commandement=9, ecart_de_pertes=3, cible_ne_connait_pas_la_peur=True,
        des=[[4, 4], [6], [1]])""", total=0),
    ask("distance_de_retraite(unite_infanterie=True, unite_ne_connait_pas_la_peur=True)", total=6),
    ask("test_de_regroupement(commandement=9, effectif_de_l_escouade=4, effectif_de_depart=10, unite_ne_connait_pas_la_peur=True)", outcome="Regroupée"),
)

# --- morale

FRAG = 'arme_de_tir="Missiles Frag", pertes_de_l_escouade=3, effectif_de_l_escouade=10'
row(
    "PEN-Y20",
    "Un missile frag, pilonnage, tue trois gardes sur dix ; restent six gardes à Cd 7 et leur sergent à Cd 8.",
    ask(f"apres_les_tirs_ennemis({FRAG})", gives="test de pilonnage"),
    ask(f"apres_les_tirs_ennemis({FRAG})", gives="test de moral"),
    ask("commandement_de_l_escouade(valeurs=[7, 7, 7, 7, 7, 7, 8])", total=8),
    ask("valeur_majoritaire(valeurs=[7, 7, 7, 7, 7, 7, 8])", total=7),
    ask(f"tests_apres_les_tirs(commandement=8, commandement_majoritaire=7, {FRAG})",
        odds={"l'unité tient bon": F(91, 216), "l'unité rate son moral": F(10, 36), "l'unité rate son test de pilonnage": F(15, 36)}),
)

TANK = """arme_de_tir="Autocanon", cible_tank=True, blindage_avant=13, blindage_lateral=12, blindage_arriere=10, points_de_coque=3, ct=4,
    penetration=[5], zone_touchee="coque", degat=[6]"""
row(
    "PEN-Y21",
    "Un autocanon touche un tank (13, 12, 10), 5 puis 6 : tout dépend de la face.",
    ask(f"degats_vehicule({TANK})", asks="cible_blindage"),
    ask(f"degats_vehicule({TANK}, angle_de_l_attaque=0)", outcome="Sans effet"),
    ask(f"degats_vehicule({TANK}, angle_de_l_attaque=90)", outcome="endommagé"),
    ask(f"degats_vehicule({TANK}, angle_de_l_attaque=180)", outcome="détruit"),
)

SLOW = """ct=4, arme_de_tir="Canon d'assaut", distance=24, unite_lente_et_methodique=True, unite_distance_parcourue=4"""
row(
    "PEN-Y22",
    "Un terminator Lent et méthodique au canon d'assaut, à 28 ps, avance au plus en rase campagne, sol neutre, et tire.",
    ask("mouvement_normal_permis(unite_infanterie=True, unite_lente_et_methodique=True, ps_en_terrain_neutre=4)", total=4),
    ask(f"jet_pour_toucher_au_tir({SLOW})", odds={"Touché": F(2, 3), "un tir supplémentaire": F(1, 6)}),
    ask(f"phase_de_tir(tireurs=1, {SLOW}, endurance=4, svg=3)", mean=F(14, 9)),
)

TELEPORT = "unite_a_teleportation=True, distance_de_teleportation=18"
row(
    "PEN-Y23",
    "Des araignées se téléportent de 18 ps pile, sans voir leur point d'arrivée, à 3 ps d'une bande ennemie.",
    ask(f"des_de_deviation_de_teleportation({TELEPORT}, destination_hors_de_vue=True)", total=2),
    ask(f"des_de_deviation_de_teleportation({TELEPORT})", total=0),
    ask(f"deviation_de_la_frappe({TELEPORT}, destination_hors_de_vue=True)", says="1/3"),
    ask("charger(unite_a_teleportation=True, unite_deployee_en_frappe_en_profondeur=True, distance=3)", outcome="Interdit"),
)

# --- set-up, psykers

row(
    "PEN-Y24",
    "1500 points dont 800 en réserve ; je gagne le dé et voudrais commencer ; deux escouades attendues dès le tour 1.",
    ask("jouer_en_premier(cout_de_l_armee=1500, cout_en_reserve=800)", outcome="Interdit"),
    ask('qui_commence(des=[[6, 2]], choix="joueur", cout_de_l_armee=1500, cout_en_reserve=800)', says="L'adversaire joue en premier et se déploie en premier"),
    ask("jet_de_reserve(tour=1)", odds={"Disponible": F(1, 3)}),
    ask("jet_de_reserve(tour=2)", odds={"Disponible": F(1, 2)}),
    ask("jet_de_reserve(tour=3)", odds={"Disponible": F(2, 3)}),  # (1 - 1/9)^2
)

LONG_SHOT = 'ct=4, arme_de_tir="Canon laser", distance=40, unite_immobile=True, cible_immobile=True'
row(
    "PEN-Y25",
    "À mon tour 2, un canon laser immobile tirera à 40 ps : fera-t-il nuit ?",
    ask("lever_du_jour(tour=1)", odds={"Le jour se lève": F(1, 6)}),
    ask("lever_du_jour(tour=2)", odds={"Le jour se lève": F(2, 3)}),
    ask(f"jet_pour_toucher_au_tir({LONG_SHOT}, combat_de_nuit=True)", odds={"Touché": F(1, 6)}),
    ask(f"jet_pour_toucher_au_tir({LONG_SHOT})", odds={"Touché": F(2, 3)}),  # 5/18 x 1/6 + 13/18 x 2/3 = 19/36
)

row(
    "PEN-Y26",
    "Deux psykers ennemis (Cd 9) au même tour, 8 puis 5 ; mon archiviste (Cd 10) peut-il dissiper l'un, puis l'autre ?",
    ask("dissipation(commandement=10, commandement_du_psyker_ennemi=9, des_adverses=[4, 4])", odds={"Pouvoir annulé": F(13, 18)}),
    ask("dissipation(commandement=10, commandement_du_psyker_ennemi=9, des_adverses=[2, 3], pouvoirs_deja_lances=1)", outcome="Interdit"),
)

# --- the rest of shooting

PLAGUE = """ct=4, arme_de_tir="Bolter", distance=12, unite_distance_parcourue=5, unite_a_vision_nocturne=True, unite_ne_connait_pas_la_peur=True,
    endurance=5, svg=3, cible_insensible_a_la_douleur=True, cible_immobile=True"""
row(
    "PEN-Y27",
    "Dix bolters, après 5 ps de marche, à 12 ps de marines de la peste (E5, svg 3+, Insensible à la douleur).",
    ask('nombre_de_tirs(arme_de_tir="Bolter", distance=12)', total=2),
    ask(f"phase_de_tir(tireurs=10, {PLAGUE})", mean=F(25, 27), odds={"Blessures 0": F(103, 108) ** 20}),
)

SONIC = "force=4, arme_sonique=True, cible_a_blindage_renforce=True, blindage=11"
row(
    "PEN-Y28",
    "Quatre marines bruyants (CT4, arme sonique F4) amplifient à 20 ps contre un flanc 11, blindage renforcé.",
    ask("jet_pour_toucher_au_tir(ct=4, force=4, arme_sonique=True, arme_d_assaut=True, portee=24, distance=20, unite_a_bouge=True)", odds={"Touché": F(2, 3)}),
    ask(f"penetration_de_blindage({SONIC}, touches_soniques=4)", odds={"Dégât lourd": F(1, 3), "Dégât superficiel": F(1, 6)}),
    ask(f"penetration_de_blindage({SONIC}, touches_soniques=3)", odds={"Dégât lourd": F(1, 6), "Dégât superficiel": F(1, 6)}),
    ask(f"penetration_de_blindage({SONIC}, touches_soniques=2)", odds={"Dégât lourd": 0, "Dégât superficiel": F(1, 6)}),
    ask(f"penetration_de_blindage({SONIC}, touches_soniques=1)", odds={"Sans effet": 1}),
)

row(
    "PEN-Y29",
    "Quatre gardiens de 2 PV, dont un blessé, encaissent cinq blessures PA2 d'une seule escouade.",
    ask('repartition_des_blessures(blessures=5, membres=[["blessé", 1], ["b", 2], ["c", 2], ["d", 2]])', says="blessé 2, b 1, c 1, d 1"),
    ask("apres_les_tirs_ennemis(pertes_de_l_escouade=1, effectif_de_l_escouade=4)", gives="test de moral"),
    ask("test_de_moral_apres_les_tirs(commandement=8, pertes_de_l_escouade=1, effectif_de_l_escouade=4)", odds={"Réussi": F(26, 36)}),
)

BARRICADED = 'arme_de_tir="Lance-flammes", cible_batiment=True, reference_du_batiment="maison en brique"'
row(
    "PEN-Y30",
    "Huit gardes barricadés dans une maison en brique ; un lance-flammes attrape une fenêtre, ou un mur plein.",
    ask('viser_les_occupants_d_un_batiment(arme_de_tir="Lance-flammes", gabarit_sur_un_point_du_batiment=True)', outcome="Permis"),
    ask('jet_pour_toucher_au_souffle(ct=4, arme_de_tir="Lance-flammes")', odds={"Touché": F(5, 6)}),
    ask('gabarits_contre_un_transport_ouvert(arme_de_tir="Lance-flammes", de_du_gabarit=4)', total=4),
    ask('sauvegarde_de_couvert(arme_de_tir="Lance-flammes", passagers_vises=True, transporteur_ouvert=True)', odds={"Touche annulée": 0}),
    ask('jet_pour_blesser(arme_de_tir="Lance-flammes", endurance=3)', odds={"Blessé": F(2, 3)}),
    ask('sauvegarde_d_armure(arme_de_tir="Lance-flammes", svg=5)', odds={"Sauvé": F(1, 6)}),  # 5/6 x 7/2 x 2/3 x 5/6
    ask(f"penetration_de_blindage({BARRICADED})", odds={"Sans effet": 1}),
)

INTO_THE_FIGHT = 'ct=4, arme_de_tir="Bolter", distance=10, unite_immobile=True, cible_verrouillee=True'
row(
    "PEN-Y31",
    "Dix bolters immobiles (Cd 9) veulent tirer à 10 ps dans un corps à corps : vingt orks contre vingt gardes à eux.",
    ask("test_pour_tirer_dans_un_corps_a_corps(commandement=9)", odds={"Tire": F(5, 6)}),
    ask(f"jet_pour_toucher_au_tir({INTO_THE_FIGHT})", odds={"Touché": F(2, 3), "touche automatique à l'escouade alliée": F(1, 6)}),
    ask(f"phase_de_tir(tireurs=10, {INTO_THE_FIGHT}, endurance=4, svg=6)", mean=F(20, 3), says="3,33 en moyenne"),
    ask('jet_pour_blesser(arme_de_tir="Bolter", endurance=3)', odds={"Blessé": F(2, 3)}),
    ask('sauvegarde_d_armure(arme_de_tir="Bolter", svg=5)', odds={"Sauvé": F(1, 6)}),  # 20/6 x 2/3 x 5/6 = 50/27
    ask("test_de_moral_apres_les_tirs(commandement=7, unite_verrouillee=True, pertes_de_l_escouade=10, effectif_de_l_escouade=20)", outcome="Réussi"),
)

row(
    "PEN-Y32",
    "Un seigneur (E4, 3 PV, Guerrier éternel) rate deux sauvegardes : gantelet F8, épée F4.",
    ask('points_de_vie_perdus(cible_guerrier_eternel=True, force=8, endurance=4, blessures_non_sauvegardees=1)', total=1, disputed="^0"),
    ask('points_de_vie_perdus(cible_guerrier_eternel=True, force=4, endurance=4, blessures_non_sauvegardees=1)', total=1),
    ask('points_de_vie_perdus(force=8, endurance=4, blessures_non_sauvegardees=1)', total=2),
)

FLYER = "unite_vehicule_volant=True, unite_distance_parcourue=20"
row(
    "PEN-Y33",
    "Un véhicule volant (CT4) a volé 20 ps et voudrait tirer six missiles krak à 30 ps.",
    ask(f"tirer_avec_une_arme_de_plus({FLYER}, rang_de_l_arme=4)", outcome="Permis"),
    ask(f"tirer_avec_une_arme_de_plus({FLYER}, rang_de_l_arme=5)", outcome="Interdit", disputed="Permis"),
    ask(f'jet_pour_toucher_au_tir(ct=4, arme_de_tir="Missiles Krak", distance=30, {FLYER}, rang_de_l_arme=4)', odds={"Touché": F(2, 3)}),
)

MORTAR = """ct=4, force=4, pa=6, arme_lourde=True, cadence_de_tir=1, arme_a_explosion=True, arme_de_barrage=True, portee=48, portee_minimum=12,
    distance=20, unite_immobile=True, tir_indirect=True, cible_hors_de_vue=True"""
row(
    "PEN-Y34",
    "Un mortier en tir indirect, à 20 ps estimés pile, sur des gardes qu'il ne voit pas, dans des ruines à ciel ouvert.",
    ask(f"jet_pour_toucher_au_tir({MORTAR})", odds={"Touché": F(1, 2), "déviation d'un gabarit": F(1, 3)}),
    ask("deviation_d_un_gabarit(distance=20)", says="2d6"),
    ask('svg_d_armure_effective(svg=5, pa=6)', total=6),
    ask(f"""phase_de_tir(tireurs=1, {MORTAR}, unites_sous_le_gabarit=5, endurance=3, svg=5, cible_en_zone_de_couvert=True, type_de_couvert="moyen",
        decor_ouvert_vers_le_haut=True)""", mean=F(1, 2) * F(25, 9)),
)

row(
    "PEN-Y35",
    "Qui peut charger la bande d'orks ? Bolters, cavalerie, terminators, bêtes, infanterie qui a tiré ailleurs.",
    ask('charger(unite_infanterie=True, arme_de_tir="Bolter", arme_a_tire_ce_tour=True, distance=4)', outcome="Interdit"),
    ask('charger(unite_cavalerie=True, unite_distance_parcourue=9, arme_de_tir="Pistolet Bolter", arme_a_tire_ce_tour=True, distance=9)', outcome="Permis"),
    ask("""charger(unite_infanterie=True, unite_implacable=True, arme_de_tir="Canon d'assaut", arme_a_tire_ce_tour=True, distance=6)""", outcome="Permis"),
    ask("charger(unite_bete=True, unite_distance_parcourue=12, distance=3)", outcome="Interdit"),
    ask("charger(unite_infanterie=True, unite_a_tire_sur_un_autre_ennemi=True, distance=3)", outcome="Interdit"),
)

row(
    "PEN-Y36",
    "1500 points : 4 marines à 15, un capitaine à 130, un Dreadnought à 130 qui a perdu 2 points de coque sur 3, un objectif.",
    ask("points_pour_une_unite(cout_de_l_unite=130, unite_marcheur=True, points_de_coque=3, pc_perdus=2)", total=65),
    ask("points_pour_une_unite(cout_de_l_unite=200, unite_creature_monstrueuse=True, points_de_vie=8, pv_perdus=4)", total=100),
    ask("controler_un_objectif(distance_a_l_objectif=2, unite_troupe=True, unite_immobile=True)", outcome="Permis"),
    ask("compte_des_points(detruites=[15, 15, 15, 15, 130], a_moitie=[130], objectifs=1, format_d_armee=1500)", total=405),
    ask("compte_des_points(a_moitie=[200], objectifs=1, format_d_armee=1500)", total=250),
    ask("resultat_de_la_partie(joueur=405, adversaire=250, format_d_armee=1500)", says="Victoire du joueur"),
)
