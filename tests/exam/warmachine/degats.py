"""Situations of Warmachine of the chapter « Dégâts » (Damage)."""

from __future__ import annotations

from fractions import Fraction as F

from verdicts import ask, rows

ROWS, row = rows()

row(
    "dead-jacks",
    "Un colosse détruit laisse une épave, un gargantuan non ; « inerte », quand on réactive, se dit du warjack, comme « éteinte » de celui qu'on rallume.",
    ask('warjack_detruit(figurine_est_un_colosse=True)', outcome="marqueur d'épave d'un warjack détruit"),
    ask('warjack_detruit(figurine_est_un_gargantuan=True)', outcome="Aucune conséquence"),
    ask('reactiver_un_warjack(warjack_inerte=True)', outcome="Permis"),
    ask('reactiver_un_warjack(controleur_warjack_inerte=True)', outcome="Interdit"),
    ask('rallumer_la_chaudiere(chaudiere_eteinte=True)', outcome="Permis"),
    ask('rallumer_la_chaudiere(controleur_chaudiere_eteinte=True)', outcome="Interdit"),
    ask('reactiver_un_warjack(figurine_warjack_inerte=True)', outcome="Permis"),
    ask('reactiver_un_warjack(figurine_warjack_inerte=False)', outcome="Interdit"),
    ask('prendre_le_controle_d_un_autonome(figurine_warjack_inerte=True)', outcome="Interdit"),
)
row(
    "action faite",
    "Slam, charge et piétinement réunissent mouvement et action : l'action faite, ils sont impossibles, comme tout ce qui se paie d'une action.",
    ask("slam(attaquant_action_deja_accomplie=True)", outcome="Interdit"),
    ask("charger(attaquant_action_deja_accomplie=True)", outcome="Interdit"),
    ask("pietinement(attaquant_action_deja_accomplie=True)", outcome="Interdit"),
    ask("slam()", outcome="Permis"),
    *(ask(f"{act}(controleur_{spent}=True)", outcome="Interdit")
      for act in ("reactiver_un_warjack", "prendre_le_controle_d_un_autonome", "prendre_le_controle_d_une_warbeast_sauvage", "rallumer_la_chaudiere")
      for spent in ("action_deja_accomplie", "apres_une_course", "releve_en_renoncant_a_l_action")),
    ask("reactiver_un_warjack()", outcome="Permis"),
    ask("renoncer_a_l_action(figurine_action_deja_accomplie=True)", outcome="Interdit"),
    ask("commencer_son_action_de_combat(figurine_action_indisponible=True)", outcome="Interdit"),
)
row(
    "AO-04",
    "Deux focus sur un Juggernaut : il ne répare pas de champ de force, ce n'est pas un myrmidon ; un myrmidon oui, sauf générateur désactivé ou sans focus.",
    ask("reparer_le_champ_de_force(figurine_n_est_pas_un_myrmidon=True, points_de_focus=2)", outcome="Interdit"),
    ask("reparer_le_champ_de_force(points_de_focus=2)", outcome="Permis"),
    ask("reparer_le_champ_de_force(points_de_focus=2, generateur_desactive=True)", outcome="Interdit"),
    ask("reparer_le_champ_de_force(points_de_focus=0)", outcome="Interdit"),
)
row(
    "avantages",
    "Vision Aveugle oublie Furtivité et forêt ; à 5 pouces juste, Furtivité ne joue pas, à 7 oui. Pistolero en charge : deux dés. Une construct réussit toujours.",
    ask("""attaque_a_distance(atd=6, defense=12, cible_furtivite=True, distance=10, cible_en_foret=True, attaquant_vision_aveugle=True,
        des=[3, 3])""", outcome="Touche", total=12),
    ask("attaque_a_distance(atd=6, defense=12, cible_furtivite=True, distance=5, des=[3, 3])", outcome="Touche"),
    ask("attaque_a_distance(atd=6, defense=12, cible_furtivite=True, distance=7, des=[6, 6])", outcome="Raté"),
    ask("cibler_une_figurine(cible_furtivite=True, distance=7)", outcome="Permis"),
    ask('figurine_touchee_par_l_arme(effet_de_l_arme="effet continu : corrosion", cible_immunite_a_la_corrosion=True)', gives="Aucune conséquence"),
    ask("degats_du_feu_continu(arm=14, des=[3, 4])", total=19),
    ask("degats_du_feu_continu(arm=14, des=[3, 4], figurine_immunite_au_feu=True)", outcome="Sans effet"),
    ask('degats_a_distance(pui=12, arm=12, type_de_degats="corrosion", cible_immunite_a_la_corrosion=True, des=[6, 6])', outcome="Sans effet"),
    ask("""degats_a_distance(pui=12, arm=12, type_de_degats="feu", second_type_de_degats="corrosion", cible_immunite_au_feu=True,
        des=[6, 5])""", outcome="Sans effet"),
    ask("degats_de_corps_a_corps(pui=7, force=9, arm=12, cible_intangible=True, des=[4, 5])", outcome="Sans effet"),
    ask("degats_de_corps_a_corps(pui=7, force=9, arm=12, cible_intangible=True, arme_armes_magiques=True, des=[4, 5])", total=25),
    ask("test_de_commandement(figurine_construct=True, cmd=5, des=[6, 6])", outcome="Réussi"),
    ask("degats_a_distance(pui=12, arm=15, attaquant_pistolero=True, attaque_de_charge=True, distance_parcourue=5, des=[3, 3])", total=18),
    ask("combiner_les_attaques_a_distance(participants=4, cible_en_corps_a_corps=True)", outcome="Interdit"),
    ask("""attaquer_a_distance(attaquant_pistolero=True, attaquant_en_corps_a_corps=True, cible_dans_la_zone_de_corps_a_corps=True)""",
        outcome="Permis"),
    ask("""attaque_a_distance(atd=6, defense=12, attaquant_pistolero=True, attaquant_en_corps_a_corps_avec_la_cible=True,
        cible_en_corps_a_corps=True, des=[3, 3])""", outcome="Touche", total=12),
)
row(
    "wm35-07",
    "Stationnaire, son warcaster garde ses trois focus d'ARM ; mort, son jack inerte perd le bouclier.",
    ask('attaques_de_corps_a_corps(acc=6, defense=14, cible_stationnaire=True, cible_est_un_warcaster=True, arm=15, cible_points_de_focus=3, cases_de_degats_restantes=6, p_plus_f=16, degats_boostes=1, depuis_l_arc_arriere=True, attaques_enchainees=1, attaquant_points_de_focus=1)', odds={"La cible est hors de combat": F(181, 216)}, disputed="103/108"),
    ask('degats_a_distance(pui=13, arm=15, cible_warjack_inerte=True, boucliers=1, des=[3, 4])', outcome="Dégâts 5", total=20),
)
row(
    "dégâts",
    "Le champ de force s'use d'abord : 5 puis la colonne 6 ; 3 puis 4, 5 et 6. Mouvement hors service à couvert : 7 + 4. Sur l'épave : +4. Inerte : touché.",
    ask('reporter_sur_un_systeme(cases={"2": [3], "4": [2]}, degats=1, systeme="M")', gives="colonne 2"),
    ask("reporter_sur_chaque_colonne(degats=1, champ_de_force=5)", gives="champ de force : 5, colonne 6 : 1"),
    ask("reporter_sur_chaque_colonne(degats=1, champ_de_force=3)", gives="colonne 4 : 1, colonne 5 : 1, colonne 6 : 1"),
    ask('reporter_sur_la_spirale(branche=4, cases={"4": 2, "5": 3}, degats=3)', gives="branche 4 : 2"),
    ask('lettres_des_systemes(systeme="G")', gives="gauche"),
    ask('etat_des_systemes(systemes={"M": {"cases": 3, "noircies": 3}})', gives="désactivé"),
    ask("focus_du_warjack(points_de_focus=2, cortex_desactive=True)", total=0),
    ask("reparer_le_champ_de_force(generateur_desactive=True)", outcome="Interdit"),
    ask("compter_comme_arc_nodal(figurine_arc_nodal_desactive=True)", outcome="Interdit"),
    ask("courir(mouvement_desactive=True)", outcome="Interdit"),
    ask("attaque_a_distance(atd=5, defense=13, cible_mouvement_desactive=True, cible_a_couvert=True, des=[3, 3])", outcome="Touche", total=11),
    ask("attaque_a_distance(atd=5, defense=12, cible_sur_l_epave=True, des=[5, 5])", outcome="Raté", total=15),
    ask("attaque_de_corps_a_corps(acc=4, defense=12, cible_warjack_inerte=True)", outcome="Touche"),
    ask("lancer_un_sort(cout_des_sorts=3, points_de_focus=2)", outcome="Interdit"),
    ask("degats_apres_guerison(cases_noircies=4, points_soignes=3)", total=1),
    ask("se_voir_allouer_du_focus(figurine_warjack_autonome=True)", outcome="Interdit"),
    ask("degats_en_exces(points_de_degats_subis=9, cases_de_degats_restantes=6)", total=3),
)
row(
    "wmb29-16",
    "ARM 15, 3 focus, derrière le bas d'un mur en ruine (0,8 pouce, « les deux ») : un obstacle, DEF 17 pour ACC 6 ; P+F 14, 5 et 4 : 5 points.",
    ask('portion_de_decor(convention_du_decor="les deux", hauteur_du_decor=0.8)', gives='obstacle'),
    ask('attaque_de_corps_a_corps(acc=6, defense=15, cible_derriere_un_obstacle=True)', odds={'Touche': F(1, 12)}),
    ask('degats_de_corps_a_corps(p_plus_f=14, arm=15, cible_points_de_focus=3, cible_est_un_warcaster=True, des=[5, 4])', outcome='Dégâts 5'),
)
row(
    "wmb29-11",
    "Sauvage, la bête à Bouclier n'a plus que son ARM 17 ; elle ne frappe personne.",
    ask('degats_de_corps_a_corps(p_plus_f=14, arm=17, boucliers=1, des=[4, 3], cible_sauvage=True)', outcome='Dégâts 4'),
    ask('attaquer(attaquant_sauvage=True)', outcome='Interdit'),
    ask('courir(figurine_sauvage=True)', outcome='Obligatoire'),
)
row(
    "wmb29-28",
    "Robuste, une chance sur trois ; déjà au tapis, la même.",
    ask('jet_de_robuste()', odds={'Sauvée': F(1, 3)}),
    ask('jet_de_robuste(figurine_au_tapis=True)', odds={'Sauvée': F(1, 3)}),
)
row(
    "wmb31-31",
    "Souffle d'une PUI 13 : la moitié s'arrondit à 7, contre ARM 10 un 7 fait 4 points.",
    ask("degats_d_explosion(pui=13, arm=10, des=[3, 4])", outcome="Dégâts 4"),
)
row(
    "spell-said-by-its-own-word",
    "L'éclair de mon caster (PUI 12) relayé par un arc nodal atteint un spectre Intangible d'ARM 12, 7 aux dés : il perd 7 ; la même PUI tirée d'un fusil électrique, rien ; immunisé à l'électricité, rien non plus.",
    ask('degats_a_distance(pui=12, arm=12, des=[3, 4], sort_offensif=True, cible_intangible=True)', outcome="Dégâts 7", total=19),
    ask('degats_a_distance(pui=12, arm=12, des=[3, 4], sort_relaye=True, cible_intangible=True)', outcome="Dégâts 7", total=19),
    ask('degats_a_distance(pui=12, arm=12, des=[3, 4], type_de_degats="électricité", cible_intangible=True)', outcome="Sans effet"),
    ask('degats_a_distance(pui=12, arm=12, des=[3, 4], sort_offensif=True, type_de_degats="électricité", cible_intangible=True, cible_immunite_a_l_electricite=True)', outcome="Sans effet"),
    ask('degats_d_explosion(pui=12, arm=8, des=[3, 4], sort_relaye=True, cible_intangible=True)', outcome="Dégâts 5", total=13),
    ask('affecter_une_figurine_intangible(sort_offensif=True)', outcome="Permis"),
    ask('affecter_une_figurine_intangible()', outcome="Interdit"),
    ask('figurine_touchee_par_l_arme(effet_de_l_arme="effet continu : feu", cible_intangible=True)', outcome="Aucune conséquence"),
)
row(
    "combined-blow-on-a-dead-shield-arm",
    "Cinq gardiens (ACC 6, P+F 10) entourent un warjack de DEF 12, ARM 16, bouclier au bras gauche hors d'usage ; le cinquième est à 0,7 pouce : à quatre, 1 et 2 aux dés touchent 13 contre 12, puis 3 et 4 font 21 contre 16.",
    ask('combiner_les_attaques(participants=5, participant_inapte=True)', outcome="Interdit"),
    ask('attaquer_au_corps_a_corps(distance=0.7)', outcome="Interdit"),
    ask('attaque_de_corps_a_corps(acc=6, defense=12, participants=4, des=[1, 2])', outcome="Touche", total=13),
    ask('degats_de_corps_a_corps(p_plus_f=10, participants=4, des=[3, 4], arm=16, boucliers=1, systeme_du_bouclier_hors_service=True)', outcome="Dégâts 5", total=21),
    ask('degats_de_corps_a_corps(p_plus_f=10, participants=4, des=[3, 4], arm=16, boucliers=1)', outcome="Dégâts 3", total=21),
    ask('degats_de_corps_a_corps(p_plus_f=10, participants=4, des=[3, 4], arm=16, targes=2)', outcome="Dégâts 3", total=21),
)
row(
    "field-then-column-then-round-again",
    "Myrmidon, 3 cases de champ de force : 7 points dans la colonne 2, 3 au champ et 4 à la colonne. Un jack sans champ prend 5 points en colonne 6, où restent 2 cases : les 3 autres vont à la colonne 1. Générateur noir : plus de réparation.",
    ask('reporter_sur_la_grille(degats=7, colonne=2, cases={"2": 6, "3": 5}, champ_de_force=3)', says="Champ de force : 3, colonne 2 : 4"),
    ask('reporter_sur_la_grille(degats=5, colonne=6, cases={"6": 2, "1": 4, "2": 5})', says="Colonne 6 : 2, colonne 1 : 3"),
    ask('reparer_le_champ_de_force(generateur_desactive=True)', outcome="Interdit"),
    ask('reparer_le_champ_de_force(n_est_pas_un_myrmidon=True)', outcome="Interdit"),
)
row(
    "removed-before-tough",
    "Un premier effet le retire du jeu avant son jet de Robuste : plus de jet. Sinon un 5 le sauve, un 4 non.",
    ask('jet_de_robuste(figurine_retiree_du_jeu=True, des=[6])', outcome='Interdit'),
    ask('resoudre_un_effet_du_cycle(figurine_retiree_du_jeu=True)', outcome='Interdit'),
    ask('jet_de_robuste(des=[5])', outcome='Sauvée'),
    ask('jet_de_robuste(des=[4])', outcome='Toujours hors de combat'),
)
row(
    "ghost-on-fire",
    "Mon spectre était en feu : aucun effet continu ne le tient, pas de dé à jeter ; un vivant, 3 et l'effet reste.",
    ask('jet_d_effet_continu(figurine_intangible=True, des=[4])', outcome='Sans effet'),
    ask('jet_d_effet_continu(des=[3])', outcome="Reste en jeu et s'applique"),
    ask('effets_continus_a_la_maintenance(figurine_effet_continu_feu=True, figurine_intangible=True, arm=15, cases_de_degats_restantes=5)', odds={'la figurine est hors de combat': 0}),
)
row(
    "focus-gone-before-the-fire",
    "Maintenance : le focus part avant le feu, l'ARM 15 du warcaster n'a plus ses 3 points.",
    ask('effets_continus_a_la_maintenance(figurine_effet_continu_feu=True, arm=15, figurine_est_un_warcaster=True, figurine_points_de_focus=3, cases_de_degats_restantes=5)', odds={'la figurine est hors de combat': F(5, 18)}),
    ask('degats_a_distance(pui=14, arm=15, des=[5, 5], cible_points_de_focus=4, cible_est_un_warcaster=True)', outcome='Dégâts 5'),
    ask('degats_a_distance(pui=14, arm=15, des=[5, 5], type_de_degats="feu", cible_immunite_au_feu=True)', outcome='Sans effet'),
)
row(
    "lightning-from-behind",
    "La chaîne d'éclairs (PUI 10) saute de son dos : le bouclier ne compte pas ; les dégâts viennent de celui d'avant.",
    ask('provenance_des_degats(atteinte_depuis_une_autre_figurine=True)', gives="dégâts venus de la figurine d'où l'on mesure"),
    ask('degats_a_distance(pui=10, arm=15, boucliers=1, degats_hors_de_l_arc_avant=True, des=[4, 4])', outcome='Dégâts 3'),
    ask('degats_a_distance(pui=10, arm=15, boucliers=1, des=[4, 4])', outcome='Dégâts 1'),
)
row(
    "column-six-and-the-first-box",
    "8 cases dont 5 noircies ; 3 points en colonne 6 où il reste une case ; Bouclier d'Électrocution au Cortex ; la retirée du jeu n'y revient pas.",
    ask('points_de_vie(cases_de_la_figurine=8, cases_noircies=5)', total=3),
    ask('reporter_sur_la_grille(colonne=6, cases={"1": 0, "2": 4, "6": 1}, degats=3)', says="colonne 2 : 2"),
    ask('reporter_sur_un_systeme(systeme="C", cases={"3": [5], "4": [4, 5]}, degats=1, champ_de_force=3)', says="champ de force intact"),
    ask('revenir_en_jeu(retiree_du_jeu=True)', outcome="Interdit"),
    ask('degats_reellement_subis(points_de_degats_subis=8, cases_de_degats_restantes=5)', total=5),
)
row(
    "node-mended-by-one-box",
    "Arc nodal noirci : plus de relais ; une case rendue, il relaie ; le sort vise une mêlée où le nœud combat la cible, pas l'autre.",
    ask('etat_des_systemes(systemes={"A": {"cases": 2, "noircies": 2}})', says="Désactivé"),
    ask('relayer_un_sort(arc_nodal_desactive=True)', outcome="Interdit"),
    ask('etat_des_systemes(systemes={"A": {"cases": 2, "noircies": 2, "retirees": 1}})', outcome="Rien n'est désactivé"),
    ask('sort_dans_une_melee(foc=6, cible=dict(defense=14, en_corps_a_corps=True), origine_en_corps_a_corps_avec_la_cible=True, seconde_cible=dict(defense=12), nombre_de_candidats=1)',
        odds={"la cible est touchée": F(5, 12), "la seconde cible est touchée": F(7, 72)}),
)
row(
    "boxed-and-snatched-away",
    "Boxé, il est retiré du jeu par un effet : pas détruit, pas d'âme, pas d'épave, et il ne revient pas. Retiré dès la mise hors de combat, pas même boxé, ni de jet de Robuste.",
    ask("cycle_de_destruction(figurine_boxee=True, figurine_retiree_du_jeu=True)", outcome="hors de combat → boxée"),
    ask("cycle_de_destruction(figurine_hors_de_combat=True, figurine_retiree_du_jeu=True)", outcome="hors de combat"),
    ask("marqueurs_generes(regles_a_marqueur=1, figurine_boxee=True, figurine_retiree_du_jeu=True)", total=0),
    ask("gagner_un_marqueur(figurine_boxee=True, figurine_retiree_du_jeu=True)", outcome="Interdit"),
    ask("warjack_detruit(figurine_boxee=True, figurine_retiree_du_jeu=True)", outcome="Aucune conséquence"),
    ask("jet_de_robuste(figurine_hors_de_combat=True, figurine_retiree_du_jeu=True)", outcome="Interdit"),
    ask("revenir_en_jeu(figurine_retiree_du_jeu=True)", outcome="Interdit"),
    ask("cycle_de_destruction(figurine_boxee=True)", outcome="hors de combat → boxée → détruite"),
)
row(
    "tough-comes-first",
    "Robuste se joue à la mise hors de combat (1/3), pas une fois boxé, ni une fois guéri par autre chose.",
    ask("jet_de_robuste(figurine_hors_de_combat=True)", odds={"Sauvée": F(1, 3)}),
    ask("jet_de_robuste(figurine_boxee=True)", outcome="Interdit"),
    ask("jet_de_robuste(figurine_plus_hors_de_combat=True)", outcome="Interdit"),
    ask("coup_fatal_et_robuste(points_de_degats_subis=5, cases_de_degats_restantes=3, cible_robuste=True)", odds={"la cible est hors de combat": F(2, 3)}),
)
row(
    "double-that-misses",
    "Deux 2 au jet d'attaque, mais raté : rien de critique. Refait sur un autre combattant et touché avec un double, si.",
    ask("effet_critique(jet_d_attaque_critique=True, attaque_ratee=True)", outcome="Aucune conséquence"),
    ask("effet_critique(jet_d_attaque_critique=True, attaque_ratee=True, autre_figurine_touchee=True)", outcome="effet critique"),
    ask("effet_critique(jet_d_attaque_critique=True, attaque_a_aire_d_effet=True, attaque_deviee=True)", outcome="Aucune conséquence"),
)
row(
    "frost-and-acid",
    "Une attaque de froid et de corrosion contre Immunité : Corrosion, second type nommé : aucun dégât, mais la Disruption passe si elle vient de la touche. Immunité : Feu n'y fait rien.",
    ask('degats_a_distance(pui=14, arm=15, type_de_degats="froid", second_type_de_degats="corrosion", cible_immunite_a_la_corrosion=True)', outcome="Sans effet"),
    ask('degats_a_distance(pui=14, arm=15, type_de_degats="froid", second_type_de_degats="corrosion", cible_immunite_au_feu=True, des=[3, 4])', outcome="Dégâts 6"),
    ask('effet_special(condition_de_l_effet="touche", type_de_degats="froid", cible_immunite_au_froid=True)', gives="effet spécial appliqué"),
)
row(
    "molten-metal-on-a-myrmidon",
    "Trois cases de champ de force, un point à chaque colonne : le champ prend les colonnes 1 à 3, la grille les 4, 5 et 6. Sur une grille ordinaire frappée en 6, on continue en 1.",
    ask("reporter_sur_chaque_colonne(champ_de_force=3)", gives="champ de force : 3, colonne 4 : 1, colonne 5 : 1, colonne 6 : 1"),
    ask('reporter_sur_la_grille(cases={"5": 3, "6": 1, "1": 2, "2": 4}, degats=6, colonne=6)', gives="Colonne 6 : 1, colonne 1 : 2, colonne 2 : 3"),
    ask("degats_a_distance(pui=10, arm=17, des=[3, 4])", outcome="Dégâts 0"),
)
row(
    "back-from-the-table",
    "Détruit puis ramené par une règle, il peut s'activer ce tour, et son unité perd ce que sa destruction lui avait donné ; sa compétence d'une fois par partie reste dépensée.",
    ask("retour_en_jeu(figurine_membre_d_une_unite=True)", gives="effets de sa destruction perdus"),
    ask("retour_en_jeu()", outcome="s'activer"),
    ask("reutiliser_une_competence_unique(competence_unique_deja_utilisee=True)", outcome="Interdit"),
)
row(
    "off-the-table",
    "Deux troupiers sont tombés : l'un détruit, l'autre retiré du jeu. Une règle ramène le premier, pas le second ; tant qu'ils sont hors de la table, ils ne frappent, ne ripostent, ne cachent ni n'engagent personne.",
    ask("retour_en_jeu(figurine_retiree_du_jeu=True)", outcome="Interdit"),
    ask("retour_en_jeu(figurine_retiree_du_jeu=False)", outcome="s'activer"),
    ask("s_activer(figurine_retiree_du_jeu=True)", outcome="Interdit"),
    ask("attaque_de_corps_a_corps(acc=6, defense=12, attaquant_hors_de_la_table=True)", outcome="Interdit"),
    ask("attaque_a_distance(atd=6, defense=12, cible_retiree_du_jeu=True)", outcome="Interdit"),
    ask("attaque_a_distance(atd=6, defense=12, cible_retiree_du_jeu=False)", odds={"Touche": F(13, 18)}),
    ask("quitter_une_zone_de_corps_a_corps(attaquant_hors_de_la_table=True)", outcome="Aucune conséquence"),
    ask("etre_une_figurine_interferente(figurine_hors_de_la_table=True)", outcome="Interdit"),
    ask("reactiver_un_warjack(controleur_hors_de_la_table=True)", outcome="Interdit"),
)
row(
    "wreck-as-cover",
    "Derrière l'épave, à 1 pouce et en partie masqué, ou dessus : +4. Le souffle s'en moque. L'épave ralentit une poussée de moitié.",
    ask("attaque_a_distance(atd=6, defense=14, cible_masquee_par_une_epave=True, distance_au_decor=1)", odds={"Touche": F(1, 36)}),
    ask("attaque_a_distance(atd=6, defense=14, cible_masquee_par_une_epave=True, distance_au_decor=1, attaque_de_souffle=True)", odds={"Touche": F(15, 36)}),
    ask("deplacement_d_une_poussee(cible_sur_l_epave=True)", total=F(1, 2)),
)
row(
    "inert-no-shield-no-back",
    "Inerte, le jack est stationnaire : DEF 5 au tir, pas d'arc arrière, pas de bouclier ; et plus aucune compétence.",
    ask("attaque_a_distance(atd=6, defense=14, cible_warjack_inerte=True, depuis_l_arc_arriere=True, des=[1, 2])", total=9),
    ask("degats_a_distance(pui=12, arm=15, boucliers=1, cible_warjack_inerte=True, des=[3, 4])", outcome="Dégâts 4"),
    ask("utiliser_ses_competences_speciales(figurine_warjack_inerte=True)", outcome="Interdit"),
)
row(
    "a-stalled-hulk-no-nimbler",
    "En dysfonctionnement et à couvert : un jack de DEF 6 reste à 6, donc 10 ; un jack de DEF 12 tombe à 7, donc 11. Le même jet de 10 touche le premier, manque le second.",
    ask("attaque_a_distance(atd=4, defense=6, cible_dysfonctionnement=True, cible_a_couvert=True, des=[2, 4])", outcome="Touche", total=10),
    ask("attaque_a_distance(atd=4, defense=12, cible_dysfonctionnement=True, cible_a_couvert=True, des=[2, 4])", outcome="Raté", total=10),
    ask("charger(attaquant_dysfonctionnement=True)", outcome="Interdit"),
)
