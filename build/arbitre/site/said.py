"""What MkDocs complains about, in French; a message that is not known here stays as it is."""

from __future__ import annotations

import re

NAMED = r"'(.*?)'"
SAID = tuple((re.compile(english), french) for english, french in (
    (rf"Doc file {NAMED} contains a link {NAMED}, but the target(?: {NAMED})? is not found among documentation files\.",
     r"{0} : le lien « {1} » ne mène à aucune page → corrigez-le"),
    (rf"Doc file {NAMED} contains a link {NAMED}, but the doc {NAMED} does not contain an anchor {NAMED}\.",
     r"{0} : le lien « {1} » mène à une page qui n'a pas l'ancre « {3} » → corrigez-le"),
    (rf"Doc file {NAMED} contains a link {NAMED}, but there is no such anchor on this page\.", r"{0} : le lien « {1} » mène à une ancre que la page n'a pas → corrigez-le"),
    (rf"Doc file {NAMED} contains an absolute link {NAMED}, it was left as is\.", r"{0} : le lien « {1} » part de la racine → écrivez-le depuis la page"),
    (rf"Doc file {NAMED} contains an unrecognized relative link {NAMED}, it was left as is\.", r"{0} : le lien « {1} » ne mène à aucune page → nommez le fichier .md"),
    (rf"Doc file {NAMED} contains a link to {NAMED} which is excluded from the built site\.", r"{0} : le lien vers « {1} » mène hors du site → corrigez-le"),
    (r"Config value '(.*?)': Unrecognised configuration name: .*", r"mkdocs.yml : « {0} » n'est pas un réglage connu → corrigez-le ou retirez-le"),
    (r"Config value '(.*?)': (.*)", r"mkdocs.yml : la valeur de « {0} » est refusée ({1}) → corrigez-la"),
    (r"Aborted with (?:a |\d+ )configuration errors?!.*", "la configuration est refusée → corrigez mkdocs.yml"),
    (r"Did you mean '(.*?)'\?", "vouliez-vous dire « {0} » ?"),
))  # fmt: skip


def french(message: str) -> str:
    """A message of MkDocs as this program would say it."""
    for english, said in SAID:
        message = english.sub(lambda found: said.format(*found.groups()), message)  # noqa: B023 - called at once
    return message
