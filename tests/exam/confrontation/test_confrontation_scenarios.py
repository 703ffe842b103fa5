"""Situations of Confrontation of the chapter « Scénarios » (Scenarios)."""


def test_ac12(cf):
    """À trois, ma flèche épargne le Scorpion : de mon lion à 14 cm et de l'orque à 12, c'est l'orque qu'elle touche."""
    options = [dict(distance_au_tireur=14), dict(distance_au_tireur=12)]
    assert cf.touche_a_la_place_de_la_cible(options=options).outcome == "Option 2"
    assert cf.recevoir_le_projectile(autre_du_camp_de_la_cible=True).outcome == "Interdit"


def test_ad06(cf):
    """Le porteur du marqueur est monté dans le char : le char ne l'emporte pas, à moins de lire qu'il suit ; un autre passager, si."""
    verdict = cf.emporter_un_porteur_de_marqueur(figurine=dict(marqueurs_portes=1, a_bord=True))
    assert verdict.outcome == "Interdit"
    assert "CF-3456" in verdict.disputes
    assert cf.emporter_un_porteur_de_marqueur(figurine_porteur_de_marqueur=True, litiges={"CF-3456": "B"}).outcome == "Permis"
    assert cf.emporter_un_porteur_de_marqueur(figurine_a_bord=True).outcome == "Permis"
    assert cf.deplacer_un_marqueur_autrement().outcome == "Interdit"


def test_ad07(cf):
    """La colline demande 6 et 50 : un Énorme/1 critique (60) et un Wolfen grave (34) font 5 et 79, ils n'y sont pas ; six clones (10) y sont."""
    assert cf.effectif_compte(figurine=dict(enorme_x=1, blessure_critique=True)).total == 3
    assert cf.valeur_comptee(figurine=dict(valeur_strategique=60, blessure_critique=True)).total == 50
    assert cf.valeur_comptee(figurine=dict(valeur_strategique=34, blessure_grave=True)).total == 29
    assert cf.effectif_compte(figurine=dict(taille="Grande", palier=1)).total == 0
    need = dict(effectif_requis=6, valeur_requise=50)
    assert cf.occuper_un_objectif(l_armee=dict(effectif_compte_du_camp=5, valeur_comptee_du_camp=79), **need).outcome == "Interdit"
    assert cf.occuper_un_objectif(l_armee=dict(effectif_compte_du_camp=6, valeur_comptee_du_camp=60), **need).outcome == "Permis"
    holder, rival = dict(effectif_compte_du_camp=6, valeur_comptee_du_camp=60), dict(effectif_compte_du_camp=5, valeur_comptee_du_camp=79)
    assert cf.controler_un_objectif(l_armee=holder, l_armee_adverse=rival).outcome == "Interdit"


def test_ad08(cf):
    """Perdus 95, 15 d'invoqués et 20 de sacrifiés ; pris 160, et un neutre de 40 qui ne compte pas ; un bonus de 130 n'en vaut que 100 : +130."""
    mine = dict(pa_perdus=95, pa_d_invoques_perdus=15, pa_sacrifies=20, bonus_reclame=130)
    assert cf.goal_average(l_armee=mine, l_armee_adverse=dict(pa_perdus=160, pa_de_neutres_tues=40)).total == 130
    assert cf.points_de_tournoi(l_armee_points_de_victoire=2, l_armee_adverse_points_de_victoire=1).outcome == "7"
    assert cf.points_de_tournoi(l_armee_points_de_victoire=1, l_armee_adverse_points_de_victoire=2).outcome == "3"


def test_ad34(cf):
    """À trois : sept, six et cinq cartes donnent zéro, un et deux refus ; le passif à 16 cm des siens ne bouge pas, en déroute si."""
    for cards, passes in ((7, 0), (6, 1), (5, 2)):
        assert cf.nombre_de_refus(l_armee=dict(cartes_au_debut_du_tour=cards, cartes_du_mieux_pourvu=7)).total == passes
    alone = dict(individu_passif=True, distance_de_l_ami_le_plus_proche=16)
    assert cf.deplacer_un_individu_passif(figurine=alone).outcome == "Interdit"
    assert cf.deplacer_un_individu_passif(figurine=dict(en_deroute=True, **alone)).outcome == "Permis"
    assert cf.charger(attaquant_individu_passif=True).outcome == "Interdit"
