"""A sixth round of situations of Warhammer 40,000 PEN: which Initiative counts and when, what is slowed, small weapons, odd targets, the end of the game."""

from __future__ import annotations

from fractions import Fraction as F

import pytest
from verdicts import ask, check, rows

ROWS, row = rows()

row(
    "PT-1",
    "Le pont s'écroule : trois gars F4 et trois F3 testent leur force à 4 (la plus grande) ; un monstre F10 rate sur 6 ; une plateforme passe d'office.",
    ask("valeur_majoritaire(valeurs=[4, 4, 4, 3, 3, 3])", gives="4 : 3 membres sur 6"),
    ask("test_de_caracteristique(valeur_de_la_caracteristique=4)", odds={"Réussi": F(2, 3)}),
    ask("test_de_caracteristique(valeur_de_la_caracteristique=10)", odds={"Réussi": F(5, 6)}),
    ask("test_de_caracteristique(unite_plateforme=True)", odds={"Réussi": F(1)}),
)

FURIOUS = 'arme_de_melee="gantelet énergétique", unite_a_charge_furieuse=True, unite_a_charge=True'
row(
    "PT-2",
    "Un champion F4 charge au gantelet, charge furieuse : en force 4 x 2 + 1 = 9, mortelle contre E4, pas E5 ; en initiative, 2 ou 1 selon la lecture.",
    ask(f'force_effective(force=4, {FURIOUS}, choix_de_charge_furieuse="force")', total=9),
    ask(f'jet_pour_blesser(force=4, {FURIOUS}, choix_de_charge_furieuse="force", endurance=5)', odds={"Blessé": F(35, 36)}),
    ask("points_de_vie_perdus(blessures_non_sauvegardees=1, force=9, endurance=4)", total=2),
    ask("points_de_vie_perdus(blessures_non_sauvegardees=1, force=9, endurance=5)", total=1),
    ask(f'initiative_effective(initiative=4, {FURIOUS}, choix_de_charge_furieuse="initiative")', total=2, disputed="^1 "),
    ask(f'initiative_effective(initiative=4, {FURIOUS}, choix_de_charge_furieuse="force")', total=1),
)

row(
    "PT-3",
    "Le même gantelet (I4) poursuit des fuyards I4, s'échappe, ou encaisse un éclair : son initiative est 4 ; assommé, elle est 1, du fuyard comme de l'autre.",
    ask('jet_de_percee(initiative=4, cible_initiative=4, arme_de_melee="gantelet énergétique")', odds={"Percée réussie": F(7, 12)}),
    ask("jet_de_percee(initiative=4, cible_initiative=4, cible_assommee=True)", odds={"Percée réussie": F(11, 12)}),
    ask("jet_de_percee(initiative=4, cible_initiative=4, unite_assommee=True)", odds={"Percée réussie": F(1, 6)}),
    ask("jet_de_hit_and_run(initiative=5, cible_initiative=4)", odds={"Désengagée": F(7, 12)}),
    ask("jet_de_hit_and_run(initiative=4, cible_initiative=4, unite_assommee=True)", odds={"Désengagée": F(1, 12)}),
    ask("jet_de_hit_and_run(initiative=4, cible_initiative=4, cible_assommee=True)", odds={"Désengagée": F(5, 6)}),
    ask('test_d_aveuglement(initiative=4, arme_de_melee="gantelet énergétique")', odds={"Réussi": F(2, 3)}),
    ask("test_d_aveuglement(initiative=4, unite_assommee=True)", odds={"Réussi": F(1, 6)}),
)

row(
    "PT-4",
    "Chargés dans les ruines sans grenades offensives, ils frappent à 10, même en percée ; un gantelet, un coup qui assomme, un duel refusé annulent ce 10.",
    ask("initiative_effective(initiative=4, unite_chargee=True, unite_a_couvert_avant_la_charge=True)", total=10),
    ask("jet_de_percee(initiative=4, cible_initiative=4, unite_chargee=True, unite_a_couvert_avant_la_charge=True)", odds={"Percée réussie": F(1)}),
    ask('initiative_effective(initiative=4, unite_chargee=True, unite_a_couvert_avant_la_charge=True, arme_de_melee="gantelet énergétique")', total=4),
    ask("initiative_effective(initiative=4, unite_chargee=True, unite_a_couvert_avant_la_charge=True, unite_duel_refuse=True)", total=4),
    ask("initiative_effective(initiative=4, unite_chargee=True, unite_a_couvert_avant_la_charge=True, assaillant_creature_monstrueuse=True)", total=4),
    ask("""initiative_effective(initiative=4, unite_chargee=True, unite_a_couvert_avant_la_charge=True, arme_de_melee="gantelet énergétique",
        assaillant_a_grenades_offensives=True)""", total=1),
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
    "PT-6",
    "Des fuyards Cd 8 : cinq pertes sur dix, Cd 7, qu'on dise les morts, les vivants ou les deux ; quatre, Cd 8. Chargés, 13/18, ou détruits.",
    ask("test_de_regroupement(commandement=8, effectif_de_depart=10, pertes_de_l_escouade=5)", odds={"Regroupée": F(7, 12)}),
    ask("test_de_regroupement(commandement=8, effectif_de_depart=10, effectif_de_l_escouade=5)", odds={"Regroupée": F(7, 12)}),
    ask("test_de_regroupement(commandement=8, effectif_de_depart=10, effectif_de_l_escouade=5, pertes_de_l_escouade=5)", odds={"Regroupée": F(7, 12)}),
    ask("test_de_regroupement(commandement=8, effectif_de_depart=10, pertes_de_l_escouade=4)", odds={"Regroupée": F(13, 18)}),
    ask("regroupement_face_a_une_charge(commandement=8)", odds={"Combat normalement": F(13, 18), "Détruite": F(5, 18)}),
    ask("tirer(unite_regroupee=True, unite_a_bouge=True)", outcome="Interdit"),
)

row(
    "PT-7",
    "Une motojet (E3 au profil), svg 3+, cachée derrière un mur : blessée sur 4+ par un bolter, couvert 4+ (+1 armure, -1) ; un fantassin, 3+.",
    ask('jet_pour_blesser(arme_de_tir="Bolter", endurance=3, cible_motojet=True)', odds={"Blessé": F(1, 2)}),
    ask('svg_de_couvert_effective(type_de_couvert="moyen", cible_motojet=True, cible_cachee=True, svg=3)', total=4),
    ask('svg_de_couvert_effective(type_de_couvert="moyen", cible_infanterie=True, cible_cachee=True, svg=3)', total=3),
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
    "PT-9",
    "Un autocanon sur plateforme, servant CT4 : 5/6 à 24 ps, 2/3 à 25 ; la plateforme déplacée ne tire pas, même au jugé.",
    ask('jet_pour_toucher_au_tir(ct=4, unite_plateforme=True, arme_de_tir="Autocanon", distance=24, unite_immobile=True)', odds={"Touché": F(5, 6)}),
    ask('jet_pour_toucher_au_tir(ct=4, unite_plateforme=True, arme_de_tir="Autocanon", distance=25, unite_immobile=True)', odds={"Touché": F(2, 3)}),
    ask("tirer(unite_plateforme=True, unite_a_bouge=True)", outcome="Interdit"),
)

row(
    "PT-10",
    "Un aéronef traverse : CT4 à 20 ps avec un autocanon, 6 (pas de demi-portée) ; missiles à tête chercheuse, 3+ selon la lecture qui tient.",
    ask('jet_pour_toucher_au_tir(ct=4, cible_aeronef_au_passage=True, arme_de_tir="Autocanon", distance=20)', odds={"Touché": F(1, 6)}),
    ask("""jet_pour_toucher_au_tir(ct=4, cible_aeronef_au_passage=True, arme_de_tir="Autocanon", distance=20, arme_a_visee_automatique=True)""",
        odds={"Touché": F(2, 3)}, disputed="1/6"),
)

row(
    "PT-11",
    "Fumigènes sur une escouade furtive : -2, pas -3 ; furtive la nuit à 13 ps : -2. Bolter immobile CT4 : 4+, capteurs : 2+. Ni tir ni charge ce tour.",
    ask("ct_effective(ct=4, cible_sous_fumigenes=True, cible_furtive=True)", total=2),
    ask("""jet_pour_toucher_au_tir(ct=4, cible_furtive=True, combat_de_nuit=True, distance=13, arme_de_tir="Bolter", unite_immobile=True)""",
        odds={"Touché": F(1, 2)}),
    ask("""jet_pour_toucher_au_tir(ct=4, cible_furtive=True, combat_de_nuit=True, distance=13, arme_de_tir="Bolter", unite_immobile=True,
        unite_a_capteurs=True)""", odds={"Touché": F(5, 6)}),
    ask("tirer(unite_sous_fumigenes=True)", outcome="Interdit"),
    ask("charger(unite_fumigenes_utilises_ce_tour=True, distance=3)", outcome="Interdit"),
)

PAIN = "cible_insensible_a_la_douleur=True"
row(
    "PT-12",
    "Insensible, E4 : un bolter sur 5+ ; une F8 est mortelle, rien ; Guerrier éternel : sur 6. Une nuée prise dans un gabarit perd 4 PV.",
    ask(f'jet_d_insensible_a_la_douleur({PAIN}, arme_de_tir="Bolter", endurance=4)', odds={"Blessure ignorée": F(1, 3)}),
    ask(f"jet_d_insensible_a_la_douleur({PAIN}, force=8, endurance=4)", odds={"Blessure ignorée": F(0)}),
    ask(f"jet_d_insensible_a_la_douleur({PAIN}, force=8, endurance=4, cible_guerrier_eternel=True)", odds={"Blessure ignorée": F(1, 6)}),
    ask('points_de_vie_perdus(blessures_non_sauvegardees=1, arme_de_tir="Missiles Frag", cible_est_un_essaim=True)', total=4),
)

TWO = "unite_plusieurs_armes_de_corps_a_corps=True"
row(
    "PT-13",
    "Deux armes : Rage en charge, A2 → 5 ; épée énergétique et pistolet, +1 ; gantelet et pistolet, rien ; deux griffes, +1 ; le pistolet tiré, une à part.",
    ask(f"attaques_effectives(attaques=2, unite_en_rage=True, unite_a_charge=True, {TWO})", total=5),
    ask(f"attaques_effectives(attaques=2, unite_chargee=True, unite_a_contre_attaque=True, unite_contre_attaque_reussie=True, {TWO})", total=4),
    ask(f'attaques_effectives(attaques=1, arme_de_melee="arme énergétique", {TWO})', total=2),
    ask(f'attaques_effectives(attaques=1, arme_de_melee="gantelet énergétique", {TWO})', total=1),
    ask(f'attaques_effectives(attaques=1, arme_de_melee="griffe éclair", {TWO}, armes_identiques=True)', total=2),
    ask(f"attaques_effectives(attaques=1, {TWO}, pistolet_au_tir=True)", total=1),
    ask("attaques_de_pistolet(pistolet_au_tir=True)", total=1),
)

VOLLEY = "arme_a_salve=True, x_de_salve=2, y_de_salve=4, portee=24"
row(
    "PT-14",
    "Une salve 2/4 après un pas : 2 tirs à 12 ps, 4 à 18 (au jugé) ; immobile ou Implacable, 4 ; ensuite, seul l'Implacable charge.",
    ask(f"nombre_de_tirs({VOLLEY}, unite_a_bouge=True, distance=12)", total=2),
    ask(f"nombre_de_tirs({VOLLEY}, unite_a_bouge=True, distance=18)", total=4),
    ask(f"jet_pour_toucher_au_tir(ct=4, {VOLLEY}, unite_a_bouge=True, distance=18)", odds={"Touché": F(1, 3)}),
    ask(f"jet_pour_toucher_au_tir(ct=4, {VOLLEY}, unite_a_bouge=True, unite_implacable=True, distance=18)", odds={"Touché": F(2, 3)}),
    ask(f"charger({VOLLEY}, arme_a_tire_ce_tour=True, distance=5)", outcome="Interdit"),
    ask(f"charger({VOLLEY}, arme_a_tire_ce_tour=True, distance=5, unite_implacable=True)", outcome="Permis"),
)

row(
    "PT-15",
    "Une grenade plasma lâchée (dé de grenade 1) touche deux des siens, une krak un seul ; lancées hors de vue (CT5, à 6 ps), 4+ et 5+ ; une par escouade.",
    ask('touches_de_la_grenade_echappee(arme_de_tir="Grenades plasma", de_de_la_grenade=1)', total=2),
    ask('touches_de_la_grenade_echappee(arme_de_tir="Grenades krak", de_de_la_grenade=1)', total=1),
    ask('jet_pour_toucher_au_tir(ct=5, arme_de_tir="Grenades plasma", unite_immobile=True, distance=6, tir_indirect=True)', odds={"Touché": F(1, 2)}),
    ask('jet_pour_toucher_au_tir(ct=5, arme_de_tir="Grenades krak", unite_immobile=True, distance=6, tir_indirect=True)', odds={"Touché": F(1, 3)}),
    ask('tirer(arme_de_tir="Grenades krak", grenade_deja_lancee=True)', outcome="Interdit"),
)

row(
    "PT-16",
    "Un sniper CT4 à 24 ps : 35/36, et sur E6 11/36 ; un 6 perce à PA2 (une 2+ tombe à 6). Autocanon porté (CT5), bougé, cible furtive : 5+.",
    ask('jet_pour_toucher_au_tir(ct=4, arme_de_tir="Fusil sniper", distance=24, unite_immobile=True)', odds={"Touché": F(35, 36)}),
    ask('jet_pour_toucher_au_tir(ct=4, arme_de_tir="Fusil sniper", distance=24, unite_a_bouge=True)', odds={"Touché": F(1, 2)}),
    ask('jet_pour_blesser(arme_de_tir="Fusil sniper", endurance=6)', odds={"Blessé": F(11, 36)}),
    ask('svg_d_armure_effective(arme_de_tir="Fusil sniper", svg=2, blessure_perforante=True)', total=6),
    ask('jet_pour_toucher_au_tir(ct=5, arme_de_tir="Autocanon", unite_a_bouge=True, cible_furtive=True, distance=24)', odds={"Touché": F(1, 3)}),
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
    "PT-18",
    "Canon d'assaut sur 14 puis 12 ; poing tronçonneur F4 sur 14 ; le même porté par un monstre F6 : le meilleur dé doublé.",
    ask('penetration_de_blindage(arme_de_tir="Canon d\'assaut", blindage=14)', odds={"Dégât lourd": F(1, 18), "Dégât superficiel": F(1, 18)}),
    ask('penetration_de_blindage(arme_de_tir="Canon d\'assaut", blindage=12)', odds={"Dégât lourd": F(1, 6), "Dégât superficiel": F(0)}),
    ask("""penetration_de_blindage(force=4, arme_de_melee="poing tronçonneur", blindage=14)""",
        odds={"Dégât lourd": F(7, 12), "Dégât superficiel": F(5, 36)}),
    ask("""penetration_de_blindage(force=6, arme_de_melee="poing tronçonneur", blindage=14, unite_creature_monstrueuse=True)""",
        odds={"Dégât lourd": F(8, 9), "Dégât superficiel": F(1, 12)}),
)

row(
    "PT-19",
    "Une moto coupe par les bois à fond : une chance sur six d'une blessure PA2, 1/36 au conducteur habile ; un tank à lame, 1/36 ; un antigrav ne teste pas.",
    ask("test_de_terrain_dangereux(unite_moto=True, unite_terrain_difficile_traverse=True)", odds={"Raté": F(1, 6)}, gives="pa2"),
    ask("test_de_terrain_dangereux(unite_moto=True, unite_a_conducteur_habile=True)", odds={"Raté": F(1, 36)}),
    ask("test_de_terrain_dangereux(unite_est_un_vehicule=True, unite_tank=True, unite_a_lame_bulldozer=True)", odds={"Raté": F(1, 36)}),
    ask("terrain_difficile_en_mouvement_rapide(unite_antigrav=True, unite_est_un_vehicule=True)", gives="Aucune conséquence"),
)

row(
    "PT-20",
    "Une escouade écran, svg 3+ derrière, tireur à CT8 : 3 + 1 + 2 = 6. Un tank derrière un mur : 6 à 75 % visible, 5 à 50 %, 4 à 49 %.",
    ask("svg_de_couvert_effective(cible_masquee_par_une_escouade=True, svg=3, ct=8)", total=6),
    ask('svg_de_couvert_effective(type_de_couvert="moyen", cible_est_un_vehicule=True, pourcentage_visible=75)', total=6),
    ask('svg_de_couvert_effective(type_de_couvert="moyen", cible_est_un_vehicule=True, pourcentage_visible=50)', total=5),
    ask('svg_de_couvert_effective(type_de_couvert="moyen", cible_est_un_vehicule=True, pourcentage_visible=49)', total=4),
    ask('svg_de_couvert_effective(type_de_couvert="moyen", cible_infanterie=True, pourcentage_visible=80)', total=4),
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

DAMAGE = 'degat_sur_la_table(des=[6], zone_touchee="coque", degat_superficiel=True, '
row(
    "PT-22",
    "Un 6 superficiel à la coque : tank 3, ouvert 5, tank sous IEM 4, tank contre PA5 2. Viser ses moteurs : 1/2 à CT4, jamais à CT1.",
    ask(f"{DAMAGE}cible_tank=True, pa=4)", outcome="Endommagé"),
    ask(f"{DAMAGE}cible_ouvert=True, pa=4)", outcome="Crash violent"),
    ask(f"{DAMAGE}cible_tank=True, pa=4, arme_iem=True)", outcome="Très endommagé"),
    ask(f"{DAMAGE}cible_tank=True, pa=5)", gives="= 2"),
    ask('degat_sur_la_table(des=[5], zone_touchee="coque", degat_lourd=True, cible_immobilisee=True, pa=4)', outcome="Détruit"),
    ask('zone_du_vehicule(ct=4, zone_annoncee="mobilité")', odds={"Mobilité": F(1, 2)}),
    ask('zone_du_vehicule(ct=1, zone_annoncee="coque")', odds={"Coque": F(2, 3), "Mobilité": F(1, 6), "Armement": F(1, 6)}),
)

row(
    "PT-23",
    "Une empoisonnée F4 contre E4 ne relance pas, F5 si ; un missile anti-aérien ignore les 24 ps d'une motojet dissimulée, pas son -2 ; un fantassin : 5+.",
    ask("jet_pour_blesser(force=4, endurance=4, arme_empoisonnee=True)", odds={"Blessé": F(1, 2)}),
    ask("jet_pour_blesser(force=5, endurance=4, arme_empoisonnee=True)", odds={"Blessé": F(8, 9)}),
    ask("jet_pour_toucher_au_tir(ct=4, arme_anti_aerienne=True, cible_motojet=True, cible_dissimulee=True, distance_parcourue=24)", odds={"Touché": F(1, 3)}),
    ask('jet_pour_toucher_au_tir(ct=4, arme_de_tir="Missiles Anti-aérien", distance=30, cible_infanterie=True)', odds={"Touché": F(1, 3)}),
)

row(
    "PT-24",
    "Un camion sans CC qui a filé de 19 ps se frappe contre CC5, contre 3 à 13 ps, contre 1 à 12 ; une grenade ne touche un marcheur que sur 6.",
    ask("jet_pour_toucher_au_corps_a_corps(cc=4, cible_sans_cc=True, cible_distance_parcourue=19)", odds={"Touché": F(1, 2)}),
    ask("cc_d_une_unite_sans_cc(distance_parcourue=13)", gives="3"),
    ask("cc_d_une_unite_sans_cc(distance_parcourue=12)", gives="1"),
    ask("""jet_pour_toucher_au_corps_a_corps(cc=4, cible_cc=4, arme_grenade_anti_vehicule=True, cible_marcheur=True)""", odds={"Touché": F(1, 6)}),
)

row(
    "PT-25",
    "Au format 1500 : 149 points d'écart, nul ; 150, gagné. Fin du 5e tour : on continue à 2/3 ; du 6e : 1/3 ; du 7e : fini. À fond, on ne conteste rien.",
    ask("resultat_de_la_partie(joueur=900, adversaire=751, format_d_armee=1500)", gives="Match nul"),
    ask("resultat_de_la_partie(joueur=900, adversaire=750, format_d_armee=1500)", gives="Victoire"),
    ask("jet_de_fin_de_partie(tour=5)", odds={"La partie continue": F(2, 3)}),
    ask("jet_de_fin_de_partie(tour=6)", odds={"La partie continue": F(1, 3)}),
    ask("jet_de_fin_de_partie(tour=7)", odds={"La partie continue": F(0)}),
    ask("contester_un_objectif(distance_a_l_objectif=2, unite_mouvement_rapide_fait=True)", outcome="Interdit"),
)

NAMES = [
    ("cible_masquee_par_un_ecran", "masquee_par_une_escouade"), ("distance_annoncee", "distance_voulue"),
    ("unite_en_terrain_difficile", "terrain_difficile_traverse"),
    ("armes_deja_utilisees", "rang_de_l_arme"), ("survivants", "effectif_de_l_escouade"), ("angle_de_la_fleche", "pivot_impose"),
]
row(
    "PT-26",
    "Ce qu'un joueur dit, et que le jeu appelle autrement : le refus mène au nom juste.",
    *(ask(f'phase_de_tir(tireurs=1, ct=4, arme_de_tir="Bolter", distance=10, endurance=4, svg=4, {said}=True)', asks=meant) for said, meant in NAMES),
    ask("points_pour_une_unite(cout_en_points=120)", asks="cout_de_l_unite"),
    ask("attaques_de_pistolet(choix_du_pistolet=True)", asks="pistolet_au_tir"),
    ask("se_desengager(unite_peut_se_desengager=True)", asks="a_desengagement"),
)

QUESTIONS = [(code, n, *asked) for code, (_, questions) in ROWS.items() for n, asked in enumerate(questions, 1)]


@pytest.mark.parametrize("code, rank, question, expected", QUESTIONS, ids=[f"{code}-{n}" for code, n, *_ in QUESTIONS])
def test_situation(resolver, code, rank, question, expected):
    check(resolver, "warhammer-40000-pen", code, question, expected)
