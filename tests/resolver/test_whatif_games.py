"""Tables of the three games: what applies, worked out from their texts."""

from __future__ import annotations

import pytest

from arbitre.resolver import Resolver
from arbitre.resolver.whatif import WhatIf


@pytest.fixture(scope="module")
def table(resolver) -> WhatIf:
    return WhatIf(resolver)


def applied(told: dict) -> dict[str, list[str]]:
    """The badges of each rule that applies, with what it acts on."""
    found: dict[str, list[str]] = {}
    for group in told["groups"]:
        for rule in group["rules"]:
            found.setdefault(rule["code"], []).extend(line["text"].partition(" quand ")[0] for line in rule["lines"])
    return found


def test_a_target_on_the_ground_in_warmachine(table):
    told = table.tell("warmachine", "et_si(cible_au_tapis=True)")
    found = applied(told)
    # Combat, « MISE AU TAPIS »: no move, action, spell, animus, power, relay nor order; no melee range; melee hits by itself; DEF 5
    for thing in ("Se déplacer", "Accomplir une action", "Lancer un sort", "Utiliser un animus", "Utiliser un pouvoir", "Relayer un sort", "Donner un ordre"):
        assert f"Interdit : « {thing} (la cible) »" in found["WM-250"]
    assert "« Zone de corps-à-corps (la cible) » ne dépasse pas 0 pouce" in found["WM-250"]
    assert "« Jet d'attaque de corps-à-corps » : réussite automatique" in found["WM-250"]
    assert found["WM-252"] == ["« Défense (DEF) (la cible) » vaut 5"]
    assert "WM-118" not in found and "WM-157" not in found, "nobody said from where, nor that one aims"
    assert "WM-250" not in applied(table.tell("warmachine", "et_si(depuis_l_arc_arriere=True)"))


def test_the_steps_of_an_attack_stand_in_their_order(table):
    told = table.tell("warmachine", "et_si(cible_au_tapis=True, depuis_l_arc_arriere=True, attaquant_vise=True)")
    attack = [(group["number"], [rule["code"] for rule in group["rules"]]) for group in told["groups"] if group["sequence"] == "Séquence d'attaque"]
    assert [number for number, _ in attack] == ["4", "4d", "4e"]
    assert set(attack[1][1]) == {"WM-157", "WM-252", "WM-118"}
    shot = next(one for one in told["asks"] if one["question"] == "attaque_a_distance")
    assert table.answer("warmachine", shot["call"]) == {"missing": ["attaque à distance (ATD) de l'attaquant"]}
    # 5, 2 aiming, 2 from behind, against 5: only a double 1 misses
    assert table.answer("warmachine", shot["call"].replace("(", "(attaquant_atd=5,", 1))["said"].startswith("Touche : 35/36")


def test_a_unit_on_the_ground_in_pen(table):
    told = table.tell("warhammer-40000-pen", "et_si(cible_a_terre=True)")
    found = applied(told)
    # 11.4.4: −1 to the CT of whoever aims at it, immobilised, initiative 1, no charge
    assert found["PEN-137"] == ["−1 à « CT effective »"]
    assert "« Initiative effective (la cible) » vaut 1" in found["PEN-852"] and "Interdit : « Charger (la cible) »" in found["PEN-852"]
    assert ("PEN-895", "donc : la cible est immobilisée") in [(one["code"], one["text"]) for one in told["follows"]]


def test_a_figure_in_rout_in_confrontation(table):
    found = applied(table.tell("confrontation", "et_si(figurine_en_deroute=True, magicien_en_deroute=True, fidele_en_deroute=True)"))
    # XI-C: no test of tactics, no exclusive nor cumulative action, POU −2 to recover mana, two points of FT less, no pursuit
    assert any("Jet de Tactique" in one or "jet de Tactique" in one for one in found["CF-1318"])
    assert "−2 à « Pouvoir (POU) (le magicien) »" in found["CF-548"]
    assert any(one.startswith("−2 FT à") for one in found["CF-549"])
    assert "Interdit : « Poursuivre »" in found["CF-551"] and any("« Agir" in one for one in found["CF-545"])


CHANGES = {  # a table as one touches it: said, said more of, one thing taken back, another number
    "confrontation": ["figurine_en_deroute=True", "figurine_en_deroute=True,fidele_en_deroute=True", "fidele_en_deroute=True,distance=10", "distance=12"],
    "warmachine": ["cible_au_tapis=True", "cible_au_tapis=True,attaquant_atd=5", "attaquant_atd=5,attaquant_vise=True", "attaquant_atd=6,attaquant_vise=True"],
    "warhammer-40000-pen": ["cible_a_terre=True", "cible_a_terre=True,unite_ct=4", "unite_ct=4,distance=12", "unite_ct=5,distance=12"],
}


@pytest.mark.parametrize("game", CHANGES)
def test_answers_after_changes_are_those_made_from_nothing(reference, table, game, monkeypatch):
    judged: list[str] = []
    judge = Resolver.resolve
    monkeypatch.setattr(Resolver, "resolve", lambda self, node, *others, **more: judged.append(node.name) or judge(self, node, *others, **more))
    seen = set()
    for said in [*CHANGES[game], *CHANGES[game][-2::-1]]:  # there, and back
        told = table.tell(game, f"et_si({said})")
        judged.clear()
        answers = [table.answer(game, one["call"]) for one in told["asks"][:6]]
        new = {one["question"] for one in told["asks"][:6] if one["call"] not in seen}
        seen.update(one["call"] for one in told["asks"][:6])
        assert set(judged) <= new, "what a question reads has not changed: it is not judged again"
        alone = WhatIf(Resolver(reference))
        assert alone.tell(game, f"et_si({said})") == told
        assert [alone.answer(game, one["call"]) for one in told["asks"][:6]] == answers


def test_a_limit_on_a_number_is_no_reason_to_tell_what_lacks(table):
    told = table.tell("warmachine", "et_si(cible_defense=14)")
    assert "WM-1060" not in str(told["nearly"]), "to have a high DEF is not to be half stalled"
