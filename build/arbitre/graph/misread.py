"""Why the parser refused a Turtle file, in the words of its author."""

from __future__ import annotations

import re

from ..files import FileError

# What the parser says → what the author reads. Groups of the pattern fill the text.
WORDING = (
    (
        r"The prefix (\S*): has not been declared",
        "préfixe inconnu : {0}:",
        "déclarez-le en tête du fichier (@prefix {0}: <…> .) ou corrigez-le",
    ),
    (
        r"A dot is expected",
        "il manque un point ou un point-virgule avant cette ligne",
        "terminez la description précédente par « . », ou la propriété précédente par « ; »",
    ),
    (
        r"blank node property lists should end",
        "un crochet « [ » n'est pas refermé",
        "ajoutez « ] » avant la fin de la description",
    ),
    (
        r"Line jumps are not allowed",
        "un guillemet n'est pas refermé sur sa ligne",
        "refermez-le ; un texte de plusieurs lignes s'écrit entre trois guillemets",
    ),
    (
        r"Unexpected end",
        "le fichier finit au milieu d'un texte ou d'une description",
        "refermez le guillemet ouvert ici, ou terminez par « . »",
    ),
    (
        r"(.*) is not a valid RDF object",
        "« {0} » n'est pas une valeur",
        "mettez un texte entre guillemets, un nombre ou un nom avec son préfixe ({own}:…)",
    ),
    (
        r"(.*) is not a valid (?:RDF )?predicate",
        "« {0} » n'est pas une propriété",
        "écrivez une propriété (arb:…) suivie de sa valeur, séparées par « ; »",
    ),
    (
        r"(.*) is not a valid subject",
        "« {0} » ne peut pas commencer une description",
        "commencez par le nom du nœud ({own}:…) ; vérifiez la ponctuation qui précède",
    ),
    (r"Invalid IRI", "adresse mal formée entre < et >", "ôtez les espaces et les caractères interdits"),
    (
        r"PREFIX (?:keyword|declaration) should be followed",
        "une déclaration de préfixe incomplète",
        "écrivez @prefix {own}: <{folder}/> .",
    ),
    (
        r"prefixes are not allowed|at the beginning of a prefix name",
        "un signe de trop, ou un nom de préfixe mal écrit",
        "ôtez-le : un nom s'écrit {own}:attaque-de-dos",
    ),
    (r"BASE keyword should be followed", "une déclaration @base incomplète", "ôtez-la : les adresses des fichiers n'en ont pas besoin"),
    (r"subtag|language code", "une langue mal écrite après @", "écrivez @fr, ou @en pour un nom anglais"),
    (
        r"escapes in IRIs|allowed to be escaped in IRIs|No scheme found|host IP|absolute IRI",
        "un nom ou une adresse mal écrits",
        "employez des minuscules sans accent, des chiffres et des tirets",
    ),
    (r"Unexpected escape character|is not a valid hexadecimal", "une barre \\ mal suivie dans un texte", "doublez-la (\\\\), ou ôtez-la"),
    (
        r"An integer should not be empty|exponent cannot be empty|A double|A decimal",
        "un nombre mal écrit",
        "écrivez des chiffres, et un point pour les décimales : 1.5",
    ),
    (r"Triples should be followed by a dot", "il manque un point à la fin d'une description", "terminez-la par « . »"),
    (r"quoted triple|reified triple|annotation", "un énoncé sur un énoncé (<< … >>) ne se lit pas ici", "décrivez un nœud, avec son nom"),
    (r"(?:Unexpected|Invalid) character '(.)'", "le signe « {0} » n'a rien à faire ici", "ôtez-le, ou fermez le guillemet qui le précède"),
)

OWN = re.compile(r"^\s*@prefix\s+(?!(?:arb|src|dct|skos|csvw|xsd|prov|schema|rdfs?):)([\w-]+):\s*<([\w-]+)/>", re.MULTILINE)  # the game of a file
THREE = '"' * 3
TRIPLE = re.compile(r'"""(?:[^"\\]|\\.|"(?!""))*"""', re.DOTALL)
BEGINS = re.compile(r"^[a-z][\w-]*:[\w.-]+ a arb:", re.MULTILINE)  # a description, which no text holds
PLAIN = re.compile(r'"(?:[^"\\\n]|\\.)*"')
FOLLOWS = re.compile(r'[^\W\d_]| [^\W\d_:]+ "')  # a word on the heels of a closed text: "Il est "sonné" ici"
MINUS = re.compile(r"\s([−–—‐‑])(\d[\d.]*)(?=[\s;,\]])")  # as books and word processors print it
KIND = re.compile(r"([a-z][\w-]*:[\w.-]+)\s+(arb:[A-Z]\w*)\s*[;.,]?$")  # a description that begins, at the head of its line
GOES_ON = re.compile(r"\s+(?:arb|skos|dct|csvw):[a-z]\w*\s")  # a property, set back from the head of its line
CURLY = re.compile("[“”„«»]")


def explain(file: str, text: str, error: SyntaxError) -> FileError:
    """The error of a file the parser refused, in the author's words."""
    reason = re.sub(r"^Parser error .*?: (?=\S)", "", str(error.msg), count=1, flags=re.DOTALL)
    lines = text.split("\n")
    line = max(1, min(error.lineno or 1, len(lines) - (lines[-1] == "") or 1))
    if re.search(r"(?:^|[\s:])…(?=\s|$)", lines[line - 1]):
        return FileError(file, line, "il reste un « … » à remplir", "remplacez-le, ou effacez sa ligne si elle ne sert pas")
    if minus := MINUS.search(PLAIN.sub("", lines[line - 1])):
        return FileError(file, line, f"Turtle illisible : « {minus.group(1)} » n'est pas le moins du clavier", f"écrivez -{minus.group(2)}")
    if quotes := _quotes(text, line):
        return FileError(file, *quotes)
    if ended := _ended(text, line):
        return FileError(file, *ended)
    if "blank node property lists should end" in reason and (opened := _opened(text, line)):
        said = "le crochet « [ » ouvert sur cette ligne n'est pas refermé"
        return FileError(file, opened, f"Turtle illisible : {said}", "ajoutez « ] » après la dernière valeur qu'il contient")
    own = OWN.search(text)
    names = dict(zip(("own", "folder"), own.groups() if own else ("wm", "warmachine")))
    for pattern, message, remedy in WORDING:
        if match := re.search(pattern, reason, re.DOTALL):
            words = [" ".join(g.split())[:40] for g in match.groups()]
            return FileError(file, line, "Turtle illisible : " + message.format(*words), remedy.format(*words, **names))
    return FileError(file, line, "Turtle illisible", "vérifiez le point, le point-virgule ou le guillemet qui précède")


def _ended(text: str, line: int) -> tuple[int, str, str] | None:
    """What the line before did, with its line: ended a description that goes on, or began one without saying « a »."""
    lines = PLAIN.sub('""', TRIPLE.sub(lambda match: '""' + "\n" * match.group().count("\n"), text)).split("\n")[:line]
    lines = [re.sub(r"(?:^|\s)#\s.*", "", said).rstrip() for said in lines]
    if match := KIND.match(lines[-1]):
        return line, f"Turtle illisible : il manque « a » entre {match.group(1)} et son genre", f"écrivez {match.group(1)} a {match.group(2)}"
    before = next((number for number in range(line - 1, 0, -1) if lines[number - 1]), 0)
    sign = lines[before - 1][-1:] if before else ""
    if GOES_ON.match(lines[-1]) and sign in (".", ",") and not lines[before - 1].lstrip().startswith("@"):
        done = "termine déjà la description" if sign == "." else "annonce une autre valeur"
        return before, f"Turtle illisible : « {sign} » {done}, et une propriété suit", f"finissez cette ligne par « ; », au lieu de « {sign} »"
    return None


def _opened(text: str, line: int) -> int:
    """The line of the bracket that is still open where the parser stopped, at the end of the description; 0 when none is."""
    bare = PLAIN.sub("", TRIPLE.sub(lambda match: "\n" * match.group().count("\n"), text))
    open_: list[int] = []
    for number, said in enumerate(bare.split("\n")[:line], 1):
        if BEGINS.match(said):  # what an earlier description left open is told first
            open_.clear()
        for sign in re.sub(r"#\s.*|<[^<>\s]*>", "", said):
            if sign == "[":
                open_.append(number)
            elif sign == "]" and open_:
                open_.pop()
    return open_[-1] if open_ else 0


def _quotes(text: str, line: int) -> tuple[int, str, str] | None:
    """The quotation marks at fault, with their line: what the parser stumbled on stands after them, sometimes a page further."""
    texts = TRIPLE.findall(text)
    if text.count(THREE) > 2 * len(texts) or any(BEGINS.search(told) for told in texts):
        at = next((match.start() for match in TRIPLE.finditer(text) if BEGINS.search(match.group())), text.rfind(THREE))
        said = "les trois guillemets ouverts sur cette ligne ne sont pas refermés"
        return text.count("\n", 0, at) + 1, f"Turtle illisible : {said}", 'écrivez """ après la dernière ligne du texte'
    here = TRIPLE.sub(lambda match: "\n" * match.group().count("\n"), text).split("\n")[line - 1]
    if any(FOLLOWS.match(here, closed.end()) for closed in PLAIN.finditer(here)):
        said = "un guillemet droit au milieu d'un texte, ou un qui manque à la fin du texte d'avant"
        return line, f"Turtle illisible : {said}", 'dans un texte, écrivez « … », ou \\" pour le garder droit'
    if match := CURLY.search(PLAIN.sub("", here)):
        return line, f"Turtle illisible : {match.group()} n'ouvre ni ne ferme un texte", 'mettez les textes entre guillemets droits : "…"@fr'
    return None
