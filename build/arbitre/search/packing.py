"""Numbers as characters that JSON need not escape and gzip squeezes well; the browser unpacks the same way."""

from __future__ import annotations

from collections.abc import Iterable
from os.path import commonprefix

ALPHABET = "".join(chr(c) for c in range(35, 127) if c != 92)  # 91 characters, without '"' and '\\'
SINGLE = 64  # numbers below are one character; the others begin with one of the 27 characters left
LEADS = len(ALPHABET) - SINGLE


def pack(numbers: Iterable[int]) -> str:
    """Small numbers (0 to 90), one character each."""
    return "".join(ALPHABET[n] for n in numbers)


def pack_any(numbers: Iterable[int]) -> str:
    """Numbers of any size, the small ones in one character."""
    out = []
    for n in numbers:
        while n >= SINGLE:
            n -= SINGLE
            out.append(ALPHABET[SINGLE + n % LEADS])
            n //= LEADS
        out.append(ALPHABET[n])
    return "".join(out)


def pack_apart(numbers: Iterable[int]) -> list[str]:
    """Numbers of any size, most of them small: as `pack_any` writes them, the first character of each, then those that follow, which are alike among
    themselves: gzip squeezes them better apart."""
    packed = [pack_any([number]) for number in numbers]
    return ["".join(one[0] for one in packed), "".join(one[1:] for one in packed)]


def pack_words(words: Iterable[str]) -> str:
    """Words in their order, none with a capital: of each, how many letters it has of the one before (A none, B one… Z twenty-five), and the others."""
    out, before = [], ""
    for word in words:
        prefix = commonprefix([before, word])
        shared = min(25, len(prefix)) if max(prefix, default="") <= "\uffff" else 0  # browsers count what lies beyond twice
        out.append(chr(65 + shared) + word[shared:])
        before = word
    return "".join(out)


def unpack_any(text: str) -> list[int]:
    """The numbers `pack_any` wrote."""
    numbers, value, scale = [], 0, 1
    for c in text:
        digit = ALPHABET.index(c)
        value += digit * scale
        scale *= LEADS
        if digit < SINGLE:
            numbers.append(value)
            value, scale = 0, 1
    return numbers
