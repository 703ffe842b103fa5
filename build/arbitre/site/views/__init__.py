"""View-models: everything a template prints, worked out beforehand. One module a family of pages."""

from .kinds import kind_page
from .page import Page
from .pages import all_pages, single

__all__ = ["Page", "all_pages", "kind_page", "single"]
