"""Situations of Confrontation of the chapter « Compétences » (Skills)."""

from __future__ import annotations

from fractions import Fraction as F

from verdicts import ask, rows

ROWS, row = rows()

PANE = "materiau='Cristal, verre, vitrail'"

row(
    "CONF-AA01",
    "La vitrine : FOR 1 et Force en charge/1, 4 et 5 au thorax, 7, la brise ; elle résiste, il est Sonné ; une flèche n'y passe pas, un carreau perforant et un sort si.",
    ask(f"degats_d_un_decor(attaquant=dict(force=1, force_en_charge_x=1, a_charge=True), decor=dict({PANE}, epaisseur=1), des=[[4, 5]])", gives="Le décor est détruit : oui"),
    ask("force_du_jet_de_blessures(attaquant=dict(force=1, force_en_charge_x=1))", total=1),
    ask(f"tenter_de_traverser(decor=dict({PANE}))", outcome="Permis"),
    ask("echec_de_la_traversee(decor=dict(cassant=True))", gives="sonné"),
    ask(f"tirer_un_projectile_au_travers(decor=dict({PANE}))", outcome="Interdit"),
    ask("tirer_un_projectile_au_travers(decor=dict(translucide=True), arme=dict(artillerie_perforante=True))", outcome="Permis"),
    ask(f"lancer_un_effet_au_travers(decor=dict({PANE}))", outcome="Permis"),
)

GLASS = "materiau='Cristal, verre, vitrail'"

row(
    "CONF-CE30",
    "Un gobelin brise une vitre en chargeant ; un sort la traverse, une flèche non, une perforante si ; qui ne la brise pas est Sonné.",
    ask(f"degats_d_un_decor(attaquant=dict(force=2, a_charge=True), {GLASS}, epaisseur=1, des=[[4, 5]])", says="détruit : oui"),
    ask(f"tenter_de_traverser({GLASS})", outcome="Permis"),
    ask(f"lancer_un_effet_au_travers({GLASS})", outcome="Permis"),
    ask(f"tirer_un_projectile_au_travers({GLASS})", outcome="Interdit"),
    ask(f"tirer_un_projectile_au_travers({GLASS}, arme_artillerie_perforante=True)", outcome="Permis"),
    ask("echec_de_la_traversee(decor_cassant=True)", says="sonné"),
)

STONE = "decor=dict(batiment='Tour en pierre', detruit=True)"

row(
    "CONF-AA05",
    "Une tour de pierre : FOR 7 n'y fait rien, FOR 8 si. Elle tombe : FOR 8 à 2,5 cm ; un pont de 12 PS ne blesse personne.",
    ask("endommager_le_decor(decor=dict(res=8, indestructible=True), attaquant_force=7)", outcome="Sans effet"),
    ask("endommager_le_decor(decor=dict(res=8, indestructible=True), attaquant_force=8)", outcome="Permis"),
    ask(f"subir_l_effondrement({STONE}, cible_distance_au_decor=2.5)", outcome="Obligatoire"),
    ask("subir_l_effondrement(decor=dict(batiment='Pont en pierre', detruit=True), cible_distance_au_decor=2.5)", outcome="Interdit"),
    ask("force_du_jet_de_blessures(cible_dans_l_effondrement=True, decor=dict(materiau='Pierre'))", total=8),
)
row(
    "CONF-AH33",
    "Pierre (RES 8, Indestructible) : FOR 5 sans effet, en coup de maître ATT 4 oui. Mur de brique de 2,5 cm : 9 PS. Perforant : plus large que 5 cm, il s'arrête.",
    ask("endommager_le_decor(attaquant_force=5, decor_materiau='Pierre')", outcome="Sans effet"),
    ask("endommager_le_decor(attaquant=dict(force=5, att=4, porte_un_coup_de_maitre=True, coup_de_maitre_x=0), decor_materiau='Pierre')", outcome="Permis"),
    ask("structure_d_origine(decor=dict(materiau='Brique', epaisseur=2.5))", total=9),
    ask("poursuivre_la_trajectoire(decor=dict(longueur_de_la_base=10, largeur_de_la_base=8, detruit=True))", outcome="Interdit"),
)
row(
    "CONF-AF28",
    "Féroce contre un Vulnérable : un Sonné devient léger, puis grave ; sur un Éthéré, rien ; le poison n'a pas d'effet sur un Construct.",
    ask('crans_subis(attaquant_feroce=True, cible_vulnerable=True, resultat_de_blessures="Sonné")', total=2),
    ask('crans_subis(cible_vulnerable=True, resultat_de_blessures="Sonné")', total=0),
    ask('crans_subis(attaquant_feroce=True, cible_ethere=True, resultat_de_blessures="Sonné")', total=0),
    ask('crans_subis(cible=dict(ethere=True, vulnerable=True), resultat_de_blessures="Blessure grave")', total=2),
    ask("jet_de_toxique(attaquant_toxique_x=2, cible_construct=True)", outcome="Sans effet"),
    ask("jet_de_toxique(attaquant_toxique_x=2, des=[2])", outcome="Blessure grave"),
)
row(
    "CONF-S38",
    "Énorme à deux marqueurs : une grave ne fait rien, un tué net fait une grave. Épée-hache : critique tue, sauf que Dur à cuire la lit grave.",
    ask('crans_subis(cible=dict(enorme=True, marqueurs_enorme=2), resultat_de_blessures="Blessure grave")', total=0),
    ask('crans_subis(cible=dict(enorme=True, marqueurs_enorme=2), resultat_de_blessures="Tué net")', total=2),
    ask('crans_subis(attaquant_epee_hache=True, resultat_de_blessures="Blessure critique")', total=4),
    ask('crans_subis(attaquant_epee_hache=True, resultat_de_blessures="Blessure grave")', total=2),
    ask('crans_subis(cible_vulnerable=True, resultat_de_blessures="Sonné")', total=0),
    ask('crans_subis(cible_vulnerable=True, resultat_de_blessures="Blessure grave")', total=3),
)
row(
    "CONF-U27",
    "Énorme/3 aux trois marqueurs, une grave : deux défaussés, rien. Un seul marqueur, un Tué net : critique. Un Éthéré tué net l'est.",
    ask("marqueurs_enorme_defausses(cible=dict(enorme_x=3, marqueurs_enorme=3), resultat_de_blessures='Blessure grave')", total=2),
    ask("crans_subis(cible=dict(enorme_x=3, marqueurs_enorme=3), resultat_de_blessures='Blessure grave')", total=0),
    ask("crans_subis(cible=dict(enorme_x=2, marqueurs_enorme=1), resultat_de_blessures='Tué net')", total=3),
    ask("crans_subis(cible_ethere=True, resultat_de_blessures='Tué net')", total=4),
    ask("crans_subis(cible_ethere=True, resultat_de_blessures='Blessure grave')", total=1),
)
row(
    "CONF-AH28",
    "Transport/4 : un grand et un moyen oui, un grand et deux moyens non ; détruit, RES 9 : FOR 9, et les survivants n'agissent plus ; débarqué, pas de charge.",
    ask("charger_ainsi_les_places(figurine=dict(transport_x=4, grands_a_bord=1, petits_et_moyens_a_bord=1))", outcome="Permis"),
    ask("charger_ainsi_les_places(figurine=dict(transport_x=4, grands_a_bord=1, petits_et_moyens_a_bord=2))", outcome="Interdit"),
    ask("force_de_la_destruction(figurine=dict(res=9, blessure_grave=True))", total=9),
    ask("charger(attaquant_survit_a_la_destruction=True)", outcome="Interdit"),
    ask("charger(attaquant_debarque_ce_tour=True)", outcome="Interdit"),
)
row(
    "CONF-AL29",
    "Transport/4, deux moyens à bord : une Grande Taille n'entre plus, un cavalier jamais ; un commandant à bord n'a plus d'aura ; RES 8, détruit : FOR 8.",
    ask("embarquer(figurine=dict(taille='Grande', au_contact_de_l_acces=True), cible=dict(transport_x=4, places_occupees=2))", outcome="Interdit"),
    ask("embarquer(figurine=dict(taille='Moyenne', au_contact_de_l_acces=True), cible=dict(transport_x=4, places_occupees=2))", outcome="Permis"),
    ask("embarquer(figurine=dict(a_une_monture=True, au_contact_de_l_acces=True), transport_x=4)", outcome="Interdit"),
    ask("profiter_du_commandement(commandant=dict(a_bord=True, commandement_x=10, distance_a_la_figurine=3))", outcome="Interdit"),
    ask("force_de_la_destruction(res=8)", total=8),
)
row(
    "CF-DF16",
    "Char Transport/4, un moyen à bord : le grand monte (3 + 1). Deux à bord : non. Le cavalier, jamais.",
    ask("embarquer(figurine=dict(taille='Grande', au_contact_de_l_acces=True), cible=dict(transport_x=4, petits_et_moyens_a_bord=1))", outcome="Permis"),
    ask("embarquer(figurine=dict(taille='Grande', au_contact_de_l_acces=True), cible=dict(transport_x=4, petits_et_moyens_a_bord=2))", outcome="Interdit"),
    ask("embarquer(figurine=dict(taille='Moyenne', au_contact_de_l_acces=True, a_une_monture=True), cible=dict(transport_x=4))", outcome="Interdit"),
)

CHARIOT = "cible_transport_x=4"

row(
    "CONF-CE33",
    "Un char Transport/4 : un troll et un garde, pas deux gardes ; ni cavalier ; à bord, un chef ne commande plus ; débarqué, on ne charge pas.",
    ask(f"embarquer(figurine=dict(taille='Moyenne', au_contact_de_l_acces=True), {CHARIOT}, cible_grands_a_bord=1)", outcome="Permis"),
    ask(f"embarquer(figurine=dict(taille='Moyenne', au_contact_de_l_acces=True), {CHARIOT}, cible_grands_a_bord=1, cible_petits_et_moyens_a_bord=1)",
        outcome="Interdit"),
    ask(f"embarquer(figurine=dict(a_une_monture=True, au_contact_de_l_acces=True), {CHARIOT})", outcome="Interdit"),
    ask("""test_de_courage(figurine_cou=3, commandant=dict(cou=6, aura_de_commandement=15, distance_a_la_figurine=3, a_bord=True), adversaire_peur=8)""",
        odds={"Réussi": F(1, 3)}),
    ask("charger(attaquant_debarque_ce_tour=True)", outcome="Interdit"),
    ask("blessures_subies(attaquant_force=9, cible_res=6, des=[[4, 4]])", outcome="niveau 3"),
)

HATCH = "embarquer(figurine=dict(au_contact_de_l_acces=True, {}=True))"

row(
    "CONF-W36",
    "On n'embarque pas après un assaut, un déplacement à couvert ni un atterrissage, ni avec un nexus vidé d'une charge unique ; après une course, si.",
    *(ask(HATCH.format(state), outcome="Interdit") for state in ("a_charge", "a_engage", "s_est_deplace_a_couvert", "vient_d_atterrir")),
    ask(HATCH.format("a_couru"), outcome="Permis"),
    ask("recharger_un_nexus(nexus_a_charge_unique=True)", outcome="Interdit"),
    ask("jet_du_nexus(nexus=dict(ressource_x=4, a_charge_unique=True))", outcome="Interdit"),
)
row(
    "CONF-AN34",
    "Immunité/Blessures exceptionnelles : un double est ignoré, sauf si c'est le sacrifice d'un nexus ; Instinct de survie n'y peut rien non plus.",
    ask("ignorer_le_jet_de_blessures(cible_immunite_blessures_exceptionnelles=True, double_aux_blessures=True)", outcome="Obligatoire"),
    ask("ignorer_le_jet_de_blessures(cible_immunite_blessures_exceptionnelles=True, double_aux_blessures=True, jet_du_sacrifice=True)", outcome="Interdit"),
    ask("jet_d_instinct_de_survie(cible_instinct_de_survie_x=4, jet_du_sacrifice=True)", outcome="Sans effet"),
    ask("crans_subis(cible_ethere=True, resultat_de_blessures='Blessure grave', jet_du_sacrifice=True)", total=1, disputed="2"),
)
row(
    "CONF-V08",
    "Porteur de marqueur : ni envol, ni palier, une poursuite malgré Implacable/2, une course de 20 malgré Rapidité.",
    ask("prendre_son_envol(figurine_porteur_de_marqueur=True)", outcome="Interdit"),
    ask("changer_de_palier(figurine_porteur_de_marqueur=True)", outcome="Interdit"),
    ask("poursuites_permises(figurine=dict(implacable_x=2, porteur_de_marqueur=True))", total=1),
    ask("portee_de_la_course(figurine=dict(mou=10, rapidite=True, use_de_rapidite=True, porteur_de_marqueur=True))", total=20),
    ask("ramasser_un_marqueur(figurine=dict(finit_sur_le_marqueur=True, marqueurs_portes=1), prise_x=1)", outcome="Interdit"),
)
row(
    "CF-CB64",
    "Un porteur de marqueur (MOU 10, Vol, Implacable/1), cible d'un miracle MOU+5.",
    ask("prendre_son_envol(figurine_marqueurs_portes=1)", outcome="Interdit"),
    ask('potentiel_de_deplacement(figurine_mou=10, figurine_modificateur_de_mou=5, figurine_marqueurs_portes=1, figurine_type_de_deplacement="course")', total=20),
    ask("portee_de_l_assaut(figurine_mou=10, figurine_modificateur_de_mou=5, figurine_marqueurs_portes=1)", total=20),
    ask("poursuites_permises(figurine_implacable_x=1, figurine_marqueurs_portes=1)", total=1),
)
