"""The seventh adversary, continued: huge bases, warbeasts, spells and areas, structures, units, and what an exemption must not spare."""

from fractions import Fraction as F


def test_x23(wm, chance):
    """Jack moyen contre colosse : pas de coup de tête ; le slam est un litige, 13/18 si on l'admet, et ses dégâts un autre."""
    huge = dict(attaquant_socle="moyen", cible_est_un_colosse=True)
    assert wm.coup_de_tete(**huge).outcome == "Interdit"
    assert "WM-9130" in wm.slam(**huge).disputes
    assert chance(wm.attaque_de_slam(acc=6, defense=10, **huge, litiges={"WM-9130": "B"})) == F(13, 18)
    struck = dict(force=8, arm=19, cible_est_un_colosse=True, des=[5, 6])
    assert wm.degats_de_slam(**struck).outcome == "Sans effet" and "WM-9300" in wm.degats_de_slam(**struck).disputes
    assert wm.degats_de_slam(**struck, litiges={"WM-9300": "B"}).outcome == "Dégâts 0"
    assert wm.degats_de_slam(force=11, arm=19, cible_machine_de_bataille=True, des=[5, 6], litiges={"WM-9300": "B"}).outcome == "Dégâts 3"


def test_x24(wm, chance):
    """Colosse engagé qui renonce à bouger : il tire sans visée, 13/18 ; sur un colosse engagé en forêt, 11/12."""
    mine = dict(atd=6, vise=True, attaquant_est_un_colosse=True, attaquant_engagee=True)
    assert chance(wm.attaque_a_distance(**mine, defense=12)) == F(13, 18)
    assert chance(wm.attaque_a_distance(**mine, defense=10, cible_est_un_colosse=True, cible_engagee=True, cible_en_foret=True)) == F(11, 12)


def test_x25(wm, chance):
    """Cinq tireurs, un hors de portée, sur un colosse engagé à couvert : 35/36, 23 contre ARM 20, et nul autre n'est menacé."""
    volley = dict(attaque_combinee=True, participants=5, participants_en_echec=1)
    huge = dict(cible_est_un_colosse=True, cible_engagee=True)
    assert wm.combiner_les_attaques_a_distance(participants=5, **huge).outcome == "Permis"
    assert wm.combiner_les_attaques_a_distance(participants=5, cible_engagee=True).outcome == "Interdit"
    assert chance(wm.attaque_a_distance(atd=5, defense=10, **volley, **huge, cible_a_couvert=True)) == F(35, 36)
    assert wm.degats_a_distance(pui=10, arm=20, **volley, des=[4, 5]).outcome == "Dégâts 3"
    assert not wm.rater_une_cible_en_corps_a_corps(cible_est_un_colosse=True).gives


def test_x26(wm, chance):
    """Balayage : mon piquier aussi, 7/12 puis 11/12 ; à un pouce, les sources se contredisent."""
    assert wm.attaques_de_balayage(figurines_dans_la_fenetre=3).total == 3
    assert chance(wm.attaque_de_corps_a_corps(acc=6, defense=13, cible_amie=True)) == F(7, 12)
    assert "11/12" in str(wm.degats_de_prise_speciale(force=14, arm=17))
    assert "WM-8090" in wm.balayage(attaquant_est_un_colosse=True, distance=1).disputes


def test_x27(wm):
    """Frappe puissante : ni sur un socle égal, ni d'un Gantelet mort, ni par un lourd ; un 3 fait 5, le mur est à 4 : trois dés."""
    fist = dict(attaquant_est_un_colosse=True, attaquant_gantelets_disponibles=1)
    assert wm.frappe_puissante(**fist, cible_machine_de_bataille=True).outcome == "Interdit"
    assert wm.frappe_puissante(attaquant_est_un_colosse=True, attaquant_gantelets_disponibles=0, cible_socle="grand").outcome == "Interdit"
    assert wm.frappe_puissante(attaquant_est_un_warjack=True, attaquant_gantelets_disponibles=1, cible_socle="moyen").outcome == "Interdit"
    assert wm.frappe_puissante(**fist, cible_socle="grand").outcome == "Permis"
    wall = dict(cible_heurte_une_obstruction=True)
    assert wm.deplacement_slamme(de_de_slam=3, attaquant_est_un_colosse=True, cible_socle="grand", **wall, distance_de_l_arret=4).total == 4
    assert wm.degats_de_slam(force=18, arm=18, **wall, des=[1, 2, 3]).outcome == "Dégâts 6"


def test_x28(wm, chance):
    """SEU 9, 4 de furie : 13/18 de partir ; liée, 5/12 ; 9 pile tient ; un Construct ne teste pas."""
    beast = dict(seu=9, points_de_furie=4)
    assert chance(wm.test_de_seuil(**beast), "Seuil dépassé") == F(13, 18)
    assert chance(wm.test_de_seuil(**beast, figurine_lie=True), "Seuil dépassé") == F(5, 12)
    assert wm.test_de_seuil(**beast, des=[2, 3]).outcome == "Seuil tenu"
    assert wm.test_de_seuil(**beast, figurine_construct=True).outcome == "Interdit"


def test_x29(wm):
    """Frénétique, Corps mort : trois dés pour toucher, deux pour blesser : 181/216 × 35/36."""
    mad = dict(attaquant_frenesie=True, attaquant_corps_desactive=True, attaque_de_frenesie=True)
    assert "6335/7776" in str(wm.une_attaque_de_corps_a_corps(acc=6, defense=14, p_plus_f=15, arm=17, cible_cases_de_degats_restantes=1, **mad))


def test_x30(wm):
    """Esprit mort : ni charge, ni coup de tête, ni boost, ni course ; ses attaques initiales, si."""
    dull = dict(attaquant_esprit_desactive=True, attaquant_est_une_warbeast=True)
    assert wm.charger(**dull).outcome == wm.coup_de_tete(**dull).outcome == "Interdit"
    assert wm.payer_un_boost(figurine_esprit_desactive=True, figurine_est_une_warbeast=True).outcome == "Interdit"
    assert wm.courir(figurine_esprit_desactive=True, figurine_est_une_warbeast=True).outcome == "Interdit"
    assert wm.faire_ses_attaques_initiales(**dull).outcome == "Permis"


def test_x31(wm):
    """Une sauvage ne frappe pas qui passe, son bouclier ne compte pas (18 contre 16), et elle doit courir : rien à donner."""
    assert not wm.quitter_une_zone_de_corps_a_corps(attaquant_sauvage=True).gives
    assert wm.degats_a_distance(pui=13, arm=16, cible_sauvage=True, cible_boucliers=1, des=[2, 3]).outcome == "Dégâts 2"
    assert wm.degats_a_distance(pui=13, arm=16, cible_boucliers=1, des=[2, 3]).outcome == "Dégâts 0"
    assert wm.renoncer_au_mouvement(figurine_sauvage=True).outcome == "Interdit"


def test_x32(wm):
    """Pillage à 12 pouces pile (FUR 6), pas à 12,1, ni après le coup d'un ami ou un transfert."""
    assert wm.piller_la_furie(distance_au_controleur=12, controleur_fur=6).outcome == "Permis"
    assert wm.piller_la_furie(distance_au_controleur=12.1, controleur_fur=6).outcome == "Interdit"
    for end in ("detruite_par_un_ami", "detruite_par_un_transfert"):
        assert wm.piller_la_furie(**{f"figurine_{end}": True}).outcome == "Interdit"


def test_x33(wm):
    """FOC 6, 2 alloués, 1 sort entretenu : il en reste 3, ARM 17, et 5/6 de le blesser à PUI 13."""
    assert wm.focus_restant(foc=6, points_de_focus=6, focus_alloue=2, sorts_entretenus=1).total == 3
    assert "5/6" in str(wm.degats_a_distance(pui=13, arm=14, cible_est_un_warcaster=True, cible_points_de_focus=3))


def test_x34(wm, chance):
    """Sort de souffle par un relais, cible à couvert et en mêlée : 5/12, boosté 181/216 ; relais engagé, rien."""
    spell = dict(magie=6, defense=14, attaque_de_souffle=True, cible_a_couvert=True, cible_en_corps_a_corps=True, sort_relaye=True)
    assert chance(wm.attaque_magique(**spell)) == F(5, 12)
    assert chance(wm.attaque_magique(**spell, jet_booste=True)) == F(181, 216)
    assert wm.attaque_magique(magie=6, defense=14, sort_relaye=True, relais_engagee=True).outcome == "Interdit"


def test_x35(wm):
    """À trois, le chef dans le dos : 13/18 puis 5/6, bouclier compris pour rien ; le +2 de dos est en litige."""
    blow = dict(acc=5, defense=16, p_plus_f=10, arm=17, cible_boucliers=1, attaque_combinee=True, participants=3, depuis_l_arc_arriere=True)
    found = wm.une_attaque_de_corps_a_corps(**blow, cible_cases_de_degats_restantes=30)
    assert "65/108" in str(found) and "WM-380" in found.disputes


def test_x36(wm):
    """Pistolero qui charge et tire au contact : ni −4 ni boost, 5/12 × 11/12 ; l'épée ensuite, non."""
    shot = dict(atd=6, defense=14, pui=10, arm=13, attaquant_pistolero=True, attaque_de_charge=True, attaquant_distance_parcourue=4)
    close = dict(cible_dans_la_zone_de_corps_a_corps=True, cible_en_corps_a_corps=True, attaquant_en_corps_a_corps_avec_la_cible=True)
    assert "55/144" in str(wm.une_attaque_a_distance(**shot, **close, cible_cases_de_degats_restantes=1))
    assert wm.attaquer_au_corps_a_corps(attaquant_pistolero=True, attaquant_a_tire_dans_l_activation=True).outcome == "Interdit"


def test_x37(wm):
    """ADE ratée à 5 pouces, un 6 : 2,5 ; l'impact est derrière le bouclier : 14 contre ARM 13, et non 15."""
    assert "2,5 pouces" in str(wm.deviation(distance=5, des=[1, 6]))
    blast = dict(pui=14, arm=13, cible_boucliers=1, des=[4, 3])
    assert wm.degats_d_explosion(**blast, point_d_impact_hors_de_l_arc_avant=True).outcome == "Dégâts 1"
    assert wm.degats_d_explosion(**blast).outcome == "Dégâts 0"


def test_x38(wm, chance):
    """Trois focus : un pour se relever, un pour charger, un pour l'attaque (20/27) ; les dégâts, déjà boostés, n'en prennent pas."""
    jack = dict(est_un_warjack=True, points_de_focus=3, etats_renverses=1, court_ou_charge=True)
    assert wm.focus_restant(figurine=jack, jets_boostes=1).total == 0
    assert wm.depenser_du_focus(figurine=jack, jets_boostes=2).outcome == "Interdit"
    assert wm.charger(attaquant_est_un_warjack=True, attaquant_effets_renverses=True).outcome == "Permis"
    assert chance(wm.attaque_de_corps_a_corps(acc=6, defense=15, attaque_de_charge=True, attaquant_distance_parcourue=5, jet_booste=True)) == F(20, 27)
    hit = dict(p_plus_f=18, arm=20, attaque_de_charge=True, attaquant_distance_parcourue=5)
    assert wm.degats_de_corps_a_corps(**hit, jet_booste=True).odds == wm.degats_de_corps_a_corps(**hit).odds


def test_x39(wm):
    """À travers un spectre, rien ne se passe : ni tapis, ni dégâts, slam ou projection."""
    ghost = dict(heurtee_intangible=True, heurtee_socle="petit", cible_socle="grand")
    assert not wm.figurine_heurtee_par_un_slam(**ghost).gives
    assert not wm.figurine_heurtee_par_une_projection(**ghost).gives
    assert wm.degats_collateraux(force=10, heurtee_arm=12, heurtee_intangible=True).outcome == "Sans effet"


def test_x40(wm, chance):
    """Machine de bataille : pas de coup de tête ; Réparation [9], 5/6, et d6 points."""
    assert wm.coup_de_tete(attaquant_socle="grand", cible_machine_de_bataille=True).outcome == "Interdit"
    assert chance(wm.jet_de_competence(x_de_competence=9), "Réussi") == F(5, 6)


def test_x41(wm, chance):
    """Vector : l'ATD de son warcaster, malus compris (4), et la visée du Vector : 7/12 contre 13."""
    assert chance(wm.attaque_a_distance(controleur_atd=4, defense=13, vise=True, attaquant_vector=True)) == F(7, 12)


def test_x42(wm):
    """Bois renforcé, 4 × 5 et deux étages : PUI 42, 31 points ; la brute Robuste se sauve sur un 5, au tapis."""
    assert wm.puissance_d_effondrement(decor_arm=14, decor_etages=2).total == 42
    assert wm.degats_d_effondrement(decor_arm=14, decor_etages=2, figurine_arm=14, des=[1, 2]).outcome == "Dégâts 31"
    story = wm.coup_fatal_et_robuste(cible_points_de_degats_subis=31, cible_cases_de_degats_restantes=1, cible_robuste=True, des=[[5]])
    assert "hors de combat : non" in str(story) and "au tapis : oui" in str(story)
    wood = dict(materiaux=[["bois renforcé", 18]])
    assert "45 " in str(wm.capacite_de_degats_d_une_structure(**wood, decor_structure_porteuse=True))
    assert "90 " in str(wm.capacite_de_degats_d_une_structure(**wood))


def test_x43(wm):
    """En fuite dans l'eau profonde : il ne court pas, doit renoncer à son action, fait 3 pouces sur 6, et perd 1 point."""
    sunk = dict(figurine_en_fuite=True, figurine_en_eau_profonde=True)
    assert wm.courir(**sunk).outcome == "Interdit"
    assert wm.renoncer_a_l_action(**sunk).outcome == "Obligatoire"
    assert wm.accomplir_une_action(**sunk).outcome == "Interdit"
    assert wm.distance_parcourue_selon_le_terrain(mouvement_depense=6, figurine_en_eau_profonde=True).total == 3
    assert wm.degats_en_eau_profonde(figurine_de_guerrier=True).total == 1
    assert wm.renoncer_au_mouvement(figurine_en_fuite=True).outcome == "Interdit"
    assert wm.renoncer_a_l_action(figurine_en_eau_profonde=True).outcome == "Interdit"


def test_x44(wm):
    """Feu et électricité : l'Immunité : Feu arrête tout, pas la Disruption ; l'Immunité : Froid, rien. Inerte, on la perd (litige)."""
    mixed = dict(pui=12, arm=16, type_de_degats="feu", second_type_de_degats="électricité", des=[5, 4])
    assert wm.degats_a_distance(**mixed, cible_immunite_au_feu=True).outcome == "Sans effet"
    assert wm.figurine_touchee_par_l_arme(arme_a_disruption=True, cible_immunite_au_feu=True, type_de_degats="feu").gives == ("disruption",)
    assert wm.degats_a_distance(**mixed, cible_immunite_au_froid=True).outcome == "Dégâts 5"
    inert = wm.degats_a_distance(**mixed, cible_immunite_au_feu=True, cible_warjack_inerte=True)
    assert inert.outcome == "Dégâts 5" and "WM-9301" in inert.disputes


def test_x45(wm):
    """Bras ou tête morts : les prises sans arme restent, à deux dés ; celles du Gantelet, non."""
    for act in (wm.coup_de_tete, wm.poussee, wm.slam, wm.pietinement):
        assert act(arme_systeme_desactive=True).outcome == "Permis"
    for act in (wm.verrou, wm.projection, wm.projection_a_deux_mains):
        assert act(arme_systeme_desactive=True).outcome == "Interdit"
        assert act(attaquant_gantelets_disponibles=0).outcome == "Interdit"
    assert wm.degats_de_prise_speciale(force=11, arm=16, arme_systeme_desactive=True, des=[3, 4]).outcome == "Dégâts 2"
    assert wm.attaque_de_corps_a_corps(acc=6, defense=11, des=[5], arme_systeme_desactive=True).outcome == "Touche"


def test_x46(wm):
    """Officier-marshal mort, le chef CMD 7 reprend le jack à 7 pouces : il charge ; la direction de l'Officier est perdue."""
    jack = dict(est_un_warjack=True, points_de_focus=0)
    assert wm.charger(attaquant=jack, controleur=dict(jack_marshal=True, cmd=7), distance_au_controleur=7).outcome == "Permis"
    assert wm.charger(attaquant=jack, controleur=dict(jack_marshal=True, cmd=7), distance_au_controleur=7.1).outcome == "Interdit"
    assert wm.tenter_de_diriger(direction_d_un_officier_parti=True).outcome == "Interdit"


def test_x47(wm):
    """Double 5 qui touche, relance imposée, 6 et 4 : la touche reste, la critique non."""
    found = wm.attaque_de_corps_a_corps(acc=6, defense=14, des=[5, 5], relance_imposee=True, relances=[[6, 4]])
    assert found.outcome == "Touche" and not found.gives


def test_x48(wm):
    """Servants d'arme : une recrue à 1 pouce part à la place du chef, pas à 1,2 ; ailleurs, jamais."""
    crew = dict(unite_de_servants_d_arme=True)
    assert wm.perdre_une_recrue_a_la_place_du_chef(**crew, distance_de_la_recrue=1).outcome == "Permis"
    assert wm.perdre_une_recrue_a_la_place_du_chef(**crew, distance_de_la_recrue=1.2).outcome == "Interdit"
    assert wm.perdre_une_recrue_a_la_place_du_chef(distance_de_la_recrue=1).outcome == "Interdit"


def test_x49(wm):
    """On ne charge ni ne slamme ce qu'on ne peut pas cibler."""
    for act in (wm.charger, wm.slam, wm.coup_de_tete):
        assert act(cible_inciblable=True).outcome == "Interdit"


def test_x50(wm):
    """Testé contre la créature par l'unité, le test ne se refait pas ce tour ; un autre test reste dû."""
    near = dict(creature_abomination=True, distance_a_la_creature=3)
    for whose in ("figurine", "l_unite"):
        for spared in ("deja_teste_contre_cette_creature", "restee_pres_de_la_creature"):
            assert not wm.creature_terrifiante(**near, **{f"{whose}_{spared}": True}).gives
    assert wm.creature_terrifiante(**near).gives
    assert wm.pertes_massives(l_unite=dict(figurines_au_debut_du_tour=6, figurines_detruites=3)).gives


def test_x51(wm):
    """Ce qu'on dit de son état dit ce qu'il est : un aspect mort ou la frénésie, une warbeast ; autonome, un warjack."""
    for beast in ("frenesie", "corps_desactive", "ame_desactivee", "esprit_desactive", "sauvage"):
        assert wm.allouer_du_focus(**{f"figurine_{beast}": True}).outcome == "Interdit"
    for jack in ("warjack_autonome", "warjack_inerte", "warjack_personnage", "vector"):
        assert wm.warjack_en_eau_profonde(**{f"figurine_{jack}": True}).gives == ("warjack retiré du jeu",)
        assert wm.transferer_des_degats(**{f"figurine_{jack}": True}).outcome == "Interdit"
    assert wm.rallumer_la_chaudiere(controleur_machine_de_bataille=True).outcome == "Interdit"


def test_x52(wm, chance):
    """Slammé au tapis, un mur à un pouce : il ne recule pas, deux dés seulement, 9 ou plus pour ses 5 cases ; debout, trois dès le 1."""
    slam = dict(acc=7, force=12, defense=12, attaquant=dict(socle="grand", distance_parcourue=4), distance_a_l_obstruction=1)
    foe = dict(arm=16, socle="moyen", cases_de_degats_restantes=5)
    out = "la cible est hors de combat"
    assert chance(wm.slam_jusqu_aux_degats(**slam, cible=dict(foe, au_tapis=True)), out) == F(5, 18)
    assert chance(wm.slam_jusqu_aux_degats(**slam, cible=foe), out) == F(5, 6) * F(20, 27)


def test_x53(wm, chance):
    """FOR égales : l'obligatoire 5/12, une payée 95/144 ; deux voulues avec un point n'en font qu'une."""
    pull, out = dict(figurine_force=10, autre_force=10), "la figurine n'est plus sous le verrou"
    assert chance(wm.rompre_un_verrou_en_insistant(**pull, tentatives_supplementaires=2, points_disponibles=1), out) == F(95, 144)
    assert chance(wm.rompre_un_verrou_en_insistant(**pull, tentatives_supplementaires=2, figurine_points_de_focus=0), out) == F(5, 12)
    assert chance(wm.rompre_un_verrou_en_insistant(**pull, tentatives_supplementaires=2), out) == F(1385, 1728)


def test_x54(wm):
    """Dit de l'unité, vrai de ses figurines : qui n'a pas fini de s'activer, qui rencontre une créature."""
    assert wm.se_rallier(l_unite_en_fuite=True, l_unite_activation_non_achevee=True).outcome == "Interdit"
    assert wm.circonstances_d_un_test(l_unite_rencontre_une_creature_terrifiante=True).gives
