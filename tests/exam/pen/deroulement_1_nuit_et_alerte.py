"""Situations of Warhammer 40,000 PEN whose questions stand in `deroulement-1-nuit-et-alerte.ttl`."""

from __future__ import annotations

from fractions import Fraction as F

from verdicts import ask, rows

ROWS, row = rows()

LONG_SHOT = 'ct=4, arme_de_tir="Canon laser", distance=40, unite_immobile=True, cible_immobile=True'

row(
    "PEN-Y25",
    "À mon tour 2, un canon laser immobile tirera à 40 ps : fera-t-il nuit ?",
    ask("lever_du_jour(tour=1)", odds={"Le jour se lève": F(1, 6)}),
    ask("lever_du_jour(tour=2)", odds={"Le jour se lève": F(2, 3)}),
    ask(f"jet_pour_toucher_au_tir({LONG_SHOT}, combat_de_nuit=True)", odds={"Touché": F(1, 6)}),
    ask(f"jet_pour_toucher_au_tir({LONG_SHOT})", odds={"Touché": F(2, 3)}),  # 5/18 x 1/6 + 13/18 x 2/3 = 19/36
)
row(
    "11.1 et 11.2",
    "En alerte on voit à 45° de son avant. Sous un tir d'alerte, un moral raté ne fait pas reculer, mais ni tir ni charge. La moitié perdue : Cd 7.",
    ask("jet_pour_toucher_au_tir(combat_de_nuit=True, distance=30, ct=4, des=[4])", outcome="Raté"),
    ask("lever_du_jour(tour=2, des=[3])", gives="jour"),
    ask("voir_en_alerte(unite_en_alerte=True, direction_de_la_cible=60)", outcome="Interdit"),
    ask("tirer_avant_l_alerte(unite_aeronef_au_passage=True, portee=48, portee_de_l_arme_en_alerte=36)", outcome="Permis"),
    ask("mouvement_sous_un_tir_d_alerte(arretee_en_plein_mouvement=True, distance_voulue=6, distance_parcourue=3)", total=6),
    ask("suite_d_un_tir_d_alerte(test_de_moral_rate=True)", gives="ne peut plus tirer ni charger"),
    ask("tirer(tir_d_alerte=True, test_de_moral_rate=True)", outcome="Interdit"),
    ask("charger(tir_d_alerte=True, test_de_moral_rate=True)", outcome="Interdit"),
    ask("battre_en_retraite(tir_d_alerte=True, test_de_moral_rate=True)", gives="Aucune conséquence"),
    ask("lance_flammes_en_alerte(unite_en_alerte=True, unite_chargee=True, unites_sous_le_gabarit=2, resultat_de_d6=4)", total=4),
    ask("se_mettre_en_alerte(unite_a_terre=True)", outcome="Interdit"),
    ask("test_de_regroupement(commandement=8, des=[5, 3])", outcome="Regroupée"),
    ask("tirer(unite_regroupee=True, unite_a_bouge=True)", outcome="Interdit"),
    ask("distance_de_retraite(unite_infanterie=True)", total=6),
    ask("distance_de_fuite(unite_infanterie=True)", total=9),
    ask("test_de_regroupement(commandement=8, effectif_de_depart=10, effectif_de_l_escouade=5, des=[4, 4])", gives="7"),
    ask("changer_de_cible()", outcome="Interdit"),
    ask("viser_a_part(unite_infanterie=True)", outcome="Interdit"),
    ask("viser_les_debarques(transport_vise_detruit=True)", outcome="Permis"),
)
row(
    "RP-30",
    "Regroupée, l'escouade bouge ou tire ; à six sur dix, pas de malus ; obstinée, jamais.",
    ask("tirer(unite_regroupee=True, unite_distance_parcourue=3, arme_de_tir=\"Bolter\")", outcome="Interdit"),
    ask("tirer(unite_regroupee=True, arme_de_tir=\"Fusil sniper\")", outcome="Permis"),
    ask("test_de_regroupement(commandement=8, effectif_de_depart=10, effectif_de_l_escouade=6)", odds={"Regroupée": F(13, 18)}),
    ask("test_de_regroupement(commandement=8, effectif_de_depart=10, effectif_de_l_escouade=5, unite_obstinee=True)", odds={"Regroupée": F(13, 18)}),
)
row(
    "AD-14",
    "Mes marines (3+) guettent dans les broussailles : 4+ ; on ne guette ni en fuite, ni couché, ni au sortir de la réserve ; le regard se réduit à 90°.",
    ask("""svg_de_couvert_effective(cible_en_alerte=True, cible_infanterie=True, cible_en_zone_de_couvert=True, type_de_couvert="léger", svg=3)""", total=4),
    ask("se_mettre_en_alerte(unite_a_terre=True)", outcome="Interdit"),
    ask("se_mettre_en_alerte(unite_en_retraite=True)", outcome="Interdit"),
    ask("se_mettre_en_alerte(unite_arrivee_de_la_reserve=True)", outcome="Interdit"),
    ask("champ_de_vision(unite_infanterie=True, unite_en_alerte=True)", total=90),
)
row(
    "P35-09",
    "Des marines à terre veulent se mettre en alerte, ou tirer (CT4) ; un tank lancé en charge bélier veut tirer, puis charger.",
    ask("se_mettre_en_alerte(unite_a_terre=True)", outcome="Interdit"),
    ask("ct_du_tir(ct=4, unite_a_terre=True)", total=2),
    ask("tirer(unite_tank=True, unite_en_charge_belier=True)", outcome="Interdit"),
    ask("charger(unite_tank=True, unite_en_charge_belier=True)", outcome="Interdit"),
)
row(
    "PT-27",
    "« Je me mets en alerte » : après un pas, une course, un tir, une charge, une arrivée de réserve ou figée, non ; sans rien faire, oui.",
    *(ask(f"se_mettre_en_alerte({done}=True)", outcome="Interdit") for done in (
        "unite_a_bouge", "unite_mouvement_rapide_fait", "arme_a_tire_ce_tour", "unite_a_charge", "unite_arrivee_de_la_reserve", "unite_figee")),
    ask("se_mettre_en_alerte()", outcome="Permis"),
)
row(
    "PU-09",
    "« Je me mets en alerte » : après un bélier, un coup au passage, une descente de transport ou des fumigènes, non ; avoir pivoté, si.",
    *(ask(f"se_mettre_en_alerte(unite_{done}=True)", outcome="Interdit") for done in (
        "en_charge_belier", "a_fait_une_attaque_au_passage", "vient_de_debarquer", "fumigenes_utilises_ce_tour")),
    ask("se_mettre_en_alerte(distance_parcourue=0)", outcome="Permis"),
)
row(
    "P30-05",
    "En alerte, on choisit le groupe que l'on vise, sauf au gabarit. Un Crash tiré en alerte : ni hors de contrôle, ni tir ni charge, immobilisé dès cette phase.",
    ask("choisir_les_groupes_vises()", outcome="Permis"),
    ask("choisir_les_groupes_vises(arme_explosion=True)", outcome="Interdit"),
    ask('degat_subi(cible_vehicule=True, degat_recu="crash", tir_d_alerte=True)', gives="immobilisé à la fin de cette phase de mouvement"),
    ask('degat_subi(cible_vehicule=True, degat_recu="crash", tir_d_alerte=True)', gives="ne peut plus tirer ni charger ce tour"),
    ask('degat_subi(cible_vehicule=True, degat_recu="crash")', gives="hors de contrôle"),
)
row(
    "PN33-16",
    "En alerte, la vue tombe à 90° : à 50° de l'avant, rien. Sans alerte, à 100°, un fantassin n'y voit pas davantage, un véhicule si.",
    ask("voir_en_alerte(direction_de_la_cible=50, unite_en_alerte=True)", outcome="Interdit"),
    ask("voir_en_alerte(direction_de_la_cible=100)", outcome="Interdit"),
    ask("voir_en_alerte(direction_de_la_cible=100, unite_est_un_vehicule=True)", outcome="Permis"),
    ask("tirer_en_alerte(unite_en_alerte=True, direction_de_la_cible=50, escouade_ennemie_en_mouvement=True)", outcome="Interdit"),
)
row(
    "AD-18",
    "Fait-il encore nuit au tour 3 ? 5/6 × 1/3 × 1/6 ; parti du tour 2, 1/18. Les dés 5 puis 3 font le jour au deuxième.",
    ask("nuit_de_tour_en_tour(tour=1, jets_du_jour=3)", odds={"le jour s'est levé": 1 - F(5, 108)}),
    ask("nuit_de_tour_en_tour(tour=2, jets_du_jour=2)", odds={"le jour s'est levé": F(17, 18)}),
    ask("nuit_de_tour_en_tour(tour=1, jets_du_jour=2, des=[5, 3])", says="oui"),
)
row(
    "AI-34",
    "En alerte, on me charge sans que j'aie tiré : le tir à cet instant se discute ; pendant leur mouvement, il est permis, à 45° pile aussi.",
    ask("tirer_en_alerte(unite_chargee=True)", outcome="Interdit", disputed="Permis"),
    ask("tirer_en_alerte(escouade_ennemie_en_mouvement=True, direction_de_la_cible=45)", outcome="Permis"),
    ask("tirer_en_alerte()", outcome="Interdit"),
)
row(
    "PE-48",
    "Un aéronef traverse devant une unité en alerte (24 ps) : ses armes de 48 ps tirent avant, celles de 24 non.",
    ask("tirer_avant_l_alerte(unite_aeronef_au_passage=True, portee=48, portee_de_l_arme_en_alerte=24)", outcome="Permis"),
    ask("tirer_avant_l_alerte(unite_aeronef_au_passage=True, portee=24, portee_de_l_arme_en_alerte=24)", outcome="Interdit"),
)
row(
    "PU-08",
    "En alerte, ils ont un champ de 90°, même le char ; leur tir ne fait pas fuir, il prive de tir et de charge ; deux sous le gabarit et un 4, la charge en brûle 4.",
    ask("champ_de_vision(unite_en_alerte=True, unite_tank=True)", total=90),
    ask("voir_en_alerte(unite_en_alerte=True, direction_de_la_cible=46)", outcome="Interdit"),
    ask("suite_d_un_tir_d_alerte(retraite_imposee=True)", gives="ne peut plus tirer ni charger"),
    ask("lance_flammes_en_alerte(unite_en_alerte=True, unite_chargee=True, unites_sous_le_gabarit=2, resultat_de_d6=4)", total=4),
)
row(
    "PW-27",
    "Un tir d'alerte tue trois gardes sur dix : le moral raté ne fait pas fuir, il ôte le tir et la charge.",
    ask("suite_d_un_tir_d_alerte(unite_test_de_moral_rate=True)", gives="ne peut plus tirer ni charger"),
)
row(
    "P39-03",
    "Son tank avance ; mon tir d'alerte lui fait un crash. Il ne part pas en vrille : plus de tir ni de charge, et il est immobilisé à la fin de ce mouvement. Un crash violent sur une tourelle, c'est une épave.",
    ask('suite_d_un_tir_d_alerte(degat_recu="crash", unite_tank=True)', gives="ne peut plus tirer ni charger"),
    ask('suite_d_un_tir_d_alerte(degat_recu="crash", unite_tank=True)', gives="immobilisé"),
    ask('suite_d_un_tir_d_alerte(degat_recu="crash violent", unite_tank=True)', gives="immobilisé"),
    ask('suite_d_un_tir_d_alerte(degat_recu="crash violent", unite_tourelle=True)', outcome="Aucune conséquence"),
    ask('tirer(degat_recu="crash", tir_d_alerte=True, unite_tank=True)', outcome="Interdit"),
    ask('mise_hors_de_controle(degat_recu="crash", tir_d_alerte=True)', outcome="Aucune conséquence"),
)
