"""Lets the tests of this folder import trees.py, which builds the projects they check."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
