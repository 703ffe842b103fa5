"""What is kept for the next run: found again while what it rests on is the same, worked out again otherwise, believed only when sealed."""

from dataclasses import is_dataclass, replace
from fractions import Fraction

import pytest
from test_mutation import proved  # noqa: F401 - the invented game, what the kernel's tests say as its examples

from arbitre import cores, seal
from arbitre.errors import SituationError
from arbitre.graph import Example, Reference, store
from arbitre.graph.reference import PRIORITY
from arbitre.resolver import Ledger, Resolver, Versions, remembering, verdict
from arbitre.resolver import ledger as ledger_module
from arbitre.resolver.examples import run_example
from arbitre.resolver.drawers import Drawers
from arbitre.resolver.ledger import KEPT
from arbitre.resolver.mutation import mutants_of
from arbitre.resolver.resting import Rests


@pytest.fixture
def asked():
    """How often something was worked out."""
    return []


def fill(ledger, asked, question="q", put="allure(chanceux=True, pari=True)"):
    def work():
        asked.append(question)
        return ledger.resolver.ask("jeu", put).text

    found = ledger.recall("j:jeu", ["kind", question], work)
    ledger.keep(forget=True)
    return found


def with_nodes(reference, *nodes):
    """The same reference, some nodes apart."""
    return Reference({**reference.nodes, **{node.id: node for node in nodes}}, reference.site_url, reference.version, reference.ontology, reference.retired)


def figure(node, **change):
    """A node whose first effect is another."""
    return replace(node, effects=(replace(node.effects[0], **change), *node.effects[1:]))


def test_what_was_asked_is_found_again(tmp_path, mini, asked):
    found = {fill(Ledger(Resolver(mini.reference), tmp_path), asked) for _ in range(3)}
    assert found == {mini.ask("jeu", "allure(chanceux=True, pari=True)").text} and asked == ["q"]


def test_a_value_said_by_another_name_rests_on_every_page(tmp_path, mini, asked):
    """Any page may bear that name tomorrow: it is looked up again, where the value's own word is not."""
    for put in ('choc(taille="gnome")', 'choc(taille="nain")'):
        for _ in range(2):
            fill(Ledger(Resolver(mini.reference), tmp_path), asked, put, put)
    assert asked == ['choc(taille="gnome")', 'choc(taille="gnome")', 'choc(taille="nain")']


@pytest.mark.parametrize(("said", "wide"), [("gnome", True), ("nain", False)])
def test_an_example_that_says_a_value_by_another_name_is_run_again(mini, said, wide):
    resolver = remembering(mini.reference)
    example = Example("essai", f">>> choc(taille={said!r})\nConséquences : joie (J-54)", 1)
    assert resolver.ledger.wide(mini.reference["j:choc"], example) is wide


def test_only_what_an_answer_rests_on_asks_again(tmp_path, mini, asked):
    fill(Ledger(Resolver(mini.reference), tmp_path), asked)
    used = next(line.node for line in mini.ask("jeu", "allure(chanceux=True, pari=True)").trace if mini.reference[line.node].effects)
    applied = mini.reference[used]
    rewritten = replace(applied, statement="Autrement dit.", asked=("et si ?",), line=applied.line + 7)
    fill(Ledger(Resolver(with_nodes(mini.reference, rewritten)), tmp_path), asked)
    assert asked == ["q"]
    fill(Ledger(Resolver(with_nodes(mini.reference, figure(applied, value=Fraction(3)))), tmp_path), asked)
    assert asked == ["q", "q"]


@pytest.mark.parametrize(("code", "runs"), [
    (">>> allure(chanceux=True, pari=True).total\nFraction(99, 1)\n", 2),  # wrong: run again, whatever it seems to rest on
    (">>> allure(chanceuse=True)\nAllure : 6\n", 2),  # refused before it was asked
    (">>> allure(chanceux=True, pari=True).total\nFraction({0.numerator}, {0.denominator})\n", 1),
])
def test_an_example_that_fails_is_run_again(tmp_path, mini, monkeypatch, code, runs):
    node, asked = mini.reference["j:allure"], []
    code = code.format(mini.ask("jeu", "allure(chanceux=True, pari=True)").total)
    monkeypatch.setattr(ledger_module, "run_example", lambda *given: asked.append(code) or run_example(*given))
    for _ in range(2):
        ledger = Ledger(Resolver(mini.reference), tmp_path)
        assert ledger.example(node, Example("Essai", code)).ok is (runs == 1)
        ledger.keep()
    assert len(asked) == runs


def test_examples_run_ahead_by_several_processes_are_there_when_asked_for(mini, monkeypatch):
    total = mini.ask("jeu", "allure(chanceux=True, pari=True)").total
    nodes = []
    for rank, node in enumerate(mini.reference.of_game("j:jeu")[:9]):  # each example of its own: lines are part of it
        code = "\n" * rank + ">>> allure(chanceux=True, pari=True).total\nFraction({}, {})\n"
        nodes.append(replace(node, examples=(Example("Vrai", code.format(total.numerator, total.denominator)), Example("Faux", code.format(99, 1)))))
    reference, run = with_nodes(mini.reference, *nodes), []
    expected = [Ledger(Resolver(reference)).example(node, example) for node in nodes for example in node.examples]
    monkeypatch.setattr(ledger_module, "run_example", lambda *given: run.append(given[-1].label) or run_example(*given))
    monkeypatch.setattr(ledger_module, "SHARE", 2)
    monkeypatch.setenv(cores.SAYING, "3")
    ledger = Ledger(Resolver(reference))
    ledger.ahead(nodes)
    assert run == [], "other processes ran them"
    assert [ledger.example(node, example) for node in nodes for example in node.examples] == expected
    assert run == ["Faux"] * len(nodes), "what fails is told by this one"


@pytest.mark.parametrize(("words", "asks"), [(["allure(chanceux=True)", "allure(pari=True)"], 2), (["allure(chanceux=True)", "allure(chanceuse=True)"], 4)])
def test_what_was_answered_is_not_asked_again_and_what_was_refused_is(tmp_path, mini, monkeypatch, words, asks):
    asked, ask, refused = [], Resolver.ask, []
    monkeypatch.setattr(Resolver, "ask", lambda self, game, one, **more: asked.append(one) or ask(self, game, one, **more))
    for _ in range(2):
        resolver = remembering(mini.reference, tmp_path)
        try:
            resolver.attempt("j:jeu", words)
        except SituationError as error:
            refused.append("chanceuse" in str(error))
        resolver.ledger.keep()
    assert (len(asked), refused) == (asks, [True] * (asks - 2))


def kept(root):
    """How many answers are kept."""
    return sum(len(seal.kept_json(file)) for file in (root / KEPT).iterdir())


def test_what_no_build_uses_any_more_is_forgotten(tmp_path, mini, asked):
    fill(Ledger(mini, tmp_path), asked, "old")
    fill(Ledger(mini, tmp_path), asked, "new")
    assert kept(tmp_path) == 1


def test_a_check_forgets_nothing(tmp_path, mini, asked):
    fill(Ledger(mini, tmp_path), asked, "old")
    ledger = Ledger(mini, tmp_path)
    ledger.recall("j:jeu", ["kind", "new"], lambda: "x")
    ledger.keep()
    assert kept(tmp_path) == 2


def test_an_answer_more_reads_and_writes_its_own_drawer(tmp_path, monkeypatch):
    read, keys = [], [f"{number:02x}rest" for number in range(40)]
    Drawers(tmp_path).keep({key: [key] for key in keys})
    before = {path.name: path.stat().st_mtime_ns for path in tmp_path.iterdir()}
    honest = seal.kept_json
    monkeypatch.setattr(seal, "kept_json", lambda path: read.append(path.name) or honest(path))
    drawers = Drawers(tmp_path)
    assert drawers.get(keys[7]) == [keys[7]] and drawers.get("07other") is None
    drawers.keep({keys[7]: [keys[7]], "09other": ["more"]})
    assert set(read) == {"07.json", "09.json"}
    assert {name for name, when in before.items() if (tmp_path / name).stat().st_mtime_ns != when} == {"09.json"}
    assert [Drawers(tmp_path).get(key) for key in (keys[9], "09other")] == [[keys[9]], ["more"]]
    Drawers(tmp_path).keep({keys[3]: [3]}, forget=True)
    assert [path.name for path in tmp_path.iterdir()] == ["03.json"] and Drawers(tmp_path).get(keys[3]) == [3]


def test_figures_somebody_wrote_are_not_believed(tmp_path, mini, asked):
    told = fill(Ledger(mini, tmp_path), asked)
    file = next((tmp_path / KEPT).iterdir())
    file.write_bytes(file.read_bytes().replace(told.encode(), b"z" * len(told.encode())))
    assert fill(Ledger(mini, tmp_path), asked) == told and asked == ["q", "q"]


def test_without_a_root_nothing_is_kept(tmp_path, mini, asked, monkeypatch):
    monkeypatch.chdir(tmp_path)
    fill(Ledger(mini), asked)
    assert list(tmp_path.iterdir()) == []


def results(resolver):
    """What every example of a game shows, whole."""
    found = {}
    for node in resolver.reference:
        for rank, example in enumerate(node.examples):
            result = resolver.run_example(node, example)
            verdicts = [(run, run.verdict and vars(run.verdict)) for run in result.runs]
            found[node.id, rank] = result.ok, result.error, verdicts
    return found


def edits(reference):
    """Changes of every sort: each mutant of each effect and roll, each number and cell of the data, an effect added, a label, what it is an exception to."""
    for node in reference:
        yield from (mutant.node for mutant in mutants_of(reference, node))
        for name, value in node.data.items():
            if type(value) in (int, Fraction):
                yield replace(node, data={**node.data, name: value + 1})
        rows = node.data.get("rows") or ()
        if len(rows) > 1:
            yield replace(node, data={**node.data, "rows": [*rows[:-1], [rows[-1][0], *rows[0][1:]]]})
        if node.effects:
            yield replace(node, effects=(*node.effects, replace(node.effects[0], when=(), index=len(node.effects))))
            yield replace(node, label=f"{node.label} bis")
        for link in PRIORITY:
            if link in node.links:
                yield replace(node, links={**node.links, link: ()})


def test_what_is_remembered_is_what_would_be_answered(proved):  # noqa: F811
    """After any one change, a resolver that remembers everything from before it answers as one that remembers nothing."""
    before = remembering(proved)
    kept, changes, same = results(before), 0, 0
    assert kept == results(Resolver(proved))
    for node in edits(proved):
        changed = with_nodes(proved, node)
        try:
            fresh = results(Resolver(changed))
        except Exception:  # noqa: BLE001 - a change no check would pass
            continue
        after = remembering(changed)
        after.ledger._known = dict(before.ledger._used)
        assert results(after) == fresh, (node.id, node.kind)
        changes += fresh != kept
        same += fresh == kept
    assert changes > 100 and same > 20


def test_a_version_is_of_what_the_page_rests_on(mini_proof):
    reference, page, applied, other = mini_proof
    version = lambda *changed: Versions(Resolver(with_nodes(reference, *changed))).of(with_nodes(reference, *changed)[page.id])
    first = version()
    assert version(replace(page, iri="https://autre.example/x", chapter="")) == first, "a page is the same wherever it is published"
    assert len(first) == 8 and version(other) == version(replace(page, line=99, asked=("ah ?",), alt=("x",), examples=page.examples)) == first
    changes = [version(replace(page, statement="Autre.")), version(figure(applied, value=Fraction(9))), version(replace(applied, statement="Autre."))]
    assert len({first, *changes}) == 4


@pytest.fixture
def mini_proof(proved):  # noqa: F811
    """A page with an example, a rule that example applies, and a rule that it does not rest on, changed."""
    resolver = Resolver(proved)
    for page in proved:
        if page.kind == "Roll" and page.examples:
            rests = Versions(resolver).rests_on(page)
            applied = [proved[c] for c in rests if c != page.id and proved[c].effects and isinstance(proved[c].effects[0].value, Fraction)]
            others = [n for n in proved if n.effects and n.id not in rests]
            if applied and others:
                return proved, page, applied[0], replace(others[0], statement="Rien à voir.")
    raise AssertionError("the invented game has no such page")


def test_every_word_of_a_verdict_can_be_kept():
    kinds = {kind for kind in vars(verdict).values() if isinstance(kind, type) and is_dataclass(kind)}
    assert kinds <= set(store.CLASSES.values())


def test_of_whom_a_word_is_said_rests_on_what_the_question_may_read(mini):
    """An effect on what an answer never looked at may bring somebody else nearer: the same word is then said of another, or of nobody."""
    reference, game = mini.reference, "j:jeu"
    question = next(node for node in reference.of_game(game, "Quantity", "Roll") if len(mini.reading(game).closure(node.id)) > 3)
    read = mini.reading(game).distances(question.id)
    target = next(curie for curie in read if curie != question.id and reference[curie].kind in ("Quantity", "Characteristic", "Measure"))
    stranger = next(node.id for node in reference.of_game(game, "Fact", "State") if node.id not in read)
    rule = next(node for node in reference.of_game(game) if node.effects and node.id not in read)
    nearer = replace(rule, effects=(*rule.effects, replace(rule.effects[0], op="add", value=Fraction(1), target=target, when=(stranger,), unless=(), given=(), index=99)))
    marks = [Ledger(Resolver(one)).marks(game) for one in (reference, with_nodes(reference, nearer))]
    assert stranger in marks[1].reading.distances(question.id)
    assert len({one.of(Rests(set(), {question.id})) for one in marks}) == 2
    assert len({one.of(Rests()) for one in marks}) == 1, "nothing that all answers share is another"


def test_a_question_refused_for_its_words_rests_on_what_it_may_read(mini):
    question = next(node for node in mini.reference.of_game("j:jeu", "Quantity", "Roll"))
    with Ledger(Resolver(mini.reference)).marks("j:jeu").recording() as nothing:
        pass
    ledger = Ledger(resolver := Resolver(mini.reference))
    with pytest.raises(SituationError), ledger.marks("j:jeu").recording() as rests:
        resolver.resolve(question, {"un_mot_que_nul_ne_dit": True})
    assert nothing == Rests() and rests.facts == {question.id}
