"""The processes that serve: one application each, over the same socket."""

from __future__ import annotations

import json
import os
import socket
from pathlib import Path

import uvicorn
from starlette.applications import Starlette
from uvicorn.supervisors import Multiprocess

from .desk import Desk
from .http import Service, app
from .wire import Wire

SETTINGS = "ARBITRE_API"  # what a process is told by the one that starts it
BACKLOG = 1024
SILENT = 120  # seconds a process may say nothing of itself before another takes its place: on a busy machine it takes many to read the reference


def made() -> Starlette:
    """The application of this process, warm: what is read at the first question has been."""
    told = json.loads(os.environ[SETTINGS])
    desk = Desk(Path(told["root"]))
    desk.warm()
    return app(Service(desk, told["rate"]))


def serve(root: Path, listening: socket.socket, *, workers: int, rate: float, proxied: bool) -> None:
    """Answers until it is told to stop. `rate` is what a client may spend a second, in all the processes together; `proxied` believes what
    a proxy of this machine says of whom it speaks for."""
    os.environ[SETTINGS] = json.dumps({"root": str(root), "rate": rate / workers})
    config = uvicorn.Config(
        f"{__name__}:made", factory=True, workers=workers, lifespan="off", http=Wire, ws="none", log_level="error", access_log=False,
        server_header=False, proxy_headers=proxied, forwarded_allow_ips="127.0.0.1", timeout_keep_alive=5, timeout_graceful_shutdown=5, backlog=BACKLOG,
        timeout_worker_healthcheck=SILENT,
    )
    if workers > 1:
        Multiprocess(config, sockets=[listening]).run()
    else:
        uvicorn.Server(config).run(sockets=[listening])
