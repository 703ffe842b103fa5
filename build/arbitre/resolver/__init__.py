"""The resolver room: situations in, verdicts out. Knows neither RDF nor HTML. Its door: `Resolver`.

What only a build or a check does is imported when it is first asked for: a browser, which compiles what it imports, has the rest alone.
"""

from importlib import import_module

from .accepted import DISTANCES, Own, Taken, accepts, arguments_of, askers, call, names, own, takes, usual
from .curves import EDGE, LEAST, MOST, OVER, UNDER, Cell, Curve, curves
from .engine import Resolver
from .examples import ExampleResult, Run
from .telling import Teller, reasons, signed, spelled
from .versions import Versions
from .verdict import TraceLine, Verdict, chance, number

LATER = {
    "drawn": ("Shown", "drawable", "drawn", "drawn_of", "leading", "printed", "sectors"), "guarding": ("Guarding", "guarding"), "heard": ("Heard", "heard"),
    "lasting": ("lasting_resolver",), "ledger": ("READERS", "Ledger", "remembering"), "proofs": ("Proofs",),
}

__all__ = [
    "DISTANCES", "EDGE", "LEAST", "MOST", "OVER", "READERS", "UNDER", "Cell", "Curve", "ExampleResult", "Guarding", "Heard", "Ledger", "Own", "Proofs",
    "Resolver", "Run", "Shown", "Taken", "Teller", "TraceLine", "Verdict", "Versions", "accepts", "arguments_of", "askers", "call", "chance", "curves",
    "drawable", "drawn", "drawn_of", "guarding", "heard", "lasting_resolver", "leading", "names", "number", "own", "printed", "reasons", "remembering", "sectors", "signed",
    "spelled", "takes",
]


def __getattr__(name: str) -> object:
    home = next((module for module, names in LATER.items() if name in names), None)
    if home is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    found = import_module(f".{home}", __name__)
    globals().update({one: getattr(found, one) for one in LATER[home]})  # at once: a module and a function of it have one name
    return globals()[name]
