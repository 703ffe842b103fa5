"""Situations of Confrontation whose questions stand in `peur-tests.ttl`."""

from __future__ import annotations

from fractions import Fraction as F

from verdicts import ask, rows

ROWS, row = rows()

row(
    "CONF-AB04",
    "L'effrayant mort n'effraie plus : pas de test ; avec un autre de PEUR 6, COU 3, 2/3 ; au ralliement, 8 et non 9, et la Discipline y sert.",
    ask("devoir_tester_son_courage(figurine=dict(cou=3, defenseur=True), adversaire=dict(peur=8, tue_net=True))", outcome="Sans effet"),
    ask("devoir_tester_son_courage(figurine=dict(cou=3, defenseur=True), adversaire=dict(peur=8, tue_net=True, acharne=True))", outcome="Obligatoire"),
    ask("test_de_courage(figurine=dict(cou=3, defenseur=True), adversaire=dict(peur=8, tue_net=True), autre_peur=6)", odds={"Réussi": F(2, 3)}),
    ask("test_de_ralliement(figurine=dict(cou=3, en_deroute=True), adversaire=dict(peur=9, tue_net=True))", odds={"Rallié": F(1, 3)}),
    ask("se_rallier_par_la_discipline(figurine_en_deroute=True, adversaire=dict(peur=9, tue_net=True))", outcome="Permis"),
    ask("tester_face_au_rugissement(adversaire=dict(rugissement_x=8, tue_net=True), distance=10)", outcome="Sans effet"),
)
row(
    "CONF-AB23",
    "Ma poursuite arrive sur une PEUR 8 qui a déjà combattu : je teste quand même, et nul combat n'en naît.",
    ask("devoir_tester_son_courage(figurine=dict(cou=4, en_poursuite=True), adversaire_peur=8)", outcome="Obligatoire"),
    ask("resoudre_aussitot_le_combat(cible_premier_combat_passe=True)", outcome="Interdit"),
)
row(
    "CONF-AE14",
    "COU 3 en Blessure grave contre PEUR 6 : 2/3, la Blessure n'ôte rien au Courage ; à PEUR égale, l'effrayant ne teste pas ; COU 4 contre 3 : sûr, mais il teste.",
    ask("test_de_courage(figurine=dict(cou=3, blessure_grave=True), adversaire_peur=6)", odds={"Réussi": F(2, 3)}),
    ask("devoir_tester_son_courage(figurine_peur=5, adversaire_peur=5)", outcome="Sans effet"),
    ask("devoir_tester_son_courage(figurine_peur=4, adversaire_peur=5)", outcome="Obligatoire"),
    ask("devoir_tester_son_courage(figurine_cou=4, adversaire_peur=3)", outcome="Obligatoire"),
    ask("test_de_courage(figurine_cou=4, adversaire_peur=3)", odds={"Réussi": F(1)}),
    ask("devoir_tester_son_courage(figurine=dict(cou=3, defenseur=True), adversaire=dict(peur=6, mou=10, chemin=23))", outcome="Sans effet"),
)
row(
    "CONF-AF09",
    "Cri de guerre/7, COU 3 : il a chargé une PEUR 9, 5/6 ; un COU 4 qu'il a chargé teste ; qu'il a engagé, non ; en piqué, oui.",
    ask("test_de_courage(figurine=dict(cou=3, cri_de_guerre_x=7, a_charge=True), adversaire_peur=9)", odds={"Réussi": F(5, 6)}),
    ask("devoir_tester_son_courage(figurine=dict(cou=4, defenseur=True), adversaire=dict(cou=4, cri_de_guerre_x=7, a_charge=True))", outcome="Obligatoire"),
    ask("test_de_courage(figurine=dict(cou=4, defenseur=True), adversaire=dict(cou=4, cri_de_guerre_x=7, a_charge=True))", odds={"Réussi": F(2, 3)}),
    ask("devoir_tester_son_courage(figurine=dict(cou=4, defenseur=True), adversaire=dict(cou=4, cri_de_guerre_x=7, a_engage=True))", outcome="Sans effet"),
    ask("devoir_tester_son_courage(figurine=dict(cou=4, defenseur=True), adversaire=dict(cou=4, cri_de_guerre_x=7, a_charge_en_pique=True))",
        outcome="Obligatoire"),
)
row(
    "CONF-AG21",
    "Hypérien/8 et une PEUR 9 chargent un Immortel des Ténèbres (PEUR 6) : 8 à égaler, 5/6, ou 9, litige. Un Construct ne le craint pas, un Élémentaire des Ténèbres si.",
    ask("""test_de_courage(figurine=dict(immortel=True, voie="Ténèbres", peur=6), adversaire=dict(hyperien_x=8, a_charge=True), autre_peur=9)""",
        odds={"Réussi": F(5, 6)}, disputed="difficulté 9"),
    ask("devoir_tester_son_courage(figurine=dict(construct=True, cou=4), adversaire=dict(hyperien_x=8, a_charge=True))", outcome="Sans effet"),
    ask("""devoir_tester_son_courage(figurine=dict(elementaire_x="Ténèbres", cou=4), adversaire=dict(hyperien_x=8, a_charge=True))""", outcome="Obligatoire"),
)
row(
    "CONF-DF08",
    "Le soldat (MOU 7,5, COU 4) charge un minotaure de PEUR 8 à 19 cm : nul test ; à 15, la moitié des fois. Raté, il est figé, non en déroute ; un neutre relance ses 6.",
    ask("test_de_courage(figurine=dict(cou=4, mou=7.5, chemin=19), adversaire_peur=8)", outcome="Sans effet"),
    ask("test_de_courage(figurine=dict(cou=4, mou=7.5, chemin=15), adversaire_peur=8)", odds={"Réussi": F(1, 2)}),
    ask("test_de_courage(figurine=dict(cou=3), adversaire=dict(peur=6, chemin=23, mou=10))", outcome="Sans effet"),
    ask("test_de_courage(figurine=dict(cou=4, assaillant=True), adversaire_peur=8, des=[1])", outcome="Raté", says="figée par la peur (CF-532)"),
    ask("fuir(figurine=dict(assaillant=True, test_de_courage_rate=True))", outcome="Interdit"),
    ask("test_de_courage(figurine=dict(cou=4, neutre=True), adversaire_peur=8)", odds={"Réussi": F(7, 15)}),
)
row(
    "CONF-CB06",
    "Un Construct sous l'aura d'un chef de DIS 6 teste avec 0 : il lui faut un 6 contre 6.",
    ask("test_de_discipline(figurine=dict(dis=4, construct=True, dans_l_aura_d_un_commandant=True), commandant_dis=6, difficulte=6)", odds={"Réussi": F(1, 6)}),
    ask("profiter_du_commandement(figurine_construct=True)", outcome="Interdit"),
)
row(
    "CONF-AG23",
    "Cri de guerre/6, COU 7, charge une PEUR 8 : il teste, sûr. Une PEUR 6 qu'il charge ne teste pas ; en poursuite, rien.",
    ask("test_de_courage(figurine=dict(cou=7, cri_de_guerre_x=6, en_charge=True), adversaire_peur=8)", odds={"Réussi": F(1)}),
    ask("devoir_tester_son_courage(figurine=dict(peur=6, defenseur=True), adversaire=dict(cou=3, cri_de_guerre_x=6, a_charge=True))", outcome="Sans effet"),
    ask("devoir_tester_son_courage(figurine=dict(cou=5, defenseur=True), adversaire=dict(cou=3, cri_de_guerre_x=6, en_poursuite=True))",
        outcome="Sans effet"),
)
row(
    "CONF-AG24",
    "La goule Rapide (MOU 10) à 25 cm : elle arrive, on teste ; à 31 cm, ou à 23 avec un marqueur, non ; en tirant dans sa charge, 25 cm vont encore, pas en engageant.",
    ask("devoir_tester_son_courage(figurine=dict(cou=3, defenseur=True), adversaire=dict(peur=6, mou=10, rapidite=True, chemin=25, a_charge=True))",
        outcome="Obligatoire"),
    ask("devoir_tester_son_courage(figurine=dict(cou=3, defenseur=True), adversaire=dict(peur=6, mou=10, rapidite=True, chemin=31, a_charge=True))",
        outcome="Sans effet"),
    ask("devoir_tester_son_courage(figurine=dict(cou=3, defenseur=True), adversaire=dict(peur=6, mou=10, rapidite=True, porteur_de_marqueur=True, chemin=23, "
        "a_charge=True))", outcome="Sans effet"),
    ask("tirer(attaquant=dict(tir=4, mou=10, rapidite=True, a_charge=True, tir_en_assaut=True), distance=25)", outcome="Permis"),
    ask("tirer(attaquant=dict(tir=4, mou=10, rapidite=True, a_charge=True, tir_en_assaut=True), distance=31)", outcome="Interdit"),
    ask("tirer(attaquant=dict(tir=4, mou=10, rapidite=True, a_engage=True, tir_en_assaut=True), distance=25)", outcome="Interdit"),
)
row(
    "CONF-AI27",
    "Désespéré vivant devant un Hypérien : pas de test ; sous un Seigneur de PEUR 7, PEUR 5 et rang 3 : 7.",
    ask("devoir_tester_son_courage(figurine=dict(desespere=True, cou=3, defenseur=True), adversaire=dict(hyperien_x=8, a_charge=True))",
        outcome="Sans effet"),
    ask("peur_sous_un_seigneur_des_morts(figurine=dict(peur=5, mort_vivant=True, aura_d_un_seigneur_des_morts=True, peur_du_seigneur=7, "
        "categorie_de_rang_du_seigneur=3))", total=7),
)
row(
    "CONF-AI28",
    "Cri de guerre/7 : en chargeant une PEUR 6, pas de test, en engageant si ; elle teste contre 7 sans risque.",
    ask("devoir_tester_son_courage(figurine=dict(cou=3, cri_de_guerre_x=7, en_charge=True), adversaire_peur=6)", outcome="Sans effet"),
    ask("devoir_tester_son_courage(figurine=dict(cou=3, cri_de_guerre_x=7, a_engage=True), adversaire_peur=6)", outcome="Obligatoire"),
    ask("test_de_courage(figurine=dict(peur=6, defenseur=True), adversaire=dict(cou=3, cri_de_guerre_x=7, a_charge=True))", odds={"Réussi": F(1)}),
)
row(
    "CONF-AI79",
    "Une PEUR 7 qui poursuit : on teste. Un effrayant chargé par un courageux : pas de test. Maudit des Dieux : Bravoure ou non, 11 est "
    "hors d'atteinte à COU 4.",
    ask("devoir_tester_son_courage(figurine=dict(cou=4, defenseur=True), adversaire=dict(peur=7, en_poursuite=True))", outcome="Obligatoire"),
    ask("devoir_tester_son_courage(figurine=dict(peur=5, cou=3, defenseur=True), adversaire=dict(cou=6, a_charge=True))", outcome="Sans effet"),
    ask("test_de_courage(figurine=dict(cou=4, maudit_des_dieux=True, bravoure=True), adversaire_peur=11)", odds={"Réussi": F(0)}),
)
row(
    "CONF-AK33",
    "Cri de guerre/8 chargeant : un Construct ne teste pas ; COU 5 teste contre 8, deux tiers. Fanatisme et Rigueur, DIS 3 contre 7 : trois quarts.",
    ask("devoir_tester_son_courage(figurine=dict(construct=True, peur=5), adversaire=dict(cri_de_guerre_x=8, a_charge=True))", outcome="Sans effet"),
    ask("test_de_courage(figurine_cou=5, adversaire=dict(cou=3, cri_de_guerre_x=8, a_charge=True))", odds={"Réussi": F(2, 3)}),
    ask("test_de_fanatisme(figurine=dict(dis=3, fanatisme=True, rigueur=True), difficulte=7)", odds={"Réussi": F(3, 4)}),
    ask("devoir_tester_son_courage(figurine_peur=6, adversaire_peur=6)", outcome="Sans effet"),
    ask("devoir_tester_son_courage(figurine_peur=6, adversaire_peur=6, autre_peur=7)", outcome="Obligatoire"),
)
row(
    "CONF-AM16",
    "Un PEUR 4 assaille à la fois un PEUR 6 et un COU 4 : 5/6. Raté, il reste, et l'autre n'a pas à tester.",
    ask("test_de_courage(figurine=dict(peur=4, assaillant=True), adversaire_peur=6)", odds={"Réussi": F(5, 6)}),
    ask("devoir_tester_son_courage(figurine=dict(cou=4), adversaire=dict(peur=4, test_de_courage_rate=True))", outcome="Sans effet"),
    ask("devoir_tester_son_courage(figurine=dict(cou=4), adversaire=dict(peur=4, fige_par_la_peur=True))", outcome="Sans effet"),
    ask("devoir_tester_son_courage(figurine=dict(cou=4), adversaire=dict(peur=4))", outcome="Obligatoire"),
)

MASK = 'caracteristique_sous_pression="PEUR", total_de_pression=5'

row(
    "CONF-CC15",
    "Un masque à vapeur, 5 : PEUR 4 + 2 ; le conscrit rate sur 2, et la charge se redirige sur une PEUR 6 sans test.",
    ask(f"test_de_courage(figurine=dict(cou=3), adversaire=dict(peur=4, sous_pression=True), {MASK}, des=[2])", outcome="Raté", says="difficulté 6"),
    ask("rediriger_son_assaut(figurine_peur=4, adversaire_en_fuite=True)", outcome="Permis"),
    ask("rester_une_charge(figurine_en_charge=True, adversaire_en_fuite=True)", outcome="Permis"),
    ask(f"devoir_tester_son_courage(figurine=dict(peur=4, sous_pression=True, assaillant=True), {MASK}, adversaire_peur=6)", outcome="Sans effet"),
    ask("devoir_tester_son_courage(figurine=dict(peur=4, assaillant=True), adversaire_peur=6)", outcome="Obligatoire"),
)
row(
    "XI-A",
    "PEUR 5 contre PEUR 7, un 2 : 7, réussi. COU 4 contre PEUR 5 et 7, un 2 : 6, raté. PEUR 6 contre 6 et 5 : pas de test. COU "
    "contre COU : pas de test.",
    ask("test_de_courage(figurine_peur=5, adversaire_peur=7, figurine_defenseur=True, des=[2])", outcome="Réussi", total=7),
    ask("test_de_courage(figurine=dict(cou=4, defenseur=True), adversaire_peur=5, autre_peur=7, des=[2])", outcome="Raté", total=6),
    ask("devoir_tester_son_courage(figurine=dict(peur=6, assaillant=True), adversaire_peur=6, autre_peur=5)", outcome="Sans effet"),
    ask("devoir_tester_son_courage(figurine=dict(cou=4, defenseur=True), adversaire_cou=5)", outcome="Sans effet"),
    ask("devoir_tester_son_courage(figurine=dict(peur=4, defenseur=True), adversaire_peur=8)", outcome="Obligatoire"),
    ask("devoir_tester_son_courage(figurine=dict(cou=4, assaillant=True), adversaire_peur=3)", outcome="Obligatoire"),
    ask("plus_haute_peur(adversaire_peur=4, autre_peur=5, peur_du_troisieme_adversaire=6)", total=6),
    ask("nombre_de_tests_de_courage(combattants_qui_testent=3)", total=3),
    ask("ordonner_les_tests_de_courage(joueur_qui_a_la_main=True)", outcome="Permis"),
)
row(
    "CONF-S24",
    "Une PEUR 6 qui a Cri de guerre/4 ne baisse pas en chargeant ; une PEUR 4 qui a Cri de guerre/6 vaut 6, ou 4 si seul un Courage se remplace.",
    ask("devoir_tester_son_courage(figurine=dict(peur=6, assaillant=True, cri_de_guerre_x=4, en_charge=True), adversaire_peur=5)", outcome="Sans effet"),
    ask("plus_haute_peur(adversaire=dict(peur=6, cri_de_guerre_x=4, en_charge=True))", total=6),
    ask("peur_effective(figurine=dict(peur=4, cri_de_guerre_x=6, en_charge=True))", total=6, disputed="4 : 4"),
)
row(
    "CONF-U22",
    "Hypérien/9 : le Désespéré d'Alahan ne teste pas, le Mort-vivant, si. Seul contre plus cher que lui, ATT 3 et un 3 font 7.",
    ask("devoir_tester_son_courage(figurine=dict(cou=3, desespere=True, defenseur=True), adversaire_hyperien_x=9)", outcome="Sans effet"),
    ask("devoir_tester_son_courage(figurine=dict(peur=5, mort_vivant=True, defenseur=True), adversaire_hyperien_x=9)", outcome="Obligatoire"),
    ask("test_d_attaque(attaquant=dict(att=3, desespere=True, valeur_strategique=10), cible_valeur_strategique=20, des=[3])", total=7),
    ask("test_d_attaque(attaquant=dict(att=3, desespere=True, valeur_strategique=30), cible_valeur_strategique=20, des=[3])", total=6),
)
row(
    "undead-before-fear",
    "Mon squelette (COU 3) assailli par une PEUR 6 : un Mort-vivant ne teste pas.",
    ask('devoir_tester_son_courage(figurine_mort_vivant=True, figurine_cou=3, adversaire_peur=6, figurine_defenseur=True)', outcome="Sans effet"),
)

ZOMBIE = "figurine=dict(peur=5, mort_vivant=True, aura_d_un_seigneur_des_morts=True, categorie_de_rang_du_seigneur=2, peur_du_seigneur=7)"

row(
    "CONF-AB05",
    "Le pantin près de Melmoth fait peur à 7, à 5 si son Seigneur est mort, en déroute ou suspendu à une corde.",
    ask(f"peur_effective({ZOMBIE})", total=7),
    *(ask(f"peur_effective({ZOMBIE}, commandant_{what}=True)", total=5) for what in ("tue_net", "en_deroute", "suspendu")),
)
row(
    "CONF-AK32",
    "Pantin sous un Seigneur des morts d'Élite : PEUR 5+2, au plus celle du Seigneur ; pour son propre test, 5. Le vivant l'affronte à 7 : COU 4, deux tiers.",
    ask("peur_effective(figurine=dict(peur=5, mort_vivant=True), peur_du_seigneur=7, categorie_de_rang_du_seigneur=2)", total=7),
    ask("peur_effective(figurine=dict(peur=8, mort_vivant=True), peur_du_seigneur=9, categorie_de_rang_du_seigneur=2)", total=9),
    ask("peur_effective(figurine=dict(peur=5, mort_vivant=True, teste_son_courage=True), peur_du_seigneur=7, categorie_de_rang_du_seigneur=2)", total=5),
    ask("test_de_courage(figurine_cou=4, adversaire=dict(peur=5, mort_vivant=True, peur_du_seigneur=7, categorie_de_rang_du_seigneur=2))",
        odds={"Réussi": F(2, 3)}),
)

LORD = "mort_vivant=True, aura_d_un_seigneur_des_morts=True, categorie_de_rang_du_seigneur=2"

row(
    "CONF-S46",
    "Un zombie (PEUR 8) près de la Gorgone (rang 2, PEUR 9) fait peur à 9, un pantin (5) près de Melmoth (7) à 7 ; quand il teste lui-même, à 5.",
    ask(f"peur_effective(figurine=dict(peur=8, peur_du_seigneur=9, {LORD}))", total=9),
    ask(f"peur_effective(figurine=dict(peur=5, peur_du_seigneur=7, {LORD}))", total=7),
    ask(f"peur_effective(figurine=dict(peur=5, peur_du_seigneur=7, teste_son_courage=True, {LORD}))", total=5),
    ask("peur_effective(figurine=dict(peur=5, sous_pression=True), caracteristique_sous_pression='PEUR', total_de_pression=5)", total=7),
)
row(
    "CONF-U49",
    "Masque à vapeur, PEUR 4, un 5 : PEUR 6, pas 9 ; en déroute, pas de jet.",
    ask("peur_effective(figurine=dict(peur=4, sous_pression=True), total_de_pression=5, caracteristique_sous_pression='PEUR')", total=6),
    ask("jet_de_pression(figurine_en_deroute=True)", outcome="Interdit"),
)
row(
    "CONF-ZF04",
    "Une goule de MOU 7,5 et PEUR 6 charge mon COU 4 ; de moi à elle, 15 cm de chemin : je teste ; 15,5, non. Dont 4 de marais : il en faut 11.",
    ask("devoir_tester_son_courage(figurine=dict(cou=4, defenseur=True, chemin=15), adversaire=dict(peur=6, mou=7.5))", outcome="Obligatoire"),
    ask("devoir_tester_son_courage(figurine=dict(cou=4, defenseur=True, chemin=15.5, mou=20), adversaire=dict(peur=6, mou=7.5))", outcome="Sans effet"),
    ask("""devoir_tester_son_courage(figurine=dict(cou=4, defenseur=True, chemin=11), adversaire=dict(peur=6, mou=7.5), zone_de_terrain="encombrée",
        distance_parcourue_au_sol=4)""", outcome="Obligatoire"),
    ask("""devoir_tester_son_courage(figurine=dict(cou=4, defenseur=True, chemin=11.5), adversaire=dict(peur=6, mou=7.5), zone_de_terrain="encombrée",
        distance_parcourue_au_sol=4)""", outcome="Sans effet"),
)
row(
    "CF-ZH03",
    "« Ta bête a PEUR 6, elle me charge : je teste ? » On n'a pas dit le COU : qui n'a pas de PEUR est courageux, donc oui ; assaillant aussi ; Immunité/Peur, non ; devant un courageux, non.",
    ask("devoir_tester_son_courage(adversaire_peur=6)", outcome="Obligatoire"),
    ask("devoir_tester_son_courage(figurine_assaillant=True, adversaire_peur=6)", outcome="Obligatoire"),
    ask("devoir_tester_son_courage(figurine=dict(bravoure=True, defenseur=True), autre_peur=6)", outcome="Obligatoire"),
    ask("devoir_tester_son_courage(figurine_construct=True, adversaire_peur=6)", outcome="Sans effet"),
    ask("devoir_tester_son_courage(adversaire_cou=4)", outcome="Sans effet"),
    ask("devoir_tester_son_courage(figurine_peur=6, adversaire_peur=6)", outcome="Sans effet"),
)
