"""The eighth adversary: cavalry, beasts, colossals, units and buildings in composite situations, their answers worked out from the documents first."""

from fractions import Fraction

REFUSED = ("Interdit", "Sans effet")


def out(verdict, whom="la cible"):
    """The chance that somebody is disabled at the end."""
    return verdict.odds[f"{whom} est hors de combat"]


def hit(verdict, whom="la cible"):
    """The chance that somebody is hit."""
    return verdict.odds[f"{whom} est touchée"]


def test_aa01(wm, chance):
    """Six points drainés sur sept : le dernier reste au SEU 10 (1/6), non au SEU 8 (5/12) ; hors de la zone on teste, un Construct jamais."""
    assert chance(wm.test_de_seuil(figurine=dict(points_de_furie=1, seu=8)), "Seuil dépassé") == Fraction(15, 36)
    assert chance(wm.test_de_seuil(figurine=dict(points_de_furie=1, seu=10)), "Seuil dépassé") == Fraction(6, 36)
    far = dict(points_de_furie=2, seu=9, hors_de_la_zone_de_controle=True)
    assert chance(wm.test_de_seuil(figurine=far), "Seuil dépassé") == Fraction(15, 36)
    assert wm.drainer_la_furie(figurine_hors_de_la_zone_de_controle=True).outcome == "Interdit"
    assert wm.passer_un_test_de_seuil(figurine=dict(points_de_furie=2, seu=5, construct=True)).outcome == "Interdit"


def test_aa02(wm):
    """Frénétique, l'Âme morte : mon troupier à portée passe avant l'ennemi à engager ; deux dés pour toucher, trois pour blesser."""
    friend, foe = dict(amie_a_portee=True, distance_a_franchir=0), dict(ennemie_a_engager=True, distance_a_franchir=3)
    assert wm.cible_de_la_frenesie(options=[foe, friend]).outcome == "Option 2"
    beast = dict(points_de_furie=2, seu=8, acc=5, ame_desactivee=True)
    v = wm.frenesie_jusqu_aux_degats(figurine=beast, p_plus_f=15, cible=dict(defense=12, arm=13, cases_de_degats_restantes=1))
    assert out(v) == Fraction(21, 36) * Fraction(21, 36)


def test_aa03(wm):
    """Le warlock se noie : un point sans jet, rien à transférer ; le feu, qui jette des dés, se transfère."""
    assert wm.degats_en_eau_profonde(figurine=dict(type_de_figurine="warlock", en_eau_profonde=True, activation_finie=True)).total == 1
    assert wm.transferer_des_degats(controleur_points_de_furie=3, degats_sans_jet=True).outcome == "Interdit"
    assert wm.transferer_des_degats(controleur_points_de_furie=3, controleur_en_eau_profonde=True).outcome == "Permis"


def test_aa04(wm):
    """Neuf points pour six cases : trois reviennent ; pas de pillage sur une bête morte d'un transfert ; pleine, elle n'en prend pas."""
    assert wm.degats_transferes(points_de_degats_subis=9, cases_de_degats_restantes=6).total == 6
    assert wm.degats_en_exces(points_de_degats_subis=9, cases_de_degats_restantes=6).total == 3
    assert wm.piller_la_furie(detruite_par_un_transfert=True).outcome == "Interdit"
    assert wm.transferer_des_degats(controleur_points_de_furie=1, figurine=dict(points_de_furie=4, fur=4)).outcome == "Interdit"
    assert wm.transferer_des_degats(controleur_points_de_furie=1, figurine=dict(points_de_furie=2, fur=4)).outcome == "Permis"


def test_aa05(wm):
    """Frappe gratuite sur un dragon Robuste en charge : il passe à pied, sans jet de Robuste, et tout s'arrête ; le surplus est perdu."""
    rider = dict(defense=13, arm=16, cases_de_degats_restantes=5, dragon=True, robuste=True, dragon_peut_passer_a_pied=True)
    v = wm.attaques_de_corps_a_corps(acc=6, p_plus_f=10, frappe_gratuite_en_cours=True, attaques_enchainees=1, cible=rider)
    assert out(v) == 0
    ahorse = wm.attaques_de_corps_a_corps(
        acc=6, p_plus_f=10, frappe_gratuite_en_cours=True, attaques_enchainees=1, cible=dict(defense=13, arm=16, cases_de_degats_restantes=5)
    )
    assert out(ahorse) == Fraction(5, 6) * Fraction(1, 2)  # 5 or more; 11 or more on three dice: what makes him walk
    assert wm.passer_a_pied(pendant_une_avance=True).gives == ("effets transmis", "activation achevée", "avance interrompue")
    assert wm.degats_comptes_du_dragon_monte(points_de_degats_subis=9, cases_de_degats_restantes=5).total == 5


def test_aa06(wm):
    """Les 5 pouces de la cavalerie légère : en fuite ou stationnaire non ; ralliée, charge ratée, ou relevée au prix de son mouvement, oui."""
    done = dict(cavalerie_legere=True, actions_finies=True, activation_finie=True)

    def hop(**more):
        return wm.avancer_en_cavalerie_legere(figurine=dict(**done, **more), longueur_de_l_avance=5).outcome

    assert [hop(en_fuite=True), hop(stationnaire=True), hop(hors_de_formation=True)] == ["Interdit"] * 3
    assert [hop(), hop(apres_une_charge_ratee=True), hop(releve_en_renoncant_au_mouvement=True)] == ["Permis"] * 3


def test_aa07(wm):
    """Un gargantuan slamme un moyen vers un colosse à 5 pouces pile : d6 + 2, atteint dès un 3 ; trois dés, sinon deux ; le colosse n'a rien."""
    target = dict(defense=12, arm=18, socle="moyen", cases_de_degats_restantes=10)
    v = wm.slam_jusqu_aux_degats(
        attaquant=dict(est_un_gargantuan=True, force=15, acc=6), cible=target, distance_parcourue=5, autre_est_un_colosse=True,
        distance_a_l_autre_figurine=5,
    )
    assert out(v) == Fraction(13, 18) * Fraction(2, 3) * Fraction(56, 216)  # 6 or more to hit; 13 or more on three dice
    assert out(v, "l'autre figurine") == 0 and v.odds["l'autre figurine est au tapis"] == 0


def test_aa08(wm):
    """Un guerrier jeté à deux mains sur une machine de bataille à 6 pouces (6,5 de portée) : trois dés s'il l'atteint, deux s'il la manque."""
    man = dict(defense=13, arm=14, force=7, socle="petit", cases_de_degats_restantes=8)
    engine = dict(defense=10, machine_de_bataille=True)
    v = wm.projection_sur_une_figurine(attaquant=dict(acc=6, force=11, socle="grand"), cible=man, heurtee=engine, distance_a_l_autre_figurine=6)
    assert v.odds["la figurine heurtée est touchée"] == Fraction(7, 12) * Fraction(11, 12)
    assert out(v) == Fraction(7, 12) * (Fraction(11, 12) * Fraction(1, 2) + Fraction(1, 12) * Fraction(1, 12))
    assert out(v, "la figurine heurtée") == 0


def test_aa09(wm, chance):
    """Le mur de briques de 5 pouces, 50 points, le pont, 25 ; un sort de PUI 8 le touche d'office ; la ruine couvre qui y a un pied."""
    assert wm.capacite_de_degats_d_une_structure(materiaux=[["brique", 5]]).total == 50
    assert wm.capacite_de_degats_d_une_structure(materiaux=[["brique", 5]], structure_porteuse=True).total == 25
    assert chance(wm.attaque_magique(foc=6, cible_est_une_structure=True)) == 1
    assert chance(wm.attaque_a_distance(atd=6, defense=12, cible_dans_une_ruine=True)) == Fraction(6, 36)
    assert wm.distance_parcourue_selon_le_terrain(mouvement_depense=3, figurine_dans_une_ruine=True).total == Fraction(3, 2)
    assert wm.deplacement_slamme(de_de_slam=4, cible_dans_une_ruine=True).total == 2
    into = wm.degats_de_slam(force=12, arm=16, cible=dict(dans_une_ruine=True, socle="moyen"), des=[3, 4])
    assert str(into).startswith("Dégâts 3")  # rough ground, not an obstruction: two dice


def test_aa10(wm):
    """Cinq morts sur dix, l'étendard avec : une recrue à 0,8 pouce le relève, et l'on relance ; à 1,3 pouce, non."""
    assert wm.pertes_massives(figurines_au_debut_du_tour=10, figurines_detruites=5).gives
    assert not wm.pertes_massives(figurines_au_debut_du_tour=10, figurines_detruites=4).gives
    assert wm.devenir_porte_etendard(distance_de_la_recrue=0.8).outcome == "Permis"
    assert wm.devenir_porte_etendard(distance_de_la_recrue=1.3).outcome == "Interdit"
    v = wm.test_provoquant_la_fuite(cmd=7, subit_des_pertes_massives=True, porte_etendard_en_formation=True)
    assert v.odds["Réussi"] == 1 - Fraction(15, 36) ** 2


def test_aa11(wm):
    """Le marshal au tapis contre un jack personnage inerte : debout au prix du mouvement, il le réveille, autonome ; au prix de l'action, non."""
    jack = dict(warjack_personnage=True)
    v = wm.reactivation_par_un_marshal(controleur=dict(jack_marshal=True, releve_en_renoncant_au_mouvement=True), warjacks_deja_controles=1, figurine=jack)
    assert v.gives == ("warjack autonome",)
    v = wm.reactivation_par_un_marshal(controleur=dict(jack_marshal=True, releve_en_renoncant_a_l_action=True), warjacks_deja_controles=1, figurine=jack)
    assert v.outcome == "Interdit"
    assert wm.s_activer(figurine_reactive_ce_tour=True).outcome == "Interdit"


def test_aa12(wm):
    """Arrivé en courant au contact d'un autonome : plus d'action à donner."""
    story = dict(figurine_warjack_autonome=True, warjacks_deja_controles=0)
    assert wm.prendre_le_controle_d_un_autonome(controleur=dict(jack_marshal=True, apres_une_course=True), **story).outcome == "Interdit"
    assert wm.prendre_le_controle_d_un_autonome(controleur=dict(jack_marshal=True), **story).outcome == "Permis"


def test_aa13(wm):
    """Le marshal volé : mon warcaster prend l'un de ses jacks, qui ne s'active pas ; le marshal revenu ne reprend que l'autre."""
    assert wm.marshal_pris_par_l_adversaire().gives
    assert wm.prendre_le_controle_d_un_autonome(controleur_est_un_warcaster=True, figurine_warjack_autonome=True).outcome == "Permis"
    assert wm.s_activer(figurine_controle_pris_ce_tour=True).outcome == "Interdit"
    assert not wm.marshal_repris(figurine_warjack_pris_entre_temps=True).gives and wm.marshal_repris().gives


def test_aa14(wm, chance):
    """Le Vector frappe de dos avec l'ACC de son warcaster (8), non la sienne ; l'induction, pas vers une Interface Nodale morte."""
    blow = dict(attaquant=dict(vector=True, acc=5), controleur_acc=8, cible_defense=15, depuis_l_arc_arriere=True)
    assert chance(wm.attaque_de_corps_a_corps(**blow)) == Fraction(30, 36)
    assert chance(wm.attaque_de_corps_a_corps(**blow, jet_booste=True)) == Fraction(212, 216)
    assert wm.induction_du_focus(distance=6, figurine_vector=True).outcome == "Permis"
    assert wm.induction_du_focus(distance=6, figurine=dict(vector=True, cortex_desactive=True)).outcome == "Interdit"


def test_aa15(wm):
    """Warlock au tapis, quatre furies drainées : une pour se relever, deux sorts, il en reste une ; la bête relevée de force ne teste pas."""
    assert wm.renverser_les_effets(figurine=dict(type_de_figurine="warlock", au_tapis=True, points_de_furie=4)).outcome == "Permis"
    assert wm.furie_restante(points_de_furie=4, etats_renverses=1, sorts_entretenus=2).total == 1
    beast = dict(est_une_warbeast=True, au_tapis=True)
    assert wm.renverser_les_effets(figurine=beast).outcome == "Permis"
    assert wm.furie_generee(etats_renverses=1).total == 1
    assert wm.renverser_les_effets(figurine=dict(**beast, esprit_desactive=True)).outcome == "Interdit"
    assert wm.passer_un_test_de_seuil(figurine=dict(points_de_furie=1, effets_renverses=True)).outcome == "Interdit"


def test_aa16(wm):
    """En fuite, l'Esprit mort : rien ne la contraint à courir, elle avance de 5 pouces, sans action ; un Commandant CMD 9 à 9 pouces la rallie."""
    beast = dict(est_une_warbeast=True, en_fuite=True, esprit_desactive=True)
    assert wm.courir(figurine=beast).outcome == "Interdit" and wm.avancer(figurine=beast).outcome == "Permis"
    assert wm.accomplir_une_action(figurine=beast).outcome == "Interdit"
    assert wm.avancer_vers_un_ennemi(figurine_en_fuite=True).outcome == "Interdit"
    assert wm.test_de_ralliement(cmd=6, meneur_cmd=9, distance_au_commandant=9).odds["Ralliée"] == Fraction(30, 36)
    assert wm.test_de_ralliement(cmd=6, meneur_cmd=9, distance_au_commandant=9.5).odds["Ralliée"] == Fraction(15, 36)


def test_aa17(wm):
    """Une bête sauvage engage toujours : mon tireur ne tire pas ; elle ne le frappe pas s'il part ; son bouclier ne compte plus."""
    assert wm.engager(attaquant_sauvage=True, distance=0.5).outcome == "Permis"
    assert wm.attaquer_a_distance(attaquant_engagee=True, cible_sauvage=True).outcome == "Interdit"
    assert wm.attaquer_au_corps_a_corps(attaquant_sauvage=True, frappe_gratuite_en_cours=True).outcome == "Interdit"
    blow = wm.degats_de_corps_a_corps(p_plus_f=14, cible=dict(arm=16, boucliers=1, sauvage=True), des=[4, 3])
    assert str(blow).startswith("Dégâts 5")


def test_aa18(wm):
    """L'empreinte : pas pendant le mouvement, ni après une course, ni le Cortex mort ; entre la charge et son coup, ou autonome, oui."""

    def mark(moment, **more):
        return wm.utiliser_une_empreinte(moment_de_l_empreinte=moment, figurine=dict(points_de_focus=1, **more)).outcome

    assert mark("pendant le mouvement") == mark("après le mouvement", apres_une_course=True) == "Interdit"
    assert mark("après le mouvement", cortex_desactive=True) == "Interdit"
    assert mark("après le mouvement", apres_l_avance_d_une_charge=True) == mark("après une attaque", warjack_autonome=True) == "Permis"


def test_aa19(wm, chance):
    """Un dragon Pistolero qui a piétiné quelqu'un de sa Monture ne tire plus ; sans impact, il tire : ni -4, ni +2 de charge."""
    rider = dict(pistolero=True, dragon=True)
    assert wm.attaquer_a_distance(attaquant=dict(**rider, impact_deja_fait=True)).outcome == "Interdit"
    shot = wm.attaque_a_distance(
        attaquant=dict(**rider, atd=6, engagee=True), cible=dict(defense=14, engagee=True), distance=0.4, cible_dans_la_zone_de_corps_a_corps=True
    )
    assert chance(shot) == Fraction(15, 36)


def test_aa20(wm):
    """À cheval, socle moyen, la lance passe par-dessus un petit socle, non un moyen ; le pistolet ne passe pas ; à pied, la lance non plus."""
    line = dict(cible_socle="petit", socle_sur_la_ligne=True)
    pike = dict(**line, arme_allonge=True, distance=1.8)
    rider = dict(figurine_de_cavalerie=True, socle="moyen")
    assert wm.attaquer_au_corps_a_corps(attaquant=rider, interposee_socle="petit", **pike).outcome == "Permis"
    assert wm.attaquer_au_corps_a_corps(attaquant=rider, interposee_socle="moyen", **pike).outcome == "Interdit"
    assert wm.attaquer_au_corps_a_corps(attaquant=dict(socle="moyen"), interposee_socle="petit", **pike).outcome == "Interdit"
    assert wm.attaquer_a_distance(attaquant=rider, interposee_socle="petit", **line).outcome == "Interdit"
    walker = dict(dragon=True, dragon_a_pied=True, socle="moyen")
    assert wm.attaquer_au_corps_a_corps(attaquant=walker, interposee_socle="petit", **pike).outcome == "Interdit"


def test_aa21(wm, chance):
    """Balayage à gauche : trois figurines y sont, mon troupier compris ; le Maître d'armes n'y ajoute rien ; il coûte un focus."""
    assert wm.attaques_de_balayage(figurines_dans_la_fenetre=3).total == 3
    assert wm.balayage(attaquant=dict(est_un_colosse=True, points_de_focus=0)).outcome == "Interdit"
    sweep = dict(attaquant=dict(est_un_colosse=True, acc=6), prise_speciale_en_cours=True)
    assert chance(wm.attaque_de_corps_a_corps(**sweep, cible=dict(defense=14, au_tapis=True))) == 1
    assert chance(wm.attaque_de_corps_a_corps(**sweep, cible=dict(defense=12))) == Fraction(26, 36)
    assert chance(wm.attaque_de_corps_a_corps(**sweep, cible=dict(defense=14))) == Fraction(15, 36)
    hurt = wm.degats_de_prise_speciale(attaquant=dict(est_un_colosse=True, force=16), cible_arm=18, arme_maitre_d_armes=True, des=[3, 4])
    assert str(hurt).startswith("Dégâts 5")


def test_aa22(wm):
    """La cible d'une Frappe Puissante part de d6 + 2 : petit socle à 4 pouces, 5/6 ; moyen à 6, 1/2, et lui seul donne un dé de plus."""
    giant, target = dict(est_un_colosse=True, force=17, acc=6, distance_parcourue=5), dict(defense=12, arm=20, socle="moyen", cases_de_degats_restantes=8)
    assert wm.frappe_puissante(attaquant=dict(est_un_colosse=True, points_de_focus=1), cible_socle="moyen", gantelets_disponibles=1).outcome == "Permis"
    away = dict(socle="moyen", hors_de_la_fenetre_de_tir=True)
    assert wm.frappe_puissante(attaquant=dict(est_un_colosse=True, points_de_focus=1), cible=away, gantelets_disponibles=1).outcome == "Interdit"
    small, medium = (dict(socle=base, arm=18, cases_de_degats_restantes=1) for base in ("petit", "moyen"))
    v = wm.slam_jusqu_aux_degats(attaquant=giant, cible=target, autre=small, distance_a_l_autre_figurine=4)
    assert (out(v), out(v, "l'autre figurine")) == (Fraction(13, 18) * Fraction(1, 12), Fraction(13, 18) * Fraction(5, 6))
    v = wm.slam_jusqu_aux_degats(attaquant=giant, cible=target, autre=medium, distance_a_l_autre_figurine=6)
    assert (out(v), out(v, "l'autre figurine")) == (Fraction(13, 18) * Fraction(7, 24), Fraction(13, 18) * Fraction(1, 2))


def test_aa23(wm):
    """À deux mains, le Corps mort, l'attaque boostée, l'autre à 7 pouces pour 6 : un seul dé de dégâts, un point sur un 6 ; l'Âme morte, rien."""
    beast = dict(acc=6, force=12, socle="grand", corps_desactive=True, est_une_warbeast=True, points_de_furie=0, fur=4)
    target = dict(defense=12, arm=17, force=10, socle="moyen", cases_de_degats_restantes=1)
    v = wm.projection_sur_une_figurine(
        attaquant=beast, cible=target, heurtee=dict(defense=10, socle="moyen"), distance_a_l_autre_figurine=7, attaques_boostees=1
    )
    assert v.odds["la cible part dans les airs"] == Fraction(206, 216) * Fraction(212, 216)
    assert out(v) == Fraction(206, 216) * Fraction(212, 216) * Fraction(1, 6)
    assert wm.projection_a_deux_mains(attaquant=dict(est_une_warbeast=True, ame_desactivee=True), gantelets_disponibles=2).outcome == "Interdit"


def test_aa24(wm):
    """Targe et bouclier, +1 et +2 de face : 22 contre 19 ; la targe morte, 18 ; l'un mort et l'autre verrouillé, ou de dos, 16. Au tapis, ils restent."""

    def points(targes, boucliers, **more):
        return str(wm.degats_a_distance(pui=13, cible=dict(arm=16, targes=targes, boucliers=boucliers), des=[4, 5], **more))[:8]

    assert [points(1, 1), points(0, 1), points(0, 0)] == ["Dégâts 3", "Dégâts 4", "Dégâts 6"]
    assert points(1, 1, degats_hors_de_l_arc_avant=True) == "Dégâts 6" and points(1, 1, cible_au_tapis=True) == "Dégâts 3"


def test_aa25(wm):
    """Le spectre qui a frappé à son tour se blesse au mien ; celui qui n'a fait que courir, non, sinon par un sort."""
    assert str(wm.degats_de_corps_a_corps(p_plus_f=10, cible=dict(arm=12, intangible=True, intangible_perdu=True), des=[4, 5])).startswith("Dégâts 7")
    assert wm.degats_de_corps_a_corps(p_plus_f=10, cible=dict(arm=12, intangible=True), des=[4, 5]).outcome in REFUSED
    assert wm.affecter_une_figurine_intangible(atteinte_magique=True).outcome == "Permis"


def test_aa26(wm):
    """Un allié de Cygnar, marshal dans une armée mercenaire, est mercenaire : des warjacks mercenaires, et eux seuls."""
    ally = dict(jack_marshal=True, contrat_incluant_la_faction=True)
    assert wm.controler_un_warjack(controleur=ally, figurine_mercenaire=False).outcome == "Interdit"
    assert wm.controler_un_warjack(controleur=ally, figurine_mercenaire=True).outcome == "Permis"
    assert wm.controler_un_warjack(controleur=dict(jack_marshal=True)).outcome == "Permis"
    sellsword = dict(est_un_warcaster=True, mercenaire=True)
    assert wm.reactiver_un_warjack(controleur=sellsword, figurine=dict(warjack_inerte=True, mercenaire=False)).outcome == "Interdit"
    assert wm.inclure_une_figurine(warcasters_de_la_faction=0, warcasters_mercenaires=1).outcome == "Interdit"


def test_aa27(wm, chance):
    """Compétence Magique [6] contre DEF 12 en tranchée et surélevée : 18, un double 6 ; au contact du gabarit, 14 ; viser n'y fait rien."""
    spell = dict(magie=6, defense=12, vise=True, cible_dans_une_tranchee=True, cible_surelevee=True)
    assert chance(wm.attaque_de_competence_magique(**spell)) == Fraction(1, 36)
    assert chance(wm.attaque_de_competence_magique(**spell, attaquant_au_contact_de_la_tranchee=True)) == Fraction(15, 36)


def test_aa28(wm):
    """Un seul troupier à 3 pouces de l'Abomination amie : l'unité teste à la fin du mouvement ; qui rate n'attaque pas ; restée là, elle ne teste plus."""
    near = dict(creature=dict(abomination=True, amie=True), distance_a_la_creature=3)
    assert wm.creature_terrifiante(**near).gives and not wm.creature_terrifiante(**near, restee_pres_de_la_creature=True).gives
    assert wm.test_provoquant_la_fuite(cmd=8).odds["Réussi"] == Fraction(26, 36)
    assert "fin immédiate de l'activation" in wm.fuir(fuite_pendant_son_activation=True).gives
    assert wm.attaquer_au_corps_a_corps(attaquant_en_fuite=True, attaque_de_charge=True).outcome == "Interdit"


def test_aa29(wm):
    """Le chef d'une pièce, Robuste, une chance sur trois ; détruit, une recrue à 1 pouce part à sa place, pas à 1,2 ; et pas de soutien."""
    v = wm.coup_fatal_et_robuste(cible=dict(robuste=True, cases_de_degats_restantes=1), points_de_degats_subis=2)
    assert out(v) == Fraction(2, 3)
    crew = dict(unite_de_servants_d_arme=True)
    assert wm.perdre_une_recrue_a_la_place_du_chef(**crew, distance_de_la_recrue=1).outcome == "Permis"
    assert wm.perdre_une_recrue_a_la_place_du_chef(**crew, distance_de_la_recrue=1.2).outcome == "Interdit"
    assert wm.ajouter_un_soutien(**crew).outcome == "Interdit"


def test_aa30(wm, chance):
    """L'officier détaché : à une unité mercenaire non alliée ; ses ordres seuls, et la charge ; des jacks mercenaires ; le Commandant de la Faction prête."""
    assert wm.ajouter_un_officier_detache(l_unite_mercenaire=True).outcome == "Permis"
    assert wm.ajouter_un_officier_detache(l_unite=dict(mercenaire=True, unite_alliee=True)).outcome == "Interdit"
    assert wm.ajouter_un_officier_detache(l_unite_mercenaire=False).outcome == "Interdit"
    order = dict(est_un_officier_detache=True, ordre_absent_de_sa_carte=True)
    assert wm.donner_l_ordre_d_unite(**order).outcome == "Interdit"
    assert wm.donner_l_ordre_d_unite(**order, ordre_de_course_ou_charge=True).outcome == "Permis"
    assert wm.controler_un_jack_avec_un_officier_detache(figurine_mercenaire=True).outcome == "Permis"
    assert wm.controler_un_jack_avec_un_officier_detache(figurine_mercenaire=False).outcome == "Interdit"
    assert wm.test_de_commandement(cmd=7, meneur_cmd=9, distance_au_commandant=9).odds["Réussi"] == Fraction(30, 36)


def test_found_after_impact_without_a_charge(wm):
    """Qui ne peut pas charger n'a pas d'attaques d'impact ; hors formation, il les fait quand même."""
    for state in ("malus_de_vts", "releve_en_renoncant_au_mouvement", "troupier_sans_ordre_de_charge", "verrouillee", "dysfonctionnement"):
        rider = dict(figurine_de_cavalerie=True, **{state: True})
        assert wm.faire_des_attaques_d_impact(attaquant=rider, distance_avant_contact=4).outcome == "Interdit", state
    stray = dict(figurine_de_cavalerie=True, hors_de_formation=True)
    assert wm.faire_des_attaques_d_impact(attaquant=stray, distance_avant_contact=4).outcome == "Permis"


def test_found_after_walls(wm):
    """Un mur ne se charge pas, n'est engagé par personne, ne reçoit pas d'attaque de charge."""
    wall = dict(est_une_structure=True)
    assert wm.faire_des_attaques_d_impact(attaquant_figurine_de_cavalerie=True, cible=wall, distance_avant_contact=4).outcome == "Interdit"
    assert wm.attaque_de_corps_a_corps(acc=6, cible=wall, attaque_de_charge=True).outcome == "Interdit"
    assert wm.attaque_de_corps_a_corps(acc=6, cible=wall).outcome == "Touche"
    assert wm.engager(distance=0, cible=wall).outcome == "Interdit"
    assert wm.combiner_les_attaques(participants=3, cible_hors_de_vue=True).outcome == "Interdit"


def test_found_after_ghosts(wm):
    """Slammé ou jeté à travers un spectre, fût-il plus gros : pas de dé de plus."""
    ghost = dict(socle="grand", intangible=True)
    assert str(wm.degats_de_slam(force=9, arm=15, cible_socle="moyen", heurtee=ghost, des=[3, 4])).startswith("Dégâts 1")
    assert str(wm.degats_de_projection(force=9, arm=15, cible_socle="moyen", heurtee=ghost, des=[3, 4])).startswith("Dégâts 1")


def test_found_after_character_jacks(wm):
    """Autonome, donc en cours de partie : le marshal peut prendre un warjack personnage. Inerte, celui-ci perd son affinité."""
    jack = dict(warjack_personnage=True, warjack_autonome=True)
    assert wm.prendre_le_controle_d_un_autonome(controleur_jack_marshal=True, figurine=jack).outcome == "Permis"
    assert wm.affinite(controle_par_le_warcaster_nomme=True).outcome == "Permis"
    assert wm.affinite(controle_par_le_warcaster_nomme=True, figurine_warjack_inerte=True).outcome == "Interdit"


def test_found_after_beasts_only(wm):
    """Ni animus ni frénésie pour un warjack ; un warcaster ne lance pas d'animus ; une sauvage n'est pas contrainte à se relever."""
    assert wm.utiliser_un_animus(figurine_est_un_warjack=True).outcome == "Interdit"
    assert wm.utiliser_un_animus(figurine=dict(est_une_warbeast=True)).outcome == "Permis"
    assert wm.frapper_en_frenesie(attaquant_est_un_warjack=True).outcome == "Interdit"
    assert not wm.animus_du_warlock(controleur_est_un_warcaster=True).gives and wm.animus_du_warlock().gives
    assert wm.renverser_les_effets(figurine=dict(est_une_warbeast=True, sauvage=True, au_tapis=True)).outcome == "Interdit"


def test_found_after_an_equal_commander(wm):
    """Hors formation, CMD 9 auprès d'un Commandant de CMD 9 : 9, et non 7 ; en formation, rien ne change."""
    story = dict(meneur_cmd=9, distance_au_commandant=8)
    assert wm.test_provoquant_la_fuite(figurine=dict(cmd=9, hors_de_formation=True), **story).odds["Réussi"] == Fraction(30, 36)
    assert wm.test_provoquant_la_fuite(figurine=dict(cmd=9, hors_de_formation=True)).odds["Réussi"] == Fraction(21, 36)
    assert wm.test_provoquant_la_fuite(figurine=dict(cmd=10), **story).odds["Réussi"] == Fraction(33, 36)


def test_found_after_who_one_is(wm):
    """Dire « warlock », « recrue » ou « chef » dit ce qu'on peut : commander, combiner, contraindre, piller."""
    assert wm.donner_l_ordre_d_unite(type_de_figurine="recrue").outcome == "Interdit"
    chief = dict(type_de_figurine="chef d'unité")
    assert wm.donner_l_ordre_d_unite(**chief).outcome == "Permis"
    assert wm.donner_l_ordre_d_unite(**chief, l_unite_officier_dans_l_unite=True).outcome == "Interdit"
    assert wm.donner_l_ordre_d_unite(**chief, l_unite=dict(officier_dans_l_unite=True, officier_perdu=True)).outcome == "Permis"
    assert wm.combiner_les_attaques(participants=3, attaquant_type_de_figurine="solo").outcome == "Interdit"
    for ask in (wm.contraindre_une_warbeast, wm.piller_la_furie, wm.drainer_la_furie):
        assert ask(controleur_type_de_figurine="warcaster").outcome == "Interdit"
        assert ask(controleur_type_de_figurine="warlock").outcome == "Permis"


def test_found_after_brambles(wm):
    """Slammé dans les broussailles, il va moitié moins loin : le piquier à 2 pouces, une fois sur deux."""
    hit_by = dict(acc=6, force=11, socle="grand", distance_parcourue=4)
    target = dict(defense=12, arm=17, socle="moyen", terrain_difficile_en_chemin=True, cases_de_degats_restantes=1)
    pike = dict(socle="petit", arm=17, cases_de_degats_restantes=1)
    v = wm.slam_jusqu_aux_degats(attaquant=hit_by, cible=target, autre=pike, distance_a_l_autre_figurine=2)
    assert out(v, "l'autre figurine") == Fraction(13, 18) * Fraction(1, 2) * Fraction(7, 12)


def test_found_after_the_unit_tests_as_one(wm):
    """L'unité teste avec le CMD de son commandant, sans le −2 du troupier égaré."""
    stray = dict(figurine=dict(cmd=8, hors_de_formation=True), chef_cmd=8)
    assert wm.test_provoquant_la_fuite(**stray, test_pour_l_unite=True).odds["Réussi"] == Fraction(26, 36)
    assert wm.test_provoquant_la_fuite(**stray).odds["Réussi"] == Fraction(15, 36)


def test_found_after_a_recruit_rides_by(wm):
    """Une recrue à cheval attaque en passant sur ordre ; un solo s'en passe."""
    rider = dict(figurine_de_cavalerie=True, type_de_figurine="recrue")
    assert wm.faire_une_attaque_en_passant(attaquant=rider).outcome == "Interdit"
    assert wm.faire_une_attaque_en_passant(attaquant=dict(**rider, ordre_d_attaque_en_passant=True)).outcome == "Permis"
    assert wm.faire_une_attaque_en_passant(attaquant=dict(figurine_de_cavalerie=True, type_de_figurine="solo")).outcome == "Permis"
