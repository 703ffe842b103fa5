"""Situations of Confrontation of the chapter « Comment jouer ? » (How to play)."""


def test_ad27(cf):
    """Décors et déploiement : à 5 cm d'un autre, non ; 15 cm de la médiane, non, 16 oui, 50 non ; un Indestructible de RES 10 rit de FOR 9."""
    assert cf.placer_un_decor(distance_au_decor_le_plus_proche=5).outcome == "Interdit"
    assert cf.deployer_une_figurine(distance_a_la_ligne_mediane=15).outcome == "Interdit"
    assert cf.deployer_une_figurine(distance_a_la_ligne_mediane=16).outcome == "Permis"
    assert cf.deployer_une_figurine(distance_a_la_ligne_mediane=50).outcome == "Interdit"
    assert cf.minimum_de_decors().total == 4
    assert cf.degats_d_un_decor(decor=dict(indestructible=True, res=10), attaquant_force=9).outcome == "Sans effet"
    assert "sonné" in str(cf.echec_de_la_traversee(decor_cassant=True))


def test_CONF_X60(cf):
    """Achéron à 300 PA : 90 PA d'alliés de Dirz et des Drunes, puis de Mid-Nor et des Drunes."""
    army = dict(
        l_armee_valeur_de_l_armee=300, l_armee_combattants_de_l_armee=15, l_armee_pa_de_champions=60, l_armee_pa_d_allies=90, l_armee_pa_de_troupes=150,
        figurine_valeur_strategique=120,
    )
    assert cf.aligner_l_armee(**army, l_armee_allies_non_allies_entre_eux=True).outcome == "Interdit"
    assert cf.aligner_l_armee(**army).outcome == "Permis"


def test_CONF_X62(cf, both):
    """L'Escorte royale du livre, recopiée telle quelle, et une échelle à 5 PA : 300 ou 303 ?"""
    verdict = cf.aligner_l_armee(
        l_armee_valeur_de_l_armee=300, l_armee_escorte_royale_du_livre=True, l_armee_pa_de_champions=62, l_armee_pa_de_troupes=207, l_armee_pa_d_allies=34
    )
    assert {verdict.outcome, *(text.split(" ")[0] for text in both(verdict, "CF-2191").values())} == {"Interdit", "Permis"}
