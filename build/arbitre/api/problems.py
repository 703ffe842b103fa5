"""What goes wrong, as programs read it (RFC 9457): in French, with the way out, never a traceback."""

from __future__ import annotations

import json

from ..errors import ArbitreError, ExpressionError, GraphError, SituationError, UnknownError
from ..site.citation import CONTROLS

MEDIA = "application/problem+json"
LONGEST = 2_000  # characters of what is repeated to whoever asked
KINDS = {  # name: (status, title, the way out when the message gives none)
    "http": (400, "Demande illisible", "envoyez une ligne de demande et ses en-têtes : Host une fois, Content-Length en chiffres ; sans espace dans l'adresse"),
    "parametre": (400, "Demande mal faite", "la description de la demande dit ce qu'elle accepte"),
    "question": (400, "Question refusée",
                 "écrivez un appel à arguments nommés : nom_de_la_question(argument=valeur) ; la page de la question le donne, « call »"),
    "situation": (422, "Situation injugeable", "la page de la question dit ce qu'elle accepte, « takes » et « arguments »"),
    "inconnu": (404, "Rien de ce nom", "cherchez par les mots : search"),
    "methode": (405, "Méthode refusée", "l'en-tête Allow dit lesquelles conviennent"),
    "forme": (406, "Aucune forme ne convient", "demandez text/html, text/turtle, application/ld+json ou application/json"),
    "lenteur": (408, "Demande trop lente", "envoyez le corps d'un trait"),
    "taille": (413, "Demande trop grande", "posez-la en plusieurs fois"),
    "corps": (415, "Corps d'une autre nature", "envoyez un objet JSON, Content-Type: application/json"),
    "debit": (429, "Trop de demandes", "attendez les secondes que dit l'en-tête Retry-After"),
    "entetes": (431, "En-têtes trop longs", "envoyez ceux qui servent : Accept, If-None-Match, Content-Type"),
    "faute": (500, "Faute de notre côté", "signalez la demande qui l'a causée"),
    "codage": (501, "Codage inconnu ici", "annoncez la longueur du corps, Content-Length, ou envoyez-le par morceaux, Transfer-Encoding: chunked"),
    "occupe": (503, "Trop de monde à la fois", "redemandez après les secondes que dit l'en-tête Retry-After"),
}
RAISED = ((UnknownError, "inconnu"), (ExpressionError, "question"), (SituationError, "situation"), (GraphError, "faute"), (ArbitreError, "parametre"))


class Problem(Exception):
    """One thing that went wrong: a kind of KINDS, what it is, what to do."""

    def __init__(self, kind: str, detail: str, remedy: str = "", headers: dict[str, str] | None = None) -> None:
        super().__init__(detail)
        self.kind, self.headers = kind, headers or {}
        self.status, self.title, usual = KINDS[kind]
        self.detail, self.remedy = detail, remedy or usual

    def told(self, where: str = "") -> dict:
        """As an object of problem+json; `where` is the address that was asked."""
        said = {"type": f"/api/#{self.kind}", "title": self.title, "status": self.status, "detail": _short(self.detail), "remedy": _short(self.remedy)}
        return said | ({"instance": _short(where)} if where else {})

    def json(self, where: str = "") -> bytes:
        """The same, as it is sent."""
        return json.dumps(self.told(where), ensure_ascii=False).encode("utf-8", "replace")

    def __str__(self) -> str:
        return f"{_short(self.detail)} → {_short(self.remedy)}"


def problem(error: Exception) -> Problem:
    """What an error of the program comes to; one that nobody expected says nothing of the inside."""
    if isinstance(error, Problem):
        return error
    for raised, kind in RAISED:
        if isinstance(error, raised):
            detail, arrow, remedy = str(error).partition(" → ")
            return Problem(kind, detail, "" if remedy.startswith("arbitre ") else remedy)  # no command line here
    return Problem("faute", "la demande n'a pas pu être traitée")


def _short(text: str) -> str:
    kept = CONTROLS.sub("", text)
    return kept if len(kept) <= LONGEST else f"{kept[:LONGEST]}…"
