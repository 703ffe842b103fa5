"""Confrontation, a blind round on the second half of the book: mana paid Element by Element, faith, nexus, artillery, scenarios.

The rows were worked out from the text alone; those of what already held were asked with the others. One row a situation, each question with what the row
states and nothing more.
"""

from __future__ import annotations

from fractions import Fraction as F

import pytest
from verdicts import ask, check, rows

ROWS, row = rows()

BOW = "portee_courte=20, portee_moyenne=40, portee_longue=60"
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
    "CONF-AH05",
    "Esprit de l'Eau, POU 5, contre 10 : sort d'Eau et une gemme de maîtrise, 3d6 ; Eau et Air, 1d6 et la maîtrise ; un shaman orque n'incante pas de Primagie.",
    ask("test_d_incantation(magicien=dict(pou=5, esprit_x='Eau', gemmes_de_maitrise=1), effet_cout_d_eau=2, difficulte=10)", odds={"Réussi": F(19, 27)}),
    ask("test_d_incantation(magicien=dict(pou=5, esprit_x='Eau', gemmes_de_maitrise=1), effet=dict(cout_d_eau=1, cout_d_air=1), difficulte=10)",
        odds={"Réussi": F(5, 9)}),
    ask("test_d_incantation(magicien=dict(pou=5, esprit_x='Eau'), effet_cout_de_feu=2, difficulte=10)", odds={"Réussi": F(1, 3)}),
    ask("incanter(magicien_magicien_orque=True, effet_primagie=True)", outcome="Interdit"),
)
row(
    "CONF-AH06",
    "Absorber 2 Ténèbres et 1 Feu de maîtrise : 2 Terre et 1 Eau oui, 3 Terre non, une de trop non ; sans Ténèbres en réserve, pas de Ténèbres.",
    ask("absorber_un_sortilege(magicien=dict(sacrifice_de_tenebres=2, sacrifice_de_feu=1), contre_magicien=dict(sacrifice_de_terre=2, sacrifice_d_eau=1))",
        outcome="Permis"),
    ask("absorber_un_sortilege(magicien=dict(sacrifice_de_tenebres=2, sacrifice_de_feu=1), contre_magicien_sacrifice_de_terre=3)", outcome="Interdit"),
    ask("absorber_un_sortilege(magicien=dict(sacrifice_de_tenebres=2, sacrifice_de_feu=1), contre_magicien=dict(sacrifice_de_terre=2, sacrifice_d_eau=2))",
        outcome="Interdit"),
    ask("absorber_un_sortilege(magicien_sacrifice_de_lumiere=2, contre_magicien=dict(sacrifice_de_tenebres=2, gemmes_d_eau=2))", outcome="Interdit"),
    ask("absorber_un_sortilege(magicien_sacrifice_de_lumiere=3, contre_magicien=dict(sacrifice_de_tenebres=3, gemmes_en_reserve=2))", outcome="Interdit"),
)
row(
    "CONF-AH07",
    "Sort de Fréquence 1 absorbé, contré ou raté : fini pour ce tour. À Fréquence 2, il repart.",
    ask("lancer_encore_ce_sortilege(effet=dict(frequence=1, absorbe=True))", outcome="Interdit"),
    ask("lancer_encore_ce_sortilege(effet=dict(frequence=1, contre=True))", outcome="Interdit"),
    ask("lancer_encore_ce_sortilege(effet=dict(frequence=1, incantation_ratee=True))", outcome="Interdit"),
    ask("lancer_encore_ce_sortilege(effet=dict(frequence=2, absorbe=True))", outcome="Permis"),
)
row(
    "CONF-AH08",
    "Contre renforcé avec une gemme d'Eau : non ; avec deux Feu de plus : oui ; dit du lanceur, il s'entend du contreur ; une portée Personnel veut le contact.",
    ask("contrer(contre_magicien=dict(gemmes_d_eau=1, contre_renforce=True))", outcome="Interdit"),
    ask("contrer(contre_magicien=dict(gemmes_d_eau=1, gemmes_de_feu=2, contre_renforce=True))", outcome="Permis"),
    ask("contrer(contre_magicien_gemmes_en_reserve=2, magicien_contre_renforce=True)", outcome="Interdit"),
    ask("test_de_contre(contre_magicien_pou=5, magicien_contre_renforce=True, difficulte=11)", odds={"Contré": F(11, 36)}),
    ask("recourir_a_la_contre_magie(effet_portee_personnelle=True, contre_magicien_distance_au_lanceur=2)", outcome="Interdit"),
)
row(
    "CONF-AH09",
    "Focus, POU 4, contre un résultat de 10 : 1/3, car un 5 relancé en 1 vaut 6 ; contre 11 : 5/18 ; Maudit des Dieux, contre 10 : 1/6.",
    ask("test_de_contre(contre_magicien=dict(pou=4, focus=True), difficulte=10)", odds={"Contré": F(1, 3)}),
    ask("test_de_contre(contre_magicien=dict(pou=4, focus=True), difficulte=11)", odds={"Contré": F(5, 18)}),
    ask("test_de_contre(contre_magicien=dict(pou=4, focus=True, maudit_des_dieux=True), difficulte=10)", odds={"Contré": F(1, 6)}),
)
row(
    "CONF-AH10",
    "Asservissement à 5 : POU 4 contre 9 en contre, 2/3, et rien à l'incantation ; à 11, Récupération/2 ; à 14, POU+1 ; à 7, un dé d'Esprit.",
    ask("test_de_contre(contre_magicien=dict(pou=4, resultat_d_asservissement=5), difficulte=9)", odds={"Contré": F(2, 3)}),
    ask("test_d_incantation(magicien=dict(pou=4, resultat_d_asservissement=5), difficulte=9)", odds={"Réussi": F(1, 3)}),
    ask("gemmes_regagnees(magicien=dict(rang_de_magicien='Initié', resultat_de_recuperation=5, resultat_d_asservissement=11))", total=5),
    ask("test_d_incantation(magicien=dict(pou=4, resultat_d_asservissement=14), difficulte=9, des=[4])", outcome="Réussi"),
    ask("test_d_incantation(magicien=dict(pou=4, resultat_d_asservissement=7), sortilege_de_son_seul_element=True, difficulte=9)", odds={"Réussi": F(5, 9)}),
)
row(
    "CONF-AH11",
    "Guerrier-mage POU 5, légère, au contact, deux gemmes de maîtrise, contre 10 : 91/216. Un mage pur POU 6 au contact le contre à 10 : 1/3, une gemme.",
    ask("test_d_incantation(magicien=dict(pou=5, guerrier_mage=True, blessure_legere=True, au_contact_d_un_adversaire=True, gemmes_de_maitrise=2), difficulte=10)",
        odds={"Réussi": F(91, 216)}),
    ask("test_de_contre(contre_magicien=dict(pou=6, magicien_pur=True, au_contact_d_un_adversaire=True), difficulte=10)", odds={"Contré": F(1, 3)}),
    ask("cout_du_contre()", total=1),
)
row(
    "CONF-AH12",
    "Invoquer un combattant sans Vol un palier plus haut : non ; un palier plus bas : POU−2. Il n'agit pas dans la phase, et part avec son invocateur.",
    ask("placer_un_invoque(magicien_palier=0, figurine=dict(sans_vol=True, palier=1))", outcome="Interdit"),
    ask("placer_un_invoque(magicien_palier=1, figurine=dict(sans_vol=True, palier=0))", outcome="Permis"),
    ask("test_d_incantation(magicien=dict(pou=5, invoque_a_un_autre_palier=True), difficulte=8)", odds={"Réussi": F(1, 3)}),
    ask("agir_apres_l_invocation(figurine_apparu_pendant_l_activation=True)", outcome="Interdit"),
    ask("lien_rompu(figurine_invoque_par_un_elimine=True)", gives="retiré du jeu à la fin du tour"),
)
row(
    "CONF-AH13",
    "Création 1 pour un miracle qui en demande 2 : pas d'appel, pas de test ; une Relique de Création +1 le permet.",
    ask("appeler_un_miracle(fidele=dict(foi_creation=1, foi_alteration=1, foi_destruction=1), effet_creation_requise=2)", outcome="Interdit"),
    ask("test_de_divination(fidele=dict(foi_creation=1, foi_alteration=1, foi_destruction=1), effet_creation_requise=2, difficulte=6)", outcome="Interdit"),
    ask("appeler_un_miracle(fidele=dict(foi_creation=1, foi_alteration=1, foi_destruction=1), creation_de_la_relique=1, effet_creation_requise=2)",
        outcome="Permis"),
)
row(
    "CONF-AH14",
    "Zélote pur orthodoxe Thaumaturge (aura 10) en Blessure grave : aura 20, un croyant à 18 compte ; 5 croyants, Piété/3 (reste 1), Icône/2 : 9 FT.",
    ask("aura_de_foi_du_fidele(fidele=dict(aura_de_foi=10, thaumaturge=True, blessure_grave=True))", total=20),
    ask("""compter_parmi_les_croyants(fidele=dict(aura_de_foi=10, thaumaturge=True, blessure_grave=True, orthodoxe=True),
        figurine=dict(distance_du_fidele=18, de_son_peuple_et_de_son_camp=True))""", outcome="Permis"),
    ask("""foi_temporaire_du_tour(fidele=dict(rang_de_fidele="Zélote", fidele_pur=True, orthodoxe=True, croyants=5, foi_temporaire=1, piete_x=3,
        nexus_dans_l_aura_de_foi=True), nexus_icone_x=2)""", total=9),
)
row(
    "CONF-AH15",
    "Dévot iconoclaste Moine-guerrier au contact : 6 ennemis croyants et un ami Féal/1, 4 FT ; un ennemi Féal/2 compte pour un croyant, un Mort-vivant non.",
    ask("""foi_temporaire_du_tour(fidele=dict(rang_de_fidele="Dévot", moine_guerrier=True, iconoclaste=True, adversaires_au_contact=1, croyants=6),
        figurine_feal_x=1)""", total=4),
    ask("compter_parmi_les_croyants(fidele_iconoclaste=True, figurine=dict(du_camp_adverse=True, feal_x=2))", outcome="Permis"),
    ask("compter_parmi_les_croyants(fidele_iconoclaste=True, figurine=dict(du_camp_adverse=True, mort_vivant=True))", outcome="Interdit"),
)
row(
    "CONF-AH16",
    "Exalté, FOI 5, cible d'un palier d'écart, difficulté 8 : 5/9, censuré d'un point 11/36. Illuminé, FOI 3, Moine-guerrier blessé et au contact, contre 9 : 5/18.",
    ask("test_de_divination(fidele=dict(creation=2, alteration=2, destruction=1, fidele_pur=True, exalte=True), cible_palier=1, difficulte=8)",
        odds={"Réussi": F(5, 9)}),
    ask("test_de_divination(fidele=dict(creation=2, alteration=2, destruction=1, fidele_pur=True, exalte=True), cible_palier=1, difficulte=8, "
        "censeur_points_de_censure=1)", odds={"Réussi": F(11, 36)}),
    ask("""test_de_divination(fidele=dict(creation=1, alteration=1, destruction=1, moine_guerrier=True, illumine=True, blessure_legere=True,
        au_contact_d_un_adversaire=True), difficulte=9)""", odds={"Réussi": F(5, 18)}),
    ask("censurer(effet_prodige=True)", outcome="Interdit"),
)
row(
    "CONF-AH17",
    "Un fidèle pur qui a couru n'appelle plus mais censure ; un Moine-guerrier appelle, sauf à couvert ; FT 4, Ferveur 2, trois points de lien : trop.",
    ask("appeler_un_miracle(fidele=dict(fidele_pur=True, a_couru=True, foi_temporaire=3), effet_ferveur=2)", outcome="Interdit"),
    ask("censurer(censeur=dict(fidele_pur=True, a_couru=True, foi_temporaire=2, points_de_censure=2))", outcome="Permis"),
    ask("appeler_un_miracle(fidele=dict(moine_guerrier=True, a_couru=True, foi_temporaire=3), effet_ferveur=2)", outcome="Permis"),
    ask("appeler_un_miracle(fidele=dict(moine_guerrier=True, s_est_deplace_a_couvert=True))", outcome="Interdit"),
    ask("appeler_un_miracle(fidele=dict(foi_temporaire=4, renforcement=3), effet_ferveur=2)", outcome="Interdit"),
)
row(
    "CONF-AH18",
    "Immobile/3 réorienté, TIR 4, contact de puissance 2, cible à 10 cm : 5/6 ; de puissance 3, pas de tir ; un autre tireur, au contact, non plus.",
    ask(f"tir_sur_une_cible(attaquant=dict(tir=4, immobile_x=3, reoriente_ce_tour=True, puissance_adverse_au_contact=2), arme=dict({BOW}), distance=10)",
        odds={"Touche": F(5, 6)}),
    ask("tirer(attaquant=dict(tir=4, immobile_x=3, puissance_adverse_au_contact=3))", outcome="Interdit"),
    ask("tirer(attaquant=dict(tir=4, puissance_adverse_au_contact=1))", outcome="Interdit"),
    ask("tirer(attaquant=dict(tir=4, immobile_x=3, a_marche=True))", outcome="Interdit"),
)
row(
    "CONF-AH19",
    "Baliste légère dans la mêlée : répartition, et un 2 laisse à la cible la FOR 6 (Abdomen 6 : grave) ; lourde, aucune, FOR entière ; un Titan, aucune.",
    ask("faire_un_jet_de_repartition(arme_artillerie_legere=True, cible_au_contact_d_un_ami_du_tireur=True)", outcome="Obligatoire"),
    ask("""un_tir(attaquant_tir=4, arme=dict(artillerie_legere=True, artillerie_perforante=True, force=11), portee_du_tir="courte",
        cible=dict(res=5, au_contact_d_un_ami_du_tireur=True), des=[[4], [2], [3, 5]])""", total=2),
    ask("""un_tir(attaquant_tir=4, arme=dict(artillerie_lourde=True, artillerie_perforante=True, force=11), portee_du_tir="courte",
        cible=dict(res=5, au_contact_d_un_ami_du_tireur=True))""", odds={"la cible est touchée par un tir": F(1)}),
    ask("faire_un_jet_de_repartition(arme_artillerie_legere=True, cible=dict(est_un_titan=True, au_contact_d_un_ami_du_tireur=True))", outcome="Interdit"),
)
row(
    "CONF-AH20",
    "Lourde perforante, TIR 4 déplacé, cible au palier 2 à portée moyenne : 11 à TIR 3, 5/36, ou 13 ; une légère ne la vise pas, une de zone ni le palier 1.",
    ask(f"tir_sur_une_cible(attaquant=dict(tir=4, s_est_deplace=True), arme=dict(artillerie_lourde=True, artillerie_perforante=True, {BOW}), cible_palier=2, "
        "distance=30)", odds={"Touche": F(5, 36)}, disputed="13"),
    ask("prendre_pour_cible(arme=dict(artillerie_legere=True, artillerie_perforante=True), cible_palier=2)", outcome="Interdit"),
    ask("prendre_pour_cible(arme=dict(artillerie_legere=True, artillerie_a_effet_de_zone=True), cible_palier=1)", outcome="Interdit"),
)
row(
    "CONF-AH21",
    "Crache-feu lourd, TIR 5, déplacé, en cloche, à 30 cm : 1/6, visible en partie ou non ; une légère de FOR 9 laisse 5 hors du centre, une lourde 9 ; un 6, 14 cm.",
    ask(f"tir_sur_une_cible(tir_en_cloche=True, attaquant=dict(tir=5, s_est_deplace=True), cible_partiellement_visible=True, "
        f"arme=dict(artillerie_lourde=True, artillerie_a_effet_de_zone=True, {BOW}), distance=30)", odds={"Touche": F(1, 6)}),
    ask("force_du_tir(arme=dict(artillerie_legere=True, artillerie_a_effet_de_zone=True, force=9), cible_hors_du_centre=True)", total=5),
    ask("force_du_tir(arme=dict(artillerie_lourde=True, artillerie_a_effet_de_zone=True, force=9), cible_hors_du_centre=True)", total=9),
    ask("jet_de_dispersion(des=[6])", outcome="14 cm"),
)
row(
    "CONF-AH22",
    "Char à Poids/10, artillerie, TIR 3 à portée moyenne : il marche et tire, 1/2 ; il court et tire, 1/3 ; il ne fuit jamais et ne se désengage qu'en force.",
    ask(f"tir_sur_une_cible(attaquant=dict(tir=3, poids_x=10, a_marche=True), arme=dict(artillerie=True, {BOW}), distance=35)", odds={"Touche": F(1, 2)}),
    ask(f"tir_sur_une_cible(attaquant=dict(tir=3, poids_x=10, a_couru=True), arme=dict(artillerie=True, {BOW}), distance=35)", odds={"Touche": F(1, 3)}),
    ask("fuir(figurine=dict(poids_x=10, en_deroute=True))", outcome="Interdit"),
    ask("test_de_desengagement(figurine=dict(ini=3, poids_x=10, adversaires_au_contact=1))", outcome="Interdit"),
    ask("test_de_desengagement_en_force(figurine=dict(force=12, poids_x=10, taille='Grande', adversaires_au_contact=2), adversaire=dict(res=6, taille='Moyenne'), "
        "autre=dict(res=9, taille='Moyenne'))", odds={"Se désengage": F(1, 3)}),
)
row(
    "CONF-AH23",
    "Un tir compté : il ne court plus ; avec Harcèlement, si (litige) ; aucun tir : il court.",
    ask("courir(figurine_tirs_deja_effectues=1)", outcome="Interdit"),
    ask("courir(figurine=dict(tirs_deja_effectues=1, harcelement=True))", outcome="Permis", disputed="Interdit"),
    ask("courir(figurine_tirs_deja_effectues=0)", outcome="Permis"),
)
row(
    "CONF-AH24",
    "Désengagement/6 à INI 3, légère et Endurance, deux adversaires : 2/3 ; sans Endurance 1/2 ; il ne joue pas en force : FOR 9 contre RES 5, 1/2.",
    ask("test_de_desengagement(figurine=dict(ini=3, desengagement_x=6, endurance=True, blessure_legere=True, adversaires_au_contact=2))",
        odds={"Se désengage": F(2, 3)}),
    ask("test_de_desengagement(figurine=dict(ini=3, desengagement_x=6, blessure_legere=True, adversaires_au_contact=2))", odds={"Se désengage": F(1, 2)}),
    ask("test_de_desengagement_en_force(figurine=dict(force=9, desengagement_x=6, taille='Grande', adversaires_au_contact=2), adversaire=dict(res=5, taille='Petite'))",
        odds={"Se désengage": F(1, 2)}),
)
row(
    "CONF-AH25",
    "Désengagé, Brutal, Cri de guerre/9, COU 5, il engage une PEUR 8 : pas de charge, 2/3 au Courage, mais les pénalités tombent, même plus petit.",
    ask("charger(attaquant_s_est_desengage=True)", outcome="Interdit"),
    ask("test_de_courage(figurine=dict(cou=5, cri_de_guerre_x=9, a_engage=True), adversaire_peur=8)", odds={"Réussi": F(2, 3)}),
    ask("infliger_les_penalites_de_charge(attaquant=dict(brutal=True, a_engage=True, s_est_desengage=True, taille='Petite'), cible_taille='Grande')",
        outcome="Permis"),
)
row(
    "CONF-AH26",
    "Du palier 2 au palier 1 en piqué, 17,5 : 25 cm, Rapidité 37,5 ; sur le sol, non. Décoller et courir, MOU 10 : 10 cm. Grave, piqué, Force en charge/2 : FOR 9.",
    ask("portee_de_l_assaut(figurine=dict(mou=10, mou_en_vol=17.5, palier=2, charge_en_pique=True))", total=25),
    ask("portee_de_l_assaut(figurine=dict(mou=10, mou_en_vol=17.5, palier=2, charge_en_pique=True, rapidite=True))", total=F(75, 2)),
    ask("charger_en_pique(attaquant_palier=2, cible_palier=0)", outcome="Interdit"),
    ask("portee_de_la_course(figurine=dict(mou=10, mou_en_vol=17.5, palier=0, change_de_palier=True))", total=10),
    ask("force_du_jet_de_blessures(attaquant=dict(force=7, blessure_grave=True, charge_en_pique=True, force_en_charge_x=2))", total=9),
)
row(
    "CONF-AH27",
    "Impact/3 lancé (MOU 20), à 8 cm : FOR 12. Charge titanesque/15 à 23 cm : 15. Le char roule encore : on n'en descend pas, on n'y monte pas.",
    ask("force_de_l_impact(attaquant=dict(impact_x=3, irrepressible=True, marqueur_de_vitesse=True, mou=20, distance_du_deplacement=8))", total=12),
    ask("force_de_l_impact(attaquant=dict(charge_titanesque_x=15, distance_du_deplacement=23))", total=15),
    ask("debarquer(cible_marqueur_de_vitesse=True)", outcome="Interdit"),
    ask("embarquer(figurine_au_contact_de_l_acces=True, cible_marqueur_de_vitesse=True)", outcome="Interdit"),
)
row(
    "CONF-AH28",
    "Transport/4 : un grand et un moyen oui, un grand et deux moyens non ; détruit, RES 9 : FOR 9, et les survivants n'agissent plus ; débarqué, pas de charge.",
    ask("charger_ainsi_les_places(figurine=dict(transport_x=4, grands_a_bord=1, petits_et_moyens_a_bord=1))", outcome="Permis"),
    ask("charger_ainsi_les_places(figurine=dict(transport_x=4, grands_a_bord=1, petits_et_moyens_a_bord=2))", outcome="Interdit"),
    ask("force_de_la_destruction(figurine=dict(res=9, blessure_grave=True))", total=9),
    ask("charger(attaquant_survit_a_la_destruction=True)", outcome="Interdit"),
    ask("charger(attaquant_debarque_ce_tour=True)", outcome="Interdit"),
)
row(
    "CONF-AH29",
    "Fauchage, INI 3 : 2/3 ; au contact 1/3 ; au contact avec Bond 2/3 ; Bond seul, à coup sûr.",
    ask("test_de_fauchage(figurine_ini=3)", odds={"Échappe": F(2, 3)}),
    ask("test_de_fauchage(figurine=dict(ini=3, au_contact_d_un_adversaire=True))", odds={"Échappe": F(1, 3)}),
    ask("test_de_fauchage(figurine=dict(ini=3, au_contact_d_un_adversaire=True, bond=True))", odds={"Échappe": F(2, 3)}),
    ask("test_de_fauchage(figurine=dict(ini=3, bond=True))", odds={"Échappe": F(1)}),
)
row(
    "CONF-AH30",
    "Titan chargé ce tour, trois adversaires moins que Très Grands : difficulté 4 ; puissance 10 au contact, non. RES 15 : FOR 8 ne fait que grave, FOR 9 tue sur double 6.",
    ask("""test_de_desengagement(figurine=dict(ini=3, est_un_titan=True, a_ete_charge=True, adversaires_au_contact=3, adversaires_moins_que_tres_grands=3))""",
        odds={"Se désengage": F(1)}),
    ask("se_desengager(figurine=dict(est_un_titan=True, a_ete_charge=True, puissance_adverse_au_contact=10))", outcome="Interdit"),
    ask("jet_de_blessures(attaquant_force=8, cible=dict(est_un_titan=True, res=15), des=[6, 6])", outcome="Blessure grave"),
    ask("jet_de_blessures(attaquant_force=9, cible=dict(est_un_titan=True, res=15), des=[6, 6])", outcome="Tué net"),
)
row(
    "CONF-AH31",
    "Nexus : sacrifice INI−3 à INI 2 interdit, −2 permis ; sans épreuve ou Inviolable, on ne le force pas ; un seul par tour, sauf lié à un asservi.",
    ask("tenter_d_activer_le_nexus(figurine=dict(repond_a_l_allegeance=True, voit_le_nexus=True, valeur_sacrifiee=2), nexus_malus_du_sacrifice=3)",
        outcome="Interdit"),
    ask("tenter_d_activer_le_nexus(figurine=dict(repond_a_l_allegeance=True, voit_le_nexus=True, valeur_sacrifiee=2), nexus_malus_du_sacrifice=2)",
        outcome="Permis"),
    ask("tenter_d_activer_le_nexus(figurine=dict(repond_a_l_allegeance=True, voit_le_nexus=True, du_camp_adverse_du_nexus=True), nexus_sans_epreuve=True)",
        outcome="Interdit"),
    ask("forcer_le_nexus(figurine=dict(repond_a_l_allegeance=True, voit_le_nexus=True), nexus_inviolable=True)", outcome="Interdit"),
    ask("tenter_d_activer_le_nexus(figurine=dict(repond_a_l_allegeance=True, voit_le_nexus=True, a_deja_active_un_nexus=True))", outcome="Interdit"),
)
row(
    "CONF-AH32",
    "Mana/3 à un mage POU 5 qui a 9 gemmes : 10 ; Réparation/4, deux PS sur quatre : 2, 3 ou 4 à 1/2, 1/4, 1/4 ; Emblème (Structure 6) : COU 6 contre 8, 5/6.",
    ask("gemmes_apres_le_sacrifice(magicien=dict(gemmes_en_reserve=9, pou=5), nexus_mana_nexus_x=3)", total=10),
    ask("une_reparation_de_nexus(nexus=dict(reparation_x=4, ps_du_nexus=2, valeur_de_structure=4))", odds={"PS 2": F(1, 2), "PS 3": F(1, 4), "PS 4": F(1, 4)}),
    ask("test_de_courage(figurine=dict(cou=3, repond_a_l_allegeance=True), nexus=dict(embleme_x=10, valeur_de_structure=6), distance=10, adversaire_peur=8)",
        odds={"Réussi": F(5, 6)}),
)
row(
    "CONF-AH33",
    "Pierre (RES 8, Indestructible) : FOR 5 sans effet, en coup de maître ATT 4 oui. Mur de brique de 2,5 cm : 9 PS. Perforant : plus large que 5 cm, il s'arrête.",
    ask("endommager_le_decor(attaquant_force=5, decor_materiau='Pierre')", outcome="Sans effet"),
    ask("endommager_le_decor(attaquant=dict(force=5, att=4, porte_un_coup_de_maitre=True, coup_de_maitre_x=0), decor_materiau='Pierre')", outcome="Permis"),
    ask("structure_d_origine(decor=dict(materiau='Brique', epaisseur=2.5))", total=9),
    ask("poursuivre_la_trajectoire(decor=dict(longueur_de_la_base=10, largeur_de_la_base=8, detruit=True))", outcome="Interdit"),
)
row(
    "CONF-AH34",
    "Armée : Drunes et Vile-Tis vont ensemble, Sessairs et Tir-Nâ-Bor non, ni Akkylannie et l'Aigle ; 120 PA d'Alliés sur 400 oui, 121 non ; deux nexus de quantité 150.",
    ask("alliances(peuple='Drunes', autre_peuple='Vile-Tis')", outcome="Alliés"),
    ask("alliances(peuple='Sessairs', autre_peuple='Tir-Nâ-Bor')", outcome="Pas alliés"),
    ask("alliances(peuple='Akkylannie', autre_peuple='Aigle')", outcome="Pas alliés"),
    ask("aligner_l_armee(l_armee=dict(valeur_de_l_armee=400, pa_d_allies=120, pa_de_champions=80))", outcome="Permis"),
    ask("aligner_l_armee(l_armee=dict(valeur_de_l_armee=400, pa_d_allies=121, pa_de_champions=80))", outcome="Interdit"),
    ask("acquerir_un_nexus(l_armee_valeur_de_l_armee=400, nexus=dict(quantite=150, exemplaires_du_nexus=3))", outcome="Interdit"),
)
row(
    "CONF-AH35",
    "Objectif : deux Wolfen à 34 PA dont un grave, effectif 4, valeur 63 ; trois à 9 PA dont un critique, valeur 18 ; l'Éclaireur caché et le vol ne comptent pas.",
    ask("effectif_d_un_camp(premier_groupe=dict(taille='Grande', peu_blesses=1, en_blessure_grave=1, valeur_strategique=34))", total=4),
    ask("valeur_d_un_camp(premier_groupe=dict(taille='Grande', peu_blesses=1, en_blessure_grave=1, valeur_strategique=34))", total=63),
    ask("valeur_d_un_camp(premier_groupe=dict(taille='Moyenne', peu_blesses=2, en_blessure_critique=1, valeur_strategique=9))", total=18),
    ask("compter_sur_un_objectif(figurine_eclaireur_cache=True)", outcome="Interdit"),
    ask("compter_sur_un_objectif(figurine_palier=1)", outcome="Interdit"),
)
row(
    "CONF-AH36",
    "Porteur de marqueur : ni envol, ni plus de MOU × 2 malgré Rapidité, ni seconde poursuite d'Implacable ; en déroute ou invoqué d'ailleurs, il ne ramasse rien.",
    ask("prendre_son_envol(figurine_porteur_de_marqueur=True)", outcome="Interdit"),
    ask("portee_de_l_assaut(figurine=dict(porteur_de_marqueur=True, mou=10, rapidite=True))", total=20),
    ask("poursuivre(figurine=dict(porteur_de_marqueur=True, implacable_x=1, a_tue_ses_adversaires=True, poursuites_faites=1))", outcome="Interdit"),
    ask("ramasser_un_marqueur(figurine=dict(en_deroute=True, finit_sur_le_marqueur=True))", outcome="Interdit"),
    ask("ramasser_un_marqueur(figurine=dict(invoque=True, finit_sur_le_marqueur=True))", outcome="Interdit"),
)
row(
    "CONF-AH37",
    "Structure/6 : 2 PS perdus, INI 4 vaut 3 ; 3 perdus, 2 ; 5 perdus, 1 ; ni Sonné, ni soin. Un neutre relance ses 6 : INI 3 contre 9, 2/15.",
    ask("test_d_initiative(figurine=dict(ini=4, structure_x=6, ps_perdus=2), difficulte=7, des=[3])", total=6),
    ask("test_d_initiative(figurine=dict(ini=4, structure_x=6, ps_perdus=3), difficulte=7, des=[3])", total=5),
    ask("test_d_initiative(figurine=dict(ini=4, structure_x=6, ps_perdus=5), difficulte=7, des=[3])", total=4),
    ask("soigner(cible_structure_x=6)", outcome="Interdit"),
    ask("test_d_initiative(figurine=dict(ini=3, neutre=True), difficulte=9)", odds={"Réussi": F(2, 15)}),
)
row(
    "CONF-AH38",
    "Refus à trois : 4 cartes contre 9 au mieux pourvu, 5 refus ; deux cartes titanesques en plus de 7, contre 11 : 2 ; le troisième refus de deux est de trop.",
    ask("nombre_de_refus(cartes_au_debut_du_tour=4, cartes_du_mieux_pourvu=9)", total=5),
    ask("nombre_de_refus(cartes_au_debut_du_tour=7, capacites_titanesques_incorporees=2, cartes_adverses_au_debut_du_tour=11)", total=2),
    ask("utiliser_un_refus(refus_utilises=2, cartes_au_debut_du_tour=9, cartes_adverses_au_debut_du_tour=11)", outcome="Interdit"),
    ask("poser_sa_carte_face_cachee(figurine_previsible=True)", outcome="Interdit"),
)
row(
    "CONF-AH39",
    "Sanctuaire/15 et Hostile : à 15 cm ATT−1, à 16 rien ; pression sur la PEUR, un 5 vaut +2 ; en déroute, pas de pression ; deux dés, incident à 11/36.",
    ask("test_d_attaque(attaquant=dict(att=3, a_l_attribut_hostile=True), nexus=dict(sanctuaire_x=15, hostile=True), distance=15, difficulte=7, des=[4])", total=6),
    ask("test_d_attaque(attaquant=dict(att=3, a_l_attribut_hostile=True), nexus=dict(sanctuaire_x=15, hostile=True), distance=16, difficulte=7, des=[4])", total=7),
    ask("bonus_de_pression(caracteristique_sous_pression='PEUR', total_de_pression=5)", total=2),
    ask("jet_de_pression(figurine_en_deroute=True)", outcome="Interdit"),
)
row(
    "CONF-AH40",
    "Mid-Nor avec les Drunes et Vile-Tis : tout va ; avec les Drunes et les Ophidiens, hors liste ; Sessairs avec Akkylannie et l'Aigle, qui ne s'allient pas.",
    ask("peuples_de_l_armee(peuple='Mid-Nor', autre_peuple='Drunes', troisieme_peuple='Vile-Tis')",
        odds={"l'armée compte un Allié dont le peuple n'est pas allié au sien": F(0), "l'armée réunit des Alliés dont les peuples ne peuvent s'allier entre eux": F(0)}),
    ask("peuples_de_l_armee(peuple='Mid-Nor', autre_peuple='Drunes', troisieme_peuple='Ophidiens')",
        odds={"l'armée compte un Allié dont le peuple n'est pas allié au sien": F(1)}),
    ask("peuples_de_l_armee(peuple='Sessairs', autre_peuple='Akkylannie', troisieme_peuple='Aigle')",
        odds={"l'armée compte un Allié dont le peuple n'est pas allié au sien": F(0), "l'armée réunit des Alliés dont les peuples ne peuvent s'allier entre eux": F(1)}),
)


QUESTIONS = [(code, n, question, expected) for code, (_, questions) in ROWS.items() for n, (question, expected) in enumerate(questions, 1)]


@pytest.mark.parametrize("code, rank, question, expected", QUESTIONS, ids=[f"{code}-{n}" for code, n, *_ in QUESTIONS])
def test_situation(resolver, code, rank, question, expected):
    check(resolver, "confrontation", code, question, expected)
