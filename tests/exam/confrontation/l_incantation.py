"""Situations of Confrontation of the chapter « Incantation » (Spellcasting)."""

from __future__ import annotations

from fractions import Fraction as F

from verdicts import ask, rows

ROWS, row = rows()

row(
    "CONF-AL15",
    "Un Élément que le magicien ne maîtrise pas : ni le sortilège appris, ni le Familier recruté ; de la Primagie, si.",
    ask("apprendre_un_sortilege(magicien_element_non_maitrise=True)", outcome="Interdit"),
    ask("apprendre_un_sortilege(magicien_element_non_maitrise=True, effet_primagie=True)", outcome="Permis"),
    ask("recruter_un_familier(magicien=dict(rang=2, familiers_recrutes=1, element_non_maitrise=True))", outcome="Interdit"),
)
row(
    "XIV-C, XIV-D",
    "Élémentaire Feu-Terre pour Feu et Air : non ; Lumière-Eau : oui. Rang 1 Guerrier-mage : 2, rang 2 pur : 6. Échec à Fréquence "
    "1 : fini. Sort puis course : non.",
    ask("""apprendre_un_sortilege(magicien=dict(maitrise_feu=True, maitrise_air=True), effet=dict(sortilege_elementaire=True,
        cout_de_feu=1, cout_de_terre=1))""",
        outcome="Interdit"),
    ask("""apprendre_un_sortilege(magicien=dict(maitrise_lumiere=True, maitrise_eau=True), effet=dict(sortilege_elementaire=True,
        cout_de_lumiere=1, cout_d_eau=1))""",
        outcome="Permis"),
    ask("nombre_de_sortileges(magicien=dict(rang=1, guerrier_mage=True))", total=2),
    ask("nombre_de_sortileges(magicien=dict(rang=2, magicien_pur=True))", total=6),
    ask("incanter(effet_frequence=1, effet_incantations_du_tour=1)", outcome="Interdit"),
    ask("courir(figurine=dict(magicien_pur=True, a_incante=True))", outcome="Interdit"),
    ask("charger(attaquant_magicien_pur=True)", outcome="Interdit"),
)
row(
    "CONF-AN22",
    "Renfort : un tiers de chances chaque fois ; un Adepte pur apprend six sortilèges, un Initié Guerrier-mage deux.",
    ask("jet_de_renfort()", odds={"Il revient": F(1, 3), "Retiré des renforts": F(1, 3)}),
    ask("nombre_de_sortileges(magicien=dict(rang_de_magicien='Adepte', magicien_pur=True))", total=6),
    ask("nombre_de_sortileges(magicien=dict(rang_de_magicien='Initié', guerrier_mage=True))", total=2),
)
row(
    "CONF-NA02",
    "Adepte Guerrier-mage, deux sortilèges Élémentaires et un « Réservé » : trois au plus, pas de quatrième, fût-il de Primagie ; pur, six.",
    ask('apprendre_un_sortilege(magicien_rang_de_magicien="Adepte", magicien_guerrier_mage=True, magicien_sortileges_appris=3, effet_primagie=True)',
        outcome="Interdit"),
    ask('apprendre_un_sortilege(magicien_rang_de_magicien="Adepte", magicien_guerrier_mage=True, magicien_sortileges_appris=2)', outcome="Permis"),
    ask('apprendre_un_sortilege(magicien_rang_de_magicien="Adepte", magicien_sortileges_appris=5, effet_primagie=True)', outcome="Permis"),
)
row(
    "XIV-A, XIV-B",
    "POU 4 : 4 gemmes, 8 au plus. Feu et Terre, gemme d'Eau : non. Neutre payé de Feu et d'Eau : oui. Shaman orque POU 3 : trois "
    "neutres. Réserve vide : pas de contre.",
    ask("reserve_de_depart(pou=4)", total=4),
    ask("reserve_maximale(pou=4)", total=8),
    ask("utiliser_une_gemme(magicien=dict(maitrise_feu=True, maitrise_terre=True), element='Eau')", outcome="Interdit"),
    ask("incanter(effet_cout_neutres=2, magicien=dict(maitrise_eau=True, maitrise_feu=True, gemmes_d_eau=1, gemmes_de_feu=1))", outcome="Permis"),
    ask("composer_sa_reserve(magicien=dict(pou=3, magicien_orque=True, gemmes_neutres=3))", outcome="Permis"),
    ask("composer_sa_reserve(magicien=dict(pou=3, maitrise_air=True, maitrise_eau=True, gemmes_d_air=2, gemmes_de_terre=1))", outcome="Interdit"),
    ask("composer_sa_reserve(magicien=dict(pou=3, maitrise_feu=True, maitrise_tenebres=True, gemmes_de_feu=2, gemmes_de_tenebres=1))",
        outcome="Permis"),
    ask("contrer(contre_magicien_gemmes_en_reserve=0)", outcome="Interdit"),
)
row(
    "CF-NB27",
    "Fréquence 2 : un raté, un absorbé, c'est fini ; le même sortilège ne réussit pas deux fois sur la même cible.",
    ask("lancer_encore_ce_sortilege(effet_frequence=2, incantations_du_tour=2)", outcome="Interdit"),
    ask("lancer_encore_ce_sortilege(effet_frequence=2, incantations_du_tour=1)", outcome="Permis"),
    ask("cibler_avec_un_sortilege(cible_deja_affecte_par_ce_sortilege=True)", outcome="Interdit"),
)
row(
    "CF-ZK04",
    "Les peuples sous leur nom imprimé : le Feu des Griffons d'Akkylannie est de prédilection, les Ténèbres leur sont interdites (3873) ; l'utopie du Sphinx tient de la "
    "Lumière (3883) ; aux orques du Béhémot, rien (3882).",
    ask("domaines_elementaires(peuple=\"Griffons d'Akkylannie\")", says="Feu Prédilection"),
    ask("domaines_elementaires(peuple=\"Griffons d'Akkylannie\")", says="Ténèbres Interdit"),
    ask("domaines_elementaires(peuple='Utopie du Sphinx')", says="Lumière Prédilection"),
    ask("domaines_elementaires(peuple='Orques du Béhémot')", says="Eau Interdit"),
    ask("domaines_elementaires(peuple='elfes')", asks="Akkyshans ou Cynwälls ou Daïkinees"),
)
row(
    "CF-ZK05",
    "Mon mage pur (POU 5, Focus, Maîtrise des arcanes) est au contact d'un garde et prend une gemme aux arcanes : POU 3 (4105 et 5856). Difficulté 9 : un 5, relancé, donne 1 ; "
    "le naturel tombe à 6, non à 1 : 9, c'est passé (5597). Guerrier-mage, il aurait POU 4 : 10. Une gemme de maîtrise en plus : interdit (5866).",
    ask("test_d_incantation(magicien=dict(pou=5, focus=True, maitrise_des_arcanes=True, gemmes_par_les_arcanes=1, au_contact_d_un_adversaire=True), difficulte=9, "
        "des=[5, 1])", outcome="Réussi", total=9),
    ask("test_d_incantation(magicien=dict(pou=5, focus=True, maitrise_des_arcanes=True, gemmes_par_les_arcanes=1, au_contact_d_un_adversaire=True), difficulte=10, "
        "des=[5, 1])", outcome="Raté", total=9),
    ask("test_d_incantation(magicien=dict(pou=5, focus=True, guerrier_mage=True, maitrise_des_arcanes=True, gemmes_par_les_arcanes=1, au_contact_d_un_adversaire=True), "
        "difficulte=10, des=[5, 1])", outcome="Réussi", total=10),
    ask("test_d_incantation(magicien=dict(pou=5, maitrise_des_arcanes=True, gemmes_par_les_arcanes=1, gemmes_de_maitrise=1), difficulte=9, des=[5, 4])",
        outcome="Interdit"),
)
