"""A fourteenth round of situations of Warhammer 40,000 PEN: characteristics, types of units, transports, special rules, weapons and their properties."""

from __future__ import annotations

from fractions import Fraction as F

import pytest
from verdicts import ask, check, rows

ROWS, row = rows()

FIST = """unite_creature_monstrueuse=True, arme_de_melee="Poing tronçonneur\""""

row(
    "AE-01",
    "Un prince démon (F6) au poing tronçonneur frappe un Land Raider arrêté : 2+, F10, le meilleur dé doublé : lourd 8/9, superficiel 1/12 ; à initiative 1.",
    ask(f"penetration_de_blindage(force=6, blindage=14, {FIST})", odds={"dégât lourd": F(8, 9), "dégât superficiel": F(1, 12)}),
    ask(f"jet_de_penetration(force=6, blindage=14, {FIST})", odds={"sans effet": F(1, 36)}),
    ask("""jet_de_penetration(force=6, blindage=14, arme_de_melee="Poing tronçonneur")""", odds={"Pénétré": F(11, 12)}),
    ask("jet_pour_toucher_au_corps_a_corps(cc=7, cible_geante=True, cible_sans_cc=True, cible_immobile=True)", odds={"Touché": F(5, 6)}),
    ask("""initiative_effective(initiative=8, arme_de_melee="Poing tronçonneur")""", total=1),
)

CLAWS = """attaques=2, unite_rage=True, unite_a_charge=True, arme_de_melee="Griffe éclair\""""

row(
    "AE-02",
    "Un berserker en Rage charge avec deux griffes éclair : 5 attaques, ou 2 smash ; une griffe et une épée, 4.",
    ask(f"attaques_effectives({CLAWS}, armes_identiques=True)", total=5),
    ask(f"nombre_d_attaques_smash({CLAWS}, unite_attaques_smash=True, armes_identiques=True)", total=2),
    ask(f"attaques_effectives({CLAWS}, unite_plusieurs_armes_de_corps_a_corps=True)", total=4),
    ask("attaques_effectives(attaques=2, armes_identiques=True, arme_a_deux_mains=True)", total=2),
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

TRUKK = """tireurs=1, ct=4, arme_de_tir="Bolter", distance=20, unite_a_bouge=True, cible_embarquee=True, transporteur_ouvert=True, endurance=4, svg=3"""

row(
    "AE-04",
    "Des marines (3+) à bord d'un trukk lui-même à couvert (5+) : sa sauvegarde, puis 4+ à cause de leur armure ; 1/27 par bolter, 1/18 à découvert.",
    ask("svg_de_couvert_effective(cible_embarquee=True, transporteur_ouvert=True, svg=3)", total=4),
    ask("svg_de_couvert_effective(cible_embarquee=True, transporteur_ouvert=True, svg=5)", total=3),
    ask(f"phase_de_tir({TRUKK}, svg_de_couvert_du_transport=5)", mean=F(1, 27)),
    ask(f"phase_de_tir({TRUKK})", mean=F(1, 18)),
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

FAST = "transporteur_rapide=True, transporteur_distance_parcourue=14"

row(
    "AE-06",
    "D'un transport rapide qui a roulé 14 ps on ne descend qu'en urgence, d'assaut ou non : à terre, au jugé, sans charge ; à bord, au jugé aussi. À 12 ps pile, non.",
    ask(f"debarquer({FAST})", outcome="Interdit"),
    ask(f"debarquer({FAST}, transporteur_d_assaut_pris=True)", outcome="Interdit"),
    ask("debarquer(transporteur_rapide=True, transporteur_distance_parcourue=12)", outcome="Permis"),
    ask(f"debarquement_d_urgence({FAST})", gives="à terre"),
    ask(f"""ct_du_tir(ct=4, arme_de_tir="Bolter", distance=10, unite_embarquee=True, {FAST})""", total=2),
    ask("""ct_du_tir(ct=4, arme_de_tir="Bolter", distance=10, unite_embarquee=True, transporteur_rapide=True, transporteur_distance_parcourue=12)""", total=5),
    ask(f"charger(unite_vient_de_debarquer=True, {FAST}, distance=4)", outcome="Interdit"),
)

row(
    "AE-07",
    "Une arme IEM pénétrante, sans force, sur un tank : lourd 11/36, superficiel 2/3 ; ce superficiel-là n'a pas le malus du tank, un 5 l'endommage.",
    ask("penetration_de_blindage(force=1, arme_iem=True, arme_penetrante=True, blindage=14)", odds={"dégât lourd": F(11, 36), "dégât superficiel": F(2, 3)}),
    ask("""degat_sur_la_table(zone_touchee="coque", des=[5], degat_superficiel=True, cible_tank=True, arme_iem=True)""", outcome="endommagé", total=3),
    ask("""degat_sur_la_table(zone_touchee="coque", des=[5], degat_superficiel=True, cible_tank=True)""", total=2),
    ask("""degat_sur_la_table(zone_touchee="coque", des=[4], degat_superficiel=True, cible_ouvert=True)""", total=3),
)

row(
    "AE-08",
    "Une nuée (E3) perd 4 PV à une blessure de missile frag ou krak, 1 à une de bolter ; un guerrier éternel, 1 d'une mortelle, un autre 2.",
    ask("""points_de_vie_perdus(cible_essaim=True, arme_de_tir="Missiles Frag", endurance=3)""", total=4),
    ask("""points_de_vie_perdus(cible_essaim=True, arme_de_tir="Missiles Krak", endurance=3)""", total=4),
    ask("""points_de_vie_perdus(cible_essaim=True, arme_de_tir="Bolter", endurance=3)""", total=1),
    ask("points_de_vie_perdus(blessure_mortelle=True, cible_guerrier_eternel=True)", total=1),
    ask("points_de_vie_perdus(blessure_mortelle=True)", total=2),
    ask("points_de_vie_perdus(force=7, endurance=4)", total=1),
    ask("points_de_vie_perdus(force=8, endurance=4)", total=2),
)

row(
    "AE-09",
    "Mes motards ont esquivé : −1 à qui les vise ; à mon tour 12 ps, au jugé, sans charge, à initiative 1.",
    ask("ct_effective(ct=4, cible_esquive=True)", total=3),
    ask("mouvement_normal_permis(unite_moto=True, unite_esquive=True)", total=12),
    ask("""ct_du_tir(ct=4, arme_de_tir="Bolter", distance=12, unite_esquive=True)""", total=2),
    ask("charger(unite_moto=True, unite_esquive=True, distance=5)", outcome="Interdit"),
    ask("initiative_effective(initiative=4, unite_esquive=True)", total=1),
)

LOCKED = "unite_verrouillee=True"

row(
    "AE-10",
    "« Je me désengage » : en fin d'assaut, qu'on le dise ou non ; entre deux initiatives, il faut Hit & Run, 7/12 à I5 contre 4, 1/12 assommé. Ni percée, mais on consolide.",
    ask(f"se_desengager(unite_a_desengagement=True, {LOCKED})", outcome="Permis"),
    ask(f"se_desengager(unite_a_desengagement=True, {LOCKED}, fin_d_un_tour_d_initiative=True)", outcome="Interdit"),
    ask(f"se_desengager(unite_a_hit_and_run=True, {LOCKED})", outcome="Permis"),
    ask(f"se_desengager({LOCKED})", outcome="Interdit"),
    ask("jet_de_hit_and_run(initiative=5, cible_initiative=4)", odds={"Désengagée": F(7, 12)}),
    ask("jet_de_hit_and_run(initiative=4, unite_assommee=True, cible_initiative=4)", odds={"Désengagée": F(1, 12)}),
    ask("tenter_une_percee(cible_desengagee=True)", outcome="Interdit"),
    ask("consolider(cible_desengagee=True)", outcome="Permis"),
    ask("distance_de_desengagement(unite_moto=True)", total=12),
)

row(
    "AE-11",
    "Un psyker Cd 9 lance 5 fois sur 6, avec 1/36 de péril ; il dissipe d'un écart de plus, à écart égal non ; un second pouvoir, non.",
    ask("test_psy(cd=9)", odds={"Pouvoir lancé": F(5, 6)}, gives="péril du warp"),
    ask("dissipation(cd=9, des=[2,3], commandement_du_psyker_ennemi=8, des_adverses=[2,3])", outcome="Pouvoir annulé"),
    ask("dissipation(cd=9, des=[2,3], commandement_du_psyker_ennemi=9, des_adverses=[2,3])", outcome="Pouvoir maintenu"),
    ask("lancer_un_pouvoir(pouvoirs_deja_lances=1, unite_psyker=True)", outcome="Interdit"),
    ask("lancer_un_pouvoir(unite_psyker=True, unite_verrouillee=True)", outcome="Permis"),
)

row(
    "AE-12",
    "Un Char charge des gardes (Cd 7) : terrifiés 5/12, CC 3 devient 1 ; qui ne connaît pas la peur n'en a cure, et ne se fait pas rattraper.",
    ask("test_de_terreur(cd=7, assaillant_char=True)", odds={"terrifié": F(5, 12)}),
    ask("cc_effective(cc=3, unite_terrifiee=True)", total=1),
    ask("test_de_terreur(cd=7, unite_ne_connait_pas_la_peur=True)", odds={"Sans effet": 1}),
    ask("pertes_de_la_percee(ecart_de_pertes=3, cible_ne_connait_pas_la_peur=True)", total=0),
    ask("test_de_regroupement(cd=7, unite_ne_connait_pas_la_peur=True)", outcome="Regroupée"),
)

MELTA = """arme_de_tir="Fusil melta", blindage=13"""

row(
    "AE-13",
    "Un fusil melta immobile (CT 3) à 6 ps d'un avant 13 : CT 5, lourd 13/18, superficiel 1/9 ; à 7 ps, un dé, 1/6 de chaque.",
    ask("""ct_du_tir(ct=3, arme_de_tir="Fusil melta", distance=6, unite_immobile=True)""", total=5),
    ask(f"penetration_de_blindage({MELTA}, distance=6)", odds={"dégât lourd": F(13, 18), "dégât superficiel": F(1, 9)}),
    ask(f"penetration_de_blindage({MELTA}, distance=7)", odds={"dégât lourd": F(1, 6), "dégât superficiel": F(1, 6)}),
    ask("""penetration_de_blindage(arme_de_tir="Canon laser", blindage=14, arme_lance=True)""", odds={"dégât lourd": F(1, 2)}),
    ask("""jet_de_penetration(arme_de_tir="Canon d'assaut", blindage=14)""", odds={"dégât lourd": F(1, 18), "dégât superficiel": F(1, 18)}),
    ask("""jet_de_penetration(arme_de_tir="Fusil sniper", blindage=12)""", odds={"sans effet": F(8, 9)}),
)

row(
    "AE-14",
    "Lents et méthodiques en rase campagne : 4 ps, 6 en courant ; ni percée, ni PA2 au test de terrain ; ils chargent après leurs bolters, mais à 4 ps en plaine, pas à 5.",
    ask("mouvement_normal_permis(unite_infanterie=True, unite_lente_et_methodique=True, unite_ps_en_terrain_neutre=6)", total=4),
    ask("mouvement_rapide_permis(unite_infanterie=True, unite_lente_et_methodique=True, unite_ps_en_terrain_neutre=9)", total=6),
    ask("tenter_une_percee(unite_lente_et_methodique=True)", outcome="Interdit"),
    ask("test_de_terrain_dangereux(unite_lente_et_methodique=True)", gives="pa4"),
    ask("""charger(unite_infanterie=True, unite_lente_et_methodique=True, arme_a_tire_ce_tour=True, arme_de_tir="Bolter", distance=4)""", outcome="Permis"),
    ask("charger(unite_infanterie=True, unite_lente_et_methodique=True, distance=5)", outcome="Interdit"),
    ask("""charger(unite_infanterie=True, arme_a_tire_ce_tour=True, arme_de_tir="Bolter", distance=5)""", outcome="Interdit"),
)

PRINCE = "unite_creature_monstrueuse=True, unite_volante=True, unite_mouvement_rapide_fait=True"

row(
    "AE-15",
    "Un prince démon ailé s'abat à pleine vitesse : onde de choc F7 à 3 ps ; il tire à CT 3 au lieu de 4, et ne charge pas ; au pas, pas d'onde.",
    ask(f"soulever_une_onde_de_choc({PRINCE}, unite_deployee_en_frappe_en_profondeur=True)", outcome="Permis"),
    ask("soulever_une_onde_de_choc(unite_creature_monstrueuse=True, unite_volante=True, unite_deployee_en_frappe_en_profondeur=True)", outcome="Interdit"),
    ask("force_d_une_charge_belier(force=6, unite_creature_monstrueuse=True)", total=7),
    ask(f"ct_effective(ct=4, {PRINCE})", total=3),
    ask("charger(unite_deployee_en_frappe_en_profondeur=True, distance=3)", outcome="Interdit"),
)

row(
    "AE-16",
    "Les tests : 6 rate toujours, un double 6 aussi ; Cd 12 vaut 10 ; deux E3 et deux E4 testent à 4 ; un véhicule réussit d'office.",
    ask("test_de_caracteristique(valeur_de_la_caracteristique=6)", odds={"Réussi": F(5, 6)}),
    ask("test_de_commandement(cd=12)", odds={"Réussi": F(11, 12)}),
    ask("valeur_majoritaire(valeurs=[3, 3, 4, 4])", total=4),
    ask("test_de_givrage(unite_est_un_vehicule=True)", outcome="Réussi"),
    ask("test_d_empoisonnement(endurance=4, unite_moto=True)", odds={"Réussi": F(5, 6)}),
    ask("test_d_aveuglement(unite_sans_initiative=True)", outcome="Réussi"),
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
    "AE-19",
    "Invisible : −3 en CT et −3 en CC de part et d'autre ; un géant se touche mieux, et n'y gagne rien pour lui ; des capteurs voient tout.",
    ask("ct_effective(ct=4, cible_geante=True, cible_invisible=True)", total=2),
    ask("ct_effective(ct=4, cible_invisible=True, unite_capteurs_extrasensoriels=True)", total=4),
    ask("jet_pour_toucher_au_corps_a_corps(cc=4, cible_cc=4, cible_invisible=True)", odds={"Touché": F(1, 3)}),
    ask("jet_pour_toucher_au_corps_a_corps(cc=4, cible_cc=4, unite_invisible=True)", odds={"Touché": F(2, 3)}),
    ask("jet_pour_toucher_au_corps_a_corps(cc=4, cible_cc=4, unite_geante=True)", odds={"Touché": F(1, 2)}),
    ask("attaques_effectives(attaques=3, unite_attaques_de_zone=True, ennemis_engages=5, de_d_attaques_de_zone=6)", total=7),
    ask("attaques_effectives(attaques=3, unite_attaques_de_zone=True, ennemis_engages=1, de_d_attaques_de_zone=4)", total=3),
)

row(
    "AE-20",
    "Un projecteur double les paliers : à 24 ps rien, à 49 dissimulé, à 73 invisible. Tapie dans l'ombre, de jour : rien à 10 ps, furtive à 13.",
    *(ask(f"ct_effective(ct=4, cible_eclairee=True, combat_de_nuit=True, distance={far})", total=left) for far, left in ((24, 4), (49, 2), (73, 1))),
    ask("ct_effective(ct=4, cible_tapie_dans_l_ombre=True, distance=10)", total=4),
    ask("ct_effective(ct=4, cible_tapie_dans_l_ombre=True, distance=13)", total=3),
    ask("ct_effective(ct=4, cible_tapie_dans_l_ombre=True, distance=13, unite_vision_nocturne=True)", total=4),
)

row(
    "AE-21",
    "Il se téléporte : sans déviation à 18 ps, 1D6 à 36, 2D6 à 37, 2D6 partout où il ne voit pas.",
    *(ask(f"des_de_deviation_de_teleportation(distance_de_teleportation={far})", total=dice) for far, dice in ((18, 0), (19, 1), (36, 1), (37, 2))),
    ask("des_de_deviation_de_teleportation(distance=10, destination_hors_de_vue=True)", total=2),
)

row(
    "AE-22",
    "Un volant a Scout : il déborde et bouge avant la partie ; un scout le donne à son transport, et l'inverse ; une cavalerie ne monte pas à bord, et ne se parachute pas.",
    ask("deborder(unite_vehicule_volant=True)", outcome="Permis"),
    ask("bouger_avant_la_partie(unite_transport=True, passager_scout=True)", outcome="Permis"),
    ask("bouger_avant_la_partie(unite_embarquee=True, transporteur_scout=True)", outcome="Permis"),
    ask("embarquer(unite_cavalerie=True)", outcome="Interdit"),
    ask("deployer_par_frappe_en_profondeur(unite_cavalerie=True)", outcome="Interdit"),
    ask("deployer_par_frappe_en_profondeur(unite_jet_pack=True)", outcome="Permis"),
    ask("debarquer(distance_au_point_d_acces=4)", outcome="Interdit"),
)

row(
    "AE-23",
    "Un missile anti-aérien (CT 4, 40 ps) : lourd 2/9 sur un antigrav lancé (11), 1/9 sur un tank ; IEM sur le flanc 14 d'un tank, 1/6.",
    ask("""degats_au_tir(tireurs=1, ct=4, arme_de_tir="Missiles Anti-aérien", distance=40, blindage=11, cible_antigrav=True, cible_rapide=True,
        cible_distance_parcourue=24, unite_immobile=True)""", says="2/9"),
    ask("""degats_au_tir(tireurs=1, ct=4, arme_de_tir="Missiles Anti-aérien", distance=40, blindage=11, cible_tank=True, unite_immobile=True)""", says="1/9"),
    ask("""jet_de_penetration(arme_de_tir="Grenades IEM", blindage_lateral=14)""", odds={"dégât lourd": F(1, 6), "dégât superficiel": F(2, 3)}),
)

row(
    "AE-24",
    "Marteau tonnerre, F4 doublée, sur E4, invulnérable 5+ : 35/36 d'en blesser, mortel, 35/36 de PV en 3 coups ; l'arme de Dreadnought garde l'initiative.",
    ask("""combat(attaquants=1, attaques=2, cc=4, cible_cc=4, force=4, arme_de_melee="marteau tonnerre", endurance=4, svg=2, svg_invulnerable=5,
        unite_a_charge=True)""", mean=F(35, 36)),
    ask("""force_effective(force=6, arme_de_melee="arme de Dreadnought")""", total=10),
    ask("""initiative_effective(initiative=4, arme_de_melee="arme de Dreadnought")""", total=4),
    ask("""pa_de_la_blessure(unite_creature_monstrueuse=True, arme_de_melee="arme de corps à corps")""", total=2),
    ask("pa_de_la_blessure(unite_creature_monstrueuse=True, pa=1)", total=1),
)

row(
    "AE-25",
    "L'armure : PA 6 ôte une 6+, PA 5 fait d'une 5+ une 6+, d'une 4+ une 5+ ; insensible : 5+ à F égale, 6 au-dessus, jamais contre une mortelle.",
    ask("svg_d_armure_effective(pa=6, svg=6)", outcome="Sans effet"),
    ask("svg_d_armure_effective(pa=5, svg=5)", total=6),
    ask("svg_d_armure_effective(pa=5, svg=4)", total=5),
    ask("jet_d_insensible_a_la_douleur(force=4, endurance=4, cible_insensible_a_la_douleur=True)", odds={"Blessure ignorée": F(1, 3)}),
    ask("jet_d_insensible_a_la_douleur(force=5, endurance=4, cible_insensible_a_la_douleur=True)", odds={"Blessure ignorée": F(1, 6)}),
    ask("""jet_d_insensible_a_la_douleur(force=4, endurance=4, cible_insensible_a_la_douleur=True, cible_essaim=True, arme_de_tir="Missiles Frag")""",
        odds={"Blessure subie": 1}),
)

row(
    "AE-26",
    "« Blesse au pire sur 4+ » : F5 contre E4 blesse sur 3+ et relance, 8/9 ; F4 contre E4 reste à 1/2. Sniper sur E8 : 11/36.",
    ask("jet_pour_blesser(force=5, endurance=4, arme_anti_endurance=True)", odds={"Blessé": F(8, 9)}),
    ask("jet_pour_blesser(force=4, endurance=4, arme_empoisonnee=True)", odds={"Blessé": F(1, 2)}),
    ask("""jet_pour_blesser(arme_de_tir="Fusil sniper", endurance=8)""", odds={"Blessé": F(11, 36)}),
    ask("jet_pour_blesser(force=8, endurance=4, cible_moto=True)", odds={"Blessé": F(35, 36)}),
)

row(
    "AE-27",
    "Salve 2/4 de 24 ps : après un pas, 2 tirs à 10 ps à CT pleine ; immobile à 20 ps, pas de bonus ; canon plasma raté à 12 ps, 1D6 de déviation.",
    ask("nombre_de_tirs(x_de_salve=2, y_de_salve=4, portee=24, distance=10, unite_a_bouge=True)", total=2),
    ask("ct_du_tir(ct=4, x_de_salve=2, y_de_salve=4, arme_a_salve=True, portee=24, distance=10, unite_a_bouge=True)", total=5),
    ask("ct_du_tir(ct=4, arme_a_salve=True, portee=24, distance=20, unite_immobile=True)", total=4),
    ask("""deviation_d_un_gabarit(arme_de_tir="Canon plasma", distance=12)""", says="1d6"),
    ask("""deviation_d_un_gabarit(arme_de_tir="Canon plasma", distance=13)""", says="2d6"),
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
    "AE-29",
    "Un trukk qui explose fait F4 à bord, détruit rien, un crash violent F4 ; un volant lancé, « immobilisé », s'écrase.",
    *(ask(f"""force_contre_les_passagers(degat_recu="{what}", cible_ouvert=True)""", total=force)
      for what, force in (("explosé", 4), ("détruit", 0), ("crash violent", 4))),
    ask("""degat_sur_la_table(zone_touchee="mobilité", des=[5], degat_lourd=True, cible_vehicule_volant=True, cible_mouvement_rapide_fait=True)""", outcome="crash"),
    ask("laisser_un_vehicule_immobilise(unite_immobilisee=True)", outcome="Permis"),
    ask("laisser_un_vehicule_immobilise(unite_pilote_sonne=True)", outcome="Interdit"),
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
    "AE-31",
    "Ma moto passe à 1 ps d'eux et frappe, à 2 ps non ; un personnage indépendant frappe deux fois ; un transport qui a déposé ses passagers ne file plus.",
    ask("attaquer_au_passage(unite_moto=True, distance=1)", outcome="Permis"),
    ask("attaquer_au_passage(unite_moto=True, distance=2)", outcome="Interdit"),
    ask("nombre_d_attaques_au_passage(unite_personnage_independant=True)", total=2),
    ask("nombre_d_attaques_au_passage(unite_moto=True)", total=1),
    ask("faire_un_mouvement_rapide(unite_transport=True, unite_a_debarque_ce_tour=True)", outcome="Interdit"),
    ask("faire_un_mouvement_rapide(unite_transport=True)", outcome="Permis"),
)

row(
    "AE-32",
    "Des ennemis gênent le débarquement : initiative 1, mais ils n'ont pas leur +1 ; la tourelle ne bouge ni ne charge.",
    ask("initiative_effective(initiative=4, unite_genee_par_des_ennemis=True)", total=1),
    ask("attaques_effectives(attaques=2, cible_genee_par_des_ennemis=True, unite_a_charge=True)", total=2),
    ask("gene_par_l_infranchissable(unite_infanterie=True, places_a_terre=3, effectif_de_l_escouade=5)", total=2),
    ask("se_deplacer(unite_tourelle=True)", outcome="Interdit"),
    ask("charger(unite_tourelle=True, distance=3)", outcome="Interdit"),
    ask("""armements_de_tourelle(armement_de_tourelle="Bitubes")""", says="50 pts"),
)

row(
    "AE-33",
    "En charge furieuse au gantelet : F4 double puis 1, 9 ; à F10, 10. Grenades défensives : plus de +1, mais la Rage garde le sien, selon la lecture.",
    ask("""force_effective(force=4, unite_charge_furieuse=True, unite_a_charge=True, unite_choix_de_charge_furieuse="force", arme_de_melee="gantelet énergétique")""",
        total=9),
    ask("""force_effective(force=10, unite_charge_furieuse=True, unite_a_charge=True, unite_choix_de_charge_furieuse="force")""", total=10),
    ask("attaques_effectives(attaques=2, unite_a_charge=True, cible_a_grenades_defensives=True)", total=2),
    ask("attaques_effectives(attaques=2, unite_a_charge=True, cible_a_grenades_defensives=True, unite_rage=True)", total=3),
    ask("jet_de_percee(initiative=4, unite_charge_furieuse=True, unite_a_charge=True, cible_initiative=4)", odds={"Percée réussie": F(7, 12)}),
)

row(
    "AE-34",
    "Le Cd de l'escouade est le plus grand ; obstinée, l'écart ne compte pas ; en Rage, face à l'ennemi, on avance, sans se mettre en alerte.",
    ask("commandement_de_l_escouade(valeurs=[7, 7, 9])", total=9),
    ask("test_de_moral(cd=8, unite_obstinee=True, ecart_de_pertes=3)", odds={"Réussi": F(13, 18)}),
    ask("se_deplacer(unite_rage=True, ennemi_en_vue=True)", outcome="Obligatoire"),
    ask("se_mettre_en_alerte(unite_rage=True, ennemi_en_vue=True)", outcome="Interdit"),
    ask("avance_minimale_en_rage(unite_rage=True, unite_cavalerie=True)", total=9),
    ask("jet_de_regeneration(unite_regeneration=True, pv_perdus=1)", odds={"PV regagné": F(1, 3)}),
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

row(
    "AE-35",
    "Un Rhino explose avec cinq gardes dedans : sans leur endurance, c'est la leur qu'on demande ; E3, 5+ : 35/36 × 2/3 chacun.",
    ask("""touches_aux_passagers(degat_recu="explosé", passager_effectif_de_l_escouade=5)""", asks="il manque passager_endurance"),
    ask("""touches_aux_passagers(degat_recu="explosé", passager=dict(effectif_de_l_escouade=5, endurance=3, svg=5))""", total=F(175, 54)),
)

QUESTIONS = [(code, n, *asked) for code, (_, questions) in ROWS.items() for n, asked in enumerate(questions, 1)]


@pytest.mark.parametrize("code, rank, question, expected", QUESTIONS, ids=[f"{code}-{n}" for code, n, *_ in QUESTIONS])
def test_situation(resolver, code, rank, question, expected):
    check(resolver, "warhammer-40000-pen", code, question, expected)
