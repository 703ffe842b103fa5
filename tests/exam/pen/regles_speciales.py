"""Situations of Warhammer 40,000 PEN of the chapter « Règles spéciales universelles » (Universal special rules)."""

from __future__ import annotations

from fractions import Fraction as F

from verdicts import ask, rows

ROWS, row = rows()

row(
    "PEN-X57",
    "Un psyker ennemi (Cd 9) a fait 6 ; le mien (Cd 10) fait 7 pour dissiper.",
    ask("dissipation(commandement=10, commandement_du_psyker_ennemi=9, des=[3, 4], des_adverses=[2, 4])", outcome="Pouvoir maintenu"),
)
row(
    "PEN-Y26",
    "Deux psykers ennemis (Cd 9) au même tour, 8 puis 5 ; mon archiviste (Cd 10) peut-il dissiper l'un, puis l'autre ?",
    ask("dissipation(commandement=10, commandement_du_psyker_ennemi=9, des_adverses=[4, 4])", odds={"Pouvoir annulé": F(13, 18)}),
    ask("dissipation(commandement=10, commandement_du_psyker_ennemi=9, des_adverses=[2, 3], pouvoirs_deja_lances=1)", outcome="Interdit"),
)
row(
    "dispel",
    "Psyker ennemi Cd 10 qui a fait 8 : mon Cd 9 doit faire 6 au plus. Hit & Run I4 contre I3.",
    ask('dissipation(commandement=9, commandement_du_psyker_ennemi=10, des_adverses=[4, 4])', odds={"Pouvoir annulé": F(5, 12)}),
    ask('jet_de_hit_and_run(initiative=4, cible_initiative=3)', odds={"Désengagée": F(7, 12)}),
)
row(
    "AE-11",
    "Un psyker Cd 9 lance 5 fois sur 6, avec 1/36 de péril ; il dissipe d'un écart de plus, à écart égal non ; un second pouvoir, non.",
    ask("test_psy(cd=9)", odds={"Pouvoir lancé": F(5, 6)}, gives="péril du warp"),
    ask("dissipation(cd=9, des=[2,3], commandement_du_psyker_ennemi=8, des_adverses=[2,3])", outcome="Pouvoir annulé"),
    ask("dissipation(cd=9, des=[2,3], commandement_du_psyker_ennemi=9, des_adverses=[2,3])", outcome="Pouvoir maintenu"),
    ask("lancer_un_pouvoir(pouvoirs_deja_lances=1, unite_psyker=True)", outcome="Interdit"),
    ask("lancer_un_pouvoir(unite_psyker=True, unite_verrouillee=True)", outcome="Permis"),
)
row(
    "AH-19",
    "Un psyker Cd 8 fait 2 : le mien, Cd 9, annule sur 2, pas sur 3. Contre un écart nul, Cd 10 annule 5 fois sur 6 ; un test raté n'a rien à annuler.",
    ask("dissipation(cd=9, des=[1, 1], commandement_du_psyker_ennemi=8, des_adverses=[1, 1])", outcome="Pouvoir annulé"),
    ask("dissipation(cd=9, des=[1, 2], commandement_du_psyker_ennemi=8, des_adverses=[1, 1])", outcome="Pouvoir maintenu"),
    ask("dissipation(cd=10, commandement_du_psyker_ennemi=9, des_adverses=[4, 5])", odds={"Pouvoir annulé": F(5, 6)}),
    ask("dissipation(cd=10, commandement_du_psyker_ennemi=9, des_adverses=[5, 5])", asks="rien à annuler"),
)
row(
    "AL-31",
    "Mon psyker (Cd 10) fait 7 contre 9 - 6 : 3 n'est pas plus que 3 ; sur un double 6, péril, et rien d'annulé. Un second pouvoir du tour, non.",
    ask("dissipation(commandement=10, commandement_du_psyker_ennemi=9, des=[4, 3], des_adverses=[3, 3])", outcome="Pouvoir maintenu"),
    ask("dissipation(commandement=10, commandement_du_psyker_ennemi=9, des=[6, 6], des_adverses=[3, 3])", outcome="Pouvoir maintenu"),
    ask("dissipation(commandement=10, commandement_du_psyker_ennemi=9, des=[3, 3], des_adverses=[3, 3])", outcome="Pouvoir annulé"),
    ask("lancer_un_pouvoir(pouvoirs_deja_lances=1)", outcome="Interdit"),
)
row(
    "PR-21",
    "Un psyker Cd 9 a réussi son test ; le mien, Cd 8, dissipe : 11/45.",  # the power goes through at 5/6 x 34/45 = 17/27
    ask("dissipation(commandement=8, commandement_du_psyker_ennemi=9)", odds={"Pouvoir annulé": F(11, 45)}),
)
row(
    "PW-10",
    "Un double 1 à Cd 8 contre un 4 à Cd 10 : 6 n'est pas plus que 6, le pouvoir passe ; contre un 5, il est annulé.",
    ask("dissipation(commandement=8, commandement_du_psyker_ennemi=10, des=[1, 1], des_adverses=[2, 2])", outcome="Pouvoir maintenu"),
    ask("dissipation(commandement=8, commandement_du_psyker_ennemi=10, des=[1, 1], des_adverses=[2, 3])", outcome="Pouvoir annulé"),
)

PAIN = "cible_insensible_a_la_douleur=True, endurance=4"

row(
    "PEN-Z12",
    "Un marine insensible à la douleur (E4) : blessures de F3, F4, F5 et F8.",
    ask(f"jet_d_insensible_a_la_douleur({PAIN}, force=3)", odds={"Blessure ignorée": F(1, 2)}),
    ask(f"jet_d_insensible_a_la_douleur({PAIN}, force=4)", odds={"Blessure ignorée": F(1, 3)}),
    ask(f"jet_d_insensible_a_la_douleur({PAIN}, force=5)", odds={"Blessure ignorée": F(1, 6)}),
    ask(f"jet_d_insensible_a_la_douleur({PAIN}, force=8)", odds={"Blessure ignorée": 0}),
    ask("jet_d_insensible_a_la_douleur(unite_insensible_a_la_douleur=True, force=4, endurance=4)", outcome="Sans effet"),
)
row(
    "AL-08",
    "Un motard insensible rate son test de terrain et son armure : la blessure n'a pas de force, elle ne s'ignore pas, ou sur 4+ selon la lecture.",
    ask("jet_d_insensible_a_la_douleur(cible_insensible_a_la_douleur=True, blessure_du_danger=True, endurance=4)", outcome="Blessure subie", disputed="1/2"),
    ask("jet_d_insensible_a_la_douleur(cible_insensible_a_la_douleur=True, force=4, endurance=4, des=[5])", outcome="Blessure ignorée"),
    ask("jet_d_insensible_a_la_douleur(cible_insensible_a_la_douleur=True, force=4, endurance=4, blessure_mortelle=True, des=[6])", outcome="Blessure subie"),
)

PAIN_2 = "cible_insensible_a_la_douleur=True"

row(
    "PT-12",
    "Insensible, E4 : un bolter sur 5+ ; une F8 est mortelle, rien ; Guerrier éternel : sur 6. Une nuée prise dans un gabarit perd 4 PV.",
    ask(f'jet_d_insensible_a_la_douleur({PAIN_2}, arme_de_tir="Bolter", endurance=4)', odds={"Blessure ignorée": F(1, 3)}),
    ask(f"jet_d_insensible_a_la_douleur({PAIN_2}, force=8, endurance=4)", odds={"Blessure ignorée": F(0)}),
    ask(f"jet_d_insensible_a_la_douleur({PAIN_2}, force=8, endurance=4, cible_guerrier_eternel=True)", odds={"Blessure ignorée": F(1, 6)}),
    ask('points_de_vie_perdus(blessures_non_sauvegardees=1, arme_de_tir="Missiles Frag", cible_est_un_essaim=True)', total=4),
)

TELEPORT = "unite_a_teleportation=True, distance_de_teleportation=18"

row(
    "PEN-Y23",
    "Des araignées se téléportent de 18 ps pile, sans voir leur point d'arrivée, à 3 ps d'une bande ennemie.",
    ask(f"des_de_deviation_de_teleportation({TELEPORT}, destination_hors_de_vue=True)", total=2),
    ask(f"des_de_deviation_de_teleportation({TELEPORT})", total=0),
    ask(f"deviation_de_la_frappe({TELEPORT}, destination_hors_de_vue=True)", says="1/3"),
    ask("charger(unite_a_teleportation=True, unite_deployee_en_frappe_en_profondeur=True, distance=3)", outcome="Interdit"),
)
row(
    "AE-21",
    "Il se téléporte : sans déviation à 18 ps, 1D6 à 36, 2D6 à 37, 2D6 partout où il ne voit pas.",
    *(ask(f"des_de_deviation_de_teleportation(distance_de_teleportation={far})", total=dice) for far, dice in ((18, 0), (19, 1), (36, 1), (37, 2))),
    ask("des_de_deviation_de_teleportation(distance=10, destination_hors_de_vue=True)", total=2),
)
row(
    "5, E à V",
    "Ennemi juré relance son 1. Géant et furtif se compensent. Psyker : double 6, péril. Rage : 6 ps au moins. Supersonique : 27 et 12 ps. Essaim de 5 PV : 1.",
    ask("jet_pour_toucher_au_corps_a_corps(unite_ennemi_jure=True, cc=4, cible_cc=4, des=[1], relances=[[5]])", outcome="Touché"),
    ask("ct_effective(ct=3, cible_geante=True)", total=4),
    ask("ct_effective(ct=3, cible_geante=True, cible_furtive=True)", total=3),
    ask("jet_de_hit_and_run(initiative=4, cible_initiative=3, des=[3], des_adverses=[4])", total=7),
    ask("pertes_de_la_percee(cible_ne_connait_pas_la_peur=True, ecart_de_pertes=3)", total=0),
    ask("test_de_regroupement(unite_ne_connait_pas_la_peur=True, commandement=8, des=[6, 6])", outcome="Regroupée"),
    ask("deborder(unite_infiltree=True, unite_en_reserve=True)", outcome="Permis"),
    ask("""jet_d_insensible_a_la_douleur(cible_insensible_a_la_douleur=True, force=4, endurance=4, blessure_mortelle=True, des=[6])""",
        outcome="Blessure subie"),
    ask("cc_effective(cc=5, cible_invisible=True)", total=2),
    ask("jet_pour_toucher_au_corps_a_corps(cc=5, cible_cc=4, cible_invisible=True, des=[4])", outcome="Raté"),
    ask("choisir_la_cible_dans_l_escouade(unite_precision=True, x_de_precision=5, de_pour_toucher=5)", outcome="Permis"),
    ask("choisir_la_cible_dans_l_escouade(unite_precision=True, x_de_precision=5, de_pour_toucher=2)", outcome="Interdit"),
    ask("test_psy(commandement=10, des=[6, 6])", outcome="Pouvoir raté", gives="péril du warp"),
    ask("dissipation(commandement=10, commandement_du_psyker_ennemi=9, des=[2, 3], des_adverses=[3, 3])", outcome="Pouvoir annulé"),
    ask("avance_minimale_en_rage(unite_infanterie=True, unite_rage=True)", total=6),
    ask("bouger_avant_la_partie(unite_scout=True, unite_infanterie=True, avant_le_debut_de_la_partie=True)", outcome="Permis"),
    ask("mouvement_rapide_permis(unite_supersonique=True, mouvement_normal=9)", total=27),
    ask("charger(unite_supersonique=True, distance=12)", outcome="Permis"),
    ask("ct_effective(combat_de_nuit=True, cible_tapie_dans_l_ombre=True, unite_vision_nocturne=True, distance=30, ct=4)", total=4),
    ask("des_de_deviation_de_teleportation(distance_de_teleportation=20)", total=1),
    ask("des_de_deviation_de_teleportation(distance_de_teleportation=10, destination_hors_de_vue=True)", total=2),
    ask("tirer_pendant_son_mouvement(unite_jet_pack=True)", outcome="Permis"),
    ask("pv_restants(points_de_vie=5, cible_essaim=True, arme_a_explosion=True, blessures_non_sauvegardees=1)", total=1),
    ask("pv_restants(points_de_vie=5, cible_essaim=True, blessures_non_sauvegardees=1)", total=4),
)
row(
    "P35-14",
    "Un motard (E5) insensible à la douleur se blesse en terrain dangereux : la blessure n'a pas de force, et le texte n'en dit rien.",
    ask("jet_d_insensible_a_la_douleur(endurance=5, blessure_du_danger=True, cible_insensible_a_la_douleur=True)", outcome="Blessure subie", says="PEN-2302"),
    ask("jet_d_insensible_a_la_douleur(endurance=5, force=4)", outcome="Sans effet"),
)
row(
    "PS-14",
    "Je me téléporte : à 18 ps pile sans dé, à 19 et 36 un dé, à 37 deux ; sans voir où, deux.",
    *(ask(f"des_de_deviation_de_teleportation(distance_de_teleportation={far})", total=dice) for far, dice in ((18, 0), (19, 1), (36, 1), (37, 2))),
    ask("des_de_deviation_de_teleportation(distance_de_teleportation=10, destination_hors_de_vue=True)", total=2),
)
row(
    "PV-30",
    "Téléporté à 18 ps tout juste, rien ; à 36, 1D6 ; à 10 sans voir, 2D6.",
    ask("des_de_deviation_de_teleportation(distance_de_teleportation=18)", total=0),
    ask("des_de_deviation_de_teleportation(distance_de_teleportation=36)", total=1),
    ask("des_de_deviation_de_teleportation(distance_de_teleportation=10, destination_hors_de_vue=True)", total=2),
)
row(
    "locked-and-charged-again",
    "Déjà verrouillés, ils ne contre-attaquent pas ; et qui vient de consolider au contact ne frappe pas ce tour-ci.",
    ask('test_de_contre_attaque(commandement=8, unite_verrouillee=True, chargee=True)', outcome="Interdit"),
    ask('combat(cc=4, force=4, attaques=2, cible_cc=4, cible_endurance=4, cible_svg=3, engagee_par_consolidation=True)', outcome="Interdit"),
)

COUNTER = "unite_a_contre_attaque=True, unite_chargee=True"

row(
    "PE-11",
    "Six marines chargés ont Contre-attaque (Cd majoritaire 8) ; puis les mêmes, déjà verrouillés ailleurs.",
    ask(f"test_de_contre_attaque(commandement=8, {COUNTER})", odds={"Contre-attaque": F(13, 18)}),
    ask(f"attaques_portees(attaques=1, {COUNTER}, contre_attaque_reussie=True)", total=2),
    ask(f"contre_attaquer({COUNTER}, unite_verrouillee=True)", outcome="Interdit"),
)
row(
    "RP-02",
    "Une moto à multi-melta (CT4) rase à 1 ps une escouade qui a la contre-attaque, frappe au passage, puis tire à 12 ps et voudrait charger.",
    ask("contre_attaquer(unite_a_contre_attaque=True, unite_survolee=True)", outcome="Interdit"),
    ask("test_de_contre_attaque(commandement=8, unite_a_contre_attaque=True, unite_chargee=False)", outcome="Sans effet"),
    ask("riposter_a_une_attaque_au_passage()", outcome="Interdit"),
    ask('jet_pour_toucher_au_tir(ct=4, arme_de_tir="Multi-melta", distance=12, unite_moto=True, unite_distance_parcourue=10)', odds={"Touché": F(5, 6)}),
    ask('penetration_de_blindage(arme_de_tir="Multi-melta", distance=12, blindage=14)', odds={"Dégât lourd": F(7, 12)}),
    ask("charger(unite_a_fait_une_attaque_au_passage=True, distance=5)", outcome="Interdit"),
)
row(
    "no-fear",
    "Ils ne connaîtront pas la peur : le test de terreur ne leur fait rien, même sur un double six.",
    ask('test_de_terreur(commandement=7, des=[6, 6], unite_ne_connait_pas_la_peur=True)', outcome="Sans effet"),
)
row(
    "AE-12",
    "Un Char charge des gardes (Cd 7) : terrifiés 5/12, CC 3 devient 1 ; qui ne connaît pas la peur n'en a cure, et ne se fait pas rattraper.",
    ask("test_de_terreur(cd=7, assaillant_char=True)", odds={"terrifié": F(5, 12)}),
    ask("cc_effective(cc=3, unite_terrifiee=True)", total=1),
    ask("test_de_terreur(cd=7, unite_ne_connait_pas_la_peur=True)", odds={"Sans effet": 1}),
    ask("pertes_de_la_percee(ecart_de_pertes=3, cible_ne_connait_pas_la_peur=True)", total=0),
    ask("test_de_regroupement(cd=7, unite_ne_connait_pas_la_peur=True)", outcome="Regroupée"),
)

DIVE = """unite_creature_monstrueuse=True, unite_volante=True, unite_deployee_en_frappe_en_profondeur=True, unite_mouvement_rapide_fait=True, force=6,
cible_effectif_de_l_escouade=10, endurance=3, svg=5"""

row(
    "AC-29",
    "Un prince démon s'abat en météore sur dix gardes muets dans des ruines : 62/9 touches, le couvert caché à 2+ sert ; à découvert, six fois plus.",
    ask(f"""pertes_d_une_onde_de_choc({DIVE}, cible_en_zone_de_couvert=True, type_de_couvert="moyen", cible_n_a_ni_tire_ni_attaque=True)""", total=F(1085, 1458)),
    ask(f"pertes_d_une_onde_de_choc({DIVE})", total=F(1085, 243)),
)
row(
    "RP-21",
    "Un prince démon volant (F6) tombe du ciel près de deux gardes (E3, 5+) : dire « onde de choc » suffit ; arrivé autrement, rien.",
    ask("""pertes_d_une_onde_de_choc(unite_creature_monstrueuse=True, unite_volante=True, force=6, cible_effectif_de_l_escouade=2, endurance=3,
        svg=5)""", total=F(35, 27)),
    ask("""pertes_d_une_onde_de_choc(unite_creature_monstrueuse=True, unite_volante=True, unite_mouvement_rapide_fait=False, force=6,
        cible_effectif_de_l_escouade=2, endurance=3, svg=5)""", outcome="Interdit"),
    ask("pertes_d_une_onde_de_choc(unite_infanterie=True, force=4, cible_effectif_de_l_escouade=2, endurance=3, svg=5)", outcome="Interdit"),
    ask("onde_de_choc(distance_au_point_d_arrivee=3, unite_deployee_en_frappe_en_profondeur=False)", outcome="Aucune conséquence"),
)
row(
    "RP-22",
    "Le joueur demande un nombre à qui n'a pas la règle : téléportation, Hit & Run, attaque au passage, zone, douleur, rage.",
    ask("des_de_deviation_de_teleportation(distance_de_teleportation=20)", total=1),
    ask("des_de_deviation_de_teleportation(distance_de_teleportation=20, unite_a_teleportation=False)", outcome="Sans effet"),
    ask("teleportations_par_mouvement(unite_a_teleportation=False)", outcome="Sans effet"),
    ask("jet_de_hit_and_run(unite_initiative=4, cible_initiative=4, unite_a_hit_and_run=False)", outcome="Sans effet"),
    ask("jet_de_hit_and_run(unite_initiative=4, cible_initiative=4)", odds={"Désengagée": F(5, 12)}),
    ask("nombre_d_attaques_au_passage(unite_a_attaque_au_passage=False)", outcome="Sans effet"),
    ask("attaques_de_zone_supplementaires(de_d_attaques_de_zone=5, ennemis_engages=5, unite_a_attaques_de_zone=False)", outcome="Sans effet"),
    ask("seuil_d_insensible_a_la_douleur(force=4, endurance=4, cible_insensible_a_la_douleur=False)", outcome="Sans effet"),
    ask("avance_minimale_en_rage(unite_infanterie=True, unite_en_rage=False)", outcome="Sans effet"),
    ask("test_de_terreur(commandement=7, cible_terrifiante=False)", outcome="Sans effet"),
)
row(
    "P35-15",
    "Des berserks en rage (A2) chargent un porteur de grenades défensives.",
    ask("attaques_effectives(attaques=2, unite_en_rage=True, a_charge=True, cible_a_grenades_defensives=True)", total=3, says="PEN-838"),
)

LOCKED = "unite_verrouillee=True"

row(
    "AE-10",
    "« Je me désengage » : en fin d'assaut, qu'on le dise ou non ; entre deux initiatives, il faut Hit & Run, 7/12 à I5 contre 4, 1/12 assommé. Ni percée, mais on consolide.",
    ask(f"se_desengager(unite_a_desengagement=True, {LOCKED})", outcome="Permis"),
    ask(f"se_desengager(unite_a_desengagement=True, {LOCKED}, fin_d_un_tour_d_initiative=True)", outcome="Interdit"),
    ask(f"se_desengager(unite_a_hit_and_run=True, {LOCKED})", outcome="Permis"),
    ask(f"se_desengager({LOCKED})", outcome="Interdit"),
    ask("jet_de_hit_and_run(initiative=5, cible_initiative=4)", odds={"Désengagée": F(7, 12)}),
    ask("jet_de_hit_and_run(initiative=4, unite_assommee=True, cible_initiative=4)", odds={"Désengagée": F(1, 12)}),
    ask("tenter_une_percee(cible_desengagee=True)", outcome="Interdit"),
    ask("consolider(cible_desengagee=True)", outcome="Permis"),
    ask("distance_de_desengagement(unite_moto=True)", total=12),
)
row(
    "AI-39",
    "Un blessé en jet-pack rate 11 fois sur 36 ; une escouade à terre ne se désengage pas ; un 6 rate à E10 ; le psyker ne lance pas deux fois le même.",
    ask("test_d_accident(unite_jet_pack=True, unite_blessee_par_ces_tirs=True, pv_perdu_a_ces_tirs=True)", odds={"blessure automatique pa4": F(11, 36)}),
    ask("se_desengager(unite_a_desengagement=True, unite_verrouillee=True, fin_de_la_phase_d_assaut=True, unite_a_terre=True)", outcome="Interdit"),
    ask("test_de_caracteristique(valeur_de_la_caracteristique=10)", odds={"Réussi": F(5, 6)}),
    ask("lancer_un_pouvoir(unite_psyker=True, pouvoir_deja_lance_ce_tour=True)", outcome="Interdit"),
    ask("svg_d_armure_effective(svg=2, pa=3)", total=3),
    ask("svg_d_armure_effective(svg=5, pa=6)", total=6),
)
row(
    "AL-10",
    "Hit & Run à I4 contre I4 : 5/12 entre deux initiatives ; sinon en fin d'assaut, d'office. Ni percée ni poursuite, mais l'ennemi consolide de 6 ps.",
    ask("jet_de_hit_and_run(initiative=4, cible_initiative=4)", odds={"Désengagée": F(5, 12)}),
    ask("se_desengager(unite_a_hit_and_run=True, unite_verrouillee=True, fin_de_la_phase_d_assaut=True)", outcome="Permis"),
    ask("tenter_une_percee(cible_desengagee=True)", outcome="Interdit"),
    ask("mouvement_de_consolidation(unite_moto=True)", total=6),
    ask("se_desengager(unite_a_desengagement=True, unite_verrouillee=True, fin_de_la_phase_d_assaut=True, unite_a_terre=True)", outcome="Interdit"),
)

# --- leaving a fight, counter-charge, duels, flight
HIT_AND_RUN = "unite_verrouillee=True, unite_a_hit_and_run=True"

row(
    "PE-10",
    "Des motojets (I4) veulent filer au milieu d'un combat contre des marines (I4).",
    ask("jet_de_hit_and_run(initiative=4, cible_initiative=4)", odds={"Désengagée": F(5, 12)}),
    ask(f"se_desengager({HIT_AND_RUN}, fin_d_un_tour_d_initiative=True)", outcome="Permis"),
    ask(f"se_desengager({HIT_AND_RUN}, fin_d_un_tour_d_initiative=True, fuite_empechee=True)", outcome="Interdit"),
    ask(f"se_desengager({HIT_AND_RUN}, fin_de_la_phase_d_assaut=True)", outcome="Permis"),
    ask("tenter_une_percee(cible_desengagee=True)", outcome="Interdit"),
)

PRINCE = "unite_creature_monstrueuse=True, unite_volante=True, unite_mouvement_rapide_fait=True"
row(
    "P32-10",
    "Hit & Run, I4 contre I4, à la fin d'un tour d'initiative du tour où l'ennemi a chargé : permis, 15/36 de partir ; la fuite empêchée, elle attend.",
    ask("se_desengager(unite_hit_and_run=True, unite_chargee=True, fin_d_un_tour_d_initiative=True)", outcome="permis"),
    ask("se_desengager(unite_hit_and_run=True, unite_a_charge=True, fin_d_un_tour_d_initiative=True)", outcome="permis"),
    ask("se_desengager(unite_hit_and_run=True, unite_engagee=True, fin_d_un_tour_d_initiative=True, fuite_empechee=True)", outcome="interdit"),
    ask("se_desengager(unite_desengagement=True, unite_a_charge=True, fin_d_un_tour_d_initiative=True)", outcome="interdit"),
    ask("jet_de_hit_and_run(initiative=4, cible_initiative=4)", odds={"désengagée": F(5, 12)}),
)
row(
    "AE-15",
    "Un prince démon ailé s'abat à pleine vitesse : onde de choc F7 à 3 ps ; il tire à CT 3 au lieu de 4, et ne charge pas ; au pas, pas d'onde.",
    ask(f"soulever_une_onde_de_choc({PRINCE}, unite_deployee_en_frappe_en_profondeur=True)", outcome="Permis"),
    ask("soulever_une_onde_de_choc(unite_creature_monstrueuse=True, unite_volante=True, unite_deployee_en_frappe_en_profondeur=True)", outcome="Interdit"),
    ask("force_d_une_charge_belier(force=6, unite_creature_monstrueuse=True)", total=7),
    ask(f"ct_effective(ct=4, {PRINCE})", total=3),
    ask("charger(unite_deployee_en_frappe_en_profondeur=True, distance=3)", outcome="Interdit"),
)
row(
    "P32-29",
    "Une créature volante (F6) tombe du ciel, lancée : F7, 2D6 touches sans dépasser huit gardes (E4, svg 5+) ; le couvert y sert.",
    ask("soulever_une_onde_de_choc(unite_creature_monstrueuse=True, unite_volante=True, unite_deployee_en_frappe_en_profondeur=True, unite_mouvement_rapide_fait=True)", outcome="permis"),
    ask("""pertes_d_une_onde_de_choc(unite_creature_monstrueuse=True, unite_volante=True, force=6, unite_deployee_en_frappe_en_profondeur=True,
        unite_mouvement_rapide_fait=True, endurance=4, svg=5, cible_effectif_de_l_escouade=8)""", says="4,18 en moyenne"),
    ask("onde_de_choc(unite_creature_monstrueuse=True, distance_au_point_d_arrivee=3)", gives="touches de l'onde de choc"),
    ask("avoir_droit_au_couvert(touche_d_attaque_meteore=True, cible_en_zone_de_couvert=True)", outcome="permis"),
)
row(
    "AE-22",
    "Un volant a Scout : il déborde et bouge avant la partie ; un scout le donne à son transport, et l'inverse ; une cavalerie ne monte pas à bord, et ne se parachute pas.",
    ask("deborder(unite_vehicule_volant=True)", outcome="Permis"),
    ask("bouger_avant_la_partie(unite_transport=True, passager_scout=True)", outcome="Permis"),
    ask("bouger_avant_la_partie(unite_embarquee=True, transporteur_scout=True)", outcome="Permis"),
    ask("embarquer(unite_cavalerie=True)", outcome="Interdit"),
    ask("deployer_par_frappe_en_profondeur(unite_cavalerie=True)", outcome="Interdit"),
    ask("deployer_par_frappe_en_profondeur(unite_jet_pack=True)", outcome="Permis"),
    ask("debarquer(distance_au_point_d_acces=4)", outcome="Interdit"),
)
row(
    "P30-15",
    "Un terminator régénère sur 5+ s'il a perdu un PV, sinon rien ; il bouge, tire deux fois à 12 ps et charge à 6.",
    ask("jet_de_regeneration(unite_regeneration=True, unite_pv_perdus=1)", odds={"PV regagné": F(1, 3)}),
    ask("jet_de_regeneration(unite_regeneration=True, unite_pv_perdus=0)", outcome="Sans effet"),
    ask('charger(unite_implacable=True, unite_a_bouge=True, a_tire_ce_tour=True, arme_de_tir="Bolter", distance=6)', outcome="Permis"),
)
row(
    "P30-23",
    "Un lent et méthodique ne fait que 4 de ses 6 ps en terrain neutre, sans tester de danger, tire au bolter lourd à CT4 après avoir bougé, et ne perce pas. Chasseur de blindés : 10 sur un 4.",
    ask("mouvement_normal_permis(unite_lent_et_methodique=True, unite_infanterie=True, ps_en_terrain_neutre=6)", total=4),
    ask('ct_du_tir(ct=4, unite_lent_et_methodique=True, unite_a_bouge=True, arme_de_tir="Bolter lourd", distance=30)', total=4),
    ask("tenter_une_percee(unite_lent_et_methodique=True, cible_en_retraite=True)", outcome="Interdit"),
    ask('penetration_de_blindage(arme_de_tir="Bolter lourd", blindage=10, unite_chasseur_de_blindes=True)', odds={"Dégât superficiel": F(1, 6), "Dégât lourd": F(1, 3)}),
)
row(
    "AE-31",
    "Ma moto passe à 1 ps d'eux et frappe, à 2 ps non ; un personnage indépendant frappe deux fois ; un transport qui a déposé ses passagers ne file plus.",
    ask("attaquer_au_passage(unite_moto=True, distance=1)", outcome="Permis"),
    ask("attaquer_au_passage(unite_moto=True, distance=2)", outcome="Interdit"),
    ask("nombre_d_attaques_au_passage(unite_personnage_independant=True)", total=2),
    ask("nombre_d_attaques_au_passage(unite_moto=True)", total=1),
    ask("faire_un_mouvement_rapide(unite_transport=True, unite_a_debarque_ce_tour=True)", outcome="Interdit"),
    ask("faire_un_mouvement_rapide(unite_transport=True)", outcome="Permis"),
)
row(
    "4 et 5, A à D",
    "Bulldozer relance. Projecteur : pas de nuit contre lui, Furtif à 30 ps pour qui il éclaire. Capteurs ; dissimulé et furtif : −2 ; smash : 5 donne 2.",
    ask("test_de_terrain_dangereux(unite_lame_bulldozer=True, des=[1], relances=[[4]])", outcome="Réussi"),
    ask("ct_effective(combat_de_nuit=True, cible_a_projecteur_allume=True, distance=30, ct=4)", total=4),
    ask("ct_effective(combat_de_nuit=True, cible_eclairee=True, distance=30, ct=4)", total=3),
    ask("ct_effective(combat_de_nuit=True, cible_eclairee=True, distance=50, ct=4)", total=2),
    ask("finir_au_dessus(unite_antigrav=True, au_dessus_de_l_infranchissable=True)", outcome="Interdit"),
    ask("""attaquer_au_passage(unite_motojet=True, unite_a_attaque_au_passage=True, cible_aeronef=True, unite_en_altitude=True,
        cible_survolee_ou_croisee=True)""", outcome="Permis"),
    ask("blindage_touche_au_passage(angle_de_la_trajectoire=0)", gives="arrière"),
    ask("nombre_d_attaques_au_passage(unite_creature_monstrueuse=True, unite_volante=True)", total=2),
    ask("nombre_d_attaques_smash(unite_a_attaques_smash=True, attaques=5)", total=2),
    ask("force_effective(force=6, unite_a_attaques_smash=True, attaques_smash_choisies=True)", total=10),
    ask("ct_effective(ct=4, unite_a_capteurs=True, cible_dissimulee=True)", total=4),
    ask("ct_effective(ct=4, cible_dissimulee=True)", total=2),
    ask("ct_effective(ct=5, cible_dissimulee=True, cible_furtive=True)", total=3),
    ask('initiative_effective(unite_charge_furieuse=True, unite_a_charge=True, initiative=4, choix_de_charge_furieuse="initiative")', total=5),
    ask("penetration_de_blindage(force=8, blindage=12, unite_chasseur_de_blindes=True, des=[3])", outcome="Dégât superficiel", total=12),
    ask("test_de_contre_attaque(commandement=8, des=[4, 4])", outcome="Contre-attaque"),
    ask("attaques_effectives(attaques=2, unite_a_contre_attaque=True, unite_chargee=True, contre_attaque_reussie=True)", total=3),
    ask("contre_attaquer(unite_a_contre_attaque=True, unite_chargee=True, unite_verrouillee=True)", outcome="Interdit"),
    ask("sauvegarde_invulnerable(cible_demon=True, svg=6, pa=4, des=[5])", outcome="Sauvé"),
    ask("pivot_final_permis(unite_est_un_vehicule=True, unite_rapide=True, unite_a_derapage=True, distance_parcourue=18)", total=90),
    ask("se_desengager(unite_a_desengagement=True, unite_verrouillee=True, fin_de_la_phase_d_assaut=True)", outcome="Permis"),
    ask("distance_de_desengagement(unite_infanterie=True)", total=6),
    ask("tenter_une_percee(cible_desengagee=True)", outcome="Interdit"),
)
row(
    "PT-29",
    "Engluée au corps à corps, mon escouade ne remonte pas dans son transport, et ma moto ne frappe personne au passage.",
    ask("embarquer(unite_infanterie=True, unite_verrouillee=True)", outcome="Interdit"),
    ask("embarquer(unite_infanterie=True, distance_au_point_d_acces=3)", outcome="Permis"),
    ask("attaquer_au_passage(unite_moto=True, cible_survolee_ou_croisee=True, unite_verrouillee=True)", outcome="Interdit"),
    ask("attaquer_au_passage(unite_moto=True, cible_survolee_ou_croisee=True)", outcome="Permis"),
    ask("tirer_pendant_son_mouvement(unite_jet_pack=True, unite_sous_fumigenes=True)", outcome="Interdit"),
)
row(
    "P32-33",
    "Une moto ne croise pas un aéronef ; une motojet, en prenant de l'altitude, si. À 1 ps d'une escouade, la moto attaque au passage.",
    ask("attaquer_au_passage(unite_moto=True, cible_aeronef_au_passage=True, cible_survolee_ou_croisee=True)", outcome="interdit"),
    ask("attaquer_au_passage(unite_motojet=True, cible_aeronef_au_passage=True, cible_survolee_ou_croisee=True)", outcome="permis"),
    ask("attaquer_au_passage(unite_moto=True, distance_de_passage=1)", outcome="permis"),
)
row(
    "PU-04",
    "Ma motojet frôle une escouade : un coup, deux pour un personnage, aucun couvert pour eux, et plus de charge ; un avion aussi, pas pour l'unité de saut.",
    ask("attaques_portees(attaques=3, touche_d_attaque_au_passage=True, unite_motojet=True)", total=1),
    ask("attaques_portees(attaques=3, touche_d_attaque_au_passage=True, unite_motojet=True, unite_personnage_independant=True)", total=2),
    ask("se_servir_d_un_couvert(touche_d_attaque_au_passage=True)", outcome="Interdit"),
    ask("charger(unite_motojet=True, unite_a_fait_une_attaque_au_passage=True, distance=5)", outcome="Interdit"),
    ask("attaquer_au_passage(unite_motojet=True, cible_aeronef=True, cible_survolee_ou_croisee=True)", outcome="Permis"),
    ask("attaquer_au_passage(unite_de_saut=True, cible_aeronef=True, cible_survolee_ou_croisee=True, unite_en_altitude=True)", outcome="Interdit"),
    ask("attaquer_au_passage(unite_moto=True, cible_aeronef=True, cible_survolee_ou_croisee=True)", outcome="Interdit"),
    ask("attaquer_au_passage(unite_motojet=True, cible_survolee_ou_croisee=True, cible_embarquee=True)", outcome="Interdit"),
    ask("attaquer_au_passage(unite_motojet=True, cible_survolee_ou_croisee=True, cible_embarquee=True, transporteur_ouvert=True)", outcome="Permis"),
)
row(
    "PW-18",
    "Ma motojet n'a qu'une attaque au passage par tour, et plus de charge ensuite ; mon capitaine en fuite ne quitte pas son escouade.",
    ask("attaquer_au_passage(unite_motojet=True, cible_survolee_ou_croisee=True)", outcome="Permis"),
    ask("attaquer_au_passage(unite_motojet=True, cible_survolee_ou_croisee=True, unite_a_fait_une_attaque_au_passage=True)", outcome="Interdit"),
    ask("charger(unite_motojet=True, unite_a_fait_une_attaque_au_passage=True)", outcome="Interdit"),
    ask("rejoindre_ou_quitter_une_escouade(unite_personnage_independant=True, unite_en_retraite=True)", outcome="Interdit"),
)
row(
    "AG-28",
    "Mon transport antigrav ouvert frôle une bande : deux passagers frappent, aucun d'un transport fermé ; tapie dans l'ombre, de jour, elle est invisible à 37 ps, de nuit à 25.",
    ask("attaque_au_passage_depuis_un_transport(unite_a_attaque_au_passage=True, unite_transport=True, unite_antigrav=True, unite_ouvert=True)", total=2),
    ask("attaque_au_passage_depuis_un_transport(unite_a_attaque_au_passage=True, unite_transport=True, unite_antigrav=True)", total=0),
    ask("ct_effective(ct=5, cible_tapie_dans_l_ombre=True, distance=37)", total=2),
    ask("ct_effective(ct=5, cible_tapie_dans_l_ombre=True, distance=25, combat_de_nuit=True)", total=2),
)

SMASH = "unite_creature_monstrueuse=True, unite_a_charge=True, unite_attaques_smash_choisies=True"
row(
    "P32-11",
    "CC5 frappe un invisible de CC4 : comme CC2, 5+ ; l'invisible frappe en retour un CC5 qui vaut 2 : 3+.",
    ask("toucher_au_corps_a_corps(cc=5, cible_cc=4, cible_invisible=True)", says="5+"),
    ask("toucher_au_corps_a_corps(cc=4, cible_cc=5, unite_invisible=True)", says="3+"),
)
row(
    "AH-01",
    "Un monstre (A3, F4) charge un héros à grenades défensives : 3 attaques, donc une smash, mortelle sur E4 ; s'il se battait déjà, deux.",
    ask("nombre_d_attaques_smash(attaques=3, unite_creature_monstrueuse=True, unite_a_charge=True, cible_a_grenades_defensives=True)", total=1),
    ask("nombre_d_attaques_smash(attaques=3, unite_creature_monstrueuse=True, unite_a_charge=True, cible_a_grenades_defensives=True, cible_verrouillee=True)",
        total=2),
    ask(f"pv_otes_au_corps_a_corps(attaques=3, cc=4, cible_cc=4, force=4, endurance=4, svg=3, points_de_vie=2, {SMASH}, cible_a_grenades_defensives=True)",
        mean=F(35, 36)),
)
row(
    "AH-18",
    "Un archiviste (Cd 9, A3, CC 5) lance « Force » 5 fois sur 6 et charge un marine de 2 PV : deux coups F8, mort à 2555/2916. Un 10 rate sans péril, un double 6 en coûte un.",
    ask("test_psy(cd=9)", odds={"Pouvoir lancé": F(5, 6)}),
    ask("""pv_otes_au_corps_a_corps(attaques=3, cc=5, cible_cc=4, force=4, endurance=4, svg=3, points_de_vie=2, arme_de_melee="Arme de force",
        unite_a_charge=True, pouvoir_force_actif=True, unite_attaques_smash_choisies=True)""", mean=F(2555, 1458)),
    ask("test_psy(cd=9, des=[4, 6])", outcome="Pouvoir raté"),
    ask("points_de_vie_perdus(blessure_de_peril_du_warp=True, cible_guerrier_eternel=True)", total=1),
)
row(
    "AJ-35",
    "Psyker Cd 9 : 5/6, péril 1/36. Il a fait 5 : ma Dissipation (Cd 10) veut 5 ou moins, 5/18. Un second pouvoir, non. « Blessure mortelle » sur un guerrier éternel : 1 PV.",
    ask("test_psy(commandement=9)", odds={"Pouvoir lancé": F(5, 6), "péril du warp : une blessure sans sauvegarde": F(1, 36)}),
    ask("dissipation(commandement=10, commandement_du_psyker_ennemi=9, des_adverses=[2, 3])", odds={"Pouvoir annulé": F(5, 18)}),
    ask("lancer_un_pouvoir(unite_psyker=True, pouvoirs_deja_lances=1)", outcome="Interdit"),
    ask("points_de_vie_perdus(blessures_non_sauvegardees=1, pouvoir_blessure_mortelle_actif=True, cible_guerrier_eternel=True)", total=1, disputed="^0"),
)
row(
    "AM-07",
    "Un psyker Cd9 dans une maison en brique : 5/6, un péril sur 36. Un missile krak perce la brique, 11, sur 4+, et l'égale sur 3.",
    ask("test_psy(commandement=9)", odds={"Pouvoir lancé": F(5, 6), "péril du warp : une blessure sans sauvegarde": F(1, 36)}),
    ask('blindage_du_batiment(decor_reference_du_batiment="maison en brique")', total=11),
    ask('penetration_de_blindage(arme_de_tir="Missiles Krak", blindage=11)', odds={"Dégât lourd": F(1, 2), "Dégât superficiel": F(1, 6)}),
    ask("lancer_un_pouvoir(pouvoirs_deja_lances=1)", outcome="Interdit"),
)
row(
    "PV-07",
    "Le psyker d'en face vise l'escouade d'à côté : la mienne ne dissipe rien ; qui n'est pas psyker ne lance rien, qui l'est teste.",
    ask("dissipation(commandement=10, commandement_du_psyker_ennemi=9, pouvoir_etranger_a_l_escouade=True)", outcome="Interdit"),
    ask("test_psy(cd=9, unite_psyker=True)", odds={"Pouvoir lancé": F(5, 6)}),
    ask("test_psy(cd=9, unite_psyker=False)", outcome="Interdit"),
    ask("lancer_un_pouvoir(unite_psyker=False, cible_dans_l_escouade_du_psyker=True)", outcome="Interdit"),
)
row(
    "AI-11",
    "Quatre ennemis engagés : un 5 aux attaques de zone n'en donne que 3 ; en moyenne 5/2 de plus.",
    ask("attaques_de_zone_supplementaires(ennemis_engages=4, de_d_attaques_de_zone=5)", total=3),
    ask("attaques_avec_leur_de(attaques=3, unite_a_attaques_de_zone=True, ennemis_engages=4)", mean=F(11, 2)),
)
row(
    "AO-04",
    "Attaques de zone : contre un seul engagé, rien de plus ; contre aucun, rien de moins ; contre cinq, quatre au plus.",
    ask("attaques_de_zone_supplementaires(de_d_attaques_de_zone=5, ennemis_engages=1)", total=0),
    ask("attaques_de_zone_supplementaires(de_d_attaques_de_zone=5, ennemis_engages=0)", total=0),
    ask("attaques_de_zone_supplementaires(de_d_attaques_de_zone=5, ennemis_engages=5)", total=4),
)
row(
    "AL-35",
    "Une créature me charge : je teste ma peur avant de frapper, même si je suis sans peur (c'est réussi d'office) ; un char qu'on charge n'effraie personne.",
    ask("rencontre_d_une_unite_terrifiante(unite_chargee=True, cible_creature_monstrueuse=True)", gives="test de terreur"),
    ask("rencontre_d_une_unite_terrifiante(unite_a_charge=True, cible_tank=True)", outcome="Aucune conséquence"),
    ask("test_de_terreur(commandement=8, unite_demon=True)", outcome="Sans effet"),
    ask("test_de_terreur(commandement=8, unite_obstinee=True)", odds={"Sans effet": F(13, 18)}),
)
row(
    "PE-04",
    "Cinq marines d'assaut et leur capitaine survolent dix gardes tapis dans un bunker.",
    ask("nombre_d_attaques_au_passage(unite_de_saut=True)", total=1),
    ask("nombre_d_attaques_au_passage(unite_de_saut=True, unite_personnage_independant=True)", total=2),
    ask('sauvegarde_de_couvert(touche_d_attaque_au_passage=True, cible_en_zone_de_couvert=True, type_de_couvert="lourd")', odds={"Touche annulée": 0}),
    ask('combat(attaques=7, unite_cc=4, force=4, arme_de_melee="arme de corps à corps", cible_cc=3, endurance=3, svg=5, effectif=10)', mean=F(70, 27)),
    ask("charger(unite_a_fait_une_attaque_au_passage=True, unite_de_saut=True, distance=3)", outcome="Interdit"),
)

PRINCE_2 = "unite_creature_monstrueuse=True, unite_volante=True"

row(
    "PE-05",
    "Un prince démon volant tombe du ciel en attaque météore à 3 ps tout juste de dix gardes dans des ruines, à 4 ps de dix autres.",
    ask(f"onde_de_choc({PRINCE_2}, distance_au_point_d_arrivee=3)", gives="touches"),
    ask(f"onde_de_choc({PRINCE_2}, distance_au_point_d_arrivee=4)", outcome="Aucune conséquence"),
    ask("touches_d_une_charge_belier(unite_creature_monstrueuse=True, cible_effectif_de_l_escouade=10)", odds={"10 touches": F(1, 6)}),
    ask(f"force_d_une_charge_belier({PRINCE_2}, unite_force=6)", total=7),
    ask("""sauvegarde_de_couvert(touche_d_attaque_meteore=True, cible_en_zone_de_couvert=True, type_de_couvert="moyen",
        cible_a_tire_ou_attaque=True)""", odds={"Touche annulée": F(1, 2)}),  # 62/9 x 1/2 x 35/36 x 2/3 = 1085/486
)

GIANT = "unite_creature_monstrueuse=True, unite_geante=True, unite_attaques_smash_choisies=True"

row(
    "PE-35",
    "Un géant (A4, F6) charge quatre ennemis en attaques smash.",
    ask(f"attaques_avec_leur_de(attaques=4, {GIANT}, unite_a_charge=True, ennemis_engages=4)", mean=F(11, 3)),
    ask(f"force_effective(force=6, {GIANT})", total=10),
)

INFILTRATED = "unite_infiltree=True, distance_de_l_ennemi_le_plus_proche="

row(
    "PQ-30",
    "Des infiltrés, à couvert à 12 ps, vus à découvert à 17 ; hors de vue à découvert à 15, selon comment on lit la phrase.",
    ask(f"deployer_une_unite_infiltree({INFILTRATED}12, deploiement_a_couvert=True)", outcome="Permis"),
    ask(f"deployer_une_unite_infiltree({INFILTRATED}17, vue_par_un_ennemi=True)", outcome="Interdit"),
    ask(f"deployer_une_unite_infiltree({INFILTRATED}15)", outcome="Permis", disputed="Interdit"),
)
row(
    "PQ-43",
    "Deux pouvoirs par tour, jamais deux fois le même ; et un double 6 pour dissiper.",
    ask("lancer_un_pouvoir(pouvoirs_deja_lances=1, pouvoirs_par_tour=2)", outcome="Permis"),
    ask("lancer_un_pouvoir(pouvoir_deja_lance_ce_tour=True, pouvoirs_par_tour=2)", outcome="Interdit"),
    ask("dissipation(commandement=10, commandement_du_psyker_ennemi=9, des=[6, 6], des_adverses=[2, 4])", outcome="Pouvoir maintenu",
        gives="péril du warp"),
)
row(
    "PU-44",
    "Un psyker Cd 9 : 5/6, péril 1/36 ; le mien, Cd 10, dissipe à 43/90 ; deux pouvoirs au profil, jamais deux fois le même.",
    ask("test_psy(cd=9)", odds={"Pouvoir lancé": F(5, 6), "péril du warp : une blessure sans sauvegarde": F(1, 36)}),
    ask("dissipation(commandement=10, commandement_du_psyker_ennemi=9)", odds={"Pouvoir annulé": F(43, 90)}),
    ask("lancer_un_pouvoir(pouvoirs_deja_lances=1, pouvoirs_du_profil=2)", outcome="Permis"),
    ask("lancer_un_pouvoir(pouvoirs_deja_lances=1, pouvoirs_du_profil=2, pouvoir_deja_lance_ce_tour=True)", outcome="Interdit"),
)
row(
    "PU-15",
    "Entrée au combat en consolidant : pas d'attaque de charge ; Hit & Run I5 contre I4, 7/12 ; à égalité, 5/12 ; figée, elle reste.",
    ask("attaques_effectives(attaques=2, unite_engagee_par_consolidation=True)", total=2),
    ask("jet_de_hit_and_run(initiative=5, cible_initiative=4)", odds={"Désengagée": F(7, 12)}),
    ask("jet_de_hit_and_run(initiative=4, cible_initiative=4)", odds={"Désengagée": F(5, 12)}),
    ask("se_desengager(unite_a_hit_and_run=True, unite_verrouillee=True, fin_d_un_tour_d_initiative=True)", outcome="Permis"),
    ask("se_desengager(unite_a_hit_and_run=True, unite_verrouillee=True, fin_d_un_tour_d_initiative=True, unite_figee=True)", outcome="Interdit"),
)
row(
    "PV-13",
    "Hit & Run, quatre d'initiative contre trois : 7/12.",
    ask("jet_de_hit_and_run(initiative=4, cible_initiative=3)", odds={"Désengagée": F(7, 12)}),
)
row(
    "PU-29",
    "Mon capitaine pris dans la mêlée ne quitte pas son escouade ; verrouillée, elle ne se resserre pas ; libre, il va et vient en phase de mouvement.",
    ask("rejoindre_ou_quitter_une_escouade(unite_personnage_independant=True, unite_verrouillee=True)", outcome="Interdit"),
    ask("retrouver_la_cohesion(cohesion_rompue=True, unite_verrouillee=True)", outcome="Interdit"),
    ask("rejoindre_ou_quitter_une_escouade(unite_personnage_independant=True)", outcome="Permis"),
    ask("retrouver_la_cohesion(cohesion_rompue=True)", outcome="Obligatoire"),
)
row(
    "PZ-26",
    "Insensible à la douleur, E 4 : une force 4, 5, 3 ; une force 8 le blesse à mort, il n'ignore rien.",
    ask("jet_d_insensible_a_la_douleur(force=4, endurance=4, cible_insensible_a_la_douleur=True)", odds={"Blessure ignorée": F(1, 3)}),
    ask("jet_d_insensible_a_la_douleur(force=5, endurance=4, cible_insensible_a_la_douleur=True)", odds={"Blessure ignorée": F(1, 6)}),
    ask("jet_d_insensible_a_la_douleur(force=3, endurance=4, cible_insensible_a_la_douleur=True)", odds={"Blessure ignorée": F(1, 2)}),
    ask("jet_d_insensible_a_la_douleur(force=8, endurance=4, cible_insensible_a_la_douleur=True)", outcome="Blessure subie"),
)
row(
    "PZ-27",
    "Gantelet et charge furieuse, F 4 : 9. Griffe et gantelet : pas d'attaque de plus ; deux griffes, oui.",
    ask("force_effective(force=4, arme_de_melee=\"gantelet énergétique\", unite_a_charge=True, choix_de_charge_furieuse=\"force\")", total=9),
    ask("attaques_effectives(attaques=2, arme_de_melee=\"griffe éclair\", plusieurs_armes_de_corps_a_corps=True)", total=2),
    ask("attaques_effectives(attaques=2, arme_de_melee=\"griffe éclair\", armes_identiques=True)", total=3),
)
row(
    "PEN-AA07",
    "Salve après un pas : à 13 ps sur 24, Y tirs au jugé ; immobile, Y tirs ; puis pas de charge. Rage : +2 en charge. Deux pouvoirs différents au profil, jamais le même deux fois.",
    ask("ct_du_tir(ct=4, arme_a_salve=True, unite_a_bouge=True, distance=13, portee=24)", total=2),
    ask("charger(arme_a_salve=True, arme_a_tire_ce_tour=True)", outcome="Interdit"),
    ask("attaques_effectives(attaques=2, unite_en_rage=True, a_charge=True)", total=4),
    ask("lancer_un_pouvoir(pouvoirs_deja_lances=1, unite_pouvoirs_du_profil=2)", outcome="Permis"),
    ask("lancer_un_pouvoir(pouvoir_deja_lance_ce_tour=True, unite_pouvoirs_du_profil=2)", outcome="Interdit"),
    ask("dissipation(commandement=9, commandement_du_psyker_ennemi=9, des=[2, 3], des_adverses=[2, 3])", says="Pouvoir maintenu"),
)
row(
    "PEN-AB01",
    "Un prince démon ailé (F6, arme PA5) griffe au vol des marines 3+, puis le flanc 11 d'un char : corps à corps, sans contact ; PA2, deux dés dont le meilleur.",
    ask("attaquer_au_corps_a_corps(unite_creature_monstrueuse=True, unite_volante=True, touche_d_attaque_au_passage=True)", outcome="Permis"),
    ask("sauvegarde_d_armure(svg=3, pa=5, unite_creature_monstrueuse=True, unite_volante=True, touche_d_attaque_au_passage=True)", outcome="Non sauvegardé"),
    ask("sauvegarde_d_armure(svg=3, pa=5, unite_motojet=True, touche_d_attaque_au_passage=True)", odds={"Sauvé": F(2, 3)}),
    ask("penetration_de_blindage(force=6, blindage=11, unite_creature_monstrueuse=True, touche_d_attaque_au_passage=True, des=[2, 5])",
        outcome="dégât superficiel"),
)
row(
    "PEN-AB02",
    "Un capitaine est compté dès le départ dans une escouade gardée en réserve ; un sergent, non. En cours de partie, seul le capitaine change d'escouade.",
    ask("commencer_dans_une_escouade(unite_personnage_independant=True)", outcome="Permis"),
    ask("commencer_dans_une_escouade()", outcome="Interdit"),
    ask("rejoindre_ou_quitter_une_escouade(unite_personnage_independant=True)", outcome="Permis"),
)
row(
    "PEN-AB05",
    "Des sabreurs, à bord d'un esquif antigrav ouvert qui a l'attaque au passage, frappent une bande survolée, ou frôlée à 1 ps ; à 2 ps, ou d'un transport fermé, non.",
    ask("attaque_au_passage_depuis_un_transport(unite_a_attaque_au_passage=True, unite_transport=True, unite_antigrav=True, unite_ouvert=True)", total=2),
    *(ask(f"""attaquer_au_passage(unite_embarquee=True, transporteur_transport=True, transporteur_a_attaque_au_passage=True, transporteur_antigrav=True,
        transporteur_ouvert={opened}, {passing})""", outcome=outcome)
      for opened, passing, outcome in (
          (True, "cible_survolee_ou_croisee=True", "Permis"), (True, "distance_de_passage=1", "Permis"),
          (True, "distance_de_passage=2", "Interdit"), (False, "cible_survolee_ou_croisee=True", "Interdit"))),
)
row(
    "P38-02",
    "Trois sabreurs à bord d'un esquif antigrav ouvert qui a l'attaque au passage : le deuxième frappe encore, le troisième non, sauf s'il a lui-même la règle.",
    *(ask(f"""attaquer_au_passage(unite_embarquee=True, {own}transporteur_transport=True, transporteur_a_attaque_au_passage=True, transporteur_antigrav=True,
        transporteur_ouvert=True, cible_survolee_ou_croisee=True, passagers_qui_ont_frappe={before})""", outcome=outcome)
      for own, before, outcome in (("", 1, "Permis"), ("", 2, "Interdit"), ("unite_a_attaque_au_passage=True, ", 2, "Permis"))),
)
row(
    "P42-04",
    "De nuit, à 25 ps, une escouade furtive sort ses fumigènes : le pire malus compte seul. Ma moto blessée, conduite avec adresse, relance son accident : deux dés, le plus petit.",
    ask("ct_du_tir(ct=4, cible_sous_fumigenes=True, cible_furtif=True, combat_de_nuit=True, distance=25)", total=2),
    ask("test_d_accident(unite_moto=True, unite_conducteur_habile=True, unite_blessee_par_ces_tirs=True, pv_perdu_a_ces_tirs=True)",
        odds={"Réussi": F(1175, 1296)}),
)
row(
    "P45-02",
    "Mes motojets croisent une ligne de gardes et la griffent au passage : permis, mais elles ne chargent plus, et leur mouvement ne peut finir ni au-dessus d'eux ni au-dessus de la falaise infranchissable.",
    ask("attaquer_au_passage(unite_motojet=True, cible_survolee_ou_croisee=True)", outcome="Permis"),
    ask("charger(unite_motojet=True, unite_a_fait_une_attaque_au_passage=True)", outcome="Interdit"),
    ask("croiser_d_autres_unites(unite_motojet=True)", outcome="Permis"),
    ask("se_deplacer(unite_motojet=True, au_dessus_d_autres_unites=True)", outcome="Interdit"),
    ask("faire_un_mouvement_rapide(unite_motojet=True, au_dessus_de_l_infranchissable=True)", outcome="Interdit"),
)
