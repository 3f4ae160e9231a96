"""The records, by their own schema and against the JSON report."""

import json
import pathlib

import shown

FORMATS = ["jsonl"]
SCHEMA = pathlib.Path(__file__).resolve().parents[2] / "Schemas" / "a11y-lint-jsonl.schema.json"


def check(path, sample, shared):
    text = path.read_bytes().decode("utf-8")
    shown.check_visible(text)
    assert text.endswith("\n")
    records = [json.loads(line) for line in text[:-1].split("\n")]
    for record in records[::100] + records[-1:] if sample == "thousands" else records:
        shown.check_schema(SCHEMA, record)
    kinds = [record["kind"] for record in records]
    assert kinds[0] == "start" and kinds[-1] == "end" and kinds.count("start") == kinds.count("end") == 1
    assert records[-1]["records"] == len(records), "the number of records"
    report = shown.report(path)
    for name in ["summary", "failedGates"]:
        assert records[-1][name] == report[name], name
    for kind, name in [("finding", "findings"), ("inputError", "inputErrors")]:
        found = [{key: value for key, value in record.items() if key != "kind"}
                 for record in records if record["kind"] == kind]
        assert found == report[name], f"other {name} than in the JSON report"
    files = [record for record in records if record["kind"] == "file"]
    assert sum(file["findings"] for file in files) == len(report["findings"])
    assert sum(file["inputErrors"] for file in files) == len(report["inputErrors"])
    assert sum(file["nodes"] for file in files) == report["summary"]["nodes"]
    place = None
    for record in records:
        place = record["path"] if record["kind"] == "file" else place
        assert record["kind"] not in ("finding", "inputError") or record["path"] == place
