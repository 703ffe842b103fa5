"""Confrontation, the same blind round, second half: armies and bonds, faith, fear, blows, machines, scenarios.

Worked out from the text alone, before the resolver was asked anything; one row a situation, each question with what the row states and nothing more.
"""

from __future__ import annotations

from fractions import Fraction as F

import pytest
from verdicts import ask, check, rows

ROWS, row = rows()

row(
    "CONF-V24",
    "Le Familier à 10 cm, POU 4 et une gemme : deux dés ; à 11, aucun test. Il meurt, le mage n'a qu'une gemme de l'Élément : une légère.",
    ask("test_d_asservissement(magicien=dict(pou=4, gemmes_de_maitrise=1), distance=10, des=[2, 5])", total=9),
    ask("test_d_asservissement(magicien=dict(pou=4, gemmes_de_maitrise=1), distance=11)", outcome="Interdit"),
    ask("perte_du_familier(magicien_gemmes_de_l_element=1)", outcome="Blessure légère"),
)
HELL = 'magicien=dict(rang_de_magicien="Adepte", champion_invocateur_d_office=True, puissance_controlee=4)'
row(
    "CONF-V25",
    "Champion Adepte d'Achéron, limite 5, il en tient 4 : un pantin, oui, un Wolfen, non ; sans Vol, pas au palier 1.",
    ask(f"invoquer({HELL}, figurine_taille='Moyenne')", outcome="Permis"),
    ask(f"invoquer({HELL}, figurine_taille='Grande')", outcome="Interdit"),
    ask("placer_un_invoque(figurine=dict(sans_vol=True, palier=1))", outcome="Interdit"),
    ask("placer_un_invoque(figurine=dict(vol=True, palier=1))", outcome="Permis"),
)
row(
    "CONF-V26",
    "Zélote Moine-guerrier iconoclaste au contact et en déroute : cinq ennemis, dont un Mort-vivant et un Élémentaire, et un Féal/1 ami : 2 + 2 + 1 - 2 = 3.",
    ask("""foi_temporaire_du_tour(fidele=dict(rang_de_fidele="Zélote", moine_guerrier=True, iconoclaste=True, croyants=3, feal_x=1, en_deroute=True,
        au_contact_d_un_adversaire=True))""", total=3),
    ask("compter_parmi_les_croyants(fidele_iconoclaste=True, figurine=dict(du_camp_adverse=True, mort_vivant=True))", outcome="Interdit"),
    ask("compter_parmi_les_croyants(fidele_iconoclaste=True, figurine=dict(du_camp_adverse=True, feal_x=2))", outcome="Permis"),
)
MONK = "fidele=dict(foi_creation=2, foi_alteration=1, foi_destruction=1, moine_guerrier=True, au_contact_d_un_adversaire=True, renforcement=2{})"
row(
    "CONF-V27",
    "Moine-guerrier FOI 4, cible au palier voisin, censuré de 1, deux points de lien, difficulté 6 : 19/27, Illuminé ou non.",
    ask(f"test_de_divination({MONK.format('')}, censeur_points_de_censure=1, cible_palier=1, difficulte=6)", odds={"Réussi": F(19, 27)}),
    ask(f"test_de_divination({MONK.format(', illumine=True')}, censeur_points_de_censure=1, cible_palier=1, difficulte=6)", odds={"Réussi": F(19, 27)}),
)
GIVER = "cible=dict(martyr_x=3{}), distance={}"
row(
    "CONF-V28",
    "Martyr/3 à 10 cm, même Éthéré : oui ; à 11 cm, ou si le fidèle est au contact, non. Piété/2 garde 2 FT sur 4, en déroute 0.",
    ask(f"designer_un_martyr(fidele_en_cours_d_activation=True, {GIVER.format(', ethere=True', 10)})", outcome="Permis"),
    ask(f"designer_un_martyr(fidele_en_cours_d_activation=True, {GIVER.format('', 11)})", outcome="Interdit"),
    ask(f"designer_un_martyr(fidele=dict(en_cours_d_activation=True, au_contact_d_un_adversaire=True), {GIVER.format('', 10)})", outcome="Interdit"),
    ask("ft_conservee(fidele=dict(piete_x=2, foi_temporaire=4))", total=2),
    ask("ft_conservee(fidele=dict(piete_x=2, foi_temporaire=4, en_deroute=True))", total=0),
    ask("aura_de_foi_du_fidele(fidele=dict(aura_de_foi=10, thaumaturge=True, blessure_grave=True))", total=20),
)
row(
    "CONF-V29",
    "Censurer sans voir : par Négation, ou par Piété dans son aura ; sinon non. Un prodige, pas après une charge, ni en déroute.",
    ask("censurer(censeur=dict(ne_voit_pas_le_fidele=True))", outcome="Interdit"),
    ask("censurer(censeur=dict(ne_voit_pas_le_fidele=True, negation=True))", outcome="Permis"),
    ask("censurer(censeur=dict(ne_voit_pas_le_fidele=True, piete=True), celui_qui_appelle_est_dans_son_aura=True)", outcome="Permis"),
    ask("utiliser_un_prodige(fidele=dict(foi_temporaire=2, a_charge=True), effet_ferveur=2)", outcome="Interdit"),
    ask("utiliser_un_prodige(fidele=dict(foi_temporaire=2, en_deroute=True), effet_ferveur=2)", outcome="Interdit"),
)
ROUTED = "figurine=dict(cou=3, en_deroute=True, au_contact_d_un_adversaire=True{})"
row(
    "CONF-V30",
    "Ralliement au contact de PEUR 7, chef COU 5 et état-major complet : sûr ; un Paria, PEUR 6, seul, 2/3 ; face à un Abominable, 4/9.",
    ask(f"test_de_ralliement({ROUTED.format(', dans_l_aura_d_un_commandant=True')}, commandant_cou=5, etat_major_au_complet=True, adversaire_peur=7)",
        odds={"Rallié": F(1)}),
    ask(f"test_de_ralliement({ROUTED.format(', paria=True, dans_l_aura_d_un_commandant=True')}, commandant_cou=5, adversaire_peur=6)",
        odds={"Rallié": F(2, 3)}),
    ask(f"test_de_ralliement({ROUTED.format('')}, adversaire=dict(peur=6, abominable=True))", odds={"Rallié": F(4, 9)}),
)
row(
    "CONF-V31",
    "Un fanatique COU 4, DIS 3 sous le musicien, contre PEUR 8 : 1/2, puis 1/2. Cri de guerre/6 contre PEUR 9, 2/3 ; il fait peur à 6, 5/6.",
    ask("test_de_courage(figurine=dict(cou=4, defenseur=True), adversaire_peur=8)", odds={"Réussi": F(1, 2)}),
    ask("test_de_fanatisme(figurine=dict(dis=3, fanatisme=True, defenseur=True, dans_l_aura_d_un_musicien=True), adversaire_peur=8)",
        odds={"Réussi": F(1, 2)}),
    ask("test_de_courage(figurine=dict(cou=3, cri_de_guerre_x=6, en_charge=True, assaillant=True), adversaire_peur=9)", odds={"Réussi": F(2, 3)}),
    ask("test_de_courage(figurine=dict(cou=4, defenseur=True), adversaire=dict(cou=3, cri_de_guerre_x=6, en_charge=True))", odds={"Réussi": F(5, 6)}),
)
row(
    "CONF-V32",
    "Courage 3 contre PEUR 9 : Résolution/3, 2/3, 1/6 en déroute ; Cri de ralliement et étendard, 1/2 ; Bravoure et Aguerri contre un Abominable, 1/3.",
    ask("test_de_courage(figurine=dict(cou=3, defenseur=True, resolution_x=3, use_de_resolution=True), adversaire_peur=9)", odds={"Réussi": F(2, 3)}),
    ask("test_de_courage(figurine=dict(cou=3, defenseur=True, resolution_x=3, use_de_resolution=True, en_deroute=True), adversaire_peur=9)",
        odds={"Réussi": F(1, 6)}),
    ask("""test_de_courage(figurine=dict(cou=3, defenseur=True, a_entendu_le_cri_de_ralliement=True, dans_l_aura_d_un_porte_etendard=True), adversaire_peur=9)""",
        odds={"Réussi": F(1, 2)}),
    ask("devoir_tester_son_courage(figurine=dict(peur=8, defenseur=True), adversaire_peur=8)", outcome="Sans effet"),
)
row(
    "CONF-V33",
    "Enchaînement/2, tout en attaque, Bravoure, ATT 5, DEF 4 : quatre dés, ATT 4, DEF 2. Juste et Bravoure ne s'ajoutent pas ; Fanatisme donne la FOR.",
    ask("nombre_de_des_de_combat(figurine=dict(adversaires_dans_le_combat=1, enchainement_x=2, des_d_enchainement=2))", total=4),
    ask("test_d_attaque(attaquant=dict(att=5, enchainement_x=2, des_d_enchainement=2, bravoure=True, tous_ses_des_en_attaque=True), des=[3])", total=7),
    ask("test_de_defense(cible=dict(defense=4, enchainement_x=2, des_d_enchainement=2), difficulte=6)", odds={"Parée": F(1, 2)}),
    ask("test_d_attaque(attaquant=dict(att=5, juste=True, bravoure=True, tous_ses_des_en_attaque=True), des=[3])", total=9),
    ask("force_du_jet_de_blessures(attaquant=dict(force=5, fanatisme=True, tous_ses_des_en_attaque=True))", total=6),
)
BIG = "cible=dict(enorme_x=1, dur_a_cuire=True)"
row(
    "CONF-V34",
    "Deux gobelins Brutes épaisses pèsent 4, comme un Énorme/1 Dur à cuire : pénalités ; un seul Brute, 3, non. Un Immobile n'en subit jamais, même de Brutal.",
    ask(f"infliger_les_penalites_de_charge(attaquant=dict(taille='Petite', en_charge=True, brute_epaisse=True, puissance_des_autres_chargeurs=2), {BIG})",
        outcome="Permis"),
    ask(f"infliger_les_penalites_de_charge(attaquant=dict(taille='Petite', en_charge=True, puissance_des_autres_chargeurs=2), {BIG})", outcome="Interdit"),
    ask("infliger_les_penalites_de_charge(attaquant=dict(taille='Petite', en_charge=True, brutal=True), cible_immobile_x=3)", outcome="Interdit"),
)
KILLED = "adversaires_du_combat_elimines=True"
row(
    "CONF-V35",
    "Pugnacité et Implacable/1, MOU 7,5 : deux poursuites de 7,5 cm, 4 sans Pugnacité ; pas une troisième, ni en déroute, ni Immobile.",
    ask("poursuites_permises(figurine_implacable_x=1)", total=2),
    ask("distance_de_poursuite(figurine=dict(mou=7.5, pugnacite=True))", total=F(15, 2)),
    ask("distance_de_poursuite(figurine_mou=7.5)", total=4),
    ask(f"poursuivre(figurine=dict({KILLED}, implacable_x=1, poursuites_faites=2))", outcome="Interdit"),
    ask(f"poursuivre(figurine=dict({KILLED}, implacable_x=1, en_deroute=True))", outcome="Interdit"),
    ask(f"poursuivre(figurine=dict({KILLED}, immobile_x=3))", outcome="Interdit"),
)
row(
    "CONF-V36",
    "À 450 PA : 25 figurines, 90 de Champions, 180 au plus chacun, 135 d'Alliés, 112,5 de nexus ; à 300, 90 d'Alliés oui, 91 non.",
    ask("effectif_maximal(valeur_de_l_armee=450)", total=25),
    ask("minimum_de_champions(valeur_de_l_armee=450)", total=90),
    ask("valeur_maximale_d_un_combattant(valeur_de_l_armee=450)", total=180),
    ask("maximum_d_allies(valeur_de_l_armee=450)", total=135),
    ask("maximum_de_nexus(valeur_de_l_armee=450)", total=F(225, 2)),
    ask("aligner_l_armee(l_armee=dict(valeur_de_l_armee=300, pa_de_champions=60, pa_de_troupes=149, pa_d_allies=91))", outcome="Interdit"),
)
SOLO = "cout_v=7, cout_z=10, figurine=dict({})"
row(
    "CONF-V37",
    "Un solo (7/10) n'a pas de prix pour un limité, un interdit, un mercenaire ; 7 pour un affilié de 50 PA, 10 à 52.",
    ask(f"cout_d_un_solo({SOLO.format('limite_par_la_faction=True')})", outcome="Interdit"),
    ask(f"cout_d_un_solo({SOLO.format('interdit_par_la_faction=True')})", outcome="Interdit"),
    ask(f"cout_d_un_solo({SOLO.format('mercenaire=True')})", outcome="Interdit"),
    ask(f"cout_d_un_solo({SOLO.format('affilie=True, valeur_strategique_initiale=50')})", total=7),
    ask(f"cout_d_un_solo({SOLO.format('affilie=True, valeur_strategique_initiale=52')})", total=10),
    ask("acheter_un_solo(figurine=dict(affilie=True, designe_par_le_solo=True, allie_ou_mercenaire=True))", outcome="Interdit"),
)
row(
    "CONF-V38",
    "Une Faction refuse l'Apatride et celui qui vient par Alliance/X, des Alliés ; pas l'Élémentaire, ni le limité qui a payé. Leur DIS ne sert pas au jet de Tactique.",
    ask("recruter_dans_une_faction(figurine_apatride=True)", outcome="Interdit"),
    ask("recruter_dans_une_faction(figurine=dict(apatride=True), faction_qui_permet_cet_allie=True)", outcome="Permis"),
    ask("recruter_dans_une_faction(figurine_alliance_avec_l_armee=True)", outcome="Interdit"),
    ask("recruter_dans_une_faction(figurine_elementaire=True)", outcome="Permis"),
    ask("recruter_dans_une_faction(figurine=dict(limite_par_la_faction=True, cout_d_affiliation_paye=True))", outcome="Permis"),
    ask("etre_designe_pour_le_jet_de_tactique(figurine_apatride=True)", outcome="Interdit"),
    ask("etre_designe_pour_le_jet_de_tactique(figurine_alliance_avec_l_armee=True)", outcome="Permis"),
)
row(
    "CONF-V39",
    "Frère de sang : 55 PA en valent 50, les deux tiennent alors sur une carte ; à 10 cm, Instinct 6, à 11, rien. L'ennemi personnel Acharné ne compte pas encore.",
    ask("valeur_strategique_complete(figurine=dict(valeur_strategique_initiale=55, frere_de_sang=True), son_maitre_est_dans_l_armee=True)", total=50),
    ask("combattants_par_carte(figurine=dict(valeur_strategique_initiale=55, frere_de_sang=True), son_maitre_est_dans_l_armee=True)", total=2),
    ask("combattants_par_carte(figurine=dict(valeur_strategique_initiale=55, frere_de_sang=True))", total=1),
    ask("jet_d_instinct_de_survie(cible_frere_de_sang=True, distance_de_x=10)", odds={"Jet de Blessures annulé": F(1, 6)}),
    ask("jet_d_instinct_de_survie(cible_frere_de_sang=True, distance_de_x=11)", outcome="Jet de Blessures maintenu"),
    ask("tuer_net_un_adversaire(attaquant_ennemi_personnel=True, cible_est_son_ennemi_personnel=True)", gives="vengeance"),
    ask("tuer_net_un_adversaire(attaquant_ennemi_personnel=True, cible=dict(est_son_ennemi_personnel=True, acharne=True))", outcome="Aucune conséquence"),
)
row(
    "CONF-V40",
    "Structure/8 : -1 à deux PS perdus, -2 à quatre, -3 à six ; ni Soin ni Régénération ; le mécanicien, 1/2 d'un PS, 1/6 d'en perdre un.",
    ask("test_d_attaque(attaquant=dict(att=4, structure_x=8, ps_perdus=2), des=[3])", total=6),
    ask("test_d_attaque(attaquant=dict(att=4, structure_x=8, ps_perdus=4), des=[3])", total=5),
    ask("test_d_attaque(attaquant=dict(att=4, structure_x=8, ps_perdus=6), des=[3])", total=4),
    ask("se_regenerer(figurine=dict(regeneration_x=4, structure_x=8, blessure_legere=True))", outcome="Interdit"),
    ask("jet_de_soin(figurine_soin_x=4, cible_structure=True)", outcome="Interdit"),
    ask("jet_de_reparation(figurine_mecanicien_x=4)", odds={"1 PS regagné": F(1, 2), "un ps perdu": F(1, 6)}),
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
    "CONF-V42",
    "201 PA de Mutagène/1 : trois dés ; un 6 donne 7 points, 3 au plus par caractéristique, un 1 rien ; pas sur le TIR, ni en déroute.",
    ask("des_de_mutagene(l_armee_pa_des_combattants_dotes=201)", total=3),
    ask("points_de_mutagene(figurine_mutagene_x=1, de_naturel=6)", total=7),
    ask("points_de_mutagene(figurine_mutagene_x=1, de_naturel=1)", total=0),
    ask("plafond_de_mutagene(figurine_mutagene_x=1)", total=3),
    ask("""placer_des_points_de_mutagene(figurine=dict(mutagene_x=1, points_de_mutagene_places=3), caracteristique_visee="TIR", moment="début d'un combat")""",
        outcome="Interdit"),
    ask("recevoir_un_de_de_mutagene(figurine=dict(mutagene_x=1, en_deroute=True))", outcome="Interdit"),
)
MELEE = "portee_du_tir='moyenne', arme_force=5, cible=dict(res=5, au_contact_d_un_ami_du_tireur=True, instinct_de_survie_x=5)"
row(
    "CONF-V43",
    "Dans la mêlée, TIR 4 à moyenne portée : 1/3 de toucher l'ennemi, 4/9 par Tir instinctif ; Chance, 8/9 hors mêlée ; Maudit, jamais relancé.",
    ask(f"un_tir(attaquant=dict(tir=4, s_est_deplace=True), {MELEE})", odds={"La cible est touchée par un tir": F(1, 3)}),
    ask(f"un_tir(attaquant=dict(tir=4, s_est_deplace=True, tir_instinctif=True), {MELEE})", odds={"La cible est touchée par un tir": F(4, 9)}),
    ask("tir_sur_une_cible(attaquant=dict(tir=4, chance=True), portee_du_tir='moyenne')", odds={"Touche": F(8, 9)}),
    ask("tir_sur_une_cible(attaquant=dict(tir=1, precision=True), portee_du_tir='longue')", odds={"Touche": F(7, 36)}),
    ask("tir_sur_une_cible(attaquant=dict(tir=1, precision=True, maudit_des_dieux=True), portee_du_tir='longue')", odds={"Touche": F(0)}),
)
OUT = "figurine=dict(taille='Moyenne', ini=4, adversaires_au_contact={}{})"
row(
    "CONF-V44",
    "À trois contre lui, INI 4, Désengagement/8 : 1/2, 1/6 en grave ; un Éthéré s'en va tout seul, mais pas chargé, ni à quatre contre lui.",
    ask(f"test_de_desengagement({OUT.format(3, ', desengagement_x=8')})", odds={"Se désengage": F(1, 2)}),
    ask(f"test_de_desengagement({OUT.format(3, ', desengagement_x=8, blessure_grave=True')})", odds={"Se désengage": F(1, 6)}),
    ask(f"test_de_desengagement({OUT.format(3, ', ethere=True')})", outcome="Se désengage"),
    ask(f"test_de_desengagement({OUT.format(3, ', ethere=True, a_ete_charge=True')})", outcome="Interdit"),
    ask(f"test_de_desengagement({OUT.format(4, ', ethere=True')})", outcome="Interdit"),
)
row(
    "CONF-V45",
    "Objectif : ni le volant du palier 1, ni le civil, ni l'invoqué d'un autre peuple, ni le caché ; l'invoqué des siens, si. Un gars de 8 PA critique vaut 0.",
    ask("compter_sur_un_objectif(figurine_palier=1)", outcome="Interdit"),
    ask("compter_sur_un_objectif(figurine_individu_passif=True)", outcome="Interdit"),
    ask("compter_sur_un_objectif(figurine_invoque=True)", outcome="Interdit"),
    ask("compter_sur_un_objectif(figurine_eclaireur_cache=True)", outcome="Interdit"),
    ask("compter_sur_un_objectif(figurine=dict(invoque=True, du_peuple_de_l_armee=True))", outcome="Permis"),
    ask("valeur_comptee(figurine=dict(valeur_strategique=8, blessure_critique=True))", total=0),
    ask("effectif_compte(figurine_enorme_x=1)", total=3),
)

KILLER = "figurine=dict(adversaires_du_combat_elimines=True, implacable_x=1{})"
row(
    "CONF-V46",
    "Implacable/1 poursuit encore, mais pas en déroute, suspendu, Immobile, face à un Acharné en sursis, ni pour un décor ; un Neutre en déroute non plus.",
    ask(f"poursuivre({KILLER.format(', poursuites_faites=1')})", outcome="Permis"),
    ask(f"poursuivre({KILLER.format(', suspendu=True')})", outcome="Interdit"),
    ask(f"poursuivre({KILLER.format(', n_a_combattu_qu_un_decor=True')})", outcome="Interdit"),
    ask(f"poursuivre({KILLER.format('')}, adversaire_sursis_de_l_acharne=True)", outcome="Interdit"),
    ask(f"poursuivre({KILLER.format(', a_poursuivi=True, porteur_de_marqueur=True')})", outcome="Interdit"),
    ask("poursuivre(figurine=dict(adversaires_du_combat_elimines=True, neutre=True, en_deroute=True))", outcome="Interdit"),
    ask("distance_de_poursuite(figurine=dict(mou=10, suspendu=True))", outcome="Interdit"),
)
DUCKED = "figurine=dict(s_est_jete_a_couvert=True{})"
row(
    "CONF-V47",
    "Jeté à couvert, il doit s'y déplacer ; chargé depuis, posé du ciel, embarqué ou Immobile, il ne peut pas.",
    ask(f"se_deplacer_a_couvert({DUCKED.format('')})", outcome="Obligatoire"),
    ask(f"se_deplacer_a_couvert({DUCKED.format(', au_contact_d_un_adversaire=True')})", outcome="Interdit"),
    ask(f"se_deplacer_a_couvert({DUCKED.format(', vient_d_atterrir=True')})", outcome="Interdit"),
    ask(f"se_deplacer_a_couvert({DUCKED.format(', a_bord=True')})", outcome="Interdit"),
    ask(f"se_deplacer_a_couvert({DUCKED.format(', immobile_x=2')})", outcome="Interdit"),
)
row(
    "CONF-V48",
    "Le fanatique doit engager ; pas un Éclaireur caché ni un mort, ni s'il est Immobile ; un Titan chargé mais Immobile reste pris.",
    ask("engager_un_adversaire(attaquant_engagement_du_fanatique=True)", outcome="Obligatoire"),
    ask("engager_un_adversaire(attaquant_engagement_du_fanatique=True, cible_eclaireur_cache=True)", outcome="Interdit"),
    ask("engager_un_adversaire(attaquant_engagement_du_fanatique=True, cible_tue_net=True)", outcome="Interdit"),
    ask("engager_un_adversaire(attaquant=dict(engagement_du_fanatique=True, immobile_x=2))", outcome="Interdit"),
    ask("se_desengager(figurine=dict(est_un_titan=True, a_ete_charge=True, immobile_x=2, puissance_adverse_au_contact=3))", outcome="Interdit"),
    ask("""prendre_pour_cible(arme=dict(artillerie_perforante=True, artillerie_lourde=True), cible=dict(palier=2, eclaireur_cache=True))""",
        outcome="Interdit"),
)
row(
    "CONF-V49",
    "Au contact, pas de course à mesurer ; un civil n'a pas de portée d'assaut ; un nexus détruit ne se répare pas ; suspendu, le mécanicien non plus.",
    ask("portee_de_la_course(figurine=dict(mou=10, au_contact_d_un_adversaire=True))", outcome="Interdit"),
    ask("portee_de_l_assaut(figurine=dict(mou=10, individu_passif=True, en_charge=True))", outcome="Interdit"),
    ask("jet_du_nexus(nexus=dict(reparation_x=4, nexus_detruit=True))", outcome="Interdit"),
    ask("jet_de_reparation(figurine=dict(mecanicien_x=4, suspendu=True))", outcome="Interdit"),
)

row(
    "CONF-V50",
    "Un décor dont on ne dit pas les PS : on les demande, il n'est pas détruit d'avance ; une tour de pierre en a 15, sans son épaisseur, 9 si on le dit.",
    ask("degats_d_un_decor(attaquant_force=8, decor_res=6)", asks="ps_au_depart"),
    ask("un_tir_sur_un_decor(attaquant_tir=4, portee_du_tir='courte', arme_force=6, decor_res=6)", asks="ps_au_depart"),
    ask("structure_restante(decor=dict(batiment='Tour en pierre', materiau='Pierre'))", total=15),
    ask("structure_restante(decor=dict(materiau='Pierre', ps_au_depart=9))", total=9),
    ask("structure_restante(decor=dict(materiau='Pierre', epaisseur=2))", total=6),
)

QUESTIONS = [(code, n, *asked) for code, (_, questions) in ROWS.items() for n, asked in enumerate(questions, 1)]


@pytest.mark.parametrize("code, rank, question, expected", QUESTIONS, ids=[f"{code}-{n}" for code, n, *_ in QUESTIONS])
def test_situation(resolver, code, rank, question, expected):
    check(resolver, "confrontation", code, question, expected)
