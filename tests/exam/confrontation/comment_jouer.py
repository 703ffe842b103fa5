"""Situations of Confrontation of the chapter « Comment jouer ? » (How to play)."""

from __future__ import annotations

from fractions import Fraction as F

from verdicts import ask, rows

ROWS, row = rows()

row(
    "CONF-AA14",
    "400 PA, 100 de nexus ; l'un posé à 20 cm d'un autre, oui, à 19,5, non ; un Éclaireur à 15 cm d'un Sanctuaire/15, non ; « Quantité 300 », un seul.",
    ask("maximum_de_nexus(valeur_de_l_armee=400)", total=100),
    ask("placer_un_nexus(distance_au_nexus_le_plus_proche=20)", outcome="Permis"),
    ask("placer_un_nexus(distance_au_nexus_le_plus_proche=19.5)", outcome="Interdit"),
    ask("se_deployer_pres_du_sanctuaire(nexus=dict(sanctuaire_x=15), distance=15)", outcome="Interdit"),
    ask("exemplaires_permis(l_armee=dict(pa_de_troupes=400), quantite=300)", total=1),
)
row(
    "CONF-AA15",
    "250 PA : 15 figurines, pas 16 ; un Champion de 50 PA qui a son Frère de sang n'en vaut que 45, sous les 50 demandés, quoi que vaille un Allié.",
    ask("effectif_maximal(valeur_de_l_armee=250)", total=15),
    ask("minimum_de_champions(valeur_de_l_armee=250)", total=50),
    ask("maximum_d_allies(valeur_de_l_armee=250)", total=75),
    ask("valeur_strategique_complete(figurine=dict(valeur_strategique_initiale=50, frere_de_sang=True), son_maitre_est_dans_l_armee=True)", total=45),
    ask("aligner_l_armee(valeur_de_l_armee=250, effectif=15, pa_de_champions=45, pa_d_allies=75)", outcome="Interdit"),
)
row(
    "CONF-AG29",
    "À 250 PA, 15 figurines ; une machine et ses deux servants comptent 3 ; 130 PA de nexus sur 500, c'est trop ; à 31 PA, deux par carte.",
    ask("effectif_maximal(valeur_de_l_armee=250)", total=15),
    ask("effectif(combattants_de_l_armee=10, engins_immobiles=1, servants_de_l_armee=2)", total=13),
    ask("aligner_l_armee(valeur_de_l_armee=500, pa_de_nexus=130, pa_de_champions=100, pa_de_troupes=200)", outcome="Interdit"),
    ask("combattants_par_carte(valeur_strategique=31)", total=2),
)
row(
    "CONF-U01",
    "À 350 PA : 20 figurines, 70 PA de Champions, nul au-delà de 140, 105 d'Alliés, 87,5 de nexus ; un nexus « Quantité 150 », deux fois.",
    ask("effectif_maximal(valeur_de_l_armee=350)", total=20),
    ask("minimum_de_champions(valeur_de_l_armee=350)", total=70),
    ask("valeur_maximale_d_un_combattant(valeur_de_l_armee=350)", total=140),
    ask("maximum_d_allies(valeur_de_l_armee=350)", total=105),
    ask("maximum_de_nexus(valeur_de_l_armee=350)", total=F(175, 2)),
    ask("exemplaires_permis(pa_de_troupes=200, pa_de_champions=70, pa_d_allies=80, nexus_quantite=150)", total=2),
)
row(
    "CONF-V36",
    "À 450 PA : 25 figurines, 90 de Champions, 180 au plus chacun, 135 d'Alliés, 112,5 de nexus ; à 300, 90 d'Alliés oui, 91 non.",
    ask("effectif_maximal(valeur_de_l_armee=450)", total=25),
    ask("minimum_de_champions(valeur_de_l_armee=450)", total=90),
    ask("valeur_maximale_d_un_combattant(valeur_de_l_armee=450)", total=180),
    ask("maximum_d_allies(valeur_de_l_armee=450)", total=135),
    ask("maximum_de_nexus(valeur_de_l_armee=450)", total=F(225, 2)),
    ask("aligner_l_armee(l_armee=dict(valeur_de_l_armee=300, pa_de_champions=60, pa_de_troupes=149, pa_d_allies=91))", outcome="Interdit"),
)
row(
    "CONF-AB01 bis",
    "350 PA, 62 PA de Champions, un Champion allié à 40 : il en faut 70, l'allié ne compte pas ; à 70, vingt figurines au plus.",
    ask("aligner_l_armee(l_armee=dict(valeur_de_l_armee=350, pa_de_champions=62, pa_d_allies=40, pa_de_champions_allies=40), effectif=19)", outcome="Interdit"),
    ask("aligner_l_armee(l_armee=dict(valeur_de_l_armee=350, pa_de_champions=70, pa_d_allies=40, pa_de_champions_allies=40), effectif=20)", outcome="Permis"),
    ask("aligner_l_armee(l_armee=dict(valeur_de_l_armee=350, pa_de_champions=70, pa_d_allies=40, pa_de_champions_allies=40), effectif=21)", outcome="Interdit"),
)
row(
    "CONF-AB02 bis",
    "Un artefact payé ATT+DEF+RES : 23 PA sur le profil final 9/5/9, non 20 ; à 98 PA, le Champion passe à 121, un de trop pour 300 PA.",
    ask("cout_d_un_artefact_sur_le_profil(figurine=dict(att=9, defense=5, res=9))", total=23),
    ask("aligner_l_armee(l_armee=dict(valeur_de_l_armee=300, pa_de_champions=121), figurine=dict(valeur_strategique_initiale=98, pa_d_artefacts=23))", outcome="Interdit"),
    ask("aligner_l_armee(l_armee=dict(valeur_de_l_armee=300, pa_de_champions=120), figurine=dict(valeur_strategique_initiale=97, pa_d_artefacts=23))", outcome="Permis"),
)
row(
    "AO-04",
    "300 PA : 90 d'Alliés, pas 91 ; 60 de Champions, et les 90 PA de Champions Alliés n'y comptent pas.",
    ask("aligner_l_armee(valeur_de_l_armee=300, pa_d_allies=91)", outcome="Interdit"),
    ask("minimum_de_champions(valeur_de_l_armee=300)", total=60),
    ask("pa_de_champions_comptes(tous_les_champions=150, pa_de_champions_allies=90)", total=60),
    ask("pa_de_champions_comptes(tous_les_champions=50, pa_de_champions_allies=90)", total=0),
)
row(
    "CONF-CC47",
    "À 400 PA : 82 de Champions suffisent, 125 d'Alliés non ; nexus 95 et char 160, juste ; nains et Sessairs ne s'allient pas.",
    ask("aligner_l_armee(valeur_de_l_armee=400, pa_de_champions=82, pa_d_allies=125, pa_de_nexus=95)", outcome="Interdit"),
    ask("aligner_l_armee(valeur_de_l_armee=400, pa_de_champions=82, pa_d_allies=120, pa_de_nexus=95, valeur_strategique=160)", outcome="Permis"),
    ask("aligner_l_armee(valeur_de_l_armee=400, pa_de_champions=79)", outcome="Interdit"),
    ask("aligner_l_armee(valeur_de_l_armee=400, valeur_strategique=161)", outcome="Interdit"),
    ask("alliances(peuple='Tir-Nâ-Bor', autre_peuple='Sessairs')", outcome="Pas alliés"),
)
row(
    "CONF-CE45",
    "300 PA : 59 PA de Champions, 16 figurines, un combattant à 121 PA, 76 PA de nexus ; deux échelles et un bélier en plus.",
    ask("aligner_l_armee(valeur_de_l_armee=300, pa_de_champions=59, pa_de_troupes=240, combattants_de_l_armee=14)", outcome="Interdit"),
    ask("aligner_l_armee(valeur_de_l_armee=300, pa_de_champions=70, pa_de_troupes=230, combattants_de_l_armee=15)", outcome="Permis"),
    ask("aligner_l_armee(valeur_de_l_armee=300, pa_de_champions=70, pa_de_troupes=230, combattants_de_l_armee=16)", outcome="Interdit"),
    ask("aligner_l_armee(valeur_de_l_armee=300, pa_de_champions=70, pa_de_troupes=155, combattants_de_l_armee=10, figurine=dict(valeur_strategique=121))",
        outcome="Interdit"),
    ask("aligner_l_armee(valeur_de_l_armee=300, pa_de_champions=70, pa_de_troupes=150, pa_de_nexus=76, combattants_de_l_armee=10)", outcome="Interdit"),
    ask("aligner_l_armee(valeur_de_l_armee=300, pa_de_champions=125, pa_de_troupes=155, combattants_de_l_armee=10, engins_immobiles=1, "
        "servants_de_l_armee=5)", outcome="Interdit"),
    ask("cout_de_l_armee(pa_de_champions=70, pa_de_troupes=200, echelles=2, beliers=1)", total=290),
    ask("effectif_maximal(valeur_de_l_armee=201)", total=15),
)
row(
    "CONF-CF15",
    "Armée de 350 PA : 20 figurines, 70 PA de Champions, 140 au plus par combattant, 87,5 de nexus, 105 d'alliés. À 400, 125 d'alliés sont de trop.",
    ask("effectif_maximal(valeur_de_l_armee=350)", total=20),
    ask("minimum_de_champions(valeur_de_l_armee=350)", total=70),
    ask("valeur_maximale_d_un_combattant(valeur_de_l_armee=350)", total=140),
    ask("maximum_de_nexus(valeur_de_l_armee=350)", total=F(175, 2)),
    ask("maximum_d_allies(valeur_de_l_armee=350)", total=105),
    ask("alliances(peuple='Wolfen', autre_peuple='Daïkinees')", outcome="Alliés"),
    ask("aligner_l_armee(valeur_de_l_armee=400, l_armee=dict(pa_d_allies=120, pa_de_champions=80, effectif=20))", outcome="Permis"),
    ask("aligner_l_armee(valeur_de_l_armee=400, l_armee=dict(pa_d_allies=125, pa_de_champions=80, effectif=20))", outcome="Interdit"),
)
row(
    "III-A à III-A-4",
    "301 PA pour 300, 75 PA de Champions pour 400, un combattant de 81 pour 200, 110 PA de nexus pour 400 : non. Quantité 200 à 550 PA : deux.",
    ask("aligner_l_armee(l_armee=dict(valeur_de_l_armee=300, pa_de_champions=70, pa_de_troupes=231))", outcome="Interdit"),
    ask("minimum_de_champions(valeur_de_l_armee=400)", total=80),
    ask("aligner_l_armee(l_armee=dict(valeur_de_l_armee=400, pa_de_champions=75))", outcome="Interdit"),
    ask("aligner_l_armee(l_armee=dict(valeur_de_l_armee=300, pa_de_champions=70))", outcome="Permis"),
    ask("valeur_maximale_d_un_combattant(valeur_de_l_armee=200)", total=80),
    ask("aligner_l_armee(l_armee=dict(valeur_de_l_armee=400, pa_de_champions=80, pa_de_nexus=110))", outcome="Interdit"),
    ask("acquerir_un_nexus(nexus=dict(quantite=200, exemplaires_du_nexus=2), l_armee_valeur_de_l_armee=550)", outcome="Permis"),
    ask("acquerir_un_nexus(nexus=dict(quantite=200, exemplaires_du_nexus=3), l_armee_valeur_de_l_armee=550)", outcome="Interdit"),
    ask("aligner_l_armee(l_armee=dict(valeur_de_l_armee=300, pa_de_champions=120, combattants_de_l_armee=1))", outcome="Permis"),
)
row(
    "CONF-P03",
    "À 300 PA, un Champion de 100 PA et ses deux artefacts à 12 : 124, au-dessus de 120 ; avec un seul, 112.",
    ask("aligner_l_armee(valeur_de_l_armee=300, valeur_strategique_initiale=100, pa_d_artefacts=24)", outcome="Interdit"),
    ask("aligner_l_armee(valeur_de_l_armee=300, valeur_strategique_initiale=100, pa_d_artefacts=12)", outcome="Permis"),
)
row(
    "CONF-P04",
    "À 350 PA, un engin immobile, trois servants et seize fantassins : vingt, tout juste ; dix-sept, un de trop.",
    ask("aligner_l_armee(valeur_de_l_armee=350, engins_immobiles=1, servants_de_l_armee=3, combattants_de_l_armee=16)", outcome="Permis"),
    ask("aligner_l_armee(valeur_de_l_armee=350, engins_immobiles=1, servants_de_l_armee=3, combattants_de_l_armee=17)", outcome="Interdit"),
)
row(
    "CONF-S07",
    "300 PA : 90 PA d'Alliés passent, 91 non ; 70 PA de Champions dont 20 d'Alliés n'en comptent que 50.",
    ask("aligner_l_armee(valeur_de_l_armee=300, pa_d_allies=90)", outcome="Permis"),
    ask("aligner_l_armee(valeur_de_l_armee=300, pa_d_allies=91)", outcome="Interdit"),
    ask("pa_de_champions_comptes(l_armee_tous_les_champions=70, pa_de_champions_allies=20)", total=50),
)

RELIC = "porter_une_relique(fidele=dict(champion_fidele=True, foi_creation=2, foi_alteration=0, foi_destruction=1), effet_creation_de_la_relique=1, effet_{}_de_la_relique=-1)"

row(
    "CONF-W42",
    "À 320 PA, nul ne vaut plus de 128 : 130, non ; à 300, 110 et 20 d'artefacts, non, 100 et 20, si. La relique qui met un Aspect à 0 se porte, sous 0 non.",
    ask("aligner_l_armee(l_armee=dict(valeur_de_l_armee=320, pa_de_champions=130), figurine_valeur_strategique=130)", outcome="Interdit"),
    ask("""aligner_l_armee(l_armee=dict(valeur_de_l_armee=300, pa_de_champions=60, pa_de_troupes=240),
        figurine=dict(valeur_strategique_initiale=110, pa_d_artefacts=20))""", outcome="Interdit"),
    ask("""aligner_l_armee(l_armee=dict(valeur_de_l_armee=300, pa_de_champions=60, pa_de_troupes=240),
        figurine=dict(valeur_strategique_initiale=100, pa_d_artefacts=20))""", outcome="Permis"),
    ask(RELIC.format("destruction"), outcome="Permis"),
    ask(RELIC.format("alteration"), outcome="Interdit"),
)
row(
    "CONF-AG28",
    "Un solo 7/10 : 10 PA pour une Troupe de 51, 7 pour une de 40 que son artefact mène à 55 ; sans Z, un Champion paie V.",
    ask("cout_d_un_solo(figurine_valeur_strategique_initiale=51, cout_v=7, cout_z=10)", total=10),
    ask("cout_d_un_solo(figurine=dict(valeur_strategique_initiale=40, valeur_strategique=55), cout_v=7, cout_z=10)", total=7),
    ask("cout_d_un_solo(figurine_champion=True, cout_v=7)", total=7),
)
row(
    "CONF-BA29",
    "Un Mercenaire qu'Alliance lie à mon armée mène le jet de Tactique ; un Immortel, non. Un nexus se pose à 20 cm d'un autre, chez l'ennemi même, mais pas devant la porte.",
    ask("etre_designe_pour_le_jet_de_tactique(figurine=dict(mercenaire=True, alliance=True, armee_designee_par_x=True))", outcome="Permis"),
    ask("etre_designe_pour_le_jet_de_tactique(figurine_immortel=True)", outcome="Interdit"),
    ask("placer_un_nexus(nexus_distance_au_nexus_le_plus_proche=20, nexus_dans_la_zone_adverse=True)", outcome="Permis"),
    ask("placer_un_nexus(nexus_distance_au_nexus_le_plus_proche=19.9)", outcome="Interdit"),
    ask("placer_un_nexus(nexus_obstrue_un_passage=True)", outcome="Interdit"),
)
row(
    "CONF-AM09",
    "Solo (7/10) : une troupe de 50 PA paie 7, de 51 PA 10, un Champion 10. Solo (4) : un Champion paie 4 ; le Nomade est en litige.",
    ask("cout_d_un_solo(valeur_strategique_initiale=50, cout_v=7, cout_z=10)", total=7),
    ask("cout_d_un_solo(valeur_strategique_initiale=51, cout_v=7, cout_z=10)", total=10),
    ask("cout_d_un_solo(figurine=dict(champion=True, valeur_strategique_initiale=40), cout_v=7, cout_z=10)", total=10),
    ask("cout_d_un_solo(figurine=dict(champion=True), cout_v=4)", total=4),
    ask("cout_d_un_solo(figurine=dict(champion=True), cout_v=4, solo_nomade=True)", total=4, disputed="1 PA"),
)
row(
    "III-A-6",
    "Limité payé : Affiliation, pas de solo. Mercenaire en Faction : non. Solo 3/5 : 5 PA à plus de 50 PA ou pour un Champion, 10 pour 7/10 à 60 PA.",
    ask("profiter_de_l_affiliation(figurine=dict(limite_par_la_faction=True, cout_d_affiliation_paye=True))", outcome="Permis"),
    ask("acheter_un_solo(figurine=dict(limite_par_la_faction=True, cout_d_affiliation_paye=True))", outcome="Interdit"),
    ask("recruter_dans_une_faction(figurine_allie_ou_mercenaire=True)", outcome="Interdit"),
    ask("cout_d_un_solo(cout_v=3, cout_z=5, figurine_champion=True)", total=5),
    ask("cout_d_un_solo(cout_v=3, cout_z=5, figurine_valeur_strategique_initiale=51)", total=5),
    ask("cout_d_un_solo(cout_v=3, cout_z=5, figurine_valeur_strategique_initiale=50)", total=3),
    ask("cout_d_un_solo(cout_v=7, cout_z=10, figurine_valeur_strategique_initiale=60)", total=10),
)
row(
    "CONF-P07",
    "Un solo à 7/10 pour une Troupe de 50 PA équipée de 8 PA d'artefacts : 7 ; de 51 PA, 10.",
    ask("cout_d_un_solo(cout_v=7, cout_z=10, valeur_strategique_initiale=50, pa_d_artefacts=8)", total=7),
    ask("cout_d_un_solo(cout_v=7, cout_z=10, valeur_strategique_initiale=51)", total=10),
)
row(
    "CONF-U02",
    "Un solo (7/10) : 7 pour une Troupe de 50 PA, 10 à 51, 10 pour un Champion de 36 ; un limité n'en achète pas. Fer (1) sur 8, 4 et 8 : 23.",
    ask("cout_d_un_solo(cout_v=7, cout_z=10, figurine_valeur_strategique_initiale=50)", total=7),
    ask("cout_d_un_solo(cout_v=7, cout_z=10, figurine_valeur_strategique_initiale=51)", total=10),
    ask("cout_d_un_solo(cout_v=7, cout_z=10, figurine_champion=True, figurine_valeur_strategique_initiale=36)", total=10),
    ask("acheter_un_solo(figurine_limite_par_la_faction=True, figurine_designe_par_le_solo=True)", outcome="Interdit"),
    ask("cout_d_un_artefact_sur_le_profil(att=8, defense=4, res=8, bonus_de_l_artefact=1)", total=23),
)

SOLO = "cout_v=7, cout_z=10, figurine=dict({})"

row(
    "CONF-V37",
    "Un solo (7/10) n'a pas de prix pour un limité, un interdit, un mercenaire ; 7 pour un affilié de 50 PA, 10 à 52.",
    ask(f"cout_d_un_solo({SOLO.format('limite_par_la_faction=True')})", outcome="Interdit"),
    ask(f"cout_d_un_solo({SOLO.format('interdit_par_la_faction=True')})", outcome="Interdit"),
    ask(f"cout_d_un_solo({SOLO.format('mercenaire=True')})", outcome="Interdit"),
    ask(f"cout_d_un_solo({SOLO.format('affilie=True, valeur_strategique_initiale=50')})", total=7),
    ask(f"cout_d_un_solo({SOLO.format('affilie=True, valeur_strategique_initiale=52')})", total=10),
    ask("acheter_un_solo(figurine=dict(affilie=True, designe_par_le_solo=True, allie_ou_mercenaire=True))", outcome="Interdit"),
)
row(
    "CONF-NA19",
    "Le solo Nomade des Vétérans : 4 PA, ou 1 selon l'explication du livre ; deux frères de sang de la même armée, 45 PA : 41 chacun, un seul : 45.",
    ask("cout_d_un_solo(cout_v=4, solo_nomade=True)", total=4, disputed="1"),
    ask("valeur_strategique_complete(figurine=dict(valeur_strategique_initiale=45, frere_de_sang=True), son_maitre_est_dans_l_armee=True)", total=41),
    ask("valeur_strategique_complete(figurine=dict(valeur_strategique_initiale=45, frere_de_sang=True))", total=45),
)
row(
    "CONF-AH34",
    "Armée : Drunes et Vile-Tis vont ensemble, Sessairs et Tir-Nâ-Bor non, ni Akkylannie et l'Aigle ; 120 PA d'Alliés sur 400 oui, 121 non ; deux nexus de quantité 150.",
    ask("alliances(peuple='Drunes', autre_peuple='Vile-Tis')", outcome="Alliés"),
    ask("alliances(peuple='Sessairs', autre_peuple='Tir-Nâ-Bor')", outcome="Pas alliés"),
    ask("alliances(peuple='Akkylannie', autre_peuple='Aigle')", outcome="Pas alliés"),
    ask("aligner_l_armee(l_armee=dict(valeur_de_l_armee=400, pa_d_allies=120, pa_de_champions=80))", outcome="Permis"),
    ask("aligner_l_armee(l_armee=dict(valeur_de_l_armee=400, pa_d_allies=121, pa_de_champions=80))", outcome="Interdit"),
    ask("acquerir_un_nexus(l_armee_valeur_de_l_armee=400, nexus=dict(quantite=150, exemplaires_du_nexus=3))", outcome="Interdit"),
)
row(
    "III-A-5",
    "Achéron et Akkyshans, Mid-Nor et Drunes, Alahan et Sessairs : oui. Drunes et Dirz, Cadwallon et Alahan : non. Au plus 60 PA d'Alliés à 200.",
    ask('alliances(peuple="Achéron", autre_peuple="Akkyshans")', outcome="Alliés"),
    ask('alliances(peuple="Drunes", autre_peuple="Dirz")', outcome="Pas alliés"),
    ask('alliances(peuple="Mid-Nor", autre_peuple="Drunes")', outcome="Alliés"),
    ask('alliances(peuple="Alahan", autre_peuple="Sessairs")', outcome="Alliés"),
    ask('alliances(peuple="Daïkinees", autre_peuple="Bran-Ô-Kor")', outcome="Pas alliés"),
    ask('alliances(peuple="Cadwallon", autre_peuple="Alahan")', outcome="Pas alliés"),
    ask("aligner_l_armee(l_armee=dict(valeur_de_l_armee=300, pa_de_champions=60, allies_non_allies_entre_eux=True))", outcome="Interdit"),
    ask("maximum_d_allies(valeur_de_l_armee=200)", total=60),
    ask("aligner_l_armee(l_armee=dict(valeur_de_l_armee=200, pa_de_champions=40, pa_d_allies=61))", outcome="Interdit"),
    ask("aligner_l_armee(l_armee=dict(valeur_de_l_armee=200, pa_de_champions=30, pa_d_allies=60, pa_de_champions_allies=60))", outcome="Interdit"),
    ask("pa_de_champions_comptes(l_armee=dict(tous_les_champions=90, pa_de_champions_allies=60))", total=30),
)
row(
    "CONF-P08",
    "Alahan avec des Sessairs et des nains de Tir-Nâ-Bor, 120 PA sur 400 : ces deux peuples ne s'allient pas.",
    ask('alliances(peuple="Sessairs", autre_peuple="Tir-Nâ-Bor")', says="Pas alliés"),
    ask("aligner_l_armee(valeur_de_l_armee=400, pa_d_allies=120, l_armee_allies_non_allies_entre_eux=True)", outcome="Interdit"),
)
row(
    "CONF-DA01",
    "300 PA : 45 de Champions à lui et 88 d'Alliés, tous Champions : il en manque 15 ; à 60, il en a assez, et 91 d'Alliés sont un de trop.",
    ask("aligner_l_armee(valeur_de_l_armee=300, pa_de_champions=45, pa_d_allies=88)", outcome="Interdit"),
    ask("aligner_l_armee(valeur_de_l_armee=300, pa_de_champions=60, pa_d_allies=90)", outcome="Permis"),
    ask("aligner_l_armee(valeur_de_l_armee=300, pa_de_champions=60, pa_d_allies=91)", outcome="Interdit"),
)
row(
    "CONF-DA02",
    "Des Lions avec des Sphinx et des Sessairs, des dévoreurs avec des orques et des Drunes : chacun est allié de l'armée, pas de l'autre.",
    ask("peuples_de_l_armee(peuple='Alahan', autre_peuple='Sphinx', troisieme_peuple='Sessairs')", says="ne peuvent s'allier entre eux : 100 %"),
    ask("peuples_de_l_armee(peuple='Vile-Tis', autre_peuple='Bran-Ô-Kor', troisieme_peuple='Drunes')", says="ne peuvent s'allier entre eux : 100 %"),
    ask("alliances(peuple='Drunes', autre_peuple='Dirz')", outcome="Pas alliés"),
)
row(
    "CF-DF26",
    "Un elfe daïkinee dans mon armée wolfen : les peuples sont alliés, il vient, jusqu'à 90 PA sur 300 ; il ne mène pas le jet de Tactique. Un Sphinx, non.",
    ask('alliances(peuple="Wolfen", autre_peuple="Daïkinees")', outcome="Alliés"),
    ask('alliances(peuple="Wolfen", autre_peuple="Sphinx")', outcome="Pas alliés"),
    ask("recruter_comme_allie(figurine=dict(d_un_peuple_allie=True, valeur_strategique=90), l_armee_valeur_de_l_armee=300)", outcome="Permis"),
    ask("recruter_comme_allie(figurine=dict(d_un_peuple_allie=True, valeur_strategique=91), l_armee_valeur_de_l_armee=300)", outcome="Interdit"),
    ask("etre_designe_pour_le_jet_de_tactique(figurine_d_un_peuple_allie=True)", outcome="Interdit"),
)
row(
    "CONF-DA03",
    "250 PA : quinze figurines ; 101, dix. Un solo noté 7/10 : 10 pour une Troupe de 52 PA, 7 pour une de 50.",
    ask("effectif_maximal(valeur_de_l_armee=250)", total=15),
    ask("effectif_maximal(valeur_de_l_armee=101)", total=10),
    ask("cout_d_un_solo(figurine_valeur_strategique_initiale=52, cout_v=7, cout_z=10)", total=10),
    ask("cout_d_un_solo(figurine_valeur_strategique_initiale=50, cout_v=7, cout_z=10)", total=7),
)
row(
    "CONF-AH40",
    "Mid-Nor avec les Drunes et Vile-Tis : tout va ; avec les Drunes et les Ophidiens, hors liste ; Sessairs avec Akkylannie et l'Aigle, qui ne s'allient pas.",
    ask("peuples_de_l_armee(peuple='Mid-Nor', autre_peuple='Drunes', troisieme_peuple='Vile-Tis')",
        odds={"l'armée compte un Allié dont le peuple n'est pas allié au sien": F(0), "l'armée réunit des Alliés dont les peuples ne peuvent s'allier entre eux": F(0)}),
    ask("peuples_de_l_armee(peuple='Mid-Nor', autre_peuple='Drunes', troisieme_peuple='Ophidiens')",
        odds={"l'armée compte un Allié dont le peuple n'est pas allié au sien": F(1)}),
    ask("peuples_de_l_armee(peuple='Sessairs', autre_peuple='Akkylannie', troisieme_peuple='Aigle')",
        odds={"l'armée compte un Allié dont le peuple n'est pas allié au sien": F(0), "l'armée réunit des Alliés dont les peuples ne peuvent s'allier entre eux": F(1)}),
)
row(
    "CONF-AM01",
    "Quantité 300 : à 599 PA un exemplaire, à 600 deux ; en déroute et libre, mon catalyseur (MOU 10) n'active rien, il fuit de 20 cm.",
    ask("acquerir_un_nexus(quantite=300, exemplaires_du_nexus=2, valeur_de_l_armee=599)", outcome="Interdit"),
    ask("acquerir_un_nexus(quantite=300, exemplaires_du_nexus=2, valeur_de_l_armee=600)", outcome="Permis"),
    ask("tenter_d_activer_le_nexus(figurine=dict(en_deroute=True), distance=8, acces=10)", outcome="Interdit"),
    ask("fuir(figurine=dict(en_deroute=True))", outcome="Obligatoire"),
    ask("distance_de_fuite(figurine=dict(mou=10, en_deroute=True))", total=20),
)
row(
    "CONF-P05",
    "À 500 PA, des nexus à 45 PA de « Quantité : 200 » : deux, non trois.",
    ask("acquerir_un_nexus(valeur_de_l_armee=500, quantite=200, exemplaires_du_nexus=2, pa_de_nexus=90)", outcome="Permis"),
    ask("acquerir_un_nexus(valeur_de_l_armee=500, quantite=200, exemplaires_du_nexus=3)", outcome="Interdit"),
    ask("aligner_l_armee(valeur_de_l_armee=500, pa_de_nexus=135)", outcome="Interdit"),
)
row(
    "CONF-AM10",
    "Au jet de Tactique de l'approche, nul n'est posé ; un musicien donne pourtant son bonus : DIS 4 + 1.",
    ask("bonus_au_jet_de_tactique_du_deploiement()", outcome="Permis"),
    ask("jet_de_tactique(figurine_dis=4, figurine_dans_l_aura_d_un_musicien=True, adversaire_dis=4)", gives="5 (DIS"),
)
row(
    "CONF-AM18",
    "Trois par carte jusqu'à 30 PA, deux jusqu'à 50, un ensuite ; un décor visé, mon homme au contact : pas de répartition.",
    ask("combattants_par_carte(valeur_strategique=30)", total=3),
    ask("combattants_par_carte(valeur_strategique=31)", total=2),
    ask("combattants_par_carte(valeur_strategique=51)", total=1),
    ask("faire_un_jet_de_repartition(decor_vise=True, cible_au_contact_d_un_ami_du_tireur=True)", outcome="Interdit"),
)
row(
    "CONF-AM44",
    "Un solo se vend aux seuls affiliés que vise son X ; un limité n'en a pas, un mercenaire n'est pas de la Faction.",
    ask("acheter_un_solo(figurine=dict(affilie=True, designe_par_le_solo=True))", outcome="Permis"),
    ask("acheter_un_solo(figurine=dict(limite_par_la_faction=True, designe_par_le_solo=True))", outcome="Interdit"),
    ask("recruter_dans_une_faction(figurine_mercenaire=True)", outcome="Interdit"),
)
row(
    "CONF-CC41",
    "Sanctuaire/25 : un nexus à 22 cm, un éclaireur à 25, non ; à 26, oui, à 10 cm d'un ennemi.",
    ask("placer_un_nexus(nexus_distance_au_nexus_le_plus_proche=22)", outcome="Permis"),
    ask("se_deployer_pres_du_sanctuaire(nexus_sanctuaire_x=25, distance=22)", outcome="Interdit"),
    ask("se_deployer_pres_du_sanctuaire(nexus_sanctuaire_x=25, distance=25)", outcome="Interdit"),
    ask("se_deployer_pres_du_sanctuaire(nexus_sanctuaire_x=25, distance=26)", outcome="Permis"),
    ask("deployer_une_figurine(figurine_eclaireur=True, distance=10)", outcome="Permis"),
    ask("deployer_une_figurine(figurine_eclaireur=True, distance=9)", outcome="Interdit"),
)
row(
    "CF-DF06",
    "Mon nexus à 18 cm du sien : non ; à 20, oui, fût-ce dans sa zone. Un nexus qui ne demande pas d'épreuve, il ne me le forcera pas ; un autre, épreuve 6 : 8.",
    ask("placer_un_nexus(distance_au_nexus_le_plus_proche=18)", outcome="Interdit"),
    ask("placer_un_nexus(distance_au_nexus_le_plus_proche=20)", outcome="Permis"),
    ask("""tenter_d_activer_le_nexus(figurine=dict(repond_a_l_allegeance=True, voit_le_nexus=True, du_camp_adverse_du_nexus=True), nexus_sans_epreuve=True,
        distance=9, acces=10)""", outcome="Interdit"),
    ask("difficulte_de_l_epreuve(difficulte_indiquee=6, figurine_du_camp_adverse_du_nexus=True)", total=8),
)
row(
    "CONF-CE35",
    "Ligne de bataille : plus de 15 cm de la médiane, moins de 50 ; l'éclaireur à plus de son MOU d'un objectif ; les décors ; le Commandeur.",
    ask("deployer_une_figurine(figurine=dict(dans_sa_moitie_de_terrain=True, distance_a_la_ligne_mediane=15))", outcome="Interdit"),
    ask("deployer_une_figurine(figurine=dict(dans_sa_moitie_de_terrain=True, distance_a_la_ligne_mediane=20))", outcome="Permis"),
    ask("deployer_une_figurine(figurine=dict(dans_sa_moitie_de_terrain=True, distance_a_la_ligne_mediane=50))", outcome="Interdit"),
    ask("deployer_une_figurine(figurine=dict(eclaireur=True, mou=10), distance=20, distance_d_un_objectif=10)", outcome="Interdit"),
    ask("deployer_une_figurine(figurine=dict(eclaireur=True, mou=10), distance=20, distance_d_un_objectif=11)", outcome="Permis"),
    ask("placer_un_decor(distance_au_decor_le_plus_proche=5)", outcome="Interdit"),
    ask("designer_le_commandeur(figurine=dict(champion=True, valeur_strategique=60), valeur_du_champion_le_plus_cher=60, champions_a_cette_valeur=2)",
        outcome="Permis"),
    ask("bonus_compte(bonus_reclame=130)", total=100),
)
row(
    "CONF-S81",
    "2 PV à 1 : 7 points. 220 PA pris pour 150 perdus et un bonus de 130 : 170. À 15 cm de la médiane, trop près ; un éclaireur à MOU d'un objectif non plus.",
    ask("points_de_tournoi(l_armee_points_de_victoire=2, l_armee_adverse_points_de_victoire=1)", says="7"),
    ask("goal_average(l_armee=dict(pa_perdus=150, bonus_reclame=130), l_armee_adverse_pa_perdus=220)", total=170),
    ask("deployer_une_figurine(distance_a_la_ligne_mediane=15)", outcome="Interdit"),
    ask("deployer_une_figurine(distance_a_la_ligne_mediane=15.5)", outcome="Permis"),
    ask("deployer_une_figurine(figurine_eclaireur=True, figurine_mou=10, distance_d_un_objectif=10, distance=20)", outcome="Interdit"),
    ask("distance_de_poursuite(figurine_mou=15)", total=8),
    ask("des_de_toxique(l_armee_pa_des_combattants_dotes=200)", total=2),
    ask("des_de_mutagene(l_armee_pa_des_combattants_dotes=201)", total=3),
)
row(
    "CONF-BA30",
    "À 300 PA : 59 PA de Champions ne suffisent pas, et 90 PA de Champions Alliés ne comptent pas parmi les 60 ; 91 PA d'Alliés, 76 de nexus, c'est trop. Le solo (7/10) coûte 10 à qui vaut 51 PA.",
    ask("aligner_l_armee(l_armee=dict(valeur_de_l_armee=300, pa_de_champions=59, pa_de_troupes=200))", outcome="Interdit"),
    ask("aligner_l_armee(l_armee=dict(valeur_de_l_armee=300, pa_de_champions=50, pa_de_troupes=140, pa_d_allies=90, pa_de_champions_allies=90))", outcome="Interdit"),
    ask("aligner_l_armee(l_armee=dict(valeur_de_l_armee=300, pa_de_champions=60, pa_de_troupes=140, pa_d_allies=91))", outcome="Interdit"),
    ask("aligner_l_armee(l_armee=dict(valeur_de_l_armee=300, pa_de_champions=60, pa_de_troupes=140, pa_de_nexus=76))", outcome="Interdit"),
    ask("cout_d_un_solo(cout_v=7, cout_z=10, figurine=dict(affilie=True, valeur_strategique_initiale=51))", total=10),
    ask("cout_d_un_solo(cout_v=7, cout_z=10, figurine=dict(affilie=True, valeur_strategique_initiale=50))", total=7),
)
row(
    "CONF-CC48",
    "Une Faction : mercenaire interdit, élémentaire admis ; l'Allié n'a pas l'affiliation, le limité si, mais pas de solo ; 55 PA payent Z.",
    ask("recruter_dans_une_faction(figurine_mercenaire=True)", outcome="Interdit"),
    ask("recruter_dans_une_faction(figurine=dict(elementaire=True, allie_ou_mercenaire=True))", outcome="Permis"),
    ask("profiter_de_l_affiliation(figurine=dict(elementaire=True, allie_ou_mercenaire=True))", outcome="Interdit"),
    ask("profiter_de_l_affiliation(figurine=dict(limite_par_la_faction=True, cout_d_affiliation_paye=True))", outcome="Permis"),
    ask("acheter_un_solo(figurine=dict(limite_par_la_faction=True, designe_par_le_solo=True))", outcome="Interdit"),
    ask("cout_d_un_solo(cout_v=4, cout_z=7, valeur_strategique_initiale=55)", total=7),
)
row(
    "CONF-S09",
    "Faction : un limité n'a pas de solo mais l'affiliation ; un mercenaire n'entre pas, un élémentaire si. 51 PA paient Z, 50 paient V.",
    ask("acheter_un_solo(figurine_limite_par_la_faction=True)", outcome="Interdit"),
    ask("profiter_de_l_affiliation(figurine_limite_par_la_faction=True)", outcome="Permis"),
    ask("recruter_dans_une_faction(figurine_mercenaire=True)", outcome="Interdit"),
    ask("recruter_dans_une_faction(figurine_elementaire=True, figurine_allie_ou_mercenaire=True)", outcome="Permis"),
    ask("cout_d_un_solo(cout_v=3, cout_z=7, figurine_valeur_strategique_initiale=51)", total=7),
    ask("cout_d_un_solo(cout_v=3, cout_z=7, figurine_valeur_strategique_initiale=50)", total=3),
)
row(
    "CONF-V38",
    "Une Faction refuse l'Apatride et celui qui vient par Alliance/X, des Alliés ; pas l'Élémentaire, ni le limité qui a payé. Leur DIS ne sert pas au jet de Tactique.",
    ask("recruter_dans_une_faction(figurine_apatride=True)", outcome="Interdit"),
    ask("recruter_dans_une_faction(figurine=dict(apatride=True), faction_qui_permet_cet_allie=True)", outcome="Permis"),
    ask("recruter_dans_une_faction(figurine_alliance_avec_l_armee=True)", outcome="Interdit"),
    ask("recruter_dans_une_faction(figurine_elementaire=True)", outcome="Permis"),
    ask("recruter_dans_une_faction(figurine=dict(limite_par_la_faction=True, cout_d_affiliation_paye=True))", outcome="Permis"),
    ask("etre_designe_pour_le_jet_de_tactique(figurine_apatride=True)", outcome="Interdit"),
    ask("etre_designe_pour_le_jet_de_tactique(figurine_alliance_avec_l_armee=True)", outcome="Permis"),
)
row(
    "CF-CD07",
    "Champion fidèle pur, Zélote : Artefact/2, Enchaînement/1.",
    ask('artefacts_permis(figurine_champion=True, figurine_rang_de_fidele="Zélote")', total=2),
    ask("enchainement_d_un_champion(figurine_champion=True, figurine_est_un_fidele=True)", total=1),
)
row(
    "CONF-CE32",
    "Un Élémentaire dont l'Élément n'est pas admis ne se recrute pas ; les Sessairs ont quatre prédilections, pas la Lumière ; Alahan, si.",
    ask("recruter_comme_allie(figurine_elementaire_x='Feu', element_admis_par_l_armee=True)", outcome="Permis"),
    ask("recruter_comme_allie(figurine_elementaire_x='Air', element_admis_par_l_armee=False)", outcome="Interdit"),
    ask("domaines_elementaires(peuple='Sessairs')", says="Lumière Interdit"),
    ask("domaines_elementaires(peuple='Alahan')", says="Lumière Prédilection"),
)
row(
    "III-A-7 à III-A-9",
    "Artefact pour une troupe : non ; 45 + 10 + 12 : 67. Quatre sur une carte, trois à 42 PA, carte changée en cours, épée et "
    "lance : non ; l'état-major si.",
    ask("porter_un_artefact(figurine_artefacts_portes=1)", outcome="Interdit"),
    ask("valeur_strategique_complete(valeur_strategique_initiale=45, pa_d_artefacts=22)", total=67),
    ask("incanter(effet_non_attribue=True)", outcome="Interdit"),
    ask("representer_par_une_carte(figurine_valeur_strategique=20, figurine_combattants_sur_la_carte=4)", outcome="Interdit"),
    ask("representer_par_une_carte(figurine_valeur_strategique=42, figurine_combattants_sur_la_carte=3)", outcome="Interdit"),
    ask("combattants_par_carte(valeur_strategique_initiale=42)", total=2),
    ask("representer_par_une_carte(partie_commencee=True)", outcome="Interdit"),
    ask("representer_par_une_carte(figurine_valeur_strategique=20, figurine_combattants_sur_la_carte=2, equipements_differents=True)",
        outcome="Interdit"),
    ask("carte_de_l_etat_major()", total=1),
)
row(
    "CONF-NA09",
    "200 PA : sept soldats, une baliste et ses deux servants, dix figurines sur dix ; mais un héros à 78 PA et son artefact de 5, 83, passe les 80.",
    ask("effectif(combattants_de_l_armee=7, engins_immobiles=1, servants_de_l_armee=2)", total=10),
    ask("effectif_maximal(valeur_de_l_armee=200)", total=10),
    ask("aligner_l_armee(valeur_de_l_armee=200, figurine=dict(valeur_strategique_initiale=78, pa_d_artefacts=5))", outcome="Interdit"),
    ask("rejoindre_l_armee(l_armee_valeur_de_l_armee=200, figurine=dict(valeur_strategique_initiale=78, pa_d_artefacts=2))", outcome="Permis"),
)
row(
    "CF-DF19",
    "Trois gardes à 30 PA sur une carte : oui ; à 31 : deux seulement. Un Éclaireur MOU 10 à 10 cm de l'objectif : trop près ; à 10,5 : il reste.",
    ask("representer_par_une_carte(figurine_valeur_strategique=30, combattants_sur_la_carte=3)", outcome="Permis"),
    ask("representer_par_une_carte(figurine_valeur_strategique=31, combattants_sur_la_carte=3)", outcome="Interdit"),
    ask("deployer_une_figurine(figurine=dict(eclaireur=True, mou=10), distance_d_un_objectif=10)", outcome="Interdit"),
    ask("deployer_une_figurine(figurine=dict(eclaireur=True, mou=10), distance_d_un_objectif=10.5)", outcome="Permis"),
)
row(
    "CONF-P06",
    "Trois guerriers de 28 PA, chacun avec un solo de 5, sur une carte : 33 PA l'un, deux au plus.",
    ask("representer_par_une_carte(valeur_strategique_initiale=28, pa_de_surcouts=5, combattants_sur_la_carte=3)", outcome="Interdit"),
    ask("representer_par_une_carte(valeur_strategique=30, combattants_sur_la_carte=3)", outcome="Permis"),
)
row(
    "CONF-U03",
    "Trois gars à 30 PA sur une carte, oui ; avec chacun un grappin à 3 PA, non, deux ; un seul qui porte une torche, non plus.",
    ask("representer_par_une_carte(figurine_valeur_strategique=30, combattants_sur_la_carte=3)", outcome="Permis"),
    ask("representer_par_une_carte(figurine_valeur_strategique=33, combattants_sur_la_carte=3)", outcome="Interdit"),
    ask("combattants_par_carte(figurine_valeur_strategique=33)", total=2),
    ask("representer_par_une_carte(figurine_valeur_strategique=30, combattants_sur_la_carte=3, figurine_equipements_differents=True)", outcome="Interdit"),
)
row(
    "III-B",
    "Nexus à 18 cm d'un autre : non ; chez l'adversaire : oui. Une figurine dans la zone adverse : non. Le déploiement fini, le premier tour.",
    ask("placer_un_nexus(nexus_distance_au_nexus_le_plus_proche=18)", outcome="Interdit"),
    ask("placer_un_nexus(nexus_dans_la_zone_adverse=True, nexus_distance_au_nexus_le_plus_proche=20)", outcome="Permis"),
    ask("deployer_une_figurine(figurine_dans_sa_zone_de_deploiement=False)", outcome="Interdit"),
)
row(
    "CONF-S16 bis",
    "300 PA : 90 d'Alliés, 60 de Champions ; 62 PA de Champions dont 20 Alliés n'en comptent que 42. 250 PA, 15 figurines ; nul au-delà de 120.",
    ask("maximum_d_allies(valeur_de_l_armee=300)", total=90),
    ask("pa_de_champions_comptes(tous_les_champions=62, pa_de_champions_allies=20)", total=42),
    ask("effectif_maximal(valeur_de_l_armee=250)", total=15),
    ask("valeur_maximale_d_un_combattant(valeur_de_l_armee=300)", total=120),
)
row(
    "CF-CB70",
    "Un Champion de rang 3 dont la carte imprime Artefact/1 : quatre artefacts, pas cinq.",
    ask("artefacts_permis(figurine_champion=True, figurine_rang=3, figurine_artefact_x=1)", total=4),
    ask("porter_un_artefact(figurine_champion=True, figurine_rang=3, figurine_artefact_x=1, figurine_artefacts_portes=4)", outcome="Permis"),
    ask("porter_un_artefact(figurine_champion=True, figurine_rang=3, figurine_artefact_x=1, figurine_artefacts_portes=5)", outcome="Interdit"),
)
row(
    "CONF-AR03",
    "300 PA : 95 PA de Champions dont 40 Alliés ; 55 comptent, il en faut 60. Avec 20 d'Alliés, 75. Le tout, 200 de Troupes et 40 d'Alliés, vaut 295 PA.",
    ask("aligner_l_armee(l_armee_valeur_de_l_armee=300, l_armee_tous_les_champions=95, l_armee_pa_de_champions_allies=40)", outcome="Interdit"),
    ask("aligner_l_armee(l_armee_valeur_de_l_armee=300, l_armee_tous_les_champions=95, l_armee_pa_de_champions_allies=20)", outcome="Permis"),
    ask("cout_de_l_armee(l_armee_pa_de_troupes=200, l_armee_tous_les_champions=95, l_armee_pa_de_champions_allies=40, l_armee_pa_d_allies=40)", total=295),
    ask("aligner_l_armee(l_armee_valeur_de_l_armee=300, l_armee_pa_de_troupes=205, l_armee_tous_les_champions=95, l_armee_pa_de_champions_allies=20, l_armee_pa_d_allies=21)", outcome="Interdit"),
)
row(
    "CONF-AR04",
    "Solo (7/10 PA) pour un guerrier de 51 PA : 10 ; pour un de 55 dont 5 d'artefact, 50 sur sa carte : 7.",
    ask("cout_d_un_solo(cout_v=7, cout_z=10, figurine_valeur_strategique=51)", total=10),
    ask("cout_d_un_solo(cout_v=7, cout_z=10, figurine_valeur_strategique=55, figurine_pa_d_artefacts=5)", total=7),
    ask("cout_d_un_solo(cout_v=7, cout_z=10, figurine_valeur_strategique=58, figurine_pa_d_artefacts=2, figurine_pa_de_surcouts=6)", total=7),
)
row(
    "CONF-AR05",
    "Armée de Faction : l'immortel mercenaire entre, le mercenaire non ; un limité qui paie entre, mais n'achète pas de solo.",
    ask("recruter_dans_une_faction(figurine_mercenaire=True, figurine_immortel=True)", outcome="Permis"),
    ask("recruter_dans_une_faction(figurine_mercenaire=True)", outcome="Interdit"),
    ask("recruter_dans_une_faction(figurine_limite_par_la_faction=True, figurine_cout_d_affiliation_paye=True)", outcome="Permis"),
    ask("acheter_un_solo(figurine_limite_par_la_faction=True, figurine_designe_par_le_solo=True)", outcome="Interdit"),
)
row(
    "CONF-AR06",
    "650 PA convenus : 35 figurines, 162,5 PA de nexus, deux exemplaires d'un nexus de quantité 300 ; à 301 PA, 20 figurines.",
    ask("effectif_maximal(valeur_de_l_armee=650)", total=35),
    ask("effectif_maximal(valeur_de_l_armee=301)", total=20),
    ask("maximum_de_nexus(valeur_de_l_armee=650)", total=F(325, 2)),
    ask("exemplaires_permis(quantite=300, l_armee_pa_de_troupes=650)", total=2),
)
row(
    "CONF-AR07",
    "La concorde de l'Aigle prend des Daïkinees et des Wolfen ; pas des Daïkinees et des orques du Bran-Ô-Kor. Les Sessairs, oui.",
    ask("peuples_de_l_armee(peuple='Aigle', autre_peuple='Daïkinees', troisieme_peuple='Wolfen')", odds={"L'armée réunit des Alliés dont les peuples ne peuvent s'allier entre eux": 0}),
    ask("peuples_de_l_armee(peuple='Aigle', autre_peuple='Daïkinees', troisieme_peuple='Bran-Ô-Kor')", odds={"L'armée réunit des Alliés dont les peuples ne peuvent s'allier entre eux": 1}),
    ask("alliances(peuple='Aigle', autre_peuple='Sessairs')", outcome="Alliés"),
)
row(
    "CONF-DF01",
    "Les Daïkinees prennent Wolfen et Aigle, pas les orques du Béhémot ; à 300 PA, 91 de Champions Alliés sont de trop, un Allié à 91 aussi, un des leurs à 121.",
    ask("peuples_de_l_armee(peuple='Daïkinees', autre_peuple='Wolfen', troisieme_peuple='Aigle')",
        odds={"L'armée réunit des Alliés dont les peuples ne peuvent s'allier entre eux": 0}),
    ask("peuples_de_l_armee(peuple='Daïkinees', autre_peuple='Wolfen', troisieme_peuple='Béhémot')",
        odds={"L'armée compte un Allié dont le peuple n'est pas allié au sien": 1}),
    ask("aligner_l_armee(valeur_de_l_armee=300, pa_de_champions=60, pa_de_champions_allies=91)", outcome="Interdit"),
    ask("aligner_l_armee(valeur_de_l_armee=300, pa_de_champions=60, pa_de_champions_allies=90, pa_de_troupes=150)", outcome="Permis"),
    ask("aligner_l_armee(valeur_de_l_armee=300, pa_de_champions=60, pa_de_champions_allies=90, pa_de_troupes=151)", outcome="Interdit"),
    ask("recruter_comme_allie(figurine=dict(mercenaire=True, valeur_strategique=91), l_armee_valeur_de_l_armee=300)", outcome="Interdit"),
    ask("recruter_comme_allie(figurine=dict(mercenaire=True, valeur_strategique=90), l_armee_valeur_de_l_armee=300)", outcome="Permis"),
    ask("rejoindre_l_armee(figurine=dict(du_peuple_de_l_armee=True, valeur_strategique=121), l_armee_valeur_de_l_armee=300)", outcome="Interdit"),
    ask("rejoindre_l_armee(figurine=dict(du_peuple_de_l_armee=True, valeur_strategique=120), l_armee_valeur_de_l_armee=300)", outcome="Permis"),
)
row(
    "CONF-KZ05",
    "300 PA de gobelins, 155 de Champions : si le plus cher en vaut 121, l'armée ne se joue pas ; 120, le plafond juste, oui.",
    ask("aligner_l_armee(valeur_de_l_armee=300, pa_de_champions=155, valeur_du_champion_le_plus_cher=121)", outcome="Interdit"),
    ask("aligner_l_armee(valeur_de_l_armee=300, pa_de_champions=155, valeur_du_champion_le_plus_cher=120)", outcome="Permis"),
)
