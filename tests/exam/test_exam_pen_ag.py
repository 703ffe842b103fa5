"""A sixteenth round of situations of Warhammer 40,000 PEN: what another weapon of the bearer does not do, siblings of known shots, transports, platforms."""

from __future__ import annotations

from fractions import Fraction as F

import pytest
from verdicts import ask, check, rows

ROWS, row = rows()

# --- a weapon carried, and the one that is used

SHOT = 'tireurs=1, ct=4, arme_de_tir="Bolter", distance=20, endurance=4, svg=3'

row(
    "AG-01",
    "Mon sergent au gantelet, ou à la griffe, tire au bolter sur un marine : 2/3 × 1/2 × 1/3, sa main gauche n'y change rien ; sur un flanc 10, 1/9 de superficiel, poing tronçonneur ou non.",
    *(ask(f'phase_de_tir({SHOT}, arme_de_melee="{arm}")', mean=F(1, 9)) for arm in ("griffe éclair", "gantelet énergétique", "lame sorcière", "marteau tonnerre")),
    ask('degats_au_tir(tireurs=1, ct=4, arme_de_tir="Bolter", distance=20, blindage=10, arme_de_melee="poing tronçonneur")',
        means={"dégâts lourds": 0, "dégâts superficiels": F(1, 9)}),
    ask('tirs_puis_moral(tireurs=1, ct=4, arme_de_tir="Bolter", distance=20, effectif=8, endurance=4, svg=3, cible_commandement=8, arme_de_melee="gantelet énergétique")',
        means={"Pertes": F(1, 9)}),
    ask(f'phase_de_tir({SHOT}, arme_de_melee="épée")', asks="inconnu"),
)

BLOWS = "attaquants=1, cc=4, attaques=2, force=4, cible_cc=4, endurance=4, svg=3"

row(
    "AG-02",
    "Mon capitaine porte un fusil plasma et frappe à l'épée : deux coups à 1/12, ni PA 2 ni embrasement ; à l'arme énergétique, 1/2 ; le gantelet F4, sur un flanc 12, sans son fuseur.",
    ask(f'combat({BLOWS}, arme_de_melee="arme de corps à corps", arme_de_tir="Fusil plasma")', mean=F(1, 6)),
    ask(f'combat({BLOWS}, arme_de_tir="Fusil plasma")', mean=F(1, 6)),
    ask(f'combat({BLOWS}, arme_de_melee="arme énergétique", arme_de_tir="Lance-flammes")', mean=F(1, 2)),
    ask("""attaques_sur_un_vehicule(attaquants=1, cc=4, attaques=2, force=4, arme_de_melee="gantelet énergétique", arme_de_tir="Fusil melta", blindage=12,
        cible_immobile=True)""", means={"dégâts lourds": F(4, 9), "dégâts superficiels": F(2, 9)}),
    ask('combat(attaquants=1, cc=4, attaques=2, cible_cc=4, endurance=4, svg=3, arme_de_melee="arme énergétique", arme_de_tir="Pistolet Bolter")', asks="force"),
)

row(
    "AG-03",
    "Épée énergétique et pistolet plasma, choix tir, en Charge furieuse (force) : trois coups F5 à l'épée, et un coup de pistolet F7, pas F8.",
    ask(f"""combat({BLOWS}, unite_a_charge=True, unite_a_charge_furieuse=True, choix_de_charge_furieuse="force", arme_de_melee="arme énergétique",
        unite_plusieurs_armes_de_corps_a_corps=True, pistolet_au_tir=True, arme_de_tir="Pistolet plasma")""", mean=F(1)),
    ask('force_effective(arme_de_tir="Pistolet plasma", unite_a_charge_furieuse=True, choix_de_charge_furieuse="force", unite_a_charge=True)', total=7),
    ask('combat(attaques=1, cc=4, cible_cc=4, endurance=4, svg=3, arme_de_tir="Pistolet plasma")', mean=F(35, 72)),
    ask(f"phase_de_tir({SHOT}, unite_a_charge_furieuse=True, unite_a_charge=True)", mean=F(1, 9)),
)

# --- shooting

SMOKE = """tireurs=10, ct=4, arme_de_tir="Bolter", distance=12, combat_de_nuit=True, unite_immobile=True, cible_furtive=True,
    cible_sous_fumigenes=True, cible_a_terre=True, cible_en_zone_de_couvert=True, type_de_couvert="moyen", endurance=3, svg=5"""

row(
    "AG-04",
    "De nuit, dix bolters immobiles à capteurs, à 12 ps d'éclaireurs furtifs enfumés et couchés dans des ruines : CT 4+1+1-1 = 5 ; la fumée les a fait taire, donc cachés, 2+ : 125/81.",
    ask(f"phase_de_tir({SMOKE}, unite_capteurs_extrasensoriels=True)", mean=F(125, 81)),
    ask(f"phase_de_tir({SMOKE}, unite_capteurs_extrasensoriels=True, cible_a_tire_ou_attaque=True)", mean=F(125, 27)),
    ask(f"phase_de_tir({SMOKE})", mean=F(20, 1) * F(1, 2) * F(1, 6) * F(2, 3) * F(5, 6)),  # hidden twice over, -2 once: 4 + 1 + 1 - 1 - 2 = 3
    ask('svg_de_couvert_effective(cible_sous_fumigenes=True, cible_masquee_par_une_escouade=True, svg=5)', total=3),  # a screen is no terrain
)

row(
    "AG-05",
    "La nuit à 13 ps, des marines furtifs le sont deux fois (-2) ; mes bolters n'ont que pivoté : CT 3 ; des broussailles et leur 3+ donnent 6+ : 25/36.",
    ask("""phase_de_tir(tireurs=10, ct=4, arme_de_tir="Bolter", distance=13, combat_de_nuit=True, unite_a_pivote=True, unite_immobile=True, cible_furtive=True,
        cible_en_zone_de_couvert=True, type_de_couvert="léger", cible_a_tire_ou_attaque=True, endurance=4, svg=3)""", mean=F(25, 36)),
)

row(
    "AG-06",
    "Mes snipers (CT 4) ont bougé : (4+1+1-1-1)/2 = 2 sur des motojets (E3 au profil) qui ont fait 14 ps et esquivent, 5/36 par tir. Sur un flanc 11, à 24 ps : 35/324 et 35/648 ; sur 10, jamais de superficiel.",
    ask("""phase_de_tir(tirs=1, ct=4, arme_de_tir="Fusil sniper", distance=24, unite_distance_parcourue=3, cible_motojet=True, cible_distance_parcourue=14,
        cible_esquive=True, endurance=3, svg=3)""", mean=F(5, 36)),
    ask("""degats_au_tir(tireurs=1, ct=4, arme_de_tir="Fusil sniper", distance=24, unite_immobile=True, blindage=11, cible_distance_parcourue=10)""",
        means={"dégâts lourds": F(35, 324), "dégâts superficiels": F(35, 648)}),
    ask('penetration_de_blindage(arme_de_tir="Fusil sniper", blindage=10)', odds={"dégât lourd": F(1, 6), "dégât superficiel": 0}),
)

row(
    "AG-07",
    "Un bolter lourd sur une moto qui a fait 12 ps : CT 5, le 6 tire encore, 175/108 ; elle charge ensuite à 9 ps, un fantassin non. Jumelé et porté à pied, en marchant : 35/18, de 18 comme de 19 ps.",
    ask("""phase_de_tir(tireurs=1, ct=4, arme_de_tir="Bolter lourd", distance=18, unite_moto=True, unite_distance_parcourue=12, endurance=4, svg=4)""", mean=F(175, 108)),
    ask('charger(unite_moto=True, arme_de_tir="Bolter lourd", arme_a_tire_ce_tour=True, unite_distance_parcourue=12, distance=9)', outcome="Permis"),
    ask('charger(unite_infanterie=True, arme_de_tir="Bolter lourd", arme_a_tire_ce_tour=True, distance=5)', outcome="Interdit"),
    *(ask(f'phase_de_tir(tireurs=1, ct=4, arme_de_tir="Bolter lourd", arme_jumelee=True, distance={far}, unite_a_bouge=True, endurance=3, svg=5)', mean=F(35, 18))
      for far in (18, 19)),
)

row(
    "AG-08",
    "Tirés de loin derrière leur mur : 4+ pour qui est de l'autre côté, 40/27 ; une colline cache à un seul tireur : 3+, 4+ pour des marines.",
    ask("""phase_de_tir(tireurs=5, ct=4, arme_de_tir="Fulgurant", distance=20, unite_a_bouge=True, endurance=3, svg=4, cible_a_tire_ou_attaque=True,
        tir_a_travers_un_decor=True, type_de_couvert="moyen")""", mean=F(40, 27)),
    ask('svg_de_couvert_effective(cible_masquee_par_un_decor=True, type_de_couvert="lourd", svg=3, cible_a_tire_ou_attaque=True)', total=4),
)

UP = 'unite_en_altitude=True, cible_antigrav=True, cible_rapide=True, cible_en_altitude=True, cible_distance_parcourue=14'

row(
    "AG-09",
    "Mon sergent à réacteurs, en altitude lui aussi, tient son pistolet melta à 3 ps d'un antigrav (10) qui a fait 14 ps derrière des ruines : CT 5, pas de couvert, 175/216 et 5/216. Torrent vers le sol : oui ; lance-flammes : non.",
    ask(f"""degats_au_tir(tireurs=1, ct=4, arme_de_tir="Pistolet melta", distance=3, unite_immobile=True, unite_jet_pack=True, {UP}, blindage=10,
        cible_masquee_par_un_decor=True, type_de_couvert="moyen")""", means={"dégâts lourds": F(175, 216), "dégâts superficiels": F(5, 216)}),
    ask('tirer(arme_de_tir="Lance-flammes", unite_en_altitude=True)', outcome="Interdit"),
    ask('tirer(arme_de_tir="Lance-flammes", unite_en_altitude=True, arme_torrent=True)', outcome="Permis"),
    ask('jet_pour_toucher_au_tir(ct=4, arme_de_tir="Grenades krak", distance=8, cible_en_altitude=True)', odds={"Touché": F(2, 3)}),
)

row(
    "AG-10",
    "Contre un Land Raider (14, géant) qui a fait 13 ps, chasseur de blindés : la grenade krak fait 13 au mieux ; la bombe à fusion, à 3+ : 13/27 et 2/27. Un obusier pénétrant F9 qui a bougé : 5+, un tiers de 11/36.",
    ask("penetration_de_blindage(arme_grenade_anti_vehicule=True, unite_chasseur_de_blindes=True, blindage=14)", odds={"Sans effet": 1}),
    ask("""attaques_sur_un_vehicule(attaquants=1, cc=4, attaques=2, arme_bombe_anti_vehicule=True, unite_chasseur_de_blindes=True, blindage=14, cible_geante=True,
        cible_distance_parcourue=13)""", means={"dégâts lourds": F(13, 27), "dégâts superficiels": F(2, 27)}),
    ask("""degats_au_tir(tireurs=1, ct=4, force=9, arme_d_artillerie=True, arme_de_barrage=True, unite_a_bouge=True, blindage_lateral=14, cible_geante=True,
        cible_immobile=True, cadence_de_tir=1)""", means={"dégâts lourds": F(11, 108), "dégâts superficiels": F(1, 12)}),
)

LASERS = 'tireurs=2, ct=4, arme_de_tir="Canon laser", distance=24, unite_immobile=True'

row(
    "AG-11",
    "J'ouvre la partie, il fait jour : deux canons laser à 24 ps, CT 5, sur des fantassins : 2 × 175/108 à découvert ; dans des ruines, cachés d'office, six fois moins. Je joue second, de nuit, motos à 18 ps : CT 3, 35/72.",
    ask(f"phase_de_tir({LASERS}, premier_tour_du_premier_joueur=True, cible_infanterie=True, endurance=3, svg=4)", mean=F(175, 108)),
    ask(f"""phase_de_tir({LASERS}, premier_tour_du_premier_joueur=True, cible_infanterie=True, endurance=3, svg=4, cible_en_zone_de_couvert=True,
        type_de_couvert="moyen")""", mean=F(175, 648)),
    ask("""phase_de_tir(tirs=1, ct=4, arme_de_tir="Canon laser", distance=24, unite_immobile=True, combat_de_nuit=True, cible_moto=True,
        cible_distance_parcourue=18, endurance=4, svg=3)""", mean=F(35, 72)),
)

row(
    "AG-12",
    "Éclairée par mon projecteur : rien à 24 ps, furtive à 25, et qui voit la nuit n'en a cure à 60. Un aéronef qui n'a fait que 12 ps : -3 et pas de litige ; à 13, un litige. Un volant n'est pas un aéronef : à 24 ps, +1.",
    ask("ct_effective(ct=4, combat_de_nuit=True, cible_eclairee=True, distance=24)", total=4),
    ask("ct_effective(ct=4, combat_de_nuit=True, cible_eclairee=True, distance=25)", total=3),
    ask("ct_effective(ct=4, combat_de_nuit=True, cible_eclairee=True, unite_vision_nocturne=True, distance=60)", total=4),
    ask('ct_du_tir(ct=5, arme_de_tir="Missiles Krak", distance=20, cible_aeronef=True, cible_distance_parcourue=12)', total=2),
    ask('ct_du_tir(ct=5, arme_de_tir="Missiles Krak", distance=20, cible_aeronef=True, cible_distance_parcourue=13)', total=2, disputed="^1 "),
    ask('ct_du_tir(ct=5, arme_de_tir="Missiles Krak", distance=24, cible_vehicule_volant=True, cible_distance_parcourue=24)', total=4),
)

DODGE = "cible_esquive=True, distance=30"

row(
    "AG-13",
    "Un antigrav lancé à 14 ps dit qu'il esquive mon anti-aérien (CT 4) ; un prince démon volant, mon canon laser : litige dans les deux cas, 4 ou 3.",
    ask(f'ct_du_tir(ct=4, arme_de_tir="Missiles Anti-aérien", cible_est_un_vehicule=True, cible_antigrav=True, cible_distance_parcourue=14, {DODGE})', disputed="^3 "),
    ask(f'ct_du_tir(ct=4, arme_de_tir="Canon laser", cible_creature_monstrueuse=True, cible_volante=True, cible_distance_parcourue=12, {DODGE})', disputed="^3 "),
)

row(
    "AG-14",
    "Un lance-flammes lourd prend quatre marines derrière des gardes : aucun couvert, rien pour les gardes, 10/9 ; lancé à fond, il touche encore sur 2+. Une grenade incendiaire (CT 2) sur des gardes couchés dans un bunker, la nuit à 6 ps : 5+, 5/6.",
    ask("""phase_de_tir(tireurs=1, ct=4, arme_de_tir="Lance-flammes lourd", unites_sous_le_gabarit=4, endurance=4, svg=3, cible_masquee_par_une_escouade=True)""", mean=F(10, 9)),
    ask('phase_de_tir(tireurs=1, ct=2, arme_de_tir="Lance-flammes", unites_sous_le_gabarit=6, endurance=3, svg=5, unite_mouvement_rapide_fait=True)', mean=F(25, 9)),
    ask("""phase_de_tir(tireurs=1, ct=2, arme_de_tir="Grenades incendiaires", distance=6, unite_a_bouge=True, combat_de_nuit=True, cible_a_terre=True,
        cible_en_zone_de_couvert=True, type_de_couvert="lourd", unites_sous_le_gabarit=6, endurance=3, svg=5)""", means={"Blessures": F(5, 6)}),
)

row(
    "AG-15",
    "Des jet-packs (CT 3) ont fait 12 ps, canon plasma à 18 ps, quatre terminators (2+, inv 5+) en ruines qui ont tiré : 280/243. Une grenade plasma après une course : 5+, une sur deux dévie.",
    ask("""phase_de_tir(tireurs=1, ct=3, arme_de_tir="Canon plasma", distance=18, unite_jet_pack=True, unite_distance_parcourue=12, unites_sous_le_gabarit=4,
        endurance=4, svg=2, svg_invulnerable=5, cible_en_zone_de_couvert=True, type_de_couvert="moyen", cible_a_tire_ou_attaque=True)""", mean=F(280, 243)),
    ask('jet_pour_toucher_au_tir(ct=4, arme_de_tir="Grenades plasma", distance=5, unite_mouvement_rapide_fait=True)', odds={"Touché": F(1, 3), "déviation d'un gabarit": F(1, 2)}),
)

# --- cover a barrage does not know

row(
    "AG-16",
    "« Quelle sauvegarde contre ton mortier ? » Aucune derrière une autre escouade, aucune au bord de la falaise ; sous un toit, la sienne.",
    ask("svg_de_couvert_effective(cible_masquee_par_une_escouade=True, svg=5, arme_de_barrage=True)", outcome="Interdit"),
    ask("svg_de_couvert_effective(cible_en_hauteur=True, ligne_de_vue_montante=True, svg=5, arme_de_barrage=True)", outcome="Interdit"),
    ask("svg_de_couvert_effective(cible_en_hauteur=True, ligne_de_vue_montante=True, svg=5, cible_a_tire_ou_attaque=True)", total=3),
    ask("""svg_de_couvert_effective(cible_masquee_par_une_escouade=True, cible_en_zone_de_couvert=True, decor_protege_du_dessus=True, type_de_couvert="moyen", svg=5,
        arme_de_barrage=True, cible_a_tire_ou_attaque=True)""", total=4),
    ask("phase_de_tir(tirs=1, ct=4, arme_de_barrage=True, force=4, endurance=3, svg=5, cible_masquee_par_une_escouade=True)", mean=F(8, 27)),
)

# --- vehicles

row(
    "AG-17",
    "Un canon melta à 12 ps, le centre à côté d'un transport ouvert de flanc 12 : superficiel à 5/6, jamais de lourd ; un 5, PA 1 et ouvert, reste 5 : crash violent. Un missile plasma ainsi décentré sur 10 : rien.",
    ask('penetration_de_blindage(arme_de_tir="Canon melta", distance=12, blindage=12, centre_hors_du_vehicule=True)', odds={"dégât superficiel": F(5, 6), "dégât lourd": 0}),
    ask('degat_sur_la_table(zone_touchee="coque", des=[5], degat_superficiel=True, cible_ouvert=True, arme_de_tir="Canon melta")', outcome="crash violent", total=5),
    ask('penetration_de_blindage(arme_de_tir="Missiles Plasma", blindage=10, centre_hors_du_vehicule=True)', odds={"Sans effet": 1}),
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
    "AG-19",
    "Cinq marines à la krak chargent une tourelle (10) : CC 1, 10/9 de lourds, 5/9 de superficiels ; la tourelle jumelée (CT 3) vise à mi-portée des motos enfumées à 20 ps : 3+1-2.",
    ask("attaques_sur_un_vehicule(attaquants=5, cc=4, attaques=1, arme_grenade_anti_vehicule=True, blindage=10, cible_tourelle_de_defense=True)",
        means={"dégâts lourds": F(10, 9), "dégâts superficiels": F(5, 9)}),
    ask("""ct_du_tir(ct=3, arme_de_tir="Autocanon", unite_tourelle_de_defense=True, distance=24, cible_sous_fumigenes=True, cible_distance_parcourue=20)""", total=2),
)

row(
    "AG-20",
    "Une nuée (E3) prise sous un missile de glace perd 4 PV, ou 2 selon la lecture ; l'explosion d'un char n'est pas un gabarit d'arme. De l'IEM sur un 14, 1/6 et 2/3.",
    ask('points_de_vie_perdus(cible_essaim=True, arme_de_tir="Missiles de Glace", endurance=3)', total=4),
    ask("points_de_vie_perdus(cible_essaim=True, force=3, endurance=3)", total=1),
    ask("""degats_au_tir(tireurs=1, ct=4, arme_de_tir="Grenades IEM", distance=6, unite_immobile=True, blindage_lateral=14, cible_geante=True, cible_tank=True)""",
        means={"dégâts lourds": F(35, 216), "dégâts superficiels": F(35, 54)}),
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
    "AG-23",
    "On tire dans la mêlée d'un Dreadnought : CT 4 - 1, et un 1 touche les nôtres ; un tank n'est jamais pris, sa demi-portée compte.",
    ask("""degats_au_tir(tireurs=1, ct=4, arme_de_tir="Canon laser", distance=30, blindage=12, cible_marcheur=True, cible_verrouillee=True)""",
        means={"dégâts lourds": F(1, 4), "dégâts superficiels": F(1, 12)}),
    ask('ct_du_tir(ct=4, arme_de_tir="Canon laser", distance=20, cible_tank=True, cible_verrouillee=True)', total=5),
)

# --- one fact each

row(
    "AG-24",
    "Les bornes : 13 vaut 10, un blindage de 15 vaut 14 ; un 6 rate, F10 ou non.",
    ask("caracteristique_effective(valeur_de_la_caracteristique=15, caracteristique_de_blindage=True)", total=14),
    ask("caracteristique_effective(valeur_de_la_caracteristique=13)", total=10),
    ask("test_de_caracteristique(valeur_de_la_caracteristique=10, des=[6])", outcome="Raté"),
)

row(
    "AG-25",
    "Lasers défensifs : 60 points, canon laser jumelé. Maison en bois : 10. Un char rapide : 9 ps ; un marcheur antigrav rapide, 12. Désengagée, une bête part de 9 ps.",
    ask('armements_de_tourelle(armement_de_tourelle="Lasers défensifs")', says="60 pts"),
    ask('blindage_du_batiment(reference_du_batiment="Maison en bois")', total=10),
    ask("mouvement_normal_permis(unite_tank=True, unite_rapide=True)", total=9),
    ask("mouvement_normal_permis(unite_marcheur=True, unite_antigrav=True, unite_rapide=True)", total=12),
    ask("distance_de_desengagement(unite_bete=True)", total=9),
)

row(
    "AG-26",
    "Un torrent se pose à 12 ps, pas à 13 ; un mortier ne tire pas sous sa portée minimum ; les étages à 2 ps l'un de l'autre ne prennent rien ; six au dé contre trois engagés : deux attaques de plus.",
    ask("placer_le_gabarit_de_souffle(arme_torrent=True, distance_de_la_pointe=13)", outcome="Interdit"),
    ask("tirer(arme_de_barrage=True, portee_minimum=12, distance=11)", outcome="Interdit"),
    ask("touches_du_gabarit(unites_sous_le_gabarit=5, ecart_d_altitude=2, etage_non_choisi=True)", total=0),
    ask("attaques_de_zone_supplementaires(de_d_attaques_de_zone=6, ennemis_engages=3)", total=2),
    ask("penetration_de_blindage(force=8, arme_lance=True, blindage=13)", odds={"dégât lourd": F(1, 3), "dégât superficiel": F(1, 6)}),
    ask("penetration_de_blindage(force=8, arme_lance=True, blindage=11)", odds={"dégât lourd": F(1, 2), "dégât superficiel": F(1, 6)}),
)

row(
    "AG-27",
    "Dans un bunker, une grenade me vise droit, un bolter non ; une bête et un personnage à pied : la première ne monte pas à bord ; viser deux groupes d'un même tireur, non.",
    ask('viser_les_occupants_d_un_batiment(arme_de_tir="Grenades krak")', outcome="Permis"),
    ask('viser_les_occupants_d_un_batiment(arme_de_tir="Bolter")', outcome="Interdit"),
    ask("embarquer(unite_bete=True)", outcome="Interdit"),
    ask("embarquer(unite_personnage_independant=True, unite_infanterie=True)", outcome="Permis"),
    ask("viser_deux_groupes()", outcome="Interdit"),
)

row(
    "AG-28",
    "Mon transport antigrav ouvert frôle une bande : deux passagers frappent, aucun d'un transport fermé ; tapie dans l'ombre, de jour, elle est invisible à 37 ps, de nuit à 25.",
    ask("attaque_au_passage_depuis_un_transport(unite_a_attaque_au_passage=True, unite_transport=True, unite_antigrav=True, unite_ouvert=True)", total=2),
    ask("attaque_au_passage_depuis_un_transport(unite_a_attaque_au_passage=True, unite_transport=True, unite_antigrav=True)", total=0),
    ask("ct_effective(ct=5, cible_tapie_dans_l_ombre=True, distance=37)", total=2),
    ask("ct_effective(ct=5, cible_tapie_dans_l_ombre=True, distance=25, combat_de_nuit=True)", total=2),
)

row(
    "AG-29",
    "Un héros chef d'escouade choisit sa cible sur 6, un sniper sur 5+, et à CT 7 le raté relancé l'aide ; Ennemi juré relance le 1 d'une CT 1.",
    ask('jet_pour_toucher_au_tir(ct=4, arme_de_tir="Bolter", distance=20, unite_personnage_independant=True)', odds={"touche à placer à son choix": F(1, 6)}),
    ask('jet_pour_toucher_au_tir(ct=6, arme_de_tir="Fusil sniper", distance=30)', odds={"touche à placer à son choix": F(7, 18)}),
    ask('jet_pour_toucher_au_tir(ct=1, arme_de_tir="Canon laser", distance=30, unite_a_ennemi_jure=True)', odds={"Touché": F(7, 36)}),
)

row(
    "AG-30",
    "Un guerrier éternel insensible (E4) sous un canon laser : un seul PV, ignoré sur 6 ; E3 sous un plasma, de même : 175/324.",
    ask("""pv_otes_au_tir(tirs=1, ct=4, arme_de_tir="Canon laser", distance=30, endurance=4, svg=3, points_de_vie=3, cible_insensible_a_la_douleur=True,
        cible_guerrier_eternel=True)""", mean=F(175, 324)),
    ask("""pv_otes_au_tir(tirs=1, ct=4, arme_de_tir="Fusil plasma", distance=20, endurance=3, svg=3, points_de_vie=3, cible_insensible_a_la_douleur=True,
        cible_guerrier_eternel=True)""", mean=F(175, 324)),
    ask("""phase_de_tir(tireurs=4, ct=4, arme_de_tir="Fusil sniper", distance=30, unite_immobile=True, cible_bete=True, cible_distance_parcourue=14, cible_a_terre=True,
        endurance=4, svg=5, cible_insensible_a_la_douleur=True)""", mean=F(8, 9)),
)

row(
    "AG-31",
    "Trois plasmas (CT 3) immobiles à 12 ps d'un monstre (E6, 3+) visible à 80 % derrière une escouade : 2+, couvert 3+1+2 = 6, 25/9 de blessures.",
    ask("""svg_de_couvert_effective(cible_creature_monstrueuse=True, svg=3, cible_masquee_par_une_escouade=True, pourcentage_visible=80)""", total=6),
    ask("""phase_de_tir(tireurs=3, ct=3, arme_de_tir="Fusil plasma", distance=12, unite_immobile=True, cible_creature_monstrueuse=True, endurance=6, svg=3,
        cible_masquee_par_une_escouade=True, pourcentage_visible=80)""", mean=F(25, 9)),
)

QUESTIONS = [(code, n, *asked) for code, (_, questions) in ROWS.items() for n, asked in enumerate(questions, 1)]


@pytest.mark.parametrize("code, rank, question, expected", QUESTIONS, ids=[f"{code}-{n}" for code, n, *_ in QUESTIONS])
def test_situation(resolver, code, rank, question, expected):
    check(resolver, "warhammer-40000-pen", code, question, expected)
