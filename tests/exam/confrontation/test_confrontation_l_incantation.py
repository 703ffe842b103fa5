"""Situations of Confrontation of the chapter « Incantation » (Spellcasting)."""

from fractions import Fraction as F


def test_ac04(cf):
    """Un mage Aguerri, POU 5, difficulté 11 : 1/3 indemne, 5/18 en légère ; on ne contre pas un orque."""
    assert cf.test_d_incantation(magicien=dict(pou=5, aguerri=True), difficulte=11).odds["Réussi"] == F(1, 3)
    assert cf.test_d_incantation(magicien=dict(pou=5, aguerri=True, blessure_legere=True), difficulte=11).odds["Réussi"] == F(5, 18)
    assert cf.contrer(magicien_magicien_orque=True).outcome == "Interdit"


def killed(verdict):
    """The chance that the target is killed outright."""
    return verdict.odds.get("niveau 4", F(0))


def test_ac13(cf):
    """Enoch, POU 6, une gemme sur deux : la difficulté reste à 8, son POU tombe à 5 : 2/3, et 1/2 au contact ; l'effet garde FOR 6."""
    enoch = dict(pou=6, maitrise_des_arcanes=True, gemmes_par_les_arcanes=1)
    assert cf.test_d_incantation(magicien=enoch, difficulte=8).odds["Réussi"] == F(2, 3)
    assert cf.test_d_incantation(magicien=dict(au_contact_d_un_adversaire=True, **enoch), difficulte=8).odds["Réussi"] == F(1, 2)
    assert killed(cf.un_sortilege_qui_blesse(magicien=enoch, difficulte=8, force_de_l_effet=6, cible_res=14)) == F(2, 3) * F(1, 36)


def test_CONF_X45(cf, chance):
    """Un magicien pur au contact incante contre 9 avec une gemme de maîtrise ; un Guerrier-mage en Blessure grave tente un contre renforcé."""
    cast = cf.test_d_incantation(
        magicien_pou=5, magicien_est_un_magicien=True, magicien_adversaires_au_contact=1, effet_difficulte_indiquee=9, magicien_gemmes_de_maitrise=1
    )
    assert chance(cast, "Réussi") == F(5, 9)
    counter = dict(
        contre_magicien_pou=5, contre_magicien_est_un_magicien=True, contre_magicien_guerrier_mage=True, contre_magicien_blessure_grave=True,
        contre_magicien_adversaires_au_contact=1, contre_magicien_contre_renforce=True,
    )
    assert chance(cf.test_de_contre(**counter, difficulte=10), "Contré") == F(335, 1296)
    assert cf.cout_du_contre(contre_magicien_contre_renforce=True).total == 3


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


def test_ac16(cf):
    """Son mage vient de mourir : l'Élémentaire tient jusqu'à la fin du tour ; apparu à l'activation, il n'agit qu'au combat ; le Familier suit son mage."""
    assert "retiré du jeu à la fin du tour" in str(cf.lien_rompu(figurine_invoque_par_un_elimine=True))
    assert "retiré du jeu à la fin du tour" in str(cf.lien_rompu(figurine_familier_d_un_magicien_elimine=True))
    assert cf.agir_apres_l_invocation(figurine_apparu_pendant_l_activation=True, en_phase_d_activation=True).outcome == "Interdit"
    assert cf.agir_apres_l_invocation(figurine_apparu_pendant_l_activation=True, hors_de_la_phase_d_activation=True).outcome == "Permis"
    assert cf.agir_apres_l_invocation(figurine_apparu_pendant_l_activation=True, pendant_la_phase_de_combat=True).outcome == "Permis"


def test_ac24(cf):
    """Un éclair de FOR 4 sur RES 12 : POU 6 contre 8, un POU 5 contre, la cible Insensible/4 : 115/216 de passer, la moitié d'être subi, 1/36 de tuer."""
    bolt = dict(difficulte=8, force_de_l_effet=4)
    assert killed(cf.un_sortilege_qui_blesse(magicien_pou=6, contre_magicien_pou=5, cible=dict(res=12, insensible_x=4), **bolt)) == F(115, 216) / 72
    assert killed(cf.un_sortilege_qui_blesse(magicien=dict(pou=6, blessure_legere=True), cible_res=12, **bolt)) == F(2, 3) / 36
    assert cf.un_sortilege_qui_blesse(magicien_pou=6, effet_absorbe=True, cible_res=12, **bolt).outcome == "Sans effet"
    assert cf.un_sortilege_qui_blesse(magicien=dict(pou=6, a_charge=True), cible_res=12, **bolt).outcome == "Interdit"


def test_ad35(cf):
    """Une boule de feu, du seul Feu, sur un Élémentaire de Feu : il n'en subit rien, sauf s'il le veut ; de Feu et d'Air, il la subit."""
    fireball = dict(magicien=dict(pou=6), difficulte=8, force_de_l_effet=6)
    target = dict(res=6, elementaire_x="Feu")
    assert cf.un_sortilege_qui_blesse(cible=target, gemmes_du_seul_element=True, **fireball).odds["niveau 0"] == 1
    assert cf.un_sortilege_qui_blesse(cible=target, des=[[2], [4, 6]], **fireball).outcome == "niveau 3"
    willing = dict(subit_malgre_son_immunite=True, **target)
    assert cf.un_sortilege_qui_blesse(cible=willing, gemmes_du_seul_element=True, des=[[2], [4, 6]], **fireball).outcome == "niveau 3"
    assert cf.subir_un_effet(cible_immunite_element=True, gemmes_du_seul_element=True, nature_de_l_effet="sortilège").outcome == "Interdit"


def test_ac29(cf):
    """Mon mage a laissé son POU au menhir : il ne lance ni ne contre plus, et ne regagne que celles de Récupération/2 ; sa FOR : il frappe à 0."""
    drained = dict(pou=6, caracteristique_sacrifiee="POU")
    assert cf.un_sortilege_qui_blesse(magicien=drained, difficulte=5, force_de_l_effet=6, cible_res=6).odds["niveau 0"] == 1
    assert cf.test_de_contre(contre_magicien=drained, difficulte=5).odds["Raté"] == 1
    assert cf.une_recuperation_de_mana(magicien=dict(rang_de_magicien="Maître", **drained), des=[[4]]).total == 0
    assert cf.gemmes_regagnees(magicien=dict(resultat_de_recuperation=10, rang_de_magicien="Maître", recuperation_x=2, **drained)).total == 2
    assert cf.force_du_jet_de_blessures(attaquant=dict(force=8, caracteristique_sacrifiee="FOR")).total == 0


def test_CONF_X44(cf, both):
    """Absorber un sort de deux gemmes de Lumière, une gemme de Terre en plus pour la maîtrise : trois gemmes de Ténèbres y suffisent-elles ?"""
    cast = dict(magicien_sacrifice_de_lumiere=2, magicien_sacrifice_de_terre=1, magicien_gemmes_de_maitrise=1)
    owned = dict(contre_magicien_gemmes_de_tenebres=3, contre_magicien_gemmes_d_eau=2)
    verdict = cf.absorber_un_sortilege(**cast, **owned, contre_magicien_sacrifice_de_tenebres=3)
    assert verdict.outcome == "Permis"
    assert both(verdict, "CF-1977")["B"].startswith("Interdit")
    water = cf.absorber_un_sortilege(**cast, **owned, contre_magicien_sacrifice_de_tenebres=2, contre_magicien_sacrifice_d_eau=1)
    assert water.outcome == "Interdit"  # water answers fire alone
