"""Confrontation, another blind round: the same facts met from another question, who may not, what is a friend's and what is an enemy's.

Worked out from the text alone, before the resolver was asked anything; one row a situation, each question with what the row states and nothing more.
"""

from __future__ import annotations

from fractions import Fraction as F

import pytest
from verdicts import ask, check, rows

ROWS, row = rows()

row(
    "CONF-V01",
    "Quatre profils et trois capacités de Titan contre neuf cartes : deux refus, pas un troisième. Une capacité se sacrifie juste avant le jet, une fois par tour.",
    ask("nombre_de_refus(cartes_au_debut_du_tour=4, capacites_titanesques_incorporees=3, cartes_adverses_au_debut_du_tour=9)", total=2),
    ask("utiliser_un_refus(cartes_au_debut_du_tour=4, capacites_titanesques_incorporees=3, cartes_adverses_au_debut_du_tour=9, refus_utilises=2)",
        outcome="Interdit"),
    ask("sacrifier_une_capacite_titanesque(cible=dict(est_un_titan=True, juste_avant_un_jet_de_blessures=True))", outcome="Permis"),
    ask("""sacrifier_une_capacite_titanesque(cible=dict(est_un_titan=True, juste_avant_un_jet_de_blessures=True, a_deja_sacrifie_une_capacite_ce_tour=True))""",
        outcome="Interdit"),
)
GIANT = "cible=dict(res=14, est_un_titan=True)"
row(
    "CONF-V02",
    "Titan de RES 14 : à FOR 7, double 6, arme sacrée ou épée-hache ne font qu'une grave ; à FOR 8, un Tué net.",
    ask(f"jet_de_blessures(attaquant_force=7, {GIANT}, des=[6, 6])", outcome="Blessure grave"),
    ask(f"jet_de_blessures(attaquant_force=8, {GIANT}, des=[6, 6])", outcome="Tué net"),
    ask(f"jet_de_blessures(attaquant=dict(force=7, arme_sacree_x='Combat'), {GIANT}, des=[3, 3])", outcome="Blessure grave"),
    ask(f"jet_de_blessures(attaquant=dict(force=8, arme_sacree_x='Combat'), {GIANT}, des=[3, 3])", outcome="Tué net"),
    ask(f"crans_infliges(resultat_de_blessures='Blessure critique', attaquant=dict(force=7, epee_hache=True), {GIANT})", total=2),
    ask(f"crans_infliges(resultat_de_blessures='Blessure critique', attaquant=dict(force=8, epee_hache=True), {GIANT})", total=4),
)
HELD = "figurine=dict(ini=3, est_un_titan=True, a_ete_charge=True, adversaires_au_contact={}, adversaires_moins_que_tres_grands={}, puissance_adverse_au_contact={})"
row(
    "CONF-V03",
    "Titan chargé par un Énorme/1, deux Wolfen et trois gars, 10 de puissance : bloqué ; un gars de moins, 2/3, seul l'Énorme compte.",
    ask(f"test_de_desengagement({HELD.format(6, 5, 10)})", outcome="Interdit"),
    ask(f"test_de_desengagement({HELD.format(5, 4, 9)})", odds={"Se désengage": F(2, 3)}),
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
    "CONF-V05",
    "Impact : Charge titanesque/15, 15 même à 4 cm ; Impact/3 à 21 cm, 9 ; Impact/5 lancé, MOU 20, à 2 cm, 20.",
    ask("force_de_l_impact(attaquant=dict(charge_titanesque_x=15))", total=15),
    ask("force_de_l_impact(attaquant=dict(impact_x=3, distance_du_deplacement=21))", total=9),
    ask("force_de_l_impact(attaquant=dict(impact_x=5, irrepressible=True, marqueur_de_vitesse=True, mou=20, distance_du_deplacement=2))", total=20),
)
FLYER = "figurine=dict(vol=True, mou=10, mou_en_vol=20, palier={}, charge_en_pique=True, en_charge=True{})"
row(
    "CONF-V06",
    "Volant 10/20 : pique à 30 cm, 45 avec Rapidité ; +2 en INI, ATT et FOR, rien après une poursuite, qui est de 5 cm au sol.",
    ask(f"portee_de_l_assaut({FLYER.format(2, '')})", total=30),
    ask(f"portee_de_l_assaut({FLYER.format(1, ', rapidite=True, use_de_rapidite=True')})", total=45),
    ask("test_d_attaque(attaquant=dict(att=4, charge_en_pique=True), des=[3])", total=9),
    ask("test_d_attaque(attaquant=dict(att=4, charge_en_pique=True, a_poursuivi=True), des=[3])", total=7),
    ask("force_du_jet_de_blessures(attaquant=dict(force=5, charge_en_pique=True))", total=7),
    ask("distance_de_poursuite(figurine=dict(vol=True, mou=10, mou_en_vol=20, palier=0))", total=5),
)
DIVE = "attaquant_palier=1, cible_palier=0"
row(
    "CONF-V07",
    "Piquer sur un Rempart/10, ou à 10 cm de lui, c'est atterrir : non ; à 11, oui. Ni après un autre changement de palier, ni au contact, ni sans voir.",
    ask(f"charger_en_pique({DIVE}, cible_rempart_x=10)", outcome="Interdit", gives="CF-890"),
    ask(f"charger_en_pique({DIVE}, adversaire_rempart_x=10, distance=10)", outcome="Interdit"),
    ask(f"charger_en_pique({DIVE}, adversaire_rempart_x=10, distance=11)", outcome="Permis"),
    ask("charger_en_pique(attaquant_palier=2, cible_palier=1, cible_rempart_x=10)", outcome="Permis"),
    ask(f"charger_en_pique({DIVE}, attaquant_changements_de_palier=1)", outcome="Interdit"),
    ask(f"charger_en_pique({DIVE}, attaquant_au_contact_d_un_adversaire=True)", outcome="Interdit"),
    ask(f"charger_en_pique({DIVE}, cible_hors_de_vue=True)", outcome="Interdit"),
)
row(
    "CONF-V08",
    "Porteur de marqueur : ni envol, ni palier, une poursuite malgré Implacable/2, une course de 20 malgré Rapidité.",
    ask("prendre_son_envol(figurine_porteur_de_marqueur=True)", outcome="Interdit"),
    ask("changer_de_palier(figurine_porteur_de_marqueur=True)", outcome="Interdit"),
    ask("poursuites_permises(figurine=dict(implacable_x=2, porteur_de_marqueur=True))", total=1),
    ask("portee_de_la_course(figurine=dict(mou=10, rapidite=True, use_de_rapidite=True, porteur_de_marqueur=True))", total=20),
    ask("ramasser_un_marqueur(figurine=dict(finit_sur_le_marqueur=True, marqueurs_portes=1), prise_x=1)", outcome="Interdit"),
)
ARC = "arme=dict(portee_courte=20, portee_moyenne=40, portee_longue=60)"
row(
    "CONF-V09",
    "Arc à 20 cm tout juste, un Wolfen à demi vu, un palier plus haut, à couvert : 8 ; TIR 4 et Tireur d'élite, 3/4. À 61 cm, rien.",
    ask(f"""tir_sur_une_cible(attaquant=dict(tir=4, tireur_d_elite=True, a_marche=True), distance=20, {ARC},
        cible=dict(taille='Grande', partiellement_visible=True, palier=1, s_est_deplace_a_couvert=True))""", odds={"Touche": F(3, 4)}),
    ask(f"tir_sur_une_cible(attaquant=dict(tir=4), distance=61, {ARC})", outcome="Raté"),
)
row(
    "CONF-V10",
    "Champion tireur, COU 4, TIR 3, tire en assaut sur PEUR 7 à demi visible : 2/3 d'oser, puis 5/6, sans qu'on dise son Tir d'assaut.",
    ask("test_de_courage(figurine=dict(cou=4, assaillant=True), adversaire_peur=7)", odds={"Réussi": F(2, 3)}),
    ask("tir_sur_une_cible(attaquant=dict(tir=3, tir_en_assaut=True, champion=True), cible_partiellement_visible=True)", odds={"Touche": F(5, 6)}),
    ask("nombre_de_tirs(attaquant=dict(tir_supplementaire_x=2, tir_en_assaut=True))", total=1),
)
BOLT = "arme=dict(artillerie_perforante=True, artillerie_legere=True, portee_courte=20, portee_moyenne=40, portee_longue=60{})"
row(
    "CONF-V11",
    "Baliste à Poids qui a marché, TIR 2 : un Wolfen à demi vu à 20 cm, toujours ; le suivant à 25, 1/3, et FOR 6 au lieu de 11.",
    ask(f"""tir_sur_une_cible(attaquant=dict(tir=2, poids=True, a_marche=True), {BOLT.format('')}, distance=20,
        cible=dict(taille='Grande', partiellement_visible=True))""", odds={"Touche": F(1)}),
    ask(f"tir_sur_une_cible(attaquant=dict(tir=2, poids=True, a_marche=True), {BOLT.format('')}, distance=25)", odds={"Touche": F(1, 3)}),
    ask("force_du_tir(arme=dict(artillerie_perforante=True, artillerie_legere=True, force=11), cible_apres_le_premier_touche=True)", total=6),
)
ENGINE = "attaquant=dict(tir=5, immobile_x=3, au_contact_d_un_adversaire=True, puissance_adverse_au_contact={}{}), tir_en_cloche=True"
ZONE = "arme=dict(artillerie_a_effet_de_zone=True), portee_du_tir='moyenne'"
row(
    "CONF-V12",
    "Immobile/3 gêné par une puissance de 2, tir en cloche à moyenne portée, TIR 5 : 1/6, ou 5/36 tourné ; trois de puissance, non.",
    ask(f"tir_sur_une_cible({ENGINE.format(2, '')}, {ZONE})", odds={"Touche": F(1, 6)}),
    ask(f"tir_sur_une_cible({ENGINE.format(2, ', reoriente_ce_tour=True')}, {ZONE})", odds={"Touche": F(5, 36)}),
    ask(f"tir_sur_une_cible({ENGINE.format(3, '')}, {ZONE})", outcome="Interdit"),
)
POSTED = "attaquant_au_contact_d_un_decor=True, attaquant_distance_au_tas=2.5, cible_distance_en_contrebas=5"
row(
    "CONF-V13",
    "Immobile : ni rocher, ni chaudron, ni Rechargement rapide, qui rend le tir exclusif ; un tir supplémentaire, si.",
    ask(f"lancer_un_rocher({POSTED}, attaquant_immobile_x=3)", outcome="Interdit"),
    ask(f"lancer_un_rocher({POSTED})", outcome="Permis"),
    ask("renverser_un_chaudron(attaquant=dict(au_contact_du_chaudron=True, immobile_x=3))", outcome="Interdit"),
    ask("tirer(attaquant=dict(immobile_x=3, rechargement_rapide_x=1, recharge_vite=True))", outcome="Interdit"),
    ask("un_tir(attaquant=dict(tir=4, immobile_x=3, rechargement_rapide_x=1, recharge_vite=True), portee_du_tir='courte', arme_force=4, cible_res=5)",
        outcome="Interdit"),
    ask("nombre_de_tirs(attaquant=dict(immobile_x=3, tir_supplementaire_x=1))", total=2),
    ask("nombre_de_tirs(attaquant=dict(rechargement_rapide_x=1, tir_supplementaire_x=2, recharge_vite=True))", total=4),
)
row(
    "CONF-V14",
    "Un rocher touche deux fois sur trois, Tireur d'élite ou non ; pas à 6 cm, ni après un tir, ni au contact.",
    ask(f"jet_de_rocher({POSTED}, attaquant_tireur_d_elite=True)", odds={"Touche": F(2, 3)}),
    ask("lancer_un_rocher(attaquant_au_contact_d_un_decor=True, attaquant_distance_au_tas=2.5, cible_distance_en_contrebas=6)", outcome="Interdit"),
    ask(f"lancer_un_rocher({POSTED}, attaquant_a_tire=True)", outcome="Interdit"),
    ask("renverser_un_chaudron(attaquant=dict(au_contact_du_chaudron=True, a_tire=True))", outcome="Interdit"),
)
row(
    "CONF-V15",
    "Bélier : FOR 5, 5 et 4 dont un léger, 18 ; pas si un porteur est au contact ; ni cavalier, ni Créature de DIS 2, DIS 3 oui.",
    ask("force_du_belier(force_cumulee_des_porteurs=14, penalites_des_porteurs=-1)", total=18),
    ask("frapper_au_belier(decor_vise=True, charge_au_belier=True, un_porteur_au_contact_d_un_adversaire=True)", outcome="Interdit"),
    ask("porter_un_engin_de_siege(figurine_cavalier_ou_centaure=True)", outcome="Interdit"),
    ask("porter_un_engin_de_siege(figurine=dict(est_une_creature=True, dis=2))", outcome="Interdit"),
    ask("porter_un_engin_de_siege(figurine=dict(est_une_creature=True, dis=3))", outcome="Permis"),
)
HOOK = "attaquant=dict(corde_a_grappin=True, ini=4, taille='Petite'{}), distance_du_grappin={}"
row(
    "CONF-V16",
    "Gobelin sonné, INI 4 : grappin à 12 cm, 2/3, à 12,5 non ; la corde, RES 6, 2/3. Pas après une charge, ni en déroute.",
    ask(f"lancer_du_grappin({HOOK.format(', sonne=True', 12)})", odds={"Fixé": F(2, 3)}),
    ask(f"lancer_du_grappin({HOOK.format('', 12.5)})", outcome="Manqué"),
    ask("escalade_a_la_corde(figurine=dict(au_pied_de_la_corde=True, ini=4, sonne=True, res_de_la_carte=6))", odds={"Au sommet": F(2, 3)}),
    ask(f"lancer_du_grappin({HOOK.format(', a_charge=True', 12)})", outcome="Interdit"),
    ask("escalade_a_la_corde(figurine=dict(au_pied_de_la_corde=True, ini=4, en_deroute=True, res_de_la_carte=6))", outcome="Interdit"),
)
PUSH = "attaquant=dict(force=5, au_contact_d_un_bout_de_l_echelle=True, des_consacres={}{}), cible_res_de_la_carte=5, pendant_la_phase_de_combat=True"
row(
    "CONF-V17",
    "Renverser l'échelle, FOR 5 contre une RES de 5 : 1/6, 5/36 blessé léger, deux dés ou rien.",
    ask(f"test_pour_faire_tomber_l_echelle({PUSH.format(2, '')})", odds={"L'échelle tombe": F(1, 6)}),
    ask(f"test_pour_faire_tomber_l_echelle({PUSH.format(2, ', blessure_legere=True')})", odds={"L'échelle tombe": F(5, 36)}),
    ask(f"test_pour_faire_tomber_l_echelle({PUSH.format(1, '')})", outcome="Interdit"),
)
FIRE = "valeur_de_l_incendie=3, distance_du_marqueur=3, cible=dict(passage_par_les_flammes='{}'{})"
row(
    "CONF-V18",
    "Incendie/3 : s'étend une fois sur deux. Le volant du palier 1 qui le traverse brûle, celui du 2 non ; l'Éclaireur caché qu'il rejoint, non, s'il y entre, si.",
    ask("jet_d_incendie()", odds={"s'étend": F(1, 2)}),
    ask(f"etre_dans_les_flammes({FIRE.format('traversée', ', palier=1')})", outcome="Obligatoire"),
    ask(f"etre_dans_les_flammes({FIRE.format('traversée', ', palier=2')})", outcome="Interdit"),
    ask(f"etre_dans_les_flammes({FIRE.format('temps mort', ', eclaireur_cache=True')})", outcome="Interdit"),
    ask(f"etre_dans_les_flammes({FIRE.format('temps mort', ', eclaireur_cache=True')}, entre_de_lui_meme_dans_la_zone=True)", outcome="Obligatoire"),
)
row(
    "CONF-V19",
    "Éclaireur caché : ni rugissement, ni fauche, ni poix, ni chaudière qui saute à côté ; un ami ne le soigne pas, lui-même si.",
    ask("tester_face_au_rugissement(figurine=dict(cou=4, eclaireur_cache=True), adversaire_rugissement_x=8, distance=12)", outcome="Sans effet"),
    ask("test_de_fauchage(figurine=dict(ini=3, eclaireur_cache=True))", outcome="Sans effet"),
    ask("subir_la_poix(cible=dict(distance_en_contrebas=3, eclaireur_cache=True))", outcome="Interdit"),
    ask("subir_un_jet_de_blessures(cible=dict(pres_de_la_chaudiere_qui_explose=True, eclaireur_cache=True))", outcome="Sans effet"),
    ask("soigner(figurine_soin_x=4, cible=dict(au_contact_de_l_autre=True, eclaireur_cache=True))", outcome="Interdit"),
    ask("soigner(figurine_soin_x=4, cible=dict(est_le_soigneur=True, eclaireur_cache=True))", outcome="Permis"),
    ask("eclaireur_approche(figurine_eclaireur_cache=True, distance=10)", gives="éclaireur repéré"),
)
CAT = "figurine=dict(repond_a_l_allegeance=True, voit_le_nexus=True{}), nexus=dict(acces=10{}), distance=10"
row(
    "CONF-V20",
    "Nexus : sans la caractéristique de l'épreuve, non ; sans épreuve, l'ami oui, l'ennemi non ; un sacrifice de 2 sur une INI de 1, non.",
    ask(f"tenter_d_activer_le_nexus({CAT.format(', sans_la_caracteristique_de_l_epreuve=True', '')})", outcome="Interdit"),
    ask(f"tenter_d_activer_le_nexus({CAT.format('', ', sans_epreuve=True')})", outcome="Permis"),
    ask(f"tenter_d_activer_le_nexus({CAT.format(', du_camp_adverse_du_nexus=True', ', sans_epreuve=True')})", outcome="Interdit"),
    ask(f"tenter_d_activer_le_nexus({CAT.format('', '')}, malus_du_sacrifice=2, valeur_sacrifiee=1)", outcome="Interdit"),
)
NEAR = "figurine=dict(dans_l_acces_et_de_l_allegeance=True, est_un_magicien=True{}), nexus=dict(mana_nexus=True{})"
row(
    "CONF-V21",
    "Mana/4, POU 5 et 8 gemmes : 10, ce n'est pas une activation ; celui d'en face, ou détruit, ne rend rien, ni FT.",
    ask("gemmes_apres_le_sacrifice(magicien=dict(pou=5, gemmes_en_reserve=8), nexus_mana_nexus_x=4)", total=10),
    ask(f"sacrifier_le_nexus({NEAR.format(', a_deja_active_un_nexus=True', '')})", outcome="Permis"),
    ask(f"sacrifier_le_nexus({NEAR.format(', du_camp_adverse_du_nexus=True', '')})", outcome="Interdit"),
    ask(f"sacrifier_le_nexus({NEAR.format('', ', nexus_detruit=True')})", outcome="Interdit"),
    ask("gemmes_apres_le_sacrifice(magicien=dict(pou=5, gemmes_en_reserve=8, du_camp_adverse_du_nexus=True), nexus_mana_nexus_x=4)", outcome="Interdit"),
    ask("ft_apres_le_sacrifice(fidele_foi_temporaire=2, nexus=dict(foi_nexus_x=3, nexus_detruit=True))", outcome="Interdit"),
)
EMBLEM = "figurine=dict(cou=4, repond_a_l_allegeance=True{}), nexus=dict(embleme=True, nexus_x=10, valeur_de_structure=6{}), distance=5"
DEAN = "fidele=dict(rang_de_fidele='Doyen', croyants=1, nexus_dans_l_aura_de_foi=True{}), nexus=dict(icone=True, nexus_x=2{})"
row(
    "CONF-V22",
    "Emblème et Icône ne servent que les leurs, tant qu'ils sont debout : 5/6 et 7 FT ; en face, ou détruits, 1/2 et 5.",
    ask(f"test_de_courage({EMBLEM.format('', '')}, adversaire_peur=8)", odds={"Réussi": F(5, 6)}),
    ask(f"test_de_courage({EMBLEM.format(', du_camp_adverse_du_nexus=True', '')}, adversaire_peur=8)", odds={"Réussi": F(1, 2)}),
    ask(f"test_de_courage({EMBLEM.format('', ', nexus_detruit=True')}, adversaire_peur=8)", odds={"Réussi": F(1, 2)}),
    ask(f"foi_temporaire_du_tour({DEAN.format('', '')})", total=7),
    ask(f"foi_temporaire_du_tour({DEAN.format(', du_camp_adverse_du_nexus=True', '')})", total=5),
    ask(f"foi_temporaire_du_tour({DEAN.format('', ', nexus_detruit=True')})", total=5),
)
row(
    "CONF-V23",
    "Mage pur POU 6 au contact, cible au palier voisin, une gemme, difficulté 8 : 5/9. Esprit de Feu n'aide pas la Primagie : 2/3 et non 8/9.",
    ask("test_d_incantation(magicien=dict(pou=6, au_contact_d_un_adversaire=True, gemmes_de_maitrise=1), cible_palier=1, difficulte=8)", odds={"Réussi": F(5, 9)}),
    ask("test_d_incantation(magicien=dict(pou=6, esprit_de_x=True), sortilege_de_son_seul_element=True, difficulte=9)", odds={"Réussi": F(8, 9)}),
    ask("test_d_incantation(magicien=dict(pou=6, esprit_de_x=True), sortilege_de_son_seul_element=True, effet_primagie=True, difficulte=9)",
        odds={"Réussi": F(2, 3)}),
    ask("recourir_a_la_contre_magie(contre_magicien=dict(conscience=True, ne_voit_pas_le_lanceur=True, distance_au_lanceur=22), portee_de_l_effet=30)",
        outcome="Interdit"),
)

QUESTIONS = [(code, n, *asked) for code, (_, questions) in ROWS.items() for n, asked in enumerate(questions, 1)]


@pytest.mark.parametrize("code, rank, question, expected", QUESTIONS, ids=[f"{code}-{n}" for code, n, *_ in QUESTIONS])
def test_situation(resolver, code, rank, question, expected):
    check(resolver, "confrontation", code, question, expected)
