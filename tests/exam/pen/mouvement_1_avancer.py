"""Situations of Warhammer 40,000 PEN whose questions stand in `mouvement-1-avancer.ttl`."""

from __future__ import annotations

from fractions import Fraction as F

from verdicts import ask, rows

ROWS, row = rows()

row(
    "PEN-Z09",
    "Chacun traverse 5 ps de terrain difficile, ou très difficile : des gardes, des bêtes, des motojets.",
    ask("mouvement_normal_permis(unite_infanterie=True, ps_en_terrain_difficile=5)", total=4),
    ask("mouvement_normal_permis(unite_infanterie=True, ps_en_terrain_difficile=3)", total=5),
    ask("mouvement_normal_permis(unite_infanterie=True, ps_en_terrain_tres_difficile=5)", total=2),
    ask("mouvement_normal_permis(unite_bete=True, ps_en_terrain_difficile=5)", total=9),
    ask("mouvement_normal_permis(unite_bete=True, ps_en_terrain_tres_difficile=5)", total=7),
    ask("mouvement_normal_permis(unite_motojet=True, ps_en_terrain_tres_difficile=5)", total=12),
)
row(
    "AD-32",
    "À travers 4 ps de forêt un fantassin fait 4 ps, 7 en courant ; 4 ps de marais, 2 ; des bêtes dans ce marais, 7, ou 9 si rien ne les y ralentit.",
    ask("mouvement_normal_permis(unite_infanterie=True, ps_en_terrain_difficile=4)", total=4),
    ask("mouvement_rapide_permis(unite_infanterie=True, ps_en_terrain_difficile=4)", total=7),
    ask("mouvement_normal_permis(unite_infanterie=True, ps_en_terrain_tres_difficile=4)", total=2),
    ask("mouvement_normal_permis(unite_bete=True, ps_en_terrain_tres_difficile=4)", total=7, disputed="^9"),
    ask("mouvement_normal_permis(unite_jet_pack=True, ps_en_terrain_tres_difficile=4)", total=6),
)
row(
    "AG-25",
    "Lasers défensifs : 60 points, canon laser jumelé. Maison en bois : 10. Un char rapide : 9 ps ; un marcheur antigrav rapide, 12. Désengagée, une bête part de 9 ps.",
    ask('armements_de_tourelle(armement_de_tourelle="Lasers défensifs")', says="60 pts"),
    ask('blindage_du_batiment(reference_du_batiment="Maison en bois")', total=10),
    ask("mouvement_normal_permis(unite_tank=True, unite_rapide=True)", total=9),
    ask("mouvement_normal_permis(unite_marcheur=True, unite_antigrav=True, unite_rapide=True)", total=12),
    ask("distance_de_desengagement(unite_bete=True)", total=9),
)
row(
    "AH-12",
    "Cinq motojets habiles (3+) au-dessus d'une mare d'acide : PA4, 1/72 chacune. Au pas, 6 ps de bois ôtent 2 ps à une moto, rien à une motojet.",
    ask("pertes_en_terrain_dangereux(unites=5, unite_motojet=True, unite_conducteur_habile=True, svg=3)", means={"blessures": F(5, 72)}),
    ask("mouvement_normal_permis(unite_moto=True, ps_en_terrain_difficile=6)", total=10),
    ask("mouvement_rapide_permis(unite_moto=True, ps_en_terrain_difficile=6)", total=22),
    ask("mouvement_normal_permis(unite_motojet=True, ps_en_terrain_difficile=6)", total=12),
)
row(
    "AI-32",
    "Lents et méthodiques : 1 ps de plaine et 2 de bois ne font qu'une tranche, 5 ps ; 2 et 2, deux ; ils chargent après leurs bolters lourds, sans percer.",
    ask("mouvement_normal_permis(unite_infanterie=True, unite_lente_et_methodique=True, ps_en_terrain_neutre=1, ps_en_terrain_difficile=2)", total=5),
    ask("mouvement_normal_permis(unite_infanterie=True, unite_lente_et_methodique=True, ps_en_terrain_neutre=2, ps_en_terrain_difficile=2)", total=4),
    ask("""charger(arme_de_tir="Bolter lourd", arme_a_tire_ce_tour=True, unite_lente_et_methodique=True)""", outcome="Permis"),
    ask("tenter_une_percee(unite_lente_et_methodique=True, cible_en_retraite=True)", outcome="Interdit"),
    ask("ralentissement_du_terrain(ps_en_terrain_tres_difficile=7)", total=-6),
)
row(
    "AL-13",
    "Six ps de ronces épaisses : un fantassin en fait 2, une cavalerie 5 de ses 9 ; des bêtes, agiles, 7, ou 9 selon la lecture.",
    ask("mouvement_normal_permis(unite_infanterie=True, ps_en_terrain_tres_difficile=6)", total=2),
    ask("mouvement_normal_permis(unite_cavalerie=True, ps_en_terrain_tres_difficile=6)", total=5),
    ask("mouvement_normal_permis(unite_bete=True, ps_en_terrain_tres_difficile=6)", total=7, disputed="^9"),
    ask("mouvement_rapide_permis(unite_cavalerie=True, ps_en_terrain_difficile=10)", total=14),
)
row(
    "AM-20",
    "Assommé, on a I1 et 3 ps, 2 en escaladant 3 ps ; la charge reste à 6, ou 3. Une moto en bélier sur deux gardes : deux touches deux fois sur trois.",
    ask("initiative_effective(initiative=4, unite_assommee=True)", total=1),
    ask("mouvement_normal_permis(unite_infanterie=True, unite_assommee=True, ps_escalades=3)", total=2),
    ask("distance_de_charge_permise(unite_assommee=True)", total=6, disputed="^3"),
    ask("touches_d_une_charge_belier(unite_moto=True, cible_effectif_de_l_escouade=2)", odds={"1 touche": F(1, 3), "2 touches": F(2, 3)}),
)
row(
    "5",
    "Agile à couvert : 9 ps en forêt ; Lent et méthodique : 4 ps sur du neutre ; Implacable tire et charge ; Rage : 2 + 2 attaques ; Tapi, de nuit, à 15 ps : −2.",
    ask("mouvement_normal_permis(unite_agile_a_couvert=True, mouvement_normal=9, ps_en_terrain_difficile=6)", total=9),
    ask("mouvement_normal_permis(unite_lente_et_methodique=True, unite_infanterie=True, ps_en_terrain_neutre=6)", total=4),
    ask('ct_du_tir(unite_implacable=True, ct=4, arme_de_tir="Bolter lourd", unite_a_bouge=True)', total=4),
    ask('charger(unite_implacable=True, arme_de_tir="Bolter lourd", arme_a_tire_ce_tour=True)', outcome="Permis"),
    ask("attaques_effectives(unite_rage=True, unite_a_charge=True, attaques=2)", total=4),
    ask("ct_effective(cible_tapie_dans_l_ombre=True, combat_de_nuit=True, distance=15, ct=4)", total=2),
    ask("mouvement_normal_permis(mouvement_normal=12, ps_en_terrain_tres_difficile=4)", total=8),
)
row(
    "P30-16",
    "Quatre pas de terrain difficile font deux tranches : 4 ps au fantassin, 7 en mouvement rapide ; trois n'en font qu'une. La motojet n'en perd rien. Escalader compte de même.",
    ask("mouvement_normal_permis(unite_infanterie=True, ps_en_terrain_difficile=4)", total=4),
    ask("mouvement_normal_permis(unite_infanterie=True, ps_en_terrain_difficile=3)", total=5),
    ask("mouvement_rapide_permis(unite_infanterie=True, ps_en_terrain_difficile=4)", total=7),
    ask("mouvement_normal_permis(unite_motojet=True, ps_en_terrain_difficile=4)", total=12),
    ask("mouvement_normal_permis(unite_infanterie=True, ps_escalades=4)", total=4),
)
row(
    "2 à 3.7",
    "Infanterie : 9 ps en rapide. Une bête n'est pas ralentie ; une unité de saut ne prend pas d'altitude ; moto et motojet ont +1 E, la moto teste.",
    ask("mouvement_rapide_permis(unite_infanterie=True)", total=9),
    ask('ordre_des_frappes(initiatives={"A": 5, "B": 3})', gives="A"),
    ask("test_de_commandement(commandement=8, des=[5, 4])", outcome="Raté", total=9),
    ask("mouvement_normal_permis(unite_infanterie=True, unite_de_saut=True)", total=12),
    ask("regles_du_type(unite_infanterie=True, unite_volante=True)", gives="attaque au passage"),
    ask("mouvement_normal_permis(unite_bete=True, ps_en_terrain_difficile=6)", total=9),
    ask("mouvement_normal_permis(unite_infanterie=True, ps_en_terrain_difficile=6)", total=4),
    ask("prendre_de_l_altitude(unite_de_saut=True)", outcome="Interdit"),
    ask("prendre_de_l_altitude(unite_volante=True)", outcome="Permis"),
    ask("prendre_de_l_altitude(unite_motojet=True)", outcome="Permis"),
    ask("endurance_effective(cible_moto=True, endurance=3)", total=4),
    ask("endurance_effective(cible_motojet=True, endurance=4)", total=5),
    ask("jet_pour_blesser(force=4, endurance=3, cible_moto=True, des=[3])", outcome="Sans blessure"),
    *(ask(f"terrain_difficile_en_mouvement_rapide(unite_{kind}=True, unite_mouvement_rapide_fait=True, terrain_difficile_traverse=True)", gives=given)
      for kind, given in (("moto", "test de terrain dangereux"), ("motojet", "Aucune conséquence"))),
    ask("tirer_pendant_son_mouvement(unite_motojet_eldar=True)", outcome="Permis"),
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
row(
    "PS-03",
    "Mes loups traversent 7 ps de marais très difficile (trois tranches) : 6 ps en tout ; des fantassins, 6 ps du même marais : 2.",
    ask("mouvement_normal_permis(unite_bete=True, ps_en_terrain_tres_difficile=7)", total=6, disputed="^9"),
    ask("mouvement_normal_permis(unite_bete=True, ps_en_terrain_difficile=7)", total=9),
    ask("mouvement_normal_permis(unite_infanterie=True, ps_en_terrain_tres_difficile=6)", total=2),
    ask("mouvement_normal_permis(unite_infanterie=True, unite_lente_et_methodique=True, ps_en_terrain_neutre=6)", total=4),
)
row(
    "PS-07",
    "Un marcheur antigrav rapide avance de 12 ps et tire de tout ; son coefficient rapide est en litige.",
    ask("mouvement_normal_permis(unite_marcheur=True, unite_antigrav=True, unite_rapide=True)", total=12),
    ask("tirer_une_arme_de_vehicule(unite_marcheur=True, unite_antigrav=True, unite_rapide=True, unite_a_bouge=True)", outcome="Permis"),
    ask("mouvement_rapide_permis(unite_marcheur=True, unite_antigrav=True, unite_rapide=True)", total=24, disputed="^18"),
)
row(
    "PS-17",
    "Givrés : la cavalerie fait 4,5 ps, 9 en rapide ; E4, une chance sur trois d'être figé ; un véhicule, jamais.",
    ask("mouvement_normal_permis(unite_cavalerie=True, unite_givree=True)", total=F(9, 2)),
    ask("mouvement_rapide_permis(unite_cavalerie=True, unite_givree=True)", total=9),
    ask("test_de_givrage(endurance=4)", odds={"l'unité est figée": F(1, 3)}),
    ask("test_de_givrage(unite_vehicule=True)", gives="Réussi automatique"),
)
row(
    "PT-5",
    "De la cavalerie gelée : 4,5 ps, la retraite aussi ; charge, mêlée et consolidation restent à 6 (3 pour qui compte tout mouvement) ; E4, un tiers figé.",
    ask("mouvement_normal_permis(unite_cavalerie=True, unite_givree=True)", total=F(9, 2)),
    ask("distance_de_retraite(unite_cavalerie=True, unite_givree=True)", total=F(9, 2)),
    ask("distance_de_charge_permise(unite_infanterie=True, unite_givree=True)", total=6, disputed="^3 ps"),
    ask("mouvement_de_melee(unite_givree=True)", total=6, disputed="^3 ps"),
    ask("mouvement_de_consolidation(unite_assommee=True)", total=6, disputed="^3 ps"),
    ask("test_de_givrage(endurance=4)", odds={"Réussi": F(2, 3)}),
)
row(
    "PU-43",
    "Conscrits en terrain : 4 ps de bois sur 6 en laissent 4 ; lents et méthodiques, le sol nu aussi ; à fond par 7 ps de marais, 3 ; assommés, 3.",
    ask("mouvement_normal_permis(unite_infanterie=True, ps_en_terrain_difficile=4)", total=4),
    ask("mouvement_normal_permis(unite_infanterie=True, unite_lente_et_methodique=True, ps_en_terrain_neutre=6)", total=4),
    ask("mouvement_rapide_permis(unite_infanterie=True, ps_en_terrain_tres_difficile=7)", total=3),
    ask("mouvement_normal_permis(unite_infanterie=True, unite_assommee=True)", total=3),
)
row(
    "PW-34",
    "Marteau tonnerre : mon personnage (I5) y laisse 1 PV, il frappe à 1 et marche de 3 ps.",
    ask("initiative_effective(initiative=5, unite_assommee=True)", total=1),
    ask("mouvement_normal_permis(unite_infanterie=True, unite_assommee=True)", total=3),
    ask("tenter_une_percee(cible_en_retraite=True, unite_lente_et_methodique=True)", outcome="Interdit"),
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
row(
    "PU-28",
    "Immobilisée ou verrouillée, ma motojet ne monte ni ne croise personne ; le Valkyrie cloué ou fou ne sort pas de la table et ne décolle pas.",
    *(ask(f"prendre_de_l_altitude(unite_motojet=True, unite_{held}=True)", outcome="Interdit") for held in ("immobilisee", "verrouillee")),
    ask("croiser_d_autres_unites(unite_motojet=True, unite_verrouillee=True)", outcome="Interdit"),
    *(ask(f"sortir_du_plateau(unite_vehicule_volant=True, unite_{held}=True)", outcome="Interdit") for held in ("immobilisee", "hors_de_controle")),
    ask("decollage_d_un_aeronef(unite_aeronef=True, unite_hors_de_controle=True)", outcome="Interdit"),
    ask("prendre_de_l_altitude(unite_motojet=True)", outcome="Permis"),
)
row(
    "AD-23",
    "« J'esquive », sans dire quoi : je bouge au pas, fuis s'il le faut, mais ni course, ni charge, et l'initiative tombe à 1. Couché, je ne bouge pas.",
    ask("se_deplacer(unite_esquive=True)", outcome="Permis"),
    ask("battre_en_retraite(unite_esquive=True)", gives="fuite"),
    ask("faire_un_mouvement_rapide(unite_esquive=True)", outcome="Interdit"),
    ask("charger(unite_esquive=True, distance=3)", outcome="Interdit"),
    ask("initiative_effective(initiative=4, unite_esquive=True)", total=1),
    ask("se_deplacer(unite_a_terre=True)", outcome="Interdit"),
)
row(
    "RP-28",
    "Des motos ont esquivé : elles bougent, mais ni vite ni à la charge, et le bolter lourd (CT4) à 30 ps tire au jugé ; mortes, elles ne vont nulle part.",
    ask("mouvement_normal_permis(unite_moto=True, unite_esquive=True)", total=12),
    ask("faire_un_mouvement_rapide(unite_moto=True, unite_esquive=True)", outcome="Interdit"),
    ask("charger(unite_moto=True, unite_esquive=True, distance=5)", outcome="Interdit"),
    ask('jet_pour_toucher_au_tir(ct=4, unite_moto=True, unite_esquive=True, arme_de_tir="Bolter lourd", distance=30)', odds={"Touché": F(1, 3)}),
    ask("faire_un_mouvement_rapide(unite_moto=True, unite_detruite=True)", outcome="Interdit"),
    ask("embarquer(unite_infanterie=True, unite_detruite=True)", outcome="Interdit"),
    ask("reculer_devant_un_belier(unite_infanterie=True, unite_detruite=True)", outcome="Interdit"),
)
row(
    "AD-39",
    "Posés par frappe en profondeur, on ne bouge plus ; encore en réserve, pas davantage. Après une attaque au passage, le canon laser tire au jugé.",
    ask("se_deplacer(unite_jet_pack=True, unite_deployee_en_frappe_en_profondeur=True)", outcome="Interdit"),
    ask("faire_un_mouvement_rapide(unite_jet_pack=True, unite_deployee_en_frappe_en_profondeur=True)", outcome="Interdit"),
    ask("se_deplacer(unite_en_reserve=True)", outcome="Interdit"),
    ask("se_deplacer(unite_arrivee_de_la_reserve=True)", outcome="Permis"),
    ask("""ct_du_tir(ct=4, arme_de_tir="Canon laser", distance=40, unite_de_saut=True, unite_a_fait_une_attaque_au_passage=True)""", total=2),
    ask("""ct_du_tir(ct=4, arme_de_tir="Canon laser", distance=40, unite_moto=True, unite_a_fait_une_attaque_au_passage=True)""", total=4),
)
row(
    "AL-34",
    "Regroupée, elle a tiré : elle ne bouge plus ; elle peut se mettre en alerte. À demi tombée, Cd 7 pour se regrouper.",
    ask("se_deplacer(unite_regroupee=True, arme_a_tire_ce_tour=True)", outcome="Interdit"),
    ask("tirer(unite_regroupee=True, unite_a_bouge=True)", outcome="Interdit"),
    ask("se_mettre_en_alerte(unite_regroupee=True)", outcome="Permis"),
    ask("test_de_regroupement(commandement=8, effectif_de_depart=10, effectif_de_l_escouade=5)", odds={"Regroupée": F(7, 12)}),
)
row(
    "AM-13",
    "Qui débarque au début de la phase prive son transport du mouvement rapide ; et il ne pivote pas avant pour rouler après.",
    ask("faire_un_mouvement_rapide(unite_transport=True, unite_embarquement_en_debut_de_phase=True)", outcome="Interdit"),
    ask("se_deplacer(unite_transport=True, unite_embarquement_en_debut_de_phase=True)", outcome="Permis"),
    ask("se_deplacer(unite_transport=True, unite_a_pivote=True, unite_embarquement_en_debut_de_phase=True)", outcome="Interdit"),
    ask("s_approcher_d_une_autre_escouade(distance_a_une_autre_escouade=0.5)", outcome="Interdit"),
)
row(
    "P32-41",
    "À couvert d'un mur après 12 ps en mouvement rapide : cachée ; après 12,5 : non ; une créature monstrueuse : jamais.",
    ask("etre_cachee(cible_mouvement_rapide_fait=True, cible_distance_parcourue=12, cible_a_couvert_d_un_decor=True)", outcome="permis"),
    ask("etre_cachee(cible_mouvement_rapide_fait=True, cible_distance_parcourue=12.5, cible_a_couvert_d_un_decor=True)", outcome="interdit"),
    ask("etre_cachee(cible_creature_monstrueuse=True, cible_a_couvert_d_un_decor=True)", outcome="interdit"),
)
row(
    "AM-36",
    "« Mon infanterie a fait 10 ps » : jamais. 9, en courant ; 8 s'il y a 1 ps de bois. Une moto, 24, pas 25.",
    ask("se_deplacer(unite_infanterie=True, unite_distance_parcourue=10)", outcome="Interdit"),
    ask("se_deplacer(unite_infanterie=True, unite_distance_parcourue=9)", outcome="Permis"),
    ask("faire_un_mouvement_rapide(unite_infanterie=True, unite_distance_parcourue=9, ps_en_terrain_difficile=1)", outcome="Interdit"),
    ask("faire_un_mouvement_rapide(unite_moto=True, unite_distance_parcourue=25)", outcome="Interdit"),
    ask("se_deplacer(unite_infanterie=True, unite_distance_parcourue=3)", outcome="Permis"),
)
row(
    "AD-26",
    "Une moto qui fait 14 ps n'a tourné que de 90° d'abord ; à 12 ps, à son gré ; en fuite aussi. Au bout, 90° ; un char de 14 ps, plus rien, sauf dérapage.",
    ask("pivot_initial_permis(distance_parcourue=14, unite_moto=True)", total=90),
    ask("pivot_initial_permis(distance_parcourue=12, unite_moto=True)", total=180),
    ask("pivot_initial_permis(distance_voulue=14, unite_moto=True, unite_regroupement_rate=True)", total=180),
    ask("pivot_final_permis(distance_parcourue=14, unite_moto=True)", total=90),
    ask("pivot_final_permis(distance_parcourue=14, unite_est_un_vehicule=True)", total=0),
    ask("pivot_final_permis(distance_parcourue=14, unite_est_un_vehicule=True, unite_derapage=True)", total=90),
)
row(
    "AE-17",
    "À fond : une bête 18 ps, un jet-pack 12, un volant 24, un aéronef 36 ; une motojet monte en altitude, une moto ni une unité de saut.",
    ask("mouvement_rapide_permis(unite_bete=True)", total=18),
    ask("mouvement_rapide_permis(unite_jet_pack=True)", total=12),
    ask("mouvement_rapide_permis(unite_vehicule_volant=True)", total=24),
    ask("mouvement_rapide_permis(unite_aeronef=True)", total=36),
    ask("prendre_de_l_altitude(unite_motojet=True)", outcome="Permis"),
    ask("prendre_de_l_altitude(unite_moto=True)", outcome="Interdit"),
    ask("prendre_de_l_altitude(unite_de_saut=True)", outcome="Interdit"),
    ask("tirer_pendant_son_mouvement(unite_motojet_eldar=True)", outcome="Permis"),
    ask("tirer_pendant_son_mouvement(unite_motojet=True)", outcome="Interdit"),
)
row(
    "AM-02",
    "Une moto à fond dans 6 ps de terrain très difficile fait 20 ps au plus (-2 pour la toucher), dans 9 ps, 18 (-1) ; et elle teste le danger, PA2.",
    ask("mouvement_rapide_permis(unite_moto=True, ps_en_terrain_tres_difficile=6)", total=20),
    ask("mouvement_rapide_permis(unite_moto=True, ps_en_terrain_tres_difficile=9)", total=18),
    ask('ct_du_tir(ct=4, arme_de_tir="Bolter lourd", distance=30, cible_distance_parcourue=20)', total=2),
    ask('ct_du_tir(ct=4, arme_de_tir="Bolter lourd", distance=30, cible_distance_parcourue=18)', total=3),
    ask("test_de_terrain_dangereux(unite_moto=True, unite_mouvement_rapide_fait=True, ps_en_terrain_tres_difficile=6, des=[1])", gives="PA2"),
)
row(
    "3",
    "Une unité de saut va à 12 ps et charge à 9 ; une moto double ses 12 ps et ne charge plus ; un marcheur à 6 ps court 12 avec Charge rapide.",
    ask("mouvement_normal_permis(unite_de_saut=True)", total=12),
    ask("mouvement_de_charge(unite_de_saut=True)", total=9),
    ask("mouvement_rapide_permis(unite_moto=True)", total=24),
    ask("charger(unite_moto=True, unite_mouvement_rapide_fait=True)", outcome="Interdit"),
    ask("mouvement_rapide_permis(unite_marcheur=True, unite_a_course=True)", total=12),
    ask("charger(unite_infanterie=True, distance=5)", outcome="Permis"),
    ask("faire_une_charge_belier(unite_infanterie=True)", outcome="Interdit"),
    ask("distance_d_une_charge_belier(unite_moto=True, unite_abattue_en_route=True, distance_parcourue=8)", total=8),
)
row(
    "3.10",
    "Un véhicule va à 6 et 12 ps ; sa 3e arme tire à CT entière après un mouvement normal, la 4e au jugé ; à 60° de son avant, on frappe le flanc.",
    ask("choisir_sa_propre_cible(unite_est_un_vehicule=True)", outcome="Permis"),
    ask("mouvement_normal_permis(unite_est_un_vehicule=True)", total=6),
    ask("mouvement_rapide_permis(unite_est_un_vehicule=True)", total=12),
    ask("mouvement_rapide_permis(unite_est_un_vehicule=True, unite_rapide=True)", total=18),
    ask("tirer_une_arme_de_vehicule(arme_de_coque=True, angle_de_tir=60)", outcome="Interdit"),
    ask("tirer_une_arme_de_vehicule(arme_de_coque=True, angle_de_tir=45)", outcome="Permis"),
    ask("ct_du_tir(unite_est_un_vehicule=True, arme_lourde=True, unite_a_bouge=True, ct=4, rang_de_l_arme=3)", total=4),
    ask("ct_du_tir(unite_est_un_vehicule=True, arme_lourde=True, unite_a_bouge=True, ct=4, rang_de_l_arme=4)", total=2),
    ask("ct_du_tir(unite_est_un_vehicule=True, arme_d_artillerie=True, arme_de_barrage=True, unite_a_bouge=True, ct=4)", total=2),
    ask("""penetration_de_blindage(force=8, des=[3], blindage_avant=12, blindage_lateral=11, blindage_arriere=10, angle_de_l_attaque=60)""",
        outcome="Dégât superficiel", total=11),
    ask("test_de_moral(unite_est_un_vehicule=True, des=[6, 6])", outcome="Réussi"),
    ask('degat_sur_la_table(cible_tank=True, degat_superficiel=True, pa=4, zone_touchee="coque", des=[6])', outcome="Endommagé", total=3),
    ask('degat_sur_la_table(cible_ouvert=True, degat_superficiel=True, pa=4, zone_touchee="coque", des=[6])', outcome="Crash violent", total=5),
    ask("de_pour_toucher_un_marcheur(cible_marcheur=True, arme_grenade_anti_vehicule=True)", total=6),
    ask("tirer(unite_vehicule_volant=True, unite_mouvement_rapide_fait=True, rang_de_l_arme=4)", outcome="Permis"),
    ask("tirer(unite_vehicule_volant=True, unite_mouvement_rapide_fait=True, rang_de_l_arme=5)", outcome="Interdit", disputed="Permis"),
    ask("deployer_par_frappe_en_profondeur(unite_vehicule_volant=True, unite_en_reserve=True)", outcome="Permis"),
    ask("deborder(unite_vehicule_volant=True, unite_en_reserve=True)", outcome="Permis"),
)
row(
    "PR-35",
    "De combien peut-il bouger ? Immobilisé, pilote sonné, mobilité réduite ; une téléportation hors d'une mêlée.",
    ask("mouvement_normal_permis(unite_tank=True, unite_immobilisee=True)", total=0),
    ask("mouvement_rapide_permis(unite_tank=True, unite_pilote_sonne=True)", total=0),
    ask("mouvement_rapide_permis(unite_antigrav=True, unite_rapide=True, unite_est_un_vehicule=True, unite_mobilite_reduite=True)", total=12),
    ask("se_teleporter(unite_a_teleportation=True, unite_verrouillee=True)", outcome="Interdit"),
)

FLYER = "unite_creature_monstrueuse=True, unite_volante=True"

row(
    "PT-8",
    "Un prince démon ailé fonce de 24 ps, tire à CT 4 - 1 : 4+ ; on lui répond à CT 4 - 2 : 5+ ; jamais caché.",
    ask(f"mouvement_rapide_permis({FLYER})", total=24),
    ask(f"jet_pour_toucher_au_tir(ct=4, {FLYER}, unite_mouvement_rapide_fait=True, distance=20, portee=36)", odds={"Touché": F(1, 2)}),
    ask("""jet_pour_toucher_au_tir(ct=4, cible_creature_monstrueuse=True, cible_volante=True, distance_parcourue=24, distance=20, portee=24)""",
        odds={"Touché": F(1, 3)}),
    ask("etre_cachee(cible_creature_monstrueuse=True, cible_volante=True)", outcome="Interdit"),
)
row(
    "PV-40",
    "Des bêtes à fond par 7 ps de marais très difficile : 15 ps, -1 pour les viser, et pas cachées.",
    ask("mouvement_rapide_permis(unite_bete=True, ps_en_terrain_tres_difficile=7)", total=15, disputed="18 ps"),
    ask("ct_effective(ct=4, cible_distance_parcourue=15)", total=3),
    ask("etre_cachee(cible_bete=True, cible_distance_parcourue=15, cible_masquee_par_un_decor=True)", outcome="Interdit"),
)
row(
    "AM-23",
    "Six boyz (2 A, F3) chargent dans leur chariot : 3 attaques, 4 blessures sur des gardes. Le véhicule lancé à 18 ps ne tourne plus, à 12 d'un quart.",
    ask("combat(attaquants=6, cc=4, attaques=2, unite_embarquee=True, transporteur_char=True, unite_a_charge=True, force=3, cible_cc=3, cible_endurance=3, cible_svg=5)", total=4),
    ask("pivot_final_permis(unite_char=True, unite_distance_parcourue=18)", total=0),
    ask("pivot_final_permis(unite_char=True, unite_distance_parcourue=12)", total=90),
    ask("pivot_final_permis(unite_est_un_vehicule=True, unite_distance_parcourue=18, unite_a_derapage=True)", total=90),
)
row(
    "AM-24",
    "Après un mouvement normal on se tourne comme on veut : un tank qui a fait 6 ps, des fantassins ; à 7 ps le mouvement fut rapide, un quart de tour.",
    ask("pivot_final_permis(unite_tank=True, unite_distance_parcourue=6)", total=180),
    ask("pivot_final_permis(unite_infanterie=True, unite_distance_parcourue=6)", total=180),
    ask("pivot_final_permis(unite_infanterie=True, unite_distance_parcourue=7)", total=90),
    ask("pivot_final_permis(unite_rapide=True, unite_distance_parcourue=9)", total=180),
)
row(
    "PQ-28",
    "Un aéronef en mouvement rapide, avec ou sans Virage à grande vitesse.",
    ask("mouvement_rapide_permis(unite_aeronef=True)", total=36),
    ask("pivot_final_permis(unite_aeronef=True, unite_derapage=True, unite_distance_parcourue=36)", total=90),
    ask("pivot_final_permis(unite_aeronef=True, unite_distance_parcourue=36)", total=0),
    ask("decollage_d_un_aeronef(unite_aeronef=True)", outcome="Permis"),
)
row(
    "PE-62",
    "Une motojet qui a filé de 24 ps esquive un missile anti-aérien (CT4, 20 ps) ; puis elle voudrait charger, ou repartir.",
    ask("""jet_pour_toucher_au_tir(ct=4, arme_de_tir="Missiles Anti-aérien", distance=20, cible_motojet=True, cible_distance_parcourue=24,
        cible_esquive=True)""", odds={"Touché": F(2, 3)}),  # 4 + 1 - 1, its speed left aside
    ask("charger(unite_motojet=True, unite_esquive=True, distance=5)", outcome="Interdit"),
    ask("faire_un_mouvement_rapide(unite_motojet=True, unite_esquive=True)", outcome="Interdit"),
    ask("se_deplacer(unite_motojet=True, unite_esquive=True)", outcome="Permis"),
    ask("initiative_effective(initiative=4, unite_motojet=True, unite_esquive=True)", total=1),
)
row(
    "PZ-13",
    "Le même chef à pied : ses motos courent 9 ps, pas 10, au premier tour elles sont cachées d'office, et aucun jeton ne les marque.",
    ask("mouvement_rapide_permis(unite_moto=True, mouvement_rapide_du_plus_lent=9)", total=9),
    ask("faire_un_mouvement_rapide(unite_moto=True, mouvement_rapide_du_plus_lent=9, distance_voulue=10)", outcome="Interdit"),
    ask("etre_cachee(premier_tour_du_premier_joueur=True, cible_moto=True, cible_mouvement_rapide_du_plus_lent=9)", outcome="Permis"),
    ask("etre_cachee(cible_a_couvert_d_un_decor=True, cible_moto=True, cible_mouvement_rapide_fait=True, cible_mouvement_rapide_du_plus_lent=9)", outcome="Permis"),
    ask("jeton_de_mouvement(unite_moto=True, unite_mouvement_rapide_fait=True, mouvement_rapide_du_plus_lent=9)", outcome="Aucune conséquence"),
)
row(
    "PZ-14",
    "Un mur de 3 ps à grimper coûte 1 ps, de 4 ps en coûte 2 : le fantassin veut en faire 5.",
    ask("se_deplacer(unite_infanterie=True, distance_voulue=5, ps_escalades=3)", outcome="Permis"),
    ask("se_deplacer(unite_infanterie=True, distance_voulue=5, ps_escalades=4)", outcome="Interdit"),
)
row(
    "PZ-15",
    "Quel jeton poser ? La cavalerie et les motos ont couru, sans qu'on ait mesuré ; des fantassins aussi ; une moto, elle, a fait 15 ps.",
    ask("jeton_de_mouvement(unite_cavalerie=True, unite_mouvement_rapide_fait=True)", gives="M1"),
    ask("jeton_de_mouvement(unite_moto=True, unite_mouvement_rapide_fait=True)", gives="M2"),
    ask("jeton_de_mouvement(unite_infanterie=True, unite_mouvement_rapide_fait=True)", outcome="Aucune conséquence"),
    ask("jeton_de_mouvement(unite_moto=True, unite_mouvement_rapide_fait=True, unite_distance_parcourue=15)", gives="M1"),
)
row(
    "PEN-AB04",
    "Avant de foncer, de combien tourner ? Des motos à fond, sans mesurer : 90° ; à 12 ps, ou en retraite, à leur gré ; des fantassins aussi.",
    ask("pivot_initial_permis(unite_moto=True, unite_mouvement_rapide_fait=True)", total=90),
    ask("pivot_initial_permis(unite_moto=True, unite_mouvement_rapide_fait=True, unite_distance_parcourue=12)", total=180),
    ask("pivot_initial_permis(unite_moto=True, unite_mouvement_rapide_fait=True, mouvement_de_retraite=True)", total=180),
    ask("pivot_initial_permis(unite_infanterie=True, unite_mouvement_rapide_fait=True)", total=180),
)
