"""Situations of Confrontation of the chapter « Phase de combat » (Combat phase)."""


def test_x14(cf):
    """Le tigre aux lames dorsales, blessé, ne se désengage pas avec un 3 ; tous ses dés en défense, les lames en attaque."""
    v = cf.test_de_desengagement(figurine=dict(ini=3, adversaires_au_contact=1, blessure_legere=True), des=[3])
    assert v.outcome == "Reste aux prises" and v.total == 5 and "contre difficulté 6" in str(v)
    split = dict(adversaires_dans_le_combat=1, a_manque_son_desengagement=True)
    assert cf.repartir_ses_des_de_combat(figurine=dict(split, des_en_attaque=1, des_en_defense=1)).outcome == "Interdit"
    assert cf.repartir_ses_des_de_combat(figurine=dict(split, des_en_attaque=0, des_en_defense=2)).outcome == "Permis"


def test_ad03(cf):
    """Combien de dés prend un neutre à Enchaînement/2 ? Deux ou un au moins, le livre se tait : ATT 5, un 3, 6 ou 7."""
    verdict = cf.nombre_de_des_de_combat(figurine=dict(neutre=True, enchainement_x=2, adversaires_dans_le_combat=1))
    assert "CF-3452" in verdict.disputes
    assert cf.test_d_attaque(attaquant=dict(att=5, neutre=True, enchainement_x=2), des=[3], litiges={"CF-3452": "A"}).total == 6
    assert cf.test_d_attaque(attaquant=dict(att=5, neutre=True, enchainement_x=2), des=[3], litiges={"CF-3452": "B"}).total == 7
    stated = cf.nombre_de_des_de_combat(figurine=dict(neutre=True, enchainement_x=2, des_d_enchainement=2, adversaires_dans_le_combat=1))
    assert stated.total == 4
    assert not stated.disputes


def test_ad21(cf):
    """Désespéré et Farouche/10, l'ami à 10 cm tout rond, seul contre plus cher : ATT 3 fait 5 ; l'ami à 9, 4 ; contre moins cher, 4."""
    lone = dict(att=3, desespere=True, farouche_x=10, valeur_strategique=20)
    far, near = dict(distance_de_l_ami_le_plus_proche=10, **lone), dict(distance_de_l_ami_le_plus_proche=9, **lone)
    assert cf.test_d_attaque(attaquant=far, cible_valeur_strategique=30, des=[3]).total == 8
    assert cf.test_d_attaque(attaquant=near, cible_valeur_strategique=30, des=[3]).total == 7
    assert cf.test_d_attaque(attaquant=far, cible_valeur_strategique=10, des=[3]).total == 7


def test_ad22(cf):
    """Un mage donne ATT+2 à mon engin Inaltérable, à mon Titan : rien ; ses Blessures, si ; la vapeur de ses cartes aussi."""
    assert cf.test_d_attaque(attaquant=dict(att=5, inalterable=True, modificateur_d_att=2), des=[3]).total == 8
    assert cf.test_d_attaque(attaquant=dict(att=5, est_un_titan=True, modificateur_d_att=2), des=[3]).total == 8
    assert cf.test_d_attaque(attaquant=dict(att=5, inalterable=True, blessure_grave=True), des=[3]).total == 6
    steam = dict(force=5, inalterable=True, sous_pression=True)
    assert cf.force_du_jet_de_blessures(attaquant=steam, caracteristique_sous_pression="FOR", total_de_pression=4).total == 9
    assert cf.faire_une_feinte(attaquant_feinte=True, attaque_qui_porte=True, cible_est_un_titan=True).outcome == "Interdit"


def test_ad31(cf):
    """Possédé et Endurant en grave : -1 ; Juste et Brave, tous ses dés en attaque : +1 seulement ; Vulnérable Énorme/1 touché gravement : une grave."""
    assert cf.test_d_attaque(attaquant=dict(att=4, possede=True, endurance=True, blessure_grave=True), des=[3]).total == 6
    bold = dict(att=4, juste=True, bravoure=True, des_en_attaque=2, des_en_defense=0)
    assert cf.test_d_attaque(attaquant=bold, des=[3]).total == 8
    assert cf.crans_subis(cible=dict(vulnerable=True, enorme_x=1, marqueurs_enorme=1), resultat_de_blessures="Blessure grave").total == 2
    assert cf.difficulte_du_desengagement(figurine=dict(desengagement_x=6, adversaires_au_contact=3)).total == 6


def test_ad36(cf):
    """Force en charge et coup de maître, défense soutenue à deux dés contre un : l'attaque est refusée ; après une poursuite, FOR 6, ATT 5, X 2 : 13."""
    charge = dict(att=5, force=6, force_en_charge_x=3, a_charge=True, coup_de_maitre_x=2, porte_un_coup_de_maitre=True)
    assert cf.une_attaque(attaquant=charge, cible=dict(defense=3, res=9)).outcome == "Interdit"
    assert cf.force_du_jet_de_blessures(attaquant=charge).outcome == "Interdit"
    assert cf.force_du_jet_de_blessures(attaquant=dict(a_poursuivi=True, **charge)).total == 13
    sustained = dict(defense=3, res=9, en_defense_soutenue=True, des_en_attaque=2, des_en_defense=1)
    assert cf.une_attaque(attaquant=dict(att=5, force=6), cible=sustained).outcome == "Interdit"
