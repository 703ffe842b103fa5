"""HTTP as it comes over the wire: what is refused before the application sees it, told in French and as a problem, like the rest.

uvicorn answers a line of English there, and writes a traceback when the application was already at work on what turned out unreadable. Still its
own, because nothing can be sent any more: a connection closed for what comes after an answer has begun, and one left silent.
"""

from __future__ import annotations

import asyncio
import sys
from http import HTTPStatus

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from .problems import MEDIA, Problem
from .sharing import SHARED

CONNECTIONS = 512  # open at once, in each process
CLOSED = {"Connection": "close", "Cache-Control": "no-store", **SHARED}
UNREADABLE = {  # by the status that h11 gives its refusal
    431: Problem("entetes", "les en-têtes de la demande sont trop longs"),
    501: Problem("codage", "le corps est codé autrement que par morceaux"),
}
OTHERWISE = Problem("http", "ce qui est arrivé n'est pas une demande HTTP/1.1")
CROWD = Problem("occupe", f"{CONNECTIONS} connexions sont déjà ouvertes", headers={"Retry-After": "2"})


class Wire(H11Protocol):
    """uvicorn's own protocol, but for what it refuses by itself."""

    def connection_made(self, transport: asyncio.Transport) -> None:
        """A connection too many is told so at its first question, and closed."""
        super().connection_made(transport)
        if len(self.connections) > CONNECTIONS:
            self.app = crowded

    def send_400_response(self, msg: str) -> None:
        """Refuses what h11 could not read; uvicorn calls this from where it catches the error, and says nothing of it but `msg`."""
        found = UNREADABLE.get(getattr(sys.exc_info()[1], "error_status_hint", 400), OTHERWISE)
        if self.cycle is not None and not self.cycle.response_complete:
            self.cycle.disconnected = True  # the application, which waits for the rest or is about to answer, has nobody left to answer
            self.cycle.message_event.set()
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            bodiless = self.conn.our_state is h11.SEND_RESPONSE and self.scope["method"] == "HEAD"
            head = h11.Response(status_code=found.status, headers=list(_headers(found).items()), reason=HTTPStatus(found.status).phrase)
            for event in (head, h11.Data(data=b"" if bodiless else found.json()), h11.EndOfMessage()):
                self.transport.write(self.conn.send(event))
        self.transport.close()


async def crowded(scope: dict, receive: object, send: object) -> None:
    """The application of a connection too many."""
    headers = [(name.lower().encode(), value.encode()) for name, value in _headers(CROWD).items()]
    await send({"type": "http.response.start", "status": CROWD.status, "headers": headers})
    await send({"type": "http.response.body", "body": CROWD.json()})


def _headers(found: Problem) -> dict[str, str]:
    return {"Content-Type": MEDIA, "Content-Length": str(len(found.json())), **CLOSED, **found.headers}
