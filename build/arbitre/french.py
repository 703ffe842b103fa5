"""Numbers, chances, units and plain letters as French readers write them; every room says them the same way."""

from __future__ import annotations

import errno
import re
import unicodedata
from fractions import Fraction

READABLE = 12  # characters of a fraction that one still reads
FIRST_MARK = "\u0300"  # no sign before it is one that is set on another
LETTERS = str.maketrans({"œ": "oe", "æ": "ae", "’": "'"})


def plain(text: str) -> str:
    """A text as one types it in haste: lower case, without accents, ligatures nor curved apostrophes, and no space at its ends."""
    spread = unicodedata.normalize("NFKD", text.strip().casefold().translate(LETTERS))
    return spread if spread.isascii() else "".join(sign for sign in spread if sign < FIRST_MARK or not unicodedata.combining(sign))


def number(value: Fraction | int) -> str:
    """2,5 rather than 2.5; thirds stay fractions."""
    value = value if type(value) is Fraction else Fraction(value)
    if value.denominator == 1:
        return str(value.numerator)
    thousandths = value * 1000
    if thousandths.denominator == 1:
        whole, decimals = divmod(abs(thousandths.numerator), 1000)  # a float would round, or overflow
        return f"{'-' if value < 0 else ''}{whole},{decimals:03}".rstrip("0")
    return f"{value.numerator}/{value.denominator}"


def term(value: Fraction | int) -> str:
    """A number in a sum, after those before it: « + 2 »; what is below 0 is taken away, never « + -2 »."""
    return f" {'-' if value < 0 else '+'} {number(abs(value))}"


def counted(value: Fraction | int, unit: object) -> str:
    """A number with its unit, « 1,5 pouce », « 2 pouces »: the plural starts at two. No unit, no word."""
    words = str(unit or "").split()
    if abs(value) < 2 and words and len(words[0]) > 2:  # « ps » is an abbreviation, not a plural
        words[0] = words[0].removesuffix("s")
    return " ".join([number(value), *words])


def percent(value: Fraction, decimals: int = 2) -> str:
    """A probability in hundredths: 41,67 %. What is possible never reads 0 %, nor what may fail 100 %."""
    least = Fraction(1, 10**decimals)
    shown = round(Fraction(value) * 100, decimals)
    if 0 < value and shown == 0:
        return f"< {number(least)} %"
    if value < 1 and shown == 100:
        return f"> {number(100 - least)} %"
    return f"{number(shown)} %"


def chance(value: Fraction) -> str:
    """A probability as an exact fraction and a percentage: 5/12 (41,67 %)."""
    return f"{value.numerator}/{value.denominator} ({percent(value)})" if value.denominator != 1 else percent(value)


def readable(value: Fraction) -> str:
    """A fraction that one still reads (5/12), nothing for one that is hundreds of digits long."""
    text = str(value)
    return text if len(text) <= READABLE else ""


SYNTAX = (  # what Python says of a line it cannot read → what the author reads; groups of the pattern fill the text
    (r"'([([{])' was never closed", "la parenthèse « {0} » n'est pas refermée"),
    (r"unmatched '([)\]}])'", "« {0} » ne referme rien"),
    (r"closing parenthesis '(.)' does not match opening parenthesis '(.)'.*", "« {0} » ne referme pas « {1} »"),
    (r"unterminated (?:triple-quoted )?string literal.*", "un guillemet n'est pas refermé"),
    (r".*Perhaps you forgot a comma.*", "il manque une virgule entre deux arguments"),
    (
        r"(?:Maybe you meant|cannot assign|expression cannot contain assignment|invalid syntax\. Maybe you meant).*",
        "un signe = est mal placé : à un argument son nom, cible=True",
    ),
    (r"positional argument follows keyword argument.*", "chaque argument se nomme : cible=True"),
    (r"unexpected EOF.*|unexpected end.*|expected an indented block.*|.*was not closed.*", "la question s'arrête avant sa fin"),
    (r"unexpected indent|unindent does not match.*", "la question commence par des espaces de trop"),
    (r"leading zeros in decimal integer literals.*", "un nombre ne commence pas par un zéro"),
    (r"invalid decimal literal|invalid \w+ literal.*", "un nombre mal écrit : 3, ou 1.5"),
    (r"invalid (?:non-printable )?character '?(.*?)'? \(U\+\w+\)|invalid character.*", "un signe que Python ne lit pas, guillemet courbe ou tiret long"),
    (r"unexpected character after line continuation.*", "une barre \\ est de trop"),
    (r"invalid non-printable character (U\+\w+)", "un caractère qui ne se voit pas ({0})"),
)
COMMA = re.compile(r"=\s*(-?[0-9]+),([0-9]+)(?=\s*[,)])")  # a decimal as one writes it in French, within a question


def syntax_error(error: Exception) -> str:
    """Why Python cannot read a line, as an author reads it, with the place."""
    said = str(getattr(error, "msg", None) or error)
    place = f" (vers le caractère {error.offset})" if isinstance(error, SyntaxError) and error.offset else ""
    if said.startswith("positional argument") and (comma := COMMA.search(getattr(error, "text", None) or "")):
        return f"un nombre à virgule s'écrit avec un point : {comma.group(1)}.{comma.group(2)}{place}"
    for pattern, words in SYNTAX:
        if match := re.fullmatch(pattern, said, re.DOTALL):
            return words.format(*(group or "" for group in match.groups())) + place
    return f"la question est mal écrite{place}"


SYSTEM = {  # why a file cannot be read or written
    errno.EACCES: "l'accès est refusé", errno.EPERM: "l'accès est refusé", errno.EROFS: "le disque est en lecture seule",
    errno.ENOENT: "fichier introuvable", errno.EEXIST: "ce nom est déjà pris", errno.ENOTDIR: "ce n'est pas un dossier",
    errno.EISDIR: "c'est un dossier", errno.ENOTEMPTY: "le dossier n'est pas vide", errno.ENOSPC: "le disque est plein",
    errno.ELOOP: "ce lien tourne en rond", errno.ENAMETOOLONG: "le nom est trop long", errno.EMFILE: "trop de fichiers sont ouverts",
    errno.EIO: "le disque ne répond pas", errno.EADDRINUSE: "l'adresse est déjà prise", errno.EPIPE: "le lecteur est parti",
}


def system_error(error: OSError) -> str:
    """Why the system refused, in French where it is known."""
    return SYSTEM.get(error.errno or 0) or error.strerror or str(error)


def csv_error(error: Exception) -> str:
    """Why a CSV file cannot be read."""
    if "field limit" in str(error):
        return "une case est trop longue : un guillemet n'est peut-être pas refermé"
    return "ses guillemets ou ses fins de ligne sont mêlés"
