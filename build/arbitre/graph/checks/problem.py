"""One thing that is wrong in content/, told so that its author can mend it."""

from __future__ import annotations

from dataclasses import dataclass

from ...files import FileError

ERROR, WARNING = "error", "warning"


@dataclass(frozen=True)
class Problem:
    """What is wrong, where, and the way out; `severity` is "error" or "warning"."""

    file: str
    line: int
    node: str  # a CURIE, a code, or "" when the whole file is at fault
    message: str
    remedy: str
    severity: str = ERROR
    examples: tuple[Problem, ...] = ()  # those that fail for this one reason, each told as if it were alone

    def __str__(self) -> str:
        node = f" {self.node}" if self.node else ""
        return f"{self.file}:{self.line}{node} : {self.message} → {self.remedy}"

    @property
    def order(self) -> tuple:
        """Sorts errors first, then as one reads the files."""
        return (self.severity != ERROR, self.file, self.line, self.node, self.message, self.remedy)


def told(error: FileError) -> Problem:
    """The problem of a file that cannot be read."""
    return Problem(error.file, error.line, "", error.reason, error.remedy)
