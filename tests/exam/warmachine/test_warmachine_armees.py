"""Situations of Warmachine of the chapter « Armées et figurines spéciales » (Armies and special models)."""

from fractions import Fraction as F


def test_aa27(wm, chance):
    """Compétence Magique [6] contre DEF 12 en tranchée et surélevée : 18, un double 6 ; au contact du gabarit, 14 ; viser n'y fait rien."""
    spell = dict(magie=6, defense=12, vise=True, cible_dans_une_tranchee=True, cible_surelevee=True)
    assert chance(wm.attaque_de_competence_magique(**spell)) == F(1, 36)
    assert chance(wm.attaque_de_competence_magique(**spell, attaquant_au_contact_de_la_tranchee=True)) == F(15, 36)


def test_ag16(wm, chance):
    """Furtif à 5,1 pouces dans un bois, DEF 16, Vision Aveugle : 7/12 au fusil qui vise, 5/18 au sort ; sans elle, ni l'un ni l'autre."""
    elf = dict(distance=5.1, cible=dict(defense=16, furtivite=True, en_partie_en_foret=True))
    assert chance(wm.attaque_a_distance(atd=7, attaquant_vise=True, attaquant_vision_aveugle=True, **elf)) == F(7, 12)
    assert chance(wm.attaque_de_competence_magique(magie=7, attaquant_vision_aveugle=True, **elf)) == F(5, 18)
    assert wm.attaque_de_competence_magique(magie=7, **elf).text.startswith("Raté automatique")


def test_s67(wm, chance):
    """Magie [7] contre DEF 14, de face."""
    assert chance(wm.attaque_de_competence_magique(magie=7, defense=14)) == F(7, 12)


def test_u33(wm, chance):
    """Compétence Magique [6] sur qui est contre moi, derrière un muret : le couvert reste, le -4 non ; rien après une course."""
    spell = dict(magie=6, defense=13, cible_en_corps_a_corps=True, origine_en_corps_a_corps_avec_la_cible=True)
    assert chance(wm.attaque_de_competence_magique(**spell, cible_a_couvert=True)) == F(1, 12)
    assert wm.attaque_de_competence_magique(**spell, attaquant_apres_une_course=True).outcome == "Interdit"


def test_w36(wm, chance):
    """Compétence Magique [6], aux prises avec sa cible DEF 13 : 7 ou plus, sans −4 ni visée ; hors formation ou après une course, non."""
    cast = dict(magie=6, defense=13)
    assert chance(wm.attaque_de_competence_magique(**cast, cible_en_corps_a_corps=True, origine_en_corps_a_corps_avec_la_cible=True)) == F(7, 12)
    assert chance(wm.attaque_de_competence_magique(**cast, vise=True)) == F(7, 12)
    for bar in ("hors_de_formation", "apres_une_course"):
        assert wm.attaque_de_competence_magique(**cast, **{f"attaquant_{bar}": True}).outcome == "Interdit"


def test_ad21(wm):
    """Tous mes warcasters sont mercenaires : pas un soldat de Faction, mais l'allié que le contrat nomme ; un de chaque, deux comptent."""
    merc = dict(warcasters_mercenaires=1, warcasters_de_la_faction=0)
    assert wm.inclure_une_figurine(**merc).outcome == "Interdit"
    assert wm.inclure_une_figurine(figurine_mercenaire=True, **merc).outcome == "Permis"
    assert wm.inclure_une_figurine(figurine_contrat_incluant_la_faction=True, **merc).outcome == "Permis"
    assert wm.warcasters_comptes(warcasters_de_la_faction=1, warcasters_mercenaires=1).total == 2
    assert wm.jouer_une_armee_a_theme(warcasters_de_la_faction=1, warcasters_mercenaires=1).outcome == "Interdit"


def test_u43(wm):
    """Deux versions du même warcaster ; un contrôleur mercenaire et un jack qui ne l'est pas."""
    assert wm.inclure_une_figurine(autre_version_dans_l_armee=True).outcome == "Interdit"
    assert wm.controler_un_warjack(controleur_mercenaire=True).outcome == "Interdit"


def dead(verdict, points: int) -> F:
    """The chance that a damage roll or a chain brings at least so many points."""
    return sum((p for told, p in verdict.odds.items() if told.startswith(("Dégâts ", "Points ")) and int(told.split()[-1]) >= points), F(0))


def test_aj20(wm):
    """Réparation [7] sur la machine : 7/18 d'ôter trois points ou plus ; de loin, en fuite ou après une course, non."""
    ask = wm.reparation_de_bout_en_bout
    assert dead(ask(x_de_competence=7), 3) == F(7, 12) * F(4, 6)
    for why in ("sans_contact", "d_une_autre_faction", "en_fuite", "apres_une_course"):
        assert ask(x_de_competence=7, **{f"figurine_{why}": True}).outcome == "Interdit"


def test_w33(wm):
    """L'armée : deux warcasters, dont un mercenaire, comptent pour deux ; pas deux Stryker ; pas d'Armée à Thème ; sans le palier 2, le 3 ne donne rien."""
    assert wm.warcasters_comptes(warcasters_de_la_faction=1, warcasters_mercenaires=1).total == 2
    assert wm.inclure_une_figurine(autre_version_dans_l_armee=True).outcome == "Interdit"
    assert wm.jouer_une_armee_a_theme(warcasters_de_la_faction=1, warcasters_mercenaires=1).outcome == "Interdit"
    assert wm.avantage_de_palier(palier=3, paliers_respectes=1).outcome == "Interdit"
    assert wm.avantage_de_palier(palier=1, paliers_respectes=1).outcome == "Permis"
