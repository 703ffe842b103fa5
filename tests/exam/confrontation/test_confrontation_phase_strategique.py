"""Situations of Confrontation of the chapter « Phase stratégique » (Strategy phase)."""


def test_x04(cf, both):
    """Stratège près d'un musicien, 5 relancé en 1, contre un total de 9."""
    v = cf.jet_de_tactique(
        figurine=dict(dis=5, stratege=True, champion=True), le_musicien=dict(distance_a_la_figurine=6, aura_de_commandement=10),
        des=[5, 1], adversaire_dis=4, des_adverses=[5],
    )
    assert v.outcome == "Gagné" and v.total == 12
    assert both(v, "CF-1146")["B"].startswith("Perdu") and "= 7 contre" in both(v, "CF-1146")["B"]


def test_ad25(cf):
    """Toute l'armée est Paria, à deux alliés près : la DIS d'un Paria sert, en litige ; d'un Paria parmi d'autres, non."""
    verdict = cf.jet_de_tactique(figurine=dict(dis=5, paria=True), armee_de_parias=True, adversaire_dis=4, des=[3], des_adverses=[2])
    assert verdict.total == 8
    assert "CF-1147" in verdict.disputes
    assert cf.jet_de_tactique(figurine=dict(dis=5, paria=True), adversaire_dis=4, des=[3], des_adverses=[2]).outcome == "Interdit"


def test_ad17(cf):
    """Trois lanciers dans le char : leur carte n'entre pas dans la pioche, sauf si un quatrième, à pied, en dépend."""
    assert cf.inclure_une_carte(carte_toute_a_bord=True).outcome == "Interdit"
    assert cf.inclure_une_carte(carte_toute_a_bord=True, carte_dont_d_autres_dependent=True).outcome == "Obligatoire"
    assert cf.inclure_une_carte().outcome == "Obligatoire"
