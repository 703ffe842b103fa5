"""Only an ordinary file of the project, in UTF-8, of a size one expects is read; all else is an error that says what it is."""

import builtins
import os
import time

import pytest

from arbitre import files
from arbitre.errors import GraphError
from arbitre.files import read_bytes, read_text


@pytest.fixture
def content(tmp_path):
    folder = tmp_path / "content"
    folder.mkdir()
    return folder


def told(path, inside, **options):
    with pytest.raises(GraphError) as caught:
        read_text(path, inside=inside, **options)
    place, _, rest = str(caught.value).partition(" : ")
    assert rest.partition(" → ")[2], "a way out"
    return place, rest


@pytest.mark.parametrize("data", [b"un\ndeux\n", b"\xef\xbb\xbfun\ndeux\n", b"un\r\ndeux\r\n", b"un\rdeux\r"])
def test_a_byte_order_mark_and_any_line_end_are_accepted(content, data):
    (content / "a.ttl").write_bytes(data)
    assert read_text(content / "a.ttl", inside=content) == "un\ndeux\n"


@pytest.mark.parametrize(
    ("data", "line", "says"),
    [
        (b"un\nd\xe9ux\n", 2, "n'est pas en UTF-8"),
        (b"un\rd\xe9ux\r", 2, "n'est pas en UTF-8"),
        ("un".encode("utf-16"), 1, "UTF-16"),
        (b"un\ndeux\ntr\0is", 3, "caractère nul"),
    ],
)
def test_another_encoding_names_its_line(content, data, line, says):
    (content / "a.ttl").write_bytes(data)
    place, rest = told(content / "a.ttl", content)
    assert place == f"content/a.ttl:{line}" and says in rest


def test_a_workbook_is_no_text(content):
    (content / "a.csv").write_bytes(b"PK\x03\x04\x14\x00" + bytes(range(256)))
    place, rest = told(content / "a.csv", content)
    assert place == "content/a.csv:1" and "en CSV" in rest


def test_a_merge_that_was_not_finished_names_its_line(content):
    (content / "a.ttl").write_text("un\n<<<<<<< HEAD\ndeux\n=======\ntrois\n>>>>>>> autre\n", encoding="utf-8")
    place, rest = told(content / "a.ttl", content)
    assert place == "content/a.ttl:2" and rest.startswith("git a laissé ici deux versions")


def test_what_is_not_an_ordinary_file_is_said_and_not_waited_for(content):
    os.mkfifo(content / "pipe.ttl")
    (content / "folder.ttl").mkdir()
    (content / "nowhere.ttl").symlink_to("gone.ttl")
    (content / "loop.ttl").symlink_to("loop.ttl")
    (content / "device.ttl").symlink_to("/dev/zero")
    (content / "to-a-pipe.ttl").symlink_to("pipe.ttl")
    for name, says in {
        "pipe": "un tube", "folder": "un dossier", "nowhere": "aucun fichier", "loop": "tourne en rond", "device": "hors de content/",
        "to-a-pipe": "un tube", "absent": "introuvable",
    }.items():
        place, rest = told(content / f"{name}.ttl", content)
        assert place == f"content/{name}.ttl:1" and says in rest
    assert "périphérique" in told("/dev/zero", "/dev")[1]


def test_a_path_may_not_leave_its_folder(content):
    secret = content.parent / "secret.csv"
    secret.write_text("a,b\n", encoding="utf-8")
    (content / "link.csv").symlink_to(secret)
    (content / "jeu").mkdir()
    for path in (content / "link.csv", content / "jeu" / ".." / ".." / "secret.csv", secret):
        assert "hors de content/" in told(path, content)[1]
    (content / "own.csv").write_text("a\n", encoding="utf-8")
    (content / "jeu" / "same.csv").symlink_to("../own.csv")
    assert read_text(content / "jeu" / "same.csv", inside=content) == "a\n"


def test_a_file_too_large_is_not_read(content):
    with (content / "a.ttl").open("wb") as file:
        file.truncate(1 << 40)  # a hole of a terabyte
    assert "dépasse 8 Mo" in told(content / "a.ttl", content)[1]
    assert "dépasse 20 octets" in told(content / "a.ttl", content, limit=20)[1]


def test_a_file_that_stays_as_it_is_is_read_once_and_any_writing_is_seen(content, monkeypatch):
    path = content / "a.ttl"
    path.write_text("avant", encoding="utf-8")
    later = time.time_ns() + 3 * files.SETTLED
    monkeypatch.setattr(time, "time_ns", lambda: later)  # what was written then is long past
    assert read_text(path, inside=content) == "avant"
    opened, honest = [], builtins.open
    monkeypatch.setattr(builtins, "open", lambda *said, **more: opened.append(said[0]) or honest(*said, **more))
    assert (read_text(path, inside=content), read_bytes(path, inside=content), opened) == ("avant", b"avant", [])
    when = path.stat().st_mtime_ns
    path.write_text("après", encoding="utf-8")
    os.utime(path, ns=(when, when))
    assert read_text(path, inside=content) == "après", "of the same size but for the accent, or of the same date"
    with pytest.raises(GraphError, match="dépasse"):
        read_bytes(path, inside=content, limit=3)
    path.unlink()
    with pytest.raises(GraphError, match="introuvable"):
        read_text(path, inside=content)


def test_a_file_just_written_is_read_again(content):
    path = content / "a.ttl"
    for text in ("un", "de"):  # within one tick of the disk's clock, perhaps
        path.write_text(text, encoding="utf-8")
        assert read_text(path, inside=content) == text
