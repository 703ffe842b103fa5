"""A round of situations of Warhammer 40,000 PEN on vehicles: whole attacks, damage, who is aboard, rams, flight, reserves, points, psykers."""

from __future__ import annotations

from fractions import Fraction as F

import pytest
from verdicts import ask, check, rows

ROWS, row = rows()
DESTROYED = "la cible est détruite ou explosée"

KRAK = 'ct=4, arme_de_tir="Missiles Krak", distance=30, unite_immobile=True, cible_tank=True, cible_rapide=True, cible_distance_parcourue=18'
row(
    "AJ-01",
    "Un krak immobile à 30 ps d'un tank rapide (flanc 12) qui a fait 18 ps pile : -1 seulement, CT 3 ; un lourd sur six.",
    ask(f"jet_pour_toucher_au_tir({KRAK})", odds={"Touché": F(1, 2)}),
    ask(f"degats_au_tir(tireurs=1, {KRAK}, blindage=12)", means={"dégâts lourds": F(1, 6), "dégâts superficiels": F(1, 12)}),
)

LASCANNON = 'ct=4, arme_de_tir="Canon laser", distance=40, unite_immobile=True, cible_tank=True, cible_immobile=True, blindage=11, zone_annoncee="coque"'
row(
    "AJ-02",
    "Un canon laser à 40 ps d'un tank intact, flanc 11, la coque : détruit sur un 6 d'un dégât lourd, 2/27 ; par touche, 1/9 de crash violent.",
    ask(f"tirs_sur_un_vehicule(tirs_enchaines=1, {LASCANNON}, points_de_coque=4)", odds={DESTROYED: F(2, 27)}),
    ask(f"degats_vehicule({LASCANNON})", odds={"crash violent": F(1, 9), "détruit": F(1, 9), "explosé": 0, "aucun effet": F(1, 12)}),
)

MELTA = 'ct=4, arme_de_tir="Fusil melta", distance=6, unite_distance_parcourue=4, cible_geante=True, cible_tank=True, cible_immobile=True, blindage=14'
row(
    "AJ-03",
    "Un fusil melta, après 4 ps, à 6 ps pile d'un Land Raider : CT 6 (moitié, géant), 2D6 contre 14, et PA1.",
    ask(f"degats_au_tir(tireurs=1, {MELTA})", means={"dégâts lourds": F(245, 432), "dégâts superficiels": F(175, 1296)}),
    ask(f'tirs_sur_un_vehicule(tirs_enchaines=1, {MELTA}, points_de_coque=5, zone_annoncee="coque")', odds={DESTROYED: F(245, 1296)}),
)

row(
    "AJ-04",
    "Un transport roulant est détruit : épave hors de contrôle, F5, tout le monde dehors ; ouvert, personne n'est touché ; crash violent, F4 même ouvert.",
    ask('degat_subi(degat_recu="détruit", unites_a_bord=True, cible_transport=True)', gives="une épave hors de contrôle"),
    ask('degat_subi(degat_recu="détruit", unites_a_bord=True, cible_transport=True)', gives="les unités embarquées doivent débarquer"),
    ask('touches_aux_passagers(degat_recu="détruit", passager=dict(effectif_de_l_escouade=5, endurance=4, svg=3, points_de_vie=2))', total=0),
    ask('touches_aux_passagers(degat_recu="détruit", cible_ouvert=True, cible_transport=True, passager=dict(effectif_de_l_escouade=6, endurance=4, svg=6))', total=0),
    ask('touches_aux_passagers(degat_recu="crash violent", cible_ouvert=True, cible_transport=True, passager=dict(effectif_de_l_escouade=6, endurance=4, svg=6))',
        total=F(5, 2)),
)

row(
    "AJ-05",
    "Le dernier point de coque part sur un « très endommagé » : l'épave file, les passagers prennent la F5 du « détruit » et sortent. Litige : rien ne le dit en face de la ligne.",
    ask('degat_subi(degat_recu="très endommagé", points_de_coque=4, marqueurs_tres_endommage=1, unites_a_bord=True)', gives="une épave hors de contrôle"),
    ask('degat_subi(degat_recu="très endommagé", points_de_coque=4, marqueurs_tres_endommage=1, unites_a_bord=True)', gives="doivent débarquer"),
    ask('coque_apres_ce_degat(degat_recu="endommagé", points_de_coque=4, marqueurs_tres_endommage=1)', total=1),
    ask('force_contre_les_passagers(degat_recu="endommagé", points_de_coque=4, marqueurs_tres_endommage=1)', total=0),
    ask('force_contre_les_passagers(degat_recu="très endommagé", points_de_coque=4, marqueurs_tres_endommage=1)', total=5, disputed="^0"),
    ask('force_contre_les_passagers(degat_recu="très endommagé", points_de_coque=4, marqueurs_tres_endommage=1, cible_ouvert=True)', total=0),
    ask('degat_subi(degat_recu="endommagé", points_de_coque=1, cible_immobilisee=True)', gives="un décor infranchissable"),
)

row(
    "AJ-06",
    "Ma Chimère explose : les gardes à bord prennent F6 ; la F3 d'alentour en plus ? Litige. Ceux d'à côté, à 3 ps, la prennent.",
    ask('force_contre_les_passagers(degat_recu="explosé")', total=6),
    ask("force_de_l_explosion(cible_a_bord_du_vehicule_qui_explose=True, distance_au_vehicule=0)", total=0, disputed="^3"),
    ask("force_de_l_explosion(distance_au_vehicule=3)", total=3),
    ask("une_unite_touchee(force=3, endurance=3, svg=5)", odds={"le membre est abattu": F(1, 3)}),
)

row(
    "AJ-07",
    "Deux dégâts lourds à la coque d'un véhicule à 3 PC : 11/18 d'en venir à bout ; deux superficiels, 2/9 à peine.",
    ask('degats_deja_perces(touches_a_resoudre=2, degat_lourd=True, ct=4, pa=4, zone_annoncee="coque", points_de_coque=3)', odds={DESTROYED: F(11, 18)}),
    # a marker on 3 to 5, then only a 5 (very damaged) ends it, 6 being a crash; a great one on 6, then anything but that crash
    ask('degats_deja_perces(touches_a_resoudre=2, degat_superficiel=True, ct=4, pa=4, zone_annoncee="coque", points_de_coque=3)', odds={DESTROYED: F(2, 9)}),
    ask('degat_sur_la_table(zone_touchee="coque", degat_lourd=True, pa=4, des=[3], marqueurs_endommage=1, deja_ce_tour=["endommagé"])', outcome="très endommagé"),
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
    "AJ-11",
    "Un tank (avant 11) percute cinq gardes qui n'ont pas esquivé : F7, 2D6 touches plafonnées à 5 ; une motojet sur deux gardes, 5/3 ; il ne tire pas.",
    ask("force_d_une_charge_belier(unite_tank=True, unite_blindage_avant=11, angle_de_l_attaque=0)", total=7),
    ask("touches_d_une_charge_belier(unite_tank=True, cible_effectif_de_l_escouade=5)", odds={"5 touches": F(5, 6), "2 touches": F(1, 36)}),
    ask("pertes_d_une_charge_belier(unite_tank=True, unite_blindage=11, cible_effectif_de_l_escouade=5, endurance=3, svg=5)", total=F(85, 18) * F(35, 54)),
    ask("touches_d_une_charge_belier(unite_motojet=True, cible_effectif_de_l_escouade=2)", odds={"2 touches": F(2, 3)}),
    ask("tirer(unite_tank=True, unite_en_charge_belier=True)", outcome="Interdit"),
)

row(
    "AJ-12",
    "Deux escouades jettent la réserve aux tours 1 à 3 : 8/9 chacune, les deux 64/81, une seule 16/81 ; trois au tour 2, toutes une fois sur huit.",
    ask("reserve_de_tour_en_tour(tour=1, tours_de_reserve=3)", odds={"l'unité arrive de la réserve ce tour": F(8, 9)}),
    ask("reserves_de_tour_en_tour(tour=1, tours_de_reserve=3, escouades_voulues=2)", odds={"escouades arrivées 2": F(64, 81), "escouades arrivées 1": F(16, 81)}),
    ask("reserves_de_tour_en_tour(tour=2, tours_de_reserve=1, escouades_voulues=3)", mean=F(3, 2), odds={"escouades arrivées 3": F(1, 8)}),
    ask("reserve_de_tour_en_tour(tour=4, tours_de_reserve=2)", odds={"l'unité arrive de la réserve ce tour": 1}),
    ask("des_de_reserve(escouades_voulues=3, escouades_a_bord=1)", total=3, disputed="^2"),
)

row(
    "AJ-13",
    "Une frappe en profondeur bloquée : un véhicule volant est secoué et tire au jugé, des terminators se couchent et ne tirent pas.",
    ask('deviation_de_la_frappe(face="flèche", des=[4, 5], obstacle_a_la_deviation=5, unite_vehicule_volant=True)', says="secoué, tire au jugé"),
    ask('deviation_de_la_frappe(face="flèche", des=[4, 5], obstacle_a_la_deviation=5, unite_infanterie=True, unite_a_frappe_en_profondeur=True)',
        says="à terre, ne tire pas"),
    ask("tirer(unite_vehicule_volant=True, unite_deployee_en_frappe_en_profondeur=True, deviation_bloquee=True)", outcome="Permis"),
    ask("ct_du_tir(ct=4, unite_vehicule_volant=True, unite_deployee_en_frappe_en_profondeur=True, deviation_bloquee=True)", total=2),
    ask("placer_l_unite_initiale(pose_au_contact=True, unite_transport=True)", outcome="Interdit"),
)

row(
    "AJ-14",
    "IEM sur un tank au blindage renforcé : le malus du tank ne joue pas, celui du blindage si, que les deux s'ajoutent ou non ; sans IEM, 2 ou 3.",
    ask("jet_de_degat(degat_superficiel=True, arme_iem=True, cible_tank=True, cible_a_blindage_renforce=True, des=[6])", total=3),
    ask('jet_de_degat(degat_superficiel=True, arme_iem=True, cible_tank=True, cible_a_blindage_renforce=True, des=[6], litiges={"PEN-1280": "B"})', total=3),
    ask("jet_de_degat(degat_superficiel=True, cible_tank=True, cible_a_blindage_renforce=True, pa=3, des=[6])", total=2, disputed="= 3"),
    ask("jet_de_degat(degat_superficiel=True, cible_tank=True, cible_ouvert=True, pa=2, des=[6])", total=4),
)

row(
    "AJ-15",
    "Une tourelle (CT3) arrose une motojet qui a fait 20 ps, à 30 ps : la visée automatique efface le -2. Quatre tirs jumelés ; sur un avion, 4+ encore, en litige.",
    ask('nombre_de_tirs(unite_tourelle=True, arme_de_tir="Autocanon", arme_jumelee=True, distance=30)', total=4),
    ask("""phase_de_tir(tireurs=1, unite_tourelle=True, arme_de_tir="Autocanon", arme_jumelee=True, distance=30, cible_motojet=True,
        cible_distance_parcourue=20, endurance=4, svg=3)""", mean=F(5, 6)),
    ask('jet_pour_toucher_au_tir(unite_tourelle=True, arme_de_tir="Canon laser", distance=20, cible_aeronef_au_passage=True)', odds={"Touché": F(1, 2)}, disputed="1/6"),
    ask("faire_une_charge_belier(unite_tourelle=True)", outcome="Interdit"),
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
    "AJ-17",
    "Antigrav rapide touché à la mobilité (5) : crash s'il a fait 20 ps, immobilisé à 12 ; une fois figé, la mobilité va à la coque, et 5 détruit.",
    ask('degat_sur_la_table(degat_lourd=True, pa=4, zone_touchee="mobilité", des=[5], cible_antigrav=True, cible_rapide=True, cible_distance_parcourue=20)', outcome="crash"),
    ask('degat_sur_la_table(degat_lourd=True, pa=4, zone_touchee="mobilité", des=[5], cible_antigrav=True, cible_rapide=True, cible_distance_parcourue=12)', outcome="immobilisé"),
    ask('degats_vehicule(degat_lourd=True, pa=4, ct=4, zone_annoncee="mobilité", zone=[4], degat=[5], cible_immobilisee=True)', outcome="détruit"),
    ask('degats_vehicule(degat_lourd=True, pa=4, ct=4, cible_aeronef=True, zone_annoncee="mobilité", zone=[4], degat=[2])', outcome="endommagé"),
)

row(
    "AJ-18",
    "Deux « secoué » le même tour : armes endommagées ; un troisième, arme détruite. Les armes endommagées s'enrayent sur 4+, 3+ si elles s'enrayaient déjà.",
    ask('degat_sur_la_table(zone_touchee="armement", pa=4, des=[2], deja_ce_tour=["secoué"])', outcome="armes endommagées"),
    ask('degat_sur_la_table(zone_touchee="armement", pa=4, des=[1], deja_ce_tour=["secoué", "secoué"])', outcome="arme détruite"),
    ask('jet_de_surchauffe(arme_de_tir="Canon laser", unite_armes_endommagees=True)', odds={"Surchauffe": F(1, 2)}),
    ask("""jet_de_surchauffe(arme_de_tir="Canon d'assaut", unite_armes_endommagees=True)""", odds={"Surchauffe": F(2, 3)}),
)

row(
    "AJ-19",
    "Dix bolters immobiles à 12 ps du dos 10 d'un ouvert arrêté : des superficiels seulement, 175/54, et un 6 n'y vaut que 4.",
    ask('degats_au_tir(tireurs=10, ct=4, arme_de_tir="Bolter", distance=12, unite_immobile=True, cible_ouvert=True, cible_immobile=True, blindage=10)',
        means={"dégâts lourds": 0, "dégâts superficiels": F(175, 54)}),
    ask('jet_de_degat(degat_superficiel=True, arme_de_tir="Bolter", cible_ouvert=True, des=[6])', total=4),
)

row(
    "AJ-20",
    "Canon d'assaut : un 6 perce 12 toujours, 14 une fois sur trois de plus. Une lance ramène 14 à 12. Chasseur de blindés : le bolter égale 11 sur 6.",
    ask("""penetration_de_blindage(arme_de_tir="Canon d'assaut", blindage=12)""", odds={"dégât lourd": F(1, 6), "dégât superficiel": 0}),
    ask("""penetration_de_blindage(arme_de_tir="Canon d'assaut", blindage=14)""", odds={"dégât lourd": F(1, 18), "dégât superficiel": F(1, 18)}),
    ask("""penetration_de_blindage(arme_de_tir="Canon d'assaut", unite_chasseur_de_blindes=True, blindage=14)""", odds={"dégât lourd": F(1, 9), "dégât superficiel": F(1, 18)}),
    ask("penetration_de_blindage(force=8, arme_lance=True, blindage=14)", odds={"dégât lourd": F(1, 3), "dégât superficiel": F(1, 6)}),
    ask('penetration_de_blindage(arme_de_tir="Bolter", unite_chasseur_de_blindes=True, blindage=11)', odds={"dégât superficiel": F(1, 6)}),
)

SHELL = "force=9, arme_d_artillerie=True, arme_de_barrage=True, cible_tank=True, blindage_avant=14, blindage_lateral=11, blindage_arriere=10, angle_de_l_attaque=0"
row(
    "AJ-21",
    "Un obus d'artillerie de barrage F9, de face : le flanc 11, le meilleur de 2D6 ; le centre à côté, rien de lourd.",
    ask(f"penetration_de_blindage({SHELL})", odds={"dégât lourd": F(8, 9), "dégât superficiel": F(1, 12)}),
    ask(f"penetration_de_blindage({SHELL}, arme_a_explosion=True, centre_hors_du_vehicule=True)", odds={"dégât superficiel": F(8, 9), "dégât lourd": 0}),
)

row(
    "AJ-22",
    "Six hommes à grenades IEM, en marche, à 6 ps d'un tank 14 partout : un seul lanceur, 2+, lourd sur 6, superficiel de 2 à 5.",
    ask('degats_au_tir(tireurs=6, ct=4, arme_de_tir="Grenades IEM", distance=6, unite_a_bouge=True, cible_tank=True, cible_immobile=True, cible_blindage_lateral=14)',
        means={"dégâts lourds": F(5, 36), "dégâts superficiels": F(5, 9)}),
)

row(
    "AJ-23",
    "Cinq marines à la krak chargent le dos 10 d'un transport arrêté, CC 1 : 3+, 10/9 lourds ; géant, 2+ ; un poing tronçonneur sur un Dreadnought 13, 13/36.",
    ask("""attaques_sur_un_vehicule(attaques=1, attaquants=5, cc=4, force=4, arme_grenade_anti_vehicule=True, unite_a_charge=True, cible_transport=True,
        cible_sans_cc=True, cible_immobile=True, blindage=10)""", means={"dégâts lourds": F(10, 9), "dégâts superficiels": F(5, 9)}),
    ask("jet_pour_toucher_au_corps_a_corps(cc=4, cible_sans_cc=True, cible_immobile=True, cible_geante=True)", odds={"Touché": F(5, 6)}),
    ask("""une_attaque_sur_un_vehicule(unite_cc=4, cible_cc=4, force=4, arme_de_melee="poing tronçonneur", blindage=13, cible_marcheur=True)""",
        means={"dégâts lourds": F(13, 36), "dégâts superficiels": F(1, 18)}),
)

row(
    "AJ-24",
    "Un Rhino ne charge pas, un Char si ; dans un ouvert chargé, les passagers frappent à 10, sauf contre des grenades offensives ou un marcheur.",
    ask("charger(unite_transport=True, unite_sans_cc=True)", outcome="Interdit"),
    ask("charger(unite_char=True, unite_sans_cc=True, distance=5)", outcome="Permis"),
    ask("initiative_effective(initiative=3, unite_embarquee=True, transporteur_ouvert=True, unite_chargee=True)", total=10),
    ask("initiative_effective(initiative=3, unite_embarquee=True, transporteur_ouvert=True, unite_chargee=True, assaillant_marcheur=True)", total=3),
)

row(
    "AJ-25",
    "Descendus d'un Rhino qui a fait 6 ps : ils tirent et chargent, mais ne frappent qu'au tour suivant ; d'un rapide à 14 ps, en urgence, sans charge.",
    ask("tirer(vient_de_debarquer=True, transporteur_transport=True, transporteur_distance_parcourue=6)", outcome="Permis"),
    ask("charge_au_debarquement(unite_a_debarque_ce_tour=True, transporteur_transport=True, transporteur_distance_parcourue=6)", gives="combattra au prochain tour"),
    ask("attaques_effectives(attaques=2, a_charge_en_descendant=True)", total=3),
    ask("debarquer(transporteur_transport=True, transporteur_rapide=True, transporteur_distance_parcourue=14)", outcome="Interdit"),
    ask("charger(debarquement_d_urgence_fait=True)", outcome="Interdit"),
    ask('charger(arme_de_tir="Bolter", arme_a_tire_ce_tour=True, vient_de_debarquer=True, transporteur_ouvert=True, distance=4)', outcome="Interdit"),
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
    "AJ-27",
    "D'un transport en altitude on ne descend que de force : un dé de danger chacun, en terrain difficile, donc PA2 ; on n'y monte pas.",
    ask("debarquer(transporteur_transport=True, transporteur_en_altitude=True)", outcome="Interdit"),
    ask("debarquer(transporteur_transport=True, transporteur_en_altitude=True, debarquement_force_en_altitude=True)", outcome="Permis"),
    ask("pertes_en_terrain_dangereux(unites=5, debarquement_force_en_altitude=True, unite_svg=3)", mean=F(5, 6)),
    ask("embarquer(unite_infanterie=True, transporteur_en_altitude=True)", outcome="Interdit"),
)

AT_PASSENGERS = "cible_embarquee=True, transporteur_ouvert=True, endurance=3, svg=5"
row(
    "AJ-28",
    "Viser les gardes d'un ouvert à couvert (4+) : la sienne, puis l'écran 3+. Un frag en touche 1D3+1, un lance-flammes 1D6 sans couvert.",
    ask(f'phase_de_tir(tirs=6, ct=4, arme_de_tir="Bolter", distance=20, {AT_PASSENGERS}, effectif=10, svg_de_couvert_du_transport=4)',
        mean=6 * F(2, 3) * F(1, 2) * F(1, 3) * F(2, 3) * F(5, 6)),
    ask(f'phase_de_tir(tireurs=1, ct=4, arme_de_tir="Missiles Frag", distance=20, {AT_PASSENGERS}, effectif=6)', mean=F(5, 6) * 3 * F(1, 3) * F(2, 3) * F(5, 6)),
    ask(f'phase_de_tir(tireurs=1, ct=4, arme_de_tir="Lance-flammes", distance=4, {AT_PASSENGERS}, effectif=6)', mean=F(5, 6) * F(7, 2) * F(2, 3) * F(5, 6)),
)

SMOKE = 'ct=4, arme_de_tir="Canon laser", cible_transport=True, cible_sous_fumigenes=True'
row(
    "AJ-29",
    "Des fumigènes : 14 ps et -2, CT 2 à mi-portée ; de nuit à 26 ps, le -2 ne se double pas, même furtif ; le véhicule ne tire pas, ceux qu'il porte si.",
    ask(f"jet_pour_toucher_au_tir({SMOKE}, distance=20, cible_rapide=True, cible_distance_parcourue=14)", odds={"Touché": F(1, 3)}),
    ask(f"jet_pour_toucher_au_tir({SMOKE}, distance=26, combat_de_nuit=True, cible_furtive=True, cible_immobile=True)", odds={"Touché": F(1, 3)}),
    ask("tirer(unite_transport=True, fumigenes_utilises_ce_tour=True)", outcome="Interdit"),
    ask("tirer(unite_embarquee=True, transporteur_fumigenes_utilises_ce_tour=True)", outcome="Permis"),
)

COVERED = "cible_en_zone_de_couvert=True, pourcentage_visible=50"
row(
    "AJ-30",
    "Trois canons laser sur un tank (13) à moitié visible derrière des épaves : couvert 5+, 4/9 de lourd ; visible aux trois quarts en couvert lourd, 5+ aussi.",
    ask(f"""degats_au_tir(tireurs=3, ct=4, arme_de_tir="Canon laser", distance=40, unite_immobile=True, cible_tank=True, cible_immobile=True, blindage=13,
        {COVERED}, type_de_couvert="moyen")""", means={"dégâts lourds": F(4, 9), "dégâts superficiels": F(2, 9)}),
    ask('svg_de_couvert_effective(cible_tank=True, cible_en_zone_de_couvert=True, type_de_couvert="lourd", pourcentage_visible=75)', total=5),
)

BULLDOZER = "unite_tank=True, unite_a_lame_bulldozer=True, unite_distance_parcourue=12, unite_terrain_difficile_traverse=True"
row(
    "AJ-31",
    "Un char à lame bulldozer fonce à travers un bois : 1/36 de dégât lourd, la coque deux fois sur trois ; il n'y a rien à tester en mouvement normal.",
    ask(f"test_de_terrain_dangereux({BULLDOZER})", odds={"Raté": F(1, 36)}),
    ask(f"degat_d_un_terrain_dangereux({BULLDOZER})", odds={"détruit": F(1, 324), "immobilisé": F(1, 1296), "sans effet": F(35, 36)}),
    ask("terrain_dangereux(unite_tank=True, unite_distance_parcourue=6, unite_terrain_difficile_traverse=True)", outcome="Interdit"),
)

FIRST = "ct=4, premier_tour_du_premier_joueur=True"
row(
    "AJ-32",
    "Au premier tour du premier joueur : un véhicule (12 ps) compte à l'arrêt, un rapide -1, un antigrav rapide -2, sauf s'il a fait son mouvement de scout.",
    ask(f"ct_effective({FIRST}, cible_est_un_vehicule=True)", total=4),
    ask(f"ct_effective({FIRST}, cible_rapide=True)", total=3),
    ask(f"ct_effective({FIRST}, cible_rapide=True, cible_antigrav=True)", total=2),
    ask(f"ct_effective({FIRST}, cible_rapide=True, cible_antigrav=True, cible_scout=True)", total=2),
    ask(f"ct_effective({FIRST}, cible_rapide=True, cible_antigrav=True, cible_a_fait_un_mouvement_scout=True)", total=4),
)

row(
    "AJ-33",
    "12 ps : mouvement rapide d'un char, qui ne tient rien, normal d'un antigrav rapide, qui tient l'objectif à 2 ps ; un avion au passage, jamais.",
    ask("controler_un_objectif(unite_est_un_vehicule=True, unite_distance_parcourue=12, distance_a_l_objectif=1)", outcome="Interdit"),
    ask("controler_un_objectif(unite_antigrav=True, unite_rapide=True, unite_distance_parcourue=12, distance_a_l_objectif=2)", outcome="Permis"),
    ask("controler_un_objectif(unite_rapide=True, unite_distance_parcourue=10, distance_a_l_objectif=2)", outcome="Interdit"),
    ask("controler_un_objectif(unite_aeronef=True, unite_aeronef_au_passage=True, distance_a_l_objectif=1)", outcome="Interdit"),
    ask("contester_un_objectif(unite_tank=True, distance_a_l_objectif=1, controle_par_une_troupe=True)", outcome="Interdit"),
)

row(
    "AJ-34",
    "Un char de 150 points à 4 PC, très endommagé : 75 ; 640 contre 500 à 1500 points, nul ; 600 contre 450, gagné ; pile la moitié en réserve n'oblige à rien.",
    ask("points_pour_une_unite(cout_de_l_unite=150, unite_est_un_vehicule=True, points_de_coque=4, marqueurs_tres_endommage=1)", total=75),
    ask("resultat_de_la_partie(joueur=640, adversaire=500, format_d_armee=1500)", outcome="Match nul"),
    ask("resultat_de_la_partie(joueur=600, adversaire=450, format_d_armee=1500)", outcome="Victoire du joueur"),
    ask("jouer_en_premier(cout_en_reserve=750, cout_de_l_armee=1500)", outcome="Permis"),
)

row(
    "AJ-35",
    "Psyker Cd 9 : 5/6, péril 1/36. Il a fait 5 : ma Dissipation (Cd 10) veut 5 ou moins, 5/18. Un second pouvoir, non. « Blessure mortelle » sur un guerrier éternel : 1 PV.",
    ask("test_psy(commandement=9)", odds={"Pouvoir lancé": F(5, 6), "péril du warp : une blessure sans sauvegarde": F(1, 36)}),
    ask("dissipation(commandement=10, commandement_du_psyker_ennemi=9, des_adverses=[2, 3])", odds={"Pouvoir annulé": F(5, 18)}),
    ask("lancer_un_pouvoir(unite_psyker=True, pouvoirs_deja_lances=1)", outcome="Interdit"),
    ask("points_de_vie_perdus(blessures_non_sauvegardees=1, pouvoir_blessure_mortelle_actif=True, cible_guerrier_eternel=True)", total=1, disputed="^0"),
)

row(
    "AJ-36",
    "Un avion passe : flanc voulu deux fois sur trois, portée maximale, flanc 11 touché même de face, gabarit dévié raté, ni couvert, ni pistolet melta.",
    ask('debordement(flanc_desire="gauche", unite_aeronef=True)', odds={"gauche": F(2, 3)}),
    ask('ct_effective(ct=4, unite_aeronef_au_passage=True, arme_de_tir="Canon laser", distance=10)', total=4),
    ask("penetration_de_blindage(force=8, cible_aeronef_au_passage=True, blindage_avant=12, blindage_lateral=11, angle_de_l_attaque=0, des=[3])", outcome="dégât superficiel"),
    ask("touches_du_gabarit(unites_sous_le_gabarit=1, cible_aeronef_au_passage=True, gabarit_devie=True)", total=0),
    ask('tirer(unite_infanterie=True, cible_aeronef_au_passage=True, arme_de_tir="Pistolet melta", distance=3)', outcome="Interdit"),
    ask("arrivee_par_un_flanc(tour=1, tours_de_reserve=3, flanc_desire=\"gauche\", unite_aeronef=True, unite_en_reserve=True)", odds={"gauche": F(16, 27)}),
)

QUESTIONS = [(code, n, *asked) for code, (_, questions) in ROWS.items() for n, asked in enumerate(questions, 1)]


@pytest.mark.parametrize("code, rank, question, expected", QUESTIONS, ids=[f"{code}-{n}" for code, n, *_ in QUESTIONS])
def test_situation(resolver, code, rank, question, expected):
    check(resolver, "warhammer-40000-pen", code, question, expected)
