"""What lets anybody's page ask and read from a browser: there is nothing private here, nor any cookie."""

from __future__ import annotations

from starlette.responses import Response

from ..site.headers import HEADERS

SHARED = {**HEADERS, "Access-Control-Allow-Origin": "*", "Access-Control-Expose-Headers": "ETag, Retry-After, Allow, Link, Content-Location"}
FOR = "86400"  # seconds that a browser need not ask again


def preflight(methods: tuple[str, ...]) -> Response:
    """What an address accepts, for whoever asks OPTIONS: a browser does before it sends JSON, or what its cache already has, from another's page."""
    listed = ", ".join(methods)
    asked = {"Access-Control-Allow-Methods": listed, "Access-Control-Allow-Headers": "*", "Access-Control-Max-Age": FOR}
    return Response(status_code=204, headers={**SHARED, **asked, "Allow": listed, "Cache-Control": "no-store"})
