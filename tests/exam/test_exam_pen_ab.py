"""The twelfth round of Warhammer 40,000 PEN: types of units, special rules, weapons and ground in composite situations, worked out from the text first."""

from __future__ import annotations

from fractions import Fraction as F
from types import SimpleNamespace

import pytest
from arbitre.errors import SituationError


@pytest.fixture(scope="session")
def pen(resolver) -> SimpleNamespace:
    """The questions of PEN by their names; a fact that the one asked could not read is refused."""
    return SimpleNamespace(**resolver.functions("pen:warhammer-40000-pen"))


def mean(verdict, name: str = "") -> F:
    """The mean of the outcomes that end with a number, of one kind where there are several."""
    kept = {key: share for key, share in verdict.odds.items() if key.lower().startswith(name)}
    return sum((int(key.rsplit(" ", 1)[1]) * share for key, share in kept.items()), F(0))


def test_ab01(pen, both):
    """Des nuées, guerriers éternels, dans les buissons, sous un lance-flammes lourd : 1 PV par blessure, ou aucun si la mortelle s'ignore en entier."""
    swarm = dict(est_un_essaim=True, guerrier_eternel=True, endurance=3, svg=6, points_de_vie=9, en_zone_de_couvert=True)
    v = pen.pv_otes_au_tir(tireurs=1, arme_de_tir="Lance-flammes lourd", ct=3, unites_sous_le_gabarit=3, cible=swarm, type_de_couvert="léger")
    assert mean(v) == F(25, 12)
    assert "0 en moyenne" in both(v, "PEN-1282")["B"]


def test_ab02(pen):
    """La lame empoisonnée d'un sergent F5 contre E4 : mieux que 4+, donc relancée ; puis 1/3 de perdre un PV, sans svg, au début de chaque tour."""
    foe = dict(cc=4, endurance=4, svg=4, points_de_vie=9)
    v = pen.pv_otes_au_corps_a_corps(attaquants=1, attaques=2, cc=4, force=5, unite_a_charge=True, arme_de_melee="arme de corps à corps", arme_empoisonnee=True, cible=foe)
    assert mean(v) == F(8, 9)
    assert pen.test_d_empoisonnement(endurance=4).odds["Raté"] == F(1, 3)
    assert pen.sauvegarde_invulnerable(cible_svg_invulnerable=3, blessure_de_poison=True).outcome == "Non sauvegardé"


def test_ab03(pen, both):
    """Un cavalier assommé par un marteau : 4,5 ps, 9 en mouvement rapide, initiative 1 ; sa distance de charge est en litige."""
    stunned = dict(cavalerie=True, assommee=True)
    assert pen.mouvement_normal_permis(unite=stunned).total == F(9, 2)
    assert pen.mouvement_rapide_permis(unite=stunned).total == 9
    assert pen.initiative_effective(initiative=5, unite_assommee=True).total == 1
    v = pen.distance_de_charge_permise(unite=stunned)
    assert v.total == 9 and both(v, "PEN-1269")["B"].startswith("4,5 ps")


def test_ab04(pen):
    """Hit & Run de motards d'initiative 4, 4, 5, 5 contre 4 : 21 cas sur 36 ; l'ennemi laissé là consolide, sans percée."""
    assert pen.valeur_majoritaire(valeurs=[4, 4, 5, 5]).total == 5
    assert pen.jet_de_hit_and_run(initiative=5, cible_initiative=4).odds["Désengagée"] == F(7, 12)
    assert pen.consolider().outcome == "Permis"
    assert pen.tenter_une_percee().outcome == "Interdit"


def test_ab05(pen):
    """Chargés par un monstre : le sergent (Cd 9) tient contre la terreur, la contre-attaque se teste au Cd majoritaire (8) ; verrouillés, jamais."""
    assert pen.commandement_de_l_escouade(valeurs=[8, 8, 8, 9]).total == 9
    assert pen.test_de_terreur(commandement=9).odds["Sans effet"] == F(30, 36)
    assert pen.valeur_majoritaire(valeurs=[8, 8, 8, 9]).total == 8
    assert pen.test_de_contre_attaque(commandement=8).odds["Contre-attaque"] == F(26, 36)
    assert pen.contre_attaquer(unite=dict(a_contre_attaque=True, verrouillee=True, chargee=True)).outcome == "Interdit"


def test_ab06(pen):
    """De nuit, à 10 ps, une bande furtive tapie dans l'ombre : deux Furtif font Dissimulé ; capteurs et vision nocturne n'ôtent pas la même chose."""
    shot = dict(ct=4, arme_de_tir="Bolter", distance=10, combat_de_nuit=True, cible_tapie_dans_l_ombre=True, cible_furtive=True)
    assert pen.jet_pour_toucher_au_tir(**shot).odds["Touché"] == F(1, 2)
    assert pen.jet_pour_toucher_au_tir(**shot, unite_a_capteurs=True).odds["Touché"] == F(5, 6)
    assert pen.jet_pour_toucher_au_tir(**shot, unite_a_vision_nocturne=True).odds["Touché"] == F(2, 3)


def test_ab07(pen):
    """Des terminators lents et méthodiques en plaine : on demande le sol ; 4 ps, 6 en mouvement rapide, charge à 4 ps, arme lourde sans jugé, pas de percée."""
    slow = dict(infanterie=True, lente_et_methodique=True)
    with pytest.raises(SituationError, match="unite_ps_en_terrain_neutre"):
        pen.mouvement_normal_permis(unite=slow)
    assert pen.mouvement_normal_permis(unite=slow | dict(ps_en_terrain_neutre=6)).total == 4
    assert pen.mouvement_rapide_permis(unite=slow | dict(ps_en_terrain_neutre=9)).total == 6
    assert pen.charger(unite=slow, distance=4).outcome == "Permis"
    assert pen.charger(unite=slow, distance=6).outcome == "Interdit"
    assert pen.ct_du_tir(ct=4, arme_de_tir="Bolter lourd", distance=30, unite=dict(lente_et_methodique=True, a_bouge=True)).total == 4
    assert "pa4" in str(pen.test_de_terrain_dangereux(unite=dict(lente_et_methodique=True, ps_en_terrain_neutre=6), des=[1]))
    assert pen.tenter_une_percee(cible_en_retraite=True, unite_lente_et_methodique=True).outcome == "Interdit"


def test_ab08(pen):
    """Se téléporter à 18 ps en vue ne dévie pas ; à 30, un dé ; à 40, deux ; deux aussi sans voir l'arrivée ; et l'on ne charge pas ensuite."""
    for yards, dice in ((18, 0), (30, 1), (36, 1), (40, 2)):
        assert pen.des_de_deviation_de_teleportation(distance_de_teleportation=yards).total == dice
    assert pen.des_de_deviation_de_teleportation(distance_de_teleportation=10, destination_hors_de_vue=True).total == 2
    assert pen.charger(unite_deployee_en_frappe_en_profondeur=True).outcome == "Interdit"


def test_ab09(pen):
    """Un sniper immobile à 20 ps d'un transport : CT 6 ; contre un flanc de 11, le 6 ajoute 1D3 (superficiel sur 1) ; contre l'arrière, 10, toujours lourd."""
    shot = dict(tireurs=1, arme_de_tir="Fusil sniper", ct=4, unite_immobile=True, distance=20, cible_transport=True)
    v = pen.degats_au_tir(**shot, blindage=11)
    assert (mean(v, "dégâts lourds"), mean(v, "dégâts superficiels")) == (F(35, 324), F(35, 648))
    v = pen.degats_au_tir(**shot, blindage=10)
    assert (mean(v, "dégâts lourds"), mean(v, "dégâts superficiels")) == (F(35, 216), 0)


def test_ab10(pen):
    """Un obus IEM d'artillerie, sans force, sur un transport ouvert : le meilleur de deux dés ; superficiel, un 5 endommage les armes, ouvert ou non."""
    v = pen.penetration_de_blindage(arme=dict(d_artillerie=True, iem=True, sans_force=True), blindage=10)
    assert (v.odds["dégât lourd"], v.odds["dégât superficiel"]) == (F(11, 36), F(24, 36))
    v = pen.degat_sur_la_table(zone_touchee="armement", degat_superficiel=True, arme_iem=True, cible_ouvert=True, des=[5])
    assert v.outcome == "armes endommagées"


def test_ab11(pen):
    """Une arme lance à melta, à 13 ps sur 24, d'un chasseur de blindés contre un bunker : 14 compte 12, un seul dé, +1."""
    v = pen.penetration_de_blindage(
        force=8, arme_a_lance=True, arme_melta=True, portee=24, distance=13, unite_chasseuse_de_blindes=True,
        cible_batiment=True, reference_du_batiment="fortification ou bunker",
    )
    assert (v.odds["dégât lourd"], v.odds["dégât superficiel"]) == (F(1, 2), F(1, 6))


def test_ab12(pen):
    """De nuit, des éclaireurs furtifs éclairés à 30 ps : le palier doublé rend Furtif, ce qu'ils sont déjà ; Dissimulé, donc CT 2."""
    v = pen.jet_pour_toucher_au_tir(ct=4, arme_de_tir="Canon laser", distance=30, combat_de_nuit=True, cible_eclairee=True, cible_furtive=True)
    assert v.odds["Touché"] == F(1, 3)


def test_ab13(pen):
    """Une barque antigrav ouverte survole des gardes avec six guerriers à bord : deux frappent, d'une attaque ; puis on ne charge plus."""
    barge = dict(antigrav=True, ouvert=True, transport=True, a_attaque_au_passage=True)
    assert pen.attaque_au_passage_depuis_un_transport(unite=barge).total == 2
    v = pen.combat(
        attaquants=2, attaques=1, cc=4, force=4, arme_de_melee="arme de corps à corps", touche_d_attaque_au_passage=True,
        cible=dict(cc=3, endurance=3, svg=5),
    )
    assert mean(v) == F(20, 27)
    assert pen.charger(unite_a_fait_une_attaque_au_passage=True).outcome == "Interdit"


def test_ab14(pen):
    """Un véhicule volant qui a largué sa bombe ne sort pas du plateau ; sorti sans attaquer, il revient sans dé, comme la page le dit d'elle-même."""
    assert pen.sortir_du_plateau(vehicule_volant=True, arme_bombe_aerienne=True, arme_a_tire_ce_tour=True).outcome == "Interdit"
    assert pen.sortir_du_plateau(vehicule_volant=True).outcome == "Permis"
    assert "sans jet" in str(pen.retour_sur_le_plateau())


def test_ab15(pen):
    """Descendus parmi des ennemis collés aux portes : initiative 1 à l'assaut suivant, Charge furieuse ou non ; l'ennemi n'a pas son +1."""
    squeezed = dict(genee_par_des_ennemis=True, a_charge_furieuse=True)
    assert pen.initiative_effective(initiative=5, unite=squeezed, choix_de_charge_furieuse="initiative").total == 1
    assert pen.attaques_portees(attaques=2, cible_genee_par_des_ennemis=True, unite_a_charge=True).total == 2


def test_ab16(pen):
    """Un Dreadnought F6 en charge furieuse contre un marcheur de blindage 13 : F10, trois coups à 4+, superficiel sur 3, lourd au-delà."""
    v = pen.attaques_sur_un_vehicule(
        attaquants=1, attaques=2, cc=4, force=6, arme_de_melee="arme de dreadnought", choix_de_charge_furieuse="force",
        unite=dict(marcheur=True, a_charge=True, a_charge_furieuse=True), cible=dict(marcheur=True, cc=4), blindage=13,
    )
    assert (mean(v, "dégâts lourds"), mean(v, "dégâts superficiels")) == (F(3, 4), F(1, 4))


def test_ab17(pen, both):
    """La rage contre des grenades défensives : une attaque perdue, ou deux, c'est un litige ; rien de perdu si la cible se battait déjà."""
    charge = dict(attaques=2, unite_rage=True, unite_a_charge=True, cible_a_grenades_defensives=True)
    v = pen.attaques_portees(**charge)
    assert v.total == 3 and both(v, "PEN-838")["B"].startswith("2 attaques")
    assert pen.attaques_portees(**charge, cible_verrouillee=True).total == 4


def test_ab18(pen):
    """Un monstre géant charge quatre ennemis : attaques de zone 3 ou 2 selon le dé, puis la moitié, à l'inférieur, à F10."""
    giant = dict(creature_monstrueuse=True, geante=True, attaques_smash_choisies=True)
    for die, blows in ((5, 4), (2, 3)):
        v = pen.attaques_portees(attaques=4, unite=giant | dict(a_charge=True), ennemis_engages=4, de_d_attaques_de_zone=die)
        assert v.total == blows
    assert pen.force_effective(force=6, unite=dict(creature_monstrueuse=True, attaques_smash_choisies=True)).total == 10


def test_ab19(pen):
    """Des cavaliers à 9 ps : la charge vise qui l'on a tiré, au pistolet ; pas un autre, ni à 9,5 ps, ni après un tir rapide."""
    assert pen.charger(unite=dict(cavalerie=True, a_tire_sur_un_autre_ennemi=True), distance=9).outcome == "Interdit"
    assert pen.charger(unite_cavalerie=True, distance=9, arme_de_tir="Pistolet bolter", arme_a_tire_ce_tour=True).outcome == "Permis"
    assert pen.charger(unite_cavalerie=True, distance=9.5).outcome == "Interdit"
    assert pen.charger(unite_cavalerie=True, distance=8, arme_de_tir="Bolter", arme_a_tire_ce_tour=True).outcome == "Interdit"


def test_ab20(pen, both):
    """Des terminators sur une falaise, tirés d'en bas : 4+, ou 3+ cachés (2+ sous l'autre lecture) ; un mortier les prend sans couvert."""
    above = dict(svg=2, cible_en_hauteur=True, ligne_de_vue_montante=True)
    assert pen.svg_de_couvert_effective(**above).total == 4
    v = pen.svg_de_couvert_effective(**above, cible_cachee=True)
    assert v.total == 3 and both(v, "PEN-2246")["B"].startswith("2 ")
    assert pen.avoir_droit_au_couvert(cible_en_hauteur=True, ligne_de_vue_montante=True, arme_de_barrage=True).outcome == "Interdit"


def test_ab21(pen):
    """Un aéronef au passage tire de son bord à 60 ps, comme à portée maximale : ni hors de portée, ni de près ; son gabarit dévie de 2D6."""
    v = pen.phase_de_tir(tireurs=1, ct=4, unite_aeronef_au_passage=True, arme_de_tir="Multi-melta", distance=60, endurance=4, svg=3)
    assert mean(v) == F(2, 3) * F(35, 36)
    v = pen.degats_au_tir(tireurs=1, ct=4, unite_aeronef_au_passage=True, arme_de_tir="Multi-melta", distance=5, blindage=12)
    assert (mean(v, "dégâts lourds"), mean(v, "dégâts superficiels")) == (F(2, 9), F(1, 9))
    v = pen.deviation_d_un_gabarit(unite_aeronef_au_passage=True, arme_de_tir="Canon plasma", distance=10)
    assert v.odds["12"] == F(1, 36)
    far = dict(ct=4, arme_de_tir="Canon laser", distance=60)
    assert pen.jet_pour_toucher_au_tir(**far, unite_aeronef_au_passage=True, cible_aeronef=True).outcome == "Interdit"


def test_ab22(pen):
    """Cinq bolters à bord, deux points de tir : deux tirent, à CT 5 si le transport est resté sur place ; d'un transport ouvert, les cinq."""
    shot = dict(tireurs=5, ct=4, arme_de_tir="Bolter", distance=20, unite_embarquee=True, points_de_tir_du_transport=2, endurance=4)
    assert mean(pen.phase_de_tir(**shot, transporteur_distance_parcourue=0)) == 2 * F(5, 6) * F(1, 2)
    assert mean(pen.phase_de_tir(**shot, transporteur_distance_parcourue=6)) == 2 * F(2, 3) * F(1, 2)
    assert mean(pen.phase_de_tir(**shot, transporteur_ouvert=True)) == 5 * F(2, 3) * F(1, 2)


def test_ab23(pen):
    """Pilote sonné, un char compte comme immobile : toutes ses armes à CT normale, +1 avec une arme d'assaut ; pas s'il venait de bouger."""
    assert pen.tir_des_vehicules(unite_est_un_vehicule=True, unite_pilote_sonne=True).outcome == "toutes les armes"
    tank = dict(est_un_vehicule=True, pilote_sonne=True)
    assert pen.ct_du_tir(ct=4, unite=tank, arme_d_assaut=True, portee=24, distance=20).total == 5
    assert pen.ct_du_tir(ct=4, unite=tank | dict(a_bouge=True), arme_d_assaut=True, portee=24, distance=20).total == 4


def test_ab24(pen):
    """Un monstre volant passe au-dessus d'un véhicule et voudrait des attaques smash : deux coups à F6, pénétrants, pas à F10."""
    v = pen.attaques_sur_un_vehicule(
        attaques=4, cc=4, force=6, unite=dict(creature_monstrueuse=True, volante=True, attaques_smash_choisies=True), touche_d_attaque_au_passage=True,
        cible_sans_cc=True, cible_distance_parcourue=0, blindage=10,
    )
    assert (mean(v, "dégâts lourds"), mean(v, "dégâts superficiels")) == (F(20, 27), F(7, 27))


def test_ab25(pen, both):
    """Un motard insensible à la douleur rate son test d'accident, svg 3+ contre PA 4 : blessé une fois sur deux ; une sur quatre sous l'autre lecture."""
    v = pen.une_blessure(blessure_sans_force=True, pa=4, cible=dict(svg=3, endurance=4, moto=True, insensible_a_la_douleur=True))
    assert v.odds["la blessure est subie"] == F(1, 2)
    assert "1/4" in both(v, "PEN-2302")["B"]
    v = pen.une_blessure(blessure_de_peril_du_warp=True, cible=dict(svg=2, svg_invulnerable=4))
    assert v.odds["la blessure est subie"] == 1


def test_ab26(pen):
    """De nuit, à combien de pouces ? On le demande au tireur ; pas au lance-flammes, ni à qui a des capteurs, ni en plein jour."""
    for question in (pen.ct_du_tir, pen.jet_pour_toucher_au_tir):
        with pytest.raises(SituationError, match="distance"):
            question(ct=4, arme_de_tir="Canon laser", combat_de_nuit=True)
    v = pen.phase_de_tir(tireurs=1, arme_de_tir="Lance-flammes", combat_de_nuit=True, unites_sous_le_gabarit=2, endurance=3)
    assert mean(v) == 2 * F(5, 6) * F(2, 3)
    assert pen.ct_du_tir(ct=4, arme_de_tir="Canon laser", combat_de_nuit=True, unite_a_capteurs=True).total == 4
    with pytest.raises(SituationError, match="distance"):
        pen.penetration_de_blindage(arme_de_tir="Fusil melta", blindage=12)


def test_ab27(pen):
    """« Ils sont à couvert » : de quoi ? On le demande, des fantassins comme du char ; un lance-flammes et un corps à corps s'en passent."""
    shot = dict(tireurs=2, ct=4, arme_de_tir="Bolter", distance=20, endurance=4, svg=6)
    with pytest.raises(SituationError, match="svg_de_couvert"):
        pen.phase_de_tir(**shot, cible_en_zone_de_couvert=True)
    assert mean(pen.phase_de_tir(**shot, cible_en_zone_de_couvert=True, type_de_couvert="moyen")) == 2 * F(2, 3) * F(1, 2) * F(1, 2)
    with pytest.raises(SituationError, match="svg_de_couvert"):
        pen.degats_au_tir(tireurs=1, ct=4, arme_de_tir="Canon laser", distance=30, blindage=12, cible_masquee_par_un_decor=True)
    v = pen.phase_de_tir(tireurs=1, arme_de_tir="Lance-flammes", unites_sous_le_gabarit=2, endurance=3, cible_en_zone_de_couvert=True)
    assert mean(v) == 2 * F(5, 6) * F(2, 3)


def test_ab28(pen):
    """Des motos lancées : 24 ps au tableau, CT 2, et plus moyen de se cacher ; une infanterie qui court n'y gagne rien ; un véhicule lancé a sa CC."""
    fast = dict(moto=True, mouvement_rapide_fait=True)
    assert pen.ct_du_tir(ct=4, cible=fast).total == 2
    assert pen.ct_du_tir(ct=4, cible=fast | dict(distance_parcourue=15)).total == 3
    assert pen.etre_cachee(cible=fast | dict(a_couvert_d_un_decor=True)).outcome == "Interdit"
    assert pen.ct_du_tir(ct=4, cible_infanterie=True, cible_mouvement_rapide_fait=True).total == 4
    car = dict(est_un_vehicule=True, rapide=True, distance_parcourue=14)
    assert pen.jet_pour_toucher_au_corps_a_corps(cc=3, cible=car).odds["Touché"] == F(1, 2)


def test_ab29(pen):
    """Des cavaliers lents et méthodiques : 9 ps de charge, moins un par 3 ps de plaine ; à 7 ps trop loin, à 6 non ; un bois dit, on compte le bois."""
    slow = dict(cavalerie=True, lente_et_methodique=True)
    assert pen.charger(unite=slow, distance=7).outcome == "Interdit"
    assert pen.charger(unite=slow, distance=6).outcome == "Permis"
    assert pen.charger(unite=slow | dict(ps_en_terrain_neutre=3), distance=7).outcome == "Permis"


def test_ab30(pen):
    """Ce qu'une page nomme, elle le sait : la plateforme sans servant, la charge au sortir du transport qui roulait, la fin du passage."""
    assert pen.plateforme_sans_servant().outcome == "la plateforme est retirée comme perte"
    assert "prochain tour" in str(pen.charge_au_debarquement())
    assert pen.charge_au_debarquement(transporteur_ouvert=True).outcome == "Aucune conséquence"
    assert pen.fin_du_passage().outcome == "retour en réserve"
    assert pen.gabarit_contre_un_aeronef().outcome == "tir raté d'office"
    with pytest.raises(SituationError, match="effectif_de_depart"):
        pen.test_de_regroupement(commandement=8, pertes_de_l_escouade=5)
