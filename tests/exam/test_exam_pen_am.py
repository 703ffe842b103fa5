"""A round of situations of Warhammer 40,000 PEN drawn by chance: three lines of the document at random, and what happens where two of them meet."""

from __future__ import annotations

from fractions import Fraction as F

import pytest
from verdicts import ask, check, rows

ROWS, row = rows()
RUINS = 'cible_masquee_par_un_decor=True, type_de_couvert="moyen"'
TURRET = 'unite_tourelle_de_defense=True, arme_de_tir="Missiles Krak", arme_jumelee=True, distance=20, cible_motojet=True, cible_distance_parcourue=20'
WRECK = "une épave hors de contrôle"
SCENERY = "un décor infranchissable"

row(
    "AM-01",
    "Six gardes CT3 qui n'ont pas bougé lancent une grenade plasma à 6 ps, une seule : 5/6 × 4 touches × 1/2, la 6+ des boyz ignorée. Un 1 la leur rend. Ils chargent ensuite sans craindre l'I10.",
    ask('phase_de_tir(tireurs=6, ct=3, arme_de_tir="Grenades plasma", unite_immobile=True, distance=6, unites_sous_le_gabarit=4, endurance=4, svg=6)', total=F(5, 3)),
    ask('touches_de_la_grenade_echappee(arme_de_tir="Grenades krak")', total=1),
    ask("initiative_effective(initiative=4, unite_chargee=True, unite_a_couvert_avant_la_charge=True, assaillant_a_grenades_offensives=True)", total=4),
    ask("attaquer_au_corps_a_corps(unite_trop_grosse=True, figurines_se_touchent=True)", outcome="Permis"),
    ask("attaquer_au_corps_a_corps(unite_trop_grosse=True)", outcome="Interdit"),
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
    "AM-03",
    "Trois E3 et trois E4 en haut d'une falaise : on blesse contre E4, couvert 3+ vu d'en bas, rien contre un barrage ; une créature vue aux trois quarts, 5+.",
    ask("valeur_majoritaire(valeurs=[3, 3, 3, 4, 4, 4])", total=4),
    ask('phase_de_tir(tireurs=6, ct=4, arme_de_tir="Bolter", distance=20, endurance=4, svg=5, cible_en_hauteur=True, ligne_de_vue_montante=True)', total=F(5, 9)),
    ask("svg_de_couvert_effective(cible_en_hauteur=True, ligne_de_vue_montante=True, arme_de_barrage=True)", outcome="Interdit"),
    ask("svg_de_couvert_effective(cible_en_hauteur=True, ligne_de_vue_montante=True, cible_creature_monstrueuse=True, pourcentage_visible=75)", total=5),
)

row(
    "AM-04",
    "Un personnage obstiné mène des gardes : le moral perdu de 3 se teste à 9, le ralliement à moitié d'effectif à 8. Givrés : 3 ps ; un figé sur trois, CC 1.",
    ask("test_de_moral(commandement=9, ecart_de_pertes=3, unite_menee_par_un_personnage_obstine=True)", odds={"Réussi": F(5, 6)}),
    ask("test_de_regroupement(commandement=8, effectif_de_depart=10, effectif_de_l_escouade=5, unite_obstinee=True)", odds={"Regroupée": F(13, 18)}),
    ask("mouvement_normal_permis(unite_infanterie=True, unite_givree=True)", total=3),
    ask("test_de_givrage(endurance=4)", odds={"l'unité est figée": F(1, 3)}),
    ask("cc_effective(cc=4, unite_figee=True)", total=1),
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
    "AM-06",
    "À terre, on ne bat pas en retraite. Un Rhino sans CC ne charge pas, un chariot si ; à travers 4 ps de bois la charge fait 4 ps.",
    ask("battre_en_retraite(unite_a_terre=True)", outcome="Aucune conséquence"),
    ask("charger(unite_sans_cc=True, distance=5)", outcome="Interdit"),
    ask("charger(unite_sans_cc=True, unite_char=True, distance=5)", outcome="Permis"),
    ask("distance_de_charge_permise(unite_infanterie=True, ps_en_terrain_difficile=4)", total=4),
)

row(
    "AM-07",
    "Un psyker Cd9 dans une maison en brique : 5/6, un péril sur 36. Un missile krak perce la brique, 11, sur 4+, et l'égale sur 3.",
    ask("test_psy(commandement=9)", odds={"Pouvoir lancé": F(5, 6), "péril du warp : une blessure sans sauvegarde": F(1, 36)}),
    ask('blindage_du_batiment(decor_reference_du_batiment="maison en brique")', total=11),
    ask('penetration_de_blindage(arme_de_tir="Missiles Krak", blindage=11)', odds={"Dégât lourd": F(1, 2), "Dégât superficiel": F(1, 6)}),
    ask("lancer_un_pouvoir(pouvoirs_deja_lances=1)", outcome="Interdit"),
)

row(
    "AM-08",
    "Un Rhino désarmé : un 4 ou un 6 à l'armement se lit à la coque. Emballé, il fait 6 ou 12 ps, on en sort sans hâte ; rapide, 18 ps deux fois sur trois, en urgence.",
    ask('degat_du_resultat(zone_touchee="armement", resultat_de_degat=4, cible_sans_armes=True)', outcome="Très endommagé"),
    ask('degat_du_resultat(zone_touchee="armement", resultat_de_degat=6, cible_sans_armes=True)', outcome="Détruit"),
    ask("descendre_d_un_transport_emballe(transporteur_transport=True)", odds={"l'unité descend en urgence": 0, "Distance parcourue 12": F(2, 3)}),
    ask("descendre_d_un_transport_emballe(transporteur_transport=True, transporteur_rapide=True)", odds={"l'unité descend en urgence": F(2, 3)}),
    ask("debarquement_d_urgence(transporteur_hors_de_controle=True, transporteur_distance_parcourue=12)", outcome="Aucune conséquence"),
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
    "AM-10",
    "Descendu d'un transport d'assaut, un guerrier éternel E4 (3+, 2 PV) prend un missile krak : 2/3 × 35/36 × 5/6, un seul PV ; ou aucun.",
    ask('phase_de_tir(tireurs=1, ct=4, arme_de_tir="Missiles Krak", distance=30, endurance=4, svg=3, cible_guerrier_eternel=True)', odds={"Blessures 1": F(175, 324)}),
    ask("points_de_vie_perdus(blessures_non_sauvegardees=1, blessure_mortelle=True, cible_guerrier_eternel=True)", total=1, disputed="^0"),
    ask("points_de_vie_perdus(blessures_non_sauvegardees=1, blessure_mortelle=True)", total=2),
    ask("charge_au_debarquement(transporteur_transport_d_assaut=True, transporteur_a_bouge=True)", outcome="Aucune conséquence"),
)

row(
    "AM-11",
    "Des démons à terre devant un Land Raider (F10) : ils ne reculent pas, leur moral réussit, 5+ pour esquiver. Sinon 49/9 touches × 35/36 × 2/3, invulnérable comprise.",
    ask("reculer_devant_un_belier(unite_a_terre=True)", outcome="Interdit"),
    ask("moral_puis_esquive(unite_infanterie=True, unite_demon=True, unite_a_terre=True, commandement=7)", odds={"l'unité échappe au bélier": F(1, 3)}),
    ask("pertes_d_une_charge_belier(unite_tank=True, unite_blindage=14, cible_demon=True, cible_effectif_de_l_escouade=6, endurance=3)", total=F(1715, 486)),
)

row(
    "AM-12",
    "Des démons dans des ruines : leur 5+ invulnérable ne gêne pas leur couvert 4+, sauf à lire que toute invulnérable le gêne.",
    ask(f'svg_de_couvert_effective(cible_demon=True, svg=5, {RUINS})', total=4, disputed="^5"),
    ask(f'svg_de_couvert_effective(svg=5, {RUINS})', total=4),
    ask(f'svg_de_couvert_effective(svg=3, {RUINS})', total=5),
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
    "AM-14",
    "On charge mon trukk sans grenades : les boyz ont I10, le Nob au gantelet garde son I4, F4 devient 8. On tire dans la benne : 4 × 1/2 × 1/3 × 1/2 ; derrière un mur, la moitié.",
    ask("initiative_effective(initiative=2, unite_embarquee=True, transporteur_ouvert=True, unite_chargee=True)", total=10),
    ask('initiative_effective(initiative=4, unite_embarquee=True, transporteur_ouvert=True, unite_chargee=True, arme_de_melee="gantelet énergétique")', total=4),
    ask('force_effective(force=4, arme_de_melee="gantelet énergétique")', total=8),
    ask('phase_de_tir(tireurs=4, ct=3, arme_de_tir="Bolter", distance=20, endurance=4, svg=6, passagers_vises=True)', total=F(1, 3)),
    ask('phase_de_tir(tireurs=4, ct=3, arme_de_tir="Bolter", distance=20, endurance=4, svg=6, passagers_vises=True, svg_de_couvert_du_transport=4)', total=F(1, 6)),
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
    "AM-16",
    "Mon aéronef est abattu au passage : ses passagers sortent à 6 ps au plus de la trajectoire, en testant le danger ; ou pas du tout. Une 2+ relancée sauve 11 fois sur 12.",
    ask("debarquer(transporteur_aeronef_au_passage=True, debarquement_force_en_altitude=True, distance_a_la_trajectoire=6)", outcome="Permis", disputed="Interdit"),
    ask("debarquer(transporteur_aeronef_au_passage=True, debarquement_force_en_altitude=True, distance_a_la_trajectoire=7)", outcome="Interdit"),
    ask("terrain_dangereux(transporteur_aeronef_au_passage=True, transporteur_detruite=True)", outcome="Obligatoire"),
    ask("sauvegarde_relancable(svg=2, svg_de_relance=2)", odds={"la blessure est sauvée": F(11, 12)}),
)

row(
    "AM-17",
    "Un aéronef au passage, toujours en altitude, ne fait pas de charge bélier et ne charge pas ; posé sur le plateau, il le peut.",
    ask("faire_une_charge_belier(unite_aeronef_au_passage=True)", outcome="Interdit"),
    ask("faire_une_charge_belier(unite_aeronef=True)", outcome="Permis"),
    ask("charger(unite_aeronef_au_passage=True)", outcome="Interdit"),
)

row(
    "AM-18",
    "Un obus frag en cloche, au jugé de la vue : CT5 plafonnée à 3 : 1/2 × 5 × 1/2 × 5/6. Une arme à deux mains n'ajoute pas d'attaque.",
    ask('phase_de_tir(tireurs=1, ct=5, arme_de_tir="Missiles Frag", arme_de_barrage=True, tir_indirect=True, distance=20, unites_sous_le_gabarit=5, endurance=4, svg=5)', total=F(25, 24)),
    ask("ct_du_tir(ct=5, tir_indirect=True, arme_de_barrage=True)", total=2),
    ask("attaques_effectives(attaques=2, unite_plusieurs_armes_de_corps_a_corps=True)", total=3),
    ask("attaques_effectives(attaques=2, unite_plusieurs_armes_de_corps_a_corps=True, arme_a_deux_mains=True)", total=2),
)

row(
    "AM-19",
    "Un bolter lourd jumelé, CT4 immobile : six tirs ou des touches doubles, tirs soutenus compris, 14/3 touches, 28/9 blessures sur des E4 à 6+.",
    ask('phase_de_tir(tireurs=1, ct=4, arme_de_tir="Bolter lourd", arme_jumelee=True, distance=30, endurance=4, svg=6)', total=F(28, 9)),
    ask('phase_de_tir(tireurs=1, ct=4, arme_de_tir="Bolter lourd", arme_jumelee=True, touches_comptees_double=True, distance=30, endurance=4, svg=6)', total=F(28, 9)),
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
    "AM-21",
    "Un antigrav désarmé passe au-dessus de l'infranchissable mais n'y finit pas ; un superficiel d'armement, 1 - 2, ne lui fait rien.",
    ask("terrain_infranchissable(unite_antigrav=True)", outcome="Permis"),
    ask("terrain_infranchissable(unite_moto=True)", outcome="Interdit"),
    ask("s_arreter_en_terrain_infranchissable(unite_antigrav=True)", outcome="Interdit"),
    ask('degat_du_resultat(zone_touchee="armement", resultat_de_degat=-1, cible_sans_armes=True)', outcome="Aucun effet"),
)

row(
    "AM-22",
    "Des passagers d'un transport ouvert n'ont pas peur. Contre un bélier d'antigrav, l'infanterie esquive sur 4+, un monstre jamais, un antigrav sur 3+.",
    ask("test_de_moral(commandement=7, unite_embarquee=True, transporteur_ouvert=True)", odds={"Réussi": 1}),
    ask("esquiver_une_charge_belier(unite_infanterie=True, assaillant_antigrav=True)", odds={"Esquivée": F(1, 2)}),
    ask("esquiver_une_charge_belier(unite_creature_monstrueuse=True)", odds={"Percutée": 1}),
    ask("esquiver_une_charge_belier(unite_est_un_vehicule=True, unite_antigrav=True)", odds={"Esquivée": F(2, 3)}),
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
    "AM-25",
    "Une grenade krak dans un bunker : 5/6 × 1/3 × 35/36. Au bolter, on ne vise pas les gardes. Au lance-flammes, il faut une meurtrière.",
    ask('phase_de_tir(tireurs=1, ct=4, arme_de_tir="Grenades krak", distance=6, cible_embarquee=True, transporteur_batiment=True, endurance=3, svg=5)', total=F(175, 648)),
    ask('phase_de_tir(tireurs=4, ct=4, arme_de_tir="Bolter", distance=6, cible_embarquee=True, transporteur_batiment=True, endurance=3, svg=5)', outcome="Interdit"),
    ask('tirer(arme_de_tir="Lance-flammes", cible_embarquee=True, transporteur_batiment=True)', outcome="Interdit"),
    ask('tirer(arme_de_tir="Lance-flammes", cible_embarquee=True, transporteur_batiment=True, gabarit_sur_un_point_du_batiment=True)', outcome="Permis"),
)

row(
    "AM-26",
    "Sortis du bunker pour charger, on se bat ce tour même : il n'a pas bougé ; d'un Rhino immobilisé aussi, pas d'un Rhino qui a roulé d'abord.",
    ask("charge_au_debarquement(transporteur_batiment=True)", outcome="Aucune conséquence"),
    ask("charge_au_debarquement(transporteur_immobilisee=True)", outcome="Aucune conséquence"),
    ask("charge_au_debarquement(transporteur_immobilisee=True, transporteur_a_bouge=True)", gives="combattra au prochain tour"),
)

row(
    "AM-27",
    "Un antigrav derrière une ruine, en altitude : pas de couvert, anti-couvert ou non. Un Land Raider est géant : CT et CC +1.",
    ask('sauvegarde_de_couvert(cible_en_altitude=True, cible_masquee_par_un_decor=True, type_de_couvert="lourd")', outcome="Interdit"),
    ask("hauteur_pour_les_lignes_de_vue(unite_en_altitude=True)", total=12),
    ask('ct_du_tir(ct=4, arme_de_tir="Bolter lourd", distance=30, cible_de_la_taille_d_un_land_raider=True)', total=5),
    ask("cc_effective(cc=4, cible_geante=True)", total=5),
)

row(
    "AM-28",
    "Une lame sorcière (F3) : 2+ contre E8 ; F9 contre un marcheur 11. Béliers : un tank 14 fait F10, un trukk 10 F5, une créature F8 F9.",
    ask('jet_pour_blesser(arme_de_melee="lame sorcière", force=3, endurance=8)', odds={"Blessé": F(5, 6)}),
    ask('attaques_sur_un_vehicule(attaques=1, cc=4, cible_cc=4, arme_de_melee="lame sorcière", force=3, blindage=11, cible_marcheur=True)', means={"dégâts lourds": F(1, 3)}),
    ask("force_d_une_charge_belier(unite_tank=True, unite_blindage=14)", total=10),
    ask("force_d_une_charge_belier(unite_transport=True, unite_ouvert=True, unite_blindage=10)", total=5),
    ask("force_d_une_charge_belier(unite_creature_monstrueuse=True, force=8)", total=9),
)

row(
    "AM-29",
    "Un antigrav 11 s'écrase : les trois gardes sous le disque prennent F6, 35/18 blessures, même dans un bois ; ceux du chemin, rien. Son test est raté d'office.",
    ask('pertes_d_un_crash_au_sol(unite_est_un_vehicule=True, unite_blindage=11, unites_sous_le_gabarit=3, endurance=3, svg=5, cible_en_zone_de_couvert=True, type_de_couvert="lourd")', total=F(35, 18)),
    ask("pertes_d_une_charge_belier(unite_est_un_vehicule=True, unite_blindage=11, unite_hors_de_controle=True, unite_en_altitude=True, cible_effectif_de_l_escouade=3, endurance=3, svg=5)", outcome="Sans effet"),
    ask("belier_contre_un_vehicule(unite_est_un_vehicule=True, unite_blindage=12, unite_hors_de_controle=True, unite_en_altitude=True, cible_transport=True, cible_blindage=11)", outcome="Sans effet"),
    ask("test_de_terrain_dangereux(unite_hors_de_controle=True, unite_en_altitude=True, unite_motojet=True, des=[6])", outcome="Raté"),
)

row(
    "AM-30",
    "Deux motojets de F4 tombent sur des marines : 1/2 × 1/2 pour chacun des deux sous le disque ; au moins un mort sur cinq, 7/16.",
    ask("pertes_d_un_crash_au_sol(unite_motojet=True, unite_force=4, unites_sous_le_gabarit=2, endurance=4, svg=4)", total=F(1, 2)),
    ask("pertes_d_un_crash_au_sol(unite_motojet=True, unite_force=4, unites_sous_le_gabarit=2, endurance=4, svg=4, effectif=5, points_de_vie=1)", odds={"Pertes 0": F(9, 16)}),
)

row(
    "AM-31",
    "En alerte je détruis un Rhino en pleine course : l'épave reste là, ou part à la dérive. Un crash n'y ôte que tir et charge, et l'immobilise dès cette phase.",
    ask('degat_subi(degat_recu="détruit", tir_d_alerte=True)', outcome=SCENERY, disputed=WRECK),
    ask('degat_subi(degat_recu="détruit")', outcome=WRECK),
    ask('degat_subi(degat_recu="endommagé", points_de_coque=1, tir_d_alerte=True)', gives=SCENERY, disputed=WRECK),
    ask('degat_subi(degat_recu="crash", tir_d_alerte=True)', gives="immobilisé à la fin de cette phase de mouvement"),
    ask("champ_de_vision(unite_en_alerte=True)", total=90),
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
    "AM-33",
    "Une grenade incendiaire à 6 ps dans un bunker de sacs (lourd) : pas de couvert, 2/3 × 4 × 1/2, la 4+ devient 5+ : 8/9.",
    ask('phase_de_tir(tireurs=1, ct=3, arme_de_tir="Grenades incendiaires", distance=6, unites_sous_le_gabarit=4, endurance=3, svg=4, cible_masquee_par_un_decor=True, type_de_couvert="lourd")', total=F(8, 9)),
    ask('tirer(arme_de_tir="Grenades incendiaires", distance=13)', outcome="Interdit"),
    ask("choix_des_points_du_balayage(arme_jumelee=True)", total=1),
)

row(
    "AM-34",
    "Cinq pertes sur dix aux tirs : Cd8 à 7, 7/12. Deux sur dix : pas de test ; deux sur huit, si. En mêlée, on ne craint pas les tirs.",
    ask("test_de_moral_apres_les_tirs(commandement=8, effectif_de_l_escouade=10, pertes_de_l_escouade=5)", odds={"Réussi": F(7, 12)}),
    ask("apres_les_tirs_ennemis(effectif_de_l_escouade=10, pertes_de_l_escouade=2)", outcome="Aucune conséquence"),
    ask("apres_les_tirs_ennemis(effectif_de_l_escouade=8, pertes_de_l_escouade=2)", gives="test de moral"),
    ask("test_de_moral_apres_les_tirs(commandement=8, effectif_de_l_escouade=10, pertes_de_l_escouade=5, unite_verrouillee=True)", outcome="Réussi"),
)

row(
    "AM-35",
    "Une créature F8 percute cinq marines : F9, 170/36 touches × 35/36 × 1/3, sans PA. F8 blesse E7 sur 3+, E10 sur 6.",
    ask("pertes_d_une_charge_belier(unite_creature_monstrueuse=True, unite_force=8, cible_effectif_de_l_escouade=5, endurance=4, svg=3)", total=F(2975, 1944)),
    ask("jet_pour_blesser(force=8, endurance=7)", odds={"Blessé": F(2, 3)}),
    ask("jet_pour_blesser(force=8, endurance=10)", odds={"Blessé": F(1, 6)}),
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
    "AM-38",
    "Trois places pour six : en urgence. Des ennemis barrent la porte : I1, et pas de +1 pour eux. Un missile frag sur cinq gardes descendus : 2/3 × 5 × 2/3 × 5/6.",
    ask("debarquement_gene(places_a_terre=3, effectif_de_l_escouade=6)", gives="débarquement d'urgence"),
    ask("initiative_effective(initiative=4, unite_genee_par_des_ennemis=True)", total=1),
    ask("attaques_effectives(attaques=1, unite_a_charge=True, cible_genee_par_des_ennemis=True)", total=1),
    ask('phase_de_tir(tireurs=1, ct=4, arme_de_tir="Missiles Frag", distance=30, unites_sous_le_gabarit=5, endurance=3, svg=5)', total=F(50, 27)),
)

row(
    "AM-39",
    "Une grenade plasma et un véhicule ouvert : un superficiel y vaut -2 + 1 ; une IEM, -2 seulement, et superficiel de 2 à 5, lourd sur 6.",
    ask('jet_de_degat(arme_de_tir="Grenades plasma", cible_ouvert=True, degat_superficiel=True, des=[4])', total=3),
    ask('jet_de_degat(arme_de_tir="Grenades IEM", cible_ouvert=True, degat_superficiel=True, des=[4])', total=2),
    ask('penetration_de_blindage(arme_de_tir="Grenades IEM", blindage_lateral=10)', odds={"Dégât superficiel": F(2, 3), "Dégât lourd": F(1, 6)}),
)

row(
    "AM-40",
    "Un lance-flammes lourd sur six E4 à 4+ : 5/6 × 6 × 2/3 × 5/6. Un membre à 7 ps de l'unité posée en frappe est perdu ; on consolide de 6 ps, 5 en forêt.",
    ask('phase_de_tir(tireurs=1, ct=4, arme_de_tir="Lance-flammes lourd", unites_sous_le_gabarit=6, endurance=4, svg=4)', total=F(25, 9)),
    ask("placer_les_autres_unites(distance_a_l_unite_initiale=7)", outcome="Interdit"),
    ask("mouvement_de_consolidation()", total=6),
    ask("mouvement_de_consolidation(ps_en_terrain_difficile=3)", total=5),
)

row(
    "AM-41",
    "Une batterie lance-missiles (CT3, visée automatique) sur une motojet à fond : 3+ à mi-portée, 25/27 blessure ; invisible, un 6. Un bois retient les motos, pas les motojets.",
    ask(f'phase_de_tir(tireurs=1, {TURRET}, endurance=5, svg=3)', total=F(25, 27)),
    ask(f'ct_du_tir({TURRET}, cible_invisible=True)', total=1),
    ask("mouvement_normal_permis(unite_moto=True, ps_en_terrain_difficile=4)", total=10),
    ask("mouvement_normal_permis(unite_motojet=True, ps_en_terrain_difficile=4)", total=12),
)

row(
    "AM-42",
    "Dévié hors de vue, un gabarit rate, sauf en tir indirect ; à 12 ps il dévie d'1D6. On fuit de 6 ps, 5 en forêt ; un véhicule ne fuit pas.",
    ask("touches_du_gabarit(unites_sous_le_gabarit=4, centre_devie_hors_de_vue=True)", total=0),
    ask("touches_du_gabarit(unites_sous_le_gabarit=4, centre_devie_hors_de_vue=True, tir_indirect=True)", total=4),
    ask("deviation_d_un_gabarit(distance=12, des=[4])", total=4),
    ask("distance_de_retraite(unite_infanterie=True, ps_en_terrain_difficile=3)", total=5),
    ask("distance_de_retraite(unite_est_un_vehicule=True)", outcome="Sans effet"),
)

row(
    "AM-43",
    "Tirs en cloche sur une moto lancée : ni vitesse ni portée, CT3 au plus. Dans la mêlée, -1 et l'immobilité compte encore.",
    ask('ct_du_tir(ct=4, arme_de_tir="Missiles Frag", arme_de_barrage=True, tir_indirect=True, distance=20, cible_distance_parcourue=20)', total=3),
    ask('ct_du_tir(ct=4, arme_de_tir="Bolter", distance=10, cible_verrouillee=True, cible_distance_parcourue=20)', total=3),
    ask('ct_du_tir(ct=4, arme_de_tir="Bolter", distance=10, cible_verrouillee=True, unite_immobile=True)', total=4),
)

row(
    "AM-44",
    "Descendus en urgence d'un transport rapide à 18 ps : à terre, ils tirent au jugé. Un marcheur lancé aussi, un volant de quatre armes, ou de toutes.",
    ask("debarquement_d_urgence(transporteur_rapide=True, transporteur_distance_parcourue=18)", gives="à terre"),
    ask('ct_du_tir(ct=4, unite_vient_de_debarquer=True, transporteur_rapide=True, transporteur_distance_parcourue=18, arme_de_tir="Bolter", distance=10)', total=2),
    ask("tir_des_vehicules(unite_marcheur=True, unite_mouvement_rapide_fait=True)", says="tir au jugé"),
    ask("tir_des_vehicules(unite_est_un_vehicule=True, unite_a_bouge=True)", says="3 armes"),
)

row(
    "AM-45",
    "À pertes égales on peut rompre, et l'on risque la percée, qui n'ôte alors personne. Une blessure ne va pas à qui est hors de vue, sauf d'un tir indirect.",
    ask("choisir_de_battre_en_retraite(pertes_egales=True)", outcome="Permis"),
    ask("jet_de_percee(initiative=4, cible_initiative=4)", odds={"Percée réussie": F(7, 12)}),
    ask("attribuer_une_blessure(membre_hors_du_champ_de_vision=True)", outcome="Interdit"),
    ask("attribuer_une_blessure(membre_hors_du_champ_de_vision=True, tir_indirect=True)", outcome="Permis"),
)

row(
    "AM-46",
    "Blindage renforcé : un superficiel en prend 1 de plus ; sur un ouvert les deux se compensent ; sur un tank, deux, ou un seul.",
    ask("jet_de_degat(degat_superficiel=True, cible_a_blindage_renforce=True, des=[5])", total=2),
    ask("jet_de_degat(degat_superficiel=True, cible_a_blindage_renforce=True, cible_ouvert=True, des=[5])", total=3),
    ask("jet_de_degat(degat_superficiel=True, cible_a_blindage_renforce=True, cible_tank=True, des=[5])", total=1, disputed="2$|= 2"),
)

QUESTIONS = [(code, n, *asked) for code, (_, questions) in ROWS.items() for n, asked in enumerate(questions, 1)]


@pytest.mark.parametrize("code, rank, question, expected", QUESTIONS, ids=[f"{code}-{n}" for code, n, *_ in QUESTIONS])
def test_situation(resolver, code, rank, question, expected):
    check(resolver, "warhammer-40000-pen", code, question, expected)
