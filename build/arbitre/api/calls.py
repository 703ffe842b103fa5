"""What programs may ask, said once: the routes, the OpenAPI document, its page and the tools of assistants are made from it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ..errors import nearest
from ..site.citation import FORMATS
from .desk import Desk
from .problems import Problem

WORDS, NAME, QUESTION = 200, 200, 4_000  # characters at most: a search, a name, a question


@dataclass(frozen=True)
class Parameter:
    """One thing a call takes: a text no longer than `longest`, one of `among`, or a whole number between two bounds."""

    name: str
    meaning: str
    sample: str | int
    required: bool = False
    longest: int = NAME
    among: tuple[str, ...] = ()
    bounds: tuple[int, int] | None = None
    usual: str | int | None = None

    @property
    def schema(self) -> dict:
        """As JSON Schema."""
        said: dict[str, object] = {"type": "integer", "minimum": self.bounds[0], "maximum": self.bounds[1]} if self.bounds else {"type": "string"}
        if self.among:
            said["enum"] = list(self.among)
        elif not self.bounds:
            said |= {"minLength": 1, "maxLength": self.longest}
        return said | ({"default": self.usual} if self.usual is not None else {})

    def read(self, value: object) -> str | int:
        """A value as it came: a text from an address, anything from JSON. Raises Problem."""
        if self.bounds:
            return self._whole(value)
        if not isinstance(value, str) or not value.strip():
            raise Problem("parametre", f"{self.name} : un texte est attendu", f"{self.meaning} ; par exemple {self.sample}")
        if self.among and value not in self.among:
            raise Problem("parametre", f"{self.name} : valeur inconnue", f"choisissez parmi {', '.join(self.among)}")
        if len(value) > self.longest:
            raise Problem("taille", f"{self.name} : {len(value)} caractères, au plus {self.longest}", "raccourcissez-le")
        if not value.isprintable() and any(sign < " " and sign not in "\t\n\r" or "\ud800" <= sign <= "\udfff" for sign in value):
            raise Problem("parametre", f"{self.name} : un caractère de commande, ou qui n'en est pas un, s'y trouve", "envoyez du texte en UTF-8")
        return value

    def _whole(self, value: object) -> int:
        low, high = self.bounds
        said = int(value) if isinstance(value, str) and value.isascii() and value.isdigit() and len(value) < 10 else value
        if not isinstance(said, int) or isinstance(said, bool) or not low <= said <= high:
            raise Problem("parametre", f"{self.name} : un nombre entier est attendu", f"entre {low} et {high}")
        return said


@dataclass(frozen=True)
class Call:
    """One thing one may ask. `place` is the parameter that stands in the address, if there is one; `price` what it takes off a client's rate."""

    name: str
    path: str
    summary: str
    meaning: str
    answer: str  # the name of its schema, in shapes.py
    ask: Callable[..., dict]
    parameters: tuple[Parameter, ...] = ()
    place: str = ""
    posted: bool = False  # may be sent as a JSON object too
    price: int = 1

    def read(self, said: dict[str, object]) -> dict[str, str | int]:
        """What was said, checked; what was left out is left out. Raises Problem."""
        known = {parameter.name: parameter for parameter in self.parameters}
        for name in said:
            if name not in known:
                accepted = ", ".join(known) or "aucun"
                raise Problem("parametre", f"paramètre inconnu : {name[:NAME]}{nearest(name[:NAME], known)}", f"paramètres acceptés : {accepted}")
        for parameter in self.parameters:
            if parameter.required and said.get(parameter.name) is None:
                raise Problem("parametre", f"il manque {parameter.name} : {parameter.meaning}", f"par exemple {parameter.name}={parameter.sample}")
        return {name: known[name].read(value) for name, value in said.items() if value is not None}

    @property
    def schema(self) -> dict:
        """What it takes, as the JSON Schema of an object."""
        properties = {p.name: {"description": f"{p.meaning} Par exemple : {p.sample}", **p.schema} for p in self.parameters}
        required = [p.name for p in self.parameters if p.required]
        return {"type": "object", "properties": properties, "additionalProperties": False} | ({"required": required} if required else {})


def _game(required: bool = False) -> Parameter:
    return Parameter("game", "Le jeu, par son nom, son préfixe ou ses lettres.", "warmachine", required=required)


KIND = Parameter("kind", "Seulement cette nature de page.", "règle")
CALLS = (
    Call("about", "/api/version", "La version de la référence et ses jeux", "Ce que ce serveur a lu : une version par contenu, jamais deux fois la même.", "About",
         Desk.about),
    Call(
        "search", "/api/search", "Cherche des pages par leurs mots",
        "La recherche du site : sans accents ni guillemets à soigner, en français ou en anglais, fautes de frappe comprises.", "Found", Desk.search,
        (Parameter("q", "Des mots, ou une question comme on la dit à table.", "attaque de dos", required=True, longest=WORDS), _game(), KIND,
         Parameter("limit", "Au plus ce nombre de pages.", 10, bounds=(1, 50), usual=10)),
    ),
    Call(
        "list", "/api/pages", "Liste les pages, une partie à la fois",
        "Dans l'ordre de la référence ; « after » de la réponse donne celui de la partie suivante.", "Listed", Desk.list,
        (_game(), KIND, Parameter("after", "La dernière page déjà reçue.", "WM-118"),
         Parameter("limit", "Au plus ce nombre de pages.", 100, bounds=(1, 500), usual=100)),
    ),
    Call(
        "rule", "/api/pages/{name:path}", "Une page entière",
        "Son énoncé, ses effets en phrases, sources, exemples et liens ; pour ce qui se demande, l'appel (« call ») et ce qu'il accepte (« takes »).",
        "Page", Desk.page,
        (Parameter("name", "Un code, une adresse, un nom court ou un titre.", "WM-118", required=True),), place="name",
    ),
    Call(
        "resolve", "/api/resolve", "Juge une situation",
        "Avec les dés donnés ou, sans dés, en chances exactes. La réponse cite les règles qui ont joué, chacune avec son lien et sa version.",
        "Verdict", Desk.resolve,
        (_game(required=True), Parameter("question", "L'appel d'une question, arguments nommés.", "attaque_de_corps_a_corps(acc=6, defense=14, des=[3, 4])",
                                         required=True, longest=QUESTION)),
        posted=True, price=3,
    ),
    Call(
        "cite", "/api/cite/{name:path}", "Cite une page", "Avec ses sources et le lien qui ne bouge pas ; « cited » est la citation toute faite.",
        "Citation", Desk.cite,
        (Parameter("name", "Un code, une adresse, un nom court ou un titre.", "WM-118", required=True),
         Parameter("form", "La forme de « cited ».", "markdown", among=FORMATS, usual="text"),
         Parameter("at", "La page telle qu'une version datée l'a publiée.", "8d8c9d7d", longest=40)),
        place="name",
    ),
)
