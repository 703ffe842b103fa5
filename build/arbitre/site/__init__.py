"""The site room: view-models from the graph, templates, MkDocs. Its door: `build`, and `cite` of `arbitre.site.citation`."""

from .builder import BuildReport, build
from .citation import FORMATS, cite, permanent_link
from .links import SiteError

__all__ = ["FORMATS", "BuildReport", "SiteError", "build", "cite", "permanent_link"]
