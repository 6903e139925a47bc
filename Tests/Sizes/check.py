#!/usr/bin/env python3
"""Compares the lines of each room with the number that it may have, in lines.txt.

    python3 Tests/Sizes/check.py [--lower]

A room is a folder of Sources, Catalog or Tests; files of Catalog that are in none are the room Catalog. All lines of
Swift, JavaScript, CSS and Python count, those of comments and empty ones, too. Pages do not, nor what else is in a DocC
catalog: nobody should write less there to stay below a number.

With --lower, a number that is greater than it need be becomes that of today.
"""

import collections
import pathlib
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
FILE = pathlib.Path(__file__).parent / "lines.txt"
HOUSES = ("Sources", "Catalog", "Tests")
WRITTEN = {".swift", ".js", ".css", ".py"}

ADVICE = """
Say it in fewer lines, or delete what nothing needs; denser lines are no gain. To raise a number is a change like any
other: in the same commit, in Tests/Sizes/lines.txt, with its reason in one line behind the name of the room."""


def counted():
    """The lines of each room."""
    lines = collections.Counter()
    for house in HOUSES:
        for file in (ROOT / house).rglob("*"):
            parts = file.relative_to(ROOT).parts
            if file.suffix not in WRITTEN or any(part.endswith(".docc") for part in parts): continue
            lines["/".join(parts[:2]) if len(parts) > 2 else house] += len(file.read_text().splitlines())
    return lines


def main():
    if sys.argv[1:] not in ([], ["--lower"]): sys.exit(__doc__)
    today, seen, faults, text = counted(), set(), [], []
    for number, line in enumerate(FILE.read_text().splitlines(), 1):
        if not line or line.startswith("#"):
            text.append(line)
            continue
        allowed, room, *reason = line.split(maxsplit=2)
        lines = today[room]
        if not lines: faults.append(f"Tests/Sizes/lines.txt:{number}: there is no {room}; delete its line")
        if lines > int(allowed): faults.append(f"{room} has {lines:,} lines, and may have {int(allowed):,}")
        seen.add(room)
        text.append(f"{min(lines, int(allowed)):6} {room}" + "".join(f"  {each}" for each in reason))
    faults += [
        f"{room} has {today[room]:,} lines, and no number in Tests/Sizes/lines.txt" for room in sorted(today.keys() - seen)]
    if sys.argv[1:]: FILE.write_text("".join(f"{line}\n" for line in text))
    if any(faults): sys.exit("\n".join(faults) + "\n" + ADVICE)
    for house in HOUSES:
        lines = sum(number for room, number in today.items() if room.split("/")[0] == house)
        print(f"{house} has {lines:,} lines")


if __name__ == "__main__":
    main()
