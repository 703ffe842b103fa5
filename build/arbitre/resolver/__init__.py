"""The resolver room: situations in, verdicts out. Knows neither RDF nor HTML. Its door: `Resolver`."""

from .engine import Resolver
from .examples import ExampleResult, Run
from .verdict import TraceLine, Verdict, chance, number

__all__ = ["ExampleResult", "Resolver", "Run", "TraceLine", "Verdict", "chance", "number"]
