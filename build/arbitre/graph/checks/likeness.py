"""Two answers that a reader cannot tell apart: what was typed looks like what is answered, and is not it."""

from __future__ import annotations

import re

SIGNS = {  # what a word processor, a telephone or a page put in place of what the keyboard has
    "\u00a0": (" ", "une espace insécable"),
    "\u202f": (" ", "une espace insécable"),
    "\u2009": (" ", "une espace fine"),
    "\u2212": ("-", "le moins « − »"),
    "\u2013": ("-", "le tiret « – »"),
    "\u2019": ("'", "l'apostrophe « ’ »"),
}
ALIKE = re.compile("[" + "".join(SIGNS) + "]")


def slip(got: str, wanted: str) -> str:
    """How to mend an expected answer that only its signs, its spaces or its lines part from the one given; "" for any other."""
    if _plain(got) != _plain(wanted):
        return ""
    names = [SIGNS[sign][1] for sign in dict.fromkeys(ALIKE.findall(wanted)) if wanted.count(sign) != got.count(sign)]
    if names:
        return f"tapez les signes du clavier : la réponse attendue a {' et '.join(dict.fromkeys(names))}"
    lines, written = len(got.strip().splitlines()), len(wanted.strip().splitlines())
    if lines != written:
        return f"la réponse tient sur {lines} ligne{'s' * (lines > 1)}, et non {written} : allez à la ligne là où « / » les sépare ici"
    return "une espace de trop, ou qui manque : le reste est ce qui est attendu"


def _plain(answer: str) -> str:
    """An answer as one reads it, whatever parts its lines."""
    flat = ALIKE.sub(lambda sign: SIGNS[sign.group()][0], answer)
    return " ".join(flat.replace("\n", " / ").replace(" / ", " ").split())
