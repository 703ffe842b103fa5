"""The compiled reference as JSON, and back: data only, whatever fields the model has or will have.

A dataclass of the model is an object that names its class under "#" and leaves out what is worth its default; a plain
array is a tuple; the rest (lists, fractions, dictionaries whose keys are not plain text) says what it is.
"""

from __future__ import annotations

import gc
import json
from dataclasses import MISSING, fields, is_dataclass
from fractions import Fraction
from functools import lru_cache

from . import model
from .reference import Reference

TAG = "#"
CLASSES = {name: kind for name, kind in {**vars(model), "Reference": Reference}.items() if isinstance(kind, type) and is_dataclass(kind)}


def know(*kinds: type) -> None:
    """Gives the store the dataclasses of another room; their names differ from the model's."""
    CLASSES.update({kind.__name__: kind for kind in kinds})


def dumps(value: object) -> str:
    """A value of the model as JSON. Raises TypeError for what the model does not hold."""
    return json.dumps(_plain(value), ensure_ascii=False, separators=(",", ":"))


def loads(text: str | bytes) -> object:
    """The value `dumps` wrote. Nothing is swept meanwhile: all that is made stays."""
    swept = gc.isenabled()
    gc.disable()
    try:
        return _frozen(json.loads(text, object_hook=_object))
    finally:
        if swept:
            gc.enable()


def _plain(value: object) -> object:
    kind = type(value)
    if value is None or kind in (str, int, bool, float):
        return value
    if kind is tuple:
        return [_plain(item) for item in value]
    if kind is Fraction:
        return {TAG: "/", "of": [value.numerator, value.denominator]}
    if kind is list:
        return {TAG: "list", "of": [_plain(item) for item in value]}
    if kind is frozenset:
        return {TAG: "set", "of": sorted(map(_plain, value))}
    if kind is dict:
        if all(type(key) is str for key in value) and TAG not in value:
            return {key: _plain(item) for key, item in value.items()}
        return {TAG: "dict", "of": [[_plain(key), _plain(item)] for key, item in value.items()]}
    if CLASSES.get(kind.__name__) is kind:
        defaults = _defaults(kind)
        said = {name: getattr(value, name) for name in _names(kind)}
        return {TAG: kind.__name__} | {n: _plain(v) for n, v in said.items() if n not in defaults or v != defaults[n] or type(v) is not type(defaults[n])}
    raise TypeError(f"the store has no words for {kind.__name__}")


class _List:
    """A list on its way out of JSON, where a bare array is a tuple."""

    __slots__ = ("items",)

    def __init__(self, items: list) -> None:
        self.items = items


def _object(found: dict) -> object:
    kind = found.pop(TAG, None)
    if kind is None:
        for key, value in found.items():
            if type(value) in ARRAYS:
                found[key] = _frozen(value)
        return found
    if kind == "/":
        return Fraction(*found["of"])
    if kind == "list":
        return _List([_frozen(item) for item in found["of"]])
    if kind == "set":
        return frozenset(found["of"])
    if kind == "dict":
        return {_frozen(key): _frozen(value) for key, value in found["of"]}
    made = object.__new__(CLASSES[kind])
    values = vars(made)  # written at once: the generated __init__ of a frozen class goes field by field
    values.update(_defaults(CLASSES[kind]))
    for name, factory in _factories(CLASSES[kind]):
        if name not in found:
            values[name] = factory()
    for name, value in found.items():
        values[name] = _frozen(value) if type(value) in ARRAYS else value
    if hasattr(made, "__post_init__"):
        made.__post_init__()
    return made


ARRAYS = {list, _List}


def _frozen(value: object) -> object:
    """An array as the tuple it was, a list as the list it was."""
    if type(value) is list:
        return tuple([_frozen(item) for item in value])
    return value.items if type(value) is _List else value


@lru_cache(maxsize=None)
def _names(kind: type) -> tuple[str, ...]:
    return tuple(f.name for f in fields(kind))


@lru_cache(maxsize=None)
def _defaults(kind: type) -> dict[str, object]:
    return {f.name: f.default for f in fields(kind) if f.default is not MISSING}


@lru_cache(maxsize=None)
def _factories(kind: type) -> tuple[tuple[str, object], ...]:
    return tuple((f.name, f.default_factory) for f in fields(kind) if f.default_factory is not MISSING)
