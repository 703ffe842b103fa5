"""Confrontation, a blind round from the shots to the scenarios: what is no blow, what a nexus takes, spells down to the wound, who returns.

Worked out from the text alone, before the resolver was asked anything; one test a row, its situation in the first line.
"""

from fractions import Fraction as F


def killed(verdict):
    """The chance that the target is killed outright."""
    return verdict.odds.get("niveau 4", F(0))


def test_ac01(cf):
    """Kahinir, Champion, dont la carte a aussi Contre-attaque, pare d'un point : un dé ; d'une seule source, deux points ; en déroute, rien."""
    parry = dict(attaque_paree=True, marge_de_la_parade=1)
    assert cf.des_gagnes_par_la_parade(cible=dict(champion=True, contre_attaque_en_double=True), **parry).total == 1
    assert cf.des_gagnes_par_la_parade(cible=dict(champion=True), **parry).total == 0
    assert cf.des_gagnes_par_la_parade(cible=dict(champion=True), attaque_paree=True, marge_de_la_parade=2).total == 1
    routed = dict(champion=True, contre_attaque_en_double=True, en_deroute=True)
    assert cf.des_gagnes_par_la_parade(cible=routed, **parry).total == 0


def test_ac02(cf):
    """« PEUR 6 + » : le pantin porte 5 sur sa carte, son Seigneur le porte à 7 ; c'est la carte que le nexus regarde."""
    near = dict(repond_a_l_allegeance=True, voit_le_nexus=True, valeur_que_vise_l_allegeance=5)
    assert cf.tenter_d_activer_le_nexus(figurine=near, nexus_plus_petite_valeur_admise=6).outcome == "Interdit"
    master = dict(aura_d_un_seigneur_des_morts=True, peur_du_seigneur=7, categorie_de_rang_du_seigneur=2)
    assert cf.peur_effective(figurine=dict(peur=5, mort_vivant=True, **master)).total == 7


def test_ac03(cf):
    """Mort en Blessure grave sans une gemme, mon mage POU 4 revient par Renfort : quatre gemmes ; le fidèle 1/1/1, trois FT ; pas un Champion."""
    assert cf.reserve_de_depart(magicien=dict(pou=4, blessure_grave=True)).total == 4
    assert cf.ft_de_depart(fidele=dict(foi_creation=1, foi_alteration=1, foi_destruction=1, blessure_critique=True)).total == 3
    assert cf.aller_en_renfort(figurine=dict(renfort=True, champion=True)).outcome == "Interdit"
    assert cf.revenir_de_renfort_ici(distance=8, mene_au_contact=True).outcome == "Interdit"


def test_ac04(cf):
    """Un mage Aguerri, POU 5, difficulté 11 : 1/3 indemne, 5/18 en légère ; on ne contre pas un orque."""
    assert cf.test_d_incantation(magicien=dict(pou=5, aguerri=True), difficulte=11).odds["Réussi"] == F(1, 3)
    assert cf.test_d_incantation(magicien=dict(pou=5, aguerri=True, blessure_legere=True), difficulte=11).odds["Réussi"] == F(5, 18)
    assert cf.contrer(magicien_magicien_orque=True).outcome == "Interdit"


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


def test_ac07(cf):
    """Un guerrier de l'aube, 6 au thorax : son épée-hache tue net ; en déroute, elle laisse une critique."""
    axe = dict(force=5, epee_hache=True)
    assert cf.blessures_subies(attaquant=axe, cible_res=5, des=[[4, 6]]).outcome == "niveau 4"
    assert cf.blessures_subies(attaquant=dict(en_deroute=True, **axe), cible_res=5, des=[[4, 6]]).outcome == "niveau 3"


def test_ac08(cf):
    """Mon mage POU 6, au palier 1, vise au sol : POU 4 contre 8, une chance sur deux ; celui qu'il ne voit pas, non."""
    aloft = dict(pou=6, palier=1)
    assert cf.test_d_incantation(magicien=aloft, cible_palier=0, difficulte=8).odds["Réussi"] == F(1, 2)
    assert cf.cibler_avec_un_sortilege(magicien_palier=0, cible_hors_de_vue=True).outcome == "Interdit"


def test_ac09(cf):
    """Champion Adepte d'Achéron, Invocateur/-1 : il tient 4, dont 3 déjà ; un Élémentaire de 2, non, un pantin, oui ; Zélote Champion de Mid-Nor : 5."""
    adept = dict(rang_de_magicien="Adepte", champion_invocateur_d_office=True, invocateur_x=-1, puissance_controlee=3)
    assert cf.limite_de_controle(magicien=dict(rang_de_magicien="Adepte", champion_invocateur_d_office=True, invocateur_x=-1)).total == 4
    assert cf.invoquer(magicien=adept, figurine_taille="Grande").outcome == "Interdit"
    assert cf.invoquer(magicien=adept, figurine_taille="Petite").outcome == "Permis"
    assert cf.limite_de_controle(magicien=dict(rang_de_fidele="Zélote", champion_invocateur_d_office=True)).total == 5
    assert cf.limite_de_controle(magicien=dict(rang_de_fidele="Zélote")).total == 2


def test_ac10(cf):
    """Un Titan de RES 14, INI 3, pris dans un Fauchage/7 : jamais tué net ; Fauchage/8 : 1/108."""
    titan = dict(ini=3, res=14, est_un_titan=True)
    assert killed(cf.un_fauchage(attaquant_fauchage_x=7, cible=titan)) == 0
    assert killed(cf.un_fauchage(attaquant_fauchage_x=8, cible=titan)) == F(1, 108)


def test_ac11(cf):
    """Un fidèle de Merin pur, FOI 3, au contact, difficulté 8 : 1/3, 5/9 avec un point de lien ; d'un autre culte, 1/6 et 11/36."""
    merin = dict(foi_creation=1, foi_alteration=1, foi_destruction=1, au_contact_d_un_adversaire=True)
    assert cf.test_de_divination(fidele=dict(fidele_de_merin=True, **merin), difficulte=8).odds["Réussi"] == F(1, 3)
    assert cf.test_de_divination(fidele=dict(fidele_de_merin=True, renforcement=1, **merin), difficulte=8).odds["Réussi"] == F(5, 9)
    assert cf.test_de_divination(fidele=dict(renforcement=1, **merin), difficulte=8).odds["Réussi"] == F(11, 36)


def test_ac12(cf):
    """À trois, ma flèche épargne le Scorpion : de mon lion à 14 cm et de l'orque à 12, c'est l'orque qu'elle touche."""
    options = [dict(distance_au_tireur=14), dict(distance_au_tireur=12)]
    assert cf.touche_a_la_place_de_la_cible(options=options).outcome == "Option 2"
    assert cf.recevoir_le_projectile(autre_du_camp_de_la_cible=True).outcome == "Interdit"


def test_ac13(cf):
    """Enoch, POU 6, une gemme sur deux : la difficulté reste à 8, son POU tombe à 5 : 2/3, et 1/2 au contact ; l'effet garde FOR 6."""
    enoch = dict(pou=6, maitrise_des_arcanes=True, gemmes_par_les_arcanes=1)
    assert cf.test_d_incantation(magicien=enoch, difficulte=8).odds["Réussi"] == F(2, 3)
    assert cf.test_d_incantation(magicien=dict(au_contact_d_un_adversaire=True, **enoch), difficulte=8).odds["Réussi"] == F(1, 2)
    assert killed(cf.un_sortilege_qui_blesse(magicien=enoch, difficulte=8, force_de_l_effet=6, cible_res=14)) == F(2, 3) * F(1, 36)


def test_ac14(cf):
    """Un canon à vapeur FOR 8 pressé de deux dés : 9 ou plus, 10/36, donc FOR 17 ; un incident sur six explose ; en déroute, pas de pression."""
    odds = cf.de_de_pression(des_de_pression=2).odds
    assert odds["11"] + odds["12"] == F(3, 36)
    shot = dict(arme_force=8, attaquant_sous_pression=True, caracteristique_sous_pression="FOR d'une arme à distance")
    assert cf.force_du_tir(total_de_pression=9, **shot).total == 17
    assert cf.force_du_tir(total_de_pression=7, un_un_sous_pression=True, **shot).total == 8
    assert cf.jet_d_incident_de_pression().odds["Explosion"] == F(1, 6)
    assert cf.jet_de_pression(figurine_en_deroute=True).outcome == "Interdit"


def test_ac15(cf):
    """Le nexus m'a pris mon INI, épreuve ratée ou non : je ne me désengage plus, l'Éthéré non plus, et le faucheur me prend à coup sûr."""
    paid = dict(ini=9, caracteristique_sacrifiee="INI")
    assert cf.test_de_desengagement(figurine=paid, adversaires_au_contact=1).odds["Reste aux prises"] == 1
    assert cf.test_de_desengagement(figurine=dict(ethere=True, **paid), adversaires_au_contact=1).odds["Reste aux prises"] == 1
    assert killed(cf.un_fauchage(attaquant_fauchage_x=5, cible=dict(res=15, **paid))) == F(1, 36)
    assert cf.initiative_du_combat(figurine=paid, adversaire_ini=2).odds["Perdue"] == 1


def test_ac16(cf):
    """Son mage vient de mourir : l'Élémentaire tient jusqu'à la fin du tour ; apparu à l'activation, il n'agit qu'au combat ; le Familier suit son mage."""
    assert "retiré du jeu à la fin du tour" in str(cf.lien_rompu(figurine_invoque_par_un_elimine=True))
    assert "retiré du jeu à la fin du tour" in str(cf.lien_rompu(figurine_familier_d_un_magicien_elimine=True))
    assert cf.agir_apres_l_invocation(figurine_apparu_pendant_l_activation=True, en_phase_d_activation=True).outcome == "Interdit"
    assert cf.agir_apres_l_invocation(figurine_apparu_pendant_l_activation=True, hors_de_la_phase_d_activation=True).outcome == "Permis"
    assert cf.agir_apres_l_invocation(figurine_apparu_pendant_l_activation=True, pendant_la_phase_de_combat=True).outcome == "Permis"


def test_ac17(cf):
    """Deux archers tirent en chargeant ; le premier tue : le second perd son tir, tous deux redirigent, sans second tir."""
    assert cf.tirer(attaquant_tir_en_assaut=True, cible_elimine=True).outcome == "Interdit"
    assert cf.rediriger_son_assaut(cible_derobee=True).outcome == "Permis"
    assert cf.nombre_de_tirs(attaquant=dict(tir_en_assaut=True, tir_supplementaire_x=2)).total == 1


def test_ac18(cf):
    """Il se réoriente au début de la phase par sa compétence : ce n'est pas bouger, son tir se lit une ligne plus bas ; en déroute ou au contact, non."""
    assert cf.se_reorienter_en_debut_de_phase(figurine_reorientation=True).outcome == "Permis"
    assert cf.se_reorienter_en_debut_de_phase(figurine=dict(reorientation=True, en_deroute=True)).outcome == "Interdit"
    assert cf.se_reorienter_en_debut_de_phase(figurine=dict(reorientation=True, au_contact_d_un_adversaire=True)).outcome == "Interdit"
    shot = dict(plus_grand_de=4, arme_force=5, cible=dict(res=5, touche_par_un_tir=True))
    assert cf.ligne_des_blessures(**shot).total == 6
    assert cf.ligne_des_blessures(attaquant_s_est_deplace=True, **shot).total == 4


def test_ac19(cf):
    """Un mercenaire keltois chez les Sessairs est des leurs : croyant de leur fidèle, pas Allié, bon pour le jet de Tactique."""
    kelt = dict(mercenaire=True, keltois_chez_les_drunes_ou_les_sessairs=True)
    assert cf.compter_parmi_les_croyants(fidele_orthodoxe=True, figurine=kelt).outcome == "Permis"
    assert cf.compter_parmi_les_croyants(fidele_orthodoxe=True, figurine_mercenaire=True).outcome == "Interdit"
    assert cf.recruter_comme_allie(figurine=kelt).outcome == "Interdit"
    assert cf.etre_designe_pour_le_jet_de_tactique(figurine=kelt).outcome == "Permis"


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


def test_ac22(cf):
    """Un Titan à l'épée-hache balaie, puis frappe : le critique du Balayage reste critique ; celui du coup tue net."""
    sweep = dict(attaquant=dict(balayage=True, force_de_la_carte=10, epee_hache=True), cible=dict(defense=4, res=5))
    assert cf.un_balayage(des=[[1], [4, 6]], **sweep).odds is None
    assert "niveau 3" in str(cf.un_balayage(des=[[1], [4, 6]], **sweep))
    assert cf.blessures_subies(attaquant=dict(force=5, epee_hache=True), cible_res=5, des=[[4, 6]]).outcome == "niveau 4"


def test_ac23(cf):
    """L'archer à l'Arme sacrée/Combat fait un double 2 : la table ; Arme sacrée/Tir : tué net, sauf sur un Inaltérable, en litige."""
    shot = dict(arme_force=1, des=[2, 2])
    hit = dict(res=15, touche_par_un_tir=True)
    assert cf.jet_de_blessures(attaquant=dict(arme_sacree_x="Combat", s_est_deplace=True), cible=hit, **shot).outcome == "Sonné"
    assert cf.jet_de_blessures(attaquant=dict(arme_sacree_x="Tir", s_est_deplace=True), cible=hit, **shot).outcome == "Tué net"
    verdict = cf.jet_de_blessures(attaquant=dict(arme_sacree_x="Tir", s_est_deplace=True), cible=dict(inalterable=True, **hit), **shot)
    assert verdict.outcome == "Sonné"
    assert "CF-3404" in verdict.disputes


def test_ac24(cf):
    """Un éclair de FOR 4 sur RES 12 : POU 6 contre 8, un POU 5 contre, la cible Insensible/4 : 115/216 de passer, la moitié d'être subi, 1/36 de tuer."""
    bolt = dict(difficulte=8, force_de_l_effet=4)
    assert killed(cf.un_sortilege_qui_blesse(magicien_pou=6, contre_magicien_pou=5, cible=dict(res=12, insensible_x=4), **bolt)) == F(115, 216) / 72
    assert killed(cf.un_sortilege_qui_blesse(magicien=dict(pou=6, blessure_legere=True), cible_res=12, **bolt)) == F(2, 3) / 36
    assert cf.un_sortilege_qui_blesse(magicien_pou=6, effet_absorbe=True, cible_res=12, **bolt).outcome == "Sans effet"
    assert cf.un_sortilege_qui_blesse(magicien=dict(pou=6, a_charge=True), cible_res=12, **bolt).outcome == "Interdit"


def test_ac25(cf):
    """Un châtiment de FOR 4 sur RES 12 : FOI 4 censurée d'un point, un point de lien, difficulté 8 : 5/9, puis 1/36."""
    priest = dict(foi_creation=2, foi_alteration=1, foi_destruction=1, renforcement=1)
    smite = dict(difficulte=8, force_de_l_effet=4, cible_res=12)
    assert killed(cf.un_miracle_qui_blesse(fidele=priest, censeur_points_de_censure=1, **smite)) == F(5, 9) / 36
    assert killed(cf.un_miracle_qui_blesse(fidele=dict(blessure_grave=True, **priest), **smite)) == F(11, 36) / 36
    assert cf.test_de_divination(fidele=priest, difficulte=8, effet_prodige=True).outcome == "Sans effet"


def test_ac26(cf):
    """Rien qu'un coup ou un tir sur l'engin Inaltérable : ni éclair, ni nexus, ni impact, ni Balayage, ni piège ; un rocher, si."""
    engine = dict(res=6, inalterable=True)
    assert cf.blessures_subies(force_de_l_effet=8, cible=engine).outcome == "Sans effet"
    assert cf.un_impact(attaquant=dict(impact_x=4, distance_du_deplacement=5), cible=engine).outcome == "Sans effet"
    assert cf.blessures_subies(attaquant_force_de_la_carte=9, cible=dict(balayage_non_evite=True, **engine)).outcome == "Sans effet"
    assert cf.blessures_subies(attaquant_explosion_d_un_piege=True, cible=engine).outcome == "Sans effet"
    assert cf.blessures_subies(cible=dict(touche_par_un_rocher=True, **engine), des=[[4, 6]]).outcome == "niveau 3"


def test_ac27(cf):
    """Sur une porte de RES 11 : un coup Féroce qui la sonne ôte 1 PS, un double d'Arme sacrée n'en ôte pas plus ; un éclair, rien."""
    door = dict(res=11, points_de_structure=6)
    assert cf.degats_d_un_decor(attaquant=dict(force=4, feroce=True), decor=door, des=[[2, 4]]).outcome == "PS 5"
    assert cf.degats_d_un_decor(attaquant=dict(force=4), decor=door, des=[[2, 4]]).outcome == "PS 6"
    assert cf.degats_d_un_decor(attaquant=dict(force=1, arme_sacree_x="Combat"), decor=dict(res=15, points_de_structure=6), des=[[2, 2]]).outcome == "PS 6"
    assert cf.degats_d_un_decor(force_de_l_effet=12, decor=door).outcome == "Interdit"


def test_ac28(cf):
    """Trois dés dans la chaudière : 91/216 d'incident, 91/1296 d'explosion ; elle éteinte ou lui en déroute, pas de jet."""
    odds = cf.un_jet_de_pression(des_de_pression=3).odds
    assert odds["un des dés du jet de pression est un 1"] == F(91, 216)
    assert odds["la figurine subit l'explosion de sa chaudière"] == F(91, 1296)
    assert cf.un_jet_de_pression(figurine_chaudiere_hors_d_usage=True).outcome == "Interdit"
    assert cf.un_jet_de_pression(figurine_en_deroute=True).outcome == "Interdit"


def test_ac29(cf):
    """Mon mage a laissé son POU au menhir : il ne lance ni ne contre plus, et ne regagne que celles de Récupération/2 ; sa FOR : il frappe à 0."""
    drained = dict(pou=6, caracteristique_sacrifiee="POU")
    assert cf.un_sortilege_qui_blesse(magicien=drained, difficulte=5, force_de_l_effet=6, cible_res=6).odds["niveau 0"] == 1
    assert cf.test_de_contre(contre_magicien=drained, difficulte=5).odds["Raté"] == 1
    assert cf.une_recuperation_de_mana(magicien=dict(rang_de_magicien="Maître", **drained), des=[[4]]).total == 0
    assert cf.gemmes_regagnees(magicien=dict(resultat_de_recuperation=10, rang_de_magicien="Maître", recuperation_x=2, **drained)).total == 2
    assert cf.force_du_jet_de_blessures(attaquant=dict(force=8, caracteristique_sacrifiee="FOR")).total == 0


def test_ac30(cf):
    """Poison : une légère que l'Éthéré ignore ne l'empoisonne pas, une grave, si ; un fauchage n'empoisonne personne."""
    venom = dict(toxique_x=2, attaque_toxique=True)
    assert cf.blessures_subies(attaquant=dict(force=3, **venom), cible=dict(res=5, ethere=True), des=[[3, 5]]).outcome == "niveau 0"
    assert cf.blessures_subies(attaquant=dict(force=5, **venom), cible=dict(res=6, ethere=True), des=[[4, 6], [2]]).outcome == "niveau 2"
    assert cf.un_fauchage(attaquant=dict(fauchage_x=3, **venom), cible=dict(ini=3, res=5), des=[[1], [3, 5]]).outcome == "niveau 1"


def test_ac31(cf):
    """Du char, mon mage ne voit pas le menhir et ne l'active pas ; un ours neutre ne fait ni jet de Tactique, ni usage de mon chef."""
    near = dict(repond_a_l_allegeance=True, voit_le_nexus=True)
    assert cf.tenter_d_activer_le_nexus(figurine=near).outcome == "Permis"
    assert cf.tenter_d_activer_le_nexus(figurine=dict(a_bord=True, **near)).outcome == "Interdit"
    assert cf.etre_designe_pour_le_jet_de_tactique(figurine_neutre=True).outcome == "Interdit"
    assert cf.profiter_du_commandement(figurine_neutre=True).outcome == "Interdit"


def test_ac32(cf):
    """Champion Guerrier-mage, paré d'un point : sa Contre-attaque n'est pas double, en litige ; le char boosté brûle ses passagers à la RES de sa carte."""
    champion = dict(champion=True, guerrier_mage=True)
    verdict = cf.des_gagnes_par_la_parade(cible=champion, attaque_paree=True, marge_de_la_parade=1)
    assert verdict.total == 0
    assert "CF-3406" in verdict.disputes
    verdict = cf.force_de_la_destruction(figurine=dict(res=9, modificateur_de_res=2))
    assert verdict.total == 9
    assert "CF-3405" in verdict.disputes
