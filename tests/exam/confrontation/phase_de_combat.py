"""Situations of Confrontation of the chapter « Phase de combat » (Combat phase)."""

from __future__ import annotations

from fractions import Fraction as F

from verdicts import ask, rows

ROWS, row = rows()

FOUGHT = "des=[[4], [1, 3], [3], [2], [3], [3, 6], [2], [5], [1], [4, 5]]"
KNIGHT = """attaquant_att=5, attaquant_defense=4, attaquant_force=6, attaquant_res=8, attaquant_des_en_attaque=2, attaquant_des_en_defense=1,
    cible_att=3, cible_defense=2, cible_force=4, cible_res=5, cible_des_en_attaque=2, cible_des_en_defense=0,
    deuxieme_cible_att=3, deuxieme_cible_defense=2, deuxieme_cible_force=4, deuxieme_cible_res=5,
    deuxieme_cible_des_en_attaque=1, deuxieme_cible_des_en_defense=1,
    cible_initiative_gagnee=True, cible_laissee_passer=True, attaquant_soutient_sa_derniere_parade=True"""

row(
    "CONF-X13",
    "Un chevalier (2 dés en attaque, 1 en défense) contre deux clones qui ont l'Initiative ; il laisse passer le premier et voudrait soutenir sa parade.",
    ask("annoncer_une_defense_soutenue(cible_des_en_attaque=2, cible_des_en_defense=1, cible_des_de_defense_restants=1)", outcome="Interdit"),
    ask(f"combat_a_un_contre_plusieurs({KNIGHT}, {FOUGHT})", says="niveau (l'attaquant) 1 ; niveau (la cible) 2 ; "),
    ask(f"combat_a_un_contre_plusieurs({KNIGHT}, {FOUGHT})", says="La deuxième cible est tuée net : non"),
    ask(f"combat_a_un_contre_plusieurs({KNIGHT}, {FOUGHT})", says="ne touche pas : 3 + 3 (ATT) = 6 contre 2 + 4 (DEF) = 6"),
    ask(f"combat_a_un_contre_plusieurs({KNIGHT}, {FOUGHT})", says="5 (dé) + 2 (FOR) - 8 (RES) = -1"),
)

COMBO = "attaquant=dict(enchainement_x=1, des_d_enchainement=2, adversaires_dans_le_combat=1, des_en_attaque=3, des_en_defense={})"
IDLE = "cible=dict(des_en_attaque=0, des_en_defense=0, adversaires_dans_le_combat=1)"

row(
    "CONF-K04",
    "Enchaînement/1 : qui en demande deux n'a qu'un dé de plus, trois en tout, et ne perd qu'un point d'ATT.",
    ask("nombre_de_des_de_combat(figurine_adversaires_dans_le_combat=1, figurine_enchainement_x=1, figurine_des_d_enchainement=2)", total=3),
    ask("test_d_attaque(attaquant_att=5, attaquant_enchainement_x=1, attaquant_des_d_enchainement=2, des=[3])", total=7),
    ask(f"placer_ces_des({COMBO.format(0)}, {IDLE})", outcome="Permis"),
    ask(f"placer_ces_des({COMBO.format(1)}, {IDLE})", outcome="Interdit"),
)

ALONE = "adversaires_dans_le_combat=1"
FIGHT = "att=4, force=4, defense=3, res=5, ini=4"
FOE = f"cible=dict({ALONE}, des_en_attaque=1, des_en_defense=1)"

row(
    "CONF-U17",
    "En déroute, deux dés en attaque et aucun en défense : refusé en duel, comme à un contre deux, pour l'un et pour l'autre ; un de chaque, oui.",
    ask(f"placer_ces_des(attaquant=dict({ALONE}, des_en_attaque=2, des_en_defense=0, en_deroute=True), {FOE})", outcome="Interdit", gives="CF-550"),
    ask(f"placer_ces_des(attaquant=dict({ALONE}, des_en_attaque=1, des_en_defense=1, en_deroute=True), {FOE})", outcome="Permis"),
    ask(f"un_duel(attaquant=dict({FIGHT}, des_en_attaque=1, des_en_defense=1), cible=dict({FIGHT}, des_en_attaque=2, des_en_defense=0, en_deroute=True))",
        outcome="Interdit", gives="CF-550"),
    ask(f"""combat_a_un_contre_plusieurs(attaquant=dict({FIGHT}, des_en_attaque=2, des_en_defense=1, en_deroute=True), cible=dict({FIGHT}, des_en_attaque=1,
        des_en_defense=1), deuxieme_cible=dict({FIGHT}, des_en_attaque=1, des_en_defense=1))""", outcome="Interdit", gives="CF-550"),
    ask("prendre_des_des_d_enchainement(figurine=dict(enchainement_x=2, des_d_enchainement=1, en_deroute=True))", outcome="Interdit"),
)

FAILED = "attaquant=dict(adversaires_dans_le_combat=2, lames_dorsales_x=2, a_manque_son_desengagement=True, des_en_attaque={}, des_en_defense={})"

row(
    "CONF-U18",
    "Désengagement manqué avec Lames dorsales/2 : leurs deux dés frappent, pas un de plus. Une Furie déclarée plus tôt oblige à frapper encore.",
    ask(f"placer_ces_des({FAILED.format(2, 3)}, {FOE})", outcome="Permis"),
    ask(f"placer_ces_des({FAILED.format(3, 2)}, {FOE})", outcome="Interdit", gives="CF-1479"),
    ask(f"""placer_ces_des(attaquant=dict({ALONE}, des_en_attaque=1, des_en_defense=1, furie_guerriere=True, furie_declaree_ce_tour=True), {FOE})""",
        outcome="Interdit", gives="CF-671"),
)
row(
    "CONF-U46",
    "Un Neutre, INI 1 contre 6, relance chaque 6 et finit sur un 1 une fois sur cinq : 3/10. Il frappe de tous ses dés, sauf obligé à se défendre.",
    ask("test_d_initiative(figurine=dict(ini=1, neutre=True), difficulte=6)", odds={"Réussi": F(3, 10)}),
    ask(f"placer_ces_des(attaquant=dict({ALONE}, des_en_attaque=2, des_en_defense=0), cible=dict({ALONE}, des_en_attaque=1, des_en_defense=1, neutre=True))",
        outcome="Interdit", gives="CF-2839"),
    ask(f"""placer_ces_des(attaquant=dict({ALONE}, des_en_attaque=2, des_en_defense=0), cible=dict({ALONE}, des_en_attaque=0, des_en_defense=2, neutre=True,
        a_manque_son_desengagement=True))""", outcome="Permis"),
    ask("repartir_ses_des_de_combat(figurine=dict(adversaires_dans_le_combat=1, des_en_attaque=1, des_en_defense=1, neutre=True, en_deroute=True))",
        outcome="Permis"),
)
row(
    "CONF-AM38",
    "Seul contre trois : 2 dés d'attaque, deux adversaires ; 4 dés, trois attaques à la passe, jamais deux au même.",
    ask("attaques_dans_la_passe(des_d_attaque_restants=2, adversaires_dans_le_combat=3)", total=2),
    ask("attaques_dans_la_passe(des_d_attaque_restants=4, adversaires_dans_le_combat=3)", total=3),
)
row(
    "IX-D",
    "Seul contre deux, quatre dés d'attaque : deux par passe, jamais deux fois le même. Le gagnant de l'Initiative ouvre. Défenses seules : fini.",
    ask("attaques_dans_la_passe(figurine=dict(des_d_attaque_restants=4, adversaires_dans_le_combat=2))", total=2),
    ask("attaques_dans_la_passe(figurine=dict(des_d_attaque_restants=2, adversaires_dans_le_combat=3))", total=2),
    ask("attaquer_un_adversaire(cible_deja_attaque_dans_la_passe=True)", outcome="Interdit"),
    ask("attaquer_en_premier(figurine_initiative_gagnee=True, figurine_des_d_attaque_restants=1)", outcome="Obligatoire"),
    ask("changer_l_ordre_des_attaquants()", outcome="Permis"),
    ask("nombre_de_des_de_combat(figurine_adversaires_dans_le_combat=2)", total=3),
)
row(
    "IX-A",
    "Chaîne interrompue : deux mêlées. Deux contre deux, ou un touché laissé hors combat : non. Un contre trois reste tel. DIS 4 "
    "et 3 contre 3 et 5 : B sépare.",
    ask("former_une_seule_melee(chaine_interrompue=True)", outcome="Interdit"),
    ask("former_une_seule_melee(figurine_adversaires_au_contact=1)", outcome="Permis"),
    ask("former_un_combat(figurines_du_camp=2, figurines_du_camp_adverse=2)", outcome="Interdit"),
    ask("former_un_combat(figurines_du_camp=1, figurines_du_camp_adverse=3)", outcome="Permis"),
    ask("jet_de_separation(figurine_dis=4, adversaire_dis=3, figurines_du_camp=2, figurines_du_camp_adverse=2, des=[3], des_adverses=[5])",
        outcome="L'adversaire la sépare", total=7),
    ask("organiser_les_combats(figurine_au_contact_laissee_hors_combat=True)", outcome="Interdit"),
)
row(
    "CF-DF03",
    "Il me charge en tirant (Tir d'assaut, ma grande brute à 15 cm) : 3 à atteindre, 6 avec son canon. Puis deux contre deux dans la mêlée : jamais un seul combat.",
    ask("difficulte_du_tir(attaquant=dict(tir_d_assaut=True, tir_en_assaut=True), cible_taille='Grande', distance=15)", total=3),
    ask("difficulte_du_tir(attaquant=dict(tir_d_assaut=True, tir_en_assaut=True), arme_artillerie=True, cible_taille='Grande', distance=15)", total=6, disputed="7 :"),
    ask("former_un_combat(figurines_du_camp=2, figurines_du_camp_adverse=2)", outcome="Interdit"),
    ask("former_un_combat(figurines_du_camp=2, figurines_du_camp_adverse=1)", outcome="Permis"),
)
row(
    "CONF-BA32",
    "Deux dés d'attaque, trois ennemis : deux attaques dans la passe, jamais deux fois le même. Le premier combat résolu est celui de qui a fait le jet d'Autorité, fût-il Paria.",
    ask("attaques_dans_la_passe(figurine_adversaires_dans_le_combat=3, figurine_des_d_attaque_restants=2)", total=2),
    ask("attaquer_un_adversaire(attaquant_adversaires_dans_le_combat=3, attaquant_des_d_attaque_restants=1, cible_deja_attaque_dans_la_passe=True)", outcome="Interdit"),
    ask("choisir_le_combat_a_resoudre(premier_tour_de_parole_du_combat=True)", outcome="Interdit"),
    ask("choisir_le_combat_a_resoudre(premier_tour_de_parole_du_combat=True, combat_du_combattant_designe=True)", outcome="Obligatoire"),
    ask("etre_designe_pour_le_jet_d_autorite(figurine_paria=True, figurine_engage_dans_un_combat=True)", outcome="Permis"),
)
row(
    "IX-G, IX-H, X",
    "Un combat reste : la phase continue. Régénération avant l'entretien d'un miracle ; revenu par Renfort : rien. Au temps mort on ne bouge pas.",
    ask("finir_la_phase_de_combat(combats_a_resoudre=1)", outcome="Interdit"),
    ask("finir_la_phase_de_combat(combats_a_resoudre=0)", outcome="Permis"),
    ask("choisir_le_combat_ne_d_une_poursuite(joueur_du_tour_de_parole=True)", outcome="Permis"),
    ask("participer_a_l_entretien(figurine_revenu_a_l_entretien=True)", outcome="Interdit"),
    ask("se_regenerer(figurine=dict(regeneration_x=4, blessure_grave=True, revenu_a_l_entretien=True))", outcome="Interdit"),
    ask("agir_pendant_le_temps_mort()", outcome="Interdit"),
)

DIVE = "attaquant_palier=1, cible_palier=0"

row(
    "CONF-V07",
    "Piquer sur un Rempart/10, ou à 10 cm de lui, c'est atterrir : non ; à 11, oui. Ni après un autre changement de palier, ni au contact, ni sans voir.",
    ask(f"charger_en_pique({DIVE}, cible_rempart_x=10)", outcome="Interdit", gives="CF-890"),
    ask(f"charger_en_pique({DIVE}, adversaire_rempart_x=10, distance=10)", outcome="Interdit"),
    ask(f"charger_en_pique({DIVE}, adversaire_rempart_x=10, distance=11)", outcome="Permis"),
    ask("charger_en_pique(attaquant_palier=2, cible_palier=1, cible_rempart_x=10)", outcome="Permis"),
    ask(f"charger_en_pique({DIVE}, attaquant_changements_de_palier=1)", outcome="Interdit"),
    ask(f"charger_en_pique({DIVE}, attaquant_au_contact_d_un_adversaire=True)", outcome="Interdit"),
    ask(f"charger_en_pique({DIVE}, cible_hors_de_vue=True)", outcome="Interdit"),
)
row(
    "CONF-NA11",
    "Ce piqué (ATT 4, FOR 5) contre DEF 4, RES 8, un dé en défense : 3 + 6 = 9, parée sur un 6 avec les pénalités ; 4 et 5, Thorax 4 : Grave.",
    ask("test_de_defense(cible_def=4, cible_subit_les_penalites_de_charge=True, difficulte=9)", odds={"Parée": F(1, 6)}),
    ask("jet_de_blessures(attaquant=dict(force=5, a_charge_en_pique=True), cible_res=8, des=[4, 5])", outcome="Blessure grave"),
    ask("force_du_jet_de_blessures(attaquant=dict(force=5, a_charge_en_pique=True, a_poursuivi=True))", total=5),
)
row(
    "CONF-AR22",
    "Le prétorien (ATT 5, Sonné) contre qui ne pare pas : inutile de lancer. ATT 3, critique et Sonné : il faut, un 1 fait 0 et manque.",
    ask("se_passer_du_test_d_attaque(attaquant_att=5, attaquant_sonne=True, cible_des_en_defense=0)", outcome="Permis"),
    ask("se_passer_du_test_d_attaque(attaquant_att=3, attaquant_sonne=True, attaquant_blessure_critique=True, cible_des_de_parade=0)", outcome="Interdit"),
    ask("attaque(attaquant_att=3, attaquant_sonne=True, attaquant_blessure_critique=True, cible_des_de_parade=0, des=[1])", outcome="Ne touche pas", total=0),
)
row(
    "CONF-AR23",
    "Deux dés en défense, un en attaque, il m'en reste un : défense soutenue, même en déroute. Un en défense, deux en attaque : non. Une fois le test d'Attaque lancé, plus de parade.",
    ask("annoncer_une_defense_soutenue(cible_des_en_defense=2, cible_des_en_attaque=1, cible_des_de_defense_restants=1, cible_en_deroute=True)", outcome="Permis"),
    ask("annoncer_une_defense_soutenue(cible_des_en_defense=1, cible_des_en_attaque=2, cible_des_de_defense_restants=1)", outcome="Interdit"),
    ask("annoncer_une_parade(cible_des_de_defense_restants=1, test_d_attaque_lance=True)", outcome="Interdit"),
    ask("repartir_ses_des_de_combat(figurine_des_en_attaque=2, figurine_des_en_defense=1, figurine_adversaires_dans_le_combat=2, figurine_en_deroute=True)", outcome="Interdit"),
)
row(
    "CONF-AR24",
    "Charge en piqué (INI 4), séparé de sa cible : +2 gardé. Un 2, contre INI 3 et un compagnon, un 4 : 8 partout, on relance. Restée contre sa cible, elle a les pénalités : 8 à 7.",
    ask("initiative_du_combat(figurine_ini=4, figurine_a_charge_en_pique=True, figurine_a_assailli_un_autre=True, adversaire_ini=3, adversaire_autres_combattants_de_son_camp=1, des=[2], des_adverses=[4])", outcome="Égalité"),
    ask("initiative_du_combat(figurine_ini=4, figurine_a_charge_en_pique=True, adversaire_ini=3, adversaire_autres_combattants_de_son_camp=1, des=[2], des_adverses=[4])", outcome="Gagnée", total=8),
)
row(
    "CONF-AR25",
    "Enchaînement/2 : quatre dés, ATT et DEF − 2 ; deux en défense, deux en attaque, soutenue permise. 6 puis 3 en défense, DEF 4 − 2 − 2 : 9 contre 7.",
    ask("nombre_de_des_de_combat(figurine_adversaires_dans_le_combat=1, figurine_enchainement_x=2, figurine_des_d_enchainement=2)", total=4),
    ask("attaque(attaquant_att=4, cible_defense=4, cible_enchainement_x=2, cible_des_d_enchainement=2, cible_en_defense_soutenue=True, des=[3], des_adverses=[6, 3])", outcome="Ne touche pas"),
    ask("prendre_des_des_d_enchainement(figurine_enchainement_x=2, figurine_des_d_enchainement=2, figurine_en_deroute=True)", outcome="Interdit"),
)
