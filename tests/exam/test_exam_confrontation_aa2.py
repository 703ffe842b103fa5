"""Confrontation, what mending a blind round turned up: the dead and their partners, duels of the Desperate, contact and levels, structure spent, staffs that lose one.

Worked out from the text while mending; one row a situation, each question with what the row states and nothing more.
"""

from __future__ import annotations

from fractions import Fraction as F

import pytest
from verdicts import ask, check, rows

ROWS, row = rows()

row(
    "CONF-AB01",
    "Champion à l'attaque comme à la parade : un dé d'Enchaînement coûte 1, deux au plus, un pour un magicien pur ; X plus fort sur sa carte, trois.",
    ask("test_d_attaque(attaquant=dict(att=4, champion=True, guerrier_mage=True, des_d_enchainement=1), des=[3])", total=6),
    ask("test_de_defense(cible=dict(defense=4, champion=True, des_d_enchainement=3), difficulte=6, des=[3])", total=5),
    ask("test_d_attaque(attaquant=dict(att=4, champion=True, magicien_pur=True, des_d_enchainement=2), des=[3])", total=6),
    ask("test_d_attaque(attaquant=dict(att=4, champion=True, enchainement_x=3, des_d_enchainement=3), des=[3])", total=4),
    ask("nombre_de_des_de_combat(figurine=dict(adversaires_dans_le_combat=1, champion=True, enchainement_x=3, des_d_enchainement=3))", total=5),
    ask("test_d_attaque(attaquant=dict(att=4, des_d_enchainement=1), des=[3])", total=7),
)
BRAVE = "att=3, desespere=True"
row(
    "CONF-AB02",
    "Désespéré de 20 PA contre 35 : +1 en duel, pour lui comme pour son adversaire ; à deux contre un, non ; ses artefacts comptent dans sa valeur.",
    ask(f"test_d_attaque(attaquant=dict({BRAVE}, valeur_strategique=20), cible=dict(valeur_strategique=35), des=[3])", total=7),
    ask(f"test_d_attaque(attaquant=dict({BRAVE}, valeur_strategique=20, autres_combattants_de_son_camp=1), cible=dict(valeur_strategique=35), des=[3])", total=6),
    ask(f"test_d_attaque(attaquant=dict({BRAVE}, valeur_strategique=20), cible=dict(valeur_strategique=35, adversaires_dans_le_combat=2), des=[3])", total=6),
    ask("""initiative_du_combat(figurine=dict(ini=3, valeur_strategique=35), adversaire=dict(ini=3, desespere=True, valeur_strategique=20), des=[3],
        des_adverses=[3])""", outcome="Perdue"),
    ask(f"""test_d_attaque(attaquant=dict({BRAVE}, valeur_strategique_initiale=30, pa_d_artefacts=10), cible=dict(valeur_strategique=35), des=[3])""", total=6),
    ask(f"""test_d_attaque(attaquant=dict({BRAVE}, valeur_strategique=30), cible=dict(valeur_strategique_initiale=25, pa_d_artefacts=10), des=[3])""", total=7),
)
row(
    "CONF-AB03",
    "Un mort ne teste rien : ni Attaque, ni Défense, ni Initiative, ni Tir, ni Discipline, ni Pouvoir, ni Foi ; un Acharné tué net, si, comme en Critique.",
    *(ask(q, outcome="Sans effet") for q in (
        "test_d_attaque(attaquant=dict(att=3, tue_net=True))", "test_de_defense(cible=dict(defense=3, tue_net=True), difficulte=6)",
        "test_d_initiative(figurine=dict(ini=3, tue_net=True), difficulte=6)", "test_de_tir(attaquant=dict(tir=3, tue_net=True), difficulte=6)",
        "test_de_discipline(figurine=dict(dis=3, tue_net=True), difficulte=6)", "test_de_pouvoir(magicien=dict(pou=3, tue_net=True), difficulte=6)",
        "test_de_foi(fidele=dict(foi=3, tue_net=True), difficulte=6)", "initiative_du_combat(figurine=dict(ini=3, tue_net=True), adversaire_ini=3)",
        "jet_de_separation(figurine=dict(dis=3, tue_net=True), adversaire_dis=3)", "test_contre_le_balayage(cible=dict(defense=3, tue_net=True))")),
    ask("test_d_initiative(figurine=dict(ini=4, tue_net=True, acharne=True), difficulte=6)", odds={"Réussi": F(1, 3)}),
)
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
ZOMBIE = "figurine=dict(peur=5, mort_vivant=True, aura_d_un_seigneur_des_morts=True, categorie_de_rang_du_seigneur=2, peur_du_seigneur=7)"
row(
    "CONF-AB05",
    "Le pantin près de Melmoth fait peur à 7, à 5 si son Seigneur est mort, en déroute ou suspendu à une corde.",
    ask(f"peur_effective({ZOMBIE})", total=7),
    *(ask(f"peur_effective({ZOMBIE}, commandant_{what}=True)", total=5) for what in ("tue_net", "en_deroute", "suspendu")),
)
STAFF = "commandant=dict(cou=6, dis=6, champion=True, commandement_x=15, distance_a_la_figurine=8%s), etat_major_au_complet=True"
row(
    "CONF-AB06",
    "État-major dit au complet, COU 6 et PEUR 12 : 1/2 ; musicien mort, 1/3, le porte-étendard compte encore ; porte-étendard mort, 1/6 ; DIS, l'inverse.",
    ask(f"test_de_courage(figurine_cou=4, {STAFF % ''}, adversaire_peur=12)", odds={"Réussi": F(1, 2)}),
    ask(f"test_de_courage(figurine_cou=4, {STAFF % ''}, le_musicien_tue_net=True, adversaire_peur=12)", odds={"Réussi": F(1, 3)}),
    ask(f"test_de_courage(figurine_cou=4, {STAFF % ''}, le_porte_etendard_tue_net=True, adversaire_peur=12)", odds={"Réussi": F(1, 6)}),
    ask(f"test_de_discipline(figurine_dis=4, {STAFF % ''}, le_porte_etendard_tue_net=True, difficulte=12)", odds={"Réussi": F(1, 3)}),
    ask(f"test_de_discipline(figurine_dis=4, {STAFF % ''}, le_musicien_palier=1, difficulte=12)", odds={"Réussi": F(1, 6)}),
    ask(f"test_de_courage(figurine_cou=4, {STAFF % ', tue_net=True'}, adversaire_peur=9)", odds={"Réussi": F(1, 3)}),
)
row(
    "CONF-AB07",
    "Une marche ou une course ne finit pas au contact, de quelque façon qu'on le dise ; ni un invoqué, ni un saut, ni un renfort.",
    ask("marcher(mene_au_contact=True)", outcome="Interdit"),
    ask("courir(mene_au_contact=True)", outcome="Interdit"),
    ask("parvenir_au_contact(figurine=dict(mou=10, chemin=8, type_de_deplacement='marche'))", outcome="Interdit"),
    ask("parvenir_au_contact(figurine=dict(mou=10, chemin=18, type_de_deplacement='course'))", outcome="Interdit"),
    ask("parvenir_au_contact(figurine=dict(mou=10, chemin=18, type_de_deplacement='charge'))", outcome="Permis"),
    ask("placer_un_invoque(mene_au_contact=True)", outcome="Interdit"),
    ask("se_placer_apres_le_saut(figurine_distance_du_point_de_chute=10, mene_au_contact=True)", outcome="Interdit"),
    ask("revenir_de_renfort_ici(distance=5, mene_au_contact=True)", outcome="Interdit"),
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
    "CONF-AB09",
    "Du palier 1, ni compteur, ni rocher, ni chaudron, ni porte ; un impact, un Balayage, une réparation ne changent pas de palier, sauf l'impact d'un piqué.",
    ask("ajouter_des_compteurs(figurine=dict(au_contact_de_l_objectif=True, palier=1), a_la_phase_d_entretien=True)", outcome="Interdit"),
    ask("lancer_un_rocher(attaquant=dict(au_contact_d_un_decor=True, distance_au_tas=2, palier=1), cible=dict(distance_en_contrebas=5))", outcome="Interdit"),
    ask("renverser_un_chaudron(attaquant=dict(au_contact_du_chaudron=True, palier=1))", outcome="Interdit"),
    ask("un_impact(attaquant=dict(impact_x=3, distance_du_deplacement=21, palier=1), cible=dict(res=10, au_contact_de_l_avant=True))", outcome="Interdit"),
    ask("subir_l_impact(attaquant=dict(impact_x=3, palier=1, charge_en_pique=True), cible=dict(au_contact_de_l_avant=True))", outcome="Obligatoire"),
    ask("un_impact(attaquant=dict(impact_x=3, distance_du_deplacement=21, tue_net=True), cible=dict(res=10))", outcome="Interdit"),
    ask("un_balayage(attaquant=dict(force_de_la_carte=13, balayage=True), cible=dict(defense=3, res=5, au_contact_du_titan=True, palier=1))", outcome="Interdit"),
    ask("tenter_une_reparation(figurine=dict(mecanicien=True, palier=1), cible=dict(structure=True, au_contact_de_l_autre=True))", outcome="Interdit"),
)
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
    "CONF-AB11",
    "Tirer sur qui se bat, c'est répartir son tir, qu'on l'ait dit ou non ; et les pénalités de charge interdisent de se désengager.",
    ask("faire_un_jet_de_repartition(attaquant=dict(tir=4), cible=dict(au_contact_d_un_adversaire=True))", outcome="Obligatoire"),
    ask("faire_un_jet_de_repartition(attaquant=dict(tir=4), cible=dict(au_contact_d_un_adversaire=False))", outcome="Interdit"),
    ask("se_desengager(figurine=dict(penalites_de_charge=True, au_contact_d_un_adversaire=True))", outcome="Interdit"),
    ask("se_desengager(figurine=dict(au_contact_d_un_adversaire=True))", outcome="Permis"),
)
row(
    "CONF-AB12",
    "Deux courageux et un effrayant qu'on ne dit que comme troisième : on teste son Courage, contre lui. Le mort n'y compte pas.",
    ask("devoir_tester_son_courage(figurine=dict(cou=4, peur_du_troisieme_adversaire=7, defenseur=True), adversaire=dict(cou=3), autre_cou=4)", outcome="Obligatoire"),
    ask("test_de_courage(figurine=dict(cou=4, peur_du_troisieme_adversaire=7, defenseur=True), adversaire=dict(cou=3), des=[2])", outcome="Raté"),
    ask("test_de_courage(figurine=dict(cou=4, peur_du_troisieme_adversaire=7, defenseur=True), adversaire=dict(peur=8, tue_net=True), des=[3])", outcome="Réussi"),
    ask("test_de_ralliement(figurine=dict(cou=4, peur_du_troisieme_adversaire=9, en_deroute=True), adversaire=dict(cou=3), des=[4])", outcome="Toujours en déroute"),
    ask("se_rallier_par_la_discipline(figurine=dict(dis=5, peur_du_troisieme_adversaire=9, en_deroute=True), adversaire=dict(cou=3))", outcome="Interdit"),
    ask("test_de_fanatisme(figurine=dict(cou=4, dis=3, fanatisme=True, peur_du_troisieme_adversaire=7), adversaire=dict(cou=3), des=[3])", outcome="Raté"),
)

QUESTIONS = [(code, n, *asked) for code, (_, questions) in ROWS.items() for n, asked in enumerate(questions, 1)]


@pytest.mark.parametrize("code, rank, question, expected", QUESTIONS, ids=[f"{code}-{n}" for code, n, *_ in QUESTIONS])
def test_situation(resolver, code, rank, question, expected):
    check(resolver, "confrontation", code, question, expected)
