"""What we are measured against: programs beside this file, and linters that are installed."""

import dataclasses
import pathlib
import shutil
import subprocess
import sys
from collections.abc import Callable

from processes import OUT, CannotRun, finished

XIBLINT_RULES = (
    "accessibility_format", "accessibility_labels_for_image_buttons", "accessibility_labels_for_images",
    "accessibility_labels_for_text_with_placeholder",
)


@dataclasses.dataclass(frozen=True)
class Yardstick:
    """A program that does a part of our work on the same file."""

    name: str
    command: Callable[[pathlib.Path], list[str]]
    missing: Callable[[], str]  # why it cannot be run; empty where it can
    accepted: tuple[int, ...] = (0,)
    counts: bool = False  # whether it prints at least as large a number as there are nodes
    folder: pathlib.Path | None = None

    def check(self, path: pathlib.Path, nodes: int) -> None:
        """Makes sure that it read the input, too."""
        printed = finished(self.command(path), self.accepted, subprocess.PIPE, self.folder)
        words = printed.split()
        if not words or self.counts and int(words[0]) < 0.9 * nodes - 1:
            raise CannotRun(f"{self.name} says it saw {printed.strip()[:80] or 'nothing'} of {nodes} nodes")


def built(program: str, package: str) -> Callable[[], str]:
    """Why a program that Scripts/bench builds is not there."""
    return lambda: "" if (OUT / program).exists() else f"not built; needs {package}"


def file_or_all(program: str, suffix: str) -> Callable[[pathlib.Path], list[str]]:
    """A command on a file, or on all files of a folder."""
    def command(path: pathlib.Path) -> list[str]:
        files = sorted(path.rglob("*" + suffix)) if path.is_dir() else [path]
        return [str((OUT / program).resolve()), *map(str, files)]
    return command


def cat() -> Yardstick:
    """Reading all bytes and no more, for whoever lacks another yardstick."""
    def command(path: pathlib.Path) -> list[str]:
        files = sorted(file for file in path.rglob("*") if file.is_file()) if path.is_dir() else [path]
        return ["cat", *map(str, files)]
    return Yardstick("cat", command, lambda: "" if shutil.which("cat") else "there is no cat")


def xiblint_folder() -> pathlib.Path:
    """The folder that xiblint runs in, with its configuration: four rules."""
    folder = OUT / "xiblint"
    folder.mkdir(parents=True, exist_ok=True)
    rules = ", ".join(f'"{rule}"' for rule in XIBLINT_RULES)
    (folder / ".xiblint.json").write_text(f'{{"rules": [{rules}]}}\n', encoding="utf-8")
    return folder.resolve()


def no_xiblint() -> str:
    """Why xiblint cannot be run."""
    return "" if shutil.which("xiblint") else "not installed (pip package xiblint)"


def no_axe() -> str:
    """Why axe-core cannot be run."""
    try:
        import axe_playwright_python
        import playwright
    except ImportError:
        return "not installed (pip packages playwright and axe-playwright-python, apt package chromium)"
    return "" if axe_playwright_python and playwright else ""


def simdjson() -> Yardstick:
    """simdjson's DOM and one visit."""
    return Yardstick("simdjson", file_or_all("simdjson_visit", ".json"),
                     built("simdjson_visit", "apt package libsimdjson-dev"), counts=True)


def libyaml() -> Yardstick:
    """libyaml's events alone."""
    return Yardstick("libyaml events", file_or_all("libyaml_events", ".yaml"),
                     built("libyaml_events", "apt package libyaml-dev"), counts=True)


def yams() -> Yardstick:
    """Yams' tree of nodes alone."""
    return Yardstick("Yams", file_or_all("yams_compose", ".yaml"),
                     built("yams_compose", "--fetch, which fetches Yams"), counts=True)


def libxml2() -> Yardstick:
    """libxml2's SAX2 events alone."""
    return Yardstick("libxml2 SAX", file_or_all("libxml2_sax", ".storyboard"),
                     built("libxml2_sax", "apt package libxml2-dev"), counts=True)


def xiblint() -> Yardstick:
    """xiblint's four accessibility rules; it exits with 1 where it finds something."""
    return Yardstick("xiblint, 4 rules", lambda path: ["xiblint", str(path.resolve())], no_xiblint,
                     accepted=(0, 1), folder=xiblint_folder())


def axe() -> Yardstick:
    """axe-core in Chromium, the whole process."""
    script = pathlib.Path(__file__).parent / "axe_page.py"
    return Yardstick("axe-core in Chromium", lambda path: [sys.executable, str(script), str(path)], no_axe,
                     counts=True)


def program(name: str, path: str, missing: Callable[[], str]) -> Yardstick:
    """A program that reads no input."""
    return Yardstick(name, lambda _: [path], missing)
