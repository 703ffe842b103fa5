"""How much one client may ask: a bucket a client that fills with time, kept by each process for as long as it matters and no longer."""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict
from collections.abc import Callable

BURST = 5  # seconds of its rate that a client may spend at once
CLIENTS = 10_000  # that are remembered; the one seen longest ago is forgotten first
NEIGHBOURS = 64  # bits of an IPv6 address that one subscriber has


class Rates:
    """The buckets of the clients, `each` per second."""

    def __init__(self, each: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.each, self.most, self.clock = each, max(each * BURST, 3.0), clock
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, address: str, price: int) -> float:
        """Takes the price of a question off a client's bucket; the seconds to wait before there is enough, 0 when it is taken."""
        if not self.each:
            return 0.0
        client, left = self._filled(address)
        wait = max(0.0, (price - left) / self.each)
        self._keep(client, left if wait else left - price)
        return wait

    def charge(self, address: str, price: int) -> None:
        """Takes off what a question turned out to cost, even what is not there: the client waits for it next time."""
        if self.each:
            client, left = self._filled(address)
            self._keep(client, left - price)

    def _filled(self, address: str) -> tuple[str, float]:
        """Who asks, and what its bucket holds by now."""
        client, now = client_of(address), self.clock()
        left, then = self._left.pop(client, (self.most, now))
        return client, min(self.most, left + (now - then) * self.each)

    def _keep(self, client: str, left: float) -> None:
        self._left[client] = (left, self.clock())
        while len(self._left) > CLIENTS:
            self._left.popitem(last=False)


def client_of(address: str) -> str:
    """Whom an address stands for: itself, or the network of an IPv6 subscriber."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address[:64]
    if found.version == 6 and found.ipv4_mapped is None:
        return str(ipaddress.ip_network((found, NEIGHBOURS), strict=False))
    return str(getattr(found, "ipv4_mapped", None) or found)
