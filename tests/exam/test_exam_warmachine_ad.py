"""The tenth adversary: the supplement and the booklet read again, line by line; who may lead what, what a wall grants, what waits its moment."""

from fractions import Fraction

import pytest

KILL = "la figurine est hors de combat"


def both(verdict, dispute):
    """What the other readings of a dispute answer."""
    return [answer.text for answer in verdict.answers if answer.dispute == dispute]


def test_ad01(wm, chance):
    """Mon officier marshal (CMD 7, étendard debout) dirige deux jacks : 119/144 chacun, une fois chacun ; raté, plus de charge offerte, mais son propre focus, si."""
    v = wm.tentative_de_direction(cmd=7, l_unite_porte_etendard_en_formation=True)
    assert chance(v, "Dirigé") == 1 - Fraction(5, 12) ** 2 == Fraction(119, 144)
    assert wm.tenter_de_diriger(direction_deja_tentee=True).outcome == "Interdit"
    led = dict(attaquant_est_un_warjack=True, controleur_jack_marshal=True, direction_ratee=True)
    assert wm.charger(attaquant_points_de_focus=0, **led).outcome == "Interdit"
    assert wm.charger(attaquant_points_de_focus=1, **led).outcome == "Permis"
    assert wm.beneficier_d_un_avantage_de_marshal(direction_ratee=True).outcome == "Interdit"


def test_ad02(wm, chance):
    """Mon marshal fuit (CMD 8) : avant de courir, une direction (litige) ; après, non ; son jack ne charge pas par lui. Rallié 13 fois sur 18, si."""
    v = wm.tenter_de_diriger(controleur_en_fuite=True)
    assert v.outcome == "Permis" and both(v, "WM-9453") == ["Interdit : WM-9453"]
    assert wm.tenter_de_diriger(controleur_en_fuite=True, controleur_apres_une_course=True).outcome == "Interdit"
    assert chance(wm.tentative_de_direction(cmd=8, controleur_en_fuite=True), "Dirigé") == Fraction(13, 18)
    assert wm.beneficier_d_un_avantage_de_marshal(controleur_en_fuite=True).outcome == "Interdit"
    assert chance(wm.test_de_ralliement(cmd=8), "Ralliée") == Fraction(13, 18)
    assert wm.beneficier_d_un_avantage_de_marshal().outcome == "Permis"


def test_ad03(wm):
    """Ma liste : un marshal avec deux jacks, oui ; un troisième, un personnage, un Colosse, un autonome, un inerte, un sans maître : non."""
    start = wm.commencer_la_partie_avec_un_warjack
    led = dict(controleur_jack_marshal=True)
    assert start(warjacks_deja_controles=1, **led).outcome == "Permis"
    assert start(warjacks_deja_controles=2, **led).outcome == "Interdit"
    for jack in ("warjack_personnage", "est_un_colosse", "warjack_autonome", "warjack_inerte"):
        assert start(figurine={jack: True}, **led).outcome == "Interdit"
    assert start(controleur_ni_commandant_ni_marshal=True).outcome == "Interdit"
    assert start(controleur_est_un_warcaster=True, figurine_est_un_colosse=True).outcome == "Permis"


def test_ad04(wm):
    """Mon warlock touche un jack inerte, mon warcaster une bête sauvage : non, sauf à la lettre du livret ; le warlock aussi marshal, si."""
    v = wm.reactiver_un_warjack(controleur_est_un_warlock=True)
    assert v.outcome == "Interdit" and both(v, "WM-9452") == ["Permis : WM-1039"]
    assert wm.reactiver_un_warjack(controleur_est_un_warlock=True, controleur_jack_marshal=True).outcome == "Permis"
    assert wm.prendre_le_controle_d_un_autonome(controleur_est_un_warlock=True).outcome == "Interdit"
    v = wm.prendre_le_controle_d_une_warbeast_sauvage(figurine_sauvage=True, controleur_est_un_warcaster=True)
    assert v.outcome == "Interdit" and both(v, "WM-9452") == ["Permis : WM-1762"]
    assert wm.prendre_le_controle_d_une_warbeast_sauvage(figurine_sauvage=True, controleur_est_un_warlock=True).outcome == "Permis"


def test_ad05(wm):
    """Le warlock est mort, sa bête garde trois furies (SEU 9) : elle teste, et tient 5 fois sur 12, sur 6 ou moins ; l'autre lecture l'en dispense."""
    v = wm.passer_un_test_de_seuil(figurine=dict(sauvage=True, points_de_furie=3))
    assert v.outcome == "Obligatoire" and both(v, "WM-9454") == ["Interdit : WM-9454 (exception à WM-1664)"]
    assert wm.test_de_seuil(points_de_furie=3, seu=9).odds["Seuil tenu"] == Fraction(5, 12)
    assert wm.contraindre_une_warbeast(figurine_sauvage=True).outcome == "Interdit"


def test_ad06(wm):
    """Au milieu de son mouvement, ni pouvoir, ni sort, ni direction, ni furie jetée ; une fois arrêté, tout cela se peut."""
    for act in (wm.utiliser_un_pouvoir, wm.lancer_un_sort, wm.defausser_de_la_furie, wm.a_n_importe_quel_moment):
        assert act(figurine_pendant_une_avance=True).outcome == "Interdit"
        assert act(resolution_en_cours=True).outcome == "Interdit"
        assert act().outcome == "Permis"
    assert wm.tenter_de_diriger(controleur_pendant_une_avance=True).outcome == "Interdit"
    assert wm.attaque_magique(foc=6, defense=12, attaquant_pendant_une_avance=True).outcome == "Interdit"


def test_ad07(wm, chance):
    """À 1 pouce derrière un obstacle, DEF 14, ATD 6 : muret 1/36, haie 1/6, à 1,1 pouce 5/12. Qui ne dit pas lequel, on le lui demande."""
    shot = dict(atd=6, defense=14, cible_derriere_un_obstacle_lineaire=True)
    assert chance(wm.attaque_a_distance(distance_au_decor=1, protection_convenue="couvert", **shot)) == Fraction(1, 36)
    assert chance(wm.attaque_a_distance(distance_au_decor=1, protection_convenue="dissimulation", **shot)) == Fraction(1, 6)
    assert chance(wm.attaque_a_distance(distance_au_decor=1.1, **shot)) == Fraction(5, 12)
    assert chance(wm.attaque_a_distance(distance_au_decor=1, attaque_de_souffle=True, **shot)) == Fraction(5, 12)
    assert chance(wm.attaque_de_corps_a_corps(acc=6, defense=14, cible_derriere_un_obstacle_lineaire=True)) == Fraction(1, 6)
    with pytest.raises(Exception, match="il manque decor_protection_convenue"):
        wm.attaque_a_distance(distance_au_decor=1, **shot)


def test_ad08(wm, chance):
    """Sa frappe gratuite passe par-dessus une haie : ACC 6 + 2 contre 13 + 2, 7/12 ; boostée aux dégâts, rien à dire de la haie."""
    leaver = dict(defense=13, arm=14, cases_de_degats_restantes=1, derriere_un_obstacle=True)
    v = wm.attaques_de_corps_a_corps(acc=6, p_plus_f=10, frappe_gratuite_en_cours=True, attaques_enchainees=1, cible=leaver)
    assert v.odds["la cible est hors de combat"] == Fraction(7, 12) * Fraction(53, 54)


def test_ad09(wm):
    """Le marteau P+F 17, 3 et 4 : 12 à la porte de bois, 6 à la pierre ; le canon PUI 13, rien, PUI 14, 3. La brique à deux étages tombe à 48."""
    hit = dict(cible_est_une_structure=True, des=[3, 4])
    assert wm.degats_de_corps_a_corps(p_plus_f=17, materiau="bois", **hit).outcome == "Dégâts 12"
    assert wm.degats_de_corps_a_corps(p_plus_f=17, materiau="pierre", **hit).outcome == "Dégâts 6"
    assert wm.degats_a_distance(pui=13, materiau="pierre", **hit).outcome == "Sans effet"
    assert wm.degats_a_distance(pui=14, materiau="pierre", **hit).outcome == "Dégâts 3"
    assert wm.puissance_d_effondrement(materiau="brique", etages=2).total == 48


def test_ad10(wm):
    """Un bâtiment de pierre de 4 pouces sur 4 avec une porte de bois : 77,5 ; à 77 il tient, à 78 il tombe. Un pont de bois de 6 : 15."""
    assert wm.capacite_de_degats_d_une_structure(materiaux=[["pierre", 15], ["bois", 1]], structure_porteuse=True).total == Fraction(155, 2)
    assert "ruine" not in wm.degats_a_une_structure(degats_cumules=77, capacite_convenue=77.5).outcome
    assert "ruine" in wm.degats_a_une_structure(degats_cumules=78, capacite_convenue=77.5).outcome
    assert wm.capacite_de_degats_d_une_structure(materiaux=[["bois", 6]], structure_porteuse=True).total == 15


def test_ad11(wm):
    """Mon lance-flammes lèche le mur : touché d'office, le feu l'entame ; un souffle ordinaire de PUI 12, non ; de sort, si."""
    wall = dict(arm=12, cible_est_une_structure=True, des=[3, 4])
    assert wm.attaque_a_distance(atd=5, cible_est_une_structure=True, attaque_de_souffle=True).outcome == "Touche"
    assert wm.degats_a_distance(pui=12, attaque_de_souffle=True, type_de_degats="feu", **wall).outcome == "Dégâts 7"
    assert wm.degats_a_distance(pui=12, attaque_de_souffle=True, **wall).outcome == "Sans effet"
    assert wm.degats_a_distance(pui=12, type_d_attaque="magique", **wall).outcome == "Dégâts 7"
    assert wm.attaque_a_distance(atd=5, cible_est_une_structure=True, por=10, distance=12).outcome == "Raté"


def test_ad12(wm):
    """Six pouces dépensés : forêt, gué, gravats, boue, trois ; l'Éclaireur, six, mais trois en eau profonde."""
    for ground in ("forêt", "eau peu profonde", "ruine", "difficile"):
        assert wm.distance_parcourue_selon_le_terrain(mouvement_depense=6, type_de_terrain=ground).total == 3
        assert wm.distance_parcourue_selon_le_terrain(mouvement_depense=6, type_de_terrain=ground, figurine_eclaireur=True).total == 6
    assert wm.distance_parcourue_selon_le_terrain(mouvement_depense=6, type_de_terrain="eau profonde", figurine_eclaireur=True).total == 3
    assert wm.monter_sur_un_obstacle(mouvement_restant=1.5, figurine_eclaireur=True).outcome == "Interdit"
    assert wm.traverser_un_obstacle_lineaire(mouvement_de_charge=True, figurine_eclaireur=True).outcome == "Permis"
    assert wm.traverser_un_obstacle_lineaire(mouvement_de_charge=True).outcome == "Interdit"


def test_ad13(wm):
    """Sa Terreur est dans l'eau jusqu'au cou, ou mon homme est couché devant elle : dans sa zone on teste, mais elle n'engage personne (litige)."""
    near = dict(creature_terreur=True, distance_a_la_creature=0.4)
    for story in (dict(creature_en_eau_profonde=True), dict(figurine_au_tapis=True), dict(figurine_stationnaire=True)):
        v = wm.creature_terrifiante(**near, **story)
        assert v.outcome == "test de commandement ou fuite" and both(v, "WM-1950")[0].startswith("Aucune conséquence")
    assert not wm.creature_terrifiante(**near).disputes
    assert "fuite" not in wm.creature_terrifiante(creature_amie=True, **near).outcome


def test_ad14(wm, chance):
    """Mes dix hommes finissent à 3 pouces de mon Abomination ; un seul près du Commandant de CMD 10, étendard debout : 1 chance sur 144 de fuir."""
    assert wm.creature_terrifiante(creature=dict(abomination=True, amie=True), distance_a_la_creature=3).outcome == "test de commandement ou fuite"
    unit = dict(test_pour_l_unite=True, chef_cmd=8, meneur_cmd=10, figurines_a_portee_du_commandant=1, l_unite_porte_etendard_en_formation=True)
    assert chance(wm.test_provoquant_la_fuite(**unit), "Raté") == Fraction(1, 144)
    v = wm.test_provoquant_la_fuite(cmd=8, figurine_sans_peur=True)
    assert chance(v, "Réussi") == 1
    assert chance(wm.test_de_commandement(cmd=8, figurine_sans_peur=True), "Réussi") == Fraction(13, 18)


def test_ad15(wm):
    """Mon dragon brûle, trois cases, huit points : trois comptés, à pied ; au prochain tour 7/18 d'y rester (ARM 14, cinq cases). Sans À Pied, mort."""
    assert wm.degats_comptes_du_dragon_monte(points_de_degats_subis=8, cases_de_degats_restantes=3).total == 3
    lost = dict(points_de_degats_subis=8, cases_de_degats_restantes=3)
    assert "à pied" in wm.degats_subis(dragon_peut_passer_a_pied=True, **lost).outcome
    assert "hors de combat" in wm.degats_subis(figurine_dragon=True, **lost).outcome
    assert "effets transmis" in wm.passer_a_pied(figurine_pendant_une_avance=True).outcome
    v = wm.effets_continus_a_la_maintenance(arm=14, cases_de_degats_restantes=5, effet_continu_feu=True)
    assert v.odds[KILL] == Fraction(2, 3) * Fraction(7, 12)


def test_ad16(wm, chance):
    """Cavalerie légère : le troupier trop loin ni ne frappe ni n'avance de 5 ; les autres si. Monture ACC 6 sur 13, PUI 10 sur 14 : 7/12 puis 5/6."""
    done = dict(cavalerie_legere=True, actions_finies=True)
    assert wm.avancer_en_cavalerie_legere(figurine=dict(hors_de_formation=True, **done), longueur_de_l_avance=5).outcome == "Interdit"
    assert wm.avancer_en_cavalerie_legere(figurine=done, longueur_de_l_avance=5).outcome == "Permis"
    assert chance(wm.attaque_de_monture(acc=6, defense=13, attaquant_cavalerie_legere=True)) == Fraction(7, 12)
    assert 1 - wm.degats_de_monture(pui=10, arm=14, jet_booste=True).odds["Dégâts 0"] == Fraction(5, 6)
    assert wm.attaque_de_corps_a_corps(acc=6, defense=13, attaquant_hors_de_formation=True).outcome == "Interdit"


def test_ad17(wm):
    """L'Officier détaché n'est le marshal de personne : sans focus, le jack ne court ni ne charge par lui, et n'en reçoit rien."""
    told = dict(controleur_jack_marshal=True, controleur_est_un_officier_detache=True)
    assert wm.charger(attaquant_est_un_warjack=True, attaquant_points_de_focus=0, **told).outcome == "Interdit"
    assert wm.courir(figurine_est_un_warjack=True, figurine_points_de_focus=0, **told).outcome == "Interdit"
    assert wm.courir(figurine_est_un_warjack=True, figurine_points_de_focus=0, controleur_jack_marshal=True).outcome == "Permis"
    assert wm.etre_le_jack_marshal(est_un_officier_detache=True).outcome == "Interdit"


def test_ad18(wm):
    """Campagne : le jack que ma warcaster épique désigne était lié à un autre, ou à elle : l'ancien lien saute. Pas de jet, pas en cours de partie."""
    for bond in (dict(est_lie_a_un_autre_warcaster=True), dict(figurine_lie=True)):
        assert "rompu" in wm.nouveau_lien(**bond).outcome
    assert "rompu" not in wm.nouveau_lien().outcome
    assert wm.jeter_pour_un_lien(lien_epique=True).outcome == "Interdit"
    assert wm.designer_le_warjack_lie(partie_commencee=True).outcome == "Interdit"
    assert wm.allouer_du_focus(focus_alloue=4, figurine_lie=True).outcome == "Permis"


def test_ad19(wm):
    """Un canon de CDT 1 a tiré : l'attaque offerte par le marshal n'en fait pas un second coup ; de CDT 2, si."""
    assert wm.cadence_de_tir(cdt=1, attaque_du_marshal=True).total == 1
    assert wm.cadence_de_tir(cdt=2, attaque_du_marshal=True).total == 2
    assert wm.nombre_d_attaques_de_corps_a_corps(armes_de_melee=1, attaque_du_marshal=True).total == 2


def test_ad20(wm, chance):
    """Couché au fond de l'eau : DEF 5 (litige : 7) au tir ; debout, à couvert, 7 + 4."""
    v = wm.attaque_a_distance(atd=3, defense=13, cible=dict(au_tapis=True, en_eau_profonde=True))
    assert chance(v) == Fraction(35, 36) and "11/12" in both(v, "WM-1111")[0]
    assert chance(wm.attaque_a_distance(atd=5, defense=13, cible=dict(en_eau_profonde=True, a_couvert=True))) == Fraction(13, 18)


def test_ad21(wm):
    """Tous mes warcasters sont mercenaires : pas un soldat de Faction, mais l'allié que le contrat nomme ; un de chaque, deux comptent."""
    merc = dict(warcasters_mercenaires=1, warcasters_de_la_faction=0)
    assert wm.inclure_une_figurine(**merc).outcome == "Interdit"
    assert wm.inclure_une_figurine(figurine_mercenaire=True, **merc).outcome == "Permis"
    assert wm.inclure_une_figurine(figurine_contrat_incluant_la_faction=True, **merc).outcome == "Permis"
    assert wm.warcasters_comptes(warcasters_de_la_faction=1, warcasters_mercenaires=1).total == 2
    assert wm.jouer_une_armee_a_theme(warcasters_de_la_faction=1, warcasters_mercenaires=1).outcome == "Interdit"


def test_ad22(wm):
    """Trois servants : un mort, pas de pertes massives ; deux, si. La recrue à 1 pouce tombe à la place du chef, et compte comme perdue."""
    assert "fuite" not in wm.pertes_massives(figurines_au_debut_du_tour=3, figurines_detruites=1).outcome
    assert wm.pertes_massives(figurines_au_debut_du_tour=3, figurines_detruites=2).outcome == "test de commandement ou fuite"
    assert wm.perdre_une_recrue_a_la_place_du_chef(distance_de_la_recrue=1, unite_de_servants_d_arme=True).outcome == "Permis"
    assert wm.perdre_une_recrue_a_la_place_du_chef(distance_de_la_recrue=1, unite_de_servants_d_arme=False).outcome == "Interdit"


def test_ad23(wm):
    """Le Colosse ne reçoit ni avance d'un sort, ni téléportation ; l'édifice qui s'écroule le blesse sans le coucher ; le spectre, rien."""
    assert wm.avancer_hors_du_mouvement_normal(figurine_est_un_colosse=True).outcome == "Interdit"
    assert wm.placer_une_figurine(figurine_est_un_colosse=True).outcome == "Interdit"
    assert "tapis" not in wm.effondrement_sur_une_figurine(figurine_est_un_colosse=True).outcome
    assert "tapis" in wm.effondrement_sur_une_figurine().outcome
    assert wm.effondrement_sur_une_figurine(figurine_intangible=True).outcome == "Aucune conséquence"


def test_ad24(wm):
    """Fin d'une attaque : les retraits d'office, puis mes effets sans attaque, ceux de l'adversaire, enfin mes effets qui en entraînent une."""
    moments = [
        wm.moment_de_l_effet_en_fin_d_attaque(effet_qui_retire_d_office=True).outcome,
        wm.moment_de_l_effet_en_fin_d_attaque().outcome,
        wm.moment_de_l_effet_en_fin_d_attaque(effet_de_l_adversaire=True).outcome,
        wm.moment_de_l_effet_en_fin_d_attaque(effet_qui_entraine_une_attaque=True).outcome,
    ]
    assert [moment[:3] for moment in moments] == ["10a", "10b", "10c", "10d"]
    steps = wm.sequence_d_attaque(por=10, distance=12).text.split(" → ")  # out of range: nobody is targeted, no roll is made
    assert "3" not in steps and steps[3] == "5"


def test_ad25(wm):
    """Ligne de vue par-dessus la tranchée : qui y est tout entier ne gêne pas qui regarde dehors ; vers un autre qui y est, si (litige)."""
    view = dict(interposee_dans_une_tranchee=True, interposee_socle="moyen", cible_socle="petit", figurine_interposee=True)
    assert wm.tracer_une_ligne_de_vue(**view).outcome == "Permis"
    v = wm.tracer_une_ligne_de_vue(cible_dans_une_tranchee=True, **view)
    assert v.outcome == "Interdit" and both(v, "WM-1361")


@pytest.mark.parametrize(
    ("question", "said", "told"),
    [
        ("tenter_de_diriger", "marshal_en_fuite", "controleur_en_fuite"),
        ("allouer_du_focus", "warcaster_stationnaire", "controleur_stationnaire"),
        ("s_activer", "jack_au_tapis", "figurine_au_tapis"),
        ("attaque_a_distance", "tireur_vise", "attaquant_vise"),
        ("attaque_a_distance", "victime_a_couvert", "cible_a_couvert"),
        ("figurine_touchee_par_l_arme", "arme_a_feu_critique", 'effet_de_l_arme="feu critique"'),
    ],
)
def test_ad26(wm, question, said, told):
    """Les gens et les armes dits comme à table mènent aux noms que la question lit."""
    with pytest.raises(Exception, match=f"vouliez-vous dire {told}"):
        getattr(wm, question)(**{said: True})


def test_ad27(wm):
    """Tout au long de ma phase : le mouvement se mesure une fois déclaré, la portée d'attaque aussi ; sa zone à lui, après qu'il a bougé."""
    assert wm.mesurer_un_mouvement(mouvement_pas_encore_declare=True).outcome == "Interdit"
    assert wm.mesurer_la_portee_d_une_attaque(attaque_pas_encore_declaree=True).outcome == "Interdit"
    assert wm.mesurer_une_zone(ennemi_pas_encore_deplace=True).outcome == "Interdit"
    assert wm.mesurer_la_portee_de_commandement().outcome == "Permis"
    assert wm.mesurer_une_distance(depuis_une_figurine_adverse=True).outcome == "Interdit"


def test_ad28(wm, chance):
    """Un mur d'un pouce juste : obstacle linéaire s'il est mince (litige) ; à 0,9, obstacle. Derrière un rocher, au corps-à-corps, on ne demande pas la distance."""
    v = wm.type_du_decor(hauteur_du_decor=1, epaisseur_du_decor=0.5)
    assert "linéaire" in v.outcome and both(v, "WM-1351") == ["Conséquences : obstruction (WM-1351)"]
    assert wm.type_du_decor(hauteur_du_decor=0.9, epaisseur_du_decor=1).outcome == "obstacle"
    rock = dict(defense=13, arm=16, cases_de_degats_restantes=1, derriere_une_obstruction=True)
    v = wm.attaques_de_corps_a_corps(acc=7, p_plus_f=14, attaques_enchainees=1, cible=rock)
    assert v.odds["la cible est hors de combat"] == Fraction(5, 12) * Fraction(35, 36)


def test_ad29(wm):
    """Il a couru, ou raté sa charge : son activation s'arrête après le mouvement, ni action ni fin d'action ; son unité, elle, continue."""
    for done in ("apres_une_course", "apres_une_charge_ratee"):
        steps = wm.sequence_d_activation(figurine={done: True}).text
        assert "→ 9" not in steps and "→ 10" not in steps and "→ 7" in steps
        assert "→ 9" in wm.sequence_d_activation(figurine={done: True}, activation_d_unite=True).text
    assert "→ 9" in wm.sequence_d_activation().text


def test_ad30(wm):
    """L'unité de dix rate : les dix fuient, les trois hors de formation aussi ; un troupier qui teste seul, lui seul."""
    assert wm.troupiers_affectes_par_le_test(troupiers_de_l_unite=10, troupiers_hors_formation=3).total == 10
    assert wm.troupiers_affectes_par_le_test(troupiers_de_l_unite=10, test_individuel=True).total == 1
    v = wm.troupiers_rallies(troupiers_de_l_unite=10, troupiers_hors_formation=3)
    assert v.total == 10 and both(v, "WM-1954")


def test_ad31(wm, chance):
    """Son jack de marshal me frappe quand je pars : le boost offert ne vaut que dans son activation, 5/6 et non trois dés."""
    assert wm.beneficier_d_un_avantage_de_marshal(figurine_hors_activation=True).outcome == "Interdit"
    v = wm.attaque_de_corps_a_corps(acc=6, defense=13, boost_du_marshal=True, frappe_gratuite_en_cours=True)
    assert chance(v) == Fraction(5, 6)
    assert chance(wm.attaque_de_corps_a_corps(acc=6, defense=13, boost_du_marshal=True)) == Fraction(49, 54)
