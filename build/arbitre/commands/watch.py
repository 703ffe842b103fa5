"""The files a site is made from, watched: what changed, once the author's hand is still."""

from __future__ import annotations

import logging
import queue
import time
from collections.abc import Iterable
from pathlib import Path

from watchdog.events import EVENT_TYPE_CLOSED, EVENT_TYPE_CREATED, EVENT_TYPE_DELETED, EVENT_TYPE_MODIFIED, EVENT_TYPE_MOVED, FileSystemEvent, FileSystemEventHandler
from watchdog.observers import Observer
from watchdog.observers.polling import PollingObserver

QUIET = 0.2  # seconds without a change that end one: editors write a file in several goes
LONGEST = 2.0  # seconds after which a change that does not end is told all the same
CHANGES = {EVENT_TYPE_CREATED, EVENT_TYPE_MODIFIED, EVENT_TYPE_MOVED, EVENT_TYPE_DELETED, EVENT_TYPE_CLOSED}
LITTER = ("~", ".swp", ".swx", ".tmp", ".bak", ".pyc")


class Watch(FileSystemEventHandler):
    """Follows files and folders, those that `follow` is given; `changed` waits for the next change."""

    def __init__(self) -> None:
        self._heard: queue.SimpleQueue[Path] = queue.SimpleQueue()
        self._files: set[Path] = set()
        self._folders: set[Path] = set()
        self._observer = Observer()

    def __enter__(self) -> Watch:
        try:
            self._observer.start()
        except OSError:  # the system has no watch left to give
            self._fall_back()
        return self

    def __exit__(self, *_: object) -> None:
        self._stop()

    def follow(self, files: Iterable[Path], folders: Iterable[Path]) -> None:
        """Watches these too; a folder that is not there is nothing to watch, nor a file whose folder is not."""
        for path in set(files) - self._files:
            if path.parent.is_dir():
                self._files.add(path)
                self._schedule(path.parent, recursive=False)
        for folder in set(folders) - self._folders:
            if folder.is_dir():
                self._folders.add(folder)
                self._schedule(folder, recursive=True)

    def changed(self) -> set[Path]:
        """Waits for a change, then for it to end: the files it touched."""
        found, began = {self._heard.get()}, time.monotonic()
        while time.monotonic() < began + LONGEST:
            try:
                found.add(self._heard.get(timeout=QUIET))
            except queue.Empty:
                break
        return found

    def on_any_event(self, event: FileSystemEvent) -> None:
        """Keeps what is a change of a file that matters."""
        if event.event_type in CHANGES and not (event.is_directory and event.event_type in (EVENT_TYPE_MODIFIED, EVENT_TYPE_CREATED)):
            for name in filter(None, (event.src_path, event.dest_path)):
                if self.matters(path := Path(name)):
                    self._heard.put(path)

    def matters(self, path: Path) -> bool:
        """Whether a site is made from the file: not what editors, systems and Python put beside those that it is made from."""
        if path in self._files:
            return True
        inside = next((path.relative_to(folder).parts for folder in self._folders if path.is_relative_to(folder)), ())
        return bool(inside) and not any(part.startswith((".", "#")) or part == "__pycache__" or part.endswith(LITTER) for part in inside)

    def _schedule(self, folder: Path, recursive: bool) -> None:
        try:
            self._observer.schedule(self, str(folder), recursive=recursive)
        except OSError:
            self._fall_back()

    def _stop(self) -> None:
        logging.getLogger("watchdog.observers.inotify").disabled = True  # stopped between two readings, it complains to whoever asked it to
        self._observer.stop()

    def _fall_back(self) -> None:
        """Looks at the files every second, where the system cannot tell of their changes."""
        self._stop()
        self._observer = PollingObserver()
        for path in self._files:
            self._observer.schedule(self, str(path.parent), recursive=False)
        for folder in self._folders:
            self._observer.schedule(self, str(folder), recursive=True)
        self._observer.start()
