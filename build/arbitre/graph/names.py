"""Names that content gives to pages and files: short, plain, and no page's own."""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path

from ..french import plain

LONGEST = 120  # signs of a part of an address: with its ending it must be the name of a file everywhere
SLUG = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*/[a-z0-9]+(-[a-z0-9]+)*")
GROUP = "arbitre.games"  # the entry points by which an installed package says which game it brings
LOCAL = "local"  # beside the files of a game: the printed tables a player owns, never published
ASKED = "demandes"  # beside the files of a game: the questions that lead to its nodes, as players say them
UNKNOWN = "inconnue"  # a cell of a table that the source leaves unreadable
TABLE_FILE = re.compile(r"(?:[\w-][\w .-]*/)*[\w-][\w .-]*\.csv")
INDEXED = {"index", "readme"}  # names the page of a whole folder goes by
TAKEN = {  # addresses at the root of the site that games cannot have
    *INDEXED, "404", "actions", "aides-de-jeu", "api", "assets", "citer", "codes", "competences", "contribuer", "definitions", "dossier", "etats", "faits",
    "glossaire", "jets", "litiges", "manifest", "ontology", "poche", "procedures", "profils", "proprietes", "qualite", "recherche", "remarques", "roles",
    "search", "sequences", "sitemap", "sw", "tables", "trouver", "valeurs", "version",
}


def is_table_file(name: str) -> bool:
    """Whether a name may be a table's file: a CSV, told from the folder of its game, that stays in it and takes no page's place."""
    return bool(TABLE_FILE.fullmatch(name)) and all(len(part.encode()) <= LONGEST for part in name.split("/"))


def is_asked_file(path: Path) -> bool:
    """Whether a Turtle file describes nothing, and only says how players ask: it stands in `demandes/`."""
    return path.parent.name == ASKED


def unfit(slug: str) -> tuple[str, str] | None:
    """Why an address cannot be a page's, and the way out; None when it can."""
    if not SLUG.fullmatch(slug):
        return f"l'adresse {slug[:LONGEST]} n'est pas écrite comme les autres", "employez des minuscules sans accent, des chiffres et des tirets simples"
    folder, _, name = slug.partition("/")
    if max(len(folder), len(name)) > LONGEST:
        return f"l'adresse {slug[:40]}… est trop longue ({max(len(folder), len(name))} signes)", f"gardez-en {LONGEST} au plus"
    if folder in TAKEN or name in INDEXED:
        taken = folder if folder in TAKEN else name
        return f"l'adresse {slug} prendrait la place d'une page du site ({taken})", "choisissez un autre nom"
    return None


@lru_cache(maxsize=1 << 16)  # a word of content/ is compared with many others
def folded(text: str) -> str:
    """Lower case, without accents, words joined by a dash."""
    return re.sub(r"[^a-z0-9]+", "-", plain(text)).strip("-")
