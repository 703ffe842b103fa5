"""Situations of Warmachine whose questions stand in `prises-speciales-2-verrous.ttl`."""

from fractions import Fraction as F

import pytest


def test_x26(wm, chance, both):
    """Rompre le verrou d'un plus fort, à d6 ou à 2d6 ? Cortex mort, pas de seconde tentative."""
    roll = dict(figurine_force=11, autre_force=12)
    v = wm.rompre_un_verrou(**roll, des=[4], des_adverses=[3])
    assert v.outcome == "Verrou maintenu"
    assert "WM-930" in v.disputes
    b = wm.rompre_un_verrou(**roll, des=[4, 5], des_adverses=[3, 2], litiges={"WM-930": "B"})
    assert b.outcome == "Verrou rompu"
    assert chance(wm.rompre_un_verrou(**roll), "Verrou rompu") == F(5, 18)
    assert chance(wm.rompre_un_verrou(**roll, litiges={"WM-930": "B"}), "Verrou rompu") == F(145, 432)
    again = wm.tenter_de_rompre(
        figurine_arme_verrouillee=True, tentatives_obligatoires_faites=True, cortex_desactive=True, points_disponibles=2, est_un_warjack=True,
    )
    assert again.outcome == "Interdit"
    assert "verrou rompu" in wm.verrou_rompu_d_office(evenement_pendant_le_verrou="mise au tapis").gives


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
    assert chance(wm.attaque_de_corps_a_corps(**blow, attaquant=holder)) == F(30, 36)
    assert wm.attaque_de_corps_a_corps(**blow, attaquant=holder, arme_du_verrou=True).outcome == "Interdit"
    assert wm.attaque_de_corps_a_corps(**blow, attaquant_tete_verrouillee=True, arme_sur_la_tete=True).outcome == "Interdit"
    v = wm.rompre_un_verrou(force=11, autre=dict(force=12))
    assert chance(v, "Verrou rompu") == F(10, 36)
    assert "WM-930" in v.disputes


def test_s04(wm, both):
    """FOR 9 tenu par FOR 11 : une chance sur six de se libérer, ou 155 sur 648 à deux dés ; à égalité le verrou tient."""
    grip = wm.rompre_un_verrou(figurine_force=9, autre_force=11)
    assert grip.odds["Verrou rompu"] == F(1, 6) and "155/648" in both(grip, "WM-930")["B"]
    assert wm.rompre_un_verrou(figurine_force=9, autre_force=11, des=[6], des_adverses=[4]).outcome == "Verrou maintenu"


def readings(verdict, dispute):
    """What the other readings of a dispute answer."""
    return [answer for answer in verdict.answers if answer.dispute == dispute]


def test_ae14(wm, chance):
    """FOR 11 tenu par FOR 10 : 7/12, ou 721/1296 au livret. Le tenu se fige : le verrou tient ; le teneur se fige, ou l'un devient Intangible : rompu."""
    v = wm.rompre_un_verrou(figurine_force=11, autre_force=10)
    assert chance(v, "Verrou rompu") == F(7, 12) and "721/1296" in readings(v, "WM-930")[0].text
    held = {"défenseur stationnaire": "Aucune conséquence", "attaquant stationnaire": "Conséquences", "intangible": "Conséquences"}
    for event, outcome in held.items():
        assert wm.verrou_rompu_d_office(evenement_pendant_le_verrou=event).text.startswith(outcome)
    assert wm.relacher_un_verrou(figurine_maintenir_un_verrou=True).outcome == "Permis"
    assert wm.relacher_un_verrou(figurine_maintenir_un_verrou=True, figurine_hors_activation=True).outcome == "Interdit"


def test_ae29(wm):
    """L'arme sans localisation se verrouille seule ; celles du bras tenu s'arrêtent toutes, celles de la tête aussi."""
    assert wm.attaquer_avec_une_arme(arme_de_la_meme_localisation=True).outcome == "Interdit"
    assert wm.attaquer_avec_une_arme(arme_de_la_meme_localisation=True, localisation_tiret=True).outcome == "Permis"
    assert wm.attaquer_avec_une_arme(attaquant_tete_verrouillee=True, arme_sur_la_tete=True).outcome == "Interdit"
    assert wm.verrou(gantelets_disponibles=1, cible_au_tapis=True).outcome == "Interdit"
    assert wm.verrou(gantelets_disponibles=1, cible_stationnaire=True).outcome == "Permis"


def test_ag42(wm):
    """Mon hallebardier engage à 1,5 pouce, mais ne frappe pas de sa masse à cette distance ; sa frappe gratuite non plus ; de la hallebarde, si."""
    far = dict(attaquant_allonge=True, distance=1.5)
    assert wm.attaquer_avec_une_arme(**far, arme_allonge=False).outcome == "Interdit"
    assert wm.attaquer_avec_une_arme(**far, arme_allonge=True).outcome == wm.attaquer_avec_une_arme(**far).outcome == "Permis"
    strike = dict(acc=6, defense=13, frappe_gratuite_en_cours=True, **far)
    assert wm.attaque_de_corps_a_corps(**strike, arme_allonge=False).outcome == "Interdit"
    assert wm.zone_de_corps_a_corps(figurine_armes_a_allonge=1).total == 2


def test_am11(wm):
    """Tête verrouillée, deux Gantelets libres : ni projection à deux mains, ni coup de tête, ni arme de la tête ; le poing frappe."""
    assert wm.projection_a_deux_mains(gantelets_disponibles=2, attaquant_tete_verrouillee=True).outcome == "Interdit"
    assert wm.coup_de_tete(attaquant_tete_verrouillee=True).outcome == "Interdit"
    assert wm.attaquer_avec_une_arme(arme_sur_la_tete=True, attaquant_tete_verrouillee=True).outcome == "Interdit"
    assert wm.attaquer_avec_une_arme(arme_sur_la_tete=False, attaquant_tete_verrouillee=True).outcome == "Permis"


def test_x20_bis(wm, chance, both):
    """Tête prise : ni charge, ni slam, ni piétinement, ni coup de tête ; la hache, si ; à FOR égales 5/12, ou 575/1296 au livret."""
    for act in (wm.charger, wm.slam, wm.pietinement, wm.coup_de_tete):
        assert act(attaquant_tete_verrouillee=True).outcome == "Interdit"
    assert wm.attaquer_avec_une_arme(attaquant_tete_verrouillee=True).outcome == "Permis"
    assert wm.attaquer_avec_une_arme(attaquant_tete_verrouillee=True, arme_sur_la_tete=True).outcome == "Interdit"
    pull = wm.rompre_un_verrou(figurine_force=10, autre_force=10)
    assert chance(pull, "Verrou rompu") == F(5, 12) and "575/1296" in both(pull, "WM-930")["B"]


def test_y17(wm, both):
    """Bras du bouclier verrouillé : dégâts sans bouclier, rupture du verrou, puis l'arme libérée."""
    locked = dict(arm=17, cible_boucliers=1, cible_systeme_du_bouclier_hors_service=True)
    assert wm.degats_de_corps_a_corps(p_plus_f=16, **locked, des=[4, 3]).outcome == "Dégâts 6"
    strength = dict(figurine_force=11, autre_force=11)
    assert wm.rompre_un_verrou(**strength, des=[5], des_adverses=[2]).outcome == "Verrou rompu"
    assert wm.rompre_un_verrou(**strength, des=[5, 4], des_adverses=[2, 3], litiges={"WM-930": "B"}).outcome == "Verrou rompu"
    v = wm.attaquer_avec_une_arme(arme_liberee_dans_l_action=True, attaque_initiale=True)
    assert {v.outcome, both(v, "WM-932")["B"].split(" ")[0]} == {"Interdit", "Permis"}
    assert wm.attaquer_avec_une_arme(arme_liberee_dans_l_action=True).outcome == "Permis"


def test_y18(wm, both):
    """Verrou de tête d'un jack léger sur un plus gros : permis ? Et ce que peut encore le verrouillé."""
    v = wm.verrou(attaquant_socle="moyen", cible_socle="grand", gantelets_disponibles=1, points_disponibles=1)
    assert {v.outcome, both(v, "WM-931")["B"].split(" ")[0]} == {"Interdit", "Permis"}
    assert wm.coup_de_tete(attaquant_tete_verrouillee=True).outcome == "Interdit"
    assert wm.effectuer_une_attaque_speciale(attaquant_tete_verrouillee=True).outcome == "Interdit"
    assert wm.avancer(figurine_tete_verrouillee=True).outcome == "Interdit"
    assert wm.attaquer_avec_une_arme(attaquant_tete_verrouillee=True).outcome == "Permis"
    assert wm.attaquer_avec_une_arme(attaquant_tete_verrouillee=True, arme_sur_la_tete=True).outcome == "Interdit"


def test_ah03(wm, both):
    """Tenu par la tête, FOR 11 contre 12, deux focus : 3635/5832 ; à 2d6, une autre chance ; ni front ni slam en attendant."""
    story = dict(figurine_force=11, autre_force=12, figurine_points_de_focus=2, tentatives_supplementaires=2)
    free = "la figurine n'est plus sous le verrou"
    assert wm.rompre_un_verrou_en_insistant(**story).odds[free] == 1 - F(13, 18) ** 3
    assert wm.rompre_un_verrou_en_insistant(**story, litiges={"WM-930": "B"}).odds[free] == 1 - F(287, 432) ** 3
    held = dict(attaquant_tete_verrouillee=True, points_de_focus=1)
    assert [ask(**held).outcome for ask in (wm.coup_de_tete, wm.slam, wm.pietinement)] == ["Interdit"] * 3
    assert wm.verrou_rompu_d_office(evenement_pendant_le_verrou="défenseur stationnaire").gives == ()
    assert wm.verrou_rompu_d_office(evenement_pendant_le_verrou="attaquant stationnaire").gives == ("verrou rompu",)


def test_s03(wm):
    """Le bras qui tient lâche, celui qui tient se fige, celui qu'on tient se fige, l'un des deux tombe."""
    for event in ("système du verrou désactivé", "attaquant stationnaire", "mise au tapis"):
        assert wm.verrou_rompu_d_office(evenement_pendant_le_verrou=event).gives
    assert not wm.verrou_rompu_d_office(evenement_pendant_le_verrou="défenseur stationnaire").gives


def test_v_c06(wm):
    """Tête tenue : ni coup de tête, ni poussée, ni charge ; qui tient relâche à son activation ; le bras désactivé lâche."""
    for act in (wm.coup_de_tete, wm.poussee, wm.charger):
        assert act(attaquant_tete_verrouillee=True).outcome == "Interdit"
    assert wm.relacher_un_verrou(figurine_maintenir_un_verrou=True).outcome == "Permis"
    assert wm.relacher_un_verrou(figurine_maintenir_un_verrou=True, figurine_hors_activation=True).outcome == "Interdit"
    assert wm.verrou_rompu_d_office(evenement_pendant_le_verrou="système du verrou désactivé").gives
    assert not wm.verrou_rompu_d_office(evenement_pendant_le_verrou="défenseur stationnaire").gives


@pytest.mark.parametrize(
    "why", [dict(cible_est_un_colosse=True), dict(attaque_de_charge=True), dict(distance=1, allonge=True), dict(gantelets_disponibles=0)],
)
def test_ah04(wm, why):
    """Le verrou ne prend ni un Colosse, ni au terme d'une charge, ni à 1 pouce malgré l'Allonge, ni d'un Gantelet mort."""
    assert wm.verrou(**{"gantelets_disponibles": 1, "points_de_focus": 1, **why}).outcome == "Interdit"


def test_r10(wm, both):
    """Le bras verrouillé : l'essai imposé, puis un essai payé ; un dé chacun selon le chapitre Combat, deux selon le livret."""
    story = wm.rompre_un_verrou_en_insistant(figurine_force=11, autre_force=12, tentatives_supplementaires=1)
    assert story.odds["la figurine n'est plus sous le verrou"] == F(155, 324)
    assert "55,86 %" in both(story, "WM-930")["B"] or "104255/186624" in both(story, "WM-930")["B"]


def test_wn2_27(wm, chance):
    """Un jack FOR 12 verrouillé par FOR 11, un focus : 119 chances sur 144 de se libérer ; sans Cortex, 7 sur 12."""
    free, said = "la figurine n'est plus sous le verrou", dict(figurine_force=12, autre_force=11, tentatives_supplementaires=1)
    assert chance(wm.rompre_un_verrou_en_insistant(**said), free) == F(119, 144)
    assert chance(wm.rompre_un_verrou_en_insistant(**said, cortex_desactive=True), free) == F(7, 12)


def test_x53(wm, chance):
    """FOR égales : l'obligatoire 5/12, une payée 95/144 ; deux voulues avec un point n'en font qu'une."""
    pull, out = dict(figurine_force=10, autre_force=10), "la figurine n'est plus sous le verrou"
    assert chance(wm.rompre_un_verrou_en_insistant(**pull, tentatives_supplementaires=2, points_disponibles=1), out) == F(95, 144)
    assert chance(wm.rompre_un_verrou_en_insistant(**pull, tentatives_supplementaires=2, figurine_points_de_focus=0), out) == F(5, 12)
    assert chance(wm.rompre_un_verrou_en_insistant(**pull, tentatives_supplementaires=2), out) == F(1385, 1728)


def test_frozen_or_fled_nothing_is_tried(wm):
    """Figé, on ne se rallie pas et l'on ne tente pas de rompre un verrou ; en fuite, pas de tentative non plus."""
    assert wm.se_rallier(figurine_en_fuite=True, figurine_stationnaire=True).outcome == "Interdit"
    for state in ("stationnaire", "en_fuite"):
        assert wm.tenter_de_rompre(figurine_tete_verrouillee=True, **{f"figurine_{state}": True}).outcome == "Interdit"
        assert wm.rompre_un_verrou(figurine_force=12, autre_force=11, **{f"figurine_{state}": True}).outcome == "Interdit"
