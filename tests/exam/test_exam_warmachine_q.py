"""Situations of Warmachine by an adversary, over passages the other rows leave alone: sight from a height, drift off the table, Esprit and Cortex, fields."""

from fractions import Fraction as F

OUT = "la cible est hors de combat"


def test_q01(wm, chance):
    """De ma terrasse, 2 pouces au-dessus de tous : un jack à 4 pouces de la cible, un piquier à 0,8 ; la cible, en bas, n'y gagne rien."""
    above = dict(attaquant_plus_haute=True, denivele=2, attaquant_au_dessus_de_l_interposee=2, attaquant_socle="petit", cible_socle="petit")
    line = dict(**above, figurine_interposee=True)
    assert wm.tracer_une_ligne_de_vue(**line, interposee_socle="grand", distance_de_l_interposee_a_la_cible=4).outcome == "Permis"
    near = dict(**line, distance_de_l_interposee_a_la_cible=0.8)
    assert wm.tracer_une_ligne_de_vue(**near, interposee_socle="moyen").outcome == "Interdit"
    shot = wm.attaque_a_distance(atd=6, vise=True, defense=14, distance=9, **near, interposee_socle="petit")
    assert chance(shot) == F(13, 18)
    assert any(a.text.startswith("Interdit") for a in shot.answers), "the booklet makes no exception within 1 inch of the target"


def test_q02(wm, chance):
    """Engagé, 5 focus : un sort boosté à coût 2, l'épée, jamais le pistolet ; et frapper deux fois encore."""
    spell = dict(foc=7, defense=15, cible_engagee=True, attaquant_engagee=True, attaquant_en_corps_a_corps_avec_la_cible=True, vise=True)
    assert chance(wm.attaque_magique(**spell)) == F(5, 12)
    assert chance(wm.attaque_magique(**spell, jet_booste=True)) == F(181, 216)
    assert wm.focus_restant(points_de_focus=5, cout_des_sorts=2, jets_boostes=1).total == 2
    assert wm.nombre_d_attaques_de_corps_a_corps(armes_de_melee=1, attaques_supplementaires=2).total == 3
    assert wm.attaquer_a_distance(attaquant_engagee=True).outcome == "Interdit"
    assert wm.attaquer_a_distance(deja_attaque_au_corps_a_corps=True).outcome == "Interdit"
    assert wm.focus_restant(points_de_focus=5, cout_des_sorts=2, jets_boostes=1, attaques_supplementaires=3).outcome == "Interdit"


def test_q03(wm):
    """Le Pistolero charge de 5 pouces et ouvre au pistolet : ni visée, ni -4, ni dégâts boostés ; pas d'épée ensuite."""
    charge = dict(attaquant_pistolero=True, attaque_de_charge=True, distance_parcourue=5)
    shot = wm.attaque_a_distance(atd=6, defense=13, **charge, vise=True, cible_en_corps_a_corps=True, cible_dans_la_zone_de_corps_a_corps=True, des=[3, 4])
    assert (shot.outcome, shot.total) == ("Touche", 13)
    assert wm.degats_a_distance(pui=12, arm=14, **charge, des=[2, 3]).outcome == "Dégâts 3"
    assert wm.attaquer_au_corps_a_corps(attaquant_pistolero=True, attaquant_a_tire_dans_l_activation=True).outcome == "Interdit"


def test_q04(wm):
    """Un point dans chaque colonne, deux cases de champ de force ; un point dans le Cortex ; le générateur mort."""
    columns = {str(n): 3 for n in range(1, 7)}
    spread = wm.reporter_sur_chaque_colonne(degats=1, champ_de_force=2, cases=columns).text
    assert "champ de force : 2, colonne 3 : 1, colonne 4 : 1, colonne 5 : 1, colonne 6 : 1" in spread
    assert "colonne 2, rang 5 ; champ de force intact : 2" in wm.reporter_sur_un_systeme(systeme="C", degats=1, champ_de_force=2, cases={"2": [5]}).text
    assert wm.reparer_le_champ_de_force(generateur_desactive=True, points_de_focus=1).outcome == "Interdit"


def test_q05(wm):
    """Deux compétences donnent une attaque pour avoir détruit : une seule."""
    assert wm.attaques_gagnees(competences_generatrices=2).total == 1


def test_q06(wm, chance):
    """Raté, puis relancé en double 4 : touche critique ; le garde du corps la prend, sa DEF n'y fait rien, son ARM si."""
    shot = dict(atd=5, defense=13, relance_accordee=True)
    hit = wm.attaque_a_distance(**shot, des=[2, 4], relances=[[4, 4]])
    assert (hit.outcome, hit.total) == ("Touche", 13) and "touche critique" in hit.text
    assert chance(wm.attaque_a_distance(**shot)) == F(95, 144)
    assert wm.changement_de_cible().outcome == "Permis" and "directe" in wm.changement_de_cible().text
    assert wm.degats_a_distance(pui=12, arm=15, des=[3, 2]).outcome == "Dégâts 2"


def test_q07(wm, chance):
    """Dysfonctionnement : DEF 7, ni course, ni charge, ni slam ; le 2 y met fin."""
    assert chance(wm.attaque_a_distance(atd=4, defense=10, cible_dysfonctionnement=True)) == F(35, 36)
    assert {wm.slam(attaquant_dysfonctionnement=True).outcome, wm.courir(figurine_dysfonctionnement=True).outcome} == {"Interdit"}
    assert wm.jet_d_effet_continu(des=[2]).outcome != wm.jet_d_effet_continu(des=[3]).outcome


def test_q08(wm, chance):
    """Relevé au prix de son mouvement, il croit viser ; la cible en tranchée, lui au contact du même gabarit, ou à 3 pouces, ou au souffle."""
    shot = dict(atd=5, defense=13, cible_dans_une_tranchee=True, vise=True, attaquant_releve_en_renoncant_au_mouvement=True)
    touching = wm.attaque_a_distance(**shot, attaquant_au_contact_de_la_tranchee=True)
    assert chance(touching) == F(5, 12) and any("1/36" in a.text for a in touching.answers)
    assert chance(wm.attaque_a_distance(**shot)) == F(1, 36)
    assert chance(wm.attaque_a_distance(**shot, jet_booste=True)) == F(3, 8)
    assert chance(wm.attaque_a_distance(**shot, attaque_de_souffle=True)) == F(5, 12)


def test_q09(wm):
    """Poussé dans les éboulis : à égalité, d'un demi-pouce ; l'attaquant ne suit pas plus loin ; lui seul risque une frappe gratuite."""
    assert wm.jet_de_poussee(attaquant_force=12, cible_force=11, des=[2], des_adverses=[3]).outcome == "Poussée"
    assert wm.deplacement_d_une_poussee(cible_en_terrain_difficile=True).total == F(1, 2)
    assert wm.avance_apres_une_poussee(cible_en_terrain_difficile=True).total == F(1, 2)
    assert not wm.quitter_une_zone_de_corps_a_corps(figurine_deplacee_malgre_elle=True).gives
    assert "frappe gratuite" in wm.quitter_une_zone_de_corps_a_corps().gives


def test_q10(wm):
    """Projeté vers le bord, à 2 pouces : 6,5 pouces de vol, arrêté au bord, sans dé de plus."""
    assert wm.jet_de_projection(attaquant_force=11, cible_force=6, des=[1], des_adverses=[6]).outcome == "Projetée"
    assert wm.distance_de_projection(force=11, attaquant_socle="grand", cible_socle="petit").total == F(13, 2)
    assert wm.au_dela_de_la_zone_de_jeu(deplacement_subi=6.5, distance_au_bord_de_table=2).total == 2
    assert wm.degats_de_projection(force=11, arm=13, distance_au_bord_de_table=2, des=[4, 3]).outcome == "Dégâts 5"
    assert "hors de combat" in wm.degats_subis(points_de_degats_subis=5, cases_de_degats_restantes=5).gives


def test_q11(wm):
    """L'obus raté dans la mêlée dévie : 3,5 pouces au plus, arrêté au bord à 2 ; PUI 13, la moitié compte 7."""
    miss = wm.attaque_a_distance(atd=5, defense=16, por=10, distance=7, attaque_a_aire_d_effet=True, cible_en_corps_a_corps=True, des=[3, 3])
    assert (miss.outcome, miss.total) == ("Raté", 7)
    assert wm.rater_une_cible_en_corps_a_corps(cible_en_corps_a_corps=True, attaque_a_aire_d_effet=True).gives == ("déviation",)
    drift = wm.deviation(distance=7, por=10, distance_au_bord_de_table=2, des=[1, 6]).text
    assert "2 pouces, direction 1 (trop long)" in drift and "au plus 3,5" in drift
    assert wm.degats_d_explosion(pui=13, arm=15, cible_sous_le_gabarit=True, des=[6, 3]).outcome == "Dégâts 1"


def test_q12(wm):
    """Piétinement : la recrue au tapis touchée d'office, l'autre boostée ; arrêté à 3 pouces par un socle moyen ; le léger n'en fait pas."""
    assert wm.mouvement_de_pietinement(vts=4, heurtee_socle="moyen", distance_de_l_arret=3).total == 3
    assert wm.attaque_de_corps_a_corps(acc=7, defense=13, pietinement_en_cours=True, cible_au_tapis=True).outcome == "Touche"
    assert wm.degats_de_prise_speciale(force=12, arm=14, pietinement_en_cours=True, des=[1, 1]).outcome == "Dégâts 0"
    assert wm.degats_de_prise_speciale(force=12, arm=15, pietinement_en_cours=True, jet_booste=True, des=[1, 2, 3]).outcome == "Dégâts 3"
    assert wm.pietinement(attaquant_legere=True).outcome == wm.pietinement(attaquant_releve_en_renoncant_a_l_action=True).outcome == "Interdit"


def test_q13(wm):
    """Au bout de la charge, à 1,8 pouce : ni coup de tête, ni verrou ; la hallebarde touche, à trois dés."""
    bases = dict(attaquant_socle="moyen", cible_socle="grand", attaque_de_charge=True, points_disponibles=1)
    assert wm.coup_de_tete(**bases).outcome == wm.verrou(**bases, gantelets_disponibles=1, distance=1.8).outcome == "Interdit"
    charge = dict(attaque_de_charge=True, distance_parcourue=4)
    assert wm.attaque_de_corps_a_corps(acc=6, defense=10, **charge, arme_allonge=True, distance=1.8, des=[1, 3]).outcome == "Touche"
    assert "3d6" in wm.degats_de_corps_a_corps(p_plus_f=14, arm=18, **charge).text


def test_q14(wm):
    """À 1,5 pouce, la griffe n'atteint pas : quatre coups de lance, 5 cases à prendre."""
    assert wm.attaquer_au_corps_a_corps(distance=1.5).outcome == "Interdit"
    bought = dict(attaques_enchainees=1, attaques_supplementaires=3, attaquant_points_de_focus=3)
    blows = wm.attaques_de_corps_a_corps(
        acc=6, p_plus_f=15, defense=12, arm=17, distance=1.5, arme_allonge=True, **bought, cases_de_degats_restantes=5,
    )
    assert blows.odds[OUT] == F(18674952569, 19591041024)


def test_q15(wm):
    """Il se blesse de 3 pour avoir 5 furies, en dépense 3 ; six points transférés à la bête, à 11 pouces ; la corrosion, non."""
    assert wm.furie_gagnee_en_se_blessant(degats_volontaires=3).total == 3
    assert wm.furie_restante(points_de_furie=5, cout_des_sorts=3).total == 2
    assert wm.furie_restante(points_de_furie=2, cout_des_sorts=3).outcome == "Interdit"
    beast = dict(figurine_points_de_furie=2, figurine_fur=4)
    assert wm.transferer_des_degats(**beast, controleur_points_de_furie=2, distance_au_controleur=11, controleur_fur=6).outcome == "Permis"
    assert wm.degats_en_exces(points_de_degats_subis=6, figurine_cases_de_degats_restantes=6).total == 0
    assert wm.transferer_des_degats(**beast, degats_sans_jet=True).outcome == "Interdit"


def test_q16(wm):
    """La bête sauvage : pas de frappe gratuite, plus de bouclier, elle court ; reprise, elle ne fait rien de ce tour."""
    assert not wm.quitter_une_zone_de_corps_a_corps(attaquant_sauvage=True).gives
    assert wm.degats_de_corps_a_corps(p_plus_f=15, arm=17, cible_boucliers=1, cible_sauvage=True, des=[4, 3]).outcome == "Dégâts 5"
    assert wm.charger(attaquant_sauvage=True).outcome == "Interdit" and wm.courir(figurine_sauvage=True).outcome == "Obligatoire"
    assert wm.prendre_le_controle_d_une_warbeast_sauvage(figurine_sauvage=True).outcome == "Permis"
    assert wm.prendre_le_controle_d_une_warbeast_sauvage(figurine_sauvage=False).outcome == "Interdit"
    taken = dict(controle_pris_ce_tour=True)
    assert {ask(**taken).outcome for ask in (wm.charger, wm.courir, wm.accomplir_une_action, wm.relayer_un_sort)} == {"Interdit"}


def test_q17(wm, chance):
    """Trois furies, SEU 9 : 7/12 ; liée, 5/18. Sans furie, une bête au tapis se relève quand même en phase de Contrôle."""
    assert chance(wm.test_de_seuil(figurine_points_de_furie=3, seu=9), "Seuil dépassé") == F(7, 12)
    assert chance(wm.test_de_seuil(figurine_points_de_furie=3, seu=9, figurine_lie=True), "Seuil dépassé") == F(5, 18)
    assert wm.renverser_les_effets(figurine_au_tapis=True, figurine_est_une_warbeast=True, points_de_furie=0).outcome == "Permis"


def test_q18(wm, chance):
    """Le Colosse engagé tire du bon bras, sans visée, à -4 sur la mêlée ; de l'autre bras, non."""
    colossus = dict(attaquant_est_un_colosse=True, attaquant_engagee=True, vise=True)
    captain = dict(atd=5, defense=12, cible_en_corps_a_corps=True, fenetre_de_tir="droite")
    assert chance(wm.attaque_a_distance(**colossus, **captain, arme_droite=True)) == F(1, 12)
    assert wm.attaque_a_distance(**colossus, **captain, arme_gauche=True).outcome == "Interdit"
    assert chance(wm.attaque_a_distance(**colossus, atd=5, defense=12, fenetre_de_tir="les deux", arme_gauche=True)) == F(7, 12)


def test_q19(wm):
    """Neuf points de la gauche, 4 cases de ce côté : 5 à droite ; ni slam ni tapis ; de dos, au choix."""
    assert wm.grille_touchee(fenetre_de_tir="gauche").gives == ("grille gauche",)
    assert wm.degats_sur_l_autre_grille(points_de_degats_subis=9, cases_vierges_de_la_grille=4).total == 5
    assert wm.slam(cible_est_un_gargantuan=True).outcome == "Interdit"
    assert "au tapis" not in wm.mise_au_tapis(figurine_est_un_gargantuan=True).gives
    assert "choix" in str(wm.grille_touchee(fenetre_de_tir="aucune").gives)


def test_q20(wm, chance):
    """La machine en forêt et engagée : visible, ni dissimulation ni -4 ; réparée sur 7 ou moins ; pas slammée."""
    engine = dict(cible_machine_de_bataille=True, cible_en_foret=True, foret_traversee=5, cible_engagee=True)
    assert chance(wm.attaque_a_distance(atd=5, vise=True, defense=10, **engine)) == F(35, 36)
    assert chance(wm.jet_de_competence(x_de_competence=7), "Réussi") == F(7, 12)
    assert wm.slam(cible_machine_de_bataille=True).outcome == "Interdit"


def test_q21(wm, chance):
    """La direction ratée, le jack perd les avantages ; le marshal volé, ses jacks sont autonomes, puis revenus."""
    assert wm.tentative_de_direction(cmd=8, des=[5, 4]).outcome == "Pas dirigé"
    assert chance(wm.tentative_de_direction(cmd=8), "Dirigé") == F(13, 18)
    assert wm.beneficier_d_un_avantage_de_marshal(direction_ratee=True).outcome == "Interdit"
    assert "autonome" in str(wm.marshal_pris_par_l_adversaire()) and wm.marshal_repris().gives
    assert not wm.marshal_repris(warjack_pris_entre_temps=True).gives


def test_q22(wm, both):
    """L'Officier marshal tombe : le chef commande, les jacks suivent ou deviennent autonomes ; personne n'est promu Officier."""
    lost = dict(l_unite_officier_perdu=True)
    assert wm.commandant_d_unite(**lost, officier_dans_l_unite=True).gives == ("chef d'unité",)
    jacks = wm.perte_du_marshal(**lost)
    assert "contrôle" in str(jacks.gives) and "autonome" in both(jacks, "WM-1555")["B"]
    assert not wm.promotion(**lost).gives
    assert wm.attaquer(distance_au_commandant_d_unite=8, chef_cmd=7).outcome == "Interdit"


def test_q23(wm):
    """La recrue promue dans mon tour ne charge pas, n'agit pas, ne court pas."""
    assert "recrue promue" in wm.promotion().gives
    promoted = dict(promue_ce_tour=True)
    assert {ask(**promoted).outcome for ask in (wm.s_activer, wm.charger, wm.courir, wm.accomplir_une_action)} == {"Interdit"}


def test_q24(wm):
    """FOC 6 : trois sorts entretenus et trois points alloués, il n'en reste pas pour se relever ; 12 pouces oui, 12,5 non ; un sort ami, pas deux."""
    spent = dict(points_de_focus=6, focus_alloue=3, sorts_entretenus=3)
    assert wm.focus_restant(**spent).total == 0 and wm.focus_restant(**spent, etats_renverses=1).outcome == "Interdit"
    assert wm.allouer_du_focus(focus_alloue=3, distance_au_controleur=12, foc=6).outcome == "Permis"
    assert wm.allouer_du_focus(focus_alloue=1, distance_au_controleur=12.5, foc=6).outcome == "Interdit"
    assert wm.entretenir_un_sort(cible_hors_de_la_zone_de_controle=True).outcome == "Permis"
    assert wm.cumuler_un_effet(nature_de_l_effet="sort à entretien ami", effets_de_meme_nature=1).outcome == "Interdit"
    assert wm.cumuler_un_effet(nature_de_l_effet="sort à entretien ennemi", effets_de_meme_nature=0).outcome == "Permis"


def test_q25(wm, chance):
    """Sur l'épave : couvert, DEF 16 ; et 4 pouces de mouvement n'en font que 2 par-dessus."""
    assert chance(wm.attaque_a_distance(atd=6, vise=True, defense=12, cible_sur_l_epave=True)) == F(5, 12)
    assert wm.distance_parcourue_selon_le_terrain(mouvement_depense=4, figurine_sur_l_epave=True).total == 2
    assert wm.distance_de_charge_maximale(vts=6).total == 9


def test_q26(wm):
    """Slammé de la falaise, 5 pouces : un point, puis deux ; celui d'en dessous tombe, et ne perd rien."""
    assert wm.degats_de_slam(force=11, arm=17, des=[3, 4]).outcome == "Dégâts 1"
    assert wm.degats_de_chute(hauteur_de_chute=5, arm=17, des=[2, 3, 4]).outcome == "Dégâts 2"
    under = wm.atterrir_sur_une_figurine(figurine_socle="moyen", heurtee_socle="moyen").gives
    assert "au tapis" in under and "jet de dégâts de chute" in under
    assert wm.degats_de_chute(hauteur_de_chute=5, arm=14, des=[2, 1, 1]).outcome == "Dégâts 0"


def test_q27(wm):
    """Trois perdus sur les 6 du début du tour : un test, réussi sur 8 ; plus d'autre ; l'Abomination amie fait tester aussi."""
    assert wm.pertes_massives(figurines_au_debut_du_tour=6, figurines_detruites=3).gives
    assert wm.test_provoquant_la_fuite(cmd=8, des=[4, 4]).outcome == "Réussi"
    assert not wm.pertes_massives(figurines_au_debut_du_tour=6, figurines_detruites=4, test_de_pertes_massives_deja_fait=True).gives
    assert wm.creature_terrifiante(creature_abomination=True, distance_a_la_creature=3).gives
    assert wm.creature_terrifiante(creature_abomination=True, distance_a_la_creature=2, creature_amie=True).gives
    assert not wm.creature_terrifiante(creature_terreur=True, distance_a_la_creature=0.3, creature_amie=True).gives
    assert wm.tests_face_a_des_creatures(creatures_rencontrees=2, creatures_d_une_meme_unite=True).total == 1


def test_q28(wm):
    """Monter sur la plate-forme coûte 2 pouces : 2,5 suffisent, 1,5 non, et jamais en chargeant."""
    assert wm.monter_sur_un_obstacle(mouvement_restant=2.5, epaisseur_du_decor=2).outcome == "Permis"
    assert (wm.avance_en_montant(mouvement_restant=2.5).total, wm.mouvement_au_sommet(mouvement_restant=2.5).total) == (1, F(1, 2))
    assert wm.monter_sur_un_obstacle(mouvement_restant=1.5).outcome == "Interdit"
    assert wm.monter_sur_un_obstacle(mouvement_restant=2.5, mouvement_de_charge=True).outcome == "Interdit"
    assert wm.traverser_un_obstacle_lineaire(mouvement_de_charge=True, figurine_eclaireur=True).outcome == "Permis"
