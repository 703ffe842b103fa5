"""What the house costs, as ratios within one run: `make bench`, or `.venv/bin/python benchmarks/bench.py --only build scale`.

Each build runs in a child process of its own, so that its seconds and its peak memory are its own. The machine's speed
cancels out of every ratio; the seconds are there for scale.
"""

from __future__ import annotations

import argparse
import ast
import json
import os
import re
import resource
import shutil
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
sys.path[:0] = [str(HERE), str(ROOT / "build")]

import editing  # noqa: E402 (beside this file)

PARTS = {
    "build": "the whole build, nothing changed and each kind of edit (by build, serve and check), against MkDocs alone",
    "rolls": "the resolver: dice given against exact odds",
    "chains": "the resolver: chains, each against its cheapest like",
    "search": "the search: a query, a keystroke, the first download, at 1× and at many times",
    "api": "the HTTP API: what a core answers a second, to one client and to many, by one process and by two",
    "verdict": "a form of the built site, in a browser: the first verdict, cold and warm, then each change",
    "scale": "the build at many times the content, against 1×",
}
MEMORY = 4_000  # MB that a build at 10× may take


@dataclass(frozen=True)
class Cost:
    """What a child process cost."""

    seconds: float
    processor: float
    megabytes: float

    def against(self, other: Cost) -> str:
        """As ratios to another."""
        return f"{self.seconds / other.seconds:.2f}× ({self.processor / other.processor:.2f}× the processor, {self.megabytes / other.megabytes:.2f}× the memory)"

    def __str__(self) -> str:
        return f"{self.seconds:.1f} s, {self.processor:.1f} s of processor, {self.megabytes:.0f} MB"


def child(job: str, root: Path, out: Path) -> Cost:
    """One job in a process of its own, that has the Python of the clones."""
    where = os.pathsep.join([str(ROOT / "build"), str(root / "packages"), os.environ.get("PYTHONPATH", "")])
    command = [sys.executable, __file__, "--job", job, str(root), str(out)]
    done = subprocess.run(command, capture_output=True, text=True, env={**os.environ, "PYTHONPATH": where})
    if done.returncode:
        raise SystemExit(f"bench: {job} failed\n{(done.stdout + done.stderr)[-4000:]}")
    return Cost(**json.loads(done.stdout.splitlines()[-1]))


def job_build(root: Path, out: Path) -> None:
    """`arbitre build`: the checks, the examples, the Markdown, MkDocs, the search's export."""
    from arbitre import cli

    if cli.run(["--root", str(root), "build"]):
        raise SystemExit(1)


def job_plan(root: Path, out: Path) -> None:
    """Writes the Markdown, and the navigation for `job_mkdocs`, which must not pay for them."""
    from arbitre.site.generate import generate as write_markdown

    made = write_markdown(root)
    out.with_suffix(".json").write_text(json.dumps({"docs": str(made.docs), "nav": made.nav}), encoding="utf-8")


def job_mkdocs(root: Path, out: Path) -> None:
    """`mkdocs build` of the same Markdown with the same settings, theme and navigation, nothing of ours running."""
    from mkdocs.commands.build import build
    from mkdocs.config import load_config

    plan = json.loads(out.with_suffix(".json").read_text(encoding="utf-8"))
    build(load_config(str(root / "mkdocs.yml"), docs_dir=plan["docs"], nav=plan["nav"], site_dir=str(out), hooks=[]))


def job_check(root: Path, out: Path) -> None:
    """`arbitre check`."""
    from arbitre import cli

    if cli.run(["--root", str(root), "check"]):
        raise SystemExit(1)


def job_prepare(root: Path, out: Path) -> None:
    """Works out what each kind of edit writes, and what undoes it, before anything is measured."""
    told = {}
    for name, make in editing.kinds().items():
        edit = make(root, out.parent)
        told[name] = [{str(file): text for file, text in edit.items()}, {str(file): (root / file).read_text(encoding="utf-8") for file in edit}]
    out.with_suffix(".edits.json").write_text(json.dumps(told), encoding="utf-8")


def job_serve(root: Path, out: Path) -> None:
    """What `arbitre serve` builds in its process: nothing first, nothing again, then each edit and its undoing. Writes how long each took, and
    after how long the page just written could be seen, then those that show it, the search, and all that changed, where they came ahead."""
    from arbitre.commands.worker import build_once, idle
    from arbitre.seal import put_off
    from arbitre.site.ahead import listening

    told: dict[str, dict[str, float]] = {}
    build_once(root)
    told[NOTHING] = {"serve": _built(build_once(root))}
    for name, (edit, undo) in json.loads(out.with_suffix(".edits.json").read_text(encoding="utf-8")).items():
        for written in (undo, edit, undo) if edit else ():  # the first one wakes up what an author at work has awake
            idle(root)  # as `serve` does
            editing.write(root, written)
            began, seen, pages = time.monotonic(), dict[str, float](), set[str]()

            def hear(folder: Path, files: list[str]) -> None:
                told = "its page" if not pages else "the search" if files[0].startswith("assets/") else "what shows it and its chapter"  # noqa: B023
                stage = "all that changed" if pages and pages.issubset(files) else told  # noqa: B023
                seen[f"{stage} in serve"] = time.monotonic() - began  # noqa: B023 - called at once
                pages.update(files)  # noqa: B023

            with put_off(), listening(hear):
                told[name] = {"serve": _built(build_once(root))} | seen
    out.with_suffix(".served.json").write_text(json.dumps(told), encoding="utf-8")


def _built(built) -> float:
    if built.status:
        raise SystemExit("\n".join(built.said))
    return built.seconds


NOTHING = "nothing"
JOBS = {"build": job_build, "plan": job_plan, "mkdocs": job_mkdocs, "check": job_check, "prepare": job_prepare, "serve": job_serve}


def run_job(name: str, root: Path, out: Path) -> None:
    """In the child: does the job, prints what it and its own children cost."""
    began = time.perf_counter()
    JOBS[name](root, out)
    seconds = time.perf_counter() - began
    used = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    unit = 1024 * 1024 if sys.platform == "darwin" else 1024
    cost = Cost(seconds, sum(u.ru_utime + u.ru_stime for u in used), max(u.ru_maxrss for u in used) / unit)
    print(json.dumps(cost.__dict__))


def bench_build(root: Path, work: Path) -> Cost:
    """The whole build, one edit and nothing changed, against MkDocs alone; gives the cost of the first."""
    whole = child("build", root, work)
    show("whole build, from nothing", str(whole))
    child("plan", root, work / "plain")
    plain = child("mkdocs", root, work / "plain")
    show("mkdocs build of the same pages", str(plain))
    show("whole build / mkdocs build", whole.against(plain))
    pages = json.loads((root / "site" / "version.json").read_text(encoding="utf-8"))["pages"]
    show("a node", f"{1000 * whole.seconds / pages:.1f} ms to build, of {pages:,}")
    edited(root, work, whole, plain)
    return whole


def edited(root: Path, work: Path, whole: Cost, plain: Cost) -> None:
    """What nothing changed, and each kind of edit, cost after the whole build: by `arbitre build`, by the process of `arbitre serve`, by `arbitre check`."""
    child("prepare", root, work / "plain")
    told = json.loads((work / "plain.edits.json").read_text(encoding="utf-8"))
    elsewhere = {name: shutil.copytree(root, work / name) for name in ("checked", "served")}  # where nobody has answered the examples of an edit yet
    for copy in elsewhere.values():
        child("build", copy, work)
    built, checked = {NOTHING: child("build", root, work)}, {NOTHING: child("check", elsewhere["checked"], work)}
    for name, (edit, undo) in told.items():
        if not edit:
            show(name, "none here whose examples can be worked out again")
            continue
        for costs, job, where in ((built, "build", root), (checked, "check", elsewhere["checked"])):
            editing.write(where, edit)
            costs[name] = child(job, where, work)
            editing.write(where, undo)
            child(job, where, work)
    child("serve", elsewhere["served"], work / "plain")
    served = json.loads((work / "plain.served.json").read_text(encoding="utf-8"))
    for name in built:
        for what, seconds in ({"build": built[name].seconds} | dict(sorted(served[name].items(), key=lambda one: one[1])) | {"check": checked[name].seconds}).items():
            shares = f"{seconds / whole.seconds:.3f}× the whole build, {seconds / plain.seconds:.3f}× mkdocs build: {seconds:.1f} s"
            show(f"{name} edited, {what}" if name != NOTHING else f"nothing changed, {what}", shares)


def after(root: Path, work: Path, whole: Cost) -> None:
    """What a second build costs, when nothing changed and after one edit."""
    again = child("build", root, work)
    show("nothing changed / whole build", f"{again.against(whole)}: {again}")
    editing.write(root, editing.kinds()["a word of a statement"](root, work))
    once = child("build", root, work)
    show("one edit / whole build", f"{once.against(whole)}: {once}")


def bench_scale(small: Path, root: Path, work: Path, times: int, once: Cost | None) -> None:
    """The build at many times the content: linear or not, its memory, its first search, one edit."""
    import search

    if once is None:
        once = child("build", small, work)
        show("whole build at 1×, from nothing", str(once))
    whole = child("build", root, work)
    show(f"whole build at {times}×, from nothing", str(whole))
    show(f"{times}× against 1×", f"{whole.against(once)}; linear would be {times}×")
    show("peak memory", f"{whole.megabytes:.0f} MB, {whole.megabytes / MEMORY:.2f}× the budget")
    search.show_download(search.first_answer(root / "site"), show)
    after(root, work, whole)


def bench_rolls(root: Path) -> None:
    """The rolls of the examples judged with the dice they give, and the same ones as exact odds."""
    from arbitre.errors import ArbitreError
    from arbitre.graph import load
    from arbitre.resolver import Resolver
    from arbitre.resolver.expressions import evaluate

    reference = load(root)
    resolver = Resolver(reference)
    given, exact = [], []
    for node in reference:
        for example in node.examples:
            for line in re.findall(r">>> (\w+\(.*\bdes=.*\))\s*$", example.code, re.MULTILINE):
                if resolver.askables(node.game)[line.partition("(")[0]].kind != "Roll":  # chains have a measure of their own
                    continue
                ask = resolver.functions(node.game)
                try:
                    if (bare := evaluate(without_dice(line), ask)).odds and len(bare.odds) > 1:
                        evaluate(line, ask)
                        given.append((ask, line))
                        exact.append((ask, without_dice(line)))
                except ArbitreError:  # an example of wrong input
                    continue
    rates = {}
    for name, questions in (("given dice", given), ("exact odds", exact)):
        began = time.perf_counter()
        for ask, line in questions:  # each once: some cost a hundred times others
            evaluate(line, ask)
        rates[name] = len(questions) / (time.perf_counter() - began)
        show(f"resolves a second, {name}", f"{rates[name]:,.0f} ({len(questions)} rolls)")
    show("exact odds against given dice", f"{rates['given dice'] / rates['exact odds']:.2f}× the time")


def without_dice(question: str) -> str:
    """The same question before the dice are thrown."""
    call = ast.parse(question, mode="eval").body
    call.keywords = [k for k in call.keywords if k.arg not in ("des", "relances")]
    return ast.unparse(call)


def show(name: str, value: str) -> None:
    """One line of the report."""
    print(f"  {name:<36} {value}", flush=True)


def title(text: str) -> None:
    """What the lines that follow are about."""
    print(f"\n{text}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0], formatter_class=argparse.RawDescriptionHelpFormatter,
                                     epilog="\n".join(f"  {name:<8} {what}" for name, what in PARTS.items()))
    parser.add_argument("--only", nargs="+", choices=PARTS, default=list(PARTS), metavar="PART", help=f"parts to run: {', '.join(PARTS)} (default: all)")
    parser.add_argument("--times", type=int, default=10, help="how many times the content `search` and `scale` are run at (default: 10)")
    parser.add_argument("--games", nargs="+", help="build and scale: of these games alone (default: all)")
    parser.add_argument("--job", nargs=3, metavar=("JOB", "ROOT", "OUT"), help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    try:
        import arbitre.graph
        import mkdocs  # noqa: F401
    except ImportError as error:
        raise SystemExit(f"bench: {error.name} is not installed here → `make build` once, then .venv/bin/python benchmarks/bench.py") from None
    if arguments.job:
        job, root, out = arguments.job
        run_job(job, Path(root), Path(out))
        return
    from arbitre.cores import apart
    from generate import generate

    import api
    import chains
    import search
    import verdict

    wanted, once = set(arguments.only), None
    with tempfile.TemporaryDirectory() as folder:
        work, small = Path(folder), Path(folder) / "small"
        if wanted & {"build", "scale"}:
            apart(lambda: generate(ROOT, 1, small, arguments.games))  # what it takes of memory would be counted as that of whoever comes after
        if "build" in wanted:
            title("build")
            once = bench_build(small, work)
        if "rolls" in wanted:
            title("rolls")
            bench_rolls(ROOT)
        if "chains" in wanted:
            title("chains")
            chains.run(ROOT, show)
        if "search" in wanted:
            search.run(ROOT, sorted({1, arguments.times}), title, show)
        if "api" in wanted:
            title("api")
            api.run(ROOT, show)
        if "verdict" in wanted:
            title("verdict")
            verdict.run(ROOT, show)
        if "scale" in wanted:
            title(f"build at {arguments.times}×")
            large = apart(lambda: generate(ROOT, arguments.times, work / "large", arguments.games))
            bench_scale(small, large, work, arguments.times, once)


if __name__ == "__main__":
    main()
