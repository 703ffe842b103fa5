"""What `arbitre new` writes: files to fill in, beside this one, where {{ … }} stands for what is known already."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined

HERE = Path(__file__).parent


@lru_cache(maxsize=None)
def _environment() -> Environment:
    return Environment(loader=FileSystemLoader(HERE), undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True, keep_trailing_newline=True)


def render(name: str, /, **known: object) -> str:
    """One of the files, named from this folder, with what is known in its place."""
    return _environment().get_template(name).render(**known)


def files(folder: str) -> list[str]:
    """Every file of a folder of templates, named from it; the program's own marks (__init__.py of Python's caches) are none."""
    return sorted(path.relative_to(HERE / folder).as_posix() for path in (HERE / folder).rglob("*") if path.is_file() and "__pycache__" not in path.parts)


def quoted(text: str) -> str:
    """A text as Turtle and TOML hold it between quotation marks."""
    return text.replace("\\", "\\\\").replace('"', '\\"')
