"""Pictures drawn at build time as SVG: timing charts and curves of odds. They know neither graph nor resolver."""

from .odds import Curve, odds_svg
from .sequence import Box, Edge, sequence_svg

__all__ = ["Box", "Curve", "Edge", "odds_svg", "sequence_svg"]
