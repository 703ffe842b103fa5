"""The eleventh adversary, the whole combat chapter again: one blow for a free strike, re-rolls, huge bases, what no distance is needed for."""

from fractions import Fraction

import pytest

KILL, FELL = "la cible est hors de combat", "la figurine heurtée est hors de combat"


def readings(verdict, dispute):
    """What the other readings of a dispute answer."""
    return [answer for answer in verdict.answers if answer.dispute == dispute]


def test_ae01(wm):
    """Le Croisé s'en va devant un Juggernaut à deux armes et trois focus, qui voudrait frapper deux fois : un coup, 35/36 ; il en aurait cinq à son tour."""
    story = dict(acc=7, defense=10, p_plus_f=18, arm=18, cases_de_degats_restantes=3, points_de_focus=3, frappe_gratuite_en_cours=True)
    for wanted in (1, 2):
        assert wm.attaques_de_corps_a_corps(**story, attaques_enchainees=wanted, attaques_supplementaires=2).odds[KILL] == Fraction(35, 36)
    arms = dict(armes_de_melee=2, attaques_supplementaires=3)
    assert wm.nombre_d_attaques_de_corps_a_corps(**arms, frappe_gratuite_en_cours=True).total == 1
    assert wm.nombre_d_attaques_de_corps_a_corps(**arms).total == 5


def test_ae02(wm):
    """Slammé, stationnaire, un mur à 4 pouces : touché d'office, 19/48 pour ses cinq cases ; sans mur 1/6 ; déjà au tapis il ne part pas, 1/6 aussi."""
    jack = dict(acc=6, force=10, socle="grand", distance_parcourue=4)
    frozen = dict(defense=14, arm=15, socle="moyen", cases_de_degats_restantes=5)
    odds = wm.slam_jusqu_aux_degats(attaquant=jack, cible={**frozen, "stationnaire": True}, distance_a_l_obstruction=4).odds
    assert odds[KILL] == Fraction(19, 48) and odds["la cible est au tapis"] == 1
    assert wm.slam_jusqu_aux_degats(attaquant=jack, cible={**frozen, "stationnaire": True}).odds[KILL] == Fraction(1, 6)
    assert wm.slam_jusqu_aux_degats(attaquant=jack, cible={**frozen, "au_tapis": True}, distance_a_l_obstruction=4).odds[KILL] == Fraction(1, 6)


def test_ae03(wm):
    """Il ramasse un petit au tapis, FOR 10 contre 5 : jamais manqué, jamais lâché ; 6 pouces. Par-dessus un muret 5/12, contre un rocher 181/216."""
    jack = dict(acc=6, force=10, socle="grand")
    small = dict(defense=14, force=5, arm=14, socle="petit", au_tapis=True, cases_de_degats_restantes=4)
    odds = wm.projection_jusqu_aux_degats(attaquant=jack, cible=small).odds
    assert odds["la cible part dans les airs"] == 1 and odds[KILL] == Fraction(5, 12)
    assert wm.projection_jusqu_aux_degats(attaquant=jack, cible={**small, "heurte_une_obstruction": True}).odds[KILL] == Fraction(181, 216)
    low_wall = wm.projection_jusqu_aux_degats(attaquant=jack, cible={**small, "heurte_un_obstacle": True})
    assert low_wall.odds[KILL] == Fraction(5, 12) and "WM-939" in low_wall.disputes
    assert wm.distance_de_projection(attaquant=dict(force=10, socle="grand"), cible_socle="petit").total == 6


def test_ae04(wm, chance):
    """Pistolet magique visé sur un spectre derrière des caisses : 1/12. Aux prises, il ne tire plus : arme magique n'est pas attaque magique ; le sort, oui, sans visée."""
    ghost = dict(cible=dict(defense=15, intangible=True, a_couvert=True), attaquant_vise=True)
    assert chance(wm.attaque_a_distance(atd=6, arme_magique=True, **ghost)) == Fraction(1, 12)
    assert wm.attaquer_a_distance(attaquant_engagee=True, arme_magique=True).outcome == "Interdit"
    assert wm.attaquer_par_magie(attaquant_engagee=True).outcome == "Permis"
    assert chance(wm.attaque_magique(foc=7, **ghost)) == Fraction(1, 36)


def test_ae05(wm, chance):
    """Un coup à aire d'effet reste un coup : le couché est touché d'office ; l'obus, lui, vise DEF 5."""
    down = dict(cible=dict(defense=15, au_tapis=True), attaque_a_aire_d_effet=True)
    assert wm.attaque_de_corps_a_corps(acc=5, **down).text.startswith("Touche automatique")
    assert chance(wm.attaque_a_distance(atd=5, **down)) == Fraction(35, 36)


def test_ae06(wm, chance):
    """Relancer l'attaque ratée n'est pas relancer les dégâts : 7 et 7, 833/1728 avec l'une ou l'autre, 14161/20736 avec les deux, 343/1728 contre une relance imposée."""
    shot = dict(atd=6, defense=13)
    assert chance(wm.attaque_a_distance(**shot, relance_accordee=True)) == Fraction(119, 144)
    assert chance(wm.attaque_a_distance(**shot, relance_accordee=True, relance_imposee=True)) == Fraction(539, 864)
    story = dict(acc=5, defense=12, p_plus_f=12, arm=18, cases_de_degats_restantes=1, attaques_enchainees=1)
    assert wm.attaques_de_corps_a_corps(**story, relance_accordee=True).odds[KILL] == Fraction(833, 1728)
    assert wm.attaques_de_corps_a_corps(**story, relance_des_degats_accordee=True).odds[KILL] == Fraction(833, 1728)
    both = dict(relance_accordee=True, relance_des_degats_accordee=True)
    assert wm.attaques_de_corps_a_corps(**story, **both).odds[KILL] == Fraction(14161, 20736)
    assert wm.attaques_de_corps_a_corps(**story, relance_imposee=True).odds[KILL] == Fraction(343, 1728)
    v = wm.degats_de_corps_a_corps(p_plus_f=12, arm=18, relance_accordee=True)
    assert chance(v, "Dégâts 0") == Fraction(25, 144) and "relance : WM-740" in v.text


def test_ae07(wm):
    """L'obus relancé : la cible meurt 95 fois sur 144, son voisin, soufflé de la moitié, 7/12 alors, et l'on ne relance pas ses dégâts."""
    story = dict(cible=dict(defense=14, arm=14, cases_de_degats_restantes=1), seconde_cible=dict(arm=14, cases_de_degats_restantes=1))
    odds = wm.aire_d_effet_jusqu_aux_degats(atd=6, pui=16, relance_accordee=True, **story).odds
    assert odds[KILL] == Fraction(95, 144)
    assert odds["la seconde cible est hors de combat"] == Fraction(95, 144) * Fraction(7, 12)


def test_ae08(wm):
    """Le Pistolero frappe d'un tir qui s'enfuit : un tir, trois dés de dégâts, sans visée : 25/81 ; avec le +2 de l'autre lecture, 130/243."""
    story = dict(atd=6, defense=14, pui=12, arm=16, cases_de_degats_restantes=5, attaquant_pistolero=True, attaquant_vise=True)
    v = wm.attaques_a_distance(**story, attaques_enchainees=2, frappe_gratuite_en_cours=True)
    assert v.odds[KILL] == Fraction(25, 81)
    assert "130/243" in readings(v, "WM-9134")[0].text
    assert wm.attaques_initiales_a_distance(armes_de_tir=2, attaquant_pistolero=True, frappe_gratuite_en_cours=True).total == 1


def test_ae09(wm):
    """Quatre tirent ensemble, le principal a visé, la cible est sur la butte : 5/6, puis 5/18 de prendre ses cinq cases."""
    story = dict(atd=5, defense=14, pui=10, arm=18, cases_de_degats_restantes=5, cible_surelevee=True, attaques_enchainees=1)
    assert wm.attaques_a_distance(**story, participants=4, attaquant_vise=True).odds[KILL] == Fraction(25, 108)
    assert wm.attaques_a_distance(**story, participants=4).odds[KILL] == Fraction(7, 12) * Fraction(5, 18)


def test_ae10(wm):
    """Boxé puis retiré du jeu, ou sauvé par Robuste : pas d'âme pour personne, si nombreux qu'ils la veuillent ; détruit, une seule ; un collecteur plein n'en prend pas."""
    assert wm.marqueurs_generes(regles_a_marqueur=2).total == 1
    assert wm.marqueurs_generes(regles_a_marqueur=2, figurine_plus_boxee=True).total == 0
    assert wm.marqueurs_generes(regles_a_marqueur=2, figurine_robuste_reussi=True).total == 0
    assert wm.gagner_un_marqueur(figurine_plus_boxee=True).outcome == "Interdit"
    assert wm.gagner_un_marqueur(figurine_limite_de_marqueurs_atteinte=True).outcome == "Interdit"


def test_ae11(wm):
    """Il piétine un couché, puis un figé, FOR 12 contre ARM 13 : morts d'office. Un moyen n'est pas attaqué ; ni le couché ni l'écrasé ne le frappent au passage."""
    for state in ("au_tapis", "stationnaire"):
        foe = dict(defense=14, arm=13, socle="petit", cases_de_degats_restantes=1, **{state: True})
        assert wm.pietinement_jusqu_aux_degats(acc=6, force=12, cible=foe).odds[KILL] == 1
    foe = dict(defense=14, arm=13, socle="moyen", cases_de_degats_restantes=1)
    assert wm.pietinement_jusqu_aux_degats(acc=6, force=12, cible=foe).odds[KILL] == 0
    assert wm.frapper_gratuitement_un_pietineur(attaquant_au_tapis=True).outcome == "Interdit"
    assert wm.frapper_gratuitement_un_pietineur(attaquant_heurtee_par_le_pietinement=True).outcome == "Interdit"
    assert wm.frapper_gratuitement_un_pietineur().outcome == "Permis"


def test_ae12(wm):
    """Le souffle, deux focus, chacun son boost : le figé, DEF 5, tout sauf le triple 1 ; l'autre, en mêlée, 5/8 ; 35/36 de tuer qui est touché."""
    burnt = dict(arm=14, cases_de_degats_restantes=1)
    story = dict(atd=5, pui=12, points_de_focus=2, attaques_boostees=2, cible=dict(defense=14, stationnaire=True, **burnt))
    odds = wm.souffle_jusqu_aux_degats(**story, seconde_cible=dict(defense=15, en_corps_a_corps=True, **burnt)).odds
    assert odds[KILL] == Fraction(215, 216) * Fraction(35, 36)
    assert odds["la seconde cible est hors de combat"] == Fraction(5, 8) * Fraction(35, 36)


def test_ae13(wm):
    """Tant qu'une relance reste à faire, le garde du corps attend ; manqué, il n'a rien à prendre."""
    assert wm.changement_de_cible(relances_a_resoudre=True).outcome == "Interdit"
    assert wm.changement_de_cible(touche_non_etablie=True).outcome == "Interdit"
    assert "directe" in wm.changement_de_cible().text


def test_ae14(wm, chance):
    """FOR 11 tenu par FOR 10 : 7/12, ou 721/1296 au livret. Le tenu se fige : le verrou tient ; le teneur se fige, ou l'un devient Intangible : rompu."""
    v = wm.rompre_un_verrou(figurine_force=11, autre_force=10)
    assert chance(v, "Verrou rompu") == Fraction(7, 12) and "721/1296" in readings(v, "WM-930")[0].text
    held = {"défenseur stationnaire": "Aucune conséquence", "attaquant stationnaire": "Conséquences", "intangible": "Conséquences"}
    for event, outcome in held.items():
        assert wm.verrou_rompu_d_office(evenement_pendant_le_verrou=event).text.startswith(outcome)
    assert wm.relacher_un_verrou(figurine_maintenir_un_verrou=True).outcome == "Permis"
    assert wm.relacher_un_verrou(figurine_maintenir_un_verrou=True, figurine_hors_activation=True).outcome == "Interdit"


def test_ae15(wm):
    """Tombé de 7 pouces sur un plus gros : 545/648 de perdre cinq cases, l'autre n'a rien ; de 9,5, cinq dés ; d'un pouce juste, il tombe."""
    faller = dict(arm=16, socle="petit", cases_de_degats_restantes=5)
    under = dict(socle="moyen", arm=14, cases_de_degats_restantes=1)
    odds = wm.chute_jusqu_aux_degats(hauteur_de_chute=7, figurine=faller, heurtee=under).odds
    assert odds["la figurine est hors de combat"] == Fraction(545, 648)
    assert odds[FELL] == 0 and odds["la figurine heurtée est au tapis"] == 0
    assert "5d6 + 10" in wm.degats_de_chute(hauteur_de_chute=9.5).text
    assert "au tapis" in wm.chute(hauteur_de_chute=1).text and wm.chute(hauteur_de_chute=0.9).outcome == "Aucune conséquence"


@pytest.mark.parametrize("ask", ["slam", "poussee", "projection", "projection_a_deux_mains", "etre_pousse", "etre_deplace_par_un_slam", "coup_de_tete"])
def test_ae16(wm, ask):
    """On dit seulement « socle de 120 » : ni slam, ni poussée, ni projection, ni coup de tête ; un grand socle, si."""
    assert getattr(wm, ask)(cible_socle="gigantesque").outcome == "Interdit"
    assert getattr(wm, ask)(cible_socle="grand").outcome == "Permis"


def test_ae17(wm, chance):
    """Le même socle de 120 : rien ne le couche ni ne le fige, un sort qui slamme ne lui fait rien (ou ses dégâts) ; et ni muret ni mêlée ne le protègent."""
    assert wm.mise_au_tapis(figurine_socle="gigantesque").outcome == "Aucune conséquence"
    spell = wm.etre_slamme(cible_socle="gigantesque")
    assert spell.outcome == "Aucune conséquence" and "jet de dégâts de slam" in readings(spell, "WM-9300")[0].text
    foe = dict(defense=11, socle="gigantesque", au_tapis=True, stationnaire=True, a_couvert=True)
    assert chance(wm.attaque_a_distance(atd=5, cible=foe)) == Fraction(26, 36)
    assert chance(wm.attaque_de_corps_a_corps(acc=5, cible=foe)) == Fraction(26, 36)
    assert wm.slam(cible_socle="gigantesque", litiges={"WM-9130": "B"}).outcome == "Permis"


def test_ae18(wm):
    """Le warcaster a réveillé un jack : ni second, ni tir, ni coup, ni marche du marshal vers un autre ; des sorts, et une frappe gratuite au tour adverse, si."""
    assert wm.reactiver_un_warjack(controleur_reactivation_deja_faite=True).outcome == "Interdit"
    for act in (wm.attaquer_a_distance, wm.attaquer_au_corps_a_corps, wm.coup_de_tete):
        assert act(attaquant_reactivation_deja_faite=True).outcome == "Interdit"
    assert wm.lancer_un_sort(figurine_reactivation_deja_faite=True).outcome == "Permis"
    assert wm.attaquer_au_corps_a_corps(attaquant_reactivation_deja_faite=True, frappe_gratuite_en_cours=True).outcome == "Permis"


def test_ae19(wm):
    """Couché ou figé, on n'est pas engagé : qu'une règle vous sorte de la zone ne vaut aucune frappe gratuite ; debout, si."""
    for state in ("au_tapis", "stationnaire"):
        assert wm.quitter_une_zone_de_corps_a_corps(figurine={state: True}).outcome == "Aucune conséquence"
    assert "frappe gratuite" in wm.quitter_une_zone_de_corps_a_corps().text


def test_ae20(wm, chance):
    """À l'angle d'un mur : au corps-à-corps +2 sans qu'on demande à quelle distance du mur ; frappe gratuite, 13/18, puis trois dés. De loin, à 0,8 pouce, +4."""
    blow = dict(acc=6, p_plus_f=12, cible=dict(defense=12, arm=15, derriere_une_obstruction=True), frappe_gratuite_en_cours=True)
    assert wm.une_attaque_de_corps_a_corps(**blow).odds["Points de dégâts subis 0"] == 1 - Fraction(13, 18) * Fraction(215, 216)
    assert wm.degats_a_distance(pui=14, cible=dict(arm=18, masquee_par_une_epave=True), des=[3, 3]).outcome == "Dégâts 2"
    assert chance(wm.attaque_a_distance(atd=6, cible=dict(defense=12, derriere_une_obstruction=True), distance_au_decor=0.8)) == Fraction(1, 6)
    assert chance(wm.attaque_magique(foc=6, cible=dict(defense=12, masquee_par_une_epave=True), distance_au_decor=1)) == Fraction(1, 6)
    assert chance(wm.attaque_magique(foc=6, cible=dict(defense=12, masquee_par_une_epave=True), distance_au_decor=1.1)) == Fraction(26, 36)


def test_ae21(wm):
    """Sans arme de corps-à-corps, pas de zone, qu'on dise « aucune arme » ou « zéro » ; un warjack garde un demi-pouce."""
    assert wm.zone_de_corps_a_corps(figurine_armes_de_melee=0).total == 0
    assert wm.zone_de_corps_a_corps(figurine_armes_de_melee=0, figurine_est_un_warjack=True).total == Fraction(1, 2)
    assert wm.zone_de_corps_a_corps(figurine_armes_de_melee=2).total == Fraction(1, 2)


def test_ae22(wm):
    """Une règle défend de le cibler : on ne le cible pas, mais l'obus tombé à côté le souffle ; la Furtivité, elle, n'empêche pas de viser."""
    assert wm.cibler_une_figurine(cible_inciblable=True).outcome == "Interdit"
    assert wm.cibler_une_figurine(cible_furtivite=True).outcome == "Permis"
    assert "explosion" in wm.touche_d_une_aire_d_effet(cible_inciblable=True, cible_sous_le_gabarit=True).text


def test_ae23(wm):
    """Le Destrier vise, booste, tire dans la mêlée : 20/27 sur DEF 13 ; sinon la balle va à Stryker, à couvert, DEF 20 : 35/2916."""
    story = dict(atd=6, attaquant_vise=True, attaques_boostees=1, nombre_de_candidats=1)
    odds = wm.tir_dans_une_melee(**story, cible=dict(defense=13, en_corps_a_corps=True), seconde_cible=dict(defense=16, a_couvert=True)).odds
    assert odds["la cible est touchée"] == Fraction(20, 27) and odds["la seconde cible est touchée"] == Fraction(35, 2916)


def test_ae24(wm):
    """FOR 11 pousse FOR 9 au bord d'une corniche de 4 pouces : 5/6 de le pousser, trois dés, 25/48 qu'il y laisse ses cinq cases."""
    foe = dict(force=9, arm=15, cases_de_degats_restantes=5)
    odds = wm.poussee_jusqu_a_la_chute(attaquant_force=11, cible=foe, hauteur_de_chute=4).odds
    assert odds["la cible est au tapis"] == Fraction(5, 6) and odds[KILL] == Fraction(25, 48)


def test_ae25(wm):
    """À deux mains, un petit sur un furtif en mêlée à 6 pouces (5,5 et 1) : 5/6, 215/216, puis 7/12, sans malus ; sans le pouce de plus, hors de portée."""
    jack = dict(acc=7, force=11, socle="grand")
    story = dict(cible=dict(defense=12, force=8, arm=15, socle="petit", cases_de_degats_restantes=5), distance_a_l_autre_figurine=6)
    v = wm.projection_sur_une_figurine(attaquant=jack, heurtee=dict(defense=14, arm=15, socle="petit", cases_de_degats_restantes=5), **story)
    assert v.odds["la figurine heurtée est touchée"] == Fraction(5, 6) * Fraction(215, 216) * Fraction(7, 12)
    assert "touchée : 0 %" in readings(v, "WM-941")[0].text
    assert wm.projeter_sur_une_figurine(heurtee_hors_de_vue=True).outcome == "Interdit"


def test_ae26(wm):
    """Ma bête meurt avec trois furies, il m'en reste une : quatre, ou rien ; pas deux sur trois, ni d'un coup ami."""
    held = dict(controleur_points_de_furie=1, figurine_points_de_furie=3)
    assert wm.furie_apres_pillage(**held).total == 4
    assert wm.furie_apres_pillage(**held, pillage_partiel=True).outcome == "Interdit"
    assert wm.furie_apres_pillage(**held, figurine_detruite_par_un_ami=True).outcome == "Interdit"


def test_ae27(wm):
    """Deux pouces plus haut, un grand socle contre la cible la cache, à 1 pouce encore, à 1,5 non ; un socle pas plus gros que moi, non, sauf autre lecture."""
    view = dict(attaquant=dict(surelevee=True, socle="moyen", au_dessus_de_l_interposee=2), cible_socle="moyen", figurine_interposee=True)
    for gap, outcome in ((0.5, "Interdit"), (1, "Interdit"), (1.5, "Permis")):
        assert wm.tracer_une_ligne_de_vue(**view, interposee_socle="grand", distance_de_l_interposee_a_la_cible=gap).outcome == outcome
    v = wm.tracer_une_ligne_de_vue(**view, interposee_socle="moyen", distance_de_l_interposee_a_la_cible=0.5)
    assert v.outcome == "Permis" and readings(v, "WM-1356")[0].text.startswith("Interdit")


def test_ae28(wm, chance):
    """Le bras mort n'a qu'un dé : 5/6 contre DEF 7, le 1 rate ; contre 14, rien, ou 1/6 pour un 6."""
    assert chance(wm.attaque_a_distance(atd=6, defense=7, arme_systeme_desactive=True)) == Fraction(5, 6)
    v = wm.attaque_a_distance(atd=6, defense=14, arme_systeme_desactive=True)
    assert chance(v) == 0 and "1/6" in readings(v, "WM-8702")[0].text


def test_ae29(wm):
    """L'arme sans localisation se verrouille seule ; celles du bras tenu s'arrêtent toutes, celles de la tête aussi."""
    assert wm.attaquer_avec_une_arme(arme_de_la_meme_localisation=True).outcome == "Interdit"
    assert wm.attaquer_avec_une_arme(arme_de_la_meme_localisation=True, localisation_tiret=True).outcome == "Permis"
    assert wm.attaquer_avec_une_arme(attaquant_tete_verrouillee=True, arme_sur_la_tete=True).outcome == "Interdit"
    assert wm.verrou(gantelets_disponibles=1, cible_au_tapis=True).outcome == "Interdit"
    assert wm.verrou(gantelets_disponibles=1, cible_stationnaire=True).outcome == "Permis"


def test_ae30(wm, chance):
    """À la portée juste on tire, un dixième plus loin c'est raté ; le souffle ne gagne rien d'un bonus de portée ; à 5 pouces on dévie de 2,5, à 12 pour POR 10, de 5."""
    assert chance(wm.attaque_a_distance(atd=5, defense=12, distance=12, por=12)) == Fraction(7, 12)
    assert chance(wm.attaque_a_distance(atd=5, defense=12, distance=12.1, por=12)) == 0
    assert wm.portee_modifiee(por=8, modificateur_de_por=2, attaque_de_souffle=True).total == 8
    assert wm.deviation_maximale(distance=5, por=10).total == Fraction(5, 2)
    assert wm.deviation_maximale(distance=12, por=10).total == 5


def test_ae31(wm):
    """Slam : caché au départ, non ; arrêté à 1 pouce, raté malgré la pique ; le petit socle heurté ne donne pas de dé, l'égal si ; les collatéraux ne se boostent pas."""
    assert wm.slam(cible_hors_de_vue=True).outcome == "Interdit"
    assert "slam échoué" in wm.fin_du_mouvement_de_slam(distance=1, distance_parcourue=5).text
    met = dict(force=10, arm=15, cible=dict(heurte_une_figurine=True, socle="moyen"))
    assert wm.degats_de_slam(**met, heurtee_socle="petit", des=[3, 3]).total == 16
    assert wm.degats_de_slam(**met, heurtee_socle="moyen", des=[3, 3, 3]).total == 19
    assert wm.degats_collateraux(force=10, arm=14, jet_booste=True, des=[3, 3]).total == 16
    assert wm.reagir_a_une_attaque(degats_collateraux_subis=True).outcome == "Interdit"


def test_ae32(wm):
    """Cortex mort : plus un point ; une case réparée, il n'est plus désactivé. Jambes mortes : ni course ni slam ; bras mort : ni enchaînement ni prise."""
    assert wm.focus_du_warjack(points_de_focus=3, cortex_desactive=True).total == 0
    assert "Rien n'est désactivé" in wm.etat_des_systemes(systemes={"C": {"cases": 2, "noircies": 2, "retirees": 1}}).text
    assert wm.courir(figurine_mouvement_desactive=True).outcome == wm.slam(attaquant_mouvement_desactive=True).outcome == "Interdit"
    assert wm.faire_un_enchainement(arme_systeme_desactive=True).outcome == wm.prise_speciale(arme_systeme_desactive=True).outcome == "Interdit"


def test_ae33(wm):
    """Sept points en colonne 2, trois cases de champ : trois là, quatre en 2. Six en colonne 6 : elle, puis la 1, et un point perdu."""
    assert "hamp de force : 3, colonne 2 : 4" in wm.reporter_sur_la_grille(cases={"2": 5, "3": 3}, degats=7, colonne=2, champ_de_force=3).text
    told = wm.reporter_sur_la_grille(cases={"1": 2, "6": 3}, degats=6, colonne=6).text
    assert "olonne 6 : 3, colonne 1 : 2" in told and "1 point sans effet" in told


def test_ae34(wm):
    """Feu et électricité sur qui craint l'un et non l'autre : rien ; froid sur qui ne craint pas le feu : tout. PUI « – » : pas de jet."""
    bolt = dict(pui=12, des=[3, 3])
    twice = dict(type_de_degats="feu", second_type_de_degats="électricité")
    assert wm.degats_a_distance(**bolt, **twice, cible=dict(arm=14, immunite_a_l_electricite=True)).outcome == "Sans effet"
    assert wm.degats_a_distance(**bolt, type_de_degats="froid", cible_arm=14).outcome == "Dégâts 4"
    assert wm.lancer_les_degats(arme_sans_pui=True).outcome == "Interdit"


def test_ae35(wm):
    """Slammé par le sort de Caine, PUI 14, non sa FOR ; par deux armes, la FOR et leurs deux PUI ; boosté contre un mur, quatre dés."""
    assert wm.degats_de_slam(pui=14, arm=15, source_a_pui_propre=True, des=[3, 3]).total == 20
    assert wm.degats_de_slam(force=11, source_avec_ses_armes=True, pui_des_armes=9, arm=15, des=[3, 3]).total == 26
    assert wm.degats_de_slam(force=10, arm=15, cible_heurte_un_obstacle=True, jet_booste=True, des=[3, 3, 3, 1]).total == 20


def test_ae36(wm, chance):
    """Cortex mort, deux armes : deux coups, rien d'acheté ni de boosté ; d'un focus, trois coups des cinq voulus ; mitrailleuse CDT 3, deux tirs."""
    wish = dict(armes_de_melee=2, attaques_supplementaires=3)
    assert wm.nombre_d_attaques_de_corps_a_corps(**wish, cortex_desactive=True).total == 2
    assert wm.nombre_d_attaques_de_corps_a_corps(**wish, points_de_focus=1).total == 3
    assert wm.cadence_de_tir(cdt=3, attaques_supplementaires=3, points_de_focus=1).total == 2
    blow = dict(acc=6, defense=13, jet_booste=True)
    assert chance(wm.attaque_de_corps_a_corps(**blow, attaquant_cortex_desactive=True)) == Fraction(7, 12)
    assert chance(wm.attaque_de_corps_a_corps(**blow)) == Fraction(49, 54)


def test_ae37(wm):
    """L'un des trois piquiers s'est égaré : pas de coup combiné avec lui ; à cheval, sur ordre d'attaque en passant, si."""
    blow = dict(acc=6, defense=12, participants=3, participant_hors_formation=True)
    assert wm.attaque_de_corps_a_corps(**blow).outcome == "Interdit"
    assert wm.attaque_de_corps_a_corps(**blow, attaquant_ordre_d_attaque_en_passant=True, des=[2, 3]).outcome == "Touche"
    assert wm.combiner_les_attaques(participants=3, participant_hors_formation=True).outcome == "Interdit"


def test_ae38(wm):
    """Slammée sans pouvoir tomber : elle renoncera à son mouvement ou à son action, sauf si elle s'est déjà activée ; elle ne charge ni ne vise."""
    firm = dict(cible_immunisee_au_tapis=True)
    for event in (wm.etre_slamme, wm.etre_projete):
        assert "renoncement" in event(**firm).text and "renoncement" not in event(**firm, cible_activation_finie=True).text
    assert wm.charger(attaquant_renoncement_du=True).outcome == "Interdit"


def test_ae39(wm):
    """Le warcaster tombe : ses jacks s'éteignent ; ni celui d'un autre, ni l'autonome ; un marshal laisse les siens autonomes."""
    assert "inerte" in wm.destruction_du_warcaster().text
    for other in ("hors_du_battlegroup", "warjack_autonome"):
        assert "inerte" not in wm.destruction_du_warcaster(figurine={other: True}).text.split(" ; litige")[0]
    assert "autonome" in wm.destruction_du_warcaster(controleur_jack_marshal=True).text


def test_ae40(wm):
    """À découvert ou à l'angle d'un mur : 7/12 de le coucher d'un coup de tête, 5/18 à l'angle, DEF 13 ou 15 ; plus gros, jamais."""
    jack = dict(acc=6, force=11, socle="grand", points_de_focus=1)
    foe = dict(defense=13, arm=18, socle="grand", cases_de_degats_restantes=9)
    assert wm.coup_de_tete_et_attaques(attaquant=jack, p_plus_f=17, cible=foe, attaques_supplementaires=0).odds["la cible est au tapis"] == Fraction(7, 12)
    corner = {**foe, "derriere_une_obstruction": True}
    assert wm.coup_de_tete_et_attaques(attaquant=jack, p_plus_f=17, cible=corner, attaques_supplementaires=0).odds["la cible est au tapis"] == Fraction(5, 18)
    assert wm.coup_de_tete_et_attaques(attaquant=jack, p_plus_f=17, cible={**foe, "socle": "gigantesque"}, attaques_supplementaires=0).outcome == "Interdit"
