"""Situations of Confrontation whose questions stand in `divination-appel.ttl`."""

from __future__ import annotations

from fractions import Fraction as F

from verdicts import ask, rows

ROWS, row = rows()

row(
    "CONF-FI02",
    "Ma pythie (2, 2 et 1) appelle son miracle deux paliers plus bas, puis hors de vue ; un Doyen pieux (aura 10) vise hors de vue à 10 cm, puis à 11.",
    ask("test_de_divination(fidele=dict(foi_creation=2, foi_alteration=2, foi_destruction=1, palier=2), cible_palier=0, difficulte=5)", outcome="Interdit"),
    ask("test_de_divination(fidele=dict(foi_creation=2, foi_alteration=2, foi_destruction=1), cible_hors_de_vue=True, difficulte=5)", outcome="Interdit"),
    ask("cibler_avec_un_miracle(fidele=dict(piete_x=2, aura_de_foi=10), cible_hors_de_vue=True, distance=10)", outcome="Permis"),
    ask("cibler_avec_un_miracle(fidele=dict(piete_x=2, aura_de_foi=10), cible_hors_de_vue=True, distance=11)", outcome="Interdit"),
    ask("cibler_avec_un_miracle(fidele=dict(piete_x=2, aura_de_foi=10, en_deroute=True), cible_hors_de_vue=True, distance=10)", outcome="Interdit"),
)
row(
    "XV-E, XV-F",
    "Trois FT de plus : quatre dés. Foi 4, censure de 3, 4 : 5 contre 6. FOI 3, pur au contact, 4 : 6. 1, 4, 5, FOI 2 - 1 : 6. 16 "
    "cm pour 15 : FT perdue.",
    ask("foi(foi_creation=2, foi_alteration=2, foi_destruction=1)", total=5),
    ask("test_de_divination(fidele=dict(foi_creation=1, foi_alteration=1, foi_destruction=2), censeur_points_de_censure=3, difficulte=6, des=[4])",
        outcome="Raté", total=5),
    ask("""test_de_divination(fidele=dict(foi_creation=1, foi_alteration=1, foi_destruction=1, fidele_pur=True,
        au_contact_d_un_adversaire=True), difficulte=6, des=[4])""",
        outcome="Réussi", total=6),
    ask("""test_de_divination(fidele=dict(foi_creation=1, foi_alteration=1, foi_destruction=0, renforcement=2),
        censeur_points_de_censure=1, difficulte=6,
        des=[1, 4, 5])""", outcome="Réussi", total=6),
    ask("foi_temporaire_apres_l_appel(fidele=dict(foi_temporaire=4, renforcement=2), effet_ferveur=2)", total=0),
    ask("foi_temporaire_apres_la_censure(censeur=dict(foi_temporaire=5, points_de_censure=1))", total=4),
    ask("difficulte_du_miracle(effet_difficulte_selon_la_cible=True, cible_valeur_de_caracteristique=5, bonus=1)", total=6),
    ask("etre_a_portee_d_un_effet(effet_portee_de_l_effet=15, distance=16)", outcome="Interdit"),
    ask("cibler_avec_un_miracle(cible_hors_de_vue=True)", outcome="Interdit"),
    ask("cibler_avec_un_miracle(fidele_palier=1, cible_palier=2)", outcome="Permis"),
    ask("censurer(distance=80)", outcome="Permis"),
    ask("censurer(censeur_ne_voit_pas_le_fidele=True)", outcome="Interdit"),
)
row(
    "CONF-CB01",
    "Un miracle de difficulté égale à l'ATT d'une cible à 1 : 5. Ma prêtresse de FOI 3, touchée par un ennemi, réussit sur 3+ ; un Moine-guerrier, sur 2+.",
    ask("test_de_divination(fidele=dict(foi=3, fidele_pur=True, au_contact_d_un_adversaire=True), effet_difficulte_selon_la_cible=True, cible_valeur_de_caracteristique=1)", odds={"Réussi": F(2, 3)}),
    ask("test_de_divination(fidele=dict(foi=3, moine_guerrier=True, au_contact_d_un_adversaire=True), effet_difficulte_selon_la_cible=True, cible_valeur_de_caracteristique=1)", odds={"Réussi": F(5, 6)}),
    ask("test_de_divination(fidele=dict(foi=3), effet_difficulte_indiquee=6, des=[3])", outcome="Réussi", says="difficulté de l'effet"),
)
row(
    "CONF-AH13",
    "Création 1 pour un miracle qui en demande 2 : pas d'appel, pas de test ; une Relique de Création +1 le permet.",
    ask("appeler_un_miracle(fidele=dict(foi_creation=1, foi_alteration=1, foi_destruction=1), effet_creation_requise=2)", outcome="Interdit"),
    ask("test_de_divination(fidele=dict(foi_creation=1, foi_alteration=1, foi_destruction=1), effet_creation_requise=2, difficulte=6)", outcome="Interdit"),
    ask("appeler_un_miracle(fidele=dict(foi_creation=1, foi_alteration=1, foi_destruction=1), creation_de_la_relique=1, effet_creation_requise=2)",
        outcome="Permis"),
)
row(
    "CONF-AH17",
    "Un fidèle pur qui a couru n'appelle plus mais censure ; un Moine-guerrier appelle, sauf à couvert ; FT 4, Ferveur 2, trois points de lien : trop.",
    ask("appeler_un_miracle(fidele=dict(fidele_pur=True, a_couru=True, foi_temporaire=3), effet_ferveur=2)", outcome="Interdit"),
    ask("censurer(censeur=dict(fidele_pur=True, a_couru=True, foi_temporaire=2, points_de_censure=2))", outcome="Permis"),
    ask("appeler_un_miracle(fidele=dict(moine_guerrier=True, a_couru=True, foi_temporaire=3), effet_ferveur=2)", outcome="Permis"),
    ask("appeler_un_miracle(fidele=dict(moine_guerrier=True, s_est_deplace_a_couvert=True))", outcome="Interdit"),
    ask("appeler_un_miracle(fidele=dict(foi_temporaire=4, renforcement=3), effet_ferveur=2)", outcome="Interdit"),
)
row(
    "XIV-D, XV-D",
    "MOU 10 : après 8 cm d'engagement le magicien incante ; après 12, le fidèle n'appelle plus. Un même miracle, une fois par tour.",
    ask("incanter(magicien=dict(magicien_pur=True, a_engage=True, mou=10, distance_parcourue=8))", outcome="Permis"),
    ask("appeler_un_miracle(fidele=dict(fidele_pur=True, a_engage=True, mou=10, distance_parcourue=12))", outcome="Interdit"),
    ask("appeler_un_miracle(effet_deja_appele_ce_tour=True)", outcome="Interdit"),
    ask("appeler_un_miracle(fidele=dict(a_appele=True, foi_temporaire=4))", outcome="Permis"),
)
row(
    "CONF-S31",
    "Dévot pur au contact, quatre croyants et un Féal/2 : 1 + 2 + 2. Sered, Zélote Moine-guerrier, sept croyants et un Féal/1 : 7.",
    ask('foi_temporaire_du_tour(fidele=dict(rang_de_fidele="Dévot", au_contact_d_un_adversaire=True, croyants=4, feal_x=2))', total=5),
    ask('foi_temporaire_du_tour(fidele=dict(rang_de_fidele="Zélote", moine_guerrier=True, croyants=7, feal_x=1))', total=7),
    ask("appeler_un_miracle(fidele=dict(mou=10), distance_parcourue=12)", outcome="Interdit"),
    ask("appeler_un_miracle(fidele=dict(moine_guerrier=True, a_charge=True))", outcome="Permis"),
    ask("appeler_un_miracle(fidele=dict(moine_guerrier=True, s_est_deplace_a_couvert=True))", outcome="Interdit"),
)

DUCKED = "s_est_jete_a_couvert=True"

row(
    "CONF-W05",
    "Jeté à couvert, il devra s'y déplacer : ni sortilège, ni miracle, ni prodige, ni rocher, ni chaudron ; il n'embarque pas, ne court ni n'assaille.",
    ask(f"incanter(magicien_{DUCKED})", outcome="Interdit"),
    ask(f"appeler_un_miracle(fidele_{DUCKED})", outcome="Interdit"),
    ask(f"utiliser_un_prodige(fidele=dict({DUCKED}, foi_temporaire=3), effet_ferveur=2)", outcome="Interdit"),
    ask(f"lancer_un_rocher(attaquant=dict(au_contact_d_un_decor=True, distance_au_tas=2.5, {DUCKED}), cible_distance_en_contrebas=5)", outcome="Interdit"),
    ask(f"renverser_un_chaudron(attaquant=dict(au_contact_du_chaudron=True, {DUCKED}))", outcome="Interdit"),
    ask(f"embarquer(figurine=dict(au_contact_de_l_acces=True, {DUCKED}))", outcome="Interdit"),
    ask(f"portee_de_l_assaut(figurine=dict(mou=10, {DUCKED}))", outcome="Interdit"),
    ask(f"portee_de_la_course(figurine=dict(mou=10, {DUCKED}))", outcome="Interdit"),
    ask(f"faire_une_action_mystique(figurine=dict(est_un_magicien=True, guerrier_mage=True, {DUCKED}))", outcome="Interdit"),
)
row(
    "CONF-Y03 bis",
    "Miracles : Avatar pur 10, Zélote Moine-guerrier 3. Engager de MOU et appeler, oui ; un centimètre de plus ou une charge, non.",
    ask("nombre_de_miracles(fidele=dict(rang_de_fidele='Avatar'))", total=10),
    ask("nombre_de_miracles(fidele=dict(rang_de_fidele='Zélote', moine_guerrier=True))", total=3),
    ask("appeler_un_miracle(fidele=dict(a_engage=True, distance_parcourue=10, mou=10))", outcome="Permis"),
    ask("appeler_un_miracle(fidele=dict(a_engage=True, distance_parcourue=11, mou=10))", outcome="Interdit"),
    ask("appeler_un_miracle(fidele_a_charge=True)", outcome="Interdit"),
)
row(
    "CONF-DA17",
    "Fidèle pur, MOU 10 : il appelle puis engage à 9 cm ; à 11, ou après une charge, plus de miracle ; il ne charge pas.",
    ask("engager_un_adversaire(attaquant=dict(fidele_pur=True, mou=10, a_appele=True), distance=9)", outcome="Permis"),
    ask("appeler_un_miracle(fidele=dict(fidele_pur=True, mou=10, a_engage=True, distance_parcourue=9))", outcome="Permis"),
    ask("appeler_un_miracle(fidele=dict(fidele_pur=True, mou=10, a_engage=True, distance_parcourue=11))", outcome="Interdit"),
    ask("charger(attaquant_fidele_pur=True)", outcome="Interdit"),
    ask("charger(attaquant=dict(moine_guerrier=True, a_appele=True))", outcome="Permis"),
)
row(
    "CONF-AJ31",
    "Piété : un miracle sans voir à 14 cm si l'aura, 10 et une légère de Thaumaturge, en fait 15 ; censurer sans voir dans sa seule aura ; en déroute, non.",
    ask("cibler_avec_un_miracle(fidele=dict(piete_x=2, thaumaturge=True, blessure_legere=True, aura_de_foi=10), cible_hors_de_vue=True, distance=14)",
        outcome="Permis"),
    ask("cibler_avec_un_miracle(fidele=dict(piete_x=2, thaumaturge=True, aura_de_foi=10), cible_hors_de_vue=True, distance=14)", outcome="Interdit"),
    ask("censurer(censeur=dict(piete_x=2, ne_voit_pas_le_fidele=True, celui_qui_appelle_est_dans_son_aura=True))", outcome="Permis"),
    ask("censurer(censeur=dict(piete_x=2, ne_voit_pas_le_fidele=True))", outcome="Interdit"),
    ask("censurer(censeur=dict(piete_x=2, ne_voit_pas_le_fidele=True, celui_qui_appelle_est_dans_son_aura=True, en_deroute=True))", outcome="Interdit"),
)
row(
    "CF-DF05",
    "Il appelle sans que mon fidèle le voie : je ne censure pas, sauf Négation, ou Piété et lui dans mon aura, fût-il loin de sa cible. Deux FT : FOI 4 tombe à 2.",
    ask("censurer(censeur_ne_voit_pas_le_fidele=True)", outcome="Interdit"),
    ask("censurer(censeur_ne_voit_pas_le_fidele=True, censeur_negation=True)", outcome="Permis"),
    ask("censurer(censeur_ne_voit_pas_le_fidele=True, censeur_piete=True, censeur_celui_qui_appelle_est_dans_son_aura=True, distance=60)", outcome="Permis"),
    ask("test_de_divination(fidele_foi=4, points_de_censure=2, difficulte=7, des=[5])", total=7),
    ask("foi_temporaire_apres_la_censure(foi_temporaire=3, points_de_censure=2)", total=1),
)
row(
    "CONF-AN07",
    "Piété/2, aura de 12,5 : il censure derrière un mur à 11 cm, pas à 14 ; à vue, de n'importe où.",
    ask("censurer(fidele_hors_de_vue=True, censeur=dict(piete_x=2, aura_de_foi=12.5), distance=11)", outcome="Permis"),
    ask("censurer(fidele_hors_de_vue=True, censeur=dict(piete_x=2, aura_de_foi=12.5), distance=14)", outcome="Interdit"),
    ask("censurer(censeur=dict(piete_x=2, aura_de_foi=12.5), distance=14)", outcome="Permis"),
    ask("censurer(fidele_hors_de_vue=True, censeur=dict(aura_de_foi=12.5), distance=11)", outcome="Interdit"),
    ask("cibler_avec_un_miracle(fidele=dict(piete_x=2, aura_de_foi=12), cible_hors_de_vue=True, distance=13)", outcome="Interdit"),
)

CENSOR = "ne_voit_pas_le_fidele=True, celui_qui_appelle_est_dans_son_aura=True, foi_temporaire=3, points_de_censure=2"

row(
    "CONF-CC37",
    "Censuré de 2 sans être vu, par Piété ; un Moine-guerrier Exalté, en Blessure légère, contre 9.",
    ask(f"censurer(censeur=dict(piete_x=2, {CENSOR}))", outcome="Permis"),
    ask(f"censurer(censeur=dict({CENSOR}))", outcome="Interdit"),
    ask("censurer(effet_deja_censure=True)", outcome="Interdit"),
    ask("""test_de_divination(fidele=dict(foi_creation=2, foi_alteration=1, foi_destruction=1, moine_guerrier=True, au_contact_d_un_adversaire=True,
        exalte=True, renforcement=1, blessure_legere=True), censeur_points_de_censure=2, difficulte=9)""", odds={"Réussi": F(16865, 46656)}),
)
row(
    "CONF-V29",
    "Censurer sans voir : par Négation, ou par Piété dans son aura ; sinon non. Un prodige, pas après une charge, ni en déroute.",
    ask("censurer(censeur=dict(ne_voit_pas_le_fidele=True))", outcome="Interdit"),
    ask("censurer(censeur=dict(ne_voit_pas_le_fidele=True, negation=True))", outcome="Permis"),
    ask("censurer(censeur=dict(ne_voit_pas_le_fidele=True, piete=True), celui_qui_appelle_est_dans_son_aura=True)", outcome="Permis"),
    ask("utiliser_un_prodige(fidele=dict(foi_temporaire=2, a_charge=True), effet_ferveur=2)", outcome="Interdit"),
    ask("utiliser_un_prodige(fidele=dict(foi_temporaire=2, en_deroute=True), effet_ferveur=2)", outcome="Interdit"),
)
row(
    "CONF-W04",
    "Le censeur en déroute censure s'il voit, ou par Négation ; pas par Piété, une active. Figé par la peur, un mage contre mais n'incante pas.",
    ask("censurer(censeur_en_deroute=True)", outcome="Permis"),
    ask("censurer(censeur=dict(en_deroute=True, negation=True, ne_voit_pas_le_fidele=True))", outcome="Permis"),
    ask("censurer(censeur=dict(en_deroute=True, piete=True, ne_voit_pas_le_fidele=True), celui_qui_appelle_est_dans_son_aura=True)", outcome="Interdit"),
    ask("incanter(magicien_fige_par_la_peur=True)", outcome="Interdit"),
    ask("contrer(contre_magicien_fige_par_la_peur=True)", outcome="Permis"),
    ask("test_de_contre(contre_magicien=dict(pou=5, blessure_grave=True, en_deroute=True, au_contact_d_un_adversaire=True), difficulte=9)",
        odds={"Contré": F(5, 36)}),
)
row(
    "CONF-AL17",
    "Une Relique qui ôte 1 de Création : 1/1/0 la porte et commence à 1 FT ; qui ôte 1 d'Altération à 0, non. Un prodige se paie, sans test ni censure.",
    ask("porter_une_relique(fidele=dict(champion=True, est_un_fidele=True, foi_creation=1, foi_alteration=1, foi_destruction=0), effet=dict(creation_de_la_relique=-1))",
        outcome="Permis"),
    ask("porter_une_relique(fidele=dict(champion=True, est_un_fidele=True, foi_creation=1, foi_alteration=0, foi_destruction=0), effet=dict(alteration_de_la_relique=-1))",
        outcome="Interdit"),
    ask("ft_de_depart(fidele=dict(foi_creation=1, foi_alteration=1, foi_destruction=0), effet=dict(creation_de_la_relique=-1))", total=1),
    ask("utiliser_un_prodige(fidele=dict(foi_temporaire=2), effet=dict(prodige=True, ferveur=3))", outcome="Interdit"),
    ask("censurer(censeur=dict(foi_temporaire=2), effet=dict(prodige=True))", outcome="Interdit"),
)

ASPECTS = "foi_creation=1, foi_alteration=0, foi_destruction=2"
RELIC = "creation_de_la_relique=1, destruction_de_la_relique=-1"

row(
    "CONF-CE20",
    "Un Zélote Moine-guerrier, Champion (1/0/2), et sa relique +1/0/-1 : un miracle 2/0/1, non un 1/0/2 ; une autre ; le prodige.",
    ask(f"porter_une_relique(fidele=dict(champion=True, moine_guerrier=True, {ASPECTS}), {RELIC})", outcome="Permis"),
    ask(f"porter_une_relique(fidele=dict(champion=True, moine_guerrier=True, {ASPECTS}), alteration_de_la_relique=-1)", outcome="Interdit"),
    ask(f"apprendre_un_miracle(fidele=dict({ASPECTS}), {RELIC}, creation_requise=2, destruction_requise=1)", outcome="Permis"),
    ask(f"apprendre_un_miracle(fidele=dict({ASPECTS}), {RELIC}, creation_requise=1, destruction_requise=2)", outcome="Interdit"),
    ask("nombre_de_miracles(fidele=dict(rang_de_fidele='Zélote', moine_guerrier=True))", total=3),
    ask(f"ft_de_depart(fidele=dict({ASPECTS}), {RELIC})", total=3),
    ask(f"ft_de_depart(fidele=dict({ASPECTS}), creation_de_la_relique=1)", total=4),
    ask("utiliser_un_prodige(fidele_foi_temporaire=3, effet_ferveur=3)", outcome="Permis"),
    ask("utiliser_un_prodige(fidele_foi_temporaire=6, effet_ferveur=3, effet_deja_appele_ce_tour=True)", outcome="Interdit"),
    ask("censurer(effet_prodige=True)", outcome="Interdit"),
)
row(
    "CONF-AN14",
    "Difficulté tirée de la cible : ATT 4 + 2, 6 ; COU 3, 5 ; celle du commandant n'y entre pas.",
    ask("difficulte_du_miracle(cible_valeur_de_caracteristique=6, effet_difficulte_selon_la_cible=True)", total=6),
    ask("difficulte_du_miracle(cible_valeur_de_caracteristique=3, effet_difficulte_selon_la_cible=True)", total=5),
)
row(
    "CONF-U42",
    "FOI 3 au contact, censurée de 2 : 0 ; trois points de lien, difficulté 6 : 671/1296. Une difficulté libre de 3 est de 5. Pas d'Aspect sous 0.",
    ask("""test_de_divination(fidele=dict(foi_creation=2, foi_alteration=1, foi_destruction=0, au_contact_d_un_adversaire=True, renforcement=3),
        censeur_points_de_censure=2, difficulte=6)""", odds={"Réussi": F(671, 1296)}),
    ask("difficulte_du_miracle(difficulte_indiquee=3, effet_difficulte_libre=True)", total=5),
    ask("porter_une_relique(fidele=dict(champion_fidele=True, foi_creation=2, foi_alteration=1, foi_destruction=0), effet_destruction_de_la_relique=-1)",
        outcome="Interdit"),
)
row(
    "CONF-AO09",
    "Difficulté selon l'ATT 4 de la cible : +2, elle vaut 6 ; −3, elle remonte à 5. Deux points de censure contre FOI 4 ; au contact, FOI 3 ; un Moine-guerrier, 4.",
    ask("difficulte_du_miracle(effet_difficulte_selon_la_cible=True, cible_valeur_de_caracteristique=4, bonus=2)", total=6),
    ask("difficulte_du_miracle(effet_difficulte_selon_la_cible=True, cible_valeur_de_caracteristique=4, malus=3)", total=5),
    ask("test_de_divination(foi=4, difficulte=7, censeur_points_de_censure=2, des=[4])", outcome="Raté", total=6),
    ask("test_de_divination(foi=4, difficulte=7, fidele_au_contact_d_un_adversaire=True, des=[3])", outcome="Raté", total=6),
    ask("test_de_divination(foi=4, difficulte=7, fidele_moine_guerrier=True, fidele_au_contact_d_un_adversaire=True, des=[3])", outcome="Réussi", total=7),
)
