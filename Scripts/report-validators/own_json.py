"""The JSON report, by its own schema."""

import functools
import json
import pathlib

FORMATS = ["json"]


@functools.cache
def validator():
    import jsonschema

    path = pathlib.Path(__file__).resolve().parents[2] / "Schemas" / "a11y-lint-report.schema.json"
    schema = json.loads(path.read_text())
    kind = jsonschema.validators.validator_for(schema)
    kind.check_schema(schema)
    return kind(schema)


def check(path, sample, shared):
    report = json.loads(path.read_text())
    if sample == "thousands":
        # One finding in a hundred: the schema is slow, and they are alike.
        report["findings"] = report["findings"][::100]
    for error in validator().iter_errors(report):
        raise AssertionError(f"{error.json_path}: {error.message[:300]}")
