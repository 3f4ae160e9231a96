"""What GitLab and Code Climate read, by their schemas and against the JSON report."""

import json

import shown

FORMATS = ["gitlab", "codeclimate", "gitlab-a11y"]
SEVERITIES = {"error": "critical", "warning": "major", "note": "minor"}


def check(path, sample, shared):
    text = path.read_bytes().decode("utf-8")
    shown.check_visible(text)
    assert text[0] in "[{" and text.endswith("\n")
    value = json.loads(text, object_pairs_hook=members)
    report = shown.report(path)
    if path.stem == "gitlab-a11y":
        check_pages(value, report, shared)
    else:
        check_issues(value, report, shared, sample, path.stem)


def members(pairs):
    names = [name for name, _ in pairs]
    assert len(set(names)) == len(names), "a name given twice"
    return dict(pairs)


def check_issues(issues, report, shared, sample, name):
    some = issues[::100] if sample == "thousands" else issues
    shown.check_schema(shared / "derived/gitlab-code-quality-array.schema.json", some)
    for issue in some:
        shown.check_schema(shared / "gitlab/codeclimate.json", issue)
        if name == "codeclimate":
            shown.check_schema(shared / "derived/codeclimate-engine-issue.schema.json", issue)
            check_markdown(issue)
        else:
            wanted_members = {"description", "check_name", "fingerprint", "severity", "location"}
            assert set(issue) - {"content"} == wanted_members
            check_fixes(issue.get("content", {}).get("body", ""))
    prints = [issue["fingerprint"] for issue in issues]
    assert len(set(prints)) == len(prints), "a fingerprint given twice"
    findings, errors = shown.new(report), report["inputErrors"]
    found = [place(issue) for issue in issues if issue["check_name"] != "input-error"]
    assert found == [wanted(finding) for finding in findings], "other findings than in the JSON report"
    lost = [issue for issue in issues if issue["check_name"] == "input-error"]
    assert [issue["description"] for issue in lost] == [error["message"] for error in errors]
    assert all(issue["severity"] == "blocker" for issue in lost)


def place(issue):
    return (issue["location"]["path"], issue["location"]["lines"]["begin"], issue["location"]["lines"]["end"],
            issue["check_name"], issue["description"], issue["severity"], issue["fingerprint"])


def wanted(finding):
    is_review = finding["certainty"] == "needsReview"
    return (finding["path"], finding["range"]["start"]["line"], finding["range"]["end"]["line"], finding["rule"],
            ("to review: " if is_review else "") + finding["message"],
            "info" if is_review else SEVERITIES[finding["severity"]], finding["fingerprint"])


def check_markdown(issue):
    """That a reader of the Markdown sees the text and nothing else."""
    import html
    import re

    import cmarkgfm

    body, mark, fixes = issue.get("content", {}).get("body", "Help:").partition("\n\nFix (")
    check_fixes(mark.strip() + fixes)
    page = cmarkgfm.github_flavored_markdown_to_html(body)
    assert not set(re.findall(r"<(\w+)", page)) - {"p"}, page
    assert page.startswith("<p>Help:") or page.startswith("<p>"), page
    text = html.unescape(re.sub(r"</?p>", "", page)).strip()
    # A blank of no width keeps names and addresses from becoming links.
    text = text.replace("\u200b", "")
    plain = html.unescape(re.sub(r"\\([\\`*_\[\]#!|~$])", r"\1", body)).replace("\u200b", "")
    assert re.sub(r"\s+", " ", text) == re.sub(r"\s+", " ", plain).strip(), f"{text!r} {plain!r}"


def check_fixes(body):
    """That the fixes are paragraphs, each with a block of code, and nothing else."""
    import re

    import cmarkgfm

    page = cmarkgfm.github_flavored_markdown_to_html(body)
    assert not set(re.findall(r"<(\w+)", page)) - {"p", "pre", "code"}, page
    assert len(re.findall("<pre>", page)) == len(re.findall(r"^<p>Fix \(", page, re.M)), page


def check_pages(value, report, shared):
    some = dict(value, results={path: entries[:300] for path, entries in value["results"].items()})
    shown.check_schema(shared / "derived/gitlab-accessibility-pa11y-ci.schema.json", some)
    entries = [entry for entries in value["results"].values() for entry in entries]
    assert value["total"] == len(value["results"]) and value["errors"] == len(entries)
    assert value["passes"] == sum(not entries for entries in value["results"].values())
    assert len({json.dumps(entry, sort_keys=True) for entry in entries}) == len(entries), "entries that are the same"
    violations = [finding for finding in shown.new(report) if finding["certainty"] == "violation"]
    paths = {finding["path"] for finding in violations} | {error["path"] for error in report["inputErrors"]}
    assert paths <= set(value["results"]) and "" not in value["results"]
    found = sorted((path, entry["code"].split(".")[-1], entry["type"], entry["message"])
                   for path, entries in value["results"].items() for entry in entries)
    types = {"error": "error", "warning": "warning", "note": "notice"}
    meant = [(finding["path"], finding["rule"], types[finding["severity"]], finding["message"])
             for finding in violations]
    meant += [(error["path"], "input-error", "error", error["message"]) for error in report["inputErrors"]]
    assert found == sorted(meant), "other findings than in the JSON report"
    for entry in entries:
        assert entry["runner"] == "a11y-lint" and set(entry["runnerExtras"]) == {"fingerprint"}
        assert "/children/" not in json.dumps(entry)
