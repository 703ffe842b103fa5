"""The resolver room: situations in, verdicts out. Knows neither RDF nor HTML. Its door: `Resolver`."""

from .accepted import DISTANCES, Own, Taken, accepts, arguments_of, askers, call, names, own, takes, usual
from .curves import EDGE, LEAST, MOST, OVER, UNDER, Cell, Curve, curves
from .engine import Resolver
from .examples import ExampleResult, Run
from .guarding import Guarding, guarding
from .ledger import READERS, Ledger, remembering
from .proofs import Proofs
from .telling import Teller, reasons, signed, spelled
from .versions import Versions
from .verdict import TraceLine, Verdict, chance, number

__all__ = [
    "DISTANCES", "EDGE", "LEAST", "MOST", "OVER", "READERS", "UNDER", "Cell", "Curve", "curves", "ExampleResult", "Guarding", "Ledger", "Own", "Proofs", "Resolver",
    "Run", "Taken", "Teller", "TraceLine", "Verdict", "Versions", "accepts", "arguments_of", "askers", "call", "chance", "guarding", "names", "number",
    "own", "reasons", "remembering", "signed", "spelled", "takes",
]
