"""Situations of Confrontation of the chapter « Nexus » (Nexuses)."""

from __future__ import annotations

from fractions import Fraction as F

from verdicts import ask, rows

ROWS, row = rows()

MEETS = "repond_a_l_allegeance=True, voit_le_nexus=True"

row(
    "CONF-AA02",
    "Le capitaine du jet de Tactique active ses deux nexus Asservis à 40 cm ; le lieutenant, un seul des deux ordinaires qu'il touche.",
    ask(f"tenter_d_activer_le_nexus(figurine=dict({MEETS}, lie_au_nexus=True), nexus=dict(asservi_nexus=True, acces=10), distance=40)", outcome="Permis"),
    ask(f"tenter_d_activer_le_nexus(figurine=dict({MEETS}, lie_au_nexus=True, a_deja_active_un_nexus=True), nexus=dict(asservi_nexus=True, acces=10), distance=40)",
        outcome="Permis"),
    ask(f"tenter_d_activer_le_nexus(figurine=dict({MEETS}, a_deja_active_un_nexus=True), nexus=dict(acces=10), distance=0)", outcome="Interdit"),
)
row(
    "CONF-CB34",
    "Le chef mort, son remplaçant au jet de Tactique hérite des nexus asservis : il en active un à 40 cm, puis un autre. Ce qui coupe les vues vaut aussi pour eux, un sortilège non.",
    ask("tenter_d_activer_le_nexus(figurine=dict(repond_a_l_allegeance=True, voit_le_nexus=True, lie_au_nexus=True, a_deja_active_un_nexus=True), nexus=dict(asservi_nexus=True, acces=10), distance=40)", outcome="Permis"),
    ask("affecter_le_decor(nature_de_l_effet='ligne de vue')", outcome="Permis"),
    ask("affecter_le_decor(nature_de_l_effet='sortilège')", outcome="Interdit"),
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
    "CONF-CB09",
    "Sacrifice de POU−2, accès 10 : mon mage de POU 2 le paie à 10 cm, pas à 10,1 ; de POU 1, jamais. Ensuite, à POU 4 − 2, il vise un palier au-dessus : 1 chance sur 3 contre 5.",
    ask("tenter_d_activer_le_nexus(figurine=dict(repond_a_l_allegeance=True, voit_le_nexus=True, valeur_sacrifiee=2), nexus=dict(malus_du_sacrifice=2, acces=10), distance=10)", outcome="Permis"),
    ask("tenter_d_activer_le_nexus(figurine=dict(repond_a_l_allegeance=True, voit_le_nexus=True, valeur_sacrifiee=2), nexus=dict(malus_du_sacrifice=2, acces=10), distance=10.1)", outcome="Interdit"),
    ask("tenter_d_activer_le_nexus(figurine=dict(repond_a_l_allegeance=True, voit_le_nexus=True, valeur_sacrifiee=1), nexus=dict(malus_du_sacrifice=2, acces=10), distance=10)", outcome="Interdit"),
    ask("test_d_incantation(magicien=dict(pou=4, modificateur_de_pou=-2, palier=0), cible_palier=1, difficulte=5)", odds={"Réussi": F(1, 3)}),
    ask("cibler_avec_un_sortilege(magicien_palier=0, cible_palier=2)", outcome="Interdit"),
)
row(
    "CONF-AM14",
    "Catalyseur INI 4 au contact d'un ennemi : désengagement à 6, 5/6, avant de marcher ; d'un peuple hors de l'allégeance, il n'active rien.",
    ask("marcher(figurine_au_contact_d_un_adversaire=True)", outcome="Interdit"),
    ask("test_de_desengagement(ini=4, adversaires_au_contact=1)", odds={"Se désengage": F(5, 6)}),
    ask("tenter_d_activer_le_nexus(figurine=dict(repond_a_l_allegeance=False, voit_le_nexus=True), distance=8, acces=10)", outcome="Interdit"),
    ask("tenter_d_activer_le_nexus(figurine=dict(repond_a_l_allegeance=True, voit_le_nexus=True), distance=8, acces=10)", outcome="Permis"),
)
row(
    "CONF-AM41",
    "Accès 10 : un catalyseur qui voit le nexus et répond à son allégeance l'active à 10 cm, non à 10,5.",
    ask("tenter_d_activer_le_nexus(figurine=dict(repond_a_l_allegeance=True, voit_le_nexus=True), distance=10, acces=10)", outcome="Permis"),
    ask("tenter_d_activer_le_nexus(figurine=dict(repond_a_l_allegeance=True, voit_le_nexus=True), distance=10.5, acces=10)", outcome="Interdit"),
)

NEXUS = "repond_a_l_allegeance=True, voit_le_nexus=True"

row(
    "CONF-AN12",
    "Nexus sans épreuve : l'ennemi ne le force pas ; le tacticien active deux nexus asservis de loin.",
    ask(f"tenter_d_activer_le_nexus(figurine=dict({NEXUS}, du_camp_adverse_du_nexus=True), nexus=dict(sans_epreuve=True))", outcome="Interdit"),
    ask(f"tenter_d_activer_le_nexus(figurine=dict({NEXUS}, lie_au_nexus=True, a_deja_active_un_nexus=True), nexus=dict(asservi_nexus=True, acces=5), distance=40)",
        outcome="Permis"),
)
row(
    "CONF-AN21",
    "Accès 10 : parti à 9 cm, arrêté à 15, il active ; parti à 11, non. Adepte, POU 5, un 6 puis 4 : 15, sept gemmes.",
    ask(f"tenter_d_activer_le_nexus(figurine=dict({NEXUS}, distance_de_depart_au_nexus=9), nexus_acces=10, distance=15)", outcome="Permis"),
    ask(f"tenter_d_activer_le_nexus(figurine=dict({NEXUS}, distance_de_depart_au_nexus=11), nexus_acces=10, distance=15)", outcome="Interdit"),
    ask(f"tenter_d_activer_le_nexus(figurine=dict({NEXUS}, distance_de_depart_au_nexus=11), nexus_acces=10, distance=10)", outcome="Permis"),
    ask("une_recuperation_de_mana(magicien=dict(pou=5, rang_de_magicien='Adepte', gemmes_en_reserve=0), des=[[6, 4]])", gives="Gemmes 7"),
    ask("de_la_recuperation_a_la_reserve(magicien=dict(pou=5, rang=2, gemmes_en_reserve=0), des=[[6, 1]])", gives="Gemmes 4"),
)

NEXUS_2 = "tenter_d_activer_le_nexus(figurine_repond_a_l_allegeance=True, figurine_voit_le_nexus=True, nexus_acces=10"

row(
    "AO-11",
    "Nexus adverse : l'épreuve de 7 passe à 9 ; sans épreuve, on ne le force pas ; à 11 cm d'un accès de 10, non ; pas plusieurs dés.",
    ask("difficulte_de_l_epreuve(difficulte=7, figurine_du_camp_adverse_du_nexus=True)", total=9),
    ask(f"{NEXUS_2}, distance=5, nexus_sans_epreuve=True, figurine_du_camp_adverse_du_nexus=True)", outcome="Interdit"),
    ask(f"{NEXUS_2}, distance=11)", outcome="Interdit"),
    ask("plusieurs_des_a_l_epreuve(figurine_vivacite=True)", outcome="Interdit"),
)

CATALYST = "figurine_repond_a_l_allegeance=True, figurine_voit_le_nexus=True, nexus_acces=10, figurine_du_camp_adverse_du_nexus=True"

row(
    "CF-CD06",
    "Un mage force un nexus 5/2 déjà activé une fois ce tour, à la limite de l'accès : difficulté 6 + 2 ; à deux activations ce tour, non.",
    ask("difficulte_de_l_epreuve(difficulte=6, figurine_du_camp_adverse_du_nexus=True)", total=8),
    ask(f"tenter_d_activer_le_nexus(distance=10, nexus_charge_totale=5, nexus_charge_temporaire=2, nexus_activations_de_la_partie=1, "
        f"nexus_activations_du_tour=1, {CATALYST})", outcome="Permis"),
    ask(f"tenter_d_activer_le_nexus(distance=10, nexus_charge_totale=5, nexus_charge_temporaire=2, nexus_activations_de_la_partie=2, "
        f"nexus_activations_du_tour=2, {CATALYST})", outcome="Interdit"),
)

CATALYST_2 = "figurine_repond_a_l_allegeance=True, figurine_voit_le_nexus=True"
CHARGES = "nexus_charge_totale=6, nexus_charge_temporaire=2, nexus_activations_de_la_partie=3"

row(
    "I-C-7",
    "Nexus du Griffon pour un Lion, catalyseur à 12 cm pour un accès de 10, deux activations ce tour pour 6/2 : non. Épreuve DIS "
    "8, DIS 4 et un 4 : oui.",
    ask("tenter_d_activer_le_nexus(figurine_voit_le_nexus=True, nexus_acces=10, distance=8)", outcome="Interdit"),
    ask(f"tenter_d_activer_le_nexus({CATALYST_2}, nexus_acces=10, distance=12)", outcome="Interdit"),
    ask(f"tenter_d_activer_le_nexus({CATALYST_2}, nexus_acces=10, distance=8, {CHARGES}, nexus_activations_du_tour=2)", outcome="Interdit"),
    ask(f"tenter_d_activer_le_nexus({CATALYST_2}, nexus_acces=10, distance=8, {CHARGES}, nexus_activations_du_tour=1)", outcome="Permis"),
    ask("test_de_discipline(figurine=dict(dis=4, a_l_epreuve=True), difficulte=8, des=[4])", outcome="Réussi", total=8),
    ask('affecter_le_decor(nature_de_l_effet="sortilège")', outcome="Interdit"),
)

CATALYST_3 = "figurine=dict(repond_a_l_allegeance=True, voit_le_nexus=True"

row(
    "CONF-S08",
    "Forcer une épreuve de POU 7, POU 5 sonné : un dé contre 9, un artefact n'y ajoute rien ; ni le nexus déjà servi deux fois, ni celui qui n'a pas d'épreuve.",
    ask("test_de_pouvoir(magicien=dict(pou=5, sonne=True, a_l_epreuve=True, du_camp_adverse_du_nexus=True, des_supplementaires=1), difficulte=7)",
        odds={"Réussi": F(1, 3)}, gives="CF-2242"),
    ask("test_de_foi(foi=4, fidele=dict(a_l_epreuve=True, des_supplementaires=2), difficulte=7)", odds={"Réussi": F(2, 3)}),
    ask("test_de_discipline(figurine=dict(dis=4, a_l_epreuve=True, rigueur=True, des_supplementaires=2), difficulte=7)", odds={"Réussi": F(2, 3)}),
    ask(f"tenter_d_activer_le_nexus({CATALYST_3}, du_camp_adverse_du_nexus=True), distance=10, nexus=dict(acces=10, charge_temporaire=2, activations_du_tour=2))",
        outcome="Interdit"),
    ask(f"tenter_d_activer_le_nexus({CATALYST_3}, du_camp_adverse_du_nexus=True), distance=10, nexus=dict(acces=10, sans_epreuve=True))", outcome="Interdit"),
)
row(
    "CONF-BA27",
    "Gardien de l'éternité, charges 5/2 : la troisième fois du tour, non ; la sixième de la partie, non plus. Détruit, ce qu'il faisait cesse ; et sa carte n'est pas de celles qu'on désigne.",
    ask("tenter_d_activer_le_nexus(figurine=dict(voit_le_nexus=True, repond_a_l_allegeance=True),"
        " nexus=dict(charge_totale=5, charge_temporaire=2, activations_du_tour=2, activations_de_la_partie=2))", outcome="Interdit"),
    ask("tenter_d_activer_le_nexus(figurine=dict(voit_le_nexus=True, repond_a_l_allegeance=True),"
        " nexus=dict(charge_totale=5, charge_temporaire=2, activations_du_tour=1, activations_de_la_partie=5))", outcome="Interdit"),
    ask("tenter_d_activer_le_nexus(figurine=dict(voit_le_nexus=True, repond_a_l_allegeance=True),"
        " nexus=dict(charge_totale=5, charge_temporaire=2, activations_du_tour=1, activations_de_la_partie=4))", outcome="Permis"),
    ask("subir_encore_le_pouvoir_d_un_nexus(nexus_nexus_detruit=True)", outcome="Interdit"),
    ask("designer_un_nexus_parmi_les_cartes()", outcome="Interdit"),
)
row(
    "CONF-S09 bis",
    "À 10 cm de l'accès après une course, oui ; à 10,5, non ; en déroute, non. Sacrifier ATT−3 avec 2, non ; avec 3, oui. « MOU 10 − » refuse 12,5.",
    ask(f"tenter_d_activer_le_nexus({CATALYST_3}, a_couru=True), distance=10, nexus_acces=10)", outcome="Permis"),
    ask(f"tenter_d_activer_le_nexus({CATALYST_3}), distance=10.5, nexus_acces=10)", outcome="Interdit"),
    ask(f"tenter_d_activer_le_nexus({CATALYST_3}, en_deroute=True), distance=10, nexus_acces=10)", outcome="Interdit"),
    ask(f"tenter_d_activer_le_nexus({CATALYST_3}, valeur_sacrifiee=2), distance=5, nexus=dict(acces=10, malus_du_sacrifice=3))", outcome="Interdit"),
    ask(f"tenter_d_activer_le_nexus({CATALYST_3}, valeur_sacrifiee=3), distance=5, nexus=dict(acces=10, malus_du_sacrifice=3))", outcome="Permis"),
    ask(f"tenter_d_activer_le_nexus({CATALYST_3}, valeur_que_vise_l_allegeance=12.5), distance=5, nexus=dict(acces=10, plus_grande_valeur_admise=10))",
        outcome="Interdit"),
)

CAT = "figurine=dict(repond_a_l_allegeance=True, voit_le_nexus=True{}), nexus=dict(acces=10{}), distance=10"

row(
    "CONF-V20",
    "Nexus : sans la caractéristique de l'épreuve, non ; sans épreuve, l'ami oui, l'ennemi non ; un sacrifice de 2 sur une INI de 1, non.",
    ask(f"tenter_d_activer_le_nexus({CAT.format(', sans_la_caracteristique_de_l_epreuve=True', '')})", outcome="Interdit"),
    ask(f"tenter_d_activer_le_nexus({CAT.format('', ', sans_epreuve=True')})", outcome="Permis"),
    ask(f"tenter_d_activer_le_nexus({CAT.format(', du_camp_adverse_du_nexus=True', ', sans_epreuve=True')})", outcome="Interdit"),
    ask(f"tenter_d_activer_le_nexus({CAT.format('', '')}, malus_du_sacrifice=2, valeur_sacrifiee=1)", outcome="Interdit"),
)
row(
    "CONF-AA12",
    "Épreuve de DIS 6 forcée : DIS 3 sous le musicien contre 8, un seul dé malgré Rigueur, 1/2 ; à sa seconde charge sur deux, oui ; Inviolable, non.",
    ask("""test_de_discipline(figurine=dict(dis=3, rigueur=True, a_l_epreuve=True, dans_l_aura_d_un_musicien=True, du_camp_adverse_du_nexus=True),
        difficulte=6)""", odds={"Réussi": F(1, 2)}),
    ask(f"forcer_le_nexus(figurine=dict({MEETS}), nexus=dict(charge_totale=3, charge_temporaire=2, activations_du_tour=1))", outcome="Permis"),
    ask(f"forcer_le_nexus(figurine=dict({MEETS}), nexus=dict(charge_totale=3, charge_temporaire=2, activations_du_tour=1, inviolable=True))", outcome="Interdit"),
)

FORCED = """figurine=dict(du_camp_adverse_du_nexus=True, repond_a_l_allegeance=True, voit_le_nexus=True), distance=10,
    nexus=dict(acces=10, charge_totale=4, charge_temporaire=2, activations_de_la_partie=2, activations_du_tour={})"""

row(
    "CONF-CC40",
    "Forcer un nexus à l'épreuve COU 8 : 10, un seul dé malgré Bravoure ; au maximum du tour, non.",
    ask("""test_de_courage(figurine=dict(cou=5, bravoure=True, dans_l_aura_d_un_porte_etendard=True, a_l_epreuve=True, du_camp_adverse_du_nexus=True),
        difficulte=8)""", odds={"Réussi": F(1, 2)}, says="difficulté 10"),
    ask(f"forcer_le_nexus({FORCED.format(1)})", outcome="Permis"),
    ask(f"forcer_le_nexus({FORCED.format(2)})", outcome="Interdit"),
)

SEEN = "figurine_repond_a_l_allegeance=True, figurine_voit_le_nexus=True"

row(
    "CF-CB43",
    "Forcer un nexus : sans épreuve, Inviolable, vidé de ses charges ; puis un autre.",
    ask(f"forcer_le_nexus({SEEN}, nexus_sans_epreuve=True)", outcome="Interdit"),
    ask(f"forcer_le_nexus({SEEN}, nexus_inviolable=True)", outcome="Interdit"),
    ask(f"forcer_le_nexus({SEEN}, nexus_charge_totale=5, nexus_activations_de_la_partie=5)", outcome="Interdit"),
    ask(f"forcer_le_nexus({SEEN})", outcome="Permis"),
)

MEDIUM = "portee_du_tir='moyenne'"

row(
    "CONF-AJ37",
    "Nexus : l'épreuve à 7, forcée, passe à 9, sans dé de plus ; Mana/3 sur 7 gemmes de 8 n'en rend qu'une ; Sanctuaire et Hostile à 10 cm : TIR-1.",
    ask("difficulte_de_l_epreuve(difficulte_indiquee=7, epreuve_forcee=True)", total=9),
    ask("plusieurs_des_a_l_epreuve()", outcome="Interdit"),
    ask("gemmes_apres_le_sacrifice(magicien=dict(pou=4, gemmes_en_reserve=7), nexus_mana_nexus_x=3)", total=8),
    ask(f"tir_sur_une_cible(attaquant=dict(tir=4, a_l_attribut_hostile=True), nexus=dict(sanctuaire_x=15, hostile=True), distance=10, {MEDIUM})",
        odds={"Touche": F(1, 2)}),
)
row(
    "XVIII",
    "Adverse sans épreuve : pas forcé. Deux de plus quand on force encore. Nexus détruit : l'effet s'en va. Sans RES : pas "
    "détruit. Ni déplacé. Invoqué : 0 PA.",
    ask(f"forcer_le_nexus({CATALYST_2}, figurine_du_camp_adverse_du_nexus=True, nexus_sans_epreuve=True)", outcome="Interdit"),
    ask(f"forcer_le_nexus({CATALYST_2}, figurine_du_camp_adverse_du_nexus=True)", outcome="Permis"),
    ask("subir_encore_le_pouvoir_d_un_nexus(nexus_nexus_detruit=True)", outcome="Interdit"),
    ask("subir_encore_le_pouvoir_d_un_nexus()", outcome="Permis"),
    ask("detruire_un_nexus(nexus_sans_resistance_ou_immateriel=True)", outcome="Interdit"),
    ask("deplacer_un_nexus(par_une_modification_du_terrain=True)", outcome="Interdit"),
    ask("pa_d_un_nexus(nexus=dict(cout_du_nexus=20, nexus_invoque=True))", total=0),
    ask("recharger_un_nexus(nexus_a_charge_unique=True)", outcome="Interdit"),
)
row(
    "CF-NB02",
    "Forcer un nexus (DIS, difficulté 6) avec DIS 2 et Aguerri : un 5 relancé suffit toujours, 1/3, Rigueur ou non.",
    ask("difficulte_de_l_epreuve(difficulte=6, figurine_du_camp_adverse_du_nexus=True)", total=8),
    ask("test_de_discipline(figurine=dict(dis=2, aguerri=True, a_l_epreuve=True, du_camp_adverse_du_nexus=True), difficulte=6)", odds={"Réussi": F(1, 3)}),
    ask("test_de_discipline(figurine=dict(dis=2, aguerri=True, rigueur=True, a_l_epreuve=True), difficulte=8)", odds={"Réussi": F(1, 3)}),
)
