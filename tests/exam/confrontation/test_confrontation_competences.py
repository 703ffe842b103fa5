"""Situations of Confrontation of the chapter « Compétences » (Skills)."""

from fractions import Fraction as F


def test_x08(cf):
    """Force en charge, puis une poursuite et un coup de maître : le premier est interdit, pas le second."""
    brute = dict(mou=10, att=4, force=7, force_en_charge_x=3, coup_de_maitre_x=2, en_charge=True)
    master = dict(force_en_charge_x=3, coup_de_maitre_x=2, des_d_attaque_restants=2, en_charge=True)
    assert cf.tenter_un_coup_de_maitre(attaquant=master).outcome == "Interdit"
    assert cf.force_du_jet_de_blessures(attaquant=dict(force=7, force_en_charge_x=3, en_charge=True)).total == 10
    assert cf.distance_de_poursuite(figurine_mou=10).total == 5
    assert cf.tenter_un_coup_de_maitre(attaquant=dict(master, a_poursuivi=True)).outcome == "Permis"
    assert cf.force_du_coup_de_maitre(attaquant=dict(brute, a_poursuivi=True, blessure_legere=True)).total == 12


def test_ad02(cf):
    """Le neutre a Enchaînement/2, Chance, Coup de maître/2 et Feinte : il doit s'en servir, sauf en déroute ; mon soldat, s'il veut."""
    assert cf.prendre_des_des_d_enchainement(figurine=dict(neutre=True, enchainement_x=2, des_d_enchainement=1)).outcome == "Obligatoire"
    assert cf.prendre_des_des_d_enchainement(figurine=dict(neutre=True, enchainement_x=2, en_deroute=True)).outcome == "Interdit"
    assert cf.recommencer_le_test(figurine=dict(neutre=True, chance=True), juste_apres_le_test=True).outcome == "Obligatoire"
    assert cf.recommencer_le_test(figurine=dict(chance=True), juste_apres_le_test=True).outcome == "Permis"
    strike = dict(coup_de_maitre_x=2, des_d_attaque_restants=3)
    assert cf.tenter_un_coup_de_maitre(attaquant=dict(neutre=True, **strike)).outcome == "Obligatoire"
    assert cf.tenter_un_coup_de_maitre(attaquant=dict(neutre=True, coup_de_maitre_x=2, des_d_attaque_restants=1)).outcome == "Interdit"
    assert cf.tenter_un_coup_de_maitre(attaquant=strike).outcome == "Permis"
    assert cf.faire_une_feinte(attaquant=dict(neutre=True, feinte=True), attaque_qui_porte=True).outcome == "Obligatoire"


def test_x43(cf):
    """Un char à Impact/4 charge à 20 cm ; un second ennemi est à 27 cm."""
    assert cf.force_de_l_impact(attaquant=dict(impact_x=4, distance_du_deplacement=20)).total == 8
    assert cf.force_de_l_impact(attaquant=dict(impact_x=4, distance_du_deplacement=27)).total == 12
    assert cf.portee_de_l_assaut(figurine=dict(mou=20, en_charge=True)).total == 40
    assert cf.jet_d_instinct_de_survie(cible_instinct_de_survie_x=5, des=[4]).outcome == "Jet de Blessures maintenu"
    stopped = cf.continuer_apres_l_impact(attaquant_impact_x=4, cible_au_contact_de_l_avant=True)
    assert stopped.outcome == "Interdit"
    assert cf.continuer_apres_l_impact(attaquant_impact_x=4, cible=dict(au_contact_de_l_avant=True, tue_ou_detruit_par_l_impact=True)).outcome == "Permis"


def test_ac01(cf):
    """Kahinir, Champion, dont la carte a aussi Contre-attaque, pare d'un point : un dé ; d'une seule source, deux points ; en déroute, rien."""
    parry = dict(attaque_paree=True, marge_de_la_parade=1)
    assert cf.des_gagnes_par_la_parade(cible=dict(champion=True, contre_attaque_en_double=True), **parry).total == 1
    assert cf.des_gagnes_par_la_parade(cible=dict(champion=True), **parry).total == 0
    assert cf.des_gagnes_par_la_parade(cible=dict(champion=True), attaque_paree=True, marge_de_la_parade=2).total == 1
    routed = dict(champion=True, contre_attaque_en_double=True, en_deroute=True)
    assert cf.des_gagnes_par_la_parade(cible=routed, **parry).total == 0


def test_ac32(cf):
    """Champion Guerrier-mage, paré d'un point : sa Contre-attaque n'est pas double, en litige ; le char boosté brûle ses passagers à la RES de sa carte."""
    champion = dict(champion=True, guerrier_mage=True)
    verdict = cf.des_gagnes_par_la_parade(cible=champion, attaque_paree=True, marge_de_la_parade=1)
    assert verdict.total == 0
    assert "CF-3406" in verdict.disputes
    verdict = cf.force_de_la_destruction(figurine=dict(res=9, modificateur_de_res=2))
    assert verdict.total == 9
    assert "CF-3405" in verdict.disputes


def test_ad32(cf):
    """Les compétences actives s'éteignent en déroute : lames dorsales, Ambidextre, Piété, Sapeur, poison ; bondir, non."""
    assert cf.nombre_de_des_de_combat(figurine=dict(lames_dorsales_x=2, en_deroute=True, adversaires_dans_le_combat=1)).total == 2
    assert cf.des_gagnes_par_la_parade(cible=dict(ambidextre=True, en_deroute=True), attaque_paree=True).total == 0
    assert cf.ft_conservee(fidele=dict(piete_x=2, foi_temporaire=4, en_deroute=True)).total == 0
    assert cf.barricades(figurine=dict(sapeur_x=3, en_deroute=True)).total == 0
    assert cf.recevoir_un_de_de_toxique(figurine=dict(toxique_x=2, en_deroute=True)).outcome == "Interdit"
    assert cf.bondir(figurine=dict(bond=True, en_deroute=True)).outcome == "Permis"


def test_ac03(cf):
    """Mort en Blessure grave sans une gemme, mon mage POU 4 revient par Renfort : quatre gemmes ; le fidèle 1/1/1, trois FT ; pas un Champion."""
    assert cf.reserve_de_depart(magicien=dict(pou=4, blessure_grave=True)).total == 4
    assert cf.ft_de_depart(fidele=dict(foi_creation=1, foi_alteration=1, foi_destruction=1, blessure_critique=True)).total == 3
    assert cf.aller_en_renfort(figurine=dict(renfort=True, champion=True)).outcome == "Interdit"
    assert cf.revenir_de_renfort_ici(distance=8, mene_au_contact=True).outcome == "Interdit"


def test_ac05(cf):
    """Un Élémentaire de Feu Éthéré donne sa Dévotion/2 : deux gemmes de Feu, une grave que rien ne réduit ; au mage d'Eau, rien."""
    donor = dict(devotion_x=2, elementaire_x="Feu")
    assert cf.profiter_d_une_devotion(figurine=donor, distance=9).outcome == "Permis"
    assert cf.gemmes_d_une_devotion(figurine=donor, magicien=dict(pou=4, gemmes_en_reserve=2)).total == 2
    assert cf.profiter_d_une_devotion(figurine=donor, distance=9, gemmes_d_un_autre_element=True).outcome == "Interdit"
    assert "blessure grave" in str(cf.etre_designe_pour_une_devotion(figurine=dict(devotion=True)))
    assert cf.cumul_des_blessures(blessure_legere=True, resultat_de_blessures="Blessure grave").outcome == "Blessure critique"


def test_ac06(cf):
    """Énorme/2 : indemne, un soin lui rend un marqueur, deux au plus ; en légère, il le guérit seulement. Soin/5 : 5/9."""
    huge = dict(enorme_x=2, marqueurs_enorme=1)
    assert cf.marqueurs_enorme_apres_des_soins(figurine=huge, crans_soignes=1).total == 2
    assert cf.marqueurs_enorme_apres_des_soins(figurine=dict(enorme_x=2, marqueurs_enorme=2), crans_soignes=1).total == 2
    assert cf.marqueurs_enorme_apres_des_soins(figurine=dict(blessure_legere=True, **huge), crans_soignes=1).total == 1
    assert cf.marqueurs_enorme_apres_des_soins(figurine=dict(blessure_grave=True, enorme_x=2, marqueurs_enorme=0), crans_soignes=2).total == 0
    assert cf.jet_de_soin(figurine_soin_x=5).odds["Soigné d’un cran"] == F(5, 9)


def killed(verdict):
    """The chance that the target is killed outright."""
    return verdict.odds.get("niveau 4", F(0))


def test_ac10(cf):
    """Un Titan de RES 14, INI 3, pris dans un Fauchage/7 : jamais tué net ; Fauchage/8 : 1/108."""
    titan = dict(ini=3, res=14, est_un_titan=True)
    assert killed(cf.un_fauchage(attaquant_fauchage_x=7, cible=titan)) == 0
    assert killed(cf.un_fauchage(attaquant_fauchage_x=8, cible=titan)) == F(1, 108)


def test_ac14(cf):
    """Un canon à vapeur FOR 8 pressé de deux dés : 9 ou plus, 10/36, donc FOR 17 ; un incident sur six explose ; en déroute, pas de pression."""
    odds = cf.de_de_pression(des_de_pression=2).odds
    assert odds["11"] + odds["12"] == F(3, 36)
    shot = dict(arme_force=8, attaquant_sous_pression=True, caracteristique_sous_pression="FOR d'une arme à distance")
    assert cf.force_du_tir(total_de_pression=9, **shot).total == 17
    assert cf.force_du_tir(total_de_pression=7, un_un_sous_pression=True, **shot).total == 8
    assert cf.jet_d_incident_de_pression().odds["Explosion"] == F(1, 6)
    assert cf.jet_de_pression(figurine_en_deroute=True).outcome == "Interdit"


def test_ac18(cf):
    """Il se réoriente au début de la phase par sa compétence : ce n'est pas bouger, son tir se lit une ligne plus bas ; en déroute ou au contact, non."""
    assert cf.se_reorienter_en_debut_de_phase(figurine_reorientation=True).outcome == "Permis"
    assert cf.se_reorienter_en_debut_de_phase(figurine=dict(reorientation=True, en_deroute=True)).outcome == "Interdit"
    assert cf.se_reorienter_en_debut_de_phase(figurine=dict(reorientation=True, au_contact_d_un_adversaire=True)).outcome == "Interdit"
    shot = dict(plus_grand_de=4, arme_force=5, cible=dict(res=5, touche_par_un_tir=True))
    assert cf.ligne_des_blessures(**shot).total == 6
    assert cf.ligne_des_blessures(attaquant_s_est_deplace=True, **shot).total == 4


def test_ac20(cf):
    """Le poison ne fait rien à un Inaltérable ; un 1 au dé de Mutagène/3 ne donne rien."""
    poison = dict(force=5, toxique_x=2, attaque_toxique=True)
    assert cf.blessures_subies(attaquant=poison, cible=dict(res=5, inalterable=True), des=[[4, 5]]).outcome == "niveau 2"
    assert cf.points_de_mutagene(de_naturel=1, figurine_mutagene_x=3).total == 0
    assert cf.points_de_mutagene(de_naturel=2, figurine_mutagene_x=3).total == 5


def test_ac21(cf):
    """Féroce et Assassin, il a chargé, fauche et percute avant tout combat : un Sonné reste Sonné, deux dés ; au corps à corps, trois."""
    wild = dict(feroce=True, assassin=True, a_charge=True)
    assert cf.un_fauchage(attaquant=dict(fauchage_x=4, **wild), cible=dict(ini=3, res=11), des=[[1], [2, 4]]).outcome == "niveau 0"
    assert cf.un_impact(attaquant=dict(impact_x=4, distance_du_deplacement=5, **wild), cible_res=11, des=[[2, 4]]).outcome == "niveau 0"
    assert killed(cf.un_impact(attaquant=dict(impact_x=1, distance_du_deplacement=5, **wild), cible_res=15)) == F(1, 36)
    assert killed(cf.blessures_subies(attaquant=dict(force=1, **wild), cible_res=15)) == F(2, 27)


def test_ac28(cf):
    """Trois dés dans la chaudière : 91/216 d'incident, 91/1296 d'explosion ; elle éteinte ou lui en déroute, pas de jet."""
    odds = cf.un_jet_de_pression(des_de_pression=3).odds
    assert odds["un des dés du jet de pression est un 1"] == F(91, 216)
    assert odds["la figurine subit l'explosion de sa chaudière"] == F(91, 1296)
    assert cf.un_jet_de_pression(figurine_chaudiere_hors_d_usage=True).outcome == "Interdit"
    assert cf.un_jet_de_pression(figurine_en_deroute=True).outcome == "Interdit"


def test_ad04(cf):
    """Éphémère/4 et Régénération/5 en Blessure grave : l'Éphémère d'abord ; en critique, il meurt trois fois sur quatre, sans se régénérer."""
    odds = cf.une_regeneration(figurine=dict(regeneration_x=5, ephemere_x=4, blessure_grave=True)).odds
    assert odds == {"niveau 3": F(1, 3), "niveau 2": F(4, 9), "niveau 1": F(7, 36), "niveau 0": F(1, 36)}
    odds = cf.une_regeneration(figurine=dict(regeneration_x=5, ephemere_x=4, blessure_critique=True)).odds
    assert odds["niveau 4"] == F(3, 4)
    assert odds["niveau 1"] == F(1, 36)
    assert cf.niveau_apres_l_ephemere(figurine=dict(blessure_legere=True, crans_d_ephemere=1)).total == 2


def test_ad12(cf, chance):
    """Un engin à 10 PS : à 2 perdus rien, à 3 léger, à 5 grave, à 8 critique ; le mécano/4 le répare une fois sur deux, l'abîme une sur six."""
    for lost, total in ((2, 7), (3, 6), (5, 5), (8, 4)):
        assert cf.test_d_attaque(attaquant=dict(att=5, structure_x=10, ps_perdus=lost), des=[2]).total == total
    odds = cf.jet_de_reparation(figurine_mecanicien_x=4).odds
    assert odds["1 PS regagné"] == F(1, 2)
    assert odds["un ps perdu"] == F(1, 6)
    assert cf.tenter_une_reparation(figurine=dict(mecanicien_x=4, au_contact_d_un_adversaire=True)).outcome == "Interdit"


def test_ad13(cf):
    """ATT 3, DEF 5, FOR 6, il échange et porte un Coup de maître/2 : FOR 13 ; en Blessure grave, 11, le malus une seule fois."""
    swap = dict(att=3, defense_de_la_carte=5, force=6, coup_de_maitre_x=2, membre_supplementaire=True, membre_employe=True)
    assert cf.force_du_coup_de_maitre(attaquant=swap).total == 13
    assert cf.force_du_coup_de_maitre(attaquant=dict(blessure_grave=True, **swap)).total == 11


def test_ad16(cf):
    """Transport/4 : un Grand avec un petit, oui, avec deux, non ; ni cavalier ; qui en sort ne charge pas, mais engage."""
    door = dict(au_contact_de_l_acces=True)
    assert cf.embarquer(figurine=dict(taille="Grande", **door), cible=dict(transport_x=4, petits_et_moyens_a_bord=1)).outcome == "Permis"
    assert cf.embarquer(figurine=dict(taille="Grande", **door), cible=dict(transport_x=4, petits_et_moyens_a_bord=2)).outcome == "Interdit"
    assert cf.embarquer(figurine=dict(taille="Moyenne", a_une_monture=True, **door), cible_transport_x=4).outcome == "Interdit"
    assert cf.charger(attaquant_debarque_ce_tour=True).outcome == "Interdit"


def test_ad23(cf):
    """Le char Irrépressible s'est arrêté : il ne repart pas ; un autre, si ; lancé, il ne se réoriente qu'en virant."""
    assert cf.repartir_apres_un_arret(figurine_irrepressible=True).outcome == "Interdit"
    assert cf.repartir_apres_un_arret().outcome == "Permis"
    assert cf.se_reorienter_librement(figurine=dict(irrepressible=True, marqueur_de_vitesse=True)).outcome == "Interdit"
    assert cf.force_de_l_impact(attaquant=dict(impact_x=5, mou=20, irrepressible=True, marqueur_de_vitesse=True, distance_du_deplacement=3)).total == 20


def test_ad24(cf):
    """Un Élémentaire d'Eau : sans Élément admis, il ne rejoint pas mon armée ; admis, ou de mon peuple, oui."""
    assert cf.rejoindre_l_armee(figurine_elementaire_x="Eau").outcome == "Interdit"
    assert cf.rejoindre_l_armee(figurine_elementaire_x="Eau", element_admis_par_l_armee=True).outcome == "Permis"
    assert cf.etre_designe_pour_le_jet_de_tactique(figurine_elementaire_x="Eau").outcome == "Interdit"


def test_ad26(cf):
    """Compteurs, renforts, Mutagène : un Grand en pose deux, en déroute aucun ; un 2 ôte des renforts ; un 1 au dé de Mutagène/3 ne vaut rien."""
    at = dict(au_contact_de_l_objectif=True)
    assert cf.compteurs_par_combattant(figurine=dict(taille="Grande", **at)).total == 2
    assert cf.ajouter_des_compteurs(figurine=dict(en_deroute=True, **at)).outcome == "Interdit"
    assert cf.jet_de_renfort(des=[2]).outcome == "Retiré des renforts"
    assert cf.revenir_de_renfort_ici(distance=11).outcome == "Interdit"
    assert cf.points_de_mutagene(figurine_mutagene_x=3, de_naturel=1).total == 0
    assert cf.plafond_de_mutagene(figurine_mutagene_x=-1).total == 2
    assert cf.plafond_de_mutagene(figurine_mutagene_x=2).total == 4


def test_ad33(cf):
    """La vapeur : un masque à PEUR ne donne que 2 ; un incident explose une fois sur six, s'arrête une sur deux, chauffe une sur trois."""
    assert cf.bonus_de_pression(caracteristique_sous_pression="PEUR", total_de_pression=5).total == 2
    odds = cf.jet_d_incident_de_pression().odds
    assert (odds["Explosion"], odds["Arrêt"], odds["Surchauffe"]) == (F(1, 6), F(1, 2), F(1, 3))


def test_ad37(cf):
    """Le dé de renfort est pour le moins cher ; l'Acharné tué net garde son marqueur ; deux amis aussi près du tireur : leur joueur choisit."""
    assert cf.qui_concerne_le_jet_de_renfort(options=[dict(valeur_strategique=40), dict(valeur_strategique=8)]).outcome == "Option 2"
    assert "marqueurs au sol" not in str(cf.etre_tue_net(figurine=dict(acharne=True, porteur_de_marqueur=True)))
    assert "marqueurs au sol" in str(cf.etre_tue_net(figurine=dict(porteur_de_marqueur=True)))
    assert cf.ami_touche(options=[dict(distance_au_tireur=18), dict(distance_au_tireur=18)]).outcome == "Au choix du joueur qui les contrôle"


def test_CONF_X46(cf, chance):
    """Un Champion magicien pur légèrement blessé, Esprit de Feu, à qui il manque deux gemmes de Feu."""
    mage = dict(magicien_champion=True, magicien_est_un_magicien=True)
    short = cf.user_de_la_maitrise_des_arcanes(**mage, magicien_gemmes_du_sortilege=3, magicien_gemmes_en_reserve=1, magicien_gemmes_par_les_arcanes=2)
    assert short.outcome == "Permis"
    assert cf.renforcer_la_maitrise_avec_du_mana(magicien_arcanes_employes=True).outcome == "Interdit"
    cast = cf.test_d_incantation(
        **mage, magicien_pou=6, magicien_blessure_legere=True, magicien_esprit_de_x=True, sortilege_de_son_seul_element=True,
        magicien_arcanes_employes=True, magicien_gemmes_par_les_arcanes=2, effet_difficulte_indiquee=9,
    )
    assert chance(cast, "Réussi") == F(11, 36)
