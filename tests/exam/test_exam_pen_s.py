"""Situations of Warhammer 40,000 PEN drawn at random places of the document, minor passages included, as a player tells them in mid-game."""

from __future__ import annotations

from fractions import Fraction as F

import pytest
from verdicts import ask, check, rows

ROWS, row = rows()

row(
    "PS-01",
    "Mon motard, E4 sur le papier, prend un krak : F8 n'est pas le double de 5 ; un F10 l'est, et ôte 2 PV.",
    ask("jet_pour_blesser(force=8, endurance=4, cible_moto=True)", odds={"Blessé": F(35, 36), "blessure mortelle": F(0)}),
    ask("points_de_vie_perdus(force=8, endurance=4, cible_moto=True, blessures_non_sauvegardees=1)", total=1),
    ask("points_de_vie_perdus(force=10, endurance=4, cible_moto=True, blessures_non_sauvegardees=1)", total=2),
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
    "PS-03",
    "Mes loups traversent 7 ps de marais très difficile (trois tranches) : 6 ps en tout ; des fantassins, 6 ps du même marais : 2.",
    ask("mouvement_normal_permis(unite_bete=True, ps_en_terrain_tres_difficile=7)", total=6, disputed="^9"),
    ask("mouvement_normal_permis(unite_bete=True, ps_en_terrain_difficile=7)", total=9),
    ask("mouvement_normal_permis(unite_infanterie=True, ps_en_terrain_tres_difficile=6)", total=2),
    ask("mouvement_normal_permis(unite_infanterie=True, unite_lente_et_methodique=True, ps_en_terrain_neutre=6)", total=4),
)

row(
    "PS-04",
    "La moto d'un conducteur habile a foncé dans les bois : une chance sur 36 d'une blessure, et c'est PA2.",
    ask("test_de_terrain_dangereux(unite_moto=True, unite_conducteur_habile=True, ps_en_terrain_difficile=3)", odds={"blessure automatique pa2": F(1, 36)}),
    ask("terrain_difficile_en_mouvement_rapide(unite_moto=True)", gives="test de terrain dangereux"),
)

row(
    "PS-05",
    "Un char de l'escadron est cloué : on le laisse s'il l'est pour la partie, pas s'il a seulement son pilote sonné.",
    ask("laisser_un_vehicule_immobilise(unite_immobilisee=True, unite_vehicule=True)", outcome="Permis"),
    ask("laisser_un_vehicule_immobilise(unite_pilote_sonne=True, unite_vehicule=True)", outcome="Interdit"),
)

row(
    "PS-06",
    "Superficiel d'une PA1 sur un tank au blindage renforcé déjà endommagé, 5 au dé : 5+1-2-1-1+1 = 3.",
    ask("jet_de_degat(cible_tank=True, cible_blindage_renforce=True, pa=1, degat_superficiel=True, marqueurs_endommage=1, des=[5])", total=3),
    ask("jet_de_degat(cible_tank=True, arme_iem=True, degat_superficiel=True, des=[6])", total=4),
    ask("jet_de_degat(cible_ouvert=True, arme_iem=True, degat_superficiel=True, des=[6])", total=4),
)

row(
    "PS-07",
    "Un marcheur antigrav rapide avance de 12 ps et tire de tout ; son coefficient rapide est en litige.",
    ask("mouvement_normal_permis(unite_marcheur=True, unite_antigrav=True, unite_rapide=True)", total=12),
    ask("tirer_une_arme_de_vehicule(unite_marcheur=True, unite_antigrav=True, unite_rapide=True, unite_a_bouge=True)", outcome="Permis"),
    ask("mouvement_rapide_permis(unite_marcheur=True, unite_antigrav=True, unite_rapide=True)", total=24, disputed="^18"),
)

row(
    "PS-08",
    "Je tire sur l'avion qui passe à 10 ps : -3, et jamais le +1 de la mi-portée ; l'anti-aérien ignore le -3.",
    ask('jet_pour_toucher_au_tir(ct=4, cible_aeronef_au_passage=True, distance=10, arme_de_tir="Autocanon")', odds={"Touché": F(1, 6)}),
    ask('jet_pour_toucher_au_tir(ct=5, cible_aeronef_au_passage=True, distance=10, arme_de_tir="Fusil sniper")', odds={"Touché": F(1, 2)}),
    ask('jet_pour_toucher_au_tir(ct=4, cible_aeronef_au_passage=True, distance=10, arme_de_tir="Missiles Anti-aérien")', odds={"Touché": F(2, 3)}),
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
    "PS-10",
    "Le transport rapide a roulé 12 ps : on descend et on charge ; 13 ps : rien qu'en urgence, ni charge ni tir précis.",
    ask("debarquer(transporteur_rapide=True, transporteur_distance_parcourue=12)", outcome="Permis"),
    ask("debarquer(transporteur_rapide=True, transporteur_distance_parcourue=13)", outcome="Interdit"),
    ask("charger(unite_vient_de_debarquer=True, transporteur_rapide=True, transporteur_distance_parcourue=12, distance=4)", outcome="Permis"),
    ask("charger(unite_vient_de_debarquer=True, transporteur_rapide=True, transporteur_distance_parcourue=13, distance=4)", outcome="Interdit"),
    ask("ct_du_tir(ct=4, unite_vient_de_debarquer=True, transporteur_rapide=True, transporteur_distance_parcourue=13, distance=20)", total=2),
)

row(
    "PS-11",
    "Un Char sans CC charge, un autre véhicule sans CC non ; ceux qu'il porte ont leur attaque de plus.",
    ask("charger(unite_char=True, unite_sans_cc=True, distance=5)", outcome="Permis"),
    ask("charger(unite_vehicule=True, unite_sans_cc=True, distance=5)", outcome="Interdit"),
    ask("attaques_effectives(attaques=2, unite_embarquee=True, unite_a_charge=True, transporteur_char=True)", total=3),
)

row(
    "PS-12",
    "Ma tourelle vise un antigrav qui a fait 20 ps : 4+. Un krak sur elle : deux fois sur neuf détruite, elle ne roule pas.",
    ask("jet_pour_toucher_au_tir(ct=3, unite_tourelle_de_defense=True, cible_distance_parcourue=20, distance=30, portee=48)", odds={"Touché": F(1, 2)}),
    ask('degats_vehicule(arme_de_tir="Missiles Krak", ct=3, distance=30, blindage=10, zone_annoncee="coque", cible_tourelle_de_defense=True)',
        odds={"détruit": F(2, 9), "très endommagé": F(5, 36), "sans effet": F(1, 6)}),
)

row(
    "PS-13",
    "Des scouts en réserve veulent le flanc gauche au tour 2 : une chance sur deux d'être là, deux sur trois d'y être.",
    ask("deborder(unite_scout=True, unite_en_reserve=True)", outcome="Permis"),
    ask("jet_de_reserve(tour=2)", odds={"Disponible": F(1, 2)}),
    ask('debordement(flanc_desire="gauche")', odds={"gauche": F(2, 3)}),
)

row(
    "PS-14",
    "Je me téléporte : à 18 ps pile sans dé, à 19 et 36 un dé, à 37 deux ; sans voir où, deux.",
    *(ask(f"des_de_deviation_de_teleportation(distance_de_teleportation={far})", total=dice) for far, dice in ((18, 0), (19, 1), (36, 1), (37, 2))),
    ask("des_de_deviation_de_teleportation(distance_de_teleportation=10, destination_hors_de_vue=True)", total=2),
)

row(
    "PS-15",
    "L'artillerie, escouade Cd 8 : 7/12 au pilonnage, obstinée ou non ; obstinée, un moral à -3 reste à 13/18.",
    ask("test_de_pilonnage(commandement=8, arme_artillerie=True)", odds={"Réussi": F(7, 12)}),
    ask("test_de_pilonnage(commandement=8, arme_artillerie=True, cible_obstinee=True)", odds={"Réussi": F(7, 12)}),
    ask("test_de_moral(commandement=8, ecart_de_pertes=3, unite_obstinee=True)", odds={"Réussi": F(13, 18)}),
    ask("test_de_moral(commandement=8, ecart_de_pertes=3)", odds={"Réussi": F(5, 18)}),
)

row(
    "PS-16",
    "Missile anti-aérien, CT4 : une motojet lancée à 20 ps qui esquive, CT 3 ; des fantassins à mi-portée, au jugé, CT 2.",
    ask("ct_du_tir(ct=4, arme_anti_aerien=True, cible_motojet=True, cible_distance_parcourue=20, cible_esquive=True, distance=30, portee=48)", total=3),
    ask('ct_du_tir(ct=4, arme_de_tir="Missiles Anti-aérien", cible_infanterie=True, distance=20)', total=2),
)

row(
    "PS-17",
    "Givrés : la cavalerie fait 4,5 ps, 9 en rapide ; E4, une chance sur trois d'être figé ; un véhicule, jamais.",
    ask("mouvement_normal_permis(unite_cavalerie=True, unite_givree=True)", total=F(9, 2)),
    ask("mouvement_rapide_permis(unite_cavalerie=True, unite_givree=True)", total=9),
    ask("test_de_givrage(endurance=4)", odds={"l'unité est figée": F(1, 3)}),
    ask("test_de_givrage(unite_vehicule=True)", gives="Réussi automatique"),
)

row(
    "PS-18",
    "Un fuseur à 6 ps d'un avant 14, puis à 7 : lourd 7/12 et superficiel 5/36, puis superficiel 1/6 et rien de plus.",
    ask('penetration_de_blindage(arme_de_tir="Fusil melta", distance=6, blindage=14)', odds={"Dégât lourd": F(7, 12), "Dégât superficiel": F(5, 36)}),
    ask('penetration_de_blindage(arme_de_tir="Fusil melta", distance=7, blindage=14)', odds={"Dégât lourd": F(0), "Dégât superficiel": F(1, 6)}),
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
    "PS-20",
    "Derrière une escouade amie, armure 3+ : 4+ ; contre une CT 8, 6. En zone moyenne contre une CT 9, jamais pire que 6.",
    ask("svg_de_couvert_effective(cible_masquee_par_une_escouade=True, svg=3)", total=4),
    ask("svg_de_couvert_effective(cible_masquee_par_une_escouade=True, svg=3, ct=8)", total=6),
    ask('svg_de_couvert_effective(cible_en_zone_de_couvert=True, type_de_couvert="moyen", svg=4, ct=9)', total=6),
    ask('svg_de_couvert_effective(cible_en_zone_de_couvert=True, type_de_couvert="moyen", svg=3, ct=6, distance=10, portee=24)', total=6),
)

row(
    "PS-21",
    "Un monstre ne se couche jamais, sauf frappe en profondeur ratée ; un véhicule, lui, est secoué.",
    ask("se_jeter_a_terre(unite_creature_monstrueuse=True)", outcome="Interdit"),
    ask("test_de_pilonnage(commandement=8, unite_creature_monstrueuse=True)", outcome="Sans effet"),
    ask("mise_a_terre(unite_creature_monstrueuse=True, deviation_bloquee=True)", gives="à terre"),
    ask("mise_a_terre(unite_vehicule=True, deviation_bloquee=True)", gives="secoué"),
)

QUESTIONS = [(code, n, *asked) for code, (_, questions) in ROWS.items() for n, asked in enumerate(questions, 1)]


@pytest.mark.parametrize("code, rank, question, expected", QUESTIONS, ids=[f"{code}-{n}" for code, n, *_ in QUESTIONS])
def test_situation(resolver, code, rank, question, expected):
    check(resolver, "warhammer-40000-pen", code, question, expected)
