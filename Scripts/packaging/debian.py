"""A package for Debian and Ubuntu.

The form is that of deb(5): an `ar` archive of two compressed `tar` archives. It is written here, so
that no tool of Debian's is needed, and the same program gives the same bytes."""

import gzip
import hashlib
import lzma

import facts

ARCHITECTURES = {"x86_64": "amd64", "aarch64": "arm64"}


def name(version, machine):
    return f"{facts.NAME}_{version}_{ARCHITECTURES[machine]}.deb"


def write(folder, program, version, machine, notices, completions, repository):
    """Writes the package into a folder, and gives its name."""
    documents = f"usr/share/doc/{facts.NAME}"
    copyright = b"\n\n".join(notices.values())
    changes = (facts.ROOT / "CHANGELOG.md").read_bytes()
    files = {
        f"usr/bin/{facts.NAME}": (program, 0o755),
        f"{documents}/copyright": (copyright, 0o644),
        f"{documents}/changelog.gz": (gzip.compress(changes, 9, mtime=0), 0o644),
        "usr/share/bash-completion/completions/a11y-lint": (completions["bash"], 0o644),
        "usr/share/zsh/vendor-completions/_a11y-lint": (completions["zsh"], 0o644),
        "usr/share/fish/vendor_completions.d/a11y-lint.fish": (completions["fish"], 0o644),
    }
    sums = "".join(f"{hashlib.md5(data).hexdigest()}  {path}\n" for path, (data, _) in files.items())
    described = control(files, version, machine, repository)
    members = {
        "debian-binary": b"2.0\n",
        "control.tar.xz": packed(
            {"control": (described.encode(), 0o644), "md5sums": (sums.encode(), 0o644)}
        ),
        "data.tar.xz": packed(files),
    }
    (folder / name(version, machine)).write_bytes(ar(members))
    return name(version, machine)


def control(files, version, machine, repository):
    owner = repository.split("/")[0]
    kilobytes = sum(-(-len(contents) // 1024) for contents, _ in files.values())
    lines = facts.introduction().splitlines()
    return "".join(
        line + "\n"
        for line in [
            f"Package: {facts.NAME}",
            f"Version: {version}",
            f"Architecture: {ARCHITECTURES[machine]}",
            f"Maintainer: a11y-lint maintainers <{owner}@users.noreply.github.com>",
            f"Installed-Size: {kilobytes}",
            "Section: devel",
            "Priority: optional",
            f"Homepage: {facts.homepage(repository)}",
            f"Description: {facts.SUMMARY[0].lower()}{facts.SUMMARY[1:]}",
            *[f" {line}" for line in lines],
        ]
    )


def packed(files):
    named = {f"./{path}": value for path, value in files.items()}
    folders = ["./"] + [f"./{folder}" for folder in facts.folders_above(files)]
    return lzma.compress(facts.tar(named, folders), preset=6)


def ar(members):
    output = b"!<arch>\n"
    for name, contents in members.items():
        header = f"{name:<16}{facts.seconds():<12}{0:<6}{0:<6}{0o100644:<8o}{len(contents):<10}`\n"
        output += header.encode() + contents + b"\n" * (len(contents) % 2)
    return output
