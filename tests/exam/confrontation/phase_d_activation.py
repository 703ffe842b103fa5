"""Situations of Confrontation of the chapter « Phase d'activation » (Activation phase)."""

from __future__ import annotations

from fractions import Fraction as F

from verdicts import ask, rows

ROWS, row = rows()

ENGAGED = "attaquant_engagement_du_fanatique=True"
FANATIC = "figurine_cou=3, figurine_dis=2, figurine_fanatisme=True, figurine_dans_l_aura_d_un_musicien=True, adversaire_peur=7"

row(
    "CONF-X25",
    "Un fanatique (MOU 10, COU 3, DIS 2) charge à 15 cm un monstre de PEUR 7, près d'un musicien ; Courage 2, Discipline 4.",
    ask("test_de_courage(figurine_cou=3, figurine_fanatisme=True, figurine_assaillant=True, adversaire_peur=7, des=[2])",
        outcome="Raté", total=5, says="second test du fanatique"),
    ask(f"test_de_fanatisme({FANATIC}, figurine_assaillant=True, des=[4])", outcome="Réussi", total=7, says="doit engager"),
    ask(f"charger({ENGAGED})", outcome="Interdit"),
    ask(f"engager_un_adversaire({ENGAGED})", outcome="Obligatoire"),
    ask(f"tirer({ENGAGED}, attaquant_tir_en_assaut=True)", outcome="Interdit"),
    ask("parvenir_au_contact(figurine_mou=10, figurine_chemin=15)", outcome="Permis"),
    ask("repartir_ses_des_de_combat(figurine_adversaires_dans_le_combat=1, figurine_des_en_attaque=2, figurine_des_en_defense=0, figurine_en_deroute=True)",
        outcome="Interdit"),
    ask("repartir_ses_des_de_combat(figurine_adversaires_dans_le_combat=1, figurine_des_en_attaque=1, figurine_des_en_defense=1, figurine_en_deroute=True)",
        outcome="Permis"),
    ask(f"force_du_jet_de_blessures(attaquant_force=5, attaquant_fanatisme=True, attaquant_des_en_attaque=2, attaquant_des_en_defense=0, {ENGAGED})", total=5),
    ask("poursuivre(figurine_adversaires_du_combat_elimines=True, figurine_engagement_du_fanatique=True)", outcome="Interdit"),
)
row(
    "CONF-AB08",
    "8 PS perdus sur 8, ou aucun qui reste : l'engin ne charge ni ne frappe ; à 2 restants, ATT 5 − 3. Un nexus à 0 PS ne s'active plus.",
    ask("charger(attaquant=dict(structure_x=8, ps_perdus=8))", outcome="Interdit"),
    ask("test_d_attaque(attaquant=dict(att=5, structure_x=8, ps_restants=0), des=[4])", outcome="Sans effet"),
    ask("test_d_attaque(attaquant=dict(att=5, structure_x=8, ps_restants=2), des=[4])", total=6),
    ask("courir(figurine_retire_de_la_partie=True)", outcome="Interdit"),
    ask("tenter_d_activer_le_nexus(figurine=dict(repond_a_l_allegeance=True, voit_le_nexus=True), nexus_ps_du_nexus=0)", outcome="Interdit"),
)
row(
    "CONF-AF01",
    "« Je charge par-dessus le muret » : c'est un engagement, Brutal ou non ; un dé chacun ; devant une PEUR 8, litige ; l'assailli peut partir sans test.",
    ask("charger(attaquant_par_dessus_un_decor=True)", outcome="Interdit"),
    ask("engager_un_adversaire(attaquant_par_dessus_un_decor=True)", outcome="Permis"),
    ask("""infliger_les_penalites_de_charge(attaquant=dict(brutal=True, a_engage=True, par_dessus_un_decor=True, taille="Moyenne"), cible_taille="Moyenne")""",
        outcome="Interdit", disputed="Permis"),
    ask("devoir_tester_son_courage(figurine=dict(cou=4, a_engage=True, par_dessus_un_decor=True), adversaire_peur=8)", outcome="Obligatoire",
        disputed="Sans effet"),
    ask("test_de_courage(figurine=dict(cou=4, a_engage=True, par_dessus_un_decor=True), adversaire_peur=8)", odds={"Réussi": F(1, 2)}, disputed="Sans effet"),
    ask("devoir_tester_son_courage(figurine=dict(cou=4, assailli_par_dessus_un_decor=True), adversaire=dict(peur=8, a_charge=True))", outcome="Obligatoire",
        disputed="Sans effet"),
    ask("marcher(figurine=dict(assailli_par_dessus_un_decor=True, au_contact_d_un_adversaire=True))", outcome="Permis"),
)
row(
    "CONF-AH25",
    "Désengagé, Brutal, Cri de guerre/9, COU 5, il engage une PEUR 8 : pas de charge, 2/3 au Courage, mais les pénalités tombent, même plus petit.",
    ask("charger(attaquant_s_est_desengage=True)", outcome="Interdit"),
    ask("test_de_courage(figurine=dict(cou=5, cri_de_guerre_x=9, a_engage=True), adversaire_peur=8)", odds={"Réussi": F(2, 3)}),
    ask("infliger_les_penalites_de_charge(attaquant=dict(brutal=True, a_engage=True, s_est_desengage=True, taille='Petite'), cible_taille='Grande')",
        outcome="Permis"),
)
row(
    "CONF-AI54",
    "Conscience : charger à 20 cm qui est hors du champ de vision, pas à 21.",
    ask("charger(attaquant=dict(conscience=True, sans_ligne_de_vue=True), distance=20)", outcome="Permis"),
    ask("charger(attaquant=dict(conscience=True, sans_ligne_de_vue=True), distance=21)", outcome="Interdit"),
    ask("charger(attaquant=dict(conscience=True), cible_hors_de_son_champ_de_vision=True, distance=20)", outcome="Permis"),
    ask("charger(attaquant=dict(conscience=True), cible_hors_de_son_champ_de_vision=True, distance=21)", outcome="Interdit"),
)
row(
    "CONF-AI91",
    "FOR 8 en légère contre RES 8 : pas par le flanc d'un engin lancé. Force en charge/2 y suffit, en chargeant.",
    ask("charger(attaquant=dict(force=8, blessure_legere=True), cible=dict(irrepressible=True, marqueur_de_vitesse=True, "
        "assailli_hors_de_face=True, res=8))", outcome="Interdit"),
    ask("charger(attaquant=dict(force=6, force_en_charge_x=2), cible=dict(irrepressible=True, marqueur_de_vitesse=True, "
        "assailli_hors_de_face=True, res=8))", outcome="Permis"),
)

MOVING = "cible=dict(res=9, marqueur_de_vitesse=True, irrepressible=True, assailli_hors_de_face=True)"

row(
    "CONF-CC44",
    "Un char lancé : de flanc, FOR 7 et Force en charge/2 suffisent, FOR 8 non ; de face, l'impact des deux, sans pénalités.",
    ask(f"charger(attaquant=dict(force=7, force_en_charge_x=2), {MOVING})", outcome="Permis"),
    ask(f"charger(attaquant_force=8, {MOVING})", outcome="Interdit"),
    ask(f"charger(attaquant=dict(force=9, blessure_legere=True), {MOVING})", outcome="Interdit"),
    ask("force_de_l_impact(attaquant=dict(impact_x=3, distance_du_deplacement=17))", total=6),
    ask("force_de_l_impact(attaquant=dict(impact_x=4, mou=15, marqueur_de_vitesse=True, irrepressible=True))", total=12),
    ask("infliger_l_impact_en_retour(cible=dict(impact_x=4, marqueur_de_vitesse=True, irrepressible=True, assailli_de_face=True))", outcome="Obligatoire"),
    ask("""infliger_les_penalites_de_charge(attaquant=dict(a_charge=True, taille='Grande'),
        cible=dict(taille='Grande', irrepressible=True, marqueur_de_vitesse=True, assailli_de_face=True))""", outcome="Interdit"),
)

# --- Not blind: of the classes mended, the cases the rows above do not hold -------------------------------------------------------
row(
    "CONF-CC74",
    "Qui est éliminé n'est plus la cible de rien ; un Acharné tué net l'est encore.",
    ask("charger(cible_elimine=True)", outcome="Interdit"),
    ask("prendre_pour_cible(cible_elimine=True)", outcome="Interdit"),
    ask("censurer(censeur_elimine=True)", outcome="Interdit"),
    ask("charger(cible=dict(tue_net=True, acharne=True))", outcome="Permis"),
)
row(
    "CONF-BA06",
    "Sa carte est jouée, il a agi. Plus tard dans la phase, il voudrait incanter, lancer un rocher, vider un chaudron, activer un nexus : rien. Son sortilège de la phase de combat, lui, reste.",
    ask("incanter(magicien_deja_active=True)", outcome="Interdit"),
    ask("incanter(magicien_deja_active=True, effet_lance_hors_de_l_activation=True)", outcome="Permis"),
    ask("faire_une_action_mystique(figurine_est_un_fidele=True, figurine_deja_active=True)", outcome="Interdit"),
    ask("lancer_un_rocher(attaquant=dict(au_contact_d_un_decor=True, distance_au_tas=2.5, deja_active=True), cible_distance_en_contrebas=5)", outcome="Interdit"),
    ask("renverser_un_chaudron(attaquant_au_contact_du_chaudron=True, attaquant_deja_active=True)", outcome="Interdit"),
    ask("tenter_d_activer_le_nexus(figurine=dict(voit_le_nexus=True, repond_a_l_allegeance=True, deja_active=True))", outcome="Interdit"),
    ask("faire_une_autre_action(figurine_deja_active=True)", outcome="Interdit"),
    ask("soigner(figurine_soin_x=4, cible_au_contact_de_l_autre=True, figurine_deja_active=True)", outcome="Interdit"),
)

FLYER = "mou=10, mou_en_vol=17.5"

row(
    "CONF-P21",
    "Un ange au sol décolle et charge à 12 cm : MOU 5, 10 cm, trop court ; du palier 2, il ne pique pas sur le sol, ni ne le charge.",
    ask(f"parvenir_au_contact(figurine=dict({FLYER}, palier=0, change_de_palier=True, en_charge=True, chemin=12), cible_palier=1)", outcome="Interdit"),
    ask(f"parvenir_au_contact(figurine=dict({FLYER}, palier=0, change_de_palier=True, en_charge=True, chemin=10), cible_palier=1)", outcome="Permis"),
    ask("charger_en_pique(attaquant_palier=2, cible_palier=0)", outcome="Interdit"),
    ask("charger(attaquant_palier=2, cible_palier=0)", outcome="Interdit"),
    ask("charger(attaquant_palier=2, cible_palier=1)", outcome="Permis"),
    ask("engager_un_adversaire(attaquant_palier=0, cible_palier=1, cible_hors_de_vue=True)", outcome="Interdit"),
)
row(
    "CONF-P64",
    "Il a tiré, ou marché : plus de charge ni d'engagement ; dire qu'il charge n'est pas l'avoir déjà fait ; après une course, non.",
    ask("charger(attaquant_a_tire=True)", outcome="Interdit"),
    ask("engager_un_adversaire(attaquant_a_marche=True, cible_hors_de_vue=True)", outcome="Interdit"),
    ask("se_deplacer_a_couvert(figurine_a_tire=True)", outcome="Interdit"),
    ask("charger(attaquant_en_charge=True)", outcome="Permis"),
    ask("charger(attaquant_en_charge=True, attaquant_a_couru=True)", outcome="Interdit"),
)
row(
    "CONF-P18",
    "Conscience charge à 15 cm hors de son champ de vision, non à travers un troll qui cache la cible.",
    ask("charger(attaquant_conscience=True, distance=15, cible_hors_de_son_champ_de_vision=True)", outcome="Permis"),
    ask('charger(attaquant_conscience=True, distance=15, autre_fait_obstacle=True, autre_taille="Grande", attaquant_taille="Moyenne", '
        'cible_taille="Moyenne")', outcome="Interdit"),
)
row(
    "CONF-P22",
    "Un char lancé (RES 9) pris de flanc : un assaillant de FOR 9 blessé ne le peut pas ; FOR 8 et Force en charge/1, si.",
    ask("charger(cible=dict(irrepressible=True, marqueur_de_vitesse=True, assailli_hors_de_face=True, res=9), "
        "attaquant=dict(force=9, blessure_legere=True))", outcome="Interdit"),
    ask("charger(cible=dict(irrepressible=True, marqueur_de_vitesse=True, assailli_hors_de_face=True, res=9), "
        "attaquant=dict(force=8, force_en_charge_x=1, en_charge=True))", outcome="Permis"),
)
row(
    "CONF-P24",
    "Poids/8 tire puis charge, ou court ; l'action exclusive sans exception le lui défendrait.",
    ask("charger(attaquant=dict(a_tire=True, poids_x=8))", outcome="Permis", disputed="^Interdit"),
    ask("courir(figurine=dict(a_tire=True, poids_x=8))", outcome="Permis", disputed="^Interdit"),
)

LEFT = "s_est_desengage=True"

row(
    "CONF-S13",
    "Il vient de se désengager (MOU 10) : ni charge, ni course, ni déplacement à couvert ; il engage à 10 cm, Rapidité n'y fait rien.",
    ask(f"charger(attaquant_{LEFT})", outcome="Interdit"),
    ask(f"courir(figurine_{LEFT})", outcome="Interdit"),
    ask(f"se_deplacer_a_couvert(figurine_{LEFT})", outcome="Interdit"),
    ask(f"engager_un_adversaire(attaquant_{LEFT})", outcome="Permis"),
    ask(f"marcher(figurine_{LEFT})", outcome="Permis"),
    ask(f"portee_de_l_assaut(figurine=dict(mou=10, rapidite=True, use_de_rapidite=True, {LEFT}))", total=10),
)

FAST = "marqueur_de_vitesse=True, irrepressible=True, assailli_hors_de_face=True, res=10"

row(
    "CONF-S42",
    "Char lancé, RES 10, de flanc : FOR 9 ne le charge pas, FOR 10 si. Débarqué ce tour, on ne charge pas ; Transport/4 : un grand et un petit, pas deux.",
    ask(f"charger(attaquant_force=9, cible=dict({FAST}))", outcome="Interdit"),
    ask(f"charger(attaquant_force=10, cible=dict({FAST}))", outcome="Permis"),
    ask("charger(attaquant_debarque_ce_tour=True)", outcome="Interdit"),
    ask("embarquer(figurine=dict(au_contact_de_l_acces=True, taille='Grande'), cible=dict(transport_x=4, petits_et_moyens_a_bord=1))", outcome="Permis"),
    ask("embarquer(figurine=dict(au_contact_de_l_acces=True, taille='Grande'), cible=dict(transport_x=4, petits_et_moyens_a_bord=2))", outcome="Interdit"),
)
row(
    "CONF-BA07",
    "Une autre action ? Ni pour le figé par la peur, ni pour le déroutant, ni pour le grimpeur, ni pour un mort ; aux deux premiers, la phase de combat n'est pas fermée.",
    ask("faire_une_autre_action(figurine_fige_par_la_peur=True)", outcome="Interdit"),
    ask("faire_une_autre_action(figurine_test_de_courage_rate=True, figurine_assaillant=True)", outcome="Interdit"),
    ask("faire_une_autre_action(figurine_en_deroute=True)", outcome="Interdit"),
    ask("faire_une_autre_action(figurine_grimpe_a_la_corde=True)", outcome="Interdit"),
    ask("faire_une_autre_action(figurine_tue_net=True)", outcome="Interdit"),
    ask("faire_une_autre_action(figurine_en_deroute=True, pendant_la_phase_de_combat=True)", outcome="Permis"),
    ask("faire_une_autre_action(figurine_a_couru=True, pendant_la_phase_de_combat=True)", outcome="Permis"),
)
row(
    "CONF-Y13",
    "Conscience : à 20 cm on charge et incante sans voir, à 21 non, ni deux paliers plus haut. Un Construct a DIS 0, ne craint pas, se rallie ; nul chef ne l'aide.",
    ask("charger(attaquant_conscience=True, cible_hors_de_vue=True, distance=20)", outcome="Permis"),
    ask("charger(attaquant_conscience=True, cible_hors_de_vue=True, distance=21)", outcome="Interdit"),
    ask("cibler_avec_un_sortilege(magicien_conscience=True, cible_hors_de_vue=True, distance=20, cible_palier=2)", outcome="Interdit"),
    ask("test_de_discipline(figurine=dict(dis=4, construct=True), difficulte=4)", odds={"Réussi": F(1, 2)}),
    ask("test_de_ralliement(figurine=dict(cou=3, construct=True))", odds={"Rallié": F(1, 3)}),
    ask("devoir_tester_son_courage(figurine=dict(cou=3, construct=True), adversaire_peur=6)", outcome="Sans effet"),
)
row(
    "CONF-AA17",
    "6 cartes et 2 capacités titanesques contre 10 : deux refus.",
    ask("nombre_de_refus(cartes_au_debut_du_tour=6, capacites_titanesques_incorporees=2, cartes_adverses_au_debut_du_tour=10)", total=2),
)
row(
    "CONF-AH38",
    "Refus à trois : 4 cartes contre 9 au mieux pourvu, 5 refus ; deux cartes titanesques en plus de 7, contre 11 : 2 ; le troisième refus de deux est de trop.",
    ask("nombre_de_refus(cartes_au_debut_du_tour=4, cartes_du_mieux_pourvu=9)", total=5),
    ask("nombre_de_refus(cartes_au_debut_du_tour=7, capacites_titanesques_incorporees=2, cartes_adverses_au_debut_du_tour=11)", total=2),
    ask("utiliser_un_refus(refus_utilises=2, cartes_au_debut_du_tour=9, cartes_adverses_au_debut_du_tour=11)", outcome="Interdit"),
    ask("poser_sa_carte_face_cachee(figurine_previsible=True)", outcome="Interdit"),
)
row(
    "CONF-CC51",
    "À trois : neuf cartes dont deux capacités, six, six : trois refus chacun aux moins pourvus.",
    ask("nombre_de_refus(cartes_au_debut_du_tour=6, cartes_du_mieux_pourvu=9)", total=3),
    ask("nombre_de_refus(cartes_au_debut_du_tour=7, capacites_titanesques_incorporees=2, cartes_du_mieux_pourvu=9)", total=0),
)
row(
    "V-A",
    "Le vainqueur choisit qui parle. 6 cartes contre 11 : cinq refus ; 9 contre 7 : zéro et deux. Carte de morts jouée à vide. "
    "Carte jouée : tout le monde agit.",
    ask("decider_qui_parle_le_premier(l_armee_a_gagne_le_jet_de_tactique=True)", outcome="Obligatoire"),
    ask("nombre_de_refus(l_armee_cartes_au_debut_du_tour=6, l_armee_cartes_adverses_au_debut_du_tour=11)", total=5),
    ask("nombre_de_refus(l_armee_cartes_au_debut_du_tour=9, l_armee_cartes_adverses_au_debut_du_tour=7)", total=0),
    ask("nombre_de_refus(l_armee_cartes_au_debut_du_tour=7, l_armee_cartes_adverses_au_debut_du_tour=9)", total=2),
    ask("utiliser_un_refus(l_armee=dict(cartes_au_debut_du_tour=9, cartes_adverses_au_debut_du_tour=9))", outcome="Interdit"),
    ask("mettre_en_reserve(l_armee_cartes_dans_la_sequence=3, l_armee_a_deja_mis_en_reserve=True)", outcome="Interdit"),
    ask("mettre_en_reserve(l_armee_cartes_dans_la_sequence=3)", outcome="Permis"),
)
row(
    "CONF-S14 bis",
    "À trois, 9, 7 et 4 cartes : 0, 2 et 5 refus ; deux capacités titanesques jouées comptent dans les cartes.",
    ask("nombre_de_refus(cartes_au_debut_du_tour=9, cartes_du_mieux_pourvu=9)", total=0),
    ask("nombre_de_refus(cartes_au_debut_du_tour=4, cartes_du_mieux_pourvu=9)", total=5),
    ask("nombre_de_refus(cartes_au_debut_du_tour=7, cartes_adverses_au_debut_du_tour=9, capacites_titanesques_incorporees=2)", total=0),
)
row(
    "CONF-V01",
    "Quatre profils et trois capacités de Titan contre neuf cartes : deux refus, pas un troisième. Une capacité se sacrifie juste avant le jet, une fois par tour.",
    ask("nombre_de_refus(cartes_au_debut_du_tour=4, capacites_titanesques_incorporees=3, cartes_adverses_au_debut_du_tour=9)", total=2),
    ask("utiliser_un_refus(cartes_au_debut_du_tour=4, capacites_titanesques_incorporees=3, cartes_adverses_au_debut_du_tour=9, refus_utilises=2)",
        outcome="Interdit"),
    ask("sacrifier_une_capacite_titanesque(cible=dict(est_un_titan=True, juste_avant_un_jet_de_blessures=True))", outcome="Permis"),
    ask("""sacrifier_une_capacite_titanesque(cible=dict(est_un_titan=True, juste_avant_un_jet_de_blessures=True, a_deja_sacrifie_une_capacite_ce_tour=True))""",
        outcome="Interdit"),
)
row(
    "CONF-BA08",
    "Il a chargé et veut frapper aussitôt ; son voisin, dont la cible est morte d'une flèche, veut poursuivre : on est à l'activation, ni l'un ni l'autre.",
    ask("attaquer_un_adversaire(attaquant_a_charge=True, en_phase_d_activation=True)", outcome="Interdit"),
    ask("poursuivre(figurine_adversaires_du_combat_elimines=True, en_phase_d_activation=True)", outcome="Interdit"),
    ask("poursuivre(figurine_adversaires_du_combat_elimines=True, pendant_la_phase_de_combat=True)", outcome="Permis"),
)

TURN = "l_armee=dict(cartes_au_debut_du_tour=6, cartes_adverses_au_debut_du_tour=9{})"

row(
    "CONF-AB03 bis",
    "Six cartes contre neuf : trois refus ; un refus ne se double pas d'une réserve ; seul à jouer, on ne prend pas deux cartes de la pioche.",
    ask(f"nombre_de_refus({TURN.format('')})", total=3),
    ask(f"utiliser_un_refus({TURN.format(', refus_utilises=2')})", outcome="Permis"),
    ask(f"utiliser_un_refus({TURN.format(', refus_utilises=3')})", outcome="Interdit"),
    ask("mettre_en_reserve(l_armee=dict(a_choisi_ce_tour_de_parole=True, cartes_dans_la_sequence=3))", outcome="Interdit"),
    ask("mettre_en_reserve(l_armee=dict(a_deja_mis_en_reserve=True, cartes_dans_la_sequence=3))", outcome="Interdit"),
    ask("jouer_les_deux_cartes(l_armee=dict(cartes_dans_la_sequence=3, adversaire_sans_carte=True))", outcome="Interdit"),
    ask("jouer_les_deux_cartes(l_armee=dict(cartes_dans_la_sequence=3, carte_en_reserve=True, adversaire_sans_carte=True))", outcome="Permis"),
)
row(
    "CONF-U05",
    "8 cartes contre 11 : trois refus, pas quatre ; la carte d'un groupe mort ce tour se joue quand même ; une réserve, pas deux.",
    ask("nombre_de_refus(cartes_au_debut_du_tour=8, cartes_adverses_au_debut_du_tour=11)", total=3),
    ask("utiliser_un_refus(cartes_au_debut_du_tour=8, cartes_adverses_au_debut_du_tour=11, refus_utilises=2)", outcome="Permis"),
    ask("utiliser_un_refus(cartes_au_debut_du_tour=8, cartes_adverses_au_debut_du_tour=11, refus_utilises=3)", outcome="Interdit"),
    ask("retirer_une_carte_de_la_sequence()", outcome="Interdit"),
    ask("mettre_en_reserve(l_armee=dict(cartes_dans_la_sequence=4, a_deja_mis_en_reserve=True))", outcome="Interdit"),
)
row(
    "CONF-DA31",
    "Un profil où se lit POU 4 est celui d'un magicien, un Aspect celui d'un fidèle : action mystique ; Champion, même tireur, il n'a ni Visée ni Tir d'assaut.",
    ask("faire_une_action_mystique(figurine=dict(ini=3, att=2, pou=4))", outcome="Permis"),
    ask("faire_une_action_mystique(figurine=dict(ini=3, att=2, foi_creation=1))", outcome="Permis"),
    ask("faire_une_action_mystique(figurine=dict(ini=3, att=2, guerrier_mage=True))", outcome="Permis"),
    ask("faire_une_action_mystique(figurine=dict(ini=3, att=2))", outcome="Interdit"),
    ask("competences_d_un_champion(figurine=dict(champion=True, pou=5, tir=3))", says="enchaînement/x (CF-2204), maîtrise des arcanes (CF-2209)"),
)
row(
    "CONF-AF04",
    "Harcèlement : marcher, tirer, marcher encore ; tirer puis courir ; jamais courir puis tirer ; en déroute, rien.",
    ask("marcher(figurine=dict(harcelement=True, a_marche=True, a_tire=True))", outcome="Permis"),
    ask("courir(figurine=dict(harcelement=True, a_tire=True))", outcome="Permis", disputed="Interdit"),
    ask("tirer(attaquant=dict(tir=4, harcelement=True, a_couru=True))", outcome="Interdit"),
    ask("courir(figurine=dict(harcelement=True, a_tire=True, en_deroute=True))", outcome="Interdit"),
)
row(
    "CONF-AH23",
    "Un tir compté : il ne court plus ; avec Harcèlement, si (litige) ; aucun tir : il court.",
    ask("courir(figurine_tirs_deja_effectues=1)", outcome="Interdit"),
    ask("courir(figurine=dict(tirs_deja_effectues=1, harcelement=True))", outcome="Permis", disputed="Interdit"),
    ask("courir(figurine_tirs_deja_effectues=0)", outcome="Permis"),
)

FOUR = "nombre_de_des_de_combat(figurine=dict(adversaires_dans_le_combat=1, destrier=True, tueur_ne=True, charge_bestiale=True, a_charge=True{}))"

row(
    "CONF-W45",
    "Destrier et Tueur né seul contre un : chargé, 3 (le dé bestial vient en sus) ; après poursuite, 3. Guerrier-mage qui a incanté : court, ne va pas à couvert.",
    ask(FOUR.format(", a_poursuivi=True"), total=3),
    ask("courir(figurine=dict(a_incante=True, guerrier_mage=True))", outcome="Permis"),
    ask("se_deplacer_a_couvert(figurine=dict(a_incante=True, guerrier_mage=True))", outcome="Interdit"),
    ask("tenter_d_activer_le_nexus(figurine=dict(repond_a_l_allegeance=True, voit_le_nexus=True, en_deroute=True), nexus_acces=10, distance=5)",
        outcome="Interdit"),
)
row(
    "CONF-AI87",
    "En déroute, pas de marche.",
    ask("marcher(figurine=dict(en_deroute=True))", outcome="Interdit"),
)
row(
    "CONF-AK28",
    "Harcèlement : courir après avoir tiré, oui ; tirer après avoir couru, non ; marcher de nouveau, oui. Poids/X : tirer après une course ou un assaut, oui.",
    ask("courir(figurine=dict(harcelement=True, a_tire=True))", outcome="Permis"),
    ask("tirer(attaquant=dict(tir=4, harcelement=True, a_couru=True))", outcome="Interdit"),
    ask("marcher(figurine=dict(harcelement=True, a_tire=True, a_marche=True))", outcome="Permis"),
    ask("marcher(figurine=dict(a_tire=True, a_marche=True))", outcome="Interdit"),
    ask("tirer(attaquant=dict(tir=4, poids_x=5, a_couru=True))", outcome="Permis"),
)
row(
    "CONF-BA09",
    "Pour traverser la mêlée, il veut charger un ami, l'engager, le frapper : on n'assaille que l'ennemi. Passer à travers lui, si, quand leurs cartes sont jouées ensemble.",
    ask("charger(cible_ami=True)", outcome="Interdit"),
    ask("engager_un_adversaire(cible_ami=True, cible_hors_de_vue=True)", outcome="Interdit"),
    ask("attaquer_un_adversaire(cible_ami=True)", outcome="Interdit"),
    ask("traverser_une_figurine(autre_ami=True, autre_active_dans_le_meme_tour_de_parole=True)", outcome="Permis"),
    ask("traverser_une_figurine(autre_ami=True)", outcome="Interdit"),
)
row(
    "CONF-CE40",
    "MOU 10 : une marche de 8 cm, une de 12, une seconde marche, une marche après une course ; Harcèlement en donne une seconde.",
    ask("marcher(figurine=dict(mou=10, distance_parcourue=8))", outcome="Permis"),
    ask("marcher(figurine=dict(mou=10, distance_parcourue=12))", outcome="Interdit"),
    ask("marcher(figurine=dict(a_marche=True))", outcome="Interdit"),
    ask("marcher(figurine=dict(a_couru=True))", outcome="Interdit"),
    ask("marcher(figurine=dict(a_marche=True, marche_de_harcelement=True))", outcome="Permis"),
)
row(
    "CONF-CE44",
    "Un civil (individu passif) à 16 cm de tout défenseur ; ses dés ; son assaut ; l'ordre de son chef ; le fauve neutre à côté.",
    ask("marcher(figurine=dict(individu_passif=True, distance_de_l_ami_le_plus_proche=16))", outcome="Interdit"),
    ask("courir(figurine=dict(individu_passif=True, distance_de_l_ami_le_plus_proche=15))", outcome="Permis"),
    ask("repartir_ses_des_de_combat(figurine=dict(individu_passif=True, adversaires_dans_le_combat=1, des_en_attaque=1, des_en_defense=1))",
        outcome="Interdit"),
    ask("charger(attaquant=dict(individu_passif=True))", outcome="Interdit"),
    ask("test_de_courage(figurine=dict(individu_passif=True, cou=3, defenseur=True), adversaire=dict(peur=8), "
        "commandant=dict(cou=6, aura_de_commandement=15, distance_a_la_figurine=8))", odds={"Réussi": F(1, 3)}),
    ask("test_d_attaque(attaquant=dict(att=4, neutre=True), difficulte=7, des=[6, 2])", total=12),
    ask("repartir_ses_des_de_combat(figurine=dict(neutre=True, adversaires_dans_le_combat=3, des_en_attaque=3, des_en_defense=1))", outcome="Interdit"),
    ask("rang_d_activation(figurine=dict(neutre=True, au_contact_d_un_adversaire=True))", total=3),
)
row(
    "CF-DF08",
    "« Mon mage POU 4 te charge ! » Non : pur, il engage ; Guerrier-mage, il charge, et incante encore. Un autre livre la charge permise sans incanter.",
    ask("charger(attaquant_pou=4)", outcome="Interdit", disputed="Permis"),
    ask("charger(figurine_pou=4)", outcome="Interdit", disputed="Permis"),
    ask("charger(attaquant_pou=4, attaquant_guerrier_mage=True)", outcome="Permis"),
    ask("faire_une_action_mystique(figurine=dict(est_un_magicien=True, guerrier_mage=True, a_charge=True))", outcome="Permis"),
    ask("faire_une_action_mystique(figurine=dict(est_un_magicien=True, a_charge=True))", outcome="Interdit"),
)
row(
    "V-D",
    "Désengagement raté : pas de marche. Tir puis marche : oui. Au contact : pas de tir, mais un sortilège. Un pivot vaut une marche.",
    ask("marcher(figurine_desengagement_manque=True)", outcome="Interdit"),
    ask("marcher(figurine_a_tire=True)", outcome="Permis"),
    ask("tirer(attaquant_au_contact_d_un_adversaire=True)", outcome="Interdit"),
    ask("faire_une_action_mystique(figurine_est_un_magicien=True, figurine_au_contact_d_un_adversaire=True)", outcome="Permis"),
    ask("reorienter_la_figurine_assaillie()", outcome="Interdit"),
    ask("marcher(pendant_la_phase_de_combat=True)", outcome="Interdit"),
    ask("incanter(pendant_la_phase_de_combat=True)", outcome="Interdit"),
)

SHOT = "arme_force=5, cible=dict(res=5, touche_par_un_tir=True), plus_grand_de=4"

row(
    "CONF-U10",
    "À 10 cm d'un Rempart/10, pas d'atterrissage ; à 11, oui. Posé : ni marche, ni course, ni couvert, ni charge ; il tire, mais plus immobile ; il incante.",
    ask("atterrir(figurine_palier=1, distance=10, adversaire_rempart_x=10)", outcome="Interdit"),
    ask("atterrir(figurine_palier=1, distance=11, adversaire_rempart_x=10)", outcome="Permis"),
    ask("marcher(figurine_vient_d_atterrir=True)", outcome="Interdit"),
    ask("courir(figurine_vient_d_atterrir=True)", outcome="Interdit"),
    ask("se_deplacer_a_couvert(figurine_vient_d_atterrir=True)", outcome="Interdit"),
    ask("charger(attaquant_vient_d_atterrir=True)", outcome="Interdit"),
    ask("tirer(attaquant_vient_d_atterrir=True)", outcome="Permis"),
    ask(f"ligne_des_blessures(attaquant_vient_d_atterrir=True, {SHOT})", total=4),
    ask(f"ligne_des_blessures(attaquant_change_de_palier=True, {SHOT})", total=4),
    ask("incanter(magicien_vient_d_atterrir=True)", outcome="Permis"),
)

FAST_2 = "tir=5, rechargement_rapide_x=1, recharge_vite=True"
MEDIUM = "portee_du_tir='moyenne'"

row(
    "CONF-AJ06",
    "Rechargement rapide/1 et Tir supplémentaire/1 : trois tirs à TIR 4, 2/3 chacun, 26 chances sur 27 d'en réussir un ; en assaut, un ; une Immobile, non.",
    ask(f"nombre_de_tirs(attaquant=dict({FAST_2}, tir_supplementaire_x=1))", total=3),
    ask(f"tests_des_tirs_d_une_activation(attaquant=dict({FAST_2}, tir_supplementaire_x=1), {MEDIUM})",
        odds={"tirs réussis 0": F(1, 27), "tirs réussis 3": F(8, 27)}),
    ask("nombre_de_tirs(attaquant=dict(tir_supplementaire_x=2, tir_en_assaut=True))", total=1),
    ask("tirer(attaquant=dict(tir=4, immobile_x=3, rechargement_rapide_x=1, recharge_vite=True), distance=20)", outcome="Interdit"),
)

BOW = "portee_courte=20, portee_moyenne=40, portee_longue=60"

row(
    "CF-CB14",
    "Rechargement rapide/1 et Tir supplémentaire/1, sans bouger, puis en marchant.",
    ask("nombre_de_tirs(attaquant_rechargement_rapide_x=1, attaquant_recharge_vite=True, attaquant_tir_supplementaire_x=1)", total=3),
    ask(f"tir_sur_une_cible(tir=5, distance=30, {BOW}, attaquant_rechargement_rapide_x=1, attaquant_recharge_vite=True)", odds={"Touche": F(2, 3)}),
    ask("nombre_de_tirs(attaquant_rechargement_rapide_x=1, attaquant_recharge_vite=True, attaquant_tir_supplementaire_x=1, attaquant_s_est_deplace=True)", total=2),
    ask("tirer(attaquant_rechargement_rapide_x=1, attaquant_recharge_vite=True, attaquant_s_est_deplace=True)", outcome="Interdit"),
)
row(
    "CONF-AJ25",
    "Il incante d'abord, puis veut engager à 8 cm un monstre devant qui il n'a pas testé : trop tard ; de même après un miracle. Le test fait, il engage.",
    ask("engager_un_adversaire(attaquant=dict(magicien_pur=True, a_incante=True, courage_a_tester=True, mou=10, distance_parcourue=8))", outcome="Interdit"),
    ask("engager_un_adversaire(attaquant=dict(fidele_pur=True, a_appele=True, courage_a_tester=True))", outcome="Interdit"),
    ask("charger(attaquant=dict(guerrier_mage=True, a_incante=True, courage_a_tester=True))", outcome="Interdit"),
    ask("engager_un_adversaire(attaquant=dict(magicien_pur=True, a_incante=True, mou=10, distance_parcourue=8))", outcome="Permis"),
    ask("incanter(magicien_courage_a_tester=True)", outcome="Interdit"),
)
row(
    "CONF-BA10",
    "Le Tigre est en réserve ; je l'ai joué avec le Clone. Je veux y mettre le Kératis : plus de réserve de la phase, même vide. Mon adversaire n'a plus de carte : j'en joue deux, jamais trois.",
    ask("mettre_en_reserve(l_armee_a_deja_mis_en_reserve=True)", outcome="Interdit"),
    ask("jouer_les_deux_cartes(l_armee_carte_en_reserve=True, l_armee_cartes_dans_la_sequence=2, l_armee_adversaire_sans_carte=True)", outcome="Permis"),
    ask("types_d_actions(action_consideree=\"tirer\")", says="cumulative"),
    ask("types_d_actions(action_consideree=\"courir\")", says="exclusive"),
)
row(
    "CONF-AL18",
    "Débarqué ce tour, il ne charge pas, mais engage la cible qu'il voit ; un guerrier qui pouvait charger, c'est un litige.",
    ask("charger(attaquant_debarque_ce_tour=True)", outcome="Interdit"),
    ask("engager_un_adversaire(attaquant_debarque_ce_tour=True)", outcome="Permis"),
    ask("engager_un_adversaire()", outcome="Interdit", disputed="Permis"),
)
row(
    "CONF-AM40",
    "Cible hors de vue : pas de charge, pas de tir, mais un engagement à MOU x 2 ; à 20,5 cm, il avance sans l'atteindre.",
    ask("charger(cible_hors_de_vue=True)", outcome="Interdit"),
    ask("prendre_pour_cible(cible_hors_de_vue=True)", outcome="Interdit"),
    ask("engager_un_adversaire(cible_hors_de_vue=True, distance=20, attaquant_mou=10)", outcome="Permis"),
    ask("engager_un_adversaire(cible_hors_de_vue=True, distance=20.5, attaquant_mou=10)", gives="assaut trop court"),
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
    "CF-CB67",
    "Un individu passif : pas d'assaut, pas de commandement, tout en défense ; une figurine en déroute n'engage pas non plus.",
    ask("charger(attaquant_individu_passif=True)", outcome="Interdit"),
    ask("engager_un_adversaire(cible_hors_de_vue=True, attaquant_individu_passif=True)", outcome="Interdit"),
    ask("engager_un_adversaire(cible_hors_de_vue=True, attaquant_en_deroute=True)", outcome="Interdit"),
    ask("profiter_du_commandement(figurine_individu_passif=True)", outcome="Interdit"),
    ask("repartir_ses_des_de_combat(figurine_individu_passif=True, figurine_adversaires_dans_le_combat=1, figurine_des_en_attaque=1, figurine_des_en_defense=1)",
        outcome="Interdit"),
)

HIDDEN = "cible_hors_de_vue=True"

row(
    "CF-CB68",
    "Engager une cible cachée : tout ce qui l'interdit, un état après l'autre ; désengagé, ou mage pur en vue de sa cible, on engage.",
    ask(f"engager_un_adversaire({HIDDEN})", outcome="Permis"),
    ask(f"engager_un_adversaire({HIDDEN}, attaquant_a_couru=True)", outcome="Interdit"),
    ask(f'engager_un_adversaire({HIDDEN}, cible_taille="Petite", cible_adversaires_au_contact=3)', outcome="Interdit"),
    ask("engager_un_adversaire(cible_eclaireur_cache=True)", outcome="Interdit"),
    ask(f"engager_un_adversaire({HIDDEN}, cible_irrepressible=True, cible_marqueur_de_vitesse=True, cible_assailli_hors_de_face=True, cible_res=9, "
        "attaquant_force=8)", outcome="Interdit"),
    ask(f'engager_un_adversaire({HIDDEN}, attaquant_sa_chaudiere_explose=True, caracteristique_sous_pression="MOU")', outcome="Interdit"),
    ask(f"engager_un_adversaire({HIDDEN}, attaquant_en_deroute=True)", outcome="Interdit"),
    ask(f"engager_un_adversaire({HIDDEN}, attaquant_au_contact_d_un_adversaire=True)", outcome="Interdit"),
    ask(f"engager_un_adversaire({HIDDEN}, attaquant_au_contact_d_un_adversaire=True, attaquant_s_est_desengage=True)", outcome="Permis"),
    ask(f"engager_un_adversaire({HIDDEN}, attaquant_immobile_x=2)", outcome="Interdit"),
    ask(f"engager_un_adversaire({HIDDEN}, attaquant_s_est_jete_a_couvert=True)", outcome="Interdit"),
    ask(f"engager_un_adversaire({HIDDEN}, attaquant_individu_passif=True)", outcome="Interdit"),
    ask("engager_un_adversaire(attaquant_a_incante=True, attaquant_distance_parcourue=8, attaquant_mou=10)", outcome="Permis"),
    ask("engager_un_adversaire(attaquant_a_incante=True, attaquant_distance_parcourue=14, attaquant_mou=10)", outcome="Interdit"),
    ask("engager_un_adversaire(attaquant_a_appele=True, attaquant_distance_parcourue=10, attaquant_mou=10)", outcome="Permis"),
    ask("engager_un_adversaire(attaquant_a_appele=True, attaquant_distance_parcourue=12, attaquant_mou=10)", outcome="Interdit"),
)
row(
    "CONF-AM35",
    "Réserve et carte du dessus se jouent ensemble ; tant que la réserve est prise, on n'y met rien.",
    ask("jouer_les_deux_cartes(carte_en_reserve=True, cartes_dans_la_sequence=3)", outcome="Permis"),
    ask("mettre_en_reserve(cartes_dans_la_sequence=3)", outcome="Permis"),
    ask("mettre_en_reserve(cartes_dans_la_sequence=3, carte_en_reserve=True)", outcome="Interdit"),
)
row(
    "CONF-NA01",
    "L'adversaire n'a plus de cartes, il m'en reste trois : j'en réserve une, puis je la joue avec la suivante ; en réserver une autre, non.",
    ask("mettre_en_reserve(l_armee_cartes_dans_la_sequence=3)", outcome="Permis"),
    ask("jouer_les_deux_cartes(l_armee_cartes_dans_la_sequence=2, l_armee_carte_en_reserve=True)", outcome="Permis"),
    ask("jouer_la_carte_du_dessus(l_armee_cartes_dans_la_sequence=1, l_armee_a_choisi_ce_tour_de_parole=True)", outcome="Interdit"),
    ask("mettre_en_reserve(l_armee_cartes_dans_la_sequence=1, l_armee_a_deja_mis_en_reserve=True)", outcome="Interdit"),
)
row(
    "CONF-CC52",
    "Une seule mise en réserve par phase ; la carte du dessus et la réserve se jouent ensemble.",
    ask("mettre_en_reserve(a_deja_mis_en_reserve=True, cartes_dans_la_sequence=2)", outcome="Interdit"),
    ask("jouer_les_deux_cartes(carte_en_reserve=True, cartes_dans_la_sequence=3)", outcome="Permis"),
)
row(
    "CONF-BA11",
    "Un tir vise mon mage, pas encore activé : il se jette à couvert (+2). À son activation il ne peut plus ni incanter, ni courir, ni marcher, ni tirer ; contrer, si. Engagé ou déjà activé, il ne s'y jetait pas.",
    ask("se_jeter_a_couvert()", outcome="Permis"),
    ask("se_jeter_a_couvert(cible_a_ete_engage=True)", outcome="Interdit"),
    ask("se_jeter_a_couvert(cible_deja_active=True)", outcome="Interdit"),
    ask("incanter(magicien_s_est_jete_a_couvert=True)", outcome="Interdit"),
    ask("courir(figurine_s_est_jete_a_couvert=True)", outcome="Interdit"),
    ask("marcher(figurine_s_est_jete_a_couvert=True)", outcome="Interdit"),
    ask("tirer(attaquant_s_est_jete_a_couvert=True)", outcome="Interdit"),
    ask("recourir_a_la_contre_magie(contre_magicien_s_est_jete_a_couvert=True)", outcome="Permis"),
    ask("difficulte_du_tir(distance=10, portee_courte=20, portee_moyenne=40, portee_longue=60, cible_s_est_jete_a_couvert=True)", total=6, disputed="^4"),
)
row(
    "V-B",
    "La marche n'est pas exclusive. Poursuite après une course : permise. Charge à MOU 12,5 : 25. Engager après désengagement à "
    "MOU 10 : 10, libre : 20.",
    ask('types_d_actions(action_consideree="marcher")', gives="cumulative"),
    ask("poursuivre(figurine_a_couru=True, adversaires_du_combat_elimines=True)", outcome="Permis"),
    ask('potentiel_de_deplacement(figurine_mou=12.5, figurine_type_de_deplacement="charge")', total=25),
    ask("portee_de_l_assaut(figurine_mou=10)", total=20),
    ask("portee_de_l_assaut(figurine_mou=10, figurine_s_est_desengage=True)", total=10),
    ask("courir(figurine_finirait_au_contact=True)", outcome="Interdit"),
    ask("marcher(figurine_finirait_au_contact=True)", outcome="Interdit"),
    ask("se_deplacer_a_couvert(figurine_au_contact_d_un_adversaire=True)", outcome="Interdit"),
)
row(
    "CONF-P62",
    "Il s'est jeté à couvert, avec Cible/-1 : +1 contre lui, pas de charge, un déplacement à couvert obligatoire.",
    ask("modificateur_de_cible(figurine=dict(competence_cible_x=-1, s_est_jete_a_couvert=True))", total=1),
    ask("charger(attaquant_s_est_jete_a_couvert=True)", outcome="Interdit"),
    ask("se_deplacer_a_couvert(figurine_s_est_jete_a_couvert=True)", outcome="Obligatoire"),
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
    "CONF-AR10",
    "Il n'a plus de carte en pile ni en réserve : je garde la main. S'il lui reste sa réserve, je la rends.",
    ask("garder_la_main(l_armee_adverse_cartes_dans_la_sequence=0)", outcome="Obligatoire"),
    ask("garder_la_main(l_armee_adverse_cartes_dans_la_sequence=0, l_armee_adverse_carte_en_reserve=True)", outcome="Interdit"),
    ask("garder_la_main(l_armee_adverse_cartes_dans_la_sequence=2)", outcome="Interdit"),
)
row(
    "CONF-AR11",
    "J'ai joué ma carte de réserve : je n'en remets pas une autre, et un refus n'en met pas non plus. Cinq cartes contre quatre et quatre capacités de Titan : trois refus.",
    ask("mettre_en_reserve(l_armee_cartes_dans_la_sequence=3, l_armee_a_deja_mis_en_reserve=True)", outcome="Interdit"),
    ask("nombre_de_refus(l_armee_cartes_au_debut_du_tour=5, l_armee_cartes_adverses_au_debut_du_tour=4, capacites_titanesques_adverses=4)", total=3),
)
row(
    "CONF-AO07",
    "Six cartes contre onze : cinq refus ; l'autre, aucun ; à trois joueurs 7, 6 et 5 cartes : un et deux. Qui a déjà choisi ce tour de parole ne met plus en réserve.",
    ask("nombre_de_refus(l_armee_cartes_au_debut_du_tour=6, l_armee_cartes_adverses_au_debut_du_tour=11)", total=5),
    ask("nombre_de_refus(l_armee_cartes_au_debut_du_tour=6, l_armee_cartes_du_mieux_pourvu=7)", total=1),
    ask("nombre_de_refus(l_armee_cartes_au_debut_du_tour=5, l_armee_cartes_du_mieux_pourvu=7)", total=2),
    ask("mettre_en_reserve(l_armee_cartes_dans_la_sequence=4, l_armee_a_choisi_ce_tour_de_parole=True)", outcome="Interdit"),
)
