"""Short addresses, retired ones and names with a role: /WM-118/ and /warmachine/cible.au-tapis/ lead to a page.

What people are given to share (a code, an address that was a page's) is a page of its own, written straight into the site for speed: any host answers
it, without scripts, and what previews a link finds its title. The names with a role are only said in Turtle, and are almost as many as the pages: a
table a game tells them, which the page of unknown addresses reads (assets/lost.js).
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from urllib.parse import quote

from markupsafe import escape

from ..graph import Reference
from ..resolver.resting import digest
from .fresh import Fresh
from .headers import META_POLICY
from .links import path_of

NAMES = "assets/names/"
PAGE = """<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="{policy}"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>{title}</title><link rel="canonical" href="{canonical}"><meta name="robots" content="noindex">
<script src="{up}assets/redirect.js" data-to="{target}"></script>
<meta http-equiv="refresh" content="0; url={target}"></head>
<body><p><a href="{target}">{title}</a></p></body></html>
"""


def redirects(reference: Reference) -> dict[str, tuple[str, str]]:
    """Every address that leads elsewhere and has a page: address to (page, title)."""
    found: dict[str, tuple[str, str]] = {}
    for node in reference:
        path = path_of(node)
        title = f"{node.code} {node.label}".strip()
        for address in (node.code, node.slug.rstrip("/")):
            if address and address != path:
                found[address] = (path, title)
    for address, curie in reference.retired.items():
        successor = reference[curie]
        found.setdefault(address, (path_of(successor), f"{successor.code} {successor.label}".strip()))
    return found


def write_names(reference: Reference, fresh: Fresh, spoken: Iterable[str]) -> dict[str, str]:
    """Writes the names with a role that questions read, `spoken`, a table a game: the roles of each predicate. Answers where the address of each leads."""
    found: dict[str, str] = {}
    tables: dict[str, dict[str, list[str]]] = {}
    for role, predicate in filter(None, map(reference.roles.split, sorted(spoken))):
        folder, _, local = path_of(reference[predicate]).rpartition("/")
        said = path_of(reference[role]).rpartition("/")[2]
        tables.setdefault(folder, {}).setdefault(local, []).append(said)
        found[f"{folder}/{said}.{local}"] = f"{folder}/{local}"
    for folder, names in tables.items():
        fresh.put(f"{NAMES}{folder}.json", json.dumps(names, ensure_ascii=False, separators=(",", ":")))
    return found


def write_redirects(reference: Reference, fresh: Fresh) -> dict[str, str]:
    """Writes the redirecting pages; a real page is never overwritten. Answers where each leads."""
    found, every = {}, digest(PAGE, META_POLICY, reference.site_url)
    for address, (path, title) in redirects(reference).items():
        file = f"{address}/index.html"
        if file in fresh.made:
            continue
        found[address] = path
        mark = f"{every} {path} {title}"
        if fresh.stands(file, mark):
            continue
        up = "../" * len(address.split("/"))
        target = f"{up}{quote(path)}/"
        canonical = f"{reference.site_url}{quote(path)}/"
        fresh.put(file, PAGE.format(title=escape(title), canonical=escape(canonical), target=escape(target), up=escape(up), policy=escape(META_POLICY)), mark)
    return found
