"""Commands in a pipe: they read lines as any filter does, and leave without a word when their reader has left."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

LINES = "dos\rcharge\x0cfuite\u2028tir\r\nbélier\x85dos\n\ndos"
READ = ["dos", "charge\x0cfuite\u2028tir", "bélier\x85dos", "", "dos"]


@pytest.mark.parametrize("command", [
    ["list"], ["list", "--json"], ["show", "WM-118"], ["search", "attaque", "--limit", "200"], ["cite", "WM-118"],
    ["resolve", "wm", "attaque_de_corps_a_corps(acc=6, defense=14)"],
])  # fmt: skip
def test_a_filter_whose_reader_left_says_nothing(root, command):
    """What a shell reports of `cat` then, and nothing on standard error."""
    reader, writer = os.pipe()
    os.close(reader)
    try:
        done = subprocess.run([sys.executable, "-m", "arbitre", *command], cwd=root, stdout=writer, stderr=subprocess.PIPE, timeout=300)
    finally:
        os.close(writer)
    assert (done.returncode, done.stderr) == (141, b"")


def test_a_batch_has_the_same_lines_in_a_file_and_on_standard_input(root, tmp_path):
    path = tmp_path / "lines.txt"
    path.write_bytes(LINES.encode("utf-8"))
    asked = []
    for argument, given in ((str(path), b""), ("-", path.read_bytes())):
        done = subprocess.run(
            [sys.executable, "-m", "arbitre", "search", "--batch", argument, "--limit", "1"], cwd=root, input=given, capture_output=True, timeout=300)
        asked.append([json.loads(line)["query"] for line in done.stdout.decode("utf-8").split("\n") if line])
    assert asked == [READ, READ]
