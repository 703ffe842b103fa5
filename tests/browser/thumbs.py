"""A page as a thumb uses it: what is touched is counted, and how far one had to scroll."""

from __future__ import annotations

import re
import time

PATIENCE = 120  # seconds the referee may take to wake up on a machine that does much else
SPACES = re.compile(r"\s+")


def plain(text: str) -> str:
    """A text whose spaces are all alike."""
    return SPACES.sub(" ", text).strip()


def look(what) -> None:
    """Brings something in sight at once: Playwright's own way waits, and fails if it is drawn anew meanwhile."""
    what.evaluate("(one) => one.scrollIntoViewIfNeeded()")


class Asked:
    """The page of a question on a phone, and how often it was touched."""

    def __init__(self, page) -> None:
        self.page, self.touches, self.scrolled = page, 0, 0.0

    def field(self, name: str):
        """A field by the name it has in a question."""
        return self.page.locator(f".arb-ask [data-name='{name}'], .arb-ask [data-whole='{name}']").first

    def touch(self, what) -> None:
        """Touches anything, and first what it is folded under; how many screens that took one down is noted."""
        own = what.evaluate("(one) => one.tagName") == "SUMMARY"  # touched, it opens what it heads itself
        for summary in what.locator(f"xpath={'../' * own}ancestor::details[not(@open)]/summary").all():
            self.touches += 1
            summary.click()
        self.touches += 1
        self.reach(what)  # a touch may draw it anew
        what.click()

    def reach(self, what) -> None:
        """Looks at something: notes how many screens one has to scroll until its end is in sight."""
        look(what)
        box = what.bounding_box()
        if box is not None:
            height = self.page.viewport_size["height"]
            end = self.page.evaluate("scrollY") + box["y"] + min(box["height"], height)
            self.scrolled = max(self.scrolled, (end - height) / height)

    def tap(self, name: str) -> None:
        """Touches a fact."""
        self.touch(self.field(name))

    def put(self, name: str, value: str) -> None:
        """Types a number, or chooses a word."""
        field = self.field(name)
        self.touch(field)
        field.select_option(value) if field.evaluate("(one) => one.tagName") == "SELECT" else field.fill(value)

    def find(self, words: str, label: str) -> None:
        """Looks for what the form does not show, and takes it."""
        self.touches += 1
        self.page.get_by_label("Ajouter ce qu'on voit à la table").fill(words)
        option = self.page.get_by_role("option", name=label, exact=False).first
        option.wait_for(timeout=PATIENCE * 1000)
        option.click()

    def said(self) -> str:
        """The verdict now shown."""
        return plain(self.page.locator(".arb-ask .arb-verdict").inner_text())

    def until(self, text: str) -> None:
        """Waits until the verdict begins so."""
        end, wanted = time.monotonic() + PATIENCE, plain(text[:1].upper() + text[1:])  # drawn with a capital
        while time.monotonic() < end:
            if plain(self.said()) and wanted.startswith(self.said()) and len(self.said()) > 10:
                return
            self.page.wait_for_timeout(100)
        raise AssertionError(f"{self.said()!r} is not the beginning of {wanted!r}")
