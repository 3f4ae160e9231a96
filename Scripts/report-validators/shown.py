"""What reports make of untrusted text, worked out once more for comparing; validates nothing itself."""

import functools
import json
import pathlib
import re

# Control characters, direction marks and other characters that nobody sees.
HIDDEN = (
    "\x00-\x1f\x7f-\x9f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\ufffe\uffff"
    "\U000e0000-\U000e007f"
)
PATTERN = re.compile("[" + HIDDEN + "]")
NAMES = {"\n": "\\n", "\r": "\\r", "\t": "\\t"}


def shown(text):
    """The text with visible escapes."""
    return PATTERN.sub(lambda match: NAMES.get(match[0], "\\u{%x}" % ord(match[0])), text)


def shown_in_logs(text):
    """The text with visible escapes, also for what a build service would take for a command."""
    return shown(re.sub(r"#(?=#(\[|vso\[|teamcity\[))", r"\\u{23}", text))


def check_visible(text):
    """That a document hides nothing; line breaks are its own."""
    hidden = re.search("[" + HIDDEN.replace("\x00-\x1f", "\x00-\x09\x0b\x0c\x0e-\x1f") + "]", text)
    assert not hidden, "a character that nobody sees: " + repr(hidden)


def report(path):
    """The JSON report of the same sample."""
    return json.loads((path.parent / "json.json").read_text())


def new(report):
    """The findings that count."""
    return [finding for finding in report["findings"] if finding["state"] == "new"]


@functools.cache
def validator(path):
    """A validator of a JSON Schema."""
    import jsonschema

    schema = json.loads(pathlib.Path(path).read_text())
    kind = jsonschema.validators.validator_for(schema, default=jsonschema.Draft7Validator)
    kind.check_schema(schema)
    return kind(schema)


def check_schema(path, value):
    """That a value fits a JSON Schema."""
    for error in validator(path).iter_errors(value):
        raise AssertionError(f"{path.name}: {error.json_path}: {error.message[:300]}")
