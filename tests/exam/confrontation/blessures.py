"""Situations of Confrontation whose questions stand in `blessures.ttl`."""

from __future__ import annotations

from fractions import Fraction as F

from verdicts import ask, rows

ROWS, row = rows()

MASTER = "attaquant_att=4, attaquant_force=7, attaquant_coup_de_maitre_x=1, attaquant_porte_un_coup_de_maitre=True"

row(
    "CONF-X19",
    "Un champion (ATT 4, FOR 7, Coup de maître/1, Arme sacrée/Foi) réussit un coup de maître contre une RES 5 ; double 1.",
    ask(f"force_du_jet_de_blessures({MASTER})", total=12),
    ask(f"jet_de_blessures({MASTER}, cible_res=5, des=[1, 1])", outcome="inconnue", says="Jambes, 8 à 9"),
)
row(
    "CONF-AI40",
    "Lames dorsales/2 : quatre dés ; coup de maître de ses deux dés, 13 ; une lame ne compte ni Fanatisme ni Force en charge, mais la Blessure.",
    ask("nombre_de_des_de_combat(figurine=dict(lames_dorsales_x=2, adversaires_dans_le_combat=1))", total=4),
    ask("force_du_coup_de_maitre(attaquant=dict(att=5, force=6, coup_de_maitre_x=2, lames_dorsales_x=2))", total=13),
    ask("force_du_jet_de_blessures(attaquant=dict(force_de_la_carte=6, attaque_des_lames=True, fanatisme=True, des_en_attaque=4, "
        "des_en_defense=0, blessure_legere=True))", total=5),
    ask("force_du_jet_de_blessures(attaquant=dict(force_de_la_carte=6, attaque_des_lames=True, force_en_charge_x=3, a_charge=True, sonne=True, "
        "endurance=True))", total=6),
)
row(
    "CONF-AM21",
    "Piqué, FOR 5 : 7 au premier combat, 5 après une poursuite ; une difficulté libre se choisit avant d'incanter.",
    ask("force_du_jet_de_blessures(attaquant=dict(force=5, a_charge_en_pique=True))", total=7),
    ask("force_du_jet_de_blessures(attaquant=dict(force=5, a_charge_en_pique=True, a_poursuivi=True))", total=5),
    ask("difficulte_du_sortilege(difficulte_libre=True)", asks="difficulte_indiquee"),
)
row(
    "CONF-AM33",
    "Artillerie légère perforante, FOR 7 : 7 au premier, 4 aux suivants ; un des miens en tête de trajectoire, pas une cible ; un coup, léger : FOR - 1.",
    ask("force_du_jet_de_blessures(arme=dict(artillerie_legere=True, artillerie_perforante=True, force=7), cible=dict(touche_par_un_tir=True))", total=7),
    ask("force_du_jet_de_blessures(arme=dict(artillerie_legere=True, artillerie_perforante=True, force=7), "
        "cible=dict(touche_par_un_tir=True, apres_le_premier_touche=True))", total=4),
    ask("prendre_pour_cible(arme=dict(artillerie_perforante=True), cible=dict(ami=True))", outcome="Interdit"),
    ask("force_du_jet_de_blessures(attaquant=dict(force=5, blessure_legere=True))", total=4),
)
row(
    "CONF-CC02",
    "Un Kératis (ATT 4, FOR 6, Coup de maître/1, Blessure grave), 3 points de Mutagène en ATT : coup de maître, puis sur un immunisé.",
    ask("test_d_attaque(attaquant=dict(att=4, points_de_mutagene_en_att=3, blessure_grave=True), des=[2])", total=7),
    ask("""force_du_jet_de_blessures(attaquant=dict(att=4, force=6, coup_de_maitre_x=1, porte_un_coup_de_maitre=True, points_de_mutagene_en_att=3,
        blessure_grave=True))""", total=9),
    ask("""force_du_jet_de_blessures(attaquant=dict(att=4, force=6, coup_de_maitre_x=1, porte_un_coup_de_maitre=True, points_de_mutagene_en_att=3,
        blessure_grave=True), cible_immunite_coup_de_maitre=True)""", total=4),
)
row(
    "CONF-S26",
    "Ce qui a sa propre Force ne prend rien des blessures ni du piqué de l'attaquant : le saut, la poix, la chute d'un mur, le feu, un fauchage, le bélier.",
    ask("force_du_jet_de_blessures(attaquant_blessure_grave=True, hauteur_du_saut=6)", total=6),
    ask("force_du_jet_de_blessures(attaquant_blessure_grave=True, cible_sous_la_poix=True)", total=6),
    ask("force_du_jet_de_blessures(attaquant_sonne=True, cible_dans_l_effondrement=True, decor_res=12)", total=12),
    ask("force_du_jet_de_blessures(attaquant_a_charge_en_pique=True, cible_passage_par_les_flammes='temps mort')", total=8),
    ask("force_du_jet_de_blessures(attaquant=dict(blessure_critique=True, fauchage_x=5, fauche_en_passant=True))", total=5),
    ask("force_du_jet_de_blessures(attaquant=dict(blessure_legere=True, se_sert_du_belier=True), force_cumulee_des_porteurs=14, penalites_des_porteurs=-3)", total=16),
)
row(
    "CONF-Y10",
    "Force en charge/3 tient au second combat, non après une poursuite, où le coup de maître redevient permis ; un piqué, ni l'un ni l'autre.",
    ask("force_du_jet_de_blessures(attaquant=dict(force=5, force_en_charge_x=3, a_charge=True, premier_combat_passe=True))", total=8),
    ask("force_du_jet_de_blessures(attaquant=dict(force=5, force_en_charge_x=3, a_charge=True, poursuites_faites=1))", total=5),
    ask("force_du_jet_de_blessures(attaquant=dict(force=5, charge_en_pique=True, premier_combat_passe=True))", total=5),
    ask("tenter_un_coup_de_maitre(attaquant=dict(coup_de_maitre_x=2, des_d_attaque_restants=2, force_en_charge_x=3, a_charge=True))", outcome="Interdit"),
    ask("tenter_un_coup_de_maitre(attaquant=dict(coup_de_maitre_x=2, des_d_attaque_restants=2, force_en_charge_x=3, a_charge=True, en_poursuite=True))",
        outcome="Permis"),
    ask("force_du_coup_de_maitre(attaquant=dict(att=5, force=9, coup_de_maitre_x=0, blessure_critique=True, penalites_de_charge=True))", total=10),
)

TOXIC = "attaquant=dict(force=4, toxique_x=2, attaque_toxique=True)"

row(
    "CONF-N16",
    "Une attaque toxique (FOR 4, Toxique/2), 4 et 4 contre RES 11, une légère : sur un homme, sur un Énorme à un marqueur, un Construct, un engin.",
    ask(f"blessures_subies({TOXIC}, cible=dict(res=11), des=[[4, 4], [2]])", outcome="niveau 3"),
    ask(f"blessures_subies({TOXIC}, cible=dict(res=11), des=[[4, 4], [3]])", outcome="niveau 2"),
    ask(f"blessures_subies({TOXIC}, cible=dict(res=11, enorme_x=1, marqueurs_enorme=1), des=[[4, 4]])", outcome="niveau 0", says="marqueurs 0"),
    ask(f"blessures_subies({TOXIC}, cible=dict(res=11, construct=True), des=[[4, 4]])", outcome="niveau 1"),
    ask(f"blessures_subies({TOXIC}, cible=dict(res=11, structure_x=8), des=[[4, 4], [1]])", outcome="niveau 1", says="PS perdus 3"),
)

FANG = "attaquant=dict(feroce=True, force=3, toxique_x=2, attaque_toxique=True)"

row(
    "CONF-AA20",
    "Féroce et toxique, FOR 3 contre RES 8, 2 et 4 : le Sonné se fait légère, donc une Blessure ; un 1 au poison, critique, un 3, grave ; un Mort-vivant, légère.",
    ask(f"blessures_subies({FANG}, cible_res=8, des=[[2, 4], [1]])", outcome="niveau 3"),
    ask(f"blessures_subies({FANG}, cible_res=8, des=[[2, 4], [3]])", outcome="niveau 2"),
    ask(f"blessures_subies({FANG}, cible=dict(res=8, mort_vivant=True), des=[[2, 4]])", outcome="niveau 1"),
    ask("jet_de_toxique(attaquant_toxique_x=2)", odds={"Blessure grave": F(1, 3)}),
)
row(
    "CONF-AA22",
    "Éthéré : une grave fait une légère. Vulnérable : un Sonné reste, une légère fait une grave. Les deux : une légère, rien ; une critique, critique.",
    ask("blessures_subies(attaquant_force=9, cible=dict(res=8, ethere=True), des=[[3, 5]])", outcome="niveau 1"),
    ask("blessures_subies(attaquant_force=4, cible=dict(res=11, vulnerable=True), des=[[2, 4]])", gives="sonnée : oui"),
    ask("blessures_subies(attaquant_force=7, cible=dict(res=13, vulnerable=True), des=[[4, 5]])", outcome="niveau 2"),
    ask("blessures_subies(attaquant_force=7, cible=dict(res=13, vulnerable=True, ethere=True), des=[[4, 5]])", outcome="niveau 0"),
    ask("blessures_subies(attaquant_force=9, cible=dict(res=8, vulnerable=True, ethere=True), des=[[4, 5]])", outcome="niveau 3"),
)

SHORT = "portee_du_tir='courte'"

row(
    "CONF-AJ13",
    "Carreau toxique (X 3) d'une lourde perforante : le premier touché, légère puis un 3, critique ; le suivant ne prend que sa légère. Un Construct non plus.",
    ask("""blessures_subies(attaquant=dict(toxique_x=3, attaque_toxique=True), arme=dict(force=3, artillerie_lourde=True, artillerie_perforante=True),
        cible=dict(res=5, touche_par_un_tir=True), des=[[3, 5], [3]])""", gives="niveau 3"),
    ask("""blessures_subies(attaquant=dict(toxique_x=3, attaque_toxique=True), arme=dict(force=3, artillerie_lourde=True, artillerie_perforante=True),
        cible=dict(res=5, touche_par_un_tir=True, apres_le_premier_touche=True), des=[[3, 5]])""", gives="niveau 1"),
    ask(f"un_tir(attaquant=dict(tir=4, toxique_x=3, attaque_toxique=True, a_marche=True), {SHORT}, arme_force=3, cible=dict(res=5, construct=True), des=[[3], [3, 5]])",
        gives="niveau 1"),
)
row(
    "CONF-AK21",
    "Vulnérable : grave au jet, critique ; Éthéré aussi, grave ; Dur à cuire, en légère, 6 au thorax relu 4/5 : grave aggravée, mort.",
    ask("blessures_subies(attaquant_force=5, cible=dict(res=5, vulnerable=True), des=[[3, 6]])", gives="niveau 3"),
    ask("blessures_subies(attaquant_force=5, cible=dict(res=5, vulnerable=True, ethere=True), des=[[3, 6]])", gives="niveau 2"),
    ask("blessures_subies(attaquant_force=5, cible=dict(res=5, vulnerable=True, dur_a_cuire=True, blessure_legere=True), des=[[4, 6]])", gives="niveau 4"),
)

AXE = "attaquant=dict(force=5, epee_hache=True"

row(
    "CONF-AL24",
    "Épée-hache : une grave qu'un Vulnérable aggrave en critique n'est pas un Tué net ; lue critique par Fléau, elle l'est, Éthéré compris ; Énorme, deux crans de moins.",
    ask(f"blessures_subies({AXE}), cible=dict(res=5, vulnerable=True), des=[[3, 6]])", outcome="niveau 3"),
    ask(f"blessures_subies({AXE}, fleau=True), cible=dict(res=5, vise_par_le_fleau=True, ethere=True), des=[[4, 5]])", outcome="niveau 4"),
    ask(f"blessures_subies({AXE}, fleau=True), cible=dict(res=5, vise_par_le_fleau=True, enorme_x=2, marqueurs_enorme=2), des=[[4, 5]])", gives="niveau 2"),
)
row(
    "CONF-CB21",
    "La cible est celle que mon Fléau nomme, mon tir immobile : deux lignes plus bas ; Dur à cuire, une ; si je n'ai pas de Fléau, une aussi.",
    ask("ligne_des_blessures(plus_grand_de=4, arme_force=6, cible=dict(res=8, vise_par_le_fleau=True, touche_par_un_tir=True))", total=6),
    ask("ligne_des_blessures(plus_grand_de=4, arme_force=6, cible=dict(res=8, vise_par_le_fleau=True, touche_par_un_tir=True, dur_a_cuire=True))", total=4),
    ask("ligne_des_blessures(plus_grand_de=4, arme_force=6, attaquant_fleau=False, cible=dict(res=8, vise_par_le_fleau=True, touche_par_un_tir=True))", total=4),
)

DAWN = "attaquant=dict(force=7, epee_hache=True)"

row(
    "CONF-CC09",
    "Une épée-hache, thorax 6 : l'Éthéré est tué net, l'Énorme/1 réduit à critique.",
    ask(f"blessures_subies({DAWN}, cible=dict(res=6, ethere=True), des=[[4, 5]])", outcome="niveau 4"),
    ask(f"blessures_subies({DAWN}, cible=dict(res=6, enorme_x=1, marqueurs_enorme=1), des=[[4, 5]])", outcome="niveau 3", says="marqueurs 0"),
)
row(
    "CONF-CC10",
    "Un tir immobile de Fléau sur un Dur à cuire Vulnérable : une ligne plus bas, critique, donc Tué net.",
    ask("""blessures_subies(attaquant_fleau=True, arme_force=5, cible=dict(res=6, dur_a_cuire=True, vulnerable=True, vise_par_le_fleau=True,
        touche_par_un_tir=True), des=[[4, 5]])""", outcome="niveau 4", says="Thorax, 6 à 7"),
)
row(
    "CONF-CC12",
    "Un Féroce Toxique sur un Éthéré, Bras : ni Sonné, ni légère, et le dé de Toxique ne se lance pas.",
    ask("blessures_subies(attaquant=dict(force=3, feroce=True, toxique_x=1, attaque_toxique=True), cible=dict(res=8, ethere=True), des=[[2, 4]])",
        outcome="niveau 0", says="sonnée : non"),
)
row(
    "CONF-CC13",
    "Un char Structure/10 : Fléau contre Dur à cuire, grave, 2 PS ; puis une épée-hache, Tué net, 4 PS.",
    ask("""blessures_subies(attaquant=dict(force=8, fleau=True), cible=dict(res=9, dur_a_cuire=True, structure_x=10, ps_perdus=1,
        vise_par_le_fleau=True), des=[[4, 5]])""", outcome="niveau 1", says="PS perdus 3"),
    ask("blessures_subies(attaquant=dict(force=10, epee_hache=True), cible=dict(res=9, structure_x=10, ps_perdus=3), des=[[4, 5]])",
        outcome="niveau 2", says="PS perdus 7"),
    ask("test_d_attaque(attaquant=dict(att=5, structure_x=10, ps_perdus=7), des=[2])", total=5),
)
row(
    "CONF-DA27",
    "Énorme/2, un marqueur, indemne : soigné d'un cran, deux ; de deux, deux encore. Une critique n'est que grave pour l'Éthéré.",
    ask("marqueurs_enorme_apres_des_soins(figurine=dict(enorme_x=2, marqueurs_enorme=1), crans_soignes=1)", total=2),
    ask("marqueurs_enorme_apres_des_soins(figurine=dict(enorme_x=2, marqueurs_enorme=1), crans_soignes=2)", total=2),
    ask("crans_subis(cible_ethere=True, resultat_de_blessures='Blessure critique')", total=2),
)
row(
    "CONF-CC45",
    "Un Titan (RES 15) : un Féroce Toxique de FOR 8 ne fait que le Sonner ; la légère d'un Toxique de FOR 9 ne s'aggrave pas.",
    ask("blessures_subies(attaquant=dict(force=8, feroce=True, toxique_x=2, attaque_toxique=True), cible=dict(res=15, est_un_titan=True), des=[[2, 5]])",
        outcome="niveau 0", says="sonnée : oui"),
    ask("blessures_subies(attaquant=dict(force=9, toxique_x=2, attaque_toxique=True), cible=dict(res=15, est_un_titan=True), des=[[4, 5]])",
        outcome="niveau 1"),
    ask('subir_un_effet(cible_est_un_titan=True, nature_de_l_effet="sortilège")', outcome="Interdit"),
)
row(
    "CONF-CE08",
    "Un char (10 PS, deux perdus) que Sonne un Féroce en perd un troisième : un quart, ATT - 1 ; le mécanicien le rend sur un 4, un second n'essaie pas.",
    ask("blessures_subies(attaquant=dict(force=4, feroce=True), cible=dict(res=9, structure_x=10, ps_perdus=2), des=[[2, 3]])", says="PS perdus 3"),
    ask("blessures_subies(attaquant_force=4, cible=dict(res=9, structure_x=10, ps_perdus=2), des=[[2, 3]])", says="PS perdus 2"),
    ask("test_d_attaque(attaquant=dict(att=5, structure_x=10, ps_perdus=3), des=[2])", total=6),
    ask("test_d_attaque(attaquant=dict(att=5, structure_x=10, ps_perdus=2), des=[2])", total=7),
    ask("jet_de_reparation(figurine_mecanicien_x=4, des=[4])", outcome="1 PS regagné"),
    ask("tenter_une_reparation(figurine_mecanicien_x=4, cible=dict(structure_x=10, au_contact_de_l_autre=True, deja_beneficiaire_ce_tour=True))",
        outcome="Interdit"),
)

BEHEMOTH = "cible=dict(res=8, enorme_x=2, marqueurs_enorme=1, vulnerable=True, blessure_legere=True)"

row(
    "CONF-CE09",
    "Énorme (un marqueur), Vulnérable, en légère : une grave aggravée puis réduite, une critique en tout ; le poison l'achève.",
    ask(f"blessures_subies(attaquant_force=8, {BEHEMOTH}, des=[[4, 5]])", outcome="niveau 3", says="marqueurs 0"),
    ask(f"blessures_subies(attaquant=dict(force=8, toxique_x=1, attaque_toxique=True), {BEHEMOTH}, des=[[4, 5], [3]])", outcome="niveau 4"),
)
row(
    "CONF-CF07",
    "Attaque toxique (Toxique/2) de FOR 4 contre RES 12 : une légère (5/36) devient critique une fois sur trois, grave sinon ; le double 6 tue.",
    ask("blessures_subies(attaquant=dict(force=4, toxique_x=2, attaque_toxique=True), cible_res=12)",
        odds={"niveau 3": F(5, 108), "niveau 2": F(5, 54), "niveau 4": F(1, 36), "niveau 1": F(0)}),
)
row(
    "CONF-K05",
    "Un Fléau/Tireur frappe un archer (TIR 3) de FOR 3 contre RES 5, puis un combattant sans TIR.",
    ask("ligne_des_blessures(plus_grand_de=5, attaquant=dict(force=3, fleau_des_tireurs=True), cible=dict(res=5, tir=3))", total=5),
    ask("ligne_des_blessures(plus_grand_de=5, attaquant=dict(force=3, fleau_des_tireurs=True), cible=dict(res=5))", total=3),
    ask("ligne_des_blessures(plus_grand_de=5, attaquant=dict(force=3), cible=dict(res=5, tir=3))", total=3),
)
row(
    "CONF-AJ10",
    "Il a atterri, s'est désengagé, s'est réorienté, a changé une fois de palier ou tire en assaut : plus de Tir immobile.",
    *(ask(f"ligne_des_blessures(attaquant=dict({fact}), arme_force=5, cible=dict(res=5, touche_par_un_tir=True), plus_grand_de=4)", total=4)
      for fact in ("vient_d_atterrir=True", "s_est_desengage=True", "reoriente_ce_tour=True", "changements_de_palier=1", "tir_en_assaut=True")),
)
row(
    "CONF-AM24",
    "TIR 4, léger, chargé ce tour puis libre, immobile, à portée courte : 2 contre 5, 2/3, un cran plus bas ; s'il marche, il perd le cran.",
    ask("tir_sur_une_cible(attaquant=dict(tir=4, blessure_legere=True, a_ete_charge=True, subit_les_penalites_de_charge=True), portee_du_tir='courte')",
        odds={"Touche": F(2, 3)}),
    ask("ligne_des_blessures(plus_grand_de=4, arme_force=5, cible_res=5, cible_touche_par_un_tir=True)", total=6),
    ask("ligne_des_blessures(plus_grand_de=4, arme_force=5, cible_res=5, cible_touche_par_un_tir=True, attaquant_a_marche=True)", total=4),
)
row(
    "CONF-AN20",
    "Fléau contre Dur à cuire : rien ne bouge ; sans l'un, deux points plus bas. Mid-Nor n'a pas d'Air.",
    ask("ligne_des_blessures(resultat_borne=4, attaquant_fleau=True, cible=dict(dur_a_cuire=True, vise_par_le_fleau=True))", total=4),
    ask("utiliser_une_gemme(magicien_maitrise_feu=True, element='Air')", outcome="Interdit"),
)

SHOT = "ligne_des_blessures(plus_grand_de=4, arme=dict(force=5), cible=dict(res=5, touche_par_un_tir=True)"

row(
    "CONF-CE37",
    "Un arquebusier qui a fait 3 cm, un autre couru et embarqué, un troisième qui a chargé : plus de Tir immobile ; Visée le rend.",
    ask(f"{SHOT}, attaquant=dict(distance_parcourue=3))", total=4),
    ask(f"{SHOT}, attaquant=dict(distance_parcourue=0))", total=6),
    ask(f"{SHOT}, attaquant=dict(a_couru=True, tireur_embarque=True))", total=4),
    ask(f"{SHOT}, attaquant=dict(a_charge=True, tir_en_assaut=True))", total=4),
    ask(f"{SHOT}, attaquant=dict(distance_parcourue=3, visee=True))", total=6),
    ask("tirer(attaquant=dict(immobile_x=2, distance_parcourue=3))", outcome="Interdit"),
)

SHOT_2 = "cible=dict(res=5, vise_par_le_fleau=True, touche_par_un_tir=True"

row(
    "CONF-S07 bis",
    "Un Fléau immobile tire, FOR 5 contre RES 5, un 4 : deux lignes plus bas ; une contre un Dur à cuire ; une s'il a pivoté, ou au second tir.",
    ask(f"ligne_des_blessures(attaquant_fleau=True, arme_force=5, {SHOT_2}), plus_grand_de=4)", total=8),
    ask(f"ligne_des_blessures(attaquant_fleau=True, arme_force=5, {SHOT_2}, dur_a_cuire=True), plus_grand_de=4)", total=6),
    ask(f"ligne_des_blessures(attaquant=dict(fleau=True, reoriente_ce_tour=True), arme_force=5, {SHOT_2}), plus_grand_de=4)", total=6),
    ask(f"ligne_des_blessures(attaquant=dict(fleau=True, pas_le_premier_tir=True), arme_force=5, {SHOT_2}), plus_grand_de=4)", total=6),
)
row(
    "CONF-U06",
    "Harcèlement : tirer puis courir, oui ; courir puis tirer, non. Qui se désengage ou pivote n'a plus de tir immobile.",
    ask("courir(figurine=dict(harcelement=True, a_tire=True))", outcome="Permis"),
    ask("tirer(attaquant=dict(harcelement=True, a_couru=True))", outcome="Interdit"),
    ask("ligne_des_blessures(attaquant_s_est_desengage=True, arme_force=5, cible=dict(res=5, touche_par_un_tir=True), plus_grand_de=4)", total=4),
    ask("ligne_des_blessures(attaquant_reoriente_ce_tour=True, arme_force=5, cible=dict(res=5, touche_par_un_tir=True), plus_grand_de=4)", total=4),
    ask("ligne_des_blessures(arme_force=5, cible=dict(res=5, touche_par_un_tir=True), plus_grand_de=4)", total=6),
)
row(
    "CONF-U28",
    "Dur à cuire : une ligne de moins, mais pas pour un Titan, ni sur un double 6.",
    ask("ligne_des_blessures(attaquant_force=5, cible=dict(res=5, dur_a_cuire=True), plus_grand_de=4)", total=2),
    ask("ligne_des_blessures(attaquant_force=5, cible=dict(res=5, est_un_titan=True, dur_a_cuire=True), plus_grand_de=4)", total=4),
    ask("jet_de_blessures(attaquant_force=5, cible=dict(res=15, dur_a_cuire=True), des=[6, 6])", outcome="Tué net"),
)
row(
    "CONF-AM45",
    "En déroute, il ne porte plus le bélier ; désengagé, il ne fuit que de 10 cm ; critique puis légère, il est tué net ; Sonné n'aggrave rien.",
    ask("porter_un_engin_de_siege(figurine=dict(en_deroute=True))", outcome="Interdit"),
    ask("distance_de_fuite(figurine=dict(mou=10, en_deroute=True, s_est_desengage=True))", total=10),
    ask("cumul_des_blessures(blessure_critique=True, resultat_de_blessures='Blessure légère')", outcome="Tué net"),
    ask("cumul_des_blessures(blessure_critique=True, resultat_de_blessures='Sonné')", outcome="Blessure critique et Sonné"),
)
row(
    "II-B-3 à II-B-5",
    "Grave puis légère : critique. Critique et Sonné : rien de plus. Critique : INI 4 fait 1, RES reste. Sonné et léger : -2. Le "
    "Sonné s'en va en fin de tour.",
    ask('cumul_des_blessures(blessure_grave=True, resultat_de_blessures="Blessure légère")', gives="Blessure critique"),
    ask('cumul_des_blessures(blessure_critique=True, resultat_de_blessures="Sonné")', gives="Blessure critique"),
    ask('cumul_des_blessures(sonne=True, resultat_de_blessures="Blessure critique")', gives="Blessure critique"),
    ask("test_d_initiative(figurine=dict(ini=4, blessure_critique=True), difficulte=4, des=[3])", total=4),
    ask("test_d_attaque(attaquant=dict(att=4, sonne=True), difficulte=4, des=[3])", total=6),
    ask("test_d_attaque(attaquant=dict(att=4, sonne=True, blessure_legere=True), difficulte=4, des=[3])", total=5),
    ask("test_de_discipline(figurine=dict(dis=3, blessure_critique=True), difficulte=6, des=[3])", outcome="Réussi", total=6),
    ask("fin_du_tour(sonne=True)", gives="Sonné"),
)
row(
    "CONF-AR28",
    "Léger, il prend un critique : tué. Grave, on le Sonne : −3, toujours grave. L'épée-hache tue sur une case critique, sauf en déroute ou contre un Dur à cuire ; un Énorme y laisse son marqueur.",
    ask("cumul_des_blessures(resultat_de_blessures='Blessure critique', cible_blessure_legere=True)", outcome="Tué net"),
    ask("test_d_initiative(figurine_ini=4, figurine_blessure_grave=True, figurine_sonne=True, difficulte=6)", odds={"Réussi": F(1, 3)}),
    ask("blessures_subies(attaquant_force=8, cible_res=7, attaquant_epee_hache=True, des=[[4, 5]])", gives="Niveau 4"),
    ask("blessures_subies(attaquant_force=8, cible_res=7, attaquant_epee_hache=True, attaquant_en_deroute=True, des=[[4, 5]])", gives="Niveau 3"),
    ask("blessures_subies(attaquant_force=8, cible_res=7, attaquant_epee_hache=True, cible_dur_a_cuire=True, des=[[4, 5]])", gives="Niveau 2"),
    ask("blessures_subies(attaquant_force=8, cible_res=7, attaquant_epee_hache=True, cible_enorme_x=1, cible_marqueurs_enorme=1, des=[[4, 5]])", gives="Niveau 3"),
)
row(
    "CF-NB07",
    "Attaque toxique (X 2) sur une Structure/12 qui a perdu six PS : grave, puis un 1, grave encore : dix PS, critique, ATT-3.",
    ask("blessures_subies(attaquant=dict(force=8, toxique_x=2, attaque_toxique=True), cible=dict(res=8, structure_x=12, ps_perdus=6), des=[[3, 6], [1]])",
        outcome="niveau 3", says="PS perdus 10"),
    ask("test_d_attaque(attaquant=dict(att=4, structure_x=12, ps_perdus=10), des=[3])", total=4),
)
row(
    "CF-NB18",
    "Ténèbres contre Ténèbres : une ligne plus bas, grave. Immortel : le poison ne prend pas. Éphémère/6 : 11/36.",
    ask('blessures_subies(attaquant=dict(force=5, elementaire_x="Ténèbres"), cible=dict(res=5, elementaire_x="Ténèbres"), des=[[3, 4]])', outcome="niveau 2"),
    ask("blessures_subies(attaquant=dict(force=8, toxique_x=2, attaque_toxique=True), cible=dict(res=8, immortel=True), des=[[3, 6]])", outcome="niveau 2"),
    ask("jet_d_ephemere(figurine_ephemere_x=6)", odds={"Un cran de plus": F(11, 36)}),
)
row(
    "CF-NB50",
    "Case inconnue : l'abdomen à 4/5 blesse au moins légèrement ; on ne dit pas « indemne », mais où l'on s'arrête ; qui est en critique meurt, sans réserve.",
    ask("blessures_subies(attaquant_force=5, cible_res=5, des=[[3, 4]])", says="Niveau 0 à ce stade ; La cible est sonnée : non à ce stade"),
    ask("blessures_subies(attaquant_force=5, cible=dict(res=5, blessure_critique=True), des=[[3, 4]])", says="Niveau 4 ; "),
    ask("blessures_subies(attaquant_force=5, cible_res=5, des=[[3, 3]])", says="Niveau 1 ; La cible est sonnée : non ; "),
    ask("une_attaque_contre_un_decor(attaquant=dict(att=4, force=7), decor=dict(res=7, points_de_structure=2), des=[[3], [3, 4]])", says="PS 2 à ce stade"),
)
row(
    "CF-ZH04",
    "On lit la table soi-même. Énorme/2, deux marqueurs, Tué net : grave. Énorme/3, un marqueur, en légère, une grave : grave. Éthéré en légère, une critique : critique ; un Tué net le tue.",
    ask("niveau_apres_un_resultat(cible=dict(enorme_x=2, marqueurs_enorme=2), resultat_de_blessures='Tué net')", total=2),
    ask("niveau_apres_un_resultat(cible=dict(enorme_x=3, marqueurs_enorme=1, blessure_legere=True), resultat_de_blessures='Blessure grave')", total=2),
    ask("niveau_apres_un_resultat(cible=dict(ethere=True, blessure_legere=True), resultat_de_blessures='Blessure critique')", total=3),
    ask("niveau_apres_un_resultat(cible=dict(ethere=True, blessure_legere=True), resultat_de_blessures='Tué net')", total=4),
    ask("niveau_apres_un_resultat(cible=dict(sonne=True), resultat_de_blessures='Blessure critique')", total=3),
)
row(
    "CF-ZH05",
    "Un Titan de RES 15 en légère : coup de FOR 8, Féroce, on lit critique : une grave tout au plus, donc critique ; FOR 9 : critique, donc tué net. Un Sonné Féroce à FOR 8 ne lui ajoute rien.",
    ask("niveau_apres_un_resultat(attaquant_force=8, attaquant_feroce=True, cible=dict(est_un_titan=True, res=15, blessure_legere=True), "
        "resultat_de_blessures='Blessure critique')", total=3),
    ask("niveau_apres_un_resultat(attaquant_force=9, cible=dict(est_un_titan=True, res=15, blessure_legere=True), resultat_de_blessures='Blessure critique')", total=4),
    ask("niveau_apres_un_resultat(attaquant_force=8, attaquant_feroce=True, cible=dict(est_un_titan=True, res=15, blessure_legere=True), "
        "resultat_de_blessures='Sonné')", total=1),
)
row(
    "CONF-CFA42C",
    "Un Structure/10 qui a perdu 9 PS n'en a plus qu'un ; 3 sur 5, il en reste 2 ; d'une grave, 2 encore ; et le double 2 se lit au bras.",
    ask("crans_qui_l_achevent(cible_structure_x=10, cible_ps_perdus=9)", total=1),
    ask("crans_qui_l_achevent(cible_structure_x=5, cible_ps_perdus=3)", total=2),
    ask("crans_qui_l_achevent(cible_blessure_grave=True)", total=2),
    ask("jet_de_blessures(attaquant_force=4, cible_res=11, des=[2, 2])", outcome="Sonné"),
)
