"""Situations of Warhammer 40,000 PEN of the chapter « Préparation et déploiement » (Setup and deployment)."""

from __future__ import annotations

from fractions import Fraction as F

from verdicts import ask, rows

ROWS, row = rows()

row(
    "PEN-X53",
    "Des éclaireurs infiltrés en réserve veulent déborder par la gauche, dès le tour 1.",
    ask("jet_de_reserve(tour=1)", odds={"Disponible": F(1, 3)}),
    ask('arrivee_par_un_flanc(unite_infiltree=True, unite_en_reserve=True, tour=1, tours_de_reserve=2, flanc_desire="gauche")', odds={"gauche": F(4, 9)}),
)

# --- set-up, psykers
row(
    "PEN-Y24",
    "1500 points dont 800 en réserve ; je gagne le dé et voudrais commencer ; deux escouades attendues dès le tour 1.",
    ask("jouer_en_premier(cout_de_l_armee=1500, cout_en_reserve=800)", outcome="Interdit"),
    ask('qui_commence(des=[[6, 2]], choix="joueur", cout_de_l_armee=1500, cout_en_reserve=800)', says="L'adversaire joue en premier et se déploie en premier"),
    ask("jet_de_reserve(tour=1)", odds={"Disponible": F(1, 3)}),
    ask("jet_de_reserve(tour=2)", odds={"Disponible": F(1, 2)}),
    ask("jet_de_reserve(tour=3)", odds={"Disponible": F(2, 3)}),  # (1 - 1/9)^2
)
row(
    "PAA-13",
    "Moto scout au 4e tour : 2+ ; un 3 la fait venir par la droite ; à 20 ps elle tire au jugé et ne charge pas.",
    ask("jet_de_reserve(tour=4)", odds={"Disponible": F(5, 6)}),
    ask('debordement(unite_scout=True, flanc_desire="gauche", des=[3])', outcome="Droite"),
    ask("charger(unite_moto=True, unite_distance_parcourue=20)", outcome="Interdit"),
    ask("ct_du_tir(ct=4, unite_moto=True, unite_distance_parcourue=20)", total=2),
)
row(
    "AH-16",
    "Des éclaireurs gardés jusqu'au tour 3 : là, par la droite, d'ici la fin du tour 4 : 17/27.",
    ask("jet_de_reserve(tour=3)", odds={"Disponible": F(2, 3)}),
    ask("jet_de_reserve(tour=4)", odds={"Disponible": F(5, 6)}),  # 1 - 1/3 x 1/6 = 17/18
    ask("""debordement(flanc_desire="droite")""", odds={"droite": F(2, 3)}),
)
row(
    "PR-18",
    "Une escouade en réserve : 1/3, 1/2, 2/3 ; au tour 5 elle est là.",  # 1 - 2/3 x 1/2 x 1/3 = 8/9 by turn 3
    *(ask(f"jet_de_reserve(tour={turn})", odds={"Disponible": chance}) for turn, chance in ((1, F(1, 3)), (2, F(1, 2)), (3, F(2, 3)), (5, F(1)))),
)

# --- the end of the game
row(
    "P32-21",
    "Le volant sorti du plateau revient sans dé au tour suivant, par son bord ; il ne sort pas s'il a tiré ; son arme enrayée reste muette.",
    ask("jet_de_reserve(tour=2, unite_sorti_du_plateau=True)", odds={"disponible": F(1, 1)}),
    ask("sortir_du_plateau(unite_vehicule_volant=True, unite_a_tire_ou_attaque=True)", outcome="interdit"),
    ask("retour_sur_le_plateau(unite_vehicule_volant=True)", gives="sans jet"),
    ask("tirer(arme_inutilisable=True, unite_vehicule_volant=True)", outcome="interdit"),
)
row(
    "PEN-X63",
    "1850 points : deux objectifs aux Troupes, l'un serré par une élite ennemie ; des motos à 1 ps d'un troisième après 20 ps.",
    ask("contester_un_objectif(distance_a_l_objectif=1, controle_par_une_troupe=True, unite_infanterie=True, unite_distance_parcourue=5)", outcome="Interdit"),
    ask("controler_un_objectif(unite_moto=True, unite_distance_parcourue=20, distance_a_l_objectif=1)", outcome="Interdit"),
    ask("compte_des_points(objectifs=2, format_d_armee=1850)", total=370),
    ask("compte_des_points(objectifs=1, format_d_armee=1850)", total=185),
    ask("resultat_de_la_partie(joueur=370, adversaire=185, format_d_armee=1850)", says="Victoire du joueur"),
)
row(
    "PE-33",
    "1000 points, contrôle de zones : 245 contre 150.",
    ask("controler_un_objectif(objectif_est_une_zone=True, distance_a_l_objectif=8, unite_troupe=True)", outcome="Permis"),
    ask("contester_un_objectif(objectif_est_une_zone=True, distance_a_l_objectif=5, unite_tank=True, controle_par_une_troupe=True)", outcome="Interdit"),
    ask("points_pour_une_unite(cout_de_l_unite=100, points_de_vie=3, pv_perdus=1)", total=0),
    ask("compte_des_points(detruites=[80], a_moitie=[130], objectifs=1, format_d_armee=1000)", total=245),
    ask("compte_des_points(detruites=[50], objectifs=1, format_d_armee=1000)", total=150),
    ask("resultat_de_la_partie(joueur=245, adversaire=150, format_d_armee=1000)", outcome="Match nul"),
)
row(
    "PEN-X64",
    "Le 5e tour vient de finir.",
    ask("duree_de_la_partie()", values=[F(1, 3), F(4, 9), F(2, 9)]),
)
row(
    "PEN-Y36",
    "1500 points : 4 marines à 15, un capitaine à 130, un Dreadnought à 130 qui a perdu 2 points de coque sur 3, un objectif.",
    ask("points_pour_une_unite(cout_de_l_unite=130, unite_marcheur=True, points_de_coque=3, pc_perdus=2)", total=65),
    ask("points_pour_une_unite(cout_de_l_unite=200, unite_creature_monstrueuse=True, points_de_vie=8, pv_perdus=4)", total=100),
    ask("controler_un_objectif(distance_a_l_objectif=2, unite_troupe=True, unite_immobile=True)", outcome="Permis"),
    ask("compte_des_points(detruites=[15, 15, 15, 15, 130], a_moitie=[130], objectifs=1, format_d_armee=1500)", total=405),
    ask("compte_des_points(a_moitie=[200], objectifs=1, format_d_armee=1500)", total=250),
    ask("resultat_de_la_partie(joueur=405, adversaire=250, format_d_armee=1500)", says="Victoire du joueur"),
)
row(
    "PAA-12",
    "Moitié des PV tout rond : moitié du coût, au demi-point près ; un tiers des PC : rien ; 149,5 points d'écart à 1500 : nul, 150 : non.",
    ask("points_pour_une_unite(cout_de_l_unite=165, unite_creature_monstrueuse=True, points_de_vie=4, pv_perdus=2)", total=F(165, 2)),
    ask("points_pour_une_unite(cout_de_l_unite=150, unite_vehicule=True, points_de_coque=3, pc_perdus=1)", total=0),
    ask("resultat_de_la_partie(format_d_armee=1500, joueur=382, adversaire=232.5)", outcome="Match nul"),
    ask("resultat_de_la_partie(format_d_armee=1500, joueur=382, adversaire=232)", outcome="Victoire du joueur"),
)
row(
    "AC-13",
    "À 1500 points : 100 + 90 + 150 contre 190 (la créature n'a perdu que 4 PV sur 9) ; l'écart vaut 150 tout juste, c'est une victoire.",
    ask("points_pour_une_unite(cout_de_l_unite=100, unite_detruite=True)", total=100),
    ask("points_pour_une_unite(cout_de_l_unite=180, points_de_coque=3, pc_perdus=2)", total=90),
    ask("points_pour_une_unite(cout_de_l_unite=200, points_de_vie=9, pv_perdus=4)", total=0),
    ask("points_par_objectif(format_d_armee=1500)", total=150),
    ask("resultat_de_la_partie(format_d_armee=1500, joueur=340, adversaire=190)", outcome="Victoire du joueur"),
)
row(
    "AH-21",
    "À 2000 points : une zone à 200 contre 180 détruits et la moitié d'un char de 150 (2 PC sur 4) : 200 à 255, nul. Passé le tour 5, 2 fois sur 3 on s'arrête au 6e.",
    ask("compte_des_points(objectifs=1, format_d_armee=2000)", total=200),
    ask("points_pour_une_unite(cout_de_l_unite=150, points_de_coque=4, marqueurs_endommage=2)", total=75),
    ask("points_pour_une_unite(cout_de_l_unite=240, points_de_vie=10, pv_perdus=4)", total=0),
    ask("resultat_de_la_partie(format_d_armee=2000, joueur=200, adversaire=255)", outcome="Match nul"),
    ask("jet_de_fin_de_partie(tour=6)", odds={"La partie s'arrête": F(2, 3)}),
)
row(
    "PQ-27",
    "Une créature de 240 points à 5 PV sur 10 régénère : 4 PV perdus ne valent rien.",
    ask("jet_de_regeneration(unite_regeneration=True, pv_perdus=5)", odds={"PV regagné": F(1, 3)}),
    ask("points_pour_une_unite(cout_de_l_unite=240, points_de_vie=10, pv_perdus=4)", total=0),
    ask("points_pour_une_unite(cout_de_l_unite=240, points_de_vie=10, pv_perdus=5)", total=120),
)
row(
    "PU-20",
    "À la fin : un char de 150 points sur 4 de coque vaut 75 pour deux « endommagé », 0 pour un, 150 s'il n'a plus rien ; un noble à 3 PV perdus sur 3 vaut son prix.",
    ask("points_pour_une_unite(cout_de_l_unite=150, points_de_coque=4, marqueurs_endommage=2)", total=75),
    ask("points_pour_une_unite(cout_de_l_unite=150, points_de_coque=4, marqueurs_endommage=1)", total=0),
    ask("points_pour_une_unite(cout_de_l_unite=150, points_de_coque=4, marqueurs_tres_endommage=2)", total=150),
    ask("points_pour_une_unite(cout_de_l_unite=90, points_de_vie=3, pv_perdus=3)", total=90),
    ask("points_pour_une_unite(cout_de_l_unite=90, points_de_vie=3, pv_perdus=2)", total=45),
    ask("pc_perdus(marqueurs_endommage=1, marqueurs_tres_endommage=1)", total=3),
)
row(
    "P32-03",
    "Un bâtiment de pierre (13, 3 points de coque, 80 points) prend un autocanon : 6, superficiel, dégât 6 - 2 : très endommagé, la moitié est perdue.",
    ask("""degats_vehicule(arme_de_tir="Autocanon", distance=30, ct=4, cible_batiment=True, blindage=13, points_de_coque=3, penetration=[6],
        zone_annoncee="coque", zone=[4], degat=[6])""", outcome="très endommagé"),
    ask('blindage_du_batiment(reference_du_batiment="pierre épaisse ou roche")', total=13),
    ask("points_pour_une_unite(cout_de_l_unite=80, points_de_coque=3, marqueurs_tres_endommage=1)", total=40),
    ask("points_pour_une_unite(cout_de_l_unite=50, points_de_coque=4, marqueurs_endommage=1)", total=0),
)
row(
    "PX-08",
    "Psy Cd 10 : 11/12 de lancer, jamais mieux ; moitié pile des points de coque : moitié du coût ; moitié pile en réserve : il peut commencer.",
    ask("test_psy(cd=10)", odds={"Pouvoir lancé": F(11, 12)}),
    ask("points_pour_une_unite(cout_de_l_unite=120, unite_vehicule=True, points_de_coque=4, pc_perdus=2)", total=60),
    ask("jouer_en_premier(cout_en_reserve=750, cout_de_l_armee=1500)", outcome="Permis"),
)
row(
    "AC-11",
    "Des éclaireurs gardés en réserve dans leur Rhino : au tour 2, 1 chance sur 3 d'entrer à gauche ; au tour 5, 2 sur 3. Venus à fond, ils ne chargent pas.",
    ask("deborder(unite_transport=True, passager_scout=True, unite_en_reserve=True)", outcome="Permis"),
    ask("""arrivee_par_un_flanc(tour=2, tours_de_reserve=1, flanc_desire="gauche", unite_transport=True, passager_scout=True)""", odds={"gauche": F(1, 3)}),
    ask("""arrivee_par_un_flanc(tour=5, tours_de_reserve=1, flanc_desire="gauche", unite_scout=True)""", odds={"gauche": F(2, 3)}),
    ask("charger(unite_arrivee_de_la_reserve=True, unite_mouvement_rapide_fait=True, distance=5)", outcome="Interdit"),
    ask("charger(unite_arrivee_de_la_reserve=True, distance=5)", outcome="Permis"),
)
row(
    "AD-15",
    "Un scout débarque au tour 3 par la droite 4 fois sur 9 ; qui n'est ni scout ni infiltré ne déborde pas ; venu à fond, il ne charge pas.",
    ask("""arrivee_par_un_flanc(tour=3, tours_de_reserve=1, flanc_desire="droite", unite_scout=True)""", odds={"droite": F(4, 9), "gauche": F(2, 9)}),
    ask("deborder(unite_en_reserve=True, unite_infanterie=True)", outcome="Interdit"),
    ask("charger(unite_arrivee_de_la_reserve=True, unite_mouvement_rapide_fait=True, distance=3)", outcome="Interdit"),
)
row(
    "AC-12",
    "Ma Troupe fuit encore, à 1 ps de l'objectif : elle ne le tient pas. Une autre, à 8 ps pile d'une zone, la tient, et une élite n'y conteste rien.",
    ask("controler_un_objectif(unite_regroupement_rate=True, distance_a_l_objectif=1)", outcome="Interdit"),
    ask("contester_un_objectif(unite_troupe=True, unite_regroupement_rate=True, distance_a_l_objectif=1, controle_par_une_troupe=True)", outcome="Interdit"),
    ask("controler_un_objectif(objectif_est_une_zone=True, distance_a_l_objectif=8)", outcome="Permis"),
    ask("contester_un_objectif(objectif_est_une_zone=True, controle_par_une_troupe=True, distance_a_l_objectif=3)", outcome="Interdit"),
    ask("contester_un_objectif(objectif_est_une_zone=True, controle_par_une_troupe=True, unite_troupe=True, distance_a_l_objectif=8)", outcome="Permis"),
)
row(
    "AL-18",
    "Une zone tenue par une Troupe : une Troupe à motojets venue de 12 ps au pas la conteste à 8 ps, des jet-packs venus de 12 ps à fond non.",
    ask("contester_un_objectif(unite_motojet=True, unite_troupe=True, objectif_est_une_zone=True, distance_a_l_objectif=8, unite_distance_parcourue=12, controle_par_une_troupe=True)", outcome="Permis"),
    ask("contester_un_objectif(unite_jet_pack=True, unite_troupe=True, objectif_est_une_zone=True, distance_a_l_objectif=8, unite_distance_parcourue=12, controle_par_une_troupe=True)", outcome="Interdit"),
    ask("controler_un_objectif(unite_hors_de_controle=True, fleche_obtenue=True, unite_moto=True, distance_a_l_objectif=1)", outcome="Interdit"),
)
row(
    "AD-16",
    "Des jet-packs se posent au contact : verrouillés, +1 attaque au tour d'après ; un transport, ou qui en sort, ne le peut pas ; à 7 ps des leurs, perdus.",
    ask("placer_l_unite_initiale(pose_au_contact=True, unite_jet_pack=True)", outcome="Permis"),
    ask("placer_l_unite_initiale(pose_au_contact=True, unite_transport=True)", outcome="Interdit"),
    ask("placer_l_unite_initiale(pose_au_contact=True, unite_debarque=True)", outcome="Interdit"),
    ask("attaques_effectives(attaques=2, unite_arrivee_au_contact=True)", total=3),
    ask("placer_les_autres_unites(distance_a_l_unite_initiale=7)", outcome="Interdit"),
    ask("charger(unite_deployee_en_frappe_en_profondeur=True, distance=3)", outcome="Interdit"),
)
row(
    "RP-12",
    "Cinquième tour : tout arrive. L'unité se pose au contact de bolters lourds en alerte, sans dévier : ils tirent, à mi-portée et sans malus.",
    ask("jet_de_reserve(tour=5)", odds={"Disponible": 1}),
    ask("placer_l_unite_initiale(distance_de_l_ennemi_le_plus_proche=0)", outcome="Permis"),
    ask("placer_l_unite_initiale(distance_de_l_ennemi_le_plus_proche=0, unite_transport=True)", outcome="Interdit"),
    ask("placer_l_unite_initiale(distance_de_l_ennemi_le_plus_proche=0.5)", outcome="Interdit"),
    ask("""tirer_en_alerte(arme_de_tir="Bolter lourd", unite_en_alerte=True, escouade_ennemie_en_mouvement=True, cible_arrivee_au_contact=True,
        unite_verrouillee=True)""", outcome="Permis"),
    ask("""ct_du_tir(ct=4, arme_de_tir="Bolter lourd", unite_en_alerte=True, tir_d_alerte=True, cible_arrivee_au_contact=True, unite_verrouillee=True,
        distance=0)""", total=5),
)
row(
    "RP-13",
    "Des scouts en réserve veulent le flanc gauche au 2e tour : une chance sur trois ; morts, ils n'arrivent plus.",
    ask('arrivee_par_un_flanc(tour=2, tours_de_reserve=1, flanc_desire="gauche")', odds={"gauche": F(1, 3), "droite": F(1, 6)}),
    ask("deborder(unite_en_reserve=True, unite_scout=True, unite_detruite=True)", outcome="Interdit"),
    ask("deployer_par_frappe_en_profondeur(unite_de_saut=True, unite_en_reserve=True, unite_detruite=True)", outcome="Interdit"),
    ask("bouger_avant_la_partie(unite_scout=True, avant_le_debut_de_la_partie=True, unite_detruite=True)", outcome="Interdit"),
    ask("deployer_une_unite_infiltree(unite_infiltree=True, distance_de_l_ennemi_le_plus_proche=20, unite_detruite=True)", outcome="Interdit"),
)
row(
    "P35-19",
    "Des éclaireurs en réserve veulent déborder par la droite au tour 3, puis charger ; mais un mouvement rapide l'interdit.",
    ask("arrivee_par_un_flanc(tours_de_reserve=1, tour=3, flanc_desire='droite')", odds={"droite": F(4, 9)}),
    ask("charger(unite_arrivee_de_la_reserve=True)", outcome="Permis"),
    ask("charger(unite_arrivee_de_la_reserve=True, unite_mouvement_rapide_fait=True)", outcome="Interdit"),
)
row(
    "RP-14",
    "À 8 ps : une zone se contrôle, un objectif non.",
    ask("controler_un_objectif(distance_a_l_objectif=8)", outcome="Interdit"),
    ask("controler_un_objectif(distance_a_l_objectif=8, objectif_est_une_zone=True)", outcome="Permis"),
    ask("controler_un_objectif(distance_a_l_objectif=8.5, objectif_est_une_zone=True)", outcome="Interdit"),
)
row(
    "AD-20",
    "Six gardes sur dix à 15 points : 90, ou 75 si l'escouade compte d'un bloc ; quatre, 60 ou rien. À 2000 points, 199 d'écart font un nul, 200 une victoire.",
    ask("points_pour_une_escouade(cout_d_un_membre=15, effectif_de_depart=10, pertes_de_l_escouade=6)", total=90, disputed="75"),
    ask("points_pour_une_escouade(cout_d_un_membre=15, effectif_de_depart=10, pertes_de_l_escouade=4)", total=60, disputed="^0"),
    ask("points_pour_une_escouade(cout_d_un_membre=15, effectif_de_depart=10, pertes_de_l_escouade=10)", total=150),
    ask("resultat_de_la_partie(format_d_armee=2000, joueur=500, adversaire=301)", outcome="Match nul"),
    ask("resultat_de_la_partie(format_d_armee=2000, joueur=300, adversaire=500)", outcome="Victoire de l'adversaire"),
)
row(
    "AD-24",
    "Sur le pion : une unité détruite n'y tient rien ; à bord de son transport, ou figée, elle le tient, à moins qu'on ne lise autrement ; à terre, elle le tient.",
    ask("controler_un_objectif(unite_detruite=True, distance_a_l_objectif=1)", outcome="Interdit"),
    ask("controler_un_objectif(unite_embarquee=True, distance_a_l_objectif=1)", outcome="Permis", disputed="Interdit"),
    ask("contester_un_objectif(unite_figee=True, distance_a_l_objectif=1)", outcome="Permis", disputed="Interdit"),
    ask("controler_un_objectif(unite_a_terre=True, distance_a_l_objectif=2)", outcome="Permis"),
    ask("controler_un_objectif(unite_infanterie=True, unite_distance_parcourue=9, distance_a_l_objectif=2)", outcome="Interdit"),
)
row(
    "P32-36",
    "L'ennemi qui tient l'objectif est une Troupe ; mes vétérans, à 2 ps, n'en sont pas une : rien à contester. Une Troupe le conteste.",
    ask("contester_un_objectif(distance_a_l_objectif=2, cible_troupe=True, unite_troupe=False)", outcome="interdit"),
    ask("contester_un_objectif(distance_a_l_objectif=2, cible_troupe=True, unite_troupe=True)", outcome="permis"),
    ask("contester_un_objectif(distance_a_l_objectif=2)", outcome="permis"),
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
    "PW-28",
    "1500 points, zones à 8 ps : une Troupe à 8 ps tout juste tient, une élite ne la conteste pas, des motos lancées non plus ; 280 contre 150, nul.",
    ask("controler_un_objectif(objectif_est_une_zone=True, distance_a_l_objectif=8)", outcome="Permis"),
    ask("controler_un_objectif(objectif_est_une_zone=True, distance_a_l_objectif=8.5)", outcome="Interdit"),
    ask("contester_un_objectif(objectif_est_une_zone=True, distance_a_l_objectif=1, controle_par_une_troupe=True)", outcome="Interdit"),
    ask("contester_un_objectif(objectif_est_une_zone=True, distance_a_l_objectif=1, unite_mouvement_rapide_fait=True)", outcome="Interdit"),
    ask("points_pour_une_unite(cout_de_l_unite=150, points_de_coque=3, pc_perdus=1)", total=0),
)
row(
    "PX-07",
    "Descendue d'un transport rapide à 13 ps, l'escouade a fait un mouvement rapide : elle ne prend pas l'objectif ; à 12 ps pile, si.",
    ask("""controler_un_objectif(unite_vient_de_debarquer=True, transporteur_distance_parcourue=13, transporteur_rapide=True,
        distance_a_l_objectif=1)""", outcome="Interdit"),
    ask("""controler_un_objectif(unite_vient_de_debarquer=True, transporteur_distance_parcourue=12, transporteur_rapide=True,
        distance_a_l_objectif=1)""", outcome="Permis"),
)
row(
    "AD-35",
    "La partie atteint le 7e tour 2 fois sur 9, s'arrête au 5e 1 fois sur 3 ; 1001 points sur 2000 en réserve font jouer en second, 1000 non.",
    ask("duree_de_la_partie()", odds={"tour 5": F(1, 3), "tour 6": F(4, 9), "tour 7": F(2, 9)}),
    ask("jouer_en_premier(cout_en_reserve=1001, cout_de_l_armee=2000)", outcome="Interdit"),
    ask("jouer_en_premier(cout_en_reserve=1000, cout_de_l_armee=2000)", outcome="Permis"),
)
row(
    "AL-16",
    "Sans arriver aux trois premiers tours : 1/9 ; au tour 3, 2/3. Une réserve d'un point de trop fait jouer en second, la moitié juste non.",
    ask("jet_de_reserve(tour=3)", odds={"Disponible": F(2, 3)}),
    ask("reserves_de_tour_en_tour(tour=1, tours_de_reserve=3, escouades_voulues=1)", odds={"escouades arrivées 0": F(1, 9)}),
    ask("jouer_en_premier(cout_en_reserve=750, cout_de_l_armee=1500)", outcome="Permis"),
    ask("jouer_en_premier(cout_en_reserve=751, cout_de_l_armee=1500)", outcome="Interdit"),
)
row(
    "PE-31",
    "750, puis 760 points sur 1500 en réserve ; puis l'adversaire aussi.",
    ask("jouer_en_premier(cout_de_l_armee=1500, cout_en_reserve=750)", outcome="Permis"),
    ask("jouer_en_premier(cout_de_l_armee=1500, cout_en_reserve=760)", outcome="Interdit"),
    ask("jouer_en_premier(cout_de_l_armee=1500, cout_en_reserve=760, adversaire_surtout_en_reserve=True)", outcome="Permis"),
)
row(
    "PV-10",
    "750 points en réserve sur 1500, ce n'est pas plus de la moitié ; 751, si, sauf si l'autre en est là aussi.",
    ask("jouer_en_premier(cout_en_reserve=750, cout_de_l_armee=1500)", outcome="Permis"),
    ask("jouer_en_premier(cout_en_reserve=751, cout_de_l_armee=1500)", outcome="Interdit"),
    ask("jouer_en_premier(cout_en_reserve=800, cout_de_l_armee=1500, adversaire_surtout_en_reserve=True)", outcome="Permis"),
)
row(
    "P30-35",
    "« Trois tours de jets, mon escouade sera là ? » À partir du premier, 8/9 ; sans dire lequel, on le demande. De même pour la nuit.",
    ask("reserve_de_tour_en_tour(tour=1, tours_de_reserve=3)", odds={"l'unité arrive de la réserve ce tour": F(8, 9)}),
    ask("reserve_de_tour_en_tour(tours_de_reserve=3)", asks="il manque tour"),
    ask("reserves_de_tour_en_tour(tours_de_reserve=2, escouades_voulues=2)", asks="il manque tour"),
    ask("nuit_de_tour_en_tour(jets_du_jour=3)", asks="il manque tour"),
)
row(
    "PW-29",
    "1800 points : j'ai 900 en réserve, lui 901 ; lui seul ne peut pas commencer.",
    ask("jouer_en_premier(cout_de_l_armee=1800, cout_en_reserve=900)", outcome="Permis"),
    ask("jouer_en_premier(cout_de_l_armee=1800, cout_en_reserve=901)", outcome="Interdit"),
)
row(
    "AH-15",
    "Une frappe à 9 ps d'un ennemi, la flèche droit sur lui : à terre 10 fois sur 36 ; à 8 ps de déviation elle s'arrête à 1 ps, debout ; à 9, couchée.",
    ask("""deviation_de_la_frappe(obstacle_a_la_deviation=9, face="flèche")""", gives="5/18"),
    ask("""deviation_de_la_frappe(obstacle_a_la_deviation=9, face="flèche", des=[4, 4])""", outcome="déviation de 8 ps"),
    ask("""deviation_de_la_frappe(obstacle_a_la_deviation=9, face="flèche", des=[4, 5])""", gives="à terre, ne tire pas"),
    ask("tirer(unite_deployee_en_frappe_en_profondeur=True, deviation_bloquee=True)", outcome="Interdit", gives="PEN-1969"),
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
    "PR-10",
    "Des terminators frappent en profondeur à 8 ps d'une falaise : un tiers de rester, 5/18 de dévier d'au moins 8 ps.",
    ask("deviation_de_la_frappe()", odds={"aucune déviation": F(1, 3), "8 ps": F(2, 3) * F(5, 36), "12 ps": F(2, 3) * F(1, 36)}),
)
row(
    "P30-12",
    "Une frappe qui dévie à un demi-pouce d'un ennemi s'arrête à 1 ps, à terre : elle ne tire pas. Au moral, le Cd 9 du sergent ; 3 pertes sur 10 le font tester.",
    ask("tirer(unite_deployee_en_frappe_en_profondeur=True, deviation_bloquee=True)", outcome="Interdit", disputed="Permis"),
    ask("charger(unite_deployee_en_frappe_en_profondeur=True, distance=4)", outcome="Interdit"),
    ask("test_de_moral_apres_les_tirs(cd=9, pertes_de_l_escouade=3, effectif_de_l_escouade=10)", odds={"Réussi": F(5, 6)}),
)
row(
    "P32-17",
    "La frappe bloquée à 1 ps : à terre, pas de grenades ce tour ; sans déviation, une seule grenade à plasma, 10 ps, CT4 : 3+ ; on ne charge pas.",
    ask('tirer(unite_deployee_en_frappe_en_profondeur=True, deviation_bloquee=True, arme_de_tir="Grenades plasma", distance=10)', outcome="interdit", disputed="Permis"),
    ask('toucher_au_tir(arme_de_tir="Grenades plasma", distance=10, ct=4, unite_deployee_en_frappe_en_profondeur=True)', says="3+"),
    ask('nombre_de_tirs(arme_de_tir="Grenades plasma")', total=1),
    ask("charger(unite_deployee_en_frappe_en_profondeur=True, distance=4)", outcome="interdit"),
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
    "P32-25",
    "Réserve voulue dès le 1er tour : là au 2e deux fois sur trois. En alternance, pas deux escouades de suite.",
    ask("reserve_de_tour_en_tour(tour=1, tours_de_reserve=2)", says="2/3"),
    ask("jouer_deux_escouades_de_suite(systeme_d_alternance=True)", outcome="interdit"),
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
    "AL-17",
    "À 1500 points, 150 d'écart gagnent, 149 non. Deux PC perdus sur quatre : la moitié ; deux PV sur cinq : rien.",
    ask("resultat_de_la_partie(format_d_armee=1500, joueur=300, adversaire=150)", outcome="Victoire du joueur"),
    ask("resultat_de_la_partie(format_d_armee=1500, joueur=300, adversaire=151)", outcome="Match nul"),
    ask("points_pour_une_unite(cout_de_l_unite=200, unite_est_un_vehicule=True, points_de_coque=4, pc_perdus=2)", total=100),
    ask("points_pour_une_unite(cout_de_l_unite=200, points_de_vie=5, pv_perdus=2)", total=0),
)
row(
    "AO-11",
    "149 points d'écart à 1500 : nul ; 150 : victoire. Fin du 6e tour : la partie continue une fois sur trois.",
    ask("resultat_de_la_partie(joueur=850, adversaire=701, format_d_armee=1500)", gives="nul"),
    ask("resultat_de_la_partie(joueur=850, adversaire=700, format_d_armee=1500)", gives="Victoire du joueur"),
    ask("jet_de_fin_de_partie(tour=6)", odds={"La partie continue": F(1, 3)}),
)
row(
    "PS-30",
    "La partie passe au tour 6 sur 3+, au 7 sur 5+ ; 149 points d'écart à 1500 font un nul, 150 une victoire ; à moitié morte, 60 sur 120.",
    ask("duree_de_la_partie()", odds={"tour 5": F(1, 3), "tour 6": F(4, 9), "tour 7": F(2, 9)}),
    ask("resultat_de_la_partie(joueur=500, adversaire=351, format_d_armee=1500)", gives="Match nul"),
    ask("resultat_de_la_partie(joueur=500, adversaire=350, format_d_armee=1500)", gives="Victoire"),
    ask("points_pour_une_unite(cout_de_l_unite=120, unite_points_de_vie=4, pv_perdus=2)", total=60),
    ask("points_pour_une_unite(cout_de_l_unite=120, unite_points_de_vie=3, pv_perdus=1)", total=0),
    ask("jouer_en_premier(cout_de_l_armee=1000, cout_en_reserve=500)", outcome="Permis"),
    ask("jouer_en_premier(cout_de_l_armee=1000, cout_en_reserve=501)", outcome="Interdit"),
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
row(
    "8 à 10",
    "Objectif à 3 ps, ou en mouvement rapide : rien. Alternance : A1, B1, B2, B3. Un transport ne se pose pas au contact, et ne verrouille personne.",
    ask("controler_ou_contester(distance_a_l_objectif=3)", outcome="Interdit"),
    ask("controler_un_objectif(distance_a_l_objectif=1, unite_mouvement_rapide_fait=True)", outcome="Interdit"),
    ask("compte_des_points(detruites=[120, 85])", total=205),
    ask("tours_de_joueur(tour=3)", total=6),
    ask('qui_commence(des=[[5, 3]], choix="adversaire")', gives="adversaire"),
    ask('alternance(premier="A", escouades={"A": 2, "B": 2})', gives="A1 → B1 → A2 → B2"),
    ask('alternance(premier="A", escouades={"A": 1, "B": 3})', gives="A1 → B1 → B2 → B3"),
    ask("des_de_reserve(escouades_voulues=2)", total=2),
    ask("charger(unite_arrivee_de_la_reserve=True, unite_mouvement_rapide_fait=True)", outcome="Interdit"),
    ask("placer_l_unite_initiale(distance_de_l_ennemi_le_plus_proche=0.5)", outcome="Interdit"),
    ask("placer_l_unite_initiale(pose_au_contact=True, unite_transport=True)", outcome="Interdit"),
    ask("frappe_au_contact(pose_au_contact=True, unite_transport=True)", gives="Aucune conséquence"),
    ask("frappe_au_contact(pose_au_contact=True)", gives="verrouillé"),
    ask('deviation_de_la_frappe(face="touché")', gives="Aucune déviation"),
    ask("tirer(unite_deployee_en_frappe_en_profondeur=True, unite_a_terre=True)", outcome="Interdit"),
    ask("ct_du_tir(ct=4, unite_deployee_en_frappe_en_profondeur=True, unite_mouvement_rapide_fait=True, unite_de_saut=True)", total=2),
    ask("charger(unite_deployee_en_frappe_en_profondeur=True)", outcome="Interdit"),
    ask("pouce(distance_en_ps=6)", total=15),
    ask("s_approcher_d_une_autre_escouade(distance_a_une_autre_escouade=0.5)", outcome="Interdit"),
    ask("rester_en_cohesion(ecart_dans_l_escouade=3, unite_est_un_vehicule=True)", outcome="Permis"),
    ask("rester_en_cohesion(ecart_dans_l_escouade=3)", outcome="Interdit"),
    ask("rattrapee_en_retraite(unite_sans_peur=True, percee_reussie=True)", gives="verrouillé"),
    ask("battre_en_retraite(retraite_bloquee=True)", gives="détruite"),
    ask("regroupement_face_a_une_charge(commandement=8, des=[6, 3])", gives="détruit"),
)
row(
    "PS-13",
    "Des scouts en réserve veulent le flanc gauche au tour 2 : une chance sur deux d'être là, deux sur trois d'y être.",
    ask("deborder(unite_scout=True, unite_en_reserve=True)", outcome="Permis"),
    ask("jet_de_reserve(tour=2)", odds={"Disponible": F(1, 2)}),
    ask('debordement(flanc_desire="gauche")', odds={"gauche": F(2, 3)}),
)
row(
    "PU-32",
    "Mes éclaireurs veulent déborder, à pied ou dans leur Rhino : oui ; déjà posés, non, mais ils bougent avant la partie. Au tour 2, 2/3 d'être là, 4/9 à gauche.",
    ask("deborder(unite_scout=True)", outcome="Permis"),
    ask("deborder(unite_transport=True, passager_scout=True)", outcome="Permis"),
    ask("deborder(unite_scout=True, unite_en_reserve=False)", outcome="Interdit"),
    ask("deborder(unite_infanterie=True)", outcome="Interdit"),
    ask("bouger_avant_la_partie(unite_scout=True)", outcome="Permis"),
    ask("bouger_avant_la_partie(unite_scout=True, unite_en_reserve=True)", outcome="Interdit"),
    ask('arrivee_par_un_flanc(tour=1, tours_de_reserve=2, flanc_desire="gauche")', odds={"gauche": F(4, 9), "l'unité arrive de la réserve ce tour": F(2, 3)}),
)
row(
    "PV-09",
    "Des éclaireurs dans leur Rhino en réserve, au tour 2, par la droite : ils débordent, un tiers ; descendus d'un Rhino qui a roulé, la charge les verrouille.",
    ask("deborder(unite_transport=True, passager_scout=True)", outcome="Permis"),
    ask('arrivee_par_un_flanc(tour=2, tours_de_reserve=1, flanc_desire="droite")', odds={"droite": F(1, 3)}),
    ask("charge_au_debarquement(transporteur_a_bouge=True)", gives="combattra au prochain tour"),
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
row(
    "PW-43",
    "Le 5e tour fini, un 3 continue ; le 6e fini, un 4 arrête.",
    ask("jet_de_fin_de_partie(tour=5, des=[3])", gives="continue"),
    ask("jet_de_fin_de_partie(tour=6, des=[4])", gives="s'arrête"),
)
row(
    "PV-39",
    "Une zone à 8 ps : qui a couru ne la conteste pas, qui a marché si ; un char à deux points sur quatre vaut la moitié.",
    ask("controler_ou_contester(objectif_est_une_zone=True, distance_a_l_objectif=8, unite_infanterie=True, unite_mouvement_rapide_fait=True)", outcome="Interdit"),
    ask("controler_ou_contester(objectif_est_une_zone=True, distance_a_l_objectif=8, unite_infanterie=True)", outcome="Permis"),
    ask("points_pour_une_unite(cout_de_l_unite=120, points_de_coque=4, marqueurs_endommage=2)", total=60),
)
row(
    "PZ-01",
    "A laisse 760 points sur 1500 en réserve, B pile 750. A rejoue les règles du dé ; au tour 5, il jette encore pour ses réserves.",
    ask("jouer_en_premier(cout_en_reserve=760, cout_de_l_armee=1500)", outcome="Interdit"),
    ask("jouer_en_premier(cout_en_reserve=750, cout_de_l_armee=1500)", outcome="Permis"),
    ask("jouer_en_premier(joueur_surtout_en_reserve=True, adversaire_surtout_en_reserve=True)", outcome="Permis"),
    ask("jet_de_reserve(tour=5)", outcome="Disponible"),
    ask("jet_de_reserve(tour=4, des=[1])", outcome="Encore en réserve"),
)
row(
    "PZ-02",
    "2000 points : 350 de morts et deux objectifs contre 600, puis 800 contre 600. Une troupe à 3 ps d'un objectif, puis d'une zone.",
    ask("compte_des_points(detruites=[200, 150], objectifs=2, format_d_armee=2000)", total=750),
    ask("resultat_de_la_partie(joueur=750, adversaire=600, format_d_armee=2000)", outcome="Match nul"),
    ask("resultat_de_la_partie(joueur=800, adversaire=600, format_d_armee=2000)", outcome="Victoire du joueur"),
    ask("controler_un_objectif(distance_a_l_objectif=3)", outcome="Interdit"),
    ask("controler_un_objectif(distance_a_l_objectif=3, objectif_est_une_zone=True)", outcome="Permis"),
)
row(
    "PZ-03",
    "Frappe en profondeur en forêt : des fantassins téléportés testent, des unités de saut non ; déviés dans l'infranchissable, tous, en terrain difficile.",
    ask("terrain_dangereux(unite_deployee_en_frappe_en_profondeur=True, terrain_difficile_traverse=True, unite_infanterie=True)", outcome="Obligatoire"),
    ask("terrain_dangereux(unite_deployee_en_frappe_en_profondeur=True, terrain_difficile_traverse=True, unite_de_saut=True)", outcome="Interdit"),
    ask("test_de_terrain_dangereux(devie_en_terrain_infranchissable=True, des=[1])", gives="PA2", disputed="Interdit"),
)
row(
    "PEN-AA06",
    "751 PA sur 1500 en réserve : en second. Alternance : B1, A1, B2, B3. Frappe : bloqué à 5 ps sur 9, on s'arrête à 4, à terre ; un transport ne se pose pas au contact.",
    ask("jouer_en_premier(cout_en_reserve=751, cout_de_l_armee=1500)", outcome="Interdit"),
    ask('alternance(premier="B", escouades={"A": 1, "B": 3})', says="B1 → A1 → B2 → B3"),
    ask("durees_en_alternance(duree_imprimee=\"jusqu'à la fin du tour\")", says="jusqu'au début du prochain tour de l'escouade"),
    ask('deviation_de_la_frappe(face="flèche", des=[4, 5], obstacle_a_la_deviation=5)', says="4 ps"),
    ask("placer_l_unite_initiale(pose_au_contact=True, unite_transport=True)", outcome="Interdit"),
    ask("charger(unite_deployee_en_frappe_en_profondeur=True)", outcome="Interdit"),
)
row(
    "P42-03",
    "Mes terminators, implacables, se téléportent au contact et ne dévient pas : verrouillés, ils ne frappent qu'au tour suivant, à 3 attaques pour 2. À 3 ps, ils ne chargent pas.",
    ask("frappe_au_contact()", outcome="corps à corps verrouillé et combattra au prochain tour"),
    ask("attaques_portees(attaques=2, combat_apres_une_frappe_au_contact=True)", total=3),
    ask("charger(unite_deployee_en_frappe_en_profondeur=True, unite_implacable=True, distance=3)", outcome="Interdit"),
)
