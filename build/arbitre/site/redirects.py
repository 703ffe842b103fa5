"""Short addresses, retired ones and names with a role: /WM-118/ and /warmachine/cible.au-tapis/ lead to a page. Written straight
into the site, for speed."""

from __future__ import annotations

from collections.abc import Iterable
from urllib.parse import quote

from markupsafe import escape

from ..graph import Reference
from ..resolver.resting import digest
from .fresh import Fresh
from .headers import META_POLICY
from .links import path_of

PAGE = """<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="{policy}"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>{title}</title><link rel="canonical" href="{canonical}"><meta name="robots" content="noindex">
<script src="{up}assets/redirect.js" data-to="{target}"></script>
<meta http-equiv="refresh" content="0; url={target}"></head>
<body><p><a href="{target}">{title}</a></p></body></html>
"""


def redirects(reference: Reference, spoken: Iterable[str] = ()) -> dict[str, tuple[str, str]]:
    """Every address that leads elsewhere: address to (page, title). `spoken` are the names with a role that questions read."""
    found: dict[str, tuple[str, str]] = {}
    for node in reference:
        path = path_of(node)
        title = f"{node.code} {node.label}".strip()
        for address in (node.code, node.slug.rstrip("/")):
            if address and address != path:
                found[address] = (path, title)
    for name in sorted(spoken):
        if reference.roles.split(name):
            predicate = reference[reference.roles.base(name)]
            address = f"{predicate.slug.rpartition('/')[0]}/{name.partition(':')[2]}"
            found[address] = (path_of(predicate), f"{predicate.code} {reference[name].label}".strip())
    for address, curie in reference.retired.items():
        successor = reference[curie]
        found.setdefault(address, (path_of(successor), f"{successor.code} {successor.label}".strip()))
    return found


def write_redirects(reference: Reference, fresh: Fresh, spoken: Iterable[str] = ()) -> dict[str, str]:
    """Writes the redirecting pages; a real page is never overwritten. Answers where each leads."""
    found, every = {}, digest(PAGE, META_POLICY, reference.site_url)
    for address, (path, title) in redirects(reference, spoken).items():
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
