"""The questions of calls.py over HTTP, and the pages of the site as data: by their own addresses, in the form one asks for."""

from __future__ import annotations

import hashlib
import json
import math
import re
import sys
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from urllib.parse import quote

import anyio
from anyio import to_thread
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from ..errors import UnknownError
from ..site.links import path_of
from . import forms, openapi
from .calls import CALLS, Call
from .desk import Desk
from .limits import Rates
from .problems import MEDIA, Problem, problem
from .sharing import SHARED, preflight

ADDRESS, BODY, HEAD = 8_000, 16_000, 16_000  # bytes of a question's address, of its body, of its headers
FIELDS = 20  # of an address
WAITING, PATIENCE = 64, 10.0  # questions that wait for the desk, and the seconds that one may wait
SLOWEST = 10.0  # seconds a body may take
LOOKED = 10  # the price of a name that nothing answers to, once the nearest one has been looked for
KEPT = "public, max-age=300"  # answers only change with the content
JSON = "application/json; charset=utf-8"
VERSION = re.compile(r"[0-9a-f]{8}")
ASSETS = Path(__file__).with_name("assets")


class Service:
    """The desk behind its counter: one question at a time, the others in a line that does not grow without end."""

    def __init__(self, desk: Desk, rate: float = 0.0) -> None:
        """`rate` is the price a client may spend a second; 0 is no limit."""
        self.desk, self.rates, self.waiting = desk, Rates(rate), 0
        self._turn: anyio.Semaphore | None = None

    def pay(self, request: Request, price: int) -> None:
        """Raises Problem when a client asks too much."""
        wait = self.rates.take(_who(request), price)
        if wait:
            raise Problem("debit", f"au plus {self.rates.each:g} demandes par seconde", headers={"Retry-After": str(math.ceil(wait))})

    async def ask(self, function: Callable, **said: object) -> object:
        """What the desk answers, in its turn. Raises Problem when too many wait."""
        self._turn = self._turn or anyio.Semaphore(1)  # needs the loop that runs
        busy = Problem("occupe", "d'autres demandes attendent déjà", headers={"Retry-After": "2"})
        if self.waiting >= WAITING:
            raise busy
        self.waiting += 1
        try:
            with anyio.move_on_after(PATIENCE) as patience:
                await self._turn.acquire()
            if patience.cancelled_caught:
                raise busy
        finally:
            self.waiting -= 1
        try:
            with anyio.CancelScope(shield=True):  # a client who leaves does not let the next one in before the desk is free
                return await to_thread.run_sync(partial(function, **said))
        finally:
            self._turn.release()


Handler = Callable[[Request], Awaitable[Response]]


def app(service: Service) -> Starlette:
    """The application: the questions, their document and its page, then every other address, which is a page's."""
    document = openapi.document(service.desk)
    described, page = _json(document), openapi.page(document).encode()
    style = (ASSETS / "api.css").read_bytes()

    def fixed(body: bytes, media: str) -> Handler:
        async def handler(request: Request) -> Response:
            return answer(request, body, media)

        return handler

    routes = [_route(call.path, _asked(service, call), *(["POST"] if call.posted else [])) for call in CALLS]
    routes += [
        _route("/api/openapi.json", fixed(described, JSON)),
        _route("/api/api.css", fixed(style, "text/css; charset=utf-8")),
        _route("/api/", fixed(page, "text/html; charset=utf-8")),
        _route("/api", _to("/api/")),
        _route("/", _to("/api/")),
        _route("/{path:path}", _page(service)),
    ]
    made = Starlette(routes=routes, exception_handlers={HTTPException: _refused})
    made.router.redirect_slashes = False
    return made


def _route(path: str, handler: Handler, *more: str) -> Route:
    """An address that answers GET, and `more`; of all of them whoever asks OPTIONS is told."""
    methods = ("GET", "HEAD", *more, "OPTIONS")

    async def answered(request: Request) -> Response:
        return preflight(methods) if request.method == "OPTIONS" else await handler(request)

    return Route(path, _guarded(answered), methods=methods)


def answer(request: Request, body: bytes, media: str, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    """A whole answer, or that it has not changed since the client read it."""
    etag = f'"{hashlib.sha256(body).hexdigest()[:16]}"'
    told = {**SHARED, "Cache-Control": KEPT, "ETag": etag, **(headers or {})}
    known = {tag.strip().removeprefix("W/") for tag in request.headers.get("if-none-match", "").split(",")}
    if status == 200 and request.method in ("GET", "HEAD") and known & {etag, "*"}:
        return Response(status_code=304, headers=told)
    return Response(body, status, headers=told, media_type=media)


def _json(value: object) -> bytes:
    return json.dumps(value, ensure_ascii=False).encode("utf-8", "replace")


def _guarded(handler: Handler) -> Handler:
    """What goes wrong becomes a problem; what nobody expected is told to whoever runs the server, in a line."""

    async def guarded(request: Request) -> Response:
        try:
            if sum(len(name) + len(value) for name, value in request.headers.raw) > HEAD:
                raise Problem("entetes", f"les en-têtes ont plus de {HEAD} octets")
            return await handler(request)
        except ClientDisconnect:
            return Response(status_code=400)  # nobody reads it
        except Exception as error:
            found = problem(error)
            if found.kind == "faute":
                reason = " ".join(str(error).split())[:300]
                print(f"arbitre : {request.method} {_where(request)} : {type(error).__name__} : {reason}", file=sys.stderr, flush=True)
            return told(request, found)

    return guarded


def told(request: Request, found: Problem) -> Response:
    """A problem, as an answer that nobody keeps."""
    headers = {**SHARED, "Cache-Control": "no-store", **found.headers}
    return Response(found.json(_where(request)), found.status, headers=headers, media_type=MEDIA)


async def _refused(request: Request, error: Exception) -> Response:
    """What the router refuses: a method, and what is no address of this server; every address leads somewhere."""
    if getattr(error, "status_code", 500) == 405:
        return told(request, Problem("methode", f"{request.method} ne convient pas ici", headers=dict(getattr(error, "headers", None) or {})))
    return told(request, Problem("http", "l'adresse demandée ne commence pas par /", "demandez une adresse de ce serveur : /api/ les montre"))


def _who(request: Request) -> str:
    return request.client.host if request.client else ""


def _where(request: Request) -> str:
    return quote(request.url.path)


def _to(path: str) -> Handler:
    async def handler(request: Request) -> Response:
        return Response(status_code=303, headers={**SHARED, "Location": path})

    return handler


def _asked(service: Service, call: Call) -> Handler:
    async def handler(request: Request) -> Response:
        service.pay(request, call.price)
        said = await _body(request) if request.method == "POST" else _fields(request)
        if call.place:
            said[call.place] = request.path_params["name"]
        try:
            found = await service.ask(partial(call.ask, service.desk), **call.read(said))
        except UnknownError:
            service.rates.charge(_who(request), LOOKED)
            raise
        return answer(request, _json(found), JSON)

    return handler


def _fields(request: Request) -> dict[str, object]:
    """What an address says after its question mark. Raises Problem."""
    if len(request.url.query) > ADDRESS:
        raise Problem("taille", f"l'adresse a {len(request.url.query)} caractères après son « ? », au plus {ADDRESS}", "envoyez la question par POST")
    said: dict[str, object] = {}
    for name, value in request.query_params.multi_items()[:FIELDS]:
        if name in said:
            raise Problem("parametre", f"{name[:100]} est dit deux fois", "dites-le une fois")
        said[name] = value
    return said


async def _body(request: Request) -> dict[str, object]:
    """The JSON object a client sends. Raises Problem for one too long, too slow, or that is none."""
    if request.url.query:
        raise Problem("parametre", "la question est dans le corps et dans l'adresse", "dites-la dans le corps")
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise Problem("corps", "le corps n'est pas annoncé comme du JSON")
    too_long = Problem("taille", f"le corps a plus de {BODY} octets")
    length = request.headers.get("content-length", "0")
    if not length.isdigit() or len(length) > 9 or int(length) > BODY:
        raise too_long
    body = bytearray()
    with anyio.move_on_after(SLOWEST) as patience:
        async for piece in request.stream():
            body += piece
            if len(body) > BODY:
                raise too_long
    if patience.cancelled_caught:
        raise Problem("lenteur", f"le corps n'est pas arrivé en {SLOWEST:g} secondes")
    try:
        said = json.loads(bytes(body))
    except (ValueError, RecursionError):
        raise Problem("parametre", "le corps n'est pas du JSON lisible", 'envoyez {"game": "…", "question": "…"}') from None
    if not isinstance(said, dict):
        raise Problem("parametre", "le corps n'est pas un objet JSON", 'envoyez {"game": "…", "question": "…"}')
    return said


def _page(service: Service) -> Handler:
    """A page of the site by its address: the site itself for a reader, Turtle, JSON-LD or JSON for a program."""

    async def handler(request: Request) -> Response:
        service.pay(request, 1)
        desk, path = service.desk, request.path_params["path"].strip("/")
        node = desk.addressed(path) if len(path) <= 200 else None
        if node is None:
            raise Problem("inconnu", f"aucune page n'a cette adresse : /{path[:200]}")
        address = quote(path_of(node))
        form = forms.wanted(request.headers.get("accept", ""))
        headers = {"Vary": "Accept", "Content-Location": f"/{address}", "Link": f'<{desk.reference.site_url}{address}/>; rel="canonical"'}
        if form is None:
            raise Problem("forme", f"aucune forme de cette page n'est de {request.headers['accept'][:200]}", headers={"Vary": "Accept"})
        if form == "text/html":
            version = request.query_params.get("v", "")
            kept = f"?v={version}" if VERSION.fullmatch(version) else ""
            return Response(status_code=303, headers={**SHARED, "Vary": "Accept", "Location": f"{desk.reference.site_url}{address}/{kept}"})
        if form == "application/json":
            return answer(request, _json(await service.ask(desk.page, name=node.id)), JSON, headers=headers)
        text = await service.ask(desk.turtle if form == "text/turtle" else desk.jsonld, node=node)
        if text is None:
            raise Problem("forme", "cette page n'a pas de Turtle", headers={"Vary": "Accept"})
        return answer(request, text.encode(), f"{form}; charset=utf-8" if form == "text/turtle" else form, headers=headers)

    return handler
