"""What a change of a form costs, against the first verdict: by the processor, never by the clock. What README publishes is what the bench measures."""

from __future__ import annotations

import re
import statistics
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "benchmarks"))

import bench
import verdict

ICON = "arbitre.svg"  # Chromium looks at it again with each address
MUCH = 10  # times what a change costs, at least, that the first verdict does


def test_once_awake_the_referee_is_asked_and_nothing_else(open_page, site):
    page = open_page(f"{site}warmachine/attaque-a-distance/", width=360, first=verdict.PREPARED)
    first, fetched = verdict.touch(page, 1), []
    page.on("request", lambda request: None if request.url.endswith(ICON) else fetched.append(request.url))
    changes = [verdict.touch(page, rank) for rank in range(1, 4) for _ in range(2)]
    assert first and all(changes) and fetched == []
    assert len(page.workers) == 1, "it is woken up once"
    if Path("/proc/self/schedstat").is_file():
        each = [change["referee"] + change["page"] for change in changes]
        assert min(each) > 0 and MUCH * statistics.median(each) < sum(first.values())


def test_readme_tells_what_the_bench_measures(root):
    told = " ".join((root / "README.md").read_text(encoding="utf-8").split())
    parts = set(re.findall(r"--only (\w+)", told))
    assert "verdict" in parts and parts <= set(bench.PARTS)
    assert float(re.search(r"a change (\d+) ms median", told)[1]) < verdict.BUDGET
