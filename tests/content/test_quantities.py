"""Skills and properties that are told with a number: whoever says the number has the skill."""

from __future__ import annotations


def named_after(reference, measure) -> list[str]:
    """The skills and weapon properties whose X a measure is, by its address: « x-de-surchauffe », « toxique-x »."""
    prefix, _, slug = measure.id.partition(":")
    bare = slug.removesuffix("-x") if slug.endswith("-x") else slug.removeprefix("x-").removeprefix("de-") if slug.startswith("x-") else ""
    found = reference.get(f"{prefix}:{bare}") if bare else None
    return [found.id] if found and found.kind in ("Skill", "Property") and found.data.get("of") == measure.data.get("of") else []


def test_whoever_says_the_x_of_a_skill_has_it(resolver):
    """Nobody says « Surchauffe 4 » twice: the number alone is the skill, wherever a rule asks whether one has it."""
    reference, base, silent, said = resolver.reference, resolver.reference.roles.base, [], 0
    for game in reference.games():
        effects = [effect for node in reference.of_game(game.id) for effect in node.effects]
        implied = {(base(one.measure), base(str(effect.value))) for effect in effects if effect.op == "implies" for one in effect.given}
        tested = {base(fact) for effect in effects for fact in (*effect.when, *effect.unless)}
        for measure in reference.of_game(game.id, "Measure", "Characteristic", "Choice"):
            for skill in tested.intersection(named_after(reference, measure)):
                said += 1
                silent += [measure.id] if (measure.id, skill) not in implied else []
    assert said > 40 and silent == []
