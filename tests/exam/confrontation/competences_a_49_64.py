"""Situations of Confrontation whose questions stand in `competences-a-49-64.ttl`."""

from __future__ import annotations

from fractions import Fraction as F

from verdicts import ask, rows

ROWS, row = rows()

FANATIC = "figurine_cou=3, figurine_dis=2, figurine_fanatisme=True, figurine_dans_l_aura_d_un_musicien=True, adversaire_peur=7"

row(
    "CONF-N25",
    "Le même, chargé par le monstre : raté, il est en déroute, et sa Discipline dit s'il fuit ; déjà activé, il ne fuirait pas.",
    ask("test_de_courage(figurine_cou=3, figurine_fanatisme=True, figurine_defenseur=True, adversaire_peur=7, des=[2])", says="en déroute"),
    ask(f"test_de_fanatisme({FANATIC}, figurine_defenseur=True, des=[3])", outcome="Raté", says="fuite immédiate"),
    ask(f"test_de_fanatisme({FANATIC}, figurine_defenseur=True)", odds={"Réussi": F(1, 2), "la figurine est en déroute": F(1), "fuite immédiate": F(1, 2)}),
)
row(
    "CONF-AG22",
    "Le Fanatique chargé a déjà joué, ou se bat ailleurs : il ne fuirait pas, pas de second test, en déroute sur place ; sinon DIS 3 contre 7, un 4 le retient.",
    ask("test_de_fanatisme(figurine=dict(fanatisme=True, dis=3, defenseur=True, deja_active=True), difficulte=7, des=[4])", outcome="Sans effet"),
    ask("test_de_fanatisme(figurine=dict(fanatisme=True, dis=3, defenseur=True, au_contact_d_un_autre_adversaire=True), difficulte=7, des=[4])",
        outcome="Sans effet"),
    ask("test_de_fanatisme(figurine=dict(fanatisme=True, dis=3, defenseur=True), difficulte=7, des=[4])", outcome="Réussi"),
    ask("force_du_jet_de_blessures(attaquant=dict(force=5, fanatisme=True, des_en_attaque=2, des_en_defense=0))", total=6),
)
row(
    "CONF-AA23",
    "Fauchage : INI 3, Bond et Vivacité au contact, deux dés pour 3, 8/9 ; INI 2 libre, 1/2 ; un faucheur mort n'en fauche aucun.",
    ask("test_de_fauchage(figurine=dict(ini=3, bond=True, vivacite=True, au_contact_d_un_adversaire=True))", odds={"Échappe": F(8, 9)}),
    ask("test_de_fauchage(figurine=dict(ini=2))", odds={"Échappe": F(1, 2)}),
    ask("un_fauchage(attaquant=dict(fauchage_x=6, tue_net=True), cible=dict(ini=2, res=5))", outcome="Sans effet"),
)
row(
    "CONF-AH29",
    "Fauchage, INI 3 : 2/3 ; au contact 1/3 ; au contact avec Bond 2/3 ; Bond seul, à coup sûr.",
    ask("test_de_fauchage(figurine_ini=3)", odds={"Échappe": F(2, 3)}),
    ask("test_de_fauchage(figurine=dict(ini=3, au_contact_d_un_adversaire=True))", odds={"Échappe": F(1, 3)}),
    ask("test_de_fauchage(figurine=dict(ini=3, au_contact_d_un_adversaire=True, bond=True))", odds={"Échappe": F(2, 3)}),
    ask("test_de_fauchage(figurine=dict(ini=3, bond=True))", odds={"Échappe": F(1)}),
)
row(
    "CONF-AI69",
    "Et échappe mieux au Fauchage. Membre supplémentaire et Bravoure : ATT 6. Ralliement par la DIS du commandant et le musicien : 2/3.",
    ask("test_de_fauchage(figurine=dict(ini=3, farouche_x=10, distance_de_l_ami_le_plus_proche=15))", odds={"Échappe": F(5, 6)}),
    ask("test_d_attaque(attaquant=dict(att=3, membre_supplementaire=True, membre_employe=True, defense_de_la_carte=5, bravoure=True, "
        "des_en_attaque=2, des_en_defense=0), des=[3])", total=9),
    ask("test_de_ralliement_par_la_discipline(figurine=dict(dis=2, en_deroute=True, dans_l_aura_d_un_commandant=True, "
        "dans_l_aura_d_un_musicien=True), commandant_dis=4)", odds={"Rallié": F(2, 3)}),
)
row(
    "CONF-AI83",
    "Fauchage, INI 3 en légère, Vivacité : 3/4.",
    ask("test_de_fauchage(figurine=dict(ini=3, blessure_legere=True, vivacite=True))", odds={"Échappe": F(3, 4)}),
)
row(
    "CONF-AN17",
    "Fauché au contact d'un adversaire, Bond, INI 3 : 8 - 2, deux fois sur trois ; à 2,5 cm, ou tout entier derrière au départ, rien.",
    ask("test_de_fauchage(figurine=dict(ini=3, bond=True, au_contact_d_un_adversaire=True))", odds={"Échappe": F(2, 3)}),
    ask("test_de_fauchage(figurine_ini=3, distance=2.5)", outcome="Sans effet"),
    ask("test_de_fauchage(figurine_ini=3, distance=2.4)", odds={"Échappe": F(2, 3)}),
    ask("test_de_fauchage(figurine=dict(ini=3, hors_de_la_course_du_faucheur=True))", outcome="Sans effet"),
)
row(
    "CONF-CF13",
    "Fauchage/5, INI 3 : libre 2/3, au contact 1/3, avec Bond toujours ; manqué, RES 16 : Tué net 1/108.",
    ask("test_de_fauchage(figurine_ini=3)", odds={"Échappe": F(2, 3)}),
    ask("test_de_fauchage(figurine=dict(ini=3, au_contact_d_un_adversaire=True))", odds={"Échappe": F(1, 3)}),
    ask("test_de_fauchage(figurine=dict(ini=3, bond=True))", odds={"Échappe": F(1)}),
    ask("un_fauchage(attaquant_fauchage_x=5, cible=dict(ini=3, res=16))", odds={"niveau 4": F(1, 108), "niveau 1": F(5, 108)}),
)
row(
    "CONF-DA11",
    "Fanatique, COU raté contre 7, DIS 4 : il tient sur 3 et plus. Fauchage : INI 3, Bond, en mêlée, 6 : deux fois sur trois, Esquive ou non.",
    ask("test_de_fanatisme(figurine=dict(fanatisme=True, dis=4), difficulte=7)", odds={"Réussi": F(2, 3)}),
    ask("test_de_fauchage(figurine=dict(ini=3, bond=True, adversaires_au_contact=1))", odds={"Échappe": F(2, 3)}),
    ask("test_de_fauchage(figurine=dict(ini=3, adversaires_au_contact=1))", odds={"Échappe": F(1, 3)}),
)
row(
    "XIX-B-49 à 61",
    "Exalté, FOI 3, 2 et 6 : 9. Farouche/10, ami à 10 : +1 partout. Fauchage, 3 et INI 3 : réussi à 6. Feinte : pas de Blessure. "
    "Force en charge/3 : 7, 4 en poursuite.",
    ask("test_de_divination(fidele=dict(foi_creation=1, foi_alteration=1, foi_destruction=1, exalte=True), difficulte=6, des=[2, 6])", total=9),
    ask("test_d_attaque(attaquant=dict(att=4, farouche=True, farouche_x=10, distance_de_l_ami_le_plus_proche=10), difficulte=6, des=[3])", total=8),
    ask("test_d_attaque(attaquant=dict(att=4, farouche=True, farouche_x=10, distance_de_l_ami_le_plus_proche=9), difficulte=6, des=[3])", total=7),
    ask("test_de_fauchage(figurine_ini=3, des=[3])", outcome="Échappe", total=6),
    ask("faire_une_feinte(attaquant_feinte=True, attaque_qui_porte=True)", outcome="Permis"),
    ask('crans_infliges(attaquant_feroce=True, resultat_de_blessures="Sonné")', total=1),
    ask("test_de_pouvoir(magicien=dict(pou=4, focus=True), difficulte=9, des=[5, 2])", total=11),
    ask("force_du_jet_de_blessures(attaquant=dict(force=4, force_en_charge_x=3, a_charge=True))", total=7),
    ask("force_du_jet_de_blessures(attaquant=dict(force=4, force_en_charge_x=3, a_charge=True, en_poursuite=True))", total=4),
    ask("tenter_un_coup_de_maitre(attaquant=dict(coup_de_maitre_x=2, force_en_charge_x=3, a_charge=True, des_d_attaque_restants=2))",
        outcome="Interdit"),
    ask("jet_d_instinct_de_survie(cible_frere_de_sang=True, distance_de_x=10, des=[6])", outcome="Jet de Blessures annulé"),
    ask("""repartir_ses_des_de_combat(figurine=dict(furie_guerriere=True, adversaires_dans_le_combat=1,
        furie_declaree_ce_tour=True, des_en_attaque=1, des_en_defense=1))""",
        outcome="Interdit"),
    ask("des_d_attaque(figurine=dict(furie_guerriere=True, declare_sa_furie=True, des_en_attaque=1, des_en_defense=1))", total=1),
)
row(
    "CONF-BA23",
    "Le faucheur (X 5) passe à 2 cm d'un INI 3 : au contact d'un ennemi, 8 à atteindre ; au contact avec Bond, 6 ; libre avec Bond, 4, donc toujours.",
    ask("test_de_fauchage(figurine_ini=3, figurine_au_contact_d_un_adversaire=True)", odds={"Échappe": F(1, 3)}),
    ask("test_de_fauchage(figurine_ini=3, figurine_bond=True, figurine_au_contact_d_un_adversaire=True)", odds={"Échappe": F(2, 3)}),
    ask("test_de_fauchage(figurine_ini=3, figurine_bond=True)", odds={"Échappe": 1}),
)
row(
    "CONF-P60",
    "Un faucheur passe : INI 3 aux prises, contre 8, une chance sur trois ; libre avec Bond, contre 4, toujours.",
    ask("test_de_fauchage(figurine=dict(ini=3, au_contact_d_un_adversaire=True))", odds={"Échappe": F(1, 3)}),
    ask("test_de_fauchage(figurine=dict(ini=3, bond=True))", odds={"Échappe": F(1)}),
)
row(
    "CONF-W12",
    "Un rugissement, un faucheur, une chaudière, la poix, du sol, ne touchent pas le volant du palier 1 ; ni Dévotion ni Martyr ne montent jusqu'à lui.",
    ask("tester_face_au_rugissement(figurine=dict(cou=4, palier=1), adversaire_rugissement_x=8, distance=12)", outcome="Sans effet"),
    ask("test_de_fauchage(figurine=dict(ini=3, palier=1))", outcome="Sans effet"),
    ask("subir_un_jet_de_blessures(cible=dict(pres_de_la_chaudiere_qui_explose=True, palier=1))", outcome="Sans effet"),
    ask("subir_un_jet_de_blessures(cible=dict(pres_de_la_chaudiere_qui_explose=True, palier=1), attaquant_palier=1)", outcome="Permis"),
    ask("subir_la_poix(cible=dict(distance_en_contrebas=3, palier=1))", outcome="Interdit"),
    ask("gemmes_d_une_devotion(figurine=dict(devotion_x=2, palier=1), distance=5)", outcome="Interdit"),
    ask("ft_du_martyr(cible=dict(martyr_x=2, palier=1), distance=5)", outcome="Interdit"),
)
row(
    "CONF-W38",
    "Faucheur : INI 3, Bond et Vivacité, au contact : deux dés pour 3, 8/9 ; suspendu, Bond dort : un dé, 2/3. Balayage : DEF 4 et Chance, 8/9.",
    ask("test_de_fauchage(figurine=dict(ini=3, vivacite=True, bond=True, au_contact_d_un_adversaire=True))", odds={"Échappe": F(8, 9)}),
    ask("test_de_fauchage(figurine=dict(ini=3, bond=True, suspendu=True))", odds={"Échappe": F(2, 3)}),
    ask("test_contre_le_balayage(cible=dict(defense=4, chance=True))", odds={"Évité": F(8, 9)}),
)
row(
    "CONF-AI15",
    "Une feinte se fait aussi d'un coup de maître.",
    ask("faire_une_feinte(attaquant=dict(feinte=True, porte_un_coup_de_maitre=True), attaque_qui_porte=True)", outcome="Permis"),
)
row(
    "CONF-CE04",
    "Une attaque toxique qui n'est pas parée devient une feinte : pas de jet de Blessures, ni de poison ; en déroute ou parée, pas de feinte.",
    ask("faire_une_feinte(attaquant=dict(feinte=True, toxique_x=2, attaque_toxique=True), attaque_qui_porte=True)", outcome="Permis"),
    ask("faire_une_feinte(attaquant=dict(feinte=True, en_deroute=True), attaque_qui_porte=True)", outcome="Interdit"),
    ask("faire_une_feinte(attaquant_feinte=True, attaque_qui_porte=True, attaque_paree=True)", outcome="Interdit"),
    ask("blessures_subies(attaquant=dict(force=5, feinte=True, toxique_x=2, attaque_toxique=True), cible_res=5, feinte_faite=True)", outcome="Sans effet"),
    ask("jet_de_blessures(attaquant=dict(force=5, feinte=True), cible_res=5, feinte_faite=True, des=[4, 5])", outcome="Sans effet"),
)
row(
    "CONF-AL33",
    "Un faucheur/8 : un Bond au contact d'un adversaire teste contre 6, INI 2, 1/2.",
    ask("un_fauchage(attaquant=dict(fauchage_x=8), cible=dict(ini=2, bond=True, au_contact_d_un_adversaire=True, res=5))", gives="difficulté 6"),
)
row(
    "CF-CB51",
    "Un faucheur passe près d'un voltigeur (INI 3, Bond, Blessure légère), au contact d'un ennemi.",
    ask("difficulte_de_fauchage(figurine_bond=True, figurine_au_contact_d_un_adversaire=True)", total=6),
    ask("test_de_fauchage(figurine_ini=3, figurine_bond=True, figurine_blessure_legere=True, figurine_au_contact_d_un_adversaire=True)", odds={"Échappe": F(1, 2)}),
)
row(
    "CF-ZH01",
    "Mon zélote (COU 3, DIS 3, Fanatisme) charge un PEUR 6 et fait 1 : raté. Avant le second test, ni charge ni tir ; réussi (4 + 3), il engage, en déroute, sans fuir ni rien faire d'autre.",
    ask("test_de_courage(figurine=dict(cou=3, fanatisme=True, assaillant=True), adversaire_peur=6, des=[1])", outcome="Raté", total=4),
    ask("charger(attaquant=dict(fanatisme=True, test_de_courage_rate=True))", outcome="Interdit"),
    ask("tirer(attaquant=dict(fanatisme=True, test_de_courage_rate=True, tir_en_assaut=True))", outcome="Interdit"),
    ask("infliger_les_penalites_de_charge(attaquant=dict(en_charge=True, fanatisme=True, test_de_courage_rate=True), cible_taille='Petite')", outcome="Interdit"),
    ask("test_de_fanatisme(figurine=dict(dis=3, fanatisme=True, assaillant=True), adversaire_peur=6, des=[4])", outcome="Réussi", total=7),
    ask("engager_un_adversaire(attaquant_engagement_du_fanatique=True)", outcome="Obligatoire"),
    ask("fuir(figurine_engagement_du_fanatique=True)", outcome="Interdit"),
    ask("se_deplacer_a_couvert(figurine_engagement_du_fanatique=True)", outcome="Interdit"),
    ask("charger(attaquant_fanatisme=True)", outcome="Permis"),
)
row(
    "CF-ZH02",
    "Un prêtre et un mage fanatiques ratent leur Courage en assaillant un effrayant, passent le second test : ni miracle, ni prodige, ni sortilège. Un autre, assailli, le passe : il ne fuit pas.",
    ask("incanter(magicien_engagement_du_fanatique=True)", outcome="Interdit"),
    ask("appeler_un_miracle(fidele_engagement_du_fanatique=True)", outcome="Interdit"),
    ask("utiliser_un_prodige(fidele_engagement_du_fanatique=True)", outcome="Interdit"),
    ask("incanter(magicien=dict(fanatisme=True, test_de_courage_rate=True))", outcome="Interdit"),
    ask("fuir(figurine=dict(fanatisme=True, defenseur=True, second_test_reussi=True))", outcome="Interdit"),
    ask("fuir(figurine=dict(defenseur=True, test_de_courage_rate=True))", outcome="Obligatoire"),
)
row(
    "CF-X5101",
    "Mon fanatique assaille un effrayant, rate son Courage. L'autre : « il ne peut plus charger, et on n'engage pas qui l'on pourrait charger : il reste là ». Le second test passé, il doit engager, sans pénalités de charge ; avant, il n'engage pas. Chargé puis le second test passé, il n'engage personne et ne fuit pas, même déjà aux prises.",
    ask("engager_un_adversaire(attaquant=dict(fanatisme=True, assaillant=True, test_de_courage_rate=True, second_test_reussi=True))", outcome="Obligatoire"),
    ask("infliger_les_penalites_de_charge(attaquant=dict(a_charge=True, fanatisme=True, second_test_reussi=True))", outcome="Interdit"),
    ask("engager_un_adversaire(attaquant=dict(fanatisme=True, assaillant=True, test_de_courage_rate=True))", outcome="Interdit"),
    ask("engager_un_adversaire(attaquant=dict(fanatisme=True, a_ete_charge=True, second_test_reussi=True))", outcome="Interdit"),
    ask("fuir(figurine=dict(fanatisme=True, defenseur=True, second_test_reussi=True, au_contact_d_un_autre_adversaire=True))", outcome="Interdit"),
)
