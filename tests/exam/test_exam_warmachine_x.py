"""The seventh adversary: chains of questions in one turn, marshals, riders, command, what knocks down, locks and trampling."""

from fractions import Fraction as F


def test_x01(wm):
    """Marshal au tapis : pas d'avantage ; relevé, à 8 pouces pile (CMD 8), la charge seule : 14 contre 14, 24 contre ARM 18."""
    jack = dict(est_un_warjack=True, points_de_focus=0)
    marshal = dict(jack_marshal=True, cmd=8)
    assert wm.charger(attaquant=jack, controleur=dict(marshal, au_tapis=True), distance_au_controleur=8).outcome == "Interdit"
    assert wm.charger(attaquant=jack, controleur=marshal, distance_au_controleur=8).outcome == "Permis"
    blow = dict(acc=6, defense=14, p_plus_f=17, arm=18, attaque_de_charge=True, attaquant_distance_parcourue=4, cible_cases_de_degats_restantes=30)
    assert "subis 6" in str(wm.une_attaque_de_corps_a_corps(**blow, des=[[3, 5], [2, 4, 1]]))
    again = dict(controleur=marshal, distance_au_controleur=8, figurine_est_un_warjack=True)
    assert wm.beneficier_d_un_avantage_de_marshal(**again).outcome == "Permis"
    assert wm.beneficier_d_un_avantage_de_marshal(**again, figurine_avantages_recus=1).outcome == "Interdit"


def test_x02(wm, chance):
    """Un marshal Sans Peur CMD 7 dirige à 8 : raté, le jack n'a plus d'avantage ; un Construct réussit d'office ; après une course, non."""
    assert wm.tentative_de_direction(cmd=7, controleur_sans_peur=True, des=[4, 4]).outcome == "Pas dirigé"
    assert chance(wm.tentative_de_direction(cmd=7), "Dirigé") == F(7, 12)
    assert wm.tentative_de_direction(cmd=7, figurine_construct=True).outcome == "Dirigé"
    assert wm.beneficier_d_un_avantage_de_marshal(figurine_est_un_warjack=True, direction_ratee=True).outcome == "Interdit"
    for late in ("apres_une_course", "apres_une_charge_ratee"):
        assert wm.tenter_de_diriger(**{f"controleur_{late}": True}).outcome == "Interdit"
        assert wm.depenser_du_focus(**{f"figurine_{late}": True}).outcome == "Interdit"
        assert wm.contraindre_une_warbeast(**{f"figurine_{late}": True}).outcome == "Interdit"
    assert wm.tenter_de_diriger(resolution_en_cours=True).outcome == "Interdit"


def test_x03(wm):
    """Qui s'est relevé en donnant son action ne la donne pas encore pour prendre un autonome ; relevé d'un focus, si."""
    for deal in (wm.prendre_le_controle_d_un_autonome, wm.reactiver_un_warjack, wm.prendre_le_controle_d_une_warbeast_sauvage, wm.rallumer_la_chaudiere):
        assert deal(controleur_releve_en_renoncant_a_l_action=True).outcome == "Interdit"
        assert deal(controleur_effets_renverses=True).outcome == "Permis"


def test_x04(wm):
    """Un marshal plein réactive un inerte : autonome, sans activation, sans relais, sans avantage ; un personnage aussi."""
    assert wm.reactivation_par_un_marshal(controleur_warjacks_deja_controles=2).gives == ("warjack autonome",)
    assert wm.reactivation_par_un_marshal(controleur_warjacks_deja_controles=0, figurine_warjack_personnage=True).gives == ("warjack autonome",)
    assert wm.s_activer(figurine_reactive_ce_tour=True).outcome == "Interdit"
    assert wm.relayer_un_sort(figurine_reactive_ce_tour=True).outcome == "Interdit"
    assert wm.beneficier_d_un_avantage_de_marshal(figurine_warjack_autonome=True).outcome == "Interdit"


def test_x05(wm):
    """Autonome, il charge du focus venu d'ailleurs, pas sans ; on ne lui en alloue pas, ni à un inerte."""
    assert wm.charger(attaquant_warjack_autonome=True, attaquant_points_de_focus=1).outcome == "Permis"
    for kind in ("warjack_autonome", "warjack_personnage"):
        assert wm.charger(**{f"attaquant_{kind}": True}, attaquant_points_de_focus=0).outcome == "Interdit"
        assert wm.courir(**{f"figurine_{kind}": True}, figurine_points_de_focus=0).outcome == "Interdit"
    for kind in ("warjack_autonome", "warjack_inerte"):
        assert wm.allouer_du_focus(**{f"figurine_{kind}": True}).outcome == "Interdit"
        assert wm.se_voir_allouer_du_focus(**{f"figurine_{kind}": True}).outcome == "Interdit"


def test_x06(wm, both):
    """Cavalerie légère en charge, Monture en premier : 13/18 pour toucher, 5/6 pour blesser, ni FOR ni dé de charge ; pas d'impact."""
    rider = dict(cavalerie_legere=True, distance_parcourue=5)
    blow = dict(acc=7, defense=15, pui=12, force=6, arm=16, arme_monture=True, attaque_de_charge=True, attaquant=rider, cible_cases_de_degats_restantes=1)
    hurt = wm.degats_de_corps_a_corps(pui=12, force=6, arm=16, arme_monture=True, attaque_de_charge=True, attaquant=rider)
    assert "5/6" in str(hurt) and "53/54" in both(hurt, "WM-1554")["B"]
    assert "65/108" in str(wm.une_attaque_de_corps_a_corps(**blow))
    assert "WM-1550" in wm.attaque_de_corps_a_corps(acc=6, pui=10, defense=15, des=[2, 6], arme_monture=True, attaquant_cavalerie_legere=True).disputes
    assert wm.faire_des_attaques_d_impact(attaquant_cavalerie_legere=True, distance_avant_contact=4).outcome == "Interdit"


def test_x07(wm):
    """Bloqué au contact de sa cible à 2,9 pouces : ni impact, ni +2 (13 contre 14), ni troisième dé."""
    rider = dict(attaquant_figurine_de_cavalerie=True, attaque_de_charge=True)
    assert wm.faire_des_attaques_d_impact(attaquant_figurine_de_cavalerie=True, distance_avant_contact=2.9).outcome == "Interdit"
    assert wm.attaque_de_corps_a_corps(acc=7, defense=14, des=[3, 3], **rider, attaquant_distance_parcourue=2.9).outcome == "Raté"
    assert wm.attaque_de_corps_a_corps(acc=7, defense=14, des=[3, 3], **rider, attaquant_distance_parcourue=3).outcome == "Touche"
    assert wm.degats_de_corps_a_corps(p_plus_f=12, arm=14, des=[1, 3], **rider, attaquant_distance_parcourue=2.9).outcome == "Dégâts 2"


def test_x08(wm):
    """L'impact frappe aussi mon piquier (DEF 13, ARM 14, 1 case) : 7/12 puis 5/6 ; le focus n'y change rien."""
    blow = dict(acc=6, defense=13, arm=14, pui=10, force=7, arme_monture=True, attaque_d_impact_en_cours=True, attaquant_figurine_de_cavalerie=True)
    mine = dict(cible_amie=True, cible_cases_de_degats_restantes=1)
    assert "35/72" in str(wm.une_attaque_de_corps_a_corps(**blow, **mine))
    assert "35/72" in str(wm.une_attaque_de_corps_a_corps(**blow, cible_cases_de_degats_restantes=1, attaques_boostees=1, degats_boostes=1))
    assert wm.attaquer_avec_la_monture(attaque_d_impact_en_cours=True, cible_amie=True).outcome == "Permis"


def test_x09(wm):
    """L'ordre d'attaque en passant suit qui sort de formation ; sans lui, rien ; qui est dehors ne le reçoit pas."""
    out = dict(hors_de_formation=True, figurine_de_cavalerie=True)
    assert wm.attaquer_au_corps_a_corps(attaquant=dict(out, ordre_d_attaque_en_passant=True)).outcome == "Permis"
    assert wm.attaquer_au_corps_a_corps(attaquant=out).outcome == "Interdit"
    assert wm.recevoir_un_ordre(figurine_hors_de_formation=True).outcome == "Interdit"


def test_x10(wm):
    """Dragon à 2 cases qui prend 9 points en avançant : le surplus est perdu, tout s'arrête ; à pied, ARM 14, 17 font 3."""
    assert wm.degats_comptes_du_dragon_monte(points_de_degats_subis=9, cases_de_degats_restantes=2).total == 2
    fallen = wm.passer_a_pied(dragon_peut_passer_a_pied=True, pendant_une_avance=True).gives
    assert "activation achevée" in fallen and "avance interrompue" in fallen
    assert wm.caracteristique_double(figurine_dragon_a_pied=True, premiere_valeur=17, seconde_valeur=14).total == 14
    assert wm.degats_a_distance(pui=12, arm=14, des=[3, 2]).outcome == "Dégâts 3"
    assert wm.attaquer_avec_la_monture(attaquant_dragon_a_pied=True, attaque_d_impact_en_cours=True).outcome == "Interdit"


def test_x11(wm, chance):
    """Sept au début : 3 morts non, 4 oui ; CMD 8 avec étendard 299/324, sans 13/18 ; une fois par tour."""
    squad = dict(figurines_au_debut_du_tour=7)
    assert not wm.pertes_massives(l_unite=dict(squad, figurines_detruites=3)).gives
    assert wm.pertes_massives(l_unite=dict(squad, figurines_detruites=4)).gives
    assert chance(wm.test_provoquant_la_fuite(chef_cmd=8, l_unite_porte_etendard_en_formation=True, test_pour_l_unite=True), "Réussi") == F(299, 324)
    assert chance(wm.test_provoquant_la_fuite(chef_cmd=8, test_pour_l_unite=True), "Réussi") == F(13, 18)
    assert wm.devenir_porte_etendard(distance_de_la_recrue=1.1).outcome == "Interdit"
    assert not wm.pertes_massives(l_unite=dict(squad, figurines_detruites=6, test_de_pertes_massives_deja_fait=True)).gives


def test_x12(wm, chance):
    """Hors formation, CMD 8 : 6, donc 5/12 ; ni charge, ni coup à 0,3 pouce, ni mouvement à donner ; courir, oui."""
    assert chance(wm.test_provoquant_la_fuite(cmd=8, figurine_hors_de_formation=True), "Réussi") == F(5, 12)
    assert wm.charger(attaquant_hors_de_formation=True, attaquant_ordre_de_charge_recu=True).outcome == "Interdit"
    assert wm.attaquer_au_corps_a_corps(attaquant_hors_de_formation=True, distance=0.3).outcome == "Interdit"
    assert wm.renoncer_au_mouvement(figurine_hors_de_formation=True).outcome == "Interdit"
    assert wm.courir(figurine_hors_de_formation=True).outcome == "Permis"


def test_x13(wm):
    """Trois troupiers d'une même unité terrifiante : un seul test ; resté auprès d'elle après l'avoir réussi, ou en fuite, aucun."""
    assert wm.tests_face_a_des_creatures(creatures_rencontrees=3, creatures_d_une_meme_unite=True).total == 1
    near = dict(creature_terreur=True, distance_a_la_creature=0.3)
    assert wm.creature_terrifiante(**near).gives
    assert not wm.creature_terrifiante(**near, l_unite_restee_pres_de_la_creature=True).gives
    assert not wm.creature_terrifiante(**near, l_unite_en_fuite=True).gives


def test_x14(wm):
    """Un fuyard (DEF 13, ARM 14, un bouclier, 1 case) quitte ACC 6, P+F 10 : 5/6 × 53/54 ; lui-même ne frappe pas qui le quitte."""
    runner = dict(defense=13, arm=14, boucliers=1, cases_de_degats_restantes=1, en_fuite=True)
    assert "265/324" in str(wm.une_attaque_de_corps_a_corps(acc=6, p_plus_f=10, cible=runner, frappe_gratuite_en_cours=True))
    assert not wm.quitter_une_zone_de_corps_a_corps(attaquant_en_fuite=True).gives
    assert wm.attaquer_au_corps_a_corps(attaquant_en_fuite=True, frappe_gratuite_en_cours=True).outcome == "Interdit"


def test_x15(wm, chance):
    """Warcaster DEF 15 dans l'eau profonde, à couvert : 7 + 4, visée comprise 11/12 ; il entretient, ne lance rien."""
    assert chance(wm.attaque_a_distance(atd=5, defense=15, vise=True, cible_en_eau_profonde=True, cible_a_couvert=True)) == F(11, 12)
    assert wm.lancer_un_sort(figurine_en_eau_profonde=True).outcome == "Interdit"
    assert wm.entretenir_un_sort(figurine_en_eau_profonde=True).outcome == "Permis"


def test_x16(wm):
    """Couché dans un gué, quoi qui l'ait couché, le jack s'éteint ; qui a couru ne le rallume pas ; rallumé, il n'agit pas."""
    out = "warjack au tapis en eau peu profonde : chaudière éteinte"
    wet = dict(est_un_warjack=True, en_eau_peu_profonde=True)
    for hit in (wm.coup_de_tete_reussi, wm.etre_slamme, wm.etre_projete):
        assert out in hit(cible=wet).gives
        assert out not in hit(cible=dict(wet, au_tapis=True)).gives
        assert out not in hit(cible=dict(est_un_colosse=True, en_eau_peu_profonde=True)).gives
        assert out not in hit(cible=dict(en_eau_peu_profonde=True)).gives
    assert out in wm.chute(figurine=wet, hauteur_de_chute=2).gives
    struck = dict(wet, socle="moyen")
    for hit in (wm.figurine_heurtee_par_un_slam, wm.figurine_heurtee_par_une_projection):
        assert out in hit(heurtee=struck, cible_socle="moyen").gives
        assert out not in hit(heurtee=struck, cible_socle="petit").gives
    assert out in wm.atterrir_sur_une_figurine(heurtee=struck, figurine_socle="moyen").gives
    assert wm.rallumer_la_chaudiere(controleur_apres_une_course=True).outcome == "Interdit"
    assert wm.rallumer_la_chaudiere(controleur_de_guerrier=True).outcome == "Permis"
    assert wm.s_activer(figurine_rallume_dans_cette_sequence_de_jeu=True).outcome == "Interdit"
    assert "fin : au tapis" in wm.chaudiere_rallumee().gives


def test_x17(wm, chance):
    """Un moyen slamme un grand après 3 pouces pile : −2, 7/12 ; un 4 fait 2, puis 1 dans les broussailles : le mur n'est pas atteint."""
    big = dict(attaquant_socle="moyen", cible_socle="grand")
    assert chance(wm.attaque_de_slam(acc=6, defense=11, **big)) == F(7, 12)
    moved = wm.deplacement_slamme(de_de_slam=4, **big, cible_terrain_difficile_en_chemin=True, distance_avant_le_terrain_difficile=0)
    assert moved.total == 1
    assert wm.degats_de_slam(force=9, arm=18, des=[5, 6]).outcome == "Dégâts 2"
    charge = dict(acc=6, force=9, defense=11, attaquant=dict(socle="moyen", distance_parcourue=2.9))
    short = wm.slam_jusqu_aux_degats(**charge, cible=dict(arm=18, socle="grand", cases_de_degats_restantes=20), des=[[3, 4], [5, 6]])
    assert "subis 2" in str(short) and "au tapis : non" in str(short)


def test_x18(wm):
    """Slammé d'une plate-forme de 4 pouces : 3d6 + 10 fait 19, 2, et le slam 18, 1 ; moins d'un pouce de sol, il tombe."""
    assert wm.fin_du_deplacement_subi(sol_sous_le_socle=0.9, hauteur_de_chute=4).gives
    assert not wm.fin_du_deplacement_subi(sol_sous_le_socle=1, hauteur_de_chute=4).gives
    assert wm.degats_de_chute(hauteur_de_chute=4, arm=17, des=[1, 2, 6]).outcome == "Dégâts 2"
    assert wm.degats_de_slam(force=11, arm=17, des=[3, 4]).outcome == "Dégâts 1"


def test_x19(wm):
    """Un tiers ne pousse ni l'un ni l'autre du verrou ; un coup de tête le rompt ; ni l'un ni l'autre ne bouge ni ne donne son mouvement."""
    for held in ("arme_verrouillee", "tete_verrouillee", "maintenir_un_verrou"):
        assert wm.poussee(**{f"cible_{held}": True}).outcome == "Interdit"
        for act in (wm.avancer, wm.se_deplacer, wm.courir, wm.renoncer_au_mouvement):
            assert act(**{f"figurine_{held}": True}).outcome == "Interdit"
    assert wm.coup_de_tete(cible_arme_verrouillee=True).outcome == "Permis"
    assert wm.verrou_rompu_d_office(evenement_pendant_le_verrou="mise au tapis").gives


def test_x20(wm, chance, both):
    """Tête prise : ni charge, ni slam, ni piétinement, ni coup de tête ; la hache, si ; à FOR égales 5/12, ou 575/1296 au livret."""
    for act in (wm.charger, wm.slam, wm.pietinement, wm.coup_de_tete):
        assert act(attaquant_tete_verrouillee=True).outcome == "Interdit"
    assert wm.attaquer_avec_une_arme(attaquant_tete_verrouillee=True).outcome == "Permis"
    assert wm.attaquer_avec_une_arme(attaquant_tete_verrouillee=True, arme_sur_la_tete=True).outcome == "Interdit"
    pull = wm.rompre_un_verrou(figurine_force=10, autre_force=10)
    assert chance(pull, "Verrou rompu") == F(5, 12) and "575/1296" in both(pull, "WM-930")["B"]


def test_x21(wm, chance):
    """Mouvement mort, pas de piétinement ; sinon 7/12 sur A, qui n'a pas de frappe gratuite ; C, qu'il n'a pas heurté, si."""
    assert wm.pietinement(attaquant_mouvement_desactive=True).outcome == "Interdit"
    stomp = wm.pietinement_jusqu_aux_degats(acc=6, force=11, defense=13, arm=12, cible_cases_de_degats_restantes=1, cible_socle="petit")
    assert chance(stomp, "la cible est hors de combat") == F(7, 12)
    assert wm.frapper_gratuitement_un_pietineur(attaquant_heurtee_par_le_pietinement=True).outcome == "Interdit"
    assert wm.frapper_gratuitement_un_pietineur().outcome == "Permis"


def test_x22(wm, chance):
    """FOR 11 sur grand socle projette un petit, FOR 6 : 6,5 pouces, 3,25 au plus, 3 pour un 6 ; à 12 contre 12 au pire, c'est sûr."""
    toss = dict(attaquant_force=11, attaquant_socle="grand", cible_socle="petit")
    assert wm.distance_de_projection(**toss).total == F(13, 2)
    assert wm.deviation_maximale_d_une_projection(**toss).total == F(13, 4)
    assert "3 pouces, direction 3" in str(wm.deviation_d_une_projection(**toss, des=[3, 6]))
    assert chance(wm.jet_de_projection(attaquant_force=11, cible_force=6), "Projetée") == 1
    for roll in (wm.jet_de_projection, wm.jet_de_projection_a_deux_mains):
        assert roll(attaquant_force=11, cible_force=6, cible_intangible=True).outcome == "Sans effet"
