"""A seventeenth adversary, the combat chapter whole: attacks from their declaration to the last box, and models in two or three states at once."""

from fractions import Fraction

KILL = "la cible est hors de combat"
DIES = "l'attaquant est hors de combat"


def test_ak01(wm):
    """Six fusiliers combinent sur une furtive à couvert, deux trop loin, le principal vise à 4,5 pouces : 7 ou plus, puis 6 ou plus."""
    shot = dict(atd=5, attaque_combinee=True, participants=6, participants_en_echec=2, attaquant_vise=True, distance=4.5)
    assert wm.attaque_a_distance(**shot, defense=14, cible_a_couvert=True, cible_furtivite=True).odds["Touche"] == Fraction(7, 12)
    v = wm.attaques_a_distance(**shot, pui=10, attaques_enchainees=1, cible=dict(defense=14, arm=15, a_couvert=True, furtivite=True, cases_de_degats_restantes=5))
    assert v.odds[KILL] == Fraction(91, 216)


def test_ak02(wm):
    """Tirs combinés : pas sur un warjack en mêlée ; sur un colosse, si, sans -4 ni couvert."""
    assert wm.combiner_les_attaques_a_distance(cible_est_un_warjack=True, cible_en_corps_a_corps=True).outcome == "Interdit"
    ask = dict(atd=5, defense=10, attaque_combinee=True, participants=6, cible_est_un_colosse=True, cible_en_corps_a_corps=True, cible_a_couvert=True)
    assert wm.attaque_a_distance(**ask).odds["Touche"] == Fraction(35, 36)


def test_ak03(wm):
    """Un Pistolero tire sur qui il engage : 7 ou plus sans -4 ni visée ; manqué, l'ami tiré au sort a droit au -4 : 25/432."""
    melee = dict(attaquant_pistolero=True, attaquant_en_corps_a_corps=True, attaquant_en_corps_a_corps_avec_la_cible=True)
    v = wm.tir_dans_une_melee(atd=7, **melee, cible=dict(defense=14, en_corps_a_corps=True), seconde_cible=dict(defense=12, en_corps_a_corps=True), nombre_de_candidats=2)
    assert v.odds["la cible est touchée"] == Fraction(7, 12) and v.odds["la seconde cible est touchée"] == Fraction(25, 432)
    v = wm.attaques_a_distance(atd=6, pui=12, attaques_enchainees=1, attaquant_vise=True, **melee, cible=dict(defense=14, arm=15, cases_de_degats_restantes=5, en_corps_a_corps=True))
    assert v.odds[KILL] == Fraction(5, 12) * Fraction(15, 36)


def test_ak04(wm):
    """Chargé au pistolet, pas de dé de charge ; et l'épée ne se tire plus après."""
    assert wm.tirer_apres_une_charge(attaquant_pistolero=True).outcome == "Permis"
    assert wm.degats_a_distance(attaquant_pistolero=True, attaque_de_charge=True, distance_parcourue=4, pui=12, arm=14).odds["Dégâts 10"] == Fraction(1, 36)
    assert wm.attaquer_au_corps_a_corps(attaquant_pistolero=True, attaquant_deja_attaque_a_distance=True).outcome == "Interdit"


def test_ak05(wm):
    """Une frappe gratuite contre un porteur de bouclier de 5 PV : 2353/3888, le bouclier n'y est pour rien."""
    v = wm.attaques_de_corps_a_corps(acc=6, p_plus_f=11, frappe_gratuite_en_cours=True, attaques_enchainees=1, cible=dict(defense=14, arm=14, boucliers=1, cases_de_degats_restantes=5))
    assert v.odds[KILL] == Fraction(2353, 3888)


def test_ak06(wm):
    """Le même coup pris en chargeant : mort 2353 fois sur 3888 ; sinon la charge tue 1267 fois sur 2592."""
    ask = dict(p_plus_f=12, attaques_enchainees=1, attaque_de_charge=True, attaquant_distance_parcourue=5, cible=dict(defense=13, arm=15, cases_de_degats_restantes=5))
    v = wm.attaques_sous_une_frappe_gratuite(attaquant=dict(acc=6, arm=14, defense=14, boucliers=1, cases_de_degats_restantes=5), autre=dict(acc=6, p_plus_f=11), **ask)
    assert v.odds[DIES] == Fraction(2353, 3888) and v.odds[KILL] == Fraction(1535, 3888) * Fraction(1267, 2592)


def test_ak07(wm):
    """L'ennemi quitté est au tapis, ou stationnaire, ou en fuite : rien ne l'arrête."""
    for state in ("au_tapis", "stationnaire", "en_fuite"):
        ask = dict(p_plus_f=12, attaques_enchainees=1, cible=dict(defense=13, arm=15, cases_de_degats_restantes=5), autre={"acc": 6, "p_plus_f": 11, state: True})
        assert wm.attaques_sous_une_frappe_gratuite(attaquant=dict(acc=6, arm=14, defense=14, cases_de_degats_restantes=5), **ask).odds[DIES] == 0


def test_ak08(wm):
    """Hache P+F 19 et poing P+F 16, un focus, ARM 18 : 4 points, 3 points, puis 4 d'un seul coup acheté ; douze cases tiennent à un point près."""
    ask = dict(acc=7, p_plus_f=19, p_plus_f_de_l_autre_arme=16, cible=dict(defense=12, arm=18, cases_de_degats_restantes=12))
    v = wm.deux_armes_de_corps_a_corps(**ask, attaques_supplementaires=2, attaquant_points_de_focus=1, des=[[2, 3], [1, 2], [1, 4], [3, 2], [6, 5], [1, 2]])
    assert v.outcome == "La cible est hors de combat : non" and v.total == 4 + 3 + 4


def test_ak09(wm):
    """La lance porte à 1,5 pouce, le bouclier non : un seul coup ; le Mouvement d'en face mort, DEF 7 : 35 cas sur 36."""
    ask = dict(acc=6, p_plus_f=18, p_plus_f_de_l_autre_arme=15, distance=1.5, arme=dict(allonge=True))
    v = wm.deux_armes_de_corps_a_corps(**ask, cible=dict(defense=13, arm=18, mouvement_desactive=True, cases_de_degats_restantes=1))
    assert v.odds[KILL] == Fraction(35, 36)


def test_ak10(wm):
    """Deux canons, CDT 2 et 1, deux focus : un seul tir acheté."""
    ask = dict(atd=6, arme=dict(pui=14, cdt=2), autre_arme=dict(pui=10, cdt=1), cible=dict(defense=13, arm=15, cases_de_degats_restantes=1))
    miss = Fraction(5, 12) * (1 - Fraction(7, 12) * Fraction(26, 36)) * Fraction(5, 12)
    assert wm.deux_armes_a_distance(**ask, attaques_supplementaires=2, attaquant_points_de_focus=2).odds[KILL] == 1 - miss


def test_ak11(wm):
    """Coup de boule, puis un fusilier sur la cible couchée : 5/12 × 35/36, ou 7/12 × 5/18, et 11 ou plus."""
    ask = dict(attaquant=dict(acc=6, force=11, socle="grand", points_de_focus=1), autre=dict(atd=5), autre_arme=dict(pui=20), attaques_enchainees=1)
    v = wm.coup_de_tete_et_allie(**ask, cible=dict(defense=14, arm=30, socle="grand", cases_de_degats_restantes=1))
    assert v.odds[KILL] == (Fraction(5, 12) * Fraction(35, 36) + Fraction(7, 12) * Fraction(5, 18)) / 12
    assert wm.coup_de_tete_et_allie(**ask, cible=dict(defense=14, arm=30, socle="gigantesque", cases_de_degats_restantes=1)).outcome == "Interdit"


def test_ak12(wm):
    """Slammée sans élan, elle reste debout pour l'allié ; avec, elle est à DEF 5, que son système Mouvement soit mort ou non."""
    ask = dict(autre=dict(atd=5), autre_arme=dict(pui=20), attaques_enchainees=1, cible=dict(defense=12, arm=30, socle="moyen", cases_de_degats_restantes=1))
    assert wm.slam_et_allie(attaquant=dict(acc=7, force=12, socle="grand", distance_parcourue=2.9), **ask).odds[KILL] == Fraction(7, 144)
    assert wm.slam_et_allie(attaquant=dict(acc=7, force=12, socle="grand", distance_parcourue=3), **ask).odds[KILL] == Fraction(49, 648)


def test_ak13(wm):
    """Projetée 55 fois sur 72, puis abattue par terre."""
    ask = dict(attaquant=dict(acc=7, force=12, socle="grand"), autre=dict(atd=5), autre_arme=dict(pui=20), attaques_enchainees=1)
    v = wm.projection_et_allie(**ask, cible=dict(defense=12, force=9, arm=30, socle="moyen", cases_de_degats_restantes=1))
    assert v.odds[KILL] == (Fraction(55, 72) * Fraction(35, 36) + Fraction(17, 72) * Fraction(7, 12)) / 12


def test_ak14(wm, both):
    """À deux mains, FOR 11 contre 9 : 53/54 ; 5,5 pouces, 6,5 d'un grand socle pour un petit, et cela se discute."""
    assert wm.jet_de_projection_a_deux_mains(attaquant_force=11, cible_force=9).odds["Projetée"] == Fraction(53, 54)
    v = wm.portee_de_projection_a_deux_mains(attaquant_force=11, attaquant_socle="grand", cible_socle="petit")
    assert v.total == Fraction(13, 2) and v.disputes


def test_ak15(wm):
    """Projetée par FOR 11 : 2,75 pouces de déviation au plus ; le d3 d'un 6 vaut 3, et 3 au plus pour FOR 12."""
    assert wm.deviation_maximale_d_une_projection(attaquant_force=11).total == Fraction(11, 4)
    assert wm.deviation_d_une_projection(attaquant_force=12, des=[3, 6]).text.startswith("Déviation de la projection : 3 pouces")


def test_ak16(wm):
    """Un obstacle survolé, un petit socle heurté à l'arrivée : les documents se contredisent, et le disent."""
    assert wm.degats_de_projection(attaquant_force=12, arm=17, heurte_un_obstacle=True).disputes
    assert wm.figurine_heurtee_par_une_projection(heurtee_socle="petit", cible_socle="moyen").disputes
    assert not wm.figurine_heurtee_par_une_projection(heurtee_socle="moyen", cible_socle="moyen").disputes


def test_ak17(wm):
    """Slam contre un plus grand : -2, donc 8 ou plus ; trop court, cela se discute ; la moitié du dé."""
    ask = dict(acc=6, defense=12, attaquant_socle="moyen", cible_socle="grand")
    assert wm.attaque_de_slam(**ask).odds["Touche"] == Fraction(15, 36)
    assert wm.attaque_de_slam(**ask, distance_parcourue=2).disputes
    assert wm.deplacement_slamme(de_de_slam=5, attaquant_socle="moyen", cible_socle="grand").total == Fraction(5, 2)


def test_ak18(wm):
    """Qui slamme : pas sous un verrou, ni le Mouvement mort, ni relevé au prix du mouvement ; du terrain difficile, si ; d'une mêlée, si."""
    for why in ("maintenir_un_verrou", "mouvement_desactive", "releve_en_renoncant_au_mouvement", "malus_de_vts", "en_fuite"):
        assert wm.slam(**{f"attaquant_{why}": True}).outcome == "Interdit"
    for why in ("en_terrain_difficile", "engagee"):
        assert wm.slam(**{f"attaquant_{why}": True}).outcome == "Permis"


def test_ak19(wm):
    """Le piétinement : pas pour un léger ; VTS 4, 7 pouces ; qui a été piétiné ne frappe pas, les autres si ; s'arrêter avant, cela se discute."""
    assert wm.pietinement(attaquant_legere=True).outcome == "Interdit"
    assert wm.mouvement_de_pietinement(attaquant_vts=4).total == 7
    assert wm.frapper_gratuitement_un_pietineur(attaquant_heurtee_par_le_pietinement=True).outcome == "Interdit"
    assert wm.frapper_gratuitement_un_pietineur().outcome == "Permis"
    assert wm.arreter_son_pietinement().disputes


def test_ak20(wm):
    """Poussée FOR 9 contre 11 : 5/18 ; 4 pouces de chute, trois dés, 16 ou plus pour huit cases d'ARM 18 : 25/1944."""
    ask = dict(attaquant_force=9, cible=dict(force=11, arm=18, cases_de_degats_restantes=8), hauteur_de_chute=4)
    assert wm.poussee_jusqu_a_la_chute(**ask, sol_sous_le_socle=0.5).odds[KILL] == Fraction(5, 18) * Fraction(5, 108)
    assert wm.poussee_jusqu_a_la_chute(**ask, sol_sous_le_socle=1).odds[KILL] == 0


def test_ak21(wm):
    """Slammée au bord d'un toit de 5 pouces : 1 pouce de sol la retient, 0,9 non."""
    ask = dict(attaquant=dict(acc=7, force=12, socle="grand", distance_parcourue=4), cible=dict(defense=12, arm=16, socle="moyen", cases_de_degats_restantes=30), hauteur_de_chute=5)
    assert wm.slam_jusqu_aux_degats(**ask, sol_sous_le_socle=1, des=[[4, 1], [3, 3]]).total == 2
    assert wm.slam_jusqu_aux_degats(**ask, sol_sous_le_socle=0.9, des=[[4, 1], [3, 3], [6, 6, 6]]).total == 2 + 12


def test_ak22(wm):
    """Arrêtée à un demi-pouce, elle n'est suivie que d'un demi-pouce."""
    assert wm.avance_apres_une_poussee(deplacement_subi=0.5).total == Fraction(1, 2)
    assert wm.avance_apres_une_poussee().total == 1


def test_ak23(wm):
    """Bras désactivé, Maître d'armes, charge : 2 + 1 + 1 - 1 dés ; un seul dé d'attaque, et son 6 se discute."""
    v = wm.degats_de_corps_a_corps(p_plus_f=15, arm=18, arme=dict(systeme_desactive=True, maitre_d_armes=True), attaque_de_charge=True, distance_parcourue=4)
    assert v.odds["Dégâts 0"] == Fraction(1, 216)
    assert wm.attaque_de_corps_a_corps(acc=6, defense=13, arme_systeme_desactive=True).disputes


def test_ak24(wm):
    """Un warjack inerte derrière son bouclier : DEF 5 au tir, touché d'office au corps-à-corps, et le bouclier n'est plus."""
    cible = dict(defense=12, arm=18, boucliers=1, warjack_inerte=True, cases_de_degats_restantes=5)
    assert wm.attaques_a_distance(atd=6, pui=14, attaques_enchainees=1, cible=cible).odds[KILL] == Fraction(35, 36) * Fraction(10, 36)
    assert wm.attaques_de_corps_a_corps(acc=6, p_plus_f=18, attaques_enchainees=1, cible=cible).odds[KILL] == Fraction(30, 36)


def test_ak25(wm):
    """Au tapis et sans jambes, au tapis et dans l'eau, en dysfonctionnement et stationnaire : DEF 5, et cela se discute ; à couvert, 9."""
    for states in (("au_tapis", "mouvement_desactive"), ("au_tapis", "en_eau_profonde"), ("stationnaire", "dysfonctionnement")):
        v = wm.attaque_a_distance(atd=5, cible=dict(defense=14, **dict.fromkeys(states, True)))
        assert v.odds["Touche"] == Fraction(35, 36)
    assert wm.attaque_a_distance(atd=5, cible=dict(defense=14, au_tapis=True, a_couvert=True)).odds["Touche"] == Fraction(11, 12)


def test_ak26(wm):
    """Sans jambes, en mêlée, dissimulée : DEF 9 et -4 au jet, 8 ou plus."""
    v = wm.attaque_a_distance(atd=5, cible=dict(defense=14, mouvement_desactive=True, en_corps_a_corps=True, dissimulee=True))
    assert v.odds["Touche"] == Fraction(15, 36)


def test_ak27(wm):
    """Au tapis et en fuite, au tapis et hors formation : elle se relève de son mouvement, pas de son action."""
    for other in ("en_fuite", "hors_de_formation"):
        states = {"figurine_au_tapis": True, f"figurine_{other}": True}
        assert wm.se_relever_au_prix_de_son_mouvement(**states).outcome == "Permis"
        assert wm.se_relever_au_prix_de_son_action(**states).outcome == "Interdit"
    assert wm.se_relever(figurine_au_tapis=True, figurine_stationnaire=True).outcome == "Interdit"


def test_ak28(wm):
    """Relevé au prix de l'action, ni course ni charge ; au prix du mouvement, un sort mais pas de visée, de slam ni de piétinement."""
    assert wm.charger(attaquant_releve_en_renoncant_a_l_action=True).outcome == wm.courir(figurine_releve_en_renoncant_a_l_action=True).outcome == "Interdit"
    assert wm.lancer_un_sort(figurine_releve_en_renoncant_au_mouvement=True).outcome == "Permis"
    assert wm.attaque_a_distance(atd=5, defense=12, attaquant_releve_en_renoncant_au_mouvement=True, attaquant_vise=True).odds["Touche"] == Fraction(7, 12)
    assert wm.pietinement(attaquant_releve_en_renoncant_au_mouvement=True).outcome == "Interdit"


def test_ak29(wm):
    """Projeté sans pouvoir tomber, il renonce à son mouvement ou à son action ; contraint d'y renoncer, il n'y renonce pas pour viser."""
    assert "renoncement imposé" in wm.etre_projete(cible_immunisee_au_tapis=True).text
    assert wm.renoncer_au_mouvement(figurine_obligee_d_y_renoncer=True).outcome == "Interdit"


def test_ak30(wm):
    """L'explosion d'une PUI 13 : 7 ; un tir à 5,5 pouces ne dévie pas de plus de 2,75 ; en mêlée, il dévie et ne se refait pas."""
    assert wm.degats_d_explosion(pui=13, arm=12, des=[3, 3]).text.startswith("Dégâts 1 ")
    assert wm.deviation_maximale(distance=5.5).total == Fraction(11, 4)
    assert "déviation" in wm.attaque_a_aire_d_effet_ratee(cible_en_corps_a_corps=True).text


def test_ak31(wm):
    """Furtive à 5,1 pouces : deux 6 n'y font rien, il n'y a pas de jet ; avec Vision aveugle, si."""
    assert wm.attaque_a_distance(atd=5, defense=14, cible_furtivite=True, distance=5.1).text.startswith("Raté automatique")
    assert wm.attaque_a_distance(atd=5, defense=12, cible_furtivite=True, distance=5.1, attaquant_vision_aveugle=True).odds["Touche"] == Fraction(7, 12)


def test_ak32(wm):
    """Le tir détourné vers une furtive à 6 pouces rate d'office."""
    ask = dict(atd=6, attaquant_vise=True, cible=dict(defense=13, en_corps_a_corps=True), nombre_de_candidats=1)
    v = wm.tir_dans_une_melee(**ask, seconde_cible=dict(defense=13, furtivite=True, en_corps_a_corps=True), distance_a_la_seconde_cible=6)
    assert v.odds["la cible est touchée"] == Fraction(5, 18) and v.odds["la seconde cible est touchée"] == 0


def test_ak33(wm):
    """Feu et électricité contre qui est immunisé à l'un des deux : rien, et les deux immunités sont nommées."""
    assert wm.degats_a_distance(pui=14, arm=15, type_de_degats="feu", second_type_de_degats="électricité", cible_immunite_a_l_electricite=True).outcome == "Sans effet"
    told = wm.degats_de_type(type_de_degats="feu", second_type_de_degats="électricité").text
    assert "immunité : feu" in told and "immunité : électricité" in told


def test_ak34(wm):
    """Un sort de FOC 7 boosté contre une cible dissimulée et surélevée : 11 ou plus sur trois dés, puis 8 ou plus : 5/24."""
    ask = dict(foc=7, attaques_boostees=1, pui=12, attaquant_points_de_focus=3)
    v = wm.un_sort_et_ses_degats(**ask, cible=dict(defense=14, arm=15, cases_de_degats_restantes=5, dissimulee=True, surelevee=True))
    assert v.odds[KILL] == Fraction(5, 24)


def test_ak35(wm):
    """La charge combinée : trois chargeurs, trois dés ; un quatrième sans charge, deux."""
    ask = dict(acc=6, p_plus_f=11, attaques_enchainees=1, attaque_combinee=True, attaque_de_charge=True, distance_parcourue=4, cible=dict(defense=14, arm=19, cases_de_degats_restantes=4))
    assert wm.attaques_de_corps_a_corps(**ask, participants=3).odds[KILL] == Fraction(30, 36) * Fraction(160, 216)
    assert wm.attaques_de_corps_a_corps(**ask, participants=4, participant_sans_charge=True).odds[KILL] == Fraction(33, 36) * Fraction(15, 36)


def test_ak36(wm):
    """Tirer à côté d'un ennemi au tapis, oui ; engager sans être engagé, cela se discute ; la mêlée à 1,5 pouce de dénivelé, non."""
    assert wm.attaquer_a_distance(attaquant_seuls_ennemis_au_tapis_ou_stationnaires=True).outcome == "Permis"
    assert wm.attaquer_a_distance(attaquant_engage_un_ennemi=True).disputes
    assert wm.attaquer_au_corps_a_corps(denivele=1, distance=0.4).outcome == "Permis"
    assert wm.attaquer_au_corps_a_corps(denivele=1.5, distance=0.4).outcome == "Interdit"


def test_ak37(wm):
    """Jeter les dés contre qui est au tapis derrière un muret : DEF 7, un seul double rate."""
    v = wm.attaque_de_corps_a_corps(acc=5, defense=13, cible_au_tapis=True, des_lances_quand_meme=True, decor_interferent=True)
    assert v.odds["Touche"] == Fraction(35, 36)


def test_ak38(wm):
    """L'épave : à 1,5 pouce derrière, rien ; dessus, +4, et cela se discute si rien n'est masqué."""
    assert wm.attaque_a_distance(atd=6, defense=12, cible_masquee_par_une_epave=True, distance_au_decor=1.5).odds["Touche"] == Fraction(26, 36)
    v = wm.attaque_a_distance(atd=6, defense=12, cible_sur_l_epave=True)
    assert v.odds["Touche"] == Fraction(1, 6) and v.disputes


def test_ak39(wm):
    """ES 8 reste ES 8 ; qui est sous le gabarit est touché quoi que vise le tireur ; deux cibles, un jet chacune, ni couvert ni mêlée."""
    assert wm.portee_modifiee(por=8, type_de_souffle="ES 8", modificateur_de_por=2).total == 8
    ask = dict(cible=dict(defense=14, arm=14, cases_de_degats_restantes=1, en_corps_a_corps=True, a_couvert=True), seconde_cible=dict(defense=12, arm=12, cases_de_degats_restantes=1))
    v = wm.souffle_jusqu_aux_degats(atd=5, pui=12, **ask)
    assert v.odds[KILL] == Fraction(10, 36) * Fraction(35, 36) and v.odds["la seconde cible est hors de combat"] == Fraction(7, 12)


def test_ak40(wm):
    """La CDT : trois focus, CDT 2, deux tirs ; hors de l'activation, elle ne compte pas."""
    hit = Fraction(26, 36)
    ask = dict(atd=7, pui=14, attaques_enchainees=1, attaques_supplementaires=3, cdt=2, attaquant_points_de_focus=3)
    assert wm.attaques_a_distance(**ask, cible=dict(defense=13, arm=12, cases_de_degats_restantes=1)).odds[KILL] == 1 - (1 - hit) ** 2
    assert wm.attaquer_a_distance(tirs_deja_faits=2, cdt=2, attaquant_hors_activation=True).outcome == "Permis"
