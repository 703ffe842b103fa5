"""Confrontation, a blind round from the artillery to the neutrals: what a neutral must use, upkeep in its order, markers, passengers, Titans.

Worked out from the text alone, before the resolver was asked anything; one test a row, its situation in the first line.
"""

from fractions import Fraction as F

import pytest
from arbitre.errors import SituationError


def test_ad01(cf, chance):
    """L'ours neutre (INI 4, TIR 4, DEF 4) vise 10 : son 6 doit se relancer, un 1 le ruine, 2/15 ; un soldat garde le sien, 1/6."""
    assert chance(cf.test_d_initiative(figurine=dict(ini=4, neutre=True), difficulte=10), "Réussi") == F(2, 15)
    assert chance(cf.test_d_initiative(figurine_ini=4, difficulte=10), "Réussi") == F(1, 6)
    assert chance(cf.test_de_tir(attaquant=dict(tir=4, neutre=True), difficulte=10)) == F(2, 15)
    assert chance(cf.test_de_defense(cible=dict(defense=4, neutre=True), difficulte=10), "Parée") == F(2, 15)


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


def test_ad03(cf):
    """Combien de dés prend un neutre à Enchaînement/2 ? Deux ou un au moins, le livre se tait : ATT 5, un 3, 6 ou 7."""
    verdict = cf.nombre_de_des_de_combat(figurine=dict(neutre=True, enchainement_x=2, adversaires_dans_le_combat=1))
    assert "CF-3452" in verdict.disputes
    assert cf.test_d_attaque(attaquant=dict(att=5, neutre=True, enchainement_x=2), des=[3], litiges={"CF-3452": "A"}).total == 6
    assert cf.test_d_attaque(attaquant=dict(att=5, neutre=True, enchainement_x=2), des=[3], litiges={"CF-3452": "B"}).total == 7
    stated = cf.nombre_de_des_de_combat(figurine=dict(neutre=True, enchainement_x=2, des_d_enchainement=2, adversaires_dans_le_combat=1))
    assert stated.total == 4
    assert not stated.disputes


def test_ad04(cf):
    """Éphémère/4 et Régénération/5 en Blessure grave : l'Éphémère d'abord ; en critique, il meurt trois fois sur quatre, sans se régénérer."""
    odds = cf.une_regeneration(figurine=dict(regeneration_x=5, ephemere_x=4, blessure_grave=True)).odds
    assert odds == {"niveau 3": F(1, 3), "niveau 2": F(4, 9), "niveau 1": F(7, 36), "niveau 0": F(1, 36)}
    odds = cf.une_regeneration(figurine=dict(regeneration_x=5, ephemere_x=4, blessure_critique=True)).odds
    assert odds["niveau 4"] == F(3, 4)
    assert odds["niveau 1"] == F(1, 36)
    assert cf.niveau_apres_l_ephemere(figurine=dict(blessure_legere=True, crans_d_ephemere=1)).total == 2


def test_ad05(cf):
    """Rapidité, un miracle MOU+5, et le marqueur sur le socle : 20 cm, pas plus ; une seule poursuite malgré Implacable/2."""
    bearer = dict(mou=10, rapidite=True, use_de_rapidite=True, modificateur_de_mou=5, type_de_deplacement="charge")
    assert cf.portee_de_l_assaut(figurine=dict(porteur_de_marqueur=True, **bearer)).total == 20
    assert cf.portee_de_l_assaut(figurine=bearer).total == 45
    assert cf.poursuites_permises(figurine=dict(implacable_x=2, porteur_de_marqueur=True)).total == 1


def test_ad06(cf):
    """Le porteur du marqueur est monté dans le char : le char ne l'emporte pas, à moins de lire qu'il suit ; un autre passager, si."""
    verdict = cf.emporter_un_porteur_de_marqueur(figurine=dict(marqueurs_portes=1, a_bord=True))
    assert verdict.outcome == "Interdit"
    assert "CF-3456" in verdict.disputes
    assert cf.emporter_un_porteur_de_marqueur(figurine_porteur_de_marqueur=True, litiges={"CF-3456": "B"}).outcome == "Permis"
    assert cf.emporter_un_porteur_de_marqueur(figurine_a_bord=True).outcome == "Permis"
    assert cf.deplacer_un_marqueur_autrement().outcome == "Interdit"


def test_ad07(cf):
    """La colline demande 6 et 50 : un Énorme/1 critique (60) et un Wolfen grave (34) font 5 et 79, ils n'y sont pas ; six clones (10) y sont."""
    assert cf.effectif_compte(figurine=dict(enorme_x=1, blessure_critique=True)).total == 3
    assert cf.valeur_comptee(figurine=dict(valeur_strategique=60, blessure_critique=True)).total == 50
    assert cf.valeur_comptee(figurine=dict(valeur_strategique=34, blessure_grave=True)).total == 29
    assert cf.effectif_compte(figurine=dict(taille="Grande", palier=1)).total == 0
    need = dict(effectif_requis=6, valeur_requise=50)
    assert cf.occuper_un_objectif(l_armee=dict(effectif_compte_du_camp=5, valeur_comptee_du_camp=79), **need).outcome == "Interdit"
    assert cf.occuper_un_objectif(l_armee=dict(effectif_compte_du_camp=6, valeur_comptee_du_camp=60), **need).outcome == "Permis"
    holder, rival = dict(effectif_compte_du_camp=6, valeur_comptee_du_camp=60), dict(effectif_compte_du_camp=5, valeur_comptee_du_camp=79)
    assert cf.controler_un_objectif(l_armee=holder, l_armee_adverse=rival).outcome == "Interdit"


def test_ad08(cf):
    """Perdus 95, 15 d'invoqués et 20 de sacrifiés ; pris 160, et un neutre de 40 qui ne compte pas ; un bonus de 130 n'en vaut que 100 : +130."""
    mine = dict(pa_perdus=95, pa_d_invoques_perdus=15, pa_sacrifies=20, bonus_reclame=130)
    assert cf.goal_average(l_armee=mine, l_armee_adverse=dict(pa_perdus=160, pa_de_neutres_tues=40)).total == 130
    assert cf.points_de_tournoi(l_armee_points_de_victoire=2, l_armee_adverse_points_de_victoire=1).outcome == "7"
    assert cf.points_de_tournoi(l_armee_points_de_victoire=1, l_armee_adverse_points_de_victoire=2).outcome == "3"


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


def test_ad14(cf):
    """Mon Dévot Moine-guerrier iconoclaste au contact : cinq ennemis, dont un Immobile/3 de plus, un Féal ami : 1, 3 et 1 font 5."""
    monk = dict(iconoclaste=True, moine_guerrier=True, rang_de_fidele="Dévot", au_contact_d_un_adversaire=True)
    assert cf.foi_temporaire_du_tour(fidele=monk, croyants=5, immobile_x=3, feal_x=1).total == 5


def test_ad15(cf):
    """Un Titan chargé ce tour : trois Grands et un Énorme/2 le tiennent (10) ; un Énorme/1 à sa place (9), non : difficulté 6 ; qui est gros, il faut le dire."""
    titan = dict(est_un_titan=True, a_ete_charge=True)
    assert cf.se_desengager(figurine=dict(puissance_adverse_au_contact=10, **titan)).outcome == "Interdit"
    assert cf.se_desengager(figurine=dict(puissance_adverse_au_contact=9, **titan)).outcome == "Permis"
    crowd = dict(est_un_titan=True, adversaires_au_contact=4)
    assert cf.difficulte_du_desengagement(figurine=dict(adversaires_moins_que_tres_grands=3, **crowd)).total == 6
    with pytest.raises(SituationError, match="adversaires_moins_que_tres_grands"):
        cf.difficulte_du_desengagement(figurine=crowd)


def test_ad16(cf):
    """Transport/4 : un Grand avec un petit, oui, avec deux, non ; ni cavalier ; qui en sort ne charge pas, mais engage."""
    door = dict(au_contact_de_l_acces=True)
    assert cf.embarquer(figurine=dict(taille="Grande", **door), cible=dict(transport_x=4, petits_et_moyens_a_bord=1)).outcome == "Permis"
    assert cf.embarquer(figurine=dict(taille="Grande", **door), cible=dict(transport_x=4, petits_et_moyens_a_bord=2)).outcome == "Interdit"
    assert cf.embarquer(figurine=dict(taille="Moyenne", a_une_monture=True, **door), cible_transport_x=4).outcome == "Interdit"
    assert cf.charger(attaquant_debarque_ce_tour=True).outcome == "Interdit"


def test_ad17(cf):
    """Trois lanciers dans le char : leur carte n'entre pas dans la pioche, sauf si un quatrième, à pied, en dépend."""
    assert cf.inclure_une_carte(carte_toute_a_bord=True).outcome == "Interdit"
    assert cf.inclure_une_carte(carte_toute_a_bord=True, carte_dont_d_autres_dependent=True).outcome == "Obligatoire"
    assert cf.inclure_une_carte().outcome == "Obligatoire"


def test_ad18(cf):
    """Mon chef dans le char avec son musicien : DIS 4, un 3, il fait 7, sans bonus ; le musicien resté dehors lui donne le sien, 8."""
    chief = dict(dis=4, commandement_x=10, a_bord=True, dans_l_aura_d_un_musicien=True)
    assert cf.test_de_discipline(figurine=chief, le_musicien_a_bord=True, des=[3]).total == 7
    assert cf.test_de_discipline(figurine=chief, des=[3]).total == 8
    assert cf.profiter_du_commandement(commandant_a_bord=True).outcome == "Interdit"


def test_ad19(cf):
    """COU 3 et un étendard devant PEUR 8 : 1/2 ; sinon Fanatisme, DIS 4 et un musicien, 2/3 de rester."""
    fanatic = dict(cou=3, fanatisme=True, dans_l_aura_d_un_porte_etendard=True)
    assert cf.test_de_courage(figurine=fanatic, adversaire_peur=8).odds["Réussi"] == F(1, 2)
    fanatic = dict(dis=4, fanatisme=True, dans_l_aura_d_un_musicien=True)
    assert cf.test_de_fanatisme(figurine=fanatic, difficulte=8).odds["Réussi"] == F(2, 3)


def test_ad20(cf):
    """Balayage d'un Titan de FOR 15 : FOR 8, DEF 3 l'évite une fois sur deux ; l'Acharné moyen qui en meurt part aussitôt, l'Énorme reste."""
    assert cf.force_du_balayage(attaquant_force_de_la_carte=15).total == 8
    swept = dict(defense=3, res=12, au_contact_du_titan=True)
    odds = cf.un_balayage(attaquant=dict(force_de_la_carte=15, balayage=True), cible=swept).odds
    assert odds["la cible n'a pas évité le Balayage"] == F(1, 2)
    fallen = dict(acharne=True, elimine_par_une_capacite_titanesque=True)
    assert "retrait immédiat" in str(cf.etre_tue_net(figurine=fallen))
    assert "sursis" in str(cf.etre_tue_net(figurine=dict(de_tres_grande_taille=True, **fallen)))


def test_ad21(cf):
    """Désespéré et Farouche/10, l'ami à 10 cm tout rond, seul contre plus cher : ATT 3 fait 5 ; l'ami à 9, 4 ; contre moins cher, 4."""
    lone = dict(att=3, desespere=True, farouche_x=10, valeur_strategique=20)
    far, near = dict(distance_de_l_ami_le_plus_proche=10, **lone), dict(distance_de_l_ami_le_plus_proche=9, **lone)
    assert cf.test_d_attaque(attaquant=far, cible_valeur_strategique=30, des=[3]).total == 8
    assert cf.test_d_attaque(attaquant=near, cible_valeur_strategique=30, des=[3]).total == 7
    assert cf.test_d_attaque(attaquant=far, cible_valeur_strategique=10, des=[3]).total == 7


def test_ad22(cf):
    """Un mage donne ATT+2 à mon engin Inaltérable, à mon Titan : rien ; ses Blessures, si ; la vapeur de ses cartes aussi."""
    assert cf.test_d_attaque(attaquant=dict(att=5, inalterable=True, modificateur_d_att=2), des=[3]).total == 8
    assert cf.test_d_attaque(attaquant=dict(att=5, est_un_titan=True, modificateur_d_att=2), des=[3]).total == 8
    assert cf.test_d_attaque(attaquant=dict(att=5, inalterable=True, blessure_grave=True), des=[3]).total == 6
    steam = dict(force=5, inalterable=True, sous_pression=True)
    assert cf.force_du_jet_de_blessures(attaquant=steam, caracteristique_sous_pression="FOR", total_de_pression=4).total == 9
    assert cf.faire_une_feinte(attaquant_feinte=True, attaque_qui_porte=True, cible_est_un_titan=True).outcome == "Interdit"


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


def test_ad25(cf):
    """Toute l'armée est Paria, à deux alliés près : la DIS d'un Paria sert, en litige ; d'un Paria parmi d'autres, non."""
    verdict = cf.jet_de_tactique(figurine=dict(dis=5, paria=True), armee_de_parias=True, adversaire_dis=4, des=[3], des_adverses=[2])
    assert verdict.total == 8
    assert "CF-1147" in verdict.disputes
    assert cf.jet_de_tactique(figurine=dict(dis=5, paria=True), adversaire_dis=4, des=[3], des_adverses=[2]).outcome == "Interdit"


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


def test_ad27(cf):
    """Décors et déploiement : à 5 cm d'un autre, non ; 15 cm de la médiane, non, 16 oui, 50 non ; un Indestructible de RES 10 rit de FOR 9."""
    assert cf.placer_un_decor(distance_au_decor_le_plus_proche=5).outcome == "Interdit"
    assert cf.deployer_une_figurine(distance_a_la_ligne_mediane=15).outcome == "Interdit"
    assert cf.deployer_une_figurine(distance_a_la_ligne_mediane=16).outcome == "Permis"
    assert cf.deployer_une_figurine(distance_a_la_ligne_mediane=50).outcome == "Interdit"
    assert cf.minimum_de_decors().total == 4
    assert cf.degats_d_un_decor(decor=dict(indestructible=True, res=10), attaquant_force=9).outcome == "Sans effet"
    assert "sonné" in str(cf.echec_de_la_traversee(decor_cassant=True))


def test_ad28(cf):
    """Thaumaturge en grave, aura 12,5 : 22,5 ; Piété/2 sur quatre points : deux ; Tir instinctif : un ami sur 1, personne sur 2."""
    assert cf.aura_de_foi_du_fidele(fidele=dict(aura_de_foi=12.5, thaumaturge=True, blessure_grave=True)).total == F(45, 2)
    assert cf.ft_conservee(fidele=dict(piete_x=2, foi_temporaire=4)).total == 2
    odds = cf.jet_de_repartition(attaquant_tir_instinctif=True).odds
    assert odds["La cible visée est touchée"] == F(2, 3)
    assert odds["un ami du tireur est touché"] == F(1, 6)
    assert cf.faire_un_jet_de_repartition(cible_est_un_titan=True).outcome == "Interdit"


def test_ad29(cf):
    """Nexus : Garde/4 une fois sur deux ; Réparation/4, deux PS ou plus une sur quatre ; INI-2 à payer avec INI 2, oui, avec 1, non."""
    assert cf.jet_du_nexus(nexus_garde_x=4).odds["X atteint"] == F(1, 2)
    odds = cf.une_reparation_de_nexus(nexus=dict(reparation_x=4, valeur_de_structure=6, ps_du_nexus=3)).odds
    assert odds["PS 5"] + odds["PS 6"] == F(1, 4)
    near = dict(voit_le_nexus=True, repond_a_l_allegeance=True)
    assert cf.tenter_d_activer_le_nexus(figurine=dict(valeur_sacrifiee=2, **near), nexus_malus_du_sacrifice=2).outcome == "Permis"
    assert cf.tenter_d_activer_le_nexus(figurine=dict(valeur_sacrifiee=1, **near), nexus_malus_du_sacrifice=2).outcome == "Interdit"
    assert cf.tenter_d_activer_le_nexus(figurine=dict(du_camp_adverse_du_nexus=True, **near), nexus_sans_epreuve=True).outcome == "Interdit"
    hostile = dict(att=4, a_l_attribut_hostile=True)
    assert cf.test_d_attaque(attaquant=hostile, nexus=dict(sanctuaire_x=15, hostile=True), distance=15, des=[3]).total == 6
    assert cf.test_d_attaque(attaquant=hostile, nexus=dict(sanctuaire_x=15, hostile=True), distance=16, des=[3]).total == 7


def test_ad30(cf, chance):
    """Les relances : Précision, 9 à toucher pour TIR 3, 1/3 ; Aimé des Dieux, INI 4 contre 9, 1/2 ; un Aguerri Maudit n'en a aucune."""
    assert chance(cf.test_de_tir(attaquant=dict(tir=3, precision=True), difficulte=9)) == F(1, 3)
    assert chance(cf.test_d_initiative(figurine=dict(ini=4, aime_des_dieux=True), difficulte=9), "Réussi") == F(1, 2)
    assert chance(cf.test_d_initiative(figurine=dict(ini=4, aguerri=True, maudit_des_dieux=True), difficulte=11), "Réussi") == 0
    reader = dict(foi_creation=1, foi_alteration=1, foi_destruction=1, exalte=True, illumine=True)
    assert chance(cf.test_de_divination(fidele=reader, difficulte=9), "Réussi") == F(5, 9)


def test_ad31(cf):
    """Possédé et Endurant en grave : -1 ; Juste et Brave, tous ses dés en attaque : +1 seulement ; Vulnérable Énorme/1 touché gravement : une grave."""
    assert cf.test_d_attaque(attaquant=dict(att=4, possede=True, endurance=True, blessure_grave=True), des=[3]).total == 6
    bold = dict(att=4, juste=True, bravoure=True, des_en_attaque=2, des_en_defense=0)
    assert cf.test_d_attaque(attaquant=bold, des=[3]).total == 8
    assert cf.crans_subis(cible=dict(vulnerable=True, enorme_x=1, marqueurs_enorme=1), resultat_de_blessures="Blessure grave").total == 2
    assert cf.difficulte_du_desengagement(figurine=dict(desengagement_x=6, adversaires_au_contact=3)).total == 6


def test_ad32(cf):
    """Les compétences actives s'éteignent en déroute : lames dorsales, Ambidextre, Piété, Sapeur, poison ; bondir, non."""
    assert cf.nombre_de_des_de_combat(figurine=dict(lames_dorsales_x=2, en_deroute=True, adversaires_dans_le_combat=1)).total == 2
    assert cf.des_gagnes_par_la_parade(cible=dict(ambidextre=True, en_deroute=True), attaque_paree=True).total == 0
    assert cf.ft_conservee(fidele=dict(piete_x=2, foi_temporaire=4, en_deroute=True)).total == 0
    assert cf.barricades(figurine=dict(sapeur_x=3, en_deroute=True)).total == 0
    assert cf.recevoir_un_de_de_toxique(figurine=dict(toxique_x=2, en_deroute=True)).outcome == "Interdit"
    assert cf.bondir(figurine=dict(bond=True, en_deroute=True)).outcome == "Permis"


def test_ad33(cf):
    """La vapeur : un masque à PEUR ne donne que 2 ; un incident explose une fois sur six, s'arrête une sur deux, chauffe une sur trois."""
    assert cf.bonus_de_pression(caracteristique_sous_pression="PEUR", total_de_pression=5).total == 2
    odds = cf.jet_d_incident_de_pression().odds
    assert (odds["Explosion"], odds["Arrêt"], odds["Surchauffe"]) == (F(1, 6), F(1, 2), F(1, 3))


def test_ad34(cf):
    """À trois : sept, six et cinq cartes donnent zéro, un et deux refus ; le passif à 16 cm des siens ne bouge pas, en déroute si."""
    for cards, passes in ((7, 0), (6, 1), (5, 2)):
        assert cf.nombre_de_refus(l_armee=dict(cartes_au_debut_du_tour=cards, cartes_du_mieux_pourvu=7)).total == passes
    alone = dict(individu_passif=True, distance_de_l_ami_le_plus_proche=16)
    assert cf.deplacer_un_individu_passif(figurine=alone).outcome == "Interdit"
    assert cf.deplacer_un_individu_passif(figurine=dict(en_deroute=True, **alone)).outcome == "Permis"
    assert cf.charger(attaquant_individu_passif=True).outcome == "Interdit"


def test_ad35(cf):
    """Une boule de feu, du seul Feu, sur un Élémentaire de Feu : il n'en subit rien, sauf s'il le veut ; de Feu et d'Air, il la subit."""
    fireball = dict(magicien=dict(pou=6), difficulte=8, force_de_l_effet=6)
    target = dict(res=6, elementaire_x="Feu")
    assert cf.un_sortilege_qui_blesse(cible=target, gemmes_du_seul_element=True, **fireball).odds["niveau 0"] == 1
    assert cf.un_sortilege_qui_blesse(cible=target, des=[[2], [4, 6]], **fireball).outcome == "niveau 3"
    willing = dict(subit_malgre_son_immunite=True, **target)
    assert cf.un_sortilege_qui_blesse(cible=willing, gemmes_du_seul_element=True, des=[[2], [4, 6]], **fireball).outcome == "niveau 3"
    assert cf.subir_un_effet(cible_immunite_element=True, gemmes_du_seul_element=True, nature_de_l_effet="sortilège").outcome == "Interdit"


def test_ad36(cf):
    """Force en charge et coup de maître, défense soutenue à deux dés contre un : l'attaque est refusée ; après une poursuite, FOR 6, ATT 5, X 2 : 13."""
    charge = dict(att=5, force=6, force_en_charge_x=3, a_charge=True, coup_de_maitre_x=2, porte_un_coup_de_maitre=True)
    assert cf.une_attaque(attaquant=charge, cible=dict(defense=3, res=9)).outcome == "Interdit"
    assert cf.force_du_jet_de_blessures(attaquant=charge).outcome == "Interdit"
    assert cf.force_du_jet_de_blessures(attaquant=dict(a_poursuivi=True, **charge)).total == 13
    sustained = dict(defense=3, res=9, en_defense_soutenue=True, des_en_attaque=2, des_en_defense=1)
    assert cf.une_attaque(attaquant=dict(att=5, force=6), cible=sustained).outcome == "Interdit"


def test_ad37(cf):
    """Le dé de renfort est pour le moins cher ; l'Acharné tué net garde son marqueur ; deux amis aussi près du tireur : leur joueur choisit."""
    assert cf.qui_concerne_le_jet_de_renfort(options=[dict(valeur_strategique=40), dict(valeur_strategique=8)]).outcome == "Option 2"
    assert "marqueurs au sol" not in str(cf.etre_tue_net(figurine=dict(acharne=True, porteur_de_marqueur=True)))
    assert "marqueurs au sol" in str(cf.etre_tue_net(figurine=dict(porteur_de_marqueur=True)))
    assert cf.ami_touche(options=[dict(distance_au_tireur=18), dict(distance_au_tireur=18)]).outcome == "Au choix du joueur qui les contrôle"
