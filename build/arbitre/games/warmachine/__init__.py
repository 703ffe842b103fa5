"""Procedures of Warmachine and Hordes MkII, one topic a module; importing the package binds them all."""

from importlib import import_module
from pkgutil import iter_modules

for _module in iter_modules(__path__):
    import_module(f".{_module.name}", __package__)
