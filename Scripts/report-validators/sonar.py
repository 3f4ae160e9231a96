"""SonarQube's generic issues, by their schema and by what no schema says."""

import json

import host_reports as reports

FORMATS = ["sonarqube"]

RANKS = {"note": 0, "warning": 1, "error": 2}
SEVERITIES = ["MINOR", "MAJOR", "CRITICAL"]


def check(path, sample, shared):
    report = json.loads(reports.text(path))
    issues, own = report["issues"], reports.own(path)
    sliced = dict(report, issues=reports.slices(issues))
    reports.conform(sliced, shared / "derived/sonarqube-generic-issues.schema.json")
    rules = {rule["id"]: rule for rule in report["rules"]}
    assert len(rules) == len(report["rules"]), "a rule twice"
    assert set(rules) == {issue["ruleId"] for issue in issues}
    assert all({"type", "severity", "impacts"} <= set(rule) for rule in rules.values())
    assert all(
        impact["severity"] in {"HIGH", "MEDIUM", "LOW"}
        for rule in rules.values() for impact in rule["impacts"]
    )
    errors = [issue for issue in issues if issue["ruleId"] == "input-error"]
    others = [issue for issue in issues if issue["ruleId"] != "input-error"]
    assert [issue["primaryLocation"]["message"] for issue in errors] == [
        error["message"] for error in own["inputErrors"]
    ]
    findings = reports.new(own)
    assert len(others) == len(findings)
    worst = {}
    for finding, issue in zip(findings, others):
        compare(finding, issue)
        worst[issue["ruleId"]] = max(worst.get(issue["ruleId"], 0), RANKS[finding["severity"]])
    for name, rank in worst.items():
        wanted = "INFO" if name.endswith(".review") else SEVERITIES[rank]
        assert rules[name]["severity"] == wanted, name


def compare(finding, issue):
    review = finding["certainty"] == "needsReview"
    assert issue["ruleId"] == finding["rule"] + (".review" if review else "")
    assert finding["message"] in issue["primaryLocation"]["message"]
    assert issue["primaryLocation"]["filePath"] == finding["path"]
    place(finding["range"], issue["primaryLocation"]["textRange"])
    related = issue.get("secondaryLocations", [])
    assert len(related) == len(finding["related"])
    for other, mine in zip(finding["related"], related):
        place(other["range"], mine["textRange"])


def place(theirs, mine):
    assert mine["startLine"] == theirs["start"]["line"] <= mine["endLine"] <= theirs["end"]["line"]
    assert ("startColumn" in mine) == ("endColumn" in mine)
    if "startColumn" in mine:
        start, end = theirs["start"]["column"], theirs["end"]["column"]
        assert start - 1 <= mine["startColumn"] <= 2 * (start - 1)
        assert end - 1 <= mine["endColumn"] <= 2 * (end - 1)
        assert (mine["startLine"], mine["startColumn"]) < (mine["endLine"], mine["endColumn"])
