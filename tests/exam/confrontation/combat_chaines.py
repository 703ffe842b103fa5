"""Situations of Confrontation whose questions stand in `combat-chaines.ttl`."""

from __future__ import annotations

from fractions import Fraction as F

from verdicts import ask, rows

ROWS, row = rows()

row(
    "CONF-C01",
    "Deux combattants aux corps que rien ne perce (FOR 1, RES 15), ATT 0, un dé d'attaque chacun, sans parade ; l'attaquant a l'Initiative.",
    ask("""un_duel(attaquant_att=0, attaquant_force=1, attaquant_res=15, cible_att=0, cible_force=1, cible_res=15, attaquant_initiative_gagnee=True,
        attaquant_des_en_attaque=1, attaquant_des_en_defense=1, cible_des_en_attaque=1, cible_des_en_defense=1, attaquant_des_de_parade=0,
        cible_des_de_parade=0)""",
        odds={"la cible est tuée net": F(1, 36), "l'attaquant est tué net": F(17, 972)}),
)

DUEL = "attaquant=dict(att=3, force=4, res=11, des_en_attaque=1, des_en_defense=0, initiative_gagnee=True)"

row(
    "CONF-N14",
    "Un duel, un dé d'attaque chacun : tué net le premier, un Acharné rend le coup à ATT 3 - 3 ; un autre non.",
    ask(f"un_duel({DUEL}, cible=dict(att=3, force=7, res=11, acharne=True, des_en_attaque=1, des_en_defense=0), des=[[3], [6, 6], [1], [1, 2]])",
        outcome="La cible est tuée net : oui"),
    ask(f"un_duel({DUEL}, cible=dict(att=2, force=7, res=11, acharne=True, des_en_attaque=1, des_en_defense=0), des=[[3], [6, 6], [1]])",
        outcome="La cible est tuée net : oui"),
    ask(f"un_duel({DUEL}, cible=dict(att=3, force=7, res=11, des_en_attaque=1, des_en_defense=0), des=[[3], [6, 6]])", outcome="La cible est tuée net : oui"),
)

CHARGER = "attaquant=dict(att=4, force=4, res=11, a_charge=True, des_en_attaque=1, des_en_defense=0, initiative_gagnee=True)"
PARRIER = "att=3, defense=4, force=4, res=11, des_en_attaque=0, des_en_defense=1"

row(
    "CONF-K01",
    "Un combattant charge un ennemi de Taille moyenne, puis un autre de Puissance 2 ; son 2 (ATT 4) contre un 2 (DEF 4).",
    ask("initiative_du_combat(figurine=dict(ini=3, a_charge=True), adversaire_ini=4, des=[3], des_adverses=[2])", outcome="Gagnée", says="2 + 3 (INI : 4 - 1"),
    ask("initiative_du_combat(figurine=dict(ini=3, a_charge=True), adversaire=dict(ini=4, puissance=2), des=[3], des_adverses=[2])", outcome="Égalité"),
    ask(f"un_duel({CHARGER}, cible=dict({PARRIER}), des=[[2], [2], [4, 4]])", says="touche : 2 + 4 (ATT) = 6 contre 2 + 3 (DEF : 4 - 1"),
    ask(f"un_duel({CHARGER}, cible=dict({PARRIER}), des=[[2], [2], [4, 4]])", says="niveau (la cible) 1 ; "),
    ask(f"un_duel({CHARGER}, cible=dict({PARRIER}, puissance=2), des=[[2], [2]])", says="ne touche pas : 2 + 4 (ATT) = 6 contre 2 + 4 (DEF) = 6"),
    ask("infliger_les_penalites_de_charge(attaquant_a_charge=True)", outcome="Permis"),
    ask("infliger_les_penalites_de_charge(attaquant_a_charge=True, cible_puissance=2)", outcome="Interdit"),
)

CURSED = "attaquant=dict(att=3, force=1, res=15, maudit_des_dieux=True, des_en_attaque=1, des_en_defense=0, initiative_gagnee=True)"
FENCER = "att=3, defense=3, force=1, res=15, maudit_des_dieux=True, des_non_places=1, des_en_attaque=1, des_en_defense=0"

row(
    "CONF-K02",
    "Un Bretteur a placé un dé en attaque et gardé l'autre ; ATT 3 contre DEF 3 sans relance : il pare 21 fois sur 36, le coup qui passe tue sur un double 6.",
    ask(f"un_duel({CURSED}, cible=dict({FENCER}, bretteur=True, pare_avec_sa_reserve=True))", odds={"la cible est tuée net": F(15, 36) * F(1, 36)}),
    ask(f"un_duel({CURSED}, cible=dict({FENCER}, bretteur=True))", odds={"la cible est tuée net": F(1, 36)}),
    ask(f"un_duel({CURSED}, cible=dict({FENCER}, pare_avec_sa_reserve=True))", outcome="Interdit"),
)

CLONE = "cible=dict(att=3, defense=4, force=4, res=4, des_en_attaque=0, des_en_defense=0)"
TIGER = "att=5, force=7, force_de_la_carte=5, res=11, blessure_legere=True, lames_dorsales_x=2, initiative_gagnee=True"

row(
    "CONF-K03",
    "Un tigre (Lames dorsales/2, FOR 5, Blessure légère, FOR+2 par un sortilège) frappe un clone de RES 4, 4 et 4 au thorax : 4 de ses Lames, 6 de lui-même.",
    ask(f"un_duel(attaquant=dict({TIGER}, des_en_attaque=2, des_en_defense=0), {CLONE}, des=[[3], [4, 4], [3], [1, 1]])", says="blessure grave : 4 et 4 ; Thorax"),
    ask(f"un_duel(attaquant=dict({TIGER}, renonce_aux_lames=True, des_en_attaque=1, des_en_defense=0), {CLONE}, des=[[3], [4, 4]])", says="niveau (la cible) 3 ; "),
    ask(f"un_duel(attaquant=dict({TIGER}, des_en_attaque=1, des_en_defense=0), {CLONE})", outcome="Interdit"),
    ask(f"un_duel(attaquant=dict({TIGER}, renonce_aux_lames=True, des_en_attaque=3, des_en_defense=0), {CLONE})", outcome="Interdit"),
)
row(
    "CONF-AI93",
    "L'Acharné tué net puis frappé encore : plus de jet ; deux coups de FOR 5 contre RES 15 : 61/1296, Énorme/1 en plus : 11/1296.",
    ask("un_duel(attaquant=dict(att=4, force=5, des_en_attaque=2, des_en_defense=0), cible=dict(att=3, force=1, res=15, acharne=True, "
        "des_en_attaque=0, des_en_defense=0), attaquant_initiative_gagnee=True)", odds={"La cible est tuée net": F(61, 1296)}),
    ask("un_duel(attaquant=dict(att=4, force=5, des_en_attaque=2, des_en_defense=0), cible=dict(att=3, force=1, res=15, enorme_x=1, "
        "marqueurs_enorme=1, acharne=True, des_en_attaque=0, des_en_defense=0), attaquant_initiative_gagnee=True)", odds={"La cible est "
        "tuée net": F(11, 1296)}),
    ask("une_attaque(attaquant=dict(att=4, force=5), cible=dict(defense=3, res=5, acharne=True, tue_net=True, des_de_parade=1), des=[[3], [4]])",
        gives="niveau 4"),
    ask("un_tir(attaquant_tir=4, portee_courte=20, portee_moyenne=40, portee_longue=60, arme_force=5, distance=10, cible=dict(res=5, "
        "acharne=True, tue_net=True))", odds={"niveau 4": F(1)}),
)
CURSED_BLOW = "att=4, force=1, res=15, maudit_des_dieux=True, des_en_attaque=1, des_en_defense=0, initiative_gagnee=True"
CURSED_PARRY = "att=4, defense=4, force=1, res=15, maudit_des_dieux=True, des_en_attaque=0, des_en_defense=1"

row(
    "CONF-DF10",
    "Deux Maudits, ATT 4 contre DEF 4, un dé chacun : Contre-attaque tue 5/648, rien s'il pend à l'échelle ou fuit ; Ambidextre 7/432 ; en piqué, ATT 3 + 2 : 13/648.",
    ask(f"un_duel(attaquant=dict({CURSED_BLOW}), cible=dict({CURSED_PARRY}, contre_attaque=True))",
        odds={"la cible est tuée net": F(5, 432), "l'attaquant est tué net": F(5, 648)}),
    ask(f"un_duel(attaquant=dict({CURSED_BLOW}), cible=dict({CURSED_PARRY}, contre_attaque=True, suspendu=True))", odds={"l'attaquant est tué net": 0}),
    ask(f"un_duel(attaquant=dict({CURSED_BLOW}), cible=dict({CURSED_PARRY}, contre_attaque=True, en_deroute=True))", odds={"l'attaquant est tué net": 0}),
    ask(f"un_duel(attaquant=dict({CURSED_BLOW}), cible=dict({CURSED_PARRY}, ambidextre=True))", odds={"l'attaquant est tué net": F(7, 432)}),
    ask("un_duel(attaquant=dict(att=3, force=1, res=15, maudit_des_dieux=True, a_charge_en_pique=True, des_en_attaque=1, des_en_defense=0, "
        f"initiative_gagnee=True), cible=dict({CURSED_PARRY}))", odds={"la cible est tuée net": F(13, 648)}),
    ask("attaque(attaquant=dict(att=4, maudit_des_dieux=True, a_charge=True), cible=dict(defense=4, maudit_des_dieux=True, des_de_parade=2))",
        odds={"Touche": F(91, 216)}),
    ask("attaque(attaquant=dict(att=4, maudit_des_dieux=True), cible=dict(defense=4, maudit_des_dieux=True, en_defense_soutenue=True))",
        odds={"Touche": F(13, 18)}),
    ask("un_tir(attaquant=dict(tir=3, blessure_legere=True, s_est_deplace=True), a_portee_moyenne=True, arme_force=1, cible=dict(taille='Grande', "
        "au_contact_d_un_ami_du_tireur=True, res=15, instinct_de_survie_x=5))", odds={"niveau 4": F(1, 216)}),
    ask("un_sortilege_qui_blesse(magicien=dict(pou=4, au_contact_d_un_adversaire=True), difficulte=7, force_de_l_effet=1, cible=dict(res=15, "
        "insensible_x=4), distance=10, portee_de_l_effet=20)", odds={"niveau 4": F(1, 144)}),
)
row(
    "CONF-AK16",
    "Feinte après une parade ratée, l'autre y perd son dé d'attaque ; au second coup, 6+5-6 au thorax, grave, et il n'a pas attaqué.",
    ask("un_duel(attaquant=dict(att=4, force=5, defense=3, res=6, feinte=True, feint_contre_l_attaque=True, des_en_attaque=2, des_en_defense=0), "
        "cible=dict(att=4, force=5, defense=1, res=6, des_en_attaque=1, des_en_defense=1), attaquant_initiative_gagnee=True, des=[[5], [2], [3], [4, 6]])",
        says="niveau (la cible) 2 ; niveau (l'attaquant) 0"),
)

FIGHT = "force=1, res=15, maudit_des_dieux=True, zone_immunisee='Abdomen'"

row(
    "CONF-AK17",
    "Un duel entier, énuméré à part : ATT 4 deux dés en attaque, contre ATT 3, DEF 4, Contre-attaque, un et un ; sous 0, sans relance.",
    ask(f"un_duel(attaquant=dict(att=4, defense=3, {FIGHT}, des_en_attaque=2, des_en_defense=0), "
        f"cible=dict(att=3, defense=4, contre_attaque=True, {FIGHT}, des_en_attaque=1, des_en_defense=1), attaquant_initiative_gagnee=True)",
        odds={"la cible est tuée net": F(1229, 34992), "l'attaquant est tué net": F(3421, 104976)}),
)

DUEL_2 = """attaquant=dict(att=4, force=3, res=8, des_en_attaque=1, des_en_defense=0, initiative_gagnee=True),
    cible=dict(att=3, defense=5, contre_attaque=True, force=2, res=7, des_en_attaque=0, des_en_defense=1)"""

row(
    "CONF-CC57",
    "Une parade de deux points rend le coup, une légère ; d'un point, rien.",
    ask(f"un_duel({DUEL_2}, des=[[3], [4], [2], [4, 5]])", says="niveau (l'attaquant) 1"),
    ask(f"un_duel({DUEL_2}, des=[[3], [3]])", says="niveau (l'attaquant) 0"),
)
row(
    "CONF-AG12",
    "Défense soutenue, DEF 4, Contre-attaque : un 5 et ATT 3 font 8, un 4 donne 6, le coup porte ; 4 et 5, FOR 5 contre RES 6, thorax : grave. Il doit parer chaque coup.",
    ask("une_attaque(attaquant=dict(att=3, force=5), cible=dict(defense=4, res=6, contre_attaque=True, defense_soutenue=True, des_de_parade=1), "
        "des=[[5], [4], [4, 5]])", gives="niveau 2"),
    ask("ne_pas_se_defendre(cible_defense_soutenue=True)", outcome="Interdit"),
)

BOW6 = "arme=dict(force=6, portee_courte=20, portee_moyenne=40, portee_longue=60)"

row(
    "CONF-AG17",
    "Case inconnue (abdomen, 4), au moins une légère : la cible en critique meurt de toute façon, d'un coup, d'un tir, ou 5/12 au duel ; en grave, on ne sait.",
    ask("une_attaque(attaquant=dict(att=4, force=6), cible=dict(res=6, blessure_critique=True, des_de_parade=0), des=[[3], [3, 4]])", gives="niveau 4"),
    ask(f"un_tir(attaquant=dict(tir=4, s_est_deplace=True), {BOW6}, distance=15, cible=dict(res=6, blessure_critique=True), des=[[3], [3, 4]])",
        gives="niveau 4"),
    ask("un_duel(attaquant=dict(att=4, force=6, des_en_attaque=1, des_en_defense=0), cible=dict(res=6, blessure_critique=True, des_en_attaque=0, "
        "des_en_defense=0), attaquant_initiative_gagnee=True)", odds={"La cible est tuée net": F(5, 12)}),
    ask("une_attaque(attaquant=dict(att=4, force=6), cible=dict(res=6, blessure_grave=True, des_de_parade=0), des=[[3], [3, 4]])", gives="inconnue : oui"),
    ask("une_attaque(attaquant=dict(att=4, force=6), cible=dict(res=6, blessure_critique=True, ethere=True, des_de_parade=0), des=[[3], [3, 4]])",
        gives="niveau 3"),
    ask("une_attaque(attaquant=dict(att=4, force=6), cible=dict(res=6, structure_x=4, ps_perdus=3, des_de_parade=0), des=[[3], [3, 4]])", gives="niveau 4"),
)

BOW4 = "arme=dict(force=4, portee_courte=20, portee_moyenne=40, portee_longue=60)"

row(
    "CONF-AG19",
    "Arme sacrée, double 1 : d'un arc /Tir, tué net ou non, litige ; au corps à corps /Combat, tué net sans litige qui change rien ; Armure sacrée, rien, double 6 compris.",
    ask(f"""un_tir(attaquant=dict(tir=4, arme_sacree_x="Tir"), {BOW4}, distance=30, cible_res=5, des=[[4], [1, 1]])""", gives="niveau 4",
        disputed="[Nn]iveau 0"),
    ask("""une_attaque(attaquant=dict(att=4, force=4, arme_sacree_x="Combat"), cible=dict(res=9, ethere=True, des_de_parade=0), des=[[4], [1, 1]])""",
        gives="niveau 4"),
    ask("""une_attaque(attaquant=dict(att=4, force=4, arme_sacree_x="Combat"), cible=dict(res=9, des_de_parade=0), des=[[4], [1, 1]],
        litiges={"CF-676": "B"})""", gives="niveau 4"),
    ask("""une_attaque(attaquant=dict(att=4, force=4, arme_sacree_x="Combat"), cible=dict(res=9, enorme_x=1, marqueurs_enorme=1, des_de_parade=0),
        des=[[4], [1, 1]])""", gives="niveau 3"),
    ask(f"""un_tir(attaquant=dict(tir=4, arme_sacree_x="Tir"), {BOW4}, distance=30, cible=dict(res=5, armure_sacree=True), des=[[4], [6, 6]])""",
        gives="niveau 0"),
)
row(
    "CONF-AI08",
    "Double 6 : Dur à cuire et Éthéré meurent, un Énorme/1 passe en critique, un Énorme/2 en grave.",
    ask("jet_de_blessures(attaquant_force=1, cible=dict(res=15, dur_a_cuire=True), des=[6,6])", outcome="Tué net"),
    ask("une_attaque(attaquant=dict(att=4, force=1), cible=dict(res=15, ethere=True, des_de_parade=0), des=[[3],[6,6]])", gives="niveau 4"),
    ask("une_attaque(attaquant=dict(att=4, force=1), cible=dict(res=15, enorme_x=1, marqueurs_enorme=1, des_de_parade=0), des=[[3],[6,6]])",
        gives="niveau 3"),
    ask("une_attaque(attaquant=dict(att=4, force=1), cible=dict(res=15, enorme_x=2, marqueurs_enorme=2, des_de_parade=0), des=[[3],[6,6]])",
        gives="niveau 2"),
)
row(
    "CONF-AI09",
    "Féroce change un Sonné en légère : rien sur un Éthéré ; l'Énorme y perd son marqueur.",
    ask("une_attaque(attaquant=dict(att=4, force=1, feroce=True), cible=dict(res=15, ethere=True, des_de_parade=0), des=[[3],[2,4]])", gives="niveau 0"),
    ask("une_attaque(attaquant=dict(att=4, force=1, feroce=True), cible=dict(res=15, des_de_parade=0), des=[[3],[2,4]])", gives="niveau 1"),
)
row(
    "CONF-AI16",
    "Féroce et Toxique/2, Sonné lu légère puis grave au toxique : critique ; un Mort-vivant, légère seule ; sans Féroce, rien ; un Éthéré, rien.",
    ask("une_attaque(attaquant=dict(att=4, force=1, feroce=True, toxique_x=2, attaque_toxique=True), cible=dict(res=15, des_de_parade=0), "
        "des=[[3],[2,4],[2]])", gives="niveau 3"),
    ask("une_attaque(attaquant=dict(att=4, force=1, feroce=True, toxique_x=2, attaque_toxique=True), cible=dict(res=15, mort_vivant=True, "
        "des_de_parade=0), des=[[3],[2,4]])", gives="niveau 1"),
    ask("une_attaque(attaquant=dict(att=4, force=1, toxique_x=2, attaque_toxique=True), cible=dict(res=15, des_de_parade=0), des=[[3],[2,4]])",
        gives="niveau 0"),
    ask("une_attaque(attaquant=dict(att=4, force=1, feroce=True, toxique_x=2, attaque_toxique=True), cible=dict(res=15, ethere=True, "
        "des_de_parade=0), des=[[3],[2,4]])", gives="niveau 0"),
)
row(
    "CONF-AI35",
    "Épée-hache, Fléau contre Dur à cuire : critique lu, tué net ; sans Fléau, grave ; Énorme/1, critique ; en déroute, critique ; Éthéré, "
    "tué ; déjà en légère et une grave : critique seulement.",
    ask("une_attaque(attaquant=dict(att=4, force=5, epee_hache=True, fleau=True), cible=dict(res=5, dur_a_cuire=True, vise_par_le_fleau=True, "
        "des_de_parade=0), des=[[3],[4,6]])", gives="niveau 4"),
    ask("une_attaque(attaquant=dict(att=4, force=5, epee_hache=True), cible=dict(res=5, dur_a_cuire=True, des_de_parade=0), des=[[3],[4,6]])",
        gives="niveau 2"),
    ask("une_attaque(attaquant=dict(att=4, force=5, epee_hache=True), cible=dict(res=5, enorme_x=1, marqueurs_enorme=1, des_de_parade=0), "
        "des=[[3],[4,6]])", gives="niveau 3"),
    ask("une_attaque(attaquant=dict(att=4, force=5, epee_hache=True, en_deroute=True), cible=dict(res=5, des_de_parade=0), des=[[3],[4,6]])",
        gives="niveau 3"),
    ask("une_attaque(attaquant=dict(att=4, force=5, epee_hache=True), cible=dict(res=5, ethere=True, des_de_parade=0), des=[[3],[4,6]])", gives="niveau 4"),
    ask("une_attaque(attaquant=dict(att=4, force=3, epee_hache=True), cible=dict(res=5, blessure_legere=True, des_de_parade=0), des=[[3],[4,6]])",
        gives="niveau 3"),
)
row(
    "CONF-AI47",
    "Énorme/1 et Féroce : la légère coûte le marqueur.",
    ask("une_attaque(attaquant=dict(att=4, force=1, feroce=True), cible=dict(res=15, enorme_x=1, marqueurs_enorme=1, des_de_parade=0), "
        "des=[[3],[2,4]])", gives="niveau 0"),
)
row(
    "CONF-AI76",
    "Épée-hache et Fléau, 4 en thorax lu 6 : tué net. Double 6 sur Structure/4 : détruit. Énorme/2 en légère, critique : deux marqueurs, grave.",
    ask("une_attaque(attaquant=dict(att=4, force=3, epee_hache=True, fleau=True), cible=dict(res=5, vise_par_le_fleau=True, des_de_parade=0), "
        "des=[[3],[4,6]])", gives="niveau 4"),
    ask("une_attaque(attaquant=dict(att=4, force=5), cible=dict(res=5, structure_x=4, ps_perdus=0, des_de_parade=0), des=[[3],[6,6]])", gives="niveau 4"),
    ask("une_attaque(attaquant=dict(att=4, force=5), cible=dict(res=5, enorme_x=2, marqueurs_enorme=2, blessure_legere=True, des_de_parade=0), "
        "des=[[3],[4,6]])", gives="niveau 2"),
)
row(
    "CONF-AI77",
    "Éthéré en critique, une critique réduite : tué. Une légère, ignorée.",
    ask("une_attaque(attaquant=dict(att=4, force=5), cible=dict(res=5, ethere=True, blessure_critique=True, des_de_parade=0), des=[[3],[4,6]])",
        gives="niveau 4"),
    ask("une_attaque(attaquant=dict(att=4, force=3), cible=dict(res=5, ethere=True, blessure_critique=True, des_de_parade=0), des=[[3],[3,5]])",
        gives="niveau 3"),
)
row(
    "CONF-AI97",
    "Énorme/1 face au Toxique : la critique passe en grave et prend le marqueur, la grave du poison s'ajoute ; un Éthéré les réduit toutes deux.",
    ask("une_attaque(attaquant=dict(att=4, force=5, toxique_x=3, attaque_toxique=True), cible=dict(res=5, enorme_x=1, marqueurs_enorme=1, "
        "des_de_parade=0), des=[[3],[4,6],[2]])", gives="niveau 4"),
    ask("une_attaque(attaquant=dict(att=4, force=5, toxique_x=3, attaque_toxique=True), cible=dict(res=5, ethere=True, des_de_parade=0), "
        "des=[[3],[4,6],[2]])", gives="niveau 3"),
    ask("une_attaque(attaquant=dict(att=4, force=1, toxique_x=3, attaque_toxique=True, feroce=True), cible=dict(res=15, enorme_x=1, "
        "marqueurs_enorme=1, des_de_parade=0), des=[[3],[2,4]])", gives="niveau 0"),
)

FEROCE = "attaquant=dict(att=4, force=4, feroce=True)"

row(
    "CONF-AK02",
    "Féroce, bras sous 0 : légère. Sur un Vulnérable, grave, ou légère selon l'ordre. Dur à cuire relit 0/1 sous 0 : Sonné, donc légère.",
    ask(f"une_attaque({FEROCE}, cible=dict(res=10, des_de_parade=0), des=[[3], [2, 5]])", gives="niveau 1"),
    ask("crans_subis(attaquant_feroce=True, cible_vulnerable=True, resultat_de_blessures='Sonné')", total=2, disputed="^1 "),
    ask(f"une_attaque({FEROCE}, cible=dict(res=8, dur_a_cuire=True, des_de_parade=0), des=[[3], [2, 5]])", gives="niveau 1"),
)
row(
    "CONF-AK18",
    "Toxique/2 : sur un Vulnérable, légère puis légère en plus, quatre crans ; sur un Éthéré, deux graves, deux crans ; un marqueur avale tout.",
    ask("une_attaque(attaquant=dict(att=4, force=3, toxique_x=2, attaque_toxique=True), cible=dict(res=5, vulnerable=True, des_de_parade=0), "
        "des=[[3], [3, 5], [5]])", gives="niveau 4"),
    ask("une_attaque(attaquant=dict(att=4, force=5, toxique_x=2, attaque_toxique=True), cible=dict(res=5, ethere=True, des_de_parade=0), "
        "des=[[3], [3, 6], [1]])", gives="niveau 2"),
    ask("une_attaque(attaquant=dict(att=4, force=4, toxique_x=2, attaque_toxique=True), cible=dict(res=12, enorme_x=1, marqueurs_enorme=1, "
        "des_de_parade=0), des=[[3], [4, 5]])", gives="niveau 0"),
)
row(
    "CONF-AK19",
    "Épée-hache et Fléau contre Dur à cuire : les deux lectures s'annulent, 6 au thorax reste critique, donc Tué net.",
    ask("une_attaque(attaquant=dict(att=4, force=5, epee_hache=True, fleau=True), cible=dict(res=5, dur_a_cuire=True, vise_par_le_fleau=True, "
        "des_de_parade=0), des=[[3], [4, 6]])", gives="niveau 4"),
    ask("une_attaque(attaquant=dict(att=4, force=5, epee_hache=True), cible=dict(res=5, dur_a_cuire=True, des_de_parade=0), des=[[3], [4, 6]])",
        gives="niveau 2"),
)
row(
    "CONF-AL37",
    "Trois dés en attaque contre un dé de défense : trois attaques ; Furie en ajoute une ; un coup de maître est un seul coup.",
    ask("attaques_portees(attaquant_des_en_attaque=3)", total=3),
    ask("attaques_portees(attaquant=dict(des_en_attaque=3, des_en_defense=0, furie_guerriere=True, declare_sa_furie=True))", total=4),
    ask("attaques_portees(attaquant=dict(des_en_attaque=3, coup_de_maitre_x=1, porte_un_coup_de_maitre=True))", total=1),
    ask("attaques_contre_un_adversaire(attaquant=dict(att=3, force=5, des_en_attaque=2), cible=dict(res=11, des_de_defense_restants=0), "
        "des=[[5], [4, 5], [3], [4, 5]])", outcome="niveau 2"),
)
