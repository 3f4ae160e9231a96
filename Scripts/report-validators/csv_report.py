"""The table, by Python's csv."""

import csv
import re

import shown

FORMATS = ["csv"]
COLUMNS = (
    "kind path line column endLine endColumn severity certainty rule category message help screen nodeType nodeID "
    "nodePath speech wcag en301549 state reason fingerprint cause").split()
FORMULA = re.compile(r"^[\s\ufeff\u200b]*[=+\-@\uff1d\uff0b\uff0d\uff20\t\r]")


def check(path, sample, shared):
    data = path.read_bytes()
    assert not data.startswith(b"\xef\xbb\xbf") and data.endswith(b"\r\n")
    assert data.count(b"\n") == data.count(b"\r") == data.count(b"\r\n"), "a bare line break"
    text = data.decode("utf-8")
    shown.check_visible(text.replace("\r\n", "\n"))
    rows = list(csv.reader(text.splitlines(keepends=True), strict=True))
    assert rows[0] == COLUMNS
    assert len(rows) == data.count(b"\r\n"), "a row of several lines"
    assert all(len(row) == len(COLUMNS) for row in rows)
    for row in rows:
        for cell in row:
            assert not FORMULA.match(cell), "a formula: " + cell
    report = shown.report(path)
    findings = [dict(zip(COLUMNS, row)) for row in rows if row[0] == "finding"]
    errors = [dict(zip(COLUMNS, row)) for row in rows if row[0] == "inputError"]
    assert len(findings) == len(report["findings"]) and len(errors) == len(report["inputErrors"])
    for row, finding in zip(findings, report["findings"]):
        check_finding(row, finding)
    for row, error in zip(errors, report["inputErrors"]):
        assert (row["path"], row["message"]) == (meant(error["path"]), meant(error["message"]))
        assert row["line"] == str(error["line"] or "") and row["rule"] == "input-error"


def check_finding(row, finding):
    for name in "path severity certainty rule category message help screen nodeType nodeID nodePath speech".split():
        assert row[name] == meant(finding[name] or ""), f"{name}: {row[name]!r}, not {finding[name]!r}"
    assert row["state"] == finding["state"] and row["fingerprint"] == finding["fingerprint"]
    assert row["wcag"].split() == finding["wcag"] and row["en301549"].split() == finding["en301549"]
    start, end = finding["range"]["start"], finding["range"]["end"]
    place = [start["line"], start["column"], end["line"], end["column"]]
    assert [int(row[name]) for name in COLUMNS[2:6]] == place


def meant(text):
    """A text as its cell has it."""
    guard = "'" if FORMULA.match(text.replace("\t", " ").replace("\r", " ")) else ""
    return guard + shown.shown_in_logs(text)
