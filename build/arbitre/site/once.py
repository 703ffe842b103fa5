"""Templates compiled once: a process that builds again and again makes its environments anew each time, and the next one begins with what is kept."""

from __future__ import annotations

from importlib.metadata import version
from pathlib import Path
from types import CodeType

from jinja2.bccache import Bucket, BytecodeCache

from .. import seal


class Compiled(BytecodeCache):
    """What each template was compiled into, by its text."""

    def __init__(self) -> None:
        self._held: dict[tuple[str, str], CodeType] = {}
        self._folder: Path | None = None
        self._program = b""

    def keep_in(self, folder: Path, program: str) -> None:
        """Has it kept in a folder too, under the seal of this user, for the next process that runs this very program: how it sets its environments counts."""
        self._folder, self._program = folder, f"{program} {version('jinja2')} {version('mkdocs')}\n".encode()

    def load_bytecode(self, bucket: Bucket) -> None:
        """Gives what the same text was compiled into."""
        bucket.code = self._held.get((bucket.key, bucket.checksum))
        kept = seal.kept(self._folder / bucket.key) if bucket.code is None and self._folder else None
        if kept is not None and kept.startswith(self._program):
            bucket.bytecode_from_string(kept.removeprefix(self._program))
            if bucket.code is not None:
                self._held[bucket.key, bucket.checksum] = bucket.code

    def dump_bytecode(self, bucket: Bucket) -> None:
        """Holds and keeps what a text is compiled into."""
        self._held[bucket.key, bucket.checksum] = bucket.code
        if self._folder:
            seal.keep(self._folder / bucket.key, self._program + bucket.bytecode_to_string())


COMPILED = Compiled()
