"""Situations of Warhammer 40,000 PEN of the chapter « Généralités » (General rules)."""

from __future__ import annotations

from fractions import Fraction as F

from verdicts import ask, rows

ROWS, row = rows()

row(
    "PEN-X42",
    "Un Dreadnought vient de perdre son corps à corps ; son joueur voudrait le voir battre en retraite.",
    ask("test_de_moral(commandement=9, ecart_de_pertes=2, unite_marcheur=True, des=[6, 6])", outcome="Réussi"),
    ask("choisir_de_battre_en_retraite(unite_marcheur=True, unite_camp_perdant=True)", outcome="Interdit"),
    ask("battre_en_retraite(unite_marcheur=True, unite_engagee=True)", gives="verrouillé"),
    ask("distance_de_retraite(unite_marcheur=True)", outcome="Sans effet"),
)
row(
    "PEN-X45",
    "Dix gardes à terre en perdent six d'une seule escouade ; Cd 8, 11 au moral.",
    ask("""test_de_moral_apres_les_tirs(commandement=8, pertes_de_l_escouade=6, effectif_de_l_escouade=10, unite_a_terre=True,
        des=[5, 6])""", outcome="Raté", says="Cd 7"),
    ask("battre_en_retraite(unite_a_terre=True)", outcome="Aucune conséquence"),
    ask("distance_de_retraite(unite_infanterie=True, unite_a_terre=True)", outcome="Sans effet"),
)
row(
    "AO-08",
    "Retraite : à terre, on n'en fait pas ; immobilisée et engagée, on reste verrouillé ; un socle dehors, une perte ; une moto court ses 12 ps.",
    ask("battre_en_retraite(unite_a_terre=True)", outcome="Aucune conséquence"),
    ask("battre_en_retraite(unite_immobilisee=True, unite_engagee=True)", gives="verrouillé"),
    ask("battre_en_retraite(socle_hors_du_plateau=True)", gives="perte"),
    ask("distance_de_retraite(unite_moto=True)", total=12),
)
row(
    "PQ-11",
    "Des gardes battus fuient ; leurs vainqueurs se battent encore ailleurs ; le bord est proche, un mur barre la route.",
    ask("tenter_une_percee(cible_en_retraite=True, unite_engagee_avec_une_autre_escouade=True)", outcome="Interdit"),
    ask("distance_de_retraite(unite_infanterie=True)", total=6),
    ask("battre_en_retraite(socle_hors_du_plateau=True)", gives="retirée comme perte"),
    ask("battre_en_retraite(retraite_bloquee=True)", gives="détruite"),
)
row(
    "PEN-Y19",
    "Des marines qui ne connaissent pas la peur perdent un corps à corps de 3 (Cd 9, 8 au moral) ; l'ork tente la percée.",
    ask("test_de_moral(commandement=9, ecart_de_pertes=3, unite_ne_connait_pas_la_peur=True, des=[4, 4])", outcome="Raté"),
    ask("""moral_puis_percee(unite_initiative=3, cible_initiative=4, cible_commandement=9, ecart_de_pertes=3, cible_ne_connait_pas_la_peur=True,
        des=[[4, 4]])""", total=0),
    ask("distance_de_retraite(unite_infanterie=True, unite_ne_connait_pas_la_peur=True)", total=6),
    ask("test_de_regroupement(commandement=9, effectif_de_l_escouade=4, effectif_de_depart=10, unite_ne_connait_pas_la_peur=True)", outcome="Regroupée"),
)
row(
    "leadership-as-printed",
    "Cd 8, test de moral : 26 cas sur 36 ; une escouade encore en retraite ne charge pas.",
    ask('test_de_moral(cd=8)', odds={"Réussi": F(26, 36)}),
    ask('charger(unite_en_retraite=True)', outcome="Interdit"),
)
row(
    "AL-11",
    "Battus de 3 sous un héros obstiné, Cd 8, un 8 passe. Qui se bat aussi ailleurs ne perce pas, un lent et méthodique non plus.",
    ask("test_de_moral(commandement=8, ecart_de_pertes=3, unite_menee_par_un_personnage_obstine=True, des=[4, 4])", outcome="Réussi"),
    ask("test_de_moral(commandement=8, ecart_de_pertes=3, des=[4, 4])", outcome="Raté"),
    ask("tenter_une_percee(unite_engagee_avec_une_autre_escouade=True)", outcome="Interdit"),
    ask("tenter_une_percee(unite_lente_et_methodique=True)", outcome="Interdit"),
)
row(
    "PQ-29",
    "Un capitaine obstiné dans une escouade battue de 4 (Cd 9) ; puis sans lui ; des éclaireurs bougent avant la partie.",
    ask("test_de_moral(commandement=9, ecart_de_pertes=4, unite_menee_par_un_personnage_obstine=True)", odds={"Réussi": F(5, 6)}),
    ask("test_de_moral(commandement=9, ecart_de_pertes=4)", odds={"Réussi": F(5, 18)}),
    ask("bouger_avant_la_partie(unite_scout=True)", outcome="Permis"),
)
row(
    "PU-10",
    "Une mêlée à trois : mes deux escouades perdent 4 et 1, eux 3 : perdu de 2 ; Cd 9, 7/12, obstinée 5/6, sans peur toujours.",
    ask("gagnant_du_corps_a_corps(pertes_infligees=[3], pertes_subies=[4, 1])", outcome="Perdu", total=2),
    ask("test_de_moral(cd=9, ecart_de_pertes=2)", odds={"Réussi": F(7, 12)}),
    ask("test_de_moral(cd=9, ecart_de_pertes=2, unite_obstinee=True)", odds={"Réussi": F(5, 6)}),
    ask("test_de_moral(cd=9, ecart_de_pertes=2, unite_sans_peur=True)", odds={"Réussi": F(1)}),
)
row(
    "PW-33",
    "Mes deux escouades ont perdu 3 et 2, les orks 4 : chacune teste à -1, et qui fuit n'est pas rattrapé tant que les orks sont pris par l'autre.",
    ask("test_de_moral(cd=8, camp_perdant=True, ecart_de_pertes=1, des=[4, 4])", outcome="Raté"),
    ask("test_de_moral(cd=8, camp_perdant=True, ecart_de_pertes=1, des=[3, 4])", outcome="Réussi"),
    ask("tenter_une_percee(cible_en_retraite=True, unite_engagee_avec_une_autre_escouade=True)", outcome="Interdit"),
)

CHARGED = "cd=8, effectif_de_depart=10, pertes_de_l_escouade=5"

row(
    "AC-06",
    "Mes fuyards, 5 sur 10, se font charger : Cd 7, 5 chances sur 12 d'y rester ; obstinés, Cd 8 ; sans peur, ou sans connaître la peur, jamais.",
    ask(f"regroupement_face_a_une_charge({CHARGED})", odds={"Détruite": F(5, 12)}),
    ask(f"regroupement_face_a_une_charge({CHARGED}, unite_obstinee=True)", odds={"Détruite": F(5, 18)}),
    ask(f"regroupement_face_a_une_charge({CHARGED}, unite_sans_peur=True)", odds={"Détruite": 0}),
    ask(f"regroupement_face_a_une_charge({CHARGED}, unite_ne_connait_pas_la_peur=True)", odds={"Détruite": 0}),
)
row(
    "AD-17",
    "Un cavalier parmi des fantassins fuit de 6 ps, de 9 s'il rate son regroupement, se désengage de 6. Qui touche le bord est perdu ; figé, on ne fuit pas.",
    ask("distance_de_retraite(unite_cavalerie=True, mouvement_du_plus_lent=6)", total=6),
    ask("distance_de_fuite(unite_cavalerie=True, mouvement_rapide_du_plus_lent=9)", total=9),
    ask("distance_de_desengagement(unite_cavalerie=True, mouvement_du_plus_lent=6)", total=6),
    ask("distance_de_retraite(unite_cavalerie=True)", total=9),
    ask("battre_en_retraite(socle_hors_du_plateau=True)", gives="retirée comme perte"),
    ask("battre_en_retraite(unite_figee=True)", outcome="Aucune conséquence"),
)
row(
    "AE-34",
    "Le Cd de l'escouade est le plus grand ; obstinée, l'écart ne compte pas ; en Rage, face à l'ennemi, on avance, sans se mettre en alerte.",
    ask("commandement_de_l_escouade(valeurs=[7, 7, 9])", total=9),
    ask("test_de_moral(cd=8, unite_obstinee=True, ecart_de_pertes=3)", odds={"Réussi": F(13, 18)}),
    ask("se_deplacer(unite_rage=True, ennemi_en_vue=True)", outcome="Obligatoire"),
    ask("se_mettre_en_alerte(unite_rage=True, ennemi_en_vue=True)", outcome="Interdit"),
    ask("avance_minimale_en_rage(unite_rage=True, unite_cavalerie=True)", total=9),
    ask("jet_de_regeneration(unite_regeneration=True, pv_perdus=1)", odds={"PV regagné": F(1, 3)}),
)
row(
    "P35-16",
    "Des berserks en rage, à pied, voient des orks : ni alerte, ni 4 ps d'avance ; six au moins.",
    ask("se_mettre_en_alerte(unite_en_rage=True, ennemi_en_vue=True)", outcome="Interdit"),
    ask("se_deplacer(unite_en_rage=True, unite_infanterie=True, ennemi_en_vue=True, distance_voulue=4)", outcome="Interdit"),
    ask("se_deplacer(unite_en_rage=True, unite_infanterie=True, ennemi_en_vue=True)", outcome="Obligatoire"),
    ask("avance_minimale_en_rage(unite_infanterie=True)", total=6),
)
row(
    "AL-38",
    "En phase d'assaut on vient à moins de 1 ps d'une autre escouade, mais pas en fuyant.",
    ask("s_approcher_d_une_autre_escouade(distance_a_une_autre_escouade=0.5, pendant_la_phase_d_assaut=True)", outcome="Permis"),
    ask("s_approcher_d_une_autre_escouade(distance_a_une_autre_escouade=0.5, pendant_la_phase_d_assaut=True, unite_en_retraite=True)", outcome="Interdit"),
    ask("s_approcher_d_une_autre_escouade(distance_a_une_autre_escouade=1, unite_en_retraite=True)", outcome="Permis"),
)
row(
    "PE-14",
    "Quatre gardes en fuite sur dix (Cd 7) sont chargés ; un prêtre sans peur est resté parmi eux.",
    ask("regroupement_face_a_une_charge(commandement=7, effectif_de_l_escouade=4, effectif_de_depart=10, unite_en_retraite=True)",
        odds={"l'unité est détruite": F(7, 12)}),
    ask("rattrapee_en_retraite(regroupement_rate_face_a_une_charge=True)", gives="détruite"),
    ask("rattrapee_en_retraite(regroupement_rate_face_a_une_charge=True, unite_sans_peur=True)", gives="combat normalement"),
)
row(
    "PU-12",
    "En fuite et chargés, Cd 8, la moitié tombée : 7/12 ou détruits ; un sans peur combat ; fuyards bloqués, détruits ; à terre et engagés, ils restent pris.",
    ask("regroupement_face_a_une_charge(cd=8, pertes_de_l_escouade=5, effectif_de_depart=10)", odds={"Combat normalement": F(7, 12)}),
    ask("rattrapee_en_retraite(unite_regroupement_rate_face_a_une_charge=True)", gives="détruite"),
    ask("rattrapee_en_retraite(unite_regroupement_rate_face_a_une_charge=True, unite_sans_peur=True)", gives="combat normalement"),
    ask("battre_en_retraite(retraite_bloquee=True)", gives="détruite"),
    ask("battre_en_retraite(unite_a_terre=True, unite_engagee=True)", gives="corps à corps verrouillé"),
)
