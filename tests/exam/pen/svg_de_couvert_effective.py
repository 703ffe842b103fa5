"""Situations of Warhammer 40,000 PEN that ask `svg_de_couvert_effective` first of all."""

from __future__ import annotations

from fractions import Fraction as F

from verdicts import ask, rows

ROWS, row = rows()

BEHIND_RUINS = 'cible_masquee_par_un_decor=True, type_de_couvert="moyen", pourcentage_visible=50, cible_a_tire_ou_attaque=False'

row(
    "PEN-X51",
    "Un char en alerte derrière des épaves, couvert moyen, visible à 50 % pile pour tous les tireurs.",
    ask(f"svg_de_couvert_effective(ct=4, cible_char=True, cible_en_alerte=True, {BEHIND_RUINS})", total=5, disputed="3"),
)

RUINS = 'cible_en_zone_de_couvert=True, type_de_couvert="moyen"'

row(
    "PEN-Z16",
    "Qui se cache le mieux dans les ruines ? Des marines, des gardes, une moto dans les fourrés, un monstre visible aux trois quarts.",
    ask(f"svg_de_couvert_effective({RUINS}, cible_cachee=True, svg=3)", total=3),
    ask(f"svg_de_couvert_effective({RUINS}, cible_cachee=True, svg=5)", total=2),
    ask(f"svg_de_couvert_effective({RUINS}, cible_a_tire_ou_attaque=True, svg=3)", total=5),
    ask('svg_de_couvert_effective(cible_en_zone_de_couvert=True, type_de_couvert="léger", cible_moto=True, cible_cachee=True, svg=4)', total=4),
    ask(f"svg_de_couvert_effective({RUINS}, cible_creature_monstrueuse=True, cible_cachee=True, svg=3, pourcentage_visible=75)", total=6),
)
row(
    "PAA-21",
    "En haut de la falaise sans avoir tiré : caché, 2+ contre qui tire d'en bas ; sous un barrage, ni couvert ni cachette.",
    ask("etre_cachee(cible_en_hauteur=True, ligne_de_vue_montante=True)", outcome="Permis"),
    ask("sauvegarde_de_couvert(cible_en_hauteur=True, ligne_de_vue_montante=True, svg=5, cible_cachee=True)", odds={"Touche annulée": F(5, 6)}),
    ask("svg_de_couvert_effective(cible_en_hauteur=True, ligne_de_vue_montante=True, svg=5, cible_moto=True, cible_cachee=True)", total=2),
    ask("svg_de_couvert_effective(cible_en_hauteur=True, ligne_de_vue_montante=True, svg=5, cible_en_alerte=True)", total=2),
    ask("avoir_droit_au_couvert(cible_en_hauteur=True, ligne_de_vue_montante=True, arme_de_barrage=True)", outcome="Interdit"),
    ask("etre_cachee(cible_en_hauteur=True, ligne_de_vue_montante=True, arme_de_barrage=True)", outcome="Interdit"),
)
row(
    "PAA-23",
    "Créature svg 3+ vue à 75 % tout rond derrière un mur : 7, plafonné à 6 ; derrière un bunker, 6, et 5 à 60 %.",
    *(ask(f"""svg_de_couvert_effective(cible_creature_monstrueuse=True, svg=3, cible_masquee_par_un_decor=True, type_de_couvert="{decor}",
        pourcentage_visible={seen})""", total=t) for decor, seen, t in (("moyen", 75, 6), ("lourd", 75, 6), ("lourd", 60, 5), ("moyen", 60, 6))),
)

CLIFF = "cible_en_hauteur=True, ligne_de_vue_montante=True, svg=5"

row(
    "AC-16",
    "Au bord d'une falaise, muets : couvert lourd 3+, caché 2+ face à qui tire d'en bas. Un obus de mortier n'en tient pas compte.",
    ask(f"svg_de_couvert_effective({CLIFF})", total=3),
    ask(f"svg_de_couvert_effective({CLIFF}, cible_n_a_ni_tire_ni_attaque=True)", total=2),
    ask(f"avoir_droit_au_couvert({CLIFF.removesuffix(', svg=5')}, arme_de_barrage=True)", outcome="Interdit"),
    ask("avoir_droit_au_couvert(cible_en_hauteur=True)", outcome="Interdit"),
    ask(f"phase_de_tir(tirs=1, ct=4, force=4, pa=6, arme_de_barrage=True, {CLIFF}, endurance=3)", mean=F(10, 27)),  # PA6 worsens a 5+ by one
)

SILENT = """cible_moto=True, cible_n_a_ni_tire_ni_attaque=True, cible_en_zone_de_couvert=True, type_de_couvert="moyen", svg=3"""

row(
    "AC-24",
    "Des motos muettes dans les ruines : 4+, pire de 1 pour leur 3+, meilleur de 1 seulement. Elles tirent, passent au jet-pack, ou foncent : 5+, 3+, 5+.",
    ask(f"svg_de_couvert_effective({SILENT})", total=4),
    ask(f"svg_de_couvert_effective({SILENT}, cible_a_tire_ou_attaque=True)", total=5),
    ask(f"svg_de_couvert_effective({SILENT.replace('cible_moto', 'cible_jet_pack')})", total=3),
    ask(f"svg_de_couvert_effective({SILENT}, cible_distance_parcourue=24)", total=5),
)

RUINS_2 = """cible_en_zone_de_couvert=True, type_de_couvert="moyen\""""

row(
    "AD-02",
    "Un Carnifex (3+) dans des ruines : visible à 50 %, 6+ ; à 75 % contre une CT 8, 6+ encore. Des gardes à 75 % : 4+, 6+ contre la CT 8. Lui ne se cache pas.",
    ask(f"svg_de_couvert_effective(cible_creature_monstrueuse=True, {RUINS_2}, pourcentage_visible=50, svg=3)", total=6),
    ask(f"svg_de_couvert_effective(cible_creature_monstrueuse=True, {RUINS_2}, pourcentage_visible=75, svg=3, ct=8)", total=6),
    ask(f"svg_de_couvert_effective(cible_infanterie=True, {RUINS_2}, pourcentage_visible=75, svg=5)", total=4),
    ask(f"svg_de_couvert_effective(cible_infanterie=True, {RUINS_2}, pourcentage_visible=75, svg=5, ct=8)", total=6),
    ask(f"etre_cachee(cible_creature_monstrueuse=True, {RUINS_2.split(',')[0]})", outcome="Interdit"),
)

TRUKK = """tireurs=1, ct=4, arme_de_tir="Bolter", distance=20, unite_a_bouge=True, cible_embarquee=True, transporteur_ouvert=True, endurance=4, svg=3"""

row(
    "AE-04",
    "Des marines (3+) à bord d'un trukk lui-même à couvert (5+) : sa sauvegarde, puis 4+ à cause de leur armure ; 1/27 par bolter, 1/18 à découvert.",
    ask("svg_de_couvert_effective(cible_embarquee=True, transporteur_ouvert=True, svg=3)", total=4),
    ask("svg_de_couvert_effective(cible_embarquee=True, transporteur_ouvert=True, svg=5)", total=3),
    ask(f"phase_de_tir({TRUKK}, svg_de_couvert_du_transport=5)", mean=F(1, 27)),
    ask(f"phase_de_tir({TRUKK})", mean=F(1, 18)),
)

# --- cover a barrage does not know
row(
    "AG-16",
    "« Quelle sauvegarde contre ton mortier ? » Aucune derrière une autre escouade, aucune au bord de la falaise ; sous un toit, la sienne.",
    ask("svg_de_couvert_effective(cible_masquee_par_une_escouade=True, svg=5, arme_de_barrage=True)", outcome="Interdit"),
    ask("svg_de_couvert_effective(cible_en_hauteur=True, ligne_de_vue_montante=True, svg=5, arme_de_barrage=True)", outcome="Interdit"),
    ask("svg_de_couvert_effective(cible_en_hauteur=True, ligne_de_vue_montante=True, svg=5, cible_a_tire_ou_attaque=True)", total=3),
    ask("""svg_de_couvert_effective(cible_masquee_par_une_escouade=True, cible_en_zone_de_couvert=True, decor_protege_du_dessus=True, type_de_couvert="moyen", svg=5,
        arme_de_barrage=True, cible_a_tire_ou_attaque=True)""", total=4),
    ask("phase_de_tir(tirs=1, ct=4, arme_de_barrage=True, force=4, endurance=3, svg=5, cible_masquee_par_une_escouade=True)", mean=F(8, 27)),
)
row(
    "AG-31",
    "Trois plasmas (CT 3) immobiles à 12 ps d'un monstre (E6, 3+) visible à 80 % derrière une escouade : 2+, couvert 3+1+2 = 6, 25/9 de blessures.",
    ask("""svg_de_couvert_effective(cible_creature_monstrueuse=True, svg=3, cible_masquee_par_une_escouade=True, pourcentage_visible=80)""", total=6),
    ask("""phase_de_tir(tireurs=3, ct=3, arme_de_tir="Fusil plasma", distance=12, unite_immobile=True, cible_creature_monstrueuse=True, endurance=6, svg=3,
        cible_masquee_par_une_escouade=True, pourcentage_visible=80)""", mean=F(25, 9)),
)

BUNKER = """cible_creature_monstrueuse=True, cible_en_zone_de_couvert=True, type_de_couvert="lourd", svg=4"""

row(
    "AH-13",
    "Un monstre (4+) derrière un bunker : 5+ s'ils le voient tous à 75 % tout rond, 3+ si l'un n'en voit que 40 ; un fantassin à 80 %, rien ; son invulnérable 3+ se discute.",
    ask(f"svg_de_couvert_effective({BUNKER}, pourcentage_visible=75)", total=5),
    ask(f"svg_de_couvert_effective({BUNKER}, pourcentage_visible=40)", total=3),
    ask("""svg_de_couvert_effective(cible_en_zone_de_couvert=True, type_de_couvert="lourd", svg=4, pourcentage_visible=80)""", total=3),
    ask("""svg_de_couvert_effective(cible_creature_monstrueuse=True, cible_en_zone_de_couvert=True, type_de_couvert="moyen", svg=4, svg_invulnerable=5,
        pourcentage_visible=49)""", total=4),
)

WATCH = """cible_en_zone_de_couvert=True, type_de_couvert="moyen", cible_en_alerte=True"""

row(
    "AH-14",
    "Un monstre (4+) aux aguets dans des ruines, vu à 75 % : 6+, ou 4+ s'il est caché d'office. Un antigrav en altitude : aucun couvert, et rien à discuter.",
    ask(f"svg_de_couvert_effective(cible_creature_monstrueuse=True, svg=4, pourcentage_visible=75, {WATCH})", total=6, gives="PEN-2100"),
    ask(f"svg_de_couvert_effective(cible_antigrav=True, cible_est_un_vehicule=True, cible_en_altitude=True, {WATCH})", outcome="Interdit"),
)
row(
    "AI-17",
    "Des marines cachés dans des broussailles : 4+ ; une moto, 5+ ; à CT 7 (CT 5, immobile, mi-portée), des gardes en broussailles n'ont que 6+.",
    ask("""svg_de_couvert_effective(type_de_couvert="léger", cible_cachee=True, svg=3)""", total=4),
    ask("""svg_de_couvert_effective(type_de_couvert="léger", cible_cachee=True, svg=3, cible_moto=True)""", total=5),
    ask("""svg_de_couvert_effective(type_de_couvert="léger", ct=5, unite_immobile=True, arme_de_tir="Fulgurant", distance=12)""", total=6),
    ask("""svg_de_couvert_effective(type_de_couvert="lourd", cible_cachee=True, svg=2)""", total=3, disputed="^2"),
    ask("""etre_cachee(cible_infanterie=True, cible_masquee_par_une_escouade=True)""", outcome="Interdit"),
)
row(
    "P35-02",
    "Cinq motos (E5, svg 3+) dans des ruines n'ont pas tiré ; 12 touches de bolter ; deux tombent, Cd 8, un 8 au dé.",
    ask("svg_de_couvert_effective(type_de_couvert='ruines', cible_moto=True, cible_n_a_ni_tire_ni_attaque=True, svg=3, cible_en_zone_de_couvert=True)", total=4),
    ask("touches_sur_une_escouade(touches_a_resoudre=12, arme_de_tir='bolter', cible_moto=True, cible_moto_comprise=True, endurance=5, svg=3, type_de_couvert='moyen', cible_n_a_ni_tire_ni_attaque=True, cible_en_zone_de_couvert=True)", means={"blessures": F(2, 3)}),
    ask("test_de_moral_apres_les_tirs(effectif_de_l_escouade=5, pertes=2, commandement=8, des=[4, 4])", outcome="Réussi"),
)
row(
    "AI-31",
    "Un monstre en position de tir derrière un mur, vu à 40 % : 4+, ou 6+ s'il est vu tout entier ; un fantassin, 4+ et rien à discuter.",
    ask("""svg_de_couvert_effective(cible_creature_monstrueuse=True, cible_en_position_de_tir=True, type_de_couvert="moyen", pourcentage_visible=40)""", total=4, disputed="^6"),
    ask("""svg_de_couvert_effective(cible_infanterie=True, cible_en_position_de_tir=True, type_de_couvert="moyen")""", total=4),
    ask("se_mettre_en_position_de_tir(unite_a_couvert_d_un_decor=True, distance_au_decor=1)", outcome="Permis"),
    ask("se_mettre_en_position_de_tir(unite_a_couvert_d_un_decor=True, distance_au_decor=2)", outcome="Interdit"),
)
row(
    "AK-04",
    "Un héros sniper de CT 6 à 24 ps (mi-portée) : CT 8, deux points de moins au couvert, un de plus pour la svg 3+ : 4+ devient 7, ramené à 6.",
    ask('svg_de_couvert_effective(ct=6, arme_de_tir="Fusil sniper", unite_immobile=True, distance=24, svg=3, cible_masquee_par_un_decor=True, type_de_couvert="moyen")', total=6),
    ask('svg_de_couvert_effective(ct=6, arme_de_tir="Fusil sniper", unite_immobile=True, distance=25, svg=4, cible_masquee_par_un_decor=True, type_de_couvert="moyen")', total=5),
)
row(
    "AM-03",
    "Trois E3 et trois E4 en haut d'une falaise : on blesse contre E4, couvert 3+ vu d'en bas, rien contre un barrage ; une créature vue aux trois quarts, 5+.",
    ask("valeur_majoritaire(valeurs=[3, 3, 3, 4, 4, 4])", total=4),
    ask('phase_de_tir(tireurs=6, ct=4, arme_de_tir="Bolter", distance=20, endurance=4, svg=5, cible_en_hauteur=True, ligne_de_vue_montante=True)', total=F(5, 9)),
    ask("svg_de_couvert_effective(cible_en_hauteur=True, ligne_de_vue_montante=True, arme_de_barrage=True)", outcome="Interdit"),
    ask("svg_de_couvert_effective(cible_en_hauteur=True, ligne_de_vue_montante=True, cible_creature_monstrueuse=True, pourcentage_visible=75)", total=5),
)
row(
    "P32-39",
    "Sur la falaise, la ligne de vue monte : 3+ ; sous un barrage, rien.",
    ask("svg_de_couvert_effective(cible_en_hauteur=True, ligne_de_vue_montante=True)", total=3),
    ask("svg_de_couvert_effective(cible_en_hauteur=True, ligne_de_vue_montante=True, tir_de_barrage=True)", outcome="interdit"),
)
row(
    "RP-04",
    "Un mortier perforant (F4 PA4) tombe sur des Space Marines dans des ruines sans toit, puis sous un toit.",
    ask('sauvegarde_de_couvert(cible_en_zone_de_couvert=True, type_de_couvert="moyen", tir_de_barrage=True)', outcome="Interdit"),
    ask('sauvegarde_de_couvert(cible_en_zone_de_couvert=True, type_de_couvert="moyen", tir_de_barrage=True, decor_protege_du_dessus=True)', odds={"Touche annulée": F(1, 2)}),
    ask("jet_pour_blesser(force=4, endurance=9, arme_perforante=True)", odds={"Blessé": F(1, 6)}),
    ask("sauvegarde_d_armure(svg=3, pa=4, blessure_perforante=True)", odds={"Sauvé": 0}),
    ask("sauvegarde_d_armure(svg=3, pa=4)", odds={"Sauvé": F(1, 2)}),
)
row(
    "P30-33",
    "Des fuyards en haut d'une falaise : pas cachés, 3+ ; un barrage ignore la hauteur, qu'on la décrive ou qu'on la dise, et dans une zone à ciel ouvert aussi.",
    ask("etre_cachee(cible_en_retraite=True, couvert_de_hauteur=True)", outcome="Interdit"),
    ask("svg_de_couvert_effective(cible_en_retraite=True, couvert_de_hauteur=True)", total=3),
    ask("svg_de_couvert_effective(couvert_de_hauteur=True, arme_barrage=True)", outcome="Interdit"),
    ask("svg_de_couvert_effective(cible_en_hauteur=True, ligne_de_vue_montante=True, arme_barrage=True)", outcome="Interdit"),
    ask("avoir_droit_au_couvert(couvert_de_hauteur=True, arme_barrage=True, cible_en_zone_de_couvert=True)", outcome="Interdit"),
)

RUINS_3 = 'cible_masquee_par_un_decor=True, type_de_couvert="moyen"'
row(
    "P32-14",
    "Cavalerie (18 ps, invulnérable 3+) dans des broussailles : CT4 touche sur 4+, le couvert 5+ tombe à 6 et ne se relance pas.",
    ask('toucher_au_tir(arme_de_tir="Autocanon", ct=4, distance=30, cible_cavalerie=True, cible_distance_parcourue=18)', says="4+"),
    ask('svg_de_couvert_effective(type_de_couvert="léger", cible_svg_invulnerable=3, cible_en_zone_de_couvert=True)', total=6),
    ask("relancer_une_sauvegarde_de_couvert()", outcome="interdit"),
)
row(
    "AM-12",
    "Des démons dans des ruines : leur 5+ invulnérable ne gêne pas leur couvert 4+, sauf à lire que toute invulnérable le gêne.",
    ask(f'svg_de_couvert_effective(cible_demon=True, svg=5, {RUINS_3})', total=4, disputed="^5"),
    ask(f'svg_de_couvert_effective(svg=5, {RUINS_3})', total=4),
    ask(f'svg_de_couvert_effective(svg=3, {RUINS_3})', total=5),
)
row(
    "AO-10",
    "Cachée : 5+ devient 3+, 4+ pour une moto, et 3+ ne passe pas 2+ ; masquée par une escouade, on n'est pas cachée.",
    ask("svg_de_couvert_effective(svg_de_couvert=5, cible_cachee=True)", total=3),
    ask("svg_de_couvert_effective(svg_de_couvert=5, cible_cachee=True, cible_moto=True)", total=4),
    ask("svg_de_couvert_effective(svg_de_couvert=3, cible_cachee=True)", total=2),
    ask("etre_cachee(cible_masquee_par_une_escouade=True)", outcome="Interdit"),
)

# --- cover, sight, targets
CLIFF_2 = "cible_en_hauteur=True, ligne_de_vue_montante=True, svg=3, cible_a_tire_ou_attaque=True"

row(
    "PQ-24",
    "Dix bolters en contrebas tirent à 20 ps sur des marines au bord d'une falaise ; puis un mortier ; puis l'inverse.",
    ask(f"svg_de_couvert_effective({CLIFF_2})", total=4),
    ask(f'phase_de_tir(tireurs=10, ct=4, arme_de_tir="Bolter", distance=20, unite_immobile=True, cible_immobile=True, {CLIFF_2}, endurance=4)',
        mean=F(25, 36)),
    ask("avoir_droit_au_couvert(cible_en_hauteur=True, ligne_de_vue_montante=True, arme_de_barrage=True)", outcome="Interdit"),
    ask("avoir_droit_au_couvert(unite_en_hauteur=True)", outcome="Interdit"),
)
row(
    "PR-24",
    "Un seigneur (svg 5+, invulnérable 4+) dans des ruines, qui a tiré : « ou invulnérable » se lit de deux façons.",
    ask("""svg_de_couvert_effective(cible_en_zone_de_couvert=True, type_de_couvert="moyen", cible_a_tire_ou_attaque=True, svg=5,
        svg_invulnerable=4)""", total=4, disputed="^5"),
)

COVERED = 'cible_en_zone_de_couvert=True, type_de_couvert="lourd"'

row(
    "PR-32",
    "« Quelle svg de couvert ? » : en altitude, sous un lance-flammes, au contact : aucune.",
    ask(f"svg_de_couvert_effective({COVERED}, cible_en_altitude=True)", outcome="Interdit"),
    ask(f'svg_de_couvert_effective({COVERED}, arme_de_tir="Lance-flammes")', outcome="Interdit"),
    ask(f"svg_de_couvert_effective({COVERED}, attaque_au_contact=True)", outcome="Interdit"),
    ask(f"svg_de_couvert_effective({COVERED}, svg=5)", total=3),
)
row(
    "P30-21",
    "Des motojets en altitude au-dessus d'un bois : pas de couvert. Ni souffle ni pistolet melta d'en bas ; le fusil melta (12 ps), si.",
    ask('svg_de_couvert_effective(cible_motojet=True, cible_en_altitude=True, decor_type_de_couvert="lourd")', outcome="Interdit"),
    ask("tirer(arme_souffle=True, cible_en_altitude=True, distance=3)", outcome="Interdit"),
    ask('tirer(arme_de_tir="Pistolet melta", cible_en_altitude=True, distance=3)', outcome="Interdit"),
    ask('tirer(arme_de_tir="Fusil melta", cible_en_altitude=True, distance=11)', outcome="Permis"),
    ask("tirer(arme_souffle=True, arme_torrent=True, cible_en_altitude=True, distance=3)", outcome="Permis"),
)
row(
    "PS-20",
    "Derrière une escouade amie, armure 3+ : 4+ ; contre une CT 8, 6. En zone moyenne contre une CT 9, jamais pire que 6.",
    ask("svg_de_couvert_effective(cible_masquee_par_une_escouade=True, svg=3)", total=4),
    ask("svg_de_couvert_effective(cible_masquee_par_une_escouade=True, svg=3, ct=8)", total=6),
    ask('svg_de_couvert_effective(cible_en_zone_de_couvert=True, type_de_couvert="moyen", svg=4, ct=9)', total=6),
    ask('svg_de_couvert_effective(cible_en_zone_de_couvert=True, type_de_couvert="moyen", svg=3, ct=6, distance=10, portee=24)', total=6),
)
row(
    "PT-7",
    "Une motojet (E3 au profil), svg 3+, cachée derrière un mur : blessée sur 4+ par un bolter, couvert 4+ (+1 armure, -1) ; un fantassin, 3+.",
    ask('jet_pour_blesser(arme_de_tir="Bolter", endurance=3, cible_motojet=True)', odds={"Blessé": F(1, 2)}),
    ask('svg_de_couvert_effective(type_de_couvert="moyen", cible_motojet=True, cible_cachee=True, svg=3)', total=4),
    ask('svg_de_couvert_effective(type_de_couvert="moyen", cible_infanterie=True, cible_cachee=True, svg=3)', total=3),
)
row(
    "PT-20",
    "Une escouade écran, svg 3+ derrière, tireur à CT8 : 3 + 1 + 2 = 6. Un tank derrière un mur : 6 à 75 % visible, 5 à 50 %, 4 à 49 %.",
    ask("svg_de_couvert_effective(cible_masquee_par_une_escouade=True, svg=3, ct=8)", total=6),
    ask('svg_de_couvert_effective(type_de_couvert="moyen", cible_est_un_vehicule=True, pourcentage_visible=75)', total=6),
    ask('svg_de_couvert_effective(type_de_couvert="moyen", cible_est_un_vehicule=True, pourcentage_visible=50)', total=5),
    ask('svg_de_couvert_effective(type_de_couvert="moyen", cible_est_un_vehicule=True, pourcentage_visible=49)', total=4),
    ask('svg_de_couvert_effective(type_de_couvert="moyen", cible_infanterie=True, pourcentage_visible=80)', total=4),
)
row(
    "PU-23",
    "Mes marines (svg 3+) sur la falaise, tirés d'en bas : 4+, 3+ cachés (2+ si tout se compte ensemble) ; un mortier n'y trouve pas ce couvert.",
    ask("svg_de_couvert_effective(cible_en_hauteur=True, ligne_de_vue_montante=True, cible_svg=3)", total=4),
    ask("svg_de_couvert_effective(cible_en_hauteur=True, ligne_de_vue_montante=True, cible_svg=3, cible_cachee=True)", total=3, disputed="^2 :"),
    ask("avoir_droit_au_couvert(cible_en_hauteur=True, ligne_de_vue_montante=True, tir_de_barrage=True)", outcome="Interdit"),
)
row(
    "PU-45",
    "Ce qu'un joueur dit, et que le jeu appelle autrement : le refus mène au nom juste.",
    ask("points_pour_une_unite(cout=160)", asks="cout_de_l_unite"),
    ask("svg_de_couvert_effective(couvert=4)", asks="dire svg_de_couvert"),
    ask("attaques_effectives(attaques=2, unite_charge=True)", asks="dire unite_a_charge"),
    ask("ct_du_tir(ct=4, unite_creature_monstrueuse_volante=True)", asks="unite_creature_monstrueuse et unite_volante"),
    ask("jet_pour_toucher_au_tir(ct=4, arme_autocanon=True)", asks='arme_de_tir="Autocanon"'),
    ask("svg_de_couvert_effective(couvert_leger=True)", asks='type_de_couvert="léger"'),
    ask("distance_de_fuite(unite_moto=True, unite_ralentie_par_le_givre=True)", asks="dire unite_givree"),
)
row(
    "PV-17",
    "Des gardes en alerte dans les broussailles : 3+ ; dès qu'ils ont tiré, 5+.",
    ask('svg_de_couvert_effective(cible_en_alerte=True, cible_en_zone_de_couvert=True, type_de_couvert="léger", cible_svg=5)', total=3),
    ask("""svg_de_couvert_effective(cible_en_alerte=True, cible_en_zone_de_couvert=True, type_de_couvert="léger", cible_svg=5, cible_a_tire_ou_attaque=True)""",
        total=5),
)
row(
    "PV-47",
    "Ce qu'un joueur dit de quelqu'un mène à ce qui se dit de lui.",
    ask("svg_de_couvert_effective(svg_de_couvert=4, cible_entierement_visible=True)", asks="pourcentage_visible"),
    ask("charger(distance=5, transporteur_d_assaut=True)", asks="dire transporteur_d_assaut_pris"),
    ask("ct_du_tir(ct=4, cible_a_fumigenes=True)", asks="dire cible_sous_fumigenes"),
    ask("svg_de_couvert_effective(svg_de_couvert=4, cible_armure_lourde=True)", asks="dire cible_svg"),
)
row(
    "PW-19",
    "Mes marines (3+) cachés dans un bunker : 3+, ou 2+ si l'on compte tout ensemble ; en ruines, 3+ ; des gardes, 2+ ; en altitude, rien n'est caché.",
    ask('svg_de_couvert_effective(cible_en_zone_de_couvert=True, type_de_couvert="lourd", cible_cachee=True, cible_svg=3)', total=3, disputed="^2 :"),
    ask('svg_de_couvert_effective(cible_en_zone_de_couvert=True, type_de_couvert="moyen", cible_cachee=True, cible_svg=3)', total=3),
    ask('svg_de_couvert_effective(cible_en_zone_de_couvert=True, type_de_couvert="lourd", cible_cachee=True, cible_svg=5)', total=2),
    ask("etre_cachee(cible_en_zone_de_couvert=True, cible_en_altitude=True)", outcome="Interdit"),
)
row(
    "PY-08",
    "Ils ont chargé puis consolidé dans les ruines : plus cachés, 4+ ; sans avoir chargé, 2+.",
    ask("etre_cachee(cible_en_zone_de_couvert=True, cible_a_charge=True)", outcome="Interdit"),
    ask('svg_de_couvert_effective(cible_en_zone_de_couvert=True, type_de_couvert="moyen", cible_cachee=True, cible_a_charge=True)', total=4),
    ask('svg_de_couvert_effective(cible_en_zone_de_couvert=True, type_de_couvert="moyen", cible_cachee=True)', total=2),
)
row(
    "PZ-23",
    "Svg 3+ planqués en ruines : 3+. Un véhicule visible à 80 % derrière une haie : 6+, même pour une CT 8. Un essaim n'est pas un écran pour un véhicule.",
    ask("svg_de_couvert_effective(type_de_couvert=\"moyen\", cible_cachee=True, svg=3)", total=3),
    ask("svg_de_couvert_effective(type_de_couvert=\"léger\", cible_est_un_vehicule=True, pourcentage_visible=80)", total=6),
    ask("svg_de_couvert_effective(type_de_couvert=\"léger\", cible_est_un_vehicule=True, pourcentage_visible=80, ct=8)", total=6),
    ask("avoir_droit_au_couvert(masquee_par_une_escouade=True, ecran_essaim=True, unite_est_un_vehicule=True)", outcome="Interdit"),
    ask("avoir_droit_au_couvert(masquee_par_une_escouade=True, ecran_essaim=True)", outcome="Permis"),
)
