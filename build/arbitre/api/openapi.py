"""The OpenAPI document, made from what the questions themselves are read by, and the page that shows it without a script."""

from __future__ import annotations

import json
from pathlib import Path

from jinja2 import Environment, FileSystemLoader

from .calls import CALLS, Call, Parameter
from .desk import Desk
from .problems import KINDS, MEDIA
from .shapes import SHAPES

TEMPLATES = Path(__file__).with_name("templates")
FOR_ALL = ("parametre", "taille", "debit", "faute", "occupe")  # problems any question may meet
OWN = {  # those that only some do
    "search": ("inconnu",), "list": ("inconnu",), "rule": ("inconnu",), "cite": ("inconnu",),
    "resolve": ("inconnu", "question", "situation", "lenteur", "corps"),
}
PAGE = "/{path}"
PAGE_FORMS = {"text/turtle": {"type": "string"}, "application/ld+json": {"type": "object"}, "application/json": {"$ref": "#/components/schemas/Page"}}


def document(desk: Desk) -> dict:
    """What is served, as OpenAPI 3.1."""
    paths: dict[str, dict] = {}
    for call in CALLS:
        operations = {"get": _get(call)} | ({"post": _post(call)} if call.posted else {})
        paths[call.path.replace("{name:path}", "{name}")] = operations
    paths[PAGE] = {"get": _page()}
    about = ("Les règles de jeux de figurines, énoncées, sourcées et prouvées : les mêmes questions que sur le site et en ligne de commande. "
             "Les erreurs sont des application/problem+json : « detail » dit ce qui ne va pas, « remedy » comment en sortir.")
    return {
        "openapi": "3.1.0",
        "info": {"title": "Arbitre", "version": desk.reference.version, "summary": "Un verdict, ses raisons, et de quoi les citer.", "description": about,
                 "license": {"name": "Textes CC BY-SA 4.0, code MIT", "identifier": "CC-BY-SA-4.0"}},
        "servers": [{"url": "/"}],
        "externalDocs": {"url": desk.reference.site_url, "description": "Le site"},
        "paths": paths,
        "components": {"schemas": SHAPES},
    }


def _get(call: Call) -> dict:
    return {**_head(call), "parameters": [_parameter(call, p) for p in call.parameters], "responses": _responses(call)}


def _post(call: Call) -> dict:
    sample = {p.name: p.sample for p in call.parameters if p.required}
    body = {"required": True, "content": {"application/json": {"schema": call.schema, "example": sample}}}
    return {**_head(call, "Posted"), "requestBody": body, "responses": _responses(call)}


def _head(call: Call, more: str = "") -> dict:
    return {"operationId": call.name + more, "summary": call.summary, "description": call.meaning}


def _parameter(call: Call, parameter: Parameter) -> dict:
    placed = parameter.name == call.place
    return {"name": parameter.name, "in": "path" if placed else "query", "required": placed or parameter.required, "description": parameter.meaning,
            "schema": parameter.schema, "example": parameter.sample}


def _responses(call: Call) -> dict:
    schema = {"schema": {"$ref": f"#/components/schemas/{call.answer}"}}
    return {"200": {"description": call.summary, "content": {"application/json": schema}}, "304": {"description": "Rien n'a changé depuis l'ETag donné"},
            **_problems((*FOR_ALL, *OWN.get(call.name, ())))}


def _problems(kinds: tuple[str, ...]) -> dict:
    titles: dict[str, list[str]] = {}
    for status, title, _ in sorted(KINDS[kind] for kind in kinds):
        titles.setdefault(str(status), []).append(title)
    content = {MEDIA: {"schema": {"$ref": "#/components/schemas/Problem"}}}
    return {status: {"description": " ; ".join(said), "content": content} for status, said in titles.items()}


def _page() -> dict:
    """A page by its own address, in the form the Accept header asks for."""
    parameter = {"name": "path", "in": "path", "required": True, "description": "Une adresse du site, ou un code.", "schema": {"type": "string"},
                 "example": "warmachine/attaque-de-dos"}
    return {
        "operationId": "page", "summary": "Une page par son adresse, dans la forme que dit l'en-tête Accept",
        "description": "Le site pour qui lit (303), son Turtle, son JSON-LD ou sa fiche JSON pour un programme.", "parameters": [parameter],
        "responses": {
            "200": {"description": "La page", "content": {form: {"schema": schema} for form, schema in PAGE_FORMS.items()}},
            "303": {"description": "La page du site"}, "304": {"description": "Rien n'a changé depuis l'ETag donné"},
            **_problems(("inconnu", "forme", "debit", "faute", "occupe")),
        },
    }


def page(described: dict) -> str:
    """The document as a page: no script, a style sheet of its own."""
    environment = Environment(loader=FileSystemLoader(TEMPLATES), autoescape=True, trim_blocks=True, lstrip_blocks=True)
    environment.filters["json"] = _pretty
    problems = [{"kind": kind, "status": status, "title": title, "remedy": remedy} for kind, (status, title, remedy) in KINDS.items()]
    return environment.get_template("api.html.jinja").render(document=described, problems=problems)


def _pretty(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, indent=2)
