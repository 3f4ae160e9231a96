"""GitHub workflow commands, by a parser of our own for the runner's grammar."""

import re

import host_reports as reports

FORMATS = ["github"]

LEVELS = {"error": "error", "warning": "warning", "note": "notice"}
MORE = re.compile(r"(\d+) more are not shown, since GitHub shows 10 of each level; .+")


def unescape(text, codes):
    for code, character in codes:
        text = text.replace(code, character)
    return text


DATA = [("%0D", "\r"), ("%0A", "\n"), ("%25", "%")]
PROPERTY = [("%0D", "\r"), ("%0A", "\n"), ("%3A", ":"), ("%2C", ","), ("%25", "%")]


def command(line):
    """What the runner reads in a line: a level, properties and a message; None for no command."""
    line = line.strip()
    if not line.startswith("::") or "::" not in line[2:]:
        return None
    info, data = line[2:].split("::", 1)
    name, _, rest = info.partition(" ")
    properties = {}
    for part in rest.strip().split(","):
        key, equals, value = part.partition("=")
        if equals:
            properties[key] = unescape(value, PROPERTY)
    return name, properties, unescape(data, DATA)


def shown(text):
    """A text with what acts on a reader shown as escapes, but for line breaks."""
    return reports.CONTROL.sub(
        lambda found: "\r" if found[0] == "\r" else "\\t" if found[0] == "\t" else "\\u{%x}" % ord(found[0]), text
    )


def expected(own):
    """Level, path, line, title and message of each annotation, the worst first."""
    for error in own["inputErrors"]:
        yield "error", error["path"], error["line"], "input-error", error["message"]
    for reviews in [False, True]:
        for finding in reports.new(own):
            if (finding["certainty"] == "needsReview") != reviews:
                continue
            message = ("To review: " if reviews else "") + finding["message"]
            message += "\n" + finding["help"] if finding["help"] else ""
            level = "notice" if reviews else LEVELS[finding["severity"]]
            yield level, finding["path"], finding["range"]["start"]["line"], finding["rule"], message


def check(path, sample, shared):
    own = reports.own(path)
    text = reports.text(path)
    assert text == "" or text.endswith("\n")
    # The runner ends lines at either character, and at both together.
    lines = re.split("\r\n|\r|\n", text)[:-1]
    commands = [command(line) for line in lines]
    assert all(commands), "a line that is no command: " + lines[commands.index(None)]
    wanted = list(expected(own))
    omitted = 0
    if commands and "file" not in commands[-1][1]:
        name, properties, message = commands.pop()
        assert name == "notice" and properties == {"title": "a11y-lint"}
        omitted = int(MORE.fullmatch(message)[1])
    assert len(commands) + omitted == len(wanted)
    for level in ["error", "warning", "notice"]:
        mine = [item for item in commands if item[0] == level]
        theirs = [item for item in wanted if item[0] == level]
        room = 9 if level == "notice" and omitted else 10
        assert len(mine) == min(len(theirs), room), f"{len(mine)} of {level}"
        for (_, properties, message), (_, file, line, title, text) in zip(mine, theirs):
            assert set(properties) <= {"file", "line", "endLine", "col", "endColumn", "title"}
            assert properties["file"] == shown(file), properties["file"]
            assert properties.get("line") == (str(line) if line else None)
            assert properties["title"] == title
            assert message == shown(text), message
            assert len(message.encode("utf-16-le")) <= 2 * 4096
            if "col" in properties:
                assert properties["line"] == properties["endLine"]
    levels = [item[0] for item in commands]
    assert levels == sorted(levels, key=["error", "warning", "notice"].index)
