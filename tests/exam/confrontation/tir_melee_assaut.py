"""Situations of Confrontation whose questions stand in `tir-melee-assaut.ttl`."""

from __future__ import annotations

from fractions import Fraction as F

from verdicts import ask, rows

ROWS, row = rows()

row(
    "CONF-AB11",
    "Tirer sur qui se bat, c'est répartir son tir, qu'on l'ait dit ou non ; et les pénalités de charge interdisent de se désengager.",
    ask("faire_un_jet_de_repartition(attaquant=dict(tir=4), cible=dict(au_contact_d_un_adversaire=True))", outcome="Obligatoire"),
    ask("faire_un_jet_de_repartition(attaquant=dict(tir=4), cible=dict(au_contact_d_un_adversaire=False))", outcome="Interdit"),
    ask("se_desengager(figurine=dict(penalites_de_charge=True, au_contact_d_un_adversaire=True))", outcome="Interdit"),
    ask("se_desengager(figurine=dict(au_contact_d_un_adversaire=True))", outcome="Permis"),
)
row(
    "CONF-AH19",
    "Baliste légère dans la mêlée : répartition, et un 2 laisse à la cible la FOR 6 (Abdomen 6 : grave) ; lourde, aucune, FOR entière ; un Titan, aucune.",
    ask("faire_un_jet_de_repartition(arme_artillerie_legere=True, cible_au_contact_d_un_ami_du_tireur=True)", outcome="Obligatoire"),
    ask("""un_tir(attaquant_tir=4, arme=dict(artillerie_legere=True, artillerie_perforante=True, force=11), portee_du_tir="courte",
        cible=dict(res=5, au_contact_d_un_ami_du_tireur=True), des=[[4], [2], [3, 5]])""", total=2),
    ask("""un_tir(attaquant_tir=4, arme=dict(artillerie_lourde=True, artillerie_perforante=True, force=11), portee_du_tir="courte",
        cible=dict(res=5, au_contact_d_un_ami_du_tireur=True))""", odds={"la cible est touchée par un tir": F(1)}),
    ask("faire_un_jet_de_repartition(arme_artillerie_legere=True, cible=dict(est_un_titan=True, au_contact_d_un_ami_du_tireur=True))", outcome="Interdit"),
)
row(
    "CONF-AM02",
    "Fuyard libre contre un nexus, visé : pas de répartition. Au ralliement, nul effrayant au contact, COU 4 contre 8 : 1/2.",
    ask("faire_un_jet_de_repartition(cible_au_contact_d_un_decor=True)", outcome="Interdit"),
    ask("test_de_ralliement(cou=4, dis=3)", odds={"Rallié": F(1, 2)}),
)
row(
    "CONF-AM03",
    "TIR 3, portée courte, sur un ennemi au contact d'un des miens et d'une statue : touché à coup sûr, puis un 4 ; la statue ne compte pas.",
    ask("tir_sur_une_cible(attaquant=dict(tir=3), portee_du_tir='courte', cible_au_contact_d_un_ami_du_tireur=True)", gives="jet de répartition à faire"),
    ask("faire_un_jet_de_repartition(cible_au_contact_d_un_decor=True, cible_au_contact_d_un_ami_du_tireur=True)", outcome="Obligatoire"),
    ask("jet_de_repartition()", odds={"La cible visée est touchée": F(1, 2)}),
)
row(
    "CONF-AM07",
    "Un ami et un ennemi se battent par-dessus un muret ; mon archer touche l'ennemi : répartition ? Le livre dit contact, puis pas vraiment : litige.",
    ask("faire_un_jet_de_repartition(cible_par_dessus_un_decor=True)", outcome="Obligatoire", disputed="Interdit"),
    ask("faire_un_jet_de_repartition(cible_assailli_par_dessus_un_decor=True)", outcome="Obligatoire", disputed="Interdit"),
    ask("faire_un_jet_de_repartition(attaquant_assailli_par_dessus_un_decor=True, cible_par_dessus_un_decor=True)", outcome="Interdit"),
)

BOW = "arme=dict(portee_courte=20, portee_moyenne=40, portee_longue=60, force=5)"

row(
    "CONF-S01",
    "Un archer (TIR 3) vise à 15 cm la porte qu'un des siens touche : 1 suffit, et personne d'autre ne risque la flèche.",
    ask("faire_un_jet_de_repartition(decor_vise=True, cible_au_contact_d_un_ami_du_tireur=True)", outcome="Interdit"),
    ask(f"tir_sur_une_cible(attaquant_tir=3, distance=15, {BOW})", odds={"Touche": F(1)}),
    ask("faire_un_jet_de_repartition(cible_au_contact_d_un_decor=True)", outcome="Interdit"),
)

BOW4 = "arme=dict(force=4, portee_courte=20, portee_moyenne=40, portee_longue=60)"

row(
    "CONF-AG16",
    "Arc FOR 4 sur RES 5, thorax 4 : immobile, critique ; Dur à cuire, grave ; Fléau et Dur à cuire, critique ; il a bougé, grave.",
    ask(f"un_tir(attaquant_tir=4, {BOW4}, distance=30, cible_res=5, des=[[4], [4, 5]])", gives="niveau 3"),
    ask(f"un_tir(attaquant_tir=4, {BOW4}, distance=30, cible=dict(res=5, dur_a_cuire=True), des=[[4], [4, 5]])", gives="niveau 2"),
    ask(f"un_tir(attaquant=dict(tir=4, fleau=True), {BOW4}, distance=30, cible=dict(res=5, dur_a_cuire=True, vise_par_le_fleau=True), des=[[4], [4, 5]])",
        gives="niveau 3"),
    ask(f"un_tir(attaquant=dict(tir=4, s_est_deplace=True), {BOW4}, distance=30, cible_res=5, des=[[4], [4, 5]])", gives="niveau 2"),
)

MEDIUM = "portee_du_tir='moyenne'"

row(
    "CONF-AJ15",
    "Tir instinctif dans la mêlée, TIR 4 à 7 : la cible, 4/9 ; le tir d'un suppléant de machine, un sur deux. Un Titan, jamais de répartition.",
    ask(f"un_tir(attaquant=dict(tir=4, tir_instinctif=True), {MEDIUM}, arme_force=5, cible=dict(au_contact_d_un_ami_du_tireur=True, res=5))",
        odds={"la cible est touchée par un tir": F(4, 9)}),
    ask("jet_de_repartition(attaquant=dict(tir_instinctif=True, suppleant_d_une_machine=True))", odds={"La cible visée est touchée": F(1, 2)}),
    ask("faire_un_jet_de_repartition(cible=dict(au_contact_d_un_ami_du_tireur=True, est_un_titan=True))", outcome="Interdit"),
)

SHORT = "portee_du_tir='courte'"

row(
    "CONF-AJ16",
    "Arme sacrée/Tir : un double tue ; /Combat, non au tir ; Armure sacrée ignore le double ; un Titan de RES 13 sous FOR 7 n'a qu'une grave.",
    ask(f"un_tir(attaquant=dict(tir=4, arme_sacree_x='Tir', a_marche=True), {SHORT}, arme_force=3, cible_res=9, des=[[3], [2, 2]])", gives="niveau 4"),
    ask(f"un_tir(attaquant=dict(tir=4, arme_sacree_x='Combat', a_marche=True), {SHORT}, arme_force=3, cible_res=9, des=[[3], [2, 2]])", gives="niveau 0"),
    ask(f"un_tir(attaquant=dict(tir=4, arme_sacree_x='Tir'), {SHORT}, arme_force=3, cible=dict(res=9, armure_sacree=True), des=[[3], [2, 2]])", gives="niveau 0"),
    ask(f"un_tir(attaquant=dict(tir=4, arme_sacree_x='Tir'), {SHORT}, arme_force=7, cible=dict(res=13, est_un_titan=True), des=[[3], [2, 2]])", gives="niveau 2"),
)
row(
    "CONF-AJ34",
    "Vulnérable immobile au bout du tir : abdomen 4 lu 6/7, grave, donc critique ; Éthéré, légère ; Énorme/1 Vulnérable, une légère ôte le marqueur et rien d'autre.",
    ask(f"un_tir(attaquant_tir=6, {SHORT}, arme_force=5, cible=dict(res=5, vulnerable=True), des=[[3], [3, 4]])", gives="niveau 3"),
    ask(f"un_tir(attaquant_tir=6, {SHORT}, arme_force=5, cible=dict(res=5, ethere=True), des=[[3], [3, 4]])", gives="niveau 1"),
    ask("blessures_subies(attaquant_force=3, cible=dict(res=5, vulnerable=True, enorme_x=1, marqueurs_enorme=1), des=[[3, 5]])", gives="niveau 0"),
)
row(
    "CONF-AK20",
    "Tir immobile et Fléau : deux lignes plus bas, 3 au thorax se lit 6/7 ; contre Dur à cuire, le Fléau s'annule, le tir immobile reste.",
    ask(f"un_tir(attaquant=dict(tir=6, fleau=True), arme_force=3, {SHORT}, cible=dict(res=5, vise_par_le_fleau=True), des=[[3], [4, 5]])", gives="niveau 3"),
    ask(f"un_tir(attaquant=dict(tir=6, fleau=True), arme_force=5, {SHORT}, cible=dict(res=5, dur_a_cuire=True, vise_par_le_fleau=True), des=[[3], [4, 5]])",
        gives="niveau 3"),
)
row(
    "CF-DF17",
    "Ma baliste Immobile/3, TIR 3, deux gobelins (Puissance 2) au contact : elle tire, à TIR 2, 1 si on l'a réorientée ; trois Puissances : elle ne tire plus.",
    ask("tirer(attaquant=dict(immobile_x=3, puissance_adverse_au_contact=2, au_contact_d_un_adversaire=True))", outcome="Permis"),
    ask("tirer(attaquant=dict(immobile_x=3, puissance_adverse_au_contact=3))", outcome="Interdit"),
    ask("test_de_tir(attaquant=dict(immobile_x=3, au_contact_d_un_adversaire=True, puissance_adverse_au_contact=2, tir=3), difficulte=7)",
        odds={"Touche": F(1, 3)}),
    ask("test_de_tir(attaquant=dict(immobile_x=3, au_contact_d_un_adversaire=True, puissance_adverse_au_contact=2, tir=3, reoriente_ce_tour=True), difficulte=7)",
        odds={"Touche": F(1, 6)}),
)

SHOT = "distance=30, arme=dict(force=4, portee_courte=20, portee_moyenne=40, portee_longue=60)"

row(
    "CONF-CF30",
    "TIR 3 à 30 cm, FOR 4 contre RES 12, dans la mêlée : Tir instinctif et Chance, 1/2 de toucher la cible, 1/72 de la tuer ; Instinct de survie/5, 1/216.",
    ask(f"""un_tir(attaquant=dict(tir=3, s_est_deplace=True, tir_instinctif=True, chance=True), {SHOT}, cible=dict(res=12,
        au_contact_d_un_ami_du_tireur=True))""", odds={"la cible est touchée par un tir": F(1, 2), "niveau 4": F(1, 72), "niveau 1": F(5, 72)}),
    ask(f"""un_tir(attaquant=dict(tir=3, s_est_deplace=True), {SHOT}, cible=dict(res=12, instinct_de_survie_x=5,
        au_contact_d_un_ami_du_tireur=True))""", odds={"la cible est touchée par un tir": F(1, 4), "niveau 4": F(1, 216)}),
)
row(
    "XIII-A-7 à XIII-A-9",
    "Tir immobile : au premier tir seulement, une ligne plus bas ; avec Fléau, deux. Tir en assaut : une fois, malgré Tir "
    "supplémentaire ; artillerie : non.",
    ask('un_tir(attaquant_tir=4, arme_force=5, cible_res=5, portee_du_tir="courte", des=[[5], [3, 4]])', gives="niveau 2"),
    ask('jet_de_blessures(arme_force=5, cible=dict(res=5, touche_par_un_tir=True), des=[3, 4])', gives="6 à 7"),
    ask('jet_de_blessures(attaquant_pas_le_premier_tir=True, arme_force=5, cible=dict(res=5, touche_par_un_tir=True), des=[3, 4])', gives="4 à 5"),
    ask("tirer(attaquant=dict(tir_en_assaut=True), arme_artillerie=True)", outcome="Interdit"),
    ask("tirer(attaquant=dict(tir_en_assaut=True, tir_d_assaut=True), arme_artillerie_perforante=True)", outcome="Permis"),
    ask("nombre_de_tirs(attaquant=dict(tir_supplementaire_x=1, tir_en_assaut=True))", total=1),
    ask("nombre_de_tirs(attaquant=dict(tir_supplementaire_x=1))", total=2),
    ask('difficulte_du_tir(attaquant_tir_en_assaut=True)', total=7),
    ask("rediriger_son_assaut(adversaire_elimine=True)", outcome="Permis"),
    ask("sequence_du_tir_en_assaut()", gives="1"),
    ask("seuil_de_repartition()", total=4),
    ask("ami_touche(options=[dict(figurine_distance_au_tireur=18), dict(figurine_distance_au_tireur=21)])", outcome="Option 1"),
)
row(
    "CONF-CB24",
    "Tir en assaut : 7, et 8 sur une cible vue en partie ; 4 pour un Tir d'assaut, 7 s'il tient une pièce d'artillerie. Une chaudière qui explose retient le projectile.",
    ask("difficulte_du_tir(attaquant_tir_en_assaut=True, cible_partiellement_visible=True)", total=8),
    ask("difficulte_du_tir(attaquant=dict(tir_en_assaut=True, tir_d_assaut=True))", total=4),
    ask("difficulte_du_tir(attaquant=dict(tir_en_assaut=True, tir_d_assaut=True), arme_artillerie=True)", total=7),
    ask("tirer(attaquant_sa_chaudiere_explose=True, caracteristique_sous_pression=\"FOR d'une arme à distance\")", outcome="Interdit"),
)
row(
    "CONF-AN08",
    "Tir instinctif dans la mêlée : 4 fois sur 6 la cible, 1 l'ami, 1 personne.",
    ask("jet_de_repartition(attaquant_tir_instinctif=True)", odds={"La cible visée est touchée": F(2, 3), "Un ami du tireur est touché": F(1, 6)}),
)
row(
    "CONF-AN10",
    "Un 3 au jet de répartition : l'ami ; viser un ami exprès : non ; un Mort-vivant de son camp n'est pas un croyant.",
    ask("jet_de_repartition(cible_au_contact_d_un_ami_du_tireur=True, des=[3])", gives="un ami du tireur est touché"),
    ask("prendre_pour_cible(cible_du_camp_du_tireur=True)", outcome="Interdit"),
    ask("compter_parmi_les_croyants(figurine=dict(mort_vivant=True, de_son_peuple_et_de_son_camp=True), fidele_orthodoxe=True)", outcome="Interdit"),
)
row(
    "CONF-CF19",
    "Tir dans la mêlée : moitié-moitié ; Tir instinctif, 2/3 la cible, 1/6 le mien, 1/6 personne ; sur un Titan, pas de répartition.",
    ask("jet_de_repartition()", odds={"La cible visée est touchée": F(1, 2), "un ami du tireur est touché": F(1, 2)}),
    ask("jet_de_repartition(attaquant_tir_instinctif=True)",
        odds={"La cible visée est touchée": F(2, 3), "un ami du tireur est touché": F(1, 6), "projectile perdu": F(1, 6)}),
    ask("faire_un_jet_de_repartition(cible=dict(est_un_titan=True, au_contact_d_un_ami_du_tireur=True))", outcome="Interdit"),
)
row(
    "CONF-U32",
    "Dans la mêlée : une fois sur deux l'ami ; Tir instinctif, 1/6 l'ami, 1/6 personne ; un Titan engagé, toujours lui.",
    ask("jet_de_repartition()", odds={"un ami du tireur est touché": F(1, 2)}),
    ask("jet_de_repartition(attaquant_tir_instinctif=True)",
        odds={"La cible visée est touchée": F(2, 3), "un ami du tireur est touché": F(1, 6), "projectile perdu": F(1, 6)}),
    ask("faire_un_jet_de_repartition(cible_est_un_titan=True)", outcome="Interdit"),
)
row(
    "CF-NB11",
    "Tir en assaut, TIR 3 contre 7 : avec Visée il garde le Tir immobile, abdomen 4 devient 6, grave ; le second tir d'un tireur immobile ne l'a plus.",
    ask('un_tir(attaquant=dict(tir=3, tir_en_assaut=True, visee=True), arme=dict(force=5, portee_courte=20, portee_moyenne=40, '
        'portee_longue=60), distance=12, cible_res=6, des=[[5], [3, 5]])',
        gives="niveau 2"),
    ask('un_tir(attaquant=dict(tir=3, tir_en_assaut=True), arme=dict(force=5, portee_courte=20, portee_moyenne=40, '
        'portee_longue=60), distance=12, cible_res=6, des=[[5], [3, 5]])',
        gives="inconnue : oui"),
    ask('un_tir(attaquant=dict(tir=4, tirs_deja_effectues=1, tirs_supplementaires=1), arme=dict(force=5, portee_courte=20, '
        'portee_moyenne=40, portee_longue=60), distance=15, cible_res=5, des=[[3], [3, 4]])',
        gives="inconnue : oui"),
    ask("un_tir(attaquant_tir=4, arme=dict(force=5, portee_courte=20, portee_moyenne=40, portee_longue=60), distance=15, cible_res=5, des=[[3], [3, 4]])",
        gives="niveau 2"),
)
row(
    "CF-NB06",
    "Dans la mêlée, un 2 touche le mien ; Tir instinctif : personne ; un 3, la cible ; pas de jet pour un Titan.",
    ask("jet_de_repartition(des=[2])", says="un ami du tireur est touché"),
    ask("jet_de_repartition(attaquant_tir_instinctif=True, des=[2])", says="projectile perdu"),
    ask("jet_de_repartition(attaquant_tir_instinctif=True, des=[3])", outcome="La cible visée est touchée"),
    ask("faire_un_jet_de_repartition(cible=dict(au_contact_d_un_ami_du_tireur=True, est_un_titan=True))", outcome="Interdit"),
)
row(
    "CONF-CFB02",
    "Tir en assaut d'un archer trop loin pour engager : pas de tir. Baliste légère FOR 11, second touché : 6 ; le premier, 11 ; lourde, 11 pour tous.",
    ask("tirer(attaquant_tir_en_assaut=True, attaquant_hors_de_portee_d_assaut=True)", outcome="Interdit"),
    ask("force_du_jet_de_blessures(attaquant_force=3, arme=dict(force=11, artillerie_legere=True, artillerie_perforante=True), cible_apres_le_premier_touche=True)", total=6),
    ask("force_du_jet_de_blessures(arme=dict(force=11, artillerie_legere=True, artillerie_perforante=True), cible_touche_par_un_tir=True)", total=11),
    ask("force_du_jet_de_blessures(arme=dict(force=11, artillerie_lourde=True, artillerie_perforante=True), cible_apres_le_premier_touche=True)", total=11),
)
