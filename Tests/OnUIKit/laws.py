#!/usr/bin/env python3
"""Holds all samples to the laws over UIKit's public API.

usage: laws.py CATALOG

CATALOG is the Catalog built with TRANSITIONING_PLATFORM=uikit. `laws-differences.txt` has the laws that a sample breaks
there, each below the reason. A law that is broken and not in the list is an error, and one of the list that is kept is
one, too.
"""
import json
import pathlib
import subprocess
import sys

from differences import differences

HERE = pathlib.Path(__file__).resolve().parent


def main():
    if len(sys.argv) != 2: sys.exit(__doc__)
    audit = subprocess.run([sys.argv[1], "audit", "--all", "--json"], capture_output=True, text=True)
    if audit.returncode > 1: sys.exit(audit.stderr)
    laws = [(sample["sample"], law) for sample in json.loads(audit.stdout) for law in sample["laws"]]
    broken = {f'{name}: {law["law"]}': law for name, law in laws if law["outcome"] == "violated"}
    known = differences(HERE / "laws-differences.txt")
    for name in sorted(broken.keys() - known):
        print(f"broken over UIKit, and not among the differences: {name}")
        print(json.dumps(broken[name]["violations"][:2], indent=1, ensure_ascii=False))
    for name in sorted(known - broken.keys()): print(f"among the differences, and kept: {name}")
    kept = sum(law["outcome"] == "kept" for _, law in laws)
    print(f"{kept} laws kept over UIKit; {len(known & broken.keys())} differ as laws-differences.txt says.")
    sys.exit(broken.keys() != known)


if __name__ == "__main__":
    main()
