"""What browsers are told of every page: the policy on what it may load, and the headers a host sends. The one place that says so."""

from __future__ import annotations

DIRECTIVES = {
    "default-src": "'none'",
    "script-src": "'self' 'wasm-unsafe-eval'",  # the referee's Python is WebAssembly; no text ever becomes a program
    "worker-src": "'self'",  # the referee works apart; what is kept answers without network
    "style-src": "'self'",
    "img-src": "'self'",  # no data: either; the masks of Material's style sheet stand on nothing these pages show
    "connect-src": "'self'",  # the search reads its index, the referee its rules
    "manifest-src": "'self'",  # the site is installable
    "object-src": "'none'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
}
HEADER_ONLY = {"frame-ancestors"}  # browsers refuse it in a <meta>


def _policy(directives: dict[str, str]) -> str:
    return "; ".join(f"{name} {value}" for name, value in directives.items())


META_POLICY = _policy({name: value for name, value in DIRECTIVES.items() if name not in HEADER_ONLY})

HEADERS = {
    "Content-Security-Policy": _policy(DIRECTIVES),
    "X-Frame-Options": "DENY",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
}


FOR_GOOD = ("assets/pocket", "assets/stylesheets")  # whose files have other names when they say something else
FOREVER = "public, max-age=31536000, immutable"


def headers_file() -> str:
    """The file `_headers` that static hosts (Netlify, Cloudflare Pages) read: what every answer says, and what browsers need not ask for again."""
    said = "/*\n" + "".join(f"  {name}: {value}\n" for name, value in HEADERS.items())
    return said + "".join(f"/{folder}/*\n  Cache-Control: {FOREVER}\n" for folder in FOR_GOOD)
