"""Pictures drawn at build time as SVG: timing charts, curves of odds, distances and sizes to scale. They know neither graph nor resolver."""

from .odds import Curve, odds_svg
from .scale import Mark, arcs_svg, reach_svg, sizes_svg
from .sequence import Box, Edge, sequence_svg

__all__ = ["Box", "Curve", "Edge", "Mark", "arcs_svg", "odds_svg", "reach_svg", "sequence_svg", "sizes_svg"]
