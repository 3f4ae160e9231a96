"""SARIF: both schemas, GitHub's limits, sarif-tools, and the findings of the JSON report."""

import contextlib
import csv
import gzip
import io
import json
import pathlib
import tempfile
import urllib.parse

import host_reports as reports

FORMATS = ["sarif"]

RANK = {"error": 0, "warning": 1, "note": 2}


def check(path, sample, shared):
    text = reports.text(path)
    assert len(gzip.compress(text.encode())) < 10_000_000, "GitHub refuses a file of that size"
    log = json.loads(text)
    (run,) = log["runs"]
    results, own = run["results"], reports.own(path)
    limits(run, own)
    rules(run)
    for finding, result in pairs(own, results):
        compare(finding, result)
    fingerprints(results)
    notifications(run, own)
    sliced = dict(log, runs=[dict(run, results=reports.slices(results))])
    for name in ["sarif/sarif-schema-2.1.0.json", "sarif/sarif-2.1.0.schemastore.json",
                 "derived/github-code-scanning-profile.schema.json"]:
        reports.conform(sliced, shared / name)
    tools(path if len(results) < 1_000 else None, sliced)


def limits(run, own):
    results = run["results"]
    assert len(results) <= 25_000
    assert len(results) + run["properties"]["omittedResults"] == len(own["findings"])
    assert run["properties"]["omittedResults"] == max(0, len(own["findings"]) - 25_000)
    assert run["automationDetails"]["id"] == "a11y-lint/" and run["columnKind"] == "utf16CodeUnits"


def rules(run):
    ids = [rule["id"] for rule in run["tool"]["driver"]["rules"]]
    assert ids == sorted(set(ids)), "rules twice or out of order"
    assert set(ids) == {result["ruleId"] for result in run["results"]}
    for result in run["results"]:
        assert ids[result["ruleIndex"]] == result["ruleId"]
    for rule in run["tool"]["driver"]["rules"]:
        assert "security-severity" not in rule["properties"]
        assert rule["help"]["markdown"] and len(rule["properties"]["tags"]) <= 10
        assert "accessibility" in rule["properties"]["tags"]


def pairs(own, results):
    """Each result with its finding; where some are left out, the worst are there."""
    findings = own["findings"]
    if len(results) == len(findings):
        return list(zip(findings, results))
    kept = {result["partialFingerprints"]["a11yLintNode/v1"] for result in results}
    shown = [finding for finding in findings if finding["fingerprint"] in kept]
    rest = [finding for finding in findings if finding["fingerprint"] not in kept]
    assert max(map(rank, shown)) <= min(map(rank, rest)), "a bad finding is left out"
    assert len(shown) == len(results)
    return list(zip(shown, results))


def rank(finding):
    return 3 if finding["certainty"] == "needsReview" else RANK[finding["severity"]]


def compare(finding, result):
    assert finding["rule"] == result["ruleId"]
    review = finding["certainty"] == "needsReview"
    assert result["level"] == ("note" if review else finding["severity"])
    message = finding["message"].replace("](", "]\\u{28}")
    assert result["message"]["text"].startswith("To review: " + message if review else message)
    (location,) = result["locations"]
    place = location["physicalLocation"]
    assert urllib.parse.unquote(place["artifactLocation"]["uri"]) == finding["path"]
    assert place["artifactLocation"]["uriBaseId"] == "%SRCROOT%"
    region, start, end = place["region"], finding["range"]["start"], finding["range"]["end"]
    assert region["startLine"] == start["line"] and region["endLine"] == end["line"]
    # A character takes one unit of UTF-16 or two.
    assert start["column"] <= region["startColumn"] <= 2 * start["column"]
    if finding["nodePath"]:
        (element,) = location["logicalLocations"]
        screen = finding["screen"] or ""
        cut = screen if len(screen) <= 1000 else screen[:1000] + "…"
        assert element["fullyQualifiedName"] == cut + finding["nodePath"]
    assert len(result.get("relatedLocations", [])) == len(finding["related"])
    assert result["partialFingerprints"]["a11yLintNode/v1"] == finding["fingerprint"]


def fingerprints(results):
    """GitHub tells alerts apart by rule, path and hash."""
    alerts = {
        (result["ruleId"], uri(result), result["partialFingerprints"]["primaryLocationLineHash"])
        for result in results
    }
    assert len(alerts) == len(results), "two findings would be one alert"


def uri(result):
    return result["locations"][0]["physicalLocation"]["artifactLocation"]["uri"]


def notifications(run, own):
    (invocation,) = run["invocations"]
    errors = [
        notification for notification in invocation["toolExecutionNotifications"]
        if notification["descriptor"]["id"] == "input-error"
    ]
    assert invocation["executionSuccessful"] == (not own["inputErrors"])
    assert [urllib.parse.unquote(uri(error)) for error in errors] == [
        error["path"] for error in own["inputErrors"]
    ]
    others = len(invocation["toolExecutionNotifications"]) - len(errors)
    assert others == (1 if run["properties"]["omittedResults"] else 0)
    assert "endTimeUtc" not in invocation and "startTimeUtc" not in invocation


def tools(path, sliced):
    """What sarif-tools makes of the file, or of a slice of it."""
    from sarif import loader
    from sarif.operations import csv_op, diff_op, summary_op

    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        if path is None:
            path = folder / "slice.sarif"
            path.write_text(json.dumps(sliced), encoding="utf-8")
        count = len(json.loads(path.read_text(encoding="utf-8"))["runs"][0]["results"])
        files = loader.load_sarif_files(str(path))
        files.init_default_line_number_1()
        assert files.get_result_count() == count
        with contextlib.redirect_stdout(io.StringIO()):
            summary_op.generate_summary(files, str(folder / "summary.txt"), False)
            diff_op.print_diff(files, files, str(folder / "diff.json"))
            csv_op.generate_csv(files, str(folder / "table.csv"), False)
        assert (folder / "summary.txt").read_text(encoding="utf-8")
        with open(folder / "table.csv", newline="", encoding="utf-8") as table:
            assert len(list(csv.DictReader(table))) == count
        diff = json.loads((folder / "diff.json").read_text())
        assert diff["all"] == {"+": 0, "-": 0}
