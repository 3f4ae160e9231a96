"""The formats in XML: by their schemas, and by parsers that compare what they read with the JSON report."""

import collections
import re
import shutil
import subprocess
import xml.etree.ElementTree as tree

import shown

FORMATS = ["junit", "checkstyle"]


class Missing(Exception):
    """A tool that is not installed."""


def check(path, sample, shared):
    text = path.read_bytes().decode("utf-8")
    assert text.startswith('<?xml version="1.0" encoding="UTF-8"?>\n')
    shown.check_visible(text)
    if not shutil.which("xmllint"):
        raise Missing("xmllint")
    names = {
        "junit": ["junit/junit-10.jenkins.xsd", "junit/JUnit.windyroad.xsd"],
        "checkstyle": ["checkstyle/checkstyle-report-1.0.0.xsd"],
    }[path.stem]
    for name in names:
        run = subprocess.run(
            ["xmllint", "--nonet", "--huge", "--noout", "--schema", str(shared / name), str(path)],
            capture_output=True, text=True)
        assert run.returncode == 0, f"{name}: {run.stderr[:400]}"
    report = shown.report(path)
    root = tree.fromstring(text)
    (check_junit if path.stem == "junit" else check_checkstyle)(root, report)
    if path.stem == "junit":
        check_junitparser(path, root)


def places(findings):
    return collections.Counter(
        (shown.shown(finding["path"]), finding["range"]["start"]["line"],
         finding["range"]["start"]["column"], said(finding), finding["rule"])
        for finding in findings)


def said(finding):
    return shown.shown(("to review: " if finding["certainty"] == "needsReview" else "") + finding["message"])


def check_checkstyle(root, report):
    found, errors = collections.Counter(), 0
    for file in root.findall("file"):
        for error in file.findall("error"):
            rule = error.get("source").removeprefix("a11y-lint.")
            if rule == "input-error":
                errors += 1
                assert error.get("severity") == "error"
                continue
            found[(file.get("name"), int(error.get("line")), int(error.get("column")), error.get("message"), rule)] += 1
    assert found == places(shown.new(report)), "other findings than in the JSON report"
    assert errors == len(report["inputErrors"])
    severities = collections.Counter(error.get("severity") for error in root.iter("error"))
    assert severities["error"] == report["summary"]["errors"] + errors
    assert severities["warning"] == report["summary"]["warnings"]


def check_junit(root, report):
    names, found, messages, meant = set(), collections.Counter(), collections.Counter(), collections.Counter()
    for number, suite in enumerate(root.findall("testsuite")):
        assert suite.get("id") == str(number) and suite.get("timestamp") == "1970-01-01T00:00:00"
        cases = suite.findall("testcase")
        assert int(suite.get("tests")) == len(cases) > 0
        for word, plural in [("failure", "failures"), ("error", "errors"), ("skipped", "skipped")]:
            count = sum(case.find(word) is not None for case in cases)
            assert int(suite.get(plural)) == count, plural
            found[word] += count
        for case in cases:
            name = (case.get("classname"), case.get("name"))
            assert name not in names, f"a name given twice: {name}"
            names.add(name)
            assert "file" not in case.attrib
            for result in case:
                messages[result.get("message")] += 1
                if result.tag == "error":
                    continue
                place = re.match(r"(?s)(.+?):(\d+):(\d+): (error|warning|note): ", result.text)
                assert place and place[1] == suite.get("name") and result.get("message") in result.text
                rule = re.match(r"[a-z0-9-]+", case.get("name"))[0]
                meant[(place[1], int(place[2]), int(place[3]), result.get("message"), rule)] += 1
                assert not re.search(r":\d+:\d+", case.get("name").replace(suite.get("name"), ""))
    findings = shown.new(report)
    assert meant == places(findings), "other findings than in the JSON report"
    counted = " ".join(gate["what"] for gate in report["summary"].get("failedGates", report.get("failedGates", [])))
    failed = sum(
        finding["certainty"] != "needsReview" and (finding["severity"] == "error" or finding["severity"] in counted)
        for finding in findings
    )
    assert found["failure"] == failed, "failures"
    assert found["skipped"] == len(findings) - failed, "skipped"
    assert found["error"] == len(report["inputErrors"]), "errors"
    wanted = collections.Counter(said(finding) for finding in findings)
    wanted.update(shown.shown(error["message"]) for error in report["inputErrors"])
    assert messages == wanted, "other messages than in the JSON report"


def check_junitparser(path, root):
    import junitparser

    suites = list(junitparser.JUnitXml.fromfile(str(path)))
    assert sum(suite.tests for suite in suites) == len(list(root.iter("testcase")))
    cases = [case for suite in suites for case in suite]
    assert sum(case.is_failure for case in cases) == len(list(root.iter("failure")))
    assert sum(case.is_skipped for case in cases) == len(list(root.iter("skipped")))
    assert sum(case.is_error for case in cases) == len(list(root.iter("error")))
