"""Situations of Confrontation whose questions stand in `mouvements-desengagement.ttl`."""

from __future__ import annotations

from fractions import Fraction as F

from verdicts import ask, rows

ROWS, row = rows()

row(
    "CONF-T06",
    "Blessé légèrement, avec deux adversaires au contact : l'un (INI 4, Désengagement/6) s'esquive sur un 3 ; un grand (FOR 9) pousse contre RES 6 : 5.",
    ask("test_de_desengagement(figurine_ini=4, figurine_adversaires_au_contact=2, figurine_blessure_legere=True, figurine_desengagement_x=6, des=[3])",
        outcome="Se désengage", total=6, says="au plus 6"),
    ask("""test_de_desengagement_en_force(figurine_force=9, figurine_adversaires_au_contact=2, figurine_taille="Grande", adversaire_res=6,
        adversaire_taille="Petite", figurine_blessure_legere=True, des=[5])""", outcome="Reste aux prises", total=7, gives="désengagement manqué"),
)
row(
    "CONF-AB08 bis",
    "Un nain (INI 3, léger, Réflexes) entre deux ennemis : 1/3 ; entre trois, son plafond, il ne peut pas.",
    ask("test_de_desengagement(figurine=dict(ini=3, blessure_legere=True, reflexes=True, adversaires_au_contact=2, taille='Petite'))", odds={"Se désengage": F(1, 3)}),
    ask("test_de_desengagement(figurine=dict(ini=3, blessure_legere=True, reflexes=True, adversaires_au_contact=3, taille='Petite'))", outcome="Interdit"),
    ask("parvenir_au_contact(figurine=dict(mou=10), distance=15, cible=dict(taille='Petite', adversaires_au_contact=3))", outcome="Interdit"),
)

BOW = "arme=dict(portee_courte=20, portee_moyenne=40, portee_longue=60)"

row(
    "CONF-AE13",
    "INI 4, légère, un ennemi : 6 à faire, 2/3 ; dégagé, il tire à 20 cm, TIR 3 − 1 contre 4 : 5/6 ; chargé ce tour, il ne se dégage pas.",
    ask("test_de_desengagement(figurine=dict(ini=4, blessure_legere=True, adversaires_au_contact=1))", odds={"Se désengage": F(2, 3)}),
    ask(f"tir_sur_une_cible(attaquant=dict(tir=3, s_est_desengage=True, blessure_legere=True), distance=20, {BOW})", odds={"Touche": F(5, 6)}),
    ask("test_de_desengagement(figurine=dict(ini=4, adversaires_au_contact=1, a_ete_charge=True))", outcome="Interdit"),
)
row(
    "CONF-AF30",
    "Ils sont sur moi : Poids ne se désengage qu'en force ; Désengagement/5 à trois ennemis, 5 ; Éthéré d'office, sauf engagé ce tour ; trois sur un petit, non.",
    ask("test_de_desengagement(figurine=dict(poids_x=5, ini=5, adversaires_au_contact=1))", outcome="Interdit"),
    ask("test_de_desengagement(figurine=dict(ini=3, desengagement_x=5, adversaires_au_contact=3), des=[2])", outcome="Se désengage", total=5),
    ask("test_de_desengagement(figurine=dict(ini=3, ethere=True, adversaires_au_contact=3))", outcome="Se désengage"),
    ask("se_desengager(figurine=dict(ethere=True, a_ete_charge=True, adversaires_au_contact=1))", outcome="Interdit"),
    ask('se_desengager(figurine=dict(taille="Petite", adversaires_au_contact=3))', outcome="Interdit"),
    ask("""test_de_desengagement_en_force(figurine=dict(force=9, taille="Grande", adversaires_au_contact=2, blessure_grave=True),
        adversaire=dict(taille="Moyenne", res=7), des=[3])""", outcome="Reste aux prises", total=3, disputed="Interdit"),
)
row(
    "CONF-AG13",
    "Désengagement/5 devant deux ennemis, INI 3 en légère : 5 à faire, 2/3 ; dégagé, il ne charge pas. En force, FOR 8 en grave contre RES 5 : 1 contre 8, 5/36.",
    ask("test_de_desengagement(figurine=dict(ini=3, desengagement_x=5, blessure_legere=True, adversaires_au_contact=2))", odds={"Se désengage": F(2, 3)}),
    ask("charger(attaquant_s_est_desengage=True)", outcome="Interdit"),
    ask("""test_de_desengagement_en_force(figurine=dict(force=8, blessure_grave=True, taille="Grande", adversaires_au_contact=2), adversaire=dict(res=5,
        taille="Moyenne"))""", odds={"Se désengage": F(5, 36)}),
)
row(
    "CONF-AH24",
    "Désengagement/6 à INI 3, légère et Endurance, deux adversaires : 2/3 ; sans Endurance 1/2 ; il ne joue pas en force : FOR 9 contre RES 5, 1/2.",
    ask("test_de_desengagement(figurine=dict(ini=3, desengagement_x=6, endurance=True, blessure_legere=True, adversaires_au_contact=2))",
        odds={"Se désengage": F(2, 3)}),
    ask("test_de_desengagement(figurine=dict(ini=3, desengagement_x=6, blessure_legere=True, adversaires_au_contact=2))", odds={"Se désengage": F(1, 2)}),
    ask("test_de_desengagement_en_force(figurine=dict(force=9, desengagement_x=6, taille='Grande', adversaires_au_contact=2), adversaire=dict(res=5, taille='Petite'))",
        odds={"Se désengage": F(1, 2)}),
)
row(
    "CONF-AH30",
    "Titan chargé ce tour, trois adversaires moins que Très Grands : difficulté 4 ; puissance 10 au contact, non. RES 15 : FOR 8 ne fait que grave, FOR 9 tue sur double 6.",
    ask("""test_de_desengagement(figurine=dict(ini=3, est_un_titan=True, a_ete_charge=True, adversaires_au_contact=3, adversaires_moins_que_tres_grands=3))""",
        odds={"Se désengage": F(1)}),
    ask("se_desengager(figurine=dict(est_un_titan=True, a_ete_charge=True, puissance_adverse_au_contact=10))", outcome="Interdit"),
    ask("jet_de_blessures(attaquant_force=8, cible=dict(est_un_titan=True, res=15), des=[6, 6])", outcome="Blessure grave"),
    ask("jet_de_blessures(attaquant_force=9, cible=dict(est_un_titan=True, res=15), des=[6, 6])", outcome="Tué net"),
)
row(
    "CONF-AI18",
    "Désengagement/6 devant trois : 2/3, Vivacité 8/9.",
    ask("test_de_desengagement(figurine=dict(ini=3, desengagement_x=6, adversaires_au_contact=3, taille='Moyenne'))", odds={"Se désengage": F(2, 3)}),
    ask("test_de_desengagement(figurine=dict(ini=3, desengagement_x=6, adversaires_au_contact=3, taille='Moyenne', vivacite=True))",
        odds={"Se désengage": F(8, 9)}),
)
row(
    "CONF-AI19",
    "Petite Taille et trois adversaires, ou chargé ce tour : pas de désengagement, même Éthéré ; à deux, l'Éthéré réussit toujours.",
    ask("test_de_desengagement(figurine=dict(ini=3, desengagement_x=6, adversaires_au_contact=3, taille='Petite'))", outcome="Interdit"),
    ask("se_desengager(figurine=dict(ethere=True, adversaires_au_contact=3, taille='Petite'))", outcome="Interdit"),
    ask("test_de_desengagement(figurine=dict(ini=3, ethere=True, adversaires_au_contact=2, taille='Petite'))", odds={"Se désengage": F(1)}),
    ask("se_desengager(figurine=dict(ethere=True, a_ete_charge=True, adversaires_au_contact=1))", outcome="Interdit"),
)
row(
    "CONF-AI20",
    "Poids/5 : pas à l'INI ; en force, il faut être plus grand.",
    ask("test_de_desengagement(figurine=dict(ini=6, poids_x=5, adversaires_au_contact=1))", outcome="Interdit"),
    ask("test_de_desengagement_en_force(figurine=dict(force=9, poids_x=5, adversaires_au_contact=1, taille='Grande'), adversaire=dict(res=5, "
        "taille='Grande'))", outcome="Interdit"),
)
row(
    "CONF-BA03",
    "Mon archère d'élite (INI 4, TIR 3, Blessure légère), aux prises avec un seul ennemi depuis le tour d'avant, rompt puis tire à 7. Chargée ce tour-ci, elle ne pourrait pas.",
    ask("test_de_desengagement(figurine=dict(ini=4, blessure_legere=True), adversaires_au_contact=1)", odds={"Se désengage": F(2, 3)}),
    ask("tirer(attaquant_s_est_desengage=True)", outcome="Permis"),
    ask("test_de_tir(attaquant=dict(tir=3, tireur_d_elite=True, blessure_legere=True), difficulte=7)", odds={"Touche": F(5, 9)}),
    ask("se_desengager(figurine_a_ete_charge=True)", outcome="Interdit"),
)
row(
    "CONF-AI63",
    "Désengagement à deux, Sonné mais Endurant : 1/3. Chance au désengagement : 8/9. Résolution/2 au désengagement : 2/3.",
    ask("test_de_desengagement(figurine=dict(ini=3, adversaires_au_contact=2, sonne=True, endurance=True))", odds={"Se désengage": F(1, 3)}),
    ask("test_de_desengagement(figurine=dict(ini=3, chance=True, adversaires_au_contact=1))", odds={"Se désengage": F(8, 9)}),
    ask("test_de_desengagement(figurine=dict(ini=3, resolution_x=2, use_de_resolution=True, adversaires_au_contact=2))", odds={"Se désengage": F(2, 3)}),
)
row(
    "CONF-AI64",
    "En déroute, pas de Chance. Désengagement manqué : tout en défense, même après une poursuite. Brutal contre Éthéré : rien.",
    ask("test_de_desengagement(figurine=dict(ini=3, chance=True, en_deroute=True, adversaires_au_contact=1))", odds={"Se désengage": F(2, 3)}),
    ask("repartir_ses_des_de_combat(figurine=dict(a_manque_son_desengagement=True, a_poursuivi=True, adversaires_dans_le_combat=1, "
        "des_en_attaque=1, des_en_defense=1))", outcome="Interdit"),
    ask("infliger_les_penalites_de_charge(attaquant=dict(brutal=True, a_engage=True), cible=dict(ethere=True))", outcome="Interdit"),
)
row(
    "CONF-AI86",
    "Désengagement/8 contre un : 6, 2/3. INI 0 : 1/6. FOR 5 moins RES 5 : en force, non.",
    ask("test_de_desengagement(figurine=dict(ini=3, desengagement_x=8, adversaires_au_contact=1))", odds={"Se désengage": F(2, 3)}),
    ask("test_de_desengagement(figurine=dict(ini=0, adversaires_au_contact=1))", odds={"Se désengage": F(1, 6)}),
    ask("test_de_desengagement_en_force(figurine=dict(force=5, taille='Grande', adversaires_au_contact=1), adversaire=dict(res=5, taille='Moyenne'))",
        outcome="Interdit"),
)
row(
    "CONF-AL32",
    "Désengagement/7 contre trois : 7, 1/2 à INI 3 ; en force il ne sert pas. Éthéré réussit d'office, mais pas chargé ce tour.",
    ask("test_de_desengagement(figurine=dict(ini=3, desengagement_x=7, adversaires_au_contact=3))", odds={"Se désengage": F(1, 2)}),
    ask("test_de_desengagement_en_force(figurine=dict(force=9, desengagement_x=5, taille='Grande', adversaires_au_contact=1), adversaire=dict(taille='Moyenne', res=5))",
        odds={"Se désengage": F(5, 6)}),
    ask("se_desengager(figurine=dict(ethere=True, a_ete_charge=True))", outcome="Interdit"),
    ask("test_de_desengagement(figurine=dict(ethere=True, ini=1, adversaires_au_contact=3))", gives="automatique"),
)
row(
    "CONF-AM05",
    "INI 4, légère, deux adversaires : 3 contre 8, 1/3 ; raté, tous les dés en défense.",
    ask("test_de_desengagement(ini=4, blessure_legere=True, adversaires_au_contact=2)", odds={"Se désengage": F(1, 3)}),
    ask("test_de_desengagement(ini=4, blessure_legere=True, adversaires_au_contact=2, des=[4])", gives="désengagement manqué"),
)

DANCER = "ini=3, vivacite=True, reflexes=True, taille='Moyenne'"

row(
    "CONF-CE03",
    "Vivacité et Réflexes, INI 3 : se désengager de deux (dont un Sonné), puis de trois.",
    ask(f"test_de_desengagement(figurine=dict({DANCER}, adversaires_au_contact=2), adversaire_sonne=True)", odds={"Se désengage": F(5, 9)}),
    ask(f"test_de_desengagement(figurine=dict({DANCER}, adversaires_au_contact=3))", odds={"Se désengage": F(155, 324)}),
)

LEAVER = "ini=3, desengagement_x=7, vivacite=True, adversaires_au_contact=3"

row(
    "CONF-CF06",
    "Désengagement/7 de trois ennemis, Vivacité : 3/4 ; en grave, 11/36 ; Éthéré, toujours.",
    ask(f"test_de_desengagement(figurine=dict({LEAVER}))", odds={"Se désengage": F(3, 4)}),
    ask(f"test_de_desengagement(figurine=dict({LEAVER}, blessure_grave=True))", odds={"Se désengage": F(11, 36)}),
    ask("test_de_desengagement(figurine=dict(ini=3, ethere=True, adversaires_au_contact=3, blessure_grave=True))", odds={"Se désengage": F(1)}),
)
row(
    "CONF-P13",
    "INI 3, Vivacité, Désengagement/7, Blessure grave, trois ennemis : un 6 sur deux dés contre 7. En force, Désengagement ne vaut rien.",
    ask('test_de_desengagement(figurine=dict(ini=3, vivacite=True, desengagement_x=7, blessure_grave=True, adversaires_au_contact=3, taille="Moyenne"))',
        odds={"Se désengage": F(11, 36)}),
    ask('test_de_desengagement_en_force(figurine=dict(force=7, taille="Grande", desengagement_x=5, adversaires_au_contact=2), '
        'adversaire_res=6, adversaire_taille="Moyenne")', odds={"Se désengage": F(5, 36)}),
)
row(
    "CONF-DA22",
    "Deux adversaires, INI 5, au palier 1 : 8, deux fois sur trois. L'Éthéré y réussit d'office, mais pas le tour où on l'a chargé.",
    ask("test_de_desengagement(figurine=dict(ini=5, palier=1, adversaires_au_contact=2))", odds={"Se désengage": F(2, 3)}),
    ask("se_desengager(figurine=dict(ethere=True, a_ete_charge=True))", outcome="Interdit"),
)
row(
    "CF-DF15",
    "Le Tarascus, chargé ce tour, veut rompre : il le tente, avec 9 de Puissance contre lui ; à 10, non. Un combattant chargé ce tour, jamais.",
    ask("se_desengager(figurine=dict(est_un_titan=True, puissance_adverse_au_contact=9, a_ete_charge=True))", outcome="Permis"),
    ask("se_desengager(figurine=dict(est_un_titan=True, puissance_adverse_au_contact=10, a_ete_charge=True))", outcome="Interdit"),
    ask("se_desengager(figurine=dict(a_ete_charge=True))", outcome="Interdit"),
)
row(
    "CONF-P15",
    "Un Éthéré engagé dans cette phase ne tente rien ; libre de le tenter, il réussit.",
    ask("test_de_desengagement(figurine=dict(ethere=True, a_ete_engage=True, adversaires_au_contact=1, ini=3))", outcome="Interdit"),
    ask("test_de_desengagement(figurine=dict(ethere=True, adversaires_au_contact=1, ini=3))", odds={"Se désengage": F(1)}),
)
row(
    "CONF-BA04",
    "Mon nain de Petite Taille a trois ennemis au contact : il est plein, il ne se désengage pas ; à deux, il peut. Sonné et gravement blessé (INI 4) contre deux : 1 + un dé contre 8.",
    ask("se_desengager(figurine_taille=\"Petite\", figurine_adversaires_au_contact=3)", outcome="Interdit"),
    ask("se_desengager(figurine_taille=\"Petite\", figurine_adversaires_au_contact=2)", outcome="Permis"),
    ask("test_de_desengagement(figurine=dict(ini=4, sonne=True, blessure_grave=True), adversaires_au_contact=2)", odds={"Se désengage": F(5, 36)}),
)
row(
    "CONF-P70",
    "Poids/8 (INI 5, FOR 8) contre un nain RES 6 : pas par l'Initiative ; en force, un 4.",
    ask("test_de_desengagement(figurine=dict(ini=5, poids_x=8, adversaires_au_contact=1))", outcome="Interdit"),
    ask('test_de_desengagement_en_force(figurine=dict(force=8, poids_x=8, taille="Grande", adversaires_au_contact=1), adversaire_res=6, '
        'adversaire_taille="Petite")', odds={"Se désengage": F(1, 2)}),
)
row(
    "CONF-U11",
    "INI 5 léger, deux ennemis, Désengagement/6 : 5/6 ; en force, FOR 8 contre RES 4, 1/3. Un petit à trois, ou Poids par l'Initiative, non.",
    ask("test_de_desengagement(figurine=dict(ini=5, blessure_legere=True, adversaires_au_contact=2, desengagement_x=6))", odds={"Se désengage": F(5, 6)}),
    ask("""test_de_desengagement_en_force(figurine=dict(taille='Grande', force=8, blessure_legere=True, adversaires_au_contact=2, desengagement_x=6),
        adversaire=dict(taille='Moyenne', res=4))""", odds={"Se désengage": F(1, 3)}),
    ask("se_desengager(figurine=dict(taille='Petite', adversaires_au_contact=3))", outcome="Interdit"),
    ask("test_de_desengagement(figurine=dict(ini=5, adversaires_au_contact=2, poids=True))", outcome="Interdit"),
)

TITAN = "figurine=dict(ini=3, est_un_titan=True, a_ete_charge=True, adversaires_au_contact={}, adversaires_moins_que_tres_grands={}, puissance_adverse_au_contact={})"

row(
    "CONF-U12",
    "Un Titan chargé par quatre gobelins et un Énorme/2, INI 3 : 2/3 contre 6 ; deux Wolfen de plus, 12 de puissance, impossible.",
    ask(f"test_de_desengagement({TITAN.format(5, 4, 8)})", odds={"Se désengage": F(2, 3)}),
    ask(f"test_de_desengagement({TITAN.format(7, 6, 12)})", outcome="Interdit"),
)

HELD = "figurine=dict(ini=3, est_un_titan=True, a_ete_charge=True, adversaires_au_contact={}, adversaires_moins_que_tres_grands={}, puissance_adverse_au_contact={})"

row(
    "CONF-V03",
    "Titan chargé par un Énorme/1, deux Wolfen et trois gars, 10 de puissance : bloqué ; un gars de moins, 2/3, seul l'Énorme compte.",
    ask(f"test_de_desengagement({HELD.format(6, 5, 10)})", outcome="Interdit"),
    ask(f"test_de_desengagement({HELD.format(5, 4, 9)})", odds={"Se désengage": F(2, 3)}),
)

OUT = "figurine=dict(taille='Moyenne', ini=4, adversaires_au_contact={}{})"

row(
    "CONF-V44",
    "À trois contre lui, INI 4, Désengagement/8 : 1/2, 1/6 en grave ; un Éthéré s'en va tout seul, mais pas chargé, ni à quatre contre lui.",
    ask(f"test_de_desengagement({OUT.format(3, ', desengagement_x=8')})", odds={"Se désengage": F(1, 2)}),
    ask(f"test_de_desengagement({OUT.format(3, ', desengagement_x=8, blessure_grave=True')})", odds={"Se désengage": F(1, 6)}),
    ask(f"test_de_desengagement({OUT.format(3, ', ethere=True')})", outcome="Se désengage"),
    ask(f"test_de_desengagement({OUT.format(3, ', ethere=True, a_ete_charge=True')})", outcome="Interdit"),
    ask(f"test_de_desengagement({OUT.format(4, ', ethere=True')})", outcome="Interdit"),
)

TROLL = "figurine=dict(taille='Grande', force=8, adversaires_au_contact=2), adversaire=dict(taille='Moyenne', res=3)"

row(
    "CONF-AB27",
    "Le troll (FOR 8) pousse entre RES 3 et RES 6 : 2 contre 8, il faut un 6 ; entre RES 3 et 8, ou contre un second Grand, il ne peut pas.",
    ask(f"test_de_desengagement_en_force({TROLL}, autre=dict(taille='Moyenne', res=6))", odds={"Se désengage": F(1, 6)}),
    ask(f"test_de_desengagement_en_force({TROLL}, autre=dict(taille='Moyenne', res=8))", outcome="Interdit"),
    ask(f"test_de_desengagement_en_force({TROLL}, autre=dict(taille='Grande', res=3))", outcome="Interdit"),
)
row(
    "CONF-AE12",
    "FOR 8, légère, il pousse entre deux gobelins, RES 6 au plus : 1 contre 8, 5/36 ; FOR 6 contre RES 6 : impossible ; contre un autre Grand : non.",
    ask('test_de_desengagement_en_force(figurine=dict(force=8, blessure_legere=True, taille="Grande"), adversaires_au_contact=2, plus_haute_res=6)',
        odds={"Se désengage": F(5, 36)}),
    ask('se_desengager_en_force(figurine=dict(taille="Grande", force=6), plus_haute_res=6)', outcome="Interdit"),
    ask('test_de_desengagement_en_force(figurine=dict(force=8, taille="Grande"), adversaires_au_contact=1, adversaire=dict(taille="Grande", res=4))',
        outcome="Interdit"),
)
row(
    "CONF-S23 bis",
    "Force 9 contre deux moyens, RES 6 au plus : un 5, une fois sur trois ; FOR 6, impossible. Une Petite Taille à trois contacts ne peut pas.",
    ask("test_de_desengagement_en_force(figurine=dict(force=9, taille='Grande', adversaires_au_contact=2), adversaire=dict(res=6, taille='Moyenne'))",
        odds={"Se désengage": F(1, 3)}),
    ask("test_de_desengagement_en_force(figurine=dict(force=6, taille='Grande', adversaires_au_contact=2), adversaire=dict(res=6, taille='Moyenne'))",
        outcome="Interdit"),
    ask("se_desengager(figurine=dict(taille='Petite', adversaires_au_contact=3))", outcome="Interdit"),
)
row(
    "CONF-AK22",
    "Désengagement/7 contre trois, sonné, INI 3 : 5 ou plus ; au nombre maximal, non. En force, sans lui : 8-5 contre 8 ; en légère, 10-5, Aguerri en vain.",
    ask("test_de_desengagement(figurine=dict(ini=3, desengagement_x=7, adversaires_au_contact=3, sonne=True))", odds={"Se désengage": F(1, 3)}),
    ask("se_desengager(figurine=dict(taille='Petite', adversaires_au_contact=3))", outcome="Interdit"),
    ask("se_desengager(figurine=dict(taille='Moyenne', adversaires_au_contact=3))", outcome="Permis"),
    ask("test_de_desengagement_en_force(figurine=dict(force=8, taille='Grande', adversaires_au_contact=2, desengagement_x=7), plus_haute_res=5)",
        odds={"Se désengage": F(1, 3)}),
    ask("test_de_desengagement_en_force(figurine=dict(force=11, taille='Grande', adversaires_au_contact=2, blessure_legere=True, aguerri=True), "
        "plus_haute_res=5)", odds={"Se désengage": F(2, 3)}),
)
row(
    "CONF-BA05",
    "Figé par la peur devant le monstre qu'il voulait assaillir, il se dit qu'il va au moins rompre avec le gobelin qui le tient : non, il reste immobile.",
    ask("se_desengager(figurine_fige_par_la_peur=True, figurine_adversaires_au_contact=1)", outcome="Interdit"),
    ask("se_desengager_en_force(figurine=dict(fige_par_la_peur=True, taille=\"Grande\", force=9), adversaire=dict(taille=\"Moyenne\", res=3))", outcome="Interdit"),
)
row(
    "CONF-AL19",
    "Un Titan RES 12 : FOR 6 n'inflige qu'une grave, un double 6 compris ; chargé par quatre moyens et un Énorme/1 (7 de Puissance), il peut se désengager.",
    ask("jet_de_blessures(attaquant=dict(force=6), cible=dict(est_un_titan=True, res=12), des=[6, 6])", outcome="Blessure grave"),
    ask("se_desengager(figurine=dict(est_un_titan=True, a_ete_charge=True, adversaires_au_contact=5, puissance_adverse_au_contact=7))", outcome="Permis"),
    ask("se_desengager(figurine=dict(est_un_titan=True, puissance_adverse_au_contact=10))", outcome="Interdit"),
    ask("test_de_desengagement(figurine=dict(ini=3, est_un_titan=True, adversaires_au_contact=5, adversaires_moins_que_tres_grands=4))", odds={"Se désengage": F(2, 3)}),
    ask("force_du_balayage(attaquant_force_de_la_carte=13)", total=7),
)

TITAN_2 = "figurine_est_un_titan=True, figurine_a_ete_charge=True, figurine_puissance_adverse_au_contact=7"

row(
    "CF-CD04",
    "Titan chargé ce tour, au contact de deux trolls et d'un cyclope Énorme : seul le cyclope gêne.",
    ask(f"se_desengager({TITAN_2})", outcome="Permis"),
    ask(f"test_de_desengagement(figurine_ini=3, figurine_adversaires_au_contact=3, figurine_adversaires_moins_que_tres_grands=2, {TITAN_2})",
        odds={"Se désengage": F(2, 3)}),
)
row(
    "VII-B",
    "Chargé ce tour : pas de désengagement. FOR 9 contre RES 5 : FOR 4 contre 6, un 3 réussit. FOR 7 contre RES 7 : impossible. Réussi : 10 cm.",
    ask("se_desengager(figurine_a_ete_charge=True)", outcome="Interdit"),
    ask("""test_de_desengagement_en_force(figurine=dict(force=9, adversaires_au_contact=1, taille='Grande'),
        adversaire=dict(res=5, taille='Moyenne'), des=[3])""",
        outcome="Se désengage", total=7),
    ask("se_desengager_en_force(figurine=dict(force=7, taille='Grande'), adversaire=dict(res=7, taille='Moyenne'))", outcome="Interdit"),
    ask("test_de_desengagement(figurine=dict(ini=3, adversaires_au_contact=1), des=[1])", gives="manqué"),
)
row(
    "CONF-P12",
    "Un gobelin (Désengagement/5) que touchent trois ennemis n'a pas même le droit d'essayer.",
    ask('se_desengager(figurine=dict(taille="Petite", adversaires_au_contact=3, ini=5, desengagement_x=5))', outcome="Interdit"),
)

TITAN_3 = "figurine_est_un_titan=True, figurine_a_ete_engage=True"

row(
    "CF-CB38",
    "Un Titan (INI 2) engagé par quatre fantassins, un troll et un Énorme/1 ; puis par un fantassin de plus.",
    ask(f"se_desengager({TITAN_3}, puissance_adverse_au_contact=9)", outcome="Permis"),
    ask(f"test_de_desengagement(figurine_ini=2, {TITAN_3}, figurine_adversaires_au_contact=6, figurine_adversaires_moins_que_tres_grands=5)",
        odds={"Se désengage": F(1, 2)}),
    ask(f"se_desengager({TITAN_3}, puissance_adverse_au_contact=10)", outcome="Interdit"),
)
row(
    "CONF-AM27",
    "Désengagé, MOU 10 : il engage à 10 cm, non à 10,5 ; le magicien pur place ses dés avant tous, le guerrier-mage à son rang.",
    ask("desengagement_reussi(figurine=dict(s_est_desengage=True, mou=10, chemin=10))", outcome="Permis"),
    ask("desengagement_reussi(figurine=dict(s_est_desengage=True, mou=10, chemin=10.5))", outcome="Interdit"),
    ask("rang_de_repartition(magicien_pur=True)", total=2),
    ask("rang_de_repartition(guerrier_mage=True)", total=3),
)
row(
    "CONF-AR01",
    "Un orque a pris pied au sommet et m'y touche : c'est un engagement, ce tour je ne peux pas m'en dégager. S'il en visait un autre, si (INI 4 : 5/6).",
    ask("se_desengager(figurine_adversaires_au_contact=1, adversaire_prend_pied_au_contact=True)", outcome="Interdit"),
    ask("test_de_desengagement(figurine_ini=4, figurine_adversaires_au_contact=1, adversaire_a_engage=True)", outcome="Interdit"),
    ask("test_de_desengagement(figurine_ini=4, figurine_adversaires_au_contact=1, adversaire_a_engage=True, adversaire_a_assailli_un_autre=True)", odds={"Se désengage": F(5, 6)}),
    ask("test_de_desengagement_en_force(figurine_force=9, figurine_taille='Grande', adversaire_taille='Moyenne', adversaire_res=4, figurine_adversaires_au_contact=1, adversaire_type_de_deplacement='engagement')", outcome="Interdit"),
)
row(
    "CONF-AR02",
    "Grande Taille, FOR 7 contre RES 5, un seul petit adversaire : 2 contre 6, une fois sur deux. De même Taille, non.",
    ask("test_de_desengagement_en_force(figurine_force=7, figurine_taille='Grande', adversaire_taille='Moyenne', adversaire_res=5, figurine_adversaires_au_contact=1)", odds={"Se désengage": F(1, 2)}),
    ask("test_de_desengagement_en_force(figurine_force=7, figurine_taille='Moyenne', adversaire_taille='Moyenne', adversaire_res=5, figurine_adversaires_au_contact=1)", outcome="Interdit"),
)
