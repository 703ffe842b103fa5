"""Composite situations of Confrontation where something forbids the roll, the distance or the gain that is asked for, and rolls told by another name.

Worked out by hand from the text before anything was asked. Only what a player would say is stated.
"""

from __future__ import annotations

from fractions import Fraction as F

from verdicts import ask, rows

ROWS, row = rows()

row(
    "CONF-FI01",
    "Mon mage (POU 6), perché au palier 2, veut foudroyer un orque au sol ; puis, posé, une cible derrière la tour ; enfin du palier 1 (POU 4, 4 contre 8).",
    ask("test_d_incantation(magicien=dict(pou=6, palier=2), cible_palier=0, difficulte=8)", outcome="Interdit"),
    ask("test_d_incantation(magicien_pou=6, cible_hors_de_vue=True, difficulte=8)", outcome="Interdit"),
    ask("test_d_incantation(magicien=dict(pou=6, palier=1), cible_palier=0, difficulte=8)", odds={"Réussi": F(1, 2)}),
)
row(
    "CONF-FI02",
    "Ma pythie (2, 2 et 1) appelle son miracle deux paliers plus bas, puis hors de vue ; un Doyen pieux (aura 10) vise hors de vue à 10 cm, puis à 11.",
    ask("test_de_divination(fidele=dict(foi_creation=2, foi_alteration=2, foi_destruction=1, palier=2), cible_palier=0, difficulte=5)", outcome="Interdit"),
    ask("test_de_divination(fidele=dict(foi_creation=2, foi_alteration=2, foi_destruction=1), cible_hors_de_vue=True, difficulte=5)", outcome="Interdit"),
    ask("cibler_avec_un_miracle(fidele=dict(piete_x=2, aura_de_foi=10), cible_hors_de_vue=True, distance=10)", outcome="Permis"),
    ask("cibler_avec_un_miracle(fidele=dict(piete_x=2, aura_de_foi=10), cible_hors_de_vue=True, distance=11)", outcome="Interdit"),
    ask("cibler_avec_un_miracle(fidele=dict(piete_x=2, aura_de_foi=10, en_deroute=True), cible_hors_de_vue=True, distance=10)", outcome="Interdit"),
)
row(
    "CONF-FI03",
    "Un shaman orque (POU 5) lance contre 7 ; mon mage (POU 4) crie « contre renforcé » : on ne contre pas un orque, et cela ne lui coûte rien.",
    ask("incantation_face_au_contre(magicien=dict(pou=5, magicien_orque=True), contre_magicien=dict(pou=4, contre_renforce=True), difficulte=7)",
        outcome="Interdit"),
    ask("cout_du_contre(magicien_magicien_orque=True, contre_renforce=True)", outcome="Interdit"),
    ask("test_d_incantation(magicien=dict(pou=5, magicien_orque=True), difficulte=7)", odds={"Réussi": F(5, 6)}),
)
row(
    "CONF-FI04",
    "Mon archer (MOU 10, TIR 4) a fait 15 cm, dit-il, et tire ; à 10 cm, oui ; s'il est Tireur embarqué, à TIR 3, et un 3 ne suffit plus contre 7.",
    ask('tir_sur_une_cible(attaquant=dict(tir=4, mou=10, distance_parcourue=15), portee_du_tir="moyenne", des=[5])', outcome="Interdit"),
    ask('tir_sur_une_cible(attaquant=dict(tir=4, mou=10, distance_parcourue=10), portee_du_tir="moyenne", des=[3])', outcome="Touche", total=7),
    ask('tir_sur_une_cible(attaquant=dict(tir=4, mou=10, distance_parcourue=15, tireur_embarque=True), portee_du_tir="moyenne", des=[3])',
        outcome="Raté", total=6),
)
row(
    "CONF-FI05",
    "Un magicien (POU 3) sans une gemme : il s'offre un sortilège à deux gemmes par la Maîtrise des arcanes, jamais un à trois.",
    ask("user_de_la_maitrise_des_arcanes(magicien=dict(pou=3, maitrise_des_arcanes=True, gemmes_en_reserve=0, gemmes_du_sortilege=2))", outcome="Permis"),
    ask("user_de_la_maitrise_des_arcanes(magicien=dict(pou=3, maitrise_des_arcanes=True, gemmes_en_reserve=0, gemmes_du_sortilege=3))", outcome="Interdit"),
)
row(
    "CONF-FI06",
    "En déroute, mon Implacable/2 (MOU 10) vient de tuer le gobelin : combien de poursuites, et de combien ? Et de combien charge-t-il ?",
    ask("poursuites_permises(figurine=dict(implacable_x=2, en_deroute=True))", outcome="Interdit"),
    ask("distance_de_poursuite(figurine=dict(mou=10, en_deroute=True))", outcome="Interdit"),
    ask("portee_de_l_assaut(figurine=dict(mou=10, en_deroute=True))", outcome="Interdit"),
    ask("poursuites_permises(figurine_implacable_x=2)", total=3),
)
row(
    "CONF-FI07",
    "Ma baliste Immobile/3 a broyé son homme, et le canon Poids/5 a raté son test de Courage : ni poursuite, ni course, ni fuite.",
    ask("distance_de_poursuite(figurine=dict(mou=10, immobile_x=3))", outcome="Interdit"),
    ask("portee_de_la_course(figurine=dict(mou=10, immobile_x=3))", outcome="Interdit"),
    ask("distance_de_fuite(figurine=dict(mou=10, poids_x=5))", outcome="Interdit"),
    ask('potentiel_de_deplacement(figurine=dict(mou=10, immobile_x=3, type_de_deplacement="charge"))', outcome="Interdit"),
    ask('potentiel_de_deplacement(figurine=dict(mou=10, en_deroute=True, type_de_deplacement="course"))', outcome="Interdit"),
    ask("avance_d_un_assaut(figurine=dict(mou=10, chemin=15, en_deroute=True))", outcome="Interdit"),
)
row(
    "CONF-FI08",
    "Deux gemmes d'un dévot à 5 cm pour mon mage engagé ; à 11 cm ; deux FT d'un Martyr pour un fidèle engagé, puis libre.",
    ask("gemmes_d_une_devotion(figurine_devotion_x=2, magicien_au_contact_d_un_adversaire=True, distance=5)", outcome="Interdit"),
    ask("gemmes_d_une_devotion(figurine_devotion_x=2, distance=11)", outcome="Interdit"),
    ask("ft_du_martyr(cible_martyr_x=2, fidele_au_contact_d_un_adversaire=True, distance=5)", outcome="Interdit"),
    ask("ft_du_martyr(cible_martyr_x=2, distance=5)", total=2),
)
row(
    "CONF-FI09",
    "En déroute : le coup de maître de Kahinir, le dé de Toxique de Kanizhar, la chaudière du thermo-prêtre, les tirs de l'archer.",
    ask("force_du_coup_de_maitre(attaquant=dict(att=4, force=7, coup_de_maitre_x=5, en_deroute=True))", outcome="Sans effet"),
    ask("jet_de_toxique(attaquant=dict(toxique_x=2, en_deroute=True), des=[1])", outcome="Sans effet"),
    ask("de_de_pression(figurine_en_deroute=True)", outcome="Interdit"),
    ask("nombre_de_tirs(attaquant=dict(tir_supplementaire_x=1, en_deroute=True))", outcome="Interdit"),
)
row(
    "CONF-FI10",
    "On « soigne » d'un cran un char (Structure/8) en Blessure grave ; un Acharné tué net compte sur sa Régénération/4, deux dés réussis.",
    ask("niveau_apres_soin(cible=dict(structure_x=8, blessure_grave=True))", outcome="Interdit"),
    ask("niveau_apres_regeneration(figurine=dict(regeneration_x=4, acharne=True, tue_net=True, des_reussis=2))", outcome="Interdit"),
    ask("niveau_apres_regeneration(figurine=dict(regeneration_x=4, blessure_critique=True, des_reussis=2))", total=1),
)
row(
    "CONF-FI11",
    "Le Tarascus balaie un bretteur (DEF 4, Blessure grave, Parade), puis un danseur (DEF 1, Esquive) qui fait 5, relance et fait 2.",
    ask("test_contre_le_balayage(cible=dict(defense=4, blessure_grave=True, parade=True))", odds={"Évité": F(5, 9)}),
    ask("test_contre_le_balayage(cible=dict(defense=1, esquive=True), des=[5, 2])", outcome="Évité", total=8),
)
row(
    "CONF-FI12",
    "Un Tué net sur un Énorme/2 : combien de marqueurs lui reste-t-il ? Aucun, deux.",
    ask('crans_infliges(resultat_de_blessures="Tué net", cible_enorme_x=2)', asks="marqueurs_enorme"),
    ask('crans_infliges(resultat_de_blessures="Tué net", cible=dict(enorme_x=2, marqueurs_enorme=0))', total=4),
    ask('crans_infliges(resultat_de_blessures="Tué net", cible=dict(enorme_x=2, marqueurs_enorme=2))', total=2),
)
row(
    "CONF-FI13",
    "Archer TIR 4, Blessure légère et Sonné, chargé ce tour, libre à nouveau, sur un volant de Grande Taille au palier 1, à 32 cm (20-40-60) : TIR 1 contre 9.",
    ask('tir_sur_une_cible(attaquant=dict(tir=4, blessure_legere=True, sonne=True, a_ete_charge=True, subit_les_penalites_de_charge=True), '
        'cible=dict(palier=1, taille="Grande"), distance=32, arme_portee_courte=20, arme_portee_moyenne=40, arme_portee_longue=60)',
        odds={"Touche": F(5, 36)}),
    ask('tir_sur_une_cible(attaquant=dict(tir=4, endurance=True, blessure_legere=True, sonne=True, a_ete_charge=True, subit_les_penalites_de_charge=True), '
        'cible=dict(palier=1, taille="Grande"), distance=32, arme_portee_courte=20, arme_portee_moyenne=40, arme_portee_longue=60)', odds={"Touche": F(1, 6)}),
)
