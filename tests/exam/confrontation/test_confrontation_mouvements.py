"""Situations of Confrontation of the chapter « Mouvements » (Movement)."""

from fractions import Fraction as F

import pytest
from arbitre.errors import SituationError


def test_x10(cf):
    """Brutal en poursuite contre un Énorme : les pénalités ; Brutal en charge contre un Éthéré : aucune."""
    assert cf.infliger_les_penalites_de_charge(attaquant=dict(brutal=True, puissance=1, en_poursuite=True), cible_enorme_x=1).outcome == "Permis"
    v = cf.infliger_les_penalites_de_charge(attaquant=dict(brutal=True, puissance=1, en_charge=True), cible=dict(ethere=True, puissance=1))
    assert v.outcome == "Interdit"
    assert cf.test_d_attaque(attaquant=dict(att=5, subit_les_penalites_de_charge=True), des=[3]).total == 3 + 4
    assert cf.test_de_defense(cible=dict(defense=4, ethere=True, subit_les_penalites_de_charge=True), difficulte=5, des=[3]).total == 3 + 4


def test_x38(cf, chance):
    """Une brute se désengage puis « charge » : ce n'est qu'un engagement, sans Force en charge."""
    assert cf.test_de_desengagement(figurine=dict(ini=3, adversaires_au_contact=1), des=[3]).outcome == "Se désengage"
    assert cf.charger(attaquant_s_est_desengage=True).outcome == "Interdit"
    assert cf.engager_un_adversaire(attaquant_s_est_desengage=True).outcome == "Permis"
    assert cf.parvenir_au_contact(figurine=dict(mou=10, s_est_desengage=True, chemin=8)).outcome == "Permis"
    assert cf.test_de_courage(figurine=dict(cou=5, assaillant=True), adversaire_peur=8, des=[3]).outcome == "Réussi"
    brute = dict(force=6, brute_epaisse=True, force_en_charge_x=3, a_engage=True)
    assert cf.force_du_jet_de_blessures(attaquant=brute).total == 6
    v = cf.infliger_les_penalites_de_charge(attaquant=dict(brute_epaisse=True, taille="Moyenne", a_engage=True), cible_enorme_x=1)
    assert v.outcome == "Interdit"


def test_x42(cf, chance, both):
    """Un troll blessé veut quitter un nain en force : la Force se compare-t-elle avant la Blessure ?"""
    troll = dict(taille="Grande", force=8, adversaires_au_contact=1, blessure_legere=True)
    v = cf.test_de_desengagement_en_force(figurine=troll, adversaire=dict(taille="Petite", res=7))
    assert chance(v, "Se désengage") == F(1, 6) and both(v, "CF-1498")["B"].startswith("Interdit")


def killed(verdict):
    """The chance that the target is killed outright."""
    return verdict.odds.get("niveau 4", F(0))


def test_ac15(cf):
    """Le nexus m'a pris mon INI, épreuve ratée ou non : je ne me désengage plus, l'Éthéré non plus, et le faucheur me prend à coup sûr."""
    paid = dict(ini=9, caracteristique_sacrifiee="INI")
    assert cf.test_de_desengagement(figurine=paid, adversaires_au_contact=1).odds["Reste aux prises"] == 1
    assert cf.test_de_desengagement(figurine=dict(ethere=True, **paid), adversaires_au_contact=1).odds["Reste aux prises"] == 1
    assert killed(cf.un_fauchage(attaquant_fauchage_x=5, cible=dict(res=15, **paid))) == F(1, 36)
    assert cf.initiative_du_combat(figurine=paid, adversaire_ini=2).odds["Perdue"] == 1


def test_ad05(cf):
    """Rapidité, un miracle MOU+5, et le marqueur sur le socle : 20 cm, pas plus ; une seule poursuite malgré Implacable/2."""
    bearer = dict(mou=10, rapidite=True, use_de_rapidite=True, modificateur_de_mou=5, type_de_deplacement="charge")
    assert cf.portee_de_l_assaut(figurine=dict(porteur_de_marqueur=True, **bearer)).total == 20
    assert cf.portee_de_l_assaut(figurine=bearer).total == 45
    assert cf.poursuites_permises(figurine=dict(implacable_x=2, porteur_de_marqueur=True)).total == 1


def test_ad15(cf):
    """Un Titan chargé ce tour : trois Grands et un Énorme/2 le tiennent (10) ; un Énorme/1 à sa place (9), non : difficulté 6 ; qui est gros, il faut le dire."""
    titan = dict(est_un_titan=True, a_ete_charge=True)
    assert cf.se_desengager(figurine=dict(puissance_adverse_au_contact=10, **titan)).outcome == "Interdit"
    assert cf.se_desengager(figurine=dict(puissance_adverse_au_contact=9, **titan)).outcome == "Permis"
    crowd = dict(est_un_titan=True, adversaires_au_contact=4)
    assert cf.difficulte_du_desengagement(figurine=dict(adversaires_moins_que_tres_grands=3, **crowd)).total == 6
    with pytest.raises(SituationError, match="adversaires_moins_que_tres_grands"):
        cf.difficulte_du_desengagement(figurine=crowd)
