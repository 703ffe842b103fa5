"""Arbitre: the reference that settles arguments at the gaming table, read from one RDF graph."""

__version__ = "0.1.0"
