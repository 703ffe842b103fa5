"""Situations of Warhammer 40,000 PEN whose questions stand in `assaut-2-qui-combat.ttl`."""

from __future__ import annotations

from fractions import Fraction as F

from verdicts import ask, rows

ROWS, row = rows()

row(
    "PAA-27",
    "Chargé, mon ork CT2 tire au bolter lourd : au jugé, 6 ; le lance-flammes non ; à couvert, initiative 10.",
    ask('tirer_au_corps_a_corps(unite_chargee=True, arme_de_tir="Bolter lourd")', outcome="Permis"),
    ask('tirer_au_corps_a_corps(unite_chargee=True, arme_de_tir="Lance-flammes")', outcome="Interdit"),
    ask('ct_du_tir(ct=2, arme_de_tir="Bolter lourd", tir_au_corps_a_corps=True)', total=1),
    ask("initiative_effective(initiative=2, unite_a_couvert_avant_la_charge=True)", total=10),
    ask("initiative_effective(initiative=2, unite_a_couvert_avant_la_charge=True, cible_creature_monstrueuse=True)", total=2),
)
row(
    "PAA-32",
    "Au corps à corps non plus : ni seconde grenade, ni mortier sous sa portée minimum, ni bombe ; et nul ne touche un duelliste que son adversaire.",
    ask("tirer_au_corps_a_corps(unite_chargee=True, arme_grenade=True, grenade_deja_lancee=True)", outcome="Interdit"),
    ask("tirer_au_corps_a_corps(unite_chargee=True, arme_de_barrage=True, portee_minimum=6, distance=1)", outcome="Interdit"),
    ask("tirer_au_corps_a_corps(unite_chargee=True, arme_bombe_aerienne=True)", outcome="Interdit"),
    ask("attribuer_une_blessure(duel_accepte=True)", outcome="Interdit"),
    ask("choisir_la_cible_dans_l_escouade(unite_personnage_independant=True, de_pour_toucher=6, duel_accepte=True)", outcome="Interdit"),
)
row(
    "PW-38",
    "Mon plasma a surchauffé : ni tir d'alerte, ni tir au corps à corps ; une plateforme chargée ne tire pas non plus, elle compte comme ayant bougé.",
    ask("tirer_en_alerte(unite_en_alerte=True, escouade_ennemie_en_mouvement=True, arme_inutilisable=True)", outcome="Interdit"),
    ask("tirer_en_alerte(unite_en_alerte=True, escouade_ennemie_en_mouvement=True)", outcome="Permis"),
    ask("tirer_au_corps_a_corps(unite_chargee=True, arme_inutilisable=True)", outcome="Interdit"),
    ask("tirer_au_corps_a_corps(unite_chargee=True, arme_deja_utilisee=True)", outcome="Interdit"),
    ask("tirer_au_corps_a_corps(unite_chargee=True, unite_plateforme=True)", outcome="Interdit"),
)
row(
    "P32-12",
    "Verrouillée depuis le tour d'avant, elle ne tire pas ; chargée, elle tire au fulgurant dans la mêlée : CT4 - 1, 4+ ; sans initiative, non.",
    ask('tirer(unite_corps_a_corps_verrouille=True, arme_de_tir="Fulgurant", distance=1)', outcome="interdit"),
    ask('tirer_au_corps_a_corps(unite_chargee=True, arme_de_tir="Fulgurant")', outcome="permis"),
    ask('toucher_au_tir(unite_chargee=True, tir_au_corps_a_corps=True, arme_de_tir="Fulgurant", ct=4, distance=1)', says="4+"),
    ask("tirer_au_corps_a_corps(unite_chargee=True, unite_sans_initiative=True)", outcome="interdit"),
)
row(
    "AD-22",
    "Seul le chef qui charge défie ; refusé, I 1 ; chargé à couvert et refusant, il frappe à la sienne ; accepté, personne d'autre ne les touche.",
    ask("defier(unite_a_charge=True, unite_chef_d_escouade=True, cible_chef_d_escouade=True)", outcome="Permis"),
    ask("defier(unite_chargee=True, unite_chef_d_escouade=True, cible_chef_d_escouade=True)", outcome="Interdit"),
    ask("initiative_effective(initiative=4, duel_refuse=True)", total=1),
    ask("initiative_effective(initiative=4, unite_chargee=True, a_couvert_avant_la_charge=True, duel_refuse=True)", total=4),
)
row(
    "P35-18",
    "Un champion à couvert (I4) refuse le duel ; en face, le capitaine (I5) porte un gantelet.",
    ask("initiative_effective(initiative=4, unite_duel_refuse=True, unite_a_couvert_avant_la_charge=True)", total=4),
    ask("initiative_effective(initiative=5, arme_de_melee='gantelet énergétique')", total=1),
)
row(
    "PQ-40",
    "Deux personnages indépendants se défient ; les autres n'y touchent pas.",
    ask("defier(unite_personnage_independant=True, unite_a_charge=True, cible_personnage_independant=True)", outcome="Permis"),
    ask("attaquer_au_corps_a_corps(duel_accepte=True)", outcome="Interdit"),
)
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
    "11.4 et 11.5",
    "Cible verrouillée : −1, deux 1 touchent deux alliés. À couvert : I 10, sauf grenades ou créature ; avec un gantelet, son initiative. Tir en mêlée : 1.",
    ask('tirer(arme_de_tir="Canon plasma", distance=37)', outcome="Interdit"),
    ask("jet_pour_toucher_au_tir(ct=4, cible_verrouillee=True, des=[4])", outcome="Touché"),
    ask("jet_pour_toucher_au_tir(ct=4, cible_verrouillee=True, des=[3])", outcome="Raté"),
    ask("touches_aux_allies(uns_pour_toucher=2, cible_verrouillee=True)", total=2),
    ask("test_de_moral_apres_les_tirs(unite_verrouillee=True, pertes_de_l_escouade=4, effectif_de_l_escouade=10, commandement=8, des=[6, 6])",
        outcome="Réussi"),
    ask("mise_a_terre(unite_est_un_vehicule=True)", gives="secoué"),
    ask("charger(unite_infanterie=True, distance=9, unite_a_course=True)", outcome="Permis"),
    ask("charger(unite_infanterie=True, distance=9)", outcome="Interdit"),
    ask("charger(a_tire_sur_un_autre_ennemi=True)", outcome="Interdit"),
    ask("initiative_effective(initiative=3, a_couvert_avant_la_charge=True, unite_chargee=True)", total=10),
    ask("initiative_effective(initiative=3, a_couvert_avant_la_charge=True, unite_chargee=True, assaillant_creature_monstrueuse=True)", total=3),
    ask('initiative_effective(initiative=4, a_couvert_avant_la_charge=True, unite_chargee=True, arme_de_melee="gantelet énergétique")', total=4),
    ask("attaquer_au_corps_a_corps(decor_empeche_le_contact=True, unite_engagee=True)", outcome="Permis"),
    ask("attaques_effectives(attaques=2, unite_a_charge=True, cible_a_grenades_defensives=True)", total=2),
    ask("penetration_de_blindage(arme_grenade_anti_vehicule=True, blindage=11, des=[5])", outcome="Dégât superficiel", total=11),
    ask("penetration_de_blindage(arme_bombe_anti_vehicule=True, blindage=14, des=[2, 5])", outcome="Dégât lourd", total=15),
    ask("attaquer_une_escouade()", outcome="Interdit"),
    ask("gagnant_du_corps_a_corps(pertes_infligees=[2, 1], pertes_subies=[2])", total=1),
    ask("ct_du_tir(ct=4, unite_verrouillee=True, tir_au_corps_a_corps=True, arme_lourde=True)", total=1),
    ask("defier(a_charge=True, unite_chef_d_escouade=True, cible_chef_d_escouade=True)", outcome="Permis"),
    ask('ordre_des_frappes(initiatives={"A": 4, "B": 6, "C": 4})', gives="B"),
    ask("membres_qui_frappent(effectif_de_l_escouade=5, pertes_des_tours_precedents=2)", total=3),
    ask("choisir_de_battre_en_retraite(ecart_de_pertes=0)", outcome="Permis"),
    ask("mouvement_de_melee(unite_infanterie=True)", total=6),
    ask("tenter_une_percee(engagee_avec_une_autre_escouade=True)", outcome="Interdit"),
    ask("tenter_une_percee(unite_lente_et_methodique=True)", outcome="Interdit"),
)
row(
    "P30-27",
    "Cinq marines (A1) chargent une créature E6 svg 3+ à la grenade krak : une attaque F6 chacun malgré la charge, 1/2, 1/2, 1/3. Contre un marcheur, sur 6 seulement.",
    ask("attaques_effectives(attaques=1, unite_a_charge=True, arme_grenade_anti_vehicule=True)", total=1),
    ask("""pv_otes_au_corps_a_corps(attaquants=5, attaques=1, unite_a_charge=True, arme_de_melee="grenade anti-véhicule", cc=4, cible_cc=4,
        force=4, endurance=6, svg=3, cible_points_de_vie=9)""", total=F(5, 12)),
    ask("jet_pour_toucher_au_corps_a_corps(cc=4, cible_marcheur=True, cible_cc=4, arme_grenade_anti_vehicule=True)", odds={"Touché": F(1, 6)}),
)

ABOARD = "unite_embarquee=True, transporteur_ouvert=True"

row(
    "PQ-38",
    "Des orks chargés dans leur transport ouvert se défendent à bord, à I10 ; tant qu'on ne les charge pas, rien. Puis un Char qui charge.",
    ask(f"attaquer_au_corps_a_corps({ABOARD}, unite_chargee=True)", outcome="Permis"),
    ask(f"initiative_effective(initiative=2, {ABOARD}, unite_chargee=True)", total=10),
    ask(f"initiative_effective(initiative=2, {ABOARD}, unite_chargee=True, assaillant_a_grenades_offensives=True)", total=2),
    ask(f"tirer_au_corps_a_corps({ABOARD})", outcome="Interdit"),
    ask(f"contre_attaquer(unite_contre_attaque=True, {ABOARD})", outcome="Interdit"),
    ask("attaquer_au_corps_a_corps(unite_embarquee=True, transporteur_char=True, unite_a_charge=True)", outcome="Permis"),
    ask("initiative_effective(initiative=4, unite_embarquee=True, transporteur_char=True)", total=4),
    ask('gabarits_contre_un_transport_ouvert(arme_de_tir="Missiles Frag", de_du_gabarit=3)', total=4),
)
row(
    "PW-16",
    "Figé par le givre, mon sergent verrouillé ne frappe pas ; on le frappe, lui, à CC 1.",
    ask("attaquer_au_corps_a_corps(unite_engagee=True, unite_verrouillee=True, unite_figee=True)", outcome="Interdit"),
    ask("attaquer_au_corps_a_corps(unite_engagee=True, cible_verrouillee=True, cible_figee=True)", outcome="Permis"),
    ask("toucher_au_corps_a_corps(cc=4, cible_cc=5, cible_figee=True)", outcome="3+"),
)
row(
    "P35-06",
    "Dix gardes CC3, six sous un missile de glace, cinq figés (CC1) : à égalité la plus grande CC ; 3 ps de mouvement ; qui les charge par un marais dangereux ne teste rien.",
    ask("test_de_givrage(endurance=3, arme_de_tir='missiles de glace')", odds={"Réussi": F(1, 2)}),
    ask("valeur_majoritaire(valeurs=[1, 1, 1, 1, 1, 3, 3, 3, 3, 3])", total=3),
    ask("jet_pour_toucher_au_corps_a_corps(cc=5, cible_cc=3)", odds={"Touché": F(2, 3)}),
    ask("mouvement_normal_permis(unite_infanterie=True, unite_givree=True)", total=3),
    ask("terrain_dangereux(unite_en_terrain_dangereux=True, mouvement_de_corps_a_corps=True)", outcome="Interdit"),
)
row(
    "P30-34",
    "Engagé au début du combat, on le reste une fois les voisins tombés. À 6 ps d'un membre au contact, on frappe ; à 7, non. Même initiative : ensemble.",
    ask("attaquer_au_corps_a_corps(unite_engagee_au_debut_du_combat=True, unite_socle_a_socle=False)", outcome="Permis"),
    ask("attaquer_au_corps_a_corps(unite_socle_a_socle=False, distance_a_un_membre_au_contact=6)", outcome="Permis"),
    ask("attaquer_au_corps_a_corps(unite_socle_a_socle=False, distance_a_un_membre_au_contact=7)", outcome="Interdit"),
    ask('ordre_des_frappes(initiatives={"a": 4, "b": 4})', says="ensemble"),
)
row(
    "PZ-05",
    "Un char ouvert sans CC, chargé : il a fait 12 ps, 15 ps, 20 ps ; l'assaillant a CC 5.",
    ask("toucher_au_corps_a_corps(cc=5, cible_est_un_vehicule=True, cible_ouvert=True, cible_distance_parcourue=12)", gives="2+"),
    ask("toucher_au_corps_a_corps(cc=5, cible_est_un_vehicule=True, cible_ouvert=True, cible_distance_parcourue=15)", gives="3+"),
    ask("toucher_au_corps_a_corps(cc=5, cible_est_un_vehicule=True, cible_ouvert=True, cible_distance_parcourue=20)", gives="4+"),
)
row(
    "PZ-06",
    "Qui n'est pas engagé ne frappe pas ; et l'engagé ne frappe pas l'ennemi resté à 8 ps du contact, ni ne lui donne de blessure.",
    ask("attaquer_au_corps_a_corps()", outcome="Interdit"),
    ask("attaquer_au_corps_a_corps(unite_engagee=True, membre_non_engage=True)", outcome="Interdit"),
    ask("attaquer_au_corps_a_corps(unite_engagee=True)", outcome="Permis"),
    ask("attribuer_une_blessure(membre_non_engage=True, attaque_au_contact=True)", outcome="Interdit"),
)
row(
    "P38-03",
    "Cinq marines (CC 4), bombes à fusion, sur un Dreadnought de 12 : un coup chacun, quel que soit leur profil. Mobile, 6 pour toucher : 25/36 de lourd ; immobilisé, 25/12.",
    ask("attaques_sur_un_vehicule(attaquants=5, cc=4, arme_bombe_anti_vehicule=True, cible_marcheur=True, cible_cc=4, blindage=12)",
        means={"dégâts lourds": F(25, 36), "dégâts superficiels": F(5, 72)}),
    ask("""attaques_sur_un_vehicule(attaquants=5, attaques=3, cc=4, arme_bombe_anti_vehicule=True, cible_marcheur=True, cible_immobilisee=True, cible_cc=4,
        blindage=12)""", means={"dégâts lourds": F(25, 12), "dégâts superficiels": F(5, 24)}),
    ask("attaques_effectives(unite_a_charge=True, arme_grenade_anti_vehicule=True)", total=1),
)
