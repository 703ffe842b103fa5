"""`python -m arbitre`."""

from .cli import main

main()
