"""The sixth adversary: huge bases, who may be given what, ride-by attacks, structures, officers, and what moves outside its movement."""

from fractions import Fraction as F


def test_w01(wm, chance):
    """Un warjack lourd slamme une machine de bataille : elle ne bouge pas ; si on le permet quand même, −2, son socle n'a pas à être dit."""
    heavy = dict(acc=7, attaquant_socle="grand", defense=11)
    assert chance(wm.attaque_de_slam(**heavy, cible_socle="gigantesque", litiges={"WM-9130": "B"})) == F(13, 18)
    for huge in (dict(cible_socle="gigantesque"), dict(cible_machine_de_bataille=True)):
        both = wm.attaque_de_slam(**heavy, **huge)
        assert both.outcome == "Interdit" and any("13/18" in str(one.text) for one in both.answers)
    assert wm.degats_de_slam(force=12, arm=18, des=[3, 4]).outcome == "Dégâts 1"


def test_w02(wm):
    """Un grand socle sur la ligne ne cache ni colosse ni machine de bataille ; eux cachent un grand socle, et se cachent l'un l'autre."""
    for huge in ("est_un_colosse", "est_un_gargantuan", "machine_de_bataille"):
        for said in ("socle_sur_la_ligne", "figurine_interposee"):
            assert wm.tracer_une_ligne_de_vue(**{said: True, f"cible_{huge}": True}, interposee_socle="grand").outcome == "Permis"
        assert wm.tracer_une_ligne_de_vue(**{f"interposee_{huge}": True}, socle_sur_la_ligne=True, cible_socle="grand").outcome == "Interdit"
        assert wm.tracer_une_ligne_de_vue(**{f"interposee_{huge}": True}, socle_sur_la_ligne=True, cible_est_un_colosse=True).outcome == "Interdit"
    both = dict(socle_sur_la_ligne=True, interposee_socle="gigantesque")
    assert wm.tracer_une_ligne_de_vue(**both, cible_est_un_colosse=True).outcome == "Interdit"


def test_w03(wm):
    """Slammé ou projeté contre un colosse : un dé de plus, le colosse ne tombe pas ; il arrête aussi qui piétine."""
    for hit in (wm.figurine_heurtee_par_un_slam, wm.figurine_heurtee_par_une_projection):
        found = hit(heurtee_est_un_colosse=True, cible_socle="grand")
        assert "rien pour un socle plus grand" in str(found) and "au tapis" not in str(found)
        assert "dégâts collatéraux" in str(found.answers[0].text) and "au tapis" not in str(found.answers[0].text)
    met = dict(cible_heurte_une_figurine=True, heurtee_est_un_colosse=True)
    assert wm.degats_de_projection(force=12, arm=16, **met, des=[1, 2, 3]).outcome == "Dégâts 2"
    assert wm.degats_de_slam(force=12, arm=16, **met, des=[1, 2, 3]).outcome == "Dégâts 2"
    assert wm.deplacement_slamme(de_de_slam=5, **met, distance_de_l_arret=2).total == 2
    assert wm.mouvement_de_pietinement(vts=5, attaquant_heurte_une_figurine=True, heurtee_est_un_colosse=True, distance_de_l_arret=3).total == 3


def test_w04(wm):
    """Le colosse ne passe pas par l'issue d'un grand socle, ni ce qui tombe sur lui ne le blesse."""
    assert wm.entrer_dans_un_decor(figurine_est_un_colosse=True, decor_plus_grand_socle_admis="grand").outcome == "Interdit"
    assert wm.entrer_dans_un_decor(figurine_est_un_colosse=True, decor_plus_grand_socle_admis="gigantesque").outcome == "Permis"
    assert wm.passer_entre_deux_decors(figurine_machine_de_bataille=True, decor_plus_grand_socle_admis="moyen").outcome == "Interdit"
    fallen = str(wm.atterrir_sur_une_figurine(heurtee_est_un_colosse=True, figurine_socle="moyen"))
    assert "au tapis" not in fallen and "dégâts" not in fallen


def test_w05(wm):
    """Le colosse FOR 18 pousse FOR 12 (1 et 5 aux dés) : elle recule d'un pouce, il ne la suit pas."""
    assert wm.jet_de_poussee(attaquant_force=18, cible_force=12, attaquant_est_un_colosse=True, des=[1], des_adverses=[5]).total == 19
    assert wm.avance_apres_une_poussee(attaquant_est_un_colosse=True).outcome == "Interdit"
    assert wm.avance_apres_une_poussee(attaquant_est_un_warjack=True).total == 1


def test_w06(wm):
    """Le colosse voit mal à travers quatre pouces de bois ; à l'inverse, on le voit."""
    assert wm.tracer_une_ligne_de_vue(attaquant_est_un_colosse=True, ligne_a_travers_une_foret=True).outcome == "Interdit"
    assert wm.tracer_une_ligne_de_vue(cible_est_un_colosse=True, ligne_a_travers_une_foret=True).outcome == "Permis"


def test_w07(wm):
    """Dans le dos d'un colosse : 10 contre 10 avec le bonus de dos, et la grille au choix : aucune fenêtre de tir."""
    shot = wm.attaque_a_distance(atd=5, defense=10, cible_est_un_colosse=True, depuis_l_arc_arriere=True, des=[1, 2])
    assert (shot.outcome, shot.total) == ("Touche", 10)
    assert "au choix" in str(wm.grille_touchee(fenetre_de_tir="aucune"))
    assert "gauche" in str(wm.grille_touchee(fenetre_de_tir="gauche"))


def test_w08(wm):
    """Eau profonde : le colosse est retiré du jeu ; le gargantuan a DEF 7, n'attaque pas, ne se noie pas."""
    assert "retiré du jeu" in str(wm.warjack_en_eau_profonde(figurine_est_un_colosse=True))
    assert not wm.warjack_en_eau_profonde(figurine_est_un_gargantuan=True).gives
    assert wm.degats_en_eau_profonde(figurine_est_un_gargantuan=True).total == 0
    assert wm.attaquer(attaquant_est_un_gargantuan=True, attaquant_en_eau_profonde=True).outcome == "Interdit"


def test_w09(wm, chance):
    """Colosse engagé, immobile : il tire, sans visée ; la cible en forêt, DEF 14 : 9 ou plus."""
    assert chance(wm.attaque_a_distance(attaquant=dict(est_un_colosse=True, engagee=True, atd=5), vise=True, defense=12, cible_en_foret=True)) == F(5, 18)


def test_w10(wm, chance):
    """Machine de bataille : placée oui, poussée non, jamais stationnaire ; elle ne fait pas de prise, et nul ne la verrouille."""
    assert wm.placer_une_figurine(machine_de_bataille=True).outcome == "Permis"
    assert wm.poussee(cible_machine_de_bataille=True).outcome == "Interdit"
    assert chance(wm.attaque_de_corps_a_corps(acc=6, defense=10, cible_machine_de_bataille=True, cible_stationnaire=True)) == F(11, 12)
    for act in (wm.slam, wm.coup_de_tete, wm.poussee, wm.projection, wm.pietinement, wm.verrou):
        assert act(attaquant_machine_de_bataille=True).outcome == "Interdit"
    assert wm.verrou(attaquant_est_un_colosse=True, gantelets_disponibles=1, cible_machine_de_bataille=True).outcome == "Interdit"
    assert wm.slam(attaquant_est_une_warbeast=True).outcome == "Permis"


def test_w11(wm, chance):
    """Réparation [9] sur une machine : 5/6, et 4 au dé font quatre points."""
    assert chance(wm.jet_de_competence(x_de_competence=9), "Réussi") == F(5, 6)
    assert wm.reparation_d_une_machine_de_bataille(des=[4]).total == 4


def test_w12(wm):
    """À chacun le sien : ni focus à une warbeast ou à une machine, ni contrainte, drainage, transfert ou Seuil pour un warjack."""
    for beast in ("est_une_warbeast", "est_un_gargantuan", "machine_de_bataille"):
        for act in (wm.allouer_du_focus, wm.beneficier_d_un_avantage_de_marshal, wm.reactiver_un_warjack, wm.rallumer_la_chaudiere, wm.tenter_de_diriger):
            assert act(**{f"figurine_{beast}": True}).outcome == "Interdit"
    for jack in ("est_un_warjack", "est_un_colosse", "machine_de_bataille"):
        for act in (wm.contraindre_une_warbeast, wm.drainer_la_furie, wm.transferer_des_degats, wm.piller_la_furie):
            assert act(**{f"figurine_{jack}": True}).outcome == "Interdit"
    assert wm.test_de_seuil(figurine_est_un_warjack=True, seu=8, points_de_furie=3).outcome == "Interdit"
    assert wm.transferer_des_degats(figurine_type_de_figurine="solo").outcome == "Interdit"
    assert wm.allouer_du_focus(figurine_est_un_warjack=True).outcome == "Permis"
    assert wm.transferer_des_degats(figurine_est_une_warbeast=True).outcome == "Permis"


def test_w13(wm):
    """Transfert à une bête à l'Esprit mort et au tapis : permis, on ne la contraint pas. Pleine de furie : non."""
    assert wm.transferer_des_degats(figurine_esprit_desactive=True, figurine_au_tapis=True).outcome == "Permis"
    assert wm.transferer_des_degats(figurine_points_de_furie=4, figurine_fur=4).outcome == "Interdit"
    assert wm.contraindre_une_warbeast(figurine_esprit_desactive=True).outcome == "Interdit"


def test_w14(wm):
    """Au tapis avec deux furies et deux sorts : se relever, un sort, et c'est tout. Se blesser de deux en donne deux."""
    assert wm.furie_restante(controleur_points_de_furie=2, controleur_etats_renverses=1, sorts_entretenus=1).total == 0
    assert wm.furie_restante(controleur_points_de_furie=2, controleur_etats_renverses=1, sorts_entretenus=2).outcome == "Interdit"
    assert wm.furie_gagnee_en_se_blessant(degats_volontaires=2).total == 2


def test_w15(wm):
    """S'enrager : FUR 4, une furie : trois, pas quatre ; l'Esprit mort, sauvage ou hors de la zone, rien."""
    assert wm.furie_generee(points_d_enragement=3, points_de_furie=1, fur=4).total == 3
    assert wm.furie_generee(points_d_enragement=4, points_de_furie=1, fur=4).outcome == "Interdit"
    for bar in (dict(figurine_esprit_desactive=True), dict(figurine_sauvage=True), dict(distance_au_controleur=13, controleur_fur=6)):
        assert wm.furie_generee(points_d_enragement=2, **bar).outcome == "Interdit"


def test_w16(wm):
    """Après une course : ni feat, ni sort, ni soin ; un transfert, au tour adverse, si."""
    for act in (wm.utiliser_un_pouvoir, wm.lancer_un_sort, wm.guerir):
        assert act(apres_une_course=True).outcome == "Interdit"
    assert wm.transferer_des_degats(apres_une_course=True).outcome == "Permis"


def test_w17(wm):
    """Attaque en passant : pas verrouillé, ni relevé au prix de son mouvement, ni en visant, ni à pied."""
    rider = dict(attaquant_figurine_de_cavalerie=True, attaquant_ordre_d_attaque_en_passant=True)
    assert wm.faire_une_attaque_en_passant(**rider).outcome == "Permis"
    for bar in ("verrouillee", "maintenir_un_verrou", "releve_en_renoncant_au_mouvement", "vise", "dragon_a_pied", "au_tapis"):
        assert wm.faire_une_attaque_en_passant(**rider, **{f"attaquant_{bar}": True}).outcome == "Interdit"


def test_w18(wm, chance):
    """Qui vise a donné son mouvement : ni charge, ni slam, ni piétinement, ni course ; le tir, lui, a son +2."""
    for act in (wm.charger, wm.slam, wm.pietinement):
        assert act(attaquant_vise=True).outcome == "Interdit"
    assert wm.courir(figurine_vise=True).outcome == "Interdit"
    assert wm.renoncer_au_mouvement(figurine_vise=True).outcome == "Interdit"
    assert chance(wm.attaque_a_distance(atd=6, defense=12, vise=True)) == F(11, 12)
    assert chance(wm.attaque_a_distance(atd=6, defense=12, vise=True, attaquant_mouvement_commence=True)) == F(13, 18)


def test_w19(wm):
    """L'ordre d'en-passant : le cavalier hors formation ne le reçoit pas ; qui l'a reçu attaque, même sorti de formation."""
    assert wm.recevoir_un_ordre(hors_de_formation=True).outcome == "Interdit"
    assert wm.faire_une_attaque_en_passant(attaquant_figurine_de_cavalerie=True, attaquant_hors_de_formation=True).outcome == "Interdit"
    kept = dict(attaquant_hors_de_formation=True, attaquant_ordre_d_attaque_en_passant=True)
    assert wm.attaquer_au_corps_a_corps(**kept).outcome == "Permis"
    assert wm.attaquer_au_corps_a_corps(**kept, frappe_gratuite_en_cours=True).outcome == "Interdit"
    assert wm.attaquer_au_corps_a_corps(**kept, attaquant_hors_activation=True).outcome == "Interdit"


def test_w20(wm):
    """Cavalerie légère : ses cinq pouces, 2,5 dans la boue ; en fuite, verrouillée ou au tapis, aucun."""
    assert wm.avance_de_cavalerie_legere().total == 5
    assert wm.distance_parcourue_selon_le_terrain(mouvement_depense=5, figurine_en_terrain_difficile=True).total == F(5, 2)
    for bar in ("en_fuite", "verrouillee", "au_tapis", "stationnaire", "hors_de_formation"):
        assert wm.avance_de_cavalerie_legere(**{f"figurine_{bar}": True}).outcome == "Interdit"


def test_w21(wm):
    """À hauteur de selle : on frappe par-dessus un socle moyen, on ne tire pas à travers lui."""
    line = dict(attaquant_figurine_de_cavalerie=True, attaquant_socle="grand", interposee_socle="moyen", cible_socle="moyen", figurine_interposee=True)
    assert wm.attaquer_au_corps_a_corps(**line).outcome == "Permis"
    assert wm.attaquer_a_distance(**line).outcome == "Interdit"


def test_w22(wm):
    """Dragon monté de cinq cases, neuf points : cinq comptent, il passe à pied, sans Monture ni attaque en passant."""
    assert wm.degats_comptes_du_dragon_monte(cases_de_degats_restantes=5, points_de_degats_subis=9).total == 5
    assert "activation achevée" in str(wm.passer_a_pied())
    assert wm.attaque_de_monture(acc=6, defense=12, attaquant_dragon_a_pied=True).outcome == "Interdit"


def test_w23(wm, chance):
    """La Monture frappe un ennemi à terre d'office ; l'impact vaut après trois pouces, pas pour la cavalerie légère."""
    assert wm.attaque_de_monture(acc=7, defense=14, cible_au_tapis=True).outcome == "Touche"
    met = dict(contact_pendant_la_charge=True, attaquant_figurine_de_cavalerie=True, distance_avant_contact=3)
    assert wm.faire_des_attaques_d_impact(**met).outcome == "Permis"
    assert wm.faire_des_attaques_d_impact(**met, attaquant_cavalerie_legere=True).outcome == "Interdit"
    assert wm.faire_des_attaques_d_impact(**met, attaquant_hors_de_formation=True).outcome == "Permis"
    for bar in ("au_tapis", "stationnaire", "en_fuite"):
        assert wm.faire_des_attaques_d_impact(**met, **{f"attaquant_{bar}": True}).outcome == "Interdit"
    for bar in ("au_tapis", "verrouillee", "mouvement_desactive"):
        assert wm.poursuivre_sa_charge(**{f"attaquant_{bar}": True}).outcome == "Interdit"


def test_w24(wm):
    """Engagé, on ne tire pas sur un bâtiment ; on le frappe ; un colosse y tire quand même."""
    shot = dict(attaquant_engagee=True, type_d_attaque="à distance")
    assert wm.attaquer_une_structure(**shot).outcome == "Interdit"
    assert wm.endommager_une_structure(**shot, pui=15).outcome == "Interdit"
    assert wm.attaquer_une_structure(**shot, attaquant_est_un_colosse=True).outcome == "Permis"
    assert wm.attaquer_une_structure(attaquant_engagee=True, type_d_attaque="corps-à-corps").outcome == "Permis"


def test_w25(wm):
    """Ni slam, ni coup de tête, ni poussée, ni verrou, ni projection contre un mur."""
    for act in (wm.charger, wm.slam, wm.coup_de_tete, wm.poussee, wm.verrou, wm.projection, wm.projection_a_deux_mains, wm.frappe_puissante):
        assert act(cible_est_une_structure=True).outcome == "Interdit"
    assert wm.etre_pousse(cible_est_une_structure=True).outcome == "Interdit"
    for act in (wm.attaquer_a_distance, wm.attaquer_au_corps_a_corps, wm.attaquer_par_magie):
        assert act(cible_est_un_decor=True).outcome == "Interdit"
        assert act(cible_est_une_structure=True).outcome == "Permis"
    assert wm.etre_verrouille(cible_machine_de_bataille=True).outcome == "Interdit"


def test_w26(wm):
    """Pont de fer de 6 pouces sur 2 : 160 points ; une hache Maître d'armes P+F 17, 2, 3 et 4 : six points. Un pistolet magique de PUI 10 : rien."""
    assert wm.capacite_de_degats_d_une_structure(materiaux=[["fer", 16]], structure_porteuse=True).total == 160
    wall = dict(cible_est_une_structure=True)
    assert wm.degats_de_corps_a_corps(p_plus_f=17, arm=20, **wall, arme_maitre_d_armes=True, des=[2, 3, 4]).outcome == "Dégâts 6"
    assert wm.degats_a_distance(pui=10, arm=12, **wall, arme_magique=True, des=[6, 6]).outcome == "Sans effet"


def test_w27(wm):
    """Bâtiment de bois renforcé 4 × 5, un étage : 45 points ; s'il tombe, PUI 28 au colosse ARM 19, qui reste debout."""
    assert wm.capacite_de_degats_d_une_structure(materiaux=[["bois renforcé", 18]], structure_porteuse=True).total == 45
    assert wm.endommager_une_structure(type_d_attaque="à distance", pui=12, type_de_degats="feu").outcome == "Permis"
    assert wm.endommager_une_structure(type_d_attaque="à distance", pui=13).outcome == "Interdit"
    assert wm.degats_d_effondrement(decor_arm=14, niveaux=2, arm=19, des=[3, 3]).outcome == "Dégâts 15"
    assert "au tapis" not in str(wm.effondrement_sur_une_figurine(figurine_est_un_colosse=True))


def test_w28(wm):
    """Warjack autonome : rien d'alloué, rien d'un marshal, pas de direction ; un point venu d'ailleurs, il court et charge."""
    for act in (wm.allouer_du_focus, wm.beneficier_d_un_avantage_de_marshal, wm.tenter_de_diriger):
        assert act(figurine_warjack_autonome=True).outcome == "Interdit"
    assert wm.courir(figurine_warjack_autonome=True, figurine_est_un_warjack=True, figurine_points_de_focus=1).outcome == "Permis"
    assert wm.courir(figurine_warjack_autonome=True, figurine_est_un_warjack=True, figurine_points_de_focus=0).outcome == "Interdit"
    assert wm.tenter_de_diriger(figurine_est_un_colosse=True).outcome == "Interdit"


def test_w29(wm):
    """L'officier détaché : jamais marshal, donc ni contrôle, ni direction, ni avantage, ni réactivation ; son unité morte-vivante ne fuit pas, lui non plus."""
    lent = dict(controleur_est_un_officier_detache=True)
    for act in (wm.etre_le_jack_marshal, wm.controler_un_warjack, wm.tenter_de_diriger, wm.beneficier_d_un_avantage_de_marshal, wm.reactiver_un_warjack):
        assert act(**lent).outcome == "Interdit"
    assert not wm.fuir(figurine_est_un_officier_detache=True, l_unite_mort_vivant=True).gives
    foreign = dict(commande_par_un_officier_detache=True, ordre_absent_de_sa_carte=True)
    assert wm.donner_l_ordre_d_unite(**foreign).outcome == "Interdit"
    assert wm.donner_l_ordre_d_unite(**foreign, ordre_de_course_ou_charge=True).outcome == "Permis"


def test_w30(wm):
    """Empreinte : un point, avant ou après le mouvement ; pas pendant, ni le Cortex mort."""
    mark = dict(figurine_points_de_focus=1)
    assert wm.utiliser_une_empreinte(**mark, moment_de_l_empreinte="après le mouvement").outcome == "Permis"
    assert wm.utiliser_une_empreinte(**mark, moment_de_l_empreinte="pendant le mouvement").outcome == "Interdit"
    assert wm.utiliser_une_empreinte(figurine_points_de_focus=0, moment_de_l_empreinte="avant une attaque").outcome == "Interdit"
    assert wm.utiliser_une_empreinte(**mark, figurine_cortex_desactive=True, moment_de_l_empreinte="avant une attaque").outcome == "Interdit"


def test_w30b(wm):
    """Le focus d'un warjack : ni sans un point, ni au tour adverse, et le champ de force ne se répare pas autrement."""
    for act in (wm.depenser_le_focus_du_warjack, wm.reparer_le_champ_de_force):
        assert act(figurine_points_de_focus=1).outcome == "Permis"
        assert act(figurine_points_de_focus=0).outcome == "Interdit"
        assert act(figurine_points_de_focus=1, figurine_hors_activation=True).outcome == "Interdit"
    assert wm.degats_du_feu_continu(arm=14, des=[3, 4], jet_booste=True).outcome == "Dégâts 5"


def test_w31(wm):
    """Lié, quatre points ; le nouveau lien rompt l'ancien ; l'affinité vaut sous toute version de son warcaster ; l'encadrement survit à qui le donne."""
    assert wm.limite_d_allocation(figurine_lie=True).total == 4
    assert wm.limite_d_allocation().total == 3
    assert "rompu" in str(wm.nouveau_lien(figurine_lie=True))
    assert wm.affinite(controle_par_le_warcaster_nomme=True).outcome == "Permis"
    assert wm.affinite().outcome == "Interdit"
    assert wm.encadrement_d_elite().outcome == "Permis"


def test_w32(wm):
    """Réactiver : pas après une course ; un mercenaire les siens, et la Faction les siens."""
    assert wm.reactiver_un_warjack(controleur_apres_une_course=True).outcome == "Interdit"
    assert wm.reactiver_un_warjack(figurine_mercenaire=True).outcome == "Interdit"
    assert wm.reactiver_un_warjack(controleur_mercenaire=True).outcome == "Interdit"
    assert wm.reactiver_un_warjack(figurine_mercenaire=True, controleur_mercenaire=True).outcome == "Permis"


def test_w33(wm):
    """L'armée : deux warcasters, dont un mercenaire, comptent pour deux ; pas deux Stryker ; pas d'Armée à Thème ; sans le palier 2, le 3 ne donne rien."""
    assert wm.warcasters_comptes(warcasters_de_la_faction=1, warcasters_mercenaires=1).total == 2
    assert wm.inclure_une_figurine(autre_version_dans_l_armee=True).outcome == "Interdit"
    assert wm.jouer_une_armee_a_theme(warcasters_de_la_faction=1, warcasters_mercenaires=1).outcome == "Interdit"
    assert wm.avantage_de_palier(palier=3, paliers_respectes=1).outcome == "Interdit"
    assert wm.avantage_de_palier(palier=1, paliers_respectes=1).outcome == "Permis"


def test_w34(wm, chance):
    """CMD 7, un Commandant de CMD 9 à neuf pouces pile : 5/6. À 9,5 de son chef de CMD 9, seul et à CMD 8 : 6 ou moins."""
    assert chance(wm.test_de_commandement(cmd=7, meneur_cmd=9, distance_au_commandant=9), "Réussi") == F(5, 6)
    assert chance(wm.test_de_commandement(cmd=7, meneur_cmd=9, distance_au_commandant=9.5), "Réussi") == F(7, 12)
    lost = dict(cmd=8, distance_au_commandant_d_unite=9.5, chef_cmd=9)
    assert chance(wm.test_de_commandement(**lost), "Réussi") == F(5, 12)
    assert wm.test_provoquant_la_fuite(**lost, figurine_sans_peur=True).outcome == "Réussi"


def test_w35(wm):
    """Deux créatures terrifiantes, deux tests ; cinq d'une même unité, un seul ; en fuite et soudain Sans Peur, on se rallie."""
    assert wm.tests_face_a_des_creatures(creatures_rencontrees=2).total == 2
    assert wm.tests_face_a_des_creatures(creatures_rencontrees=5, creatures_d_une_meme_unite=True).total == 1
    assert "fin : en fuite" in str(wm.devenir_sans_peur(figurine_en_fuite=True))


def test_w36(wm, chance):
    """Compétence Magique [6], aux prises avec sa cible DEF 13 : 7 ou plus, sans −4 ni visée ; hors formation ou après une course, non."""
    cast = dict(magie=6, defense=13)
    assert chance(wm.attaque_de_competence_magique(**cast, cible_en_corps_a_corps=True, origine_en_corps_a_corps_avec_la_cible=True)) == F(7, 12)
    assert chance(wm.attaque_de_competence_magique(**cast, vise=True)) == F(7, 12)
    for bar in ("hors_de_formation", "apres_une_course"):
        assert wm.attaque_de_competence_magique(**cast, **{f"attaquant_{bar}": True}).outcome == "Interdit"


def test_w37(wm, chance):
    """Le nœud à lance engage sa cible de loin : relayé sans −4, FOC 6 contre 14, 8 ou plus."""
    assert wm.relayer_un_sort(figurine_engage_un_ennemi=True).outcome == "Permis"
    spell = dict(magie=6, defense=14, sort_relaye=True, cible_en_corps_a_corps=True)
    assert chance(wm.attaque_magique(**spell, origine_en_corps_a_corps_avec_la_cible=True)) == F(5, 12)


def test_w38(wm):
    """Sort à ADE de POR 8 sur un engagé à neuf pouces : raté d'office ; il dévie depuis huit pouces, de quatre au plus, six au dé."""
    spell = dict(por=8, distance=9)
    assert wm.attaque_magique(magie=7, defense=14, attaque_a_aire_d_effet=True, **spell, cible_en_corps_a_corps=True).outcome == "Raté"
    assert wm.deviation_maximale(**spell).total == 4
    assert "4 pouces" in str(wm.deviation(**spell, des=[3, 6]))


def test_w39(wm, chance):
    """Vector : l'ATD de son warcaster, 6, pas la sienne ; il vise, DEF 14 : 6 ou plus."""
    assert chance(wm.attaque_a_distance(attaquant_vector=True, controleur_atd=6, attaquant_atd=8, defense=14, vise=True)) == F(13, 18)


def test_w40(wm):
    """Bras mort, il charge de quatre pouces avec un Maître d'armes : trois dés ; et ce bras ne projette ni ne verrouille."""
    blow = wm.degats_de_corps_a_corps(p_plus_f=17, arm=19, arme_systeme_desactive=True, arme_maitre_d_armes=True, attaque_de_charge=True, attaquant_distance_parcourue=4, des=[1, 2, 3])
    assert blow.outcome == "Dégâts 4"
    for act in (wm.projection, wm.verrou):
        assert act(gantelets_disponibles=0).outcome == "Interdit"


def test_w41(wm):
    """Relevé au prix de son action : un sort, pas de course, de charge ni d'attaque en passant."""
    assert wm.lancer_un_sort(releve_en_renoncant_a_l_action=True).outcome == "Permis"
    assert wm.courir(figurine_releve_en_renoncant_a_l_action=True).outcome == "Interdit"
    assert wm.charger(attaquant_releve_en_renoncant_a_l_action=True).outcome == "Interdit"
    for act in (wm.combiner_les_attaques, wm.combiner_les_attaques_a_distance):
        assert act(participants=3, attaquant_releve_en_renoncant_a_l_action=True).outcome == "Interdit"


def test_w42(wm):
    """Slammé de quatre pouces à travers une épave : deux ; un colosse slamme de deux pouces de plus, un mur à 3,5 arrête."""
    assert wm.deplacement_slamme(de_de_slam=4, cible_terrain_difficile_en_chemin=True, distance_avant_le_terrain_difficile=0).total == 2
    hard = dict(attaquant_est_un_colosse=True, de_de_slam=2, cible_heurte_une_obstruction=True, distance_de_l_arret=3.5)
    assert wm.deplacement_slamme(**hard).total == F(7, 2)


def test_w43(wm):
    """Un pouce et demi plus haut, l'épée n'atteint pas ; un pouce plus haut, la hauteur s'ignore ; l'Allonge, elle, atteint."""
    assert wm.attaquer_au_corps_a_corps(denivele=1.5, distance=0).outcome == "Interdit"
    assert wm.attaquer_au_corps_a_corps(denivele=1, distance=0.5).outcome == "Permis"
    assert wm.attaquer_au_corps_a_corps(denivele=1.5, distance=0.5, attaquant_allonge=True).outcome == "Permis"


def test_w44(wm):
    """Tireur dans la nuée, cible dehors : il la voit, et elle n'est pas dissimulée (un autre document le refuse)."""
    shot = wm.attaquer_a_distance(ligne_a_travers_une_nuee=True, attaquant_dans_une_nuee=True)
    assert shot.outcome == "Permis" and shot.answers[0].text.startswith("Interdit")


def test_w45(wm, chance):
    """À deux mains sur un furtif derrière un muret : un jet de corps-à-corps contre 15, 8 ou plus ; la distance de projection, six pouces, suffit."""
    assert "jet d'attaque" in str(wm.projection_vers_une_figurine(force=12, distance_a_l_autre_figurine=6))
    blow = dict(acc=7, defense=13, cible_furtivite=True, decor_interferent=True)
    assert chance(wm.attaque_de_corps_a_corps(**blow)) == F(5, 12)


def test_w_names(wm):
    """Ce qu'un joueur dit mène au nom que la question lit."""
    said = {
        "cible_couchee": ("slam", "au_tapis"), "effectif": ("seuil_de_pertes_massives", "figurines_au_debut_du_tour"), "cible_bouclier": ("degats_de_corps_a_corps", "boucliers"),
        "figurine_hors_zdc": ("transferer_des_degats", "hors_de_la_zone_de_controle"), "s_enrage": ("furie_generee", "points_d_enragement"),
        "distance_au_meneur": ("test_de_commandement", "distance_au_commandant"), "renonce_a_l_action": ("se_relever", "releve_en_renoncant_a_l_action"),
    }
    for name, (question, right) in said.items():
        try:
            getattr(wm, question)(**{name: 1})
        except Exception as refused:
            assert right in str(refused)
        else:
            raise AssertionError(name)
