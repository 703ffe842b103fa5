"""The command `arbitre`: its group, and the last line of defence, so that a player never meets a traceback."""

from __future__ import annotations

import importlib
import os
import sys

import click

from .commands.french import FrenchGroup, say_usage_error
from .commands.room import rooted
from .errors import ArbitreError, ExpressionError, SituationError, UnknownError
from .french import system_error
from .sweeping import seldom

COMMANDS = {  # name: module of commands/ that holds it, in the order the help lists them
    "check": "check",
    "build": "site",
    "serve": "serve",
    "search": "search",
    "show": "show",
    "list": "read",
    "resolve": "judge",
    "whatif": "whatif",
    "cite": "read",
    "release": "release",
    "runtime": "runtime",
    "mutate": "judge",
    "new": "author",
    "register": "author",
    "registry": "author",
    "lsp": "lsp",
    "api": "api",
    "mcp": "api",
}


READER_GONE = 141  # what a shell reports of a filter whose reader left: 128 + SIGPIPE


class ReaderGone(Exception):
    """Whoever was reading has read enough. No OSError: click and rich would turn one into a failure of their own."""


class Commands(FrenchGroup):
    """Commands are imported when they are called: `arbitre --help` does not wait for rdflib."""

    def invoke(self, ctx: click.Context) -> object:
        try:
            return super().invoke(ctx)
        except BrokenPipeError:
            raise ReaderGone from None

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, name: str) -> click.Command | None:
        if name not in COMMANDS:
            return None
        module = importlib.import_module(f".commands.{COMMANDS[name]}", __package__)
        return getattr(module, f"{name}_command")


@click.group(cls=Commands)
@rooted
def cli() -> None:
    """Arbitre : les règles de jeux de figurines, énoncées, sourcées et prouvées.

    Chaque commande dit ce qu'elle attend avec --help.
    """


def main(arguments: list[str] | None = None) -> None:
    """Runs the command line: 0 done, 1 a failed check or a fault of ours, 2 wrong usage, 141 a reader gone."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(encoding="utf-8", errors="replace")
    sys.exit(run(arguments))


def run(arguments: list[str] | None = None) -> int:
    """The exit status of one command; every failure is one clear line on standard error."""
    try:
        with seldom():  # a command reads the whole reference, which lives as long as it does: to look for what is dead in it took half of a search
            status = cli.main(args=arguments, prog_name="arbitre", standalone_mode=False) or 0
        sys.stdout.flush()
        return status
    except click.exceptions.Exit as stop:
        return stop.exit_code
    except click.ClickException as error:
        return say_usage_error(error)
    except (click.Abort, KeyboardInterrupt):
        return _fail("interrompu", 130)
    except (ReaderGone, BrokenPipeError):  # `arbitre list | head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return READER_GONE
    except (ExpressionError, SituationError, UnknownError) as error:
        return _fail(str(error), 2)
    except ArbitreError as error:
        return _fail(str(error), 1)
    except OSError as error:
        where = f"{error.filename} : " if error.filename else ""
        return _fail(f"{where}{system_error(error)}", 1)
    except Exception as error:
        if os.environ.get("ARBITRE_DEBUG"):
            raise
        reason = " ".join(str(error).split())[:300]
        return _fail(f"erreur inattendue ({type(error).__name__} : {reason}) → relancez avec ARBITRE_DEBUG=1 et signalez-la", 1)


def _fail(message: str, status: int) -> int:
    print(f"arbitre : {message}", file=sys.stderr)
    return status


if __name__ == "__main__":
    main()
