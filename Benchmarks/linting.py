"""Our side of each pair: the command, and whether it read what it was given."""

import dataclasses
import json
import pathlib
import subprocess

from processes import OUT, PATIENCE, CannotRun, finished, metered

REPORT = OUT / "report.json"
LINTED = (0, 1)  # findings at the gate are a result, not a failure
# The rules that the first bounds were set for.
FIRST_RULES = (
    "control-missing-label", "icon-button-missing-label", "image-missing-label", "label-is-asset-name",
    "gesture-only-interaction", "interactive-missing-role-trait", "conflicting-traits", "speech-all-caps",
    "speech-digit-run", "overlapped-not-hidden", "container-swallows-children", "touch-target-too-small",
)
RULES = {"all": [], "first": ["--only", ",".join(FIRST_RULES)]}


@dataclasses.dataclass(frozen=True)
class Bench:
    """What the command line asks for."""

    binary: str
    rules: str
    rounds: int
    seed: int

    def lint(self, path: pathlib.Path, *options: str) -> list[str]:
        """The command that lints; the trees lie in a folder that git ignores."""
        return [self.binary, "lint", "--no-config", "--no-ignore", "--format", f"json:{REPORT}",
                str(path), *RULES[self.rules], *options]

    def read(
        self, command: list[str], files: int = 1, nodes: int = 0, patience: float = PATIENCE
    ) -> int:
        """Makes sure that the input was read, and gives its nodes: a run that skipped its files is
        no measurement. The generator counts the app and its screens as nodes; a reader need not."""
        REPORT.unlink(missing_ok=True)
        finished(command, LINTED, patience=patience)
        try:
            summary = json.loads(REPORT.read_text(encoding="utf-8"))["summary"]
            counted, broken = summary["files"], summary["inputErrors"]
        except (OSError, ValueError, KeyError, TypeError) as error:
            raise CannotRun(f"no report with a summary was written by: {' '.join(command)}") from error
        if counted != files or broken or summary["nodes"] < 0.9 * nodes - 1:
            raise CannotRun(f"the report is about {counted} files and {summary['nodes']} nodes, and "
                            f"{broken} things could not be read: {' '.join(command)}")
        return summary["nodes"]

    def stream(self, jobs: int) -> list[str]:
        """The command that lints trees as they come."""
        return [self.binary, "lint", "--no-config", "--stream", "--jobs", str(jobs), *RULES[self.rules]]

    def read_stream(self, path: pathlib.Path, trees: int) -> None:
        """Makes sure that each tree of a stream was read."""
        said = finished(self.stream(2), LINTED, subprocess.PIPE, given=path).splitlines()
        events = [json.loads(line) for line in said]
        read = sum(event["kind"] == "file" and not event["inputErrors"] for event in events)
        if read != trees:
            raise CannotRun(f"{read} of {trees} trees were read: {' '.join(self.stream(2))}")

    def cpu(self, command: list[str], rounds: int) -> float:
        """The least processor time of some runs: what disturbs a run only adds to it. After a second
        one run will do."""
        least = metered(command, LINTED).cpu
        for _ in range(rounds - 1 if least < 1_000 else 0):
            least = min(least, metered(command, LINTED).cpu)
        return least

    def peak(self, command: list[str]) -> float:
        """The peak memory in MB."""
        return metered(command, LINTED).peak
