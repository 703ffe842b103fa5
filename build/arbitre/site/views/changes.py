"""The pages that tell what changed: one that lists the releases, one a release."""

from __future__ import annotations

from ..atlas import Atlas
from ..changes import differences, named, spelled, summary
from ..links import Ref
from .page import Page

FIRST = "Tout ce que la référence disait ce jour-là : les versions suivantes ne diront que ce qui change."
WHOLE = 400  # pages: a release that publishes more lists none of the new ones


def change_pages(atlas: Atlas) -> list[Page]:
    """What changed, release by release; nothing before the first one."""
    history = atlas.history
    if not history.dates:
        return []
    lead = "Ce qui a changé d'une version datée à l'autre : un lien partagé dit toujours si sa règle est restée la même."
    parts = [{"ref": Ref(f"changements/{day}", f"Version du {spelled(day)}"), "told": summary(history, day)} for day in reversed(history.dates)]
    return [Page("changements", "changes", "Ce qui a changé", lead, {"lead": lead, "parts": parts, "feed": "changements/atom.xml"}),
            *(release_page(atlas, day) for day in history.dates)]


def release_page(atlas: Atlas, day: str) -> Page:
    """One release: game by game, each page changed with what differs from the text before."""
    games: dict[str, dict[str, list]] = {}
    editions = atlas.history.released[day]
    listed = len(editions) <= WHOLE
    for edition, before in editions:
        node = atlas.reference.get(edition.page)
        game = atlas.reference[node.game].label if node and node.game else "La référence"
        group = games.setdefault(game, {"changed": [], "new": [], "gone": []})
        if edition.gone:
            group["gone"].append(edition.page)
        elif before is None or before.gone:
            group["new"].append(named(atlas.reference, edition.page))
        else:
            runs = differences("\n".join(before.text), "\n".join(edition.text))
            rules = [named(atlas.reference, c) for c in dict.fromkeys([*before.rests, *edition.rests]) if before.rests.get(c) != edition.rests.get(c)]
            group["changed"].append({"ref": named(atlas.reference, edition.page), "runs": runs if edition.text != before.text else [], "rules": rules})
    for group in games.values():
        group["changed"].sort(key=lambda page: not page["runs"])  # what says otherwise, then what rests on it
    context = {"lead": summary(atlas.history, day), "games": [(game, told, len(told["new"])) for game, told in games.items()], "listed": listed,
               "first": FIRST if day == atlas.history.dates[0] else ""}
    return Page(f"changements/{day}", "release", f"Version du {spelled(day)}", context["lead"], context)
