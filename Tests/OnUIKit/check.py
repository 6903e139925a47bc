#!/usr/bin/env python3
"""Runs the tests of the transitions over UIKit's public API, with its stand-in in UIKit's place.

usage: check.py

Builds the package with the environment variable TRANSITIONING_PLATFORM=uikit, in a folder of its own,
and runs the tests of everything that stands on a platform there. `differences.txt` has the tests that
fail, with their arguments, each below the reason: what UIKit does in another way, or what is open. A
test that fails and is not in the list is an error, and one of the list that passes is one, too.
"""
import os
import pathlib
import re
import subprocess
import sys

from differences import are_known

ROOT = pathlib.Path(__file__).resolve().parents[2]
FAILED = re.compile(
    r'^✘ Test "(?P<name>.*)" recorded an issue(?: with \d+ arguments? (?P<arguments>.*?))? at '
    r"(?P<file>[\w+]+)\.swift:", re.MULTILINE)


def failures(log):
    """The tests that fail: the file, the name and the arguments."""
    for match in FAILED.finditer(log):
        # Of an argument with several values, the first is enough: its name.
        arguments = re.sub(r'(\(name: "[^"]*"), .*', r"\1)", match["arguments"] or "")
        yield f'{match["file"]}: {match["name"]}' + (f" ({arguments})" if arguments else "")


def swift(*arguments):
    return subprocess.run(
        ["swift", *arguments, "--package-path", str(ROOT), "--scratch-path",
         str(ROOT / ".build/uikit")],
        env={**os.environ, "TRANSITIONING_PLATFORM": "uikit"}, capture_output=True, text=True)


def main():
    built = swift("build", "--build-tests")
    if built.returncode:
        sys.exit(built.stdout + built.stderr)
    run = swift("test", "--skip-build")
    summary = re.findall(r"^[✔✘━] Test run with .*$", run.stdout, re.MULTILINE)
    if not summary:
        sys.exit(run.stdout[-4000:] + run.stderr[-4000:])
    print(summary[-1])
    sys.exit(not are_known(dict.fromkeys(failures(run.stdout), ""), "differences.txt"))


if __name__ == "__main__":
    main()
