"""Situations of Warhammer 40,000 PEN of the chapter « Dégâts des véhicules » (Vehicle damage)."""

from __future__ import annotations

from fractions import Fraction as F

from verdicts import ask, rows

ROWS, row = rows()

row(
    "PAA-26",
    "Le transport explose au corps à corps : l'unité engagée s'écarte si son test passe, pas si elle est à terre ou figée ; sinon F3 : 1/3 par garde.",
    ask("ca_va_peter(cible_explose_au_corps_a_corps=True, test_d_initiative_reussi=True)", outcome="Permis"),
    ask("ca_va_peter(cible_explose_au_corps_a_corps=True)", outcome="Interdit"),
    ask("ca_va_peter(cible_explose_au_corps_a_corps=True, test_d_initiative_reussi=True, unite_engagee=False)", outcome="Interdit"),
    ask("ca_va_peter(cible_explose_au_corps_a_corps=True, test_d_initiative_reussi=True, unite_a_terre=True)", outcome="Interdit"),
    ask("une_touche(force=3, endurance=3, svg=5)", odds={"Blessures à répartir 1": F(1, 2)}),
    ask("une_blessure(force=3, endurance=3, svg=5)", odds={"La blessure est subie": F(2, 3)}),
)
row(
    "RP-05",
    "Une grenade plasma, puis le véhicule explose au contact : qui a réussi son test d'initiative file ; un mort, non.",
    ask('sauvegarde_de_couvert(svg_de_couvert=4, arme_de_tir="Grenades plasma")', odds={"Touche annulée": F(1, 2)}),
    ask('sauvegarde_de_couvert(svg_de_couvert=4, arme_de_tir="Lance-flammes lourd")', odds={"Touche annulée": 0}),
    ask("ca_va_peter(cible_explose_au_corps_a_corps=True, unite_engagee=True, unite_test_d_initiative_reussi=True)", outcome="Permis"),
    ask("ca_va_peter(cible_explose_au_corps_a_corps=True, unite_engagee=True)", outcome="Interdit"),
    ask("consolider(distance_voulue=6, unite_detruite=True)", outcome="Interdit"),
)
row(
    "AC-18",
    "Cinq marines font sauter un Rhino au corps à corps : I 4 pour s'écarter ; restés là, 1/9 chacun. Des six gardes à bord, 35/9 meurent.",
    ask("test_de_caracteristique(valeur_de_la_caracteristique=4)", odds={"Réussi": F(2, 3)}),
    ask("ca_va_peter(cible_explose_au_corps_a_corps=True, test_d_initiative_reussi=True)", outcome="Permis"),
    ask("force_de_l_explosion(distance_au_vehicule=3)", total=3),
    ask("une_unite_touchee(force=3, endurance=4, svg=3)", odds={"le membre est abattu": F(1, 9)}),
    ask("""touches_aux_passagers(degat_recu="explosé", passager=dict(effectif_de_l_escouade=6, endurance=3, svg=5))""", total=F(35, 9)),
)
row(
    "PE-27",
    "Cinq marines (I4) font exploser un char au corps à corps.",
    ask("test_de_caracteristique(valeur_de_la_caracteristique=4)", odds={"Réussi": F(2, 3)}),
    ask("ca_va_peter(cible_explose_au_corps_a_corps=True, test_d_initiative_reussi=True)", outcome="Permis"),
    ask("ca_va_peter(cible_explose_au_corps_a_corps=True)", outcome="Interdit"),
    ask("force_de_l_explosion(distance_au_vehicule=1)", total=3),
    ask("jet_pour_blesser(force=3, endurance=4)", odds={"Blessé": F(1, 3)}),  # 5 x 1/3 x 1/3
)

HOUSE = """arme_de_tir="Missiles Krak", ct=4, distance=20, unite_immobile=True, cible_batiment=True, reference_du_batiment="maison en brique",
zone_annoncee="mobilité\""""

row(
    "AC-01",
    "Un krak dans les « moteurs » d'une maison en brique : pénétration 4, zone 6, dégât 5. Elle est détruite, six gardes prennent une F 5.",
    ask(f"degats_vehicule({HOUSE}, penetration=[4], zone=[6], degat=[5])", outcome="détruit"),
    ask("""touches_aux_passagers(cible_batiment=True, degat_recu="détruit", passager=dict(effectif_de_l_escouade=6, endurance=3, svg=5))""", total=F(10, 3)),
    ask("""touches_aux_passagers(cible_batiment=True, degat_recu="détruit", passager=dict(effectif_de_l_escouade=6, endurance=3, svg=5,
en_zone_de_couvert=True))""", total=F(10, 3)),
)

TERMINATORS = "passager=dict(effectif_de_l_escouade=5, endurance=4, svg=2, svg_invulnerable=5)"

row(
    "AC-23",
    "Cinq terminators dans un Land Raider : explosé, 5/36 chacun, l'armure valant mieux que l'invulnérable ; crash violent, 1/12 ; endommagé, rien.",
    ask(f"""touches_aux_passagers(degat_recu="explosé", {TERMINATORS})""", total=F(25, 36)),
    ask(f"""touches_aux_passagers(degat_recu="crash violent", {TERMINATORS})""", total=F(5, 12)),
    ask(f"""touches_aux_passagers(degat_recu="endommagé", {TERMINATORS})""", total=0),
)
row(
    "AE-35",
    "Un Rhino explose avec cinq gardes dedans : sans leur endurance, c'est la leur qu'on demande ; E3, 5+ : 35/36 × 2/3 chacun.",
    ask("""touches_aux_passagers(degat_recu="explosé", passager_effectif_de_l_escouade=5)""", asks="il manque passager_endurance"),
    ask("""touches_aux_passagers(degat_recu="explosé", passager=dict(effectif_de_l_escouade=5, endurance=3, svg=5))""", total=F(175, 54)),
)
row(
    "AJ-04",
    "Un transport roulant est détruit : épave hors de contrôle, F5, tout le monde dehors ; ouvert, personne n'est touché ; crash violent, F4 même ouvert.",
    ask('degat_subi(degat_recu="détruit", unites_a_bord=True, cible_transport=True)', gives="une épave hors de contrôle"),
    ask('degat_subi(degat_recu="détruit", unites_a_bord=True, cible_transport=True)', gives="les unités embarquées doivent débarquer"),
    ask('touches_aux_passagers(degat_recu="détruit", passager=dict(effectif_de_l_escouade=5, endurance=4, svg=3, points_de_vie=2))', total=0),
    ask('touches_aux_passagers(degat_recu="détruit", cible_ouvert=True, cible_transport=True, passager=dict(effectif_de_l_escouade=6, endurance=4, svg=6))', total=0),
    ask('touches_aux_passagers(degat_recu="crash violent", cible_ouvert=True, cible_transport=True, passager=dict(effectif_de_l_escouade=6, endurance=4, svg=6))',
        total=F(5, 2)),
)

DESTROYED = "la cible est détruite ou explosée"

row(
    "AJ-07",
    "Deux dégâts lourds à la coque d'un véhicule à 3 PC : 11/18 d'en venir à bout ; deux superficiels, 2/9 à peine.",
    ask('degats_deja_perces(touches_a_resoudre=2, degat_lourd=True, ct=4, pa=4, zone_annoncee="coque", points_de_coque=3)', odds={DESTROYED: F(11, 18)}),
    # a marker on 3 to 5, then only a 5 (very damaged) ends it, 6 being a crash; a great one on 6, then anything but that crash
    ask('degats_deja_perces(touches_a_resoudre=2, degat_superficiel=True, ct=4, pa=4, zone_annoncee="coque", points_de_coque=3)', odds={DESTROYED: F(2, 9)}),
    ask('degat_sur_la_table(zone_touchee="coque", degat_lourd=True, pa=4, des=[3], marqueurs_endommage=1, deja_ce_tour=["endommagé"])', outcome="très endommagé"),
)
row(
    "RP-17",
    "Un dégât lourd déjà percé, sa table déjà connue : ni zone à tirer, ni dégât de plus.",
    ask("un_degat_deja_perce(degat_lourd=True, degat_de_mobilite=True, pa=4)", odds={"immobilisé": F(1, 6), "crash": F(1, 6), "endommagé": 0}),
    ask("un_degat_deja_perce(degat_lourd=True, degat_d_armement=True, pa=4)",
        odds={"arme détruite": F(1, 6), "endommagé": F(1, 12), "très endommagé": F(1, 36), "aucun effet": F(1, 18)}),
    ask("une_touche_sur_un_vehicule(force=8, blindage=12, pa=4, degat_de_coque=True)", odds={"la cible est détruite ou explosée": F(1, 18)}),
)
row(
    "P32-22",
    "Un antigrav rapide lancé immobilisé (5) : Crash. Armes déjà endommagées, un 3 en détruit une. Mobilité déjà réduite, un 3 immobilise. 24 ps : CC5.",
    ask('degat_sur_la_table(zone_touchee="mobilité", cible_antigrav=True, cible_rapide=True, cible_mouvement_rapide_fait=True, degat_lourd=True, pa=3, des=[5])', outcome="crash"),
    ask('degat_sur_la_table(zone_touchee="armement", cible_armes_endommagees=True, degat_lourd=True, pa=3, des=[3])', outcome="arme détruite"),
    ask('degat_sur_la_table(zone_touchee="mobilité", cible_mobilite_reduite=True, degat_lourd=True, pa=3, des=[3])', outcome="immobilisé"),
    ask("degats_cumules(degats_identiques_ce_tour=2)", total=2),
    ask("cc_d_une_unite_sans_cc(distance_parcourue=24)", outcome="5"),
)
row(
    "AK-31",
    "Cinq bombes sur un tank arrêté (12) : une attaque chacune, 3+, 2D6 + 8 ; une seule bombe sur un Rhino (10) le détruit à 35/162.",
    ask('attaques_sur_un_vehicule(attaquants=5, attaques=2, cc=4, force=4, arme_de_melee="bombe anti-véhicule", unite_a_charge=True, cible_distance_parcourue=6, blindage=12)',
        means={"dégâts lourds": F(25, 9), "dégâts superficiels": F(5, 18)}),
    ask('assaut_sur_un_vehicule(attaques=2, cc=4, ct=4, force=4, arme_de_melee="bombe anti-véhicule", cible_sans_cc=True, blindage=10, zone_annoncee="coque")', odds={DESTROYED: F(35, 162)}),
    ask('assaut_sur_un_vehicule(attaques=1, cc=4, ct=4, force=4, arme_de_melee="bombe anti-véhicule", cible_distance_parcourue=20, blindage=10, zone_annoncee="coque")',
        odds={DESTROYED: F(1, 2) * F(35, 36) * F(1, 3)}),
)
row(
    "PEN-AA05",
    "Mobilité réduite deux fois : immobilisé ; IEM : un 2 suffit, 6 est lourd ; très endommagé et endommagé : trois points de coque ; PA6 : −1 ; sans armes : la coque.",
    ask("table_de_degat_de_mobilite(resultat_de_degat=4, cible_mobilite_reduite=True)", says="Immobilisé"),
    ask("penetration_de_blindage(force=4, blindage=14, arme_iem=True, arme_penetrante=True, des=[2, 6])", outcome="Dégât lourd"),
    ask("points_de_coque_restants(points_de_coque=3, marqueurs_endommage=1, marqueurs_tres_endommage=1)", total=0),
    ask("jet_de_degat(pa=6, des=[4])", total=3),
    ask("jet_de_degat(degat_superficiel=True, arme_iem=True, cible_tank=True, pa=5, des=[4])", total=2),
    ask("surchauffe_d_une_arme_de_vehicule(unite_armes_endommagees=True, arme_sujette_a_surchauffe=True)", total=3),
)
