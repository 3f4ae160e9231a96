"""What validators share: the JSON report of the same sample, schemas, texts."""

import functools
import json
import re

# What acts on a terminal, a log or the reader's eye, but for line breaks.
CONTROL = re.compile(
    "[\x00-\x09\x0b-\x1f\x7f-\x9f\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]"
)


def own(path):
    """The JSON report of the sample that a report lies beside."""
    return json.loads((path.parent / "json.json").read_text(encoding="utf-8"))


def new(report):
    """The findings of a JSON report that are new."""
    return [finding for finding in report["findings"] if finding["state"] == "new"]


def text(path):
    """A report as text: UTF-8 without a mark, and without characters that act."""
    data = path.read_bytes()
    assert not data.startswith(b"\xef\xbb\xbf"), "a byte order mark"
    text = data.decode("utf-8")
    found = CONTROL.search(text)
    assert not found, "a control character: " + repr(found)
    return text


@functools.cache
def schema(path):
    """A validator for a schema, with its formats."""
    import jsonschema

    value = json.loads(path.read_text(encoding="utf-8"))
    kind = jsonschema.validators.validator_for(value)
    kind.check_schema(value)
    return kind(value, format_checker=kind.FORMAT_CHECKER)


def conform(value, path):
    """Raises where a value does not conform to the schema at a path."""
    for error in schema(path).iter_errors(value):
        raise AssertionError(f"{path.name}: {error.json_path}: {error.message[:300]}")


def slices(items, count=300):
    """Some of many items, from all parts of the list."""
    return items[:: max(1, len(items) // count)]
