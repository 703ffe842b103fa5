"""Situations of Confrontation of the chapter « Tir » (Shooting)."""

from fractions import Fraction as F

BOW = dict(portee_courte=20, portee_moyenne=40, portee_longue=60)


def test_x30(cf, chance):
    """Un tireur d'élite en Blessure grave, à 45 cm, sur un troll à demi caché dans une mêlée."""
    shot = dict(
        attaquant=dict(tir=4, tireur_d_elite=True, blessure_grave=True), arme=BOW, distance=45,
        cible=dict(taille="Grande", partiellement_visible=True, au_contact_d_un_ami_du_tireur=True),
    )
    assert chance(cf.tir_sur_une_cible(**shot)) == F(335, 1296)
    assert cf.difficulte_du_tir(arme=BOW, distance=45, cible=dict(taille="Grande", partiellement_visible=True)).total == 10
    shot["arme"], shot["cible"] = dict(BOW, force=4), dict(shot["cible"], res=20)
    assert cf.un_tir(**shot).odds["la cible est touchée par un tir"] == F(335, 2592)


def test_x31(cf, chance):
    """Inébranlable, chargé ce tour puis libéré, à 30 cm : difficulté 8, TIR entier."""
    shooter = dict(tir=4, inebranlable=True, a_ete_charge=True, subit_les_penalites_de_charge=True, puissance=1)
    v = cf.tir_sur_une_cible(attaquant=shooter, arme=BOW, distance=30)
    assert chance(v) == F(1, 2) and "contre difficulté 8" in str(v)


def test_x32(cf, chance):
    """Champion tireur en assaut, Tir d'assaut et Visée, sur un monstre à demi caché : un tir, difficulté 4."""
    champion = dict(tir=4, tir_en_assaut=True, tir_d_assaut=True, visee=True)
    assert cf.nombre_de_tirs(attaquant=dict(tir_en_assaut=True, tirs_supplementaires=2)).total == 1
    assert chance(cf.test_de_courage(figurine=dict(cou=6, assaillant=True), adversaire_peur=7), "Réussi") == 1
    v = cf.tir_sur_une_cible(attaquant=champion, cible=dict(taille="Grande", partiellement_visible=True))
    assert chance(v) == 1 and "contre difficulté 4" in str(v)
    wound = cf.table_des_blessures(plus_petit_de=3, plus_grand_de=5, attaquant=champion, arme_force=5, cible=dict(res=6, touche_par_un_tir=True))
    assert "Blessure grave" in str(wound)


def test_x35(cf):
    """Une baliste qui a marché : A, B, C au contact de B, et D à 41 cm."""
    ballista = dict(BOW, force=11, artillerie_legere=True, artillerie_perforante=True)
    shot = dict(attaquant=dict(tir=4, s_est_deplace=True), arme=ballista)
    a = cf.tir_sur_une_cible(**shot, distance=10, cible=dict(taille="Moyenne", partiellement_visible=True), des=[1])
    b = cf.tir_sur_une_cible(**shot, distance=18, cible=dict(taille="Grande"), cible_indirecte=True, des=[1])
    c = cf.tir_sur_une_cible(**shot, distance=18, cible=dict(taille="Moyenne", du_camp_du_tireur=True), cible_indirecte=True, des=[1])
    d = cf.tir_sur_une_cible(**shot, distance=41, cible=dict(taille="Moyenne"), cible_indirecte=True, des=[6, 1])
    assert [v.outcome for v in (a, b, c, d)] == ["Touche", "Touche", "Touche", "Raté"]
    assert [v.total for v in (a, b, c, d)] == [4, 4, 4, 4]
    assert cf.force_du_tir(arme=ballista).total == 11 and cf.force_du_tir(arme=ballista, cible_apres_le_premier_touche=True).total == 6
    assert cf.faire_un_jet_de_repartition(arme=ballista).outcome == "Interdit"


def test_x37(cf, chance, both):
    """Tir instinctif, une artillerie perforante déplacée à 35 cm : le TIR-1 fait litige."""
    v = cf.tir_sur_une_cible(attaquant=dict(tir=3, tir_instinctif=True, s_est_deplace=True), arme=dict(BOW, artillerie_perforante=True), distance=35)
    assert chance(v) == F(1, 2) and "33,33 %" in both(v, "CF-1148")["B"]


def test_x36(cf, both):
    """Un crache-feu en cloche : raté, 8 cm de dispersion ; Z, au contact d'un touché hors du gabarit, fait litige."""
    gun = dict(force=8, artillerie_legere=True, artillerie_a_effet_de_zone=True)
    v = cf.tir_sur_une_cible(attaquant_tir=2, arme=dict(gun, **BOW), cible_hors_de_vue=True, portee_du_tir="moyenne", des=[5])
    assert v.outcome == "Raté" and v.total == 4 and "contre difficulté 7" in str(v)
    assert "8" in cf.distance_de_dispersion(de_de_dispersion=3).text
    assert cf.force_du_tir(arme=gun).total == 8 and cf.force_du_tir(arme=gun, cible_hors_du_centre=True).total == 4
    z = cf.etre_touche_par_le_gabarit(arme=gun, cible_au_contact_d_un_touche=True)
    assert z.outcome == "Interdit" and both(z, "CF-1291")["B"].startswith("Obligatoire")


def test_ac17(cf):
    """Deux archers tirent en chargeant ; le premier tue : le second perd son tir, tous deux redirigent, sans second tir."""
    assert cf.tirer(attaquant_tir_en_assaut=True, cible_elimine=True).outcome == "Interdit"
    assert cf.rediriger_son_assaut(cible_derobee=True).outcome == "Permis"
    assert cf.nombre_de_tirs(attaquant=dict(tir_en_assaut=True, tir_supplementaire_x=2)).total == 1


def test_ad09(cf):
    """Ma baliste lourde (FOR 12) vise un Grand au palier 2, à portée moyenne : 10, et FOR 8 ; la légère ne peut pas."""
    bow = dict(portee_courte=20, portee_moyenne=40, portee_longue=60, artillerie_lourde=True, artillerie_perforante=True)
    assert cf.difficulte_du_tir(distance=35, arme=bow, cible=dict(palier=2, taille="Grande")).total == 10
    assert cf.force_du_tir(arme=dict(force=12, artillerie_lourde=True, artillerie_perforante=True), cible_palier=2).total == 8
    assert cf.viser_un_autre_palier(artillerie_legere=True, artillerie_perforante=True, cible_palier=2).outcome == "Interdit"
    assert cf.prendre_pour_cible(arme_artillerie_a_effet_de_zone=True, cible_palier=1).outcome == "Interdit"


def test_ad10(cf, chance):
    """Poids/5, TIR 3 : il marche et tire à l'artillerie, TIR entier ; il court et tire en cloche, TIR -1, 1/3 contre 4."""
    assert chance(cf.test_de_tir(attaquant=dict(tir=3, poids_x=5, a_marche=True), arme_artillerie=True, difficulte=5)) == F(5, 6)
    assert chance(cf.test_de_tir(attaquant=dict(tir=3, poids_x=5, a_couru=True), tir_en_cloche=True, difficulte=4)) == F(1, 3)
    assert cf.test_de_desengagement(figurine=dict(ini=5, poids_x=5, adversaires_au_contact=1)).outcome == "Interdit"
    assert cf.fuir(figurine_poids_x=5).outcome == "Interdit"


def test_ad11(cf, chance):
    """Immobile/3, TIR 4, réorienté, une brute de puissance 2 au contact : il tire sur elle avec TIR 2, 5/6 ; puissance 3, il ne tire pas."""
    still = dict(tir=4, immobile_x=3, reoriente_ce_tour=True, au_contact_d_un_adversaire=True)
    assert chance(cf.test_de_tir(attaquant=dict(puissance_adverse_au_contact=2, **still), difficulte=4)) == F(5, 6)
    assert cf.tirer(attaquant=dict(immobile_x=3, au_contact_d_un_adversaire=True, puissance_adverse_au_contact=3)).outcome == "Interdit"
    assert cf.se_desengager(figurine_immobile_x=3).outcome == "Interdit"
    assert cf.croyants_comptes(fidele_croyants=4, immobile_x=3).total == 7


def test_ad28(cf):
    """Thaumaturge en grave, aura 12,5 : 22,5 ; Piété/2 sur quatre points : deux ; Tir instinctif : un ami sur 1, personne sur 2."""
    assert cf.aura_de_foi_du_fidele(fidele=dict(aura_de_foi=12.5, thaumaturge=True, blessure_grave=True)).total == F(45, 2)
    assert cf.ft_conservee(fidele=dict(piete_x=2, foi_temporaire=4)).total == 2
    odds = cf.jet_de_repartition(attaquant_tir_instinctif=True).odds
    assert odds["La cible visée est touchée"] == F(2, 3)
    assert odds["un ami du tireur est touché"] == F(1, 6)
    assert cf.faire_un_jet_de_repartition(cible_est_un_titan=True).outcome == "Interdit"
