"""Situations of Warmachine that ask `attaque_de_corps_a_corps` first of all."""

from fractions import Fraction as F
from itertools import product


def test_x14(wm, both):
    """De dos depuis le début, le bonus porte-t-il sur l'attaque ou sur les dégâts ? Le bouclier ne compte pas."""
    v = wm.attaque_de_corps_a_corps(acc=6, defense=14, depuis_l_arc_arriere=True, des=[4, 2])
    assert (v.outcome, v.total) == ("Touche", 14)
    assert both(v, "WM-380")["B"].startswith("Raté")
    blow = wm.degats_de_corps_a_corps(p_plus_f=18, arm=16, cible_boucliers=1, depuis_l_arc_arriere=True, des=[5, 1])
    assert blow.outcome == "Dégâts 8"


def test_x15(wm):
    """Il a contourné l'Exemplaire par l'arc avant : pas de bonus de dos, mais le bouclier est ignoré."""
    behind = dict(depuis_l_arc_arriere=True, arc_avant_traverse=True)
    v = wm.attaque_de_corps_a_corps(acc=6, defense=14, **behind, des=[3, 5])
    assert (v.outcome, v.total, v.disputes) == ("Touche", 14, ())
    assert wm.degats_de_corps_a_corps(p_plus_f=12, arm=15, cible_boucliers=1, **behind, des=[4, 3]).outcome == "Dégâts 4"


def test_x17(wm, chance):
    """Il jette quand même contre un ennemi au tapis derrière un muret : la chance du critique et celle de rater."""
    thrown = dict(acc=5, cible_au_tapis=True, des_lances_quand_meme=True, decor_interferent=True)
    assert wm.attaque_de_corps_a_corps(acc=5, cible_au_tapis=True, decor_interferent=True).outcome == "Touche"
    plain = wm.attaque_de_corps_a_corps(**thrown)
    assert (chance(plain, "Raté"), chance(plain, "touche critique")) == (F(1, 36), F(5, 36))
    boosted = wm.attaque_de_corps_a_corps(**thrown, jet_booste=True)
    assert (chance(boosted, "Raté"), chance(boosted, "touche critique")) == (F(1, 216), F(95, 216))
    corroded = dict(effet_de_l_arme="corrosion critique", jet_d_attaque_critique=True)
    assert "effet continu corrosion" in wm.figurine_touchee_par_l_arme(**corroded).gives
    assert not wm.figurine_touchee_par_l_arme(**corroded, cible_immunite_a_la_corrosion=True).gives


def test_x18(wm):
    """Bras désactivé, un seul dé, et c'est un 6 : le chapitre rate, le livret touche. Boosté, deux 6 touchent."""
    v = wm.attaque_de_corps_a_corps(acc=6, defense=14, arme_systeme_desactive=True, des=[6])
    assert (v.outcome, v.total) == ("Raté", 12) and len(v.disputes) == 1
    assert any(a.text.startswith("Touche") for a in v.answers)
    again = wm.attaque_de_corps_a_corps(acc=6, defense=14, arme_systeme_desactive=True, jet_booste=True, des=[6, 6])
    assert again.outcome == "Touche" and not again.disputes


def test_aa14(wm, chance):
    """Le Vector frappe de dos avec l'ACC de son warcaster (8), non la sienne ; l'induction, pas vers une Interface Nodale morte."""
    blow = dict(attaquant=dict(vector=True, acc=5), controleur_acc=8, cible_defense=15, depuis_l_arc_arriere=True)
    assert chance(wm.attaque_de_corps_a_corps(**blow)) == F(30, 36)
    assert chance(wm.attaque_de_corps_a_corps(**blow, jet_booste=True)) == F(212, 216)
    assert wm.induction_du_focus(distance=6, figurine_vector=True).outcome == "Permis"
    assert wm.induction_du_focus(distance=6, figurine=dict(vector=True, cortex_desactive=True)).outcome == "Interdit"


def test_found_after_walls(wm):
    """Un mur ne se charge pas, n'est engagé par personne, ne reçoit pas d'attaque de charge."""
    wall = dict(est_une_structure=True)
    assert wm.faire_des_attaques_d_impact(attaquant_figurine_de_cavalerie=True, cible=wall, distance_avant_contact=4).outcome == "Interdit"
    assert wm.attaque_de_corps_a_corps(acc=6, cible=wall, attaque_de_charge=True).outcome == "Interdit"
    assert wm.attaque_de_corps_a_corps(acc=6, cible=wall).outcome == "Touche"
    assert wm.engager(distance=0, cible=wall).outcome == "Interdit"
    assert wm.combiner_les_attaques(participants=3, cible_hors_de_vue=True).outcome == "Interdit"


def test_ab01(wm):
    """Le Croisé part sous le nez de mon hallebardier, à 1,8 pouce : la frappe gratuite vient de son dos, son bouclier ne compte pas."""
    left = dict(acc=6, frappe_gratuite_en_cours=True, arme_allonge=True)
    v = wm.attaque_de_corps_a_corps(**left, distance=1.8, cible=dict(defense=12), des=[3, 2])
    assert (v.outcome, v.total) == ("Touche", 13)
    v = wm.degats_de_corps_a_corps(p_plus_f=11, frappe_gratuite_en_cours=True, cible=dict(arm=17, boucliers=1), des=[6, 5, 3])
    assert v.total - 17 == 8
    assert wm.attaque_de_corps_a_corps(acc=6, frappe_gratuite_en_cours=True, distance=1.8, cible=dict(defense=12)).outcome == "Interdit"


def test_ab11(wm):
    """À trois sur un jack au tapis, par-dessus une haie, l'un sans avoir chargé : touché d'office ; trois dés du Maître d'Armes, +3, pas de charge."""
    v = wm.attaque_de_corps_a_corps(acc=6, participants=3, decor_interferent=True, cible=dict(defense=13, au_tapis=True))
    assert v.outcome.startswith("Touche")
    blow = dict(p_plus_f=11, participants=3, participant_sans_charge=True, attaque_de_charge=True, arme_maitre_d_armes=True)
    assert wm.degats_de_corps_a_corps(**blow, cible_arm=19, des=[5, 3, 4]).total == 26


def test_ac07(wm):
    """Au tapis à cheval, 4 cases, 9 points : à pied, 5 perdus, toujours au tapis ; touché d'office, il prend 4. À pied, plus de +2 en chargeant."""
    assert wm.degats_comptes_du_dragon_monte(points_de_degats_subis=9, cases_de_degats_restantes=4, dragon_peut_passer_a_pied=True).total == 4
    assert "effets transmis" in wm.passer_a_pied(hors_activation=True).outcome
    assert wm.attaque_de_corps_a_corps(acc=4, defense=14, cible=dict(dragon_a_pied=True, au_tapis=True), des=[1, 2]).odds == {"Touche": 1}
    assert wm.degats_de_corps_a_corps(p_plus_f=11, arm=14, des=[4, 3]).outcome == "Dégâts 4"
    v = wm.attaque_de_corps_a_corps(acc=6, defense=14, attaquant=dict(dragon=True, dragon_a_pied=True, distance_parcourue=5), attaque_de_charge=True, des=[4, 3])
    assert v.outcome == "Raté" and v.total == 13


def test_ad31(wm, chance):
    """Son jack de marshal me frappe quand je pars : le boost offert ne vaut que dans son activation, 5/6 et non trois dés."""
    assert wm.beneficier_d_un_avantage_de_marshal(figurine_hors_activation=True).outcome == "Interdit"
    v = wm.attaque_de_corps_a_corps(acc=6, defense=13, boost_du_marshal=True, frappe_gratuite_en_cours=True)
    assert chance(v) == F(5, 6)
    assert chance(wm.attaque_de_corps_a_corps(acc=6, defense=13, boost_du_marshal=True)) == F(49, 54)


def test_ae37(wm):
    """L'un des trois piquiers s'est égaré : pas de coup combiné avec lui ; à cheval, sur ordre d'attaque en passant, si."""
    blow = dict(acc=6, defense=12, participants=3, participant_hors_formation=True)
    assert wm.attaque_de_corps_a_corps(**blow).outcome == "Interdit"
    assert wm.attaque_de_corps_a_corps(**blow, attaquant_ordre_d_attaque_en_passant=True, des=[2, 3]).outcome == "Touche"
    assert wm.combiner_les_attaques(participants=3, participant_hors_formation=True).outcome == "Interdit"


def test_ag21(wm, chance):
    """Frappe gratuite du Juggernaut sur un Croisé à bouclier : 13/18 avec le +2, jamais celui de dos ; trois dés, bouclier ignoré : 21 contre 16."""
    strike = dict(frappe_gratuite_en_cours=True)
    assert chance(wm.attaque_de_corps_a_corps(acc=6, **strike, depuis_l_arc_arriere=True, cible=dict(defense=14))) == F(13, 18)
    assert wm.degats_de_corps_a_corps(p_plus_f=18, **strike, arm=16, boucliers=1, des=[1, 1, 1]).outcome == "Dégâts 5"


def test_ag22(wm, chance):
    """Trois gars combinent, le principal de dos : 5/6 (litige) ; de face, et les autres de dos : 7/12 ; une haie devant le principal : 13/18 à ACC 6."""
    gang = dict(participants=3, cible=dict(defense=15))
    back = wm.attaque_de_corps_a_corps(acc=5, depuis_l_arc_arriere=True, **gang)
    assert chance(back) == F(5, 6) and "WM-380" in back.disputes
    assert chance(wm.attaque_de_corps_a_corps(acc=5, **gang)) == F(7, 12)
    assert chance(wm.attaque_de_corps_a_corps(acc=6, participants=3, decor_interferent=True, defense=13)) == F(13, 18)
    assert wm.participer_a_une_attaque_combinee(attaquant_au_tapis=True).outcome == "Interdit"


def test_ag25(wm, chance):
    """Il a de l'eau jusqu'au cou et une haie devant : DEF 7 + 2, 35/36 ; il n'engage personne, je m'éloigne sans risque ; de l'eau, on ne charge pas."""
    v = wm.attaque_de_corps_a_corps(acc=6, defense=14, cible_en_eau_profonde=True, decor_interferent=True)
    assert chance(v) == F(35, 36) and "DEF 9" in v.text
    assert wm.quitter_une_zone_de_corps_a_corps(attaquant_en_eau_profonde=True).outcome == "Aucune conséquence"
    assert (wm.charger(attaquant_en_eau_profonde=True).outcome, wm.charger(cible_en_eau_profonde=True).outcome) == ("Interdit", "Permis")


def test_ag26(wm, chance):
    """Bras mort, je lance quand même sur un gars au tapis : un dé, 1/6 de rater et jamais de critique ; boosté, 1/36 et 5/36."""
    arm = dict(acc=5, defense=14, cible_au_tapis=True, arme_systeme_desactive=True, des_lances_quand_meme=True)
    alone, boosted = wm.attaque_de_corps_a_corps(**arm), wm.attaque_de_corps_a_corps(**arm, jet_booste=True)
    assert (chance(alone), chance(boosted)) == (F(5, 6), F(35, 36))
    assert (chance(alone, "touche critique"), chance(boosted, "touche critique")) == (0, F(5, 36))


def test_ah11(wm):
    """À 2,5 pouces la charge n'a pas d'élan : ni dé de plus, ni +2 du cavalier ; l'autre lecture garde le +2."""
    rush = dict(attaque_de_charge=True, distance_parcourue=2.5)
    v = wm.attaque_de_corps_a_corps(acc=7, defense=13, attaquant_figurine_de_cavalerie=True, **rush)
    assert v.odds["Touche"] == F(13, 18) and "WM-1551" in v.disputes
    assert wm.degats_de_corps_a_corps(p_plus_f=13, arm=15, **rush, des=[3, 4]).outcome == "Dégâts 5"


def test_ah27(wm):
    """Il lui reste un point : le boost se lance ; la bête frénétique et le jack de marshal, sans rien, gardent le leur."""
    assert wm.attaque_de_corps_a_corps(acc=6, defense=13, jet_booste=True, attaquant_points_de_focus=1).odds["Touche"] == F(49, 54)
    assert wm.attaque_de_corps_a_corps(acc=6, defense=13, attaque_de_frenesie=True, attaquant_esprit_desactive=True).odds["Touche"] == F(49, 54)
    assert wm.attaque_de_corps_a_corps(acc=6, defense=13, boost_du_marshal=True, attaquant_points_de_focus=0).odds["Touche"] == F(49, 54)


def test_ah39(wm):
    """Un cavalier frappe par-dessus le petit socle, pas un fantassin ; il charge au travers, non d'un socle égal."""
    over = dict(acc=7, defense=14, figurine_interposee=True, interposee_socle="petit", distance=1.5, allonge=True)
    rider = dict(figurine_de_cavalerie=True, socle="grand")
    assert wm.attaque_de_corps_a_corps(**over, attaquant=rider).odds["Touche"] == F(7, 12)
    assert wm.attaque_de_corps_a_corps(**over).outcome == "Interdit"
    assert [wm.charger(attaquant=rider, figurine_interposee=True, interposee_socle=base).outcome for base in ("petit", "grand")] == ["Permis", "Interdit"]


def test_ak37(wm):
    """Jeter les dés contre qui est au tapis derrière un muret : DEF 7, un seul double rate."""
    v = wm.attaque_de_corps_a_corps(acc=5, defense=13, cible_au_tapis=True, des_lances_quand_meme=True, decor_interferent=True)
    assert v.odds["Touche"] == F(35, 36)


def test_al05(wm):
    """Marshal couché, en fuite, gelé ou à 8,5 pouces de CMD 8 : le boost dit ne se lance pas, sauf payé par un focus."""
    for master in (dict(au_tapis=True), dict(en_fuite=True), dict(stationnaire=True)):
        ask = dict(acc=6, defense=13, jet_booste=True, controleur=dict(jack_marshal=True, **master))
        assert wm.attaque_de_corps_a_corps(**ask).odds["Touche"] == F(7, 12)
        assert wm.attaque_de_corps_a_corps(**ask, attaquant_points_de_focus=1).odds["Touche"] == F(49, 54)
    far = dict(controleur=dict(jack_marshal=True, cmd=8), distance_au_controleur=8.5)
    assert wm.attaque_de_corps_a_corps(acc=6, defense=13, jet_booste=True, **far).odds["Touche"] == F(7, 12)


def odds(dice: int, least: int) -> F:
    """The chance of a score or more on some dice."""
    return F(sum(1 for thrown in product(range(1, 7), repeat=dice) if sum(thrown) >= least), 6**dice)


def test_am05(wm):
    """Trois combattants, ACC 6 contre DEF 14 : 5/6 ; le principal Maître d'Armes, P+F 10 contre ARM 18 : 103/108."""
    assert wm.attaque_de_corps_a_corps(acc=6, defense=14, participants=3).odds["Touche"] == odds(2, 5) == F(5, 6)
    assert wm.attaque_de_corps_a_corps(acc=6, defense=14, participants=3, frappe_gratuite_en_cours=True).outcome == "Interdit"


def test_am23(wm):
    """Une haie : +2 à la DEF contre le coup de hache qu'elle gêne ; caisses à 1,5 pouce : rien contre le tir."""
    assert wm.attaque_de_corps_a_corps(acc=6, defense=13, decor_interferent=True, cible_dissimulee=True).odds["Touche"] == odds(2, 9)
    assert wm.attaque_a_distance(atd=6, defense=13, cible=dict(derriere_un_obstacle=True), distance_au_decor=1.5).odds["Touche"] == odds(2, 7)


def test_p02(wm):
    """« J'attaque à deux » avec un seul troupier encore debout, ou dont l'autre ne voit pas la cible."""
    blow = dict(acc=6, defense=12, attaque_combinee=True)
    for refused in (dict(participants=1), dict(participants=2, participant_inapte=True)):
        verdict = wm.attaque_de_corps_a_corps(**blow, **refused)
        assert verdict.outcome == "Interdit" and "WM-236" in verdict.codes


def test_p05(wm, chance):
    """Frappe gratuite sur qui me tourne le dos : +2 et rien pour le dos ; les dégâts sont boostés."""
    turning = dict(frappe_gratuite_en_cours=True, depuis_l_arc_arriere=True)
    assert chance(wm.attaque_de_corps_a_corps(acc=7, defense=14, **turning)) == F(30, 36)
    assert "3d6 + 7 (PUI) + 6 (FOR)" in wm.degats_de_corps_a_corps(pui=7, force=6, arm=16, **turning).text


def test_q32(wm, chance):
    """Trois frappent ensemble : derrière la haie pour le principal, +2 DEF ; un autre principal n'en a rien."""
    together = dict(acc=5, defense=13, attaque_combinee=True, participants=3)
    hedge = wm.attaque_de_corps_a_corps(**together, cible_derriere_un_obstacle=True, des=[3, 2])
    assert (hedge.outcome, hedge.total) == ("Raté", 13)
    assert chance(wm.attaque_de_corps_a_corps(**together)) == F(5, 6)
    assert wm.degats_de_corps_a_corps(p_plus_f=10, arm=16, attaque_combinee=True, participants=3, des=[3, 2]).outcome == "Dégâts 2"


def test_s30(wm, chance, both):
    """Le bras mort n'a qu'un dé : un 6 seul ne touche pas d'office ; boosté, 7/12 ; Maître d'armes et charge rendent les leurs."""
    dead = dict(acc=6, arme_systeme_desactive=True)
    lone = wm.attaque_de_corps_a_corps(**dead, defense=13)
    assert chance(lone) == 0 and "1/6" in both(lone, "WM-8702")["B"]
    assert chance(wm.attaque_de_corps_a_corps(**dead, defense=12)) == F(1, 6)
    assert chance(wm.attaque_de_corps_a_corps(**dead, defense=13, jet_booste=True)) == F(7, 12)
    assert chance(wm.attaque_de_corps_a_corps(**dead, defense=13, frappe_gratuite_en_cours=True)) == F(1, 3)
    axe = dict(p_plus_f=15, arm=20, arme_systeme_desactive=True, arme_maitre_d_armes=True)
    assert wm.degats_de_corps_a_corps(**axe).odds["Dégâts 0"] == F(5, 18)
    assert wm.degats_de_corps_a_corps(**axe, attaque_de_charge=True, distance_parcourue=5).odds["Dégâts 0"] == F(5, 108)


def test_s60(wm, chance):
    """Trois cavaliers frappent ensemble, tous au bout de leur charge ; puis l'un d'eux n'a pas chargé."""
    three = dict(acc=6, defense=15, attaque_combinee=True, participants=3, attaque_de_charge=True, distance_parcourue=5, attaquant_figurine_de_cavalerie=True)
    assert chance(wm.attaque_de_corps_a_corps(**three)) == F(11, 12)
    assert chance(wm.attaque_de_corps_a_corps(**three, participant_sans_charge=True)) == F(13, 18)


def test_s46(wm, chance):
    """On le frappe dans le dos quand il part : +2 une fois, dégâts boostés."""
    assert chance(wm.attaque_de_corps_a_corps(acc=6, defense=12, frappe_gratuite_en_cours=True, depuis_l_arc_arriere=True)) == F(11, 12)
    assert wm.degats_de_corps_a_corps(p_plus_f=12, arm=16, frappe_gratuite_en_cours=True).odds["Dégâts 0"] == F(1, 54)


def test_u11(wm, both):
    """La bête sauvage perd sa targe, mais garde un dos."""
    assert wm.degats_de_corps_a_corps(p_plus_f=16, arm=17, cible_targes=1, cible_sauvage=True, des=[4, 3]).total - 17 == 6
    back = wm.attaque_de_corps_a_corps(acc=6, defense=13, cible_sauvage=True, depuis_l_arc_arriere=True, des=[3, 2])
    assert back.outcome == "Touche" and both(back, "WM-380")["B"].startswith("Raté")


def test_u14(wm):
    """De sa selle, il frappe par-dessus un piquier, pas par-dessus un jack."""
    lance = dict(acc=6, defense=13, attaquant=dict(figurine_de_cavalerie=True, socle="grand"), figurine_interposee=True, des=[3, 4])
    assert wm.attaque_de_corps_a_corps(**lance, interposee_socle="petit", cible_socle="petit").outcome == "Touche"
    assert wm.attaque_de_corps_a_corps(**lance, interposee_socle="grand", cible_socle="moyen").outcome == "Interdit"


def test_u15(wm):
    """Il est sur la corniche, deux pouces au-dessus de mon épée ; à un pouce, je l'atteins ; ma pique monte à deux."""
    sword = dict(acc=6, defense=12, distance=0.3, des=[3, 3])
    assert wm.attaque_de_corps_a_corps(**sword, denivele=2).outcome == "Interdit"
    assert wm.attaque_de_corps_a_corps(**sword, denivele=1).outcome == "Touche"
    assert wm.attaque_de_corps_a_corps(**sword, denivele=2, arme_allonge=True).outcome == "Touche"
    assert wm.engager(distance=0.3, denivele=2).outcome == wm.coup_de_tete(denivele=2).outcome == "Interdit"
    assert "échouée" in str(wm.fin_du_mouvement_de_charge(distance=0.3, denivele=2))


OUT = "la cible est hors de combat"


def test_v_c12(wm, chance):
    """Trois frappent ensemble ; le principal par-dessus la haie, ou celui d'à côté."""
    blow = dict(acc=5, defense=14, participants=3)
    assert chance(wm.attaque_de_corps_a_corps(**blow, decor_interferent=True)) == F(5, 12)
    assert chance(wm.attaque_de_corps_a_corps(**blow)) == F(13, 18)
    kill = wm.attaques_de_corps_a_corps(**blow, p_plus_f=9, arm=15, attaques_enchainees=1, cases_de_degats_restantes=1)
    assert kill.odds[OUT] == F(13, 18) * F(11, 12)


def test_v_c14(wm, chance):
    """Bras mort, il charge quand même : un dé pour toucher, deux pour blesser ; aucune prise de ce bras."""
    arm = dict(systeme_desactive=True)
    assert chance(wm.attaque_de_corps_a_corps(acc=7, defense=12, **arm)) == F(1, 3)
    assert wm.degats_de_corps_a_corps(p_plus_f=15, arm=18, **arm, attaque_de_charge=True, distance_parcourue=4, des=[2, 4]).outcome == "Dégâts 3"
    assert wm.prise_speciale(arme_systeme_desactive=True).outcome == "Interdit"


def test_v_s07(wm, chance, both):
    """Charge de cavalerie arrêtée à deux pouces : ni impact, ni boost, ni +2 (le livret en dispute)."""
    charge = dict(attaque_de_charge=True, attaquant_figurine_de_cavalerie=True)
    short = wm.attaque_de_corps_a_corps(acc=6, defense=13, **charge, distance_parcourue=2)
    assert chance(short) == F(7, 12) and "5/6" in both(short, "WM-1551")["B"]
    assert chance(wm.attaque_de_corps_a_corps(acc=6, defense=13, **charge, distance_parcourue=3)) == F(5, 6)
    assert wm.degats_de_corps_a_corps(p_plus_f=13, arm=15, attaque_de_charge=True, distance_parcourue=2, des=[3, 4]).outcome == "Dégâts 5"


def test_v_c11(wm):
    """Un double 4 touche et met au tapis ; on m'oblige à relancer : 2 et 3, raté, plus de critique."""
    blow = wm.attaque_de_corps_a_corps(acc=6, defense=13, relance_imposee=True, des=[4, 4], relances=[[2, 3]])
    assert blow.outcome == "Raté" and "critique" not in str(blow)


def test_v_l09(wm, chance):
    """Le Corps mort, elle charge : deux dés de dégâts ; l'Âme morte : un dé pour toucher, ni slam ni piétinement."""
    body = dict(attaquant_corps_desactive=True, attaque_de_charge=True, distance_parcourue=3)
    assert wm.degats_de_corps_a_corps(p_plus_f=15, arm=18, **body, des=[2, 4]).outcome == "Dégâts 3"
    assert chance(wm.attaque_de_corps_a_corps(acc=6, defense=12, attaquant_ame_desactivee=True)) == F(1, 6)
    assert chance(wm.attaque_de_corps_a_corps(acc=6, defense=12, attaquant_ame_desactivee=True, attaquant_frenesie=True)) == F(13, 18)
    assert wm.slam(attaquant_ame_desactivee=True).outcome == wm.pietinement(attaquant_ame_desactivee=True).outcome == "Interdit"


def test_wn02(wm):
    """Arrêté à 2,5 pouces par un petit socle : ni impact ni +2, mais la lance frappe par-dessus."""
    contact = dict(attaquant_figurine_de_cavalerie=True, contact_pendant_la_charge=True, distance_avant_contact=2.5)
    assert wm.faire_des_attaques_d_impact(**contact).outcome == "Interdit"
    over = dict(attaquant_figurine_de_cavalerie=True, figurine_interposee=True, attaquant_socle="grand", interposee_socle="petit")
    v = wm.attaque_de_corps_a_corps(acc=7, defense=14, **over, attaque_de_charge=True, distance_parcourue=2.5, distance=1.5, arme_allonge=True)
    assert v.odds["Touche"] == F(7, 12)


def test_wn32(wm):
    """Au tapis : touché d'office, sans dire l'ACC ni la DEF ; Sans Peur : pas de fuite, sans dire le CMD."""
    assert wm.attaque_de_corps_a_corps(cible_au_tapis=True).odds == {"Touche": 1}
    assert wm.attaque_de_corps_a_corps(cible_stationnaire=True, decor_interferent=True).odds == {"Touche": 1}
    assert wm.test_provoquant_la_fuite(figurine_sans_peur=True).odds == {"Réussi": 1}
    assert wm.test_de_commandement(figurine_construct=True).odds == {"Réussi": 1}


def test_x07(wm):
    """Bloqué au contact de sa cible à 2,9 pouces : ni impact, ni +2 (13 contre 14), ni troisième dé."""
    rider = dict(attaquant_figurine_de_cavalerie=True, attaque_de_charge=True)
    assert wm.faire_des_attaques_d_impact(attaquant_figurine_de_cavalerie=True, distance_avant_contact=2.9).outcome == "Interdit"
    assert wm.attaque_de_corps_a_corps(acc=7, defense=14, des=[3, 3], **rider, attaquant_distance_parcourue=2.9).outcome == "Raté"
    assert wm.attaque_de_corps_a_corps(acc=7, defense=14, des=[3, 3], **rider, attaquant_distance_parcourue=3).outcome == "Touche"
    assert wm.degats_de_corps_a_corps(p_plus_f=12, arm=14, des=[1, 3], **rider, attaquant_distance_parcourue=2.9).outcome == "Dégâts 2"


def test_x47(wm):
    """Double 5 qui touche, relance imposée, 6 et 4 : la touche reste, la critique non."""
    found = wm.attaque_de_corps_a_corps(acc=6, defense=14, des=[5, 5], relance_imposee=True, relances=[[6, 4]])
    assert found.outcome == "Touche" and not found.gives
