"""Runs whole processes and tells what they took."""

import dataclasses
import os
import pathlib
import signal
import subprocess
import sys

OUT = pathlib.Path(".build-bench")
MEGABYTE = 1_000_000
# How many seconds a process may run before it is stopped.
PATIENCE = 900.0


class CannotRun(Exception):
    """Something that was to be measured did not run; the message says what and why."""


class TooSlow(CannotRun):
    """A process that was stopped."""


def finished(
    command: list[str], accepted: tuple[int, ...] = (0,), output: int = subprocess.DEVNULL,
    folder: pathlib.Path | None = None, patience: float = PATIENCE,
    given: pathlib.Path = pathlib.Path(os.devnull), error: int = subprocess.DEVNULL,
) -> str:
    """Runs one process to its end; gives what it printed where that is asked for, or what it complained of."""
    try:
        with given.open("rb") as standard_input:
            done = subprocess.run(
                command, stdin=standard_input, stdout=output, stderr=error, text=True,
                cwd=folder, timeout=patience,
            )
    except OSError as error:
        raise CannotRun(f"{command[0]}: {error.strerror}") from error
    except subprocess.TimeoutExpired as error:
        raise TooSlow(f"still running after {patience:.0f} s: {' '.join(command)}") from error
    if done.returncode not in accepted:
        raise CannotRun(f"exit code {done.returncode} of: {' '.join(command)}")
    return done.stdout or done.stderr or ""


@dataclasses.dataclass(frozen=True)
class Cost:
    """What one process took."""

    wall: float  # milliseconds by the clock
    cpu: float  # milliseconds of processor time; other processes disturb it least
    peak: float  # memory, in MB


def metered(
    command: list[str], accepted: tuple[int, ...] = (0,), folder: pathlib.Path | None = None,
    given: pathlib.Path = pathlib.Path(os.devnull),
) -> Cost:
    """Runs one process to its end and gives what it took; meter.c says why a program measures that."""
    meter = [str((OUT / "meter").resolve()), str(round(PATIENCE)), *command]
    try:
        with given.open("rb") as standard_input:
            done = subprocess.run(
                meter, stdin=standard_input, stdout=subprocess.PIPE, text=True, cwd=folder, check=False)
    except OSError as error:
        raise CannotRun(f"{meter[0]}: {error.strerror}") from error
    if done.returncode:
        raise CannotRun(f"cannot be started: {' '.join(command)}")
    code, nanoseconds, microseconds, memory = map(int, done.stdout.split())
    if code == 256 + signal.SIGKILL:
        raise TooSlow(f"killed, or still running after {PATIENCE:.0f} s: {' '.join(command)}")
    if code not in accepted:
        raise CannotRun(f"exit code {code} of: {' '.join(command)}")
    unit = 1 if sys.platform == "darwin" else 1024  # macOS counts in bytes, Linux in KiB
    return Cost(nanoseconds / 1e6, microseconds / 1e3, memory * unit / MEGABYTE)
