"""The units nobody listed, Confrontation: small print drawn at random, each asked as a newcomer would; what was wrong or tricky. Nobody keeps a debt of
faith: a call or a censure that cannot be paid does not happen, so nothing is left of it."""

from __future__ import annotations

from fractions import Fraction as F

import pytest
from verdicts import ask, check, rows

ROWS, row = rows()

row(
    "AO-01",
    "FT 1 pour une Ferveur de 2 : pas d'appel, donc pas de reste ; FT 4, Ferveur 2 et deux dés : 0 ; un dé de plus, non.",
    ask("foi_temporaire_apres_l_appel(fidele_foi_temporaire=1, effet_ferveur=2)", outcome="Interdit"),
    ask("foi_temporaire_apres_l_appel(fidele_foi_temporaire=4, effet_ferveur=2, fidele_renforcement=2)", total=0),
    ask("foi_temporaire_apres_l_appel(fidele_foi_temporaire=4, effet_ferveur=2, fidele_renforcement=3)", outcome="Interdit"),
)
row(
    "AO-02",
    "Le vicaire a 2 FT : il censure de 2 et tombe à 0 ; de 3, il ne censure pas ; à 200 cm, la distance n'y fait rien.",
    ask("foi_temporaire_apres_la_censure(censeur_foi_temporaire=2, censeur_points_de_censure=2)", total=0),
    ask("foi_temporaire_apres_la_censure(censeur_foi_temporaire=2, censeur_points_de_censure=3)", outcome="Interdit"),
    ask("censurer(censeur_foi_temporaire=2, censeur_points_de_censure=3)", outcome="Interdit"),
    ask("censurer(distance=200)", outcome="Permis"),
)
row(
    "AO-03",
    "La pythie : FOI 2, censurée d'un point, trois dés contre 6 : il faut un 5 sur l'un d'eux, 19/27.",
    ask("test_de_divination(foi_creation=1, foi_alteration=0, foi_destruction=1, difficulte=6, renforcement=2, points_de_censure=1)", odds={"Réussi": F(19, 27)}),
)
row(
    "AO-04",
    "300 PA : 90 d'Alliés, pas 91 ; 60 de Champions, et les 90 PA de Champions Alliés n'y comptent pas.",
    ask("aligner_l_armee(valeur_de_l_armee=300, pa_d_allies=91)", outcome="Interdit"),
    ask("minimum_de_champions(valeur_de_l_armee=300)", total=60),
    ask("pa_de_champions_comptes(tous_les_champions=150, pa_de_champions_allies=90)", total=60),
    ask("pa_de_champions_comptes(tous_les_champions=50, pa_de_champions_allies=90)", total=0),
)
row(
    "AO-05",
    "Gagné, l'effet reste à qui était là au lancement ; dont on bénéficie, il va à qui est là maintenant.",
    ask("profiter_d_un_effet(effet_gagner=True, figurine_condition_remplie_au_lancement=True)", outcome="Permis"),
    ask("profiter_d_un_effet(effet_beneficier=True, figurine_condition_remplie_au_lancement=True)", outcome="Interdit"),
    ask("profiter_d_un_effet(effet_beneficier=True, figurine_condition_remplie=True)", outcome="Permis"),
)
row(
    "AO-06",
    "1, 4, 6, 6 : les deux 6 relancés, un 1 et un 3 donnent 9 ; deux 1 donnent 1, car le 4 est perdu.",
    ask("test_de_caracteristique(valeur_de_caracteristique=0, des_supplementaires=3, des=[1, 4, 6, 6, 1, 3])", total=9),
    ask("test_de_caracteristique(valeur_de_caracteristique=0, des_supplementaires=3, des=[1, 4, 6, 6, 1, 1])", total=1),
)
row(
    "AO-07",
    "En piqué, ATT 4 frappe à 6, mais plus après une poursuite ; on ne pique pas de deux paliers.",
    ask("test_d_attaque(attaquant_att=4, attaquant_a_charge_en_pique=True, des=[3])", total=9),
    ask("test_d_attaque(attaquant_att=4, attaquant_a_charge_en_pique=True, attaquant_a_poursuivi=True, des=[3])", total=7),
    ask("charger_en_pique(attaquant_palier=2, cible_palier=0)", outcome="Interdit"),
)
row(
    "AO-08",
    "Il a incanté, MOU 10 : il engage à 10 cm, pas à 12 ; Guerrier-mage, il charge ; personne ne se déplace à couvert.",
    ask("portee_de_l_assaut(figurine_mou=10, figurine_a_incante=True)", total=10),
    ask('parvenir_au_contact(figurine_mou=10, figurine_chemin=12, figurine_a_incante=True, figurine_type_de_deplacement="engagement")', outcome="Interdit"),
    ask("charger(attaquant_a_incante=True, attaquant_guerrier_mage=True)", outcome="Permis"),
    ask("se_deplacer_a_couvert(figurine_a_incante=True, figurine_guerrier_mage=True)", outcome="Interdit"),
)
row(
    "AO-09",
    "Familier tué : deux gemmes de son Élément, ou une Blessure légère pour qui n'en a qu'une ou refuse ; par Dévotion, rien.",
    ask("perte_du_familier(magicien_gemmes_de_l_element=2)", gives="2 gemmes"),
    ask("perte_du_familier(magicien_gemmes_de_l_element=1)", gives="blessure légère"),
    ask("perte_du_familier(magicien_gemmes_de_l_element=2, refuse_le_sacrifice=True)", gives="blessure légère"),
    ask("perte_du_familier(magicien_gemmes_de_l_element=0, familier_retire_par_devotion=True)", outcome="Aucune conséquence"),
)
row(
    "AO-10",
    "Balayage d'un Titan de FOR 15 : 8 ; l'Acharné n'y survit pas, sauf de Très Grande Taille ; les amis au contact y passent aussi.",
    ask("force_du_balayage(attaquant_force_de_la_carte=15)", total=8),
    ask("etre_tue_net(figurine_acharne=True, figurine_elimine_par_une_capacite_titanesque=True)", gives="retrait immédiat"),
    ask('etre_tue_net(figurine_acharne=True, figurine_elimine_par_une_capacite_titanesque=True, figurine_taille="Très Grande")', gives="sursis"),
    ask("subir_le_balayage(attaquant_balayage=True, cible_au_contact_du_titan=True, cible_ami=True)", outcome="Obligatoire"),
)
NEXUS = "tenter_d_activer_le_nexus(figurine_repond_a_l_allegeance=True, figurine_voit_le_nexus=True, nexus_acces=10"
row(
    "AO-11",
    "Nexus adverse : l'épreuve de 7 passe à 9 ; sans épreuve, on ne le force pas ; à 11 cm d'un accès de 10, non ; pas plusieurs dés.",
    ask("difficulte_de_l_epreuve(difficulte=7, figurine_du_camp_adverse_du_nexus=True)", total=9),
    ask(f"{NEXUS}, distance=5, nexus_sans_epreuve=True, figurine_du_camp_adverse_du_nexus=True)", outcome="Interdit"),
    ask(f"{NEXUS}, distance=11)", outcome="Interdit"),
    ask("plusieurs_des_a_l_epreuve(figurine_vivacite=True)", outcome="Interdit"),
)
row(
    "AO-12",
    "Mutagène : un 1 ne donne rien, même à +1 ; un 5 à +1 donne 6 ; jamais plus de 2 + X par caractéristique, 2 pour un X négatif.",
    ask("points_de_mutagene(figurine_mutagene_x=1, de_naturel=1)", total=0),
    ask("points_de_mutagene(figurine_mutagene_x=1, de_naturel=5)", total=6),
    ask("plafond_de_mutagene(figurine_mutagene_x=2)", total=4),
    ask("plafond_de_mutagene(figurine_mutagene_x=-1)", total=2),
)
row(
    "AO-13",
    "Poids/X : pas de désengagement à l'Initiative, pas de fuite ; Rapidité triple la course, jamais l'engagement, et le porteur de marqueur reste au double.",
    ask("test_de_desengagement(figurine_ini=3, figurine_adversaires_au_contact=1, figurine_poids=True)", outcome="Interdit"),
    ask("fuir(figurine_poids=True)", outcome="Interdit"),
    ask('potentiel_de_deplacement(figurine_mou=10, figurine_type_de_deplacement="course", figurine_rapidite=True)', total=30),
    ask('potentiel_de_deplacement(figurine_mou=10, figurine_type_de_deplacement="engagement", figurine_rapidite=True)', total=20),
    ask('potentiel_de_deplacement(figurine_mou=10, figurine_type_de_deplacement="course", figurine_rapidite=True, figurine_porteur_de_marqueur=True)', total=20),
)
row(
    "AO-14",
    "Ralliement : tuer net le moins effrayant des deux ne suffit pas ; un effrayant au contact, PEUR 6, et la Discipline ne sert plus.",
    ask("ralliement_sur_un_tue_net(figurine_en_deroute=True, adversaire_peur=5, autre_peur=8)", outcome="Aucune conséquence"),
    ask("difficulte_du_ralliement(adversaire_peur=6)", total=6),
    ask("se_rallier_par_la_discipline(adversaire_peur=6)", outcome="Interdit"),
)
row(
    "AO-15",
    "Artillerie : effet de zone depuis le palier 1, mais jamais vers lui ; la lourde perforante touche le palier 2 à FOR − 4.",
    ask("prendre_pour_cible(arme_artillerie_a_effet_de_zone=True, cible_palier=1)", outcome="Interdit"),
    ask("prendre_pour_cible(arme_artillerie_a_effet_de_zone=True, attaquant_palier=1, cible_palier=0)", outcome="Permis"),
    ask("force_du_tir(arme_force=9, arme_artillerie_perforante=True, arme_artillerie_lourde=True, cible_palier=2)", total=5),
)

QUESTIONS = [(code, n, *asked) for code, (_, questions) in ROWS.items() for n, asked in enumerate(questions, 1)]


@pytest.mark.parametrize("code, rank, question, expected", QUESTIONS, ids=[f"{code}-{n}" for code, n, *_ in QUESTIONS])
def test_situation(resolver, code, rank, question, expected):
    check(resolver, "confrontation", code, question, expected)
