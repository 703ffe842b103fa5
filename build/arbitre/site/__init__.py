"""The site room: view-models from the graph, templates, MkDocs. Its door: `build`, and `cite` of `arbitre.site.citation`."""

from .builder import BuildReport, build, built_from
from .citation import FORMATS, cite, permanent_link
from .headers import HEADERS
from .links import SiteError
from .output import place

__all__ = ["FORMATS", "HEADERS", "BuildReport", "SiteError", "build", "built_from", "cite", "permanent_link", "place"]
