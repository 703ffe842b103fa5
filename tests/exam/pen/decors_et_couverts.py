"""Situations of Warhammer 40,000 PEN of the chapter « Décors, terrains et couverts » (Terrain and cover)."""

from __future__ import annotations

from fractions import Fraction as F

from verdicts import ask, rows

ROWS, row = rows()

row(
    "PEN-X38",
    "Une créature monstrueuse (CC4, I4) charge à travers de l'acide dix gardes (CC3, I3) dans des ruines, qui font 9 au moral sur Cd 8.",
    ask("terrain_dangereux(unite_creature_monstrueuse=True, unite_en_terrain_dangereux=True, mouvement_de_corps_a_corps=True)", outcome="Interdit"),
    ask("test_de_terrain_dangereux(unite_creature_monstrueuse=True, unite_en_terrain_dangereux=True, mouvement_de_corps_a_corps=True)", outcome="Sans effet"),
    ask("initiative_effective(initiative=3, unite_chargee=True, unite_a_couvert_avant_la_charge=True, assaillant_creature_monstrueuse=True)", total=3),
    ask("test_de_terreur(commandement=8, des=[5, 4])", outcome="Terrifiée", gives="terrifié"),
    ask("jet_pour_toucher_au_corps_a_corps(unite_cc=4, unite_creature_monstrueuse=True, cible_cc=3, cible_terrifiee=True)", odds={"Touché": F(2, 3)}),
    ask("jet_pour_toucher_au_corps_a_corps(unite_cc=3, unite_terrifiee=True, cible_cc=4)", odds={"Touché": F(1, 3)}),
)
row(
    "AC-02",
    "Cinq terminators se posent dans un bois : chacun 1/6 × 2/3 (PA2, invulnérable 5+) ; des jet-packs ne testent pas. Ils tirent à CT 5, ne chargent pas.",
    ask("terrain_dangereux(unite_infanterie=True, unite_deployee_en_frappe_en_profondeur=True, unite_terrain_difficile_traverse=True)", outcome="Obligatoire"),
    ask("terrain_dangereux(unite_jet_pack=True, unite_deployee_en_frappe_en_profondeur=True, unite_terrain_difficile_traverse=True)", outcome="Interdit"),
    ask("""pertes_en_terrain_dangereux(unites=5, unite_infanterie=True, unite_deployee_en_frappe_en_profondeur=True,
unite_terrain_difficile_traverse=True, unite_svg=2, unite_svg_invulnerable=5)""", total=F(5, 9)),
    ask("""ct_du_tir(ct=4, arme_de_tir="Fulgurant", distance=10, unite_deployee_en_frappe_en_profondeur=True)""", total=5),
    ask("charger(unite_infanterie=True, unite_deployee_en_frappe_en_profondeur=True, distance=5)", outcome="Interdit"),
)
row(
    "AC-17",
    "Un char fonce à travers un bois : 1/6 de dégât lourd, la coque 4 fois sur 6, détruit une fois sur 54. Au pas, il ne teste pas.",
    ask("terrain_dangereux(unite_est_un_vehicule=True, unite_mouvement_rapide_fait=True, unite_terrain_difficile_traverse=True)", outcome="Obligatoire"),
    ask("terrain_dangereux(unite_est_un_vehicule=True, unite_terrain_difficile_traverse=True)", outcome="Interdit"),
    ask("degat_d_un_terrain_dangereux(unite_est_un_vehicule=True, unite_mouvement_rapide_fait=True, unite_terrain_difficile_traverse=True)",
        odds={"sans effet": F(5, 6), "détruit": F(1, 54), "arme détruite": F(1, 216)}),
    ask("""degat_d_un_terrain_dangereux(unite_est_un_vehicule=True, unite_a_lame_bulldozer=True, unite_mouvement_rapide_fait=True,
unite_terrain_difficile_traverse=True)""", odds={"sans effet": F(35, 36), "détruit": F(1, 324)}),
)
row(
    "AL-14",
    "Un char rapide à lame bulldozer fait 14 ps à travers un bois : 1/36 de dégât lourd, la zone se lit à 1D6+1. Un marcheur à fond ne teste pas.",
    ask("test_de_terrain_dangereux(unite_rapide=True, unite_terrain_difficile_traverse=True, unite_a_lame_bulldozer=True)", odds={"Réussi": F(35, 36)}),
    ask("terrain_dangereux(unite_rapide=True, unite_mouvement_rapide_fait=True, unite_terrain_difficile_traverse=True)", outcome="Obligatoire"),
    ask("terrain_dangereux(unite_marcheur=True, unite_mouvement_rapide_fait=True, unite_terrain_difficile_traverse=True)", outcome="Interdit"),
    ask("terrain_dangereux(unite_moto=True, unite_hors_de_controle=True, fleche_obtenue=True, unite_terrain_difficile_traverse=True)", outcome="Obligatoire"),
)
row(
    "AL-30",
    "Dans un bois, la frappe en profondeur fait tester un marcheur ou des lents et méthodiques, ni une bête ni un véhicule volant.",
    ask("terrain_dangereux(unite_deployee_en_frappe_en_profondeur=True, unite_marcheur=True, unite_terrain_difficile_traverse=True)", outcome="Obligatoire"),
    ask("terrain_dangereux(unite_deployee_en_frappe_en_profondeur=True, unite_lente_et_methodique=True, unite_terrain_difficile_traverse=True)", outcome="Obligatoire"),
    ask("terrain_dangereux(unite_deployee_en_frappe_en_profondeur=True, unite_bete=True, unite_terrain_difficile_traverse=True)", outcome="Interdit"),
    ask("terrain_dangereux(unite_deployee_en_frappe_en_profondeur=True, unite_vehicule_volant=True, unite_terrain_difficile_traverse=True)", outcome="Interdit"),
)

WOOD = "unite_deployee_en_frappe_en_profondeur=True, unite_terrain_difficile_traverse=True"

row(
    "PE-32",
    "Cinq terminators (2+, invulnérable 5+) et des unités de saut tombent dans un bois.",
    ask(f"terrain_dangereux(unite_infanterie=True, {WOOD})", outcome="Obligatoire"),
    ask(f"terrain_dangereux(unite_de_saut=True, {WOOD})", outcome="Interdit"),
    ask(f"tests_de_terrain_dangereux(unites=5, unite_infanterie=True, {WOOD})", mean=F(5, 6)),
    ask("sauvegarde_d_armure(svg=2, pa=2)", odds={"Sauvé": F(1, 6)}),
    ask("sauvegarde_invulnerable(svg_invulnerable=5, pa=2)", odds={"Sauvé": F(1, 3)}),  # 5/6 x 2/3 = 5/9
)

# --- terrain, cover, hiding
RIDERS = "unite_moto=True, unite_a_conducteur_habile=True, unite_distance_parcourue=20, terrain_difficile_traverse=True"

row(
    "PEN-X49",
    "Cinq motards, conducteurs habiles, ont fait 20 ps à travers un bois, terrain difficile.",
    ask(f"terrain_difficile_en_mouvement_rapide({RIDERS})", gives="test de terrain dangereux"),
    ask(f"test_de_terrain_dangereux({RIDERS})", odds={"Raté": F(1, 36), "blessure automatique pa2": F(1, 36)}),
    ask(f"tests_de_terrain_dangereux(unites=5, {RIDERS})", odds={"Tests ratés 0": F(35, 36) ** 5}, mean=F(5, 36)),
    ask("sauvegarde_d_armure(svg=3, pa=2)", odds={"Sauvé": 0}),
)

BULLDOZER = "unite_tank=True, unite_a_lame_bulldozer=True, unite_distance_parcourue=12, unite_terrain_difficile_traverse=True"

row(
    "AJ-31",
    "Un char à lame bulldozer fonce à travers un bois : 1/36 de dégât lourd, la coque deux fois sur trois ; il n'y a rien à tester en mouvement normal.",
    ask(f"test_de_terrain_dangereux({BULLDOZER})", odds={"Raté": F(1, 36)}),
    ask(f"degat_d_un_terrain_dangereux({BULLDOZER})", odds={"détruit": F(1, 324), "immobilisé": F(1, 1296), "sans effet": F(35, 36)}),
    ask("terrain_dangereux(unite_tank=True, unite_distance_parcourue=6, unite_terrain_difficile_traverse=True)", outcome="Interdit"),
)
row(
    "PE-55",
    "Un tank à lame bulldozer, lancé, traverse un bois.",
    ask("""test_de_terrain_dangereux(unite_tank=True, unite_mouvement_rapide_fait=True, unite_terrain_difficile_traverse=True,
        unite_a_lame_bulldozer=True)""", odds={"le dégât est lourd": F(1, 36)}, gives="relance : PEN-301"),
)

ASTRAY = "unite_vehicule_volant=True, unite_deployee_en_frappe_en_profondeur=True, devie_en_terrain_infranchissable=True"
row(
    "P32-09",
    "Un char lancé traverse un bois : il teste, et un 1 est un dégât lourd ; la bête, agile à couvert, n'y perd rien ; l'escouade peut laisser un char immobilisé.",
    ask("terrain_difficile_en_mouvement_rapide(unite_vehicule=True)", gives="test de terrain dangereux"),
    ask("degat_d_un_terrain_dangereux(unite_vehicule=True, unite_terrain_difficile_traverse=True)", odds={"sans effet": F(5, 6)}),
    ask("ralentissement_du_terrain(unite_bete=True, unite_ps_en_terrain_difficile=6)", total=0),
    ask("laisser_un_vehicule_immobilise(unite_immobilise=True, unite_vehicule=True)", outcome="permis"),
)
row(
    "PQ-20",
    "Un véhicule volant dévie dans une falaise en frappe en profondeur : secoué, jamais à terre.",
    ask(f"test_de_terrain_dangereux({ASTRAY})", odds={"le dégât est lourd": F(1, 6)}),
    ask("mise_a_terre(unite_vehicule_volant=True, deviation_bloquee=True)", gives="secoué"),
    ask(f'jet_pour_toucher_au_tir(ct=4, arme_de_tir="Missiles Krak", distance=20, {ASTRAY}, cible_immobile=True)', odds={"Touché": F(1, 3)}),
)
row(
    "PR-36",
    "Cinq motards (svg 3+) ont foncé de 20 ps à travers 6 ps de bois : le test y est à PA2 ; un char à lame y risque un dégât lourd.",
    ask("test_de_terrain_dangereux(unite_moto=True, unite_distance_parcourue=20, ps_en_terrain_difficile=6)",
        odds={"blessure automatique pa2": F(1, 6)}),
    ask("""test_de_terrain_dangereux(unite_tank=True, unite_distance_parcourue=12, ps_en_terrain_difficile=3, unite_a_lame_bulldozer=True)""",
        odds={"le dégât est lourd": F(1, 36)}),
)
row(
    "PS-04",
    "La moto d'un conducteur habile a foncé dans les bois : une chance sur 36 d'une blessure, et c'est PA2.",
    ask("test_de_terrain_dangereux(unite_moto=True, unite_conducteur_habile=True, ps_en_terrain_difficile=3)", odds={"blessure automatique pa2": F(1, 36)}),
    ask("terrain_difficile_en_mouvement_rapide(unite_moto=True)", gives="test de terrain dangereux"),
)
row(
    "PT-19",
    "Une moto coupe par les bois à fond : une chance sur six d'une blessure PA2, 1/36 au conducteur habile ; un tank à lame, 1/36 ; un antigrav ne teste pas.",
    ask("test_de_terrain_dangereux(unite_moto=True, unite_terrain_difficile_traverse=True)", odds={"Raté": F(1, 6)}, gives="pa2"),
    ask("test_de_terrain_dangereux(unite_moto=True, unite_a_conducteur_habile=True)", odds={"Raté": F(1, 36)}),
    ask("test_de_terrain_dangereux(unite_est_un_vehicule=True, unite_tank=True, unite_a_lame_bulldozer=True)", odds={"Raté": F(1, 36)}),
    ask("terrain_difficile_en_mouvement_rapide(unite_antigrav=True, unite_est_un_vehicule=True)", gives="Aucune conséquence"),
)
row(
    "flames-through-the-loophole",
    "Mon lance-flammes, dans la meurtrière d'un bunker : dix gardes, E3, Svg 5+, 1 PV. 5/6 × 7/2 × 2/3 × 5/6.",
    ask('viser_les_occupants_d_un_batiment(arme_de_tir="Lance-flammes", gabarit_sur_un_point_du_batiment=True)', outcome="Permis"),
    ask('phase_de_tir(tirs=1, arme_de_tir="Lance-flammes", passagers_vises=True, endurance=3, svg=5, effectif=10, points_de_vie=1)', total=F(175, 108)),
)
row(
    "PAA-19",
    "Six gardes à grenades incendiaires, une seule part ; 2+ à 6 ps ; elle vise droit la garnison : 25/24 pertes. Un bolter, lui, ne vise que le mur.",
    ask('viser_les_occupants_d_un_batiment(arme_de_tir="Grenades incendiaires")', outcome="Permis"),
    ask('viser_les_occupants_d_un_batiment(arme_de_tir="Bolter", ct=6)', outcome="Interdit"),
    ask("""phase_de_tir(tireurs=6, arme_de_tir="Grenades incendiaires", ct=3, distance=6, unite_immobile=True, transporteur_batiment=True,
        endurance=3, svg=5, cible_embarquee=True)""", means={"blessures": F(25, 24)}),
)
row(
    "AD-19",
    "Six gardes dans un bunker : deux de ses armes, pas plus que lui n'en a ; un lance-flammes sans meurtrière ne touche que le mur, des grenades les visent.",
    ask("armement_d_un_batiment(armes_du_batiment=2, occupants_du_batiment=6)", total=2),
    ask("""viser_les_occupants_d_un_batiment(arme_de_tir="Lance-flammes")""", outcome="Interdit"),
    ask("viser_les_occupants_d_un_batiment(arme_a_gabarit_de_souffle=True, gabarit_sur_un_point_du_batiment=True)", outcome="Permis"),
    ask("""viser_les_occupants_d_un_batiment(arme_de_tir="Grenades frag")""", outcome="Permis"),
    ask("""viser_les_occupants_d_un_batiment(arme_de_tir="Bolter", ct=7)""", outcome="Permis"),
    ask("""viser_les_occupants_d_un_batiment(arme_de_tir="Bolter", ct=6)""", outcome="Interdit"),
    ask("""degat_subi(degat_recu="explosé", cible_batiment=True)""", gives="un décor infranchissable"),
)
row(
    "AG-27",
    "Dans un bunker, une grenade me vise droit, un bolter non ; une bête et un personnage à pied : la première ne monte pas à bord ; viser deux groupes d'un même tireur, non.",
    ask('viser_les_occupants_d_un_batiment(arme_de_tir="Grenades krak")', outcome="Permis"),
    ask('viser_les_occupants_d_un_batiment(arme_de_tir="Bolter")', outcome="Interdit"),
    ask("embarquer(unite_bete=True)", outcome="Interdit"),
    ask("embarquer(unite_personnage_independant=True, unite_infanterie=True)", outcome="Permis"),
    ask("viser_deux_groupes()", outcome="Interdit"),
)
row(
    "RP-06",
    "Un bunker à arme de coque : la cible est à 46 degrés de l'axe. Il explose ; qui finit son mouvement sur ses ruines ?",
    ask('blindage_du_batiment(reference_du_batiment="fortification ou bunker")', total=14),
    ask("tirer_une_arme_de_vehicule(arme_de_coque=True, angle_de_tir=46)", outcome="Interdit"),
    ask("tirer_une_arme_de_vehicule(arme_de_coque=True, angle_de_tir=45)", outcome="Permis"),
    ask("s_arreter_en_terrain_infranchissable(unite_antigrav=True)", outcome="Interdit"),
    ask("terrain_infranchissable(unite_volante=True)", outcome="Permis"),
)
row(
    "P32-34",
    "Cinq occupants, une arme dans le bunker : une seule servie. Un gabarit d'explosion ne choisit pas ses groupes.",
    ask("armement_d_un_batiment(armes_du_batiment=1, occupants_du_batiment=5)", total=1),
    ask("choisir_les_groupes_vises(arme_explosion=True)", outcome="interdit"),
)
row(
    "P30-07",
    "Une maison en béton vaut 12 : l'autocanon fait un superficiel sur 5. Explosée, un décor infranchissable, et F6 aux occupants ; les motos ne pouvaient pas y entrer.",
    ask('penetration_de_blindage(arme_de_tir="Autocanon", reference_du_batiment="maison en béton", cible_batiment=True, des=[5])', outcome="Dégât superficiel"),
    ask('degat_subi(cible_batiment=True, degat_recu="explosé")', gives="un décor infranchissable"),
    ask('force_contre_les_passagers(degat_recu="explosé", cible_batiment=True)', total=6),
    ask("embarquer(unite_moto=True)", outcome="Interdit"),
)
row(
    "7",
    "Deux 1 sur quatre en terrain difficile : deux blessures PA 2 ; un véhicule, un dégât lourd. Visible à 80 % : 4+ devient 6+. Bâtiment de brique : 11.",
    ask("tests_de_terrain_dangereux(unites=4, des=[1, 3, 1, 6], terrain_difficile_traverse=True)", gives="2"),
    ask("test_de_terrain_dangereux(unite_est_un_vehicule=True, des=[1])", outcome="Raté", gives="superficiel"),
    ask("test_de_terrain_dangereux(unite_est_un_vehicule=True, terrain_difficile_traverse=True, des=[1])", outcome="Raté", gives="lourd"),
    ask("jet_de_zone_du_terrain(des=[2])", total=3),
    ask("terrain_dangereux(unite_en_terrain_dangereux=True)", outcome="Obligatoire"),
    ask('sauvegarde_de_couvert(type_de_couvert="moyen", des=[4])', outcome="Touche annulée"),
    ask('sauvegarde_de_couvert(type_de_couvert="léger", des=[4])', outcome="Touche maintenue"),
    ask("avoir_droit_au_couvert(arme_de_barrage=True, cible_en_zone_de_couvert=True)", outcome="Interdit"),
    ask("svg_de_couvert_effective(cible_est_un_vehicule=True, svg_de_couvert=4, pourcentage_visible=80)", total=6),
    ask("svg_de_couvert_effective(cible_creature_monstrueuse=True, svg_de_couvert=4, pourcentage_visible=80)", total=6),
    ask("se_mettre_en_position_de_tir(unite_a_couvert_d_un_decor=True, distance_au_decor=1)", outcome="Permis"),
    ask('degat_sur_la_table(cible_batiment=True, zone_touchee="mobilité", degat_lourd=True, pa=4, des=[6])', outcome="Détruit"),
    ask('penetration_de_blindage(force=6, des=[5], cible_batiment=True, reference_du_batiment="maison en brique")',
        outcome="Dégât superficiel", total=11),
    ask("viser_les_occupants_d_un_batiment(arme_a_gabarit_de_souffle=True)", outcome="Interdit"),
    ask("viser_les_occupants_d_un_batiment(arme_a_gabarit_de_souffle=True, gabarit_sur_un_point_du_batiment=True)", outcome="Permis"),
    ask("viser_les_occupants_d_un_batiment()", outcome="Interdit"),
    ask("armement_d_un_batiment(occupants_du_batiment=4, armes_du_batiment=2)", gives="2"),
)

# --- buildings, transports, arrivals
FLAME = 'arme_de_tir="Lance-flammes", cible_batiment=True'
row(
    "P32-28",
    "Par les trous d'une ruine, visible en entier : 4+ quand même. Un missile frag sur deux étages (3 ps d'écart) : celui que l'on ne choisit pas n'a rien.",
    ask('svg_de_couvert_effective(tir_a_travers_un_decor=True, type_de_couvert="moyen")', total=4),
    ask('touches_du_gabarit(arme_de_tir="Missiles Frag", ecart_d_altitude=3, unites_sous_le_gabarit=4)', total=4),
    ask('touches_du_gabarit(arme_de_tir="Missiles Frag", ecart_d_altitude=3, unites_sous_le_gabarit=4, etage_non_choisi=True)', total=0),
)
row(
    "PE-01",
    "Six gardes barricadés dans une maison en brique : un lance-flammes par la fenêtre, puis contre le mur.",
    ask(f"viser_les_occupants_d_un_batiment({FLAME}, gabarit_sur_un_point_du_batiment=True)", outcome="Permis"),
    ask("""phase_de_tir(tireurs=1, ct=2, arme_de_tir="Lance-flammes", passagers_vises=True, transporteur_batiment=True,
        gabarit_sur_un_point_du_batiment=True, endurance=3, svg=5, effectif=6)""",
        mean=F(175, 108)),  # 5/6 x 7/2 x 2/3 x 5/6
    ask(f"viser_les_occupants_d_un_batiment({FLAME})", outcome="Interdit"),
    ask(f'penetration_de_blindage({FLAME}, reference_du_batiment="Maison en brique")', odds={"Sans effet": 1}),  # 4 + 6 = 10 < 11
)
row(
    "AC-30",
    "Quatre motos (3+) à fond dans un bois : PA2, l'armure n'y fait rien, 2/3 de perte ; à la mêlée, pas de test ; une créature blessée au vol perd le contrôle.",
    ask("""pertes_en_terrain_dangereux(unites=4, unite_moto=True, unite_mouvement_rapide_fait=True, unite_terrain_difficile_traverse=True, unite_svg=3)""",
        total=F(2, 3)),
    ask("pertes_en_terrain_dangereux(unites=4, unite_moto=True, mouvement_de_corps_a_corps=True, unite_svg=3)", outcome="Sans effet"),
    ask("""test_d_accident(unite_creature_monstrueuse=True, unite_volante=True, unite_mouvement_rapide_fait=True, unite_pv_perdu_a_ces_tirs=True)""",
        odds={"l'unité est hors de contrôle": F(11, 36)}),
)
row(
    "AD-37",
    "Trois marines (3+) déviés dans une falaise : PA2, 1/6 chacun ; jetés d'un transport en l'air, de même ; sur une mine en plaine, PA4, 1/12.",
    ask("pertes_en_terrain_dangereux(unites=3, unite_svg=3, devie_en_terrain_infranchissable=True)", total=F(1, 2)),
    ask("pertes_en_terrain_dangereux(unites=3, unite_svg=3, debarquement_force_en_altitude=True)", total=F(1, 2)),
    ask("pertes_en_terrain_dangereux(unites=3, unite_svg=3)", total=F(1, 4)),
    ask("pertes_en_terrain_dangereux(unites=3, unite_svg=2, unite_svg_invulnerable=5, devie_en_terrain_infranchissable=True)", total=F(1, 3)),
)
row(
    "AD-27",
    "Ai-je droit à mes ruines ? Contre un bolter, oui ; un lance-flammes, un bélier, une attaque au passage, un coup d'épée, non ; une attaque météore, si.",
    ask("""avoir_droit_au_couvert(cible_en_zone_de_couvert=True, arme_de_tir="Bolter")""", outcome="Permis"),
    ask("""avoir_droit_au_couvert(cible_en_zone_de_couvert=True, arme_de_tir="Lance-flammes")""", outcome="Interdit"),
    ask("avoir_droit_au_couvert(cible_en_zone_de_couvert=True, touche_de_charge_belier=True)", outcome="Interdit"),
    ask("avoir_droit_au_couvert(cible_en_zone_de_couvert=True, touche_d_attaque_au_passage=True)", outcome="Interdit"),
    ask("avoir_droit_au_couvert(cible_en_zone_de_couvert=True, attaque_au_contact=True)", outcome="Interdit"),
    ask("avoir_droit_au_couvert(cible_en_zone_de_couvert=True, touche_de_charge_belier=True, touche_d_attaque_meteore=True)", outcome="Permis"),
)
row(
    "AI-29",
    "Autocanons (CT 2) entre des figurines, à 24 ps, immobiles : CT 3, écran 3+, 35/54 de garde. Derrière une nuée, un monstre a l'écran, ou rien.",
    ask("""phase_de_tir(tireurs=2, ct=2, arme_de_tir="Autocanon", distance=24, unite_immobile=True, endurance=3, svg=5, tir_entre_les_figurines=True)""", mean=F(35, 54)),
    ask("avoir_droit_au_couvert(cible_masquee_par_une_escouade=True, ecran_est_un_essaim=True, cible_creature_monstrueuse=True)", outcome="Permis", disputed="Interdit"),
    ask("avoir_droit_au_couvert(cible_masquee_par_une_escouade=True, ecran_est_un_essaim=True, unite_creature_monstrueuse=True)", outcome="Interdit"),
    ask("avoir_droit_au_couvert(cible_masquee_par_une_escouade=True, ecran_est_un_essaim=True, cible_infanterie=True)", outcome="Permis"),
)
row(
    "PV-32",
    "Des nuées ne cachent rien à un char, mais un fantassin y voit un écran 3+ ; deux touches de gabarit renvoyées sur une figurine n'en font qu'une.",
    ask("avoir_droit_au_couvert(unite_tank=True, cible_masquee_par_une_escouade=True, ecran_essaim=True)", outcome="Interdit"),
    ask("svg_de_couvert_effective(unite_infanterie=True, cible_masquee_par_une_escouade=True, ecran_essaim=True)", total=3),
    ask("touches_redirigees(touches_redirigees_sur_une_unite=2, degat_de_zone=True)", total=1),
)
row(
    "AL-37",
    "Un insensible E4 (3+) sur une mine : 1/6 × 1/2, ou la moitié s'il ignore sur 4+ ; dans un bois, 1/6.",
    ask("un_danger(unite_svg=3, unite_endurance=4, unite_insensible_a_la_douleur=True)", odds={"la blessure est subie": F(1, 12)}, disputed="1/24"),
    ask("un_danger(unite_svg=3, unite_terrain_difficile_traverse=True)", odds={"la blessure est subie": F(1, 6)}),
)
row(
    "AM-21",
    "Un antigrav désarmé passe au-dessus de l'infranchissable mais n'y finit pas ; un superficiel d'armement, 1 - 2, ne lui fait rien.",
    ask("terrain_infranchissable(unite_antigrav=True)", outcome="Permis"),
    ask("terrain_infranchissable(unite_moto=True)", outcome="Interdit"),
    ask("s_arreter_en_terrain_infranchissable(unite_antigrav=True)", outcome="Interdit"),
    ask('degat_du_resultat(zone_touchee="armement", resultat_de_degat=-1, cible_sans_armes=True)', outcome="Aucun effet"),
)

# --- groups, allocation, rams
row(
    "PE-20",
    "Douze blessures sur les quatre membres à découvert d'une escouade de dix ; les six autres sont dans des ruines.",
    ask("blesser_un_groupe_non_vise()", outcome="Interdit"),
    ask("apres_les_tirs_ennemis(pertes_de_l_escouade=4, effectif_de_l_escouade=10)", gives="test de moral"),
    ask("test_de_moral_apres_les_tirs(commandement=8, pertes_de_l_escouade=4, effectif_de_l_escouade=10)", odds={"Réussi": F(13, 18)}),
)

WALL = 'cible_masquee_par_un_decor=True, cible_en_position_de_tir=True, cible_a_tire_ou_attaque=True'

row(
    "PQ-25",
    "Derrière un mur, en position de tir à 1 ps : on tire, on garde son couvert, on n'est plus caché.",
    ask("se_mettre_en_position_de_tir(unite_a_couvert_d_un_decor=True, distance_au_decor=1)", outcome="Permis"),
    ask("se_mettre_en_position_de_tir(unite_a_couvert_d_un_decor=True, distance_au_decor=2)", outcome="Interdit"),
    ask(f'svg_de_couvert_effective({WALL}, type_de_couvert="moyen", svg=5)', total=4),
    ask(f"etre_cachee({WALL})", outcome="Interdit"),
)
row(
    "P39-01",
    "Mon missile frag, posé sur ceux qui sont à découvert, déborde sur deux autres dans les ruines ; au bolter je n'avais visé que les premiers. Ceux que je ne vois pas n'ont rien.",
    ask('choisir_les_groupes_vises(arme_de_tir="Missiles Frag")', outcome="Interdit"),
    ask('blesser_un_groupe_non_vise(arme_de_tir="Missiles Frag")', outcome="Permis"),
    ask("gabarit_sur_plusieurs_escouades(unites_sous_le_gabarit=2)", total=2),
    ask("blesser_un_groupe_non_vise(arme_a_explosion=True, cible_hors_de_vue=True)", outcome="Interdit"),
    ask("blesser_un_groupe_non_vise()", outcome="Interdit"),
)
row(
    "P39-02",
    "Mon balayage prend trois gars du bois et deux dehors, la même escouade : trois tirs sur les uns, deux sur les autres. Mon bolter lourd, lui, ne se partage pas.",
    ask("viser_deux_groupes(arme_a_balayage=True)", outcome="Permis"),
    ask("balayage_sur_plusieurs_escouades(unites_sur_le_segment=3)", total=3),
    ask("blesser_un_groupe_non_vise(arme_a_balayage=True)", outcome="Permis"),
    ask("viser_deux_groupes()", outcome="Interdit"),
)
row(
    "P41-03",
    "Je vise les gars d'un bunker au lance-flammes sans couvrir ni porte ni meurtrière : le jet ne touche que le mur. À la grenade, c'est bon, avec leur svg 3+ de couvert, 4+ s'ils ont une armure 3+.",
    ask('tirer(passagers_vises=True, transporteur_batiment=True, arme_de_tir="Lance-flammes")', outcome="Interdit"),
    ask('phase_de_tir(tireurs=5, passagers_vises=True, transporteur_batiment=True, arme_de_tir="Lance-flammes", ct=4, endurance=3, svg=5)', outcome="Interdit"),
    ask('tirer(passagers_vises=True, transporteur_batiment=True, arme_de_tir="Grenades frag", distance=10)', outcome="Permis"),
    ask('svg_de_couvert_effective(passagers_vises=True, transporteur_batiment=True, arme_de_tir="Grenades frag", svg=5)', total=3),
    ask('svg_de_couvert_effective(passagers_vises=True, transporteur_batiment=True, arme_de_tir="Grenades frag", svg=3)', total=4),
)
row(
    "P45-04",
    "Sur la falaise, derrière un rideau de gretchins, E4 svg 5+. Mon mortier (CT 4, F5 PA5, trois sous le disque) ignore l'un et l'autre : 10/9. D'en bas, un tir F5 PA5 se heurte à 3+ : 10/81.",
    ask("""phase_de_tir(tirs=1, ct=4, force=5, pa=5, arme_de_barrage=True, arme_a_explosion=True, cible_en_hauteur=True, ligne_de_vue_montante=True,
        cible_masquee_par_une_escouade=True, unites_sous_le_gabarit=3, endurance=4, svg=5)""", total=F(10, 9)),
    ask("""phase_de_tir(tirs=1, ct=4, force=5, pa=5, cible_en_hauteur=True, ligne_de_vue_montante=True, cible_masquee_par_une_escouade=True, endurance=4,
        svg=5)""", total=F(10, 81)),
)
