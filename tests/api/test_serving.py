"""`arbitre api` as a process: it listens on this machine, in several processes at once, and stops when it is told to."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request

import pytest

from arbitre import cli

PATIENCE = 120


SLOW = "import sys, time\nif '--multiprocessing-fork' in sys.orig_argv:\n    time.sleep(12)\n"  # a process that takes long to begin, as on a busy machine


@pytest.mark.parametrize(("workers", "slow"), [(1, False), (2, False), (2, True)])
def test_a_server_answers_and_stops(project, tmp_path, workers, slow):
    (tmp_path / "sitecustomize.py").write_text(SLOW * slow, encoding="utf-8")
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, [str(tmp_path), os.environ.get("PYTHONPATH", "")]))}
    command = [sys.executable, "-m", "arbitre", "--root", str(project), "api", "--port", "0", "--workers", str(workers), "--rate", "1000", "--behind-proxy"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment)
    try:
        address = re.search(r"http://127\.0\.0\.1:\d+", process.stdout.readline())[0]
        end = time.monotonic() + PATIENCE
        while True:
            try:
                with urllib.request.urlopen(f"{address}/api/pages/ES-118", timeout=PATIENCE) as answer:
                    assert json.load(answer)["id"] == "es:dos" and "server" not in answer.headers
                break
            except urllib.error.URLError:  # the processes are not there yet
                assert time.monotonic() < end and process.poll() is None, process.stderr.read()
                time.sleep(0.2)
        with pytest.raises(urllib.error.HTTPError) as refused:
            urllib.request.urlopen(f"{address}/api/search", timeout=PATIENCE)
        assert json.load(refused.value)["status"] == 400
        with socket.create_connection(("127.0.0.1", int(address.rpartition(":")[2])), timeout=PATIENCE) as line:
            line.sendall(b"bonjour\r\n\r\n")
            assert b"application/problem+json" in line.recv(4096)
        process.send_signal(signal.SIGINT)
        assert process.wait(timeout=PATIENCE) in (0, 130)
        assert process.stderr.read() == "", "a stranger's mistake is not the operator's"
    finally:
        process.kill()
        process.communicate()


def test_a_bench_says_what_a_server_that_ends_said(root, tmp_path, monkeypatch):
    monkeypatch.syspath_prepend(str(root / "benchmarks"))
    import api

    with pytest.raises(SystemExit, match="api ended → .*aucun fichier") as told, api.Served(tmp_path, 1):
        raise AssertionError("nothing to serve")
    assert "pip install" not in str(told.value)


def test_a_taken_port_says_the_way_out(capsys, project):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert cli.run(["--root", str(project), "api", "--port", str(port)]) == 1
    assert f"--port {port + 1}" in capsys.readouterr().err
    assert cli.run(["--root", str(project), "api", "--host", "192.0.2.1"]) == 1
    assert "n'est pas de cette machine" in capsys.readouterr().err


@pytest.mark.parametrize(("name", "module"), [("api", "arbitre.api.serving"), ("mcp", "arbitre.api.assistant")])
def test_what_is_not_installed_says_how(capsys, project, monkeypatch, name, module):
    monkeypatch.setitem(sys.modules, module, None)  # as Python says it of what is not there
    assert cli.run(["--root", str(project), name]) == 1
    said = capsys.readouterr().err
    assert "il manque" in said and "requirements-api.txt" in said


@pytest.mark.parametrize("name", ["api", "mcp"])
def test_the_help_is_in_french(capsys, name):
    assert cli.run([name, "--help"]) == 0
    said = capsys.readouterr().out
    assert "Usage : arbitre" in said and "docs/for-programs.md" in said
