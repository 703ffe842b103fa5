"""Templates compiled once in a process that builds again and again: MkDocs makes its environment anew each time."""

from __future__ import annotations

from types import CodeType

from jinja2.bccache import Bucket, BytecodeCache


class Compiled(BytecodeCache):
    """What each template was compiled into, by its text; nothing is kept beyond the process."""

    def __init__(self) -> None:
        self._held: dict[tuple[str, str], CodeType] = {}

    def load_bytecode(self, bucket: Bucket) -> None:
        """Gives what the same text was compiled into."""
        bucket.code = self._held.get((bucket.key, bucket.checksum))

    def dump_bytecode(self, bucket: Bucket) -> None:
        """Holds what a text is compiled into."""
        self._held[bucket.key, bucket.checksum] = bucket.code


COMPILED = Compiled()
