"""Situations of Warmachine whose questions stand in `prises-speciales-4-slam.ttl`."""

from fractions import Fraction as F


def test_x20(wm):
    """Slam : le Lancier traverse un petit socle et s'arrête contre un plus gros ; où va le boost ?"""
    bases = dict(attaquant_socle="grand", cible_socle="moyen")
    wall = dict(cible_heurte_une_figurine=True, heurtee_socle="grand")
    assert wm.deplacement_slamme(**bases, **wall, de_de_slam=5, distance_de_l_arret=3).total == 3
    assert wm.figurine_heurtee_par_un_slam(cible_socle="moyen", heurtee_socle="petit").gives == ("au tapis", "jet de dégâts collatéraux")
    assert wm.booster_un_jet_de_prise(degats_collateraux_subis=True).outcome == "Interdit"
    bigger = wm.figurine_heurtee_par_un_slam(cible_socle="moyen", heurtee_socle="grand")
    assert "au tapis" not in bigger.gives and "jet de dégâts collatéraux" not in bigger.gives
    juggernaut, pikeman = dict(acc=7, force=12, socle="grand", distance_parcourue=4), dict(socle="petit", arm=13, cases_de_degats_restantes=1)
    lancer = dict(defense=12, arm=16, socle="moyen", heurte_une_figurine=True, cases_de_degats_restantes=20)
    slam = dict(attaquant=juggernaut, cible=lancer, autre=pikeman, heurtee_socle="grand")
    boosted = wm.slam_jusqu_aux_degats(**slam, degats_boostes=1, des=[[4, 1], [1, 2, 3, 4], [2, 3]])
    assert boosted.total == 6 and "La cible est au tapis : oui" in boosted.text
    assert "L'autre figurine est hors de combat : oui" in boosted.text and "dégâts 4 : 2 + 3 + 12 (FOR) = 17 contre ARM 13" in boosted.text
    assert wm.slam_jusqu_aux_degats(**slam, des=[[4, 1], [1, 2, 3], [2, 3]]).total == 2


def test_s08(wm):
    """Le jack slammé en traverse un autre : cinq chances sur six de le tuer, sans boost ; le gros socle ne sent rien."""
    assert wm.degats_collateraux(force=11, arm=15, jet_booste=True).odds["Dégâts 0"] == F(1, 6)
    assert "au tapis" in wm.figurine_heurtee_par_un_slam(cible_socle="moyen", heurtee_socle="petit").gives
    assert "au tapis" not in wm.figurine_heurtee_par_un_slam(cible_socle="moyen", heurtee_socle="grand").gives
    assert wm.reagir_a_une_attaque(degats_collateraux_subis=True).outcome == "Interdit"


def test_w03(wm):
    """Slammé ou projeté contre un colosse : un dé de plus, le colosse ne tombe pas ; il arrête aussi qui piétine."""
    for hit in (wm.figurine_heurtee_par_un_slam, wm.figurine_heurtee_par_une_projection):
        found = hit(heurtee_est_un_colosse=True, cible_socle="grand")
        assert "rien pour un socle plus grand" in str(found) and "au tapis" not in str(found)
        assert "dégâts collatéraux" in str(found.answers[0].text) and "au tapis" not in str(found.answers[0].text)
    met = dict(cible_heurte_une_figurine=True, heurtee_est_un_colosse=True)
    assert wm.degats_de_projection(force=12, arm=16, **met, des=[1, 2, 3]).outcome == "Dégâts 2"
    assert wm.degats_de_slam(force=12, arm=16, **met, des=[1, 2, 3]).outcome == "Dégâts 2"
    assert wm.deplacement_slamme(de_de_slam=5, **met, distance_de_l_arret=2).total == 2
    assert wm.mouvement_de_pietinement(vts=5, attaquant_heurte_une_figurine=True, heurtee_est_un_colosse=True, distance_de_l_arret=3).total == 3


def test_x39_bis(wm):
    """À travers un spectre, rien ne se passe : ni tapis, ni dégâts, slam ou projection."""
    ghost = dict(heurtee_intangible=True, heurtee_socle="petit", cible_socle="grand")
    assert not wm.figurine_heurtee_par_un_slam(**ghost).gives
    assert not wm.figurine_heurtee_par_une_projection(**ghost).gives
    assert wm.degats_collateraux(force=10, heurtee_arm=12, heurtee_intangible=True).outcome == "Sans effet"


def test_aa09(wm, chance):
    """Le mur de briques de 5 pouces, 50 points, le pont, 25 ; un sort de PUI 8 le touche d'office ; la ruine couvre qui y a un pied."""
    assert wm.capacite_de_degats_d_une_structure(materiaux=[["brique", 5]]).total == 50
    assert wm.capacite_de_degats_d_une_structure(materiaux=[["brique", 5]], structure_porteuse=True).total == 25
    assert chance(wm.attaque_magique(foc=6, cible_est_une_structure=True)) == 1
    assert chance(wm.attaque_a_distance(atd=6, defense=12, cible_dans_une_ruine=True)) == F(6, 36)
    assert wm.distance_parcourue_selon_le_terrain(mouvement_depense=3, figurine_dans_une_ruine=True).total == F(3, 2)
    assert wm.deplacement_slamme(de_de_slam=4, cible_dans_une_ruine=True).total == 2
    into = wm.degats_de_slam(force=12, arm=16, cible=dict(dans_une_ruine=True, socle="moyen"), des=[3, 4])
    assert str(into).startswith("Dégâts 3")  # rough ground, not an obstruction: two dice


def test_found_after_ghosts(wm):
    """Slammé ou jeté à travers un spectre, fût-il plus gros : pas de dé de plus."""
    ghost = dict(socle="grand", intangible=True)
    assert str(wm.degats_de_slam(force=9, arm=15, cible_socle="moyen", heurtee=ghost, des=[3, 4])).startswith("Dégâts 1")
    assert str(wm.degats_de_projection(force=9, arm=15, cible_socle="moyen", heurtee=ghost, des=[3, 4])).startswith("Dégâts 1")


def test_ae31(wm):
    """Slam : caché au départ, non ; arrêté à 1 pouce, raté malgré la pique ; le petit socle heurté ne donne pas de dé, l'égal si ; les collatéraux ne se boostent pas."""
    assert wm.slam(cible_hors_de_vue=True).outcome == "Interdit"
    assert "slam échoué" in wm.fin_du_mouvement_de_slam(distance=1, distance_parcourue=5).text
    met = dict(force=10, arm=15, cible=dict(heurte_une_figurine=True, socle="moyen"))
    assert wm.degats_de_slam(**met, heurtee_socle="petit", des=[3, 3]).total == 16
    assert wm.degats_de_slam(**met, heurtee_socle="moyen", des=[3, 3, 3]).total == 19
    assert wm.degats_collateraux(force=10, arm=14, jet_booste=True, des=[3, 3]).total == 16
    assert wm.reagir_a_une_attaque(degats_collateraux_subis=True).outcome == "Interdit"


def test_ae35(wm):
    """Slammé par le sort de Caine, PUI 14, non sa FOR ; par deux armes, la FOR et leurs deux PUI ; boosté contre un mur, quatre dés."""
    assert wm.degats_de_slam(pui=14, arm=15, source_a_pui_propre=True, des=[3, 3]).total == 20
    assert wm.degats_de_slam(force=11, source_avec_ses_armes=True, pui_des_armes=9, arm=15, des=[3, 3]).total == 26
    assert wm.degats_de_slam(force=10, arm=15, cible_heurte_un_obstacle=True, jet_booste=True, des=[3, 3, 3, 1]).total == 20


def test_s10(wm):
    """Le sort de Caine (PUI 14) jette un jack contre un mur : la FOR de Caine n'y est pour rien."""
    slam = dict(pui=14, arm=18, source_a_pui_propre=True, heurte_une_obstruction=True)
    assert wm.degats_de_slam(force=5, **slam).odds == wm.degats_de_slam(**slam).odds
    assert wm.degats_de_slam(**slam).odds["Dégâts 0"] == F(1, 54)


def test_x23_bis(wm, chance):
    """Jack moyen contre colosse : pas de coup de tête ; le slam est un litige, 13/18 si on l'admet, et ses dégâts un autre."""
    huge = dict(attaquant_socle="moyen", cible_est_un_colosse=True)
    assert wm.coup_de_tete(**huge).outcome == "Interdit"
    assert "WM-9130" in wm.slam(**huge).disputes
    assert chance(wm.attaque_de_slam(acc=6, defense=10, **huge, litiges={"WM-9130": "B"})) == F(13, 18)
    struck = dict(force=8, arm=19, cible_est_un_colosse=True, des=[5, 6])
    assert wm.degats_de_slam(**struck).outcome == "Sans effet" and "WM-9300" in wm.degats_de_slam(**struck).disputes
    assert wm.degats_de_slam(**struck, litiges={"WM-9300": "B"}).outcome == "Dégâts 0"
    assert wm.degats_de_slam(force=11, arm=19, cible_machine_de_bataille=True, des=[5, 6], litiges={"WM-9300": "B"}).outcome == "Dégâts 3"


def test_ac12(wm):
    """Slammé de 6 par un Colosse à 3 pouces du bord de table : il s'arrête à 3, deux dés de dégâts, 18 contre ARM 18."""
    edge = dict(distance_au_bord_de_table=3)
    assert wm.deplacement_slamme(de_de_slam=4, attaquant_est_un_colosse=True, **edge).total == 3
    assert wm.deplacement_slamme(de_de_slam=4, attaquant_est_un_colosse=True).total == 6
    v = wm.degats_de_slam(attaquant_force=16, cible_arm=18, des=[1, 1], **edge)
    assert v.total == 18 and v.outcome == "Dégâts 0"


def test_ac28(wm):
    """Poussé à 0,4 pouce du bord, projeté à 2 : ils s'arrêtent au bord ; un mur plus près les arrête avant, et lui seul donne un dé."""
    assert wm.deplacement_d_une_poussee(distance_au_bord_de_table=0.4).total == F(2, 5)
    assert wm.trajet_projete(distance_du_point_d_impact_final=5.5, distance_au_bord_de_table=2).total == 2
    wall = dict(heurte_une_obstruction=True, distance_de_l_arret=1)
    assert wm.deplacement_slamme(de_de_slam=5, distance_au_bord_de_table=3, **wall).total == 1
    assert wm.degats_de_slam(attaquant_force=12, cible_arm=18, cible_heurte_une_obstruction=True, des=[1, 2, 4]).outcome == "Dégâts 1"


def test_ai27(wm):
    """Chute : 3 pouces deux dés, 3,1 trois, 6 trois, 6,5 quatre. Au bord de la table le slammé s'arrête, sans dé de plus."""
    for inches, dice in ((3, 2), (3.1, 3), (6, 3), (6.5, 4)):
        assert wm.degats_de_chute(hauteur_de_chute=inches, arm=10, des=[1] * dice).outcome == f"Dégâts {dice}"
    assert wm.deplacement_slamme(de_de_slam=5, distance_au_bord_de_table=2).total == 2
    assert wm.degats_de_slam(force=12, arm=18, distance_au_bord_de_table=2, des=[3, 4]).outcome == "Dégâts 1"


def test_w42(wm):
    """Slammé de quatre pouces à travers une épave : deux ; un colosse slamme de deux pouces de plus, un mur à 3,5 arrête."""
    assert wm.deplacement_slamme(de_de_slam=4, cible_terrain_difficile_en_chemin=True, distance_avant_le_terrain_difficile=0).total == 2
    hard = dict(attaquant_est_un_colosse=True, de_de_slam=2, cible_heurte_une_obstruction=True, distance_de_l_arret=3.5)
    assert wm.deplacement_slamme(**hard).total == F(7, 2)


def test_wn2_08(wm):
    """Slammé de 5, deux pouces dégagés puis l'eau : 3,5 pouces. Au tapis dans l'eau peu profonde, sa chaudière s'éteint."""
    assert wm.deplacement_slamme(de_de_slam=5, distance_avant_le_terrain_difficile=2).total == F(7, 2)
    assert wm.deplacement_slamme(de_de_slam=5, distance_avant_le_terrain_difficile=0).total == F(5, 2)
    assert "stationnaire" in str(wm.mise_au_tapis(figurine_est_un_warjack=True, figurine_en_eau_peu_profonde=True))
    assert wm.mouvement_de_slam(vts=5, cible_trop_loin=True).total == wm.mouvement_de_pietinement(vts=5, cible_trop_loin=True).total == 8


def test_x17_bis(wm, chance):
    """Un moyen slamme un grand après 3 pouces pile : −2, 7/12 ; un 4 fait 2, puis 1 dans les broussailles : le mur n'est pas atteint."""
    big = dict(attaquant_socle="moyen", cible_socle="grand")
    assert chance(wm.attaque_de_slam(acc=6, defense=11, **big)) == F(7, 12)
    moved = wm.deplacement_slamme(de_de_slam=4, **big, cible_terrain_difficile_en_chemin=True, distance_avant_le_terrain_difficile=0)
    assert moved.total == 1
    assert wm.degats_de_slam(force=9, arm=18, des=[5, 6]).outcome == "Dégâts 2"
    charge = dict(acc=6, force=9, defense=11, attaquant=dict(socle="moyen", distance_parcourue=2.9))
    short = wm.slam_jusqu_aux_degats(**charge, cible=dict(arm=18, socle="grand", cases_de_degats_restantes=20), des=[[3, 4], [5, 6]])
    assert "subis 2" in str(short) and "au tapis : non" in str(short)


def readings(verdict, dispute):
    """What the other readings of a dispute answer."""
    return [answer for answer in verdict.answers if answer.dispute == dispute]


def test_ae17(wm, chance):
    """Le même socle de 120 : rien ne le couche ni ne le fige, un sort qui slamme ne lui fait rien (ou ses dégâts) ; et ni muret ni mêlée ne le protègent."""
    assert wm.mise_au_tapis(figurine_socle="gigantesque").outcome == "Aucune conséquence"
    spell = wm.etre_slamme(cible_socle="gigantesque")
    assert spell.outcome == "Aucune conséquence" and "jet de dégâts de slam" in readings(spell, "WM-9300")[0].text
    foe = dict(defense=11, socle="gigantesque", au_tapis=True, stationnaire=True, a_couvert=True)
    assert chance(wm.attaque_a_distance(atd=5, cible=foe)) == F(26, 36)
    assert chance(wm.attaque_de_corps_a_corps(acc=5, cible=foe)) == F(26, 36)
    assert wm.slam(cible_socle="gigantesque", litiges={"WM-9130": "B"}).outcome == "Permis"


def test_ae38(wm):
    """Slammée sans pouvoir tomber : elle renoncera à son mouvement ou à son action, sauf si elle s'est déjà activée ; elle ne charge ni ne vise."""
    firm = dict(cible_immunisee_au_tapis=True)
    for event in (wm.etre_slamme, wm.etre_projete):
        assert "renoncement" in event(**firm).text and "renoncement" not in event(**firm, cible_activation_finie=True).text
    assert wm.charger(attaquant_renoncement_du=True).outcome == "Interdit"


def test_ah16(wm):
    """Slammé ou jeté jusque dans le lac, le warjack est retiré du jeu ; une warbeast y nage, à DEF 7."""
    drowned = dict(cible_est_un_warjack=True, cible_en_eau_profonde=True)
    assert "warjack retiré du jeu" in wm.etre_slamme(**drowned).gives
    assert "warjack retiré du jeu" in wm.etre_projete(**drowned).gives
    assert "warjack retiré du jeu" not in wm.etre_slamme(cible_est_une_warbeast=True, cible_en_eau_profonde=True).gives
    assert wm.attaque_a_distance(atd=6, defense=13, cible_en_eau_profonde=True).odds["Touche"] == F(35, 36)


def test_x16_bis(wm):
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


def test_y13(wm):
    """Slam sur un Croisé déjà au tapis : touché d'office, immobile, mais blessé ; il se relèvera à son tour."""
    down = dict(cible_au_tapis=True)
    assert wm.attaque_de_slam(acc=6, defense=10, distance_parcourue=4, **down).outcome == "Touche"
    assert wm.deplacement_slamme(de_de_slam=6, attaquant_socle="grand", cible_socle="grand", **down).outcome == "Interdit"
    assert wm.degats_de_slam(force=12, arm=18, **down, des=[3, 4]).outcome == "Dégâts 1"
    slammed = wm.etre_slamme(**down)
    assert "au tapis" not in slammed.gives and "jet de dégâts de slam" in slammed.gives
    assert wm.se_relever(au_tapis=True).outcome == "Permis"


def test_af23(wm):
    """Sans focus, le marshal offre la charge à son jack ; ni un coup de tête, ni un slam."""
    broke = dict(attaquant_est_un_warjack=True, points_de_focus=0)
    assert wm.charger(**broke, charge_du_marshal=True).outcome == "Permis"
    assert wm.slam(**broke, charge_du_marshal=True).outcome == wm.coup_de_tete(**broke).outcome == "Interdit"


def test_ak18(wm):
    """Qui slamme : pas sous un verrou, ni le Mouvement mort, ni relevé au prix du mouvement ; du terrain difficile, si ; d'une mêlée, si."""
    for why in ("maintenir_un_verrou", "mouvement_desactive", "releve_en_renoncant_au_mouvement", "malus_de_vts", "en_fuite"):
        assert wm.slam(**{f"attaquant_{why}": True}).outcome == "Interdit"
    for why in ("en_terrain_difficile", "engagee"):
        assert wm.slam(**{f"attaquant_{why}": True}).outcome == "Permis"


OUT = "la cible est hors de combat"


def test_r19(wm):
    """Corps et Âme désactivés, une charge de 4 pouces : un dé, puis deux ; pas de slam."""
    beast = dict(est_une_warbeast=True, corps_desactive=True, ame_desactivee=True)
    charge = dict(attaque_de_charge=True, distance_parcourue=4, attaques_enchainees=1, cible=dict(defense=11, arm=16, cases_de_degats_restantes=5))
    assert wm.attaques_de_corps_a_corps(acc=6, p_plus_f=15, attaquant=beast, **charge).odds[OUT] == F(13, 54)
    assert wm.slam(attaquant=beast).outcome == "Interdit"


def test_s75(wm, chance):
    """L'Âme morte : un dé, plus de prise ; le Corps mort : un dé aux dégâts du slam ; l'Esprit mort : ni charge, ni course."""
    assert wm.slam(attaquant_ame_desactivee=True).outcome == wm.coup_de_tete(attaquant_ame_desactivee=True).outcome == "Interdit"
    assert chance(wm.attaque_de_corps_a_corps(acc=6, defense=11, attaquant_ame_desactivee=True)) == F(1, 3)
    assert wm.degats_de_slam(force=10, arm=14, attaquant_corps_desactive=True).odds["Dégâts 0"] == F(2, 3)
    assert wm.charger(attaquant_esprit_desactive=True).outcome == wm.courir(figurine_esprit_desactive=True).outcome == "Interdit"


def test_s76(wm):
    """Jambes cassées : ni slam, ni piétinement, DEF 7 ; à couvert, 11."""
    assert wm.slam(attaquant_mouvement_desactive=True).outcome == wm.pietinement(attaquant_mouvement_desactive=True).outcome == "Interdit"
    assert wm.attaque_a_distance(atd=5, defense=12, cible_mouvement_desactive=True, cible_a_couvert=True, des=[3, 3]).outcome == "Touche"
    assert wm.renverser_les_effets(figurine_cortex_desactive=True, figurine_au_tapis=True, points_de_focus=2).outcome == "Interdit"


def test_wn31(wm):
    """Un slam à VTS 5 : 8,5 pouces, l'Allonge n'y fait rien ; déclaré de plus loin, il échouera, et l'on est prévenu."""
    assert wm.portee_d_un_slam(vts=5).total == F(17, 2)
    assert "échouera" not in wm.slam(vts=5, distance=8.5).text
    long = wm.slam(vts=5, distance=9, arme_allonge=True)
    assert long.outcome == "Permis" and "slam trop long" in long.text
    assert wm.slam(vts=5, distance=9, malus_de_vts=True).outcome == "Interdit"


def test_x49(wm):
    """On ne charge ni ne slamme ce qu'on ne peut pas cibler."""
    for act in (wm.charger, wm.slam, wm.coup_de_tete):
        assert act(cible_inciblable=True).outcome == "Interdit"


def test_ak17(wm):
    """Slam contre un plus grand : -2, donc 8 ou plus ; trop court, cela se discute ; la moitié du dé."""
    ask = dict(acc=6, defense=12, attaquant_socle="moyen", cible_socle="grand")
    assert wm.attaque_de_slam(**ask).odds["Touche"] == F(15, 36)
    assert wm.attaque_de_slam(**ask, distance_parcourue=2).disputes
    assert wm.deplacement_slamme(de_de_slam=5, attaquant_socle="moyen", cible_socle="grand").total == F(5, 2)


def test_s07(wm, both):
    """Trois pouces d'élan contre un plus gros : -2, demi-distance ; à 2,9 il ne part pas, et le mur n'y ajoute rien."""
    bases = dict(attaquant_socle="moyen", cible_socle="grand")
    assert wm.attaque_de_slam(acc=6, defense=13, **bases, distance_parcourue=3, des=[5, 4]).outcome == "Touche"
    assert wm.attaque_de_slam(acc=6, defense=13, **bases, distance_parcourue=3, des=[4, 4]).outcome == "Raté"
    short = wm.attaque_de_slam(acc=6, defense=13, **bases, distance_parcourue=2.9, des=[4, 4])
    assert short.outcome == "Raté" and both(short, "WM-936")["B"].startswith("Touche")
    assert wm.distance_de_slam(de_de_slam=5, **bases).total == F(5, 2)
    assert wm.degats_de_slam(force=11, arm=18, distance_parcourue=2.9, heurte_une_obstruction=True).odds["Dégâts 0"] == F(7, 12)


def test_w01(wm, chance):
    """Un warjack lourd slamme une machine de bataille : elle ne bouge pas ; si on le permet quand même, −2, son socle n'a pas à être dit."""
    heavy = dict(acc=7, attaquant_socle="grand", defense=11)
    assert chance(wm.attaque_de_slam(**heavy, cible_socle="gigantesque", litiges={"WM-9130": "B"})) == F(13, 18)
    for huge in (dict(cible_socle="gigantesque"), dict(cible_machine_de_bataille=True)):
        both = wm.attaque_de_slam(**heavy, **huge)
        assert both.outcome == "Interdit" and any("13/18" in str(one.text) for one in both.answers)
    assert wm.degats_de_slam(force=12, arm=18, des=[3, 4]).outcome == "Dégâts 1"


def test_y12(wm):
    """Un jack léger slamme plus gros que lui : -2, moitié de la distance, un mur, un mécano sur la route."""
    bases = dict(attaquant_socle="moyen", cible_socle="grand")
    hit = wm.attaque_de_slam(acc=6, defense=10, distance_parcourue=3, **bases, des=[4, 2])
    assert (hit.outcome, hit.total) == ("Touche", 10)
    assert wm.distance_de_slam(**bases, de_de_slam=5).total == F(5, 2)
    wall = dict(cible_heurte_une_obstruction=True)
    assert wm.deplacement_slamme(**bases, **wall, de_de_slam=5, distance_de_l_arret=2.4).total == F(12, 5)
    assert wm.degats_de_slam(force=9, arm=18, **wall, des=[4, 4, 3]).outcome == "Dégâts 2"
    assert wm.figurine_heurtee_par_un_slam(cible_socle="grand", heurtee_socle="petit").gives == ("au tapis", "jet de dégâts collatéraux")
    assert wm.degats_collateraux(force=9, arm=15, des=[5, 1]).outcome == "Dégâts 0"


def test_am10(wm):
    """Slam avec une arme à Allonge, fini à 1,5 pouce de la cible : échoué, et l'activation avec."""
    assert wm.fin_du_mouvement_de_slam(attaquant_distance_parcourue=5, distance=1.5).gives == ("slam échoué, fin de l'activation",)
    assert wm.commencer_la_partie_avec_un_warjack(warjack_autonome=True).outcome == "Interdit"


def test_s52(wm, chance):
    """Le colosse derrière un mur, sur la butte, dans la mêlée : DEF 10 nue ; son slam porte plus loin ; il ne tombe pas."""
    shot = dict(cible_colossale=True, cible_a_couvert=True, cible_plus_haute=True, denivele=2, cible_en_corps_a_corps=True)
    assert chance(wm.attaque_a_distance(atd=5, defense=10, **shot)) == F(5, 6)
    assert wm.distance_de_slam(de_de_slam=4, attaquant_colossale=True).total == 6
    assert "au tapis" not in wm.mise_au_tapis(figurine_colossale=True).gives
    assert wm.poussee(cible_colossale=True).outcome == "Interdit"


def test_y11(wm):
    """Frappe Puissante d'un Colosse : 6 pouces, un rocher à 5, un piquier sur la route ; puis le bras désactivé."""
    colossus = dict(attaquant_est_un_colosse=True, attaquant_socle="gigantesque", cible_socle="moyen")
    assert wm.frappe_puissante(**colossus, gantelets_disponibles=1, points_disponibles=2, distance=0.4).outcome == "Permis"
    hit = wm.attaque_de_corps_a_corps(acc=5, defense=12, attaquant_est_un_colosse=True, prise_speciale_en_cours=True, des=[4, 3])
    assert (hit.outcome, hit.total) == ("Touche", 12)
    assert wm.distance_de_slam(**colossus, de_de_slam=4).total == 6
    rock = dict(cible_heurte_une_obstruction=True)
    assert wm.deplacement_slamme(**colossus, **rock, de_de_slam=4, distance_de_l_arret=5).total == 5
    assert wm.figurine_heurtee_par_un_slam(cible_socle="moyen", heurtee_socle="petit").gives == ("au tapis", "jet de dégâts collatéraux")
    assert wm.degats_collateraux(force=15, arm=15, des=[1, 1]).outcome == "Dégâts 2"
    assert wm.degats_de_slam(force=15, arm=16, **rock, des=[2, 2, 1]).outcome == "Dégâts 4"
    assert wm.frappe_puissante(**colossus, gantelets_disponibles=1, points_disponibles=1, arme_systeme_desactive=True).outcome == "Interdit"
    assert wm.frappe_puissante(**colossus, gantelets_disponibles=2, points_disponibles=1, attaque_speciale_faite=True).outcome == "Interdit"
