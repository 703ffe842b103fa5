"""Situations of Confrontation whose questions stand in `divination-foi.ttl`."""

from __future__ import annotations

from fractions import Fraction as F

from verdicts import ask, rows

ROWS, row = rows()

row(
    "CONF-T19",
    "Un Zélote moine-guerrier au contact, sept croyants et un Féal/2 dans son aura ; il gardait trois points de FT, avec Piété/2.",
    ask("""foi_temporaire_du_tour(fidele_rang_de_fidele="Zélote", fidele_moine_guerrier=True, fidele_croyants=7, fidele_au_contact_d_un_adversaire=True,
        figurine_feal_x=2, fidele_piete_x=2, fidele_foi_temporaire=3)""", total=10),
)
row(
    "CONF-CB14",
    "Zélote pur, cinq croyants et un Féal/2 dans l'aura : 3 + 3 + 2 ; touché par un ennemi, 7. Le Féal d'en face, pour un iconoclaste, est un croyant comme un autre.",
    ask("foi_temporaire_du_tour(fidele=dict(rang_de_fidele='Zélote', fidele_pur=True), croyants=5, feal_x=2)", total=8),
    ask("foi_temporaire_du_tour(fidele=dict(rang_de_fidele='Zélote', fidele_pur=True, au_contact_d_un_adversaire=True), croyants=5, feal_x=2)", total=7),
    ask("compter_parmi_les_croyants(figurine=dict(feal=True, du_camp_adverse=True), fidele_iconoclaste=True)", outcome="Permis"),
)
row(
    "CONF-AA09",
    "Zélote pur iconoclaste au contact et en déroute : deux fantassins, un Féal/2 et un Immobile/3 ennemis font six croyants, un Féal/1 ami 1 : 2 + 3 + 1 − 2.",
    ask("foi_temporaire_du_tour(fidele=dict(rang_de_fidele='Zélote', iconoclaste=True, croyants=6, feal_x=1, au_contact_d_un_adversaire=True, en_deroute=True))", total=4),
    ask("foi_temporaire_du_tour(fidele=dict(rang_de_fidele='Zélote', iconoclaste=True, croyants=6, feal_x=1, au_contact_d_un_adversaire=True))", total=6),
)

PRIEST = "rang_de_fidele='Zélote', croyants=6, piete_x=2, foi_temporaire=3"

row(
    "CONF-AB20",
    "La déroute coûte au Pieux/2 deux FT, et celles qu'il gardait : quatre de moins.",
    ask(f"foi_temporaire_du_tour(fidele=dict({PRIEST}))", total=8),
    ask(f"foi_temporaire_du_tour(fidele=dict({PRIEST}, en_deroute=True))", total=4),
)
row(
    "CONF-AF17",
    "Zélote pur au contact : 2 − 1 + 1, six croyants (dont un Immobile/3) pour 3, un Féal/2 : 7 ; en déroute 5. Piété/2 : il lui en reste 3, il en garde 2.",
    ask('foi_temporaire_du_tour(fidele=dict(rang_de_fidele="Zélote", fidele_pur=True, au_contact_d_un_adversaire=True), croyants=6, feal_x=2)', total=7),
    ask("""foi_temporaire_du_tour(fidele=dict(rang_de_fidele="Zélote", fidele_pur=True, au_contact_d_un_adversaire=True, en_deroute=True), croyants=6,
        feal_x=2)""", total=5),
    ask("croyants_comptes(figurine=dict(immobile_x=3))", total=3),
    ask("compter_parmi_les_croyants(figurine=dict(construct=True))", outcome="Interdit"),
    ask("ft_conservee(fidele=dict(piete_x=2, foi_temporaire=3))", total=2),
    ask("aura_de_foi_du_fidele(fidele=dict(thaumaturge=True, blessure_grave=True, possede=True, aura_de_foi=10))", total=20),
)
row(
    "CONF-AJ29",
    "Zélote moine-guerrier Thaumaturge en grave au contact : aura 10 + 10, cinq croyants et un Féal/1, 2 + 3 + 1 ; un Sonné n'étend pas l'aura.",
    ask("""foi_temporaire_du_tour(fidele=dict(rang_de_fidele='Zélote', moine_guerrier=True, thaumaturge=True, blessure_grave=True,
        au_contact_d_un_adversaire=True), croyants=5, feal_x=1)""", total=6),
    ask("aura_de_foi_du_fidele(fidele=dict(thaumaturge=True, blessure_grave=True, aura_de_foi=10))", total=20),
    ask("aura_de_foi_du_fidele(fidele=dict(thaumaturge=True, sonne=True, aura_de_foi=12.5))", total=F(25, 2)),
    ask("foi_temporaire_du_tour(fidele=dict(rang_de_fidele='Avatar', moine_guerrier=True, piete_x=3, foi_temporaire=2), croyants=4)", total=12),
)

FAITHFUL = "rang_de_fidele='Zélote', moine_guerrier=True, iconoclaste=True, croyants=3"

row(
    "CONF-AN02",
    "Zélote Moine-guerrier iconoclaste, trois ennemis dont un Féal/2, un Mort-vivant de plus et un Féal/1 ami : 2 + 2 + 1 ; l'ennemi Féal n'est qu'un croyant.",
    ask(f"foi_temporaire_du_tour(fidele=dict({FAITHFUL}), figurine=dict(feal_x=1))", total=5),
    ask(f"foi_temporaire_du_tour(fidele=dict({FAITHFUL}), figurine=dict(feal_x=2, du_camp_adverse=True))", total=4),
    ask("foi_temporaire_d_un_feal(fidele_iconoclaste=True, figurine=dict(feal_x=2, du_camp_adverse=True))", total=0),
    ask("compter_parmi_les_croyants(fidele_iconoclaste=True, figurine=dict(feal_x=2, du_camp_adverse=True))", outcome="Permis"),
    ask("compter_parmi_les_croyants(fidele_iconoclaste=True, figurine=dict(mort_vivant=True, du_camp_adverse=True))", outcome="Interdit"),
)

DEVOUT = "rang_de_fidele='Dévot', fidele_pur=True, iconoclaste=True, champion=True, croyants=4, foi_temporaire=5, aura_de_foi=10"

row(
    "CONF-AN24",
    "Champion iconoclaste Dévot pur, quatre ennemis, 5 FT restantes : 2 + 2 + 2 ; un nexus Icône/1 de son allégeance à 10 cm, 7 ; à 11, 6.",
    ask(f"foi_temporaire_du_tour(fidele=dict({DEVOUT}))", total=6),
    ask(f"foi_temporaire_du_tour(fidele=dict({DEVOUT}, repond_a_l_allegeance=True), nexus_icone_x=1, distance=10)", total=7),
    ask(f"foi_temporaire_du_tour(fidele=dict({DEVOUT}, repond_a_l_allegeance=True), nexus_icone_x=1, distance=11)", total=6),
)

ZEALOT = "rang_de_fidele='Zélote', au_contact_d_un_adversaire=True, croyants=8, feal_x=1, piete_x=2, foi_temporaire=1"

row(
    "CONF-CF29",
    "Zélote au contact, 8 croyants, Féal/1, Piété/2 et 1 FT : 8, moine ou pur ; pur en déroute, 5. Miracle au palier 1, au contact, censuré d'1 : 19/27.",
    ask(f"foi_temporaire_du_tour(fidele=dict({ZEALOT}, moine_guerrier=True))", total=8),
    ask(f"foi_temporaire_du_tour(fidele=dict({ZEALOT}))", total=8),
    ask(f"foi_temporaire_du_tour(fidele=dict({ZEALOT}, en_deroute=True))", total=5),
    ask("""test_de_divination(fidele=dict(foi=4, fidele_pur=True, au_contact_d_un_adversaire=True, renforcement=2), difficulte=5, cible_palier=1,
        points_de_censure=1)""", odds={"Réussi": F(19, 27)}),
)
row(
    "XV-B-3",
    "Doyen moine, quatre croyants, un Féal/2 : 9. Dévot iconoclaste, trois ennemis, Féal/1 : 4. Zélote Féal/1, deux croyants : 4. "
    "Sered, huit dont un Féal/1 : 7.",
    ask("foi_temporaire_du_tour(fidele=dict(rang_de_fidele='Doyen', moine_guerrier=True, croyants=4), figurine_feal_x=2)", total=9),
    ask("foi_temporaire_du_tour(fidele=dict(rang_de_fidele='Dévot', croyants=3, iconoclaste=True), figurine_feal_x=1)", total=4),
    ask("foi_temporaire_du_tour(fidele=dict(rang_de_fidele='Dévot', moine_guerrier=True, croyants=8))", total=4),
    ask("foi_temporaire_du_tour(fidele=dict(rang_de_fidele='Dévot', moine_guerrier=True, croyants=11))", total=5),
    ask("foi_temporaire_d_un_feal(figurine_feal=True, premier_x=1, second_x=2)", total=3),
)

PRIEST_2 = 'fidele=dict(rang_de_fidele="Zélote", moine_guerrier=True, au_contact_d_un_adversaire=True, croyants=6, feal_x=2{})'

row(
    "CONF-U41",
    "Zélote Moine-guerrier au contact, huit autour de lui dont un Féal/2 et un Construct : 2 + 2 + 3 = 7 ; en déroute, 5.",
    ask(f"foi_temporaire_du_tour({PRIEST_2.format('')})", total=7),
    ask(f"foi_temporaire_du_tour({PRIEST_2.format(', en_deroute=True')})", total=5),
    ask("foi_temporaire_en_deroute(fidele_foi_temporaire_calculee=7)", total=5),
    ask("compter_parmi_les_croyants(fidele_orthodoxe=True, figurine=dict(de_son_peuple_et_de_son_camp=True, construct=True))", outcome="Interdit"),
)
row(
    "CONF-W01",
    "Le Doyen Moine-guerrier iconoclaste, en déroute et au contact : cinq ennemis croyants, un Féal/2 ami : 3 + 5 + 2 − 2 = 8.",
    ask("""foi_temporaire_du_tour(fidele=dict(rang_de_fidele="Doyen", moine_guerrier=True, iconoclaste=True, croyants=5, feal_x=2, en_deroute=True,
        au_contact_d_un_adversaire=True))""", total=8),
    ask("foi_temporaire_du_tour(fidele=dict(rang_de_fidele='Zélote', croyants=5, thaumaturge=True, blessure_grave=True, piete_x=1, foi_temporaire=3))", total=7),
)
row(
    "CONF-NA13",
    "Dévot pur au contact, sept croyants (un mercenaire du peuple, un DIS 0), un Féal/1 : 1 + 3 + 1 ; Moine-guerrier, autant : 1, sans pénalité.",
    ask('foi_temporaire_du_tour(fidele=dict(rang_de_fidele="Dévot", croyants=7, au_contact_d_un_adversaire=True), figurine_feal_x=1)', total=5),
    ask('foi_temporaire_du_tour(fidele=dict(rang_de_fidele="Dévot", moine_guerrier=True, croyants=7, au_contact_d_un_adversaire=True), figurine_feal_x=1)',
        total=5),
)
row(
    "CONF-NA14",
    "Un prêtre Féal/2 dans l'aura d'un Zélote iconoclaste et ses quatre croyants : 5 ; sous l'autre lecture, 7. Un guerrier Féal/2 : 7.",
    ask('foi_temporaire_du_tour(fidele_iconoclaste=True, rang_de_fidele="Zélote", croyants=4, feal_x=2, figurine_est_un_fidele=True)', total=5, disputed="7 FT"),
    ask('foi_temporaire_du_tour(fidele_iconoclaste=True, rang_de_fidele="Zélote", croyants=4, figurine_feal_x=2, figurine_est_un_fidele=True)', total=5,
        disputed="7 FT"),
    ask('foi_temporaire_du_tour(fidele_iconoclaste=True, rang_de_fidele="Zélote", croyants=4, feal_x=2)', total=7),
)

HUNG = "grimpe_a_la_corde=True"

row(
    "CONF-W07",
    "Un Zélote suspendu à quatre croyants : 0 FT ; un Adepte, 8 au jet et Récupération/2, garde sa seule gemme.",
    ask(f"foi_temporaire_du_tour(fidele=dict(rang_de_fidele='Zélote', croyants=4, {HUNG}))", total=0),
    ask(f"une_recuperation_de_mana(magicien=dict(pou=5, rang_de_magicien='Adepte', {HUNG}, recuperation_x=2, gemmes_en_reserve=1), des=[3])", says="Gemmes 1"),
)
row(
    "CONF-DA06",
    "Zélote pur en déroute : quatre croyants et un Féal/2 dans son aura, 5 FT ; ce qui lui restait ne compte pas. Féal lui-même, il n'a rien de son X.",
    ask("foi_temporaire_du_tour(fidele=dict(rang_de_fidele='Zélote', fidele_pur=True, en_deroute=True), croyants=4, feal_x=2)", total=5),
    ask("foi_temporaire_d_un_feal(fidele_feal_x=2)", total=0),
    ask("foi_temporaire_d_un_feal(figurine_feal_x=2)", total=2),
    ask("fuir(figurine_en_deroute=True)", outcome="Obligatoire"),
)
row(
    "CF-CB05",
    "FT d'un Zélote fidèle pur en déroute, cinq croyants, Piété/2 et trois FT en réserve : 3 + 3 - 2.",
    ask('foi_temporaire_du_tour(rang_de_fidele="Zélote", fidele_est_un_fidele=True, croyants=5, fidele_en_deroute=True, fidele_piete_x=2, fidele_foi_temporaire=3)',
        total=4),
    ask('foi_temporaire_du_tour(rang_de_fidele="Zélote", fidele_est_un_fidele=True, croyants=5, fidele_piete_x=2, fidele_foi_temporaire=3)', total=8),
)
row(
    "CONF-Y02 bis",
    "Doyen pur au contact, trois croyants, un Féal/2 : 3 + 3 + 2 = 8 ; Zélote Moine-guerrier, 6 ; Dévot iconoclaste, quatre ennemis, Féal/1 ami : 5.",
    ask("foi_temporaire_du_tour(fidele=dict(rang_de_fidele='Doyen', croyants=3, feal_x=2, au_contact_d_un_adversaire=True))", total=8),
    ask("foi_temporaire_du_tour(fidele=dict(rang_de_fidele='Zélote', moine_guerrier=True, croyants=3, feal_x=2, au_contact_d_un_adversaire=True))", total=6),
    ask("foi_temporaire_du_tour(fidele=dict(rang_de_fidele='Dévot', iconoclaste=True, croyants=4, feal_x=1))", total=5),
    ask("foi_temporaire_du_tour(fidele=dict(rang_de_fidele='Zélote', croyants=4, tue_net=True))", outcome="Interdit"),
)

PRIEST_3 = "fidele=dict(champion=True, fidele_pur=True, foi_creation=2, foi_alteration=1, foi_destruction=0)"

row(
    "CONF-AA11",
    "Aspects 2/1/0 et Relique +1/−1/0 : 3 FT au départ, plus de miracle Altération/1 ; Destruction −1, elle ne se porte pas. Un prodige ne se censure pas.",
    ask(f"ft_de_depart({PRIEST_3}, creation_de_la_relique=1, alteration_de_la_relique=-1)", total=3),
    ask(f"apprendre_un_miracle({PRIEST_3}, alteration_de_la_relique=-1, alteration_requise=1)", outcome="Interdit"),
    ask(f"apprendre_un_miracle({PRIEST_3}, alteration_requise=1)", outcome="Permis"),
    ask(f"porter_une_relique({PRIEST_3}, creation_de_la_relique=1, alteration_de_la_relique=-1)", outcome="Permis"),
    ask(f"porter_une_relique({PRIEST_3}, destruction_de_la_relique=-1)", outcome="Interdit"),
    ask("censurer(prodige=True)", outcome="Interdit"),
)
row(
    "CONF-AH14",
    "Zélote pur orthodoxe Thaumaturge (aura 10) en Blessure grave : aura 20, un croyant à 18 compte ; 5 croyants, Piété/3 (reste 1), Icône/2 : 9 FT.",
    ask("aura_de_foi_du_fidele(fidele=dict(aura_de_foi=10, thaumaturge=True, blessure_grave=True))", total=20),
    ask("""compter_parmi_les_croyants(fidele=dict(aura_de_foi=10, thaumaturge=True, blessure_grave=True, orthodoxe=True),
        figurine=dict(distance_du_fidele=18, de_son_peuple_et_de_son_camp=True))""", outcome="Permis"),
    ask("""foi_temporaire_du_tour(fidele=dict(rang_de_fidele="Zélote", fidele_pur=True, orthodoxe=True, croyants=5, foi_temporaire=1, piete_x=3,
        nexus_dans_l_aura_de_foi=True), nexus_icone_x=2)""", total=9),
)
row(
    "CONF-AL16",
    "Zélote Moine-guerrier, Piété/2, Thaumaturge en grave, en déroute, 3 FT restants, 5 croyants dans ses 25 cm : 2 + 3 - 2, Piété muette ; rallié, 7.",
    ask("aura_de_foi_du_fidele(fidele=dict(aura_de_foi=15, thaumaturge=True, blessure_grave=True))", total=25),
    ask("foi_temporaire_du_tour(fidele=dict(rang=2, moine_guerrier=True, piete_x=2, foi_temporaire=3, en_deroute=True), croyants=5)", total=3),
    ask("foi_temporaire_du_tour(fidele=dict(rang=2, moine_guerrier=True, piete_x=2, foi_temporaire=3), croyants=5)", total=7),
    ask("aura_de_foi_du_fidele(fidele=dict(aura_de_foi=15, thaumaturge=True, blessure_legere=True, endurance=True))", total=20),
)
row(
    "CONF-AH15",
    "Dévot iconoclaste Moine-guerrier au contact : 6 ennemis croyants et un ami Féal/1, 4 FT ; un ennemi Féal/2 compte pour un croyant, un Mort-vivant non.",
    ask("""foi_temporaire_du_tour(fidele=dict(rang_de_fidele="Dévot", moine_guerrier=True, iconoclaste=True, adversaires_au_contact=1, croyants=6),
        figurine_feal_x=1)""", total=4),
    ask("compter_parmi_les_croyants(fidele_iconoclaste=True, figurine=dict(du_camp_adverse=True, feal_x=2))", outcome="Permis"),
    ask("compter_parmi_les_croyants(fidele_iconoclaste=True, figurine=dict(du_camp_adverse=True, mort_vivant=True))", outcome="Interdit"),
)
row(
    "CONF-CC38",
    "Un Zélote Moine-guerrier iconoclaste en déroute, Thaumaturge critique : rayon 27,5 cm, 8 FT.",
    ask("aura_de_foi_du_fidele(fidele=dict(aura_de_foi=12.5, thaumaturge=True, blessure_critique=True))", total=F(55, 2)),
    ask("croyants_comptes(fidele_croyants=5, figurine_immobile_x=4)", total=9),
    ask("compter_parmi_les_croyants(fidele_iconoclaste=True, figurine=dict(du_camp_adverse=True, construct=True))", outcome="Interdit"),
    ask("compter_parmi_les_croyants(fidele_iconoclaste=True, figurine=dict(du_camp_adverse=True, feal_x=2))", outcome="Permis"),
    ask("""foi_temporaire_du_tour(fidele=dict(rang_de_fidele="Zélote", moine_guerrier=True, croyants=9, en_deroute=True, feal_x=1,
        nexus_dans_l_aura_de_foi=True), nexus_icone_x=2)""", total=8),
)
row(
    "XV-A à XV-B-2",
    "Aura de 12,5 : à 13 cm, plus croyant. Mort-vivant sans DIS, Familier, Apatride : jamais. Même camp, autre peuple : pas pour "
    "un orthodoxe. Dieux : 2, 1, 0 : 3 FT.",
    ask("aura_de_foi_du_fidele(fidele_aura_de_foi=12.5)", total=12.5),
    ask("compter_parmi_les_croyants(fidele_orthodoxe=True, figurine_de_son_peuple_et_de_son_camp=True)", outcome="Permis"),
    ask("compter_parmi_les_croyants(fidele_orthodoxe=True, figurine=dict(de_son_peuple_et_de_son_camp=True, familier=True))", outcome="Interdit"),
    ask("compter_parmi_les_croyants(fidele_orthodoxe=True, figurine=dict(de_son_peuple_et_de_son_camp=True, sans_discipline=True))",
        outcome="Interdit"),
    ask("compter_parmi_les_croyants(fidele_orthodoxe=True, figurine=dict(de_son_peuple_et_de_son_camp=True, apatride=True))", outcome="Interdit"),
    ask("""compter_parmi_les_croyants(fidele_orthodoxe=True, fidele_aura_de_foi=12.5,
        figurine=dict(de_son_peuple_et_de_son_camp=True, distance_du_fidele=13))""",
        outcome="Interdit"),
    ask("compter_parmi_les_croyants(fidele_iconoclaste=True, figurine_du_camp_adverse=True)", outcome="Permis"),
    ask("ft_de_depart(foi_creation=2, foi_alteration=1, foi_destruction=0)", total=3),
    ask("ft_generee_par_le_fidele(rang_de_fidele='Doyen', moine_guerrier=True)", total=3),
    ask("ft_des_croyants(fidele_rang_de_fidele='Zélote', fidele_croyants=7)", total=4),
)
row(
    "CONF-V26",
    "Zélote Moine-guerrier iconoclaste au contact et en déroute : cinq ennemis, dont un Mort-vivant et un Élémentaire, et un Féal/1 ami : 2 + 2 + 1 - 2 = 3.",
    ask("""foi_temporaire_du_tour(fidele=dict(rang_de_fidele="Zélote", moine_guerrier=True, iconoclaste=True, croyants=3, feal_x=1, en_deroute=True,
        au_contact_d_un_adversaire=True))""", total=3),
    ask("compter_parmi_les_croyants(fidele_iconoclaste=True, figurine=dict(du_camp_adverse=True, mort_vivant=True))", outcome="Interdit"),
    ask("compter_parmi_les_croyants(fidele_iconoclaste=True, figurine=dict(du_camp_adverse=True, feal_x=2))", outcome="Permis"),
)
row(
    "XV-C, XV-D",
    "Miracle de Merin pour un fidèle de Danu : non. Rang 3 moine : 4 ; rang 1 pur : 4 ; rang 2 moine : 3. Appelé hors de son "
    "activation, plus de déplacement à couvert.",
    ask("apprendre_un_miracle(effet_culte_etranger=True)", outcome="Interdit"),
    ask("apprendre_un_miracle(effet_culte_etranger=True, effet_culte_universel=True)", outcome="Permis"),
    ask("nombre_de_miracles(fidele=dict(rang=3, moine_guerrier=True))", total=4),
    ask("nombre_de_miracles(fidele=dict(rang=1, fidele_pur=True))", total=4),
    ask("nombre_de_miracles(fidele=dict(rang=2, moine_guerrier=True))", total=3),
    ask("se_deplacer_a_couvert(figurine=dict(fidele_pur=True, a_appele=True))", outcome="Interdit"),
    ask("appeler_un_miracle(fidele=dict(fidele_pur=True, s_est_deplace_a_couvert=True))", outcome="Interdit"),
    ask("censurer(censeur=dict(fidele_pur=True, s_est_deplace_a_couvert=True))", outcome="Permis"),
    ask("appeler_un_miracle(fidele=dict(moine_guerrier=True, a_couru=True))", outcome="Permis"),
)
row(
    "CF-NB03",
    "Doyen pur : deux croyants à bord du char et un Immobile/3 dans l'aura, 4 + 5. Dévot pur au contact, quatre croyants, 3 FT de reste : 3 ; Piété/2 : 5.",
    ask('foi_temporaire_du_tour(fidele_rang_de_fidele="Doyen", croyants=2, immobile_x=3)', total=9),
    ask('foi_temporaire_du_tour(fidele=dict(rang_de_fidele="Dévot", au_contact_d_un_adversaire=True), croyants=4, foi_temporaire=3)', total=3),
    ask('foi_temporaire_du_tour(fidele=dict(rang_de_fidele="Dévot", au_contact_d_un_adversaire=True, piete_x=2), croyants=4, foi_temporaire=3)', total=5),
    ask("compter_parmi_les_croyants(figurine_a_bord=True)", outcome="Permis"),
)
row(
    "CF-NB26",
    "Avatar moine-guerrier, Féal lui-même, cinq croyants et un Féal/2 : 6 + 5 + 2. Thaumaturge d'une Structure/8 qui a perdu quatre PS : 20 cm.",
    ask('foi_temporaire_du_tour(fidele=dict(rang_de_fidele="Avatar", moine_guerrier=True, feal=True), croyants=5, feal_x=2)', total=13),
    ask("aura_de_foi_du_fidele(fidele=dict(aura_de_foi=10, thaumaturge=True, structure_x=8, ps_perdus=4))", total=20),
)
row(
    "CONF-AO08",
    "Quatre croyants autour d'un Dévot : 2 FT ; trois autour d'un Zélote : 2 ; un Moine-guerrier de FOI 1, 0, 1 commence à 2 ; le fidèle ne se compte pas lui-même.",
    ask('ft_des_croyants(rang_de_fidele="Dévot", croyants=4)', total=2),
    ask('ft_des_croyants(rang_de_fidele="Zélote", croyants=3)', total=2),
    ask("ft_de_depart(foi_creation=1, foi_alteration=0, foi_destruction=1)", total=2),
    ask("compter_parmi_les_croyants(fidele_orthodoxe=True, figurine_est_le_fidele=True)", outcome="Interdit"),
)
row(
    "CONF-KZ04",
    "Une prêtresse jouée sans aucun miracle n'en appelle pas ; elle peut censurer. Avec un miracle, elle appelle.",
    ask("appeler_un_miracle(fidele_miracles_appris=0)", outcome="Interdit"),
    ask("appeler_un_miracle(fidele_miracles_appris=1)", outcome="Permis"),
    ask("censurer()", outcome="Permis"),
    ask("incanter(magicien_sortileges_appris=0)", outcome="Interdit"),
)
row(
    "CONF-CFB07",
    "Prêtresse au sol, aura de 12,5 cm, un Sessair en vol à 5 cm : pas un croyant, sauf à le lire autrement ; au sol, il compte.",
    ask("compter_parmi_les_croyants(figurine=dict(palier=1, distance_du_fidele=5), fidele_aura_de_foi=12.5)", outcome="Interdit", disputed="Permis"),
    ask("compter_parmi_les_croyants(figurine_distance_du_fidele=5, fidele_aura_de_foi=12.5)", outcome="Permis"),
)
