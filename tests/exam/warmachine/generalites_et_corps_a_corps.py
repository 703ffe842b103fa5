"""Situations of Warmachine of the chapter « Corps-à-corps » (Melee combat)."""

from __future__ import annotations

from fractions import Fraction as F

from verdicts import ask, rows

ROWS, row = rows()

row(
    "charged-thanks-to-its-marshal",
    "Le marshal a donné la charge : ni boost ni attaque de plus ; 7 sur 2d6, et 5 + 4 + 3 + 16 contre 19.",
    ask('attaque_de_corps_a_corps(acc=6, defense=13, boost_du_marshal=True, avantages_recus=1)', odds={"Touche": F(7, 12)}),
    ask('nombre_d_attaques_de_corps_a_corps(armes_de_melee=1, attaque_du_marshal=True, avantages_recus=1)', total=1),
    ask('degats_de_corps_a_corps(p_plus_f=16, arm=19, attaque_de_charge=True, distance_parcourue=4, des=[5, 4, 3])', outcome="Dégâts 9"),
)
row(
    "vector-and-its-warcaster",
    "Le +3 du Vector ne compte pas, le +2 de son warcaster d'ACC 5, si : 2d6 + 7 contre 14.",
    ask('attaque_de_corps_a_corps(defense=14, attaquant_acc=9, attaquant_vector=True, controleur_acc=7)', odds={"Touche": F(7, 12)}),
)
row(
    "jack-thrown-at-a-jack",
    "Deux mains, FOR 12 contre 12, une cible à 6 pouces pile.",
    ask('attaque_de_corps_a_corps(acc=7, defense=12)', odds={"Touche": F(5, 6)}),
    ask('jet_de_projection_a_deux_mains(attaquant_force=12, cible_force=12)', odds={"Projetée": F(49, 54)}),
    ask('projection_vers_une_figurine(force=12, distance_a_l_autre_figurine=6)', outcome="jet d'attaque de corps-à-corps"),
    ask('attaque_de_corps_a_corps(acc=7, defense=11)', odds={"Touche": F(11, 12)}),
)
row(
    "who-strikes-a-trampler",
    "Celui qu'on a piétiné ne frappe pas gratuitement ; celui dont on quitte la zone, si.",
    ask('mouvement_de_pietinement(vts=4)', total=7),
    ask('attaque_de_corps_a_corps(acc=6, defense=10, frappe_gratuite_en_cours=True, attaquant_heurtee_par_le_pietinement=True)', outcome="Interdit"),
    ask('attaque_de_corps_a_corps(acc=6, defense=10, frappe_gratuite_en_cours=True)', odds={"Touche": F(35, 36)}),
)
row(
    "wm35-02",
    "À 1,5 pouce d'une lance à Allonge, mon troupier au bouclier s'en va : frappé gratuitement, de dos pour le bouclier, sans le +2 de dos.",
    ask('quitter_une_zone_de_corps_a_corps(arme_allonge=True, distance=1.5)', gives="frappe gratuite"),
    ask('une_attaque_de_corps_a_corps(frappe_gratuite_en_cours=True, acc=5, p_plus_f=10, defense=13, arm=14, boucliers=1, depuis_l_arc_arriere=True)', says="au moins 1 : 689/972"),
)
row(
    "free-strike-with-a-dead-arm",
    "Mon piétineur quitte la zone d'un warjack léger ACC 6 dont le bras gauche est désactivé ; il frappe gratuitement de ce bras : un seul dé, +2. Un dé seul n'a pas de 6 d'office, mais son 1 rate toujours, même à DEF 9.",
    ask("attaque_de_corps_a_corps(acc=6, defense=9, frappe_gratuite_en_cours=True, arme_systeme_desactive=True)", odds={"Touche": F(5, 6)}),
    ask("attaque_de_corps_a_corps(acc=6, defense=10, frappe_gratuite_en_cours=True, arme_systeme_desactive=True)", odds={"Touche": F(5, 6)}),
    ask("attaque_de_corps_a_corps(acc=6, defense=11, frappe_gratuite_en_cours=True, arme_systeme_desactive=True)", odds={"Touche": F(2, 3)}),
    ask("attaque_de_corps_a_corps(acc=6, defense=15, frappe_gratuite_en_cours=True, arme_systeme_desactive=True)", odds={"Touche": F(0)}),
    ask("frapper_gratuitement_un_pietineur(attaquant_heurtee_par_le_pietinement=True)", outcome="Interdit"),
)
row(
    "light-cavalry-and-its-mount",
    "Pas d'attaque en passant ; la Monture frappe sans la FOR du cavalier : 4 + 3 + 10 contre 14.",
    ask('attaque_en_passant(attaquant_cavalerie_legere=True)', outcome="Interdit"),
    ask('degats_de_corps_a_corps(pui=10, force=8, arm=14, arme_monture=True, attaquant_cavalerie_legere=True, des=[4, 3])', outcome="Dégâts 3"),
    ask('attaque_de_corps_a_corps(acc=6, defense=12, arme_monture=True)', outcome="Interdit"),
    ask('quitter_une_zone_de_corps_a_corps(figurine_cavalerie_legere=True)', outcome="frappe gratuite"),
)
row(
    "hammer-and-fist-at-an-inch-and-a-half",
    "Un marteau à Allonge et un poing, 3 points de focus, la cible à 1,5 pouce ; puis à 2,1 ; un ennemi rompt à 1,5 pouce.",
    ask('nombre_d_attaques_de_corps_a_corps(armes_de_melee=2, armes_a_allonge=1, distance=1.5, points_de_focus=3, attaques_supplementaires=3)', total=4),
    ask('nombre_d_attaques_de_corps_a_corps(armes_de_melee=2, armes_a_allonge=1, distance=2.1, points_de_focus=3, attaques_supplementaires=3)', total=0),
    ask('attaquer_au_corps_a_corps(distance=1.5, frappe_gratuite_en_cours=True)', outcome="Interdit"),
    ask('attaquer_au_corps_a_corps(distance=1.5, frappe_gratuite_en_cours=True, arme_allonge=True)', outcome="Permis"),
)
row(
    "reach-in-the-river",
    "La hallebarde engage à 1,5 pouce sans être engagée, ne tire pas pour autant ; en eau profonde, elle n'engage ni ne frappe.",
    ask('engager(distance=1.5, figurine_allonge=True)', outcome="Permis"),
    ask('engager(distance=1.5, cible_allonge=True)', outcome="Interdit"),
    ask('attaquer_a_distance(attaquant_en_corps_a_corps=True)', outcome="Interdit"),
    ask('attaquer_par_magie(attaquant_engagee=True)', outcome="Permis"),
    ask('engager(distance=1.5, figurine_allonge=True, figurine_en_eau_profonde=True)', outcome="Interdit"),
    ask('attaque_de_corps_a_corps(acc=5, defense=12, attaquant_en_eau_profonde=True)', outcome="Interdit"),
)
row(
    "rock-between-us",
    "Il se tient derrière un rocher de 3 pouces qui le cache à moitié : DEF 13, ACC 6, un 4-4 puis un 4-5.",
    ask('attaque_de_corps_a_corps(acc=6, defense=13, des=[4, 4], cible_derriere_une_obstruction=True)', outcome='Raté'),
    ask('attaque_de_corps_a_corps(acc=6, defense=13, des=[4, 5], cible_derriere_une_obstruction=True)', outcome='Touche', total=15),
)
row(
    "charge-under-a-free-strike",
    "Il me frappe au passage (ACC 6, P+F 11, mes DEF 14, ARM 15, 3 PV) ; vivant, je charge : ACC 6, P+F 12, Maître d'Armes, sa DEF 13, ARM 16, 5 PV, Robuste.",
    ask('attaques_sous_une_frappe_gratuite(attaquant=dict(acc=6, arm=15, defense=14, cases_de_degats_restantes=3), p_plus_f=12, arme_maitre_d_armes=True, attaques_enchainees=1, cible=dict(defense=13, arm=16, cases_de_degats_restantes=5, robuste=True), autre=dict(acc=6, p_plus_f=11), attaque_de_charge=True, attaquant_distance_parcourue=5)', odds={"l'attaquant est hors de combat": F(637, 972), 'la cible est hors de combat': F(1437485, 11337408)}),
    ask('deux_armes_de_corps_a_corps(acc=6, p_plus_f=18, p_plus_f_de_l_autre_arme=15, cible=dict(defense=14, arm=19, robuste=True, cases_de_degats_restantes=1))', odds={'la cible est hors de combat': F(635, 1296)}),
    ask('attaquer_au_corps_a_corps(attaquant_hors_de_formation=True, frappe_gratuite_en_cours=True)', outcome='Interdit'),
)
row(
    "AO-18",
    "ACC 6, DEF 14, 4 pouces de charge : monté, +2, 13/18 ; à pied, le dragon n'est plus de la cavalerie, 5/12.",
    ask("attaque_de_corps_a_corps(acc=6, defense=14, attaquant_dragon=True, attaque_de_charge=True, distance_parcourue=4)", odds={"Touche": F(13, 18)}),
    ask("attaque_de_corps_a_corps(acc=6, defense=14, attaquant_dragon=True, attaquant_dragon_a_pied=True, attaque_de_charge=True, distance_parcourue=4)", odds={"Touche": F(5, 12)}),
)
row(
    "wmb31-22",
    "Charge de 2,9 pouces, P+F 12 contre ARM 16 : deux dés ; à 3 pouces, trois. Un malus de VTS interdit de la déclarer.",
    ask("degats_de_corps_a_corps(pui=5, force=7, arm=16, attaque_de_charge=True, distance_parcourue=2.9, des=[3, 4])", outcome="Dégâts 3"),
    ask("degats_de_corps_a_corps(pui=5, force=7, arm=16, attaque_de_charge=True, distance_parcourue=3, des=[3, 4, 2])", outcome="Dégâts 5"),
    ask("charger(attaquant_malus_de_vts=True)", outcome="Interdit"),
)
row(
    "wild-warbeast",
    "Sauvage, elle ne frappe pas gratuitement, et son bouclier ne sert plus : 4 + 3 + 12 contre 16.",
    ask('quitter_une_zone_de_corps_a_corps(attaquant_sauvage=True)', outcome="Aucune conséquence"),
    ask('degats_de_corps_a_corps(p_plus_f=12, arm=16, boucliers=1, cible_sauvage=True, des=[4, 3])', outcome="Dégâts 3"),
)
row(
    "corps-à-corps",
    "Deux armes et trois focus : cinq attaques. À 0,4 pouce mais derrière soi, on n'engage pas ; un warjack sans arme, si. Dé seul, boost, prise : au texte.",
    ask("attaquer(cible_amie=True)", outcome="Permis"),
    ask("nombre_d_attaques_de_corps_a_corps(armes_de_melee=2, attaques_supplementaires=3)", total=5),
    ask("attaquer_au_corps_a_corps(cible_hors_de_vue=True)", outcome="Interdit"),
    ask("degats_de_corps_a_corps(pui=7, force=11, arm=10, des=[3, 4])", total=25),
    ask("zone_de_corps_a_corps()", total=0.5),
    ask("attaquer_au_corps_a_corps(distance=1.8, arme_allonge=True)", outcome="Permis"),
    ask("attaquer_avec_une_arme(distance=1.2, arme_allonge=False)", outcome="Interdit"),
    ask("engager(distance=0.4, cible_derriere=True)", outcome="Interdit"),
    ask("engager(distance=1.5, arme_allonge=True)", outcome="Permis"),
    ask("engager(distance=1.5)", outcome="Interdit"),
    ask("engager(distance=0.4, figurine_est_un_warjack=True, figurine_sans_arme_de_corps_a_corps=True)", outcome="Permis"),
    ask("engager(distance=0.4, figurine_sans_arme_de_corps_a_corps=True)", outcome="Interdit"),
    ask("attaque_de_corps_a_corps(acc=7, defense=13, des=[2, 3])", outcome="Raté", total=12),
    ask("attaque_de_corps_a_corps(acc=4, defense=20, des=[6, 6])", outcome="Touche"),
    ask("""attaque_de_corps_a_corps(acc=5, defense=12, attaque_automatiquement_reussie=True, des_lances_quand_meme=True,
        des=[1, 2])""", outcome="Raté", total=8),
    ask("attaque_de_corps_a_corps(acc=6, defense=17, jet_booste=True, des=[2, 5, 5])", outcome="Touche", total=18, gives="critique"),
    ask("attaques_gagnees(competences_generatrices=2)", total=1),
    ask("attaques_perdues_en_combinant(participants=4)", total=3),
    ask("contributeurs(participants=5, participants_en_echec=2)", total=3),
    ask("attaques_perdues_en_combinant(participants=5)", total=4),
    ask("commencer_son_action_de_combat(action_precedente_inachevee=True, unite_a_attaque_combinee=True)", outcome="Permis"),
    ask("commencer_son_action_de_combat(action_precedente_inachevee=True)", outcome="Interdit"),
)
row(
    "halberd-at-two-inches",
    "Hallebarde et poignard, l'ennemi à 1,5 pouce avec une épée : la hallebarde l'engage et le frappe (une attaque initiale, pas deux), lui n'engage pas ; mais aucun des deux ne tire. À 2 pouces juste, encore.",
    ask("engager(figurine_allonge=True, distance=1.5)", outcome="Permis"),
    ask("engager(distance=1.5)", outcome="Interdit"),
    ask("nombre_d_attaques_de_corps_a_corps(armes_de_melee=2, armes_a_allonge=1, distance=1.5)", total=1),
    ask("attaquer_au_corps_a_corps(distance=2, arme_allonge=True)", outcome="Permis"),
    ask("attaquer_a_distance(attaquant_engage_un_ennemi=True)", outcome="Interdit"),
    ask("zone_de_corps_a_corps(figurine_sans_arme_de_corps_a_corps=True)", total=0),
    ask("zone_de_corps_a_corps(figurine_sans_arme_de_corps_a_corps=True, figurine_est_un_warjack=True)", total=F(1, 2)),
)
