"""Composite situations of Confrontation about combat and wounds: each in a line or two, then the questions a player would ask of it.

What is expected was worked out by hand from the text by other readers (their rows, by code). Only what the situation says is stated.
"""

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

BRUTE = "attaquant_force_en_charge_x=3, attaquant_a_charge=True"
row(
    "CONF-X08",
    "Une brute (ATT 4, FOR 7, Coup de maître/2, Force en charge/3) a chargé ; puis, en Blessure légère, elle poursuit et engage un autre ennemi.",
    ask(f"tenter_un_coup_de_maitre(attaquant_coup_de_maitre_x=2, attaquant_des_d_attaque_restants=2, {BRUTE})", outcome="Interdit"),
    ask(f"force_du_jet_de_blessures(attaquant_force=7, {BRUTE})", total=10),
    ask(f"tenter_un_coup_de_maitre(attaquant_coup_de_maitre_x=2, attaquant_des_d_attaque_restants=2, {BRUTE}, attaquant_a_poursuivi=True)", outcome="Permis"),
    ask(f"""force_du_jet_de_blessures(attaquant_att=4, attaquant_force=7, attaquant_coup_de_maitre_x=2, attaquant_porte_un_coup_de_maitre=True,
        attaquant_blessure_legere=True, {BRUTE}, attaquant_a_poursuivi=True)""", total=12),
)

LIMB = "membre_supplementaire=True, {0}_membre_employe=True, {0}_subit_les_penalites_de_charge=True, {0}_modificateur_d_att=2"
row(
    "CONF-X09",
    "Un mutant (ATT 3, DEF 6, Membre supplémentaire déclaré) subit les pénalités de charge, sous un sortilège ATT+2 ; il attaque et fait 2.",
    ask(f"test_d_attaque(attaquant_att=3, attaquant_defense_de_la_carte=6, attaquant_{LIMB.format('attaquant')}, des=[2])", total=9, says="2 + 7 (ATT"),
    ask("""test_de_defense(cible_defense=6, cible_attaque_de_la_carte=3, cible_membre_supplementaire=True, cible_membre_employe=True,
        cible_subit_les_penalites_de_charge=True, difficulte=9, des=[3])""", total=5, says="3 + 2 (DEF"),
)

KNIGHT = """attaquant_att=5, attaquant_defense=4, attaquant_force=6, attaquant_res=8, attaquant_des_en_attaque=2, attaquant_des_en_defense=1,
    cible_att=3, cible_defense=2, cible_force=4, cible_res=5, cible_des_en_attaque=2, cible_des_en_defense=0,
    deuxieme_cible_att=3, deuxieme_cible_defense=2, deuxieme_cible_force=4, deuxieme_cible_res=5,
    deuxieme_cible_des_en_attaque=1, deuxieme_cible_des_en_defense=1,
    cible_initiative_gagnee=True, cible_laissee_passer=True, attaquant_soutient_sa_derniere_parade=True"""
FOUGHT = "des=[[4], [1, 3], [3], [2], [3], [3, 6], [2], [5], [1], [4, 5]]"
row(
    "CONF-X13",
    "Un chevalier (2 dés en attaque, 1 en défense) contre deux clones qui ont l'Initiative ; il laisse passer le premier et voudrait soutenir sa parade.",
    ask("annoncer_une_defense_soutenue(cible_des_en_attaque=2, cible_des_en_defense=1, cible_des_de_defense_restants=1)", outcome="Interdit"),
    ask(f"combat_a_un_contre_plusieurs({KNIGHT}, {FOUGHT})", says="niveau (l'attaquant) 1 ; niveau (la cible) 2 ; "),
    ask(f"combat_a_un_contre_plusieurs({KNIGHT}, {FOUGHT})", says="La deuxième cible est tuée net : non"),
    ask(f"combat_a_un_contre_plusieurs({KNIGHT}, {FOUGHT})", says="ne touche pas : 3 + 3 (ATT) = 6 contre 2 + 4 (DEF) = 6"),
    ask(f"combat_a_un_contre_plusieurs({KNIGHT}, {FOUGHT})", says="5 (dé) + 2 (FOR) - 8 (RES) = -1"),
)

row(
    "CONF-X14",
    "Un tigre (Lames dorsales/2, FOR 5, Blessure légère, FOR+2 par un sortilège) a raté son désengagement ; il garde ses lames.",
    ask("nombre_de_des_de_combat(figurine_adversaires_dans_le_combat=1, figurine_lames_dorsales_x=2)", total=4),
    ask("force_d_une_lame_dorsale(attaquant_force_de_la_carte=5, attaquant_blessure_legere=True)", total=4),
    ask("annoncer_une_defense_soutenue(cible_lames_dorsales_x=2, cible_des_en_attaque=0, cible_des_en_defense=2, cible_des_de_defense_restants=1)",
        outcome="Interdit"),
    ask("""annoncer_une_defense_soutenue(cible_lames_dorsales_x=2, cible_renonce_aux_lames=True, cible_des_en_attaque=0, cible_des_en_defense=2,
        cible_des_de_defense_restants=1)""", outcome="Permis"),
)

row(
    "CONF-X16",
    "Un behemoth Énorme/2 (RES 8, deux marqueurs) prend un coup de FOR 9 (5 et 6), puis un de FOR 2 (4 et 5) ; un soigneur fait 4 et 5.",
    ask("marqueurs_enorme_defausses(cible_enorme=True, cible_marqueurs_enorme=2, resultat_de_blessures=\"Tué net\")", total=2),
    ask("blessures_subies(attaquant_force=9, cible_res=8, cible_enorme_x=2, cible_marqueurs_enorme=2, des=[[5, 6]])", outcome="niveau 2", says="marqueurs 0"),
    ask("blessures_subies(attaquant_force=2, cible_res=8, cible_enorme_x=2, cible_marqueurs_enorme=0, cible_blessure_grave=True, des=[[4, 5]])",
        outcome="niveau 3"),
    ask("niveau_apres_soin(cible_niveaux_de_blessures=3)", total=2),
    ask("crans_infliges(resultat_de_blessures='Tué net', cible_enorme_x=2, cible_marqueurs_enorme=2)", total=2),
)

MASTER = "attaquant_att=4, attaquant_force=7, attaquant_coup_de_maitre_x=1, attaquant_porte_un_coup_de_maitre=True"
row(
    "CONF-X19",
    "Un champion (ATT 4, FOR 7, Coup de maître/1, Arme sacrée/Foi) réussit un coup de maître contre une RES 5 ; double 1.",
    ask(f"force_du_jet_de_blessures({MASTER})", total=12),
    ask(f"jet_de_blessures({MASTER}, cible_res=5, des=[1, 1])", outcome="inconnue", says="Jambes, 8 à 9"),
)

row(
    "CONF-C01",
    "Deux combattants aux corps que rien ne perce (FOR 1, RES 15), ATT 0, un dé d'attaque chacun, sans parade ; l'attaquant a l'Initiative.",
    ask("""un_duel(attaquant_att=0, attaquant_force=1, attaquant_res=15, cible_att=0, cible_force=1, cible_res=15, attaquant_initiative_gagnee=True,
        attaquant_des_en_attaque=1, attaquant_des_en_defense=1, cible_des_en_attaque=1, cible_des_en_defense=1, attaquant_des_de_parade=0,
        cible_des_de_parade=0)""",
        odds={"la cible est tuée net": F(1, 36), "l'attaquant est tué net": F(17, 972)}),
)

TOXIC = "attaquant=dict(force=4, toxique_x=2, attaque_toxique=True)"
row(
    "CONF-N16",
    "Une attaque toxique (FOR 4, Toxique/2), 4 et 4 contre RES 11, une légère : sur un homme, sur un Énorme à un marqueur, un Construct, un engin.",
    ask(f"blessures_subies({TOXIC}, cible=dict(res=11), des=[[4, 4], [2]])", outcome="niveau 3"),
    ask(f"blessures_subies({TOXIC}, cible=dict(res=11), des=[[4, 4], [3]])", outcome="niveau 2"),
    ask(f"blessures_subies({TOXIC}, cible=dict(res=11, enorme_x=1, marqueurs_enorme=1), des=[[4, 4]])", outcome="niveau 0", says="marqueurs 0"),
    ask(f"blessures_subies({TOXIC}, cible=dict(res=11, construct=True), des=[[4, 4]])", outcome="niveau 1"),
    ask(f"blessures_subies({TOXIC}, cible=dict(res=11, structure_x=8), des=[[4, 4], [1]])", outcome="niveau 1", says="PS perdus 3"),
)

row(
    "CONF-N19",
    "Immunité/Thorax, Immunité/Tête, une épée-hache contre un Éthéré, une arme sacrée contre une armure sacrée.",
    ask("jet_de_blessures(attaquant_force=5, cible=dict(res=5, zone_immunisee=\"Thorax\"), des=[4, 6])", outcome="Rien"),
    ask("jet_de_blessures(attaquant_force=9, cible=dict(res=8, zone_immunisee=\"Thorax\"), des=[5, 6])", outcome="Tué net"),
    ask("blessures_subies(attaquant=dict(force=5, epee_hache=True), cible=dict(res=5, ethere=True), des=[[4, 6]])", outcome="niveau 4"),
    ask("blessures_subies(attaquant=dict(force=5), cible=dict(res=5, ethere=True), des=[[4, 6]])", outcome="niveau 2"),
    ask("jet_de_blessures(attaquant=dict(force=1, arme_sacree_x=\"Combat\"), cible=dict(res=15, armure_sacree=True), des=[2, 2])", outcome="Rien"),
)

DUEL = "attaquant=dict(att=3, force=4, res=11, des_en_attaque=1, des_en_defense=0, initiative_gagnee=True)"
row(
    "CONF-N14",
    "Un duel, un dé d'attaque chacun : tué net le premier, un Acharné rend le coup à ATT 3 - 3 ; un autre non.",
    ask(f"un_duel({DUEL}, cible=dict(att=3, force=7, res=11, acharne=True, des_en_attaque=1, des_en_defense=0), des=[[3], [6, 6], [1], [1, 2]])",
        outcome="La cible est tuée net : oui"),
    ask(f"un_duel({DUEL}, cible=dict(att=2, force=7, res=11, acharne=True, des_en_attaque=1, des_en_defense=0), des=[[3], [6, 6], [1]])",
        outcome="La cible est tuée net : oui"),
    ask(f"un_duel({DUEL}, cible=dict(att=3, force=7, res=11, des_en_attaque=1, des_en_defense=0), des=[[3], [6, 6]])", outcome="La cible est tuée net : oui"),
)

row(
    "CONF-N09",
    "Trois points de Mutagène en ATT, Coup de maître/1 (ATT 5, FOR 6) : l'attaque les compte, la Force du coup non ; un Maudit des Dieux Brute épaisse.",
    ask("test_d_attaque(attaquant=dict(att=5, points_de_mutagene_en_att=3), des=[2])", total=10),
    ask("force_du_jet_de_blessures(attaquant=dict(att=5, force=6, coup_de_maitre_x=1, porte_un_coup_de_maitre=True, points_de_mutagene_en_att=3))", total=12),
    ask("test_d_attaque(attaquant=dict(att=3, brute_epaisse=True, maudit_des_dieux=True))", odds={"9": F(1, 6), "8": F(1, 6)}),
)

CHARGER = "attaquant=dict(att=4, force=4, res=11, a_charge=True, des_en_attaque=1, des_en_defense=0, initiative_gagnee=True)"
PARRIER = "att=3, defense=4, force=4, res=11, des_en_attaque=0, des_en_defense=1"
row(
    "CONF-K01",
    "Un combattant charge un ennemi de Taille moyenne, puis un autre de Puissance 2 ; son 2 (ATT 4) contre un 2 (DEF 4).",
    ask("initiative_du_combat(figurine=dict(ini=3, a_charge=True), adversaire_ini=4, des=[3], des_adverses=[2])", outcome="Gagnée", says="2 + 3 (INI : 4 - 1"),
    ask("initiative_du_combat(figurine=dict(ini=3, a_charge=True), adversaire=dict(ini=4, puissance=2), des=[3], des_adverses=[2])", outcome="Égalité"),
    ask(f"un_duel({CHARGER}, cible=dict({PARRIER}), des=[[2], [2], [4, 4]])", says="touche : 2 + 4 (ATT) = 6 contre 2 + 3 (DEF : 4 - 1"),
    ask(f"un_duel({CHARGER}, cible=dict({PARRIER}), des=[[2], [2], [4, 4]])", says="niveau (la cible) 1 ; "),
    ask(f"un_duel({CHARGER}, cible=dict({PARRIER}, puissance=2), des=[[2], [2]])", says="ne touche pas : 2 + 4 (ATT) = 6 contre 2 + 4 (DEF) = 6"),
    ask("infliger_les_penalites_de_charge(attaquant_a_charge=True)", outcome="Permis"),
    ask("infliger_les_penalites_de_charge(attaquant_a_charge=True, cible_puissance=2)", outcome="Interdit"),
)

CURSED = "attaquant=dict(att=3, force=1, res=15, maudit_des_dieux=True, des_en_attaque=1, des_en_defense=0, initiative_gagnee=True)"
FENCER = "att=3, defense=3, force=1, res=15, maudit_des_dieux=True, des_non_places=1, des_en_attaque=1, des_en_defense=0"
row(
    "CONF-K02",
    "Un Bretteur a placé un dé en attaque et gardé l'autre ; ATT 3 contre DEF 3 sans relance : il pare 21 fois sur 36, le coup qui passe tue sur un double 6.",
    ask(f"un_duel({CURSED}, cible=dict({FENCER}, bretteur=True, pare_avec_sa_reserve=True))", odds={"la cible est tuée net": F(15, 36) * F(1, 36)}),
    ask(f"un_duel({CURSED}, cible=dict({FENCER}, bretteur=True))", odds={"la cible est tuée net": F(1, 36)}),
    ask(f"un_duel({CURSED}, cible=dict({FENCER}, pare_avec_sa_reserve=True))", outcome="Interdit"),
)

TIGER = "att=5, force=7, force_de_la_carte=5, res=11, blessure_legere=True, lames_dorsales_x=2, initiative_gagnee=True"
CLONE = "cible=dict(att=3, defense=4, force=4, res=4, des_en_attaque=0, des_en_defense=0)"
row(
    "CONF-K03",
    "Un tigre (Lames dorsales/2, FOR 5, Blessure légère, FOR+2 par un sortilège) frappe un clone de RES 4, 4 et 4 au thorax : 4 de ses Lames, 6 de lui-même.",
    ask(f"un_duel(attaquant=dict({TIGER}, des_en_attaque=2, des_en_defense=0), {CLONE}, des=[[3], [4, 4], [3], [1, 1]])", says="blessure grave : 4 et 4 ; Thorax"),
    ask(f"un_duel(attaquant=dict({TIGER}, renonce_aux_lames=True, des_en_attaque=1, des_en_defense=0), {CLONE}, des=[[3], [4, 4]])", says="niveau (la cible) 3 ; "),
    ask(f"un_duel(attaquant=dict({TIGER}, des_en_attaque=1, des_en_defense=0), {CLONE})", outcome="Interdit"),
    ask(f"un_duel(attaquant=dict({TIGER}, renonce_aux_lames=True, des_en_attaque=3, des_en_defense=0), {CLONE})", outcome="Interdit"),
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

row(
    "CONF-K05",
    "Un Fléau/Tireur frappe un archer (TIR 3) de FOR 3 contre RES 5, puis un combattant sans TIR.",
    ask("ligne_des_blessures(plus_grand_de=5, attaquant=dict(force=3, fleau_des_tireurs=True), cible=dict(res=5, tir=3))", total=5),
    ask("ligne_des_blessures(plus_grand_de=5, attaquant=dict(force=3, fleau_des_tireurs=True), cible=dict(res=5))", total=3),
    ask("ligne_des_blessures(plus_grand_de=5, attaquant=dict(force=3), cible=dict(res=5, tir=3))", total=3),
)
