"""Runs whole processes and tells what they took."""

import os
import pathlib
import subprocess
import sys
import time

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
) -> str:
    """Runs one process to its end; gives what it printed where that is asked for."""
    try:
        done = subprocess.run(
            command, stdin=subprocess.DEVNULL, stdout=output, stderr=subprocess.DEVNULL, text=True,
            cwd=folder, timeout=patience,
        )
    except OSError as error:
        raise CannotRun(f"{command[0]}: {error.strerror}") from error
    except subprocess.TimeoutExpired as error:
        raise TooSlow(f"still running after {patience:.0f} s: {' '.join(command)}") from error
    if done.returncode not in accepted:
        raise CannotRun(f"exit code {done.returncode} of: {' '.join(command)}")
    return done.stdout or ""


def wall(command: list[str], accepted: tuple[int, ...] = (0,), folder: pathlib.Path | None = None) -> float:
    """The wall time of one process, in milliseconds."""
    begin = time.perf_counter()
    finished(command, accepted, folder=folder)
    return (time.perf_counter() - begin) * 1000


def cpu(command: list[str], accepted: tuple[int, ...] = (0,)) -> float:
    """What one process kept processors busy for, in milliseconds; other processes disturb it least."""
    quiet = [(os.POSIX_SPAWN_OPEN, stream, os.devnull, os.O_WRONLY, 0) for stream in (1, 2)]
    try:
        child = os.posix_spawn(command[0], command, os.environ, file_actions=quiet)
    except OSError as error:
        raise CannotRun(f"{command[0]}: {error.strerror}") from error
    _, status, usage = os.wait4(child, 0)
    code = os.waitstatus_to_exitcode(status)
    if code not in accepted:
        raise CannotRun(f"exit code {code} of: {' '.join(command)}")
    return (usage.ru_utime + usage.ru_stime) * 1000


def peak(command: list[str], accepted: tuple[int, ...] = (0,)) -> float:
    """The peak memory of one process in MB, in a run that is not timed."""
    printed = finished([str(OUT / "peak"), *command], accepted, output=subprocess.PIPE)
    unit = 1 if sys.platform == "darwin" else 1024  # macOS counts in bytes, Linux in KiB
    return int(printed.split()[-1]) * unit / MEGABYTE
