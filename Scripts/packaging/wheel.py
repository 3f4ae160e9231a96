"""A Python wheel that holds the program: `pip install` puts it on the path.

The form is that of https://packaging.python.org/specifications/binary-distribution-format/."""

import base64
import hashlib
import io
import time
import zipfile

import facts

DISTRIBUTION = facts.NAME.replace("-", "_")


def static_tags(machine):
    """The platforms of a program that needs no library: any Linux, of whichever C library."""
    return [f"manylinux_2_17_{machine}", f"manylinux2014_{machine}", f"musllinux_1_1_{machine}"]


def name(version, tags):
    return f"{DISTRIBUTION}-{version}-py3-none-{'.'.join(tags)}.whl"


def metadata(version, licence, files, repository):
    fields = [
        ("Metadata-Version", "2.4"),
        ("Name", facts.NAME),
        ("Version", version),
        ("Summary", facts.SUMMARY),
        ("License-Expression", licence),
        *[("License-File", name) for name in files],
        ("Project-URL", f"Homepage, {facts.homepage(repository)}"),
        ("Project-URL", f"Changelog, {facts.homepage(repository)}/blob/main/CHANGELOG.md"),
        ("Classifier", "Environment :: Console"),
        ("Classifier", "Topic :: Software Development :: Quality Assurance"),
        ("Requires-Python", ">=3.8"),
        ("Description-Content-Type", "text/markdown"),
    ]
    return "".join(f"{key}: {value}\n" for key, value in fields) + f"\n{facts.introduction()}\n"


def write(folder, program, version, tags, licence, notices, repository=facts.REPOSITORY):
    """Writes the wheel into a folder, and gives its name. `notices` maps names to contents."""
    info = f"{DISTRIBUTION}-{version}.dist-info"
    header = ["Wheel-Version: 1.0", f"Generator: {facts.NAME} {version}", "Root-Is-Purelib: false"]
    header += [f"Tag: py3-none-{tag}" for tag in tags]
    described = metadata(version, licence, notices, repository)
    files = {
        f"{DISTRIBUTION}-{version}.data/scripts/{facts.NAME}": (program, 0o755),
        **{f"{info}/licenses/{name}": (text, 0o644) for name, text in notices.items()},
        f"{info}/METADATA": (described.encode(), 0o644),
        f"{info}/WHEEL": ("\n".join(header).encode() + b"\n", 0o644),
    }
    record = "".join(f"{path},{fingerprint(data)},{len(data)}\n" for path, (data, _) in files.items())
    files[f"{info}/RECORD"] = (f"{record}{info}/RECORD,,\n".encode(), 0o644)
    (folder / name(version, tags)).write_bytes(archive(files))
    return name(version, tags)


def fingerprint(contents):
    digest = hashlib.sha256(contents).digest()
    return "sha256=" + base64.urlsafe_b64encode(digest).rstrip(b"=").decode()


def archive(files):
    # The format knows no year before 1980.
    moment = time.gmtime(max(facts.seconds(), 315532800))[:6]
    output = io.BytesIO()
    with zipfile.ZipFile(output, "w") as wheel:
        for path, (contents, mode) in files.items():
            entry = zipfile.ZipInfo(path, moment)
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.create_system = 3
            entry.external_attr = (0o100000 | mode) << 16
            wheel.writestr(entry, contents, compresslevel=9)
    return output.getvalue()
