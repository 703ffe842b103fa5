"""View-models: what each kind of page is told, before any template."""

from dataclasses import replace
from fractions import Fraction

import pytest

from arbitre.graph import Effect
from arbitre.graph.badges import tone
from arbitre.graph.steps import ordered_steps
from arbitre.resolver import takes
from arbitre.site.figures import guarded, node_hash
from arbitre.site.links import SiteError, base_of, path_of
from arbitre.site.proof import ExampleView
from arbitre.site.prose import plain
from arbitre.site.touching import by_rule, by_target, commonest
from arbitre.site.views import all_pages, asking, tables
from arbitre.site.views.finding import lines
from arbitre.site.views.finding import row as finding_row
from arbitre.site.views.groups import finder, sort_key, source_page, source_pages, spans
from arbitre.site.views.kinds import kind_page
from arbitre.site.views.node import RELATIONS, named_alone, relations
from arbitre.site.views.tables import cell, former, grid


@pytest.fixture(scope="module")
def pages(atlas):
    return {page.path: page for page in all_pages(atlas, "", None)}


def view(pages, slug):
    return pages[f"essai/{slug}"].context


def test_every_node_has_its_page(pages, mini_reference):
    assert {path_of(node) for node in mini_reference} <= set(pages)


def test_a_game_stands_at_the_root_of_its_folder(pages, mini_reference):
    assert path_of(mini_reference["es:essai"]) == "essai"
    assert [ref["ref"].path for ref in pages["essai"].context["chapters"]] == ["essai/combat"]
    assert [ref.path for ref in pages["essai"].context["ways"]] == ["trouver/essai"], "what one opens in the middle of a game comes before its chapters"


@pytest.mark.parametrize(("path", "base"), [("", "./"), ("essai", "../"), ("essai/dos", "../../"), ("sources/livre/x", "../../../")])
def test_the_way_back_to_the_root(path, base):
    assert base_of(path) == base


def test_an_effect_in_words(pages):
    (touched,) = view(pages, "dos")["effects"]
    (line,) = touched.entries
    assert touched.ref.label == "Frapper" and (line.badge, line.tone, line.rule) == ("+2", "good", None)
    assert plain(line.text).startswith("quand « l'attaque vient de dos »") and "Frapper" not in plain(line.text)


def test_what_is_touched_stands_once_with_all_its_figures(pages):
    touched = view(pages, "etourdi")["effects"]
    assert [(t.ref.label, [(e.badge, plain(e.text)) for e in t.entries]) for t in touched] == [
        ("Lutter", [("interdit", "")]), ("Force", [("−1", "")]), ("lent", [("implique", "")])]


def test_a_rule_stands_once_with_all_that_it_does(atlas, mini_reference):
    proie = mini_reference["es:proie"]
    told = by_rule(atlas.prose, commonest(atlas.prose, mini_reference["es:etourdi"].effects, proie), proie)
    assert [(t.ref.code, [(e.badge, plain(e.text)) for e in t.entries]) for t in told] == [
        ("ES-203", [("−1", "Force"), ("interdit", "Lutter"), ("implique", "lent")])]


def test_what_an_event_gives_is_said_without_the_event_again(atlas, mini_reference):
    """Under the event stands what it gives; under a rule, where the event is not named, it is."""
    falls = replace(next(e for node in mini_reference for e in node.effects if e.op == "gives" and e.value == "es:a-terre"), when=("es:etourdi",))
    page = mini_reference["es:etourdi"]
    fallen, event = mini_reference["es:a-terre"].label, mini_reference[falls.target].label
    (under,), (ruled,) = by_target(atlas.prose, [falls], page), by_rule(atlas.prose, [falls], page)
    assert under.ref.label == event and plain(under.entries[0].text) == fallen
    assert event in plain(ruled.entries[0].text) and fallen in plain(ruled.entries[0].text)


def test_what_bears_on_everyone_comes_first(atlas, mini_reference):
    shown = commonest(atlas.prose, [Effect("es:ruse", "add", Fraction(1), "es:frapper"), Effect("es:dos", "add", Fraction(2), "es:frapper", when=("es:de-dos",)),
                                    Effect("es:boost", "gives", "es:a-terre", "es:courir"), Effect("es:boost", "add", Fraction(1), "es:frapper")], mini_reference["es:frapper"])
    assert [(e.rule, e.op) for e in shown] == [("es:boost", "add"), ("es:dos", "add"), ("es:boost", "gives"), ("es:ruse", "add")]


@pytest.mark.parametrize(("op", "value", "badge"), [
    ("add", Fraction(-4), "−4"), ("add", "es:adresse", "+ADR"), ("addDice", Fraction(2), "+2 dés"), ("addDice", Fraction(-1), "−1 dé"),
    ("dropLowest", Fraction(1), "−1 dé"), ("multiply", Fraction(1, 2), "× 0,5"), ("cap", Fraction(5), "≤ 5"), ("floor", Fraction(0), "≥ 0"),
    ("set", Fraction(5), "= 5"), ("outcome", "Success", "auto ✓"), ("modality", "Forbidden", "interdit"), ("modality", "Void", "sans effet"),
    ("gives", "es:a-terre", "donne"),
])
def test_badges(atlas, op, value, badge):
    assert atlas.prose.badge(Effect("es:dos", op, value, "es:frapper")) == badge


def test_the_tone_of_an_effect():
    assert [tone(Effect("x", "modality", v)) for v in ("Permitted", "Forbidden", "Void", "Obliged")] == ["good", "bad", "bad", ""]


def test_a_roll_lists_what_modifies_it_and_draws_its_odds(pages):
    context = view(pages, "frapper")
    assert [rule.ref.code for rule in context["modifiers"][0]["items"]] == ["ES-118", "ES-119", "ES-131", "ES-130"]  # not ES-190: its reading does not hold
    assert context["odds"]["labels"] == ["Sans rien", "il est boosté"]
    assert context["odds"]["rows"][5] == (7, [("58,3 %", "7/12"), ("90,7 %", "49/54")])


def test_a_fact_lists_the_rules_that_test_it(pages):
    (group,) = view(pages, "de-dos")["modifiers"]
    assert group["title"] == "Ce qui change quand c'est vrai"
    (roll, *_) = group["items"]
    assert roll.ref.label == "Frapper" and [(e.badge, e.rule.code) for e in roll.entries] == [("+2", "ES-118")]


def test_a_state_says_what_gives_it(pages):
    assert [g["title"] for g in view(pages, "a-terre")["modifiers"]] == ["Ce qui le donne"]


def test_relations_both_ways(pages):
    assert [r.code for r in dict(view(pages, "boost")["exceptions"])["Exception à"]] == ["ES-118"]
    assert [r.code for r in dict(view(pages, "dos")["exceptions"])["Exceptions"]] == ["ES-119"]
    assert [r.code for r in dict(view(pages, "boost")["relations"])["Donné par"]] == ["ES-130"]


def test_what_the_effects_link_is_not_linked_again_among_what_to_see(atlas, mini_reference):
    node = next(n for n in mini_reference if "es:a-terre" in n.links.get("seeAlso", ()))
    see = lambda effects: [r.label for r in dict(relations(atlas, replace(node, effects=effects), RELATIONS)).get("Voir aussi", ())]
    others = [one for one in see(()) if one != "À terre"]
    assert len(others) < len(see(()))
    assert others == see((Effect(node.id, "add", Fraction(1), "es:a-terre"),)) == see((Effect(node.id, "gives", "es:a-terre", "es:chute"),))


def test_what_another_link_names_is_not_linked_again_among_what_to_see(atlas, mini_reference, monkeypatch):
    told = {"seeAlso": ["es:dos", "es:a-terre"], "exceptionTo": ["es:dos"]}
    monkeypatch.setattr(type(atlas.reference), "linked", lambda self, curie, link: told.get(link, []))
    assert [[r.label for r in refs] for _, refs in relations(atlas, mini_reference["es:boost"], RELATIONS)] == [["À terre"]]


def test_a_parameter_says_where_it_enters(pages):
    assert [(word, [r.code for r in refs]) for word, refs in view(pages, "adresse")["uses"]] == [("Entre dans", ["ES-020"])]


def test_a_choice_says_its_values_and_what_else_is_said_for_them(pages):
    told = dict(view(pages, "taille")["card"])
    assert told["Valeurs, dans leur ordre"] == ["petit, grand (ou gros, large)"]
    assert told["À préciser"] == ["normal : petit ou grand"]


def test_disputes_stand_on_the_page_they_concern(pages):
    (dispute,) = view(pages, "dos")["disputes"]
    assert (dispute["question"], dispute["holds"], dispute["says"]) == ("Combien de dos ?", "A", "+2.")


def test_a_dispute_shows_its_readings_with_their_effects(pages):
    first, second = view(pages, "litige-dos")["dispute"]["readings"]
    assert first["holds"] and not second["holds"]
    assert [(entry.badge, plain(entry.text)) for touched in second["effects"] for entry in touched.entries] == [("+3", "quand « l'attaque vient de dos »")]
    assert second["sources"][0]["pages"] == [10]
    assert view(pages, "litige-dos")["effects"] == []


def test_a_rejected_reading_is_only_on_its_dispute_and_folded_where_it_is_disputed(pages):
    for path, page in pages.items():
        told = [*page.context.get("effects", ()), *(item for group in page.context.get("modifiers", ()) for item in group["items"])]
        assert path == "essai/litige-dos" or "+3" not in [entry.badge for touched in told for entry in touched.entries], path
        said = []
        for recalled in (item for block in page.context.get("blocks", ()) for item in block["items"]):
            said += [line.sentence for line in recalled["lines"] or []]
        assert not [text for text in said if "(lecture B)" in plain(text)], path
    (other,) = view(pages, "dos")["otherwise"]
    assert other["ref"].code == "ES-190" and [line.badge for line in other["lines"]] == ["+3"]


def test_a_dispute_says_first_what_holds(pages):
    assert view(pages, "litige-dos")["dispute"]["ruling"] == "La lecture A tient : +2."
    assert view(pages, "litige-ouvert")["dispute"]["ruling"].startswith("Rien ne tranche")


def test_a_question_lists_what_it_reads_the_nearest_first_and_by_role(pages):
    asked = view(pages, "empoigner")["asking"]
    assert asked["about"].label == "le lutteur" and asked["call"].startswith("empoigner(")
    first, second = asked["groups"]
    assert {item["name"]: item["accepts"] for role in first["roles"] for item in role["items"]} == {
        "force": "accepté de 0 à 20", "proie_force": "accepté de 0 à 20"}
    assert {role["role"].label if role["role"] else "": [i["name"] for i in role["items"]] for role in second["roles"]} == {
        "": ["de_dos"], "le lutteur": ["lutteur_etourdi"], "la proie": ["proie_etourdi"]}


def test_of_what_a_question_reads_in_great_numbers_so_many_are_named_and_the_rest_counted(monkeypatch, atlas, mini_reference):
    node = mini_reference["es:empoigner"]
    found = takes(atlas.resolver, node)[1]
    monkeypatch.setattr(asking, "WIDE", 0)
    monkeypatch.setattr(asking, "usual", lambda node, found: [])
    monkeypatch.setattr(asking, "NAMED", 1)
    group = asking.distance(atlas, node, "", found)
    assert (group["count"], [item["name"] for role in group["names"] for item in role["items"]], group["more"]) == (3, [found[0].name], 2)


def test_a_procedure_lists_what_it_takes_for_itself(pages):
    asked = view(pages, "calcul")["asking"]
    assert asked["call"] == "calcul(des, lots)"
    dice, lots = asked["own"]
    assert (dice["name"], dice["label"], dice["meaning"]) == ("des", "Dés", "Les dés <lancés>.")
    assert dice["accepts"].startswith("une liste de résultats de d") and [ref.label for ref in dice["of"]] == ["Frapper"]
    assert lots["accepts"].startswith("une liste d'au moins 1 élément, chacun [nom, distance (un nombre") and lots["accepts"].endswith(" ; facultatif")
    assert lots["sample"] == 'lots=[["A", 3]]' and [ref.label for ref in lots["of"]] == ["Distance"]


def test_a_predicate_says_its_names_who_asks_it_and_what_follows(pages):
    saying = view(pages, "etourdi")["saying"]
    assert [(said["name"], said["role"].label) for said in saying["names"]] == [("lutteur_etourdi", "le lutteur"), ("proie_etourdi", "la proie")]
    assert {ref.code for ref in saying["near"]} == {"ES-206", "ES-207", "ES-212"}
    assert "Peut être, ou avoir" in dict(view(pages, "proie")["uses"])


def test_an_example_says_what_the_other_reading_gives_and_what_changed_nothing(atlas, mini_reference):
    first, second = atlas.prover.proof(mini_reference["es:empoigner"]).examples
    (answer,) = second.runs[0].answers
    assert (answer.ref.code, answer.reading) == ("ES-208", "B") and plain(answer.text).startswith("Glissée")
    assert [plain(words) for words in first.runs[1].idle] == ["FOR (le lutteur) 3", "FOR (la proie) 7"]
    assert "le lutteur est étourdi" in [plain(words) for words in first.runs[1].situation]


def test_no_python_in_an_example(atlas, mini_reference):
    runs = atlas.prover.proof(mini_reference["es:empoigner"]).examples[1].runs
    assert [(run.reads, plain(run.verdict)) for run in runs[2:]] == [
        ("les chances de « Saisie »", "1/2 (50 %)"), ("le total", "6"), ("", "Erreur : il manque lutteur_force : force du lutteur")]


def test_the_place_of_a_rule_in_its_sequence(pages):
    (strip,) = view(pages, "dos")["places"]
    assert [(cell["number"], cell["lit"]) for cell in strip["cells"]] == [("1", False), ("1a", True), ("2", False)]


def test_a_step_beside_its_number_does_not_say_it_twice(mini_reference):
    step = ordered_steps(mini_reference, mini_reference["es:tour"])[1]
    assert named_alone(replace(step, label="1a : lancer les dés")) == "Lancer les dés"
    assert named_alone(step) == step.label and named_alone(replace(step, label="Tir 1a : viser")) == "Tir 1a : viser"


def test_a_sequence_walks_its_steps_in_order(mini_reference, pages):
    assert [s.data["number"] for s in ordered_steps(mini_reference, mini_reference["es:tour"])] == ["1", "1a", "2"]
    steps = view(pages, "tour")["sequence"]["steps"]
    assert [(t.ref.code, [(b.badge, b.tone) for b in t.badges]) for t in steps[1]["applied"]] == [("ES-118", [("+2", "good")])] and steps[0]["jumps"][0]["number"] == "2"


def test_trust_merges_the_pages_of_one_section(pages):
    (source,) = view(pages, "dos")["trust"]["sources"]
    assert (source["section"], source["pages"], source["anchor"]) == ("Combat", [4, 5], "combat")


def test_a_source_says_how_much_of_it_is_covered(pages):
    context = pages["sources/livre"].context
    assert (context["covered"], context["total"], context["missing"]) == (9, 10, "7")
    assert "ES-190" in [ref.code for row in context["sections"] if row["section"] == "Résumé" for ref in row["refs"]]


def test_the_day_of_a_source_is_spelled_out(atlas, mini_reference, monkeypatch):
    book = mini_reference["src:livre"]
    assert ("Parution", "2020") in source_page(atlas, book).context["facts"], "a year alone stays one"
    monkeypatch.setattr(atlas, "documents", {})
    dated = replace(book, data={**book.data, "issued": "2010-04-13"})
    assert ("Parution", "13 avril 2010") in source_page(atlas, dated).context["facts"]


def test_a_source_cited_very_often_has_a_page_a_section(atlas, mini_reference, monkeypatch):
    monkeypatch.setattr("arbitre.site.views.groups.HEAVY", 3)
    main, *sections = source_pages(atlas, mini_reference["src:livre"])
    assert {row["apart"].path for row in main.context["sections"]} == {page.path for page in sections}


def test_a_finder_keeps_only_the_facets_that_choose(atlas, mini_reference):
    skills = finder(atlas, "competences", "Compétences", "", mini_reference.of_game("es:essai", "Skill", "Property"))
    assert set(skills.context["facets"]) == {"genre"}
    assert [item["ref"].label for item in skills.context["items"]] == ["Rusé", "Tranchant"]


def test_what_is_borne_stands_in_one_table_with_what_it_changes(pages):
    context = pages["trouver/essai"].context
    assert [line["label"] for line in context["rows"]] == ["À terre", "Étourdi", "Rusé", "Tranchant", "Troupier"]
    dazed = context["rows"][1]
    assert [(t.ref.label, [e.badge for e in t.entries]) for t in dazed["touched"]] == [("Force", ["−1"]), ("Lutter", ["interdit"]), ("lent", ["implique"])]
    assert (dazed["href"], dazed["more"], dazed["changes"]) == ("essai/etourdi/", -1, ["Force", "Lutter", "lent"])
    assert context["facets"] == {"genre": ["compétence", "état", "profil", "propriété d'arme"], "change": ["Force", "Frapper", "lent", "Lutter"]}


def test_what_implies_another_name_of_itself_is_not_told_to_change_it(atlas, mini_reference):
    stunned = mini_reference["es:etourdi"]
    crossed = replace(stunned, effects=(*stunned.effects, Effect(stunned.id, "implies", stunned.id, when=("es:de-dos",))))
    assert finding_row(atlas, crossed) == finding_row(atlas, stunned)


def test_a_line_that_a_name_brings_stands_among_what_is_borne(atlas, mini_reference):
    table = replace(mini_reference["es:bareme"], data={**mini_reference["es:bareme"].data, "fills": ("es:essais",)})
    one, *_ = lines(atlas, table)
    assert (one["label"], one["kind"], one["href"]) == ("1", "Distance", "essai/bareme/?distance=1")
    assert [(name, plain(value)) for name, value in one["stats"]] == [("Points", "deux")]


def test_codes_stand_by_hundreds(pages):
    parts = pages["codes/essai"].context["parts"]
    assert [name for name, _ in parts] == ["ES-001 à ES-020", "ES-118 à ES-190", "ES-200 à ES-213"]


def test_what_is_on_each_page_of_a_book(pages):
    parts = pages["sources/livre/pages"].context["parts"]
    assert [name for name, _ in parts] == ["p. 1 à 9", "p. 10"]
    on_ten = dict(parts[1][1])[10]
    assert "ES-190" in [ref.code for ref in on_ten], "a reading of a dispute counts"
    assert pages["sources/livre"].context["printed"].path == "sources/livre/pages"


def test_alphabetical_order_sets_accents_aside():
    assert sorted(["Zone", "État", "Œil", "attaque"], key=sort_key) == ["attaque", "État", "Œil", "Zone"]


def test_page_numbers_as_readers_write_them():
    assert spans({1, 2, 3, 7, 9, 10}) == "1-3, 7, 9-10" and spans(set()) == ""


def test_an_example_in_words(atlas, mini_reference):
    (example,) = atlas.prover.proof(mini_reference["es:dos"]).examples
    (run,) = example.runs
    assert example.ok and run.asked.code == "ES-020"
    assert [plain(words) for words in run.situation] == ["ADR 5", "ESQ 14", "dés : 3, 4", "l'attaque vient de dos"]
    assert {piece.path for piece in run.verdict if not isinstance(piece, str)} == {"essai/dos", "essai/litige-dos"}
    assert "essai/frapper" in {piece.path for piece in run.code if not isinstance(piece, str)}
    assert run.trace and all(line.ref for line in run.trace)


def test_a_node_that_does_not_exist_is_refused(atlas):
    with pytest.raises(SiteError, match="es:absent"):
        atlas.links.ref("es:absent")


def test_figures_measured_before_an_edit_are_not_shown_after_it(mini_reference):
    node = mini_reference["es:dos"]
    assert guarded({"nodes": {node.id: [2, 2, node_hash(node)]}}, node) == (2, 2)
    assert guarded({"nodes": {node.id: [2, 2, "another"]}}, node) is None and guarded(None, node) is None


def test_a_table_marks_its_keys(atlas, mini_reference):
    table = kind_page(atlas, mini_reference["es:bareme"]).context["table"]
    assert (table["keys"], table["csv"], table["columns"]) == (1, "essai/tables/bareme.csv", ["Distance", "Points"])
    assert table["rows"][1:] == [[["2"], ["trois, ou <quatre>"]], [["3"], []]]


def test_a_table_still_knows_the_names_its_keys_had(atlas, mini_reference):
    (key,) = kind_page(atlas, mini_reference["es:bareme"]).context["table"]["lookup"]
    assert (key["name"], key["former"]) == ("distance", ["ecart"])
    assert former(atlas, mini_reference["es:proie.force"]) == ["force"], "said of nobody, before there were roles"
    assert former(atlas, mini_reference["es:proie.etourdi"]) == ["etourdi", "proie_etourdie", "proie_sonnee"]


def test_a_cell_that_names_a_rule_links_to_it_and_says_what_it_does(atlas):
    assert plain(cell(atlas, "sur es:dos, puis es:inconnu.")) == "sur Attaque *de* dos_a_dos (+2), puis es:inconnu."


def test_two_keys_make_a_grid():
    rows = [["a", "x", "1"], ["a", "y", "2"], ["b", "x", "3"], ["b", "y", "4"]]
    assert grid(["Haut", "Large", "v"], rows) == ("Haut × large", ["Haut", "x", "y"], [["a", "1", "2"], ["b", "3", "4"]])
    assert grid(["Haut", "Large", "v"], rows[:-1]) is None


def test_of_two_keys_the_one_with_more_values_goes_down(atlas, monkeypatch):
    """A phone is narrow; what is chosen of a grid is chosen down first, as its script reads it."""
    rows = [[down, str(across), f"{down}{across}"] for down in "ab" for across in range(5)]
    node = replace(atlas.reference["es:bareme"], data={"key": ["es:bonus", "es:malus"], "columns": ["Haut", "Large", "v"], "rows": rows})
    monkeypatch.setattr(tables, "lookup", lambda atlas, keys, header, rows: [{"name": key, "label": label} for key, label in zip(keys, header)])
    monkeypatch.setattr(tables, "answered", lambda atlas, node: rows)
    monkeypatch.setattr(tables, "heading", lambda atlas, key, name: name)
    found = tables.table(atlas, node)
    assert found["columns"] == ["Large", "a", "b"] and found["corner"] == "Large × haut" and [key["name"] for key in found["lookup"]] == ["es:malus", "es:bonus"]
    assert [[cell[0] for cell in row] for row in found["rows"]] == [[str(n), f"a{n}", f"b{n}"] for n in range(5)]


def test_a_long_example_is_folded_between_two_questions(atlas, mini_reference):
    run = atlas.prover.proof(mini_reference["es:frapper"]).examples[0].runs[0]
    read = replace(run, asked=None)
    assert ExampleView("", True, [run] * 6).shown == 6
    assert ExampleView("", True, [run, read, run, read, read, read, run]).shown == 2
    assert ExampleView("", True, [run] * 9).shown == 4
