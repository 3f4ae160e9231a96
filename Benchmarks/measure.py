#!/usr/bin/env python3
"""Times a11y-lint against the yardsticks beside this file; Scripts/bench builds both and runs this.

Whole processes, in pairs: ours, yardstick, ours, yardstick, and so on. Times of one machine drift, so
the figure that counts is the median of the ratios within the pairs. A figure over its bound is printed
and is no failure: the exit code is 1 only where something could not be run.
"""

import argparse
import dataclasses
import json
import os
import pathlib
import statistics
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
OUT = pathlib.Path(".build-bench")
TREES = OUT / "trees"
REPORT = OUT / "report.json"
GENERATOR = pathlib.Path("../shared/bench/gen_tree.py")
PAGE = ROOT / "docs" / "PERFORMANCE.md"
# The rules that the bounds were set for; with all of them a run is further from its bounds.
FIRST_RULES = (
    "control-missing-label", "icon-button-missing-label", "image-missing-label", "label-is-asset-name",
    "gesture-only-interaction", "interactive-missing-role-trait", "conflicting-traits", "speech-all-caps",
    "speech-digit-run", "overlapped-not-hidden", "container-swallows-children", "touch-target-too-small",
)
RULES = {"all": [], "first": ["--only", ",".join(FIRST_RULES)]}
MEGABYTE = 1_000_000
LINTED = (0, 1)  # findings at the gate are a result, not a failure
# The folder lies in one that git ignores.
ONE_JOB, TWO_JOBS = ["--no-ignore", "--jobs", "1"], ["--no-ignore", "--jobs", "2"]


class CannotRun(Exception):
    """Something that was to be measured did not run; the message says what and why."""


@dataclasses.dataclass(frozen=True)
class Measure:
    """One row: what is linted, beside which yardstick, and how much more it may take."""

    name: str
    encoding: str
    yardstick: str | None  # None: the same command with --jobs 1
    bound: float
    nodes: int = 0
    files: int = 0


@dataclasses.dataclass(frozen=True)
class Row:
    """The medians of one measure; ratio and yardstick are None where the yardstick is not built."""

    measure: Measure
    ours: float
    yardstick: float | None
    ratio: float | None
    megabytes: float
    memory_bound: float | None


MEASURES = (
    Measure("json-pretty", "pretty", "simdjson_visit", 1.7, nodes=100_000),
    Measure("json-compact", "compact", "simdjson_visit", 1.7, nodes=100_000),
    Measure("yaml", "yaml", "libyaml_events", 0.35, nodes=100_000),
    Measure("storyboard", "storyboard", "libxml2_sax", 0.8, nodes=100_000),
    Measure("start-up", "pretty", "hello", 1.5, nodes=1),
    Measure("two-jobs", "pretty", None, 0.6, files=500),
)
SUFFIX = {"pretty": ".json", "compact": ".compact.json", "yaml": ".yaml", "storyboard": ".storyboard"}


def tree(measure: Measure) -> pathlib.Path:
    """The file or folder to lint, generated unless a newer one than the generator is there."""
    name = f"repo{measure.files}" if measure.files else f"tree{measure.nodes}"
    path = TREES / name / measure.encoding if measure.files else TREES / (name + SUFFIX[measure.encoding])
    if path.exists() and path.stat().st_mtime > GENERATOR.stat().st_mtime:
        return path
    size = ["--repo", str(measure.files)] if measure.files else ["--nodes", str(measure.nodes)]
    command = [sys.executable, str(GENERATOR), *size, "--encodings", measure.encoding, "--out", str(TREES)]
    made = subprocess.run(command, capture_output=True, text=True)
    if made.returncode != 0:
        raise CannotRun(f"{GENERATOR}: {made.stderr.strip()}")
    return path


def finished(command: list[str], accepted: tuple[int, ...], output: int = subprocess.DEVNULL) -> str | None:
    """Runs one process to its end; gives what it printed where that is asked for."""
    try:
        done = subprocess.run(
            command, stdin=subprocess.DEVNULL, stdout=output, stderr=subprocess.DEVNULL, text=True
        )
    except OSError as error:
        raise CannotRun(f"{command[0]}: {error.strerror}") from error
    if done.returncode not in accepted:
        raise CannotRun(f"exit code {done.returncode} of: {' '.join(command)}")
    return done.stdout


def milliseconds(command: list[str], accepted: tuple[int, ...]) -> float:
    """The wall time of one process."""
    begin = time.perf_counter()
    finished(command, accepted)
    return (time.perf_counter() - begin) * 1000


def megabytes(command: list[str]) -> float:
    """The peak memory of one process, in a run that is not timed."""
    printed = finished([str(OUT / "peak"), *command], LINTED, output=subprocess.PIPE) or ""
    unit = 1 if sys.platform == "darwin" else 1024  # macOS counts in bytes, Linux in KiB
    return int(printed.split()[-1]) * unit / MEGABYTE


def check_report(command: list[str], measure: Measure) -> None:
    """Makes sure that the input was read: a run that skipped its files is no measurement."""
    REPORT.unlink(missing_ok=True)
    finished(command, LINTED)
    try:
        summary = json.loads(REPORT.read_text(encoding="utf-8"))["summary"]
        files, nodes = summary["files"], summary["nodes"]
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise CannotRun(f"no report with a summary was written by: {' '.join(command)}") from error
    # The generator counts the app and its screens as nodes; a reader need not.
    if files != max(measure.files, 1) or nodes < 0.9 * measure.nodes - 1:
        raise CannotRun(f"the report is about {files} files and {nodes} nodes: {' '.join(command)}")


def measured(measure: Measure, binary: str, rules: str, rounds: int) -> Row:
    """Runs a measure's pairs, after one pair that is not counted."""
    path = tree(measure)
    lint = [binary, "lint", "--format", f"json:{REPORT}", str(path), *RULES[rules]]
    ours = lint + TWO_JOBS if measure.files else lint
    theirs = [str(OUT / measure.yardstick), str(path)] if measure.yardstick else lint + ONE_JOB
    accepted = (0,) if measure.yardstick else LINTED
    check_report(ours, measure)
    if measure.yardstick and not (OUT / measure.yardstick).exists():
        pairs = [(milliseconds(ours, LINTED), None) for _ in range(rounds)]
    else:
        finished(theirs, accepted)
        pairs = [(milliseconds(ours, LINTED), milliseconds(theirs, accepted)) for _ in range(rounds)]
    return row(measure, pairs, megabytes(ours), path)


def row(measure: Measure, pairs: list[tuple[float, float | None]], peak: float, path: pathlib.Path) -> Row:
    """The medians of the pairs."""
    complete = [(ours, theirs) for ours, theirs in pairs if theirs is not None]
    return Row(
        measure=measure,
        ours=statistics.median(ours for ours, _ in pairs),
        yardstick=statistics.median(theirs for _, theirs in complete) if complete else None,
        ratio=statistics.median(ours / theirs for ours, theirs in complete) if complete else None,
        megabytes=peak,
        memory_bound=None if measure.files else memory_bound(path.stat().st_size, measure.nodes),
    )


def memory_bound(size: int, nodes: int) -> float:
    """The file itself, 500 bytes a node and 15 MB, in MB."""
    return (size + 500 * nodes) / MEGABYTE + 15


HEADINGS = (
    "measure", "ours ms", "yardstick", "its ms", "ratio", "bound", "time", "peak MB", "bound MB", "memory"
)


def cells(row: Row) -> tuple[str, ...]:
    """A row as the table shows it."""
    return (
        row.measure.name,
        f"{row.ours:.1f}",
        row.measure.yardstick or "one job",
        figure(row.yardstick, 1),
        figure(row.ratio, 2),
        f"{row.measure.bound:.2f}",
        verdict(row.ratio, row.measure.bound),
        f"{row.megabytes:.1f}",
        figure(row.memory_bound, 1),
        verdict(row.megabytes, row.memory_bound),
    )


def figure(value: float | None, digits: int) -> str:
    """A number, or a dash where there is none."""
    return "–" if value is None else f"{value:.{digits}f}"


def verdict(value: float | None, bound: float | None) -> str:
    """How a figure stands to its bound."""
    if value is None or bound is None:
        return "–"
    return "ok" if value <= bound else "over"


def line(texts: tuple[str, ...]) -> str:
    """A row for the terminal."""
    widths = (13, 9, 15, 8, 6, 6, 5, 8, 9, 6)
    return " ".join(text.ljust(width) for text, width in zip(texts, widths)).rstrip()


def save(rows: list[Row], rules: str) -> None:
    """Puts the table between the markers of the page, where a reader looks for it."""
    first, last = (f"<!-- measured, {rules} rules: {place} -->" for place in ("begin", "end"))
    text = PAGE.read_text(encoding="utf-8")
    before, begin, rest = text.partition(first)
    _, end, after = rest.partition(last)
    if not begin or not end:
        raise CannotRun(f"{PAGE.relative_to(ROOT)} lacks the markers {first} and {last}")
    table = [HEADINGS, ("---",) * len(HEADINGS), *map(cells, rows)]
    lines = "\n".join("| " + " | ".join(texts) + " |" for texts in table)
    PAGE.write_text(f"{before}{begin}\n{lines}\n{end}{after}", encoding="utf-8")


def arguments() -> argparse.Namespace:
    """The command line, checked."""
    names = [measure.name for measure in MEASURES]
    parser = argparse.ArgumentParser(prog="Scripts/bench", description=__doc__.partition("\n")[0])
    parser.add_argument("--rounds", type=int, default=9, help="pairs to run for each measure (default 9)")
    parser.add_argument("--only", action="append", choices=names, metavar="NAME", help="of " + ", ".join(names))
    parser.add_argument("--binary", metavar="PATH", help="another a11y-lint, to compare two versions")
    parser.add_argument("--rules", choices=RULES, default="all", help="all (the default), or the first twelve")
    parser.add_argument("--save", action="store_true", help="rewrite the table in docs/PERFORMANCE.md")
    parser.add_argument("--list", action="store_true", help="list the measures and stop")
    given = parser.parse_args()
    if given.rounds < 1:
        parser.error("--rounds wants 1 or more")
    if given.save and given.only:
        parser.error("--save wants every measure; leave out --only")
    return given


def main() -> int:
    """Measures what was asked for and prints a row each."""
    given = arguments()
    if given.list:
        print("\n".join(measure.name for measure in MEASURES))
        return 0
    binary = str(pathlib.Path(given.binary).resolve())
    os.chdir(ROOT)
    TREES.mkdir(parents=True, exist_ok=True)
    rows, failures = [], []
    print(line(HEADINGS))
    for measure in MEASURES:
        if given.only and measure.name not in given.only:
            continue
        try:
            rows.append(measured(measure, binary, given.rules, given.rounds))
            print(line(cells(rows[-1])), flush=True)
        except CannotRun as error:
            failures.append(measure.name)
            print(f"{measure.name}: could not be run: {error}", file=sys.stderr)
    if given.save and not failures:
        save(rows, given.rules)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
