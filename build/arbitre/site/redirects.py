"""Short addresses: /WM-118/ leads to its page. Written straight into the site, for speed."""

from __future__ import annotations

from pathlib import Path

from markupsafe import escape

from ..graph import Reference
from .links import path_of

PAGE = """<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>{title}</title><link rel="canonical" href="{canonical}"><meta name="robots" content="noindex">
<script>location.replace("{target}"+location.search+location.hash)</script>
<meta http-equiv="refresh" content="0; url={target}"></head>
<body><p><a href="{target}">{title}</a></p></body></html>
"""


def redirects(reference: Reference) -> dict[str, tuple[str, str]]:
    """Every address that leads elsewhere: address to (page, title)."""
    found: dict[str, tuple[str, str]] = {}
    for node in reference:
        path = path_of(node)
        title = f"{node.code} {node.label}".strip()
        for address in (node.code, node.slug.rstrip("/")):
            if address and address != path:
                found[address] = (path, title)
    return found


def write_redirects(reference: Reference, site: Path) -> int:
    """Writes the redirecting pages; a real page is never overwritten."""
    count = 0
    for address, (path, title) in redirects(reference).items():
        file = site / address / "index.html"
        if file.exists():
            continue
        target = "../" * len(address.split("/")) + path + "/"
        file.parent.mkdir(parents=True, exist_ok=True)
        text = PAGE.format(title=escape(title), canonical=escape(f"{reference.site_url}{path}/"), target=escape(target))
        file.write_text(text, encoding="utf-8")
        count += 1
    return count
