"""A seventeenth adversary, the supplement and the booklet: marshals that cannot help, units, panic, trenches, water, walls, beasts; every case of a table at once."""

from fractions import Fraction
from itertools import product

import pytest

KILL = "la cible est hors de combat"


def at_most(score: int) -> Fraction:
    """The chance of a score or less on two dice."""
    return Fraction(sum(1 for dice in product(range(1, 7), repeat=2) if sum(dice) <= score), 36)


def test_al01(wm):
    """L'Officier marshal meurt : le chef, CMD 8, garde le jack à 8 pouces ; il charge, mais les directions de l'Officier sont parties avec lui."""
    assert wm.charger(attaquant=dict(est_un_warjack=True, points_de_focus=0), controleur=dict(jack_marshal=True, cmd=8), distance_au_controleur=8).outcome == "Permis"
    assert wm.tenter_de_diriger(direction_d_un_officier_parti=True).outcome == "Interdit"


def test_al02(wm):
    """Direction à CMD 8 : 13/18 ; un 9 la rate, et ce warjack sans focus ne charge, ne court, ne booste ni ne frappe une fois de plus par son marshal."""
    assert wm.tentative_de_direction(controleur_cmd=8).odds["Dirigé"] == Fraction(13, 18)
    assert wm.tentative_de_direction(controleur_cmd=8, des=[5, 4]).outcome == "Pas dirigé"
    jack = dict(est_un_warjack=True, points_de_focus=0)
    failed = dict(controleur_jack_marshal=True, direction_ratee=True)
    assert wm.charger(attaquant=jack, **failed).outcome == "Interdit"
    assert wm.courir(figurine=jack, **failed).outcome == "Interdit"
    assert wm.attaque_de_corps_a_corps(acc=6, defense=13, jet_booste=True, attaquant=jack, **failed).odds["Touche"] == Fraction(7, 12)
    assert wm.nombre_d_attaques_de_corps_a_corps(armes_de_melee=2, attaques_supplementaires=1, attaquant=jack, **failed).total == 2


@pytest.mark.parametrize("wanted, focus, crippled, marshal, failed", list(product((0, 1, 3), (0, 2), (False, True), (False, True), (False, True))))
def test_al03(wm, wanted, focus, crippled, marshal, failed):
    """Deux armes et des coups de plus : autant que de focus, aucun par un Cortex mort, un de plus si le marshal l'offre encore."""
    jack = dict(est_un_warjack=True, points_de_focus=focus, **({"cortex_desactive": True} if crippled else {}))
    state = {**({"controleur_jack_marshal": True} if marshal else {}), **({"direction_ratee": True} if failed else {})}
    paid = (0 if crippled else focus) + (marshal and not failed)
    assert wm.nombre_d_attaques_de_corps_a_corps(armes_de_melee=2, attaques_supplementaires=wanted, attaquant=jack, **state).total == 2 + min(wanted, paid)
    assert wm.cadence_de_tir(cdt=3, attaques_supplementaires=wanted, attaquant=jack, **state).total == min(3, 1 + min(wanted, paid))


def test_al04(wm):
    """Cortex mort, un focus écrit sur la carte, deux coups voulus : le seul coup offert par le marshal, 119/144 à 7/12 par coup."""
    jack = dict(est_un_warjack=True, points_de_focus=1, cortex_desactive=True)
    prey = dict(defense=13, arm=12, cases_de_degats_restantes=1)
    more = dict(attaques_enchainees=1, attaques_supplementaires=2, attaquant=jack, controleur_jack_marshal=True, cible=prey)
    assert wm.attaques_de_corps_a_corps(acc=6, p_plus_f=20, **more).odds[KILL] == Fraction(119, 144)
    assert wm.attaques_a_distance(atd=6, pui=20, cdt=3, **more).odds[KILL] == Fraction(119, 144)


def test_al05(wm):
    """Marshal couché, en fuite, gelé ou à 8,5 pouces de CMD 8 : le boost dit ne se lance pas, sauf payé par un focus."""
    for master in (dict(au_tapis=True), dict(en_fuite=True), dict(stationnaire=True)):
        ask = dict(acc=6, defense=13, jet_booste=True, controleur=dict(jack_marshal=True, **master))
        assert wm.attaque_de_corps_a_corps(**ask).odds["Touche"] == Fraction(7, 12)
        assert wm.attaque_de_corps_a_corps(**ask, attaquant_points_de_focus=1).odds["Touche"] == Fraction(49, 54)
    far = dict(controleur=dict(jack_marshal=True, cmd=8), distance_au_controleur=8.5)
    assert wm.attaque_de_corps_a_corps(acc=6, defense=13, jet_booste=True, **far).odds["Touche"] == Fraction(7, 12)


def test_al06(wm):
    """Le marshal a déjà deux jacks : l'inerte qu'il réveille est autonome, comme un personnage ou un Colosse ; il n'en prend pas un troisième."""
    assert wm.reactivation_par_un_marshal(warjacks_deja_controles=2).outcome == "warjack autonome"
    assert wm.reactivation_par_un_marshal(warjacks_deja_controles=1, figurine_warjack_personnage=True).outcome == "warjack autonome"
    assert wm.prendre_le_controle_d_un_autonome(controleur_jack_marshal=True, warjacks_deja_controles=2).outcome == "Interdit"


def test_al07(wm):
    """Marshal volé, jacks autonomes : pas de focus alloué, mais un point d'une autre source les fait courir."""
    assert wm.se_voir_allouer_du_focus(warjack_autonome=True).outcome == "Interdit"
    assert wm.courir(est_un_warjack=True, warjack_autonome=True, points_de_focus=0).outcome == "Interdit"
    assert wm.courir(est_un_warjack=True, warjack_autonome=True, points_de_focus=1).outcome == "Permis"


def test_al08(wm):
    """Promue chef ce tour-ci et au tapis : elle ne se relève pas, ne se rallie pas seule ; sa frappe gratuite, si elle est debout, compte."""
    assert wm.se_relever(figurine_au_tapis=True, figurine_promue_ce_tour=True).outcome == "Interdit"
    assert wm.se_rallier(figurine_en_fuite=True, figurine_promue_ce_tour=True).outcome == "Interdit"
    assert wm.attaque_de_corps_a_corps(acc=6, defense=12, attaquant_promue_ce_tour=True, frappe_gratuite_en_cours=True).odds["Touche"] == Fraction(11, 12)


def test_al09(wm):
    """Le jack couché que je viens de reprendre ou de réactiver reste couché ; mon jack à moi se relève."""
    for taken in ("controle_pris_ce_tour", "reactive_ce_tour"):
        assert wm.se_relever(figurine_au_tapis=True, **{f"figurine_{taken}": True}).outcome == "Interdit"
    assert wm.se_relever(figurine_au_tapis=True, figurine_est_un_warjack=True).outcome == "Permis"


def test_al10(wm):
    """Socle contre socle avec une Terreur couchée, gelée ou sans arme, moi couché aussi : personne n'a de zone, pas de test."""
    for state in ("au_tapis", "stationnaire", "sans_arme_de_corps_a_corps"):
        ask = {"creature_terreur": True, "distance_a_la_creature": 0, f"creature_{state}": True}
        assert wm.creature_terrifiante(**ask, figurine_au_tapis=True).outcome == "Aucune conséquence"
        v = wm.creature_terrifiante(**ask)
        assert v.outcome == "test de commandement ou fuite" and "WM-1950" in v.text
    assert wm.creature_terrifiante(creature_abomination=True, distance_a_la_creature=0, creature_au_tapis=True, figurine_au_tapis=True).outcome == "test de commandement ou fuite"


def test_al11(wm):
    """La Liche, Allonge dite 2 pouces, est au tapis à 1 pouce de moi : elle ne fait peur à personne ; debout, si."""
    ask = dict(creature_terreur=True, distance_a_la_creature=1, creature_zone_de_corps_a_corps=2)
    assert wm.creature_terrifiante(**ask, creature_au_tapis=True).outcome == "Aucune conséquence"
    assert wm.creature_terrifiante(**ask).outcome == "test de commandement ou fuite"


def test_al12(wm):
    """Au contact, un archer sans arme de corps-à-corps n'engage pas ; un warjack sans arme, si ; couché, personne."""
    assert wm.engager(distance=0, figurine_sans_arme_de_corps_a_corps=True).outcome == "Interdit"
    assert wm.engager(distance=0, figurine_sans_arme_de_corps_a_corps=True, figurine_est_un_warjack=True).outcome == "Permis"
    assert wm.engager(distance=0, figurine_au_tapis=True).outcome == "Interdit"


def test_al13(wm):
    """Dix au début, quatre morts puis un cinquième : test à CMD 8, l'étendard relance, 299/324 ; deux morts de plus, plus de test ce tour."""
    assert wm.pertes_massives(figurines_au_debut_du_tour=10, figurines_detruites=4).outcome == "Aucune conséquence"
    assert wm.pertes_massives(figurines_au_debut_du_tour=10, figurines_detruites=5).outcome == "test de commandement ou fuite"
    assert wm.test_provoquant_la_fuite(cmd=8, l_unite_porte_etendard_en_formation=True).odds["Réussi"] == Fraction(299, 324)
    assert wm.pertes_massives(figurines_au_debut_du_tour=10, figurines_detruites=7, test_de_pertes_massives_deja_fait=True).outcome == "Aucune conséquence"


@pytest.mark.parametrize("start", range(1, 13))
def test_al14(wm, start):
    """Pertes massives : la moitié, arrondie par en haut, et pas un de moins."""
    for lost in range(start + 1):
        tested = wm.pertes_massives(figurines_au_debut_du_tour=start, figurines_detruites=lost).outcome != "Aucune conséquence"
        assert tested == (lost > 0 and 2 * lost >= start)


def test_al15(wm):
    """CMD 9 hors formation et seul : 7, 7/12 ; avec l'étendard 119/144 ; un Commandant CMD 9 à portée, 5/6 et le litige."""
    lost = dict(figurine_hors_de_formation=True, test_individuel=True)
    assert wm.test_provoquant_la_fuite(cmd=9, **lost).odds["Réussi"] == at_most(7) == Fraction(7, 12)
    assert wm.test_provoquant_la_fuite(cmd=9, **lost, l_unite_porte_etendard_en_formation=True).odds["Réussi"] == Fraction(119, 144)
    v = wm.test_provoquant_la_fuite(cmd=9, **lost, figurine_a_portee_d_un_commandant=True, meneur_cmd=9)
    assert v.odds["Réussi"] == at_most(9) and "WM-1952" in v.text


def test_al16(wm):
    """Isolé, en fuite, hors formation : il fuit encore ; près d'un Commandant CMD 9, fuir puis rester en fuite, 1/36 (litiges)."""
    lost = dict(cmd=7, test_individuel=True, figurine_hors_de_formation=True)
    assert wm.fuite_puis_ralliement(**lost).odds["la figurine est en fuite"] == 1 - at_most(5) == Fraction(13, 18)
    v = wm.fuite_puis_ralliement(**lost, figurine_a_portee_d_un_commandant=True, meneur_cmd=9)
    assert v.odds["la figurine est en fuite"] == Fraction(1, 36) and "WM-1953" in v.text


def test_al17(wm):
    """Mon warcaster fuit : il alloue et entretient encore, ne lance rien, n'use pas de son pouvoir, et sa course est imposée."""
    assert wm.allouer_du_focus(controleur_en_fuite=True).outcome == wm.entretenir_un_sort(figurine_en_fuite=True).outcome == "Permis"
    assert wm.lancer_un_sort(figurine_en_fuite=True).outcome == wm.utiliser_un_pouvoir(figurine_en_fuite=True).outcome == "Interdit"
    assert wm.courir(figurine_en_fuite=True).outcome == "Obligatoire"


def test_al18(wm):
    """Le fuyard quitte mon bretteur (ACC 6) : DEF 13, 5/6 ; son bouclier ne compte pas, j'entame ARM 15 à coup sûr ; il ne frappe pas, lui."""
    ask = dict(acc=6, p_plus_f=15, frappe_gratuite_en_cours=True, cible=dict(defense=13, arm=15, boucliers=1, cases_de_degats_restantes=1))
    assert wm.une_attaque_de_corps_a_corps(**ask).odds["Points de dégâts subis 0"] == Fraction(1, 6)
    assert wm.quitter_une_zone_de_corps_a_corps(attaquant_en_fuite=True).outcome == "Aucune conséquence"


def test_al19(wm):
    """L'arc nodal au bord de la tranchée, mon warcaster loin : à découvert, 7/12 (litige) ; lui seul au bord : à couvert, 1/12 (litige) ; un tir de lui : 7/12."""
    relayed = dict(foc=6, defense=13, sort_relaye=True, cible_dans_une_tranchee=True)
    v = wm.attaque_magique(**relayed, relais_au_contact_de_la_tranchee=True)
    assert v.odds["Touche"] == Fraction(7, 12) and "WM-9529" in v.text
    v = wm.attaque_magique(**relayed, attaquant_au_contact_de_la_tranchee=True)
    assert v.odds["Touche"] == Fraction(1, 12) and "WM-9529" in v.text
    assert wm.attaque_magique(**relayed).odds["Touche"] == Fraction(1, 12)
    assert wm.attaque_a_distance(atd=6, defense=13, cible_dans_une_tranchee=True, attaquant_au_contact_de_la_tranchee=True).odds["Touche"] == Fraction(7, 12)


def test_al20(wm):
    """L'obus tombe dans T1 : qui est tout entier en tranchée et touche T1 le prend, PUI 14 donnant 7, 5/12 d'un point sur ARM 14 ; sinon rien."""
    v = wm.degats_d_explosion(pui=14, arm=14, cible_dans_une_tranchee=True, explosion_dans_la_tranchee=True)
    assert 1 - v.odds["Dégâts 0"] == Fraction(5, 12)
    assert wm.degats_d_explosion(pui=14, arm=14, cible_dans_une_tranchee=True).outcome == "Sans effet"


def test_al21(wm):
    """Mon spectre charge à travers la haie : il passe (litige) ; l'Éclaireur aussi ; l'homme s'arrête ; à moitié franchie, personne."""
    v = wm.traverser_un_obstacle_lineaire(mouvement_de_charge=True, figurine_intangible=True)
    assert v.outcome == "Permis" and "WM-9531" in v.text
    assert wm.traverser_un_obstacle_lineaire(mouvement_de_charge=True, figurine_eclaireur=True).outcome == "Permis"
    assert wm.traverser_un_obstacle_lineaire(mouvement_de_charge=True).outcome == "Interdit"
    assert wm.traverser_un_obstacle_lineaire(mouvement_de_charge=True, figurine_intangible=True, depassement_incomplet=True).outcome == "Interdit"


def test_al22(wm):
    """Plate-forme : 2 pouces de reste, on monte ; 1,9, non ; épaisse de 0,9, jamais ; de 3 il en reste 1 au sommet."""
    assert wm.monter_sur_un_obstacle(mouvement_restant=2).outcome == "Permis"
    assert wm.monter_sur_un_obstacle(mouvement_restant=1.9).outcome == "Interdit"
    assert wm.monter_sur_un_obstacle(mouvement_restant=2, epaisseur_du_decor=0.9).outcome == "Interdit"
    assert wm.mouvement_au_sommet(mouvement_restant=3).total == 1


def test_al23(wm):
    """De l'eau jusqu'au cou : DEF 7 au tir comme à l'épée, 35/36 à ATD 5 ; derrière un muret, 9 au corps-à-corps, 11/12."""
    assert wm.attaque_a_distance(atd=5, defense=14, cible_en_eau_profonde=True).odds["Touche"] == Fraction(35, 36)
    assert wm.attaque_de_corps_a_corps(acc=5, defense=14, cible_en_eau_profonde=True, decor_interferent=True).odds["Touche"] == Fraction(11, 12)


def test_al24(wm):
    """Mon jack tombe dans 1 pouce d'eau : stationnaire, touché d'office ; un focus ne le rallume pas (litige) ; inerte en eau profonde, il sort du jeu."""
    assert wm.mise_au_tapis(est_un_warjack=True, en_eau_peu_profonde=True).gives
    assert wm.attaque_de_corps_a_corps(acc=5, defense=14, cible_chaudiere_eteinte=True).odds["Touche"] == 1
    v = wm.renverser_les_effets(figurine_est_un_warjack=True, figurine_au_tapis=True, figurine_en_eau_peu_profonde=True)
    assert v.outcome == "Interdit" and "WM-1761" in v.text
    assert wm.warjack_en_eau_profonde(est_un_warjack=True, en_eau_profonde=True, warjack_inerte=True).outcome == "warjack retiré du jeu"


@pytest.mark.parametrize("stuff, arm, per_inch", [("bois", 12, 5), ("bois renforcé", 14, 5), ("brique", 16, 10), ("pierre", 18, 10), ("fer", 20, 20), ("acier", 22, 20)])
def test_al25(wm, stuff, arm, per_inch):
    """Chaque matériau : la capacité, la moitié s'il porte, l'effondrement par niveau, et ce que fait un double 6 à PUI 14, 13, 13 de feu."""
    assert wm.capacite_de_degats_d_une_structure(materiaux=[[stuff, 4]]).total == 4 * per_inch
    assert wm.capacite_de_degats_d_une_structure(materiaux=[[stuff, 4]], structure_porteuse=True).total == 2 * per_inch
    wall = dict(cible_est_une_structure=True, materiau=stuff, des=[6, 6])
    assert wm.degats_a_distance(pui=14, **wall).outcome == f"Dégâts {26 - arm}"
    assert wm.degats_a_distance(pui=13, **wall).outcome == "Sans effet"
    assert wm.degats_a_distance(pui=13, type_de_degats="feu", **wall).outcome == f"Dégâts {25 - arm}"
    assert wm.degats_d_effondrement(materiau=stuff, etages=1, arm=15, des=[3, 4]).outcome == f"Dégâts {7 + 2 * arm - 15}"


def test_al26(wm):
    """La hache P+F 11, Maître d'Armes, sur un mur de pierre : touché d'office, trois dés, il faut 8 : 181/216."""
    v = wm.une_attaque_de_corps_a_corps(acc=6, p_plus_f=11, arme_maitre_d_armes=True, materiau="pierre", cible=dict(est_une_structure=True, cases_de_degats_restantes=5))
    assert 1 - v.odds["Points de dégâts subis 0"] == Fraction(181, 216)


def test_al27(wm):
    """SEU 8 et 3 furies : 13/18 de frénésie ; un ami et un ennemi à portée, l'ennemi ; un Construct n'est jamais testé."""
    assert wm.test_de_seuil(seu=8, points_de_furie=3).odds["Seuil dépassé"] == Fraction(13, 18)
    foes = [{"amie_a_portee": True, "distance_a_franchir": 0}, {"ennemie_a_portee": True, "distance_a_franchir": 0}]
    assert wm.cible_de_la_frenesie(options=foes).text.startswith("Option 2")
    assert wm.test_de_seuil(seu=8, points_de_furie=3, figurine_construct=True).outcome == "Interdit"


def test_al28(wm):
    """Ma warbeast stationnaire : on ne la contraint pas, sauf en phase de Contrôle pour la libérer ; reprise ce tour-ci, non plus."""
    assert wm.contraindre_une_warbeast(figurine_stationnaire=True).outcome == "Interdit"
    assert wm.renverser_les_effets(figurine_stationnaire=True, figurine_est_une_warbeast=True).outcome == "Permis"
    assert wm.contraindre_une_warbeast(figurine_controle_pris_ce_tour=True).outcome == "Interdit"
    assert wm.contraindre_une_warbeast().outcome == "Permis"


@pytest.mark.parametrize("own, carried, wild, far", list(product((0, 1), (3, 4), (False, True), (False, True))))
def test_al29(wm, own, carried, wild, far):
    """Transférer : une furie à soi, une bête à moi, dans la zone, sous sa FUR de 4, même couchée."""
    beast = dict(points_de_furie=carried, fur=4, au_tapis=True, **({"sauvage": True} if wild else {}), **({"hors_de_la_zone_de_controle": True} if far else {}))
    ok = own and carried < 4 and not wild and not far
    assert wm.transferer_des_degats(controleur=dict(points_de_furie=own, fur=6), figurine=beast).outcome == ("Permis" if ok else "Interdit")


def test_al30(wm):
    """Quatre tireurs sur un Furtif à 4 pouces de leur chef, l'un à 6 : +3 ; ATD 5, DEF 14, 13/18 ; le chef à 6 pouces, raté d'office."""
    salvo = dict(atd=5, defense=14, attaque_combinee=True, participants=4, participants_en_echec=1, cible_furtivite=True)
    assert wm.attaque_a_distance(**salvo, distance=4).odds["Touche"] == Fraction(13, 18)
    assert wm.attaque_a_distance(**salvo, distance=6).odds["Raté"] == 1
    assert wm.combiner_les_attaques_a_distance(participant_hors_formation=True).outcome == "Interdit"


def test_al31(wm):
    """Trois épées ensemble sur un gars couché ARM 18, P+F 10 : touché d'office, 2d6 + 13, 13/18 ; un participant hors charge, pas de boost."""
    down = dict(au_tapis=True, defense=14, arm=18, cases_de_degats_restantes=1)
    v = wm.une_attaque_de_corps_a_corps(acc=6, p_plus_f=10, participants=3, attaque_combinee=True, cible=down)
    assert 1 - v.odds["Points de dégâts subis 0"] == Fraction(13, 18)
    v = wm.une_attaque_de_corps_a_corps(acc=6, p_plus_f=10, participants=3, attaque_combinee=True, attaque_de_charge=True, participant_sans_charge=True, cible=dict(down, au_tapis=False))
    assert 1 - v.odds["Points de dégâts subis 0"] == Fraction(5, 6) * Fraction(13, 18)


def test_al32(wm):
    """Cavalerie légère : jamais d'impact ni d'attaque en passant ; la Monture charge sans boost (litige), et ses 5 pouces sont en litige."""
    assert wm.faire_des_attaques_d_impact(attaquant=dict(figurine_de_cavalerie=True, cavalerie_legere=True), distance_avant_contact=5).outcome == "Interdit"
    assert wm.faire_une_attaque_en_passant(attaquant=dict(figurine_de_cavalerie=True, cavalerie_legere=True, ordre_d_attaque_en_passant=True)).outcome == "Interdit"
    v = wm.degats_de_monture(pui=10, arm=15, attaquant_cavalerie_legere=True, attaque_de_charge=True, attaquant_distance_parcourue=4, des=[3, 4])
    assert v.outcome == "Dégâts 2" and "WM-1554" in v.text


def test_al33(wm):
    """À 3 pouces je heurte un gars DEF 13 ARM 15 : 91/216 de passer, puis +2 sur DEF 14, 13/18, et 3d6 + 13 touche toujours ARM 15 : 1183/3888."""
    v = wm.charge_de_cavalerie_a_travers(attaquant=dict(acc=6, figurine_de_cavalerie=True, distance_parcourue=7), distance_avant_contact=3, pui_de_la_monture=10,
                                         interposee=dict(defense=13, arm=15, cases_de_degats_restantes=1), p_plus_f=13, cible=dict(defense=14, arm=15, cases_de_degats_restantes=1))
    assert v.odds[KILL] == Fraction(7, 12) * Fraction(13, 18) * Fraction(13, 18)


def test_al34(wm):
    """Le cavalier hors formation qui a l'ordre frappe en passant et tire ; couché et relevé au prix de son action ou de son mouvement, non."""
    rider = dict(figurine_de_cavalerie=True, type_de_figurine="recrue", ordre_d_attaque_en_passant=True)
    assert wm.faire_une_attaque_en_passant(attaquant=dict(rider, hors_de_formation=True)).outcome == "Permis"
    for paid in ("action", "mouvement"):
        price = "releve_en_renoncant_a_l_action" if paid == "action" else "releve_en_renoncant_au_mouvement"
        assert wm.faire_une_attaque_en_passant(attaquant=dict(rider, **{price: True})).outcome == "Interdit"


def test_al35(wm):
    """Pistolero : au contact d'un Furtif, nul besoin de mesurer, 7/12 sans visée ni pénalité ; à 6 pouces d'un autre, raté d'office."""
    ask = dict(atd=6, defense=13, cible_furtivite=True, attaquant_pistolero=True)
    assert wm.attaque_a_distance(**ask, cible_dans_la_zone_de_corps_a_corps=True, attaquant_vise=True).odds["Touche"] == Fraction(7, 12)
    assert wm.attaque_a_distance(**ask, distance=6).odds["Raté"] == 1


def test_al36(wm):
    """Une recrue sans ordre ne court ni ne charge ; hors formation elle court vers son chef (litige) ; son unité en fuite, elle doit courir."""
    assert wm.courir(figurine_type_de_figurine="recrue").outcome == wm.charger(attaquant_type_de_figurine="recrue").outcome == "Interdit"
    v = wm.courir(figurine_type_de_figurine="recrue", figurine_hors_de_formation=True)
    assert v.outcome == "Permis" and "WM-2154" in v.text
    assert wm.courir(figurine_type_de_figurine="recrue", l_unite_en_fuite=True).outcome == "Obligatoire"
    assert wm.charger(attaquant_type_de_figurine="recrue", attaquant_ordre_de_charge_recu=True, l_unite_en_fuite=True).outcome == "Interdit"


def test_al37(wm):
    """L'officier détaché : jamais sur une unité alliée, jamais marshal ; l'autre Officier perd l'avantage, et sa mort ne fait pas de promu."""
    assert wm.ajouter_un_officier_detache(l_unite_mercenaire=True, unite_alliee=True).outcome == "Interdit"
    assert wm.etre_le_jack_marshal(est_un_officier_detache=True).outcome == "Interdit"
    assert wm.promotion(officier_perdu=True).outcome == "Aucune conséquence"


def test_al38(wm):
    """Servants : le chef tombe, une recrue à 1 pouce pile prend sa place ; l'étendard se relève à 1 pouce, non à 1,1 ; pas de soutien."""
    assert wm.perdre_une_recrue_a_la_place_du_chef(unite_de_servants_d_arme=True, distance_de_la_recrue=1).outcome == "Permis"
    assert wm.devenir_porte_etendard(distance_de_la_recrue=1).outcome == "Permis"
    assert wm.devenir_porte_etendard(distance_de_la_recrue=1.1).outcome == "Interdit"
    assert wm.ajouter_un_soutien(unite_de_servants_d_arme=True).outcome == "Interdit"


def test_al39(wm):
    """Un Colosse dans les bois, engagé, à couvert : DEF 10 nue, 11/12 à ATD 6 ; lui tire engagé, sans visée ; un marshal ne l'aide pas."""
    huge = dict(est_un_colosse=True, engagee=True, en_foret=True, a_couvert=True)
    assert wm.attaque_a_distance(atd=6, defense=10, cible=huge).odds["Touche"] == Fraction(11, 12)
    assert wm.attaque_a_distance(atd=6, defense=13, attaquant=dict(est_un_colosse=True, engagee=True, vise=True)).odds["Touche"] == Fraction(7, 12)
    assert wm.courir(figurine_est_un_colosse=True, controleur_jack_marshal=True, points_de_focus=0).outcome == "Interdit"


def test_al40(wm):
    """Lié, il reçoit 4 focus, non lié 3 ; à 12 pouces de FOC 6, à 13 non ; rien par un Cortex mort ni à un autonome."""
    give = dict(foc=6, controleur_points_de_focus=6)
    assert wm.allouer_du_focus(**give, focus_alloue=4, focus_alloue_en_tout=4, distance_au_controleur=12, figurine=dict(est_un_warjack=True, lie=True)).outcome == "Permis"
    assert wm.allouer_du_focus(**give, focus_alloue=4, focus_alloue_en_tout=4, distance_au_controleur=12, figurine_est_un_warjack=True).outcome == "Interdit"
    for state, far in ((dict(), 13), (dict(cortex_desactive=True), 12), (dict(warjack_autonome=True), 12)):
        assert wm.allouer_du_focus(**give, focus_alloue=1, focus_alloue_en_tout=1, distance_au_controleur=far, figurine=dict(est_un_warjack=True, **state)).outcome == "Interdit"
