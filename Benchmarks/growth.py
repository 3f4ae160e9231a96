"""How time and memory grow: with the nodes of a file, with files, and on trees made to be slow.

Processor time with one job, since it is to be told whether a line is straight: threads and other
processes would bend it.
"""

import adversarial
from goals import Goal, folder_memory
from linting import Bench
from processes import MEGABYTE, TooSlow
from results import Result
from trees import Tree, ordinary_swift, shaped

ENCODINGS = ("pretty", "compact", "yaml", "storyboard")
ONE_JOB = ("--jobs", "1")
# How much more a node may take in a large file than in one of ten thousand.
STRAIGHT = 1.15
# How many times the time of an ordinary tree one that is made to be slow may take.
ADVERSARIAL = 5.0
# After how many seconds such a tree is given up.
PATIENCE = 20.0


def of_time(encoding: str, large: int, is_slow: bool) -> Goal:
    """The time of a node in a large file against that in one of ten thousand."""
    name = f"growth-time-{encoding}-{short(large)}"

    def measure(bench: Bench) -> Result:
        base = bench.cpu(bench.lint(Tree("pretty", nodes=1).made(), *ONE_JOB), bench.rounds)
        costs = []
        for nodes, rounds in ((10_000, bench.rounds), (large, 1 if is_slow else 3)):
            command = bench.lint(Tree(encoding, nodes=nodes, seed=bench.seed).made(), *ONE_JOB)
            counted = bench.read(command, nodes=nodes)
            costs.append((bench.cpu(command, rounds) - base) / counted * 1_000)
        return Result(name, "a node of 10 thousand", STRAIGHT, unit="µs", ours=costs[1], theirs=costs[0],
                      ratio=costs[1] / costs[0])
    return Goal(name, "growth", measure, is_slow)


def of_memory(encoding: str, large: int, is_slow: bool) -> Goal:
    """The memory of a node in a large file against that in one of ten thousand."""
    name = f"growth-memory-{encoding}-{short(large)}"

    def measure(bench: Bench) -> Result:
        base = bench.peak(bench.lint(Tree("pretty", nodes=1).made(), *ONE_JOB))
        costs = []
        for nodes in (10_000, large):
            command = bench.lint(Tree(encoding, nodes=nodes, seed=bench.seed).made(), *ONE_JOB)
            costs.append((bench.peak(command) - base) / nodes * MEGABYTE)
        return Result(name, "a node of 10 thousand", STRAIGHT, unit="B", ours=costs[1], theirs=costs[0],
                      ratio=costs[1] / costs[0])
    return Goal(name, "growth", measure, is_slow)


def of_files(large: int, is_slow: bool) -> Goal:
    """The time of a node in a folder of many files against that in one of ten."""
    name = f"growth-time-{large}-files"

    def measure(bench: Bench) -> Result:
        base = bench.cpu(bench.lint(Tree("pretty", nodes=1).made(), *ONE_JOB), bench.rounds)
        costs = []
        for files in (10, large):
            command = bench.lint(Tree("pretty", files=files, seed=bench.seed).made(), *ONE_JOB)
            counted = bench.read(command, files=files)
            costs.append((bench.cpu(command, bench.rounds if files == 10 else 2) - base) / counted * 1_000)
        return Result(name, "a node of 10 files", STRAIGHT, unit="µs", ours=costs[1], theirs=costs[0],
                      ratio=costs[1] / costs[0])
    return Goal(name, "growth", measure, is_slow)


def of_shape(shape: str) -> Goal:
    """A tree that is made to be slow, against an ordinary one of as many nodes or as many bytes."""
    nodes = adversarial.SIZES.get(shape, 10_000)

    def measure(bench: Bench) -> Result:
        path = shaped(shape, nodes)
        if shape in adversarial.SWIFT_SHAPES:
            against, other = "ordinary views", ordinary_swift(path)
        else:
            # An ordinary node takes up about a hundred bytes; a single long text has no other size.
            size = max(nodes, path.stat().st_size // 100 if shape in adversarial.BY_SIZE else 0)
            size = min((10_000, 20_000, 50_000, 100_000, 200_000), key=lambda step: abs(step - size))
            against, other = f"ordinary, {short(size)}", Tree("compact", nodes=size, seed=bench.seed).made()
        theirs = bench.cpu(bench.lint(other, *ONE_JOB), 3)
        command = bench.lint(path, *ONE_JOB)
        ours, reason = PATIENCE * 1_000, f"stopped after {PATIENCE:.0f} s"
        try:
            bench.read(command, files=1, patience=PATIENCE)
            ours, reason = bench.cpu(command, 3), ""
        except TooSlow:
            pass
        return Result(shape, against, ADVERSARIAL, ours=ours, theirs=theirs,
                      ratio=ours / theirs, reason=reason)
    return Goal(shape, "adversarial", measure)


def short(number: int) -> str:
    """A number as a word of a name."""
    return f"{number // 1_000_000}M" if number >= 1_000_000 else f"{number // 1_000}k"


GROWTH = tuple(
    goal(encoding, large, is_slow)
    for large, is_slow in ((100_000, False), (1_000_000, True))
    for encoding in ENCODINGS for goal in (of_time, of_memory)
) + (of_files(1_000, False), of_files(10_000, True), folder_memory(10_000))
SHAPES = tuple(of_shape(shape) for shape in adversarial.SHAPES | adversarial.SWIFT_SHAPES)
