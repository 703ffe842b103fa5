"""Situations of Warhammer 40,000 PEN whose questions stand in `tir-1-peut-on-tirer.ttl`."""

from __future__ import annotations

from fractions import Fraction as F

from verdicts import ask, rows

ROWS, row = rows()

row(
    "PEN-X15",
    "Un canon laser immobile à 30 ps d'un petit antigrav, véhicule, qui a fait 14 ps et dit qu'il esquive.",
    ask("se_jeter_a_terre(unite_est_un_vehicule=True, unite_antigrav=True)", outcome="Interdit", disputed="Permis"),
    ask("""jet_pour_toucher_au_tir(ct=4, arme_de_tir="Canon laser", distance=30, unite_immobile=True, cible_est_un_vehicule=True,
        cible_antigrav=True, cible_distance_parcourue=14, cible_a_terre=True)""", odds={"Touché": F(1, 2)}, disputed="1/3"),
)
row(
    "PAA-34",
    "Secoué, pilote sonné, lame bulldozer : c'est un véhicule, qui ne se jette pas à terre et réussit ses tests.",
    ask("se_jeter_a_terre(unite_pilote_sonne=True)", outcome="Interdit"),
    ask("test_de_moral(cd=7, unite_a_lame_bulldozer=True)", outcome="Réussi"),
    ask("se_jeter_a_terre(unite_secoue=True)", outcome="Interdit"),
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
row(
    "AM-05",
    "Une créature volante en réserve au tour 2 (4+), déviée sur l'ennemi : à terre, elle aussi. Chargée, I1, et elle tire en mêlée au jugé, CT 4 - 1, puis la moitié.",
    ask("jet_de_reserve(tour=2)", odds={"Disponible": F(1, 2)}),
    ask("se_jeter_a_terre(unite_creature_monstrueuse=True, deviation_bloquee=True)", outcome="Obligatoire"),
    ask("initiative_effective(initiative=4, unite_creature_monstrueuse=True, deviation_bloquee=True)", total=1),
    ask('ct_du_tir(ct=4, tir_au_corps_a_corps=True, unite_chargee=True, unite_a_terre=True, arme_de_tir="Bolter")', total=1),
    ask("se_jeter_a_terre(unite_creature_monstrueuse=True)", outcome="Interdit"),
)
row(
    "PEN-X55",
    "Des jet-packs arrivés en frappe en profondeur à 4 ps d'un ennemi tirent, puis veulent le charger.",
    ask("tirer(unite_deployee_en_frappe_en_profondeur=True, unite_jet_pack=True)", outcome="Permis"),
    ask("charger(unite_deployee_en_frappe_en_profondeur=True, unite_jet_pack=True, distance=4)", outcome="Interdit"),
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
    "AD-36",
    "Regroupés, on bouge ou l'on tire, et l'on peut charger ; la moitié tombée, Cd 7 au regroupement ; en cohésion, 2 ps, 4 pour des chars.",
    ask("tirer(unite_regroupee=True, unite_a_bouge=True)", outcome="Interdit"),
    ask("charger(unite_regroupee=True, distance=3)", outcome="Permis"),
    ask("test_de_regroupement(cd=8, effectif_de_depart=10, effectif_de_l_escouade=5)", odds={"Regroupée": F(7, 12)}),
    ask("rester_en_cohesion(ecart_dans_l_escouade=3, unite_est_un_vehicule=True)", outcome="Permis"),
    ask("rester_en_cohesion(ecart_dans_l_escouade=3, unite_infanterie=True)", outcome="Interdit"),
)
row(
    "AE-03",
    "Immobile (CT 4), il jette une grenade frag à 6 ps : CT 6 ; à 13 ps, non. Une plateforme immobile tire, une plateforme qui a bougé non.",
    ask("""ct_du_tir(ct=4, arme_de_tir="Grenades frag", distance=6, unite_immobile=True)""", total=6),
    ask("""tirer(arme_de_tir="Grenades frag", distance=13)""", outcome="Interdit"),
    ask("tirer(unite_plateforme=True, unite_immobile=True)", outcome="Permis"),
    ask("tirer(unite_plateforme=True, unite_a_bouge=True)", outcome="Interdit"),
    ask("test_de_moral(unite_plateforme=True)", outcome="Réussi"),
    ask("plateforme_sans_servant(unite_effectif_de_l_escouade=0)", gives="retirée"),
)
row(
    "AE-28",
    "En altitude, un lance-flammes ne l'atteint pas, sauf torrent, dont la pointe se pose à 12 ps au plus ; les fumigènes ne servent qu'une fois.",
    ask("""tirer(arme_de_tir="Lance-flammes", cible_en_altitude=True)""", outcome="Interdit"),
    ask("""tirer(arme_de_tir="Lance-flammes", cible_en_altitude=True, arme_torrent=True)""", outcome="Permis"),
    ask("""placer_le_gabarit_de_souffle(arme_de_tir="Lance-flammes", arme_torrent=True, distance_de_la_pointe=13)""", outcome="Interdit"),
    ask("fumigenes(fumigenes_epuises=True)", outcome="Interdit"),
    ask("charger(unite_sous_fumigenes=True, distance=3)", outcome="Interdit"),
)
row(
    "P30-06",
    "Des jet-packs tirent deux fois au bolter à 12 ps en plein mouvement, puis chargent ; des fantassins, non. La créature d'en face ne se jette pas à terre.",
    ask('nombre_de_tirs(arme_de_tir="Bolter", distance=12)', total=2),
    ask("tirer_pendant_son_mouvement(unite_jet_pack=True)", outcome="Permis"),
    ask('charger(unite_jet_pack=True, a_tire_ce_tour=True, arme_de_tir="Bolter", distance=5)', outcome="Permis"),
    ask('charger(unite_infanterie=True, a_tire_ce_tour=True, arme_de_tir="Bolter", distance=5)', outcome="Interdit"),
    ask("se_jeter_a_terre(unite_creature_monstrueuse=True)", outcome="Interdit"),
)

UP = 'unite_en_altitude=True, cible_antigrav=True, cible_rapide=True, cible_en_altitude=True, cible_distance_parcourue=14'

row(
    "AG-09",
    "Mon sergent à réacteurs, en altitude lui aussi, tient son pistolet melta à 3 ps d'un antigrav (10) qui a fait 14 ps derrière des ruines : CT 5, pas de couvert, 175/216 et 5/216. Torrent vers le sol : oui ; lance-flammes : non.",
    ask(f"""degats_au_tir(tireurs=1, ct=4, arme_de_tir="Pistolet melta", distance=3, unite_immobile=True, unite_jet_pack=True, {UP}, blindage=10,
        cible_masquee_par_un_decor=True, type_de_couvert="moyen")""", means={"dégâts lourds": F(175, 216), "dégâts superficiels": F(5, 216)}),
    ask('tirer(arme_de_tir="Lance-flammes", unite_en_altitude=True)', outcome="Interdit"),
    ask('tirer(arme_de_tir="Lance-flammes", unite_en_altitude=True, arme_torrent=True)', outcome="Permis"),
    ask('jet_pour_toucher_au_tir(ct=4, arme_de_tir="Grenades krak", distance=8, cible_en_altitude=True)', odds={"Touché": F(2, 3)}),
)
row(
    "AH-17",
    "Posés au contact, en Rage : A2 + 1 au tour suivant, ou + 2 selon la lecture. Arrivés à 4 ps, on tire, on ne charge pas, même descendus d'un transport d'assaut.",
    ask("attaques_effectives(attaques=2, unite_rage=True, unite_arrivee_au_contact=True)", total=3, gives="PEN-2261"),
    ask("tirer(unite_deployee_en_frappe_en_profondeur=True)", outcome="Permis"),
    ask("charger(unite_deployee_en_frappe_en_profondeur=True, distance=4, transporteur_d_assaut_pris=True, unite_vient_de_debarquer=True)", outcome="Interdit"),
)
row(
    "AH-27",
    "Mon char est une épave : il ne tire plus, ne charge plus, ne guette plus ; fou, il finit sa course. Mort à l'initiative d'avant, on ne frappe pas.",
    ask("tirer(unite_detruite=True)", outcome="Interdit"),
    ask("tirer(unite_vehicule_detruit=True)", outcome="Interdit"),
    ask("se_mettre_en_alerte(unite_detruite=True)", outcome="Interdit"),
    ask("faire_une_charge_belier(unite_detruite=True, unite_hors_de_controle=True, unite_est_un_vehicule=True)", outcome="Obligatoire"),
    ask("attaquer_au_corps_a_corps(unite_engagee=True, unite_detruite=True)", outcome="Interdit"),
)
row(
    "AH-29",
    "Un pistolet melta ne monte pas jusqu'à une motojet en altitude, à moins de voler aussi ; et elle ne touche pas le sol avec le sien.",
    ask("""tirer(arme_de_tir="Pistolet melta", distance=4, cible_motojet=True, cible_en_altitude=True)""", outcome="Interdit"),
    ask("""tirer(arme_de_tir="Pistolet melta", distance=4, cible_motojet=True, cible_en_altitude=True, unite_en_altitude=True)""", outcome="Permis"),
    ask("""tirer(arme_de_tir="Pistolet melta", distance=4, unite_motojet=True, unite_en_altitude=True)""", outcome="Interdit"),
    ask("test_de_pilonnage(cd=8, unite_en_altitude=True)", odds={"à terre": F(5, 18), "escouade redescendue au sol": F(5, 18)}),
    ask("avoir_droit_au_couvert(cible_en_altitude=True, cible_masquee_par_une_escouade=True)", outcome="Interdit"),
)
row(
    "AK-09",
    "Un souffle ne monte pas jusqu'à une cible en altitude, un torrent si ; en altitude, jamais de couvert, ni décor ni écran ; un pistolet melta n'y porte pas.",
    ask("tirer(arme_a_gabarit_de_souffle=True, cible_en_altitude=True)", outcome="Interdit"),
    ask("tirer(arme_a_gabarit_de_souffle=True, arme_torrent=True, cible_en_altitude=True)", outcome="Permis"),
    ask('sauvegarde_de_couvert(cible_en_altitude=True, cible_masquee_par_un_decor=True, type_de_couvert="lourd")', outcome="Interdit"),
    ask("sauvegarde_de_couvert(cible_en_altitude=True, cible_masquee_par_une_escouade=True, svg=5)", outcome="Interdit"),
    ask('degats_au_tir(tirs=1, ct=4, arme_de_tir="Pistolet melta", cible_en_altitude=True, distance=3, blindage=10)', outcome="Interdit"),
)
row(
    "AO-01",
    "Cinq gardiens, une plateforme : le servant ne tire pas avec son arme, quatre autres si ; la plateforme qui a bougé ne tire pas.",
    ask("tirer(unite_infanterie=True, unite_sert_une_plateforme=True)", outcome="Interdit"),
    ask("tirer(unite_infanterie=True)", outcome="Permis"),
    ask("servant_d_une_plateforme(effectif_de_l_escouade=5, plateformes_qui_tirent=1)", total=4),
    ask("tirer(unite_plateforme=True, unite_a_bouge=True)", outcome="Interdit"),
)
row(
    "AO-09",
    "Entre le sol et l'altitude, 6 ps de portée ne portent pas, dans les deux sens ; le souffle non plus, sauf Torrent ; tous deux là-haut, si.",
    ask("tirer(portee=6, cible_en_altitude=True)", outcome="Interdit"),
    ask("tirer(portee=6, unite_en_altitude=True)", outcome="Interdit"),
    ask("tirer(portee=6, unite_en_altitude=True, cible_en_altitude=True)", outcome="Permis"),
    ask("tirer(arme_a_gabarit_de_souffle=True, cible_en_altitude=True)", outcome="Interdit"),
    ask("tirer(arme_a_gabarit_de_souffle=True, arme_torrent=True, cible_en_altitude=True)", outcome="Permis"),
)
row(
    "P35-12",
    "Des jet-packs (CT4) montés en altitude après 12 ps : le lance-flammes n'atteint pas le sol, le fusil melta à 5 ps touche à CT5.",
    ask("tirer(unite_jet_pack=True, unite_en_altitude=True, arme_de_tir='lance-flammes')", outcome="Interdit"),
    ask("tirer(unite_jet_pack=True, unite_en_altitude=True, arme_de_tir='fusil melta', distance=5)", outcome="Permis"),
    ask("ct_du_tir(ct=4, unite_jet_pack=True, unite_mouvement_rapide_fait=True, arme_de_tir='fusil melta', distance=5)", total=5),
)
row(
    "9.1 et 11",
    "Débordement demandé à droite, 5 au dé : à droite. De nuit, à 30 ps : CT 4 devient 2. Un marcheur ne voit pas à 120°. Blessé, il garde le pire dé.",
    ask('debordement(unite_scout=True, unite_en_reserve=True, flanc_desire="droite", des=[5])', outcome="Droite"),
    ask("ct_effective(combat_de_nuit=True, distance=30, ct=4)", total=2),
    ask("tirer(unite_marcheur=True, direction_de_la_cible=120)", outcome="Interdit"),
    ask("test_d_accident(pv_perdus=1, des=[1, 5])", outcome="Raté", total=1),
    ask("attaquer_au_corps_a_corps(duel_accepte=True)", outcome="Interdit"),
)
row(
    "3.8 et 3.9",
    "Une créature monstrueuse tire avec deux armes, pas trois ; volante, elle va à 12 et 24 ps. Une plateforme immobile tire, et réussit ses tests.",
    ask("tirer(unite_creature_monstrueuse=True, rang_de_l_arme=2)", outcome="Permis"),
    ask("tirer(unite_creature_monstrueuse=True, rang_de_l_arme=3)", outcome="Interdit"),
    ask("tirer(unite_infanterie=True, rang_de_l_arme=2)", outcome="Interdit"),
    ask("jet_pour_toucher_au_tir(ct=4, unite_creature_monstrueuse=True, rang_de_l_arme=3, des=[5])", outcome="Interdit"),
    ask("mouvement_normal_permis(unite_creature_monstrueuse=True, unite_volante=True)", total=12),
    ask("mouvement_rapide_permis(unite_creature_monstrueuse=True, unite_volante=True)", total=24),
    ask("regles_du_type(unite_creature_monstrueuse=True, unite_volante=True)", gives="attaque météore"),
    ask("ct_du_tir(ct=4, unite_creature_monstrueuse=True, unite_volante=True, unite_mouvement_rapide_fait=True)", total=3),
    ask("mouvement_normal_permis(unite_plateforme=True)", total=6),
    ask("servant_d_une_plateforme(effectif_de_l_escouade=5, plateformes_qui_tirent=1)", total=4),
    ask("tirer(unite_plateforme=True, unite_a_bouge=True)", outcome="Interdit"),
    ask("tirer(unite_plateforme=True)", outcome="Permis"),
    ask("test_de_caracteristique(unite_plateforme=True, valeur_de_la_caracteristique=3, des=[6])", outcome="Réussi"),
)
row(
    "3.10.7",
    "Un aéronef au passage entre par le flanc du dé, tire sans compter la portée ; ciblé, CT 4 devient 1, blindage latéral ; il ne charge pas.",
    ask("mouvement_rapide_permis(unite_aeronef=True)", total=36),
    ask("decollage_d_un_aeronef(unite_aeronef=True, unite_sur_le_plateau=True)", outcome="Permis"),
    ask('debordement(unite_aeronef_au_passage=True, unite_en_reserve=True, flanc_desire="gauche", des=[4])', outcome="Droite"),
    ask("tirer(unite_aeronef_au_passage=True, portee=24, distance=40)", outcome="Permis"),
    ask("ct_effective(unite_aeronef_au_passage=True, ct=4, portee=24, distance=10)", total=4),
    ask("ct_effective(ct=4, cible_aeronef=True)", total=1),
    ask("jet_pour_toucher_au_tir(ct=4, cible_aeronef=True, des=[5])", outcome="Raté"),
    ask("jet_pour_toucher_au_tir(ct=4, cible_aeronef=True, des=[6])", outcome="Touché"),
    ask("penetration_de_blindage(force=5, des=[5], cible_aeronef=True, blindage_avant=11, blindage_lateral=10, blindage_arriere=10)",
        outcome="Dégât superficiel", total=10),
    ask('tirer(arme_de_tir="Lance-flammes", cible_aeronef=True)', outcome="Interdit"),
    ask("gabarit_contre_un_aeronef(cible_aeronef=True, gabarit_devie=True)", gives="tir raté"),
    ask("charger(unite_aeronef=True)", outcome="Interdit"),
    ask('degat_sur_la_table(cible_aeronef=True, degat_lourd=True, pa=4, zone_touchee="mobilité", des=[5])', outcome="Détruit"),
    ask("force_de_l_explosion(cible_aeronef=True, distance_au_vehicule=3)", total=0),
    ask('degat_subi(cible_aeronef=True, degat_recu="détruit")', gives="retiré"),
    ask("fin_du_passage(aeronef_au_passage=True, fin_du_tour_adverse=True)", gives="réserve"),
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
    "PQ-42",
    "Derrière ses fumigènes on ne tire pas, sauf au tour adverse ; en alternance ils durent jusqu'au prochain tour de l'escouade.",
    ask("tirer(unite_sous_fumigenes=True)", outcome="Interdit"),
    ask("tirer(cible_sous_fumigenes=True)", outcome="Permis"),
    ask("""durees_en_alternance(duree_imprimee="jusqu'à la fin du prochain tour")""", says="prochain tour de l'escouade"),
)
row(
    "PT-17",
    "Sur une unité en altitude : ni pistolet melta ni lance-flammes, sauf torrent ou tireur en altitude ; le fusil melta, oui.",
    ask('tirer(arme_de_tir="Pistolet melta", cible_en_altitude=True, distance=3)', outcome="Interdit"),
    ask('tirer(arme_de_tir="Fusil melta", cible_en_altitude=True, distance=3)', outcome="Permis"),
    ask('tirer(arme_de_tir="Lance-flammes", cible_en_altitude=True, distance=3)', outcome="Interdit"),
    ask('tirer(arme_de_tir="Lance-flammes", arme_torrent=True, cible_en_altitude=True, distance=3)', outcome="Permis"),
    ask('tirer(arme_de_tir="Lance-flammes", cible_en_altitude=True, unite_en_altitude=True, distance=3)', outcome="Permis"),
)
row(
    "PU-33",
    "Mes jet-packs frappent en profondeur au contact : un tiers de ne pas dévier ; tombés juste, ils sont pris, ne tirent ni ne chargent, et gardent leur attaque de plus.",
    ask("deployer_par_frappe_en_profondeur(unite_jet_pack=True)", outcome="Permis"),
    ask("deployer_par_frappe_en_profondeur(unite_jet_pack=True, unite_en_reserve=False)", outcome="Interdit"),
    ask("deviation_de_la_frappe(unite_jet_pack=True)", odds={"aucune déviation": F(1, 3)}),
    ask("tirer(unite_deployee_en_frappe_en_profondeur=True, unite_pose_au_contact=True)", outcome="Interdit"),
    ask("tirer(unite_deployee_en_frappe_en_profondeur=True)", outcome="Permis"),
    ask("charger(unite_deployee_en_frappe_en_profondeur=True, distance=3)", outcome="Interdit"),
    ask("attaques_portees(attaques=2, combat_apres_une_frappe_au_contact=True)", total=3),
)
row(
    "PU-41",
    "L'escouade qui a raté son test ne tire plus sur personne ; une plateforme sans servant non plus ; un figé ne pare rien et ne poursuit pas.",
    ask("tirer(unite_test_pour_tirer_rate=True)", outcome="Interdit"),
    ask("tirer(cible_verrouillee=True)", outcome="Permis", gives="test pour tirer dans un corps à corps"),
    ask("tirer(unite_plateforme=True, unite_plus_de_servants=True)", outcome="Interdit"),
    ask("tenter_une_percee(cible_en_retraite=True, unite_figee=True)", outcome="Interdit"),
)
row(
    "PV-26",
    "Des gardes dans une maison : mon sergent (CT7 à mi-portée, immobile) les vise, 175/648 ; à CT 4, interdit ; le lance-flammes veut une meurtrière.",
    ask("""phase_de_tir(tireurs=1, arme_de_tir="Pistolet bolter", ct=5, unite_immobile=True, distance=6, cible_embarquee=True, transporteur_batiment=True,
        endurance=3, cible_svg=5)""", total=F(175, 648)),
    ask("""phase_de_tir(tireurs=1, arme_de_tir="Pistolet bolter", ct=4, distance=6, passagers_vises=True, transporteur_batiment=True, endurance=3,
        cible_svg=5)""", outcome="Interdit"),
    ask('tirer(cible_embarquee=True, transporteur_batiment=True, arme_de_tir="Bolter")', outcome="Interdit"),
    ask('tirer(cible_embarquee=True, transporteur_batiment=True, arme_de_tir="Grenades frag")', outcome="Permis"),
    ask('tirer(cible_embarquee=True, transporteur_batiment=True, arme_de_tir="Lance-flammes")', outcome="Interdit"),
    ask('tirer(cible_embarquee=True, transporteur_batiment=True, arme_de_tir="Lance-flammes", gabarit_sur_un_point_du_batiment=True)', outcome="Permis"),
    ask("viser_les_occupants_d_un_batiment(ct=4)", outcome="Interdit"),
)
row(
    "PV-31",
    "Une plateforme poussée ne tire pas, même implacable ; restée, elle tire à la CT de son servant, sans bonus.",
    ask("tirer(unite_plateforme=True, unite_a_bouge=True, unite_implacable=True)", outcome="Interdit"),
    ask('jet_pour_toucher_au_tir(ct=3, unite_plateforme=True, unite_immobile=True, distance=30, arme_de_tir="Autocanon")', odds={"Touché": F(1, 2)}),
)
row(
    "PV-48",
    "« Mes réserves tirent depuis leur bord » : pas avant d'être arrivées ; on ne les vise, ne les charge ni ne les frôle ; le volant sorti revient sans dé.",
    ask("tirer(unite_en_reserve=True)", outcome="Interdit"),
    ask("tirer(unite_en_reserve=True, unite_arrivee_de_la_reserve=True)", outcome="Permis"),
    ask('phase_de_tir(tireurs=1, arme_de_tir="Bolter", ct=4, distance=10, cible_en_reserve=True, endurance=4, cible_svg=3)', outcome="Interdit"),
    ask("charger(cible_en_reserve=True, distance=4)", outcome="Interdit"),
    ask("attaquer_au_passage(unite_motojet=True, cible_survolee_ou_croisee=True, cible_en_reserve=True)", outcome="Interdit"),
    ask("faire_une_charge_belier(unite_tank=True, unite_en_reserve=True)", outcome="Interdit"),
    ask("se_mettre_en_alerte(unite_en_reserve=True)", outcome="Interdit"),
    ask("tirer(cible_detruite=True)", outcome="Interdit"),
    ask("controler_un_objectif(unite_en_reserve=True, distance_a_l_objectif=1)", outcome="Interdit"),
    ask("jet_de_reserve(tour=2, unite_vehicule_volant=True, unite_sorti_du_plateau=True)", odds={"Disponible": F(1)}),
)
row(
    "PW-37",
    "Mes gars montés dans un Rhino en réserve ne tirent pas ; le Rhino arrivé, si ; et qui n'est pas sur la table ne monte pas.",
    ask("tirer(unite_embarquee=True, transporteur_en_reserve=True)", outcome="Interdit"),
    ask("tirer(unite_embarquee=True, transporteur_en_reserve=True, transporteur_arrivee_de_la_reserve=True)", outcome="Permis"),
    ask("embarquer(unite_infanterie=True, unite_en_reserve=True)", outcome="Interdit"),
)
row(
    "PX-04",
    "Moto à 24 ps sous fumigènes : CT 4 tombe à 1, pas plus bas ; elle-même ne tire ni ne charge.",
    ask("ct_du_tir(ct=4, cible_moto=True, cible_distance_parcourue=24, cible_sous_fumigenes=True)", total=1),
    ask("tirer(unite_sous_fumigenes=True)", outcome="Interdit"),
    ask("charger(unite_sous_fumigenes=True)", outcome="Interdit"),
)
row(
    "AM-09",
    "Sa frappe bloquée, un transport désarmé : Secoué est un dégât de l'armement, donc de coque : « endommagé » ; ou secoué, si l'effet nommé l'emporte.",
    ask("mise_a_terre(unite_est_un_vehicule=True, unite_sans_armes=True, deviation_bloquee=True)", gives="un marqueur « endommagé »", disputed="secoué"),
    ask("mise_a_terre(unite_est_un_vehicule=True, deviation_bloquee=True)", gives="secoué"),
    ask("ct_du_tir(ct=4, unite_embarquee=True, transporteur_transport=True, transporteur_forcee_a_terre=True, transporteur_sans_armes=True)", total=4, disputed="^2"),
    ask("ct_du_tir(ct=4, unite_embarquee=True, transporteur_transport=True, transporteur_forcee_a_terre=True)", total=2),
)
row(
    "PS-21",
    "Un monstre ne se couche jamais, sauf frappe en profondeur ratée ; un véhicule, lui, est secoué.",
    ask("se_jeter_a_terre(unite_creature_monstrueuse=True)", outcome="Interdit"),
    ask("test_de_pilonnage(commandement=8, unite_creature_monstrueuse=True)", outcome="Sans effet"),
    ask("mise_a_terre(unite_creature_monstrueuse=True, deviation_bloquee=True)", gives="à terre"),
    ask("mise_a_terre(unite_vehicule=True, deviation_bloquee=True)", gives="secoué"),
)
row(
    "PV-15",
    "Le Valkyrie (CT3) dévie sur un allié : il n'est pas à terre mais secoué, tire au jugé, 5+ à 20 ps ; des jet-packs, non.",
    ask("mise_a_terre(unite_vehicule_volant=True)", gives="secoué"),
    ask("""jet_pour_toucher_au_tir(ct=3, unite_vehicule_volant=True, deviation_bloquee=True, unite_deployee_en_frappe_en_profondeur=True, distance=20,
        arme_de_tir="Autocanon")""", odds={"Touché": F(1, 3)}),
    ask("tirer(unite_jet_pack=True, unite_deployee_en_frappe_en_profondeur=True, deviation_bloquee=True)", outcome="Interdit", disputed="Permis"),
)
row(
    "PZ-32",
    "Un lance-flammes vise en l'air : non, sauf torrent ou d'aussi haut. Une arme à portée minimum 12 : à 11 ps non, à 12 oui.",
    ask("tirer(arme_de_tir=\"Lance-flammes\", cible_en_altitude=True)", outcome="Interdit"),
    ask("tirer(arme_de_tir=\"Lance-flammes\", cible_en_altitude=True, arme_torrent=True)", outcome="Permis"),
    ask("tirer(arme_de_tir=\"Lance-flammes\", cible_en_altitude=True, unite_en_altitude=True)", outcome="Permis"),
    ask("tirer(arme_de_barrage=True, portee_minimum=12, distance=11)", outcome="Interdit"),
    ask("tirer(arme_de_barrage=True, portee_minimum=12, distance=12)", outcome="Permis"),
)
