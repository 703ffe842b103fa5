"""Situations of Warmachine of the chapter « Activation et mouvement » (Activation and movement)."""


def test_ac08(wm):
    """Qui a chargé ne lance pas son sort de Compétence Magique, avant le coup ni à sa place ; un sort payé, si. Charge ratée : rien."""
    assert wm.attaque_de_competence_magique(magie=7, defense=13, attaquant_apres_une_charge=True).outcome == "Interdit"
    assert wm.lancer_un_sort_en_chargeant(sort_par_action_speciale=True).outcome == "Interdit"
    assert wm.lancer_un_sort(sort_par_action_speciale=True, figurine_apres_une_charge=True).outcome == "Interdit"
    assert wm.lancer_un_sort_en_chargeant(points_de_focus=2, cout_des_sorts=2).outcome == "Permis"
    assert wm.lancer_un_sort(figurine_apres_une_charge_ratee=True).outcome == "Interdit"


def test_ag32(wm):
    """Le cavalier bute sur un survivant : il ne va pas plus loin ; celui qui est dans son dos n'est pas dans la zone de la Monture."""
    charge = dict(attaquant_figurine_de_cavalerie=True, distance_avant_contact=4)
    assert wm.poursuivre_sa_charge(**charge, route_barree=True).outcome == "Interdit"
    assert wm.poursuivre_sa_charge(**charge).outcome == "Permis"
    assert wm.faire_des_attaques_d_impact(**charge, cible_derriere=True).outcome == "Interdit"
