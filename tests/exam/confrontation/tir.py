"""Situations of Confrontation whose questions stand in `tir.ttl`."""

from __future__ import annotations

from fractions import Fraction as F

from verdicts import ask, rows

ROWS, row = rows()

row(
    "CONF-AB29",
    "On tire sur une baliste Immobile, sur un fuyard, sur un grimpeur : se jeter à couvert, c'est promettre ce qu'ils ne peuvent pas faire ; litige.",
    ask("se_jeter_a_couvert(cible_immobile_x=2)", outcome="Interdit", disputed="Permis"),
    ask("se_jeter_a_couvert(cible_en_deroute=True)", outcome="Interdit", disputed="Permis"),
    ask("se_jeter_a_couvert(cible_grimpe_a_la_corde=True)", outcome="Interdit", disputed="Permis"),
    ask("se_jeter_a_couvert(cible_fige_par_la_peur=True)", outcome="Interdit"),
    ask("se_jeter_a_couvert()", outcome="Permis"),
)

BOW = "arme=dict(portee_courte=20, portee_moyenne=40, portee_longue=60)"

row(
    "CONF-AF19",
    "On me tire dessus : je suis engagé ce tour, je ne me jette pas à couvert ; libre et pas encore activé, si ; activé, non.",
    ask("se_jeter_a_couvert(cible_a_ete_engage=True)", outcome="Interdit"),
    ask("se_jeter_a_couvert(cible_a_ete_charge=True)", outcome="Interdit"),
    ask("se_jeter_a_couvert()", outcome="Permis"),
    ask("se_jeter_a_couvert(cible_deja_active=True)", outcome="Interdit"),
    ask(f"difficulte_du_tir(attaquant=dict(a_ete_charge=True), cible=dict(s_est_jete_a_couvert=True, partiellement_visible=True), distance=15, {BOW})", total=8,
        disputed="^6 "),
)
row(
    "CONF-AI98",
    "Une Régénération/4, grave, 4 et 6 : indemne ; se jeter à couvert en déroute ou Immobile : non, litige.",
    ask("une_regeneration(figurine=dict(regeneration_x=4, blessure_grave=True), des=[[4], [6]])", gives="Niveau 0"),
    ask("se_jeter_a_couvert(cible_en_deroute=True)", outcome="Interdit", disputed="Permis"),
    ask("se_jeter_a_couvert(cible_immobile_x=2)", outcome="Interdit", disputed="Permis"),
)

MEDIUM = "portee_du_tir='moyenne'"
SHORT = "portee_du_tir='courte'"

row(
    "CONF-AK29",
    "Une artillerie Immobile réorientée : TIR-2, ou TIR-1 ; une cible Cible/-1 qui se jette à couvert, à portée moyenne : 8.",
    ask(f"tir_sur_une_cible(attaquant=dict(tir=4, immobile_x=3, reoriente_ce_tour=True), arme_artillerie_perforante=True, {SHORT})",
        odds={"Touche": F(5, 6)}, disputed="100 %"),
    ask(f"difficulte_du_tir({MEDIUM}, cible=dict(s_est_jete_a_couvert=True, competence_cible_x=-1))", total=8),
    ask("se_jeter_a_couvert(cible_au_contact_d_un_adversaire=True)", outcome="Interdit"),
    ask("se_jeter_a_couvert(cible_deja_active=True)", outcome="Interdit"),
)
row(
    "CONF-AM46",
    "Qui a couru, marché, tiré ou incanté ce tour a été activé : il ne se jette plus à couvert, et assailli en ratant son Courage il ne fuit pas.",
    ask("se_jeter_a_couvert(cible_a_couru=True)", outcome="Interdit"),
    ask("se_jeter_a_couvert(cible_a_marche=True)", outcome="Interdit"),
    ask("se_jeter_a_couvert(cible_a_incante=True)", outcome="Interdit"),
    ask("se_jeter_a_couvert(cible_a_charge=True)", outcome="Interdit"),
    ask("se_jeter_a_couvert(cible_par_dessus_un_decor=True)", outcome="Interdit"),
    ask("test_de_courage(figurine=dict(cou=5, defenseur=True, a_couru=True), adversaire_peur=8)",
        odds={"Réussi": F(2, 3), "la figurine est en déroute": F(1, 3), "fuite immédiate": F(0)}),
    ask("test_de_courage(figurine=dict(cou=5, defenseur=True), adversaire_peur=8)", odds={"fuite immédiate": F(1, 3)}),
    ask("fuir(figurine=dict(defenseur=True, en_deroute=True, a_couru=True))", outcome="Interdit"),
)

BOW_2 = "arme=dict(portee_courte=20, portee_moyenne=40, portee_longue=60, force=5)"

row(
    "CONF-S14",
    "TIR 4 à 30 cm sur une Grande Taille qui a Cible/+1 et s'est déplacée à couvert : 7 − 1 + 3, un 5. Déjà activée, elle ne s'y jette pas.",
    ask(f"tir_sur_une_cible(attaquant_tir=4, distance=30, {BOW_2}, cible=dict(s_est_deplace_a_couvert=True, taille='Grande', competence_cible_x=1))",
        odds={"Touche": F(1, 3)}),
    ask("se_jeter_a_couvert(cible_deja_active=True)", outcome="Interdit"),
    ask("se_jeter_a_couvert(cible_au_contact_d_un_adversaire=True)", outcome="Interdit"),
)

SIZES = 'attaquant=dict(tir=4, taille="Grande", a_marche=True), cible=dict(taille="Très Grande", partiellement_visible=True), decor_taille="Petite"'

row(
    "CONF-AE05",
    "Un veneur (Grand) tire sur un Wörg (Très Grand) par-dessus un muret : 7 − 2 ; un muret et une haie moyenne : 7 − 2 + 1. Un muret au ras du tireur, et la haie.",
    ask(f"difficulte_du_tir({SIZES.replace('tir=4, ', '')}, distance=30, {BOW})", total=5),
    ask(f"difficulte_du_tir({SIZES.replace('tir=4, ', '')}, taille_du_second_obstacle='Moyenne', distance=30, {BOW})", total=6),
    ask(f"difficulte_du_tir({SIZES.replace('tir=4, ', '')}, taille_du_second_obstacle='Petite', distance=30, {BOW})", total=5),
    ask("subir_le_malus_d_obstacle(attaquant=dict(distance_au_bord_eloigne=4), cible=dict(distance_a_l_obstacle=12), un_second_obstacle_compte=True)",
        outcome="Permis"),
)
row(
    "CONF-NA06",
    "TIR 4, arc 20-40-60, à 5 cm du bord lointain d'un muret : Grande Taille à 25 cm, à 5 cm du muret, 7 ; à 6 cm, le muret ne compte plus, 6.",
    ask('tir_sur_une_cible(attaquant=dict(tir=4, distance_au_bord_eloigne=5), distance=25, arme=dict(portee_courte=20, portee_moyenne=40, portee_longue=60), '
        'cible=dict(taille="Grande", partiellement_visible=True, distance_a_l_obstacle=5))', odds={"Touche": F(2, 3)}),
    ask('tir_sur_une_cible(attaquant=dict(tir=4, distance_au_bord_eloigne=5), distance=25, arme=dict(portee_courte=20, portee_moyenne=40, portee_longue=60), '
        'cible=dict(taille="Grande", partiellement_visible=True, distance_a_l_obstacle=6))', odds={"Touche": F(5, 6)}),
)
row(
    "CONF-AF24",
    "Rechargement rapide/1 et Tir supplémentaire/2 : quatre tirs ; TIR 3 − 1, Précision et Tireur d'élite contre 10 : 7/16 ; en assaut, un seul.",
    ask("nombre_de_tirs(attaquant=dict(rechargement_rapide_x=1, tir_supplementaire_x=2, recharge_vite=True))", total=4),
    ask("test_de_tir(attaquant=dict(tir=3, rechargement_rapide_x=1, recharge_vite=True, precision=True, tireur_d_elite=True), difficulte=10)", odds={"Touche": F(7, 16)}),
    ask("nombre_de_tirs(attaquant=dict(tir_en_assaut=True, tir_supplementaire_x=2))", total=1),
    ask("""difficulte_du_tir(attaquant=dict(tir_en_assaut=True, tir_d_assaut=True), cible=dict(taille="Grande", partiellement_visible=True), distance=12)""",
        total=4),
    ask("difficulte_du_tir(attaquant=dict(tir_en_assaut=True, tir_d_assaut=True, en_deroute=True), distance=12)", total=7),
)
row(
    "CONF-AF27",
    "La baliste lourde tire au palier 2 : 4 + 4, FOR 12 − 4 ; la légère, non ; elle a marché, TIR − 1, sauf Poids ; en assaut, seulement avec Tir d'assaut, à 7.",
    ask(f"difficulte_du_tir(attaquant_palier=0, cible_palier=2, distance=15, {BOW[:-1]}, artillerie_perforante=True, artillerie_lourde=True))", total=8,
        disputed="^10 "),
    ask("force_du_tir(arme=dict(artillerie_lourde=True, artillerie_perforante=True, force=12), cible_palier=2)", total=8),
    ask("prendre_pour_cible(cible_palier=2, arme=dict(artillerie_legere=True, artillerie_perforante=True))", outcome="Interdit"),
    ask("test_de_tir(attaquant=dict(tir=3, a_marche=True), arme=dict(artillerie_perforante=True), difficulte=7, des=[4])", outcome="Raté", total=6),
    ask("test_de_tir(attaquant=dict(tir=3, a_marche=True, poids_x=5), arme=dict(artillerie_perforante=True), difficulte=7, des=[4])", outcome="Touche", total=7),
    ask("test_de_tir(attaquant=dict(tir=3, a_couru=True, poids_x=5), arme=dict(artillerie_perforante=True), difficulte=7, des=[4])", outcome="Raté", total=6),
    ask("tirer(attaquant=dict(tir=3, tir_en_assaut=True), arme=dict(artillerie_perforante=True))", outcome="Interdit"),
    ask("difficulte_du_tir(attaquant=dict(tir_en_assaut=True, tir_d_assaut=True), arme=dict(artillerie_perforante=True), distance=12)", total=7),
    ask("subir_un_test_de_tir(cible_au_contact_d_une_cible_de_l_artillerie=True)", outcome="Obligatoire"),
)
row(
    "CONF-AG25",
    "TIR 4, Possédé en grave, Précision, Tireur d'élite, à 45 cm sur un Très Grand à demi caché : 9, TIR 3, 5/9. Tir instinctif, un 2 : personne.",
    ask(f"""difficulte_du_tir(cible=dict(taille="Très Grande", partiellement_visible=True), {BOW}, distance=45)""", total=9),
    ask("test_de_tir(attaquant=dict(tir=4, possede=True, blessure_grave=True, precision=True, tireur_d_elite=True), difficulte=9)", odds={"Touche": F(5, 9)}),
    ask("jet_de_repartition(attaquant_tir_instinctif=True, des=[2])", says="projectile perdu"),
)
row(
    "CONF-AG27",
    "Tir en assaut sur un Grand à Cible/+2 : 7 − 1 + 2. Tir d'assaut : 4, quelle que soit la distance ; d'une pièce d'artillerie, 7. Cible/+1 jetée à couvert, à 30 cm : 10.",
    ask("""difficulte_du_tir(attaquant_tir_en_assaut=True, cible=dict(competence_cible_x=2, taille="Grande"))""", total=8),
    ask("difficulte_du_tir(attaquant=dict(tir_d_assaut=True, tir_en_assaut=True))", total=4),
    ask("difficulte_du_tir(attaquant=dict(tir_d_assaut=True, tir_en_assaut=True), arme_artillerie=True)", total=7),
    ask("""difficulte_du_tir(cible=dict(competence_cible_x=1, s_est_jete_a_couvert=True), portee_du_tir="moyenne")""", total=10),
)

LANCE = "artillerie_legere=True, artillerie_perforante=True"

row(
    "CONF-AJ12",
    "Cible/+2 sur la trajectoire d'une perforante : 6 pour qui est visé, 4 ou 6 selon la lecture pour l'ennemi derrière, 4 pour mon homme à couvert.",
    ask(f"difficulte_du_tir(arme=dict({LANCE}), cible_competence_cible_x=2, {SHORT})", total=6),
    ask(f"difficulte_du_tir(arme=dict({LANCE}), cible_competence_cible_x=2, cible_indirecte=True, {SHORT})", total=4, disputed="^6 "),
    ask(f"difficulte_du_tir(arme=dict({LANCE}), cible=dict(a_couvert=True, du_camp_du_tireur=True), cible_indirecte=True, {SHORT})", total=4),
    ask(f"tir_sur_une_cible(attaquant_tir=2, arme=dict({LANCE}), cible_a_couvert=True, cible_indirecte=True, {SHORT})", odds={"Touche": F(5, 6)}),
)
row(
    "CONF-AJ18",
    "Un muret : le tireur à 5 cm de son bord éloigné et la cible à 6 cm, pas de malus, de quelque nom qu'on dise cette distance ; la cible à 5 cm, malus.",
    ask(f"difficulte_du_tir(attaquant_distance_au_bord_eloigne=5, cible=dict(distance_au_decor=6, partiellement_visible=True), {SHORT})", total=4),
    ask(f"difficulte_du_tir(attaquant_distance_au_bord_eloigne=5, cible=dict(distance_a_l_obstacle=6, partiellement_visible=True), {SHORT})", total=4),
    ask(f"difficulte_du_tir(attaquant_distance_au_bord_eloigne=5, cible=dict(distance_au_decor=5, partiellement_visible=True), {SHORT})", total=5),
)
row(
    "CONF-AN44",
    "Portée moyenne, autre palier, tireur chargé, Très Grande Taille : 7 + 2 + 1 - 2.",
    ask("difficulte_du_tir(attaquant_a_ete_charge=True, cible_taille='Très Grande', a_portee_moyenne=True, paliers_differents=True)", total=8),
)
row(
    "XIII-A-1 à XIII-A-5",
    "Arc 20-40-60 : 61 cm manque ; 20,1 est moyenne. 15-30-45 à 45 : 10. Palier voisin, courte : 6. Grand vu en partie, moyenne : "
    "7. Pas activé : à couvert.",
    ask(f"tir_sur_une_cible(attaquant_tir=6, {BOW}, distance=61, des=[5])", gives="Raté automatique"),
    ask(f"difficulte_du_tir({BOW}, distance=20)", total=4),
    ask(f"difficulte_du_tir({BOW}, distance=20.1)", total=7),
    ask(f"difficulte_du_tir({BOW}, distance=40.1)", total=10),
    ask("difficulte_du_tir(arme=dict(portee_courte=15, portee_moyenne=30, portee_longue=45), distance=45)", total=10),
    ask('difficulte_du_tir(portee_du_tir="courte", attaquant_palier=0, cible_palier=1)', total=6),
    ask('difficulte_du_tir(portee_du_tir="moyenne", cible=dict(taille="Grande", partiellement_visible=True))', total=7),
    ask("prendre_pour_cible(cible_partiellement_visible=True)", outcome="Permis"),
    ask("se_jeter_a_couvert()", outcome="Permis"),
    ask("se_jeter_a_couvert(cible_deja_active=True)", outcome="Interdit"),
)
row(
    "CF-DF14",
    "Un Éclaireur caché à 18 cm : mon Conscient le vise et peut l'engager ; à 21 cm, non ; un autre, ni à 18.",
    ask("prendre_pour_cible(attaquant_conscience=True, cible=dict(eclaireur=True, cache=True), distance=18)", outcome="Permis"),
    ask("engager_un_adversaire(attaquant_conscience=True, cible=dict(eclaireur=True, cache=True), distance=18)", outcome="Permis"),
    ask("prendre_pour_cible(attaquant_conscience=True, cible=dict(eclaireur=True, cache=True), distance=21)", outcome="Interdit"),
    ask("prendre_pour_cible(cible=dict(eclaireur=True, cache=True), distance=18)", outcome="Interdit"),
)
row(
    "CONF-AG20",
    "Catapulte légère FOR 9 : 5 hors du centre ; en cloche et déplacée, TIR 4 vaut 0. Baliste légère FOR 11 : le premier raté, le second touché prend 11, le suivant 6.",
    ask("force_du_tir(arme=dict(force=9, artillerie_legere=True, artillerie_a_effet_de_zone=True), cible_hors_du_centre=True)", total=5),
    ask("test_de_tir(attaquant=dict(tir=4, s_est_deplace=True), tir_en_cloche=True, arme=dict(artillerie_legere=True, artillerie_a_effet_de_zone=True), "
        "des=[4])", total=4),
    ask("force_du_tir(arme=dict(force=11, artillerie_legere=True, artillerie_perforante=True))", total=11),
    ask("force_du_tir(arme=dict(force=11, artillerie_legere=True, artillerie_perforante=True), apres_le_premier_touche=True)", total=6),
    ask("subir_un_test_de_tir(arme_artillerie_perforante=True, cible_palier=1)", outcome="Interdit"),
    ask("longueur_de_la_trajectoire(arme_portee_longue=60, distance_du_decor_solide=51)", total=51),
)

BOW_3 = "portee_courte=20, portee_moyenne=40, portee_longue=60"

row(
    "CONF-AH21",
    "Crache-feu lourd, TIR 5, déplacé, en cloche, à 30 cm : 1/6, visible en partie ou non ; une légère de FOR 9 laisse 5 hors du centre, une lourde 9 ; un 6, 14 cm.",
    ask(f"tir_sur_une_cible(tir_en_cloche=True, attaquant=dict(tir=5, s_est_deplace=True), cible_partiellement_visible=True, "
        f"arme=dict(artillerie_lourde=True, artillerie_a_effet_de_zone=True, {BOW_3}), distance=30)", odds={"Touche": F(1, 6)}),
    ask("force_du_tir(arme=dict(artillerie_legere=True, artillerie_a_effet_de_zone=True, force=9), cible_hors_du_centre=True)", total=5),
    ask("force_du_tir(arme=dict(artillerie_lourde=True, artillerie_a_effet_de_zone=True, force=9), cible_hors_du_centre=True)", total=9),
    ask("jet_de_dispersion(des=[6])", outcome="14 cm"),
)
row(
    "CONF-AJ17",
    "Canon à vapeur FOR 8, pression 3 et 4 : FOR 15, que l'on dise « FOR » ou l'arme à distance ; la chaudière explose : le coup ne part pas. PEUR, +2 au plus.",
    ask("force_du_tir(arme_force=8, attaquant_sous_pression=True, caracteristique_sous_pression='FOR', total_de_pression=7)", total=15),
    ask("""force_du_tir(arme_force=8, attaquant_sous_pression=True, caracteristique_sous_pression="FOR d'une arme à distance", total_de_pression=7)""", total=15),
    ask(f"tir_sur_une_cible(attaquant=dict(tir=4, sa_chaudiere_explose=True), {SHORT}, caracteristique_sous_pression='FOR')", outcome="Interdit"),
    ask("bonus_de_pression(total_de_pression=5, caracteristique_sous_pression='PEUR')", total=2),
)

CATAPULT = "arme_artillerie_legere=True, arme_artillerie_a_effet_de_zone=True"

row(
    "CF-CD02",
    "Crache-feu qui a bougé, TIR 5, tir en cloche à portée moyenne ; FOR 9 au centre, la moitié autour.",
    ask(f"tir_sur_une_cible(attaquant_tir=5, distance=50, arme_portee_courte=30, arme_portee_moyenne=60, arme_portee_longue=90, attaquant_s_est_deplace=True, "
        f"cible_hors_de_vue=True, {CATAPULT})", odds={"Touche": F(1, 6)}),
    ask(f"force_du_tir(arme_force=9, {CATAPULT})", total=9),
    ask(f"force_du_tir(arme_force=9, cible_hors_du_centre=True, {CATAPULT})", total=5),
)
row(
    "XIII-B",
    "Perforante : légère 9 puis 5 ; TIR 3, moyenne, en mouvement, vu en partie, 5 : touche à 7. En cloche, TIR 4 - 3 : 5 fait 6, "
    "manqué. Zone 10 : 10 pour deux.",
    ask("force_du_tir(arme=dict(force=9, artillerie_legere=True, artillerie_perforante=True), cible_apres_le_premier_touche=True)", total=5),
    ask("force_du_tir(arme=dict(force=9, artillerie_legere=True, artillerie_perforante=True))", total=9),
    ask("force_du_tir(arme=dict(force=10, artillerie_lourde=True, artillerie_a_effet_de_zone=True))", total=10),
    ask("tir_sur_une_cible(attaquant=dict(tir=4, s_est_deplace=True), arme_artillerie_a_effet_de_zone=True, portee_du_tir='courte', des=[3])",
        total=6),
    ask("tir_sur_une_cible(attaquant_tir=4, tir_en_cloche=True, arme_artillerie_a_effet_de_zone=True, portee_du_tir='moyenne', des=[5])",
        outcome="Raté", total=6),
    ask("""longueur_de_la_trajectoire(arme=dict(portee_courte=15, portee_moyenne=30, portee_longue=45),
        attaquant=dict(tir_en_assaut=True, tir_d_assaut=True))""",
        total=15),
    ask("longueur_de_la_trajectoire(arme=dict(portee_longue=60), distance_du_decor_solide=35)", total=35),
    ask("subir_un_test_de_tir(cible_distance_sur_la_trajectoire=40, arme_portee_longue=60, distance_du_decor_solide=35)", outcome="Interdit"),
    ask("subir_un_test_de_tir(cible_au_contact_d_une_cible_de_l_artillerie=True, arme_artillerie_perforante=True)", outcome="Obligatoire"),
    ask("disperser_le_gabarit(arme_artillerie_a_effet_de_zone=True, tir_manque=True)", outcome="Obligatoire"),
    ask("prendre_pour_cible(arme=dict(artillerie_legere=True, artillerie_a_effet_de_zone=True), attaquant_palier=1, cible_palier=0)",
        outcome="Permis"),
)
row(
    "CONF-AH20",
    "Lourde perforante, TIR 4 déplacé, cible au palier 2 à portée moyenne : 11 à TIR 3, 5/36, ou 13 ; une légère ne la vise pas, une de zone ni le palier 1.",
    ask(f"tir_sur_une_cible(attaquant=dict(tir=4, s_est_deplace=True), arme=dict(artillerie_lourde=True, artillerie_perforante=True, {BOW_3}), cible_palier=2, "
        "distance=30)", odds={"Touche": F(5, 36)}, disputed="13"),
    ask("prendre_pour_cible(arme=dict(artillerie_legere=True, artillerie_perforante=True), cible_palier=2)", outcome="Interdit"),
    ask("prendre_pour_cible(arme=dict(artillerie_legere=True, artillerie_a_effet_de_zone=True), cible_palier=1)", outcome="Interdit"),
)
row(
    "CONF-AI84",
    "Éclaireur et caché : pas une cible. En déroute : pas pour le jet de Tactique. Un Paria pour le jet d'Autorité, si.",
    ask("prendre_pour_cible(cible=dict(eclaireur=True, cache=True))", outcome="Interdit"),
    ask("prendre_pour_cible(cible=dict(eclaireur=True, cache=True))", outcome="Interdit"),
    ask("etre_designe_pour_le_jet_de_tactique(figurine=dict(en_deroute=True))", outcome="Interdit"),
    ask("etre_designe_pour_le_jet_d_autorite(figurine=dict(paria=True))", outcome="Permis"),
)
row(
    "CONF-AM08",
    "Il a tué le sien et poursuit dans une autre mêlée : on la sépare de nouveau ; viser l'un des siens reste interdit.",
    ask("prendre_pour_cible(cible=dict(ami=True))", outcome="Interdit"),
    ask("poursuivre(figurine=dict(a_tue_ses_adversaires=True, au_contact_d_un_adversaire=True))", outcome="Permis"),
)
row(
    "AO-15",
    "Artillerie : effet de zone depuis le palier 1, mais jamais vers lui ; la lourde perforante touche le palier 2 à FOR − 4.",
    ask("prendre_pour_cible(arme_artillerie_a_effet_de_zone=True, cible_palier=1)", outcome="Interdit"),
    ask("prendre_pour_cible(arme_artillerie_a_effet_de_zone=True, attaquant_palier=1, cible_palier=0)", outcome="Permis"),
    ask("force_du_tir(arme_force=9, arme_artillerie_perforante=True, arme_artillerie_lourde=True, cible_palier=2)", total=5),
)

BALISTA = "arme_artillerie_legere=True, arme_artillerie_perforante=True"
HEAVY = "arme_artillerie_lourde=True, arme_artillerie_perforante=True"

row(
    "CF-CD03",
    "Deux bombardes perforantes visent un ange au palier 2 : la lourde le peut, à FOR 14 - 4 ; la légère non.",
    ask(f"prendre_pour_cible(cible_palier=2, {HEAVY})", outcome="Permis"),
    ask(f"force_du_tir(arme_force=14, cible_palier=2, {HEAVY})", total=10),
    ask(f"prendre_pour_cible(cible_palier=2, {BALISTA})", outcome="Interdit"),
)

AWARE = "attaquant_conscience=True, cible_eclaireur_cache=True"

row(
    "XIX-B-26",
    "Conscience révèle l'Éclaireur à 20 cm ou moins, à un palier d'écart au plus, et son porteur le vise aussitôt ; personne d'autre, ni plus loin.",
    ask(f"prendre_pour_cible({AWARE}, distance=18)", outcome="Permis"),
    ask(f"prendre_pour_cible({AWARE}, distance=22)", outcome="Interdit"),
    ask("prendre_pour_cible(cible_eclaireur_cache=True, distance=18)", outcome="Interdit"),
    ask("prendre_pour_cible(attaquant_conscience=True, cible=dict(eclaireur_cache=True, palier=2), distance=18)", outcome="Interdit"),
    ask(f"charger({AWARE}, distance=18)", outcome="Permis"),
    ask(f"engager_un_adversaire({AWARE}, attaquant_a_marche=True, distance=18)", outcome="Permis"),
    ask("cibler_avec_un_sortilege(magicien_conscience=True, cible_eclaireur_cache=True, distance=18)", outcome="Permis"),
    ask("cibler_avec_un_sortilege(magicien_conscience=True, cible_eclaireur_cache=True, distance=22)", outcome="Interdit"),
    ask("cibler_avec_un_miracle(fidele_conscience=True, cible_eclaireur_cache=True, distance=18)", outcome="Permis"),
    ask("""tir_sur_une_cible(attaquant=dict(tir=3, conscience=True), cible_eclaireur_cache=True, distance=18, des=[2],
        arme=dict(portee_courte=20, portee_moyenne=40, portee_longue=60))""", outcome="Touche"),
)
row(
    "CONF-CB30",
    "Conscience et une cible hors de vue : à combien de cm ? À 20, il charge, tire, incante, appelle, censure ; à 21, non.",
    ask("charger(attaquant=dict(conscience=True, mou=12.5), cible_hors_de_vue=True)", asks="il manque distance"),
    ask("charger(attaquant=dict(conscience=True, mou=12.5), cible_hors_de_vue=True, distance=20)", outcome="Permis"),
    ask("prendre_pour_cible(attaquant_conscience=True, cible_hors_de_vue=True)", asks="il manque distance"),
    ask("cibler_avec_un_sortilege(magicien_conscience=True, cible_hors_de_vue=True, distance=21)", outcome="Interdit"),
    ask("censurer(censeur=dict(conscience=True, ne_voit_pas_le_fidele=True))", asks="il manque distance"),
    ask("recourir_a_la_contre_magie(contre_magicien=dict(conscience=True, ne_voit_pas_le_lanceur=True, distance_au_lanceur=15), portee_de_l_effet=20)", outcome="Permis"),
)
row(
    "CONF-AO12",
    "Portée moyenne sur un Grand, un palier plus haut, par un tireur chargé ce tour : 7 − 1 + 2 + 1 ; à 61 cm pour 60, rien ; jamais sur les siens ; un 3 au jet de répartition.",
    ask('difficulte_du_tir(portee_du_tir="moyenne", cible_taille="Grande", attaquant_a_ete_charge=True, cible_palier=1)', total=9),
    ask("atteindre_la_cible(distance=61, arme_portee_longue=60)", outcome="Sans effet"),
    ask("prendre_pour_cible(cible_du_camp_du_tireur=True)", outcome="Interdit"),
    ask("jet_de_repartition(des=[3])", says="un ami du tireur est touché"),
    ask("jet_de_repartition(des=[4])", outcome="La cible visée est touchée"),
)
row(
    "CONF-ZF06",
    "Le char saute, mon gars survit ; on lui tire dessus : il ne se jette pas à couvert, et n'ira nulle part ce tour. Son voisin à pied, lui, s'y jette.",
    ask("se_jeter_a_couvert(cible_survit_a_la_destruction=True)", outcome="Interdit", disputed="Permis"),
    ask("se_deplacer_a_couvert(figurine_survit_a_la_destruction=True)", outcome="Interdit"),
    ask("se_jeter_a_couvert()", outcome="Permis"),
)

row(
    "CONF-CG06",
    "Mon char vient d'être détruit ; on vise un rescapé, pas encore activé : se jette-t-il à couvert ? Un tireur chargé ce tour puis désengagé vise à 30 cm "
    "tout juste (15-30-45) un Wolfen de Grande Taille, vu en partie, Cible/+1.",
    ask("se_jeter_a_couvert(cible=dict(survit_a_la_destruction=True))", outcome="Interdit", disputed="Permis"),
    ask("""tir_sur_une_cible(attaquant=dict(tir=3, a_ete_charge=True, s_est_desengage=True), cible=dict(taille='Grande', partiellement_visible=True,
        competence_cible_x=1), distance=30, arme=dict(portee_courte=15, portee_moyenne=30, portee_longue=45))""", odds={"Touche": F(1, 6)}),
)
