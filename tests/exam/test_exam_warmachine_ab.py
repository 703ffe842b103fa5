"""The ninth adversary: the Combat chapter read whole, melee to damage, in composite situations worked out from the documents first."""

from fractions import Fraction


def out(verdict, whom="la cible"):
    """The chance that somebody is disabled at the end."""
    return verdict.odds[f"{whom} est hors de combat"]


def test_ab01(wm):
    """Le Croisé part sous le nez de mon hallebardier, à 1,8 pouce : la frappe gratuite vient de son dos, son bouclier ne compte pas."""
    left = dict(acc=6, frappe_gratuite_en_cours=True, arme_allonge=True)
    v = wm.attaque_de_corps_a_corps(**left, distance=1.8, cible=dict(defense=12), des=[3, 2])
    assert (v.outcome, v.total) == ("Touche", 13)
    v = wm.degats_de_corps_a_corps(p_plus_f=11, frappe_gratuite_en_cours=True, cible=dict(arm=17, boucliers=1), des=[6, 5, 3])
    assert v.total - 17 == 8
    assert wm.attaque_de_corps_a_corps(acc=6, frappe_gratuite_en_cours=True, distance=1.8, cible=dict(defense=12)).outcome == "Interdit"


def test_ab02(wm):
    """Frappe gratuite d'un bras mort : un dé, 5 ou plus ; les dégâts boostés sont à deux dés ; le focus qui lui reste n'y fait rien."""
    v = wm.attaques_de_corps_a_corps(
        acc=6, p_plus_f=16, frappe_gratuite_en_cours=True, arme_systeme_desactive=True, points_de_focus=1, attaques_enchainees=1,
        attaques_boostees=1, cible=dict(defense=13, arm=14, cases_de_degats_restantes=5),
    )
    assert out(v) == Fraction(35, 108)


def test_ab03(wm, chance, both):
    """Le jack Furtif et inerte à 7 pouces, mon chevalier au contact : DEF 5 + 4 de muret, ni Furtivité, ni malus de mêlée, ni bouclier."""
    jack = dict(warjack_inerte=True, furtivite=True, a_couvert=True, engagee=True, defense=13)
    v = wm.attaque_a_distance(atd=6, distance=7, cible=jack)
    assert chance(v) == Fraction(35, 36)
    assert both(v, "WM-9301")["B"].startswith("Raté")
    assert wm.degats_a_distance(pui=14, cible=dict(arm=18, boucliers=1, warjack_inerte=True), des=[5, 4]).total == 23
    assert str(wm.degats_a_distance(pui=14, cible=dict(arm=18, boucliers=1, warjack_inerte=True), des=[5, 4])).startswith("Dégâts 5 ")


def test_ab04(wm, chance):
    """Une règle me fait tirer au tour adverse : la CDT n'y fait rien ; ni la visée de mon tour, ni le dos."""
    mine = dict(hors_activation=True, vise=True)
    assert wm.attaquer_a_distance(attaquant=mine, tirs_deja_faits=1, cdt=1).outcome == "Permis"
    v = wm.attaque_a_distance(atd=5, attaquant=mine, cible=dict(defense=13), depuis_l_arc_arriere=True)
    assert chance(v) == Fraction(5, 12)
    assert not v.disputes
    assert wm.attaquer_a_distance(tirs_deja_faits=1, cdt=1).outcome == "Interdit"


def test_ab05(wm):
    """Slam sur un jack déjà au tapis, un mur à 1 pouce : touché d'office, il ne bouge pas, le mur n'ajoute rien ; trois dés boostés."""
    v = wm.slam_jusqu_aux_degats(
        attaquant=dict(acc=5, force=11, socle="grand", points_de_focus=2, distance_parcourue=5), distance_a_l_obstruction=1, degats_boostes=1,
        cible=dict(defense=14, arm=17, au_tapis=True, cases_de_degats_restantes=20, socle="grand"), des=[[4, 4, 5]],
    )
    assert v.total == 7
    assert wm.etre_slamme(cible=dict(au_tapis=True)).gives == ("jet de dégâts de slam",)


def test_ab06(wm, chance, both):
    """Le Juggernaut tient la tête du Massacreur : qui devient stationnaire, qui est slammé, poussé, qui frappe encore, qui se dégage."""
    def broken(event):
        return wm.verrou_rompu_d_office(evenement_pendant_le_verrou=event).gives

    assert broken("défenseur stationnaire") == ()
    assert broken("attaquant stationnaire") == broken("déplacement ou placement") == ("verrou rompu",)
    assert wm.poussee(cible_tete_verrouillee=True).outcome == "Interdit"
    assert wm.etre_deplace_par_un_slam(cible_tete_verrouillee=True).outcome == "Permis"
    holder = dict(maintenir_un_verrou=True)
    assert wm.coup_de_tete(attaquant=holder).outcome == "Interdit"
    blow = dict(acc=7, cible=dict(defense=12))
    assert chance(wm.attaque_de_corps_a_corps(**blow, attaquant=holder)) == Fraction(30, 36)
    assert wm.attaque_de_corps_a_corps(**blow, attaquant=holder, arme_du_verrou=True).outcome == "Interdit"
    assert wm.attaque_de_corps_a_corps(**blow, attaquant_tete_verrouillee=True, arme_sur_la_tete=True).outcome == "Interdit"
    v = wm.rompre_un_verrou(force=11, autre=dict(force=12))
    assert chance(v, "Verrou rompu") == Fraction(10, 36)
    assert "WM-930" in v.disputes


def test_ab07(wm):
    """Lance-flammes visé : l'une Furtive à 7 pouces, en forêt, en mêlée, sur une colline, qui seule la protège ; l'autre au tapis."""
    high = dict(defense=13, furtivite=True, surelevee=True, en_foret=True, en_corps_a_corps=True)
    v = wm.souffle_sur_deux_figurines(
        atd=5, attaquant_vise=True, distance=7, cible=high, seconde_cible=dict(defense=14, au_tapis=True, a_couvert=True)
    )
    assert v.odds["la cible est touchée"] == Fraction(15, 36)
    assert v.odds["les deux figurines sont touchées"] == Fraction(15, 36) * Fraction(35, 36)


def test_ab08(wm):
    """Feu et corrosion sur un immunisé au feu : aucun dégât, mais la corrosion prend ; d'une case, il en meurt deux fois sur trois."""
    proof = dict(arm=12, immunite_au_feu=True)
    assert wm.degats_a_distance(pui=15, type_de_degats="feu", second_type_de_degats="corrosion", cible=proof).outcome == "Sans effet"
    v = wm.figurine_touchee_par_l_arme(effet_de_l_arme="effet continu : corrosion", cible_immunite_au_feu=True)
    assert v.gives == ("effet continu corrosion",)
    burnt = dict(effet_continu_corrosion=True, cases_de_degats_restantes=1)
    assert out(wm.effets_continus_sur_plusieurs_maintenances(figurine=burnt, maintenances=1), "la figurine") == Fraction(2, 3)


def test_ab09(wm):
    """Un Gantelet mort sur deux : pas à deux mains, à une main oui ; 6,5 pouces et 3 de déviation sur un petit socle, 5,5 et 2,75 sur un moyen."""
    jack = dict(gantelets_disponibles=1, points_de_focus=1, force=11, socle="grand")
    assert wm.projection_a_deux_mains(attaquant=jack, cible_socle="petit").outcome == "Interdit"
    assert wm.projection(attaquant=jack, cible_socle="petit").outcome == "Permis"
    for base, far, drift in (("petit", Fraction(13, 2), 3), ("moyen", Fraction(11, 2), Fraction(11, 4))):
        thrower = dict(force=11, socle="grand")
        assert wm.distance_de_projection(attaquant=thrower, cible_socle=base).total == far
        assert wm.deviation_d_une_projection(attaquant=thrower, cible_socle=base, des=[3, 6]).total == drift


def test_ab10(wm):
    """Tir raté dans la mêlée : mon gars ou la Furtive à 6,5 pouces, au sort ; elle est ratée d'office, et lui n'y gagne rien."""
    shot = dict(atd=7, cible=dict(defense=13, en_corps_a_corps=True), distance=5.5, nombre_de_candidats=2)
    v = wm.tir_dans_une_melee(**shot, seconde_cible=dict(defense=12))
    assert v.odds["la seconde cible est touchée"] == Fraction(5, 6) * Fraction(1, 2) * Fraction(5, 18)
    v = wm.tir_dans_une_melee(**shot, seconde_cible=dict(defense=15, furtivite=True), distance_a_la_seconde_cible=6.5)
    assert v.odds["la seconde cible est touchée"] == 0


def test_ab11(wm):
    """À trois sur un jack au tapis, par-dessus une haie, l'un sans avoir chargé : touché d'office ; trois dés du Maître d'Armes, +3, pas de charge."""
    v = wm.attaque_de_corps_a_corps(acc=6, participants=3, decor_interferent=True, cible=dict(defense=13, au_tapis=True))
    assert v.outcome.startswith("Touche")
    blow = dict(p_plus_f=11, participants=3, participant_sans_charge=True, attaque_de_charge=True, arme_maitre_d_armes=True)
    assert wm.degats_de_corps_a_corps(**blow, cible_arm=19, des=[5, 3, 4]).total == 26


def test_ab12(wm, chance, both):
    """L'arc nodal est dans son dos depuis le début, le warcaster devant elle : +2 au jet, ou aux dégâts."""
    v = wm.attaque_magique(foc=7, sort_relaye=True, depuis_l_arc_arriere=True, cible=dict(defense=16))
    assert chance(v) == Fraction(21, 36)
    assert "5/18" in both(v, "WM-380")["B"]


def test_ab13(wm):
    """Poussé d'une corniche de 4,5 pouces : trois dés contre ARM 15 ; le grand socle d'en bas ne sent rien, un petit si."""
    jack, man = dict(force=12, socle="grand", points_de_focus=1), dict(force=6, arm=15, socle="petit", cases_de_degats_restantes=1)
    v = wm.poussee_jusqu_a_la_chute(attaquant=jack, cible=man, hauteur_de_chute=4.5, heurtee=dict(arm=15, socle="grand", cases_de_degats_restantes=1))
    assert (out(v), out(v, "la figurine heurtée")) == (Fraction(103, 108), 0)
    v = wm.poussee_jusqu_a_la_chute(attaquant=jack, cible=man, hauteur_de_chute=4.5, heurtee=dict(arm=15, socle="petit", cases_de_degats_restantes=1))
    assert out(v, "la figurine heurtée") == Fraction(103, 108)


def test_ab14(wm):
    """L'obus touche celui de face, son bouclier compte ; le voisin a l'impact dans le dos, le sien non."""
    v = wm.degats_a_distance(pui=14, attaque_a_aire_d_effet=True, touche_directe=True, cible=dict(arm=15, boucliers=1), des=[5, 3])
    assert str(v).startswith("Dégâts 5 ")
    v = wm.degats_d_explosion(pui=14, point_d_impact_hors_de_l_arc_avant=True, cible=dict(arm=15, boucliers=1), des=[6, 4])
    assert str(v).startswith("Dégâts 2 ")


def test_ab15(wm, chance):
    """Deux Pistoleros engagés par leur cible : pas de tir combiné ; chacun tire seul, ni visée ni malus."""
    gun = dict(pistolero=True, vise=True)
    close = dict(attaquant=gun, attaquant_en_corps_a_corps_avec_la_cible=True, cible=dict(defense=14, en_corps_a_corps=True))
    assert wm.attaque_a_distance(atd=6, participants=2, **close).outcome == "Interdit"
    assert chance(wm.attaque_a_distance(atd=6, **close)) == Fraction(15, 36)


def test_ab16(wm, chance):
    """Jambes mortes, à couvert : DEF 7 + 4 ; le bouclier réparé d'un point compte de nouveau ; pas de slam."""
    assert chance(wm.attaque_a_distance(atd=5, cible=dict(defense=14, mouvement_desactive=True, a_couvert=True))) == Fraction(26, 36)
    assert str(wm.degats_a_distance(pui=13, cible=dict(arm=16, boucliers=1), des=[6, 5])).startswith("Dégâts 6 ")
    assert wm.slam(attaquant_mouvement_desactive=True).outcome == "Interdit"


def test_ab17(wm):
    """L'arme touche d'office un Furtif à 8 pouces ; si l'on jette quand même les dés, la Furtivité reprend ses droits."""
    shot = dict(atd=6, attaque_automatiquement_reussie=True, distance=8, cible=dict(furtivite=True, defense=13))
    assert wm.attaque_a_distance(**shot).outcome.startswith("Touche")
    assert wm.attaque_a_distance(**shot, des_lances_quand_meme=True).outcome.startswith("Raté")


def test_ab18(wm):
    """La Frappe du Tonnerre slamme à PUI 14, un mur à 3 pouces : quatre fois sur six trois dés, et dix points à faire."""
    v = wm.slam_subi(
        pui=14, source_a_pui_propre=True, attaquant_socle="moyen", distance_a_l_obstruction=3,
        cible=dict(arm=17, socle="moyen", cases_de_degats_restantes=10),
    )
    assert out(v) == Fraction(2, 3) * Fraction(56, 216)


def test_ab19(wm, chance):
    """Mon jack slamme à mon tour l'un des miens, qui ne tombe jamais : il tire de sa place, sans visée ; il ne charge pas, ne bouge pas puis tire."""
    struck = dict(renoncement_du=True)
    v = wm.etre_slamme(cible_immunisee_au_tapis=True)
    assert "renoncement imposé, au mouvement ou à l'action" in v.gives
    assert chance(wm.attaque_a_distance(atd=6, attaquant=dict(vise=True, **struck), cible=dict(defense=15))) == Fraction(10, 36)
    assert wm.charger(attaquant=struck).outcome == "Interdit"
    assert wm.attaquer_a_distance(attaquant=dict(a_bouge=True, **struck)).outcome == "Interdit"


def test_ab20(wm, chance, both):
    """Il quitte mon Pistolero, dont la CDT est épuisée : il tire quand même, à trois dés de dégâts ; le +2, selon la lecture."""
    gun = dict(pistolero=True, sans_arme_de_corps_a_corps=True)
    assert wm.attaquer_a_distance(attaquant_pistolero=True, frappe_gratuite_en_cours=True, tirs_deja_faits=1, cdt=1).outcome == "Permis"
    v = wm.attaque_a_distance(atd=6, frappe_gratuite_en_cours=True, attaquant=gun, cible=dict(defense=14, engagee=True))
    assert chance(v) == Fraction(15, 36)
    assert "13/18" in both(v, "WM-9134")["B"]
    v = wm.degats_a_distance(pui=10, frappe_gratuite_en_cours=True, attaquant_pistolero=True, cible_arm=13, des=[2, 3, 4])
    assert str(v).startswith("Dégâts 6 ")


# --- ten more, around what the first twenty had mended -----------------------------------------------------------------------------


def test_ab21(wm, chance):
    """Le Colosse dont on tient le bras gauche tire encore du droit, engagé ou non ; du gauche, rien, ni tir ni coup."""
    held = dict(est_un_colosse=True, arme_verrouillee=True)
    shot = dict(atd=5, cible=dict(defense=12))
    assert chance(wm.attaque_a_distance(**shot, attaquant=held)) == Fraction(21, 36)
    assert wm.attaque_a_distance(**shot, attaquant=held, arme_tenue_par_le_verrou=True).outcome == "Interdit"
    assert wm.attaque_de_corps_a_corps(acc=5, cible=dict(defense=12), attaquant=held, arme_de_la_meme_localisation=True).outcome == "Interdit"
    spare = dict(arme_de_la_meme_localisation=True, localisation_tiret=True)
    assert chance(wm.attaque_de_corps_a_corps(acc=5, cible=dict(defense=12), attaquant=held, **spare)) == Fraction(21, 36)


def test_ab22(wm):
    """Ma hallebarde est prise : à 1,5 pouce je n'engage plus personne, et qui s'en va ne craint pas ma frappe gratuite."""
    caught = dict(allonge=True, tenue_par_le_verrou=True)
    assert wm.engager(distance=1.5, arme=caught).outcome == "Interdit"
    assert wm.engager(distance=0.5, arme=caught).outcome == "Permis"
    assert wm.attaque_de_corps_a_corps(acc=7, frappe_gratuite_en_cours=True, distance=1.5, arme=caught, cible=dict(defense=10)).outcome == "Interdit"


def test_ab23(wm, chance):
    """L'obus relançable d'un côté comme de l'autre : 5/12 devient p² (3 − 2p) ; le critique suit le dernier jet."""
    shell = dict(atd=5, attaque_a_aire_d_effet=True, cible=dict(defense=13))
    v = wm.attaque_a_distance(**shell, relance_accordee=True, relance_imposee=True)
    assert chance(v) == Fraction(5, 12) ** 2 * (3 - 2 * Fraction(5, 12))
    v = wm.attaque_a_distance(**shell, relance_accordee=True, relance_imposee=True, des=[4, 4], relances=[[1, 2], [5, 3]])
    assert v.outcome == "Touche" and "touche critique" not in str(v)


def test_ab24(wm):
    """Slam vers le vide, à 3 pouces, 4 de haut : qui survit ? Un mur à 2 pouces le retient et lui coûte un dé."""
    jack = dict(acc=6, force=12, socle="moyen", distance_parcourue=4)
    foe = dict(defense=13, arm=18, socle="moyen", cases_de_degats_restantes=12)
    slam, fall = {}, {}
    for n in range(2, 13):
        slam[max(0, n - 6)] = slam.get(max(0, n - 6), 0) + Fraction(6 - abs(n - 7), 36)
    for n in range(3, 19):
        ways = sum(1 for a in range(1, 7) for b in range(1, 7) for c in range(1, 7) if a + b + c == n)
        fall[max(0, n - 8)] = fall.get(max(0, n - 8), 0) + Fraction(ways, 216)
    dead = sum(p * q for s, p in slam.items() for f, q in fall.items() if s + f >= 12)
    v = wm.slam_jusqu_aux_degats(attaquant=jack, cible=foe, distance_au_vide=3, hauteur_de_chute=4)
    assert out(v) == Fraction(21, 36) * Fraction(4, 6) * dead
    v = wm.slam_jusqu_aux_degats(attaquant=jack, cible=foe, distance_au_vide=3, hauteur_de_chute=4, distance_a_l_obstruction=2)
    assert out(v) == Fraction(21, 36) * Fraction(5, 6) * Fraction(1, 216)  # 18 on three dice from the wall; never on two


def test_ab25(wm):
    """Jeté du toit, 7 pouces : quatre dés de chute, et ceux de la projection ; immunisé au tapis, il tombe mais reste debout."""
    jack, man = dict(acc=20, force=12, socle="grand"), dict(defense=10, force=1, arm=40, socle="petit", cases_de_degats_restantes=1)
    v = wm.projection_jusqu_aux_degats(attaquant=jack, gantelets_disponibles=1, cible=dict(**man, immunisee_au_tapis=True), hauteur_de_chute=7)
    assert v.odds["la cible est au tapis"] == 0
    assert out(v) == 0  # 34 at most
    v = wm.projection_jusqu_aux_degats(attaquant=jack, gantelets_disponibles=1, cible=dict(man, arm=33), hauteur_de_chute=7)
    assert out(v) == Fraction(35, 36) * Fraction(1, 1296)  # a double 1 misses; the fall alone may come to 34


def test_ab26(wm):
    """Le sort slamme un warcaster déjà au tapis : deux dés de PUI 14, ni recul, ni mur, ni chute ; ses trois focus comptent."""
    mage = dict(arm=15, points_de_focus=3, est_un_warcaster=True, au_tapis=True, socle="petit", cases_de_degats_restantes=5)
    v = wm.slam_subi(pui=14, source_a_pui_propre=True, attaquant_socle="petit", cible=mage, distance_a_l_obstruction=1, hauteur_de_chute=5)
    assert out(v) == Fraction(15, 36) - Fraction(5, 36)  # 9 or more on two dice: 14 + 9 - 18


def test_ab27(wm):
    """Projeté sans tomber : ayant bougé, il ne réveille pas un jack de l'action qu'il doit ; sur place, il lance encore un sort."""
    assert wm.renoncer_a_l_action(renoncement_du=True, a_bouge=True).outcome == "Interdit"
    assert wm.reactiver_un_warjack(controleur=dict(renoncement_du=True, a_bouge=True)).outcome == "Interdit"
    assert wm.attaquer_par_magie(attaquant=dict(renoncement_du=True, a_bouge=True)).outcome == "Permis"


def test_ab28(wm):
    """Un souffle sur mon voisin couvre l'assassin que nul ne peut cibler : il est touché comme un autre ; visé, non."""
    hidden = dict(inciblable=True, furtivite=True, defense=14)
    v = wm.souffle_sur_deux_figurines(atd=6, distance_a_la_seconde_cible=7, cible=dict(defense=12), seconde_cible=hidden)
    assert v.odds["la seconde cible est touchée"] == Fraction(15, 36)
    assert wm.attaque_a_distance(atd=6, attaque_de_souffle=True, cible=hidden).outcome == "Interdit"


def test_ab29(wm):
    """CDT 2, deux focus, un tir déjà parti : un seul des trois tirs part ; le coup de pistolet au tour adverse est permis."""
    v = wm.touches_d_une_serie_de_tirs(atd=6, attaques_enchainees=3, cdt=2, tirs_deja_faits=1, cible=dict(defense=13))
    assert (v.odds["Touches 0"], v.odds["Touches 1"]) == (Fraction(15, 36), Fraction(21, 36))
    assert wm.attaquer_a_distance(tirs_deja_faits=2, cdt=2, attaquant_hors_activation=True).outcome == "Permis"


def test_ab30(wm):
    """Il tombe de 3 pouces sur mon fantassin Robuste, de même socle, et sur rien d'autre : deux dés chacun, sauvé une fois sur trois."""
    falling = dict(arm=14, socle="petit", cases_de_degats_restantes=8)
    below = dict(arm=16, socle="petit", cases_de_degats_restantes=1, robuste=True)
    v = wm.chute_jusqu_aux_degats(hauteur_de_chute=3, figurine=falling, heurtee=below)
    assert out(v, "la figurine") == Fraction(1, 36)  # 8 points, a double 6
    assert out(v, "la figurine heurtée") == Fraction(21, 36) * Fraction(2, 3)
    assert v.odds["la figurine heurtée est au tapis"] == 1


# --- what the second look found ------------------------------------------------------------------------------------------------------


def test_ab31(wm):
    """Venin, ES 8, coût 3, cinq focus : les deux attaques boostées ; l'une Furtive à couvert, l'autre en mêlée, et rien n'y fait."""
    witch = dict(foc=6, points_de_focus=5)
    v = wm.sort_de_souffle(
        attaquant=witch, cout_des_sorts=3, attaques_boostees=2, pui=12, distance=7,
        cible=dict(defense=14, arm=14, furtivite=True, a_couvert=True, cases_de_degats_restantes=1),
        seconde_cible=dict(defense=15, arm=14, en_corps_a_corps=True, cases_de_degats_restantes=1),
    )
    first, second = Fraction(181, 216), Fraction(160, 216)  # 8 or more, 9 or more, on three dice
    assert (v.odds["la cible est touchée"], v.odds["la seconde cible est touchée"]) == (first, second)
    assert out(v) == first * Fraction(35, 36)


def test_ab32(wm):
    """Sort à ADE, PUI 13 : la cible, et le spectre d'à côté, que l'explosion d'un sort blesse ; un obus ordinaire ne lui ferait rien."""
    near = dict(arm=13, intangible=True, cases_de_degats_restantes=1)
    mark = dict(defense=12, arm=16, cases_de_degats_restantes=5)
    v = wm.sort_a_aire_d_effet(foc=7, pui=13, cible=mark, seconde_cible=near)
    assert out(v) == Fraction(30, 36) * Fraction(15, 36)  # 5 or more; 8 or more
    assert out(v, "la seconde cible") == Fraction(30, 36) * Fraction(21, 36)  # half of 13 is 7: 7 or more
    assert out(wm.aire_d_effet_jusqu_aux_degats(atd=7, pui=13, cible=mark, seconde_cible=near), "la seconde cible") == 0


def test_ab33(wm, chance):
    """Le profil suffit : « ES 8 » ignore la mêlée et le couvert, « ADE 4 » dévie et ne retombe sur personne ; à 8,5 pouces, l'ES 8 ne couvre rien."""
    melee = dict(defense=12, en_corps_a_corps=True, a_couvert=True)
    assert chance(wm.attaque_a_distance(atd=5, arme_type_de_souffle="ES 8", distance=8, cible=melee)) == Fraction(21, 36)
    assert chance(wm.attaque_a_distance(atd=5, arme_type_de_souffle="ES 8", distance=8.5, cible=melee)) == 0
    shell = dict(atd=7, arme_ade=4, cible=dict(defense=13, en_corps_a_corps=True), seconde_cible=dict(defense=10), nombre_de_candidats=1)
    assert wm.tir_dans_une_melee(**shell).odds["la seconde cible est touchée"] == 0
    assert wm.degats_a_distance(pui=14, arme_ade=4, attaque_deviee=True, cible_arm=12).outcome == "Sans effet"


def test_ab34(wm, chance, both):
    """Leur warcaster est mort, leur colosse inerte : il n'agit plus, l'épée le touche d'office, un tir contre DEF 5 ; l'autre lecture le laisse debout."""
    giant = dict(est_un_colosse=True, warjack_inerte=True)
    v = wm.s_activer(figurine=giant)
    assert v.outcome == "Interdit" and both(v, "WM-9321")["B"].startswith("Permis")
    assert wm.attaque_de_corps_a_corps(acc=4, cible=dict(defense=12, **giant)).outcome.startswith("Touche")
    assert chance(wm.attaque_a_distance(atd=4, cible=dict(defense=12, a_couvert=True, **giant))) == Fraction(35, 36)  # a colossal has no cover
    assert wm.balayage(attaquant=giant).outcome == "Interdit"


def test_ab35(wm, chance):
    """Charge de 2 pouces, la première relance accordée et l'autre imposée, puis courir : ni boost, ni course."""
    v = wm.attaques_de_corps_a_corps(
        acc=6, p_plus_f=12, attaque_de_charge=True, charge_sans_elan=True, attaques_enchainees=1, cible=dict(defense=13, arm=18, cases_de_degats_restantes=1)
    )
    assert out(v) == Fraction(21, 36) * Fraction(21, 36)
    assert wm.courir(figurine_apres_une_course=True).outcome == wm.courir(figurine_apres_une_charge_ratee=True).outcome == "Interdit"
    assert wm.attaquer_a_distance(attaquant_apres_l_avance_d_une_charge=True).outcome == "Interdit"
    assert chance(wm.attaque_a_distance(atd=6, attaquant_vise=True, renoncement_deja_utilise=True, cible=dict(defense=15))) == Fraction(10, 36)


def test_ab36(wm, chance):
    """Obus à mise au tapis critique, boosté : un double qui touche couche toute la pièce, sauf le spectre ; l'épée achève d'office qui est couché."""
    hits = [(a, b, c) for a in range(1, 7) for b in range(1, 7) for c in range(1, 7) if a + b + c + 5 >= 15]
    down = Fraction(sum(len(set(dice)) < 3 for dice in hits), 216)
    mark = dict(defense=15, arm=30, cases_de_degats_restantes=5)
    shell = dict(atd=5, pui=12, attaques_boostees=1, arme_critique_au_tapis=True, cible=mark)
    v = wm.aire_d_effet_jusqu_aux_degats(**shell, seconde_cible=dict(arm=30, cases_de_degats_restantes=1))
    assert v.odds["la cible est au tapis"] == v.odds["la seconde cible est au tapis"] == down
    v = wm.aire_d_effet_jusqu_aux_degats(**shell, seconde_cible=dict(arm=30, intangible=True, cases_de_degats_restantes=1))
    assert v.odds["la seconde cible est au tapis"] == 0
    assert wm.attaque_de_corps_a_corps(acc=5, cible=dict(defense=15, au_tapis=True)).outcome.startswith("Touche")
    assert chance(wm.attaque_a_distance(atd=5, cible=dict(defense=12, socle="gigantesque", a_couvert=True, en_corps_a_corps=True))) == Fraction(21, 36)
