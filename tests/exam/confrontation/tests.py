"""Situations of Confrontation whose questions stand in `tests.ttl`."""

from __future__ import annotations

from fractions import Fraction as F

from verdicts import ask, rows

ROWS, row = rows()

GUARD = "figurine_ini=4, figurine_sonne=True, adversaire_ini=3, adversaire_autres_combattants_de_son_camp=2"

row(
    "CONF-X05",
    "Un garde Sonné seul contre trois Scorpions ; le vétéran, indemne, teste pour eux et fait 4 ; le garde a fait 6 et attend.",
    ask(f"initiative_du_combat({GUARD}, des=[6], des_adverses=[4])", outcome="Égalité", total=9, says="4 + 3 (INI) + 2 (CF-347) = 9"),
    ask(f"initiative_du_combat({GUARD}, des=[6], des_adverses=[4])", says="s'il relance : 5/6"),
    ask(f"initiative_du_combat({GUARD}, des=[6, 1], des_adverses=[4])", outcome="Perdue", total=4),
    ask(f"initiative_du_combat({GUARD}, des=[6, 2], des_adverses=[4])", outcome="Gagnée", total=11),
)
row(
    "CONF-AE01",
    "INI 1, critique et Sonné, un 2 : −1 ; en face INI 2, critique, un 1 : 0. Je perds, ou nul ne gagne ; contre un 1 ou plus, je perds de toute façon.",
    ask("""initiative_du_combat(figurine=dict(ini=1, blessure_critique=True, sonne=True), adversaire=dict(ini=2, blessure_critique=True), des=[2],
        des_adverses=[1])""", outcome="Perdue", total=-1, disputed="Égalité"),
    ask("""initiative_du_combat(figurine=dict(ini=2, blessure_critique=True), adversaire=dict(ini=1, blessure_critique=True, sonne=True), des=[1],
        des_adverses=[2])""", outcome="Gagnée", disputed="Égalité"),
    ask("initiative_du_combat(figurine=dict(ini=1, blessure_critique=True), adversaire=dict(ini=3), des=[2], des_adverses=[1])", outcome="Perdue", total=0),
)
row(
    "CONF-AG05",
    "INI 4, Endurance, Sonné et en légère : 4, un 2 fait 6 ; en face INI 4, Possédé en critique, un ami dans le combat, un 3 : 6. On relance.",
    ask("initiative_du_combat(figurine=dict(ini=4, endurance=True, sonne=True, blessure_legere=True), adversaire=dict(ini=4, possede=True, "
        "blessure_critique=True, autres_combattants_de_son_camp=1), des=[2], des_adverses=[3])", outcome="Égalité"),
)
row(
    "CONF-AK09",
    "Les deux ont fait 6, 9 contre 11 : le premier relance 4, 13 ; l'autre 2, 13 : égalité ; un 1 le ramène à 6.",
    ask("initiative_du_combat(figurine_ini=3, adversaire_ini=5, des=[6, 4], des_adverses=[6, 2])", outcome="Égalité"),
    ask("initiative_du_combat(figurine_ini=3, adversaire_ini=5, des=[6, 4], des_adverses=[6, 1])", outcome="Gagnée"),
)
row(
    "CONF-NA03",
    "Deux contre un : l'INI 4 est Grave et Sonnée (1), l'INI 3 légère (2) ; l'adversaire a 8. Avec la seconde, 2 + 1 + 6 = 9 ; un 5 fait 8 partout.",
    ask("initiative_du_combat(figurine=dict(ini=3, blessure_legere=True, autres_combattants_de_son_camp=1), adversaire_ini=5, des=[6], des_adverses=[3])",
        outcome="Gagnée", total=9),
    ask("initiative_du_combat(figurine=dict(ini=4, blessure_grave=True, sonne=True, autres_combattants_de_son_camp=1), adversaire_ini=5, des=[5], "
        "des_adverses=[3])", outcome="Perdue", total=7),
    ask("jet_de_blessures(attaquant_force=4, attaquant_blessure_legere=True, cible_res=9, des=[2, 4])", outcome="Sonné"),
)
row(
    "CONF-AM11",
    "Deux camps, INI 3 chacun, l'un à trois combattants : + 2 ; qui gagne frappe le premier à chaque passe.",
    ask("initiative_du_combat(ini=3, adversaire=dict(ini=3), autres_combattants_de_son_camp=2)", gives="+ 2 (CF-347)"),
    ask("attaquer_en_premier(initiative_gagnee=True, des_d_attaque_restants=1)", outcome="Obligatoire"),
)
row(
    "CONF-U25",
    "À trois, INI 3 et un 4 : 9 contre 8 ; INI 4 mais sonné, 9 aussi.",
    ask("initiative_du_combat(figurine=dict(ini=3, autres_combattants_de_son_camp=2), adversaire_ini=4, des=[4], des_adverses=[4])", outcome="Gagnée", total=9),
    ask("initiative_du_combat(figurine=dict(ini=4, sonne=True, autres_combattants_de_son_camp=2), adversaire_ini=4, des=[4], des_adverses=[4])", total=9),
)
row(
    "CONF-FI01",
    "Mon mage (POU 6), perché au palier 2, veut foudroyer un orque au sol ; puis, posé, une cible derrière la tour ; enfin du palier 1 (POU 4, 4 contre 8).",
    ask("test_d_incantation(magicien=dict(pou=6, palier=2), cible_palier=0, difficulte=8)", outcome="Interdit"),
    ask("test_d_incantation(magicien_pou=6, cible_hors_de_vue=True, difficulte=8)", outcome="Interdit"),
    ask("test_d_incantation(magicien=dict(pou=6, palier=1), cible_palier=0, difficulte=8)", odds={"Réussi": F(1, 2)}),
)
row(
    "CONF-T16",
    "Un magicien pur (POU 5), blessé légèrement et au contact, vise un combattant un palier plus haut, une gemme de maîtrise en plus : 2 et 6, puis 3.",
    ask("""test_d_incantation(magicien_pou=5, magicien_blessure_legere=True, magicien_au_contact_d_un_adversaire=True, magicien_palier=0, cible_palier=1,
        magicien_gemmes_de_maitrise=1, difficulte=7, des=[2, 6, 3])""", outcome="Réussi", total=10),
    ask("""test_de_contre(contre_magicien_pou=6, contre_magicien_guerrier_mage=True, contre_magicien_au_contact_d_un_adversaire=True,
        contre_magicien_contre_renforce=True, difficulte=11, des=[2, 5])""", outcome="Contré", total=11),
)
row(
    "CONF-AA07",
    "Magicien pur POU 5, léger, au contact, cible au palier voisin : 1. Sa difficulté, la DEF 3 de la cible moins 2, remonte à 5 ; une gemme de maîtrise, 3/4.",
    ask("""test_d_incantation(magicien=dict(pou=5, blessure_legere=True, magicien_pur=True, au_contact_d_un_adversaire=True),
        cible=dict(palier=1, valeur_de_caracteristique=1), effet=dict(difficulte_selon_la_cible=True), gemmes_de_maitrise=1)""", odds={"Réussi": F(3, 4)}),
)
row(
    "CONF-AF13",
    "Esprit du Feu, POU 4, Focus, une gemme d'Eau en maîtrise, au contact, contre 9 : 19/27 ; en Primagie, 1/6 ; au palier voisin et en Blessure grave, POU 6 vaut 2.",
    ask("""test_d_incantation(magicien=dict(pou=4, focus=True, esprit_de_x=True, gemmes_de_maitrise=1, au_contact_d_un_adversaire=True),
        sortilege_de_son_seul_element=True, difficulte=9)""", odds={"Réussi": F(19, 27)}),
    ask("""test_d_incantation(magicien=dict(pou=4, esprit_de_x=True, au_contact_d_un_adversaire=True), effet_primagie=True,
        sortilege_de_son_seul_element=True, difficulte=9)""", odds={"Réussi": F(1, 6)}),
    ask("""test_d_incantation(magicien=dict(pou=6, esprit_de_x=True, blessure_grave=True, palier=0), cible_palier=1,
        sortilege_de_son_seul_element=True, difficulte=9, des=[3, 5])""", outcome="Raté", total=7),
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
    "CONF-AJ20",
    "Mage pur POU 5, Focus, au contact, une gemme de maîtrise : difficulté 9 ou 10, 5/9, car un 5 relancé vaut 6 au moins.",
    ask("test_d_incantation(magicien=dict(pou=5, magicien_pur=True, focus=True, au_contact_d_un_adversaire=True, gemmes_de_maitrise=1), difficulte=9)",
        odds={"Réussi": F(5, 9)}),
    ask("test_d_incantation(magicien=dict(pou=5, magicien_pur=True, focus=True, au_contact_d_un_adversaire=True, gemmes_de_maitrise=1), difficulte=10)",
        odds={"Réussi": F(5, 9)}),
)
row(
    "CONF-AJ21",
    "Esprit de Feu, deux Feu et une gemme de maîtrise, POU 4 contre 8 : trois dés, 7/8 ; de Primagie, ou s'il faut aussi de l'Air : deux, 3/4.",
    ask("test_d_incantation(magicien=dict(pou=4, esprit_x='Feu', gemmes_de_maitrise=1), effet_cout_de_feu=2, difficulte=8)", odds={"Réussi": F(7, 8)}),
    ask("test_d_incantation(magicien=dict(pou=4, esprit_x='Feu', gemmes_de_maitrise=1), effet=dict(cout_de_feu=2, primagie=True), difficulte=8)",
        odds={"Réussi": F(3, 4)}),
    ask("test_d_incantation(magicien=dict(pou=4, esprit_x='Feu', gemmes_de_maitrise=1), effet=dict(cout_de_feu=2, cout_d_air=1), difficulte=8)",
        odds={"Réussi": F(3, 4)}),
)
row(
    "CONF-AJ24",
    "Arcanes pour deux Feu, POU 4 : POU 2 et, par Esprit de Feu, deux dés contre 8, 11/36 ; pour quatre gemmes, POU 0, non ; pur au contact, POU 5 à 3.",
    ask("test_d_incantation(magicien=dict(pou=4, esprit_x='Feu', gemmes_par_les_arcanes=2, maitrise_des_arcanes=True), effet_cout_de_feu=2, difficulte=8)",
        odds={"Réussi": F(11, 36)}),
    ask("user_de_la_maitrise_des_arcanes(magicien=dict(pou=4, gemmes_par_les_arcanes=4, maitrise_des_arcanes=True))", outcome="Interdit"),
    ask("""test_d_incantation(magicien=dict(pou=5, maitrise_des_arcanes=True, gemmes_par_les_arcanes=1, magicien_pur=True, au_contact_d_un_adversaire=True),
        difficulte=8)""", odds={"Réussi": F(1, 3)}),
)
row(
    "CONF-AL08",
    "Pur au contact, POU 6, cible au palier voisin, deux gemmes d'Air, Esprit de l'Air, une gemme pour la maîtrise : 3 contre 8 sur trois dés, 19/27.",
    ask("test_d_incantation(magicien=dict(pou=6, magicien_pur=True, au_contact_d_un_adversaire=True, esprit_x='Air', gemmes_de_maitrise=1), "
        "cible_palier=1, difficulte=8, effet=dict(cout_d_air=2))", odds={"Réussi": F(19, 27)}),
    ask("cibler_avec_un_sortilege(magicien=dict(palier=0), cible_palier=2)", outcome="Interdit"),
)
row(
    "CONF-AN39",
    "Incantation à la difficulté exacte : réussie ; POU 6 abaissé d'un point par les arcanes, contre 8 : 2/3.",
    ask("test_d_incantation(magicien_pou=5, difficulte=9, des=[4])", outcome="Réussi"),
    ask("test_d_incantation(magicien=dict(pou=6, maitrise_des_arcanes=True, arcanes_employes=True, gemmes_par_les_arcanes=1), difficulte=8)",
        odds={"Réussi": F(2, 3)}),
)
row(
    "CONF-CF04",
    "POU 5 en légère, difficulté 9, deux gemmes de plus : 19/27 libre ; pur et au contact, 91/216.",
    ask("test_d_incantation(magicien=dict(pou=5, blessure_legere=True), difficulte=9, gemmes_de_maitrise=2)", odds={"Réussi": F(19, 27)}),
    ask("""test_d_incantation(magicien=dict(pou=5, blessure_legere=True, magicien_pur=True, au_contact_d_un_adversaire=True), difficulte=9,
        gemmes_de_maitrise=2)""", odds={"Réussi": F(91, 216)}),
)
row(
    "CONF-CF27",
    "Des noms dits comme à la table, et celui que l'on montre.",
    ask("nombre_de_sortileges(magicien_rang='Adepte')", asks="rang_de_magicien"),
    ask("soigner(figurine_soin_x=4, sur_lui_meme=True)", asks="est_le_soigneur"),
    ask("test_d_attaque(attaquant=dict(att=3, assomme=True))", asks="sonne"),
    ask("test_d_incantation(magicien_pou=5, difficulte=9, gemmes_en_plus=2)", asks="gemmes_de_maitrise"),
    ask("test_d_incantation(magicien=dict(pou=5, au_corps_a_corps=True), difficulte=9)", asks="au_contact_d_un_adversaire"),
    ask("test_de_courage(figurine=dict(cou=3, sous_un_etendard=True), adversaire_peur=8)", asks="dans_l_aura_d_un_porte_etendard"),
    ask("tir_sur_une_cible(attaquant=dict(tir=3, a_bouge=True), distance=15)", asks="s_est_deplace"),
    ask("tir_sur_une_cible(attaquant_tir=3, distance=15, cible_a_moitie_cachee=True)", asks="partiellement_visible"),
    ask("jet_de_blessures(attaquant_force=4, cible=dict(res=12, immunite_tete=True))", asks="zone_immunisee"),
    ask("alliances(peuple='Achéron', peuple_de_l_allie='Dirz')", asks="autre_peuple"),
)
row(
    "CONF-U35",
    "Mage pur POU 5, sonné, au contact, cible au palier voisin, difficulté 8, deux gemmes : 16865/46656 ; un Guerrier-mage, 91/216.",
    ask("test_d_incantation(magicien=dict(pou=5, sonne=True, au_contact_d_un_adversaire=True, gemmes_de_maitrise=2), cible_palier=1, difficulte=8)",
        odds={"Réussi": F(16865, 46656)}),
    ask("""test_d_incantation(magicien=dict(pou=5, sonne=True, au_contact_d_un_adversaire=True, guerrier_mage=True, gemmes_de_maitrise=2), cible_palier=1,
        difficulte=8)""", odds={"Réussi": F(91, 216)}),
    ask("cibler_avec_un_sortilege(cible_deja_affecte_par_ce_sortilege=True)", outcome="Interdit"),
)

ARCANE = "magicien=dict(pou={}, maitrise_des_arcanes=True, gemmes_par_les_arcanes={}{})"

row(
    "CONF-U38",
    "Maîtrise des arcanes, deux gemmes manquent : POU 5 − 2, 1/3 contre 8, sans dé de plus ; une fois par tour, et pas jusqu'à 0.",
    ask(f"test_d_incantation({ARCANE.format(5, 2, '')}, difficulte=8)", odds={"Réussi": F(1, 3)}),
    ask(f"test_d_incantation({ARCANE.format(5, 2, ', gemmes_de_maitrise=2')}, difficulte=8)", outcome="Interdit"),
    ask(f"user_de_la_maitrise_des_arcanes({ARCANE.format(5, 2, ', deja_employee_ce_tour=True, gemmes_en_reserve=0, gemmes_du_sortilege=2')})", outcome="Interdit"),
    ask(f"user_de_la_maitrise_des_arcanes({ARCANE.format(3, 3, ', gemmes_en_reserve=0, gemmes_du_sortilege=3')})", outcome="Interdit"),
)
row(
    "CONF-V23",
    "Mage pur POU 6 au contact, cible au palier voisin, une gemme, difficulté 8 : 5/9. Esprit de Feu n'aide pas la Primagie : 2/3 et non 8/9.",
    ask("test_d_incantation(magicien=dict(pou=6, au_contact_d_un_adversaire=True, gemmes_de_maitrise=1), cible_palier=1, difficulte=8)", odds={"Réussi": F(5, 9)}),
    ask("test_d_incantation(magicien=dict(pou=6, esprit_de_x=True), sortilege_de_son_seul_element=True, difficulte=9)", odds={"Réussi": F(8, 9)}),
    ask("test_d_incantation(magicien=dict(pou=6, esprit_de_x=True), sortilege_de_son_seul_element=True, effet_primagie=True, difficulte=9)",
        odds={"Réussi": F(2, 3)}),
    ask("recourir_a_la_contre_magie(contre_magicien=dict(conscience=True, ne_voit_pas_le_lanceur=True, distance_au_lanceur=22), portee_de_l_effet=30)",
        outcome="Interdit"),
)
row(
    "CF-CB22",
    "Esprit de Feu, une gemme d'Air pour la maîtrise, d'un palier à l'autre : trois dés, Pouvoir 3 contre 10.",
    ask("test_d_incantation(magicien_pou=5, magicien_est_un_magicien=True, magicien_esprit_de_x=True, sortilege_de_son_seul_element=True, "
        "magicien_gemmes_de_maitrise=1, cible_palier=1, magicien_palier=0, effet_difficulte_indiquee=10)", odds={"Réussi": F(16865, 46656)}),
)
row(
    "CONF-T22",
    "Une défense soutenue (DEF 5, Blessure légère) sur un 4 contre 6 ; un poison (Toxique/2) sur un 3 ; un ralliement (COU 4) sur un 4.",
    ask("test_de_defense(cible_defense=5, cible_blessure_legere=True, cible_defense_soutenue=True, difficulte=6, des=[4])", outcome="Parée", total=6),
    ask("jet_de_toxique(attaquant_toxique_x=2, des=[3])", outcome="Blessure légère"),
    ask("test_de_ralliement(figurine_cou=4, figurine_en_deroute=True, des=[4])", outcome="Rallié", total=8),
)
row(
    "CONF-AE09",
    "Défense soutenue : un dé, pas deux ; DEF 4 − 2, un 5 pare un 7. Deux dés annoncés quand il en reste un : non.",
    ask("test_de_defense(cible=dict(defense=4, defense_soutenue=True, des_de_parade=2), difficulte=7)", outcome="Interdit"),
    ask("test_de_defense(cible=dict(defense=4, defense_soutenue=True, des_de_parade=1), difficulte=7, des=[5])", outcome="Parée", total=7),
    ask("attaque(attaquant_att=3, cible=dict(defense=4, des_de_defense_restants=1, des_de_parade=2))", outcome="Interdit"),
    ask("test_de_defense(cible=dict(defense=4, des_de_defense_restants=2, des_de_parade=2), difficulte=9, des=[2, 5])", outcome="Parée", total=9),
)
row(
    "CONF-AF05",
    "Parade et Esquive, DEF 3, contre un 10 : 155/324 ; en défense soutenue, 455/1296. Fine lame et Aimé des Dieux, ATT 3, pour passer une parade de 9 : 203/324.",
    ask("test_de_defense(cible=dict(defense=3, parade=True, esquive=True), difficulte=10)", odds={"Parée": F(155, 324)}),
    ask("test_de_defense(cible=dict(defense=3, parade=True, esquive=True, defense_soutenue=True), difficulte=10)", odds={"Parée": F(455, 1296)}),
    ask("test_d_attaque(attaquant=dict(att=3, fine_lame=True, aime_des_dieux=True), difficulte=10)", odds={"Réussi": F(203, 324)}),
    ask("test_d_attaque(attaquant=dict(att=3, fine_lame=True, aime_des_dieux=True), des=[4, 5, 1, 1])", total=9),
)
row(
    "CONF-AI34",
    "DEF 3, Parade et Esquive contre 9 : un dé 5/9, deux 19/27.",
    ask("test_de_defense(cible=dict(defense=3, parade=True, esquive=True), difficulte=9)", odds={"Parée": F(5, 9)}),
    ask("test_de_defense(cible=dict(defense=3, parade=True, esquive=True, des_de_parade=2), difficulte=9)", odds={"Parée": F(19, 27)}),
)
row(
    "CONF-AI56",
    "Défense soutenue, Parade : DEF 4 contre 8, 11/36 ; Esquive, 5/9.",
    ask("test_de_defense(cible=dict(defense=4, parade=True, defense_soutenue=True), difficulte=8)", odds={"Parée": F(11, 36)}),
    ask("test_de_defense(cible=dict(defense=4, parade=True, esquive=True, defense_soutenue=True), difficulte=8)", odds={"Parée": F(5, 9)}),
)
row(
    "CONF-AM04",
    "Chargé (DEF 4 - 1), 2 dés contre 9 : un 6 au moins, 11/36 ; double 6 relancé en 1 et 3, 12. Le -1 suit celui qui poursuit.",
    ask("test_de_defense(cible=dict(defense=4, subit_les_penalites_de_charge=True), des_supplementaires=1, difficulte=9)", odds={"Parée": F(11, 36)}),
    ask("test_de_defense(cible=dict(defense=4, subit_les_penalites_de_charge=True), des_supplementaires=1, difficulte=9, des=[6, 6, 1, 3])", gives="= 12"),
    ask("test_de_defense(cible=dict(defense=4, a_poursuivi=True, subit_les_penalites_de_charge=True), difficulte=9)", odds={"Parée": F(1, 6)}),
)

LINK = "defense=5, enchainement_x=2, des_d_enchainement=2, parade=True"

row(
    "CONF-CC05",
    "DEF 5, deux dés d'Enchaînement, Parade : contre 8, un dé, le dernier en soutenue, ou les deux d'un coup.",
    ask(f"test_de_defense(cible=dict({LINK}), difficulte=8)", odds={"Parée": F(5, 9)}),
    ask(f"test_de_defense(cible=dict({LINK}, defense_soutenue=True), difficulte=8)", odds={"Parée": F(335, 1296)}),
    ask(f"test_de_defense(cible=dict({LINK}, des_de_parade=2), difficulte=8)", odds={"Parée": F(19, 27)}),
)
row(
    "XIX-B-3, 46, 56, 97",
    "Les 5 qui se relancent : Aguerri et Esquive en défense, Précision au tir, un 1 ramenant à 6 ; Fine lame ne garde qu'un dé.",
    ask("test_de_defense(defense=3, cible_aguerri=True, des=[5, 4], difficulte=12)", total=12),
    ask("test_de_defense(defense=4, cible_esquive=True, des=[5, 3], difficulte=12)", total=12),
    ask("test_de_tir(tir=3, attaquant_precision=True, difficulte=9, des=[5, 1])", outcome="Touche", total=9),
    ask("test_d_attaque(att=4, attaquant_fine_lame=True, difficulte=9, des=[2, 5])", total=9),
)
row(
    "CONF-P66",
    "Deux dés de parade, DEF 4 contre 9 : 5/9. En défense soutenue contre 6, un dé et DEF 2 : 1/2.",
    ask("test_de_defense(cible=dict(defense=4, des_de_parade=2), difficulte=9)", odds={"Parée": F(5, 9)}),
    ask("test_de_defense(cible=dict(defense=4, en_defense_soutenue=True), difficulte=6)", odds={"Parée": F(1, 2)}),
)
row(
    "CONF-S04",
    "DEF 4, Parade, en Blessure légère, contre une attaque de 8 : le meilleur de deux dés à 5 ou plus.",
    ask("test_de_defense(cible=dict(defense=4, parade=True, blessure_legere=True), difficulte=8)", odds={"Parée": F(5, 9)}),
)
row(
    "CONF-S27",
    "Défense soutenue à deux et deux, au dernier dé : DEF 4 − 2 pare un 7 une fois sur trois ; à un contre deux, non ; plus de contre-attaque.",
    ask("test_de_defense(cible=dict(defense=4, en_defense_soutenue=True), difficulte=7)", odds={"Parée": F(1, 3)}),
    ask("annoncer_une_defense_soutenue(cible=dict(des_en_defense=1, des_en_attaque=2, des_de_defense_restants=1))", outcome="Interdit"),
    ask("contre_attaquer(figurine_en_defense_soutenue=True)", outcome="Interdit"),
)
row(
    "CONF-AB19",
    "Un musicien en déroute n'aide plus, pas même lui : DIS 4 contre 8, 1/2 ; rallié, 2/3 pour tous deux.",
    ask("test_de_discipline(figurine=dict(dis=4), le_musicien=dict(aura_de_commandement=15, distance_a_la_figurine=8, en_deroute=True), difficulte=8)", odds={"Réussi": F(1, 2)}),
    ask("test_de_discipline(figurine=dict(dis=4), le_musicien=dict(aura_de_commandement=15, distance_a_la_figurine=8), difficulte=8)", odds={"Réussi": F(2, 3)}),
    ask("test_de_discipline(figurine=dict(dis=4, musicien_x=15, en_deroute=True), difficulte=8)", odds={"Réussi": F(1, 2)}),
    ask("test_de_discipline(figurine=dict(dis=4, musicien_x=15), difficulte=8)", odds={"Réussi": F(2, 3)}),
)
row(
    "CONF-BA22",
    "Ma Brute épaisse (DIS 4, ATT 4) fait 5 : au jet de Tactique contre un autre 9, rien à relancer, on recommence ; en attaque, ce 5 suivi d'un 1 vaut 6, donc 10.",
    ask("jet_de_tactique(figurine=dict(dis=4, brute_epaisse=True), adversaire_dis=4, des=[5], des_adverses=[5])", outcome="Égalité"),
    ask("test_d_attaque(attaquant=dict(att=4, brute_epaisse=True), des=[5, 1])", total=10),
    ask("test_d_attaque(attaquant=dict(att=4, brute_epaisse=True), des=[5, 6, 1])", total=10),
)
row(
    "CONF-AI45",
    "Mort-vivant, Construct : DIS 0, dite ou non, musicien ou non ; sous un Seigneur des morts, la sienne.",
    ask("test_de_discipline(figurine=dict(dis=4, mort_vivant=True, dans_l_aura_d_un_musicien=True), difficulte=5)", odds={"Réussi": F(1, 3)}),
    ask("test_de_discipline(figurine=dict(mort_vivant=True, dans_l_aura_d_un_commandant=True), commandant=dict(dis=5, seigneur_des_morts=True), "
        "difficulte=8)", odds={"Réussi": F(2, 3)}),
    ask("test_de_discipline(figurine=dict(mort_vivant=True, dans_l_aura_d_un_commandant=True), commandant=dict(dis=5, seigneur_des_morts_x=10), "
        "difficulte=8)", odds={"Réussi": F(2, 3)}),
    ask("test_de_discipline(figurine=dict(mort_vivant=True, dans_l_aura_d_un_commandant=True), commandant=dict(dis=5), difficulte=5)",
        odds={"Réussi": F(1, 3)}),
    ask("test_de_discipline(figurine=dict(dis=0, mort_vivant=True, dans_l_aura_d_un_commandant=True), commandant=dict(dis=5, "
        "seigneur_des_morts=True), difficulte=8)", odds={"Réussi": F(2, 3)}),
    ask("test_de_discipline(figurine=dict(dis=3, mort_vivant=True, dans_l_aura_d_un_commandant=True), commandant=dict(dis=5, "
        "seigneur_des_morts_x=10), difficulte=8)", odds={"Réussi": F(2, 3)}),
    ask("test_de_discipline(figurine=dict(dis=3, mort_vivant=True, dans_l_aura_d_un_commandant=True), commandant=dict(dis=5), difficulte=5)",
        odds={"Réussi": F(1, 3)}),
    ask("test_de_discipline(figurine=dict(construct=True, dans_l_aura_d_un_commandant=True), commandant_dis=5, difficulte=5)", odds={"Réussi": F(1, 3)}),
    ask("test_de_discipline(figurine=dict(mort_vivant=True), difficulte=5)", odds={"Réussi": F(1, 3)}),
)

NEXUS = "repond_a_l_allegeance=True, voit_le_nexus=True"

row(
    "CONF-AN01",
    "Paria de DIS 1 à 5 cm d'un musicien qui ne l'est pas : DIS 1 ; le sacrifice DIS-2 d'un nexus le mènerait sous 0, DIS-1 à 0.",
    ask("test_de_discipline(figurine=dict(dis=1, paria=True), le_musicien=dict(musicien_x=10, distance_a_la_figurine=5), difficulte=6)", odds={"Réussi": F(1, 3)}),
    ask("test_de_discipline(figurine=dict(dis=1), le_musicien=dict(musicien_x=10, distance_a_la_figurine=5), difficulte=6)", odds={"Réussi": F(1, 2)}),
    ask(f"tenter_d_activer_le_nexus(figurine=dict({NEXUS}, valeur_sacrifiee=1), nexus=dict(acces=10, malus_du_sacrifice=2), distance=5)", outcome="Interdit"),
    ask(f"tenter_d_activer_le_nexus(figurine=dict({NEXUS}, valeur_sacrifiee=1), nexus=dict(acces=10, malus_du_sacrifice=1), distance=5)", outcome="Permis"),
)
row(
    "CONF-S35",
    "Épreuve de DIS, difficulté 6, DIS 3 et Rigueur : un seul dé, 2/3 ; forcée, 8, 1/3. Maîtrise des arcanes d'une gemme : POU 4, pas de mana pour la maîtrise.",
    ask("test_de_discipline(figurine=dict(dis=3, rigueur=True, a_l_epreuve=True), difficulte=6)", odds={"Réussi": F(2, 3)}),
    ask("test_de_discipline(figurine=dict(dis=3, a_l_epreuve=True, du_camp_adverse_du_nexus=True), difficulte=6)", odds={"Réussi": F(1, 3)}),
    ask("test_d_incantation(magicien=dict(pou=5, maitrise_des_arcanes=True, gemmes_par_les_arcanes=1), difficulte=8)", odds={"Réussi": F(1, 2)}),
    ask("renforcer_la_maitrise_avec_du_mana(magicien=dict(maitrise_des_arcanes=True, gemmes_par_les_arcanes=1))", outcome="Interdit"),
)

STAFF = "commandant=dict(dis=6, aura_de_commandement=15, distance_a_la_figurine=5), etat_major_au_complet=True, difficulte=8, des=[3]"

row(
    "CONF-U50",
    "Un Construct près d'un état-major au complet : DIS 0 + 2, litige ; un Mort-vivant, 0. La cible en déroute libère qui atterrit, litige ; en fuite, sans litige.",
    ask(f"test_de_discipline(figurine=dict(dis=3, construct=True, dans_l_aura_d_un_musicien=True), {STAFF})", total=5, gives="CF-3282", disputed="= 4"),
    ask(f"test_de_discipline(figurine=dict(dis=3, mort_vivant=True), {STAFF})", total=3),
    ask("rediriger_son_assaut(figurine_vient_d_atterrir=True, cible_en_deroute=True)", outcome="Permis", gives="CF-3281", disputed="Interdit"),
    ask("rediriger_son_assaut(figurine_vient_d_atterrir=True, cible_en_fuite=True)", outcome="Permis"),
)

TWO = "figurine_dans_l_aura_d_un_commandant=True, figurine_dans_l_aura_de_l_autre_commandant=True, etat_major_au_complet=True"

row(
    "CF-CB08",
    "Dans l'aura de deux commandants, l'un plus brave, l'autre plus discipliné ; l'état-major du premier est au complet.",
    ask(f"test_de_discipline(figurine_dis=2, commandant_dis=3, l_autre_commandant_dis=6, {TWO}, difficulte=12)", odds={"Réussi": F(1, 2)}),
    ask(f"test_de_courage(figurine_cou=3, commandant_cou=6, l_autre_commandant_cou=5, {TWO}, adversaire_peur=12)", odds={"Réussi": F(1, 2)}),
)
row(
    "CONF-AE15",
    "4d6 : 1, 4, 6, 6 ; relancés en 1 et 3, 9 ; en 1 et 1, 1, le 4 est perdu. ATT 3, trois 6 puis 1 : 4.",
    ask("test_de_caracteristique(valeur_de_caracteristique=0, des_supplementaires=3, des=[1, 4, 6, 6, 1, 3])", total=9),
    ask("test_de_caracteristique(valeur_de_caracteristique=0, des_supplementaires=3, des=[1, 4, 6, 6, 1, 1])", total=1),
    ask("test_d_attaque(attaquant_att=3, des=[6, 6, 6, 1])", total=4),
)
row(
    "AO-06",
    "1, 4, 6, 6 : les deux 6 relancés, un 1 et un 3 donnent 9 ; deux 1 donnent 1, car le 4 est perdu.",
    ask("test_de_caracteristique(valeur_de_caracteristique=0, des_supplementaires=3, des=[1, 4, 6, 6, 1, 3])", total=9),
    ask("test_de_caracteristique(valeur_de_caracteristique=0, des_supplementaires=3, des=[1, 4, 6, 6, 1, 1])", total=1),
)
row(
    "II-A",
    "1, 4, 6, 6 : les deux 6 relancés donnent 1 et 3, on garde 9. Un 6 en opposition peut rester : 10 contre 8. Entretien/2 avec une gemme : non.",
    ask("test_de_caracteristique(figurine=dict(valeur_de_caracteristique=0, des_supplementaires=3), difficulte=9, des=[1, 4, 6, 6, 1, 3])", total=9),
    ask("test_en_opposition(figurine_valeur_de_caracteristique=4, adversaire_valeur_de_caracteristique=3, des=[6], des_adverses=[5])", total=10),
    ask("entretenir_un_sortilege(magicien_gemmes_de_l_element=1, effet_entretien=2)", outcome="Interdit"),
)
row(
    "II-A-1, II-A-3, II-A-4",
    "Carac. 4, 6 puis 3 : 13. ATT 5, 6-6-4 : 21. 6 puis 1 : 6. Un 1 suffit à 7. INI 4 et 2 contre INI 2 et 5 : B. 2 au dé, 5, "
    "malus 1 : 6. TIR 2 - 3 + 1 : raté.",
    ask("test_de_caracteristique(figurine_valeur_de_caracteristique=4, difficulte=13, des=[6, 3])", outcome="Réussi", total=13),
    ask("test_d_attaque(att=5, difficulte=21, des=[6, 6, 4])", total=21),
    ask("test_de_caracteristique(figurine_valeur_de_caracteristique=5, difficulte=6, des=[6, 1])", outcome="Réussi", total=6),
    ask("test_de_caracteristique(figurine_valeur_de_caracteristique=6, difficulte=7, des=[1])", outcome="Réussi"),
    ask("test_de_caracteristique(figurine_valeur_de_caracteristique=3, difficulte=8, des=[4])", outcome="Raté", total=7),
    ask("initiative_du_combat(figurine_ini=4, adversaire_ini=2, des=[2], des_adverses=[5])", outcome="Perdue", total=6),
    ask("test_en_opposition(figurine_valeur_de_caracteristique=3, adversaire_valeur_de_caracteristique=3, des=[3], des_adverses=[3])",
        outcome="Égalité"),
    ask("test_de_caracteristique(figurine_valeur_de_caracteristique=5, figurine_malus=1, difficulte=6, des=[2])", outcome="Réussi", total=6),
    ask("test_de_tir(tir=2, attaquant_malus=3, difficulte=0, des=[1])", outcome="Raté", total=0),
)
row(
    "CONF-AF03",
    "Adepte POU 5 avec Focus, 6 gemmes, au contact, Récupération/2 : 5 puis 4, 14, 7 gemmes, mais 10 au plus ; 5 puis 1 : 11 ; Maudit, pas de relance.",
    ask("""une_recuperation_de_mana(magicien=dict(pou=5, rang_de_magicien="Adepte", focus=True, gemmes_en_reserve=6, recuperation_x=2,
        au_contact_d_un_adversaire=True), des=[[5, 4]])""", gives="gemmes 10"),
    ask("jet_de_recuperation_de_mana(magicien=dict(pou=5, focus=True), des=[5, 1])", total=11),
    ask("jet_de_recuperation_de_mana(magicien=dict(pou=5, focus=True, maudit_des_dieux=True), des=[5])", total=10),
    ask("jet_de_recuperation_de_mana(magicien=dict(pou=5, focus=True, blessure_grave=True, en_deroute=True), des=[5, 3])", total=9),
)
row(
    "CONF-AF14",
    "Contrer un 11 avec POU 5, renforcé : 11/36 ; avec Focus, 5/9 (un 5 relancé ne vaut jamais moins de 6) ; l'Esprit n'y sert pas ; deux gemmes n'y suffisent pas.",
    ask("test_de_contre(contre_magicien=dict(pou=5, contre_renforce=True), difficulte=11)", odds={"Contré": F(11, 36)}),
    ask("test_de_contre(contre_magicien=dict(pou=5, contre_renforce=True, focus=True), difficulte=11)", odds={"Contré": F(5, 9)}),
    ask("test_de_contre(contre_magicien=dict(pou=5, contre_renforce=True, esprit_de_x=True), difficulte=11)", odds={"Contré": F(11, 36)}),
    ask("contrer(contre_magicien=dict(gemmes_en_reserve=2, contre_renforce=True))", outcome="Interdit"),
)
row(
    "CF-DF12",
    "Il incante : 9. Mon mage POU 4, au contact, renforce son contre : 3 gemmes, POU 3, un 6 sur deux dés, 11/36 ; Guerrier-mage, un 5, 5/9. Son shaman orque, on ne le contre pas.",
    ask("cout_du_contre(contre_renforce=True)", total=3),
    ask("test_de_contre(contre_magicien=dict(pou=4, au_contact_d_un_adversaire=True, contre_renforce=True), difficulte=9)", odds={"Contré": F(11, 36)}),
    ask("test_de_contre(contre_magicien=dict(pou=4, au_contact_d_un_adversaire=True, contre_renforce=True, guerrier_mage=True), difficulte=9)",
        odds={"Contré": F(5, 9)}),
    ask("recourir_a_la_contre_magie(magicien_magicien_orque=True)", outcome="Interdit"),
)
row(
    "CONF-AH09",
    "Focus, POU 4, contre un résultat de 10 : 1/3, car un 5 relancé en 1 vaut 6 ; contre 11 : 5/18 ; Maudit des Dieux, contre 10 : 1/6.",
    ask("test_de_contre(contre_magicien=dict(pou=4, focus=True), difficulte=10)", odds={"Contré": F(1, 3)}),
    ask("test_de_contre(contre_magicien=dict(pou=4, focus=True), difficulte=11)", odds={"Contré": F(5, 18)}),
    ask("test_de_contre(contre_magicien=dict(pou=4, focus=True, maudit_des_dieux=True), difficulte=10)", odds={"Contré": F(1, 6)}),
)
row(
    "CONF-AJ22",
    "Contre renforcé d'un mage pur POU 5 au contact face à un 12 : 3 gemmes, 335/1296 ; son Familier à 5 ou moins lui donne +2 : POU 4, au contact, 9, 1/2.",
    ask("test_de_contre(contre_magicien=dict(pou=5, magicien_pur=True, au_contact_d_un_adversaire=True, contre_renforce=True), difficulte=12)",
        odds={"Contré": F(335, 1296)}),
    ask("cout_du_contre(contre_magicien_contre_renforce=True)", total=3),
    ask("test_de_contre(contre_magicien=dict(pou=4, resultat_d_asservissement=5, au_contact_d_un_adversaire=True), difficulte=9)", odds={"Contré": F(1, 2)}),
    ask("recourir_a_la_contre_magie(magicien_magicien_orque=True, contre_magicien_negation=True)", outcome="Interdit"),
)
row(
    "CONF-AL07",
    "Contre d'un pur au contact, POU 5, son Familier a donné POU+2 : 6 contre un total de 11, 1/3 ; renforcé, 5/9, trois gemmes.",
    ask("test_de_contre(contre_magicien=dict(pou=5, magicien_pur=True, au_contact_d_un_adversaire=True, resultat_d_asservissement=5), difficulte=11)",
        odds={"Contré": F(1, 3)}),
    ask("test_de_contre(contre_magicien=dict(pou=5, magicien_pur=True, au_contact_d_un_adversaire=True, resultat_d_asservissement=5, "
        "contre_renforce=True), difficulte=11)", odds={"Contré": F(5, 9)}),
    ask("cout_du_contre(contre_magicien=dict(contre_renforce=True))", total=3),
    ask("recourir_a_la_contre_magie(effet=dict(portee_personnelle=True))", outcome="Interdit"),
)

COUNTER = "test_de_contre(contre_magicien=dict(pou=5, au_contact_d_un_adversaire=True, contre_renforce=True{}), difficulte=9)"

row(
    "CONF-S20",
    "Contrer un 9 au contact, POU 5, renforcé de deux gemmes : 5/9 ; Guerrier-mage, 3/4 ; un orque ne se contre pas.",
    ask(COUNTER.format(""), odds={"Contré": F(5, 9)}),
    ask(COUNTER.format(", guerrier_mage=True"), odds={"Contré": F(3, 4)}),
    ask("contrer(contre_magicien_gemmes_en_reserve=3, magicien_magicien_orque=True)", outcome="Interdit"),
)

SPELL = "magicien=dict(sacrifice_d_air=2, sacrifice_d_eau=1)"

row(
    "CONF-U36",
    "Contre de POU 4 face à 10 : 1/6, 11/36 renforcé ; jamais d'un orque. Deux Air et une Eau s'absorbent de deux Terre et un Feu, pas d'un Feu de plus.",
    ask("test_de_contre(contre_magicien_pou=4, difficulte=10)", odds={"Contré": F(1, 6)}),
    ask("test_de_contre(contre_magicien=dict(pou=4, contre_renforce=True), difficulte=10)", odds={"Contré": F(11, 36)}),
    ask("test_de_contre(contre_magicien_pou=4, magicien_magicien_orque=True, difficulte=10)", outcome="Interdit"),
    ask(f"absorber_un_sortilege({SPELL}, contre_magicien=dict(gemmes_de_terre=2, gemmes_de_feu=2, sacrifice_de_terre=2, sacrifice_de_feu=1))", outcome="Permis"),
    ask(f"absorber_un_sortilege({SPELL}, contre_magicien=dict(gemmes_de_terre=2, gemmes_de_feu=2, sacrifice_de_terre=2, sacrifice_de_feu=2))", outcome="Interdit"),
    ask(f"absorber_un_sortilege({SPELL}, contre_magicien=dict(gemmes_de_tenebres=3, sacrifice_de_tenebres=3))", outcome="Permis"),
)
row(
    "CONF-AF18",
    "Illuminé, FOI 4, au contact, censuré de 2, contre 8 : 5/18. Exalté et Aguerri, FOI 3, contre 8 : 5/9.",
    ask("test_de_divination(fidele=dict(foi=4, fidele_pur=True, au_contact_d_un_adversaire=True, illumine=True), points_de_censure=2, difficulte=8)",
        odds={"Réussi": F(5, 18)}),
    ask("test_de_divination(fidele=dict(foi=3, exalte=True, aguerri=True), difficulte=8)", odds={"Réussi": F(5, 9)}),
    ask("appliquer_le_miracle(effet_hors_de_portee=True)", outcome="Sans effet"),
    ask("appliquer_le_sortilege(effet_hors_de_portee=True)", outcome="Sans effet"),
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
    "CONF-AJ30",
    "Divination, FOI 3, légère, autre palier, censure de 1 : FOI -1 contre 6 ; Illuminé et un point de renfort, 155/324. Possédé en grave : FOI 2, 1/2.",
    ask("test_de_divination(fidele=dict(foi=3, illumine=True, blessure_legere=True, palier=0, renforcement=1), cible_palier=1, points_de_censure=1, difficulte=6)",
        odds={"Réussi": F(155, 324)}),
    ask("test_de_divination(fidele=dict(foi=3, possede=True, blessure_grave=True), difficulte=6)", odds={"Réussi": F(1, 2)}),
    ask("test_de_divination(fidele=dict(foi=2, illumine=True, chance=True), difficulte=8)", odds={"Réussi": F(4, 9)}),
    ask("test_de_divination(fidele=dict(foi=1), censeur=dict(points_de_censure=3, foi_temporaire=5), difficulte=5)", odds={"Réussi": F(5, 36)}),
)
row(
    "CONF-AN06",
    "Au contact, FOI 3 contre 7 : un Moine-guerrier une fois sur deux, un pur une sur trois ; l'invoqué d'un autre peuple n'occupe rien.",
    ask("test_de_divination(fidele=dict(foi=3, moine_guerrier=True, au_contact_d_un_adversaire=True), difficulte=7)", odds={"Réussi": F(1, 2)}),
    ask("test_de_divination(fidele=dict(foi=3, fidele_pur=True, au_contact_d_un_adversaire=True), difficulte=7)", odds={"Réussi": F(1, 3)}),
    ask("compter_sur_un_objectif(figurine=dict(invoque=True))", outcome="Interdit"),
    ask("compter_sur_un_objectif(figurine=dict(invoque=True, du_peuple_de_l_armee=True))", outcome="Permis"),
    ask("test_d_attaque(attaquant=dict(att=4, brute_epaisse=True), difficulte=12)", odds={"Réussi": F(1, 4)}),
)
row(
    "CONF-AN36",
    "Illuminé, FOI 2 contre 8 : un 5 ou un 6, 1/3. Focus, POU 5 contre 12 : 5/18.",
    ask("test_de_divination(fidele=dict(foi=2, illumine=True), difficulte=8)", odds={"Réussi": F(1, 3)}),
    ask("test_d_incantation(magicien=dict(pou=5, focus=True), difficulte=12)", odds={"Réussi": F(5, 18)}),
)
row(
    "AO-03",
    "La pythie : FOI 2, censurée d'un point, trois dés contre 6 : il faut un 5 sur l'un d'eux, 19/27.",
    ask("test_de_divination(foi_creation=1, foi_alteration=0, foi_destruction=1, difficulte=6, renforcement=2, points_de_censure=1)", odds={"Réussi": F(19, 27)}),
)

PRIEST = "champion=True, fidele_pur=True, foi_creation=2, foi_alteration=1, foi_destruction=1, renforcement=1, aura_de_foi=12.5"

row(
    "CONF-CE19",
    "Un Champion fidèle pur (Piété/2) appelle sans voir sur le palier 1, à 12 cm, censuré d'un point ; à 13 cm, non ; après une course, non.",
    ask(f"test_de_divination(fidele=dict({PRIEST}), cible=dict(hors_de_vue=True, palier=1), distance=12, censeur_points_de_censure=1, difficulte=6)",
        odds={"Réussi": F(5, 9)}),
    ask(f"test_de_divination(fidele=dict({PRIEST}), cible=dict(hors_de_vue=True, palier=1), distance=13, censeur_points_de_censure=1, difficulte=6)",
        outcome="Interdit"),
    ask("appeler_un_miracle(fidele=dict(champion=True, fidele_pur=True, distance_parcourue=8, mou=10))", outcome="Permis"),
    ask("appeler_un_miracle(fidele=dict(champion=True, fidele_pur=True, a_couru=True))", outcome="Interdit"),
)

CALL = "au_contact_d_un_adversaire=True, foi=6), difficulte=6, cible_palier=1, points_de_censure=1"

row(
    "CONF-S21",
    "FOI 6 au contact, miracle sur un volant, un point de censure : 2 pour un pur, 3 pour un Moine-guerrier. Pythie, trois dés, censurée : 19/27.",
    ask(f"test_de_divination(fidele=dict(fidele_pur=True, {CALL})", odds={"Réussi": F(1, 2)}),
    ask(f"test_de_divination(fidele=dict(moine_guerrier=True, {CALL})", odds={"Réussi": F(2, 3)}),
    ask("test_de_divination(fidele=dict(foi=2, renforcement=2), difficulte=6, points_de_censure=1)", odds={"Réussi": F(19, 27)}),
    ask("difficulte_du_miracle(difficulte_indiquee=3, effet_difficulte_selon_la_cible=True, cible_valeur_de_caracteristique=3)", total=5),
    ask("censurer(effet_prodige=True)", outcome="Interdit"),
)

CALL_2 = "cible_palier=1, points_de_censure=1, difficulte=6)"
PRIEST_2 = "test_de_divination(fidele=dict(foi_creation=2, foi_alteration=1, foi_destruction=1, au_contact_d_un_adversaire=True, renforcement=2"

row(
    "CONF-S22",
    "FOI 4 au contact, cible au palier voisin, censure de 1, deux FT de renfort : 91/216 ; Moine-guerrier, 19/27.",
    ask(f"{PRIEST_2}, fidele_pur=True), {CALL_2}", odds={"Réussi": F(91, 216)}),
    ask(f"{PRIEST_2}, moine_guerrier=True), {CALL_2}", odds={"Réussi": F(19, 27)}),
)

MONK = "fidele=dict(foi_creation=2, foi_alteration=1, foi_destruction=1, moine_guerrier=True, au_contact_d_un_adversaire=True, renforcement=2{})"

row(
    "CONF-V27",
    "Moine-guerrier FOI 4, cible au palier voisin, censuré de 1, deux points de lien, difficulté 6 : 19/27, Illuminé ou non.",
    ask(f"test_de_divination({MONK.format('')}, censeur_points_de_censure=1, cible_palier=1, difficulte=6)", odds={"Réussi": F(19, 27)}),
    ask(f"test_de_divination({MONK.format(', illumine=True')}, censeur_points_de_censure=1, cible_palier=1, difficulte=6)", odds={"Réussi": F(19, 27)}),
)
row(
    "CONF-W02",
    "FOI 5 légère, Exalté, un point de lien, cible au palier voisin, censuré d'1 : FOI 1, trois dés, 19/27 ; trois points de lien sur 4 FT et 2 de ferveur, non.",
    ask("""test_de_divination(fidele=dict(foi=5, blessure_legere=True, exalte=True, renforcement=1, foi_temporaire=4), effet_ferveur=2, difficulte=6,
        cible_palier=1, points_de_censure=1)""", odds={"Réussi": F(19, 27)}),
    ask("test_de_divination(fidele=dict(foi=5, renforcement=3, foi_temporaire=4), effet_ferveur=2, difficulte=6)", outcome="Interdit"),
)

CALL_3 = "fidele=dict(foi=3, renforcement=1{}), points_de_censure=1, difficulte=9"

row(
    "CONF-W03",
    "FOI 3 censurée d'1, difficulté 9, deux dés : il faut 7. Illuminé 155/324, Aimé des Dieux 203/324, rien 335/1296, Maudit 0.",
    ask(f"test_de_divination({CALL_3.format(', illumine=True')})", odds={"Réussi": F(155, 324)}),
    ask(f"test_de_divination({CALL_3.format(', aime_des_dieux=True')})", odds={"Réussi": F(203, 324)}),
    ask(f"test_de_divination({CALL_3.format('')})", odds={"Réussi": F(335, 1296)}),
    ask(f"test_de_divination({CALL_3.format(', illumine=True, maudit_des_dieux=True')})", odds={"Réussi": F(0)}),
)
row(
    "CF-CB34",
    "Illuminé et Exalté, FOI 3 contre 9 : un 5 relancé réussit toujours.",
    ask("test_de_divination(fidele_foi=3, fidele_illumine=True, fidele_exalte=True, effet_difficulte_indiquee=9)", odds={"Réussi": F(5, 9)}),
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
    "CONF-AI59",
    "Chance en défense : 5/9. Réflexes et Vivacité, INI 3 contre 9 : 5/9. Aimé des Dieux, INI 3 contre 9 : 1/2.",
    ask("test_de_defense(cible=dict(defense=3, chance=True), difficulte=8)", odds={"Parée": F(5, 9)}),
    ask("test_d_initiative(figurine=dict(ini=3, reflexes=True, vivacite=True), difficulte=9)", odds={"Réussi": F(5, 9)}),
    ask("test_d_initiative(figurine=dict(ini=3, aime_des_dieux=True), difficulte=9)", odds={"Réussi": F(1, 2)}),
)
row(
    "CONF-P47",
    "Chance ne relance pas les 6 de son second jet : INI 2 contre 9, 5/36 avec ou sans elle ; contre 6, 3/4. Un Maudit ne relance rien.",
    ask("test_d_initiative(figurine_ini=2, figurine_chance=True, difficulte=9)", odds={"Réussi": F(5, 36)}),
    ask("test_d_initiative(figurine_ini=2, figurine_chance=True, difficulte=6)", odds={"Réussi": F(3, 4)}),
    ask("relancer_un_six(figurine_maudit_des_dieux=True)", outcome="Interdit"),
    ask("recommencer_le_test(figurine_maudit_des_dieux=True, figurine_chance=True, juste_apres_le_test=True)", outcome="Interdit"),
)

SEEN = "figurine_repond_a_l_allegeance=True, figurine_voit_le_nexus=True"

row(
    "CF-CB44",
    "Une épreuve d'INI 6 (INI 2, Vivacité) : un seul dé ; un sacrifice INI-3 est fermé.",
    ask("test_d_initiative(figurine_ini=2, figurine_vivacite=True, figurine_a_l_epreuve=True, difficulte=6)", odds={"Réussi": F(1, 2)}),
    ask(f"tenter_d_activer_le_nexus({SEEN}, nexus_malus_du_sacrifice=3, figurine_valeur_sacrifiee=2)", outcome="Interdit"),
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
