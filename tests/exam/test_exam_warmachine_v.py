"""The fifth adversary, the Combat chapter and the supplement: wrecks, falls, locks, marshals, light horse, water and trenches."""

from fractions import Fraction as F


OUT = "la cible est hors de combat"
TWO = "la seconde cible est touchée"


def test_v_c01(wm):
    """Mon pistolero vise celui qu'il a au contact : ni visée ni −4 ; manqué, la balle va à l'un des deux autres, à −4."""
    gun = dict(atd=6, pistolero=True)
    assert wm.attaque_a_distance(attaquant=gun, defense=14, vise=True, cible_dans_la_zone_de_corps_a_corps=True, des=[3, 4]).outcome == "Raté"
    near = dict(vise=True, cible_en_corps_a_corps=True, attaquant_en_corps_a_corps_avec_la_cible=True)
    assert wm.attaque_a_distance(attaquant=gun, defense=14, **near, des=[3, 4]).total == 13
    shot = dict(vise=True, cible=dict(defense=14, en_corps_a_corps=True), seconde_cible=dict(defense=12), nombre_de_candidats=2)
    lost = wm.tir_dans_une_melee(attaquant=gun, **shot, attaquant_en_corps_a_corps_avec_la_cible=True)
    assert lost.odds["la cible est touchée"] == F(5, 12)
    assert wm.menaces_par_un_tir_rate(figurines_du_combat=4, origine_en_corps_a_corps_avec_la_cible=True).total == 2


def test_v_c02(wm):
    """Quatre fusiliers sur un furtif, deux trop loin : deux contribuent ; le principal trop loin, tout échoue."""
    foe = dict(furtivite=True, defense=13, arm=15, cases_de_degats_restantes=1)
    volley = dict(attaquant=dict(atd=5), pui=10, vise=True, participants=4, cible=foe)
    assert wm.une_attaque_a_distance(**volley, participants_en_echec=2, distance=5).odds["Points de dégâts subis 0"] == 1 - F(121, 144)
    assert wm.une_attaque_a_distance(**volley, participants_en_echec=2, distance=6).odds["Points de dégâts subis 0"] == 1
    assert wm.combiner_les_attaques_a_distance(participants=5, participant_hors_formation=True).outcome == "Interdit"


def test_v_c03(wm):
    """Juggernaut FOR 12 : le petit socle part à 7 pouces, dévie de 3,5 au plus, s'arrête au bord de la table sans dé de plus."""
    big = dict(force=12, attaquant_socle="grand", cible_socle="petit")
    assert wm.distance_de_projection(**big).total == 7
    assert wm.deviation_maximale_d_une_projection(**big).total == F(7, 2)
    assert wm.au_dela_de_la_zone_de_jeu(deplacement_subi=7, distance_au_bord_de_table=3).total == 3
    assert wm.degats_de_projection(force=12, arm=14, des=[3, 2]).outcome == "Dégâts 3"


def test_v_c04(wm):
    """Slammé d'une terrasse de 4 pouces : chute à trois dés, la même à qui est dessous s'il n'est pas plus gros."""
    assert wm.degats_de_slam(force=11, arm=17, des=[3, 4]).outcome == "Dégâts 1"
    assert wm.degats_de_chute(hauteur_de_chute=4, arm=17, des=[2, 3, 5]).outcome == "Dégâts 3"
    assert wm.degats_de_chute(hauteur_de_chute=4, arm=18, des=[2, 3, 5]).outcome == "Dégâts 2"
    assert wm.degats_de_chute(hauteur_de_chute=3, arm=15, des=[2, 3]).outcome == "Dégâts 0"
    assert "au tapis" in str(wm.atterrir_sur_une_figurine(heurtee_socle="petit", figurine_socle="moyen"))
    assert "au tapis" not in str(wm.atterrir_sur_une_figurine(heurtee_socle="grand", figurine_socle="moyen"))


def test_v_c05(wm):
    """Piétinement : les écrasés ne frappent pas, le troisième si, après, même s'il a couru ; jambes mortes, rien."""
    assert wm.frapper_gratuitement_un_pietineur(attaquant_heurtee_par_le_pietinement=True).outcome == "Interdit"
    assert wm.frapper_gratuitement_un_pietineur(attaquant_apres_une_course=True).outcome == "Permis"
    assert wm.attaque_de_corps_a_corps(acc=6, defense=10, frappe_gratuite_en_cours=True).odds["Touche"] == F(35, 36)
    assert wm.pietinement(attaquant_mouvement_desactive=True).outcome == "Interdit"


def test_v_c06(wm):
    """Tête tenue : ni coup de tête, ni poussée, ni charge ; qui tient relâche à son activation ; le bras désactivé lâche."""
    for act in (wm.coup_de_tete, wm.poussee, wm.charger):
        assert act(attaquant_tete_verrouillee=True).outcome == "Interdit"
    assert wm.relacher_un_verrou(figurine_maintenir_un_verrou=True).outcome == "Permis"
    assert wm.relacher_un_verrou(figurine_maintenir_un_verrou=True, figurine_hors_activation=True).outcome == "Interdit"
    assert wm.verrou_rompu_d_office(evenement_pendant_le_verrou="système du verrou désactivé").gives
    assert not wm.verrou_rompu_d_office(evenement_pendant_le_verrou="défenseur stationnaire").gives


def test_v_c07(wm, chance):
    """Sur l'épave, à 0,8 pouce d'elle, à 1,2 : couvert, couvert, rien ; elle se traverse à mi-allure."""
    shot = dict(atd=5, vise=True, defense=12)
    assert chance(wm.attaque_a_distance(**shot, cible_sur_l_epave=True)) == F(5, 18)
    assert chance(wm.attaque_a_distance(**shot, cible_masquee_par_une_epave=True, distance_au_decor=0.8)) == F(5, 18)
    assert chance(wm.attaque_a_distance(**shot, cible_masquee_par_une_epave=True, distance_au_decor=1.2)) == F(5, 6)
    assert wm.distance_parcourue_selon_le_terrain(mouvement_depense=4, figurine_sur_l_epave=True).total == 2


def test_v_c08(wm):
    """L'inerte se touche d'office et n'a plus de bouclier ; réveillé, il n'agit ni ne relaie ; qui réveille le fait à son activation."""
    assert wm.attaque_de_corps_a_corps(acc=5, defense=11, cible_warjack_inerte=True).outcome == "Touche"
    assert wm.degats_de_corps_a_corps(p_plus_f=14, arm=15, cible_boucliers=1, cible_warjack_inerte=True, des=[3, 4]).outcome == "Dégâts 6"
    assert wm.s_activer(figurine_reactive_ce_tour=True).outcome == wm.relayer_un_sort(figurine_reactive_ce_tour=True).outcome == "Interdit"
    assert wm.lancer_un_sort(figurine_action_indisponible=True).outcome == "Permis"
    assert wm.reactiver_un_warjack(controleur_hors_activation=True).outcome == "Interdit"


def test_v_c09(wm):
    """Le myrmidon au générateur mort ne rend rien à son champ ; ni celui au Cortex mort."""
    assert wm.reparer_le_champ_de_force(points_de_focus=2).outcome == "Permis"
    for dead in ("generateur_desactive", "cortex_desactive"):
        assert wm.reparer_le_champ_de_force(points_de_focus=2, **{f"figurine_{dead}": True}).outcome == "Interdit"


def test_v_c10(wm):
    """Mortier dans la mêlée à 7 pouces : −4, manqué, personne d'autre ; dévie de 3,5 au plus ; PUI 13, la moitié vaut 7."""
    miss = wm.attaque_a_distance(atd=5, defense=12, attaque_a_aire_d_effet=True, cible_en_corps_a_corps=True, des=[4, 5])
    assert miss.outcome == "Raté" and miss.total == 10
    assert "déviation" in str(wm.rater_une_cible_en_corps_a_corps(attaque_a_aire_d_effet=True, cible_en_corps_a_corps=True))
    assert wm.deviation_maximale(distance=7, por=12).total == F(7, 2)
    assert wm.degats_d_explosion(pui=13, arm=13, des=[3, 4]).outcome == "Dégâts 1"


def test_v_c12(wm, chance):
    """Trois frappent ensemble ; le principal par-dessus la haie, ou celui d'à côté."""
    blow = dict(acc=5, defense=14, participants=3)
    assert chance(wm.attaque_de_corps_a_corps(**blow, decor_interferent=True)) == F(5, 12)
    assert chance(wm.attaque_de_corps_a_corps(**blow)) == F(13, 18)
    kill = wm.attaques_de_corps_a_corps(**blow, p_plus_f=9, arm=15, attaques_enchainees=1, cases_de_degats_restantes=1)
    assert kill.odds[OUT] == F(13, 18) * F(11, 12)


def test_v_c13(wm, chance):
    """Le souffle ignore tout, sauf la colline."""
    breath = dict(atd=6, vise=True, attaque_de_souffle=True, cible_a_couvert=True, cible_furtivite=True, distance=7, cible_en_corps_a_corps=True)
    assert chance(wm.attaque_a_distance(defense=15, **breath, cible_plus_haute=True, denivele=1)) == F(5, 18)
    assert chance(wm.attaque_a_distance(defense=15, **breath, cible_plus_haute=True, denivele=0.9)) == F(7, 12)


def test_v_c14(wm, chance):
    """Bras mort, il charge quand même : un dé pour toucher, deux pour blesser ; aucune prise de ce bras."""
    arm = dict(systeme_desactive=True)
    assert chance(wm.attaque_de_corps_a_corps(acc=7, defense=12, **arm)) == F(1, 3)
    assert wm.degats_de_corps_a_corps(p_plus_f=15, arm=18, **arm, attaque_de_charge=True, distance_parcourue=4, des=[2, 4]).outcome == "Dégâts 3"
    assert wm.prise_speciale(arme_systeme_desactive=True).outcome == "Interdit"


def test_v_c15(wm, chance):
    """FOR 9 pousse FOR 11 dans les ronces ; il suit d'un demi-pouce, et c'est lui qui prend la frappe gratuite."""
    assert chance(wm.jet_de_poussee(attaquant_force=9, cible_force=11), "Poussée") == F(5, 18)
    assert wm.deplacement_d_une_poussee(cible_en_terrain_difficile=True).total == F(1, 2)
    assert wm.avance_apres_une_poussee(cible_en_terrain_difficile=True).total == F(1, 2)
    assert not wm.quitter_une_zone_de_corps_a_corps(figurine_deplacee_malgre_elle=True).gives
    assert wm.quitter_une_zone_de_corps_a_corps().gives


def test_v_s01(wm):
    """Le marshal CMD 8 à 8 pouces offre la course comme la charge, une fois ; ni de plus loin, ni à terre, ni à un colosse."""
    jack = dict(figurine_est_un_warjack=True, points_de_focus=0, controleur_jack_marshal=True)
    assert wm.courir(**jack, controleur_cmd=8, distance_au_controleur=8).outcome == "Permis"
    assert wm.courir(**jack, controleur_cmd=8, distance_au_controleur=8.5).outcome == "Interdit"
    for said in ("controleur_au_tapis", "controleur_en_fuite", "controleur_stationnaire", "direction_ratee", "figurine_warjack_autonome", "figurine_est_un_colosse"):
        assert wm.courir(**jack, **{said: True}).outcome == "Interdit"
    assert wm.courir(**jack, figurine_avantages_recus=1).outcome == "Interdit"
    assert wm.courir(figurine_cortex_desactive=True, controleur_jack_marshal=True).outcome == "Permis"
    charge = dict(attaquant_est_un_warjack=True, attaquant_points_de_focus=0, controleur_jack_marshal=True, controleur_cmd=8)
    assert wm.charger(**charge, distance_au_controleur=8).outcome == "Permis"
    assert wm.charger(**charge, distance_au_controleur=9).outcome == "Interdit"


def test_v_s02(wm):
    """La direction d'un marshal CMD 7, seul ou sous un Commandant CMD 9."""
    drive = dict(controleur_cmd=7, meneur_cmd=9)
    assert wm.tentative_de_direction(**drive, des=[5, 3]).outcome == "Pas dirigé"
    assert wm.tentative_de_direction(**drive, controleur_a_portee_d_un_commandant=True).odds["Dirigé"] == F(5, 6)
    assert wm.beneficier_d_un_avantage_de_marshal(direction_ratee=True).outcome == "Interdit"


def test_v_s05(wm):
    """Un troisième jack, un personnage, un colosse : autonomes ; le mercenaire ne réveille que les siens."""
    for said in (dict(warjacks_deja_controles=2), dict(warjacks_deja_controles=1, figurine_warjack_personnage=True), dict(figurine_colossale=True)):
        assert wm.reactivation_par_un_marshal(**said).outcome == "warjack autonome"
    assert wm.reactiver_un_warjack(controleur_mercenaire=True).outcome == "Interdit"
    assert wm.prendre_le_controle_d_un_autonome(figurine_colossale=True, controleur_jack_marshal=True).outcome == "Interdit"


def test_v_s06(wm):
    """Cavalerie légère : cinq pouces après, pas en fuite ni verrouillée ; pas d'attaque en passant ; engagée, une frappe gratuite."""
    ride = dict(figurine_cavalerie_legere=True, actions_finies=True, longueur_de_l_avance=5)
    assert wm.avancer_en_cavalerie_legere(**ride).outcome == "Permis"
    for state in ("en_fuite", "verrouillee", "au_tapis", "hors_de_formation"):
        assert wm.avancer_en_cavalerie_legere(**ride, **{f"figurine_{state}": True}).outcome == "Interdit"
    assert wm.faire_une_attaque_en_passant(attaquant_cavalerie_legere=True).outcome == "Interdit"


def test_v_s07(wm, chance, both):
    """Charge de cavalerie arrêtée à deux pouces : ni impact, ni boost, ni +2 (le livret en dispute)."""
    charge = dict(attaque_de_charge=True, attaquant_figurine_de_cavalerie=True)
    short = wm.attaque_de_corps_a_corps(acc=6, defense=13, **charge, distance_parcourue=2)
    assert chance(short) == F(7, 12) and "5/6" in both(short, "WM-1551")["B"]
    assert chance(wm.attaque_de_corps_a_corps(acc=6, defense=13, **charge, distance_parcourue=3)) == F(5, 6)
    assert wm.degats_de_corps_a_corps(p_plus_f=13, arm=15, attaque_de_charge=True, distance_parcourue=2, des=[3, 4]).outcome == "Dégâts 5"


def test_v_s08(wm):
    """Sept au début du tour : trois morts, non ; quatre, un test à 9 relancé ; une seule fois."""
    assert not wm.pertes_massives(figurines_au_debut_du_tour=7, figurines_perdues=3).gives
    assert wm.pertes_massives(figurines_au_debut_du_tour=7, figurines_perdues=4).gives
    assert not wm.pertes_massives(figurines_au_debut_du_tour=7, figurines_perdues=5, test_de_pertes_massives_deja_fait=True).gives
    flee = wm.test_provoquant_la_fuite(cmd=7, meneur_cmd=9, figurine_a_portee_d_un_commandant=True, porte_etendard_en_formation=True)
    assert flee.odds["Réussi"] == F(35, 36)


def test_v_s09(wm):
    """Sa propre Abomination à trois pouces pile : on teste ; le mort-vivant ne fuit pas, le Construct réussit."""
    near = dict(creature_abomination=True, creature_amie=True)
    assert wm.creature_terrifiante(**near, distance_a_la_creature=3).gives and not wm.creature_terrifiante(**near, distance_a_la_creature=3.1).gives
    assert not wm.creature_terrifiante(creature_terreur=True, creature_amie=True, distance_a_la_creature=0.3).gives
    assert wm.test_provoquant_la_fuite(cmd=8, des=[6, 3]).gives
    assert not wm.test_provoquant_la_fuite(cmd=8, figurine_mort_vivant=True, des=[6, 3]).gives
    assert wm.test_provoquant_la_fuite(cmd=8, figurine_construct=True).outcome == "Réussi"


def test_v_s10(wm, both):
    """Seul en fuite et hors formation : un Commandant de CMD 9 le rallie sur 9."""
    lost = dict(figurine_en_fuite=True, figurine_hors_de_formation=True)
    assert wm.se_rallier(**lost).outcome == "Interdit"
    rally = wm.test_de_ralliement(cmd=7, meneur_cmd=9, **lost, figurine_a_portee_d_un_commandant=True, des=[5, 4])
    assert rally.outcome == "Ralliée" and both(rally, "WM-1952")["B"].startswith("Toujours en fuite")


def test_v_s11(wm, chance):
    """Dans l'eau profonde : ni charge, ni course, ni coup ; DEF 7 ; un point à la fin, sauf au spectre ; la warbeast garde son animus, pas le warlock."""
    for act in (wm.charger, wm.attaquer_au_corps_a_corps):
        assert act(attaquant_en_eau_profonde=True).outcome == "Interdit"
    assert wm.courir(figurine_en_eau_profonde=True).outcome == "Interdit"
    assert chance(wm.attaque_a_distance(atd=4, defense=13, cible_en_eau_profonde=True)) == F(35, 36)
    assert wm.degats_en_eau_profonde(figurine_de_guerrier=True).total == 1
    assert wm.degats_en_eau_profonde(figurine_de_guerrier=True, figurine_intangible=True).outcome == "Sans effet"
    assert wm.utiliser_un_animus(figurine_en_eau_profonde=True).outcome == "Permis"
    assert wm.utiliser_un_animus(figurine_en_eau_profonde=True, figurine_est_un_warlock=True).outcome == "Interdit"
    assert wm.focus_en_eau_profonde().outcome == "Permis"


def test_v_s12(wm):
    """Chaudière éteinte : un guerrier au contact, en formation, à son activation, la rallume ; le jack se relève et n'agit pas."""
    assert "fin : au tapis" in str(wm.chaudiere_rallumee())
    assert wm.rallumer_la_chaudiere().outcome == wm.rallumer_la_chaudiere(controleur_engagee=True).outcome == "Permis"
    for state in ("hors_de_formation", "hors_activation", "en_fuite"):
        assert wm.rallumer_la_chaudiere(**{f"controleur_{state}": True}).outcome == "Interdit"


def test_v_s13(wm, chance):
    """Tranchée : un tireur au contact du même gabarit, un autre dehors."""
    trench = dict(atd=6, defense=13, cible_dans_une_tranchee=True)
    assert chance(wm.attaque_a_distance(**trench)) == F(1, 12)
    assert chance(wm.attaque_a_distance(**trench, attaquant_au_contact_de_la_tranchee=True)) == F(7, 12)


def test_v_s14(wm):
    """La porte en bois : l'épée l'entame, le fusil de PUI 13 non, l'arbalète corrosive oui ; on ne la charge pas, et l'on ne la frappe pas après une course."""
    door = dict(arm=12, cible_est_une_structure=True)
    assert wm.capacite_de_degats_d_une_structure(materiaux=[["bois", 1]]).total == 5
    assert wm.degats_de_corps_a_corps(p_plus_f=9, **door, des=[3, 4]).outcome == "Dégâts 4"
    assert wm.degats_a_distance(pui=13, **door, des=[6, 6]).outcome == "Sans effet"
    assert wm.degats_a_distance(pui=10, **door, type_de_degats="corrosion", des=[4, 3]).outcome == "Dégâts 5"
    assert wm.charger(cible_est_une_structure=True).outcome == wm.attaquer_une_structure(attaquant_apres_une_course=True).outcome == "Interdit"


def test_v_s15(wm):
    """Trois pouces restants devant la caisse : deux pour monter, un au sommet ; pas en charge, ni avec un pouce et demi, ni verrouillé."""
    assert wm.mouvement_au_sommet(mouvement_restant=3).total == 1
    assert wm.monter_sur_un_obstacle(mouvement_restant=1.5).outcome == "Interdit"
    assert wm.monter_sur_un_obstacle(mouvement_restant=3, mouvement_de_charge=True).outcome == "Interdit"
    assert wm.monter_sur_un_obstacle(mouvement_restant=3, figurine_verrouillee=True).outcome == "Interdit"
    assert wm.traverser_un_obstacle_lineaire(figurine_verrouillee=True).outcome == "Interdit"
