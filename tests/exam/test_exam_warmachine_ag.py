"""The thirteenth adversary: who stands where. A back, a shield, a hedge or a reach said of one model is not another's."""

from fractions import Fraction

import pytest

KILL, SECOND_KILL = "la cible est hors de combat", "la seconde cible est hors de combat"
HIT, SECOND_HIT = "la cible est touchée", "la seconde cible est touchée"


def test_ag01(wm, chance):
    """Du haut d'un pouce et visant, sur un gars au tapis en lisière et derrière une haie, mon chevalier à 0,3 : DEF 7, ni -4 ni +2 de hauteur, 35/36."""
    low = dict(defense=13, au_tapis=True, en_partie_en_foret=True, derriere_un_obstacle=True)
    shot = dict(atd=6, attaquant_vise=True, attaquant_surelevee=True, decor_de_dissimulation=True, distance_au_decor=0.5)
    v = wm.attaque_a_distance(**shot, cible=low)
    assert chance(v) == Fraction(35, 36) and "DEF 7" in v.text


@pytest.mark.parametrize(("gap", "boost", "expected"), [(0.8, False, Fraction(1, 12)), (0.8, True, Fraction(1, 2)), (1.1, False, Fraction(7, 12))])
def test_ag02(wm, chance, gap, boost, expected):
    """Vision Aveugle sur un gars DEF 13 dans un bois et derrière un mur : le bois ne compte pas, le mur si, jusqu'à 1 pouce."""
    wood = dict(defense=13, en_partie_en_foret=True, derriere_une_obstruction=True)
    assert chance(wm.attaque_a_distance(atd=6, attaquant_vision_aveugle=True, jet_booste=boost, cible=wood, distance_au_decor=gap)) == expected


def test_ag03(wm, chance):
    """Sort à souffle, le lanceur engagé : la butte compte (5/18), le gel donne 35/36, le spectre est blessé, le modificateur de POR n'y fait rien."""
    spray = dict(foc=6, attaque_de_souffle=True)
    assert chance(wm.attaque_magique(**spray, attaquant_engagee=True, cible=dict(defense=13, surelevee=True))) == Fraction(5, 18)
    assert chance(wm.attaque_magique(**spray, cible=dict(defense=12, stationnaire=True))) == Fraction(35, 36)
    assert chance(wm.attaque_magique(**spray, cible=dict(defense=14, intangible=True))) == Fraction(5, 12)
    assert wm.degats_a_distance(pui=10, arm=12, cible_intangible=True, atteinte_magique=True, des=[3, 4]).outcome == "Dégâts 5"


def test_ag04(wm, chance):
    """Un canon à feu et acide, de dos, sur un immunisé à la corrosion : 5/12 (litige), aucun dégât, mais en feu."""
    v = wm.attaque_a_distance(atd=5, attaque_de_souffle=True, depuis_l_arc_arriere=True, cible=dict(defense=15))
    assert chance(v) == Fraction(5, 12) and "WM-380" in v.disputes
    two = dict(type_de_degats="feu", second_type_de_degats="corrosion", cible_immunite_a_la_corrosion=True)
    assert wm.degats_a_distance(pui=12, arm=14, **two, des=[4, 4]).outcome == "Sans effet"
    assert wm.figurine_touchee_par_l_arme(effet_de_l_arme="effet continu : feu", cible_immunite_a_la_corrosion=True).outcome == "effet continu feu"


def test_ag05(wm):
    """Double qui touche, à la bombarde : tous ceux du gabarit le subissent, sauf le Colosse ; déviée, personne."""
    double = dict(effet_de_l_arme="mise au tapis critique", jet_d_attaque_critique=True, attaque_a_aire_d_effet=True)
    assert wm.figurine_touchee_par_l_arme(**double).outcome == "au tapis"
    assert wm.figurine_touchee_par_l_arme(**double, cible_est_un_colosse=True).outcome == "Aucune conséquence"
    assert wm.figurine_touchee_par_l_arme(**double, attaque_deviee=True).outcome == "Aucune conséquence"
    assert wm.effet_critique(jet_d_attaque_critique=True, ade=4).outcome == "effet critique"
    assert wm.effet_critique(jet_d_attaque_critique=True, attaque_deviee=True).outcome == "Aucune conséquence"


def test_ag06(wm):
    """Électricité et Disruption : l'immunisé est disrupté sans dégâts ; le Colosse prend les dégâts, pas la Disruption."""
    assert wm.degats_a_distance(pui=14, arm=18, type_de_degats="électricité", cible_immunite_a_l_electricite=True, des=[6, 6]).outcome == "Sans effet"
    assert "disruption" in wm.figurine_touchee_par_l_arme(arme_a_disruption=True, cible_immunite_a_l_electricite=True).gives
    assert wm.figurine_touchee_par_l_arme(arme_a_disruption=True, cible_est_un_colosse=True).outcome == "Aucune conséquence"
    assert wm.degats_a_distance(pui=14, arm=18, type_de_degats="électricité", cible_est_un_colosse=True, des=[3, 4]).outcome == "Dégâts 3"


def test_ag07(wm):
    """Engagé par l'un, mon warcaster jette son sort sur l'autre, en mêlée avec mon gars : 1/36 ; puis 245/864 sur celui qui m'engage, 35/432 sur mon gars."""
    spell = dict(foc=6, attaquant_engagee=True, cible=dict(defense=14, en_corps_a_corps=True), nombre_de_candidats=2)
    mine = wm.sort_dans_une_melee(**spell, seconde_cible=dict(defense=12)).odds
    foe = wm.sort_dans_une_melee(**spell, seconde_cible=dict(defense=13), origine_en_corps_a_corps_avec_la_seconde_cible=True).odds
    assert (foe[HIT], foe[SECOND_HIT], mine[SECOND_HIT]) == (Fraction(1, 36), Fraction(245, 864), Fraction(35, 432))


def test_ag08(wm):
    """Trois gars autour de ma cible, l'un caché par le coin d'un mur : restent deux candidats, 5/432 pour celui à couvert, 25/144 pour l'autre."""
    shot = dict(atd=6, attaquant_vise=True, cible=dict(defense=14, en_corps_a_corps=True), nombre_de_candidats=2)
    assert wm.tir_dans_une_melee(**shot, seconde_cible=dict(defense=12, a_couvert=True)).odds[SECOND_HIT] == Fraction(5, 432)
    assert wm.tir_dans_une_melee(**shot, seconde_cible=dict(defense=12)).odds[SECOND_HIT] == Fraction(25, 144)
    assert wm.tir_dans_une_melee(**shot, seconde_cible=dict(defense=12), seconde_cible_cachee_par_le_decor=True).odds[SECOND_HIT] == 0


def test_ag09(wm):
    """Dans le dos de celui que je vise, en face de l'autre : 1/6 contre l'un, 5/36 contre l'autre ; l'inverse, 1/36 puis 175/432."""
    melee = dict(cible=dict(defense=14, en_corps_a_corps=True), seconde_cible=dict(defense=12), nombre_de_candidats=1)
    first = wm.tir_dans_une_melee(atd=6, **melee, depuis_l_arc_arriere=True)
    assert (first.odds[HIT], first.odds[SECOND_HIT]) == (Fraction(1, 6), Fraction(5, 36)) and "WM-380" in first.disputes
    other = wm.tir_dans_une_melee(atd=6, **melee, depuis_l_arc_arriere_de_la_seconde_cible=True)
    assert (other.odds[HIT], other.odds[SECOND_HIT]) == (Fraction(1, 36), Fraction(175, 432))
    seen = dict(depuis_l_arc_arriere_de_la_seconde_cible=True, arc_avant_de_la_seconde_cible_traverse=True)
    assert wm.sort_dans_une_melee(foc=6, **melee, **seen).odds[SECOND_HIT] == Fraction(35, 216)


def test_ag10(wm):
    """Au lance-flammes, l'un me tourne le dos, l'autre me fait face derrière son bouclier : 245/432 et 25/108, 6125/46656 les deux."""
    shield = dict(defense=14, arm=14, boucliers=1, cases_de_degats_restantes=1)
    v = wm.souffle_jusqu_aux_degats(atd=5, pui=12, cible=shield, seconde_cible=shield, depuis_l_arc_arriere=True)
    both = v.odds["les deux figurines sont hors de combat"]
    assert (v.odds[KILL], v.odds[SECOND_KILL], both) == (Fraction(245, 432), Fraction(25, 108), Fraction(6125, 46656))
    spell = wm.sort_de_souffle(foc=5, pui=12, cible=shield, seconde_cible=shield, depuis_l_arc_arriere_de_la_seconde_cible=True)
    assert (spell.odds[KILL], spell.odds[SECOND_KILL]) == (Fraction(25, 108), Fraction(245, 432))


def test_ag11(wm):
    """L'obus prend le premier à revers ; sa voisine a l'impact devant elle, 455/648 à travers le bouclier ; derrière elle, 385/432."""
    near = dict(arm=10, boucliers=1, cases_de_degats_restantes=1)
    back = dict(defense=10, arm=14, boucliers=1, cases_de_degats_restantes=5)
    behind = wm.aire_d_effet_jusqu_aux_degats(atd=7, pui=14, cible=back, seconde_cible=near, depuis_l_arc_arriere=True, degats_hors_de_l_arc_avant=True)
    assert (behind.odds[KILL], behind.odds[SECOND_KILL]) == (Fraction(175, 216), Fraction(455, 648))
    front = dict(defense=8, arm=14, boucliers=1, cases_de_degats_restantes=5)
    blast = wm.aire_d_effet_jusqu_aux_degats(atd=7, pui=14, cible=front, seconde_cible=near, explosion_hors_de_l_arc_avant_de_la_seconde_cible=True)
    assert (blast.odds[KILL], blast.odds[SECOND_KILL]) == (Fraction(245, 432), Fraction(385, 432))


def test_ag12(wm):
    """Mon lancier charge un gars de dos, derrière une haie ; celui qui barre la route lui fait face, à découvert : 5/12 à la Monture ; de dos, 13/18."""
    rider = dict(acc=6, figurine_de_cavalerie=True, distance_parcourue=9)
    story = dict(attaquant=rider, distance_avant_contact=4, pui_de_la_monture=14, p_plus_f=15, cible=dict(defense=14, arm=12, cases_de_degats_restantes=1))
    block = dict(defense=14, arm=12, cases_de_degats_restantes=1)
    v = wm.charge_de_cavalerie_a_travers(**story, interposee=block, depuis_l_arc_arriere=True, decor_interferent=True)
    assert v.odds["la figurine interposée est hors de combat"] == Fraction(5, 12) and v.odds[KILL] == Fraction(5, 12) * Fraction(13, 18)
    turned = wm.charge_de_cavalerie_a_travers(**story, interposee=block, depuis_l_arc_arriere_de_l_autre_figurine=True)
    assert turned.odds["la figurine interposée est hors de combat"] == Fraction(13, 18)


def test_ag13(wm):
    """À deux mains, un gars pris à revers, jeté sur un autre qui est derrière une haie : 5/6 de le tenir, puis 5/18, quoi que l'autre regarde."""
    held = dict(defense=13, arm=15, force=6, socle="petit", cases_de_degats_restantes=1)
    struck = dict(defense=13, arm=16, socle="petit", cases_de_degats_restantes=1)
    story = dict(attaquant=dict(acc=6, force=12), cible=held, heurtee=struck, distance_a_l_autre_figurine=6)
    v = wm.projection_sur_une_figurine(**story, depuis_l_arc_arriere=True, decor_interferent_devant_l_autre_figurine=True)
    assert v.odds["la cible part dans les airs"] == Fraction(5, 6)
    assert v.odds["la figurine heurtée est touchée"] == Fraction(5, 6) * Fraction(5, 18)


def test_ag14(wm):
    """Mon hallebardier recule de 1,5 pouce d'une épée : rien ; l'épéiste recule de ma hallebarde : je frappe, de la hallebarde, pas de la masse."""
    assert wm.quitter_une_zone_de_corps_a_corps(distance=1.5).outcome == "Aucune conséquence"
    assert wm.quitter_une_zone_de_corps_a_corps(distance=1.5, attaquant_allonge=True).outcome == "frappe gratuite"
    assert wm.quitter_une_zone_de_corps_a_corps(distance=2.1, attaquant_allonge=True).outcome == "Aucune conséquence"
    strike = dict(acc=6, defense=13, frappe_gratuite_en_cours=True, distance=1.5)
    assert wm.attaque_de_corps_a_corps(**strike, arme_allonge=False).outcome == "Interdit"
    assert wm.attaque_de_corps_a_corps(**strike, arme_allonge=True).odds["Touche"] == Fraction(5, 6)


@pytest.mark.parametrize("unseen", [dict(figurine_derriere=True), dict(figurine_hors_de_vue=True), dict(figurine_hors_de_vue=True, attaquant_allonge=True)])
def test_ag15(wm, unseen):
    """Il était dans mon dos, ou derrière l'angle d'une maison : il ne m'engageait pas, il s'en va sans que je le frappe."""
    assert wm.quitter_une_zone_de_corps_a_corps(**unseen).outcome == "Aucune conséquence"


def test_ag16(wm, chance):
    """Furtif à 5,1 pouces dans un bois, DEF 16, Vision Aveugle : 7/12 au fusil qui vise, 5/18 au sort ; sans elle, ni l'un ni l'autre."""
    elf = dict(distance=5.1, cible=dict(defense=16, furtivite=True, en_partie_en_foret=True))
    assert chance(wm.attaque_a_distance(atd=7, attaquant_vise=True, attaquant_vision_aveugle=True, **elf)) == Fraction(7, 12)
    assert chance(wm.attaque_de_competence_magique(magie=7, attaquant_vision_aveugle=True, **elf)) == Fraction(5, 18)
    assert wm.attaque_de_competence_magique(magie=7, **elf).text.startswith("Raté automatique")


def test_ag17(wm, chance):
    """Trois fusiliers sur un Furtif, le principal à 5 pouces, un autre à 6 : +2, 7/12, puis 5 points ; le principal à 6, raté d'office."""
    stealth = dict(atd=5, participants=3, cible=dict(defense=14, furtivite=True))
    assert chance(wm.attaque_a_distance(**stealth, participants_en_echec=1, distance=5)) == Fraction(7, 12)
    assert wm.degats_a_distance(pui=10, arm=14, participants=3, participants_en_echec=1, des=[3, 4]).outcome == "Dégâts 5"
    assert wm.attaque_a_distance(**stealth, participants_en_echec=1, distance=6).text.startswith("Raté automatique")


def test_ag18(wm, chance):
    """L'obus PUI 13 tombe dans la tranchée où est le tireur : pas de couvert, 5/12 ; le voisin prend 7 de PUI, arrondi ; l'autre tranchée, rien."""
    v = wm.attaque_a_distance(atd=5, attaque_a_aire_d_effet=True, attaquant_au_contact_de_la_tranchee=True, cible=dict(defense=13, dans_une_tranchee=True))
    assert chance(v) == Fraction(5, 12) and "WM-1359" in v.disputes
    blast = dict(pui=13, cible_dans_une_tranchee=True, des=[3, 4])
    assert wm.degats_d_explosion(**blast, arm=13, explosion_dans_la_tranchee=True).outcome == "Dégâts 1"
    assert wm.degats_d_explosion(**blast, arm=13).outcome == "Sans effet"


def test_ag19(wm):
    """Acide sur un ARM 30 : un point d'office, 2/3 ; et le feu avec, sur ARM 14 : 143/162 d'y rester, il n'a qu'une case."""
    lone = dict(cases_de_degats_restantes=1)
    acid = wm.effets_continus_a_la_maintenance(effet_continu_corrosion=True, arm=30, **lone)
    assert acid.odds["la figurine est hors de combat"] == Fraction(2, 3)
    both = wm.effets_continus_a_la_maintenance(effet_continu_feu=True, effet_continu_corrosion=True, arm=14, **lone)
    assert both.odds["la figurine est hors de combat"] == Fraction(143, 162)


def test_ag20(wm, chance):
    """Pistolero hallebardier : l'épéiste à 1,5 pouce, oui, sans visée ni -4 ; le prêtre à 9 pouces, litige ; l'ennemi dans mon dos n'y change rien."""
    mine = dict(attaquant_pistolero=True, attaquant_engage_un_ennemi=True)
    assert "WM-8310" in wm.attaquer_a_distance(**mine).disputes
    assert wm.attaquer_a_distance(**mine, cible_dans_la_zone_de_corps_a_corps=True).outcome == "Permis"
    shot = dict(atd=6, defense=12, attaquant_pistolero=True, attaquant_vise=True, cible_dans_la_zone_de_corps_a_corps=True)
    assert chance(wm.attaque_a_distance(**shot, attaquant_en_corps_a_corps_avec_la_cible=True)) == Fraction(13, 18)
    assert wm.engager(distance=0.4, cible_derriere=True).outcome == "Interdit"
    assert [wm.engager(distance=0.4, denivele=d).outcome for d in (0.9, 1, 1.1)] == ["Permis", "Permis", "Interdit"]


def test_ag21(wm, chance):
    """Frappe gratuite du Juggernaut sur un Croisé à bouclier : 13/18 avec le +2, jamais celui de dos ; trois dés, bouclier ignoré : 21 contre 16."""
    strike = dict(frappe_gratuite_en_cours=True)
    assert chance(wm.attaque_de_corps_a_corps(acc=6, **strike, depuis_l_arc_arriere=True, cible=dict(defense=14))) == Fraction(13, 18)
    assert wm.degats_de_corps_a_corps(p_plus_f=18, **strike, arm=16, boucliers=1, des=[1, 1, 1]).outcome == "Dégâts 5"


def test_ag22(wm, chance):
    """Trois gars combinent, le principal de dos : 5/6 (litige) ; de face, et les autres de dos : 7/12 ; une haie devant le principal : 13/18 à ACC 6."""
    gang = dict(participants=3, cible=dict(defense=15))
    back = wm.attaque_de_corps_a_corps(acc=5, depuis_l_arc_arriere=True, **gang)
    assert chance(back) == Fraction(5, 6) and "WM-380" in back.disputes
    assert chance(wm.attaque_de_corps_a_corps(acc=5, **gang)) == Fraction(7, 12)
    assert chance(wm.attaque_de_corps_a_corps(acc=6, participants=3, decor_interferent=True, defense=13)) == Fraction(13, 18)
    assert wm.participer_a_une_attaque_combinee(attaquant_au_tapis=True).outcome == "Interdit"


def test_ag23(wm, chance):
    """L'arc nodal est dans son dos, mon warcaster devant : +2, 7/12 ; un jack inerte n'a pas de dos : DEF 5, 35/36, et ni dos ni bouclier."""
    assert chance(wm.attaque_magique(foc=6, sort_relaye=True, depuis_l_arc_arriere=True, defense=15)) == Fraction(7, 12)
    inert = wm.attaque_a_distance(atd=2, defense=13, cible_warjack_inerte=True, depuis_l_arc_arriere=True)
    assert chance(inert) == Fraction(35, 36) and inert.disputes == ()
    assert wm.degats_de_corps_a_corps(p_plus_f=12, arm=14, cible_warjack_inerte=True, boucliers=2, des=[3, 4]).outcome == "Dégâts 5"


def test_ag24(wm):
    """Charge de 2,9 pouces sur un gars au tapis derrière une haie, Maître d'Armes : touché d'office, trois dés et non quatre."""
    assert wm.attaque_de_corps_a_corps(acc=6, defense=13, cible_au_tapis=True, decor_interferent=True).text.startswith("Touche automatique")
    blow = dict(p_plus_f=12, arm=18, arme_maitre_d_armes=True, attaque_de_charge=True)
    assert wm.degats_de_corps_a_corps(**blow, distance_parcourue=2.9, des=[4, 4, 4]).outcome == "Dégâts 6"
    assert wm.degats_de_corps_a_corps(**blow, distance_parcourue=3, des=[4, 4, 4, 1]).outcome == "Dégâts 7"


def test_ag25(wm, chance):
    """Il a de l'eau jusqu'au cou et une haie devant : DEF 7 + 2, 35/36 ; il n'engage personne, je m'éloigne sans risque ; de l'eau, on ne charge pas."""
    v = wm.attaque_de_corps_a_corps(acc=6, defense=14, cible_en_eau_profonde=True, decor_interferent=True)
    assert chance(v) == Fraction(35, 36) and "DEF 9" in v.text
    assert wm.quitter_une_zone_de_corps_a_corps(attaquant_en_eau_profonde=True).outcome == "Aucune conséquence"
    assert (wm.charger(attaquant_en_eau_profonde=True).outcome, wm.charger(cible_en_eau_profonde=True).outcome) == ("Interdit", "Permis")


def test_ag26(wm, chance):
    """Bras mort, je lance quand même sur un gars au tapis : un dé, 1/6 de rater et jamais de critique ; boosté, 1/36 et 5/36."""
    arm = dict(acc=5, defense=14, cible_au_tapis=True, arme_systeme_desactive=True, des_lances_quand_meme=True)
    alone, boosted = wm.attaque_de_corps_a_corps(**arm), wm.attaque_de_corps_a_corps(**arm, jet_booste=True)
    assert (chance(alone), chance(boosted)) == (Fraction(5, 6), Fraction(35, 36))
    assert (chance(alone, "touche critique"), chance(boosted, "touche critique")) == (0, Fraction(5, 36))


def test_ag27(wm, chance):
    """Tête morte, charge de 3 pouces, Maître d'Armes : un dé pour toucher, trois aux dégâts ; la bête à l'Âme morte n'enchaîne plus, au Corps mort si."""
    assert chance(wm.attaque_de_corps_a_corps(acc=6, defense=7, arme_systeme_desactive=True)) == Fraction(5, 6)
    blow = dict(p_plus_f=12, arm=18, arme_maitre_d_armes=True, attaque_de_charge=True, distance_parcourue=3, arme_systeme_desactive=True)
    assert wm.degats_de_corps_a_corps(**blow, des=[4, 4, 4]).outcome == "Dégâts 6"
    assert wm.effectuer_une_attaque_speciale(arme_systeme_desactive=True).outcome == "Interdit"
    assert wm.faire_un_enchainement(attaquant_ame_desactivee=True).outcome == "Interdit"
    assert wm.faire_un_enchainement(attaquant_corps_desactive=True).outcome == "Permis"
    assert wm.degats_de_corps_a_corps(p_plus_f=12, arm=15, attaquant_corps_desactive=True, des=[4]).outcome == "Dégâts 1"


def test_ag28(wm):
    """Slam sur un gars déjà au tapis, un mur à 1 pouce derrière : touché d'office, il ne bouge pas, deux dés seulement, 7/12 d'y perdre un point."""
    down = dict(defense=13, arm=18, au_tapis=True, cases_de_degats_restantes=5)
    v = wm.slam_jusqu_aux_degats(attaquant=dict(acc=6, force=12, distance_parcourue=4), cible=down, distance_a_l_obstruction=1)
    assert v.odds[KILL] == Fraction(1, 12) and v.odds["Points de dégâts subis 0"] == Fraction(5, 12)
    assert wm.figurine_heurtee_par_un_slam(heurtee=dict(socle="petit", intangible=True), cible_socle="moyen").outcome == "Aucune conséquence"


def test_ag29(wm):
    """Couché, deux focus : un le relève en phase de Contrôle, l'autre paie le slam ; debout au prix du mouvement, pas de slam ; à celui de l'action, ni course ni charge."""
    assert wm.renverser_les_effets(figurine_au_tapis=True, points_de_focus=2).outcome == "Permis"
    assert wm.renverser_les_effets(figurine_au_tapis=True, points_de_focus=2, hors_phase_de_controle=True).outcome == "Interdit"
    assert [wm.slam(attaquant_effets_renverses=True, points_de_focus=n).outcome for n in (1, 0)] == ["Permis", "Interdit"]
    assert wm.slam(attaquant_releve_en_renoncant_au_mouvement=True, points_de_focus=1).outcome == "Interdit"
    assert wm.avancer(releve_en_renoncant_a_l_action=True).outcome == "Permis"
    assert wm.charger(attaquant_releve_en_renoncant_a_l_action=True).outcome == "Interdit"


def test_ag30(wm):
    """Deux coups sur un Robuste d'une case : touché 7 fois sur 12, tué deux fois sur trois, sinon couché et le second touche d'office : 61985/93312."""
    tough = dict(defense=13, arm=14, robuste=True, cases_de_degats_restantes=1)
    assert wm.attaques_de_corps_a_corps(acc=6, p_plus_f=12, cible=tough, attaques_enchainees=2).odds[KILL] == Fraction(61985, 93312)


def test_ag31(wm):
    """Le garde du corps : la balle a manqué, il n'a rien à prendre ; déviée, l'attaque touche quand même quelqu'un."""
    assert wm.changement_de_cible(attaque_ratee=True).outcome == "Interdit"
    assert wm.changement_de_cible(attaque_ratee=True, autre_figurine_touchee=True).outcome == "Permis"
    assert wm.rater_une_cible_en_corps_a_corps(cible_en_corps_a_corps=True, attaque_deviee=True).outcome == "déviation"


def test_ag32(wm):
    """Le cavalier bute sur un survivant : il ne va pas plus loin ; celui qui est dans son dos n'est pas dans la zone de la Monture."""
    charge = dict(attaquant_figurine_de_cavalerie=True, distance_avant_contact=4)
    assert wm.poursuivre_sa_charge(**charge, route_barree=True).outcome == "Interdit"
    assert wm.poursuivre_sa_charge(**charge).outcome == "Permis"
    assert wm.faire_des_attaques_d_impact(**charge, cible_derriere=True).outcome == "Interdit"


def test_ag33(wm):
    """Le jack est hors de la zone de contrôle : pas de focus, de qui que ce soit qu'on le demande ; dedans, Cortex mort, non plus."""
    assert wm.se_voir_allouer_du_focus(figurine_hors_de_la_zone_de_controle=True).outcome == "Interdit"
    assert wm.allouer_du_focus(figurine_hors_de_la_zone_de_controle=True).outcome == "Interdit"
    assert wm.se_voir_allouer_du_focus(figurine_cortex_desactive=True).outcome == "Interdit"


def test_ag34(wm):
    """Une chute de 3 pouces, deux dés ; de 3,1, trois ; de 7, quatre ; de 0,9, aucune ; poussé d'une marche de 0,9 pouce, il ne tombe pas."""
    fall = dict(arm=12)
    assert wm.degats_de_chute(**fall, hauteur_de_chute=3, des=[3, 4]).outcome == "Dégâts 5"
    assert wm.degats_de_chute(**fall, hauteur_de_chute=3.1, des=[3, 4, 1]).outcome == "Dégâts 6"
    assert wm.degats_de_chute(**fall, hauteur_de_chute=7, des=[3, 4, 1, 1]).outcome == "Dégâts 7"
    assert wm.chute(hauteur_de_chute=0.9).outcome == "Aucune conséquence"


def test_ag35(wm):
    """Atomes : le sol ne se vise pas ; on ne mesure ni au-delà de la POR ni avant d'avoir déclaré ; verrouiller un « – » ne gêne nulle autre arme."""
    assert wm.attaquer_a_distance(cible_est_le_sol=True).outcome == "Interdit"
    assert wm.mesurer_la_portee(longueur_mesuree=11, por=10).outcome == "Interdit"
    assert wm.mesurer_la_portee(longueur_mesuree=9, por=10, attaque_pas_encore_declaree=True).outcome == "Interdit"
    locked = dict(arme_de_la_meme_localisation=True, attaquant_arme_verrouillee=True)
    assert wm.attaquer_avec_une_arme(**locked, localisation_tiret=True).outcome == "Permis"
    assert wm.relacher_un_verrou(maintenir_un_verrou=True, hors_activation=True).outcome == "Interdit"


def test_ag36(wm):
    """Atomes : sans case, un point suffit ; relevé par une règle, il agit dans le tour ; une fois par partie le reste ; un jack réveillé ne joue pas."""
    assert wm.cases_avant_hors_de_combat(cases_de_la_figurine=0).total == 1
    assert "s'activer" in wm.retour_en_jeu().gives
    assert wm.revenir_en_jeu(retiree_du_jeu=True).outcome == "Interdit"
    assert wm.reutiliser_une_competence_unique(competence_unique_deja_utilisee=True).outcome == "Interdit"
    assert wm.s_activer(reactive_ce_tour=True).outcome == wm.relayer_un_sort(figurine_reactive_ce_tour=True).outcome == "Interdit"


def test_ag37(wm):
    """Atomes : deux compétences, une attaque ; une course de fuyard peut faire 0 pouce ; le slam manqué finit l'activation ; CMD 7, 7 pouces compris."""
    assert wm.attaques_gagnees(competences_generatrices=2).total == 1
    assert wm.course_minimale_en_fuite().total == 0
    assert "fin de l'activation" in wm.fin_du_mouvement_de_slam(distance=0.6, distance_parcourue=6).text
    assert [wm.etre_a_portee_de_commandement(distance_au_commandant=d, cmd=7).outcome for d in (7, 7.1)] == ["Permis", "Interdit"]


def test_ag38(wm):
    """VTS 6, la cible à 8 pouces, 3 pouces de broussailles entre nous : je charge pour rien, 6,5 au plus (litige) ; mon Éclaireur y va ; le slam de même."""
    mud = dict(vts=6, distance_en_terrain_difficile=3)
    v = wm.portee_d_une_charge(**mud)
    assert v.total == Fraction(13, 2) and "WM-1350" in v.disputes
    assert "échouera" in wm.charger(**mud, distance=8).text and wm.charger(**mud, distance=6.5).text == "Permis : WM-700"
    assert "échouera" not in wm.charger(**mud, distance=8, attaquant_eclaireur=True).text
    assert "échouera" in wm.slam(**mud, distance=7).text and "échouera" not in wm.slam(**mud, distance=6.5).text


def test_ag39(wm):
    """La Terreur me tourne le dos, à 0,4 pouce : j'ai peur si je la regarde (litige) ; dos à dos, non ; une Abomination, elle, n'a pas de dos."""
    near = dict(distance_a_la_creature=0.4, figurine_derriere_la_creature=True)
    assert "WM-1950" in wm.creature_terrifiante(creature_terreur=True, **near).disputes
    assert wm.creature_terrifiante(creature_terreur=True, **near, creature_derriere_la_figurine=True).outcome == "Aucune conséquence"
    assert "test" in wm.creature_terrifiante(creature_abomination=True, **near, creature_derriere_la_figurine=True).outcome


def test_ag40(wm):
    """Mon quatrième gardien est à 0,6 pouce : il n'en est pas, sauf à l'Allonge ; celui qui a la cible dans le dos non plus."""
    fourth = dict(attaques_restantes=1, type_d_attaque="corps-à-corps")
    assert wm.participer_a_une_attaque_combinee(**fourth, distance=0.6).outcome == "Interdit"
    assert wm.participer_a_une_attaque_combinee(**fourth, distance=0.6, arme_allonge=True).outcome == "Permis"
    assert wm.participer_a_une_attaque_combinee(**fourth, cible_derriere=True).outcome == "Interdit"


def test_ag41(wm):
    """Je descends d'un mur de 1,5 pouce au pied duquel il m'attend : son épée n'y montait pas ; d'une caisse d'un pouce, il me frappe."""
    assert wm.quitter_une_zone_de_corps_a_corps(denivele=1.5).outcome == "Aucune conséquence"
    assert wm.quitter_une_zone_de_corps_a_corps(denivele=1.5, attaquant_allonge=True).outcome == "frappe gratuite"
    assert wm.quitter_une_zone_de_corps_a_corps(denivele=1).outcome == "frappe gratuite"


def test_ag42(wm):
    """Mon hallebardier engage à 1,5 pouce, mais ne frappe pas de sa masse à cette distance ; sa frappe gratuite non plus ; de la hallebarde, si."""
    far = dict(attaquant_allonge=True, distance=1.5)
    assert wm.attaquer_avec_une_arme(**far, arme_allonge=False).outcome == "Interdit"
    assert wm.attaquer_avec_une_arme(**far, arme_allonge=True).outcome == wm.attaquer_avec_une_arme(**far).outcome == "Permis"
    strike = dict(acc=6, defense=13, frappe_gratuite_en_cours=True, **far)
    assert wm.attaque_de_corps_a_corps(**strike, arme_allonge=False).outcome == "Interdit"
    assert wm.zone_de_corps_a_corps(figurine_armes_a_allonge=1).total == 2


def test_ag43(wm):
    """Mur de Boucliers : de dos, ni contre une épée ni contre un obus qui le touche ; l'obus tiré de derrière qui éclate devant lui, si."""
    back = dict(depuis_l_arc_arriere=True)
    assert wm.beneficier_du_mur_de_boucliers(**back).outcome == "Interdit"
    assert wm.beneficier_du_mur_de_boucliers(**back, attaque_a_aire_d_effet=True, touche_directe=True).outcome == "Interdit"
    assert wm.beneficier_du_mur_de_boucliers(**back, attaque_a_aire_d_effet=True).outcome == "Permis"
