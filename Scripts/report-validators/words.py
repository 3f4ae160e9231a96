"""The reports in sentences and in Markdown, and the drafts of conformance reports."""

import collections

import html.parser
import json
import re

FORMATS = ["narrated", "markdown", "acr", "openacr"]

CONTROL = re.compile(r"[\x00-\x09\x0b-\x1f\x7f-\x9f\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]")
DRAWN = re.compile(r"[\u2500-\u257f\u2580-\u259f^|]")
TAGS = {"details", "summary", "code", "br", "table", "thead", "tbody", "tr", "th", "td", "p", "h1", "h2",
        "h3", "ul", "li", "strong", "a", "pre"}
UNDERSTANDING = "https://www.w3.org/WAI/WCAG22/Understanding/"


def check(path, sample, shared):
    text = path.read_bytes().decode("utf-8")
    report = json.loads((path.parent / "json.json").read_text())
    assert not CONTROL.search(text), "a control character: " + repr(CONTROL.search(text))
    {"narrated": narrated, "markdown": markdown, "acr": acr, "openacr": openacr}[path.name.split(".")[0]](text, report, sample)


def shown(report):
    return [finding for finding in report["findings"] if finding["state"] != "known"]


def causes(report):
    """The first finding of each cause: reports for people show one defect once."""
    first = {}
    for finding in shown(report):
        key = finding["cause"], finding["severity"], finding["certainty"], finding["state"]
        first.setdefault(key, finding)
    return list(first.values())


def narrated(text, report, sample):
    findings = causes(report)
    heads = re.findall(r"^Finding (\d+) of (\d+): (error|warning|note)(, to review)?(, suppressed)?\.$", text, re.M)
    assert [int(head[0]) for head in heads] == list(range(1, len(findings) + 1)), "numbers"
    assert all(int(head[1]) == len(findings) for head in heads), "totals"
    places = re.findall(r"^Line (\d+), column (\d+)", text, re.M)
    starts = [(str(f["range"]["start"]["line"]), str(f["range"]["start"]["column"])) for f in findings]
    assert places == starts, "places"
    assert [head[2] for head in heads] == [finding["severity"] for finding in findings], "severities"
    assert len(re.findall(r"^Input error \d+ of \d+\.$", text, re.M)) == len(report["inputErrors"])
    for line in text.splitlines():
        assert not line.lstrip().startswith(("::", "##[")), "a command for a build log: " + line
        plain = re.sub(r'"[^"]*"|“[^”]*”', "", line)
        if sample != "hostile":
            assert not DRAWN.search(plain) and "`" not in plain, "a sign: " + line
        assert not line.startswith(" "), "indented: " + line


class Page(html.parser.HTMLParser):
    """The tags, links and cells of a rendered page."""

    def __init__(self, page):
        super().__init__()
        self.tags, self.links, self.tables, self.cell = collections.Counter(), [], [], None
        self.feed(page)

    def handle_starttag(self, tag, attributes):
        self.tags[tag] += 1
        if tag in ("a", "img"):
            self.links.append(dict(attributes).get("href") or dict(attributes).get("src"))
        if tag == "table":
            self.tables.append([])
        elif tag == "tr" and self.tables:
            self.tables[-1].append([])
        elif tag in ("td", "th"):
            self.cell = ""
        elif tag == "br" and self.cell is not None:
            self.cell += "\n"

    def handle_endtag(self, tag):
        if tag in ("td", "th"):
            self.tables[-1][-1].append(self.cell.replace("\u200b", ""))
            self.cell = None

    def handle_data(self, data):
        if self.cell is not None:
            self.cell += data


def rendered(text):
    import cmarkgfm
    import markdown_it

    options = cmarkgfm.cmark.Options.CMARK_OPT_UNSAFE
    first = Page(cmarkgfm.github_flavored_markdown_to_html(text, options=options))
    second = Page(markdown_it.MarkdownIt("commonmark", {"html": True}).enable("table").render(text))
    assert first.tables == second.tables, "two readers see two tables"
    for page in (first, second):
        assert set(page.tags) <= TAGS, "tags: " + str(set(page.tags) - TAGS)
        for link in page.links:
            assert link.startswith(UNDERSTANDING), "a link: " + str(link)
    assert first.links == second.links, "an address became a link"
    return first


def same(text):
    """A text as it is compared: without backquotes, and without how blanks and escapes are written."""
    return re.sub(r"\s+", " ", text.replace("`", "")).strip()


def markdown(text, report, sample):
    assert len(text.encode()) <= 65_000, "too long"
    assert text.startswith("<!-- a11y-lint -->\n")
    # Services make mentions and references of these in the finished text.
    visible = re.sub(r"(?ms)^(`{3,}).*?^\1$", "", text)
    visible = re.sub(r"`[^`\n]*`", "", visible)
    assert not re.search(r"(^|[^\w\\&])[@#]\w", visible), "a mention"
    page = rendered(text)
    tables = {tuple(table[0]): table[1:] for table in page.tables}
    errors = tables.get(("Where", "Why"), [])
    rows = tables.get(("Severity", "What is wrong", "Where", "VoiceOver says", "Rule"), [])
    left = {noun: int(count) for count, noun in re.findall(r"^And (\d+) more ([a-z ]+?)s?, for which", text, re.M)}
    findings = causes(report)
    assert len(rows) + left.get("cause", 0) == len(findings), "causes"
    assert len(errors) + left.get("input error", 0) == len(report["inputErrors"]), "input errors"
    ranks = {"error": 0, "warning": 1, "note": 2, "error, to review": 3, "warning, to review": 4, "note, to review": 5}
    order = [ranks[row[0]] for row in rows]
    assert order == sorted(order), "not the worst first"
    findings.sort(key=lambda f: ranks[f["severity"] + (", to review" if f["certainty"] == "needsReview" else "")])
    for row, finding in zip(rows, findings):
        assert row[4] == finding["rule"], row
        assert same(row[1]) == same(finding["message"]), (row[1], finding["message"])
        assert ":%d" % finding["range"]["start"]["line"] in row[2].split("\n")[0], row
    # What is left out is left out for want of room alone.
    assert not left.get("cause") or len(text.encode()) > 40_000, "more could be shown"
    fixes = len(re.findall(r"^<summary>(?:A fix|\d+ fixes)</summary>$", text, re.M))
    rules = {finding["rule"] for finding in findings}
    assert page.tags["details"] == len(rules) + fixes or "more rules: see" in text


def acr(text, report, sample):
    page = rendered(text)
    tables = [table for table in page.tables if table[0][0] == "Criterion" and len(table[0]) == 5]
    assert [len(table) - 1 for table in tables] == [31, 24, 31], "86 criteria"
    levels = {row[0].split(" ")[0]: (row[2], row[3]) for table in tables for row in table[1:]}
    judged(levels, report, {"Does Not Support", "Partially Supports", "Not Evaluated"}, "Not Evaluated")
    assert "Supports" not in {level for level, _ in levels.values()}


def judged(levels, report, allowed, nothing):
    """Whether each criterion is judged as the findings demand."""
    failed = {
        number for finding in report["findings"]
        if finding["state"] != "suppressed" and finding["certainty"] == "violation" and finding["severity"] != "note"
        # A finding is sure to fail no more than the criterion that its rule is about first.
        for number in finding["wcag"][:1]
    }
    for number, (level, notes) in levels.items():
        assert level in allowed, level
        assert (level != nothing) == (number in failed), (number, level)
        assert notes, number
    assert failed <= set(levels)


def openacr(text, report, sample):
    import yaml

    document = yaml.safe_load(text)
    assert list(document)[:3] == ["title", "product", "author"]
    assert isinstance(document["title"], str) and isinstance(document["product"]["name"], str)
    assert isinstance(document["author"]["email"], str) and isinstance(document["version"], int)
    for key in ("notes", "evaluation_methods_used", "catalog"):
        assert isinstance(document[key], str), key
    assert "report_date" not in document
    levels = {}
    for name, chapter in document["chapters"].items():
        assert set(chapter) <= {"notes", "disabled", "criteria"}, chapter
        assert chapter.get("disabled") in (None, True) and isinstance(chapter.get("notes", ""), str)
        for criterion in chapter.get("criteria", []):
            assert isinstance(criterion["num"], str) and len(criterion["components"]) == 1
            component = criterion["components"][0]
            adherence = component["adherence"]
            assert component["name"] == ("software" if name.startswith("success") else "none")
            assert isinstance(adherence["notes"], str) and not CONTROL.search(adherence["notes"].replace("\n", ""))
            if criterion["num"] == "4.1.1":
                assert adherence["level"] == "not-applicable"
            elif name.startswith("success"):
                assert criterion["num"] not in levels
                levels[criterion["num"]] = (adherence["level"], adherence["notes"])
            else:
                assert adherence["level"] in ("does-not-support", "partially-supports", "not-evaluated")
    assert len(levels) == 86, len(levels)
    judged(levels, report, {"does-not-support", "partially-supports", "not-evaluated"}, "not-evaluated")
