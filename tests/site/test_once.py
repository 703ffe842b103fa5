"""Templates compiled once: kept between two processes, and believed only of this user, this program and these words."""

import pytest
from jinja2 import DictLoader, Environment

from arbitre.site.once import Compiled


@pytest.fixture
def shown(tmp_path, monkeypatch):
    """Shows a template as a process of its own would, with what is kept in a folder; answers what it says, and how often something was compiled."""

    def show(text: str, program: str = "this", **settings) -> tuple[str, int]:
        compiled = Compiled()
        compiled.keep_in(tmp_path / "templates", program)
        found = Environment(loader=DictLoader({"page": text}), bytecode_cache=compiled, **settings)
        works, honest = [], found._compile
        monkeypatch.setattr(found, "_compile", lambda *told: works.append(told) or honest(*told))
        return found.get_template("page").render(said="<b>"), len(works)

    return show


def test_the_next_process_compiles_nothing_again(shown):
    assert [shown("Dit : {{ said }}") for _ in range(2)] == [("Dit : <b>", 1), ("Dit : <b>", 0)]


def test_other_words_are_compiled(shown):
    shown("Dit : {{ said }}")
    assert shown("Redit : {{ said }}") == ("Redit : <b>", 1)


def test_another_program_sets_its_environment_otherwise(shown):
    shown("Dit : {{ said }}")
    assert shown("Dit : {{ said }}", "another", autoescape=True) == ("Dit : &lt;b&gt;", 1)


def test_what_somebody_else_wrote_there_is_not_believed(shown, tmp_path):
    shown("Dit : {{ said }}")
    (kept,) = (tmp_path / "templates").iterdir()
    kept.write_bytes(kept.read_bytes()[:-1] + b"!")
    assert shown("Dit : {{ said }}") == ("Dit : <b>", 1)
