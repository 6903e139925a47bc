#!/usr/bin/env python3
"""Checks that check.py finds what is dead, and only that, in a small package.

usage: planted.py

In the files of the folder Planted, each comment at the end of a line is an offence that must be
found there. All else is in use, in a way that an index may not mention.
"""
import pathlib
import re
import subprocess
import sys
import tempfile

from check import offences
from declarations import Code

ROOT = pathlib.Path(__file__).resolve().parent / "Planted"

# The folders of each module; no module uses the one that is elsewhere.
MODULES = {
    "Shop": ["Sources/Shop", "Catalog"], "Elsewhere": ["Sources/Elsewhere"], "ShopTests": ["Tests"]}


def compile_all(folder):
    """Compiles the modules, with an index, in a folder."""
    for module, folders in MODULES.items():
        files = [file for each in folders for file in sorted((ROOT / each).rglob("*.swift"))]
        result = subprocess.run(
            ["swiftc", "-c", "-suppress-warnings", "-parse-as-library", "-package-name", "planted",
             "-I", ".", "-index-store-path", "store", "-enable-testing", "-emit-module",
             "-module-name", module, *files], cwd=folder, capture_output=True, text=True)
        if result.returncode:
            sys.exit(result.stdout + result.stderr)


def wanted():
    """The offences that the comments name."""
    for file in sorted(ROOT.rglob("*.swift")):
        for number, line in enumerate(file.read_text().split("\n"), 1):
            if match := re.search(r"  // (.* uses? the .*)", line):
                yield str(file.relative_to(ROOT)), number, match[1]


def main():
    with tempfile.TemporaryDirectory() as folder:
        compile_all(folder)
        found = set(offences(Code(ROOT, pathlib.Path(folder) / "store")))
    offended = set(wanted())
    for what, offence in [
            *(("MISSED", each) for each in sorted(offended - found)),
            *(("FOUND IN VAIN", each) for each in sorted(found - offended))]:
        print(f"{what}: {':'.join(map(str, offence))}")
    print(f"{len(found & offended)} of {len(offended)} dead declarations found")
    sys.exit(found != offended)


if __name__ == "__main__":
    main()
