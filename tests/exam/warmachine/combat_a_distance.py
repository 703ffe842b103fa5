"""Situations of Warmachine of the chapter « Combat à distance » (Ranged combat)."""

from __future__ import annotations

from fractions import Fraction as F

from verdicts import ask, rows

ROWS, row = rows()

row(
    "through-the-node",
    "Mon warcaster, FOC 7, derrière un mur, lance par son arc nodal sur DEF 12 : 5 ou plus ; le relais à terre ou engagé, rien ne part.",
    ask('attaque_magique(magie=7, defense=12, sort_relaye=True, cible_hors_de_vue=True)', odds={"Touche": F(5, 6)}),
    ask('attaque_magique(magie=7, defense=12, cible_hors_de_vue=True)', outcome="Interdit"),
    ask('attaque_magique(magie=7, defense=12, sort_relaye=True, relais_au_tapis=True)', outcome="Interdit"),
    ask('attaque_magique(magie=7, defense=12, sort_relaye=True, relais_engagee=True)', outcome="Interdit"),
)
row(
    "AO-02",
    "Un sort FOC 6 sur une DEF 12 dissimulée par une haie à 2 pouces : 13/18 ; à 1 pouce 15/36 ; en forêt, la haie lointaine ne compte pas, la forêt si.",
    ask("attaque_magique(foc=6, defense=12, cible_dissimulee=True, distance_au_decor=2)", odds={"Touche": F(13, 18)}),
    ask("attaque_magique(foc=6, defense=12, cible_dissimulee=True, distance_au_decor=1)", odds={"Touche": F(5, 12)}),
    ask("attaque_magique(foc=6, defense=12, cible_en_foret=True, distance_au_decor=2)", odds={"Touche": F(5, 12)}),
)
row(
    "whose-legs",
    "« La figurine » a perdu ses jambes et voudrait slammer, ou est à terre et voudrait tirer : c'est de l'attaquant qu'on le dit.",
    ask('slam(figurine_mouvement_desactive=True)', asks="dites attaquant_mouvement_desactive"),
    ask('attaque_a_distance(atd=6, defense=12, figurine_au_tapis=True)', asks="attaquant_au_tapis ou cible_au_tapis"),
    ask('attaque_a_distance(atd=6, defense=12, cible_vise=True)', odds={"Touche": F(13, 18)}),
)
row(
    "gargantuan-in-the-woods",
    "Gargantuan DEF 9 en mêlée, à couvert, surélevé, 5 pouces de bois : rien n'y fait ; au corps-à-corps le mur le sert encore.",
    ask(
        'attaque_a_distance(atd=5, defense=9, vise=True, cible_est_un_gargantuan=True, cible_en_corps_a_corps=True, cible_a_couvert=True,'
        ' cible_surelevee=True, foret_traversee=5)',
        odds={"Touche": F(35, 36)},
    ),
    ask('attaque_de_corps_a_corps(acc=6, defense=10, cible_est_un_colosse=True, decor_interferent=True)', odds={"Touche": F(13, 18)}),
)
row(
    "colossal-in-melee",
    "Tirer sur un colosse en mêlée ne coûte rien sous aucune lecture.",
    ask('attaque_a_distance(atd=7, defense=14, cible_en_corps_a_corps=True, cible_colossale=True, litiges={"WM-382": "B"})', odds={"Touche": F(7, 12)}),
    ask('attaque_magique(magie=7, defense=14, cible_en_corps_a_corps=True, cible_colossale=True, litiges={"WM-383": "B"})', odds={"Touche": F(7, 12)}),
)
row(
    "wm35-14",
    "Mon Colosse engagé tire sur une Machine de Bataille derrière un mur et en mêlée : ni visée, ni couvert, ni −4.",
    ask('attaques_a_distance(attaquant_colossale=True, attaquant_en_corps_a_corps=True, atd=5, defense=10, pui=15, arm=19, attaquant_vise=True, cible_machine_de_bataille=True, cible_a_couvert=True, cible_engagee=True, degats_boostes=1, points_de_focus=1, attaques_enchainees=1, cases_de_degats_restantes=30)', says="au moins 1 : 265/324"),
)

SHOT = "attaque_a_distance(atd=6, defense=12"

row(
    "AO-01",
    "Il dit sa figurine à couvert d'un mur ; on mesure 1,2 pouce : rien, 13/18. À 1 pouce juste : DEF 16, 1/6. Dans sa tranchée, le mur lointain n'y change rien.",
    ask(f"{SHOT}, cible_a_couvert=True, distance_au_decor=1.2)", odds={"Touche": F(13, 18)}),
    ask(f"{SHOT}, cible_a_couvert=True, distance_au_decor=1)", odds={"Touche": F(1, 6)}),
    ask(f"{SHOT}, cible_dans_une_tranchee=True, distance_au_decor=1.2)", odds={"Touche": F(1, 6)}),
)
row(
    "attaques",
    "De dos : 4 + 3 + 5 + 2 = 14. Souffle contre furtif, à couvert et engagé : 13. Au tapis sous couvert : 5 + 4. Magie, en haut et à couvert : +6.",
    ask("attaque_a_distance(atd=5, defense=14, des=[4, 3], depuis_l_arc_arriere=True)", outcome="Touche", total=14),
    ask("attaque_de_corps_a_corps(acc=6, defense=14, des=[3, 4], depuis_l_arc_arriere=True, arc_avant_traverse=True)", outcome="Raté", total=13),
    ask("""attaque_a_distance(atd=5, defense=13, des=[4, 4], attaque_de_souffle=True, distance=7,
        cible=dict(furtivite=True, a_couvert=True, en_corps_a_corps=True))""", outcome="Touche", total=13),
    ask("rater_une_cible_en_corps_a_corps(cible_en_corps_a_corps=True, attaque_de_souffle=True)", outcome="Aucune conséquence"),
    ask("attaque_a_distance(atd=5, defense=15, cible_au_tapis=True, cible_a_couvert=True, des=[2, 2])", outcome="Touche", total=9),
    ask("attaque_magique(foc=6, defense=12, cible_surelevee=True, cible_a_couvert=True, des=[6, 5])", outcome="Raté", gives="DEF 18"),
    ask("attaque_de_corps_a_corps(acc=6, defense=12, jet_booste=True, des=[1, 3, 2])", outcome="Touche", total=12),
    ask("attaque_de_corps_a_corps(acc=6, defense=11, des=[5], arme_systeme_desactive=True)", outcome="Touche", total=11),
    ask("attaque_de_corps_a_corps(acc=6, defense=16, cible_au_tapis=True)", outcome="Touche"),
    ask("cadence_de_tir(cdt=2, attaques_supplementaires=2)", total=2),
    ask("attaque_de_competence_magique(magie=7, defense=14, des=[3, 4])", outcome="Touche", total=14),
    ask("attaquer_a_distance(attaquant_engage_un_ennemi=True)", outcome="Interdit", disputed="Permis"),
)
row(
    "wm35-06",
    "CDT 2 et trois focus : un tir acheté, pas deux ; les deux boostés, au moins une touche.",
    ask('cadence_de_tir(cdt=2, points_de_focus=3, attaques_supplementaires=2)', total=2),
    ask('touches_d_une_serie_de_tirs(atd=5, defense=14, cdt=2, points_de_focus=2, attaques_enchainees=3, attaques_boostees=2, tirs_deja_faits=0)', says="au moins 1 : 680/729"),
)
row(
    "wm35-01",
    "Engagé, mon Seigneur Gris [7] foudroie son bretteur : ni visée ni −4, et trois chances sur quatre ou presque de le toucher.",
    ask('un_sort_et_ses_degats(magie=7, defense=13, pui=12, arm=15, cases_de_degats_restantes=1, attaquant_engagee=True, attaquant_vise=True, origine_en_corps_a_corps_avec_la_cible=True)', odds={"La cible est hors de combat": F(143, 216)}),
    ask('attaque_de_competence_magique(magie=7, defense=13, attaquant_engagee=True, attaquant_vise=True, origine_en_corps_a_corps_avec_la_cible=True)', odds={"Touche": F(13, 18)}),
)
row(
    "colosses et machines",
    "Un colosse ne profite ni du couvert ni de la mêlée : DEF 10. Un vector prend l'ACC de son warcaster. La fenêtre gauche touche la grille gauche.",
    ask("moment_du_deploiement(figurine_est_un_colosse=True)", gives="avant toute autre"),
    ask("attaque_a_distance(atd=5, defense=10, cible_est_un_colosse=True, cible_a_couvert=True, des=[2, 3])", outcome="Touche", total=10),
    ask("attaque_a_distance(atd=5, defense=10, cible_est_un_colosse=True, cible_en_corps_a_corps=True, des=[2, 3])", outcome="Touche", total=10),
    ask("tracer_une_ligne_de_vue(cible_est_un_colosse=True, ligne_a_travers_une_foret=True)", outcome="Permis"),
    ask("rater_une_cible_en_corps_a_corps(cible_est_un_colosse=True, cible_en_corps_a_corps=True)", outcome="Aucune conséquence"),
    ask("combiner_les_attaques_a_distance(participants=2, cible_est_un_gargantuan=True, cible_en_corps_a_corps=True)", outcome="Permis"),
    ask("avancer_hors_du_mouvement_normal(figurine_est_un_colosse=True)", outcome="Interdit"),
    ask("mise_au_tapis(figurine_est_un_colosse=True)", gives="Aucune conséquence"),
    ask('grille_touchee(fenetre_de_tir="gauche")', gives="gauche"),
    ask('tirer_par_une_fenetre(arme_gauche=True, fenetre_de_tir="droite")', outcome="Interdit"),
    ask("""attaque_a_distance(atd=5, defense=11, cible_machine_de_bataille=True, cible_surelevee=True, cible_en_corps_a_corps=True,
        des=[2, 4])""", outcome="Touche", total=11),
    ask("attaque_de_corps_a_corps(attaquant_vector=True, controleur_acc=7, defense=14, des=[3, 4])", outcome="Touche", total=14),
    ask("induction_du_focus(distance=7)", outcome="Interdit"),
)
row(
    "attaques à distance et magiques",
    "+4 en corps-à-corps, +2 en hauteur, +2 dissimulée. L'origine engagée avec la cible : pas de malus. Viser n'aide pas un sort. Dévier : la moitié au plus.",
    ask("attaque_a_distance(atd=5, defense=12, cible_en_corps_a_corps=True, des=[4, 4])", outcome="Raté"),
    ask("attaque_a_distance(atd=6, defense=13, jet_booste=True, cible_en_corps_a_corps=True, des=[3, 3, 4])", outcome="Raté"),
    ask("attaque_magique(foc=6, defense=13, cible_en_corps_a_corps=True, origine_en_corps_a_corps_avec_la_cible=True, des=[4, 3])",
        outcome="Touche", total=13),
    ask("attaque_magique(foc=6, defense=12, vise=True, des=[3, 3])", outcome="Touche", total=12),
    ask("attaque_magique(foc=6, defense=14, cible_dissimulee=True, des=[5, 4])", outcome="Raté", total=15),
    ask("attaque_a_distance(atd=5, defense=13, cible_surelevee=True, des=[4, 4])", outcome="Raté", total=13),
    ask("attaque_a_distance(atd=7, defense=12, cible_dissimulee=True, des=[3, 3])", outcome="Raté", total=13),
    ask("attaque_de_corps_a_corps(acc=5, defense=11, cible_a_couvert=True, des=[3, 3])", outcome="Touche", total=11),
    ask("attaque_a_distance(atd=5, defense=13, denivele=1, cible_plus_haute=True, cible_a_couvert=True, des=[6, 5])", outcome="Raté", total=16),
    ask("attaque_a_distance(atd=7, defense=8, des=[1, 1])", outcome="Raté", total=9),
    ask("attaque_a_distance(atd=6, defense=8, por=10, distance=10.3, des=[6, 6])", outcome="Raté"),
    ask("attaque_a_distance(atd=6, defense=13, depuis_l_arc_arriere=True, des=[3, 2])", outcome="Touche", total=13),
    ask("attaquer_a_distance(cible_derriere=True)", outcome="Interdit"),
    ask("attaquer_a_distance(cible_est_un_decor=True)", outcome="Interdit"),
    ask("attaquer_a_distance(deja_attaque_au_corps_a_corps=True)", outcome="Interdit"),
    ask("attaques_initiales_a_distance(armes_de_tir=2)", total=2),
    ask("degats_a_distance(pui=12, arm=15, des=[6, 2])", total=20),
    ask("rater_une_cible_en_corps_a_corps(cible_en_corps_a_corps=True)", gives="contre un autre combattant"),
    ask("rater_une_cible_en_corps_a_corps(cible_en_corps_a_corps=True, cible_trop_loin=True)", outcome="Aucune conséquence"),
    ask("rater_une_cible_en_corps_a_corps(cible_en_corps_a_corps=True, deja_redirigee=True)", outcome="Aucune conséquence"),
    ask("rater_une_cible_en_corps_a_corps(cible_en_corps_a_corps=True, attaque_a_aire_d_effet=True)", gives="déviation"),
    ask('nouvelle_cible(candidats=["A", "B", "C"], de=4)', gives="B"),
    ask('nouvelle_cible(candidats=["A", "B"], de=4)', gives="B"),
    ask('figurines_impliquees(paires=[["O", "A"], ["A", "B"], ["B", "D"]], originale="O")', gives="A, B"),
)
row(
    "wmb31-13",
    "Le tir manqué : trois voisins à départager au d6, un 2 désigne le premier ; s'il n'en reste qu'un de ciblable, on ne tire pas au sort.",
    ask('nouvelle_cible(candidats=["A", "B", "C"], de=2)', gives="A"),
    ask('nouvelle_cible(candidats=["A"])', gives="sans tirage"),
    ask('figurines_impliquees(paires=[["O", "A"], ["A", "B"]], originale="O", ecartees=["B"])', gives="Candidats : A"),
)
row(
    "aimed-boosted-into-a-melee",
    "Le Destrier, ATD 4, vise et booste sur un Vengeur de DEF 14 ; raté, sur Stryker de DEF 16, seul autre combattant ; puis Stryker à couvert.",
    ask('tir_dans_une_melee(atd=4, vise=True, jet_booste=True, cible=dict(defense=14, en_corps_a_corps=True), seconde_cible=dict(defense=16), nombre_de_candidats=1)',
        odds={"la cible est touchée": F(3, 8), "la seconde cible est touchée": F(175, 1728)}),
    ask('tir_dans_une_melee(atd=4, vise=True, jet_booste=True, cible=dict(defense=14, en_corps_a_corps=True), seconde_cible=dict(defense=16, a_couvert=True), nombre_de_candidats=1)',
        odds={"la seconde cible est touchée": F(5, 1728)}),
)
row(
    "stealthy-next-target",
    "Manqué l'Équarrisseur : Deneghra, furtive, à 5,5 puis à 5 pouces ; le Fusilier qui ne combat qu'elle reste à l'abri ; une ADE, elle, dévie.",
    ask('figurines_impliquees(paires=[["S", "D"], ["S", "E"], ["F", "D"]], originale="E")', says="trop loin : F"),
    ask('designer_une_nouvelle_cible(cible_furtivite=True, distance=5.5)', outcome="Permis"),
    ask('tir_dans_une_melee(atd=4, cible=dict(defense=14, en_corps_a_corps=True), seconde_cible=dict(defense=12, furtivite=True), distance_a_la_seconde_cible=5.5, nombre_de_candidats=1)',
        odds={"la seconde cible est touchée": 0}),
    ask('tir_dans_une_melee(atd=4, cible=dict(defense=14, en_corps_a_corps=True), seconde_cible=dict(defense=12, furtivite=True), distance_a_la_seconde_cible=5, nombre_de_candidats=1)',
        odds={"la seconde cible est touchée": F(35, 1296)}),
    ask('rater_une_cible_en_corps_a_corps(attaque_a_aire_d_effet=True)', outcome="déviation"),
)
row(
    "aim-and-the-low-wall",
    "Deux tirs visés, 3 points de focus, CDT 2, la cible derrière un buisson ; le muret ne gêne que la mêlée ; le sort ne vise pas.",
    ask('attaque_a_distance(atd=5, defense=13, vise=True, dissimulee=True)', odds={"Touche": F(5, 12)}),
    ask('attaque_magique(foc=6, defense=13, vise=True, dissimulee=True)', odds={"Touche": F(5, 18)}),
    ask('cadence_de_tir(cdt=2, points_de_focus=3, attaques_supplementaires=3)', total=2),
    ask('attaque_a_distance(atd=5, defense=12, vise=True, decor_interferent=True)', odds={"Touche": F(5, 6)}),
    ask('attaque_de_corps_a_corps(acc=5, defense=12, decor_interferent=True)', odds={"Touche": F(5, 18)}),
    ask('attaque_a_distance(atd=5, defense=13, vise=True, attaquant_hors_activation=True)', odds={"Touche": F(5, 12)}),
)
row(
    "AO-13",
    "CDT 1 : le second tir de l'activation est interdit ; hors de l'activation, la CDT ne borne rien.",
    ask("attaquer_a_distance(cdt=1, tirs_deja_faits=1)", outcome="Interdit"),
    ask("attaquer_a_distance(cdt=1, tirs_deja_faits=1, attaquant_hors_activation=True)", outcome="Permis"),
    ask("cadence_de_tir(cdt=1, attaques_supplementaires=2, hors_activation=True)", total=3),
)

HIGH = "attaquer_a_distance(attaquant_plus_haute=True, denivele=1, figurine_interposee=True, attaquant_au_dessus_de_l_interposee=1, distance_de_l_interposee_a_la_cible=0.5"

row(
    "spray-from-behind-into-a-scrum",
    "Mon lance-flammes (ES 8, ATD 5) est dans le dos d'un Menite DEF 14 depuis le début, engagé, derrière une haie : 3 et 4 touchent 14 contre 14 (raté, 12, pour qui met le +2 aux dégâts) ; un raté ne se refait sur personne. L'Équarrisseur visé peut être hors de portée.",
    ask('attaque_a_distance(atd=5, defense=14, attaque_de_souffle=True, depuis_l_arc_arriere=True, cible_en_corps_a_corps=True, cible_dissimulee=True, des=[3, 4])', outcome="Touche", total=14, disputed="Raté"),
    ask('rater_une_cible_en_corps_a_corps(cible_en_corps_a_corps=True, attaque_de_souffle=True)', outcome="Aucune conséquence"),
    ask('rater_une_cible_en_corps_a_corps(cible_en_corps_a_corps=True)', outcome="attaque refaite contre un autre combattant"),
    ask('placer_le_gabarit_de_souffle(distance=12, por=8)', outcome="Permis"),
    ask('attaque_a_distance(atd=5, defense=13, attaque_de_souffle=True, cible_surelevee=True, cible_a_couvert=True, des=[4, 4])', outcome="Raté", total=13),
)
row(
    "spray-into-a-wooded-trench",
    "Souffle ATD 5 sur une cible tout entière en tranchée, dans un bois : 2,5 pouces de bois, ni couvert ni dissimulation, 3 et 4 touchent DEF 12, et les dégâts (PUI 12, ARM 14) sont entiers ; 3,2 pouces de bois, on ne la voit pas.",
    ask('attaque_a_distance(atd=5, defense=12, attaque_de_souffle=True, cible_dans_une_tranchee=True, cible_en_foret=True, foret_traversee=2.5, des=[3, 4])', outcome="Touche", total=12),
    ask('attaque_a_distance(atd=5, defense=12, attaque_de_souffle=True, cible_en_foret=True, foret_traversee=3.2, des=[3, 4])', outcome="Interdit"),
    ask('degats_a_distance(pui=12, arm=14, cible_dans_une_tranchee=True, attaque_de_souffle=True, des=[3, 4])', outcome="Dégâts 5", total=19),
    ask('tracer_une_ligne_de_vue(cible_en_foret=True, foret_traversee=3)', outcome="Permis"),
)
row(
    "two-shots-at-most-then-out-of-turn",
    "Pistolet CDT 2, 4 points de focus : deux tirs, pas trois ; un troisième hors de mon activation, oui. Ni le sol ni un mur ordinaire ne se visent. Hors activation, viser n'apporte rien : 13 contre 14.",
    ask('cadence_de_tir(cdt=2, attaques_supplementaires=4)', total=2),
    ask('attaquer_a_distance(cdt=2, tirs_deja_faits=2)', outcome="Interdit"),
    ask('attaquer_a_distance(cdt=2, tirs_deja_faits=2, hors_activation=True)', outcome="Permis"),
    ask('attaquer_a_distance(cible_est_le_sol=True)', outcome="Interdit"),
    ask('attaquer_a_distance(cible_est_un_decor=True)', outcome="Interdit"),
    ask('attaque_a_distance(atd=5, defense=14, attaquant_vise=True, hors_activation=True, des=[4, 3])', outcome="Raté", total=12),
    ask('attaque_a_distance(atd=5, defense=14, attaquant_vise=True, attaquant_releve_en_renoncant_au_mouvement=True, des=[4, 3])', outcome="Raté", total=12),
    ask('attaque_a_distance(atd=5, defense=14, attaquant_vise=True, des=[4, 3])', outcome="Touche", total=14),
)
row(
    "engine-in-the-scrum-at-the-edge-of-the-wood",
    "ATD 5 contre une machine de bataille DEF 10, engagée, en lisière : 2 et 3 touchent 10 contre 10 ; ratée, le tir ne va sur personne d'autre. Elle se déploie avant tous, et une mise au tapis critique ne la couche pas.",
    ask('attaque_a_distance(atd=5, defense=10, cible_machine_de_bataille=True, cible_en_corps_a_corps=True, cible_en_foret=True, des=[2, 3])', outcome="Touche", total=10),
    ask('rater_une_cible_en_corps_a_corps(cible_machine_de_bataille=True, cible_en_corps_a_corps=True)', outcome="Aucune conséquence"),
    ask('moment_du_deploiement(machine_de_bataille=True)', outcome="avant toute autre figurine"),
    ask('mise_au_tapis(machine_de_bataille=True)', outcome="Aucune conséquence"),
    ask('placer_une_figurine(machine_de_bataille=True)', outcome="Permis"),
    ask('placer_une_figurine(est_un_colosse=True)', outcome="Interdit"),
)
row(
    "gunfighter-forgoes-his-move",
    "Le pistolero renonce à bouger et tire sur son voisin de mêlée : ni +2, ni -4. Deux coups, le premier boosté, sur un Robuste à 1 PV.",
    ask('attaque_a_distance(atd=6, defense=13, des=[3, 4], attaquant_pistolero=True, attaquant_vise=True, cible_en_corps_a_corps=True, cible_dans_la_zone_de_corps_a_corps=True)', outcome='Touche', total=13),
    ask('attaques_a_distance(atd=6, pui=12, cdt=2, attaques_enchainees=2, attaques_boostees=1, cible=dict(defense=14, arm=14, robuste=True, cases_de_degats_restantes=1))', odds={'la cible est hors de combat': F(17330215, 22674816)}),
)
row(
    "stray-shot-at-the-covered-one",
    "ATD 6, il vise, DEF 13 en mêlée : 9 ou plus ; raté, le seul autre, Robuste et à couvert, ne craint que le double 6.",
    ask('tir_dans_une_melee_et_degats(atd=6, pui=12, attaquant_vise=True, cible=dict(defense=13, arm=15, en_corps_a_corps=True, cases_de_degats_restantes=1), seconde_cible=dict(defense=12, arm=14, a_couvert=True, robuste=True, cases_de_degats_restantes=1), nombre_de_candidats=1)', odds={'la cible est hors de combat': F(55, 216), 'la seconde cible est hors de combat': F(455, 34992)}),
    ask('attaquer_a_distance(cible_est_le_sol=True)', outcome='Interdit'),
    ask('attaque_a_distance(atd=5, defense=14, des=[4, 5], cible_furtivite=True, distance=6, attaquant_vision_aveugle=True)', outcome='Touche'),
)
row(
    "colossal-shoots-engaged",
    "Mon colosse (ATD 5) est engagé par un fantassin et tire ailleurs : permis, mais viser ne lui donne rien, 3 et 4 touchent tout juste DEF 12. Le vector, lui, prend l'ATD 7 de son warcaster.",
    ask('attaquer_a_distance(attaquant_est_un_colosse=True, attaquant_engagee=True)', outcome="Permis"),
    ask('attaque_a_distance(atd=5, defense=12, attaquant_est_un_colosse=True, attaquant_engagee=True, attaquant_vise=True, des=[3, 4])', outcome="Touche", total=12),
    ask('attaque_de_corps_a_corps(attaquant_vector=True, controleur_acc=7, acc=5, defense=13, des=[3, 3])', outcome="Touche", total=13),
)
row(
    "high-shooter-through-a-screen",
    "Tireur (ATD 7, socle moyen) 1 pouce plus haut ; un petit socle, en bas, est à 0,8 pouce de la cible, elle-même en mêlée, DEF 13 : il ne gêne pas, -4, 6 et 4 font 13. Dégâts électriques sur un immunisé : rien.",
    ask('attaque_a_distance(atd=7, defense=13, attaquant_surelevee=True, cible_en_corps_a_corps=True, des=[6, 4], figurine_interposee=True, distance_de_l_interposee_a_la_cible=0.8, interposee_socle="petit", socle="moyen", au_dessus_de_l_interposee=1)', outcome="Touche", total=13),
    ask('degats_a_distance(pui=13, arm=15, des=[5, 4], type_de_degats="électricité", cible_immunite_a_l_electricite=True)', outcome="Sans effet"),
)
row(
    "AO-14",
    "D'un pouce plus haut, une figurine s'interpose à un demi-pouce de la cible : de socle égal au tireur, on l'ignore ; plus grand, elle cache.",
    ask(f'{HIGH}, attaquant_socle="moyen", interposee_socle="moyen")', outcome="Permis"),
    ask(f'{HIGH}, attaquant_socle="moyen", interposee_socle="grand")', outcome="Interdit"),
)
row(
    "wmb29-12",
    "Vision aveugle, ATD 6, un Furtif DEF 13 à 8 pouces dans 4 pouces de bois : vu, ni furtif ni dissimulé.",
    ask('tracer_une_ligne_de_vue(attaquant_vision_aveugle=True, cible_en_foret=True, foret_traversee=4)', outcome='Permis'),
    ask('attaque_a_distance(atd=6, defense=13, distance=8, attaquant_vision_aveugle=True, cible_en_foret=True, cible_furtivite=True)', odds={'Touche': F(7, 12)}),
)
row(
    "wmb31-12",
    "Furtif gelé à 6 pouces : le tir échoue d'office, sauf si une règle fait toucher d'office ; la hache touche. À 5 pouces pile, le sort de FOC 6 contre 14 demande 8.",
    ask("attaque_a_distance(atd=5, defense=14, cible_furtivite=True, distance=6, cible_stationnaire=True)", outcome="Raté"),
    ask("attaque_a_distance(atd=5, defense=14, cible_furtivite=True, distance=6, attaque_automatiquement_reussie=True)", outcome="Touche"),
    ask("attaque_de_corps_a_corps(acc=5, defense=14, cible_furtivite=True, cible_stationnaire=True, cible_derriere_une_obstruction=True)", outcome="Touche"),
    ask("attaque_magique(foc=6, defense=14, cible_furtivite=True, distance=5)", odds={"Touche": F(5, 12)}),
    ask("attaque_magique(foc=6, defense=14, cible_furtivite=True, distance=5.1)", outcome="Raté"),
)
row(
    "wmb31-11",
    "Quatre fusiliers (ATD 5, PUI 10) sur une DEF 15 : 6 ou plus ; ils frappent à 14 contre ARM 16. La cible au corps-à-corps, ils ne se combinent pas, sauf sur un colosse.",
    ask("attaque_a_distance(atd=5, defense=15, attaque_combinee=True, participants=4)", odds={"Touche": F(13, 18)}),
    ask("degats_a_distance(pui=10, arm=16, attaque_combinee=True, participants=4, des=[3, 4])", outcome="Dégâts 5"),
    ask("combiner_les_attaques_a_distance(cible_en_corps_a_corps=True)", outcome="Interdit"),
    ask("attaque_a_distance(atd=5, defense=12, attaque_combinee=True, participants=4, cible_est_un_colosse=True, cible_en_corps_a_corps=True)", odds={"Touche": F(35, 36)}),
)
row(
    "wmb29-26",
    "ADE, ATD 6, une cible engagée et à couvert, DEF 12 : un double 6, sinon le gabarit dévie, de 5 pouces au plus à 10. Aucun autre combattant n'est visé.",
    ask('attaque_a_distance(atd=6, defense=12, cible_en_corps_a_corps=True, cible_a_couvert=True, attaque_a_aire_d_effet=True)', odds={'Touche': F(1, 36)}, gives='déviation'),
    ask('rater_une_cible_en_corps_a_corps(cible_en_corps_a_corps=True, attaque_a_aire_d_effet=True)', gives='déviation'),
    ask('deviation_maximale(distance=10)', total=5),
)
row(
    "wmb29-34",
    "Le tir boosté, visé, raté, se refait sur mon warcaster à couvert, DEF 16 : 3d6+3 contre 20.",
    ask('attaque_a_distance(atd=5, defense=16, attaquant_vise=True, jet_booste=True, cible_a_couvert=True, cible_en_corps_a_corps=True)', odds={'Touche': F(1, 54)}),
)
row(
    "wmb29-45",
    "Feu critique, boosté, ATD 5 contre DEF 14 : on touche à 9 et plus sur 3d6, et il faut une paire.",
    ask('attaque_a_distance(atd=5, defense=14, jet_booste=True)', odds={'Touche': F(20, 27), 'touche critique': F(8, 27)}),
)
row(
    "wmb29-8",
    "En fuite dans la fumée, DEF 12 : ATD 5 touche à 9. La Terreur s'approche : il fuit déjà, pas de test.",
    ask('attaque_a_distance(atd=5, defense=12, cible_dans_une_nuee=True, cible_en_fuite=True)', odds={'Touche': F(5, 18)}),
    ask('test_provoquant_la_fuite(figurine_en_fuite=True, cmd=8)', outcome='Sans effet'),
)
row(
    "wmb29-butte",
    "De ma butte de 0,75 pouce je tire par-dessus un gars à 2 pouces de ma cible : non, dit le chapitre Combat ; oui, dit le livret. À 1 pouce, non pour les deux.",
    ask('attaquer_a_distance(attaquant_sur_une_colline=True, denivele=0.75, figurine_interposee=True, attaquant_au_dessus_de_l_interposee=0.75, distance_de_l_interposee_a_la_cible=2)', outcome='Interdit', disputed='Permis'),
    ask('attaquer_a_distance(attaquant_sur_une_colline=True, denivele=0.75, figurine_interposee=True, attaquant_au_dessus_de_l_interposee=0.75, distance_de_l_interposee_a_la_cible=1)', outcome='Interdit'),
)
row(
    "wm35-18",
    "D'une colline, une figurine de même socle à 0,5 pouce de la cible : le chapitre l'ignore, le livret non.",
    ask('attaquer_a_distance(attaquant_plus_haute=True, denivele=1, figurine_interposee=True, attaquant_au_dessus_de_l_interposee=1, distance_de_l_interposee_a_la_cible=0.5, attaquant_socle="petit", interposee_socle="petit")', outcome="Permis", disputed="Interdit"),
)
row(
    "wmb29-magie",
    "Un lanceur de FOC 5 doté de Compétence Magique [7] : l'attaque de compétence se jette à 7, contre DEF 14, l'autre sort à 5.",
    ask('attaque_de_competence_magique(magie=7, foc=5, defense=14)', odds={'Touche': F(7, 12)}),
    ask('attaque_magique(foc=5, defense=14)', odds={'Touche': F(5, 18)}),
)
row(
    "three-in-the-scrum",
    "Destrier (ATD 6) qui vise et booste sur le Vengeur (DEF 14) dans une mêlée de trois autres, Stryker (DEF 12) à couvert : 3d6 + 4 contre 14, 5/8 ; raté, un candidat sur trois, le même jet contre 16 : 3/8 × 3/8 × 1/3 = 3/64.",
    ask(
        "tir_dans_une_melee(atd=6, cible_defense=14, seconde_cible_defense=12, nombre_de_candidats=3, cible_en_corps_a_corps=True, attaquant_vise=True, seconde_cible_a_couvert=True, jet_booste=True)",
        odds={"la cible est touchée": F(5, 8), "la seconde cible est touchée": F(3, 64)},
    ),
)
row(
    "stealthy-stand-in",
    "Seul autre combattant, Deneghra Furtive : à 6 pouces l'attaque détournée échoue d'office ; à 5 juste, elle se jette : 35/36 × 1/6.",
    ask(
        "tir_dans_une_melee(atd=6, cible_defense=14, seconde_cible_defense=12, nombre_de_candidats=1, cible_en_corps_a_corps=True, seconde_cible_furtivite=True, distance_a_la_seconde_cible=6)",
        odds={"la seconde cible est touchée": F(0)},
    ),
    ask(
        "tir_dans_une_melee(atd=6, cible_defense=14, seconde_cible_defense=12, nombre_de_candidats=1, cible_en_corps_a_corps=True, seconde_cible_furtivite=True, distance_a_la_seconde_cible=5)",
        odds={"la seconde cible est touchée": F(35, 216)},
    ),
    ask('figurines_impliquees(paires=[["Stryker", "Équarrisseur"], ["Stryker", "Deneghra"], ["Fusilier", "Deneghra"]], originale="Équarrisseur")', gives="Stryker, Deneghra"),
)
row(
    "crates-at-one-inch",
    "À 1 pouce juste des caisses, en partie masqué : +4 ; à 1,1, rien. Couvert et dissimulation ne s'ajoutent pas, l'élévation si : 12 + 4 + 2. Au corps-à-corps, rien de tout cela.",
    ask("attaque_a_distance(atd=5, defense=12, distance_au_decor=1, decor_de_couvert=True, cible_en_partie_masquee=True, des=[5, 5])", outcome="Raté"),
    ask("attaque_a_distance(atd=5, defense=12, distance_au_decor=1.1, decor_de_couvert=True, cible_en_partie_masquee=True)", odds={"Touche": F(7, 12)}),
    ask("attaque_a_distance(atd=5, defense=12, cible_a_couvert=True, cible_dissimulee=True, cible_surelevee=True)", odds={"Touche": F(1, 36)}),
    ask("attaque_de_corps_a_corps(acc=5, defense=12, cible_a_couvert=True, cible_surelevee=True)", odds={"Touche": F(7, 12)}),
)
row(
    "sure-hit-beats-stealth",
    "Une règle fait toucher d'office la figurine Furtive à 8 pouces : touche. Qui lance quand même les dés peut rater.",
    ask("attaque_a_distance(atd=6, defense=13, attaque_automatiquement_reussie=True, cible_furtivite=True, distance=8)", odds={"Touche": F(1)}),
    ask("attaque_a_distance(atd=6, defense=13, attaque_automatiquement_reussie=True, des_lances_quand_meme=True)", odds={"Touche": F(7, 12)}),
)
row(
    "wmb36-3",
    "Mon Destrier (ATD 6) vise, booste, et tire dans la mêlée : 3d6 + 4 contre le Vengeur, DEF 14, 5 fois sur 8 ; manqué, mon Stryker, DEF 16, seul autre combattant, le prend 3 fois sur 8. À trois candidats, trois fois moins. Une machine de bataille, même engagée : ni −4 ni balle perdue.",
    ask("tir_dans_une_melee(atd=6, vise=True, jet_booste=True, cible=dict(defense=14), seconde_cible=dict(defense=16), nombre_de_candidats=1)", odds={"la cible est touchée": F(5, 8), "la seconde cible est touchée": F(9, 64)}),
    ask("tir_dans_une_melee(atd=6, vise=True, jet_booste=True, cible=dict(defense=14), seconde_cible=dict(defense=16), nombre_de_candidats=3)", odds={"la seconde cible est touchée": F(3, 64)}),
    ask("tir_dans_une_melee(atd=6, cible=dict(defense=13, machine_de_bataille=True), seconde_cible=dict(defense=12), nombre_de_candidats=1)", odds={"la cible est touchée": F(7, 12), "la seconde cible est touchée": F(0)}),
    ask("sort_dans_une_melee(foc=6, cible=dict(defense=13), seconde_cible=dict(defense=12), nombre_de_candidats=1)", odds={"la cible est touchée": F(1, 12), "la seconde cible est touchée": F(11, 72)}),
)
row(
    "wmb36-8",
    "Raté dans la mêlée : la balle cherche un autre combattant, une fois ; manqué lui aussi, c'est perdu. L'obus dévie et ne cherche personne, le jet de flammes non plus. Le dé entre trois : 4 désigne le deuxième ; entre deux, le second ; seul, sans dé.",
    ask("designer_une_nouvelle_cible()", outcome="Permis"),
    ask("designer_une_nouvelle_cible(deja_redirigee=True)", outcome="Interdit"),
    ask("designer_une_nouvelle_cible(attaque_a_aire_d_effet=True)", outcome="Interdit"),
    ask("designer_une_nouvelle_cible(attaque_de_souffle=True)", outcome="Interdit"),
    ask("rater_une_cible_en_corps_a_corps(cible_en_corps_a_corps=True, attaque_a_aire_d_effet=True)", gives="déviation"),
    ask('nouvelle_cible(candidats=["A", "B", "C"], de=4)', gives="B : 4"),
    ask('nouvelle_cible(candidats=["A", "C"], de=4)', gives="C : 4"),
    ask('nouvelle_cible(candidats=["A"])', gives="A : seul"),
)
row(
    "beside-the-melee",
    "En visant, sur un ennemi DEF 13 en hauteur, près d'une mêlée : s'il n'en est pas, 7 ou plus et mon gars ne risque rien ; s'il en est, 11 ou plus, et mon gars DEF 12, seul candidat, y est touché à 8 ou plus.",
    ask("tir_dans_une_melee(atd=6, attaquant_vise=True, cible=dict(defense=13, surelevee=True, en_corps_a_corps=False), seconde_cible=dict(defense=12), nombre_de_candidats=1)",
        odds={"la cible est touchée": F(7, 12), "la seconde cible est touchée": F(0)}),
    ask("tir_dans_une_melee(atd=6, attaquant_vise=True, cible=dict(defense=13, surelevee=True), seconde_cible=dict(defense=12), nombre_de_candidats=1)",
        odds={"la cible est touchée": F(1, 12), "la seconde cible est touchée": F(55, 144)}),
)
row(
    "wm39-03",
    "Je tire (ATD 6) dans la mêlée sur DEF 14 ; mon pote DEF 12 est à côté mais ne se bat avec personne : raté, la balle n'est pas pour lui. S'il se bat, 10 ou plus.",
    ask("tir_dans_une_melee(atd=6, cible_defense=14, seconde_cible_defense=12, nombre_de_candidats=1, seconde_cible_en_corps_a_corps=False)",
        odds={"la cible est touchée": F(1, 36), "la seconde cible est touchée": F(0)}),
    ask("tir_dans_une_melee(atd=6, cible_defense=14, seconde_cible_defense=12, nombre_de_candidats=1)", odds={"la seconde cible est touchée": F(35, 216)}),
    ask("designer_une_nouvelle_cible(cible_en_corps_a_corps=False)", outcome="Interdit"),
)
