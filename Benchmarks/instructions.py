"""Processor instructions of whole runs with one job: unlike times they hardly depend on what else the
machine does, so that a change is seen where it is made."""

import json
import pathlib
import re
import shutil
import subprocess
import tempfile

from linting import LINTED, REPORT, Bench
from processes import CannotRun, finished
from results import PAGE
from swiftui import project
from trees import Tree

HEADINGS = ("input", "M instructions", "before", "change", "findings")
WIDTHS = (22, 16, 12, 10, 10)
# A rise that whoever finishes a piece of work explains.
RISE = 0.05
BEGIN, END = "<!-- instructions: begin -->", "<!-- instructions: end -->"


def inputs(seed: int) -> list[tuple[str, pathlib.Path]]:
    """The inputs: a file of each kind of 10,000 nodes, an app, and a folder of small files."""
    return [
        ("JSON", Tree("compact", nodes=10_000, seed=seed).made()),
        ("YAML", Tree("yaml", nodes=10_000, seed=seed).made()),
        ("Interface Builder", Tree("storyboard", nodes=10_000, seed=seed).made()),
        ("SwiftUI, 250 files", project(250, seed)),
        ("500 small files", Tree("compact", files=500, seed=seed).made()),
    ]


def counter() -> tuple[str, list[str], str]:
    """The program that counts, its words before a command, and the pattern of its figure."""
    perf = shutil.which("perf")
    if perf:
        command = [perf, "stat", "-x", ",", "-e", "instructions:u"]
        tried = subprocess.run([*command, "true"], capture_output=True, text=True, check=False)
        if tried.returncode == 0 and re.search(r"^\d+,", tried.stderr, re.MULTILINE):
            return "perf", command, r"^(\d+),"
    valgrind = shutil.which("valgrind")
    if not valgrind:
        raise CannotRun("instructions are counted by perf, or by valgrind where that is not allowed; "
                        "neither is there (apt package valgrind)")
    return "callgrind", [valgrind, "--tool=callgrind", "--callgrind-out-file=/dev/null"], r"Collected : (\d+)"


def counted(command: list[str], by: list[str], pattern: str) -> int:
    """The instructions of one run."""
    with tempfile.TemporaryFile("w+") as said:
        finished([*by, *command], LINTED, error=said.fileno())
        said.seek(0)
        found = re.search(pattern, said.read(), re.MULTILINE)
    if not found:
        raise CannotRun(f"no figure is printed by: {' '.join([*by, *command])}")
    return int(found[1])


def saved() -> dict[str, float]:
    """The figures of the page, in millions, by input."""
    _, _, rest = PAGE.read_text(encoding="utf-8").partition(BEGIN)
    table, end, _ = rest.partition(END)
    if not end:
        raise CannotRun(f"{PAGE} lacks the markers {BEGIN} and {END}")
    rows = re.findall(r"^\| ([^|]+?) \| ([\d,.]+) \|", table, re.MULTILINE)
    return {name: float(figure.replace(",", "")) for name, figure in rows}


def findings() -> int:
    """How many findings the last run had."""
    summary = json.loads(REPORT.read_text(encoding="utf-8"))["summary"]
    return sum(summary[kind] for kind in ("errors", "warnings", "notes", "needsReview"))


def run(bench: Bench, saves: bool) -> int:
    """Prints the table against that of the page, and writes it there where that is asked for; gives
    the exit code, which no figure decides."""
    name, by, pattern = counter()
    before = saved()
    print(f"counted by {name}, one job; a rise of more than {RISE:.0%} is marked")
    print(" ".join(text.ljust(width) for text, width in zip(HEADINGS, WIDTHS)))
    rows = []
    for label, path in inputs(bench.seed):
        figure = counted(bench.lint(path, "--jobs", "1"), by, pattern) / 1e6
        found = findings()
        old = before.get(label)
        change = figure / old - 1 if old else 0.0
        cells = (label, f"{figure:,.1f}", f"{old:,.1f}" if old else "–", f"{change:+.1%}" if old else "–",
                 f"{found:,}")
        mark = "  more than before" if change > RISE else ""
        print(" ".join(text.ljust(width) for text, width in zip(cells, WIDTHS)) + mark, flush=True)
        rows.append(f"| {label} | {figure:,.1f} | {found:,} |")
    if saves:
        text = PAGE.read_text(encoding="utf-8")
        start, _, rest = text.partition(BEGIN)
        _, _, end = rest.partition(END)
        table = "\n".join(["| input | M instructions | findings |", "|---|--:|--:|", *rows])
        PAGE.write_text(f"{start}{BEGIN}\n{table}\n{END}{end}", encoding="utf-8")
    return 0
