"""A sixteenth adversary, the supplement and the booklet again: whole stories of fury, panic, colossals, water, and points that are spent once."""

from fractions import Fraction

import pytest

KILL = "la cible est hors de combat"
FLEES = "la figurine est en fuite"


def dead(verdict, points: int) -> Fraction:
    """The chance that a damage roll or a chain brings at least so many points."""
    return sum((p for told, p in verdict.odds.items() if told.startswith(("Dégâts ", "Points ")) and int(told.split()[-1]) >= points), Fraction(0))


def test_aj01(wm):
    """FUR 6 : la bête à 12 pouces pile se draine, celle à 13 non ; deux furies restées sur SEU 8, 7/12 ; une sur SEU 9, 5/18."""
    assert wm.drainer_la_furie(controleur_fur=6, distance_au_controleur=12).outcome == "Permis"
    assert wm.drainer_la_furie(controleur_fur=6, distance_au_controleur=13).outcome == "Interdit"
    assert wm.furie_apres_drainage(controleur_fur=6, controleur_points_de_furie=0, furie_drainee=7).total == 6
    assert wm.test_de_seuil(seu=8, points_de_furie=2).odds["Seuil dépassé"] == Fraction(7, 12)
    assert wm.test_de_seuil(seu=9, points_de_furie=1).odds["Seuil dépassé"] == Fraction(5, 18)
    assert wm.test_de_seuil(seu=8, points_de_furie=3, des=[2, 3]).outcome == "Seuil tenu"


def test_aj02(wm):
    """Frénétique, un ami à 0,4 pouce, un ennemi à 3 : l'ami, 103/108 ; et pas d'activation ensuite."""
    options = [{"amie_a_portee": True, "distance_a_franchir": 0}, {"ennemie_a_engager": True, "distance_a_franchir": 3}]
    assert wm.cible_de_la_frenesie(options=options).text.startswith("Option 1")
    v = wm.une_attaque_de_corps_a_corps(acc=6, p_plus_f=15, attaque_de_frenesie=True, cible=dict(defense=12, arm=15))
    assert 1 - v.odds["Points de dégâts subis 0"] == Fraction(103, 108)
    assert wm.s_activer(figurine_frenesie=True).outcome == "Interdit"


def test_aj03(wm):
    """Deux furies, une bête de 9 cases : 7 puis 5 transférés, trois points reviennent ; elle porte toujours moins que sa FUR."""
    ask = dict(controleur=dict(points_de_furie=2, fur=6), figurine=dict(points_de_furie=2, fur=3))
    assert wm.transferer_des_degats(**ask).outcome == "Permis"
    assert wm.degats_en_exces(controleur_points_de_degats_subis=5, figurine_cases_de_degats_restantes=2).total == 3
    assert wm.furie_depensee(transferts=2).total == 2


def test_aj04(wm):
    """Tuée par l'ennemi, sa furie se prend toute ou pas : 9, ramenés à 6 à la maintenance ; par ma bête frénétique, rien."""
    assert wm.furie_apres_pillage(controleur_points_de_furie=5, figurine_points_de_furie=4).total == 9
    assert wm.furie_apres_maintenance(points_de_furie=9, fur=6).total == 6
    assert wm.piller_la_furie(pillage_partiel=True).outcome == wm.piller_la_furie(figurine_detruite_par_un_ami=True).outcome == "Interdit"


def test_aj05(wm):
    """Corps et Âme morts, attaque boostée : deux dés, 5/12 ; un seul aux dégâts, 3 ou plus : 5/18 d'entamer ARM 18 à P+F 16."""
    beast = dict(acc=6, est_une_warbeast=True, corps_desactive=True, ame_desactivee=True)
    v = wm.attaques_de_corps_a_corps(attaquant=beast, p_plus_f=16, attaques_enchainees=1, attaques_boostees=1, cible=dict(defense=14, arm=18, cases_de_degats_restantes=1))
    assert v.odds[KILL] == Fraction(5, 12) * Fraction(2, 3)


def test_aj06(wm):
    """Esprit mort, elle ne charge pas ; une furie du warlock à 12 pouces lui rend une case, et elle charge. Un Construct ne guérit pas."""
    assert wm.charger(attaquant=dict(est_une_warbeast=True, esprit_desactive=True)).outcome == "Interdit"
    far = dict(controleur=dict(fur=6, points_de_furie=1), distance_au_controleur=12)
    assert wm.guerir(figurine=dict(est_une_warbeast=True, esprit_desactive=True), **far).outcome == "Permis"
    assert wm.charger(attaquant=dict(est_une_warbeast=True, points_de_furie=0, fur=4)).outcome == "Permis"
    assert wm.guerir(figurine=dict(est_une_warbeast=True, construct=True), **far).outcome == "Interdit"


def test_aj07(wm):
    """Plus de warlock : elle court, ne frappe pas qui part, perd son bouclier ; reprise, elle attend le tour suivant."""
    assert wm.courir(figurine_sauvage=True).outcome == "Obligatoire"
    assert wm.attaque_de_corps_a_corps(acc=6, defense=12, attaquant_sauvage=True, frappe_gratuite_en_cours=True).outcome == "Interdit"
    assert wm.degats_de_corps_a_corps(p_plus_f=15, arm=16, boucliers=1, cible_sauvage=True, des=[3, 3]).outcome == "Dégâts 5"
    assert wm.charger(attaquant=dict(est_une_warbeast=True, controle_pris_ce_tour=True)).outcome == "Interdit"


def test_aj08(wm):
    """Six focus : cinq alloués, un entretien, il n'a plus rien ; l'autre sort expire ; hors zone, l'entretien reste permis."""
    assert wm.focus_restant(points_de_focus=6, focus_alloue_en_tout=5, sorts_entretenus=1).total == 0
    assert wm.sorts_qui_expirent(sorts_a_entretien=2, sorts_entretenus=1).total == 1
    assert wm.entretenir_un_sort(hors_de_la_zone_de_controle=True).outcome == "Permis"
    shot = wm.degats_a_distance(pui=12, arm=14, cible=dict(est_un_warcaster=True, points_de_focus=0), des=[3, 4])
    assert shot.outcome == "Dégâts 5"


def test_aj09(wm):
    """« Mon sort coûte 3, il me reste 3, je booste » : deux dés, 5/12 ; avec 4, 181/216. De la furie, pareil ; sans coût dit, le boost se lance."""
    spell = dict(defense=14, jet_booste=True)
    assert wm.attaque_magique(foc=6, **spell, cout_des_sorts=3, attaquant_points_de_focus=3).odds["Touche"] == Fraction(5, 12)
    assert wm.attaque_magique(foc=6, **spell, cout_des_sorts=3, attaquant_points_de_focus=4).odds["Touche"] == Fraction(181, 216)
    lock = dict(est_un_warlock=True, points_de_furie=2)
    assert wm.attaque_magique(fur=6, **spell, cout_des_sorts=2, attaquant=lock).odds["Touche"] == Fraction(5, 12)
    assert wm.attaque_magique(fur=6, **spell, cout_des_sorts=1, attaquant=lock).odds["Touche"] == Fraction(181, 216)
    assert wm.attaque_magique(foc=6, **spell, attaquant_points_de_focus=3).odds["Touche"] == Fraction(181, 216)


def test_aj10(wm):
    """Le même sort jusqu'aux dégâts : le dernier point paie l'un des deux boosts, celui du toucher d'abord : 181/216, puis 5/6."""
    story = dict(foc=6, pui=12, cout_des_sorts=3, attaques_boostees=1, degats_boostes=1, cible=dict(defense=14, arm=16, cases_de_degats_restantes=1))
    assert wm.un_sort_et_ses_degats(**story, attaquant_points_de_focus=3).odds[KILL] == Fraction(5, 12) * Fraction(5, 6)
    assert wm.un_sort_et_ses_degats(**story, attaquant_points_de_focus=4).odds[KILL] == Fraction(181, 216) * Fraction(5, 6)
    assert wm.un_sort_et_ses_degats(**story, attaquant_points_de_focus=5).odds[KILL] == Fraction(181, 216) * Fraction(212, 216)


def test_aj11(wm):
    """Au contact de sa cible, derrière un muret : pas de -4, DEF 19, 1/36, boosté 7/27. La visée n'y fait rien."""
    prey = dict(defense=15, cible=dict(a_couvert=True, en_corps_a_corps=True), origine_en_corps_a_corps_avec_la_cible=True)
    assert wm.attaque_magique(foc=6, **prey).odds["Touche"] == Fraction(1, 36)
    assert wm.attaque_magique(foc=6, **prey, jet_booste=True).odds["Touche"] == Fraction(7, 27)
    assert wm.attaque_magique(foc=6, **prey, attaquant_vise=True).odds["Touche"] == Fraction(1, 36)


def test_aj12(wm):
    """Furtive à 4 pouces du relais : 7/12 ; à 6, raté d'office. Gelé il relaie, couché non, engagé non, sauf l'autre lecture."""
    spell = dict(foc=7, defense=14, sort_relaye=True)
    assert wm.attaque_magique(**spell, distance=4, cible=dict(furtivite=True)).odds["Touche"] == Fraction(7, 12)
    assert wm.attaque_magique(**spell, distance=6, cible=dict(furtivite=True)).text.startswith("Raté automatique")
    assert wm.attaque_magique(**spell, relais=dict(stationnaire=True)).odds["Touche"] == Fraction(7, 12)
    assert wm.attaque_magique(**spell, relais=dict(au_tapis=True)).outcome == "Interdit"
    held = wm.un_sort_et_ses_degats(foc=7, pui=12, sort_relaye=True, relais=dict(engagee=True), cible=dict(defense=13, arm=16, cases_de_degats_restantes=3))
    assert held.outcome == "Interdit" and "WM-2157" in held.disputes


def test_aj13(wm):
    """Marshal CMD 8, jack à 8 pouces, sans focus : il charge, et n'a plus de boost, 1505/2592 d'entamer ; à 8,5, ni charge ; jamais de coup de tête."""
    jack = dict(est_un_warjack=True, points_de_focus=0)
    boss = dict(controleur=dict(jack_marshal=True, cmd=8))
    assert wm.charger(attaquant=jack, **boss, distance_au_controleur=8).outcome == "Permis"
    assert wm.charger(attaquant=jack, **boss, distance_au_controleur=8.5).outcome == "Interdit"
    blow = dict(acc=6, p_plus_f=16, attaque_de_charge=True, distance_parcourue=4, cible=dict(defense=13, arm=19))
    v = wm.une_attaque_de_corps_a_corps(**blow, controleur_jack_marshal=True, avantages_recus=1, boost_du_marshal=True)
    assert 1 - v.odds["Points de dégâts subis 0"] == Fraction(1505, 2592)
    assert wm.coup_de_tete(attaquant=jack, **boss).outcome == wm.slam(attaquant=jack, **boss).outcome == "Interdit"


def test_aj14(wm):
    """Diriger à CMD 8 : 13/18 ; un Commandant CMD 9 à 9 pouces, 5/6 ; raté, plus d'avantage ce tour ; l'Officier parti emporte ses directions."""
    assert wm.tentative_de_direction(controleur_cmd=8).odds["Dirigé"] == Fraction(13, 18)
    assert wm.tentative_de_direction(controleur_cmd=8, meneur_cmd=9, distance_au_commandant=9).odds["Dirigé"] == Fraction(5, 6)
    assert wm.beneficier_d_un_avantage_de_marshal(direction_ratee=True).outcome == "Interdit"
    assert wm.tenter_de_diriger(direction_d_un_officier_parti=True).outcome == "Interdit"


def test_aj15(wm):
    """Un warjack personnage, un Colosse, un troisième jack : le marshal les réactive autonomes ; un deuxième passe sous son contrôle."""
    ask = wm.reactivation_par_un_marshal
    assert ask(figurine_warjack_personnage=True, warjacks_deja_controles=0).outcome == "warjack autonome"
    assert ask(figurine_est_un_colosse=True, warjacks_deja_controles=0).outcome == ask(warjacks_deja_controles=2).outcome == "warjack autonome"
    assert ask(warjacks_deja_controles=1).outcome == "contrôle du 'jack marshal"


def test_aj16(wm):
    """Quatre tireurs sur un Colosse engagé en forêt : DEF 10, 35/36 ; engagé lui-même il tire, sans visée : 13/18."""
    prey = dict(est_un_colosse=True, defense=10, engagee=True, en_foret=True)
    assert wm.attaque_a_distance(atd=5, attaque_combinee=True, participants=4, cible=prey).odds["Touche"] == Fraction(35, 36)
    gun = dict(est_un_colosse=True, engagee=True, vise=True)
    assert wm.attaque_a_distance(atd=6, attaquant=gun, cible=dict(defense=12)).odds["Touche"] == Fraction(13, 18)


def test_aj17(wm):
    """Frappe Puissante, un mur à 4 pouces : le dé l'atteint dès 2, et trois dés à 14 ou plus tuent, 2275/23328 ; à 8 pouces, un 6 seulement."""
    colossus = dict(est_un_colosse=True, acc=6, force=14, points_de_focus=1, gantelets_disponibles=1)
    prey = dict(defense=12, arm=18, socle="grand", cases_de_degats_restantes=10)
    ask = wm.frappe_puissante_jusqu_aux_degats
    assert ask(attaquant=colossus, cible=prey, distance_a_l_obstruction=4).odds[KILL] == Fraction(13, 18) * Fraction(5, 6) * Fraction(35, 216)
    assert ask(attaquant=colossus, cible=prey, distance_a_l_obstruction=8).odds[KILL] == Fraction(13, 18) * Fraction(1, 6) * Fraction(35, 216)
    assert ask(attaquant={**colossus, "gantelets_disponibles": 0}, cible=prey).outcome == "Interdit"
    assert ask(attaquant=colossus, cible={**prey, "est_un_colosse": True}).outcome == "Interdit"


def test_aj18(wm):
    """Gargantuan, trois furies sur quatre : la prise le remplit, plus de boost ; le petit socle derrière meurt avec : 13/18 et sans jet de plus."""
    beast = dict(est_un_gargantuan=True, acc=6, force=14, points_de_furie=3, fur=4, gantelets_disponibles=1)
    story = dict(cible=dict(defense=12, arm=14, socle="petit", cases_de_degats_restantes=1), autre=dict(socle="petit", arm=13, cases_de_degats_restantes=1))
    v = wm.frappe_puissante_jusqu_aux_degats(attaquant=beast, **story, attaques_boostees=1)
    assert v.odds[KILL] == v.odds["l'autre figurine est hors de combat"] == Fraction(13, 18)
    assert wm.frappe_puissante_jusqu_aux_degats(attaquant={**beast, "points_de_furie": 2}, **story, attaques_boostees=1).odds[KILL] == Fraction(103, 108)


def test_aj19(wm):
    """Balayage de deux : 7/12, puis 5/18 et 33/36 ; les deux, 385/2592 ; Robuste, 7/18 ; couché, touché d'office."""
    colossus = dict(est_un_colosse=True, acc=6, force=14, points_de_focus=1)
    first, second = dict(defense=13, arm=14, cases_de_degats_restantes=1), dict(defense=15, arm=17, cases_de_degats_restantes=1)
    v = wm.balayage_jusqu_aux_degats(attaquant=colossus, cible=first, seconde_cible=second)
    assert v.odds["les deux figurines sont hors de combat"] == Fraction(7, 12) * Fraction(5, 18) * Fraction(33, 36)
    assert wm.balayage_jusqu_aux_degats(attaquant=colossus, cible={**first, "robuste": True}).odds[KILL] == Fraction(7, 18)
    assert wm.balayage_jusqu_aux_degats(attaquant=colossus, cible={**first, "au_tapis": True}).odds[KILL] == 1
    assert wm.balayage_jusqu_aux_degats(attaquant={**colossus, "points_de_focus": 0}, cible=first).outcome == "Interdit"


def test_aj20(wm):
    """Réparation [7] sur la machine : 7/18 d'ôter trois points ou plus ; de loin, en fuite ou après une course, non."""
    ask = wm.reparation_de_bout_en_bout
    assert dead(ask(x_de_competence=7), 3) == Fraction(7, 12) * Fraction(4, 6)
    for why in ("sans_contact", "d_une_autre_faction", "en_fuite", "apres_une_course"):
        assert ask(x_de_competence=7, **{f"figurine_{why}": True}).outcome == "Interdit"


def test_aj21(wm):
    """La machine de bataille se place, ne se pousse pas ; le Colosse ne se place pas non plus."""
    assert wm.placer_une_figurine(figurine_machine_de_bataille=True).outcome == "Permis"
    assert wm.poussee(points_de_focus=1, cible_machine_de_bataille=True).outcome == "Interdit"
    assert wm.placer_une_figurine(figurine_est_un_colosse=True).outcome == "Interdit"


def test_aj22(wm):
    """En dysfonctionnement, à couvert : DEF 11, 5/6 ; il ne charge pas ; une Vision de plus n'y change rien."""
    prey = dict(dysfonctionnement=True, a_couvert=True)
    assert wm.attaque_a_distance(atd=6, defense=12, cible=prey).odds["Touche"] == Fraction(5, 6)
    assert wm.attaque_a_distance(atd=6, defense=12, cible=prey, attaquant_vision_aveugle=True).odds["Touche"] == Fraction(5, 6)
    assert wm.charger(attaquant_dysfonctionnement=True).outcome == "Interdit"


@pytest.mark.parametrize(("began", "lost", "tests"), [(9, 4, False), (9, 5, True), (7, 4, True), (7, 3, False)])
def test_aj23(wm, began, lost, tests):
    """Quatre perdus comptent sur sept, non sur neuf : la moitié des figurines du début du tour, pas de la partie."""
    assert bool(wm.pertes_massives(figurines_au_debut_du_tour=began, figurines_detruites=lost).gives) is tests


def test_aj24(wm):
    """CMD 7, la Terreur : 5/12 de fuir, 25/144 de fuir encore après le ralliement ; Commandant à 9 pouces et CMD 9, 1/36 ; étendard, 625/20736."""
    ask = wm.fuite_puis_ralliement
    assert ask(cmd=7).odds[FLEES] == Fraction(25, 144)
    assert ask(cmd=7, meneur_cmd=9, distance_au_commandant=9).odds[FLEES] == Fraction(1, 36)
    assert ask(chef_cmd=7, l_unite_porte_etendard_en_formation=True).odds[FLEES] == Fraction(25, 144) ** 2
    assert ask(cmd=7, figurine_en_fuite=True).odds[FLEES] == Fraction(5, 12)


@pytest.mark.parametrize("trait", ["sans_peur", "mort_vivant", "construct"])
def test_aj25(wm, trait):
    """Sans Peur, Mort-Vivant ou Construct : elle n'est jamais en fuite, quel que soit le jet."""
    assert wm.fuite_puis_ralliement(cmd=3, **{f"figurine_{trait}": True}).odds[FLEES] == 0


def test_aj26(wm):
    """« Mon unité fuit, le chef a CMD 7 » : 7/12 ; avec l'étendard, 119/144 ; avec un Commandant CMD 9 près d'un seul troupier, 5/6."""
    assert wm.test_de_ralliement(chef_cmd=7, l_unite_en_fuite=True).odds["Ralliée"] == Fraction(7, 12)
    assert wm.test_de_ralliement(chef_cmd=7, l_unite_en_fuite=True, l_unite_porte_etendard_en_formation=True).odds["Ralliée"] == Fraction(119, 144)
    assert wm.test_de_commandement(chef_cmd=7, meneur_cmd=9, l_unite_figurines_a_portee_du_commandant=1).odds["Réussi"] == Fraction(5, 6)
    assert wm.test_provoquant_la_fuite(chef_cmd=7).odds["en fuite"] == Fraction(5, 12)
    assert wm.test_de_commandement(chef_cmd=9, figurine=dict(cmd=6, hors_de_formation=True)).odds["Réussi"] == Fraction(1, 6)


def test_aj27(wm):
    """Le test d'un sort qui ne fait pas fuir : le Construct réussit, Sans Peur et Mort-Vivant lancent leurs dés à CMD 6."""
    assert wm.test_de_commandement(cmd=6, figurine_construct=True).text.startswith("Réussi automatique")
    for trait in ("sans_peur", "mort_vivant"):
        assert wm.test_de_commandement(cmd=6, **{f"figurine_{trait}": True}).odds["Réussi"] == Fraction(5, 12)


def test_aj28(wm):
    """Slammé dans le lac : retiré du jeu, sans épave ; au gué, détruit, il en laisse une ; sa bête voisine nage."""
    assert "warjack retiré du jeu" in wm.etre_slamme(cible=dict(est_un_warjack=True, en_eau_profonde=True)).gives
    assert wm.warjack_detruit(figurine_en_eau_profonde=True).gives == ()
    assert "marqueur d'épave d'un warjack détruit" in wm.warjack_detruit(figurine_en_eau_peu_profonde=True).gives
    assert wm.warjack_en_eau_profonde(figurine_est_une_warbeast=True).gives == ()


def test_aj29(wm):
    """Il finit à la nage avec un point de vie, Robuste : deux fois sur trois il y reste ; un spectre n'y perd rien."""
    assert wm.degats_en_eau_profonde(figurine_type_de_figurine="solo").total == 1
    last = dict(points_de_degats_subis=1, cases_de_degats_restantes=1, robuste=True)
    assert wm.coup_fatal_et_robuste(cible=last).odds[KILL] == Fraction(2, 3)
    assert wm.degats_en_eau_profonde(figurine_intangible=True).outcome == "Sans effet"


def test_aj30(wm):
    """En fuite et couché : il se relève en donnant son mouvement, jamais son action ; à la nage, il ne court pas, l'Éclaireur non plus n'y va plus vite."""
    down = dict(en_fuite=True, au_tapis=True)
    assert wm.se_relever_au_prix_de_son_action(figurine=down).outcome == "Interdit"
    assert wm.se_relever_au_prix_de_son_mouvement(figurine=down).outcome == "Permis"
    assert wm.se_relever_au_prix_de_son_action(figurine=dict(hors_de_formation=True, au_tapis=True)).outcome == "Interdit"
    assert wm.se_relever_au_prix_de_son_action(figurine_au_tapis=True).outcome == "Permis"
    assert wm.courir(figurine=dict(en_fuite=True, en_eau_profonde=True)).outcome == "Interdit"
    assert wm.distance_parcourue_selon_le_terrain(mouvement_depense=6, figurine_en_eau_profonde=True, figurine_eclaireur=True).total == 3


def test_aj31(wm):
    """Il fuit, mais il me tient encore dans sa zone : engagé, je ne tire pas ; couché, il ne tient personne."""
    assert wm.engager(figurine_en_fuite=True, distance=0.4).outcome == "Permis"
    assert wm.attaque_a_distance(atd=6, defense=12, attaquant_engagee=True).outcome == "Interdit"
    assert wm.engager(figurine=dict(en_fuite=True, au_tapis=True), distance=0.4).outcome == "Interdit"


def test_aj32(wm, both):
    """Cavalerie légère : après une course, l'avance de 5 pouces est en litige ; la Monture ne se booste pas."""
    v = wm.avancer_en_cavalerie_legere(figurine_cavalerie_legere=True, figurine_apres_une_course=True)
    assert v.outcome == "Interdit" and "WM-1552" in v.disputes
    assert wm.attaque_de_monture(acc=6, defense=13, jet_booste=True).odds["Touche"] == Fraction(7, 12)
    assert both(wm.type_du_decor(hauteur_du_decor=1, epaisseur_du_decor=0.5), "WM-1351")


def test_aj33(wm):
    """Un Vector frappe à l'ACC du warcaster, sort compris : 8 contre 14, 13/18 ; un point par tour passe à un autre, à 6 pouces."""
    assert wm.attaque_de_corps_a_corps(defense=14, attaquant_vector=True, controleur_acc=8).odds["Touche"] == Fraction(13, 18)
    assert [wm.induction_du_focus(distance=inches).outcome for inches in (6, 6.5)] == ["Permis", "Interdit"]
    assert wm.induction_du_focus(distance=6, induction_deja_faite=True).outcome == "Interdit"


def test_aj34(wm):
    """Le feat entre l'avance et l'attaque de charge, oui ; charge ratée, en fuite, couché, non ; en fuite sans pouvoir courir, oui."""
    ask = wm.utiliser_un_pouvoir
    assert ask(figurine_apres_l_avance_d_une_charge=True).outcome == "Permis"
    assert [ask(**{f"figurine_{why}": True}).outcome for why in ("apres_une_charge_ratee", "en_fuite", "au_tapis", "en_eau_profonde")] == ["Interdit"] * 4
    assert ask(figurine=dict(en_fuite=True, mouvement_desactive=True)).outcome == "Permis"


def test_aj35(wm):
    """Atomes : lien à 4 et SEU +2 ; l'Empreinte entre deux coups, jamais pendant ; seconde recrue à 1 pouce ; un seul ordre ; l'Officier n'est pas remplacé."""
    assert wm.limite_d_allocation(lie=True).total == 4
    assert wm.test_de_seuil(seu=8, points_de_furie=3, lie=True).odds["Seuil dépassé"] == Fraction(5, 12)
    assert wm.utiliser_une_empreinte(moment_de_l_empreinte="après une attaque", points_de_focus=1).outcome == "Permis"
    assert wm.utiliser_une_empreinte(moment_de_l_empreinte="pendant une attaque", points_de_focus=1).outcome == "Interdit"
    assert wm.perdre_une_recrue_a_la_place_du_chef(l_unite_servants_d_arme=True, distance_de_la_recrue=1).outcome == "Permis"
    assert wm.recevoir_un_ordre(l_unite_ordre_deja_recu=True).outcome == "Interdit"
    assert wm.promotion(l_unite_officier_perdu=True).gives == ()


def test_aj36(wm):
    """Atomes : brique, PUI 13 rien, 14 un point ; l'Éclaireur charge par-dessus le muret ; deux étages tombent à PUI 48."""
    wall = dict(cible_est_une_structure=True, materiau="brique")
    assert wm.degats_a_distance(pui=13, **wall, des=[6, 6]).outcome == "Sans effet"
    assert wm.degats_a_distance(pui=14, **wall, des=[1, 2]).outcome == "Dégâts 1"
    assert wm.traverser_un_obstacle_lineaire(mouvement_de_charge=True, figurine_eclaireur=True).outcome == "Permis"
    assert wm.traverser_un_obstacle_lineaire(mouvement_de_charge=True).outcome == "Interdit"
    assert wm.degats_d_effondrement(materiau="brique", etages=2, arm=19, des=[1, 1]).outcome == "Dégâts 31"


def test_aj37(wm):
    """L'obus frappe en plein dos : le bouclier ne compte pas, par un sort non plus ; de face, il compte ; l'explosion, elle, vient du point d'impact."""
    prey = dict(cible=dict(defense=7, arm=15, boucliers=1, cases_de_degats_restantes=10), seconde_cible=dict(arm=15, boucliers=1, cases_de_degats_restantes=1))
    dice = [[3, 2], [3, 4], [5, 6]]
    for ask, skill in ((wm.aire_d_effet_jusqu_aux_degats, "atd"), (wm.sort_a_aire_d_effet, "foc")):
        behind = ask(**{skill: 5}, pui=12, depuis_l_arc_arriere=True, **prey, des=dice)
        assert behind.total == 4 and "La seconde cible est hors de combat : non" in behind.text
        assert ask(**{skill: 5}, pui=12, **prey, des=dice).total == 2


def test_aj38(wm):
    """Un obus de PUI 10 touche le mur de bois d'office : 5 + 10 contre 12, trois points ; le lance-flammes de PUI 10, sans feu, rien."""
    wall = dict(materiau="bois", cible=dict(est_une_structure=True, cases_de_degats_restantes=20))
    beside = dict(arm=25, cases_de_degats_restantes=1)
    assert wm.aire_d_effet_jusqu_aux_degats(atd=5, pui=10, **wall, seconde_cible=beside, des=[[2, 3], [1, 1]]).total == 3
    v = wm.souffle_jusqu_aux_degats(atd=5, pui=10, **wall, seconde_cible=dict(defense=12, **beside))
    assert v.odds[KILL] == 0


def test_aj39(wm):
    """Un sort à 3, puis l'épée et le pistolet : 5 focus, deux coups de plus au plus ; 3 focus, aucun, et pas de boost."""
    swings = wm.nombre_d_attaques_de_corps_a_corps
    want = dict(armes_de_melee=2, attaques_supplementaires=3, cout_des_sorts=3)
    assert [swings(**want, attaquant_points_de_focus=points).total for points in (6, 5, 4, 3)] == [5, 4, 3, 2]
    assert swings(**want, attaquant=dict(est_un_warlock=True, points_de_furie=4)).total == 3
    assert wm.attaque_de_corps_a_corps(acc=6, defense=13, jet_booste=True, cout_des_sorts=3, attaquant_points_de_focus=3).odds["Touche"] == Fraction(7, 12)
