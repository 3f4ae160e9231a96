"""TAP, by prove and tap.py."""

import contextlib
import io
import re
import shutil
import subprocess

import shown

FORMATS = ["tap"]


class Missing(Exception):
    """A tool that is not installed."""


def described(text):
    """The text as a description has it."""
    return shown.shown(text).replace("\\", "\\\\").replace("#", "\\u{23}")


def check(path, sample, shared):
    text = path.read_bytes().decode("utf-8")
    shown.check_visible(text)
    report = shown.report(path)
    findings = shown.new(report)
    if not shutil.which("prove"):
        raise Missing("prove")
    run = subprocess.run(["prove", "--exec", "cat", str(path)], capture_output=True, text=True)
    fails = bool(report["failedGates"] or report["inputErrors"])
    assert (run.returncode != 0) == fails, f"prove: {run.stdout[-300:]}{run.stderr[-300:]}"
    assert "Parse errors" not in run.stdout, run.stdout[-300:]
    results = check_lines(text)
    wanted = len(findings) + len(report["inputErrors"]) + len(report["failedGates"])
    assert sum(line.startswith("not ok") for line in results) == wanted
    for line in results:
        assert line.count("#") == (1 if re.search(r" # TODO (to review|allowed by the gate)$", line) else 0), line
    reviews = sum(finding["certainty"] == "needsReview" for finding in findings)
    assert sum(line.endswith(" # TODO to review") for line in results) == reviews
    check_read(text if sample != "thousands" else start(text, 200), report, sample)


def start(text, count):
    """The first tests of a report as one."""
    lines = text.split("\n")
    end = [index for index, line in enumerate(lines) if line.startswith(("ok", "not ok"))][count]
    return "\n".join([lines[0], f"1..{count}"] + lines[2:end]) + "\n"


def check_lines(text):
    lines = text.splitlines()
    assert lines[0] == "TAP version 13"
    results = [line for line in lines if line.startswith(("ok", "not ok"))]
    assert lines[1].split(" ")[0] == f"1..{len(results)}"
    for number, line in enumerate(results, 1):
        assert re.match(rf"(not )?ok {number} - ", line), line
    others = [line for line in lines[2:] if not line.startswith(("ok ", "not ok ", "  "))]
    assert not others, others[:3]
    return results


def check_read(text, report, sample):
    import yaml
    from tap.parser import Parser

    # It warns of a module that it wants for blocks, which are read here.
    with contextlib.redirect_stdout(io.StringIO()):
        results = [line for line in Parser().parse_text(text) if line.category == "test"]
    blocks = re.findall(r"(?ms)^((?:not )?ok) (\d+) [^\n]*\n(?:  ---\n(.*?)^  \.\.\.\n)?", text)
    assert [line.number for line in results] == [int(number) for _, number, _ in blocks]
    assert [line.ok for line in results] == [word == "ok" for word, _, _ in blocks]
    read = [(line.description, yaml.safe_load(block)) for line, (_, _, block) in zip(results, blocks) if block]
    if sample == "thousands":
        assert all(value["severity"] for _, value in read) and len(read) == len(results)
        return
    entries = shown.new(report) + report["inputErrors"]
    assert len(read) == len(entries)
    for (_, _, block), (_, value) in zip([block for block in blocks if block[2]], read):
        assert block.count("\n") == len(value), "a member given twice"
    for entry in entries:
        wanted = members(entry)
        fits = [description for description, value in read
                if {name: text for name, text in value.items() if name != "subject"} == wanted]
        assert fits, f"not there or changed: {wanted}"
        ending = ": " + described(entry["message"]).rstrip()
        assert all(description.endswith(ending) for description in fits), f"cut: {fits}"


def members(entry):
    """What the block of a finding or an input error says, but for the subject."""
    start = entry["range"]["start"] if "range" in entry else entry
    names = ["rule", "severity", "certainty", "message", "help", "path", "speech", "fingerprint"]
    value = {name: shown.shown_in_logs(entry[name]) for name in names if entry.get(name) is not None}
    value.update({name: start[name] for name in ["line", "column"] if start[name] is not None})
    if "range" in entry:
        return dict(value, wcag=" ".join(entry["wcag"]))
    return dict(value, rule="input-error", severity="error")
