"""Situations of Warmachine of the chapter « Focus et furie » (Focus and fury)."""

from __future__ import annotations

from fractions import Fraction as F

from verdicts import ask, rows

ROWS, row = rows()

row(
    "bonded-frenzy",
    "SEU 8, 2 points de furie ; liée, SEU 10. En frénésie, l'Âme et le Corps désactivés mangent le dé du boost.",
    ask('test_de_seuil(seu=8, points_de_furie=2)', odds={"Seuil dépassé": F(7, 12)}),
    ask('test_de_seuil(seu=8, points_de_furie=2, lie=True)', odds={"Seuil dépassé": F(5, 18)}),
    ask('attaque_de_corps_a_corps(acc=6, defense=13, attaque_de_frenesie=True, attaquant_ame_desactivee=True)', odds={"Touche": F(7, 12)}),
)
row(
    "AO-06",
    "FUR 3 et cinq furies : plus une contrainte, et ses deux armes frappent quand même ; une furie, deux contraintes.",
    ask("contraintes_restantes(fur=3, points_de_furie=5)", total=0),
    ask("contraintes_restantes(fur=3, points_de_furie=1)", total=2),
    ask("nombre_d_attaques_de_corps_a_corps(armes_de_melee=2, attaques_supplementaires=1, attaquant_est_une_warbeast=True, fur=3, points_de_furie=5)", total=2),
)
row(
    "wmb31-14",
    "Mon warlock barbote dans l'étang profond : il n'achète ni attaque ni sort, mais il se soigne. La bête en fuite n'est pas contrainte à refrapper ; au sec et calme, si.",
    ask("furie_restante(points_de_furie=3, attaques_supplementaires=1, controleur_en_eau_profonde=True)", outcome="Interdit"),
    ask("furie_restante(points_de_furie=3, cout_des_sorts=2, controleur_en_eau_profonde=True)", outcome="Interdit"),
    ask("furie_restante(points_de_furie=3, points_soignes=2, controleur_en_eau_profonde=True)", total=1),
    ask("furie_apres_contrainte(points_de_furie=1, attaques_supplementaires=1, figurine_en_fuite=True)", outcome="Interdit"),
    ask("furie_apres_contrainte(points_de_furie=1, attaques_supplementaires=1)", total=2),
)
row(
    "wm35-05",
    "Mon warlock (FUR 6) soigne sa bête à 12 pouces, pas à 12,5 ; ni la bête Construct, ni le troupier à 3 pouces.",
    ask('guerir(controleur_est_un_warlock=True, controleur_fur=6, points_de_furie=4, distance_au_controleur=12, figurine_est_une_warbeast=True)', outcome="Permis"),
    ask('guerir(controleur_est_un_warlock=True, controleur_fur=6, points_de_furie=4, distance_au_controleur=12.5, figurine_est_une_warbeast=True)', outcome="Interdit"),
    ask('guerir(controleur_est_un_warlock=True, points_de_furie=4, figurine_est_une_warbeast=True, figurine_construct=True)', outcome="Interdit"),
    ask('guerir(controleur_est_un_warlock=True, controleur_fur=6, points_de_furie=4, distance_au_controleur=3, figurine_membre_d_une_unite=True)', outcome="Interdit"),
    ask('furie_depensee(points_soignes=2)', total=2),
)
row(
    "AO-07",
    "Un sort en jeu, on en dit deux entretenus : aucun n'expire. Une arme de corps-à-corps : après l'attaque de charge, plus aucune attaque.",
    ask("sorts_qui_expirent(sorts_a_entretien=1, sorts_entretenus=2)", total=0),
    ask("sorts_qui_expirent(sorts_a_entretien=3, sorts_entretenus=1)", total=2),
    ask("attaques_apres_l_attaque_de_charge(armes_de_melee=1)", total=0),
    ask("attaques_apres_l_attaque_de_charge(armes_de_melee=0)", total=0),
    ask("points_de_vie(cases_de_la_figurine=5, cases_noircies=6)", total=0),
)
row(
    "focus et furie",
    "Zone de contrôle : 14 pouces pour FOC 7. Pas de focus au tour adverse. Un boost coûte 1 furie. Un frénétique ne s'active plus. Immunité au feu.",
    ask("zone_de_controle_du_warcaster(foc=7)", total=14),
    ask("payer_un_boost(figurine_hors_activation=True)", outcome="Interdit"),
    ask("furie_generee(jets_boostes=1)", total=1),
    ask("payer_un_boost(jet_deja_booste=True)", outcome="Interdit"),
    ask("s_activer(figurine_frenesie=True)", outcome="Interdit"),
    ask('degats_a_distance(pui=12, arm=15, type_de_degats="feu", cible_immunite_au_feu=True, des=[3, 3])', outcome="Sans effet"),
    ask("charger(attaquant_dysfonctionnement=True)", outcome="Interdit"),
    ask("portee_d_une_charge(vts=6)", total=9.5),
    ask("poursuivre_sa_charge(desengagerait_la_cible=True, cible_de_charge_engagee=True)", outcome="Interdit"),
)
row(
    "tour et mouvement",
    "La furie revient à la FUR, le focus à 0. Frénésie à 11 contre 10. Un troupier ne court qu'avec l'ordre ; 2,9 pouces de charge : deux dés, 3 : trois.",
    ask("furie_apres_maintenance(points_de_furie=8, fur=6)", total=6),
    ask("focus_apres_maintenance(points_de_focus=3)", total=0),
    ask("remise_a_niveau_du_focus(foc=8)", total=8),
    ask("allouer_du_focus(focus_alloue=4)", outcome="Interdit"),
    ask("allouer_du_focus(figurine_hors_de_vue=True, focus_alloue=3)", outcome="Permis"),
    ask("focus_restant(points_de_focus=6, etats_renverses=1)", total=5),
    ask("furie_gagnee_en_se_blessant(degats_volontaires=2)", total=2),
    ask("test_de_seuil(points_de_furie=3, seu=10, des=[4, 4])", outcome="Seuil dépassé", total=11, gives="frénésie"),
    ask("""cible_de_la_frenesie(options=[{"amie_a_portee": True, "distance_a_franchir": 0},
        {"ennemie_a_engager": True, "distance_a_franchir": 3}])""", gives="Option 1"),
    ask("sorts_qui_expirent(sorts_a_entretien=2, sorts_entretenus=1)", total=1),
    ask("distance_d_avance_tactique(vts=6)", total=6),
    ask("distance_de_course(vts=5)", total=10),
    ask("courir(figurine_est_un_warjack=True, points_de_focus=0)", outcome="Interdit"),
    ask("courir(figurine_membre_d_une_unite=True)", outcome="Interdit"),
    ask("charger(attaquant_membre_d_une_unite=True)", outcome="Interdit"),
    ask("charger(attaquant_membre_d_une_unite=True, attaquant_ordre_de_charge_recu=True)", outcome="Permis"),
    *(ask(f"{act}(apres_une_course=True)", outcome="Interdit") for act in ("lancer_un_sort", "utiliser_un_pouvoir", "utiliser_un_animus", "accomplir_une_action")),
    ask("charger(cible_hors_de_vue=True)", outcome="Interdit"),
    ask("fin_du_mouvement_de_charge(distance=0.7, distance_parcourue=4)", gives="charge échouée"),
    ask("degats_de_corps_a_corps(pui=7, force=9, arm=15, attaque_de_charge=True, distance_parcourue=2.9, des=[3, 4])", total=23),
    ask("degats_de_corps_a_corps(pui=7, force=9, arm=15, attaque_de_charge=True, distance_parcourue=3, des=[3, 4, 2])", total=25),
    ask("premiere_attaque_de_la_charge(est_une_attaque_supplementaire=True)", outcome="Interdit"),
    ask("attaques_apres_l_attaque_de_charge(armes_de_melee=2)", total=1),
    ask("jet_de_competence(x_de_competence=7, des=[3, 4])", outcome="Réussi"),
    ask("jet_de_competence(x_de_competence=7, des=[4, 4])", outcome="Raté"),
    ask('attaques_initiales_de_l_action(choix_de_l_action_de_combat="corps-à-corps", armes_de_melee=2, armes_de_tir=1)', total=2),
)
row(
    "wm35-13",
    "Jack lié à 12 pouces pour FOC 6 : quatre focus ; non lié, trois ; à 12,5, rien.",
    ask('limite_d_allocation(figurine_lie=True)', total=4),
    ask('allouer_du_focus(figurine_lie=True, focus_alloue=4, distance_au_controleur=12, controleur_foc=6)', outcome="Permis"),
    ask('allouer_du_focus(focus_alloue=4)', outcome="Interdit", disputed="Permis"),
    ask('allouer_du_focus(figurine_lie=True, focus_alloue=1, distance_au_controleur=12.5, controleur_foc=6)', outcome="Interdit"),
)
row(
    "wmb31-17",
    "Le jack au tapis reçoit 3 focus et en paie 1 pour se relever ; 4, seulement s'il est lié. Le seigneur gris de Magie [7] contre DEF 14 touche à 7, sans focus.",
    ask("allouer_du_focus(figurine_au_tapis=True, focus_alloue=3)", outcome="Permis"),
    ask("allouer_du_focus(focus_alloue=4)", outcome="Interdit"),
    ask("allouer_du_focus(focus_alloue=4, figurine_lie=True)", outcome="Permis"),
    ask("renverser_les_effets(figurine_est_un_warjack=True, figurine_au_tapis=True, points_de_focus=1)", outcome="Permis"),
    ask("attaque_de_competence_magique(magie=7, defense=14)", odds={"Touche": F(7, 12)}),
    ask("focus_d_un_sort_de_competence_magique()", total=0),
)
row(
    "spell-at-the-one-i-fight",
    "Je cogne E1 (DEF 13) et lui lance un sort, FOC 6 : pas de -4 ; raté, une chance sur deux que l'autre, DEF 12, le prenne à -4 ; un colosse raté ne détourne rien.",
    ask('sort_dans_une_melee(foc=6, origine_en_corps_a_corps_avec_la_cible=True, cible=dict(defense=13, en_corps_a_corps=True), seconde_cible=dict(defense=12), nombre_de_candidats=2)', odds={'la cible est touchée': F(7, 12), 'la seconde cible est touchée': F(5, 144)}),
    ask('sort_dans_une_melee(foc=6, origine_en_corps_a_corps_avec_la_cible=True, cible=dict(defense=13, en_corps_a_corps=True, est_un_colosse=True), seconde_cible=dict(defense=12), nombre_de_candidats=2)', odds={'la seconde cible est touchée': 0}),
    ask('attaque_magique(foc=6, defense=12, des=[5, 5], cible_a_couvert=True, cible_dissimulee=True, origine_en_corps_a_corps_avec_la_cible=True, cible_en_corps_a_corps=True)', outcome='Touche', total=16),
)
row(
    "stray-focus",
    "Warjack lourd autonome : on ne lui alloue rien, mais un effet lui a donné 1 focus, et il piétine avec. Ailleurs, le warlock a couru et jette sa furie ; le myrmidon au générateur désactivé ne répare rien.",
    ask("se_voir_allouer_du_focus(figurine_warjack_autonome=True)", outcome="Interdit"),
    ask("pietinement(attaquant_warjack_autonome=True, points_de_focus=1)", outcome="Permis"),
    ask("pietinement(attaquant_warjack_autonome=True, points_de_focus=0)", outcome="Interdit"),
    ask("defausser_de_la_furie(figurine_apres_une_course=True)", outcome="Permis"),
    ask("reparer_le_champ_de_force(figurine_generateur_desactive=True)", outcome="Interdit"),
)
row(
    "bonded-beast-frenzies",
    "SEU 9, 3 furies, liée : 11 ; le Corps désactivé lui prend un dé de dégâts. Le warlock booste une fois chaque jet.",
    ask('frenesie_jusqu_aux_degats(figurine=dict(points_de_furie=3, seu=9, acc=5, force=10, lie=True, corps_desactive=True), pui=4, cible=dict(defense=14, arm=17, cases_de_degats_restantes=3))', odds={'la cible est hors de combat': F(325, 2187)}),
    ask('payer_un_boost(figurine_est_un_warlock=True, points_de_furie=2, jet_deja_booste=True)', outcome='Interdit'),
    ask('contraindre_une_warbeast(figurine_esprit_desactive=True)', outcome='Interdit'),
)
row(
    "wmb31-18",
    "Esprit éteint : ni course, ni charge, ni prise, ni contrainte, pas d'attaque payée de plus. Corps éteint : 1d6 de dégâts ; Âme éteinte : 1d6 pour toucher.",
    ask("contraindre_une_warbeast(esprit_desactive=True)", outcome="Interdit"),
    ask("courir(figurine_est_une_warbeast=True, figurine_esprit_desactive=True)", outcome="Interdit"),
    ask("prise_speciale(attaquant_est_une_warbeast=True, attaquant_esprit_desactive=True)", outcome="Interdit"),
    ask("degats_de_corps_a_corps(pui=5, force=9, arm=16, attaquant_corps_desactive=True, des=[3])", outcome="Dégâts 1"),
    ask("attaque_de_corps_a_corps(acc=6, defense=12, attaquant_ame_desactivee=True)", odds={"Touche": F(1, 6)}),
)
row(
    "wmb31-16",
    "Sauvage et en plein lac : elle ne peut pas courir, elle avance et renonce à son action, sans choix. Au sec elle court. Personne ne la contraint, et son bouclier ne vaut plus rien.",
    ask("renoncer_a_l_action(figurine_sauvage=True, figurine_en_eau_profonde=True)", outcome="Obligatoire"),
    ask("courir(figurine_sauvage=True, figurine_en_eau_profonde=True)", outcome="Interdit"),
    ask("courir(figurine_sauvage=True)", outcome="Obligatoire"),
    ask("contraindre_une_warbeast(figurine_sauvage=True)", outcome="Interdit"),
    ask("degats_de_corps_a_corps(pui=5, force=8, arm=16, boucliers=1, cible_sauvage=True, des=[3, 4])", outcome="Dégâts 4"),
)
row(
    "wmb31-15",
    "Trois focus : le warcaster en fuite, à terre ou à l'eau ne paie ni coup ni sort de plus.",
    ask("focus_restant(points_de_focus=3, attaques_supplementaires=1, figurine_en_fuite=True)", outcome="Interdit"),
    ask("focus_restant(points_de_focus=3, cout_des_sorts=2, figurine_au_tapis=True)", outcome="Interdit"),
    ask("focus_restant(points_de_focus=3, cout_des_sorts=1, etats_renverses=1, figurine_au_tapis=True)", total=1),
    ask("focus_restant(points_de_focus=3, attaques_supplementaires=1, figurine_en_eau_profonde=True)", outcome="Interdit"),
    ask("focus_restant(points_de_focus=3, attaques_supplementaires=1)", total=2),
)
row(
    "wmb29-44",
    "Le warcaster tombe : ses jacks s'éteignent, ses sorts entretenus aussi. Hors de la zone, une bête n'est contrainte à rien.",
    ask('destruction_du_warcaster()', gives='warjack inerte'),
    ask('destruction_du_warcaster()', gives='sorts à entretien expirés'),
    ask('contraindre_une_warbeast(fur=3, points_de_furie=0, figurine_hors_de_la_zone_de_controle=True)', outcome='Interdit'),
)
row(
    "wmb29-29",
    "Après une course ou une charge ratée, plus de pouvoir.",
    ask('utiliser_un_pouvoir(figurine_apres_une_course=True)', outcome='Interdit'),
    ask('utiliser_un_pouvoir(figurine_apres_une_charge_ratee=True)', outcome='Interdit', disputed='Permis'),
)
row(
    "wmb29-contrainte",
    "On me dit que cette bête ne peut pas être contrainte : ni attaque de plus, ni course, ni coup de tête.",
    ask('contraindre_une_warbeast(figurine_ne_peut_etre_contrainte=True)', outcome='Interdit'),
    ask('courir(figurine_ne_peut_etre_contrainte=True)', outcome='Interdit'),
    ask('coup_de_tete(attaquant_ne_peut_etre_contrainte=True)', outcome='Interdit'),
)
row(
    "wmb36-5",
    "Ils veulent tous booster : mon piquier et mon solo n'ont pas de points, ma machine de bataille non plus ; mon warjack, si, et mon warcaster. Mais le warcaster n'a pas de furie, ni le warlock de focus.",
    ask("payer_un_boost(figurine_membre_d_une_unite=True)", outcome="Interdit"),
    ask("payer_un_boost(figurine_type_de_figurine='solo')", outcome="Interdit"),
    ask("payer_un_boost(figurine_machine_de_bataille=True)", outcome="Interdit"),
    ask("payer_un_boost(figurine_est_un_warjack=True)", outcome="Permis"),
    ask("payer_un_boost(figurine_type_de_figurine='warcaster')", outcome="Permis"),
    ask("depenser_de_la_furie(controleur_est_un_warcaster=True)", outcome="Interdit"),
    ask("depenser_du_focus(figurine_est_un_warlock=True)", outcome="Interdit"),
    ask("transferer_des_degats(controleur_membre_d_une_unite=True)", outcome="Interdit"),
    ask("se_voir_allouer_du_focus(figurine_type_de_figurine='solo')", outcome="Interdit"),
    ask("se_voir_allouer_du_focus(figurine_sauvage=True)", outcome="Interdit"),
)
row(
    "wmb36-6",
    "Mon warlock qui court jette sa furie s'il lui en reste, et n'use pas de son feat ; sans furie il n'a rien à jeter. Ni son warjack d'emprunt, ni sa bête, ni son solo n'ont de feat.",
    ask("defausser_de_la_furie(figurine_est_un_warlock=True, figurine_apres_une_course=True, points_de_furie=2)", outcome="Permis"),
    ask("defausser_de_la_furie(figurine_est_un_warlock=True, points_de_furie=0)", outcome="Interdit"),
    ask("utiliser_un_pouvoir(figurine_est_un_warlock=True, figurine_apres_une_course=True)", outcome="Interdit"),
    ask("utiliser_un_pouvoir(figurine_est_un_warlock=True)", outcome="Permis"),
    ask("utiliser_un_pouvoir(figurine_est_un_warjack=True)", outcome="Interdit"),
    ask("utiliser_un_pouvoir(figurine_est_une_warbeast=True)", outcome="Interdit"),
    ask("utiliser_un_pouvoir(figurine_type_de_figurine='solo')", outcome="Interdit"),
)
row(
    "wm39-06",
    "Mon warcaster a tout alloué : 0 focus sur lui, son champ d'énergie ne donne rien (ARM 15) et il n'a rien à dépenser ; avec 1 point gardé, ARM 16.",
    ask("depenser_du_focus(points_de_focus=0)", outcome="Interdit"),
    ask("depenser_du_focus(points_de_focus=1)", outcome="Permis"),
    ask("degats_a_distance(pui=12, arm=15, cible_est_un_warcaster=True, cible_points_de_focus=0, des=[2, 2])", outcome="Dégâts 1"),
    ask("degats_a_distance(pui=12, arm=15, cible_est_un_warcaster=True, cible_points_de_focus=1, des=[2, 2])", outcome="Dégâts 0"),
)
row(
    "wmb45-too-late-to-channel",
    "Mon warcaster rate sa charge : son activation est finie, il ne fait plus rien passer par l'arc nodal. La charge d'un jack ne coûte pas de focus quand le marshal l'offre. Un point de focus paie une attaque de plus, pas trois.",
    ask("relayer_un_sort(attaquant_apres_une_charge_ratee=True)", outcome="Interdit"),
    ask("lancer_un_sort(figurine_apres_une_charge_ratee=True)", outcome="Interdit"),
    ask("focus_depense(figurine_est_un_warjack=True, figurine_court_ou_charge=True, controleur_jack_marshal=True)", total=0),
    ask("focus_depense(figurine_est_un_warjack=True, figurine_court_ou_charge=True)", total=1),
    ask("attaques_apres_l_attaque_de_charge(armes_de_melee=2, attaques_supplementaires=3, attaquant_points_de_focus=1)", total=2),
)
