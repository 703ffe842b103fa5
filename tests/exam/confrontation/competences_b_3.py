"""Situations of Confrontation whose questions stand in `competences-b-3.ttl`."""

from __future__ import annotations

from fractions import Fraction as F

from verdicts import ask, rows

ROWS, row = rows()

MEDIUM = "portee_du_tir='moyenne'"

row(
    "CONF-AJ36",
    "Mutagène/2 : un 6 ne se relance pas, 8 points, 4 au plus par caractéristique ; un 1, rien. Structure/8 à 4 PS perdus tire à TIR-2, Structure/9 à TIR-1.",
    ask("points_de_mutagene(figurine_mutagene_x=2, de_naturel=6)", total=8),
    ask("points_de_mutagene(figurine_mutagene_x=2, de_naturel=1)", total=0),
    ask("plafond_de_mutagene(figurine_mutagene_x=2)", total=4),
    ask(f"tir_sur_une_cible(attaquant=dict(tir=4, structure_x=8, ps_perdus=4), {MEDIUM})", odds={"Touche": F(1, 3)}),
    ask(f"tir_sur_une_cible(attaquant=dict(tir=4, structure_x=9, ps_perdus=4), {MEDIUM})", odds={"Touche": F(1, 2)}),
)
row(
    "AO-12",
    "Mutagène : un 1 ne donne rien, même à +1 ; un 5 à +1 donne 6 ; jamais plus de 2 + X par caractéristique, 2 pour un X négatif.",
    ask("points_de_mutagene(figurine_mutagene_x=1, de_naturel=1)", total=0),
    ask("points_de_mutagene(figurine_mutagene_x=1, de_naturel=5)", total=6),
    ask("plafond_de_mutagene(figurine_mutagene_x=2)", total=4),
    ask("plafond_de_mutagene(figurine_mutagene_x=-1)", total=2),
)

SWIFT = "mou=10, mutagene_x=1, points_de_mutagene_places=3"

row(
    "CONF-CE07",
    "201 PA de mutants : trois dés ; un 6, un 1, un 2 ; trois points en MOU portent la charge à 26 cm, un marqueur la ramène à 20.",
    ask("des_de_mutagene(l_armee_pa_des_combattants_dotes=201)", total=3),
    ask("points_de_mutagene(figurine_mutagene_x=1, de_naturel=6)", total=7),
    ask("points_de_mutagene(figurine_mutagene_x=-1, de_naturel=1)", total=0),
    ask("points_de_mutagene(figurine_mutagene_x=-1, de_naturel=2)", total=1),
    ask("plafond_de_mutagene(figurine_mutagene_x=1)", total=3),
    ask("plafond_de_mutagene(figurine_mutagene_x=-1)", total=2),
    ask(f"portee_de_l_assaut(figurine=dict({SWIFT}), caracteristique_visee='MOU')", total=26),
    ask(f"portee_de_l_assaut(figurine=dict({SWIFT}, porteur_de_marqueur=True), caracteristique_visee='MOU')", total=20),
)
row(
    "XIX-B-86 à 99",
    "Mercenaire d'un autre peuple : pas de Tactique. Mutagène/2, un 1 : rien ; -1, un 2 : 1 ; 1, un 5 : 6. Parade, 3 et 5, DEF 4 "
    ": 9. Piété/2, 3 restants : 2 gardés.",
    ask("etre_designe_pour_le_jet_de_tactique(figurine=dict(mercenaire=True, hors_du_peuple_de_l_armee=True))", outcome="Interdit"),
    ask("points_de_mutagene(figurine_mutagene_x=2, de_naturel=1)", total=0),
    ask("points_de_mutagene(figurine_mutagene_x=-1, de_naturel=2)", total=1),
    ask("points_de_mutagene(figurine_mutagene_x=1, de_naturel=5)", total=6),
    ask("plafond_de_mutagene(figurine_mutagene_x=-1)", total=2),
    ask("plafond_de_mutagene(figurine_mutagene_x=1)", total=3),
    ask("test_d_attaque(attaquant=dict(att=2, points_de_mutagene_en_att=1), difficulte=5, des=[3])", total=6),
    ask("placer_des_points_de_mutagene(pendant_un_combat=True)", outcome="Interdit"),
    ask("test_de_defense(defense=4, cible_parade=True, difficulte=9, des=[3, 5])", outcome="Parée", total=9),
    ask("ft_conservee(fidele=dict(est_un_fidele=True, piete_x=2, foi_temporaire=3))", total=2),
    ask("ft_conservee(fidele=dict(est_un_fidele=True, piete_x=2, foi_temporaire=5))", total=2),
    ask("test_de_tir(attaquant=dict(tir=4, poids=True, tire_apres_course_ou_assaut=True), difficulte=6, des=[3])", total=6),
    ask("test_de_desengagement(figurine=dict(poids=True, ini=3, adversaires_au_contact=1), des=[4])", outcome="Interdit"),
    ask("virer(figurine=dict(poids=True, poids_x=10, distance_depuis_le_dernier_virage=10), angle_du_virage=45)", outcome="Permis"),
    ask("virer(figurine=dict(poids=True, poids_x=10, distance_depuis_le_dernier_virage=10), angle_du_virage=50)", outcome="Interdit"),
    ask("test_d_attaque(attaquant=dict(att=6, possede=True, blessure_critique=True, sonne=True), difficulte=6, des=[1])", total=4),
    ask("distance_de_poursuite(figurine=dict(mou=10, pugnacite=True))", total=10),
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
row(
    "CONF-AL26",
    "Cri de guerre/7, COU 4, charge une PEUR 8 : réussi d'office ; sa cible Mutagène/1 met trois points au plus par caractéristique, et ses points d'ATT ne font pas la FOR.",
    ask("test_de_courage(figurine=dict(cou=4, cri_de_guerre_x=7, en_charge=True), difficulte=8)", odds={"Réussi": F(1)}),
    ask("plafond_de_mutagene(figurine=dict(mutagene_x=1))", total=3),
    ask("force_du_coup_de_maitre(attaquant=dict(att=3, force=6, coup_de_maitre_x=1, mutagene_x=1, points_de_mutagene_en_att=3))", total=10),
    ask("un_de_de_mutagene(figurine=dict(mutagene_x=1), des=[[1]])", gives="0"),
)
row(
    "CONF-AN03",
    "Tir en assaut à 23 cm : MOU 10, hors de portée ; MOU+2, permis ; 149 PA de Mutagènes, deux dés, 201, trois ; Mutagène/0 : deux points au plus.",
    ask("tirer(attaquant=dict(mou=10, tir=3, tir_en_assaut=True), distance=23)", outcome="Interdit"),
    ask("tirer(attaquant=dict(mou=10, modificateur_de_mou=2, tir=3, tir_en_assaut=True), distance=23)", outcome="Permis"),
    ask("des_de_mutagene(pa_des_combattants_dotes=149)", total=2),
    ask("des_de_mutagene(pa_des_combattants_dotes=201)", total=3),
    ask("placer_des_points_de_mutagene(figurine=dict(mutagene_x=0, points_de_mutagene_places=3))", outcome="Interdit"),
)
row(
    "CONF-NA12",
    "Mutagène : 201 PA en jeu, trois dés, quatre points au plus par caractéristique pour un Mutagène/2 ; un 1 ne donne rien, pas même ses 2.",
    ask("des_de_mutagene(l_armee_pa_des_combattants_dotes=201)", total=3),
    ask("plafond_de_mutagene(mutagene_x=2)", total=4),
    ask("points_de_mutagene(mutagene_x=2, de_naturel=1)", total=0),
)
row(
    "CF-DF01",
    "Deux effets donnent Mutagène à mon guerrier, /1 puis /2 : X vaut 2. Son dé fait 4 : 6 points, quatre au plus sur une même caractéristique. Un 1 : rien.",
    ask("doublon_x_le_plus_fort(premier_x=1, second_x=2)", total=2),
    ask("un_de_de_mutagene(figurine_mutagene_x=2, des=[4])", says="Points du dé 6"),
    ask("un_de_de_mutagene(figurine_mutagene_x=2, des=[[1]])", says="Points du dé 0"),
    ask("plafond_de_mutagene(figurine_mutagene_x=2)", total=4),
)
row(
    "CONF-CF11",
    "Un dé de Mutagène/1 : 3 points ou plus, cinq fois sur six ; Mutagène/-1 : trois fois. Les points mis en ATT ne comptent pas dans un coup de maître.",
    ask("un_de_de_mutagene(figurine_mutagene_x=1)", odds={"points du dé 0": F(1, 6), "points du dé 3": F(1, 6), "points du dé 7": F(1, 6)}),
    ask("un_de_de_mutagene(figurine_mutagene_x=-1)", odds={f"points du dé {n}": F(1, 6) for n in (1, 2, 3, 4, 5)}),
    ask("force_du_coup_de_maitre(attaquant=dict(force=6, att=4, coup_de_maitre_x=1, points_de_mutagene_places=2), caracteristique_visee='ATT')", total=11),
)
row(
    "XIX-B-90 et 122, attribution",
    "Mutagène : deux dés au plus pour deux dotés, X négatif compris ; pas deux au même. Toxique : pas deux fois au même.",
    ask("recevoir_un_de_de_mutagene(figurine_mutagene_x=1)", outcome="Permis"),
    ask("recevoir_un_de_de_mutagene(figurine_mutagene_x=-1)", outcome="Permis"),
    ask("recevoir_un_de_de_mutagene()", outcome="Interdit"),
    ask("recevoir_un_de_de_mutagene(figurine=dict(mutagene_x=1, deja_beneficiaire_ce_tour=True))", outcome="Interdit"),
    ask("recevoir_un_de_de_toxique(figurine_toxique_x=1)", outcome="Permis"),
    ask("recevoir_un_de_de_toxique()", outcome="Interdit"),
    ask("doublon_x_le_plus_fort(premier_x=1, second_x=2)", total=2),
)
row(
    "CF-NB19",
    "Mutagène/1 fait 5 : six points, trois par caractéristique, aucun en DIS ; Mutagène/2 fait 1 : rien ; 149 PA : deux dés.",
    ask("points_de_mutagene(figurine_mutagene_x=1, de_naturel=5)", total=6),
    ask('placer_des_points_de_mutagene(figurine_mutagene_x=1, points_de_mutagene_places=4, caracteristique_visee="ATT")', outcome="Interdit"),
    ask('placer_des_points_de_mutagene(figurine_mutagene_x=1, points_de_mutagene_places=3, caracteristique_visee="DIS")', outcome="Interdit"),
    ask("un_de_de_mutagene(figurine_mutagene_x=2, des=[[1]])", total=0),
    ask("des_de_mutagene(pa_des_combattants_dotes=149)", total=2),
)
row(
    "CF-NB28",
    "Poids/10 : un virage à 45° après 10 cm, pas après 9, ni à 50°. Rechargement rapide/2 : trois tirs, un seul s'il a marché.",
    ask("virer(figurine_poids_x=10, distance_depuis_le_dernier_virage=10, angle_du_virage=45)", outcome="Permis"),
    ask("virer(figurine_poids_x=10, distance_depuis_le_dernier_virage=9, angle_du_virage=45)", outcome="Interdit"),
    ask("virer(figurine_poids_x=10, distance_depuis_le_dernier_virage=12, angle_du_virage=50)", outcome="Interdit"),
    ask("nombre_de_tirs(attaquant=dict(rechargement_rapide_x=2, recharge_vite=True))", total=3),
    ask("nombre_de_tirs(attaquant=dict(rechargement_rapide_x=2, recharge_vite=True, a_marche=True))", total=1),
)
row(
    "CONF-DF04",
    "Possédé en Blessure grave, TIR 5, Rechargement rapide/1, moyenne portée : TIR 3, deux tirs, 3/4 d'en réussir un ; Sonné en plus, 5/9 ; après une marche, aucun tir.",
    ask("tests_des_tirs_d_une_activation(attaquant=dict(tir=5, possede=True, blessure_grave=True, rechargement_rapide_x=1, recharge_vite=True), "
        "a_portee_moyenne=True)", says="au moins 1 : 3/4"),
    ask("tests_des_tirs_d_une_activation(attaquant=dict(tir=5, possede=True, blessure_grave=True, sonne=True, rechargement_rapide_x=1, "
        "recharge_vite=True), a_portee_moyenne=True)", says="au moins 1 : 5/9"),
    ask("tirer(attaquant=dict(rechargement_rapide_x=1, recharge_vite=True, a_marche=True))", outcome="Interdit"),
    ask("marcher(figurine=dict(recharge_vite=True))", outcome="Interdit"),
    ask("domaines_elementaires(peuple='Sphinx')", says="Lumière Prédilection, Ténèbres Interdit"),
    ask("jet_de_blessures(force=5, cible=dict(res=5, mutagene_x=1, points_de_mutagene_places=3), caracteristique_visee='RES', des=[3, 5])",
        outcome="Blessure légère"),
    ask("jet_de_blessures(force=5, cible=dict(res=5, mutagene_x=1, points_de_mutagene_places=3, points_places_apres_ce_test=True), "
        "caracteristique_visee='RES', des=[3, 5])", says="Abdomen, 4 à 5"),
)

row(
    "CF-ZG01",
    "Mon clone (ATT 2, Mutagène/-1) a mis 4 points en ATT, mon guerrier Kératis (DEF 3, Mutagène/1) 5 points en DEF : je compte 6 et 8 ? (lignes 5995 et 6001 : 2, "
    "plus X s'il est positif, donc 2 et 3)",
    ask("test_d_attaque(attaquant=dict(att=2, mutagene_x=-1, points_de_mutagene_places=4), caracteristique_visee='ATT', des=[3])", total=7),
    ask("test_de_defense(cible=dict(defense=3, mutagene_x=1, points_de_mutagene_places=5), caracteristique_visee='DEF', difficulte=9, des=[3])", total=9),
    ask("force_du_coup_de_maitre(attaquant=dict(att=4, force=7, mutagene_x=1, points_de_mutagene_places=5, coup_de_maitre_x=0), caracteristique_visee='ATT')",
        total=11),
)

row(
    "CF-ZG02",
    "Deux points en ATT placés à mon activation (Mutagène/1, ATT 2), puis il panique : en déroute, il les garde ou non ? Et peut-il en placer encore, ou recevoir un dé ? "
    "(ligne 3329 : il garde le bénéfice, sans pouvoir en employer d'autres)",
    ask("test_d_attaque(attaquant=dict(att=2, mutagene_x=1, points_de_mutagene_places=2, en_deroute=True), caracteristique_visee='ATT', des=[3])", total=7),
    ask("placer_des_points_de_mutagene(figurine=dict(mutagene_x=1, points_de_mutagene_places=1, en_deroute=True), caracteristique_visee='ATT')", outcome="Interdit"),
    ask("recevoir_un_de_de_mutagene(figurine=dict(mutagene_x=1, en_deroute=True))", outcome="Interdit"),
)

row(
    "CF-ZG03",
    "Mon dé de Mutagène m'a donné 2 points (Mutagène/1) ; j'en mets 3 en FOR, puisque le maximum par caractéristique est de 3 (lignes 5987 et 5995 : pas plus que le dé)",
    ask("placer_des_points_de_mutagene(figurine=dict(mutagene_x=1, points_de_mutagene_places=3, points_de_mutagene_du_de=2), caracteristique_visee='FOR')",
        outcome="Interdit"),
    ask("placer_des_points_de_mutagene(figurine=dict(mutagene_x=1, points_de_mutagene_places=2, points_de_mutagene_du_de=2), caracteristique_visee='FOR')",
        outcome="Permis"),
)
