"""A fifth round of situations of Warhammer 40,000 PEN, continued: psykers, re-rolls, arrivals, and what a stated fact makes void."""

from __future__ import annotations

from fractions import Fraction as F

import pytest
from verdicts import ask, check, rows

ROWS, row = rows()

row(
    "PR-10",
    "Des terminators frappent en profondeur à 8 ps d'une falaise : un tiers de rester, 5/18 de dévier d'au moins 8 ps.",
    ask("deviation_de_la_frappe()", odds={"aucune déviation": F(1, 3), "8 ps": F(2, 3) * F(5, 36), "12 ps": F(2, 3) * F(1, 36)}),
)

row(
    "PR-18",
    "Une escouade en réserve : 1/3, 1/2, 2/3 ; au tour 5 elle est là.",  # 1 - 2/3 x 1/2 x 1/3 = 8/9 by turn 3
    *(ask(f"jet_de_reserve(tour={turn})", odds={"Disponible": chance}) for turn, chance in ((1, F(1, 3)), (2, F(1, 2)), (3, F(2, 3)), (5, F(1)))),
)

row(
    "PR-21",
    "Un psyker Cd 9 a réussi son test ; le mien, Cd 8, dissipe : 11/45.",  # the power goes through at 5/6 x 34/45 = 17/27
    ask("dissipation(commandement=8, commandement_du_psyker_ennemi=9)", odds={"Pouvoir annulé": F(11, 45)}),
)

row(
    "PR-22",
    "Un canon plasma jumelé (CT3) immobile, quatre marines sous chaque disque.",
    ask("""phase_de_tir(tireurs=1, ct=3, arme_de_tir="Canon plasma", arme_jumelee=True, distance=15, unite_immobile=True,
        unites_sous_le_gabarit=4, endurance=4, svg=3, cible_immobile=True)""", mean=F(140, 27)),
)

row(
    "PR-23",
    "Un fusil plasma, après un pas, sur un noble ork (E5, 2 PV, svg 4+) : 2/3 de PV, 1/9 de le tuer d'un tir.",
    ask("""pv_otes_au_tir(tireurs=1, ct=4, arme_de_tir="Fusil plasma", distance=20, unite_a_bouge=True, endurance=5, svg=4, points_de_vie=2,
        cible_immobile=True)""", mean=F(2, 3), odds={"pv perdus 2": F(1, 9)}),
)

row(
    "PR-24",
    "Un seigneur (svg 5+, invulnérable 4+) dans des ruines, qui a tiré : « ou invulnérable » se lit de deux façons.",
    ask("""svg_de_couvert_effective(cible_en_zone_de_couvert=True, type_de_couvert="moyen", cible_a_tire_ou_attaque=True, svg=5,
        svg_invulnerable=4)""", total=4, disputed="^5"),
)

HUNTER = """arme_de_tir="Canon d'assaut", unite_chasseuse_de_blindes=True"""
row(
    "PR-25",
    "Un canon d'assaut, chasseur de blindés, sur un avant 14, puis un flanc 12.",
    ask(f"penetration_de_blindage({HUNTER}, blindage=14)", odds={"Dégât lourd": F(1, 9), "Dégât superficiel": F(1, 18)}),
    ask(f"penetration_de_blindage({HUNTER}, blindage=12)", odds={"Dégât lourd": F(1, 6), "Dégât superficiel": F(1, 6)}),
)

row(
    "PR-26",
    "Six grenades krak au contact d'un Dreadnought immobilisé : sa CC, et non plus des 6.",
    ask("""attaques_sur_un_vehicule(attaquants=6, attaques=1, unite_cc=4, arme_grenade_anti_vehicule=True, cible_marcheur=True,
        cible_immobilisee=True, cible_cc=4, blindage=12)""", means={"dégâts superficiels": F(1, 2), "dégâts lourds": F(0)}),
)

row(
    "PR-27",
    "Dix gardes (CC3, F3) chargent des marines de la peste (E4, svg 3+, insensibles sur 4+).",
    ask("""combat(attaquants=2, attaques=1, unite_cc=3, force=3, unite_a_charge=True, arme_de_melee="arme de corps à corps", cible_cc=4, endurance=4,
        svg=3, cible_insensible_a_la_douleur=True)""", mean=4 * F(1, 36)),  # 20 attacks: 5/9
)

CHOSEN = "touche à placer à son choix"
row(
    "PR-28",
    "Un personnage indépendant (CT4) choisit sur 6 ; un sniper sur 5+, et à CT 6 un raté relancé l'aide aussi.",
    ask('jet_pour_toucher_au_tir(ct=4, arme_de_tir="Fulgurant", distance=24, unite_a_bouge=True, unite_personnage_independant=True)',
        odds={"Touché": F(2, 3), CHOSEN: F(1, 6)}),
    ask('jet_pour_toucher_au_tir(ct=3, arme_de_tir="Fusil sniper", distance=40, unite_immobile=True)', odds={"Touché": F(2, 3), CHOSEN: F(1, 3)}),
    ask('jet_pour_toucher_au_tir(ct=4, arme_de_tir="Fusil sniper", distance=24, unite_immobile=True)', odds={CHOSEN: F(2, 6) + F(1, 6) * F(2, 6)}),
    ask('jet_pour_toucher_au_tir(ct=4, arme_de_tir="Fulgurant", distance=24, unite_a_bouge=True)', odds={CHOSEN: F(0)}),
)

row(
    "PR-29",
    "Un bolter lourd sur une moto insensible (E4 avant la moto) : 4+, ignorée sur 5+.",
    ask('jet_pour_blesser(arme_de_tir="Bolter lourd", endurance=4, cible_moto=True)', odds={"Blessé": F(1, 2)}),
    ask("jet_d_insensible_a_la_douleur(force=5, endurance=4, cible_moto=True, cible_insensible_a_la_douleur=True)",
        odds={"Blessure ignorée": F(1, 3)}),
)

AMBUSHED = "initiative=4, unite_chargee=True, unite_en_zone_de_couvert=True"
row(
    "PR-30",
    "Chargés dans leurs ruines : assommés, à terre, gantelet au poing ; puis par une créature monstrueuse.",
    ask(f"initiative_effective({AMBUSHED}, unite_assommee=True)", total=4),
    ask(f"initiative_effective({AMBUSHED}, unite_a_terre=True)", total=4),
    ask(f'initiative_effective({AMBUSHED}, arme_de_melee="gantelet énergétique")', total=4),
    ask(f"initiative_effective({AMBUSHED}, assaillant_creature_monstrueuse=True)", total=4),
    ask(f"initiative_effective({AMBUSHED}, unite_assommee=True, assaillant_creature_monstrueuse=True)", total=1),
)

KRAK = 'tireurs=6, ct=4, arme_de_tir="Grenades krak"'
row(
    "PR-31",
    "Six marines veulent lancer six grenades krak à 5 ps, puis à 10 ps sur un Rhino (flancs 10) : une seule part.",
    ask(f"phase_de_tir({KRAK}, distance=5, unite_a_bouge=True, endurance=4, svg=4)", mean=F(125, 216)),
    ask(f"degats_au_tir({KRAK}, distance=10, unite_a_bouge=True, cible_transport=True, blindage_lateral=10)",
        means={"dégâts lourds": F(2, 9), "dégâts superficiels": F(1, 9)}),
)

COVERED = 'cible_en_zone_de_couvert=True, type_de_couvert="lourd"'
row(
    "PR-32",
    "« Quelle svg de couvert ? » : en altitude, sous un lance-flammes, au contact : aucune.",
    ask(f"svg_de_couvert_effective({COVERED}, cible_en_altitude=True)", outcome="Interdit"),
    ask(f'svg_de_couvert_effective({COVERED}, arme_de_tir="Lance-flammes")', outcome="Interdit"),
    ask(f"svg_de_couvert_effective({COVERED}, attaque_au_contact=True)", outcome="Interdit"),
    ask(f"svg_de_couvert_effective({COVERED}, svg=5)", total=3),
)

FIGHT = "attaques=3, unite_cc=4, force=4, cible_cc=4, endurance=4"
row(
    "PR-33",
    "On ne se bat ni d'une altitude à l'autre, ni depuis un Rhino, ni le tour où l'on tombe au contact.",
    ask(f"combat({FIGHT}, cible_en_altitude=True)", outcome="Interdit"),
    ask(f"combat({FIGHT}, unite_en_altitude=True, cible_en_altitude=True)", mean=F(3, 4)),
    ask(f"combat({FIGHT}, unite_embarquee=True, transporteur_transport=True)", outcome="Interdit"),
    ask(f"combat({FIGHT}, cible_embarquee=True)", outcome="Interdit"),
    ask(f"combat({FIGHT}, cible_embarquee=True, transporteur_ouvert=True)", mean=F(3, 4)),
    ask(f"combat({FIGHT}, unite_deployee_en_frappe_en_profondeur=True, unite_pose_au_contact=True)", outcome="Interdit"),
    ask("attaques_portees(attaques=3, combat_apres_une_frappe_au_contact=True)", total=4),
)

row(
    "PR-34",
    "Un plasma manqué ne dévie pas vers un aéronef ; un aéronef qui a déjà bougé ne décolle plus.",
    ask('jet_pour_toucher_au_tir(ct=5, arme_de_tir="Canon plasma", distance=30, unite_immobile=True, cible_aeronef_au_passage=True)',
        odds={"Touché": F(1, 3), "déviation d'un gabarit": F(0)}),
    ask("decollage_d_un_aeronef(unite_aeronef=True, unite_a_bouge=True)", outcome="Interdit"),
)

row(
    "PR-35",
    "De combien peut-il bouger ? Immobilisé, pilote sonné, mobilité réduite ; une téléportation hors d'une mêlée.",
    ask("mouvement_normal_permis(unite_tank=True, unite_immobilisee=True)", total=0),
    ask("mouvement_rapide_permis(unite_tank=True, unite_pilote_sonne=True)", total=0),
    ask("mouvement_rapide_permis(unite_antigrav=True, unite_rapide=True, unite_est_un_vehicule=True, unite_mobilite_reduite=True)", total=12),
    ask("se_teleporter(unite_a_teleportation=True, unite_verrouillee=True)", outcome="Interdit"),
)

row(
    "PR-36",
    "Cinq motards (svg 3+) ont foncé de 20 ps à travers 6 ps de bois : le test y est à PA2 ; un char à lame y risque un dégât lourd.",
    ask("test_de_terrain_dangereux(unite_moto=True, unite_distance_parcourue=20, ps_en_terrain_difficile=6)",
        odds={"blessure automatique pa2": F(1, 6)}),
    ask("""test_de_terrain_dangereux(unite_tank=True, unite_distance_parcourue=12, ps_en_terrain_difficile=3, unite_a_lame_bulldozer=True)""",
        odds={"le dégât est lourd": F(1, 36)}),
)

row(
    "PR-37",
    "Ennemi juré n'ajoute rien à une CT 6 ; il relance les 1 d'une CT 5.",
    ask('jet_pour_toucher_au_tir(ct=6, arme_de_tir="Canon laser", distance=40, unite_ennemi_jure=True)', odds={"Touché": F(35, 36)}, disputed="215/216"),
    ask('jet_pour_toucher_au_tir(ct=5, arme_de_tir="Canon laser", distance=40, unite_ennemi_jure=True)', odds={"Touché": F(35, 36)}),
)

NAMES = [
    ("escouade_survolee", "survolee_ou_croisee"), ("vitesse_annoncee", "distance_parcourue"), ("ennemi_visible", "ennemi_en_vue"),
    ("cible_n_a_pas_tire", "n_a_ni_tire_ni_attaque"), ("unite_n_a_pas_bouge", "immobile"), ("unite_a_deux_armes", "plusieurs_armes_de_corps_a_corps"),
    ("cible_derriere_des_ruines", "masquee_par_un_decor"), ("cible_retranchee", "en_zone_de_couvert"), ("nombre_de_tireurs", "tireurs"),
    ("points_de_structure", "points_de_coque"), ("unite_capitaine", "personnage_independant"), ("unite_passager", "embarquee"),
    ("unite_a_couru", "mouvement_rapide_fait"), ("il_fait_nuit", "combat_de_nuit"), ("cible_au_corps_a_corps", "verrouillee"),
    ("ps_de_bois", "ps_en_terrain_difficile"), ("cible_vue_de_flanc", "angle_de_l_attaque"), ("chef_obstine", "menee_par_un_personnage_obstine"),
    ("quatrieme_arme", "rang_de_l_arme"), ("psyker_ennemi_cd", "commandement_du_psyker_ennemi"), ("unite_engagee_ailleurs", "engagee_avec_une_autre"),
]
row(
    "PR-38",
    "Ce qu'un joueur dit, et que le jeu appelle autrement : le refus mène au nom juste.",
    *(ask(f'phase_de_tir(tireurs=1, ct=4, arme_de_tir="Bolter", distance=10, endurance=4, svg=4, {said}=True)', asks=meant) for said, meant in NAMES),
)

QUESTIONS = [(code, n, *asked) for code, (_, questions) in ROWS.items() for n, asked in enumerate(questions, 1)]


@pytest.mark.parametrize("code, rank, question, expected", QUESTIONS, ids=[f"{code}-{n}" for code, n, *_ in QUESTIONS])
def test_situation(resolver, code, rank, question, expected):
    check(resolver, "warhammer-40000-pen", code, question, expected)
