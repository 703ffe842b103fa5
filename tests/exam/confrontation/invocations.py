"""Situations of Confrontation whose questions stand in `invocations.ttl`."""

from __future__ import annotations

from fractions import Fraction as F

from verdicts import ask, rows

ROWS, row = rows()

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
    "CONF-AJ33",
    "Adepte Champion d'Achéron : limite 2 + 1 + 2 = 5 ; quatre de tenus, un Élémentaire de puissance 2 ne vient pas ; le Familier mort coûte une légère sans gemmes.",
    ask("limite_de_controle(magicien=dict(rang=2, champion_invocateur_d_office=True))", total=5),
    ask("invoquer(magicien=dict(rang=2, champion_invocateur_d_office=True, puissance_controlee=4), figurine_puissance=2)", outcome="Interdit"),
    ask("limite_de_controle(rang=2, invocateur_x=-1)", total=1),
    ask("perte_du_familier(magicien_gemmes_de_l_element=1)", outcome="blessure légère"),
    ask("perte_du_familier(familier_retire_par_devotion=True)", outcome="Aucune conséquence"),
)
row(
    "CONF-CB19",
    "Familier : à 11 cm on ne l'asservit pas, à 10 si, et un 6 gardé fait 12 à POU 6 : Esprit de X. Mort, il coûte deux gemmes, ou une légère ; par Dévotion, rien.",
    ask("asservir_un_familier(distance=11)", outcome="Interdit"),
    ask("bonus_d_un_familier(magicien_pou=6, des=[6])", outcome="Esprit de X"),
    ask("perte_du_familier(magicien_gemmes_de_l_element=1)", gives="blessure légère"),
    ask("perte_du_familier(magicien_familier_retire_par_devotion=True)", outcome="Aucune conséquence"),
)
row(
    "CONF-CB16",
    "Adepte, Invocateur/4 : 6 de puissance. Avec 5 déjà là, une créature de puissance 2 est de trop ; avec 4, non. Invoquée et d'un autre peuple, elle ne tient pas la colline.",
    ask("invoquer(magicien=dict(rang=2, invocateur_x=4, puissance_controlee=5), puissance=2)", outcome="Interdit"),
    ask("invoquer(magicien=dict(rang=2, invocateur_x=4, puissance_controlee=4), puissance=2)", outcome="Permis"),
    ask("compter_sur_un_objectif(figurine=dict(invoque=True, du_peuple_de_l_armee=False))", outcome="Interdit"),
)
row(
    "CONF-AL14",
    "Rang 2, Invocateur/1 : limite 3 ; deux pantins tenus, une Grande Taille de plus, non ; Invocateur/-1, limite 1 ; Énorme/1 pèse 3.",
    ask("limite_de_controle(magicien=dict(rang=2, invocateur_x=1))", total=3),
    ask("invoquer(magicien=dict(rang=2, invocateur_x=1, puissance_controlee=2), figurine_taille='Grande')", outcome="Interdit"),
    ask("invoquer(magicien=dict(rang=2, invocateur_x=1, puissance_controlee=1), figurine_taille='Grande')", outcome="Permis"),
    ask("limite_de_controle(magicien=dict(rang=2, invocateur_x=-1))", total=1),
    ask("puissance_apres_l_invocation(magicien=dict(puissance_controlee=1), figurine=dict(enorme_x=1))", total=4),
)

CALL = 'magicien=dict(rang_de_magicien="Maître", invocateur_x=1, puissance_controlee=3)'

row(
    "CONF-U39",
    "Un Maître Invocateur/1 tient 4 ; il en tient 3 : un Élémentaire de Grande Taille, non, un étincelant, oui. Un Champion d'Achéron de rang 2, 5.",
    ask('limite_de_controle(magicien=dict(rang_de_magicien="Maître", invocateur_x=1))', total=4),
    ask('limite_de_controle(magicien=dict(rang_de_magicien="Adepte", champion_invocateur_d_office=True))', total=5),
    ask(f"invoquer({CALL}, figurine_taille='Grande')", outcome="Interdit"),
    ask(f"invoquer({CALL}, figurine_taille='Moyenne')", outcome="Permis"),
    ask("placer_un_invoque(figurine_au_contact_d_un_adversaire=True)", outcome="Interdit"),
    ask("agir_apres_l_invocation(figurine_apparu_pendant_l_activation=True)", outcome="Interdit"),
)
row(
    "CONF-AL13",
    "L'invocateur tué net : ses invoqués partent en fin de tour, sauf si leur carte les garde ; Acharné, ils restent, mais pas son Familier.",
    ask("lien_rompu(figurine_invoque=True, magicien_tue_net=True)", outcome="retiré du jeu à la fin du tour"),
    ask("lien_rompu(figurine_invoque=True, fidele_tue_net=True)", outcome="retiré du jeu à la fin du tour"),
    ask("lien_rompu(figurine=dict(invoque=True, survit_a_son_invocateur=True), magicien_tue_net=True)", outcome="Aucune conséquence"),
    ask("lien_rompu(figurine_invoque=True, magicien=dict(tue_net=True, acharne=True))", outcome="Aucune conséquence"),
    ask("lien_rompu(figurine_familier=True, magicien=dict(tue_net=True, acharne=True))", outcome="retiré du jeu à la fin du tour"),
)
row(
    "CONF-AN15",
    "Rang 2, Invocateur/1, deux points contrôlés : une créature de Puissance 1, oui, de Puissance 2, non ; une seule Dévotion par tour.",
    ask("invoquer(magicien=dict(rang=2, invocateur_x=1, puissance_controlee=2), figurine_puissance=1)", outcome="Permis"),
    ask("invoquer(magicien=dict(rang=2, invocateur_x=1, puissance_controlee=2), figurine_taille='Grande')", outcome="Interdit"),
    ask("profiter_d_une_devotion(magicien_a_deja_tire_une_devotion=True, figurine_devotion=True, distance=5)", outcome="Interdit"),
    ask("profiter_d_une_devotion(figurine_devotion=True, distance=10)", outcome="Permis"),
)
row(
    "CONF-CC36",
    "Invocateur/-1, rang 3 : un Élémentaire de puissance 2 ne passe pas avec un étincelant ; à un autre palier, POU - 2.",
    ask('invoquer(magicien=dict(rang_de_magicien="Maître", invocateur_x=-1, puissance_controlee=1), figurine_taille="Grande")', outcome="Interdit"),
    ask('invoquer(magicien=dict(rang_de_magicien="Maître", invocateur_x=-1, puissance_controlee=0), figurine_taille="Grande")', outcome="Permis"),
    ask("test_d_incantation(magicien=dict(pou=5, invoque_a_un_autre_palier=True), difficulte=8)", odds={"Réussi": F(1, 3)}),
)

HELL = 'magicien=dict(rang_de_magicien="Adepte", champion_invocateur_d_office=True, puissance_controlee=4)'

row(
    "CONF-V25",
    "Champion Adepte d'Achéron, limite 5, il en tient 4 : un pantin, oui, un Wolfen, non ; sans Vol, pas au palier 1.",
    ask(f"invoquer({HELL}, figurine_taille='Moyenne')", outcome="Permis"),
    ask(f"invoquer({HELL}, figurine_taille='Grande')", outcome="Interdit"),
    ask("placer_un_invoque(figurine=dict(sans_vol=True, palier=1))", outcome="Interdit"),
    ask("placer_un_invoque(figurine=dict(vol=True, palier=1))", outcome="Permis"),
)

NEW = "apparu_pendant_l_activation=True"

row(
    "CONF-Y07",
    "Un Maître contrôle 1, appelle un Élémentaire de 2 : 3, permis ; il contrôle 2 : non. Paru ce tour, il n'incante, n'embarque ni ne renverse de chaudron.",
    ask("invoquer(magicien_rang=3, puissance_controlee=1, figurine_puissance=2)", outcome="Permis"),
    ask("invoquer(magicien_rang=3, puissance_controlee=2, figurine_puissance=2)", outcome="Interdit"),
    ask(f"incanter(magicien_{NEW})", outcome="Interdit"),
    ask(f"embarquer(figurine=dict(au_contact_de_l_acces=True, {NEW}))", outcome="Interdit"),
    ask(f"renverser_un_chaudron(attaquant=dict(au_contact_du_chaudron=True, {NEW}))", outcome="Interdit"),
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
    "CF-DF11",
    "On tue mon Familier d'Eau. Une seule gemme d'Eau, dix de Feu : Blessure légère. Deux : elles partent. Offert par Dévotion : rien.",
    ask("perte_du_familier(gemmes_de_l_element=1)", outcome="blessure légère"),
    ask("perte_du_familier(gemmes_de_l_element=2)", says="2 gemmes sacrifiées"),
    ask("perte_du_familier(gemmes_de_l_element=0, magicien_familier_retire_par_devotion=True)", outcome="Aucune conséquence"),
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
    "CONF-CE15",
    "Son Familier de Feu tué net, une gemme de Feu : une légère de plus ; par Dévotion, rien ; deux Familiers au plus ; asservi sur 10.",
    ask("perte_du_familier(magicien=dict(gemmes_de_l_element=1, blessure_legere=True))", says="blessure légère"),
    ask("cumul_des_blessures(cible_blessure_legere=True, resultat_de_blessures='Blessure légère')", outcome="Blessure grave"),
    ask("perte_du_familier(magicien=dict(gemmes_de_l_element=1, familier_retire_par_devotion=True))", says="Aucune conséquence"),
    ask("recruter_un_familier(magicien=dict(rang_de_magicien='Adepte', familiers_recrutes=2))", outcome="Interdit"),
    ask("test_d_asservissement(magicien=dict(pou=6, gemmes_de_maitrise=1), des=[2, 4])", total=10),
    ask("asservissement_des_familiers(resultat_d_asservissement=10)", says="Récupération/2"),
    ask("asservir_un_familier(distance=11)", outcome="Interdit"),
)
row(
    "XIV-I, XIV-J",
    "Rang 3 : Puissance 3 à la fois. Champion d'Achéron, rang 2 : cinq. Invocateur tué : l'invoqué reste jusqu'à la fin du tour. "
    "Familier mort, une gemme d'Air : Blessure légère.",
    ask("invoquer(magicien_rang=3, puissance_controlee=1, figurine_puissance=2)", outcome="Permis"),
    ask("invoquer(magicien_rang=3, puissance_controlee=2, figurine_puissance=2)", outcome="Interdit"),
    ask("limite_de_controle(magicien_rang=2, champion_invocateur_d_office=True)", total=5),
    ask("lien_rompu(figurine_invoque_par_un_elimine=True)", gives="fin du tour"),
    ask("perte_du_familier(magicien_gemmes_de_l_element=1)", gives="Blessure légère"),
    ask("perte_du_familier(magicien_gemmes_de_l_element=2)", gives="2 gemmes"),
    ask("perte_du_familier(familier_retire_par_devotion=True)", outcome="Aucune conséquence"),
    ask("asservir_un_familier(distance=12)", outcome="Interdit"),
    ask("bonus_d_un_familier(magicien_pou=5, des=[4])", gives="1 gemme"),
    ask("recruter_un_familier(magicien_rang=2, familiers_recrutes=1, familier_d_un_element_non_maitrise=True)", outcome="Interdit"),
)
row(
    "CONF-S28",
    "Un Adepte a deux Familiers, pas trois. L'un meurt : deux gemmes ou une Blessure légère, rien s'il fut donné par Dévotion. Hors de 10 cm, pas d'asservissement.",
    ask('recruter_un_familier(magicien_rang_de_magicien="Adepte", familiers_recrutes=2)', outcome="Interdit"),
    ask("perte_du_familier(magicien_gemmes_de_l_element=1)", says="blessure légère"),
    ask("perte_du_familier(familier_retire_par_devotion=True)", says="Aucune conséquence"),
    ask("asservir_un_familier(distance=12)", outcome="Interdit"),
    ask("test_d_asservissement(magicien_pou=5, des=[5])", total=10),
    ask('nombre_de_sortileges(magicien_rang_de_magicien="Adepte", magicien_guerrier_mage=True)', total=3),
    ask("limite_de_controle(rang=2, invocateur_x=4)", total=6),
)
row(
    "CONF-U40",
    "Son Familier est tué : deux gemmes du même Élément, ou une légère s'il n'en a qu'une ; rien si c'est par Dévotion. Pas de Familier d'un Élément étranger.",
    ask("perte_du_familier(magicien_gemmes_de_l_element=3)", says="2 gemmes sacrifiées"),
    ask("perte_du_familier(magicien_gemmes_de_l_element=1)", outcome="Blessure légère"),
    ask("perte_du_familier(magicien=dict(gemmes_de_l_element=3, familier_retire_par_devotion=True))", outcome="Aucune conséquence"),
    ask('recruter_un_familier(magicien=dict(rang_de_magicien="Adepte", element_non_maitrise=True))', outcome="Interdit"),
)
row(
    "CONF-W33",
    "Familier perdu : l'Éthéré sans gemmes ignore la légère, un autre la subit ; avec deux gemmes de l'élément, rien.",
    ask("perte_du_familier(magicien=dict(gemmes_de_l_element=1, ethere=True))", outcome="Aucune conséquence"),
    ask("perte_du_familier(magicien=dict(gemmes_de_l_element=1))", outcome="Blessure légère"),
)
row(
    "CONF-V24",
    "Le Familier à 10 cm, POU 4 et une gemme : deux dés ; à 11, aucun test. Il meurt, le mage n'a qu'une gemme de l'Élément : une légère.",
    ask("test_d_asservissement(magicien=dict(pou=4, gemmes_de_maitrise=1), distance=10, des=[2, 5])", total=9),
    ask("test_d_asservissement(magicien=dict(pou=4, gemmes_de_maitrise=1), distance=11)", outcome="Interdit"),
    ask("perte_du_familier(magicien_gemmes_de_l_element=1)", outcome="Blessure légère"),
)
row(
    "CF-NB45",
    "Familier de Feu, POU 5 et un 4 : une gemme aussitôt ; à 11 cm, pas de test ; tué, deux gemmes, ou une légère, sauf par Dévotion.",
    ask("bonus_d_un_familier(magicien_pou=5, des=[4])", outcome="Gagne aussitôt 1 gemme de X"),
    ask("asservir_un_familier(distance=11)", outcome="Interdit"),
    ask("perte_du_familier(magicien_gemmes_de_l_element=2)", gives="2 gemmes sacrifiées"),
    ask("perte_du_familier(magicien_gemmes_de_l_element=1)", gives="blessure légère"),
    ask("perte_du_familier(magicien_familier_retire_par_devotion=True)", gives="Aucune conséquence"),
)

row(
    "CONF-CG03",
    "Mon fidèle vole au palier 2 et voudrait invoquer au sol, puis au palier 1, une créature sans Vol ; mon Champion magicien d'Achéron (rang 2, "
    "4 points contrôlés) invoque une Grande Taille.",
    ask("placer_un_invoque(fidele_palier=2, figurine_palier=0)", outcome="Interdit"),
    ask("placer_un_invoque(fidele_palier=2, figurine_palier=1)", outcome="Interdit"),
    ask("placer_un_invoque(fidele_palier=2, figurine=dict(palier=1, vol=True))", outcome="Permis"),
    ask("invoquer(magicien=dict(champion_invocateur_d_office=True, rang_de_magicien='Adepte', puissance_controlee=4), figurine_taille='Grande')",
        outcome="Interdit"),
    ask("invoquer(magicien=dict(champion_invocateur_d_office=True, rang_de_magicien='Adepte', puissance_controlee=3), figurine_taille='Grande')",
        outcome="Permis"),
)
row(
    "CONF-ZC40E",
    "Mon mage (POU 5, légère) asservit à 10 cm son Familier de Feu, deux gemmes de Feu à l'appui : 10 avec un 6, soit 91/216. Au-delà de 10 cm, rien. Un 14 : "
    "il ignore un sortilège de Feu seul, pas un sortilège mêlé (lignes 4266 à 4280 et 5730).",
    ask("bonus_d_un_familier(magicien=dict(pou=5, blessure_legere=True, gemmes_de_maitrise=2), distance=10)",
        odds={"Récupération/2, en gemmes de X seulement": F(91, 216)}),
    ask("bonus_d_un_familier(magicien_pou=5, distance=10.5)", outcome="Interdit"),
    ask("echapper_a_l_effet(cible_resultat_d_asservissement=14, gemmes_du_seul_element=True)", outcome="Permis"),
    ask("echapper_a_l_effet(cible_resultat_d_asservissement=14)", outcome="Interdit"),
)
row(
    "CONF-QZ03",
    "Mon mage de rang 2 ne maîtrise que le Feu et porte deux artefacts : un Familier d'Eau lui est refusé ; Sélénite, il l'a, malgré ses artefacts ; un troisième Familier, non.",
    ask('recruter_un_familier(magicien=dict(rang=2, maitrise_feu=True), element="Eau")', outcome="Interdit"),
    ask('recruter_un_familier(magicien=dict(rang=2, maitrise_feu=True, selenite=True, familiers_recrutes=1, artefacts_portes=2), element="Eau")', outcome="Permis"),
    ask('recruter_un_familier(magicien=dict(rang=2, maitrise_feu=True, selenite=True, familiers_recrutes=2), element="Eau")', outcome="Interdit"),
)
