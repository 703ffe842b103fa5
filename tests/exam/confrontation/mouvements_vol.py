"""Situations of Confrontation whose questions stand in `mouvements-vol.ttl`."""

from __future__ import annotations

from fractions import Fraction as F

from verdicts import ask, rows

ROWS, row = rows()

HELD = "mou=10, mou_en_vol=15, vol=True, adversaires_au_contact=1"

row(
    "CONF-AB38",
    "Un ennemi tient le volant au sol : ni envol, ni marche, pas un centimètre ; désengagé, il s'envole ; en poursuite, 5 cm.",
    ask(f"changer_de_palier(figurine=dict({HELD}))", outcome="Interdit"),
    ask(f"potentiel_de_deplacement(figurine=dict({HELD}, type_de_deplacement='marche'))", outcome="Interdit"),
    ask(f"changer_de_palier(figurine=dict({HELD}, s_est_desengage=True))", outcome="Permis"),
    ask(f"potentiel_de_deplacement(figurine=dict({HELD}, type_de_deplacement='poursuite'))", total=5),
)
row(
    "CONF-AE21",
    "Au palier 1 on voit tout autour, on survole 15 cm, pas 16, et les arbres ne coûtent rien ; de qui me touche dans le dos, j'ai une ligne de vue.",
    ask("champ_de_vision(figurine_palier=1)", total=360),
    ask("survoler_un_obstacle(figurine_palier=1, hauteur_de_l_obstacle=15)", outcome="Permis"),
    ask("survoler_un_obstacle(figurine_palier=1, hauteur_de_l_obstacle=16)", outcome="Interdit"),
    ask("""portee_sur_ce_terrain(figurine=dict(mou=10, mou_en_vol=15, palier=1, type_de_deplacement="marche"), distance_parcourue_au_sol=4,
        zone_de_terrain="encombrée")""", total=15),
    ask("voir(cible=dict(au_contact_de_la_source=True, hors_de_son_champ_de_vision=True))", outcome="Permis"),
)

BOW = "arme=dict(portee_courte=20, portee_moyenne=40, portee_longue=60)"

row(
    "CONF-CE26",
    "Un archer ailé se pose (12,5 cm au plus) et tire à 25 cm : difficulté 7 ; du palier 1, 9 ; pas à 9 cm d'un Rempart/10 ; il ne marche plus ensuite.",
    ask("potentiel_de_deplacement(figurine=dict(mou=10, mou_en_vol=17.5, palier=1, change_de_palier=True, type_de_deplacement='marche'))", total=F(25, 2)),
    ask(f"tir_sur_une_cible(attaquant=dict(tir=3, palier=0, s_est_deplace=True), cible_palier=0, distance=25, {BOW})", odds={"Touche": F(1, 2)}),
    ask(f"tir_sur_une_cible(attaquant=dict(tir=3, palier=1), cible_palier=0, distance=25, {BOW})", odds={"Touche": F(1, 6)}),
    ask("atterrir(adversaire_rempart_x=10, distance=9)", outcome="Interdit"),
    ask("se_deplacer_apres_l_atterrissage()", outcome="Interdit"),
    ask("agir_apres_l_atterrissage()", outcome="Permis"),
)
row(
    "CONF-BA12",
    "Mon volant (MOU 7,5/15) décolle puis marche : 2,5 cm. Du palier 1, son piqué va à 20 cm. Déjà activé, ou à la phase de combat, il ne change plus de palier.",
    ask("potentiel_de_deplacement(figurine=dict(mou=7.5, mou_en_vol=15, palier=0, change_de_palier=True, type_de_deplacement=\"marche\"))", total=F(5, 2)),
    ask("portee_de_l_assaut(figurine=dict(mou=7.5, mou_en_vol=15, palier=1, charge_en_pique=True))", total=20),
    ask("changer_de_palier(figurine_deja_active=True)", outcome="Interdit"),
    ask("changer_de_palier(pendant_la_phase_de_combat=True)", outcome="Interdit"),
    ask("prendre_son_envol(figurine_vol=True, figurine_deja_active=True)", outcome="Interdit"),
)
row(
    "CONF-DA05",
    "L'ange (PEUR 4), au palier 2, pique sur une PEUR 8 dans son dos, au palier 1 : il la voit, teste à COU 4 ; pas s'il a déjà changé de palier.",
    ask("charger_en_pique(attaquant=dict(palier=2, peur=4), cible=dict(palier=1, peur=8, hors_de_son_champ_de_vision=True))", outcome="Permis"),
    ask("charger_en_pique(attaquant=dict(palier=2, peur=4, changements_de_palier=1), cible=dict(palier=1, peur=8))", outcome="Interdit"),
    ask("test_de_courage(figurine_peur=4, adversaire_peur=8)", odds={"Réussi": F(1, 2)}),
)
row(
    "CONF-NA10",
    "Un volant (MOU 10/20), au palier 1, pique à 30 cm : il arrive ; à 31, trop court ; un assaut du sol vers le palier 1, MOU 10 : 10 cm.",
    ask("charger_en_pique(attaquant=dict(palier=1, mou=10, mou_en_vol=20), cible_palier=0, distance=30)", outcome="Permis"),
    ask("charger_en_pique(attaquant=dict(palier=1, mou=10, mou_en_vol=20), cible_palier=0, distance=31)", gives="assaut trop court"),
    ask("charger(attaquant=dict(palier=1, mou=10, mou_en_vol=20), cible_palier=0, distance=31)", gives="assaut trop court"),
    ask("charger(attaquant=dict(palier=0, vol=True, mou=10, mou_en_vol=20), cible_palier=1, distance=11)", gives="assaut trop court"),
    ask("charger_en_pique(attaquant_palier=2, cible_palier=0)", outcome="Interdit"),
)
row(
    "VII-C",
    "MOU 10/20 au palier 1 : 20, course 40. 16 cm de haut à contourner au palier 1. MOU 12,5/20, décoller puis courir : 15. Du 2 "
    "au 1, 17,5 : 12,5. Un par tour.",
    ask("mou_employe(figurine=dict(mou=10, mou_en_vol=20, palier=1))", total=20),
    ask('potentiel_de_deplacement(figurine=dict(mou=10, mou_en_vol=20, palier=1, type_de_deplacement="course"))', total=40),
    ask("survoler_un_obstacle(figurine_palier=1, hauteur_de_l_obstacle=16)", outcome="Interdit"),
    ask("survoler_un_obstacle(figurine_palier=2, hauteur_de_l_obstacle=16)", outcome="Permis"),
    ask('potentiel_de_deplacement(figurine=dict(mou=12.5, mou_en_vol=20, palier=0, change_de_palier=True, type_de_deplacement="course"))', total=15),
    ask("mou_employe(figurine=dict(mou=10, mou_en_vol=17.5, palier=2, change_de_palier=True))", total=12.5),
    ask("changer_de_palier(figurine_changement_non_annonce=True)", outcome="Interdit"),
    ask("changer_de_palier(figurine_changements_de_palier=1)", outcome="Interdit"),
    ask("se_deplacer_apres_l_atterrissage()", outcome="Interdit"),
    ask("se_deplacer_apres_l_atterrissage(adversaire_tue_net=True)", outcome="Permis"),
    ask("se_deplacer_apres_l_atterrissage(cible_en_deroute=True)", outcome="Permis"),
    ask("deployer_en_vol()", outcome="Interdit"),
    ask("remplacer_par_un_pion(figurine_palier=1)", outcome="Obligatoire"),
)
row(
    "CF-DF09",
    "MOU 10 au sol, 17,5 en vol. Il décolle puis avance : 5 cm ; du palier 1 au 2 : 12,5, et 25 en chargeant. Au palier 1, un rocher de 15 cm se survole, un de 15,5 se contourne.",
    ask("mou_employe(figurine=dict(mou=10, mou_en_vol=17.5, palier=0, change_de_palier=True))", total=5),
    ask("mou_employe(figurine=dict(mou=10, mou_en_vol=17.5, palier=1, change_de_palier=True))", total=F(25, 2)),
    ask("portee_de_l_assaut(figurine=dict(mou=10, mou_en_vol=17.5, palier=2, change_de_palier=True))", total=25),
    ask("survoler_un_obstacle(figurine_palier=1, hauteur_de_l_obstacle=15)", outcome="Permis"),
    ask("survoler_un_obstacle(figurine_palier=1, hauteur_de_l_obstacle=15.5)", outcome="Interdit"),
)
row(
    "VII-C-5, VII-C-6, IX-B-2",
    "Piqué de MOU 15 en vol : MOU 10, charge de 20, +2 en INI, ATT et FOR, séparé ou non, au premier combat seulement. Palier 0 "
    "sur palier 2 : pas de tir.",
    ask('potentiel_de_deplacement(figurine=dict(mou=10, mou_en_vol=15, palier=1, charge_en_pique=True, type_de_deplacement="charge"))', total=20),
    ask("test_d_initiative(figurine=dict(ini=3, charge_en_pique=True), difficulte=7, des=[3])", total=8),
    ask("test_d_attaque(attaquant=dict(att=4, charge_en_pique=True), difficulte=7, des=[3])", total=9),
    ask("force_du_jet_de_blessures(attaquant=dict(force=5, charge_en_pique=True))", total=7),
    ask("test_d_attaque(attaquant=dict(att=4, charge_en_pique=True, premier_combat_passe=True), difficulte=7, des=[3])", total=7),
    ask("viser_un_autre_palier(attaquant_palier=0, cible_palier=2)", outcome="Interdit"),
    ask("prendre_pour_cible(attaquant_palier=0, cible_palier=2)", outcome="Interdit"),
    ask("affecter_un_autre_palier()", outcome="Interdit"),
    ask("distance_de_poursuite(figurine=dict(mou=10, mou_en_vol=17.5, palier=1))", total=9),
)
row(
    "CONF-BA13",
    "Mon ange pique, 2 cm trop court ; un goblin l'engage ensuite. ATT 4, un 3 : 7, non 9 ; on en débat. Sa charge reste faite : il ne tire plus.",
    ask("test_d_attaque(attaquant=dict(att=4, a_charge_en_pique=True, a_rate_sa_charge=True), des=[3])", total=7, disputed="= 9"),
    ask("test_d_attaque(attaquant=dict(att=4, a_charge_en_pique=True), des=[3])", total=9),
    ask("force_du_jet_de_blessures(attaquant=dict(force=5, a_charge_en_pique=True, a_rate_sa_charge=True))", total=5),
    ask("tirer(attaquant_a_charge_en_pique=True, attaquant_a_rate_sa_charge=True)", outcome="Interdit"),
)
row(
    "CONF-AR27",
    "Du palier 2, MOU 17,5 : le piqué sur le palier 1 porte à 25 cm ; sur le sol, non ; et pas après être descendu. Un sortilège non plus ne saute pas deux paliers.",
    ask("portee_de_l_assaut(figurine_mou_en_vol=17.5, figurine_palier=2, assaut_vers_un_autre_palier=True)", total=25),
    ask("charger_en_pique(attaquant_palier=2, cible_palier=1)", outcome="Permis"),
    ask("charger_en_pique(attaquant_palier=2, cible_palier=0)", outcome="Interdit"),
    ask("charger_en_pique(attaquant_palier=1, cible_palier=0, attaquant_changements_de_palier=1)", outcome="Interdit"),
    ask("cibler_avec_un_sortilege(magicien_palier=2, cible_palier=0)", outcome="Interdit"),
)
row(
    "CONF-QZ01",
    "Mon griffon (MOU 10/17,5) quitte le palier 1 et atterrit : 12,5 en vol pour ce déplacement. Posé, il tire ; il ne redécolle pas ce tour, et poursuit à 5. L'ange resté au palier 2 n'atterrit pas d'un coup.",
    ask("mou_employe(figurine=dict(mou=10, mou_en_vol=17.5, palier=1, vient_d_atterrir=True))", total=F(25, 2)),
    ask("tirer(attaquant=dict(vient_d_atterrir=True))", outcome="Permis"),
    ask("changer_de_palier(figurine=dict(vient_d_atterrir=True, palier=0))", outcome="Interdit"),
    ask("distance_de_poursuite(figurine=dict(mou=10, mou_en_vol=17.5, vient_d_atterrir=True))", total=5),
    ask("atterrir(figurine=dict(vol=True, palier=2))", outcome="Interdit"),
    ask("atterrir(figurine=dict(vol=True, palier=1))", outcome="Permis"),
)
row(
    "CONF-CFA42A",
    "L'ange morbide (17,5 en vol) descend du palier 2 au palier 1 et tue : pas de second changement, et sa poursuite, au palier 1, est la moitié de 17,5, soit 9.",
    ask("mou_employe(figurine_mou=10, figurine_mou_en_vol=17.5, figurine_palier=2, figurine_change_de_palier=True)", total=F(25, 2)),
    ask("changer_de_palier(figurine_changements_de_palier=1)", outcome="Interdit"),
    ask("changer_de_palier(figurine_en_poursuite=True)", outcome="Interdit"),
    ask("mou_employe(figurine_mou=10, figurine_mou_en_vol=17.5, figurine_palier=1, figurine_change_de_palier=True, figurine_en_poursuite=True)", total=F(35, 2)),
    ask("distance_de_poursuite(figurine_mou=10, figurine_mou_en_vol=17.5, figurine_palier=1)", total=9),
)
row(
    "CONF-CFB04",
    "L'ange (MOU 10, 17,5 en vol) quitte le palier 1 et se pose : il tire, poursuivra de 5 cm ; figé par la peur, il ne tire pas.",
    ask("agir_apres_l_atterrissage(figurine_vient_d_atterrir=True)", outcome="Permis"),
    ask("agir_apres_l_atterrissage(figurine=dict(vient_d_atterrir=True, fige_par_la_peur=True))", outcome="Interdit"),
    ask("distance_de_poursuite(figurine=dict(mou=10, mou_en_vol=17.5, palier=1, vient_d_atterrir=True))", total=5),
    ask("distance_de_poursuite(figurine=dict(mou=10, mou_en_vol=17.5, palier=1))", total=9),
)
row(
    "CONF-CFB09",
    "L'ange passe au palier 1 au-dessus d'un garde, puis d'un toit de 15 cm : rien ne l'arrête ; un toit de 16 cm ou un volant du même palier, si.",
    ask("traverser_une_figurine(figurine_palier=1)", outcome="Permis"),
    ask("traverser_une_figurine(figurine_palier=1, autre_palier=1)", outcome="Interdit"),
    ask("survoler_un_obstacle(figurine_palier=1, decor_hauteur=15)", outcome="Permis"),
    ask("survoler_un_obstacle(figurine_palier=1, decor_hauteur=16)", outcome="Interdit"),
)
