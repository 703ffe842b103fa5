"""The ninth adversary: the order of an activation, units and their marshals, cavalry stopped on its way, structures, trenches, the table edge."""

from fractions import Fraction

KILL, FELL = "la cible est hors de combat", "la figurine interposée est hors de combat"


def both(verdict, dispute):
    """What the other readings of a dispute answer."""
    return [answer.text for answer in verdict.answers if answer.dispute == dispute]


def test_ac01(wm, chance):
    """Gelé, mon arc nodal relaie, deux brutes devant lui ; au tapis ou inerte, non. DEF 13 en lisière, FOC 6 : 9 ou plus."""
    frozen = dict(stationnaire=True, engagee=True, engage_un_ennemi=True)
    assert wm.relayer_un_sort(figurine=frozen, sort_offensif=True).outcome == "Permis"
    assert wm.relayer_un_sort(figurine=dict(engagee=True), sort_offensif=True).outcome == "Interdit"
    for down in ("au_tapis", "warjack_inerte"):
        assert wm.relayer_un_sort(figurine={down: True}).outcome == "Interdit"
    assert chance(wm.attaque_magique(foc=6, defense=13, cible_en_partie_en_foret=True), "Touche") == Fraction(5, 18)


def test_ac02(wm, chance):
    """Ma Terreur est au tapis : qui finit à 0,4 pouce la tient dans sa zone et teste, sauf au livret. L'Abomination, à 2,8 pouces, couchée ou non."""
    v = wm.creature_terrifiante(creature=dict(terreur=True, au_tapis=True), distance_a_la_creature=0.4)
    assert v.outcome == "test de commandement ou fuite" and "WM-1950" in v.disputes
    assert both(v, "WM-1950") == ["Aucune conséquence (WM-1817)"]
    prone = wm.creature_terrifiante(creature=dict(terreur=True, au_tapis=True), figurine_au_tapis=True, distance_a_la_creature=0.4)
    assert "fuite" not in prone.outcome
    assert wm.creature_terrifiante(creature=dict(abomination=True, au_tapis=True), distance_a_la_creature=2.8).outcome == "test de commandement ou fuite"
    v = wm.test_provoquant_la_fuite(cmd=8, l_unite_porte_etendard_en_formation=True)
    assert chance(v, "Réussi") == Fraction(299, 324)


def test_ac03(wm):
    """La palissade ARM 12 : trois carabines PUI 12 ensemble et le pistolet magique, rien ; carreau corrosif, éclair, mortier, 5, 5 et 7."""
    wall = dict(arm=12, cible_est_une_structure=True, des=[3, 4])
    assert wm.degats_a_distance(pui=12, participants=3, **wall).outcome == "Sans effet"
    assert wm.degats_a_distance(pui=10, arme_magique=True, **wall).outcome == "Sans effet"
    assert wm.degats_a_distance(pui=10, type_de_degats="corrosion", **wall).outcome == "Dégâts 5"
    assert wm.degats_a_distance(pui=10, type_d_attaque="magique", **wall).outcome == "Dégâts 5"
    assert wm.degats_a_distance(pui=12, attaque_a_aire_d_effet=True, **wall).outcome == "Dégâts 7"


def test_ac04(wm):
    """Quatre pouces de pierre et deux de bois renforcé : 50 points ; un bâtiment de brique dont deux pouces de bois : 65. Le marteau, 8 et 12."""
    assert wm.capacite_de_degats_d_une_structure(materiaux=[["pierre", 4], ["bois renforcé", 2]]).total == 50
    assert wm.capacite_de_degats_d_une_structure(materiaux=[["brique", 12], ["bois", 2]], structure_porteuse=True).total == 65
    for arm, points in ((18, 8), (14, 12)):
        assert wm.degats_de_corps_a_corps(p_plus_f=17, arm=arm, des=[5, 4]).outcome == f"Dégâts {points}"


def test_ac05(wm, chance):
    """Éteint dans le gué : ni un focus, ni qui a chargé jusqu'à lui, ni un jack ne le rallume ; qui s'est relevé sans bouger, si. Rallumé, il est debout et n'agit pas."""
    v = wm.renverser_les_effets(figurine_chaudiere_eteinte=True, points_de_focus=1)
    assert v.outcome == "Interdit" and "WM-1761" in v.disputes
    assert wm.rallumer_la_chaudiere(chaudiere_eteinte=True, controleur_apres_une_charge=True).outcome == "Interdit"
    assert wm.rallumer_la_chaudiere(chaudiere_eteinte=True, controleur_est_un_warjack=True).outcome == "Interdit"
    assert wm.rallumer_la_chaudiere(chaudiere_eteinte=True, controleur_releve_en_renoncant_au_mouvement=True).outcome == "Permis"
    assert "fin : au tapis" in str(wm.chaudiere_rallumee())
    for act in (wm.s_activer, wm.relayer_un_sort, wm.payer_un_boost, wm.depenser_du_focus):
        assert act(figurine_rallume_dans_cette_sequence_de_jeu=True).outcome == "Interdit"
    assert chance(wm.attaque_a_distance(atd=5, defense=12, cible_chaudiere_eteinte=True), "Touche") == Fraction(35, 36)


def test_ac06(wm):
    """B survit à la Monture et barre la route ; A est à 1,4 pouce : la lance passe par-dessus son petit socle, 7/12 puis 215/216. L'épée, ou un socle égal, non."""
    b = dict(defense=25, arm=30, cases_de_degats_restantes=9, socle="petit")
    a = dict(defense=16, arm=15, cases_de_degats_restantes=1, socle="petit")
    rider = dict(acc=7, figurine_de_cavalerie=True, socle="moyen", distance_parcourue=5)
    story = dict(attaquant=rider, distance_avant_contact=5, pui_de_la_monture=10, p_plus_f=12, cible=a, distance=1.4)
    v = wm.charge_de_cavalerie_a_travers(interposee=b, arme_allonge=True, **story)
    assert v.odds[FELL] == 0 and v.odds[KILL] == Fraction(7, 12) * Fraction(215, 216)
    assert wm.charge_de_cavalerie_a_travers(interposee=b, **story).odds[KILL] == 0
    assert wm.charge_de_cavalerie_a_travers(interposee={**b, "socle": "moyen"}, arme_allonge=True, **story).odds[KILL] == 0
    assert wm.fin_du_mouvement_de_charge(route_barree=True, distance=1.4, arme_allonge=True).outcome == "charge réussie"


def test_ac07(wm):
    """Au tapis à cheval, 4 cases, 9 points : à pied, 5 perdus, toujours au tapis ; touché d'office, il prend 4. À pied, plus de +2 en chargeant."""
    assert wm.degats_comptes_du_dragon_monte(points_de_degats_subis=9, cases_de_degats_restantes=4, dragon_peut_passer_a_pied=True).total == 4
    assert "effets transmis" in wm.passer_a_pied(hors_activation=True).outcome
    assert wm.attaque_de_corps_a_corps(acc=4, defense=14, cible=dict(dragon_a_pied=True, au_tapis=True), des=[1, 2]).odds == {"Touche": 1}
    assert wm.degats_de_corps_a_corps(p_plus_f=11, arm=14, des=[4, 3]).outcome == "Dégâts 4"
    v = wm.attaque_de_corps_a_corps(acc=6, defense=14, attaquant=dict(dragon=True, dragon_a_pied=True, distance_parcourue=5), attaque_de_charge=True, des=[4, 3])
    assert v.outcome == "Raté" and v.total == 13


def test_ac08(wm):
    """Qui a chargé ne lance pas son sort de Compétence Magique, avant le coup ni à sa place ; un sort payé, si. Charge ratée : rien."""
    assert wm.attaque_de_competence_magique(magie=7, defense=13, attaquant_apres_une_charge=True).outcome == "Interdit"
    assert wm.lancer_un_sort_en_chargeant(sort_par_action_speciale=True).outcome == "Interdit"
    assert wm.lancer_un_sort(sort_par_action_speciale=True, figurine_apres_une_charge=True).outcome == "Interdit"
    assert wm.lancer_un_sort_en_chargeant(points_de_focus=2, cout_des_sorts=2).outcome == "Permis"
    assert wm.lancer_un_sort(figurine_apres_une_charge_ratee=True).outcome == "Interdit"


def test_ac09(wm, chance):
    """Mon Colosse ne reçoit ni Furtivité, ni abri : 11/12 à 9 pouces. Il pousse FOR 11 à coup sûr, mais ne suit pas ; on ne le pousse pas."""
    huge = dict(est_un_colosse=True, furtivite=True, en_foret=True, sur_une_colline=True)
    assert chance(wm.attaque_a_distance(atd=6, defense=10, cible=huge, distance=9), "Touche") == Fraction(11, 12)
    assert chance(wm.jet_de_poussee(attaquant_force=16, cible_force=11), "Poussée") == 1
    assert wm.avance_apres_une_poussee(attaquant_est_un_colosse=True).outcome == "Interdit"
    assert wm.poussee(cible_est_un_colosse=True).outcome == "Interdit"


def test_ac10(wm, chance):
    """Trois cavaliers qui ont chargé frappent ensemble : +2 et +3, trois dés, 35/36 puis 53/54. Un quatrième sans charge : 11/12 et 11/12."""
    charge = dict(attaque_de_charge=True, distance_parcourue=4)
    riders = dict(acc=6, defense=14, attaquant_figurine_de_cavalerie=True, **charge)
    assert chance(wm.attaque_de_corps_a_corps(participants=3, **riders), "Touche") == Fraction(35, 36)
    assert 1 - wm.degats_de_corps_a_corps(p_plus_f=11, arm=18, participants=3, **charge).odds["Dégâts 0"] == Fraction(53, 54)
    assert chance(wm.attaque_de_corps_a_corps(participants=4, participant_sans_charge=True, **riders), "Touche") == Fraction(11, 12)
    v = wm.degats_de_corps_a_corps(p_plus_f=11, arm=18, participants=4, participant_sans_charge=True, **charge)
    assert 1 - v.odds["Dégâts 0"] == Fraction(11, 12)


def test_ac11(wm):
    """Le souffle dans la tranchée et la mêlée : DEF 13 nue, et ce ne sont pas des dégâts d'explosion, 175/432 ; l'obus du dehors, rien."""
    dug = dict(defense=13, arm=14, cases_de_degats_restantes=1, dans_une_tranchee=True, en_corps_a_corps=True)
    v = wm.attaques_a_distance(attaquant_atd=5, pui=12, attaque_de_souffle=True, attaques_enchainees=1, cible=dug)
    assert v.odds[KILL] == Fraction(5, 12) * Fraction(35, 36)
    assert wm.degats_d_explosion(pui=14, arm=14, cible_dans_une_tranchee=True, explosion_dans_la_tranchee=False).outcome == "Sans effet"


def test_ac12(wm):
    """Slammé de 6 par un Colosse à 3 pouces du bord de table : il s'arrête à 3, deux dés de dégâts, 18 contre ARM 18."""
    edge = dict(distance_au_bord_de_table=3)
    assert wm.deplacement_slamme(de_de_slam=4, attaquant_est_un_colosse=True, **edge).total == 3
    assert wm.deplacement_slamme(de_de_slam=4, attaquant_est_un_colosse=True).total == 6
    v = wm.degats_de_slam(attaquant_force=16, cible_arm=18, des=[1, 1], **edge)
    assert v.total == 18 and v.outcome == "Dégâts 0"


def test_ac13(wm, chance):
    """À l'impact je tue trois des six : ils testent (CMD 8) avant que je reparte ; en fuite, C ne me frappe pas. 13/18 × 11/12."""
    assert wm.pertes_massives(figurines_au_debut_du_tour=6, figurines_detruites=3).outcome == "test de commandement ou fuite"
    assert "fuite" not in wm.pertes_massives(figurines_au_debut_du_tour=6, figurines_detruites=2).outcome
    hold = chance(wm.test_provoquant_la_fuite(cmd=8), "Réussi")
    strike = chance(wm.attaque_de_corps_a_corps(acc=6, defense=12, frappe_gratuite_en_cours=True), "Touche")
    assert hold * strike == Fraction(143, 216)
    assert wm.attaque_de_corps_a_corps(acc=6, defense=12, frappe_gratuite_en_cours=True, l_unite_en_fuite=True).outcome == "Interdit"


def test_ac14(wm, chance):
    """L'unité de l'Officier marshal a fui : son jack ne charge pas par lui. L'unité d'abord : elle court, se rallie à CMD 9, 5/6, et il charge."""
    led = dict(controleur=dict(jack_marshal=True, est_le_commandant_d_unite=True, cmd=9), distance_au_controleur=8)
    assert wm.beneficier_d_un_avantage_de_marshal(l_unite_en_fuite=True, **led).outcome == "Interdit"
    assert chance(wm.test_de_ralliement(cmd=9), "Ralliée") == Fraction(5, 6)
    assert wm.beneficier_d_un_avantage_de_marshal(**led).outcome == "Permis"
    assert wm.recevoir_un_ordre(l_unite_en_fuite=True).outcome == "Interdit"


def test_ac15(wm):
    """Du haut de la colline : l'ogre à 1,5 pouce de la cible ne gêne pas ; un petit socle à 0,8, les textes se contredisent ; plus gros que moi, il cache."""
    view = dict(attaquant=dict(surelevee=True, socle="moyen", au_dessus_de_l_interposee=1), figurine_interposee=True, cible_socle="petit")
    assert wm.tracer_une_ligne_de_vue(interposee_socle="grand", distance_de_l_interposee_a_la_cible=1.5, **view).outcome == "Permis"
    v = wm.tracer_une_ligne_de_vue(interposee_socle="petit", distance_de_l_interposee_a_la_cible=0.8, **view)
    assert v.outcome == "Permis" and both(v, "WM-1356") == ["Interdit : WM-1229"]
    assert wm.tracer_une_ligne_de_vue(interposee_socle="grand", distance_de_l_interposee_a_la_cible=0.8, **view).outcome == "Interdit"


def test_ac16(wm):
    """Six points, une furie, une bête de deux cases : elle meurt, quatre reviennent, il reste une case au warlock ; pas de pillage, et pas vers une bête pleine."""
    assert wm.degats_transferes(points_de_degats_subis=6, cases_de_degats_restantes=2).total == 2
    assert wm.degats_en_exces(points_de_degats_subis=6, cases_de_degats_restantes=2).total == 4
    assert "hors de combat" not in wm.degats_subis(points_de_degats_subis=4, cases_de_degats_restantes=5).outcome
    assert wm.piller_la_furie(detruite_par_un_transfert=True).outcome == "Interdit"
    assert wm.transferer_des_degats(controleur_points_de_furie=1, figurine=dict(points_de_furie=4, fur=4)).outcome == "Interdit"
    assert wm.transferer_des_degats(controleur_points_de_furie=1, figurine=dict(points_de_furie=3, fur=4)).outcome == "Permis"


def test_ac17(wm):
    """Ma Terreur se téléporte : pas de frappe gratuite, le Gardien teste dès qu'elle est posée ; un troupier ne se pose pas hors formation."""
    assert wm.quitter_une_zone_de_corps_a_corps(figurine_placee=True).outcome == "Aucune conséquence"
    assert wm.moment_du_test_de_terreur(creature_placee=True).outcome == "juste après l'attaque ou l'effet"
    assert wm.placer_une_figurine(placement_hors_formation=True).outcome == "Interdit"


def test_ac18(wm):
    """La recrue promue ne frappe pas ce tour-ci, mais commande déjà les jacks du chef mort ; promue au tapis, elle n'offre rien."""
    assert wm.attaquer_au_corps_a_corps(attaquant_promue_ce_tour=True).outcome == "Interdit"
    assert wm.beneficier_d_un_avantage_de_marshal(controleur=dict(promue_ce_tour=True, jack_marshal=True)).outcome == "Permis"
    assert wm.beneficier_d_un_avantage_de_marshal(controleur=dict(promue_ce_tour=True, jack_marshal=True, au_tapis=True)).outcome == "Interdit"


def test_ac19(wm):
    """Mon warcaster n'alloue rien au jack d'un marshal et ne relaie rien par lui : il n'est d'aucune phalange."""
    assert wm.allouer_du_focus(controleur_jack_marshal=True, distance_au_controleur=4).outcome == "Interdit"
    assert wm.relayer_un_sort(controleur_jack_marshal=True).outcome == "Interdit"


def test_ac20(wm, chance):
    """Un jack de marshal en dysfonctionnement : ni charge ni slam ; un même jet n'est boosté qu'une fois, par lui ou par un focus. DEF 7 + 4 derrière l'épave."""
    stalled = dict(est_un_warjack=True, dysfonctionnement=True)
    assert wm.charger(attaquant=stalled, controleur_jack_marshal=True).outcome == "Interdit"
    assert wm.slam(attaquant_dysfonctionnement=True).outcome == "Interdit"
    assert wm.payer_un_boost(points_de_focus=1, boost_du_marshal=True).outcome == "Interdit"
    assert wm.beneficier_d_un_avantage_de_marshal(boost_du_marshal=True, jet_deja_booste=True).outcome == "Interdit"
    assert wm.payer_un_boost(points_de_focus=1).outcome == "Permis"
    v = wm.attaque_a_distance(atd=5, defense=12, cible=dict(dysfonctionnement=True, masquee_par_une_epave=True), distance_au_decor=0.8)
    assert chance(v, "Touche") == Fraction(13, 18)


def test_ac21(wm):
    """Qui a tiré ou frappé ne charge, ne court, ne slamme plus, ne donne plus son mouvement pour viser ; le sort d'abord, lui, n'ôte rien."""
    for done in ("a_tire_dans_l_activation", "a_frappe_dans_l_activation", "attaques_initiales_faites", "action_deja_accomplie"):
        assert wm.charger(attaquant={done: True}).outcome == "Interdit"
        assert wm.slam(attaquant={done: True}).outcome == "Interdit"
        assert wm.courir(figurine={done: True}).outcome == "Interdit"
        assert wm.renoncer_au_mouvement(figurine={done: True}).outcome == "Interdit"
    assert wm.charger().outcome == "Permis"


def test_ac22(wm):
    """Le warcaster qui a chargé jusqu'au jack autonome ne le prend pas, ni ne réveille l'inerte ; relevé au prix de son mouvement, si."""
    charged, stood = dict(controleur_apres_une_charge=True), dict(controleur_releve_en_renoncant_au_mouvement=True)
    for act in (wm.prendre_le_controle_d_un_autonome, wm.reactiver_un_warjack):
        assert act(**charged).outcome == "Interdit"
        assert act(**stood).outcome == "Permis"
    assert wm.prendre_le_controle_d_une_warbeast_sauvage(figurine_sauvage=True, **charged).outcome == "Interdit"


def test_ac23(wm):
    """Trois focus : un pour charger, un pour le jet d'attaque ; rien sur les dégâts de charge, déjà boostés, sauf à moins de 3 pouces."""
    hit = dict(attaque_de_charge=True, points_de_focus=1)
    assert wm.payer_un_boost(jet_a_booster="attaque", distance_parcourue=5, **hit).outcome == "Permis"
    assert wm.payer_un_boost(jet_a_booster="dégâts", distance_parcourue=5, **hit).outcome == "Interdit"
    assert wm.payer_un_boost(jet_a_booster="dégâts", distance_parcourue=2.5, **hit).outcome == "Permis"
    v = wm.degats_de_corps_a_corps(p_plus_f=12, arm=14, attaque_de_charge=True, distance_parcourue=5, jet_booste=True, des=[1, 2, 3])
    assert v.outcome == "Dégâts 4"


def test_ac24(wm):
    """Le chef a déjà bougé, ou couru : plus d'ordre ; un troupier qui a bougé n'en reçoit plus ; d'un chef au tapis, personne."""
    for done in ("a_bouge", "apres_une_course", "apres_une_charge", "a_frappe_dans_l_activation"):
        assert wm.donner_un_ordre(figurine={done: True}).outcome == "Interdit"
        assert wm.recevoir_un_ordre(figurine={done: True}).outcome == "Interdit"
    for state in ("au_tapis", "stationnaire", "en_fuite", "en_eau_profonde"):
        assert wm.recevoir_un_ordre(chef={state: True}).outcome == "Interdit"
    assert wm.recevoir_un_ordre().outcome == "Permis"


def test_ac25(wm):
    """Mis au tapis en pleine activation, il ne se relève pas ; celui qui n'a encore rien fait, si."""
    for done in ("a_bouge", "a_tire_dans_l_activation", "apres_une_course", "apres_une_charge"):
        assert wm.se_relever(figurine={"au_tapis": True, done: True}).outcome == "Interdit"
    assert wm.se_relever(figurine_au_tapis=True).outcome == "Permis"


def test_ac26(wm):
    """Le warlock a raté sa charge : ni sort, ni furie dépensée ou jetée, ni soin ; un transfert au tour adverse, si. Après une course, il jette encore (litige)."""
    failed = dict(apres_une_charge_ratee=True, points_de_furie=3)
    assert wm.lancer_un_sort(figurine=failed).outcome == "Interdit"
    assert wm.defausser_de_la_furie(figurine=failed).outcome == "Interdit"
    assert wm.depenser_de_la_furie(controleur=failed).outcome == "Interdit"
    assert wm.guerir(controleur=failed).outcome == "Interdit"
    assert wm.depenser_de_la_furie(controleur=failed, transfert_en_cours=True).outcome == "Permis"
    v = wm.defausser_de_la_furie(figurine_apres_une_course=True)
    assert v.outcome == "Permis" and "WM-1757" in v.disputes


def test_ac27(wm):
    """Le jack gelé paie un focus en phase de Contrôle pour renverser ; laissé gelé, il n'en dépense ni n'en booste aucun."""
    assert wm.renverser_les_effets(figurine=dict(stationnaire=True, points_de_focus=1)).outcome == "Permis"
    assert wm.depenser_du_focus(figurine_stationnaire=True, depense_de_phase_de_controle=True).outcome == "Permis"
    assert wm.depenser_du_focus(figurine_stationnaire=True).outcome == "Interdit"
    assert wm.payer_un_boost(figurine=dict(stationnaire=True, points_de_focus=1)).outcome == "Interdit"


def test_ac28(wm):
    """Poussé à 0,4 pouce du bord, projeté à 2 : ils s'arrêtent au bord ; un mur plus près les arrête avant, et lui seul donne un dé."""
    assert wm.deplacement_d_une_poussee(distance_au_bord_de_table=0.4).total == Fraction(2, 5)
    assert wm.trajet_projete(distance_du_point_d_impact_final=5.5, distance_au_bord_de_table=2).total == 2
    wall = dict(heurte_une_obstruction=True, distance_de_l_arret=1)
    assert wm.deplacement_slamme(de_de_slam=5, distance_au_bord_de_table=3, **wall).total == 1
    assert wm.degats_de_slam(attaquant_force=12, cible_arm=18, cible_heurte_une_obstruction=True, des=[1, 2, 4]).outcome == "Dégâts 1"


def test_ac29(wm):
    """B, socle égal et Robuste, barre la route : tué ou couché par la Monture (13/18), il ne cache plus A, que la lance touche 7 fois sur 12."""
    b = dict(defense=13, arm=10, cases_de_degats_restantes=1, socle="moyen", robuste=True)
    a = dict(defense=16, arm=5, socle="petit", cases_de_degats_restantes=1)
    rider = dict(acc=7, figurine_de_cavalerie=True, socle="moyen", distance_parcourue=5)
    v = wm.charge_de_cavalerie_a_travers(
        attaquant=rider, distance_avant_contact=5, pui_de_la_monture=10, interposee=b, arme_allonge=True, distance=1.4, p_plus_f=12, cible=a
    )
    assert v.odds[FELL] == Fraction(13, 18) * Fraction(2, 3)
    assert v.odds[KILL] == Fraction(13, 18) * Fraction(7, 12)


def test_ac30(wm):
    """La lance porte à 2 pouces, la Monture à 0,5 : pas d'impact sur qui est à 1,2 pouce, ni de coup de Monture d'une cavalerie légère."""
    lancer = dict(figurine_de_cavalerie=True, allonge=True)
    assert wm.faire_des_attaques_d_impact(attaquant=lancer, distance_avant_contact=4, distance=1.2).outcome == "Interdit"
    assert wm.faire_des_attaques_d_impact(attaquant=lancer, distance_avant_contact=4, distance=0.4).outcome == "Permis"
    light = dict(cavalerie_legere=True, allonge=True)
    assert wm.attaque_de_monture(acc=6, defense=12, attaquant=light, distance=1.2).outcome == "Interdit"
    assert wm.attaque_de_corps_a_corps(acc=6, defense=12, attaquant=light, arme_allonge=True, distance=1.2, des=[3, 3]).outcome == "Touche"


def test_ac31(wm):
    """La furie gardée ne se teste qu'en phase de Contrôle, la frénésie n'y frappe qu'alors ; un warcaster ne soigne pas une bête."""
    assert wm.passer_un_test_de_seuil(points_de_furie=2, hors_phase_de_controle=True).outcome == "Interdit"
    assert wm.passer_un_test_de_seuil(points_de_furie=2).outcome == "Obligatoire"
    assert wm.frapper_en_frenesie(hors_phase_de_controle=True).outcome == "Interdit"
    assert wm.guerir(controleur_est_un_warcaster=True, figurine_est_une_warbeast=True).outcome == "Interdit"
    assert wm.guerir(controleur_est_un_warlock=True, figurine_est_une_warbeast=True).outcome == "Permis"


def test_ac32(wm):
    """Après sa projection, le jack n'a plus d'attaques initiales, au corps-à-corps ni au tir : une seule, achetée ; après ses coups, plus de prise."""
    assert wm.nombre_d_attaques_de_corps_a_corps(armes_de_melee=2, attaques_supplementaires=1, attaquant_attaque_speciale_faite=True).total == 1
    assert wm.attaques_initiales_a_distance(armes_de_tir=2, attaquant_attaque_speciale_faite=True).total == 0
    for done in ("a_frappe_dans_l_activation", "attaques_initiales_faites", "attaque_speciale_faite"):
        assert wm.projection(attaquant={done: True}).outcome == "Interdit"


def test_ac33(wm):
    """Mon Vector induit un point à 6 pouces : s'il en a un et s'active ; celui qui reçoit peut être gelé, non privé de son Interface."""
    assert wm.induction_du_focus(distance=6, autre_points_de_focus=1, figurine_stationnaire=True).outcome == "Permis"
    for giver in (dict(points_de_focus=0), dict(hors_activation=True), dict(stationnaire=True), dict(apres_une_course=True), dict(cortex_desactive=True)):
        assert wm.induction_du_focus(distance=6, autre=giver).outcome == "Interdit"
    assert wm.induction_du_focus(distance=6, figurine_cortex_desactive=True).outcome == "Interdit"


def test_ac34(wm):
    """Touché par derrière, mon Colosse : l'attaquant choisit la grille ; 7 points pour 3 cases, 4 passent à l'autre. Nul ne me le prend."""
    assert wm.grille_touchee(depuis_l_arc_arriere=True, figurine_est_un_colosse=True).outcome == "grille au choix de l'attaquant"
    assert wm.degats_sur_l_autre_grille(points_de_degats_subis=7, cases_vierges_de_la_grille=3).total == 4
    assert wm.prendre_une_figurine_ennemie(cible_est_un_colosse=True).outcome == "Interdit"


def test_ac35(wm):
    """Le mécano qui a frappé, tiré ou chargé n'a plus d'Action★ : pas de jet de Réparation [8] ; sinon, 13 chances sur 18."""
    for done in ("attaques_initiales_faites", "a_tire_dans_l_activation", "apres_une_charge", "attaque_speciale_faite"):
        assert wm.jet_de_competence(x_de_competence=8, figurine={done: True}).outcome == "Interdit"
    assert wm.jet_de_competence(x_de_competence=8).odds["Réussi"] == Fraction(13, 18)
