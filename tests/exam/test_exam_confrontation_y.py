"""Confrontation, one more blind round: what death, rout and distance take from each, read for the right person, and chains from the test to the wound.

Worked out from the text alone, the first rows before the resolver was asked anything; one row a situation, each question with what the row states and nothing more.
"""

from __future__ import annotations

from fractions import Fraction as F

import pytest
from verdicts import ask, check, rows

ROWS, row = rows()

HOOK = "corde_a_grappin=True"
row(
    "CONF-Y01",
    "Le grappin : à 15 cm juste un moyen lance, 2/3 ; un petit à 12,5 manque ; un grand à 18 en Blessure grave, 1/3. Ni après une course, ni au contact.",
    ask(f"lancer_du_grappin(attaquant=dict(ini=3, taille='Moyenne', {HOOK}), distance_du_grappin=15)", odds={"Fixé": F(2, 3)}),
    ask(f"lancer_du_grappin(attaquant=dict(ini=3, taille='Petite', {HOOK}), distance_du_grappin=12.5)", says="Manqué automatique"),
    ask(f"lancer_du_grappin(attaquant=dict(ini=3, taille='Grande', blessure_grave=True, {HOOK}), distance_du_grappin=18)", odds={"Fixé": F(1, 3)}),
    ask(f"lancer_un_grappin(attaquant=dict(a_couru=True, {HOOK}))", outcome="Interdit"),
    ask(f"lancer_un_grappin(attaquant=dict(au_contact_d_un_adversaire=True, {HOOK}))", outcome="Interdit"),
)
row(
    "CONF-Y02",
    "Doyen pur au contact, trois croyants, un Féal/2 : 3 + 3 + 2 = 8 ; Zélote Moine-guerrier, 6 ; Dévot iconoclaste, quatre ennemis, Féal/1 ami : 5.",
    ask("foi_temporaire_du_tour(fidele=dict(rang_de_fidele='Doyen', croyants=3, feal_x=2, au_contact_d_un_adversaire=True))", total=8),
    ask("foi_temporaire_du_tour(fidele=dict(rang_de_fidele='Zélote', moine_guerrier=True, croyants=3, feal_x=2, au_contact_d_un_adversaire=True))", total=6),
    ask("foi_temporaire_du_tour(fidele=dict(rang_de_fidele='Dévot', iconoclaste=True, croyants=4, feal_x=1))", total=5),
    ask("foi_temporaire_du_tour(fidele=dict(rang_de_fidele='Zélote', croyants=4, tue_net=True))", outcome="Interdit"),
)
row(
    "CONF-Y03",
    "Miracles : Avatar pur 10, Zélote Moine-guerrier 3. Engager de MOU et appeler, oui ; un centimètre de plus ou une charge, non.",
    ask("nombre_de_miracles(fidele=dict(rang_de_fidele='Avatar'))", total=10),
    ask("nombre_de_miracles(fidele=dict(rang_de_fidele='Zélote', moine_guerrier=True))", total=3),
    ask("appeler_un_miracle(fidele=dict(a_engage=True, distance_parcourue=10, mou=10))", outcome="Permis"),
    ask("appeler_un_miracle(fidele=dict(a_engage=True, distance_parcourue=11, mou=10))", outcome="Interdit"),
    ask("appeler_un_miracle(fidele_a_charge=True)", outcome="Interdit"),
)
SCARED = "cou=3, defenseur=True"
row(
    "CONF-Y04",
    "Un mort ne teste ni son Courage, ni son ralliement, ni face au Rugissement, ni son Initiative devant un faucheur ; un Acharné tué net, si.",
    ask("test_de_courage(figurine=dict(cou=3, tue_net=True), adversaire_peur=6)", outcome="Sans effet"),
    ask("test_de_courage(figurine=dict(cou=3, tue_net=True, acharne=True), adversaire_peur=6)", odds={"Réussi": F(2, 3)}),
    ask("test_de_ralliement(figurine=dict(cou=3, en_deroute=True, tue_net=True))", outcome="Sans effet"),
    ask("test_face_au_rugissement(figurine=dict(cou=4, tue_net=True), adversaire_rugissement_x=8, distance=12)", outcome="Sans effet"),
    ask("test_de_fauchage(figurine=dict(ini=3, tue_net=True))", outcome="Sans effet"),
    ask("test_d_attaque(attaquant=dict(att=4, acharne=True, tue_net=True, sonne=True), des=[3])", total=3),
)
row(
    "CONF-Y05",
    "Un mort ne change pas de palier, ne bondit pas, ne prend ni dé de Mutagène ni coup de maître, n'invoque pas ; nul ne tire de lui gemme ni FT.",
    ask("changer_de_palier(figurine=dict(tue_net=True, vol=True))", outcome="Interdit"),
    ask("atterrir(figurine=dict(tue_net=True, vol=True, palier=1))", outcome="Interdit"),
    ask("bondir(figurine=dict(bond=True, tue_net=True))", outcome="Interdit"),
    ask("recevoir_un_de_de_mutagene(figurine=dict(mutagene_x=1, tue_net=True))", outcome="Interdit"),
    ask("tenter_un_coup_de_maitre(attaquant=dict(tue_net=True, coup_de_maitre_x=2, des_d_attaque_restants=2))", outcome="Interdit"),
    ask("prendre_des_des_d_enchainement(figurine=dict(enchainement_x=2, tue_net=True))", outcome="Interdit"),
    ask("invoquer(magicien=dict(rang_de_magicien='Maître', tue_net=True), figurine_puissance=1)", outcome="Interdit"),
    ask("profiter_d_une_devotion(figurine=dict(tue_net=True, devotion=True), distance=8)", outcome="Interdit"),
    ask("designer_un_martyr(fidele_en_cours_d_activation=True, cible=dict(martyr_x=2, tue_net=True), distance=8)", outcome="Interdit"),
    ask("une_recuperation_de_mana(magicien=dict(pou=5, rang_de_magicien='Adepte', tue_net=True, gemmes_en_reserve=1), des=[3])", outcome="Interdit"),
)
CHIEF = "commandant=dict(cou=6, champion=True, commandement_x=15, distance_a_la_figurine=8)"
AID = "de_l_etat_major=True, aura_de_commandement=10, distance_a_la_figurine=5, distance_au_commandant=5"
row(
    "CONF-Y06",
    "COU 6 du chef contre PEUR 9 : état-major au complet +2, sûr ; musicien mort, en déroute ou d'un autre palier, +1, 5/6 ; porte-étendard mort, 2/3 ; le chef mort, COU 4, 1/3.",
    ask(f"test_de_courage(figurine=dict({SCARED}), adversaire_peur=9, {CHIEF}, le_porte_etendard=dict({AID}), le_musicien=dict({AID}))", odds={"Réussi": F(1)}),
    *(ask(f"test_de_courage(figurine=dict({SCARED}), adversaire_peur=9, {CHIEF}, le_porte_etendard=dict({AID}), le_musicien=dict({AID}, {lost}))",
          odds={"Réussi": F(5, 6)}) for lost in ("tue_net=True", "en_deroute=True", "palier=1", "d_un_autre_peuple=True", "paria=True")),
    ask(f"test_de_courage(figurine=dict({SCARED}), adversaire_peur=9, {CHIEF}, le_porte_etendard=dict({AID}, tue_net=True), le_musicien=dict({AID}))",
        odds={"Réussi": F(2, 3)}),
    ask(f"test_de_courage(figurine=dict({SCARED}), adversaire_peur=9, {CHIEF[:-1]}, tue_net=True), le_porte_etendard=dict({AID}), le_musicien=dict({AID}))",
        odds={"Réussi": F(1, 3)}),
)
row(
    "CONF-Y07",
    "COU 3 et Abominable : 1/36 à 9 ; Bravoure, 11/36 ; les deux, 1/6. Bravoure : ATT+1 tous dés en attaque, pas avec un dé en réserve, ni en déroute.",
    ask("test_de_courage(figurine_cou=3, adversaire_peur=9, adversaire_abominable=True)", odds={"Réussi": F(1, 36)}),
    ask("test_de_courage(figurine=dict(cou=3, bravoure=True), adversaire_peur=9)", odds={"Réussi": F(11, 36)}),
    ask("test_de_courage(figurine=dict(cou=3, bravoure=True), adversaire_peur=9, adversaire_abominable=True)", odds={"Réussi": F(1, 6)}),
    ask("test_d_attaque(attaquant=dict(att=3, bravoure=True, des_en_attaque=2, des_en_defense=0), des=[3])", total=7),
    ask("test_d_attaque(attaquant=dict(att=3, bravoure=True, des_en_attaque=2, des_non_places=1), des=[3])", total=6),
)
TITAN = "est_un_titan=True, res=15"
row(
    "CONF-Y08",
    "Titan RES 15 : à FOR 8 un double 6 n'est que grave, à FOR 9 il tue, à FOR 9 Blessé (8) grave encore ; ni Dur à cuire. Désengagement : puissance 9 oui, 10 non.",
    ask(f"jet_de_blessures(attaquant_force=8, cible=dict({TITAN}), des=[6, 6])", outcome="Blessure grave"),
    ask(f"jet_de_blessures(attaquant_force=9, cible=dict({TITAN}), des=[6, 6])", outcome="Tué net"),
    ask(f"jet_de_blessures(attaquant=dict(force=9, blessure_legere=True), cible=dict({TITAN}), des=[6, 6])", outcome="Blessure grave"),
    ask("""test_de_desengagement(figurine=dict(ini=3, est_un_titan=True, a_ete_charge=True, adversaires_au_contact=3, adversaires_moins_que_tres_grands=2,
        puissance_adverse_au_contact=9))""", odds={"Se désengage": F(2, 3)}),
    ask("""test_de_desengagement(figurine=dict(ini=3, est_un_titan=True, adversaires_au_contact=3, adversaires_moins_que_tres_grands=2,
        puissance_adverse_au_contact=10))""", outcome="Interdit"),
    ask("test_contre_le_balayage(cible=dict(defense=3, blessure_critique=True))", odds={"Évité": F(5, 36)}),
)
row(
    "CONF-Y09",
    "INI 4, légère et chargé, deux amis de plus : 2 + 2, un 3 donne 7, perdu contre 8. Sonné et grave : INI 4 vaut 1, FOR 5 vaut 2, le COU est intact.",
    ask("""initiative_du_combat(figurine=dict(ini=4, blessure_legere=True, penalites_de_charge=True, autres_combattants_de_son_camp=2), adversaire_ini=5, des=[3],
        des_adverses=[3])""", outcome="Perdue", total=7),
    ask("test_d_initiative(figurine=dict(ini=4, blessure_grave=True, sonne=True), difficulte=6)", odds={"Réussi": F(1, 3)}),
    ask("force_du_jet_de_blessures(attaquant=dict(force=5, blessure_grave=True, sonne=True))", total=2),
    ask("test_de_courage(figurine=dict(cou=3, blessure_grave=True, sonne=True), adversaire_peur=6)", odds={"Réussi": F(2, 3)}),
)
row(
    "CONF-Y10",
    "Force en charge/3 tient au second combat, non après une poursuite, où le coup de maître redevient permis ; un piqué, ni l'un ni l'autre.",
    ask("force_du_jet_de_blessures(attaquant=dict(force=5, force_en_charge_x=3, a_charge=True, premier_combat_passe=True))", total=8),
    ask("force_du_jet_de_blessures(attaquant=dict(force=5, force_en_charge_x=3, a_charge=True, poursuites_faites=1))", total=5),
    ask("force_du_jet_de_blessures(attaquant=dict(force=5, charge_en_pique=True, premier_combat_passe=True))", total=5),
    ask("tenter_un_coup_de_maitre(attaquant=dict(coup_de_maitre_x=2, des_d_attaque_restants=2, force_en_charge_x=3, a_charge=True))", outcome="Interdit"),
    ask("tenter_un_coup_de_maitre(attaquant=dict(coup_de_maitre_x=2, des_d_attaque_restants=2, force_en_charge_x=3, a_charge=True, en_poursuite=True))",
        outcome="Permis"),
    ask("force_du_coup_de_maitre(attaquant=dict(att=5, force=9, coup_de_maitre_x=0, blessure_critique=True, penalites_de_charge=True))", total=10),
)
row(
    "CONF-Y11",
    "Maître à 2 de puissance : un Élémentaire de 2 dépasse, un étincelant non. Familier tué : deux gemmes, ou une légère ; son magicien mort, il part en fin de tour.",
    ask("invoquer(magicien=dict(rang_de_magicien='Maître', puissance_controlee=2), figurine_puissance=2)", outcome="Interdit"),
    ask("invoquer(magicien=dict(rang_de_magicien='Maître', puissance_controlee=2), figurine_puissance=1)", outcome="Permis"),
    ask("placer_un_invoque(figurine_palier=1)", outcome="Interdit"),
    ask("perte_du_familier(magicien_gemmes_de_l_element=1)", gives="blessure légère"),
    ask("perte_du_familier(magicien_gemmes_de_l_element=2)", gives="2 gemmes"),
    ask("lien_rompu(figurine_familier_d_un_magicien_elimine=True)", gives="fin du tour"),
    ask("recruter_un_familier(magicien_rang=3, familiers_recrutes=3)", outcome="Interdit"),
)
row(
    "CONF-Y12",
    "Porteur de marqueur : ni envol, ni Rapidité au-delà de MOU × 2, ni MOU+3, ni seconde poursuite. Valeur 34 critique : 24 ; 8 critique : 0 ; Acharné tué net : 24.",
    ask("prendre_son_envol(figurine=dict(vol=True, porteur_de_marqueur=True))", outcome="Interdit"),
    ask("portee_de_la_course(figurine=dict(mou=10, rapidite=True, porteur_de_marqueur=True))", total=20),
    ask("distance_de_poursuite(figurine=dict(mou=10, modificateur_de_mou=3, porteur_de_marqueur=True))", total=5),
    ask("distance_de_poursuite(figurine=dict(mou=10, modificateur_de_mou=3))", total=7),
    ask("poursuivre(figurine=dict(a_tue_ses_adversaires=True, implacable_x=2, poursuites_faites=1, porteur_de_marqueur=True))", outcome="Interdit"),
    ask("valeur_comptee(figurine=dict(valeur_strategique=34, blessure_critique=True))", total=24),
    ask("valeur_comptee(figurine=dict(valeur_strategique=8, blessure_critique=True))", total=0),
    ask("valeur_comptee(figurine=dict(valeur_strategique=34, acharne=True, tue_net=True))", total=24),
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

QUESTIONS = [(code, n, *asked) for code, (_, questions) in ROWS.items() for n, asked in enumerate(questions, 1)]


@pytest.mark.parametrize("code, rank, question, expected", QUESTIONS, ids=[f"{code}-{n}" for code, n, *_ in QUESTIONS])
def test_situation(resolver, code, rank, question, expected):
    check(resolver, "confrontation", code, question, expected)
