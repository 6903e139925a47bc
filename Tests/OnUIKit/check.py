#!/usr/bin/env python3
"""Runs the tests of the transitions over UIKit's public API, with its stand-in in UIKit's place.

usage: check.py

Builds the package with the environment variable TRANSITIONING_PLATFORM=uikit, in a folder of its own,
and runs the tests of `Transitioning` and `Transitions` there. What UIKit does in another way stands in
`differences.txt`: a test, and the reason why it fails. A test that fails and is not in the list is an
error, and one of the list that passes is one, too.
"""
import os
import pathlib
import re
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
FAILED = re.compile(r'^✘ Test "(.*)" (?:with \d+ test cases )?failed after', re.MULTILINE)


def differences():
    """The tests of the list, with their reasons."""
    known = {}
    for line in (HERE / "differences.txt").read_text().splitlines():
        if line and not line.startswith("#"):
            name, _, reason = line.partition(": ")
            known[name] = reason
    return known


def swift(*arguments):
    return subprocess.run(
        ["swift", *arguments, "--package-path", str(ROOT), "--scratch-path",
         str(ROOT / ".build/uikit")],
        env={**os.environ, "TRANSITIONING_PLATFORM": "uikit"}, capture_output=True, text=True)


def main():
    built = swift("build", "--build-tests")
    if built.returncode:
        sys.exit(built.stdout + built.stderr)
    run = swift("test", "--skip-build", "--filter", "^TransitionsTests|^TransitioningTests")
    summary = re.findall(r"^[✔✘] Test run with .*$", run.stdout, re.MULTILINE)
    if not summary:
        sys.exit(run.stdout[-4000:] + run.stderr[-4000:])
    failed, known = set(FAILED.findall(run.stdout)), differences()
    for name in sorted(failed - set(known)):
        print(f"fails over UIKit, and is not among the differences: {name}")
    for name in sorted(set(known) - failed):
        print(f"is among the differences, and passes: {name}")
    print(summary[-1])
    print(f"{len(failed & set(known))} tests differ as {HERE.name}/differences.txt says.")
    sys.exit(1 if failed != set(known) else 0)


if __name__ == "__main__":
    main()
