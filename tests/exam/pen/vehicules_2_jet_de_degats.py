"""Situations of Warhammer 40,000 PEN whose questions stand in `vehicules-2-jet-de-degats.ttl`."""

from __future__ import annotations

from fractions import Fraction as F

from verdicts import ask, rows

ROWS, row = rows()

row(
    "PEN-X23",
    "Un canon laser jumelé touche un transport ouvert (flanc 10, un point de coque sur 4 déjà perdu, six orks à bord) : 1, zone 4, dégât 5.",
    ask("""degats_vehicule(arme_de_tir="Canon laser", arme_jumelee=True, distance=30, ct=4, unite_immobile=True, cible_transport=True,
        cible_ouvert=True, blindage=10, points_de_coque=4, cible_marqueurs_endommage=1, cible_unites_a_bord=True, cible_distance_parcourue=10,
        penetration=[1], zone_annoncee="coque", zone=[4], degat=[5])""", outcome="crash violent", says="touche F 4"),
)
row(
    "PEN-X28",
    "Une grenade IEM, lancée après 4 ps de marche, touche à 8 ps un tank de flanc 11 : 3, zone 4 (armement annoncé), dégât 5.",
    ask("""degats_vehicule(arme_de_tir="Grenades IEM", distance=8, ct=4, unite_distance_parcourue=4, cible_tank=True, blindage_lateral=11,
        penetration=[3], zone_annoncee="armement", zone=[4], degat=[5])""", outcome="armes endommagées", says="5 - 2 (PEN-711) = 3"),
)
row(
    "PEN-X30",
    "Un autocanon ork (CT2) touche une tourelle de défense : 4, armement annoncé, zone 1, dégât 5.",
    ask("""degats_vehicule(arme_de_tir="Autocanon", distance=30, ct=2, unite_immobile=True, cible_tourelle=True, penetration=[4],
        zone_annoncee="armement", zone=[1], degat=[5])""", outcome="détruit", says="mobilité : 1 + 2 (CT) = 3"),
)

TANK = """arme_de_tir="Autocanon", cible_tank=True, blindage_avant=13, blindage_lateral=12, blindage_arriere=10, points_de_coque=3, ct=4,
    penetration=[5], zone_touchee="coque", degat=[6]"""

row(
    "PEN-Y21",
    "Un autocanon touche un tank (13, 12, 10), 5 puis 6 : tout dépend de la face.",
    ask(f"degats_vehicule({TANK})", asks="cible_blindage"),
    ask(f"degats_vehicule({TANK}, angle_de_l_attaque=0)", outcome="Sans effet"),
    ask(f"degats_vehicule({TANK}, angle_de_l_attaque=90)", outcome="endommagé"),
    ask(f"degats_vehicule({TANK}, angle_de_l_attaque=180)", outcome="détruit"),
)
row(
    "PQ-44",
    "Un missile krak touche une maison en bois où huit gardes sont barricadés.",
    ask("""degats_vehicule(arme_de_tir="Missiles Krak", ct=4, distance=20, cible_batiment=True, reference_du_batiment="maison en bois",
        zone_annoncee="coque")""", odds={"détruit": F(2, 9)}),
    ask('force_contre_les_passagers(degat_recu="détruit", cible_batiment=True)', total=5),
)
row(
    "PEN-Y09",
    "Quatre dégâts lourds de mobilité dans le même tour sur un Rhino intact : 1, 2, 2, 3.",
    ask('degat_sur_la_table(degat_lourd=True, pa=4, zone_touchee="mobilité", des=[1])', outcome="pilote sonné"),
    ask('degat_sur_la_table(degat_lourd=True, pa=4, zone_touchee="mobilité", des=[2], deja_ce_tour=["pilote sonné"])', outcome="mobilité réduite"),
    ask('degat_sur_la_table(degat_lourd=True, pa=4, zone_touchee="mobilité", des=[2], deja_ce_tour=["pilote sonné", "pilote sonné"])', outcome="immobilisé"),
    ask('degat_sur_la_table(degat_lourd=True, pa=4, zone_touchee="mobilité", des=[3], cible_immobilisee=True)', outcome="endommagé"),
)
row(
    "RP-16",
    "Le joueur dit « dégât de mobilité » et non « la zone est la mobilité » : la conversion est la même.",
    ask("degat_sur_la_table(degat_de_mobilite=True, cible_immobilisee=True)",
        odds={"endommagé": F(1, 2), "très endommagé": F(1, 6), "détruit": F(1, 3), "immobilisé": 0}),
    ask("degat_sur_la_table(degat_d_armement=True, cible_sans_armes=True, des=[4])", outcome="très endommagé"),
    ask("degat_sur_la_table(degat_de_mobilite=True, cible_aeronef_au_passage=True, des=[5])", outcome="détruit"),
    ask("degat_sur_la_table(degat_de_mobilite=True, des=[5])", outcome="immobilisé"),
    ask("table_de_degat_a_lire(degat_de_mobilite=True, cible_immobilisee=True)", says="dégât de coque"),
)
row(
    "five-to-the-engine",
    "Un 5 à la mobilité : immobilisé ; crash pour un antigrav rapide lancé ; déjà immobilisé ou aéronef, c'est la coque.",
    ask('degat_sur_la_table(degat_lourd=True, pa=3, zone_touchee="mobilité", des=[5])', outcome="immobilisé"),
    ask(
        'degat_sur_la_table(degat_lourd=True, pa=3, zone_touchee="mobilité", des=[5], cible_antigrav=True, cible_rapide=True,'
        ' cible_mouvement_rapide_fait=True)',
        outcome="crash",
    ),
    ask('table_de_degat_de_mobilite(resultat_de_degat=5, cible_immobilisee=True)', outcome="Sans effet"),
    ask('table_de_degat_de_mobilite(resultat_de_degat=5, cible_aeronef=True)', outcome="Sans effet"),
)
row(
    "PAA-25",
    "Un second Secoué le même tour : Armes endommagées ; au tour d'après : Secoué.",
    ask('degat_sur_la_table(zone_touchee="armement", pa=4, degat_lourd=True, des=[2], deja_ce_tour=["secoué"])', outcome="Armes endommagées"),
    ask('degat_sur_la_table(zone_touchee="armement", pa=4, degat_lourd=True, des=[2], cible_secoue=True)', outcome="Secoué"),
)

TRUKK = """zone_touchee="coque", des=[3], pa=1, cible_marqueurs_tres_endommage=1, cible_ouvert=True"""

row(
    "AD-08",
    "Un trukk très endommagé, un 3 d'une PA1 : lourd, détruit ; superficiel, crash violent ; immobilisé, détruit.",
    ask(f"degat_sur_la_table({TRUKK}, degat_lourd=True)", outcome="détruit"),
    ask(f"degat_sur_la_table({TRUKK}, degat_superficiel=True)", outcome="crash violent"),
    ask(f"degat_sur_la_table({TRUKK}, degat_superficiel=True, cible_immobilisee=True)", outcome="détruit"),
)
row(
    "AD-10",
    "Deux « secoué » le même tour : le second endommage les armes ; deux « endommagé » restent deux « endommagé ». Sans arme, l'armement se lit à la coque.",
    ask("""degat_sur_la_table(zone_touchee="armement", degat_lourd=True, des=[1], degats_identiques_ce_tour=1)""", outcome="armes endommagées"),
    ask("""degats_cumules(degat_recu="endommagé", degats_identiques_ce_tour=2)""", total=0),
    ask("""degat_sur_la_table(zone_touchee="armement", degat_lourd=True, des=[3], cible_sans_armes=True)""", outcome="endommagé"),
    ask("""degat_sur_la_table(zone_touchee="mobilité", degat_lourd=True, des=[6], cible_immobilisee=True)""", outcome="détruit"),
)
row(
    "AE-07",
    "Une arme IEM pénétrante, sans force, sur un tank : lourd 11/36, superficiel 2/3 ; ce superficiel-là n'a pas le malus du tank, un 5 l'endommage.",
    ask("penetration_de_blindage(force=1, arme_iem=True, arme_penetrante=True, blindage=14)", odds={"dégât lourd": F(11, 36), "dégât superficiel": F(2, 3)}),
    ask("""degat_sur_la_table(zone_touchee="coque", des=[5], degat_superficiel=True, cible_tank=True, arme_iem=True)""", outcome="endommagé", total=3),
    ask("""degat_sur_la_table(zone_touchee="coque", des=[5], degat_superficiel=True, cible_tank=True)""", total=2),
    ask("""degat_sur_la_table(zone_touchee="coque", des=[4], degat_superficiel=True, cible_ouvert=True)""", total=3),
)
row(
    "AG-18",
    "Un truk cloué, déjà endommagé, prend un 4 lourd à la coque : 5, donc Détruit ; ouvert ne compte que pour un superficiel, et les orks n'ont rien. Un superficiel d'IEM sur un ouvert, 5 : 3.",
    ask('degat_sur_la_table(zone_touchee="coque", des=[4], degat_lourd=True, cible_ouvert=True, marqueurs_endommage=1, cible_immobilisee=True)', outcome="Détruit"),
    ask('touches_aux_passagers(degat_recu="détruit", cible_ouvert=True, endurance=4, svg=6)', mean=0),
    ask('degat_sur_la_table(zone_touchee="coque", des=[5], degat_superficiel=True, cible_ouvert=True, arme_iem=True)', outcome="endommagé", total=3),
    ask("test_de_moral(cd=7, unite_embarquee=True, transporteur_ouvert=True)", outcome="Réussi"),
    ask("test_de_pilonnage(cd=7, unite_embarquee=True, transporteur_ouvert=True)", outcome="Réussi"),
)
row(
    "AH-34",
    "Sur la table des dégâts : PA5 ôte 1, sauf IEM ; deux « endommagé », 2 PC ; PA1 superficiel sur l'armement, un 6 vaut 5 ; l'arme qu'on ne voit pas ne se détruit pas.",
    ask("""degat_sur_la_table(zone_touchee="coque", des=[4], degat_lourd=True, pa=5)""", outcome="endommagé", total=3),
    ask("""degat_sur_la_table(zone_touchee="coque", des=[4], degat_lourd=True, pa=5, arme_iem=True)""", outcome="très endommagé"),
    ask("""degat_sur_la_table(zone_touchee="armement", des=[6], degat_superficiel=True, pa=1)""", outcome="arme détruite", total=5),
    ask("pc_perdus(marqueurs_endommage=2)", total=2),
    ask("choisir_l_arme_detruite(arme_non_visible=True)", outcome="Interdit"),
    ask("choisir_l_arme_detruite()", outcome="Permis"),
)
row(
    "P32-30",
    "F6 PA5 sur un tank de 12 : superficiel, zone 8 (coque), 6 - 2 - 1 - 1 = 2 : endommagé.",
    ask('degats_vehicule(force=6, pa=5, cible_tank=True, blindage=12, ct=5, penetration=[6], zone_annoncee="coque", zone=[3], degat=[6])', outcome="endommagé"),
    ask("jet_de_degat(cible_ouvert=True, degat_superficiel=True, des=[4])", total=3),
    ask("jet_de_degat(cible_blindage_renforce=True, degat_superficiel=True, des=[6])", total=3),
)
row(
    "AJ-17",
    "Antigrav rapide touché à la mobilité (5) : crash s'il a fait 20 ps, immobilisé à 12 ; une fois figé, la mobilité va à la coque, et 5 détruit.",
    ask('degat_sur_la_table(degat_lourd=True, pa=4, zone_touchee="mobilité", des=[5], cible_antigrav=True, cible_rapide=True, cible_distance_parcourue=20)', outcome="crash"),
    ask('degat_sur_la_table(degat_lourd=True, pa=4, zone_touchee="mobilité", des=[5], cible_antigrav=True, cible_rapide=True, cible_distance_parcourue=12)', outcome="immobilisé"),
    ask('degats_vehicule(degat_lourd=True, pa=4, ct=4, zone_annoncee="mobilité", zone=[4], degat=[5], cible_immobilisee=True)', outcome="détruit"),
    ask('degats_vehicule(degat_lourd=True, pa=4, ct=4, cible_aeronef=True, zone_annoncee="mobilité", zone=[4], degat=[2])', outcome="endommagé"),
)
row(
    "AJ-18",
    "Deux « secoué » le même tour : armes endommagées ; un troisième, arme détruite. Les armes endommagées s'enrayent sur 4+, 3+ si elles s'enrayaient déjà.",
    ask('degat_sur_la_table(zone_touchee="armement", pa=4, des=[2], deja_ce_tour=["secoué"])', outcome="armes endommagées"),
    ask('degat_sur_la_table(zone_touchee="armement", pa=4, des=[1], deja_ce_tour=["secoué", "secoué"])', outcome="arme détruite"),
    ask('jet_de_surchauffe(arme_de_tir="Canon laser", unite_armes_endommagees=True)', odds={"Surchauffe": F(1, 2)}),
    ask("""jet_de_surchauffe(arme_de_tir="Canon d'assaut", unite_armes_endommagees=True)""", odds={"Surchauffe": F(2, 3)}),
)
row(
    "AK-35",
    "Un transport pris dans l'altitude ou au sol, un antigrav rapide lancé : « immobilisé » est un crash ; déjà immobilisé, mobilité et crash violent font « détruit ».",
    ask('degat_sur_la_table(zone_touchee="mobilité", cible_antigrav=True, cible_rapide=True, cible_mouvement_rapide_fait=True, des=[5])', outcome="Crash"),
    ask('degat_sur_la_table(zone_touchee="mobilité", cible_immobilisee=True, des=[5])', outcome="Détruit"),
    ask('degat_sur_la_table(zone_touchee="coque", cible_immobilisee=True, des=[5])', outcome="Détruit"),
)
row(
    "12.7",
    "Armement, superficiel, 2 : aucun effet. Secoué : CT 2. Mobilité réduite : pas de mouvement rapide, puis immobilisé. Deux pilotes sonnés : un cran.",
    ask("table_des_zones(resultat_de_zone=3)", gives="mobilité"),
    ask('degat_sur_la_table(zone_touchee="armement", degat_superficiel=True, pa=3, des=[2])', outcome="Aucun effet", total=0),
    ask("ct_du_tir(ct=4, unite_secoue=True)", total=2),
    ask("se_deplacer(unite_pilote_sonne=True)", outcome="Interdit"),
    ask("faire_un_mouvement_rapide(unite_mobilite_reduite=True)", outcome="Interdit"),
    ask("se_deplacer(unite_immobilisee=True)", outcome="Interdit"),
    ask('degat_sur_la_table(zone_touchee="coque", degat_superficiel=True, pa=5, des=[1])', outcome="Aucun effet", total=-2),
    ask("jet_de_degat(pa=6, des=[4])", total=3),
    ask("jet_de_degat(degat_superficiel=True, pa=3, des=[5])", total=3),
    ask('degats_cumules(degat_recu="pilote sonné", degats_identiques_ce_tour=1)', total=1),
    ask('degat_du_resultat(resultat_de_degat=4, zone_touchee="armement", cible_armes_endommagees=True)', outcome="Arme détruite"),
    ask('degat_du_resultat(resultat_de_degat=3, zone_touchee="mobilité", cible_mobilite_reduite=True)', outcome="Immobilisé"),
    ask("choisir_l_arme_detruite(arme_non_visible=True)", outcome="Interdit"),
    ask("force_de_l_explosion(distance_au_vehicule=4)", total=0),
)

ARMED = 'zone_touchee="armement", degat_lourd=True, pa=2, cible_ouvert=True, cible_transport=True'

row(
    "PE-26",
    "Trois dégâts lourds à l'armement dans le même tour : 2, 1, 2.",
    ask(f"degat_sur_la_table({ARMED}, des=[2])", outcome="Secoué"),
    ask(f'degat_sur_la_table({ARMED}, des=[1], deja_ce_tour=["secoué"])', outcome="Armes endommagées"),
    ask(f'degat_sur_la_table({ARMED}, des=[2], deja_ce_tour=["secoué", "secoué"])', outcome="Arme détruite"),
)

# --- damage
row(
    "PQ-22",
    "Un 6 lourd à l'armement d'un tank, puis 4 à la coque ; plus tard l'IEM sur des armes déjà endommagées.",
    ask('degat_sur_la_table(degat_lourd=True, arme_de_tir="Canon laser", zone_touchee="armement", cible_tank=True, des=[6])', outcome="arme explosée"),
    ask('degat_subi(degat_recu="arme explosée", cible_tank=True)', gives="le dégât est superficiel"),
    ask('degat_sur_la_table(degat_superficiel=True, arme_de_tir="Canon laser", zone_touchee="coque", cible_tank=True, des=[4])', outcome="endommagé",
        says="= 1"),
    ask("""degat_sur_la_table(degat_superficiel=True, arme_de_tir="Grenades IEM", zone_touchee="armement", cible_tank=True,
        cible_armes_endommagees=True, des=[5])""", outcome="arme détruite"),
)
row(
    "PQ-23",
    "Deux mobilités réduites le même tour sur un antigrav rapide lancé : « crash » ; un Rhino déjà réduit : immobilisé.",
    ask("""degat_sur_la_table(degat_lourd=True, pa=2, zone_touchee="mobilité", des=[4], deja_ce_tour=["mobilité réduite"], cible_antigrav=True,
        cible_rapide=True, cible_distance_parcourue=20)""", outcome="crash"),
    ask('degat_sur_la_table(degat_lourd=True, pa=2, zone_touchee="mobilité", des=[3], cible_mobilite_reduite=True)', outcome="immobilisé"),
)

DAMAGE = 'degat_sur_la_table(des=[6], zone_touchee="coque", degat_superficiel=True, '

row(
    "PT-22",
    "Un 6 superficiel à la coque : tank 3, ouvert 5, tank sous IEM 4, tank contre PA5 2. Viser ses moteurs : 1/2 à CT4, jamais à CT1.",
    ask(f"{DAMAGE}cible_tank=True, pa=4)", outcome="Endommagé"),
    ask(f"{DAMAGE}cible_ouvert=True, pa=4)", outcome="Crash violent"),
    ask(f"{DAMAGE}cible_tank=True, pa=4, arme_iem=True)", outcome="Très endommagé"),
    ask(f"{DAMAGE}cible_tank=True, pa=5)", gives="= 2"),
    ask('degat_sur_la_table(des=[5], zone_touchee="coque", degat_lourd=True, cible_immobilisee=True, pa=4)', outcome="Détruit"),
    ask('zone_du_vehicule(ct=4, zone_annoncee="mobilité")', odds={"Mobilité": F(1, 2)}),
    ask('zone_du_vehicule(ct=1, zone_annoncee="coque")', odds={"Coque": F(2, 3), "Mobilité": F(1, 6), "Armement": F(1, 6)}),
)
row(
    "PU-16",
    "Deux pilotes sonnés le même tour : mobilité réduite ; trois : immobilisé ; deux « endommagé » restent deux marqueurs.",
    ask('degat_sur_la_table(zone_touchee="mobilité", des=[1], deja_ce_tour=["pilote sonné"])', outcome="mobilité réduite"),
    ask('degat_sur_la_table(zone_touchee="mobilité", des=[1], deja_ce_tour=["pilote sonné", "pilote sonné"])', outcome="immobilisé"),
    ask('degat_sur_la_table(zone_touchee="coque", des=[1])', outcome="endommagé"),
)
row(
    "PV-14",
    "Antigrav rapide lancé, deux dégâts de mobilité le même tour, 3 puis 4 : le second l'écrase.",
    ask("""degat_sur_la_table(zone_touchee="mobilité", des=[4], deja_ce_tour=["mobilité réduite"], cible_antigrav=True, cible_rapide=True,
        cible_mouvement_rapide_fait=True)""", outcome="crash"),
)
row(
    "PY-09",
    "Antigrav rapide à mobilité réduite, un 4 de plus à la mobilité : immobilisé ; pris en pleine course, crash.",
    ask('degat_sur_la_table(zone_touchee="mobilité", cible_mobilite_reduite=True, cible_antigrav=True, cible_rapide=True, pa=4, des=[4])', outcome="Immobilisé"),
    ask("""degat_sur_la_table(zone_touchee="mobilité", cible_mobilite_reduite=True, cible_antigrav=True, cible_rapide=True,
        cible_mouvement_rapide_fait=True, pa=4, des=[4])""", outcome="Crash"),
)
row(
    "AJ-14",
    "IEM sur un tank au blindage renforcé : le malus du tank ne joue pas, celui du blindage si, que les deux s'ajoutent ou non ; sans IEM, 2 ou 3.",
    ask("jet_de_degat(degat_superficiel=True, arme_iem=True, cible_tank=True, cible_a_blindage_renforce=True, des=[6])", total=3),
    ask('jet_de_degat(degat_superficiel=True, arme_iem=True, cible_tank=True, cible_a_blindage_renforce=True, des=[6], litiges={"PEN-1280": "B"})', total=3),
    ask("jet_de_degat(degat_superficiel=True, cible_tank=True, cible_a_blindage_renforce=True, pa=3, des=[6])", total=2, disputed="= 3"),
    ask("jet_de_degat(degat_superficiel=True, cible_tank=True, cible_ouvert=True, pa=2, des=[6])", total=4),
)
row(
    "AL-20",
    "Lance-flammes (PA5), dé 6, superficiel sur un ouvert : 6 - 2 + 1 - 1 = 4 ; une IEM n'ôte pas le 1 et ne profite pas de l'ouvert : 4 aussi.",
    ask("jet_de_degat(pa=5, des=[6], degat_superficiel=True, cible_ouvert=True)", total=4),
    ask("jet_de_degat(des=[6], degat_superficiel=True, cible_ouvert=True, arme_iem=True)", total=4),
    ask("jet_de_degat(pa=5, des=[4], degat_lourd=True)", total=3),
)
row(
    "AM-39",
    "Une grenade plasma et un véhicule ouvert : un superficiel y vaut -2 + 1 ; une IEM, -2 seulement, et superficiel de 2 à 5, lourd sur 6.",
    ask('jet_de_degat(arme_de_tir="Grenades plasma", cible_ouvert=True, degat_superficiel=True, des=[4])', total=3),
    ask('jet_de_degat(arme_de_tir="Grenades IEM", cible_ouvert=True, degat_superficiel=True, des=[4])', total=2),
    ask('penetration_de_blindage(arme_de_tir="Grenades IEM", blindage_lateral=10)', odds={"Dégât superficiel": F(2, 3), "Dégât lourd": F(1, 6)}),
)
row(
    "AM-46",
    "Blindage renforcé : un superficiel en prend 1 de plus ; sur un ouvert les deux se compensent ; sur un tank, deux, ou un seul.",
    ask("jet_de_degat(degat_superficiel=True, cible_a_blindage_renforce=True, des=[5])", total=2),
    ask("jet_de_degat(degat_superficiel=True, cible_a_blindage_renforce=True, cible_ouvert=True, des=[5])", total=3),
    ask("jet_de_degat(degat_superficiel=True, cible_a_blindage_renforce=True, cible_tank=True, des=[5])", total=1, disputed="2$|= 2"),
)
row(
    "AO-13",
    "Aidé d'une PA5, −1 ; IEM, rien ; troisième « arme détruite » du tour, deux crans ; « endommagé » s'accumule sans cran.",
    ask("jet_de_degat(pa=5, des=[4])", total=3),
    ask("jet_de_degat(pa=5, arme_iem=True, des=[4])", total=4),
    ask('degats_cumules(degat_recu="arme détruite", degats_identiques_ce_tour=2)', total=2),
    ask('degats_cumules(degat_recu="endommagé", degats_identiques_ce_tour=2)', total=0),
)
row(
    "PS-06",
    "Superficiel d'une PA1 sur un tank au blindage renforcé déjà endommagé, 5 au dé : 5+1-2-1-1+1 = 3.",
    ask("jet_de_degat(cible_tank=True, cible_blindage_renforce=True, pa=1, degat_superficiel=True, marqueurs_endommage=1, des=[5])", total=3),
    ask("jet_de_degat(cible_tank=True, arme_iem=True, degat_superficiel=True, des=[6])", total=4),
    ask("jet_de_degat(cible_ouvert=True, arme_iem=True, degat_superficiel=True, des=[6])", total=4),
)
row(
    "PU-18",
    "Un superficiel à 5 contre un ouvert : PA1, 5 ; PA5, 3. Sur un tank blindé renforcé, PA2, un 4 : rien.",
    ask("jet_de_degat(des=[5], degat_superficiel=True, cible_ouvert=True, pa=1)", total=5),
    ask("jet_de_degat(des=[5], degat_superficiel=True, cible_ouvert=True, pa=5)", total=3),
    ask("jet_de_degat(des=[4], degat_superficiel=True, cible_tank=True, cible_blindage_renforce=True, pa=2)", total=0),
)
row(
    "PZ-21",
    "CT 4 vise les moteurs : une fois sur deux. CT 1 : l'armement, la mobilité, ou la coque. Superficiel aux moteurs : sonné une fois sur trois.",
    ask("zone_du_vehicule(ct=4, zone_annoncee=\"mobilité\")", odds={"mobilité": F(1, 2), "coque": F(1, 2)}),
    ask("zone_du_vehicule(ct=1)", odds={"armement": F(1, 6), "mobilité": F(1, 6), "coque": F(2, 3)}),
    ask("degat_sur_la_table(degat_superficiel=True, zone_touchee=\"mobilité\", pa=4)", odds={"pilote sonné": F(1, 3), "mobilité réduite": F(1, 3), "aucun effet": F(1, 3)}),
)
row(
    "P39-05",
    "« Je vise les jambes du Carnifex » : il n'en a pas de zone, on le blesse. Celles d'un marcheur, oui : CT 5, deux fois sur trois.",
    ask("viser_une_zone(cible_creature_monstrueuse=True)", outcome="Interdit"),
    ask("viser_une_zone(cible_marcheur=True)", outcome="Permis"),
    ask('zone_du_vehicule(ct=5, zone_annoncee="mobilité")', odds={"mobilité": F(2, 3), "coque": F(1, 3)}),
    ask("choisir_l_arme_detruite(cible_moto=True)", outcome="Interdit"),
)
