"""Asynchronous functions run to their end, whatever else this worker runs."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import anyio


def run(function, *said):
    """What an asynchronous function answers, in a thread of its own: a browser of another test may keep a loop running in this one."""
    with ThreadPoolExecutor(1) as own:
        return own.submit(anyio.run, function, *said).result()
