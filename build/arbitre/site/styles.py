"""The theme's style sheets, cut down to what the pages of this site can show: they weigh more than most pages.

A selector goes when it names a class, a tag or the value of an attribute that no page holds and no script writes; a variable or an
animation, when nothing kept reads it. What stands inside `:not()`, `:is()` and the like is not looked at: in doubt a rule stays.
"""

from __future__ import annotations

import hashlib
import html
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

import tinycss2
from tinycss2.ast import AtRule, Declaration, Node, QualifiedRule

from .. import seal
from ..resolver.resting import digest
from .output import left

WORDS = Path(".cache") / "site-words.json"
TOLD = {"made", "names", "worn", "sheets", "held", "pages"}  # what is kept there; another program kept something else
THEME = Path("assets") / "stylesheets"  # where MkDocs Material puts its own
NESTING = ("media", "supports", "layer", "container")  # at-rules that hold rules
TAG = re.compile(rb"<([a-z][a-z0-9]*)")
SCRIPT_WORD = re.compile(r"[\w-]+")
FORBIDDEN = re.compile(r"url\(\s*['\"]?data:")
READ_VARIABLE = re.compile(r"var\(\s*(--[\w-]+)")


def slim(site: Path, pages: Iterable[tuple[str, list[int]]] | None = None, kept: Path | None = None) -> None:
    """Rewrites the theme's style sheets of a built site, and removes their maps, which then describe nothing.

    `pages` are its pages, each as it was left (output.py), those that are found there by default. `kept` is where what each page holds is kept for
    the next site, whose other pages need not be read again, with what was made of the sheets.
    """
    pages = ((path.relative_to(site).as_posix(), left(path)) for path in site.rglob("*.html")) if pages is None else pages
    sheets = {path.name: path.read_text(encoding="utf-8") for path in sorted((site / THEME).glob("*.css"))}
    others = [path.read_text(encoding="utf-8") for path in sorted((site / "assets").glob("*.css"))]
    scripts = [path.read_text(encoding="utf-8") for path in sorted((site / "assets").glob("*.js"))]
    last = seal.held_json(kept) if kept else None
    last = last if isinstance(last, dict) and last.keys() == TOLD else {}
    made = digest(hashlib.sha256(Path(__file__).read_bytes()).hexdigest(), tinycss2.__version__, list(sheets.items()), others, scripts)
    texts = last["sheets"] if last.get("made") == made else None  # what was kept is of the same sheets, scripts and program
    names = last["names"] if texts is not None else "|".join(map(re.escape, sorted({"class", *_attributes(map(_rules, sheets.values()))})))
    held, worn = _held_by(site, pages, names, last)
    if texts is None or worn != set(last["worn"]):
        known = worn | {word for script in scripts for word in SCRIPT_WORD.findall(script)}
        texts = _read({name: tinycss2.serialize(_kept(_rules(text), known)) for name, text in sheets.items()}, [*others, *scripts])
    for name, text in texts.items():
        (site / THEME / name).write_text(text, encoding="utf-8")
        (site / THEME / f"{name}.map").unlink(missing_ok=True)
    if kept:
        seal.hold_json(kept, {"made": made, "names": names, "worn": sorted(worn), "sheets": texts, **held})


def _rules(css: str) -> list[Node]:
    return tinycss2.parse_stylesheet(css, skip_comments=True, skip_whitespace=True)


def _inner(rule: AtRule) -> list[Node]:
    return tinycss2.parse_rule_list(rule.content, skip_comments=True, skip_whitespace=True)


def _selectors(rule: QualifiedRule) -> Iterator[list[Node]]:
    """Each selector of a rule, its tokens."""
    selector: list[Node] = []
    for token in rule.prelude:
        if token == ",":
            yield selector
            selector = []
        else:
            selector.append(token)
    yield selector


def _attribute(token: Node) -> tuple[str, str]:
    """What an attribute selector asks, ("dir", "rtl"); no value unless it asks for one whole."""
    parts = [part for part in token.content if part.type != "whitespace"]
    exact = len(parts) == 3 and parts[1] == "=" and parts[2].type in ("ident", "string")
    return parts[0].value, parts[2].value if exact else ""


def _attributes(sheets: Iterable[list[Node]]) -> set[str]:
    """The names of the attributes whose values selectors ask for."""
    found = set()
    for rules in sheets:
        for rule in rules:
            if rule.type == "at-rule" and rule.lower_at_keyword in NESTING and rule.content:
                found |= _attributes([_inner(rule)])
            elif rule.type == "qualified-rule":
                asked = [_attribute(token) for token in rule.prelude if token.type == "[] block"]
                found |= {name for name, value in asked if value}
    return found


def _held_by(site: Path, pages: Iterable[tuple[str, list[int]]], names: str, last: dict) -> tuple[dict, set[str]]:
    """What each page holds, as `slim` keeps it: "held", the different texts, and "pages", each with how it was left and the rank of its text.
    Then every tag, class and asked value that they hold."""
    valued = re.compile(rf'\s(?:{names})="([^"]*)"'.encode())
    known, texts = (last["pages"], last["held"]) if last.get("names") == names else ({}, [])
    ranks: dict[str, int] = {}
    found = {}
    for page, now in pages:
        told = known.get(page)
        text = texts[told[1]] if told and told[0] == now else _held((site / page).read_bytes(), valued)
        found[page] = [now, ranks.setdefault(text, len(ranks))]
    return {"held": list(ranks), "pages": found}, {word for text in ranks for word in text.split()}


def _held(data: bytes, valued: re.Pattern) -> str:
    """The tags, classes and asked values of one page, in order."""
    tags = {tag.decode() for tag in TAG.findall(data)}
    return " ".join(sorted(tags | {word for value in set(valued.findall(data)) for word in html.unescape(value.decode()).split()}))


def _possible(selector: list[Node], known: set[str]) -> bool:
    """Whether something of the site may answer to a selector."""
    before = None
    for token in selector:
        if token.type == "[] block":
            value = _attribute(token)[1]
            if value and not known.issuperset(value.split()):
                return False
        elif token.type == "ident" and before != ":" and token.value not in known:  # a class after its point, or a tag
            return False
        before = token
    return True


def _kept(rules: list[Node], known: set[str]) -> list[Node]:
    """The rules something may answer to, each with those of its selectors that may."""
    kept: list[Node] = []
    for rule in rules:
        if rule.type == "at-rule" and rule.lower_at_keyword in NESTING and rule.content:
            if inner := _kept(_inner(rule), known):
                rule.content = inner
                kept.append(rule)
        elif rule.type == "qualified-rule":
            if possible := [tinycss2.serialize(s).strip() for s in _selectors(rule) if _possible(s, known)]:
                rule.prelude = tinycss2.parse_component_value_list(",".join(possible))
                kept.append(rule)
        else:
            kept.append(rule)
    return kept


def _read(texts: dict[Path, str], others: list[str]) -> dict[Path, str]:
    """The sheets without the variables and the animations that nothing reads, until there is nothing more to take away."""
    while True:
        every = " ".join([*texts.values(), *others])
        variables = set(READ_VARIABLE.findall(every))
        after = {path: tinycss2.serialize(_without(_rules(text), variables, every)) for path, text in texts.items()}
        if after == texts:
            return texts
        texts = after


def _without(rules: list[Node], variables: set[str], every: str) -> list[Node]:
    """The rules less what is declared for nobody."""
    kept: list[Node] = []
    for rule in rules:
        if rule.type == "at-rule" and rule.lower_at_keyword in NESTING and rule.content:
            rule.content = _without(_inner(rule), variables, every)
        elif rule.type == "at-rule" and rule.lower_at_keyword.endswith("keyframes"):
            name = tinycss2.serialize(rule.prelude).strip()
            if not re.search(rf"animation[\w-]*:[^;}}]*\b{re.escape(name)}\b", every):
                continue
        elif rule.type == "qualified-rule":
            said = tinycss2.parse_blocks_contents(rule.content, skip_comments=True, skip_whitespace=True)
            rule.content = [d for d in said if not _idle(d, variables)]
        if rule.content or rule.content is None:
            kept.append(rule)
    return kept


def _idle(declared: Node, variables: set[str]) -> bool:
    """Whether a declared variable is read by nothing, or is a picture that the policy on what a page loads forbids (headers.py)."""
    if not isinstance(declared, Declaration) or not declared.name.startswith("--"):
        return False
    return declared.name not in variables or bool(FORBIDDEN.search(tinycss2.serialize(declared.value)))
