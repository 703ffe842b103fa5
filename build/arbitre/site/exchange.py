"""Two folders change places in one step, where the system knows how: a reader finds one or the other, never nothing."""

from __future__ import annotations

import ctypes
import errno
import functools
import os
import sys
from collections.abc import Callable
from pathlib import Path

AT_FDCWD = {"linux": -100, "darwin": -2}
EXCHANGE = 2  # RENAME_EXCHANGE of Linux, RENAME_SWAP of macOS
UNKNOWN = {errno.ENOSYS, errno.EINVAL, errno.ENOTSUP, errno.EOPNOTSUPP, errno.EXDEV}  # this system or this disk cannot


@functools.cache
def _function() -> Callable | None:
    """`renameat2` of Linux or `renameatx_np` of macOS, which take the same arguments; None elsewhere."""
    if sys.platform not in AT_FDCWD:
        return None
    name = "renameat2" if sys.platform == "linux" else "renameatx_np"
    found = getattr(ctypes.CDLL(None, use_errno=True), name, None)
    if found is not None:
        found.argtypes = [ctypes.c_int, ctypes.c_char_p, ctypes.c_int, ctypes.c_char_p, ctypes.c_uint]
        found.restype = ctypes.c_int
    return found


def exchange(one: Path, other: Path) -> bool:
    """Swaps two folders of one disk at once; False where that cannot be done. Raises OSError when it fails."""
    function = _function()
    if function is None:
        return False
    here = AT_FDCWD[sys.platform]
    if function(here, os.fsencode(one), here, os.fsencode(other), EXCHANGE) == 0:
        return True
    code = ctypes.get_errno()
    if code in UNKNOWN:
        return False
    raise OSError(code, os.strerror(code), str(other))
