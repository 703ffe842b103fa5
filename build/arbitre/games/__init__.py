"""What a game does that its graph cannot state: one package a game, found by the kernel through the entry points.

A game imports the kernel; the kernel never imports a game. It asks the installed packages for the one that a game's folder
names (group `arbitre.games` in pyproject.toml), so that a game may come from a repository of its own.
"""
