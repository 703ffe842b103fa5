"""Warmachine told at the table, situations nobody had asked: focus gone before the fire, a marshal's mercenaries, a gunfighter's free strike."""

from fractions import Fraction

OUT = "la figurine est hors de combat"


def test_wn2_02(wm):
    """Un warlock brûle et se corrode : le jet de dégâts du feu se transfère, le point de corrosion non."""
    assert wm.transferer_des_degats(figurine_points_de_furie=3, figurine_fur=4).outcome == "Permis"
    assert wm.transferer_des_degats(figurine_points_de_furie=3, figurine_fur=4, degats_sans_jet=True).outcome == "Interdit"


def test_wn2_03(wm):
    """Un warcaster en feu, trois points de focus gardés : ils tombent avant que le feu ne s'applique, ARM 14."""
    caster = dict(champ_d_energie=True, points_de_focus=3, arm=14)
    assert wm.degats_du_feu_continu(figurine=caster, des=[3, 2]).outcome == "Dégâts 3"
    whole = wm.effets_continus_a_la_maintenance(figurine=dict(**caster, effet_continu_feu=True, cases_de_degats_restantes=5))
    assert whole.odds[OUT] == Fraction(2, 3) * Fraction(21, 36), "stays on 3 to 6, then 2d6 + 12 must reach 19"


def test_wn2_04(wm):
    """Feu et électricité sur Immunité : Électricité : aucun dégât, mais en feu. ARM 14, Robuste, une case."""
    weapon = dict(type_de_degats="feu", second_type_de_degats="électricité", cible_immunite_a_l_electricite=True)
    assert wm.degats_a_distance(pui=12, arm=14, **weapon).outcome == "Sans effet"
    hit = wm.figurine_touchee_par_l_arme(effet_de_l_arme="effet continu : feu", cible_immunite_a_l_electricite=True)
    assert "effet continu feu" in str(hit).lower()
    man = dict(effet_continu_feu=True, arm=14, cases_de_degats_restantes=1)
    assert wm.effets_continus_a_la_maintenance(figurine=man).odds[OUT] == Fraction(35, 54)
    assert wm.effets_continus_a_la_maintenance(figurine=dict(**man, robuste=True)).odds[OUT] == Fraction(35, 81)


def test_wn2_05(wm):
    """Le cavalier touche la cible de sa charge après 2,5 pouces : ni impact, ni dégâts boostés ; ACC 7 contre 14."""
    rider = dict(attaquant_figurine_de_cavalerie=True)
    impact = wm.faire_des_attaques_d_impact(**rider, contact_pendant_la_charge=True, distance_avant_contact=2.5)
    assert impact.outcome == "Interdit"
    short = dict(attaque_de_charge=True, distance_parcourue=2.5)
    assert wm.attaque_de_corps_a_corps(acc=7, defense=14, **rider, **short).odds["Touche"] == Fraction(7, 12)
    assert wm.degats_de_corps_a_corps(p_plus_f=13, arm=15, **rider, **short, des=[1, 1]).outcome == "Dégâts 0"


def test_wn2_07(wm):
    """FOR 11 pousse FOR 12 ; la poussée ne subit pas de frappe gratuite, celui qui la suit si : ACC 6 contre 12, 3d6, sans bouclier."""
    assert wm.jet_de_poussee(force=11, cible_force=12).odds["Poussée"] == Fraction(5, 12)
    assert wm.quitter_une_zone_de_corps_a_corps(figurine_deplacee_malgre_elle=True).outcome == "Aucune conséquence"
    assert "frappe gratuite" in str(wm.quitter_une_zone_de_corps_a_corps())
    assert wm.attaque_de_corps_a_corps(acc=6, defense=12, frappe_gratuite_en_cours=True).odds["Touche"] == Fraction(11, 12)
    hurt = wm.degats_de_corps_a_corps(p_plus_f=12, arm=15, frappe_gratuite_en_cours=True, cible_boucliers=1, des=[3, 4, 5])
    assert hurt.outcome == "Dégâts 9"


def test_wn2_08(wm):
    """Slammé de 5, deux pouces dégagés puis l'eau : 3,5 pouces. Au tapis dans l'eau peu profonde, sa chaudière s'éteint."""
    assert wm.deplacement_slamme(de_de_slam=5, distance_avant_le_terrain_difficile=2).total == Fraction(7, 2)
    assert wm.deplacement_slamme(de_de_slam=5, distance_avant_le_terrain_difficile=0).total == Fraction(5, 2)
    assert "stationnaire" in str(wm.mise_au_tapis(figurine_est_un_warjack=True, figurine_en_eau_peu_profonde=True))
    assert wm.mouvement_de_slam(vts=5, cible_trop_loin=True).total == wm.mouvement_de_pietinement(vts=5, cible_trop_loin=True).total == 8


def test_wn2_09(wm, both):
    """Relayé par un nœud resté dans le dos : +2 pour toucher, ou seulement aux dégâts. Une Allonge engage le nœud à 1,8 pouce."""
    v = wm.attaque_magique(magie=6, defense=14, depuis_l_arc_arriere=True)
    assert v.odds["Touche"] == Fraction(13, 18) and "5/12" in both(v, "WM-380")["B"]
    assert wm.engager(distance=1.8, arme_allonge=True).outcome == "Permis"
    assert wm.engager(distance=1.8).outcome == "Interdit"
    assert wm.relayer_un_sort(figurine_engagee=True).outcome == "Interdit"


def test_wn2_10(wm):
    """Vision Aveugle à travers un nuage sur un Furtif à 7 pouces derrière un mur : le couvert reste. ATD 6 contre 14."""
    v = wm.attaque_a_distance(atd=6, defense=14, attaquant_vision_aveugle=True, cible_furtivite=True, distance=7, cible_a_couvert=True,
                              ligne_a_travers_une_nuee=True)
    assert v.odds["Touche"] == Fraction(1, 36)


def test_wn2_11(wm):
    """Une machine de bataille engagée ne tire pas ; contre elle, ni malus de mêlée, ni autre cible si l'on rate."""
    engine = dict(attaquant_machine_de_bataille=True)
    assert wm.attaquer_a_distance(**engine, attaquant_engagee=True).outcome == "Interdit"
    assert wm.attaquer_a_distance(**engine, attaquant_en_corps_a_corps=True).outcome == "Interdit"
    assert wm.attaquer_a_distance(**engine).outcome == "Permis"
    target = dict(cible_machine_de_bataille=True, cible_en_corps_a_corps=True)
    assert wm.attaque_a_distance(atd=6, defense=12, **target).odds["Touche"] == Fraction(13, 18)
    assert wm.rater_une_cible_en_corps_a_corps(**target).outcome == "Aucune conséquence"


def test_wn2_12(wm, both):
    """Frappe gratuite d'un Pistolero : ni visée, ni malus ; le +2 est en litige (lecture A : 6 contre 13) ; dégâts boostés."""
    shot = dict(attaquant_pistolero=True, frappe_gratuite_en_cours=True, vise=True, cible_en_corps_a_corps=True)
    v = wm.attaque_a_distance(atd=6, defense=13, **shot)
    assert v.odds["Touche"] == Fraction(21, 36)
    assert "5/6" in both(v, "WM-9134")["B"]
    assert wm.degats_a_distance(pui=10, arm=15, attaquant_pistolero=True, frappe_gratuite_en_cours=True, des=[1, 2, 4]).outcome == "Dégâts 2"


def test_wn2_13(wm):
    """Warcaster au tapis, FOC 7 : 4 au jack lié, 1 pour se relever, 1 pour son sort : il en reste 1, ARM +1."""
    assert wm.allouer_du_focus(focus_alloue=4, figurine_lie=True).outcome == "Permis"
    assert wm.focus_restant(points_de_focus=7, focus_alloue=4, etats_renverses=1, sorts_entretenus=1).total == 1
    assert wm.focus_restant(points_de_focus=7, focus_alloue=3, focus_alloue_en_tout=6, etats_renverses=1).total == 0
    assert wm.degats_de_corps_a_corps(p_plus_f=12, arm=15, points_de_focus=1, cible_champ_d_energie=True, des=[3, 3]).outcome == "Dégâts 2"


def test_wn2_14(wm):
    """Une warbeast Construct garde 4 furies : ni test de Seuil, ni guérison ; l'Esprit mort, elle n'est plus contrainte."""
    beast = dict(figurine_construct=True)
    assert wm.passer_un_test_de_seuil(**beast, points_de_furie=4).outcome == "Interdit"
    assert wm.guerir(**beast).outcome == "Interdit"
    assert wm.contraindre_une_warbeast(figurine_esprit_desactive=True).outcome == "Interdit"


def test_wn2_19(wm):
    """En eau profonde, VTS 6 : pas de course, 3 pouces, un point de dégâts au guerrier ; ralliement CMD 8."""
    assert wm.courir(figurine_en_eau_profonde=True).outcome == "Interdit"
    assert wm.distance_parcourue_selon_le_terrain(mouvement_depense=6, figurine_en_eau_profonde=True, vts=6).total == 3
    assert wm.degats_en_eau_profonde(figurine_en_eau_profonde=True, figurine_de_guerrier=True).total == 1
    assert wm.test_de_ralliement(cmd=8).odds["Ralliée"] == Fraction(26, 36)


def test_wn2_24(wm):
    """Le chef servant d'arme meurt : une recrue à 0,9 pouce à sa place, pas à 1,2."""
    crew = dict(l_unite_unite_de_servants_d_arme=True)
    assert wm.perdre_une_recrue_a_la_place_du_chef(**crew, distance_de_la_recrue=0.9).outcome == "Permis"
    assert wm.perdre_une_recrue_a_la_place_du_chef(**crew, distance_de_la_recrue=1.2).outcome == "Interdit"


def test_wn2_25(wm):
    """Un marshal mercenaire réactive un jack personnage mercenaire : autonome ; pas un jack de Cygnar ; une fois par tour."""
    marshal = dict(controleur_jack_marshal=True, controleur_mercenaire=True)
    jack = dict(figurine_mercenaire=True, figurine_warjack_personnage=True)
    assert "warjack autonome" in str(wm.reactivation_par_un_marshal(**marshal, **jack))
    assert wm.reactiver_un_warjack(**marshal, figurine_mercenaire=False).outcome == "Interdit"
    assert wm.reactiver_un_warjack(**marshal, figurine_mercenaire=True, controleur_reactivation_deja_faite=True).outcome == "Interdit"


def test_wn2_26(wm):
    """L'ordre d'attaque en passant reçu, hors de formation : elle se fait, et ses attaques aussi."""
    rider = dict(attaquant_figurine_de_cavalerie=True, attaquant_hors_de_formation=True, attaquant_ordre_d_attaque_en_passant=True)
    assert wm.faire_une_attaque_en_passant(**rider).outcome == "Permis"
    assert wm.attaquer(**rider).outcome == "Permis"


def test_wn2_21(wm):
    """Une ligne qui traverse 3,5 pouces de forêt jusqu'à sa cible, un Furtif à 5 ou 6 pouces sur la ligne : la mesure dit qu'ils y sont."""
    assert wm.attaquer_a_distance(cible_en_foret=True, foret_traversee=3.5).outcome == "Interdit"
    assert wm.attaquer_a_distance(cible_en_foret=True, foret_traversee=3).outcome == "Permis"
    assert wm.attaquer_a_distance(interposee_furtivite=True, distance_a_l_interposee=5).outcome == "Interdit"
    assert wm.attaquer_a_distance(interposee_furtivite=True, distance_a_l_interposee=6).outcome == "Permis"


def test_wn2_23(wm):
    """Les jambes mortes : la liste des prises n'a plus ni slam ni piétinement ; en fuite, plus rien, ni attaque combinée, ni attaque en passant."""
    legs = wm.prises_disponibles(attaquant_mouvement_desactive=True, gantelets_disponibles=1)
    assert legs.gives == ("coup de tête", "poussée", "verrou de tête ou d'arme", "projection")
    assert wm.prises_disponibles(attaquant_en_fuite=True, gantelets_disponibles=1).outcome == "Aucune conséquence"
    assert wm.combiner_les_attaques(participants=3, attaquant_en_fuite=True).outcome == "Interdit"
    assert wm.faire_une_attaque_en_passant(attaquant_figurine_de_cavalerie=True, attaquant_en_fuite=True).outcome == "Interdit"


def test_wn2_27(wm, chance):
    """Un jack FOR 12 verrouillé par FOR 11, un focus : 119 chances sur 144 de se libérer ; sans Cortex, 7 sur 12."""
    free, said = "la figurine n'est plus sous le verrou", dict(figurine_force=12, autre_force=11, tentatives_supplementaires=1)
    assert chance(wm.rompre_un_verrou_en_insistant(**said), free) == Fraction(119, 144)
    assert chance(wm.rompre_un_verrou_en_insistant(**said, cortex_desactive=True), free) == Fraction(7, 12)
