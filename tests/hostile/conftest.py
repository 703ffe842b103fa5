"""Puts this folder and the sites' helpers within reach."""

import sys
from pathlib import Path

HERE = Path(__file__).parent
for folder in (HERE, HERE.parent / "site", HERE.parent / "graph"):
    if str(folder) not in sys.path:
        sys.path.insert(0, str(folder))
