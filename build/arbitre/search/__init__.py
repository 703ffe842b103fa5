"""Search: one index in French and English, its ranking, and the export that browsers read.

The door of the room: `build_index`, `search`, `export`, `exported`, `mrr`, `quality`, `reached`.
"""

from arbitre.search.engine import search
from arbitre.search.export import FOLDER, export, exported
from arbitre.search.index import SearchError, build_index
from arbitre.search.model import Hit, Result
from arbitre.search.quality import mrr, quality, reached, read_queries

__all__ = ["FOLDER", "Hit", "Result", "SearchError", "build_index", "export", "exported", "mrr", "quality", "reached", "read_queries", "search"]
