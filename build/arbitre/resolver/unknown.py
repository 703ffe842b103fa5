"""What is told of a name that a game has not: what took its place, or the names that would do."""

from __future__ import annotations

import difflib
import re
from collections.abc import Collection, Mapping
from typing import TYPE_CHECKING

from ..errors import SituationError, nearest
from ..graph import BORNE, PARAMETERS, Node, bearing
from . import handed
from .profiles import folded
from .reading import ASIDE
from .synonyms import roots, words

if TYPE_CHECKING:
    from .naming import Naming

TYPO = 0.85  # from this likeness on, an unknown name is a slip of the keyboard
LETTERS = 3  # a name of so few is a symbol
SHOWN = 4  # names told apart for an unknown one, at most
LITTLE = frozenset(("a", "en", "est", "ete", "sous", "l", "la", "le", "un", "une"))  # words that only tie a name together
NOT = (("_n_a_pas_", "_a_"), ("_n_est_pas_", "_est_"), ("_ne_s_est_pas_", "_s_est_"), ("_n_est_pas_", "_"), ("_pas_", "_"), ("_non_", "_"))  # what denies, and what it denies
ASKED = re.compile(r"vouliez-vous dire (.+) \?")
OF = ("_de_l_", "_de_la_", "_du_", "_des_", "_de_")  # what stands between a thing and whose it is


class Unknown:
    """The names of one game, seen by who said another."""

    def __init__(self, naming: Naming) -> None:
        self.naming, self.reference = naming, naming.reference

    def refusal(self, name: str, readable: Mapping[str, int], asked: Node) -> SituationError:
        """What is said of an unknown name in a question that reads `readable`, each with its distance."""
        return self._retired(name, readable) or self._unknown(name, readable, asked)

    def _unknown(self, name: str, readable: Mapping[str, int], asked: Node) -> SituationError:
        known = (*self.naming.whole, *self.naming.bare)
        told = self._way_out(name, readable, asked) or nearest(name, known)
        return SituationError(
            f"inconnu : {name}{told or '.'} Noms acceptés : les faits, mesures et caractéristiques du jeu « {self.reference[self.naming.game].label} »"
            + (f", dont {', '.join(sorted(known)[:8])}…" if not told else "."),
            unknown=(name, told),
        )

    def _way_out(self, name: str, readable: Mapping[str, int], asked: Node) -> str:
        """What would do in place of an unknown name, or nothing: the surest way first."""
        die = handed.called(self.reference, asked, name)
        ways = (
            f" ; {die}." if die else "", self._denied(name, readable, asked), self._choices_of_a_role(name, readable), self._of_a_role(name, readable),
            self._turned(name), self._called_otherwise(name, readable), self._chosen(name, readable), self._several(name), self._elsewhere(name, readable),
            self._of_others(name, readable),
        )
        return next(filter(None, ways), "") or self._told(name, readable) or self._of_whom(name, readable) or self._bared(name)

    def _denied(self, name: str, readable: Mapping[str, int], asked: Node) -> str:
        """The fact to be said false, for a name that denies it and that no label has: « attaquant_n_a_pas_bouge » is attaquant_a_bouge=False."""
        wanted = words(self._without_role(name))
        if any(wanted == held for _, _, held in self.naming.worded):
            return ""
        affirmed = [name.replace(no, yes, 1) for no, yes in NOT if no in name]
        known = next((said for said in affirmed if said in self.naming.whole), "")
        ways = ([known],) if known else (asked_for[1].split(" ou ") for said in affirmed if (asked_for := ASKED.search(self._way_out(said, readable, asked))))
        facts = next(filter(None, ([one for one in way if self._is_fact(one, one in self.naming.whole)] for way in ways)), [])
        return f" ; vouliez-vous dire {' ou '.join(f'{one}=False' for one in facts)} ?" if facts else ""

    def _retired(self, name: str, readable: Mapping[str, int]) -> SituationError | None:
        """What took the place of a name that is said no longer, that which the question reads first; None for another."""
        folder, role = self.reference[self.naming.game].slug.partition("/")[0], self._without_role(name)
        successor = next((found for one in (name, role) if (found := self.reference.successor(f"{folder}/{one.replace('_', '-')}"))), None)
        if successor is None:
            return None
        spoken = self.reference.spoken(successor) if successor.kind in (*PARAMETERS, *BORNE) else bearing.read_of(successor)
        spoken = sorted(spoken, key=lambda curie: (not self._so_called(curie, name), readable.get(curie, ASIDE)))
        names, whose = list(dict.fromkeys(self.reference[curie].name for curie in spoken)), name.removesuffix(role)
        names.sort(key=lambda one: not (whose and one.startswith(whose)))  # of whom it was said goes first
        remedy = f"dites {', '.join(names[:SHOWN])}{'…' * (len(names) > SHOWN)}" if names else f"lisez {successor.code}"
        return SituationError(f"{name} ne se dit plus : voyez {successor.code} « {successor.label} » → {remedy}")

    def _so_called(self, curie: str, name: str) -> bool:
        """Whether a name begins with what players call the role of whom this is said: « transport_a_bouge » is of the « transporteur »."""
        role = self.reference.get(self.naming.roles.bearer(curie) or "")
        return role is not None and any(name.startswith(f"{folded(word)}_") for called in (role.label, *role.alt) for word in words(called) - LITTLE)

    def _choices_of_a_role(self, name: str, readable: Mapping[str, int]) -> str:
        """What a role's own name may say with one word: « arme="Autocanon" » is arme_de_tir, of what the question reads; the role itself would be no way out."""
        if name not in self.naming.role_names:
            return ""
        near = [self.reference[c] for c, depth in readable.items() if depth < ASIDE]
        heard = [node for node in near if node.kind == "Choice" and node.name.startswith(f"{name}_")]
        told = [called if (called := self.reference[self.reference.roles.base(node.id)].called) in self.naming.bare else node.name for node in heard]
        return f" ; vouliez-vous dire {' ou '.join(told[:SHOWN])} ?" if told else ""

    def _of_a_role(self, name: str, readable: Mapping[str, int]) -> str:
        """The roles whose name holds every word of an unknown one, said without its article: « armee » is told « l_armee ».

        Of a role's very name, what the question reads of whom it names, the nearest first and what is said of it before its numbers: the role itself would be
        no way out."""
        if name in self.naming.role_names:
            near = sorted((depth, self.reference[c].kind != "Fact", self.reference[c].name) for c, depth in readable.items() if depth < ASIDE)
            told = [said for _, _, said in near if said.startswith(f"{name}_")][:SHOWN]
            return f" ; vouliez-vous dire {' ou '.join(told)} ?" if told else f" ; rien de {name} ne compte ici."
        close = sorted((role for role in self.naming.role_names if words(name) <= words(role)), key=len)[:SHOWN]
        return f" ; vouliez-vous dire {' ou '.join(close)} ?" if close else ""

    def _turned(self, name: str) -> str:
        """The name that says its role first, for one that says it last: « cmd_du_chef » is « chef_cmd », and so is « unite_cmd_du_chef »."""
        ways = (one.rpartition(link) for one in (name, self._without_role(name)) for link in OF)
        said, _, role = next((way for way in ways if way[2] in self.naming.role_names and f"{way[2]}_{way[0]}" in self.naming.whole), ("", "", ""))
        return f" ; vouliez-vous dire {role}_{said} ?" if f"{role}_{said}" in self.naming.whole else ""

    def _called_otherwise(self, name: str, readable: Mapping[str, int]) -> str:
        """The name that its role has in this question; and the two facts that an unknown name may say instead, as « transport_rapide » does."""
        told = self._by_another_name(name, readable)
        return f"{self._several(name).rstrip('.')}{told}" if told else ""

    def _by_another_name(self, name: str, readable: Mapping[str, int] | None = None) -> str:
        """The name that a role has, for one that says what players call it: « marshal_en_fuite » is « controleur_en_fuite ».

        `readable`: only what the question reads.
        """
        if any(words(name) == held for _, _, held in self.naming.worded):  # one thing, called by these very words: « escouade_survolee »
            return ""
        roles = [(role, "_".join(re.findall(r"[a-z0-9]+", folded(alt)))) for role, curie in self.naming.role_names.items() for alt in self.reference[curie].alt]
        said = folded(name)
        found = [f"{role}{said[len(alt):]}" for role, alt in roles if said == alt or said.startswith(f"{alt}_")]
        close = [one for one in dict.fromkeys(found) if one in self.naming.whole or one in self.naming.role_names]
        if readable is not None:
            close = [one for one in close if readable.get(self.naming.whole.get(one, ""), ASIDE) < ASIDE]
        return f" ; vouliez-vous dire {' ou '.join(close[:SHOWN])} ?" if close else ""

    def _chosen(self, name: str, readable: Mapping[str, int]) -> str:
        """The choice that the question reads and of which an unknown name is a value: « arme_autocanon » is arme_de_tir="Autocanon".

        Not where a fact or a characteristic that the question reads is called by these very words: « couvert » is « a_couvert » before it is what a table
        agreed on, « cible_def » is the target's before it is what a sacrifice takes."""
        said, near = words(self._without_role(name)), {self.reference.roles.base(c) for c, depth in readable.items() if depth < ASIDE}
        if any(held == said and curie in near and self.reference[curie].kind in ("Fact", "Characteristic") for _, curie, held in self.naming.worded):
            return ""
        choices = [self.reference[self.reference.roles.base(c)] for c, depth in readable.items() if depth < ASIDE and self.reference[c].kind == "Choice"]
        close = {
            f'{choice.called if choice.called in self.naming.bare else choice.name}="{value}"': None for choice in choices for value in map(str, choice.data.get("values", ()))
            if said and words(value) <= said and said - words(value) - {"a"} <= words(choice.label)
        }
        return f" ; vouliez-vous dire {' ou '.join(close)} ?" if 0 < len(close) <= SHOWN else ""

    def _several(self, name: str) -> str:
        """The facts that an unknown name says at once of one person: « unite_creature_monstrueuse_volante »."""
        rest = self._without_role(name)
        wanted, whose = words(rest), name[:len(name) - len(rest)]
        if any(wanted in (held, held - LITTLE) for _, _, held in self.naming.worded):  # one thing after all, called by these very words
            return ""
        ties = [place for place, letter in enumerate(rest) if letter == "_"]
        pairs = [(f"{whose}{rest[:tie]}", f"{whose}{rest[tie + 1:].removeprefix('et_')}") for tie in ties]
        told = next((f"{first} et {second}" for first, second in pairs if self._is_fact(first, bool(whose)) and self._is_fact(second, bool(whose))), "")
        return f" ; dites {told}." if told else ""

    def _is_fact(self, name: str, whose: bool) -> bool:
        """Whether a name, said of somebody or of nobody, is of something that holds or not: a number is not said beside a fact by one word."""
        named = (self.naming.whole.get(name), ) if whose else self.naming.bare.get(name, ())
        return any(curie and self.reference[curie].kind not in PARAMETERS[1:] for curie in named)

    def _of_others(self, name: str, readable: Mapping[str, int]) -> str:
        """The names under which the question hears, of those who take part in it, what an unknown one says of a stranger: « unite_a_couvert ».

        Not where something else that the question reads is called by its very words: « sous_un_etendard » is no « etendard »."""
        ties = LITTLE.union(*map(words, self.naming.role_names))
        said = max((word for word in self.naming.bare if name.endswith(f"_{word}") and words(name.removesuffix(word)) <= ties), key=len, default="")
        near, wanted = {self.reference.roles.base(c) for c, depth in readable.items() if depth < ASIDE}, words(self._without_role(name))
        if any(held == wanted and called != said and curie in near for called, curie, held in self.naming.worded):
            return ""
        heard = [self.reference[c].name for c in self.naming.bare.get(said, ()) if readable.get(c, ASIDE) < ASIDE]
        return f" ; vouliez-vous dire {' ou '.join(dict.fromkeys(heard))} ?" if 0 < len(heard) <= SHOWN else ""

    def _elsewhere(self, name: str, readable: Mapping[str, int]) -> str:
        """The name that its role has in other questions; rather, of whom this one hears the same: a player's « adversaire » has several names."""
        other = self._by_another_name(name)
        return other and (self._of_whom(name, readable) or other)

    def _of_whom(self, name: str, readable: Mapping[str, int]) -> str:
        """The names under which the question hears, the nearest first, what is said of a word that is nobody's: « combattant_mort_vivant »."""
        whose, said = next(((name[:place], name[place + 1:]) for place, letter in enumerate(name) if letter == "_" and name[place + 1:] in self.naming.bare), ("", ""))
        if not said or difflib.get_close_matches(whose, self.naming.role_names, n=1, cutoff=TYPO):
            return ""
        heard = sorted((depth, self.reference[c].name) for c in self.naming.bare[said] if (depth := readable.get(c, ASIDE)) < ASIDE)
        return f" ; vouliez-vous dire {' ou '.join(one for _, one in heard[:SHOWN])} ?" if heard else ""

    def _bared(self, name: str) -> str:
        """The name that an unknown one looks like once it is said of nobody, without its little words: « attaquant_a_un_palier_different »."""
        bare, known = "_".join(word for word in self._without_role(name).split("_") if word not in LITTLE), (*self.naming.whole, *self.naming.bare)
        if bare == name or difflib.get_close_matches(name, known, n=1, cutoff=TYPO):
            return ""
        close = difflib.get_close_matches(bare, known, n=1, cutoff=TYPO)
        return f" ; vouliez-vous dire {close[0]} ?" if close else ""

    def _told(self, name: str, readable: Mapping[str, int]) -> str:
        """The names whose label, or another name of theirs, holds every word of an unknown one: « a_couru » is told « apres_une_course ».

        What the question reads and is called by these very words, little words apart, goes before all, then what a rule so called waits for. Of many,
        those that the question reads; where it reads none, or many, those that say little else. A word of no label is left to its look-alikes.
        What can be said of whom it names comes first: « transporteur_d_assaut » is no weapon's « d_assaut ».
        """
        whose, name = name, self._without_role(name)
        whose = whose.removesuffix(name)
        wanted, bound = words(name), words(name) - LITTLE
        held = self._holding(wanted, name)
        near = {self.reference.roles.base(curie) for curie, depth in readable.items() if depth < ASIDE}
        these = {called: curie for count, called, curie in held if count == len(wanted)}  # said in these very words
        these.update({called: curie for _, called, curie in self._holding(bound, name) if words(called) - LITTLE == bound})  # « charge », « a_charge »
        exact = {called: curie for called, curie in these.items() if curie in near}
        waited = {} if exact else self._waited_for(wanted, near)
        close = exact or waited or len(wanted) == 1 and these or {called: curie for _, called, curie in held}
        if len(close) > SHOWN:  # the fewest other words first
            read = {called: curie for called, curie in close.items() if curie in near}
            if len(wanted) == 1 and not 0 < len(read) <= SHOWN:
                close = {called: curie for count, called, curie in held if count == held[0][0]}
            else:
                close = dict(list({**read, **close}.items())[:SHOWN])
        if len(wanted) == 1 and len(close) > 1:  # a slip of the keyboard, too
            close = {called: close[called] for called in difflib.get_close_matches(name, close, n=1, cutoff=TYPO)} or close
        named = {called: self.reference[waited[called]].name if called in waited else f"{whose}{called}" for called in close}  # of whom the rule says it
        said = {called: named[called] if whose and named[called] in self.naming.whole else called for called in close}
        told = [said[called] for called in sorted(close, key=lambda called: bool(whose) and said[called] == called)]
        return f" ; vouliez-vous dire {' ou '.join(told)} ?" if 0 < len(close) <= SHOWN else ""

    def _holding(self, wanted: frozenset[str], name: str) -> list[tuple[int, str, str]]:
        """How many words the labels that hold all these have, with what goes by them, the fewest first; for a name that looks like no other, whatever
        the gender and number of its words; for letters, what is made of them (« pf » is P+F)."""
        found = [(len(held), called, curie) for called, curie, held in self.naming.worded if wanted and wanted <= held]
        if not found and len(name) <= LETTERS:
            found = [(len(held), called, curie) for called, curie, held in self.naming.worded if len(held) > 1 and sorted("".join(held)) == sorted(name)]
        if not found and (bare := roots(wanted)) and not difflib.get_close_matches(name, (*self.naming.whole, *self.naming.bare), n=1, cutoff=TYPO):
            found = [(len(held), called, curie) for called, curie, held in self.naming.worded if bare <= roots(held)]
        return sorted(found, key=lambda one: one[0])

    def _waited_for(self, wanted: frozenset[str], near: Collection[str]) -> dict[str, str]:
        """The facts of a question that the rule of this very name waits for, of whom it says: « attaque_de_dos » is no fact, « depuis_l_arc_arriere » is."""
        rules = [n for n in self.reference.of_game(self.naming.game) if wanted in map(words, (n.label, *n.alt))]
        facts = [(fact, self.reference[self.reference.roles.base(fact)]) for rule in rules for effect in rule.effects for fact in effect.when]
        return {n.called if n.called in self.naming.bare else n.name: fact for fact, n in facts if n.kind in PARAMETERS and n.id in near}

    def _without_role(self, name: str) -> str:
        roles = sorted(self.naming.role_names, key=len, reverse=True)
        return next((name[len(role) + 1:] for role in roles if name.startswith(f"{role}_")), name)
