"""Facts about the product that every package names, and how its files are written.

Nothing here depends on the machine or the time of day: the same program gives the same bytes."""

import datetime
import io
import os
import pathlib
import re
import subprocess
import tarfile

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
NAME = "a11y-lint"
SUMMARY = "Finds VoiceOver problems in iOS screens without a device or simulator"
LICENCE = "MIT"
# Where the repository lies, unless the release says otherwise.
REPOSITORY = "OWNER/a11y-lint"


def version():
    """The version that the sources say, which is the only place that has it."""
    source = (ROOT / "Sources/LintReports/Reporters/Reporter.swift").read_text()
    return re.search(r'static let version = "([0-9]+\.[0-9]+\.[0-9]+)"', source).group(1)


def introduction():
    """The first paragraph of README.md."""
    return (ROOT / "README.md").read_text().split("\n\n")[1]


def homepage(repository):
    return f"https://github.com/{repository}"


def release_address(repository, version):
    """The folder of a release's files."""
    return f"{homepage(repository)}/releases/download/{version}"


def seconds():
    """The time that files carry: SOURCE_DATE_EPOCH, or that of the last commit."""
    given = os.environ.get("SOURCE_DATE_EPOCH")
    if given is None:
        log = ["git", "-C", ROOT, "log", "-1", "--format=%ct"]
        given = subprocess.run(log, check=True, capture_output=True, text=True).stdout
    return int(given)


def time():
    return datetime.datetime.fromtimestamp(seconds(), datetime.timezone.utc)


def tar(files, folders=()):
    """The bytes of a tar archive. `files` maps paths to contents and modes, in the order given."""
    output = io.BytesIO()
    with tarfile.open(fileobj=output, mode="w", format=tarfile.USTAR_FORMAT) as archive:
        for path in folders:
            entry = tarfile.TarInfo(path)
            entry.type, entry.mode, entry.mtime = tarfile.DIRTYPE, 0o755, seconds()
            archive.addfile(entry)
        for path, (contents, mode) in files.items():
            entry = tarfile.TarInfo(path)
            entry.size, entry.mode, entry.mtime = len(contents), mode, seconds()
            archive.addfile(entry, io.BytesIO(contents))
    return output.getvalue()


def folders_above(paths):
    """Every folder that a list of paths needs, outermost first."""
    found = set()
    for path in paths:
        found.update(str(folder) for folder in pathlib.PurePosixPath(path).parents)
    return sorted(found - {"."})
