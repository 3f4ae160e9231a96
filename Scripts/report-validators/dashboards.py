"""The formats for dashboards: by the summary's schema, promtool and two parsers of the exposition formats."""

import functools
import json
import math
import pathlib
import re
import shutil
import subprocess

FORMATS = ["summary", "prometheus"]

STATES = ("new", "known")
CONTROL = re.compile(r"[\x00-\x09\x0b-\x1f\x7f-\x9f\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]")


class Missing(Exception):
    """A tool that is not installed."""


@functools.cache
def findings(path):
    """What the JSON report of the same sample says: totals and findings that are not suppressed."""
    report = json.loads(path.read_text())
    return report["summary"], [found for found in report["findings"] if found["state"] != "suppressed"]


@functools.cache
def validator():
    import jsonschema

    path = pathlib.Path(__file__).resolve().parents[2] / "Schemas" / "a11y-lint-summary.schema.json"
    schema = json.loads(path.read_text())
    kind = jsonschema.validators.validator_for(schema)
    kind.check_schema(schema)
    return kind(schema)


def column(found):
    if found["state"] == "known":
        return "known"
    return "needsReview" if found["certainty"] == "needsReview" else found["severity"] + "s"


def counted(found, keys):
    """The counts of findings by what a function gives for each of them, as the summary has them."""
    counts = {}
    for finding in found:
        for key in keys(finding):
            row = counts.setdefault(key, dict.fromkeys(("errors", "warnings", "notes", "needsReview", "known"), 0))
            row[column(finding)] += 1
    return counts


def score(totals, found):
    weights = {"error": 10, "warning": 3, "note": 1}
    weight = 10 * totals["inputErrors"] + sum(
        weights[finding["severity"]] for finding in found if finding["certainty"] == "violation")
    clean = 10 * max(totals["screens"], 1)
    return weight, math.floor(1000 * clean / (clean + weight)) / 10


def check_summary(path):
    text = path.read_text()
    assert not CONTROL.search(text), "a control character"
    summary = json.loads(text)
    for error in validator().iter_errors(summary):
        raise AssertionError(f"{error.json_path}: {error.message[:300]}")
    totals, found = findings(path.parent / "json.json")
    assert "time" not in summary, "a time that nobody asked for"
    for name, count in summary["totals"].items():
        assert totals[name] == count, (name, count)
    weight, value = score(totals, found)
    assert (summary["score"]["weight"], summary["score"]["value"]) == (weight, value), summary["score"]
    parts = {
        "rules": (lambda part: part["rule"], lambda finding: [finding["rule"]]),
        "criteria": (lambda part: part["wcag"], lambda finding: finding["wcag"]),
        "clauses": (lambda part: part["en301549"], lambda finding: finding["en301549"]),
        "screens": (
            lambda part: (part["path"], part["screen"]),
            lambda finding: [(finding["path"], finding["screen"])]),
    }
    columns = ("errors", "warnings", "notes", "needsReview", "known")
    for name, (key, keys) in parts.items():
        listed = {key(part): {column: part[column] for column in columns} for part in summary[name]}
        assert len(listed) == len(summary[name]), f"{name}: something is there twice"
        assert listed == counted(found, keys), name
    counts = counted(found, lambda finding: [finding["category"]])
    for part in summary["categories"]:
        expected = counts.get(part["category"], dict.fromkeys(columns, 0))
        assert {column: part[column] for column in columns} == expected, part
    assert set(counts) <= {part["category"] for part in summary["categories"]}
    for part in summary["severities"]:
        for state, prefix in (("new", ""), ("known", "known")):
            for certainty, word in (("violation", "violations"), ("needsReview", "needsReview")):
                expected = sum(
                    (finding["severity"], finding["certainty"], finding["state"])
                    == (part["severity"], certainty, state) for finding in found)
                name = prefix + word[0].upper() + word[1:] if prefix else word
                assert part[name] == expected, (part, name, expected)


def check_prometheus(path):
    import prometheus_client.openmetrics.parser
    import prometheus_client.parser

    text = path.read_text()
    assert not CONTROL.search(text), "a control character"
    assert text.endswith("\n# EOF\n")
    families = list(prometheus_client.parser.text_string_to_metric_families(text))
    strict = list(prometheus_client.openmetrics.parser.text_string_to_metric_families(text))
    assert [family.samples for family in families] == [family.samples for family in strict]
    assert {family.type for family in families} == {"gauge"}, "something but gauges"
    samples = {}
    for family in families:
        assert family.documentation and family.name.startswith("a11y_lint_")
        for sample in family.samples:
            key = (sample.name, tuple(sorted(sample.labels.items())))
            assert key not in samples, f"{key} is there twice"
            samples[key] = sample.value
    labels = {name for _, pairs in samples for name, _ in pairs}
    assert labels <= {"version", "rule", "category", "severity", "certainty", "state", "gate", "what"}, labels
    totals, found = findings(path.parent / "json.json")

    def value(name, **labels):
        return samples.get(("a11y_lint_" + name, tuple(sorted(labels.items()))))

    assert value("last_run_timestamp_seconds") is None, "a time that nobody asked for"
    assert value("score_ratio") == round(score(totals, found)[1] / 100, 3)
    assert value("input_errors") == totals["inputErrors"]
    assert (value("files"), value("screens"), value("nodes")) == (
        totals["files"], totals["screens"], totals["nodes"])
    assert value("gates_failed") is not None
    for state in STATES:
        for certainty in ("violation", "needsReview"):
            for severity in ("error", "warning", "note"):
                sort = dict(severity=severity, certainty=certainty, state=state)
                expected = sum(all(finding[name] == sort[name] for name in sort) for finding in found)
                assert value("findings", **sort) == expected, (sort, expected)
    rules = {}
    for finding in found:
        key = tuple(sorted((name, finding[name]) for name in ("rule", "category", "severity", "certainty", "state")))
        rules[key] = rules.get(key, 0) + 1
    listed = {pairs: value for (name, pairs), value in samples.items() if name == "a11y_lint_rule_findings"}
    assert listed == rules, "the counts of rules"
    if not shutil.which("promtool"):
        raise Missing("promtool")
    run = subprocess.run(["promtool", "check", "metrics"], input=text, capture_output=True, text=True)
    assert run.returncode == 0 and not run.stderr and not run.stdout, run.stdout + run.stderr


def check(path, sample, shared):
    (check_summary if path.stem == "summary" else check_prometheus)(path)
