"""The part of Python's standard library that the referee may reach: the whole is as heavy as the games, and most of it is for servers.

Read by lines, not as a tree: it is written for a newer Python than the one that builds. What is kept is what the referee's own modules import, wherever
they do; what those modules of the library import, wherever they do; and what all of these, and the libraries that travel with the referee, need to be
imported. A test judges every example with it.
"""

from __future__ import annotations

import io
import re
import zipfile
from collections.abc import Iterable, Iterator, Mapping

EPOCH = (1980, 1, 1, 0, 0, 0)  # a file of an archive has no date before
OWN = ("_pyodide/", "pyodide/")  # what makes a browser of it: asked for from C, and by JavaScript
STARTING = (  # what starting Python asks for by itself, or by a name that no line shows
    "site", "os", "io", "zipimport", "encodings.aliases", "encodings.ascii", "encodings.cp437", "encodings.latin_1", "encodings.utf_8",
)
LINE = re.compile(r"^[ \t]*(?:lazy )?(?:from[ \t]+([.\w]+)[ \t]+import[ \t]+(\([^)]*\)|[^\n#;]+)|import[ \t]+([^\n#;]+))", re.MULTILINE)
DEFINED = re.compile(r"^( *)(?:async )?def ", re.MULTILINE)
NOISE = re.compile(r"#[^\n]*|[()\\]")


def asked(code: bytes, libraries: tuple[str, ...] = ()) -> tuple[str, ...]:
    """Every name that may be a module and is not of the archive `code` itself, which its modules import; those of `libraries`, when they are imported:
    what a function of theirs imports (segno shows a code in a window of the browser it opens) is what the referee never asks of them.
    """
    with zipfile.ZipFile(io.BytesIO(code)) as archive:
        texts = _texts(archive)
    own = {file.partition("/")[0] for file in texts}
    wanted = (_imported(text, _package(file), inner=file.partition("/")[0] not in libraries) for file, text in texts.items())
    return tuple(sorted({name for names in wanted for name in names if name.partition(".")[0] not in own}))


def cut(whole: bytes, names: Iterable[str]) -> bytes:
    """What can be reached in the library `whole` by whoever imports these names, as an archive."""
    with zipfile.ZipFile(io.BytesIO(whole)) as library:
        return zipped({file: library.read(file) for file in _reached(_texts(library), names)})


def zipped(files: Mapping[str, bytes]) -> bytes:
    """An archive of some files, the same to the byte wherever it is made from the same ones."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name in sorted(files):
            info = zipfile.ZipInfo(name, EPOCH)
            info.external_attr = 0o644 << 16
            info.create_system = 3
            archive.writestr(info, files[name], zipfile.ZIP_DEFLATED, 9)
    return made.getvalue()


def _texts(archive: zipfile.ZipFile) -> dict[str, str]:
    return {name: archive.read(name).decode("utf-8", "replace") for name in archive.namelist() if name.endswith(".py")}


def _reached(library: Mapping[str, str], names: Iterable[str]) -> set[str]:
    """The files of the library that may be imported."""
    own = (file.removesuffix(".py").removesuffix("/__init__").replace("/", ".") for file in library if file.startswith(OWN))
    wanted = [*((name, True) for name in (*STARTING, *names)), *((name, False) for name in own)]
    found: dict[str, bool] = {}  # a file, and whether what its functions import counts
    while wanted:
        name, inner = wanted.pop()
        file = next((file for file in _files(name) if file in library), None)
        if file is None or found.get(file, -1) >= inner:
            continue
        found[file] = inner
        parts = name.split(".")
        wanted += [(".".join(parts[:length]), False) for length in range(1, len(parts))]
        wanted += [(further, False) for further in _imported(library[file], _package(file), inner)]
    return set(found)


def _files(module: str) -> Iterable[str]:
    path = module.replace(".", "/")
    return f"{path}/__init__.py", f"{path}.py"


def _package(file: str) -> list[str]:
    """Where a module's relative imports start."""
    return file.split("/")[:-1]


def _imported(text: str, package: list[str], inner: bool) -> Iterator[str]:
    """Every name that may be a module which a text imports: where it is itself imported, and if `inner` in its functions too."""
    functions = () if inner else _functions(text)
    for found in LINE.finditer(text):
        source, names, modules = found.groups("")
        if any(start < found.start() < end for start, end in functions):
            continue
        if modules:
            yield from (part.split()[0] for part in modules.split(",") if part.strip())
            continue
        bare = source.lstrip(".")
        above = package[: len(package) - (len(source) - len(bare)) + 1] if bare != source else []
        base = ".".join([*above, *filter(None, [bare])])
        yield base
        yield from (f"{base}.{part.split()[0]}" for part in NOISE.sub(" ", names).split(",") if part.strip())


def _functions(text: str) -> list[tuple[int, int]]:
    """Where the functions of a text are: from its `def` to the next line that stands no further in."""
    return [(start.end(), end.start() if (end := re.compile(rf"^ {{0,{len(start[1])}}}\S(?<!\))", re.MULTILINE).search(text, start.end())) else len(text))
            for start in DEFINED.finditer(text)]
