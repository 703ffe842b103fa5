"""Situations of Confrontation whose questions stand in `competences-a-17-32.ttl`."""

from __future__ import annotations

from fractions import Fraction as F

from verdicts import ask, rows

ROWS, row = rows()

BRUTE = "attaquant_force_en_charge_x=3, attaquant_a_charge=True"

row(
    "CONF-X08",
    "Une brute (ATT 4, FOR 7, Coup de maître/2, Force en charge/3) a chargé ; puis, en Blessure légère, elle poursuit et engage un autre ennemi.",
    ask(f"tenter_un_coup_de_maitre(attaquant_coup_de_maitre_x=2, attaquant_des_d_attaque_restants=2, {BRUTE})", outcome="Interdit"),
    ask(f"force_du_jet_de_blessures(attaquant_force=7, {BRUTE})", total=10),
    ask(f"tenter_un_coup_de_maitre(attaquant_coup_de_maitre_x=2, attaquant_des_d_attaque_restants=2, {BRUTE}, attaquant_a_poursuivi=True)", outcome="Permis"),
    ask(f"""force_du_jet_de_blessures(attaquant_att=4, attaquant_force=7, attaquant_coup_de_maitre_x=2, attaquant_porte_un_coup_de_maitre=True,
        attaquant_blessure_legere=True, {BRUTE}, attaquant_a_poursuivi=True)""", total=12),
)
row(
    "CONF-AG06",
    "Charge redirigée sans voir la nouvelle cible : ce n'en est plus une. Force en charge/3, deux dés, coup de maître : non ; après une poursuite, oui, à FOR 7.",
    ask("rester_une_charge(attaquant_sans_ligne_de_vue=True)", outcome="Interdit"),
    ask("tenter_un_coup_de_maitre(attaquant=dict(coup_de_maitre_x=2, force_en_charge_x=3, a_charge=True, des_d_attaque_restants=2))", outcome="Interdit"),
    ask("tenter_un_coup_de_maitre(attaquant=dict(coup_de_maitre_x=2, force_en_charge_x=3, a_charge=True, a_poursuivi=True, des_d_attaque_restants=2))",
        outcome="Permis"),
    ask("force_du_jet_de_blessures(attaquant=dict(force=7, force_en_charge_x=3, a_charge=True, a_poursuivi=True))", total=7),
)
row(
    "CONF-AI67",
    "Engager ne donne pas Force en charge : coup de maître permis. Un Champion magicien pur n'a pas de coup de maître. Charge en piqué : le "
    "coup de maître compte les deux bonus.",
    ask("tenter_un_coup_de_maitre(attaquant=dict(champion=True, force_en_charge_x=2, a_engage=True, des_d_attaque_restants=2))", outcome="Permis"),
    ask("tenter_un_coup_de_maitre(attaquant=dict(champion=True, magicien_pur=True, des_d_attaque_restants=2))", outcome="Interdit"),
    ask("force_du_coup_de_maitre(attaquant=dict(att=4, force=6, coup_de_maitre_x=0, charge_en_pique=True))", total=14),
)
row(
    "CONF-AK35",
    "En déroute : ni charge, ni tir, ni coup de maître, ni feinte, ni Contre-attaque, ni Soin ; contrer reste permis, bondir aussi ; l'Autorité du camp aussi.",
    ask("charger(attaquant_en_deroute=True)", outcome="Interdit"),
    ask("tirer(attaquant=dict(tir=3, en_deroute=True))", outcome="Interdit"),
    ask("tenter_un_coup_de_maitre(attaquant=dict(en_deroute=True, coup_de_maitre_x=2, des_d_attaque_restants=2))", outcome="Interdit"),
    ask("faire_une_feinte(attaquant=dict(en_deroute=True, feinte=True))", outcome="Interdit"),
    ask("recourir_a_la_contre_magie(contre_magicien=dict(pou=3, en_deroute=True))", outcome="Permis"),
    ask("bondir(figurine=dict(bond=True, en_deroute=True))", outcome="Permis"),
    ask("etre_designe_pour_le_jet_d_autorite(figurine_en_deroute=True)", outcome="Permis"),
    ask("etre_designe_pour_le_jet_de_tactique(figurine=dict(du_peuple_de_l_armee=True, en_deroute=True))", outcome="Interdit"),
)
row(
    "CONF-FI09",
    "En déroute : le coup de maître de Kahinir, le dé de Toxique de Kanizhar, la chaudière du thermo-prêtre, les tirs de l'archer.",
    ask("force_du_coup_de_maitre(attaquant=dict(att=4, force=7, coup_de_maitre_x=5, en_deroute=True))", outcome="Sans effet"),
    ask("jet_de_toxique(attaquant=dict(toxique_x=2, en_deroute=True), des=[1])", outcome="Sans effet"),
    ask("de_de_pression(figurine_en_deroute=True)", outcome="Interdit"),
    ask("nombre_de_tirs(attaquant=dict(tir_supplementaire_x=1, en_deroute=True))", outcome="Interdit"),
)

KAHINIR = "attaquant_att=4, attaquant_force=7, attaquant_coup_de_maitre_x=5, attaquant_blessure_legere=True"

row(
    "CONF-T11",
    "Kahinir (ATT 4, FOR 7, Coup de maître/5), blessé légèrement, a été chargé : la Blessure ne compte qu'une fois, la charge baisse l'ATT.",
    ask(f"force_du_coup_de_maitre({KAHINIR}, attaquant_subit_les_penalites_de_charge=True)", total=14),
    ask(f"force_du_coup_de_maitre({KAHINIR})", total=15),
)
row(
    "CONF-AG07",
    "Coup de maître/0 d'un Juste (ATT 5, FOR 9) grave, Sonné et chargé, tous ses dés en attaque : ATT 5 − 3 − 1 + 1, FOR 9 entière, 11.",
    ask("force_du_coup_de_maitre(attaquant=dict(att=5, force=9, coup_de_maitre_x=0, blessure_grave=True, sonne=True, juste=True, "
        "tous_ses_des_en_attaque=True, subit_les_penalites_de_charge=True))", total=11),
)
row(
    "CONF-AI11",
    "Coup de maître : malus de blessure une fois, Mutagène non compté, Bravoure et Fanatisme comptés, Endurance, pénalités de charge, "
    "Enchaînement ; X en double, le plus fort.",
    ask("test_d_attaque(attaquant=dict(att=5, blessure_legere=True, mutagene_x=1, points_de_mutagene_en_att=2), des=[3])", total=9),
    ask("force_du_coup_de_maitre(attaquant=dict(att=5, force=7, coup_de_maitre_x=1, blessure_legere=True, points_de_mutagene_en_att=2))", total=12),
    ask("force_du_coup_de_maitre(attaquant=dict(att=5, force=7, coup_de_maitre_x=1, fanatisme=True, bravoure=True, des_en_attaque=3, "
        "des_en_defense=0))", total=15),
    ask("force_du_coup_de_maitre(attaquant=dict(att=5, force=7, coup_de_maitre_x=1, possede=True, blessure_grave=True, sonne=True))", total=11),
    ask("force_du_coup_de_maitre(attaquant=dict(att=5, force=7, coup_de_maitre_x=1, endurance=True, blessure_legere=True))", total=13),
    ask("force_du_coup_de_maitre(attaquant=dict(att=5, force=7, coup_de_maitre_x=1, champion=True, des_d_enchainement=2))", total=11),
    ask("force_du_coup_de_maitre(attaquant=dict(att=5, force=7, coup_de_maitre_x=1, subit_les_penalites_de_charge=True))", total=12),
    ask("force_du_coup_de_maitre(attaquant=dict(att=5, force=7, champion=True, coup_de_maitre_x=2))", total=14),
)
row(
    "CONF-AI55",
    "Le coup de maître compte Désespéré et Farouche.",
    ask("force_du_coup_de_maitre(attaquant=dict(att=5, force=6, coup_de_maitre_x=0, desespere=True, adversaires_dans_le_combat=2))", total=12),
    ask("force_du_coup_de_maitre(attaquant=dict(att=5, force=6, coup_de_maitre_x=0, farouche_x=10, distance_de_l_ami_le_plus_proche=12))", total=12),
)
row(
    "CONF-AI75",
    "Son coup de maître compte le malus une fois.",
    ask("force_du_coup_de_maitre(attaquant=dict(att=5, force=7, coup_de_maitre_x=0, acharne=True, tue_net=True))", total=9),
)
row(
    "CONF-AK11",
    "Coup de maître/1, Enchaînement de deux dés, Bravoure : ATT 5-2+1, FOR 6+4+1 = 11.",
    ask("force_du_coup_de_maitre(attaquant=dict(att=5, force=6, coup_de_maitre_x=1, enchainement_x=2, des_d_enchainement=2, bravoure=True, "
        "tous_ses_des_en_attaque=True))", total=11),
)

CDM = "att=4, force=7, coup_de_maitre_x=2"

row(
    "CONF-AK12",
    "Coup de maître/2, ATT 4, FOR 7 : grave, 11 ; sonné en plus, 10 ; Endurance efface le sonné, 11 ; critique et Possédé, 11 ; en piqué, 17.",
    ask(f"force_du_coup_de_maitre(attaquant=dict({CDM}, blessure_grave=True))", total=11),
    ask(f"force_du_coup_de_maitre(attaquant=dict({CDM}, blessure_grave=True, sonne=True))", total=10),
    ask(f"force_du_coup_de_maitre(attaquant=dict({CDM}, blessure_grave=True, sonne=True, endurance=True))", total=11),
    ask(f"force_du_coup_de_maitre(attaquant=dict({CDM}, blessure_critique=True, possede=True))", total=11),
    ask(f"force_du_coup_de_maitre(attaquant=dict({CDM}, a_charge_en_pique=True))", total=17),
)
row(
    "CONF-S28 bis",
    "Coup de maître/2, ATT 4, FOR 8, blessé léger : 13 ; contre qui en est immunisé, 7. Enchaînement de 2 dés, ATT 5, léger : un 4 fait 6 ; 4 dés sur 3, non.",
    ask("force_du_coup_de_maitre(attaquant=dict(att=4, force=8, blessure_legere=True, coup_de_maitre_x=2))", total=13),
    ask("force_du_coup_de_maitre(attaquant=dict(att=4, force=8, blessure_legere=True, coup_de_maitre_x=2), cible_immunite_coup_de_maitre=True)", total=7),
    ask("test_d_attaque(attaquant=dict(att=5, enchainement_x=3, des_d_enchainement=2, blessure_legere=True), des=[4])", total=6),
    ask("prendre_des_des_d_enchainement(figurine=dict(enchainement_x=3, des_d_enchainement=4))", outcome="Interdit"),
)
row(
    "CONF-U20",
    "Coup de maître/0, ATT 5, FOR 9 : en grave 12 ; indemne avec 2 points de Mutagène en ATT, 14.",
    ask("force_du_coup_de_maitre(attaquant=dict(att=5, force=9, blessure_grave=True, coup_de_maitre_x=0))", total=12),
    ask("force_du_coup_de_maitre(attaquant=dict(att=5, force=9, coup_de_maitre_x=0, points_de_mutagene_en_att=2))", total=14),
)
row(
    "CF-DF24",
    "Le tueur Amok (ATT 5, FOR 9) en Blessure grave, Coup de maître/0 : 12, le malus une seule fois. Mon Mutagène (ATT 4, FOR 6, +2 en ATT, Coup de maître/2) : 12 aussi, les +2 n'y comptent pas.",
    ask("force_du_coup_de_maitre(attaquant=dict(att=5, force=9, coup_de_maitre_x=0, blessure_grave=True))", total=12),
    ask("force_du_coup_de_maitre(attaquant=dict(att=4, force=6, coup_de_maitre_x=2, points_de_mutagene_places=2, mutagene_x=1), caracteristique_visee='ATT')", total=12),
)

PACK = "de_race_wolfen=True, peur=5, rang=1"
WOLF = "recevoir_une_marque_de_sauvagerie(figurine=dict(%s), commandant=dict(chef_wolfen_x=12, peur=7, rang=2%s), distance=%s)"

row(
    "CONF-AA21",
    "Chef Wolfen/12, PEUR 7, Élite : le croc à 12 cm reçoit la marque, non le Champion, le zombie, la Légende, qui fait plus peur, ou qui n'est pas Wolfen. Furie : trois dés.",
    ask(WOLF % (PACK, "", 12), outcome="Permis"),
    ask(WOLF % (PACK, "", 13), outcome="Interdit"),
    *(ask(WOLF % (what, "", 10), outcome="Interdit") for what in (f"{PACK}, champion=True", f"{PACK}, mort_vivant=True", "de_race_wolfen=True, peur=6, rang=3",
                                                                 "de_race_wolfen=True, peur=8, rang=1", "peur=5, rang=1", f"{PACK}, tue_net=True")),
    ask(WOLF % (PACK, ", tue_net=True", 10), outcome="Interdit"),
    ask("des_d_attaque(figurine=dict(marque_de_sauvagerie=True, declare_sa_furie=True, adversaires_dans_le_combat=1, des_en_attaque=2, des_en_defense=0))", total=3),
    ask("des_d_attaque(figurine=dict(marque_de_sauvagerie=True, declare_sa_furie=True, adversaires_dans_le_combat=1, des_en_attaque=1, des_en_defense=1))", total=1),
)
row(
    "CONF-AI53",
    "Marque de sauvagerie : ni Champion, ni Mort-vivant.",
    ask("recevoir_une_marque_de_sauvagerie(figurine=dict(de_race_wolfen=True, champion=True))", outcome="Interdit"),
    ask("recevoir_une_marque_de_sauvagerie(figurine=dict(de_race_wolfen=True, mort_vivant=True))", outcome="Interdit"),
)
row(
    "CONF-CB07",
    "Chef Wolfen/10 : un Wolfen des Dévoreurs à 10 cm reçoit sa marque ; à 12, dans l'aura de son musicien, non ; ni un allié d'une autre race, ni après le jet de Tactique.",
    ask("recevoir_une_marque_de_sauvagerie(figurine=dict(de_race_wolfen=True, peur=6, rang=1), commandant=dict(chef_wolfen=True, peur=8, rang=2, chef_wolfen_x=10), distance=10)", outcome="Permis"),
    ask("recevoir_une_marque_de_sauvagerie(figurine=dict(de_race_wolfen=True, peur=6, rang=1), commandant=dict(chef_wolfen=True, peur=8, rang=2, chef_wolfen_x=10), distance=12)", outcome="Interdit"),
    ask("recevoir_une_marque_de_sauvagerie(figurine=dict(de_race_wolfen=False, peur=6, rang=1), commandant=dict(chef_wolfen=True, peur=8, rang=2, chef_wolfen_x=10), distance=10)", outcome="Interdit"),
    ask("recevoir_une_marque_de_sauvagerie(figurine=dict(de_race_wolfen=True, peur=6, rang=1), commandant=dict(chef_wolfen=True, peur=8, rang=2, chef_wolfen_x=10), distance=10, jet_de_tactique_fait=True)", outcome="Interdit"),
)
row(
    "CF-DF07",
    "Chef Wolfen/10, PEUR 6, rang 2. La marque à 10,5 cm : non ; à 9, à un PEUR 7 : non ; à un mort-vivant : jamais ; à un PEUR 5 : oui ; entre Parias, oui, à un seul Paria, non.",
    ask("""recevoir_une_marque_de_sauvagerie(figurine=dict(de_race_wolfen=True, rang=1, peur=5), commandant=dict(rang=2, peur=6, chef_wolfen_x=10),
        distance=10.5)""", outcome="Interdit"),
    ask("""recevoir_une_marque_de_sauvagerie(figurine=dict(de_race_wolfen=True, rang=1, peur=7), commandant=dict(rang=2, peur=6, chef_wolfen_x=10),
        distance=9)""", outcome="Interdit"),
    ask("""recevoir_une_marque_de_sauvagerie(figurine=dict(de_race_wolfen=True, rang=1, peur=5, mort_vivant=True),
        commandant=dict(rang=2, peur=6, chef_wolfen_x=10), distance=9)""", outcome="Interdit"),
    ask("""recevoir_une_marque_de_sauvagerie(figurine=dict(de_race_wolfen=True, rang=1, peur=5), commandant=dict(rang=2, peur=6, chef_wolfen_x=10),
        distance=9)""", outcome="Permis"),
    ask("""recevoir_une_marque_de_sauvagerie(figurine=dict(de_race_wolfen=True, rang=1, peur=5, paria=True),
        commandant=dict(rang=2, peur=6, chef_wolfen_x=10, paria=True), distance=10)""", outcome="Permis"),
    ask("""recevoir_une_marque_de_sauvagerie(figurine=dict(de_race_wolfen=True, rang=1, peur=5, paria=True),
        commandant=dict(rang=2, peur=6, chef_wolfen_x=10), distance=10)""", outcome="Interdit"),
)
row(
    "CONF-NA04",
    "Chef Wolfen/10, PEUR 6 : la marque à 10 cm, avant le jet de Tactique seulement ; marqué, deux dés en attaque et la Furie déclarée, trois ; un et un, non.",
    ask("recevoir_une_marque_de_sauvagerie(commandant=dict(chef_wolfen_x=10, peur=6, rang=2), figurine=dict(de_race_wolfen=True, peur=6, rang=1), distance=10)",
        outcome="Permis"),
    ask("recevoir_une_marque_de_sauvagerie(commandant=dict(chef_wolfen_x=10, peur=6, rang=2), figurine=dict(de_race_wolfen=True, peur=6, rang=1), distance=10, "
        "jet_de_tactique_fait=True)", outcome="Interdit"),
    ask("des_d_attaque(figurine=dict(marque_de_sauvagerie=True, declare_sa_furie=True, des_en_attaque=2, des_en_defense=0))", total=3),
    ask("des_d_attaque(figurine=dict(marque_de_sauvagerie=True, declare_sa_furie=True, des_en_attaque=1, des_en_defense=1))", total=1),
)

CHIEF = "commandant=dict(chef_wolfen_x=10, rang=2, peur=7), distance=10"

row(
    "CONF-AN13",
    "Marque de sauvagerie à 10 cm d'un chef de rang 2, PEUR 7 : un Wolfen de rang 1, PEUR 6, oui, un zombie non ; un fidèle pur qui a appelé ne court plus.",
    ask(f"recevoir_une_marque_de_sauvagerie(figurine=dict(de_race_wolfen=True, rang=1, peur=6), {CHIEF})", outcome="Permis"),
    ask(f"recevoir_une_marque_de_sauvagerie(figurine=dict(de_race_wolfen=True, mort_vivant=True, rang=1, peur=6), {CHIEF})", outcome="Interdit"),
    ask("courir(figurine=dict(fidele_pur=True, a_appele=True))", outcome="Interdit"),
)
row(
    "XIX-B-15 à 23",
    "En déroute, déjà un bond : encore un ; après deux, en poursuite : non. Bravoure, deux dés en attaque : +1. Marque après la "
    "Tactique, ou PEUR 7 pour un chef à 6 : non.",
    ask("bondir(figurine=dict(bond=True, en_deroute=True, bonds_faits=1))", outcome="Permis"),
    ask("bondir(figurine=dict(bond=True, en_poursuite=True, bonds_faits=2))", outcome="Interdit"),
    ask("test_d_attaque(attaquant=dict(att=4, bravoure=True, tous_ses_des_en_attaque=True), difficulte=6, des=[3])", total=8),
    ask("des_en_reserve_au_plus(figurine=dict(bretteur=True, adversaires_dans_le_combat=2, des_imposes=1))", total=2),
    ask("infliger_les_penalites_de_charge(attaquant=dict(a_engage=True, brutal=True, puissance=1), cible_puissance=2)", outcome="Permis"),
    ask("""recevoir_une_marque_de_sauvagerie(commandant=dict(chef_wolfen=True, chef_wolfen_x=15), figurine_de_race_wolfen=True,
        distance=10, jet_de_tactique_fait=True)""",
        outcome="Interdit"),
    ask("""recevoir_une_marque_de_sauvagerie(commandant=dict(chef_wolfen=True, chef_wolfen_x=15, rang=2, peur=6),
        figurine=dict(de_race_wolfen=True, rang=2,
        peur=7), distance=10)""", outcome="Interdit"),
    ask("""recevoir_une_marque_de_sauvagerie(commandant=dict(chef_wolfen=True, chef_wolfen_x=15, paria=True),
        figurine_de_race_wolfen=True, distance=10)""",
        outcome="Interdit"),
    ask('difficulte_du_tir(portee_du_tir="moyenne", cible=dict(competence_cible_x=1))', total=8),
)
row(
    "CONF-AF08",
    "Bretteur contre deux, désengagement manqué : rien en réserve, tout en défense ; sans cela trois dés ; en déroute, aucun ; un dé imposé, deux.",
    ask("des_en_reserve_au_plus(figurine=dict(bretteur=True, adversaires_dans_le_combat=2, a_manque_son_desengagement=True))", total=0),
    ask("des_en_reserve_au_plus(figurine=dict(bretteur=True, adversaires_dans_le_combat=2))", total=3),
    ask("des_en_reserve_au_plus(figurine=dict(bretteur=True, adversaires_dans_le_combat=2, en_deroute=True))", total=0),
    ask("des_en_reserve_au_plus(figurine=dict(bretteur=True, adversaires_dans_le_combat=2, des_imposes=1))", total=2),
    ask("""repartir_ses_des_de_combat(figurine=dict(bretteur=True, a_manque_son_desengagement=True, adversaires_dans_le_combat=1, des_en_attaque=0,
        des_en_defense=1))""", outcome="Interdit"),
)
row(
    "CONF-AG11",
    "Charge bestiale, Assassin, et la charge est tombée court ; un ennemi l'engage ensuite : ni dé ni jet amplifié, ou tous deux, litige.",
    ask("des_d_attaque_de_plus(figurine=dict(charge_bestiale=True, a_charge=True, a_rate_sa_charge=True))", total=0, disputed="1 dé"),
    ask("jet_de_blessures(attaquant=dict(force=1, assassin=True, a_charge=True, a_rate_sa_charge=True), cible_res=15)", odds={"Tué net": F(1, 36)},
        disputed="2/27|3d6"),
)
row(
    "CONF-U52",
    "La Furie d'un combat précédent vaut un dé sans la redire, pas en déroute. Le bonus de Charge bestiale et la Force en charge ne suivent pas la poursuite.",
    ask("des_d_attaque_de_plus(figurine=dict(en_furie_guerriere=True, des_en_attaque=2, des_en_defense=0))", total=1),
    ask("des_d_attaque_de_plus(figurine=dict(en_furie_guerriere=True, en_deroute=True, des_en_attaque=2, des_en_defense=0))", total=0),
    ask("placer_comme_impose(figurine=dict(en_furie_guerriere=True, des_en_attaque=1, des_en_defense=1))", outcome="Interdit"),
    ask("des_d_attaque_de_plus(figurine=dict(charge_bestiale=True, a_charge=True, a_poursuivi=True))", total=0),
    ask("force_du_jet_de_blessures(attaquant=dict(force=5, force_en_charge_x=3, a_charge=True, en_poursuite=True))", total=5),
    ask("test_d_attaque(attaquant=dict(att=4, a_charge_en_pique=True, en_poursuite=True), des=[3])", total=7),
)
row(
    "CONF-AI38",
    "Concentration en déroute : plus de points.",
    ask("attribuer_des_points_de_concentration(figurine=dict(concentration_x=3, en_deroute=True))", outcome="Interdit"),
)
row(
    "CONF-AI39",
    "Bretteur, un dé en attaque et un en réserve : la moitié, pas de Furie.",
    ask("des_d_attaque(figurine=dict(bretteur=True, furie_guerriere=True, declare_sa_furie=True, adversaires_dans_le_combat=1, "
        "des_en_attaque=1, des_en_defense=0, des_non_places=1))", total=1),
)
row(
    "CONF-AI66",
    "Bretteur, deux en attaque, un en défense, un en réserve : pas de Furie. Furie déclarée ce tour : il ne peut garder la moitié de ses "
    "dés en réserve. Deux sur trois en attaque : Furie.",
    ask("des_d_attaque(figurine=dict(bretteur=True, furie_guerriere=True, declare_sa_furie=True, adversaires_dans_le_combat=3, "
        "des_en_attaque=2, des_en_defense=1, des_non_places=1))", total=2),
    ask("repartir_ses_des_de_combat(figurine=dict(bretteur=True, furie_guerriere=True, furie_declaree_ce_tour=True, "
        "adversaires_dans_le_combat=1, des_en_attaque=1, des_en_defense=0, des_non_places=1))", outcome="Interdit"),
    ask("des_d_attaque(figurine=dict(bretteur=True, furie_guerriere=True, declare_sa_furie=True, adversaires_dans_le_combat=2, "
        "des_en_attaque=2, des_en_defense=0, des_non_places=1))", total=3),
)
row(
    "CONF-AI73",
    "Moitié en attaque : pas de Furie. Possédé et Endurant en critique, Sonné : −2.",
    ask("des_d_attaque(figurine=dict(furie_guerriere=True, declare_sa_furie=True, tueur_ne=True, adversaires_dans_le_combat=2, "
        "des_en_attaque=2, des_en_defense=2))", total=2),
    ask("test_d_attaque(attaquant=dict(att=4, brutal=True, sonne=True, endurance=True, blessure_critique=True, possede=True), des=[3])", total=5),
)
row(
    "CONF-AL20",
    "Bretteur en Furie : deux dés en attaque et un en réserve, un dé de plus ; un et un, non ; et pas de défense soutenue avec un dé non placé.",
    ask("des_d_attaque(figurine=dict(bretteur=True, furie_guerriere=True, declare_sa_furie=True, adversaires_dans_le_combat=2, des_en_attaque=2, des_en_defense=0, "
        "des_non_places=1))", total=3),
    ask("des_d_attaque(figurine=dict(bretteur=True, furie_guerriere=True, declare_sa_furie=True, adversaires_dans_le_combat=1, des_en_attaque=1, des_en_defense=0, "
        "des_non_places=1))", total=1),
    ask("annoncer_une_defense_soutenue(cible=dict(bretteur=True, des_en_attaque=0, des_en_defense=1, des_non_places=1, des_de_defense_restants=1))", outcome="Interdit"),
)

WOLF_2 = "marque_de_sauvagerie=True, declare_sa_furie=True, des_en_attaque=2, des_en_defense=1"

row(
    "CONF-AN27",
    "Marqué, il déclare sa Furie : trois dés d'attaque ; en déroute, deux, et ses marqueurs sont posés d'office ; un contre un, pas de Furie.",
    ask(f"des_d_attaque(figurine=dict({WOLF_2}))", total=3),
    ask(f"des_d_attaque(figurine=dict({WOLF_2}, en_deroute=True))", total=2),
    ask("des_d_attaque(figurine=dict(marque_de_sauvagerie=True, declare_sa_furie=True, des_en_attaque=1, des_en_defense=1))", total=1),
    ask("poser_un_marqueur(figurine_en_deroute=True)", outcome="Interdit"),
)
row(
    "CONF-CC72",
    "Un neutre a la Furie sans qu'on la déclare, s'il met plus de la moitié de ses dés en attaque.",
    ask("des_d_attaque(figurine=dict(neutre=True, furie_guerriere=True, des_en_attaque=1, des_en_defense=1))", total=1),
    ask("des_d_attaque(figurine=dict(neutre=True, furie_guerriere=True, des_en_attaque=2, des_en_defense=0))", total=3),
)

FURY = "furie_guerriere=True, declare_sa_furie=True"

row(
    "CONF-CF17",
    "Furie : deux dés sur trois en attaque en font trois ; un sur deux, non ; en déroute, non. Tueur né et Charge bestiale, un ennemi chargé : 3 et 1.",
    ask(f"des_d_attaque(figurine=dict(des_en_attaque=2, des_en_defense=1, {FURY}))", total=3),
    ask(f"des_d_attaque(figurine=dict(des_en_attaque=1, des_en_defense=1, {FURY}))", total=1),
    ask(f"des_d_attaque(figurine=dict(des_en_attaque=2, des_en_defense=1, en_deroute=True, {FURY}))", total=2),
    ask("nombre_de_des_de_combat(figurine=dict(tueur_ne=True, charge_bestiale=True, destrier=True, a_charge=True, adversaires_dans_le_combat=1))", total=3),
    ask("nombre_de_des_de_combat(figurine=dict(tueur_ne=True, charge_bestiale=True, destrier=True, adversaires_dans_le_combat=1))", total=4),
    ask("des_d_attaque(figurine=dict(des_en_attaque=3, des_en_defense=0, charge_bestiale=True, a_charge=True))", total=4),
)

FURY_2 = "furie_guerriere=True, declare_sa_furie=True, des_en_attaque=2"

row(
    "CONF-P45",
    "Furie guerrière : deux dés sur trois en attaque, un de plus ; deux sur quatre, rien ; en déroute, rien.",
    ask(f"des_d_attaque(figurine=dict({FURY_2}, des_en_defense=1))", total=3),
    ask(f"des_d_attaque(figurine=dict({FURY_2}, des_en_defense=2))", total=2),
    ask(f"des_d_attaque(figurine=dict({FURY_2}, des_en_defense=1, en_deroute=True))", total=2),
)
row(
    "XIX-B-24 à 36",
    "Musicien/10 ne commande pas. Contre-attaque, 8 paré par 9 : un seul point, rien. Coup de maître/2, ATT 4, FOR 6, légère : "
    "11. Immunisé : FOR seule.",
    ask("etre_un_commandant(commandant_musicien_x=10)", outcome="Interdit"),
    ask("etre_un_commandant(commandant_commandement=True)", outcome="Permis"),
    ask("""attribuer_des_points_de_concentration(figurine=dict(concentration=True, concentration_x=2,
        points_de_concentration_attribues=1), pendant_un_combat=True)""",
        outcome="Interdit"),
    ask("des_gagnes_par_la_parade(cible_contre_attaque=True, marge_de_la_parade=1)", total=0),
    ask("des_gagnes_par_la_parade(cible_contre_attaque=True, marge_de_la_parade=2)", total=1),
    ask("force_du_coup_de_maitre(attaquant=dict(att=4, force=6, coup_de_maitre_x=2, blessure_legere=True))", total=11),
    ask("force_du_coup_de_maitre(attaquant=dict(att=5, force=9, coup_de_maitre_x=0, blessure_grave=True))", total=12),
    ask("""force_du_jet_de_blessures(attaquant=dict(att=4, force=5, coup_de_maitre_x=2, porte_un_coup_de_maitre=True),
        cible_immunite_coup_de_maitre=True)""", total=5),
    ask("test_de_courage(figurine=dict(cou=4, cri_de_guerre_x=6, assaillant=True, en_charge=True), adversaire_peur=8, des=[2])",
        outcome="Réussi", total=8),
    ask("""test_d_attaque(attaquant=dict(att=3, desespere=True, valeur_strategique=20, adversaires_dans_le_combat=1),
        cible_valeur_strategique=35, difficulte=5,
        des=[3])""", total=7),
    ask("nombre_de_des_de_combat(figurine=dict(destrier=True, adversaires_dans_le_combat=1))", total=3),
    ask("gemmes_d_une_devotion(figurine_devotion_x=2)", total=2),
    ask("profiter_d_une_devotion(figurine_devotion=True, distance=10, hors_de_la_phase_d_activation=True)", outcome="Interdit"),
    ask("jet_de_blessures(attaquant_force=1, cible=dict(res=15, dur_a_cuire=True), des=[6, 6])", outcome="Tué net"),
)
row(
    "CONF-S25 bis",
    "Sur la corde : ni contre-attaque, ni dé d'Enchaînement, fût-il d'un Champion, ni bond, ni cri de ralliement, ni points de Mutagène.",
    ask("contre_attaquer(figurine_grimpe_a_la_corde=True)", outcome="Interdit"),
    ask("prendre_des_des_d_enchainement(figurine=dict(champion=True, des_d_enchainement=1, grimpe_a_la_corde=True))", outcome="Interdit"),
    ask("bondir(figurine=dict(bond=True, grimpe_a_l_echelle=True))", outcome="Interdit"),
    ask("pousser_un_cri_de_ralliement(figurine=dict(cri_de_ralliement=True, grimpe_a_la_corde=True), debut_de_phase_strategique=True)", outcome="Interdit"),
    ask("placer_des_points_de_mutagene(figurine_grimpe_a_l_echelle=True)", outcome="Interdit"),
)
row(
    "CF-ZK03",
    "Mon moine (ATT 4, Concentration/3) est en Blessure légère. Il annonce quatre points en ATT : refusé. Trois : 4 - 1 + 3, un 2 fait 8. Son adversaire (DEF 3) "
    "a Concentration/2 et s'en attribue trois : refusé aussi ; deux, un 3 fait 8, il pare (5269).",
    ask("test_d_attaque(attaquant=dict(att=4, blessure_legere=True, concentration_x=3, points_de_concentration_attribues=4), caracteristique_visee='ATT', des=[2])",
        outcome="Interdit"),
    ask("test_d_attaque(attaquant=dict(att=4, blessure_legere=True, concentration_x=3, points_de_concentration_attribues=3), caracteristique_visee='ATT', des=[2])",
        total=8),
    ask("attaque(attaquant_att=5, cible=dict(defense=3, concentration_x=2, points_de_concentration_attribues=3), caracteristique_visee='DEF', des=[3], des_adverses=[3])",
        outcome="Interdit"),
    ask("attaque(attaquant_att=5, cible=dict(defense=3, concentration_x=2, points_de_concentration_attribues=2), caracteristique_visee='DEF', des=[3], des_adverses=[3])",
        outcome="Ne touche pas"),
)
row(
    "CF-436",
    "Attaque à 8, parade à 9 : un seul point, pas de contre-attaque, sauf la compétence en double. Parade à 10 : un dé ; en défense soutenue, aucun.",
    ask("contre_attaquer(figurine_contre_attaque=True, marge_de_la_parade=1)", outcome="Interdit"),
    ask("contre_attaquer(figurine_contre_attaque_en_double=True, marge_de_la_parade=1)", outcome="Permis"),
    ask("contre_attaquer(figurine_contre_attaque=True, marge_de_la_parade=2)", outcome="Permis"),
    ask("contre_attaquer(figurine_contre_attaque=True, marge_de_la_parade=2, figurine_defense_soutenue=True)", outcome="Interdit"),
    ask("des_gagnes_par_la_parade(contre_attaque=True, marge_de_la_parade=2)", total=1),
)
