"""An eighth round of situations of Warhammer 40,000 PEN: three to six rules at once, drawn from every chapter, a trap in each."""

from __future__ import annotations

from fractions import Fraction as F

import pytest
from verdicts import ask, check, rows

ROWS, row = rows()

row(
    "PV-01",
    "Mes jet-packs (CT4, fusil plasma) foncent de 12 ps et tirent à 12 ps sur des terminators (2+, inv 5+) en ruines : CT 5, couvert 5+, 175/243 de mort par tireur.",
    ask("""phase_de_tir(tireurs=1, arme_de_tir="Fusil plasma", ct=4, unite_jet_pack=True, unite_mouvement_rapide_fait=True, distance=12, endurance=4,
        cible_svg=2, cible_svg_invulnerable=5, cible_masquee_par_un_decor=True, type_de_couvert="moyen")""", total=F(175, 243)),
    ask('ct_du_tir(ct=4, arme_de_tir="Fusil plasma", unite_jet_pack=True, unite_distance_parcourue=12, distance=12)', total=5),
)

row(
    "PV-02",
    "Mon sniper (CT4), immobile, à 20 ps d'un marine furtif à découvert : CT 4+1+1-1 ; blessant et perforant contre 3+, 25/72.",
    ask("""phase_de_tir(tireurs=1, arme_de_tir="Fusil sniper", ct=4, unite_immobile=True, distance=20, cible_furtive=True, endurance=4, cible_svg=3)""",
        total=F(25, 72)),
)

row(
    "PV-03",
    "Canon d'assaut immobile (CT4) à 12 ps sur un monstre E8, svg 3+ : seul un 6 blesse, et perfore ; 35/54 de PV. En marchant, sur un flanc 12 : 7/27 de lourd, jamais de superficiel.",
    ask("""pv_otes_au_tir(tireurs=1, arme_de_tir="Canon d'assaut", ct=4, unite_immobile=True, distance=12, endurance=8, cible_svg=3,
        cible_creature_monstrueuse=True, cible_points_de_vie=8)""", total=F(35, 54)),
    ask("""degats_au_tir(tireurs=1, arme_de_tir="Canon d'assaut", ct=4, unite_a_bouge=True, distance=10, cible_marcheur=True, blindage=12)""",
        means={"dégâts lourds": F(7, 27)}, odds={"dégâts superficiels 0": F(1)}),
)

row(
    "PV-05",
    "Mon monstre (CC4, F6, A1) au poing tronçonneur sur un Land Raider arrêté (14, géant, sans CC dite) : F10, le meilleur dé doublé, 20/27 et 5/72.",
    ask("""attaques_sur_un_vehicule(attaques=1, cc=4, force=6, unite_creature_monstrueuse=True, arme_de_melee="poing tronçonneur", blindage=14,
        cible_geante=True, cible_distance_parcourue=0)""", odds={"dégâts lourds 1": F(20, 27), "dégâts superficiels 1": F(5, 72)}),
    ask("attaques_sur_un_vehicule(attaques=2, cc=4, force=8, blindage=11, cible_distance_parcourue=14)", odds={"dégâts lourds 0": F(4, 9)}),
    ask("attaques_sur_un_vehicule(attaques=2, cc=4, force=8, blindage=11, cible_marcheur=True)", asks="cible_cc"),
)

row(
    "PV-06",
    "Bélier d'une motojet F4 sur cinq cavaliers sans peur : 5/6 d'esquive ; sinon 1 à 3 touches F4.",
    ask("esquiver_une_charge_belier(unite_cavalerie=True, unite_sans_peur=True, assaillant_motojet=True)", odds={"Esquivée": F(5, 6)}),
    ask("touches_d_une_charge_belier(unite_motojet=True, effectif_de_l_escouade=5)", odds={"1 touche": F(1, 3), "3 touches": F(1, 3)}),
    ask("force_d_une_charge_belier(unite_motojet=True, force=4)", total=4),
)

row(
    "PV-07",
    "Le psyker d'en face vise l'escouade d'à côté : la mienne ne dissipe rien ; qui n'est pas psyker ne lance rien, qui l'est teste.",
    ask("dissipation(commandement=10, commandement_du_psyker_ennemi=9, pouvoir_etranger_a_l_escouade=True)", outcome="Interdit"),
    ask("test_psy(cd=9, unite_psyker=True)", odds={"Pouvoir lancé": F(5, 6)}),
    ask("test_psy(cd=9, unite_psyker=False)", outcome="Interdit"),
    ask("lancer_un_pouvoir(unite_psyker=False, cible_dans_l_escouade_du_psyker=True)", outcome="Interdit"),
)

row(
    "PV-08",
    "Un monstre E10 empoisonné rate encore un test sur six, et son invulnérable n'y peut rien.",
    ask("test_d_empoisonnement(endurance=10)", odds={"blessure due au poison": F(1, 6)}),
    ask("sauvegarde_invulnerable(svg_invulnerable=5, blessure_de_poison=True)", outcome="Non sauvegardé"),
)

row(
    "PV-09",
    "Des éclaireurs dans leur Rhino en réserve, au tour 2, par la droite : ils débordent, un tiers ; descendus d'un Rhino qui a roulé, la charge les verrouille.",
    ask("deborder(unite_transport=True, passager_scout=True)", outcome="Permis"),
    ask('arrivee_par_un_flanc(tour=2, tours_de_reserve=1, flanc_desire="droite")', odds={"droite": F(1, 3)}),
    ask("charge_au_debarquement(transporteur_a_bouge=True)", gives="combattra au prochain tour"),
)

row(
    "PV-10",
    "750 points en réserve sur 1500, ce n'est pas plus de la moitié ; 751, si, sauf si l'autre en est là aussi.",
    ask("jouer_en_premier(cout_en_reserve=750, cout_de_l_armee=1500)", outcome="Permis"),
    ask("jouer_en_premier(cout_en_reserve=751, cout_de_l_armee=1500)", outcome="Interdit"),
    ask("jouer_en_premier(cout_en_reserve=800, cout_de_l_armee=1500, adversaire_surtout_en_reserve=True)", outcome="Permis"),
)

row(
    "PV-11",
    "Mes marines qui ne connaissent pas la peur, percés pour trois : aucun mort de plus ; en fuite et chargés, la moitié tombée, à Cd 7 : 5/12.",
    ask("pertes_de_la_percee(ecart_de_pertes=3, cible_ne_connait_pas_la_peur=True)", total=0),
    ask("regroupement_face_a_une_charge(cd=7, pertes_de_l_escouade=5, effectif_de_depart=10)", odds={"Combat normalement": F(5, 12)}),
)

row(
    "PV-12",
    "Six marines à grenades krak dans le dos (10) d'un Dreadnought immobilisé (CC4) : sa CC, non plus un 6 ; un lourd et un demi-superficiel.",
    ask("""attaques_sur_un_vehicule(attaquants=6, attaques=1, cc=4, cible_cc=4, cible_marcheur=True, cible_immobilisee=True, grenade_anti_vehicule=True,
        blindage=10, unite_a_charge=True)""", means={"dégâts lourds": F(1), "dégâts superficiels": F(1, 2)}),
)

row(
    "PV-13",
    "Hit & Run, quatre d'initiative contre trois : 7/12.",
    ask("jet_de_hit_and_run(initiative=4, cible_initiative=3)", odds={"Désengagée": F(7, 12)}),
)

row(
    "PV-14",
    "Antigrav rapide lancé, deux dégâts de mobilité le même tour, 3 puis 4 : le second l'écrase.",
    ask("""degat_sur_la_table(zone_touchee="mobilité", des=[4], deja_ce_tour=["mobilité réduite"], cible_antigrav=True, cible_rapide=True,
        cible_mouvement_rapide_fait=True)""", outcome="crash"),
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
    "PV-16",
    "En alerte, mon lance-flammes (2 dessous) accueille une charge : 1D6 au moins, 55/18 touches, 55/27 blessés ; qu'on dise tir d'alerte ou alerte.",
    ask("un_jet_pour_toucher(arme_a_gabarit_de_souffle=True, unites_sous_le_gabarit=2, tir_d_alerte=True, unite_chargee=True)", total=F(55, 18)),
    ask("""phase_de_tir(tireurs=1, arme_de_tir="Lance-flammes", ct=3, tir_d_alerte=True, unite_chargee=True, unites_sous_le_gabarit=2, endurance=3,
        cible_svg=6)""", total=F(55, 27)),
    ask("""phase_de_tir(tireurs=1, arme_de_tir="Lance-flammes", ct=3, tir_d_alerte=True, souffle_sur_la_charge=True, unites_sous_le_gabarit=2, endurance=3,
        cible_svg=6)""", total=F(55, 27)),
    ask("lance_flammes_en_alerte(tir_d_alerte=True, unite_chargee=True, unites_sous_le_gabarit=2, resultat_de_d6=4)", total=4),
)

row(
    "PV-17",
    "Des gardes en alerte dans les broussailles : 3+ ; dès qu'ils ont tiré, 5+.",
    ask('svg_de_couvert_effective(cible_en_alerte=True, cible_en_zone_de_couvert=True, type_de_couvert="léger", cible_svg=5)', total=3),
    ask("""svg_de_couvert_effective(cible_en_alerte=True, cible_en_zone_de_couvert=True, type_de_couvert="léger", cible_svg=5, cible_a_tire_ou_attaque=True)""",
        total=5),
)

row(
    "PV-18",
    "Des lasers défensifs sur un aéronef qui passe (flanc 11) à 20 ps : CT 3, ni -3 ni demi-portée, 5/9 d'au moins un lourd.",
    ask("""degats_au_tir(tireurs=1, unite_tourelle=True, arme_de_tir="Canon laser", arme_jumelee=True, cible_aeronef=True, cible_aeronef_au_passage=True,
        distance=20, cible_blindage_lateral=11)""", odds={"dégâts lourds 0": F(4, 9)}),
)

row(
    "PV-19",
    "Cinq marines immobiles, à 10 ps, tirent dans une mêlée : CT 4, 10/3 d'orks, 5/3 de balles chez les nôtres.",
    ask("""phase_de_tir(tireurs=5, arme_de_tir="Bolter", ct=4, unite_immobile=True, distance=10, cible_verrouillee=True, endurance=4, cible_svg=6)""",
        total=F(10, 3), gives="touche automatique à l'escouade alliée : 1,67 en moyenne"),
)

row(
    "PV-20",
    "Un sniper CT5 à 24 ps de motos enfumées qui ont fait 20 ps et esquivent : CT 2 ; elles ne chargent ni ne foncent ensuite.",
    ask("""ct_du_tir(ct=5, arme_de_tir="Fusil sniper", unite_immobile=True, distance=24, cible_moto=True, cible_sous_fumigenes=True,
        cible_distance_parcourue=20, cible_esquive=True)""", total=2),
    ask("charger(unite_moto=True, unite_esquive=True, distance=5)", outcome="Interdit"),
    ask("faire_un_mouvement_rapide(unite_moto=True, unite_esquive=True)", outcome="Interdit"),
)

row(
    "PV-21",
    "La nuit à 20 ps, une cible furtive l'est deux fois : CT 4 - 2 ; des capteurs voient tout, une vision nocturne seulement la nuit.",
    ask('ct_du_tir(ct=4, arme_de_tir="Bolter", unite_a_bouge=True, distance=20, combat_de_nuit=True, cible_furtive=True)', total=2),
    ask('ct_du_tir(ct=4, arme_de_tir="Bolter", unite_a_bouge=True, distance=20, combat_de_nuit=True, cible_furtive=True, unite_a_capteurs=True)', total=4),
    ask("""ct_du_tir(ct=4, arme_de_tir="Bolter", unite_a_bouge=True, distance=20, combat_de_nuit=True, cible_furtive=True, unite_a_vision_nocturne=True)""",
        total=3),
)

row(
    "PV-22",
    "Tapis dans l'ombre, à 24 ps d'un bolter lourd : dissimulés la nuit, furtifs le jour, rien le jour à 12 ps.",
    ask('ct_du_tir(ct=4, arme_de_tir="Bolter lourd", unite_immobile=True, distance=24, combat_de_nuit=True, cible_tapie_dans_l_ombre=True)', total=2),
    ask('ct_du_tir(ct=4, arme_de_tir="Bolter lourd", unite_immobile=True, distance=24, cible_tapie_dans_l_ombre=True)', total=3),
    ask('ct_du_tir(ct=4, arme_de_tir="Bolter lourd", unite_immobile=True, distance=12, cible_tapie_dans_l_ombre=True)', total=5),
)

row(
    "PV-23",
    "Un truk en ruines visible à 60 % (5+), des marines à bord (4+) : deux balles à 12 ps, 5/54 ; derrière un décor, le couvert du truk est demandé.",
    ask("""phase_de_tir(tireurs=1, arme_de_tir="Bolter", ct=4, unite_a_bouge=True, distance=12, passagers_vises=True, endurance=4, cible_svg=3,
        svg_de_couvert_du_transport=5)""", total=F(5, 54)),
    ask("""phase_de_tir(tireurs=1, arme_de_tir="Bolter", ct=4, unite_a_bouge=True, distance=12, passagers_vises=True, endurance=4, cible_svg=3,
        transporteur_masquee_par_un_decor=True, svg_de_couvert_du_transport=5)""", total=F(5, 54)),
    ask("""phase_de_tir(tireurs=1, arme_de_tir="Bolter", ct=4, distance=12, passagers_vises=True, endurance=4, cible_svg=3,
        transporteur_masquee_par_un_decor=True)""", asks="svg_de_couvert_du_transport"),
    ask('svg_de_couvert_effective(cible_est_un_vehicule=True, cible_masquee_par_un_decor=True, type_de_couvert="moyen", pourcentage_visible=60)', total=5),
)

row(
    "PV-24",
    "Mon antigrav rapide a fait 14 ps : on n'en descend qu'en urgence, à terre, CT 2, sans charger.",
    ask("debarquer(transporteur_rapide=True, transporteur_distance_parcourue=14)", outcome="Interdit"),
    ask('ct_du_tir(ct=4, arme_de_tir="Bolter", distance=10, debarquement_d_urgence_fait=True)', total=2),
    ask("""ct_du_tir(ct=4, arme_de_tir="Bolter", distance=10, unite_vient_de_debarquer=True, transporteur_rapide=True, transporteur_distance_parcourue=14)""",
        total=2),
    ask("charger(distance=5, debarquement_d_urgence_fait=True)", outcome="Interdit"),
)

row(
    "PV-25",
    "L'ennemi gênait la descente : mes marines frappent à 1, lui sans l'attaque de charge.",
    ask("initiative_effective(initiative=4, unite_genee_par_des_ennemis=True)", total=1),
    ask("attaques_effectives(attaques=2, unite_a_charge=True, cible_genee_par_des_ennemis=True)", total=2),
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
    "PV-27",
    "Chargé en ruines, mon sergent (I4) refuse le duel : 10 et 1 s'annulent, il frappe à 4 ; assommé, de même, et il marche de 3 ps.",
    ask("initiative_effective(initiative=4, unite_chargee=True, a_couvert_avant_la_charge=True, duel_refuse=True)", total=4),
    ask("initiative_effective(initiative=4, unite_chargee=True, a_couvert_avant_la_charge=True)", total=10),
    ask("initiative_effective(initiative=4, unite_assommee=True, unite_chargee=True, a_couvert_avant_la_charge=True)", total=4),
    ask("mouvement_normal_permis(unite_infanterie=True, unite_assommee=True)", total=3),
)

row(
    "PV-28",
    "Mon chanoine de saut (CC5, F4, A3) frôle le dos (10) d'un char qui a fait 14 ps : deux coups, 3+, 2/9 de superficiel ; plus de charge.",
    ask("""attaques_sur_un_vehicule(cc=5, force=4, attaques=3, unite_personnage_independant=True, unite_de_saut=True, touche_d_attaque_au_passage=True,
        cible_distance_parcourue=14, blindage=10)""", means={"dégâts superficiels": F(2, 9), "dégâts lourds": F(0)}),
    ask("charger(unite_de_saut=True, unite_a_fait_une_attaque_au_passage=True, distance=5)", outcome="Interdit"),
)

row(
    "PV-29",
    "Mon prince volant (F6) tombe à fond sur la table : son onde frappe à F7 jusqu'à 3 ps, le couvert tient ; contre un bélier, non.",
    ask("""soulever_une_onde_de_choc(unite_creature_monstrueuse=True, unite_volante=True, unite_deployee_en_frappe_en_profondeur=True,
        unite_mouvement_rapide_fait=True)""", outcome="Permis"),
    ask("force_d_une_charge_belier(force=6, unite_creature_monstrueuse=True)", total=7),
    ask("sauvegarde_de_couvert(touche_d_attaque_meteore=True, svg_de_couvert=4)", odds={"Touche annulée": F(1, 2)}),
    ask("se_servir_d_un_couvert(touche_de_charge_belier=True)", outcome="Interdit"),
)

row(
    "PV-30",
    "Téléporté à 18 ps tout juste, rien ; à 36, 1D6 ; à 10 sans voir, 2D6.",
    ask("des_de_deviation_de_teleportation(distance_de_teleportation=18)", total=0),
    ask("des_de_deviation_de_teleportation(distance_de_teleportation=36)", total=1),
    ask("des_de_deviation_de_teleportation(distance_de_teleportation=10, destination_hors_de_vue=True)", total=2),
)

row(
    "PV-31",
    "Une plateforme poussée ne tire pas, même implacable ; restée, elle tire à la CT de son servant, sans bonus.",
    ask("tirer(unite_plateforme=True, unite_a_bouge=True, unite_implacable=True)", outcome="Interdit"),
    ask('jet_pour_toucher_au_tir(ct=3, unite_plateforme=True, unite_immobile=True, distance=30, arme_de_tir="Autocanon")', odds={"Touché": F(1, 2)}),
)

row(
    "PV-32",
    "Des nuées ne cachent rien à un char, mais un fantassin y voit un écran 3+ ; deux touches de gabarit renvoyées sur une figurine n'en font qu'une.",
    ask("avoir_droit_au_couvert(unite_tank=True, cible_masquee_par_une_escouade=True, ecran_essaim=True)", outcome="Interdit"),
    ask("svg_de_couvert_effective(unite_infanterie=True, cible_masquee_par_une_escouade=True, ecran_essaim=True)", total=3),
    ask("touches_redirigees(touches_redirigees_sur_une_unite=2, degat_de_zone=True)", total=1),
)

row(
    "PV-34",
    "Quatre morts sur dix dans une mêlée : pas de test ; la moitié tombée sous un chef obstiné : Cd 7 entier.",
    ask("test_de_moral_apres_les_tirs(cd=7, effectif_de_l_escouade=10, pertes_de_l_escouade=4, unite_verrouillee=True)", outcome="Réussi"),
    ask("""test_de_moral_apres_les_tirs(cd=7, effectif_de_l_escouade=10, pertes_de_l_escouade=5, unite_menee_par_un_personnage_obstine=True)""",
        odds={"Réussi": F(7, 12)}),
)

row(
    "PV-35",
    "Salve 2/4 à 20 ps sur 24 après avoir marché : quatre tirs au jugé, 2/3 de mort ; implacables, 4/3. Sonique, trois touches de F5 : F7.",
    ask("""phase_de_tir(tireurs=1, arme_a_salve=True, x_de_salve=2, y_de_salve=4, portee=24, ct=4, unite_a_bouge=True, distance=20, force=4, pa=5,
        endurance=4, cible_svg=6)""", total=F(2, 3)),
    ask("""phase_de_tir(tireurs=1, arme_a_salve=True, x_de_salve=2, y_de_salve=4, portee=24, ct=4, unite_a_bouge=True, unite_implacable=True, distance=20,
        force=4, pa=5, endurance=4, cible_svg=6)""", total=F(4, 3)),
    ask("force_effective(force=5, touches_soniques=3)", total=7),
)

row(
    "PV-37",
    "Un missile krak sur mon capitaine en armure 2+/5+ : la 2+ devient 3+ et vaut mieux, mais la blessure est mortelle : 35/54 par touche.",
    ask("""pv_otes_au_tir(tireurs=1, arme_de_tir="Missiles Krak", ct=5, unite_immobile=True, distance=10, endurance=4, cible_svg=2,
        cible_svg_invulnerable=5, cible_points_de_vie=3)""", total=F(35, 36) * F(35, 54)),
)

P = F(1, 2) * F(35, 36) * F(1, 2)

row(
    "PV-38",
    "Mon Dreadnought (CC4, F6, A2) charge un capitaine à moto (CC5, E4, 3 PV, inv 4+) : trois coups de F10 contre E5, mortels.",
    ask("""pv_otes_au_corps_a_corps(attaquants=1, attaques=2, cc=4, force=6, arme_de_melee="arme de dreadnought", unite_marcheur=True, unite_a_charge=True,
        cible_cc=5, cible_endurance=4, cible_moto=True, cible_svg=3, cible_svg_invulnerable=4, cible_points_de_vie=3)""",
        total=6 * P * (1 - P) ** 2 + 9 * P**2 * (1 - P) + 3 * P**3),
)

row(
    "PV-39",
    "Une zone à 8 ps : qui a couru ne la conteste pas, qui a marché si ; un char à deux points sur quatre vaut la moitié.",
    ask("controler_ou_contester(objectif_est_une_zone=True, distance_a_l_objectif=8, unite_infanterie=True, unite_mouvement_rapide_fait=True)", outcome="Interdit"),
    ask("controler_ou_contester(objectif_est_une_zone=True, distance_a_l_objectif=8, unite_infanterie=True)", outcome="Permis"),
    ask("points_pour_une_unite(cout_de_l_unite=120, points_de_coque=4, marqueurs_endommage=2)", total=60),
)

row(
    "PV-40",
    "Des bêtes à fond par 7 ps de marais très difficile : 15 ps, -1 pour les viser, et pas cachées.",
    ask("mouvement_rapide_permis(unite_bete=True, ps_en_terrain_tres_difficile=7)", total=15, disputed="18 ps"),
    ask("ct_effective(ct=4, cible_distance_parcourue=15)", total=3),
    ask("etre_cachee(cible_bete=True, cible_distance_parcourue=15, cible_masquee_par_un_decor=True)", outcome="Interdit"),
)

row(
    "PV-42",
    "Ennemi juré, CT3 à 20 ps, orks E4 à 4+ (PA5 : 5+) : 7/12 × 7/12 × 2/3.",
    ask('phase_de_tir(tireurs=1, arme_de_tir="Bolter", ct=3, unite_a_bouge=True, distance=20, unite_a_ennemi_jure=True, endurance=4, cible_svg=4)',
        total=F(49, 216)),
)

row(
    "PV-43",
    "Un 1 en lançant la grenade plasma : elle touche 1D3+1 des miens.",
    *(ask(f'touches_de_la_grenade_echappee(arme_de_tir="Grenades plasma", de_de_la_grenade={die})', total=die + 1) for die in (1, 3)),
)

row(
    "PV-45",
    "Missile anti-aérien sur l'avant 12 d'un char au sol, à 20 ps : au jugé, 1/18 et 1/18.",
    ask('degats_au_tir(tireurs=1, arme_de_tir="Missiles Anti-aérien", ct=4, unite_immobile=True, distance=20, blindage=12)',
        odds={"dégâts lourds 1": F(1, 18), "dégâts superficiels 1": F(1, 18)}),
)

row(
    "PV-46",
    "« Mon char est à terre » : non, jamais ; on le vise comme debout, un 5 à la coque ne le détruit pas. Mon fantassin à terre, lui, tire au jugé.",
    ask('degats_au_tir(tireurs=1, arme_de_tir="Canon laser", ct=4, distance=30, blindage=12, cible_a_terre=True)', odds={"dégâts lourds 1": F(1, 3)}),
    ask('degat_sur_la_table(zone_touchee="coque", des=[5], cible_a_terre=True)', outcome="crash violent"),
    ask('zone_du_vehicule(ct=4, unite_a_terre=True, zone_annoncee="armement", des=[4])', outcome="armement", disputed="Coque"),
)

row(
    "PV-47",
    "Ce qu'un joueur dit de quelqu'un mène à ce qui se dit de lui.",
    ask("svg_de_couvert_effective(svg_de_couvert=4, cible_entierement_visible=True)", asks="pourcentage_visible"),
    ask("charger(distance=5, transporteur_d_assaut=True)", asks="dire transporteur_d_assaut_pris"),
    ask("ct_du_tir(ct=4, cible_a_fumigenes=True)", asks="dire cible_sous_fumigenes"),
    ask("svg_de_couvert_effective(svg_de_couvert=4, cible_armure_lourde=True)", asks="dire cible_svg"),
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

QUESTIONS = [(code, n, *asked) for code, (_, questions) in ROWS.items() for n, asked in enumerate(questions, 1)]


@pytest.mark.parametrize("code, rank, question, expected", QUESTIONS, ids=[f"{code}-{n}" for code, n, *_ in QUESTIONS])
def test_situation(resolver, code, rank, question, expected):
    check(resolver, "warhammer-40000-pen", code, question, expected)
