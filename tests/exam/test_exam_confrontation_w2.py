"""Confrontation, the blind round w, continued: who takes no command, immunities met from another question, orders of steps, chains with exact odds.

Worked out from the text alone, before the resolver was asked anything; one row a situation, each question with what the row states and nothing more.
"""

from __future__ import annotations

from fractions import Fraction as F

import pytest
from verdicts import ask, check, rows

ROWS, row = rows()

HEARD = "test_de_courage(figurine=dict(cou=4, {}), adversaire_peur=8, des=[3])"
BANNER, LEADER = "dans_l_aura_d_un_porte_etendard=True", "dans_l_aura_d_un_commandant=True"
row(
    "CONF-W23",
    "Un Titan ou un Inaltérable ne profite d'aucun commandement : ni étendard, ni commandant, ni cri, ni musicien, ni emblème ; COU 4 et un 3 font 7.",
    ask(HEARD.format(BANNER), total=8),
    ask(HEARD.format(f"{BANNER}, est_un_titan=True"), total=7),
    ask(HEARD.format(f"{BANNER}, inalterable=True"), total=7),
    ask(f"test_de_courage(figurine=dict(cou=4, {LEADER}, est_un_titan=True), commandant_cou=6, adversaire_peur=8, des=[3])", total=7),
    ask(HEARD.format("a_entendu_le_cri_de_ralliement=True, est_un_titan=True"), total=7),
    ask("test_de_discipline(figurine=dict(dis=4, dans_l_aura_d_un_musicien=True, est_un_titan=True), difficulte=8, des=[3])", total=7),
    ask("""test_de_courage(figurine=dict(cou=4, repond_a_l_allegeance=True, est_un_titan=True), nexus=dict(embleme=True, nexus_x=10,
        valeur_de_structure=6), distance=5, adversaire_peur=8, des=[3])""", total=7),
)
SHRINE = "test_d_attaque(attaquant=dict(att=4, a_l_attribut_hostile=True{}), nexus=dict(sanctuaire=True, hostile=True, nexus_x=10), distance=5, des=[3])"
row(
    "CONF-W24",
    "Ni le Sanctuaire hostile (7, non 6), ni le Seigneur des morts (PEUR 5), ni la marque, ni la Feinte ne touchent un Titan ou un Inaltérable.",
    ask(SHRINE.format(""), total=6),
    ask(SHRINE.format(", est_un_titan=True"), total=7),
    ask(SHRINE.format(", inalterable=True"), total=7),
    ask("""peur_effective(figurine=dict(peur=5, mort_vivant=True, aura_d_un_seigneur_des_morts=True, categorie_de_rang_du_seigneur=2,
        peur_du_seigneur=9, est_un_titan=True))""", total=5),
    ask("""recevoir_une_marque_de_sauvagerie(figurine=dict(de_race_wolfen=True, peur=5, rang=1, est_un_titan=True),
        commandant=dict(chef_wolfen_x=15, peur=7, rang=2), distance=15)""", outcome="Interdit"),
    ask("faire_une_feinte(attaquant_feinte=True, attaque_qui_porte=True, cible_inalterable=True)", outcome="Interdit"),
)
ROAR = "test_face_au_rugissement(figurine=dict({}), adversaire_rugissement_x=9, distance=12)"
row(
    "CONF-W25",
    "Un rugissement laisse amis, Titans, Inaltérables et immunisés ; COU 4 Bravoure sous l'étendard, deux dés pour 4 : 3/4 ; Abominable, deux 5 : 1/9.",
    *(ask(ROAR.format(f"cou=4, {immune}=True"), outcome="Sans effet") for immune in ("ami", "est_un_titan", "inalterable", "immunite_peur")),
    ask(ROAR.format(f"cou=4, bravoure=True, {BANNER}"), odds={"Réussi": F(3, 4)}),
    ask("test_face_au_rugissement(figurine=dict(cou=4), adversaire=dict(rugissement_x=9, abominable=True), distance=12)", odds={"Réussi": F(1, 9)}),
)
ENGINE = "test_d_attaque(attaquant=dict(att=4, structure_x=8, ps_perdus={}, {}=True), des=[3])"
row(
    "CONF-W26",
    "Structure/8 : à 2 PS perdus l'Endurance ignore tout (7) ; à 4, Possédé subit 1 (6) ; à 6, 2 (5).",
    ask(ENGINE.format(2, "endurance"), total=7),
    ask(ENGINE.format(4, "possede"), total=6),
    ask(ENGINE.format(6, "possede"), total=5),
)
row(
    "CONF-W27",
    "Possédé, en Grave et Sonné, pousse l'échelle : FOR 6 − 2, 4 + 5 pour 11 : 5/36. Endurance en sus : seule reste la pénalité d'une légère, 5 + 3 − 1.",
    ask("""test_pour_faire_tomber_l_echelle(attaquant=dict(force=6, possede=True, blessure_grave=True, sonne=True, au_contact_d_un_bout_de_l_echelle=True,
        des_consacres=2), cible_res_de_la_carte=5, pendant_la_phase_de_combat=True)""", odds={"L'échelle tombe": F(5, 36)}),
    ask("test_d_attaque(attaquant=dict(att=5, possede=True, endurance=True, sonne=True, blessure_grave=True), des=[3])", total=7),
)
CRIT = "blessure_critique=True"
row(
    "CONF-W28",
    "Une Critique ne coûte rien au Courage ni au ralliement : COU ou DIS 4 contre 8, 1/2. Commandant en déroute, musicien sain : DIS 5, 2/3. Commandant tué : COU 4.",
    ask(f"test_de_courage(figurine=dict(cou=4, {CRIT}, defenseur=True), adversaire_peur=8)", odds={"Réussi": F(1, 2)}),
    ask(f"test_de_ralliement_par_la_discipline(figurine=dict(dis=4, {CRIT}, en_deroute=True))", odds={"Rallié": F(1, 2)}),
    ask(f"""test_de_ralliement_par_la_discipline(figurine=dict(dis=4, en_deroute=True, {LEADER}, dans_l_aura_d_un_musicien=True),
        commandant=dict(dis=6, en_deroute=True))""", odds={"Rallié": F(2, 3)}),
    ask(f"test_de_courage(figurine=dict(cou=3, {BANNER}), commandant_tue_net=True, etat_major_au_complet=True, adversaire_peur=7, des=[1])", total=5),
)
row(
    "CONF-W29",
    "PEUR 5 chargé par un Abominable PEUR 8, commandant COU 6 : deux dés pour 2, 25/36 ; volant au palier 1, hors du commandement : pour 3, 4/9.",
    ask(f"test_de_courage(figurine=dict(peur=5, defenseur=True, {LEADER}), commandant_cou=6, adversaire=dict(peur=8, abominable=True))",
        odds={"Réussi": F(25, 36)}),
    ask(f"test_de_courage(figurine=dict(peur=5, defenseur=True, {LEADER}, palier=1), commandant_cou=6, adversaire=dict(peur=8, abominable=True))",
        odds={"Réussi": F(4, 9)}),
    ask("test_de_fanatisme(figurine=dict(dis=3, fanatisme=True, assaillant=True), adversaire_peur=8)", odds={"Réussi": F(1, 3)}),
)
BLIND = "recourir_a_la_contre_magie(contre_magicien=dict(negation=True, ne_voit_pas_le_lanceur=True, distance_au_lanceur={}), portee_de_l_effet=25)"
row(
    "CONF-W30",
    "Contre renforcé d'un Guerrier-mage POU 5, Sonné, au contact, Focus, face à 11 : 155/324. Négation sans voir : à 24 cm d'un sort de 25, oui ; à 26, non.",
    ask("""test_de_contre(contre_magicien=dict(pou=5, guerrier_mage=True, sonne=True, au_contact_d_un_adversaire=True, focus=True, contre_renforce=True),
        difficulte=11)""", odds={"Contré": F(155, 324)}),
    ask(BLIND.format(24), outcome="Permis"),
    ask(BLIND.format(26), outcome="Interdit"),
)
row(
    "CONF-W31",
    "Primagie : deux Feu, un Air, un Ténèbres s'absorbent par deux Eau et deux Terre. Le Maître blessé, en déroute, relance son 6 en 1 : 3 + 4 + 2, plafond 8.",
    ask("""absorber_un_sortilege(magicien=dict(sacrifice_de_feu=2, sacrifice_d_air=1, sacrifice_de_tenebres=1), effet_primagie=True,
        contre_magicien=dict(gemmes_d_eau=2, gemmes_de_terre=2, sacrifice_d_eau=2, sacrifice_de_terre=2))""", outcome="Permis"),
    ask("""une_recuperation_de_mana(magicien=dict(pou=4, rang_de_magicien='Maître', guerrier_mage=True, blessure_legere=True, en_deroute=True,
        au_contact_d_un_adversaire=True, recuperation_x=2, gemmes_en_reserve=3), des=[[6, 1]])""", says="Gemmes 8"),
)
ARCANA = "user_de_la_maitrise_des_arcanes(magicien=dict(pou=4, {}maitrise_des_arcanes=True, gemmes_en_reserve=0, gemmes_du_sortilege={n}, gemmes_par_les_arcanes={n}))"
row(
    "CONF-W32",
    "Maîtrise des arcanes, POU 4, Blessure légère : trois gemmes laisseraient 0, non ; deux, oui ; indemne, trois, oui. L'asservissement s'arrête à 10 cm.",
    ask(ARCANA.format("blessure_legere=True, ", n=3), outcome="Interdit"),
    ask(ARCANA.format("blessure_legere=True, ", n=2), outcome="Permis"),
    ask(ARCANA.format("", n=3), outcome="Permis"),
    ask("bonus_d_un_familier(magicien=dict(pou=5), distance=12)", outcome="Interdit"),
)
row(
    "CONF-W33",
    "Familier perdu : l'Éthéré sans gemmes ignore la légère, un autre la subit ; avec deux gemmes de l'élément, rien.",
    ask("perte_du_familier(magicien=dict(gemmes_de_l_element=1, ethere=True))", outcome="Aucune conséquence"),
    ask("perte_du_familier(magicien=dict(gemmes_de_l_element=1))", outcome="Blessure légère"),
)
row(
    "CONF-W34",
    "Immobile/2 réorienté, chargé par une puissance de 1 : TIR 4 − 2 contre 5, 2/3 ; lourde perforante au palier 2 : 1/6 et FOR 8 ; en assaut au-delà de l'arme : raté.",
    ask("""tir_sur_une_cible(attaquant=dict(tir=4, immobile_x=2, reoriente_ce_tour=True, a_ete_charge=True, au_contact_d_un_adversaire=True,
        puissance_adverse_au_contact=1), portee_du_tir='courte')""", odds={"Touche": F(2, 3)}),
    ask("tir_sur_une_cible(attaquant=dict(tir=5), arme=dict(artillerie_perforante=True, artillerie_lourde=True), portee_du_tir='moyenne', cible_palier=2)",
        odds={"Touche": F(1, 6)}),
    ask("force_du_tir(arme=dict(artillerie_perforante=True, artillerie_lourde=True, force=12), cible_palier=2)", total=8),
    ask("""tir_sur_une_cible(attaquant=dict(tir=5, tir_en_assaut=True, mou=20), distance=35, arme=dict(portee_courte=10, portee_moyenne=20, portee_longue=30))""",
        outcome="Raté"),
    ask("difficulte_du_tir(arme=dict(artillerie_a_effet_de_zone=True), portee_du_tir='moyenne', cible_competence_cible_x=2)", total=9),
)
row(
    "CONF-W35",
    "À bord d'un engin : Conscience voit à 15 cm, non à 25 ; Piété suffit au miracle dans l'aura.",
    ask("cibler_avec_un_sortilege(magicien=dict(a_bord=True, conscience=True), distance=15)", outcome="Permis"),
    ask("cibler_avec_un_sortilege(magicien=dict(a_bord=True, conscience=True), distance=25)", outcome="Interdit"),
    ask("cibler_avec_un_miracle(fidele=dict(a_bord=True, piete_x=2), cible_dans_son_aura_de_foi=True)", outcome="Permis"),
)
HATCH = "embarquer(figurine=dict(au_contact_de_l_acces=True, {}=True))"
row(
    "CONF-W36",
    "On n'embarque pas après un assaut, un déplacement à couvert ni un atterrissage, ni avec un nexus vidé d'une charge unique ; après une course, si.",
    *(ask(HATCH.format(state), outcome="Interdit") for state in ("a_charge", "a_engage", "s_est_deplace_a_couvert", "vient_d_atterrir")),
    ask(HATCH.format("a_couru"), outcome="Permis"),
    ask("recharger_un_nexus(nexus_a_charge_unique=True)", outcome="Interdit"),
    ask("jet_du_nexus(nexus=dict(ressource_x=4, a_charge_unique=True))", outcome="Interdit"),
)
LATE = "test_d_attaque(attaquant=dict(att=3, acharne=True, tue_net=True{}), des=[3])"
row(
    "CONF-W37",
    "Un Acharné mort, ATT 3 : la Critique lui ôte 3 (3) ; Possédé, 2 (4) ; Sonné en plus, 2. Il poursuit, il ne se régénère pas.",
    ask(LATE.format(""), total=3),
    ask(LATE.format(", possede=True"), total=4),
    ask(LATE.format(", sonne=True"), total=2),
    ask("poursuivre(figurine=dict(acharne=True, tue_net=True, adversaires_du_combat_elimines=True))", outcome="Permis"),
    ask("une_regeneration(figurine=dict(regeneration_x=4, blessure_grave=True, tue_net=True, acharne=True))", outcome="Interdit"),
)
row(
    "CONF-W38",
    "Faucheur : INI 3, Bond et Vivacité, au contact : deux dés pour 3, 8/9 ; suspendu, Bond dort : un dé, 2/3. Balayage : DEF 4 et Chance, 8/9.",
    ask("test_de_fauchage(figurine=dict(ini=3, vivacite=True, bond=True, au_contact_d_un_adversaire=True))", odds={"Échappe": F(8, 9)}),
    ask("test_de_fauchage(figurine=dict(ini=3, bond=True, suspendu=True))", odds={"Échappe": F(2, 3)}),
    ask("test_contre_le_balayage(cible=dict(defense=4, chance=True))", odds={"Évité": F(8, 9)}),
)
HIDDEN = "eclaireur_cache=True"
row(
    "CONF-W39",
    "L'éclaireur caché n'est pas une cible et le gabarit l'épargne ; porteur d'un marqueur, si. Caché, un commandant commande : COU 6 et un 2.",
    ask(f"etre_cible_directe(cible=dict({HIDDEN}))", outcome="Interdit"),
    ask(f"etre_cible_directe(cible=dict({HIDDEN}, porteur_de_marqueur=True))", outcome="Permis"),
    ask(f"charger(cible=dict({HIDDEN}, porteur_de_marqueur=True))", outcome="Permis"),
    ask(f"etre_touche_par_le_gabarit(arme_artillerie_a_effet_de_zone=True, cible=dict(sous_le_gabarit=True, {HIDDEN}))", outcome="Interdit"),
    ask(f"test_de_courage(figurine=dict(cou=3, {LEADER}), commandant=dict(cou=6, {HIDDEN}), adversaire_peur=8, des=[2])", total=8),
)
row(
    "CONF-W40",
    "Rocher sur qui a Cible/+2 et Instinct/4 : un 3 touche encore, un 4 annule les Blessures. Le bélier : 15 de FOR, un Sonné, 5 + 15 − 1.",
    ask("""un_rocher(attaquant=dict(au_contact_d_un_decor=True, distance_au_tas=2.5), cible=dict(distance_en_contrebas=5, competence_cible_x=2,
        instinct_de_survie_x=4, res=12), des=[[3], [4]])""", says="jet de blessures annulé"),
    ask("force_du_belier(force_cumulee_des_porteurs=15, penalites_des_porteurs=-1)", total=19),
)
IMPASSABLE = "traverser_une_zone(zone_de_terrain='infranchissable', figurine_{})"
row(
    "CONF-W41",
    "Un gouffre : ni Titan ni Éthéré ; en l'air ou d'un bond, si.",
    ask(IMPASSABLE.format("est_un_titan=True"), outcome="Interdit"),
    ask(IMPASSABLE.format("ethere=True"), outcome="Interdit"),
    ask(IMPASSABLE.format("bond=True"), outcome="Permis"),
    ask(IMPASSABLE.format("palier=1"), outcome="Permis"),
)
RELIC = "porter_une_relique(fidele=dict(champion_fidele=True, foi_creation=2, foi_alteration=0, foi_destruction=1), effet_creation_de_la_relique=1, effet_{}_de_la_relique=-1)"
row(
    "CONF-W42",
    "À 320 PA, nul ne vaut plus de 128 : 130, non ; à 300, 110 et 20 d'artefacts, non, 100 et 20, si. La relique qui met un Aspect à 0 se porte, sous 0 non.",
    ask("aligner_l_armee(l_armee=dict(valeur_de_l_armee=320, pa_de_champions=130), figurine_valeur_strategique=130)", outcome="Interdit"),
    ask("""aligner_l_armee(l_armee=dict(valeur_de_l_armee=300, pa_de_champions=60, pa_de_troupes=240),
        figurine=dict(valeur_strategique_initiale=110, pa_d_artefacts=20))""", outcome="Interdit"),
    ask("""aligner_l_armee(l_armee=dict(valeur_de_l_armee=300, pa_de_champions=60, pa_de_troupes=240),
        figurine=dict(valeur_strategique_initiale=100, pa_d_artefacts=20))""", outcome="Permis"),
    ask(RELIC.format("destruction"), outcome="Permis"),
    ask(RELIC.format("alteration"), outcome="Interdit"),
)
row(
    "CONF-W43",
    "Désespéré et Farouche/10, seul à 10 cm de l'ami, deux adversaires, ATT 3 : +1 et +1, un 3 : 8. En défense soutenue, on se défend.",
    ask("""test_d_attaque(attaquant=dict(att=3, desespere=True, farouche_x=10, distance_de_l_ami_le_plus_proche=10, adversaires_dans_le_combat=2),
        des=[3])""", total=8),
    ask("ne_pas_se_defendre(cible=dict(en_defense_soutenue=True))", outcome="Interdit"),
)
LORD = "peur=5, mort_vivant=True, aura_d_un_seigneur_des_morts=True, categorie_de_rang_du_seigneur=2, peur_du_seigneur=7, defenseur=True"
row(
    "CONF-W44",
    "Mort-vivant PEUR 5 face à un Hypérien/7 et PEUR 9 : contre 7, sans le +2, mais l'aura commande à 7 : sûr ; en vol au-dessus d'elle, 5/6. Cri d'outre-muret : rien.",
    ask(f"test_de_courage(figurine=dict({LORD}), adversaire=dict(hyperien_x=7), autre_peur=9)", odds={"Réussi": F(1)}),
    ask(f"test_de_courage(figurine=dict({LORD}, palier=1), adversaire=dict(hyperien_x=7), autre_peur=9)", odds={"Réussi": F(5, 6)}),
    ask("test_de_courage(figurine=dict(cou=4, defenseur=True), adversaire=dict(cou=3, cri_de_guerre_x=6, en_charge=True, par_dessus_un_decor=True))",
        outcome="Sans effet"),
)
FOUR = "nombre_de_des_de_combat(figurine=dict(adversaires_dans_le_combat=1, destrier=True, tueur_ne=True, charge_bestiale=True, a_charge=True{}))"
row(
    "CONF-W45",
    "Destrier et Tueur né seul contre un : chargé, 3 (le dé bestial vient en sus) ; après poursuite, 3. Guerrier-mage qui a incanté : court, ne va pas à couvert.",
    ask(FOUR.format(", a_poursuivi=True"), total=3),
    ask("courir(figurine=dict(a_incante=True, guerrier_mage=True))", outcome="Permis"),
    ask("se_deplacer_a_couvert(figurine=dict(a_incante=True, guerrier_mage=True))", outcome="Interdit"),
    ask("tenter_d_activer_le_nexus(figurine=dict(repond_a_l_allegeance=True, voit_le_nexus=True, en_deroute=True), nexus_acces=10, distance=5)",
        outcome="Interdit"),
)

QUESTIONS = [(code, n, *asked) for code, (_, questions) in ROWS.items() for n, asked in enumerate(questions, 1)]


@pytest.mark.parametrize("code, rank, question, expected", QUESTIONS, ids=[f"{code}-{n}" for code, n, *_ in QUESTIONS])
def test_situation(resolver, code, rank, question, expected):
    check(resolver, "confrontation", code, question, expected)
