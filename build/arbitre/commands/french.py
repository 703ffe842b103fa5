"""Click in French: the words around the help texts, and the errors of wrong usage."""

from __future__ import annotations

import difflib
import functools
import sys

import click

HEADINGS = {"Options": "Options", "Commands": "Commandes", "Arguments": "Arguments"}


class _Formatter(click.HelpFormatter):
    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        super().write_usage(prog, args, "Usage : ")

    def write_heading(self, heading: str) -> None:
        super().write_heading(f"{HEADINGS.get(heading, heading)} ")


class _Context(click.Context):
    formatter_class = _Formatter


class _French:
    """What commands and groups share."""

    context_class = _Context

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        option = super().get_help_option(ctx)
        if option is not None:
            option.help = "Affiche cette aide."
        return option


class FrenchCommand(_French, click.Command):
    """A command whose help reads in French."""

    def __init__(self, *args, **kwargs) -> None:
        kwargs.setdefault("options_metavar", "[OPTIONS]")
        super().__init__(*args, **kwargs)


class FrenchGroup(_French, click.Group):
    """A group whose help reads in French."""

    def __init__(self, *args, **kwargs) -> None:
        kwargs.setdefault("subcommand_metavar", "COMMANDE [ARGUMENTS]…")
        super().__init__(*args, **kwargs)

    def resolve_command(self, ctx: click.Context, args: list[str]):
        name = args[0]
        if self.get_command(ctx, name) is None and not name.startswith("-"):
            raise click.UsageError(f"commande inconnue : {name}{_near(name, self.list_commands(ctx))}", ctx)
        return super().resolve_command(ctx, args)


class FrenchOption(click.Option):
    """An option whose help says all there is to say: no bounds or defaults added in English."""

    def get_help_extra(self, ctx: click.Context) -> dict:
        return {}


def command(name: str, summary: str):
    """Declares a French command of that name; `summary` is its line in the help of `arbitre`."""
    return click.command(name, cls=FrenchCommand, short_help=summary)


option = functools.partial(click.option, cls=FrenchOption)


def say_usage_error(error: click.ClickException) -> int:
    """Prints what was wrong with the command line and where its help is; returns the exit status."""
    context = getattr(error, "ctx", None)
    if isinstance(error, click.exceptions.NoArgsIsHelpError):
        print(error.format_message(), file=sys.stderr)
        return 2
    print(f"arbitre : {_words(error)}", file=sys.stderr)
    if context is not None:
        print(f"→ {context.command_path} --help dit ce qu'elle attend", file=sys.stderr)
    return 2 if isinstance(error, (click.UsageError, click.FileError)) else 1


def _words(error: click.ClickException) -> str:
    context = getattr(error, "ctx", None)
    if isinstance(error, click.NoSuchOption):
        known = [o for p in context.command.params for o in p.opts if o.startswith("--")] if context else []
        return f"option inconnue : {error.option_name}{_near(error.option_name, known)}"
    if isinstance(error, click.MissingParameter):
        name = error.param.make_metavar(context) if error.param is not None and context else str(error.param_hint or "")
        return f"il manque {name}"
    if isinstance(error, click.BadOptionUsage):
        return f"option {error.option_name} : elle demande une valeur, ou n'en prend pas"
    if isinstance(error, click.FileError):
        return f"{error.ui_filename} : fichier illisible"
    if isinstance(error, click.BadParameter):
        name = error.param.opts[0] if isinstance(error.param, click.Option) else error.param.make_metavar(context) if error.param else ""
        return f"{name} : {_bad_value(error)}"
    message = error.format_message()
    if message.startswith("Got unexpected extra argument"):
        return f"argument en trop : {message.partition('(')[2].rstrip(')')}"
    return message


def _bad_value(error: click.BadParameter) -> str:
    kind = error.param.type if error.param is not None else None
    if isinstance(kind, click.Choice):
        return f"valeur inconnue → choisissez parmi {', '.join(str(c) for c in kind.choices)}"
    if isinstance(kind, (click.types.IntParamType, click.types.FloatParamType)):
        low, high = getattr(kind, "min", None), getattr(kind, "max", None)
        bounds = f" entre {low} et {high}" if low is not None and high is not None else f" d'au moins {low}" if low is not None else ""
        return f"un nombre{bounds} est attendu"
    if isinstance(kind, click.Path):
        return "ce dossier n'existe pas" if not kind.file_okay else "ce fichier n'existe pas"
    return error.message


def _near(name: str, known: list[str]) -> str:
    close = difflib.get_close_matches(name, known, n=1, cutoff=0.6)
    return f" ; vouliez-vous dire {close[0]} ?" if close else ""
