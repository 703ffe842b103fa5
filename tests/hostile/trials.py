"""How many hostile trials a run makes: a few, always the same, by default; HOSTILE=50 makes fifty times as many."""

from __future__ import annotations

import os
import random

SEED = 20261122


def trials(count: int) -> int:
    """How often a trial is repeated in this run."""
    return count * max(1, int(os.environ.get("HOSTILE", "1")))


def seeded(name: str) -> random.Random:
    """A generator of its own for each trial, so that one more trial does not move the others."""
    return random.Random(f"{SEED}:{name}")
