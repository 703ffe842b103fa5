"""Situations of Confrontation whose questions stand in `competences-nexus.ttl`."""

from __future__ import annotations

from fractions import Fraction as F

from verdicts import ask, rows

ROWS, row = rows()

row(
    "CONF-AA08",
    "Réparation/4, 3 PS sur 5 : relancée tant qu'elle réussit, 1/2, 1/4, 1/4 ; un nexus détruit, jamais ; Ruine/5, un PS de moins une fois sur trois.",
    ask("une_reparation_de_nexus(nexus=dict(reparation_x=4, ps_du_nexus=3, valeur_de_structure=5))", odds={"PS 3": F(1, 2), "PS 4": F(1, 4), "PS 5": F(1, 4)}),
    ask("une_reparation_de_nexus(nexus=dict(reparation_x=4, ps_du_nexus=0, valeur_de_structure=5))", outcome="Interdit"),
    ask("jet_du_nexus(nexus=dict(reparation_x=4, nexus_detruit=True))", outcome="Interdit"),
    ask("jet_du_nexus(nexus=dict(ruine_x=5))", odds={"X atteint": F(1, 3)}),
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
    "CONF-AL36",
    "Nexus : Ruine/4 une fois sur deux ; Icône/2 à un Dévot pur de quatre croyants : 2 + 2 + 2 ; Sanctuaire et Hostile : ATT-1 à 15 cm ; Emblème de Structure 6 : COU 6.",
    ask("jet_du_nexus(nexus=dict(ruine_x=4))", odds={"X atteint": F(1, 2)}),
    ask("foi_temporaire_du_tour(fidele=dict(rang=1, nexus_dans_l_aura_de_foi=True), croyants=4, nexus=dict(icone_x=2))", total=6),
    ask("test_d_attaque(attaquant=dict(att=4, a_l_attribut_hostile=True), nexus=dict(sanctuaire_x=15, hostile=True), distance=15, des=[3])", total=6),
    ask("test_de_courage(figurine=dict(cou=3, repond_a_l_allegeance=True), nexus=dict(embleme_x=15, valeur_de_structure=6), adversaire_peur=9, distance=15)",
        odds={"Réussi": F(2, 3)}),
)
row(
    "CONF-CB15",
    "Une arche Sanctuaire/15 nomme les Assassins : à 15 cm le mien teste INI 3 au lieu de 4 et tire à TIR 3 ; à 16, rien. Nul Éclaireur ennemi à 15 cm.",
    ask("test_d_initiative(figurine=dict(ini=4, a_l_attribut_hostile=True), nexus_sanctuaire_x=15, distance=15, des=[3])", total=6),
    ask("test_d_initiative(figurine=dict(ini=4, a_l_attribut_hostile=True), nexus_sanctuaire_x=15, distance=16, des=[3])", total=7),
    ask("test_de_tir(attaquant=dict(tir=4, a_l_attribut_hostile=True), nexus_sanctuaire_x=15, distance=15, difficulte=7)", odds={"Touche": F(1, 2)}),
    ask("se_deployer_pres_du_sanctuaire(nexus_sanctuaire_x=15, distance=15)", outcome="Interdit"),
)
row(
    "CONF-CC42",
    "Réparation/5 relancée : 2 PS ; Ruine/6 sur un 5 : rien.",
    ask("ps_apres_reparation(nexus=dict(jets_reussis=2, ps_du_nexus=2, valeur_de_structure=4))", total=4),
    ask("jet_du_nexus(nexus_reparation_x=5)", odds={"X atteint": F(1, 3)}),
    ask("jet_du_nexus(nexus_ruine_x=6, des=[5])", outcome="X manqué"),
)
row(
    "CONF-DA14",
    "POU 4, six gemmes, un nexus Mana/4 : huit, pas dix ; un second nexus le même tour, non.",
    ask("gemmes_apres_le_sacrifice(magicien=dict(pou=4, gemmes_en_reserve=6), nexus_mana_nexus_x=4)", total=8),
    ask("sacrifier_le_nexus(figurine=dict(pou=4, dans_l_acces_et_de_l_allegeance=True), nexus_mana_nexus_x=4)", outcome="Permis"),
    ask("sacrifier_le_nexus(figurine=dict(pou=4, dans_l_acces_et_de_l_allegeance=True, deja_employee_ce_tour=True), nexus_mana_nexus_x=4)", outcome="Interdit"),
)
row(
    "CONF-AN38",
    "Mana/2, accès 5 : le magicien de l'allégeance détruit le nexus de 5 cm, pas de 6 ; un fidèle, non.",
    ask("sacrifier_le_nexus(nexus=dict(mana_nexus=True, acces=5), figurine=dict(est_un_magicien=True, repond_a_l_allegeance=True), distance=5)", outcome="Permis"),
    ask("sacrifier_le_nexus(nexus=dict(mana_nexus=True, acces=5), figurine=dict(est_un_magicien=True, repond_a_l_allegeance=True), distance=6)", outcome="Interdit"),
    ask("sacrifier_le_nexus(nexus=dict(foi_nexus=True, acces=5), figurine=dict(est_un_fidele=True, repond_a_l_allegeance=True), distance=5)", outcome="Permis"),
    ask("sacrifier_le_nexus(nexus=dict(mana_nexus=True, acces=5), figurine=dict(fidele_pur=True, repond_a_l_allegeance=True), distance=5)", outcome="Interdit"),
)

NEAR = "figurine=dict(dans_l_acces_et_de_l_allegeance=True, est_un_magicien=True{}), nexus=dict(mana_nexus=True{})"

row(
    "CONF-V21",
    "Mana/4, POU 5 et 8 gemmes : 10, ce n'est pas une activation ; celui d'en face, ou détruit, ne rend rien, ni FT.",
    ask("gemmes_apres_le_sacrifice(magicien=dict(pou=5, gemmes_en_reserve=8), nexus_mana_nexus_x=4)", total=10),
    ask(f"sacrifier_le_nexus({NEAR.format(', a_deja_active_un_nexus=True', '')})", outcome="Permis"),
    ask(f"sacrifier_le_nexus({NEAR.format(', du_camp_adverse_du_nexus=True', '')})", outcome="Interdit"),
    ask(f"sacrifier_le_nexus({NEAR.format('', ', nexus_detruit=True')})", outcome="Interdit"),
    ask("gemmes_apres_le_sacrifice(magicien=dict(pou=5, gemmes_en_reserve=8, du_camp_adverse_du_nexus=True), nexus_mana_nexus_x=4)", outcome="Interdit"),
    ask("ft_apres_le_sacrifice(fidele_foi_temporaire=2, nexus=dict(foi_nexus_x=3, nexus_detruit=True))", outcome="Interdit"),
)

HUNG = "grimpe_a_la_corde=True"

row(
    "CONF-W06",
    "Suspendu à la corde, un mage ne tire de gemmes ni d'une Dévotion ni d'un nexus, un fidèle pas de FT d'un Martyr, un mutant pas de dé.",
    ask(f"profiter_d_une_devotion(magicien_{HUNG}, figurine_devotion=True, distance=8)", outcome="Interdit"),
    ask(f"gemmes_d_une_devotion(magicien_{HUNG}, figurine_devotion_x=2)", outcome="Interdit"),
    ask(f"designer_un_martyr(fidele=dict(en_cours_d_activation=True, {HUNG}), cible_martyr_x=2, distance=8)", outcome="Interdit"),
    ask(f"ft_du_martyr(fidele_{HUNG}, cible_martyr_x=2)", outcome="Interdit"),
    ask(f"sacrifier_le_nexus(figurine=dict(dans_l_acces_et_de_l_allegeance=True, est_un_magicien=True, {HUNG}), nexus_mana_nexus=True)", outcome="Interdit"),
    ask(f"gemmes_apres_le_sacrifice(magicien=dict(pou=5, gemmes_en_reserve=3, {HUNG}), nexus_mana_nexus_x=4)", outcome="Interdit"),
    ask(f"ft_apres_le_sacrifice(fidele=dict(foi_temporaire=2, {HUNG}), nexus_foi_nexus_x=3)", outcome="Interdit"),
    ask(f"recevoir_un_de_de_mutagene(figurine=dict(mutagene_x=1, {HUNG}))", outcome="Interdit"),
)

CATALYST = "figurine_repond_a_l_allegeance=True, figurine_voit_le_nexus=True"

row(
    "XIX-F",
    "Foi/3 pour 2 FT : 5. Mana/3, cinq gemmes sur six : six. Réparation/5, deux jets réussis, 3 PS : 5. Inviolable : pas forcé. "
    "Sanctuaire/15, Assassin : -1.",
    ask("ft_apres_le_sacrifice(fidele_foi_temporaire=2, nexus_foi_nexus_x=3)", total=5),
    ask("gemmes_apres_le_sacrifice(magicien=dict(pou=3, gemmes_en_reserve=5), nexus_mana_nexus_x=3)", total=6),
    ask("ps_apres_reparation(nexus=dict(ps_du_nexus=3, jets_reussis=2, valeur_de_structure=6))", total=5),
    ask(f"forcer_le_nexus({CATALYST}, figurine_du_camp_adverse_du_nexus=True, nexus_inviolable=True)", outcome="Interdit"),
    ask("""test_d_attaque(attaquant=dict(att=4, a_l_attribut_hostile=True), nexus=dict(hostile=True, sanctuaire_x=15), distance=10,
        difficulte=5, des=[3])""", total=6),
    ask("""test_d_initiative(figurine=dict(ini=4, a_l_attribut_hostile=True), nexus=dict(hostile=True, sanctuaire_x=15),
        distance=15, difficulte=5, des=[3])""",
        total=6),
    ask("""test_d_initiative(figurine=dict(ini=4, a_l_attribut_hostile=True), nexus=dict(hostile=True, sanctuaire_x=15),
        distance=16, difficulte=5, des=[3])""",
        total=7),
    ask("se_servir_de_la_structure_du_nexus(nexus_embleme_x=15, figurine_repond_a_l_allegeance=True, distance=15)", outcome="Permis"),
)
row(
    "CF-NB17",
    "Sanctuaire/15 et Hostile : à 15 cm ni Éclaireur ni nexus ennemi, et INI 4 devient 3 pour qui Hostile nomme ; à 15,1 cm, rien.",
    ask("se_deployer_pres_du_sanctuaire(nexus_sanctuaire_x=15, distance=15)", outcome="Interdit"),
    ask("se_deployer_pres_du_sanctuaire(nexus_sanctuaire_x=15, distance=15.1)", outcome="Permis"),
    ask("test_d_initiative(figurine=dict(ini=4, a_l_attribut_hostile=True), nexus=dict(sanctuaire_x=15, hostile=True), distance=15, des=[3])", total=6),
    ask("jet_du_nexus(nexus_garde_x=4, des=[3])", outcome="X manqué"),
)
row(
    "CONF-ZC40C",
    "Je frappe (ATT 4, FOR 5) un Assassin (DEF 3, RES 5) à 10 cm de mon arche Sanctuaire/15, Hostile/Assassin : il pare à 2, mais mon coup se lit à la ligne 5, non 7 ; "
    "l'arche activée le frappe à FOR 5 : ligne 7 (lignes 6594 à 6596 et 6643).",
    ask("attaque(attaquant_att=4, cible=dict(defense=3, a_l_attribut_hostile=True, distance_du_sanctuaire=10, des_en_defense=1), nexus_sanctuaire_x=15, des=[2], "
        "des_adverses=[4])", outcome="Ne touche pas"),
    ask("attaque(attaquant_att=4, cible=dict(defense=3, a_l_attribut_hostile=True, distance_du_sanctuaire=10, des_en_defense=1), nexus_sanctuaire_x=15, des=[2], "
        "des_adverses=[3])", outcome="Touche"),
    ask("ligne_des_blessures(plus_grand_de=5, attaquant_force=5, cible=dict(res=5, a_l_attribut_hostile=True), nexus=dict(sanctuaire_x=15, hostile=True))", total=5),
    ask("ligne_des_blessures(plus_grand_de=5, force_de_l_effet=5, cible=dict(res=5, a_l_attribut_hostile=True), nexus_hostile=True)", total=7),
)
row(
    "CONF-ZC40D",
    "Mon fidèle a l'Icône/2 dans son aura, mais n'est pas de son allégeance : rien ; ni lui ni mon mage ne la détruisent pour des points (lignes 6585 et 6600 à 6622).",
    ask("foi_temporaire_du_tour(fidele=dict(rang_de_fidele='Zélote', croyants=1, nexus_dans_l_aura_de_foi=True, repond_a_l_allegeance=False), nexus_icone_x=2)", total=4),
    ask("foi_temporaire_du_tour(fidele=dict(rang_de_fidele='Zélote', croyants=1, nexus_dans_l_aura_de_foi=True), nexus_icone_x=2)", total=6),
    ask("sacrifier_le_nexus(nexus_mana_nexus_x=2, figurine=dict(est_un_magicien=True, dans_l_acces_et_de_l_allegeance=True, repond_a_l_allegeance=False))",
        outcome="Interdit"),
)
row(
    "CF-ZK02",
    "Mon sortilège de FOR 5 frappe son Assassin (RES 5) à deux pas de mon nexus Hostile/Assassin. Les dés donnent 5 au plus haut : il réclame la ligne du dessous. "
    "Non, seuls les jets que le nexus engendre y descendent (6596).",
    ask("ligne_des_blessures(plus_grand_de=5, force_de_l_effet=5, cible=dict(res=5, a_l_attribut_hostile=True), nexus_hostile=True, effet_lance=True)", total=5),
    ask("ligne_des_blessures(plus_grand_de=5, force_de_l_effet=5, cible=dict(res=5, a_l_attribut_hostile=True), nexus_hostile=True, origine_des_blessures='Foi')", total=5),
    ask("ligne_des_blessures(plus_grand_de=5, force_de_l_effet=5, cible=dict(res=5, a_l_attribut_hostile=True), nexus_hostile=True)", total=7),
)
