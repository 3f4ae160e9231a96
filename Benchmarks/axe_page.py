#!/usr/bin/env python3
"""Yardstick for the whole: axe-core in Chromium on the same tree as a page. Prints what it found.

Needs the packages playwright and axe-playwright-python of pip, and a Chromium
(A11Y_LINT_CHROMIUM, or /usr/bin/chromium).
"""

import os
import pathlib
import sys

import axe_playwright_python
from playwright.sync_api import sync_playwright

CHROMIUM = os.environ.get("A11Y_LINT_CHROMIUM", "/usr/bin/chromium")
# The rules that ask what ours ask: names of images and controls, headings, sizes.
RUN = "async () => { const r = await axe.run(); return [r.violations.length, r.passes.length] }"


def main() -> int:
    """Opens the page and runs axe-core in it."""
    script = next(pathlib.Path(axe_playwright_python.__file__).parent.rglob("axe.min.js"))
    with sync_playwright() as tools:
        browser = tools.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        page = browser.new_page()
        page.set_default_timeout(0)
        page.goto(pathlib.Path(sys.argv[1]).resolve().as_uri())
        page.add_script_tag(path=script)
        print(page.evaluate("document.querySelectorAll('[id]').length"), *page.evaluate(RUN))
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
