"""The files that are linted: made once, and again when their generator changes."""

import dataclasses
import os
import pathlib
import subprocess
import sys

import adversarial
from processes import OUT, CannotRun

TREES = OUT / "trees"
GENERATOR = pathlib.Path("../shared/bench/gen_tree.py")
SUFFIX = {"pretty": ".json", "compact": ".compact.json", "yaml": ".yaml", "storyboard": ".storyboard", "html": ".html"}


@dataclasses.dataclass(frozen=True)
class Tree:
    """A file of so many nodes, or a folder of so many files of about 200 nodes."""

    encoding: str
    nodes: int = 0
    files: int = 0
    seed: int = 7

    @property
    def path(self) -> pathlib.Path:
        """Where it lies, once it is made."""
        folder = TREES / f"seed{self.seed}"
        if self.files:
            return folder / f"repo{self.files}" / self.encoding
        return folder / f"tree{self.nodes}{SUFFIX[self.encoding]}"

    def made(self) -> pathlib.Path:
        """The file or folder, made unless one newer than the generator is there."""
        path = self.path
        if is_newer(path, GENERATOR):
            return path
        size = ["--repo", str(self.files)] if self.files else ["--nodes", str(self.nodes)]
        run_generator([*size, "--encodings", self.encoding, "--seed", str(self.seed),
                       "--out", str(TREES / f"seed{self.seed}")])
        os.utime(path)
        return path


def streamed(files: int, seed: int) -> pathlib.Path:
    """The trees of a folder, one in each line."""
    folder = Tree("compact", files=files, seed=seed).made()
    path = folder.parent / "compact.ndjson"
    if not is_newer(path, folder):
        lines = [b" ".join(file.read_bytes().split(b"\n")) for file in sorted(folder.rglob("*.json"))]
        path.write_bytes(b"\n".join(lines) + b"\n")
    return path


def is_newer(path: pathlib.Path, than: pathlib.Path) -> bool:
    """Whether a file is there, and was made after another."""
    return path.exists() and path.stat().st_mtime > than.stat().st_mtime


def run_generator(arguments: list[str]) -> None:
    """Runs the generator of trees."""
    made = subprocess.run([sys.executable, str(GENERATOR), *arguments], capture_output=True, text=True)
    if made.returncode != 0:
        raise CannotRun(f"{GENERATOR}: {made.stderr.strip()}")


def shaped(shape: str, nodes: int) -> pathlib.Path:
    """A tree of an adversarial shape, or a file of Swift."""
    suffix = "swift" if shape in adversarial.SWIFT_SHAPES else "a11y.json"
    path = TREES / "shapes" / shape / f"{nodes}.{suffix}"
    if not is_newer(path, pathlib.Path(adversarial.__file__)):
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("w", encoding="utf-8") as file:
            file.writelines(adversarial.pieces(shape, nodes))
    return path


def ordinary_swift(like: pathlib.Path) -> pathlib.Path:
    """A file of ordinary views of about as many bytes as another one."""
    path = like.parent / "ordinary" / like.name
    if not is_newer(path, like):
        path.parent.mkdir(exist_ok=True)
        path.write_text(adversarial.swift_ordinary(like.stat().st_size), encoding="utf-8")
    return path
