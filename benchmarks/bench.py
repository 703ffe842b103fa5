"""What the house costs, as ratios within one run: `make bench`, or `.venv/bin/python benchmarks/bench.py --times 1 10`.

Each build runs in a child process of its own, so that its seconds and its peak memory are its own. The machine's speed
cancels out of every ratio; the seconds are there for scale.
"""

from __future__ import annotations

import argparse
import ast
import json
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
sys.path.insert(0, str(HERE))

from generate import generate



@dataclass(frozen=True)
class Cost:
    """What a child process cost."""

    seconds: float
    megabytes: float

    def against(self, other: Cost) -> str:
        return f"{self.seconds / other.seconds:.2f}× the time, {self.megabytes / other.megabytes:.2f}× the memory"

    def __str__(self) -> str:
        return f"{self.seconds:.1f} s, {self.megabytes:.0f} MB"


def child(job: str, root: Path, out: Path) -> Cost:
    """One job in a process of its own."""
    done = subprocess.run([sys.executable, __file__, "--job", job, str(root), str(out)], capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(f"bench: {job} failed\n{done.stderr or done.stdout}")
    return Cost(**json.loads(done.stdout.splitlines()[-1]))


def job_build(root: Path, out: Path) -> None:
    """The whole build: graph, examples, Markdown, MkDocs, search export."""
    from arbitre.site import build

    build(root, out, strict=False)


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


JOBS = {"build": job_build, "plan": job_plan, "mkdocs": job_mkdocs}


def run_job(name: str, root: Path, out: Path) -> None:
    """In the child: does the job, prints what it cost."""
    began = time.perf_counter()
    JOBS[name](root, out)
    seconds = time.perf_counter() - began
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / (1024 * 1024 if sys.platform == "darwin" else 1024)
    print(json.dumps({"seconds": seconds, "megabytes": peak}))


def bench_build(root: Path, work: Path) -> None:
    """The whole build, the same without anything cached, and one edit, against MkDocs alone."""
    site = work / "site"
    shutil.rmtree(root / ".cache", ignore_errors=True)
    whole = child("build", root, site)
    child("plan", root, work / "plain")
    plain = child("mkdocs", root, work / "plain")
    again = child("build", root, site)
    edit(root)
    edited = child("build", root, site)
    pages = json.loads((site / "version.json").read_text(encoding="utf-8"))["pages"]
    show("nodes, each with its page", str(pages))
    show("mkdocs build alone", str(plain))
    show("whole build, nothing cached", f"{whole} = {whole.against(plain)} of mkdocs alone")
    show("whole build, nothing changed", f"{again} = {again.seconds / whole.seconds:.2f}× the first")
    show("rebuild after one edit", f"{edited} = {edited.seconds / whole.seconds:.2f}× the first")
    show("a node", f"{1000 * whole.seconds / pages:.1f} ms to build")


def edit(root: Path) -> None:
    """Touches one rule: a word more in its statement."""
    for path in sorted((root / "content").rglob("*.ttl")):
        text = path.read_text(encoding="utf-8")
        if match := re.search(r'a arb:Rule\b.*?arb:statement\s+"', text, re.DOTALL):
            path.write_text(text[: match.end()] + "Ici, " + text[match.end():], encoding="utf-8")
            return


def bench_resolver(root: Path) -> None:
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


CHAINS = (  # ten attacks, a sustained volley
    ("wm:warmachine", "attaques_de_corps_a_corps(acc=6, pui=7, force=9, defense=13, arm=17, cases_de_degats_restantes=40, attaques_enchainees=10)"),
    ("wm:warmachine", "attaques_de_corps_a_corps(acc=6, pui=7, force=9, defense=13, arm=17, cases_de_degats_restantes=40, attaques_enchainees=10, "
                      "attaques_boostees=2, degats_boostes=3, arme_critique_au_tapis=True)"),
    ("pen:warhammer-40000-pen", "tirs_sur_un_vehicule(tirs_enchaines=10, force=8, blindage=12, ct=4, pa=3, zone_annoncee=\"coque\")"),
)


def bench_chains(root: Path) -> None:
    """Chains of ten attacks, exact, as a page asks them; what becomes of each word left out."""
    from arbitre.graph import load
    from arbitre.resolver import Resolver
    from arbitre.resolver.expressions import evaluate

    resolver = Resolver(load(root))
    for game, question in CHAINS:
        ask = resolver.functions(game)
        evaluate(question, ask)
        began = time.perf_counter()
        evaluate(question, ask)
        show(f"chain, {question.partition('(')[0]}", f"{1000 * (time.perf_counter() - began):.0f} ms")


def without_dice(question: str) -> str:
    """The same question before the dice are thrown."""
    call = ast.parse(question, mode="eval").body
    call.keywords = [k for k in call.keywords if k.arg not in ("des", "relances")]
    return ast.unparse(call)


def bench_search(times: int) -> None:
    """Latency in Python and in the browser, size of the download; on pages composed anew, so that nothing repeats."""
    import search

    records = search.load_records(ROOT)
    queries = [query.query for query in search.read_queries(search.QUERIES)]
    search.report(search.measure(search.compose(records, times * len(records)), queries), show)


def show(name: str, value: str) -> None:
    """One line of the report."""
    print(f"  {name:<34} {value}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--times", type=int, nargs="+", default=[1, 10], help="sizes of the content (default: 1 10)")
    parser.add_argument("--only", choices=("build", "resolver", "search"), help="one part alone")
    parser.add_argument("--job", nargs=3, metavar=("JOB", "ROOT", "OUT"), help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.job:
        job, root, out = arguments.job
        run_job(job, Path(root), Path(out))
        return
    with tempfile.TemporaryDirectory() as folder:
        for times in arguments.times:
            work = Path(folder) / str(times)
            work.mkdir()
            root = generate(ROOT, times, work / "project")
            print(f"\ncontent at {times}×")
            if arguments.only in (None, "build"):
                bench_build(root, work)
            if arguments.only in (None, "resolver"):
                bench_resolver(root)
                bench_chains(root)
            if arguments.only in (None, "search"):
                bench_search(times)


if __name__ == "__main__":
    main()
