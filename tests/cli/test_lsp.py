"""`arbitre lsp`, driven as an editor drives it: over its standard input and output, on the invented game of tests/bad."""

from __future__ import annotations

import json
import os
import queue
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from arbitre.editor import words
from arbitre.graph import Reference, load

sys.path.insert(0, str(Path(__file__).parents[1] / "graph"))
from trees import TESTS, tree  # noqa: E402

PATIENCE = 120  # seconds for one answer


class Client:
    """The smallest editor: sends messages, keeps the diagnostics it is sent."""

    def __init__(self, root: Path) -> None:
        command = [sys.executable, "-m", "arbitre", "--root", str(root), "lsp"]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env=os.environ)
        self.answers: queue.Queue = queue.Queue()
        self.diagnostics: queue.Queue = queue.Queue()
        self.count = 0
        threading.Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        out = self.process.stdout
        while head := out.readline():
            length = 0
            while head.strip():
                if head.lower().startswith(b"content-length"):
                    length = int(head.split(b":")[1])
                head = out.readline()
            message = json.loads(out.read(length))
            if message.get("method") == "textDocument/publishDiagnostics":
                self.diagnostics.put(message["params"])
            elif "id" in message and "method" not in message:
                self.answers.put(message)

    def tell(self, method: str, params: object, **more: object) -> None:
        body = json.dumps({"jsonrpc": "2.0", "method": method, "params": params, **more}).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self.process.stdin.flush()

    def ask(self, method: str, params: object) -> object:
        self.count += 1
        self.tell(method, params, id=self.count)
        answer = self.answers.get(timeout=PATIENCE)
        assert answer["id"] == self.count and "error" not in answer, answer
        return answer["result"]

    def wrong(self, uri: str) -> list[dict]:
        """The next diagnostics of a file."""
        while (told := self.diagnostics.get(timeout=PATIENCE))["uri"] != uri:
            pass
        return told["diagnostics"]


@pytest.fixture
def project(tmp_path) -> Path:
    return tree(tmp_path / "t", TESTS / "good" / "example-wrong-answer").resolve()


@pytest.fixture
def client(project):
    made = Client(project)
    made.ask("initialize", {"processId": None, "rootUri": project.as_uri(), "capabilities": {}})
    made.tell("initialized", {})
    yield made
    made.ask("shutdown", None)
    made.tell("exit", None)
    assert made.process.wait(timeout=PATIENCE) == 0


def place(text: str, words: str, after: str = "") -> dict:
    """Where some words end in a text, the first after some others."""
    at = text.index(words, text.index(after)) + len(words)
    return {"line": text.count("\n", 0, at), "character": at - text.rfind("\n", 0, at) - 1}


def test_an_editor_is_answered(client, project):
    path = project / "content" / "essai" / "cas.ttl"
    text, uri = path.read_text(encoding="utf-8"), path.as_uri()
    client.tell("textDocument/didOpen", {"textDocument": {"uri": uri, "languageId": "turtle", "version": 1, "text": text}})
    assert client.wrong(uri) == []
    here = {"textDocument": {"uri": uri}}

    found = client.ask("textDocument/completion", {**here, "position": place(text, "arb:on es:jet")})
    first = found["items"][0]
    assert (first["label"], first["detail"], first["textEdit"]["newText"]) == ("es:jet-d-attaque", "Jet d'attaque · ES-007", "es:jet-d-attaque")
    edit = first["textEdit"]["range"]
    assert text.splitlines()[edit["start"]["line"]][edit["start"]["character"] : edit["end"]["character"]] == "es:jet"
    terms = client.ask("textDocument/completion", {**here, "position": place(text, "arb:eff")})
    assert terms["items"][0]["label"] == "arb:effect" and terms["items"][0]["documentation"]["value"]
    assert client.ask("textDocument/completion", {**here, "position": place(text, "De dos, +2")})["items"] == []

    hover = client.ask("textDocument/hover", {**here, "position": place(text, "arb:on es:jet")})
    assert "**Jet d'attaque** · ES-007" in hover["contents"]["value"] and "2d6 + ATT contre la DEF." in hover["contents"]["value"]
    assert client.ask("textDocument/hover", {**here, "position": {"line": 5, "character": 0}}) is None

    target = client.ask("textDocument/definition", {**here, "position": place(text, ">>> jet_d_at")})
    game = project / "content" / "essai" / "game.ttl"
    assert target["uri"] == game.as_uri()
    assert game.read_text(encoding="utf-8").splitlines()[target["range"]["start"]["line"]].startswith("es:jet-d-attaque a arb:Roll")

    broken = text.replace("arb:add 2 ;", "arb:add 2 , ;")
    client.tell("textDocument/didChange", {"textDocument": {"uri": uri, "version": 2}, "contentChanges": [{"text": broken}]})
    (told,) = client.wrong(uri)
    assert told["range"]["start"]["line"] == place(broken, "arb:add 2 ,")["line"] and "Turtle illisible" in told["message"] and told["severity"] == 1
    still = client.ask("textDocument/completion", {**here, "position": place(broken, "arb:on es:jet")})
    assert still["items"], "names stay known while a file is being typed"

    wrong = text.replace("arb:add 2", "arb:add 3")
    path.write_text(wrong, encoding="utf-8")
    client.tell("textDocument/didChange", {"textDocument": {"uri": uri, "version": 3}, "contentChanges": [{"text": wrong}]})
    assert client.wrong(uri) == []
    client.tell("textDocument/didSave", here)
    (told,) = client.wrong(uri)
    assert told["range"]["start"]["line"] == place(wrong, ">>> jet")["line"] and "répond « Touche" in told["message"]

    path.write_text(text, encoding="utf-8")
    client.tell("textDocument/didChange", {"textDocument": {"uri": uri, "version": 4}, "contentChanges": [{"text": text}]})
    client.tell("textDocument/didSave", here)
    assert len(client.wrong(uri)) == 1, "what the last check said stays until the next"
    assert client.wrong(uri) == []


def test_examples_that_share_a_cause_are_shown_at_the_cause(client, project):
    path = project / "content" / "essai" / "cas.ttl"
    text = (TESTS / "bad" / "examples-asked-for-a-measure" / "essai" / "cas.ttl").read_text(encoding="utf-8")
    path.write_text(text, encoding="utf-8")
    registry = project / "content" / "registry.csv"
    registry.write_text(registry.read_text(encoding="utf-8").replace("ES-010,essai/attaque-de-dos,Rule", "ES-011,essai/hors-de-portee,Rule")
                        + "ES-012,essai/tir-de-dos,Rule,active,,2024-01-01\n", encoding="utf-8")
    client.tell("textDocument/didOpen", {"textDocument": {"uri": path.as_uri(), "languageId": "turtle", "version": 1, "text": text}})
    assert client.wrong(path.as_uri()) == []
    client.tell("textDocument/didSave", {"textDocument": {"uri": path.as_uri()}})
    (told,) = client.wrong(path.as_uri())
    assert told["range"]["start"]["line"] == place(text, "arb:measure es:distance")["line"]
    assert len(told["relatedInformation"]) == 2
    assert {Path(one["location"]["uri"]).name for one in told["relatedInformation"]} == {"cas.ttl", "game.ttl"}


def test_after_a_role_only_what_is_said_of_it(reference):
    text = "x arb:when wm:cible.au-"
    found = words.offer(reference, text, len(text))
    assert found.start == text.index("wm:") and found.words[0].name.startswith("wm:cible.au-")
    assert "wm:cible.au-tapis" in {word.name for word in found.words}
    assert "au tapis" in words.explained(reference, "wm:cible.au-tapis").lower()
    assert words.described(reference, "wm:cible.au-tapis").id == "wm:au-tapis"


def test_names_are_found_by_what_they_hold_and_by_their_label(reference):
    found = [word.name for word in words.offer(reference, "wm:de-dos", 9).words]
    assert "wm:attaque-de-dos" in found
    assert words.offer(reference, "wm:", 3).whole is False, "too many to be all of them"
    assert words.offer(reference, "une phrase", 10) is None


def test_a_project_that_cannot_be_read_offers_nothing(tmp_path):
    root = tree(tmp_path / "t")
    assert load(root).by_code["ES-007"].id == "es:jet-d-attaque"
    (root / "content" / "essai" / "game.ttl").write_text("es:essai a", encoding="utf-8")
    client = Client(root)
    client.ask("initialize", {"processId": None, "rootUri": root.as_uri(), "capabilities": {}})
    uri = (root / "content" / "essai" / "game.ttl").as_uri()
    client.tell("textDocument/didOpen", {"textDocument": {"uri": uri, "languageId": "turtle", "version": 1, "text": "es:es"}})
    assert client.wrong(uri)
    position = {"line": 0, "character": 5}
    assert client.ask("textDocument/completion", {"textDocument": {"uri": uri}, "position": position})["items"] == []
    assert client.ask("textDocument/hover", {"textDocument": {"uri": uri}, "position": position}) is None
    client.ask("shutdown", None)
    client.tell("exit", None)
    assert client.process.wait(timeout=PATIENCE) == 0


@pytest.mark.parametrize("typed", ["arb:For", "arb:for", "arb:bidd", "arb:Interd"])
def test_words_of_the_vocabulary_with_a_capital_are_completed(typed):
    """The kinds and the values (arb:Roll, arb:Forbidden) are written with one; typed so, they were found by nothing but their French name."""
    reference = Reference({}, "https://x.example/", "", {"Forbidden": {"label_fr": "interdit", "comment_fr": "On ne peut pas le faire.", "type": "Modality"}})
    text = f"[ arb:on es:tirer ; arb:modality {typed}"
    assert [word.name for word in words.offer(reference, text, len(text)).words] == ["arb:Forbidden"]
