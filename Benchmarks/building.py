"""What building and testing take, from a fresh clone of the last commit; Scripts/bench --build runs this."""

import pathlib
import shutil
import statistics
import subprocess
import tempfile

import processes
from processes import Cost, metered

# Each step with its command, exit codes that are no failure, and the longest time it should take, in seconds.
STEPS = (
    ("release build", ("swift", "build", "-c", "release", "--product", "a11y-lint"), (0,), 195),
    ("swift run a11y-lint Examples, fresh clone", ("swift", "run", "a11y-lint", "Examples"), (0, 1), 75),
    ("swift test after it", ("swift", "test"), (0,), 240),
    ("swift test, built", ("swift", "test"), (0,), 60),
)


def measured(folder: pathlib.Path) -> list[Cost]:
    """The cost of each step in one fresh clone."""
    subprocess.run(["git", "clone", "--quiet", "--no-hardlinks", ".", str(folder)], check=True)
    costs = []
    for place, (_, command, accepted, _) in enumerate(STEPS):
        if place == 1:
            shutil.rmtree(folder / ".build")
        costs.append(metered(list(command), accepted, folder))
    return costs


def main(rounds: int) -> int:
    """Prints a row for each step: the medians of the rounds, and the goal."""
    processes.PATIENCE = 3_600.0
    runs = []
    for _ in range(rounds):
        with tempfile.TemporaryDirectory() as folder:
            runs.append(measured(pathlib.Path(folder) / "clone"))
    print("| step | time | goal | peak of one process |\n| --- | --- | --- | --- |")
    for place, (name, _, _, goal) in enumerate(STEPS):
        wall = statistics.median(run[place].wall for run in runs) / 1e3
        peak = statistics.median(run[place].peak for run in runs) / 1e3
        print(f"| {name} | {wall:.0f} s | ≤ {goal} s | {peak:.1f} GB |", flush=True)
    return 0
