"""Situations of Warhammer 40,000 PEN whose questions stand in `vehicules-3-effets-des-degats.ttl`."""

from __future__ import annotations

from fractions import Fraction as F

from verdicts import ask, rows

ROWS, row = rows()

row(
    "PEN-X27",
    "Un autocanon sur un tank au blindage renforcé (flanc 11, 4 points de coque, deux « endommagé ») : 4, zone 4, dégât 6.",
    ask("""degats_vehicule(arme_de_tir="Autocanon", distance=30, ct=4, cible_tank=True, cible_a_blindage_renforce=True, blindage=11,
        points_de_coque=4, cible_marqueurs_endommage=2, penetration=[4], zone_annoncee="coque", zone=[4], degat=[6])""",
        outcome="très endommagé", says="= 4, dégât de coque"),
    ask("points_de_coque_restants(points_de_coque=4, cible_marqueurs_endommage=2, cible_marqueurs_tres_endommage=1)", total=0),
    ask("vehicule_a_bout_de_coque(points_de_coque=4, cible_marqueurs_endommage=2, cible_marqueurs_tres_endommage=1)", gives="détruit"),
)
row(
    "AD-09",
    "Trois points de coque, un « endommagé » et un « très endommagé » : il n'en reste aucun, il est détruit ; deux « endommagé » en laissent un.",
    ask("points_de_coque_restants(points_de_coque=3, cible_marqueurs_endommage=1, cible_marqueurs_tres_endommage=1)", total=0),
    ask("vehicule_a_bout_de_coque(points_de_coque=3, marqueurs_endommage=1, marqueurs_tres_endommage=1)", gives="détruit"),
    ask("points_de_coque_restants(points_de_coque=3, cible_marqueurs_endommage=2)", total=1),
)
row(
    "P32-04",
    "Un sniper (F4, perforant) sur un blindage de 10 déjà deux fois endommagé, 3 points de coque : il perce une fois sur six, et tout l'achève, sauf un crash violent (5/36 × 5/6).",
    ask("""degats_vehicule(arme_de_tir="Fusil sniper", ct=4, distance=30, cible_vehicule=True, blindage=10, cible_points_de_coque=3, cible_marqueurs_endommage=2,
        zone_annoncee="coque")""", odds={"sans effet": F(5, 6)}),
    ask("vehicule_a_bout_de_coque(cible_points_de_coque=3, cible_marqueurs_endommage=3)", gives="détruit"),
    ask(
        """tirs_sur_un_vehicule(arme_de_tir="Fusil sniper", tirs_enchaines=1, ct=4, distance=30, blindage=10, cible_points_de_coque=3,
        cible_marqueurs_endommage=2, zone_annoncee="coque")""",
        odds={"la cible est détruite ou explosée": F(25, 216)},
    ),
)
row(
    "PAA-05",
    "Aéronef au passage, tireur CT1 : 2 + 1 = 3, mobilité, lue sur la coque ; 5 est un crash violent, donc Détruit : retiré ; passagers F5, en urgence.",
    ask('zone_du_vehicule(ct=1, zone_annoncee="coque", des=[2])', outcome="Mobilité"),
    ask('degat_sur_la_table(degat_lourd=True, pa=3, cible_aeronef_au_passage=True, zone_touchee="mobilité", des=[5])', outcome="Détruit"),
    ask('degat_subi(degat_recu="détruit", cible_aeronef_au_passage=True)', gives="retiré comme perte"),
    ask('force_contre_les_passagers(degat_recu="détruit")', total=5),
    ask("debarquer(transporteur_aeronef_au_passage=True, debarquement_force_en_altitude=True)", outcome="Permis"),
)
row(
    "AD-33",
    "Une épave encore en course prend un « secoué » : elle explose. Arrivée au bout, c'est un décor. Détruit et immobile, le char est un décor aussitôt.",
    ask("""degat_subi(cible_detruite=True, cible_hors_de_controle=True, degat_recu="secoué")""", gives="l'explosion touche les unités alentour"),
    ask("""fin_d_une_epave(cible_detruite=True, cible_hors_de_controle=True, degat_recu="aucun effet")""", outcome="explosé"),
    ask("fin_d_une_epave()", gives="un décor infranchissable"),
    ask("""degat_subi(degat_recu="détruit", cible_est_un_vehicule=True)""", gives="une épave hors de contrôle"),
    ask("""degat_subi(degat_recu="détruit", cible_est_un_vehicule=True, cible_immobilisee=True)""", gives="un décor infranchissable"),
)
row(
    "AH-31",
    "Dégâts d'un bâtiment et d'un aéronef : explosé, un décor, et l'on est touché alentour ; un aéronef, rien. Un occupant ne se vise qu'avec une grenade ou une CT de 7.",
    ask("""degat_subi(degat_recu="explosé", cible_batiment=True)""", gives="un décor infranchissable"),
    ask("""degat_subi(degat_recu="explosé", cible_aeronef_au_passage=True)""", outcome="le véhicule est retiré comme perte"),
    ask("""degat_subi(degat_recu="crash violent", cible_aeronef_au_passage=True)""", outcome="le véhicule est retiré comme perte"),
    ask("""viser_les_occupants_d_un_batiment(ct=6, distance=10, arme_de_tir="Bolter", unite_immobile=True)""", outcome="Permis"),
    ask("""viser_les_occupants_d_un_batiment(arme_de_tir="Bolter")""", outcome="Interdit"),
    ask("svg_de_couvert_effective(cible_embarquee=True, transporteur_batiment=True, svg=5)", total=3),
    ask("""blindage_du_batiment(reference_du_batiment="maison en béton")""", total=12),
)
row(
    "AJ-05",
    "Le dernier point de coque part sur un « très endommagé » : l'épave file, les passagers prennent la F5 du « détruit » et sortent. Litige : rien ne le dit en face de la ligne.",
    ask('degat_subi(degat_recu="très endommagé", points_de_coque=4, marqueurs_tres_endommage=1, unites_a_bord=True)', gives="une épave hors de contrôle"),
    ask('degat_subi(degat_recu="très endommagé", points_de_coque=4, marqueurs_tres_endommage=1, unites_a_bord=True)', gives="doivent débarquer"),
    ask('coque_apres_ce_degat(degat_recu="endommagé", points_de_coque=4, marqueurs_tres_endommage=1)', total=1),
    ask('force_contre_les_passagers(degat_recu="endommagé", points_de_coque=4, marqueurs_tres_endommage=1)', total=0),
    ask('force_contre_les_passagers(degat_recu="très endommagé", points_de_coque=4, marqueurs_tres_endommage=1)', total=5, disputed="^0"),
    ask('force_contre_les_passagers(degat_recu="très endommagé", points_de_coque=4, marqueurs_tres_endommage=1, cible_ouvert=True)', total=0),
    ask('degat_subi(degat_recu="endommagé", points_de_coque=1, cible_immobilisee=True)', gives="un décor infranchissable"),
)
row(
    "AL-01",
    "Un Rhino déjà immobilisé, six gardes à bord : « crash violent » y devient Détruit. F5, 2/3 de mourir à 5/6 blessés, et tous dehors ; l'épave est un décor.",
    ask('degat_subi(degat_recu="crash violent", cible_immobilisee=True, unites_a_bord=True)', gives="les unités embarquées doivent débarquer"),
    ask('degat_subi(degat_recu="crash violent", cible_immobilisee=True, unites_a_bord=True)', gives="un décor infranchissable"),
    ask('touches_aux_passagers(degat_recu="crash violent", cible_immobilisee=True, passager=dict(effectif_de_l_escouade=6, endurance=3, svg=5))', total=F(10, 3)),
    ask('touches_aux_passagers(degat_recu="crash violent", passager=dict(effectif_de_l_escouade=6, endurance=3, svg=5))', total=F(8, 3)),
)
row(
    "AL-03",
    "Un 5 à la coque d'un bunker, quatre gardes dedans : Détruit, F5, ils sortent. Un 5 à celle d'un aéronef : retiré, et l'on en sort en altitude.",
    ask('degat_du_resultat(zone_touchee="coque", resultat_de_degat=5, cible_batiment=True)', outcome="Détruit"),
    ask('degat_subi(degat_recu="crash violent", cible_batiment=True, unites_a_bord=True)', gives="les unités embarquées doivent débarquer"),
    ask('force_contre_les_passagers(degat_recu="crash violent", cible_batiment=True)', total=5),
    ask('degat_subi(degat_recu="crash violent", cible_aeronef=True, unites_a_bord=True)', gives="le débarquement est forcé en altitude"),
    ask('degat_subi(degat_recu="crash violent", cible_aeronef=True, unites_a_bord=True)', gives="le véhicule est retiré comme perte"),
)
row(
    "AL-04",
    "En altitude, le dernier point de coque part sur un « endommagé » : les passagers tombent avec l'épave ; s'il en reste un, rien pour eux.",
    ask('degat_subi(degat_recu="endommagé", points_de_coque=1, unites_a_bord=True, cible_en_altitude=True)', gives="le débarquement est forcé en altitude"),
    ask('degat_subi(degat_recu="endommagé", points_de_coque=2, unites_a_bord=True, cible_en_altitude=True)', gives="un marqueur « endommagé »"),
    ask('force_contre_les_passagers(degat_recu="endommagé", points_de_coque=2)', total=0),
    ask("points_de_coque_restants(points_de_coque=5, marqueurs_endommage=1, marqueurs_tres_endommage=2)", total=0),
    ask('coque_apres_ce_degat(points_de_coque=5, marqueurs_endommage=1, degat_recu="très endommagé")', total=2),
)
row(
    "AL-19",
    "Un antigrav rapide à 14 ps prend « immobilisé » : il s'écrase ; à 12, il est cloué. Deux « secoué » du tour font « armes endommagées ».",
    ask('degat_subi(degat_recu="immobilisé", cible_rapide=True, cible_antigrav=True, cible_distance_parcourue=14)', gives="l'unité est hors de contrôle"),
    ask('degat_subi(degat_recu="immobilisé", cible_rapide=True, cible_antigrav=True, cible_distance_parcourue=12)', gives="immobilisé jusqu'à la fin de la partie"),
    ask('degat_du_resultat(zone_touchee="armement", resultat_de_degat=1, degats_identiques_ce_tour=1)', outcome="Armes endommagées"),
    ask('degat_du_resultat(zone_touchee="mobilité", resultat_de_degat=4, cible_mobilite_reduite=True, cible_rapide=True, cible_antigrav=True, cible_mouvement_rapide_fait=True)', outcome="Crash"),
)

SCENERY = "un décor infranchissable"
WRECK = "une épave hors de contrôle"

row(
    "AM-31",
    "En alerte je détruis un Rhino en pleine course : l'épave reste là, ou part à la dérive. Un crash n'y ôte que tir et charge, et l'immobilise dès cette phase.",
    ask('degat_subi(degat_recu="détruit", tir_d_alerte=True)', outcome=SCENERY, disputed=WRECK),
    ask('degat_subi(degat_recu="détruit")', outcome=WRECK),
    ask('degat_subi(degat_recu="endommagé", points_de_coque=1, tir_d_alerte=True)', gives=SCENERY, disputed=WRECK),
    ask('degat_subi(degat_recu="crash", tir_d_alerte=True)', gives="immobilisé à la fin de cette phase de mouvement"),
    ask("champ_de_vision(unite_en_alerte=True)", total=90),
)
row(
    "PN33-15",
    "L'aéronef au passage est détruit : son épave ne reste pas sur la table, au contraire de celle d'un tank ; et son explosion n'atteint personne.",
    ask("fin_d_une_epave(cible_aeronef_au_passage=True)", outcome="le véhicule est retiré comme perte"),
    ask("fin_d_une_epave(cible_tank=True)", outcome="un décor infranchissable jusqu'à la fin de la partie"),
    ask('degat_subi(degat_recu="détruit", cible_aeronef_au_passage=True)', outcome="le véhicule est retiré comme perte"),
    ask('force_de_l_explosion(degat_recu="explosé", cible_aeronef_au_passage=True)', total=0),
)
row(
    "4 et 12.7.3",
    "Blindage renforcé, superficiel, 4 au dé : 1. Très endommagé et endommagé, 2 au dé : 5, crash violent. Sans arme, 4 se lit sur la coque.",
    ask("jet_de_degat(cible_blindage_renforce=True, degat_superficiel=True, pa=4, des=[4])", total=1),
    ask("jet_de_degat(marqueurs_tres_endommage=1, marqueurs_endommage=1, pa=3, des=[2])", total=5),
    ask('degat_du_resultat(resultat_de_degat=5, zone_touchee="coque")', outcome="Crash violent"),
    ask('degat_du_resultat(resultat_de_degat=4, zone_touchee="armement", cible_sans_armes=True)', outcome="Très endommagé"),
    ask('degat_du_resultat(resultat_de_degat=6, zone_touchee="armement")', outcome="Arme explosée"),
    ask('degat_subi(degat_recu="crash violent")', gives="hors de contrôle"),
    ask('degat_subi(cible_batiment=True, degat_recu="explosé")', gives="un décor infranchissable"),
    ask("force_de_l_explosion(cible_batiment=True, distance_au_vehicule=3)", total=3),
    ask("force_de_l_explosion(cible_batiment=True, distance_au_vehicule=4)", total=0),
)
row(
    "PE-49",
    "Un tir d'alerte fait un « Crash » à un véhicule : il ne s'emballe pas, mais ne tire ni ne charge, et s'arrête ce tour-ci.",
    ask('degat_subi(degat_recu="crash", tir_d_alerte=True)', gives="ne peut plus tirer ni charger"),
    ask('degat_subi(degat_recu="crash", tir_d_alerte=True)', gives="à la fin de cette phase de mouvement"),
    ask("mise_hors_de_controle(perte_de_controle_imposee=True, tir_d_alerte=True)", outcome="Aucune conséquence"),
)
row(
    "PS-22",
    "On m'annonce un dégât que mon véhicule a déjà : armes endommagées, une arme en moins ; mobilité réduite, immobilisé.",
    ask('degat_subi(degat_recu="armes endommagées", cible_armes_endommagees=True)', gives="une arme du véhicule en moins"),
    ask('degat_subi(degat_recu="mobilité réduite", cible_mobilite_reduite=True)', gives="immobilisé jusqu'à la fin de la partie"),
    ask('degat_subi(degat_recu="crash violent", cible_immobilisee=True)', gives="décor infranchissable"),
    ask('degat_subi(degat_recu="immobilisé", cible_antigrav=True, cible_rapide=True, cible_mouvement_rapide_fait=True)', gives="hors de contrôle"),
    ask('degat_subi(degat_recu="immobilisé", cible_antigrav=True, cible_rapide=True)', gives="immobilisé jusqu'à la fin"),
    ask("""degat_subi(degat_recu="immobilisé", cible_antigrav=True, cible_rapide=True, cible_mouvement_rapide_fait=True, tir_d_alerte=True)""",
        gives="immobilisé à la fin de cette phase"),
)
row(
    "AE-29",
    "Un trukk qui explose fait F4 à bord, détruit rien, un crash violent F4 ; un volant lancé, « immobilisé », s'écrase.",
    *(ask(f"""force_contre_les_passagers(degat_recu="{what}", cible_ouvert=True)""", total=force)
      for what, force in (("explosé", 4), ("détruit", 0), ("crash violent", 4))),
    ask("""degat_sur_la_table(zone_touchee="mobilité", des=[5], degat_lourd=True, cible_vehicule_volant=True, cible_mouvement_rapide_fait=True)""", outcome="crash"),
    ask("laisser_un_vehicule_immobilise(unite_immobilisee=True)", outcome="Permis"),
    ask("laisser_un_vehicule_immobilise(unite_pilote_sonne=True)", outcome="Interdit"),
)
row(
    "AL-02",
    "Un trukk cloué sur place prend un « crash violent » : Détruit, et un transport ouvert détruit ne blesse personne ; mobile, F4 ; explosé, F4 et non 6.",
    ask('force_contre_les_passagers(degat_recu="crash violent", cible_immobilisee=True, cible_ouvert=True)', total=0),
    ask('force_contre_les_passagers(degat_recu="crash violent", cible_ouvert=True)', total=4),
    ask('force_contre_les_passagers(degat_recu="explosé", cible_immobilisee=True, cible_ouvert=True)', total=4),
    ask('degat_subi(degat_recu="crash violent", cible_immobilisee=True, cible_ouvert=True, unites_a_bord=True)', gives="les unités embarquées doivent débarquer"),
)
row(
    "3.10.8 à bord",
    "Deux points de tir : le deuxième passager tire, le troisième non ; 14 ps, au jugé. Transport ouvert : pas de dégât s'il est détruit, F4 s'il explose.",
    ask("jet_pour_toucher_au_tir(ct=4, unite_embarquee=True, rang_de_l_arme=2, points_de_tir_du_transport=2, des=[5])", outcome="Touché"),
    ask("jet_pour_toucher_au_tir(ct=4, unite_embarquee=True, rang_de_l_arme=3, points_de_tir_du_transport=2, des=[5])", outcome="Interdit"),
    ask("tirer(unite_embarquee=True, rang_de_l_arme=3, points_de_tir_du_transport=2)", outcome="Interdit"),
    ask("tirer(unite_embarquee=True, rang_de_l_arme=12, points_de_tir_du_transport=2, transporteur_ouvert=True)", outcome="Permis"),
    ask("ct_du_tir(ct=4, unite_embarquee=True, transporteur_transport=True, transporteur_rapide=True, transporteur_distance_parcourue=14)", total=2),
    ask("balayage_contre_un_transport_ouvert(de_du_balayage=5, unites_de_l_escouade_embarquee=4)", total=4),
    ask('force_contre_les_passagers(cible_transport=True, cible_ouvert=True, degat_recu="détruit")', total=0),
    ask('force_contre_les_passagers(cible_transport=True, cible_ouvert=True, degat_recu="explosé")', total=4),
    ask('force_contre_les_passagers(cible_transport=True, degat_recu="explosé")', total=6),
    ask('force_contre_les_passagers(degat_recu="détruit")', total=5),
    ask('force_contre_les_passagers(degat_recu="crash violent")', total=4),
    ask("test_de_moral(unite_embarquee=True, transporteur_ouvert=True, commandement=8, des=[6, 6])", outcome="Réussi"),
    ask("test_de_moral(unite_embarquee=True, commandement=8, des=[6, 6])", outcome="Raté", disputed="Réussi"),
    ask('armements_de_tourelle(armement_de_tourelle="Batterie lance-missiles")', gives="50"),
)
row(
    "PU-03",
    "Le truk explose : F4 à bord ; détruit, rien ; un Rhino détruit, F5 ; une chenille perdue, rien.",
    ask('force_contre_les_passagers(degat_recu="explosé", cible_ouvert=True)', total=4),
    ask('force_contre_les_passagers(degat_recu="détruit", cible_ouvert=True)', total=0),
    ask('force_contre_les_passagers(degat_recu="détruit")', total=5),
    ask('force_contre_les_passagers(degat_recu="mobilité réduite")', total=0),
)
row(
    "AJ-06",
    "Ma Chimère explose : les gardes à bord prennent F6 ; la F3 d'alentour en plus ? Litige. Ceux d'à côté, à 3 ps, la prennent.",
    ask('force_contre_les_passagers(degat_recu="explosé")', total=6),
    ask("force_de_l_explosion(cible_a_bord_du_vehicule_qui_explose=True, distance_au_vehicule=0)", total=0, disputed="^3"),
    ask("force_de_l_explosion(distance_au_vehicule=3)", total=3),
    ask("une_unite_touchee(force=3, endurance=3, svg=5)", odds={"le membre est abattu": F(1, 3)}),
)
row(
    "PZ-19",
    "Un tir d'alerte tire « crash » : le véhicule ne perd pas le contrôle, mais ni tir ni charge, et immobile dès la fin de cette phase.",
    ask("degat_subi(degat_recu=\"crash\", tir_d_alerte=True)", gives="à la fin de cette phase"),
    ask("degat_subi(degat_recu=\"crash\")", gives="hors de contrôle"),
)
row(
    "PZ-20",
    "Un aéronef au passage prend un « crash violent » : retiré, sans décor. L'autre joueur le dit hors de contrôle. Un bâtiment explosé reste, infranchissable.",
    ask("degat_subi(degat_recu=\"crash violent\", cible_aeronef_au_passage=True)", gives="retiré comme perte"),
    ask("degat_subi(degat_recu=\"détruit\", cible_aeronef_au_passage=True)", gives="retiré comme perte"),
    ask("table_de_degat_a_lire(zone_touchee=\"mobilité\", cible_aeronef_au_passage=True)", gives="coque"),
    ask("degat_subi(degat_recu=\"explosé\", cible_batiment=True)", gives="infranchissable"),
)
row(
    "P36-01",
    "Les armes de mon Predator sont endommagées : son canon à enrayement 5 s'enraye désormais sur 3, son canon laser sur 4 ; intact, rien de tel.",
    ask("jet_de_surchauffe(unite_est_un_vehicule=True, unite_armes_endommagees=True, x_de_surchauffe=5)", odds={"Surchauffe": F(2, 3)}),
    ask("surchauffe_d_une_arme_de_vehicule(unite_armes_endommagees=True, x_de_surchauffe=6)", total=3),
    ask("surchauffe_d_une_arme_de_vehicule(unite_armes_endommagees=True)", total=4),
    ask("jet_de_surchauffe(unite_armes_endommagees=True, arme_de_tir=\"Canon laser\")", odds={"Surchauffe": F(1, 2)}),
    ask("jet_de_surchauffe(x_de_surchauffe=5)", odds={"Surchauffe": F(1, 3)}),
)
