"""View-models: everything a template prints, worked out beforehand. One module a family of pages."""

from .page import Page
from .pages import all_pages, chapter_pages, gathering_pages, own_page, single

__all__ = ["Page", "all_pages", "chapter_pages", "gathering_pages", "own_page", "single"]
