"""Situations of Warmachine whose questions stand in `commandement-2-fuite-et-ralliement.ttl`."""

from fractions import Fraction as F


def test_ag37(wm):
    """Atomes : deux compétences, une attaque ; une course de fuyard peut faire 0 pouce ; le slam manqué finit l'activation ; CMD 7, 7 pouces compris."""
    assert wm.attaques_gagnees(competences_generatrices=2).total == 1
    assert wm.course_minimale_en_fuite().total == 0
    assert "fin de l'activation" in wm.fin_du_mouvement_de_slam(distance=0.6, distance_parcourue=6).text
    assert [wm.etre_a_portee_de_commandement(distance_au_commandant=d, cmd=7).outcome for d in (7, 7.1)] == ["Permis", "Interdit"]


def test_y27(wm, chance):
    """Déjà en fuite : pas de test, pas de frappe gratuite ; le ralliement, puis plus d'attaque."""
    assert not wm.creature_terrifiante(creature_terreur=True, distance_a_la_creature=0, figurine_en_fuite=True).gives
    assert not wm.quitter_une_zone_de_corps_a_corps(attaquant_en_fuite=True).gives
    assert wm.courir(en_fuite=True).outcome == "Obligatoire"
    assert wm.course_minimale_en_fuite(en_fuite=True).total == 0
    assert chance(wm.test_de_ralliement(cmd=7), "Ralliée") == F(7, 12)
    assert wm.accomplir_une_action(apres_une_course=True).outcome == "Interdit"


def test_ah19(wm):
    """Il fuit : il court, même de 0 pouce ; jambes mortes, il avance et renonce à agir. Hors formation, il ne se rallie que près d'un Commandant."""
    assert wm.course_minimale_en_fuite().total == 0
    assert "pas d'étape 1" in wm.sequence_d_une_figurine_en_fuite(figurine_mouvement_desactive=True).text
    assert wm.avancer_vers_un_ennemi(figurine_en_fuite=True).outcome == "Interdit"
    lost = dict(figurine_en_fuite=True, figurine_hors_de_formation=True)
    assert wm.se_rallier(**lost).outcome == "Interdit"
    assert wm.se_rallier(**lost, figurine_a_portee_d_un_commandant=True).outcome == "Permis"
    assert wm.se_rallier(l_unite_en_fuite=True, figurine_hors_de_formation=True).outcome == "Permis"
    assert wm.test_de_commandement(cmd=7, figurine_hors_de_formation=True).odds["Réussi"] == F(5, 18)


def test_u19(wm):
    """Un seul troupier a fui, loin de son chef : pas de ralliement sans un Commandant à portée, de CMD 9."""
    lost = dict(figurine_en_fuite=True, figurine_hors_de_formation=True)
    assert wm.se_rallier(**lost).outcome == "Interdit"
    assert wm.se_rallier(**lost, figurine_a_portee_d_un_commandant=True).outcome == "Permis"
    rally = wm.test_de_ralliement(cmd=8, meneur_cmd=9, figurine_en_fuite=True, figurine_a_portee_d_un_commandant=True)
    assert rally.odds["Ralliée"] == F(5, 6)


def test_y28(wm, chance):
    """À 9 pouces de son chef : ni charge ni attaque, test à CMD 4, ralliement."""
    far = dict(distance_au_commandant_d_unite=9, chef_cmd=8)
    assert wm.formation(**far).outcome == "Interdit"
    assert wm.charger(**far, attaquant_ordre_de_charge_recu=True).outcome == "Interdit"
    assert wm.attaquer(**far).outcome == "Interdit"
    end = dict(distance_au_commandant_d_unite=8.5, chef_cmd=8)
    assert "test de commandement ou fuite" in wm.fin_d_activation_hors_formation(**end).gives
    assert chance(wm.test_provoquant_la_fuite(figurine_cmd=6, **end, cmd_du_commandant_d_unite_employe=True), "Réussi") == F(1, 6)
    assert wm.se_rallier(figurine_en_fuite=True, **end).outcome == "Interdit"
    assert wm.se_rallier(figurine_en_fuite=True, **end, a_portee_d_un_commandant=True).outcome == "Permis"
    assert wm.se_rallier(figurine_en_fuite=True, distance_au_commandant_d_unite=8, chef_cmd=8).outcome == "Permis"


def test_v_s10(wm, both):
    """Seul en fuite et hors formation : un Commandant de CMD 9 le rallie sur 9."""
    lost = dict(figurine_en_fuite=True, figurine_hors_de_formation=True)
    assert wm.se_rallier(**lost).outcome == "Interdit"
    rally = wm.test_de_ralliement(cmd=7, meneur_cmd=9, **lost, figurine_a_portee_d_un_commandant=True, des=[5, 4])
    assert rally.outcome == "Ralliée" and both(rally, "WM-1952")["B"].startswith("Toujours en fuite")
