"""Pictures drawn at build time as SVG: timing charts, curves of odds, what people would rather look at. They know neither graph nor resolver."""

from .boxes import Card, boxes
from .compared import Case, balance, levels, near, sight
from .drift import Ways, bearing, drift
from .facing import sides
from .frame import Mark, Picture
from .odds import Curve, odds_svg
from .scale import arcs, reach, sizes
from .sequence import Box, Edge, sequence_svg

__all__ = [
    "Box", "Card", "Case", "Curve", "Edge", "Mark", "Picture", "Ways", "arcs", "balance", "bearing", "boxes", "drift", "levels", "near", "odds_svg", "reach",
    "sequence_svg", "sides", "sight", "sizes",
]
