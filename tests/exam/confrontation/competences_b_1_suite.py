"""Situations of Confrontation whose questions stand in `competences-b-1-suite.ttl`."""

from __future__ import annotations

from fractions import Fraction as F

from verdicts import ask, rows

ROWS, row = rows()

TROLL = "attaquant_att=4, attaquant_force=8, nexus_garde_x=4, decor_res=8, decor_points_de_structure=4"

row(
    "CONF-X55",
    "Un troll (FOR 8) a chargé un nexus (RES 8, 4 PS, Garde/4), seul : Garde 3 et 3, blessures 3-6 puis 4-6 ; un sortilège l'avait visé.",
    ask("subir_un_effet(cible_inalterable=True, nature_de_l_effet=\"sortilège\")", outcome="Interdit"),
    ask("nombre_de_des_de_combat(figurine_adversaires_dans_le_combat=0, figurine_a_assailli_le_decor=True)", total=2),
    ask(f"attaques_contre_un_decor(attaques_enchainees=2, {TROLL}, des=[[3], [3], [3, 6], [2], [3], [4, 6]])",
        outcome="Le décor est détruit : oui", says="PS -1"),
    ask("poursuivre(figurine_adversaires_du_combat_elimines=True, figurine_n_a_combattu_qu_un_decor=True)", outcome="Interdit"),
)
row(
    "CONF-AG32",
    "Revenu par Renfort à l'entretien : rien ne l'affecte, ni miracle ni Régénération ; l'Entretien/2 coûte deux gemmes, celui d'un miracle un point de FT.",
    ask("""subir_un_effet(cible_revenu_a_l_entretien=True, nature_de_l_effet="miracle")""", outcome="Interdit"),
    ask("se_regenerer(figurine=dict(regeneration_x=4, blessure_grave=True, revenu_a_l_entretien=True))", outcome="Interdit"),
    ask("entretenir_un_sortilege(magicien_gemmes_de_l_element=1, effet_entretien=2)", outcome="Interdit"),
    ask("entretenir_un_miracle(fidele_foi_temporaire=0)", outcome="Interdit"),
)
row(
    "CONF-AN29",
    "Qui est dans un nexus ou un décor n'est pas protégé des sortilèges ; un Inaltérable, si.",
    ask("subir_un_effet(nature_de_l_effet='sortilège', cible_dans_ou_sur_le_decor=True)", outcome="Permis"),
    ask("subir_un_effet(nature_de_l_effet='miracle', cible_inalterable=True)", outcome="Interdit"),
)
row(
    "CONF-N43",
    "Un char (Impact/4) heurte de face un guerrier de RES 8 à 20 cm : 4 et 5 au thorax, 5 ; son Instinct de survie/5 fait 4, puis 5.",
    ask("un_impact(attaquant=dict(impact_x=4, distance_du_deplacement=20), cible=dict(res=8, au_contact_de_l_avant=True), des=[[4, 5]])", outcome="niveau 2"),
    ask("""un_impact(attaquant=dict(impact_x=4, distance_du_deplacement=20), cible=dict(res=8, instinct_de_survie_x=5, au_contact_de_l_avant=True),
        des=[[4], [4, 5]])""", outcome="niveau 2"),
    ask("un_impact(attaquant=dict(impact_x=4, distance_du_deplacement=20), cible=dict(res=8, instinct_de_survie_x=5, au_contact_de_l_avant=True), des=[[5]])",
        outcome="niveau 0"),
)
row(
    "CONF-AB09",
    "Du palier 1, ni compteur, ni rocher, ni chaudron, ni porte ; un impact, un Balayage, une réparation ne changent pas de palier, sauf l'impact d'un piqué.",
    ask("ajouter_des_compteurs(figurine=dict(au_contact_de_l_objectif=True, palier=1), a_la_phase_d_entretien=True)", outcome="Interdit"),
    ask("lancer_un_rocher(attaquant=dict(au_contact_d_un_decor=True, distance_au_tas=2, palier=1), cible=dict(distance_en_contrebas=5))", outcome="Interdit"),
    ask("renverser_un_chaudron(attaquant=dict(au_contact_du_chaudron=True, palier=1))", outcome="Interdit"),
    ask("un_impact(attaquant=dict(impact_x=3, distance_du_deplacement=21, palier=1), cible=dict(res=10, au_contact_de_l_avant=True))", outcome="Interdit"),
    ask("subir_l_impact(attaquant=dict(impact_x=3, palier=1, charge_en_pique=True), cible=dict(au_contact_de_l_avant=True))", outcome="Obligatoire"),
    ask("un_impact(attaquant=dict(impact_x=3, distance_du_deplacement=21, tue_net=True), cible=dict(res=10))", outcome="Interdit"),
    ask("un_balayage(attaquant=dict(force_de_la_carte=13, balayage=True), cible=dict(defense=3, res=5, au_contact_du_titan=True, palier=1))", outcome="Interdit"),
    ask("tenter_une_reparation(figurine=dict(mecanicien=True, palier=1), cible=dict(structure=True, au_contact_de_l_autre=True))", outcome="Interdit"),
)
row(
    "CONF-CF21",
    "Impact/4 après 27 cm (FOR 12) contre RES 12, Énorme/1 : chaque cran connu baisse d'un.",
    ask("un_impact(attaquant=dict(impact_x=4, distance_du_deplacement=27), cible=dict(res=12, enorme_x=1, marqueurs_enorme=1))",
        odds={"niveau 1": F(5, 36), "niveau 2": F(1, 18), "niveau 3": F(1, 12), "niveau 4": F(0)}),
)
row(
    "CONF-FI06",
    "En déroute, mon Implacable/2 (MOU 10) vient de tuer le gobelin : combien de poursuites, et de combien ? Et de combien charge-t-il ?",
    ask("poursuites_permises(figurine=dict(implacable_x=2, en_deroute=True))", outcome="Interdit"),
    ask("distance_de_poursuite(figurine=dict(mou=10, en_deroute=True))", outcome="Interdit"),
    ask("portee_de_l_assaut(figurine=dict(mou=10, en_deroute=True))", outcome="Interdit"),
    ask("poursuites_permises(figurine_implacable_x=2)", total=3),
)
row(
    "CONF-AH27",
    "Impact/3 lancé (MOU 20), à 8 cm : FOR 12. Charge titanesque/15 à 23 cm : 15. Le char roule encore : on n'en descend pas, on n'y monte pas.",
    ask("force_de_l_impact(attaquant=dict(impact_x=3, irrepressible=True, marqueur_de_vitesse=True, mou=20, distance_du_deplacement=8))", total=12),
    ask("force_de_l_impact(attaquant=dict(charge_titanesque_x=15, distance_du_deplacement=23))", total=15),
    ask("debarquer(cible_marqueur_de_vitesse=True)", outcome="Interdit"),
    ask("embarquer(figurine_au_contact_de_l_acces=True, cible_marqueur_de_vitesse=True)", outcome="Interdit"),
)
row(
    "CONF-CB22",
    "Mon char Impact/3 : 9 après 23 cm, 6 après 20, 9 après 20,1 ; un Impact/5 lancé, MOU 20, frappe à 20 où que soit sa cible.",
    ask("force_de_l_impact(attaquant=dict(impact_x=3, distance_du_deplacement=23))", total=9),
    ask("force_de_l_impact(attaquant=dict(impact_x=3, distance_du_deplacement=20))", total=6),
    ask("force_de_l_impact(attaquant=dict(impact_x=3, distance_du_deplacement=20.1))", total=9),
    ask("force_de_l_impact(attaquant=dict(impact_x=5, mou=20, irrepressible=True, marqueur_de_vitesse=True, distance_du_deplacement=12))", total=20),
)
row(
    "CONF-AI78",
    "Impact/2 à 11 cm : FOR 4.",
    ask("force_de_l_impact(attaquant=dict(impact_x=2, distance_du_deplacement=11))", total=4),
)
row(
    "CONF-AL28",
    "Irrépressible lancé, Impact/3, MOU 15 : 30 cm, FOR 9 ; assailli de face il frappe l'assaillant et ne subit pas de pénalités.",
    ask("force_de_l_impact(attaquant=dict(impact_x=3, mou=15, irrepressible=True, marqueur_de_vitesse=True))", total=9),
    ask("infliger_l_impact_en_retour(cible=dict(impact_x=3, irrepressible=True, marqueur_de_vitesse=True, assailli_de_face=True))", outcome="Obligatoire"),
    ask("infliger_les_penalites_de_charge(attaquant=dict(a_charge=True), cible=dict(irrepressible=True, marqueur_de_vitesse=True, assailli_de_face=True))", outcome="Interdit"),
    ask("fin_du_deplacement(figurine=dict(irrepressible=True, mou=15, distance_du_deplacement=16))", outcome="marqueur de vitesse"),
)
row(
    "CONF-DA09",
    "Implacable/1 et Implacable/2 : deux de plus, trois poursuites. Immortel : pas au jet de Tactique, sauf du peuple de l'armée.",
    ask("doublon_x_le_plus_fort(premier_x=1, second_x=2)", total=2),
    ask("poursuites_permises(figurine_implacable_x=2)", total=3),
    ask("etre_designe_pour_le_jet_de_tactique(figurine_immortel=True)", outcome="Interdit"),
    ask("etre_designe_pour_le_jet_de_tactique(figurine=dict(immortel=True, du_peuple_de_l_armee=True))", outcome="Permis"),
)
row(
    "CONF-DA10",
    "Char (Impact/3) : 23 cm, FOR 9 ; il écrase, continue, et frappe à 31 cm avec 12. Infiltré, 10 cm, pas 11.",
    ask("force_de_l_impact(attaquant=dict(impact_x=3, distance_du_deplacement=23))", total=9),
    ask("force_de_l_impact(attaquant=dict(impact_x=3, distance_du_deplacement=31))", total=12),
    ask("s_infiltrer(figurine=dict(infiltration_x=10, distance_du_deplacement=10))", outcome="Permis"),
    ask("s_infiltrer(figurine=dict(infiltration_x=10, distance_du_deplacement=11))", outcome="Interdit"),
    ask("repartir_apres_un_arret(figurine_irrepressible=True)", outcome="Interdit"),
)
row(
    "CONF-AN42",
    "Impact/5 lancé, MOU 20 : quatre tranches, où que soit la cible ; Impact/3 à 20 cm, deux. Au contact, on ne tire pas.",
    ask("force_de_l_impact(attaquant=dict(impact_x=5, mou=20, irrepressible=True, marqueur_de_vitesse=True, distance_du_deplacement=12))", total=20),
    ask("force_de_l_impact(attaquant=dict(impact_x=3, distance_du_deplacement=20))", total=6),
    ask("tirer(attaquant=dict(tir=3, au_contact_d_un_adversaire=True), distance=20)", outcome="Interdit"),
)
row(
    "XIX-B-62 à 74",
    "Hypérien/6 : un Mort-vivant teste contre 6 ; PEUR 8 compte seule. Immobile/3, deux croyants : cinq. Impact/4 à 12 cm : 8 ; "
    "Impact/2 à 30 : 6. Immunité/Peur.",
    ask("test_de_courage(figurine=dict(cou=3, mort_vivant=True, defenseur=True), adversaire_hyperien_x=6, des=[2])",
        outcome="Raté", gives="difficulté 6"),
    ask("plus_haute_peur(figurine_issu_des_meandres_des_tenebres=True, adversaire=dict(hyperien_x=6, peur=8))", total=8),
    ask("test_de_foi(fidele=dict(foi_creation=1, foi_alteration=1, foi_destruction=1, illumine=True), difficulte=9, des=[5, 5, 2])", total=15),
    ask("croyants_comptes(fidele_croyants=2, figurine_immobile_x=3)", total=5),
    ask("test_de_tir(tir=4, attaquant=dict(immobile=True, reoriente_ce_tour=True), difficulte=7, des=[3])", total=6),
    ask("tirer(attaquant=dict(immobile=True, immobile_x=3, au_contact_d_un_adversaire=True, puissance_adverse_au_contact=3))", outcome="Interdit"),
    ask("tirer(attaquant=dict(immobile=True, immobile_x=3, au_contact_d_un_adversaire=True, puissance_adverse_au_contact=2))", outcome="Permis"),
    ask("devoir_tester_son_courage(figurine=dict(cou=2, immunite_peur=True, defenseur=True), adversaire_peur=9)", outcome="Sans effet"),
    ask("distance_comptee_sur_le_terrain(figurine_immunite_terrain=True, distance_parcourue_au_sol=8, zone_de_terrain='encombrée')", total=8),
    ask("force_de_l_impact(attaquant=dict(impact_x=4, distance_du_deplacement=12))", total=8),
    ask("force_de_l_impact(attaquant=dict(impact_x=2, distance_du_deplacement=30))", total=6),
    ask("force_de_l_impact(attaquant=dict(impact_x=3, distance_du_deplacement=9))", total=3),
    ask("force_de_l_impact(attaquant=dict(impact_x=5, irrepressible=True, marqueur_de_vitesse=True, mou=20, distance_du_deplacement=5))", total=20),
    ask("infliger_les_penalites_de_charge(attaquant=dict(a_charge=True, brutal=True, puissance=4), cible=dict(puissance=1, inebranlable=True))",
        outcome="Interdit"),
    ask("s_infiltrer(figurine=dict(infiltration_x=10, distance_du_deplacement=10), mene_au_contact=True)", outcome="Interdit"),
)
row(
    "CONF-CB33",
    "Coup de maître de FOR 7, ATT 4, X 2 : 13 ; 7 contre qui y est immunisé. Deux impacteurs face à face : seul celui qui est lancé rend le choc.",
    ask("force_du_coup_de_maitre(attaquant=dict(force=7, att=4, coup_de_maitre_x=2))", total=13),
    ask("force_du_coup_de_maitre(attaquant=dict(force=7, att=4, coup_de_maitre_x=2), cible_immunite_coup_de_maitre=True)", total=7),
    ask("infliger_l_impact_en_retour(cible=dict(impact=True, assailli_de_face=True))", outcome="Interdit"),
    ask("infliger_l_impact_en_retour(cible=dict(impact=True, assailli_de_face=True, irrepressible=True, marqueur_de_vitesse=True))", outcome="Obligatoire"),
)
row(
    "CONF-U47",
    "Un char Structure/8 qui a perdu 4 PS : −2. Impact/3 après 23 cm : 9 ; Impact/5 lancé, MOU 20, à 7 cm : 20.",
    ask("test_d_attaque(attaquant=dict(att=4, structure_x=8, ps_perdus=4), des=[3])", total=5),
    ask("force_de_l_impact(attaquant=dict(impact_x=3, distance_du_deplacement=23))", total=9),
    ask("force_de_l_impact(attaquant=dict(impact_x=5, irrepressible=True, marqueur_de_vitesse=True, mou=20, distance_du_deplacement=7))", total=20),
)
row(
    "CONF-V05",
    "Impact : Charge titanesque/15, 15 même à 4 cm ; Impact/3 à 21 cm, 9 ; Impact/5 lancé, MOU 20, à 2 cm, 20.",
    ask("force_de_l_impact(attaquant=dict(charge_titanesque_x=15))", total=15),
    ask("force_de_l_impact(attaquant=dict(impact_x=3, distance_du_deplacement=21))", total=9),
    ask("force_de_l_impact(attaquant=dict(impact_x=5, irrepressible=True, marqueur_de_vitesse=True, mou=20, distance_du_deplacement=2))", total=20),
)
row(
    "CONF-AN31",
    "Insensible/5 et Insensible/3 : 3, il y échappe deux fois sur trois.",
    ask("doublon_x_le_plus_faible(premier_x=5, second_x=3)", total=3),
    ask("jet_d_insensible(cible_insensible_x=3)", odds={"Il y échappe": F(2, 3)}),
    ask("jet_d_insensible(cible_insensible_x=3, effet_vient_du_camp_de_la_cible=True)", outcome="Sans effet"),
)
row(
    "CONF-CE36",
    "Frères de sang : 25 PA pour 27, Instinct/6 à 10 cm ; l'Ennemi personnel tué net, sauf s'il est Acharné et tient encore.",
    ask("valeur_strategique_complete(figurine=dict(valeur_strategique_initiale=27, frere_de_sang=True), son_maitre_est_dans_l_armee=True)", total=25),
    ask("jet_d_instinct_de_survie(cible_frere_de_sang=True, distance_de_x=10)", odds={"Jet de Blessures annulé": F(1, 6)}),
    ask("jet_d_instinct_de_survie(cible_frere_de_sang=True, distance_de_x=11)", says="maintenu"),
    ask("tuer_net_un_adversaire(attaquant_ennemi_personnel=True, cible_est_son_ennemi_personnel=True)", says="vengeance"),
    ask("tuer_net_un_adversaire(attaquant_ennemi_personnel=True, cible=dict(est_son_ennemi_personnel=True, acharne=True))", says="Aucune conséquence"),
)
row(
    "CONF-V39",
    "Frère de sang : 55 PA en valent 50, les deux tiennent alors sur une carte ; à 10 cm, Instinct 6, à 11, rien. L'ennemi personnel Acharné ne compte pas encore.",
    ask("valeur_strategique_complete(figurine=dict(valeur_strategique_initiale=55, frere_de_sang=True), son_maitre_est_dans_l_armee=True)", total=50),
    ask("combattants_par_carte(figurine=dict(valeur_strategique_initiale=55, frere_de_sang=True), son_maitre_est_dans_l_armee=True)", total=2),
    ask("combattants_par_carte(figurine=dict(valeur_strategique_initiale=55, frere_de_sang=True))", total=1),
    ask("jet_d_instinct_de_survie(cible_frere_de_sang=True, distance_de_x=10)", odds={"Jet de Blessures annulé": F(1, 6)}),
    ask("jet_d_instinct_de_survie(cible_frere_de_sang=True, distance_de_x=11)", outcome="Jet de Blessures maintenu"),
    ask("tuer_net_un_adversaire(attaquant_ennemi_personnel=True, cible_est_son_ennemi_personnel=True)", gives="vengeance"),
    ask("tuer_net_un_adversaire(attaquant_ennemi_personnel=True, cible=dict(est_son_ennemi_personnel=True, acharne=True))", outcome="Aucune conséquence"),
)
row(
    "CONF-CF26",
    "Infiltration/15 : 15 cm oui, 16 non, au deuxième tour non. À 16 cm de la médiane oui, à 15 non, à 20 chez l'adversaire non. Un Grand : 2 compteurs.",
    ask("s_infiltrer(figurine=dict(infiltration_x=15, distance_du_deplacement=15))", outcome="Permis"),
    ask("s_infiltrer(figurine=dict(infiltration_x=15, distance_du_deplacement=16))", outcome="Interdit"),
    ask("s_infiltrer(figurine_infiltration_x=15, infiltration_annoncee_a_temps=False)", outcome="Interdit"),
    ask("deployer_une_figurine(figurine_distance_a_la_ligne_mediane=16)", outcome="Permis"),
    ask("deployer_une_figurine(figurine_distance_a_la_ligne_mediane=15)", outcome="Interdit"),
    ask("deployer_une_figurine(figurine=dict(distance_a_la_ligne_mediane=20, dans_sa_moitie_de_terrain=False))", outcome="Interdit"),
    ask("compteurs_par_combattant(figurine=dict(taille='Grande', au_contact_de_l_objectif=True))", total=2),
)
row(
    "XIX-B-50, 51, 69, 70, 78",
    "Fanatique assailli, DIS 4, un 4 pour 8 : il ne fuit pas. Impact pris de flanc : rien. Irrépressible lancé, FOR 8 de flanc "
    "contre RES 9 : pas d'assaut.",
    ask("test_de_fanatisme(figurine=dict(dis=4, fanatisme=True, defenseur=True), adversaire_peur=8, des=[4])", outcome="Réussi", total=8),
    ask("subir_l_impact(attaquant_impact_x=3, cible_au_contact_de_l_avant=True)", outcome="Obligatoire"),
    ask("subir_l_impact(attaquant_impact_x=3)", outcome="Interdit"),
    ask("force_de_l_impact(attaquant=dict(impact_x=3, distance_du_deplacement=14))", total=6),
    ask("""charger(attaquant_force=8, cible=dict(res=9, irrepressible=True, marqueur_de_vitesse=True,
        assailli_hors_de_face=True))""", outcome="Interdit"),
    ask("charger(attaquant_force=9, cible=dict(res=9, irrepressible=True, marqueur_de_vitesse=True, assailli_hors_de_face=True))", outcome="Permis"),
    ask("se_reorienter_librement(figurine=dict(irrepressible=True, marqueur_de_vitesse=True))", outcome="Interdit"),
    ask("ignorer_le_jet_de_blessures(cible_immunite_blessures_exceptionnelles=True, double_aux_blessures=True)", outcome="Obligatoire"),
    ask("tuer_net_un_adversaire(attaquant_ennemi_personnel=True, cible_est_son_ennemi_personnel=True)", gives="vengeance"),
)
row(
    "CONF-AO13",
    "Char Transport/4 : un Petit et un Grand tiennent, deux Petits et un Grand non ; ni Très grande taille, ni monture ; mutagène −1 sur un 2 : un point ; 101 PA : deux dés de Toxique.",
    ask("charger_ainsi_les_places(figurine_transport_x=4, figurine_petits_et_moyens_a_bord=1, figurine_grands_a_bord=1)", outcome="Permis"),
    ask("charger_ainsi_les_places(figurine_transport_x=4, figurine_petits_et_moyens_a_bord=2, figurine_grands_a_bord=1)", outcome="Interdit"),
    ask('embarquer(figurine_taille="Très Grande", figurine_au_contact_de_l_acces=True)', outcome="Interdit"),
    ask("embarquer(figurine_a_une_monture=True, figurine_au_contact_de_l_acces=True)", outcome="Interdit"),
    ask("embarquer(figurine_au_contact_de_l_acces=True, pendant_la_phase_de_combat=True)", outcome="Interdit"),
    ask("points_de_mutagene(figurine_mutagene_x=-1, de_naturel=2)", total=1),
    ask("des_de_toxique(l_armee_pa_des_combattants_dotes=101)", total=2),
)
row(
    "CONF-KZ03",
    "Un char (Impact/3) heurte deux gobelins après 23 cm, FOR 9 : l'un meurt, l'autre tient, il s'arrête ; les deux morts, il roule.",
    ask("force_de_l_impact(attaquant_impact_x=3, attaquant_distance_du_deplacement=23)", total=9),
    ask("continuer_apres_l_impact(attaquant_impact_x=3, cible_tue_net=True, autre_au_contact_de_l_avant=True)", outcome="Interdit"),
    ask("continuer_apres_l_impact(attaquant_impact_x=3, cible_tue_net=True, autre=dict(au_contact_de_l_avant=True, tue_net=True))", outcome="Permis"),
)
row(
    "CONF-ZC40F",
    "Mon Champion Inaltérable (rang 2) ne prend ni artefact ni torche que ses cartes ne lui ouvrent ; mon char (Impact/5, MOU 20, lancé) heurte à 3 cm avec FOR 20, "
    "mais un autre Inaltérable n'en subit rien (lignes 5742 à 5752 et 5772).",
    ask("porter_un_artefact(figurine=dict(champion=True, rang=2, inalterable=True, artefacts_portes=1))", outcome="Interdit"),
    ask("porter_un_artefact(figurine=dict(champion=True, rang=2, inalterable=True, artefacts_portes=1), equipement_de_ses_cartes=True)", outcome="Permis"),
    ask("recevoir_un_equipement(figurine_inalterable=True)", outcome="Interdit"),
    ask("force_de_l_impact(attaquant=dict(impact_x=5, irrepressible=True, marqueur_de_vitesse=True, mou=20, distance_du_deplacement=3))", total=20),
    ask("un_impact(attaquant=dict(impact_x=5, distance_du_deplacement=3), cible=dict(res=8, inalterable=True))", outcome="Sans effet"),
)
