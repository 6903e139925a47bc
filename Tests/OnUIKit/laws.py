#!/usr/bin/env python3
"""Holds all samples to the laws over UIKit's public API.

usage: laws.py CATALOG

CATALOG is the Catalog built with TRANSITIONING_PLATFORM=uikit. `laws-differences.txt` has the laws that a sample breaks
there, each below the reason. A law that is broken and not in the list is an error, and one of the list that is kept is
one, too.
"""
import json
import subprocess
import sys

from differences import are_known


def main():
    if len(sys.argv) != 2: sys.exit(__doc__)
    audit = subprocess.run([sys.argv[1], "audit", "--all", "--json"], capture_output=True, text=True)
    if audit.returncode > 1: sys.exit(audit.stderr)
    laws = [(sample["sample"], law) for sample in json.loads(audit.stdout) for law in sample["laws"]]
    broken = {
        f'{name}: {law["law"]}': json.dumps(law["violations"][:2], indent=1, ensure_ascii=False)
        for name, law in laws if law["outcome"] == "violated"}
    print(f'{sum(law["outcome"] == "kept" for _, law in laws)} laws kept over UIKit')
    sys.exit(not are_known(broken, "laws-differences.txt"))


if __name__ == "__main__":
    main()
