"""A twelfth round of situations of Warhammer 40,000 PEN: terrain, buildings, flight, rams, reserves and wrecks, several chapters at once."""

from __future__ import annotations

from fractions import Fraction as F

import pytest
from verdicts import ask, check, rows

ROWS, row = rows()

HOUSE = """arme_de_tir="Missiles Krak", ct=4, distance=20, unite_immobile=True, cible_batiment=True, reference_du_batiment="maison en brique",
zone_annoncee="mobilité\""""

row(
    "AC-01",
    "Un krak dans les « moteurs » d'une maison en brique : pénétration 4, zone 6, dégât 5. Elle est détruite, six gardes prennent une F 5.",
    ask(f"degats_vehicule({HOUSE}, penetration=[4], zone=[6], degat=[5])", outcome="détruit"),
    ask("""touches_aux_passagers(cible_batiment=True, degat_recu="détruit", passager=dict(effectif_de_l_escouade=6, endurance=3, svg=5))""", total=F(10, 3)),
    ask("""touches_aux_passagers(cible_batiment=True, degat_recu="détruit", passager=dict(effectif_de_l_escouade=6, endurance=3, svg=5,
en_zone_de_couvert=True))""", total=F(10, 3)),
)

row(
    "AC-02",
    "Cinq terminators se posent dans un bois : chacun 1/6 × 2/3 (PA2, invulnérable 5+) ; des jet-packs ne testent pas. Ils tirent à CT 5, ne chargent pas.",
    ask("terrain_dangereux(unite_infanterie=True, unite_deployee_en_frappe_en_profondeur=True, unite_terrain_difficile_traverse=True)", outcome="Obligatoire"),
    ask("terrain_dangereux(unite_jet_pack=True, unite_deployee_en_frappe_en_profondeur=True, unite_terrain_difficile_traverse=True)", outcome="Interdit"),
    ask("""pertes_en_terrain_dangereux(unites=5, unite_infanterie=True, unite_deployee_en_frappe_en_profondeur=True,
unite_terrain_difficile_traverse=True, unite_svg=2, unite_svg_invulnerable=5)""", total=F(5, 9)),
    ask("""ct_du_tir(ct=4, arme_de_tir="Fulgurant", distance=10, unite_deployee_en_frappe_en_profondeur=True)""", total=5),
    ask("charger(unite_infanterie=True, unite_deployee_en_frappe_en_profondeur=True, distance=5)", outcome="Interdit"),
)

row(
    "AC-03",
    "Premier tour, de nuit, à 11 ps, des jet-packs dans des ruines : ni nuit ni vitesse, mais cachés d'office, 3+ de couvert.",
    ask("""phase_de_tir(tireurs=5, ct=4, arme_de_tir="Fulgurant", distance=11, unite_immobile=True, combat_de_nuit=True, premier_tour_du_premier_joueur=True,
cible_jet_pack=True, cible_en_zone_de_couvert=True, type_de_couvert="moyen", endurance=4, svg=3)""", mean=F(175, 324)),
)

LURKER = """ct=4, arme_de_tir="Bolter", unite_immobile=True, cible_tapie_dans_l_ombre=True, cible_furtive=True, cible_immobile=True"""

row(
    "AC-04",
    "Tapie dans l'ombre et Furtive : deux Furtif font Dissimulée. La vision nocturne n'en ôte qu'un, des capteurs les deux.",
    ask(f"ct_du_tir({LURKER}, combat_de_nuit=True, distance=10)", total=4),
    ask(f"ct_du_tir({LURKER}, combat_de_nuit=True, distance=10, unite_a_vision_nocturne=True)", total=5),
    ask(f"ct_du_tir({LURKER}, combat_de_nuit=True, distance=10, unite_a_capteurs=True)", total=6),
    ask(f"ct_du_tir({LURKER}, distance=14)", total=3),
)

BIKES = """cible_moto=True, cible_regroupement_rate=True, cible_masquee_par_un_decor=True, type_de_couvert="moyen\""""

row(
    "AC-05",
    "Des motos ratent leur regroupement et fuient derrière un mur : −2 de vitesse, ni esquive, ni cachette ; couvert 5+ à cause de leur 3+.",
    ask(f"""phase_de_tir(tireurs=5, ct=4, arme_de_tir="Bolter", distance=10, unite_immobile=True, {BIKES}, cible_n_a_ni_tire_ni_attaque=True, endurance=4, svg=3)""",
        mean=F(40, 81)),
    ask("se_jeter_a_terre(unite_moto=True, unite_regroupement_rate=True)", outcome="Interdit"),
    ask("etre_cachee(cible_moto=True, cible_regroupement_rate=True, cible_masquee_par_un_decor=True)", outcome="Interdit"),
)

CHARGED = "cd=8, effectif_de_depart=10, pertes_de_l_escouade=5"

row(
    "AC-06",
    "Mes fuyards, 5 sur 10, se font charger : Cd 7, 5 chances sur 12 d'y rester ; obstinés, Cd 8 ; sans peur, ou sans connaître la peur, jamais.",
    ask(f"regroupement_face_a_une_charge({CHARGED})", odds={"Détruite": F(5, 12)}),
    ask(f"regroupement_face_a_une_charge({CHARGED}, unite_obstinee=True)", odds={"Détruite": F(5, 18)}),
    ask(f"regroupement_face_a_une_charge({CHARGED}, unite_sans_peur=True)", odds={"Détruite": 0}),
    ask(f"regroupement_face_a_une_charge({CHARGED}, unite_ne_connait_pas_la_peur=True)", odds={"Détruite": 0}),
)

POUNCED = """tir_d_alerte=True, unite_en_alerte=True, unite_verrouillee=True, cible_deployee_en_frappe_en_profondeur=True, cible_verrouillee=True"""

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

SMOKE = """ct=4, arme_de_tir="Canon laser", distance=26, unite_immobile=True, combat_de_nuit=True, cible_sous_fumigenes=True, cible_furtive=True"""

row(
    "AC-08",
    "Un transport furtif sous fumigènes, de nuit, à 26 ps : −2, rien de plus ; la vision nocturne n'y peut rien, des capteurs si. Il ne tire plus ce tour.",
    ask(f"ct_du_tir({SMOKE})", total=2),
    ask(f"ct_du_tir({SMOKE}, unite_a_vision_nocturne=True)", total=2),
    ask(f"ct_du_tir({SMOKE}, unite_a_capteurs=True)", total=4),
    ask("tirer(unite_fumigenes_utilises_ce_tour=True)", outcome="Interdit"),
    ask("charger(unite_fumigenes_utilises_ce_tour=True, distance=3)", outcome="Interdit"),
    ask("fumigenes(unite_fumigenes_epuises=True)", outcome="Interdit"),
)

SERGEANT = """initiative=4, arme_de_melee="gantelet énergétique", unite_chargee=True, a_couvert_avant_la_charge=True, duel_refuse=True"""

row(
    "AC-09",
    "Un sergent à gantelet, dans les ruines, refuse le duel : I10 contre I1, il frappe à 4. Si les chargeurs ont des grenades offensives, à 1.",
    ask(f"initiative_effective({SERGEANT})", total=4),
    ask(f"initiative_effective({SERGEANT}, assaillant_a_grenades_offensives=True)", total=1),
)

row(
    "AC-10",
    "Un tank aux armes endommagées : le canon d'assaut s'enraye sur 3+, le canon laser sur 4+ ; un second « armes endommagées », par une IEM, en détruit une.",
    ask("""jet_de_surchauffe(arme_de_tir="Canon d'assaut", unite_tank=True, unite_armes_endommagees=True)""", odds={"Surchauffe": F(2, 3)}),
    ask("""jet_de_surchauffe(arme_de_tir="Canon laser", unite_tank=True, unite_armes_endommagees=True)""", odds={"Surchauffe": F(1, 2)}),
    ask("""degats_vehicule(arme_de_tir="Grenades IEM", distance=8, ct=4, cible_tank=True, blindage_lateral=12, penetration=[6], zone_touchee="armement",
degat=[3], cible_armes_endommagees=True)""", outcome="arme détruite"),
)

row(
    "AC-11",
    "Des éclaireurs gardés en réserve dans leur Rhino : au tour 2, 1 chance sur 3 d'entrer à gauche ; au tour 5, 2 sur 3. Venus à fond, ils ne chargent pas.",
    ask("deborder(unite_transport=True, passager_scout=True, unite_en_reserve=True)", outcome="Permis"),
    ask("""arrivee_par_un_flanc(tour=2, tours_de_reserve=1, flanc_desire="gauche", unite_transport=True, passager_scout=True)""", odds={"gauche": F(1, 3)}),
    ask("""arrivee_par_un_flanc(tour=5, tours_de_reserve=1, flanc_desire="gauche", unite_scout=True)""", odds={"gauche": F(2, 3)}),
    ask("charger(unite_arrivee_de_la_reserve=True, unite_mouvement_rapide_fait=True, distance=5)", outcome="Interdit"),
    ask("charger(unite_arrivee_de_la_reserve=True, distance=5)", outcome="Permis"),
)

row(
    "AC-12",
    "Ma Troupe fuit encore, à 1 ps de l'objectif : elle ne le tient pas. Une autre, à 8 ps pile d'une zone, la tient, et une élite n'y conteste rien.",
    ask("controler_un_objectif(unite_regroupement_rate=True, distance_a_l_objectif=1)", outcome="Interdit"),
    ask("contester_un_objectif(unite_troupe=True, unite_regroupement_rate=True, distance_a_l_objectif=1, controle_par_une_troupe=True)", outcome="Interdit"),
    ask("controler_un_objectif(objectif_est_une_zone=True, distance_a_l_objectif=8)", outcome="Permis"),
    ask("contester_un_objectif(objectif_est_une_zone=True, controle_par_une_troupe=True, distance_a_l_objectif=3)", outcome="Interdit"),
    ask("contester_un_objectif(objectif_est_une_zone=True, controle_par_une_troupe=True, unite_troupe=True, distance_a_l_objectif=8)", outcome="Permis"),
)

row(
    "AC-13",
    "À 1500 points : 100 + 90 + 150 contre 190 (la créature n'a perdu que 4 PV sur 9) ; l'écart vaut 150 tout juste, c'est une victoire.",
    ask("points_pour_une_unite(cout_de_l_unite=100, unite_detruite=True)", total=100),
    ask("points_pour_une_unite(cout_de_l_unite=180, points_de_coque=3, pc_perdus=2)", total=90),
    ask("points_pour_une_unite(cout_de_l_unite=200, points_de_vie=9, pv_perdus=4)", total=0),
    ask("points_par_objectif(format_d_armee=1500)", total=150),
    ask("resultat_de_la_partie(format_d_armee=1500, joueur=340, adversaire=190)", outcome="Victoire du joueur"),
)

HOWITZER = "ct=4, arme_d_artillerie=True, arme_de_barrage=True, tir_indirect=True, unite_est_un_vehicule=True, distance=30, portee=72"

row(
    "AC-14",
    "Un obusier mobile tire sans voir après 6 ps : CT 2, ou 1 selon qui passe d'abord, du plafond ou de la moitié ; resté sur place, 3.",
    ask(f"ct_du_tir({HOWITZER}, arme_a_grande_explosion=True, unite_distance_parcourue=6)", total=2, disputed="1"),
    ask(f"ct_du_tir({HOWITZER}, unite_distance_parcourue=6)", total=2, disputed="1"),
    ask(f"ct_du_tir({HOWITZER}, arme_a_grande_explosion=True, unite_immobile=True)", total=3),
    ask(f"ct_du_tir({HOWITZER}, unite_immobile=True)", total=2),
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

CLIFF = "cible_en_hauteur=True, ligne_de_vue_montante=True, svg=5"

row(
    "AC-16",
    "Au bord d'une falaise, muets : couvert lourd 3+, caché 2+ face à qui tire d'en bas. Un obus de mortier n'en tient pas compte.",
    ask(f"svg_de_couvert_effective({CLIFF})", total=3),
    ask(f"svg_de_couvert_effective({CLIFF}, cible_n_a_ni_tire_ni_attaque=True)", total=2),
    ask(f"avoir_droit_au_couvert({CLIFF.removesuffix(', svg=5')}, arme_de_barrage=True)", outcome="Interdit"),
    ask("avoir_droit_au_couvert(cible_en_hauteur=True)", outcome="Interdit"),
    ask(f"phase_de_tir(tirs=1, ct=4, force=4, pa=6, arme_de_barrage=True, {CLIFF}, endurance=3)", mean=F(10, 27)),  # PA6 worsens a 5+ by one
)

row(
    "AC-17",
    "Un char fonce à travers un bois : 1/6 de dégât lourd, la coque 4 fois sur 6, détruit une fois sur 54. Au pas, il ne teste pas.",
    ask("terrain_dangereux(unite_est_un_vehicule=True, unite_mouvement_rapide_fait=True, unite_terrain_difficile_traverse=True)", outcome="Obligatoire"),
    ask("terrain_dangereux(unite_est_un_vehicule=True, unite_terrain_difficile_traverse=True)", outcome="Interdit"),
    ask("degat_d_un_terrain_dangereux(unite_est_un_vehicule=True, unite_mouvement_rapide_fait=True, unite_terrain_difficile_traverse=True)",
        odds={"sans effet": F(5, 6), "détruit": F(1, 54), "arme détruite": F(1, 216)}),
    ask("""degat_d_un_terrain_dangereux(unite_est_un_vehicule=True, unite_a_lame_bulldozer=True, unite_mouvement_rapide_fait=True,
unite_terrain_difficile_traverse=True)""", odds={"sans effet": F(35, 36), "détruit": F(1, 324)}),
)

row(
    "AC-18",
    "Cinq marines font sauter un Rhino au corps à corps : I 4 pour s'écarter ; restés là, 1/9 chacun. Des six gardes à bord, 35/9 meurent.",
    ask("test_de_caracteristique(valeur_de_la_caracteristique=4)", odds={"Réussi": F(2, 3)}),
    ask("ca_va_peter(cible_explose_au_corps_a_corps=True, test_d_initiative_reussi=True)", outcome="Permis"),
    ask("force_de_l_explosion(distance_au_vehicule=3)", total=3),
    ask("une_unite_touchee(force=3, endurance=4, svg=3)", odds={"le membre est abattu": F(1, 9)}),
    ask("""touches_aux_passagers(degat_recu="explosé", passager=dict(effectif_de_l_escouade=6, endurance=3, svg=5))""", total=F(35, 9)),
)

TRUKK = """arme_de_tir="Missiles Krak", ct=4, cible_ouvert=True, cible_transport=True, cible_marqueurs_endommage=1"""

row(
    "AC-19",
    "Un trukk déjà endommagé prend un 6 à la coque : explosé. Les cinq orks ont une F 4, non 6. Qui visait le trukk peut viser ceux qui en sortent.",
    ask(f"""degat_sur_la_table({TRUKK}, zone_touchee="coque", degat_lourd=True, des=[6])""", outcome="explosé"),
    ask("""touches_aux_passagers(degat_recu="explosé", cible_ouvert=True, cible_transport=True,
passager=dict(effectif_de_l_escouade=5, endurance=4, svg=6))""", total=F(25, 12)),
    ask("viser_les_debarques(transport_vise_detruit=True)", outcome="Permis"),
    ask("viser_les_debarques()", outcome="Interdit"),
    ask("test_de_moral_apres_les_tirs(cd=7, effectif_de_l_escouade=10, pertes_de_l_escouade=5, unite_embarquee=True, transporteur_ouvert=True)",
        odds={"Réussi": 1}),
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

MORTAR = "tirs=3, ct=4, force=4, pa=6, arme_de_barrage=True, endurance=3, svg=5"

row(
    "AC-21",
    "Trois obus de mortier sur des gardes derrière une autre escouade : ni couvert ni tir renvoyé ; sous le toit d'un bunker, 3+ ; derrière un mur nu, rien.",
    ask(f"phase_de_tir({MORTAR}, cible_masquee_par_une_escouade=True)", mean=F(10, 9)),
    ask(f"""phase_de_tir({MORTAR}, cible_en_zone_de_couvert=True, decor_protege_du_dessus=True, type_de_couvert="lourd")""", mean=F(10, 27)),
    ask(f"""phase_de_tir({MORTAR}, cible_masquee_par_un_decor=True, type_de_couvert="moyen")""", mean=F(10, 9)),
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

TERMINATORS = "passager=dict(effectif_de_l_escouade=5, endurance=4, svg=2, svg_invulnerable=5)"

row(
    "AC-23",
    "Cinq terminators dans un Land Raider : explosé, 5/36 chacun, l'armure valant mieux que l'invulnérable ; crash violent, 1/12 ; endommagé, rien.",
    ask(f"""touches_aux_passagers(degat_recu="explosé", {TERMINATORS})""", total=F(25, 36)),
    ask(f"""touches_aux_passagers(degat_recu="crash violent", {TERMINATORS})""", total=F(5, 12)),
    ask(f"""touches_aux_passagers(degat_recu="endommagé", {TERMINATORS})""", total=0),
)

SILENT = """cible_moto=True, cible_n_a_ni_tire_ni_attaque=True, cible_en_zone_de_couvert=True, type_de_couvert="moyen", svg=3"""

row(
    "AC-24",
    "Des motos muettes dans les ruines : 4+, pire de 1 pour leur 3+, meilleur de 1 seulement. Elles tirent, passent au jet-pack, ou foncent : 5+, 3+, 5+.",
    ask(f"svg_de_couvert_effective({SILENT})", total=4),
    ask(f"svg_de_couvert_effective({SILENT}, cible_a_tire_ou_attaque=True)", total=5),
    ask(f"svg_de_couvert_effective({SILENT.replace('cible_moto', 'cible_jet_pack')})", total=3),
    ask(f"svg_de_couvert_effective({SILENT}, cible_distance_parcourue=24)", total=5),
)

row(
    "AC-25",
    "Une frappe déviée tombe à 4 ps de mes gardes en alerte : le tir d'alerte est comme un autre. Verrouillés par elle sans être en alerte, pas de tir.",
    ask("""ct_du_tir(ct=3, arme_de_tir="Bolter", distance=4, tir_d_alerte=True, unite_en_alerte=True, unite_immobile=True,
cible_deployee_en_frappe_en_profondeur=True)""", total=5),
    ask("tirer(unite_verrouillee=True, cible_arrivee_au_contact=True)", outcome="Interdit"),
    ask("test_pour_tirer_dans_un_corps_a_corps(cd=8, cible_arrivee_au_contact=True)", odds={"Tire": F(13, 18)}),
)

row(
    "AC-26",
    "On tire sur ce qui fuit encore, CT 4 : cavalerie et bêtes (18 ps) −1, sauteurs (24 ps) −2, fantassins (9 ps) et jet-packs (12 ps) rien.",
    *(ask(f"ct_effective(ct=4, cible_{kind}=True, cible_regroupement_rate=True)", total=t)
      for kind, t in (("cavalerie", 3), ("bete", 3), ("de_saut", 2), ("infanterie", 4), ("jet_pack", 4))),
)

row(
    "AC-27",
    "Un tank dans un champ de mines, en terrain plat : superficiel, encore 1 de moins ; jamais détruit, endommagé une fois sur 18.",
    ask("degat_d_un_terrain_dangereux(unite_tank=True)",
        odds={"endommagé": F(1, 18), "secoué": F(1, 108), "armes endommagées": F(1, 216), "détruit": 0, "sans effet": F(5, 6)}),
    ask("zone_du_vehicule(degat_de_terrain_dangereux=True, unite_ct=5, des=[6])", outcome="Coque"),
    ask("zone_du_vehicule(degat_de_terrain_dangereux=True, unite_ct=5, des=[1])", outcome="Armement"),
)

row(
    "AC-28",
    "Un missile anti-aérien sur une motojet lancée à fond : sa vitesse ne compte pas. Sur une moto, au jugé, et la vitesse compte.",
    ask("""ct_du_tir(ct=4, arme_de_tir="Missiles Anti-aérien", distance=30, unite_immobile=True, cible_motojet=True, cible_mouvement_rapide_fait=True)""", total=4),
    ask("""ct_du_tir(ct=4, arme_de_tir="Missiles Anti-aérien", distance=30, unite_immobile=True, cible_moto=True, cible_mouvement_rapide_fait=True)""", total=1),
)

DIVE = """unite_creature_monstrueuse=True, unite_volante=True, unite_deployee_en_frappe_en_profondeur=True, unite_mouvement_rapide_fait=True, force=6,
cible_effectif_de_l_escouade=10, endurance=3, svg=5"""

row(
    "AC-29",
    "Un prince démon s'abat en météore sur dix gardes muets dans des ruines : 62/9 touches, le couvert caché à 2+ sert ; à découvert, six fois plus.",
    ask(f"""pertes_d_une_onde_de_choc({DIVE}, cible_en_zone_de_couvert=True, type_de_couvert="moyen", cible_n_a_ni_tire_ni_attaque=True)""", total=F(1085, 1458)),
    ask(f"pertes_d_une_onde_de_choc({DIVE})", total=F(1085, 243)),
)

row(
    "AC-30",
    "Quatre motos (3+) à fond dans un bois : PA2, l'armure n'y fait rien, 2/3 de perte ; à la mêlée, pas de test ; une créature blessée au vol perd le contrôle.",
    ask("""pertes_en_terrain_dangereux(unites=4, unite_moto=True, unite_mouvement_rapide_fait=True, unite_terrain_difficile_traverse=True, unite_svg=3)""",
        total=F(2, 3)),
    ask("pertes_en_terrain_dangereux(unites=4, unite_moto=True, mouvement_de_corps_a_corps=True, unite_svg=3)", outcome="Sans effet"),
    ask("""test_d_accident(unite_creature_monstrueuse=True, unite_volante=True, unite_mouvement_rapide_fait=True, unite_pv_perdu_a_ces_tirs=True)""",
        odds={"l'unité est hors de contrôle": F(11, 36)}),
)

row(
    "AC-31",
    "« À fond », sans la distance : une cavalerie (18 ps) ne se cache pas et donne −1, un antigrav rapide vaut CC 5, et d'un transport rapide on tire au jugé.",
    ask("etre_cachee(cible_cavalerie=True, cible_mouvement_rapide_fait=True, cible_en_zone_de_couvert=True)", outcome="Interdit"),
    ask("ct_effective(ct=4, cible_cavalerie=True, cible_mouvement_rapide_fait=True)", total=3),
    ask("toucher_au_corps_a_corps(unite_cc=4, cible_rapide=True, cible_antigrav=True, cible_mouvement_rapide_fait=True)", outcome="4+"),
    ask("ct_du_tir(ct=4, unite_embarquee=True, transporteur_rapide=True, transporteur_plus_de_12_ps=True)", total=2),
    ask("charger(unite_vient_de_debarquer=True, transporteur_rapide=True, transporteur_plus_de_12_ps=True, distance=3)", outcome="Interdit"),
    ask("controler_un_objectif(unite_vient_de_debarquer=True, transporteur_rapide=True, transporteur_plus_de_12_ps=True, distance_a_l_objectif=1)",
        outcome="Interdit"),
)

QUESTIONS = [(code, n, *asked) for code, (_, questions) in ROWS.items() for n, asked in enumerate(questions, 1)]


@pytest.mark.parametrize("code, rank, question, expected", QUESTIONS, ids=[f"{code}-{n}" for code, n, *_ in QUESTIONS])
def test_situation(resolver, code, rank, question, expected):
    check(resolver, "warhammer-40000-pen", code, question, expected)
