#!/usr/bin/env python3
"""Prints every goal of docs/internals/PERFORMANCE.md as a ratio with its bound; Scripts/bench builds and runs this.

Whole processes, in pairs: ours, yardstick, ours, yardstick, and so on. Times of one machine drift, so
the figure that counts is the median of the ratios within the pairs. A figure over its bound is printed
and is no failure: the exit code is 1 only where something could not be run.
"""

import argparse
import dataclasses
import os
import pathlib
import subprocess
import sys

import building
import goals
import growth
import instructions
import swiftui
from linting import LINTED, RULES, Bench
from processes import CannotRun, finished
from results import HEADINGS, Result, line, save
from trees import TREES

ROOT = pathlib.Path(__file__).resolve().parent.parent
ALL = goals.PEERS + goals.START_UP + goals.MEMORY + swiftui.SWIFTUI + growth.GROWTH + growth.SHAPES
GROUPS = tuple(dict.fromkeys(goal.group for goal in ALL))


def arguments() -> argparse.Namespace:
    """The command line, checked."""
    parser = argparse.ArgumentParser(prog="Scripts/bench", description=__doc__.partition("\n")[0])
    parser.add_argument("--rounds", type=int, default=7, help="pairs to run for each measure (default 7)")
    parser.add_argument("--only", action="append", metavar="NAME", help="a measure or a group; --list has them")
    parser.add_argument("--growth", action="store_true", help="only growth, up to a million nodes and 10,000 files")
    parser.add_argument("--adversarial", action="store_true", help="only the trees that are made to be slow")
    parser.add_argument("--build", action="store_true", help="only building and testing, from fresh clones")
    parser.add_argument("--profile", action="store_true", help="only the time of each phase and of each rule")
    parser.add_argument("--instructions", action="store_true",
                        help="only the instructions of five runs, against those of the page")
    parser.add_argument("--slow", action="store_true", help="also what takes many minutes")
    parser.add_argument("--seed", type=int, default=7, help="of the generated trees (default 7)")
    parser.add_argument("--binary", metavar="PATH", help="another a11y-lint, to compare two versions")
    parser.add_argument("--rules", choices=RULES, default="all", help="all (the default), or the first twelve")
    parser.add_argument("--save", action="store_true", help="rewrite the table in docs/internals/PERFORMANCE.md")
    parser.add_argument("--fetch", action="store_true", help="fetch and build Yams, a Swift package, once")
    parser.add_argument("--list", action="store_true", help="list the groups and measures, and stop")
    given = parser.parse_args()
    if given.rounds < 1:
        parser.error("--rounds wants 1 or more")
    unknown = set(given.only or ()) - {goal.name for goal in ALL} - set(GROUPS)
    if unknown:
        parser.error(f"--only: there is no {', '.join(sorted(unknown))}; --list has the names")
    if given.save and (given.only or given.growth or given.adversarial or given.profile):
        parser.error("--save wants every measure; leave out what selects some")
    return given


def chosen(given: argparse.Namespace) -> list[goals.Goal]:
    """The goals to look at, those that are too slow included."""
    groups = [name for name in ("growth", "adversarial") if getattr(given, name)]
    names = (given.only or []) + groups
    return [goal for goal in ALL if not names or goal.name in names or goal.group in names]


def is_wanted(goal: goals.Goal, given: argparse.Namespace) -> bool:
    """Whether a slow goal is measured, too."""
    named = goal.name in (given.only or [])
    return not goal.is_slow or given.slow or named or given.growth and goal.group == "growth"


def show(result: Result) -> None:
    """Prints a row, and why there is nothing in it."""
    print(line(result.cells()) + (f"  {result.reason}" if result.reason else ""), flush=True)


def run(given: argparse.Namespace, bench: Bench) -> tuple[list[Result], int]:
    """Measures what was asked for and prints a row each; gives the rows and how many failed."""
    results, failures, group, left_out = [], 0, "", []
    print(line(HEADINGS))
    for goal in chosen(given):
        if not is_wanted(goal, given):
            left_out.append(goal.name)
            continue
        if goal.group != group:
            group = goal.group
            print(f"-- {group}", flush=True)
        try:
            results.append(goal.measure(bench))
            show(results[-1])
        except CannotRun as error:
            failures += 1
            print(f"{goal.name}: could not be run: {error}", file=sys.stderr, flush=True)
    if left_out:
        print(f"left out, since they take long (--slow, --growth, --only NAME): {', '.join(left_out)}")
    return results, failures


def profile(bench: Bench) -> int:
    """Prints what each phase and rule takes, on each kind of input; gives the exit code."""
    for tree in goals.PROFILED:
        path = dataclasses.replace(tree, seed=bench.seed).made()
        print(f"-- {path}", flush=True)
        try:
            print(finished([*bench.lint(path), "--profile"], LINTED, error=subprocess.PIPE), flush=True)
        except CannotRun as error:
            print(f"could not be run: {error}", file=sys.stderr, flush=True)
            return 1
    return 0


def main() -> int:
    """Does what the command line says."""
    given = arguments()
    if given.list:
        for group in GROUPS:
            names = [goal.name + (" (slow)" if goal.is_slow else "") for goal in ALL if goal.group == group]
            print(f"{group}: {', '.join(names)}")
        return 0
    bench = Bench(str(pathlib.Path(given.binary or "").resolve()), given.rules, given.rounds, given.seed)
    os.chdir(ROOT)
    if given.build:
        return building.main(given.rounds)
    TREES.mkdir(parents=True, exist_ok=True)
    if given.profile:
        return profile(bench)
    if given.instructions:
        return instructions.run(bench, given.save)
    results, failures = run(given, bench)
    over = [result.name for result in results if result.verdict == "over"]
    print(f"{len(results)} measured, {len(over)} over: {', '.join(over) or 'none'}")
    if given.save and not failures:
        save(results, given.rules)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
