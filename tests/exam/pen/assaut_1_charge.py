"""Situations of Warhammer 40,000 PEN whose questions stand in `assaut-1-charge.ttl`."""

from __future__ import annotations

from fractions import Fraction as F

from verdicts import ask, rows

ROWS, row = rows()

# --- reserves and deep strike
DEEP_STRIKE = "unite_deployee_en_frappe_en_profondeur=True, deviation_bloquee=True"

row(
    "PEN-X52",
    "Cinq terminators en frappe en profondeur dévient de 9 ps sur une escouade amie.",
    ask('deviation_de_la_frappe(face="flèche", des=[4, 5], obstacle_a_la_deviation=5)', says="à terre"),
    ask(f"charger({DEEP_STRIKE}, distance=10)", outcome="Interdit"),
    ask(f"initiative_effective(initiative=4, {DEEP_STRIKE})", total=1),
    ask(f"tirer({DEEP_STRIKE})", outcome="Interdit", says="litige PEN-1969"),
    ask("ct_effective(ct=4, cible_a_terre=True)", total=3),
)

RIDERS = "unite_cavalerie=True, distance=8, arme_a_tire_ce_tour=True"

row(
    "PEN-Z05",
    "Des cavaliers à 8 ps de l'ennemi ont tiré ; chargent-ils ? Et le tank qui les suit à 5 ps ?",
    ask(f'charger({RIDERS}, arme_de_tir="Pistolet Bolter")', outcome="Permis"),
    ask(f'charger({RIDERS}, arme_de_tir="Bolter")', outcome="Interdit"),
    ask(f'charger({RIDERS}, arme_de_tir="Bolter", unite_implacable=True)', outcome="Permis"),
    ask(f'charger({RIDERS}, arme_de_tir="Pistolet Bolter", cible_antigrav=True, cible_en_altitude=True)', outcome="Interdit"),
    ask("charger(unite_infanterie=True, distance=8)", outcome="Interdit"),
    ask("charger(unite_tank=True, distance=5)", outcome="Interdit"),
    ask("mouvement_de_charge(unite_tank=True, distance=5)", outcome="Interdit"),
)
row(
    "P30-26",
    "Un marcheur au sol ne charge pas ce qui vole ; des motojets en altitude chargent en altitude, pas les fantassins d'en bas. Une arme de Dreadnought double F6 jusqu'à 10, PA2.",
    ask("charger(unite_marcheur=True, cible_en_altitude=True, distance=4)", outcome="Interdit"),
    ask("charger(unite_motojet=True, unite_en_altitude=True, cible_en_altitude=True, distance=4)", outcome="Permis"),
    ask("charger(unite_motojet=True, unite_en_altitude=True, cible_infanterie=True, distance=4)", outcome="Interdit"),
    ask('force_effective(force=6, arme_de_melee="arme de Dreadnought")', total=10),
    ask('pa_de_l_arme_de_melee(arme_de_melee="arme de Dreadnought")', total=2),
)
row(
    "PEN-Y35",
    "Qui peut charger la bande d'orks ? Bolters, cavalerie, terminators, bêtes, infanterie qui a tiré ailleurs.",
    ask('charger(unite_infanterie=True, arme_de_tir="Bolter", arme_a_tire_ce_tour=True, distance=4)', outcome="Interdit"),
    ask('charger(unite_cavalerie=True, unite_distance_parcourue=9, arme_de_tir="Pistolet Bolter", arme_a_tire_ce_tour=True, distance=9)', outcome="Permis"),
    ask("""charger(unite_infanterie=True, unite_implacable=True, arme_de_tir="Canon d'assaut", arme_a_tire_ce_tour=True, distance=6)""", outcome="Permis"),
    ask("charger(unite_bete=True, unite_distance_parcourue=12, distance=3)", outcome="Interdit"),
    ask("charger(unite_infanterie=True, unite_a_tire_sur_un_autre_ennemi=True, distance=3)", outcome="Interdit"),
)
row(
    "moved-too-far-to-charge",
    "Six pouces d'allure, disent-ils, et dix parcourus : c'était un mouvement rapide, elle ne charge plus ; douze d'allure, elle charge.",
    ask('charger(distance_parcourue=10, mouvement_du_type=6)', outcome="Interdit"),
    ask('charger(distance_parcourue=10, mouvement_du_type=12)', outcome="Permis"),
)

# Found after the round, while mending.
row(
    "PAA-31",
    "Un marcheur qui a bougé tire ses Y coups d'une arme à salve à CT entière, et charge après n'importe quelle arme, sauf à lire autrement.",
    ask("ct_du_tir(ct=4, unite_marcheur=True, arme_a_salve=True, unite_a_bouge=True, distance=13, portee=24)", total=4),
    ask("nombre_de_tirs(unite_marcheur=True, unite_a_bouge=True, x_de_salve=2, y_de_salve=4, portee=24, distance=12)", total=4),
    ask("charger(unite_marcheur=True, arme_de_tir_rapide=True, arme_a_tire_ce_tour=True)", outcome="Permis", disputed="Interdit"),
    ask("charger(unite_marcheur=True, arme_lourde=True, arme_a_tire_ce_tour=True)", outcome="Permis", disputed="Interdit"),
    ask("charger(unite_infanterie=True, arme_a_salve=True, arme_a_tire_ce_tour=True)", outcome="Interdit"),
)
row(
    "AD-38",
    "« Ma moto est lancée à plus de 12 ps » : ni charge ni pion, au jugé, et le bois se teste ; un antigrav rapide ainsi lancé s'écrase sur un 5.",
    ask("charger(unite_moto=True, unite_plus_de_12_ps=True, distance=3)", outcome="Interdit"),
    ask("controler_un_objectif(unite_moto=True, unite_plus_de_12_ps=True, distance_a_l_objectif=1)", outcome="Interdit"),
    ask("""ct_du_tir(ct=4, arme_de_tir="Fulgurant", unite_moto=True, unite_plus_de_12_ps=True, distance=20)""", total=2),
    ask("terrain_dangereux(unite_moto=True, unite_plus_de_12_ps=True, unite_terrain_difficile_traverse=True)", outcome="Obligatoire"),
    ask("""degat_sur_la_table(zone_touchee="mobilité", des=[5], degat_lourd=True, cible_antigrav=True, cible_rapide=True, cible_plus_de_12_ps=True)""",
        outcome="crash"),
)
row(
    "AE-14",
    "Lents et méthodiques en rase campagne : 4 ps, 6 en courant ; ni percée, ni PA2 au test de terrain ; ils chargent après leurs bolters, mais à 4 ps en plaine, pas à 5.",
    ask("mouvement_normal_permis(unite_infanterie=True, unite_lente_et_methodique=True, unite_ps_en_terrain_neutre=6)", total=4),
    ask("mouvement_rapide_permis(unite_infanterie=True, unite_lente_et_methodique=True, unite_ps_en_terrain_neutre=9)", total=6),
    ask("tenter_une_percee(unite_lente_et_methodique=True)", outcome="Interdit"),
    ask("test_de_terrain_dangereux(unite_lente_et_methodique=True)", gives="pa4"),
    ask("""charger(unite_infanterie=True, unite_lente_et_methodique=True, arme_a_tire_ce_tour=True, arme_de_tir="Bolter", distance=4)""", outcome="Permis"),
    ask("charger(unite_infanterie=True, unite_lente_et_methodique=True, distance=5)", outcome="Interdit"),
    ask("""charger(unite_infanterie=True, arme_a_tire_ce_tour=True, arme_de_tir="Bolter", distance=5)""", outcome="Interdit"),
)
row(
    "AH-32",
    "À l'assaut : 9,5 ps sont de trop pour des bêtes ; 4 ps de bois ôtent 2 ps à qui charge, rien à un monstre ; mêlée et consolidation aussi ; à 6,5 ps d'un des siens, pas engagé.",
    ask("charger(distance=9.5, unite_bete=True)", outcome="Interdit"),
    ask("charger(distance=5, ps_en_terrain_difficile=4)", outcome="Interdit"),
    ask("charger(distance=5, ps_en_terrain_difficile=4, unite_creature_monstrueuse=True)", outcome="Permis"),
    ask("mouvement_de_melee(ps_en_terrain_difficile=3)", total=5),
    ask("mouvement_de_consolidation(ps_en_terrain_difficile=4)", total=4),
    ask("attaquer_au_corps_a_corps(distance_a_un_membre_au_contact=6.5)", outcome="Interdit"),
    ask("attaquer_au_corps_a_corps(distance_a_un_membre_au_contact=6)", outcome="Permis"),
)
row(
    "AI-20",
    "Cinq plasmas (CT 3) immobiles à 12 ps de marines : dix tirs à 2+, 875/108 ; après quoi l'escouade ne charge pas, à moins d'être en jet-pack.",
    ask("""phase_de_tir(tireurs=5, ct=3, arme_de_tir="Fusil plasma", distance=12, unite_immobile=True, endurance=4, svg=3)""", mean=F(875, 108)),
    ask("""charger(arme_de_tir="Fusil plasma", arme_a_tire_ce_tour=True)""", outcome="Interdit"),
    ask("""charger(arme_de_tir="Fusil plasma", arme_a_tire_ce_tour=True, unite_jet_pack=True)""", outcome="Permis"),
    ask("""charger(arme_de_tir="Pistolet plasma", arme_a_tire_ce_tour=True)""", outcome="Permis"),
)
row(
    "AJ-24",
    "Un Rhino ne charge pas, un Char si ; dans un ouvert chargé, les passagers frappent à 10, sauf contre des grenades offensives ou un marcheur.",
    ask("charger(unite_transport=True, unite_sans_cc=True)", outcome="Interdit"),
    ask("charger(unite_char=True, unite_sans_cc=True, distance=5)", outcome="Permis"),
    ask("initiative_effective(initiative=3, unite_embarquee=True, transporteur_ouvert=True, unite_chargee=True)", total=10),
    ask("initiative_effective(initiative=3, unite_embarquee=True, transporteur_ouvert=True, unite_chargee=True, assaillant_marcheur=True)", total=3),
)
row(
    "P32-23",
    "Chargé dans des ruines par une créature : pas d'initiative 10 ; à bord d'un transport ouvert, si ; gantelet et couvert s'annulent : I4.",
    ask("initiative_effective(initiative=3, unite_a_couvert_avant_la_charge=True, assaillant_creature_monstrueuse=True)", total=3),
    ask("initiative_effective(initiative=3, unite_embarquee=True, transporteur_ouvert=True, unite_chargee=True)", total=10),
    ask('initiative_effective(initiative=4, unite_a_couvert_avant_la_charge=True, arme_de_melee="Gantelet énergétique")', total=4),
)
row(
    "P30-01",
    "Un kaïd au gantelet (I3), à couvert, est chargé sans grenades offensives : 10 et 1 s'annulent, il frappe à 3, après l'archiviste (I5). À terre et sous les grenades, 1.",
    ask("initiative_effective(initiative=3, unite_a_couvert_avant_la_charge=True, arme_gantelet_energetique=True)", total=3),
    ask('ordre_des_frappes(initiatives={"archiviste": 5, "kaïd": 3})', says="archiviste (I 5), puis kaïd"),
    ask("initiative_effective(initiative=4, unite_a_couvert_avant_la_charge=True, unite_a_terre=True)", total=4),
    ask("initiative_effective(initiative=4, unite_a_couvert_avant_la_charge=True, unite_a_terre=True, assaillant_a_grenades_offensives=True)", total=1),
)
row(
    "AJ-25",
    "Descendus d'un Rhino qui a fait 6 ps : ils tirent et chargent, mais ne frappent qu'au tour suivant ; d'un rapide à 14 ps, en urgence, sans charge.",
    ask("tirer(vient_de_debarquer=True, transporteur_transport=True, transporteur_distance_parcourue=6)", outcome="Permis"),
    ask("charge_au_debarquement(unite_a_debarque_ce_tour=True, transporteur_transport=True, transporteur_distance_parcourue=6)", gives="combattra au prochain tour"),
    ask("attaques_effectives(attaques=2, a_charge_en_descendant=True)", total=3),
    ask("debarquer(transporteur_transport=True, transporteur_rapide=True, transporteur_distance_parcourue=14)", outcome="Interdit"),
    ask("charger(debarquement_d_urgence_fait=True)", outcome="Interdit"),
    ask('charger(arme_de_tir="Bolter", arme_a_tire_ce_tour=True, vient_de_debarquer=True, transporteur_ouvert=True, distance=4)', outcome="Interdit"),
)
row(
    "AL-06",
    "Un transport volant ouvert arrive en frappe en profondeur : ses guerriers descendent et tirent, leur bolter lourd au jugé ; charger, cela se discute.",
    ask("charger(unite_vient_de_debarquer=True, transporteur_ouvert=True, transporteur_deployee_en_frappe_en_profondeur=True, distance=5)", outcome="Interdit", disputed="Permis"),
    ask('ct_du_tir(ct=4, unite_vient_de_debarquer=True, transporteur_deployee_en_frappe_en_profondeur=True, arme_de_tir="Bolter lourd", distance=20)', total=2),
    ask("placer_l_unite_initiale(pose_au_contact=True, unite_transport=True)", outcome="Interdit"),
    ask("charger(unite_vient_de_debarquer=True, transporteur_ouvert=True, transporteur_a_bouge=True, distance=5)", outcome="Permis"),
)
row(
    "AL-22",
    "Trois motards frôlent l'arrière 10 d'un véhicule à 14 ps (CC 3) : une attaque chacun, 1/3 de superficiel en moyenne, jamais de lourd.",
    ask("attaques_sur_un_vehicule(attaquants=3, cc=4, attaques=3, force=4, touche_d_attaque_au_passage=True, cible_sans_cc=True, cible_distance_parcourue=14, blindage=10)",
        means={"dégâts superficiels": F(1, 3), "dégâts lourds": 0}),
    ask("charger(unite_a_fait_une_attaque_au_passage=True, distance=4)", outcome="Interdit"),
    ask("attaquer_au_passage(unite_moto=True, distance_de_passage=1, unite_hors_de_controle=True)", outcome="Interdit"),
    ask("se_mettre_en_alerte(unite_a_fait_une_attaque_au_passage=True)", outcome="Interdit"),
)
row(
    "AM-06",
    "À terre, on ne bat pas en retraite. Un Rhino sans CC ne charge pas, un chariot si ; à travers 4 ps de bois la charge fait 4 ps.",
    ask("battre_en_retraite(unite_a_terre=True)", outcome="Aucune conséquence"),
    ask("charger(unite_sans_cc=True, distance=5)", outcome="Interdit"),
    ask("charger(unite_sans_cc=True, unite_char=True, distance=5)", outcome="Permis"),
    ask("distance_de_charge_permise(unite_infanterie=True, ps_en_terrain_difficile=4)", total=4),
)
row(
    "PE-68",
    "Derrière ses propres fumigènes on ne charge pas, on charge qui s'y cache ; un char en alerte ne voit qu'à 90°, à 45° de part et d'autre.",
    ask("charger(unite_sous_fumigenes=True, distance=5)", outcome="Interdit"),
    ask("charger(cible_sous_fumigenes=True, distance=5)", outcome="Permis"),
    ask("champ_de_vision(unite_tank=True, unite_en_alerte=True)", total=90, disputed="180"),
    ask("tirer(unite_tank=True, unite_en_alerte=True, escouade_ennemie_en_mouvement=True, direction_de_la_cible=50)", outcome="Interdit"),
    ask("tirer(unite_tank=True, unite_en_alerte=True, escouade_ennemie_en_mouvement=True, direction_de_la_cible=40)", outcome="Permis"),
)
row(
    "PQ-16",
    "Qui charge un aéronef au passage (flancs 10) ? Trois motojets à grenades krak, oui.",
    ask("charger(unite_motojet=True, distance=8, cible_aeronef_au_passage=True)", outcome="Permis"),
    ask("charger(unite_infanterie=True, distance=3, cible_aeronef_au_passage=True)", outcome="Interdit"),
    ask("charger(unite_de_saut=True, distance=3, cible_aeronef_au_passage=True)", outcome="Interdit"),
    ask("""attaques_sur_un_vehicule(attaquants=3, attaques=1, unite_cc=4, unite_a_charge=True, unite_motojet=True, arme_grenade_anti_vehicule=True,
        cible_aeronef_au_passage=True, blindage_lateral=10)""", means={"dégâts lourds": F(1, 3), "dégâts superficiels": F(1, 6)}),
)
row(
    "PR-11",
    "L'ennemi est à 5 ps derrière 4 ps de bois ; des cavaliers à 7 ps, dont 3 de bois ; des bêtes à 9 ps de bois.",
    ask("charger(unite_infanterie=True, distance=5, ps_en_terrain_difficile=4)", outcome="Interdit"),
    ask("charger(unite_cavalerie=True, distance=7, ps_en_terrain_difficile=3)", outcome="Permis"),
    ask("charger(unite_bete=True, distance=9, ps_en_terrain_difficile=9)", outcome="Permis"),
    ask("test_de_terrain_dangereux(unite_bete=True, mouvement_de_corps_a_corps=True)", outcome="Sans effet"),
)

FIGHT = "attaques=1, unite_cc=4, force=4, cible_cc=3, endurance=3, svg=5"
OUT = "unite_a_charge=True, unite_a_debarque_ce_tour=True, transporteur_distance_parcourue=6"

row(
    "PR-16",
    "Descendus d'un transport qui a fait 6 ps, ils chargent : verrouillés, mais on ne frappe qu'au prochain tour ; d'un transport d'assaut, tout de suite.",
    ask("charger(unite_infanterie=True, unite_a_debarque_ce_tour=True, transporteur_distance_parcourue=6, distance=5)", outcome="Permis"),
    ask(f"charge_au_debarquement({OUT})", gives="corps à corps verrouillé"),
    ask(f"combat({FIGHT}, {OUT})", outcome="Interdit"),
    ask(f"combat({FIGHT}, {OUT}, transporteur_transport_d_assaut=True)", mean=2 * F(8, 27)),
    ask("attaques_portees(attaques=1, a_charge_en_descendant=True)", total=2),
)
row(
    "PS-02",
    "Des cavaliers chargent à 9 ps, pas à 10, et pas du tout après leurs 18 ps de mouvement rapide.",
    ask("charger(unite_cavalerie=True, distance=9)", outcome="Permis"),
    ask("charger(unite_cavalerie=True, distance=10)", outcome="Interdit"),
    ask("charger(unite_cavalerie=True, distance=5, mouvement_rapide_fait=True)", outcome="Interdit"),
    ask("mouvement_rapide_permis(unite_cavalerie=True)", total=18),
)
row(
    "PS-11",
    "Un Char sans CC charge, un autre véhicule sans CC non ; ceux qu'il porte ont leur attaque de plus.",
    ask("charger(unite_char=True, unite_sans_cc=True, distance=5)", outcome="Permis"),
    ask("charger(unite_vehicule=True, unite_sans_cc=True, distance=5)", outcome="Interdit"),
    ask("attaques_effectives(attaques=2, unite_embarquee=True, unite_a_charge=True, transporteur_char=True)", total=3),
)
row(
    "P35-07",
    "Cinq marines (A1, deux armes, CC4, F4) chargent à bord d'un Char des orks (CC4, E4, svg 6+) que la terreur divise : quinze attaques, cinq morts en moyenne.",
    ask("combat(attaquants=5, attaques=1, cc=4, force=4, arme_de_melee='arme de corps à corps', plusieurs_armes_de_corps_a_corps=True, unite_embarquee=True, transporteur_char=True, a_charge=True, cible_terrifiee=True, cible_cc=4, endurance=4, svg=6)", means={"blessures": F(5)}),
)
row(
    "PS-19",
    "Mon bolter lourd a bougé : CT 2, le 6 tire encore une fois, 7/18 de PV ôté à des marines ; il ne charge pas.",
    ask('phase_de_tir(tireurs=1, ct=4, arme_de_tir="Bolter lourd", unite_a_bouge=True, distance=20, endurance=4, svg=3)', mean=F(7, 18)),
    ask('jet_de_surchauffe(arme_de_tir="Bolter lourd")', odds={"Surchauffe": F(1, 6)}),
    ask('charger(arme_de_tir="Bolter lourd", a_tire_ce_tour=True, distance=4)', outcome="Interdit"),
    ask('charger(arme_de_tir="Bolter lourd", unite_implacable=True, a_tire_ce_tour=True, distance=4)', outcome="Permis"),
)
row(
    "PU-05",
    "On ne charge pas les hommes d'un Rhino mais le Rhino ; ceux d'un truk, si.",
    ask("charger(cible_embarquee=True, distance=5)", outcome="Interdit"),
    ask("charger(cible_embarquee=True, transporteur_ouvert=True, distance=5)", outcome="Permis"),
    ask("charger(cible_transport=True, distance=5)", outcome="Permis"),
    ask("attaquer_au_corps_a_corps(unite_engagee=True, cible_embarquee=True)", outcome="Interdit"),
)
row(
    "PV-20",
    "Un sniper CT5 à 24 ps de motos enfumées qui ont fait 20 ps et esquivent : CT 2 ; elles ne chargent ni ne foncent ensuite.",
    ask("""ct_du_tir(ct=5, arme_de_tir="Fusil sniper", unite_immobile=True, distance=24, cible_moto=True, cible_sous_fumigenes=True,
        cible_distance_parcourue=20, cible_esquive=True)""", total=2),
    ask("charger(unite_moto=True, unite_esquive=True, distance=5)", outcome="Interdit"),
    ask("faire_un_mouvement_rapide(unite_moto=True, unite_esquive=True)", outcome="Interdit"),
)
row(
    "PW-32",
    "Cinq terminators (2+, inv 5+) se posent net dans un bois : l'invulnérable vaut mieux que la 6+, 1/9 chacun ; ils tirent, ne chargent pas.",
    ask("test_de_terrain_dangereux(unite_infanterie=True, terrain_difficile_traverse=True)", gives="1/6"),
    ask("charger(unite_deployee_en_frappe_en_profondeur=True)", outcome="Interdit"),
    ask("tirer(unite_deployee_en_frappe_en_profondeur=True)", outcome="Permis"),
    ask("ct_du_tir(ct=4, arme_d_assaut=True, unite_deployee_en_frappe_en_profondeur=True, unite_immobile=True)", total=4),
)
row(
    "PZ-04",
    "Une escouade sort de la réserve, tire et veut charger : à 6 ps, à 7, à 7 avec Course ; ou après un mouvement rapide.",
    ask("charger(unite_arrivee_de_la_reserve=True, distance=6)", outcome="Permis"),
    ask("charger(unite_arrivee_de_la_reserve=True, distance=7)", outcome="Interdit"),
    ask("charger(unite_arrivee_de_la_reserve=True, distance=7, unite_a_course=True)", outcome="Permis"),
    ask("charger(unite_arrivee_de_la_reserve=True, distance=4, unite_mouvement_rapide_fait=True)", outcome="Interdit"),
)
row(
    "PZ-07",
    "Chargés dans leurs ruines : le gantelet frappe à son I 4, l'épée à 10 ; les assaillants ont des grenades frag : 1 et 4 ; une créature monstrueuse vaut grenades.",
    ask("initiative_effective(initiative=4, unite_a_couvert_avant_la_charge=True, arme_de_melee=\"gantelet énergétique\")", total=4),
    ask("initiative_effective(initiative=4, unite_a_couvert_avant_la_charge=True)", total=10),
    ask("initiative_effective(initiative=4, unite_a_couvert_avant_la_charge=True, arme_de_melee=\"gantelet énergétique\", assaillant_a_grenades_offensives=True)", total=1),
    ask("initiative_effective(initiative=4, unite_a_couvert_avant_la_charge=True, assaillant_creature_monstrueuse=True)", total=4),
)
