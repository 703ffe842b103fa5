"""Situations of Confrontation of the chapter « Contact et ligne de vue » (Contact and line of sight)."""

from __future__ import annotations

from verdicts import ask, rows

ROWS, row = rows()

BOW = "arme=dict(portee_courte=20, portee_moyenne=40, portee_longue=60)"
FLAMES = "flammes_sur_la_ligne=True"

row(
    "CONF-AE04",
    "Le feu entre eux : du palier 1 au sol, on ne voit pas ; du palier 2 au palier 2, si ; du palier 2 au palier 1, non, ou si : litige. Ni tir, ni sort.",
    ask(f"voir(attaquant_palier=1, cible_palier=0, {FLAMES})", outcome="Interdit"),
    ask(f"voir(attaquant_palier=2, cible_palier=2, {FLAMES})", outcome="Permis"),
    ask(f"prendre_pour_cible(attaquant_palier=2, cible_palier=1, {FLAMES})", outcome="Interdit", disputed="Permis"),
    ask(f"cibler_avec_un_sortilege(magicien_palier=1, cible_palier=2, {FLAMES})", outcome="Interdit", disputed="Permis"),
    ask(f"tir_sur_une_cible(attaquant=dict(tir=4, palier=1), cible_palier=0, distance=15, {BOW}, {FLAMES})", outcome="Interdit"),
)
row(
    "CONF-AE22",
    "Une figurine intermédiaire de même Taille cache la cible ; plus petite que l'un des deux, elle n'en cache qu'une partie : 4 − 1 + 1 contre un Grand.",
    ask('voir(cible_taille="Petite", attaquant_taille="Petite", autre=dict(taille="Petite", fait_obstacle=True))', outcome="Interdit"),
    ask('charger(attaquant_taille="Petite", cible_taille="Petite", autre=dict(taille="Grande", fait_obstacle=True))', outcome="Interdit"),
    ask('difficulte_du_tir(portee_du_tir="courte", cible_taille="Grande", attaquant_taille="Moyenne", autre=dict(taille="Moyenne", fait_obstacle=True))', total=4),
)

SIGHT = "voir(attaquant_taille='Moyenne', autre_fait_obstacle=True"

row(
    "CONF-AM37",
    "Source moyenne : un grand obstacle cache un moyen et un grand ; un moyen ne cache pas un grand.",
    ask(f"{SIGHT}, cible_taille='Moyenne', autre_taille='Grande')", outcome="Interdit"),
    ask(f"{SIGHT}, cible_taille='Grande', autre_taille='Grande')", outcome="Interdit"),
    ask(f"{SIGHT}, cible_taille='Grande', autre_taille='Moyenne')", outcome="Permis"),
)
row(
    "CONF-P17",
    "Derrière un troll de Grande Taille : un archer ne voit pas l'archer ; un cavalier non plus, sauf Tireur embarqué, qui en voit une partie.",
    ask('voir(attaquant_taille="Moyenne", cible_taille="Moyenne", autre_taille="Grande", autre_fait_obstacle=True)', outcome="Interdit"),
    ask('voir(attaquant_taille="Grande", cible_taille="Moyenne", autre_taille="Grande", autre_fait_obstacle=True)', outcome="Interdit"),
    ask('ce_que_la_source_voit(attaquant_taille="Grande", attaquant_tireur_embarque=True, cible_taille="Moyenne", autre_taille="Grande", '
        'autre_fait_obstacle=True)', gives="vue qu'en partie"),
)

SIGHT_2 = "autre=dict(fait_obstacle=True, {})"
WOLFEN = "taille='Grande'"

row(
    "CONF-W16",
    "Un Énorme ou un Titan est de Très Grande Taille sans qu'on le dise : on le voit par-dessus un Wolfen, et il cache un Wolfen à un Wolfen.",
    ask(f"voir({SIGHT_2.format(WOLFEN)}, cible_enorme_x=1, attaquant_taille='Moyenne')", outcome="Permis"),
    ask(f"voir({SIGHT_2.format(WOLFEN)}, cible_taille='Moyenne', attaquant_taille='Moyenne')", outcome="Interdit"),
    ask(f"voir({SIGHT_2.format('enorme_x=1')}, cible_taille='Grande', attaquant_taille='Grande')", outcome="Interdit"),
    ask(f"voir({SIGHT_2.format('enorme_x=1')}, cible_enorme_x=1, attaquant=dict(enorme_x=1, tireur_embarque=True))", outcome="Permis"),
    ask(f"voir({SIGHT_2.format('enorme_x=1')}, cible_taille='Grande', attaquant=dict(taille='Grande', tireur_embarque=True))", outcome="Interdit"),
    ask(f"difficulte_du_tir(portee_du_tir='moyenne', {SIGHT_2.format(WOLFEN)}, cible_est_un_titan=True)", total=6),
    ask("subir_le_malus_d_obstacle(attaquant_taille='Grande', cible_enorme_x=1, decor_taille='Petite')", outcome="Interdit"),
    ask("bondir(figurine=dict(bond=True, taille='Grande'), autre_enorme_x=1)", outcome="Interdit"),
)
row(
    "CONF-AG30",
    "Contact : la moitié du côté ne suffit pas ; on traverse un ami du même tour de parole, pas un autre ; un passage de 2,5 cm ne laisse pas un socle de 3 cm.",
    ask("etre_au_contact(figurine_sur_socle_carre=True, part_du_cote_au_contact=50)", outcome="Interdit"),
    ask("etre_au_contact(figurine_sur_socle_carre=True, part_du_cote_au_contact=51)", outcome="Permis"),
    ask("traverser_une_figurine(ami=True, active_dans_le_meme_tour_de_parole=True)", outcome="Permis"),
    ask("traverser_une_figurine(ami=True)", outcome="Interdit"),
    ask("contourner_un_obstacle(espace_entre_les_obstacles=2.5, largeur_du_socle=3)", outcome="Interdit"),
)
row(
    "CONF-DA24",
    "La moitié tout juste d'un côté de socle carré ne suffit pas, un peu plus, si ; quelques millimètres passent, sauf si le mouvement n'y menait pas.",
    ask("etre_au_contact(figurine_part_du_cote_au_contact=50)", outcome="Interdit"),
    ask("etre_au_contact(figurine_part_du_cote_au_contact=51)", outcome="Permis"),
    ask("etre_au_contact(figurine_mouvement_trop_court_pour_le_contact=True)", outcome="Interdit"),
)
row(
    "CONF-BA31",
    "Socle carré : la moitié juste d'un côté ne fait pas le contact, un peu plus si. Un Grand qui s'interpose cache un Grand à un Moyen ; un Petit devant un Petit ne le cache qu'en partie à un Moyen.",
    ask("etre_au_contact(part_du_cote_au_contact=50)", outcome="Interdit"),
    ask("etre_au_contact(part_du_cote_au_contact=51)", outcome="Permis"),
    ask("voir(autre_fait_obstacle=True, attaquant_taille=\"Moyenne\", cible_taille=\"Grande\", autre_taille=\"Grande\")", outcome="Interdit"),
    ask("ce_que_la_source_voit(autre_fait_obstacle=True, attaquant_taille=\"Moyenne\", cible_taille=\"Petite\", autre_taille=\"Petite\")",
        gives="la cible n'est vue qu'en partie"),
)
row(
    "VI-B",
    "12 mm sur un côté de 25 : pas de contact. Petite Taille : trois adversaires. Un ami au contact : libre. Le côté de son socle au contact : non.",
    ask("etre_au_contact(figurine_sur_socle_carre=True, part_du_cote_au_contact=48)", outcome="Interdit"),
    ask('contacts_possibles(taille="Petite")', total=3),
    ask('entrer_au_contact(figurine_taille="Petite", figurine_adversaires_au_contact=3)', outcome="Interdit"),
    ask("etre_au_contact()", outcome="Permis"),
)
row(
    "CONF-AI85",
    "Quatre au contact d'un moyen. Six d'un grand. Course Rapide : 22,5 cm.",
    ask("contacts_possibles(figurine_taille='Moyenne')", total=4),
    ask("contacts_possibles(figurine_taille='Grande')", total=6),
    ask("portee_de_la_course(figurine=dict(mou=7.5, rapidite=True))", total=22.5),
)
row(
    "VI-A",
    "Sans ligne de vue, pas de sortilège sur une cible ; hors du champ de vision, pas de charge. Obstacle Grand entre deux moyens "
    ": rien ; moyen entre Grand et Petit : en partie.",
    ask("cibler_avec_un_sortilege(cible_hors_de_vue=True)", outcome="Interdit"),
    ask("charger(cible_hors_de_son_champ_de_vision=True)", outcome="Interdit"),
    ask('ce_que_la_source_voit(attaquant_taille="Moyenne", cible_taille="Moyenne", autre_taille="Grande", autre_fait_obstacle=True)',
        gives="pas vue"),
    ask('ce_que_la_source_voit(attaquant_taille="Grande", cible_taille="Petite", autre_taille="Moyenne", autre_fait_obstacle=True)', gives="partie"),
)
row(
    "CONF-AR20",
    "Le Tyran (Grande) derrière un demi-elfe (Moyenne) : le faucheur (Moyenne) le voit en partie ; le demi-elfe derrière le Tyran, pas. Dans son dos, rien ; à son contact, tout.",
    ask("ce_que_la_source_voit(attaquant_taille='Moyenne', autre_taille='Moyenne', cible_taille='Grande', autre_fait_obstacle=True)", gives="n'est vue qu'en partie"),
    ask("ce_que_la_source_voit(attaquant_taille='Moyenne', autre_taille='Grande', cible_taille='Moyenne', autre_fait_obstacle=True)", gives="n'est pas vue"),
    ask("voir(cible_hors_de_son_champ_de_vision=True)", outcome="Interdit"),
    ask("voir(cible_hors_de_son_champ_de_vision=True, cible_au_contact_de_la_source=True)", outcome="Permis"),
)
row(
    "CONF-AR21",
    "Carré : 40 % d'un côté ne suffit pas ; rond, il suffit d'un point. Ma Grande charge deux hommes libres et les fait pivoter ; trois, non.",
    ask("etre_au_contact(figurine_part_du_cote_au_contact=40)", outcome="Interdit"),
    ask("etre_au_contact()", outcome="Permis"),
    ask("faire_pivoter_ses_cibles(attaquant_sur_socle_carre=True, attaquant_en_charge=True, attaquant_taille='Grande', puissance_des_deplaces=2)", outcome="Permis"),
    ask("faire_pivoter_ses_cibles(attaquant_sur_socle_carre=True, attaquant_en_charge=True, attaquant_taille='Grande', puissance_des_deplaces=3)", outcome="Interdit"),
)
