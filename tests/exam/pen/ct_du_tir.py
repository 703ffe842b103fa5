"""Situations of Warhammer 40,000 PEN that ask `ct_du_tir` first of all."""

from __future__ import annotations

from fractions import Fraction as F

from verdicts import ask, rows

ROWS, row = rows()

HEAVY_BOLTER = 'ct=4, arme_de_tir="Bolter lourd", distance=18, unite_infanterie=True, unite_distance_parcourue=2, cible_immobile=True'

row(
    "PEN-X03",
    "Un bolter lourd, déplacé de 2 ps par un fantassin ordinaire, tire à 18 ps sur une bande immobile à découvert.",
    ask(f"ct_du_tir({HEAVY_BOLTER})", total=2),
    ask(f"jet_pour_toucher_au_tir({HEAVY_BOLTER})", odds={"Touché": F(1, 3), "un tir supplémentaire": F(1, 6)}),
    ask(f"phase_de_tir(tireurs=1, {HEAVY_BOLTER}, endurance=4, svg=4)", mean=F(35, 54)),
    ask('jet_de_surchauffe(arme_de_tir="Bolter lourd")', odds={"Surchauffe": F(1, 6)}),
)
row(
    "PAA-10",
    "De nuit, Tapi dans l'ombre et Furtif : dissimulée à 10 ps comme à 14 ; à 25, invisible et rien de plus.",
    *(ask(f"ct_du_tir(ct=4, combat_de_nuit=True, cible_tapi_dans_l_ombre=True, cible_furtif=True, distance={d}, portee=48, arme_lourde=True)", total=t)
      for d, t in ((10, 3), (14, 3), (25, 1))),
)
row(
    "PAA-18",
    "Cavalerie, 18 ps dont 4 en terrain très difficile : 14, sans test ; au jugé, et qui la vise perd 1.",
    ask("mouvement_rapide_permis(ps_en_terrain_tres_difficile=4, unite_cavalerie=True)", total=14),
    ask("terrain_difficile_en_mouvement_rapide(unite_cavalerie=True)", outcome="Aucune conséquence"),
    ask("ct_du_tir(ct=4, cible_cavalerie=True, cible_distance_parcourue=14)", total=3),
    ask("ct_du_tir(ct=4, unite_cavalerie=True, unite_distance_parcourue=14)", total=2),
)
row(
    "PAA-33",
    "En l'air, donc Antigrav : l'anti-aérien vise à CT entière, malgré la vitesse ; on croise les unités, on ne s'arrête pas au-dessus d'elles.",
    ask("ct_du_tir(ct=4, arme_anti_aerienne=True, cible_en_altitude=True, cible_distance_parcourue=20)", total=4),
    ask("croiser_d_autres_unites(unite_en_altitude=True)", outcome="Permis"),
    ask("finir_au_dessus(unite_en_altitude=True, au_dessus_d_autres_unites=True)", outcome="Interdit"),
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
    "AC-28",
    "Un missile anti-aérien sur une motojet lancée à fond : sa vitesse ne compte pas. Sur une moto, au jugé, et la vitesse compte.",
    ask("""ct_du_tir(ct=4, arme_de_tir="Missiles Anti-aérien", distance=30, unite_immobile=True, cible_motojet=True, cible_mouvement_rapide_fait=True)""", total=4),
    ask("""ct_du_tir(ct=4, arme_de_tir="Missiles Anti-aérien", distance=30, unite_immobile=True, cible_moto=True, cible_mouvement_rapide_fait=True)""", total=1),
)
row(
    "AD-03",
    "Derrière leurs fumigènes, ils se couchent encore : un bolter immobile à 10 ps (CT 4) les vise à CT 3. En altitude, la fumée compte, le couvert jamais.",
    ask("""ct_du_tir(ct=4, arme_de_tir="Bolter", distance=10, unite_immobile=True, cible_sous_fumigenes=True, cible_a_terre=True)""", total=3),
    ask("ct_effective(ct=4, cible_en_altitude=True, cible_sous_fumigenes=True)", total=2),
    ask("avoir_droit_au_couvert(cible_en_altitude=True, cible_masquee_par_un_decor=True)", outcome="Interdit"),
)
row(
    "AD-05",
    "Chargés, mes Devastators tirent dans le tas : le bolter lourd a « bougé », CT 1 ; le fulgurant, CT 3 ; ni lance-flammes, ni plateforme sans initiative.",
    ask("""ct_du_tir(ct=4, arme_de_tir="Bolter lourd", unite_chargee=True, cible_verrouillee=True, tir_au_corps_a_corps=True)""", total=1),
    ask("""ct_du_tir(ct=4, arme_de_tir="Fulgurant", tir_au_corps_a_corps=True)""", total=3),
    ask("""tirer_au_corps_a_corps(unite_chargee=True, arme_de_tir="Lance-flammes")""", outcome="Interdit"),
    ask("tirer_au_corps_a_corps(unite_chargee=True, unite_sans_initiative=True)", outcome="Interdit"),
)
row(
    "AD-40",
    "Cinq marines (3+) descendus d'un transport resté en l'air : forcés, donc en urgence, au jugé, sans charge, et 1/6 chacun à PA2.",
    ask("""ct_du_tir(ct=4, arme_de_tir="Bolter", distance=20, unite_vient_de_debarquer=True, transporteur_en_altitude=True)""", total=2),
    ask("charger(unite_vient_de_debarquer=True, transporteur_en_altitude=True, distance=3)", outcome="Interdit"),
    ask("pertes_en_terrain_dangereux(unites=5, unite_svg=3, unite_vient_de_debarquer=True, transporteur_en_altitude=True)", total=F(5, 6)),
)

PASS = "ct=3, distance=20, cible_aeronef_au_passage=True"

row(
    "AE-05",
    "Un aéronef traverse la table : une tourelle à visée automatique (CT 3) le vise à CT 3, un missile anti-aérien aussi, un autocanon à 1.",
    ask(f"""ct_du_tir({PASS}, unite_tourelle_de_defense=True, arme_de_tir="Autocanon")""", total=3),
    ask(f"""ct_du_tir({PASS}, arme_de_tir="Missiles Anti-aérien")""", total=3),
    ask(f"""ct_du_tir({PASS}, arme_de_tir="Autocanon")""", total=1),
    ask("charger_un_aeronef(unite_moto=True)", outcome="Interdit"),
    ask("charger_un_aeronef(unite_motojet=True)", outcome="Permis"),
    ask("charger(unite_aeronef_au_passage=True, distance=3)", outcome="Interdit"),
    ask("tirer(unite_embarquee=True, transporteur_aeronef_au_passage=True)", outcome="Interdit"),
    ask("""degat_sur_la_table(zone_touchee="mobilité", des=[4], degat_lourd=True, cible_aeronef_au_passage=True)""", outcome="très endommagé"),
)

SECOND = """ct=4, arme_de_tir="Canon laser", distance=40, rang_de_l_arme=4"""

row(
    "AE-18",
    "La 4e arme d'un char qui a bougé tire au jugé, celle d'un marcheur non ; le volant lancé a 4 armes, la 5e se discute.",
    ask(f"ct_du_tir({SECOND}, unite_est_un_vehicule=True, unite_a_bouge=True)", total=2),
    ask(f"ct_du_tir({SECOND}, unite_marcheur=True, unite_a_bouge=True)", total=4),
    ask("tir_des_vehicules(unite_vehicule_volant=True, unite_mouvement_rapide_fait=True)", says="4 armes"),
    ask("tirer(unite_vehicule_volant=True, unite_mouvement_rapide_fait=True, rang_de_l_arme=5)", outcome="Interdit", disputed="Permis"),
    ask("tir_des_vehicules(unite_marcheur=True, unite_mouvement_rapide_fait=True)", says="au jugé"),
)
row(
    "AE-30",
    "Qui parle du tireur, de l'attaquant, du défenseur ou du transport est mené au nom que le jeu leur donne.",
    ask("ct_du_tir(tireur_ct=4)", asks="vouliez-vous dire unite_ct"),
    ask("attaques_effectives(attaques=2, attaquant_a_charge=True)", asks="vouliez-vous dire unite_a_charge"),
    ask("ct_effective(ct=4, defenseur_furtive=True)", asks="vouliez-vous dire cible_furtive"),
    ask("initiative_effective(initiative=4, chargeur_char=True)", asks="vouliez-vous dire assaillant_char"),
    ask("svg_de_couvert_effective(transport_ouvert=True)", asks="vouliez-vous dire transporteur_ouvert"),
    ask("charger(escouade_a_terre=True)", asks="vouliez-vous dire unite_a_terre"),
    ask("mouvement_normal_permis(transport_rapide=True)", asks="dites transport et rapide ; vouliez-vous dire transporteur_rapide"),
)
row(
    "AE-36",
    "À bord d'un transport resté sur place, un fulgurant garde son +1, plus s'il a roulé, secoué, ou pris ses passagers ce tour ; à bord d'un ouvert, on a droit au couvert.",
    *(ask(f"""ct_du_tir(ct=4, unite_embarquee=True, {how}, arme_de_tir="Fulgurant", distance=20)""", total=skill)
      for how, skill in (("transporteur_immobile=True", 5), ("transporteur_a_bouge=True", 4), ("transporteur_secoue=True", 2),
                         ("transporteur_immobile=True, transporteur_a_embarque_ce_tour=True", 4))),
    ask("avoir_droit_au_couvert(cible_embarquee=True, transporteur_ouvert=True)", outcome="Permis"),
    ask("avoir_droit_au_couvert(cible_embarquee=True, transporteur_transport=True)", outcome="Interdit"),
)

DODGE = "cible_esquive=True, distance=30"

row(
    "AG-13",
    "Un antigrav lancé à 14 ps dit qu'il esquive mon anti-aérien (CT 4) ; un prince démon volant, mon canon laser : litige dans les deux cas, 4 ou 3.",
    ask(f'ct_du_tir(ct=4, arme_de_tir="Missiles Anti-aérien", cible_est_un_vehicule=True, cible_antigrav=True, cible_distance_parcourue=14, {DODGE})', disputed="^3 "),
    ask(f'ct_du_tir(ct=4, arme_de_tir="Canon laser", cible_creature_monstrueuse=True, cible_volante=True, cible_distance_parcourue=12, {DODGE})', disputed="^3 "),
)
row(
    "AI-23",
    "Un mortier tire sans voir, CT 4 : 3 au plus, 5/6 de mort sur trois gardes ; sans gabarit, 2, et ni la vitesse ni la portée n'y font rien.",
    ask("""phase_de_tir(tirs=1, ct=4, tir_indirect=True, arme_de_barrage=True, arme_a_explosion=True, unites_sous_le_gabarit=3, force=4, pa=6, endurance=3, svg=5)""", mean=F(5, 6)),
    ask("ct_du_tir(ct=5, tir_indirect=True, arme_de_barrage=True, cible_distance_parcourue=20)", total=2),
    ask("ct_du_tir(ct=3, tir_indirect=True, arme_de_barrage=True, cible_a_terre=True, distance=10, portee=48)", total=2),
)
row(
    "AI-24",
    "Une moto lancée tire son bolter lourd à 12 ps : au jugé, 7/18 ; un jet-pack lancé, CT 5 ; une escouade couchée, fulgurant au jugé, CT 2.",
    ask("""phase_de_tir(tireurs=1, ct=4, arme_de_tir="Bolter lourd", unite_moto=True, unite_mouvement_rapide_fait=True, distance=12, endurance=4, svg=3)""", mean=F(7, 18)),
    ask("""ct_du_tir(ct=4, arme_de_tir="Bolter lourd", unite_jet_pack=True, unite_mouvement_rapide_fait=True, distance=12)""", total=5),
    ask("""ct_du_tir(ct=4, arme_de_tir="Fulgurant", unite_a_terre=True, distance=20)""", total=2),
)
row(
    "AJ-16",
    "Un Dreadnought (CT4) après 9 ps : au jugé, CT 2, à moins de la moitié ; un char (CT3) après 6 ps : la 4e arme seulement ; un volant, 4 armes ou toutes.",
    ask('ct_du_tir(ct=4, unite_marcheur=True, unite_distance_parcourue=9, arme_de_tir="Canon laser", distance=20, cible_immobile=True)', total=2),
    ask("ct_du_tir(ct=3, unite_tank=True, unite_distance_parcourue=6, rang_de_l_arme=3, distance=20, portee=48)", total=4),
    ask("ct_du_tir(ct=3, unite_tank=True, unite_distance_parcourue=6, rang_de_l_arme=4, distance=20, portee=48)", total=2),
    ask("tirer_avec_une_arme_de_plus(unite_vehicule_volant=True, unite_distance_parcourue=20, rang_de_l_arme=5)", outcome="Interdit", disputed="Permis"),
)
row(
    "AJ-26",
    "Aux points de tir d'un transport qui a roulé 6 ps, le bolter lourd tire au jugé ; à 14 ps d'un rapide, tout le monde ; le 3e des 2 points, non.",
    ask('ct_du_tir(ct=4, arme_de_tir="Bolter lourd", unite_embarquee=True, transporteur_distance_parcourue=6, distance=18)', total=2),
    ask("""ct_du_tir(ct=4, arme_de_tir="Bolter", unite_embarquee=True, transporteur_transport=True, transporteur_rapide=True,
        transporteur_distance_parcourue=14, distance=12)""", total=2),
    ask("tirer_depuis_un_transport(unite_embarquee=True, rang_de_l_arme=3, transporteur_points_de_tir_du_transport=2)", outcome="Interdit"),
)
row(
    "AL-05",
    "À bord d'un transport immobilisé, un fulgurant garde son +1 ; s'il a roulé avant d'être cloué, non ; un bolter lourd, alors, tire au jugé.",
    ask('ct_du_tir(ct=4, unite_embarquee=True, transporteur_immobilisee=True, arme_de_tir="Fulgurant", distance=20)', total=5),
    ask('ct_du_tir(ct=4, unite_embarquee=True, transporteur_immobilisee=True, transporteur_a_bouge=True, arme_de_tir="Fulgurant", distance=20)', total=4),
    ask('ct_du_tir(ct=4, unite_embarquee=True, transporteur_immobilisee=True, transporteur_a_bouge=True, arme_de_tir="Bolter lourd", distance=20)', total=2),
    ask('ct_du_tir(ct=4, unite_embarquee=True, transporteur_en_charge_belier=True, arme_de_tir="Bolter lourd", distance=20)', total=2),
)
row(
    "AL-29",
    "Une frappe en profondeur est un mouvement : bolter lourd au jugé, plateforme muette, ni moto qui frôle ni mouvement ensuite ; des jet-packs tirent à CT 5.",
    ask('ct_du_tir(ct=4, arme_de_tir="Bolter lourd", distance=12, unite_deployee_en_frappe_en_profondeur=True)', total=2),
    ask("tirer(unite_plateforme=True, unite_deployee_en_frappe_en_profondeur=True)", outcome="Interdit"),
    ask("attaquer_au_passage(unite_moto=True, distance_de_passage=1, unite_deployee_en_frappe_en_profondeur=True)", outcome="Interdit"),
    ask('ct_du_tir(ct=4, arme_de_tir="Bolter lourd", distance=12, unite_deployee_en_frappe_en_profondeur=True, unite_jet_pack=True)', total=5),
)
row(
    "AM-15",
    "Un sniper CT4 à 24 ps d'un marcheur (à sa coque) : CT6, et il choisit sur 5+ ; contre 10, un 6 ajoute 1D3 : lourd une fois sur six.",
    ask('ct_du_tir(ct=4, arme_de_tir="Fusil sniper", distance=24, cible_marcheur=True)', total=6),
    ask('seuil_de_precision(arme_de_tir="Fusil sniper")', total=5),
    ask('penetration_de_blindage(arme_de_tir="Fusil sniper", blindage=10)', odds={"Dégât lourd": F(1, 6), "Sans effet": F(5, 6)}),
    ask("mesure_des_distances(unite_sans_socle=True, unite_est_un_vehicule=True, distance_a_la_coque=24)", total=24),
)
row(
    "AM-32",
    "PA1 lourd : +1 ; bolter superficiel : -2 et -1. Une invisible à 30 ps : CT4 tombe à 1 ; à 10 ps, 2 ; à l'épée, CC 1.",
    ask("jet_de_degat(pa=1, degat_lourd=True, des=[4])", total=5),
    ask('jet_de_degat(arme_de_tir="Bolter", degat_superficiel=True, des=[4])', total=1),
    ask('ct_du_tir(ct=4, arme_de_tir="Bolter lourd", distance=30, cible_invisible=True, cible_furtive=True)', total=1),
    ask('ct_du_tir(ct=4, arme_de_tir="Bolter lourd", distance=10, cible_invisible=True)', total=2),
    ask("cc_effective(cc=4, cible_invisible=True)", total=1),
)
row(
    "AM-37",
    "Deux fois « mobilité réduite » : immobilisé. Au premier tour, une moto compte 24 ps, une bête 18, l'infanterie 9, une moto éclaireuse rien, une tourelle rien.",
    ask('degat_du_resultat(zone_touchee="mobilité", resultat_de_degat=3, cible_mobilite_reduite=True)', outcome="Immobilisé"),
    ask('ct_du_tir(ct=4, arme_de_tir="Bolter lourd", distance=30, premier_tour_du_premier_joueur=True, cible_moto=True)', total=2),
    ask('ct_du_tir(ct=4, arme_de_tir="Bolter lourd", distance=30, premier_tour_du_premier_joueur=True, cible_bete=True)', total=3),
    ask('ct_du_tir(ct=4, arme_de_tir="Bolter lourd", distance=30, premier_tour_du_premier_joueur=True, cible_infanterie=True)', total=4),
    ask('ct_du_tir(ct=4, arme_de_tir="Bolter lourd", distance=30, premier_tour_du_premier_joueur=True, cible_moto=True, cible_a_fait_un_mouvement_scout=True)', total=4),
    ask("vitesse_retenue_de_la_cible(premier_tour_du_premier_joueur=True, cible_tourelle_de_defense=True)", total=0),
)
row(
    "AM-43",
    "Tirs en cloche sur une moto lancée : ni vitesse ni portée, CT3 au plus. Dans la mêlée, -1 et l'immobilité compte encore.",
    ask('ct_du_tir(ct=4, arme_de_tir="Missiles Frag", arme_de_barrage=True, tir_indirect=True, distance=20, cible_distance_parcourue=20)', total=3),
    ask('ct_du_tir(ct=4, arme_de_tir="Bolter", distance=10, cible_verrouillee=True, cible_distance_parcourue=20)', total=3),
    ask('ct_du_tir(ct=4, arme_de_tir="Bolter", distance=10, cible_verrouillee=True, unite_immobile=True)', total=4),
)

PASSENGER = 'ct=4, arme_de_tir="Bolter lourd", distance=15, unite_embarquee=True, cible_immobile=True'

row(
    "PR-15",
    "Un bolter lourd embarqué : après 12 ps, après 14 ps d'un rapide ouvert, puis implacable après 6 ps.",
    ask(f"ct_du_tir({PASSENGER}, transporteur_distance_parcourue=12)", total=2),
    ask(f"ct_du_tir({PASSENGER}, transporteur_rapide=True, transporteur_ouvert=True, transporteur_distance_parcourue=14)", total=2),
    ask(f"ct_du_tir({PASSENGER}, unite_implacable=True, transporteur_distance_parcourue=6)", total=5),
)
row(
    "PS-16",
    "Missile anti-aérien, CT4 : une motojet lancée à 20 ps qui esquive, CT 3 ; des fantassins à mi-portée, au jugé, CT 2.",
    ask("ct_du_tir(ct=4, arme_anti_aerien=True, cible_motojet=True, cible_distance_parcourue=20, cible_esquive=True, distance=30, portee=48)", total=3),
    ask('ct_du_tir(ct=4, arme_de_tir="Missiles Anti-aérien", cible_infanterie=True, distance=20)', total=2),
)

ARTILLERY = "arme_artillerie=True, tir_de_barrage=True, unite_a_bouge=True, distance=40, portee=60"

row(
    "PS-33",
    "Un tir de barrage sur l'avant 14 d'un char aux flancs 12 : on perce le flanc ; une artillerie qui a bougé, au jugé, implacable ou non.",
    ask("""penetration_de_blindage(force=8, blindage_avant=14, blindage_lateral=12, blindage_arriere=10, angle_de_l_attaque=10,
        tir_de_barrage=True)""", odds={"Dégât lourd": F(1, 3), "Dégât superficiel": F(1, 6)}),
    ask(f"ct_du_tir(ct=4, {ARTILLERY}, unite_implacable=True)", total=2),
    ask("tirer(tir_de_barrage=True, distance=5, portee_minimum=12)", outcome="Interdit"),
    ask("ct_du_tir(ct=4, tir_indirect=True, arme_de_barrage=True, arme_a_explosion=True, distance=10, portee=48)", total=3),
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
    "PV-24",
    "Mon antigrav rapide a fait 14 ps : on n'en descend qu'en urgence, à terre, CT 2, sans charger.",
    ask("debarquer(transporteur_rapide=True, transporteur_distance_parcourue=14)", outcome="Interdit"),
    ask('ct_du_tir(ct=4, arme_de_tir="Bolter", distance=10, debarquement_d_urgence_fait=True)', total=2),
    ask("""ct_du_tir(ct=4, arme_de_tir="Bolter", distance=10, unite_vient_de_debarquer=True, transporteur_rapide=True, transporteur_distance_parcourue=14)""",
        total=2),
    ask("charger(distance=5, debarquement_d_urgence_fait=True)", outcome="Interdit"),
)
row(
    "PW-02",
    "Transport fermé avancé de 6 ps : son passager implacable tire son krak à CT 4 ; secoué, au jugé, implacable ou non.",
    ask('ct_du_tir(ct=4, unite_embarquee=True, transporteur_distance_parcourue=6, unite_implacable=True, arme_de_tir="Missiles Krak", distance=40)',
        total=4),
    ask("""ct_du_tir(ct=4, unite_embarquee=True, transporteur_distance_parcourue=6, transporteur_secoue=True, unite_implacable=True,
        arme_de_tir="Missiles Krak", distance=40)""", total=2),
)
row(
    "PW-03",
    "Un transport lancé à fond : à bord, l'arme lourde tire au jugé et personne n'est immobile ; qui en descend et charge ne se bat qu'au prochain tour.",
    ask("ct_du_tir(ct=4, unite_embarquee=True, transporteur_mouvement_rapide_fait=True, arme_lourde=True)", total=2),
    ask("ct_du_tir(ct=4, unite_embarquee=True, transporteur_mouvement_rapide_fait=True, arme_d_assaut=True, unite_immobile=True)", total=4),
    ask("charge_au_debarquement(transporteur_mouvement_rapide_fait=True)", gives="combattra au prochain tour"),
    ask("attaquer_au_corps_a_corps(unite_engagee=True, unite_a_charge=True, unite_vient_de_debarquer=True, transporteur_mouvement_rapide_fait=True)",
        outcome="Interdit"),
    ask("se_teleporter(unite_a_teleportation=True, unite_mouvement_rapide_fait=True)", outcome="Interdit"),
)

BARRAGE = "arme_artillerie=True, arme_barrage=True"

row(
    "PW-08",
    "Mon obusier (CT4, barrage) a avancé : au jugé, tout véhicule qu'il est ; son obus F9 perce le flanc 12 d'un 14, 3/4 et 5/36.",
    ask(f"ct_du_tir(ct=4, unite_est_un_vehicule=True, unite_a_bouge=True, {BARRAGE}, distance=60, portee=240)", total=2),
    ask(f"ct_du_tir(ct=4, unite_implacable=True, unite_a_bouge=True, {BARRAGE}, distance=60, portee=240)", total=2),
    ask(f"penetration_de_blindage(force=9, {BARRAGE}, blindage_avant=14, blindage_lateral=12)",
        odds={"Dégât lourd": F(3, 4), "Dégât superficiel": F(5, 36)}),
)
row(
    "PW-11",
    "Mon monstre (CT3) a couru : au jugé malgré Implacable, à moins qu'on ne lise autrement ; volant, il tire à -1, et au-dessus de 12 ps on le vise à -2.",
    ask('ct_du_tir(ct=3, unite_creature_monstrueuse=True, unite_mouvement_rapide_fait=True, arme_de_tir="Autocanon", distance=12)', total=2,
        disputed="^4 :"),
    ask("""ct_du_tir(ct=4, unite_creature_monstrueuse=True, unite_volante=True, unite_mouvement_rapide_fait=True, arme_d_assaut=True, portee=18,
        distance=9)""", total=4),
    ask("ct_du_tir(ct=4, cible_creature_monstrueuse=True, cible_volante=True, cible_distance_parcourue=24)", total=2),
    ask("charger(unite_creature_monstrueuse=True, unite_volante=True, unite_mouvement_rapide_fait=True)", outcome="Interdit"),
)
row(
    "P30-13",
    "Une créature volante (CT4) au canon d'assaut, à 12 ps : 5 si elle a volé 12 ps, 4 en mouvement rapide ; elle vole 12 ps, le meilleur de ses deux types.",
    ask("""ct_du_tir(ct=4, unite_creature_monstrueuse=True, unite_volante=True, unite_a_bouge=True, arme_de_tir="Canon d'assaut",
        distance=12)""", total=5),
    ask("""ct_du_tir(ct=4, unite_creature_monstrueuse=True, unite_volante=True, unite_mouvement_rapide_fait=True,
        arme_de_tir="Canon d'assaut", distance=12)""", total=4),
    ask("mouvement_normal_permis(unite_creature_monstrueuse=True, unite_volante=True)", total=12),
)
row(
    "PW-20",
    "La nuit à 30 ps, mon projecteur éclaire des tapis dans l'ombre : dissimulés, ou invisibles si leurs paliers ne doublent pas ; à 20 ps, furtifs.",
    ask("ct_du_tir(ct=5, distance=30, portee=48, combat_de_nuit=True, cible_tapie_dans_l_ombre=True, cible_eclairee=True)", total=3, disputed="^2 :"),
    ask("ct_du_tir(ct=5, distance=20, portee=36, combat_de_nuit=True, cible_tapie_dans_l_ombre=True, cible_eclairee=True)", total=4, disputed="^3 :"),
    ask("ct_du_tir(ct=5, distance=20, portee=36, combat_de_nuit=True, cible_tapie_dans_l_ombre=True)", total=3),
)
row(
    "RP-24",
    "De nuit, missile krak (CT4) à 26 puis 20 ps d'une escouade déjà furtive, sans puis sous un projecteur.",
    ask('ct_du_tir(ct=4, arme_de_tir="Missiles Krak", distance=26, unite_immobile=True, combat_de_nuit=True, cible_furtive=True)', total=2),
    ask('ct_du_tir(ct=4, arme_de_tir="Missiles Krak", distance=26, unite_immobile=True, combat_de_nuit=True, cible_furtive=True, cible_eclairee=True)', total=2),
    ask('ct_du_tir(ct=4, arme_de_tir="Missiles Krak", distance=20, unite_immobile=True, combat_de_nuit=True, cible_furtive=True, cible_eclairee=True)', total=4),
    ask('ct_du_tir(ct=4, arme_de_tir="Missiles Krak", distance=26, combat_de_nuit=True, cible_tapie_dans_l_ombre=True)', total=1),
)
row(
    "PW-21",
    "Fumigènes de nuit à 20 ps : -2 une fois, CT 5 donne 3 ; des capteurs voient tout.",
    ask("ct_du_tir(ct=5, arme_lourde=True, portee=36, distance=20, combat_de_nuit=True, cible_sous_fumigenes=True)", total=3),
    ask("ct_du_tir(ct=5, arme_lourde=True, portee=36, distance=20, combat_de_nuit=True, cible_sous_fumigenes=True, unite_a_capteurs=True)", total=5),
)
row(
    "PW-22",
    "Leurs motos n'ont pas pu se regrouper et fuient de 24 ps : -2 pour les viser, et elles n'esquivent pas.",
    ask('ct_du_tir(ct=4, arme_de_tir="Autocanon", distance=20, cible_moto=True, cible_en_retraite=True, cible_distance_parcourue=24)', total=3),
    ask("se_jeter_a_terre(unite_moto=True, unite_en_retraite=True)", outcome="Interdit"),
)
row(
    "PW-23",
    "Grenade plasma d'un sergent CT4 immobile à 6 ps : CT 6, jamais de dérive ; quatre dessous (E4, 4+) derrière un mur, 175/108 de morts.",
    ask("ct_du_tir(ct=4, arme_de_tir='Grenades plasma', unite_immobile=True, distance=6)", total=6),
    ask("""phase_de_tir(tireurs=1, arme_de_tir="Grenades plasma", ct=4, unite_immobile=True, distance=6, unites_sous_le_gabarit=4, endurance=4, cible_svg=4,
        cible_a_tire_ou_attaque=True)""", total=F(175, 108)),
)
row(
    "PW-36",
    "Ce qu'un joueur dit, et que le jeu appelle autrement : le refus mène au nom juste.",
    ask("ct_du_tir(ct=4, cible_pilonnee=True)", asks="dire cible_a_terre"),
    ask("ct_du_tir(ct=4, cible_en_vol=True)", asks="dire cible_en_altitude"),
    ask("ct_du_tir(ct=4, unite_eblouie=True)", asks="dire unite_aveuglee"),
    ask("tirer(unite_en_fuite=True)", asks="dire unite_en_retraite"),
    ask("ct_du_tir(ct=4, unite_transportee=True)", asks="dire unite_embarquee"),
    ask("charger(unite_debarquee=True)", asks="dire unite_vient_de_debarquer"),
    ask("ct_du_tir(ct=4, cible_vitesse=20)", asks="dire cible_distance_parcourue"),
    ask("svg_de_couvert_effective(svg_de_couvert=4, cible_embusquee=True)", asks="dire cible_cachee"),
    ask("svg_de_couvert_effective(cible_dans_une_tranchee=True)", asks="type_de_couvert"),
    ask("attaques_effectives(attaques=2, unite_a_consolide=True)", asks="dire unite_engagee_par_consolidation"),
)
row(
    "PW-40",
    "Sniper d'un missile anti-aérien sur des fantassins à mi-portée : (4 + 1 + 1) / 2 = 3 ; un barrage indirect sans gabarit plafonne à 2.",
    ask("ct_du_tir(ct=4, arme_anti_aerienne=True, arme_sniper=True, cible_infanterie=True, distance=20, portee=48)", total=3),
    ask("ct_du_tir(ct=6, arme_barrage=True, tir_indirect=True, unite_immobile=True, distance=10, portee=48)", total=2),
)
row(
    "PX-01",
    "Secoué, mon speeder tire au jugé même à 10 ps ; le marcheur antigrav rapide, à 24 ps, aussi.",
    ask("ct_du_tir(ct=4, unite_antigrav=True, unite_rapide=True, unite_secoue=True, unite_distance_parcourue=10, rang_de_l_arme=2)", total=2),
    ask("ct_du_tir(ct=4, unite_marcheur=True, unite_antigrav=True, unite_rapide=True, unite_distance_parcourue=24)", total=2),
)
row(
    "P30-14",
    "Un Rhino secoué : ses passagers (CT4, bolter à 20 ps) et lui tirent au jugé, à CT2.",
    ask('ct_du_tir(ct=4, unite_embarquee=True, transporteur_secoue=True, arme_de_tir="Bolter", distance=20)', total=2),
    ask('toucher_au_tir(ct=4, unite_vehicule=True, unite_secoue=True, arme_de_tir="Autocanon", distance=40)', says="5+"),
)
row(
    "PX-02",
    "Frappe en profondeur ratée : forcés à terre, le prince démon et les gardes ont initiative 1, tirent au jugé et ne chargent pas ; le char est secoué.",
    ask("initiative_effective(initiative=4, unite_creature_monstrueuse=True, unite_forcee_a_terre=True)", total=1),
    ask("ct_du_tir(ct=4, unite_creature_monstrueuse=True, unite_forcee_a_terre=True)", total=2),
    ask("ct_du_tir(ct=4, cible_creature_monstrueuse=True, cible_forcee_a_terre=True)", total=3),
    ask("charger(unite_infanterie=True, unite_forcee_a_terre=True)", outcome="Interdit"),
    ask("ct_du_tir(ct=4, unite_vehicule=True, unite_forcee_a_terre=True)", total=2),
    ask("ct_du_tir(ct=4, unite_embarquee=True, transporteur_vehicule=True, transporteur_forcee_a_terre=True)", total=2),
    ask("initiative_effective(initiative=4, unite_vehicule=True, unite_forcee_a_terre=True)", total=4),
)
row(
    "PX-05",
    "De nuit à 12 ps pile la nuit ne compte pas ; à 13, la cible déjà furtive devient dissimulée ; ses fumigènes ne s'y ajoutent pas.",
    ask("ct_du_tir(ct=4, combat_de_nuit=True, distance=12, cible_furtif=True)", total=3),
    ask("ct_du_tir(ct=4, combat_de_nuit=True, distance=13, cible_furtif=True)", total=2),
    ask("ct_du_tir(ct=4, combat_de_nuit=True, distance=13, cible_sous_fumigenes=True, cible_furtif=True)", total=2),
)
row(
    "PX-09",
    "Jet-packs à 12 ps : CT pleine, pas de charge ; à 6 ps ils chargent après un tir rapide. CM volante rapide : CT 3, même à l'arme lourde.",
    ask("ct_du_tir(ct=4, unite_jet_pack=True, unite_distance_parcourue=12, arme_tir_rapide=True, distance=20)", total=4),
    ask("charger(unite_jet_pack=True, unite_distance_parcourue=12)", outcome="Interdit"),
    ask("charger(unite_jet_pack=True, unite_distance_parcourue=6, arme_tir_rapide=True, arme_a_tire_ce_tour=True)", outcome="Permis"),
    ask("ct_du_tir(ct=4, unite_creature_monstrueuse=True, unite_volante=True, unite_mouvement_rapide_fait=True, arme_lourde=True)", total=3),
)
row(
    "PY-10",
    "Mes passagers tirent d'un transport secoué qui a fait 6 ps (fulgurant, CT 4, 10 ps) : (4 + 1) / 2 = 2 ; descendus d'un secoué, CT 4 entière.",
    ask('ct_du_tir(ct=4, unite_embarquee=True, transporteur_secoue=True, transporteur_distance_parcourue=6, arme_de_tir="Fulgurant", distance=10)', total=2),
    ask("ct_du_tir(ct=4, unite_vient_de_debarquer=True, transporteur_secoue=True, transporteur_distance_parcourue=6)", total=4),
)
row(
    "PY-12",
    "Mes jet-packs immobiles ont esquivé (fulgurant à 10 ps, CT 4) : (4 + 1 + 1) / 2 = 3 ; terrifiée et aveuglée, CC 5 contre 5 : 5+.",
    ask('ct_du_tir(ct=4, unite_jet_pack=True, unite_esquive=True, unite_immobile=True, arme_de_tir="Fulgurant", distance=10)', total=3),
    ask("toucher_au_corps_a_corps(cc=5, cible_cc=5, unite_terrifiee=True, unite_aveuglee=True)", outcome="5+"),
)
row(
    "PZ-28",
    "Canon plasma déplacé, CT 4, à 18 ps : 2 au jugé, 5 si l'on est implacable. Artillerie de barrage déplacée, même implacable : 2.",
    ask("ct_du_tir(ct=4, arme_de_tir=\"Canon plasma\", distance=18, unite_a_bouge=True)", total=2),
    ask("ct_du_tir(ct=4, arme_de_tir=\"Canon plasma\", distance=18, unite_implacable=True, unite_a_bouge=True)", total=5),
    ask("ct_du_tir(ct=4, arme_d_artillerie=True, arme_de_barrage=True, unite_implacable=True, unite_a_bouge=True)", total=2),
    ask("ct_du_tir(ct=5, arme_de_tir=\"Missiles frag\", unite_a_bouge=True, distance=24)", total=3),
)
row(
    "PZ-29",
    "Barrage indirect, CT 5 : 2 ; un gabarit, 3. Descendu en urgence, CT 5 : 2. Secoué, à bord d'un véhicule, CT 4 : 2.",
    ask("ct_du_tir(ct=5, tir_indirect=True, arme_de_barrage=True)", total=2),
    ask("ct_du_tir(ct=5, tir_indirect=True, arme_de_barrage=True, arme_a_explosion=True)", total=3),
    ask("ct_du_tir(ct=5, debarquement_d_urgence_fait=True)", total=2),
    ask("ct_du_tir(ct=4, unite_embarquee=True, transporteur_secoue=True)", total=2),
)
row(
    "PEN-AB03",
    "Un mortier (barrage, explosion) et un canon (barrage), CT 4, visent à 10 ps sur 48 une bande qu'un mur leur cache et qui a fait 20 ps ; un bolter ne le peut pas.",
    ask("tirer(arme_de_barrage=True, cible_hors_de_vue=True, distance=10, portee=48)", outcome="Permis"),
    ask("tirer(arme_de_tir=\"Bolter\", cible_hors_de_vue=True, distance=10)", outcome="Interdit"),
    ask("ct_effective(ct=4, arme_de_barrage=True, cible_hors_de_vue=True, distance=10, portee=48, cible_distance_parcourue=20)", total=4),
    ask("ct_du_tir(ct=4, arme_de_barrage=True, cible_hors_de_vue=True, distance=10, portee=48, cible_distance_parcourue=20)", total=2),
    ask("ct_du_tir(ct=4, arme_de_barrage=True, arme_a_explosion=True, cible_hors_de_vue=True, distance=10, portee=48, cible_distance_parcourue=20)", total=3),
    ask("ct_du_tir(ct=4, arme_de_barrage=True, distance=10, portee=48, cible_distance_parcourue=20)", total=3),
)
