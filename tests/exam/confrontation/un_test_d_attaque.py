"""Situations of Confrontation that ask `test_d_attaque` first of all."""

from __future__ import annotations

from fractions import Fraction as F

from verdicts import ask, rows

ROWS, row = rows()

LIMB = "membre_supplementaire=True, {0}_membre_employe=True, {0}_subit_les_penalites_de_charge=True, {0}_modificateur_d_att=2"

row(
    "CONF-X09",
    "Un mutant (ATT 3, DEF 6, Membre supplémentaire déclaré) subit les pénalités de charge, sous un sortilège ATT+2 ; il attaque et fait 2.",
    ask(f"test_d_attaque(attaquant_att=3, attaquant_defense_de_la_carte=6, attaquant_{LIMB.format('attaquant')}, des=[2])", total=9, says="2 + 7 (ATT"),
    ask("""test_de_defense(cible_defense=6, cible_attaque_de_la_carte=3, cible_membre_supplementaire=True, cible_membre_employe=True,
        cible_subit_les_penalites_de_charge=True, difficulte=9, des=[3])""", total=5, says="3 + 2 (DEF"),
)
row(
    "CONF-N09",
    "Trois points de Mutagène en ATT, Coup de maître/1 (ATT 5, FOR 6) : l'attaque les compte, la Force du coup non ; un Maudit des Dieux Brute épaisse.",
    ask("test_d_attaque(attaquant=dict(att=5, points_de_mutagene_en_att=3), des=[2])", total=10),
    ask("force_du_jet_de_blessures(attaquant=dict(att=5, force=6, coup_de_maitre_x=1, porte_un_coup_de_maitre=True, points_de_mutagene_en_att=3))", total=12),
    ask("test_d_attaque(attaquant=dict(att=3, brute_epaisse=True, maudit_des_dieux=True))", odds={"9": F(1, 6), "8": F(1, 6)}),
)
row(
    "CONF-AB01",
    "Champion à l'attaque comme à la parade : un dé d'Enchaînement coûte 1, deux au plus, un pour un magicien pur ; X plus fort sur sa carte, trois.",
    ask("test_d_attaque(attaquant=dict(att=4, champion=True, guerrier_mage=True, des_d_enchainement=1), des=[3])", total=6),
    ask("test_de_defense(cible=dict(defense=4, champion=True, des_d_enchainement=3), difficulte=6, des=[3])", total=5),
    ask("test_d_attaque(attaquant=dict(att=4, champion=True, magicien_pur=True, des_d_enchainement=2), des=[3])", total=6),
    ask("test_d_attaque(attaquant=dict(att=4, champion=True, enchainement_x=3, des_d_enchainement=3), des=[3])", total=4),
    ask("nombre_de_des_de_combat(figurine=dict(adversaires_dans_le_combat=1, champion=True, enchainement_x=3, des_d_enchainement=3))", total=5),
    ask("test_d_attaque(attaquant=dict(att=4, des_d_enchainement=1), des=[3])", total=7),
)

BRAVE = "att=3, desespere=True"

row(
    "CONF-AB02",
    "Désespéré de 20 PA contre 35 : +1 en duel, pour lui comme pour son adversaire ; à deux contre un, non ; ses artefacts comptent dans sa valeur.",
    ask(f"test_d_attaque(attaquant=dict({BRAVE}, valeur_strategique=20), cible=dict(valeur_strategique=35), des=[3])", total=7),
    ask(f"test_d_attaque(attaquant=dict({BRAVE}, valeur_strategique=20, autres_combattants_de_son_camp=1), cible=dict(valeur_strategique=35), des=[3])", total=6),
    ask(f"test_d_attaque(attaquant=dict({BRAVE}, valeur_strategique=20), cible=dict(valeur_strategique=35, adversaires_dans_le_combat=2), des=[3])", total=6),
    ask("""initiative_du_combat(figurine=dict(ini=3, valeur_strategique=35), adversaire=dict(ini=3, desespere=True, valeur_strategique=20), des=[3],
        des_adverses=[3])""", outcome="Perdue"),
    ask(f"""test_d_attaque(attaquant=dict({BRAVE}, valeur_strategique_initiale=30, pa_d_artefacts=10), cible=dict(valeur_strategique=35), des=[3])""", total=6),
    ask(f"""test_d_attaque(attaquant=dict({BRAVE}, valeur_strategique=30), cible=dict(valeur_strategique_initiale=25, pa_d_artefacts=10), des=[3])""", total=7),
)
row(
    "CONF-AB03",
    "Un mort ne teste rien : ni Attaque, ni Défense, ni Initiative, ni Tir, ni Discipline, ni Pouvoir, ni Foi ; un Acharné tué net, si, comme en Critique.",
    *(ask(q, outcome="Sans effet") for q in (
        "test_d_attaque(attaquant=dict(att=3, tue_net=True))", "test_de_defense(cible=dict(defense=3, tue_net=True), difficulte=6)",
        "test_d_initiative(figurine=dict(ini=3, tue_net=True), difficulte=6)", "test_de_tir(attaquant=dict(tir=3, tue_net=True), difficulte=6)",
        "test_de_discipline(figurine=dict(dis=3, tue_net=True), difficulte=6)", "test_de_pouvoir(magicien=dict(pou=3, tue_net=True), difficulte=6)",
        "test_de_foi(fidele=dict(foi=3, tue_net=True), difficulte=6)", "initiative_du_combat(figurine=dict(ini=3, tue_net=True), adversaire_ini=3)",
        "jet_de_separation(figurine=dict(dis=3, tue_net=True), adversaire_dis=3)", "test_contre_le_balayage(cible=dict(defense=3, tue_net=True))")),
    ask("test_d_initiative(figurine=dict(ini=4, tue_net=True, acharne=True), difficulte=6)", odds={"Réussi": F(1, 3)}),
)
row(
    "CONF-AB18",
    "ATT 3, en critique et sonné, un 1 : −4, c'est 0, un échec ; le dé de parade reste, ou l'Ambidextre l'échange contre un dé d'attaque.",
    ask("test_d_attaque(attaquant=dict(att=3, blessure_critique=True, sonne=True), des=[1])", outcome="Raté", total=0),
    ask("des_de_defense_perdus(cible=dict(des_de_parade=1), attaque_en_echec_automatique=True)", total=0),
    ask("des_gagnes_par_la_parade(cible=dict(ambidextre=True, abandonne_son_de_de_defense=True), attaque_en_echec_automatique=True)", total=1),
    ask("des_gagnes_par_la_parade(cible=dict(ambidextre=True), attaque_en_echec_automatique=True)", total=0),
)
row(
    "CONF-AG08",
    "Membre supplémentaire (3/6), en grave, un dé d'Enchaînement : ATT 3, un 2 fait 5 ; DEF 0, un 5 pare 5 ; deux points de Concentration restent à l'ATT.",
    ask("test_d_attaque(attaquant=dict(defense_de_la_carte=6, membre_supplementaire=True, membre_employe=True, blessure_grave=True, enchainement_x=1, "
        "des_d_enchainement=1), des=[2])", total=5),
    ask("test_de_defense(cible=dict(attaque_de_la_carte=3, membre_supplementaire=True, membre_employe=True, blessure_grave=True, enchainement_x=1, "
        "des_d_enchainement=1), difficulte=5, des=[5])", outcome="Parée"),
    ask("""test_d_attaque(attaquant=dict(defense_de_la_carte=6, membre_supplementaire=True, membre_employe=True, concentration_x=2,
        points_de_concentration_attribues=2), caracteristique_visee="ATT", des=[2])""", total=10),
    ask("test_d_attaque(attaquant=dict(att=3, membre_supplementaire=True, membre_employe=True, en_deroute=True), des=[2])", total=5),
)
row(
    "CONF-AH39",
    "Sanctuaire/15 et Hostile : à 15 cm ATT−1, à 16 rien ; pression sur la PEUR, un 5 vaut +2 ; en déroute, pas de pression ; deux dés, incident à 11/36.",
    ask("test_d_attaque(attaquant=dict(att=3, a_l_attribut_hostile=True), nexus=dict(sanctuaire_x=15, hostile=True), distance=15, difficulte=7, des=[4])", total=6),
    ask("test_d_attaque(attaquant=dict(att=3, a_l_attribut_hostile=True), nexus=dict(sanctuaire_x=15, hostile=True), distance=16, difficulte=7, des=[4])", total=7),
    ask("bonus_de_pression(caracteristique_sous_pression='PEUR', total_de_pression=5)", total=2),
    ask("jet_de_pression(figurine_en_deroute=True)", outcome="Interdit"),
)
row(
    "CONF-AI01",
    "Bravoure, Fanatisme et Furie guerrière, deux dés en attaque au duel : ATT 5, FOR 6, trois dés.",
    ask("test_d_attaque(attaquant=dict(att=4, bravoure=True, fanatisme=True, furie_guerriere=True, declare_sa_furie=True, des_en_attaque=2, "
        "des_en_defense=0), des=[3])", total=8),
    ask("des_d_attaque(figurine=dict(bravoure=True, furie_guerriere=True, declare_sa_furie=True, adversaires_dans_le_combat=1, "
        "des_en_attaque=2, des_en_defense=0))", total=3),
    ask("force_du_jet_de_blessures(attaquant=dict(force=5, fanatisme=True, des_en_attaque=2, des_en_defense=0, furie_guerriere=True, "
        "declare_sa_furie=True))", total=6),
)
row(
    "CONF-AI03",
    "Juste et Bravoure, tout en attaque : ATT+1, une seule fois.",
    ask("test_d_attaque(attaquant=dict(att=4, bravoure=True, juste=True, des_en_attaque=2, des_en_defense=0), des=[3])", total=8),
)
row(
    "CONF-AI04",
    "Champion guerrier contre deux : deux dés d'Enchaînement (ATT 4, DEF 3), trois en attaque sur cinq, la Furie en donne un.",
    ask("nombre_de_des_de_combat(figurine=dict(champion=True, des_d_enchainement=2, adversaires_dans_le_combat=2))", total=5),
    ask("des_d_attaque(figurine=dict(champion=True, des_d_enchainement=2, adversaires_dans_le_combat=2, furie_guerriere=True, "
        "declare_sa_furie=True, des_en_attaque=3, des_en_defense=2))", total=4),
    ask("test_d_attaque(attaquant=dict(att=6, champion=True, des_d_enchainement=2, furie_guerriere=True, declare_sa_furie=True, "
        "des_en_attaque=3, des_en_defense=2), des=[2])", total=6),
    ask("test_de_defense(cible=dict(defense=5, champion=True, des_d_enchainement=2), difficulte=6, des=[3])", outcome="Parée"),
)
row(
    "CONF-AI10",
    "Endurance et grave et Sonné : −2 ; Possédé, −2 ; les deux compétences, −1, Sonné ou non ; en critique, −2.",
    ask("test_d_attaque(attaquant=dict(att=5, endurance=True, blessure_grave=True, sonne=True), des=[3])", total=6),
    ask("test_d_attaque(attaquant=dict(att=5, possede=True, blessure_grave=True, sonne=True), des=[3])", total=6),
    ask("test_d_attaque(attaquant=dict(att=5, possede=True, endurance=True, blessure_grave=True), des=[3])", total=7),
    ask("test_d_attaque(attaquant=dict(att=5, possede=True, endurance=True, blessure_grave=True, sonne=True), des=[3])", total=7),
    ask("test_d_attaque(attaquant=dict(att=5, possede=True, endurance=True, blessure_critique=True), des=[3])", total=6),
)
row(
    "CONF-AI17",
    "Acharné tué net et Possédé : −2, Sonné en plus −3 ; il peut poursuivre.",
    ask("test_d_attaque(attaquant=dict(att=5, acharne=True, tue_net=True, possede=True), des=[3])", total=6),
    ask("test_d_attaque(attaquant=dict(att=5, acharne=True, tue_net=True, possede=True, sonne=True), des=[3])", total=5),
    ask("poursuivre(figurine=dict(acharne=True, tue_net=True, a_tue_ses_adversaires=True))", outcome="Permis"),
)
row(
    "CONF-AI23",
    "Désespéré : à valeur égale au duel rien, contre deux moins chers si, DEF comprise.",
    ask("test_d_attaque(attaquant=dict(att=4, desespere=True, adversaires_dans_le_combat=1, valeur_strategique=12), "
        "cible_valeur_strategique=12, des=[3])", total=7),
    ask("test_d_attaque(attaquant=dict(att=4, desespere=True, adversaires_dans_le_combat=2, valeur_strategique=12), cible_valeur_strategique=5, "
        "des=[3])", total=8),
    ask("test_de_defense(cible=dict(defense=4, desespere=True, adversaires_dans_le_combat=2, valeur_strategique=12), "
        "attaquant_valeur_strategique=5, difficulte=8, des=[3])", outcome="Parée"),
)
row(
    "CONF-AI24",
    "Farouche/10, un ami à 10 cm tout rond : ATT+1.",
    ask("test_d_attaque(attaquant=dict(att=4, farouche_x=10, distance_de_l_ami_le_plus_proche=10), des=[3])", total=8),
)
row(
    "CONF-AI48",
    "Brute épaisse : 5 puis 1 vaut 6 ; 6 puis 1 vaut 1 ; 5, 6, 1 vaut 6 ; Maudit, le 5 reste.",
    ask("test_d_attaque(attaquant=dict(att=4, brute_epaisse=True), des=[5,1])", total=10),
    ask("test_d_attaque(attaquant=dict(att=4, brute_epaisse=True), des=[6,1])", total=5),
    ask("test_d_attaque(attaquant=dict(att=4, brute_epaisse=True), des=[5,6,1])", total=10),
    ask("test_d_attaque(attaquant=dict(att=4, brute_epaisse=True, maudit_des_dieux=True), des=[5])", total=9),
)
row(
    "CONF-AI49",
    "Bretteur et Bravoure, un dé en réserve : pas d'ATT+1.",
    ask("test_d_attaque(attaquant=dict(att=4, bretteur=True, bravoure=True, adversaires_dans_le_combat=1, des_en_attaque=1, des_en_defense=0, "
        "des_non_places=1), des=[3])", total=7),
)
row(
    "CONF-AI50",
    "Lames dorsales en attaque, un de ses dés en défense : pas d'ATT+1 de Bravoure.",
    ask("test_d_attaque(attaquant=dict(att=4, lames_dorsales_x=2, bravoure=True, adversaires_dans_le_combat=1, des_en_attaque=3, "
        "des_en_defense=1), des=[3])", total=7),
)
row(
    "CONF-AI58",
    "Bretteur Juste, un dé en réserve : pas d'ATT+1. Bretteur fanatique, un dé en réserve : pas de FOR+1.",
    ask("test_d_attaque(attaquant=dict(att=4, bretteur=True, juste=True, des_en_attaque=1, des_en_defense=0, des_non_places=1), des=[3])", total=7),
    ask("force_du_jet_de_blessures(attaquant=dict(force=5, bretteur=True, fanatisme=True, des_en_attaque=1, des_en_defense=0, des_non_places=1))", total=5),
)

CDM = "att=4, force=7, coup_de_maitre_x=2"

row(
    "CONF-AK13",
    "Deux points de Mutagène en ATT : le test en profite, 3+6 ; le coup de maître, non, 12. Immunité/Coup de maître : FOR 7 seule, grave au thorax.",
    ask("test_d_attaque(attaquant=dict(att=4, points_de_mutagene_en_att=2), des=[3])", total=9),
    ask("force_du_coup_de_maitre(attaquant=dict(att=4, force=7, coup_de_maitre_x=1, points_de_mutagene_en_att=2))", total=12),
    ask(f"une_attaque(attaquant=dict({CDM}, groupe_ses_des=True), cible=dict(res=8, immunite_coup_de_maitre=True, des_de_parade=0), des=[[3], [4, 6]])",
        gives="niveau 2"),
)
row(
    "CONF-AK14",
    "Grave et sonné, Possédé : -2 ; Endurance en plus : -1. Critique, les deux : -2. Acharné tué net : critique, -3.",
    ask("test_d_attaque(attaquant=dict(att=5, blessure_grave=True, sonne=True, possede=True), des=[3])", total=6),
    ask("test_d_attaque(attaquant=dict(att=5, blessure_grave=True, sonne=True, possede=True, endurance=True), des=[3])", total=7),
    ask("test_d_attaque(attaquant=dict(att=5, blessure_critique=True, possede=True, endurance=True), des=[3])", total=6),
    ask("test_d_attaque(attaquant=dict(att=5, acharne=True, tue_net=True), des=[3])", total=5),
)
row(
    "CONF-AK15",
    "Désespéré contre deux et contre plus cher : +1 une seule fois ; Farouche/10, à 10 cm des siens, +1 encore, à 9 rien. Juste et Bravoure : +1.",
    ask("test_d_attaque(attaquant=dict(att=4, desespere=True, adversaires_dans_le_combat=2, valeur_strategique=20), cible_valeur_strategique=40, des=[3])",
        total=8),
    ask("test_d_attaque(attaquant=dict(att=4, desespere=True, farouche_x=10, distance_de_l_ami_le_plus_proche=10, adversaires_dans_le_combat=2), des=[3])",
        total=9),
    ask("test_d_attaque(attaquant=dict(att=4, farouche_x=10, distance_de_l_ami_le_plus_proche=9), des=[3])", total=7),
    ask("test_d_attaque(attaquant=dict(att=4, juste=True, bravoure=True, tous_ses_des_en_attaque=True), des=[3])", total=8),
)
row(
    "CONF-AK31",
    "Structure/9 : 3 PS perdus, légère ; 2, rien ; 5, grave. Régénération/5 d'une critique : 1/9 de deux crans, 4/9 d'un.",
    ask("test_d_attaque(attaquant=dict(att=5, structure_x=9, ps_perdus=3), des=[3])", total=7),
    ask("test_d_attaque(attaquant=dict(att=5, structure_x=9, ps_perdus=2), des=[3])", total=8),
    ask("test_d_attaque(attaquant=dict(att=5, structure_x=9, ps_perdus=5), des=[3])", total=6),
    ask("une_regeneration(figurine=dict(regeneration_x=5, blessure_critique=True))", odds={"niveau 1": F(1, 9), "niveau 2": F(4, 9), "niveau 3": F(4, 9)}),
    ask("se_regenerer(figurine=dict(regeneration_x=4, acharne=True, tue_net=True))", outcome="Interdit"),
)
row(
    "CONF-AL22",
    "Acharné tué net et Possédé, ATT 4, FOR 6 : ATT 2, un coup de maître/1 à 9 ; on ne le soigne plus. Possédé et Endurance en grave : -1 seulement.",
    ask("force_du_coup_de_maitre(attaquant=dict(att=4, force=6, coup_de_maitre_x=1, acharne=True, tue_net=True, possede=True))", total=9),
    ask("soigner(cible=dict(acharne=True, tue_net=True))", outcome="Interdit"),
    ask("test_d_attaque(attaquant=dict(att=4, possede=True, endurance=True, blessure_grave=True), des=[3])", total=6),
    ask("test_d_attaque(attaquant=dict(att=4, endurance=True, blessure_grave=True, sonne=True), des=[3])", total=5),
    ask("test_d_attaque(attaquant=dict(att=4, possede=True, blessure_critique=True, sonne=True), des=[3])", total=4),
)
row(
    "CONF-AL27",
    "Char à Structure/8, deux PS perdus, touché d'une grave toxique : 2 + 2 + 2 = 6 ; à Structure/10, 2 PS perdus ne gênent pas encore, 3 si.",
    ask("blessures_subies(attaquant=dict(force=7, toxique_x=2, attaque_toxique=True), cible=dict(res=7, structure_x=8, ps_perdus=2), des=[[3, 6], [2]])", gives="PS perdus 6"),
    ask("test_d_attaque(attaquant=dict(att=4, structure_x=10, ps_perdus=2), des=[3])", total=7),
    ask("test_d_attaque(attaquant=dict(att=4, structure_x=10, ps_perdus=3), des=[3])", total=6),
    ask("soigner(cible=dict(structure_x=8))", outcome="Interdit"),
)
row(
    "CONF-AM20",
    "Grave et chargé, 6 puis 1 : ATT 3 fait 1, ce n'est pas un échec ; ATT 2 fait 0, c'en est un.",
    ask("test_d_attaque(att=3, blessure_grave=True, subit_les_penalites_de_charge=True, des=[6, 1])", total=1),
    ask("test_d_attaque(att=2, blessure_grave=True, subit_les_penalites_de_charge=True, des=[6, 1])", outcome="Raté"),
)
row(
    "CONF-AM26",
    "Piqué, séparé de sa cible : le premier combat garde le bonus, ATT 3 + 2 = 5 ; contre DEF 4, chargée, une parade à un dé.",
    ask("test_d_attaque(attaquant=dict(att=3, a_charge_en_pique=True), des=[3])", total=8),
    ask("test_d_attaque(attaquant=dict(att=3, a_charge_en_pique=True, premier_combat_passe=True), des=[3])", total=6),
)
row(
    "CONF-AM39",
    "ATT 3, grave, un 4 : 5. Un ami barre la route : on ne le traverse que s'il est activé du même tour de parole.",
    ask("test_d_attaque(att=3, blessure_grave=True, des=[4])", total=5),
    ask("traverser_une_figurine(figurine_ami=True)", outcome="Interdit"),
)
row(
    "AO-07",
    "En piqué, ATT 4 frappe à 6, mais plus après une poursuite ; on ne pique pas de deux paliers.",
    ask("test_d_attaque(attaquant_att=4, attaquant_a_charge_en_pique=True, des=[3])", total=9),
    ask("test_d_attaque(attaquant_att=4, attaquant_a_charge_en_pique=True, attaquant_a_poursuivi=True, des=[3])", total=7),
    ask("charger_en_pique(attaquant_palier=2, cible_palier=0)", outcome="Interdit"),
)
row(
    "CONF-CC66",
    "Pugnacité en vol : 17,5 cm ; Endurance, Possédé, Juste et Bravoure.",
    ask("distance_de_poursuite(figurine=dict(pugnacite=True, mou=10, mou_en_vol=17.5, palier=1))", total=F(35, 2)),
    ask("test_d_attaque(attaquant=dict(att=5, endurance=True, blessure_legere=True, sonne=True), des=[2])", total=7),
    ask("test_d_attaque(attaquant=dict(att=5, endurance=True, blessure_grave=True, sonne=True), des=[2])", total=5),
    ask("test_d_attaque(attaquant=dict(att=5, possede=True, blessure_critique=True, sonne=True), des=[2])", total=4),
    ask("test_d_attaque(attaquant=dict(att=4, juste=True, bravoure=True, des_en_attaque=2, des_en_defense=0), des=[2])", total=7),
    ask("test_d_attaque(attaquant=dict(att=4, juste=True, bravoure=True, des_en_attaque=1, des_en_defense=1), des=[2])", total=6),
)
row(
    "CF-CD09",
    "Un Neutre relance d'office ses 6 : ATT 4 contre 11, 1/6 de 4/5, où un joueur s'arrête à 12.",
    ask("test_d_attaque(attaquant_att=4, attaquant_neutre=True, difficulte=11)", odds={"Réussi": F(2, 15)}),
    ask("test_d_attaque(attaquant_att=4, difficulte=11)", odds={"Réussi": F(5, 36)}),
)

LONER = """att=4, desespere=True, farouche_x=10, endurance=True, sonne=True, subit_les_penalites_de_charge=True, valeur_strategique=20,
    adversaires_dans_le_combat=1"""

row(
    "CONF-CE05",
    "Désespéré, Farouche/10, Endurance, chargé et Sonné, contre un garde plus cher, l'ami le plus proche à 10 cm ; à valeur égale ; l'ami à 9 cm.",
    ask(f"test_d_attaque(attaquant=dict({LONER}, distance_de_l_ami_le_plus_proche=10), cible_valeur_strategique=25, des=[2])", total=7),
    ask(f"test_d_attaque(attaquant=dict({LONER}, distance_de_l_ami_le_plus_proche=10), cible_valeur_strategique=20, des=[2])", total=6),
    ask(f"test_d_attaque(attaquant=dict({LONER}, distance_de_l_ami_le_plus_proche=9), cible_valeur_strategique=25, des=[2])", total=6),
)

HURT = "att=5, sonne=True"

row(
    "CONF-CF16",
    "ATT 5, un 2 : grave et Sonné, 4 ; avec Endurance, 5 ; Possédé, 5 ; légère et Sonné, Endurance et Possédé : 7, jamais un bonus.",
    ask(f"test_d_attaque(attaquant=dict({HURT}, blessure_grave=True), des=[2])", total=4),
    ask(f"test_d_attaque(attaquant=dict({HURT}, blessure_grave=True, endurance=True), des=[2])", total=5),
    ask(f"test_d_attaque(attaquant=dict({HURT}, blessure_grave=True, possede=True), des=[2])", total=5),
    ask(f"test_d_attaque(attaquant=dict({HURT}, blessure_legere=True, possede=True, endurance=True), des=[2])", total=7),
)
row(
    "IX-F",
    "FOR 4 contre RES 11, 2 et 4 : ligne -3. ATT 5 sonné, 4 : 8, FOR 8 contre RES 7, 3 et 6 : grave. 5 et 5 : tête, "
    "exceptionnelle. Cible sans défense, ATT 2 - 3 : on jette.",
    ask("test_d_attaque(att=3, difficulte=1, des=[3])", total=6),
    ask("ligne_des_blessures(plus_grand_de=4, attaquant_force=4, cible_res=11)", gives="-3"),
    ask("attaque(attaquant=dict(att=5, sonne=True), cible=dict(defense=2, des_de_parade=1), des=[1], des_adverses=[4])",
        outcome="Ne touche pas", total=5),
    ask("""une_attaque(attaquant=dict(att=5, sonne=True, force=9), cible=dict(res=7, des_de_parade=0), des=[[4], [3, 6]])""", gives="Blessure grave"),
    ask("force_du_jet_de_blessures(attaquant=dict(force=9, sonne=True))", total=8),
    ask("se_passer_du_test_d_attaque(attaquant=dict(att=2, malus=3), cible_des_de_parade=0)", outcome="Interdit"),
    ask("se_passer_du_test_d_attaque(attaquant=dict(att=5, sonne=True), cible_des_de_parade=0)", outcome="Permis"),
    ask("des_de_combat_restants(figurine=dict(des_d_attaque_restants=0, des_de_defense_restants=1, tue_net=True))", total=0),
    ask("test_d_attaque(attaquant=dict(att=5, sonne=True, blessure_legere=True), difficulte=4, des=[3])", total=6),
)
row(
    "XIX-A, XIX-B-1 à 4",
    "Aguerri, 5-5-2 au tir : 15. Brute épaisse, 5-1 : 10 ; 5-3 : 12. Fine lame 2 et 5 : 9. Abominable, COU 4, 5 et 2 : 6, raté à "
    "7. Bravoure et Abominable : un dé.",
    ask("test_de_tir(tir=3, attaquant_aguerri=True, difficulte=9, des=[5, 5, 2])", total=15),
    ask("test_d_attaque(att=4, attaquant_brute_epaisse=True, difficulte=9, des=[5, 1])", total=10),
    ask("test_d_attaque(att=4, attaquant_brute_epaisse=True, difficulte=9, des=[5, 3])", total=12),
    ask("test_de_courage(figurine=dict(cou=4, defenseur=True), adversaire=dict(peur=7, abominable=True), des=[5, 2])", outcome="Raté", total=6),
    ask("test_de_courage(figurine=dict(cou=4, defenseur=True), adversaire_peur=8, autre=dict(peur=7, abominable=True), des=[5, 2])",
        gives="difficulté 8"),
    ask("test_de_courage(figurine=dict(cou=3, bravoure=True, defenseur=True), adversaire=dict(peur=9, abominable=True), des=[5])",
        outcome="Raté", total=8),
    ask("test_d_attaque(attaquant=dict(att=5, acharne=True, tue_net=True), difficulte=4, des=[2])", total=4),
    ask("etre_soigne(figurine=dict(acharne=True, tue_net=True))", outcome="Interdit"),
    ask("etre_sacrifie(figurine=dict(acharne=True, tue_net=True))", outcome="Interdit"),
    ask("test_de_defense(defense=2, cible_aime_des_dieux=True, des=[4, 5, 1], difficulte=8)", total=8),
    ask("employer_une_competence_active(figurine=dict(furie_guerriere=True, en_deroute=True))", outcome="Sans effet"),
    ask("table_des_competences(figurine_maitrise_des_arcanes=True)", outcome="active"),
)
row(
    "CONF-P50",
    "ATT 2, critique et chargé, un 2 : 0, échec automatique ; l'Ambidextre échange, s'il veut, son dé de défense contre un dé d'attaque.",
    ask("test_d_attaque(attaquant=dict(att=2, blessure_critique=True, subit_les_penalites_de_charge=True), des=[2])", outcome="Raté", total=0),
    ask("des_gagnes_par_la_parade(cible_ambidextre=True, attaque_en_echec_automatique=True, cible_abandonne_son_de_de_defense=True)", total=1),
)
row(
    "CONF-S03",
    "Aguerri : un naturel de 6 se fait au 5 relancé, même sur un 1 ; un naturel de 7 ne se fait pas sur ce 1.",
    ask("test_d_attaque(attaquant_att=2, attaquant_aguerri=True, difficulte=8)", odds={"Réussi": F(1, 3)}),
    ask("test_d_attaque(attaquant_att=3, attaquant_aguerri=True, difficulte=10)", odds={"Réussi": F(5, 18)}),
)

ARCH = "attaquant=dict(att=5, blessure_grave=True, a_l_attribut_hostile=True), nexus=dict(sanctuaire=True, hostile=True, sanctuaire_x=15)"

row(
    "CONF-S10",
    "Près d'une arche hostile aux Assassins, l'un d'eux, ATT 5 en grave : un 4 fait 6 à 15 cm, 7 à 16.",
    ask(f"test_d_attaque({ARCH}, distance=15, des=[4])", total=6),
    ask(f"test_d_attaque({ARCH}, distance=16, des=[4])", total=7),
)
row(
    "CONF-S29",
    "Ange en vol 17,5 au palier 2 : il pique au palier 1, pas au sol, sur 25 cm ; ATT 4 + 2, rien après une poursuite.",
    ask("charger_en_pique(attaquant_palier=2, cible_palier=0)", outcome="Interdit"),
    ask("portee_de_l_assaut(figurine=dict(vol=True, mou_en_vol=17.5, palier=2, change_de_palier=True, en_charge=True))", total=25),
    ask("test_d_attaque(attaquant=dict(att=4, a_charge_en_pique=True), des=[3])", total=9),
    ask("test_d_attaque(attaquant=dict(att=4, a_charge_en_pique=True, a_poursuivi=True), des=[3])", total=7),
)
row(
    "CONF-U53",
    "En déroute ou à la corde, ni Résolution ni vapeur ne restent ; ni la Résolution déjà servie, ni la chaudière arrêtée. Pas de vapeur en MOU après une marche.",
    ask("test_d_attaque(attaquant=dict(att=3, resolution_x=2, resolution_en_jeu=True, en_deroute=True), des=[3])", total=6),
    ask("test_d_attaque(attaquant=dict(att=3, resolution_x=2, resolution_en_jeu=True, suspendu=True), des=[3])", total=6),
    ask("test_d_attaque(attaquant=dict(att=3, resolution_x=2, use_de_resolution=True), des=[3])", total=8),
    ask("peur_effective(figurine=dict(peur=4, sous_pression=True, en_deroute=True), total_de_pression=2, caracteristique_sous_pression='PEUR')", total=4),
    ask("peur_effective(figurine=dict(peur=4, sous_pression=True, chaudiere_hors_d_usage=True), total_de_pression=2, caracteristique_sous_pression='PEUR')",
        total=4),
    ask("jet_de_pression(figurine_a_marche=True, caracteristique_sous_pression='MOU')", outcome="Interdit"),
)
row(
    "CONF-V33",
    "Enchaînement/2, tout en attaque, Bravoure, ATT 5, DEF 4 : quatre dés, ATT 4, DEF 2. Juste et Bravoure ne s'ajoutent pas ; Fanatisme donne la FOR.",
    ask("nombre_de_des_de_combat(figurine=dict(adversaires_dans_le_combat=1, enchainement_x=2, des_d_enchainement=2))", total=4),
    ask("test_d_attaque(attaquant=dict(att=5, enchainement_x=2, des_d_enchainement=2, bravoure=True, tous_ses_des_en_attaque=True), des=[3])", total=7),
    ask("test_de_defense(cible=dict(defense=4, enchainement_x=2, des_d_enchainement=2), difficulte=6)", odds={"Parée": F(1, 2)}),
    ask("test_d_attaque(attaquant=dict(att=5, juste=True, bravoure=True, tous_ses_des_en_attaque=True), des=[3])", total=9),
    ask("force_du_jet_de_blessures(attaquant=dict(force=5, fanatisme=True, tous_ses_des_en_attaque=True))", total=6),
)
row(
    "CONF-V40",
    "Structure/8 : -1 à deux PS perdus, -2 à quatre, -3 à six ; ni Soin ni Régénération ; le mécanicien, 1/2 d'un PS, 1/6 d'en perdre un.",
    ask("test_d_attaque(attaquant=dict(att=4, structure_x=8, ps_perdus=2), des=[3])", total=6),
    ask("test_d_attaque(attaquant=dict(att=4, structure_x=8, ps_perdus=4), des=[3])", total=5),
    ask("test_d_attaque(attaquant=dict(att=4, structure_x=8, ps_perdus=6), des=[3])", total=4),
    ask("se_regenerer(figurine=dict(regeneration_x=4, structure_x=8, blessure_legere=True))", outcome="Interdit"),
    ask("jet_de_soin(figurine_soin_x=4, cible_structure=True)", outcome="Interdit"),
    ask("jet_de_reparation(figurine_mecanicien_x=4)", odds={"1 PS regagné": F(1, 2), "un ps perdu": F(1, 6)}),
)

ACROSS = "par_dessus_un_decor=True"

row(
    "CONF-W22",
    "Par-dessus un muret, un assaut n'est qu'un engagement : ni piqué, ni Force en charge, ni Charge bestiale, ni impact, et le Destrier garde son dé, lui qui n'en a plus qu'un sans compter l'adversaire d'au-delà. Brutal, litige.",
    ask(f"test_d_attaque(attaquant=dict(att=4, charge_en_pique=True, {ACROSS}), des=[3])", total=7),
    ask(f"force_du_jet_de_blessures(attaquant=dict(force=5, force_en_charge_x=3, a_charge=True, {ACROSS}))", total=5),
    ask(f"des_d_attaque_de_plus(figurine=dict(charge_bestiale=True, a_charge=True, {ACROSS}))", total=0),
    ask(f"nombre_de_des_de_combat(figurine=dict(adversaires_dans_le_combat=1, destrier=True, a_charge=True, {ACROSS}))", total=2),
    ask(f"un_impact(attaquant=dict(impact_x=3, distance_du_deplacement=21, {ACROSS}), cible_res=10)", outcome="Interdit"),
    ask(f"infliger_les_penalites_de_charge(attaquant=dict(brutal=True, a_engage=True, {ACROSS}))", outcome="Interdit", disputed="Permis"),
)

SHRINE = "test_d_attaque(attaquant=dict(att=4, a_l_attribut_hostile=True{}), nexus=dict(sanctuaire=True, hostile=True, nexus_x=10), distance=5, des=[3])"

row(
    "CONF-W24",
    "Ni le Sanctuaire hostile (7, non 6), ni le Seigneur des morts (PEUR 5), ni la marque, ni la Feinte ne touchent un Titan ou un Inaltérable.",
    ask(SHRINE.format(""), total=6),
    ask(SHRINE.format(", est_un_titan=True"), total=7),
    ask(SHRINE.format(", inalterable=True"), total=7),
    ask("""peur_effective(figurine=dict(peur=5, mort_vivant=True, aura_d_un_seigneur_des_morts=True, categorie_de_rang_du_seigneur=2,
        peur_du_seigneur=9, est_un_titan=True))""", total=5),
    ask("""recevoir_une_marque_de_sauvagerie(figurine=dict(de_race_wolfen=True, peur=5, rang=1, est_un_titan=True),
        commandant=dict(chef_wolfen_x=15, peur=7, rang=2), distance=15)""", outcome="Interdit"),
    ask("faire_une_feinte(attaquant_feinte=True, attaque_qui_porte=True, cible_inalterable=True)", outcome="Interdit"),
)

ENGINE = "test_d_attaque(attaquant=dict(att=4, structure_x=8, ps_perdus={}, {}=True), des=[3])"

row(
    "CONF-W26",
    "Structure/8 : à 2 PS perdus l'Endurance ignore tout (7) ; à 4, Possédé subit 1 (6) ; à 6, 2 (5).",
    ask(ENGINE.format(2, "endurance"), total=7),
    ask(ENGINE.format(4, "possede"), total=6),
    ask(ENGINE.format(6, "possede"), total=5),
)

LATE = "test_d_attaque(attaquant=dict(att=3, acharne=True, tue_net=True{}), des=[3])"

row(
    "CONF-W37",
    "Un Acharné mort, ATT 3 : la Critique lui ôte 3 (3) ; Possédé, 2 (4) ; Sonné en plus, 2. Il poursuit, il ne se régénère pas.",
    ask(LATE.format(""), total=3),
    ask(LATE.format(", possede=True"), total=4),
    ask(LATE.format(", sonne=True"), total=2),
    ask("poursuivre(figurine=dict(acharne=True, tue_net=True, adversaires_du_combat_elimines=True))", outcome="Permis"),
    ask("une_regeneration(figurine=dict(regeneration_x=4, blessure_grave=True, tue_net=True, acharne=True))", outcome="Interdit"),
)
row(
    "CONF-W43",
    "Désespéré et Farouche/10, seul à 10 cm de l'ami, deux adversaires, ATT 3 : +1 et +1, un 3 : 8. En défense soutenue, on se défend.",
    ask("""test_d_attaque(attaquant=dict(att=3, desespere=True, farouche_x=10, distance_de_l_ami_le_plus_proche=10, adversaires_dans_le_combat=2),
        des=[3])""", total=8),
    ask("ne_pas_se_defendre(cible=dict(en_defense_soutenue=True))", outcome="Interdit"),
)
