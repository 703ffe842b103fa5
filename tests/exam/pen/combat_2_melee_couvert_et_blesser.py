"""Situations of Warhammer 40,000 PEN whose questions stand in `combat-2-melee-couvert-et-blesser.ttl`."""

from __future__ import annotations

from fractions import Fraction as F

from verdicts import ask, rows

ROWS, row = rows()

BEAST = "unite_creature_monstrueuse=True, unite_attaques_smash_choisies=True"

row(
    "PEN-Z06",
    "Une créature monstrueuse (CC4, F6, A4) charge le flanc (12) d'un tank immobile et choisit les attaques smash.",
    ask(f"nombre_d_attaques_smash({BEAST}, attaques=4, unite_a_charge=True)", total=2),
    ask(f"force_effective({BEAST}, force=6)", total=10),
    ask("jet_pour_toucher_au_corps_a_corps(unite_cc=4, unite_creature_monstrueuse=True, cible_tank=True, cible_immobile=True)", odds={"Touché": F(2, 3)}),
    ask(f"""penetration_de_blindage({BEAST}, force=6, attaque_au_contact=True, cible_tank=True, blindage_avant=13, blindage_lateral=12,
        blindage_arriere=10, angle_de_l_attaque=90)""", odds={"Dégât lourd": F(8, 9), "Dégât superficiel": F(1, 12)}),
    ask("jet_pour_blesser(unite_creature_monstrueuse=True, force=6, endurance=4, cible_tank=True)", outcome="Sans effet"),
)
row(
    "PEN-Z07",
    "Une grenade IEM et une grenade flash sur des gardes, puis un marine (CC4) frappe un champion (CC5) aveuglé, ou figé par le givre.",
    ask('jet_pour_blesser(arme_de_tir="Grenades IEM", cible_infanterie=True, endurance=3)', outcome="Sans effet"),
    ask('penetration_de_blindage(arme_de_tir="Grenades IEM", cible_infanterie=True, blindage_lateral=10)', outcome="Sans effet"),
    ask('force_effective(arme_de_tir="Grenades flash")', outcome="Sans effet"),
    ask("jet_pour_toucher_au_corps_a_corps(unite_cc=4, cible_cc=5)", odds={"Touché": F(1, 2)}),
    ask("jet_pour_toucher_au_corps_a_corps(unite_cc=4, cible_cc=5, cible_aveuglee=True)", odds={"Touché": F(2, 3)}),
    ask("jet_pour_toucher_au_corps_a_corps(unite_cc=4, cible_cc=5, cible_figee=True)", odds={"Touché": F(2, 3)}),
    ask("jet_pour_toucher_au_corps_a_corps(unite_cc=4, unite_aveuglee=True, cible_cc=5)", odds={"Touché": F(1, 3)}),
)

ASSASSIN = 'unite_invisible=True, unite_a_charge=True, arme_de_melee="arme énergétique"'

row(
    "PEN-Y16",
    "Un assassin Invisible (CC6, I6, F4, A3, arme énergétique) charge cinq marines (CC4, I4, E4, svg 3+).",
    ask(f"attaques_portees(attaques=3, {ASSASSIN})", total=4),
    ask(f"jet_pour_toucher_au_corps_a_corps(unite_cc=6, {ASSASSIN}, cible_cc=4)", odds={"Touché": F(5, 6)}),
    ask("jet_pour_toucher_au_corps_a_corps(unite_cc=4, cible_invisible=True, cible_cc=6)", odds={"Touché": F(1, 6)}),
    ask(f"combat(attaques=3, unite_cc=6, force=4, {ASSASSIN}, cible_cc=4, endurance=4, svg=3, effectif=5)", mean=F(5, 3),
        odds={"Pertes 3": 4 * F(5, 12) ** 3 * F(7, 12), "Pertes 4": F(5, 12) ** 4}),
)
row(
    "RP-25",
    "Un assassin invisible et furtif : un sniper à 24 ps (CT4), puis CC4 contre CC4 dans les deux sens, et entre deux invisibles.",
    ask('ct_du_tir(ct=4, arme_de_tir="Fusil sniper", distance=24, unite_immobile=True, cible_invisible=True, cible_furtive=True)', total=3),
    ask("jet_pour_toucher_au_corps_a_corps(cc=4, cible_cc=4, cible_invisible=True)", odds={"Touché": F(1, 3)}),
    ask("jet_pour_toucher_au_corps_a_corps(cc=4, cible_cc=4, unite_invisible=True)", odds={"Touché": F(2, 3)}),
    ask("jet_pour_toucher_au_corps_a_corps(cc=4, cible_cc=4, unite_invisible=True, cible_invisible=True)", odds={"Touché": F(1, 2)}),
)
row(
    "blow-from-outside-the-duel",
    "Un défi accepté : qui n'en est pas ne touche pas les duellistes.",
    ask('jet_pour_toucher_au_corps_a_corps(unite_cc=4, cible_cc=4, duel_accepte=True)', outcome="Interdit"),
    ask('jet_pour_toucher_au_corps_a_corps(unite_cc=4, cible_cc=4, duel_accepte=True, adversaires_du_duel=True)', odds={"Touché": F(1, 2)}),
)
row(
    "AD-28",
    "Une grenade sur un Dreadnought mobile (CC 4 contre 4) : un 6 ; immobilisé pour de bon, sa CC, 4+ ; le pilote sonné n'y change rien.",
    ask("jet_pour_toucher_au_corps_a_corps(unite_cc=4, cible_marcheur=True, cible_cc=4, arme_grenade=True)", odds={"Touché": F(1, 6)}),
    ask("jet_pour_toucher_au_corps_a_corps(unite_cc=4, cible_marcheur=True, cible_cc=4, arme_bombe_anti_vehicule=True, cible_immobilisee=True)",
        odds={"Touché": F(1, 2)}),
    ask("jet_pour_toucher_au_corps_a_corps(unite_cc=4, cible_marcheur=True, cible_cc=4, arme_bombe_anti_vehicule=True, cible_pilote_sonne=True)",
        odds={"Touché": F(1, 6)}),
    ask("attaques_portees(attaques=3, unite_a_charge=True, arme_grenade_anti_vehicule=True)", total=1),
)
row(
    "AE-19",
    "Invisible : −3 en CT et −3 en CC de part et d'autre ; un géant se touche mieux, et n'y gagne rien pour lui ; des capteurs voient tout.",
    ask("ct_effective(ct=4, cible_geante=True, cible_invisible=True)", total=2),
    ask("ct_effective(ct=4, cible_invisible=True, unite_capteurs_extrasensoriels=True)", total=4),
    ask("jet_pour_toucher_au_corps_a_corps(cc=4, cible_cc=4, cible_invisible=True)", odds={"Touché": F(1, 3)}),
    ask("jet_pour_toucher_au_corps_a_corps(cc=4, cible_cc=4, unite_invisible=True)", odds={"Touché": F(2, 3)}),
    ask("jet_pour_toucher_au_corps_a_corps(cc=4, cible_cc=4, unite_geante=True)", odds={"Touché": F(1, 2)}),
    ask("attaques_effectives(attaques=3, unite_attaques_de_zone=True, ennemis_engages=5, de_d_attaques_de_zone=6)", total=7),
    ask("attaques_effectives(attaques=3, unite_attaques_de_zone=True, ennemis_engages=1, de_d_attaques_de_zone=4)", total=3),
)

SKIMMER = "cible_sans_cc=True, cible_distance_parcourue=19"
SMASH = "unite_creature_monstrueuse=True, unite_a_charge=True, unite_attaques_smash_choisies=True"

row(
    "AH-02",
    "Le même bondit sur un antigrav rapide ouvert qui a fait 19 ps : CC 5 contre 5, deux F10, une chance sur deux chacune, toujours lourd ; géant, 3+ ; en plein passage, CC 7.",
    ask(f"attaques_sur_un_vehicule(attaques=4, cc=5, force=6, {SMASH}, blindage=10, {SKIMMER}, cible_rapide=True, cible_antigrav=True, cible_ouvert=True)",
        means={"dégâts lourds": 1}),
    ask(f"jet_pour_toucher_au_corps_a_corps(cc=5, {SKIMMER}, cible_geante=True)", odds={"Touché": F(2, 3)}),
    ask("jet_pour_toucher_au_corps_a_corps(cc=5, cible_sans_cc=True, cible_aeronef_au_passage=True)", odds={"Touché": F(1, 3)}),
)
row(
    "AI-12",
    "Un lictor invisible : on le frappe sur 5+, il frappe sur 3+ ; géant de surcroît, toujours 5+ ; au tir, -3 et rien de plus, la nuit ni Furtif n'y ajoutent ; couché, -4.",
    ask("jet_pour_toucher_au_corps_a_corps(cc=4, cible_cc=4, cible_invisible=True)", odds={"Touché": F(1, 3)}),
    ask("jet_pour_toucher_au_corps_a_corps(cc=4, cible_cc=4, unite_invisible=True)", odds={"Touché": F(2, 3)}),
    ask("jet_pour_toucher_au_corps_a_corps(cc=4, cible_cc=4, cible_invisible=True, cible_geante=True)", odds={"Touché": F(1, 3)}),
    ask("ct_effective(ct=6, cible_invisible=True, cible_furtive=True, combat_de_nuit=True, distance=13)", total=3),
    ask("ct_effective(ct=6, cible_invisible=True, cible_a_terre=True)", total=2),
)
row(
    "AL-26",
    "Invisible, on touche mieux qui ne nous voit pas (3+) ; contre des capteurs, 4+. Un terrifié CC5 face à un géant : 5/2 + 1, donc 3.",
    ask("jet_pour_toucher_au_corps_a_corps(cc=4, cible_cc=4, unite_invisible=True)", odds={"Touché": F(2, 3)}),
    ask("jet_pour_toucher_au_corps_a_corps(cc=4, cible_cc=4, unite_invisible=True, cible_a_capteurs=True)", odds={"Touché": F(1, 2)}),
    ask("cc_effective(cc=5, unite_terrifiee=True, cible_geante=True)", total=3),
    ask('ct_du_tir(ct=4, unite_terrifiee=True, tir_au_corps_a_corps=True, arme_de_tir="Fulgurant", unite_chargee=True)', total=1),
)
row(
    "AO-05",
    "Une grenade sur un marcheur : un 5 ne suffit pas à CC 5 contre 3 ; immobilisé, un 3 suffit.",
    ask("jet_pour_toucher_au_corps_a_corps(cible_marcheur=True, arme_grenade_ou_bombe=True, unite_cc=5, cible_cc=3)", odds={"Touché": F(1, 6)}),
    ask("jet_pour_toucher_au_corps_a_corps(cible_marcheur=True, cible_immobilisee=True, arme_grenade_ou_bombe=True, unite_cc=5, cible_cc=3)", odds={"Touché": F(2, 3)}),
)

# --- close combat
row(
    "PE-34",
    "Des gardes (CC3) et un assassin invisible (CC5).",
    ask("jet_pour_toucher_au_corps_a_corps(unite_cc=3, cible_cc=5, cible_invisible=True)", odds={"Touché": F(1, 3)}),
    ask("jet_pour_toucher_au_corps_a_corps(unite_cc=5, cible_cc=3, unite_invisible=True)", odds={"Touché": F(5, 6)}),
)
row(
    "PT-24",
    "Un camion sans CC qui a filé de 19 ps se frappe contre CC5, contre 3 à 13 ps, contre 1 à 12 ; une grenade ne touche un marcheur que sur 6.",
    ask("jet_pour_toucher_au_corps_a_corps(cc=4, cible_sans_cc=True, cible_distance_parcourue=19)", odds={"Touché": F(1, 2)}),
    ask("cc_d_une_unite_sans_cc(distance_parcourue=13)", gives="3"),
    ask("cc_d_une_unite_sans_cc(distance_parcourue=12)", gives="1"),
    ask("""jet_pour_toucher_au_corps_a_corps(cc=4, cible_cc=4, arme_grenade_anti_vehicule=True, cible_marcheur=True)""", odds={"Touché": F(1, 6)}),
)
row(
    "PU-26",
    "Terrifiés, mes gars Cd 8 ratent à 5/18 : CC 4 devient 2, on les touche sur 3+, ils touchent sur 5+ ; un tank ne charge pas, un marcheur qui charge terrifie.",
    ask("test_de_terreur(cd=8)", odds={"Terrifiée": F(5, 18)}),
    ask("jet_pour_toucher_au_corps_a_corps(cc=4, cible_cc=4, unite_terrifiee=True)", odds={"Touché": F(1, 3)}),
    ask("jet_pour_toucher_au_corps_a_corps(cc=4, cible_cc=4, cible_terrifiee=True)", odds={"Touché": F(2, 3)}),
    ask("charger(unite_tank=True, distance=5)", outcome="Interdit"),
    ask("charge_d_un_vehicule(unite_marcheur=True)", gives="terrifiant"),
)
row(
    "PU-39",
    "L'invisible : on le frappe à CC 4 - 3 (5+), il frappe une CC 1 (3+) ; les capteurs l'effacent, 4+ ; au tir, 6.",
    ask("jet_pour_toucher_au_corps_a_corps(cc=4, cible_cc=4, cible_invisible=True)", odds={"Touché": F(1, 3)}),
    ask("jet_pour_toucher_au_corps_a_corps(cc=4, cible_cc=4, unite_invisible=True)", odds={"Touché": F(2, 3)}),
    ask("jet_pour_toucher_au_corps_a_corps(cc=4, cible_cc=4, cible_invisible=True, unite_a_capteurs=True)", odds={"Touché": F(1, 2)}),
    ask("jet_pour_toucher_au_tir(ct=4, cible_invisible=True)", odds={"Touché": F(1, 6)}),
)

ABOARD = "passagers_vises=True, transporteur_ouvert=True"

row(
    "PEN-Z15",
    "On vise les passagers d'un transport ouvert : des orks (svg 6+), des marines (svg 3+), ou à la grenade incendiaire.",
    ask(f'sauvegarde_de_couvert(arme_de_tir="Fulgurant", {ABOARD}, svg=6)', odds={"Touche annulée": F(2, 3)}),
    ask(f'sauvegarde_de_couvert(arme_de_tir="Fulgurant", {ABOARD}, svg=3)', odds={"Touche annulée": F(1, 2)}),
    ask(f'sauvegarde_de_couvert(arme_de_tir="Grenades incendiaires", {ABOARD}, svg=6)', odds={"Touche annulée": 0}),
)
row(
    "PEN-Y12",
    "Douze touches de bolter visent huit orks (E4, svg 6+) dans leur transport ouvert, flanc 10.",
    ask("sauvegarde_de_couvert(passagers_vises=True, transporteur_ouvert=True)", odds={"tir redirigé sur le transport": F(2, 3)}),
    ask('jet_pour_blesser(arme_de_tir="Bolter", endurance=4)', odds={"Blessé": F(1, 2)}),
    ask('sauvegarde_d_armure(arme_de_tir="Bolter", svg=6)', odds={"Sauvé": 0}),  # 4 x 1/2 = 2
    ask('penetration_de_blindage(arme_de_tir="Bolter", cible_transport=True, cible_ouvert=True, blindage=10)',
        odds={"Dégât superficiel": F(1, 6), "Dégât lourd": 0}),  # 8/6
    ask('degat_sur_la_table(arme_de_tir="Bolter", degat_superficiel=True, zone_touchee="coque", cible_ouvert=True, des=[4])', says="= 2,"),
    ask("test_de_moral(commandement=7, unite_embarquee=True, transporteur_ouvert=True)", outcome="Réussi"),
)

BARRICADED = 'arme_de_tir="Lance-flammes", cible_batiment=True, reference_du_batiment="maison en brique"'

row(
    "PEN-Y30",
    "Huit gardes barricadés dans une maison en brique ; un lance-flammes attrape une fenêtre, ou un mur plein.",
    ask('viser_les_occupants_d_un_batiment(arme_de_tir="Lance-flammes", gabarit_sur_un_point_du_batiment=True)', outcome="Permis"),
    ask('jet_pour_toucher_au_souffle(ct=4, arme_de_tir="Lance-flammes")', odds={"Touché": F(5, 6)}),
    ask('gabarits_contre_un_transport_ouvert(arme_de_tir="Lance-flammes", de_du_gabarit=4)', total=4),
    ask('sauvegarde_de_couvert(arme_de_tir="Lance-flammes", passagers_vises=True, transporteur_ouvert=True)', odds={"Touche annulée": 0}),
    ask('jet_pour_blesser(arme_de_tir="Lance-flammes", endurance=3)', odds={"Blessé": F(2, 3)}),
    ask('sauvegarde_d_armure(arme_de_tir="Lance-flammes", svg=5)', odds={"Sauvé": F(1, 6)}),  # 5/6 x 7/2 x 2/3 x 5/6
    ask(f"penetration_de_blindage({BARRICADED})", odds={"Sans effet": 1}),
)

CLIFF = "cible_en_hauteur=True, ligne_de_vue_montante=True, svg=5"

row(
    "AK-18",
    "Au-dessus d'une falaise, 3+ contre qui tire d'en bas ; rien contre une grenade ou un mortier ; un écran ne sert à rien contre la flamme.",
    ask(f"sauvegarde_de_couvert({CLIFF})", odds={"Touche annulée": F(2, 3)}),
    ask(f'sauvegarde_de_couvert({CLIFF}, arme_de_tir="Grenades frag")', outcome="Interdit"),
    ask(f"sauvegarde_de_couvert({CLIFF}, arme_de_barrage=True)", outcome="Interdit"),
    ask('sauvegarde_de_couvert(cible_masquee_par_une_escouade=True, arme_de_tir="Lance-flammes", svg=5)', odds={"Touche annulée": 0, "tir redirigé sur l'écran": 0}),
)
row(
    "AM-27",
    "Un antigrav derrière une ruine, en altitude : pas de couvert, anti-couvert ou non. Un Land Raider est géant : CT et CC +1.",
    ask('sauvegarde_de_couvert(cible_en_altitude=True, cible_masquee_par_un_decor=True, type_de_couvert="lourd")', outcome="Interdit"),
    ask("hauteur_pour_les_lignes_de_vue(unite_en_altitude=True)", total=12),
    ask('ct_du_tir(ct=4, arme_de_tir="Bolter lourd", distance=30, cible_de_la_taille_d_un_land_raider=True)', total=5),
    ask("cc_effective(cc=4, cible_geante=True)", total=5),
)
row(
    "12",
    "Couvert 4+ : 4 annule, 3 non ; majoritaire de 4, 4 et 5 : 4 ; endurance de 3, 3, 4, 4 : 4 ; CT 6 relance son 1 ; AE : armes endommagées.",
    ask("sauvegarde_de_couvert(svg_de_couvert=4, des=[4])", outcome="Touche annulée"),
    ask("sauvegarde_de_couvert(svg_de_couvert=4, des=[3])", outcome="Touche maintenue"),
    ask("couvert_majoritaire(valeurs=[4, 4, 5])", total=4),
    ask("valeur_majoritaire(valeurs=[3, 3, 4, 4])", total=4),
    ask("jet_pour_toucher_au_tir(ct=6, des=[1], relances=[[2]])", outcome="Touché"),
    ask('aide_memoire_degats(code_de_degat="AE")', gives="Armes endommagées"),
)

OPEN = "cible_embarquee=True, transporteur_ouvert=True"

row(
    "PS-25",
    "Je tire sur ceux d'un transport ouvert : 3+ de couvert, sauf au lance-flammes (1D6 touches) ; ceux d'un transport fermé, je ne les vise pas.",
    ask(f"sauvegarde_de_couvert({OPEN})", odds={"Touche annulée": F(2, 3), "tir redirigé sur le transport": F(2, 3)}),
    ask(f"svg_de_couvert_effective({OPEN}, svg=3)", total=4),
    ask(f'phase_de_tir(tireurs=3, ct=4, arme_de_tir="Autocanon", distance=30, endurance=4, svg=4, {OPEN})', mean=F(175, 162)),
    ask(f'phase_de_tir(tireurs=1, ct=4, arme_de_tir="Lance-flammes", distance=5, endurance=3, svg=6, {OPEN})', mean=F(35, 18)),
    ask('jet_pour_toucher_au_tir(ct=4, arme_de_tir="Bolter", distance=20, cible_embarquee=True, transporteur_transport=True)', outcome="Interdit"),
    ask('viser_les_occupants_d_un_batiment(arme_de_tir="Bolter")', outcome="Interdit"),
    ask('viser_les_occupants_d_un_batiment(arme_de_tir="Grenades frag", cible_embarquee=True, transporteur_batiment=True)', outcome="Permis"),
)
row(
    "PV-29",
    "Mon prince volant (F6) tombe à fond sur la table : son onde frappe à F7 jusqu'à 3 ps, le couvert tient ; contre un bélier, non.",
    ask("""soulever_une_onde_de_choc(unite_creature_monstrueuse=True, unite_volante=True, unite_deployee_en_frappe_en_profondeur=True,
        unite_mouvement_rapide_fait=True)""", outcome="Permis"),
    ask("force_d_une_charge_belier(force=6, unite_creature_monstrueuse=True)", total=7),
    ask("sauvegarde_de_couvert(touche_d_attaque_meteore=True, svg_de_couvert=4)", odds={"Touche annulée": F(1, 2)}),
    ask("se_servir_d_un_couvert(touche_de_charge_belier=True)", outcome="Interdit"),
)
row(
    "AH-28",
    "Un aéronef qui n'a volé que 10 ps, ou 12, tire à CT entière, vise et se fait viser ; au passage, sa CC est 7, quoi qu'il ait parcouru.",
    ask("tirer(unite_aeronef=True, distance_parcourue=10)", outcome="Permis"),
    ask("""ct_du_tir(ct=4, arme_de_tir="Canon laser", distance=40, unite_aeronef=True, unite_distance_parcourue=12)""", total=4),
    ask("cc_d_une_unite_sans_cc(unite_aeronef_au_passage=True, distance_parcourue=10)", outcome="7"),
    ask("cc_effective(unite_aeronef_au_passage=True, unite_distance_parcourue=10)", total=7),
    ask("cc_d_une_unite_sans_cc(distance_parcourue=13)", outcome="3"),
)
row(
    "PS-29",
    "Viser l'armement : CT 4 une fois sur deux, sinon la coque ; CT 1, jamais la zone annoncée. Un véhicule sans CC qui a fait 15 ps : 3+.",
    ask('zone_du_vehicule(ct=4, zone_annoncee="armement")', odds={"armement": F(1, 2), "coque": F(1, 2)}),
    ask('zone_du_vehicule(ct=1, zone_annoncee="coque")', odds={"armement": F(1, 6), "mobilité": F(1, 6), "coque": F(2, 3)}),
    ask("jet_pour_toucher_au_corps_a_corps(cc=4, cible_sans_cc=True, cible_distance_parcourue=15)", odds={"Touché": F(2, 3)}),
    *(ask(f"cc_d_une_unite_sans_cc(distance_parcourue={far})", gives=f"{skill} (") for far, skill in ((12, 1), (13, 3), (18, 3), (19, 5))),
)
row(
    "PW-26",
    "Mon Dreadnought charge, dans des ruines, des marines qui ne connaissent pas la peur et des gardes : ceux-là l'ignorent, ceux-ci passent à CC 1, et nul n'est à 10.",
    ask("test_de_terreur(cd=8, unite_ils_ne_connaitront_pas_la_peur=True, cible_terrifiante=True)", outcome="Sans effet"),
    ask("cc_effective(cc=3, unite_terrifiee=True)", total=1),
    ask("toucher_au_corps_a_corps(cc=4, cible_cc=3, cible_terrifiee=True)", outcome="3+"),
    ask("initiative_effective(initiative=4, unite_chargee=True, unite_a_couvert_avant_la_charge=True, cible_marcheur=True)", total=4),
    ask("initiative_effective(initiative=4, unite_chargee=True, unite_a_couvert_avant_la_charge=True)", total=10),
)
row(
    "P36-04",
    "Ma grenade krak contre un Dreadnought : 6, quelle que soit la CC, et un dégât lourd une fois sur dix-huit ; immobilisé, CC 5 contre 4, 3+.",
    ask("toucher_au_corps_a_corps(cc=5, cible_cc=4, cible_marcheur=True, arme_grenade_anti_vehicule=True)", outcome="6", says="PEN-242"),
    ask("jet_pour_toucher_au_corps_a_corps(cc=5, cible_cc=4, cible_marcheur=True, arme_grenade_anti_vehicule=True)", odds={"Touché": F(1, 6)}),
    ask("toucher_au_corps_a_corps(cc=5, cible_cc=4, cible_marcheur=True, cible_immobilisee=True, arme_grenade_anti_vehicule=True)", outcome="3+"),
    ask("une_attaque_sur_un_vehicule(cc=5, cible_cc=4, cible_marcheur=True, arme_grenade_anti_vehicule=True, blindage=10)", odds={"dégâts lourds 1": F(1, 18)}),
)
