"""Situations of Confrontation whose questions stand in `competences-b-2.ttl`."""

from __future__ import annotations

from fractions import Fraction as F

from verdicts import ask, rows

ROWS, row = rows()

row(
    "CONF-FI05",
    "Un magicien (POU 3) sans une gemme : il s'offre un sortilège à deux gemmes par la Maîtrise des arcanes, jamais un à trois.",
    ask("user_de_la_maitrise_des_arcanes(magicien=dict(pou=3, maitrise_des_arcanes=True, gemmes_en_reserve=0, gemmes_du_sortilege=2))", outcome="Permis"),
    ask("user_de_la_maitrise_des_arcanes(magicien=dict(pou=3, maitrise_des_arcanes=True, gemmes_en_reserve=0, gemmes_du_sortilege=3))", outcome="Interdit"),
)
row(
    "CONF-CB18",
    "POU 4, deux gemmes manquent : il incante à POU 2, 1 chance sur 2 contre 6, sans mana pour la maîtrise ; quatre manquent : interdit.",
    ask("test_d_incantation(magicien=dict(pou=4, maitrise_des_arcanes=True, gemmes_par_les_arcanes=2), difficulte=6)", odds={"Réussi": F(1, 2)}),
    ask("user_de_la_maitrise_des_arcanes(magicien=dict(maitrise_des_arcanes=True, pou=4, gemmes_en_reserve=0, gemmes_par_les_arcanes=4), gemmes_du_sortilege=4)", outcome="Interdit"),
    ask("test_d_incantation(magicien=dict(pou=5, maitrise_des_arcanes=True, gemmes_par_les_arcanes=1, gemmes_de_maitrise=2), difficulte=7)", outcome="Interdit"),
)
row(
    "CONF-DF09",
    "Focus, magicien pur au contact, POU 4 contre 10 : 5/18, une gemme de plus 155/324 ; Guerrier-mage, un 5 puis un 1 suffit ; à 21 cm d'une portée de 20, rien.",
    ask("test_d_incantation(magicien=dict(pou=4, focus=True, au_contact_d_un_adversaire=True), difficulte=10)", odds={"Réussi": F(5, 18)}),
    ask("test_d_incantation(magicien=dict(pou=4, focus=True, au_contact_d_un_adversaire=True, gemmes_de_maitrise=1), difficulte=10)",
        odds={"Réussi": F(155, 324)}),
    ask("test_d_incantation(magicien=dict(pou=4, focus=True, guerrier_mage=True, au_contact_d_un_adversaire=True), difficulte=10, des=[5, 1])",
        outcome="Réussi", total=10),
    ask("appliquer_le_sortilege(distance=21, portee_de_l_effet=20)", outcome="Sans effet"),
    ask("incanter(magicien=dict(gemmes_en_reserve=1), gemmes_du_sortilege=2)", outcome="Interdit"),
)
row(
    "CONF-AF16",
    "Maîtrise des arcanes, POU 4 en Blessure grave : une gemme manquante, POU 1, permis ; deux, POU 0, non ; ni en déroute, ni avec du mana de maîtrise.",
    ask("user_de_la_maitrise_des_arcanes(magicien=dict(pou=4, blessure_grave=True, maitrise_des_arcanes=True, gemmes_en_reserve=1), gemmes_par_les_arcanes=1, "
        "gemmes_du_sortilege=2)", outcome="Permis"),
    ask("user_de_la_maitrise_des_arcanes(magicien=dict(pou=4, blessure_grave=True, maitrise_des_arcanes=True), gemmes_par_les_arcanes=2)", outcome="Interdit"),
    ask("user_de_la_maitrise_des_arcanes(magicien=dict(pou=6, maitrise_des_arcanes=True, en_deroute=True, gemmes_en_reserve=0))", outcome="Interdit"),
    ask("renforcer_la_maitrise_avec_du_mana(magicien=dict(arcanes_employes=True))", outcome="Interdit"),
)

ARCANE = "champion=True, magicien_pur=True, pou=3, gemmes_du_sortilege=3"
CASTING = "champion=True, magicien_pur=True, pou=3, esprit_de_x=True, arcanes_employes=True"

row(
    "CONF-CE17",
    "Maîtrise des arcanes, POU 3 : deux gemmes le laissent à 1, trois à 0 ; ni en déroute, ni deux fois, ni avec une gemme de maîtrise.",
    ask(f"user_de_la_maitrise_des_arcanes(magicien=dict({ARCANE}, gemmes_en_reserve=1, gemmes_par_les_arcanes=2))", outcome="Permis"),
    ask(f"test_d_incantation(magicien=dict({CASTING}, gemmes_par_les_arcanes=2), sortilege_de_son_seul_element=True, difficulte=6)",
        odds={"Réussi": F(5, 9)}),
    ask(f"user_de_la_maitrise_des_arcanes(magicien=dict({ARCANE}, gemmes_en_reserve=0, gemmes_par_les_arcanes=3))", outcome="Interdit"),
    ask(f"test_d_incantation(magicien=dict({CASTING}, gemmes_par_les_arcanes=3), sortilege_de_son_seul_element=True, difficulte=6)", outcome="Interdit"),
    ask(f"test_d_incantation(magicien=dict({CASTING}, gemmes_par_les_arcanes=2, gemmes_de_maitrise=1), sortilege_de_son_seul_element=True, difficulte=6)",
        outcome="Interdit"),
    ask(f"user_de_la_maitrise_des_arcanes(magicien=dict({ARCANE}, gemmes_en_reserve=1, gemmes_par_les_arcanes=2, en_deroute=True))", outcome="Interdit"),
    ask(f"user_de_la_maitrise_des_arcanes(magicien=dict({ARCANE}, gemmes_en_reserve=1, gemmes_par_les_arcanes=2, deja_employee_ce_tour=True))",
        outcome="Interdit"),
)
row(
    "XIX-B-75 à 85",
    "Insensible/4 : un 4 protège. Adepte Invocateur/4 : 6. Juste et Bravoure : +1 seulement. Lames/2 : quatre dés. Arcanes : POU "
    "4, deux gemmes, 2 au test, deux à l'effet.",
    ask("jet_d_insensible(cible_insensible_x=4, des=[4])", gives="échappe"),
    ask("jet_d_instinct_de_survie(cible_instinct_de_survie_x=5, des=[5])", outcome="Jet de Blessures annulé"),
    ask("limite_de_controle(magicien_rang=2, magicien_invocateur_x=4)", total=6),
    ask("repartir_apres_un_arret(figurine=dict(irrepressible=True, arrete_cette_activation=True))", outcome="Interdit"),
    ask("test_d_attaque(attaquant=dict(att=4, juste=True, bravoure=True, tous_ses_des_en_attaque=True), difficulte=6, des=[3])", total=8),
    ask("nombre_de_des_de_combat(figurine=dict(lames_dorsales_x=2, adversaires_dans_le_combat=1))", total=4),
    ask("test_d_incantation(magicien=dict(pou=4, maitrise_des_arcanes=True, gemmes_par_les_arcanes=2), difficulte=6, des=[3])", total=5),
    ask("user_de_la_maitrise_des_arcanes(magicien=dict(maitrise_des_arcanes=True, gemmes_en_reserve=2, gemmes_du_sortilege=2))",
        outcome="Interdit"),
    ask("gemmes_manquantes(magicien=dict(gemmes_du_sortilege=3, gemmes_en_reserve=1))", total=2),
    ask("renforcer_la_maitrise_avec_du_mana(magicien=dict(maitrise_des_arcanes=True, gemmes_par_les_arcanes=1))", outcome="Interdit"),
    ask("""user_de_la_maitrise_des_arcanes(magicien=dict(maitrise_des_arcanes=True, gemmes_en_reserve=1, gemmes_du_sortilege=3,
        deja_employee_ce_tour=True))""", outcome="Interdit"),
    ask("etre_designe_pour_une_devotion(figurine_devotion=True)", gives="Blessure grave"),
    ask("jet_de_reparation(figurine_mecanicien_x=4, des=[1])", gives="PS"),
    ask("tenter_une_reparation(figurine_mecanicien_x=4, cible_deja_beneficiaire_ce_tour=True)", outcome="Interdit"),
    ask("""annoncer_ses_membres_en_premier(adversaire_membre_supplementaire=True, figurine=dict(membre_supplementaire=True,
        a_perdu_le_jet_de_tactique=True))""",
        outcome="Obligatoire"),
)
row(
    "CONF-DA15",
    "Martyr/2 à 10 cm : deux FT ; à 11, ou si le fidèle est au contact, rien.",
    ask("designer_un_martyr(cible_martyr_x=2, distance=10)", outcome="Permis"),
    ask("ft_du_martyr(cible_martyr_x=2)", total=2),
    ask("designer_un_martyr(cible_martyr_x=2, distance=11)", outcome="Interdit"),
    ask("designer_un_martyr(cible_martyr_x=2, distance=10, fidele_adversaires_au_contact=1)", outcome="Interdit"),
)
row(
    "CONF-DA16",
    "Il use de son membre supplémentaire (ATT 3, DEF 5 sur sa carte), ou de ses arcanes pour une gemme (POU 5) : qu'il en use dit qu'il l'a.",
    ask("test_d_attaque(attaquant=dict(att=3, defense_de_la_carte=5, membre_employe=True), des=[3])", total=8),
    ask("test_d_incantation(magicien=dict(pou=5, arcanes_employes=True, gemmes_par_les_arcanes=1), difficulte=8)", odds={"Réussi": F(1, 2)}),
)

ARCANA = "user_de_la_maitrise_des_arcanes(magicien=dict(pou=4, {}maitrise_des_arcanes=True, gemmes_en_reserve=0, gemmes_du_sortilege={n}, gemmes_par_les_arcanes={n}))"

row(
    "CONF-W32",
    "Maîtrise des arcanes, POU 4, Blessure légère : trois gemmes laisseraient 0, non ; deux, oui ; indemne, trois, oui. L'asservissement s'arrête à 10 cm.",
    ask(ARCANA.format("blessure_legere=True, ", n=3), outcome="Interdit"),
    ask(ARCANA.format("blessure_legere=True, ", n=2), outcome="Permis"),
    ask(ARCANA.format("", n=3), outcome="Permis"),
    ask("bonus_d_un_familier(magicien=dict(pou=5), distance=12)", outcome="Interdit"),
)

MARTYR = "fidele_en_cours_d_activation=True, cible=dict(martyr_x=2"

row(
    "CONF-AJ32",
    "Martyr/2 à 10 cm, 2 FT, fût-il déjà en grave ; à 11 cm, engagé ou le Martyr en déroute, non. Il subit une grave, une critique s'il est Vulnérable.",
    ask(f"designer_un_martyr({MARTYR}, blessure_grave=True), distance=10)", outcome="Permis"),
    ask(f"designer_un_martyr({MARTYR}), distance=11)", outcome="Interdit"),
    ask(f"designer_un_martyr({MARTYR}), distance=10, fidele_au_contact_d_un_adversaire=True)", outcome="Interdit"),
    ask(f"designer_un_martyr({MARTYR}, en_deroute=True), distance=10)", outcome="Interdit"),
    ask("ft_du_martyr(cible_martyr_x=2)", total=2),
    ask("etre_designe_comme_martyr(figurine_martyr_x=2)", outcome="blessure grave"),
    ask("etre_designe_comme_martyr(figurine=dict(martyr_x=2, vulnerable=True))", outcome="blessure critique"),
    ask("etre_designe_pour_une_devotion(figurine=dict(devotion_x=2, vulnerable=True))", outcome="blessure critique"),
    ask("etre_designe_pour_une_devotion(figurine=dict(devotion_x=2, enorme_x=2, marqueurs_enorme=2))", outcome="blessure grave"),
)
row(
    "CONF-AL12",
    "Un Martyr/2 à 5 cm de son fidèle libre : permis sans dire que c'est son activation ; hors d'elle, non ; en légère, il passe en critique.",
    ask("designer_un_martyr(cible_martyr_x=2, distance=5)", outcome="Permis"),
    ask("designer_un_martyr(figurine_martyr_x=2, distance=5)", outcome="Permis"),
    ask("designer_un_martyr(cible_martyr_x=2, distance=5, fidele_hors_de_son_activation=True)", outcome="Interdit"),
    ask("designer_un_martyr(figurine=dict(martyr_x=2, en_deroute=True), distance=5)", outcome="Interdit"),
    ask("designer_un_martyr(fidele_au_contact_d_un_adversaire=True, cible_martyr_x=2, distance=5)", outcome="Interdit"),
    ask("etre_designe_comme_martyr(figurine=dict(martyr_x=2, blessure_legere=True, dur_a_cuire=True, ethere=True))", outcome="Blessure critique"),
    ask("etre_designe_comme_martyr(figurine=dict(martyr_x=2, blessure_grave=True))", outcome="Tué net"),
)
row(
    "CONF-CC39",
    "Un Martyr/2 puis un nexus Foi/2 : cinq FT, trois de ferveur, deux de renfort ; le Martyr passe de légère à critique.",
    ask("designer_un_martyr(cible_martyr_x=2, fidele_en_cours_d_activation=True, distance=10)", outcome="Permis"),
    ask("cumul_des_blessures(cible_blessure_legere=True, resultat_de_blessures='Blessure grave')", outcome="Blessure critique"),
    ask("ft_apres_le_sacrifice(fidele_foi_temporaire=3, nexus_foi_nexus_x=2)", total=5),
    ask("test_de_divination(fidele=dict(foi_creation=1, foi_alteration=1, foi_destruction=1, fidele_pur=True, renforcement=2), difficulte=8)",
        odds={"Réussi": F(19, 27)}),
)

GIVER = "cible=dict(martyr_x=3{}), distance={}"

row(
    "CONF-V28",
    "Martyr/3 à 10 cm, même Éthéré : oui ; à 11 cm, ou si le fidèle est au contact, non. Piété/2 garde 2 FT sur 4, en déroute 0.",
    ask(f"designer_un_martyr(fidele_en_cours_d_activation=True, {GIVER.format(', ethere=True', 10)})", outcome="Permis"),
    ask(f"designer_un_martyr(fidele_en_cours_d_activation=True, {GIVER.format('', 11)})", outcome="Interdit"),
    ask(f"designer_un_martyr(fidele=dict(en_cours_d_activation=True, au_contact_d_un_adversaire=True), {GIVER.format('', 10)})", outcome="Interdit"),
    ask("ft_conservee(fidele=dict(piete_x=2, foi_temporaire=4))", total=2),
    ask("ft_conservee(fidele=dict(piete_x=2, foi_temporaire=4, en_deroute=True))", total=0),
    ask("aura_de_foi_du_fidele(fidele=dict(aura_de_foi=10, thaumaturge=True, blessure_grave=True))", total=20),
)
row(
    "CONF-U19",
    "Lames à FOR 5, Force en charge/3, blessé grave : elles frappent à 3 ; et la Force en charge interdit le Coup de maître.",
    ask("force_d_une_lame_dorsale(attaquant=dict(force_de_la_carte=5, blessure_grave=True, force_en_charge_x=3, a_charge=True))", total=3),
    ask("tenter_un_coup_de_maitre(attaquant=dict(force_en_charge_x=3, a_charge=True, coup_de_maitre_x=0, des_d_attaque_restants=2))", outcome="Interdit"),
)

row(
    "CF-ZG10",
    "Mon Féroce sonne un adversaire immunisé aux Blessures légères : une légère de plus ? (ligne 5571 : il reste Sonné)",
    ask("crans_infliges(resultat_de_blessures='Sonné', attaquant_feroce=True, cible_immunise_aux_blessures_legeres=True)", total=0),
    ask("crans_infliges(resultat_de_blessures='Sonné', attaquant_feroce=True)", total=1),
)
