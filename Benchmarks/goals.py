"""The goals of docs/internals/PERFORMANCE.md that compare us with others, and those about memory."""

import dataclasses
import pathlib
import statistics
from collections.abc import Callable

import yardsticks
from linting import LINTED, Bench
from processes import MEGABYTE, OUT, metered
from results import Result
from trees import Tree, streamed
from yardsticks import Yardstick

# A yardstick that takes this many milliseconds is run three times, or once: its ratio is a large one.
SLOW, SLOWEST = 1_000.0, 5_000.0


@dataclasses.dataclass(frozen=True)
class Goal:
    """Something to measure; `group` is what the command line selects by."""

    name: str
    group: str
    measure: Callable[[Bench], Result]
    is_slow: bool = False


def pairs(bench: Bench, ours: list[str], theirs: Callable[[], float]) -> tuple[float, float, float]:
    """The medians of both and of the ratios, in pairs after one that is not counted."""
    metered(ours, LINTED)
    first = theirs()
    rounds = 1 if first > SLOWEST else min(3, bench.rounds) if first > SLOW else bench.rounds
    times = [(metered(ours, LINTED).wall, theirs()) for _ in range(rounds)]
    return (statistics.median(mine for mine, _ in times), statistics.median(its for _, its in times),
            statistics.median(mine / its for mine, its in times))


def against(
    name: str, tree: Tree, yardstick: Callable[[], Yardstick], bound: float, cat: float, floor: bool = False,
    their_tree: Tree | None = None, group: str = "peers", is_slow: bool = False,
    options: tuple[str, ...] = (),
) -> Goal:
    """A goal that compares whole processes on the same file. Where there is no such yardstick, `cat` takes
    its place, with the bound that docs/internals/PERFORMANCE.md derives."""
    def measure(bench: Bench) -> Result:
        other, other_tree = yardstick(), their_tree or tree
        result = Result(name, other.name, bound, floor)
        if reason := other.missing():
            reason = f"instead of {other.name}: {reason}"
            other, other_tree = yardsticks.cat(), tree
            result = Result(name, other.name, cat, reason=reason)
        if reason := other.missing():
            return dataclasses.replace(result, reason=reason)
        path = dataclasses.replace(tree, seed=bench.seed).made()
        theirs = dataclasses.replace(other_tree, seed=bench.seed).made()
        command = bench.lint(path, *options)
        nodes = bench.read(command, files=tree.files or 1, nodes=tree.nodes)
        other.check(theirs, nodes)
        mine, its, ratio = pairs(
            bench, command, lambda: metered(other.command(theirs), other.accepted, other.folder).wall)
        return dataclasses.replace(result, ours=mine, theirs=its,
                                   ratio=1 / ratio if result.is_floor else ratio)
    return Goal(name, group, measure, is_slow)


def two_jobs(bench: Bench) -> Result:
    """A folder with two threads against one."""
    path = Tree("pretty", files=500, seed=bench.seed).made()
    bench.read(bench.lint(path, "--jobs", "2"), files=500)
    one = bench.lint(path, "--jobs", "1")
    mine, its, ratio = pairs(bench, bench.lint(path, "--jobs", "2"), lambda: metered(one, LINTED).wall)
    return Result("folder-two-jobs", "one job", 0.6, ours=mine, theirs=its, ratio=ratio)


def stream_two_jobs(bench: Bench) -> Result:
    """Trees as they come, with two threads against one."""
    path = streamed(500, bench.seed)
    bench.read_stream(path, trees=500)

    def took(jobs: int) -> float:
        return metered(bench.stream(jobs), LINTED, given=path).wall

    took(2)
    times = [(took(2), took(1)) for _ in range(bench.rounds)]
    return Result("stream-two-jobs", "one job", 0.6, ours=statistics.median(two for two, _ in times),
                  theirs=statistics.median(one for _, one in times),
                  ratio=statistics.median(two / one for two, one in times))


def stream_memory(bench: Bench) -> Result:
    """The peak on many trees as they come against that on the largest."""
    path = streamed(500, bench.seed)
    largest = path.with_name("largest.ndjson")
    largest.write_bytes(max(path.read_bytes().splitlines(keepends=True), key=len))
    bound = metered(bench.stream(2), LINTED, given=largest).peak + 20
    bench.read_stream(path, trees=500)
    peak = metered(bench.stream(2), LINTED, given=path).peak
    return Result("memory-stream", "largest tree + 20", 1.0, unit="MB", ours=peak, theirs=bound,
                  ratio=peak / bound)


def start_up(name: str, yardstick: Callable[[], Yardstick], bound: float) -> Goal:
    """A goal on one small file."""
    def measure(bench: Bench) -> Result:
        other = yardstick()
        if reason := other.missing():
            return Result(name, other.name, bound, reason=reason)
        path = Tree("pretty", nodes=1).made()
        command = bench.lint(path)
        bench.read(command)
        more = dataclasses.replace(bench, rounds=bench.rounds * 3)
        mine, its, ratio = pairs(more, command, lambda: metered(other.command(path)).wall)
        return Result(name, other.name, bound, ours=mine, theirs=its, ratio=ratio)
    return Goal(name, "start-up", measure)


def true() -> Yardstick:
    """The least that any process takes."""
    path = next((path for path in ("/bin/true", "/usr/bin/true") if pathlib.Path(path).exists()), "")
    return yardsticks.program("/bin/true", path, lambda: "" if path else "there is no such program")


def allowed(size: int, nodes: int) -> float:
    """The file itself, 500 bytes a node and 15 MB, in MB."""
    return (size + 500 * nodes) / MEGABYTE + 15


def memory(encoding: str) -> Goal:
    """The peak on one file."""
    def measure(bench: Bench) -> Result:
        path = Tree(encoding, nodes=100_000, seed=bench.seed).made()
        bound = allowed(path.stat().st_size, 100_000)
        peak = bench.peak(bench.lint(path))
        return Result(f"memory-{encoding}", "file + 500 B/node + 15", 1.0, unit="MB", ours=peak,
                      theirs=bound, ratio=peak / bound)
    return Goal(f"memory-{encoding}", "memory", measure)


def folder_memory(files: int) -> Goal:
    """The peak on a folder against that on its largest file."""
    name = f"memory-{files}-files"

    def measure(bench: Bench) -> Result:
        path = Tree("pretty", files=files, seed=bench.seed).made()
        largest = max(path.rglob("*.json"), key=lambda file: file.stat().st_size)
        bound = bench.peak(bench.lint(largest)) + 20
        bench.read(bench.lint(path), files=files)
        peak = bench.peak(bench.lint(path))
        return Result(name, "largest file + 20", 1.0, unit="MB", ours=peak, theirs=bound, ratio=peak / bound)
    return Goal(name, "memory" if files < 1_000 else "growth", measure, is_slow=files >= 1_000)


PRETTY, COMPACT, YAML, STORYBOARD = (
    Tree(encoding, nodes=100_000) for encoding in ("pretty", "compact", "yaml", "storyboard"))
FOLDER = Tree("pretty", files=500)
PROFILED = (PRETTY, COMPACT, YAML, STORYBOARD, FOLDER)
PEERS = (
    against("json-pretty", PRETTY, yardsticks.simdjson, 2.3, cat=30),
    against("json-compact", COMPACT, yardsticks.simdjson, 2.3, cat=45),
    against("yaml", YAML, yardsticks.libyaml, 0.5, cat=47),
    against("yaml-yams", YAML, yardsticks.yams, 25, cat=77, floor=True),
    against("storyboard", STORYBOARD, yardsticks.libxml2, 1.3, cat=33),
    against("xiblint-1k", Tree("storyboard", nodes=1_000), yardsticks.xiblint, 20, cat=10, floor=True),
    against("xiblint-10k", Tree("storyboard", nodes=10_000), yardsticks.xiblint, 25, cat=27, floor=True),
    against("xiblint-100k", STORYBOARD, yardsticks.xiblint, 25, cat=33, floor=True),
    against("axe-1k", Tree("pretty", nodes=1_000), yardsticks.axe, 400, cat=9, floor=True,
            their_tree=Tree("html", nodes=1_000)),
    against("axe-100k", PRETTY, yardsticks.axe, 1_800, cat=30, floor=True, their_tree=Tree("html", nodes=100_000),
            is_slow=True),
    Goal("folder-two-jobs", "peers", two_jobs),
    Goal("stream-two-jobs", "peers", stream_two_jobs),
    against("folder-xiblint", Tree("storyboard", files=500), yardsticks.xiblint, 20, cat=5, floor=True,
            options=("--jobs", "2")),
)
START_UP = (
    start_up("start-up-true", true, 4),
)
MEMORY = (*(memory(encoding) for encoding in ("pretty", "compact", "yaml", "storyboard")), folder_memory(500),
          Goal("memory-stream", "memory", stream_memory))
