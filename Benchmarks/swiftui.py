"""How fast SwiftUI projects are linted: against a second, against SwiftSyntax, and as they grow."""

import pathlib
import re
import statistics
import subprocess

import swiftui_project
from goals import Goal
from linting import LINTED, Bench
from processes import OUT, CannotRun, finished, metered
from results import Result
from trees import TREES, is_newer

# A file in a large project may take this many times the processor time of one in a project of 250.
STRAIGHT = 1.15
# An app of a thousand files, index and all rules, takes a second on two cores.
SECOND = 1_000.0
# How many times as fast as SwiftSyntax the parser is.
FASTER = 40.0


def project(files: int, seed: int) -> pathlib.Path:
    """A generated project, which is a repository of its own."""
    folder = TREES / f"seed{seed}" / f"swiftui{files}"
    made = folder / ".git"
    if not is_newer(made, pathlib.Path(swiftui_project.__file__)):
        swiftui_project.write(files, folder, seed)
        finished(["git", "init", "-q", str(folder)])
        made.touch()
    return folder


def command(bench: Bench, files: int, *options: str) -> list[str]:
    """The command that lints a project."""
    return bench.lint(project(files, bench.seed), *options)


def checked(bench: Bench, files: int) -> list[str]:
    """The same command with two jobs, after making sure that it finds something."""
    ours = command(bench, files, "--jobs", "2")
    if metered(ours, LINTED).wall and '"findings":' not in pathlib.Path(
            OUT / "report.json").read_text(encoding="utf-8"):
        raise CannotRun(f"no findings in the report of: {' '.join(ours)}")
    return ours


def of_project(bench: Bench) -> Result:
    """The time of a thousand files."""
    ours = checked(bench, 1_000)
    took = statistics.median(metered(ours, LINTED).wall for _ in range(bench.rounds))
    return Result("swiftui-1000", "a second", 1.0, ours=took, theirs=SECOND, ratio=took / SECOND)


def of_parsing(bench: Bench) -> Result:
    """Parsing alone against SwiftSyntax of the toolchain, in processor time: our share of a run that does
    more, and what SwiftSyntax says of itself."""
    result = Result("swiftui-parse", "SwiftSyntax", FASTER, True)
    program, reason = swift_calls()
    if program is None:
        return Result("swiftui-parse", "SwiftSyntax", FASTER, True, reason=reason)
    folder = project(1_000, bench.seed)
    paths, calls = OUT / "swiftui.list", OUT / "swiftui.calls"
    paths.write_text("\n".join(map(str, sorted(folder.rglob("*.swift")))), encoding="utf-8")
    ratios, mine, its = [], [], []
    for _ in range(min(3, bench.rounds)):
        finished([str(program.resolve()), str(paths), str(calls)])
        its.append(float(calls.read_text(encoding="utf-8").rpartition("time\t")[2]) * 1_000)
        ours = command(bench, 1_000, "--no-index", "--jobs", "1")
        table = finished([*ours, "--profile"], LINTED, error=subprocess.PIPE)
        mine.append(bench.cpu(ours, bench.rounds) * share("parse", table))
        ratios.append(its[-1] / mine[-1])
    return Result(result.name, result.against, FASTER, True, ours=statistics.median(mine),
                  theirs=statistics.median(its), ratio=statistics.median(ratios))


def share(step: str, table: str) -> float:
    """The share of a step in the table of `--profile`."""
    found = re.search(rf"^{step} +[0-9.]+ +([0-9.]+) %", table, re.MULTILINE)
    if not found:
        raise CannotRun(f"no step {step} in the profile: {table[:200]}")
    return float(found[1]) / 100


def of_files(files: int) -> Goal:
    """The processor time of a file in a large project against that in one of 250."""
    name = f"growth-swiftui-{files}"

    def measure(bench: Bench) -> Result:
        cost = {count: bench.cpu(command(bench, count, "--jobs", "1"), bench.rounds) / count
                for count in (250, files)}
        return Result(name, "a file of 250", STRAIGHT, ours=cost[files], theirs=cost[250],
                      ratio=cost[files] / cost[250])
    return Goal(name, "swiftui", measure)


def swift_calls() -> tuple[pathlib.Path | None, str]:
    """Scripts/swift-calls.swift, built with SwiftSyntax of the toolchain; None and a reason without it."""
    program, source = OUT / "swift-calls", pathlib.Path("Scripts/swift-calls.swift")
    if is_newer(program, source):
        return program, ""
    compiler = subprocess.run(
        ["sh", "-c", "command -v swiftc"], capture_output=True, text=True, check=False).stdout.strip()
    host = str(pathlib.Path(compiler).resolve().parent.parent / "lib/swift/host")
    if not compiler or not pathlib.Path(host, "SwiftSyntax.swiftmodule").exists():
        return None, "lib/swift/host is missing in the toolchain"
    made = subprocess.run(
        ["swiftc", "-O", str(source), "-I", host, "-L", host, "-lSwiftParser", "-lSwiftSyntax", "-Xlinker",
         "-rpath", "-Xlinker", host, "-o", str(program)], capture_output=True, check=False)
    return (program, "") if made.returncode == 0 else (None, "SwiftSyntax cannot be built against")


SWIFTUI = (Goal("swiftui-1000", "swiftui", of_project), Goal("swiftui-parse", "swiftui", of_parsing),
           *(of_files(files) for files in (500, 1_000, 2_000)))
