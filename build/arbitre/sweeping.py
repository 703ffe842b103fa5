"""How often Python looks for what nothing leads to any more.

It looks at all that lives each time that has grown by a quarter. A reference, what is read of it and the pages are millions of objects that live as long as the
work itself: a sixth of a build after an edit went there.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager

SELDOM = (50_000, 20, 20)  # objects made before the newest are looked at, looks before those that passed one are, and before all are


@contextmanager
def seldom() -> Iterator[None]:
    """Meanwhile what is new is looked at as it comes, and all that lives hardly ever."""
    usual = gc.get_threshold()
    gc.set_threshold(*SELDOM)
    try:
        yield
    finally:
        gc.set_threshold(*usual)
