"""Situations of Confrontation of the chapter « Titans » (Titans)."""

from __future__ import annotations

from fractions import Fraction as F

from verdicts import ask, rows

ROWS, row = rows()

row(
    "CONF-FI11",
    "Le Tarascus balaie un bretteur (DEF 4, Blessure grave, Parade), puis un danseur (DEF 1, Esquive) qui fait 5, relance et fait 2.",
    ask("test_contre_le_balayage(cible=dict(defense=4, blessure_grave=True, parade=True))", odds={"Évité": F(5, 9)}),
    ask("test_contre_le_balayage(cible=dict(defense=1, esquive=True), des=[5, 2])", outcome="Évité", total=8),
)
row(
    "CF-CD05",
    "Balayage d'un Titan de FOR 13 : un garde blessé (DEF 5), un archer ami (DEF 3) ; pas de contre-attaque.",
    ask("test_contre_le_balayage(cible_defense=5, cible_blessure_legere=True)", odds={"Évité": F(2, 3)}),
    ask("test_contre_le_balayage(cible_defense=3)", odds={"Évité": F(1, 2)}),
    ask("force_du_balayage(attaquant_force_de_la_carte=13)", total=7),
)

SWEEP = "attaquant_balayage=True, cible_au_contact_du_titan=True"

row(
    "CONF-V04",
    "Balayage d'un Titan FOR 15 : DEF 4 léger avec Parade, 3/4 ; FOR 8. Ni défense soutenue, ni sur un Éclaireur caché de son camp.",
    ask("test_contre_le_balayage(cible=dict(defense=4, blessure_legere=True, parade=True))", odds={"Évité": F(3, 4)}),
    ask("force_du_balayage(attaquant_force_de_la_carte=15)", total=8),
    ask("test_contre_le_balayage(cible=dict(defense=4, en_defense_soutenue=True))", outcome="Interdit"),
    ask(f"subir_le_balayage({SWEEP})", outcome="Obligatoire"),
    ask(f"subir_le_balayage({SWEEP}, cible_eclaireur_cache=True)", outcome="Interdit"),
    ask(f"un_balayage({SWEEP}, attaquant_force_de_la_carte=15, cible=dict(defense=4, res=6, eclaireur_cache=True))", outcome="Interdit"),
)
row(
    "CONF-Y03",
    "Balayage : DEF 4 en légère contre 7, une chance sur deux ; la FOR est la moitié de celle de la carte (13), 7, sans les Blessures du Titan.",
    ask("test_contre_le_balayage(cible=dict(defense=4, blessure_legere=True))", odds={"Évité": F(1, 2)}),
    ask("force_du_balayage(attaquant_force_de_la_carte=13, attaquant_blessure_grave=True)", total=7),
)
row(
    "AO-10",
    "Balayage d'un Titan de FOR 15 : 8 ; l'Acharné n'y survit pas, sauf de Très Grande Taille ; les amis au contact y passent aussi.",
    ask("force_du_balayage(attaquant_force_de_la_carte=15)", total=8),
    ask("etre_tue_net(figurine_acharne=True, figurine_elimine_par_une_capacite_titanesque=True)", gives="retrait immédiat"),
    ask('etre_tue_net(figurine_acharne=True, figurine_elimine_par_une_capacite_titanesque=True, figurine_taille="Très Grande")', gives="sursis"),
    ask("subir_le_balayage(attaquant_balayage=True, cible_au_contact_du_titan=True, cible_ami=True)", outcome="Obligatoire"),
)
row(
    "XIII-B, XVII-C, XIX-B-68",
    "Artillerie lourde : FOR entière pour le troisième touché. Balayage d'un Titan FOR 15 : 8. L'Immortel entre dans une armée de sa Voie.",
    ask("force_du_tir(arme=dict(force=14, artillerie_lourde=True, artillerie_perforante=True), cible_apres_le_premier_touche=True)", total=14),
    ask("force_du_balayage(attaquant_force_de_la_carte=15)", total=8),
    ask("test_contre_le_balayage(defense=3, des=[3])", outcome="Balayé", total=6),
    ask("rejoindre_l_armee(figurine=dict(immortel=True, armee_de_sa_voie=True))", outcome="Permis"),
)
row(
    "CONF-CF09",
    "Balayage d'un Titan de FOR 13 (FOR 7) sur DEF 4, Parade, RES 15 : évité 8/9 ; sinon Tué net 1/36, légère 5/36.",
    ask("un_balayage(attaquant_force_de_la_carte=13, cible=dict(defense=4, parade=True, res=15))", odds={"niveau 4": F(1, 324), "niveau 1": F(5, 324)}),
)
row(
    "CONF-DF07",
    "Titan RES 17 : FOR 9, arme sacrée et double 2, ou double 6 : grave ; FOR 10, double 6 : Tué net ; neuf points de Puissance le laissent partir, dix non ; un seul sacrifice.",
    ask("une_attaque(attaquant=dict(att=4, force=9, arme_sacree_x='Combat'), cible=dict(res=17, des_de_parade=0, est_un_titan=True), des=[[4], [2, 2]])",
        outcome="Niveau 2"),
    ask("jet_de_blessures(force=9, cible=dict(res=17, est_un_titan=True), des=[6, 6])", outcome="Blessure grave"),
    ask("jet_de_blessures(force=10, cible=dict(res=17, est_un_titan=True), des=[6, 6])", outcome="Tué net"),
    ask("se_desengager(figurine=dict(est_un_titan=True, a_ete_charge=True, puissance_adverse_au_contact=10))", outcome="Interdit"),
    ask("se_desengager(figurine=dict(est_un_titan=True, a_ete_charge=True, puissance_adverse_au_contact=9))", outcome="Permis"),
    ask("un_balayage(attaquant=dict(force_de_la_carte=15), cible=dict(defense=4, sonne=True, res=15))", odds={"niveau 4": F(1, 72)}),
    ask("sacrifier_une_capacite_titanesque(cible=dict(est_un_titan=True, juste_avant_un_jet_de_blessures=True, a_deja_sacrifie_une_capacite_ce_tour=True))",
        outcome="Interdit"),
    ask("nombre_de_refus(l_armee=dict(cartes_au_debut_du_tour=4, capacites_titanesques_incorporees=4, cartes_adverses_au_debut_du_tour=11))", total=3),
)
row(
    "XVII",
    "Titan : l'encombré ne le ralentit pas ; chargé, il se désengage contre 6 ; pas de répartition. FOR 8 contre RES 15 : la "
    "critique devient grave. Rugissement/8.",
    ask("subir_les_penalites_du_terrain(figurine_est_un_titan=True, zone_de_terrain='encombrée')", outcome="Interdit"),
    ask("se_desengager(figurine=dict(est_un_titan=True, a_ete_charge=True))", outcome="Permis"),
    ask("difficulte_du_desengagement(figurine=dict(est_un_titan=True, adversaires_au_contact=3, adversaires_moins_que_tres_grands=2))", total=6),
    ask("faire_un_jet_de_repartition(cible=dict(est_un_titan=True, au_contact_d_un_ami_du_tireur=True))", outcome="Interdit"),
    ask("moitie_de_la_resistance(cible_res=15)", total=8),
    ask('crans_subis(attaquant_force=8, cible=dict(est_un_titan=True, res=15), resultat_de_blessures="Blessure critique")', total=2),
    ask("subir_un_effet(cible_est_un_titan=True, etat_sans_jet_de_blessures=True)", outcome="Interdit"),
    ask("incorporer_une_capacite_titanesque(pendant_l_approche=True)", outcome="Interdit"),
    ask("test_face_au_rugissement(figurine_cou=4, adversaire_rugissement_x=8, distance=14, des=[3])", outcome="Raté", total=7),
    ask("tester_face_au_rugissement(distance=16)", outcome="Interdit"),
    ask("cartes_comptees_pour_les_refus(l_armee=dict(cartes_au_debut_du_tour=4, capacites_titanesques_incorporees=4))", total=8),
)

BANNER = "dans_l_aura_d_un_porte_etendard=True"
ROAR = "test_face_au_rugissement(figurine=dict({}), adversaire_rugissement_x=9, distance=12)"

row(
    "CONF-W25",
    "Un rugissement laisse amis, Titans, Inaltérables et immunisés ; COU 4 Bravoure sous l'étendard, deux dés pour 4 : 3/4 ; Abominable, deux 5 : 1/9.",
    *(ask(ROAR.format(f"cou=4, {immune}=True"), outcome="Sans effet") for immune in ("ami", "est_un_titan", "inalterable", "immunite_peur")),
    ask(ROAR.format(f"cou=4, bravoure=True, {BANNER}"), odds={"Réussi": F(3, 4)}),
    ask("test_face_au_rugissement(figurine=dict(cou=4), adversaire=dict(rugissement_x=9, abominable=True), distance=12)", odds={"Réussi": F(1, 9)}),
)
row(
    "CF-NB01",
    "Féroce contre un Titan de RES 14, bras sous 0 : à FOR 7 il n'est que sonné, à FOR 8 il prend une légère. Quatre cartes, deux capacités, contre neuf : 3 refus.",
    ask("blessures_subies(attaquant=dict(feroce=True, force=7), cible=dict(est_un_titan=True, res=14), des=[[2, 5]])",
        outcome="niveau 0", says="La cible est sonnée : oui"),
    ask("blessures_subies(attaquant=dict(feroce=True, force=8), cible=dict(est_un_titan=True, res=14), des=[[2, 5]])", outcome="niveau 1"),
    ask("nombre_de_refus(cartes_au_debut_du_tour=4, capacites_titanesques_incorporees=2, cartes_adverses_au_debut_du_tour=9)", total=3),
)
row(
    "CF-NB05",
    "Un Titan de PEUR 9 devant PEUR 10 : il teste, et ne peut échouer ; Rejet ne le déplace pas.",
    ask("test_de_courage(figurine=dict(peur=9, est_un_titan=True), adversaire_peur=10)", odds={"Réussi": F(1)}),
    ask("etre_deplace_par_un_effet(cible_est_un_titan=True)", outcome="Interdit"),
)
row(
    "CF-NB48",
    "Arme sacrée et double 3 : FOR 5 contre un Titan de RES 10, grave au plus ; de RES 8, tué net ; un Énorme à un marqueur, critique.",
    ask('blessures_subies(attaquant=dict(arme_sacree_x="Combat", force=5), cible=dict(res=10, est_un_titan=True), des=[[3, 3]])', outcome="niveau 2"),
    ask('blessures_subies(attaquant=dict(arme_sacree_x="Combat", force=5), cible=dict(res=8, est_un_titan=True), des=[[3, 3]])', outcome="niveau 4"),
    ask('blessures_subies(attaquant=dict(arme_sacree_x="Combat", force=5), cible=dict(res=7, enorme_x=1, marqueurs_enorme=1), des=[[3, 3]])',
        outcome="niveau 3"),
)
row(
    "CONF-AO11",
    "Un Titan chargé, puissances adverses 9 puis 10 ; un tir dans sa mêlée n'est pas réparti ; sa capacité se sacrifie juste avant un jet de Blessures.",
    ask("se_desengager(figurine_est_un_titan=True, figurine_a_ete_charge=True, figurine_puissance_adverse_au_contact=9)", outcome="Permis"),
    ask("se_desengager(figurine_est_un_titan=True, figurine_a_ete_charge=True, figurine_puissance_adverse_au_contact=10)", outcome="Interdit"),
    ask("faire_un_jet_de_repartition(cible_est_un_titan=True, cible_au_contact_d_un_ami_du_tireur=True)", outcome="Interdit"),
    ask("sacrifier_une_capacite_titanesque(cible_est_un_titan=True, cible_juste_avant_un_jet_de_blessures=True)", outcome="Permis"),
    ask("sacrifier_une_capacite_titanesque(cible_est_un_titan=True)", outcome="Interdit"),
)

row(
    "CONF-CG01",
    "Mon Titan (INI 4, Blessure légère), chargé ce tour : une Grande et une Très Grande le touchent, Puissances 6 en tout ; puis dix fantassins ; "
    "mon Énorme/1, qui n'est pas un Titan, traverse 8 cm de forêt : litige.",
    ask("""test_de_desengagement(figurine=dict(ini=4, est_un_titan=True, a_ete_charge=True, adversaires_au_contact=2, adversaires_moins_que_tres_grands=1,
        puissance_adverse_au_contact=6, blessure_legere=True))""", odds={"Se désengage": F(2, 3)}),
    ask("test_de_desengagement(figurine=dict(ini=4, est_un_titan=True, a_ete_charge=True, adversaires_au_contact=10, adversaires_moins_que_tres_grands=10))",
        outcome="Interdit"),
    ask("distance_comptee_sur_le_terrain(distance_parcourue_au_sol=8, zone_de_terrain='encombrée', figurine_enorme_x=1)", total=16, disputed="^8"),
)
row(
    "CONF-QZ02",
    "Rugissement/8 : mon garde (COU 4) a le socle à 15 cm pile, il teste, 1 chance sur 2, et l'on débat de la suite ; à 15,5 cm, ou du camp du Titan, rien à débattre. Neutre, il relance ses 6 : 7/15.",
    ask("test_face_au_rugissement(rugissement_x=8, figurine=dict(cou=4), distance=15)", odds={"Réussi": F(1, 2)}, says="litige CF-2651"),
    ask("test_face_au_rugissement(rugissement_x=8, figurine=dict(cou=4), distance=15.5, litiges={'CF-2651': 'B'})", outcome="Sans effet"),
    ask("test_face_au_rugissement(rugissement_x=8, figurine=dict(cou=4, ami=True), distance=10)", outcome="Sans effet"),
    ask("test_face_au_rugissement(rugissement_x=8, figurine=dict(cou=4, neutre=True), distance=10)", odds={"Réussi": F(7, 15)}),
)
