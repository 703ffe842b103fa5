"""Situations of Warhammer 40,000 PEN whose questions stand in `deroulement-2-regroupement-et-debut.ttl`."""

from __future__ import annotations

from fractions import Fraction as F

from verdicts import ask, rows

ROWS, row = rows()

row(
    "PEN-X46",
    "Des gardes en fuite, 5 sur 10 au départ, font 8 sur Cd 8 pour se regrouper.",
    ask("test_de_regroupement(commandement=8, effectif_de_l_escouade=5, effectif_de_depart=10, des=[4, 4])", outcome="Fuit", says="Cd 7"),
    ask("distance_de_fuite(unite_infanterie=True)", total=9),
)
row(
    "RP-08",
    "Des bêtes ratent leur regroupement à cinq sur dix (Cd 8) ; à côté, un véhicule de l'escouade est immobilisé pour de bon, un autre sonné.",
    ask("test_de_regroupement(commandement=8, effectif_de_depart=10, effectif_de_l_escouade=5)", odds={"Regroupée": F(7, 12)}),
    ask("distance_de_retraite(unite_bete=True, unite_regroupement_rate=True)", total=18),
    ask("distance_de_retraite(unite_bete=True)", total=9),
    ask("laisser_un_vehicule_immobilise(unite_immobilisee=True)", outcome="Permis"),
    ask("laisser_un_vehicule_immobilise(unite_pilote_sonne=True)", outcome="Interdit"),
)
row(
    "PEN-Z08",
    "Dix gardes (Cd 8 du sergent) en ont perdu six, ou quatre, et tentent de se regrouper.",
    ask("test_de_regroupement(commandement=8, effectif_de_l_escouade=4, effectif_de_depart=10)", odds={"Regroupée": F(21, 36)}),
    ask("test_de_regroupement(commandement=8, effectif_de_l_escouade=6, effectif_de_depart=10)", odds={"Regroupée": F(26, 36)}),
    ask("test_de_regroupement(commandement=8, effectif_de_l_escouade=5, effectif_de_depart=10)", odds={"Regroupée": F(21, 36)}),
    ask("test_de_regroupement(commandement=8, effectif_de_l_escouade=4, effectif_de_depart=10, unite_obstinee=True)", odds={"Regroupée": F(26, 36)}),
    ask("test_de_regroupement(commandement=8, effectif_de_l_escouade=4, effectif_de_depart=10, unite_ne_connait_pas_la_peur=True)", outcome="Regroupée"),
)
row(
    "P35-21",
    "Des gardes en fuite, cinq, puis six, sur dix au départ (Cd 8, un 8), dont on dit le nombre sans dire de qui.",
    ask("test_de_regroupement(commandement=8, effectif_de_depart=10, effectif=5, des=[4, 4])", outcome="Fuit"),
    ask("test_de_regroupement(commandement=8, effectif_de_depart=10, effectif=6, des=[4, 4])", outcome="Regroupée"),
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
    "PS-23",
    "Dix au départ, cinq tombés sous les tirs, Cd 8 : le regroupement se tente à 7 ; quatre tombés, à 8.",
    ask("test_de_regroupement(commandement=8, pertes_de_l_escouade=5, effectif_de_depart=10)", odds={"Regroupée": F(7, 12)}),
    ask("test_de_regroupement(commandement=8, pertes_de_l_escouade=4, effectif_de_depart=10)", odds={"Regroupée": F(13, 18)}),
    ask("test_de_regroupement(commandement=8, effectif_de_l_escouade=5, effectif_de_depart=10)", odds={"Regroupée": F(7, 12)}),
    ask("tirer(unite_regroupee=True, unite_a_bouge=True)", outcome="Interdit"),
    ask("se_deplacer(unite_regroupee=True)", outcome="Permis"),
)
row(
    "P32-35",
    "Dix au départ, cinq de perdus, Cd8 : 21/36 ; quatre : 26/36. Regroupée, elle ne bouge pas et tire à la fois.",
    ask("test_de_regroupement(commandement=8, effectif_de_depart=10, pertes=5)", odds={"regroupée": F(7, 12)}),
    ask("test_de_regroupement(commandement=8, effectif_de_depart=10, effectif_de_l_escouade=5)", odds={"regroupée": F(7, 12)}),
    ask("test_de_regroupement(commandement=8, effectif_de_depart=10, pertes=4)", odds={"regroupée": F(13, 18)}),
    ask("tirer(unite_regroupee=True, unite_a_bouge=True)", outcome="interdit"),
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

LOST = "camp_perdant=True, ecart_de_pertes=2"

row(
    "PY-01",
    "Vaincus de 2 à la mêlée (Cd 8) : 15/36 à ce moral-là ; au regroupement, à la terreur, sous les tirs, pour tirer dans le tas, 26/36.",
    ask(f"test_de_moral(cd=8, {LOST})", odds={"Réussi": F(15, 36)}),
    ask(f"test_de_regroupement(cd=8, {LOST})", odds={"Regroupée": F(26, 36)}),
    ask(f"regroupement_face_a_une_charge(cd=8, {LOST})", odds={"Combat normalement": F(26, 36)}),
    ask(f"test_de_terreur(cd=8, {LOST})", odds={"Sans effet": F(26, 36)}),
    ask(f"test_de_moral_apres_les_tirs(cd=8, {LOST})", odds={"Réussi": F(26, 36)}),
    ask(f"test_pour_tirer_dans_un_corps_a_corps(cd=8, {LOST})", odds={"Tire": F(26, 36)}),
)
row(
    "AH-11",
    "Double 6 à Cd 10 : ils fuient encore, de 9 ps, 12 avec Course ; qui sort du plateau est perdu, un mur les détruit.",
    ask("test_de_regroupement(cd=10, des=[6, 6])", outcome="Fuit"),
    ask("distance_de_fuite(unite_infanterie=True)", total=9),
    ask("distance_de_fuite(unite_infanterie=True, unite_a_course=True)", total=12),
    ask("battre_en_retraite(socle_hors_du_plateau=True)", gives="retirée comme perte"),
    ask("battre_en_retraite(retraite_bloquee=True)", gives="l'unité est détruite"),
)
row(
    "PU-14",
    "Des motos givrées fuient de 12 ps, de la cavalerie de 18.",
    ask("distance_de_fuite(unite_moto=True, unite_givree=True)", total=12),
    ask("distance_de_fuite(unite_cavalerie=True)", total=18),
)
row(
    "PQ-26",
    "Le canon laser d'une escouade de dix, ou l'un des chars d'une escouade, prend une autre cible que les siens.",
    ask("viser_a_part()", outcome="Interdit"),
    ask("viser_a_part(ennemi_visible_le_plus_proche=True)", outcome="Permis"),
    ask("viser_a_part(unite_tank=True)", outcome="Permis"),
)
row(
    "PZ-35",
    "La moitié est tombée, Cd 8 : 7 au regroupement. Regroupée, elle bouge ou tire, pas les deux.",
    ask("test_de_regroupement(cd=8, effectif_de_depart=10, effectif_de_l_escouade=5)", odds={"Regroupée": F(21, 36)}),
    ask("tirer(unite_regroupee=True, unite_a_bouge=True)", outcome="Interdit"),
    ask("se_deplacer(unite_regroupee=True, a_tire_ce_tour=True)", outcome="Interdit"),
)
row(
    "P41-04",
    "Cinq jet-packs sur dix, Cd 8 : 7 pour se regrouper. Revenus, ils ne tirent pas en plein mouvement, bien qu'ils en aient la règle ; sans avoir fui, ils le pourraient.",
    ask("test_de_regroupement(cd=8, effectif_de_depart=10, effectif_de_l_escouade=5)", odds={"Regroupée": F(21, 36)}),
    ask("tirer_pendant_son_mouvement(unite_jet_pack=True, unite_regroupee=True)", outcome="Interdit"),
    ask("tirer_pendant_son_mouvement(unite_jet_pack=True)", outcome="Permis"),
)
