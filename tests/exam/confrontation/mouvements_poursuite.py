"""Situations of Confrontation whose questions stand in `mouvements-poursuite.ttl`."""

from __future__ import annotations

from fractions import Fraction as F

from verdicts import ask, rows

ROWS, row = rows()

# Met while mending.
WON = "adversaires_du_combat_elimines=True, adversaires_au_contact=2"

row(
    "CONF-AB26",
    "Il a tué le sien et touche deux autres : rester sur place est sa poursuite. Pas en déroute, pas Immobile, pas si le mort est un Acharné en sursis.",
    ask(f"poursuivre_sur_place(figurine=dict({WON}))", outcome="Permis"),
    ask(f"poursuivre_sur_place(figurine=dict({WON}, en_deroute=True))", outcome="Interdit"),
    ask(f"poursuivre_sur_place(figurine=dict({WON}, immobile_x=2))", outcome="Interdit"),
    ask(f"poursuivre_sur_place(figurine=dict({WON}), adversaire=dict(acharne=True, tue_net=True))", outcome="Interdit"),
    ask(f"poursuivre_sur_place(figurine=dict({WON}, poursuites_faites=1, implacable_x=1))", outcome="Permis"),
)
row(
    "CONF-AE33",
    "En déroute, il a tué le sien : pas de poursuite, sous aucune lecture ; son ami, qui n'a pas porté le coup, peut, ou non : litige. Un Immobile assailli ne fuit pas.",
    ask("poursuivre(figurine=dict(a_tue_ses_adversaires=True, en_deroute=True), litiges={'CF-483': 'B'})", outcome="Interdit"),
    ask("poursuivre(figurine_adversaires_du_combat_elimines=True)", outcome="Permis", disputed="Interdit"),
    ask("""fuir(figurine=dict(en_deroute=True, defenseur=True, au_contact_d_un_autre_adversaire=True, immobile_x=2), litiges={'CF-1339': 'B'})""",
        outcome="Interdit"),
    ask("""se_desengager_en_force(figurine=dict(est_un_titan=True, adversaires_au_contact=1, force=9), adversaire=dict(est_un_titan=True, res=5))""",
        outcome="Interdit"),
)
row(
    "CONF-AI21",
    "Pugnacité, Implacable/1, Force en charge/3 : 10 cm, deux poursuites, FOR sans bonus après la première.",
    ask("distance_de_poursuite(figurine=dict(mou=10, pugnacite=True))", total=10),
    ask("poursuites_permises(figurine=dict(implacable_x=1))", total=2),
    ask("poursuivre(figurine=dict(implacable_x=1, poursuites_faites=1, a_tue_ses_adversaires=True))", outcome="Permis"),
    ask("poursuivre(figurine=dict(implacable_x=1, poursuites_faites=2, a_tue_ses_adversaires=True))", outcome="Interdit"),
    ask("force_du_jet_de_blessures(attaquant=dict(force=6, force_en_charge_x=3, a_charge=True, a_poursuivi=True))", total=6),
)
row(
    "CONF-AI46",
    "Fanatique en déroute : pas de poursuite ; Rigueur au second test, 3/4.",
    ask("poursuivre(figurine=dict(fanatisme=True, en_deroute=True, a_tue_ses_adversaires=True))", outcome="Interdit"),
    ask("test_de_fanatisme(figurine=dict(fanatisme=True, dis=3, defenseur=True, rigueur=True), difficulte=7)", odds={"Réussi": F(3, 4)}),
)
row(
    "CONF-AI74",
    "Il a tué ses adversaires, dont un Acharné : pas de poursuite. Tué net ou non, Implacable ou non. Acharné tué net, Endurant, Sonné : −3.",
    ask("poursuivre(figurine=dict(a_tue_ses_adversaires=True), adversaire=dict(acharne=True))", outcome="Interdit"),
    ask("poursuivre(figurine=dict(a_tue_ses_adversaires=True, implacable_x=2), adversaire=dict(acharne=True, tue_net=True))", outcome="Interdit"),
    ask("test_d_attaque(attaquant=dict(att=5, acharne=True, tue_net=True, endurance=True, sonne=True), des=[3])", total=5),
)
row(
    "CONF-AK24",
    "Poursuite : MOU 7,5, 4 cm ; Pugnacité, 7,5 ; en vol 17,5, 9. Implacable/1 : deux fois, pas trois. Immobile ou en déroute : aucune.",
    ask("distance_de_poursuite(figurine_mou=7.5)", total=4),
    ask("distance_de_poursuite(figurine=dict(mou=7.5, pugnacite=True))", total=F(15, 2)),
    ask("distance_de_poursuite(figurine=dict(mou=10, mou_en_vol=17.5, palier=1))", total=9),
    ask("poursuivre(figurine=dict(implacable_x=1, adversaires_du_combat_elimines=True, poursuites_faites=1))", outcome="Permis"),
    ask("poursuivre(figurine=dict(implacable_x=1, adversaires_du_combat_elimines=True, poursuites_faites=2))", outcome="Interdit"),
    ask("poursuivre(figurine=dict(immobile_x=3, adversaires_du_combat_elimines=True))", outcome="Interdit"),
    ask("poursuivre(figurine=dict(en_deroute=True, adversaires_du_combat_elimines=True))", outcome="Interdit"),
)
row(
    "CONF-CE22",
    "Un prédateur (PEUR 8, MOU 12,5, Implacable/1) poursuit de 7 cm un COU 3 : il rate sur un 3 et reste, en déroute ; deux poursuites, pas trois.",
    ask("distance_de_poursuite(figurine=dict(mou=12.5, implacable_x=1))", total=7),
    ask("test_de_courage(figurine=dict(cou=3, defenseur=True), adversaire=dict(peur=8, en_poursuite=True))",
        odds={"Réussi": F(1, 3), "fuite immédiate": F(0)}),
    ask("fuir(figurine=dict(en_deroute=True, defenseur=True), adversaire_en_poursuite=True)", outcome="Interdit"),
    ask("repartir_ses_des_de_combat(figurine=dict(en_deroute=True, adversaires_dans_le_combat=1, des_en_attaque=2, des_en_defense=0))", outcome="Interdit"),
    ask("poursuivre(figurine=dict(a_tue_ses_adversaires=True, implacable_x=1, a_poursuivi=True))", outcome="Permis"),
    ask("poursuivre(figurine=dict(a_tue_ses_adversaires=True, implacable_x=1, poursuites_faites=2))", outcome="Interdit"),
    ask("poursuivre(figurine_a_tue_ses_adversaires=True, adversaire=dict(acharne=True, tue_net=True))", outcome="Interdit"),
)
row(
    "VII-D",
    "Un seul des deux adversaires tué : pas de poursuite ; tous : oui, une fois, MOU 15 : 8 cm. Cible libre qui n'a pas combattu "
    ": combat aussitôt ; sinon non.",
    ask("poursuivre()", outcome="Interdit"),
    ask("poursuivre(adversaires_du_combat_elimines=True)", outcome="Permis"),
    ask("poursuivre(adversaires_du_combat_elimines=True, figurine_poursuites_faites=1)", outcome="Interdit"),
    ask("distance_de_poursuite(figurine_mou=15)", total=8),
    ask("poursuivre_sur_place(adversaires_du_combat_elimines=True, figurine_adversaires_au_contact=2)", outcome="Permis"),
    ask("resoudre_aussitot_le_combat()", outcome="Obligatoire"),
    ask("resoudre_aussitot_le_combat(cible_premier_combat_passe=True)", outcome="Interdit"),
    ask("pouvoirs_apres_une_poursuite()", outcome="Permis"),
    ask("separer_de_nouveau_un_combat(rejoint_par_un_poursuivant=True)", outcome="Permis"),
    ask("separer_de_nouveau_un_combat()", outcome="Interdit"),
)
row(
    "CONF-NA16",
    "Implacable/1, MOU 7,5 : il poursuit de 4 cm, ramasse là un marqueur ; le suivant tué, plus de poursuite. Sans marqueur, une seconde.",
    ask("distance_de_poursuite(figurine_mou=7.5)", total=4),
    ask("ramasser_un_marqueur(figurine=dict(a_poursuivi=True, finit_sur_le_marqueur=True))", outcome="Permis"),
    ask("poursuivre(figurine=dict(implacable_x=1, poursuites_faites=1, porteur_de_marqueur=True), a_tue_ses_adversaires=True)", outcome="Interdit"),
    ask("poursuites_permises(figurine_implacable_x=1)", total=2),
)
row(
    "CONF-DA07",
    "Il poursuit au contact de qui a déjà combattu : pas de combat ; ni de seconde poursuite, Harcèlement ou non.",
    ask("resoudre_aussitot_le_combat(cible_premier_combat_passe=True)", outcome="Interdit"),
    ask("poursuivre(figurine=dict(a_poursuivi=True, adversaires_du_combat_elimines=True, harcelement=True))", outcome="Interdit"),
)

DEAD = "acharne=True, tue_net=True"

row(
    "CONF-P25",
    "Tuer net un Acharné n'ouvre pas de poursuite ; lui, tué net et Sonné, poursuit, a ATT 4 - 4 et ne se régénère pas.",
    ask(f"poursuivre(figurine_adversaires_du_combat_elimines=True, adversaire=dict({DEAD}))", outcome="Interdit"),
    ask(f"poursuivre(figurine=dict(adversaires_du_combat_elimines=True, {DEAD}))", outcome="Permis"),
    ask(f"att_malus_compris(attaquant=dict(att=4, sonne=True, {DEAD}))", total=0),
    ask(f"se_regenerer(figurine=dict({DEAD}, regeneration_x=4))", outcome="Interdit"),
)
row(
    "CONF-P26",
    "Implacable/1 et Pugnacité (MOU 11) : une seconde poursuite, de 11 cm ; pas de troisième.",
    ask("poursuivre(figurine=dict(implacable_x=1, pugnacite=True, mou=11, poursuites_faites=1, adversaires_du_combat_elimines=True))", outcome="Permis"),
    ask("distance_de_poursuite(figurine=dict(implacable_x=1, pugnacite=True, mou=11, poursuites_faites=1))", total=11),
    ask("poursuivre(figurine=dict(implacable_x=1, poursuites_faites=2, adversaires_du_combat_elimines=True))", outcome="Interdit"),
)

KILLED = "adversaires_du_combat_elimines=True"

row(
    "CONF-V35",
    "Pugnacité et Implacable/1, MOU 7,5 : deux poursuites de 7,5 cm, 4 sans Pugnacité ; pas une troisième, ni en déroute, ni Immobile.",
    ask("poursuites_permises(figurine_implacable_x=1)", total=2),
    ask("distance_de_poursuite(figurine=dict(mou=7.5, pugnacite=True))", total=F(15, 2)),
    ask("distance_de_poursuite(figurine_mou=7.5)", total=4),
    ask(f"poursuivre(figurine=dict({KILLED}, implacable_x=1, poursuites_faites=2))", outcome="Interdit"),
    ask(f"poursuivre(figurine=dict({KILLED}, implacable_x=1, en_deroute=True))", outcome="Interdit"),
    ask(f"poursuivre(figurine=dict({KILLED}, immobile_x=3))", outcome="Interdit"),
)

KILLER = "figurine=dict(adversaires_du_combat_elimines=True, implacable_x=1{})"

row(
    "CONF-V46",
    "Implacable/1 poursuit encore, mais pas en déroute, suspendu, Immobile, face à un Acharné en sursis, ni pour un décor ; un Neutre en déroute non plus.",
    ask(f"poursuivre({KILLER.format(', poursuites_faites=1')})", outcome="Permis"),
    ask(f"poursuivre({KILLER.format(', suspendu=True')})", outcome="Interdit"),
    ask(f"poursuivre({KILLER.format(', n_a_combattu_qu_un_decor=True')})", outcome="Interdit"),
    ask(f"poursuivre({KILLER.format('')}, adversaire_sursis_de_l_acharne=True)", outcome="Interdit"),
    ask(f"poursuivre({KILLER.format(', a_poursuivi=True, porteur_de_marqueur=True')})", outcome="Interdit"),
    ask("poursuivre(figurine=dict(adversaires_du_combat_elimines=True, neutre=True, en_deroute=True))", outcome="Interdit"),
    ask("distance_de_poursuite(figurine=dict(mou=10, suspendu=True))", outcome="Interdit"),
)
row(
    "CONF-AM15",
    "MOU 7,5, il a tué le sien et touche encore un autre : 4 cm sans test, ou il reste et l'engage.",
    ask("distance_de_poursuite(mou=7.5)", total=4),
    ask("poursuivre_sur_place(figurine=dict(a_tue_ses_adversaires=True, au_contact_d_un_adversaire=True))", outcome="Permis"),
)

FLYER = "mou=10, mou_en_vol=17.5"

row(
    "CONF-P23",
    "Au palier 1, MOU en vol 17,5 : 9 cm de poursuite, sans changer de palier ; avec Pugnacité, 17,5.",
    ask(f"distance_de_poursuite(figurine=dict({FLYER}, palier=1))", total=9),
    ask(f"distance_de_poursuite(figurine=dict({FLYER}, palier=1, pugnacite=True))", total=F(35, 2)),
    ask("changer_de_palier(figurine=dict(palier=1, en_poursuite=True))", outcome="Interdit"),
)
row(
    "CONF-Y12",
    "Porteur de marqueur : ni envol, ni Rapidité au-delà de MOU × 2, ni MOU+3, ni seconde poursuite. Valeur 34 critique : 24 ; 8 critique : 0 ; Acharné tué net : 24.",
    ask("prendre_son_envol(figurine=dict(vol=True, porteur_de_marqueur=True))", outcome="Interdit"),
    ask("portee_de_la_course(figurine=dict(mou=10, rapidite=True, porteur_de_marqueur=True))", total=20),
    ask("distance_de_poursuite(figurine=dict(mou=10, modificateur_de_mou=3, porteur_de_marqueur=True))", total=5),
    ask("distance_de_poursuite(figurine=dict(mou=10, modificateur_de_mou=3))", total=7),
    ask("poursuivre(figurine=dict(a_tue_ses_adversaires=True, implacable_x=2, poursuites_faites=1, porteur_de_marqueur=True))", outcome="Interdit"),
    ask("valeur_comptee(figurine=dict(valeur_strategique=34, blessure_critique=True))", total=24),
    ask("valeur_comptee(figurine=dict(valeur_strategique=8, blessure_critique=True))", total=0),
    ask("valeur_comptee(figurine=dict(valeur_strategique=34, acharne=True, tue_net=True))", total=24),
)
row(
    "CONF-AR26",
    "Le garde royal (MOU 10) a tué le pantin, la goule et le zombie le touchent encore : il bouge de 5 cm ou reste et les engage. MOU 7,5 : 4 cm.",
    ask("poursuivre_sur_place(figurine_adversaires_du_combat_elimines=True, figurine_adversaires_au_contact=2)", outcome="Permis"),
    ask("distance_de_poursuite(figurine_mou=10)", total=5),
    ask("distance_de_poursuite(figurine_mou=7.5)", total=4),
)
row(
    "CF-ZH06",
    "Le garde royal a tué son pantin et touche encore une goule d'un autre combat : il reste, ou bouge de 5 cm sans se désengager ; avant, au contact d'elle, ni tir ni course.",
    ask("poursuivre_sur_place(figurine=dict(a_tue_ses_adversaires=True, au_contact_d_un_autre_adversaire=True))", outcome="Permis"),
    ask("poursuivre_sur_place(figurine_a_tue_ses_adversaires=True)", outcome="Interdit"),
    ask("potentiel_de_deplacement(figurine=dict(mou=10, type_de_deplacement='poursuite', au_contact_d_un_autre_adversaire=True))", total=5),
    ask("devoir_se_desengager(figurine=dict(en_poursuite=True, au_contact_d_un_autre_adversaire=True))", outcome="Interdit"),
    ask("devoir_se_desengager(figurine_au_contact_d_un_autre_adversaire=True)", outcome="Obligatoire"),
    ask("tirer(attaquant_au_contact_d_un_autre_adversaire=True)", outcome="Interdit"),
    ask("courir(figurine_au_contact_d_un_autre_adversaire=True)", outcome="Interdit"),
)
row(
    "CONF-ZC40B",
    "Mon Implacable/1 (MOU 9) a tué son homme ; une goule le touche encore, un vétéran bien en vue est à 5 cm : il l'engage sans désengagement, à 6 cm il reste court, "
    "et il ne charge jamais ; une seconde poursuite oui, une troisième non (lignes 2180 à 2206 et 5767).",
    ask("engager_un_adversaire(attaquant=dict(en_poursuite=True, mou=9, adversaires_au_contact=1), distance=5)", outcome="Permis"),
    ask("engager_un_adversaire(attaquant=dict(en_poursuite=True, mou=9, adversaires_au_contact=1), distance=6)", says="assaut trop court"),
    ask("charger(attaquant_en_poursuite=True)", outcome="Interdit"),
    ask("poursuivre(figurine=dict(a_tue_ses_adversaires=True, implacable_x=1, poursuites_faites=1))", outcome="Permis"),
    ask("poursuivre(figurine=dict(a_tue_ses_adversaires=True, implacable_x=1, poursuites_faites=2))", outcome="Interdit"),
)
