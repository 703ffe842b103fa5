"""The editor room: what a text editor asks while one writes rules, answered over the Language Server Protocol. Its door: `serve`."""

from .server import serve

__all__ = ["serve"]
