"""Situations of Warhammer 40,000 PEN that ask `ct_effective` first of all."""

from __future__ import annotations

from fractions import Fraction as F

from verdicts import ask, rows

ROWS, row = rows()

# --- shooting at infantry
NIGHT_BOLTERS = """ct=4, arme_de_tir="Bolter", distance=12, combat_de_nuit=True, unite_immobile=True, cible_furtive=True,
    cible_a_terre=True, cible_immobile=True"""

row(
    "PEN-X01",
    "De nuit, 10 bolters immobiles à 12 ps pile d'éclaireurs furtifs dans des ruines, qui ont tiré et se jettent à terre.",
    ask('nombre_de_tirs(arme_de_tir="Bolter", distance=12)', total=2),
    ask(f"ct_effective({NIGHT_BOLTERS})", total=4),
    ask(f"jet_pour_toucher_au_tir({NIGHT_BOLTERS})", odds={"Touché": F(2, 3)}),
    ask('svg_de_couvert_effective(cible_en_zone_de_couvert=True, type_de_couvert="moyen", cible_a_tire_ou_attaque=True, svg=5)', total=4),
    ask('svg_d_armure_effective(arme_de_tir="Bolter", svg=5)', total=6),
    ask(f"""phase_de_tir(tireurs=10, {NIGHT_BOLTERS}, endurance=3, svg=5, cible_en_zone_de_couvert=True, type_de_couvert="moyen",
        cible_a_tire_ou_attaque=True)""", mean=F(100, 27)),
)
row(
    "PEN-X13",
    "Un missile krak, CT5, immobile, à 20 ps d'un aéronef déployé sur la table qui vient de faire 30 ps.",
    ask('ct_effective(ct=5, arme_de_tir="Missiles Krak", distance=20, unite_immobile=True, cible_aeronef=True, cible_distance_parcourue=30)',
        total=2, disputed="= 1|1 :"),
    ask('jet_pour_toucher_au_tir(ct=5, arme_de_tir="Missiles Krak", distance=20, unite_immobile=True, cible_aeronef=True, cible_distance_parcourue=30)',
        odds={"Touché": F(1, 3)}, disputed="1/6"),
)

SMOKED = 'ct=4, arme_de_tir="Fusil plasma", distance=12, unite_immobile=True, cible_sous_fumigenes=True, cible_furtive=True, cible_immobile=True'

row(
    "PEN-Z04",
    "Un fusil plasma immobile à 12 ps de marines furtifs derrière leurs fumigènes.",
    ask('nombre_de_tirs(arme_de_tir="Fusil plasma", distance=12)', total=2),
    ask(f"ct_effective({SMOKED})", total=4),  # 4 + 1 + 1 - 2, and not - 3
    ask('jet_pour_blesser(arme_de_tir="Fusil plasma", endurance=4)', odds={"Blessé": F(35, 36), "blessure mortelle": F(7, 36)}),
    ask('sauvegarde_d_armure(arme_de_tir="Fusil plasma", svg=3)', odds={"Sauvé": 0}),
)
row(
    "AC-26",
    "On tire sur ce qui fuit encore, CT 4 : cavalerie et bêtes (18 ps) −1, sauteurs (24 ps) −2, fantassins (9 ps) et jet-packs (12 ps) rien.",
    *(ask(f"ct_effective(ct=4, cible_{kind}=True, cible_regroupement_rate=True)", total=t)
      for kind, t in (("cavalerie", 3), ("bete", 3), ("de_saut", 2), ("infanterie", 4), ("jet_pack", 4))),
)
row(
    "AC-31",
    "« À fond », sans la distance : une cavalerie (18 ps) ne se cache pas et donne −1, un antigrav rapide vaut CC 5, et d'un transport rapide on tire au jugé.",
    ask("etre_cachee(cible_cavalerie=True, cible_mouvement_rapide_fait=True, cible_en_zone_de_couvert=True)", outcome="Interdit"),
    ask("ct_effective(ct=4, cible_cavalerie=True, cible_mouvement_rapide_fait=True)", total=3),
    ask("toucher_au_corps_a_corps(unite_cc=4, cible_rapide=True, cible_antigrav=True, cible_mouvement_rapide_fait=True)", outcome="4+"),
    ask("ct_du_tir(ct=4, unite_embarquee=True, transporteur_rapide=True, transporteur_plus_de_12_ps=True)", total=2),
    ask("charger(unite_vient_de_debarquer=True, transporteur_rapide=True, transporteur_plus_de_12_ps=True, distance=3)", outcome="Interdit"),
    ask("controler_un_objectif(unite_vient_de_debarquer=True, transporteur_rapide=True, transporteur_plus_de_12_ps=True, distance_a_l_objectif=1)",
        outcome="Interdit"),
)

FIRST = "ct=4, premier_tour_du_premier_joueur=True"

row(
    "AD-12",
    "Premier tour, je commence : un char (12 ps) ne gêne pas le tir, un rapide (18) ôte 1, un antigrav rapide (24) ôte 2, ou rien s'il a fait un mouvement scout.",
    ask(f"ct_effective({FIRST}, cible_est_un_vehicule=True)", total=4),
    ask(f"ct_effective({FIRST}, cible_est_un_vehicule=True, cible_rapide=True)", total=3),
    ask(f"ct_effective({FIRST}, cible_rapide=True, cible_antigrav=True)", total=2),
    ask(f"ct_effective({FIRST}, cible_rapide=True, cible_antigrav=True, cible_a_fait_un_mouvement_scout=True)", total=4),
    ask("""svg_de_couvert_effective(premier_tour_du_premier_joueur=True, cible_infanterie=True, cible_en_zone_de_couvert=True, type_de_couvert="léger", svg=5)""",
        total=3),
)
row(
    "AE-09",
    "Mes motards ont esquivé : −1 à qui les vise ; à mon tour 12 ps, au jugé, sans charge, à initiative 1.",
    ask("ct_effective(ct=4, cible_esquive=True)", total=3),
    ask("mouvement_normal_permis(unite_moto=True, unite_esquive=True)", total=12),
    ask("""ct_du_tir(ct=4, arme_de_tir="Bolter", distance=12, unite_esquive=True)""", total=2),
    ask("charger(unite_moto=True, unite_esquive=True, distance=5)", outcome="Interdit"),
    ask("initiative_effective(initiative=4, unite_esquive=True)", total=1),
)
row(
    "AE-20",
    "Un projecteur double les paliers : à 24 ps rien, à 49 dissimulé, à 73 invisible. Tapie dans l'ombre, de jour : rien à 10 ps, furtive à 13.",
    *(ask(f"ct_effective(ct=4, cible_eclairee=True, combat_de_nuit=True, distance={far})", total=left) for far, left in ((24, 4), (49, 2), (73, 1))),
    ask("ct_effective(ct=4, cible_tapie_dans_l_ombre=True, distance=10)", total=4),
    ask("ct_effective(ct=4, cible_tapie_dans_l_ombre=True, distance=13)", total=3),
    ask("ct_effective(ct=4, cible_tapie_dans_l_ombre=True, distance=13, unite_vision_nocturne=True)", total=4),
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
row(
    "AH-26",
    "« Elle a un jeton M1 » : −1, M2 : −2, sauf pour une visée automatique. Elle ne se cache pas, ne charge pas, ne tient rien ; un char a CC 3, ou 5.",
    ask("ct_effective(ct=4, cible_m1=True)", total=3),
    ask("ct_effective(ct=4, cible_m2=True)", total=2),
    ask("ct_effective(ct=4, cible_m1=True, cible_moto=True)", total=3),
    ask("ct_effective(ct=4, cible_m2=True, arme_a_visee_automatique=True)", total=4),
    ask("etre_cachee(cible_m1=True, cible_en_zone_de_couvert=True)", outcome="Interdit"),
    ask("charger(unite_m1=True, distance=3)", outcome="Interdit"),
    ask("controler_un_objectif(unite_m2=True, distance_a_l_objectif=1)", outcome="Interdit"),
    ask("jet_pour_toucher_au_corps_a_corps(cc=4, cible_est_un_vehicule=True, cible_m1=True)", odds={"Touché": F(2, 3)}),
    ask("jet_pour_toucher_au_corps_a_corps(cc=4, cible_est_un_vehicule=True, cible_m2=True)", odds={"Touché": F(1, 2)}),
    ask("jeton_de_mouvement(unite_mouvement_rapide_fait=True)", outcome="Aucune conséquence"),
)
row(
    "P30-24",
    "Au mouvement rapide, un antigrav rapide a fait 24 ps (−2), un véhicule rapide ou une bête 18 tout juste (−1).",
    ask("ct_effective(ct=4, cible_rapide=True, cible_antigrav=True, cible_mouvement_rapide_fait=True)", total=2),
    ask("ct_effective(ct=4, cible_rapide=True, cible_mouvement_rapide_fait=True)", total=3),
    ask("ct_effective(ct=4, cible_bete=True, cible_mouvement_rapide_fait=True)", total=3),
)
row(
    "AI-16",
    "Tapie dans l'ombre, de nuit : -1 à 12 ps, -2 à 13, -3 à 25 ; qui voit la nuit n'en perd rien. Furtive et de nuit à 13 ps : -2 ; à 25 aussi ; enfumée, -2.",
    ask("ct_effective(ct=6, distance=12, combat_de_nuit=True, cible_tapie_dans_l_ombre=True)", total=5),
    ask("ct_effective(ct=6, distance=13, combat_de_nuit=True, cible_tapie_dans_l_ombre=True)", total=4),
    ask("ct_effective(ct=6, distance=25, combat_de_nuit=True, cible_tapie_dans_l_ombre=True)", total=3),
    ask("ct_effective(ct=6, distance=25, combat_de_nuit=True, cible_tapie_dans_l_ombre=True, unite_a_vision_nocturne=True)", total=6),
    ask("ct_effective(ct=6, distance=25, combat_de_nuit=True, cible_furtive=True)", total=4),
    ask("ct_effective(ct=6, cible_furtive=True, cible_sous_fumigenes=True)", total=4),
    ask("ct_effective(ct=6, combat_de_nuit=True, distance=36)", total=4),
)
row(
    "AJ-32",
    "Au premier tour du premier joueur : un véhicule (12 ps) compte à l'arrêt, un rapide -1, un antigrav rapide -2, sauf s'il a fait son mouvement de scout.",
    ask(f"ct_effective({FIRST}, cible_est_un_vehicule=True)", total=4),
    ask(f"ct_effective({FIRST}, cible_rapide=True)", total=3),
    ask(f"ct_effective({FIRST}, cible_rapide=True, cible_antigrav=True)", total=2),
    ask(f"ct_effective({FIRST}, cible_rapide=True, cible_antigrav=True, cible_scout=True)", total=2),
    ask(f"ct_effective({FIRST}, cible_rapide=True, cible_antigrav=True, cible_a_fait_un_mouvement_scout=True)", total=4),
)
row(
    "AK-25",
    "De nuit à 40 ps, une cible derrière ses fumigènes est invisible, sans plus ; furtive à 14 ps, dissimulée : CT 1 ; la vision nocturne rend un point.",
    ask('ct_effective(ct=4, arme_de_tir="Missiles Krak", combat_de_nuit=True, distance=40, cible_sous_fumigenes=True)', total=1),
    ask('ct_effective(ct=4, arme_de_tir="Missiles Krak", distance=40, cible_sous_fumigenes=True)', total=2),
    ask('ct_effective(ct=3, arme_de_tir="Fulgurant", distance=14, combat_de_nuit=True, cible_furtive=True)', total=1),
    ask('ct_effective(ct=3, arme_de_tir="Fulgurant", distance=14, combat_de_nuit=True, unite_vision_nocturne=True, cible_furtive=True)', total=2),
)
row(
    "AL-15",
    "Une moto à 20 ps qui esquive : CT 4 - 2 - 1 = 1. Un sniper CT 3 immobile à mi-portée d'une moto à 20 ps : 3, et blesse E5 à 5/9.",
    ask("ct_effective(ct=4, cible_moto=True, cible_distance_parcourue=20, cible_esquive=True)", total=1),
    ask('ct_effective(ct=3, arme_de_tir="Fusil sniper", distance=24, unite_immobile=True, cible_moto=True, cible_distance_parcourue=20)', total=3),
    ask('jet_pour_blesser(arme_de_tir="Fusil sniper", endurance=4, cible_moto=True)', odds={"Blessé": F(5, 9)}),
)
row(
    "AL-24",
    "De nuit à 30 ps : dissimulée ; éclairée, furtive ; qui allume son projecteur se voit comme en plein jour ; fumée à 40 ps, invisible et rien de plus.",
    ask('ct_effective(ct=4, arme_de_tir="Canon laser", distance=30, combat_de_nuit=True)', total=2),
    ask('ct_effective(ct=4, arme_de_tir="Canon laser", distance=30, combat_de_nuit=True, cible_eclairee=True)', total=3),
    ask('ct_effective(ct=4, arme_de_tir="Canon laser", distance=30, combat_de_nuit=True, cible_a_projecteur_allume=True)', total=4),
    ask('ct_effective(ct=4, arme_de_tir="Canon laser", distance=40, cible_sous_fumigenes=True, combat_de_nuit=True)', total=1),
)
row(
    "AL-25",
    "Tapie dans l'ombre, à 26 ps : de jour dissimulée, de nuit invisible ; qui voit la nuit n'en a cure.",
    ask('ct_effective(ct=4, arme_de_tir="Canon laser", distance=26, cible_tapie_dans_l_ombre=True)', total=2),
    ask('ct_effective(ct=4, arme_de_tir="Canon laser", distance=26, cible_tapie_dans_l_ombre=True, combat_de_nuit=True)', total=1),
    ask('ct_effective(ct=4, arme_de_tir="Canon laser", distance=26, cible_tapie_dans_l_ombre=True, combat_de_nuit=True, unite_a_vision_nocturne=True)', total=4),
)
row(
    "AO-06",
    "Tapi dans l'ombre, CT 5 : de jour à 13 ps, −1 ; de nuit à 13, −2 ; de nuit à 25, −3 ; vision nocturne, rien.",
    ask("ct_effective(ct=5, cible_tapie_dans_l_ombre=True, distance=13)", total=4),
    ask("ct_effective(ct=5, combat_de_nuit=True, cible_tapie_dans_l_ombre=True, distance=13)", total=3),
    ask("ct_effective(ct=5, combat_de_nuit=True, cible_tapie_dans_l_ombre=True, distance=25)", total=2),
    ask("ct_effective(ct=5, combat_de_nuit=True, cible_tapie_dans_l_ombre=True, distance=25, unite_a_vision_nocturne=True)", total=5),
)
row(
    "PS-26",
    "De nuit : une cible furtive à 13 ps devient dissimulée ; un géant à 30 ps, -2+1 ; éclairée à 30 ps, -1 ; un porteur de capteurs, rien.",
    ask("ct_effective(ct=4, combat_de_nuit=True, distance=13, portee=24, cible_furtive=True)", total=2),
    ask("ct_effective(ct=4, combat_de_nuit=True, distance=13, portee=24, cible_furtive=True, unite_capteurs_extrasensoriels=True)", total=4),
    ask("ct_effective(ct=4, combat_de_nuit=True, distance=30, portee=48, cible_geante=True)", total=3),
    ask("ct_effective(ct=4, combat_de_nuit=True, distance=30, cible_eclairee=True, portee=48)", total=3),
    ask("ct_effective(ct=4, combat_de_nuit=True, distance=13, portee=24, cible_tapie_dans_l_ombre=True)", total=2),
    ask("ct_effective(ct=4, distance=12, portee=18, cible_tapie_dans_l_ombre=True)", total=4),
)
row(
    "PU-34",
    "J'ouvre la partie : leurs motos comptent 24 ps (CT 4 - 2), leurs fantassins sont cachés (ruines, 2+), leurs éclaireurs ont leur vraie vitesse.",
    ask("ct_effective(ct=4, premier_tour_du_premier_joueur=True, cible_moto=True)", total=2),
    ask("ct_effective(ct=4, premier_tour_du_premier_joueur=True, cible_moto=True, cible_a_fait_un_mouvement_scout=True)", total=4),
    ask("""svg_de_couvert_effective(premier_tour_du_premier_joueur=True, cible_infanterie=True, cible_masquee_par_un_decor=True, type_de_couvert="moyen")""",
        total=2),
    ask("ct_effective(ct=4, cible_furtive=True, cible_geante=True, combat_de_nuit=True, distance=13)", total=3),
)
row(
    "P30-31",
    "Un Land Raider géant : +1 CT pour le toucher, +1 CC aussi, rien quand il frappe. Têtes chercheuses : 20 ps de course n'y font rien.",
    ask("ct_effective(ct=4, cible_geant=True)", total=5),
    ask("jet_pour_toucher_au_corps_a_corps(cc=4, cible_cc=4, cible_geant=True)", odds={"Touché": F(2, 3)}),
    ask("jet_pour_toucher_au_corps_a_corps(cc=4, cible_cc=4, unite_geant=True)", odds={"Touché": F(1, 2)}),
    ask("ct_effective(ct=4, arme_visee_automatique=True, cible_distance_parcourue=20)", total=4),
)
row(
    "PZ-11",
    "Bolters immobiles à 12 ps, CT 4, sur des bêtes qui fuient de 18 ps : 5. Sur les mêmes qui reculent devant un bélier : 6.",
    ask("ct_effective(ct=4, arme_de_tir=\"Bolter\", distance=12, unite_immobile=True, cible_bete=True, cible_regroupement_rate=True)", total=5),
    ask("ct_effective(ct=4, arme_de_tir=\"Bolter\", distance=12, unite_immobile=True, cible_bete=True, cible_distance_parcourue=9)", total=6),
)
row(
    "PZ-12",
    "Des motos traînent un chef à pied, 9 ps au plus : ni au premier tour, ni lancées, ni en fuite elles ne gênent le tireur. Sans lui, −2.",
    ask("ct_effective(ct=4, premier_tour_du_premier_joueur=True, cible_moto=True, cible_mouvement_rapide_du_plus_lent=9)", total=4),
    ask("ct_effective(ct=4, cible_moto=True, cible_mouvement_rapide_fait=True, cible_mouvement_rapide_du_plus_lent=9)", total=4),
    ask("ct_effective(ct=4, cible_moto=True, cible_regroupement_rate=True, cible_mouvement_rapide_du_plus_lent=9)", total=4),
    ask("ct_effective(ct=4, cible_moto=True, cible_regroupement_rate=True)", total=2),
    ask("ct_effective(ct=4, premier_tour_du_premier_joueur=True, cible_moto=True)", total=2),
)
row(
    "P36-03",
    "Mon Rhino immobile tire au fulgurant à 20 ps : CT 5, ou 4 si le type d'arme ne compte pas pour un véhicule. Il a roulé : 4. À pied, 5 sans discussion.",
    ask("ct_effective(ct=4, unite_transport=True, unite_immobile=True, arme_de_tir=\"Fulgurant\", distance=20)", total=5, disputed="^4"),
    ask("ct_effective(ct=4, unite_transport=True, unite_distance_parcourue=6, arme_de_tir=\"Fulgurant\", distance=20)", total=4),
    ask("ct_effective(ct=4, unite_infanterie=True, unite_immobile=True, arme_de_tir=\"Fulgurant\", distance=20)", total=5),
    ask("ct_effective(ct=4, unite_transport=True, unite_immobile=True, arme_de_tir=\"Canon laser\", distance=40)", total=4),
)
