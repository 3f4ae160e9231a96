"""reviewdog's formats, by its schemas."""

import json

import host_reports as reports

FORMATS = ["rdjson", "rdjsonl"]

SEVERITIES = {"error": "ERROR", "warning": "WARNING", "note": "INFO"}


def check(path, sample, shared):
    text = reports.text(path)
    if path.stem == "rdjson":
        result = json.loads(text)
        diagnostics = result["diagnostics"]
        sliced = dict(result, diagnostics=reports.slices(diagnostics))
        reports.conform(sliced, shared / "rdf/DiagnosticResult.json")
    else:
        lines = text.split("\n")
        assert lines.pop() == ""
        assert all(len(line.encode()) + 1 < 65_536 for line in lines), "a line is too long"
        diagnostics = [json.loads(line) for line in lines]
        assert all(item["source"]["name"] == "a11y-lint" for item in diagnostics)
        for item in reports.slices(diagnostics):
            reports.conform(item, shared / "rdf/Diagnostic.json")
    own = reports.own(path)
    errors = [item for item in diagnostics if item["code"]["value"] == "input-error"]
    others = [item for item in diagnostics if item["code"]["value"] != "input-error"]
    assert [(item["location"]["path"], item["message"]) for item in errors] == [
        (error["path"], error["message"]) for error in own["inputErrors"]
    ]
    findings = reports.new(own)
    assert len(others) == len(findings)
    for finding, item in zip(findings, others):
        compare(finding, item)


def compare(finding, item):
    review = finding["certainty"] == "needsReview"
    assert item["code"]["value"] == finding["rule"]
    assert item["severity"] == ("INFO" if review else SEVERITIES[finding["severity"]])
    start = "To review: " if review else ""
    assert item["message"].startswith(start + finding["message"])
    assert item["message"].endswith(finding["help"])
    assert item["location"]["path"] == finding["path"]
    place(finding["range"], item["location"]["range"])
    if finding["wcag"]:
        assert item["code"]["url"].startswith("https://www.w3.org/WAI/WCAG22/Understanding/")
    fixes = [fix for fix in finding["fixes"] if fix["edits"] and fix["safety"] != "template"]
    suggestions = item.get("suggestions", [])
    # Those in very long lines are left out.
    assert len(suggestions) <= len(fixes)
    for suggestion in suggestions:
        texts = ["".join(edit["text"] for edit in fix["edits"]) for fix in fixes]
        assert suggestion["text"] in texts or any(len(fix["edits"]) > 1 for fix in fixes)
    related = item.get("related_locations", [])
    assert len(related) == len(finding["related"])
    for other, mine in zip(finding["related"], related):
        assert mine["message"] == other["message"]
        place(other["range"], mine["location"]["range"])


def place(theirs, mine):
    for side in ["start", "end"]:
        assert mine[side]["line"] == theirs[side]["line"]
        # A character takes one byte to four.
        column = theirs[side]["column"]
        assert column <= mine[side]["column"] <= 4 * column
    if theirs["start"]["line"] == theirs["end"]["line"]:
        length = theirs["end"]["offset"] - theirs["start"]["offset"]
        assert mine["end"]["column"] - mine["start"]["column"] == length
