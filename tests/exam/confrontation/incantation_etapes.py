"""Situations of Confrontation whose questions stand in `incantation-etapes.ttl`."""

from __future__ import annotations

from fractions import Fraction as F

from verdicts import ask, rows

ROWS, row = rows()

row(
    "CONF-N27",
    "Un magicien figé par la peur, un fidèle en déroute, un archer qui s'est déplacé à couvert : ni sort, ni miracle, ni tir.",
    ask("incanter(magicien_fige_par_la_peur=True)", outcome="Interdit"),
    ask("appeler_un_miracle(fidele_en_deroute=True)", outcome="Interdit"),
    ask("tirer(attaquant_s_est_deplace_a_couvert=True)", outcome="Interdit"),
)
row(
    "CONF-AA10",
    "Fréquence 2, un échec et une absorption : plus d'essai, de quelque nom qu'on les compte ; à un seul, si.",
    ask("lancer_encore_ce_sortilege(frequence=2, lancers_ce_tour=2)", outcome="Interdit"),
    ask("lancer_encore_ce_sortilege(frequence=2, incantations_du_tour=2)", outcome="Interdit"),
    ask("incanter(effet=dict(frequence=2, incantations_du_tour=2))", outcome="Interdit"),
    ask("incanter(effet=dict(frequence=2, lancers_ce_tour=2))", outcome="Interdit"),
    ask("incanter(effet=dict(frequence=2, lancers_ce_tour=1))", outcome="Permis"),
)
row(
    "CONF-AF12",
    "Le mage (MOU 10) a engagé par un chemin de 11 cm : plus de sortilège ; de 9, si, une fois son Courage testé ; le fidèle de même ; un Guerrier-mage a couru, si.",
    ask("incanter(magicien=dict(mou=10, a_engage=True, chemin=11))", outcome="Interdit"),
    ask("incanter(magicien=dict(mou=10, a_engage=True, chemin=9))", outcome="Permis"),
    ask("incanter(magicien=dict(mou=10, a_engage=True, chemin=9, courage_a_tester=True))", outcome="Interdit"),
    ask("appeler_un_miracle(fidele=dict(mou=10, a_engage=True, chemin=11))", outcome="Interdit"),
    ask("incanter(magicien=dict(guerrier_mage=True, a_couru=True))", outcome="Permis"),
    ask("incanter(magicien=dict(guerrier_mage=True, s_est_deplace_a_couvert=True))", outcome="Interdit"),
)

PURE = "pou=6, champion=True, magicien_pur=True"

row(
    "CONF-AH01",
    "Champion pur POU 6, légère, Esprit de Feu, sort à 3 Feu de difficulté 9, réserve 1 Feu et 2 Eau : arcanes pour 2, pas 1 ni 3, ni l'Eau en maîtrise : 11/36.",
    ask(f"test_d_incantation(magicien=dict({PURE}, blessure_legere=True, esprit_x='Feu', gemmes_de_feu=1, gemmes_d_eau=2, gemmes_par_les_arcanes=2), "
        "effet_cout_de_feu=3, difficulte=9)", odds={"Réussi": F(11, 36)}),
    ask(f"incanter(magicien=dict({PURE}, gemmes_de_feu=1, gemmes_d_eau=2, gemmes_par_les_arcanes=1), effet_cout_de_feu=3)", outcome="Interdit"),
    ask(f"incanter(magicien=dict({PURE}, gemmes_de_feu=1, gemmes_d_eau=2, gemmes_par_les_arcanes=3), effet_cout_de_feu=3)", outcome="Interdit"),
    ask(f"incanter(magicien=dict({PURE}, gemmes_de_feu=1, gemmes_d_eau=2, gemmes_par_les_arcanes=2, gemmes_de_maitrise=2), effet_cout_de_feu=3)",
        outcome="Interdit"),
    ask(f"user_de_la_maitrise_des_arcanes(magicien=dict({PURE}, gemmes_de_feu=1, gemmes_d_eau=2, gemmes_par_les_arcanes=2), effet_cout_de_feu=3)",
        outcome="Permis"),
)
row(
    "CONF-AH02",
    "Il manque une gemme de Feu et une d'Eau : les arcanes n'en donnent que d'un Élément. Ni un Guerrier-mage, ni deux fois le tour, ni si la réserve suffit.",
    ask(f"incanter(magicien=dict({PURE}, gemmes_de_feu=1, gemmes_par_les_arcanes=2), effet=dict(cout_de_feu=2, cout_d_eau=1))", outcome="Interdit"),
    ask("test_d_incantation(magicien=dict(pou=5, champion=True, guerrier_mage=True, gemmes_par_les_arcanes=2), difficulte=8)", outcome="Interdit"),
    ask(f"incanter(magicien=dict({PURE}, gemmes_par_les_arcanes=1, deja_employee_ce_tour=True))", outcome="Interdit"),
    ask(f"incanter(magicien=dict({PURE}, gemmes_de_feu=3, gemmes_par_les_arcanes=1), effet_cout_de_feu=3)", outcome="Interdit"),
    ask(f"test_d_incantation(magicien=dict({PURE}, gemmes_en_reserve=2, gemmes_du_sortilege=3, gemmes_par_les_arcanes=2), difficulte=9)", outcome="Interdit"),
)
row(
    "CONF-AH03",
    "Sort à 2 Air, POU 5, difficulté 10, rien de dit de la réserve : 1/3. Avec 5 gemmes en tout, permis ; 1 en tout, ou 0 d'Air : non.",
    ask("test_d_incantation(magicien_pou=5, effet_cout_d_air=2, difficulte=10)", odds={"Réussi": F(1, 3)}),
    ask("incanter(magicien_gemmes_en_reserve=5, effet_cout_d_air=2)", outcome="Permis"),
    ask("incanter(magicien_gemmes_en_reserve=1, effet_cout_d_air=2)", outcome="Interdit"),
    ask("incanter(magicien_gemmes_d_air=0, effet_cout_d_air=2)", outcome="Interdit"),
)
row(
    "CONF-AH04",
    "Trois Feu en réserve, un sort à trois Feu : rien pour la maîtrise ; une Eau de plus, une gemme ; de Primagie, deux gemmes d'Eau paient deux de Feu.",
    ask("incanter(magicien=dict(gemmes_de_feu=3, gemmes_de_maitrise=1), effet_cout_de_feu=3)", outcome="Interdit"),
    ask("incanter(magicien=dict(gemmes_de_feu=3, gemmes_d_eau=1, gemmes_de_maitrise=1), effet_cout_de_feu=3)", outcome="Permis"),
    ask("incanter(magicien=dict(gemmes_de_feu=3, gemmes_d_eau=1, gemmes_de_maitrise=2), effet_cout_de_feu=3)", outcome="Interdit"),
    ask("incanter(magicien_gemmes_d_eau=2, effet=dict(cout_de_feu=2, primagie=True))", outcome="Permis"),
    ask("incanter(magicien_gemmes_d_eau=1, effet=dict(cout_de_feu=2, primagie=True))", outcome="Interdit"),
)
row(
    "CONF-AJ26",
    "Guerrier-mage : charge de 18 cm, MOU 10, puis incante ; un pur qui engage à 18 cm, non, à 8 oui ; en phase de combat, le pur qui a chargé non plus.",
    ask("incanter(magicien=dict(guerrier_mage=True, a_charge=True, au_contact_d_un_adversaire=True, mou=10, distance_parcourue=18))", outcome="Permis"),
    ask("incanter(magicien=dict(magicien_pur=True, a_engage=True, mou=10, distance_parcourue=18))", outcome="Interdit"),
    ask("incanter(magicien=dict(magicien_pur=True, a_engage=True, mou=10, distance_parcourue=8))", outcome="Permis"),
    ask("incanter(magicien=dict(hors_de_son_activation=True, a_charge=True, magicien_pur=True), effet_lance_hors_de_l_activation=True)", outcome="Interdit"),
)
row(
    "CONF-CC26",
    "Un mage pur Sonné se désengage (difficulté ramenée à 6), engage à 9 cm et incante au contact avec une gemme de maîtrise.",
    ask("test_de_desengagement(figurine=dict(ini=4, sonne=True, adversaires_au_contact=2, desengagement_x=6))", odds={"Se désengage": F(2, 3)}),
    ask("incanter(magicien=dict(magicien_pur=True, distance_parcourue=9, mou=10))", outcome="Permis"),
    ask("incanter(magicien=dict(magicien_pur=True, distance_parcourue=11, mou=10))", outcome="Interdit"),
    ask("test_d_incantation(magicien=dict(pou=5, sonne=True, magicien_pur=True, au_contact_d_un_adversaire=True), gemmes_de_maitrise=1, difficulte=8)",
        odds={"Réussi": F(5, 9)}),
)
row(
    "CONF-CC35",
    "Un Guerrier-mage a chargé et incante sur un volant, difficulté variable ramenée à 5.",
    ask("incanter(magicien=dict(guerrier_mage=True, a_charge=True))", outcome="Permis"),
    ask("""test_d_incantation(magicien=dict(pou=4, blessure_legere=True, guerrier_mage=True, au_contact_d_un_adversaire=True),
        cible=dict(palier=1, valeur_de_caracteristique=3), effet_difficulte_selon_la_cible=True)""", odds={"Réussi": F(1, 2)}),
)
row(
    "CONF-U56",
    "Deux gemmes en réserve : pas trois de maîtrise ; un sortilège à deux sur trois en laisse une, pas deux. Contre renforcé : trois gemmes, pas deux.",
    ask("test_d_incantation(magicien=dict(pou=5, gemmes_de_maitrise=3, gemmes_en_reserve=2), difficulte=8)", outcome="Interdit"),
    ask("incanter(magicien=dict(gemmes_en_reserve=3, gemmes_du_sortilege=2, gemmes_de_maitrise=1))", outcome="Permis"),
    ask("incanter(magicien=dict(gemmes_en_reserve=3, gemmes_du_sortilege=2, gemmes_de_maitrise=2))", outcome="Interdit"),
    ask("contrer(contre_magicien=dict(contre_renforce=True, gemmes_en_reserve=2))", outcome="Interdit"),
    ask("jet_de_renfort(figurine_champion=True)", outcome="Interdit"),
)
row(
    "XIV-E",
    "RES 6 et +1 : 7. Libre à 3, ou ATT 4 - 3 : 5. Feu 3 avec deux Feu : non. Deux gemmes : trois dés. POU 5, palier voisin, 4 : 7. Palier 2 : non.",
    ask("difficulte_du_sortilege(effet_difficulte_selon_la_cible=True, cible_valeur_de_caracteristique=6, bonus=1)", total=7),
    ask("difficulte_du_sortilege(effet_difficulte_selon_la_cible=True, cible_valeur_de_caracteristique=4, malus=3)", total=5),
    ask("difficulte_du_sortilege(effet=dict(difficulte_libre=True, difficulte_indiquee=3))", total=5),
    ask("incanter(effet_cout_de_feu=3, magicien=dict(gemmes_de_feu=2, gemmes_d_air=4))", outcome="Interdit"),
    ask("test_d_incantation(magicien=dict(pou=4, gemmes_de_maitrise=2), difficulte=8, des=[1, 2, 4])", outcome="Réussi", total=8),
    ask("cibler_avec_un_sortilege(magicien_palier=0, cible_palier=2)", outcome="Interdit"),
    ask("test_d_incantation(magicien=dict(pou=5, palier=0), cible_palier=1, difficulte=7, des=[4])", outcome="Réussi", total=7),
    ask("tirer_au_sort_la_victime_d_un_sortilege()", outcome="Interdit"),
    ask("appliquer_le_sortilege(effet_contre=True)", outcome="Interdit"),
    ask("incanter(hors_de_la_phase_d_activation=True)", outcome="Interdit"),
    ask("incanter(hors_de_la_phase_d_activation=True, effet_lance_hors_de_l_activation=True)", outcome="Permis"),
)
row(
    "CONF-W35",
    "À bord d'un engin : Conscience voit à 15 cm, non à 25 ; Piété suffit au miracle dans l'aura.",
    ask("cibler_avec_un_sortilege(magicien=dict(a_bord=True, conscience=True), distance=15)", outcome="Permis"),
    ask("cibler_avec_un_sortilege(magicien=dict(a_bord=True, conscience=True), distance=25)", outcome="Interdit"),
    ask("cibler_avec_un_miracle(fidele=dict(a_bord=True, piete_x=2), cible_dans_son_aura_de_foi=True)", outcome="Permis"),
)
