"""Situations of Warmachine of the chapter « Situations de combat » (Combat situations)."""

from __future__ import annotations

from fractions import Fraction as F

from verdicts import ask, rows

ROWS, row = rows()

row(
    "cliff-roof-fire",
    "Mon bouclier ne me protège ni de 5 pouces de chute, ni d'une tour de bois renforcé à trois étages, ni du feu.",
    ask('degats_de_chute(arm=17, hauteur_de_chute=5, boucliers=1, des=[4, 4, 3])', outcome="Dégâts 4"),
    ask('degats_d_effondrement(decor_arm=14, etages=3, figurine_arm=20, boucliers=1, des=[2, 3])', outcome="Dégâts 41"),
    ask('degats_du_feu_continu(arm=17, boucliers=1)', odds={"Dégâts 0": F(5, 18)}),
)
row(
    "situations",
    "Chute de 3, 5 et 7 pouces : deux, trois, quatre dés. Au bord, on s'arrête. Retirer, réactiver, revenir. PUI « – » : pas de jet.",
    ask("chute(hauteur_de_chute=1)", gives="au tapis"),
    *(ask(f"degats_de_chute(hauteur_de_chute={height}, arm=10, des={[1] * dice})", total=10 + dice) for height, dice in ((3, 2), (5, 3), (7, 4))),
    ask("se_relever(mise_au_tapis_pendant_son_tour=True)", outcome="Interdit"),
    ask("se_relever(mise_au_tapis_pendant_son_tour=True, regle_pour_se_relever=True)", outcome="Permis"),
    ask("au_dela_de_la_zone_de_jeu(deplacement_subi=5, distance_au_bord_de_table=3)", total=3),
    ask("entrer(position_dans_la_zone=True)", gives="entrée dans la zone"),
    ask("entrer(position_dans_la_zone=True, position_precedente_dans_la_zone=True)", gives="Aucune conséquence"),
    ask("renoncer_a_l_activation(activation_commencee=True)", outcome="Interdit"),
    ask("s_activer(figurine_reactive_ce_tour=True)", outcome="Interdit"),
    ask("reutiliser_une_competence_unique(competence_unique_deja_utilisee=True)", outcome="Interdit"),
    ask("degats_a_distance(sans_pui=True, arm=10)", outcome="Interdit"),
    ask('effet_special(condition_de_l_effet="dégâts", points_de_degats_subis=0)', outcome="Aucune conséquence"),
)
row(
    "landing-on-a-recruit",
    "Slammé de 5 pouces de haut, mon jack à socle moyen tombe sur une recrue à petit socle : le choc d'un petit socle n'ajoute pas de dé.",
    ask('degats_de_slam(force=12, arm=17, cible_socle="moyen", heurte_une_figurine=True, heurtee_socle="petit", des=[3, 2])', outcome="Dégâts 0"),
    ask('atterrir_sur_une_figurine(figurine_socle="moyen", heurtee_socle="petit")', gives="au tapis"),
    ask('degats_de_chute(arm=14, hauteur_de_chute=5, des=[4, 4, 3])', outcome="Dégâts 7"),
)
row(
    "a-step-past-six",
    "Falaise de 6 pouces, ou de 6 pouces et demi, contre ARM 18 : la tranche entamée vaut un dé entier.",
    ask("degats_de_chute(hauteur_de_chute=6, arm=18)", odds={"Dégâts 0": F(7, 27)}),
    ask("degats_de_chute(hauteur_de_chute=6.5, arm=18)", odds={"Dégâts 0": F(35, 648)}),
)
row(
    "AO-03",
    "Cinq tireurs sur une figurine furtive : deux trop loin, +3 ; les cinq trop loin, personne ne contribue ; le principal à 6 pouces, c'est raté d'office.",
    ask("contributeurs(participants=5, participants_en_echec=2)", total=3),
    ask("contributeurs(participants=5, participants_en_echec=5)", total=0),
    ask("contributeurs(participants=5, participants_en_echec=6)", total=0),
    ask("attaque_a_distance(atd=5, defense=13, distance=6, cible_furtivite=True, attaque_combinee=True, participants=5, participants_en_echec=2)", outcome="Raté"),
)
row(
    "wm35-17",
    "Trois Gardiens frappent ensemble par-dessus un muret, un seul n'a pas chargé : +3 et +3, aucun boost de charge.",
    ask('attaques_de_corps_a_corps(acc=6, p_plus_f=11, attaque_combinee=True, participants=3, defense=12, arm=18, cases_de_degats_restantes=5, attaque_de_charge=True, distance_parcourue=4, participant_sans_charge=True, decor_interferent=True, attaques_enchainees=1)', odds={"La cible est hors de combat": F(25, 108)}),
)
row(
    "wmb29-nu",
    "Mon sorcier n'a pas d'arme de corps-à-corps : sa charge n'atteint personne ; celle d'un warjack, d'un Pistolero, si.",
    ask('fin_du_mouvement_de_charge(attaquant_sans_arme_de_corps_a_corps=True)', gives='charge échouée'),
    ask('fin_du_mouvement_de_charge(attaquant_sans_arme_de_corps_a_corps=True, attaquant_est_un_warjack=True)', gives='charge réussie'),
    ask('fin_du_mouvement_de_charge(attaquant_sans_arme_de_corps_a_corps=True, attaquant_pistolero=True)', gives='charge réussie'),
)
row(
    "one-more-attack-not-two",
    "Ravageur et Marque Noire se déclenchent sur la même attaque : une seule attaque de plus, qui peut en rapporter une autre. Le troupier hors formation n'en fait aucune, ni le solo tombé au tapis entre-temps.",
    ask("attaques_gagnees(competences_generatrices=2)", total=1),
    ask("gagner_une_attaque()", outcome="Permis"),
    ask("gagner_une_attaque(nouvelle_attaque_deja_gagnee=True)", outcome="Interdit"),
    ask("gagner_une_attaque(attaquant_hors_de_formation=True)", outcome="Interdit"),
    ask("gagner_une_attaque(attaquant_au_tapis=True)", outcome="Interdit"),
)
row(
    "four-on-a-knocked-down-one",
    "Quatre Gardiens sur une figurine au tapis : touché sans jet ; s'ils lancent pour un critique, seul le double 1 rate.",
    ask('attaque_de_corps_a_corps(acc=6, defense=14, attaque_combinee=True, participants=4, cible_au_tapis=True)', outcome="Touche", says="automatique"),
    ask('attaque_de_corps_a_corps(acc=6, defense=14, attaque_combinee=True, participants=4, cible_au_tapis=True, des_lances_quand_meme=True)', odds={"Touche": F(35, 36)}),
    ask('degats_de_corps_a_corps(p_plus_f=10, arm=15, attaque_de_charge=True, distance_parcourue=4, participants=3, participant_sans_charge=True, des=[1, 2])', outcome="Dégâts 1"),
)
row(
    "gunfighter-fall-and-caster",
    "Le Pistolero vise à bout portant ; sa balle perdue, hors de sa zone, retrouve visée et -4 ; la cible tombe de 7 pouces ; son warcaster meurt.",
    ask('tir_dans_une_melee(atd=6, vise=True, attaquant=dict(pistolero=True), distance=0.5, cible=dict(defense=14, en_corps_a_corps=True), seconde_cible=dict(defense=12), nombre_de_candidats=1)',
        odds={"la cible est touchée": F(5, 12), "la seconde cible est touchée": F(35, 144)}),
    ask('degats_de_chute(hauteur_de_chute=7, arm=18, des=[1, 2, 3, 4])', outcome="Dégâts 2"),
    ask('destruction_du_warcaster()', says="sorts à entretien expirés"),
)
row(
    "souls-and-the-tough-one",
    "Deux règles veulent l'âme : une seule ; Robuste réussi ou retirée du jeu boxée, aucune ; plein d'âmes, on passe son tour.",
    ask('marqueurs_generes(regles_a_marqueur=2)', total=1),
    ask('marqueurs_generes(regles_a_marqueur=2, robuste_reussi=True)', total=0),
    ask('marqueurs_generes(regles_a_marqueur=2, figurine_boxee=True, figurine_retiree_du_jeu=True)', total=0),
    ask('gagner_un_marqueur(limite_de_marqueurs_atteinte=True)', outcome="Interdit"),
    ask('slam(attaquant_releve_en_renoncant_au_mouvement=True)', outcome="Interdit"),
    ask('courir(releve_en_renoncant_a_l_action=True)', outcome="Interdit"),
)
row(
    "off-the-cliff-onto-a-head",
    "Slammé du haut d'une falaise de 4 pouces : 3d6 + 10, 2, 3 et 4 contre ARM 15, 4 points, et au tapis. Socle moyen, il tombe sur un petit : au tapis, même jet ; sur un grand : rien, on sépare les socles.",
    ask('degats_de_chute(hauteur_de_chute=4, arm=15, des=[2, 3, 4])', outcome="Dégâts 4", total=19),
    ask('degats_de_chute(hauteur_de_chute=3, arm=15, des=[3, 3])', outcome="Dégâts 1", total=16),
    ask('atterrir_sur_une_figurine(socle="moyen", heurtee_socle="petit")', outcome="moindre perturbation, au tapis, jet de dégâts de chute"),
    ask('atterrir_sur_une_figurine(socle="moyen", heurtee_socle="grand")', outcome="moindre perturbation"),
)
row(
    "the-node-sees-for-the-caster",
    "Le sorcier est derrière la grange, son arc nodal voit la cible : il la cible et pose le gabarit de souffle depuis le relais. Quand c'est l'arc nodal qui ne voit rien, ni ciblage, ni gabarit, ni attaque.",
    ask("cibler_une_figurine(sort_relaye=True, cible_hors_de_vue=True)", outcome="Permis"),
    ask("placer_le_gabarit_de_souffle(sort_relaye=True, cible_hors_de_vue=True)", outcome="Permis"),
    ask("attaquer_par_magie(sort_relaye=True, cible_hors_de_vue=True)", outcome="Permis"),
    ask("cibler_une_figurine(sort_relaye=True, relais_sans_ligne_de_vue=True)", outcome="Interdit"),
    ask("placer_le_gabarit_de_souffle(sort_relaye=True, relais_sans_ligne_de_vue=True)", outcome="Interdit"),
    ask("attaquer_par_magie(sort_relaye=True, relais_sans_ligne_de_vue=True)", outcome="Interdit"),
    ask("cibler_une_figurine(cible_hors_de_vue=True)", outcome="Interdit"),
)
row(
    "who-makes-room",
    "Deux façons de faire de la place : on déplace le moins de figurines, puis le moins loin ; à égalité, au hasard. Un colosse ne se place ni ne se pousse.",
    ask('moindre_perturbation(options=[{"figurines_deplacees": 1, "distance_totale": 2}, {"figurines_deplacees": 2, "distance_totale": 1}])', says='Option 1'),
    ask('moindre_perturbation(options=[{"figurines_deplacees": 1, "distance_totale": 1}, {"figurines_deplacees": 1, "distance_totale": 1}])', says='au hasard'),
    ask('placer_une_figurine(figurine_est_un_colosse=True)', outcome='Interdit'),
    ask('etre_pousse(cible_est_un_colosse=True)', outcome='Interdit'),
    ask('attaques_gagnees(competences_generatrices=2)', total=1),
)
row(
    "node-in-the-scrum",
    "L'arc nodal engage la cible sans être engagé (Allonge) : pas de −4 au sort qu'il relaie, FOC 6 contre DEF 13 : 7/12. Raté, il menace un autre combattant. Engagé, l'arc nodal ne relaie plus.",
    ask("attaque_magique(magie=6, defense=13, sort_relaye=True, relais_engage_un_ennemi=True, origine_en_corps_a_corps_avec_la_cible=True)", odds={"Touche": F(7, 12)}),
    ask("rater_une_cible_en_corps_a_corps(sort_relaye=True, origine_en_corps_a_corps_avec_la_cible=True)", gives="attaque refaite"),
    ask("attaquer_par_magie(sort_relaye=True, relais_engagee=True)", outcome="Interdit"),
)
row(
    "lightning-leaps",
    "Chaîne d'Éclairs : pour le deuxième touché, les dégâts viennent du premier ; pour le premier, du point d'origine, l'arc nodal.",
    ask("provenance_des_degats(atteinte_depuis_une_autre_figurine=True)", gives="figurine d'où l'on mesure"),
    ask("provenance_des_degats()", gives="point d'origine"),
    ask("point_d_origine(sort_relaye=True)", gives="arc nodal"),
)
row(
    "long-gunners-one-short",
    "Quatre Longs-Fusiliers (ATD 5, PUI 10) en formation sur DEF 14, l'un hors de portée : +3, 2d6 + 8 contre 14 : 13/18. Si le principal est hors de portée, raté. Cible en mêlée : interdit ; Furtive à 6 pouces du principal : raté.",
    ask("attaque_a_distance(atd=5, defense=14, participants=4, participants_en_echec=1)", odds={"Touche": F(13, 18)}),
    ask("attaque_a_distance(atd=5, defense=14, participants=4, participants_en_echec=1, attaquant_principal_en_echec=True)", odds={"Raté": F(1)}),
    ask("attaque_a_distance(atd=5, defense=14, participants=4, cible_en_corps_a_corps=True)", outcome="Interdit"),
    ask("attaque_a_distance(atd=5, defense=14, participants=4, cible_furtivite=True, distance=6)", odds={"Raté": F(1)}),
    ask("degats_a_distance(pui=10, arm=18, participants=4, participants_en_echec=1, des=[3, 4])", outcome="Dégâts 2"),
)
row(
    "flame-guard-who-walked",
    "Quatre Gardiens combinent, un seul n'a pas chargé : +4 partout, mais plus d'attaque de charge, 2d6 + 14 contre ARM 18.",
    ask("attaque_de_corps_a_corps(acc=6, defense=14, participants=4)", odds={"Touche": F(11, 12)}),
    ask("degats_de_corps_a_corps(pui=4, force=6, arm=18, participants=4, attaque_de_charge=True, participant_sans_charge=True, distance_parcourue=5, des=[3, 4])", outcome="Dégâts 3"),
    ask("degats_de_corps_a_corps(pui=4, force=6, arm=18, participants=4, attaque_de_charge=True, distance_parcourue=5, des=[3, 4, 5])", outcome="Dégâts 8"),
)
row(
    "gunfighter-or-not-in-the-clinch",
    "Le point d'origine d'un tir, c'est le tireur. Au contact de sa cible, le Pistolero tire sans −4 ni visée : ATD 6 contre DEF 13, 7/12. Un fusilier ordinaire ne tire pas.",
    ask("attaque_a_distance(atd=6, defense=13, attaquant_pistolero=True, vise=True, cible_en_corps_a_corps=True, origine_en_corps_a_corps_avec_la_cible=True)", odds={"Touche": F(7, 12)}),
    ask("attaque_a_distance(atd=6, defense=13, vise=True, cible_en_corps_a_corps=True, origine_en_corps_a_corps_avec_la_cible=True)", outcome="Interdit"),
    ask("attaquer_a_distance(origine_en_corps_a_corps_avec_la_cible=True)", outcome="Interdit"),
)
row(
    "five-inches-down",
    "Poussé du haut d'un toit de 5 pouces sur un troupier de petit socle : 3d6 + 10 pour les deux, tous deux au tapis. À 3 pouces, 2d6 ; à 7, 4d6.",
    ask("degats_de_chute(hauteur_de_chute=5, arm=15, des=[3, 4, 5])", outcome="Dégâts 7"),
    ask("degats_de_chute(hauteur_de_chute=3, arm=15, des=[3, 4])", outcome="Dégâts 2"),
    ask("degats_de_chute(hauteur_de_chute=7, arm=15, des=[1, 1, 1, 2])", outcome="Dégâts 0"),
    ask('atterrir_sur_une_figurine(heurtee_socle="petit", figurine_socle="moyen")', gives="au tapis"),
    ask('atterrir_sur_une_figurine(heurtee_socle="moyen", figurine_socle="petit")', outcome="moindre perturbation"),
)
row(
    "rerolled-then-given-away",
    "Une touche relancée est ce que dit la relance : 2d6 + 6 contre 14, 15/36 pour un raté relancé de droit, 95/144 au total. Le garde du corps ne prend le coup qu'une fois toutes les relances faites.",
    ask("attaque_de_corps_a_corps(acc=6, defense=14, relance_accordee=True)", odds={"Touche": F(95, 144)}),
    ask("changement_de_cible(relances_a_resoudre=True)", outcome="Interdit"),
    ask("changement_de_cible(attaque_ratee=True)", outcome="Interdit"),
    ask("changement_de_cible()", outcome="Permis"),
)
row(
    "wm35-12",
    "Il prend la touche pour son chef, relances passées : c'est une touche directe.",
    ask('changement_de_cible()', outcome="Permis", says="la touche est directe"),
)
row(
    "same-forfeit-for-two-jobs",
    "Mon sorcier a donné son action pour autre chose : il ne réactive pas le jack inerte, ne rallume pas la chaudière, ne reprend ni l'autonome ni la warbeast sauvage avec. Un autre, libre et au contact, le peut ; le jack réactivé renonce à son activation et ne relaie rien.",
    ask("reactiver_un_warjack(renoncement_deja_utilise=True)", outcome="Interdit"),
    ask("rallumer_la_chaudiere(renoncement_deja_utilise=True)", outcome="Interdit"),
    ask("prendre_le_controle_d_un_autonome(controleur_obligee_d_y_renoncer=True)", outcome="Interdit"),
    ask("prendre_le_controle_d_une_warbeast_sauvage(controleur_obligee_d_y_renoncer=True)", outcome="Interdit"),
    ask("reactiver_un_warjack()", outcome="Permis"),
    ask("s_activer(figurine_reactive_ce_tour=True)", outcome="Interdit"),
    ask("relayer_un_sort(figurine_reactive_ce_tour=True)", outcome="Interdit"),
)
row(
    "PZ-02",
    "Pistolero en mêlée : ni visée, ni −4 ; trois combattants, un seul menacé s'il rate ; il a tiré, il ne frappe plus ; chutes de 3, 5 et 7 pouces.",
    ask("attaque_a_distance(atd=6, defense=12, attaquant_pistolero=True, vise=True, cible_dans_la_zone_de_corps_a_corps=True, des=[3, 3])", outcome="Touche", total=12),
    ask("menaces_par_un_tir_rate(figurines_du_combat=3, origine_en_corps_a_corps_avec_la_cible=True)", total=1),
    ask("attaquer_au_corps_a_corps(attaquant_pistolero=True, a_tire_dans_l_activation=True)", outcome="Interdit"),
    ask("degats_de_chute(hauteur_de_chute=3, arm=15, des=[3, 3])", total=16),
    ask("degats_de_chute(hauteur_de_chute=5)", says="3d6 + 10"),
    ask("degats_de_chute(hauteur_de_chute=7)", says="4d6 + 10"),
    ask("marqueurs_generes(regles_a_marqueur=3)", total=1),
)
row(
    "wmb36-7",
    "Une règle me laisse donner mon activation : avant de jouer, oui ; mon activation finie, il n'y en a plus à donner, et le jack déjà joué n'est plus à réactiver. Ma vengeance contre qui me blesse ne part ni sur une chute ni par ricochet, mais bien sur un coup.",
    ask("renoncer_a_l_activation(regle_de_renoncement=True)", outcome="Permis"),
    ask("renoncer_a_l_activation(regle_de_renoncement=True, figurine_activation_finie=True)", outcome="Interdit"),
    ask("reactiver_un_warjack(figurine_activation_finie=True)", outcome="Interdit"),
    ask("reagir_a_une_attaque(les_degats_ne_viennent_d_aucune_attaque=True)", outcome="Interdit"),
    ask("reagir_a_une_attaque(degats_collateraux_subis=True)", outcome="Interdit"),
    ask("reagir_a_une_attaque()", outcome="Permis"),
)
row(
    "a-gunfighter-without-a-blade",
    "Mon pistolier n'a pas d'épée. À 0,5 pouce il engage, à 0,6 non ; qui s'en va de 0,5 prend sa balle, à deux dés pour toucher et trois aux dégâts, pas de 0,6. Engagé, il n'aide pas le tir groupé des copains sur une cible au loin.",
    ask("engager(distance=0.5, figurine_sans_arme_de_corps_a_corps=True, figurine_pistolero=True)", outcome="Permis"),
    ask("engager(distance=0.6, figurine_sans_arme_de_corps_a_corps=True, figurine_pistolero=True)", outcome="Interdit"),
    ask("engager(distance=0.5, figurine_sans_arme_de_corps_a_corps=True)", outcome="Interdit"),
    ask("frapper_gratuitement_a_distance(attaquant_pistolero=True, distance=0.5)", outcome="Permis"),
    ask("frapper_gratuitement_a_distance(attaquant_pistolero=True, distance=0.6)", outcome="Interdit"),
    ask("attaque_a_distance(atd=6, defense=12, attaquant_pistolero=True, frappe_gratuite_en_cours=True, distance=0.5)", odds={"Touche": F(13, 18)}),
    ask("degats_a_distance(pui=12, arm=15, attaquant_pistolero=True, frappe_gratuite_en_cours=True, des=[1, 1, 2])", total=16, outcome="Dégâts 1"),
    ask("combiner_les_attaques_a_distance(participants=3, attaquant_pistolero=True, attaquant_en_corps_a_corps=True, distance=8)", outcome="Interdit"),
    ask("combiner_les_attaques_a_distance(participants=3, attaquant_pistolero=True, distance=8)", outcome="Permis"),
)
row(
    "nobody-in-range-of-the-volley",
    "Quatre fusiliers visent ensemble ; au mètre, tous sont trop loin, le meneur donc aussi : raté, double 6 ou pas, et quatre tirs perdus. Trois trop loin seulement, le meneur tire à +1.",
    ask("attaque_a_distance(atd=5, defense=12, participants=4, participants_en_echec=4, des=[6, 6])", outcome="Raté", says="automatique"),
    ask("attaque_a_distance(atd=5, defense=12, participants=4, participants_en_echec=3, des=[3, 3])", outcome="Touche", total=12),
    ask("contributeurs(participants=4, participants_en_echec=3)", total=1),
    ask("attaques_perdues_en_combinant(participants=4)", total=3),
)
