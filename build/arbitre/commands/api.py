"""`arbitre api`: the same questions over HTTP; `arbitre mcp`: for assistants."""

from __future__ import annotations

import errno
import socket

import click

from ..errors import ArbitreError
from . import room
from .french import command, option

NEEDS = "installez ce qu'il faut aux programmes : make api, ou pip install --require-hashes -r requirements-api.txt"


@command("api", "Répond aux programmes, par HTTP.")
@option("--host", default="127.0.0.1", metavar="ADRESSE", help="L'adresse écoutée (127.0.0.1 : cette machine seulement).")
@option("--port", type=click.IntRange(0, 65535), default=8100, metavar="PORT", help="Le port (8100).")
@option("--workers", type=click.IntRange(1, 64), default=1, metavar="N", help="Le nombre de processus qui répondent (1) : un par cœur au plus.")
@option("--rate", type=click.FloatRange(0, 10_000), default=10.0, metavar="N", help="Demandes par seconde et par client (10) ; 0 : sans limite.")
@option("--behind-proxy", "proxied", is_flag=True, help="Un mandataire de cette machine dit, par X-Forwarded-For, pour qui il parle : le croire.")
@room.rooted
def api_command(host: str, port: int, workers: int, rate: float, proxied: bool) -> int:
    """Répond par HTTP à ce que la ligne de commande demande : recherche, page, verdict, citation ; les pages en Turtle et en JSON-LD par leur adresse.

    /api/ montre tout ce que l'on peut demander, /api/openapi.json le décrit. Rien n'est retenu de qui demande. Après un build, relancez-la :
    elle a lu la référence une fois. docs/for-programs.md dit comment en mettre plusieurs derrière un mandataire.
    """
    try:
        from ..api.serving import serve
    except ModuleNotFoundError as error:
        raise ArbitreError(f"il manque {error.name} → {NEEDS}") from None
    root = room.root()
    with _listening(host, port) as listening:
        room.reference()  # a graph that cannot be read is said here, once
        shown = f"[{host}]" if ":" in host else host
        print(f"Arbitre : http://{shown}:{listening.getsockname()[1]}/api/ (Ctrl-C pour arrêter)", flush=True)
        try:
            serve(root, listening, workers=workers, rate=rate, proxied=proxied)
        except KeyboardInterrupt:
            print("\narrêté")
    return 0


def _listening(host: str, port: int) -> socket.socket:
    """A socket bound to an address. Raises ArbitreError where that cannot be."""
    try:
        family, kind, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
        found = socket.socket(family, kind)
    except OSError:
        raise ArbitreError(f"l'adresse {host} n'est pas de cette machine → --host 127.0.0.1") from None
    try:
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        found.bind(address)
        found.set_inheritable(True)
        return found
    except OSError as error:
        found.close()
        if error.errno in (errno.EADDRINUSE, errno.EACCES):
            raise ArbitreError(f"le port {port} n'est pas libre → arbitre api --port {port % 65535 + 1}") from None
        raise ArbitreError(f"l'adresse {host} n'est pas de cette machine → --host 127.0.0.1") from None


@command("mcp", "Répond à un assistant, par le Model Context Protocol.")
@room.rooted
def mcp_command() -> int:
    """Répond à l'assistant qui la lance : chercher, lire une règle, juger une situation, citer. Un verdict vient avec ses citations.

    docs/for-programs.md dit comment l'assistant la lance. Elle ne se lance pas à la main : elle attend sur l'entrée standard.
    """
    try:
        from ..api.assistant import serve
    except ModuleNotFoundError as error:
        raise ArbitreError(f"il manque {error.name} → {NEEDS}") from None
    serve(room.root())
    return 0
