"""The anatomy every node's page shares: statement, trust, effects, place in a sequence, examples, relations, citation."""

from __future__ import annotations

import re
from dataclasses import replace
from fractions import Fraction
from string import ascii_lowercase

from ...french import number as number_text
from ...graph import BORNE, Effect, Node
from ..atlas import USES, Atlas
from ..changes import former_file, spelled
from ..citation import cite, permanent_link, printed
from ..figures import guarded
from ..jsonld import jsonld
from ..links import Ref, path_of
from ..terms import brief, linked, paragraphs
from ..touching import by_rule, by_target, commonest
from .asking import asking, saying
from .drawing import drawing
from .page import Page, short
from .trying import trying

EXCEPTIONS = (  # link, its title on the page
    ("replacedBy", "Remplacé par"), ("exceptionTo", "Exception à"), ("hasException", "Exceptions"),
    ("overrides", "L'emporte sur"), ("overriddenBy", "Cède devant"), ("cancels", "Annule"), ("cancelledBy", "Annulé par"),
)
RELATIONS = (
    ("requires", "Suppose"), ("requiredBy", "Nécessaire à"), ("grants", "Donne"), ("grantedBy", "Donné par"),
    ("broader", "Cas particulier de"), ("narrower", "Cas particuliers"), ("about", "Porte sur"), ("aboutBy", "Décrit par"),
    ("appliesAt", "S'applique à"), ("applied", "S'y applique"), ("partOf", "Fait partie de"), ("hasPart", "Comprend"),
    ("concerns", "Met en cause"), ("settledBy", "Tranché par"), ("settles", "Tranche"), ("replaces", "Remplace"), ("seeAlso", "Voir aussi"),
)


def node_page(atlas: Atlas, node: Node, template: str = "node", **more: object) -> Page:
    """The page of a node; `more` is what its kind adds."""
    path = path_of(node)
    turtle = f"{path}.ttl" if node.file and node.line else None
    context = {
        "code": node.code,
        "kind": atlas.links.kind(node),
        "label_en": node.label_en,
        "alt": [a for a in node.alt if a not in (node.label, node.label_en) and len(a) <= 30][:4],
        "also": [*(("fr", q) for q in node.asked), *(("en", q) for q in node.asked_en)],
        "crumbs": atlas.crumbs(node),
        "statement": paragraphs(linked(atlas, node)),
        "note": atlas.prover.coded(node.note), "note_short": short(node.note, 90),
        "disputes": disputes(atlas, node),
        "trust": trust(atlas, node),
        "effects": by_target(atlas.prose, (e for e in node.effects if not e.reading and atlas.live(e)), node),
        "otherwise": otherwise(atlas, node),
        "stages": atlas.prose.stages(node),
        "drawing": drawing(atlas, node),
        "modifiers": modifiers(atlas, node),
        "asking": asking(atlas, node),
        "saying": saying(atlas, node),
        "trying": trying(atlas, node),
        "uses": uses(atlas, node),
        "places": places(atlas, node),
        "proof": atlas.prover.proof(node),
        "exceptions": relations(atlas, node, EXCEPTIONS),
        "relations": relations(atlas, node, RELATIONS),
        "beside": [atlas.links.ref(curie) if curie else None for curie in atlas.neighbours.beside(node)],
        "twins": twins(atlas, node),
        "citing": citing(atlas, node),
        "jsonld": jsonld(atlas.links.reference, node, atlas.versions.of(node), turtle),
        "turtle": turtle,
        "file": node.file if turtle else "",
        **more,
    }
    return Page(path, template, node.label or node.id, short(node.statement), context)


def twins(atlas: Atlas, node: Node) -> list[dict]:
    """What bears the same name in other games, with what it says there."""
    others = [atlas.reference[curie] for curie in atlas.neighbours.twins(node)]
    return [{"ref": atlas.links.ref(other.id), "game": atlas.game(other), "says": brief(other.statement)} for other in others]


def citing(atlas: Atlas, node: Node) -> dict:
    """The « Citer » box: the permanent link and each format."""
    reference, version = atlas.links.reference, atlas.versions.of(node)  # of the game and the sources only the names are said
    return {
        "link": permanent_link(reference, node, version),
        "formats": [(name, cite(reference, node, version, key)) for name, key in (("Texte", "text"), ("Markdown", "markdown"), ("BBCode", "bbcode"))],
        "version": version,
        "printed": printed(reference, node, version),
    }


def trust(atlas: Atlas, node: Node) -> dict:
    """Why one may believe the page: where it is printed, what proves it."""
    return {"sources": sources(atlas, node.cites), "guarded": guarded(atlas.mutation, node), **versioned(atlas, node)}


def versioned(atlas: Atlas, node: Node) -> dict:
    """The version of the page, since when it stands, and where its former versions are told."""
    since, former = atlas.history.since(node), atlas.history.former(node)
    return {"version": atlas.versions.of(node), "since": spelled(since) if since else "", "former": former_file(node) if former else ""}


def sources(atlas: Atlas, cites) -> list[dict]:
    """Where it is printed: one line a section, with its pages, each linking to the section on its source's page."""
    found: dict[tuple[str, str], dict] = {}
    for cited in cites:
        line = {"ref": atlas.links.ref(cited.document), "section": cited.section, "anchor": section_anchor(cited.section), "pages": []}
        pages = found.setdefault((cited.document, cited.section), line)["pages"]
        if cited.page is not None:
            pages.append(cited.page)
    return list(found.values())


def section_anchor(section: str) -> str:
    """The anchor of a section on its source's page."""
    kept = "".join(c if c.isalnum() else "-" for c in section.lower())
    return "-".join(part for part in kept.split("-") if part)


def otherwise(atlas: Atlas, node: Node) -> list[dict]:
    """What the readings that do not hold would change here, for a folded list; a dispute tells its own in full."""
    if node.kind == "Dispute":
        return []
    found = []
    for curie in dict.fromkeys(atlas.reference.linked(node.id, "disputedBy")):
        lines = [atlas.prose.line(e) for e in atlas.set_aside.get(curie, ())]
        if lines:
            found.append({"ref": atlas.links.ref(curie), "lines": lines})
    if node.id in atlas.replaced:
        found += [{"ref": None, "lines": [atlas.prose.line(e) for e in node.effects]}] if node.effects else []
    return found


def disputes(atlas: Atlas, node: Node) -> list[dict]:
    """The disputes that concern a node, each with what holds."""
    found = []
    for curie in dict.fromkeys(atlas.reference.linked(node.id, "disputedBy")):
        dispute = atlas.reference[curie]
        held = holding(dispute)
        says = next((r.says for r in dispute.data.get("readings", ()) if r.letter == held), "")
        found.append({"ref": atlas.links.ref(curie), "question": dispute.data.get("question") or dispute.statement, "holds": held, "says": says})
    return found


def holding(dispute: Node) -> str:
    """The letter of the reading that holds, or nothing while a dispute is open."""
    return str(dispute.data.get("holds") or "")


def modifiers(atlas: Atlas, node: Node) -> list[dict]:
    """What other rules do to this node: modifiers of a roll, who gives a state, who tests a fact. Each rule once, or each thing touched once."""
    groups = []
    for place in atlas.reference.broaders(node.id):
        effects = [e for e in atlas.targeting.get(place, ()) if e.rule != node.id]
        if effects:
            title = "Ce qui le modifie" if place == node.id else f"Ce qui modifie aussi « {atlas.reference[place].label} », dont c'est un cas"
            groups.append(group(atlas, title, effects, atlas.reference[place]))
    tested = [e for e in atlas.testing.get(node.id, ()) if e.rule != node.id and atlas.reference.roles.base(e.target) != node.id]
    following = [e for e in tested if e.op in ("implies", "denies")]
    if tested := [e for e in tested if e not in following]:
        title = "Ce qui change quand c'est vrai" if node.kind in BORNE else "Les règles qui en dépendent"
        groups.append({"title": title, "items": by_target(atlas.prose, commonest(atlas.prose, tested, node), node)})
    if following:
        groups.append(group(atlas, "Ce qui en découle", following, node))
    valued = [e for e in atlas.valued.get(node.id, ()) if e.rule != node.id]
    for title, ops in VALUED:
        if effects := [e for e in valued if e.op in ops]:
            groups.append(group(atlas, title, effects, node))
    return groups


VALUED = (
    ("Ce qui le donne", ("gives",)), ("Ce qui y met fin", ("ends",)), ("Ce qui l'implique", ("implies",)),
    ("Ce qui l'exclut", ("denies",)), ("Ce qui l'annule", ("cancels",)),
    ("Ce qui s'en sert", ("add", "set", "multiply", "cap", "floor", "addDice", "dropLowest", "dropHighest")),
)


def group(atlas: Atlas, title: str, effects: list[Effect], page: Node) -> dict:
    """Effects of several rules under one title, each rule once; `page` is what they all bear on."""
    return {"title": title, "items": by_rule(atlas.prose, commonest(atlas.prose, effects, page), page)}


def uses(atlas: Atlas, node: Node) -> list[tuple[str, list[Ref]]]:
    """The rolls, quantities, tables and loops this node enters."""
    grouped: dict[str, list[str]] = {}
    for how, user in atlas.users.get(node.id, ()):
        grouped.setdefault(USES[how], []).append(user)
    if node.kind == "Role":  # what may be said of its subject may be said of it
        grouped["Peut être, ou avoir"] = [u for how, u in atlas.users.get(str(node.data.get("plays", "")), ()) if how == "of"]
    return [(word, atlas.links.refs(users)) for word, users in grouped.items() if users]


def relations(atlas: Atlas, node: Node, named: tuple[tuple[str, str], ...]) -> list[tuple[str, list[Ref]]]:
    """The links of a node that are `named`, both ways, under their French names; steps of a sequence and disputes are shown elsewhere."""
    found = []
    for link, title in named:
        curies = [c for c in dict.fromkeys(atlas.reference.linked(node.id, link)) if c != node.id]
        if node.kind == "Sequence" and link == "hasPart":
            curies = [c for c in curies if atlas.reference[c].kind != "Step"]
        if link == "seeAlso":  # what its effects bear on, or give, and what another link names, is linked just above
            shown = {atlas.reference.roles.base(c) for e in node.effects for c in (e.target, e.value) if isinstance(c, str)}
            shown.update(c for other, _ in (*EXCEPTIONS, *RELATIONS) if other != link for c in atlas.reference.linked(node.id, other))
            curies = [c for c in curies if c not in shown]
        if node.kind == "Step" and link == "applied" or link == "appliesAt" and all(map(atlas.sequence_of, curies)):
            continue  # the strip of the sequence shows it
        if curies:
            found.append((title, atlas.links.refs(curies)))
    return found


def places(atlas: Atlas, node: Node) -> list[dict]:
    """Where the node acts: the strip of each sequence with its steps lit."""
    if node.kind in ("Sequence", "Chapter", "Game", "Document"):
        return []
    lit = [node.id] if node.kind == "Step" else list(node.links.get("appliesAt", ()))
    by_sequence: dict[str, list[str]] = {}
    for step in lit:
        here = atlas.reference.get(step)
        sequence = here if here and here.kind == "Sequence" else atlas.sequence_of(step)
        if sequence:
            by_sequence.setdefault(sequence.id, []).append(step)
    return [strip(atlas, sequence, steps) for sequence, steps in by_sequence.items()]


def strip(atlas: Atlas, sequence: str, lit: list[str]) -> dict:
    """A sequence in small: the number of each step, with the lit ones named; steps within a step that is not lit are `far`, and a phone leaves them out."""
    steps = atlas.steps.get(sequence, ())
    near = {number_of(s).rstrip(ascii_lowercase) for s in steps if s.id in lit}
    cells = [
        {"ref": beside_number(atlas, s), "number": number_of(s), "lit": s.id in lit, "far": inner(s) and number_of(s).rstrip(ascii_lowercase) not in near}
        for s in steps
    ]
    return {"sequence": atlas.links.ref(sequence), "cells": cells, "lit": [c for c in cells if c["lit"]]}


def number_of(step: Node) -> str:
    """The printed number of a step ("4a")."""
    number = step.data.get("number", "")
    return number_text(number) if isinstance(number, Fraction) else str(number)


def named_alone(step: Node) -> str:
    """What a step is called beside its number: a name that begins with the number does not say it twice."""
    own = f"{number_of(step)} : "
    return step.label[len(own)].upper() + step.label[len(own) + 1 :] if step.label.startswith(own) else step.label


def beside_number(atlas: Atlas, step: Node) -> Ref:
    """The link to a step that stands beside its number."""
    found = atlas.links.ref(step.id)
    return replace(found, label=named_alone(step)) if step.label else found


def inner(step: Node) -> bool:
    """Whether a step stands within another ("4a" in "4")."""
    return re.fullmatch(r"\d+[a-z]", number_of(step)) is not None
