"""Situations of Confrontation whose questions stand in `competences-b-5.ttl`."""

from __future__ import annotations

from fractions import Fraction as F

from verdicts import ask, rows

ROWS, row = rows()

row(
    "CONF-AB10",
    "Mort, il ne soigne, ne débarque, ne fuit, ne reçoit ni poison ni point ; après une poursuite, on ne frappe plus la porte. Pris au contact, on fuit de MOU, désengagé.",
    ask("soigner(figurine=dict(soin_x=4, tue_net=True), cible_au_contact_de_l_autre=True)", outcome="Interdit"),
    ask("debarquer(figurine_tue_net=True)", outcome="Interdit"),
    ask("fuir(figurine=dict(en_deroute=True, a_son_activation=True, tue_net=True))", outcome="Interdit"),
    ask("recevoir_un_de_de_toxique(figurine=dict(toxique_x=1, tue_net=True))", outcome="Interdit"),
    ask("recevoir_un_de_de_toxique(figurine=dict(toxique_x=1, tue_net=True, acharne=True))", outcome="Permis"),
    ask("""une_attaque_contre_un_decor(attaquant=dict(att=3, force=7, a_poursuivi=True), decor=dict(res=7, points_de_structure=3), des=[[2], [4, 5]])""",
        outcome="Interdit"),
    ask("distance_de_fuite(figurine=dict(mou=10, a_son_activation=True, au_contact_d_un_adversaire=True))", outcome="Interdit"),
    ask("distance_de_fuite(figurine=dict(mou=10, a_son_activation=True, au_contact_d_un_adversaire=True, s_est_desengage=True))", total=10),
    ask("distance_de_poursuite(figurine=dict(mou=10, n_a_combattu_qu_un_decor=True))", outcome="Interdit"),
)
row(
    "CONF-CB26",
    "141 PA de Toxiques : deux dés ; le guerrier qui n'en est pas n'en reçoit pas. Toxique/2 donne la grave sur 1 ou 2 ; sur un simple Sonné, rien.",
    ask("des_de_toxique(pa_des_combattants_dotes=141)", total=2),
    ask("recevoir_un_de_de_toxique(figurine_toxique=False)", outcome="Interdit"),
    ask("jet_de_toxique(attaquant_toxique_x=2)", odds={"Blessure grave": F(1, 3)}),
    ask("blessure_de_toxique(a_inflige_une_blessure=False)", outcome="Interdit"),
)
row(
    "CONF-AN09",
    "Harcèlement et Toxique/2 : marcher puis tirer, oui, tirer après avoir couru, non ; un 2 donne une grave de plus, un 3 une légère ; Sonné, pas de dé.",
    ask("tirer(attaquant=dict(tir=3, harcelement=True, a_marche=True))", outcome="Permis"),
    ask("tirer(attaquant=dict(tir=3, harcelement=True, a_couru=True))", outcome="Interdit"),
    ask("jet_de_toxique(attaquant_toxique_x=2, des=[2])", outcome="Blessure grave"),
    ask("jet_de_toxique(attaquant_toxique_x=2, des=[3])", outcome="Blessure légère"),
    ask("blessure_de_toxique(attaquant_toxique_x=2)", outcome="Interdit"),
)
row(
    "CONF-NA08",
    "Attaque toxique (Toxique/2) contre un Immortel en Blessure légère : le jet le met en Grave, donc Critique ; le dé de Toxique, lui, ne peut rien.",
    ask("blessure_de_toxique(attaquant_toxique_x=2, attaquant_attaque_toxique=True, cible_immortel=True, a_inflige_une_blessure=True)", outcome="Sans effet"),
)
row(
    "CONF-U29",
    "Toxique/2 : une fois sur trois une grave de plus, sinon une légère ; rien à un Mort-vivant.",
    ask("jet_de_toxique(attaquant_toxique_x=2)", odds={"Blessure grave": F(1, 3), "Blessure légère": F(2, 3)}),
    ask("blessure_de_toxique(cible_mort_vivant=True)", outcome="Sans effet"),
)
row(
    "CONF-CC62",
    "Le Soin d'un ami ne fait rien à un Titan.",
    ask("soigner(figurine_soin_x=4, cible=dict(au_contact_de_l_autre=True, niveaux_de_blessures=2, est_un_titan=True))", outcome="Interdit"),
    ask("soigner(figurine_soin_x=4, cible=dict(au_contact_de_l_autre=True, niveaux_de_blessures=2))", outcome="Permis"),
)
row(
    "CF-DF21",
    "Mon Martyr, indemne, a donné sa FT : Blessure grave. Le soigneur au contact n'y peut rien, sa Régénération/4 non plus. D'une grave reçue d'une épée, le Soin/4 en ôte un cran trois fois sur quatre.",
    ask("etre_designe_comme_martyr(figurine_martyr_x=2)", outcome="blessure grave"),
    ask("soigner(figurine_soin_x=4, cible=dict(au_contact_de_l_autre=True, blessure_d_un_don=True))", outcome="Interdit"),
    ask("une_regeneration(figurine=dict(regeneration_x=4, blessure_grave=True, blessure_d_un_don=True))", outcome="Interdit"),
    ask("jet_de_soin(figurine_soin_x=4)", odds={"Soigné d’un cran": F(3, 4)}),
)

HEALED = "cible=dict(blessure_grave=True, au_contact_de_l_autre=True"

row(
    "CONF-CF20",
    "Soin/4 : 3/4 ; au contact ou sur soi ; ni en déroute, ni sur un engin, ni sur un Acharné tué net. Résolution/2 et Fine lame, un 4 : 9.",
    ask("jet_de_soin(figurine_soin_x=4)", odds={"Soigné d’un cran": F(3, 4)}),
    ask(f"soigner(figurine_soin_x=4, {HEALED}))", outcome="Permis"),
    ask("soigner(figurine_soin_x=4, cible=dict(est_le_soigneur=True, blessure_grave=True))", outcome="Permis"),
    ask(f"soigner(figurine=dict(soin_x=4, en_deroute=True), {HEALED}))", outcome="Interdit"),
    ask(f"soigner(figurine_soin_x=4, {HEALED}, structure_x=5))", outcome="Interdit"),
    ask("soigner(figurine_soin_x=4, cible=dict(acharne=True, tue_net=True, au_contact_de_l_autre=True))", outcome="Interdit"),
    ask("test_d_attaque(attaquant=dict(att=3, fine_lame=True, resolution_x=2, resolution_en_jeu=True), des=[2, 4])", total=9),
)
row(
    "CONF-V19",
    "Éclaireur caché : ni rugissement, ni fauche, ni poix, ni chaudière qui saute à côté ; un ami ne le soigne pas, lui-même si.",
    ask("tester_face_au_rugissement(figurine=dict(cou=4, eclaireur_cache=True), adversaire_rugissement_x=8, distance=12)", outcome="Sans effet"),
    ask("test_de_fauchage(figurine=dict(ini=3, eclaireur_cache=True))", outcome="Sans effet"),
    ask("subir_la_poix(cible=dict(distance_en_contrebas=3, eclaireur_cache=True))", outcome="Interdit"),
    ask("subir_un_jet_de_blessures(cible=dict(pres_de_la_chaudiere_qui_explose=True, eclaireur_cache=True))", outcome="Sans effet"),
    ask("soigner(figurine_soin_x=4, cible=dict(au_contact_de_l_autre=True, eclaireur_cache=True))", outcome="Interdit"),
    ask("soigner(figurine_soin_x=4, cible=dict(est_le_soigneur=True, eclaireur_cache=True))", outcome="Permis"),
    ask("eclaireur_approche(figurine_eclaireur_cache=True, distance=10)", gives="éclaireur repéré"),
)
row(
    "CONF-V41",
    "Soin/4, 3/4 ; sur un Titan, rien, sauf de lui-même ; sur une corde, en déroute, rien. Éphémère/4, 3/4 ; Régénération/4, deux crans une fois sur quatre.",
    ask("jet_de_soin(figurine_soin_x=4)", odds={"Soigné d’un cran": F(3, 4)}),
    ask("jet_de_soin(figurine_soin_x=4, cible_est_un_titan=True)", outcome="Interdit"),
    ask("jet_de_soin(figurine_soin_x=4, cible=dict(est_un_titan=True, est_le_soigneur=True))", odds={"Soigné d’un cran": F(3, 4)}),
    ask("jet_de_soin(figurine=dict(soin_x=4, suspendu=True))", outcome="Interdit"),
    ask("jet_de_soin(figurine=dict(soin_x=4, en_deroute=True))", outcome="Interdit"),
    ask("jet_d_ephemere(figurine_ephemere_x=4)", odds={"Un cran de plus": F(3, 4)}),
    ask("une_regeneration(figurine=dict(regeneration_x=4, blessure_critique=True))", odds={"Niveau 1": F(1, 4), "Niveau 2": F(1, 2), "Niveau 3": F(1, 4)}),
)
row(
    "CF-NB15",
    "Transport/4 : un Grand et deux moyens n'y tiennent pas. Débarqué, on engage, on ne charge pas ; le commandant à bord ne commande plus.",
    ask('embarquer(figurine=dict(taille="Grande", au_contact_de_l_acces=True), cible=dict(transport_x=4, places_occupees=2))', outcome="Interdit"),
    ask("charger(attaquant_debarque_ce_tour=True)", outcome="Interdit"),
    ask("engager_un_adversaire(attaquant_debarque_ce_tour=True)", outcome="Permis"),
    ask("profiter_du_commandement(commandant_a_bord=True)", outcome="Interdit"),
)

row(
    "CF-ZG04",
    "Dans mon chariot, le chirurgien (Soin/4) veut soigner son voisin blessé, et le mécanicien réparer l'engin qui les porte, sans descendre : on me dit qu'ils ne sont au contact "
    "de personne (ligne 6396 : à bord, on touche le véhicule et tous les passagers)",
    ask("soigner(figurine=dict(soin_x=4, a_bord=True), cible=dict(a_bord=True))", outcome="Permis"),
    ask("soigner(figurine=dict(soin_x=4, a_bord=True))", outcome="Interdit"),
    ask("tenter_une_reparation(figurine=dict(mecanicien_x=4, a_bord=True), cible=dict(structure=True, transport_x=6))", outcome="Permis"),
)

row(
    "CF-ZG05",
    "Le char (RES 12) explose en phase d'activation. Mon rescapé veut courir aussitôt, puis agir à la phase de combat (ligne 6392 : rien pendant l'activation du tour)",
    ask("courir(figurine_survit_a_la_destruction=True)", outcome="Interdit"),
    ask("agir(figurine_survit_a_la_destruction=True, pendant_la_phase_de_combat=True)", outcome="Permis"),
    ask("force_de_la_destruction(figurine_res=12)", total=12),
)

row(
    "CF-ZG06",
    "Mon engin Irrépressible roulait ; je l'arrête, mes gars descendent, et je veux le faire repartir ; eux veulent engager (lignes 6384 et 6386 : l'engin ne bouge plus du "
    "tour, ils ne chargent pas)",
    ask("repartir_apres_un_arret(figurine_a_debarque_a_l_arret=True)", outcome="Interdit"),
    ask("marcher(figurine_a_debarque_a_l_arret=True)", outcome="Interdit"),
    ask("engager_un_adversaire(attaquant_debarque_ce_tour=True, cible_hors_de_vue=True)", outcome="Permis"),
    ask("charger(attaquant_debarque_ce_tour=True)", outcome="Interdit"),
)
