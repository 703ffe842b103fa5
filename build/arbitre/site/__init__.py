"""The site room: view-models from the graph, templates, MkDocs. Its door: `build`, and `cite` of `arbitre.site.citation`.

What builds is imported when it is first asked for: to know that nothing has changed needs none of it.
"""

from importlib import import_module

LATER = {
    "BuildReport": "builder", "FORMATS": "citation", "HEADERS": "headers", "SiteError": "links", "build": "builder", "built_from": "reuse", "cite": "citation",
    "permanent_link": "citation", "place": "output",
}

__all__ = ["FORMATS", "HEADERS", "BuildReport", "SiteError", "build", "built_from", "cite", "permanent_link", "place"]


def __getattr__(name: str) -> object:
    if name not in LATER:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    found = globals()[name] = getattr(import_module(f".{LATER[name]}", __name__), name)
    return found
