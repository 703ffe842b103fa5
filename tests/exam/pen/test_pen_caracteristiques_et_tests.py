"""Situations of Warhammer 40,000 PEN of the chapter « Caractéristiques et tests » (Characteristics and tests)."""


def test_ab15(pen):
    """Descendus parmi des ennemis collés aux portes : initiative 1 à l'assaut suivant, Charge furieuse ou non ; l'ennemi n'a pas son +1."""
    squeezed = dict(genee_par_des_ennemis=True, a_charge_furieuse=True)
    assert pen.initiative_effective(initiative=5, unite=squeezed, choix_de_charge_furieuse="initiative").total == 1
    assert pen.attaques_portees(attaques=2, cible_genee_par_des_ennemis=True, unite_a_charge=True).total == 2
