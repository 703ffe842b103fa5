"""Situations of Confrontation whose questions stand in `competences-a-33-48.ttl`."""

from __future__ import annotations

from verdicts import ask, rows

ROWS, row = rows()

row(
    "CONF-X16",
    "Un behemoth Énorme/2 (RES 8, deux marqueurs) prend un coup de FOR 9 (5 et 6), puis un de FOR 2 (4 et 5) ; un soigneur fait 4 et 5.",
    ask("marqueurs_enorme_defausses(cible_enorme=True, cible_marqueurs_enorme=2, resultat_de_blessures=\"Tué net\")", total=2),
    ask("blessures_subies(attaquant_force=9, cible_res=8, cible_enorme_x=2, cible_marqueurs_enorme=2, des=[[5, 6]])", outcome="niveau 2", says="marqueurs 0"),
    ask("blessures_subies(attaquant_force=2, cible_res=8, cible_enorme_x=2, cible_marqueurs_enorme=0, cible_blessure_grave=True, des=[[4, 5]])",
        outcome="niveau 3"),
    ask("niveau_apres_soin(cible_niveaux_de_blessures=3)", total=2),
    ask("crans_infliges(resultat_de_blessures='Tué net', cible_enorme_x=2, cible_marqueurs_enorme=2)", total=2),
)
row(
    "CONF-FI08",
    "Deux gemmes d'un dévot à 5 cm pour mon mage engagé ; à 11 cm ; deux FT d'un Martyr pour un fidèle engagé, puis libre.",
    ask("gemmes_d_une_devotion(figurine_devotion_x=2, magicien_au_contact_d_un_adversaire=True, distance=5)", outcome="Interdit"),
    ask("gemmes_d_une_devotion(figurine_devotion_x=2, distance=11)", outcome="Interdit"),
    ask("ft_du_martyr(cible_martyr_x=2, fidele_au_contact_d_un_adversaire=True, distance=5)", outcome="Interdit"),
    ask("ft_du_martyr(cible_martyr_x=2, distance=5)", total=2),
)
row(
    "CONF-CB17",
    "Un Éthéré qui donne sa Dévotion prend sa Blessure grave entière, l'Énorme aussi ; un blessé grave en meurt. Le mage au contact n'en tire rien.",
    ask("etre_designe_pour_une_devotion(figurine=dict(devotion=True, ethere=True))", gives="blessure grave"),
    ask("etre_designe_pour_une_devotion(figurine=dict(devotion=True, enorme=True, marqueurs_enorme=2))", gives="blessure grave"),
    ask("etre_designe_pour_une_devotion(figurine=dict(devotion=True, blessure_grave=True))", gives="tué net"),
    ask("profiter_d_une_devotion(figurine_devotion=True, magicien_au_contact_d_un_adversaire=True, distance=10)", outcome="Interdit"),
)
row(
    "CONF-FI12",
    "Un Tué net sur un Énorme/2 : combien de marqueurs lui reste-t-il ? Aucun, deux.",
    ask('crans_infliges(resultat_de_blessures="Tué net", cible_enorme_x=2)', asks="marqueurs_enorme"),
    ask('crans_infliges(resultat_de_blessures="Tué net", cible=dict(enorme_x=2, marqueurs_enorme=0))', total=4),
    ask('crans_infliges(resultat_de_blessures="Tué net", cible=dict(enorme_x=2, marqueurs_enorme=2))', total=2),
)
row(
    "CONF-AA19",
    "Tuer net son Ennemi personnel venge ; s'il est Acharné, pas tant qu'il tient.",
    ask("tuer_net_un_adversaire(attaquant=dict(ennemi_personnel=True), cible=dict(est_son_ennemi_personnel=True))", gives="vengeance"),
    ask("tuer_net_un_adversaire(attaquant=dict(ennemi_personnel=True), cible=dict(est_son_ennemi_personnel=True, acharne=True))", outcome="Aucune conséquence"),
)
row(
    "CONF-AG15",
    "Deux soigneurs le même tour : le second, non. Un Énorme/1 indemne soigné d'un cran reprend son marqueur ; en légère, non.",
    ask("soigner(figurine_soin_x=5, cible_deja_beneficiaire_ce_tour=True)", outcome="Interdit"),
    ask("marqueurs_enorme_apres_des_soins(figurine=dict(enorme_x=1, marqueurs_enorme=0), crans_soignes=1)", total=1),
    ask("marqueurs_enorme_apres_des_soins(figurine=dict(enorme_x=1, marqueurs_enorme=0, blessure_legere=True), crans_soignes=1)", total=0),
)
row(
    "CONF-AI94",
    "Un Inaltérable chargé : pénalités, litige ; Éphémère sur un Énorme à marqueur ou un Éthéré : un cran, litige.",
    ask("infliger_les_penalites_de_charge(attaquant=dict(a_charge=True, taille='Grande'), cible_inalterable=True)", outcome="Permis", disputed="Interdit"),
    ask("niveau_apres_l_ephemere(figurine=dict(ephemere_x=5, enorme_x=1, marqueurs_enorme=1), crans_d_ephemere=1)", total=1, disputed="^0"),
    ask("niveau_apres_l_ephemere(figurine=dict(ethere=True), crans_d_ephemere=1)", total=1, disputed="^0"),
)
row(
    "CONF-AL10",
    "Familier mort, une seule gemme de son Élément : une légère au magicien ; Dévotion/2 à 9 gemmes sur 10 : une seule entre ; à 11 cm, rien.",
    ask("perte_du_familier(magicien=dict(blessure_legere=True, gemmes_de_l_element=1))", outcome="Blessure légère"),
    ask("gemmes_d_une_devotion(devotion_x=2, pou=5, gemmes_en_reserve=9)", total=1),
    ask("profiter_d_une_devotion(figurine_devotion_x=2, distance=11)", outcome="Interdit"),
    ask("profiter_d_une_devotion(figurine=dict(devotion_x=2, en_deroute=True), distance=5)", outcome="Interdit"),
)
row(
    "CONF-U43",
    "Dévotion : au contact d'un ennemi, non ; à 10 cm sans le voir, oui, à 11, non ; un donneur en déroute ou un second du tour, non.",
    ask("profiter_d_une_devotion(magicien_au_contact_d_un_adversaire=True, figurine_devotion=True, distance=8)", outcome="Interdit"),
    ask("profiter_d_une_devotion(figurine_devotion=True, distance=10)", outcome="Permis"),
    ask("profiter_d_une_devotion(figurine_devotion=True, distance=11)", outcome="Interdit"),
    ask("profiter_d_une_devotion(figurine=dict(devotion=True, en_deroute=True), distance=8)", outcome="Interdit"),
    ask("profiter_d_une_devotion(magicien_a_deja_tire_une_devotion=True, figurine_devotion=True, distance=8)", outcome="Interdit"),
)
row(
    "CF-CB28",
    "Dévotion/3 pour un mage (POU 4) qui a sept gemmes, puis engagé.",
    ask("gemmes_d_une_devotion(devotion_x=3, magicien_pou=4, magicien_gemmes_en_reserve=7)", total=1),
    ask("profiter_d_une_devotion(figurine_devotion=True, distance=10)", outcome="Permis"),
    ask("profiter_d_une_devotion(figurine_devotion=True, distance=10, magicien_au_contact_d_un_adversaire=True)", outcome="Interdit"),
)
row(
    "CONF-AL11",
    "Qui donne sa Dévotion déjà blessé : légère, il passe en critique ; grave ou critique, il meurt ; Vulnérable en légère, il meurt aussi.",
    ask("etre_designe_pour_une_devotion(figurine=dict(devotion_x=2, blessure_legere=True))", outcome="Blessure critique"),
    ask("etre_designe_pour_une_devotion(figurine=dict(devotion_x=2, blessure_grave=True))", outcome="Tué net"),
    ask("etre_designe_pour_une_devotion(figurine=dict(devotion_x=2, blessure_critique=True))", outcome="Tué net"),
    ask("etre_designe_pour_une_devotion(figurine=dict(devotion_x=2, blessure_legere=True, vulnerable=True))", outcome="Tué net"),
    ask("etre_designe_pour_une_devotion(figurine=dict(devotion_x=2))", outcome="Blessure grave"),
)

SPOTTED = "cible_vient_d_etre_repere=True"

row(
    "CONF-CE11",
    "Un éclaireur à 10 cm n'est pas caché, à 11 il l'est ; repéré, nul ne le vise ce tour de parole, sauf Conscience à 18 cm, qui l'engage.",
    ask("fin_du_deploiement(figurine_eclaireur=True, distance=10)", says="Aucune conséquence"),
    ask("fin_du_deploiement(figurine_eclaireur=True, distance=11)", says="éclaireur caché"),
    ask("eclaireur_approche(distance=10)", says="éclaireur repéré"),
    ask(f"tirer({SPOTTED})", outcome="Interdit"),
    ask("tirer(cible_eclaireur_cache=True)", outcome="Interdit"),
    ask(f"charger({SPOTTED})", outcome="Interdit"),
    ask("eclaireur_approche(distance=18, adversaire_conscience=True)", says="éclaireur repéré"),
    ask(f"engager_un_adversaire(attaquant=dict(conscience=True, a_marche=True), {SPOTTED}, distance=18)", outcome="Permis"),
    ask(f"engager_un_adversaire(attaquant_conscience=True, {SPOTTED}, distance=21)", outcome="Interdit"),
    ask("eclaireur_agit(action_qui_revele=True)", says="éclaireur repéré"),
)
row(
    "XIX-B-37",
    "Deux paliers d'écart, au-dessus comme au-dessous : l'ennemi à 5 cm ne repère pas l'Éclaireur ; on se déploie à 4 cm de lui, pas à son contact.",
    ask("eclaireur_approche(distance=5, ecart_de_paliers=-2)", outcome="Aucune conséquence"),
    ask("eclaireur_approche(distance=5, ecart_de_paliers=2)", outcome="Aucune conséquence"),
    ask("eclaireur_approche(distance=5, ecart_de_paliers=-1)", outcome="Éclaireur repéré"),
    ask("fin_du_deploiement(figurine_eclaireur=True, distance=5, ecart_de_paliers=-2)", outcome="Éclaireur caché"),
    ask("fin_du_deploiement(figurine_eclaireur=True, distance=5, ecart_de_paliers=1)", outcome="Aucune conséquence"),
    ask("deployer_une_figurine(figurine_dans_sa_zone_de_deploiement=True, adversaire_eclaireur=True, distance=4)", outcome="Permis"),
    ask("deployer_une_figurine(figurine_dans_sa_zone_de_deploiement=True, adversaire_eclaireur=True, distance=0)", outcome="Interdit"),
)
row(
    "XIX-B-37 à 48",
    "Éclaireur caché : une zone ne l'atteint pas, sauf s'il y entre. Enchaînement/2, deux dés : quatre dés, ATT 5 - 2. Énorme/3 : "
    "Puissance 5. Éthéré : critique en grave.",
    ask("etre_affecte_par_une_zone(cible_eclaireur_cache=True)", outcome="Interdit"),
    ask("etre_affecte_par_une_zone(cible_eclaireur_cache=True, entre_de_lui_meme_dans_la_zone=True)", outcome="Permis"),
    ask("eclaireur_agit()", outcome="Aucune conséquence"),
    ask("nombre_de_des_de_combat(figurine=dict(enchainement_x=2, des_d_enchainement=2, adversaires_dans_le_combat=1))", total=4),
    ask("test_d_attaque(attaquant=dict(att=5, enchainement_x=2, des_d_enchainement=2), difficulte=4, des=[1])", total=4),
    ask("test_d_attaque(attaquant=dict(att=5, endurance=True, blessure_grave=True, sonne=True), difficulte=4, des=[1])", total=4),
    ask("puissance(figurine=dict(enorme=True, enorme_x=3))", total=5),
    ask("marqueurs_enorme_apres_des_soins(figurine=dict(enorme_x=2, marqueurs_enorme=1), crans_soignes=2)", total=2),
    ask('crans_infliges(attaquant_epee_hache=True, resultat_de_blessures="Blessure grave")', total=2),
    ask('crans_infliges(attaquant_epee_hache=True, resultat_de_blessures="Blessure critique")', total=4),
    ask("jet_d_ephemere(figurine_ephemere_x=4, des=[4, 6])", outcome="Un cran de plus"),
    ask("""test_d_incantation(magicien=dict(pou=3, esprit_de_x=True, gemmes_de_maitrise=1), sortilege_de_son_seul_element=True,
        difficulte=6, des=[1, 2, 4])""", total=7),
    ask("test_de_defense(defense=4, cible_esquive=True, des=[5, 3], difficulte=12)", total=12),
    ask('crans_subis(cible_ethere=True, resultat_de_blessures="Blessure critique")', total=2),
    ask("test_de_desengagement(figurine=dict(ethere=True, ini=3, adversaires_au_contact=3))", gives="Se désengage"),
)
row(
    "CONF-CB05",
    "Épée-hache sur celui que je hais, 4 et 6 au thorax : Dur à cuire, il ne prend qu'une grave ; sinon il meurt, et je suis vengé, sauf Acharné.",
    ask("blessures_subies(attaquant=dict(force=8, epee_hache=True), cible=dict(res=8, dur_a_cuire=True), des=[[4, 6]])", gives="niveau 2"),
    ask("blessures_subies(attaquant=dict(force=8, epee_hache=True), cible=dict(res=8), des=[[4, 6]])", gives="niveau 4"),
    ask("tuer_net_un_adversaire(cible_est_son_ennemi_personnel=True)", gives="vengeance"),
    ask("tuer_net_un_adversaire(cible=dict(est_son_ennemi_personnel=True, acharne=True))", outcome="Aucune conséquence"),
)
row(
    "CONF-U51",
    "L'Éclaireur caché se découvre en tirant, en incantant, pas en courant. Au milieu du combat, ni Mutagène, ni Concentration. Un feu coupe la vue.",
    ask("eclaireur_agit(figurine_a_tire=True)", says="éclaireur repéré"),
    ask("eclaireur_agit(figurine_a_incante=True)", says="éclaireur repéré"),
    ask("eclaireur_agit()", outcome="Aucune conséquence"),
    ask("placer_des_points_de_mutagene(pendant_un_combat=True)", outcome="Interdit"),
    ask("attribuer_des_points_de_concentration(figurine=dict(concentration_x=2, points_de_concentration_attribues=1), moment='pendant un combat')", outcome="Interdit"),
    ask("voir(element_enflamme_entre_eux=True)", outcome="Interdit"),
    ask("compteurs_par_combattant(figurine_taille='Grande')", total=2),
)

HIDDEN = "eclaireur_cache=True"
LEADER = "dans_l_aura_d_un_commandant=True"

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
    "CONF-Y05 bis",
    "Un mort ne change pas de palier, ne bondit pas, ne prend ni dé de Mutagène ni coup de maître, n'invoque pas ; nul ne tire de lui gemme ni FT.",
    ask("changer_de_palier(figurine=dict(tue_net=True, vol=True))", outcome="Interdit"),
    ask("atterrir(figurine=dict(tue_net=True, vol=True, palier=1))", outcome="Interdit"),
    ask("bondir(figurine=dict(bond=True, tue_net=True))", outcome="Interdit"),
    ask("recevoir_un_de_de_mutagene(figurine=dict(mutagene_x=1, tue_net=True))", outcome="Interdit"),
    ask("tenter_un_coup_de_maitre(attaquant=dict(tue_net=True, coup_de_maitre_x=2, des_d_attaque_restants=2))", outcome="Interdit"),
    ask("prendre_des_des_d_enchainement(figurine=dict(enchainement_x=2, tue_net=True))", outcome="Interdit"),
    ask("invoquer(magicien=dict(rang_de_magicien='Maître', tue_net=True), figurine_puissance=1)", outcome="Interdit"),
    ask("profiter_d_une_devotion(figurine=dict(tue_net=True, devotion=True), distance=8)", outcome="Interdit"),
    ask("designer_un_martyr(fidele_en_cours_d_activation=True, cible=dict(martyr_x=2, tue_net=True), distance=8)", outcome="Interdit"),
    ask("une_recuperation_de_mana(magicien=dict(pou=5, rang_de_magicien='Adepte', tue_net=True, gemmes_en_reserve=1), des=[3])", outcome="Interdit"),
)
row(
    "CONF-AO06",
    "Un Éclaireur caché pousse son Cri de ralliement, incante, appelle : révélé ; qui a seulement la compétence, non.",
    ask("eclaireur_agit(figurine_vient_de_pousser_son_cri=True)", outcome="éclaireur repéré"),
    ask("eclaireur_agit(figurine_a_incante=True)", outcome="éclaireur repéré"),
    ask("eclaireur_agit(figurine_a_appele=True)", outcome="éclaireur repéré"),
    ask("eclaireur_agit(figurine_cri_de_ralliement=True)", outcome="Aucune conséquence"),
)
