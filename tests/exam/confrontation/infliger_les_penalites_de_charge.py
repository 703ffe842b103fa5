"""Situations of Confrontation that ask `infliger_les_penalites_de_charge` first of all."""

from __future__ import annotations

from verdicts import ask, rows

ROWS, row = rows()

CHARGE = 'attaquant_en_charge=True, attaquant_taille="Moyenne", attaquant_brute_epaisse=True, cible_taille="Grande", cible_dur_a_cuire=True'

row(
    "CONF-T05",
    "Une Brute épaisse charge un Wolfen Dur à cuire ; puis un second guerrier le charge avec elle.",
    ask(f"infliger_les_penalites_de_charge({CHARGE})", outcome="Interdit"),
    ask(f"infliger_les_penalites_de_charge({CHARGE}, attaquant_puissance_des_autres_chargeurs=1)", outcome="Permis"),
)
row(
    "CONF-AB06 bis",
    "Trois gobelins chargent ensemble un Énorme/1 Dur à cuire (4) : rien ; sans Dur à cuire (3), les pénalités.",
    ask("infliger_les_penalites_de_charge(attaquant=dict(a_charge=True, puissance_des_autres_chargeurs=2), cible=dict(enorme_x=1, dur_a_cuire=True))", outcome="Interdit"),
    ask("infliger_les_penalites_de_charge(attaquant=dict(a_charge=True, puissance_des_autres_chargeurs=2), cible=dict(enorme_x=1))", outcome="Permis"),
)
row(
    "CONF-AE08",
    "« Je me désengage et je charge » : ni pénalités, ni Force en charge/3, et 10 cm au plus ; un Brutal pénalise quand même.",
    ask("charger(attaquant_s_est_desengage=True)", outcome="Interdit"),
    ask('infliger_les_penalites_de_charge(attaquant=dict(a_charge=True, s_est_desengage=True, taille="Grande"), cible_taille="Moyenne")', outcome="Interdit"),
    ask("force_du_jet_de_blessures(attaquant=dict(force=6, force_en_charge_x=3, a_charge=True, s_est_desengage=True))", total=6),
    ask("parvenir_au_contact(figurine=dict(mou=10, chemin=11, s_est_desengage=True))", outcome="Interdit"),
    ask('infliger_les_penalites_de_charge(attaquant=dict(brutal=True, a_engage=True, s_est_desengage=True), cible_taille="Moyenne")', outcome="Permis"),
)
row(
    "CONF-AE11",
    "Un Wolfen et trois gobelins chargent ensemble un Énorme/2 : 5 contre 4 ; le Wolfen, figé par la peur, n'a pas chargé : un gobelin et ses deux amis font 3.",
    ask('infliger_les_penalites_de_charge(attaquant=dict(a_charge=True, taille="Grande", puissance_des_autres_chargeurs=3), cible_enorme_x=2)', outcome="Permis"),
    ask("""infliger_les_penalites_de_charge(attaquant=dict(a_charge=True, taille="Grande", puissance_des_autres_chargeurs=3, fige_par_la_peur=True),
        cible_enorme_x=2)""", outcome="Interdit"),
    ask('infliger_les_penalites_de_charge(attaquant=dict(a_charge=True, taille="Petite", puissance_des_autres_chargeurs=2), cible_enorme_x=2)', outcome="Interdit"),
)
row(
    "CONF-AF20",
    "Sa charge est tombée courte : ni pénalités, ni Force en charge, ni test de Courage ; il ne tire pas pour autant.",
    ask('infliger_les_penalites_de_charge(attaquant=dict(a_charge=True, a_rate_sa_charge=True, taille="Grande"), cible_taille="Moyenne")', outcome="Interdit"),
    ask("force_du_jet_de_blessures(attaquant=dict(force=5, force_en_charge_x=3, a_charge=True, a_rate_sa_charge=True))", total=5),
    ask("devoir_tester_son_courage(figurine=dict(cou=4, a_charge=True, a_rate_sa_charge=True), adversaire_peur=8)", outcome="Sans effet"),
    ask("tirer(attaquant=dict(tir=4, a_charge=True, a_rate_sa_charge=True))", outcome="Interdit"),
)
row(
    "CONF-AG09",
    "Un Brutal charge de face un Irrépressible lancé : litige. Brute épaisse seule contre un Grand, oui ; avec un gobelin contre un Énorme/1 Dur à cuire (4), non ; à deux, oui.",
    ask("infliger_les_penalites_de_charge(attaquant=dict(brutal=True, a_charge=True), cible=dict(irrepressible=True, marqueur_de_vitesse=True, "
        "assailli_de_face=True))", outcome="Interdit", disputed="Permis"),
    ask("""infliger_les_penalites_de_charge(attaquant=dict(brute_epaisse=True, a_charge=True), cible_taille="Grande")""", outcome="Permis"),
    ask("infliger_les_penalites_de_charge(attaquant=dict(brute_epaisse=True, a_charge=True, puissance_des_autres_chargeurs=1), cible=dict(enorme_x=1, "
        "dur_a_cuire=True))", outcome="Interdit"),
    ask("infliger_les_penalites_de_charge(attaquant=dict(brute_epaisse=True, a_charge=True, puissance_des_autres_chargeurs=2), cible=dict(enorme_x=1, "
        "dur_a_cuire=True))", outcome="Permis"),
)
row(
    "CONF-AG10",
    "Le Brutal n'a atteint personne : il n'inflige rien à qui l'engage ; il rejoint un autre en poursuivant : si.",
    ask("infliger_les_penalites_de_charge(attaquant=dict(brutal=True, a_charge=True, a_rate_sa_charge=True))", outcome="Interdit"),
    ask("infliger_les_penalites_de_charge(attaquant=dict(brutal=True, a_charge=True, a_rate_sa_charge=True, en_poursuite=True))", outcome="Permis"),
)
row(
    "CONF-AI07",
    "Grand Dur à cuire (3) : une Brute épaisse (2) et un gobelin du même tour de parole suffisent, seule non ; engager ne compte pas.",
    ask("infliger_les_penalites_de_charge(attaquant=dict(brute_epaisse=True, a_charge=True, puissance_des_autres_chargeurs=1), "
        "cible=dict(taille='Grande', dur_a_cuire=True))", outcome="Permis"),
    ask("infliger_les_penalites_de_charge(attaquant=dict(brute_epaisse=True, a_charge=True), cible=dict(taille='Grande', dur_a_cuire=True))",
        outcome="Interdit"),
    ask("infliger_les_penalites_de_charge(attaquant=dict(brute_epaisse=True, a_engage=True), cible=dict(taille='Moyenne'))", outcome="Interdit"),
)
row(
    "CONF-AI22",
    "Brutal en poursuite sur un Énorme/2 : pénalités ; un Désespéré devant plus cher que lui les compense.",
    ask("infliger_les_penalites_de_charge(attaquant=dict(brutal=True, en_poursuite=True), cible=dict(enorme_x=2))", outcome="Permis"),
    ask("test_d_attaque(attaquant=dict(att=4, desespere=True, adversaires_dans_le_combat=1, valeur_strategique=30, "
        "subit_les_penalites_de_charge=True), cible_valeur_strategique=31, des=[3])", total=7),
)
row(
    "CONF-AI43",
    "Énorme/1 (3) charge deux Grands (4) : rien ; Brute épaisse (4), si.",
    ask("infliger_les_penalites_de_charge(attaquant=dict(enorme_x=1, a_charge=True), cible_taille='Grande', puissance_des_autres_cibles=2)",
        outcome="Interdit"),
    ask("infliger_les_penalites_de_charge(attaquant=dict(enorme_x=1, brute_epaisse=True, a_charge=True), cible=dict(taille='Grande', "
        "puissance_des_autres_cibles=2))", outcome="Permis"),
)
row(
    "CONF-AI65",
    "Immobile : rien.",
    ask("infliger_les_penalites_de_charge(attaquant=dict(a_charge=True), cible=dict(immobile_x=2))", outcome="Interdit"),
)
row(
    "CF-DF27",
    "Je charge un gobelin que mon voisin vient d'abattre : ni pénalités, fussé-je Brutal. Vivant et de ma Puissance, si ; un Grand, non, sauf Brutal ; un Inébranlable, jamais.",
    ask("infliger_les_penalites_de_charge(attaquant=dict(taille='Petite', en_charge=True, brutal=True), cible=dict(taille='Petite', elimine=True))", outcome="Interdit"),
    ask("infliger_les_penalites_de_charge(attaquant=dict(taille='Petite', en_charge=True), cible_taille='Petite')", outcome="Permis"),
    ask("infliger_les_penalites_de_charge(attaquant=dict(taille='Petite', en_charge=True), cible_taille='Grande')", outcome="Interdit"),
    ask("infliger_les_penalites_de_charge(attaquant=dict(taille='Petite', en_charge=True, brutal=True), cible_taille='Grande')", outcome="Permis"),
    ask("infliger_les_penalites_de_charge(attaquant=dict(taille='Petite', en_charge=True, brutal=True), cible=dict(taille='Grande', inebranlable=True))",
        outcome="Interdit"),
)
row(
    "CONF-BA35",
    "Une Brute épaisse de Puissance 1 charge un Grand : 2 contre 2, il est déstabilisé ; un Brutal n'y peut rien contre un Inébranlable ; par-dessus un muret, ce n'est qu'un engagement.",
    ask("infliger_les_penalites_de_charge(attaquant=dict(en_charge=True, brute_epaisse=True, taille=\"Moyenne\"), cible_taille=\"Grande\")", outcome="Permis"),
    ask("infliger_les_penalites_de_charge(attaquant=dict(en_charge=True, brutal=True), cible_inebranlable=True)", outcome="Interdit"),
    ask("infliger_les_penalites_de_charge(attaquant=dict(en_charge=True, par_dessus_un_decor=True, taille=\"Grande\"), cible_taille=\"Moyenne\")", outcome="Interdit"),
)
row(
    "CONF-AK25",
    "Brute épaisse charge seule un 2 : pénalités ; s'il est Dur à cuire, non. Grande Taille aidée d'un 1, contre 3 : oui ; Énorme/1 Dur à cuire, 4 : non.",
    ask("infliger_les_penalites_de_charge(attaquant=dict(a_charge=True, puissance=1, brute_epaisse=True), cible_puissance=2)", outcome="Permis"),
    ask("infliger_les_penalites_de_charge(attaquant=dict(a_charge=True, puissance=1, brute_epaisse=True), cible=dict(puissance=2, dur_a_cuire=True))",
        outcome="Interdit"),
    ask("infliger_les_penalites_de_charge(attaquant=dict(a_charge=True, taille='Grande'), cible=dict(taille='Grande', dur_a_cuire=True), "
        "puissance_des_autres_chargeurs=1)", outcome="Permis"),
    ask("infliger_les_penalites_de_charge(attaquant=dict(a_charge=True, taille='Grande'), cible=dict(enorme_x=1, dur_a_cuire=True), "
        "puissance_des_autres_chargeurs=1)", outcome="Interdit"),
)
row(
    "CONF-AM34",
    "Un garde (puissance 1) charge un Wolfen (2) : rien ; deux du même tour de parole : les pénalités.",
    ask("infliger_les_penalites_de_charge(attaquant=dict(puissance=1, en_charge=True), cible=dict(puissance=2))", outcome="Interdit"),
    ask("infliger_les_penalites_de_charge(attaquant=dict(puissance=1, en_charge=True), cible=dict(puissance=2), puissance_des_autres_chargeurs=1)",
        outcome="Permis"),
)
row(
    "CONF-CC25",
    "Un Énorme/1 Dur à cuire chargé par un troll Brute épaisse et un garde : 4 contre 4 ; Sonné par surcroît.",
    ask("""infliger_les_penalites_de_charge(attaquant=dict(en_charge=True, taille='Grande', brute_epaisse=True, puissance_des_autres_chargeurs=1),
        cible=dict(enorme_x=1, dur_a_cuire=True))""", outcome="Permis"),
    ask("""infliger_les_penalites_de_charge(attaquant=dict(en_charge=True, taille='Grande', brute_epaisse=True),
        cible=dict(enorme_x=1, dur_a_cuire=True))""", outcome="Interdit"),
    ask("test_d_initiative(figurine=dict(ini=4, sonne=True, subit_les_penalites_de_charge=True), difficulte=5, des=[2])", total=4),
    ask("test_d_attaque(attaquant=dict(att=5, sonne=True, subit_les_penalites_de_charge=True), des=[2])", total=5),
    ask("test_de_defense(cible=dict(defense=4, sonne=True, subit_les_penalites_de_charge=True), difficulte=5, des=[2])", total=4),
    ask("test_de_tir(attaquant=dict(tir=3, sonne=True, subit_les_penalites_de_charge=True), difficulte=5, des=[2])", total=3),
)

CYCLOPS = "en_charge=True, taille='Grande'"

row(
    "CONF-CE25",
    "Un cyclope charge deux guerriers : pénalités aux deux ; l'un Dur à cuire, à aucun ; Brute épaisse, aux deux ; l'Inébranlable jamais.",
    ask(f"infliger_les_penalites_de_charge(attaquant=dict({CYCLOPS}), cible=dict(taille='Moyenne', puissance_des_autres_cibles=1))", outcome="Permis"),
    ask(f"infliger_les_penalites_de_charge(attaquant=dict({CYCLOPS}), cible=dict(taille='Moyenne', dur_a_cuire=True, puissance_des_autres_cibles=1))",
        outcome="Interdit"),
    ask(f"infliger_les_penalites_de_charge(attaquant=dict({CYCLOPS}), cible=dict(taille='Moyenne', puissance_des_autres_cibles=2))", outcome="Interdit"),
    ask(f"""infliger_les_penalites_de_charge(attaquant=dict({CYCLOPS}, brute_epaisse=True),
        cible=dict(taille='Moyenne', dur_a_cuire=True, puissance_des_autres_cibles=1))""", outcome="Permis"),
    ask(f"infliger_les_penalites_de_charge(attaquant=dict({CYCLOPS}), cible=dict(taille='Moyenne', inebranlable=True, puissance_des_autres_cibles=1))",
        outcome="Interdit"),
)
row(
    "VII-A",
    "MOU 7,5, poursuite : 4. Charge de MOU 10 pour 21 ou 24 cm : 20, pas de contact. Deux contigus : oui. Charge à deux contre un "
    "Énorme de 3 : pénalités.",
    ask('potentiel_de_deplacement(figurine_mou=7.5, figurine_type_de_deplacement="poursuite")', total=4),
    ask("parvenir_au_contact(figurine_mou=10, figurine_chemin=21)", outcome="Interdit"),
    ask("avance_d_un_assaut(figurine_mou=10, figurine_chemin=24)", total=20),
    ask("parvenir_au_contact(figurine_mou=10, figurine_chemin=18)", outcome="Permis"),
    ask("assaillir_plusieurs_adversaires(figurine_en_charge=True)", outcome="Permis"),
    ask("infliger_les_penalites_de_charge(attaquant=dict(a_charge=True, puissance=3), cible_puissance=1, puissance_des_autres_cibles=2)",
        outcome="Permis"),
    ask("infliger_les_penalites_de_charge(attaquant=dict(a_charge=True, puissance=1), cible_puissance=2)", outcome="Interdit"),
    ask("infliger_les_penalites_de_charge(attaquant=dict(a_charge=True, puissance=1), cible_puissance=3, puissance_des_autres_chargeurs=2)",
        outcome="Permis"),
    ask("test_d_attaque(attaquant=dict(att=4, a_ete_charge=True, subit_les_penalites_de_charge=True), difficulte=4, des=[3])", total=6),
    ask("test_d_initiative(figurine=dict(ini=3, a_ete_charge=True, subit_les_penalites_de_charge=True), difficulte=4, des=[3])", total=5),
)
row(
    "CONF-P01",
    "Un cavalier gobelin Dur à cuire chargé par un garde et une Brute épaisse dans le même tour de parole ; sans la brute, non.",
    ask('taille_d_un_combattant(cas_de_taille="gobelin", socle_fourni="cavalerie")', says="Grande"),
    ask('infliger_les_penalites_de_charge(attaquant=dict(en_charge=True, taille="Moyenne", brute_epaisse=True, puissance_des_autres_chargeurs=1), '
        'cible=dict(taille="Grande", dur_a_cuire=True))', outcome="Permis"),
    ask('infliger_les_penalites_de_charge(attaquant=dict(en_charge=True, taille="Moyenne"), cible=dict(taille="Grande", dur_a_cuire=True))',
        outcome="Interdit"),
)
row(
    "CONF-P32",
    "Un Brutal par-dessus un muret neutre : ni pénalités (l'autre lecture les inflige), ni plus d'un dé de part et d'autre.",
    ask("infliger_les_penalites_de_charge(attaquant=dict(brutal=True, par_dessus_un_decor=True, puissance=1), cible_puissance=1)",
        outcome="Interdit", disputed="^Permis"),
    ask("nombre_de_des_de_combat(figurine=dict(adversaires_dans_le_combat=1, adversaires_au_dela_de_l_obstacle=1), decor_obstacle_neutre=True)", total=1),
)

TWO = "attaquant=dict(taille='Moyenne', en_charge=True, puissance_des_autres_chargeurs=1{}), cible=dict(taille='Grande', dur_a_cuire=True)"

row(
    "CONF-U13",
    "Deux hommes chargent un Wolfen Dur à cuire, qui pèse 3 : rien ; une Brute épaisse parmi eux, oui. Brutal engage en poursuivant : oui, sauf un Inébranlable.",
    ask(f"infliger_les_penalites_de_charge({TWO.format('')})", outcome="Interdit"),
    ask(f"infliger_les_penalites_de_charge({TWO.format(', brute_epaisse=True')})", outcome="Permis"),
    ask("puissance_sous_la_charge(figurine=dict(taille='Grande', dur_a_cuire=True))", total=3),
    ask("puissance_des_chargeurs(attaquant=dict(brute_epaisse=True, puissance_des_autres_chargeurs=1))", total=3),
    ask("infliger_les_penalites_de_charge(attaquant=dict(brutal=True, taille='Petite', en_poursuite=True), cible_taille='Grande')", outcome="Permis"),
    ask("infliger_les_penalites_de_charge(attaquant=dict(brutal=True, taille='Petite', a_engage=True), cible=dict(taille='Grande', inebranlable=True))",
        outcome="Interdit"),
)

BIG = "cible=dict(enorme_x=1, dur_a_cuire=True)"

row(
    "CONF-V34",
    "Deux gobelins Brutes épaisses pèsent 4, comme un Énorme/1 Dur à cuire : pénalités ; un seul Brute, 3, non. Un Immobile n'en subit jamais, même de Brutal.",
    ask(f"infliger_les_penalites_de_charge(attaquant=dict(taille='Petite', en_charge=True, brute_epaisse=True, puissance_des_autres_chargeurs=2), {BIG})",
        outcome="Permis"),
    ask(f"infliger_les_penalites_de_charge(attaquant=dict(taille='Petite', en_charge=True, puissance_des_autres_chargeurs=2), {BIG})", outcome="Interdit"),
    ask("infliger_les_penalites_de_charge(attaquant=dict(taille='Petite', en_charge=True, brutal=True), cible_immobile_x=3)", outcome="Interdit"),
)
