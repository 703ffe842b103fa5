"""Situations of Warhammer 40,000 PEN of the chapter « Types d'unités » (Unit types)."""

from __future__ import annotations

from fractions import Fraction as F

from verdicts import ask, rows

ROWS, row = rows()

VETERANS = "transporteur_rapide=True, transporteur_distance_parcourue=14"

row(
    "PEN-Y11",
    "Un transport rapide a roulé de 14 ps ; ses vétérans descendent, plasma à 10 ps, puis veulent charger.",
    ask(f"debarquer({VETERANS}, unite_infanterie=True)", outcome="Interdit"),
    ask(f"debarquer({VETERANS}, unite_infanterie=True, debarquement_d_urgence_fait=True)", outcome="Permis"),
    ask('nombre_de_tirs(arme_de_tir="Fusil plasma", distance=10)', total=2),
    ask('ct_du_tir(ct=3, arme_de_tir="Fusil plasma", distance=10, debarquement_d_urgence_fait=True, cible_immobile=True)', total=2),
    ask('jet_pour_toucher_au_tir(ct=3, arme_de_tir="Fusil plasma", distance=10, debarquement_d_urgence_fait=True, cible_immobile=True)',
        odds={"Touché": F(1, 3)}),
    ask("charger(debarquement_d_urgence_fait=True, distance=5)", outcome="Interdit"),
)

FAST = "transporteur_rapide=True, transporteur_distance_parcourue=14"

row(
    "AE-06",
    "D'un transport rapide qui a roulé 14 ps on ne descend qu'en urgence, d'assaut ou non : à terre, au jugé, sans charge ; à bord, au jugé aussi. À 12 ps pile, non.",
    ask(f"debarquer({FAST})", outcome="Interdit"),
    ask(f"debarquer({FAST}, transporteur_d_assaut_pris=True)", outcome="Interdit"),
    ask("debarquer(transporteur_rapide=True, transporteur_distance_parcourue=12)", outcome="Permis"),
    ask(f"debarquement_d_urgence({FAST})", gives="à terre"),
    ask(f"""ct_du_tir(ct=4, arme_de_tir="Bolter", distance=10, unite_embarquee=True, {FAST})""", total=2),
    ask("""ct_du_tir(ct=4, arme_de_tir="Bolter", distance=10, unite_embarquee=True, transporteur_rapide=True, transporteur_distance_parcourue=12)""", total=5),
    ask(f"charger(unite_vient_de_debarquer=True, {FAST}, distance=4)", outcome="Interdit"),
)
row(
    "AJ-27",
    "D'un transport en altitude on ne descend que de force : un dé de danger chacun, en terrain difficile, donc PA2 ; on n'y monte pas.",
    ask("debarquer(transporteur_transport=True, transporteur_en_altitude=True)", outcome="Interdit"),
    ask("debarquer(transporteur_transport=True, transporteur_en_altitude=True, debarquement_force_en_altitude=True)", outcome="Permis"),
    ask("pertes_en_terrain_dangereux(unites=5, debarquement_force_en_altitude=True, unite_svg=3)", mean=F(5, 6)),
    ask("embarquer(unite_infanterie=True, transporteur_en_altitude=True)", outcome="Interdit"),
)
row(
    "RP-01",
    "Le Rhino a fait descendre une escouade au début ; on y monterait l'autre à la fin. En bas, le marteau tonnerre (CC4, F4) frappe un CC5 E5.",
    ask("embarquer(unite_infanterie=True, transporteur_transport=True, transporteur_a_debarque_ce_tour=True)", outcome="Interdit"),
    ask("debarquer(transporteur_transport=True, transporteur_a_embarque_ce_tour=True)", outcome="Interdit"),
    ask("jet_pour_toucher_au_corps_a_corps(cc=4, cible_cc=5)", odds={"Touché": F(1, 2)}),
    ask('jet_pour_blesser(force=4, endurance=5, arme_de_melee="Marteau tonnerre")', odds={"Blessé": F(35, 36), "blessure mortelle": 0}),
)
row(
    "AM-16",
    "Mon aéronef est abattu au passage : ses passagers sortent à 6 ps au plus de la trajectoire, en testant le danger ; ou pas du tout. Une 2+ relancée sauve 11 fois sur 12.",
    ask("debarquer(transporteur_aeronef_au_passage=True, debarquement_force_en_altitude=True, distance_a_la_trajectoire=6)", outcome="Permis", disputed="Interdit"),
    ask("debarquer(transporteur_aeronef_au_passage=True, debarquement_force_en_altitude=True, distance_a_la_trajectoire=7)", outcome="Interdit"),
    ask("terrain_dangereux(transporteur_aeronef_au_passage=True, transporteur_detruite=True)", outcome="Obligatoire"),
    ask("sauvegarde_relancable(svg=2, svg_de_relance=2)", odds={"la blessure est sauvée": F(11, 12)}),
)
row(
    "3.10.8 embarquer, débarquer",
    "Dix places : onze ne montent pas. Gênés par l'ennemi : I 1, et il n'a pas son attaque de charge. Point d'accès à 4 ps : non.",
    ask('degat_subi(unites_a_bord=True, degat_recu="détruit")', gives="doivent débarquer"),
    ask("debarquer(a_embarque_ce_tour=True)", outcome="Interdit"),
    ask("faire_un_mouvement_rapide(unite_embarquement_en_debut_de_phase=True)", outcome="Interdit"),
    ask("tirer(vient_de_debarquer=True, transporteur_a_bouge=True)", outcome="Permis"),
    ask("charge_au_debarquement(vient_de_debarquer=True, transporteur_a_bouge=True)", gives="prochain tour"),
    ask("charge_au_debarquement(vient_de_debarquer=True, transporteur_a_bouge=True, transporteur_transport_d_assaut=True)", gives="Aucune conséquence"),
    ask("debarquement_gene(places_a_terre=7, effectif_de_l_escouade=10)", gives="urgence"),
    ask("initiative_effective(initiative=4, unite_genee_par_des_ennemis=True)", total=1),
    ask("attaques_effectives(attaques=2, unite_a_charge=True, cible_genee_par_des_ennemis=True)", total=2),
    ask("gene_par_l_infranchissable(effectif_de_l_escouade=10, places_a_terre=8)", total=2),
    ask("embarquer(unite_infanterie=True, places_a_bord=10, effectif_de_l_escouade=11)", outcome="Interdit"),
    ask("embarquer(unite_infanterie=True, places_a_bord=5, effectif_de_l_escouade=5)", outcome="Permis"),
    ask("embarquer(unite_moto=True)", outcome="Interdit"),
    ask("debarquer(distance_au_point_d_acces=4)", outcome="Interdit"),
    ask("debarquer(transporteur_transport=True, transporteur_rapide=True, transporteur_distance_parcourue=14)", outcome="Interdit"),
)

FAST_2 = "transporteur_rapide=True, transporteur_distance_parcourue=14, debarquement_d_urgence_fait=True"

row(
    "PE-02",
    "Dix marines sautent d'un transport rapide qui a fait 14 ps, et tirent au bolter à 10 ps.",
    ask("debarquer(unite_infanterie=True, transporteur_rapide=True, transporteur_distance_parcourue=14)", outcome="Interdit"),
    ask(f"debarquer(unite_infanterie=True, {FAST_2}, distance_au_point_d_acces=6)", outcome="Permis"),
    ask(f"debarquement_d_urgence({FAST_2})", gives="à terre"),
    ask(f"""phase_de_tir(tireurs=10, ct=4, arme_de_tir="Bolter", distance=10, unite_infanterie=True, {FAST_2}, endurance=4, svg=4,
        cible_immobile=True)""", mean=F(20, 9)),  # (4 + 1) / 2 = 2: 20 x 1/3 x 1/2 x 2/3
    ask("charger(debarquement_d_urgence_fait=True, distance=6, unite_infanterie=True)", outcome="Interdit"),
)
row(
    "PQ-17",
    "Montés dans un Rhino au début du mouvement : pas de mouvement rapide, pas de descente ; deux points de tir.",
    ask("faire_un_mouvement_rapide(unite_transport=True, embarquement_en_debut_de_phase=True)", outcome="Interdit"),
    ask("debarquer(unite_infanterie=True, a_embarque_ce_tour=True)", outcome="Interdit"),
    ask("tirer_depuis_un_transport(points_de_tir_du_transport=2, rang_de_l_arme=3)", outcome="Interdit"),
    ask("""phase_de_tir(tireurs=2, ct=4, arme_de_tir="Bolter", distance=10, unite_embarquee=True, transporteur_distance_parcourue=6, endurance=4,
        svg=6, cible_immobile=True)""", mean=F(5, 3)),
)
row(
    "PS-10",
    "Le transport rapide a roulé 12 ps : on descend et on charge ; 13 ps : rien qu'en urgence, ni charge ni tir précis.",
    ask("debarquer(transporteur_rapide=True, transporteur_distance_parcourue=12)", outcome="Permis"),
    ask("debarquer(transporteur_rapide=True, transporteur_distance_parcourue=13)", outcome="Interdit"),
    ask("charger(unite_vient_de_debarquer=True, transporteur_rapide=True, transporteur_distance_parcourue=12, distance=4)", outcome="Permis"),
    ask("charger(unite_vient_de_debarquer=True, transporteur_rapide=True, transporteur_distance_parcourue=13, distance=4)", outcome="Interdit"),
    ask("ct_du_tir(ct=4, unite_vient_de_debarquer=True, transporteur_rapide=True, transporteur_distance_parcourue=13, distance=20)", total=2),
)
row(
    "P32-32",
    "Un transport rapide a fait 14 ps : on n'en descend qu'en urgence, à terre, et les passagers tirent au jugé (CT4, mi-portée : 5+).",
    ask("debarquer(transporteur_rapide=True, transporteur_distance_parcourue=14)", outcome="interdit"),
    ask("debarquement_d_urgence(transporteur_rapide=True, transporteur_distance_parcourue=14)", gives="à terre"),
    ask('toucher_au_tir(arme_de_tir="Bolter", ct=4, distance=12, unite_embarquee=True, transporteur_rapide=True, transporteur_distance_parcourue=14)', says="5+"),
)
row(
    "PX-03",
    "Figés par le givre dans leur truck, mes boyz n'en descendent pas d'eux-mêmes ; le truck abattu en l'air les jette dehors.",
    ask("debarquer(unite_figee=True)", outcome="Interdit"),
    ask("debarquer(unite_figee=True, debarquement_force_en_altitude=True)", outcome="Permis"),
    ask("debarquer()", outcome="Permis"),
)
row(
    "PY-03",
    "Montés dans le Rhino ce tour, un tir d'alerte le détruit en route : on en sort de force ; intact, non.",
    ask("debarquer(transporteur_detruite=True, transporteur_a_embarque_ce_tour=True, en_cours_de_phase=True)", outcome="Permis"),
    ask("debarquer(transporteur_a_embarque_ce_tour=True)", outcome="Interdit"),
    ask("debarquer(en_cours_de_phase=True)", outcome="Interdit"),
    ask("embarquer(unite_infanterie=True, transporteur_detruite=True)", outcome="Interdit"),
)
row(
    "PY-04",
    "Un transport en réserve : on n'y monte ni n'en descend ; arrivé, si. Détruit en altitude : on en tombe, à terre.",
    ask("embarquer(unite_infanterie=True, transporteur_en_reserve=True)", outcome="Interdit"),
    ask("debarquer(transporteur_en_reserve=True)", outcome="Interdit"),
    ask("debarquer(transporteur_en_reserve=True, transporteur_arrivee_de_la_reserve=True)", outcome="Permis"),
    ask("debarquer(transporteur_en_altitude=True)", outcome="Interdit"),
    ask("debarquement_d_urgence(transporteur_detruite=True, transporteur_en_altitude=True)", gives="à terre"),
)
row(
    "PY-05",
    "Figés, verrouillés ou en alerte à bord d'un truk : on n'en descend pas.",
    ask("debarquer(unite_figee=True)", outcome="Interdit"),
    ask("debarquer(unite_verrouillee=True)", outcome="Interdit"),
    ask("debarquer(unite_en_alerte=True)", outcome="Interdit"),
    ask("debarquer(unite_figee=True, transporteur_detruite=True)", outcome="Permis"),
)

FLYER = "unite_vehicule_volant=True, unite_distance_parcourue=20"

row(
    "PEN-Y33",
    "Un véhicule volant (CT4) a volé 20 ps et voudrait tirer six missiles krak à 30 ps.",
    ask(f"tirer_avec_une_arme_de_plus({FLYER}, rang_de_l_arme=4)", outcome="Permis"),
    ask(f"tirer_avec_une_arme_de_plus({FLYER}, rang_de_l_arme=5)", outcome="Interdit", disputed="Permis"),
    ask(f'jet_pour_toucher_au_tir(ct=4, arme_de_tir="Missiles Krak", distance=30, {FLYER}, rang_de_l_arme=4)', odds={"Touché": F(2, 3)}),
)
row(
    "P35-04",
    "Quatre canons laser (CT4) d'un véhicule rapide qui a fait 9 ps, sur un antigrav en altitude derrière une colline, qui a fait 12 ps : trois à 3+, le quatrième au jugé.",
    ask("degats_au_tir(tirs=3, ct=4, arme_de_tir='canon laser', rang_de_l_arme=3, distance=30, unite_rapide=True, unite_a_bouge=True, cible_antigrav=True, cible_en_altitude=True, cible_masquee_par_un_decor=True, cible_distance_parcourue=12, blindage=11)", means={"dégâts lourds": F(4, 3)}),
    ask("degats_au_tir(tirs=1, ct=4, arme_de_tir='canon laser', rang_de_l_arme=4, distance=30, unite_rapide=True, unite_a_bouge=True, cible_antigrav=True, cible_en_altitude=True, cible_masquee_par_un_decor=True, cible_distance_parcourue=12, blindage=11)", means={"dégâts lourds": F(2, 9)}),
)
row(
    "AD-25",
    "Une arme de plus : pas pour un fantassin ; une créature en tire deux, pas trois ; un char suit son tableau.",
    ask("tirer_avec_une_arme_de_plus()", outcome="Interdit"),
    ask("tirer_avec_une_arme_de_plus(unite_creature_monstrueuse=True)", outcome="Permis"),
    ask("tirer_avec_une_arme_de_plus(unite_creature_monstrueuse=True, rang_de_l_arme=3)", outcome="Interdit"),
    ask("tirer_avec_une_arme_de_plus(unite_est_un_vehicule=True)", outcome="Permis"),
)
row(
    "PAA-03",
    "Un véhicule volant qui lâche sa bombe ne sort pas du plateau ce tour-là ; sorti sans attaquer, il revient sans dé, même au tour 2.",
    ask("sortir_du_plateau(vehicule_volant=True, arme_bombe_aerienne=True, arme_a_tire_ce_tour=True)", outcome="Interdit"),
    ask("sortir_du_plateau(vehicule_volant=True)", outcome="Permis"),
    ask("jet_de_reserve(vehicule_volant=True, unite_sorti_du_plateau=True, tour=2)", outcome="Disponible"),
    ask("retour_sur_le_plateau(vehicule_volant=True)", gives="sans jet"),
)
row(
    "PT-31",
    "Mon Valkyrie file hors de la table : s'il a tiré ou frappé au passage, il reste. Un tireur CT 6 à mi-portée (CT 7) vise les hommes derrière les murs.",
    ask("sortir_du_plateau(unite_vehicule_volant=True)", outcome="Permis"),
    ask("sortir_du_plateau(unite_vehicule_volant=True, arme_a_tire_ce_tour=True)", outcome="Interdit"),
    ask("sortir_du_plateau(unite_vehicule_volant=True, unite_a_fait_une_attaque_au_passage=True)", outcome="Interdit"),
    ask("viser_les_occupants_d_un_batiment(ct=6, portee=24, distance=12)", outcome="Permis"),
    ask("viser_les_occupants_d_un_batiment(ct=6, portee=24, distance=13)", outcome="Interdit"),
    ask('viser_les_occupants_d_un_batiment(arme_de_tir="Grenades frag")', outcome="Permis"),
)
row(
    "PAA-04",
    "A est descendue au début de la phase : B ne monte plus dans ce transport, qui ne fait pas de mouvement rapide.",
    ask("embarquer(unite_infanterie=True, transporteur_a_debarque_ce_tour=True)", outcome="Interdit"),
    ask("faire_un_mouvement_rapide(unite_transport=True, embarquement_en_debut_de_phase=True)", outcome="Interdit"),
)
row(
    "PW-04",
    "Cloués, en fuite ou figés, mes gars ne remontent pas dans leur Rhino ; un monstre non plus, jamais.",
    ask("embarquer(unite_infanterie=True, unite_a_terre=True)", outcome="Interdit"),
    ask("embarquer(unite_infanterie=True, unite_immobilisee=True)", outcome="Interdit"),
    ask("embarquer(unite_infanterie=True, unite_en_retraite=True)", outcome="Interdit"),
    ask("embarquer(unite_infanterie=True, unite_figee=True)", outcome="Interdit"),
    ask("embarquer(unite_infanterie=True, unite_en_retraite=True, unite_regroupee=True)", outcome="Permis"),
    ask("embarquer(unite_creature_monstrueuse=True)", outcome="Interdit"),
)
row(
    "AD-29",
    "Descendus d'un Rhino arrêté, on charge et se bat ce tour ; il a roulé, le combat attend ; d'un transport d'assaut, non.",
    ask("charge_au_debarquement(transporteur_immobile=True)", outcome="Aucune conséquence"),
    ask("charge_au_debarquement(unite_vient_de_debarquer=True, transporteur_a_bouge=True)", gives="combattra au prochain tour"),
    ask("charge_au_debarquement(unite_vient_de_debarquer=True, transporteur_a_bouge=True, transporteur_d_assaut_pris=True)", outcome="Aucune conséquence"),
)
row(
    "P32-19",
    "Descendus d'un transport qui a roulé : ils tirent (CT4, 20 ps : 3+), chargent, sont verrouillés et ne frappent qu'au tour suivant, avec 1 attaque de plus.",
    ask("charge_au_debarquement(transporteur_a_bouge=True)", gives="combattra au prochain tour"),
    ask("charger(unite_vient_de_debarquer=True, transporteur_a_bouge=True, distance=5)", outcome="permis"),
    ask("attaquer_au_corps_a_corps(unite_vient_de_debarquer=True, unite_a_charge=True, transporteur_a_bouge=True, socle_a_socle=True)", outcome="interdit"),
    ask("attaques_effectives(attaques=1, unite_a_charge_en_descendant=True)", total=2),
    ask('toucher_au_tir(arme_de_tir="Bolter", ct=4, distance=20, unite_vient_de_debarquer=True, transporteur_a_bouge=True)', says="3+"),
)
row(
    "P30-20",
    "Un transport hors de contrôle qui fait 14 ps : descente en urgence, à terre ; 12 ps tout juste, non. À plus de 12 ps, un transport rapide n'en permet pas d'autre.",
    ask("debarquement_d_urgence(transporteur_hors_de_controle=True, transporteur_distance_parcourue=14)", gives="à terre"),
    ask("debarquement_d_urgence(transporteur_hors_de_controle=True, transporteur_distance_parcourue=12)", outcome="Aucune conséquence"),
    ask("debarquer(transporteur_distance_parcourue=14, transporteur_rapide=True)", outcome="Interdit"),
)
row(
    "AM-26",
    "Sortis du bunker pour charger, on se bat ce tour même : il n'a pas bougé ; d'un Rhino immobilisé aussi, pas d'un Rhino qui a roulé d'abord.",
    ask("charge_au_debarquement(transporteur_batiment=True)", outcome="Aucune conséquence"),
    ask("charge_au_debarquement(transporteur_immobilisee=True)", outcome="Aucune conséquence"),
    ask("charge_au_debarquement(transporteur_immobilisee=True, transporteur_a_bouge=True)", gives="combattra au prochain tour"),
)
row(
    "PE-53",
    "Des passagers débarquent d'un transport qui a bougé et chargent ; puis d'un transport ouvert.",
    ask("charge_au_debarquement(unite_vient_de_debarquer=True, transporteur_a_bouge=True)", gives="combattra au prochain tour"),
    ask("charge_au_debarquement(unite_vient_de_debarquer=True, transporteur_a_bouge=True, transporteur_ouvert=True)", outcome="Aucune conséquence"),
)
row(
    "PN33-03",
    "Le Rhino pivote, dépose ses hommes, et veut repartir, puis foncer : non. Sans pivot, un mouvement normal ; hors de contrôle, il fonce quand même.",
    ask("se_deplacer(unite_transport=True, unite_a_pivote=True, unite_a_debarque_ce_tour=True)", outcome="Interdit"),
    ask("se_deplacer(unite_transport=True, unite_a_debarque_ce_tour=True)", outcome="Permis"),
    ask("faire_une_charge_belier(unite_transport=True, unite_a_pivote=True, unite_a_debarque_ce_tour=True)", outcome="Interdit"),
    ask("faire_une_charge_belier(unite_transport=True, unite_a_pivote=True, unite_a_debarque_ce_tour=True, unite_hors_de_controle=True)", outcome="Obligatoire"),
    ask("faire_un_mouvement_rapide(unite_transport=True, unite_a_debarque_ce_tour=True)", outcome="Interdit"),
)
row(
    "PN33-04",
    "Des Scouts dans un transport ouvert : il bouge avant la partie et peut déborder ; une explosion qui dévie n'atteint que lui, sinon 1D3+1 passagers.",
    ask("bouger_avant_la_partie(unite_transport=True, passager_scout=True)", outcome="Permis"),
    ask("deborder(unite_transport=True, passager_scout=True, unite_en_reserve=True)", outcome="Permis"),
    ask("gabarits_contre_un_transport_ouvert(arme_a_explosion=True, gabarit_devie=True, de_du_gabarit=2)", total=0),
    ask("gabarits_contre_un_transport_ouvert(arme_a_explosion=True, de_du_gabarit=2)", total=3),
)
row(
    "PN33-05",
    "Un aéronef au passage, à 6 ps à peine : bolter, un seul tir ; fusil melta, un seul dé de pénétration et pas de bonus. Un canon melta qui dévie le rate, et on ne lui voit que le flanc.",
    ask('nombre_de_tirs(arme_de_tir="Bolter", distance=6, unite_aeronef_au_passage=True)', total=1),
    ask('ct_du_tir(ct=4, arme_de_tir="Fusil melta", distance=6, unite_aeronef_au_passage=True)', total=4),
    ask('penetration_de_blindage(arme_de_tir="Fusil melta", distance=6, unite_aeronef_au_passage=True, blindage=12)', odds={"dégât lourd": F(1, 3)}),
    ask("deviation_d_un_gabarit(cible_aeronef_au_passage=True, des=[3, 4])", outcome="Sans effet"),
    ask("penetration_de_blindage(force=8, blindage_avant=12, blindage_lateral=11, blindage_arriere=10, cible_aeronef_au_passage=True)", odds={"dégât lourd": F(1, 2)}),
    ask('degat_sur_la_table(zone_touchee="coque", cible_aeronef_au_passage=True, des=[5])', outcome="Détruit"),
)
row(
    "PU-42",
    "Je charge en descendant d'un Rhino qui a roulé : pris, et l'on se bat au tour d'après, avec l'attaque de plus ; le truk explosé en mêlée attend la fin du combat.",
    ask("charge_au_debarquement(transporteur_a_bouge=True)", gives="combattra au prochain tour"),
    ask("attaques_effectives(attaques=2, unite_a_charge_en_descendant=True)", total=3),
    ask("explosion_d_un_transport_ouvert(cible_transport=True, cible_ouvert=True)", gives="après le corps à corps"),
    ask("tir_d_un_aeronef_au_passage(unite_aeronef=True)", gives="portée maximale"),
)
row(
    "AD-30",
    "Le fantassin au lance-missiles ne vise à part que l'ennemi visible le plus proche ; chaque char de l'escadron, qui il veut ; et l'on ne change pas de cible.",
    ask("choisir_sa_propre_cible(unite_infanterie=True, ennemi_visible_le_plus_proche=True)", outcome="Permis"),
    ask("choisir_sa_propre_cible(unite_infanterie=True)", outcome="Interdit"),
    ask("choisir_sa_propre_cible(unite_est_un_vehicule=True)", outcome="Permis"),
    ask("changer_de_cible(cible_detruite=True)", outcome="Interdit"),
)

# --- platforms, transports, aircraft
row(
    "AG-21",
    "Il me reste un servant : mon canon reste ; plus personne, il ne tire plus et s'en va. Dix gardes, deux pièces qui tirent : huit fusils.",
    ask("plateforme_sans_servant(effectif_de_l_escouade=1)", outcome="Aucune conséquence"),
    ask("plateforme_sans_servant(effectif_de_l_escouade=0)", gives="retirée"),
    ask("tirer(unite_plateforme=True, unite_immobile=True, effectif_de_l_escouade=0)", outcome="Interdit"),
    ask("tirer(unite_plateforme=True, unite_immobile=True, effectif_de_l_escouade=1)", outcome="Permis"),
    ask("tireurs_du_lot(tireurs=10, effectif_de_l_escouade=10, plateformes_qui_tirent=2)", total=8),
    ask("""phase_de_tir(tireurs=10, effectif_de_l_escouade=10, plateformes_qui_tirent=2, ct=3, force=3, arme_de_tir_rapide=True, portee=24, distance=24,
        unite_immobile=True, endurance=4)""", mean=F(16, 9)),
)
row(
    "AG-22",
    "Descendre à 6 ps du véhicule, ce n'est qu'en urgence, donc à terre ; à 7, jamais ; posément, 3 ps. Un avion : la motojet monte et s'engage à 6 ps de sa route, pas à 7 ; l'unité de saut, non.",
    ask("debarquement_d_urgence(distance_au_point_d_acces=6)", gives="à terre"),
    ask("debarquement_d_urgence(distance_au_point_d_acces=7)", outcome="Interdit"),
    ask("debarquer(distance_au_point_d_acces=6)", outcome="Interdit"),
    ask("engagement_contre_un_aeronef(unite_motojet=True, distance_a_la_trajectoire=6)", gives="engagée"),
    ask("engagement_contre_un_aeronef(unite_motojet=True, distance_a_la_trajectoire=7)", outcome="Aucune conséquence"),
    ask("engagement_contre_un_aeronef(unite_de_saut=True, distance_a_la_trajectoire=6)", outcome="Interdit"),
)
row(
    "AH-35",
    "À 6 ps de la porte, on n'en descend qu'en urgence, à terre ; à 3, non ; à 7, on reste. En alternance, qui guette tire sur toute escouade qui bouge.",
    ask("debarquement_d_urgence(distance_au_point_d_acces=6)", gives="à terre"),
    ask("debarquement_d_urgence(distance_au_point_d_acces=3)", outcome="Aucune conséquence"),
    ask("debarquement_d_urgence(distance_au_point_d_acces=7)", outcome="Interdit"),
    ask("debarquer(distance_au_point_d_acces=4)", outcome="Interdit"),
    ask("alerte_en_alternance(escouade_ennemie_en_mouvement=True)", outcome="Permis"),
    ask("tirer_en_alerte(escouade_ennemie_en_mouvement=True)", outcome="Permis"),
    ask("tirer_en_alerte(escouade_ennemie_en_mouvement=True, direction_de_la_cible=46)", outcome="Interdit"),
)
row(
    "PY-11",
    "Transport emballé : 12 ps, on descend ; 13, en urgence. Truk rapide à 14 ps : en urgence, donc sans charge.",
    ask("debarquement_d_urgence(transporteur_hors_de_controle=True, transporteur_distance_parcourue=12)", outcome="Aucune conséquence"),
    ask("debarquement_d_urgence(transporteur_hors_de_controle=True, transporteur_distance_parcourue=13)", gives="à terre"),
    ask("charger(unite_vient_de_debarquer=True, transporteur_rapide=True, transporteur_ouvert=True, transporteur_distance_parcourue=14)", outcome="Interdit"),
)
row(
    "P32-06",
    "Une créature tire l'autocanon (CT4, F7 PA4) à 30 ps sur les passagers (E3, svg 5+) d'un transport ouvert en ruines : 4+, puis 3+ de l'écran, une touche sur six.",
    ask('une_touche(force=7, pa=4, endurance=3, svg=5, cible_embarquee=True, transporteur_ouvert=True, transporteur_en_zone_de_couvert=True, type_de_couvert="moyen")', total=F(35, 216)),
    ask("""pv_otes_au_tir(arme_de_tir="Autocanon", tireurs=1, ct=4, distance=30, unite_creature_monstrueuse=True, cible_embarquee=True, transporteur_ouvert=True,
        transporteur_en_zone_de_couvert=True, type_de_couvert="moyen", endurance=3, svg=5, cible_points_de_vie=1)""", says="21455/104976"),
    ask('sauvegarde_du_transport(type_de_couvert="moyen")', odds={"touche annulée": F(1, 2)}),
    ask("sauvegarde_du_transport()", asks="svg_de_couvert_du_transport"),
    ask("sauvegarde_du_transport(pourcentage_visible=60, type_de_couvert='moyen')", asks="svg_de_couvert_du_transport"),
    ask("choisir_sa_propre_cible(creature_monstrueuse=True)", outcome="permis"),
    ask("tirer_avec_une_arme_de_plus(unite_creature_monstrueuse=True)", outcome="permis"),
)
row(
    "AM-44",
    "Descendus en urgence d'un transport rapide à 18 ps : à terre, ils tirent au jugé. Un marcheur lancé aussi, un volant de quatre armes, ou de toutes.",
    ask("debarquement_d_urgence(transporteur_rapide=True, transporteur_distance_parcourue=18)", gives="à terre"),
    ask('ct_du_tir(ct=4, unite_vient_de_debarquer=True, transporteur_rapide=True, transporteur_distance_parcourue=18, arme_de_tir="Bolter", distance=10)', total=2),
    ask("tir_des_vehicules(unite_marcheur=True, unite_mouvement_rapide_fait=True)", says="tir au jugé"),
    ask("tir_des_vehicules(unite_est_un_vehicule=True, unite_a_bouge=True)", says="3 armes"),
)
row(
    "PE-58",
    "Une tourelle (CT3) à fulgurants tire à 20 ps ; un char immobilisé de la partie vide toutes ses armes ; celui qui a roulé avant le choc, non.",
    ask('jet_pour_toucher_au_tir(arme_de_tir="Fulgurant", distance=20, unite_tourelle=True)', odds={"Touché": F(2, 3)}),  # 3 + 1
    ask("tir_des_vehicules(unite_tank=True, unite_immobilisee=True)", outcome="toutes les armes"),
    ask("tir_des_vehicules(unite_tank=True, unite_immobilisee=True, unite_a_bouge=True)", says="3 armes"),
)
row(
    "PQ-41",
    "Quatre armes : un marcheur antigrav rapide et un antigrav rapide à 12 ps, un marcheur à 9.",
    ask("tir_des_vehicules(unite_marcheur=True, unite_antigrav=True, unite_rapide=True, unite_distance_parcourue=12)", outcome="toutes les armes"),
    ask("tir_des_vehicules(unite_antigrav=True, unite_rapide=True, unite_distance_parcourue=12)", says="3 armes"),
    ask("tir_des_vehicules(unite_marcheur=True, unite_distance_parcourue=9)", says="au jugé"),
)
row(
    "AO-02",
    "La tourelle vise à 170°, sauf si la superstructure l'arrête de ce côté ; l'arme de coque, à 45° et pas à 46.",
    ask("tirer_une_arme_de_vehicule(angle_de_tir=170)", outcome="Permis"),
    ask("tirer_une_arme_de_vehicule(angle_de_tir=170, arme_bloquee_par_le_vehicule=True)", outcome="Interdit"),
    ask("jet_pour_toucher_au_tir(ct=4, unite_est_un_vehicule=True, arme_bloquee_par_le_vehicule=True)", outcome="Interdit"),
    ask("tirer_une_arme_de_vehicule(arme_de_coque=True, angle_de_tir=46)", outcome="Interdit"),
)
row(
    "3.10.8 et 3.10.9",
    "Grande explosion sur un transport ouvert, 4 au dé : 6 passagers, aucun si elle a dévié. F 6 et 5 au dé sur une tourelle de blindage 10 : dégât lourd.",
    ask("gabarits_contre_un_transport_ouvert(arme_a_grande_explosion=True, de_du_gabarit=4)", total=6),
    ask("gabarits_contre_un_transport_ouvert(arme_a_grande_explosion=True, de_du_gabarit=4, gabarit_devie=True)", total=0),
    ask("penetration_de_blindage(force=6, des=[5], cible_tourelle=True)", outcome="Dégât lourd", total=11),
    ask("penetration_de_blindage(arme_a_lance=True, force=8, des=[4], blindage=14)", outcome="Dégât superficiel", total=12),
)
row(
    "RP-15",
    "Une tourelle (CT3, autocanon) suit une motojet qui a fait 24 ps, à 30 ps ; en retour, un 5 aux moteurs la détruit.",
    ask('jet_pour_toucher_au_tir(ct=3, arme_de_tir="Autocanon", distance=30, unite_tourelle=True, cible_distance_parcourue=24)', odds={"Touché": F(1, 2)}),
    ask('degat_sur_la_table(zone_touchee="mobilité", cible_tourelle=True, des=[5])', outcome="détruit"),
    ask("degat_sur_la_table(degat_de_mobilite=True, cible_tourelle=True, des=[5])", outcome="détruit"),
    ask("charger(unite_tourelle=True, distance=3)", outcome="Interdit"),
)
row(
    "PE-67",
    "Ce que la question dit déjà n'est plus à dire : la moto qui coupe par un bois, le Char qui charge, l'aéronef qui a passé, une blessure mortelle.",
    ask("terrain_difficile_en_mouvement_rapide(unite_moto=True)", says="test de terrain dangereux"),
    ask("terrain_difficile_en_mouvement_rapide(unite_motojet=True)", outcome="Aucune conséquence"),
    ask("charge_d_un_vehicule(unite_char=True)", says="terrifiant"),
    ask("fin_du_passage(unite_aeronef_au_passage=True)", says="retour en réserve"),
    ask("plateforme_sans_servant(unite_plateforme_de_tir=True)", says="retirée"),
    ask("mise_hors_de_controle(unite_immobilisee=True)", outcome="Aucune conséquence"),
    ask("points_de_vie_perdus(blessure_mortelle=True)", total=2),
    ask("points_pour_une_unite(cout_de_l_unite=100, points_de_coque=4, pc_perdus=2)", total=50),
)
row(
    "P30-03",
    "Une plateforme au canon laser, servie à CT4 et immobile, vise à 30 ps un véhicule volant qui vient de faire 24 ps : 5+. Son servant ne tire pas, elle ne tire pas si l'on a bougé.",
    ask("""jet_pour_toucher_au_tir(ct=4, unite_plateforme_de_tir=True, arme_de_tir="Canon laser", distance=30, unite_immobile=True,
        cible_vehicule_volant=True, cible_distance_parcourue=24)""", odds={"Touché": F(1, 3)}),
    ask('tirer(unite_sert_une_plateforme=True, arme_de_tir="Canon laser", unite_immobile=True, distance=30)', outcome="Interdit"),
    ask('tirer(unite_plateforme_de_tir=True, unite_a_bouge=True, arme_de_tir="Canon laser", distance=30)', outcome="Interdit"),
    ask("etre_cachee(cible_vehicule_volant=True, cible_a_couvert_d_un_decor=True)", outcome="Interdit"),
    ask("test_de_givrage(unite_plateforme_de_tir=True)", outcome="Réussi"),
)
row(
    "PW-07",
    "Un Dreadnought court 9 ps par des ruines : pas de test ; la lave, elle, se teste ; puis il tire au jugé et ne charge pas.",
    ask("terrain_difficile_en_mouvement_rapide(unite_marcheur=True, unite_mouvement_rapide_fait=True, terrain_difficile_traverse=True)",
        outcome="Aucune conséquence"),
    ask("test_de_terrain_dangereux(unite_marcheur=True)", odds={"Réussi": F(5, 6)}, gives="le dégât est superficiel : 1/6"),
    ask('ct_du_tir(ct=4, unite_marcheur=True, unite_mouvement_rapide_fait=True, arme_de_tir="Autocanon", distance=30)', total=2),
    ask("charger(unite_marcheur=True, unite_mouvement_rapide_fait=True)", outcome="Interdit"),
)
row(
    "P30-36",
    "Une moto lancée à travers un terrain difficile teste le danger, comme un char ; ni la motojet, ni le marcheur, ni l'aéronef.",
    ask("terrain_difficile_en_mouvement_rapide(unite_moto=True)", gives="test de terrain dangereux"),
    ask("terrain_difficile_en_mouvement_rapide(unite_vehicule=True)", gives="test de terrain dangereux"),
    ask("terrain_difficile_en_mouvement_rapide(unite_motojet=True)", outcome="Aucune conséquence"),
    ask("terrain_difficile_en_mouvement_rapide(unite_marcheur=True)", outcome="Aucune conséquence"),
    ask("terrain_difficile_en_mouvement_rapide(unite_aeronef=True)", outcome="Aucune conséquence"),
)

RHINO = "cible_transport=True, cible_sans_cc=True, unite_engagee=True"

row(
    "PQ-37",
    "Un Rhino chargé au tour d'avant n'a pas bougé : on l'attaque encore ; s'il a bougé, non.",
    ask(f"attaquer_un_vehicule_deja_engage({RHINO}, cible_immobile=True)", outcome="Permis"),
    ask(f"attaquer_un_vehicule_deja_engage({RHINO}, cible_distance_parcourue=6)", outcome="Interdit"),
    ask("""attaques_sur_un_vehicule(attaquants=5, attaques=1, unite_cc=4, arme_grenade_anti_vehicule=True, cible_transport=True, cible_sans_cc=True,
        cible_immobile=True, blindage=10)""", means={"dégâts lourds": F(10, 9), "dégâts superficiels": F(5, 9)}),
)
row(
    "P32-40",
    "Un char sans CC resté sur place : ceux qui étaient au contact l'attaquent pendant sa phase d'assaut ; s'il a roulé de 6 ps, non.",
    ask("attaquer_un_vehicule_deja_engage(unite_engagee=True, cible_vehicule=True, cible_stationnaire=True)", outcome="permis"),
    ask("attaquer_un_vehicule_deja_engage(unite_engagee=True, cible_vehicule=True, cible_distance_parcourue=6)", outcome="interdit"),
)
row(
    "PY-07",
    "Collés à un Rhino arrêté : on le retape ; figés, ou lui en l'air, non.",
    ask("attaquer_un_vehicule_deja_engage(unite_engagee=True, cible_sans_cc=True)", outcome="Permis"),
    ask("attaquer_un_vehicule_deja_engage(unite_engagee=True, cible_sans_cc=True, unite_figee=True)", outcome="Interdit"),
    ask("attaquer_un_vehicule_deja_engage(unite_engagee=True, cible_sans_cc=True, cible_en_altitude=True)", outcome="Interdit"),
)
row(
    "PS-05",
    "Un char de l'escadron est cloué : on le laisse s'il l'est pour la partie, pas s'il a seulement son pilote sonné.",
    ask("laisser_un_vehicule_immobilise(unite_immobilisee=True, unite_vehicule=True)", outcome="Permis"),
    ask("laisser_un_vehicule_immobilise(unite_pilote_sonne=True, unite_vehicule=True)", outcome="Interdit"),
)
row(
    "PS-09",
    "L'avion en passage : la mobilité se lit à la coque, un crash violent le détruit, la motojet le charge et pas la moto.",
    ask('table_de_degat_a_lire(cible_aeronef_au_passage=True, zone_touchee="mobilité")', gives="dégât de coque"),
    ask('degat_subi(degat_recu="crash violent", cible_aeronef_au_passage=True)', gives="retiré comme perte"),
    ask("charger_un_aeronef(unite_motojet=True)", outcome="Permis"),
    ask("charger_un_aeronef(unite_moto=True)", outcome="Interdit"),
    ask("tirer_depuis_un_transport(transporteur_aeronef_au_passage=True)", outcome="Interdit"),
)
row(
    "PW-13",
    "Qui charge un aéronef charge : pas après une course, ni en esquivant, ni verrouillé, ni sans CC ; l'antigrav rapide, si, à moins qu'on ne lise autrement.",
    ask("charger_un_aeronef(unite_motojet=True)", outcome="Permis"),
    ask("charger_un_aeronef(unite_motojet=True, unite_mouvement_rapide_fait=True)", outcome="Interdit"),
    ask("charger_un_aeronef(unite_motojet=True, unite_esquive=True)", outcome="Interdit"),
    ask("charger_un_aeronef(unite_motojet=True, unite_verrouillee=True)", outcome="Interdit"),
    ask("charger_un_aeronef(unite_motojet=True, unite_sans_cc=True)", outcome="Interdit"),
    ask("charger_un_aeronef(unite_antigrav=True, unite_rapide=True, unite_sans_cc=True)", outcome="Permis", disputed="^Interdit"),
)
row(
    "PZ-33",
    "Qui charge un aéronef au passage ? Des motojets, des unités volantes ; ni motos, ni jet-packs. La plateforme sans servant est perdue, et ne tire que sans bouger.",
    ask("charger_un_aeronef(unite_motojet=True)", outcome="Permis"),
    ask("charger_un_aeronef(unite_volante=True)", outcome="Permis"),
    ask("charger_un_aeronef(unite_moto=True)", outcome="Interdit"),
    ask("charger_un_aeronef(unite_jet_pack=True)", outcome="Interdit"),
    ask("plateforme_sans_servant()", gives="perte"),
    ask("tirer(unite_plateforme=True, unite_a_bouge=True)", outcome="Interdit"),
)
row(
    "PZ-34",
    "Des motos ne montent pas dans un transport ; d'un transport en altitude, on ne descend pas ; le pilote sonné ne bouge pas.",
    ask("embarquer(unite_moto=True)", outcome="Interdit"),
    ask("debarquer(transporteur_en_altitude=True)", outcome="Interdit"),
    ask("se_deplacer(unite_est_un_vehicule=True, unite_pilote_sonne=True)", outcome="Interdit"),
)
row(
    "P39-04",
    "Mon escadron plante là le char immobilisé pour de bon, pas celui dont le pilote est sonné ; mes fantassins cloués à terre, mes motos couchées, on les attend : deux pas de cohésion.",
    ask("laisser_un_vehicule_immobilise(unite_tank=True, unite_immobilisee=True)", outcome="Permis"),
    ask("laisser_un_vehicule_immobilise(unite_tank=True, unite_pilote_sonne=True)", outcome="Interdit"),
    ask("laisser_un_vehicule_immobilise(unite_infanterie=True, unite_a_terre=True)", outcome="Interdit"),
    ask("laisser_un_vehicule_immobilise(unite_moto=True, unite_immobilisee=True)", outcome="Interdit"),
    ask("ecart_de_cohesion(unite_infanterie=True)", total=2),
)
row(
    "P41-01",
    "Son chasseur traverse le plateau, je le charge à motojet (CC4, 2 attaques, F6) : celle qui finit à 6 ps tout rond de sa trajectoire frappe, sur 5+ et sur le flanc 10 ; celle qui reste à 7, non ; mes unités de saut n'y montent pas.",
    ask("charger(unite_motojet=True, cible_aeronef_au_passage=True)", outcome="Permis"),
    ask("attaquer_au_corps_a_corps(unite_motojet=True, a_charge=True, cible_aeronef_au_passage=True, distance_a_la_trajectoire=6)", outcome="Permis"),
    ask("jet_pour_toucher_au_corps_a_corps(unite_motojet=True, unite_cc=4, cible_aeronef_au_passage=True)", odds={"Touché": F(1, 3)}),
    ask(
        "attaques_sur_un_vehicule(unite_motojet=True, a_charge=True, cible_aeronef_au_passage=True, attaques=2, cc=4, force=6,"
        " blindage_avant=12, blindage_lateral=10, blindage_arriere=10, distance_a_la_trajectoire=7)",
        outcome="Interdit",
    ),
    ask("attaquer_au_corps_a_corps(unite_de_saut=True, a_charge=True, cible_aeronef_au_passage=True, distance_a_la_trajectoire=6)", outcome="Interdit"),
)
row(
    "P41-02",
    "Mon véhicule volant file hors du plateau : il ne peut plus tirer à la phase de tir ni tenir l'objectif du bord, et on ne le vise plus. S'il avait tiré d'abord, il restait.",
    ask("sortir_du_plateau(vehicule_volant=True)", outcome="Permis"),
    ask("tirer(unite_vehicule_volant=True, unite_quitte_le_plateau=True)", outcome="Interdit"),
    ask("tirer(cible_quitte_le_plateau=True)", outcome="Interdit"),
    ask("controler_un_objectif(unite_quitte_le_plateau=True, distance_a_l_objectif=2)", outcome="Interdit"),
    ask("sortir_du_plateau(vehicule_volant=True, arme_a_tire_ce_tour=True)", outcome="Interdit"),
)
row(
    "P42-02",
    "Il veut tirer sur ceux qui sont à bord de mon transport de troupes, fermé : non, fût-ce à 2 ps ; du char d'à côté, oui, et leur écran vaut 3+.",
    ask("tirer(passagers_vises=True, transporteur_transport=True, distance=2, portee=24)", outcome="Interdit"),
    ask("un_tir(ct=4, force=4, endurance=4, passagers_vises=True, transporteur_transport=True)", outcome="Interdit"),
    ask("tirer(passagers_vises=True, transporteur_char=True, distance=2, portee=24)", outcome="Permis"),
    ask("svg_de_couvert_effective(passagers_vises=True, transporteur_char=True)", total=3),
)
