"""Situations of Warhammer 40,000 PEN whose questions stand in `assaut-3-resolution.ttl`."""

from __future__ import annotations

from fractions import Fraction as F

from verdicts import ask, rows

ROWS, row = rows()

row(
    "PEN-X36",
    "Six marines à grenades krak chargent par l'avant (12) un Dreadnought mobile, marcheur de CC4.",
    ask("attaques_portees(attaques=1, unite_a_charge=True, arme_grenade_anti_vehicule=True)", total=1),
    ask("jet_pour_toucher_au_corps_a_corps(unite_cc=4, unite_a_charge=True, arme_grenade_anti_vehicule=True, cible_marcheur=True, cible_cc=4)",
        odds={"Touché": F(1, 6)}),
    ask("penetration_de_blindage(force=4, arme_grenade_anti_vehicule=True, attaque_au_contact=True, cible_marcheur=True, blindage=12)",
        odds={"Dégât superficiel": F(1, 6), "Dégât lourd": 0}),
)

COUNTER = "unite_plusieurs_armes_de_corps_a_corps=True, pistolet_en_melee=True, unite_a_contre_attaque=True, unite_chargee=True"

row(
    "PEN-Y18",
    "Vingt orks chargent six marines (CC4, I4, F4, A1, deux armes, Contre-attaque, Cd 9).",
    ask("test_de_contre_attaque(commandement=9, unite_a_contre_attaque=True, unite_chargee=True)", odds={"Contre-attaque": F(5, 6)}),
    ask(f"attaques_portees(attaques=1, {COUNTER}, contre_attaque_reussie=True)", total=3),
    ask(f"attaques_portees(attaques=1, {COUNTER})", total=2),
    ask(f'combat(attaquants=6, attaques=1, unite_cc=4, force=4, arme_de_melee="arme de corps à corps", {COUNTER}, cible_cc=4, endurance=4, svg=6)',
        mean=F(3)),
    ask(f"""combat(attaquants=6, attaques=1, unite_cc=4, force=4, arme_de_melee="arme de corps à corps", {COUNTER}, contre_attaque_reussie=True,
        cible_cc=4, endurance=4, svg=6)""", mean=F(9, 2)),  # 5/6 x 9/2 + 1/6 x 3 = 17/4
)
row(
    "RP-29",
    "Cinq marines d'assaut (CC4, F4, une attaque, deux armes) chargent des gardes (CC3, E3, 5+) : quinze coups.",
    ask("""combat(attaquants=5, attaques=1, cc=4, cible_cc=3, force=4, endurance=3, svg=5, a_charge=True, plusieurs_armes_de_corps_a_corps=True,
        arme_de_melee="arme de corps à corps")""", total=F(50, 9)),
    ask("attaques_effectives(attaques=1, a_charge=True, plusieurs_armes_de_corps_a_corps=True)", total=3),
    ask('sauvegarde_d_armure(svg=5, arme_de_melee="arme de corps à corps")', odds={"Sauvé": F(1, 6)}),
)
row(
    "AL-23",
    "Une créature (A4) aux attaques smash en fait 2 au passage, sans smash : l'assaut n'est pas commencé ; à l'assaut, en charge, (4 + 1) / 2 = 2.",
    ask("attaques_portees(attaques=4, unite_a_attaques_smash=True, attaques_smash_choisies=True, touche_d_attaque_au_passage=True, unite_creature_monstrueuse=True)", total=2),
    ask("attaques_portees(attaques=4, unite_a_attaques_smash=True, attaques_smash_choisies=True, unite_a_charge=True)", total=2),
    ask("force_effective(force=6, unite_a_attaques_smash=True, unite_attaques_smash_choisies=True, unite_creature_monstrueuse=True)", total=10),
)
row(
    "PE-30",
    "Des berserkers en rage chargent une escouade à grenades défensives.",
    ask("attaques_portees(attaques=2, unite_rage=True, unite_a_charge=True, cible_a_grenades_defensives=True)", total=3, disputed="^2 attaques"),
)
row(
    "PU-01",
    "Mon carnifex (A4, F6) charge des gars à grenades défensives et smashe : 2 coups de F10 ; en rage, sans leurs grenades, 3 ; sur un avant 13, 3/4 et 5/36.",
    ask("attaques_portees(attaques=4, unite_creature_monstrueuse=True, unite_a_charge=True, cible_a_grenades_defensives=True, unite_attaques_smash_choisies=True)", total=2),
    ask("attaques_portees(attaques=4, unite_creature_monstrueuse=True, unite_a_charge=True, unite_attaques_smash_choisies=True)", total=2),
    ask("attaques_portees(attaques=4, unite_creature_monstrueuse=True, unite_a_charge=True, unite_en_rage=True, unite_attaques_smash_choisies=True)", total=3),
    ask("""penetration_de_blindage(force=6, unite_creature_monstrueuse=True, unite_attaques_smash_choisies=True, attaque_au_contact=True, blindage=13)""",
        odds={"dégât lourd": F(3, 4), "dégât superficiel": F(5, 36)}),
)
row(
    "AD-06",
    "Autant de morts partout : je peux quitter la mêlée, sauf à terre ; rattrapé 13 fois sur 18 (I 4 contre 3), je ne perds personne, l'écart est nul.",
    ask("choisir_de_battre_en_retraite(ecart_de_pertes=0)", outcome="Permis"),
    ask("choisir_de_battre_en_retraite(ecart_de_pertes=0, unite_a_terre=True)", outcome="Interdit"),
    ask("jet_de_percee(initiative=4, cible_initiative=3)", odds={"Percée réussie": F(13, 18)}),
    ask("pertes_de_la_percee(ecart_de_pertes=0)", total=0),
)
row(
    "AH-07",
    "« Je fuis quand même » : 5 + 3 contre 4 + 4, rattrapés, deux de plus ; à deux initiatives aussi nombreuses, la plus grande. Obstinés, un 9 passe à Cd 9.",
    ask("choisir_de_battre_en_retraite(camp_perdant=True, ecart_de_pertes=2)", outcome="Permis"),
    ask("valeur_majoritaire(valeurs=[4, 4, 3, 3])", total=4),
    ask("jet_de_percee(initiative=4, cible_initiative=3, des=[4], des_adverses=[5], ecart_de_pertes=2)", outcome="Percée réussie"),
    ask("test_de_moral(cd=9, des=[4, 5], camp_perdant=True, ecart_de_pertes=3, unite_obstinee=True)", outcome="Réussi"),
    ask("test_de_moral(cd=9, des=[4, 5], camp_perdant=True, ecart_de_pertes=3)", outcome="Raté"),
    ask("moral_puis_percee(cd=8, initiative=3, cible_initiative=4, ecart_de_pertes=2)", odds={"la percée de l'ennemi est réussie": F(35, 144)}),
)
row(
    "AH-08",
    "Battu, un monstre peut filer de 6 ps, de 12 s'il vole ; un Dreadnought jamais. Face à la terreur, lui, ne teste même pas.",
    ask("choisir_de_battre_en_retraite(unite_creature_monstrueuse=True, camp_perdant=True)", outcome="Permis"),
    ask("choisir_de_battre_en_retraite(unite_marcheur=True, camp_perdant=True)", outcome="Interdit"),
    ask("distance_de_retraite(unite_creature_monstrueuse=True)", total=6),
    ask("distance_de_retraite(unite_creature_monstrueuse=True, unite_volante=True)", total=12),
    ask("test_de_terreur(unite_marcheur=True, cible_creature_monstrueuse=True)", outcome="Sans effet"),
)
row(
    "AM-45",
    "À pertes égales on peut rompre, et l'on risque la percée, qui n'ôte alors personne. Une blessure ne va pas à qui est hors de vue, sauf d'un tir indirect.",
    ask("choisir_de_battre_en_retraite(pertes_egales=True)", outcome="Permis"),
    ask("jet_de_percee(initiative=4, cible_initiative=4)", odds={"Percée réussie": F(7, 12)}),
    ask("attribuer_une_blessure(membre_hors_du_champ_de_vision=True)", outcome="Interdit"),
    ask("attribuer_une_blessure(membre_hors_du_champ_de_vision=True, tir_indirect=True)", outcome="Permis"),
)
row(
    "P32-15",
    "Perdu de trois, Cd8 : 26/36 de rompre ; I4 contre I3, la percée de l'ennemi réussit 26 fois sur 36, et coûte trois pertes de plus.",
    ask("moral_puis_percee(ecart_de_pertes=3, commandement=8, initiative=4, cible_initiative=3)", says="169/324"),
    ask("jet_de_percee(initiative=3, cible_initiative=4)", odds={"percée réussie": F(5, 12)}),
    ask("pertes_de_la_percee(ecart_de_pertes=3)", total=3),
)
row(
    "PQ-09",
    "Mes deux escouades ont tué 4 et 1, perdu 2 et 3 : égalité.",
    ask("gagnant_du_corps_a_corps(pertes_infligees=[4, 1], pertes_subies=[2, 3])", outcome="Égalité"),
    ask("issue_du_corps_a_corps(ecart_de_pertes=0)", gives="corps à corps verrouillé"),
    ask("choisir_de_battre_en_retraite(ecart_de_pertes=0)", outcome="Permis"),
    ask("tenter_une_percee(cible_en_retraite=True)", outcome="Permis"),
    ask("tirer(unite_verrouillee=True)", outcome="Interdit"),
    ask("se_deplacer(unite_verrouillee=True)", outcome="Interdit"),
)
row(
    "P30-19",
    "Un personnage (CC5, ennemi juré) contre CC4 : 7/9. Le duel refusé : I1. Trois pertes d'écart : l'obstiné teste à 9, un autre à 6 ; et c'est bien le perdant qui teste.",
    ask("jet_pour_toucher_au_corps_a_corps(cc=5, cible_cc=4, unite_ennemi_jure=True)", odds={"Touché": F(7, 9)}),
    ask("initiative_effective(initiative=4, unite_duel_refuse=True)", total=1),
    ask("test_de_moral(cd=9, unite_obstine=True, ecart_de_pertes=3)", odds={"Réussi": F(5, 6)}),
    ask("test_de_moral(cd=9, ecart_de_pertes=3)", odds={"Réussi": F(5, 12)}),
    ask("issue_du_corps_a_corps(ecart_de_pertes=3)", gives="test de moral"),
    ask("choisir_de_battre_en_retraite(ecart_de_pertes=3, test_de_moral_reussi=True)", outcome="Permis"),
)
row(
    "PW-15",
    "Pilote sonné : mon marcheur ne charge ni n'éperonne, et ne bouge pas davantage en mêlée, en consolidant ou en se désengageant.",
    ask("charger(unite_marcheur=True, unite_pilote_sonne=True)", outcome="Interdit"),
    ask("consolider(unite_marcheur=True, unite_pilote_sonne=True)", outcome="Interdit"),
    ask("mouvement_de_melee(unite_marcheur=True, unite_pilote_sonne=True)", outcome="Sans effet"),
    ask("""se_desengager(unite_a_desengagement=True, unite_marcheur=True, unite_pilote_sonne=True, unite_verrouillee=True,
        fin_de_la_phase_d_assaut=True)""", outcome="Interdit"),
    ask("faire_une_charge_belier(unite_marcheur=True, unite_pilote_sonne=True)", outcome="Interdit"),
    ask("mouvement_de_melee(unite_infanterie=True, unite_a_terre=True)", outcome="Sans effet"),
)
