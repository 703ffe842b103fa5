"""Situations of Confrontation whose questions stand in `peur-deroute.ttl`."""

from __future__ import annotations

from fractions import Fraction as F

from verdicts import ask, rows

ROWS, row = rows()

LOST = "cou=4, bravoure=True, resolution_x=2, use_de_resolution=True, chance=True"

row(
    "CONF-AB14",
    "Au ralliement, COU 4 près de l'étendard, Bravoure : 8/9 ; Chance et Résolution, actives, se taisent ; devant PEUR 8, pas de Discipline.",
    ask(f"test_de_ralliement(figurine=dict({LOST}, dans_l_aura_d_un_porte_etendard=True))", odds={"Rallié": F(8, 9)}),
    ask(f"test_de_ralliement(figurine=dict({LOST}, dans_l_aura_d_un_porte_etendard=True), adversaire_peur=8)", odds={"Rallié": F(8, 9)}),
    ask("test_de_ralliement_par_la_discipline(figurine=dict(dis=6, chance=True), adversaire_peur=8)", outcome="Interdit"),
    ask("test_de_ralliement_par_la_discipline(figurine=dict(dis=5, chance=True))", odds={"Rallié": F(2, 3)}),
)
row(
    "CONF-AI30",
    "En déroute au contact d'une PEUR 8 : le Courage seul, pas la Discipline.",
    ask("test_de_ralliement(figurine=dict(cou=4, dis=6, en_deroute=True), adversaire=dict(peur=8, au_contact_de_l_autre=True))", odds={"Rallié": F(1, 2)}),
    ask("se_rallier_par_la_discipline(figurine=dict(cou=4, dis=6, en_deroute=True), adversaire=dict(peur=8, au_contact_de_l_autre=True))",
        outcome="Interdit"),
)
row(
    "CONF-AI31",
    "Ralliement : COU 4 et étendard, 2/3 ; DIS 3, musicien et Rigueur, 3/4.",
    ask("test_de_ralliement(figurine=dict(cou=4, en_deroute=True, dans_l_aura_d_un_porte_etendard=True))", odds={"Rallié": F(2, 3)}),
    ask("test_de_ralliement_par_la_discipline(figurine=dict(dis=3, rigueur=True, en_deroute=True, dans_l_aura_d_un_musicien=True))",
        odds={"Rallié": F(3, 4)}),
)
row(
    "CONF-AI60",
    "Ralliement : Bravoure 3/4. Ralliement devant un Abominable de PEUR 8 : 1/4.",
    ask("test_de_ralliement(figurine=dict(cou=4, en_deroute=True, bravoure=True))", odds={"Rallié": F(3, 4)}),
    ask("test_de_ralliement(figurine=dict(cou=4, en_deroute=True), adversaire=dict(peur=8, abominable=True, au_contact_de_l_autre=True))",
        odds={"Rallié": F(1, 4)}),
)
row(
    "CONF-AK05",
    "Rallier à PEUR 9 au contact, COU 4 : 5 ou plus, un tiers ; la Discipline n'y sert pas. Sans effrayant, difficulté 8 : DIS 5 et Rigueur, huit neuvièmes.",
    ask("test_de_ralliement(figurine=dict(cou=4, au_contact_d_un_adversaire=True), plus_haute_peur=9)", odds={"Rallié": F(1, 3)}),
    ask("se_rallier_par_la_discipline(plus_haute_peur=9)", outcome="Interdit"),
    ask("test_de_ralliement(figurine_cou=4, adversaire_peur=9)", odds={"Rallié": F(1, 3)}),
    ask("test_de_ralliement_par_la_discipline(figurine=dict(dis=5, rigueur=True))", odds={"Rallié": F(8, 9)}),
    ask("test_de_ralliement_par_la_discipline(figurine=dict(dis=5, mort_vivant=True))", odds={"Rallié": F(5, 36)}),
)
row(
    "CONF-CE39",
    "Au ralliement, COU 4 : 8 à faire s'il est libre, la PEUR 7 de celui qui le touche sinon ; raté, il reste sur place et garde ses marqueurs.",
    ask("test_de_ralliement(figurine=dict(cou=4, en_deroute=True, defenseur=True), des=[3])", outcome="Toujours en déroute", total=7),
    ask("test_de_ralliement(figurine=dict(cou=4, en_deroute=True, defenseur=True), adversaire=dict(peur=7), des=[3])", outcome="Rallié"),
    ask("test_de_ralliement(figurine=dict(cou=4, en_deroute=True, defenseur=True), des=[3])", odds={"fuite immédiate": F(0)}),
    ask("test_de_ralliement(figurine=dict(cou=4, en_deroute=True, defenseur=True, porteur_de_marqueur=True), des=[3])", odds={"marqueurs": F(0)}),
)

ROUTED = "figurine=dict(cou=3, dis=2, rigueur=True, en_deroute=True, dans_l_aura_d_un_musicien=True)"

row(
    "CONF-CF05",
    "Ralliement : Courage 1/3, Discipline 5/9 avec Rigueur et un musicien ; un effrayant (7) au contact : le Courage seul, 1/2.",
    ask("test_de_ralliement(figurine=dict(cou=3, en_deroute=True))", odds={"Rallié": F(1, 3)}),
    ask(f"test_de_ralliement_par_la_discipline({ROUTED})", odds={"Rallié": F(5, 9)}),
    ask("test_de_ralliement(figurine=dict(cou=3, en_deroute=True), adversaire_peur=7)", odds={"Rallié": F(1, 2)}),
    ask(f"test_de_ralliement_par_la_discipline({ROUTED}, adversaire_peur=7)", outcome="Interdit"),
)

ROUTED_2 = "figurine=dict(cou=3, en_deroute=True, au_contact_d_un_adversaire=True{})"

row(
    "CONF-V30",
    "Ralliement au contact de PEUR 7, chef COU 5 et état-major complet : sûr ; un Paria, PEUR 6, seul, 2/3 ; face à un Abominable, 4/9.",
    ask(f"test_de_ralliement({ROUTED_2.format(', dans_l_aura_d_un_commandant=True')}, commandant_cou=5, etat_major_au_complet=True, adversaire_peur=7)",
        odds={"Rallié": F(1)}),
    ask(f"test_de_ralliement({ROUTED_2.format(', paria=True, dans_l_aura_d_un_commandant=True')}, commandant_cou=5, adversaire_peur=6)",
        odds={"Rallié": F(2, 3)}),
    ask(f"test_de_ralliement({ROUTED_2.format('')}, adversaire=dict(peur=6, abominable=True))", odds={"Rallié": F(4, 9)}),
)
row(
    "CF-CB02",
    "Ralliement au contact d'un spectre Abominable (PEUR 6) et d'un troll (PEUR 8) ; la Discipline est fermée.",
    ask("test_de_ralliement(figurine_cou=3, figurine_en_deroute=True, adversaire_peur=8, autre_peur=6, autre_abominable=True)", odds={"Rallié": F(1, 9)}),
    ask("se_rallier_par_la_discipline(figurine_dis=6, figurine_en_deroute=True, adversaire_peur=8)", outcome="Interdit"),
)
row(
    "CF-CB03",
    "Ralliement loin de tout effrayant : Courage 6, ou Discipline 4 avec Rigueur et un musicien ; une Blessure grave n'y change rien.",
    ask("test_de_ralliement(figurine_cou=6, figurine_en_deroute=True)", odds={"Rallié": F(5, 6)}),
    ask("test_de_ralliement_par_la_discipline(figurine_dis=4, figurine_rigueur=True, figurine_en_deroute=True, figurine_dans_l_aura_d_un_musicien=True)",
        odds={"Rallié": F(8, 9)}),
)
row(
    "CONF-AB24",
    "Déjà activé, il rate son Courage : en déroute sur place, pas deux dés en attaque, ni coup de maître ; tuer la PEUR le rallie.",
    ask("test_de_courage(figurine=dict(cou=4, defenseur=True, deja_active=True), adversaire_peur=8, des=[3])", outcome="Raté", gives="est en déroute"),
    ask("fuir(figurine=dict(en_deroute=True, defenseur=True, deja_active=True))", outcome="Interdit"),
    ask("repartir_ses_des_de_combat(figurine=dict(adversaires_dans_le_combat=1, des_en_attaque=2, des_en_defense=0, en_deroute=True))", outcome="Interdit"),
    ask("tenter_un_coup_de_maitre(attaquant=dict(coup_de_maitre_x=2, des_d_attaque_restants=2, en_deroute=True))", outcome="Interdit"),
    ask("ralliement_sur_un_tue_net(figurine=dict(en_deroute=True), adversaire=dict(peur=8, tue_net=True))", gives="fin : la figurine est en déroute"),
)
row(
    "CONF-BA24",
    "En déroute, Rapidité, MOU 10 : il fuit de 30 cm, sans le choisir ; désengagé d'abord, de 10. Rallié par la Discipline (DIS 4, un musicien) sur 3 et plus.",
    ask("distance_de_fuite(figurine=dict(mou=10, rapidite=True, a_son_activation=True))", total=30),
    ask("distance_de_fuite(figurine=dict(mou=10, rapidite=True, defenseur=True, renonce_a_la_rapidite=True))", total=30),
    ask("distance_de_fuite(figurine=dict(mou=10, rapidite=True, s_est_desengage=True))", total=10),
    ask("test_de_ralliement_par_la_discipline(figurine_dis=4, figurine_dans_l_aura_d_un_musicien=True)", odds={"Rallié": F(2, 3)}),
)
row(
    "CONF-AI33",
    "Pas deux fuites, ni d'un Immobile.",
    ask("fuir(figurine=dict(en_deroute=True, a_deja_fui=True))", outcome="Interdit"),
    ask("fuir(figurine=dict(en_deroute=True, immobile_x=2))", outcome="Interdit"),
)
row(
    "CONF-AI95",
    "En déroute, il touche encore un ennemi : il ne fuit pas ; dégagé, si. Déjà activé : non.",
    ask("fuir(figurine=dict(en_deroute=True, au_contact_d_un_autre_adversaire=True))", outcome="Interdit"),
    ask("fuir(figurine=dict(en_deroute=True, au_contact_d_un_adversaire=True, s_est_desengage=True))", outcome="Obligatoire"),
    ask("fuir(figurine=dict(en_deroute=True, deja_active=True))", outcome="Interdit"),
)

ROUTED_3 = "cou=5, en_deroute=True"

row(
    "CONF-AK34",
    "Mon homme en déroute, COU 5, est chargé par une PEUR 8 : il fuit, le test réussi ou non ; par un courageux, sans test ; activé ou ayant fui, il reste.",
    ask(f"test_de_courage(figurine=dict({ROUTED_3}), adversaire=dict(peur=8, a_charge=True))", odds={"fuite immédiate": F(1), "Réussi": F(2, 3)}),
    ask(f"fuir(figurine=dict({ROUTED_3}), adversaire=dict(cou=7, a_charge=True))", outcome="Obligatoire"),
    ask(f"devoir_tester_son_courage(figurine=dict({ROUTED_3}), adversaire=dict(cou=7, a_charge=True))", outcome="Sans effet"),
    ask(f"test_de_courage(figurine=dict({ROUTED_3}, deja_active=True), adversaire=dict(peur=8, a_charge=True))", odds={"fuite immédiate": F(0)}),
    ask("fuir(figurine=dict(en_deroute=True, a_deja_fui=True))", outcome="Interdit"),
    ask("fuir(figurine=dict(en_deroute=True, poids_x=5))", outcome="Interdit"),
    ask("distance_de_fuite(figurine=dict(mou=10, rapidite=True))", total=30),
    ask("distance_de_fuite(figurine=dict(mou=10, rapidite=True, s_est_desengage=True))", total=10),
)
row(
    "CONF-CC16",
    "Il a déjà fui ; engagé, il reste, ne se désengage pas, et se rallie mieux par la Discipline près d'un musicien.",
    ask("fuir(figurine=dict(en_deroute=True, defenseur=True, a_deja_fui=True), adversaire_assaillant=True)", outcome="Interdit"),
    ask("se_desengager(figurine=dict(adversaires_au_contact=1, a_ete_engage=True))", outcome="Interdit"),
    ask("test_de_ralliement_par_la_discipline(figurine=dict(dis=4, dans_l_aura_d_un_musicien=True))", odds={"Rallié": F(2, 3)}),
    ask("test_de_ralliement(figurine=dict(cou=3, dans_l_aura_d_un_musicien=True))", odds={"Rallié": F(1, 3)}),
)
row(
    "CONF-CF28",
    "En déroute et libre, il fuit à son activation ; une fois seulement, ni déjà activé, ni au contact sans s'être désengagé.",
    ask("fuir(figurine_en_deroute=True)", outcome="Obligatoire"),
    ask("fuir(figurine=dict(en_deroute=True, a_deja_fui=True))", outcome="Interdit"),
    ask("fuir(figurine=dict(en_deroute=True, deja_active=True))", outcome="Interdit"),
    ask("fuir(figurine=dict(en_deroute=True, au_contact_d_un_adversaire=True))", outcome="Interdit"),
    ask("fuir(figurine=dict(en_deroute=True, au_contact_d_un_adversaire=True, s_est_desengage=True))", outcome="Obligatoire"),
)

ROUTED_4 = "figurine=dict(mou=10, en_deroute=True, distance_au_bord_en_fuyant=18{})"

row(
    "CONF-AE06",
    "Il fuit vers le bord, à 18 cm, MOU 10 : dehors, éliminé ; 4 cm de forêt en chemin, il s'arrête à 16 ; désengagé, à 10 ; une seconde fuite, il ne bouge pas.",
    ask(f"sortir_de_la_table_en_fuyant({ROUTED_4.format('')})", gives="éliminée"),
    ask(f"sortir_de_la_table_en_fuyant({ROUTED_4.format('')}, distance_parcourue_au_sol=4, zone_de_terrain='encombrée')", outcome="Sans effet"),
    ask("fuite_sur_ce_terrain(figurine=dict(mou=10, en_deroute=True), distance_parcourue_au_sol=4, zone_de_terrain='encombrée')", total=16),
    ask(f"sortir_de_la_table_en_fuyant({ROUTED_4.format(', s_est_desengage=True')})", outcome="Sans effet"),
    ask("distance_de_fuite(figurine=dict(mou=10, a_deja_fui=True))", total=0),
)
row(
    "CONF-AE28",
    "En déroute : ni poursuite, ni tir, ni compétence active, POU 4 − 2 à la récupération, deux dés en attaque contre aucun : non ; libre, il fuit de 20 cm.",
    ask("poursuivre(figurine_en_deroute=True)", outcome="Interdit"),
    ask("tirer(attaquant=dict(tir=3, en_deroute=True))", outcome="Interdit"),
    ask("employer_une_competence_active(figurine_en_deroute=True)", outcome="Sans effet"),
    ask("jet_de_recuperation_de_mana(magicien=dict(pou=4, en_deroute=True), des=[3])", total=5),
    ask("""un_duel(attaquant=dict(ini=4, att=4, force=5, defense=3, res=6, des_en_attaque=2, des_en_defense=0, en_deroute=True),
        cible=dict(ini=4, att=3, force=4, defense=3, res=5, des_en_attaque=1, des_en_defense=1))""", outcome="Interdit"),
    ask("fuir(figurine_en_deroute=True)", outcome="Obligatoire"),
    ask("distance_de_fuite(figurine=dict(mou=10, en_deroute=True))", total=20),
)
row(
    "CONF-AE29",
    "Ralliement à 8 : COU 4 ou DIS 4, 1/2 ; un effrayant de PEUR 6 au contact : le Courage seul, contre 6 ; l'armée toute en déroute perd le jet de Tactique.",
    ask("test_de_ralliement(figurine=dict(cou=4, en_deroute=True))", odds={"Rallié": F(1, 2)}),
    ask("test_de_ralliement_par_la_discipline(figurine=dict(dis=4, en_deroute=True))", odds={"Rallié": F(1, 2)}),
    ask("test_de_ralliement_par_la_discipline(figurine=dict(dis=6, en_deroute=True), adversaire_peur=6)", outcome="Interdit"),
    ask("difficulte_du_ralliement(figurine_en_deroute=True, adversaire_peur=6)", total=6),
    ask("jet_de_tactique(figurine_dis=4, adversaire_dis=3, l_armee_tout_en_deroute=True)", outcome="Perdu"),
)
row(
    "CONF-AI70",
    "Commandant en déroute : 1/6.",
    ask("test_de_ralliement_par_la_discipline(figurine=dict(dis=2, en_deroute=True, dans_l_aura_d_un_commandant=True), commandant=dict(dis=4, "
        "en_deroute=True))", odds={"Rallié": F(1, 6)}),
)
row(
    "CONF-U16",
    "Ralliement : touché par PEUR 8, COU 3 sous l'étendard, 1/2, sa DIS 6 n'y sert pas ; libre, par la DIS, 5/6.",
    ask("test_de_ralliement(figurine=dict(cou=3, en_deroute=True, dans_l_aura_d_un_porte_etendard=True, au_contact_d_un_adversaire=True), adversaire_peur=8)",
        odds={"Rallié": F(1, 2)}),
    ask("test_de_ralliement_par_la_discipline(figurine=dict(dis=6, en_deroute=True, au_contact_d_un_adversaire=True), adversaire_peur=8)", outcome="Interdit"),
    ask("test_de_ralliement_par_la_discipline(figurine=dict(dis=6, en_deroute=True))", odds={"Rallié": F(5, 6)}),
)
row(
    "CONF-BA25",
    "Un berserker en furie passe en déroute : la furie cesse. Mort, il n'a plus de compétence active à employer ; et avoir tenu la veille devant la même PEUR ne dispense de rien.",
    ask("passer_en_deroute(figurine_en_furie_guerriere=True)", gives="fin : la figurine est en furie guerrière"),
    ask("employer_une_competence_active(figurine_tue_net=True)", outcome="Sans effet"),
    ask("devoir_tester_son_courage(figurine=dict(defenseur=True, cou=4, a_deja_brave_cette_peur=True), adversaire_peur=8)", outcome="Obligatoire"),
)
row(
    "CF-DF20",
    "Il charge, rate son Courage : « en déroute ! » Non, figé, et sa Furie continue ; le défenseur qui rate, si ; le fanatique qui repart, si. Il se tourne comme il veut ? Pas au bout d'une charge.",
    ask("passer_en_deroute(figurine=dict(assaillant=True, test_de_courage_rate=True, en_furie_guerriere=True))", outcome="Aucune conséquence"),
    ask("passer_en_deroute(figurine=dict(defenseur=True, test_de_courage_rate=True))", outcome="la figurine est en déroute"),
    ask("passer_en_deroute(figurine=dict(assaillant=True, test_de_courage_rate=True, fanatisme=True))", outcome="la figurine est en déroute"),
    ask("choisir_son_orientation(figurine_en_charge=True)", outcome="Interdit"),
)
row(
    "CONF-AI32",
    "Rapidité : fuir devant l'assaut, 22,5 cm ; après s'être désengagé, 7,5.",
    ask("distance_de_fuite(figurine=dict(mou=7.5, rapidite=True))", total=22.5),
    ask("distance_de_fuite(figurine=dict(mou=7.5, rapidite=True, s_est_desengage=True))", total=7.5),
)
row(
    "CONF-P69",
    "Rapidité en fuite : 30 cm (MOU 10), sans choix ; désengagé d'abord, 10.",
    ask("distance_de_fuite(figurine=dict(mou=10, rapidite=True))", total=30),
    ask("distance_de_fuite(figurine=dict(mou=10, rapidite=True, s_est_desengage=True))", total=10),
)

LEFT = "s_est_desengage=True"

row(
    "CONF-S25",
    "Fuite, MOU 10 : 20 cm, 30 avec Rapidité, 10 s'il a dû se désengager ; une seule par tour. Furie et autres actives ne servent plus.",
    ask("distance_de_fuite(figurine_mou=10)", total=20),
    ask("distance_de_fuite(figurine_mou=10, figurine_rapidite=True)", total=30),
    ask(f"distance_de_fuite(figurine_mou=10, figurine_{LEFT})", total=10),
    ask("fuir(figurine_a_deja_fui=True)", outcome="Interdit"),
    ask("employer_une_competence_active(figurine_en_deroute=True)", outcome="Sans effet"),
)

ANGEL = "mou=10, mou_en_vol=17.5, palier={}"

row(
    "CONF-W13",
    "L'ange 10/17,5 fuit du palier 1 de 35 cm, 52,5 avec Rapidité, 20 du sol ; en vol, à 15 cm il incante et tire encore, à 18 non.",
    ask(f"distance_de_fuite(figurine=dict({ANGEL.format(1)}))", total=35),
    ask(f"distance_de_fuite(figurine=dict({ANGEL.format(1)}, rapidite=True))", total=F(105, 2)),
    ask(f"distance_de_fuite(figurine=dict({ANGEL.format(0)}))", total=20),
    ask(f"incanter(magicien=dict({ANGEL.format(1)}, distance_parcourue=15))", outcome="Permis"),
    ask(f"incanter(magicien=dict({ANGEL.format(1)}, distance_parcourue=18))", outcome="Interdit"),
    ask(f"tirer(attaquant=dict({ANGEL.format(1)}, distance_parcourue=15))", outcome="Permis"),
    ask(f"tirer(attaquant=dict({ANGEL.format(0)}, distance_parcourue=15))", outcome="Interdit"),
)
row(
    "CF-CB01",
    "En déroute, MOU 10 et Rapidité : libre, puis désengagé ; assailli plus tard dans le tour.",
    ask("distance_de_fuite(figurine_mou=10, figurine_rapidite=True, figurine_en_deroute=True)", total=30),
    ask("distance_de_fuite(figurine_mou=10, figurine_rapidite=True, figurine_en_deroute=True, figurine_s_est_desengage=True)", total=10),
    ask("direction_de_fuite(figurine_en_deroute=True)", says="bord de table le plus proche"),
    ask("fuir(figurine_en_deroute=True, figurine_a_deja_fui=True)", outcome="Interdit"),
)
row(
    "routed-and-chased",
    "Le maître des rites (MOU 10) en déroute : assailli, il fuit de 20 cm ; désengagé, de 10 ; il n'engage ni ne charge plus personne.",
    ask('fuir(figurine_en_deroute=True, figurine_defenseur=True)', outcome="Obligatoire"),
    ask('distance_de_fuite(figurine_mou=10, figurine_en_deroute=True, figurine_defenseur=True)', total=20),
    ask('distance_de_fuite(figurine_mou=10, figurine_en_deroute=True, figurine_s_est_desengage=True)', total=10),
    ask('engager_un_adversaire(attaquant_en_deroute=True, cible_hors_de_vue=True)', outcome="Interdit"),
    ask('charger(attaquant_en_deroute=True)', outcome="Interdit"),
)
row(
    "CONF-AM23",
    "Il fuit à l'opposé de l'assaillant ; en route un fossé de 2 cm, un muret plus petit que lui : la fuite contourne, le décor s'ignore : litige.",
    ask("direction_de_fuite(figurine_defenseur=True)", gives="à l'opposé de l'assaillant"),
    ask("traverser_un_obstacle_en_fuyant(largeur_de_l_obstacle_plat=2, figurine_longueur_du_socle=2.5)", outcome="Interdit", disputed="Permis"),
    ask("traverser_un_obstacle_en_fuyant(decor_taille='Petite', figurine_taille='Moyenne')", outcome="Interdit", disputed="Permis"),
    ask("franchir_un_relief(figurine=dict(taille='Moyenne', en_fuite=True), decor_taille='Petite')", outcome="Interdit", disputed="Permis"),
)
row(
    "AO-14",
    "Ralliement : tuer net le moins effrayant des deux ne suffit pas ; un effrayant au contact, PEUR 6, et la Discipline ne sert plus.",
    ask("ralliement_sur_un_tue_net(figurine_en_deroute=True, adversaire_peur=5, autre_peur=8)", outcome="Aucune conséquence"),
    ask("difficulte_du_ralliement(adversaire_peur=6)", total=6),
    ask("se_rallier_par_la_discipline(adversaire_peur=6)", outcome="Interdit"),
)
row(
    "CONF-AR30",
    "Toute mon armée en déroute : le jet de Tactique est perdu, musicien ou non. Ralliement, COU 3 et un étendard : 1/2 ; une PEUR 6 au contact : 5/6, sans Discipline possible.",
    ask("jet_de_tactique(figurine_dis=4, adversaire_dis=3, l_armee_tout_en_deroute=True, figurine_dans_l_aura_d_un_musicien=True, des=[6], des_adverses=[1])", gives="Perdu automatique"),
    ask("test_de_ralliement(figurine_cou=3, figurine_dans_l_aura_d_un_porte_etendard=True)", odds={"Rallié": F(1, 2)}),
    ask("test_de_ralliement(figurine_cou=3, figurine_dans_l_aura_d_un_porte_etendard=True, adversaire_peur=6)", odds={"Rallié": F(5, 6)}),
    ask("se_rallier_par_la_discipline(adversaire_peur=6)", outcome="Interdit"),
)
