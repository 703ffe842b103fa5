"""Situations of Warmachine by a third adversary, around places drawn at random: what a weapon out of order still does, locks, throws, riders, names said at a table."""

from fractions import Fraction as F

import pytest
from arbitre.errors import SituationError


def test_s01(wm):
    """Il charge, arrive au contact et veut finir d'un coup de tête ; à pied, avec 1 point ; sans point ; la tête tenue."""
    assert wm.coup_de_tete(attaque_de_charge=True, points_disponibles=2).outcome == "Interdit"
    assert wm.coup_de_tete(points_disponibles=1).outcome == "Permis"
    assert wm.coup_de_tete(points_disponibles=0).outcome == wm.coup_de_tete(attaquant_tete_verrouillee=True).outcome == "Interdit"


def test_s02(wm):
    """La pique atteint à 1,5 pouce, pas la poussée ; à un demi-pouce juste, oui ; le slam qui finit à 1,5 pouce échoue."""
    assert wm.poussee(distance=1.5, arme_allonge=True).outcome == "Interdit"
    assert wm.poussee(distance=0.5, arme_allonge=True).outcome == "Permis"
    assert wm.fin_du_mouvement_de_slam(distance=1.5).gives == ("slam échoué, fin de l'activation",)


def test_s04(wm, both):
    """FOR 9 tenu par FOR 11 : une chance sur six de se libérer, ou 155 sur 648 à deux dés ; à égalité le verrou tient."""
    grip = wm.rompre_un_verrou(figurine_force=9, autre_force=11)
    assert grip.odds["Verrou rompu"] == F(1, 6) and "155/648" in both(grip, "WM-930")["B"]
    assert wm.rompre_un_verrou(figurine_force=9, autre_force=11, des=[6], des_adverses=[4]).outcome == "Verrou maintenu"


def test_s05(wm):
    """Le coup de tête ne tire rien de la hache Maître d'armes : 18 contre ARM 18, rien, mais au tapis."""
    blow = wm.degats_de_prise_speciale(force=11, arm=18, des=[4, 3], arme_maitre_d_armes=True)
    assert (blow.outcome, blow.total) == ("Dégâts 0", 18)
    assert "au tapis" in wm.coup_de_tete_reussi().gives


def test_s07(wm, both):
    """Trois pouces d'élan contre un plus gros : -2, demi-distance ; à 2,9 il ne part pas, et le mur n'y ajoute rien."""
    bases = dict(attaquant_socle="moyen", cible_socle="grand")
    assert wm.attaque_de_slam(acc=6, defense=13, **bases, distance_parcourue=3, des=[5, 4]).outcome == "Touche"
    assert wm.attaque_de_slam(acc=6, defense=13, **bases, distance_parcourue=3, des=[4, 4]).outcome == "Raté"
    short = wm.attaque_de_slam(acc=6, defense=13, **bases, distance_parcourue=2.9, des=[4, 4])
    assert short.outcome == "Raté" and both(short, "WM-936")["B"].startswith("Touche")
    assert wm.distance_de_slam(de_de_slam=5, **bases).total == F(5, 2)
    assert wm.degats_de_slam(force=11, arm=18, distance_parcourue=2.9, heurte_une_obstruction=True).odds["Dégâts 0"] == F(7, 12)


def test_s07_to_the_end(wm):
    """Le même slam entre socles moyens, contre le mur, cinq cases à prendre : 7/12, puis 12 ou plus à trois dés."""
    slam = wm.slam_jusqu_aux_degats(
        acc=6, defense=13, force=11, cible_arm=18, distance_parcourue=3, heurte_une_obstruction=True, cible_cases_de_degats_restantes=5, de_de_slam=4,
        attaquant_socle="moyen", cible_socle="moyen",
    )
    assert slam.odds["la cible est hors de combat"] == F(7, 32)


def test_s09(wm):
    """Un grand socle jette un petit à 6 pouces, qui dévie de 3 au plus ; un moyen à 5, de 2,5."""
    assert wm.distance_de_projection(force=10, attaquant_socle="grand", cible_socle="petit").total == 6
    far = wm.deviation_d_une_projection(force=10, attaquant_socle="grand", cible_socle="petit", des=[2, 6])
    near = wm.deviation_d_une_projection(force=10, attaquant_socle="grand", cible_socle="moyen", des=[2, 6])
    assert "3 pouces, direction 2" in far.text and "2,5 pouces, direction 2" in near.text


def test_s11(wm, both):
    """Jeté par-dessus un muret, contre un rocher, contre un plus gros."""
    wall = wm.degats_de_projection(force=9, arm=15, heurte_un_obstacle=True)
    assert wall.odds["Dégâts 0"] == F(5, 12) and "49/54" in both(wall, "WM-939")["B"]
    assert wm.degats_de_projection(force=9, arm=15, heurte_une_obstruction=True).odds["Dégâts 0"] == F(5, 54)
    big = wm.figurine_heurtee_par_une_projection(cible_socle="moyen", heurtee_socle="grand")
    assert "jet de dégâts collatéraux" not in big.gives and "jet de dégâts collatéraux" in both(big, "WM-938")["B"]


def test_s14(wm):
    """FOR 8 contre 12 : une chance sur deux à deux mains, une sur douze d'une seule ; un gantelet mort, plus qu'une."""
    assert wm.jet_de_projection_a_deux_mains(attaquant_force=8, cible_force=12).odds["Projetée"] == F(1, 2)
    assert wm.jet_de_projection(attaquant_force=8, cible_force=12).odds["Projetée"] == F(1, 12)
    assert wm.projection_a_deux_mains(gantelets_disponibles=1).outcome == "Interdit"
    assert wm.projection(gantelets_disponibles=1).outcome == "Permis"


def test_s20(wm):
    """L'obus sur un but à 11 pouces, POR 10 ; puis à 5."""
    miss = wm.attaque_a_distance(atd=5, defense=13, por=10, distance=11, attaque_a_aire_d_effet=True)
    assert miss.outcome == "Raté" and "point en limite de portée" in wm.depart_de_la_deviation(distance=11, por=10).gives
    assert "5 pouces, direction 3" in wm.deviation(distance=11, por=10, des=[3, 6]).text
    assert "2,5 pouces, direction 3" in wm.deviation(distance=5, por=10, des=[3, 4]).text


def test_s23(wm, chance):
    """Le souffle traverse couvert, fumée, Furtivité et mêlée ; la hauteur reste, le dos aussi."""
    spray = dict(atd=5, defense=12, attaque_de_souffle=True)
    hidden = dict(cible_a_couvert=True, cible_dissimulee=True, cible_furtivite=True, distance=8, cible_en_corps_a_corps=True)
    assert chance(wm.attaque_a_distance(**spray, **hidden)) == F(7, 12)
    assert chance(wm.attaque_a_distance(**spray, cible_a_couvert=True, cible_surelevee=True)) == F(5, 18)
    back = wm.attaque_a_distance(atd=5, defense=12, cible_plus_haute=True, denivele=2, depuis_l_arc_arriere=True)
    assert chance(back) == F(7, 12) and any("5/18" in a.text for a in back.answers)


def test_s30(wm, chance, both):
    """Le bras mort n'a qu'un dé : un 6 seul ne touche pas d'office ; boosté, 7/12 ; Maître d'armes et charge rendent les leurs."""
    dead = dict(acc=6, arme_systeme_desactive=True)
    lone = wm.attaque_de_corps_a_corps(**dead, defense=13)
    assert chance(lone) == 0 and "1/6" in both(lone, "WM-8702")["B"]
    assert chance(wm.attaque_de_corps_a_corps(**dead, defense=12)) == F(1, 6)
    assert chance(wm.attaque_de_corps_a_corps(**dead, defense=13, jet_booste=True)) == F(7, 12)
    assert chance(wm.attaque_de_corps_a_corps(**dead, defense=13, frappe_gratuite_en_cours=True)) == F(1, 3)
    axe = dict(p_plus_f=15, arm=20, arme_systeme_desactive=True, arme_maitre_d_armes=True)
    assert wm.degats_de_corps_a_corps(**axe).odds["Dégâts 0"] == F(5, 18)
    assert wm.degats_de_corps_a_corps(**axe, attaque_de_charge=True, distance_parcourue=5).odds["Dégâts 0"] == F(5, 108)


def test_s32(wm):
    """Le marshal qui a deux warjacks en réactive un troisième ; qui n'en a qu'un ; un warjack personnage."""
    assert wm.reactivation_par_un_marshal(warjacks_deja_controles=2).gives == ("warjack autonome",)
    assert wm.reactivation_par_un_marshal(warjacks_deja_controles=1).gives == ("contrôle du 'jack marshal",)
    assert wm.reactivation_par_un_marshal(warjacks_deja_controles=1, figurine_warjack_personnage=True).gives == ("warjack autonome",)


def test_s33(wm):
    """Le cavalier touche un homme après 3 pouces, après 2,9, ou pour la seconde fois."""
    rider = dict(attaquant_figurine_de_cavalerie=True, contact_pendant_la_charge=True)
    assert wm.faire_des_attaques_d_impact(**rider, distance_avant_contact=3).outcome == "Permis"
    assert wm.faire_des_attaques_d_impact(**rider, distance_avant_contact=2.9).outcome == "Interdit"
    assert wm.faire_des_attaques_d_impact(**rider, distance_avant_contact=5, attaquant_impact_deja_fait=True).outcome == "Interdit"
    assert wm.poursuivre_sa_charge(**rider, distance_avant_contact=3).outcome == "Permis"
    assert wm.poursuivre_sa_charge(**rider, distance_avant_contact=2.9).outcome == "Interdit"


def test_s54(wm, chance):
    """À terre dans la mêlée, sur la butte, derrière les caisses et dans la fumée : DEF 11, sans -4."""
    shot = dict(atd=4, defense=15, cible_au_tapis=True, cible_a_couvert=True, cible_dissimulee=True, cible_surelevee=True)
    assert chance(wm.attaque_a_distance(**shot, cible_en_corps_a_corps=True)) == F(7, 12)


def test_s58(wm):
    """La bête liée, Seuil 8, trois furies ; sans lien ; le jack lié reçoit quatre points, pas cinq."""
    assert wm.test_de_seuil(seu=8, points_de_furie=3, figurine_lie=True).odds["frénésie"] == F(5, 12)
    assert wm.test_de_seuil(seu=8, points_de_furie=3).odds["frénésie"] == F(13, 18)
    assert wm.allouer_du_focus(focus_alloue=4, figurine_lie=True).outcome == "Permis"
    assert wm.allouer_du_focus(focus_alloue=5, figurine_lie=True).outcome == "Interdit"


def test_s59(wm):
    """CMD 8 : l'étendard en formation fait relancer ; un homme égaré teste à 6."""
    assert wm.test_provoquant_la_fuite(cmd=8, porte_etendard_en_formation=True).odds["Réussi"] == F(299, 324)
    assert wm.test_provoquant_la_fuite(cmd=8, figurine_hors_de_formation=True).odds["Réussi"] == F(5, 12)


def test_s60(wm, chance):
    """Trois cavaliers frappent ensemble, tous au bout de leur charge ; puis l'un d'eux n'a pas chargé."""
    three = dict(acc=6, defense=15, attaque_combinee=True, participants=3, attaque_de_charge=True, distance_parcourue=5, attaquant_figurine_de_cavalerie=True)
    assert chance(wm.attaque_de_corps_a_corps(**three)) == F(11, 12)
    assert chance(wm.attaque_de_corps_a_corps(**three, participant_sans_charge=True)) == F(13, 18)


def test_s61(wm):
    """Une porte de bois d'un pouce dans 19 pouces de pierre ; le bâtiment à un étage s'effondre ; la balle de PUI 13 n'y fait rien."""
    assert "97,5" in wm.capacite_de_degats_d_une_structure(materiaux=[["bois", 1], ["pierre", 19]], structure_porteuse=True).text
    assert wm.puissance_d_effondrement(arm=18, etages=1).total == 36
    assert wm.endommager_une_structure(pui=13, type_d_attaque="à distance").outcome == "Interdit"
    assert wm.endommager_une_structure(pui=14, type_d_attaque="à distance").outcome == "Permis"


def test_s75(wm, chance):
    """L'Âme morte : un dé, plus de prise ; le Corps mort : un dé aux dégâts du slam ; l'Esprit mort : ni charge, ni course."""
    assert wm.slam(attaquant_ame_desactivee=True).outcome == wm.coup_de_tete(attaquant_ame_desactivee=True).outcome == "Interdit"
    assert chance(wm.attaque_de_corps_a_corps(acc=6, defense=11, attaquant_ame_desactivee=True)) == F(1, 3)
    assert wm.degats_de_slam(force=10, arm=14, attaquant_corps_desactive=True).odds["Dégâts 0"] == F(2, 3)
    assert wm.charger(attaquant_esprit_desactive=True).outcome == wm.courir(figurine_esprit_desactive=True).outcome == "Interdit"


NAMES = {
    "attaque_de_corps_a_corps(acc=6, defense=13, arme_desactivee=True)": "systeme_desactive",
    "attaques_de_pietinement(figurines_traversees=3)": "petits_socles_traverses",
    "reagir_a_une_attaque(cible_d_une_projection=True)": "projetee_sur_une_figurine",
    "degats_de_slam(force=5, pui=14, arm=18, slam_par_un_sort=True)": "source_a_pui_propre",
    "tracer_une_ligne_de_vue(epaisseur_de_foret=3, cible_en_foret=True)": "foret_traversee",
    "gagner_un_marqueur(marqueurs_au_maximum=True)": "limite_de_marqueurs_atteinte",
    "contributeurs(participants=5, tireurs_hors_de_portee=1)": "participants_en_echec",
}


@pytest.mark.parametrize("question", NAMES)
def test_names_as_said(resolver, question):
    """Le nom qu'un joueur donne à la chose mène à celui que la question lit."""
    with pytest.raises(SituationError, match=NAMES[question]):
        resolver.ask("warmachine", question)
