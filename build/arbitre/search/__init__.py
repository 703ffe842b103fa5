"""Search: one index in French and English, its ranking, and the export that browsers read.

The door of the room: `build_index` (or `make_index`, which `ready` prepares, then `use_index`), `search`, `export`, `exported`, `mrr`, `quality`, `reached`.
"""

from arbitre.search.engine import search
from arbitre.search.export import FOLDER, export, exported
from arbitre.search.index import PLACE, Made, SearchError, build_index, in_use, make_index, ready, use_index
from arbitre.search.model import Hit, Result
from arbitre.search.quality import mrr, quality, reached, read_queries

__all__ = ["FOLDER", "PLACE", "Hit", "Made", "Result", "SearchError", "build_index", "export", "exported", "in_use", "make_index", "mrr", "quality", "reached", "read_queries", "ready", "search", "use_index"]
