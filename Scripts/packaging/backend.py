"""What `pip` and pre-commit call to install this repository (PEP 517): it gives them a wheel.

The released one is taken where these sources are exactly those of a release, which takes seconds;
otherwise the program is built, which takes minutes and needs Swift. `A11Y_LINT_BUILD=1` always
builds. `A11Y_LINT_RELEASES` is the address of a mirror that has releases as GitHub has them."""

import hashlib
import os
import pathlib
import platform
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import urllib.request

import facts
import wheel


class NotReleased(Exception):
    """Why no released program is used."""


def get_requires_for_build_wheel(config_settings=None):
    return []


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):
    folder = pathlib.Path(wheel_directory)
    try:
        return released(folder)
    except NotReleased as reason:
        print(f"a11y-lint is built from its sources, which takes minutes: {reason}", file=sys.stderr)
        return built(folder)


def released(folder):
    """Downloads the wheel of the release that has these sources, and gives its name."""
    version = facts.version()
    if os.environ.get("A11Y_LINT_BUILD") == "1":
        raise NotReleased("A11Y_LINT_BUILD is set")
    if sys.platform != "linux":
        raise NotReleased(f"released programs are for Linux, and this is {sys.platform}")
    address = f"{os.environ.get('A11Y_LINT_RELEASES') or releases()}/{version}"
    if git("rev-parse", "HEAD") not in tagged(version):
        raise NotReleased(f"these sources are not those of the tag {version}")
    if git("status", "--porcelain", "--untracked-files=no") or git(
        "ls-files", "--others", "--exclude-standard", "--", "Package.swift", "Sources"
    ):
        raise NotReleased(f"these sources were changed since the tag {version}")
    name = wheel.name(version, wheel.static_tags(platform.machine()))
    digests = checksums(downloaded(f"{address}/SHA256SUMS"), f"{address}/SHA256SUMS")
    if name not in digests:
        raise NotReleased(f"{address} has no program for {platform.machine()}")
    contents = downloaded(f"{address}/{name}")
    # A file that is not the one that was released is an error, and no reason to build.
    if hashlib.sha256(contents).hexdigest() != digests[name]:
        raise SystemExit(f"error: {address}/{name} does not have the checksum of SHA256SUMS")
    (folder / name).write_bytes(contents)
    return name


def checksums(contents, address):
    """The checksums of a release by the names of its files."""
    digests = {}
    for number, line in enumerate(contents.decode(errors="replace").splitlines(), start=1):
        match = re.fullmatch(r"([0-9a-f]{64}) [ *](\S+)", line)
        if match is None:
            raise SystemExit(f"error: line {number} of {address} is not a checksum and a name")
        digests[match.group(2)] = match.group(1)
    return digests


def releases():
    """The address of the releases of the repository that was cloned."""
    origin = git("remote", "get-url", "origin")
    match = re.fullmatch(r"(https://github\.com/[^/]+/[^/]+?)(\.git)?/?", origin)
    if match is None:
        raise NotReleased(f"{origin} is not a repository on GitHub")
    return f"{match.group(1)}/releases/download"


def tagged(version):
    """The commit of the version's tag, and the tag itself. A shallow clone has no tags."""
    lines = git("ls-remote", "origin", f"refs/tags/{version}", f"refs/tags/{version}^{{}}")
    return [line.split()[0] for line in lines.splitlines()]


def git(*arguments):
    command = ["git", "-C", facts.ROOT, *arguments]
    try:
        return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError) as error:
        raise NotReleased(f"git {arguments[0]} failed, so the release is not known ({error})")


def downloaded(address):
    try:
        with urllib.request.urlopen(address, timeout=60) as answer:
            return answer.read()
    except OSError as error:
        raise NotReleased(f"{address}: {error}")


def built(folder):
    """Builds the program for this machine, and gives the name of its wheel."""
    if shutil.which("swift") is None:
        raise SystemExit("error: building a11y-lint needs Swift 6.2 or later (https://swift.org/install)")
    with tempfile.TemporaryDirectory() as scratch:
        command = ["swift", "build", "--package-path", str(facts.ROOT), "--scratch-path", scratch]
        command += ["--configuration", "release", "--product", "a11y-lint"]
        command += ["--static-swift-stdlib"] if sys.platform == "linux" else []
        subprocess.run(command, check=True, stdout=sys.stderr)
        place = subprocess.run([*command, "--show-bin-path"], check=True, capture_output=True, text=True)
        program = pathlib.Path(place.stdout.strip(), "a11y-lint").read_bytes()
    tag = re.sub(r"[-.]", "_", sysconfig.get_platform())
    notices = {"LICENSE": (facts.ROOT / "LICENSE").read_bytes()}
    return wheel.write(folder, program, facts.version(), [tag], facts.LICENCE, notices)
