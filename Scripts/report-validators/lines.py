"""The formats that people and editors read line by line."""

import re

FORMATS = ["text", "concise", "xcode"]

CONTROL = re.compile(r"[\x00-\x09\x0b-\x1f\x7f-\x9f\u200e\u200f\u202a-\u202e\u2066-\u2069]")
PLACE = re.compile(r"^.+?:\d+:\d+: (error|warning|note|review)(, to review)?: .+|^.+: error: .+")


def check(path, sample, shared):
    text = path.read_bytes().decode("utf-8")
    assert not CONTROL.search(text), "a control character: " + repr(CONTROL.search(text))
    for line in text.splitlines():
        assert not line.lstrip().startswith(("::", "##[")), "a command for a build log: " + line
        if path.stem != "text":
            assert PLACE.match(line), "no place: " + line
