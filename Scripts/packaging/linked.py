"""Parts of other projects that are linked into the program: the list of parts and the notices.

The linker's map says what was linked. Each archive in it has to be one that is known here, so that
nothing goes into a release without its licence."""

import hashlib
import json
import pathlib
import re
import subprocess
import urllib.parse
import uuid

import facts

SWIFT = "https://github.com/swiftlang"
# Archives of the Swift toolchain, by their names.
TOOLCHAIN = [
    (r"libdispatch|libBlocksRuntime|libswiftDispatch", "swift-corelibs-libdispatch",
     "Grand Central Dispatch"),
    (r"libswift\w+|libswift_\w+|swiftrt", "swift",
     "Swift's standard library and runtime, with tables of the Unicode Character Database"),
]
# Packages of Debian and Ubuntu that bring archives: a name, a licence and where its text lies.
SYSTEM = [
    (r"libc6-dev", "glibc", "LGPL-2.1-or-later", "LGPL-2.1",
     "https://sourceware.org/git/glibc.git", "The GNU C Library"),
    (r"libgcc-\d+-dev", "libgcc", "GPL-3.0-or-later WITH GCC-exception-3.1", "GPL-3",
     "https://gcc.gnu.org/git/gcc.git", "GCC's low-level runtime library"),
    (r"libstdc\+\+-\d+-dev", "libstdc++", "GPL-3.0-or-later WITH GCC-exception-3.1", "GPL-3",
     "https://gcc.gnu.org/git/gcc.git", "GCC's standard library of C++"),
]


class Unknown(Exception):
    """Something was linked whose origin or licence is not known."""


class Part:
    """A project of others, and what of it is in the program."""

    def __init__(self, name, title, version, licence, source, purl, texts):
        self.name, self.title, self.version = name, title, version
        self.licence, self.source, self.purl = licence, source, purl
        # Files of this machine with the licence and the copyrights.
        self.texts = texts
        self.linked = set()


def archives(link_map):
    """The files that the linker took something from, without those of this package."""
    section = re.compile(r"\s*[0-9a-f]+\s+[0-9a-f]+\s+[0-9a-f]+\s+\d+\s+(/?[^<:()]+)(?:\([^)]*\))?:\(")
    found = set()
    with open(link_map, errors="replace") as lines:
        for match in filter(None, map(section.match, lines)):
            found.add(match.group(1))
    return sorted(path for path in found if path.startswith("/") and not is_ours(path))


def is_ours(path):
    return re.search(r"/[\w-]+\.build/[^/]+\.o$|/a11y-lint[^/]*\.o$", path) is not None


def parts(link_map):
    """The parts that a map names, in order of their names."""
    found = {}
    for path in archives(link_map):
        part = toolchain_part(path) if "/swift_static/" in path else system_part(path)
        found.setdefault(part.name, part).linked.add(pathlib.Path(path).name)
    if not found:
        raise Unknown(f"{link_map} names no archive; it has to be the map of lld")
    return [found[name] for name in sorted(found)]


def toolchain_part(path):
    root = pathlib.Path(path.split("/lib/swift_static/")[0])
    for pattern, name, title in TOOLCHAIN:
        if re.fullmatch(rf"({pattern})\.(a|o)", pathlib.Path(path).name):
            said = output(root / "bin/swiftc", "--version")
            version = re.search(r"Swift version (\S+)", said).group(1)
            purl = f"pkg:github/swiftlang/{name}@swift-{version}-RELEASE"
            text = root / "share/swift/LICENSE.txt"
            licence = "Apache-2.0 WITH Swift-exception"
            return Part(name, title, version, licence, f"{SWIFT}/{name}", purl, [text])
    raise Unknown(f"{path} is linked, and Scripts/packaging/linked.py does not know its licence")


def system_part(path):
    real = str(pathlib.Path(path).resolve())
    package = output("dpkg-query", "--search", real).split(":")[0]
    for pattern, name, licence, text, source, title in SYSTEM:
        if re.fullmatch(pattern, package):
            version = output("dpkg-query", "--show", "--showformat=${Version}", package)
            system = re.search(r"(?m)^ID=(\w+)", pathlib.Path("/etc/os-release").read_text()).group(1)
            purl = f"pkg:deb/{system}/{package.replace('+', '%2B')}@{urllib.parse.quote(version)}"
            texts = [f"/usr/share/doc/{package}/copyright", f"/usr/share/common-licenses/{text}"]
            return Part(name, title, version, licence, source, purl, map(pathlib.Path, texts))
    raise Unknown(f"{path} of {package} is linked, and Scripts/packaging/linked.py does not know it")


def output(*command):
    try:
        return subprocess.run(command, check=True, capture_output=True, text=True).stdout
    except (OSError, subprocess.CalledProcessError) as error:
        raise Unknown(f"{' '.join(map(str, command))}: {error}; build on Debian or Ubuntu")


def expression(parts):
    """The licence of the program with all its parts, as SPDX writes it."""
    licences = [facts.LICENCE] + sorted({part.licence for part in parts})
    return " AND ".join(licences)


def notices(parts, version, repository):
    """The text of THIRD-PARTY-NOTICES: what is in the program, and each licence once."""
    lines = [
        f"Parts of other projects in {facts.NAME} {version}",
        "",
        f"{facts.NAME} itself is under the licence in LICENSE. Its program for Linux also contains:",
    ]
    texts = {}
    for part in parts:
        part.texts = list(part.texts)
        lines += ["", f"{part.name} {part.version}: {part.title}"]
        lines += [f"  licence  {part.licence}", f"  source   {part.source}", f"  package  {part.purl}"]
        lines += [f"  linked   {' '.join(sorted(part.linked))}"]
        for text in part.texts:
            contents = text.read_text(errors="replace").strip("\n")
            texts.setdefault(contents, (text.name, []))[1].append(part.name)
    lines += [
        "",
        "You may change the GNU C Library and link the program with your version: everything else",
        f"that is linked is source at {facts.homepage(repository)}, tag {version}, and Scripts/release",
        "there builds the program with the libraries of your machine.",
    ]
    for contents, (name, users) in texts.items():
        title = f"{name} of {', '.join(users)}"
        lines += ["", "=" * len(title), title, "=" * len(title), "", contents]
    return "\n".join(lines) + "\n"


def bill(parts, program, version, machine, repository):
    """The list of parts as CycloneDX has it."""
    digest = hashlib.sha256(program).hexdigest()
    root = f"{facts.NAME}@{version}"
    listed = [
        {
            "type": "library",
            "bom-ref": f"{part.name}@{part.version}",
            "name": part.name,
            "version": part.version,
            "description": part.title,
            "licenses": [{"expression": part.licence}],
            "purl": part.purl,
            "externalReferences": [{"type": "vcs", "url": part.source}],
            "properties": [
                {"name": f"{facts.NAME}:linked", "value": name} for name in sorted(part.linked)
            ],
        }
        for part in parts
    ]
    product = {
        "type": "application",
        "bom-ref": root,
        "name": facts.NAME,
        "version": version,
        "description": facts.SUMMARY,
        "hashes": [{"alg": "SHA-256", "content": digest}],
        "licenses": [{"license": {"id": facts.LICENCE}}],
        "purl": f"pkg:github/{repository.lower()}@{version}",
        "externalReferences": [{"type": "vcs", "url": facts.homepage(repository)}],
        "properties": [{"name": f"{facts.NAME}:platform", "value": f"linux-{machine}"}],
    }
    document = {
        "$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "serialNumber": uuid.uuid5(uuid.NAMESPACE_URL, f"{facts.homepage(repository)}#{digest}").urn,
        "version": 1,
        "metadata": {"timestamp": facts.time().strftime("%Y-%m-%dT%H:%M:%SZ"), "component": product},
        "components": listed,
        "dependencies": [{"ref": root, "dependsOn": [part["bom-ref"] for part in listed]}]
        + [{"ref": part["bom-ref"]} for part in listed],
    }
    return json.dumps(document, indent=2) + "\n"
