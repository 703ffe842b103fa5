"""A round of situations of Warhammer 40,000 PEN on its fights: units on foot, special rules, weapons by name, cover, shooting, assault, morale, whole attacks."""

from __future__ import annotations

from fractions import Fraction as F

import pytest
from verdicts import ask, check, rows

ROWS, row = rows()

SALVO = "ct=3, arme_a_salve=True, x_de_salve=2, y_de_salve=4, portee=24, force=4, pa=5, endurance=3, svg=5"

row(
    "AI-01",
    "Une arme à salve 2/4 qui a bougé, à 12 ps : deux tirs à CT 4, ou quatre à CT 2, autant de morts ; à 13 ps, quatre à CT 1 ; immobile, quatre à CT 3.",
    ask(f"phase_de_tir(tireurs=1, {SALVO}, distance=12, unite_a_bouge=True)", mean=F(20, 27)),
    ask(f"phase_de_tir(tireurs=1, {SALVO}, distance=12, unite_a_bouge=True, salve_entiere_au_juge=True)", mean=F(20, 27)),
    ask(f"phase_de_tir(tireurs=1, {SALVO}, distance=13, unite_a_bouge=True)", mean=F(10, 27)),
    ask(f"phase_de_tir(tireurs=1, {SALVO}, distance=13, unite_immobile=True)", mean=F(10, 9)),
    ask("ct_du_tir(ct=4, arme_a_salve=True, x_de_salve=2, y_de_salve=4, unite_implacable=True, unite_a_bouge=True, portee=24, distance=24)", total=4),
)

row(
    "AI-02",
    "Deux griffes (A3, CC 5) chargent des CC 3 en armure 4+ : cinq coups, 2/3 × 3/4, l'armure n'y fait rien. Une griffe et un pistolet : pas de coup de plus.",
    ask("""combat(attaques=3, cc=5, cible_cc=3, force=4, endurance=4, svg=4, arme_de_melee="griffe éclair", armes_identiques=True, unite_a_charge=True)""", mean=F(5, 2)),
    ask("""attaques_effectives(attaques=2, arme_de_melee="griffe éclair", pistolet_en_melee=True)""", total=2),
    ask("""attaques_effectives(attaques=2, arme_de_melee="griffe éclair", plusieurs_armes_de_corps_a_corps=True)""", total=2),
    ask("""attaques_effectives(attaques=2, arme_de_melee="arme énergétique", plusieurs_armes_de_corps_a_corps=True)""", total=3),
)

row(
    "AI-03",
    "Un marteau tonnerre charge un seigneur de 3 PV (E4, inv 5+) : il le tue s'il passe deux fois sur trois, 155575/629856 ; qui survit, assommé, frappe à 1.",
    ask("""combat(attaques=2, cc=4, cible_cc=4, force=4, endurance=4, svg=3, svg_invulnerable=5, points_de_vie=3, effectif=1,
        arme_de_melee="marteau tonnerre", unite_a_charge=True)""", mean=F(155575, 629856)),
    ask("""initiative_effective(initiative=5, arme_de_melee="marteau tonnerre")""", total=1),
    ask("initiative_effective(initiative=4, unite_assommee=True)", total=1),
    ask("mouvement_normal_permis(unite_infanterie=True, unite_assommee=True)", total=3),
)

row(
    "AI-04",
    "Épée énergétique et pistolet plasma (A2) sur des marines : l'épée seule 1/2, avec le pistolet en seconde arme 3/4, le pistolet tirant 35/72 de plus.",
    ask("""combat(attaques=2, cc=4, cible_cc=4, force=4, endurance=4, svg=3, arme_de_melee="arme énergétique")""", mean=F(1, 2)),
    ask("""combat(attaques=2, cc=4, cible_cc=4, force=4, endurance=4, svg=3, arme_de_melee="arme énergétique", pistolet_en_melee=True)""", mean=F(3, 4)),
    ask("""combat(attaques=1, cc=4, cible_cc=4, endurance=4, svg=3, arme_de_tir="Pistolet plasma")""", mean=F(35, 72)),
)

row(
    "AI-05",
    "Une lame sorcière (F3) charge un Rhino arrêté, flanc 10 : 10/9 de lourds ; elle blesse un monstre E8 sur 2+, et son PA 5 laisse la 2+ tranquille.",
    ask("""attaques_sur_un_vehicule(attaques=1, cc=4, force=3, arme_de_melee="lame sorcière", unite_a_charge=True, cible_sans_cc=True, cible_immobile=True, blindage=10)""",
        means={"dégâts lourds": F(10, 9), "dégâts superficiels": F(2, 9)}),
    ask("""jet_pour_blesser(arme_de_melee="lame sorcière", force=3, endurance=8)""", odds={"Blessé": F(5, 6)}),
    ask("""pv_otes_au_corps_a_corps(attaques=1, cc=6, cible_cc=4, force=4, endurance=4, svg=2, points_de_vie=1, arme_de_melee="lame sorcière")""", mean=F(5, 54)),
)

row(
    "AI-06",
    "Anti-endurance, F4 : E3 sur 3+ et l'on relance ; E4, une fois sur deux sans relance ; E6, une sur deux. Empoisonnée (3) : 2/3 même sur E8.",
    ask("jet_pour_blesser(force=4, endurance=3, arme_anti_endurance=True)", odds={"Blessé": F(8, 9)}),
    ask("jet_pour_blesser(force=4, endurance=4, arme_anti_endurance=True)", odds={"Blessé": F(1, 2)}),
    ask("jet_pour_blesser(force=4, endurance=6, arme_empoisonnee=True)", odds={"Blessé": F(1, 2)}),
    ask("jet_pour_blesser(force=4, endurance=8, arme_empoisonnee=True, x_anti_endurance=3)", odds={"Blessé": F(2, 3)}),
)

row(
    "AI-07",
    "Sur un Land Raider (14) : une lance F8, superficiel sur 4, lourd sur 5 et 6 ; pénétrante et anti-véhicule, lourd 3/4 ; le poing tronçonneur, 7/12.",
    ask("penetration_de_blindage(force=8, blindage=14, arme_a_lance=True)", odds={"Dégât lourd": F(1, 3), "Dégât superficiel": F(1, 6)}),
    ask("penetration_de_blindage(force=8, blindage=14, arme_penetrante=True, arme_anti_vehicule=True)", odds={"Dégât lourd": F(3, 4), "Dégât superficiel": F(5, 36)}),
    ask("""attaques_sur_un_vehicule(attaques=1, cc=4, force=4, arme_de_melee="poing tronçonneur", cible_cc=1, blindage=14)""",
        means={"dégâts lourds": F(7, 18), "dégâts superficiels": F(5, 54)}),
    ask("""attaques_sur_un_vehicule(attaques=4, cc=5, force=6, unite_creature_monstrueuse=True, unite_a_charge=True, unite_attaques_smash_choisies=True, blindage=14,
        cible_sans_cc=True, cible_immobile=True, cible_geante=True)""", means={"dégâts lourds": F(25, 27), "dégâts superficiels": F(35, 108)}),
)

row(
    "AI-08",
    "Gantelet, assommé, à terre ou défi refusé : dans les ruines, sans grenades d'en face, on frappe à sa propre initiative ; contre un monstre, à 1.",
    ask("""initiative_effective(initiative=4, arme_de_melee="gantelet énergétique", unite_chargee=True, unite_a_couvert_avant_la_charge=True)""", total=4),
    ask("initiative_effective(initiative=4, unite_assommee=True, unite_chargee=True, unite_a_couvert_avant_la_charge=True)", total=4),
    ask("initiative_effective(initiative=4, unite_a_terre=True, unite_chargee=True, unite_a_couvert_avant_la_charge=True)", total=4),
    ask("initiative_effective(initiative=4, unite_a_terre=True, unite_chargee=True, unite_a_couvert_avant_la_charge=True, assaillant_creature_monstrueuse=True)", total=1),
    ask("initiative_effective(initiative=3, unite_chargee=True, unite_a_couvert_avant_la_charge=True)", total=10),
)

row(
    "AI-09",
    "Un sergent à Cd 9 parmi des gardes à Cd 7 : pilonnés ou en contre-attaque, 7/12 ; sous un obus d'artillerie, 5/12 ; au moral ou face à la terreur, 5/6.",
    ask("test_de_pilonnage(commandement=9, commandement_majoritaire=7)", odds={"Réussi": F(7, 12)}),
    ask("test_de_pilonnage(commandement=9, commandement_majoritaire=7, arme_d_artillerie=True)", odds={"Réussi": F(5, 12)}),
    ask("test_de_contre_attaque(commandement=9, commandement_majoritaire=7, unite_a_contre_attaque=True, unite_chargee=True)", odds={"Contre-attaque": F(7, 12)}),
    ask("test_de_moral(commandement=9, commandement_majoritaire=7)", odds={"Réussi": F(5, 6)}),
    ask("test_de_terreur(commandement=9, commandement_majoritaire=7)", odds={"terrifié": F(1, 6)}),
    ask("""tests_apres_les_tirs(arme_pilonnante=True, pertes_de_l_escouade=3, effectif_de_l_escouade=12, commandement=9, commandement_majoritaire=7)""",
        odds={"l'unité rate son moral": F(1, 6), "l'unité rate son test de pilonnage": F(5, 12)}),
)

row(
    "AI-10",
    "Obstinés : le -1 de l'artillerie compte au pilonnage, pas celui de la moitié perdue au regroupement. Sans peur, on teste encore sa contre-attaque.",
    ask("test_de_pilonnage(commandement=8, unite_obstinee=True, arme_d_artillerie=True)", odds={"Réussi": F(7, 12)}),
    ask("test_de_regroupement(commandement=8, unite_obstinee=True, effectif_de_depart=10, effectif_de_l_escouade=5)", odds={"Regroupée": F(13, 18)}),
    ask("test_de_contre_attaque(commandement=8, unite_sans_peur=True, unite_a_contre_attaque=True, unite_chargee=True)", odds={"Contre-attaque": F(13, 18)}),
    ask("test_de_pilonnage(commandement=8, unite_sans_peur=True)", outcome="Réussi", says="automatique"),
)

row(
    "AI-11",
    "Quatre ennemis engagés : un 5 aux attaques de zone n'en donne que 3 ; en moyenne 5/2 de plus.",
    ask("attaques_de_zone_supplementaires(ennemis_engages=4, de_d_attaques_de_zone=5)", total=3),
    ask("attaques_avec_leur_de(attaques=3, unite_a_attaques_de_zone=True, ennemis_engages=4)", mean=F(11, 2)),
)

row(
    "AI-12",
    "Un lictor invisible : on le frappe sur 5+, il frappe sur 3+ ; géant de surcroît, toujours 5+ ; au tir, -3 et rien de plus, la nuit ni Furtif n'y ajoutent ; couché, -4.",
    ask("jet_pour_toucher_au_corps_a_corps(cc=4, cible_cc=4, cible_invisible=True)", odds={"Touché": F(1, 3)}),
    ask("jet_pour_toucher_au_corps_a_corps(cc=4, cible_cc=4, unite_invisible=True)", odds={"Touché": F(2, 3)}),
    ask("jet_pour_toucher_au_corps_a_corps(cc=4, cible_cc=4, cible_invisible=True, cible_geante=True)", odds={"Touché": F(1, 3)}),
    ask("ct_effective(ct=6, cible_invisible=True, cible_furtive=True, combat_de_nuit=True, distance=13)", total=3),
    ask("ct_effective(ct=6, cible_invisible=True, cible_a_terre=True)", total=2),
)

row(
    "AI-13",
    "Bolter immobile à 10 ps dans une mêlée : deux tirs à CT 4 (l'immobilité compte, la portée non), 2/3 de blessure et 1/3 de touche chez les miens.",
    ask("""phase_de_tir(tireurs=1, ct=4, arme_de_tir="Bolter", distance=10, unite_immobile=True, cible_verrouillee=True, endurance=4, svg=6)""",
        means={"Blessures": F(2, 3)}, gives="touche automatique à l'escouade alliée : 0,33 en moyenne"),
    ask("""phase_de_tir(tireurs=4, ct=4, arme_de_tir="Fulgurant", distance=12, unite_immobile=True, cible_deux_fois_plus_grande=True, cible_verrouillee=True,
        endurance=6, svg=3)""", means={"Blessures": F(10, 27)}),
)

row(
    "AI-14",
    "On me charge, mes cinq bolters tirent : à bout portant, deux tirs chacun, CT 3, aucun ami touché : 5/2. Le bolter lourd, CT 1 ; le canon plasma, jamais.",
    ask("""nombre_de_tirs(arme_de_tir="Bolter", tir_au_corps_a_corps=True, unite_chargee=True)""", total=2),
    ask("""phase_de_tir(tireurs=5, ct=4, arme_de_tir="Bolter", tir_au_corps_a_corps=True, unite_chargee=True, endurance=4, svg=6)""", mean=F(5, 2)),
    ask("""ct_du_tir(ct=4, arme_de_tir="Bolter lourd", tir_au_corps_a_corps=True, unite_chargee=True)""", total=1),
    ask("""tirer_au_corps_a_corps(unite_chargee=True, arme_de_tir="Canon plasma")""", outcome="Interdit"),
    ask("""nombre_de_tirs(arme_de_tir="Bolter")""", asks="distance"),
)

row(
    "AI-15",
    "Pistolet melta au contact d'un char arrêté (flanc 12) : sans distance à dire, 2D6 et 5/9, ou 2/9 si ce n'est pas tirer ; le pistolet plasma, 1/9.",
    ask("""attaques_sur_un_vehicule(attaques=1, cc=4, arme_de_tir="Pistolet melta", cible_sans_cc=True, blindage=12)""", means={"dégâts lourds": F(5, 9)}),
    ask("""attaques_sur_un_vehicule(attaques=1, cc=4, arme_de_tir="Pistolet melta", cible_sans_cc=True, blindage=12, litiges={"PEN-2411": "B"})""",
        means={"dégâts lourds": F(2, 9)}),
    ask("""attaques_sur_un_vehicule(attaques=1, cc=4, arme_de_tir="Pistolet plasma", cible_sans_cc=True, blindage=12)""", means={"dégâts lourds": F(1, 9)}),
)

row(
    "AI-16",
    "Tapie dans l'ombre, de nuit : -1 à 12 ps, -2 à 13, -3 à 25 ; qui voit la nuit n'en perd rien. Furtive et de nuit à 13 ps : -2 ; à 25 aussi ; enfumée, -2.",
    ask("ct_effective(ct=6, distance=12, combat_de_nuit=True, cible_tapie_dans_l_ombre=True)", total=5),
    ask("ct_effective(ct=6, distance=13, combat_de_nuit=True, cible_tapie_dans_l_ombre=True)", total=4),
    ask("ct_effective(ct=6, distance=25, combat_de_nuit=True, cible_tapie_dans_l_ombre=True)", total=3),
    ask("ct_effective(ct=6, distance=25, combat_de_nuit=True, cible_tapie_dans_l_ombre=True, unite_a_vision_nocturne=True)", total=6),
    ask("ct_effective(ct=6, distance=25, combat_de_nuit=True, cible_furtive=True)", total=4),
    ask("ct_effective(ct=6, cible_furtive=True, cible_sous_fumigenes=True)", total=4),
    ask("ct_effective(ct=6, combat_de_nuit=True, distance=36)", total=4),
)

row(
    "AI-17",
    "Des marines cachés dans des broussailles : 4+ ; une moto, 5+ ; à CT 7 (CT 5, immobile, mi-portée), des gardes en broussailles n'ont que 6+.",
    ask("""svg_de_couvert_effective(type_de_couvert="léger", cible_cachee=True, svg=3)""", total=4),
    ask("""svg_de_couvert_effective(type_de_couvert="léger", cible_cachee=True, svg=3, cible_moto=True)""", total=5),
    ask("""svg_de_couvert_effective(type_de_couvert="léger", ct=5, unite_immobile=True, arme_de_tir="Fulgurant", distance=12)""", total=6),
    ask("""svg_de_couvert_effective(type_de_couvert="lourd", cible_cachee=True, svg=2)""", total=3, disputed="^2"),
    ask("""etre_cachee(cible_infanterie=True, cible_masquee_par_une_escouade=True)""", outcome="Interdit"),
)

SNIPER = """ct=3, arme_de_tir="Fusil sniper", unite_immobile=True, distance=30, endurance=3, svg=5, cible_en_zone_de_couvert=True, type_de_couvert="moyen" """

row(
    "AI-18",
    "Cinq ratlings visent à 30 ps des gardes muets dans des ruines : 3+, couvert 2+, 35/81 ; s'ils ont tiré, couvert 4+, trois fois plus.",
    ask(f"phase_de_tir(tireurs=5, {SNIPER}, cible_n_a_ni_tire_ni_attaque=True)", mean=F(35, 81)),
    ask(f"phase_de_tir(tireurs=5, {SNIPER}, cible_a_tire_ou_attaque=True)", mean=F(35, 27)),
)

row(
    "AI-19",
    "Canon d'assaut implacable qui marche, à 12 ps de marines : CT 5, 35/9 touches, une sur deux tue. Le même de loin sur un flanc 11 : 14/27 de lourds.",
    ask("""phase_de_tir(tireurs=1, ct=4, arme_de_tir="Canon d'assaut", unite_implacable=True, unite_a_bouge=True, distance=12, endurance=4, svg=3)""", mean=F(35, 18)),
    ask("""degats_au_tir(tireurs=1, ct=4, arme_de_tir="Canon d'assaut", distance=24, unite_implacable=True, blindage=11)""",
        means={"dégâts lourds": F(14, 27), "dégâts superficiels": F(14, 27)}),
)

row(
    "AI-20",
    "Cinq plasmas (CT 3) immobiles à 12 ps de marines : dix tirs à 2+, 875/108 ; après quoi l'escouade ne charge pas, à moins d'être en jet-pack.",
    ask("""phase_de_tir(tireurs=5, ct=3, arme_de_tir="Fusil plasma", distance=12, unite_immobile=True, endurance=4, svg=3)""", mean=F(875, 108)),
    ask("""charger(arme_de_tir="Fusil plasma", arme_a_tire_ce_tour=True)""", outcome="Interdit"),
    ask("""charger(arme_de_tir="Fusil plasma", arme_a_tire_ce_tour=True, unite_jet_pack=True)""", outcome="Permis"),
    ask("""charger(arme_de_tir="Pistolet plasma", arme_a_tire_ce_tour=True)""", outcome="Permis"),
)

row(
    "AI-21",
    "Cinq marines, épée et pistolet, chargent dix orks (6+) : quinze coups, 15/4 ; contre des grenades défensives, dix ; contre qui se battait déjà, quinze.",
    ask("""combat(attaquants=5, attaques=1, cc=4, cible_cc=4, force=4, endurance=4, svg=6, arme_de_melee="arme de corps à corps", pistolet_en_melee=True,
        unite_a_charge=True)""", mean=F(15, 4)),
    ask("""combat(attaquants=5, attaques=1, cc=4, cible_cc=4, force=4, endurance=4, svg=6, arme_de_melee="arme de corps à corps", pistolet_en_melee=True,
        unite_a_charge=True, cible_a_grenades_defensives=True)""", mean=F(5, 2)),
    ask("attaques_effectives(attaques=2, unite_a_charge=True, cible_a_grenades_defensives=True, cible_verrouillee=True)", total=3),
    ask("attaques_effectives(attaques=2, unite_a_charge=True, unite_en_rage=True)", total=4),
    ask("""attaques_effectives(attaques=2, arme_grenade_anti_vehicule=True, unite_a_charge=True)""", total=1),
)

row(
    "AI-22",
    "Multi-melta immobile, flanc 12 : à 12 ps, 25/36 de lourd ; à 13, 2/9. Deux krak d'un chasseur de blindés sur un 14 : 2/9 de chaque.",
    ask("""degats_au_tir(tireurs=1, ct=4, arme_de_tir="Multi-melta", distance=12, blindage=12, unite_immobile=True)""", means={"dégâts lourds": F(25, 36)}),
    ask("""degats_au_tir(tireurs=1, ct=4, arme_de_tir="Multi-melta", distance=13, blindage=12, unite_immobile=True)""", means={"dégâts lourds": F(2, 9)}),
    ask("""degats_au_tir(tireurs=2, ct=4, arme_de_tir="Missiles Krak", distance=30, unite_chasseuse_de_blindes=True, blindage=14)""",
        means={"dégâts lourds": F(2, 9), "dégâts superficiels": F(2, 9)}),
    ask("""degats_au_tir(tireurs=1, ct=4, arme_de_tir="Canon laser", distance=30, blindage=13, cible_en_zone_de_couvert=True, type_de_couvert="moyen",
        pourcentage_visible=50)""", means={"dégâts lourds": F(4, 27), "dégâts superficiels": F(2, 27)}),
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
    "AI-25",
    "Dix bolters immobiles à 12 ps d'insensibles E4 en 4+ : CT 6, 350/81. Ennemi juré : 7/12 deux fois, 49/216 par tir ; avec une griffe, 7/12 × 3/4.",
    ask("""phase_de_tir(tireurs=10, ct=4, arme_de_tir="Bolter", unite_immobile=True, distance=12, endurance=4, svg=4, cible_insensible_a_la_douleur=True)""", mean=F(350, 81)),
    ask("phase_de_tir(tirs=1, ct=3, force=4, pa=5, endurance=4, svg=4, unite_a_ennemi_jure=True)", mean=F(49, 216)),
    ask("""combat(attaques=2, cc=4, cible_cc=4, force=4, endurance=4, svg=4, arme_de_melee="griffe éclair", unite_a_ennemi_jure=True)""", mean=F(7, 8)),
)

row(
    "AI-26",
    "Un lance-flammes jumelé prend quatre marines : 10/9 ; un lourd, cinq gardes en 4+ : 625/216. Trois soniques font 53/81 de blessures.",
    ask("""phase_de_tir(tireurs=1, arme_de_tir="Lance-flammes", arme_jumelee=True, unites_sous_le_gabarit=4, endurance=4, svg=3)""", mean=F(10, 9)),
    ask("""phase_de_tir(tirs=1, arme_de_tir="Lance-flammes lourd", unites_sous_le_gabarit=5, endurance=3, svg=4)""", mean=F(625, 216)),
    ask("salve_sonique(tireurs=3, ct=4, force=4, endurance=4, svg=4)", mean=F(53, 81)),
)

row(
    "AI-27",
    "Le nom de l'arme dit tout : plasma sur 2+ (inv 5+), 35/81 ; krak, 35/162 ; anti-aérien sur des fantassins, au jugé, 175/648 ; glace, 2/3.",
    ask("""phase_de_tir(tireurs=1, ct=4, arme_de_tir="Fusil plasma", distance=13, unite_a_bouge=True, endurance=4, svg=2, svg_invulnerable=5)""", mean=F(35, 81)),
    ask("""phase_de_tir(tireurs=1, ct=4, arme_de_tir="Missiles Krak", distance=30, endurance=4, svg=2)""", mean=F(35, 162)),
    ask("""phase_de_tir(tireurs=1, ct=4, arme_de_tir="Missiles Anti-aérien", distance=30, cible_infanterie=True, endurance=4, svg=4)""", mean=F(175, 648)),
    ask("""phase_de_tir(tireurs=1, ct=4, arme_de_tir="Missiles de Glace", distance=30, unites_sous_le_gabarit=3, endurance=4, svg=4)""", mean=F(2, 3)),
    ask("""tirer(arme_de_tir="Pistolet melta", distance=7)""", outcome="Interdit"),
)

row(
    "AI-28",
    "Cinq gardes à grenades frag à 6 ps : une seule part, 50/27, et un 1 retombe chez eux ; incendiaire à 12 ps dans un bunker : 25/24.",
    ask("""phase_de_tir(tireurs=5, ct=4, arme_de_tir="Grenades frag", distance=6, unites_sous_le_gabarit=4, endurance=3, svg=5, unite_a_bouge=True)""",
        means={"Blessures": F(50, 27)}, gives="grenade retombée chez les siens : 0,17 en moyenne"),
    ask("""phase_de_tir(tireurs=1, ct=4, arme_de_tir="Grenades incendiaires", distance=12, unites_sous_le_gabarit=3, endurance=3, svg=5, type_de_couvert="lourd",
        unite_immobile=True)""", means={"Blessures": F(25, 24)}),
    ask("""svg_de_couvert_effective(arme_de_tir="Missiles Frag", cible_en_zone_de_couvert=True, type_de_couvert="moyen")""", total=4),
)

row(
    "AI-29",
    "Autocanons (CT 2) entre des figurines, à 24 ps, immobiles : CT 3, écran 3+, 35/54 de garde. Derrière une nuée, un monstre a l'écran, ou rien.",
    ask("""phase_de_tir(tireurs=2, ct=2, arme_de_tir="Autocanon", distance=24, unite_immobile=True, endurance=3, svg=5, tir_entre_les_figurines=True)""", mean=F(35, 54)),
    ask("avoir_droit_au_couvert(cible_masquee_par_une_escouade=True, ecran_est_un_essaim=True, cible_creature_monstrueuse=True)", outcome="Permis", disputed="Interdit"),
    ask("avoir_droit_au_couvert(cible_masquee_par_une_escouade=True, ecran_est_un_essaim=True, unite_creature_monstrueuse=True)", outcome="Interdit"),
    ask("avoir_droit_au_couvert(cible_masquee_par_une_escouade=True, ecran_est_un_essaim=True, cible_infanterie=True)", outcome="Permis"),
)

row(
    "AI-30",
    "Regroupés, ils ont tiré : la charge se discute ; s'ils ont bougé, ils ne tirent pas. Sur des fuyards, un quart de morts de plus : le test se discute.",
    ask("""charger(unite_regroupee=True, arme_de_tir="Fulgurant", arme_a_tire_ce_tour=True)""", outcome="Permis", disputed="Interdit"),
    ask("tirer(unite_regroupee=True, unite_a_bouge=True)", outcome="Interdit"),
    ask("test_de_moral_apres_les_tirs(commandement=8, effectif_de_l_escouade=8, pertes_de_l_escouade=2, unite_en_retraite=True)",
        odds={"Réussi": F(13, 18)}, disputed="Sans effet"),
    ask("test_de_moral_apres_les_tirs(commandement=8, effectif_de_l_escouade=8, pertes_de_l_escouade=4, unite_verrouillee=True)", outcome="Réussi", says="automatique"),
)

row(
    "AI-31",
    "Un monstre en position de tir derrière un mur, vu à 40 % : 4+, ou 6+ s'il est vu tout entier ; un fantassin, 4+ et rien à discuter.",
    ask("""svg_de_couvert_effective(cible_creature_monstrueuse=True, cible_en_position_de_tir=True, type_de_couvert="moyen", pourcentage_visible=40)""", total=4, disputed="^6"),
    ask("""svg_de_couvert_effective(cible_infanterie=True, cible_en_position_de_tir=True, type_de_couvert="moyen")""", total=4),
    ask("se_mettre_en_position_de_tir(unite_a_couvert_d_un_decor=True, distance_au_decor=1)", outcome="Permis"),
    ask("se_mettre_en_position_de_tir(unite_a_couvert_d_un_decor=True, distance_au_decor=2)", outcome="Interdit"),
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
    "AI-33",
    "Attaques smash au gantelet, F4 : 10, ou 8 si l'on ne double qu'une fois ; Cd 10 lance son pouvoir 11 fois sur 12 ; A3 sans charge, une seule smash.",
    ask("""force_effective(force=4, unite_a_attaques_smash=True, unite_attaques_smash_choisies=True, arme_de_melee="gantelet énergétique")""", total=10, disputed="^8"),
    ask("force_effective(force=4, unite_a_attaques_smash=True, unite_attaques_smash_choisies=True)", total=8),
    ask("test_psy(commandement=10)", odds={"Pouvoir lancé": F(11, 12)}),
    ask("nombre_d_attaques_smash(attaques=3, unite_creature_monstrueuse=True)", total=1),
)

row(
    "AI-34",
    "En alerte, on me charge sans que j'aie tiré : le tir à cet instant se discute ; pendant leur mouvement, il est permis, à 45° pile aussi.",
    ask("tirer_en_alerte(unite_chargee=True)", outcome="Interdit", disputed="Permis"),
    ask("tirer_en_alerte(escouade_ennemie_en_mouvement=True, direction_de_la_cible=45)", outcome="Permis"),
    ask("tirer_en_alerte()", outcome="Interdit"),
)

row(
    "AI-35",
    "Mon sergent (CC 5, CT 3) au gantelet dans les chenilles : le dé de zone prend sa CT ; au dé 4, 7, ou 9 si c'est sa CC.",
    ask("jet_de_zone(ct=3, cc=5, attaque_au_contact=True, des=[4])", total=7, disputed="9"),
    ask("jet_de_zone(ct=3, cc=5, des=[4])", total=7),
)

row(
    "AI-36",
    "Deux camps : mes 1 et 2 morts contre leurs 2, je perds d'un. Je fuis à Cd 6 (8 - 2), I 3 contre 4 : rattrapé 35 fois sur 144.",
    ask("gagnant_du_corps_a_corps(pertes_subies=[1, 2], pertes_infligees=[2])", total=1, says="Perdu"),
    ask("moral_puis_percee(cible_commandement=8, ecart_de_pertes=2, initiative=3, cible_initiative=4)", odds={"la percée de l'ennemi est réussie": F(35, 144)}),
    ask("tenter_une_percee(cible_en_retraite=True, unite_attaque_une_autre_escouade=True)", outcome="Interdit"),
    ask("jet_de_percee(initiative=4, cible_initiative=4, unite_a_charge=True, unite_a_charge_furieuse=True, choix_de_charge_furieuse='initiative')",
        odds={"Percée réussie": F(7, 12)}),
    ask("jet_de_hit_and_run(initiative=4, cible_initiative=4)", odds={"Désengagée": F(5, 12)}),
)

row(
    "AI-37",
    "Cinq blessures pour deux gardes et deux sergents de 2 PV : le garde A en prend deux. Hors du combat ou de la vue, on n'en prend pas ; un souffle ne choisit pas son groupe.",
    ask("""repartition_des_blessures(blessures=5, membres=[["A", 1], ["B", 1], ["C", 2], ["D", 2]])""", gives="A 2, B 1, C 1, D 1"),
    ask("attribuer_une_blessure(membre_non_engage=True, attaque_au_contact=True)", outcome="Interdit"),
    ask("""choisir_les_groupes_vises(arme_de_tir="Canon plasma")""", outcome="Interdit"),
    ask("attaquer_une_escouade(socle_a_socle=True, au_contact_de_l_escouade_visee=False)", outcome="Interdit"),
)

row(
    "AI-38",
    "Cinq bolters immobiles à 12 ps de huit gardes (Cd 8) : les pertes, puis le moral, -1 dès quatre morts ; les derniers morts n'ont plus à fuir.",
    ask("""tirs_puis_moral(tireurs=5, ct=4, arme_de_tir="Bolter", distance=12, unite_immobile=True, endurance=3, svg=5, effectif=8, points_de_vie=1, cible_commandement=8)""",
        means={"Pertes": F(10120727606980731125, 1897492673384285184)}),
)

row(
    "AI-39",
    "Un blessé en jet-pack rate 11 fois sur 36 ; une escouade à terre ne se désengage pas ; un 6 rate à E10 ; le psyker ne lance pas deux fois le même.",
    ask("test_d_accident(unite_jet_pack=True, unite_blessee_par_ces_tirs=True, pv_perdu_a_ces_tirs=True)", odds={"blessure automatique pa4": F(11, 36)}),
    ask("se_desengager(unite_a_desengagement=True, unite_verrouillee=True, fin_de_la_phase_d_assaut=True, unite_a_terre=True)", outcome="Interdit"),
    ask("test_de_caracteristique(valeur_de_la_caracteristique=10)", odds={"Réussi": F(5, 6)}),
    ask("lancer_un_pouvoir(unite_psyker=True, pouvoir_deja_lance_ce_tour=True)", outcome="Interdit"),
    ask("svg_d_armure_effective(svg=2, pa=3)", total=3),
    ask("svg_d_armure_effective(svg=5, pa=6)", total=6),
)

QUESTIONS = [(code, n, *asked) for code, (_, questions) in ROWS.items() for n, asked in enumerate(questions, 1)]


@pytest.mark.parametrize("code, rank, question, expected", QUESTIONS, ids=[f"{code}-{n}" for code, n, *_ in QUESTIONS])
def test_situation(resolver, code, rank, question, expected):
    check(resolver, "warhammer-40000-pen", code, question, expected)
